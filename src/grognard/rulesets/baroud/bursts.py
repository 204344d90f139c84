"""What a grenade is likely to do wherever it drifts, to friends and enemies (4.704-4.711)."""

from math import sqrt

from grognard.rulesets.baroud.prospects import Book
from grognard.table.compiled import hot
from grognard.table.sticks.bases import is_touched
from grognard.table.sticks.columns import BODY, PRESENT, SAME, SIDE, R, Table, X, Y
from grognard.table.sticks.sight import is_seen

OWN = 1.2
"""How much more a friend counts than an enemy where a grenade bursts."""
COSINES = (1.0, 0.5, -0.5, -1.0, -0.5, 0.5)
ROOT = 0.8660254037844386
SINES = (0.0, ROOT, ROOT, 0.0, -ROOT, -ROOT)
"""Of the six directions in which a grenade may drift (4.709)."""


@hot
def burst_value(
    table: Table, book: Book, i: int, x: float, y: float, rings: tuple[float, float, float]
) -> float:
    """What a burst somewhere takes of the enemy, less what it takes of friends (4.710)."""
    bodies = table.bodies
    if x < 0.0 or y < 0.0 or x > table.width or y > table.height:
        return 0.0
    value = 0.0
    for k in range(0, len(bodies), BODY):
        if not bodies[k + PRESENT]:
            continue
        dx, dy = bodies[k + X] - x, bodies[k + Y] - y
        gap = sqrt(dx * dx + dy * dy) - bodies[k + R]
        for n in range(3):
            if gap <= rings[n] + SAME:
                loss = book.blasts[k // BODY * 3 + n]
                value += loss if bodies[k + SIDE] != bodies[i * BODY + SIDE] else -OWN * loss
                break
    return value


@hot
def throw_value(
    table: Table,
    book: Book,
    i: int,
    x: float,
    y: float,
    stick: float,
    need: int,
    short: float,
    medium: float,
    long: float,
) -> float:
    """What a grenade thrown at a place is likely to do, wherever it drifts (4.704-4.709)."""
    bodies = table.bodies
    b = i * BODY
    rings = (short, medium, long)
    dx, dy = x - bodies[b + X], y - bodies[b + Y]
    length = sqrt(dx * dx + dy * dy)
    if length == 0.0:
        return 0.0
    gap = length - bodies[b + R]
    dice = 1 if gap <= stick + SAME else 2 if gap <= 2.0 * stick + SAME else 3
    good = (7 - need) / 6.0
    bad = 1.0 - good
    ux, uy = dx / length, dy / length
    hits = good if dice == 1 else good * good if dice == 2 else good * good * good
    value = hits * burst_value(table, book, i, x, y, rings)
    for failures in range(1, dice + 1):
        chance = bad if failures == 1 else bad * bad if failures == 2 else bad * bad * bad
        for _ in range(dice - failures):
            chance *= good
        if dice > failures > 0:
            chance *= dice
        for turn in range(6):
            cosine, sine = COSINES[turn], SINES[turn]
            vx, vy = ux * cosine + uy * sine, uy * cosine - ux * sine
            far = rings[failures - 1]
            value += chance / 6.0 * burst_value(table, book, i, x + vx * far, y + vy * far, rings)
    return value


@hot
def best_throw(
    table: Table,
    book: Book,
    i: int,
    stick: float,
    need: int,
    short: float,
    medium: float,
    long: float,
) -> tuple[float, int]:
    """The enemy it pays most to throw a grenade at, and what that is worth (4.706)."""
    bodies = table.bodies
    b = i * BODY
    best, at = 0.0, -1
    if is_touched(table, i):
        return best, at
    for k in range(0, len(bodies), BODY):
        if not bodies[k + PRESENT] or bodies[k + SIDE] == bodies[b + SIDE]:
            continue
        j = k // BODY
        ex, ey = bodies[k + X], bodies[k + Y]
        dx, dy = ex - bodies[b + X], ey - bodies[b + Y]
        if sqrt(dx * dx + dy * dy) - bodies[b + R] > 3.0 * stick or is_touched(table, j):
            continue
        value = throw_value(table, book, i, ex, ey, stick, need, short, medium, long)
        if value > best and is_seen(table, i, j):
            best, at = value, j
    return best, at
