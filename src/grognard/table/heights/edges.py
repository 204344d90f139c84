"""Where one may fall off a surface, the walls one may climb, and what a surface ends at."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from typing import Literal

from grognard.table.distance import nearest_on
from grognard.table.heights.relief import Barrier, Footing, Relief, Solid, Surface
from grognard.table.lattice import Point

OUTSIDE = 0.05
"""How far beyond the boundary one looks for what is there."""
SAFE_DROP = 1.0
SLICES = 16
"""Into how many parts the side of a ramp is cut, where two slopes meet."""
AT_EDGE = 0.15
"""How far from a boundary a barrier may stand and still run along it."""
NEAR = 0.2
"""Nothing farther away than this from a surface says anything about its boundary."""
SAME_FOOT = 0.1
"""How far from a surface a barrier may start and still stand on it."""

Brink = Literal["open", "barrier", "wall"]


@dataclass(frozen=True, slots=True)
class Edge:
    """A stretch of a surface's boundary over which one may fall, and the way out over it."""

    surface: int
    a: Point
    b: Point
    outward: Point


@dataclass(frozen=True, slots=True)
class Drop:
    """The point of an edge nearest to somebody, and how far away it is."""

    distance: float
    point: Point
    outward: Point


@dataclass(frozen=True, slots=True)
class Wall:
    """One side of a surface that may be climbed: which side of which surface."""

    surface: int
    side: int
    a: Point
    b: Point
    outward: Point


@dataclass(frozen=True, slots=True)
class Border:
    """A stretch of a surface's boundary: over it one falls, or a barrier or a wall bounds it."""

    a: Point
    b: Point
    kind: Brink


@lru_cache(maxsize=64)
def edges(relief: Relief) -> tuple[tuple[Edge, ...], ...]:
    """The edges of every surface, by its number.

    >>> from grognard.table.polygons import rectangle
    >>> from grognard.table.heights.relief import Block, Platform
    >>> roof = Block("roof", rectangle(10, 10, 16, 16), 0, 4)
    >>> bridge = Platform("bridge", rectangle(16, 12, 20, 14), 3)
    >>> east = [e for e in edges(Relief(36, 36, [roof, bridge]))[0] if e.outward == (1.0, 0.0)]
    >>> [(e.a, e.b) for e in east]
    [((16.0, 10.0), (16.0, 12.0)), ((16.0, 14.0), (16.0, 16.0))]
    """
    return tuple(tuple(_edges_of(relief, surface)) for surface in relief.surfaces)


@lru_cache(maxsize=64)
def walls(relief: Relief) -> tuple[Wall, ...]:
    """Every side of every surface one may stand on."""
    return tuple(
        Wall(surface.number, side, a, b, outward)
        for surface in relief.surfaces
        if surface.standable
        for side, (a, b, outward) in enumerate(_sides(surface))
    )


@lru_cache(maxsize=64)
def borders(relief: Relief) -> tuple[tuple[Border, ...], ...]:
    """What every surface ends at, by its number; where one just walks on there is no border.

    >>> from grognard.table.polygons import rectangle
    >>> from grognard.table.heights.relief import Barrier, Block
    >>> roof = Block("roof", rectangle(10, 10, 16, 16), 0, 4)
    >>> parapet = Barrier("parapet", (16, 10), (16, 13), 4, 1)
    >>> [(b.a[1], b.b[1], b.kind) for b in borders(Relief(36, 36, [roof, parapet]))[0][1:3]]
    [(10.0, 13.0, 'barrier'), (13.0, 16.0, 'open')]
    """
    return tuple(tuple(_borders_of(relief, surface)) for surface in relief.surfaces)


def drops(relief: Relief, surface: int, x: float, y: float, within: float) -> list[Drop]:
    """The nearest point of every edge of a surface that is within a distance, nearest first."""
    if surface < 0:
        return []
    found = []
    for edge in edges(relief)[surface]:
        point = nearest_on(x, y, edge.a, edge.b)
        distance = math.sqrt((point[0] - x) ** 2 + (point[1] - y) ** 2)
        if distance <= within:
            found.append(Drop(distance, point, edge.outward))
    found.sort(key=lambda drop: drop.distance)
    return found


def beyond(relief: Relief, wall: Wall, at: Point, not_above: float) -> Footing | None:
    """The highest surface just outside a wall at one of its points, not above a height."""
    x, y = at[0] + wall.outward[0] * OUTSIDE, at[1] + wall.outward[1] * OUTSIDE
    if not (0.0 <= x <= relief.width and 0.0 <= y <= relief.height):
        return None
    levels = [
        level
        for level in relief.footings(x, y)
        if level.surface != wall.surface and level.z <= not_above + relief.tolerance
    ]
    return max(levels, key=lambda level: level.z, default=None)


def _sides(surface: Surface) -> Iterator[tuple[Point, Point, Point]]:
    ring = surface.polygon.vertices
    for a, b in zip(ring, [*ring[1:], ring[0]]):
        ex, ey = b[0] - a[0], b[1] - a[1]
        length = math.sqrt(ex * ex + ey * ey)
        # Rings run counter-clockwise, so outside is on the right.
        yield a, b, (ey / length + 0.0, -ex / length + 0.0)


@dataclass(frozen=True, slots=True)
class _Brim:
    """A surface, and all that stands or lies near enough to its boundary to matter there."""

    relief: Relief
    surface: Surface
    surfaces: list[Surface]
    solids: list[Solid]
    barriers: list[Barrier]


def _brim(relief: Relief, surface: Surface) -> _Brim:
    west, south, east, north = surface.polygon.box

    def is_near(low_x: float, low_y: float, high_x: float, high_y: float) -> bool:
        return (
            low_x <= east + NEAR
            and high_x >= west - NEAR
            and low_y <= north + NEAR
            and high_y >= south - NEAR
        )

    surfaces = [s for s in relief.surfaces if is_near(*s.polygon.box)]
    solids = [s for s in relief.solids if is_near(*s.polygon.box)]
    barriers = [w for _, w in relief.barriers if is_near(*map(min, w.a, w.b), *map(max, w.a, w.b))]
    return _Brim(relief, surface, surfaces, solids, barriers)


def _edges_of(relief: Relief, surface: Surface) -> Iterator[Edge]:
    brim = _brim(relief, surface)
    for a, b, outward in _sides(surface):
        joined: tuple[Point, Point] | None = None
        for t1, t2 in _pairs(_cuts(brim, a, b, outward)):
            middle = _between(a, b, 0.5 * (t1 + t2))
            if not _is_edge(brim, middle, outward):
                if joined is not None:
                    yield Edge(surface.number, *joined, outward)
                joined = None
                continue
            start = _between(a, b, t1) if joined is None else joined[0]
            joined = start, _between(a, b, t2)
        if joined is not None:
            yield Edge(surface.number, *joined, outward)


def _borders_of(relief: Relief, surface: Surface) -> Iterator[Border]:
    brim = _brim(relief, surface)
    for a, b, outward in _sides(surface):
        along = [wall for wall in brim.barriers if _runs_along(wall, a, b, surface)]
        ends = {_part_of(point, a, b) for wall in along for point in (wall.a, wall.b)}
        cuts = sorted({*_cuts(brim, a, b, outward), *ends})
        joined: Border | None = None
        for t1, t2 in _pairs(cuts):
            kind = _brink(brim, along, _between(a, b, 0.5 * (t1 + t2)), outward)
            start, end = _between(a, b, t1), _between(a, b, t2)
            if joined is not None and joined.kind == kind:
                joined = Border(joined.a, end, joined.kind)
                continue
            if joined is not None:
                yield joined
            joined = Border(start, end, kind) if kind is not None else None
        if joined is not None:
            yield joined


def _brink(brim: _Brim, along: list[Barrier], q: Point, outward: Point) -> Brink | None:
    if any(_distance(q, nearest_on(*q, wall.a, wall.b)) <= AT_EDGE for wall in along):
        return "barrier"
    if _is_edge(brim, q, outward):
        return "open"
    x, y = q[0] + outward[0] * OUTSIDE, q[1] + outward[1] * OUTSIDE
    return "wall" if _rises(brim, x, y, brim.surface.height(*q), SAFE_DROP) else None


def _runs_along(wall: Barrier, a: Point, b: Point, surface: Surface) -> bool:
    return all(
        _distance(end, _on_line(end, a, b)) <= AT_EDGE
        and abs(wall.low - surface.height(*end)) <= SAME_FOOT
        for end in (wall.a, wall.b)
    )


def _on_line(point: Point, a: Point, b: Point) -> Point:
    t = _share(point, a, b)
    return a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])


def _part_of(point: Point, a: Point, b: Point) -> float:
    return min(1.0, max(0.0, _share(point, a, b)))


def _share(point: Point, a: Point, b: Point) -> float:
    ex, ey = b[0] - a[0], b[1] - a[1]
    return ((point[0] - a[0]) * ex + (point[1] - a[1]) * ey) / (ex * ex + ey * ey)


def _distance(one: Point, other: Point) -> float:
    return math.sqrt((one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2)


def _rises(brim: _Brim, x: float, y: float, z: float, more_than: float) -> bool:
    """Whether something stands at a point that starts at a height or below and rises above it."""
    slack = brim.relief.tolerance
    return any(
        solid.polygon.contains((x, y))
        and solid.top(x, y) > z + more_than + slack
        and solid.low <= z + slack
        for solid in brim.solids
    )


def _is_edge(brim: _Brim, q: Point, outward: Point) -> bool:
    relief, z = brim.relief, brim.surface.height(*q)
    x, y = q[0] + outward[0] * OUTSIDE, q[1] + outward[1] * OUTSIDE
    if not (0.0 <= x <= relief.width and 0.0 <= y <= relief.height):
        return False
    if _rises(brim, x, y, z, 0.0):
        return False
    below = relief.highest(x, y, not_above=z + SAFE_DROP)
    return below is not None and z - below.z > SAFE_DROP + relief.tolerance


def _cuts(brim: _Brim, a: Point, b: Point, outward: Point) -> list[float]:
    """Where along a side what lies outside it may change."""
    ax, ay = a[0] + outward[0] * OUTSIDE, a[1] + outward[1] * OUTSIDE
    bx, by = b[0] + outward[0] * OUTSIDE, b[1] + outward[1] * OUTSIDE
    cuts = {0.0, 1.0}
    low_x, high_x, low_y, high_y = min(ax, bx), max(ax, bx), min(ay, by), max(ay, by)
    for polygon in (*(s.polygon for s in brim.surfaces), *(s.polygon for s in brim.solids)):
        west, south, east, north = polygon.box
        if west > high_x or east < low_x or south > high_y or north < low_y:
            continue
        ring = polygon.vertices
        for c, d in zip(ring, [*ring[1:], ring[0]]):
            t = _crossing((ax, ay), (bx, by), c, d)
            if t is not None:
                cuts.add(t)
    surface, relief = brim.surface, brim.relief
    if not surface.is_flat:
        z1, z2 = surface.height(*a), surface.height(*b)
        heights = {0.0} | {s.height(0, 0) for s in relief.surfaces if s.is_flat}
        if z1 != z2:
            cuts |= {(h + SAFE_DROP - z1) / (z2 - z1) for h in heights}
        cuts |= {k / SLICES for k in range(SLICES)}
    return sorted(t for t in cuts if 0.0 <= t <= 1.0)


def _crossing(a: Point, b: Point, c: Point, d: Point) -> float | None:
    ex, ey = d[0] - c[0], d[1] - c[1]
    side_a = ex * (a[1] - c[1]) - ey * (a[0] - c[0])
    side_b = ex * (b[1] - c[1]) - ey * (b[0] - c[0])
    if (side_a < 0.0) == (side_b < 0.0):
        return None
    return side_a / (side_a - side_b)


def _pairs(cuts: list[float]) -> Iterator[tuple[float, float]]:
    for t1, t2 in pairwise(cuts):
        if t2 - t1 > 1e-9:
            yield t1, t2


def _between(a: Point, b: Point, t: float) -> Point:
    return round(a[0] + t * (b[0] - a[0]), 9) + 0.0, round(a[1] + t * (b[1] - a[1]), 9) + 0.0
