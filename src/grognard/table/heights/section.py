"""A cut through the table along a line: what stands there, from where to where, and how high."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from grognard.table.distance import nearest_on
from grognard.table.heights.relief import Ladder, Relief
from grognard.table.lattice import Point
from grognard.table.polygons import Polygon

BESIDE = 1.0
"""A ladder no farther from the line than this is shown."""
THINNEST = 1e-6


@dataclass(frozen=True, slots=True)
class Line:
    """A straight line over the table; places on it are told by their distance from its start."""

    start: Point
    end: Point

    @property
    def length(self) -> float:
        """How long it is."""
        return math.dist(self.start, self.end)

    def at(self, along: float) -> Point:
        """The point that far from the start."""
        t = along / self.length
        (ax, ay), (bx, by) = self.start, self.end
        return ax + t * (bx - ax), ay + t * (by - ay)

    def place(self, point: Point) -> tuple[float, float]:
        """How far along the line a point is, and how far to its left.

        >>> Line((2.0, 1.0), (2.0, 9.0)).place((1.0, 4.0))
        (3.0, 1.0)
        """
        (ax, ay), (bx, by) = self.start, self.end
        ux, uy = (bx - ax) / self.length, (by - ay) / self.length
        dx, dy = point[0] - ax, point[1] - ay
        return dx * ux + dy * uy, ux * dy - uy * dx

    def extent(self, width: float, height: float, margin: float) -> tuple[float, float]:
        """From where to where a picture of it runs: a margin on both sides, on the table.

        >>> Line((1.0, 5.0), (6.0, 5.0)).extent(36, 36, 2.0)
        (-1.0, 7.0)
        """
        first, last = -margin, self.length + margin
        for start, end, size in zip(self.start, self.end, (width, height)):
            slope = (end - start) / self.length
            if abs(slope) > THINNEST:
                low, high = sorted((-start / slope, (size - start) / slope))
                first, last = max(first, low), min(last, high)
        return first, last


@dataclass(frozen=True, slots=True)
class Cut:
    """A piece where a line cuts it: its underside, and its top at either end."""

    piece: int
    start: float
    end: float
    low: float
    tops: tuple[float, float]


def section(relief: Relief, line: Line, first: float, last: float) -> list[Cut]:
    """All that a line cuts between two places along it, in the order of the pieces.

    >>> from grognard.table.polygons import rectangle
    >>> from grognard.table.heights.relief import Block
    >>> table = Relief(36, 36, [Block("roof", rectangle(4, 2, 10, 8), 0, 3)])
    >>> section(table, Line((0.0, 5.0), (12.0, 5.0)), 0.0, 12.0)
    [Cut(piece=0, start=4.0, end=10.0, low=0.0, tops=(3.0, 3.0))]
    """
    a, b = line.at(first), line.at(last)
    found = []
    for solid in relief.upright:
        for t1, t2 in _inside(solid.polygon, a, b):
            start, end = first + t1 * (last - first), first + t2 * (last - first)
            tops = solid.top(*line.at(start)), solid.top(*line.at(end))
            found.append(Cut(solid.piece, start, end, float(solid.low), tops))
    for index, area in relief.areas:
        for t1, t2 in _inside(area.polygon, a, b):
            start, end = first + t1 * (last - first), first + t2 * (last - first)
            found.append(Cut(index, start, end, 0.0, (0.0, 0.0)))
    for index, piece in enumerate(relief.pieces):
        if isinstance(piece, Ladder) and math.dist(piece.foot, _near(piece, a, b)) <= BESIDE:
            along, _ = line.place(piece.foot)
            tops = float(piece.high), float(piece.high)
            found.append(Cut(index, along, along, float(piece.low), tops))
    return sorted(found, key=lambda cut: (cut.piece, cut.start))


def _near(ladder: Ladder, a: Point, b: Point) -> Point:
    return nearest_on(*ladder.foot, a, b)


def _inside(polygon: Polygon, a: Point, b: Point) -> Iterator[tuple[float, float]]:
    """The parts of a segment that lie strictly inside a polygon, joined where they meet."""
    joined: tuple[float, float] | None = None
    for t1, t2 in pairwise(sorted({0.0, 1.0, *_crossings(polygon, a, b)})):
        middle = 0.5 * (t1 + t2)
        point = a[0] + middle * (b[0] - a[0]), a[1] + middle * (b[1] - a[1])
        if t2 - t1 > THINNEST and polygon.contains(point):
            joined = (joined[0] if joined else t1), t2
        elif joined is not None and t2 - t1 > THINNEST:
            yield joined
            joined = None
    if joined is not None:
        yield joined


def _crossings(polygon: Polygon, a: Point, b: Point) -> Iterator[float]:
    ring = polygon.vertices
    dx, dy = b[0] - a[0], b[1] - a[1]
    for c, d in zip(ring, [*ring[1:], ring[0]]):
        ex, ey = d[0] - c[0], d[1] - c[1]
        across = dx * ey - dy * ex
        if abs(across) < THINNEST:
            continue
        t = ((c[0] - a[0]) * ey - (c[1] - a[1]) * ex) / across
        if 0.0 < t < 1.0:
            yield t
