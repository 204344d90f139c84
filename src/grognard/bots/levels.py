"""Opponents for people, from easy to master: each a bot with its settings; how strong they are."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Annotated, Any

from msgspec import Meta

from grognard.bots.bot import Answer, Bot, Position, looks_ahead
from grognard.bots.brisk import Brisk
from grognard.bots.greedy import Greedy
from grognard.bots.lookahead import Alternative
from grognard.bots.search import Search
from grognard.content import Entry, package_file, read_toml
from grognard.kernel.chance import Lots
from grognard.kernel.compound import SeatQuestion

Share = Annotated[float, Meta(ge=0, le=1)]
Thinker = Brisk | Greedy | Search
THINKERS: Mapping[str, Callable[..., Thinker]] = {
    "brisk": Brisk,
    "greedy": Greedy,
    "search": Search,
}


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
    lapses: Share = 0.0
    """How often it makes do with an answer that seems good enough."""
    slack: Share = 0.5
    """How far from the best such an answer may be, as a share of the way to the worst."""


@cache
def levels() -> Mapping[str, BotLevel]:
    """The levels by name, the weakest first.

    >>> list(levels())
    ['easy', 'fair', 'hard', 'master']
    """
    found: dict[str, BotLevel] = read_toml(
        package_file("grognard.bots", "levels.toml"), dict[str, BotLevel]
    )
    return found


@cache
def ratings() -> Mapping[str, Mapping[str, Rating]]:
    """How strong levels proved to be, by level and ruleset."""
    found: dict[str, dict[str, Rating]] = read_toml(
        package_file("grognard.bots", "ratings.toml"), dict[str, dict[str, Rating]]
    )
    return found


class Careless:
    """A thinker that now and then makes do with what seems good enough."""

    def __init__(self, thinker: Thinker, level: BotLevel, seed: int | str) -> None:
        self._thinker, self._level = thinker, level
        self._lot = Lots(seed).branch("lapses").lot(0)
        self.looks_ahead = looks_ahead(thinker)

    def answer(self, question: SeatQuestion, position: Position) -> Answer:
        """The best answer, or one that will do."""
        found = self._thinker.weigh(question, position)
        if self._lot.below(1000) >= 1000 * self._level.lapses:
            return found[0].answer
        return self._lot.pick(good_enough(found, self._level.slack)).answer


def good_enough(found: Sequence[Alternative], slack: float) -> list[Alternative]:
    """The answers that are no farther from the best than that share of the way to the worst.

    Where only one promises anything, any other would be no lapse but folly, such as ending
    one's turn at once.

    >>> weighed = [Alternative("a", 9), Alternative("b", 8), Alternative("c", 1)]
    >>> [each.answer for each in good_enough(weighed, 0.5)]
    ['a', 'b']
    """
    least = found[0].worth - slack * (found[0].worth - found[-1].worth)
    return [each for each in found if each.worth >= least]


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
    budget = {"seconds": seconds, "iterations": iterations}
    given = {name: value for name, value in budget.items() if value is not None}
    thinker = THINKERS[level.bot](seed, **given)
    return Careless(thinker, level, seed) if level.lapses else thinker


def easy(seed: int | str, **budget: Any) -> Bot:
    """An opponent for a first game."""
    return opponent("easy", seed, **budget)


def fair(seed: int | str, **budget: Any) -> Bot:
    """An opponent that plays soundly and answers at once."""
    return opponent("fair", seed, **budget)


def hard(seed: int | str, **budget: Any) -> Bot:
    """An opponent that thinks ahead."""
    return opponent("hard", seed, **budget)


def master(seed: int | str, **budget: Any) -> Bot:
    """An opponent that thinks ahead for seconds."""
    return opponent("master", seed, **budget)
