"""The windows every attack goes through, Overwatch included (3.70-3.78)."""

from typing import Literal

from msgspec import Struct

from grognard.kernel.acts import Roll
from grognard.kernel.questions import Choose, Option
from grognard.rulesets.colossus import melee, ram, ranged
from grognard.rulesets.colossus.battle import Battle, Unit
from grognard.rulesets.colossus.damage import suffer
from grognard.rulesets.colossus.events import (
    Attacked,
    CoverUsed,
    FocusFired,
    Hit,
    Missed,
    Recoiled,
    Rerolled,
    TagUsed,
)
from grognard.rulesets.colossus.field import closest, covers, distance, enemies_in_sight, is_forward
from grognard.rulesets.colossus.stress import USE_OR_KEEP, add_stress

ATTACK_NEED = 4
DEFENCE_NEED = 5
POOLS = {
    "ranged": (ranged.attack_pool, ranged.defence_pool),
    "melee": (melee.attack_pool, melee.defence_pool),
    "ram": (ram.attack_pool, ram.defence_pool),
}
"""The attacker's dice and the defender's, by kind of attack."""


class Attack(Struct):
    """One attack as it is declared (3.70) and as tags change it on the way."""

    kind: Literal["ranged", "melee", "ram"]
    attacker: Unit
    target: Unit
    bracket: str = "melee"
    """The range bracket whose DMG counts (4.410)."""
    overwatch: bool = False
    indirect: bool = False
    deadeye: bool = False
    spotter: Unit | None = None
    flanker: bool = False
    sentinel: bool = False
    bulwark: bool = False
    flak_screen: bool = False


async def resolve(battle: Battle, attack: Attack) -> None:
    """Resolve a declared attack, window by window."""
    attacker, target = attack.attacker, attack.target
    battle.tell(
        Attacked(
            attacker.id,
            target.id,
            attack.kind,
            attack.overwatch,
            attack.bracket,
            round(distance(battle, attacker, target), 2),
        )
    )
    if target.destroyed:
        battle.cite("4.308")
    focus_fire(battle, attack)
    await attack_tags(battle, attack)
    await defence_tags(battle, attack)
    attack_pool, defence_pool = POOLS[attack.kind]
    attack_dice, defence_dice = attack_pool(battle, attack), defence_pool(battle, attack)
    hits = await Roll(
        attack_dice,
        ATTACK_NEED,
        piece=attacker.id,
        seat=attacker.seat,
        rule="4.701",
        topic="attack",
    )
    shelter = shelter_of(battle, attack)
    may_reroll = shelter or (attack.kind == "ranged" and attacker.may_use("tracking"))
    saves = await Roll(
        defence_dice,
        DEFENCE_NEED,
        enough=None if may_reroll else hits,
        piece=target.id,
        seat=target.seat,
        rule="4.702",
        topic="defence",
    )
    battle.cite("1.5", "3.72", "3.73", "3.74", "4.700")
    hits = await tracking(battle, attack, hits, saves, attack_dice.total)
    saves = await cover_reroll(battle, attack, shelter, hits, saves, defence_dice.total)
    battle.cite("3.77")
    if hits > saves:
        await hit(battle, attack, hits, saves)
    else:
        battle.tell(Missed(attacker.id, target.id, hits, saves))


def focus_fire(battle: Battle, attack: Attack) -> None:
    """Shooting past the closest enemy in sight costs 1 Stress (4.411, 4.220)."""
    if costs_focus_fire(battle, attack):
        battle.tell(FocusFired(attack.attacker.id, attack.target.id))
        add_stress(battle, attack.attacker, 1, "focus-fire", "4.411")


def costs_focus_fire(battle: Battle, attack: Attack) -> bool:
    """Whether the target is not the closest enemy in sight, and nothing excuses it."""
    if attack.kind != "ranged" or attack.deadeye:
        return False
    seen = enemies_in_sight(battle, attack.attacker)
    return bool(seen) and attack.target not in closest(battle, attack.attacker, seen)


async def attack_tags(battle: Battle, attack: Attack) -> None:
    """The attacker's ATK and OW tags (3.72). Panic makes ranged ones void (4.401)."""
    attacker = attack.attacker
    if attack.kind == "ram" or (attack.kind == "ranged" and attacker.panicked):
        return
    behind = not is_forward(battle, attack.target, attacker.place)
    if behind and await _uses(battle, attacker, "flanker", "4.913"):
        attack.flanker = True
    weakened = attack.overwatch and not melee.strikes_fully(battle, attack)
    if weakened and await _uses(battle, attacker, "sentinel", "4.920"):
        attack.sentinel = True


async def defence_tags(battle: Battle, attack: Attack) -> None:
    """The defender's DEF tags (3.73)."""
    target = attack.target
    ahead = is_forward(battle, target, attack.attacker.place)
    if ahead and await _uses(battle, target, "bulwark", "4.912"):
        attack.bulwark = True
    if attack.indirect and await _uses(battle, target, "flak_screen", "4.910"):
        attack.flak_screen = True


async def _uses(battle: Battle, unit: Unit, tag: str, rule: str) -> bool:
    """Whether a unit that may use a tag does; once per Turn (4.901)."""
    if not unit.may_use(tag):
        return False
    wish = await Choose(unit.seat, USE_OR_KEEP, rule=rule, topic=tag, piece=unit.id)
    if wish == "keep":
        return False
    use_tag(battle, unit, tag, rule)
    return True


def use_tag(battle: Battle, unit: Unit, tag: str, *rules: str) -> None:
    """A unit uses a tag for this Turn (4.901)."""
    unit.use(tag)
    battle.cite(*rules, "4.901")
    battle.tell(TagUsed(unit.id, tag))


async def tracking(battle: Battle, attack: Attack, hits: int, saves: int, dice: int) -> int:
    """The attacker may reroll one die of a Ranged Attack (3.75, 4.921)."""
    attacker = attack.attacker
    if attack.kind != "ranged" or not attacker.may_use("tracking"):
        return hits
    wish = await Choose(
        attacker.seat,
        (_KEEP, *_dice_to_reroll(hits, dice)),
        rule="4.921",
        topic="tracking",
        default="miss" if hits < dice and hits - saves <= 1 else "keep",
        piece=attacker.id,
        facts={"hits": hits, "saves": saves},
    )
    if wish == "keep":
        return hits
    attacker.use("tracking")
    battle.cite("3.75")
    battle.tell(TagUsed(attacker.id, "tracking"))
    again = await Roll(
        1, ATTACK_NEED, piece=attacker.id, seat=attacker.seat, rule="4.921", topic="reroll"
    )
    battle.tell(Rerolled(attacker.id, wish, bool(again)))
    return hits - (wish == "hit") + again


def shelter_of(battle: Battle, attack: Attack) -> list[str]:
    """What covers the defender; nothing does in melee or against a Ram (4.310, 4.527)."""
    if attack.kind != "ranged":
        return []
    return covers(battle, attack.attacker, attack.target, indirect=attack.indirect)


async def cover_reroll(
    battle: Battle, attack: Attack, available: list[str], hits: int, saves: int, dice: int
) -> int:
    """A defender in Cover may reroll one die, and loses that cover (3.76, 4.430, 4.431)."""
    if not available:
        return saves
    target = attack.target
    battle.cite("4.310")
    rerolls = _dice_to_reroll(saves, dice)
    wish = await Choose(
        target.seat,
        (_KEEP, *(_cover_option(cover, die.key) for cover in available for die in rerolls)),
        rule="4.430",
        topic="cover",
        default=f"{available[0]}:miss" if hits - saves == 1 and saves < dice else "keep",
        piece=target.id,
        facts={"hits": hits, "saves": saves},
    )
    if wish == "keep":
        return saves
    cover, die = wish.split(":")
    battle.cite("3.76")
    destroy_cover(battle, target, cover)
    again = await Roll(
        1, DEFENCE_NEED, piece=target.id, seat=target.seat, rule="4.430", topic="reroll"
    )
    battle.tell(Rerolled(target.id, die, bool(again)))
    return saves - (die == "hit") + again


_KEEP = Option("keep")
_MISS = Option("miss")
_HIT = Option("hit")


def _dice_to_reroll(successes: int, dice: int) -> list[Option]:
    """Dice differ only in being a success or not, so one of each kind is offered."""
    return ([_MISS] if successes < dice else []) + ([_HIT] if successes else [])


def _cover_option(cover: str, die: str) -> Option:
    piece = None if cover == "smoke" else cover
    return Option(f"{cover}:{die}", say=f"option-cover-{die}", piece=piece, facts={"cover": cover})


def destroy_cover(battle: Battle, unit: Unit, cover: str) -> None:
    """Used cover is destroyed at once, whatever the result (4.431)."""
    battle.tell(CoverUsed(unit.id, cover))
    if cover == "smoke":
        unit.smoke = False
    else:
        battle.demolish(int(cover[1:]))


async def hit(battle: Battle, attack: Attack, hits: int, saves: int) -> None:
    """A hit deals the DMG of the bracket once (4.704), in the order of 3.78."""
    attacker, target = attack.attacker, attack.target
    printed = damage_of(attack)
    damage = printed
    if await _reduces(battle, target, damage):
        damage = max(1, damage - 1)
    battle.cite("3.78")
    battle.tell(Hit(attacker.id, target.id, hits, saves, damage))
    pierces = attack.kind == "ranged" and attacker.profile.has("piercing")
    if pierces:
        battle.cite("4.918")
    lost = suffer(battle, target, damage, piercing=1 if pierces else 0)
    if lost and attacker.profile.has("dread") and not target.destroyed:
        add_stress(battle, target, 1, "dread", "4.923")
    if attack.kind == "ram":
        _recoil(battle, attacker, printed)


def damage_of(attack: Attack) -> int:
    """The DMG of an attack that hits, before anything reduces it."""
    if attack.kind == "ram":
        return ram.damage(attack.attacker, attack.target, attack.attacker.ram_distance).total
    return attack.attacker.profile.damage[attack.bracket]


async def _reduces(battle: Battle, target: Unit, damage: int) -> bool:
    """Reactive Plates take 1 off the DMG of one attack, never below 1 (4.919)."""
    if damage < 2 or target.destroyed or not target.may_use("reactive_plates"):
        return False
    return await _uses(battle, target, "reactive_plates", "4.919")


def _recoil(battle: Battle, attacker: Unit, damage: int) -> None:
    """A ram that hits hurts the rammer too (4.632), unless it has a Ram Prow (4.909)."""
    amount = ram.recoil(attacker, damage)
    if amount:
        battle.tell(Recoiled(attacker.id, amount))
        suffer(battle, attacker, amount)
    else:
        battle.cite("4.909")
