"""What to answer at a glance, question by question: the quick bot plays nothing else.

A rater scores the answers to one topic from the state as it stands, as far as the seat knows it;
no rule is played on. Places are rated in `stands`, cards in `plans`, hero cards in `wits`.
"""

from collections.abc import Mapping, Sequence

from grognard.kernel.compound import SeatQuestion, Tick
from grognard.kernel.policies import Rated, Rater, as_usual, by_option, rate
from grognard.kernel.questions import Choose, Option
from grognard.rulesets.saurian import plans, stands, wits
from grognard.rulesets.saurian.actions import BASE_SKILLS, printed
from grognard.rulesets.saurian.ammunition import net_strength
from grognard.rulesets.saurian.battle import Battle, Unit
from grognard.rulesets.saurian.content import Action, Weapon, ammunition, cards, gear, weapons
from grognard.rulesets.saurian.fear import frightened
from grognard.rulesets.saurian.field import DIFFICULT, IMPASSABLE, OFF, Hex
from grognard.rulesets.saurian.reach import arms, free_models
from grognard.rulesets.saurian.reckoning import (
    KNOCKED_DOWN,
    POINT,
    Blow,
    Foe,
    ammo_type,
    armour_from,
    fears,
    foe_of,
    foes,
    fright,
    harm,
    has_yet_to_act,
    odds,
    stake_of,
)
from grognard.rulesets.saurian.scores import fear_score, score
from grognard.rulesets.saurian.stability import grab_targets, stab_targets
from grognard.rulesets.saurian.supply import crates_beside
from grognard.rulesets.saurian.targets import melee_targets, shoot_targets, target_hexes
from grognard.rulesets.saurian.victory import CRATE_POINTS
from grognard.rulesets.saurian.worth import walks

OWN_SIDE = -1.5
"""How a blow counts that falls on one's own side."""
FREEDOM = 0.25
"""Share of what is at stake that breaking free is worth."""
STOCK = 0.12
"""Share of what a Sedative or a Net would take that it is worth to buy one."""
WORTHWHILE = 2.0
"""What a Reaction must promise before it is used up."""


def policy(battle: Battle, question: SeatQuestion) -> Sequence[Rated]:
    """The answers to a question, best first."""
    return rate(battle, question, RATERS)


def blow_of(battle: Battle, unit: Unit, action: Action, weapon: Weapon | None, card: bool) -> Blow:
    """An attack as it would be made now by all models that stand (4.25-4.27, 4.38)."""
    group = min(2, len(free_models(battle, unit)) - 1)
    lying = all(model.knocked for model in unit.models)
    card = card and not lying
    pierce = action.pierce if card else 0
    if weapon is None:
        hit = score(battle, unit, "me", card=card, knocked=lying).total + group
        return Blow(False, 1, hit, hit, pierce, action.single and card)
    hit = score(battle, unit, "ba", card=card, knocked=lying).total + group
    ammo = ammo_type(unit) if weapon.accepts == ammo_type(unit) else ""
    return Blow(True, weapon.range, hit, weapon.damage + group, weapon.pierce + pierce, ammo=ammo)


def _struck(battle: Battle, unit: Unit, key: str, blow: Blow) -> float:
    """What a blow at a target takes; at a friend it counts against it."""
    name, _, place = key.partition("@")
    if name == "crate":
        return POINT * CRATE_POINTS[battle.setting.scenario.victory]
    if name == "aim":
        return 0.0
    target = battle.unit(name)
    foe = foe_of(battle, target)
    spread = [cell for cell in foe.cells if cell[0] == int(place)] or foe.cells
    armour = min(
        [
            armour_from(battle, foe, cell, model.at)
            for model in unit.models
            for cell in spread
            if cell[0] != model.at
        ],
        default=0,
    )
    taken = harm(foe, armour, blow)
    return taken if target.side != unit.side else OWN_SIDE * taken


def deed_worth(battle: Battle, unit: Unit, action: Action, *, card: bool) -> float:
    """What an action promises from where the unit stands."""
    match action.do:
        case "melee":
            blow = blow_of(battle, unit, action, None, card)
            taken = [
                _struck(battle, unit, key, blow) for key in melee_targets(battle, unit, action)
            ]
            return sum(taken) if action.sweep is not None else max(taken, default=0.0)
        case "shoot":
            return max(
                [_shot_worth(battle, unit, action, weapon, card) for weapon in arms(unit)],
                default=0.0,
            )
        case "fear":
            heard = frightened(battle, unit, action.radius)
            return fright(battle, unit, heard, fear_score(battle, unit, card=card).total)
        case "grab":
            return sum(_best_grips(battle, unit, card))
        case "stab":
            keys = stab_targets(battle, unit)
            return max([_grip_worth(battle, unit, key, card) for key in keys], default=0.0)
        case "interact":
            return _counter_worth(battle, unit)
        case _:
            return 0.5 + max([1.5 * len(fears(u)) for u in battle.able() if u.side == unit.side])


def _shot_worth(battle: Battle, unit: Unit, action: Action, weapon: Weapon, card: bool) -> float:
    blow = blow_of(battle, unit, action, weapon, card)
    if weapon.area is not None:
        return max(
            [_burst(battle, unit, foe.cells[0][0], blow, weapon) for foe in foes(battle, unit)],
            default=0.0,
        )
    keys = shoot_targets(battle, unit, weapon)
    return max([_struck(battle, unit, key, blow) for key in keys], default=0.0)


def _burst(battle: Battle, unit: Unit, hex_: Hex, blow: Blow, weapon: Weapon) -> float:
    """What an area weapon takes around a hex, friends included (4.30)."""
    total = 0.0
    for target in target_hexes(battle, unit, hex_, weapon.area or 0):
        taken = harm(foe_of(battle, target), target.profile.armour["front"], blow)
        total += taken if target.side != unit.side else OWN_SIDE * taken
    return total


def _best_grips(battle: Battle, unit: Unit, card: bool) -> list[float]:
    best: dict[str, float] = {}
    for key in grab_targets(battle, unit):
        model = key.partition(">")[0]
        best[model] = max(best.get(model, 0.0), _grip_worth(battle, unit, key, card))
    return list(best.values())


def _grip_worth(battle: Battle, unit: Unit, key: str, card: bool) -> float:
    """What seizing, knocking down or pushing somebody promises (4.43, 4.50, 4.51)."""
    _, _, rest = key.partition(">")
    name = rest.partition("@")[0].partition("#")[0]
    target = battle.unit(name)
    if target.side == unit.side:
        return OWN_SIDE
    found = cards().get(unit.active) if card and unit.revealed else None
    gap = score(battle, unit, "st", card=card).total - score(battle, target, "st").total
    stake = stake_of(battle, target)
    if "#" not in rest:
        there = target.at_hex(int(rest.partition("@")[2]))
        standing = sum(not model.knocked for model in there) / len(target.models)
        return odds(gap) * KNOCKED_DOWN * stake * standing
    model = target.model(int(rest.partition("#")[2]))
    if model is None or battle.is_blocked(target, model):
        return 0.0
    grip = found.bonus.get("gr", 0) if found is not None else 0
    part = stake / len(target.models)
    return part * (stands.HELD_FAST * odds(gap + grip) + stands.BLOCKED * odds(gap))


def _counter_worth(battle: Battle, unit: Unit) -> float:
    """What opening a crate or buying a card is worth (4.100)."""
    if crates_beside(battle, unit):
        points = CRATE_POINTS[battle.setting.scenario.victory]
        return stands.REQUISITION + POINT * points
    if not battle.player(unit.seat).requisition:
        return 0.0
    return max([_price_worth(battle, unit, card) for card in _on_sale(battle)], default=0.0)


def _on_sale(battle: Battle) -> list[str]:
    return [card for card, left in battle.supply.items() if left]


def _price_worth(battle: Battle, unit: Unit, card: str) -> float:
    """What a card of the supply is worth to a unit (4.101, 7G)."""
    enemies = foes(battle, unit)
    if card in ammunition():
        kind = ammunition()[card].type
        if not any(weapon.accepts == kind for weapon in arms(unit)) or len(unit.ammo) >= 4:
            return 0.0
        if kind == "round":
            return 1.0
        best = max([foe.dose if kind == "sedative" else foe.net for foe in enemies], default=0.0)
        return STOCK * best / (1 + len(unit.ammo))
    if card in weapons():
        ours = max([weapon.damage for weapon in arms(unit)], default=0)
        return 1.5 * max(0, weapons()[card].damage - ours) if not unit.weapon else 0.0
    shields = gear()[card].effect == "riot_shields" and any(
        not foe.unit.profile.human for foe in enemies
    )
    return 0.0 if unit.gear else 1.5 if shields else 0.8


def _by_card(battle: Battle, unit: Unit) -> bool:
    """Whether an action under way is one of the card: a Reaction is taken to be."""
    act = battle.act
    return act is None or act.unit != unit.id or act.mode in ("", "card")


def _action(battle: Battle, question: Choose) -> list[Rated]:
    """The card's actions or a Base Skill, whichever promises most (3.7)."""
    unit = battle.unit(question.piece or "")
    return [Rated(o.key, _mode_worth(battle, unit, o.key)) for o in question.options]


def _mode_worth(battle: Battle, unit: Unit, key: str) -> float:
    kind, _, rest = key.partition(":")
    if kind == "card":
        if not free_models(battle, unit):
            return 1.0
        total = sum(
            max([_printed_worth(battle, unit, step, str(n)) for n in range(len(step))], default=0.0)
            for step in printed(unit)
        )
        # Equal to a Base Skill it is better: its bonuses count, and its Boost may be bought.
        return total + 0.1 if total > 0 else total
    if kind == "base":
        return deed_worth(battle, unit, BASE_SKILLS[rest], card=False)
    return _escape_worth(battle, unit, rest, card=False) if kind == "break" else 0.0


def _printed_worth(battle: Battle, unit: Unit, step: Sequence[Action], key: str) -> float:
    if key.startswith("break:"):
        return _escape_worth(battle, unit, key.partition(":")[2], card=True)
    if key == "none":
        return 0.0
    worth = deed_worth(battle, unit, step[int(key)], card=True)
    # A target may be declined, but not those that stand in a sweep (4.31).
    return worth if step[int(key)].sweep is not None else max(0.0, worth)


def _escape_worth(battle: Battle, unit: Unit, way: str, *, card: bool) -> float:
    """What breaking free is worth (4.57, 4.76)."""
    strength = score(battle, unit, "st", card=card).total
    if way == "net":
        against: float = net_strength(unit)
    else:
        held = unit.model(int(way.partition(":")[2]))
        grabs = battle.grabs_on(unit, held)
        holders = {grab.unit for grab in grabs}
        against = max(score(battle, battle.unit(h), "st").total for h in holders) + len(holders)
    return odds(strength - against) * FREEDOM * stake_of(battle, unit)


def _step(battle: Battle, question: Choose) -> list[Rated]:
    """One of the actions printed at one place of the card (3.5)."""
    unit = battle.unit(question.piece or "")
    act = battle.act
    steps = printed(unit)
    place = act.step if act is not None and act.unit == unit.id else 0
    step = steps[min(place, len(steps) - 1)]
    return [Rated(o.key, _printed_worth(battle, unit, step, o.key)) for o in question.options]


def _target(battle: Battle, question: Choose) -> list[Rated]:
    """Whom to strike or shoot at: who loses most by it (4.22, 4.23)."""
    unit = battle.unit(question.piece or "")
    card = _by_card(battle, unit)
    action = next(
        (a for step in printed(unit) for a in step if a.do == question.topic), BASE_SKILLS["melee"]
    )
    weapon = None
    if question.topic == "shoot":
        weapon = max(arms(unit), key=lambda gun: (gun.area is not None, gun.damage))
        if not any(o.key.startswith("aim") for o in question.options):
            weapon = next(gun for gun in arms(unit) if gun.area is None)
    blow = blow_of(battle, unit, action, weapon, card)

    def taken(option: Option) -> float:
        if option.key == "none":
            return 0.0
        if weapon is not None and option.key.startswith("aim"):
            return _burst(battle, unit, int(option.key.partition("@")[2]), blow, weapon)
        return 0.1 + _struck(battle, unit, option.key, blow)

    return [Rated(o.key, taken(o)) for o in question.options]


def _impact(battle: Battle, question: Choose) -> list[Rated]:
    unit = battle.unit(question.piece or "")
    weapon = next(gun for gun in arms(unit) if gun.area is not None)
    blow = blow_of(battle, unit, BASE_SKILLS["shoot"], weapon, _by_card(battle, unit))
    return [
        Rated(o.key, _burst(battle, unit, int(o.key.partition(">")[2]), blow, weapon))
        for o in question.options
    ]


def _grip(battle: Battle, question: Choose) -> list[Rated]:
    """Whom to seize or to try one's strength on (4.43, 4.50)."""
    unit = battle.unit(question.piece or "")
    card = _by_card(battle, unit)
    return [
        Rated(o.key, 0.0 if o.key == "none" else _grip_worth(battle, unit, o.key, card))
        for o in question.options
    ]


def _ammunition(battle: Battle, question: Choose) -> list[Rated]:
    """A Sedative or a Net where it takes effect, against who loses most by it (4.68, 4.75)."""
    unit = battle.unit(question.piece or "")
    told = question.story() if question.story is not None else None
    target = foe_of(battle, battle.unit(told.to[0])) if told is not None and told.to else None
    found = [Rated("none")]
    if target is None:
        return found
    card = _by_card(battle, unit)
    action = next((a for s in printed(unit) for a in s if a.do == "shoot"), BASE_SKILLS["shoot"])
    kind = ammo_type(unit)
    weapon = next(gun for gun in arms(unit) if gun.accepts == kind)
    blow = blow_of(battle, unit, action, weapon, card)
    for option in question.options:
        if option.key == "none":
            continue
        found.append(Rated(option.key, _loaded(battle, unit, target, blow, option.key)))
    return found


def _loaded(battle: Battle, unit: Unit, target: Foe, blow: Blow, card: str) -> float:
    """What an ammunition card takes beyond the plain shot."""
    ammo = ammunition()[card]
    armour = min(
        [
            armour_from(battle, target, cell, m.at)
            for m in unit.models
            for cell in target.cells
            if cell[0] != m.at
        ],
        default=0,
    )
    plain = Blow(True, blow.reach, blow.hit, blow.damage, blow.pierce)
    if ammo.type == "round":
        harder = Blow(
            True, blow.reach, blow.hit, blow.damage + ammo.damage, blow.pierce + ammo.pierce
        )
        return harm(target, armour, harder) - harm(target, armour, plain) - 1.0
    damage = blow.damage - max(0.0, armour - blow.pierce)
    gain = target.dose if ammo.type == "sedative" else target.net
    if damage < ammo.needs or not gain:
        return -1.0
    # A heavier dose is better, but the light ones serve as well.
    finer = 0.01 * sum(abs(value) for value in ammo.bonus.values()) + 0.01 * ammo.stability
    return odds(blow.hit - target.dodge) * gain - harm(target, armour, plain) + finer


def _fighters(battle: Battle, question: Tick) -> list[Rated]:
    """All that can take part, standing rather than lying (4.25, 4.26)."""
    return [Rated(question.usual)]


def _zone(battle: Battle, option: Option) -> float:
    """The thinnest Armour (4.33)."""
    return -float((option.facts or {}).get("armour", 0))


def _boost(battle: Battle, question: Choose) -> list[Rated]:
    """Adrenaline is there to be spent when a blow falls; not on one that cannot miss (4.94)."""
    unit = battle.unit(question.piece or "")
    card = cards()[unit.active]
    boost = card.boost
    assert boost is not None, "only a card with a Boost asks"
    gain = 2.0 * len(boost.bonus) + boost.damage + boost.pierce + 4.0 * (boost.repeat is not None)
    told = question.story() if question.story is not None else None
    if told is not None and told.to:
        target = foe_of(battle, battle.unit(told.to[0]))
        action = next((a for s in card.actions for a in s if a.do in ("melee", "shoot")), None)
        if action is not None and target.unit.side != unit.side:
            weapon = arms(unit)[0] if action.do == "shoot" else None
            blow = blow_of(battle, unit, action, weapon, True)
            skill = boost.bonus.get("me" if weapon is None else "ba", 0)
            more = Blow(
                blow.ranged,
                blow.reach,
                blow.hit + skill,
                blow.damage + boost.damage + (skill if weapon is None else 0),
                blow.pierce + boost.pierce,
                blow.single,
            )
            armour = target.unit.profile.armour["front"]
            plain = harm(target, armour, blow)
            gain = harm(target, armour, more) - plain + (0.6 * plain if boost.repeat else 0.0)
    return [Rated("no"), Rated("yes", gain - 0.8 * boost.cost)]


def _order(battle: Battle, option: Option) -> float:
    """The unit with most at stake first (3.35, 4.78)."""
    return stake_of(battle, battle.unit(option.key)) if option.key in battle.by_id else 0.0


def _sub_unit(battle: Battle, question: Choose) -> list[Rated]:
    """Who lies on the ground dodges worse (4.28, 4.49)."""
    target = battle.unit(question.piece or "")
    found = []
    for option in question.options:
        model = target.model(int(option.key))
        found.append(Rated(option.key, float(model is not None and model.knocked)))
    return found


EFFECTS: Mapping[str, float] = {
    "all": 3.0,
    "knock": 2.0,
    "push": 1.0,
    "none": 0.0,
    "spare": 2.5,
    "block": 3.0,
    "hold": 1.0,
}
"""What the consequences of a success are worth against an enemy; a friend is spared (1.43)."""


def _effect(battle: Battle, question: Choose) -> list[Rated]:
    target = battle.unit(question.piece or "")
    told = question.story() if question.story is not None else None
    mine = told is not None and battle.unit(told.by or target.id).side == target.side
    sign = -1.0 if mine else 1.0
    return [
        Rated(o.key, sign * EFFECTS[o.key] if o.key != "spare" else EFFECTS["spare"])
        for o in question.options
    ]


def _shove(battle: Battle, question: Choose) -> list[Rated]:
    """Enemies are tested and pushed, friends are not (4.44)."""
    unit = battle.unit(question.piece or "")
    told = question.story() if question.story is not None else None
    friend = told is not None and any(battle.unit(name).side == unit.side for name in told.to)
    return [
        Rated(o.key, 0.0 if o.key == "no" else -1.0 if friend else 1.0) for o in question.options
    ]


def _follow(battle: Battle, question: Choose) -> list[Rated]:
    """Beasts stay at the throat of whom they pushed (4.46)."""
    unit = battle.unit(question.piece or "")
    return [Rated("yes", 0.0 if unit.profile.human else 1.0), Rated("no", 0.5)]


def _disengage(battle: Battle, question: Choose) -> list[Rated]:
    """Let go before a stronger one drags the holder against a wall (4.53, 4.54)."""
    holder = battle.unit(question.piece or "")
    told = question.story() if question.story is not None else None
    mover = battle.unit(told.by) if told is not None and told.by else None
    board = battle.board
    if mover is None or mover.side == holder.side:
        return [Rated("hold"), Rated("let-go", 1.0)]
    gap = score(battle, mover, "st").total - score(battle, holder, "st").total
    grabbing = [g.model for g in battle.grabs if g.unit == holder.id and g.target == mover.id]
    walls = sum(
        near == OFF or board.ground[near] == IMPASSABLE
        for model in holder.models
        if model.number in grabbing
        for near in board.next[model.at]
    )
    return [Rated("hold", 1.0), Rated("let-go", 2.0 * (walls > 1 and gap > 0))]


def _interact(battle: Battle, question: Choose) -> list[Rated]:
    """Crates first; then what the unit can use (4.100)."""
    unit = battle.unit(question.piece or "")

    def worth(option: Option) -> float:
        if option.key == "none":
            return 0.05
        if option.key.startswith("open@"):
            return 100.0
        _, card, *replaced = option.key.split(":")
        return _price_worth(battle, unit, card) - 1.0 * bool(replaced)

    return [Rated(o.key, worth(o)) for o in question.options]


def _rally(battle: Battle, option: Option) -> float:
    """Whoever has most fears on its deck (4.102)."""
    return 0.5 if option.key == "none" else float(len(fears(battle.unit(option.key))) + 0.6)


def _frighten(battle: Battle, question: Choose) -> list[Rated]:
    """Enemies take the Fear card, unless it would rouse them to fury; friends do not (1.43)."""
    target = battle.unit(question.piece or "")
    friend = target.side == battle.unit(_by(question)).side
    rouses = not target.profile.human and target.adrenaline + 1 >= target.profile.adrenaline
    return [Rated("give", -1.0 if friend or rouses else 1.0), Rated("spare")]


def _by(question: Choose) -> str:
    told = question.story() if question.story is not None else None
    return (told.by if told is not None else None) or question.piece or ""


def _panic_target(battle: Battle, question: Choose) -> list[Rated]:
    """A panicking unit had better run at the side one is not on (4.111)."""
    mine = question.seat in ("A", "C")
    return [Rated(o.key, float((battle.unit(o.key).side == "A") != mine)) for o in question.options]


def _flee(battle: Battle, question: Choose) -> list[Rated]:
    """Of places equally far away the best one (4.86)."""
    unit = battle.unit(question.piece or "")
    ground = stands.ground_for(battle, unit, question.seat, "", acts=False)
    return [
        Rated(o.key, stands.place_worth(ground, int(o.key.partition("^")[0])))
        for o in question.options
    ]


def _casualty(battle: Battle, question: Choose) -> list[Rated]:
    """Who is least needed where it stands falls first (4.39)."""
    unit = battle.unit(question.piece or "")
    ground = stands.ground_for(battle, unit, question.seat, "", acts=True)
    found = []
    for option in question.options:
        model = unit.model(int(option.key))
        assert model is not None, "a candidate stands on the board"
        worth = stands.place_worth(ground, model.at)
        worth += stands.strike_worth(ground, model.at, model.heading)
        found.append(Rated(option.key, -worth))
    return found


def _skips(battle: Battle, unit: Unit, seat: str) -> bool:
    """Whether a unit had better wait: nothing to strike, no better place to go to (4.59)."""
    if battle.is_held(unit) or any(model.knocked for model in unit.models):
        return False
    return stands.is_idle(battle, unit, seat, by=unit.active)


def _skip(battle: Battle, question: Choose) -> list[Rated]:
    """Wait for the moment with a card that can do nothing now (4.59)."""
    unit = battle.unit(question.piece or "")
    return [Rated("go"), Rated("skip", 1.0 if _skips(battle, unit, question.seat) else -1.0)]


def _group_skip(battle: Battle, question: Tick) -> list[Rated]:
    keys = [o.key for o in question.options]
    return [Rated(tuple(key for key in keys if _skips(battle, battle.unit(key), question.seat)))]


def _hold(battle: Battle, question: Choose) -> list[Rated]:
    """Hold a Reaction while nothing can be struck and enemies have yet to come (4.62)."""
    unit = battle.unit(question.piece or "")
    to_come = any(u.side != unit.side and has_yet_to_act(battle, u) for u in battle.able())
    if not to_come:
        return [Rated("go"), Rated("hold", -1.0)]
    now = stands.best_strike(battle, unit, question.seat, by=unit.active)
    return [Rated("go", now), Rated("hold", WORTHWHILE)]


def _react_movement(battle: Battle, question: Choose) -> list[Rated]:
    """Move away from an enemy about to strike; else wait until all have struck (4.64, 4.67)."""
    active = battle.unit(question.piece or "")
    reach = max([1, *(weapon.range for weapon in arms(active))])
    found = [Rated("wait")]
    for option in question.options:
        if option.key == "wait":
            continue
        unit = battle.unit(option.key)
        out = not active.models or battle.between(active, unit) > reach
        if active.side == unit.side or out:
            found.append(Rated(option.key, -1.0))
        else:
            gain, _ = stands.prospects(battle, unit, question.seat, by=unit.active)
            found.append(Rated(option.key, gain - WORTHWHILE))
    return found


def _react_action(battle: Battle, question: Choose) -> list[Rated]:
    """Strike back at once, if there is anybody to strike (4.65)."""
    found = [Rated("wait")]
    for option in question.options:
        if option.key != "wait":
            unit = battle.unit(option.key)
            modes = ["card", "base:melee", "base:shoot"]
            best = max([_mode_worth(battle, unit, mode) for mode in modes])
            found.append(Rated(option.key, best - WORTHWHILE))
    return found


def _me_first(battle: Battle, question: Choose) -> list[Rated]:
    """Who strikes first strikes unhurt (1.39)."""
    return [Rated(o.key, float(o.key == question.seat)) for o in question.options]


def _me_last(battle: Battle, question: Choose) -> list[Rated]:
    """Who places last knows more (2.9-2.11)."""
    return [Rated(o.key, float(o.key != question.seat)) for o in question.options]


def _next_unit(battle: Battle, question: Choose) -> list[Rated]:
    """Whoever can do most goes first (3.4, 4.67)."""
    return [
        Rated(
            o.key,
            sum(
                stands.prospects(
                    battle, battle.unit(o.key), question.seat, by=battle.unit(o.key).active
                )
            ),
        )
        for o in question.options
    ]


def _deploy_unit(battle: Battle, option: Option) -> float:
    """The least valuable unit first: it tells the enemy least (2.9)."""
    return -float(battle.unit(option.key).profile.value)


EXPOSED = 1.0
"""What it costs a beast to stand in the line of a gun before the first card is played."""
FORWARD = {True: 0.15, False: 0.6}
"""What a hex towards the enemy is worth to men and to beasts when they deploy."""


def _deploy(battle: Battle, question: Choose) -> list[Rated]:
    """Near what there is to win, beasts in front, not in the mud (2.9)."""
    unit = battle.unit(question.piece or "")
    board = stands.lay_of(battle.board)
    goals = _goals(battle, unit)
    theirs = battle.setting.zone_hexes[next(z for s, z in battle.zones.items() if s != unit.side)]
    fellows = [model.at for model in unit.models]
    friends = [
        m.at for u in battle.in_play() if u.side == unit.side and u is not unit for m in u.models
    ]
    found = []
    for option in question.options:
        if not option.key.isdigit():
            found.append(Rated(option.key, -100.0))
            continue
        hex_ = int(option.key)
        walk = walks(board, hex_)
        worth = max(
            [
                value
                * 0.8 ** walk[goal]
                * (0.6 if any(board.apart[f][goal] < walk[goal] for f in friends) else 1.0)
                for goal, value in goals.items()
            ],
            default=0.0,
        )
        worth -= FORWARD[unit.profile.human] * min([walk[h] for h in theirs])
        worth -= EXPOSED * _guns_on(battle, unit, hex_, theirs)
        worth -= 1.0 * (board.ground[hex_] == DIFFICULT)
        worth -= 0.05 * abs(2 * board.places[hex_][1] - board.rows + 1)
        worth -= 0.3 * sum([board.apart[hex_][f] for f in fellows])
        found.append(Rated(option.key, worth))
    return found


def _guns_on(battle: Battle, unit: Unit, hex_: Hex, theirs: Sequence[Hex]) -> int:
    """How many enemies could shoot at a beast there, from where they stand or may yet deploy."""
    if unit.profile.human:
        return 0
    apart, clear = battle.board.apart[hex_], battle.board.is_clear
    total = 0
    for other in battle.units:
        reach = max([weapon.range for weapon in arms(other)], default=0)
        if other.side != unit.side and reach:
            stands_at = [model.at for model in other.models] or theirs
            total += any(apart[h] <= reach and clear(h, hex_) for h in stands_at)
    return total


def _goals(battle: Battle, unit: Unit) -> dict[Hex, float]:
    victory = battle.setting.scenario.victory
    found = dict.fromkeys(battle.setting.objectives, POINT)
    if CRATE_POINTS[victory] and (unit.profile.human or victory == "supplies"):
        crates = [thing.at for thing in battle.things if thing.kind == "crate"]
        found |= dict.fromkeys(crates, 0.5 * POINT * CRATE_POINTS[victory])
    return found


def _heading(battle: Battle, question: Choose) -> list[Rated]:
    """Look at the enemy's zone (1.11, 1.22)."""
    unit = battle.unit(question.piece or "")
    board = battle.board
    theirs = battle.setting.zone_hexes[next(z for s, z in battle.zones.items() if s != unit.side)]
    found = []
    for option in question.options:
        x, y = option.at if option.at is not None else (-1.0, -1.0)
        if x < 0:
            found.append(Rated(option.key, -99.0))
            continue
        hex_ = board.number((int(x), int(y)))
        far = sum([board.apart[hex_][other] for other in theirs]) / len(theirs)
        found.append(Rated(option.key, -far))
    return found


def _kit(battle: Battle, question: Choose) -> list[Rated]:
    """Stand up with it, or go where that leads to something (7G)."""
    unit = battle.unit(question.piece or "")
    if any(option.key == "stand" for option in question.options):
        return [Rated("stand")]
    near, _ = stands.prospects(battle, unit, question.seat, by=unit.active)
    far, _ = stands.prospects(battle, unit, question.seat, by=unit.active, extra=1)
    return [Rated("keep", WORTHWHILE), Rated("move", far - near)]


RATERS: Mapping[str, Rater[Battle]] = {
    "muster": as_usual,
    "zone-choice": as_usual,
    "mulligan": plans.mulligan,
    "deploy-first": _me_last,
    "deploy-unit": by_option(_deploy_unit),
    "deploy-whole": _deploy,
    "deploy-model": _deploy,
    "deploy-heading": _heading,
    "active-first": _me_last,
    "next-first": _me_last,
    "group-first": _me_first,
    "held-first": _me_first,
    "resolve-first": _me_first,
    "react-first": _me_first,
    "place-active": plans.place_cards,
    "place-next": plans.place_cards,
    "idle": plans.spare_cards,
    "idle-keep": plans.drop_idle,
    "fear-order": plans.order_fears,
    "trim": plans.trim_stacks,
    "hand-limit": plans.cut_hand,
    "skipped-card": plans.keep_skipped,
    "flip": as_usual,
    "skip": _skip,
    "group-skip": _group_skip,
    "group-unit": _next_unit,
    "held-unit": _next_unit,
    "hold": _hold,
    "react-movement": _react_movement,
    "react-action": _react_action,
    "movement": stands.rate_movement,
    "mover": stands.rate_mover,
    "step": stands.rate_step,
    "passage": as_usual,
    "kit": _kit,
    "action": _action,
    "printed": _step,
    "melee": _target,
    "shoot": _target,
    "weapon": as_usual,
    "impact": _impact,
    "ammunition": _ammunition,
    "fighters": _fighters,
    "sub-unit": _sub_unit,
    "zone": by_option(_zone),
    "boost": _boost,
    "order": by_option(_order),
    "stab": _grip,
    "grab": _grip,
    "contact": as_usual,
    "shove": _shove,
    "effect": _effect,
    "follow": _follow,
    "disengage": _disengage,
    "interact": _interact,
    "rally": by_option(_rally),
    "frighten": _frighten,
    "panic-target": _panic_target,
    "panic-order": as_usual,
    "panic-end": _flee,
    "flee": _flee,
    "look": as_usual,
    "casualty": _casualty,
    "consume": wits.consume,
    "passive": wits.passive,
    **dict.fromkeys(wits.WINDOWS, wits.main_use),
}
"""Who rates the answers to each topic."""
