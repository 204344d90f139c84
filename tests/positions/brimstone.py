"""Put fighters on the table: what a Brimstone test needs to begin."""

from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Any

from grognard.kernel.events import Event
from grognard.kernel.game import Game
from grognard.kernel.odds import Distribution
from grognard.kernel.questions import Choose, Placement
from grognard.rulesets.brimstone import RULESET
from grognard.rulesets.brimstone.battle import Battle, Model
from positions.colossus import toml

APART = 1.2
"""Two Medium bases in contact are so far apart, centre to centre."""


def unit(id_: str, profile: str, x: float | None = None, y: float = 10.0, **state: Any) -> str:
    """A ``[[unit]]`` of a situation; its seat is the capital of its id's letter."""
    changes = state.pop("changed", {})
    lines = [
        "[[unit]]",
        f'id = "{id_}"',
        f'seat = "{id_[0].upper()}"',
        f'profile = "{profile}"',
        *([f"at = [{x}, {y}]"] if x is not None else []),
        *(f"{name} = {toml(value)}" for name, value in state.items()),
    ]
    if changes:
        lines.append(f"with = {toml(changes)}")
    return "\n".join(lines)


def terrain(kind: str, *shape: float) -> str:
    """A ``[[terrain]]``: a disc of three numbers, a rectangle of four."""
    name = "disc" if len(shape) == 3 else "rect"
    return f'[[terrain]]\nkind = "{kind}"\n{name} = {toml(shape)}'


def position(
    *parts: str,
    scenario: str | None = None,
    seats: dict[str, dict[str, Any]] | None = None,
    options: dict[str, Any] | None = None,
    seed: int | None = None,
    **now: Any,
) -> Game[Battle]:
    """A game at that position; without a seed it asks for its dice."""
    head = ['ruleset = "brimstone"']
    if scenario:
        head.append(f'scenario = "{scenario}"')
    if options:
        head.append(f"options = {toml(options)}")
    if not any(part.startswith("[[terrain]]") for part in parts):
        head.append("terrain = []")
    sides = [f"[seat.{name}]\n" + _lines(table) for name, table in (seats or {}).items()]
    source = "\n".join([*head, *parts, *sides, "[now]", _lines(now)])
    return RULESET.situation(source, seed=seed)


def _lines(table: dict[str, Any]) -> str:
    return "\n".join(f"{name} = {toml(value)}" for name, value in table.items())


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


def keys(game: Game[Any]) -> list[str]:
    """What may be chosen now."""
    assert isinstance(game.decision, Choose), game.question
    return [option.key for option in game.decision.options]


def why_not(game: Game[Any], key: str) -> str:
    """The clause that forbids an option."""
    assert isinstance(game.decision, Choose), game.question
    found = next(option for option in game.decision.unavailable if option.key == key)
    assert found.refusal is not None
    return found.refusal.rule


def model(game: Game[Battle], id_: str) -> Model:
    """A model of the battle."""
    return game.battle.model(id_)


def told(game: Game[Any], kind: str) -> list[Event]:
    """Everything of one kind that happened."""
    return [entry.event for entry in game.log if entry.event.kind == kind]


def after(game: Game[Battle], *ids: str) -> Callable[[Battle, Battle], tuple[int, ...]]:
    """Odds in life points lost by these models; the dead have lost all of theirs."""

    def lost(before: Battle, now: Battle) -> tuple[int, ...]:
        return tuple(before.model(i).lp - max(0, now.model(i).lp) for i in ids)

    return lost


def chances(found: Distribution) -> dict[Any, Fraction]:
    """A distribution as a plain table."""
    return {chanced.outcome: chanced.probability for chanced in found.outcomes}


def mean(found: Distribution, place: int = 0) -> Fraction:
    """The mean of one number of the outcomes."""
    return sum((c.outcome[place] * c.probability for c in found.outcomes), Fraction(0))


def near(point: Sequence[float] | None, x: float, y: float) -> bool:
    """Whether a point is there, to a thousandth of an inch."""
    return point is not None and abs(point[0] - x) < 0.0011 and abs(point[1] - y) < 0.0011
