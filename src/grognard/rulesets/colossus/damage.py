"""Damage and the Stress it brings (4.710-4.723)."""

from grognard.rulesets.colossus.battle import Battle, Unit
from grognard.rulesets.colossus.events import Damaged, Destroyed, Overkilled
from grognard.rulesets.colossus.stress import add_stress


def suffer(battle: Battle, unit: Unit, amount: int, *, piercing: int = 0) -> bool:
    """Record damage at once (4.711): Armor first, the excess from Structure (4.710).

    ``piercing`` of the points go straight to Structure (4.918). Says whether anything was lost.
    """
    if unit.destroyed:
        battle.tell(Overkilled(unit.id))
        return False
    was_below = is_below_half(unit)
    direct = min(piercing, amount)
    to_armor = min(amount - direct, unit.armor)
    to_structure = min(amount - to_armor, unit.structure)
    unit.armor -= to_armor
    unit.structure -= to_structure
    battle.tell(Damaged(unit.id, to_armor, to_structure))
    if unit.structure == 0:
        unit.destroyed = battle.phase
        battle.reconsider()
        battle.tell(Destroyed(unit.id, battle.phase))
    _stress_of(battle, unit, was_below)
    return True


def is_below_half(unit: Unit) -> bool:
    """Armor below half of its total; exactly half is not below (4.722)."""
    return 2 * unit.armor < unit.profile.armor


def _stress_of(battle: Battle, unit: Unit, was_below: bool) -> None:
    """Each damaging attack and each recoil is judged by itself, never both triggers (4.723).

    By variant the second is judged after the damage, so the blow that breaches brings both (9.5).
    """
    battle.cite("4.722", "4.723")
    is_below = is_below_half(unit)
    if battle.phase == "combat" and is_below and not was_below:
        add_stress(battle, unit, 1, "breached", "4.720")
    if was_below:
        add_stress(battle, unit, 2, "already-breached", "4.721")
    elif is_below and battle.has_variant("breach_after"):
        add_stress(battle, unit, 2, "already-breached", "9.5")
