"""The runners, teams, settings and scenarios of the game, read from its data files.

Every table of a file has a struct for its entries, and whatever does not fit it is refused with a
sentence that names file, entry and field. Numbers live there rather than here, so that a player
who knows no Python can change them.
"""

from collections.abc import Iterator
from functools import cache
from typing import Annotated

from msgspec import Meta

from grognard.content import Choice, Entry, Faction, Force, Id, Lost, Shelf
from grognard.content import Scenario as ScenarioHead
from grognard.kernel.state import Shared

SHELF = Shelf("causeway")


class UnitEntry(Entry, frozen=True, kw_only=True):
    """A kind of runner, named by the message ``unit-ID``."""

    id: Id
    faction: Id
    pace: Annotated[int, Meta(ge=1, le=6)]
    cost: Annotated[int, Meta(ge=1, le=20)]
    swims: bool = False
    upgrades: tuple[Id, ...] = ()


class UpgradeEntry(Entry, frozen=True, kw_only=True):
    """Something a runner may have, named by the message ``upgrade-ID``."""

    id: Id
    clause: str
    cost: Annotated[int, Meta(ge=0, le=20)]


class Scenario(ScenarioHead, frozen=True, kw_only=True):
    """A scenario, named by the message ``scenario-ID``."""

    water: Annotated[int, Meta(ge=0, le=11)]
    """How much of the causeway is under water at the start."""


class Profile(Shared):
    """A runner as its card prints it; shared by all runners that are one."""

    def __init__(self, entry: UnitEntry) -> None:
        self.ref = self.id = entry.id
        self.faction, self.pace, self.cost = entry.faction, entry.pace, entry.cost
        self.swims, self.upgrades = entry.swims, entry.upgrades


def _lost(unit: UnitEntry) -> Iterator[Lost]:
    """What a runner refers to though there is no such thing."""
    if unit.faction not in factions():
        yield "faction", unit.faction
    yield from (("upgrades", taken) for taken in unit.upgrades if taken not in upgrades())


def _strangers(force: Force) -> Iterator[Lost]:
    yield from (("units", unit) for unit in force.units if unit not in unit_entries())


factions = SHELF.table("factions.toml", "faction", Faction)
upgrades = SHELF.table("upgrades.toml", "upgrade", UpgradeEntry)
unit_entries = SHELF.table("units.toml", "unit", UnitEntry, _lost)
forces = SHELF.table("forces.toml", "force", Force, _strangers)
options = SHELF.table("options.toml", "option", Choice)
scenarios = SHELF.scenarios(Scenario)


@cache
def profile(unit: str) -> Profile:
    """The card of a runner."""
    return Profile(unit_entries()[unit])


def catalogue() -> dict[str, list[str]]:
    """What there is, by kind, as the messages that name it."""
    return {
        "units": [f"unit-{unit}" for unit in unit_entries()],
        "upgrades": [f"upgrade-{upgrade}" for upgrade in upgrades()],
        "factions": [f"faction-{faction}" for faction in factions()],
    }
