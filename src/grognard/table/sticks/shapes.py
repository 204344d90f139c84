"""Distances and crossings of points, segments, rectangles and lines."""

import math

from grognard.table.compiled import Numbers, hot
from grognard.table.sticks.columns import (
    AREA,
    AX,
    AY,
    BX,
    BY,
    EAST,
    FLAGS,
    LINE,
    NEVER,
    NORTH,
    SAME,
    SOUTH,
    WEST,
)


@hot
def span(
    west: float,
    south: float,
    east: float,
    north: float,
    ax: float,
    ay: float,
    bx: float,
    by: float,
) -> tuple[float, float]:
    """The fractions of a segment at which it enters and leaves a rectangle."""
    enter = 0.0
    leave = 1.0
    dx, dy = bx - ax, by - ay
    if dx == 0.0:
        if ax <= west or ax >= east:
            return NEVER, NEVER
    else:
        t1, t2 = (west - ax) / dx, (east - ax) / dx
        if t1 > t2:
            t1, t2 = t2, t1
        enter = max(enter, t1)
        leave = min(leave, t2)
    if dy == 0.0:
        if ay <= south or ay >= north:
            return NEVER, NEVER
    else:
        t1, t2 = (south - ay) / dy, (north - ay) / dy
        if t1 > t2:
            t1, t2 = t2, t1
        enter = max(enter, t1)
        leave = min(leave, t2)
    if leave <= enter:
        return NEVER, NEVER
    return enter, leave


@hot
def to_segment(px: float, py: float, ax: float, ay: float, bx: float, by: float) -> float:
    """The distance from a point to a segment."""
    dx, dy = bx - ax, by - ay
    length2 = dx * dx + dy * dy
    vx, vy = px - ax, py - ay
    if length2 > 0.0:
        t = (vx * dx + vy * dy) / length2
        if t >= 1.0:
            vx, vy = px - bx, py - by
        elif t > 0.0:
            vx, vy = vx - t * dx, vy - t * dy
    return math.sqrt(vx * vx + vy * vy)


@hot
def to_line(lines: Numbers, k: int, x: float, y: float) -> float:
    """The distance from a point to a line."""
    return to_segment(x, y, lines[k + AX], lines[k + AY], lines[k + BX], lines[k + BY])


@hot
def to_area(areas: Numbers, a: int, x: float, y: float) -> float:
    """The distance from a point to a rectangle: nothing inside it."""
    dx = max(areas[a + WEST] - x, 0.0, x - areas[a + EAST])
    dy = max(areas[a + SOUTH] - y, 0.0, y - areas[a + NORTH])
    return math.sqrt(dx * dx + dy * dy)


@hot
def comes_within(
    areas: Numbers, a: int, ax: float, ay: float, bx: float, by: float, reach: float
) -> bool:
    """Whether a path comes nearer to a rectangle than some reach."""
    west, south, east, north = (
        areas[a + WEST],
        areas[a + SOUTH],
        areas[a + EAST],
        areas[a + NORTH],
    )
    far = reach + SAME
    if (
        west - max(ax, bx) > far
        or min(ax, bx) - east > far
        or south - max(ay, by) > far
        or min(ay, by) - north > far
    ):
        return False
    return (
        to_area(areas, a, ax, ay) < reach
        or to_area(areas, a, bx, by) < reach
        or span(west, south, east, north, ax, ay, bx, by)[0] != NEVER
        or to_segment(west, south, ax, ay, bx, by) < reach
        or to_segment(west, north, ax, ay, bx, by) < reach
        or to_segment(east, south, ax, ay, bx, by) < reach
        or to_segment(east, north, ax, ay, bx, by) < reach
    )


@hot
def side_of(lines: Numbers, k: int, x: float, y: float) -> float:
    """Positive on one side of a line, negative on the other."""
    return (lines[k + BX] - lines[k + AX]) * (y - lines[k + AY]) - (
        lines[k + BY] - lines[k + AY]
    ) * (x - lines[k + AX])


@hot
def crosses(lines: Numbers, k: int, ax: float, ay: float, bx: float, by: float) -> bool:
    """Whether the path of a point passes from one side of a line to the other."""
    if side_of(lines, k, ax, ay) * side_of(lines, k, bx, by) >= 0.0:
        return False
    dx, dy = bx - ax, by - ay
    one = dx * (lines[k + AY] - ay) - dy * (lines[k + AX] - ax)
    other = dx * (lines[k + BY] - ay) - dy * (lines[k + BX] - ax)
    return one * other <= 0.0


@hot
def crosses_any(lines: Numbers, flags: int, ax: float, ay: float, bx: float, by: float) -> bool:
    """Whether the path of a point crosses a line that has any of the flags."""
    for k in range(0, len(lines), LINE):
        if int(lines[k + FLAGS]) & flags and crosses(lines, k, ax, ay, bx, by):
            return True
    return False


@hot
def touches_any(
    areas: Numbers, flags: int, ax: float, ay: float, bx: float, by: float, reach: float
) -> bool:
    """Whether a path comes nearer than some reach to an area that has any of the flags."""
    for a in range(0, len(areas), AREA):
        if int(areas[a + FLAGS]) & flags and comes_within(areas, a, ax, ay, bx, by, reach):
            return True
    return False
