"""What the ground promises: models are of use near the enemy, near what they fight for."""

from grognard.kernel.questions import Seat
from grognard.rulesets.gaslight.battle import Battle, Model, Spot
from grognard.rulesets.gaslight.field import plan

PULL = 0.4
"""Share of a model's worth that standing where it is of use adds."""
STRIDE = 8.0
GOAL = 2.0
"""A marker counts as reached from this far, in inches."""
CARRIED = 2.0
"""What a thing carried is worth."""


def promise(battle: Battle, seat: Seat) -> float:
    """What the places of a player's models promise, in points of the club."""
    goals = [token.at for token in battle.tokens if token.at is not None and not token.carrier]
    goals += [m.at for m in battle.setting.markers.values() if battle.setting.victory == "quarrel"]
    total = 0.0
    for model in battle.in_play(seat):
        near = 0.5 ** (_way(battle, model, goals) / STRIDE)
        total += model.profile.worth * PULL * near + CARRIED * bool(model.carries)
    return total


def _way(battle: Battle, model: Model, goals: list[Spot]) -> float:
    """How far a model still has to go, in inches."""
    if model.carries and battle.setting.victory == "parcel":
        south = battle.setting.zones[battle.zones[model.seat]].edge == "south"
        return model.place[1] if south else battle.relief.height - model.place[1]
    ways = [max(0.0, plan(model.place, goal) - GOAL) for goal in goals]
    reach = max((w.bands[0][0] for w in model.profile.ranged.values()), default=0)
    enemies = [plan(model.place, enemy.place) for enemy in battle.enemies(model)]
    if enemies:
        ways.append(max(0.0, min(enemies) - reach))
    return min(ways, default=0.0)
