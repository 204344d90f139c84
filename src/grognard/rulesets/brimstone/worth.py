"""What the ground promises: fighters are of use near the enemy, near what they fight for."""

from collections.abc import Iterable
from math import hypot, inf

from grognard.kernel.questions import Point, Seat
from grognard.rulesets.brimstone.battle import Battle, Model
from grognard.rulesets.brimstone.content import Objective
from grognard.rulesets.brimstone.victory import presence

PULL = 0.35
"""Share of a fighter's cost that standing where it is of use adds."""
STRIDE = 8.0
HELD = 20.0
"""What being alone in an area is worth, in points of cost."""
OUTSIDE = 0.25
"""How much a fighter just outside an area counts there."""


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
    for area in battle.setting.objectives:
        total += HELD * _hold(area, standing, seat)
    return total


def _hold(area: Objective, standing: Iterable[Model], seat: Seat) -> float:
    """By how much a player is the stronger in an area and near it, from -1 to 1 (5.5)."""
    x, y = area.at
    ours = theirs = 0.0
    for model in standing:
        if counts := presence(model):
            mx, my = model.place
            way = hypot(x - mx, y - my) - area.radius - model.radius
            weight = counts * (OUTSIDE * 0.5 ** (way / model.profile.dpt) if way > 0 else 1.0)
            if model.commander == seat:
                ours += weight
            else:
                theirs += weight
    return (ours - theirs) / (ours + theirs + 0.5)


def _way(model: Model, goals: list[Spot], foes: list[Spot]) -> float:
    """How far a fighter still has to go, in inches; a shooter stops within range."""
    shooting = model.profile.shooting
    reach = shooting.range if shooting is not None else 0
    nearest = min(_nearest(model.place, foes) - reach, _nearest(model.place, goals))
    return 0.0 if nearest == inf else max(0.0, nearest - model.radius)


def _nearest(here: Point, spots: list[Spot]) -> float:
    ax, ay = here
    return min([hypot(x - ax, y - ay) - radius for x, y, radius in spots], default=inf)
