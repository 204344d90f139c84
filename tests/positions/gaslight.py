"""Put models on the rooftops: what a Gaslight test needs to begin."""

from collections.abc import Callable
from typing import Any

import grognard
from grognard.kernel.game import Game
from grognard.kernel.questions import Roll

VANE, CROOK, FINCH, TOBY = "cs1", "cs2", "cs3", "cs4"
CONSTABLE, RIFLEMAN, PORTER, NURSE = "cs5", "cs6", "cs7", "cs8"
NOOR, PYKE, HERON, GRUE = "fc1", "fc2", "fc3", "fc4"
WRETCH, DANCER, HULK, RINGER = "fc5", "fc6", "fc7", "fc8"
SMALL = 30 / 50.8
"""The radius of a 30 mm base."""
TOUCHING = 2 * SMALL + 0.01
"""The distance between the centres of two 30 mm bases in contact."""


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


def model(id_: str, profile: str, x: float, y: float, z: float = 0.0, **state: Any) -> str:
    """A ``[[unit]]`` of a situation; its seat is the capital of its id's letter."""
    seat = state.pop("seat", id_[0].upper())
    changes = state.pop("changed", {})
    lines = [
        "[[unit]]",
        f'id = "{id_}"',
        f'seat = "{seat}"',
        f'profile = "{profile}"',
        f"at = [{x}, {y}, {z}]",
        *(f"{name} = {toml(value)}" for name, value in state.items()),
    ]
    if changes:
        lines.append(f"with = {toml(changes)}")
    return "\n".join(lines)


def piece(kind: str, **values: Any) -> str:
    """A ``[[terrain]]`` of a situation."""
    lines = ["[[terrain]]", f'kind = "{kind}"']
    return "\n".join([*lines, *(f"{name} = {toml(value)}" for name, value in values.items())])


def roof(*rect: float, high: float = 4.0, **values: Any) -> str:
    """A walkable block standing on the ground."""
    return piece("block", rect=rect, z1=high, **values)


def barrier(a: tuple[float, float], b: tuple[float, float], height: float, z: float = 0) -> str:
    """A line that stands up."""
    return piece("barrier", a=a, b=b, height=height, z0=z)


def seat(name: str, **values: Any) -> str:
    """What a player has: ``hand``, ``points``, ``zone``."""
    return "\n".join([f"[seat.{name}]", *(f"{k} = {toml(v)}" for k, v in values.items())])


def position(
    *parts: str, scenario: str | None = None, seed: int | None = None, **now: Any
) -> Game[Any]:
    """A game at that position; without a seed it asks for its dice."""
    head = ['ruleset = "gaslight"']
    if scenario:
        head.append(f'scenario = "{scenario}"')
    has_terrain = any(part.startswith("[[terrain]]") for part in parts)
    if not has_terrain and not scenario:
        head.append("terrain = []")
    lines = [f"{name} = {toml(value)}" for name, value in now.items()]
    source = "\n".join([*head, *parts, "[now]", *lines])
    return grognard.ruleset("gaslight").situation(source, seed=seed)


def faces(successes: int, dice: int) -> list[int]:
    """Dice that show so many successes."""
    return [6] * successes + [1] * (dice - successes)


def rolls(game: Game[Any], *successes: int) -> Game[Any]:
    """Answer the next rolls with so many successes each."""
    for number in successes:
        assert isinstance(game.question, Roll), f"{game.question} is no roll"
        game.answer(faces(number, game.question.dice))
    return game


def keys(game: Game[Any]) -> list[str]:
    """What is on offer."""
    return [option.key for option in game.decision.options]


def dice(game: Game[Any]) -> int:
    """How many dice the roll that is asked takes."""
    assert isinstance(game.question, Roll)
    return game.question.dice


def reasons(game: Game[Any]) -> dict[str, int]:
    """The parts of the roll that is asked."""
    assert isinstance(game.question, Roll)
    assert game.question.tally is not None
    return {part.reason: part.amount for part in game.question.tally.parts}


def told(game: Game[Any], kind: str) -> list[Any]:
    """The events of a kind so far."""
    return [item.event for item in game.log if item.event.kind == kind]


def casualty(model_id: str) -> Callable[[Any], bool]:
    """Whether the outcome of some odds is that a model is removed."""
    return lambda effects: any(e.piece == model_id and e.kind == "casualty" for e in effects)


def befell(model_id: str, kind: str) -> Callable[[Any], bool]:
    """Whether the outcome of some odds holds an effect of a kind on a model."""
    return lambda effects: any(e.piece == model_id and e.kind == kind for e in effects)


def wounds_lost(model_id: str) -> Callable[[Any], int]:
    """How many Wounds a model lost in an outcome."""
    return lambda effects: sum(
        e.amount for e in effects if e.piece == model_id and e.kind == "wounds"
    )
