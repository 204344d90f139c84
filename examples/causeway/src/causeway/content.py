"""The runners, teams, settings and scenarios of the game, read from its data files.

Every table of a file has a struct for its entries, and whatever does not fit it is refused with a
sentence that names file, entry and field. Numbers live there rather than here, so that a player
who knows no Python can change them.
"""

from collections.abc import Iterator, Mapping
from typing import Annotated, Any

from msgspec import Meta

from grognard.content import Choice, Entry, Faction, Force, Id, Lost, Scenarios, Shelf, Table
from grognard.content import Scenario as ScenarioHead
from grognard.kernel.state import Shared


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

    def __init__(self, content: "Content", entry: UnitEntry) -> None:
        self.content = content
        self.ref = self.id = entry.id
        self.faction, self.pace, self.cost = entry.faction, entry.pace, entry.cost
        self.swims, self.upgrades = entry.swims, entry.upgrades


def _lost(content: "Content", unit: UnitEntry) -> Iterator[Lost]:
    """What a runner refers to though there is no such thing."""
    if unit.faction not in content.factions:
        yield "faction", unit.faction
    yield from (("upgrades", taken) for taken in unit.upgrades if taken not in content.upgrades)


def _strangers(content: "Content", force: Force) -> Iterator[Lost]:
    yield from (("units", unit) for unit in force.units if unit not in content.unit_entries)


class Content(Shelf[Profile]):
    """All that the data files hold; a pack may add to it, save where the rules know every id."""

    package = "causeway"

    factions = Table("factions.toml", "faction", Faction)
    upgrades = Table("upgrades.toml", "upgrade", UpgradeEntry, closed=True)
    unit_entries = Table("units.toml", "unit", UnitEntry, _lost)
    forces = Table("forces.toml", "force", Force, _strangers)
    options = Table("options.toml", "option", Choice, closed=True)
    scenarios = Scenarios(Scenario)

    def make_profile(self, entry: UnitEntry, overrides: Mapping[str, Any]) -> Profile:
        return Profile(self, entry)

    def catalogue(self) -> dict[str, list[str]]:
        return {
            "units": [f"unit-{unit}" for unit in self.unit_entries],
            "upgrades": [f"upgrade-{upgrade}" for upgrade in self.upgrades],
            "factions": [f"faction-{faction}" for faction in self.factions],
        }
