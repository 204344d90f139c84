"""What standing somewhere promises, and all the places that a move may end at."""

from math import sqrt
from typing import NamedTuple

from grognard.rulesets.baroud.march import LEGAL, course
from grognard.rulesets.baroud.prospects import (
    ARRIVES,
    BLAST,
    BLOW,
    COSTS,
    FAR,
    SCARES,
    Book,
    Striker,
    charge_value,
    row_of,
    shot_value,
)
from grognard.table.compiled import Blanks, Numbers, hot
from grognard.table.lattice import HUNDREDTHS, snapped
from grognard.table.sticks.columns import ABLE, BODY, LEVEL, PRESENT, SIDE, R, Table, X, Y
from grognard.table.sticks.sight import is_sheltered, lines_blocked

TRIFLE = 0.5
"""What so little is at stake with is not worth a look along the line of sight."""


class Aims(NamedTuple):
    """What a figure looks for in a place beside blows and shots."""

    left: int
    """Actions it will have there."""
    next: float
    """Share of a strike's promise that is left where it takes another activation."""
    danger: float
    """Share of what each enemy might do to a figure that is to be feared: it has other victims."""
    pull: float
    """What a millimetre on the way to its goal is worth."""
    range: float
    """So near to an enemy it need not come nearer."""
    leader: int
    """Its Leader; itself for the Leader, -1 for none."""
    heard: float
    """What hearing the Leader is worth (4.512)."""
    hearing: float
    """How far a Leader is heard."""
    crowd: float
    """What each friend within a burst costs where grenades fly."""
    burst: float
    """So near friends should not be."""
    ox: float
    oy: float
    hold: float
    """What standing by the objective is worth, and how near that is."""
    near: float


@hot
def way_at(ways: Numbers, x: float, y: float) -> float:
    """How far it is from a place to the goal, between the nodes of a grid."""
    side = int(ways[0])
    u, v = x / ways[1], y / ways[1]
    m, n = min(side - 2, max(0, int(u))), min(side - 2, max(0, int(v)))
    u, v = u - m, v - n
    at = 2 + n * side + m
    low = ways[at] * (1.0 - u) + ways[at + 1] * u
    high = ways[at + side] * (1.0 - u) + ways[at + side + 1] * u
    return low * (1.0 - v) + high * v


@hot
def place_value(
    table: Table,
    book: Book,
    striker: Striker,
    aims: Aims,
    ways: Numbers,
    x: float,
    y: float,
    level: float,
) -> float:
    """What standing somewhere promises, less the danger there."""
    bodies = table.bodies
    i = striker.i
    b = i * BODY
    radius = bodies[b + R]
    best = danger = 0.0
    nearest = FAR
    value = 0.0
    for k in range(0, len(bodies), BODY):
        if not bodies[k + PRESENT] or k == b:
            continue
        j = k // BODY
        ex, ey, their = bodies[k + X], bodies[k + Y], bodies[k + R]
        dx, dy = ex - x, ey - y
        gap = sqrt(dx * dx + dy * dy) - radius - their
        if bodies[k + SIDE] == bodies[b + SIDE]:
            if aims.crowd > 0.0 and gap < aims.burst:
                value -= aims.crowd * (1.0 - gap / aims.burst)
            if gap <= aims.hearing and (j == aims.leader or aims.leader == i):
                value += aims.heard * (book.prices[i] if j == aims.leader else book.prices[j])
            continue
        mine, theirs = row_of(table, book, i, j), row_of(table, book, j, i)
        nearest = min(nearest, gap)
        shot = shot_value(book, mine, gap, False)
        answer = blast = 0.0
        if bodies[k + ABLE]:
            answer = shot_value(book, theirs, gap, False)
            blast = shot_value(book, theirs + BLAST, gap, False)
        if shot + answer + blast > TRIFLE:
            blocked = lines_blocked(table, ex, ey, x, y, radius, level != bodies[k + LEVEL])
            if blocked == 3 or gap > table.sight:
                shot = answer = blast = 0.0
            else:
                if blocked > 0 or is_sheltered(table, ex, ey, x, y, radius):
                    answer = shot_value(book, theirs, gap, True) if answer > 0.0 else 0.0
                if shot > 0.0 and (blocked > 0 or is_sheltered(table, x, y, ex, ey, their)):
                    shot = shot_value(book, mine, gap, True)
        now = striker.shoots and aims.left > 0 and not striker.is_steady
        best = max(best, shot if now else aims.next * shot)
        if gap <= striker.stick:
            charge = charge_value(table, book, mine, j)
            now = aims.left > (0 if striker.is_ferocious else 1)
            best = max(best, charge if now else aims.next * charge)
        if bodies[k + ABLE]:
            stick = book.sticks[j]
            if gap <= 2.0 * stick:
                rows = book.rows
                blow = rows[theirs + ARRIVES] * (rows[theirs + BLOW] + rows[theirs + SCARES])
                blow = max(0.0, blow - rows[theirs + COSTS])
                answer = max(answer, blow if gap <= stick else aims.next * blow)
            danger += max(answer, blast)
    value += best - aims.danger * danger
    if ways[0] > 0.0:
        value -= aims.pull * way_at(ways, x, y)
    elif nearest < FAR:
        value -= aims.pull * max(0.0, nearest - aims.range)
    if aims.hold > 0.0:
        dx, dy = x - aims.ox, y - aims.oy
        if sqrt(dx * dx + dy * dy) - radius <= aims.near:
            value += aims.hold * (2.0 if level > 0.0 else 1.0)
    return value


@hot
def rate_places(
    table: Table,
    book: Book,
    striker: Striker,
    aims: Aims,
    ways: Numbers,
    how: int,
    smooth: float,
    rough: float,
    points: Numbers,
    found: Blanks,
) -> int:
    """Write the legal ends of straight moves and what they are worth; say how many.

    The points are unit vectors by which to go, each as far as a stick leads and half as far.
    """
    bodies = table.bodies
    b = striker.i * BODY
    ax, ay = bodies[b + X], bodies[b + Y]
    count = 0
    for p in range(0, len(points), 3):
        for stick in (smooth, rough):
            if stick <= 0.0:
                continue
            far = stick * points[p + 2]
            x = snapped(ax + points[p] * far, HUNDREDTHS)
            y = snapped(ay + points[p + 1] * far, HUNDREDTHS)
            fault, _, level, _, _, drop = course(table, striker.i, x, y, how, smooth, rough)
            if fault == LEGAL and drop == 0.0:
                found[count] = x
                found[count + 1] = y
                found[count + 2] = place_value(table, book, striker, aims, ways, x, y, level)
                count += 3
                break
    return count // 3
