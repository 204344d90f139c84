"""What a machine may expect wherever it goes: whom it may hit from there, and who may hit it.

All places of a question and all enemies are weighed in one go, by a kernel that is compiled where
that pays.
"""

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

from grognard.kernel.questions import Point
from grognard.rulesets.colossus.battle import Battle, Unit
from grognard.rulesets.colossus.field import AS_CLOSE, CONTACT, SHORT, gaps, visible
from grognard.rulesets.colossus.gunnery import (
    MOVED,
    NO_FIRE,
    STAYED,
    Fire,
    Stance,
    Tolls,
    blow,
    fire,
    guard_dice,
    gun_dice,
    impact,
)
from grognard.rulesets.colossus.movement import LEAST_MOVE, OVERDRIVE
from grognard.rulesets.colossus.ranged import HIGH_SPEED
from grognard.rulesets.colossus.worth import CLOSE
from grognard.table.compiled import Blanks, Column, Indices, Numbers, hot, running
from grognard.table.flat.kernels import (
    BODY,
    NOTHING,
    PRESENT,
    SIDE,
    R,
    Table,
    X,
    Y,
    sight_blocker,
)

UNSURE = 0.75
"""How much of a shot at an enemy is left that may still move out of the way."""
TURNS_AWAY = 0.6
"""What is left of fire to come for every Turn that it takes to come into range."""
AIMED, SPARED = 0.7, 0.15
"""How likely an enemy shoots at the closest machine it sees, and at any other (4.408)."""
ARRIVES = 0.7
"""How likely an enemy that has still to move finds a way to a good shot."""
PINNED = 0.5
"""Share of its fire that an enemy locked in melee is kept from."""
RUN_UP = 6.0
"""From how far a machine that closes in may ram."""
FAR = 1000.0
RAM_STEP = 3.0
"""Rams gain by every full 3" (4.630)."""
RAM_STEPS = 6

FOE = 29
SHOT, LOBBED, ANSWER, PURSUIT = 0, 3, 6, 9
"""Where costs of a shot by range bracket begin: ours, by Indirect Fire, its own, on the move."""
RAMS = 12
"""What its Ram costs, by full steps of 3"."""
LIMIT, PACE, STRIKE, SWING, NEAREST, HX, HY, FRONT, REAR, HAS_MOVED, CHARGE = range(18, 29)
"""Its Effective range, how far it may still go, a blow at it and its own, how near it has another
of us in sight, where it faces, what our shot is worth from its front and rear, whether it moved,
and what we may do to it at close quarters."""
PROSPECT = 4
BEST, LATER, DANGER, TURN = range(PROSPECT)


class Gunner(NamedTuple):
    """What the kernel wants to know of the machine itself."""

    which: int
    limit: float
    move: float
    past: float
    """What shooting past the closest enemy costs (4.411)."""


class Prospect(NamedTuple):
    """What a place promises."""

    best: float
    """What the best attack from there may cost the enemy."""
    later: float
    """What a shot may cost it in Turns to come, the less the longer it takes."""
    danger: float
    """What the enemy's attacks may cost."""
    front: int
    """The enemy to face, by index, or none: -1."""
    turned: bool
    """Whether it had better turn its back on it, so as not to be locked in melee (3.64)."""


def prospects(
    battle: Battle, unit: Unit, stance: Stance, tolls: Tolls, places: Sequence[Point]
) -> list[Prospect]:
    """What each place promises a machine that goes there in that stance."""
    run = running()
    ground, profile = battle.ground, unit.profile
    past = 0.0 if unit.may_use("deadeye") else tolls.token(unit)
    numbers = [0.0] * (FOE * len(battle.units))
    for enemy in battle.enemies(unit):
        numbers[FOE * enemy.index : FOE * (enemy.index + 1)] = _foe(
            battle, unit, stance, tolls, enemy
        )
    found, fronts = run.blanks(PROSPECT * len(places)), run.blank_indices(len(places))
    run.of(look_round)(
        run.column(battle.bodies.among(ground.sight_pieces, ground)),
        Gunner(unit.index, profile.effective, profile.move, past),
        run.column(Column(numbers)),
        run.column(Column([number for place in places for number in place])),
        found,
        fronts,
    )
    flat = run.listed(found)
    return [
        Prospect(
            flat[k * PROSPECT + BEST],
            flat[k * PROSPECT + LATER],
            flat[k * PROSPECT + DANGER],
            front,
            flat[k * PROSPECT + TURN] > 0.0,
        )
        for k, front in enumerate(run.listed(fronts))
    ]


def _foe(battle: Battle, unit: Unit, stance: Stance, tolls: Tolls, enemy: Unit) -> list[float]:
    """An enemy as a machine in that stance has it before it, as the kernel reads it."""
    its = Stance.of(enemy) if enemy.moved else MOVED
    dice, mine = gun_dice(unit, stance), guard_dice(unit, stance)
    guard = guard_dice(enemy, its) + (stance.distance >= HIGH_SPEED)
    shot = fire(tolls, unit, dice, enemy, guard)
    lobbed = fire(tolls, unit, dice - 2, enemy, guard) if unit.may_use("indirect_fire") else NO_FIRE
    answer = pursuit = NO_FIRE
    rams = [0.0] * RAM_STEPS
    if not enemy.destroyed:
        standing = its if enemy.moved else STAYED
        answer = fire(tolls, enemy, gun_dice(enemy, standing), unit, mine)
        if not enemy.moved:
            pursuit = fire(tolls, enemy, gun_dice(enemy, MOVED), unit, mine)
            rams = _rams(tolls, enemy, unit, stance)
    hx, hy = battle.facing(enemy)
    sure = 1.0 if enemy.moved else UNSURE
    swing = 0.0 if enemy.destroyed else blow(tolls, enemy, its, unit, stance)
    return [
        *[worth * sure for worth in shot[:3]],
        *[worth * sure for worth in lobbed[:3]],
        *answer[:3],
        *pursuit[:3],
        *rams,
        enemy.profile.effective,
        0.0 if enemy.moved else enemy.profile.move,
        blow(tolls, unit, stance, enemy, its),
        swing,
        _nearest_other(battle, enemy, unit),
        hx,
        hy,
        _against(tolls, unit, dice, enemy, guard + 1, shot) if enemy.may_use("bulwark") else 1.0,
        _against(tolls, unit, dice + 1, enemy, guard, shot) if unit.may_use("flanker") else 1.0,
        1.0 if enemy.moved else 0.0,
        _charge(tolls, unit, enemy, shot),
    ]


def _against(tolls: Tolls, unit: Unit, dice: int, enemy: Unit, guard: int, usual: Fire) -> float:
    """How a shot with other dice compares with the usual one."""
    other = fire(tolls, unit, dice, enemy, guard)
    return other.effective / usual.effective if usual.effective else 1.0


def _charge(tolls: Tolls, unit: Unit, enemy: Unit, shot: Fire) -> float:
    """What a machine may do to an enemy once it is close: shoot it at Short range, or ram it."""
    dealt, suffered = impact(tolls, unit, enemy, MOVED, RUN_UP)
    return max(shot.short, dealt - suffered)


def _rams(tolls: Tolls, enemy: Unit, unit: Unit, stance: Stance) -> list[float]:
    """What an enemy's Ram would cost, by how many full 3" it is away, as far as it comes."""
    reach = enemy.profile.move + OVERDRIVE * enemy.may_use("overdrive")
    found = [0.0] * RAM_STEPS
    for step in range(min(RAM_STEPS, int(reach // RAM_STEP) + 1)):
        dealt, suffered = impact(tolls, enemy, unit, stance, step * RAM_STEP)
        if dealt > suffered:
            found[step] = dealt
    return found


def _nearest_other(battle: Battle, enemy: Unit, unit: Unit) -> float:
    """How near an enemy has the closest machine it sees, leaving one out."""
    apart, seen = gaps(battle, enemy), visible(battle, enemy)
    return min([apart[index] for index in seen if index != unit.index], default=FAR)


@hot
def look_round(
    table: Table, gunner: Gunner, foes: Numbers, places: Numbers, found: Blanks, fronts: Indices
) -> None:
    """Write what each place promises, and which enemy to face there."""
    for k in range(len(fronts)):
        here = (places[2 * k], places[2 * k + 1])
        fronts[k] = look_from(table, gunner, foes, here, found, PROSPECT * k)


@hot
def look_from(
    table: Table, gunner: Gunner, foes: Numbers, here: Point, found: Blanks, first: int
) -> int:
    """Write what one place promises; the nearest enemy is the one to face."""
    bodies, mine = table.bodies, gunner.which * BODY
    side = bodies[mine + SIDE]
    best = lobbed = strike = later = danger = 0.0
    # The best shot that is not at the closest, and how close that is, as far as has been seen.
    closest = nearest = FAR
    closest_shot = 0.0
    front, is_touching = -1, False
    for i in range(0, len(bodies), BODY):
        if bodies[i + SIDE] == side or not bodies[i + PRESENT]:
            continue
        other = i // BODY
        f = other * FOE
        there = (bodies[i + X], bodies[i + Y])
        dx, dy = here[0] - there[0], here[1] - there[1]
        far = sqrt(dx * dx + dy * dy) - bodies[mine + R] - bodies[i + R]
        is_ahead = foes[f + HX] * dx + foes[f + HY] * dy >= 0.0
        if far < nearest:
            nearest, front = far, other
        away = max(0.0, far - gunner.limit) / gunner.move
        later = max(later, foes[f + SHOT + 1] * TURNS_AWAY**away)
        away = max(0.0, far - SHORT) / gunner.move
        later = max(later, foes[f + CHARGE] * TURNS_AWAY**away)
        bracket = 0 if far <= SHORT else (1 if far <= gunner.limit else 2)
        if sight_blocker(table, here, there, side, other, gunner.which, False) == NOTHING:
            shot = foes[f + SHOT + bracket]
            if not is_ahead and foes[f + HAS_MOVED] > 0.0:
                shot *= foes[f + REAR]
            else:
                shot *= foes[f + FRONT]
            if far < closest - AS_CLOSE:
                best = max(best, closest_shot - gunner.past)
                closest, closest_shot = far, shot
            elif far <= closest + AS_CLOSE:
                closest_shot = max(closest_shot, shot)
            else:
                best = max(best, shot - gunner.past)
        else:
            lobbed = max(lobbed, foes[f + LOBBED + bracket])
        if far <= CONTACT and foes[f + HAS_MOVED] > 0.0:
            is_touching = True
            strike = max(strike, foes[f + STRIKE])
            if is_ahead:
                danger += foes[f + SWING] - PINNED * foes[f + ANSWER + 1]
                continue
        is_seen = (
            sight_blocker(table, there, here, bodies[i + SIDE], gunner.which, other, False)
            == NOTHING
        )
        danger += danger_of(foes, f, far, is_seen)
    best = max(best, closest_shot, lobbed)
    turns = is_touching and strike < best
    found[first + BEST] = max(best, strike)
    found[first + LATER] = later
    found[first + DANGER] = danger
    found[first + TURN] = 1.0 if turns else 0.0
    return front


@hot
def danger_of(foes: Numbers, f: int, far: float, is_seen: bool) -> float:
    """What one enemy's attack may cost a machine that far from it."""
    limit = foes[f + LIMIT]
    worst = 0.0
    if is_seen:
        worst = foes[f + ANSWER + (0 if far <= SHORT else (1 if far <= limit else 2))]
    if not foes[f + HAS_MOVED] > 0.0:
        closed = max(CLOSE, far - foes[f + PACE])
        shot = foes[f + PURSUIT + (0 if closed <= SHORT else (1 if closed <= limit else 2))]
        worst = max(worst, shot * ARRIVES)
        step = int(far // RAM_STEP)
        if is_seen and far >= LEAST_MOVE and step < RAM_STEPS:
            worst = max(worst, foes[f + RAMS + step])
    return worst * (AIMED if far <= foes[f + NEAREST] else SPARED)
