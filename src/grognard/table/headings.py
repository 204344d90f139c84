"""Headings: whole degrees, clockwise from north.

Vectors come from a table rounded to twelve decimals, so that they are the same on every machine.
"""

from __future__ import annotations

import math
from bisect import bisect_left

from grognard.table.lattice import Point

FACING_TOLERANCE = 1e-6


def _vector_at(degrees: float) -> Point:
    angle = math.radians(degrees)
    return round(math.sin(angle), 12) + 0.0, round(math.cos(angle), 12) + 0.0


VECTORS: tuple[Point, ...] = tuple(_vector_at(heading) for heading in range(360))

# How far right of straight ahead one has drifted, halfway between two headings of a quarter turn.
_HALFWAY = tuple(math.tan(math.radians(degrees + 0.5)) for degrees in range(45))
_HALFWAY_SLOPES = tuple(round(slope, 12) for slope in _HALFWAY)


def vector(heading: int) -> Point:
    """The unit vector of a heading.

    >>> vector(0), vector(90), vector(225)
    ((0.0, 1.0), (1.0, 0.0), (-0.707106781187, -0.707106781187))
    """
    return VECTORS[heading % 360]


def heading_of(dx: float, dy: float) -> int:
    """The heading nearest a direction, in whole degrees.

    >>> heading_of(0.0, 2.0), heading_of(3.0, 3.0), heading_of(-0.01, 5.0), heading_of(-1.0, 0.0)
    (0, 45, 0, 270)
    """
    if not (math.isfinite(dx) and math.isfinite(dy)) or (dx == 0.0 and dy == 0.0):
        raise ValueError("A heading needs a direction: give two finite numbers, not both zero.")
    across, ahead = abs(dx), abs(dy)
    if across <= ahead:
        degrees = bisect_left(_HALFWAY_SLOPES, across / ahead)
    else:
        degrees = 90 - bisect_left(_HALFWAY_SLOPES, ahead / across)
    if dy < 0.0:
        degrees = 180 - degrees
    return degrees % 360 if dx >= 0.0 else -degrees % 360


def ahead_of(at: Point, heading: int, point: Point) -> float:
    """How far ahead (or, negative, behind) a point lies, measured along the heading.

    >>> ahead_of((24.0, 24.0), 0, (27.0, 21.0))
    -3.0
    """
    x, y = VECTORS[heading % 360]
    return x * (point[0] - at[0]) + y * (point[1] - at[1])


def is_forward(at: Point, heading: int, point: Point, tolerance: float = FACING_TOLERANCE) -> bool:
    """Whether a point lies in the front half-plane; the boundary line belongs to the front.

    >>> is_forward((24.0, 24.0), 0, (27.0, 24.0)), is_forward((24.0, 24.0), 0, (27.0, 23.99))
    (True, False)
    """
    return ahead_of(at, heading, point) >= -tolerance
