"""Opponents for people: easy, fair and hard, each a bot with its settings and measured rating."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Annotated, Any

from msgspec import Meta

from grognard.bots.bot import Answer, Bot, Position
from grognard.bots.greedy import Greedy
from grognard.bots.search import Search
from grognard.bots.uniform import Random
from grognard.content import Entry, package_file, read_toml
from grognard.kernel.chance import Lots
from grognard.kernel.questions import Choose, Place

Share = Annotated[float, Meta(ge=0, le=1)]
THINKERS: Mapping[str, Callable[..., Bot]] = {"greedy": Greedy, "search": Search}


class Rating(Entry, frozen=True, kw_only=True):
    """Strength in Elo points, the random bot being 0, with its 95 % interval."""

    elo: float
    low: float
    high: float
    games: Annotated[int, Meta(ge=1)]


class Level(Entry, frozen=True, kw_only=True):
    """A named opponent."""

    bot: str
    iterations: Annotated[int, Meta(ge=1)] | None = None
    seconds: Annotated[float, Meta(gt=0)] | None = None
    slips: Share = 0.0
    """How often it answers anything at all."""
    ratings: dict[str, Rating] = {}
    """By ruleset, as measured on its standard scenario."""


@cache
def levels() -> Mapping[str, Level]:
    """The levels by name, the weakest first.

    >>> list(levels())
    ['easy', 'fair', 'hard']
    """
    found: dict[str, Level] = read_toml(
        package_file("grognard.bots", "levels.toml"), dict[str, Level]
    )
    return found


class Careless:
    """A bot that now and then answers anything."""

    def __init__(self, bot: Bot, slips: float, seed: int | str) -> None:
        self._bot, self._slips = bot, slips
        self._random = Random(seed)
        self._lot = Lots(seed).branch("slips").lot(0)

    def answer(self, question: Choose | Place, position: Position) -> Answer:
        """The bot's answer, or any."""
        if self._lot.below(1000) < 1000 * self._slips:
            return self._random.answer(question, position)
        return self._bot.answer(question, position)


def opponent(
    name: str,
    seed: int | str,
    *,
    seconds: float | None = None,
    iterations: int | None = None,
) -> Bot:
    """The opponent of a level; with a budget of its own where one is given."""
    level = levels()[name]
    if seconds is None and iterations is None:
        seconds, iterations = level.seconds, level.iterations
    bot = THINKERS[level.bot](seed, seconds=seconds, iterations=iterations)
    return Careless(bot, level.slips, seed) if level.slips else bot


def easy(seed: int | str, **budget: Any) -> Bot:
    """An opponent for a first game."""
    return opponent("easy", seed, **budget)


def fair(seed: int | str, **budget: Any) -> Bot:
    """An opponent that plays soundly and answers at once."""
    return opponent("fair", seed, **budget)


def hard(seed: int | str, **budget: Any) -> Bot:
    """An opponent that thinks ahead."""
    return opponent("hard", seed, **budget)
