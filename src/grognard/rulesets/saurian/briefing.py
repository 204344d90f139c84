"""What a scenario wants, what a side does well to begin with, and how far it is to victory."""

from collections.abc import Iterator

from grognard.content.briefing import Briefing, Line, line, scored, tip
from grognard.content.standing import standing
from grognard.kernel.questions import Seat
from grognard.kernel.said import Name, Say
from grognard.rulesets.saurian.battle import SIDES, Battle
from grognard.rulesets.saurian.victory import (
    CRATE_POINTS,
    ESCAPED,
    HERO_LOST,
    KILLED_ANIMAL,
    NEST,
    SEDATED,
    SQUAD_LOST,
    UNIT_BEATEN,
    VALUE_PER_POINT,
    is_human,
)


def standing_of(battle: Battle) -> tuple[Say, ...]:
    """Who leads, what wins outright, and how many rounds are left (5.1-5.3)."""
    if battle.result is not None:
        return ()
    scenario = battle.setting.scenario
    points = {side: battle.points.get(side, 0) for side in SIDES}
    return standing(points, battle.round, scenario.rounds, period="round", goal=scenario.outright)


def briefing(battle: Battle, seat: Seat) -> Briefing:
    """What the scenario wants, and what a seat does well to begin with."""
    return Briefing(
        tuple(_scoring(battle)), tuple(_ending(battle)), tuple(_first_moves(battle, seat))
    )


def _scoring(battle: Battle) -> Iterator[Line]:
    scenario = battle.setting.scenario
    crate = CRATE_POINTS[scenario.victory]
    match scenario.victory:
        case "paddock":
            yield line("5.10", "scoring-sedated", points=scored(SEDATED), dead=KILLED_ANIMAL)
            yield line("5.10", "scoring-crate", points=scored(crate))
            yield line("5.10", "scoring-humans", squad=scored(SQUAD_LOST), hero=scored(HERO_LOST))
            yield line("5.10", "scoring-escaped", points=scored(ESCAPED))
        case "supplies":
            yield line("5.11", "scoring-supplies", points=scored(crate))
            yield line("5.11", "scoring-value", per=VALUE_PER_POINT)
        case _:
            yield line("5.12", "scoring-nests", points=scored(NEST), n=len(scenario.objectives))
            yield line("5.12", "scoring-beaten", points=scored(UNIT_BEATEN))


def _ending(battle: Battle) -> Iterator[Line]:
    scenario = battle.setting.scenario
    if scenario.outright:
        yield line(scenario.clause, "ending-goal", points=scored(scenario.outright))
    if scenario.objectives:
        yield line(scenario.clause, "ending-nests", n=len(scenario.objectives))
    yield line("5.2", "ending-length", n=scenario.rounds, period="round")
    yield line("5.4", "ending-elimination")


def _first_moves(battle: Battle, seat: Seat) -> Iterator[Say]:
    """From the facts of the army: who acts early, what is fought for, how the enemy is beaten."""
    army = [unit.profile for unit in battle.units if unit.seat == seat]
    if not army:
        return
    yield tip(f"first-{battle.setting.scenario.victory}")
    quick = max(army, key=lambda profile: (profile.movement, profile.initiative))
    yield tip("first-quick", unit=Name(f"unit-{quick.id}"))
    yield tip("first-humans" if is_human(battle, seat) else "first-dinosaurs")
