"""Ranged Attacks: brackets and dice pools (4.400-4.431)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grognard.kernel.tallies import Tally
from grognard.rulesets.colossus.battle import Battle, Unit
from grognard.rulesets.colossus.content import RANKS
from grognard.rulesets.colossus.field import SHORT, gaps, reaches, within

if TYPE_CHECKING:
    from grognard.rulesets.colossus.attack import Attack

HIGH_SPEED = 12.0


def bracket(battle: Battle, attacker: Unit, target: Unit) -> str:
    """The range bracket of a target (4.410)."""
    length = gaps(battle, attacker)[target.index]
    if within(length, SHORT):
        return "short"
    return "effective" if within(length, attacker.profile.effective) else "long"


def attack_pool(battle: Battle, attack: Attack) -> Tally:
    """Attacker's pool (4.400-4.407)."""
    unit = attack.attacker
    pool = Tally("attack")
    base = RANKS[unit.profile.rank][0]
    pool.add("4.400" if unit.profile.rank == "none" else "4.902", "base", base)
    # A Panicked gunner ignores every other modifier, good or bad (4.401).
    count = pool.ignore if unit.panicked else pool.add
    if unit.panicked:
        pool.add("4.401", "panicked", max(1, base // 2) - base)
    if not attack.overwatch and attack.bracket == "short":
        count("4.402", "short-range", 1)
    if unit.stationary:
        count("4.403", "stationary", 2)
    if unit.jumping:
        if unit.profile.has("stabilised"):
            pool.ignore("4.908", "jumping", -1)
        else:
            count("4.404", "jumping", -1)
    if attack.indirect:
        count("4.405", "indirect-fire", -2)
        if attack.spotter is not None:
            count("4.924", "spotter", 1)
    if attack.overwatch:
        count("4.406", "overwatch", -2)
        if attack.sentinel:
            count("4.920", "sentinel", 2)
    if attack.flanker:
        count("4.913", "flanker", 1)
    if attack.flanker or attack.sentinel or attack.spotter:
        battle.cite("4.407")
    return pool.at_least(1, "1.7")


def defence_pool(battle: Battle, attack: Attack) -> Tally:
    """Defender's pool (4.420-4.427)."""
    unit = attack.target
    pool = Tally("defence")
    base = RANKS[unit.profile.rank][1]
    pool.add("4.420" if unit.profile.rank == "none" else "4.902", "base", base)
    if attack.bracket == "long":
        pool.add("4.421", "long-range", 2)
    if unit.panicked:
        pool.add("4.422", "panicked", max(1, base // 2) - base)
    if unit.stationary:
        pool.ignore("4.424", "evasion", unit.profile.evasion)
    else:
        pool.add("4.423", "evasion", unit.profile.evasion)
    if unit.jumping:
        pool.add("4.425", "jumping", 1)
    add_high_speed(battle, attack, pool, "4.426")
    if add_tags(attack, pool):
        battle.cite("4.427")
    return pool.at_least(1, "1.7")


def add_high_speed(battle: Battle, attack: Attack, pool: Tally, rule: str) -> None:
    """High Speed Maneuver: the Attacker ran 12" or more; by variant the Defender did (9.1)."""
    by_defender = battle.has_variant("hsm_defender")
    runner = attack.target if by_defender else attack.attacker
    if reaches(runner.distance, HIGH_SPEED):
        pool.add("9.1" if by_defender else rule, "high-speed", 1)


def add_tags(attack: Attack, pool: Tally) -> bool:
    """Tags that add defence dice against any kind of attack; whether any does."""
    if attack.bulwark:
        pool.add("4.912", "bulwark", 1)
    if attack.flak_screen:
        pool.add("4.910", "flak-screen", 2)
    return attack.bulwark or attack.flak_screen
