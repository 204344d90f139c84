"""Stress and Panic (4.801-4.807)."""

from grognard.kernel.acts import RollDie
from grognard.kernel.questions import Choose, Option
from grognard.rulesets.colossus.battle import Battle, Unit
from grognard.rulesets.colossus.events import (
    Calmed,
    Panicked,
    Stressed,
    StressFailed,
    StressPassed,
    TagUsed,
)

USE = Option("use")
KEEP = Option("keep")
USE_OR_KEEP = (USE, KEEP)


def add_stress(battle: Battle, unit: Unit, amount: int, reason: str, clause: str) -> None:
    """Give a unit Stress tokens (4.807)."""
    unit.stress += amount
    battle.cite(clause)
    battle.tell(Stressed(unit.id, amount, reason, clause, unit.stress))


async def stress_check(battle: Battle, unit: Unit) -> None:
    """Stress check (4.801): higher than the tokens passes, anything else panics."""
    if await _passes(battle, unit):
        unit.stress = 0
        if unit.panicked:
            unit.panicked = False
            battle.tell(Calmed(unit.id))
    elif not unit.panicked:
        unit.panicked = True
        battle.tell(Panicked(unit.id))


async def _passes(battle: Battle, unit: Unit) -> bool:
    roll = await RollDie(piece=unit.id, seat=unit.seat, rule="4.801", topic="stress-check")
    if roll <= unit.stress and unit.may_use("iron_nerve"):
        wish = await Choose(
            unit.seat,
            USE_OR_KEEP,
            rule="4.914",
            topic="iron_nerve",
            piece=unit.id,
            facts={"roll": roll, "stress": unit.stress},
        )
        if wish == "use":
            unit.use("iron_nerve")
            battle.tell(TagUsed(unit.id, "iron_nerve"))
            roll = await RollDie(piece=unit.id, seat=unit.seat, rule="4.914", topic="stress-check")
    passed = roll > unit.stress
    told = StressPassed if passed else StressFailed
    battle.tell(told(unit.id, roll, unit.stress))
    return passed


def calm(battle: Battle) -> None:
    """Panicked units without Stress lose their Panicked token, no roll needed (3.86)."""
    for unit in battle.on_table():
        if unit.panicked and unit.stress == 0:
            unit.panicked = False
            battle.tell(Calmed(unit.id))
