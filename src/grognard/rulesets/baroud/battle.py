"""The state of a battle of Baroud and the entities in it (section 1)."""

from collections.abc import Mapping
from functools import cached_property
from typing import Any

from msgspec import Struct

from grognard.kernel.questions import Point, Seat
from grognard.kernel.state import Battle as KernelBattle
from grognard.kernel.state import Result, Shared
from grognard.rulesets.baroud.content import SCALES, Content, Edge, Profile, Scenario, Weapon, Zone
from grognard.rulesets.baroud.geometry import Geometry
from grognard.rulesets.baroud.terrain import EFFECTS
from grognard.table.compiled import Column, running
from grognard.table.sticks.columns import ABLE, BODY, LEVEL, PRESENT, STANDING, X, Y

SEATS: tuple[Seat, Seat] = ("A", "B")
SHORT, MEDIUM, LONG = range(3)
SEES_EVERYTHING = 1e9
TURNOVER, ENDED, AMMUNITION, ALL_ACTIVATED = "turnover", "ended", "ammunition", "all-activated"
"""Why a turn passes: two failures, a wish, an empty magazine, nobody left (3.10-3.17)."""
RANGED, CLOSE = "ranged", "close"
"""The two kinds of combat: shots, grenades and attack spells, and melee attacks (4.14)."""


def other_seat(seat: Seat) -> Seat:
    """The opponent."""
    return "B" if seat == "A" else "A"


class Setting(Shared):
    """What never changes during one battle: table, terrain, scenario, options."""

    ref = "setting"

    def __init__(
        self,
        content: Content,
        laid: Scenario,
        width: float,
        height: float,
        options: Mapping[str, Any],
    ) -> None:
        self.content = content
        self.scenario = laid.id
        self.clause = laid.clause
        self.victory = laid.victory
        self.rounds = laid.rounds
        self.width, self.height = width, height
        self.terrain = laid.terrain
        self.zones = {str(name): zone for name, zone in laid.zones.items()}
        self.first = laid.first
        self.objective = laid.objective
        self.token = laid.token
        self.sight = SEES_EVERYTHING if laid.sight is None else laid.sight
        self.exit = laid.exit
        self.options = options
        self.sticks = SCALES[str(options["scale"])]
        self.parity_by_die = options["parity_source"] == "die"
        self.quick_kill = options["quick_kill"] == "on"
        self.free_move = options["free_move"] == "on"
        self.leads_morale_only = options["leader_bonus"] == "morale"
        self.thrower_counts = options["grenade_strength"] == "thrower"
        self.one_of_each = options["one_attack"] == "yes"
        self.areas = Column(
            number
            for piece in laid.terrain
            if piece.rect is not None
            for number in (EFFECTS[piece.kind], *piece.rect, piece.level or 0)
        )
        self.lines = Column(
            number
            for piece in laid.terrain
            if piece.line is not None
            for number in (EFFECTS[piece.kind], *piece.line)
        )

    def has(self, option: str) -> bool:
        """Whether an option is switched on (1.22)."""
        return bool(self.options[option] == "on")


class Figure(Struct, array_like=True):
    """One figure (1.1): its profile, its place and its markers (1.17)."""

    id: str
    seat: Seat
    index: int
    profile: Profile
    at: Point | None = None
    """Where it stands; nothing before deployment and once it has left the table."""
    level: int = 0
    activated: bool = False
    fought: bool | str = False
    """Whether it has fought this turn; of which kind, where the other is left (1.22, 4.14)."""
    fallen: bool = False
    immobilised: bool = False
    watch: str = ""
    """The weapon it is on overwatch with (4.602)."""
    rattled: str = ""
    """The charger that rattled it (4.133)."""
    magic_lost: bool = False
    grenades_out: bool = False
    tough_used: bool = False
    moved: bool = False
    """Has moved of its own will in this activation (1.14)."""
    marches: int = 0
    """Moves, charges and disengagements of this activation (4.914)."""
    ambush: bool = False
    """No able enemy saw it at the start of this activation (4.310)."""
    gone: str = ""
    """How it left the table: killed, routed, fled or exited."""

    @property
    def place(self) -> Point:
        """Where it stands; only asked of figures on the table."""
        assert self.at is not None, f"{self.id} is not on the table"
        return self.at

    @property
    def is_able(self) -> bool:
        """On the table, neither down nor immobilised (1.10)."""
        return self.at is not None and not self.fallen and not self.immobilised

    @property
    def is_lost(self) -> bool:
        """Removed for good, and not by a scenario's exit (1.18)."""
        return self.gone not in ("", "exited")

    def may_fight(self, kind: str) -> bool:
        """Whether it may make a combat of that kind in this turn (4.14)."""
        return self.fought not in (True, kind)

    def has(self, ability: str) -> bool:
        """Whether it has an ability."""
        return ability in self.profile.abilities

    def weapon(self, weapon_id: str) -> Weapon:
        """One of its ranged weapons."""
        return self.profile.armoury[weapon_id]


class Test(Struct, array_like=True):
    """A morale test that waits its turn (3.19)."""

    kind: str
    """``gruesome`` for one figure; ``half`` and ``leader`` stand for a whole band."""
    subject: str
    """The figure that tests, or the seat of the band."""
    cause: str = ""
    """The figure it flees from; nothing for a burst."""
    at: Point | None = None
    """Where the cause was."""
    push: Point | None = None
    """Which way to go from a burst right under the base (4.404)."""


class Blast(Struct, array_like=True):
    """A grenade that has burst, and those it has yet to reach (4.711)."""

    thrower: str
    at: Point
    push: Point | None
    """Which way the figure right on top of it goes (4.404)."""
    victims: list[tuple[str, int, bool]]
    """Each figure with its blast modifier and whether it is in cover, nearest first."""


class Battle(KernelBattle, array_like=True):
    """The state of one game of Baroud."""

    setting: Setting
    figures: list[Figure]
    phase: str = "muster"
    attacker: Seat = "A"
    first: Seat = "A"
    """Who plays the first turn of each round (3.1)."""
    active: Seat = "A"
    round: int = 0
    acting: str = ""
    """The figure whose activation is under way."""
    actions: int = 0
    turn_over: str = ""
    """Why the turn passes once the activation is over (3.10, 3.14, 3.17)."""
    announced: bool = False
    """A spell has been announced (4.801) and not been cast yet (4.805)."""
    only_move: bool = False
    """The activation is a free Move (1.22)."""
    group: list[str] = []
    """Members of the group order under way (4.950)."""
    group_orders: int = 0
    """Successes of the group not spent yet."""
    group_order: str = ""
    """The order the members are carrying out."""
    group_waiting: list[str] = []
    """Members who have not carried it out yet."""
    regrouping: bool = False
    blast: Blast | None = None
    """The burst under way; morale waits for its end (4.412)."""
    tests: list[Test] = []
    """Morale tests that wait, in order (3.19)."""
    fresh: list[Test] = []
    """Tests caused by the event under way, not in order yet."""
    strength: dict[str, int] = {}
    """Figures deployed, by seat (2.12)."""
    halved: list[str] = []
    """Seats that have tested for half strength (4.505)."""
    token: Point | None = None
    carrier: str = ""
    points: dict[str, int] = {}
    """Victory points scored so far, by seat."""
    result: Result | None = None

    @property
    def seats(self) -> tuple[Seat, ...]:
        return SEATS

    @property
    def turn(self) -> int:
        return self.round

    @property
    def content(self) -> Content:
        """The units and all else it is played with."""
        return self.setting.content

    @property
    def shared(self) -> list[Shared]:
        return [self.setting, *(figure.profile for figure in self.figures)]

    @cached_property
    def by_id(self) -> dict[str, Figure]:
        """Every figure by its id."""
        return {figure.id: figure for figure in self.figures}

    def figure(self, figure_id: str) -> Figure:
        """The figure of that id."""
        return self.by_id[figure_id]

    def renumber(self) -> None:
        """Number the figures anew, after some have joined the battle."""
        for index, figure in enumerate(self.figures):
            figure.index = index
        self.forget()
        for name in ("by_id", "bands", "leaders", "bodies", "_gathered"):
            vars(self).pop(name, None)

    @cached_property
    def bands(self) -> dict[Seat, list[Figure]]:
        """Every figure by its player, in order, those that are gone included."""
        return {seat: [f for f in self.figures if f.seat == seat] for seat in SEATS}

    def band(self, seat: Seat) -> list[Figure]:
        """A player's figures on the table, in order."""
        return [f for f in self.bands[seat] if f.at is not None]

    def enemies(self, seat: Seat) -> list[Figure]:
        """The opponent's figures, in order, those that are gone included."""
        return self.bands["B" if seat == "A" else "A"]

    def on_table(self) -> list[Figure]:
        """Every figure on the table, in order."""
        return [f for f in self.figures if f.at is not None]

    def role(self, seat: Seat) -> str:
        """Attacker or defender (2.9)."""
        return "attacker" if seat == self.attacker else "defender"

    def zone(self, seat: Seat) -> Zone:
        """Where a player deploys."""
        return self.setting.zones[self.role(seat)]

    def own_edge(self, seat: Seat) -> Edge:
        """A player's own table edge (2.7)."""
        return self.zone(seat).edge

    @cached_property
    def leaders(self) -> dict[Seat, list[Figure]]:
        """Every figure that is a Leader, by its player."""
        return {seat: [f for f in band if f.has("leader")] for seat, band in self.bands.items()}

    @cached_property
    def bodies(self) -> Column:
        """The bases as the geometry wants them; mirrors the figures."""
        # A fifth of a fork would go into this: whoever comes first does it for all copies.
        known: Column | None = self.facts.get("bodies")
        if known is None:
            numbers: list[float] = []
            for figure in self.figures:
                numbers += _body(figure)
            known = self.facts["bodies"] = Column(numbers)
        return known.copy()

    @cached_property
    def _gathered(self) -> Geometry:
        setting = self.setting
        return Geometry(
            running(),
            (setting.areas, setting.lines, self.bodies),
            (setting.width, setting.height),
            setting.sight,
            len(self.figures),
        )

    def geometry(self) -> Geometry:
        """All it takes for the measurement about to be made."""
        found = self._gathered
        if found.run is running():
            return found
        del self._gathered
        return self._gathered

    def mirror(self, figure: Figure) -> None:
        """Write a figure's place and condition where the geometry looks."""
        self.forget()
        column = self.bodies
        base = figure.index * BODY
        at = figure.at
        able = at is not None and not figure.fallen and not figure.immobilised
        if at is not None:
            column.write(base + X, at[0])
            column.write(base + Y, at[1])
        column.write(base + PRESENT, float(at is not None))
        column.write(base + STANDING, float(at is not None and not figure.fallen))
        column.write(base + ABLE, float(able))
        column.write(base + LEVEL, float(figure.level))

    def put(self, figure: Figure, at: Point, level: int | None = None) -> None:
        """Stand a figure somewhere."""
        same_level = level is None or level == figure.level
        was_here = figure.at is not None
        if was_here and same_level and figure.at == at:
            return
        figure.at = at
        if was_here and same_level:
            self.forget()
            base = figure.index * BODY
            self.bodies.write(base + X, at[0])
            self.bodies.write(base + Y, at[1])
            return
        if level is not None:
            figure.level = level
        self.mirror(figure)

    def note_combat(self, figure: Figure, kind: str) -> None:
        """It has fought; where one of each kind is played, the other kind is left (1.22, 4.14)."""
        leaves_other = self.setting.one_of_each and not figure.fought
        figure.fought = kind if leaves_other else True

    def is_carrying(self, figure: Figure) -> bool:
        """Whether a figure carries the token (5.11)."""
        return self.carrier == figure.id


def _body(figure: Figure) -> tuple[float, ...]:
    at, profile = figure.at, figure.profile
    present = at is not None
    standing = present and not figure.fallen
    return (
        *(at or (0.0, 0.0)),
        profile.radius,
        figure.seat != "A",
        present,
        standing,
        standing and not figure.immobilised,
        figure.level,
        *profile.footing,
    )
