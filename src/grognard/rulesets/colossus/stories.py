"""What led to a question: the attack it interrupts, with the dice of both sides."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from grognard.kernel.questions import Story
from grognard.rulesets.colossus.battle import Battle, Unit
from grognard.rulesets.colossus.field import SHORT, distance, is_forward, touching
from grognard.rulesets.colossus.pools import damage_of, pools

if TYPE_CHECKING:
    from grognard.rulesets.colossus.attack import Attack

Told = Callable[[], Story]


def of_attack(battle: Battle, attack: Attack) -> Told:
    """Who attacks whom, from how far, for how much damage, with which dice."""

    def told() -> Story:
        attacker, target = attack.attacker, attack.target
        facts = {
            "kind": attack.kind,
            "overwatch": "yes" if attack.overwatch else "no",
            "distance": round(distance(battle, attacker, target), 2),
            "damage": damage_of(attack),
        }
        return Story("story-attack", facts, attacker.id, (target.id,), pools(battle, attack))

    return told


def of_attacker(battle: Battle, unit: Unit) -> Told:
    """What a machine that is about to attack can do from where it stands."""

    def told() -> Story:
        damage = unit.profile.damage
        contacts = touching(battle, unit)
        locked = [enemy for enemy in contacts if is_forward(battle, unit, enemy.place)]
        if locked:
            facts = {"damage": damage["melee"]}
            return Story("story-locked", facts, unit.id, tuple(enemy.id for enemy in locked))
        facts = {"reach": unit.profile.effective, "near": int(SHORT)}
        facts |= {bracket: damage[bracket] for bracket in ("short", "effective", "long")}
        return Story("story-attacker", facts, unit.id)

    return told


def of_roll(battle: Battle, attack: Attack, hits: int, saves: int) -> Told:
    """How an attack stands once both have rolled."""

    def told() -> Story:
        attacker, target = attack.attacker, attack.target
        facts = {"hits": hits, "saves": saves, "damage": damage_of(attack)}
        return Story("story-rolled", facts, attacker.id, (target.id,), pools(battle, attack))

    return told


def of_hit(attack: Attack, damage: int) -> Told:
    """What a hit is about to do, and what the target has left."""

    def told() -> Story:
        attacker, target = attack.attacker, attack.target
        facts = {"damage": damage, "armor": target.armor, "structure": target.structure}
        return Story("story-hit", facts, attacker.id, (target.id,))

    return told


def of_crossing(battle: Battle, attack: Attack) -> Told:
    """Who crosses whose Facings, and with which dice it may be fired at."""

    def told() -> Story:
        watcher, active = attack.attacker, attack.target
        facts = {"watcher": watcher.id, "damage": damage_of(attack)}
        return Story("story-crossing", facts, active.id, (watcher.id,), pools(battle, attack))

    return told


def of_leaving(active: Unit, strikers: list[Unit]) -> Told:
    """Who is about to move out of contact with whom."""
    return lambda: Story("story-leaving", {}, active.id, tuple(unit.id for unit in strikers))


def of_links(units: list[Unit], groups: int) -> Told:
    """Why machines are linked: there are more of them than slots."""
    facts = {"units": len(units), "groups": groups}
    return lambda: Story("story-links", facts, None, tuple(unit.id for unit in units))
