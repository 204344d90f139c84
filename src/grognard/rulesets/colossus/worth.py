"""What a position is worth to a Side, in PV: points, what may be lost before time is up, ground."""

from functools import lru_cache
from math import comb, exp, hypot, sqrt

from msgspec import Struct

from grognard.kernel.questions import Point, Seat
from grognard.kernel.ruleset import Effect
from grognard.rulesets.colossus import ram
from grognard.rulesets.colossus.attack import ATTACK_NEED, DEFENCE_NEED, Attack
from grognard.rulesets.colossus.battle import SIDES, Battle, Unit, other_side
from grognard.rulesets.colossus.content import RANKS, Marker
from grognard.rulesets.colossus.field import CONTACT, SHORT, gaps, is_forward, visible
from grognard.rulesets.colossus.melee import BASE_ATTACK, BASE_DEFENCE
from grognard.rulesets.colossus.ranged import HIGH_SPEED
from grognard.rulesets.colossus.victory import CONTROL, EXIT, RAIDERS
from grognard.table.polygons import Polygon

DECIDED = 1000.0
POINT_WORTH = {"kills": 1.0, "furnaces": 8.0, "gate": 1.0, "crown": 12.0}
"""What a victory point is worth in PV, by scenario."""
SERVICE = 0.06
"""Share of its PV that a machine is good for in every Turn to come."""
DOOMED = 0.35
"""How likely a machine with hardly a point left is wrecked in a Turn; in more, by their root."""
STURDY = 6.0
"""Points of Armor and Structure that bring this down to about a third."""
SURELY = 0.9
"""Nothing that stands is lost for certain."""
STRESS, PANIC = 0.05, 0.3
"""Share of its service that a Stress token costs a machine, and that being Panicked does."""
OWN_FIRE, ENEMY_FIRE = 1.0, 0.9
"""Fire to come counts a little more when it is ours: whoever waits never wins."""
LATER = 0.3
"""Share of the fire it could bring next Turn, after a move."""
CLOSE = 5.0
"""How near a machine that closes in is expected to get: nobody walks into contact for a shot."""
SHELTERED = 0.8
"""How much of the fire at a machine in cover goes home."""
HOLDING = 0.6
"""Share of the points to come that holding a marker now promises."""


FEATURES = ("points", "machines", "our_fire", "their_fire", "ground")
"""What decides a game, in PV, ours less theirs."""


def worth(battle: Battle, seat: Seat) -> float:
    """Machines, points, fire to come and ground held, ours less theirs."""
    if battle.result is not None:
        winner = battle.result.winner
        return 0.0 if winner is None else (DECIDED if winner[0] == seat[0] else -DECIDED)
    return sum(features(battle, seat))


def features(battle: Battle, seat: Seat) -> tuple[float, ...]:
    """What speaks for a Side, part by part, as ``FEATURES`` names them."""
    mine, theirs = seat[0], other_side(seat[0])
    ground = held(battle)
    return (
        scored(battle, mine) - scored(battle, theirs),
        standing(battle, mine) - standing(battle, theirs),
        OWN_FIRE * fire(battle, mine),
        -ENEMY_FIRE * fire(battle, theirs),
        ground if mine == "A" else -ground,
    )


def stage(battle: Battle) -> tuple[str, float]:
    """What the Sides fight for, and the share of the game that is over."""
    return battle.setting.victory, min(1.0, battle.turn / battle.setting.turns)


def effects(before: Battle, after: Battle) -> tuple[Effect, ...]:
    """Damage, destruction, Stress, Panic, demolished terrain, and the initiative."""
    found: list[Effect] = []
    for old, new in zip(before.units, after.units):
        lost = old.armor + old.structure - new.armor - new.structure
        if lost:
            found.append(Effect(new.id, "damage", lost))
        if new.destroyed and not old.destroyed:
            found.append(Effect(new.id, "destroyed"))
        if new.stress != old.stress:
            found.append(Effect(new.id, "stress", new.stress - old.stress))
        if new.panicked != old.panicked:
            found.append(Effect(new.id, "panicked" if new.panicked else "calm"))
    found += [Effect(f"t{n}", "demolished") for n in after.lost if n not in before.lost]
    if after.offense != before.offense:
        found.append(Effect(after.offense, "offense"))
    return tuple(sorted(found))


def turns_to_come(battle: Battle) -> int:
    """How many Turns follow the one under way."""
    return max(0, battle.setting.turns - battle.turn)


def scored(battle: Battle, side: str) -> float:
    """Points scored, and wrecks that will score."""
    points = POINT_WORTH[battle.setting.victory] * battle.points.get(side, 0)
    return points + sum(
        [bounty(battle, u) for u in battle.on_table(other_side(side)) if u.destroyed]
    )


def standing(battle: Battle, side: str) -> float:
    """What may still be had of a Side's machines."""
    return sum([unit_worth(battle, unit) for unit in battle.on_table(side)])


def bounty(battle: Battle, unit: Unit) -> float:
    """What the enemy scores for wrecking a machine, in PV (5.10-5.12)."""
    match battle.setting.victory:
        case "kills":
            points = unit.profile.pv
        case "furnaces":
            points = 1
        case "gate":
            points = unit.profile.pv if unit.side == RAIDERS else unit.profile.pv // 2
        case _:
            points = 0
    return POINT_WORTH[battle.setting.victory] * points


def unit_worth(battle: Battle, unit: Unit) -> float:
    """What a machine will still do for its Side, less what it may yet bring the enemy."""
    if unit.destroyed:
        return 0.0
    risk = danger(unit.armor + unit.structure, turns_to_come(battle))
    return (1 - risk) * service(battle, unit) - risk * bounty(battle, unit)


def service(battle: Battle, unit: Unit) -> float:
    """What a machine is good for in the Turns to come, the less the more it is shaken."""
    shaken = min(1.0, STRESS * unit.stress + PANIC * unit.panicked)
    return SERVICE * unit.profile.pv * turns_to_come(battle) * (1 - shaken)


@lru_cache(maxsize=256)
def danger(left: int, turns: int) -> float:
    """How likely a machine with so many points left is wrecked within so many Turns.

    By and large as in some hundred games; a hit that leaves a machine standing when time is
    up was for nothing.

    >>> [round(danger(left, 4), 2) for left in (0, 1, 7, 13)]
    [1.0, 0.59, 0.22, 0.08]
    """
    return min(SURELY, DOOMED * sqrt(turns)) * exp(-left / STURDY) if left > 0 else 1.0


def loss(battle: Battle, unit: Unit, damage: int) -> float:
    """What a hit of that much damage costs a machine's Side."""
    if not damage or unit.destroyed:
        return 0.0
    turns, left = turns_to_come(battle), unit.armor + unit.structure
    more = danger(left - damage, turns) - danger(left, turns)
    return more * (service(battle, unit) + bounty(battle, unit))


class Target(Struct):
    """A machine as enemy gunners see it."""

    unit: Unit
    defence: int
    """Its dice against a shot in Effective range, as it stands."""
    evading: int
    """The same when it has moved."""
    open: float
    """How much of the fire at it goes home: less in cover."""
    losses: dict[int, float]
    """What a hit costs its Side, by damage, as far as it was asked."""

    def loss(self, battle: Battle, damage: int) -> float:
        """What a shot that hits costs its Side."""
        found = self.losses.get(damage)
        if found is None:
            found = self.losses[damage] = loss(battle, self.unit, damage) * self.open
        return found


def _target(battle: Battle, unit: Unit) -> Target:
    base = RANKS[unit.profile.rank][1]
    if unit.panicked:
        base = max(1, base // 2)
    evading = base + unit.profile.evasion
    defence = (base if unit.stationary else evading) + unit.jumping
    return Target(unit, defence, evading, SHELTERED if _in_cover(battle, unit) else 1.0, {})


def fire(battle: Battle, side: str) -> float:
    """What the attacks a Side has still to make this Turn, or may make next, cost the enemy."""
    enemies = [u for u in battle.on_table(other_side(side)) if not u.destroyed]
    if not enemies:
        return 0.0
    targets = [_target(battle, enemy) for enemy in enemies]
    return sum([_fire_of(battle, unit, targets) for unit in battle.on_table(side)])


def _fire_of(battle: Battle, unit: Unit, targets: list[Target]) -> float:
    """The attack a machine has this Turn, from where it may still go, and some of the next."""
    after = 0.0 if unit.destroyed else _best_after_a_move(battle, unit, targets)
    later = LATER * after if turns_to_come(battle) else 0.0
    spent = battle.phase in ("rally", "stress") or (battle.phase == "combat" and unit.attacked)
    if spent or unit.destroyed == "movement":
        return later
    if unit.ram:
        return later + _ram_fire(battle, unit)
    now = _best_now(battle, unit, targets)
    # Whoever moves first gains nothing by it: those still to move will have their best as well.
    is_still_to_move = battle.phase != "combat" and not unit.moved
    return later + (max(now, after) if is_still_to_move else now)


def _best_now(battle: Battle, unit: Unit, targets: list[Target]) -> float:
    """The best attack open to a machine as things stand."""
    apart = gaps(battle, unit)
    touched = [
        target.unit
        for target in targets
        if apart[target.unit.index] <= CONTACT and is_forward(battle, unit, target.unit.place)
    ]
    if touched:
        return max([_melee_fire(battle, unit, enemy) for enemy in touched])
    seen = visible(battle, unit)
    profile = unit.profile
    dice = RANKS[profile.rank][0]
    dice = max(1, dice // 2) if unit.panicked else dice + 2 * unit.stationary - unit.jumping
    running = unit.distance >= HIGH_SPEED
    indirect = "indirect_fire" in profile.tags
    best = 0.0
    for target in targets:
        index = target.unit.index
        if index in seen:
            shot = _shot(battle, unit, target, apart[index], dice, target.defence + running)
        elif indirect:
            shot = _shot(battle, unit, target, apart[index], dice - 2, target.defence + running)
        else:
            continue
        best = max(best, shot)
    return best


def _best_after_a_move(battle: Battle, unit: Unit, targets: list[Target]) -> float:
    """The best shot a machine may have next Turn, once it has closed in."""
    apart = gaps(battle, unit)
    move, dice = unit.profile.move, RANKS[unit.profile.rank][0]
    best = 0.0
    for target in targets:
        near = max(CLOSE, apart[target.unit.index] - move)
        best = max(best, _shot(battle, unit, target, near, dice, target.evading))
    return best


def _shot(
    battle: Battle, unit: Unit, target: Target, apart: float, dice: int, defence: int
) -> float:
    """What a shot from that far costs the enemy, by and large (4.400-4.427)."""
    profile = unit.profile
    if apart <= SHORT:
        damage, dice = profile.damage["short"], dice + 1
    elif apart <= profile.effective:
        damage = profile.damage["effective"]
    else:
        damage, defence = profile.damage["long"], defence + 2
    return hit_chance(max(1, dice), defence) * target.loss(battle, damage)


def _melee_fire(battle: Battle, unit: Unit, enemy: Unit) -> float:
    dice = BASE_ATTACK + 2 * unit.stationary + unit.profile.tags.get("close_fighter", 0)
    defence = BASE_DEFENCE + (0 if enemy.stationary else enemy.profile.evasion // 2)
    return hit_chance(dice, defence) * loss(battle, enemy, unit.profile.damage["melee"])


def _ram_fire(battle: Battle, unit: Unit) -> float:
    """A declared Ram: what it does to the target, less its recoil."""
    target = battle.unit(unit.ram)
    if target.at is None or target.destroyed:
        return 0.0
    attack = Attack("ram", unit, target)
    dice = ram.attack_pool(battle, attack).total
    chance = hit_chance(dice, ram.defence_pool(battle, attack).total)
    dealt = ram.damage(unit, target, unit.ram_distance).total
    hurt = 0.0 if unit.destroyed else loss(battle, unit, ram.recoil(unit, dealt))
    return chance * (loss(battle, target, dealt) - hurt)


def _in_cover(battle: Battle, unit: Unit) -> bool:
    """Whether smoke or an Area piece covers it, whoever shoots."""
    key = ("covered", unit.index)
    known: bool | None = battle.facts.get(key)
    if known is None:
        ground, at = battle.ground, unit.place
        known = battle.facts[key] = any(
            number not in battle.lost and holds(ground.pieces[number].polygon, at)
            for number in battle.setting.areas
        )
    # Smoke comes and goes where it lies, so it is no fact to be kept.
    return unit.smoke or known


def holds(polygon: Polygon, at: Point) -> bool:
    """Whether a point is inside a piece of terrain; a look at its box decides most often."""
    west, south, east, north = polygon.box
    return west < at[0] < east and south < at[1] < north and polygon.contains(at)


@lru_cache(maxsize=1024)
def hit_chance(dice: int, defence: int) -> float:
    """How likely an attack has more successes than its defence.

    >>> round(hit_chance(1, 1), 6) == round(1 / 2 * 2 / 3, 6)
    True
    """
    attack, guard = (7 - ATTACK_NEED) / 6, (7 - DEFENCE_NEED) / 6
    return sum(
        _binomial(dice, hits, attack) * _binomial(defence, saves, guard)
        for hits in range(1, dice + 1)
        for saves in range(min(hits, defence + 1))
    )


def _binomial(dice: int, successes: int, chance: float) -> float:
    return comb(dice, successes) * chance**successes * (1 - chance) ** (dice - successes)


def held(battle: Battle) -> float:
    """What the ground promises Side A, less what it promises Side B."""
    left = turns_to_come(battle) + (battle.phase not in ("rally", "stress"))
    match battle.setting.victory:
        case "furnaces":
            return (
                sum(_marker(battle, m, CONTROL, left) for m in battle.setting.markers)
                * (POINT_WORTH["furnaces"])
            )
        case "crown":
            crown = battle.setting.markers[0]
            return _marker(battle, crown, crown.radius, left) * POINT_WORTH["crown"]
        case "gate":
            return -sum(way_out(unit, unit.place[1], left) for unit in battle.on_table(RAIDERS))
        case _:
            return 0.0


def _marker(battle: Battle, marker: Marker, reach: float, left: int) -> float:
    """The points a marker will bring Side A, less those for B, by who is near it."""
    weight: dict[str, float] = dict.fromkeys(SIDES, 0.0)
    for unit in battle.on_table():
        if not unit.destroyed and not unit.panicked:
            weight[unit.side] += pull(unit, _apart(unit.place, marker.at), reach)
    share = (weight["A"] - weight["B"]) / (weight["A"] + weight["B"] + 0.5)
    return HOLDING * share * marker.points * left


def pull(unit: Unit, far: float, reach: float) -> float:
    """How much a machine so far from a marker weighs there: its Size, halved every move away."""
    off = max(0.0, far - reach - unit.profile.radius / 2)
    return float(unit.profile.size * 0.5 ** (off / unit.profile.move))


def way_out(unit: Unit, far: float, left: int) -> float:
    """What a raider's way to the south edge promises: its PV, if there is time to get there."""
    if unit.destroyed:
        return 0.0
    turns = max(0.0, far - unit.profile.radius - EXIT) / unit.profile.move
    chance = 0.8**turns * (0.5 if unit.panicked else 1.0) * (1.0 if turns <= left else 0.1)
    return float(unit.profile.pv * chance)


def _apart(a: Point, b: Point) -> float:
    return hypot(a[0] - b[0], a[1] - b[1])
