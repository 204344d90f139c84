"""The units, weapons, forces and scenarios of Colossus, read from its data files (section 7)."""

from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Annotated, Any, Literal

from msgspec import Meta, field

from grognard.content import (
    Choice,
    Entry,
    Faction,
    Force,
    Id,
    Lost,
    Rectangle,
    Scenarios,
    Shelf,
    Table,
    TableSize,
    Terrain,
)
from grognard.content import Scenario as ScenarioHead
from grognard.kernel.state import Shared

Small = Annotated[int, Meta(ge=0, le=60)]
Inch = Annotated[float, Meta(ge=0, le=200)]
TagText = Annotated[str, Meta(pattern=r"^[a-z_]+( [0-9]{1,2})?$", max_length=40)]
SideName = Literal["A", "B"]
TerrainClass = Literal["area", "solid", "massif"]

BRACKETS = ("melee", "short", "effective", "long")
RANKS: Mapping[str, tuple[int, int]] = {
    "green": (2, 2),
    "none": (3, 2),
    "veteran": (4, 2),
    "elite": (4, 3),
    "ace": (5, 3),
}
"""Base dice of ranged attacks and against them, by Rank (4.902)."""


class RangedDamage(Entry, frozen=True, kw_only=True):
    short: Small
    effective: Small
    long: Small


class RangedMount(Entry, frozen=True, kw_only=True):
    id: Id
    effective: Small
    damage: RangedDamage
    tags: tuple[TagText, ...] = ()


class MeleeFit(Entry, frozen=True, kw_only=True):
    id: Id
    damage: Small
    tags: tuple[TagText, ...] = ()


class UnitEntry(Entry, frozen=True, kw_only=True):
    id: Id
    faction: Id
    size: Annotated[int, Meta(ge=1, le=5)]
    move: Annotated[int, Meta(ge=3, le=12)]
    evasion: Annotated[int, Meta(ge=0, le=4)]
    armor: Annotated[int, Meta(ge=1, le=12)]
    structure: Annotated[int, Meta(ge=1, le=6)]
    skill: Annotated[int, Meta(ge=1, le=5)]
    rank: Literal["green", "none", "veteran", "elite", "ace"]
    ranged: Id
    melee: Id
    tags: tuple[TagText, ...] = ()
    pv: Annotated[int, Meta(ge=15, le=60)]


class TagEntry(Entry, frozen=True, kw_only=True):
    id: Id
    clause: str
    windows: tuple[
        Literal["init", "act", "ow", "atk", "tgt", "def", "roll", "dmg", "res", "always"], ...
    ]
    numbered: bool


class DeploymentZone(Rectangle, frozen=True, kw_only=True):
    facing: Annotated[int, Meta(ge=0, lt=360)]


class Marker(Entry, frozen=True, kw_only=True):
    id: str
    at: tuple[Inch, Inch]
    points: Small
    radius: Inch = 0


class TerrainPiece(Terrain, frozen=True, kw_only=True):
    kind: Id
    class_: TerrainClass = field(name="class")
    rect: tuple[Inch, Inch, Inch, Inch]


class Scenario(ScenarioHead, frozen=True, kw_only=True):
    turns: Annotated[int, Meta(ge=1, le=20)]
    table: TableSize
    victory: Literal["kills", "furnaces", "gate", "crown"]
    zones: dict[SideName, DeploymentZone]
    markers: tuple[Marker, ...] = field(name="marker", default=())
    terrain: tuple[TerrainPiece, ...] = ()


class Profile(Shared):
    """A machine as its card prints it (1.20-1.29); shared by all units that are one."""

    def __init__(self, content: "Content", entry: UnitEntry, overrides: Mapping[str, Any]) -> None:
        mount = content.mounts[overrides.get("ranged", entry.ranged)]
        fit = content.fits[overrides.get("melee", entry.melee)]
        self.content = content
        self.id = entry.id
        self.ref = entry.id if not overrides else f"{entry.id}{sorted(overrides.items())}"
        self.faction = entry.faction
        self.size: int = overrides.get("size", entry.size)
        self.move: int = overrides.get("move", entry.move)
        self.evasion: int = overrides.get("evasion", entry.evasion)
        self.armor: int = overrides.get("armor", entry.armor)
        self.structure: int = overrides.get("structure", entry.structure)
        self.skill: int = overrides.get("skill", entry.skill)
        self.effective: int = overrides.get("effective", mount.effective)
        self.rank: str = overrides.get("rank", entry.rank)
        self.pv: int = overrides.get("pv", entry.pv)
        self.ranged, self.melee = mount.id, fit.id
        shots = mount.damage
        printed = (fit.damage, shots.short, shots.effective, shots.long)
        self.damage: dict[str, int] = dict(zip(BRACKETS, overrides.get("damage", printed)))
        own = overrides.get("tags", entry.tags)
        self.tags = _tags([*own, *mount.tags, *fit.tags])
        self.radius = 0.25 + 0.25 * self.size  # 1.12

    def has(self, tag: str) -> bool:
        """Whether the machine carries a tag."""
        return tag in self.tags


def _tags(texts: list[str]) -> dict[str, int]:
    """Tags with their X; the same tag does not stack, the highest X counts (4.901)."""
    tags: dict[str, int] = {}
    for text in texts:
        name, _, number = text.partition(" ")
        tags[name] = max(tags.get(name, 0), int(number or 0))
    return tags


class Overrides(Entry, frozen=True, kw_only=True):
    """What a situation may change in a profile, in place."""

    size: Annotated[int, Meta(ge=1, le=5)] | None = None
    move: Annotated[int, Meta(ge=0, le=48)] | None = None
    evasion: Annotated[int, Meta(ge=0, le=20)] | None = None
    armor: Annotated[int, Meta(ge=0, le=99)] | None = None
    structure: Annotated[int, Meta(ge=1, le=99)] | None = None
    skill: Annotated[int, Meta(ge=0, le=20)] | None = None
    effective: Annotated[int, Meta(ge=4, le=200)] | None = None
    rank: Literal["green", "none", "veteran", "elite", "ace"] | None = None
    pv: Annotated[int, Meta(ge=0, le=1000)] | None = None
    ranged: Id | None = None
    melee: Id | None = None
    damage: tuple[Small, Small, Small, Small] | None = None
    tags: Annotated[tuple[TagText, ...], Meta(max_length=30)] | None = None


def _lost(content: "Content", card: UnitEntry) -> Iterator[Lost]:
    yield from content.lost(card)
    if card.faction not in content.factions:
        yield "faction", card.faction


class Content(Shelf[Profile]):
    """All that the data files of Colossus hold."""

    package = "grognard.rulesets.colossus"

    mounts = Table("weapons.toml", "ranged", RangedMount)
    """Ranged mounts (7.1)."""
    fits = Table("weapons.toml", "melee", MeleeFit)
    """Melee fits (7.2)."""
    tags = Table("tags.toml", "tag", TagEntry, closed=True)
    """Every tag and when it can be used (4.900)."""
    factions = Table("factions.toml", "faction", Faction)
    """The two factions."""
    forces = Table("forces.toml", "force", Force)
    """The starter forces, each for a player's share of the budget (7.5)."""
    options = Table("options.toml", "option", Choice, closed=True)
    """The budget (2.1) and the optional rules of section 9."""
    unit_entries = Table("units.toml", "unit", UnitEntry, _lost)
    """The machines of both factions (7.3, 7.4)."""
    scenarios = Scenarios(Scenario)
    """The four scenarios, in the order of the book."""

    def make_profile(self, entry: UnitEntry, overrides: Mapping[str, Any]) -> Profile:
        return Profile(self, entry, overrides)

    def lost(self, card: UnitEntry | Overrides) -> Iterator[Lost]:
        """What a card, or a change of one, names though there is no such thing."""
        if card.ranged is not None and card.ranged not in self.mounts:
            yield "ranged", card.ranged
        if card.melee is not None and card.melee not in self.fits:
            yield "melee", card.melee
        named = (tag.partition(" ")[0] for tag in card.tags or ())
        yield from (("tags", tag) for tag in named if tag not in self.tags)

    @cached_property
    def terrain_kinds(self) -> tuple[str, ...]:
        """The kinds of terrain that the scenarios know."""
        pieces = [piece for laid in self.scenarios.values() for piece in laid.terrain]
        return tuple(sorted({piece.kind for piece in pieces}))

    def catalogue(self) -> dict[str, list[str]]:
        return {
            "units": [f"unit-{unit}" for unit in self.unit_entries],
            "weapons": [f"weapon-{weapon}" for weapon in (*self.mounts, *self.fits)],
            "tags": [f"tag-{tag}" for tag in self.tags],
            "factions": [f"faction-{faction}" for faction in self.factions],
        }
