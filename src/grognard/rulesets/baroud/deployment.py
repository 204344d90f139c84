"""Bands, roles, deployment and the first turn (2.1-2.12)."""

from collections.abc import Iterator, Sequence

from grognard.kernel.acts import RollOff
from grognard.kernel.chance import Lot
from grognard.kernel.compound import Together
from grognard.kernel.questions import Choose, Option, Place, Placement, Point, Seat
from grognard.kernel.refusals import Refusal
from grognard.kernel.ruleset import Step
from grognard.rulesets.baroud.battle import SEATS, Battle, Figure, other_seat
from grognard.rulesets.baroud.events import Deployed, FirstTurnWon, Mustered, RolesTaken
from grognard.rulesets.baroud.field import point_at
from grognard.rulesets.baroud.lists import recruit
from grognard.rulesets.baroud.looking import resting_barriers
from grognard.rulesets.baroud.march import LEGAL, rest_fault
from grognard.rulesets.baroud.movement import refusal_of
from grognard.rulesets.baroud.results import EDGES
from grognard.rulesets.baroud.victory import worth_of
from grognard.table.lattice import is_on_lattice
from grognard.table.search import Square, covered, first_place
from grognard.table.sticks.columns import SAME

SHIFT = 5.0
ATTACKER = Option("attacker", note="note-attacker")
DEFENDER = Option("defender", note="note-defender")


def next_step(battle: Battle) -> Step | None:
    """The next step of setting up, or nothing when the first turn can begin."""
    match battle.phase:
        case "muster":
            return muster(battle)
        case "roles":
            return take_roles(battle)
        case "deployment":
            figure = next_to_deploy(battle)
            return deploy(battle, figure) if figure is not None else first_turn(battle)
    return None


async def muster(battle: Battle) -> None:
    """Players without a band choose one; then both are shown (D1)."""
    absent = [s for s in SEATS if not any(f.seat == s for f in battle.figures)]
    if absent:
        offer = [Option(band, say=f"force-{band}") for band in battle.content.forces]
        chosen = await Together(
            tuple(Choose(seat, offer, rule="2.3", topic="muster") for seat in absent),
            rule="2.3",
            topic="muster",
        )
        for seat in absent:
            recruit(battle, seat, battle.content.forces[chosen[seat]].units)
    for seat in SEATS:
        own = [figure for figure in battle.figures if figure.seat == seat]
        battle.tell(Mustered(seat, len(own), worth_of(own)))
    battle.phase = "roles"


async def take_roles(battle: Battle) -> None:
    """The higher roll chooses to attack or to defend (2.9)."""
    seat = SEATS[await RollOff(((0,), (0,)), rule="2.9", topic="roles")]
    wish = await Choose(seat, (ATTACKER, DEFENDER), rule="2.9", topic="role", default="attacker")
    battle.attacker = seat if wish == "attacker" else other_seat(seat)
    battle.phase = "deployment"
    battle.tell(RolesTaken(battle.attacker, other_seat(battle.attacker)))


def next_to_deploy(battle: Battle) -> Figure | None:
    """The defender's figures first, in order, then the attacker's (2.10)."""
    for seat in (other_seat(battle.attacker), battle.attacker):
        for figure in battle.bands[seat]:
            if figure.at is None and not figure.gone:
                return figure
    return None


async def deploy(battle: Battle, figure: Figure) -> None:
    """Stand one figure in its zone (2.10)."""
    region = DeployRegion(battle, figure)
    placement = await Place(figure.seat, region, rule="2.10", topic="deploy")
    battle.put(figure, placement.path[0], 0)
    battle.tell(Deployed(figure.id, placement.path[0]))


async def first_turn(battle: Battle) -> None:
    """The higher roll plays first, unless the scenario says who does (2.11, 2.12)."""
    named = battle.setting.first
    if named is None:
        seat = SEATS[await RollOff(((0,), (0,)), rule="2.11", topic="first-turn")]
    else:
        seat = battle.attacker if named == "attacker" else other_seat(battle.attacker)
    battle.first = battle.active = seat
    battle.strength = {s: sum(f.seat == s for f in battle.figures) for s in SEATS}
    battle.token = battle.setting.token
    battle.phase = "first-turn"
    battle.tell(FirstTurnWon(seat))


class DeployRegion:
    """A player's zone, wholly inside, off other bases and forbidden ground (2.10)."""

    def __init__(self, battle: Battle, figure: Figure) -> None:
        self.piece: str | None = figure.id
        self._battle, self._figure = battle, figure
        zone = battle.zone(figure.seat)
        radius = figure.profile.radius
        self._west, self._east = zone.x[0] + radius, zone.x[1] - radius
        self._south, self._north = zone.y[0] + radius, zone.y[1] - radius
        self._backward = EDGES[zone.edge]
        bx, by = self._backward
        self._corner = (
            self._east if bx < 0 else self._west,
            self._north if by < 0 else self._south,
        )
        """Where the front line begins."""

    def _is_inside(self, point: Point) -> bool:
        return (
            self._west - SAME <= point[0] <= self._east + SAME
            and self._south - SAME <= point[1] <= self._north + SAME
        )

    def _is_legal(self, point: Point) -> bool:
        return self._is_inside(point) and rest_fault(self._battle, self._figure, point, 0) == LEGAL

    def refuse(self, placement: Placement) -> Refusal | None:
        if len(placement.path) != 1:
            return Refusal("one-point", rule="2.10")
        point = placement.path[0]
        if not is_on_lattice(point):
            return Refusal("off-lattice", rule="1.23")
        if not self._is_inside(point):
            return Refusal("outside-zone", rule="2.10")
        fault = rest_fault(self._battle, self._figure, point, 0)
        return refusal_of(fault) if fault != LEGAL else None

    def _rows(self) -> Iterator[Point]:
        """The usual place, then back from the front line, then along it (D3)."""
        battle, figure = self._battle, self._figure
        own = battle.bands[figure.seat]
        share = (own.index(figure) + 0.5) / len(own)
        bx, by = self._backward
        depth = self._north - self._south if by else self._east - self._west
        span = battle.setting.width if by else battle.setting.height
        front = self._corner[1] if by else self._corner[0]
        for along in range(int(span / SHIFT)):
            for back in range(int(depth / SHIFT) + 1):
                side = (share * span + along * SHIFT) % span
                place = front + (by or bx) * back * SHIFT
                yield point_at(side, place) if by else point_at(place, side)

    def default(self) -> Placement:
        usual = next((point for point in self._rows() if self._is_legal(point)), None)
        return Placement((usual or self._only_place(),))

    def _only_place(self) -> Point:
        """A place between those of the rows."""
        found = first_place(
            Square(self._west - SAME, self._south - SAME, self._east + SAME, self._north + SAME),
            covered(resting_barriers(self._battle, self._figure)),
            self._is_legal,
        )
        assert found is not None, "a zone has room for all who deploy in it"
        return found

    def candidates(self) -> Sequence[Placement]:
        """The usual place and a grid over the zone."""
        found = {self.default().path: self.default()}
        step = 60.0
        for column in range(int((self._east - self._west) / step) + 1):
            for row in range(int((self._north - self._south) / step) + 1):
                point = point_at(self._west + column * step, self._south + row * step)
                if self._is_legal(point):
                    found.setdefault((point,), Placement((point,)))
        return list(found.values())

    def any(self, lot: Lot) -> Placement:
        width, depth = int(self._east - self._west) + 1, int(self._north - self._south) + 1
        far, along = (width, depth) if self._backward[0] else (depth, width)
        for _ in range(8):
            # Nearer the front more often than not, as players do.
            back = min(lot.below(far), lot.below(far))
            point = self._from_front(back, lot.below(along))
            if rest_fault(self._battle, self._figure, point, 0) == LEGAL:
                return Placement((point,))
        return self.default()

    def _from_front(self, back: int, side: int) -> Point:
        """So far behind the front line and so far along it."""
        (x, y), (bx, by) = self._corner, self._backward
        if by:
            return point_at(x + side, y + by * back)
        return point_at(x + bx * back, y + side)

    def outline(self) -> Sequence[Sequence[Point]]:
        zone = self._battle.zone(self._figure.seat)
        (west, east), (south, north) = zone.x, zone.y
        return [[(west, south), (east, south), (east, north), (west, north)]]


def zone_seat(battle: Battle, role: str) -> Seat | None:
    """Whose zone a role's is, once roles are taken."""
    if battle.phase in ("muster", "roles"):
        return None
    return battle.attacker if role == "attacker" else other_seat(battle.attacker)
