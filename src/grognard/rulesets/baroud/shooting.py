"""Ranged combat and its ammunition (4.201-4.210, 4.701-4.703)."""

from collections.abc import Sequence
from math import ceil

from grognard.kernel.acts import Roll
from grognard.kernel.questions import Choose, Option
from grognard.kernel.tallies import Tally
from grognard.rulesets.baroud.battle import AMMUNITION, MEDIUM, RANGED, SHORT, Battle, Figure
from grognard.rulesets.baroud.clash import Clash, Side, Terms
from grognard.rulesets.baroud.content import STICKS, Weapon
from grognard.rulesets.baroud.events import OutOfAmmunition
from grognard.rulesets.baroud.field import (
    COVERED,
    distance,
    in_contact,
    is_covered,
    piece_option,
    targets_within,
    within,
)
from grognard.rulesets.baroud.melee import cite_side, cite_size
from grognard.rulesets.baroud.results import suffer
from grognard.rulesets.baroud.stories import Told
from grognard.table.sticks.columns import SAME

BANDS = 3
PENALTY = {1: 0, 2: -2, 3: -4}
NATURAL_ONE = 2
"""Anything but a natural 1 (4.702)."""


def stick_length(battle: Battle, stick: str) -> float:
    """The length of a stick (1.7)."""
    return battle.setting.sticks[STICKS.index(stick)]


def band(length: float, stick: float) -> int:
    """How many sticks it takes to reach so far (4.206).

    >>> band(75.01, 75.0), band(75.5, 75.0), band(0.0, 75.0)
    (1, 2, 1)
    """
    return max(1, ceil((length - SAME) / stick))


def is_armed(battle: Battle, figure: Figure) -> bool:
    """Whether it has a ranged weapon it may use (1.13, 5.11)."""
    return bool(figure.profile.weapons) and not battle.is_carrying(figure)


def weapon_bonus(battle: Battle, weapon: Weapon, length: float) -> int:
    """The weapon's bonus at a distance (1.12)."""
    near = within(length, battle.setting.sticks[SHORT])
    return weapon.short_bonus if near else weapon.bonus


def is_protected(battle: Battle, target: Figure, seen: int, length: float) -> bool:
    """Stealth: in cover, it may not be targeted from more than M (4.920)."""
    if seen != COVERED or not target.has("stealth"):
        return False
    battle.cite("4.920")
    return not within(length, battle.setting.sticks[MEDIUM])


def targets(battle: Battle, shooter: Figure, weapon: Weapon) -> list[Figure]:
    """Legal targets of a weapon (4.203)."""
    reach = BANDS * stick_length(battle, weapon.range)
    return targets_within(battle, shooter, reach)


def usable_weapons(figure: Figure) -> list[Weapon]:
    """Weapons that may be fired in this activation: no tripod after a move (1.14)."""
    return [w for w in figure.profile.weapons if not (figure.moved and "tripod" in w.tags)]


def shot_score(
    battle: Battle,
    shooter: Figure,
    target: Figure,
    weapon: Weapon,
    length: float,
    *,
    grade: int = 3,
) -> Tally:
    """The shooter's Combat, weapon and modifiers (4.201, 4.206, 4.207).

    A reaction shot of grade 2 uses the short bonus and one of grade 1 no weapon bonus; neither
    minds the range (4.130, 4.131).
    """
    score = Tally("shot").add("1.3", "combat", shooter.profile.combat)
    if grade == 3:
        score.add("1.12", "weapon", weapon_bonus(battle, weapon, length))
        _range_penalty(battle, score, shooter, weapon, length)
    elif grade == 2:
        score.add("4.130", "weapon", weapon.short_bonus)
    if shooter.has("good_shot"):
        score.add("4.918", "good-shot", 1)
    if "crew_served" in weapon.tags and not has_crewman(battle, shooter):
        score.add("1.15", "no-crewman", -1)
    if target.has("undead") or target.has("swarm"):
        score.add("4.208", "undead-or-swarm", -2)
        battle.cite("4.910" if target.has("undead") else "4.911")
    return at_target(battle, score, shooter, target)


def _range_penalty(
    battle: Battle, score: Tally, shooter: Figure, weapon: Weapon, length: float
) -> None:
    bands = band(length, stick_length(battle, weapon.range))
    penalty = PENALTY[min(bands, BANDS)]
    if shooter.has("unerring_aim"):
        score.add("4.919", f"band-{bands}", penalty // 2)
    else:
        score.add("4.206", f"band-{bands}", penalty)


def at_target(battle: Battle, score: Tally, attacker: Figure, target: Figure) -> Tally:
    """What counts for shots and attack spells alike (4.207, 4.609, 4.807)."""
    if is_covered(battle, attacker, target):
        score.add("4.207", "cover", -1)
        battle.cite("4.121")
    if target.profile.is_large:
        score.add("4.207", "large-target", 1)
        cite_size(battle, target)
    if target.immobilised:
        score.add("4.207", "immobilised-target", 2)
    elif target.has("acrobat"):
        score.add("4.923", "acrobat", -1)
    if attacker.ambush:
        if target.has("danger_sense"):
            score.ignore("4.929", "ambush", 1)
        else:
            score.add("4.310", "ambush", 1)
    if target.watch and target.seat != attacker.seat:
        score.add("4.609", "against-overwatch", -1)
    return score


def target_score(
    battle: Battle, attacker: Figure, target: Figure, *, aimed: bool = False, helpers: int = 0
) -> Tally:
    """The Combat of whoever is shot at (4.201, 4.207)."""
    score = Tally("target").add("1.3", "combat", target.profile.combat)
    if aimed:
        score.add("4.6", "aimed-shot", -1)
    if attacker.watch and target.seat != attacker.seat:
        score.add("4.609", "against-overwatch", -1)
    return score.add("4.952", "concentrated-fire", -helpers)


def has_crewman(battle: Battle, shooter: Figure) -> bool:
    """Whether an able friend is in contact with the shooter (1.9, 1.15)."""
    return any(
        friend.is_able and friend is not shooter and in_contact(battle, friend, shooter)
        for friend in battle.band(shooter.seat)
    )


def target_side(battle: Battle, target: Figure) -> Side:
    """A target rolls unless it is defenceless (1.11, 4.210)."""
    helpless = target.fallen or target.immobilised
    if helpless:
        battle.cite("1.11", "4.210" if target.fallen else "4.809")
    return Side(
        rolls=not helpless,
        armoured=target.has("heavy_armour"),
        helpless=helpless and battle.setting.quick_kill,
    )


def shot_clash(
    battle: Battle,
    shooter: Figure,
    target: Figure,
    weapon: Weapon,
    *,
    aimed: bool = False,
    helpers: int = 0,
    grade: int = 3,
    out_of_play: bool = False,
) -> Clash:
    """The opposed roll of a shot; only the target is at risk (4.201, 4.202)."""
    length = distance(shooter, target)
    ours = Side(is_safe=True, out_of_play=out_of_play)
    theirs = target_side(battle, target)
    cite_side(battle, ours)
    cite_side(battle, theirs)
    battle.cite("4.202", "4.203", "4.120")
    score = shot_score(battle, shooter, target, weapon, length, grade=grade)
    against = target_score(battle, shooter, target, aimed=aimed, helpers=helpers)
    if min(score.total, against.total) < 0:
        battle.cite("4.209")
    return Clash(
        "shot",
        shooter.id,
        target.id,
        score,
        against,
        Terms(ours, theirs, battle.setting.parity_by_die),
        seat=shooter.seat,
        rule={3: "4.201", 2: "4.130", 1: "4.131"}[grade],
        topic="shot",
    )


async def ammunition(battle: Battle, shooter: Figure, weapon: Weapon) -> bool:
    """The ammunition die of a shot in the own activation; a 1 loses the turn (4.701-4.703)."""
    if not weapon.ammo:
        return True
    loaded = await Roll(
        1,
        NATURAL_ONE,
        piece=shooter.id,
        seat=shooter.seat,
        rule="4.701",
        topic="ammunition",
    )
    if loaded:
        battle.cite("4.703")
        return True
    battle.tell(OutOfAmmunition(shooter.id))
    battle.actions = 0
    battle.group_orders = 0
    battle.group_waiting = []
    battle.turn_over = AMMUNITION
    return False


async def choose_weapon(
    battle: Battle, shooter: Figure, armoury: list[Weapon], topic: str, story: Told
) -> Weapon:
    """Which weapon is used (D9); the best for the nearest enemy unless told otherwise."""
    if len(armoury) == 1:
        return armoury[0]
    key = await Choose(
        shooter.seat,
        [Option(w.id, say=f"weapon-{w.id}") for w in armoury],
        rule="1.12",
        topic=topic,
        default=lambda: best_weapon(battle, shooter, armoury).id,
        piece=shooter.id,
        story=story,
    )
    return shooter.weapon(key)


def best_weapon(battle: Battle, shooter: Figure, armoury: list[Weapon]) -> Weapon:
    """The weapon with the best bonus for the distance to the nearest enemy (D9)."""
    enemies = [f for f in battle.on_table() if f.seat != shooter.seat]
    length = min((distance(shooter, enemy) for enemy in enemies), default=0.0)
    return max(armoury, key=lambda weapon: weapon_bonus(battle, weapon, length))


async def choose_target(battle: Battle, figure: Figure, weapon: Weapon) -> Figure:
    """Whom it shoots with a weapon (4.203)."""
    key = await Choose(
        figure.seat,
        lambda: [piece_option(t.id) for t in targets(battle, figure, weapon)],
        rule="4.203",
        topic="shot-target",
        default=lambda: nearest(battle, figure, targets(battle, figure, weapon)).id,
        piece=figure.id,
    )
    return battle.figure(key)


async def shoot(
    battle: Battle,
    shooter: Figure,
    target: Figure,
    weapon: Weapon,
    *,
    aimed: bool = False,
    helpers: Sequence[Figure] = (),
) -> None:
    """A shot in the own activation, ammunition first; without any it is no combat (4.701)."""
    if not await ammunition(battle, shooter, weapon):
        return
    for figure in (shooter, *helpers):
        battle.note_combat(figure, RANGED)
    battle.cite("4.14")
    who, result = await shot_clash(
        battle, shooter, target, weapon, aimed=aimed, helpers=len(helpers)
    )
    if who:
        await suffer(battle, target, result, source=shooter.place, winner=shooter)


def nearest(battle: Battle, figure: Figure, among: list[Figure]) -> Figure:
    """The nearest of some figures, the first in order of equals."""
    return min(among, key=lambda other: (distance(figure, other), other.index))


def weapon_targets(battle: Battle, shooter: Figure) -> dict[str, list[Figure]]:
    """Weapons that may be fired now and at whom, by weapon."""
    found = {w.id: targets(battle, shooter, w) for w in usable_weapons(shooter)}
    return {weapon: whom for weapon, whom in found.items() if whom}
