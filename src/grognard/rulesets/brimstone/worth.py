"""What the ground promises: fighters are of use near what they fight for, less so in danger."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import comb, hypot, inf

from grognard.kernel.questions import Point, Seat
from grognard.kernel.ruleset import Effect
from grognard.rulesets.brimstone.battle import SEATS, Battle, Model
from grognard.rulesets.brimstone.content import Content, Objective, Profile
from grognard.rulesets.brimstone.dice import MOST_DICE
from grognard.rulesets.brimstone.victory import final_points, presence

PULL = 0.35
"""Share of a fighter's cost that standing where it is of use adds."""
STRIDE = 8.0
HELD = 20.0
"""What being alone in an area is worth, in points of cost."""
OUTSIDE = 0.25
"""How much a fighter just outside an area counts there."""
DANGER = 0.5
"""Share of what an exchange with the worst enemy who may reach it would cost that it takes."""
BY_WOUNDS = 0.6
"""Share of a fighter's cost that goes with its life points; the rest goes when it dies."""


POINT_WORTH = {"objectives": 8.0, "relics": 8.0, "heads": 6.0, "blood": 1.0}
"""What a victory point is worth in points of cost, by scenario."""
COMMAND_WORTH = 2.0
RESULT_WORTH = 1000.0


Spot = tuple[float, float, float]
"""A place and the radius of what is there."""


FEATURES = ("fighters", "points", "command", "places", "held")
"""What decides a game, in points of cost, ours less theirs."""


def worth(battle: Battle, seat: Seat) -> float:
    """Own fighters, points and Command against the enemy's, in points of cost."""
    if battle.result is not None:
        return RESULT_WORTH if battle.result.winner == seat else -RESULT_WORTH
    return sum(features(battle, seat))


def features(battle: Battle, seat: Seat) -> tuple[float, ...]:
    """What speaks for a player, part by part, as ``FEATURES`` names them."""
    scale = POINT_WORTH[battle.setting.victory]
    fighters = points = command = 0.0
    for side in SEATS:
        sign = 1 if side == seat else -1
        fighters += sign * sum(_model_worth(model) for model in battle.owned(side))
        points += sign * scale * _points(battle, side)
        command += sign * COMMAND_WORTH * battle.base.get(side, 0)
    return (fighters, points, command, *promise(battle, seat))


def stage(battle: Battle) -> tuple[str, float]:
    """What the players fight for, and the share of the game that is over."""
    return battle.setting.victory, min(1.0, battle.turn / battle.setting.turns)


def promise(battle: Battle, seat: Seat) -> tuple[float, float]:
    """What the places of all fighters promise a player, and the areas: ours less theirs."""
    standing = battle.in_play()
    goals = [(*objective.at, 0.0) for objective in battle.setting.objectives]
    goals += [(*relic.at, 0.0) for relic in battle.relics if relic.at is not None]
    ours = [model for model in standing if model.commander == seat]
    theirs = [model for model in standing if model.commander != seat]
    held = sum([_hold(area, standing, seat) for area in battle.setting.objectives])
    return _places(ours, theirs, goals) - _places(theirs, ours, goals), HELD * held


def _places(fighters: Sequence[Model], enemies: Sequence[Model], goals: list[Spot]) -> float:
    """What fighters promise where they stand: of use near what they fight for, less in danger."""
    foes = [(*enemy.place, enemy.radius) for enemy in enemies]
    total = 0.0
    for model in fighters:
        total += model.profile.cost * PULL * 0.5 ** (_way(model, goals, foes) / STRIDE)
        total -= DANGER * _danger(model, enemies)
    return total


def _danger(model: Model, enemies: Sequence[Model]) -> float:
    """What the worst exchange an enemy may force on a fighter would cost its player, net."""
    x, y = model.place
    own, left, is_helpless = model.profile, model.lp, model.helpless
    worst = 0.0
    for enemy in enemies:
        foe = enemy.profile
        lost = _lost(own, left, is_helpless, foe, enemy.lp, enemy.helpless)
        if lost > worst:
            ex, ey = enemy.place
            reach = 2 * foe.dpt
            short = hypot(ex - x, ey - y) - foe.radius - own.radius - reach
            worst = max(worst, lost if short <= 0 else lost * 0.25 ** (2 * short / reach))
    return worst


@lru_cache(maxsize=1 << 14)
def _lost(
    own: Profile, own_lp: int, is_helpless: bool, foe: Profile, foe_lp: int, foe_is_helpless: bool
) -> float:
    """What an exchange of blows costs a fighter's player, less what it costs the other."""
    taken = 0.0 if foe_is_helpless else own.cost * _harm(foe, foe_lp, own, own_lp)
    return taken - (0.0 if is_helpless else foe.cost * _harm(own, own_lp, foe, foe_lp))


def _harm(striker: Profile, striker_lp: int, target: Profile, target_lp: int) -> float:
    """The share of a fighter that another's dice take, by wounds and death (4.308, 4.501)."""
    if striker.cbt is None:
        return 0.0
    weapon = striker.melee[0]
    is_hampered = striker_lp <= striker.wounded_at and not striker.abilities.steadfast
    dice = min(striker.cbt - is_hampered, MOST_DICE)
    chance = (7 - target.defence) / 6
    total = 0.0
    guard = max(0, target.pr - weapon.piercing)
    for hits in range(1, dice + 1):
        lost = min(target_lp, max(0, weapon.damage[hits - 1] - guard))
        share = BY_WOUNDS * lost / target.lp + (1 - BY_WOUNDS) * (lost == target_lp)
        total += comb(dice, hits) * chance**hits * (1 - chance) ** (dice - hits) * share
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


def _points(battle: Battle, seat: Seat) -> int:
    scored = battle.points.get(seat, 0)
    return scored + (final_points(battle, seat) if battle.zones else 0)


def _model_worth(model: Model) -> float:
    if model.dead:
        return 0.0
    burning = sum([loss * rounds for loss, rounds in model.burns])
    health = max(0, model.lp - burning) / model.profile.lp
    worth = model.profile.cost * (1 - BY_WOUNDS + BY_WOUNDS * health)
    if model.held_by:
        return worth * 0.3
    if model.commander != model.owner:
        return worth * 0.5
    return worth * (0.8 if model.helpless or "stunned" in model.states else 1.0)


def effects(before: Battle, after: Battle) -> tuple[Effect, ...]:
    """Life lost, deaths, states gained and ended, victory points, the result."""
    found: list[Effect] = []
    for old, new in zip(before.models, after.models):
        found += _changes(old, new)
    for seat in SEATS:
        gained = after.points.get(seat, 0) - before.points.get(seat, 0)
        if gained:
            found.append(Effect(seat, "vp", gained))
    if after.result is not None and before.result is None:
        found.append(Effect(after.result.winner or "", "wins"))
    return tuple(sorted(found))


def _changes(old: Model, new: Model) -> list[Effect]:
    found = []
    if new.lp != old.lp and not new.dead:
        found.append(Effect(new.id, "lp", new.lp - old.lp))
    if new.dead and not old.dead:
        found.append(Effect(new.id, "dead"))
    if new.held_by and not old.held_by:
        found.append(Effect(new.id, "swallowed"))
    if not new.dead:
        # A state that only counts down is no news.
        found += [
            Effect(new.id, state, n)
            for state, n in new.states.items()
            if state not in old.states or old.states[state] < n
        ]
        found += [Effect(new.id, f"no_{state}") for state in old.states if state not in new.states]
        burning, burned = _to_burn(new), _to_burn(old)
        if burning > burned:
            found.append(Effect(new.id, "consumed", burning))
        elif burned and not burning:
            found.append(Effect(new.id, "no_consumed"))
    return found


def _to_burn(model: Model) -> int:
    """The Life Points that Consumed is still to take."""
    return sum(x * y for x, y in model.burns)


_STATES = Content().states
PASSING = frozenset(
    [state.id for state in _STATES.values() if state.passing] + [f"no_{name}" for name in _STATES]
)
"""That a state ends, or that one is gained which passes, alone decides nothing."""
