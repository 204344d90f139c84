"""The windows every attack goes through, Overwatch included (3.70-3.78)."""

from typing import Literal

from msgspec import Struct

from grognard.kernel.acts import Roll
from grognard.kernel.questions import Choose, Option
from grognard.rulesets.colossus import melee, ram, stories
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
from grognard.rulesets.colossus.pools import damage_of, pools
from grognard.rulesets.colossus.stress import KEEP, add_stress, use_or_keep

ATTACK_NEED = 4
DEFENCE_NEED = 5


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
    attack_dice, defence_dice = pools(battle, attack)
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
    hits = await tracking(battle, attack, hits, saves, attack_dice.total, shelter)
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
    if behind and await _adds_dice(battle, attack, attacker, "flanker", "4.913"):
        attack.flanker = True
    weakened = attack.overwatch and not melee.strikes_fully(battle, attack)
    if weakened and await _adds_dice(battle, attack, attacker, "sentinel", "4.920"):
        attack.sentinel = True


async def defence_tags(battle: Battle, attack: Attack) -> None:
    """The defender's DEF tags (3.73)."""
    target = attack.target
    ahead = is_forward(battle, target, attack.attacker.place)
    if ahead and await _adds_dice(battle, attack, target, "bulwark", "4.912"):
        attack.bulwark = True
    if attack.indirect and await _adds_dice(battle, attack, target, "flak_screen", "4.910"):
        attack.flak_screen = True


async def _adds_dice(battle: Battle, attack: Attack, unit: Unit, tag: str, rule: str) -> bool:
    """Whether a unit that may use a tag for more dice does; once per Turn (4.901)."""
    if not unit.may_use(tag):
        return False
    wish = await Choose(
        unit.seat,
        use_or_keep(tag),
        rule=rule,
        topic=tag,
        piece=unit.id,
        story=stories.of_attack(battle, attack),
        passing="keep",
        window="tags",
        moot=lambda: beats_a_wreck(attack),
    )
    if wish == "keep":
        return False
    use_tag(battle, unit, tag, rule)
    return True


def beats_a_wreck(attack: Attack) -> bool:
    """Whether nothing comes of an attack, hit or miss: the target is lost (4.308).

    A Ram that hits hurts the rammer all the same (4.632).
    """
    return attack.target.destroyed != "" and attack.kind != "ram"


def use_tag(battle: Battle, unit: Unit, tag: str, *rules: str) -> None:
    """A unit uses a tag for this Turn (4.901)."""
    unit.use(tag)
    battle.cite(*rules, "4.901")
    battle.tell(TagUsed(unit.id, tag))


async def tracking(
    battle: Battle, attack: Attack, hits: int, saves: int, dice: int, shelter: list[str]
) -> int:
    """The attacker may reroll one die of a Ranged Attack (3.75, 4.921)."""
    attacker = attack.attacker
    if attack.kind != "ranged" or not attacker.may_use("tracking"):
        return hits
    wish = await Choose(
        attacker.seat,
        lambda: [*_dice_to_reroll(hits, dice, ATTACK_NEED), KEEP],
        rule="4.921",
        topic="tracking",
        default="miss" if hits < dice and hits - saves <= 1 else "keep",
        piece=attacker.id,
        facts={"hits": hits, "saves": saves},
        story=stories.of_roll(battle, attack, hits, saves),
        passing="keep",
        window="rerolls",
        moot=lambda: beats_a_wreck(attack) or _is_decided(hits, saves, bool(shelter)),
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


def _is_decided(hits: int, saves: int, sheltered: bool) -> bool:
    """Whether another die of the attacker's can only take a sure hit from him, or changes nothing.

    A hit deals its DMG once, by however much it hits (4.704). A defender in Cover may still
    reroll one die of his own, for better or worse.
    """
    cover = 1 if sheltered else 0
    return hits > saves + cover or hits + 1 <= saves - cover


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
    wish = await Choose(
        target.seat,
        lambda: [*_cover_options(available, saves, dice), KEEP],
        rule="4.430",
        topic="cover",
        default=f"{available[0]}:miss" if hits - saves == 1 and saves < dice else "keep",
        piece=target.id,
        facts={"hits": hits, "saves": saves},
        story=stories.of_roll(battle, attack, hits, saves),
        passing="keep",
        window="rerolls",
        moot=lambda: _is_cover_in_vain(attack, available, hits, saves),
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


def _is_cover_in_vain(attack: Attack, available: list[str], hits: int, saves: int) -> bool:
    """Whether a reroll can only let a hit through, or changes nothing but the smoke it takes.

    Terrain that is given up is gone for everybody: somebody may want that by itself.
    """
    is_decided = saves >= hits or saves + 1 < hits
    return available == ["smoke"] and (is_decided or beats_a_wreck(attack))


def _dice_to_reroll(successes: int, dice: int, need: int) -> list[Option]:
    """Dice differ only in being a success or not, so one of each kind is offered."""
    facts = {"now": successes, "more": successes + 1, "less": successes - 1, "need": need}
    miss = Option("miss", facts=facts, note="note-reroll-miss")
    hit = Option("hit", facts=facts, note="note-reroll-hit", caution="caution-reroll-hit")
    return ([miss] if successes < dice else []) + ([hit] if successes else [])


def _cover_options(available: list[str], saves: int, dice: int) -> list[Option]:
    """Each cover for each kind of die; nobody rerolls a success but on purpose (4.430)."""
    return [
        Option(
            f"{cover}:{die.key}",
            say=f"option-cover-{die.key}",
            piece=None if cover == "smoke" else cover,
            facts={**(die.facts or {}), "cover": cover},
            note=die.note,
            caution=die.caution,
        )
        for die in _dice_to_reroll(saves, dice, DEFENCE_NEED)
        for cover in available
    ]


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
    if await _reduces(battle, attack, damage):
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


async def _reduces(battle: Battle, attack: Attack, damage: int) -> bool:
    """Reactive Plates take 1 off the DMG of one attack, never below 1 (4.919)."""
    target = attack.target
    if damage < 2 or target.destroyed or not target.may_use("reactive_plates"):
        return False
    wish = await Choose(
        target.seat,
        use_or_keep("reactive_plates"),
        rule="4.919",
        topic="reactive_plates",
        piece=target.id,
        facts={"damage": damage, "less": damage - 1},
        story=stories.of_hit(attack, damage),
        passing="keep",
        window="tags",
        # What is left of it is lost even so.
        moot=lambda: damage - 1 >= target.armor + target.structure,
    )
    if wish == "keep":
        return False
    use_tag(battle, target, "reactive_plates", "4.919")
    return True


def _recoil(battle: Battle, attacker: Unit, damage: int) -> None:
    """A ram that hits hurts the rammer too (4.632), unless it has a Ram Prow (4.909)."""
    amount = ram.recoil(attacker, damage)
    if amount:
        battle.tell(Recoiled(attacker.id, amount))
        suffer(battle, attacker, amount)
    else:
        battle.cite("4.909")
