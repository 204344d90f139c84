"""Drawing action cards: empty decks, bleeding, the Next slot refilled (3.22, 3.23)."""

from grognard.kernel.acts import Draw
from grognard.rulesets.saurian.battle import Battle, Unit, name_of, seen, shown
from grognard.rulesets.saurian.casualties import eliminate
from grognard.rulesets.saurian.events import Bled, HealthLost


async def draw_cards(battle: Battle, unit: Unit, count: int, rule: str) -> None:
    """Draw into the unit's hand; an empty deck is made anew from its discard pile (3.23)."""
    while count > 0:
        if not len(unit.deck):
            if not unit.discard:
                return
            battle.cite("3.23")
            unit.deck.shuffle(*unit.discard)
            unit.discard = []
        cards = await Draw(
            unit.deck,
            count,
            lambda: printed_on(unit),
            name_of,
            piece=unit.id,
            rule=rule,
            topic="draw",
            seat=unit.seat,
        )
        unit.deck.take(cards)
        count -= len(cards)
        for card in cards:
            bleeding = conditions_effect(unit, card) == "bleeding"
            unit.hand.append(shown(card) if bleeding else seen(card))
            if bleeding:
                bleed(battle, unit)


def printed_on(unit: Unit) -> tuple[str, ...]:
    """Every card that could ever be in a unit's deck: its own and all Conditions (1.30)."""
    content = unit.profile.content
    return (*content.action_deck(unit.profile.deck), *content.conditions)


def conditions_effect(unit: Unit, card: str) -> str:
    """What a Condition card does; nothing for an Action card."""
    found = unit.profile.content.conditions.get(name_of(card))
    return found.effect if found is not None else ""


def bleed(battle: Battle, unit: Unit) -> None:
    """Bleeding costs a Health Point whenever it is drawn, never the last model (7F)."""
    battle.tell(Bled(unit.id))
    model = max(unit.models, key=lambda model: model.health)
    if model.health > 1:
        model.health -= 1
        battle.tell(HealthLost(unit.id, 1))
    elif len(unit.models) > 1:
        model.health = 0
        battle.tell(HealthLost(unit.id, 1))
        eliminate(battle, unit, model, None)


async def refill_next(battle: Battle, unit: Unit) -> None:
    """An emptied Next slot takes the top card of the action deck (4.102, 3.23)."""
    hand, unit.hand = unit.hand, []
    await draw_cards(battle, unit, 1, "4.102")
    if unit.hand:
        unit.next = unit.hand.pop()
    unit.hand = hand
