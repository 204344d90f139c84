"""The geometry that must be fast, written once for plain and for compiled running.

Everything is a flat column of numbers (a list, or an array when compiled):

- `bodies`: five numbers per base (X, Y, R, SIDE, PRESENT);
- `pieces`: nine numbers per piece of terrain: its box (WEST, SOUTH, EAST, NORTH), where its corners
  FIRST begin and LAST end, whether it is CONVEX, whether it is SHELTERING, and its INDEX;
- `corners`: x and y of every corner, counter-clockwise, each ring closed by its first corner again.

What is met is told as one number: -1 nothing, -2 the edge of the table,
-3 that there is no such body, 2i body i, 2j+1 piece j.

Callers give coordinates on a lattice far coarser than SLACK, the margin below which two numbers are
the same: on such points a rounding error can never decide a question.
"""

from __future__ import annotations

import math

from grognard.table.compiled import Blanks, Indices, Numbers, hot

BODY = 5
X, Y, R, SIDE, PRESENT = range(5)
PIECE = 9
WEST, SOUTH, EAST, NORTH, FIRST, LAST, CONVEX, SHELTERING, INDEX = range(9)

NOTHING = -1
TABLE_EDGE = -2
NO_SUCH_BODY = -3
NO_MOVE = -1
SLACK = 1e-9
GRAZED = 0.001 + SLACK
"""A line of sight may come this near to the inside of a base."""
CLIPPED = 0.01 + SLACK
"""So much of a line of sight may lie inside a piece of terrain."""
NEVER = 2.0
"""A fraction of a leg that lies beyond its end."""


@hot
def is_inside(corners: Numbers, first: int, last: int, x: float, y: float) -> bool:
    """Whether a point lies strictly inside a ring."""
    inside = False
    for k in range(first, last, 2):
        x1, y1, x2, y2 = corners[k], corners[k + 1], corners[k + 2], corners[k + 3]
        side = (x2 - x1) * (y - y1) - (y2 - y1) * (x - x1)
        if (
            -SLACK <= side <= SLACK
            and min(x1, x2) - SLACK <= x <= max(x1, x2) + SLACK
            and min(y1, y2) - SLACK <= y <= max(y1, y2) + SLACK
        ):
            return False
        if (y1 > y) != (y2 > y) and (side > 0.0) == (y2 > y1):
            inside = not inside
    return inside


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
    corners: Numbers,
    first: int,
    last: int,
    convex: bool,
    ax: float,
    ay: float,
    bx: float,
    by: float,
) -> tuple[float, float]:
    """The length of a segment strictly inside a ring, and the fraction at which it first enters."""
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
    pieces: Numbers,
    corners: Numbers,
    bodies: Numbers,
    ax: float,
    ay: float,
    bx: float,
    by: float,
    side: float,
    target: int,
    ignored: int,
    nearest: bool,
) -> int:
    """What blocks the sight from a to b: the nearest to a, or merely the first one found."""
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
        length, at = chord(corners, first, last, pieces[j + CONVEX] > 0.0, ax, ay, bx, by)
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
def sight_of(
    pieces: Numbers,
    corners: Numbers,
    bodies: Numbers,
    viewer: int,
    target: int,
    nearest: bool,
) -> int:
    """What blocks the sight from one body to another."""
    i, j = viewer * BODY, target * BODY
    if not (0 <= i < len(bodies) and 0 <= j < len(bodies)):
        return NO_SUCH_BODY
    return sight_blocker(
        pieces, corners, bodies, bodies[i], bodies[i + Y], bodies[j], bodies[j + Y],
        bodies[i + SIDE], target, viewer, nearest,
    )  # fmt: skip


# Handing a compiled kernel one argument more costs a fifth of the whole query.
@hot
def nearest_blocker(
    pieces: Numbers, corners: Numbers, bodies: Numbers, viewer: int, target: int
) -> int:
    """What blocks the sight from one body to another, nearest the viewer."""
    return sight_of(pieces, corners, bodies, viewer, target, True)


@hot
def any_blocker(
    pieces: Numbers, corners: Numbers, bodies: Numbers, viewer: int, target: int
) -> int:
    """Whatever blocks the sight from one body to another, the first that is found."""
    return sight_of(pieces, corners, bodies, viewer, target, False)


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
def all_sight_links(
    pieces: Numbers,
    corners: Numbers,
    bodies: Numbers,
    found: Indices,
    ends: Indices,
) -> int:
    """Write the enemies each body sees into `found`, in turn, and where each list ends."""
    count = 0
    for i in range(0, len(bodies), BODY):
        which = i // BODY
        if bodies[i + PRESENT]:
            x, y, side = bodies[i + X], bodies[i + Y], bodies[i + SIDE]
            for j in range(0, len(bodies), BODY):
                if bodies[j + SIDE] == side or not bodies[j + PRESENT]:
                    continue
                other = j // BODY
                met = sight_blocker(
                    pieces, corners, bodies, x, y, bodies[j + X], bodies[j + Y], side,
                    other, which, False,
                )  # fmt: skip
                if met == NOTHING:
                    found[count] = other
                    count += 1
        ends[which] = count
    return count


@hot
def sight_links(
    pieces: Numbers,
    corners: Numbers,
    bodies: Numbers,
    which: int,
    outward: bool,
    found: Indices,
) -> int:
    """Write the enemies a body sees (or, inward, that see it) into `found`; say how many."""
    mine = which * BODY
    x, y, side = bodies[mine + X], bodies[mine + Y], bodies[mine + SIDE]
    count = 0
    for i in range(0, len(bodies), BODY):
        theirs = bodies[i + SIDE]
        if theirs == side or not bodies[i + PRESENT]:
            continue
        ox, oy = bodies[i + X], bodies[i + Y]
        other = i // BODY
        if outward:
            met = sight_blocker(
                pieces, corners, bodies, x, y, ox, oy, side, other, which, False,
            )  # fmt: skip
        else:
            met = sight_blocker(
                pieces, corners, bodies, ox, oy, x, y, theirs, which, other, False,
            )  # fmt: skip
        if met == NOTHING:
            found[count] = other
            count += 1
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
    corners: Numbers,
    first: int,
    last: int,
    ax: float,
    ay: float,
    dx: float,
    dy: float,
    radius: float,
    leaving: bool,
) -> float:
    """The fraction of the leg at which a disc of that radius begins to overlap a filled ring."""
    if radius <= 0.0:
        return NEVER
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
def first_hit(
    pieces: Numbers,
    corners: Numbers,
    bodies: Numbers,
    width: float,
    height: float,
    ax: float,
    ay: float,
    bx: float,
    by: float,
    radius: float,
    mover: int,
    tolerance: float,
    leaving: bool,
) -> tuple[int, float]:
    """What a base sliding from a to b first overlaps by more than the tolerance, and where.

    With `leaving`, what it overlaps at the start stops it only if it presses on.
    """
    dx, dy = bx - ax, by - ay
    low_x, high_x = (ax, bx) if ax < bx else (bx, ax)
    low_y, high_y = (ay, by) if ay < by else (by, ay)
    reach = radius - tolerance - SLACK
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
            or i == mover * BODY
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
        t = ring_entry(corners, first, last, ax, ay, dx, dy, reach, leaving)
        if t < met_at:
            met = 2 * int(pieces[j + INDEX]) + 1
            met_at = t
    return met, met_at


@hot
def snapped(value: float, per_unit: float) -> float:
    """The nearest lattice value, halves upwards."""
    return math.floor(value * per_unit + 0.5) / per_unit


@hot
def lattice_end(
    ax: float, ay: float, ux: float, uy: float, run: float, per_unit: float
) -> tuple[float, float]:
    """The lattice point nearest the end of a run, no farther from its start than the run goes."""
    bx, by = snapped(ax + ux * run, per_unit), snapped(ay + uy * run, per_unit)
    dx, dy = bx - ax, by - ay
    if dx * dx + dy * dy > run * run + SLACK:
        # Nearest rounding moves a point by less than 0.7072 of a step.
        shorter = max(0.0, run - 0.7072 / per_unit)
        bx, by = snapped(ax + ux * shorter, per_unit), snapped(ay + uy * shorter, per_unit)
    return bx, by


@hot
def clear_run(
    pieces: Numbers,
    corners: Numbers,
    bodies: Numbers,
    width: float,
    height: float,
    ax: float,
    ay: float,
    ux: float,
    uy: float,
    radius: float,
    mover: int,
    limit: float,
    tolerance: float,
    per_unit: float,
) -> float:
    """How far a base may slide along the unit vector u before it touches something.

    The leg from a to its `lattice_end` is legal; the run is shortened to make it so.
    """
    bx, by = ax + ux * limit, ay + uy * limit
    _, at = first_hit(
        pieces, corners, bodies, width, height, ax, ay, bx, by, radius, mover, -SLACK, True
    )
    run = limit * at
    for _ in range(4):
        if run <= 2.0 * SLACK:
            return 0.0
        bx, by = lattice_end(ax, ay, ux, uy, run, per_unit)
        met, _ = first_hit(
            pieces, corners, bodies, width, height, ax, ay, bx, by, radius, mover, tolerance, False
        )
        if met == NOTHING:
            return run
        run -= 1.0 / per_unit
    return 0.0


@hot
def clear_runs(
    pieces: Numbers,
    corners: Numbers,
    bodies: Numbers,
    width: float,
    height: float,
    ax: float,
    ay: float,
    directions: Numbers,
    radius: float,
    mover: int,
    limit: float,
    tolerance: float,
    per_unit: float,
    runs: Blanks,
) -> None:
    """The clear run in each direction of a fan (x and y of unit vectors, in turn)."""
    for k in range(len(runs)):
        runs[k] = clear_run(
            pieces, corners, bodies, width, height, ax, ay,
            directions[2 * k], directions[2 * k + 1],
            radius, mover, limit, tolerance, per_unit,
        )  # fmt: skip


@hot
def straight_move(
    pieces: Numbers,
    slow: Numbers,
    corners: Numbers,
    bodies: Numbers,
    width: float,
    height: float,
    ax: float,
    ay: float,
    ux: float,
    uy: float,
    radius: float,
    mover: int,
    limit: float,
    slow_limit: float,
    least: float,
    rounding: float,
    tolerance: float,
    slow_tolerance: float,
    per_unit: float,
) -> tuple[float, float, int]:
    """The end of a straight move along the unit vector u, as far as it may go.

    Through a slow piece it goes no farther than the slow limit. The last number is NO_MOVE for a
    move shorter than the least one, else whether slow ground held it back.
    """
    run = clear_run(
        pieces, corners, bodies, width, height, ax, ay, ux, uy,
        radius, mover, limit, tolerance, per_unit,
    )  # fmt: skip
    if run < least:
        return ax, ay, NO_MOVE
    bx, by = lattice_end(ax, ay, ux, uy, run, per_unit)
    held = 0
    if run > slow_limit and is_slowed(slow, corners, ax, ay, bx, by, slow_tolerance):
        held = 1
        bx, by = lattice_end(ax, ay, ux, uy, slow_limit, per_unit)
    dx, dy = bx - ax, by - ay
    if math.sqrt(dx * dx + dy * dy) < least - rounding:
        return ax, ay, NO_MOVE
    return bx, by, held


@hot
def is_slowed(
    slow: Numbers, corners: Numbers, ax: float, ay: float, bx: float, by: float, tolerance: float
) -> bool:
    """Whether more than the tolerance of a leg lies inside any one of these pieces."""
    low_x, high_x = (ax, bx) if ax < bx else (bx, ax)
    low_y, high_y = (ay, by) if ay < by else (by, ay)
    for j in range(0, len(slow), PIECE):
        if (
            slow[j + WEST] >= high_x
            or slow[j + EAST] <= low_x
            or slow[j + SOUTH] >= high_y
            or slow[j + NORTH] <= low_y
        ):
            continue
        first, last = int(slow[j + FIRST]), int(slow[j + LAST])
        inside, _ = chord(corners, first, last, slow[j + CONVEX] > 0.0, ax, ay, bx, by)
        if inside > tolerance:
            return True
    return False


@hot
def first_straight_move(
    pieces: Numbers,
    slow: Numbers,
    corners: Numbers,
    bodies: Numbers,
    width: float,
    height: float,
    ax: float,
    ay: float,
    directions: Numbers,
    first: int,
    radius: float,
    mover: int,
    wish: float,
    limit: float,
    slow_limit: float,
    least: float,
    rounding: float,
    tolerance: float,
    slow_tolerance: float,
    per_unit: float,
) -> tuple[float, float, int]:
    """The first straight move there is, turning through a fan from one of its directions on.

    In each direction the wished length is tried, then the whole limit.
    """
    for turn in range(0, len(directions), 2):
        k = (2 * first + turn) % len(directions)
        reach = wish
        while True:
            bx, by, held = straight_move(
                pieces, slow, corners, bodies, width, height, ax, ay,
                directions[k], directions[k + 1], radius, mover, reach, slow_limit,
                least, rounding, tolerance, slow_tolerance, per_unit,
            )  # fmt: skip
            if held != NO_MOVE:
                return bx, by, held
            if reach >= limit:
                break
            reach = limit
    return ax, ay, NO_MOVE


@hot
def straight_moves(
    pieces: Numbers,
    slow: Numbers,
    corners: Numbers,
    bodies: Numbers,
    width: float,
    height: float,
    ax: float,
    ay: float,
    directions: Numbers,
    limits: Numbers,
    radius: float,
    mover: int,
    slow_limit: float,
    least: float,
    rounding: float,
    tolerance: float,
    slow_tolerance: float,
    per_unit: float,
    ends: Blanks,
    held: Indices,
) -> None:
    """Write the end of the straight move in each direction, and what `straight_move` says of it."""
    for k in range(len(held)):
        ends[2 * k], ends[2 * k + 1], held[k] = straight_move(
            pieces, slow, corners, bodies, width, height, ax, ay,
            directions[2 * k], directions[2 * k + 1], radius, mover, limits[k], slow_limit,
            least, rounding, tolerance, slow_tolerance, per_unit,
        )  # fmt: skip


@hot
def first_landing(
    pieces: Numbers,
    corners: Numbers,
    bodies: Numbers,
    width: float,
    height: float,
    ax: float,
    ay: float,
    directions: Numbers,
    first: int,
    radius: float,
    mover: int,
    far: float,
    least: float,
    tolerance: float,
    per_unit: float,
) -> tuple[float, float, int]:
    """The first place so far away where a base may be put down, turning through a fan."""
    for turn in range(0, len(directions), 2):
        k = (2 * first + turn) % len(directions)
        bx, by = lattice_end(ax, ay, directions[k], directions[k + 1], far, per_unit)
        dx, dy = bx - ax, by - ay
        if math.sqrt(dx * dx + dy * dy) < least:
            continue
        met, _ = first_hit(
            pieces, corners, bodies, width, height, bx, by, bx, by, radius, mover, tolerance, False
        )
        if met == NOTHING:
            return bx, by, 0
    return ax, ay, NO_MOVE


@hot
def keep_out(
    pieces: Numbers,
    corners: Numbers,
    ax: float,
    ay: float,
    directions: Numbers,
    runs: Blanks,
) -> None:
    """Shorten the runs of a fan to where the centre would first enter one of the pieces."""
    for k in range(len(runs)):
        ux, uy = directions[2 * k], directions[2 * k + 1]
        for j in range(0, len(pieces), PIECE):
            first, last = int(pieces[j + FIRST]), int(pieces[j + LAST])
            bx, by = ax + ux * runs[k], ay + uy * runs[k]
            inside, enter = chord(corners, first, last, pieces[j + CONVEX] > 0.0, ax, ay, bx, by)
            if inside > SLACK:
                runs[k] = enter * runs[k]


@hot
def open_ways(
    pieces: Numbers,
    avoided: Numbers,
    corners: Numbers,
    bodies: Numbers,
    width: float,
    height: float,
    ax: float,
    ay: float,
    ends: Numbers,
    radius: float,
    mover: int,
    tolerance: float,
    is_open: Indices,
) -> None:
    """Of the ends still marked 1, unmark those that no legal straight leg from a leads to.

    A leg may overlap nothing, and its centre may not enter an avoided piece.
    """
    for k in range(len(is_open)):
        if is_open[k] == 0:
            continue
        bx, by = ends[2 * k], ends[2 * k + 1]
        met, _ = first_hit(
            pieces, corners, bodies, width, height, ax, ay, bx, by, radius, mover, tolerance, False
        )
        if met != NOTHING:
            is_open[k] = 0
            continue
        for j in range(0, len(avoided), PIECE):
            first, last = int(avoided[j + FIRST]), int(avoided[j + LAST])
            inside, _ = chord(corners, first, last, avoided[j + CONVEX] > 0.0, ax, ay, bx, by)
            if inside > SLACK:
                is_open[k] = 0
                break
