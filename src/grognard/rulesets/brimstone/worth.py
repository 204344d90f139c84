"""What the ground promises: fighters are of use near the enemy, near what they fight for."""

from math import hypot, inf

from grognard.kernel.questions import Point, Seat
from grognard.rulesets.brimstone.battle import Battle, Model

PULL = 0.35
"""Share of a fighter's cost that standing where it is of use adds."""
STRIDE = 8.0


Spot = tuple[float, float, float]
"""A place and the radius of what is there."""


def promise(battle: Battle, seat: Seat) -> float:
    """What the places of a player's fighters promise, in points of cost."""
    standing = battle.in_play()
    foes = [(*model.place, model.radius) for model in standing if model.commander != seat]
    goals = [(*objective.at, 0.0) for objective in battle.setting.objectives]
    goals += [(*relic.at, 0.0) for relic in battle.relics if relic.at is not None]
    total = 0.0
    for model in standing:
        if model.commander == seat:
            total += model.profile.cost * PULL * 0.5 ** (_way(model, goals, foes) / STRIDE)
    return total


def _way(model: Model, goals: list[Spot], foes: list[Spot]) -> float:
    """How far a fighter still has to go, in inches; a shooter stops within range."""
    shooting = model.profile.shooting
    reach = shooting.range if shooting is not None else 0
    nearest = min(_nearest(model.place, foes) - reach, _nearest(model.place, goals))
    return 0.0 if nearest == inf else max(0.0, nearest - model.radius)


def _nearest(here: Point, spots: list[Spot]) -> float:
    ax, ay = here
    return min([hypot(x - ax, y - ay) - radius for x, y, radius in spots], default=inf)
