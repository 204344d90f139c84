"""Ways over the rooftops to a thing worth having: how far it still is, and where to go first.

A net of points an inch apart lies over every level; ladders join their two ends. What a walk from
one point to the next costs is asked of the rules, once for every table, nobody standing on it.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import accumulate
from math import inf, sqrt
from typing import NamedTuple, TypeVar

from msgspec import Struct

from grognard.kernel.questions import Point
from grognard.rulesets.gaslight.battle import Spot
from grognard.table.compiled import Blanks, Bundle, Column, Kernels, Numbers, hot, running
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
UNREACHED = 1e9
"""How long a way is that there is not: columns are made of finite numbers."""


T = TypeVar("T")
Cells = dict[tuple[int, int], list[int]]
"""The points of the net in each square inch."""
Steps = list[list[tuple[int, float]]]
"""Where one may go from each point, and what that costs."""


class Knot(Struct, frozen=True):
    """A point of the net, with the ladder whose end it is, if any."""

    at: Spot
    ladder: int = -1
    is_top: bool = False


class Web(NamedTuple):
    """A net as the kernels read it: where its points are, which lie in a cell, and the steps.

    What belongs to a cell or to a point lies between its first number and that of the next one.
    """

    places: Numbers
    cells: Numbers
    in_cell: Numbers
    steps: Numbers
    beside: Numbers
    costs: Numbers
    rows: int
    """How many cells there are from south to north."""


class Paths(NamedTuple):
    """The ways to a goal at x, y, z as the kernels read them: how long, and where to go first."""

    x: float
    y: float
    z: float
    ways: Numbers
    aheads: Numbers
    """The next point from each point of the net, and how far it is to the goal from there."""


class Net(Struct, frozen=True):
    """All points of a table and what it costs to go from each to its neighbours."""

    knots: list[Knot]
    web: Bundle[Web]


class Field(Struct, frozen=True):
    """How far it is to a goal from every point of the net, and the next point on the way."""

    net: Net
    goal: Spot
    ways: list[float]
    nexts: list[float]
    paths: Bundle[Paths]

    def way(self, spot: Spot) -> float:
        """About how much Move it takes to get from a spot to the goal."""
        run = running()
        return run.of(way_from)(run.column(self.net.web), run.column(self.paths), spot)

    def ways_from(self, run: Kernels, spots: Numbers) -> list[float]:
        """The same from each of some spots, whose coordinates come in turn, as the run has them."""
        out = run.blanks(len(spots) // 3)
        run.of(ways_from_all)(run.column(self.net.web), run.column(self.paths), spots, out)
        return run.listed(out)

    def route(self, spot: Spot, most: float) -> list[Knot]:
        """The points on the way to the goal, as far as so much Move leads."""
        run = running()
        number, found = run.of(nearest_knot)(run.column(self.net.web), spot), []
        if number < 0 or self.ways[number] >= UNREACHED:
            return []
        start = self.ways[number]
        while (number := int(self.nexts[number])) >= 0 and start - self.ways[number] <= most:
            found.append(self.net.knots[number])
        return found


@hot
def nearest_knot(web: Web, spot: Spot) -> int:
    """The point of the net on the level of a spot that is nearest; -1 where there is none."""
    x, y, z = spot
    found, best = -1, UNREACHED
    row = int(y)
    cell = int(x) * web.rows + row
    if not (0 <= row < web.rows and 0 <= cell < len(web.cells) - 1):
        return found
    for k in range(int(web.cells[cell]), int(web.cells[cell + 1])):
        number = int(web.in_cell[k])
        off = abs(web.places[3 * number + 2] - z)
        if off < best and off <= SAME_LEVEL + HALF:
            found, best = number, off
    return found


@hot
def way_from(web: Web, paths: Paths, spot: Spot) -> float:
    """About how much Move it takes to get from a spot to a goal."""
    x, y, z = spot
    dx, dy, up = paths.x - x, paths.y - y, abs(paths.z - z)
    straight = sqrt(dx * dx + dy * dy)
    if straight <= SLANT and up < SAME_LEVEL:
        return straight
    number = nearest_knot(web, spot)
    if number < 0 or paths.ways[number] >= UNREACHED:
        return straight + 2.0 * up + 4.0
    # Seen from the next point on: standing off the middle of a square is no detour.
    dx, dy = paths.aheads[3 * number] - x, paths.aheads[3 * number + 1] - y
    return max(straight, paths.aheads[3 * number + 2] + sqrt(dx * dx + dy * dy))


@hot
def ways_from_all(web: Web, paths: Paths, spots: Numbers, out: Blanks) -> None:
    """Write about how much Move it takes to get from each of some spots to a goal."""
    for k in range(len(spots) // 3):
        out[k] = way_from(web, paths, (spots[3 * k], spots[3 * k + 1], spots[3 * k + 2]))


@hot
def find_ways(
    web: Web, first: int, ways: Blanks, nexts: Blanks, keys: Blanks, heap: Blanks
) -> None:
    """Write how far it is from everywhere to a point of the net, and the next point on the way.

    Where there is no such point (-1), nothing leads anywhere.
    Of ways as long as each other the one by the point of the lower number is taken. The heap, with
    the length of each way in `keys`, has room for every step.
    """
    for number in range(len(ways)):
        ways[number] = UNREACHED
        nexts[number] = -1.0
    count = 0
    if first >= 0:
        ways[first] = 0.0
        rise(keys, heap, count, 0.0, float(first))
        count += 1
    while count > 0:
        way, number = keys[0], int(heap[0])
        count -= 1
        sink(keys, heap, count)
        if way > ways[number]:
            continue
        for k in range(int(web.steps[number]), int(web.steps[number + 1])):
            other, longer = int(web.beside[k]), way + web.costs[k]
            if longer < ways[other]:
                ways[other] = longer
                nexts[other] = float(number)
                rise(keys, heap, count, longer, float(other))
                count += 1
            elif longer == ways[other] and number < nexts[other]:
                nexts[other] = float(number)


@hot
def rise(keys: Blanks, heap: Blanks, place: int, key: float, what: float) -> None:
    """Put something at the end of a heap and let it rise to its place."""
    while place > 0 and keys[(place - 1) // 2] > key:
        above = (place - 1) // 2
        keys[place], heap[place] = keys[above], heap[above]
        place = above
    keys[place], heap[place] = key, what


@hot
def sink(keys: Blanks, heap: Blanks, last: int) -> None:
    """Take away the first of a heap: its last sinks from there to its place."""
    key, what = keys[last], heap[last]
    place = 0
    while 2 * place + 1 < last:
        below = 2 * place + 1
        if below + 1 < last and keys[below + 1] < keys[below]:
            below += 1
        if keys[below] >= key:
            break
        keys[place], heap[place] = keys[below], heap[below]
        place = below
    keys[place], heap[place] = key, what


@hot
def look_ahead(web: Web, goal: Spot, ways: Numbers, nexts: Numbers, aheads: Blanks) -> None:
    """Write the next point on the way from every point, and how far it is from there."""
    for number in range(len(ways)):
        after = int(nexts[number])
        nx, ny, rest = goal[0], goal[1], 0.0
        if after >= 0:
            nx, ny = web.places[3 * after], web.places[3 * after + 1]
            dx, dy = nx - web.places[3 * number], ny - web.places[3 * number + 1]
            rest = ways[number] - sqrt(dx * dx + dy * dy)
        aheads[3 * number], aheads[3 * number + 1], aheads[3 * number + 2] = nx, ny, rest


@lru_cache(maxsize=256)
def field(relief: Relief, goal: Spot) -> Field:
    """The ways to a goal from everywhere (4.10-4.21); mundane climbs and jumps are left out."""
    net = net_of(relief)
    run = running()
    web = run.column(net.web)
    size, room = len(net.knots), len(web.costs) + 1
    ways, nexts, aheads = run.blanks(size), run.blanks(size), run.blanks(3 * size)
    first = run.of(nearest_knot)(web, goal)
    run.of(find_ways)(web, first, ways, nexts, run.blanks(room), run.blanks(room))
    run.of(look_ahead)(web, goal, ways, nexts, aheads)
    lengths = run.listed(ways)
    paths = Bundle(Paths, *goal, Column(lengths), Column(run.listed(aheads)))
    return Field(net, goal, lengths, run.listed(nexts), paths)


@lru_cache(maxsize=256)
def ways_from(relief: Relief, goal: Spot, points: tuple[Point, ...]) -> list[float]:
    """How far it is to a goal from each of some points of the ground."""
    found, run = field(relief, goal), running()
    return found.ways_from(run, run.numbers(n for x, y in points for n in (x, y, 0.0)))


@lru_cache(maxsize=32)
def net_of(relief: Relief) -> Net:
    """The net over a table."""
    knots = [
        Knot((x + HALF, y + HALF, level.z))
        for x in range(int(relief.width))
        for y in range(int(relief.height))
        for level in relief.footings(x + HALF, y + HALF)
    ]
    cells: Cells = {}
    for number, knot in enumerate(knots):
        cells.setdefault((int(knot.at[0]), int(knot.at[1])), []).append(number)
    steps: Steps = [[] for _ in knots]
    for number, other, cost in _steps(relief, knots, cells):
        steps[number].append((other, cost))
        steps[other].append((number, cost))
    for place, ladder in enumerate(relief.ladders):
        _add_ladder(relief, knots, cells, steps, place, ladder)
    squares = [(x, y) for x in range(int(relief.width)) for y in range(int(relief.height))]
    firsts, in_cells = _strung([cells.get(square, []) for square in squares])
    begins, beside = _strung(steps)
    web = Bundle(
        Web,
        Column(number for knot in knots for number in knot.at),
        Column(firsts),
        Column(in_cells),
        Column(begins),
        Column(other for other, _ in beside),
        Column(cost for _, cost in beside),
        int(relief.height),
    )
    return Net(knots, web)


def _strung(lists: Sequence[Sequence[T]]) -> tuple[list[int], list[T]]:
    """Lists strung together, and where each of them begins.

    >>> _strung(["ab", "", "c"])
    ([0, 2, 2, 3], ['a', 'b', 'c'])
    """
    firsts = accumulate((len(each) for each in lists), initial=0)
    return list(firsts), [item for each in lists for item in each]


def _steps(relief: Relief, knots: Sequence[Knot], cells: Cells) -> Iterator[tuple[int, int, float]]:
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


def _add_ladder(
    relief: Relief, knots: list[Knot], cells: Cells, steps: Steps, place: int, ladder: Ladder
) -> None:
    """Both ends of a ladder, joined to each other and to the points near them."""
    ends = []
    for is_top in (False, True):
        x, y = ladder.top_spot(SMALL) if is_top else ladder.foot_spot(SMALL)
        knot = Knot((x, y, ladder.high if is_top else ladder.low), place, is_top)
        number = len(knots)
        near = [
            other
            for i in (-1, 0, 1)
            for j in (-1, 0, 1)
            for other in cells.get((int(x) + i, int(y) + j), ())
        ]
        knots.append(knot)
        steps.append([])
        for other in near:
            ox, oy, oz = knots[other].at
            if abs(oz - knot.at[2]) < HALF and sqrt((ox - x) ** 2 + (oy - y) ** 2) <= BESIDE:
                cost, z = _walked(relief, knot.at, (ox, oy))
                if cost < inf and abs(z - oz) < HALF:
                    steps[number].append((other, cost))
                    steps[other].append((number, cost))
        ends.append(number)
    foot, top = ends
    cost = max(RUNG_COST, ladder.high - ladder.low)
    steps[foot].append((top, cost))
    steps[top].append((foot, cost))
