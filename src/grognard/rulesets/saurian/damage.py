"""Damage: the Affected Zone, Armour, Piercing, special ammunition (4.33-4.40)."""

from grognard.kernel.questions import Choose, Option
from grognard.kernel.tallies import Tally
from grognard.rulesets.saurian.ammunition import catch, dose, spend
from grognard.rulesets.saurian.assault import (
    MOST_GROUP_BONUS,
    Attack,
    reach_of,
    reached_models,
)
from grognard.rulesets.saurian.battle import Battle, Model, Unit
from grognard.rulesets.saurian.casualties import hex_facts, lose_health
from grognard.rulesets.saurian.events import (
    DamageDealt,
)
from grognard.rulesets.saurian.field import Hex, zone_of_edge
from grognard.rulesets.saurian.reach import (
    Reach,
)
from grognard.rulesets.saurian.scores import armour

Faces = dict[int, list[tuple[str, Hex]]]
"""By participating model, the zones it faces and the hex of the model behind each."""


def faced_zones(battle: Battle, attack: Attack, target: Unit) -> Faces:
    """The candidates for the Affected Zone, for each participating model (4.33)."""
    board, profile = battle.board, target.profile
    faces: Faces = {}
    for model in attack.fighters:
        found: list[tuple[str, Hex]] = []
        for other, hex_, base in _blows(battle, attack, model, target):
            for edge in board.edges(hex_, base):
                zone = zone_of_edge(
                    profile.large, profile.oriented, hex_ == other.at, other.heading, edge
                )
                inner = (other.heading + 3) % 6 if hex_ == other.at else other.heading
                if profile.large and edge == inner:
                    continue
                if (zone, other.at) not in found:
                    found.append((zone, other.at))
        if found:
            faces[model.number] = found
    return faces


def _blows(battle: Battle, attack: Attack, model: Model, target: Unit) -> Reach:
    if attack.impact < 0:
        return reach_of(battle, attack, model, target)
    found: Reach = []
    for other in reached_models(battle, attack, target):
        for hex_ in battle.cells(target, other):
            if battle.board.apart[attack.impact][hex_] <= (
                attack.weapon.area or 0 if attack.weapon else 0
            ):
                found.append((other, hex_, model.at if hex_ == attack.impact else attack.impact))
    return found


async def choose_zone(
    battle: Battle, attack: Attack, target: Unit, faces: Faces
) -> tuple[str, Hex]:
    """The attacker decides which zone is Affected (4.33, 4.36, D26)."""
    netting = attack.ammo_type() == "net"
    candidates: dict[str, tuple[str, Hex]] = {}
    for zones in faces.values():
        for zone, hex_ in zones:
            candidates.setdefault(f"{zone}@{hex_}" if netting else zone, (zone, hex_))
    values = target.profile.armour
    keys = sorted(candidates, key=lambda key: values[candidates[key][0]])
    if not netting:
        # Zones with the same Armour differ in nothing.
        keys = list({values[candidates[key][0]]: key for key in reversed(keys)}.values())[::-1]
    options = []
    for key in keys:
        zone, hex_ = candidates[key]
        say = "option-zone-hex" if netting else f"option-zone-{zone}"
        facts = {"armour": values[zone], **hex_facts(battle, hex_)}
        options.append(Option(key, say, target.id, battle.board.point(hex_), facts))
    chosen = await Choose(
        attack.unit.seat,
        options,
        rule="4.33",
        topic="zone",
        piece=target.id,
        story=lambda: attack.story(battle),
    )
    return candidates[chosen]


def group_for_damage(attack: Attack, target: Unit, faces: Faces, zone: str) -> int:
    """Group bonus for Damage: models that face the same base Armour (4.36)."""
    if attack.impact >= 0:
        return 0
    worth = target.profile.armour[zone]
    same = sum(
        any(target.profile.armour[faced] == worth for faced, _ in zones) for zones in faces.values()
    )
    return max(0, min(MOST_GROUP_BONUS, same - 1))


def force_of(attack: Attack, group: int) -> Tally:
    """What is set against the Armour: the Hit Score in Melee, else the weapon (4.37, 4.38)."""
    tally = Tally("damage")
    assert attack.test is not None, "the Hit comes before the Damage"
    if attack.melee:
        for part in attack.test.score.parts:
            if not part.ignored and part.reason != "group":
                tally.add(part.rule, part.reason, part.amount)
    else:
        assert attack.weapon is not None, "a shot has a weapon"
        tally.add("4.38", "weapon", attack.weapon.damage)
        if attack.ammo >= 0:
            card = attack.unit.profile.content.ammunition[attack.unit.ammo[attack.ammo]]
            tally.add("4.38", "ammunition", card.damage)
        if attack.boost is not None:
            tally.add("4.94", "boost", attack.boost.damage)
    tally.add("4.36", "group", group)
    return tally.add("4.38", "hero-card", attack.hero_damage)


def piercing(battle: Battle, attack: Attack) -> int:
    """All the Piercing of an attack added up (4.35)."""
    total = attack.hero_pierce + (attack.action.pierce if attack.by_card else 0)
    if attack.boost is not None:
        total += attack.boost.pierce
    if attack.weapon is not None:
        total += attack.weapon.pierce
    if attack.ammo >= 0:
        total += battle.content.ammunition[attack.unit.ammo[attack.ammo]].pierce
        if attack.ammo_type() == "sedative" and _potent(battle, attack):
            total += 1
    return total


def _potent(battle: Battle, attack: Attack) -> bool:
    """Potent Mix: a participating model within 2 hexes of an Allied Pharmacologist (7B)."""
    for other in battle.able():
        if "potent_mix" in other.profile.abilities and other.side == attack.unit.side:
            hexes = battle.hexes_of(other)
            if any(battle.distance(attack.unit, model, hexes) <= 2 for model in attack.fighters):
                return True
    return False


async def deal_damage(battle: Battle, attack: Attack, target: Unit) -> None:
    """Damage of a Successful Attack (4.33-4.40)."""
    unit = attack.unit
    faces = faced_zones(battle, attack, target)
    if not faces:
        return
    zone, hex_ = await choose_zone(battle, attack, target, faces)
    there = target.at_hex(hex_)
    force = force_of(attack, group_for_damage(attack, target, faces, zone))
    resistance = armour(
        target,
        zone,
        melee=attack.melee,
        knocked=there[0].knocked,
        pierce=piercing(battle, attack),
        extra=attack.hero_armour,
    )
    damage = max(0, force.total - resistance.total)
    for tally in (force, resistance):
        battle.cite(*(part.rule for part in tally.parts))
    battle.cite("1.22", "4.34", *(("4.32",) if attack.action.single else ()))
    if len(attack.models) > 1:
        battle.cite("4.36", "4.58")
    battle.tell(DamageDealt(target.id, zone, force.total, resistance.total, damage))
    if damage == 0:
        battle.cite("4.40")
    special = attack.ammo >= 0 and attack.ammo_type() != "round"
    if special and await _special(battle, attack, target, damage, hex_):
        return
    attack.eliminated += await lose_health(
        battle,
        target,
        reached_models(battle, attack, target),
        damage,
        by=unit.seat,
        single=attack.action.single,
        story=lambda: attack.story(battle),
    )


async def _special(battle: Battle, attack: Attack, target: Unit, damage: int, hex_: Hex) -> bool:
    """Sedatives and Nets take the place of Damage (4.68, 4.72, 4.75); whether they did."""
    unit, place = attack.unit, attack.ammo
    attack.ammo = -1
    card = battle.content.ammunition[unit.ammo[place]]
    if card.type == "sedative" and target.profile.human:
        spend(battle, unit, place)
        return False
    if damage < card.needs or (card.type == "sedative" and target.sedated):
        spend(battle, unit, place)
    elif card.type == "sedative":
        dose(battle, unit, place, target)
    else:
        catch(battle, unit, place, target, hex_)
    return True
