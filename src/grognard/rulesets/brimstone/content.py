"""The models, weapons, effects, companies and scenarios of Brimstone, from its data files."""

from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, UnsetType, field

from grognard.content import (
    Choice,
    Entry,
    Force,
    Id,
    Lost,
    Scenarios,
    Shelf,
    Table,
    TableSize,
    Terrain,
)
from grognard.content import Faction as AnyFaction
from grognard.content import Scenario as ScenarioHead
from grognard.kernel.state import Shared

Small = Annotated[int, Meta(ge=0, le=60)]
Inch = Annotated[float, Meta(ge=0, le=200)]
Rank = Literal["officer", "independent", "trooper"]
BaseSize = Literal["medium", "large", "very_large"]
TerrainKind = Literal["difficult", "area", "low", "tall", "pool"]
Trigger = Literal["exhausting", "active", "passive", "free"]

RADII: Mapping[str, float] = {"medium": 0.6, "large": 0.8, "very_large": 1.0}
"""Half the diameter of each base size (1.6)."""
COVER_BONUS: Mapping[str, int] = {"medium": 3, "large": 2, "very_large": 1}
"""Protection in cover, by base size (4.406)."""
RANK_SCORE: Mapping[str, int] = {"trooper": 1, "independent": 2, "officer": 3}
"""What a rank is worth in kill scores and presence (3.3, 5.5)."""
OFFICER_ORDERS = ("vae_soli", "vae_victis")


class WeaponEntry(Entry, frozen=True, kw_only=True):
    id: Id
    kind: Literal["melee", "shooting"]
    range: Small = 0
    damage: tuple[Small, Small, Small, Small, Small]
    piercing: Small = 0
    stunning: Small = 0
    toppling: Small = 0
    slowing: Small = 0
    searing: tuple[Small, Small] | None = None
    swallow: Small = 0
    cumbersome: bool = False


class Abilities(Entry, frozen=True, kw_only=True):
    """What a profile can always do (7.1-7.13)."""

    brutal_charge: bool = False
    steadfast: bool = False
    elusive: bool = False
    first_strike: bool = False
    insignificant: bool = False
    vanguard: Small = 0
    pathfinder: bool = False
    lure: Small = 0
    scout: bool = False
    sharpshooter: bool = False
    rage: bool = False
    regeneration: Small = 0


class UnitEntry(Entry, frozen=True, kw_only=True):
    id: Id
    faction: Id
    rank: Rank
    named: bool = False
    base: BaseSize
    dpt: Annotated[int, Meta(ge=3, le=7)]
    cbt: Annotated[int, Meta(ge=1, le=8)] | None = None
    def_: Annotated[int, Meta(ge=2, le=6)] = field(name="def")
    tir: Annotated[int, Meta(ge=1, le=6)] | None = None
    foi: Annotated[int, Meta(ge=1, le=6)] | None = None
    cmd: Annotated[int, Meta(ge=0, le=5)]
    pr: Annotated[int, Meta(ge=0, le=5)]
    lp: Annotated[int, Meta(ge=4, le=20)]
    wounded_at: Annotated[int, Meta(ge=0, le=6)]
    melee: tuple[Id, ...]
    shooting: Id | None = None
    abilities: Abilities = Abilities()
    effects: tuple[Id, ...] = ()
    rarity: Annotated[int, Meta(ge=1, le=12)]
    cost: Annotated[int, Meta(ge=1, le=200)]


class EffectEntry(Entry, frozen=True, kw_only=True):
    """A special effect as its card prints it (4.801)."""

    id: Id
    kind: Literal["order", "power", "talent"]
    trigger: Trigger
    cost: Small = 0
    permanent: bool = False
    difficulty: Small = 0
    dice: Small = 0
    range: Inch | None = None
    target: Literal["principal", "friend", "friends", "company", "self", "enemy"]
    hostile: bool = False
    limit: Literal["action", "turn", "game"] | None = None
    windows: tuple[str, ...] = ()
    reaction: bool = False


class StateEntry(Entry, frozen=True, kw_only=True):
    """A state of table 4.D."""

    id: Id
    clause: str
    counter: Literal["activations", "rounds", "none"]
    orders: bool
    """Whether its bearer gives and receives Orders (4.605)."""
    good: bool = False
    """Whether its bearer is glad of it."""
    passing: bool = False
    """Whether gaining it decides nothing by itself."""
    drops_relic: bool = False
    apart: bool = False
    """Whether the model keeps it elsewhere than among its states."""
    dpt: int = 0
    cbt: int = 0
    def_: int = field(name="def", default=0)
    tir: int = 0
    foi: int = 0


class Faction(AnyFaction, frozen=True, kw_only=True):
    hired: bool = False


class ZoneEntry(Entry, frozen=True, kw_only=True):
    """A deployment zone: the points on one side of a line."""

    below: Inch | None = None
    above: Inch | None = None
    diagonal_below: Inch | None = None
    diagonal_above: Inch | None = None


class TerrainEntry(Terrain, frozen=True, kw_only=True):
    kind: TerrainKind
    rect: tuple[Inch, Inch, Inch, Inch] | None = None
    disc: tuple[Inch, Inch, Inch] | None = None


class Objective(Entry, frozen=True, kw_only=True):
    at: tuple[Inch, Inch]
    radius: Inch


class RelicEntry(Entry, frozen=True, kw_only=True):
    at: tuple[Inch, Inch]


class Scenario(ScenarioHead, frozen=True, kw_only=True):
    points: Annotated[int, Meta(ge=1, le=1000)]
    turns: Annotated[int, Meta(ge=1, le=20)]
    table: TableSize
    victory: Literal["objectives", "relics", "heads", "blood"]
    zones: dict[Literal["south", "north"], ZoneEntry]
    terrain: tuple[TerrainEntry, ...] = ()
    objectives: tuple[Objective, ...] = field(name="objective", default=())
    relics: tuple[RelicEntry, ...] = field(name="relic", default=())


class Overrides(Entry, frozen=True, kw_only=True):
    """What a situation may change in a profile, in place; a stat of -1 is printed "-" (1.8)."""

    rank: Rank | UnsetType = UNSET
    base: BaseSize | UnsetType = UNSET
    dpt: Annotated[int, Meta(ge=0, le=20)] | UnsetType = UNSET
    cbt: Annotated[int, Meta(ge=-1, le=20)] | UnsetType = UNSET
    def_: Annotated[int, Meta(ge=1, le=9)] | UnsetType = field(name="def", default=UNSET)
    tir: Annotated[int, Meta(ge=-1, le=20)] | UnsetType = UNSET
    foi: Annotated[int, Meta(ge=-1, le=20)] | UnsetType = UNSET
    cmd: Small | UnsetType = UNSET
    pr: Small | UnsetType = UNSET
    lp: Annotated[int, Meta(ge=1, le=60)] | UnsetType = UNSET
    wounded_at: Small | UnsetType = UNSET
    melee: Annotated[tuple[Id, ...], Meta(max_length=8)] | UnsetType = UNSET
    shooting: Id | UnsetType = UNSET
    abilities: Abilities | UnsetType = UNSET
    effects: Annotated[tuple[Id, ...], Meta(max_length=12)] | UnsetType = UNSET
    cost: Small | UnsetType = UNSET


class Profile(Shared):
    """A model as its card prints it (1.7); shared by all models that are one."""

    def __init__(self, content: "Content", entry: UnitEntry, overrides: Mapping[str, Any]) -> None:
        def value(name: str) -> Any:
            given = overrides.get(name, getattr(entry, name))
            return None if given == -1 else given

        self.content = content
        self.id = entry.id
        self.ref = entry.id if not overrides else f"{entry.id}{sorted(overrides.items())}"
        self.faction = entry.faction
        self.named = entry.named
        self.rank: str = value("rank")
        self.base: str = value("base")
        self.radius = RADII[self.base]
        self.dpt: int = value("dpt")
        self.cbt: int | None = value("cbt")
        self.defence: int = value("def_")
        self.tir: int | None = value("tir")
        self.foi: int | None = value("foi")
        self.cmd: int = value("cmd")
        self.pr: int = value("pr")
        self.lp: int = value("lp")
        self.wounded_at: int = value("wounded_at")
        self.cost: int = value("cost")
        self.rarity = entry.rarity
        self.melee = tuple(content.weapons[name] for name in value("melee"))
        shooting = value("shooting")
        self.shooting = content.weapons[shooting] if shooting else None
        self.abilities: Abilities = value("abilities")
        names: tuple[str, ...] = value("effects")
        if self.rank == "officer":
            names = (*OFFICER_ORDERS, *names)
        self.effects = tuple(content.effects[name] for name in names)
        self.free = tuple(e for e in self.effects if e.trigger == "free" and e.id != "vae_victis")
        self.anytime = tuple(e for e in self.free if not e.windows)
        self.passive = tuple(e for e in self.effects if e.trigger == "passive")
        self.active = tuple(e for e in self.effects if e.trigger == "active")
        self.exhausting = tuple(e for e in self.effects if e.trigger == "exhausting")

    @property
    def score(self) -> int:
        """What its rank counts in kill scores and presence (3.3, 5.5, 7.6)."""
        return 0 if self.abilities.insignificant else RANK_SCORE[self.rank]


def _lost(content: "Content", card: UnitEntry) -> Iterator[Lost]:
    yield from content.lost(card)
    if card.faction not in content.factions:
        yield "faction", card.faction


class Content(Shelf[Profile]):
    """All that the data files of Brimstone hold."""

    package = "grognard.rulesets.brimstone"

    weapons = Table("weapons.toml", "weapon", WeaponEntry)
    """Every weapon and its damage line (7.B)."""
    effects = Table("effects.toml", "effect", EffectEntry, closed=True)
    """Every special effect (7.D)."""
    states = Table("states.toml", "state", StateEntry, closed=True)
    """The ten states (table 4.D)."""
    factions = Table("factions.toml", "faction", Faction)
    """The factions; hired ones sell their models to both sides (2.6)."""
    forces = Table("forces.toml", "force", Force)
    """The ready companies, each for a game size (7.E)."""
    options = Table("options.toml", "option", Choice, closed=True)
    """The optional rules, and the windows each seat is asked in (3.16)."""
    unit_entries = Table("units.toml", "unit", UnitEntry, _lost)
    """Every model that can be recruited (7.C)."""
    scenarios = Scenarios(Scenario)
    """The scenarios, in the order of the book."""

    def make_profile(self, entry: UnitEntry, overrides: Mapping[str, Any]) -> Profile:
        return Profile(self, entry, overrides)

    def lost(self, card: UnitEntry | Overrides) -> Iterator[Lost]:
        """What a card, or a change of one, names though there is no such thing."""
        if card.shooting and card.shooting not in self.weapons:
            yield "shooting", card.shooting
        yield from (("melee", arm) for arm in card.melee or () if arm not in self.weapons)
        yield from (("effects", name) for name in card.effects or () if name not in self.effects)

    @cached_property
    def no_orders(self) -> frozenset[str]:
        """States whose bearers neither give nor receive Orders (4.605)."""
        return frozenset(state.id for state in self.states.values() if not state.orders)

    def catalogue(self) -> dict[str, list[str]]:
        return {
            "units": [f"unit-{unit}" for unit in self.unit_entries],
            "weapons": [f"weapon-{weapon}" for weapon in self.weapons],
            "effects": [f"effect-{effect}" for effect in self.effects],
            "states": [f"state-{state}" for state in self.states],
            "factions": [f"faction-{faction}" for faction in self.factions],
        }
