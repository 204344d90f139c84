"""What the kernels need to know of one battle, gathered once."""

from math import sqrt
from typing import Any

from grognard.rulesets.baroud.kernels import MARCH, PLACES
from grognard.table.compiled import Column, Kernels
from grognard.table.headings import VECTORS


def _between(one: tuple[float, float], other: tuple[float, float]) -> tuple[float, float]:
    """The direction halfway between two others."""
    x, y = one[0] + other[0], one[1] + other[1]
    length = sqrt(x * x + y * y)
    return x / length, y / length


_HALF_DEGREES = [
    direction
    for k in range(360)
    for direction in (VECTORS[k], _between(VECTORS[k], VECTORS[(k + 1) % 360]))
]
RING = Column(
    number
    for directions in (VECTORS[:: 360 // PLACES], _HALF_DEGREES)
    for direction in directions
    for number in direction
)
"""Directions from a target in which a charge may end: a few to try first, then all round."""


class Geometry:
    """The kernels in force, and the table and figures of one battle as they want them.

    Gathered once a battle: to look all of it up takes as long as most measurements do.
    """

    __slots__ = ("areas", "bodies", "found", "lines", "ring", "run", "table", "told", "view")

    def __init__(
        self,
        run: Kernels,
        ground: tuple[Column, Column, Column],
        size: tuple[float, float],
        sight: float,
        figures: int,
    ) -> None:
        self.run = run
        self.areas, self.lines, self.bodies = (run.column(column) for column in ground)
        self.table = (self.areas, self.lines, self.bodies, *size)
        self.view = (self.areas, self.lines, self.bodies, sight)
        self.ring = run.column(RING)
        self.told: Any = run.blanks(MARCH)
        """Where a march says how it would go."""
        self.found: Any = run.blanks(max(16, figures))
        """Where figures that were looked for are listed."""

    def listed(self, count: int) -> list[int]:
        """The numbers of the figures found."""
        return [int(k) for k in self.run.listed(self.found[:count])]
