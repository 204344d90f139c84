"""Tracks: what the centre of a moving base follows, in straight legs and arcs."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise

from grognard.table.arcs.legs import SLACK, Leg, Straight, spans_of_leg
from grognard.table.arcs.shapes import Disc, Shape
from grognard.table.lattice import Point

STRETCH = 0.002
"""A track is inside something only over a stretch longer than this."""


class Track:
    """Legs one after another.

    >>> track = Track.through([(0.0, 0.0), (4.0, 0.0), (4.0, 3.0)])
    >>> track.length, track.at(5.0), track.cut(5.0).end
    (7.0, (4.0, 1.0), (4.0, 1.0))
    """

    __slots__ = ("_box", "legs", "length", "start")

    def __init__(self, start: Point, legs: Iterable[Leg]) -> None:
        self.start = start
        self.legs: tuple[Leg, ...] = tuple(legs)
        self.length = sum([leg.length for leg in self.legs])
        self._box: tuple[float, float, float, float] | None = None

    @classmethod
    def through(cls, points: Sequence[Point]) -> Track:
        """The polyline through these points."""
        return cls(points[0], [Straight(a, b) for a, b in pairwise(points) if a != b])

    @property
    def end(self) -> Point:
        return self.legs[-1].b if self.legs else self.start

    @property
    def box(self) -> tuple[float, float, float, float]:
        """West, south, east and north of it."""
        if self._box is None:
            x, y = self.start
            boxes = [leg.box() for leg in self.legs] or [(x, y, x, y)]
            if len(boxes) == 1:
                self._box = boxes[0]
            else:
                west, south, east, north = zip(*boxes)
                self._box = min(west), min(south), max(east), max(north)
        return self._box

    def passes_by(self, shape: Shape, margin: float = 0.0) -> bool:
        """Whether the box of the track keeps that far from the box of a shape: a cheap test."""
        west, south, east, north = shape.box
        box = self.box
        return (
            box[0] >= east + margin or box[2] <= west - margin
            or box[1] >= north + margin or box[3] <= south - margin
        )  # fmt: skip

    def at(self, gone: float) -> Point:
        """The point so far along."""
        for leg in self.legs:
            whole = leg.length
            if gone <= whole:
                return leg.at(gone)
            gone -= whole
        return self.end

    def cut(self, gone: float) -> Track:
        """The track up to there."""
        if gone >= self.length:
            return self
        kept: list[Leg] = []
        for leg in self.legs:
            whole = leg.length
            if gone < whole:
                if gone > 0.0:
                    kept.append(leg.head(gone))
                break
            kept.append(leg)
            gone -= whole
        return Track(self.start, kept)

    def tail(self, gone: float) -> Track:
        """The track from there on.

        >>> Track.through([(0.0, 0.0), (4.0, 0.0), (4.0, 3.0)]).tail(5.0).length
        2.0
        """
        left: list[Leg] = []
        for leg in self.legs:
            whole = leg.length
            if gone < whole:
                left.append(leg.rest(gone) if gone > 0.0 else leg)
            gone = max(0.0, gone - whole)
        return Track(left[0].a if left else self.end, left)

    def nearest(self, point: Point) -> tuple[float, float]:
        """How far along it comes nearest to a point, and how near.

        >>> Track.through([(0.0, 0.0), (4.0, 0.0), (4.0, 3.0)]).nearest((5.0, 2.0))
        (6.0, 1.0)
        """
        best, where, gone = Straight(self.start, point).length, 0.0, 0.0
        for leg in self.legs:
            along, near = leg.nearest(point)
            if near < best:
                best, where = near, gone + along
            gone += leg.length
        return where, best

    def comes_near(self, shape: Shape) -> float:
        """The shortest distance to a shape, nothing where it goes inside."""
        if shape.contains(self.start) or not self.legs:
            return shape.distance(self.start)
        if isinstance(shape, Disc):
            return max(0.0, min(leg.comes_near(shape.x, shape.y) for leg in self.legs) - shape[2])
        corners = shape.vertices
        sides = list(zip(corners, corners[1:] + corners[:1]))
        return min(leg.comes_near_segment(c, d) for leg in self.legs for c, d in sides)

    def spans(self, shape: Shape) -> list[tuple[float, float]]:
        """The stretches inside a shape; what is too short to count is left out.

        >>> Track.through([(0.0, 0.0), (5.0, 0.0), (9.0, 0.0)]).spans(Disc(5.0, 0.0, 2.0))
        [(3.0, 7.0)]
        """
        found: list[tuple[float, float]] = []
        if self.passes_by(shape):
            return found
        gone = 0.0
        for leg in self.legs:
            for low, high in spans_of_leg(leg, shape):
                if found and found[-1][1] >= gone + low - SLACK:
                    found[-1] = (found[-1][0], gone + high)
                else:
                    found.append((gone + low, gone + high))
            gone += leg.length
        return [span for span in found if span[1] - span[0] > STRETCH]

    def points(self, step: float = 0.1) -> list[Point]:
        """The points that draw the track, its start first."""
        return [self.start, *(point for leg in self.legs for point in leg.points(step))]
