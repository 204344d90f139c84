"""Put machines on the table: positions of Colossus."""

from typing import Any

from grognard.kernel.game import Game
from grognard.kernel.ruleset import Effect
from grognard.rulesets.colossus import RULESET
from grognard.rulesets.colossus.battle import Battle
from grognard.testing import positions
from grognard.testing.positions import befell, entry

KINDS = {"area": "wood", "solid": "building", "massif": "rock"}


def unit(id_: str, profile: str, x: float, y: float, heading: int = 0, **state: Any) -> str:
    """A machine; its seat is the capital of its id's letter."""
    return entry(id_, profile, at=(x, y), heading=heading, **state)


def terrain(class_: str, *rect: float) -> str:
    """A rectangle of terrain."""
    return positions.terrain(**{"kind": KINDS[class_], "class": class_, "rect": rect})


def position(
    *parts: str,
    phase: str = "combat",
    scenario: str | None = None,
    options: dict[str, Any] | None = None,
    seed: int | None = None,
    bare: bool = True,
    **now: Any,
) -> Game[Battle]:
    """A game at that position; without a seed it asks for its dice."""
    moment = {"phase": phase, **now}
    source = positions.situation(
        "colossus", parts, moment, bare=bare, scenario=scenario, options=options
    )
    return RULESET.situation(source, seed=seed)


def hit(unit_id: str) -> Any:
    """Whether the outcome of some odds is that a unit was damaged."""
    return befell(unit_id, "damage")


def pools(distribution: Any) -> dict[str, int]:
    """The dice pools behind some odds, by name."""
    return {tally.name: tally.total for tally in distribution.tallies}


def effects(game: Game[Battle], before: Battle) -> tuple[Effect, ...]:
    """What changed since a copy of the battle was taken."""
    return game.ruleset.effects(before, game.battle)
