"""What a figure could do where it stands, in one look (4.15)."""

from grognard.rulesets.baroud.battle import MEDIUM, Battle, Figure
from grognard.rulesets.baroud.charge import RING, Charger, way_to
from grognard.rulesets.baroud.field import CLEAR, graded_sight
from grognard.rulesets.baroud.march import LEGAL, MOVE, course
from grognard.rulesets.baroud.movement import allowances
from grognard.rulesets.baroud.terrain import STEALTHY
from grognard.table.compiled import Numbers, hot
from grognard.table.sticks.bases import APART, contact, gap_between, is_touched
from grognard.table.sticks.columns import (
    ABLE,
    BODY,
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
from grognard.table.sticks.sight import is_seen

ENGAGED, HELD, CAN_MOVE, CAN_CHARGE, CAN_SHOOT = 1, 2, 4, 8, 16
"""In contact, and with an able enemy; able to move at all, to charge, to shoot somebody."""


@hot
def touch_survey(table: Table, i: int) -> int:
    """Whether anybody is in contact, and whether an able enemy holds the figure (1.9, 4.110)."""
    bodies = table.bodies
    b = i * BODY
    flags = 0
    for k in range(0, len(bodies), BODY):
        if (
            bodies[k + PRESENT]
            and bodies[k + SIDE] != bodies[b + SIDE]
            and contact(table, i, k // BODY) != APART
        ):
            flags |= ENGAGED
            if bodies[k + ABLE]:
                flags |= HELD
    return flags


@hot
def may_target(table: Table, i: int, j: int, gap: float, stealth_reach: float) -> bool:
    """Whether an enemy is seen well enough to be shot at (4.203, 4.920)."""
    b, bodies = i * BODY, table.bodies
    if int(bodies[j * BODY + TRAITS]) & STEALTHY and gap > stealth_reach + SAME:
        x, y, radius, level = bodies[b + X], bodies[b + Y], bodies[b + R], bodies[b + LEVEL]
        return graded_sight(table, x, y, radius, level, i, j) == CLEAR
    return is_seen(table, i, j)


@hot
def full_survey(
    table: Table,
    i: int,
    stick: float,
    rough_stick: float,
    reach: float,
    stealth_reach: float,
    ring: Numbers,
) -> int:
    """The first look at a figure's orders, as a sum of flags.

    Whether it can move, charge or shoot is only looked for where that would be legal.
    """
    bodies = table.bodies
    b = i * BODY
    flags = touch_survey(table, i)
    if flags & HELD:
        return flags
    # A move of no length is a move; one without the actions for difficult ground must avoid it.
    if stick >= 0.0 and (
        rough_stick >= 0.0
        or course(table, i, bodies[b + X], bodies[b + Y], MOVE, stick, rough_stick)[0] == LEGAL
    ):
        flags |= CAN_MOVE
    for k in range(0, len(bodies), BODY):
        if not bodies[k + PRESENT] or bodies[k + SIDE] == bodies[b + SIDE]:
            continue
        j = k // BODY
        gap = gap_between(bodies, b, k)
        if (
            not flags & CAN_CHARGE
            and gap <= stick + table.across + SAME
            and contact(table, i, j) == APART
            and way_to(table, Charger(i, j, stick, rough_stick), ring)[0] == LEGAL
        ):
            flags |= CAN_CHARGE
        if (
            not flags & (CAN_SHOOT | ENGAGED)
            and gap <= reach + SAME
            and not is_touched(table, j)
            and may_target(table, i, j, gap, stealth_reach)
        ):
            flags |= CAN_SHOOT
    return flags


def survey(battle: Battle, figure: Figure, reach: float) -> int:
    """Who is in contact, whether anybody can be charged, or shot within reach, in one look."""
    measure = battle.geometry()
    ring = measure.run.column(RING)
    allowed = allowances(battle, figure, battle.actions)
    stealth_reach = battle.setting.sticks[MEDIUM]
    return measure.of(full_survey)(
        measure.table, figure.index, *allowed, reach, stealth_reach, ring
    )
