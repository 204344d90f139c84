"""Where one may fall off a surface, and the walls one may climb."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise

from grognard.table.lattice import Point
from grognard.table.relief import Level, Relief, Surface

OUTSIDE = 0.05
"""How far beyond the boundary one looks for what is there."""
SAFE_DROP = 1.0
SLICES = 16
"""Into how many parts the side of a ramp is cut, where two slopes meet."""


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


@lru_cache(maxsize=64)
def edges(relief: Relief) -> tuple[tuple[Edge, ...], ...]:
    """The edges of every surface, by its number.

    >>> from grognard.table.polygons import rectangle
    >>> from grognard.table.relief import Block, Platform
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


def nearest_on(x: float, y: float, a: Point, b: Point) -> Point:
    """The point of a segment nearest to a point.

    >>> nearest_on(3.0, 5.0, (0.0, 0.0), (2.0, 0.0))
    (2.0, 0.0)
    """
    ex, ey = b[0] - a[0], b[1] - a[1]
    t = ((x - a[0]) * ex + (y - a[1]) * ey) / (ex * ex + ey * ey)
    t = min(1.0, max(0.0, t))
    return a[0] + t * ex, a[1] + t * ey


def beyond(relief: Relief, wall: Wall, at: Point, not_above: float) -> Level | None:
    """The highest surface just outside a wall at one of its points, not above a height."""
    x, y = at[0] + wall.outward[0] * OUTSIDE, at[1] + wall.outward[1] * OUTSIDE
    if not (0.0 <= x <= relief.width and 0.0 <= y <= relief.height):
        return None
    levels = [
        level
        for level in relief.levels(x, y)
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


def _edges_of(relief: Relief, surface: Surface) -> Iterator[Edge]:
    for a, b, outward in _sides(surface):
        joined: tuple[Point, Point] | None = None
        for t1, t2 in _pairs(_cuts(relief, surface, a, b, outward)):
            middle = _between(a, b, 0.5 * (t1 + t2))
            if not _is_edge(relief, surface, middle, outward):
                if joined is not None:
                    yield Edge(surface.number, *joined, outward)
                joined = None
                continue
            start = _between(a, b, t1) if joined is None else joined[0]
            joined = start, _between(a, b, t2)
        if joined is not None:
            yield Edge(surface.number, *joined, outward)


def _is_edge(relief: Relief, surface: Surface, q: Point, outward: Point) -> bool:
    z = surface.height(*q)
    x, y = q[0] + outward[0] * OUTSIDE, q[1] + outward[1] * OUTSIDE
    slack = relief.tolerance
    if not (0.0 <= x <= relief.width and 0.0 <= y <= relief.height):
        return False
    for solid in relief.solids:
        if (
            solid.polygon.contains((x, y))
            and solid.top(x, y) > z + slack
            and solid.low <= z + slack
        ):
            return False
    below = relief.highest(x, y, not_above=z + SAFE_DROP)
    return below is not None and z - below.z > SAFE_DROP + slack


def _cuts(relief: Relief, surface: Surface, a: Point, b: Point, outward: Point) -> list[float]:
    """Where along a side what lies outside it may change."""
    ax, ay = a[0] + outward[0] * OUTSIDE, a[1] + outward[1] * OUTSIDE
    bx, by = b[0] + outward[0] * OUTSIDE, b[1] + outward[1] * OUTSIDE
    cuts = {0.0, 1.0}
    for polygon in (*(s.polygon for s in relief.surfaces), *(s.polygon for s in relief.solids)):
        ring = polygon.vertices
        for c, d in zip(ring, [*ring[1:], ring[0]]):
            t = _crossing((ax, ay), (bx, by), c, d)
            if t is not None:
                cuts.add(t)
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
