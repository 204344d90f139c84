"""Looks everywhere: whether any point of the lattice will do, where a fan of directions found none.

The search is exact. It goes from large squares to small ones and leaves a square out only where one
barrier covers it whole; a barrier is a convex set of points, so it does if it covers the corners.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from grognard.table.flat import kernels
from grognard.table.flat.ground import Bodies, Ground
from grognard.table.lattice import HUNDREDTHS, SLACK, Point
from grognard.table.polygons import OVERLAP_TOLERANCE, Polygon

Barrier = Callable[[Point], bool]
"""Whether a point lies in a convex set of points that will not do."""


def first_place(
    start: Point,
    least: float,
    most: float,
    barriers: Sequence[Barrier],
    takes: Callable[[Point], bool],
    per_unit: float = HUNDREDTHS,
) -> Point | None:
    """A lattice point that is taken, so far from the start; None if there is none at all.

    >>> def is_west(point):
    ...     return point[0] < 6.99
    >>> first_place((5.0, 5.0), 1.0, 2.0, [is_west], lambda point: not is_west(point))
    (6.99, 4.81)
    """
    x, y = start
    reach = math.ceil(most * per_unit)
    size = 1 << (2 * reach).bit_length()
    squares = [(math.floor(x * per_unit) - size // 2, math.floor(y * per_unit) - size // 2)]
    while squares:
        smaller = []
        step = size // 2
        for i, j in squares:
            west, south = i / per_unit, j / per_unit
            east, north = (i + size - 1) / per_unit, (j + size - 1) / per_unit
            near = _size(max(west - x, x - east, 0.0), max(south - y, y - north, 0.0))
            far = _size(max(x - west, east - x), max(y - south, north - y))
            if near > most + SLACK or far < least - SLACK:
                continue
            corners = ((west, south), (east, south), (west, north), (east, north))
            if any(all(map(barrier, corners)) for barrier in barriers):
                continue
            middle = (i + step) / per_unit, (j + step) / per_unit
            if least <= _size(middle[0] - x, middle[1] - y) <= most and takes(middle):
                return middle
            if step:
                smaller += [(i, j), (i + step, j), (i, j + step), (i + step, j + step)]
        squares, size = smaller, step
    return None


def landing_barriers(
    ground: Ground,
    bodies: Bodies,
    mover: int,
    radius: float,
    tolerance: float = OVERLAP_TOLERANCE,
) -> list[Barrier]:
    """What bars a base from being put down at a point, as `paths.landing_obstruction` judges it."""
    reach = radius - tolerance - SLACK
    found = _edges(ground, reach)
    for body in _others(bodies, mover):
        found.append(_disc(bodies.at(body), reach + bodies.radius(body)))
    for polygon in _walls(ground):
        found.append(_padding(polygon, reach))
    return found


def leg_barriers(
    ground: Ground,
    bodies: Bodies,
    mover: int,
    start: Point,
    radius: float,
    tolerance: float = OVERLAP_TOLERANCE,
) -> list[Barrier]:
    """What bars the straight leg to a point: obstacles, each with its shadow seen from the start.

    They judge as `paths.obstruction` does. The shadow of a convex obstacle is convex too.
    """
    reach = radius - tolerance - SLACK
    found = _edges(ground, reach)
    for body in _others(bodies, mover):
        found.append(_disc_shadow(start, bodies.at(body), reach + bodies.radius(body)))
    for polygon in _walls(ground):
        found.append(_padding_shadow(start, polygon, reach))
    return found


def _size(x: float, y: float) -> float:
    return math.sqrt(x * x + y * y)


def _others(bodies: Bodies, mover: int) -> list[int]:
    return [body for body in bodies if body != mover]


def _walls(ground: Ground) -> list[Polygon]:
    walls = [ground.pieces[j] for j in ground.standing() if ground.pieces[j].blocks_moves]
    return [wall.polygon for wall in walls if wall.polygon.is_convex]


def _edges(ground: Ground, reach: float) -> list[Barrier]:
    east, north = ground.width - reach, ground.height - reach
    return [
        lambda point: point[0] < reach,
        lambda point: point[0] > east,
        lambda point: point[1] < reach,
        lambda point: point[1] > north,
    ]


def _disc(centre: Point, apart: float) -> Barrier:
    x, y = centre
    return lambda point: (point[0] - x) ** 2 + (point[1] - y) ** 2 < apart * apart


def _padding(polygon: Polygon, reach: float) -> Barrier:
    west, south, east, north = polygon.box
    return lambda point: (
        west - reach < point[0] < east + reach
        and south - reach < point[1] < north + reach
        and polygon.distance(point) < reach
    )


def _disc_shadow(start: Point, centre: Point, apart: float) -> Barrier:
    x, y = start
    vx, vy = centre[0] - x, centre[1] - y
    return lambda point: kernels.disc_entry(vx, vy, point[0] - x, point[1] - y, apart, False) < 1.0


def _padding_shadow(start: Point, polygon: Polygon, reach: float) -> Barrier:
    x, y = start
    corners, last = polygon.ring, 2 * len(polygon.vertices)
    return lambda point: (
        kernels.ring_entry(corners, 0, last, start, (point[0] - x, point[1] - y), reach, False)
        < 1.0
    )
