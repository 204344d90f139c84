"""The dice of both sides and the damage, whatever the kind of attack."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grognard.kernel.tallies import Tally
from grognard.rulesets.colossus import melee, ram, ranged
from grognard.rulesets.colossus.battle import Battle

if TYPE_CHECKING:
    from grognard.rulesets.colossus.attack import Attack

_POOLS = {
    "ranged": (ranged.attack_pool, ranged.defence_pool),
    "melee": (melee.attack_pool, melee.defence_pool),
    "ram": (ram.attack_pool, ram.defence_pool),
}


def pools(battle: Battle, attack: Attack) -> tuple[Tally, Tally]:
    """The attacker's dice and the defender's."""
    attackers, defenders = _POOLS[attack.kind]
    return attackers(battle, attack), defenders(battle, attack)


def damage_of(attack: Attack) -> int:
    """The DMG of an attack that hits, before anything reduces it."""
    if attack.kind == "ram":
        return ram.damage(attack.attacker, attack.target, attack.attacker.ram_distance).total
    return attack.attacker.profile.damage[attack.bracket]
