"""Opponents for people: easy, fair and hard, each a bot with its settings and measured rating."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Annotated, Any

from msgspec import Meta

from grognard.bots.bot import Answer, Bot, Position
from grognard.bots.greedy import Greedy
from grognard.bots.lookahead import Alternative
from grognard.bots.search import Search
from grognard.bots.uniform import Random
from grognard.content import Entry, package_file, read_toml
from grognard.kernel.chance import Lots
from grognard.kernel.compound import SeatQuestion

Share = Annotated[float, Meta(ge=0, le=1)]
THINKERS: Mapping[str, Callable[..., Greedy | Search]] = {"greedy": Greedy, "search": Search}


class Rating(Entry, frozen=True, kw_only=True):
    """Strength in Elo points, the random bot being 0, with its 95 % interval."""

    elo: float
    low: float
    high: float
    games: Annotated[int, Meta(ge=1)]


class BotLevel(Entry, frozen=True, kw_only=True):
    """A named opponent."""

    bot: str
    iterations: Annotated[int, Meta(ge=1)] | None = None
    seconds: Annotated[float, Meta(gt=0)] | None = None
    slips: Share = 0.0
    """How often it answers anything at all."""
    lapses: Share = 0.0
    """How often it makes do with an answer that is merely better than most."""
    ratings: dict[str, Rating] = {}
    """By ruleset, as measured where both can lead the same army."""


@cache
def levels() -> Mapping[str, BotLevel]:
    """The levels by name, the weakest first.

    >>> list(levels())
    ['easy', 'fair', 'hard']
    """
    found: dict[str, BotLevel] = read_toml(
        package_file("grognard.bots", "levels.toml"), dict[str, BotLevel]
    )
    return found


class Careless:
    """A thinker that now and then answers anything, or makes do with what seems good enough."""

    def __init__(self, thinker: Greedy | Search, level: BotLevel, seed: int | str) -> None:
        self._thinker, self._level = thinker, level
        self._random = Random(seed)
        self._lot = Lots(seed).branch("slips").lot(0)

    def answer(self, question: SeatQuestion, position: Position) -> Answer:
        """The best answer, a good one, or any."""
        if self._is_time_for(self._level.slips):
            return self._random.answer(question, position)
        found = self._thinker.weigh(question, position)
        good = _better_than_most(found) if self._is_time_for(self._level.lapses) else found[:1]
        return self._lot.pick(good).answer

    def _is_time_for(self, share: float) -> bool:
        return self._lot.below(1000) < 1000 * share


def _better_than_most(found: Sequence[Alternative]) -> Sequence[Alternative]:
    """The best answer, and those of the better half that are better than the worst.

    Where only a few answers promise anything, the others are equals: one of those would be no
    lapse but folly, such as ending one's turn at once.
    """
    half = found[: (len(found) + 1) // 2]
    return [each for each in half if each.worth > found[-1].worth] or found[:1]


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
    thinker = THINKERS[level.bot](seed, seconds=seconds, iterations=iterations)
    return Careless(thinker, level, seed) if level.slips or level.lapses else thinker


def easy(seed: int | str, **budget: Any) -> Bot:
    """An opponent for a first game."""
    return opponent("easy", seed, **budget)


def fair(seed: int | str, **budget: Any) -> Bot:
    """An opponent that plays soundly and answers at once."""
    return opponent("fair", seed, **budget)


def hard(seed: int | str, **budget: Any) -> Bot:
    """An opponent that thinks ahead."""
    return opponent("hard", seed, **budget)
