"""Measuring on the table: distance, contact, sight and cover (1.8-1.9, 4.120-4.121)."""

from functools import cache
from math import floor, sqrt

from grognard.kernel.questions import Option, Point
from grognard.rulesets.baroud.battle import MEDIUM, Battle, Figure
from grognard.rulesets.baroud.terrain import STEALTHY
from grognard.table.compiled import Indices, hot
from grognard.table.sticks.bases import (
    ACROSS_CLIMB,
    ACROSS_LINE,
    APART,
    contact_at,
    contacts_at,
    gap_between,
    is_touched,
)
from grognard.table.sticks.columns import (
    ABLE,
    BODY,
    HEIGHT,
    LEVEL,
    PRESENT,
    SAME,
    SIDE,
    TRAITS,
    R,
    Table,
    X,
    Y,
)
from grognard.table.sticks.sight import (
    is_beyond_sight,
    is_line_blocked,
    is_screened,
    is_seen,
    is_sheltered,
    lines_blocked,
)
from grognard.table.sticks.sweeps import GROUND, platform_at

HIDDEN, CLEAR, COVERED = range(3)


def distance(one: Figure, other: Figure) -> float:
    """Edge to edge, never less than 0 (1.8)."""
    here, there = one.at, other.at
    assert here is not None, f"{one.id} is not on the table"
    assert there is not None, f"{other.id} is not on the table"
    dx, dy = there[0] - here[0], there[1] - here[1]
    gap = sqrt(dx * dx + dy * dy) - one.profile.radius - other.profile.radius
    return gap if gap > 0.0 else 0.0


def to_point(figure: Figure, point: Point) -> float:
    """From a base edge to a point; 0 under the base (1.23)."""
    x, y = figure.place
    dx, dy = point[0] - x, point[1] - y
    return max(0.0, sqrt(dx * dx + dy * dy) - figure.profile.radius)


def within(length: float, limit: float) -> bool:
    """Whether a distance is within a limit (1.8)."""
    return length <= limit + SAME


def point_at(x: float, y: float) -> Point:
    """The nearest point of the lattice of hundredths of a millimetre."""
    return floor(x * 100.0 + 0.5) / 100.0, floor(y * 100.0 + 0.5) / 100.0


def enemies_in_contact(battle: Battle, figure: Figure) -> list[Figure]:
    """Enemies in contact with a figure, in order (1.9)."""
    return enemies_touched_at(battle, figure, figure.place, figure.level)


def enemies_touched_at(battle: Battle, figure: Figure, at: Point, level: int) -> list[Figure]:
    """Enemies a figure would be in contact with if it stood elsewhere, in order (1.9)."""
    measure = battle.geometry()
    count = measure.of(contacts_at)(measure.table, figure.index, *at, level, measure.found)
    return [battle.figures[k] for k in measure.listed(count)]


@cache
def piece_option(piece: str) -> Option:
    """The option of choosing a figure."""
    return Option(piece, piece=piece)


def is_engaged(battle: Battle, figure: Figure) -> bool:
    """In contact with at least one enemy, in any condition (1.9)."""
    measure = battle.geometry()
    return measure.of(is_touched)(measure.table, figure.index)


def contact(battle: Battle, one: Figure, other: Figure) -> int:
    """How two figures are in contact (1.9)."""
    return contact_from(battle, one, one.place, one.level, other)


def contact_from(battle: Battle, one: Figure, at: Point, level: int, other: Figure) -> int:
    """How two figures would be in contact if the first stood elsewhere (1.9)."""
    measure = battle.geometry()
    return measure.of(contact_at)(measure.table, *at, one.profile.radius, level, other.index)


def in_contact(battle: Battle, one: Figure, other: Figure) -> bool:
    """Whether two figures are in contact (1.9)."""
    return contact(battle, one, other) != APART


def is_across_obstacle(battle: Battle, one: Figure, other: Figure) -> bool:
    """Whether they touch across an obstacle (4.308)."""
    return contact(battle, one, other) == ACROSS_LINE


def is_above(battle: Battle, one: Figure, other: Figure) -> bool:
    """Whether the first stands higher, in contact across a ladder (4.309)."""
    return one.level > other.level and contact(battle, one, other) == ACROSS_CLIMB


@hot
def graded_sight(
    table: Table,
    ox: float,
    oy: float,
    observer_radius: float,
    observer_level: float,
    observer: int,
    target: int,
) -> int:
    """HIDDEN, CLEAR or COVERED: three sight lines, then what else gives cover (4.120, 4.121)."""
    t, bodies = target * BODY, table.bodies
    tx, ty, radius = bodies[t + X], bodies[t + Y], bodies[t + R]
    if is_beyond_sight(table, ox, oy, observer_radius, tx, ty, radius):
        return HIDDEN
    blocked = lines_blocked(table, ox, oy, tx, ty, radius, observer_level != bodies[t + LEVEL])
    if blocked == 3:
        return HIDDEN
    if (
        blocked > 0
        or is_sheltered(table, ox, oy, tx, ty, radius)
        or is_screened(table, ox, oy, observer, target)
    ):
        return COVERED
    return CLEAR


def sight(battle: Battle, observer: Figure, target: Figure) -> int:
    """HIDDEN, CLEAR or COVERED (4.120, 4.121)."""
    measure = battle.geometry()
    return measure.of(graded_sight)(
        measure.table,
        *observer.place,
        observer.profile.radius,
        observer.level,
        observer.index,
        target.index,
    )


def sees(battle: Battle, observer: Figure, target: Figure) -> bool:
    """Line of sight (4.120)."""
    return sight(battle, observer, target) != HIDDEN


def is_covered(battle: Battle, observer: Figure, target: Figure) -> bool:
    """Whether a target that is seen is in cover (4.121)."""
    return sight(battle, observer, target) == COVERED


def sight_from_point(battle: Battle, point: Point, level: int, target: Figure) -> int:
    """How a figure is seen from a point, such as a burst (4.710)."""
    measure = battle.geometry()
    return measure.of(graded_sight)(measure.table, *point, 0.0, level, -1, target.index)


def sees_point(battle: Battle, observer: Figure, point: Point) -> bool:
    """Whether a figure sees a point of the ground (4.706)."""
    if not within(to_point(observer, point), battle.setting.sight):
        return False
    measure = battle.geometry()
    blocked = measure.of(is_line_blocked)
    return not blocked(measure.table, *observer.place, *point, observer.level > 0, *point, 0.0)


@hot
def targets_in_reach(
    table: Table, i: int, reach: float, stealth_reach: float, found: Indices
) -> int:
    """Write the enemies that may be targeted into ``found``; say how many (4.203, 4.204, 4.920)."""
    bodies = table.bodies
    b = i * BODY
    x, y, radius, level = bodies[b + X], bodies[b + Y], bodies[b + R], bodies[b + LEVEL]
    count = 0
    for k in range(0, len(bodies), BODY):
        if not bodies[k + PRESENT] or bodies[k + SIDE] == bodies[b + SIDE]:
            continue
        gap = gap_between(bodies, b, k)
        if gap > reach + SAME or is_touched(table, k // BODY):
            continue
        seen = graded_sight(table, x, y, radius, level, i, k // BODY)
        is_stealthy = int(bodies[k + TRAITS]) & STEALTHY > 0
        if seen == HIDDEN or (seen == COVERED and is_stealthy and gap > stealth_reach + SAME):
            continue
        found[count] = k // BODY
        count += 1
    return count


def targets_within(battle: Battle, shooter: Figure, reach: float) -> list[Figure]:
    """Enemies that may be targeted within a distance, in order (4.203, 4.204, 4.920)."""
    measure = battle.geometry()
    reaches = reach, battle.setting.sticks[MEDIUM]
    count = measure.of(targets_in_reach)(measure.table, shooter.index, *reaches, measure.found)
    return [battle.figures[k] for k in measure.listed(count)]


@hot
def is_watched(table: Table, target: int) -> bool:
    """Whether any able enemy sees a figure (4.310)."""
    bodies = table.bodies
    for i in range(0, len(bodies), BODY):
        if (
            bodies[i + ABLE]
            and bodies[i + SIDE] != bodies[target * BODY + SIDE]
            and is_seen(table, i // BODY, target)
        ):
            return True
    return False


def is_unseen(battle: Battle, figure: Figure) -> bool:
    """Whether no able enemy sees a figure (4.310)."""
    measure = battle.geometry()
    return not measure.of(is_watched)(measure.table, figure.index)


def level_at(battle: Battle, at: Point, radius: float) -> int:
    """The level a base rests on: that of the platform that holds all of it, or the ground."""
    table = battle.geometry().table
    platform = battle.geometry().of(platform_at)(table.areas, *at, radius)
    return int(table.areas[platform + HEIGHT]) if platform != GROUND else 0
