"""Stress and Panic (4.801-4.807)."""

from functools import cache

from grognard.kernel.acts import RollDie
from grognard.kernel.questions import Choose, Option, Story
from grognard.rulesets.colossus.battle import Battle, Unit
from grognard.rulesets.colossus.events import (
    Calmed,
    Panicked,
    Stressed,
    StressFailed,
    StressPassed,
    TagUsed,
)

KEEP = Option("keep")
MOST_OF_A_DIE = 6


@cache
def use_or_keep(tag: str) -> tuple[Option, Option]:
    """To use a tag this Turn, or to keep it."""
    return Option("use", say=f"option-use-{tag}", note=f"note-use-{tag}"), KEEP


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
            use_or_keep("iron_nerve"),
            rule="4.914",
            topic="iron_nerve",
            piece=unit.id,
            facts={"roll": roll, "stress": unit.stress},
            story=lambda: Story("story-check", {"roll": roll, "stress": unit.stress}, unit.id),
            passing="keep",
            window="rerolls",
            moot=lambda: unit.stress >= MOST_OF_A_DIE,
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
