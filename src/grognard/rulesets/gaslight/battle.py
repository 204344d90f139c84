"""The state of a battle of Gaslight and the entities in it (section 1)."""

from collections.abc import Iterable, Mapping
from functools import cached_property, lru_cache
from typing import Any

from msgspec import Struct, field

from grognard.kernel.decks import Deck
from grognard.kernel.questions import Seat
from grognard.kernel.state import Battle as KernelBattle
from grognard.kernel.state import Result, Shared
from grognard.rulesets.gaslight.cards import in_order
from grognard.rulesets.gaslight.content import (
    TOPPLED_TALL,
    Content,
    Profile,
    Scenario,
    TableSize,
    Terrain,
)
from grognard.table.heights.relief import Figures, Relief, RoundArea, Zones

Spot = tuple[float, float, float]
DECIMALS = 4
"""Positions are kept to a ten-thousandth of an inch."""
TEMPLATE_RADIUS = 1.5
TEMPLATE_HEIGHT = 3.0
NEAR_LEVEL = 1.0
"""A height differing by less than this is the same level for a fire on the ground."""


def snap(length: float) -> float:
    """A coordinate as it is kept.

    >>> snap(12.40944), snap(-0.00001)
    (12.4094, 0.0)
    """
    return round(length, DECIMALS) + 0.0


@lru_cache(maxsize=32)
def relief_of(width: float, height: float, terrain: tuple[Terrain, ...]) -> Relief:
    """The table with its terrain; games on the same one share what was worked out about it."""
    return Relief(width, height, [piece.piece() for piece in terrain])


class Setting(Shared):
    """What never changes during one battle: table, terrain, scenario, options, seats."""

    ref = "setting"

    def __init__(
        self,
        content: Content,
        laid: Scenario,
        size: TableSize,
        seats: tuple[Seat, ...],
        heroes: int,
        options: Mapping[str, Any],
    ) -> None:
        self.content = content
        self.scenario = laid.id
        self.victory = laid.victory
        self.turns = laid.turns
        self.terrain = laid.terrain
        self.zones = {zone.id: zone for zone in laid.zones}
        self.markers = {marker.id: marker for marker in laid.markers}
        self.seats = seats
        self.heroes = heroes
        self.jump_down = str(options.get("jump_down", "free"))
        """How far down a Heroic Jump may lead: anywhere, or the basic Move (4.125)."""
        self.acid_first = str(options.get("acid_first", "damage"))
        """What acid does first: its damage, or to the Armor (4.174)."""
        self.hanging = options.get("hanging", "no") == "yes"
        """Whether a Heroic Climb may end half-way up a wall (4.124)."""
        self.relief = relief_of(size.width, size.height, laid.terrain)


class Model(Struct, array_like=True):
    """One Hero or Henchman (1.10): its card, its place and its state."""

    id: str
    seat: Seat
    index: int
    """Its number over the whole battle (1.25)."""
    profile: Profile
    wounds: int
    at: Spot | None = None
    """Centre of the base and height of the surface under it (1.41)."""
    toppled: bool = False
    ready: bool = True
    lucky: bool = True
    """Has not yet used Beginner's Luck."""
    acid: int = 0
    """Armor eaten by acid until end of turn (4.174)."""
    spells: list[str] = []
    """Buffs on it until end of turn."""
    carries: str = ""
    """What it carries (4.181)."""
    gone: str = ""
    """How it left the table: casualty, or left."""

    @property
    def place(self) -> Spot:
        """Where it stands; only asked of models on the table."""
        assert self.at is not None, f"{self.id} is not on the table"
        return self.at

    @property
    def tall(self) -> float:
        """The height of its cylinder (1.14)."""
        return TOPPLED_TALL if self.toppled else self.profile.tall

    def has(self, ability: str) -> bool:
        """Whether it has an ability."""
        return self.profile.has(ability)


class Template(Struct, array_like=True):
    """A Template on the table (1.65, 4.170)."""

    id: str
    kind: str
    at: Spot
    seat: Seat
    """Who placed it, for the credit (4.97)."""
    by: str
    """The model that placed it."""
    touched: list[str] = []
    """Models already Affected by it this turn (4.172)."""


class Aura(Struct, array_like=True):
    """A spell round its caster, until end of turn (4.140)."""

    spell: str
    caster: str


class Token(Struct, array_like=True):
    """An objective marker or a thing to carry (4.180, 4.181)."""

    id: str
    at: Spot | None
    carrier: str = ""
    loose: bool = False
    """Has been picked up once: dropped, it is taken with Difficulty 1."""


class Instance(Struct, array_like=True):
    """One instance of damage, waiting for the end of the Action (4.94)."""

    victim: str
    strength: int
    """Strength and critical bonus, fixed when the hit was scored (4.95)."""
    damage: str
    attack: str = ""
    piercing: int = 0
    ignores_armor: bool = False
    credit: Seat = ""
    cause: str = ""
    acid: int | None = None
    """The acid on the Armor it meets, where it is less than there is in the end (4.174)."""


class Trigger(Struct, array_like=True):
    """A special effect waiting for step 1 of the end of the Action (4.8)."""

    kind: str
    model: str
    moment: int
    about: str = ""


class Pending(Struct, array_like=True):
    """What one Action leaves to its end (4.7), and what it has used up."""

    triggers: list[Trigger] = []
    healing: list[tuple[str, int]] = []
    damage: list[Instance] = []
    fall_tested: list[str] = []
    """Models whose one Falling test of this Action is queued or made (4.101)."""
    parrying: list[str] = []
    """Models that chose Parry in this Action (4.75)."""
    moment: int = 0
    open: bool = False
    """An Action is under way: bases may overlap for a moment."""


class Battle(KernelBattle, array_like=True):
    """The state of one game of Gaslight."""

    setting: Setting
    models: list[Model]
    deck: Deck
    phase: str = "heroes"
    turn: int = 0
    first: Seat = ""
    """Who holds the First Player marker (2.8)."""
    heroes: dict[Seat, list[str]] = {}
    """Heroes revealed (2.5), by seat."""
    hands: dict[Seat, list[str]] = {}
    discard: list[str] = []
    zones: dict[Seat, str] = {}
    """Deployment zones chosen (2.9)."""
    deploying: Seat = ""
    opportunity: Seat = ""
    """Whose opportunity it is (3.6)."""
    delayed: bool = False
    """The opportunity was received through a Delay, or one was tried on it (3.8)."""
    out: list[Seat] = []
    """Players without a model in play (3.16)."""
    active: str = ""
    actions: int = 0
    """Actions left to the active model (3.11)."""
    window: bool = False
    """The start window of the Activation is still to come (3.11a)."""
    heroic: bool = False
    """Heroic Move is in force (4.121)."""
    moved: bool = False
    """The active model has moved in a way that Move Penalty names (4.156)."""
    cast: list[str] = []
    """Spells attempted in this Activation (4.5)."""
    templates: list[Template] = []
    laid: int = 0
    """How many Templates were laid so far, for their names."""
    auras: list[Aura] = []
    tokens: list[Token] = []
    search: Deck = field(default_factory=Deck)
    """What the unsearched markers hide: one of them the ledger (5.10)."""
    points: dict[Seat, int] = {}
    pending: Pending = field(default_factory=Pending)
    delivered: bool = False
    """The parcel has left the table: the game ends by VP after this Action (5.12)."""
    result: Result | None = None

    @property
    def seats(self) -> tuple[Seat, ...]:
        return self.setting.seats

    @property
    def content(self) -> Content:
        """The units and all else it is played with."""
        return self.setting.content

    @property
    def shared(self) -> list[Shared]:
        return [self.setting, *(model.profile for model in self.models)]

    @cached_property
    def by_id(self) -> dict[str, Model]:
        """The models by their ids."""
        return {model.id: model for model in self.models}

    @cached_property
    def standing(self) -> dict[str, list[Model]]:
        """Models on the table, by whose or against whom they are, as far as asked for."""
        return {}

    def model(self, model_id: str) -> Model:
        """The model of that id."""
        return self.by_id[model_id]

    def in_play(self, seat: Seat = "") -> list[Model]:
        """Models on the table, of one player or of all, in order of their numbers."""
        found = self.standing.get(seat)
        if found is None:
            found = [m for m in self.models if m.at is not None and (not seat or m.seat == seat)]
            self.standing[seat] = found
        return found

    def enemies(self, model: Model) -> list[Model]:
        """Enemy models on the table."""
        key = f"not {model.seat}"
        found = self.standing.get(key)
        if found is None:
            found = [m for m in self.models if m.at is not None and m.seat != model.seat]
            self.standing[key] = found
        return found

    def recruited(self) -> None:
        """Models have joined: forget who there was."""
        for name in ("by_id", "standing", "figures"):
            vars(self).pop(name, None)
        self.forget()

    def pass_on(self, seat: Seat) -> None:
        """The opportunity goes to the next player clockwise (3.6, 3.10, 3.16)."""
        self.delayed = False
        order = [s for s in self.clockwise(seat)[1:] if s not in self.out]
        if seat not in self.out:
            order.append(seat)
        if self.phase == "surplus":
            ready = [s for s in order if self.ready(s)]
            if not ready:
                self.phase = "end"
                return
            self.opportunity = ready[0]
            return
        self.opportunity = order[0]

    def ready(self, seat: Seat) -> list[Model]:
        """A player's models that are Ready (1.20)."""
        return [m for m in self.models if m.ready and m.seat == seat and m.at is not None]

    def heroes_in_play(self, seat: Seat) -> int:
        """How many Heroes a player has on the table."""
        return sum(m.profile.is_hero for m in self.in_play(seat))

    def template(self, template_id: str) -> Template:
        """The Template of that id."""
        return next(t for t in self.templates if t.id == template_id)

    def token(self, token_id: str) -> Token:
        """The marker or token of that id."""
        return next(t for t in self.tokens if t.id == token_id)

    def clockwise(self, start: Seat) -> list[Seat]:
        """All seats from one of them on, clockwise (1.25)."""
        seats = self.setting.seats
        place = seats.index(start)
        return [*seats[place:], *seats[:place]]

    @property
    def seated(self) -> list[Seat]:
        """Seats that are not out of the game, in order."""
        return [seat for seat in self.setting.seats if seat not in self.out]

    def playing(self, start: Seat) -> list[Seat]:
        """Seats clockwise from one of them that are not out of the game (3.16)."""
        return [seat for seat in self.clockwise(start) if seat not in self.out]

    @property
    def relief(self) -> Relief:
        """The table in three dimensions."""
        return self.setting.relief

    @cached_property
    def figures(self) -> Figures:
        """The models as the geometry wants them; mirrors ``Model.at``."""
        seats = self.setting.seats
        return Figures(
            [m.at for m in self.models],
            [m.profile.radius for m in self.models],
            [seats.index(m.seat) for m in self.models],
            [m.tall for m in self.models],
        )

    @cached_property
    def ground(self) -> Zones:
        """Areas and the fires that make ground Rough (4.18, 4.173)."""
        fires = [
            RoundArea(x, y, TEMPLATE_RADIUS, z - NEAR_LEVEL, z + NEAR_LEVEL)
            for template in self.templates
            if template.kind == "fire"
            for x, y, z in (template.at,)
        ]
        return self.relief.zones.with_round_areas(fires) if fires else self.relief.zones

    def put(self, model: Model, spot: Spot) -> None:
        """Stand a model somewhere. The only place where positions change."""
        if model.at is None:
            self.standing.clear()
        x, y, z = snap(spot[0]), snap(spot[1]), snap(spot[2])
        model.at = (x, y, z)
        self._redraw(model)

    def reshape(self, model: Model) -> None:
        """Tell the geometry that a model fell over or stood up."""
        self._redraw(model)

    def take_off(self, model: Model, how: str) -> None:
        """Take a model off the table for good."""
        self.standing.clear()
        model.at = None
        model.gone = how
        model.ready = False
        self._redraw(model)

    def _redraw(self, model: Model) -> None:
        """Bring up to date what was measured, and the figures if anybody has looked at them."""
        figures: Figures | None = vars(self).get("figures")
        if figures is not None:
            if model.at is None:
                figures.remove(model.index)
            else:
                figures.put(model.index, *model.at, model.tall)
        self.forget()

    def templates_changed(self) -> None:
        """Forget what was measured about Templates."""
        vars(self).pop("ground", None)
        self.forget()

    def spend(self, seat: Seat, card: str) -> None:
        """Discard a card face up (1.34)."""
        self.hands[seat].remove(card)
        self.discard.append(card)

    def deal(self, seat: Seat, cards: Iterable[str]) -> None:
        """Put drawn cards into a hand."""
        self.hands[seat] = in_order([*self.hands.get(seat, []), *cards])

    def credit(self, seat: Seat, points: int) -> None:
        """Add victory points."""
        self.points[seat] = self.points.get(seat, 0) + points
