"""What the ground promises: units are of use near the enemy, near what they fight for."""

from collections import deque
from functools import lru_cache

from grognard.rulesets.saurian.battle import Battle, Unit
from grognard.rulesets.saurian.content import weapons
from grognard.rulesets.saurian.field import OFF, Board, Hex
from grognard.rulesets.saurian.victory import CRATE_POINTS

PULL = 0.35
"""Share of a unit's Army value that standing where it is of use adds."""
STRIDE = 3.0
"""Hexes that halve the use of a unit."""
UNREACHABLE = 99


def promise(battle: Battle, side: str) -> float:
    """What the places of a side's units promise, in Army value."""
    enemies = [model.at for u in battle.able() if u.side != side for model in u.models]
    total = 0.0
    for unit in battle.able():
        if unit.side == side and unit.models:
            way = _way(battle, unit, enemies)
            total += unit.profile.value * PULL * 0.5 ** (way / STRIDE)
    return total


def _way(battle: Battle, unit: Unit, enemies: list[Hex]) -> float:
    """How many hexes the models of a unit still have to go, on average."""
    goals = _goals(battle, unit)
    reach = weapons()[unit.weapon or unit.profile.weapon].range if unit.profile.weapon else 1
    total = 0
    for model in unit.models:
        walk = walks(battle.board, model.at)
        ways = [walk[goal] - 1 for goal in goals]
        ways += [walk[enemy] - reach for enemy in enemies]
        total += max(0, min(ways, default=0))
    return total / len(unit.models)


def _goals(battle: Battle, unit: Unit) -> list[Hex]:
    """The hexes a unit wants to stand beside: nests, and crates it may open or smash."""
    scenario = battle.setting.scenario
    goals = list(battle.setting.objectives)
    if CRATE_POINTS[scenario.victory] and (unit.profile.human or scenario.victory == "supplies"):
        goals += [thing.at for thing in battle.things if thing.kind == "crate"]
    return goals


@lru_cache(maxsize=4096)
def walks(board: Board, start: Hex) -> tuple[int, ...]:
    """How far it is on foot from a hex to every other, round what is impassable."""
    far = [UNREACHABLE] * board.size
    far[start] = 0
    waiting = deque([start])
    while waiting:
        here = waiting.popleft()
        for there in board.passable[here]:
            if there != OFF and far[there] == UNREACHABLE:
                far[there] = far[here] + 1
                waiting.append(there)
    return tuple(far)
