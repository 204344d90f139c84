"""What a machine would have before it wherever it may go: how far everybody is, and who sees whom."""

from collections.abc import Sequence

from grognard.kernel.questions import Point
from grognard.rulesets.colossus.battle import Battle, Unit
from grognard.table.compiled import Blanks, Column, Indices, Numbers, hot, running
from grognard.table.flat.kernels import (
    BODY,
    NOTHING,
    PRESENT,
    SIDE,
    R,
    Table,
    X,
    Y,
    sight_blocker,
)

SEES, IS_SEEN = 1, 2
"""From a place one sees an enemy; it sees whoever stands there."""


def lookouts(battle: Battle, unit: Unit, places: Sequence[Point]) -> tuple[list[float], list[int]]:
    """For each of these places and each unit by index, row by row: the gap to it, who sees whom.

    Of friends nothing is found out but the gap.
    """
    run = running()
    count = len(places) * len(battle.units)
    apart, sights = run.blanks(count), run.blank_indices(count)
    ground = battle.ground
    table = run.column(battle.bodies.among(ground.sight_pieces, ground))
    column = Column([number for place in places for number in place])
    run.of(look_round)(table, unit.index, run.column(column), apart, sights)
    return run.listed(apart), run.listed(sights)


@hot
def look_round(table: Table, which: int, places: Numbers, apart: Blanks, sights: Indices) -> None:
    """Write the gap and the sights between a body that stands at each place and every other."""
    bodies, mine = table.bodies, which * BODY
    radius, side = bodies[mine + R], bodies[mine + SIDE]
    row = 0
    for k in range(0, len(places), 2):
        here = (places[k], places[k + 1])
        for i in range(0, len(bodies), BODY):
            there = (bodies[i + X], bodies[i + Y])
            dx, dy = there[0] - here[0], there[1] - here[1]
            apart[row] = (dx * dx + dy * dy) ** 0.5 - radius - bodies[i + R]
            if bodies[i + SIDE] != side and bodies[i + PRESENT]:
                other = i // BODY
                if sight_blocker(table, here, there, side, other, which, False) == NOTHING:
                    sights[row] += SEES
                back = bodies[i + SIDE]
                if sight_blocker(table, there, here, back, which, other, False) == NOTHING:
                    sights[row] += IS_SEEN
            row += 1
