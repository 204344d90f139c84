"""Who sees whom in three dimensions, and how much of the target is covered."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from grognard.table.compiled import Column, running
from grognard.table.relief import Figures, Relief
from grognard.table.relief_kernels import FIGURE, RADIUS, TALL, X, Y, Z

NO_VOLUMES = Column(())
_POINT = Column((0.0,))


@dataclass(frozen=True, slots=True)
class Silhouette:
    """How a target is looked at: from which height, to which points, as parts of its size.

    >>> Silhouette().rays
    9
    """

    eye: float = 0.9
    wide: float = 0.8
    laterals: Column = field(default_factory=lambda: Column((-1.0, 0.0, 1.0)))
    levels: Column = field(default_factory=lambda: Column((0.1, 0.5, 0.9)))
    tolerance: float = 0.01

    @property
    def rays(self) -> int:
        """How many rays are drawn."""
        return len(self.laterals.values) * len(self.levels.values)


@dataclass(frozen=True, slots=True)
class Volume:
    """An upright cylinder one cannot see through, such as smoke."""

    x: float
    y: float
    radius: float
    low: float
    high: float


def volumes(clouds: Iterable[Volume]) -> Column:
    """Clouds as the sight query wants them."""
    return Column(n for c in clouds for n in (c.x, c.y, c.radius, c.low, c.high))


def hidden_rays(
    relief: Relief,
    figures: Figures,
    viewer: int,
    target: int,
    silhouette: Silhouette,
    clouds: Column = NO_VOLUMES,
) -> tuple[int, int]:
    """How many rays are blocked by terrain and clouds alone, and by these and other figures.

    >>> figures = Figures([(5.0, 5.0, 0.0), (15.0, 5.0, 0.0)], [0.59, 0.59], [0, 1], [1.5, 1.5])
    >>> from grognard.table.relief import Barrier
    >>> fence = Barrier("fence", (14.0, 2.0), (14.0, 8.0), 0, 1)
    >>> hidden_rays(Relief(36, 36, [fence]), figures, 0, 1, Silhouette())
    (6, 6)
    """
    run = running()
    rows = figures.column.values
    v, t = viewer * FIGURE, target * FIGURE
    found: tuple[int, int] = run.hidden_rays(
        run.column(relief.sight_column), run.column(relief.corners), run.column(figures.column),
        run.column(clouds), viewer, target,
        rows[v + X], rows[v + Y], rows[v + Z] + silhouette.eye * rows[v + TALL],
        rows[t + X], rows[t + Y], rows[t + Z], silhouette.wide * rows[t + RADIUS], rows[t + TALL],
        run.column(silhouette.laterals), run.column(silhouette.levels), silhouette.tolerance,
        run.blanks(3 * len(relief.pieces) + len(figures)),
    )  # fmt: skip
    return found


def sees_point(
    relief: Relief,
    figures: Figures,
    viewer: int,
    point: tuple[float, float, float],
    silhouette: Silhouette,
    clouds: Column = NO_VOLUMES,
) -> bool:
    """Whether the single ray from a figure's eye to a point is free."""
    run = running()
    rows = figures.column.values
    v = viewer * FIGURE
    _, blocked = run.hidden_rays(
        run.column(relief.sight_column), run.column(relief.corners), run.column(figures.column),
        run.column(clouds), viewer, -1,
        rows[v + X], rows[v + Y], rows[v + Z] + silhouette.eye * rows[v + TALL],
        *point, 0.0, 0.0, run.column(_POINT), run.column(_POINT), silhouette.tolerance,
        run.blanks(3 * len(relief.pieces) + len(figures)),
    )  # fmt: skip
    return bool(blocked == 0)
