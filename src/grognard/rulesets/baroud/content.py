"""Figures, equipment, bands and scenarios of Baroud, read from its data files (section 7)."""

from collections.abc import Iterator, Mapping
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
    Terrain,
)
from grognard.content import Scenario as ScenarioHead
from grognard.kernel.state import Shared
from grognard.rulesets.baroud.terrain import Kind, footing

Stick = Literal["S", "M", "L"]
Edge = Literal["south", "north", "west", "east"]
Role = Literal["attacker", "defender"]
Millimetre = Annotated[float, Meta(ge=0, le=1000)]
Bonus = Annotated[int, Meta(ge=-6, le=6)]
Points = Annotated[int, Meta(ge=-20, le=100)]

STICKS: tuple[Stick, ...] = ("S", "M", "L")
SCALES = {"28mm": (75.0, 120.0, 180.0), "15mm": (50.0, 80.0, 120.0)}
"""Lengths of the three sticks (1.7)."""
RADIUS = 12.5
RADII = {"large": 20.0, "huge": 30.0}
"""Half the diameter of a normal base, and of others (1.6)."""


class Weapon(Entry, frozen=True, kw_only=True):
    """A ranged weapon (1.12)."""

    id: Id
    range: Stick
    bonus: Bonus
    short_bonus: Bonus
    ammo: bool
    tags: tuple[Id, ...] = ()
    points: Points


class WeaponTag(Entry, frozen=True, kw_only=True):
    """Something special about a weapon (1.14-1.16)."""

    id: Id
    clause: str


class Grenade(Entry, frozen=True, kw_only=True):
    """A stock of grenades (4.705)."""

    id: Id
    range: Stick
    power: Bonus
    needs: tuple[Id, ...] = ()
    points: Points


class Ability(Entry, frozen=True, kw_only=True):
    id: Id
    clause: str
    cost: Points
    personality: bool = False
    typed: bool = False
    """Names another ability after its own, as ``lethal_undead`` does."""
    stride: bool = False
    """Part of how the figure moves."""
    base: Literal["large", "huge"] | None = None
    """The base it stands on, if not a normal one (1.6)."""
    unarmed: bool = False
    """Forbids ranged weapons."""
    look: Annotated[int, Meta(ge=0, le=99)] = 0
    """How much it shows: of several abilities the first gives the figure its silhouette."""


class UnitEntry(Entry, frozen=True, kw_only=True):
    id: Id
    faction: Id | None = None
    """Nothing for a free lance (7.5)."""
    quality: Annotated[int, Meta(ge=2, le=6)]
    combat: Annotated[int, Meta(ge=0, le=6)]
    abilities: tuple[Id, ...] = ()
    equipment: tuple[Id, ...] = ()
    most: Annotated[int, Meta(ge=1, le=15)]


class Spell(Entry, frozen=True, kw_only=True):
    id: Id
    clause: str
    attack: bool


class Zone(Rectangle, frozen=True, kw_only=True):
    """Where a side deploys, and its own table edge."""

    edge: Edge


class Exit(Entry, frozen=True, kw_only=True):
    """Who may leave the table, and where (5.12)."""

    who: Literal["attacker", "carrier"]
    edge: Literal["north", "own"]


class TerrainPiece(Terrain, frozen=True, kw_only=True):
    """A rectangle of ground, or a line (2.8)."""

    kind: Kind
    rect: tuple[Millimetre, Millimetre, Millimetre, Millimetre] | None = None
    line: tuple[Millimetre, Millimetre, Millimetre, Millimetre] | None = None
    level: Annotated[int, Meta(ge=1, le=5)] | None = None

    @property
    def is_line(self) -> bool:
        """Whether it is a line rather than a piece of ground (2.8)."""
        return self.kind in ("obstacle", "ladder")

    def __post_init__(self) -> None:
        is_line = self.is_line
        if is_line != (self.line is not None) or is_line == (self.rect is not None):
            raise ValueError(f"terrain {self.kind} needs {'a line' if is_line else 'a rect'}")
        if (self.kind == "platform") != (self.level is not None):
            raise ValueError("a platform, and nothing else, has a level")
        if self.rect and not (self.rect[0] < self.rect[2] and self.rect[1] < self.rect[3]):
            raise ValueError("a rect runs from its south-west to its north-east corner")


class Scenario(ScenarioHead, frozen=True, kw_only=True):
    rounds: Annotated[int, Meta(ge=1, le=20)]
    victory: Literal["losses", "tower", "breakthrough", "relic"]
    first: Role | None = None
    objective: tuple[Millimetre, Millimetre] | None = None
    token: tuple[Millimetre, Millimetre] | None = None
    sight: Millimetre | None = None
    exit: Exit | None = None
    armies: tuple[Id, ...] = ()
    """The bands it is usually played with, where they are not the first of the first factions."""
    zones: dict[Role, Zone]
    terrain: tuple[TerrainPiece, ...] = field(default=())


class Profile(Shared):
    """A figure as it is printed (1.2-1.6); shared by all figures that are one."""

    def __init__(self, content: "Content", entry: UnitEntry, overrides: Mapping[str, Any]) -> None:
        weapons, grenades = content.weapons, content.grenades
        self.content = content
        self.id = entry.id
        self.ref = entry.id if not overrides else f"{entry.id}{sorted(overrides.items())}"
        self.faction = entry.faction
        self.quality: int = overrides.get("quality", entry.quality)
        self.combat: int = overrides.get("combat", entry.combat)
        self.most = entry.most
        named: tuple[str, ...] = overrides.get("abilities", entry.abilities)
        self.lethal = tuple(n.removeprefix("lethal_") for n in named if n.startswith("lethal_"))
        self.abilities = frozenset("lethal" if n.startswith("lethal_") else n for n in named)
        carried: tuple[str, ...] = overrides.get("equipment", entry.equipment)
        self.weapons = tuple(weapons[name] for name in carried if name in weapons)
        self.armoury = {weapon.id: weapon for weapon in self.weapons}
        sticks = [STICKS.index(weapon.range) for weapon in self.weapons]
        still = [
            STICKS.index(weapon.range) for weapon in self.weapons if "tripod" not in weapon.tags
        ]
        self.longest: int | None = max(sticks, default=None)
        self.longest_after_move: int | None = max(still, default=None)
        self.grenade = next((grenades[name] for name in carried if name in grenades), None)
        own = [ability for ability in content.abilities.values() if ability.id in self.abilities]
        self.is_large = bool(self.abilities & {"big", "huge"})
        self.is_personality = any(ability.personality for ability in own)
        self.stick = (
            2 if "long_move" in self.abilities else 0 if "short_move" in self.abilities else 1
        )
        self.strides = tuple(ability.clause for ability in own if ability.stride)
        self.radius = max([RADII[ability.base] for ability in own if ability.base], default=RADIUS)
        seen = [ability for ability in own if ability.look]
        self.look = min(seen, key=lambda ability: ability.look).id if seen else ""
        self.footing = footing(self.abilities)
        self.points = content.cost(self.quality, self.combat, named, carried)

    def has(self, ability: str) -> bool:
        """Whether the figure has an ability."""
        return ability in self.abilities


class Overrides(Entry, frozen=True, kw_only=True):
    """What a situation may change in a profile, in place."""

    quality: Annotated[int, Meta(ge=2, le=6)] | None = None
    combat: Annotated[int, Meta(ge=0, le=6)] | None = None
    abilities: Annotated[tuple[Id, ...], Meta(max_length=32)] | None = None
    equipment: Annotated[tuple[Id, ...], Meta(max_length=8)] | None = None


def _lost_tags(content: "Content", weapon: Weapon) -> Iterator[Lost]:
    return (("tags", tag) for tag in weapon.tags if tag not in content.weapon_tags)


def _lost(content: "Content", unit: UnitEntry) -> Iterator[Lost]:
    if unit.faction is not None and unit.faction not in content.factions:
        yield "faction", unit.faction
    problem = content.misfit(unit.abilities, unit.equipment)
    if problem is not None:
        yield problem


class Content(Shelf[Profile]):
    """All that the data files of Baroud hold."""

    package = "grognard.rulesets.baroud"

    weapon_tags = Table("equipment.toml", "tag", WeaponTag, closed=True)
    """What may be special about a weapon (1.14-1.16)."""
    weapons = Table("equipment.toml", "weapon", Weapon, _lost_tags)
    """Ranged weapons (7.1)."""
    grenades = Table("equipment.toml", "grenade", Grenade)
    """Kinds of grenades (7.1)."""
    abilities = Table("abilities.toml", "ability", Ability, closed=True)
    """Special abilities (4.901-4.932)."""
    spells = Table("spells.toml", "spell", Spell, closed=True)
    """What every Magic-User knows (7.7)."""
    factions = Table("factions.toml", "faction", Faction)
    """The three factions."""
    forces = Table("forces.toml", "force", Force)
    """Bands ready to play (7.6)."""
    options = Table("options.toml", "option", Choice, closed=True)
    """The options of a game (1.22)."""
    unit_entries = Table("units.toml", "unit", UnitEntry, _lost)
    """The figures of the three factions and the free lances (7.2-7.5)."""
    scenarios = Scenarios(Scenario)
    """The scenarios, in the order of the book (5.6-5.9)."""

    def make_profile(self, entry: UnitEntry, overrides: Mapping[str, Any]) -> Profile:
        return Profile(self, entry, overrides)

    def ability_of(self, name: str) -> Ability:
        """The ability a name means; ``lethal_undead`` is Lethal against the Undead (4.932).

        >>> Content().ability_of("lethal_undead").id
        'lethal'
        """
        if name in self.abilities:
            return self.abilities[name]
        kind, _, against = name.partition("_")
        if kind in self.abilities and self.abilities[kind].typed and against in self.abilities:
            return self.abilities[kind]
        raise KeyError(name)

    def misfit(self, named: tuple[str, ...], carried: tuple[str, ...]) -> tuple[str, str] | None:
        """The first ability or piece of equipment that does not exist or may not be had."""
        for name in named:
            try:
                self.ability_of(name)
            except KeyError:
                return "abilities", name
            if name == "lethal":
                return "abilities", name
        for name in carried:
            if name not in self.weapons and name not in self.grenades:
                return "equipment", name
            needs = self.grenades[name].needs if name in self.grenades else ()
            if needs and not set(needs) & set(carried):
                return "equipment", name
            if name in self.weapons and any(self.ability_of(had).unarmed for had in named):
                return "equipment", name
        return None

    def cost(
        self, quality: int, combat: int, named: tuple[str, ...], carried: tuple[str, ...]
    ) -> int:
        """Points of a figure, halves rounded up, never less than 1 (2.2)."""
        skills = sum(self.ability_of(name).cost for name in named)
        kit = sum((self.weapons.get(name) or self.grenades[name]).points for name in carried)
        doubled = (5 * combat + skills + kit) * (7 - quality)
        return max(1, -(-doubled // 2))

    def catalogue(self) -> dict[str, list[str]]:
        return {
            "units": [f"unit-{unit}" for unit in self.unit_entries],
            "weapons": [f"weapon-{weapon}" for weapon in (*self.weapons, *self.grenades)],
            "abilities": [f"ability-{ability}" for ability in self.abilities],
            "spells": [f"spell-{spell}" for spell in self.spells],
            "factions": [f"faction-{faction}" for faction in self.factions],
        }
