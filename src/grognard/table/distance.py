"""Distances between round bases, polygons and points, always from the edge of the base."""

from __future__ import annotations

import math
from collections.abc import Sequence

from grognard.table.lattice import Point
from grognard.table.polygons import Polygon


def between(a: Point, b: Point) -> float:
    """The distance between two points.

    >>> between((0.0, 0.0), (3.0, 4.0))
    5.0
    """
    dx, dy = b[0] - a[0], b[1] - a[1]
    # Not hypot, whose last digit depends on the C library.
    return math.sqrt(dx * dx + dy * dy)


def nearest_on(x: float, y: float, a: Point, b: Point) -> Point:
    """The point of a segment nearest to a point.

    >>> nearest_on(3.0, 5.0, (0.0, 0.0), (2.0, 0.0))
    (2.0, 0.0)
    """
    ex, ey = b[0] - a[0], b[1] - a[1]
    t = ((x - a[0]) * ex + (y - a[1]) * ey) / (ex * ex + ey * ey)
    t = min(1.0, max(0.0, t))
    return a[0] + t * ex, a[1] + t * ey


def nearest_points(one: Sequence[Point], other: Sequence[Point]) -> tuple[Point, Point]:
    """The two points where the rings of two polygons apart come nearest; one point is a ring too.

    >>> nearest_points([(0, 0), (4, 0), (4, 4)], [(6.0, 3.0)])
    ((4.0, 3.0), (6.0, 3.0))
    """
    pairs = [(a, b) for a in one for b in other]
    pairs += [(nearest_on(*b, *side), b) for b in other for side in _sides(one)]
    pairs += [(a, nearest_on(*a, *side)) for a in one for side in _sides(other)]
    return min(pairs, key=lambda pair: between(*pair))


def _sides(ring: Sequence[Point]) -> list[tuple[Point, Point]]:
    return list(zip(ring, (*ring[1:], ring[0]))) if len(ring) > 1 else []


def gap(a: Point, a_radius: float, b: Point, b_radius: float) -> float:
    """The distance between the edges of two bases; negative when they overlap.

    >>> gap((0.0, 0.0), 1.0, (1.5, 0.0), 1.0)
    -0.5
    """
    return between(a, b) - a_radius - b_radius


def distance(a: Point, a_radius: float, b: Point, b_radius: float) -> float:
    """The distance between the edges of two bases, never less than nothing.

    >>> distance((0.0, 0.0), 1.0, (1.5, 0.0), 1.0)
    0.0
    """
    return max(0.0, gap(a, a_radius, b, b_radius))


def to_point(base: Point, radius: float, point: Point) -> float:
    """The distance from the edge of a base to a point, nothing if the base covers it.

    >>> to_point((0.0, 0.0), 1.0, (3.0, 4.0))
    4.0
    """
    return max(0.0, between(base, point) - radius)


def gap_to_polygon(base: Point, radius: float, polygon: Polygon) -> float:
    """The distance from the edge of a base to a polygon; negative when they overlap."""
    return polygon.distance(base) - radius


def to_polygon(base: Point, radius: float, polygon: Polygon) -> float:
    """The distance from the edge of a base to a polygon, never less than nothing.

    >>> from grognard.table.polygons import rectangle
    >>> to_polygon((0.0, 0.0), 1.0, rectangle(3, -1, 5, 1))
    2.0
    """
    return max(0.0, gap_to_polygon(base, radius, polygon))
