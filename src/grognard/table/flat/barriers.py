"""What bars a base from a point: sets of points, each of them convex.

One covers a square of points if it covers its corners, which is all that `table.search` asks.
"""

from __future__ import annotations

from grognard.table.flat import kernels
from grognard.table.flat.ground import Bodies, Ground
from grognard.table.lattice import SLACK, Point
from grognard.table.polygons import OVERLAP_TOLERANCE, Polygon
from grognard.table.search import Barrier


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
