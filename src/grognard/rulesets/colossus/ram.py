"""Ramming: dice, damage, recoil and the Stress of daring it (4.601-4.632)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grognard.kernel.tallies import Tally
from grognard.rulesets.colossus.battle import Battle, Unit
from grognard.rulesets.colossus.field import full_steps
from grognard.rulesets.colossus.melee import add_agility, add_base
from grognard.rulesets.colossus.ranged import add_tags
from grognard.rulesets.colossus.stress import add_stress

if TYPE_CHECKING:
    from grognard.rulesets.colossus.attack import Attack


def attack_pool(battle: Battle, attack: Attack) -> Tally:
    """Attacker's pool of a Ram (4.620)."""
    unit, target = attack.attacker, attack.target
    pool = Tally("attack")
    add_base(unit, pool)
    if target.profile.size - unit.profile.size >= 2:
        pool.add("4.620", "rams-bigger", 1)
    if unit.profile.has("ram_prow"):
        pool.add("4.909", "ram-prow", 1)
    return pool.at_least(1, "1.7")


def defence_pool(battle: Battle, attack: Attack) -> Tally:
    """Defender's pool against a Ram (4.621-4.624); High Speed Maneuver is ignored (4.622)."""
    unit, target = attack.attacker, attack.target
    pool = Tally("defence")
    base = target.profile.skill + full_steps(unit.ram_distance, 6.0)
    pool.add("4.621", "skill", target.profile.skill)
    pool.add("4.621", "ram-distance", base - target.profile.skill)
    if target.panicked:
        pool.add("4.621", "panicked", max(1, base // 2) - base)
    if unit.profile.size - target.profile.size >= 2:
        pool.add("4.623", "rammed-by-bigger", 1)
    battle.cite("4.622", "4.624")
    add_agility(target, pool)
    add_tags(attack, pool)
    return pool.at_least(1, "1.7")


def damage(unit: Unit, target: Unit, length: float) -> Tally:
    """DMG of a Ram (4.630)."""
    tally = Tally("damage")
    tally.add("4.630", "size", unit.profile.size)
    tally.add("4.630", "ram-distance", full_steps(length, 3.0))
    if unit.profile.size - target.profile.size >= 3:
        tally.add("4.630", "rammed-by-bigger", 1)
    return tally


def recoil(unit: Unit, dealt: int) -> int:
    """What a Ram that hits does to the rammer: half its DMG, at least 1 (4.632)."""
    return 0 if unit.profile.has("ram_prow") else max(1, dealt // 2)


def declare_stress(battle: Battle, unit: Unit, target: Unit, length: float) -> None:
    """Stress of declaring a Ram against something bigger, or a suicidal one (4.604, 4.605)."""
    if target.profile.size - unit.profile.size >= 2:
        add_stress(battle, unit, 1, "rams-bigger", "4.604")
    potential = recoil(unit, damage(unit, target, length).total)
    if potential and potential >= unit.armor + unit.structure:
        add_stress(battle, unit, 2, "suicidal-ram", "4.605")
