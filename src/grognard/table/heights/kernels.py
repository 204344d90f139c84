"""The third dimension: sight, standing and walking among solids, written once for both forms.

Everything is a flat column of numbers, as in `kernels`:

- `solids`: thirteen numbers per solid: its box (WEST, SOUTH, EAST, NORTH), where its corners FIRST
  begin and LAST end, whether it is CONVEX, its underside LOW, its highest point HIGH, its top as a
  plane (the height at x, y is SLOPE_X x + SLOPE_Y y + TOP) and its INDEX;
- `surfaces`: eleven numbers per surface one may walk on: box, corners, plane, whether one may STAND
  on it, and its INDEX; the bare table is surface -1, at height 0;
- `barriers`: seven numbers per barrier: its ends, its foot FOOT, its top CREST and its INDEX;
- `zones`: fourteen numbers per area that slows or stops: ROUND or a ring, box, corners, centre and
  radius, the heights between which it works, its CLASS and the COMPONENT it is part of;
- `figures`: seven numbers per upright cylinder: X, Y, RADIUS, SIDE, PRESENT, Z, TALL.
"""

from __future__ import annotations

import math
from typing import NamedTuple

from grognard.table.compiled import Blanks, Numbers, hot
from grognard.table.flat.kernels import (
    NEVER,
    OUTSIDE,
    concave_chord,
    convex_chord,
    disc_entry,
    is_inside,
    ring_distance,
    ring_entry,
    side_of_ring,
)
from grognard.table.lattice import SLACK, Point

Place = tuple[float, float, float]

SOLID = 13
WEST, SOUTH, EAST, NORTH, FIRST, LAST, CONVEX, LOW, HIGH, SLOPE_X, SLOPE_Y, TOP, INDEX = range(13)
SURFACE = 11
S_SLOPE_X, S_SLOPE_Y, S_TOP, S_STAND, S_INDEX = 6, 7, 8, 9, 10
BARRIER = 7
AX, AY, BX, BY, FOOT, CREST, B_INDEX = range(7)
ZONE = 14
(
    Z_ROUND, Z_WEST, Z_SOUTH, Z_EAST, Z_NORTH, Z_FIRST, Z_LAST,
    Z_X, Z_Y, Z_RADIUS, Z_LOW, Z_HIGH, Z_CLASS, Z_COMPONENT,
) = range(14)  # fmt: skip
FIGURE = 7
X, Y, RADIUS, SIDE, PRESENT, Z, TALL = range(7)
VOLUME = 5
V_X, V_Y, V_RADIUS, V_LOW, V_HIGH = range(5)

GROUND = -1
NO_SURFACE = -2.0
NO_SUCH_FIGURE = -1
ROUGH, CLOSED = 1.0, 2.0

LEVEL_FIRST, HIGHEST, LOWEST = 0.0, 1.0, 2.0

TRIP = 12
(
    T_X, T_Y, T_Z, T_ON, T_OPEN, T_VERTICAL, T_STEPS, T_SLOW, T_SLOWED, T_STOP, T_AT, T_WHAT,
) = range(12)  # fmt: skip
GOES_ON, TOO_TALL, FIGURE_IN_WAY, CLOSED_AREA, NO_ROOM, SOLID_IN_WAY, BARRIER_IN_WAY = range(7)
ZONED = 3
IN_LENGTH, IN_ENTERED, IN_NOW = range(3)


class Solids(NamedTuple):
    """Solids, and where the corners of all things lie."""

    rows: Numbers
    corners: Numbers


class Land(NamedTuple):
    """What stands on a table for good."""

    solids: Solids
    surfaces: Numbers
    barriers: Numbers


class Gaze(NamedTuple):
    """How one looks: from which part of one's height, to which points of a silhouette.

    The points are the laterals (in units of its `wide` part) times the levels (of its height).
    """

    eye: float
    wide: float
    laterals: Numbers
    levels: Numbers
    tolerance: float


class View(NamedTuple):
    """A look from an eye to points of a silhouette that stands across the line of sight.

    The points are the laterals (in units of `wide`) times the levels (in units of `tall`).
    """

    viewer: int
    target: int
    eye: Place
    foot: Place
    wide: float
    tall: float
    laterals: Numbers
    levels: Numbers
    tolerance: float


class Mover(NamedTuple):
    """Who walks: steps higher than `open` slow it, those of `closed` or more stop it."""

    tall: float
    radius: float
    side: float
    which: int
    open: float
    closed: float
    tolerance: float
    reach: float
    prefer: float


class Log(NamedTuple):
    """What a walk writes: the trip, the zones it was in, the points noted, and two scratch pads.

    A leg has no more stretches than `splits` has room for; two points are noted of each.
    """

    trip: Blanks
    zoned: Blanks
    noted: Blanks
    splits: Blanks
    ring: Blanks


@hot
def covers(corners: Numbers, first: int, last: int, x: float, y: float) -> bool:
    """Whether a point lies in a ring or on its edge."""
    return side_of_ring(corners, first, last, x, y) != OUTSIDE


@hot
def part_of_height(
    above: Point, below: Point, margin: float, enter: float, leave: float
) -> tuple[float, float]:
    """What is left of a part of a segment between an underside and a top.

    Given are how far its two ends are above the one and below the other.
    """
    (above_a, above_b), (below_a, below_b) = above, below
    if (above_a <= margin and above_b <= margin) or (below_a <= margin and below_b <= margin):
        return 0.0, 0.0
    if above_a < 0.0:
        enter = max(enter, above_a / (above_a - above_b))
    elif above_b < 0.0:
        leave = min(leave, above_a / (above_a - above_b))
    if below_a < 0.0:
        enter = max(enter, below_a / (below_a - below_b))
    elif below_b < 0.0:
        leave = min(leave, below_a / (below_a - below_b))
    return (enter, leave) if leave > enter else (0.0, 0.0)


@hot
def part_between(
    rows: Numbers, j: int, a: Place, b: Place, enter: float, leave: float
) -> tuple[float, float]:
    """What is left of a part of a segment between a solid's underside and its top."""
    (ax, ay, az), (bx, by, bz), low = a, b, rows[j + LOW]
    slope_x, slope_y, top = rows[j + SLOPE_X], rows[j + SLOPE_Y], rows[j + TOP]
    below_a = slope_x * ax + slope_y * ay + top - az
    below_b = slope_x * bx + slope_y * by + top - bz
    return part_of_height((az - low, bz - low), (below_a, below_b), SLACK, enter, leave)


@hot
def part_in_solid(solids: Solids, j: int, a: Place, b: Place) -> float:
    """The fraction of a segment that lies inside a solid."""
    rows, corners = solids
    enter, leave = part_between(rows, j, a, b, 0.0, 1.0)
    if leave <= enter:
        return 0.0
    ax, ay, dx, dy = a[0], a[1], b[0] - a[0], b[1] - a[1]
    px, py, qx, qy = ax + enter * dx, ay + enter * dy, ax + leave * dx, ay + leave * dy
    first, last = int(rows[j + FIRST]), int(rows[j + LAST])
    if rows[j + CONVEX] > 0.0:
        part, _ = convex_chord(corners, first, last, px, py, qx, qy)
    else:
        part, _ = concave_chord(corners, first, last, px, py, qx, qy)
    return part * (leave - enter)


@hot
def part_in_cylinder(
    x: float, y: float, radius: float, low: float, high: float, a: Place, b: Place
) -> float:
    """The fraction of a segment that lies inside an upright cylinder."""
    (ax, ay, az), (bx, by, bz) = a, b
    enter, leave = part_of_height((az - low, bz - low), (high - az, high - bz), 0.0, 0.0, 1.0)
    dx, dy = bx - ax, by - ay
    vx, vy = x - ax, y - ay
    length2 = dx * dx + dy * dy
    outside = vx * vx + vy * vy - radius * radius
    if length2 <= SLACK:
        return leave - enter if outside < 0.0 else 0.0
    along = vx * dx + vy * dy
    depth = along * along - length2 * outside
    if depth <= 0.0:
        return 0.0
    half = math.sqrt(depth)
    enter = max(enter, (along - half) / length2)
    leave = min(leave, (along + half) / length2)
    return max(0.0, leave - enter)


@hot
def near_things(rows: Numbers, figures: Numbers, view: View, near: Blanks) -> tuple[int, int]:
    """Write which solids, then which figures may hide a silhouette; say where each list ends."""
    (ex, ey, ez), (tx, ty, tz), wide = view.eye, view.foot, view.wide
    dx, dy = tx - ex, ty - ey
    plan = math.sqrt(dx * dx + dy * dy)
    low_x, high_x = min(ex, tx - wide), max(ex, tx + wide)
    low_y, high_y = min(ey, ty - wide), max(ey, ty + wide)
    low_z, high_z = min(ez, tz), max(ez, tz + view.tall)
    count = 0
    for j in range(0, len(rows), SOLID):
        if (
            rows[j + WEST] < high_x
            and rows[j + EAST] > low_x
            and rows[j + SOUTH] < high_y
            and rows[j + NORTH] > low_y
            and rows[j + LOW] < high_z
            and rows[j + HIGH] > low_z
        ):
            # A box all on one side of the line, by more than the silhouette is wide, hides nothing.
            west, south = rows[j + WEST] - ex, rows[j + SOUTH] - ey
            east, north = rows[j + EAST] - ex, rows[j + NORTH] - ey
            most = max(dx * south, dx * north) - min(dy * west, dy * east)
            least = min(dx * south, dx * north) - max(dy * west, dy * east)
            if most >= -wide * plan and least <= wide * plan:
                near[count] = j
                count += 1
    solid_count = count
    for i in range(0, len(figures), FIGURE):
        radius = figures[i + RADIUS]
        if (
            figures[i + X] - radius < high_x
            and figures[i + X] + radius > low_x
            and figures[i + Y] - radius < high_y
            and figures[i + Y] + radius > low_y
            and figures[i + PRESENT] > 0.0
            and figures[i + Z] < high_z
            and figures[i + Z] + figures[i + TALL] > low_z
        ):
            across = dx * (figures[i + Y] - ey) - dy * (figures[i + X] - ex)
            reach = (radius + wide) * plan
            k = i // FIGURE
            if -reach <= across <= reach and k != view.viewer and k != view.target:
                near[count] = i
                count += 1
    return solid_count, count


@hot
def length_in_volumes(volumes: Numbers, a: Place, b: Place, length: float, inside: float) -> float:
    """How much of a ray is inside, with what lies in clouds added."""
    for v in range(0, len(volumes), VOLUME):
        inside += length * part_in_cylinder(
            volumes[v + V_X], volumes[v + V_Y], volumes[v + V_RADIUS],
            volumes[v + V_LOW], volumes[v + V_HIGH], a, b,
        )  # fmt: skip
    return inside


@hot
def hidden_rays(
    solids: Solids,
    figures: Numbers,
    volumes: Numbers,
    gaze: Gaze,
    viewer: int,
    target: int,
    near: Blanks,
) -> tuple[int, int]:
    """How many rays from one figure to another are blocked: without, and with, other figures."""
    v, t = viewer * FIGURE, target * FIGURE
    if not (0 <= v < len(figures) and 0 <= t < len(figures)):
        return NO_SUCH_FIGURE, NO_SUCH_FIGURE
    eye = (figures[v + X], figures[v + Y], figures[v + Z] + gaze.eye * figures[v + TALL])
    foot, wide = (figures[t + X], figures[t + Y], figures[t + Z]), gaze.wide * figures[t + RADIUS]
    view = View(
        viewer, target, eye, foot, wide, figures[t + TALL], gaze.laterals, gaze.levels,
        gaze.tolerance,
    )  # fmt: skip
    return blocked_rays(solids, figures, volumes, view, near)


@hot
def hidden_rays_from(
    solids: Solids,
    figures: Numbers,
    volumes: Numbers,
    gaze: Gaze,
    viewer: int,
    tall: float,
    target: int,
    spots: Numbers,
    near: Blanks,
    out: Blanks,
) -> int:
    """Write how many rays would be blocked if one figure stood so tall on each of some spots."""
    t = target * FIGURE
    if not (0 <= viewer * FIGURE < len(figures) and 0 <= t < len(figures)):
        return NO_SUCH_FIGURE
    foot, wide = (figures[t + X], figures[t + Y], figures[t + Z]), gaze.wide * figures[t + RADIUS]
    for k in range(len(spots) // 3):
        eye = (spots[3 * k], spots[3 * k + 1], spots[3 * k + 2] + gaze.eye * tall)
        view = View(
            viewer, target, eye, foot, wide, figures[t + TALL], gaze.laterals, gaze.levels,
            gaze.tolerance,
        )  # fmt: skip
        hard, blocked = blocked_rays(solids, figures, volumes, view, near)
        out[2 * k], out[2 * k + 1] = float(hard), float(blocked)
    return len(spots) // 3


@hot
def is_point_hidden(
    solids: Solids,
    figures: Numbers,
    volumes: Numbers,
    gaze: Gaze,
    viewer: int,
    point: Place,
    near: Blanks,
) -> int:
    """Whether the one ray from a figure to a point is blocked."""
    v = viewer * FIGURE
    if not 0 <= v < len(figures):
        return NO_SUCH_FIGURE
    eye = (figures[v + X], figures[v + Y], figures[v + Z] + gaze.eye * figures[v + TALL])
    view = View(viewer, -1, eye, point, 0.0, 0.0, gaze.laterals, gaze.levels, gaze.tolerance)
    return blocked_rays(solids, figures, volumes, view, near)[1]


@hot
def blocked_rays(
    solids: Solids, figures: Numbers, volumes: Numbers, view: View, near: Blanks
) -> tuple[int, int]:
    """How many rays from an eye to a silhouette are blocked: without, and with, other figures.

    `near` has room for one number for every figure and three for every solid. A call for each ray
    would cost a fifth of the whole query.
    """
    rows, corners = solids
    solid_count, count = near_things(rows, figures, view, near)
    hard = blocked = 0
    if count == 0 and len(volumes) == 0:
        return hard, blocked
    eye, wide, tolerance = view.eye, view.wide, view.tolerance
    (ex, ey, ez), (tx, ty, tz) = eye, view.foot
    dx, dy = tx - ex, ty - ey
    plan = math.sqrt(dx * dx + dy * dy)
    across_x, across_y = (-dy / plan, dx / plan) if plan > SLACK else (0.0, 1.0)
    for lateral in view.laterals:
        px, py = tx + across_x * lateral * wide, ty + across_y * lateral * wide
        # Where a ray is inside a convex ring in plan is the same for all its levels.
        for n in range(solid_count):
            j = int(near[n])
            near[count + 2 * n] = -1.0
            if rows[j + CONVEX] > 0.0:
                first, last = int(rows[j + FIRST]), int(rows[j + LAST])
                part, enter = convex_chord(corners, first, last, ex, ey, px, py)
                near[count + 2 * n] = enter
                near[count + 2 * n + 1] = enter + part
        for level in view.levels:
            p = (px, py, tz + level * view.tall)
            rx, ry, rz = px - ex, py - ey, p[2] - ez
            length = math.sqrt(rx * rx + ry * ry + rz * rz)
            inside = 0.0
            for n in range(solid_count):
                j, enter, leave = int(near[n]), near[count + 2 * n], near[count + 2 * n + 1]
                if enter < 0.0:
                    inside += length * part_in_solid(solids, j, eye, p)
                elif enter < NEVER:
                    enter, leave = part_between(rows, j, eye, p, enter, leave)
                    inside += length * (leave - enter)
                if inside > tolerance:
                    break
            if inside <= tolerance and len(volumes) > 0:
                inside = length_in_volumes(volumes, eye, p, length, inside)
            if inside > tolerance:
                hard += 1
            for n in range(solid_count, count):
                if inside > tolerance:
                    break
                i = int(near[n])
                inside += length * part_in_cylinder(
                    figures[i + X], figures[i + Y], figures[i + RADIUS],
                    figures[i + Z], figures[i + Z] + figures[i + TALL], eye, p,
                )  # fmt: skip
            if inside > tolerance:
                blocked += 1
    return hard, blocked


@hot
def ring_above(solids: Solids, j: int, height: float, ring: Blanks) -> tuple[Numbers, int, int]:
    """The ring of the part of a solid that rises to a height or more, and where it begins and ends.

    The whole ring of a solid with a flat top; the part of a slope is written, and may be empty.
    """
    rows, corners = solids
    begin, end = int(rows[j + FIRST]), int(rows[j + LAST])
    slope_x, slope_y, top = rows[j + SLOPE_X], rows[j + SLOPE_Y], rows[j + TOP] - height
    if slope_x == 0.0 and slope_y == 0.0:
        return corners, begin, end
    last = 0
    for k in range(begin, end, 2):
        x1, y1, x2, y2 = corners[k], corners[k + 1], corners[k + 2], corners[k + 3]
        over1 = slope_x * x1 + slope_y * y1 + top
        over2 = slope_x * x2 + slope_y * y2 + top
        if over1 >= 0.0:
            ring[last] = x1
            ring[last + 1] = y1
            last += 2
        if (over1 >= 0.0) != (over2 >= 0.0):
            t = over1 / (over1 - over2)
            ring[last] = x1 + t * (x2 - x1)
            ring[last + 1] = y1 + t * (y2 - y1)
            last += 2
    if last >= 6:
        ring[last] = ring[0]
        ring[last + 1] = ring[1]
        return ring, 0, last
    return ring, 0, 0


@hot
def segment_distance(x: float, y: float, ax: float, ay: float, bx: float, by: float) -> float:
    """The distance from a point to a segment."""
    ex, ey = bx - ax, by - ay
    dx, dy = x - ax, y - ay
    length2 = ex * ex + ey * ey
    t = 0.0 if length2 == 0.0 else min(1.0, max(0.0, (dx * ex + dy * ey) / length2))
    dx -= t * ex
    dy -= t * ey
    return math.sqrt(dx * dx + dy * dy)


@hot
def solid_under_disc(
    land: Land, at: Place, radius: float, tall: float, step: float, tolerance: float, ring: Blanks
) -> int:
    """What rises more than a step above a place, lower than the head, under a disc; or -1."""
    rows, barriers = land.solids.rows, land.barriers
    x, y, z = at
    reach = radius - tolerance
    low, high = z + step + tolerance, z + tall - tolerance
    for j in range(0, len(rows), SOLID):
        if (
            rows[j + HIGH] > low
            and rows[j + LOW] < high
            and rows[j + WEST] - x < reach
            and x - rows[j + EAST] < reach
            and rows[j + SOUTH] - y < reach
            and y - rows[j + NORTH] < reach
        ):
            corners, first, last = ring_above(land.solids, j, low, ring)
            if ring_distance(corners, first, last, x, y) < reach:
                return int(rows[j + INDEX])
    for w in range(0, len(barriers), BARRIER):
        if barriers[w + CREST] > low and barriers[w + FOOT] < high:
            apart = segment_distance(
                x, y, barriers[w + AX], barriers[w + AY], barriers[w + BX], barriers[w + BY]
            )
            if apart < reach:
                return int(barriers[w + B_INDEX])
    return -1


@hot
def figure_under_disc(
    figures: Numbers, mover: int, at: Place, radius: float, reach: float, tolerance: float
) -> int:
    """Which figure's base a disc overlaps, if their heights differ by less than `reach`; or -1."""
    x, y, z = at
    for i in range(0, len(figures), FIGURE):
        apart = radius + figures[i + RADIUS] - tolerance
        dx, dy = figures[i + X] - x, figures[i + Y] - y
        if (
            -apart < dx < apart
            and -apart < dy < apart
            and dx * dx + dy * dy < apart * apart
            and figures[i + PRESENT] > 0.0
            and -reach < figures[i + Z] - z < reach
            and i != mover * FIGURE
        ):
            return i // FIGURE
    return -1


@hot
def has_ground(solids: Solids, x: float, y: float, tolerance: float) -> bool:
    """Whether the bare table is at a point, and not inside something that stands on it."""
    rows, corners = solids
    for j in range(0, len(rows), SOLID):
        if (
            rows[j + LOW] <= tolerance
            and rows[j + WEST] < x < rows[j + EAST]
            and rows[j + SOUTH] < y < rows[j + NORTH]
            and is_inside(corners, int(rows[j + FIRST]), int(rows[j + LAST]), x, y)
        ):
            return False
    return True


@hot
def footings(land: Land, x: float, y: float, tolerance: float, found: Blanks) -> int:
    """Write the height and the number of every surface one may stand on at a point; say how many.

    The bare table comes first, then surfaces by their numbers.
    """
    surfaces, corners = land.surfaces, land.solids.corners
    count = 0
    if has_ground(land.solids, x, y, tolerance):
        found[0] = 0.0
        found[1] = float(GROUND)
        count = 1
    for s in range(0, len(surfaces), SURFACE):
        if (
            surfaces[s + S_STAND] > 0.0
            and surfaces[s + WEST] - SLACK <= x <= surfaces[s + EAST] + SLACK
            and surfaces[s + SOUTH] - SLACK <= y <= surfaces[s + NORTH] + SLACK
            and covers(corners, int(surfaces[s + FIRST]), int(surfaces[s + LAST]), x, y)
        ):
            found[2 * count] = surface_height(surfaces, float(s), x, y)
            found[2 * count + 1] = float(s // SURFACE)
            count += 1
    return count


@hot
def highest_footings(
    land: Land, points: Numbers, not_above: float, tolerance: float, found: Blanks, out: Blanks
) -> None:
    """Write the height of the highest surface at each of some points that is not above a height.

    Infinity where there is none. `found` has room for the footings of one point.
    """
    for k in range(len(points) // 2):
        count = footings(land, points[2 * k], points[2 * k + 1], tolerance, found)
        out[k] = math.inf
        for level in range(count):
            z = found[2 * level]
            if z <= not_above + tolerance and (out[k] == math.inf or z > out[k]):
                out[k] = z


@hot
def has_room(solids: Solids, at: Place, tall: float, tolerance: float) -> bool:
    """Whether a body of that height fits over a point: not inside a solid, nor under a low one."""
    rows, corners = solids
    x, y, z = at
    for j in range(0, len(rows), SOLID):
        if (
            rows[j + WEST] < x < rows[j + EAST]
            and rows[j + SOUTH] < y < rows[j + NORTH]
            and rows[j + HIGH] > z + tolerance
            and rows[j + LOW] < z + tall - tolerance
            and rows[j + SLOPE_X] * x + rows[j + SLOPE_Y] * y + rows[j + TOP] > z + tolerance
            and is_inside(corners, int(rows[j + FIRST]), int(rows[j + LAST]), x, y)
        ):
            return False
    return True


class Base(NamedTuple):
    """Who would stand somewhere: its number, its size, and how much of a step it may stand over.

    Bases are in each other's way whose heights differ by less than `reach`, and that overlap by
    more than `slack`.
    """

    which: int
    radius: float
    tall: float
    step: float
    reach: float
    slack: float


@hot
def stands(
    land: Land,
    figures: Numbers,
    base: Base,
    points: Numbers,
    low: float,
    high: float,
    tolerance: float,
    found: Blanks,
    ring: Blanks,
    out: Blanks,
) -> None:
    """Write for each of some points whether a base may stand there on a level between two heights.

    Whether it is on the table is not looked at. `found` has room for the footings of one point.
    """
    radius = base.radius
    for k in range(len(points) // 2):
        x, y = points[2 * k], points[2 * k + 1]
        out[k] = 0.0
        for level in range(footings(land, x, y, tolerance, found)):
            at = (x, y, found[2 * level])
            if (
                low < at[2] < high
                and figure_under_disc(figures, base.which, at, radius, base.reach, base.slack) < 0
                and solid_under_disc(land, at, radius, base.tall, base.step, tolerance, ring) < 0
            ):
                out[k] = 1.0
                break


@hot
def barrier_crossing(barriers: Numbers, w: int, a: Point, b: Point) -> float:
    """The fraction of a leg at which it crosses a barrier; a point on it is on its left side."""
    (ax, ay), (bx, by) = a, b
    px, py = barriers[w + AX], barriers[w + AY]
    ex, ey = barriers[w + BX] - px, barriers[w + BY] - py
    side_a = ex * (ay - py) - ey * (ax - px)
    side_b = ex * (by - py) - ey * (bx - px)
    if (side_a >= -SLACK) == (side_b >= -SLACK):
        return NEVER
    t = side_a / (side_a - side_b)
    along = (ax + t * (bx - ax) - px) * ex + (ay + t * (by - ay) - py) * ey
    length2 = ex * ex + ey * ey
    return t if -SLACK <= along <= length2 + SLACK else NEVER


@hot
def line_obstacle(
    land: Land, a: Point, b: Point, low: float, high: float, tolerance: float, ring: Blanks
) -> int:
    """The first piece found on a straight line that rises above a height below another, or -1."""
    rows, barriers = land.solids.rows, land.barriers
    (ax, ay), (bx, by) = a, b
    low_x, high_x = min(ax, bx), max(ax, bx)
    low_y, high_y = min(ay, by), max(ay, by)
    length = math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay))
    for j in range(0, len(rows), SOLID):
        if (
            rows[j + HIGH] <= low
            or rows[j + LOW] >= high
            or rows[j + WEST] >= high_x
            or rows[j + EAST] <= low_x
            or rows[j + SOUTH] >= high_y
            or rows[j + NORTH] <= low_y
        ):
            continue
        corners, first, last = ring_above(land.solids, j, low, ring)
        part, _ = concave_chord(corners, first, last, ax, ay, bx, by)
        if part * length > tolerance:
            return int(rows[j + INDEX])
    for w in range(0, len(barriers), BARRIER):
        if (
            barriers[w + CREST] > low
            and barriers[w + FOOT] < high
            and barrier_crossing(barriers, w, a, b) != NEVER
        ):
            return int(barriers[w + B_INDEX])
    return -1


@hot
def ring_crossings(
    corners: Numbers, first: int, last: int, a: Point, b: Point, found: Blanks, count: int
) -> int:
    """Add the fractions at which a leg crosses a ring to those found; say how many there are."""
    (ax, ay), (bx, by) = a, b
    for k in range(first, last, 2):
        x, y = corners[k], corners[k + 1]
        ex, ey = corners[k + 2] - x, corners[k + 3] - y
        side_a = ex * (ay - y) - ey * (ax - x)
        side_b = ex * (by - y) - ey * (bx - x)
        if (side_a < 0.0) != (side_b < 0.0):
            t = side_a / (side_a - side_b)
            along = (ax + t * (bx - ax) - x) * ex + (ay + t * (by - ay) - y) * ey
            if 0.0 < t < 1.0 and -SLACK <= along <= ex * ex + ey * ey + SLACK:
                found[count] = t
                count += 1
    return count


@hot
def in_zone(zones: Numbers, q: int, corners: Numbers, at: Place) -> bool:
    """Whether a point at a height is in a zone."""
    x, y, z = at
    if not zones[q + Z_LOW] < z < zones[q + Z_HIGH]:
        return False
    if zones[q + Z_ROUND] > 0.0:
        dx, dy = x - zones[q + Z_X], y - zones[q + Z_Y]
        return dx * dx + dy * dy < zones[q + Z_RADIUS] * zones[q + Z_RADIUS]
    return (
        zones[q + Z_WEST] < x < zones[q + Z_EAST]
        and zones[q + Z_SOUTH] < y < zones[q + Z_NORTH]
        and is_inside(corners, int(zones[q + Z_FIRST]), int(zones[q + Z_LAST]), x, y)
    )


@hot
def set_out(
    zones: Numbers, corners: Numbers, at: Place, surface: int, trip: Blanks, zoned: Blanks
) -> None:
    """Write where a walk begins into its trip, and the zones it begins in."""
    trip[T_X], trip[T_Y], trip[T_Z] = at
    trip[T_ON] = float(surface * SURFACE) if surface >= 0 else -1.0
    for q in range(0, len(zones), ZONE):
        if in_zone(zones, q, corners, at):
            zoned[int(zones[q + Z_COMPONENT]) * ZONED + IN_NOW] = 1.0


@hot
def surface_height(surfaces: Numbers, on: float, x: float, y: float) -> float:
    """The height of a surface at a point; the bare table is at 0."""
    if on < 0.0:
        return 0.0
    s = int(on)
    return surfaces[s + S_SLOPE_X] * x + surfaces[s + S_SLOPE_Y] * y + surfaces[s + S_TOP]


@hot
def stopped(trip: Blanks, why: int, at: float, what: float) -> int:
    """Note on the trip why, where and by what it was stopped."""
    trip[T_STOP] = why
    trip[T_AT] = at
    trip[T_WHAT] = what
    return why


@hot
def note(noted: Blanks, at: Place) -> None:
    """Add a point to those noted."""
    k = int(noted[0])
    noted[3 * k + 1], noted[3 * k + 2], noted[3 * k + 3] = at
    noted[0] = k + 1


@hot
def times_between(start: float, end: float, low: float, high: float) -> tuple[float, float]:
    """The part of a change from start to end that lies strictly between two values."""
    if start == end:
        return (0.0, 1.0) if low < start < high else (0.0, -1.0)
    t1, t2 = (low - start) / (end - start), (high - start) / (end - start)
    return max(0.0, min(t1, t2)), min(1.0, max(t1, t2))


@hot
def slide(
    solids: Solids, figures: Numbers, mover: Mover, a: Place, b: Place, ring: Blanks
) -> tuple[int, float, float]:
    """What closed to it a disc meets on the way from a to b over one surface: why, where, what."""
    rows, tolerance, tall = solids.rows, mover.tolerance, mover.tall
    (ax, ay, az), (bx, by, bz) = a, b
    reach = mover.radius - tolerance
    low_x, high_x = min(ax, bx), max(ax, bx)
    low_y, high_y = min(ay, by), max(ay, by)
    low_z = min(az, bz)
    why, met_at, what = GOES_ON, NEVER, -1.0
    closed = mover.closed - tolerance
    for j in range(0, len(rows), SOLID):
        if (
            rows[j + HIGH] < low_z + closed
            or rows[j + LOW] >= max(az, bz) + tall - tolerance
            or rows[j + WEST] - high_x >= reach
            or low_x - rows[j + EAST] >= reach
            or rows[j + SOUTH] - high_y >= reach
            or low_y - rows[j + NORTH] >= reach
        ):
            continue
        low = rows[j + LOW] - tall + tolerance
        t1, t2 = times_between(az, bz, low, rows[j + HIGH] - closed + SLACK)
        if t2 < t1:
            continue
        px, py = ax + t1 * (bx - ax), ay + t1 * (by - ay)
        ex, ey = ax + t2 * (bx - ax) - px, ay + t2 * (by - ay) - py
        corners, first, last = ring_above(solids, j, 0.5 * (az + bz) + closed, ring)
        t = ring_entry(corners, first, last, (px, py), (ex, ey), reach, True)
        if t <= 1.0 and t1 + t * (t2 - t1) < met_at:
            why, met_at, what = SOLID_IN_WAY, t1 + t * (t2 - t1), rows[j + INDEX]
    level = mover.reach - tolerance
    for i in range(0, len(figures), FIGURE):
        apart = reach + figures[i + RADIUS]
        if (
            figures[i + SIDE] == mover.side
            or low_x - figures[i + X] >= apart
            or figures[i + X] - high_x >= apart
            or low_y - figures[i + Y] >= apart
            or figures[i + Y] - high_y >= apart
            or figures[i + PRESENT] == 0.0
            or i == mover.which * FIGURE
        ):
            continue
        t1, t2 = times_between(az, bz, figures[i + Z] - level, figures[i + Z] + level)
        if t2 < t1:
            continue
        px, py = ax + t1 * (bx - ax), ay + t1 * (by - ay)
        ex, ey = (t2 - t1) * (bx - ax), (t2 - t1) * (by - ay)
        t = disc_entry(figures[i + X] - px, figures[i + Y] - py, ex, ey, apart, True)
        if t <= 1.0 and t1 + t * (t2 - t1) < met_at:
            why, met_at, what = FIGURE_IN_WAY, t1 + t * (t2 - t1), float(i // FIGURE)
    return why, met_at, what


@hot
def zone_crossings(
    zones: Numbers, q: int, corners: Numbers, a: Point, b: Point, found: Blanks, count: int
) -> int:
    """Add the fractions at which a leg crosses the edge of a zone; say how many there are."""
    if zones[q + Z_ROUND] == 0.0:
        first, last = int(zones[q + Z_FIRST]), int(zones[q + Z_LAST])
        return ring_crossings(corners, first, last, a, b, found, count)
    (ax, ay), (bx, by) = a, b
    dx, dy = bx - ax, by - ay
    length = math.sqrt(dx * dx + dy * dy)
    if length == 0.0:
        return count
    vx, vy, radius = zones[q + Z_X] - ax, zones[q + Z_Y] - ay, zones[q + Z_RADIUS]
    along = vx * dx + vy * dy
    depth = along * along - length * length * (vx * vx + vy * vy - radius * radius)
    if depth > 0.0:
        half = math.sqrt(depth)
        for t in ((along - half) / (length * length), (along + half) / (length * length)):
            if 0.0 < t < 1.0:
                found[count] = t
                count += 1
    return count


@hot
def put_in_order(found: Blanks, count: int) -> None:
    """Sort the first so many numbers: they are few, and mostly in order already."""
    for i in range(1, count):
        value = found[i]
        k = i - 1
        while k >= 0 and found[k] > value:
            found[k + 1] = found[k]
            k -= 1
        found[k + 1] = value


@hot
def leg_splits(land: Land, zones: Numbers, a: Point, b: Point, found: Blanks) -> tuple[int, int]:
    """Write where a leg is split, in order, and its end; say how often, and by how many barriers.

    It is split wherever it crosses the edge of a surface, a zone or a barrier.
    """
    surfaces, barriers, corners = land.surfaces, land.barriers, land.solids.corners
    (ax, ay), (bx, by) = a, b
    low_x, high_x = min(ax, bx), max(ax, bx)
    low_y, high_y = min(ay, by), max(ay, by)
    count = 0
    for s in range(0, len(surfaces), SURFACE):
        if (
            surfaces[s + WEST] <= high_x
            and surfaces[s + EAST] >= low_x
            and surfaces[s + SOUTH] <= high_y
            and surfaces[s + NORTH] >= low_y
        ):
            first, last = int(surfaces[s + FIRST]), int(surfaces[s + LAST])
            count = ring_crossings(corners, first, last, a, b, found, count)
    for q in range(0, len(zones), ZONE):
        if (
            zones[q + Z_WEST] < high_x
            and zones[q + Z_EAST] > low_x
            and zones[q + Z_SOUTH] < high_y
            and zones[q + Z_NORTH] > low_y
        ):
            count = zone_crossings(zones, q, corners, a, b, found, count)
    barred = 0
    for w in range(0, len(barriers), BARRIER):
        t = barrier_crossing(barriers, w, a, b)
        if t != NEVER:
            barred += 1
            if 0.0 < t < 1.0:
                found[count] = t
                count += 1
    put_in_order(found, count)
    found[count] = 1.0
    return count, barred


@hot
def next_surface(
    land: Land, mover: Mover, on: float, z: float, c: Point, m: Point
) -> tuple[float, float]:
    """The surface a mover at c prefers for the stretch with the middle m, and its height at c.

    NO_SURFACE where there is room on none.
    """
    surfaces, corners, tolerance = land.surfaces, land.solids.corners, mover.tolerance
    (cx, cy), (mx, my) = c, m
    chosen, chosen_z, chosen_score = NO_SURFACE, 0.0, math.inf
    for candidate in range(-1, len(surfaces) // SURFACE):
        s = candidate * SURFACE
        if candidate >= 0 and not (
            surfaces[s + WEST] - SLACK <= mx <= surfaces[s + EAST] + SLACK
            and surfaces[s + SOUTH] - SLACK <= my <= surfaces[s + NORTH] + SLACK
            and covers(corners, int(surfaces[s + FIRST]), int(surfaces[s + LAST]), mx, my)
        ):
            continue
        at = float(s) if candidate >= 0 else -1.0
        to = surface_height(surfaces, at, cx, cy)
        step = abs(to - z)
        if mover.prefer == LEVEL_FIRST:
            score = step
        elif step < mover.closed - tolerance:
            score = -to if mover.prefer == HIGHEST else to
        else:
            score = 1000.0 + step
        if at == on:
            score -= 1e-9
        if score < chosen_score:
            middle = (mx, my, surface_height(surfaces, at, mx, my))
            if has_room(land.solids, middle, mover.tall, tolerance):
                chosen, chosen_z, chosen_score = at, to, score
    return chosen, chosen_z


@hot
def tallest_crossed(
    barriers: Numbers, a: Point, b: Point, after: float, until: float, low: float, high: float
) -> tuple[float, float]:
    """The crest and the index of the tallest barrier a leg crosses on a stretch; index -1: none.

    The step over it is between two heights: lower than the crest, with the head above the foot.
    """
    crest = -math.inf
    crossed = -1.0
    for w in range(0, len(barriers), BARRIER):
        t = barrier_crossing(barriers, w, a, b)
        if (
            t != NEVER
            and after < t <= until
            and barriers[w + CREST] > low + SLACK
            and barriers[w + FOOT] < high
            and barriers[w + CREST] > crest
        ):
            crest = barriers[w + CREST]
            crossed = barriers[w + B_INDEX]
    return crest, crossed


@hot
def take_step(
    surfaces: Numbers,
    mover: Mover,
    on: float,
    to: float,
    z: float,
    to_z: float,
    crest: float,
    crossed: float,
    start: float,
    trip: Blanks,
) -> int:
    """Step from one surface to another, perhaps over a barrier; say what stops it (0: nothing)."""
    tallness = abs(to_z - z)
    climbed = tallness
    if crossed >= 0.0:
        crest = max(crest, z, to_z)
        tallness = crest - min(z, to_z)
        climbed = 2.0 * crest - z - to_z
    slow = 0.0
    if tallness > mover.open + mover.tolerance:
        if tallness >= mover.closed - mover.tolerance:
            if crossed >= 0.0:
                return stopped(trip, BARRIER_IN_WAY, start, crossed)
            taller = to if to_z > z else on
            what = surfaces[int(taller) + S_INDEX] if taller >= 0.0 else -1.0
            return stopped(trip, TOO_TALL, start, what)
        trip[T_STEPS] += 1.0
        slow = 1.0
    trip[T_VERTICAL] += climbed
    if to != on:
        trip[T_SLOW] = slow if to >= 0.0 and surfaces[int(to) + S_STAND] == 0.0 else 0.0
    return GOES_ON


@hot
def charge_stretch(
    zones: Numbers, corners: Numbers, middle: Place, run: float, start: float, log: Log
) -> int:
    """Add the length of a stretch to the zone its middle is in, or to the open; or be stopped."""
    trip, zoned = log.trip, log.zoned
    component = -1
    for q in range(0, len(zones), ZONE):
        if in_zone(zones, q, corners, middle):
            if zones[q + Z_CLASS] == CLOSED:
                return stopped(trip, CLOSED_AREA, start, zones[q + Z_COMPONENT])
            component = int(zones[q + Z_COMPONENT])
    for c in range(0, len(zoned), ZONED):
        if c == component * ZONED:
            zoned[c + IN_LENGTH] += run
            if zoned[c + IN_NOW] == 0.0:
                zoned[c + IN_ENTERED] = 1.0
            zoned[c + IN_NOW] = 1.0
        else:
            zoned[c + IN_NOW] = 0.0
    if component < 0:
        if trip[T_SLOW] > 0.0:
            trip[T_SLOWED] += run
        else:
            trip[T_OPEN] += run
    return GOES_ON


@hot
def last_barriers(
    barriers: Numbers, mover: Mover, a: Point, b: Point, after: float, z: float, trip: Blanks
) -> int:
    """Step over the barriers that a leg crosses at its very end; or be stopped by one."""
    tolerance = mover.tolerance
    for w in range(0, len(barriers), BARRIER):
        t = barrier_crossing(barriers, w, a, b)
        if (
            t != NEVER
            and t > after
            and barriers[w + CREST] > z + SLACK
            and barriers[w + FOOT] < z + mover.tall - tolerance
        ):
            tallness = barriers[w + CREST] - z
            if tallness >= mover.closed - tolerance:
                return stopped(trip, BARRIER_IN_WAY, 1.0, barriers[w + B_INDEX])
            if tallness > mover.open + tolerance:
                trip[T_STEPS] += 1.0
            trip[T_VERTICAL] += 2.0 * tallness
    return GOES_ON


@hot
def walk_leg(land: Land, zones: Numbers, figures: Numbers, mover: Mover, b: Point, log: Log) -> int:
    """Walk one straight leg, adding what it costs to the trip; say why it stops (0: it does not).

    At each split of the leg the mover takes a step to the surface it prefers among those it can
    reach; between two splits it slides over one surface, as a disc that may not overlap what is
    closed to it.
    """
    surfaces, barriers, trip = land.surfaces, land.barriers, log.trip
    a, on = (trip[T_X], trip[T_Y]), trip[T_ON]
    (ax, ay), (bx, by) = a, b
    dx, dy = bx - ax, by - ay
    length = math.sqrt(dx * dx + dy * dy)
    count, barred = leg_splits(land, zones, a, b, log.splits)
    start = 0.0
    before = -1.0
    for i in range(count + 1):
        end = log.splits[i]
        if end - start <= 1e-9 and not (i == count and before < 0.0):
            continue
        middle = 0.5 * (start + end)
        cx, cy = ax + start * dx, ay + start * dy
        mx, my = ax + middle * dx, ay + middle * dy
        z = surface_height(surfaces, on, cx, cy)
        to, to_z = next_surface(land, mover, on, z, (cx, cy), (mx, my))
        if to == NO_SURFACE:
            return stopped(trip, NO_ROOM, start, -1.0)
        crest, crossed = -math.inf, -1.0
        if barred > 0:
            low, high = min(z, to_z), max(z, to_z) + mover.tall - mover.tolerance
            crest, crossed = tallest_crossed(barriers, a, b, before, middle, low, high)
        why = take_step(surfaces, mover, on, to, z, to_z, crest, crossed, start, trip)
        if why != GOES_ON:
            return why
        on = to
        end_x, end_y = ax + end * dx, ay + end * dy
        end_z = surface_height(surfaces, on, end_x, end_y)
        here, there = (cx, cy, to_z), (end_x, end_y, end_z)
        why, part, what = slide(land.solids, figures, mover, here, there, log.ring)
        if why != GOES_ON:
            trip[T_ON] = on
            return stopped(trip, why, start + part * (end - start), what)
        run, halfway = (end - start) * length, (mx, my, 0.5 * (to_z + end_z))
        why = charge_stretch(zones, land.solids.corners, halfway, run, start, log)
        if why != GOES_ON:
            return why
        trip[T_VERTICAL] += abs(end_z - to_z)
        note(log.noted, here)
        note(log.noted, there)
        before = middle
        start = end
    z = surface_height(surfaces, on, bx, by)
    if barred > 0 and last_barriers(barriers, mover, a, b, before, z, trip) != GOES_ON:
        return BARRIER_IN_WAY
    trip[T_X], trip[T_Y], trip[T_Z], trip[T_ON] = bx, by, z, on
    return GOES_ON


@hot
def fan_out(
    land: Land,
    zones: Numbers,
    figures: Numbers,
    mover: Mover,
    ends: Numbers,
    ladders: int,
    log: Log,
    out: Blanks,
) -> None:
    """What a trip comes to that goes straight on to each of some ends: cost, length and height.

    A cost below nothing says that the way there stops. The trip itself is left as it was.
    """
    trip, zoned = log.trip, log.zoned
    size = len(trip)
    kept = size + len(zoned)
    # Behind the answers there is room for how the trip stood.
    for k in range(size):
        out[len(out) - kept + k] = trip[k]
    for k in range(len(zoned)):
        out[len(out) - kept + size + k] = zoned[k]
    for i in range(len(ends) // 2):
        log.noted[0] = 0.0
        why = walk_leg(land, zones, figures, mover, (ends[2 * i], ends[2 * i + 1]), log)
        rough = entered = 0.0
        for c in range(0, len(zoned), ZONED):
            rough += zoned[c + IN_LENGTH]
            least = 1.0 if zoned[c + IN_ENTERED] != 0.0 else 0.0
            entered += max(least, zoned[c + IN_LENGTH])
        slowed = trip[T_SLOWED]
        out[3 * i] = -1.0
        if why == GOES_ON:
            out[3 * i] = trip[T_OPEN] + 2.0 * ((entered + slowed) + (trip[T_STEPS] + ladders))
        out[3 * i + 1] = trip[T_OPEN] + (rough + slowed)
        out[3 * i + 2] = trip[T_VERTICAL]
        for k in range(size):
            trip[k] = out[len(out) - kept + k]
        for k in range(len(zoned)):
            zoned[k] = out[len(out) - kept + size + k]
