"""Standard Melee Attacks: who may strike whom, and dice pools (4.501-4.527)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grognard.kernel.tallies import Tally
from grognard.rulesets.colossus.battle import Battle, Unit
from grognard.rulesets.colossus.field import in_contact, is_forward
from grognard.rulesets.colossus.ranged import add_high_speed, add_tags

if TYPE_CHECKING:
    from grognard.rulesets.colossus.attack import Attack

BASE_ATTACK = 3
BASE_DEFENCE = 2


def can_strike(battle: Battle, unit: Unit, target: Unit) -> bool:
    """Base contact, Forward Arc, and a melee DMG to deal (4.501, 4.502, 1.27)."""
    return (
        unit.profile.damage["melee"] > 0
        and in_contact(battle, unit, target)
        and is_forward(battle, unit, target.place)
    )


def attack_pool(battle: Battle, attack: Attack) -> Tally:
    """Attacker's pool (4.510-4.515); Rank does not alter it."""
    pool = Tally("attack")
    add_base(attack.attacker, pool)
    fighter = attack.attacker.profile.tags.get("close_fighter", 0)
    pool.add("4.911", "close-fighter", fighter)
    if strikes_fully(battle, attack):
        pool.ignore("9.6", "overwatch", -2)
    elif attack.overwatch:
        pool.add("4.514", "overwatch", -2)
        if attack.sentinel:
            pool.add("4.920", "sentinel", 2)
    if attack.flanker:
        pool.add("4.913", "flanker", 1)
    if fighter or attack.sentinel or attack.flanker:
        battle.cite("4.515")
    return pool.at_least(1, "1.7")


def strikes_fully(battle: Battle, attack: Attack) -> bool:
    """By variant a melee Overwatch attack suffers no penalty (9.6)."""
    by_variant = battle.has_variant("melee_overwatch_full")
    return by_variant and attack.overwatch and attack.kind == "melee"


def add_base(unit: Unit, pool: Tally) -> None:
    """Base dice and the unit's own tokens, in melee and in a Ram alike (4.510-4.513)."""
    pool.add("4.510", "base", BASE_ATTACK)
    if unit.panicked:
        pool.add("4.511", "panicked", max(1, BASE_ATTACK // 2) - BASE_ATTACK)
    if unit.stationary:
        pool.add("4.512", "stationary", 2)
    if unit.jumping:
        if unit.profile.has("stabilised"):
            pool.ignore("4.908", "jumping", -1)
        else:
            pool.add("4.513", "jumping", -1)


def defence_pool(battle: Battle, attack: Attack) -> Tally:
    """Defender's pool (4.520-4.527); cover and brackets have no effect."""
    unit = attack.target
    pool = Tally("defence")
    pool.add("4.520", "base", BASE_DEFENCE)
    if unit.panicked:
        pool.add("4.521", "panicked", max(1, BASE_DEFENCE // 2) - BASE_DEFENCE)
    add_agility(unit, pool)
    add_high_speed(battle, attack, pool, "4.525")
    battle.cite("4.527")
    if add_tags(attack, pool):
        battle.cite("4.526")
    return pool.at_least(1, "1.7")


def add_agility(unit: Unit, pool: Tally) -> None:
    """Half Evasion (all of it if Nimble) unless Stationary, and the Jumping token."""
    evasion = unit.profile.evasion
    nimble = unit.profile.has("nimble")
    dodge = evasion if nimble else evasion // 2
    if unit.stationary:
        pool.ignore("4.522", "evasion", dodge)
    else:
        pool.add("4.915" if nimble else "4.523", "evasion" if nimble else "half-evasion", dodge)
    if unit.jumping:
        pool.add("4.524", "jumping", 1)
