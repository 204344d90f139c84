"""Put fighters on the table: positions of Brimstone."""

from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Any

from grognard.kernel.game import Game
from grognard.kernel.odds import Distribution
from grognard.kernel.questions import Choose, Placement
from grognard.rulesets.brimstone import RULESET
from grognard.rulesets.brimstone.battle import Battle, Model
from grognard.testing import positions
from grognard.testing.positions import entry, seat

APART = 1.2
"""Two Medium bases in contact are so far apart, centre to centre."""


def unit(id_: str, profile: str, x: float | None = None, y: float = 10.0, **state: Any) -> str:
    """A fighter, off the table without a place; its seat is the capital of its id's letter."""
    if x is not None:
        state["at"] = (x, y)
    return entry(id_, profile, **state)


def terrain(kind: str, *shape: float) -> str:
    """A piece of terrain: a disc of three numbers, a rectangle of four."""
    return positions.terrain(**{"kind": kind, "disc" if len(shape) == 3 else "rect": shape})


def position(
    *parts: str,
    scenario: str | None = None,
    seats: dict[str, dict[str, Any]] | None = None,
    options: dict[str, Any] | None = None,
    seed: int | None = None,
    **now: Any,
) -> Game[Battle]:
    """A game at that position; without a seed it asks for its dice."""
    sides = [seat(name, **values) for name, values in (seats or {}).items()]
    source = positions.situation(
        "brimstone", [*parts, *sides], now, scenario=scenario, options=options
    )
    return RULESET.situation(source, seed=seed)


def duel(one: str, two: str, *more: str, **how: Any) -> Game[Battle]:
    """``a1`` in contact with ``b1``, about to act."""
    return position(
        unit("a1", one, 10, 10, **how.pop("a", {})),
        unit("b1", two, 10 + how.pop("apart", APART), 10, **how.pop("b", {})),
        *more,
        active="a1",
        **how,
    )


def to(*points: tuple[float, float]) -> Placement:
    """A path through these points."""
    return Placement(tuple((float(x), float(y)) for x, y in points))


def why_not(game: Game[Any], key: str) -> str:
    """The clause that forbids an option."""
    assert isinstance(game.decision, Choose), game.question
    found = next(option for option in game.decision.unavailable if option.key == key)
    assert found.refusal is not None
    return found.refusal.rule


def model(game: Game[Battle], id_: str) -> Model:
    """A model of the battle."""
    return game.battle.model(id_)


def after(game: Game[Battle], *ids: str) -> Callable[[Battle, Battle], tuple[int, ...]]:
    """Odds in life points lost by these models; the dead have lost all of theirs."""

    def lost(before: Battle, now: Battle) -> tuple[int, ...]:
        return tuple(before.model(i).lp - max(0, now.model(i).lp) for i in ids)

    return lost


def mean(found: Distribution, place: int = 0) -> Fraction:
    """The mean of one number of the outcomes."""
    return sum((c.outcome[place] * c.probability for c in found.outcomes), Fraction(0))


def near(point: Sequence[float] | None, x: float, y: float) -> bool:
    """Whether a point is there, to a thousandth of an inch."""
    return point is not None and abs(point[0] - x) < 0.0011 and abs(point[1] - y) < 0.0011
