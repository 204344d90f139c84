"""Legs of a track, straight or round a circle: their points, and where they meet other things.

A leg knows its exact length, any point along it, and the stretches of it that lie inside a shape.
Only arcs need an angle; what comes out of one is rounded to a billionth, so that the last digit of
a machine's trigonometry never shows.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from itertools import pairwise
from typing import TypeAlias

from msgspec import Struct

from grognard.table.arcs.shapes import Box, Disc, Shape
from grognard.table.lattice import Point

SLACK = 1e-9
FULL = 2.0 * math.pi


def _round(x: float, y: float) -> Point:
    return round(x, 9) + 0.0, round(y, 9) + 0.0


class Straight(Struct, frozen=True, order=True, gc=False):
    """A straight leg. A struct, for legs are made and thrown away by the hundred.

    >>> leg = Straight((0.0, 0.0), (3.0, 4.0))
    >>> leg.length, leg.at(2.5), leg.crosses_circle(3.0, 4.0, 1.0)
    (5.0, (1.5, 2.0), [4.0])
    """

    a: Point
    b: Point

    @property
    def length(self) -> float:
        (ax, ay), (bx, by) = self.a, self.b
        dx, dy = bx - ax, by - ay
        return math.sqrt(dx * dx + dy * dy)

    def at(self, gone: float) -> Point:
        """The point so far along."""
        whole = self.length
        if gone >= whole:
            return self.b
        part = gone / whole
        (ax, ay), (bx, by) = self.a, self.b
        return ax + part * (bx - ax), ay + part * (by - ay)

    def head(self, gone: float) -> Straight:
        """The first part of the leg."""
        return Straight(self.a, self.at(gone))

    def rest(self, gone: float) -> Straight:
        """The leg from there on."""
        return Straight(self.at(gone), self.b)

    def nearest(self, point: Point) -> tuple[float, float]:
        """How far along it comes nearest to a point, and how near."""
        (ax, ay), (bx, by) = self.a, self.b
        dx, dy, vx, vy = bx - ax, by - ay, point[0] - ax, point[1] - ay
        length = math.sqrt(dx * dx + dy * dy)
        along = min(max((vx * dx + vy * dy) / length, 0.0), length) if length else 0.0
        return along, self.comes_near(*point)

    def crosses_circle(self, x: float, y: float, radius: float) -> list[float]:
        """How far along it meets a circle."""
        (ax, ay), (bx, by) = self.a, self.b
        dx, dy = bx - ax, by - ay
        length2 = dx * dx + dy * dy
        if length2 == 0.0:
            return []
        vx, vy = x - ax, y - ay
        across = dx * vy - dy * vx
        depth = radius * radius * length2 - across * across
        if depth <= 0.0:
            return []
        length = math.sqrt(length2)
        middle, half = (vx * dx + vy * dy) / length, math.sqrt(depth) / length
        return [s for s in (middle - half, middle + half) if -SLACK <= s <= length + SLACK]

    def crosses_segment(self, c: Point, d: Point) -> list[float]:
        """How far along it meets a segment."""
        (ax, ay), (bx, by) = self.a, self.b
        dx, dy = bx - ax, by - ay
        ex, ey = d[0] - c[0], d[1] - c[1]
        turn = dx * ey - dy * ex
        if turn == 0.0:
            return []
        px, py = c[0] - ax, c[1] - ay
        t = (px * ey - py * ex) / turn
        u = (px * dy - py * dx) / turn
        if -SLACK <= t <= 1.0 + SLACK and -SLACK <= u <= 1.0 + SLACK:
            return [t * self.length]
        return []

    def comes_near(self, x: float, y: float) -> float:
        """The shortest distance to a point."""
        (ax, ay), (bx, by) = self.a, self.b
        dx, dy, vx, vy = bx - ax, by - ay, x - ax, y - ay
        length2 = dx * dx + dy * dy
        along = vx * dx + vy * dy
        if length2 > 0.0 and along > 0.0:
            part = min(1.0, along / length2)
            vx -= part * dx
            vy -= part * dy
        return math.sqrt(vx * vx + vy * vy)

    def comes_near_segment(self, c: Point, d: Point) -> float:
        """The shortest distance to a segment."""
        if self.crosses_segment(c, d):
            return 0.0
        other = Straight(c, d)
        return min(
            self.comes_near(*c), self.comes_near(*d),
            other.comes_near(*self.a), other.comes_near(*self.b),
        )  # fmt: skip

    def box(self) -> tuple[float, float, float, float]:
        """West, south, east and north of it."""
        (ax, ay), (bx, by) = self.a, self.b
        west, east = (ax, bx) if ax < bx else (bx, ax)
        south, north = (ay, by) if ay < by else (by, ay)
        return west, south, east, north

    def points(self, step: float) -> list[Point]:
        """The points after the first that draw it."""
        return [self.b]


class Arc(Struct, frozen=True, order=True, gc=False):
    """A leg round a circle, counter-clockwise where the sweep is positive.

    >>> quarter = Arc((0.0, 0.0), 2.0, (2.0, 0.0), math.pi / 2)
    >>> round(quarter.length, 6), quarter.b
    (3.141593, (0.0, 2.0))
    """

    centre: Point
    radius: float
    a: Point
    sweep: float

    @property
    def length(self) -> float:
        return round(self.radius * abs(self.sweep), 9)

    @property
    def b(self) -> Point:
        return self._turned(self.sweep)

    def at(self, gone: float) -> Point:
        """The point so far along."""
        turned = min(abs(self.sweep), gone / self.radius)
        return self._turned(math.copysign(turned, self.sweep))

    def head(self, gone: float) -> Arc:
        """The first part of the leg."""
        turned = min(abs(self.sweep), gone / self.radius)
        return Arc(self.centre, self.radius, self.a, math.copysign(turned, self.sweep))

    def rest(self, gone: float) -> Arc:
        """The leg from there on."""
        turned = min(abs(self.sweep), gone / self.radius)
        left = math.copysign(abs(self.sweep) - turned, self.sweep)
        return Arc(self.centre, self.radius, self.at(gone), left)

    def nearest(self, point: Point) -> tuple[float, float]:
        """How far along it comes nearest to a point, and how near."""
        near = self.comes_near(*point)
        for along in (0.0, self.length):
            if abs(Straight(self.at(along), point).length - near) <= SLACK:
                return along, near
        turned = sweep_between(self.centre, self.a, point, self.sweep > 0.0)
        return turned * self.radius, near

    def crosses_circle(self, x: float, y: float, radius: float) -> list[float]:
        """How far along it meets a circle."""
        return self._along(circle_meeting(self.centre, self.radius, (x, y), radius))

    def crosses_segment(self, c: Point, d: Point) -> list[float]:
        """How far along it meets a segment."""
        other = Straight(c, d)
        meets = other.crosses_circle(*self.centre, self.radius)
        return self._along([other.at(max(0.0, s)) for s in meets])

    def comes_near(self, x: float, y: float) -> float:
        """The shortest distance to a point."""
        dx, dy = x - self.centre[0], y - self.centre[1]
        apart = math.sqrt(dx * dx + dy * dy)
        if apart > 0.0:
            facing = self.radius / apart
            if self._along([(self.centre[0] + dx * facing, self.centre[1] + dy * facing)]):
                return abs(apart - self.radius)
        ends = Straight((x, y), self.a).length, Straight((x, y), self.b).length
        return min(ends)

    def comes_near_segment(self, c: Point, d: Point) -> float:
        """The shortest distance to a segment."""
        if self.crosses_segment(c, d):
            return 0.0
        other = Straight(c, d)
        (cx, cy), (ex, ey) = self.centre, (d[0] - c[0], d[1] - c[1])
        part = ((cx - c[0]) * ex + (cy - c[1]) * ey) / (ex * ex + ey * ey)
        foot = other.at(min(max(part, 0.0), 1.0) * other.length)
        return min(
            self.comes_near(*foot), self.comes_near(*c), self.comes_near(*d),
            other.comes_near(*self.a), other.comes_near(*self.b),
        )  # fmt: skip

    def box(self) -> tuple[float, float, float, float]:
        """West, south, east and north of it."""
        (x, y), r = self.centre, self.radius
        turns = [(x - r, y), (x + r, y), (x, y - r), (x, y + r)]
        ends = [self.a, self.b, *(turn for turn in turns if self._along([turn]))]
        xs, ys = [px for px, _ in ends], [py for _, py in ends]
        return min(xs), min(ys), max(xs), max(ys)

    def points(self, step: float) -> list[Point]:
        """The points after the first that draw it, at most ``step`` radians apart."""
        parts = max(1, math.ceil(abs(self.sweep) / step))
        return [self._turned(self.sweep * k / parts) for k in range(1, parts + 1)]

    def _turned(self, angle: float) -> Point:
        x, y = self.a[0] - self.centre[0], self.a[1] - self.centre[1]
        cos, sin = math.cos(angle), math.sin(angle)
        return _round(self.centre[0] + x * cos - y * sin, self.centre[1] + x * sin + y * cos)

    def _along(self, meetings: Iterable[Point]) -> list[float]:
        found = []
        for point in meetings:
            turned = sweep_between(self.centre, self.a, point, self.sweep > 0.0)
            if turned <= abs(self.sweep) + SLACK:
                found.append(turned * self.radius)
            elif turned > FULL - 1e-7:
                found.append(0.0)
        return sorted(found)


Leg: TypeAlias = Straight | Arc


def sweep_between(centre: Point, a: Point, b: Point, counter_clockwise: bool) -> float:
    """How far one turns round a centre from a to b, in radians from 0 to a full turn."""
    ax, ay, bx, by = a[0] - centre[0], a[1] - centre[1], b[0] - centre[0], b[1] - centre[1]
    angle = math.atan2(ax * by - ay * bx, ax * bx + ay * by)
    if not counter_clockwise:
        angle = -angle
    return round(angle if angle >= 0.0 else angle + FULL, 12)


def circle_meeting(a: Point, a_radius: float, b: Point, b_radius: float) -> list[Point]:
    """Where two circles meet.

    >>> circle_meeting((0.0, 0.0), 5.0, (6.0, 0.0), 5.0)
    [(3.0, 4.0), (3.0, -4.0)]
    """
    dx, dy = b[0] - a[0], b[1] - a[1]
    apart2 = dx * dx + dy * dy
    if apart2 == 0.0:
        return []
    along = (apart2 + a_radius * a_radius - b_radius * b_radius) / (2.0 * apart2)
    height2 = a_radius * a_radius / apart2 - along * along
    if height2 < 0.0:
        return []
    across = math.sqrt(height2)
    x, y = a[0] + along * dx, a[1] + along * dy
    return [(x - across * dy, y + across * dx), (x + across * dy, y - across * dx)]


def _crossings(leg: Leg, shape: Shape) -> list[float]:
    if isinstance(shape, Disc):
        return leg.crosses_circle(*shape)
    corners = shape.vertices
    return [
        s for c, d in zip(corners, corners[1:] + corners[:1]) for s in leg.crosses_segment(c, d)
    ]


def _span_in_box(leg: Straight, box: Box, whole: float) -> list[tuple[float, float]]:
    """The stretch of a straight leg strictly inside a box, one side after the other."""
    (ax, ay), (bx, by) = leg.a, leg.b
    enter, leave = 0.0, 1.0
    for start, change, low, high in (
        (ax, bx - ax, box.west, box.east),
        (ay, by - ay, box.south, box.north),
    ):
        if change == 0.0:
            if not low < start < high:
                return []
            continue
        one, two = (low - start) / change, (high - start) / change
        if one > two:
            one, two = two, one
        enter, leave = max(enter, one), min(leave, two)
    return [(enter * whole, leave * whole)] if (leave - enter) * whole > SLACK else []


def spans_of_leg(leg: Leg, shape: Shape) -> list[tuple[float, float]]:
    """The stretches of a leg inside a shape, as distances along it.

    >>> spans_of_leg(Straight((0.0, 0.0), (10.0, 0.0)), Disc(5.0, 0.0, 2.0))
    [(3.0, 7.0)]
    """
    whole = leg.length
    if whole == 0.0:
        return []
    if type(leg) is Straight and type(shape) is Box:
        return _span_in_box(leg, shape, whole)
    marks = sorted({0.0, whole, *(s for s in _crossings(leg, shape) if 0.0 < s < whole)})
    spans: list[tuple[float, float]] = []
    for low, high in pairwise(marks):
        if high - low > SLACK and shape.contains(leg.at((low + high) / 2.0)):
            if spans and spans[-1][1] >= low - SLACK:
                spans[-1] = (spans[-1][0], high)
            else:
                spans.append((low, high))
    return spans
