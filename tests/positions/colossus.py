"""Put machines on the table: what a Colossus test needs to begin."""

from typing import Any

import grognard
from grognard.kernel.game import Game
from grognard.kernel.ruleset import Effect

NEXT_TO = 0.0
"""The edge distance of two bases in contact."""


def unit(id_: str, profile: str, x: float, y: float, heading: int = 0, **state: Any) -> str:
    """A ``[[unit]]`` of a situation; its seat is the capital of its id's letter."""
    seat = state.pop("seat", id_[0].upper())
    changes = state.pop("changed", {})
    lines = [
        "[[unit]]",
        f'id = "{id_}"',
        f'seat = "{seat}"',
        f'profile = "{profile}"',
        f"at = [{x}, {y}]",
        f"heading = {heading}",
        *(f"{name} = {toml(value)}" for name, value in state.items()),
    ]
    if changes:
        lines.append(f"with = {toml(changes)}")
    return "\n".join(lines)


def toml(value: Any) -> str:
    """A value as TOML spells it."""
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


def terrain(class_: str, *rect: float) -> str:
    """A ``[[terrain]]`` of a situation."""
    kind = {"area": "wood", "solid": "building", "massif": "rock"}[class_]
    return f'[[terrain]]\nkind = "{kind}"\nclass = "{class_}"\nrect = {toml(rect)}'


def position(
    *parts: str,
    phase: str = "combat",
    scenario: str | None = None,
    options: dict[str, Any] | None = None,
    seed: int | None = None,
    bare: bool = True,
    **now: Any,
) -> Game[Any]:
    """A game at that position; without a seed it asks for its dice."""
    head = ['ruleset = "colossus"']
    if scenario:
        head.append(f'scenario = "{scenario}"')
    if options:
        head.append(f"options = {toml(options)}")
    has_terrain = any(part.startswith("[[terrain]]") for part in parts)
    if not has_terrain and bare:
        head.append("terrain = []")
    now_lines = [f"{name} = {toml(value)}" for name, value in {"phase": phase, **now}.items()]
    source = "\n".join([*head, *parts, "[now]", *now_lines])
    return grognard.ruleset("colossus").situation(source, seed=seed)


def hit(unit_id: str) -> Any:
    """Whether the outcome of some odds is that a unit was damaged."""
    return lambda effects: any(e.piece == unit_id and e.kind == "damage" for e in effects)


def befell(unit_id: str, kind: str) -> Any:
    """Whether something happened to a piece."""
    return lambda effects: any(e.piece == unit_id and e.kind == kind for e in effects)


def pools(distribution: Any) -> dict[str, int]:
    """The dice pools behind some odds, by name."""
    return {tally.name: tally.total for tally in distribution.tallies}


def effects(game: Game[Any], before: Any) -> tuple[Effect, ...]:
    """What changed since a copy of the battle was taken."""
    return game.ruleset.effects(before, game.battle)
