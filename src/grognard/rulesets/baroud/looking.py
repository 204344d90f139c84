"""Looking everywhere for the end of a straight move, where a few tries have found none (4.15).

What keeps a move from a place does so by itself: one wall, one base, one line. The places it keeps
a move from are a convex set, so it keeps a move from a whole square if it does from the corners.
"""

import math
from typing import NamedTuple

from grognard.kernel.questions import Point
from grognard.rulesets.baroud.battle import Battle, Figure
from grognard.rulesets.baroud.march import CHARGE, DISENGAGE, LEGAL, course
from grognard.rulesets.baroud.terrain import FLIES
from grognard.table.compiled import Numbers, hot
from grognard.table.lattice import HUNDREDTHS
from grognard.table.search import Barrier, next_square
from grognard.table.sticks.bases import APART, contact_at
from grognard.table.sticks.columns import (
    ABLE,
    AREA,
    AX,
    AY,
    BARRED,
    BODY,
    BX,
    BY,
    CLIMBS,
    EAST,
    FLAGS,
    HEIGHT,
    LEVEL,
    LINE,
    NORTH,
    OVERLAP,
    PRESENT,
    RAISED,
    SAME,
    SIDE,
    SLOWED,
    SOUTH,
    TOUCH,
    TRAITS,
    WEST,
    R,
    Table,
    X,
    Y,
)
from grognard.table.sticks.shapes import (
    comes_within,
    crosses,
    side_of,
    to_area,
    to_line,
    to_segment,
)
from grognard.table.sticks.sweeps import GROUND, holds_base, platform_of

BRIM = 0.03
"""A jump ends as soon as the base is clear: its end is looked for so near to the edge (4.109)."""
LANDING = 1.0
"""From an end so near to the edge to where the base comes clear, however slanting the jump."""
NOBODY = -1
UNKNOWN = -1.0


class Going(NamedTuple):
    """Who moves how, how far in the open and over difficult ground, and at whom if it charges."""

    i: int
    how: int
    stick: float
    rough_stick: float
    target: int


class Patch(NamedTuple):
    """A square of places."""

    west: float
    south: float
    east: float
    north: float


@hot
def corner_of(patch: Patch, n: int) -> tuple[float, float]:
    """One of the four corners."""
    x = patch.west if n % 2 == 0 else patch.east
    y = patch.south if n < 2 else patch.north
    return x, y


@hot
def how_near(patch: Patch, x: float, y: float) -> float:
    """The distance from a point to a square."""
    dx = max(patch.west - x, 0.0, x - patch.east)
    dy = max(patch.south - y, 0.0, y - patch.north)
    return math.sqrt(dx * dx + dy * dy)


@hot
def all_cross(lines: Numbers, k: int, ax: float, ay: float, patch: Patch) -> bool:
    """Whether the paths from a point to all of a square cross a line."""
    for n in range(4):
        x, y = corner_of(patch, n)
        if not crosses(lines, k, ax, ay, x, y):
            return False
    return True


@hot
def none_crosses(lines: Numbers, k: int, ax: float, ay: float, patch: Patch) -> bool:
    """Whether no path from a point to anywhere in a square crosses a line, for certain."""
    here = side_of(lines, k, ax, ay)
    beside_one, beside_other, is_short = 0, 0, True
    for n in range(4):
        x, y = corner_of(patch, n)
        dx, dy = x - ax, y - ay
        one = dx * (lines[k + AY] - ay) - dy * (lines[k + AX] - ax)
        other = dx * (lines[k + BY] - ay) - dy * (lines[k + BX] - ax)
        beside_one += one > 0.0 and other > 0.0
        beside_other += one < 0.0 and other < 0.0
        is_short = is_short and here * side_of(lines, k, x, y) >= 0.0
    return is_short or beside_one == 4 or beside_other == 4


@hot
def may_climb(table: Table, ax: float, ay: float, patch: Patch) -> bool:
    """Whether a path from a point to a square might cross a ladder."""
    lines = table.lines
    for k in range(0, len(lines), LINE):
        if int(lines[k + FLAGS]) & CLIMBS and not none_crosses(lines, k, ax, ay, patch):
            return True
    return False


@hot
def holds_all(areas: Numbers, a: int, patch: Patch, radius: float) -> bool:
    """Whether a base lies on an area wherever in a square it is."""
    return holds_base(areas, a, patch.west, patch.south, radius) and holds_base(
        areas, a, patch.east, patch.north, radius
    )


@hot
def holds_some(areas: Numbers, a: int, patch: Patch, radius: float) -> bool:
    """Whether a base lies on an area somewhere in a square."""
    margin = radius - TOUCH
    west, east = areas[a + WEST] + margin, areas[a + EAST] - margin
    south, north = areas[a + SOUTH] + margin, areas[a + NORTH] - margin
    return max(patch.west, west) <= min(patch.east, east) and (
        max(patch.south, south) <= min(patch.north, north)
    )


@hot
def shadows(
    areas: Numbers, a: int, ax: float, ay: float, patch: Patch, reach: float, flies: bool
) -> bool:
    """Whether an area lies in the way to all of a square, or under all of it for a flyer."""
    for n in range(4):
        x, y = corner_of(patch, n)
        if flies:
            if to_area(areas, a, x, y) >= reach:
                return False
        elif not comes_within(areas, a, ax, ay, x, y, reach):
            return False
    return True


@hot
def is_near_line(lines: Numbers, k: int, patch: Patch, reach: float) -> bool:
    """Whether all of a square is nearer to a line than some reach."""
    for n in range(4):
        x, y = corner_of(patch, n)
        if to_line(lines, k, x, y) >= reach:
            return False
    return True


@hot
def level_of(table: Table, patch: Patch, radius: float) -> float:
    """The level of whoever stands in a square, if it is the same everywhere."""
    areas = table.areas
    for a in range(0, len(areas), AREA):
        if int(areas[a + FLAGS]) & RAISED:
            if holds_all(areas, a, patch, radius):
                return areas[a + HEIGHT]
            if holds_some(areas, a, patch, radius):
                return UNKNOWN
    return 0.0


@hot
def no_level_in(table: Table, going: Going, patch: Patch, level: float) -> bool:
    """Whether a figure gets to the level of a square neither by ladder nor by a jump (4.108)."""
    areas, bodies = table.areas, table.bodies
    b = going.i * BODY
    ax, ay, radius = bodies[b + X], bodies[b + Y], bodies[b + R]
    here = platform_of(table, going.i)
    if here == GROUND:
        return level > 0.0 and not may_climb(table, ax, ay, patch)
    if (
        level == UNKNOWN
        or holds_some(areas, here, patch, radius)
        or may_climb(table, ax, ay, patch)
    ):
        return False
    if level > 0.0 or going.how == CHARGE:
        return True
    near = to_area(areas, here, 0.5 * (patch.west + patch.east), 0.5 * (patch.south + patch.north))
    wide, high = patch.east - patch.west, patch.north - patch.south
    return near - 0.5 * math.sqrt(wide * wide + high * high) > radius + BRIM


@hot
def ground_bars(table: Table, going: Going, patch: Patch, radius: float, flies: bool) -> bool:
    """Whether terrain keeps a figure from a square (1.23, 4.106)."""
    areas, lines, bodies = table.areas, table.lines, table.bodies
    b = going.i * BODY
    ax, ay, barred = bodies[b + X], bodies[b + Y], int(bodies[b + BARRED])
    here = platform_of(table, going.i)
    is_held = False
    for a in range(0, len(areas), AREA):
        is_held = is_held or (
            int(areas[a + FLAGS]) & RAISED > 0 and holds_some(areas, a, patch, bodies[b + R])
        )
    for a in range(0, len(areas), AREA):
        flags = int(areas[a + FLAGS])
        if flags & RAISED:
            # Nobody rests over the edge of a platform, nor passes through one.
            if not is_held and (
                shadows(areas, a, ax, ay, patch, radius - TOUCH, True)
                or (
                    a != here and not flies
                    and shadows(areas, a, ax, ay, patch, radius - TOUCH, False)
                )
            ):  # fmt: skip
                return True
        elif flags & barred and shadows(areas, a, ax, ay, patch, radius - SAME, flies):
            return True
    for k in range(0, len(lines), LINE):
        if is_near_line(lines, k, patch, radius - TOUCH) or (
            not flies and int(lines[k + FLAGS]) & barred and all_cross(lines, k, ax, ay, patch)
        ):
            return True
    return False


@hot
def is_slow(table: Table, going: Going, patch: Patch) -> bool:
    """Whether difficult ground lies on the way to all of a square (4.102, 4.107)."""
    areas, lines, bodies = table.areas, table.lines, table.bodies
    b = going.i * BODY
    ax, ay, slowed = bodies[b + X], bodies[b + Y], int(bodies[b + SLOWED])
    for a in range(0, len(areas), AREA):
        if int(areas[a + FLAGS]) & slowed and shadows(
            areas, a, ax, ay, patch, bodies[b + R] - SAME, False
        ):
            return True
    for k in range(0, len(lines), LINE):
        if int(lines[k + FLAGS]) & slowed and all_cross(lines, k, ax, ay, patch):
            return True
    return False


@hot
def touches_all(table: Table, patch: Patch, radius: float, level: float, k: int) -> bool:
    """Whether a base would be in contact with a body wherever in a square it is (1.9)."""
    bodies, lines = table.bodies, table.lines
    ox, oy, apart = bodies[k + X], bodies[k + Y], radius + bodies[k + R]
    far = 0.0
    for n in range(4):
        x, y = corner_of(patch, n)
        dx, dy = x - ox, y - oy
        far = max(far, math.sqrt(dx * dx + dy * dy))
    if level == UNKNOWN or far > apart + table.across + SAME:
        return False
    is_level = level == bodies[k + LEVEL]
    if is_level and far <= apart + TOUCH:
        return True
    for m in range(0, len(lines), LINE):
        climbs = int(lines[m + FLAGS]) & CLIMBS > 0
        if climbs == is_level or to_line(lines, m, ox, oy) > bodies[k + R] + TOUCH:
            continue
        across = 0
        for n in range(4):
            x, y = corner_of(patch, n)
            across += (
                side_of(lines, m, x, y) * side_of(lines, m, ox, oy) < 0.0
                and to_line(lines, m, x, y) <= radius + TOUCH
            )
        if across == 4:
            return True
    return False


@hot
def bodies_bar(
    table: Table, going: Going, patch: Patch, radius: float, flies: bool, level: float
) -> bool:
    """Whether somebody keeps a figure from a square (4.104, 4.105, 4.111)."""
    bodies = table.bodies
    b = going.i * BODY
    ax, ay = bodies[b + X], bodies[b + Y]
    for k in range(0, len(bodies), BODY):
        if not bodies[k + PRESENT] or k == b:
            continue
        ex, ey, apart = bodies[k + X], bodies[k + Y], radius + bodies[k + R]
        near = apart + table.across + TOUCH
        if how_near(patch, ex, ey) > near and to_segment(
            ex, ey, ax, ay, 0.5 * (patch.west + patch.east), 0.5 * (patch.south + patch.north)
        ) > near + (patch.east - patch.west) + (patch.north - patch.south):
            continue
        on, through, beside, toward = 0, 0, 0, 0
        for n in range(4):
            x, y = corner_of(patch, n)
            dx, dy = ex - x, ey - y
            on += dx * dx + dy * dy < (apart - OVERLAP) * (apart - OVERLAP)
            gap = to_segment(ex, ey, ax, ay, x, y) - apart
            through += gap < -OVERLAP
            beside += gap <= TOUCH
            toward += (x - ax) * (ex - ax) + (y - ay) * (ey - ay) > 0.0
        if on == 4:
            return True
        if bodies[k + SIDE] == bodies[b + SIDE]:
            continue
        if through == 4 and not flies:
            return True
        if going.how == CHARGE:
            continue
        was = contact_at(table, ax, ay, bodies[b + R], bodies[b + LEVEL], k // BODY) != APART
        if beside == 4 and bodies[k + ABLE] and not flies and (toward == 4 or not was):
            return True
        if (going.how == DISENGAGE or not was) and touches_all(table, patch, radius, level, k):
            return True
    return False


@hot
def misses(table: Table, going: Going, patch: Patch, level: float) -> bool:
    """Whether no place in a square is in contact with the target of a charge (1.9, 4.122)."""
    bodies, lines = table.bodies, table.lines
    t, radius = going.target * BODY, bodies[going.i * BODY + R]
    tx, ty, reach = bodies[t + X], bodies[t + Y], bodies[t + R]
    gap = how_near(patch, tx, ty) - radius - reach
    if gap <= TOUCH and level in (UNKNOWN, bodies[t + LEVEL]):
        return False
    if gap > table.across + SAME:
        return True
    wide, high = patch.east - patch.west, patch.north - patch.south
    slack = 0.5 * math.sqrt(wide * wide + high * high)
    for m in range(0, len(lines), LINE):
        middle = to_line(
            lines, m, 0.5 * (patch.west + patch.east), 0.5 * (patch.south + patch.north)
        )
        if to_line(lines, m, tx, ty) <= reach + TOUCH and middle - slack <= radius + TOUCH:
            there = side_of(lines, m, tx, ty)
            for n in range(4):
                x, y = corner_of(patch, n)
                if there * side_of(lines, m, x, y) < 0.0:
                    return False
    return True


@hot
def no_end_in(table: Table, going: Going, patch: Patch) -> bool:
    """Whether no straight move may end anywhere in a square; never says so wrongly."""
    bodies = table.bodies
    b = going.i * BODY
    ax, ay, radius = bodies[b + X], bodies[b + Y], bodies[b + R]
    near = how_near(patch, ax, ay)
    if near > max(going.stick, going.rough_stick) + SAME:
        return True
    margin = radius - SAME
    if bodies[b + LEVEL] > 0.0:
        # A jump ends where its base comes clear, a little before the place it was meant for.
        margin -= LANDING
    if (
        patch.east < margin or patch.north < margin
        or patch.west > table.width - margin or patch.south > table.height - margin
    ):  # fmt: skip
        return True
    level = level_of(table, patch, radius)
    if going.how == CHARGE and misses(table, going, patch, level):
        return True
    flies = int(bodies[b + TRAITS]) & FLIES > 0
    if not flies and no_level_in(table, going, patch, level):
        return True
    # A charge may not jump (4.109).
    is_lower = bodies[b + LEVEL] > 0.0 and level != bodies[b + LEVEL]
    jumps = is_lower and not flies and going.how != CHARGE
    if jumps:
        radius -= LANDING
    if ground_bars(table, going, patch, radius, flies):
        return True
    if near > going.rough_stick + SAME and not jumps and is_slow(table, going, patch):
        return True
    return bodies_bar(table, going, patch, radius, flies, level)


@hot
def is_end(table: Table, going: Going, x: float, y: float) -> bool:
    """Whether a move may end at a place; a charge in contact with its target (4.122)."""
    fault, _, level, _, _, _ = course(
        table, going.i, x, y, going.how, going.stick, going.rough_stick
    )
    if fault != LEGAL or going.how != CHARGE:
        return fault == LEGAL
    radius = table.bodies[going.i * BODY + R]
    return contact_at(table, x, y, radius, level, going.target) != APART


@hot
def end_anywhere(table: Table, going: Going) -> tuple[bool, float, float]:
    """Some place where a move may end, if there is any on the lattice."""
    bodies = table.bodies
    b = going.i * BODY
    x, y, reach = bodies[b + X], bodies[b + Y], max(going.stick, going.rough_stick) + SAME
    if going.how == CHARGE:
        t = going.target * BODY
        x, y, reach = bodies[t + X], bodies[t + Y], bodies[t + R] + table.across + bodies[b + R]
    west, south = math.floor((x - reach) * HUNDREDTHS), math.floor((y - reach) * HUNDREDTHS)
    last = math.ceil(2.0 * reach * HUNDREDTHS) + 1
    whole = 1
    while whole <= last:
        whole *= 2
    i, j, size = 0, 0, whole
    while size > 0:
        goes_in = i <= last and j <= last
        if goes_in:
            last_i, last_j = min(i + size - 1, last), min(j + size - 1, last)
            patch = Patch(
                (west + i) / HUNDREDTHS,
                (south + j) / HUNDREDTHS,
                (west + last_i) / HUNDREDTHS,
                (south + last_j) / HUNDREDTHS,
            )
            goes_in = not no_end_in(table, going, patch)
            if goes_in:
                x = (west + (i + last_i + 1) // 2) / HUNDREDTHS
                y = (south + (j + last_j + 1) // 2) / HUNDREDTHS
                if is_end(table, going, x, y):
                    return True, x, y
        i, j, size = next_square(i, j, size, whole, goes_in)
    return False, 0.0, 0.0


def look_everywhere(
    battle: Battle, figure: Figure, how: int, allowed: tuple[float, float]
) -> Point | None:
    """Where some legal move ends; None if there is none at all (4.15)."""
    measure = battle.geometry()
    going = Going(figure.index, how, *allowed, NOBODY)
    is_there, x, y = measure.of(end_anywhere)(measure.table, going)
    return (x, y) if is_there else None


def resting_barriers(battle: Battle, figure: Figure) -> list[Barrier]:
    """What keeps a base from standing on the ground at a point, each by itself (1.23, 2.10)."""
    table, i = battle.geometry().table, figure.index
    areas, lines, bodies = table.areas, table.lines, table.bodies
    radius, barred = bodies[i * BODY + R], int(bodies[i * BODY + BARRED])

    def on_area(a: int) -> Barrier:
        near = radius - (TOUCH if int(areas[a + FLAGS]) & RAISED else SAME)
        return lambda at: to_area(areas, a, *at) < near

    def on_line(k: int) -> Barrier:
        return lambda at: to_line(lines, k, *at) < radius - TOUCH

    def on_base(k: int) -> Barrier:
        place, apart = (bodies[k + X], bodies[k + Y]), radius + bodies[k + R] - OVERLAP
        return lambda at: math.dist(at, place) < apart

    shut = [a for a in range(0, len(areas), AREA) if int(areas[a + FLAGS]) & (RAISED | barred)]
    others = [k for k in range(0, len(bodies), BODY) if bodies[k + PRESENT] and k != i * BODY]
    return [
        *map(on_area, shut),
        *map(on_line, range(0, len(lines), LINE)),
        *map(on_base, others),
    ]
