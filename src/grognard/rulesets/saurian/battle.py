"""The state of a battle of Saurian and the entities in it (section 1)."""

from collections.abc import Iterable, Iterator
from functools import cache, cached_property

from msgspec import Struct, field

from grognard.content.published import Settings
from grognard.kernel.decks import Deck
from grognard.kernel.questions import Seat
from grognard.kernel.state import Battle as KernelBattle
from grognard.kernel.state import Result, Shared
from grognard.rulesets.saurian.content import Content, Profile, Scenario, ThingKind
from grognard.rulesets.saurian.field import IMPASSABLE, Board, Hex

SIDES = ("A", "B")
USUAL_ARMY = 200
"""The standard Army value (2.1)."""
HAND_LIMIT = 5
UNSEEN = "~"
"""Begins a Condition card that nobody has looked at yet."""
UNSHOWN = "^"
"""Begins a Wound card that its owner has looked at, and nobody else (1.35)."""


def side_of(seat: Seat) -> str:
    """The alliance of a seat: every second seat round the table (1.49)."""
    return "A" if seat in ("A", "C") else "B"


def other_side(side: str) -> str:
    """The opposing alliance."""
    return "B" if side == "A" else "A"


@cache
def name_of(card: str) -> str:
    """The name of a card, without who caused it and whether anyone has seen it.

    >>> name_of("~fe_1@b2")
    'fe_1'
    """
    return card.lstrip(UNSEEN + UNSHOWN).partition("@")[0]


def source_of(card: str) -> str:
    """The unit that caused a Fear card (4.86).

    >>> source_of("fe_1@b2")
    'b2'
    """
    return card.partition("@")[2]


def seen(card: str) -> str:
    """A card once its owner has looked at it: a Wound remembers that nobody else has.

    >>> seen("~cw_1"), seen("~fe_1@b2"), seen("rap_1")
    ('^cw_1', 'fe_1@b2', 'rap_1')
    """
    return UNSHOWN + name_of(card) if card.startswith(UNSEEN + "cw_") else card.lstrip(UNSEEN)


def shown(card: str) -> str:
    """A card once everybody has seen it.

    >>> shown("^cw_1")
    'cw_1'
    """
    return card.lstrip(UNSEEN + UNSHOWN)


@cache
def is_condition(card: str) -> bool:
    """Whether a card is a Condition card (1.30)."""
    return name_of(card).startswith(("fe_", "cw_"))


@cache
def is_fear(card: str) -> bool:
    """Whether a card is a Fear card."""
    return name_of(card).startswith("fe_")


@cache
def is_wound(card: str) -> bool:
    """Whether a card is a Critical Wound."""
    return name_of(card).startswith("cw_")


class Setting(Shared):
    """What never changes during one battle: board, scenario, seats, options."""

    ref = "setting"

    def __init__(
        self,
        content: Content,
        scenario: Scenario,
        board: Board,
        seats: tuple[Seat, ...],
        options: Settings,
    ) -> None:
        self.content = content
        self.scenario = scenario
        self.board = board
        self.seats = seats
        self.options = options
        self.poker_face = bool(options.get("poker_face"))
        self.army = int(options.get("army", USUAL_ARMY))
        self.single_grab = options.get("grab") == "one"
        self.paid_turns = options.get("rotation") == "paid"
        self.objectives = tuple(board.number(o.at) for o in scenario.objectives)
        self.zone_hexes = {
            name: tuple(
                hex_
                for hex_, place in enumerate(board.places)
                if zone.holds(*place) and board.ground[hex_] != IMPASSABLE
            )
            for name, zone in scenario.zones.items()
        }

    def players(self, side: str) -> tuple[Seat, ...]:
        """The seats of an alliance, in seat order."""
        return tuple(seat for seat in self.seats if side_of(seat) == side)

    def clockwise(self, first: Seat) -> tuple[Seat, ...]:
        """All seats, clockwise from one (1.49)."""
        start = self.seats.index(first)
        return self.seats[start:] + self.seats[:start]


class Model(Struct, array_like=True):
    """One miniature (1.7)."""

    number: int
    health: int
    at: Hex
    heading: int = 0
    knocked: bool = False


class Net(Struct, array_like=True):
    """A Net on a unit and the models it holds (4.75)."""

    card: str
    models: list[int]


class Dose(Struct, array_like=True):
    """A Sedative lying face down under a Next card, and who gave it (4.68)."""

    card: str
    giver: Seat
    shown: bool = False
    """Flipped, but not in effect yet."""


class Unit(Struct, array_like=True):
    """One unit: its board, its models, its cards and its conditions (1.7, 1.19)."""

    id: str
    seat: Seat
    profile: Profile
    models: list[Model]
    deck: Deck
    discard: list[str] = []
    hand: list[str] = []
    stack: list[str] = []
    """Played cards under the Active card, top first (3.36)."""
    active: str = ""
    revealed: bool = False
    next: str = ""
    idle: str = ""
    doses: list[Dose] = []
    sedatives: list[str] = []
    """Flipped Sedatives, each locking a slot (4.70)."""
    nets: list[Net] = []
    adrenaline: int = 0
    furious: bool = False
    sedated: bool = False
    gone: str = ""
    """How it left play: eliminated or escaped."""
    weapon: str = ""
    """Its weapon card; empty where it has its base weapon only."""
    gear: str = ""
    ammo: list[str] = []
    acted: bool = False
    """Has activated, skipped or begun to hold in this Action phase."""
    skipped: bool = False
    skipped_before: bool = False
    kept: bool = False
    """Keeps its skipped card, so takes no part in the Initiative phase (3.29)."""
    holding: bool = False
    used_move: bool = False
    used_action: bool = False
    lead: int = 0
    """What a hero card adds to its Initiative until the end of the phase."""
    fresh: bool = False
    """Makes its Initiative phase like the first one: Furious or waking (4.89, 4.74)."""
    dropped: list[str] = []
    """Action cards it discarded in step I2d, until T-DRAW is over."""
    scored: bool = False
    """Its loss has been scored (5.3)."""

    @property
    def side(self) -> str:
        """The alliance it fights for."""
        return "A" if self.seat in ("A", "C") else "B"

    @property
    def in_play(self) -> bool:
        """Whether it is on the board."""
        return not self.gone

    @property
    def able(self) -> bool:
        """Whether it is on the board and awake."""
        return not self.gone and not self.sedated

    @property
    def slots(self) -> int:
        """Combo slots that no Sedative locks (3.41)."""
        return self.profile.slots - len(self.sedatives)

    def model(self, number: int) -> Model | None:
        """The model of that number, if it is still on the board."""
        for model in self.models:
            if model.number == number:
                return model
        return None

    def at_hex(self, hex_: Hex) -> list[Model]:
        """The sub-unit whose (head) hex this is (1.8)."""
        return [model for model in self.models if model.at == hex_]


def piece_of(unit: Unit, model: Model) -> str:
    """The piece of the view that is a model: the first one left bears its unit's name."""
    is_first = not unit.models or unit.models[0].number == model.number
    return unit.id if is_first else f"{unit.id}.{model.number}"


def heading_degrees(direction: int) -> int:
    """A direction of the board as degrees clockwise from north.

    >>> [heading_degrees(d) for d in range(6)]
    [90, 30, 330, 270, 210, 150]
    """
    return (90 - 60 * direction) % 360


class Thing(Struct, array_like=True):
    """A vehicle or movable object (1.18)."""

    id: str
    kind: str
    at: Hex

    def kind_in(self, battle: "Battle") -> ThingKind:
        """What is said of its kind: how hard it is to push, and whether it can be moved at all."""
        return battle.content.thing_kinds[self.kind]


class Grab(Struct, array_like=True):
    """One model holding another (4.50)."""

    unit: str
    model: int
    target: str
    target_model: int
    blocked: bool = False


class Player(Struct, array_like=True):
    """What belongs to a player rather than to a unit (1.31, 1.33)."""

    seat: Seat
    faction: str
    army: int
    deck: Deck
    hand: list[str] = []
    discard: list[str] = []
    announced: list[str] = []
    """Hero cards announced and not resolved yet: open on the table (3.33)."""
    command: int = 0
    requisition: int = 0


class Activation(Struct, array_like=True):
    """The activation, or the Reaction, under way (3.5)."""

    unit: str
    stage: str = "start"
    bonus_move: int = 0
    steady: bool = False
    """Difficult terrain does not stop it this activation."""
    mode: str = ""
    """Card actions or a Base Skill, once its owner has chosen."""
    step: int = 0
    """The printed action that comes next."""
    boosted: bool = False
    reaction: bool = False


class Battle(KernelBattle, array_like=True):
    """The state of one game of Saurian."""

    setting: Setting
    units: list[Unit]
    players: list[Player]
    things: list[Thing] = []
    grabs: list[Grab] = []
    fear: Deck = field(default_factory=Deck)
    wounds: Deck = field(default_factory=Deck)
    supply: dict[str, int] = {}
    phase: str = "muster"
    round: int = 0
    first: Seat = ""
    """The First Player."""
    zones: dict[str, str] = {}
    """The deployment zone of each alliance."""
    turn_of: Seat = ""
    """The player who places or activates next, where players alternate."""
    queue: list[str] = []
    """Units still to be dealt with in this phase, in order."""
    group: list[str] = []
    """The rest of the tied Group under way (3.4)."""
    next_up: list[str] = []
    """Units that activate next whatever their Initiative."""
    act: Activation | None = None
    points: dict[str, int] = {}
    beaten: dict[str, int] = {}
    """By alliance, the value of enemy units it saw Eliminated or Sedated (5.5)."""
    rewarded: list[Seat] = []
    """Players already rewarded for a nest in this step."""
    result: Result | None = None

    @property
    def seats(self) -> tuple[Seat, ...]:
        return self.setting.seats

    @property
    def turn(self) -> int:
        return self.round

    @property
    def content(self) -> Content:
        """The units and all else it is played with."""
        return self.setting.content

    @property
    def shared(self) -> list[Shared]:
        return [self.setting, *(unit.profile for unit in self.units)]

    @cached_property
    def by_id(self) -> dict[str, Unit]:
        """Units by their id."""
        return {unit.id: unit for unit in self.units}

    def unit(self, unit_id: str) -> Unit:
        """The unit of that id."""
        return self.by_id[unit_id]

    def player(self, seat: Seat) -> Player:
        """The player of a seat."""
        for player in self.players:
            if player.seat == seat:
                return player
        raise KeyError(seat)

    @property
    def board(self) -> Board:
        """The hexes."""
        return self.setting.board

    def cells(self, unit: Unit, model: Model) -> tuple[Hex, ...]:
        """The hexes a model covers: its head first (1.10)."""
        if unit.profile.large:
            return model.at, self.setting.board.next[model.at][(model.heading + 3) % 6]
        return (model.at,)

    @cached_property
    def occupied(self) -> "dict[Hex, Body]":
        """Who or what stands on each hex that is not empty; whoever moves calls ``moved``."""
        found: dict[Hex, Body] = {}
        for unit in self.units:
            if unit.gone:
                continue
            for model in unit.models:
                for hex_ in self.cells(unit, model):
                    body = found.get(hex_)
                    if body is None:
                        found[hex_] = Body(unit, [model], None)
                    else:
                        body.models.append(model)
        for thing in self.things:
            found[thing.at] = Body(None, [], thing)
        return found

    def moved(self) -> None:
        """Forget what was known about who stands where."""
        vars(self).pop("occupied", None)

    def enlist(self, units: "list[Unit]") -> None:
        """Take up the units of the battle, in list order."""
        self.units = units
        vars(self).pop("by_id", None)

    def in_play(self) -> Iterator[Unit]:
        """Units on the board, in list order."""
        return (unit for unit in self.units if not unit.gone)

    def able(self) -> Iterator[Unit]:
        """Units on the board that are not Sedated, in list order."""
        return (unit for unit in self.units if not unit.gone and not unit.sedated)

    def distance(self, unit: Unit, model: Model, hexes: Iterable[Hex]) -> int:
        """From a model to the nearest of some hexes (1.50)."""
        apart = self.board.apart
        return min(apart[a][b] for a in self.cells(unit, model) for b in hexes)

    def hexes_of(self, unit: Unit) -> list[Hex]:
        """All hexes covered by a unit."""
        return [hex_ for model in unit.models for hex_ in self.cells(unit, model)]

    def between(self, unit: Unit, other: Unit) -> int:
        """The distance between two units (1.50)."""
        apart = self.board.apart
        theirs = self.hexes_of(other)
        return min(apart[a][b] for a in self.hexes_of(unit) for b in theirs)

    def allied(self, unit: Unit, other: Unit) -> bool:
        """Whether two units belong to one player or to allies (1.15)."""
        return unit.side == other.side

    def grabs_on(self, unit: Unit, model: Model | None = None) -> list[Grab]:
        """Grabs that hold a unit, or one model of it."""
        return [
            grab
            for grab in self.grabs
            if grab.target == unit.id and (model is None or grab.target_model == model.number)
        ]

    def is_blocked(self, unit: Unit, model: Model) -> bool:
        """Whether a model is Blocked by a Grab or a Net (4.56)."""
        if unit.nets and any(model.number in net.models for net in unit.nets):
            return True
        return any(
            grab.blocked and grab.target == unit.id and grab.target_model == model.number
            for grab in self.grabs
        )

    def is_held(self, unit: Unit) -> bool:
        """Whether any model of a unit is Grabbed or Blocked."""
        return bool(unit.nets) or any(grab.target == unit.id for grab in self.grabs)


class Body(Struct):
    """What stands on a hex: models of one unit, or an object."""

    unit: Unit | None
    models: list[Model]
    thing: Thing | None


def initiative(unit: Unit) -> int:
    """The Initiative a unit acts with (3.3, 3.11, 3.12)."""
    card = unit.active
    if card and is_condition(card):
        card = unit.stack[0] if unit.stack else ""
    found = unit.profile.content.cards.get(card)
    return (found.initiative if found is not None else unit.profile.initiative) + unit.lead
