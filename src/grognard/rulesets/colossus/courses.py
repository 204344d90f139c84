"""Where a machine had better go, and how: fire and danger there, ground, Overwatch on the way."""

from collections.abc import Iterable, Sequence
from math import hypot
from typing import NamedTuple

from grognard.kernel.questions import Placement, Point
from grognard.rulesets.colossus.battle import Battle, Unit, other_side
from grognard.rulesets.colossus.field import SAME, SHORT, sees
from grognard.rulesets.colossus.ground import ground
from grognard.rulesets.colossus.gunnery import (
    JUMPED,
    MOVED,
    RAN,
    STAYED,
    Stance,
    Tolls,
    guard_dice,
    gun_dice,
    impact,
)
from grognard.rulesets.colossus.movement import (
    OVERDRIVE,
    JumpRegion,
    Mode,
    MoveRegion,
    ram_end,
    ram_length,
)
from grognard.rulesets.colossus.overwatch import may_watch
from grognard.rulesets.colossus.prospects import FAR, Prospect, prospects
from grognard.rulesets.colossus.ranged import HIGH_SPEED
from grognard.rulesets.colossus.worth import SHELTERED, hit_chance, holds
from grognard.table.flat.paths import Path, facing_crossings
from grognard.table.headings import heading_of

CAUTION = 0.8
"""How much the enemy's fire counts beside our own: whoever waits never wins."""
LATER = 0.5
"""Share of the fire a machine may bring in Turns to come."""
BEHIND = 0.4
"""How much of its caution is left to a Side that would lose if the game ended now."""
ADVANCE = 0.05
"""What an inch nearer to where the enemy comes from is worth when machines deploy."""
COMPANY, STRAYING = 8.0, 0.1
"""How far from the middle of its friends a machine may deploy, and what every inch more costs."""


Way = tuple[Point, ...]
"""The points a machine goes through; none for one that stays."""


class Course(NamedTuple):
    """A way to move, declared as such, and what it seems to promise."""

    mode: str
    way: Way
    score: float
    prospect: Prospect


def courses(battle: Battle, unit: Unit, modes: Sequence[str]) -> list[Course]:
    """Every course worth considering in these modes, in no order."""
    tolls, field = Tolls(battle), ground(battle, unit)
    by_stance: dict[Stance, list[tuple[str, Way]]] = {}
    for mode in modes:
        for stance, way in _ways(battle, unit, Mode.of(mode)):
            by_stance.setdefault(stance, []).append((mode, way))
    caution = _caution(battle, unit.side)
    extra = {mode: _extra(battle, unit, Mode.of(mode), tolls) for mode in modes}
    found: list[Course] = []
    for stance, ways in by_stance.items():
        ends = [way[-1] if way else unit.place for _, way in ways]
        promised = prospects(battle, unit, stance, tolls, ends)
        for (mode, way), end, prospect in zip(ways, ends, promised):
            ram, strain = extra[mode]
            # A Ram takes the place of any other attack (4.607).
            prospect = prospect if ram is None else prospect._replace(best=ram)
            score = _score(battle, unit, end, prospect, caution) + field(end) - strain
            found.append(Course(mode, way, score, prospect))
    return found


def _ways(battle: Battle, unit: Unit, mode: Mode) -> list[tuple[Stance, Way]]:
    """The ways there are in a mode, each with the stance that it leaves a machine in."""
    match mode.kind:
        case "stationary":
            return [(STAYED, ())]
        case "ram":
            return [(MOVED, (ram_end(unit, battle.unit(mode.target)),))]
        case "jump":
            return [(JUMPED, way) for way in JumpRegion(battle, unit).ways()]
    ways = MoveRegion(battle, unit, mode).ways()
    if unit.profile.move + OVERDRIVE * mode.overdrive < HIGH_SPEED:
        return [(MOVED, way) for way in ways]
    x, y = unit.place
    return [
        (RAN if hypot(way[-1][0] - x, way[-1][1] - y) >= HIGH_SPEED - SAME else MOVED, way)
        for way in ways
    ]


def _extra(battle: Battle, unit: Unit, mode: Mode, tolls: Tolls) -> tuple[float | None, float]:
    """What a Ram is expected to bring, if it is one, and the Stress of the mode (4.632, 4.917)."""
    strain = tolls.token(unit) if mode.overdrive else 0.0
    if mode.kind != "ram":
        return None, strain
    target = battle.unit(mode.target)
    length = ram_length(battle, unit, target)
    dealt, suffered = impact(tolls, unit, target, Stance.of(target), length)
    return dealt, strain + suffered


def _caution(battle: Battle, side: str) -> float:
    """Whoever is behind on points, or by what is left on the table, must dare something (5.4)."""
    ours, theirs = _standing(battle, side), _standing(battle, other_side(side))
    return CAUTION * (BEHIND if ours < theirs else 1.0)


def _standing(battle: Battle, side: str) -> tuple[int, int]:
    left = [u.profile.pv for u in battle.units if u.side == side and u.gone != "destroyed"]
    return battle.points.get(side, 0), sum(left)


def _score(battle: Battle, unit: Unit, place: Point, prospect: Prospect, caution: float) -> float:
    """What fire and danger come to at a place."""
    danger = prospect.danger
    if unit.smoke or _is_sheltered(battle, place):
        danger *= SHELTERED
    return prospect.best + LATER * prospect.later - caution * danger


def _is_sheltered(battle: Battle, place: Point) -> bool:
    """Whether an Area piece covers whoever stands there (4.310)."""
    pieces, lost = battle.ground.pieces, battle.lost
    for number in battle.setting.areas:
        if holds(pieces[number].polygon, place) and number not in lost:
            return True
    return False


def placed(battle: Battle, unit: Unit, course: Course) -> Placement:
    """A course with its heading: toward the nearest enemy, or away from one to be shot."""
    place, prospect = course.way[-1] if course.way else unit.place, course.prospect
    heading = unit.heading
    if prospect.front >= 0:
        x, y = battle.units[prospect.front].place
        if (x, y) != place:
            heading = heading_of(x - place[0], y - place[1])
        if prospect.turned and not battle.has_variant("forward_guns"):
            heading = (heading + 180) % 360
    return Placement(course.way, heading)


def by_worth(battle: Battle, unit: Unit, found: Iterable[Course]) -> list[Course]:
    """Courses, best first; what Overwatch may cost is found out for those that matter."""
    waiting = sorted(found, key=_best_first)
    settled: list[Course] = []
    best = -FAR
    for course in waiting:
        if course.score <= best:
            break
        cost = provoked(battle, unit, course)
        settled.append(course._replace(score=course.score - cost))
        best = max(best, settled[-1].score)
    settled += waiting[len(settled) :]
    return sorted(settled, key=_best_first)


def _best_first(course: Course) -> float:
    return -course.score


def provoked(battle: Battle, unit: Unit, course: Course) -> float:
    """What Overwatch on the way may cost: Facings crossed in Short range (4.212)."""
    if not course.way:
        return 0.0
    watchers = [
        enemy
        for enemy in battle.enemies(unit)
        if may_watch(enemy, unit) and enemy.profile.damage["short"]
    ]
    crossings = facing_crossings(
        Path(unit.place, course.way),
        battle.bodies,
        [enemy.index for enemy in watchers],
        [enemy.heading for enemy in watchers],
        unit.profile.radius,
        within=SHORT + SAME,
    )
    if not crossings:
        return 0.0
    tolls, guard = Tolls(battle), guard_dice(unit, JUMPED if course.mode == "jump" else MOVED)
    firing = [battle.units[index] for index in {crossing.watcher for crossing in crossings}]
    return sum(overwatch(tolls, w, unit, guard) for w in firing if sees(battle, w, unit))


def overwatch(tolls: Tolls, watcher: Unit, active: Unit, guard: int) -> float:
    """What an Overwatch shot is expected to cost whoever moves by (4.215, 4.216, 4.920)."""
    penalty = 0 if watcher.may_use("sentinel") else 2
    dice = max(1, gun_dice(watcher, Stance.of(watcher)) - penalty)
    dread, damage = watcher.profile.has("dread"), watcher.profile.damage["short"]
    return hit_chance(dice, guard) * tolls.hit(active, damage, dread=dread)


def deployments(battle: Battle, unit: Unit, candidates: Sequence[Placement]) -> list[float]:
    """Where to deploy: what the first Turn promises there, forward and in company (2.7)."""
    tolls, field = Tolls(battle), ground(battle, unit)
    zone = battle.setting.zones[other_side(unit.side)]
    goal = (sum(zone.x) / 2, sum(zone.y) / 2)
    friends = [friend.place for friend in battle.on_table(unit.side)] or [goal]
    middle = sum(x for x, _ in friends) / len(friends), sum(y for _, y in friends) / len(friends)
    places = [candidate.path[-1] for candidate in candidates]
    found = []
    for (x, y), prospect in zip(places, prospects(battle, unit, MOVED, tolls, places)):
        score = _score(battle, unit, (x, y), prospect, CAUTION) + field((x, y))
        score -= ADVANCE * hypot(goal[0] - x, goal[1] - y)
        score -= STRAYING * max(0.0, hypot(middle[0] - x, middle[1] - y) - COMPANY)
        found.append(score)
    return found
