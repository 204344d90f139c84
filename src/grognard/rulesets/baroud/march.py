"""Straight moves of one base: what stops and slows them, where they may end (1.23, 4.101-4.109)."""

import math

from grognard.kernel.questions import Point
from grognard.rulesets.baroud.battle import Battle, Figure
from grognard.rulesets.baroud.field import enemies_touched_at, point_at
from grognard.rulesets.baroud.terrain import FLIES
from grognard.table.compiled import hot
from grognard.table.sticks.bases import APART, contact_at
from grognard.table.sticks.columns import (
    ABLE,
    AREA,
    BARRED,
    BODY,
    CLIMBS,
    FLAGS,
    HEIGHT,
    LEVEL,
    LINE,
    NEVER,
    OVERLAP,
    PRESENT,
    RAISED,
    SAME,
    SIDE,
    TOUCH,
    TRAITS,
    R,
    Table,
    X,
    Y,
)
from grognard.table.sticks.shapes import crosses_any, to_area, to_line, to_segment
from grognard.table.sticks.sweeps import (
    GROUND,
    clear_of,
    holds_base,
    is_barred,
    is_off_table,
    is_on_base,
    is_rough,
    platform_at,
    platform_of,
    runs_into,
)

MOVE, CHARGE, DISENGAGE, LEAVE = range(4)

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

Course = tuple[int, bool, float, float, float, float]
"""How a straight move would go: why it may not, whether it is rough, the level and the place where
it ends, and from how high it jumps."""


@hot
def resting_fault(table: Table, i: int, x: float, y: float, level: float) -> int:
    """Why a base may not rest at a place, or LEGAL (1.23, 4.104, 4.106, 4.907)."""
    areas, lines = table.areas, table.lines
    radius, barred = table.bodies[i * BODY + R], int(table.bodies[i * BODY + BARRED])
    if is_off_table(table, x, y, radius):
        return OFF_TABLE
    platform = platform_at(areas, x, y, radius)
    if (platform != GROUND) != (level > 0.0):
        return NO_LADDER
    for a in range(0, len(areas), AREA):
        flags = int(areas[a + FLAGS])
        if flags & RAISED:
            if a != platform and to_area(areas, a, x, y) < radius - TOUCH:
                return ON_LINE
        elif flags & barred and to_area(areas, a, x, y) < radius - SAME:
            return IMPASSABLE
    for k in range(0, len(lines), LINE):
        if to_line(lines, k, x, y) < radius - TOUCH:
            return ON_LINE
    return ON_FIGURE if is_on_base(table.bodies, i, x, y) else LEGAL


@hot
def enemy_fault(
    table: Table, i: int, bx: float, by: float, end_level: float, how: int, flies: bool
) -> int:
    """What is wrong between a straight move and the enemies it passes (4.104, 4.105, 4.111)."""
    bodies = table.bodies
    b = i * BODY
    ax, ay, radius, level = bodies[b + X], bodies[b + Y], bodies[b + R], bodies[b + LEVEL]
    low_x, high_x, low_y, high_y = min(ax, bx), max(ax, bx), min(ay, by), max(ay, by)
    for k in range(0, len(bodies), BODY):
        if not bodies[k + PRESENT] or bodies[k + SIDE] == bodies[b + SIDE]:
            continue
        ex, ey, reach = bodies[k + X], bodies[k + Y], radius + bodies[k + R]
        near = reach + table.across + 1.0
        if ex - high_x > near or low_x - ex > near or ey - high_y > near or low_y - ey > near:
            continue
        gap = to_segment(ex, ey, ax, ay, bx, by) - reach
        if not flies and gap < -OVERLAP:
            return THROUGH_ENEMY
        if how in (CHARGE, LEAVE):
            continue
        was = contact_at(table, ax, ay, radius, level, k // BODY) != APART
        leaving = was and (bx - ax) * (ex - ax) + (by - ay) * (ey - ay) <= 0.0
        if not flies and gap <= TOUCH and bodies[k + ABLE] and not leaving:
            return NEAR_ENEMY
        if (how == DISENGAGE or not leaving) and (
            contact_at(table, bx, by, radius, end_level, k // BODY) != APART
        ):
            return IN_CONTACT
    return LEGAL


@hot
def course(
    table: Table, i: int, bx: float, by: float, how: int, stick: float, rough_stick: float
) -> Course:
    """How a figure would go in a straight line to a place (4.101-4.109).

    A flyer minds nothing but the enemies and the ground where it ends (4.931).
    """
    areas, bodies = table.areas, table.bodies
    b = i * BODY
    ax, ay, radius = bodies[b + X], bodies[b + Y], bodies[b + R]
    flies = int(bodies[b + TRAITS]) & FLIES > 0
    here = platform_of(table, i)
    there = platform_at(areas, bx, by, radius)
    end_level = areas[there + HEIGHT] if there != GROUND else 0.0
    drop = 0.0
    # Levels are changed by a ladder (4.108), or by a jump to where the base comes clear (4.109).
    if not flies and here != there and not crosses_any(table.lines, CLIMBS, ax, ay, bx, by):
        level = bodies[b + LEVEL]
        if here == GROUND or end_level >= level or how == CHARGE:
            return NO_LADDER, False, end_level, bx, by, 0.0
        share = clear_of(areas, here, ax, ay, bx, by, radius)
        if share == NEVER:
            return NO_LANDING, False, end_level, bx, by, 0.0
        bx = math.ceil((ax + share * (bx - ax)) * 100.0 - 0.5) / 100.0
        by = math.ceil((ay + share * (by - ay)) * 100.0 - 0.5) / 100.0
        there = platform_at(areas, bx, by, radius)
        end_level = areas[there + HEIGHT] if there != GROUND else 0.0
        drop = level - end_level
        if drop <= 0.0:
            return NO_LANDING, False, end_level, bx, by, 0.0
    # Difficult ground and crossed lines shorten the whole stick (4.101, 4.102, 4.107).
    rough = is_rough(table, i, ax, ay, bx, by)
    dx, dy = bx - ax, by - ay
    fault = LEGAL
    if math.sqrt(dx * dx + dy * dy) > (rough_stick if rough else stick) + SAME:
        fault = TOO_FAR
    elif how != LEAVE:
        fault = resting_fault(table, i, bx, by, end_level)
        if fault != LEGAL and drop > 0.0:
            fault = NO_LANDING
    # Impassable terrain is entered nowhere (4.106), enemies are passed at a distance (4.105).
    if fault == LEGAL and not flies and is_barred(table, i, here, there, ax, ay, bx, by):
        fault = IMPASSABLE
    if fault == LEGAL:
        fault = enemy_fault(table, i, bx, by, end_level, how, flies)
    return fault, rough, end_level, bx, by, drop


@hot
def is_way_free(table: Table, i: int, platform: int, bx: float, by: float, berth: float) -> bool:
    """Whether nothing stops a flight, which never leaves its level (4.509).

    Enemies are given a berth.
    """
    b, bodies = i * BODY, table.bodies
    ax, ay = bodies[b + X], bodies[b + Y]
    return not (
        runs_into(table, i, ax, ay, bx, by, berth)
        or is_barred(table, i, platform, platform, ax, ay, bx, by)
        or crosses_any(table.lines, CLIMBS, ax, ay, bx, by)
        or (platform != GROUND and not holds_base(table.areas, platform, bx, by, bodies[b + R]))
    )


class March:
    """How a straight move would go, and why not."""

    __slots__ = ("drop", "end", "fault", "leaves", "level", "rough")

    def __init__(
        self,
        battle: Battle,
        figure: Figure,
        end: Point,
        how: int,
        allowed: tuple[float, float],
    ) -> None:
        measure = battle.geometry()
        self.fault, self.rough, level, x, y, drop = measure.of(course)(
            measure.table, figure.index, *end, how, *allowed
        )
        self.leaves = False
        self.level = int(level)
        self.drop = int(drop)
        self.end: Point = (x, y) if drop else end


def rest_fault(battle: Battle, figure: Figure, at: Point, level: int) -> int:
    """Why a figure may not stand at a place (1.23, 2.10)."""
    measure = battle.geometry()
    return measure.of(resting_fault)(measure.table, figure.index, *at, level)


def set_back(battle: Battle, figure: Figure, start: Point, end: Point, berth: float = 0.0) -> Point:
    """The last place of a path, from its end back, where a figure may stand (4.113).

    With a berth, no enemy may be nearer than that, nor in contact across a line (4.509).
    """
    (ax, ay), (bx, by) = start, end
    dx, dy = bx - ax, by - ay
    length = math.sqrt(dx * dx + dy * dy)
    steps = int(length / BACKWARD) + 1
    for step in range(steps + 1):
        share = max(0.0, 1.0 - step * BACKWARD / length) if length else 0.0
        place = point_at(ax + dx * share, ay + dy * share) if step else end
        if not rest_fault(battle, figure, place, figure.level) and not (
            berth and is_crowded(battle, figure, place, berth)
        ):
            return place
    return start


def is_crowded(battle: Battle, figure: Figure, at: Point, berth: float) -> bool:
    """Whether an enemy would be in contact with a figure at a place, or nearer than a berth."""
    near = figure.profile.radius + berth - OVERLAP - SAME
    return bool(enemies_touched_at(battle, figure, at, figure.level)) or any(
        math.dist(at, enemy.at) < near + enemy.profile.radius
        for enemy in battle.enemies(figure.seat)
        if enemy.at is not None and enemy.level == figure.level
    )


BACKWARD = 0.5
"""Steps in which a figure that was stopped is set back."""
