"""The state of a battle of Colossus and the entities in it (section 1)."""

from collections.abc import Iterator
from functools import cached_property

from msgspec import Struct

from grognard.kernel.questions import Point, Seat
from grognard.kernel.state import Battle as KernelBattle
from grognard.kernel.state import Result, Shared
from grognard.rulesets.colossus.content import Content, Profile, Scenario
from grognard.table.flat.ground import Bodies, Ground, Patch
from grognard.table.headings import VECTORS
from grognard.table.polygons import rectangle

SIDES: tuple[str, str] = ("A", "B")


def side_of(seat: Seat) -> str:
    """The Side a seat plays for: the letter of its name (1.1)."""
    return seat[0]


def other_side(side: str) -> str:
    """The enemy's Side."""
    return "B" if side == "A" else "A"


class Setting(Shared):
    """What never changes during one battle: table, terrain, scenario, options, seats."""

    ref = "setting"

    def __init__(
        self,
        content: Content,
        laid: Scenario,
        seats: tuple[Seat, ...],
        points: int,
        variants: frozenset[str],
    ) -> None:
        self.content = content
        self.scenario = laid.id
        self.victory = laid.victory
        self.turns = laid.turns
        self.terrain = laid.terrain
        self.zones = {str(name): zone for name, zone in laid.zones.items()}
        self.markers = laid.markers
        self.seats = seats
        self._players = {side: tuple(s for s in seats if s[0] == side) for side in SIDES}
        self.points = points
        self.variants = variants
        pieces = [
            Patch(
                rectangle(*piece.rect),
                blocks_sight=True,
                blocks_moves=piece.class_ != "area",
                sheltering=piece.class_ == "area",
            )
            for piece in laid.terrain
        ]
        self.ground = Ground(laid.table.width, laid.table.height, pieces)
        self.areas = tuple(n for n, piece in enumerate(laid.terrain) if piece.class_ == "area")
        self.solids = tuple(n for n, piece in enumerate(laid.terrain) if piece.class_ == "solid")

    def players(self, side: str) -> tuple[Seat, ...]:
        """The seats of a Side, in seat order."""
        return self._players[side]


class Unit(Struct, array_like=True):
    """One machine (1.2): its card, its place and its tokens (1.40-1.48)."""

    id: str
    seat: Seat
    index: int
    """Its place in list order over the whole battle (1.18)."""
    profile: Profile
    armor: int
    structure: int
    at: Point | None = None
    """Where it stands; nothing before deployment and once it has left the table."""
    heading: int = 0
    stress: int = 0
    panicked: bool = False
    stationary: bool = False
    jumping: bool = False
    link: int = 0
    """Its movement slot: units with the same number move together."""
    moved: bool = False
    distance: float = 0.0
    """How far it moved this Turn (1.45)."""
    ram: str = ""
    """The unit it has declared to ram (1.46)."""
    ram_distance: float = 0.0
    destroyed: str = ""
    """The phase in which its Structure reached 0 (1.47)."""
    watched: bool = False
    """Has made an Overwatch attack during this activation (1.48)."""
    smoke: bool = False
    smoke_used: int = 0
    used: list[str] = []
    """Tags used this Turn (4.901)."""
    attacked: bool = False
    gone: str = ""
    """How it left the table: destroyed or exited."""

    @property
    def side(self) -> str:
        """The Side it fights for."""
        return self.seat[0]

    @property
    def place(self) -> Point:
        """Where it stands; only asked of units on the table."""
        assert self.at is not None, f"{self.id} is not on the table"
        return self.at

    def may_use(self, tag: str) -> bool:
        """Whether it has a tag and has not used it this Turn (4.901)."""
        return tag in self.profile.tags and tag not in self.used

    def use(self, tag: str) -> None:
        """Use up a tag for this Turn (4.901)."""
        self.used.append(tag)


class Battle(KernelBattle, array_like=True):
    """The state of one game of Colossus."""

    setting: Setting
    units: list[Unit]
    phase: str = "muster"
    turn: int = 0
    offense: str = ""
    """The Side that won the initiative this Turn (3.13)."""
    deploying: str = ""
    rotation: dict[str, int] = {}
    """By Side, the player whose slot comes next (3.24)."""
    slot: str = ""
    """The Side whose movement slot it is."""
    slot_seat: Seat = ""
    group: int = 0
    """The Link Group in progress; 0 between slots."""
    danger: list[str] = []
    """Units that began the Movement Phase in base contact with an enemy (3.20)."""
    active: str = ""
    """The unit being moved."""
    leg: Point | None = None
    """The direction of the leg the active unit is on (4.214)."""
    queue: list[str] = []
    """Units still to rally or to check, in order."""
    lost: list[int] = []
    """Terrain destroyed, by number."""
    points: dict[str, int] = {}
    """Victory points by Side."""
    result: Result | None = None

    @property
    def seats(self) -> tuple[Seat, ...]:
        return self.setting.seats

    @property
    def content(self) -> Content:
        """The units, weapons and forces it is played with."""
        return self.setting.content

    @property
    def shared(self) -> list[Shared]:
        return [self.setting, *(unit.profile for unit in self.units)]

    @property
    def defense(self) -> str:
        """The Side that lost the initiative (3.14)."""
        return other_side(self.offense)

    def has_variant(self, name: str) -> bool:
        """Whether an optional rule of section 9 is in force."""
        return name in self.setting.variants

    @cached_property
    def by_id(self) -> dict[str, Unit]:
        """The units by their ids."""
        return {unit.id: unit for unit in self.units}

    def unit(self, unit_id: str) -> Unit:
        """The unit of that id."""
        return self.by_id[unit_id]

    def on_table(self, side: str = "") -> list[Unit]:
        """Units on the table, of one Side or of both, in list order."""
        found = self.standing.get(side)
        if found is None:
            found = [u for u in self.units if u.at is not None and u.seat.startswith(side)]
            self.standing[side] = found
        return found

    def enemies(self, unit: Unit) -> list[Unit]:
        """Enemy units on the table, in list order."""
        return self.on_table("B" if unit.seat[0] == "A" else "A")

    def friends(self, unit: Unit) -> list[Unit]:
        """Units of the same Side on the table, itself included."""
        return self.on_table(unit.seat[0])

    def army(self, seat: Seat) -> Iterator[Unit]:
        """A player's units on the table, in list order."""
        return (u for u in self.on_table(seat[0]) if u.seat == seat)

    @cached_property
    def ground(self) -> Ground:
        """The table with what still stands on it."""
        return self.setting.ground.having_lost(self.lost)

    @cached_property
    def bodies(self) -> Bodies:
        """The bases as the geometry wants them; mirrors ``Unit.at``."""
        return Bodies(
            [u.at or (0.0, 0.0) for u in self.units],
            [u.profile.radius for u in self.units],
            [SIDES.index(u.side) for u in self.units],
            [u.at is not None for u in self.units],
        )

    @cached_property
    def standing(self) -> dict[str, list[Unit]]:
        """Units on the table by Side, as far as asked for."""
        return {}

    def reconsider(self) -> None:
        """Who may attack whom has changed, though nothing has moved: geometry still holds."""
        geometry = {key: fact for key, fact in self.facts.items() if type(key) is int}
        vars(self)["facts"] = geometry

    def put(self, unit: Unit, at: Point) -> None:
        """Stand a unit somewhere. The only place where positions change."""
        if unit.at is None:
            self.standing.clear()
        unit.at = at
        self.bodies.move(unit.index, *at)
        self.forget()

    def take_off(self, unit: Unit, how: str) -> None:
        """Take a unit off the table for good."""
        self.bodies.remove(unit.index)
        self.standing.clear()
        unit.at = None
        unit.gone = how
        self.forget()

    def demolish(self, piece: int) -> None:
        """Remove a destroyed piece of terrain at once (4.311)."""
        self.lost = sorted([*self.lost, piece])
        vars(self).pop("ground", None)
        self.forget()

    def facing(self, unit: Unit) -> Point:
        """The direction a unit faces; a moving unit faces along its leg (4.214)."""
        if self.leg is not None and unit.id == self.active:
            return self.leg
        return VECTORS[unit.heading]
