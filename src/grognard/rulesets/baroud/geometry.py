"""What the kernels need to know of one battle, gathered once."""

from grognard.rulesets.baroud.terrain import ACROSS, BESIDE, DEPTH_OF_WOODS
from grognard.table.compiled import Column, Indices, Kernels
from grognard.table.sticks.columns import Table


class Geometry:
    """The kernels in force, and the table and figures of one battle as they want them.

    Gathered once a battle: to look all of it up takes as long as most measurements do.
    """

    __slots__ = ("found", "of", "run", "table")

    def __init__(
        self,
        run: Kernels,
        ground: tuple[Column, Column, Column],
        size: tuple[float, float],
        sight: float,
        figures: int,
    ) -> None:
        self.run = run
        self.of = run.of
        areas, lines, bodies = (run.column(column) for column in ground)
        self.table = Table(areas, lines, bodies, *size, sight, DEPTH_OF_WOODS, BESIDE, ACROSS)
        self.found: Indices = run.blank_indices(figures)
        """Where figures that were looked for are listed."""

    def listed(self, count: int) -> list[int]:
        """The numbers of the figures found."""
        return self.run.listed(self.found[:count]) if count else []
