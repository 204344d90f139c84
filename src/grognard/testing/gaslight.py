"""Put models on the rooftops: positions of Gaslight."""

from collections.abc import Callable, Mapping
from typing import Any

from grognard.kernel.acts import Roll
from grognard.kernel.game import Game
from grognard.rulesets.gaslight import RULESET
from grognard.rulesets.gaslight.battle import Battle
from grognard.testing import positions
from grognard.testing.positions import befell, entry

VANE, CROOK, FINCH, TOBY = "cs1", "cs2", "cs3", "cs4"
CONSTABLE, RIFLEMAN, PORTER, NURSE = "cs5", "cs6", "cs7", "cs8"
NOOR, PYKE, HERON, GRUE = "fc1", "fc2", "fc3", "fc4"
WRETCH, DANCER, HULK, RINGER = "fc5", "fc6", "fc7", "fc8"
SMALL = 30 / 50.8
"""The radius of a 30 mm base."""
TOUCHING = 2 * SMALL + 0.01
"""The distance between the centres of two 30 mm bases in contact."""


def model(id_: str, profile: str, x: float, y: float, z: float = 0.0, **state: Any) -> str:
    """A model; its seat is the capital of its id's letter."""
    return entry(id_, profile, at=(x, y, z), **state)


def piece(kind: str, **values: Any) -> str:
    """A piece of terrain."""
    return positions.terrain(kind=kind, **values)


def roof(*rect: float, high: float = 4.0, **values: Any) -> str:
    """A walkable block standing on the ground."""
    return piece("block", rect=rect, z1=high, **values)


def barrier(a: tuple[float, float], b: tuple[float, float], height: float, z: float = 0) -> str:
    """A line that stands up."""
    return piece("barrier", a=a, b=b, height=height, z0=z)


def position(
    *parts: str,
    scenario: str | None = None,
    options: Mapping[str, Any] | None = None,
    seed: int | None = None,
    **now: Any,
) -> Game[Battle]:
    """A game at that position; without a seed it asks for its dice."""
    source = positions.situation(
        "gaslight", parts, now, bare=not scenario, scenario=scenario, options=options
    )
    return RULESET.situation(source, seed=seed)


def faces(successes: int, dice: int) -> list[int]:
    """Dice that show so many successes."""
    return [6] * successes + [1] * (dice - successes)


def rolls(game: Game[Any], *successes: int) -> Game[Any]:
    """Answer the next rolls with so many successes each."""
    for number in successes:
        assert isinstance(game.question, Roll), f"{game.question} is no roll"
        game.answer(faces(number, game.question.dice))
    return game


def dice(game: Game[Any]) -> int:
    """How many dice the roll that is asked takes."""
    assert isinstance(game.question, Roll)
    return game.question.dice


def reasons(game: Game[Any]) -> dict[str, int]:
    """The parts of the roll that is asked."""
    assert isinstance(game.question, Roll)
    assert game.question.tally is not None
    return {part.reason: part.amount for part in game.question.tally.parts}


def casualty(model_id: str) -> Callable[[Any], bool]:
    """Whether the outcome of some odds is that a model is removed."""
    return befell(model_id, "casualty")


def wounds_lost(model_id: str) -> Callable[[Any], int]:
    """How many Wounds a model lost in an outcome."""
    return lambda effects: sum(
        e.amount for e in effects if e.piece == model_id and e.kind == "wounds"
    )
