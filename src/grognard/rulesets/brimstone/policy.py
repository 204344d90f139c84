"""What to answer at a glance, question by question.

A rater scores the answers to one topic from the table as it stands; no rule is played on. What is
to be gained and feared is in `prospects`, what a fighter could do in `plans`, what special effects
are worth in `gifts`.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from math import hypot

from grognard.kernel.compound import SeatQuestion, Tick
from grognard.kernel.policies import Rated, Rater, as_usual, by_option, good_places, rate
from grognard.kernel.questions import Choose, Place, Placement, Point, Seat
from grognard.rulesets.brimstone.battle import Battle
from grognard.rulesets.brimstone.command import PRICE
from grognard.rulesets.brimstone.deployment import front_line
from grognard.rulesets.brimstone.effects import use_of
from grognard.rulesets.brimstone.field import CONTACT, ZONE, cover_bonus, snapped
from grognard.rulesets.brimstone.gifts import command_price, haste, relief, use_worth
from grognard.rulesets.brimstone.moves import routes_to
from grognard.rulesets.brimstone.plans import Plan, contact_ends, readiness
from grognard.rulesets.brimstone.prospects import Fighter, Glance, inside_of
from grognard.rulesets.brimstone.regions import ROUNDING, STAY, ApproachRegion, PathRegion
from grognard.rulesets.brimstone.shooting import targets
from grognard.rulesets.brimstone.terraforming import middle_of
from grognard.rulesets.brimstone.victory import zone_of
from grognard.table.arcs.tracks import Track

PASS = 0.5
"""What it is worth to let the other side go first: whatever promises less can wait (3.11)."""
EXTRA = 2.0
"""What an activation must promise beyond its price before it is bought."""
FIRST = 1.0
"""What must be at stake before it is worth going first in a turn."""
KEPT = 2
"""So many legal places are named, the best of them."""
MOST_BENDS = 60
"""A path round others has no more points than this."""
ROW, FILE = 2.0, 1.5
"""How far apart places to deploy at are looked for, in depth and along the front."""
ASIDE = 8.0
"""So far from the middle a screen hinders few shots."""
SCREENS = ("tall", "area")
"""Terrain that keeps shots away."""


def policy(battle: Battle, question: SeatQuestion) -> Sequence[Rated]:
    """The answers to a question, best first."""
    return rate(battle, question, RATERS)


# Before the battle


def _dearest_last(battle: Battle, question: Choose) -> list[Rated]:
    """Whoever matters least is deployed first: more is known when the others are (2.15)."""
    return [Rated(o.key, -battle.model(o.key).profile.cost) for o in question.options]


def _deployed(battle: Battle, question: Place) -> list[Rated]:
    """Where a fighter comes soonest to what it is of use for, and not all in one heap (2.15)."""
    model = battle.model(question.piece or "")
    glance = Glance(battle, model.owner)
    spots = list(_deployment_spots(battle, model.owner, model.profile.radius))
    if model.profile.abilities.scout:
        spots += _grid(battle)
    middle = battle.setting.width / 2, battle.setting.height / 2
    me = Fighter(
        battle, model, glance.prize(model), inside_of(zone_of(battle, model.owner), middle, 1)
    )
    value = glance.standing(me)
    return good_places(question, ((value(*at), Placement((snapped(at),))) for at in spots))


def _deployment_spots(battle: Battle, seat: Seat, radius: float) -> Iterator[Point]:
    """Places in rows along the front of a zone, the middle first."""
    zone = zone_of(battle, seat)
    (ax, ay), (bx, by) = front_line(battle, battle.zones[seat])
    length = hypot(bx - ax, by - ay)
    files = int(length / FILE)
    for file in sorted(range(1, files), key=lambda n: abs(n - files / 2)):
        share = file / files
        front = ax + (bx - ax) * share, ay + (by - ay) * share
        for depth in (radius + 0.05, radius + ROW):
            yield inside_of(zone, front, depth)


def _grid(battle: Battle) -> list[Point]:
    setting = battle.setting
    columns, rows = int(setting.width / 3), int(setting.height / 3)
    return [(3.0 * x, 3.0 * y) for x in range(1, columns) for y in range(1, rows)]


def _outshot(battle: Battle, seat: Seat) -> bool:
    """Whether the enemy has more dice to shoot with."""
    dice = [(m.profile.tir or 0) * (1 if m.owner == seat else -1) for m in battle.models]
    return sum(dice) < 0


def _amid(battle: Battle, at: Point) -> float:
    setting = battle.setting
    return -hypot(at[0] - setting.width / 2, at[1] - setting.height / 2)


def _piece(battle: Battle, question: Choose) -> list[Rated]:
    """Screens first: whoever is outshot sets them up, the other puts them away (2.11)."""
    return [Rated(o.key, float(o.key in SCREENS)) for o in question.options]


def _laid(battle: Battle, question: Place) -> list[Rated]:
    """Amid the table against shots, out of the way for them."""
    sign = 1.0 if _outshot(battle, question.seat) else -1.0
    ranked = sorted(_grid(battle), key=lambda at: -sign * _amid(battle, at))
    spots = ((sign * _amid(battle, at), Placement((snapped(at),))) for at in ranked)
    return _first_legal(question, spots)


def _shift(battle: Battle, question: Choose) -> list[Rated]:
    """A screen that lies badly may be shifted (2.11, 7.10)."""
    sign = 1.0 if _outshot(battle, question.seat) else -1.0
    found = [Rated("no-shift", 0.0)]
    for number, piece in enumerate(battle.terrain):
        if piece.kind in SCREENS:
            away = _amid(battle, middle_of(piece))
            found.append(Rated(f"shift:{number}", -sign * (away + ASIDE)))
    return found


def _shifted(battle: Battle, question: Place) -> list[Rated]:
    sign = 1.0 if _outshot(battle, question.seat) else -1.0
    places = question.region.candidates()
    return [Rated(p, sign * _amid(battle, p.end)) for p in places if p.end is not None]


# The turn


def _first_player(battle: Battle, question: Choose) -> list[Rated]:
    """Whoever could strike or be struck at once goes first; else the other shows his hand (3.2)."""
    glance = Glance(battle, question.seat)
    most = max([readiness(glance, one) for one in glance.ours if one.is_waiting], default=0.0)
    return [Rated("self", most), Rated("opponent", FIRST)]


def _activate(battle: Battle, question: Choose) -> list[Rated]:
    """Whoever has most to do and to lose; nobody where all can wait (3.10, 3.11)."""
    glance = Glance(battle, question.seat)
    return [
        Rated(o.key, PASS if o.key == "pass" else readiness(glance, glance.of(o.key)))
        for o in question.options
    ]


def _vae_victis(battle: Battle, question: Choose) -> list[Rated]:
    """An activation at once for whoever has most to do, if that is worth its price (4.708)."""
    glance = Glance(battle, question.seat)
    price = PRICE * command_price(glance) + EXTRA
    found = [Rated(o.key) for o in question.options if o.piece is None]
    for option in question.options:
        if option.piece is not None:
            friend = glance.of(option.key)
            is_blind = friend.profile.shooting is not None and not targets(battle, friend.model)
            worth = 0.0 if is_blind else readiness(glance, friend)
            found.append(Rated(option.key, worth - price))
    return found


def _action(battle: Battle, question: Choose) -> list[Rated]:
    """The action that promises most; Command for zones where that frees a better one (4.101)."""
    glance = Glance(battle, question.seat)
    me = glance.of(question.piece or "")
    plan = Plan(glance, me)
    paid = Plan(glance, me, paid=True) if battle.now.zones else plan
    keys = [option.key for option in question.options]
    found = []
    for key in keys:
        action, _, price = key.partition(":")
        if action == "advance" and f"run{key[len(action) :]}" in keys:
            continue  # Whoever may run may as well stop half-way.
        score = paid.of(action) - paid.price() if price else plan.of(action)
        found.append(Rated(key, score))
    return found


def _charge_target(battle: Battle, question: Choose) -> list[Rated]:
    """The enemy it pays most to charge among those it reaches (4.106)."""
    plan = _plan(battle, question)
    best = plan.best_attack(2)[1]
    scores = {foe.model.id: score for score, foe in plan.attacks(2)}
    chosen = best.model.id if best is not None else ""
    return [
        Rated(o.key, scores.get(o.key, -100.0) + (100.0 if o.key == chosen else 0.0))
        for o in question.options
    ]


def _lure(battle: Battle, question: Choose) -> list[Rated]:
    """An Assault has all its dice; a Charge has one less (7.9)."""
    plan = _plan(battle, question)
    penalty = 0 if plan.me.profile.abilities.brutal_charge else -1
    found = []
    for option in question.options:
        action, _, bearer = option.key.partition(":")
        more = penalty if action == "charge" else 0
        found.append(Rated(option.key, plan.after_blows(plan.glance.of(bearer), more)))
    return found


def _melee_target(battle: Battle, question: Choose) -> list[Rated]:
    """Whomever an exchange hurts most for what it costs (4.301)."""
    plan = _plan(battle, question)
    return [Rated(o.key, plan.after_blows(plan.glance.of(o.key))) for o in question.options]


def _berserk_target(battle: Battle, question: Choose) -> list[Rated]:
    """An enemy whom it hurts; of friends the one who suffers least (4.607)."""
    plan = _plan(battle, question)
    found = []
    for option in question.options:
        foe = plan.glance.of(option.key)
        is_friend = foe.model.commander == question.seat
        given = plan.glance.strike(plan.me, foe).share * foe.prize
        found.append(Rated(option.key, -given if is_friend else plan.after_blows(foe)))
    return found


def _shooting_target(battle: Battle, question: Choose) -> list[Rated]:
    """Whomever the shot harms most (4.402)."""
    plan = _plan(battle, question)
    me, found = plan.me, []
    for option in question.options:
        foe = plan.glance.of(option.key)
        cover = cover_bonus(battle, me.model, foe.model)
        found.append(Rated(option.key, plan.shot_at(foe, me.gap(foe), cover, moved=False)))
    return found


def _striker(battle: Battle, question: Choose) -> list[Rated]:
    """Whoever hits the fleer hardest (4.112)."""
    glance = Glance(battle, question.seat)
    fleer = glance.of(question.piece or "")
    return [Rated(o.key, glance.strike(glance.of(o.key), fleer).share) for o in question.options]


def _weapon(battle: Battle, question: Choose) -> list[Rated]:
    """The weapon with the heavier line (1.13)."""
    weapons = battle.model(question.piece or "").profile.melee
    return [Rated(w.id, float(sum(w.damage) + 5 * w.piercing)) for w in weapons]


# Effects


def _use(battle: Battle, question: Choose) -> list[Rated]:
    """The effect that is worth most, or none where all cost more than they bring (4.802-4.805)."""
    glance = Glance(battle, question.seat)
    found = []
    for option in question.options:
        idle = ":" not in option.key
        score = 0.0 if idle else use_worth(glance, use_of(battle, option.key))
        found.append(Rated(option.key, score))
    return found


def _concentration(battle: Battle, question: Choose) -> list[Rated]:
    """The effect first, unless a step brings a better target into range (4.108)."""
    is_better = _plan(battle, question).steps_first
    return [Rated("effect-first"), Rated("move-first", 1.0 if is_better else -1.0)]


def _hurried(battle: Battle, question: Tick) -> list[Rated]:
    """The two who gain most by more inches (7.D)."""
    glance = Glance(battle, question.seat)
    worths = {o.key: haste(glance, glance.of(o.key)) for o in question.options}
    best = sorted(worths, key=lambda key: -worths[key])[:2]
    if len(best) > 1 and worths[best[1]] <= 0.0:
        best = best[:1]
    return [Rated(question.in_order(best))]


def _absolved(battle: Battle, question: Choose) -> list[Rated]:
    """The worst state goes first (7.D)."""
    glance = Glance(battle, question.seat)
    worths = relief(glance, glance.of(question.piece or ""))
    return [Rated(o.key, worths.get(o.key, 0.0)) for o in question.options]


# Moves


def _plan(battle: Battle, question: Choose) -> Plan:
    glance = Glance(battle, question.seat)
    return Plan(glance, glance.of(question.piece or ""))


def _path(battle: Battle, question: Place) -> list[Rated]:
    """Into contact for an Assault; else to the best place for what the move is for (4.115)."""
    region = question.region
    assert isinstance(region, PathRegion), "a free move has a path"
    move = region.move
    glance = Glance(battle, question.seat)
    plan = Plan(glance, glance.of(move.model.id))
    if battle.now.action == "assault":
        foe = plan.best_attack(1)[1]
        if foe is not None:
            ways = _into_contact(plan, foe, region)
            met = next((way for way in ways if region.refuse(way) is None), None)
            if met is not None:
                return [Rated(met)]
    worth, staying = _purpose(plan, battle.now.action)
    scored = plan.spots(move.left, worth, leaving=move.free_end)
    return _first_legal(question, _within_reach(region, staying, scored))


def _into_contact(plan: Plan, foe: Fighter, region: PathRegion) -> Iterator[Placement]:
    """Straight at an enemy, or the shortest way round what stands before it."""
    near = plan.me.radius + foe.radius + (CONTACT if foe.foes or foe.model.helpless else ZONE)
    for direction in contact_ends(plan.me, foe):
        run = region.straight(direction)
        if run.end is not None and hypot(foe.x - run.end[0], foe.y - run.end[1]) <= near:
            yield run
    for way in routes_to(plan.battle, plan.me.model, foe.model):
        yield Placement(tuple(snapped(point) for point in way.points()[1:MOST_BENDS]))


def _purpose(plan: Plan, action: str) -> tuple[Callable[[float, float], float], float]:
    """What a place is worth for what the move is for, and what staying is."""
    if action == "shooting":
        return plan.shot_from, plan.here + plan.shot_from_here()
    if action == "concentration" and plan.steps_first:
        return plan.use_from, plan.here
    return plan.value, plan.here


def _within_reach(
    region: PathRegion, staying: float, scored: Iterable[tuple[float, Point]]
) -> Iterator[tuple[float, Placement]]:
    """Straight runs, cut short where bad ground costs more than is left; staying in its place."""
    start = region.move.model.place
    stays = region.may_stay
    for score, at in scored:
        if stays and staying >= score:
            stays = False
            yield staying, STAY
        way = Track.through([start, at])
        run = region.move.effort(way).reach(region.move.left - ROUNDING)
        yield score, Placement((snapped(way.at(run)),))
    if stays:
        yield staying, STAY


def _first_legal(question: Place, scored: Iterable[tuple[float, Placement]]) -> list[Rated]:
    """The best places that are legal; the usual one where none is."""
    found: list[Rated] = []
    for score, placement in scored:
        if question.region.refuse(placement) is None:
            found.append(Rated(placement, score))
            if len(found) == KEPT:
                break
    return found or [Rated(question.usual)]


def _approach(battle: Battle, question: Place) -> list[Rated]:
    """As near as is good (4.205)."""
    region = question.region
    assert isinstance(region, ApproachRegion), "an approach follows a route"
    glance = Glance(battle, question.seat)
    plan = Plan(glance, glance.of(region.move.model.id))
    return [Rated(p, plan.value(*(p.end or (plan.me.x, plan.me.y)))) for p in region.candidates()]


def _zone_entered(battle: Battle, question: Choose) -> list[Rated]:
    """Fight where that was the plan or pays; else stop where one is (4.204-4.212)."""
    plan = _plan(battle, question)
    action = battle.now.action
    is_attack = action in ("assault", "charge")
    more = -1 if action == "charge" and not plan.me.profile.abilities.brutal_charge else 0
    found = []
    for option in question.options:
        answer, _, names = option.key.partition(":")
        if answer == "stop":
            found.append(Rated(option.key, plan.here))
            continue
        foes = [plan.glance.of(name) for name in names.split("+")]
        if answer == "approach":
            score = plan.value((plan.me.x + foes[0].x) / 2, (plan.me.y + foes[0].y) / 2) - 0.1
        elif is_attack:
            score = max(plan.after_blows(foe, more) for foe in foes) - len(foes) + 1
        else:
            score = max(plan.value(foe.x, foe.y) for foe in foes) - 0.5 * len(foes)
        found.append(Rated(option.key, score))
    return found


RATERS: Mapping[str, Rater[Battle]] = {
    "company": as_usual,
    "terraform": _piece,
    "terrain-turn": as_usual,
    "place-terrain": _laid,
    "shift": _shift,
    "place-shift": _shifted,
    "take-zone": as_usual,
    "deploys-first": as_usual,
    "deploy": _dearest_last,
    "place-deploy": _deployed,
    "first-player": _first_player,
    "activate": _activate,
    "vae-victis": _vae_victis,
    "relic": by_option(lambda battle, option: float(option.key == "take-relic")),
    "window": _use,
    "action": _action,
    "charge-target": _charge_target,
    "lure": _lure,
    "concentration": _concentration,
    "effect": _use,
    "double-time": _hurried,
    "absolve": _absolved,
    "route": as_usual,
    "place-move": _path,
    "place-replan": as_usual,
    "mark": as_usual,
    "zone": _zone_entered,
    "zones": _zone_entered,
    "engage": _zone_entered,
    "place-approach": _approach,
    "melee-target": _melee_target,
    "weapon": _weapon,
    "swallow": as_usual,
    "berserk-target": _berserk_target,
    "shooting-target": _shooting_target,
    "flee-striker": _striker,
}
"""Who rates the answers to each topic."""
OPENINGS = frozenset({"place-deploy"})
"""Topics of which all answers that are named are as good as one another."""
