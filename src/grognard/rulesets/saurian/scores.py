"""Scores: base skill, card, combo and whatever else counts, with the reason of each (1.38)."""

from grognard.kernel.tallies import Tally
from grognard.rulesets.saurian.battle import Battle, Unit, is_condition, name_of

FURY = "fu_1"
"""The card of a unit that is Furious (4.90)."""


def combo(unit: Unit, skill: str) -> int:
    """Cards directly under the Active card that show the same symbol without a break (3.37)."""
    cards = unit.profile.content.cards
    card = cards.get(unit.active)
    if card is None or skill not in card.combo:
        return 0
    count = 0
    for under in unit.stack[: max(0, unit.slots - 1)]:
        played = cards.get(under)
        if played is None or played.ender or skill not in played.combo:
            break
        count += 1
    return count


def score(
    battle: Battle, unit: Unit, skill: str, *, card: bool = True, knocked: bool = False
) -> Tally:
    """A skill as it counts in a test, before hero cards (1.38, 3.8, 4.49).

    ``card`` is whether the Active card may count: not in a Base Skill action of the unit itself.
    """
    tally = Tally(skill)
    tally.add("1.38", "base", unit.profile.base[skill])
    if unit.sedated:
        tally.add("4.71", "sedated", -1)
        return tally.at_least(0, "1.38")
    if unit.revealed:
        _add_card(tally, unit, skill, counts=card and not knocked)
    if unit.furious:
        tally.add("4.90", "furious", unit.profile.content.conditions[FURY].bonus.get(skill, 0))  # type: ignore[call-overload]
    for dose in unit.sedatives:
        tally.add("4.69", "sedative", battle.content.ammunition[dose].bonus.get(skill, 0))  # type: ignore[call-overload]
    if skill == "co":
        _add_presence(battle, tally, unit)
    return tally if tally.total >= 0 else tally.at_least(0, "1.38")


def _add_card(tally: Tally, unit: Unit, skill: str, *, counts: bool) -> None:
    card = unit.profile.content.cards.get(unit.active)
    if card is None:
        if unit.active and is_condition(unit.active):
            bonus = unit.profile.content.conditions[name_of(unit.active)].bonus
            tally.add("1.30", "condition", bonus.get(skill, 0))  # type: ignore[call-overload]
        return
    bonus = card.bonus.get(skill, 0)  # type: ignore[call-overload]
    linked = combo(unit, skill)
    if counts:
        tally.add("1.25", "card", bonus)
        tally.add("3.37", "combo", linked)
    else:
        tally.ignore("3.8", "card", bonus)
        tally.ignore("3.8", "combo", linked)


def _add_presence(battle: Battle, tally: Tally, unit: Unit) -> None:
    """Pack Sense and Steadying Presence (7A, 7B)."""
    for other in battle.units:
        if other is unit or other.gone or other.sedated:
            continue
        abilities = other.profile.abilities
        if "pack_sense" in abilities:
            if unit.profile.id == "rap" and other.seat == unit.seat and _near(battle, unit, other):
                tally.add("1.38", "pack-sense", 1)
        elif (
            "steadying_presence" in abilities
            and unit.profile.human
            and other.side == unit.side
            and _near(battle, unit, other)
        ):
            tally.add("1.38", "steadying-presence", 1)


def _near(battle: Battle, unit: Unit, other: Unit) -> bool:
    return battle.between(unit, other) <= 2


def armour(
    unit: Unit, zone: str, *, melee: bool, knocked: bool, pierce: int, extra: int = 0
) -> Tally:
    """The Armour Score of a zone against one attack (4.34, 4.35)."""
    tally = Tally("armour")
    tally.add("4.34", f"zone-{zone}", unit.profile.armour[zone])
    if not unit.sedated:
        if unit.revealed and not knocked:
            card = unit.profile.content.cards.get(unit.active)
            if card is not None:
                tally.add("1.25", "card", card.bonus.get("ar", 0))
                tally.add("3.37", "combo", combo(unit, "ar"))
        if melee and unit.gear and unit.profile.content.gear[unit.gear].effect == "riot_shields":
            tally.add("4.34", "riot-shields", 1)
        tally.add("4.34", "hero-card", extra)
    tally.add("4.35", "piercing", -pierce)
    return tally.at_least(0, "1.48")


def movement(unit: Unit) -> Tally:
    """Base movement points, whatever Sedatives take off (4.4, 4.69)."""
    tally = Tally("mv").add("4.4", "base", unit.profile.movement)
    for dose in unit.sedatives:
        tally.add("4.69", "sedative", unit.profile.content.ammunition[dose].bonus.get("mv", 0))
    return tally.at_least(0, "1.48")


def fear_score(battle: Battle, unit: Unit, *, card: bool = True) -> Tally:
    """Fear inspired (4.79). Knocked models of a unit lose the card, all standing ones keep it."""
    return score(battle, unit, "fe", card=card, knocked=all(m.knocked for m in unit.models))
