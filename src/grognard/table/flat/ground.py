"""The table top: its terrain, which never moves, and the round bases, which do."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate

from grognard.table.compiled import Bundle, Column, running
from grognard.table.distance import to_polygon
from grognard.table.flat import kernels
from grognard.table.flat.kernels import BODY, PRESENT, SIDE, R, Table, X, Y
from grognard.table.lattice import SLACK, Point
from grognard.table.polygons import Polygon

PASSAGE_TOLERANCE = 0.01


@dataclass(frozen=True, slots=True)
class Patch:
    """A piece of terrain; a sheltering one does not block sight lines that begin or end in it."""

    polygon: Polygon
    blocks_sight: bool = False
    blocks_moves: bool = False
    sheltering: bool = False


class Ground:
    """A rectangular table with its terrain. It never changes; destroyed terrain makes another one.

    Pieces keep their index when others are destroyed.

    >>> from grognard.table.polygons import rectangle
    >>> ground = Ground(48, 48, [Patch(rectangle(10, 10, 14, 12), blocks_sight=True)])
    >>> ground.passes_through(0, (8.0, 11.0), (20.0, 11.0))
    True
    >>> ruined = ground.without(0)
    >>> ruined.passes_through(0, (8.0, 11.0), (20.0, 11.0)), ruined is ground.without(0)
    (False, True)
    """

    __slots__ = (
        "_firsts",
        "_root",
        "_variants",
        "corners",
        "destroyed",
        "height",
        "move_pieces",
        "pieces",
        "sheltering_pieces",
        "sight_pieces",
        "width",
    )

    def __init__(self, width: float, height: float, pieces: Iterable[Patch] = ()) -> None:
        if not (math.isfinite(width) and math.isfinite(height) and width > 0 and height > 0):
            raise ValueError("A table needs a width and a height greater than zero.")
        self.width, self.height = float(width), float(height)
        self.pieces = tuple(pieces)
        self.corners = Column(number for piece in self.pieces for number in piece.polygon.ring)
        lengths = [len(piece.polygon.ring) for piece in self.pieces]
        self._firsts = list(accumulate(lengths, initial=0))
        self._root = self
        self._variants: dict[frozenset[int], Ground] = {frozenset(): self}
        self._stand(frozenset())

    def without(self, index: int) -> Ground:
        """The same ground once a piece is destroyed."""
        if not 0 <= index < len(self.pieces):
            raise ValueError(f"There is no piece of terrain {index} on this table.")
        return self.having_lost(self.destroyed | {index})

    def having_lost(self, destroyed: Iterable[int]) -> Ground:
        """The same ground with exactly these pieces destroyed."""
        key = frozenset(destroyed)
        variant = self._root._variants.get(key)
        if variant is None:
            if not key <= set(range(len(self.pieces))):
                raise ValueError("Only pieces of terrain of this table can be destroyed.")
            variant = self._root._variants[key] = object.__new__(Ground)
            variant.width, variant.height = self.width, self.height
            variant.pieces, variant.corners = self.pieces, self.corners
            variant._firsts = self._firsts
            variant._root, variant._variants = self._root, {}
            variant._stand(key)
        return variant

    def _stand(self, destroyed: frozenset[int]) -> None:
        self.destroyed = destroyed
        self.sight_pieces = self.records(j for j in self.standing() if self.pieces[j].blocks_sight)
        self.move_pieces = self.records(j for j in self.standing() if self.pieces[j].blocks_moves)
        self.sheltering_pieces = self.records(
            j for j in self.standing() if self.pieces[j].sheltering
        )

    def records(self, indices: Iterable[int]) -> Column:
        """Some pieces as the kernels read them."""
        numbers: list[float] = []
        for index in indices:
            piece = self.pieces[index]
            first = self._firsts[index]
            last = first + 2 * len(piece.polygon.vertices)
            convex, sheltering = piece.polygon.is_convex, piece.sheltering
            numbers += (*piece.polygon.box, first, last, convex, sheltering, index)
        return Column(numbers)

    def standing(self) -> list[int]:
        """The pieces that have not been destroyed."""
        return [index for index in range(len(self.pieces)) if index not in self.destroyed]

    def holds(self, point: Point, radius: float = 0.0, tolerance: float = 0.0) -> bool:
        """Whether a whole base is on the table."""
        least = radius - tolerance - SLACK
        return least <= point[0] <= self.width - least and least <= point[1] <= self.height - least

    def passes_through(
        self, index: int, a: Point, b: Point, tolerance: float = PASSAGE_TOLERANCE
    ) -> bool:
        """Whether more than the tolerance of a segment lies inside a piece that still stands."""
        inside = self.pieces[index].polygon.length_inside(a, b)
        return index not in self.destroyed and inside > tolerance + SLACK

    def distance_to(self, index: int, base: Point, radius: float = 0.0) -> float:
        """The distance from the edge of a base to a piece."""
        return to_polygon(base, radius, self.pieces[index].polygon)


class Bodies:
    """The round bases on a table, by index; the one place where their numbers are written.

    >>> bodies = Bodies([(10.0, 10.0), (10.0, 20.0)], [0.5, 1.0], [0, 1])
    >>> bodies.move(1, 12.5, 20.0)
    >>> bodies.at(1), bodies.gap(0, 1) > 8.7
    ((12.5, 20.0), True)
    >>> bodies.remove(0)
    >>> bodies.is_present(0), list(bodies)
    (False, [1])
    """

    __slots__ = ("_tables", "column")

    def __init__(
        self,
        places: Sequence[Point],
        radii: Sequence[float],
        sides: Sequence[int],
        present: Sequence[bool] | None = None,
    ) -> None:
        if present is None:
            present = [True] * len(places)
        if not len(places) == len(radii) == len(sides) == len(present):
            raise ValueError("Every base needs a place, a radius, a side and a presence.")
        numbers: list[float] = []
        for (x, y), radius, side, here in zip(places, radii, sides, present):
            if not (math.isfinite(x) and math.isfinite(y) and 0.0 < radius < math.inf):
                raise ValueError("A base needs a finite place and a radius greater than zero.")
            numbers += (x, y, radius, side, here)
        self._stand(Column(numbers))

    def _stand(self, column: Column) -> None:
        self.column = column
        self._tables: dict[Column, Bundle[Table]] = {}

    def __len__(self) -> int:
        return len(self.column.values) // BODY

    def __iter__(self) -> Iterator[int]:
        """The indices of the bases on the table."""
        return (index for index in range(len(self)) if self.is_present(index))

    def at(self, index: int) -> Point:
        values, i = self.column.values, self._row(index)
        return values[i + X], values[i + Y]

    def radius(self, index: int) -> float:
        return self.column.values[self._row(index) + R]

    def side(self, index: int) -> int:
        return int(self.column.values[self._row(index) + SIDE])

    def is_present(self, index: int) -> bool:
        return self.column.values[self._row(index) + PRESENT] > 0.0

    def gap(self, index: int, other: int) -> float:
        """The distance between the edges of two bases; negative when they overlap."""
        values, i, j = self.column.values, self._row(index), self._row(other)
        dx, dy = values[j + X] - values[i + X], values[j + Y] - values[i + Y]
        return math.sqrt(dx * dx + dy * dy) - values[i + R] - values[j + R]

    def gaps(self, index: int) -> list[float]:
        """The gap to every base, itself included, by index.

        >>> Bodies([(0.0, 0.0), (3.0, 4.0)], [1.0, 0.5], [0, 1]).gaps(0)
        [-2.0, 3.5]
        """
        values, i = self.column.values, self._row(index)
        x, y, radius = values[i + X], values[i + Y], values[i + R]
        sqrt = math.sqrt
        return [
            sqrt((ox - x) * (ox - x) + (oy - y) * (oy - y)) - radius - other
            for ox, oy, other in zip(values[X::BODY], values[Y::BODY], values[R::BODY])
        ]

    def all_gaps(self) -> list[list[float]]:
        """The gap from every base to every base, by index, all in one go.

        >>> Bodies([(0.0, 0.0), (3.0, 4.0)], [1.0, 0.5], [0, 1]).all_gaps()
        [[-2.0, 3.5], [3.5, -1.0]]
        """
        run = running()
        size = len(self)
        found = run.blanks(size * size)
        run.of(kernels.all_gaps)(run.column(self.column), found)
        flat = run.listed(found)
        return [flat[first : first + size] for first in range(0, size * size, size or 1)]

    def move(self, index: int, x: float, y: float) -> None:
        """Put a base elsewhere, or back on the table."""
        if not (math.isfinite(x) and math.isfinite(y)):
            raise ValueError("A base needs a finite place.")
        i = self._row(index)
        self.column.write(i + X, float(x))
        self.column.write(i + Y, float(y))
        self.column.write(i + PRESENT, 1.0)

    def remove(self, index: int) -> None:
        self.column.write(self._row(index) + PRESENT, 0.0)

    def copy(self) -> Bodies:
        """The same bases, to be moved about without touching these."""
        twin = object.__new__(Bodies)
        twin._stand(self.column.copy())
        return twin

    def among(self, pieces: Column, ground: Ground) -> Bundle[Table]:
        """The bases and some pieces of the ground, as the kernels take them together."""
        table = self._tables.get(pieces)
        if table is None:
            table = Bundle(Table, pieces, ground.corners, self.column, ground.width, ground.height)
            self._tables[pieces] = table
        return table

    def _row(self, index: int) -> int:
        if not 0 <= index < len(self.column.values) // BODY:
            raise IndexError(f"There is no base {index} on this table.")
        return index * BODY
