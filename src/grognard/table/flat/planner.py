"""Proposes moves: the shortest path to a place, and everything that can be reached.

The planner is an aid. It looks for paths over points set around the obstacles, at a distance the
moving base clears, and what it proposes is always accepted by `paths.obstruction`. It may miss a
gap that is only just wide enough, and a path may be a little longer than the shortest one.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from heapq import heappop, heappush
from itertools import combinations, pairwise
from typing import Any, NamedTuple

from grognard.table.compiled import Column, running
from grognard.table.distance import between, nearest_points
from grognard.table.flat import kernels, paths
from grognard.table.flat.ground import Bodies, Ground
from grognard.table.flat.kernels import Mover, Search
from grognard.table.flat.paths import Path
from grognard.table.headings import VECTORS
from grognard.table.lattice import HUNDREDTHS, Point, is_on_lattice, snap_point
from grognard.table.polygons import OVERLAP_TOLERANCE

MOST_LEGS = 8
AROUND_A_BASE = 16
SPARE = 0.01
"""How far beyond touching the points around an obstacle are set, for their rounding."""
NARROW = 1.25
"""In a gap no wider than so many bases, a point set around one obstacle is too near the other."""


_CIRCLE = paths.as_column(VECTORS[360 * k // AROUND_A_BASE] for k in range(AROUND_A_BASE))
_STRETCH = VECTORS[180 // AROUND_A_BASE + 1][1]
"""So much farther out the leg between two neighbours on a circle clears it."""


class ReachPart(NamedTuple):
    """A part of the reachable area: its outer ring and the rings of its holes."""

    shell: list[Point]
    holes: list[list[Point]]


@dataclass(frozen=True, slots=True)
class MovingBase:
    """A base about to move: where, how wide, among what, and which pieces it keeps out of."""

    ground: Ground
    bodies: Bodies
    mover: int
    start: Point
    radius: float
    avoiding: tuple[int, ...] = ()
    tolerance: float = OVERLAP_TOLERANCE
    per_unit: float = HUNDREDTHS
    avoided: Column = field(init=False, repr=False, compare=False)
    """The pieces it keeps out of, as the kernels read them."""
    base: Mover = field(init=False, repr=False, compare=False)
    """The base itself, as they read it."""

    def __post_init__(self) -> None:
        base = Mover(self.mover, self.radius, self.tolerance, self.per_unit)
        object.__setattr__(self, "avoided", self.ground.records(self.avoiding))
        object.__setattr__(self, "base", base)

    def turning_points(self, limit: float, goal: Point | None = None) -> list[Point]:
        """Lattice points round every obstacle where the base may turn, each once.

        They lie no farther from the start than that; with a goal the way there by each of them
        is no longer.
        """
        run = running()
        ground, column = self.ground, run.column
        before, after = _points_round(self, _obstacles_near(self, limit))
        ahead, behind = _flat(before), _flat(after)
        size = len(ahead.values) + len(behind.values) + 2 * AROUND_A_BASE * len(self.bodies)
        found = run.blanks(size)
        search = Search(self.start, goal or self.start, goal is not None, limit, SPARE, _STRETCH)
        count = run.of(kernels.turning_points)(
            column(self.bodies.among(ground.move_pieces, ground)), column(self.avoided), self.base,
            search, column(_CIRCLE), column(ahead), column(behind), found,
        )  # fmt: skip
        flat = run.listed(found)[:count]
        return list(dict.fromkeys(zip(flat[::2], flat[1::2])))

    def drawn_in(self, before: Point, corner: Point, after: Point) -> Point:
        """The corner moved towards the straight line between its neighbours, as far as is legal."""
        run = running()
        ground, column = self.ground, run.column
        x, y = run.of(kernels.drawn_in)(
            column(self.bodies.among(ground.move_pieces, ground)), column(self.avoided), self.base,
            before, corner, after, SPARE / 10,
        )  # fmt: skip
        return x, y

    def lands(self, point: Point) -> bool:
        met = paths.landing_obstruction(
            self.ground, self.bodies, self.mover, point, self.radius, self.tolerance
        )
        return met is None and not any(
            self.ground.pieces[j].polygon.contains(point) for j in self.avoiding
        )

    def takes(self, path: Path) -> bool:
        """Whether the whole path is legal and stays out of what is avoided."""
        met = paths.obstruction(
            self.ground, self.bodies, self.mover, path, self.radius, self.tolerance
        )
        return met is None and all(
            paths.length_inside(path, self.ground.pieces[j].polygon) <= SPARE / 10
            for j in self.avoiding
        )

    def open_ways(
        self, a: Point, ends: Column, left: Column, wanted: list[int], cost: float, limit: float
    ) -> list[int]:
        """Which of the wanted ends a legal straight leg from a leads to, within the limit.

        To come to a has cost so much; from each end on at least so much is left.
        """
        run = running()
        ground, column = self.ground, run.column
        marks = run.blank_indices(len(wanted))
        marks[:] = wanted
        run.of(kernels.open_ways)(
            column(self.bodies.among(ground.move_pieces, ground)), column(self.avoided), self.base,
            a, column(ends), column(left), cost, limit, marks,
        )  # fmt: skip
        return run.listed(marks)

    def runs(self, a: Point, fan: Column, limit: float) -> list[float]:
        """How far it may go straight from a in each direction of a fan."""
        runs = paths.clear_runs(self.ground, self.bodies, self.base, a, fan, limit)
        if not self.avoiding:
            return runs
        run = running()
        shortened = run.blanks(len(runs))
        shortened[:] = runs
        run.of(kernels.keep_out)(
            run.column(self.avoided), run.column(self.ground.corners), a, run.column(fan), shortened
        )
        return run.listed(shortened)


def shortest_path(
    ground: Ground,
    bodies: Bodies,
    mover: int,
    start: Point,
    goal: Point,
    radius: float,
    limit: float = math.inf,
    *,
    avoiding: Collection[int] = (),
    most_legs: int = MOST_LEGS,
    tolerance: float = OVERLAP_TOLERANCE,
    per_unit: float = HUNDREDTHS,
) -> Path | None:
    """A shortest path to a lattice point, round whatever stands between; None if none is found.

    `avoiding` names pieces whose inside the centre stays out of: a ruleset whose rough ground
    shortens a move asks twice, first avoiding it with the long limit, then not with the short one.

    >>> post = Bodies([(5.0, 5.0), (10.0, 5.0)], [0.5, 1.0], [0, 1])
    >>> way = shortest_path(Ground(48, 48), post, 0, (5.0, 5.0), (15.0, 5.0), 0.5)
    >>> len(way.waypoints) > 1, way.end, 10.3 < paths.length(way) < 10.6
    (True, (15.0, 5.0), True)
    """
    base = MovingBase(ground, bodies, mover, start, radius, tuple(avoiding), tolerance, per_unit)
    straight = Path(start, (goal,))
    if between(start, goal) > limit or not base.lands(goal):
        return None
    if base.takes(straight):
        return straight
    nodes = base.turning_points(limit, goal)
    for settled in _spread(base, [*nodes, goal], limit, most_legs, goal):
        if settled.point == goal:
            path = _tightened(base, Path(start, settled.way))
            return path if base.takes(path) and paths.length(path) <= limit else None
    return None


def reachable(
    ground: Ground,
    bodies: Bodies,
    mover: int,
    start: Point,
    radius: float,
    allowance: float,
    *,
    rough: Collection[int] = (),
    rough_allowance: float = 0.0,
    directions: int = 72,
    most_legs: int = MOST_LEGS,
    tolerance: float = OVERLAP_TOLERANCE,
    per_unit: float = HUNDREDTHS,
) -> list[ReachPart]:
    """Everything the centre of a base can reach, as outlines to draw.

    A path that keeps out of the `rough` pieces may use the allowance; one that goes through them
    only the rough allowance.

    >>> [part] = reachable(Ground(48, 48), Bodies([], [], []), -1, (24.0, 24.0), 0.5, 6.0)
    >>> part.shell[0], part.holes
    ((24.0, 30.0), [])
    """
    if not 0.0 <= allowance < math.inf or not 0.0 <= rough_allowance < math.inf:
        raise ValueError("A movement allowance must be finite and not negative.")
    base = MovingBase(ground, bodies, mover, start, radius, tuple(rough), tolerance, per_unit)
    starts_rough = any(ground.pieces[j].polygon.contains(start) for j in rough)
    searches = [] if starts_rough else [(base, allowance)]
    if rough and rough_allowance > 0.0:
        free = MovingBase(ground, bodies, mover, start, radius, (), tolerance, per_unit)
        searches.append((free, rough_allowance))
    fan = paths.fan(directions)
    column = paths.as_column(fan)
    stars: list[Star] = []
    for base, limit in searches:
        nodes = base.turning_points(limit)
        for settled in _spread(base, nodes, limit, most_legs - 1, None):
            runs = base.runs(settled.point, column, limit - settled.cost)
            stars.append(Star(settled.point, runs))
    return _outlines(fan, stars, _closed_to(base, max(allowance, rough_allowance)))


class Settled(NamedTuple):
    """A point reached at its least cost, and the waypoints that lead to it."""

    cost: float
    point: Point
    way: tuple[Point, ...]


class Star(NamedTuple):
    """How far one can go straight from a settled point, in every direction of the fan."""

    centre: Point
    runs: list[float]


def _spread(
    base: MovingBase, nodes: list[Point], limit: float, most_legs: int, goal: Point | None
) -> Iterator[Settled]:
    """Points in order of cost from the start (towards a goal: of cost plus what is left at least).

    A point comes again when it can be reached in fewer legs at a greater cost, because the number
    of legs is limited too.
    """
    ends = Column(number for node in nodes for number in node)
    fewest = [most_legs + 1] * len(nodes)
    left = Column(between(node, goal) if goal else 0.0 for node in nodes)
    queue: list[tuple[float, int, int, float, tuple[int, ...]]] = []
    yield Settled(0.0, base.start, ())
    at, cost, way = base.start, 0.0, tuple[int, ...]()
    while True:
        if len(way) < most_legs:
            legs = len(way) + 1
            wanted = [int(legs < known) for known in fewest]
            for k, is_open in enumerate(base.open_ways(at, ends, left, wanted, cost, limit)):
                if is_open:
                    total = cost + between(at, nodes[k])
                    heappush(queue, (total + left.values[k], legs, k, total, (*way, k)))
        while queue and queue[0][1] >= fewest[queue[0][2]]:
            heappop(queue)
        if not queue:
            return
        _, legs, k, cost, way = heappop(queue)
        fewest[k] = legs
        at = nodes[k]
        yield Settled(cost, at, tuple(nodes[step] for step in way))


class Obstacle(NamedTuple):
    """What is in the way: a ring of corners, or the centre of a base grown by its radius."""

    ring: Sequence[Point]
    grown: float
    box: tuple[float, float, float, float]

    def is_near(self, box: tuple[float, float, float, float], within: float) -> bool:
        """Whether two boxes are no farther apart than that: a cheap test."""
        west, south, east, north = self.box
        return (
            west - within <= box[2]
            and box[0] - within <= east
            and south - within <= box[3]
            and box[1] - within <= north
        )


def _obstacles_near(base: MovingBase, within: float) -> list[Obstacle]:
    """What a base may meet, or go round, no farther from its start than that."""
    x, y = base.start
    # No point is set farther from what it goes round than across a narrow gap and a base more.
    reach = within + 2.0 * (NARROW + 1.0) * base.radius + SPARE
    return [o for o in _obstacles(base) if o.is_near((x, y, x, y), reach + o.grown)]


def _obstacles(base: MovingBase) -> Iterator[Obstacle]:
    for index in base.bodies:
        if index != base.mover:
            x, y = base.bodies.at(index)
            yield Obstacle(((x, y),), base.bodies.radius(index), (x, y, x, y))
    for index in base.ground.standing():
        piece = base.ground.pieces[index]
        if piece.blocks_moves:
            yield Obstacle(piece.polygon.vertices, 0.0, piece.polygon.box)


def _points_round(
    base: MovingBase, obstacles: Sequence[Obstacle]
) -> tuple[list[Point], list[Point]]:
    """Lattice points far enough out for the base to turn there.

    First those in narrow gaps, then those round terrain; between them come those round bases, of
    which there are many, and which the kernels set themselves.
    """
    reach = base.radius + SPARE
    after: list[Point] = []
    for ring, _, _ in obstacles:
        if len(ring) > 1:
            after += _round_corners(tuple(ring), reach, base.per_unit)
    for index in base.avoiding:
        ring = base.ground.pieces[index].polygon.vertices
        after += [corner for corner in ring if is_on_lattice(corner, base.per_unit)]
        after += _round_corners(ring, 2 * SPARE, base.per_unit)
    return list(_narrow_gaps(base, obstacles)), after


def _narrow_gaps(base: MovingBase, obstacles: Sequence[Obstacle]) -> Iterator[Point]:
    """Points in every gap that the base only just passes: along its middle and by its corners."""
    for one, other in combinations(obstacles, 2):
        widest = 2.0 * NARROW * base.radius + one.grown + other.grown
        if not one.is_near(other.box, widest):
            continue
        a, b = nearest_points(one.ring, other.ring)
        apart = between(a, b)
        if 0.0 < apart <= widest:
            share = (apart + one.grown - other.grown) / (2.0 * apart)
            middle = a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1])
            across = base.radius / apart
            for ahead in (0.0, across, -across):
                x, y = middle[0] - ahead * (b[1] - a[1]), middle[1] + ahead * (b[0] - a[0])
                yield snap_point((x, y), base.per_unit)
            yield from _beside_corner(base, one.ring, a)
            yield from _beside_corner(base, other.ring, b)


def _beside_corner(base: MovingBase, ring: Sequence[Point], point: Point) -> Iterator[Point]:
    """Where a base stands that is about to slide along either side of a corner."""
    if point not in ring or len(ring) == 1:
        return
    k = ring.index(point)
    reach = base.radius + SPARE
    for x, y in (_outward(ring[k - 1], point), _outward(point, ring[(k + 1) % len(ring)])):
        yield snap_point((point[0] + reach * x, point[1] + reach * y), base.per_unit)


# Terrain stands where it does for many a search.
@lru_cache(maxsize=1024)
def _round_corners(ring: tuple[Point, ...], reach: float, per_unit: float) -> list[Point]:
    found = []
    for k, corner in enumerate(ring):
        before, after = ring[k - 1], ring[(k + 1) % len(ring)]
        first, last = _outward(before, corner), _outward(corner, after)
        if first[0] * last[1] - first[1] * last[0] <= 0.0:
            continue
        for x, y in _tangent_corners([first, last]):
            found.append(snap_point((corner[0] + reach * x, corner[1] + reach * y), per_unit))
    return found


def _flat(points: Sequence[Point]) -> Column:
    return Column([number for point in points for number in point])


def _outward(a: Point, b: Point) -> Point:
    size = between(a, b)
    return (b[1] - a[1]) / size, (a[0] - b[0]) / size


def _tangent_corners(arc: list[Point]) -> list[Point]:
    """The corners of a chain of tangents to a unit arc, at most 45 degrees each."""
    while _cosine(arc[0], arc[1]) < 0.7:
        halves = [_between_directions(a, b) for a, b in pairwise(arc)]
        arc = [arc[0], *(point for pair in zip(halves, arc[1:]) for point in pair)]
    corners = []
    for a, b in pairwise(arc):
        x, y = _between_directions(a, b)
        stretch = 1.0 / _cosine(a, (x, y))
        corners.append((x * stretch, y * stretch))
    return corners


def _cosine(a: Point, b: Point) -> float:
    return a[0] * b[0] + a[1] * b[1]


def _between_directions(a: Point, b: Point) -> Point:
    x, y = a[0] + b[0], a[1] + b[1]
    size = math.sqrt(x * x + y * y)
    if size < 1e-6:
        return -a[1], a[0]
    return x / size, y / size


def _tightened(base: MovingBase, path: Path) -> Path:
    """The same path pulled taut: waypoints left out or drawn in wherever that stays legal."""
    points = [path.start, *path.waypoints]
    k = 1
    while k < len(points) - 1:
        if base.takes(Path(points[k - 1], (points[k + 1],))):
            del points[k]
            k = max(1, k - 1)
        else:
            k += 1
    for _ in range(2):
        for k in range(1, len(points) - 1):
            points[k] = base.drawn_in(points[k - 1], points[k], points[k + 1])
    return Path(points[0], tuple(points[1:]))


def _outlines(fan: list[Point], stars: list[Star], closed: Any) -> list[ReachPart]:
    import numpy as np
    import shapely

    parts: Any = []
    if stars and len(fan) > 2:
        centres, runs = np.array([s.centre for s in stars]), np.array([s.runs for s in stars])
        rings = centres[:, None, :] + runs[:, :, None] * np.array(fan)
        parts = shapely.buffer(shapely.polygons(rings), 0.0)
    area = shapely.union_all(parts)
    if closed is not None:
        area = area.difference(closed)
    area = area.simplify(0.01)
    whole = [part for part in shapely.get_parts(area) if part.geom_type == "Polygon"]
    return [
        ReachPart(_ring(part.exterior), [_ring(hole) for hole in part.interiors])
        for part in whole
        if part.area > 0.001
    ]


def _closed_to(base: MovingBase, within: float) -> Any:
    """Where the centre of the base cannot be: too near to bases and pieces in the way."""
    import shapely

    obstacles = _obstacles_near(base, within)
    shapes = [
        shapely.Point(ring[0]) if len(ring) == 1 else shapely.Polygon(ring)
        for ring, _, _ in obstacles
    ]
    reach = [max(0.0, base.radius + grown - base.tolerance) for _, grown, _ in obstacles]
    return shapely.union_all(shapely.buffer(shapes, reach, quad_segs=16)) if shapes else None


def _ring(ring: Any) -> list[Point]:
    import shapely

    return [(x, y) for x, y in shapely.get_coordinates(ring).tolist()]
