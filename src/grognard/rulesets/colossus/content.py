"""The units, weapons, forces and scenarios of Colossus, read from its data files (section 7)."""

from collections.abc import Mapping
from functools import cache
from typing import Annotated, Any, Literal

from msgspec import Meta, convert, field

from grognard.content import Entry, Id, Shelf, changed, dangling
from grognard.kernel.state import Shared

SHELF = Shelf("grognard.rulesets.colossus")

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


class Weapons(Entry, frozen=True, kw_only=True):
    ranged: tuple[RangedMount, ...]
    melee: tuple[MeleeFit, ...]


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


class Units(Entry, frozen=True, kw_only=True):
    unit: tuple[UnitEntry, ...]


class TagEntry(Entry, frozen=True, kw_only=True):
    id: Id
    clause: str
    windows: tuple[
        Literal["init", "act", "ow", "atk", "tgt", "def", "roll", "dmg", "res", "always"], ...
    ]
    numbered: bool


class Tags(Entry, frozen=True, kw_only=True):
    tag: tuple[TagEntry, ...]


class Faction(Entry, frozen=True, kw_only=True):
    id: Id


class Factions(Entry, frozen=True, kw_only=True):
    faction: tuple[Faction, ...]


class Force(Entry, frozen=True, kw_only=True):
    id: Id
    faction: Id
    share: Annotated[int, Meta(ge=1, le=1000)]
    units: tuple[Id, ...]


class Forces(Entry, frozen=True, kw_only=True):
    force: tuple[Force, ...]


class Variant(Entry, frozen=True, kw_only=True):
    id: Id
    clause: str
    default: bool


class Variants(Entry, frozen=True, kw_only=True):
    option: tuple[Variant, ...]


class TableSize(Entry, frozen=True, kw_only=True):
    width: Inch
    height: Inch


class DeploymentZone(Entry, frozen=True, kw_only=True):
    x: tuple[Inch, Inch]
    y: tuple[Inch, Inch]
    facing: Annotated[int, Meta(ge=0, lt=360)]


class Marker(Entry, frozen=True, kw_only=True):
    id: str
    at: tuple[Inch, Inch]
    points: Small
    radius: Inch = 0


class TerrainPiece(Entry, frozen=True, kw_only=True):
    kind: Id
    class_: TerrainClass = field(name="class")
    rect: tuple[Inch, Inch, Inch, Inch]


class Scenario(Entry, frozen=True, kw_only=True):
    id: Id
    clause: str
    turns: Annotated[int, Meta(ge=1, le=20)]
    table: TableSize
    victory: Literal["kills", "furnaces", "gate", "crown"]
    zones: dict[SideName, DeploymentZone]
    markers: tuple[Marker, ...] = field(name="marker", default=())
    terrain: tuple[TerrainPiece, ...] = ()


class Profile(Shared):
    """A machine as its card prints it (1.20-1.29); shared by all units that are one."""

    __slots__ = (
        "armor",
        "damage",
        "effective",
        "evasion",
        "faction",
        "id",
        "melee",
        "move",
        "pv",
        "radius",
        "ranged",
        "rank",
        "ref",
        "size",
        "skill",
        "structure",
        "tags",
    )

    def __init__(self, entry: UnitEntry, weapons: Weapons, overrides: Mapping[str, Any]) -> None:
        mount = next(w for w in weapons.ranged if w.id == overrides.get("ranged", entry.ranged))
        fit = next(w for w in weapons.melee if w.id == overrides.get("melee", entry.melee))
        own_values = {name: value for name, value in overrides.items() if name not in _WEAPONS}
        self.id = entry.id
        self.ref = entry.id if not overrides else f"{entry.id}{sorted(overrides.items())}"
        self.faction = entry.faction
        self.size: int = own_values.get("size", entry.size)
        self.move: int = own_values.get("move", entry.move)
        self.evasion: int = own_values.get("evasion", entry.evasion)
        self.armor: int = own_values.get("armor", entry.armor)
        self.structure: int = own_values.get("structure", entry.structure)
        self.skill: int = own_values.get("skill", entry.skill)
        self.effective: int = own_values.get("effective", mount.effective)
        self.rank: str = own_values.get("rank", entry.rank)
        self.pv: int = own_values.get("pv", entry.pv)
        self.ranged, self.melee = mount.id, fit.id
        shots = mount.damage
        printed = (fit.damage, shots.short, shots.effective, shots.long)
        self.damage: dict[str, int] = dict(zip(BRACKETS, own_values.get("damage", printed)))
        own = own_values.get("tags", entry.tags)
        self.tags = _tags([*own, *mount.tags, *fit.tags])
        self.radius = 0.25 + 0.25 * self.size  # 1.12

    def has(self, tag: str) -> bool:
        """Whether the machine carries a tag."""
        return tag in self.tags


_WEAPONS = ("ranged", "melee")


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


@cache
def weapons() -> Weapons:
    """Ranged mounts (7.1) and melee fits (7.2)."""
    return SHELF.read(Weapons, "weapons.toml")


@cache
def tags() -> dict[str, TagEntry]:
    """Every tag and when it can be used (4.900)."""
    return {tag.id: tag for tag in SHELF.read(Tags, "tags.toml").tag}


@cache
def unit_entries() -> dict[str, UnitEntry]:
    """The machines of both factions (7.3, 7.4), their references checked."""
    found = SHELF.read(Units, "units.toml")
    mounts = {w.id for w in weapons().ranged}
    fits = {w.id for w in weapons().melee}
    for unit in found.unit:
        for name, known, given in (
            ("ranged", mounts, unit.ranged),
            ("melee", fits, unit.melee),
            ("faction", set(factions()), unit.faction),
        ):
            if given not in known:
                raise dangling("units.toml", unit.id, name, given)
        for tag in unit.tags:
            if tag.partition(" ")[0] not in tags():
                raise dangling("units.toml", unit.id, "tags", tag)
    return {unit.id: unit for unit in found.unit}


@cache
def factions() -> tuple[str, ...]:
    """The two factions."""
    return tuple(faction.id for faction in SHELF.read(Factions, "factions.toml").faction)


@cache
def forces() -> dict[str, Force]:
    """The starter forces (7.5)."""
    return {force.id: force for force in SHELF.read(Forces, "forces.toml").force}


@cache
def variants() -> dict[str, Variant]:
    """The optional rules of section 9."""
    return {variant.id: variant for variant in SHELF.read(Variants, "options.toml").option}


@cache
def scenarios() -> dict[str, Scenario]:
    """The four scenarios, in the order of the book."""
    return SHELF.scenarios(Scenario)


@cache
def profile(unit: str) -> Profile:
    """The profile of a machine."""
    return Profile(unit_entries()[unit], weapons(), {})


def profile_with(unit: str, overrides: Overrides) -> Profile:
    """The profile of a machine with some values changed, as a situation may."""
    given = changed(overrides)
    return Profile(unit_entries()[unit], weapons(), given) if given else profile(unit)


def overrides_of(values: Mapping[str, Any]) -> Overrides:
    """Read profile overrides out of plain data."""
    return convert(dict(values), Overrides)
