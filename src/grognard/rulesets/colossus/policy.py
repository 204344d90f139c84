"""What to answer at a glance, question by question.

Where machines go is weighed in ``courses``, what attacks may cost in ``gunnery``; here are the
questions, in the order of the book.
"""

from collections.abc import Mapping, Sequence

from grognard.kernel.compound import SeatQuestion, Tick
from grognard.kernel.policies import Rated, Rater, as_good, as_usual, by_option, rate
from grognard.kernel.questions import Choose, Option, Place
from grognard.rulesets.colossus.battle import Battle, Unit
from grognard.rulesets.colossus.combat import attack_options
from grognard.rulesets.colossus.courses import (
    Course,
    by_worth,
    courses,
    deployments,
    overwatch,
    placed,
)
from grognard.rulesets.colossus.field import gaps, sees
from grognard.rulesets.colossus.gunnery import (
    MOVED,
    Stance,
    Tolls,
    blow,
    fire,
    guard_dice,
    gun_dice,
    nerve,
    panic,
)
from grognard.rulesets.colossus.movement import STAY, TURN, Mode, MoveRegion, allowance
from grognard.rulesets.colossus.stress import MOST_OF_A_DIE
from grognard.rulesets.colossus.worth import turns_to_come

SMOKE_WORTH = 4.0
"""Danger in PV at which a machine lays smoke that it could as well keep for later."""
MOST = 10
"""So many places are worth a thought."""
TRIFLE = 0.01
"""What any shot at an enemy is worth, though it be the last and wreck nothing."""
KEPT = 0.2
"""What Deadeye is worth in PV if it is kept for the Combat Phase."""


def policy(battle: Battle, question: SeatQuestion) -> Sequence[Rated]:
    """The answers to a question, best first."""
    return rate(battle, question, RATERS)


# Set-up (2.6, 2.7)


def _deployed(battle: Battle, option: Option) -> float:
    """Slow machines first: they have least to gain by seeing where the enemy stands (2.6)."""
    return -battle.unit(option.key).profile.move


def _deployment(battle: Battle, question: Place) -> list[Rated]:
    """Where fire, danger and ground promise most, as of the first Turn (2.7)."""
    unit = battle.unit(question.region.piece or "")
    candidates = question.region.candidates()
    return as_good(map(Rated, candidates, deployments(battle, unit, candidates)))


# The Movement Phase (3.30-4.221)


def _stake(battle: Battle, unit: Unit, tolls: Tolls) -> float:
    """What a machine stands to gain by moving after the enemies that are still to move.

    Whoever moves last knows where everybody is: so whoever may hit most, or be hit, waits.
    """
    apart = gaps(battle, unit)
    stake = 0.0
    for enemy in battle.enemies(unit):
        if enemy.destroyed or enemy.moved:
            continue
        far = apart[enemy.index]
        mine = fire(tolls, unit, gun_dice(unit, MOVED), enemy, guard_dice(enemy, MOVED))
        its = fire(tolls, enemy, gun_dice(enemy, MOVED), unit, guard_dice(unit, MOVED))
        stake = max(stake, mine.at(max(0.0, far - unit.profile.move)))
        stake = max(stake, its.at(max(0.0, far - enemy.profile.move)))
    return stake


def _link(battle: Battle, question: Tick) -> list[Rated]:
    """Those that had better move late move together, last of all: in one slot (3.32)."""
    keys = [option.key for option in question.options]
    tolls = Tolls(battle)
    stakes = {key: _stake(battle, battle.unit(key), tolls) for key in keys}
    most = len(keys) if question.most is None else question.most
    late = sorted(keys, key=lambda key: -stakes[key])[:most]
    return [Rated(question.in_order(late))]


def _mover(battle: Battle, question: Choose) -> list[Rated]:
    """Whoever has least to lose by moving before others (3.40)."""
    units = [battle.unit(option.key) for option in question.options]
    tolls = Tolls(battle)
    stakes = {unit.id: _stake(battle, unit, tolls) for unit in units}
    groups: dict[int, float] = {}
    for unit in units:
        groups[unit.link] = groups.get(unit.link, 0.0) + stakes[unit.id]
    return [Rated(unit.id, -groups[unit.link] - stakes[unit.id] / 100) for unit in units]


def _smoke(battle: Battle, question: Choose) -> list[Rated]:
    """Smoke when there is much fire at close range, or no later Turn to keep it for (4.922)."""
    unit = battle.unit(question.piece or "")
    apart, tolls = gaps(battle, unit), Tolls(battle)
    guard = guard_dice(unit, MOVED)
    danger = 0.0
    for enemy in battle.enemies(unit):
        reach = enemy.profile.effective + (0 if enemy.moved else enemy.profile.move)
        if apart[enemy.index] <= reach and not enemy.destroyed:
            danger += fire(tolls, enemy, gun_dice(enemy, MOVED), unit, guard).effective
    left = (question.facts or {})["left"]
    kept = SMOKE_WORTH if turns_to_come(battle) >= left else 0.0
    return [Rated("use", danger), Rated("keep", kept)]


def _courses(battle: Battle, unit: Unit, modes: Sequence[str]) -> list[Course]:
    """Courses in these modes, worked out once for a position, whatever is asked about it."""
    key = (unit.id, battle.turn, tuple(battle.danger), tuple(map(_state, battle.units)))
    known: dict[str, list[Course]] = battle.facts.setdefault(key, {})
    missing = [mode for mode in modes if mode not in known]
    if missing:
        known.update({mode: [] for mode in missing})
        for course in courses(battle, unit, missing):
            known[course.mode].append(course)
    return [course for mode in modes for course in known[mode]]


def _state(unit: Unit) -> tuple[object, ...]:
    """All that changes about a machine and that courses depend on."""
    return (
        unit.at, unit.heading, unit.armor, unit.structure, unit.stress, unit.panicked,
        unit.stationary, unit.jumping, unit.moved, unit.distance, unit.smoke, unit.ram,
        unit.destroyed, len(unit.used),
    )  # fmt: skip


def _mode(battle: Battle, question: Choose) -> list[Rated]:
    """The mode of the best course (3.43)."""
    unit = battle.unit(question.piece or "")
    modes = [option.key for option in question.options if option.key != TURN.key]
    best: dict[str, float] = {}
    for course in by_worth(battle, unit, _courses(battle, unit, modes)):
        best.setdefault(_key_of(battle, unit, course), course.score)
    return [Rated(mode, score) for mode, score in best.items()]


def _key_of(battle: Battle, unit: Unit, course: Course) -> str:
    """How a course is declared; whoever stays and looks elsewhere turns (4.102)."""
    stays = course.mode == STAY.key
    return (
        TURN.key if stays and placed(battle, unit, course).heading != unit.heading else course.mode
    )


def _move(battle: Battle, question: Place) -> list[Rated]:
    """The best course of the mode that was declared (4.106, 4.903)."""
    unit, region = battle.unit(question.region.piece or ""), question.region
    mode = "jump"
    if isinstance(region, MoveRegion):
        usual = allowance(battle, unit, Mode("standard"))
        mode = "standard" if region.allowance == usual else "standard+overdrive"
    found = by_worth(battle, unit, _courses(battle, unit, [mode]))[:MOST]
    return [Rated(placed(battle, unit, course), course.score) for course in found]


def _turn(battle: Battle, question: Place) -> list[Rated]:
    """Face the nearest enemy, or turn one's back on whoever it is better to shoot (4.102)."""
    unit = battle.unit(question.region.piece or "")
    (course,) = _courses(battle, unit, ["stationary"])
    return [Rated(placed(battle, unit, course))]


def _melee_overwatch(battle: Battle, question: Choose) -> list[Rated]:
    """The heaviest blow, for it costs nothing (4.203)."""
    active = battle.unit(question.piece or "")
    stance = Stance.of(active)
    return [
        Rated(option.key, _blow_of(battle, option.key, active, stance))
        for option in question.options
    ]


def _blow_of(battle: Battle, key: str, active: Unit, stance: Stance) -> float:
    if key == "nobody":
        return 0.0
    unit = battle.unit(key)
    return blow(Tolls(battle), unit, Stance.of(unit), active, stance)


def _overwatch(battle: Battle, question: Choose) -> list[Rated]:
    """Fire, unless the Stress of shooting past somebody costs more (4.212, 4.220)."""
    watcher = battle.unit(question.piece or "")
    active = battle.unit((question.facts or {})["target"])
    shot = overwatch(Tolls(battle), watcher, active, guard_dice(active, Stance.of(active)))
    worth = {"fire": shot, "deadeye": shot - KEPT, "decline": 0.0}
    return [
        Rated(option.key, worth[option.key] - nerve(battle, watcher) * bool(option.note == PAST))
        for option in question.options
    ]


PAST = "note-focus-fire"


# The Combat Phase (3.60-4.722)


def _attack(battle: Battle, unit: Unit, option: Option, tolls: Tolls) -> float:
    """What an attack is expected to cost the enemy, less the Stress of shooting past another."""
    if option.key == "pass":
        return 0.0
    kind, _, target_id = option.key.partition(":")
    target = battle.unit(target_id)
    if target.destroyed:
        return -TRIFLE
    its = Stance.of(target)
    if kind == "melee":
        return blow(tolls, unit, Stance.of(unit), target, its) + TRIFLE
    dice = gun_dice(unit, Stance.of(unit))
    if kind.startswith("indirect"):
        dice -= 1 if _spotter(battle, unit, target) else 2
    shot = fire(tolls, unit, dice, target, guard_dice(target, its))
    past = nerve(battle, unit) if option.note == PAST else 0.0
    return shot.at(gaps(battle, unit)[target.index]) + TRIFLE - past


def _spotter(battle: Battle, unit: Unit, target: Unit) -> bool:
    return any(
        friend is not unit and friend.may_use("spotter") and sees(battle, friend, target)
        for friend in battle.friends(unit)
    )


def _attacker(battle: Battle, question: Choose) -> list[Rated]:
    """Whoever has least choice first: the others see what is left to shoot at (3.61)."""
    found, tolls = [], Tolls(battle)
    for option in question.options:
        unit = battle.unit(option.key)
        if unit.ram:
            found.append(Rated(unit.id, 1000.0))
            continue
        worth: dict[str, float] = {}
        for each in attack_options(battle, unit):
            score = _attack(battle, unit, each, tolls)
            worth[each.piece or ""] = max(score, worth.get(each.piece or "", score))
        best, second = sorted([*worth.values(), 0.0, 0.0], reverse=True)[:2]
        found.append(Rated(unit.id, best - second))
    return found


def _declared(battle: Battle, question: Choose) -> list[Rated]:
    """The attack that is expected to cost the enemy most (3.70)."""
    unit, tolls = battle.unit(question.piece or ""), Tolls(battle)
    return [Rated(o.key, _attack(battle, unit, o, tolls)) for o in question.options]


def _tracking(battle: Battle, question: Choose) -> list[Rated]:
    """A failure is rolled again where one more success may make a hit, or make it sure (4.921)."""
    facts = question.facts or {}
    ahead = facts["hits"] - facts["saves"]
    worth = {"miss": {0: 1.0, 1: 0.5}.get(ahead, -1.0), "hit": -2.0, "keep": 0.0}
    return [Rated(option.key, worth[option.key]) for option in question.options]


def _reactive_plates(battle: Battle, question: Choose) -> list[Rated]:
    """Plates take a point off the first hit that it makes a difference to (4.919)."""
    unit, facts, tolls = battle.unit(question.piece or ""), question.facts or {}, Tolls(battle)
    spared = tolls.hit(unit, facts["damage"]) - tolls.hit(unit, facts["less"])
    return [Rated("keep"), Rated("use", spared)]


def _use(battle: Battle, question: Choose) -> list[Rated]:
    """What costs nothing and serves for this Turn only is used at the first occasion (4.901)."""
    return [Rated("use")]


# The Resolution Phase (3.84-4.914)


def _rally(battle: Battle, option: Option) -> float:
    """Whose Panic would cost most, by how much likelier a token less makes it pass (4.906)."""
    if option.key == "nobody":
        return 0.0
    friend = battle.unit(option.key)
    eased = friend.stress <= MOST_OF_A_DIE
    return panic(battle, friend) * eased * (1.5 if friend.stress == 1 else 1.0)


RATERS: Mapping[str, Rater[Battle]] = {
    "muster": as_usual,
    "select-deployed": by_option(_deployed),
    "place-deploy": _deployment,
    "link": _link,
    "select-mover": _mover,
    "smoke": _smoke,
    "declare-move": _mode,
    "place-move": _move,
    "place-jump": _move,
    "place-turn": _turn,
    "melee-overwatch": _melee_overwatch,
    "overwatch": _overwatch,
    "select-attacker": _attacker,
    "declare-attack": _declared,
    "spotter": _use,
    "flanker": _use,
    "sentinel": _use,
    "bulwark": _use,
    "flak_screen": _use,
    "tracking": _tracking,
    "cover": as_usual,
    "reactive_plates": _reactive_plates,
    "rally": by_option(_rally),
    "iron_nerve": _use,
}
"""Who rates the answers to each topic."""
OPENINGS = frozenset({"place-deploy"})
"""Topics of which all answers that are named are as good as one another."""
