"""Measuring on the table: distance, contact, sight and cover (1.8-1.9, 4.120-4.121)."""

from functools import cache
from math import floor, sqrt

from grognard.kernel.questions import Option, Point
from grognard.rulesets.baroud.battle import MEDIUM, Battle, Figure
from grognard.rulesets.baroud.kernels import (
    ACROSS_LADDER,
    ACROSS_OBSTACLE,
    APART,
    COVERED,
    HEIGHT,
    HIDDEN,
    SAME,
)


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
    count = measure.run.stick_contacts(
        measure.lines, measure.bodies, figure.index, *at, float(level), measure.found
    )
    if not count:
        return []
    return [battle.figures[k] for k in measure.listed(count)]


@cache
def piece_option(piece: str) -> Option:
    """The option of choosing a figure."""
    return Option(piece, piece=piece)


def is_engaged(battle: Battle, figure: Figure) -> bool:
    """In contact with at least one enemy, in any condition (1.9)."""
    measure = battle.geometry()
    engaged: bool = measure.run.stick_engaged(measure.lines, measure.bodies, figure.index)
    return engaged


def contact(battle: Battle, one: Figure, other: Figure) -> int:
    """How two figures are in contact (1.9)."""
    return contact_at(battle, one, one.place, one.level, other)


def contact_at(battle: Battle, one: Figure, at: Point, level: int, other: Figure) -> int:
    """How two figures would be in contact if the first stood elsewhere (1.9)."""
    measure = battle.geometry()
    found: int = measure.run.stick_contact(
        measure.lines, measure.bodies, *at, one.profile.radius, float(level), other.index
    )
    return found


def in_contact(battle: Battle, one: Figure, other: Figure) -> bool:
    """Whether two figures are in contact (1.9)."""
    return contact(battle, one, other) != APART


def is_across_obstacle(battle: Battle, one: Figure, other: Figure) -> bool:
    """Whether they touch across an obstacle (4.308)."""
    return contact(battle, one, other) == ACROSS_OBSTACLE


def is_above(battle: Battle, one: Figure, other: Figure) -> bool:
    """Whether the first stands higher, in contact across a ladder (4.309)."""
    return one.level > other.level and contact(battle, one, other) == ACROSS_LADDER


def sight(battle: Battle, observer: Figure, target: Figure) -> int:
    """HIDDEN, CLEAR or COVERED (4.120, 4.121)."""
    measure = battle.geometry()
    seen: int = measure.run.stick_sight(
        *measure.view,
        *observer.place,
        observer.profile.radius,
        float(observer.level),
        observer.index,
        target.index,
    )
    return seen


def sees(battle: Battle, observer: Figure, target: Figure) -> bool:
    """Line of sight (4.120)."""
    return sight(battle, observer, target) != HIDDEN


def is_covered(battle: Battle, observer: Figure, target: Figure) -> bool:
    """Whether a target that is seen is in cover (4.121)."""
    return sight(battle, observer, target) == COVERED


def sight_from_point(battle: Battle, point: Point, level: int, target: Figure) -> int:
    """How a figure is seen from a point, such as a burst (4.710)."""
    measure = battle.geometry()
    seen: int = measure.run.stick_sight(*measure.view, *point, 0.0, float(level), -1, target.index)
    return seen


def sees_point(battle: Battle, observer: Figure, point: Point) -> bool:
    """Whether a figure sees a point of the ground (4.706)."""
    if not within(to_point(observer, point), battle.setting.sight):
        return False
    measure = battle.geometry()
    blocked = measure.run.stick_blocked(
        measure.areas, *observer.place, *point, observer.level > 0, *point, 0.0
    )
    return not blocked


def targets_within(battle: Battle, shooter: Figure, reach: float) -> list[Figure]:
    """Enemies that may be targeted within a distance, in order (4.203, 4.204, 4.920)."""
    measure = battle.geometry()
    stealth_reach = battle.setting.sticks[MEDIUM]
    count = measure.run.stick_targets(
        *measure.view, shooter.index, reach, stealth_reach, measure.found
    )
    if not count:
        return []
    return [battle.figures[k] for k in measure.listed(count)]


def is_unseen(battle: Battle, figure: Figure) -> bool:
    """Whether no able enemy sees a figure (4.310)."""
    measure = battle.geometry()
    return not measure.run.stick_watched(
        measure.areas, measure.bodies, battle.setting.sight, figure.index
    )


def rest_fault(battle: Battle, figure: Figure, at: Point, level: int) -> int:
    """Why a figure may not stand at a place (1.23, 2.10)."""
    measure, profile = battle.geometry(), figure.profile
    fault: int = measure.run.stick_rest(
        *measure.table, figure.index, *at, profile.radius, float(level), profile.traits
    )
    return fault


def level_at(battle: Battle, at: Point, radius: float) -> int:
    """The level a base rests on: that of the platform that holds all of it, or the ground."""
    measure = battle.geometry()
    platform = measure.run.stick_platform(measure.areas, *at, radius)
    return int(battle.setting.areas.values[platform + HEIGHT]) if platform >= 0 else 0


def set_back(battle: Battle, figure: Figure, start: Point, end: Point) -> Point:
    """The last place of a path, from its end back, where a figure may stand (4.113)."""
    (ax, ay), (bx, by) = start, end
    dx, dy = bx - ax, by - ay
    length = sqrt(dx * dx + dy * dy)
    steps = int(length / BACKWARD) + 1
    for step in range(steps + 1):
        share = max(0.0, 1.0 - step * BACKWARD / length) if length else 0.0
        place = point_at(ax + dx * share, ay + dy * share) if step else end
        if not rest_fault(battle, figure, place, figure.level):
            return place
    return start


BACKWARD = 0.5
"""Steps in which a figure that was stopped is set back."""
