"""Terrain as it is measured: what slows, what hides, what burns (table 2.A)."""

from functools import lru_cache

from grognard.table.arcs.detours import Bounds, Hull
from grognard.table.arcs.shapes import Box, Disc, Shape
from grognard.table.arcs.tolls import Toll
from grognard.table.polygons import rectangle

Pieces = tuple[tuple[str, tuple[float, ...]], ...]
SLOW_KINDS = ("difficult", "area", "pool")


def shape_of(numbers: tuple[float, ...]) -> Shape:
    """A rectangle from four numbers, a disc from three."""
    if len(numbers) == 3:
        return Disc(*map(float, numbers))
    x1, y1, x2, y2 = map(float, numbers)
    return Box(x1, y1, x2, y2)


class Field:
    """The terrain of one table, sorted by what it does."""

    def __init__(self, width: float, height: float, pieces: Pieces) -> None:
        self.width, self.height = width, height
        self.shapes = [(kind, shape_of(numbers)) for kind, numbers in pieces]
        self.tolls = [Toll(s, per_inch=1.0) for kind, s in self.shapes if kind in SLOW_KINDS]
        self.tolls += [Toll(s, per_entry=1.0) for kind, s in self.shapes if kind == "low"]
        self.tall = self._of("tall")
        self.low = self._of("low")
        self.areas = self._of("area")
        self.pools = self._of("pool")
        self.pool_boxes = [(pool, pool.box) for pool in self.pools]

    def _of(self, wanted: str) -> list[Shape]:
        return [shape for kind, shape in self.shapes if kind == wanted]

    def tall_discs(self, radius: float) -> list[Disc]:
        """Round Tall pieces, grown by the radius of a base."""
        return [Disc(s.x, s.y, s.radius + radius) for s in self.tall if isinstance(s, Disc)]

    def tall_walls(self, radius: float) -> list[Hull]:
        """Other Tall pieces, with the distance a centre must keep."""
        return [Hull(rectangle(*s), radius) for s in self.tall if isinstance(s, Box)]

    def bounds(self, radius: float) -> Bounds:
        """Where the centre of a base may be."""
        return Bounds(radius, radius, self.width - radius, self.height - radius)


@lru_cache(maxsize=256)
def field_of(width: float, height: float, pieces: Pieces) -> Field:
    """The field of a table, found out once."""
    return Field(width, height, pieces)
