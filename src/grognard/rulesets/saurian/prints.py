"""What cards look like, from the front and from the back (1.24-1.25, 7C-7G)."""

from functools import cache

from grognard.kernel.said import Say
from grognard.kernel.views import CardPrint, SymbolView
from grognard.rulesets.saurian.battle import is_condition
from grognard.rulesets.saurian.content import (
    Card,
    ammunition,
    cards,
    conditions,
    gear,
    heroes,
    weapons,
)

BACK_OF_CONDITION = "back_condition"


def back_of(card_: str) -> str:
    """What the back of a card shows: its Initiative, or that it is a Condition card (1.24)."""
    if is_condition(card_):
        return BACK_OF_CONDITION
    return f"back_{cards()[card_].initiative}"


@cache
def prints() -> dict[str, CardPrint]:
    """Every card and every back, by its id."""
    return {
        **{card.id: _action(card) for card in cards().values()},
        **{hero.id: CardPrint("hero", str(hero.command or "")) for hero in heroes().values()},
        **{name: CardPrint("condition") for name in conditions()},
        **{ammo.id: CardPrint(ammo.type) for ammo in ammunition().values()},
        **{name: CardPrint("equipment") for name in (*weapons(), *gear())},
        **_backs(),
    }


def _action(card: Card) -> CardPrint:
    """An Action card: its Initiative in the corner, its combo symbols below (1.25, 3.37)."""
    symbols = (SymbolView(name, Say(f"stat-{name}"), card.ender) for name in card.combo)
    return CardPrint("action", str(card.initiative), symbols=tuple(symbols))


def _backs() -> dict[str, CardPrint]:
    known = {
        back_of(card.id): CardPrint("action", str(card.initiative), is_back=True)
        for card in cards().values()
    }
    types = sorted({ammo.type for ammo in ammunition().values()})
    return {
        **known,
        BACK_OF_CONDITION: CardPrint("condition", is_back=True),
        **{f"back_{kind}": CardPrint(kind, is_back=True) for kind in types},
    }
