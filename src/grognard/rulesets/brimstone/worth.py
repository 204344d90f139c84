"""What the ground promises: fighters are of use near the enemy, near what they fight for."""

from math import hypot

from grognard.kernel.questions import Point, Seat
from grognard.rulesets.brimstone.battle import Battle, Model

PULL = 0.35
"""Share of a fighter's cost that standing where it is of use adds."""
STRIDE = 8.0


def promise(battle: Battle, seat: Seat) -> float:
    """What the places of a player's fighters promise, in points of cost."""
    foes = [model for model in battle.in_play() if model.commander != seat]
    goals = [objective.at for objective in battle.setting.objectives]
    goals += [relic.at for relic in battle.relics if relic.at is not None]
    total = 0.0
    for model in battle.in_play():
        if model.commander == seat:
            near = 0.5 ** (_way(model, goals, foes) / STRIDE)
            total += model.profile.cost * PULL * near
    return total


def _way(model: Model, goals: list[Point], foes: list[Model]) -> float:
    """How far a fighter still has to go, in inches; a shooter stops within range."""
    reach = model.profile.shooting.range if model.profile.shooting is not None else 0
    ways = [max(0.0, _apart(model, foe.place) - reach - foe.radius) for foe in foes]
    ways += [max(0.0, _apart(model, goal)) for goal in goals]
    return min(ways, default=0.0)


def _apart(model: Model, point: Point) -> float:
    return hypot(model.place[0] - point[0], model.place[1] - point[1]) - model.radius
