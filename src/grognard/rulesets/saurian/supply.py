"""Interact and Rally: crates, purchases, lifting spirits (4.99-4.102)."""

from typing import Any

from grognard.kernel.questions import Choose, Option
from grognard.kernel.said import Say
from grognard.rulesets.saurian.battle import UNSEEN, Battle, Unit, is_condition, is_fear
from grognard.rulesets.saurian.casualties import hex_facts, return_condition
from grognard.rulesets.saurian.draws import refill_next
from grognard.rulesets.saurian.events import CrateOpened, Equipped, Rallied
from grognard.rulesets.saurian.reach import arms, free_models
from grognard.rulesets.saurian.victory import (
    CRATE_REQUISITION,
    CRATES,
    gain_requisition,
    score_crate,
)

MOST_AMMUNITION = 4
RALLY_RANGE = 2


def crates_beside(battle: Battle, unit: Unit) -> list[str]:
    """Crates and caches next to a model that may act: ``open@hex`` (4.100)."""
    near = {hex_ for model in free_models(battle, unit) for hex_ in battle.board.next[model.at]}
    return [
        f"open@{thing.at}" for thing in battle.things if thing.at in near and thing.kind in CRATES
    ]


def purchases(battle: Battle, unit: Unit) -> list[str]:
    """What a unit could buy: ``buy:card``, or ``buy:card:replaced`` for a fifth ammunition card."""
    money = battle.player(unit.seat).requisition
    if money <= 0 or not free_models(battle, unit):
        return []
    found = []
    for weapon in battle.content.weapons.values():
        on_sale = weapon.supply and battle.supply.get(weapon.id, 0) and weapon.cost <= money
        if on_sale and unit.profile.ballistic is not None:
            found.append(f"buy:{weapon.id}")
    accepted = {weapon.accepts for weapon in arms(unit)}
    for card in battle.content.ammunition.values():
        if not battle.supply.get(card.id, 0) or card.cost > money or card.type not in accepted:
            continue
        if len(unit.ammo) < MOST_AMMUNITION:
            found.append(f"buy:{card.id}")
        else:
            others = dict.fromkeys(old for old in unit.ammo if old != card.id)
            found += [f"buy:{card.id}:{old}" for old in others]
    found += [
        f"buy:{item.id}"
        for item in battle.content.gear.values()
        if battle.supply.get(item.id, 0) and item.cost <= money
    ]
    return found


def can_interact(battle: Battle, unit: Unit) -> bool:
    """Whether there is anything to open or to buy (4.100)."""
    return unit.profile.human and bool(crates_beside(battle, unit) or purchases(battle, unit))


def _interact_option(battle: Battle, key: str) -> Option:
    kind, _, rest = key.partition("@")
    if kind == "open":
        at = battle.board.point(int(rest))
        return Option(key, "option-open", None, at, hex_facts(battle, int(rest)))
    _, card, *replaced = key.split(":")
    facts: dict[str, Any] = {"card": card, "cost": price_of(battle, card)}
    if replaced:
        group = Say("option-buy", {**facts})
        facts |= {"old": f"card-{replaced[0]}"}
        return Option(key, "option-replace", facts=facts, group=group, card=card)
    return Option(key, "option-buy", facts=facts, card=card)


def price_of(battle: Battle, card: str) -> int:
    """What a card of the supply costs in Requisition (7G)."""
    content = battle.content
    for stock in (content.weapons, content.ammunition, content.gear):
        if card in stock:
            return stock[card].cost
    raise KeyError(card)


async def interact(battle: Battle, unit: Unit) -> bool:
    """Open a crate or buy one card (4.100); whether anything was done."""
    key = await Choose(
        unit.seat,
        lambda: [
            *(
                _interact_option(battle, key)
                for key in (*crates_beside(battle, unit), *purchases(battle, unit))
            ),
            Option("none", "option-no-interact"),
        ],
        rule="4.100",
        topic="interact",
        default=lambda: next(iter(crates_beside(battle, unit)), "none"),
        piece=unit.id,
        facts={"requisition": battle.player(unit.seat).requisition},
    )
    if key == "none":
        return False
    if key.startswith("open@"):
        open_crate(battle, unit, int(key.partition("@")[2]))
    else:
        _, card, *replaced = key.split(":")
        equip(battle, unit, card, replaced[0] if replaced else "")
    return True


def open_crate(battle: Battle, unit: Unit, hex_: int) -> None:
    """A crate gives Requisition and is removed (4.100)."""
    battle.things = [thing for thing in battle.things if thing.at != hex_]
    battle.moved()
    battle.tell(CrateOpened(unit.id))
    gain_requisition(battle, unit.seat, CRATE_REQUISITION)
    score_crate(battle, unit.seat)


def equip(battle: Battle, unit: Unit, card: str, replaced: str) -> None:
    """Buy and equip a card of the supply; what it replaces is lost (4.101)."""
    battle.supply[card] -= 1
    player = battle.player(unit.seat)
    player.requisition -= price_of(battle, card)
    if card in battle.content.weapons:
        unit.weapon = kind = card
    elif card in battle.content.gear:
        unit.gear = kind = card
    else:
        if replaced:
            unit.ammo.remove(replaced)
        unit.ammo.append(card)
        kind = battle.content.ammunition[card].type
    battle.tell(Equipped(unit.id, kind))


def rally_targets(battle: Battle, unit: Unit) -> list[Unit]:
    """Allied units within 2 hexes, itself included, that may have a Fear card (4.102)."""
    return [
        other
        for other in battle.able()
        if other.side == unit.side
        and battle.between(unit, other) <= RALLY_RANGE
        and _may_be_afraid(other)
    ]


def _may_be_afraid(unit: Unit) -> bool:
    """Whether, for all that everybody sees, a Fear card lies there: a Wound has the same back."""
    return any(map(is_fear, unit.deck.top)) or (bool(unit.next) and is_condition(unit.next))


async def rally(battle: Battle, unit: Unit) -> bool:
    """Take the fear off one unit (4.102)."""
    options = [
        Option(t.id, "option-target", t.id, facts={"unit": t.id})
        for t in rally_targets(battle, unit)
    ]
    options.append(Option("none", "option-no-target"))
    key = await Choose(unit.seat, options, rule="4.102", topic="rally", piece=unit.id)
    if key == "none":
        return False
    target = battle.unit(key)
    scared = [card for card in target.deck.top if is_fear(card)]
    target.deck.top = [card for card in target.deck.top if not is_fear(card)]
    if target.next and is_fear(target.next):
        scared.append(target.next)
        target.next = ""
        await refill_next(battle, target)
    for card in scared:
        return_fear(battle, card)
    battle.tell(Rallied(target.id, len(scared)))
    return True


def return_fear(battle: Battle, card: str) -> None:
    """A Fear card leaves a unit; one nobody has seen gets lost among the unseen ones."""
    if card.startswith(UNSEEN):
        battle.fear.middle = sorted([*battle.fear.middle, card.lstrip(UNSEEN).partition("@")[0]])
    else:
        return_condition(battle, card)
