"""What a bot is, what it may know, and how the program finds one by name."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from math import inf
from typing import Any, Protocol, TypeAlias

from grognard.bots.imagining import Imagination
from grognard.kernel.chance import Lots
from grognard.kernel.compound import Picks, SeatQuestion
from grognard.kernel.exploring import Policy
from grognard.kernel.game import Game
from grognard.kernel.odds import Distribution, odds
from grognard.kernel.policies import Rated
from grognard.kernel.questions import Option, Placement, Seat
from grognard.kernel.views import View

LEAST_SECONDS, MOST_SECONDS = 0.01, 600.0
MOST_ITERATIONS = 1_000_000

Answer: TypeAlias = str | Option | Placement | Picks
"""What a bot answers: a key or an option of a choice, a placement, the keys of several."""


class Position:
    """All a bot may know when its seat is asked; each part is worked out when it looks."""

    __slots__ = ("_forks", "_game", "seat")

    def __init__(self, game: Game[Any], seat: Seat) -> None:
        self.seat = seat
        self._game = game
        self._forks = 0

    @property
    def view(self) -> View:
        """What the seat may know."""
        return self._game.view(self.seat)

    @property
    def begins_a_step(self) -> bool:
        """Whether nothing was answered yet in the step under way."""
        return not self._game.bookmark.answers

    @property
    def answered(self) -> int:
        """How many answers the game has had so far."""
        return self._game.answers

    def is_opening(self, question: SeatQuestion) -> bool:
        """Whether all answers that the policy names are as good: where armies deploy."""
        return question.topic in self._game.ruleset.openings

    def fork(self, lots: Lots | None = None) -> Game[Any]:
        """The game as it may be, to be played on: what the seat cannot see is dealt anew."""
        self._forks += 1
        luck = lots or Lots(f"imagined by {self.seat} at {self._game.answers}/{self._forks}")
        return self._game.imagined(self.seat, luck)

    def imagine(self) -> Imagination:
        """This moment, to be lived again and again with the unknown dealt anew."""
        return Imagination.of(self._game, self.seat)

    def ranked(self, question: SeatQuestion) -> Sequence[Rated]:
        """The answers to what the seat is asked as its ruleset's policy ranks them, best first.

        A policy sees no more than the seat: of battles that look alike to it, it says the same.
        """
        return self._game.ruleset.policy(self._game.battle, question)

    def odds(self, answers: Sequence[object], policy: Policy = "usual", **how: Any) -> Distribution:
        """How likely each outcome of these answers is."""
        return odds(self._game, answers, policy=policy, **how, viewer=self.seat)


class Bot(Protocol):
    """Anything that answers for a seat."""

    def answer(self, question: SeatQuestion, position: Position) -> Answer:
        """The answer to what the seat is asked."""
        ...


def looks_ahead(bot: Bot) -> bool:
    """Whether a bot may want to play on in its imagination; those that never do say so."""
    return bool(getattr(bot, "looks_ahead", True))


def keeps_time(bot: Bot) -> bool:
    """Whether a bot has so many seconds for an answer and no more."""
    return getattr(bot, "seconds", None) not in (None, inf)


class UnknownBot(LookupError):
    """There is no bot of that name."""

    def __init__(self, name: str, why: str = "") -> None:
        self.name, self.why = name, why
        self.known = ", ".join(bots())
        told = f" ({why})" if why else ""
        super().__init__(f"there is no bot {name!r}{told}; there are: {self.known}")


@cache
def _entry_points() -> Mapping[str, EntryPoint]:
    return {point.name: point for point in entry_points(group="grognard.bots")}


@cache
def _maker(point: EntryPoint) -> Callable[..., Bot]:
    try:
        make: Callable[..., Bot] = point.load()
    except (ImportError, AttributeError, ValueError) as problem:
        raise UnknownBot(point.name, str(problem)) from None
    return make


def bots() -> list[str]:
    """The names of all bots installed.

    >>> "random" in bots()
    True
    """
    return sorted(_entry_points())


def bot(name: str, seed: int | str = 0) -> Bot:
    """A bot of that name, whose own chance comes from this seed.

    A budget may follow the name: ``search@0.5s`` thinks half a second about an answer,
    ``search@400`` as long as 400 iterations take, which is the same answer everywhere. Anybody's
    own bot is named by where it is: ``my_package.agents:Agent``. That runs its code, so it is for
    whoever sits at this machine: the server takes only the names that ``bots`` lists.
    """
    bare, _, budget = name.partition("@")
    point = _entry_points().get(bare)
    if point is None and ":" in bare:
        point = EntryPoint(bare, bare, "grognard.bots")
    if point is None:
        raise UnknownBot(name)
    make = _maker(point)
    if not budget:
        return _made(make, name, seed) if ":" in bare else make(seed)
    try:
        return make(seed, **read_budget(budget))
    except (TypeError, ValueError):
        raise UnknownBot(name) from None


def _made(make: Callable[..., Bot], name: str, seed: int | str) -> Bot:
    """Anybody's own bot; whatever keeps it from being made is told as the reason."""
    try:
        found = make(seed)
    except Exception as problem:
        raise UnknownBot(name, f"{type(problem).__name__}: {problem}") from problem
    if not callable(getattr(found, "answer", None)):
        raise UnknownBot(name, "it has no method answer(question, position)")
    return found


def read_budget(written: str) -> dict[str, Any]:
    """What a bot may spend on an answer, as a name says it.

    >>> read_budget("0.5s"), read_budget("400")
    ({'seconds': 0.5}, {'iterations': 400})
    """
    if written.endswith("s"):
        seconds = float(written[:-1])
        if not LEAST_SECONDS <= seconds <= MOST_SECONDS:
            raise ValueError(written)
        return {"seconds": seconds}
    iterations = int(written)
    if not 1 <= iterations <= MOST_ITERATIONS:
        raise ValueError(written)
    return {"iterations": iterations}
