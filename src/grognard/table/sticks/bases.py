"""Bases: which of them touch one another, which are nearest."""

import math

from grognard.table.compiled import Indices, Numbers, hot
from grognard.table.sticks.columns import (
    BODY,
    CLIMBS,
    FLAGS,
    LEVEL,
    LINE,
    PRESENT,
    SAME,
    SIDE,
    TOUCH,
    R,
    Table,
    X,
    Y,
)
from grognard.table.sticks.shapes import side_of, to_line

APART, TOUCHING, ACROSS_LINE, ACROSS_CLIMB = range(4)
"""How two bases are in contact, if they are."""


@hot
def gap_between(bodies: Numbers, i: int, k: int) -> float:
    """From edge to edge of two bases, by where their rows begin; negative if they overlap."""
    dx, dy = bodies[k + X] - bodies[i + X], bodies[k + Y] - bodies[i + Y]
    return math.sqrt(dx * dx + dy * dy) - bodies[k + R] - bodies[i + R]


@hot
def contact_at(table: Table, x: float, y: float, radius: float, level: float, j: int) -> int:
    """How a base at a place would be in contact with body j.

    Bases touch side by side on one level, and across a line that both lean on: two levels meet
    across one that climbs, the same level across any other.
    """
    bodies, lines = table.bodies, table.lines
    k = j * BODY
    ox, oy, reach = bodies[k + X], bodies[k + Y], bodies[k + R]
    dx, dy = ox - x, oy - y
    most = radius + reach + table.across + SAME
    if dx > most or dx < -most or dy > most or dy < -most:
        return APART
    gap = math.sqrt(dx * dx + dy * dy) - radius - reach
    if gap > table.across + SAME:
        return APART
    is_level = level == bodies[k + LEVEL]
    for m in range(0, len(lines), LINE):
        climbs = int(lines[m + FLAGS]) & CLIMBS > 0
        if (
            climbs != is_level
            and side_of(lines, m, x, y) * side_of(lines, m, ox, oy) < 0.0
            and to_line(lines, m, x, y) <= radius + TOUCH
            and to_line(lines, m, ox, oy) <= reach + TOUCH
        ):
            return ACROSS_CLIMB if climbs else ACROSS_LINE
    if gap <= TOUCH and is_level:
        return TOUCHING
    return APART


@hot
def contact(table: Table, i: int, j: int) -> int:
    """How two bodies are in contact where they are."""
    b, bodies = i * BODY, table.bodies
    return contact_at(table, bodies[b + X], bodies[b + Y], bodies[b + R], bodies[b + LEVEL], j)


@hot
def contacts_at(table: Table, i: int, x: float, y: float, level: float, found: Indices) -> int:
    """Write the enemies that body i would be in contact with at a place; say how many."""
    bodies = table.bodies
    b = i * BODY
    count = 0
    for k in range(0, len(bodies), BODY):
        if not bodies[k + PRESENT] or bodies[k + SIDE] == bodies[b + SIDE]:
            continue
        if contact_at(table, x, y, bodies[b + R], level, k // BODY) != APART:
            found[count] = k // BODY
            count += 1
    return count


@hot
def is_touched(table: Table, i: int) -> bool:
    """Whether a body is in contact with any enemy."""
    bodies = table.bodies
    b = i * BODY
    for k in range(0, len(bodies), BODY):
        if (
            bodies[k + PRESENT]
            and bodies[k + SIDE] != bodies[b + SIDE]
            and contact(table, i, k // BODY) != APART
        ):
            return True
    return False


@hot
def is_touched_near(table: Table, x: float, y: float, reach: float) -> bool:
    """Whether anybody within a distance of a point is in contact with an enemy."""
    bodies = table.bodies
    for k in range(0, len(bodies), BODY):
        if not bodies[k + PRESENT]:
            continue
        dx, dy = x - bodies[k + X], y - bodies[k + Y]
        away = math.sqrt(dx * dx + dy * dy) - bodies[k + R]
        if away <= reach + SAME and is_touched(table, k // BODY):
            return True
    return False


@hot
def nearest_enemy(bodies: Numbers, i: int) -> int:
    """The enemy whose middle is nearest, in another place than a body's own; -1 for none."""
    b = i * BODY
    least = math.inf
    nearest = -1
    for k in range(0, len(bodies), BODY):
        if not bodies[k + PRESENT] or bodies[k + SIDE] == bodies[b + SIDE]:
            continue
        dx, dy = bodies[k + X] - bodies[b + X], bodies[k + Y] - bodies[b + Y]
        square = dx * dx + dy * dy
        if 0.0 < square < least:
            least = square
            nearest = k // BODY
    return nearest
