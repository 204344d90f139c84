"""Sight: what blocks a line of it, and what gives cover from it.

Three lines of sight run from the middle of an observer's base to the middle of the target's and to
the two points of its edge at right angles.
"""

import math

from grognard.table.compiled import hot
from grognard.table.sticks.columns import (
    AREA,
    BODY,
    EAST,
    FLAGS,
    HIDES,
    LEVEL,
    LINE,
    NEVER,
    NORTH,
    OPAQUE,
    SAME,
    SHELTERS,
    SOUTH,
    STANDING,
    WEST,
    R,
    Table,
    X,
    Y,
)
from grognard.table.sticks.shapes import crosses, span, to_area, to_line, to_segment


@hot
def is_line_blocked(
    table: Table,
    ax: float,
    ay: float,
    bx: float,
    by: float,
    levels_differ: bool,
    tx: float,
    ty: float,
    radius: float,
) -> bool:
    """Whether something opaque, or too much of what hides, stops one line of sight.

    From level to level, one looks over what hides unless the target, of some radius, is beside it.
    """
    areas = table.areas
    hidden = 0.0
    low_x, high_x = min(ax, bx), max(ax, bx)
    low_y, high_y = min(ay, by), max(ay, by)
    for a in range(0, len(areas), AREA):
        west, south, east, north = (
            areas[a + WEST],
            areas[a + SOUTH],
            areas[a + EAST],
            areas[a + NORTH],
        )
        if west >= high_x or east <= low_x or south >= high_y or north <= low_y:
            continue
        flags = int(areas[a + FLAGS])
        if not flags & (OPAQUE | HIDES):
            continue
        enter, leave = span(west, south, east, north, ax, ay, bx, by)
        if enter == NEVER:
            continue
        dx, dy = bx - ax, by - ay
        inside = (leave - enter) * math.sqrt(dx * dx + dy * dy)
        if flags & OPAQUE:
            if inside > SAME:
                return True
        elif not levels_differ or to_area(areas, a, tx, ty) <= radius + table.beside + SAME:
            hidden += inside
    return hidden > table.thickness + SAME


@hot
def lines_blocked(
    table: Table, ox: float, oy: float, tx: float, ty: float, radius: float, levels_differ: bool
) -> int:
    """How many of the three lines of sight are blocked; there is but one between equal places."""
    blocked = 0
    if is_line_blocked(table, ox, oy, tx, ty, levels_differ, tx, ty, radius):
        blocked += 1
    dx, dy = tx - ox, ty - oy
    centres = math.sqrt(dx * dx + dy * dy)
    if centres > 0.0:
        nx, ny = -dy / centres * radius, dx / centres * radius
        if is_line_blocked(table, ox, oy, tx + nx, ty + ny, levels_differ, tx, ty, radius):
            blocked += 1
        if is_line_blocked(table, ox, oy, tx - nx, ty - ny, levels_differ, tx, ty, radius):
            blocked += 1
    return blocked


@hot
def is_beyond_sight(
    table: Table, ox: float, oy: float, observer_radius: float, tx: float, ty: float, radius: float
) -> bool:
    """Whether a base is too far away to be seen at all."""
    dx, dy = tx - ox, ty - oy
    return math.sqrt(dx * dx + dy * dy) - observer_radius - radius > table.sight + SAME


@hot
def is_seen_at(table: Table, observer: int, target: int, tx: float, ty: float) -> bool:
    """Whether an observer would see a body at a place: one line of the three is enough."""
    bodies = table.bodies
    o, t = observer * BODY, target * BODY
    ox, oy, radius = bodies[o + X], bodies[o + Y], bodies[t + R]
    dx, dy = tx - ox, ty - oy
    centres = math.sqrt(dx * dx + dy * dy)
    if centres - bodies[o + R] - radius > table.sight + SAME:
        return False
    differ = bodies[o + LEVEL] != bodies[t + LEVEL]
    if centres == 0.0 or not is_line_blocked(table, ox, oy, tx, ty, differ, tx, ty, radius):
        return True
    nx, ny = -dy / centres * radius, dx / centres * radius
    return not (
        is_line_blocked(table, ox, oy, tx + nx, ty + ny, differ, tx, ty, radius)
        and is_line_blocked(table, ox, oy, tx - nx, ty - ny, differ, tx, ty, radius)
    )


@hot
def is_seen(table: Table, observer: int, target: int) -> bool:
    """Whether an observer sees a body where it is."""
    t = target * BODY
    return is_seen_at(table, observer, target, table.bodies[t + X], table.bodies[t + Y])


@hot
def is_sheltered(table: Table, ox: float, oy: float, tx: float, ty: float, radius: float) -> bool:
    """Whether a base stands in what shelters, or beside such a line that the middle one crosses."""
    areas, lines = table.areas, table.lines
    for a in range(0, len(areas), AREA):
        if int(areas[a + FLAGS]) & SHELTERS and (
            areas[a + WEST] < tx < areas[a + EAST] and areas[a + SOUTH] < ty < areas[a + NORTH]
        ):
            return True
    for k in range(0, len(lines), LINE):
        if (
            int(lines[k + FLAGS]) & SHELTERS
            and crosses(lines, k, ox, oy, tx, ty)
            and to_line(lines, k, tx, ty) <= radius + table.beside + SAME
        ):
            return True
    return False


@hot
def is_screened(table: Table, ox: float, oy: float, observer: int, target: int) -> bool:
    """Whether somebody else stands in the middle line of sight from a place to a body.

    Whoever stands over the place itself is in nobody's line.
    """
    bodies = table.bodies
    o, t = observer * BODY, target * BODY
    for k in range(0, len(bodies), BODY):
        if not bodies[k + STANDING] or k in (o, t):
            continue
        reach = bodies[k + R]
        dx, dy = bodies[k + X] - ox, bodies[k + Y] - oy
        if dx * dx + dy * dy <= reach * reach:
            continue
        away = to_segment(bodies[k + X], bodies[k + Y], ox, oy, bodies[t + X], bodies[t + Y])
        # The half chord of the line of sight through the base.
        if away < reach and reach * reach - away * away > 0.25 * SAME * SAME:
            return True
    return False
