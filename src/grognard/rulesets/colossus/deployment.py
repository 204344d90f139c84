"""Army lists revealed and machines deployed (2.1-2.8)."""

from collections.abc import Sequence
from functools import lru_cache
from math import floor, sqrt

from grognard.kernel.acts import RollOff
from grognard.kernel.chance import Lot
from grognard.kernel.compound import Together
from grognard.kernel.questions import Choose, Option, Place, Placement, Point, Seat
from grognard.kernel.refusals import Refusal
from grognard.rulesets.colossus.battle import SIDES, Battle, Unit, other_side
from grognard.rulesets.colossus.events import Deployed, DeploymentRolled, Mustered
from grognard.rulesets.colossus.lists import recruit, share_of, total
from grognard.table.flat.barriers import landing_barriers
from grognard.table.flat.paths import Obstruction, landing_obstruction
from grognard.table.lattice import is_on_lattice, snap
from grognard.table.search import Square, covered, first_place

GRID = 0.5
EDGE = 0.01
SPREAD = 60
"""As many places or so are worth a thought where a machine is to be deployed."""


async def muster(battle: Battle) -> None:
    """Players without an army list choose one, hidden, and all are revealed together (D1, 1.49)."""
    waiting = [s for s in battle.setting.seats if not any(u.seat == s for u in battle.units)]
    if waiting:
        chosen = await Together(
            tuple(
                Choose(seat, _force_options(battle, seat), rule="2.2", topic="muster")
                for seat in waiting
            ),
            rule="1.49",
            topic="muster",
        )
        for seat in battle.setting.seats:
            if seat in chosen:
                recruit(battle, seat, battle.content.forces[chosen[seat]].units)
    for seat in battle.setting.seats:
        own = [unit for unit in battle.units if unit.seat == seat]
        battle.tell(Mustered(seat, own[0].profile.faction, total(own)))
    battle.cite("1.1", "1.2", "1.49", "2.3", "2.4", "2.5", "7.1", "7.2", "7.3", "7.4", "7.6")
    battle.phase = "deployment"


def _force_options(battle: Battle, seat: Seat) -> list[Option]:
    """The starter forces of a player's share (7.5)."""
    share = share_of(battle.setting.points, len(battle.setting.players(seat[0])))
    fitting = [force for force in battle.content.forces.values() if force.size == share]
    return [Option(force.id, say=f"force-{force.id}") for force in fitting]


async def deployment_roll(battle: Battle) -> None:
    """Low roll deploys first, ties are rolled again (2.6)."""
    winner = await RollOff(((0,), (0,)), rule="2.6", topic="deployment")
    battle.deploying = other_side(SIDES[winner])
    battle.rotation = dict.fromkeys(SIDES, 0)
    battle.tell(DeploymentRolled(battle.deploying))


def next_to_deploy(battle: Battle) -> Seat | None:
    """Sides alternate, players of a Side in rotation; a Side that runs out is skipped (2.6)."""
    for side in (battle.deploying, other_side(battle.deploying)):
        players = battle.setting.players(side)
        for turn in range(len(players)):
            place = (battle.rotation[side] + turn) % len(players)
            if waiting(battle, players[place]):
                battle.rotation[side] = (place + 1) % len(players)
                battle.deploying = side
                return players[place]
    return None


def waiting(battle: Battle, seat: Seat) -> list[Unit]:
    """A player's units not yet deployed, in list order."""
    return [unit for unit in battle.units if unit.seat == seat and unit.at is None]


async def deploy(battle: Battle, seat: Seat) -> None:
    """A player deploys one unit (2.6, 2.7)."""
    chosen = await Choose(
        seat,
        lambda: [Option(unit.id, piece=unit.id) for unit in waiting(battle, seat)],
        rule="2.6",
        topic="select-deployed",
    )
    unit = battle.unit(chosen)
    placement = await Place(
        seat, ZoneRegion(battle, unit), rule="2.7", topic="place-deploy", turns=True
    )
    assert placement.end is not None
    battle.put(unit, placement.end)
    unit.heading = placement.heading
    battle.deploying = other_side(unit.side)
    battle.tell(Deployed(unit.id, placement.end))


class ZoneRegion:
    """Base wholly inside the Side's zone and on nothing solid; heading free (2.7)."""

    def __init__(self, battle: Battle, unit: Unit) -> None:
        self.piece: str | None = unit.id
        self._battle, self._unit = battle, unit
        zone = battle.setting.zones[unit.side]
        radius = unit.profile.radius
        self._facing = zone.facing
        self._x = zone.x[0] + radius, zone.x[1] - radius
        self._y = zone.y[0] + radius, zone.y[1] - radius
        self._zone = zone

    def refuse(self, placement: Placement) -> Refusal | None:
        if len(placement.path) != 1:
            return Refusal("one-point", rule="2.7")
        x, y = point = placement.path[0]
        if not is_on_lattice(point):
            return Refusal("off-lattice", rule="1.10")
        inside_x = self._x[0] - EDGE <= x <= self._x[1] + EDGE
        inside_y = self._y[0] - EDGE <= y <= self._y[1] + EDGE
        if not (inside_x and inside_y):
            return Refusal("outside-zone", rule="2.7")
        met = self._met(point)
        return Refusal(f"deploy-on-{met.what}", rule="2.7") if met else None

    def _is_free(self, point: Point) -> bool:
        return self._met(point) is None

    def _met(self, point: Point) -> Obstruction | None:
        """What the unit would stand on there."""
        battle, unit = self._battle, self._unit
        radius = unit.profile.radius
        return landing_obstruction(battle.ground, battle.bodies, unit.index, point, radius)

    def _grid(self) -> list[Point]:
        return _grid(self._x, self._y)

    def candidates(self) -> Sequence[Placement]:
        """Free points spread over the zone, the middle of it first; the same for either Side.

        Neither Side may have a better choice than the other, so the points lie as they would
        if the table were turned round.
        """
        free = [point for point in _spread(self._x, self._y) if self._is_free(point)]
        free = free or self._free()
        return [Placement((point,), self._facing) for point in sorted(free, key=self._off_middle)]

    def _off_middle(self, point: Point) -> tuple[float, float, float]:
        """How far a point is off the middle; of two as far, what lies left of the home edge."""
        east, north = point[0] - sum(self._x) / 2, point[1] - sum(self._y) / 2
        turned = -1 if self._facing >= 180 else 1
        return east**2 + north**2, turned * east, turned * north

    def any(self, lot: Lot) -> Placement:
        (west, east), (south, north) = self._x, self._y
        for _ in range(20):
            point = (
                snap(west + lot.below(int((east - west) * 100) + 1) / 100),
                snap(south + lot.below(int((north - south) * 100) + 1) / 100),
            )
            if self._is_free(point):
                return Placement((point,), self._facing)
        return lot.pick(self.candidates())

    def default(self) -> Placement:
        """The free grid point nearest to its share of the zone, side by side in list order (D2)."""
        x, y = self._share()
        point = min(self._free(), key=lambda p: ((p[0] - x) ** 2 + (p[1] - y) ** 2, p))
        return Placement((point,), self._facing)

    def _share(self) -> Point:
        """The middle of a unit's share of the zone, along its longer side."""
        own = [unit for unit in self._battle.units if unit.side == self._unit.side]
        share = (own.index(self._unit) + 0.5) / len(own)
        (west, east), (south, north) = self._zone.x, self._zone.y
        if east - west >= north - south:
            return west + (east - west) * share, (south + north) / 2
        return (west + east) / 2, south + (north - south) * share

    def _free(self) -> list[Point]:
        """The free grid points; where there are none, any other free point of the zone."""
        free = [point for point in self._grid() if self._is_free(point)]
        return free or [self._only_place()]

    def _only_place(self) -> Point:
        battle, unit = self._battle, self._unit
        (west, east), (south, north) = self._x, self._y
        found = first_place(
            Square(west - EDGE, south - EDGE, east + EDGE, north + EDGE),
            covered(
                landing_barriers(battle.ground, battle.bodies, unit.index, unit.profile.radius)
            ),
            lambda point: self.refuse(Placement((point,))) is None,
        )
        assert found is not None, "a zone has room for all who deploy in it"
        return found

    def outline(self) -> Sequence[Sequence[Point]]:
        (west, east), (south, north) = self._zone.x, self._zone.y
        return [[(west, south), (east, south), (east, north), (west, north)]]


Span = tuple[float, float]


@lru_cache(maxsize=128)
def _grid(x: Span, y: Span) -> list[Point]:
    """The points of the grid in a rectangle, column by column."""
    return [(east, north) for east in _lines(x) for north in _lines(y)]


@lru_cache(maxsize=128)
def _spread(x: Span, y: Span) -> list[Point]:
    """Some points of the grid in a rectangle, as dense both ways, its edges among them."""
    columns, rows = _lines(x), _lines(y)
    apart = max(1.0, sqrt(len(columns) * len(rows) / SPREAD))
    return [(east, north) for east in _some(columns, apart) for north in _some(rows, apart)]


def _lines(span: Span) -> list[float]:
    """Where the lines of the grid are, from one end to the other."""
    first = -(-span[0] // GRID) * GRID
    number = floor((span[1] - span[0]) / GRID + EDGE) + 1
    return [at for n in range(number) if (at := snap(first + n * GRID)) <= span[1]]


def _some(lines: list[float], apart: float) -> list[float]:
    """Lines so many apart or nearly so, the same from either end."""
    last = len(lines) - 1
    steps = max(1, round(last / apart))
    near = [last * step // steps for step in range(steps // 2 + 1)]
    return [lines[n] for n in sorted({*near, *(last - n for n in near)})]
