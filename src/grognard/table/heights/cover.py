"""Who sees whom in three dimensions, and how much of the target is covered."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import chain
from typing import Literal

from grognard.table.compiled import Blanks, Bundle, Column, Kernels, running
from grognard.table.heights import kernels
from grognard.table.heights.kernels import (
    FIGURE,
    INDEX,
    NO_SUCH_FIGURE,
    SOLID,
    VOLUME,
    Gaze,
    Place,
    part_in_cylinder,
    part_in_solid,
)
from grognard.table.heights.relief import Figures, Relief
from grognard.table.lattice import SLACK

NO_VOLUMES = Column(())
_POINT = Column((0.0,))
_HALVINGS = 24
"""How often the way to a blocker is halved: to less than a millionth of the table."""


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
    gaze: Bundle[Gaze] = field(init=False, repr=False, compare=False)
    """All of it as the kernels take it."""
    glance: Bundle[Gaze] = field(init=False, repr=False, compare=False)
    """The same for a single point."""

    def __post_init__(self) -> None:
        for name, points in (("gaze", (self.laterals, self.levels)), ("glance", (_POINT, _POINT))):
            bundle = Bundle(Gaze, self.eye, self.wide, *points, self.tolerance)
            object.__setattr__(self, name, bundle)

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
    >>> from grognard.table.heights.relief import Barrier
    >>> fence = Barrier("fence", (14.0, 2.0), (14.0, 8.0), 0, 1)
    >>> hidden_rays(Relief(36, 36, [fence]), figures, 0, 1, Silhouette())
    (6, 6)
    """
    run = running()
    column, others = run.column, figures.column
    found = run.of(kernels.hidden_rays)(
        column(relief.hiding), column(others), column(clouds), column(silhouette.gaze),
        viewer, target, _near(run, relief, others),
    )  # fmt: skip
    if found[0] == NO_SUCH_FIGURE:
        raise IndexError(f"There is no figure {viewer} or no figure {target} on this table.")
    return found


def hidden_rays_from(
    relief: Relief,
    figures: Figures,
    viewer: int,
    tall: float,
    spots: Sequence[Place],
    target: int,
    silhouette: Silhouette,
    clouds: Column = NO_VOLUMES,
) -> list[tuple[int, int]]:
    """The same for a viewer who would stand so tall on each of some spots.

    >>> figures = Figures([(5.0, 5.0, 0.0), (15.0, 5.0, 0.0)], [0.59, 0.59], [0, 1], [1.5, 1.5])
    >>> from grognard.table.heights.relief import Barrier
    >>> fence = Relief(36, 36, [Barrier("fence", (14.0, 2.0), (14.0, 8.0), 0, 1)])
    >>> hidden_rays_from(fence, figures, 0, 1.5, [(5, 5, 0), (20, 5, 0)], 1, Silhouette())
    [(6, 6), (0, 0)]
    """
    run = running()
    column, others = run.column, figures.column
    out = run.blanks(2 * len(spots))
    found = run.of(kernels.hidden_rays_from)(
        column(relief.hiding), column(others), column(clouds), column(silhouette.gaze),
        viewer, tall, target, run.numbers(chain.from_iterable(spots)),
        _near(run, relief, others), out,
    )  # fmt: skip
    if found == NO_SUCH_FIGURE:
        raise IndexError(f"There is no figure {viewer} or no figure {target} on this table.")
    rays = [int(number) for number in run.listed(out)]
    return list(zip(rays[::2], rays[1::2]))


def sees_point(
    relief: Relief,
    figures: Figures,
    viewer: int,
    point: Place,
    silhouette: Silhouette,
    clouds: Column = NO_VOLUMES,
) -> bool:
    """Whether the single ray from a figure's eye to a point is free."""
    run = running()
    column, others = run.column, figures.column
    blocked = run.of(kernels.is_point_hidden)(
        column(relief.hiding), column(others), column(clouds), column(silhouette.glance),
        viewer, point, _near(run, relief, others),
    )  # fmt: skip
    if blocked == NO_SUCH_FIGURE:
        raise IndexError(f"There is no figure {viewer} on this table.")
    return blocked == 0


def _near(run: Kernels, relief: Relief, figures: Column) -> Blanks:
    """Room for what may hide a silhouette: three numbers for every solid, one for every figure."""
    return run.blanks(3 * len(relief.upright) + len(figures.values) // FIGURE)


@dataclass(frozen=True, slots=True)
class RayBlocker:
    """What a ray runs into: a piece of terrain, a cloud or a figure, by its number; and where."""

    kind: Literal["terrain", "cloud", "figure"]
    number: int
    at: Place


@dataclass(frozen=True, slots=True)
class Ray:
    """One ray of a sight line, and what blocks it."""

    start: Place
    end: Place
    blocker: RayBlocker | None


def traced(
    relief: Relief,
    figures: Figures,
    viewer: int,
    target: int,
    silhouette: Silhouette,
    clouds: Column = NO_VOLUMES,
) -> list[Ray]:
    """The rays `hidden_rays` counts, each by itself, with what blocks it.

    >>> from grognard.table.heights.relief import Barrier
    >>> fence = Barrier("fence", (14.0, 2.0), (14.0, 8.0), 0, 1)
    >>> figures = Figures([(5.0, 5.0, 0.0), (15.0, 5.0, 0.0)], [0.59, 0.59], [0, 1], [1.5, 1.5])
    >>> rays = traced(Relief(36, 36, [fence]), figures, 0, 1, Silhouette())
    >>> [ray.blocker.kind if ray.blocker else "" for ray in rays[:3]]
    ['terrain', 'terrain', '']
    """
    start = _eye(figures, viewer, silhouette)
    tx, ty, tz = figures.at(target)
    wide, tall = silhouette.wide * figures.radius(target), figures.tall(target)
    dx, dy = tx - start[0], ty - start[1]
    plan = math.sqrt(dx * dx + dy * dy)
    across_x, across_y = (-dy / plan, dx / plan) if plan > SLACK else (0.0, 1.0)
    found = []
    for lateral in silhouette.laterals.values:
        for level in silhouette.levels.values:
            aside = lateral * wide
            end = tx + across_x * aside, ty + across_y * aside, tz + level * tall
            one = Silhouette(
                silhouette.eye, silhouette.wide, Column((lateral,)), Column((level,)),
                silhouette.tolerance,
            )  # fmt: skip
            hard, blocked = hidden_rays(relief, figures, viewer, target, one, clouds)
            rest = _Rest(relief, figures, (viewer, target), clouds, silhouette.tolerance)
            blocker = rest.blocker(start, end, is_hard=hard > 0) if blocked else None
            found.append(Ray(start, end, blocker))
    return found


def traced_to_point(
    relief: Relief,
    figures: Figures,
    viewer: int,
    point: Place,
    silhouette: Silhouette,
    clouds: Column = NO_VOLUMES,
) -> Ray:
    """The single ray of `sees_point`, with what blocks it."""
    start = _eye(figures, viewer, silhouette)
    if sees_point(relief, figures, viewer, point, silhouette, clouds):
        return Ray(start, point, None)
    rest = _Rest(relief, figures, (viewer,), clouds, silhouette.tolerance)
    return Ray(start, point, rest.blocker(start, point, is_hard=False))


def _eye(figures: Figures, viewer: int, silhouette: Silhouette) -> Place:
    x, y, _, _, _, z, tall = figures.column.values[viewer * FIGURE : (viewer + 1) * FIGURE]
    return x, y, z + silhouette.eye * tall


@dataclass(frozen=True, slots=True)
class _Rest:
    """All that may block a ray of one sight line."""

    relief: Relief
    figures: Figures
    but: tuple[int, ...]
    clouds: Column
    tolerance: float

    def blocker(self, start: Place, end: Place, *, is_hard: bool) -> RayBlocker:
        """What a blocked ray has been inside of, where that is more than the tolerance."""
        around = chain(self._terrain(), self._volumes(), () if is_hard else self._others())
        # What the whole ray does not touch no part of it does.
        things = [thing for thing in around if thing[2](start, end) > 0.0]
        length = math.dist(start, end)
        clear, stopped = 0.0, 1.0
        for _ in range(_HALVINGS):
            middle = 0.5 * (clear + stopped)
            inside = sum(part(start, _towards(start, end, middle)) for _, _, part in things)
            if inside * length * middle > self.tolerance:
                stopped = middle
            else:
                clear = middle
        at = _towards(start, end, stopped)
        kind, number, _ = max(things, key=lambda thing: thing[2](start, at))
        return RayBlocker(kind, number, at)

    def _terrain(self) -> Iterator[_Thing]:
        solids = self.relief.hiding.values.rows
        for j in range(0, len(solids), SOLID):
            yield "terrain", int(solids[j + INDEX]), _in_solid(self.relief, j)

    def _volumes(self) -> Iterator[_Thing]:
        values = self.clouds.values
        for v in range(0, len(values), VOLUME):
            yield "cloud", v // VOLUME, _in_cylinder(values[v : v + VOLUME])

    def _others(self) -> Iterator[_Thing]:
        for number in range(len(self.figures)):
            if number not in self.but and self.figures.is_present(number):
                x, y, z = self.figures.at(number)
                top = z + self.figures.tall(number)
                shape = [x, y, self.figures.radius(number), z, top]
                yield "figure", number, _in_cylinder(shape)


_Part = Callable[[Place, Place], float]
"""How much of the way from one place to another lies inside something."""
_Thing = tuple[Literal["terrain", "cloud", "figure"], int, _Part]


def _in_solid(relief: Relief, j: int) -> _Part:
    solids = relief.hiding.values
    return lambda a, b: part_in_solid(solids, j, a, b)


def _in_cylinder(shape: list[float]) -> _Part:
    x, y, radius, low, high = shape
    return lambda a, b: part_in_cylinder(x, y, radius, low, high, a, b)


def _towards(start: Place, end: Place, part: float) -> Place:
    (ax, ay, az), (bx, by, bz) = start, end
    return ax + part * (bx - ax), ay + part * (by - ay), az + part * (bz - az)
