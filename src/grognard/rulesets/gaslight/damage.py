"""Hits, Critical Hits and damage (4.90-4.97)."""

from grognard.kernel.questions import Seat
from grognard.kernel.tallies import Tally
from grognard.rulesets.gaslight.battle import Battle, Instance, Model
from grognard.rulesets.gaslight.content import number_of
from grognard.rulesets.gaslight.events import HardToKill, Hit, Unharmed, Wounded
from grognard.rulesets.gaslight.states import trigger, trigger_fall
from grognard.rulesets.gaslight.trials import spell_effects

GRUESOME = 2


def crits_of(margin: int) -> int:
    """Critical Hits: the margin beyond the first success (4.91)."""
    return max(0, margin - 1)


def score(
    battle: Battle,
    attacker: Model,
    target: Model,
    *,
    margin: int,
    strength: int,
    damage: str,
    attack: str,
    rules: tuple[str, ...],
) -> None:
    """A hit: its Strength and Critical Hits are fixed now, the rest waits (4.94, 4.95)."""
    crits = crits_of(margin)
    gruesome = "gruesome" in rules
    bonus = crits * (GRUESOME if gruesome else 1)
    battle.tell(Hit(attacker.id, target.id, margin, crits, strength))
    if crits:
        battle.cite("4.92", *(("4.153",) if gruesome else ()))
    battle.pending.damage.append(
        Instance(
            target.id,
            strength + bonus,
            damage,
            attack,
            number_of(rules, "armor_piercing"),
            "ignores_armor" in rules,
            attacker.seat,
            attacker.id,
        )
    )
    hit_triggers(battle, target, rules)


def hit_triggers(battle: Battle, target: Model, rules: tuple[str, ...]) -> None:
    """A hit may knock down (4.163); near an edge it calls for a Falling test, even for no damage.

    The test is due to the hit itself, of the same moment as the knockdown (4.100, 4.101).
    """
    if "knockdown" in rules:
        trigger(battle, "knockdown", [target])
    trigger_fall(battle, target, same_moment="knockdown" in rules)


def damage_of(battle: Battle, model: Model, instance: Instance) -> Tally:
    """What an instance takes from a model now (4.90)."""
    kinds = (instance.damage, instance.attack)
    tally = Tally("damage").add("4.90", "strength", instance.strength)
    if not instance.ignores_armor:
        tally.add("4.93", "armor", -_armor_met(battle, model, instance))
    tally.add("4.159", "resistance", -model.profile.number("resistance", *kinds))
    tally.at_least(0, "4.90")
    if model.profile.is_typed("vulnerability", *kinds):
        tally.add("4.160", "vulnerability", tally.total)
    return tally


def _armor_met(battle: Battle, model: Model, instance: Instance) -> int:
    acid = model.acid if instance.acid is None else instance.acid
    return effective_armor(battle, model, instance.piercing, acid).total


def effective_armor(
    battle: Battle, model: Model, piercing: int = 0, acid: int | None = None
) -> Tally:
    """Armor and buffs, then acid, then Armor Piercing, never below 0 (4.93, 4.150, 4.174)."""
    tally = Tally("armor").add("1.12", "armor", model.profile.armor)
    for spell, amount in spell_effects(battle, model, "armor"):
        tally.add("4.141", f"spell-{spell}", amount)
    tally.add("4.174", "acid", -min(model.acid if acid is None else acid, tally.total))
    return tally.add("4.150", "armor-piercing", -min(piercing, tally.total))


def apply(battle: Battle) -> dict[str, Seat]:
    """Step 3: every instance in the order it came about; whom each casualty is credited to."""
    fallen: dict[str, Seat] = {}
    for instance in battle.pending.damage:
        model = battle.model(instance.victim)
        if model.at is None or model.wounds == 0:
            continue
        tally = damage_of(battle, model, instance)
        battle.cite(*(part.rule for part in tally.parts))
        if instance.piercing:
            battle.cite("4.150")
        if tally.total == 0:
            battle.tell(Unharmed(model.id, instance.cause))
            continue
        if _suffer(battle, model, tally.total, instance.cause):
            fallen[model.id] = instance.credit if instance.credit != model.seat else ""
            battle.cite("4.97")
    battle.pending.damage = []
    return fallen


def _suffer(battle: Battle, model: Model, amount: int, cause: str) -> bool:
    """Take Wounds; Hard to Kill leaves one of two or more (4.154). Whether that was the last."""
    if amount >= model.wounds > 1 and model.has("hard_to_kill"):
        battle.tell(HardToKill(model.id))
        amount = model.wounds - 1
    model.wounds = max(0, model.wounds - amount)
    battle.tell(Wounded(model.id, amount, cause, model.wounds))
    return model.wounds == 0
