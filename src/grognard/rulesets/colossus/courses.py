"""Where a machine had better go, and how: fire and danger there, ground, Overwatch on the way."""

from collections.abc import Callable, Iterable, Sequence
from math import hypot
from typing import NamedTuple

from grognard.kernel.questions import Placement, Point
from grognard.rulesets.colossus.battle import Battle, Unit
from grognard.rulesets.colossus.field import AS_CLOSE, CONTACT, SAME, SHORT, gaps, sees, visible
from grognard.rulesets.colossus.gunnery import (
    JUMPED,
    MOVED,
    STAYED,
    Fire,
    Stance,
    blow,
    fire,
    guard_dice,
    gun_dice,
    impact,
    nerve,
    toll,
)
from grognard.rulesets.colossus.lookouts import IS_SEEN, SEES, lookouts
from grognard.rulesets.colossus.movement import (
    OVERDRIVE,
    JumpRegion,
    Mode,
    MoveRegion,
    ram_end,
    ram_length,
)
from grognard.rulesets.colossus.overwatch import may_watch
from grognard.rulesets.colossus.ranged import HIGH_SPEED
from grognard.rulesets.colossus.victory import CONTROL, RAIDERS
from grognard.rulesets.colossus.worth import (
    CLOSE,
    HOLDING,
    POINT_WORTH,
    SHELTERED,
    hit_chance,
    holds,
    pull,
    turns_to_come,
    way_out,
)
from grognard.table.flat.paths import Path, facing_crossings
from grognard.table.headings import VECTORS, heading_of

CAUTION = 0.8
"""How much the enemy's fire counts beside our own: whoever waits never wins."""
LATER = 0.3
"""Share of the fire a machine may bring next Turn."""
TURNS_AWAY = 0.6
"""What is left of fire to come for every Turn that it takes to come into range."""
UNSURE = 0.75
"""How much of a shot at an enemy is left that may still move out of the way."""
AIMED, SPARED = 0.8, 0.3
"""How likely an enemy shoots at the closest machine it sees, and at any other (4.408)."""
ARRIVES = 0.7
"""How likely an enemy that has still to move finds a way to a good shot."""
PINNED = 0.5
"""Share of its fire that an enemy locked in melee is spared the others."""
RAM_STEP = 3.0
"""Rams gain by every full 3" (4.630)."""


class Course(NamedTuple):
    """A way to move, declared as such, and what it seems to promise."""

    mode: str
    placement: Placement
    score: float


class _Foe(NamedTuple):
    """An enemy as a machine that weighs its courses sees it."""

    unit: Unit
    index: int
    shot: Fire
    """What the machine's shot at it is worth."""
    lobbed: Fire | None
    """The same by Indirect Fire."""
    strike: float
    """What a blow at it is worth."""
    answer: Fire
    """What its shot costs as it stands, or if it stays where it is."""
    pursuit: Fire | None
    """The same once it has moved, if it has not."""
    swing: float
    """What its blow costs."""
    rams: Sequence[float]
    """What its Ram costs, by how many full 3" it is away, as far as it may come."""
    nearest: float
    """How near it has another machine of ours in sight."""


class Weighing:
    """What a machine may expect wherever it goes this Turn."""

    def __init__(self, battle: Battle, unit: Unit) -> None:
        self._battle, self._unit = battle, unit
        self._ground = ground(battle, unit)
        self._foes: dict[Stance, list[_Foe]] = {}
        self._past = 0.0 if unit.may_use("deadeye") else nerve(battle, unit)

    def _met(self, stance: Stance) -> list[_Foe]:
        found = self._foes.get(stance)
        if found is None:
            enemies = self._battle.enemies(self._unit)
            found = self._foes[stance] = [self._foe(enemy, stance) for enemy in enemies]
        return found

    def _foe(self, enemy: Unit, stance: Stance) -> _Foe:
        battle, unit = self._battle, self._unit
        its = Stance.of(enemy) if enemy.moved else MOVED
        dice = gun_dice(unit, stance)
        guard = guard_dice(enemy, its) + (stance.distance >= HIGH_SPEED)
        mine = guard_dice(unit, stance)
        if enemy.destroyed:
            answer, pursuit, rams = NO_FIRE, None, []
        else:
            standing = its if enemy.moved else STAYED
            answer = fire(battle, enemy, gun_dice(enemy, standing), unit, mine)
            pursuit = None
            rams = []
            if not enemy.moved:
                pursuit = fire(battle, enemy, gun_dice(enemy, MOVED), unit, mine)
                rams = _rams(battle, enemy, unit, stance)
        indirect = unit.may_use("indirect_fire")
        return _Foe(
            enemy,
            enemy.index,
            fire(battle, unit, dice, enemy, guard),
            fire(battle, unit, dice - 2, enemy, guard) if indirect else None,
            blow(battle, unit, stance, enemy, its),
            answer,
            pursuit,
            0.0 if enemy.destroyed else blow(battle, enemy, its, unit, stance),
            rams,
            _nearest_other(battle, enemy, unit),
        )

    def weigh(self, ways: Sequence[tuple[str, Placement, Stance]]) -> list[Course]:
        """Rate ways to move, each with its mode, its path and how it leaves the machine."""
        battle, unit = self._battle, self._unit
        places = [placement.end or unit.place for _, placement, _ in ways]
        apart, sights = lookouts(battle, unit, places)
        width = len(battle.units)
        found = []
        for k, (mode, placement, stance) in enumerate(ways):
            row = slice(k * width, (k + 1) * width)
            score, heading = self._at(places[k], stance, apart[row], sights[row])
            found.append(Course(mode, Placement(placement.path, heading), score))
        return found

    def _at(
        self, place: Point, stance: Stance, apart: list[float], sights: list[int]
    ) -> tuple[float, int]:
        """What a place promises, and where to look there."""
        battle, unit = self._battle, self._unit
        seen: list[tuple[float, float]] = []
        lobbed = later = danger = pinned = strike = 0.0
        closest, nearest, touching = FAR, FAR, 0
        front = unit.heading
        for foe in self._met(stance):
            far, sight = apart[foe.index], sights[foe.index]
            enemy = foe.unit
            if far < nearest:
                nearest = far
                x, y = enemy.place
                if (x, y) != place:
                    front = heading_of(x - place[0], y - place[1])
            sure = 1.0 if enemy.moved else UNSURE
            if sight & SEES:
                seen.append((foe.shot.at(far) * sure, far))
                closest = min(closest, far)
            elif foe.lobbed is not None:
                lobbed = max(lobbed, foe.lobbed.at(far) * sure)
            away = max(0.0, far - unit.profile.effective) / unit.profile.move
            later = max(later, foe.shot.effective * TURNS_AWAY**away)
            if far <= CONTACT and enemy.moved:
                touching += 1
                strike = max(strike, foe.strike)
                if _is_ahead(enemy, place):
                    danger += foe.swing
                    pinned += foe.answer.effective * PINNED
                    continue
            danger += self._danger(foe, far, sight)
        if _is_sheltered(battle, place) or unit.smoke:
            danger *= SHELTERED
        past = self._past
        best = max([worth - past * (far > closest + AS_CLOSE) for worth, far in seen], default=0.0)
        best = max(best, lobbed)
        if touching and strike >= best:
            best = strike
        elif touching:
            front = (front + 180) % 360
        score = best + LATER * later - CAUTION * danger + pinned + self._ground(place)
        return score, front

    def _danger(self, foe: _Foe, far: float, sight: int) -> float:
        """What an enemy's attack may cost the machine there."""
        share = AIMED if far <= foe.nearest else SPARED
        worst = foe.answer.at(far) if sight & IS_SEEN else 0.0
        if foe.pursuit is not None:
            closed = max(CLOSE, far - foe.unit.profile.move)
            worst = max(worst, foe.pursuit.at(closed) * ARRIVES)
            step = int(far // RAM_STEP)
            if sight & IS_SEEN and far >= 1.0 and step < len(foe.rams):
                worst = max(worst, foe.rams[step])
        elif not worst and foe.unit.profile.has("indirect_fire"):
            worst = foe.answer.at(far) / 2
        return share * worst


FAR = 1000.0
NO_FIRE = Fire(0.0, 0.0, 0.0, 0.0)


def _rams(battle: Battle, enemy: Unit, unit: Unit, stance: Stance) -> list[float]:
    """What an enemy's Ram would cost, by how many full 3" it is away, as far as it comes."""
    reach = enemy.profile.move + OVERDRIVE * enemy.may_use("overdrive")
    found = []
    for step in range(int(reach // RAM_STEP) + 1):
        dealt, suffered = impact(battle, enemy, unit, stance, step * RAM_STEP)
        found.append(dealt if dealt > suffered else 0.0)
    return found


def _nearest_other(battle: Battle, enemy: Unit, unit: Unit) -> float:
    """How near an enemy has the closest machine it sees, leaving one out."""
    apart, seen = gaps(battle, enemy), visible(battle, enemy)
    return min([apart[index] for index in seen if index != unit.index], default=FAR)


def _is_ahead(unit: Unit, place: Point) -> bool:
    (hx, hy), (x, y) = VECTORS[unit.heading], unit.place
    return hx * (place[0] - x) + hy * (place[1] - y) >= 0.0


def _is_sheltered(battle: Battle, place: Point) -> bool:
    """Whether an Area piece covers whoever stands there (4.310)."""
    pieces, lost = battle.ground.pieces, battle.lost
    return any(n not in lost and holds(pieces[n].polygon, place) for n in battle.setting.areas)


def ground(battle: Battle, unit: Unit) -> Callable[[Point], float]:
    """What standing somewhere promises a machine's Side in points (5.11-5.13)."""
    setting, left = battle.setting, turns_to_come(battle) + 1
    match setting.victory:
        case "furnaces" | "crown":
            return _markers(battle, unit, left)
        case "gate" if unit.side == RAIDERS:
            return lambda place: way_out(unit, place, left)
        case _:
            return lambda place: 0.0


def _markers(battle: Battle, unit: Unit, left: int) -> Callable[[Point], float]:
    each = HOLDING * left * POINT_WORTH[battle.setting.victory]
    known: list[tuple[Point, float, float, float, float]] = []
    for marker in battle.setting.markers:
        reach = marker.radius or CONTROL
        ours = theirs = 0.0
        for other in battle.on_table():
            if other is not unit and not other.destroyed and not other.panicked:
                weight = pull(other, other.place, marker.at, reach)
                if other.side == unit.side:
                    ours += weight
                else:
                    theirs += weight
        known.append((marker.at, reach, each * marker.points, ours, theirs))

    def worth(place: Point) -> float:
        total = 0.0
        for at, reach, points, ours, theirs in known:
            all_ours = ours + pull(unit, place, at, reach)
            total += points * (all_ours - theirs) / (all_ours + theirs + 0.5)
        return total

    return worth


def courses(battle: Battle, unit: Unit, modes: Iterable[str]) -> list[Course]:
    """Every course worth considering in these modes, in no order."""
    weighing = Weighing(battle, unit)
    ways: list[tuple[str, Placement, Stance]] = []
    rams: list[tuple[str, Placement, Stance]] = []
    for key in modes:
        mode = Mode.of(key)
        if mode.kind == "stationary":
            ways.append((key, Placement((), unit.heading), STAYED))
        elif mode.kind == "ram":
            rams.append((key, Placement((ram_end(unit, battle.unit(mode.target)),)), MOVED))
        else:
            ways += _ways(battle, unit, key, mode)
    found = weighing.weigh(ways)
    return [_with_stress(battle, unit, course) for course in found] + [
        _ram_course(battle, unit, course) for course in weighing.weigh(rams)
    ]


def _ways(battle: Battle, unit: Unit, key: str, mode: Mode) -> list[tuple[str, Placement, Stance]]:
    if mode.kind == "jump":
        region = JumpRegion(battle, unit)
        return [(key, end, JUMPED) for end in _ends(region.candidates())]
    candidates = MoveRegion(battle, unit, mode).candidates()
    x, y = unit.place
    ways = []
    for placement in _ends(candidates):
        (px, py) = placement.path[-1]
        runs = hypot(px - x, py - y) >= HIGH_SPEED - SAME
        ways.append((key, placement, RAN if runs else MOVED))
    return ways


RAN = Stance(distance=HIGH_SPEED)


def _ends(candidates: Sequence[Placement]) -> list[Placement]:
    return list({placement.path: placement for placement in candidates}.values())


def _with_stress(battle: Battle, unit: Unit, course: Course) -> Course:
    """Overdrive costs a Stress token (4.917)."""
    if not course.mode.endswith("overdrive"):
        return course
    return course._replace(score=course.score - nerve(battle, unit))


def _ram_course(battle: Battle, unit: Unit, course: Course) -> Course:
    """A Ram in place of any other attack (4.607)."""
    mode = Mode.of(course.mode)
    target = battle.unit(mode.target)
    apart = ram_length(battle, unit, target)
    dealt, suffered = impact(battle, unit, target, Stance.of(target), apart)
    usual = blow(battle, unit, MOVED, target, Stance.of(target))
    strain = nerve(battle, unit) * mode.overdrive
    return course._replace(score=course.score - usual + dealt - suffered - strain)


def by_worth(battle: Battle, unit: Unit, found: Iterable[Course]) -> list[Course]:
    """Courses, best first; what Overwatch may cost is found out for those that matter."""
    waiting = sorted(found, key=lambda course: -course.score)
    settled: list[Course] = []
    best = -FAR
    for course in waiting:
        if course.score <= best:
            break
        cost = provoked(battle, unit, course)
        settled.append(course._replace(score=course.score - cost))
        best = max(best, settled[-1].score)
    settled += [c._replace(score=min(c.score, best)) for c in waiting[len(settled) :]]
    return sorted(settled, key=lambda course: -course.score)


def provoked(battle: Battle, unit: Unit, course: Course) -> float:
    """What Overwatch on the way may cost: Facings crossed in Short range (4.212)."""
    path = course.placement.path
    if not path:
        return 0.0
    watchers = [
        enemy
        for enemy in battle.enemies(unit)
        if may_watch(enemy, unit) and enemy.profile.damage["short"]
    ]
    crossings = facing_crossings(
        Path(unit.place, path),
        battle.bodies,
        [enemy.index for enemy in watchers],
        [enemy.heading for enemy in watchers],
        unit.profile.radius,
        within=SHORT + SAME,
    )
    guard = guard_dice(unit, JUMPED if course.mode == "jump" else MOVED)
    total = 0.0
    for index in {crossing.watcher for crossing in crossings}:
        watcher = battle.units[index]
        if sees(battle, watcher, unit):
            total += overwatch(battle, watcher, unit, guard)
    return total


def overwatch(battle: Battle, watcher: Unit, active: Unit, guard: int) -> float:
    """What an Overwatch shot is expected to cost whoever moves by (4.215, 4.216, 4.920)."""
    penalty = 0 if watcher.may_use("sentinel") else 2
    dice = max(1, gun_dice(watcher, Stance.of(watcher)) - penalty)
    damage = watcher.profile.damage["short"]
    return hit_chance(dice, guard) * toll(
        battle, active, damage, dread=watcher.profile.has("dread")
    )


def deployments(battle: Battle, unit: Unit, candidates: Sequence[Placement]) -> list[Course]:
    """Where to deploy: what the first Turn promises there, beside friends and apart from them."""
    weighing = Weighing(battle, unit)
    found = weighing.weigh([("deploy", place, MOVED) for place in candidates])
    return [Course("deploy", place, course.score) for place, course in zip(candidates, found)]
