"""Polygons: the outlines of terrain, zones and objectives.

"Inside" always means strictly inside: a point on the edge, or a segment along it, is not.
"""

from __future__ import annotations

import math
from collections.abc import Iterable

from grognard.table.compiled import Column, running
from grognard.table.flat import kernels
from grognard.table.lattice import SLACK, Point

OVERLAP_TOLERANCE = 0.01
MAX_CORNERS = 1000


class Polygon:
    """A simple polygon, convex or not, that never changes.

    >>> yard = Polygon([(0, 0), (4, 0), (4, 4), (3, 4), (3, 1), (1, 1), (1, 4), (0, 4)])
    >>> yard.is_convex, yard.area, yard.box
    (False, 10.0, (0.0, 0.0, 4.0, 4.0))
    >>> yard.contains((0.5, 3.0)), yard.contains((2.0, 3.0)), yard.contains((0.0, 3.0))
    (True, False, False)
    >>> yard.length_inside((-1.0, 3.0), (5.0, 3.0))
    2.0
    """

    __slots__ = ("_corners", "_last", "area", "box", "is_convex", "vertices")

    def __init__(self, vertices: Iterable[Point]) -> None:
        ring = _checked(vertices)
        doubled = _doubled_area(ring)
        if doubled < 0.0:
            ring.reverse()
        self.vertices: tuple[Point, ...] = tuple(ring)
        self.area = abs(doubled) / 2.0
        self.is_convex = _is_convex(ring)
        xs, ys = [x for x, _ in ring], [y for _, y in ring]
        self.box = (min(xs), min(ys), max(xs), max(ys))
        self._corners = Column(number for corner in [*ring, ring[0]] for number in corner)
        self._last = 2 * len(ring)

    def __repr__(self) -> str:
        return f"Polygon({list(self.vertices)})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Polygon) and self.vertices == other.vertices

    def __hash__(self) -> int:
        return hash(self.vertices)

    @property
    def ring(self) -> list[float]:
        """x and y of the corners in turn, counter-clockwise, the first one repeated at the end."""
        return self._corners.values

    def contains(self, point: Point) -> bool:
        """Whether a point lies strictly inside; a look at the box decides most often."""
        west, south, east, north = self.box
        if not (west < point[0] < east and south < point[1] < north):
            return False
        run = running()
        return run.of(kernels.is_inside)(run.column(self._corners), 0, self._last, *point)

    def length_inside(self, a: Point, b: Point) -> float:
        """The length of the segment from a to b that lies strictly inside."""
        run = running()
        corners = run.column(self._corners)
        length, _ = run.of(kernels.chord)(corners, 0, self._last, self.is_convex, a, b)
        return float(length)

    def last_entry(self, a: Point, b: Point) -> float:
        """The part of the way from a to b, which lies inside, that has been gone when it is entered
        for good; 0 where it never was outside.

        >>> rectangle(4, 0, 8, 2).last_entry((0, 1), (5, 1))
        0.8
        """
        entries = [0.0]
        dx, dy = b[0] - a[0], b[1] - a[1]
        for (cx, cy), (ex, ey) in zip(self.vertices, [*self.vertices[1:], self.vertices[0]]):
            sx, sy = ex - cx, ey - cy
            turn = dx * sy - dy * sx
            if turn == 0.0:
                continue
            along = ((cx - a[0]) * sy - (cy - a[1]) * sx) / turn
            across = ((cx - a[0]) * dy - (cy - a[1]) * dx) / turn
            if 0.0 <= along <= 1.0 and 0.0 <= across <= 1.0:
                entries.append(along)
        return max(entries)

    def distance(self, point: Point) -> float:
        """The distance from a point, nothing if it lies inside.

        >>> rectangle(0, 0, 2, 2).distance((5.0, 6.0))
        5.0
        """
        run = running()
        return run.of(kernels.ring_distance)(run.column(self._corners), 0, self._last, *point)

    def centre(self) -> Point:
        """The middle of the bounding box, where a label may go."""
        west, south, east, north = self.box
        return (west + east) / 2.0, (south + north) / 2.0


def rectangle(x1: float, y1: float, x2: float, y2: float) -> Polygon:
    """The rectangle with these two opposite corners.

    >>> rectangle(14, 24, 18, 28).area
    16.0
    """
    return Polygon([(x1, y1), (x2, y1), (x2, y2), (x1, y2)])


def _checked(vertices: Iterable[Point]) -> list[Point]:
    ring: list[Point] = []
    for x, y in vertices:
        if not (math.isfinite(x) and math.isfinite(y)):
            raise ValueError("Every corner of a polygon must be two finite numbers.")
        if not ring or ring[-1] != (x, y):
            ring.append((float(x), float(y)))
        if len(ring) > MAX_CORNERS:
            raise ValueError(f"A polygon may have at most {MAX_CORNERS} corners.")
    if len(ring) > 1 and ring[0] == ring[-1]:
        ring.pop()
    if len(ring) < 3:
        raise ValueError("A polygon needs at least three different corners.")
    if abs(_doubled_area(ring)) <= SLACK:
        raise ValueError("A polygon needs an area: its corners lie on one line.")
    if not _is_simple(ring):
        raise ValueError("The sides of a polygon may not cross or touch each other.")
    return ring


def _doubled_area(ring: list[Point]) -> float:
    return sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in zip(ring, [*ring[1:], ring[0]]))


def _turn(a: Point, b: Point, c: Point) -> float:
    return (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0])


def _is_convex(ring: list[Point]) -> bool:
    return all(_turn(ring[k - 2], ring[k - 1], corner) >= -SLACK for k, corner in enumerate(ring))


def _is_simple(ring: list[Point]) -> bool:
    sides = list(zip(ring, [*ring[1:], ring[0]]))
    for i, (a, b) in enumerate(sides):
        following = sides[(i + 1) % len(sides)][1]
        if abs(_turn(a, b, following)) <= SLACK and _ahead(a, b, following) < 0.0:
            return False
        for j in range(i + 2, len(sides)):
            if (i, j) != (0, len(sides) - 1) and _meet(a, b, *sides[j]):
                return False
    return True


def _ahead(a: Point, b: Point, c: Point) -> float:
    return (b[0] - a[0]) * (c[0] - b[0]) + (b[1] - a[1]) * (c[1] - b[1])


def _meet(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Whether two closed segments have a point in common."""
    if (
        max(a[0], b[0]) < min(c[0], d[0]) - SLACK
        or max(c[0], d[0]) < min(a[0], b[0]) - SLACK
        or max(a[1], b[1]) < min(c[1], d[1]) - SLACK
        or max(c[1], d[1]) < min(a[1], b[1]) - SLACK
    ):
        return False
    c_side, d_side = _turn(a, b, c), _turn(a, b, d)
    a_side, b_side = _turn(c, d, a), _turn(c, d, b)
    return not (_on_one_side(c_side, d_side) or _on_one_side(a_side, b_side))


def _on_one_side(first: float, second: float) -> bool:
    return min(first, second) > SLACK or max(first, second) < -SLACK
