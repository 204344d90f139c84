"""Straight moves of a base: what it touches, crosses and runs into, where it comes to rest.

Of the moving body only the place where its path begins is given; its radius, its side and what bars
or slows it are in its row. A platform is told by where its row begins, the ground by -1.
"""

from grognard.table.compiled import Numbers, hot
from grognard.table.sticks.columns import (
    AREA,
    BARRED,
    BODY,
    EAST,
    FLAGS,
    HEIGHT,
    LEVEL,
    NEVER,
    NORTH,
    OVERLAP,
    PRESENT,
    RAISED,
    SAME,
    SIDE,
    SLOWED,
    SOUTH,
    TOUCH,
    WEST,
    R,
    Table,
    X,
    Y,
)
from grognard.table.sticks.shapes import (
    comes_within,
    crosses_any,
    to_area,
    to_segment,
    touches_any,
)

GROUND = -1


@hot
def holds_base(areas: Numbers, a: int, x: float, y: float, radius: float) -> bool:
    """Whether a whole base lies on an area."""
    margin = radius - TOUCH
    return (
        areas[a + WEST] + margin <= x <= areas[a + EAST] - margin
        and areas[a + SOUTH] + margin <= y <= areas[a + NORTH] - margin
    )


@hot
def platform_at(areas: Numbers, x: float, y: float, radius: float) -> int:
    """The platform that holds a whole base."""
    for a in range(0, len(areas), AREA):
        if int(areas[a + FLAGS]) & RAISED and holds_base(areas, a, x, y, radius):
            return a
    return GROUND


@hot
def platform_of(table: Table, i: int) -> int:
    """The platform that a body stands on."""
    b, bodies = i * BODY, table.bodies
    if bodies[b + LEVEL] == 0.0:
        return GROUND
    return platform_at(table.areas, bodies[b + X], bodies[b + Y], bodies[b + R])


@hot
def clear_of(
    areas: Numbers, a: int, ax: float, ay: float, bx: float, by: float, radius: float
) -> float:
    """The fraction of a path at which a base coming off a platform is first clear of it."""
    if to_area(areas, a, bx, by) < radius:
        return NEVER
    low, high = 0.0, 1.0
    for _ in range(40):
        middle = 0.5 * (low + high)
        if to_area(areas, a, ax + middle * (bx - ax), ay + middle * (by - ay)) < radius:
            low = middle
        else:
            high = middle
    return high


@hot
def is_off_table(table: Table, x: float, y: float, radius: float) -> bool:
    """Whether a base would stand over the edge of the table."""
    margin = radius - SAME
    return x < margin or y < margin or x > table.width - margin or y > table.height - margin


@hot
def is_on_base(bodies: Numbers, i: int, x: float, y: float) -> bool:
    """Whether body i would overlap another at a place."""
    for k in range(0, len(bodies), BODY):
        if not bodies[k + PRESENT] or k == i * BODY:
            continue
        apart = bodies[i * BODY + R] + bodies[k + R] - OVERLAP
        dx, dy = bodies[k + X] - x, bodies[k + Y] - y
        if dx * dx + dy * dy < apart * apart:
            return True
    return False


@hot
def is_rough(table: Table, i: int, ax: float, ay: float, bx: float, by: float) -> bool:
    """Whether a path touches ground, or crosses a line, that slows the body."""
    b, bodies = i * BODY, table.bodies
    slowed = int(bodies[b + SLOWED])
    if not slowed:
        return False
    return touches_any(table.areas, slowed, ax, ay, bx, by, bodies[b + R] - SAME) or crosses_any(
        table.lines, slowed, ax, ay, bx, by
    )


@hot
def is_barred(
    table: Table, i: int, here: int, there: int, ax: float, ay: float, bx: float, by: float
) -> bool:
    """Whether what bars the body is in its way, or a platform it neither leaves nor enters.

    A platform lower than the body stands is in nobody's way.
    """
    b, areas = i * BODY, table.areas
    radius, barred = table.bodies[b + R], int(table.bodies[b + BARRED])
    level = table.bodies[b + LEVEL]
    for a in range(0, len(areas), AREA):
        flags = int(areas[a + FLAGS])
        if flags & RAISED:
            if a in (here, there) or areas[a + HEIGHT] < level:
                continue
            if comes_within(areas, a, ax, ay, bx, by, radius - TOUCH):
                return True
        elif flags & barred and comes_within(areas, a, ax, ay, bx, by, radius - SAME):
            return True
    return crosses_any(table.lines, barred, ax, ay, bx, by)


@hot
def runs_into(
    table: Table, i: int, ax: float, ay: float, bx: float, by: float, berth: float
) -> bool:
    """Whether a path leads into another base of its level, or nearer to an enemy than a berth.

    Bases that are as near as that already are no hindrance to a path that leads away from them.
    """
    bodies = table.bodies
    b = i * BODY
    dx, dy = bx - ax, by - ay
    for k in range(0, len(bodies), BODY):
        if not bodies[k + PRESENT] or k == b or bodies[k + LEVEL] != bodies[b + LEVEL]:
            continue
        ex, ey = bodies[k + X], bodies[k + Y]
        apart = bodies[b + R] + bodies[k + R] - OVERLAP
        if bodies[k + SIDE] != bodies[b + SIDE]:
            apart += berth
        if to_segment(ex, ey, ax, ay, bx, by) >= apart:
            continue
        vx, vy = ex - ax, ey - ay
        if vx * vx + vy * vy >= apart * apart or dx * vx + dy * vy > 0.0:
            return True
    return False
