"""Heroes, Henchmen, weapons, spells and scenarios of Gaslight, from its data files (section 7)."""

from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Annotated, Any, Literal

from msgspec import Meta, field, structs

from grognard.content import Choice, Entry, Faction, Force, Id, Lost, Scenarios, Shelf, Table
from grognard.content import Scenario as ScenarioHead
from grognard.content import Terrain as TerrainHead
from grognard.kernel.state import Shared
from grognard.table.heights.relief import Area, Barrier, Block, Ladder, Platform, Ramp, ReliefPiece
from grognard.table.polygons import Polygon, rectangle

Small = Annotated[int, Meta(ge=0, le=60)]
Inch = Annotated[float, Meta(ge=0, le=200)]
Place = tuple[Inch, Inch]
Rules = Annotated[
    tuple[Annotated[str, Meta(pattern=r"^[a-z_]+( [0-9])?( [a-z]+)?$(?!\n)", max_length=40)], ...],
    Meta(max_length=20),
]
Suit = Literal["spades", "hearts", "diamonds", "clubs"]
DamageType = Literal["physical", "fire", "acid", "electric", "magic"]
TemplateKind = Literal["fire", "acid", "smoke", "mist"]
SpellKind = Literal["projectile", "attack", "aura", "buff"]
StatName = Literal["fight", "guns", "reflex", "mind", "armor"]

RADIUS_PER_MM = 1 / 50.8
TALL = {30: 1.5, 40: 2.0, 50: 2.5}
GAPS = {30: 0.5, 40: 1.0}
WIDEST_GAP = 2.0
TOPPLED_TALL = 0.5
STATS = ("actions", "move", "fight", "guns", "reflex", "mind", "strength", "armor", "wounds")


class Weapon(Entry, frozen=True, kw_only=True):
    """What a ranged and a melee weapon have in common (1.22, 1.23)."""

    id: Id
    damage: DamageType = "physical"
    rules: Rules = ()

    def number(self, rule: str) -> int:
        """The x of a rule of the weapon; 0 where it has none."""
        return number_of(self.rules, rule)

    def has(self, rule: str) -> bool:
        """Whether the weapon has a rule."""
        return any(text.split()[0] == rule for text in self.rules)


class Ranged(Weapon, frozen=True, kw_only=True):
    """A ranged weapon (1.22)."""

    strength: Small
    bands: tuple[tuple[Small, int], ...]

    @property
    def reach(self) -> int:
        """The end of its last band."""
        return self.bands[-1][0]


class Melee(Weapon, frozen=True, kw_only=True):
    """A melee weapon (1.23)."""

    bonus: Small


class Thrown(Entry, frozen=True, kw_only=True):
    """A flask or bomb that leaves a Template (1.24)."""

    id: Id
    template: TemplateKind
    range: Small


class Spell(Entry, frozen=True, kw_only=True):
    """A spell (4.137)."""

    id: Id
    kind: SpellKind
    side: Literal["friends", "enemies"] = "friends"
    range: Small
    difficulty: Small = 0
    strength: Small = 0
    damage: DamageType = "magic"
    rules: Rules = ()
    effects: dict[StatName, int] = field(default_factory=dict)
    heals: Small = 0
    template: TemplateKind | None = None

    @property
    def use(self) -> str:
        """Which row of the card matrix it is cast under (Table 4-C)."""
        helps = self.kind == "buff" or (self.kind == "aura" and self.side == "friends")
        return "cast-friends" if helps else "cast-enemies"


class Ability(Entry, frozen=True, kw_only=True):
    id: Id
    clause: str
    numbered: bool
    typed: bool


class UnitEntry(Entry, frozen=True, kw_only=True):
    """A Hero or Henchman as its card prints it (Table 1-A)."""

    id: Id
    faction: Id
    suit: Suit | None = None
    funds: Small = 0
    cost: Small = 0
    most: Small = 0
    base: Literal[30, 40, 50]
    actions: Annotated[int, Meta(ge=1, le=3)]
    move: Annotated[int, Meta(ge=3, le=8)]
    fight: Annotated[int, Meta(ge=1, le=6)]
    guns: Annotated[int, Meta(ge=0, le=6)]
    reflex: Annotated[int, Meta(ge=1, le=6)]
    mind: Annotated[int, Meta(ge=0, le=6)]
    strength: Annotated[int, Meta(ge=1, le=6)]
    armor: Annotated[int, Meta(ge=0, le=4)]
    wounds: Annotated[int, Meta(ge=1, le=8)]
    weapons: tuple[Id, ...]
    abilities: Rules = ()
    spells: tuple[Id, ...] = ()


class Zone(Entry, frozen=True, kw_only=True):
    """A deployment zone, and the table edge it lies along (5.4)."""

    id: Id
    rect: tuple[Inch, Inch, Inch, Inch]
    edge: Literal["south", "north"]


class Marker(Entry, frozen=True, kw_only=True):
    id: Id
    at: tuple[Inch, Inch, Inch]
    points: Small = 0


class Terrain(TerrainHead, frozen=True, kw_only=True):
    """A piece of Table 1-B; which fields it needs follows from its kind."""

    kind: Literal["block", "platform", "barrier", "stairs", "ladder", "area"]
    look: Id = "house"
    rect: tuple[Inch, Inch, Inch, Inch] | None = None
    poly: Annotated[tuple[Place, ...], Meta(min_length=3, max_length=40)] | None = None
    z0: Inch = 0.0
    z1: Inch = 0.0
    walkable: bool = True
    low_edge: Literal["west", "east", "south", "north"] | tuple[Place, Place] = "west"
    a: Place = (0.0, 0.0)
    b: Place = (0.0, 0.0)
    height: Inch = 0.0
    foot: Place = (0.0, 0.0)
    normal: tuple[float, float] = (0.0, 1.0)
    class_: Literal["open", "rough", "impassable"] = field(name="class", default="rough")

    @property
    def polygon(self) -> Polygon:
        """Its outline in plan."""
        if self.poly is not None:
            return Polygon(self.poly)
        if self.rect is None:
            raise ValueError(f"The {self.kind} '{self.id}' needs a rect or a poly.")
        return rectangle(*self.rect)

    def piece(self) -> ReliefPiece:
        """The piece as the table knows it."""
        match self.kind:
            case "block":
                return Block(self.id, self.polygon, self.z0, self.z1, self.walkable)
            case "platform":
                return Platform(self.id, self.polygon, self.z1)
            case "stairs":
                return Ramp(self.id, self.polygon, self._low_edge(), self.z0, self.z1)
            case "barrier":
                return Barrier(self.id, self.a, self.b, self.z0, self.height)
            case "ladder":
                return Ladder(self.id, self.foot, self.normal, self.z0, self.z1)
            case "area":
                going = "closed" if self.class_ == "impassable" else self.class_
                return Area(self.id, self.polygon, going)

    def _low_edge(self) -> tuple[Place, Place]:
        if isinstance(self.low_edge, tuple):
            return self.low_edge
        west, south, east, north = self.polygon.box
        corners = {
            "west": ((west, south), (west, north)),
            "east": ((east, south), (east, north)),
            "south": ((west, south), (east, south)),
            "north": ((west, north), (east, north)),
        }
        return corners[self.low_edge]


class TableSize(Entry, frozen=True, kw_only=True):
    width: Annotated[float, Meta(ge=6, le=100)] = 36.0
    height: Annotated[float, Meta(ge=6, le=100)] = 36.0


class Scenario(ScenarioHead, frozen=True, kw_only=True):
    map: Id
    turns: Annotated[int, Meta(ge=1, le=20)]
    players: tuple[int, ...]
    victory: Literal["ledger", "beacons", "parcel", "quarrel"]
    zones: tuple[Zone, ...] = field(name="zone")
    markers: tuple[Marker, ...] = field(name="marker", default=())
    terrain: tuple[Terrain, ...] = ()


class Profile(Shared):
    """A Hero or Henchman as its card prints it; shared by all models that are one."""

    def __init__(self, content: "Content", entry: UnitEntry, overrides: Mapping[str, Any]) -> None:
        self.content = content
        self.id = entry.id
        self.ref = entry.id if not overrides else f"{entry.id}{sorted(overrides.items())}"
        self.faction = entry.faction
        self.suit: str = overrides.get("suit", entry.suit) or ""
        self.is_hero = bool(self.suit)
        self.funds, self.cost, self.most = entry.funds, entry.cost, entry.most
        self.base: int = overrides.get("base", entry.base)
        self.radius: float = self.base * RADIUS_PER_MM
        self.tall: float = TALL[self.base]
        self.gap: float = GAPS.get(self.base, WIDEST_GAP)
        self.actions: int = overrides.get("actions", entry.actions)
        self.move: int = overrides.get("move", entry.move)
        self.fight: int = overrides.get("fight", entry.fight)
        self.guns: int = overrides.get("guns", entry.guns)
        self.reflex: int = overrides.get("reflex", entry.reflex)
        self.mind: int = overrides.get("mind", entry.mind)
        self.strength: int = overrides.get("strength", entry.strength)
        self.armor: int = overrides.get("armor", entry.armor)
        self.wounds: int = overrides.get("wounds", entry.wounds)
        self.abilities: tuple[str, ...] = tuple(overrides.get("abilities", entry.abilities))
        self._has = {text.split()[0] for text in self.abilities}
        carried = tuple(overrides.get("weapons", entry.weapons))
        self.ranged = {
            id_: structs.replace(arm, rules=arm.rules + self.attack_rules("ranged"))
            for id_, arm in content.ranged.items()
            if id_ in carried
        }
        self.melee = {
            id_: structs.replace(arm, rules=arm.rules + self.attack_rules("melee"))
            for id_, arm in content.melee.items()
            if id_ in (carried if any(name in content.melee for name in carried) else (FISTS,))
        }
        self.thrown = {id_: arm for id_, arm in content.thrown.items() if id_ in carried}
        self.spells: tuple[str, ...] = tuple(overrides.get("spells", entry.spells))

    def attack_rules(self, attack: str) -> tuple[str, ...]:
        """The rules that every attack of a kind has because the model has them (4.150-4.163)."""
        return tuple(text for text in self.abilities if text.split()[0] in ATTACK_RULES[attack])

    def has(self, ability: str) -> bool:
        """Whether the model has an ability."""
        return ability in self._has

    def number(self, ability: str, *types: str) -> int:
        """The x of an ability, of one of these types where it has a type; 0 without it."""
        if ability not in self._has:
            return 0
        return number_of(self.abilities, ability, *types)

    def is_typed(self, ability: str, *types: str) -> bool:
        """Whether the model has an ability that names one of these types (1.21)."""
        if ability not in self._has:
            return False
        return any(
            text.split()[0] == ability and text.split()[-1] in types for text in self.abilities
        )

    @property
    def worth(self) -> int:
        """What the model counts for in the worth of a position."""
        return 4 + self.funds if self.is_hero else self.cost


ATTACK_RULES = {
    "ranged": {"armor_piercing", "fast", "ignores_armor", "knockdown", "move_penalty", "quick"},
    "melee": {"armor_piercing", "fast", "gruesome", "ignores_armor", "knockdown"},
    "magic": {"armor_piercing", "ignores_armor", "knockdown"},
}
"""Which abilities of a model its attacks have, by their type; Gruesome is for melee (4.153)."""
FISTS = "mw0"
"""What a model without a melee weapon fights with (1.23)."""


def number_of(rules: tuple[str, ...], name: str, *types: str) -> int:
    """The number in `name 2` or `name 2 type`, the greatest that fits.

    >>> number_of(("resistance 2 acid", "surgeon 1"), "resistance", "fire")
    0
    """
    found = 0
    for text in rules:
        words = text.split()
        numbered = words[0] == name and len(words) > 1 and words[1].isdigit()
        if numbered and (len(words) < 3 or not types or words[2] in types):
            found = max(found, int(words[1]))
    return found


class Overrides(Entry, frozen=True, kw_only=True):
    """What a situation may change in a profile, in place."""

    suit: Suit | Literal[""] | None = None
    base: Literal[30, 40, 50] | None = None
    actions: Annotated[int, Meta(ge=1, le=3)] | None = None
    move: Annotated[int, Meta(ge=1, le=12)] | None = None
    fight: Annotated[int, Meta(ge=0, le=12)] | None = None
    guns: Annotated[int, Meta(ge=0, le=12)] | None = None
    reflex: Annotated[int, Meta(ge=0, le=12)] | None = None
    mind: Annotated[int, Meta(ge=0, le=12)] | None = None
    strength: Annotated[int, Meta(ge=0, le=12)] | None = None
    armor: Annotated[int, Meta(ge=0, le=12)] | None = None
    wounds: Annotated[int, Meta(ge=1, le=20)] | None = None
    weapons: tuple[Id, ...] | None = None
    abilities: Rules | None = None
    spells: tuple[Id, ...] | None = None


def _lost(content: "Content", card: UnitEntry) -> Iterator[Lost]:
    yield from content.lost(card)
    if card.faction not in content.factions:
        yield "faction", card.faction


class Content(Shelf[Profile]):
    """All that the data files of Gaslight hold."""

    package = "grognard.rulesets.gaslight"

    ranged = Table("weapons.toml", "ranged", Ranged)
    """Ranged weapons (7.1)."""
    melee = Table("weapons.toml", "melee", Melee)
    """Melee weapons (7.1)."""
    thrown = Table("weapons.toml", "thrown", Thrown)
    """Thrown weapons (7.1)."""
    spells = Table("spells.toml", "spell", Spell)
    """The spells (7.2)."""
    abilities = Table("abilities.toml", "ability", Ability, closed=True)
    """Every ability and weapon rule, and its clause (section 4j)."""
    factions = Table("factions.toml", "faction", Faction)
    """The two factions."""
    forces = Table("forces.toml", "force", Force)
    """The ready-made clubs, each for a number of Heroes (7.5)."""
    options = Table("options.toml", "option", Choice, closed=True)
    """What can be agreed before a game (2.1)."""
    unit_entries = Table("units.toml", "unit", UnitEntry, _lost)
    """The Heroes and Henchmen of both factions (7.3, 7.4)."""
    scenarios = Scenarios(Scenario)
    """The four scenarios, in the order of the book."""

    def make_profile(self, entry: UnitEntry, overrides: Mapping[str, Any]) -> Profile:
        return Profile(self, entry, overrides)

    @cached_property
    def weapon_ids(self) -> frozenset[str]:
        """Every weapon there is."""
        return frozenset([*self.ranged, *self.melee, *self.thrown])

    def lost(self, card: UnitEntry | Overrides) -> Iterator[Lost]:
        """What a card, or a change of one, names though there is no such thing."""
        yield from (("weapons", arm) for arm in card.weapons or () if arm not in self.weapon_ids)
        yield from (("spells", spell) for spell in card.spells or () if spell not in self.spells)
        named = [rule.split()[0] for rule in card.abilities or ()]
        yield from (("abilities", ability) for ability in named if ability not in self.abilities)

    @cached_property
    def looks(self) -> tuple[str, ...]:
        """What terrain may look like: as in the scenarios, and like a house."""
        pieces = [piece for laid in self.scenarios.values() for piece in laid.terrain]
        return tuple(sorted({"house", *(piece.look for piece in pieces)}))

    def heroes_of(self, faction: str) -> list[str]:
        """The Heroes of a faction, as listed (7.3, 7.4)."""
        return [u.id for u in self.unit_entries.values() if u.faction == faction and u.suit]

    def henchmen_of(self, faction: str) -> list[str]:
        """The Henchmen of a faction, as listed (7.3, 7.4)."""
        return [u.id for u in self.unit_entries.values() if u.faction == faction and not u.suit]

    def catalogue(self) -> dict[str, list[str]]:
        return {
            "units": [f"unit-{unit}" for unit in self.unit_entries],
            "weapons": [f"weapon-{weapon}" for weapon in sorted(self.weapon_ids)],
            "spells": [f"spell-{spell}" for spell in self.spells],
            "factions": [f"faction-{faction}" for faction in self.factions],
        }
