"""Units, cards, weapons, armies and scenarios of Saurian, read from its data files (section 7)."""

from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from typing import Annotated, Any, Literal

from msgspec import Meta, field, structs

from grognard.content import Choice, Entry, Force, Id, Lost, Scenarios, Shelf, Table, Terrain
from grognard.content import Faction as AnyFaction
from grognard.content import Scenario as ScenarioHead
from grognard.kernel.state import Shared

Small = Annotated[int, Meta(ge=0, le=60)]
Column = Annotated[int, Meta(ge=0, le=40)]
Signed = Annotated[int, Meta(ge=-20, le=20)]
HexPair = tuple[Column, Column]
Skill = Literal["me", "ba", "do", "st", "fe", "co", "ar", "gr", "mv", "ad"]
Bonus = dict[Skill, Signed]
AmmunitionType = Literal["round", "sedative", "net"]
Trigger = Literal[
    "reveal", "start", "move", "decl", "tie", "miss", "hit", "kill", "sed", "first", "slide", "draw"
]

DEFAULT_HERO_DECK = 20
MOST_OF_A_NAME = 2


class UnitArmour(Entry, frozen=True, kw_only=True):
    front: Small
    side: Small | None = None
    rear: Small | None = None


class UnitEntry(Entry, frozen=True, kw_only=True):
    """A Unit Board (1.19, 1.20)."""

    id: Id
    faction: Id
    deck: Id
    models: Annotated[int, Meta(ge=1, le=4)]
    size: Literal["S", "M", "L"]
    health: Annotated[int, Meta(ge=1, le=99)]
    movement: Small
    pivot: Small
    stand: Small
    melee: Small
    ballistic: Small | None = None
    dodge: Small
    stability: Small
    fear: Small | None = None
    courage: Small
    slots: Annotated[int, Meta(ge=1, le=9)]
    draw: Annotated[int, Meta(ge=1, le=9)]
    adrenaline: Small
    initiative: Small
    critical: Small | None = None
    value: Annotated[int, Meta(ge=0, le=1000)]
    oriented: bool
    armour: UnitArmour
    weapon: Id | None = None
    ammunition: tuple[Id, ...] = ()
    abilities: tuple[Id, ...] = ()


class Ability(Entry, frozen=True, kw_only=True):
    """What a Unit Board says in one word (1.19)."""

    id: Id
    clause: str


class Action(Entry, frozen=True, kw_only=True):
    """One action as a card prints it."""

    do: Literal["melee", "shoot", "stab", "grab", "fear", "rally", "interact"]
    stab: bool = False
    single: bool = False
    sweep: Literal["front", "back"] | None = None
    pierce: Small = 0
    radius: Small = 0


class Boost(Entry, frozen=True, kw_only=True):
    """The reinforced effect of a card (4.94)."""

    cost: Small
    bonus: Bonus = {}
    damage: Small = 0
    pierce: Small = 0
    repeat: Literal["melee"] | None = None


class Card(Entry, frozen=True, kw_only=True):
    """An Action card (1.24, 1.25)."""

    id: Id
    deck: Id
    copies: Small
    initiative: Annotated[int, Meta(ge=1, le=9)]
    move: Small
    keywords: tuple[Literal["jump", "charge", "fix"], ...] = ()
    actions: tuple[tuple[Action, ...], ...] = ()
    bonus: Bonus = {}
    combo: tuple[Skill, ...] = ()
    ender: bool = False
    boost: Boost | None = None
    reaction: bool = False


class HeroCard(Entry, frozen=True, kw_only=True):
    """A card of a hero deck (1.31): Main use, and two sets of icons for the Passive use."""

    id: Id
    faction: Id
    effect: Id
    copies: Small
    command: Small = 0
    adrenaline: Small = 0
    triggers: tuple[Trigger, ...]
    sets: tuple[Bonus, ...]
    units: tuple[Id, ...] = ()
    """The units it is for (2.2); none where it is for all."""


class Condition(Entry, frozen=True, kw_only=True):
    """A Condition card (1.30)."""

    id: Id
    deck: Literal["fear", "wound", "furious"]
    copies: Small
    effect: Literal["flee", "freeze", "panic", "limp", "bleeding", "concussion", "furious"]
    bonus: Bonus = {}


class Weapon(Entry, frozen=True, kw_only=True):
    id: Id
    range: Small
    damage: Small
    pierce: Small = 0
    area: Small | None = None
    accepts: AmmunitionType | None = None
    cost: Small = 0
    supply: Small = 0


class Ammunition(Entry, frozen=True, kw_only=True):
    id: Id
    type: AmmunitionType
    cost: Small
    supply: Small
    needs: Small = 1
    """How much Damage must be scored for it to take effect."""
    adrenaline_lost: Literal["half", "all"] | None = None
    ends_fury: bool = False
    bonus: Bonus = {}
    stability: Small = 0
    damage: Small = 0
    pierce: Small = 0


class Gear(Entry, frozen=True, kw_only=True):
    id: Id
    cost: Small
    supply: Small
    effect: Literal["riot_shields", "field_radio", "stimulant_kit"]


class ThingKind(Entry, frozen=True, kw_only=True):
    """A kind of vehicle or movable object (1.18)."""

    id: Id
    stability: Small
    fixed: bool = False


class Faction(AnyFaction, frozen=True, kw_only=True):
    human: bool


class TableSize(Entry, frozen=True, kw_only=True):
    columns: Annotated[int, Meta(ge=1, le=40)]
    rows: Annotated[int, Meta(ge=1, le=40)]


class Zone(Entry, frozen=True, kw_only=True):
    """A deployment zone: columns and rows, from and to."""

    columns: HexPair
    rows: HexPair
    faction: Id | None = None

    def holds(self, column: int, row: int) -> bool:
        """Whether a hex lies in the zone."""
        return self.columns[0] <= column <= self.columns[1] and self.rows[0] <= row <= self.rows[1]


class TerrainPatch(Terrain, frozen=True, kw_only=True):
    kind: Id
    class_: Literal["difficult", "impassable"] = field(name="class")
    hexes: tuple[HexPair, ...]


class ThingPatch(Entry, frozen=True, kw_only=True):
    kind: Id
    hexes: tuple[HexPair, ...]


class Objective(Entry, frozen=True, kw_only=True):
    id: str
    at: HexPair


class Scenario(ScenarioHead, frozen=True, kw_only=True):
    """A scenario (chapter 5)."""

    rounds: Annotated[int, Meta(ge=1, le=20)]
    table: TableSize
    supplied: bool = False
    zone_choice: Literal["faction", "other", "first"]
    """Who chooses the zones: nobody, the player who is not First Player, the First Player."""
    victory: Literal["paddock", "supplies", "nests"]
    outright: Small = 0
    """Victory points that win outright, where the scenario has that."""
    exit: Column | None = None
    """The border column by which dinosaurs may leave."""
    armies: tuple[Id, ...] = ()
    """The ready-made armies it is usually played with, where they fit the Army value."""
    zones: dict[str, Zone]
    terrain: tuple[TerrainPatch, ...] = ()
    things: tuple[ThingPatch, ...] = field(name="thing", default=())
    objectives: tuple[Objective, ...] = field(name="objective", default=())


class Overrides(Entry, frozen=True, kw_only=True):
    """What a situation may change on a Unit Board, in place."""

    deck: Id | None = None
    models: Annotated[int, Meta(ge=1, le=4)] | None = None
    health: Annotated[int, Meta(ge=1, le=99)] | None = None
    movement: Small | None = None
    pivot: Small | None = None
    stand: Small | None = None
    melee: Small | None = None
    ballistic: Small | None = None
    dodge: Small | None = None
    stability: Small | None = None
    fear: Small | None = None
    courage: Small | None = None
    slots: Annotated[int, Meta(ge=1, le=9)] | None = None
    draw: Annotated[int, Meta(ge=1, le=9)] | None = None
    adrenaline: Small | None = None
    initiative: Small | None = None
    critical: Small | None = None
    value: Annotated[int, Meta(ge=0, le=1000)] | None = None
    weapon: Id | None = None


class Profile(Shared):
    """A Unit Board; shared by all units that have it, never copied."""

    def __init__(self, content: "Content", entry: UnitEntry, ref: str) -> None:
        self.content = content
        self.ref = ref
        self.id = entry.id
        self.faction = entry.faction
        self.human = content.factions[entry.faction].human
        self.deck = entry.deck
        self.models = entry.models
        self.size = entry.size
        self.large = entry.size == "L"
        self.capacity = 4 if entry.size == "S" else 1
        self.health = entry.health
        self.movement = entry.movement
        self.pivot = entry.pivot
        self.stand = entry.stand
        self.melee = entry.melee
        self.ballistic = entry.ballistic
        self.dodge = entry.dodge
        self.stability = entry.stability
        self.fear = entry.fear
        self.courage = entry.courage
        self.slots = entry.slots
        self.draw = entry.draw
        self.adrenaline = entry.adrenaline
        self.initiative = entry.initiative
        self.critical = entry.critical
        self.value = entry.value
        self.oriented = entry.oriented
        front, side, rear = entry.armour.front, entry.armour.side, entry.armour.rear
        self.armour = {
            "all": front,
            "front": front,
            "side": front if side is None else side,
            "rear": front if rear is None else rear,
        }
        self.weapon = entry.weapon
        self.ammunition = entry.ammunition
        self.abilities = frozenset(entry.abilities)
        self.fly = "fly" in self.abilities
        self.base: dict[str, int] = {
            "me": entry.melee,
            "ba": entry.ballistic or 0,
            "do": entry.dodge,
            "st": entry.stability,
            "fe": entry.fear or 0,
            "co": entry.courage,
            "mv": entry.movement,
        }


def _lost(content: "Content", unit: UnitEntry) -> Iterator[Lost]:
    if unit.faction not in content.factions:
        yield "faction", unit.faction
    if not content.action_deck(unit.deck):
        yield "deck", unit.deck
    if unit.weapon is not None and unit.weapon not in content.weapons:
        yield "weapon", unit.weapon
    yield from (("abilities", name) for name in unit.abilities if name not in content.abilities)
    loaded = unit.ammunition
    yield from (("ammunition", ammo) for ammo in loaded if ammo not in content.ammunition)


def _lost_units(content: "Content", card: HeroCard) -> Iterator[Lost]:
    """Its units, and a Main use that the rules know: that of a printed card."""
    yield from (("units", unit) for unit in card.units if unit not in content.unit_entries)
    if card.effect not in {entry["effect"] for entry in Content.heroes.own(Content).values()}:
        yield "effect", card.effect


class Content(Shelf[Profile]):
    """All that the data files of Saurian hold."""

    package = "grognard.rulesets.saurian"

    weapons = Table("weapons.toml", "weapon", Weapon)
    """Base weapons and weapon cards (7G)."""
    ammunition = Table("weapons.toml", "ammunition", Ammunition)
    """Ammunition cards (7G)."""
    gear = Table("weapons.toml", "gear", Gear)
    """Gear cards (7G)."""
    thing_kinds = Table("weapons.toml", "thing", ThingKind)
    """Vehicles and movable objects (1.18)."""
    abilities = Table("abilities.toml", "ability", Ability, closed=True)
    """What units can always do (1.19)."""
    cards = Table("cards.toml", "card", Card)
    """Every Action card of the nine decks (7C)."""
    heroes = Table("heroes.toml", "hero", HeroCard, _lost_units)
    """Every hero card of both factions (7D, 7E)."""
    conditions = Table("conditions.toml", "condition", Condition, closed=True)
    """Fear, Critical Wound and Furious cards (7F)."""
    factions = Table("factions.toml", "faction", Faction)
    """The two factions."""
    forces = Table("forces.toml", "force", Force)
    """The ready-made armies, each for an Army value."""
    options = Table("options.toml", "option", Choice, closed=True)
    """What a table may agree on before the game (1.35, 2.1)."""
    unit_entries = Table("units.toml", "unit", UnitEntry, _lost)
    """The Unit Boards of both factions (7A, 7B)."""
    scenarios = Scenarios(Scenario)
    """The scenarios, in the order of the book."""

    def make_profile(self, entry: UnitEntry, overrides: Mapping[str, Any]) -> Profile:
        changes = "".join(f":{name}={value}" for name, value in sorted(overrides.items()))
        return Profile(self, structs.replace(entry, **overrides), f"profile:{entry.id}{changes}")

    def action_deck(self, deck: str) -> tuple[str, ...]:
        """All the cards of an action deck, copies included."""
        return self._action_decks.get(deck, ())

    @cached_property
    def _action_decks(self) -> dict[str, tuple[str, ...]]:
        return _decks((card.deck, card.id, card.copies) for card in self.cards.values())

    def hero_deck(self, faction: str) -> tuple[str, ...]:
        """The hero deck printed for a faction (7D, 7E)."""
        return self._hero_decks.get(faction, ())

    @cached_property
    def _hero_decks(self) -> dict[str, tuple[str, ...]]:
        return _decks((card.faction, card.id, card.copies) for card in self.heroes.values())

    def condition_deck(self, deck: str) -> tuple[str, ...]:
        """All the cards of the Fear or the Wound deck."""
        return self._condition_decks.get(deck, ())

    @cached_property
    def _condition_decks(self) -> dict[str, tuple[str, ...]]:
        return _decks((card.deck, card.id, card.copies) for card in self.conditions.values())

    @cached_property
    def heroes_for(self) -> dict[str, frozenset[str]]:
        """The hero cards that can be played at each kind of moment."""
        found: dict[str, set[str]] = {}
        for card in self.heroes.values():
            for trigger in card.triggers:
                found.setdefault(trigger, set()).add(card.id)
        return {trigger: frozenset(cards) for trigger, cards in found.items()}

    @cached_property
    def most_icons(self) -> int:
        """No set of icons of a hero card adds more than this."""
        sets = [icons for card in self.heroes.values() for icons in card.sets]
        return max(amount for icons in sets for amount in icons.values())

    @cached_property
    def terrain_kinds(self) -> tuple[str, ...]:
        """The kinds of terrain that the scenarios know."""
        patches = [patch for laid in self.scenarios.values() for patch in laid.terrain]
        return tuple(sorted({patch.kind for patch in patches}))

    def catalogue(self) -> dict[str, list[str]]:
        return {
            "units": [f"unit-{unit}" for unit in self.unit_entries],
            "abilities": [f"ability-{ability}" for ability in self.abilities],
            "cards": [f"card-{card}" for card in self.cards],
            "hero cards": [f"card-{card}" for card in self.heroes],
            "conditions": [f"card-{card}" for card in self.conditions],
            "weapons": [f"card-{weapon}" for weapon in self.weapons],
            "ammunition": [f"card-{card}" for card in self.ammunition],
            "gear": [f"card-{item}" for item in self.gear],
            "factions": [f"faction-{faction}" for faction in self.factions],
        }


def _decks(cards: Iterable[tuple[str, str, int]]) -> dict[str, tuple[str, ...]]:
    """Decks by name, out of what deck each card is of and how many copies there are."""
    found: dict[str, tuple[str, ...]] = {}
    for deck, card, copies in cards:
        found[deck] = (*found.get(deck, ()), *((card,) * copies))
    return found
