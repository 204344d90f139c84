"""Shooting: range bands, the nearest target, cover and stray hits (4.4)."""

from collections.abc import Sequence

from grognard.kernel.questions import Choose, Option
from grognard.kernel.tallies import Tally
from grognard.rulesets.brimstone import stats
from grognard.rulesets.brimstone.battle import Attack, Battle, Model
from grognard.rulesets.brimstone.content import WeaponEntry
from grognard.rulesets.brimstone.damage import damage_of, die, lethal_hits
from grognard.rulesets.brimstone.dice import RollPool, RollShot
from grognard.rulesets.brimstone.events import (
    AttackFellAway,
    ShotDeclared,
    ShotHit,
    ShotLost,
    Strayed,
)
from grognard.rulesets.brimstone.field import (
    SLACK,
    cover_bonus,
    engaged,
    gap,
    in_contact,
    sight,
    within,
)
from grognard.rulesets.brimstone.melee import berserk_check, weapon_rules
from grognard.rulesets.brimstone.windows import window

BANDS = (("point_blank", 3), ("short", 4), ("medium", 5), ("long", 6))


def band(distance: float, reach: float) -> tuple[str, int]:
    """The range band and its base difficulty (4.408, table 4.C).

    >>> [band(d, 8)[1] for d in (7.99, 8.0, 16.0, 16.01, 24.0, 24.01, 40.0)]
    [3, 4, 4, 5, 5, 6, 6]
    """
    if distance < reach - SLACK:
        return BANDS[0]
    if within(distance, 2 * reach):
        return BANDS[1]
    return BANDS[2] if within(distance, 3 * reach) else BANDS[3]


def difficulty(battle: Battle, shooter: Model, target: Model, weapon: WeaponEntry) -> Tally:
    """What a die must reach: the band, harder into a melee, easier at a giant (4.409)."""
    name, base = band(gap(shooter, target), weapon.range)
    tally = Tally("difficulty").add("4.408", name, base)
    if engaged(battle, target):
        tally.add("4.409", "engaged", 1)
    if target.profile.base == "very_large":
        tally.add("4.409", "very_large", -1)
    return tally.add("1.10", "clamp", stats.clamped(tally.total) - tally.total)


def may_skip(battle: Battle, shooter: Model, enemy: Model) -> bool:
    """Engaged, or in cover worth at least its own Protection (4.403)."""
    if engaged(battle, enemy):
        return True
    bonus = cover_bonus(battle, shooter, enemy)
    return bonus > 0 and bonus >= enemy.profile.pr


def targets(battle: Battle, shooter: Model) -> list[Model]:
    """Whom the shooter may choose: the nearest, and those behind whom it may skip (4.402)."""
    ranked = sorted(battle.enemies(shooter), key=lambda e: (gap(shooter, e), e.index))
    if shooter.profile.abilities.sharpshooter:
        return [enemy for enemy in ranked if sight(battle, shooter, enemy).clear]
    found: list[Model] = []
    nearest = 0.0
    blocked = False
    for enemy in ranked:
        distance = gap(shooter, enemy)
        if blocked and distance > nearest + SLACK:
            break
        if not sight(battle, shooter, enemy).clear:
            continue
        found.append(enemy)
        if not blocked and not may_skip(battle, shooter, enemy):
            blocked, nearest = True, distance
    return found


async def shoot(battle: Battle, shooter: Model, *, moved: bool) -> None:
    """A shooting attack, steps T2 to T9 and window w7 (4.401)."""
    weapon = shooter.profile.shooting
    assert weapon is not None, "only models with a shooting weapon shoot"
    if moved and weapon.cumbersome:
        battle.cite("7.21")
        battle.tell(ShotLost(shooter.id, "cumbersome"))
        return
    candidates = targets(battle, shooter)
    if not candidates:
        battle.tell(ShotLost(shooter.id, "no-target"))
        return
    target = await choose_target(battle, shooter, candidates, moved=moved)
    await shoot_at(battle, shooter, target, weapon, moved=moved)


async def choose_target(
    battle: Battle, shooter: Model, candidates: Sequence[Model], *, moved: bool
) -> Model:
    """The nearest visible enemy, or one behind those that may be skipped (4.402, 4.403).

    Where a stray shot would hit a friend, the target comes after all others.
    """
    rule = "7.11" if shooter.profile.abilities.sharpshooter else "4.402"
    if len(candidates) > 1:
        battle.cite("4.403")
    chosen = await Choose(
        shooter.commander,
        lambda: sorted(
            (_target_option(battle, shooter, enemy, moved=moved) for enemy in candidates),
            key=lambda option: bool(option.caution),
        ),
        rule=rule,
        topic="shooting-target",
        piece=shooter.id,
    )
    return battle.model(chosen)


def _target_option(battle: Battle, shooter: Model, enemy: Model, *, moved: bool) -> Option:
    weapon = shooter.profile.shooting
    assert weapon is not None, "only models with a shooting weapon shoot"
    friend = stray_victim(battle, Attack("shooting", shooter, enemy))
    facts = {
        "dice": stats.shooting_pool(shooter, moved=moved).total,
        "need": difficulty(battle, shooter, enemy, weapon).total,
        "friend": friend.id if friend is not None else "",
    }
    caution = "caution-stray" if friend is not None else ""
    return Option(enemy.id, piece=enemy.id, facts=facts, note="note-shot", caution=caution)


async def shoot_at(
    battle: Battle, shooter: Model, target: Model, weapon: WeaponEntry, *, moved: bool
) -> None:
    """Difficulty, windows, dice, damage and what follows from it (T4-T9)."""
    now = battle.now
    attack = Attack("shooting", shooter, target)
    attack.weapon[shooter.id] = weapon
    attack.moved = moved
    need = difficulty(battle, shooter, target, weapon)
    attack.cover = cover_bonus(battle, shooter, target)
    battle.cite("4.404", "4.405", *(part.rule for part in need.parts))
    distance = gap(shooter, target)
    name = band(distance, weapon.range)[0]
    battle.tell(ShotDeclared(shooter.id, target.id, name, round(distance, 2), need.total))
    now.attacks.append(attack)
    await window(battle, "w5")
    if target.at is None or shooter.at is None:
        battle.tell(AttackFellAway(shooter.id, target.id))
        now.attacks.pop()
        return
    hits, strays = await _roll(battle, attack, need.total, moved=moved)
    attack.hits = {shooter.id: hits}
    await window(battle, "w6")
    dead = _settle(battle, attack, hits, strays)
    if dead:
        await berserk_check(battle, shooter)
    await window(battle, "w7", last=len(now.attacks) == 1)
    now.attacks.pop()


async def _roll(battle: Battle, attack: Attack, need: int, *, moved: bool) -> tuple[int, int]:
    """Hits, and natural 1s where the target is engaged (4.306, 4.410, 4.412)."""
    shooter = attack.attacker
    pool = stats.shooting_pool(shooter, moved=moved)
    if not pool.total:
        battle.tell(ShotLost(shooter.id, "no-dice"))
        return 0, 0
    battle.cite("4.410")
    if not engaged(battle, attack.target):
        roll = RollPool(
            pool=pool,
            need=need,
            enough=lambda: lethal_hits(attack, shooter, attack.target),
            piece=shooter.id,
            seat=shooter.commander,
            rule="4.401",
            topic="shooting",
        )
        return await roll, 0
    return await RollShot(
        pool=pool,
        need=need,
        piece=shooter.id,
        seat=shooter.commander,
        rule="4.412",
        topic="shooting",
    )


def _settle(battle: Battle, attack: Attack, hits: int, strays: int) -> list[Model]:
    """Damage to the target and to the friend in the way, weapon rules, deaths (T8, T9)."""
    shooter, target = attack.principals()
    weapon = attack.weapon[shooter.id]
    if attack.cover:
        battle.cite("4.406", "4.407")
    damage = damage_of(battle, attack, shooter, target, weapon, hits)
    battle.tell(ShotHit(shooter.id, target.id, hits, damage))
    target.lp -= damage
    if damage:
        attack.harmed.add((shooter.id, target.id))
    friend = stray_victim(battle, attack) if strays else None
    if friend is not None:
        hurt = damage_of(battle, attack, shooter, friend, weapon, min(strays, 5))
        battle.tell(Strayed(shooter.id, friend.id, strays, hurt))
        friend.lp -= hurt
        if hurt:
            attack.harmed.add((shooter.id, friend.id))
    if target.lp > 0:
        weapon_rules(battle, attack, shooter, target, hits, damage)
    return die(battle, [target] if friend is None else [target, friend])


def stray_victim(battle: Battle, attack: Attack) -> Model | None:
    """The shooter's friend in contact with the target that is nearest to the shooter (4.412)."""
    shooter, target = attack.principals()
    near = [friend for friend in battle.friends(shooter) if in_contact(friend, target)]
    return min(near, key=lambda f: (gap(shooter, f), f.index)) if near else None
