"""Positions in a few lines: what the builders of the five games, and those of any other, share.

A position is the text of a situation file, put together from parts; the same words describe what
a game asks and what has happened in it.
"""

from collections.abc import Callable, Iterable, Mapping
from fractions import Fraction
from typing import Any

from grognard.kernel.compound import Picking, Together
from grognard.kernel.game import Game
from grognard.kernel.odds import Distribution
from grognard.kernel.questions import Choose
from grognard.kernel.tallies import Tally


def toml(value: Any) -> str:
    """A value as TOML spells it.

    >>> toml({"at": (3, 4.5), "done": True})
    '{ at = [3, 4.5], done = true }'
    """
    match value:
        case bool():
            return "true" if value else "false"
        case str():
            return f'"{value}"'
        case list() | tuple():
            return "[" + ", ".join(toml(item) for item in value) + "]"
        case dict():
            return "{ " + ", ".join(f"{k} = {toml(v)}" for k, v in value.items()) + " }"
        case _:
            return str(value)


def table(head: str, values: Mapping[str, Any]) -> str:
    """A table under its head.

    >>> print(table("[now]", {"phase": "combat"}))
    [now]
    phase = "combat"
    """
    return "\n".join([head, *(f"{name} = {toml(value)}" for name, value in values.items())])


def entry(id_: str, profile: str, changed: Mapping[str, Any] | None = None, **state: Any) -> str:
    """A ``[[unit]]``; its seat is the capital of its id's letter where none is given.

    ``changed`` overrides what is printed on its profile.

    >>> print(entry("b2", "maul", at=(3, 4)))
    [[unit]]
    id = "b2"
    seat = "B"
    profile = "maul"
    at = [3, 4]
    """
    head = {"id": id_, "seat": state.pop("seat", id_[0].upper()), "profile": profile}
    printed = {"with": dict(changed)} if changed else {}
    return table("[[unit]]", head | state | printed)


def terrain(**values: Any) -> str:
    """A ``[[terrain]]``."""
    return table("[[terrain]]", values)


def seat(name: str, **values: Any) -> str:
    """What a seat has: its hand, its points."""
    return table(f"[seat.{name}]", values)


def situation(
    ruleset: str,
    parts: Iterable[str],
    now: Mapping[str, Any],
    *,
    bare: bool = True,
    **head: Any,
) -> str:
    """The text of a situation: its head, its parts, and the moment it begins at.

    The table is bare where no part lays terrain on it, unless told otherwise; what is left out of
    the head (``scenario``, ``options``, ``table``) is as usual.
    """
    given = {"ruleset": ruleset} | {name: value for name, value in head.items() if value}
    found = list(parts)
    if bare and not any(part.startswith("[[terrain]]") for part in found):
        given["terrain"] = []
    lines = [f"{name} = {toml(value)}" for name, value in given.items()]
    return "\n".join([*lines, *found, table("[now]", now)])


def keys(game: Game[Any], seat: str | None = None) -> list[str]:
    """What may be chosen now, by that seat where several are asked at once."""
    decision = game.decision
    if isinstance(decision, Together):
        decision = decision.of(seat or decision.seat)
    assert isinstance(decision, Choose | Picking), f"nothing to choose: {game.question}"
    return [option.key for option in decision.options]


def told(game: Game[Any], kind: str) -> list[Any]:
    """Everything of one kind that has happened."""
    return [item.event for item in game.log if item.event.kind == kind]


def parts_of(tally: Tally) -> dict[str, int]:
    """The parts of a tally that count, by reason."""
    found: dict[str, int] = {}
    for part in tally.parts:
        if not part.ignored:
            found[part.reason] = found.get(part.reason, 0) + part.amount
    return found


def befell(piece: str, kind: str) -> Callable[[Any], bool]:
    """Whether something of a kind happened to a piece in an outcome of some odds."""
    return lambda effects: any(e.piece == piece and e.kind == kind for e in effects)


def chances(found: Distribution) -> dict[Any, Fraction]:
    """A distribution as a plain table."""
    return {chanced.outcome: chanced.probability for chanced in found.outcomes}
