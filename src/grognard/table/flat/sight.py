"""Who sees whom: straight lines between centres, and what stands in their way.

A base blocks the sight of those who are not on its side; a piece of terrain blocks it when enough
of the line runs through its inside. What blocks is named, so that it can be shown.
"""

from __future__ import annotations

from collections.abc import Collection
from itertools import pairwise
from typing import Literal

from grognard.table.compiled import running
from grognard.table.flat import kernels
from grognard.table.flat.ground import Bodies, Ground
from grognard.table.flat.kernels import NO_SUCH_BODY, NOTHING, any_blocker, nearest_blocker
from grognard.table.lattice import Point

Blocker = tuple[Literal["body", "piece"], int]

NOBODYS_SIDE = -1
NO_BODY = -1


def sight(ground: Ground, bodies: Bodies, viewer: int, target: int) -> Blocker | None:
    """What blocks the sight from one base to another, nearest the viewer; None when it is clear.

    >>> bodies = Bodies([(10.0, 10.0), (10.0, 20.0), (10.74, 15.0)], [0.75, 0.75, 0.75], [0, 1, 1])
    >>> sight(Ground(48, 48), bodies, 0, 1)
    ('body', 2)
    >>> sight(Ground(48, 48), bodies, 1, 0) is None
    True
    """
    run = running()
    table = run.column(bodies.among(ground.sight_pieces, ground))
    met = run.of(nearest_blocker)(table, viewer, target)
    if met == NO_SUCH_BODY:
        raise _no_such_base(viewer, target)
    return _blocker(met)


def sees(ground: Ground, bodies: Bodies, viewer: int, target: int) -> bool:
    """Whether one base sees another: `sight` without the trouble of finding the nearest blocker."""
    run = running()
    table = run.column(bodies.among(ground.sight_pieces, ground))
    met = run.of(any_blocker)(table, viewer, target)
    if met == NO_SUCH_BODY:
        raise _no_such_base(viewer, target)
    return met == NOTHING


def sight_between(
    ground: Ground,
    bodies: Bodies,
    a: Point,
    b: Point,
    side: int = NOBODYS_SIDE,
    ignoring: Collection[int] = (),
) -> Blocker | None:
    """What blocks the sight between two points for that side, leaving some bases out of account.

    >>> bodies = Bodies([(10.0, 15.0)], [0.5], [1])
    >>> sight_between(Ground(48, 48), bodies, (10.0, 10.0), (10.0, 20.0), side=0)
    ('body', 0)
    >>> sight_between(Ground(48, 48), bodies, (10.0, 10.0), (10.0, 20.0), 0, ignoring=[0])
    """
    run = running()
    skipped = [*ignoring, NO_BODY, NO_BODY]
    if len(skipped) > 4:
        bodies = bodies.copy()
        for index in ignoring:
            bodies.remove(index)
    table = run.column(bodies.among(ground.sight_pieces, ground))
    met = run.of(kernels.sight_blocker)(table, a, b, side, skipped[0], skipped[1], True)
    return _blocker(met)


def visible(ground: Ground, bodies: Bodies, viewer: int) -> list[int]:
    """Every enemy base the viewer sees.

    >>> bodies = Bodies([(5.0, 5.0), (5.0, 9.0), (5.0, 12.0), (9.0, 5.0)], [0.5] * 4, [0, 1, 1, 1])
    >>> visible(Ground(48, 48), bodies, 0)
    [1, 3]
    """
    bodies.at(viewer)
    run = running()
    found = run.blank_indices(len(bodies))
    table = run.column(bodies.among(ground.sight_pieces, ground))
    count = run.of(kernels.sight_links)(table, viewer, found, 0)
    return run.listed(found[:count])


def all_visible(ground: Ground, bodies: Bodies) -> list[list[int]]:
    """Every enemy base that each base sees, all in one go.

    >>> bodies = Bodies([(5.0, 5.0), (5.0, 9.0), (5.0, 12.0), (9.0, 5.0)], [0.5] * 4, [0, 1, 1, 1])
    >>> all_visible(Ground(48, 48), bodies)
    [[1, 3], [0], [0], [0]]
    """
    run = running()
    size = len(bodies)
    found, ends = run.blank_indices(size * size), run.blank_indices(size)
    table = run.column(bodies.among(ground.sight_pieces, ground))
    count = run.of(kernels.all_sight_links)(table, found, ends)
    seen, cuts = run.listed(found[:count]), [0, *run.listed(ends)]
    return [seen[first:last] for first, last in pairwise(cuts)]


def _no_such_base(viewer: int, target: int) -> IndexError:
    return IndexError(f"There is no base {viewer} or no base {target} on this table.")


def _blocker(met: int) -> Blocker | None:
    if met == NOTHING:
        return None
    return ("piece", met // 2) if met % 2 else ("body", met // 2)
