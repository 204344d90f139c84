"""Where to stand: what a place promises to a model, and the steps that lead there.

A place is good from which the unit can strike at once, beside what there is to win, on the way
to the enemy, and out of reach of whoever has yet to strike. The ways over bare ground are looked
up; whoever stands in one of them bars it.
"""

from functools import lru_cache

from msgspec import Struct

from grognard.kernel.questions import Seat
from grognard.rulesets.saurian.battle import Battle, Model, Unit, is_condition, other_side
from grognard.rulesets.saurian.content import Card
from grognard.rulesets.saurian.field import OFF, Board, Hex
from grognard.rulesets.saurian.paths import Gait, Way, lay_of, ways_from
from grognard.rulesets.saurian.reckoning import (
    KNOCKED_DOWN,
    POINT,
    Blow,
    Foe,
    ammo_type,
    armour_from,
    blows_of,
    foe_of,
    foes,
    fright,
    harm,
    odds,
    stake_of,
    threats,
    walk_of,
)
from grognard.rulesets.saurian.scores import combo, fear_score, movement, score
from grognard.rulesets.saurian.victory import CRATE_POINTS, CRATES
from grognard.rulesets.saurian.ways import FORWARD_TURNS, free_turns
from grognard.rulesets.saurian.worth import walks, ways_out

DANGER = {True: 0.6, False: 0.3}
"""How much of a loss counts that enemies could inflict where a model would stand: men had better
keep away from teeth, but beasts that mind the hunters' aim never leave their corner."""
CAUTION = 0.3
"""How much a point ahead or behind bends that."""
HUNT = 0.6
"""How much of a blow counts that could be struck from there in the round after."""
APPROACH = 0.08
"""Share of what is at stake in an enemy that being near it promises in any case."""
CLOSER = 0.8
"""What is left of a promise with every hex that is still to go."""
HIDDEN = 0.15
"""How much of a shot counts that has no clear line yet."""
REQUISITION = 3.0
"""What the Requisition of a crate is worth."""
FRONT = 0.03
"""Share of what is left of a unit that looking at the nearest enemy adds."""
HELD_FAST, BLOCKED = 0.08, 0.2
"""Share of what is at stake that a Grab takes, and one that Blocks."""
SPENT = 0.4
"""A beast with less of its Health than this had better leave the board, where it may."""
STAY = 0.2
"""By so much a place must be better to be worth a Movement."""


class Ground(Struct, eq=False):
    """What the places of a battle promise to a unit, for all its owner knows."""

    battle: Battle
    unit: Unit
    board: Board
    foes: list[Foe]
    blows: list[list[tuple[Blow, dict[int, float]]]]
    """By foe, the blows of this activation, and what each takes by the Armour it meets."""
    hunts: list[tuple[float, int]]
    """By foe, what the unit could do to it in the round after, and how far off it may be then."""
    beside: list[float]
    """By foe, what a Grab or a Stability action against it promises."""
    scares: list[float]
    radius: int
    danger: float
    """How much of a loss counts that enemies could inflict."""
    perils: list[tuple[list[Hex], float, float, float, float]]
    """Enemies to come: where, how far by tooth and by gun, and what each would take."""
    crates: dict[Hex, float]
    nests: dict[Hex, float]
    """What each nest is worth to the side that this unit does not hold or contest already."""
    ways_out: tuple[int, ...] | None
    stake: float
    """What its side would lose with it."""
    share: float
    """The part of its unit that one model is."""
    left: int
    """Rounds to come after this one."""
    reach: int
    """How far it can strike without a step."""
    touch: frozenset[Hex]
    """From where it could strike anybody, or open anything."""
    most: float
    """No strike promises more than this."""


def ground_for(battle: Battle, unit: Unit, seat: Seat, card: str, *, acts: bool) -> Ground:
    """Reckon once with everybody; ``acts`` is whether the unit can still strike."""
    there = foes(battle, unit)
    scenario = battle.setting.scenario
    share = 1 / max(1, len(unit.models))
    shown = battle.content.cards.get(card) if acts and not (card and is_condition(card)) else None
    me, ba = (combo(unit, skill) if card == unit.active else 0 for skill in ("me", "ba"))
    ammo, stride = ammo_type(unit), points_of(battle, unit, card)
    blows = []
    for foe in there:
        count = _joining(battle, unit, foe, stride)
        found = blows_of(unit.profile, unit.weapon, card, count, me, ba, ammo) if acts else ()
        blows.append([(blow, dict[int, float]()) for blow in found])
    does = {a.do: a for step in shown.actions for a in step} if shown is not None else {}
    roar = does.get("fear")
    fear = fear_score(battle, unit).total if roar is not None else 0
    left = max(0, scenario.rounds - battle.round)
    board, crates = lay_of(battle.board), _crates(battle, unit)
    reach = _range(unit)
    radius = roar.radius if roar is not None else 0
    near = [_around(board, c[0], max(reach, radius)) for foe in there for c in foe.cells]
    near += [_around(board, hex_, 1) for hex_ in crates]
    scares = [fright(battle, unit, (foe.unit,), fear) if roar is not None else 0.0 for foe in there]
    most = max(crates.values(), default=0.0) + sum(scares)
    most += max([max(foe.stake, foe.dose, foe.net) for foe in there], default=0.0)
    return Ground(
        battle,
        unit,
        board,
        there,
        blows,
        [_hunt(unit, seat, foe, ammo) for foe in there],
        [_struggle(battle, unit, shown, foe) if does else 0.0 for foe in there],
        scares,
        radius,
        DANGER[unit.profile.human] * caution(battle, unit.side),
        _perils(battle, unit, seat, left),
        crates,
        _nests(battle, unit),
        _exit(battle, unit),
        stake_of(battle, unit) if unit.models else 0.0,
        share,
        left,
        reach,
        frozenset().union(*near) if acts else frozenset(),
        most,
    )


def _joining(battle: Battle, unit: Unit, foe: Foe, stride: int) -> int:
    """How many models of a unit can be expected to strike together (4.26)."""
    if unit.profile.ballistic is not None or len(unit.models) == 1:
        return len(unit.models)
    apart = battle.board.apart
    near = sum(
        min([apart[model.at][cell[0]] for cell in foe.cells]) <= stride + 1 for model in unit.models
    )
    return max(1, near)


def _hunt(unit: Unit, seat: Seat, foe: Foe, ammo: str) -> tuple[float, int]:
    """What the card of the round after could do to a foe, and from how far."""
    name = unit.next if unit.seat == seat and not is_condition(unit.next) else ""
    blows = blows_of(unit.profile, unit.weapon, name, len(unit.models), ammo=ammo)
    armour = foe.unit.profile.armour["front"]
    best, reach = max([(harm(foe, armour, b), b.reach) for b in blows], default=(0.0, 1))
    walk = walk_of(unit, unit.profile.content.cards.get(name))
    return HUNT * best + APPROACH * foe.stake, reach + walk


@lru_cache(maxsize=1 << 12)
def _around(board: Board, middle: Hex, radius: int) -> frozenset[Hex]:
    return frozenset(board.within(middle, radius))


def _struggle(battle: Battle, unit: Unit, card: Card | None, foe: Foe) -> float:
    """What a Grab or a Stability action of a card against a foe promises (4.43, 4.50, 4.51)."""
    if card is None:
        return 0.0
    found = 0.0
    strength = unit.profile.stability + card.bonus.get("st", 0)
    gap = strength - score(battle, foe.unit, "st").total
    part = foe.stake / max(1, len(foe.unit.models))
    for step in card.actions:
        for action in step:
            if action.do == "grab":
                held = odds(gap + card.bonus.get("gr", 0)) * HELD_FAST + odds(gap) * BLOCKED
                found = max(found, part * held)
            elif action.do == "stab":
                found = max(found, odds(gap) * foe.stake * KNOCKED_DOWN)
    return found


def _perils(
    battle: Battle, unit: Unit, seat: Seat, left: int
) -> list[tuple[list[Hex], float, float, float, float]]:
    me = foe_of(battle, unit)
    found = []
    for threat in threats(battle, unit, seat):
        if threat.weight < 1 and not left:
            continue
        reach = {False: 0.0, True: 0.0}
        takes = {False: 0.0, True: 0.0}
        for blow in threat.blows:
            far = threat.walk + 1 if not blow.ranged else threat.walk / 2 + blow.reach
            reach[blow.ranged] = far
            takes[blow.ranged] = threat.weight * harm(me, unit.profile.armour["front"], blow)
        found.append((threat.hexes, reach[False], reach[True], takes[False], takes[True]))
    return found


def caution(battle: Battle, side: str) -> float:
    """Who leads has more to lose the nearer the end is, and who is behind less (5.3)."""
    lead = battle.points.get(side, 0) - battle.points.get(other_side(side), 0)
    late = battle.round / battle.setting.scenario.rounds
    return 2 ** max(-1.0, min(1.0, CAUTION * lead * late))


def _crates(battle: Battle, unit: Unit) -> dict[Hex, float]:
    """Crates the unit may open, or smash (4.100, 5.10, 5.11)."""
    victory = battle.setting.scenario.victory
    if not unit.profile.human and victory != "supplies":
        return {}
    worth = POINT * CRATE_POINTS[victory] + (REQUISITION if unit.profile.human else 0.0)
    return {thing.at: worth for thing in battle.things if thing.kind in CRATES}


def _nests(battle: Battle, unit: Unit) -> dict[Hex, float]:
    """Nests to be held, or to be denied, that no other friend looks after (5.7, 5.12)."""
    found = {}
    for hex_ in battle.setting.objectives:
        apart = battle.board.apart[hex_]
        friends = enemies = 0
        for other in battle.able():
            if other is unit:
                continue
            near = any(
                apart[model.at] <= 1 and not model.knocked and not battle.is_blocked(other, model)
                for model in other.models
            )
            friends += near and other.side == unit.side
            enemies += near and other.side != unit.side
        found[hex_] = POINT * (0.2 if friends else 1.0 if not enemies else 0.9)
    return found


def _exit(battle: Battle, unit: Unit) -> tuple[int, ...] | None:
    column = battle.setting.scenario.exit
    if column is None or unit.profile.human or not wants_out(battle, unit):
        return None
    return ways_out(lay_of(battle.board), column)


def wants_out(battle: Battle, unit: Unit) -> bool:
    """Whether a beast had better leave: it is spent, time is up, or its points decide (5.9)."""
    scenario = battle.setting.scenario
    points, others = (battle.points.get(s, 0) for s in (unit.side, other_side(unit.side)))
    if scenario.outright and points + 2 >= scenario.outright and points + 2 > others:
        return True
    profile = unit.profile
    health = sum(model.health for model in unit.models) / (profile.health * profile.models)
    drugged = len(unit.sedatives) + len(unit.doses) >= profile.slots - 1
    return health < SPENT or drugged or battle.round >= scenario.rounds - 1


def place_worth(ground: Ground, at: Hex) -> float:
    """What a hex promises, whichever way the model faces there."""
    board = ground.board
    apart = board.apart[at]
    feared = 0.0
    for hexes, tooth, gun, bite, shot in ground.perils:
        far = min([apart[hex_] for hex_ in hexes])
        worst = _within(far, tooth, bite)
        if shot > worst and far <= gun:
            seen = any(board.is_clear(hex_, at) for hex_ in hexes)
            worst = max(worst, shot if seen else HIDDEN * shot)
        feared += worst
    total = -ground.danger * ground.share * min(feared, ground.stake)
    promise = 0.0
    if ground.ways_out is not None:
        promise = 2 * POINT * ground.share * CLOSER ** ground.ways_out[at]
    elif ground.left:
        walk = walks(board, at)
        for foe, (hunted, reach) in zip(ground.foes, ground.hunts, strict=True):
            far = max(0, min([walk[cell[0]] for cell in foe.cells]) - reach)
            promise = max(promise, ground.share * hunted * CLOSER**far)
        for hex_, worth in ground.crates.items():
            promise = max(promise, ground.share * worth * CLOSER ** max(1, walk[hex_] - 1))
    for hex_, worth in ground.nests.items():
        far = max(0, apart[hex_] - 1)
        promise = max(promise, worth * (1.0 if not far else 0.7 * CLOSER**far))
    return total + promise


def _range(unit: Unit) -> int:
    blows = blows_of(unit.profile, unit.weapon, "", 1)
    return max([blow.reach for blow in blows], default=1)


def _within(far: float, reach: float, loss: float) -> float:
    if far <= reach:
        return loss
    return loss / 2 if far <= reach + 1 else 0.0


def strike_worth(ground: Ground, at: Hex, heading: int) -> float:
    """What a model could do from a place at once: strike, roar, seize, or open a crate."""
    if at not in ground.touch:
        return 0.0
    battle, board, unit = ground.battle, ground.board, ground.unit
    apart, oriented = board.apart[at], unit.profile.oriented
    best = heard = 0.0
    front = _fronts(board, at, heading) if oriented else board.next[at]
    for number, foe in enumerate(ground.foes):
        near = min([apart[cell[0]] for cell in foe.cells])
        if near <= ground.radius:
            heard += ground.scares[number]
        for cell in foe.cells:
            hex_ = cell[0]
            far = apart[hex_]
            if far == 1 and hex_ in front:
                best = max(best, ground.beside[number] * ground.share)
            for blow, taken in ground.blows[number]:
                if far > blow.reach or not far:
                    continue
                if blow.back:
                    tail = board.next[at][(heading + 3) % 6]
                    aimed = tail != OFF and hex_ in _fronts(board, tail, (heading + 3) % 6)
                elif blow.ranged:
                    aimed = board.is_clear(at, hex_) and (
                        not oriented
                        or any((e - heading) % 6 in FORWARD_TURNS for e in board.edges(at, hex_))
                    )
                else:
                    aimed = hex_ in front
                if aimed:
                    armour = armour_from(battle, foe, cell, at)
                    if armour not in taken:
                        taken[armour] = harm(foe, armour, blow)
                    best = max(best, taken[armour] * ground.share)
    for hex_, worth in ground.crates.items():
        if ground.blows and hex_ in front:
            best = max(best, worth)
    return max(best, heard)


def _fronts(board: Board, at: Hex, heading: int) -> tuple[Hex, Hex, Hex]:
    near = board.next[at]
    return near[heading - 1], near[heading], near[(heading + 1) % 6]


def best_way(
    ground: Ground, model: Model, gait: Gait, points: int, pivots: int
) -> tuple[float, Way]:
    """By how much a model can better its place, and how."""
    unit, board = ground.unit, ground.board
    taken = _taken(ground.battle, unit, model)
    ways = ways_from(board, gait, model.at, model.heading, points, pivots)
    here = place_worth(ground, model.at) + STAY
    here += FRONT * unit.profile.value * ground.share * (model.heading in _looks(ground, model.at))
    here += strike_worth(ground, model.at, model.heading)
    best, found = here, Way(model.heading, (), ())
    front = FRONT * unit.profile.value * ground.share
    for end, facings in ways.items():
        if end in taken:
            continue
        base = place_worth(ground, end)
        touches = end in ground.touch
        if base + front + (ground.most if touches else 0.0) <= best:
            continue
        looks = _looks(ground, end)
        for way in facings:
            worth = base + front * (way.heading in looks)
            if touches:
                worth += strike_worth(ground, end, way.heading)
            if worth > best and not any(cell in taken for cell in way.cells):
                best, found = worth, way
    return best - here, found


def _looks(ground: Ground, at: Hex) -> list[int]:
    """The directions in which a model that stands there looks at the nearest enemy."""
    if not (ground.unit.profile.oriented and ground.foes):
        return []
    board = ground.board
    apart = board.apart[at]
    nearest = min([cell[0] for foe in ground.foes for cell in foe.cells], key=apart.__getitem__)
    far = board.apart[nearest]
    return [d for d, hex_ in enumerate(board.next[at]) if hex_ != OFF and far[hex_] < far[at]]


def _taken(battle: Battle, unit: Unit, model: Model) -> set[Hex]:
    """Hexes a model cannot pass: those of others, and of fellows it cannot join (1.9)."""
    found = set()
    for hex_, body in battle.occupied.items():
        if body.unit is not unit or (
            all(other is not model for other in body.models)
            and (unit.profile.capacity == 1 or body.models[0].knocked)
        ):
            found.add(hex_)
    return found


def gait_of(battle: Battle, unit: Unit, name: str) -> Gait:
    """How a unit moves under a card, or by its board where that allows more (3.7)."""
    card = battle.content.cards.get(name)
    words = card.keywords if card is not None else ()
    act = battle.act
    steady = act is not None and act.unit == unit.id and act.steady
    profile = unit.profile
    return Gait(
        profile.large,
        profile.oriented,
        profile.fly or "jump" in words,
        not profile.fly and not steady,
        "charge" in words,
        "fix" in words and profile.large,
    )


def points_of(battle: Battle, unit: Unit, name: str) -> int:
    """Movement points of a unit that begins to move under a card."""
    act, card = battle.act, battle.content.cards.get(name)
    base = movement(unit).total
    if act is not None and act.unit == unit.id:
        base += act.bonus_move
    return base + (card.move if card is not None and "fix" not in card.keywords else 0)


def prospects(
    battle: Battle, unit: Unit, seat: Seat, *, by: str, extra: int = 0
) -> tuple[float, float]:
    """What the Movement of a unit would better, and what it could do from where it stands."""
    ground = ground_for(battle, unit, seat, by, acts=not unit.used_action)
    gait, points = gait_of(battle, unit, by), points_of(battle, unit, by) + extra
    turns = 0 if unit.used_move else free_turns(battle, unit)
    free = [m for m in unit.models if not battle.is_blocked(unit, m)]
    gain = 0.0
    if not unit.used_move:
        gain = sum([best_way(ground, m, gait, points, turns)[0] for m in free])
    return gain, sum([strike_worth(ground, m.at, m.heading) for m in free])


def is_idle(battle: Battle, unit: Unit, seat: Seat, *, by: str) -> bool:
    """Whether a unit has nothing to strike under a card, nor a better place to go to."""
    ground = ground_for(battle, unit, seat, by, acts=True)
    if any(strike_worth(ground, m.at, m.heading) > 0 for m in unit.models):
        return False
    gait, points = gait_of(battle, unit, by), points_of(battle, unit, by)
    turns = free_turns(battle, unit)
    return not any(best_way(ground, m, gait, points, turns)[0] > 0 for m in unit.models)


def best_strike(battle: Battle, unit: Unit, seat: Seat, *, by: str, extra: int = 0) -> float:
    """The most a unit can strike for in its activation, wherever it goes for it."""
    ground = ground_for(battle, unit, seat, by, acts=not unit.used_action)
    gait, points = gait_of(battle, unit, by), points_of(battle, unit, by) + extra
    turns = free_turns(battle, unit)
    total = 0.0
    for model in unit.models:
        if battle.is_blocked(unit, model):
            continue
        best = strike_worth(ground, model.at, model.heading)
        if not unit.used_move:
            taken = _taken(battle, unit, model)
            ways = ways_from(ground.board, gait, model.at, model.heading, points, turns)
            for end, facings in ways.items():
                if end in taken or end not in ground.touch:
                    continue
                for way in facings:
                    if not any(cell in taken for cell in way.cells):
                        best = max(best, strike_worth(ground, end, way.heading))
        total += best
    return total
