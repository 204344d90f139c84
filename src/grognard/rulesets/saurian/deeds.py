"""Actions: whom to strike, shoot, net, dose, seize, push or frighten, and with what.

Every action is worth what it is likely to take from the enemy, in Army value; what it takes from
one's own side counts against it.
"""

from collections.abc import Callable, Mapping, Sequence

from grognard.kernel.policies import Rated
from grognard.kernel.questions import Choose, Option
from grognard.rulesets.saurian import stands
from grognard.rulesets.saurian.actions import BASE_SKILLS, printed
from grognard.rulesets.saurian.ammunition import net_strength
from grognard.rulesets.saurian.battle import Battle, Unit
from grognard.rulesets.saurian.content import Action, Weapon
from grognard.rulesets.saurian.fear import frightened
from grognard.rulesets.saurian.field import IMPASSABLE, OFF, Hex
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
    odds,
    stake_of,
)
from grognard.rulesets.saurian.scores import fear_score, score
from grognard.rulesets.saurian.stability import grab_targets, stab_targets
from grognard.rulesets.saurian.supply import crates_beside
from grognard.rulesets.saurian.targets import melee_targets, shoot_targets, target_hexes
from grognard.rulesets.saurian.victory import CRATE_POINTS

OWN_SIDE = -1.5
"""How a blow counts that falls on one's own side."""
NEVER = -1000.0
"""Less than any deed takes: what strikes one's own side is never the usual answer."""
FREEDOM = 0.25
"""Share of what is at stake that breaking free is worth."""
STOCK = 0.12
"""Share of what a Sedative or a Net would take that it is worth to buy one."""


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
    found = battle.content.cards.get(unit.active) if card and unit.revealed else None
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
    if card in battle.content.ammunition:
        kind = battle.content.ammunition[card].type
        if not any(weapon.accepts == kind for weapon in arms(unit)) or len(unit.ammo) >= 4:
            return 0.0
        if kind == "round":
            return 1.0
        best = max([foe.dose if kind == "sedative" else foe.net for foe in enemies], default=0.0)
        return STOCK * best / (1 + len(unit.ammo))
    if card in battle.content.weapons:
        ours = max([weapon.damage for weapon in arms(unit)], default=0)
        return 1.5 * max(0, battle.content.weapons[card].damage - ours) if not unit.weapon else 0.0
    shields = battle.content.gear[card].effect == "riot_shields" and any(
        not foe.unit.profile.human for foe in enemies
    )
    return 0.0 if unit.gear else 1.5 if shields else 0.8


def _by_card(battle: Battle, unit: Unit) -> bool:
    """Whether an action under way is one of the card: a Reaction is taken to be."""
    act = battle.act
    return act is None or act.unit != unit.id or act.mode in ("", "card")


def choose_mode(battle: Battle, question: Choose) -> list[Rated]:
    """The card's actions or a Base Skill, whichever promises most (3.7)."""
    unit = battle.unit(question.piece or "")
    return _sparing(question.options, lambda o: mode_worth(battle, unit, o.key))


def _sparing(options: Sequence[Option], worth: Callable[[Option], float]) -> list[Rated]:
    """Rated by what they are worth, those that turn on one's own side after all others (4.19)."""
    return [Rated(o.key, worth(o) + (NEVER if o.caution else 0.0)) for o in options]


def mode_worth(battle: Battle, unit: Unit, key: str) -> float:
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


def printed_step(battle: Battle, question: Choose) -> list[Rated]:
    """One of the actions printed at one place of the card (3.5)."""
    unit = battle.unit(question.piece or "")
    act = battle.act
    steps = printed(unit)
    place = act.step if act is not None and act.unit == unit.id else 0
    step = steps[min(place, len(steps) - 1)]
    return _sparing(question.options, lambda o: _printed_worth(battle, unit, step, o.key))


def target(battle: Battle, question: Choose) -> list[Rated]:
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

    return _sparing(question.options, taken)


def weapon(battle: Battle, question: Choose) -> list[Rated]:
    """The weapon that takes most from whoever is in its range (4.21)."""
    unit = battle.unit(question.piece or "")
    card, action = _by_card(battle, unit), _shot_of(unit)
    return [
        Rated(o.key, _shot_worth(battle, unit, action, battle.content.weapons[o.key], card))
        for o in question.options
    ]


def _shot_of(unit: Unit) -> Action:
    """The shot that a unit's card allows, or else its board."""
    return next((a for s in printed(unit) for a in s if a.do == "shoot"), BASE_SKILLS["shoot"])


def impact(battle: Battle, question: Choose) -> list[Rated]:
    unit = battle.unit(question.piece or "")
    weapon = next(gun for gun in arms(unit) if gun.area is not None)
    blow = blow_of(battle, unit, BASE_SKILLS["shoot"], weapon, _by_card(battle, unit))
    return [
        Rated(o.key, _burst(battle, unit, int(o.key.partition(">")[2]), blow, weapon))
        for o in question.options
    ]


def grip(battle: Battle, question: Choose) -> list[Rated]:
    """Whom to seize or to try one's strength on (4.43, 4.50)."""
    unit = battle.unit(question.piece or "")
    card = _by_card(battle, unit)

    def gripped(option: Option) -> float:
        return 0.0 if option.key == "none" else _grip_worth(battle, unit, option.key, card)

    return _sparing(question.options, gripped)


def load(battle: Battle, question: Choose) -> list[Rated]:
    """A Sedative or a Net where it takes effect, against who loses most by it (4.68, 4.75)."""
    unit = battle.unit(question.piece or "")
    told = question.story() if question.story is not None else None
    target = foe_of(battle, battle.unit(told.to[0])) if told is not None and told.to else None
    found = [Rated("none")]
    if target is None:
        return found
    card, action = _by_card(battle, unit), _shot_of(unit)
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
    ammo = battle.content.ammunition[card]
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


def zone(battle: Battle, option: Option) -> float:
    """The thinnest Armour (4.33)."""
    return -float((option.facts or {}).get("armour", 0))


def boost(battle: Battle, question: Choose) -> list[Rated]:
    """Adrenaline is there to be spent when a blow falls; not on one that cannot miss (4.94)."""
    unit = battle.unit(question.piece or "")
    card = battle.content.cards[unit.active]
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


def order(battle: Battle, option: Option) -> float:
    """The unit with most at stake first (3.35, 4.78)."""
    return stake_of(battle, battle.unit(option.key)) if option.key in battle.by_id else 0.0


def sub_unit(battle: Battle, question: Choose) -> list[Rated]:
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


def effect(battle: Battle, question: Choose) -> list[Rated]:
    target = battle.unit(question.piece or "")
    told = question.story() if question.story is not None else None
    mine = told is not None and battle.unit(told.by or target.id).side == target.side
    sign = -1.0 if mine else 1.0
    return [
        Rated(o.key, sign * EFFECTS[o.key] if o.key != "spare" else EFFECTS["spare"])
        for o in question.options
    ]


def shove(battle: Battle, question: Choose) -> list[Rated]:
    """Enemies are tested and pushed, friends are not (4.44)."""
    unit = battle.unit(question.piece or "")
    told = question.story() if question.story is not None else None
    friend = told is not None and any(battle.unit(name).side == unit.side for name in told.to)
    return [
        Rated(o.key, 0.0 if o.key == "no" else -1.0 if friend else 1.0) for o in question.options
    ]


def follow(battle: Battle, question: Choose) -> list[Rated]:
    """Beasts stay at the throat of whom they pushed (4.46)."""
    unit = battle.unit(question.piece or "")
    return [Rated("yes", 0.0 if unit.profile.human else 1.0), Rated("no", 0.5)]


def disengage(battle: Battle, question: Choose) -> list[Rated]:
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


def interact(battle: Battle, question: Choose) -> list[Rated]:
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


def rally(battle: Battle, option: Option) -> float:
    """Whoever has most fears on its deck (4.102)."""
    return 0.5 if option.key == "none" else float(len(fears(battle.unit(option.key))) + 0.6)


def frighten(battle: Battle, question: Choose) -> list[Rated]:
    """Enemies take the Fear card, unless it would rouse them to fury; friends do not (1.43)."""
    target = battle.unit(question.piece or "")
    friend = target.side == battle.unit(_by(question)).side
    rouses = not target.profile.human and target.adrenaline + 1 >= target.profile.adrenaline
    return [Rated("give", -1.0 if friend or rouses else 1.0), Rated("spare")]


def _by(question: Choose) -> str:
    told = question.story() if question.story is not None else None
    return (told.by if told is not None else None) or question.piece or ""
