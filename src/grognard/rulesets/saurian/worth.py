"""What places and cards promise: units near the enemy, and cards to be played that suit them."""

from collections import deque
from functools import cache, lru_cache

from grognard.rulesets.saurian.battle import Battle, Unit
from grognard.rulesets.saurian.content import cards, weapons
from grognard.rulesets.saurian.field import OFF, Board, Hex
from grognard.rulesets.saurian.victory import CRATE_POINTS

PULL = 0.5
"""Share of a unit's Army value that standing where it is of use adds."""
STRIDE = 3.0
"""Hexes that halve the use of a unit."""
UNREACHABLE = 99
CARD = 0.08
"""Share of a unit's Army value that each point of a card to be played adds."""
LATER = 0.6
"""How much of that counts for the card of the round after."""
ATTACKS = {"melee": 2.0, "shoot": 2.0, "grab": 1.0, "fear": 1.0, "stab": 1.0}
"""Points of a card for an action it allows next to the enemy."""


def promise(battle: Battle, side: str) -> float:
    """What the places of a side's units and its cards promise, in Army value."""
    enemies = [model.at for u in battle.able() if u.side != side for model in u.models]
    total = 0.0
    for unit in battle.able():
        if unit.side == side and unit.models:
            near = 0.5 ** (_way(battle, unit, enemies) / STRIDE)
            total += unit.profile.value * (PULL * near + CARD * _planned(unit, near))
    return total


def _planned(unit: Unit, near: float) -> float:
    """What the cards a unit plays in this round and the next are good for, in points."""
    return _points(unit.active, near) + LATER * _points(unit.next, near)


def _points(card: str, near: float) -> float:
    fight, move = _strengths(card)
    return near * fight + (1 - near) * move


@cache
def _strengths(name: str) -> tuple[float, float]:
    """What an Action card is good for next to the enemy, and far from it; others for nothing."""
    card = cards().get(name)
    if card is None:
        return 0.0, 0.0
    allowed = [max([ATTACKS.get(action.do, 0.0) for action in place]) for place in card.actions]
    bonus = sum([value for skill, value in card.bonus.items() if skill != "mv"])
    return sum(allowed) + bonus, float(card.move + card.bonus.get("mv", 0))


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
