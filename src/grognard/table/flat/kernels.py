"""The geometry that must be fast, written once for plain and for compiled running.

Everything is a flat column of numbers (a list, or an array when compiled):

- `bodies`: five numbers per base (X, Y, R, SIDE, PRESENT);
- `pieces`: nine numbers per piece of terrain: its box (WEST, SOUTH, EAST, NORTH), where its corners
  FIRST begin and LAST end, whether it is CONVEX, whether it is SHELTERING, and its INDEX;
- `corners`: x and y of every corner, counter-clockwise, each ring closed by its first corner again.

What is met is told as one number: -1 nothing, -2 the edge of the table,
-3 that there is no such body, 2i body i, 2j+1 piece j.
"""

from __future__ import annotations

import math
from typing import NamedTuple

from grognard.table.compiled import Blanks, Indices, Numbers, hot
from grognard.table.lattice import SLACK, Point, lattice_end, snapped

BODY = 5
X, Y, R, SIDE, PRESENT = range(5)
PIECE = 9
WEST, SOUTH, EAST, NORTH, FIRST, LAST, CONVEX, SHELTERING, INDEX = range(9)

NOTHING = -1
TABLE_EDGE = -2
NO_SUCH_BODY = -3
NO_MOVE = -1
OUTSIDE, EDGE, INSIDE = range(3)
GRAZED = 0.001 + SLACK
"""A line of sight may come this near to the inside of a base."""
CLIPPED = 0.01 + SLACK
"""So much of a line of sight may lie inside a piece of terrain."""
NEVER = 2.0
"""A fraction of a leg that lies beyond its end."""
ROUGH_TOLERANCE = 0.01 + 1e-6
"""More than this much of a leg inside a rough piece is through it."""


class Table(NamedTuple):
    """The pieces that matter to a question, where all corners lie, the bases, and the table."""

    pieces: Numbers
    corners: Numbers
    bodies: Numbers
    width: float
    height: float


class Mover(NamedTuple):
    """A base that moves: which body it is, how far it may overlap, and the lattice it ends on."""

    which: int
    radius: float
    tolerance: float
    per_unit: float


class Allowance(NamedTuple):
    """How far a move may go in the open and through rough ground, and must go at least."""

    open: float
    rough: float
    least: float = 0.0
    rounding: float = 0.0
    """How much shorter than the least move its end on the lattice may be."""


class Search(NamedTuple):
    """What a way is looked for: from where, to where if anywhere, and how long it may be."""

    start: Point
    goal: Point
    has_goal: bool
    limit: float
    spare: float
    """How far beyond touching an obstacle the base turns."""
    stretch: float
    """The cosine by which the points around a circle lie farther out than the circle."""


@hot
def side_of_ring(corners: Numbers, first: int, last: int, x: float, y: float) -> int:
    """Where a point lies: INSIDE a ring, OUTSIDE it, or on its EDGE."""
    inside = False
    for k in range(first, last, 2):
        x1, y1, x2, y2 = corners[k], corners[k + 1], corners[k + 2], corners[k + 3]
        side = (x2 - x1) * (y - y1) - (y2 - y1) * (x - x1)
        if (
            -SLACK <= side <= SLACK
            and min(x1, x2) - SLACK <= x <= max(x1, x2) + SLACK
            and min(y1, y2) - SLACK <= y <= max(y1, y2) + SLACK
        ):
            return EDGE
        if (y1 > y) != (y2 > y) and (side > 0.0) == (y2 > y1):
            inside = not inside
    return INSIDE if inside else OUTSIDE


@hot
def is_inside(corners: Numbers, first: int, last: int, x: float, y: float) -> bool:
    """Whether a point lies strictly inside a ring."""
    return side_of_ring(corners, first, last, x, y) == INSIDE


@hot
def is_in_piece(pieces: Numbers, corners: Numbers, j: int, x: float, y: float) -> bool:
    """Whether a point lies strictly inside a piece; a look at its box decides most often."""
    if not (pieces[j + WEST] < x < pieces[j + EAST] and pieces[j + SOUTH] < y < pieces[j + NORTH]):
        return False
    return is_inside(corners, int(pieces[j + FIRST]), int(pieces[j + LAST]), x, y)


@hot
def convex_chord(
    corners: Numbers, first: int, last: int, ax: float, ay: float, bx: float, by: float
) -> tuple[float, float]:
    """The part of a segment strictly inside a convex ring, and where it enters, as fractions."""
    enter = 0.0
    leave = 1.0
    x2, y2 = corners[first], corners[first + 1]
    for k in range(first + 2, last + 2, 2):
        x, y = x2, y2
        x2, y2 = corners[k], corners[k + 1]
        ex, ey = x2 - x, y2 - y
        side_a = ex * (ay - y) - ey * (ax - x)
        side_b = ex * (by - y) - ey * (bx - x)
        if side_a <= SLACK and side_b <= SLACK:
            return 0.0, NEVER
        if side_a < 0.0:
            t = side_a / (side_a - side_b)
            if t > enter:
                enter = t
        elif side_b < 0.0:
            t = side_a / (side_a - side_b)
            if t < leave:
                leave = t
        if leave <= enter:
            return 0.0, NEVER
    return leave - enter, enter


@hot
def concave_chord(
    corners: Numbers, first: int, last: int, ax: float, ay: float, bx: float, by: float
) -> tuple[float, float]:
    """The same for any simple ring: between two crossings a segment is all inside or all out."""
    inside = 0.0
    enter = NEVER
    t = 0.0
    while t < 1.0:
        following = 1.0
        for k in range(first, last, 2):
            x, y = corners[k], corners[k + 1]
            ex, ey = corners[k + 2] - x, corners[k + 3] - y
            side_a = ex * (ay - y) - ey * (ax - x)
            side_b = ex * (by - y) - ey * (bx - x)
            if (side_a < 0.0) != (side_b < 0.0):
                crossing = side_a / (side_a - side_b)
                if t + 1e-12 < crossing < following:
                    following = crossing
        middle = 0.5 * (t + following)
        if is_inside(corners, first, last, ax + middle * (bx - ax), ay + middle * (by - ay)):
            inside += following - t
            if enter == NEVER:
                enter = t
        t = following
    return inside, enter


@hot
def chord(
    corners: Numbers, first: int, last: int, convex: bool, a: Point, b: Point
) -> tuple[float, float]:
    """The length of a segment strictly inside a ring, and the fraction at which it first enters."""
    (ax, ay), (bx, by) = a, b
    if convex:
        part, enter = convex_chord(corners, first, last, ax, ay, bx, by)
    else:
        part, enter = concave_chord(corners, first, last, ax, ay, bx, by)
    if part == 0.0:
        return 0.0, NEVER
    dx, dy = bx - ax, by - ay
    return part * math.sqrt(dx * dx + dy * dy), enter


@hot
def ring_distance(corners: Numbers, first: int, last: int, x: float, y: float) -> float:
    """The distance from a point to a filled ring: nothing inside it."""
    if is_inside(corners, first, last, x, y):
        return 0.0
    nearest = math.inf
    for k in range(first, last, 2):
        x1, y1 = corners[k], corners[k + 1]
        ex, ey = corners[k + 2] - x1, corners[k + 3] - y1
        dx, dy = x - x1, y - y1
        along = dx * ex + dy * ey
        length2 = ex * ex + ey * ey
        if along >= length2:
            dx -= ex
            dy -= ey
            square = dx * dx + dy * dy
        elif along > 0.0:
            side = ex * dy - ey * dx
            square = side * side / length2
        else:
            square = dx * dx + dy * dy
        if square < nearest:
            nearest = square
    return math.sqrt(nearest)


@hot
def sight_blocker(
    table: Table, a: Point, b: Point, side: float, target: int, ignored: int, nearest: bool
) -> int:
    """What blocks the sight from a to b: the nearest to a, or merely the first one found."""
    pieces, corners, bodies = table.pieces, table.corners, table.bodies
    (ax, ay), (bx, by) = a, b
    dx, dy = bx - ax, by - ay
    length2 = dx * dx + dy * dy
    met = NOTHING
    met_at = NEVER
    for i in range(0, len(bodies), BODY):
        if bodies[i + SIDE] == side or not bodies[i + PRESENT]:
            continue
        vx, vy = bodies[i + X] - ax, bodies[i + Y] - ay
        across = dx * vy - dy * vx
        radius = bodies[i + R] - GRAZED
        reach2 = radius * radius * length2
        if across * across > reach2 or radius <= 0.0:
            continue
        along = vx * dx + vy * dy
        if along < 0.0 or across * across >= reach2:
            if vx * vx + vy * vy >= radius * radius:
                continue
        elif along > length2:
            vx -= dx
            vy -= dy
            if vx * vx + vy * vy >= radius * radius:
                continue
        k = i // BODY
        if k in (target, ignored):
            continue
        if not nearest:
            return 2 * k
        at = 0.0
        if length2 > 0.0:
            at = max(0.0, (along - math.sqrt(reach2 - across * across)) / length2)
        if at < met_at:
            met = 2 * k
            met_at = at
    low_x, high_x = (ax, bx) if ax < bx else (bx, ax)
    low_y, high_y = (ay, by) if ay < by else (by, ay)
    # The corners of a box that lie farthest to the left and to the right of the line.
    left_y, right_y = (NORTH, SOUTH) if dx > 0.0 else (SOUTH, NORTH)
    left_x, right_x = (WEST, EAST) if dy > 0.0 else (EAST, WEST)
    for j in range(0, len(pieces), PIECE):
        if (
            pieces[j + WEST] >= high_x
            or pieces[j + EAST] <= low_x
            or pieces[j + SOUTH] >= high_y
            or pieces[j + NORTH] <= low_y
            or dx * (pieces[j + left_y] - ay) - dy * (pieces[j + left_x] - ax) <= SLACK
            or dx * (pieces[j + right_y] - ay) - dy * (pieces[j + right_x] - ax) >= -SLACK
        ):
            continue
        first, last = int(pieces[j + FIRST]), int(pieces[j + LAST])
        length, at = chord(corners, first, last, pieces[j + CONVEX] > 0.0, a, b)
        if length <= CLIPPED or at >= met_at:
            continue
        if pieces[j + SHELTERING] > 0.0 and (
            is_in_piece(pieces, corners, j, ax, ay) or is_in_piece(pieces, corners, j, bx, by)
        ):
            continue
        met = 2 * int(pieces[j + INDEX]) + 1
        met_at = at
        if not nearest:
            return met
    return met


@hot
def sight_of(table: Table, viewer: int, target: int, nearest: bool) -> int:
    """What blocks the sight from one body to another."""
    bodies, i, j = table.bodies, viewer * BODY, target * BODY
    if not (0 <= i < len(bodies) and 0 <= j < len(bodies)):
        return NO_SUCH_BODY
    a, b = (bodies[i], bodies[i + Y]), (bodies[j], bodies[j + Y])
    return sight_blocker(table, a, b, bodies[i + SIDE], target, viewer, nearest)


# Handing a compiled kernel one argument more costs a fifth of the whole query.
@hot
def nearest_blocker(table: Table, viewer: int, target: int) -> int:
    """What blocks the sight from one body to another, nearest the viewer."""
    return sight_of(table, viewer, target, True)


@hot
def any_blocker(table: Table, viewer: int, target: int) -> int:
    """Whatever blocks the sight from one body to another, the first that is found."""
    return sight_of(table, viewer, target, False)


@hot
def all_gaps(bodies: Numbers, found: Blanks) -> None:
    """Write the gap between every two bodies into `found`, row by row."""
    place = 0
    for i in range(0, len(bodies), BODY):
        x, y, r = bodies[i + X], bodies[i + Y], bodies[i + R]
        for j in range(0, len(bodies), BODY):
            dx, dy = bodies[j + X] - x, bodies[j + Y] - y
            found[place] = math.sqrt(dx * dx + dy * dy) - r - bodies[j + R]
            place += 1


@hot
def sight_links(table: Table, viewer: int, found: Indices, count: int) -> int:
    """Add the enemies a body sees to those found; say how many there are."""
    bodies, i = table.bodies, viewer * BODY
    a, side = (bodies[i + X], bodies[i + Y]), bodies[i + SIDE]
    for j in range(0, len(bodies), BODY):
        if bodies[j + SIDE] == side or not bodies[j + PRESENT]:
            continue
        other, b = j // BODY, (bodies[j + X], bodies[j + Y])
        if sight_blocker(table, a, b, side, other, viewer, False) == NOTHING:
            found[count] = other
            count += 1
    return count


@hot
def all_sight_links(table: Table, found: Indices, ends: Indices) -> int:
    """Write the enemies each body sees into `found`, in turn, and where each list ends."""
    count = 0
    for viewer in range(len(ends)):
        if table.bodies[viewer * BODY + PRESENT]:
            count = sight_links(table, viewer, found, count)
        ends[viewer] = count
    return count


@hot
def disc_entry(vx: float, vy: float, dx: float, dy: float, radius: float, leaving: bool) -> float:
    """The fraction of the leg d at which a point comes nearer than `radius` to the centre v.

    With `leaving`, a point that begins nearer than that only counts as entering if it comes nearer
    still.
    """
    if radius <= 0.0:
        return NEVER
    distance2 = vx * vx + vy * vy
    if distance2 < radius * radius:
        if not leaving:
            return 0.0
        radius = math.sqrt(distance2) - SLACK
        if radius <= 0.0:
            return NEVER
    along = vx * dx + vy * dy
    if along <= 0.0:
        return NEVER
    across = dx * vy - dy * vx
    length2 = dx * dx + dy * dy
    depth = radius * radius * length2 - across * across
    if depth <= 0.0:
        return NEVER
    return max(0.0, (along - math.sqrt(depth)) / length2)


@hot
def ring_entry(
    corners: Numbers, first: int, last: int, a: Point, d: Point, radius: float, leaving: bool
) -> float:
    """The fraction of the leg at which a disc of that radius begins to overlap a filled ring."""
    if radius <= 0.0:
        return NEVER
    (ax, ay), (dx, dy) = a, d
    distance = ring_distance(corners, first, last, ax, ay)
    if distance < radius:
        if not leaving:
            return 0.0
        radius = distance - SLACK
        if radius <= 0.0:
            return NEVER
    entry = NEVER
    for k in range(first, last, 2):
        x, y = corners[k], corners[k + 1]
        ex, ey = corners[k + 2] - x, corners[k + 3] - y
        length2 = ex * ex + ey * ey
        side = ex * (ay - y) - ey * (ax - x)
        turn = ex * dy - ey * dx
        reach = radius * math.sqrt(length2)
        t = NEVER
        if side >= reach and turn < 0.0:
            t = (reach - side) / turn
        elif side <= -reach and turn > 0.0:
            t = (-reach - side) / turn
        if t < entry:
            along = (ax + t * dx - x) * ex + (ay + t * dy - y) * ey
            if 0.0 <= along <= length2:
                entry = t
        t = disc_entry(x - ax, y - ay, dx, dy, radius, False)
        if t < entry:
            entry = t
    return entry


@hot
def edge_entry(start: float, change: float, low: float, high: float, leaving: bool) -> float:
    """The fraction of the leg at which one coordinate leaves the interval from low to high."""
    if not leaving and not low <= start <= high:
        return 0.0
    t = NEVER
    if change < 0.0 and start + change < low:
        t = (low - start) / change
    elif change > 0.0 and start + change > high:
        t = (high - start) / change
    return t if t > 0.0 else 0.0


@hot
def first_hit(table: Table, mover: Mover, a: Point, b: Point, leaving: bool) -> tuple[int, float]:
    """What a base sliding from a to b first overlaps by more than the tolerance, and where.

    With `leaving`, what it overlaps at the start stops it only if it presses on.
    """
    pieces, corners, bodies, width, height = table
    (ax, ay), (bx, by) = a, b
    dx, dy = bx - ax, by - ay
    low_x, high_x = (ax, bx) if ax < bx else (bx, ax)
    low_y, high_y = (ay, by) if ay < by else (by, ay)
    reach = mover.radius - mover.tolerance - SLACK
    met = NOTHING
    met_at = 1.0
    t = min(
        edge_entry(ax, dx, reach, width - reach, leaving),
        edge_entry(ay, dy, reach, height - reach, leaving),
    )
    if t < met_at:
        met = TABLE_EDGE
        met_at = t
    for i in range(0, len(bodies), BODY):
        apart = reach + bodies[i + R]
        x, y = bodies[i + X], bodies[i + Y]
        if (
            low_x - x >= apart
            or x - high_x >= apart
            or low_y - y >= apart
            or y - high_y >= apart
            or not bodies[i + PRESENT]
            or i == mover.which * BODY
        ):
            continue
        t = disc_entry(x - ax, y - ay, dx, dy, apart, leaving)
        if t < met_at:
            met = 2 * (i // BODY)
            met_at = t
    for j in range(0, len(pieces), PIECE):
        if (
            pieces[j + WEST] - high_x >= reach
            or low_x - pieces[j + EAST] >= reach
            or pieces[j + SOUTH] - high_y >= reach
            or low_y - pieces[j + NORTH] >= reach
        ):
            continue
        first, last = int(pieces[j + FIRST]), int(pieces[j + LAST])
        t = ring_entry(corners, first, last, a, (dx, dy), reach, leaving)
        if t < met_at:
            met = 2 * int(pieces[j + INDEX]) + 1
            met_at = t
    return met, met_at


@hot
def clear_run(table: Table, mover: Mover, a: Point, u: Point, limit: float) -> float:
    """How far a base may slide along the unit vector u before it touches something.

    The leg from a to its `lattice_end` is legal; the run is shortened to make it so.
    """
    touching = Mover(mover.which, mover.radius, -SLACK, mover.per_unit)
    b = (a[0] + u[0] * limit, a[1] + u[1] * limit)
    _, at = first_hit(table, touching, a, b, True)
    run = limit * at
    for _ in range(4):
        if run <= 2.0 * SLACK:
            return 0.0
        met, _ = first_hit(table, mover, a, lattice_end(a, u, run, mover.per_unit), False)
        if met == NOTHING:
            return run
        run -= 1.0 / mover.per_unit
    return 0.0


@hot
def clear_runs(
    table: Table, mover: Mover, a: Point, directions: Numbers, limit: float, runs: Blanks
) -> None:
    """The clear run in each direction of a fan (x and y of unit vectors, in turn)."""
    for k in range(len(runs)):
        u = (directions[2 * k], directions[2 * k + 1])
        runs[k] = clear_run(table, mover, a, u, limit)


@hot
def straight_move(
    table: Table, slow: Numbers, mover: Mover, a: Point, u: Point, allowance: Allowance
) -> tuple[Point, int]:
    """The end of a straight move along the unit vector u, as far as it may go.

    Through a slow piece it goes no farther than its rough allowance. The last number is NO_MOVE for
    a move shorter than the least one, else whether slow ground held it back.
    """
    run = clear_run(table, mover, a, u, allowance.open)
    if run < allowance.least:
        return a, NO_MOVE
    b = lattice_end(a, u, run, mover.per_unit)
    held = 0
    if run > allowance.rough and enters_any(slow, table.corners, a, b, ROUGH_TOLERANCE):
        held = 1
        b = lattice_end(a, u, allowance.rough, mover.per_unit)
    dx, dy = b[0] - a[0], b[1] - a[1]
    if math.sqrt(dx * dx + dy * dy) < allowance.least - allowance.rounding:
        return a, NO_MOVE
    return b, held


@hot
def enters_any(pieces: Numbers, corners: Numbers, a: Point, b: Point, tolerance: float) -> bool:
    """Whether more than the tolerance of a leg lies inside any one of these pieces."""
    (ax, ay), (bx, by) = a, b
    low_x, high_x = (ax, bx) if ax < bx else (bx, ax)
    low_y, high_y = (ay, by) if ay < by else (by, ay)
    for j in range(0, len(pieces), PIECE):
        if (
            pieces[j + WEST] >= high_x
            or pieces[j + EAST] <= low_x
            or pieces[j + SOUTH] >= high_y
            or pieces[j + NORTH] <= low_y
        ):
            continue
        first, last = int(pieces[j + FIRST]), int(pieces[j + LAST])
        inside, _ = chord(corners, first, last, pieces[j + CONVEX] > 0.0, a, b)
        if inside > tolerance:
            return True
    return False


@hot
def first_straight_move(
    table: Table,
    slow: Numbers,
    mover: Mover,
    a: Point,
    directions: Numbers,
    first: int,
    wish: float,
    allowance: Allowance,
) -> tuple[Point, int]:
    """The first straight move there is, turning through a fan from one of its directions on.

    In each direction the wished length is tried, then the whole allowance.
    """
    wished = Allowance(wish, allowance.rough, allowance.least, allowance.rounding)
    for turn in range(0, len(directions), 2):
        k = (2 * first + turn) % len(directions)
        u = (directions[k], directions[k + 1])
        b, held = straight_move(table, slow, mover, a, u, wished)
        if held == NO_MOVE and wish < allowance.open:
            b, held = straight_move(table, slow, mover, a, u, allowance)
        if held != NO_MOVE:
            return b, held
    return a, NO_MOVE


@hot
def straight_moves(
    table: Table,
    slow: Numbers,
    mover: Mover,
    a: Point,
    directions: Numbers,
    limits: Numbers,
    allowance: Allowance,
    ends: Blanks,
    held: Indices,
) -> None:
    """Write the end of the straight move in each direction, and what `straight_move` says of it."""
    for k in range(len(held)):
        u = (directions[2 * k], directions[2 * k + 1])
        limited = Allowance(limits[k], allowance.rough, allowance.least, allowance.rounding)
        b, held[k] = straight_move(table, slow, mover, a, u, limited)
        ends[2 * k], ends[2 * k + 1] = b


@hot
def first_landing(
    table: Table, mover: Mover, a: Point, directions: Numbers, first: int, far: float, least: float
) -> tuple[Point, int]:
    """The first place so far away where a base may be put down, turning through a fan."""
    for turn in range(0, len(directions), 2):
        k = (2 * first + turn) % len(directions)
        b = lattice_end(a, (directions[k], directions[k + 1]), far, mover.per_unit)
        dx, dy = b[0] - a[0], b[1] - a[1]
        if math.sqrt(dx * dx + dy * dy) < least:
            continue
        met, _ = first_hit(table, mover, b, b, False)
        if met == NOTHING:
            return b, 0
    return a, NO_MOVE


@hot
def keep_out(
    pieces: Numbers, corners: Numbers, a: Point, directions: Numbers, runs: Blanks
) -> None:
    """Shorten the runs of a fan to where the centre would first enter one of the pieces."""
    for k in range(len(runs)):
        ux, uy = directions[2 * k], directions[2 * k + 1]
        for j in range(0, len(pieces), PIECE):
            first, last = int(pieces[j + FIRST]), int(pieces[j + LAST])
            b = (a[0] + ux * runs[k], a[1] + uy * runs[k])
            inside, enter = chord(corners, first, last, pieces[j + CONVEX] > 0.0, a, b)
            if inside > SLACK:
                runs[k] = enter * runs[k]


@hot
def open_ways(
    table: Table,
    avoided: Numbers,
    mover: Mover,
    a: Point,
    ends: Numbers,
    left: Numbers,
    cost: float,
    limit: float,
    is_open: Indices,
) -> None:
    """Of the ends still marked 1, unmark those that no legal straight leg from a leads to.

    A leg may overlap nothing, and its centre may not enter an avoided piece. With what it has cost
    to come to a, and what is left at least from the end on, it keeps within the limit.
    """
    for k in range(len(is_open)):
        if is_open[k] == 1:
            b = (ends[2 * k], ends[2 * k + 1])
            dx, dy = b[0] - a[0], b[1] - a[1]
            if cost + math.sqrt(dx * dx + dy * dy) + left[k] > limit:
                is_open[k] = 0
                continue
            met, _ = first_hit(table, mover, a, b, False)
            if met != NOTHING or enters_any(avoided, table.corners, a, b, SLACK):
                is_open[k] = 0


@hot
def may_turn_at(
    table: Table, avoided: Numbers, mover: Mover, search: Search, x: float, y: float
) -> bool:
    """Whether a point lies on no longer a way than is allowed, and the base may stand there."""
    (ax, ay), (bx, by) = search.start, search.goal
    far = math.sqrt((x - ax) * (x - ax) + (y - ay) * (y - ay))
    if search.has_goal:
        far += math.sqrt((bx - x) * (bx - x) + (by - y) * (by - y))
    if far > search.limit:
        return False
    met, _ = first_hit(table, mover, (x, y), (x, y), False)
    if met != NOTHING:
        return False
    for j in range(0, len(avoided), PIECE):
        if is_in_piece(avoided, table.corners, j, x, y):
            return False
    return True


@hot
def turning_points(
    table: Table,
    avoided: Numbers,
    mover: Mover,
    search: Search,
    circle: Numbers,
    before: Numbers,
    after: Numbers,
    found: Blanks,
) -> int:
    """Write the points a search may turn at into `found`, and say how many numbers these are.

    They come in the order of what they are chosen from: the points `before`, those around every
    body in the directions of a `circle`, those `after`.
    """
    bodies, count = table.bodies, 0
    for k in range(0, len(before), 2):
        if may_turn_at(table, avoided, mover, search, before[k], before[k + 1]):
            found[count], found[count + 1] = before[k], before[k + 1]
            count += 2
    ax, ay = search.start
    for i in range(0, len(bodies), BODY):
        if not bodies[i + PRESENT] or i == mover.which * BODY:
            continue
        reach = (mover.radius + bodies[i + R] + search.spare) / search.stretch
        cx, cy = bodies[i + X], bodies[i + Y]
        # One point more than the reach for the rounding: no point of the circle is nearer.
        far = search.limit + reach + 1.0
        if cx - ax > far or ax - cx > far or cy - ay > far or ay - cy > far:
            continue
        for k in range(0, len(circle), 2):
            x = snapped(cx + reach * circle[k], mover.per_unit)
            y = snapped(cy + reach * circle[k + 1], mover.per_unit)
            if may_turn_at(table, avoided, mover, search, x, y):
                found[count], found[count + 1] = x, y
                count += 2
    for k in range(0, len(after), 2):
        if may_turn_at(table, avoided, mover, search, after[k], after[k + 1]):
            found[count], found[count + 1] = after[k], after[k + 1]
            count += 2
    return count


@hot
def takes_bend(
    table: Table, avoided: Numbers, mover: Mover, a: Point, b: Point, c: Point, spare: float
) -> bool:
    """Whether a base may go from a to b and on to c, and keeps out of the avoided pieces."""
    met, _ = first_hit(table, mover, a, b, False)
    if met != NOTHING:
        return False
    met, _ = first_hit(table, mover, b, c, False)
    if met != NOTHING:
        return False
    for j in range(0, len(avoided), PIECE):
        first, last = int(avoided[j + FIRST]), int(avoided[j + LAST])
        is_convex = avoided[j + CONVEX] > 0.0
        inside, _ = chord(table.corners, first, last, is_convex, a, b)
        farther, _ = chord(table.corners, first, last, is_convex, b, c)
        if inside + farther > spare:
            return False
    return True


@hot
def drawn_in(
    table: Table, avoided: Numbers, mover: Mover, a: Point, corner: Point, c: Point, spare: float
) -> Point:
    """The corner of a way from a to c moved towards the straight line as far as is legal."""
    (ax, ay), (x, y), (cx, cy) = a, corner, c
    dx, dy = cx - ax, cy - ay
    if dx == 0.0 and dy == 0.0:
        return corner
    share = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)
    share = min(1.0, max(0.0, share))
    foot_x, foot_y = ax + share * dx, ay + share * dy
    best = corner
    low, high = 0.0, 1.0
    for _ in range(7):
        middle = (low + high) / 2
        px = snapped(x + middle * (foot_x - x), mover.per_unit)
        py = snapped(y + middle * (foot_y - y), mover.per_unit)
        is_shorter = way_by(a, (px, py), c) <= way_by(a, best, c)
        if is_shorter and takes_bend(table, avoided, mover, a, (px, py), c, spare):
            best = (px, py)
            low = middle
        else:
            high = middle
    return best


@hot
def way_by(a: Point, b: Point, c: Point) -> float:
    """How far it is from a to c by way of b."""
    (ax, ay), (bx, by), (cx, cy) = a, b, c
    return math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay)) + math.sqrt(
        (cx - bx) * (cx - bx) + (cy - by) * (cy - by)
    )
