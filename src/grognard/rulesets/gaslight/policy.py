"""What to answer at a glance, question by question.

All of it is closed form from the state as it stands: `chances` and `assaults` say what attacks
promise, `routes` and `prospects` what places do, `manoeuvres` where to go, `initiatives` which
Action to take, `deeds` how to react and which cards to spend. Of cards only the own hand is seen.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from operator import add

from grognard.kernel.compound import SeatQuestion, Tick
from grognard.kernel.policies import Rated, Rater, as_usual, by_option, good_places, rate
from grognard.kernel.questions import Choose, Option, Place, Placement, Point
from grognard.rulesets.gaslight import deeds, initiatives
from grognard.rulesets.gaslight.assaults import fight_dice, promise
from grognard.rulesets.gaslight.battle import Battle, Model
from grognard.rulesets.gaslight.climbing import JumpRegion
from grognard.rulesets.gaslight.deployment import numbered
from grognard.rulesets.gaslight.field import plan
from grognard.rulesets.gaslight.manoeuvres import best_moves, landings
from grognard.rulesets.gaslight.movement import STAY, MistRegion
from grognard.rulesets.gaslight.objectives import activatable
from grognard.rulesets.gaslight.prospects import DECAY, Prospect, aims
from grognard.rulesets.gaslight.routes import ways_from
from grognard.rulesets.gaslight.shooting import PointRegion

IN_REACH, NEARLY = 1.0, 0.4
"""How urgent an attack is that can be made now, or with a second Action."""
THREATENED = 0.3
"""How urgent it is to act with a model before an enemy at hand strikes it."""
LAID_LOW = 0.5
"""How much less a model does that has to get up first."""
APART = 2.5
"""Models deployed nearer to each other than this are an easy prey to Templates."""
MARGIN, PACE = 1.0, 1.0
"""How far from the sides of a zone one deploys, and in steps how long."""
CROWDED = 0.4
"""What that costs."""
DEPTH = 0.1
"""What each inch nearer to the middle of the table is worth."""
IDLE = 0.6
"""With less to do than this for anybody, waiting is worth a thought."""
OBJECTIVE = 2.0
"""How urgent it is to take what is at hand, or to get away with it."""
AIMED = ("4.68", "4.161")
"""Where a level is chosen to aim at and not to stand on."""


def policy(battle: Battle, question: SeatQuestion) -> Sequence[Rated]:
    """The answers to a question, best first."""
    return rate(battle, question, RATERS)


def _heroes(battle: Battle, question: Tick) -> list[Rated]:
    """The Heroes of a ready-made club (7.5)."""
    for club in battle.content.forces.values():
        heroes = [unit for unit in club.units if battle.content.profile(unit).is_hero]
        if len(heroes) == battle.setting.heroes:
            return [Rated(question.in_order(heroes))]
    return as_usual(battle, question)


def _henchmen(battle: Battle, question: Tick) -> list[Rated]:
    """The Henchmen that go with these Heroes in a ready-made club (7.5)."""
    for club in battle.content.forces.values():
        heroes = {unit for unit in club.units if battle.content.profile(unit).is_hero}
        if heroes == set(battle.heroes[question.seat]):
            hired = [unit for unit in club.units if unit not in heroes]
            return [Rated(question.in_order(numbered(hired)))]
    return as_usual(battle, question)


def _deployed_next(battle: Battle, option: Option) -> float:
    """Those who matter most see first where the others stand (2.10)."""
    return -float(battle.model(option.key).profile.worth)


def _place_deploy(battle: Battle, question: Place) -> list[Rated]:
    """Near to what there is to win, fighters in front, nobody in a heap (2.10)."""
    model = battle.model(question.region.piece or "")
    zone = battle.setting.zones[battle.zones[model.seat]]
    west, south, east, north = zone.rect
    centre = battle.relief.width / 2, battle.relief.height / 2
    goals = aims(battle, model, ((west + east) / 2, (south + north) / 2, 0.0))
    stride = model.profile.move * model.profile.actions

    points = _rows(west, south, east, north)
    scores = [-DEPTH * plan(point, centre) for point in points]
    ground = [0.0] * len(points)
    for aim in goals:
        for k, way in enumerate(ways_from(battle.relief, aim.field.goal, points)):
            worth = aim.worth * DECAY ** ((max(0.0, way - aim.touch) + aim.work) / stride)
            ground[k] = max(ground[k], worth)
    for friend in battle.in_play(model.seat):
        x, y, _ = friend.place
        for k, (px, py) in enumerate(points):
            if abs(px - x) < APART and abs(py - y) < APART and plan((x, y), (px, py)) < APART:
                scores[k] -= CROWDED

    totals = map(add, ground, scores)
    return good_places(question, zip(totals, (Placement((point,)) for point in points)))


@lru_cache(maxsize=64)
def _rows(west: float, south: float, east: float, north: float) -> tuple[Point, ...]:
    """Places all over a zone."""
    return tuple((x, y) for x in _steps(west, east) for y in _steps(south, north))


def _steps(low: float, high: float) -> list[float]:
    """Places along a side of a zone, none of them too near to its ends."""
    count = int((high - low - 2 * MARGIN) / PACE)
    return [low + MARGIN + PACE * k for k in range(count + 1)]


def _opportunity(battle: Battle, question: Choose) -> list[Rated]:
    """Whoever can do most now, or is in danger of doing nothing any more (3.6)."""
    found = [
        Rated(option.key, _urgency(battle, battle.model(option.key)))
        for option in question.options
        if option.key != "delay"
    ]
    if any(option.key == "delay" for option in question.options):
        found.append(Rated("delay", _waiting(battle, question, max(r.score for r in found))))
    return found


def _waiting(battle: Battle, question: Choose, best: float) -> float:
    """To let the enemy come first is worth a card when nobody has anything to do (3.7)."""
    return best + deeds.best_bid(battle, question.seat, deeds.DELAYED) if best < IDLE else -1.0


def _urgency(battle: Battle, model: Model) -> float:
    """What a model can do at once, at a glance."""
    mine = model.profile
    best = threat = 0.0
    for enemy in battle.enemies(model):
        theirs = enemy.profile
        gap = plan(model.place, enemy.place) - mine.radius - theirs.radius
        gap += abs(model.place[2] - enemy.place[2])
        harm, reach = promise(mine, theirs)
        if gap <= reach:
            best = max(best, harm * IN_REACH)
        elif gap <= reach + mine.move:
            best = max(best, harm * NEARLY)
        if enemy.ready:
            harm, reach = promise(theirs, mine)
            if gap <= reach:
                threat = max(threat, harm)
    if activatable(battle, model):
        best += OBJECTIVE
    if model.carries:
        best += OBJECTIVE
    return (best + THREATENED * threat) * (LAID_LOW if model.toppled else 1.0) + 0.01 * mine.worth


def _place_move(battle: Battle, question: Place) -> list[Rated]:
    """Where to walk (4.10)."""
    model = battle.model(question.region.piece or "")
    found = [Rated(m.placement, m.gain) for m in best_moves(battle, model, battle.actions)]
    return [*found, Rated(STAY, 0.0)]


def _place_jump(battle: Battle, question: Place) -> list[Rated]:
    """Where to land (4.37, 4.125)."""
    region = question.region
    assert isinstance(region, JumpRegion)
    model = battle.model(region.piece or "")
    if region.is_heroic:
        found = landings(battle, Prospect(battle, model), battle.actions, heroic=True)
    else:
        found = initiatives.jumps(battle, Prospect(battle, model), battle.actions)
    rated = [Rated(Placement((landing.spot[:2],)), landing.gain) for landing in found]
    return rated or as_usual(battle, question)


def _place_throw(battle: Battle, question: Place) -> list[Rated]:
    """Where a bomb does most (4.68); what kind it is, its range tells."""
    region = question.region
    assert isinstance(region, PointRegion)
    model = battle.model(region.piece or "")
    bomb = next(iter(model.profile.thrown.values()))
    return [
        Rated(placement, max(_worths(battle, model, bomb.template, region, placement)))
        for placement in region.candidates()
    ]


def _place_mistmaker(battle: Battle, question: Place) -> list[Rated]:
    """Where mist hides most friends (4.161)."""
    region = question.region
    assert isinstance(region, PointRegion)
    model = battle.model(region.piece or "")
    at_feet = [Placement((at[:2],)) for at in initiatives.mist_points(battle, model)]
    found = dict.fromkeys((*at_feet, *region.candidates()))
    return [Rated(p, max(_worths(battle, model, "mist", region, p))) for p in found]


def _worths(
    battle: Battle, model: Model, kind: str, region: PointRegion, placement: Placement
) -> list[float]:
    spots = region.spots(placement.path[0])
    return [initiatives.template_worth(battle, model, kind, spot) for spot in spots]


def _place_near(battle: Battle, question: Place) -> list[Rated]:
    """The best of a few places to be set down on (4.113, 4.162)."""
    model = battle.model(question.region.piece or "")
    prospect = Prospect(battle, model)
    z = model.place[2]
    if isinstance(question.region, MistRegion):
        z = question.region.template.at[2]
    return [
        Rated(placement, prospect.ground((*placement.path[0], z)))
        for placement in question.region.candidates()
    ]


def _level(battle: Battle, question: Choose) -> list[Rated]:
    """Which of several levels one over the other (4.29)."""
    model = battle.model(question.piece or "")
    spots = [
        (option.key, (*option.at, float(option.facts["z"])))
        for option in question.options
        if option.at is not None and option.facts is not None
    ]
    if question.rule in AIMED:
        kinds = [bomb.template for bomb in model.profile.thrown.values()] or ["mist"]
        return [
            Rated(key, initiatives.template_worth(battle, model, kinds[0], spot))
            for key, spot in spots
        ]
    if model.at is None:
        return [Rated(key, -spot[2]) for key, spot in spots]
    prospect = Prospect(battle, model)
    return [Rated(key, prospect.ground(spot)) for key, spot in spots]


def _weapon(battle: Battle, option: Option) -> float:
    """The weapon that hits hardest (1.23)."""
    return float(battle.content.melee[option.key].bonus)


def _contest(battle: Battle, option: Option) -> float:
    """Whoever fights best holds the leaver (4.81)."""
    leaver, enemy = battle.model(battle.active), battle.model(option.key)
    return float(fight_dice(battle, enemy, leaver, enemy.place[2]))


def _edge(battle: Battle, question: Choose) -> list[Rated]:
    """The edge with the least drop (4.110)."""
    model = battle.model(question.piece or "")
    x, y, z = model.place
    radius = model.profile.radius

    def drop(option: Option) -> float:
        qx, qy = option.at or (x, y)
        length = plan((x, y), (qx, qy)) or 1.0
        beyond = qx + (qx - x) / length * radius, qy + (qy - y) / length * radius
        level = battle.relief.highest(*beyond, not_above=z - 0.1)
        return z - (level.z if level is not None else 0.0)

    return [Rated(option.key, -drop(option)) for option in question.options]


RATERS: Mapping[str, Rater[Battle]] = {
    "heroes": _heroes,
    "henchmen": _henchmen,
    "bid-first": deeds.bid(deeds.FIRST),
    "zone": as_usual,
    "deploy": by_option(_deployed_next),
    "place-deploy": _place_deploy,
    "steal": deeds.steal,
    "bid-steal": deeds.bid(deeds.FIRST),
    "opportunity": _opportunity,
    "bid-delay": deeds.bid(deeds.DELAYED),
    "recovery": deeds.recovery,
    "heroic-move": deeds.heroic_move,
    "action": initiatives.action,
    "place-move": _place_move,
    "place-charge": as_usual,
    "place-jump": _place_jump,
    "place-throw": _place_throw,
    "place-mistmaker": _place_mistmaker,
    "place-mist": _place_near,
    "place-aside": _place_near,
    "follow-up": initiatives.follow_up,
    "level": _level,
    "reaction": deeds.reaction,
    "melee-reaction": deeds.melee_reaction,
    "weapon": by_option(_weapon),
    "strike-on": deeds.strike_on,
    "shoot-on": deeds.shoot_on,
    "contest": by_option(_contest),
    "luck": deeds.luck,
    "deed": deeds.deed,
    "cling": deeds.cling,
    "edge": _edge,
}
"""Who rates the answers to each topic. Zones mirror each other, and any side of a base will do."""
OPENINGS = frozenset({"place-deploy"})
"""Topics of which all answers that are named are as good as one another."""
