"""Ways over the rooftops to a thing worth having: how far it still is, and where to go first.

A net of points an inch apart lies over every level; ladders join their two ends. What a walk from
one point to the next costs is asked of the rules, once for every table, nobody standing on it.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from heapq import heappop, heappush
from math import inf, sqrt

from msgspec import Struct

from grognard.kernel.questions import Point
from grognard.rulesets.gaslight.battle import Spot
from grognard.table.heights.relief import Figures, Ladder, Relief
from grognard.table.heights.walks import Walker, walk

SMALL = 30 / 50.8
"""The radius of the base the net is laid for: that of nearly everybody."""
WALKER = Walker(0, 0, 1.5, SMALL, 0.5)
NOBODY = Figures([], [], [], [])
HALF = 0.5
SAME_LEVEL = 1.0
RUNG_COST = 2.0
"""A ladder is an inch of Rough Ground (4.21)."""
BESIDE = 1.5
"""From the end of a ladder one steps to points of the net as near as this."""
SIDES = ((1, 0), (0, 1), (1, 1), (1, -1))
SLANT = sqrt(2.0)


class Knot(Struct, frozen=True):
    """A point of the net, with the ladder whose end it is, if any."""

    at: Spot
    ladder: int = -1
    is_top: bool = False


class Net(Struct, frozen=True):
    """All points of a table and what it costs to go from each to its neighbours."""

    knots: list[Knot]
    cells: dict[tuple[int, int], list[int]]
    steps: list[list[tuple[int, float]]]

    def nearest(self, spot: Spot) -> int:
        """The point of the net on the level of a spot that is nearest; -1 where there is none."""
        x, y, z = spot
        found, best = -1, inf
        for number in self.cells.get((int(x), int(y)), ()):
            off = abs(self.knots[number].at[2] - z)
            if off < best and off <= SAME_LEVEL + HALF:
                found, best = number, off
        return found


class Field(Struct, frozen=True):
    """How far it is to a goal from every point of the net, and the next point on the way."""

    net: Net
    goal: Spot
    ways: list[float]
    nexts: list[int]
    aheads: list[tuple[float, float, float]]
    """The next point from each, and how far it is to the goal from there."""

    def way(self, spot: Spot) -> float:
        """About how much Move it takes to get from a spot to the goal."""
        gx, gy, gz = self.goal
        dx, dy = gx - spot[0], gy - spot[1]
        straight = sqrt(dx * dx + dy * dy)
        if straight <= SLANT and abs(gz - spot[2]) < SAME_LEVEL:
            return straight
        number = self.net.nearest(spot)
        if number < 0 or self.ways[number] == inf:
            return straight + 2.0 * abs(gz - spot[2]) + 4.0
        # Seen from the next point on: standing off the middle of a square is no detour.
        nx, ny, rest = self.aheads[number]
        dx, dy = nx - spot[0], ny - spot[1]
        return max(straight, rest + sqrt(dx * dx + dy * dy))

    def route(self, spot: Spot, most: float) -> list[Knot]:
        """The points on the way to the goal, as far as so much Move leads."""
        number, found = self.net.nearest(spot), []
        if number < 0 or self.ways[number] == inf:
            return []
        start = self.ways[number]
        while (number := self.nexts[number]) >= 0 and start - self.ways[number] <= most:
            found.append(self.net.knots[number])
        return found


@lru_cache(maxsize=256)
def field(relief: Relief, goal: Spot) -> Field:
    """The ways to a goal from everywhere (4.10-4.21); mundane climbs and jumps are left out."""
    net = net_of(relief)
    ways, nexts = [inf] * len(net.knots), [-1] * len(net.knots)
    queue: list[tuple[float, int, int]] = []
    first = net.nearest(goal)
    if first >= 0:
        queue.append((0.0, first, -1))
    while queue:
        way, number, ahead = heappop(queue)
        if ways[number] <= way:
            continue
        ways[number], nexts[number] = way, ahead
        for other, cost in net.steps[number]:
            if way + cost < ways[other]:
                heappush(queue, (way + cost, other, number))
    aheads = []
    for number, ahead in enumerate(nexts):
        (x, y, _), (nx, ny, _) = net.knots[number].at, net.knots[ahead].at if ahead >= 0 else goal
        step = sqrt((nx - x) ** 2 + (ny - y) ** 2)
        aheads.append((nx, ny, ways[number] - step if ahead >= 0 else 0.0))
    return Field(net, goal, ways, nexts, aheads)


@lru_cache(maxsize=256)
def ways_from(relief: Relief, goal: Spot, points: tuple[Point, ...]) -> list[float]:
    """How far it is to a goal from each of some points of the ground."""
    there = field(relief, goal)
    return [there.way((x, y, 0.0)) for x, y in points]


@lru_cache(maxsize=32)
def net_of(relief: Relief) -> Net:
    """The net over a table."""
    knots = [
        Knot((x + HALF, y + HALF, level.z))
        for x in range(int(relief.width))
        for y in range(int(relief.height))
        for level in relief.footings(x + HALF, y + HALF)
    ]
    cells: dict[tuple[int, int], list[int]] = {}
    for number, knot in enumerate(knots):
        cells.setdefault((int(knot.at[0]), int(knot.at[1])), []).append(number)
    steps: list[list[tuple[int, float]]] = [[] for _ in knots]
    for number, other, cost in _steps(relief, knots, cells):
        steps[number].append((other, cost))
        steps[other].append((number, cost))
    net = Net(knots, cells, steps)
    for place, ladder in enumerate(relief.ladders):
        _add_ladder(relief, net, place, ladder)
    return net


def _steps(
    relief: Relief, knots: Sequence[Knot], cells: dict[tuple[int, int], list[int]]
) -> Iterator[tuple[int, int, float]]:
    """Every step from a point to one beside it that can be walked."""
    built = [(box[0] - 1, box[1] - 1, box[2] + 1, box[3] + 1) for box in _boxes(relief)]

    def is_bare(x: float, y: float) -> bool:
        return not any(w <= x <= e and s <= y <= n for w, s, e, n in built)

    bare = [is_bare(knot.at[0], knot.at[1]) for knot in knots]
    for number, knot in enumerate(knots):
        x, y, _ = knot.at
        for dx, dy in SIDES:
            beside = cells.get((int(x) + dx, int(y) + dy), ())
            if not beside:
                continue
            if bare[number] and bare[beside[0]]:
                yield number, beside[0], SLANT if dx and dy else 1.0
                continue
            cost, z = _walked(relief, knot.at, (x + dx, y + dy))
            for other in beside:
                if cost < inf and abs(knots[other].at[2] - z) < HALF:
                    yield number, other, cost


def _boxes(relief: Relief) -> Iterator[tuple[float, float, float, float]]:
    yield from (surface.polygon.box for surface in relief.surfaces)
    yield from (solid.polygon.box for solid in relief.upright)
    yield from (area.polygon.box for _, area in relief.areas)


def _walked(relief: Relief, start: Spot, end: Point) -> tuple[float, float]:
    """What a straight walk costs, and the height it ends at."""
    level = relief.footing_at(*start)
    surface = level.surface if level is not None else -1
    found = walk(relief, NOBODY, WALKER, start, surface, [end])
    return (inf if found.stop else max(found.cost, found.vertical)), found.z


def _add_ladder(relief: Relief, net: Net, place: int, ladder: Ladder) -> None:
    """Both ends of a ladder, joined to each other and to the points near them."""
    ends = []
    for is_top in (False, True):
        x, y = ladder.top_spot(SMALL) if is_top else ladder.foot_spot(SMALL)
        knot = Knot((x, y, ladder.high if is_top else ladder.low), place, is_top)
        number = len(net.knots)
        near = [
            other
            for i in (-1, 0, 1)
            for j in (-1, 0, 1)
            for other in net.cells.get((int(x) + i, int(y) + j), ())
        ]
        net.knots.append(knot)
        net.steps.append([])
        for other in near:
            ox, oy, oz = net.knots[other].at
            if abs(oz - knot.at[2]) < HALF and sqrt((ox - x) ** 2 + (oy - y) ** 2) <= BESIDE:
                cost, z = _walked(relief, knot.at, (ox, oy))
                if cost < inf and abs(z - oz) < HALF:
                    net.steps[number].append((other, cost))
                    net.steps[other].append((number, cost))
        ends.append(number)
    foot, top = ends
    cost = max(RUNG_COST, ladder.high - ladder.low)
    net.steps[foot].append((top, cost))
    net.steps[top].append((foot, cost))
