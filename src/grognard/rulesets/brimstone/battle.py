"""The state of a battle of Brimstone and the entities in it (section 1)."""

from collections.abc import Iterator
from functools import cache, cached_property

from msgspec import Struct

from grognard.kernel.questions import Option, Point, Seat
from grognard.kernel.state import Battle as KernelBattle
from grognard.kernel.state import Result, Shared
from grognard.rulesets.brimstone.content import Content, Profile, Scenario, TerrainKind, WeaponEntry
from grognard.rulesets.brimstone.terrain import Field, field_of

SEATS: tuple[Seat, ...] = ("A", "B")
WAITING, ACTIVE, ACTIVATED = "waiting", "active", "activated"


def other(seat: Seat) -> Seat:
    """The opponent."""
    return "B" if seat == "A" else "A"


@cache
def piece_option(piece: str) -> Option:
    """The choice of a model."""
    return Option(piece, piece=piece)


class BattleOver(Exception):
    """A player owns no model in play any more: the game ends at once (5.2)."""


class Setting(Shared):
    """What never changes during one battle: table, scenario, options."""

    ref = "setting"

    def __init__(
        self,
        content: Content,
        laid: Scenario,
        points: int,
        variants: frozenset[str],
        quiet: dict[Seat, tuple[str, ...]],
    ) -> None:
        self.content = content
        self.scenario = laid.id
        self.victory = laid.victory
        self.turns = laid.turns
        self.points = points
        self.width, self.height = laid.table.width, laid.table.height
        self.zones = {str(name): zone for name, zone in laid.zones.items()}
        self.objectives = laid.objectives
        self.variants = variants
        self.quiet = quiet
        """Windows each seat never wants to be asked in."""
        self.terrain_ids = tuple(piece.id for piece in laid.terrain)
        """What the pieces of terrain are called, where a position calls them."""


class Model(Struct, array_like=True):
    """One fighter: its card, its place and its tokens (1.20)."""

    id: str
    index: int
    owner: Seat
    """Who recruited it (1.16)."""
    commander: Seat
    """Who takes its decisions now."""
    profile: Profile
    lp: int
    at: Point | None = None
    """Where it stands; nothing before deployment, when dead and while Swallowed."""
    status: str = WAITING
    states: dict[str, int] = {}
    """Its states with their counters; 0 for those that have none."""
    fresh: list[str] = []
    """States received since it last became active (4.602)."""
    burns: list[tuple[int, int]] = []
    """Its Consumed instances: loss and rounds left (4.609)."""
    dead: bool = False
    held_by: str = ""
    """Who has swallowed it."""
    relic: int = -1
    scorched: bool = False
    """Has touched a pool in this activation (table 2.A)."""
    used: list[str] = []
    """Effects used this turn."""
    spent: list[str] = []
    """Effects used up for the game."""

    @property
    def place(self) -> Point:
        """Where it stands; only asked of models in play."""
        assert self.at is not None, f"{self.id} is not in play"
        return self.at

    @property
    def radius(self) -> float:
        """Half the diameter of its base (1.6)."""
        return self.profile.radius

    @property
    def wounded(self) -> bool:
        """Whether its life points are at or below its threshold (4.505)."""
        return 0 < self.lp <= self.profile.wounded_at

    @property
    def hampered(self) -> bool:
        """Wounded and not Steadfast (4.505, 7.3)."""
        return 0 < self.lp <= self.profile.wounded_at and not self.profile.abilities.steadfast

    @property
    def berserk(self) -> bool:
        """In a Berserk state, or with Rage for good (4.606, 7.12)."""
        return "berserk" in self.states or self.profile.abilities.rage

    @property
    def commandable(self) -> bool:
        """Whether it can give and receive Orders (4.605)."""
        if self.profile.abilities.rage or self.held_by:
            return False
        return not self.states or self.profile.content.no_orders.isdisjoint(self.states)

    @property
    def helpless(self) -> bool:
        """Knocked Down or Immobilized."""
        return bool(self.states) and ("knocked_down" in self.states or "immobilized" in self.states)


class TerrainPiece(Struct, array_like=True, frozen=True):
    """A piece of terrain: a rectangle, or a disc where it has three numbers."""

    kind: TerrainKind
    shape: tuple[float, ...]


class Relic(Struct, array_like=True):
    """A relic: where it lies, or who carries it (5.7)."""

    at: Point | None
    carrier: str = ""


class Attack:
    """One attack under way: who, with what, and what was ordered for it."""

    def __init__(self, kind: str, attacker: Model, target: Model) -> None:
        self.kind = kind
        self.attacker = attacker
        self.target = target
        self.weapon: dict[str, WeaponEntry] = {}
        self.one_sided = False
        self.handicaps: dict[str, list[tuple[str, str, int, int]]] = {}
        """By model: clause, reason, change of CBT, change of DEF."""
        self.soli: dict[str, int] = {}
        self.ranks: dict[str, int] = {}
        """Protection given by Close Ranks."""
        self.searing: dict[str, int] = {}
        """Piercing given by Searing Command."""
        self.received: set[tuple[str, str]] = set()
        """Orders received in this attack (4.713)."""
        self.cover = 0
        self.moved = False
        """Whether the shooter has moved before its shot (4.107)."""
        self.hits: dict[str, int] = {}
        """By model, once the dice are down."""
        self.harmed: set[tuple[str, str]] = set()
        """Whose dice damaged whom."""

    def principals(self) -> tuple[Model, Model]:
        """The two models of the attack (4.301)."""
        return self.attacker, self.target


class Activation:
    """What is true only while one model is active."""

    def __init__(self, model: Model | None, seat: Seat) -> None:
        self.model = model
        self.seat = seat
        """Who commanded the model when it became active (3.18, 4.708)."""
        self.zones: list[str] = []
        """Enemies in whose Zone of Control it started (4.211)."""
        self.paid = False
        self.action = ""
        """What was declared, or what a Lure forces on it."""
        self.interrupted = False
        """The model was swallowed in its own activation, which is then over (3.18)."""
        self.declared = ""
        """The enemy a Charge was declared on."""
        self.received: set[tuple[str, str]] = set()
        self.reactions: list[tuple[str, str, str]] = []
        """Reactions announced: effect, user, target (4.808)."""
        self.attacks: list[Attack] = []

    @property
    def attack(self) -> Attack | None:
        """The attack being resolved, the innermost if several are."""
        return self.attacks[-1] if self.attacks else None

    @property
    def goes_on(self) -> bool:
        """Whether the model is still in play under the same commander (3.18)."""
        model = self.model
        if model is None or self.interrupted:
            return False
        return model.at is not None and model.commander == self.seat


class Battle(KernelBattle, array_like=True):
    """The state of one game of Brimstone."""

    setting: Setting
    models: list[Model]
    terrain: list[TerrainPiece]
    relics: list[Relic] = []
    phase: str = "lists"
    turn: int = 0
    dominance: Seat = ""
    current: Seat = ""
    """Whose opportunity it is."""
    opening: bool = False
    """The first player has not yet taken his first opportunity (3.9)."""
    active: str = ""
    summoned: str = ""
    """The model *Vae Victis* activates next."""
    base: dict[Seat, int] = {}
    cmd: dict[Seat, int] = {}
    kills: dict[Seat, int] = {}
    points: dict[Seat, int] = {}
    """Victory points."""
    zones: dict[Seat, str] = {}
    pieces_left: list[str] = []
    """Terraforming pieces still to be placed (2.11)."""
    shifts: dict[Seat, int] = {}
    result: Result | None = None

    def model(self, model_id: str) -> Model:
        """The model of that id."""
        return self.by_id[model_id]

    @property
    def seats(self) -> tuple[Seat, ...]:
        return SEATS

    @property
    def content(self) -> Content:
        """The units and all else it is played with."""
        return self.setting.content

    @property
    def shared(self) -> list[Shared]:
        return [self.setting, *(model.profile for model in self.models)]

    @cached_property
    def by_id(self) -> dict[str, Model]:
        """All models by their ids."""
        return {model.id: model for model in self.models}

    def find(self, model_id: str) -> Model | None:
        """The model of that id, if there is one."""
        return next((model for model in self.models if model.id == model_id), None)

    def muster(self, models: list[Model]) -> None:
        """Take the field: the companies are known."""
        self.models = models
        for name in ("by_id", "officers", "adepts", "attack_adepts", "lures"):
            vars(self).pop(name, None)
        self.forget()

    def in_play(self) -> list[Model]:
        """Models on the table, in list order."""
        return [model for model in self.models if model.at is not None]

    def enemies(self, model: Model) -> list[Model]:
        """Enemy models in play (1.16)."""
        seat = model.commander
        return [m for m in self.models if m.at is not None and m.commander != seat]

    def friends(self, model: Model) -> list[Model]:
        """Other models in play of the same commander."""
        seat = model.commander
        return [
            m for m in self.models if m.at is not None and m.commander == seat and m is not model
        ]

    def waiting(self, seat: Seat) -> list[Model]:
        """Waiting models in play a seat commands (3.11, 3.12)."""
        return [
            m
            for m in self.models
            if m.status == WAITING and m.at is not None and m.commander == seat
        ]

    def has_waiting(self, seat: Seat) -> bool:
        """Whether a seat commands any waiting model in play."""
        for m in self.models:
            if m.status == WAITING and m.at is not None and m.commander == seat:
                return True
        return False

    @cached_property
    def lures(self) -> list[Model]:
        """Models that lure others (7.9)."""
        return [model for model in self.models if model.profile.abilities.lure]

    def eligible(self, seat: Seat) -> list[Model]:
        """Models a seat may activate; Slowed Down ones only when no other waits (3.13, 4.613)."""
        waiting = self.waiting(seat)
        quick = [model for model in waiting if "slowed" not in model.states]
        if self.has_variant("slowed_last_of_all") and not quick:
            others = self.waiting(other(seat))
            return waiting if all("slowed" in model.states for model in others) else []
        return quick or waiting

    def owned(self, seat: Seat) -> Iterator[Model]:
        """All models a seat recruited, dead or alive."""
        return (model for model in self.models if model.owner == seat)

    def officer(self, seat: Seat) -> Model | None:
        """The Officer of a company, if in play (1.11)."""
        for model in self.officers:
            if model.owner == seat and model.at is not None:
                return model
        return None

    @cached_property
    def officers(self) -> list[Model]:
        """The Officers of both companies, dead or alive."""
        return [model for model in self.models if model.profile.rank == "officer"]

    @cached_property
    def adepts(self) -> list[Model]:
        """Models with a Free effect for any window."""
        return [model for model in self.models if model.profile.anytime]

    @cached_property
    def attack_adepts(self) -> list[Model]:
        """Models with a Free effect for the windows of attacks."""
        return [model for model in self.models if model.profile.free]

    @cached_property
    def field(self) -> Field:
        """The terrain, ready for measuring."""
        pieces = tuple((piece.kind, piece.shape) for piece in self.terrain)
        return field_of(self.setting.width, self.setting.height, pieces)

    def lay(self, terrain: list[TerrainPiece]) -> None:
        """Change the terrain, before the battle."""
        self.terrain = terrain
        vars(self).pop("field", None)
        self.forget()

    @cached_property
    def now(self) -> Activation:
        """The activation under way; nobody's before the first."""
        return Activation(None, self.current)

    def begin_activation(self, model: Model | None, seat: Seat) -> Activation:
        """Start afresh what is true for one activation only."""
        now = vars(self)["now"] = Activation(model, seat)
        return now

    def put(self, model: Model, at: Point) -> None:
        """Stand a model somewhere. With ``take_off`` the only place where positions change."""
        model.at = at
        self.forget(model.id, at)

    def take_off(self, model: Model) -> None:
        """Take a model out of play."""
        model.at = None
        self.forget(model.id, None)

    def has_variant(self, name: str) -> bool:
        """Whether an optional rule is in force."""
        return name in self.setting.variants
