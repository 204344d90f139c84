"""Looks everywhere: whether any point of the lattice will do, where a few tries have found none.

The search is exact. It goes from large squares to small ones, down to single points, and leaves a
square out only where it is known that none of its points will do. Two ways to know it are at hand:
a square is too far from something, or too near; or one barrier covers it whole. A barrier is a
convex set of points, so it covers a square if it covers its corners.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import NamedTuple

from grognard.table.compiled import hot
from grognard.table.lattice import HUNDREDTHS, SLACK, Point

Barrier = Callable[[Point], bool]
"""Whether a point lies in a convex set of points that will not do."""


class Square(NamedTuple):
    """The lattice points from one corner to the other, both included.

    >>> Square(0.0, 0.0, 3.0, 1.0).nearest((3.0, 5.0)), Square(0.0, 0.0, 3.0, 4.0).farthest((0, 0))
    (4.0, 5.0)
    """

    west: float
    south: float
    east: float
    north: float

    @classmethod
    def about(cls, middle: Point, reach: float) -> Square:
        """The one that reaches so far to all four sides of a point."""
        x, y = middle
        return cls(x - reach, y - reach, x + reach, y + reach)

    @property
    def corners(self) -> tuple[Point, Point, Point, Point]:
        west, south, east, north = self
        return (west, south), (east, south), (west, north), (east, north)

    def nearest(self, point: Point) -> float:
        """How near its points come to another one."""
        x, y = point
        return _size(
            max(self.west - x, x - self.east, 0.0), max(self.south - y, y - self.north, 0.0)
        )

    def farthest(self, point: Point) -> float:
        """How far from another one its points get."""
        x, y = point
        return _size(max(x - self.west, self.east - x), max(y - self.south, self.north - y))


@hot
def next_square(i: int, j: int, size: int, whole: int, goes_in: bool) -> tuple[int, int, int]:
    """The next square to look at: a part of the last one, or the one after it; size 0 at the end.

    Squares are told by their first column and row in the whole, and by how many they have of each,
    which is a power of two.

    >>> next_square(0, 0, 4, 4, True), next_square(2, 0, 2, 4, False)
    ((0, 0, 2), (0, 2, 2))
    """
    if goes_in and size > 1:
        return i, j, size // 2
    while size < whole:
        if i // size % 2 == 0:
            return i + size, j, size
        if j // size % 2 == 0:
            return i - size, j + size, size
        i, j, size = i - size, j - size, size * 2
    return 0, 0, 0


def first_place(
    within: Square,
    is_out: Callable[[Square], bool],
    takes: Callable[[Point], bool],
    per_unit: float = HUNDREDTHS,
) -> Point | None:
    """A lattice point of a square that is taken; None if there is none at all.

    ``is_out`` says that none of a part will do, and must never say so wrongly; the more it says
    so, the faster.

    >>> def is_west(point):
    ...     return point[0] < 6.99
    >>> first_place(Square(3, 3, 7, 7), covered([is_west]), lambda point: not is_west(point))
    (6.99, 3.01)
    >>> first_place(Square(4, 4, 6, 6), covered([is_west]), lambda point: not is_west(point))
    """
    west, south = math.ceil(within.west * per_unit), math.ceil(within.south * per_unit)
    columns = math.floor(within.east * per_unit) - west
    rows = math.floor(within.north * per_unit) - south
    whole = size = 1 << max(columns, rows).bit_length() if columns >= 0 and rows >= 0 else 0
    i = j = 0
    while size:
        last_i, last_j = min(i + size - 1, columns), min(j + size - 1, rows)
        goes_in = last_i >= i and last_j >= j
        if goes_in:
            square = Square(
                (west + i) / per_unit,
                (south + j) / per_unit,
                (west + last_i) / per_unit,
                (south + last_j) / per_unit,
            )
            goes_in = not is_out(square)
        if goes_in:
            x, y = west + (i + last_i + 1) // 2, south + (j + last_j + 1) // 2
            point = x / per_unit, y / per_unit
            if takes(point):
                return point
        i, j, size = next_square(i, j, size, whole, goes_in)
    return None


def covered(barriers: Sequence[Barrier]) -> Callable[[Square], bool]:
    """Whether one of these barriers covers a square."""

    def is_out(square: Square) -> bool:
        corners = square.corners
        return any(all(map(barrier, corners)) for barrier in barriers)

    return is_out


def first_within(
    start: Point,
    least: float,
    most: float,
    barriers: Sequence[Barrier],
    takes: Callable[[Point], bool],
    per_unit: float = HUNDREDTHS,
) -> Point | None:
    """A lattice point that is taken, so far from the start, where no barrier covers it.

    >>> def is_west(point):
    ...     return point[0] < 6.99
    >>> first_within((5.0, 5.0), 1.0, 2.0, [is_west], lambda point: not is_west(point))
    (6.99, 4.81)
    """
    is_covered = covered(barriers)

    def is_out(square: Square) -> bool:
        return (
            square.nearest(start) > most + SLACK
            or square.farthest(start) < least - SLACK
            or is_covered(square)
        )

    def is_taken(point: Point) -> bool:
        return least <= _size(point[0] - start[0], point[1] - start[1]) <= most and takes(point)

    return first_place(Square.about(start, most), is_out, is_taken, per_unit)


def _size(x: float, y: float) -> float:
    return math.sqrt(x * x + y * y)
