"""The shapes of what lies on the table, as a moving centre meets them: discs, boxes, polygons."""

from __future__ import annotations

import math
from typing import NamedTuple, TypeAlias

from grognard.table.lattice import Point
from grognard.table.polygons import Polygon


class Disc(NamedTuple):
    """A round piece of terrain.

    >>> Disc(5.0, 0.0, 2.0).distance((0.0, 0.0))
    3.0
    """

    x: float
    y: float
    radius: float

    @property
    def box(self) -> tuple[float, float, float, float]:
        """West, south, east and north of it."""
        x, y, r = self
        return x - r, y - r, x + r, y + r

    def contains(self, point: Point) -> bool:
        """Whether a point lies strictly inside."""
        dx, dy = point[0] - self.x, point[1] - self.y
        return dx * dx + dy * dy < self.radius * self.radius

    def distance(self, point: Point) -> float:
        """The distance from a point, nothing if it lies inside."""
        dx, dy = point[0] - self.x, point[1] - self.y
        return max(0.0, math.sqrt(dx * dx + dy * dy) - self.radius)


class Box(NamedTuple):
    """A rectangular piece of terrain whose sides run along the table's.

    >>> Box(0.0, 0.0, 4.0, 2.0).distance((7.0, 6.0))
    5.0
    """

    west: float
    south: float
    east: float
    north: float

    @property
    def box(self) -> tuple[float, float, float, float]:
        """West, south, east and north of it."""
        return self

    @property
    def vertices(self) -> tuple[Point, ...]:
        """Its corners, counter-clockwise."""
        west, south, east, north = self
        return (west, south), (east, south), (east, north), (west, north)

    def contains(self, point: Point) -> bool:
        """Whether a point lies strictly inside."""
        return self.west < point[0] < self.east and self.south < point[1] < self.north

    def distance(self, point: Point) -> float:
        """The distance from a point, nothing if it lies inside."""
        x, y = point
        dx = self.west - x if x < self.west else x - self.east if x > self.east else 0.0
        dy = self.south - y if y < self.south else y - self.north if y > self.north else 0.0
        return math.sqrt(dx * dx + dy * dy)


Shape: TypeAlias = Disc | Box | Polygon
