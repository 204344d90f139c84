"""The geometry of Baroud that must be fast: discs among rectangles and lines (1.23, 4.101-4.121).

Everything is a flat column of numbers, plain or compiled (see ``grognard.table.compiled``):

- ``bodies``: nine numbers per figure (X, Y, R, SIDE, PRESENT, STANDING, ABLE, LEVEL, STEALTH);
- ``areas``: six numbers per rectangle (KIND, WEST, SOUTH, EAST, NORTH, HEIGHT);
- ``lines``: five numbers per line (KIND, AX, AY, BX, BY).

Kernels of all rulesets share one list of names; those of the measuring sticks begin with it.

Positions lie on a lattice of hundredths of a millimetre, far coarser than rounding errors.
"""

import math

from grognard.table.compiled import Numbers, hot

BODY = 9
X, Y, R, SIDE, PRESENT, STANDING, ABLE, LEVEL, STEALTH = range(9)
AREA = 6
KIND, WEST, SOUTH, EAST, NORTH, HEIGHT = range(6)
DIFFICULT, WOODS, RUINS, WALL, WATER, PLATFORM = range(6)
LINE = 5
LINE_KIND, AX, AY, BX, BY = range(5)
OBSTACLE, LADDER = range(2)

HIDDEN, CLEAR, COVERED = range(3)
APART, TOUCHING, ACROSS_OBSTACLE, ACROSS_LADDER = range(4)

MOVE, CHARGE, DISENGAGE, LEAVE = range(4)
MOUNTED, FORESTER, FLYING = 1, 2, 4

(
    LEGAL,
    OFF_TABLE,
    IMPASSABLE,
    THROUGH_ENEMY,
    NEAR_ENEMY,
    ON_FIGURE,
    ON_LINE,
    IN_CONTACT,
    NO_LADDER,
    TOO_FAR,
    NO_LANDING,
) = range(11)

ROUGH, END_LEVEL, END_X, END_Y, DROP = range(5)
MARCH = 5
"""Numbers that ``stick_march`` writes beside its verdict."""

ENGAGED, HELD, CAN_MOVE, CAN_CHARGE, CAN_SHOOT = 1, 2, 4, 8, 16

SAME = 0.01
TOUCH = 0.5
ACROSS = 15.0
ADJOINING = 25.0
DEPTH_OF_WOODS = 75.0
PLACES = 36
"""Places all round a target that a charge is tried to first."""
OVERLAP = 0.02
"""Two bases overlap by more than the lattice can account for."""
NEVER = 2.0


@hot("b1(f8, i8)")
def stick_forbids(kind: float, traits: int) -> bool:
    """Whether ground of that kind may not be entered (2.8, 4.907)."""
    if kind == RUINS:
        return traits & MOUNTED > 0
    return kind in (WALL, WATER)


@hot("UniTuple(f8, 2)(f8, f8, f8, f8, f8, f8, f8, f8)")
def stick_span(
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


@hot("f8(f8, f8, f8, f8, f8, f8)")
def stick_to_segment(px: float, py: float, ax: float, ay: float, bx: float, by: float) -> float:
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


@hot("f8(f8[::1], i8, f8, f8)")
def stick_to_area(areas: Numbers, a: int, x: float, y: float) -> float:
    """The distance from a point to a rectangle: nothing inside it."""
    dx = max(areas[a + WEST] - x, 0.0, x - areas[a + EAST])
    dy = max(areas[a + SOUTH] - y, 0.0, y - areas[a + NORTH])
    return math.sqrt(dx * dx + dy * dy)


@hot("f8(f8[::1], i8, f8, f8, f8, f8)")
def stick_path_to_area(areas: Numbers, a: int, ax: float, ay: float, bx: float, by: float) -> float:
    """The least distance from a segment to a rectangle."""
    west, south, east, north = (
        areas[a + WEST],
        areas[a + SOUTH],
        areas[a + EAST],
        areas[a + NORTH],
    )
    enter, _ = stick_span(west, south, east, north, ax, ay, bx, by)
    if enter != NEVER:
        return 0.0
    least = min(stick_to_area(areas, a, ax, ay), stick_to_area(areas, a, bx, by))
    least = min(least, stick_to_segment(west, south, ax, ay, bx, by))
    least = min(least, stick_to_segment(west, north, ax, ay, bx, by))
    least = min(least, stick_to_segment(east, south, ax, ay, bx, by))
    return min(least, stick_to_segment(east, north, ax, ay, bx, by))


@hot("f8(f8[::1], i8, f8, f8)")
def stick_side(lines: Numbers, k: int, x: float, y: float) -> float:
    """Positive on one side of a line, negative on the other."""
    return (lines[k + BX] - lines[k + AX]) * (y - lines[k + AY]) - (
        lines[k + BY] - lines[k + AY]
    ) * (x - lines[k + AX])


@hot("b1(f8[::1], i8, f8, f8, f8, f8)")
def stick_crosses(lines: Numbers, k: int, ax: float, ay: float, bx: float, by: float) -> bool:
    """Whether the path of a point passes from one side of a line to the other (1.23)."""
    if stick_side(lines, k, ax, ay) * stick_side(lines, k, bx, by) >= 0.0:
        return False
    dx, dy = bx - ax, by - ay
    one = dx * (lines[k + AY] - ay) - dy * (lines[k + AX] - ax)
    other = dx * (lines[k + BY] - ay) - dy * (lines[k + BX] - ax)
    return one * other <= 0.0


@hot("b1(f8[::1], f8, f8, f8, f8, b1, f8, f8, f8)")
def stick_blocked(
    areas: Numbers,
    ax: float,
    ay: float,
    bx: float,
    by: float,
    levels_differ: bool,
    tx: float,
    ty: float,
    target_radius: float,
) -> bool:
    """Whether walls or too much wood stop one sight line (4.120)."""
    woods = 0.0
    low_x, high_x = min(ax, bx), max(ax, bx)
    low_y, high_y = min(ay, by), max(ay, by)
    for a in range(0, len(areas), AREA):
        kind = areas[a + KIND]
        if (kind != WOODS and kind != WALL) or (
            areas[a + WEST] >= high_x
            or areas[a + EAST] <= low_x
            or areas[a + SOUTH] >= high_y
            or areas[a + NORTH] <= low_y
        ):
            continue
        enter, leave = stick_span(
            areas[a + WEST], areas[a + SOUTH], areas[a + EAST], areas[a + NORTH], ax, ay, bx, by
        )
        if enter == NEVER:
            continue
        dx, dy = bx - ax, by - ay
        inside = (leave - enter) * math.sqrt(dx * dx + dy * dy)
        if kind == WALL:
            if inside > SAME:
                return True
        elif (
            not levels_differ or stick_to_area(areas, a, tx, ty) <= target_radius + ADJOINING + SAME
        ):
            woods += inside
    return woods > DEPTH_OF_WOODS + SAME


@hot("b1(f8[::1], f8[::1], f8, f8, f8, f8, f8, i8)")
def stick_seen(
    areas: Numbers,
    bodies: Numbers,
    limit: float,
    ox: float,
    oy: float,
    observer_radius: float,
    observer_level: float,
    target: int,
) -> bool:
    """Whether a figure is seen at all: one sight line of three is enough (4.120)."""
    i = target * BODY
    tx, ty, radius = bodies[i + X], bodies[i + Y], bodies[i + R]
    dx, dy = tx - ox, ty - oy
    centres = math.sqrt(dx * dx + dy * dy)
    if centres - observer_radius - radius > limit + SAME:
        return False
    differ = observer_level != bodies[i + LEVEL]
    if centres == 0.0 or not stick_blocked(areas, ox, oy, tx, ty, differ, tx, ty, radius):
        return True
    nx, ny = -dy / centres * radius, dx / centres * radius
    return not (
        stick_blocked(areas, ox, oy, tx + nx, ty + ny, differ, tx, ty, radius)
        and stick_blocked(areas, ox, oy, tx - nx, ty - ny, differ, tx, ty, radius)
    )


@hot("i8(f8[::1], f8[::1], f8[::1], f8, f8, f8, f8, f8, i8, i8)")
def stick_sight(
    areas: Numbers,
    lines: Numbers,
    bodies: Numbers,
    limit: float,
    ox: float,
    oy: float,
    observer_radius: float,
    observer_level: float,
    observer: int,
    target: int,
) -> int:
    """HIDDEN, CLEAR or COVERED: three sight lines, then what else gives cover (4.120, 4.121)."""
    i = target * BODY
    tx, ty, radius = bodies[i + X], bodies[i + Y], bodies[i + R]
    dx, dy = tx - ox, ty - oy
    centres = math.sqrt(dx * dx + dy * dy)
    if centres - observer_radius - radius > limit + SAME:
        return HIDDEN
    differ = observer_level != bodies[i + LEVEL]
    blocked = 0
    if stick_blocked(areas, ox, oy, tx, ty, differ, tx, ty, radius):
        blocked += 1
    if centres > 0.0:
        nx, ny = -dy / centres * radius, dx / centres * radius
        if stick_blocked(areas, ox, oy, tx + nx, ty + ny, differ, tx, ty, radius):
            blocked += 1
        if stick_blocked(areas, ox, oy, tx - nx, ty - ny, differ, tx, ty, radius):
            blocked += 1
        if blocked == 3:
            return HIDDEN
    if blocked > 0:
        return COVERED
    for a in range(0, len(areas), AREA):
        if (areas[a + KIND] == WOODS or areas[a + KIND] == RUINS) and (
            areas[a + WEST] < tx < areas[a + EAST] and areas[a + SOUTH] < ty < areas[a + NORTH]
        ):
            return COVERED
    for k in range(0, len(lines), LINE):
        if (
            lines[k + LINE_KIND] == OBSTACLE
            and stick_crosses(lines, k, ox, oy, tx, ty)
            and stick_to_segment(tx, ty, lines[k + AX], lines[k + AY], lines[k + BX], lines[k + BY])
            <= radius + ADJOINING + SAME
        ):
            return COVERED
    for other in range(0, len(bodies), BODY):
        if not bodies[other + STANDING] or other == i or other == observer * BODY:
            continue
        reach = bodies[other + R]
        away = stick_to_segment(bodies[other + X], bodies[other + Y], ox, oy, tx, ty)
        # The half chord of the sight line through the base.
        if away < reach and reach * reach - away * away > 0.25 * SAME * SAME:
            return COVERED
    return CLEAR


@hot("i8(f8[::1], f8[::1], f8[::1], f8, i8, f8[::1])")
def stick_sights(
    areas: Numbers,
    lines: Numbers,
    bodies: Numbers,
    limit: float,
    observer: int,
    found: list[float],
) -> int:
    """Write how each enemy is seen into ``found``; say how many are."""
    o = observer * BODY
    count = 0
    for i in range(0, len(bodies), BODY):
        k = i // BODY
        found[k] = HIDDEN
        if not bodies[i + PRESENT] or bodies[i + SIDE] == bodies[o + SIDE]:
            continue
        seen = stick_sight(
            areas, lines, bodies, limit, bodies[o + X], bodies[o + Y], bodies[o + R],
            bodies[o + LEVEL], observer, k,
        )  # fmt: skip
        found[k] = seen
        if seen != HIDDEN:
            count += 1
    return count


@hot("b1(f8[::1], f8[::1], f8, i8)")
def stick_watched(areas: Numbers, bodies: Numbers, limit: float, target: int) -> bool:
    """Whether any able enemy sees a figure (4.310)."""
    t = target * BODY
    for i in range(0, len(bodies), BODY):
        if not bodies[i + ABLE] or bodies[i + SIDE] == bodies[t + SIDE]:
            continue
        if stick_seen(
            areas, bodies, limit, bodies[i + X], bodies[i + Y], bodies[i + R],
            bodies[i + LEVEL], target,
        ):  # fmt: skip
            return True
    return False


@hot("i8(f8[::1], f8[::1], f8, f8, f8, f8, i8)")
def stick_contact(
    lines: Numbers, bodies: Numbers, x: float, y: float, radius: float, level: float, j: int
) -> int:
    """How a base at a place would be in contact with figure j (1.9)."""
    k = j * BODY
    ox, oy, reach = bodies[k + X], bodies[k + Y], bodies[k + R]
    dx, dy = ox - x, oy - y
    most = radius + reach + ACROSS + SAME
    if dx > most or dx < -most or dy > most or dy < -most:
        return APART
    gap = math.sqrt(dx * dx + dy * dy) - radius - reach
    if gap > ACROSS + SAME:
        return APART
    for m in range(0, len(lines), LINE):
        is_ladder = lines[m + LINE_KIND] == LADDER
        if is_ladder == (level == bodies[k + LEVEL]):
            continue
        lax, lay, lbx, lby = lines[m + AX], lines[m + AY], lines[m + BX], lines[m + BY]
        if (
            stick_side(lines, m, x, y) * stick_side(lines, m, ox, oy) < 0.0
            and stick_to_segment(x, y, lax, lay, lbx, lby) <= radius + TOUCH
            and stick_to_segment(ox, oy, lax, lay, lbx, lby) <= reach + TOUCH
        ):
            return ACROSS_LADDER if is_ladder else ACROSS_OBSTACLE
    if gap <= TOUCH and level == bodies[k + LEVEL]:
        return TOUCHING
    return APART


@hot("i8(f8[::1], f8[::1], i8, f8, f8, f8, f8[::1])")
def stick_contacts(
    lines: Numbers, bodies: Numbers, i: int, x: float, y: float, level: float, found: list[float]
) -> int:
    """Write the enemies that a figure at a place is in contact with into ``found``; how many."""
    b = i * BODY
    count = 0
    for k in range(0, len(bodies), BODY):
        if not bodies[k + PRESENT] or bodies[k + SIDE] == bodies[b + SIDE]:
            continue
        if stick_contact(lines, bodies, x, y, bodies[b + R], level, k // BODY) != APART:
            found[count] = k // BODY
            count += 1
    return count


@hot("i8(f8[::1], f8, f8, f8)")
def stick_platform(areas: Numbers, x: float, y: float, radius: float) -> int:
    """The platform that holds a whole base, or -1."""
    margin = radius - TOUCH
    for a in range(0, len(areas), AREA):
        if (
            areas[a + KIND] == PLATFORM
            and areas[a + WEST] + margin <= x <= areas[a + EAST] - margin
            and areas[a + SOUTH] + margin <= y <= areas[a + NORTH] - margin
        ):
            return a
    return -1


@hot("i8(f8[::1], f8[::1], f8[::1], f8, f8, i8, f8, f8, f8, f8, i8)")
def stick_rest(
    areas: Numbers,
    lines: Numbers,
    bodies: Numbers,
    width: float,
    height: float,
    i: int,
    x: float,
    y: float,
    radius: float,
    level: float,
    traits: int,
) -> int:
    """Why a base may not rest at a place, or LEGAL (1.23, 4.104)."""
    margin = radius - SAME
    if x < margin or y < margin or x > width - margin or y > height - margin:
        return OFF_TABLE
    platform = stick_platform(areas, x, y, radius)
    if (platform >= 0) != (level > 0.0):
        return NO_LADDER
    for a in range(0, len(areas), AREA):
        kind = areas[a + KIND]
        if kind == PLATFORM:
            if a != platform and stick_to_area(areas, a, x, y) < radius - TOUCH:
                return ON_LINE
        elif stick_forbids(kind, traits) and stick_to_area(areas, a, x, y) < margin:
            return IMPASSABLE
    for k in range(0, len(lines), LINE):
        away = stick_to_segment(x, y, lines[k + AX], lines[k + AY], lines[k + BX], lines[k + BY])
        if away < radius - TOUCH:
            return ON_LINE
    for k in range(0, len(bodies), BODY):
        if not bodies[k + PRESENT] or k == i * BODY:
            continue
        apart = radius + bodies[k + R] - OVERLAP
        dx, dy = bodies[k + X] - x, bodies[k + Y] - y
        if dx * dx + dy * dy < apart * apart:
            return ON_FIGURE
    return LEGAL


@hot("b1(f8[::1], f8[::1], f8, f8, f8, f8, f8, i8)")
def stick_rough(
    areas: Numbers,
    lines: Numbers,
    ax: float,
    ay: float,
    bx: float,
    by: float,
    radius: float,
    traits: int,
) -> bool:
    """Whether a move touches difficult ground or crosses a line (4.102, 4.107)."""
    if traits & FLYING:
        return False
    for a in range(0, len(areas), AREA):
        kind = areas[a + KIND]
        if (
            kind in (DIFFICULT, RUINS) or (kind == WOODS and not traits & FORESTER)
        ) and stick_path_to_area(areas, a, ax, ay, bx, by) < radius - SAME:
            return True
    for k in range(0, len(lines), LINE):  # noqa: SIM110 (a compiled kernel has no generators)
        if stick_crosses(lines, k, ax, ay, bx, by):
            return True
    return False


@hot("f8(f8[::1], i8, f8, f8, f8, f8, f8)")
def stick_clear_of(
    areas: Numbers, a: int, ax: float, ay: float, bx: float, by: float, radius: float
) -> float:
    """The fraction of a path at which a base coming off a platform is first clear of it."""
    if stick_to_area(areas, a, bx, by) < radius:
        return NEVER
    low, high = 0.0, 1.0
    for _ in range(40):
        middle = 0.5 * (low + high)
        if stick_to_area(areas, a, ax + middle * (bx - ax), ay + middle * (by - ay)) < radius:
            low = middle
        else:
            high = middle
    return high


@hot("i8(f8[::1], f8[::1], f8[::1], f8, f8, i8, f8, f8, f8, f8, i8, i8, f8, f8, f8[::1])")
def stick_march(
    areas: Numbers,
    lines: Numbers,
    bodies: Numbers,
    width: float,
    height: float,
    i: int,
    ax: float,
    ay: float,
    bx: float,
    by: float,
    how: int,
    traits: int,
    stick: float,
    rough_stick: float,
    told: list[float],
) -> int:
    """Why a straight move is not legal, or LEGAL; ``told`` says how it would go (4.101-4.109)."""
    b = i * BODY
    radius, level, side = bodies[b + R], bodies[b + LEVEL], bodies[b + SIDE]
    flies = traits & FLYING
    here = -1
    if level > 0.0:
        here = stick_platform(areas, ax, ay, radius)
    there = stick_platform(areas, bx, by, radius)
    told[DROP] = 0.0
    if not flies and here != there:
        by_ladder = False
        for k in range(0, len(lines), LINE):
            if lines[k + LINE_KIND] == LADDER and stick_crosses(lines, k, ax, ay, bx, by):
                by_ladder = True
        if not by_ladder:
            if here < 0 or there >= 0 or how == CHARGE:
                return NO_LADDER
            t = stick_clear_of(areas, here, ax, ay, bx, by, radius)
            if t == NEVER:
                return NO_LANDING
            bx = math.ceil((ax + t * (bx - ax)) * 100.0 - 0.5) / 100.0
            by = math.ceil((ay + t * (by - ay)) * 100.0 - 0.5) / 100.0
            told[DROP] = level
    end_level = 0.0
    if there >= 0:
        end_level = areas[there + HEIGHT]
    told[END_LEVEL] = end_level
    told[END_X] = bx
    told[END_Y] = by
    rough = stick_rough(areas, lines, ax, ay, bx, by, radius, traits)
    told[ROUGH] = 1.0 if rough else 0.0
    dx, dy = bx - ax, by - ay
    allowed = rough_stick if rough else stick
    if math.sqrt(dx * dx + dy * dy) > allowed + SAME:
        return TOO_FAR
    if how != LEAVE:
        fault = stick_rest(
            areas, lines, bodies, width, height, i, bx, by, radius, end_level, traits
        )
        if fault != LEGAL:
            return NO_LANDING if told[DROP] > 0.0 else fault
    if not flies:
        for a in range(0, len(areas), AREA):
            kind = areas[a + KIND]
            if kind == PLATFORM:
                if (
                    a != here
                    and a != there
                    and (stick_path_to_area(areas, a, ax, ay, bx, by) < radius - TOUCH)
                ):
                    return IMPASSABLE
            elif (
                stick_forbids(kind, traits)
                and stick_path_to_area(areas, a, ax, ay, bx, by) < radius - SAME
            ):
                return IMPASSABLE
        if traits & MOUNTED:
            for k in range(0, len(lines), LINE):
                if lines[k + LINE_KIND] == LADDER and stick_crosses(lines, k, ax, ay, bx, by):
                    return IMPASSABLE
    for k in range(0, len(bodies), BODY):
        if not bodies[k + PRESENT] or bodies[k + SIDE] == side:
            continue
        reach = radius + bodies[k + R]
        near = reach + ACROSS + 1.0
        ex, ey = bodies[k + X], bodies[k + Y]
        if (
            ex - max(ax, bx) > near
            or min(ax, bx) - ex > near
            or ey - max(ay, by) > near
            or min(ay, by) - ey > near
        ):
            continue
        gap = stick_to_segment(ex, ey, ax, ay, bx, by) - reach
        if not flies and gap < -OVERLAP:
            return THROUGH_ENEMY
        if how in (CHARGE, LEAVE):
            continue
        j = k // BODY
        was = stick_contact(lines, bodies, ax, ay, radius, level, j) != APART
        leaving = was and dx * (ex - ax) + dy * (ey - ay) <= 0.0
        if not flies and gap <= TOUCH and bodies[k + ABLE] and not leaving:
            return NEAR_ENEMY
        if stick_contact(lines, bodies, bx, by, radius, end_level, j) != APART and (
            how == DISENGAGE or not leaving
        ):
            return IN_CONTACT
    return LEGAL


@hot("i8(f8[::1], f8[::1], f8[::1], f8, f8, i8, i8, i8, f8, f8, f8[::1], f8[::1])")
def stick_charge(
    areas: Numbers,
    lines: Numbers,
    bodies: Numbers,
    width: float,
    height: float,
    i: int,
    j: int,
    traits: int,
    stick: float,
    rough_stick: float,
    fan: Numbers,
    told: list[float],
) -> int:
    """Look for a legal end of a charge of i on j; ``told`` holds the way there (4.122).

    The straight way is tried first, then places all round the target, then the far sides of
    the lines the target leans on. What these miss is a gap between two of the places: they are
    looked for so densely, as far off as contact allows, that a gap still missed is narrower
    than the half millimetre that decides what contact is (1.9).
    """
    b, t = i * BODY, j * BODY
    ax, ay, radius = bodies[b + X], bodies[b + Y], bodies[b + R]
    tx, ty, reach = bodies[t + X], bodies[t + Y], bodies[t + R]
    dx, dy = tx - ax, ty - ay
    centres = math.sqrt(dx * dx + dy * dy)
    apart = radius + reach
    if centres - apart > stick + ACROSS + SAME or centres == 0.0:
        return TOO_FAR
    first = LEGAL
    dense = PLACES + len(lines) // LINE
    for k in range(-1, len(fan) // 2 + len(lines) // LINE):
        if k < 0:
            ux, uy = -dx / centres, -dy / centres
            bx, by = tx + ux * apart, ty + uy * apart
        elif k < PLACES or k >= dense:
            v = 2 * k if k < PLACES else 2 * (k - len(lines) // LINE)
            ux, uy = fan[v], fan[v + 1]
            if ux * dx + uy * dy > 0.0:
                continue
            off = apart if k < PLACES else apart + TOUCH - 2.0 * OVERLAP
            bx, by = tx + ux * off, ty + uy * off
        else:
            m = (k - PLACES) * LINE
            lx, ly = lines[m + BX] - lines[m + AX], lines[m + BY] - lines[m + AY]
            size = math.sqrt(lx * lx + ly * ly)
            away = stick_to_segment(
                tx, ty, lines[m + AX], lines[m + AY], lines[m + BX], lines[m + BY]
            )
            side = stick_side(lines, m, tx, ty)
            if size == 0.0 or side == 0.0 or away > reach + TOUCH:
                continue
            s = -1.0 if side > 0.0 else 1.0
            along = ((tx - lines[m + AX]) * lx + (ty - lines[m + AY]) * ly) / (size * size)
            along = min(1.0, max(0.0, along))
            bx = lines[m + AX] + along * lx - s * ly / size * radius
            by = lines[m + AY] + along * ly + s * lx / size * radius
        bx = math.floor(bx * 100.0 + 0.5) / 100.0
        by = math.floor(by * 100.0 + 0.5) / 100.0
        fault = stick_march(
            areas, lines, bodies, width, height, i, ax, ay, bx, by, CHARGE, traits, stick,
            rough_stick, told,
        )  # fmt: skip
        if fault == LEGAL:
            if stick_contact(lines, bodies, bx, by, radius, told[END_LEVEL], j) != APART:
                return LEGAL
            fault = TOO_FAR
        if first == LEGAL:
            first = fault
    return first


@hot("b1(f8[::1], f8[::1], f8[::1], i8, f8, f8, f8, f8, i8, i8, f8)")
def stick_flight_clear(
    areas: Numbers,
    lines: Numbers,
    bodies: Numbers,
    i: int,
    ax: float,
    ay: float,
    bx: float,
    by: float,
    traits: int,
    platform: int,
    berth: float,
) -> bool:
    """Whether nothing stops a flight or a slide on the way; enemies are given a berth (4.509)."""
    b = i * BODY
    radius, side = bodies[b + R], bodies[b + SIDE]
    dx, dy = bx - ax, by - ay
    for k in range(0, len(bodies), BODY):
        if not bodies[k + PRESENT] or k == b:
            continue
        ex, ey = bodies[k + X], bodies[k + Y]
        apart = radius + bodies[k + R] - OVERLAP
        if bodies[k + SIDE] != side:
            apart += berth
        if stick_to_segment(ex, ey, ax, ay, bx, by) >= apart:
            continue
        vx, vy = ex - ax, ey - ay
        if vx * vx + vy * vy >= apart * apart or dx * vx + dy * vy > 0.0:
            return False
    for a in range(0, len(areas), AREA):
        kind = areas[a + KIND]
        if kind == PLATFORM:
            if a != platform and stick_path_to_area(areas, a, ax, ay, bx, by) < radius - TOUCH:
                return False
        elif (
            stick_forbids(kind, traits)
            and stick_path_to_area(areas, a, ax, ay, bx, by) < radius - SAME
        ):
            return False
    for k in range(0, len(lines), LINE):
        if lines[k + LINE_KIND] == LADDER and stick_crosses(lines, k, ax, ay, bx, by):
            return False
    if platform >= 0:
        # A flight never leaves its level (4.108).
        margin = radius - TOUCH
        return (
            areas[platform + WEST] + margin <= bx <= areas[platform + EAST] - margin
            and areas[platform + SOUTH] + margin <= by <= areas[platform + NORTH] - margin
        )
    return True


@hot("f8(f8[::1], f8[::1], f8[::1], i8, f8, f8, f8, f8, i8, i8, f8, f8)")
def stick_flight(
    areas: Numbers,
    lines: Numbers,
    bodies: Numbers,
    i: int,
    ax: float,
    ay: float,
    ux: float,
    uy: float,
    traits: int,
    platform: int,
    stick: float,
    rough_stick: float,
) -> float:
    """How far a figure can flee along a heading (4.509)."""
    if traits & FLYING:
        return stick
    radius = bodies[i * BODY + R]
    free = stick
    if not stick_flight_clear(
        areas, lines, bodies, i, ax, ay, ax + ux * stick, ay + uy * stick, traits, platform, 1.0
    ):
        low, high = 0.0, stick
        for _ in range(16):
            middle = 0.5 * (low + high)
            bx, by = ax + ux * middle, ay + uy * middle
            if stick_flight_clear(areas, lines, bodies, i, ax, ay, bx, by, traits, platform, 1.0):
                low = middle
            else:
                high = middle
        free = low
    if not stick_rough(areas, lines, ax, ay, ax + ux * free, ay + uy * free, radius, traits):
        return free
    low, high = 0.0, free
    if stick_rough(areas, lines, ax, ay, ax, ay, radius, traits):
        high = 0.0
    for _ in range(16):
        middle = 0.5 * (low + high)
        if stick_rough(areas, lines, ax, ay, ax + ux * middle, ay + uy * middle, radius, traits):
            high = middle
        else:
            low = middle
    return max(low, min(free, rough_stick))


@hot("b1(f8[::1], f8[::1], f8[::1], f8, f8, i8, f8, f8, f8, f8, i8, i8)")
def stick_slide(
    areas: Numbers,
    lines: Numbers,
    bodies: Numbers,
    width: float,
    height: float,
    i: int,
    ax: float,
    ay: float,
    bx: float,
    by: float,
    traits: int,
    platform: int,
) -> bool:
    """Whether a figure has room to be pushed back (4.405)."""
    radius = bodies[i * BODY + R]
    margin = radius - SAME
    if bx < margin or by < margin or bx > width - margin or by > height - margin:
        return False
    for k in range(0, len(lines), LINE):
        lax, lay, lbx, lby = lines[k + AX], lines[k + AY], lines[k + BX], lines[k + BY]
        if lines[k + LINE_KIND] == OBSTACLE and (
            stick_crosses(lines, k, ax, ay, bx, by)
            or stick_to_segment(bx, by, lax, lay, lbx, lby) < radius - TOUCH
        ):
            return False
    return stick_flight_clear(areas, lines, bodies, i, ax, ay, bx, by, traits, platform, 0.0)


@hot("b1(f8[::1], f8[::1], i8)")
def stick_engaged(lines: Numbers, bodies: Numbers, i: int) -> bool:
    """Whether a figure is in contact with any enemy (1.9)."""
    b = i * BODY
    for k in range(0, len(bodies), BODY):
        if (
            bodies[k + PRESENT]
            and bodies[k + SIDE] != bodies[b + SIDE]
            and stick_contact(
                lines, bodies, bodies[b + X], bodies[b + Y], bodies[b + R], bodies[b + LEVEL],
                k // BODY,
            ) != APART
        ):  # fmt: skip
            return True
    return False


@hot("b1(f8[::1], f8[::1], f8, f8, f8)")
def stick_melee_near(lines: Numbers, bodies: Numbers, x: float, y: float, reach: float) -> bool:
    """Whether anybody within a distance of a point is engaged (4.706)."""
    for k in range(0, len(bodies), BODY):
        if not bodies[k + PRESENT]:
            continue
        dx, dy = x - bodies[k + X], y - bodies[k + Y]
        if math.sqrt(dx * dx + dy * dy) - bodies[k + R] <= reach + SAME and stick_engaged(
            lines, bodies, k // BODY
        ):
            return True
    return False


@hot("i8(f8[::1], f8[::1], f8[::1], f8, i8, f8, f8, f8[::1])")
def stick_targets(
    areas: Numbers,
    lines: Numbers,
    bodies: Numbers,
    limit: float,
    i: int,
    reach: float,
    stealth_reach: float,
    found: list[float],
) -> int:
    """Write the enemies that may be targeted into ``found``; say how many (4.203, 4.204, 4.920)."""
    b = i * BODY
    count = 0
    for k in range(0, len(bodies), BODY):
        if not bodies[k + PRESENT] or bodies[k + SIDE] == bodies[b + SIDE]:
            continue
        dx, dy = bodies[k + X] - bodies[b + X], bodies[k + Y] - bodies[b + Y]
        gap = math.sqrt(dx * dx + dy * dy) - bodies[k + R] - bodies[b + R]
        if gap > reach + SAME or stick_engaged(lines, bodies, k // BODY):
            continue
        seen = stick_sight(
            areas, lines, bodies, limit, bodies[b + X], bodies[b + Y], bodies[b + R],
            bodies[b + LEVEL], i, k // BODY,
        )  # fmt: skip
        if seen == HIDDEN or (
            seen == COVERED and bodies[k + STEALTH] and gap > stealth_reach + SAME
        ):
            continue
        found[count] = k // BODY
        count += 1
    return count


@hot("i8(f8[::1], f8[::1], f8[::1], f8, f8, i8, i8, f8, f8, f8[::1], f8[::1], f8[::1])")
def stick_chargeable(
    areas: Numbers,
    lines: Numbers,
    bodies: Numbers,
    width: float,
    height: float,
    i: int,
    traits: int,
    stick: float,
    rough_stick: float,
    fan: Numbers,
    told: list[float],
    found: list[float],
) -> int:
    """Write the enemies that a charge can reach into ``found``; say how many (4.122)."""
    b = i * BODY
    count = 0
    for k in range(0, len(bodies), BODY):
        if not bodies[k + PRESENT] or bodies[k + SIDE] == bodies[b + SIDE]:
            continue
        near = bodies[k + R] + bodies[b + R] + stick + ACROSS + SAME
        dx, dy = bodies[k + X] - bodies[b + X], bodies[k + Y] - bodies[b + Y]
        if dx * dx + dy * dy > near * near:
            continue
        touching = stick_contact(
            lines, bodies, bodies[b + X], bodies[b + Y], bodies[b + R], bodies[b + LEVEL],
            k // BODY,
        )  # fmt: skip
        if touching != APART:
            continue
        fault = stick_charge(
            areas, lines, bodies, width, height, i, k // BODY, traits, stick, rough_stick, fan,
            told,
        )  # fmt: skip
        if fault == LEGAL:
            found[count] = k // BODY
            count += 1
    return count


@hot("b1(f8[::1], f8[::1], f8[::1], f8, i8, i8, f8)")
def stick_in_zone(
    areas: Numbers,
    lines: Numbers,
    bodies: Numbers,
    limit: float,
    watcher: int,
    mover: int,
    zone: float,
) -> bool:
    """Whether a figure is in a watch zone: near enough and seen (4.604)."""
    w, m = watcher * BODY, mover * BODY
    dx, dy = bodies[m + X] - bodies[w + X], bodies[m + Y] - bodies[w + Y]
    if math.sqrt(dx * dx + dy * dy) - bodies[w + R] - bodies[m + R] > zone + SAME:
        return False
    return stick_seen(
        areas, bodies, limit, bodies[w + X], bodies[w + Y], bodies[w + R], bodies[w + LEVEL], mover
    )


@hot("i8(f8[::1], i8)")
def stick_nearest(bodies: Numbers, i: int) -> int:
    """The enemy whose middle is nearest, in another place than a figure's own; -1 for none."""
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


@hot("f8(f8[::1], f8[::1], f8[::1], f8, i8, i8, f8, f8, f8, f8, f8, f8)")
def stick_entry(
    areas: Numbers,
    lines: Numbers,
    bodies: list[float],
    limit: float,
    watcher: int,
    mover: int,
    zone: float,
    ax: float,
    ay: float,
    bx: float,
    by: float,
    after: float,
) -> float:
    """How far along a path the mover next enters a watch zone, or -1 (4.605).

    It has come ``after`` so far. The path is walked in steps of 1 mm, beginning where it
    crosses the border of the zone.
    """
    w, m = watcher * BODY, mover * BODY
    dx, dy = bx - ax, by - ay
    length = math.sqrt(dx * dx + dy * dy)
    if length <= after:
        return -1.0
    ux, uy = dx / length, dy / length
    vx, vy = bodies[w + X] - ax, bodies[w + Y] - ay
    reach = zone + bodies[w + R] + bodies[m + R]
    middle = vx * ux + vy * uy
    aside2 = vx * vx + vy * vy - middle * middle
    depth = (reach + SAME) * (reach + SAME) - aside2
    if depth < 0.0:
        return -1.0
    half = math.sqrt(depth)
    if middle + half < after or middle - half > length:
        return -1.0
    border = middle - math.sqrt(max(0.0, reach * reach - aside2))
    here_x, here_y = bodies[m + X], bodies[m + Y]
    found = -1.0
    run = after
    was_inside = False
    first = True
    while found < 0.0:
        bodies[m + X] = math.floor((ax + ux * run) * 100.0 + 0.5) / 100.0
        bodies[m + Y] = math.floor((ay + uy * run) * 100.0 + 0.5) / 100.0
        inside = stick_in_zone(areas, lines, bodies, limit, watcher, mover, zone)
        if inside and not was_inside and not first:
            found = run
        if run >= length:
            break
        if first and not inside and border > after:
            run = min(border, length)
        else:
            run = min(run + 1.0, length)
        first = False
        was_inside = inside
    bodies[m + X], bodies[m + Y] = here_x, here_y
    return found


@hot("i8(f8[::1], f8[::1], f8[::1], f8, f8, f8, i8, i8, f8, f8, f8, f8, f8[::1], f8[::1])")
def stick_survey(
    areas: Numbers,
    lines: Numbers,
    bodies: Numbers,
    width: float,
    height: float,
    limit: float,
    i: int,
    traits: int,
    stick: float,
    rough_stick: float,
    reach: float,
    stealth_reach: float,
    fan: Numbers,
    told: list[float],
) -> int:
    """What a figure could do where it stands, as a sum of flags: the first look at its orders.

    ENGAGED, HELD (by an able enemy), CAN_MOVE at all, CAN_CHARGE somebody, CAN_SHOOT somebody
    within reach; the last three are only looked for where they would be legal.
    """
    b = i * BODY
    x, y, radius, level = bodies[b + X], bodies[b + Y], bodies[b + R], bodies[b + LEVEL]
    flags = 0
    for k in range(0, len(bodies), BODY):
        if (
            bodies[k + PRESENT]
            and bodies[k + SIDE] != bodies[b + SIDE]
            and stick_contact(lines, bodies, x, y, radius, level, k // BODY) != APART
        ):
            flags |= ENGAGED
            if bodies[k + ABLE]:
                flags |= HELD
    if flags & HELD:
        return flags
    # A move of no length is a move; one without the actions for difficult ground must avoid it.
    if stick >= 0.0 and (
        rough_stick >= 0.0
        or stick_march(
            areas, lines, bodies, width, height, i, x, y, x, y, MOVE, traits, stick, rough_stick,
            told,
        ) == LEGAL
    ):  # fmt: skip
        flags |= CAN_MOVE
    for k in range(0, len(bodies), BODY):
        if not bodies[k + PRESENT] or bodies[k + SIDE] == bodies[b + SIDE]:
            continue
        dx, dy = bodies[k + X] - x, bodies[k + Y] - y
        gap = math.sqrt(dx * dx + dy * dy) - bodies[k + R] - radius
        if (
            not flags & CAN_CHARGE
            and gap <= stick + ACROSS + SAME
            and stick_contact(lines, bodies, x, y, radius, level, k // BODY) == APART
            and stick_charge(
                areas, lines, bodies, width, height, i, k // BODY, traits, stick, rough_stick,
                fan, told,
            ) == LEGAL
        ):  # fmt: skip
            flags |= CAN_CHARGE
        if (
            flags & (CAN_SHOOT | ENGAGED)
            or gap > reach + SAME
            or stick_engaged(lines, bodies, k // BODY)
        ):
            continue
        if bodies[k + STEALTH] and gap > stealth_reach + SAME:
            seen = stick_sight(areas, lines, bodies, limit, x, y, radius, level, i, k // BODY)
            may_target = seen == CLEAR
        else:
            may_target = stick_seen(areas, bodies, limit, x, y, radius, level, k // BODY)
        if may_target:
            flags |= CAN_SHOOT
    return flags
