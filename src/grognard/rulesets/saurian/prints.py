"""What cards look like, from the front and from the back (1.24-1.25, 7C-7G)."""

from grognard.kernel.said import Say
from grognard.kernel.views import CardPrint, SymbolView
from grognard.rulesets.saurian.battle import is_condition
from grognard.rulesets.saurian.content import Card, Content

BACK_OF_CONDITION = "back_condition"


def back_of(content: Content, card_: str) -> str:
    """What the back of a card shows: its Initiative, or that it is a Condition card (1.24)."""
    if is_condition(card_):
        return BACK_OF_CONDITION
    return f"back_{content.cards[card_].initiative}"


def prints(content: Content) -> dict[str, CardPrint]:
    """Every card and every back, by its id."""
    return {
        **{card.id: _action(card) for card in content.cards.values()},
        **{h.id: CardPrint("hero", str(h.command or "")) for h in content.heroes.values()},
        **{name: CardPrint("condition") for name in content.conditions},
        **{ammo.id: CardPrint(ammo.type) for ammo in content.ammunition.values()},
        **{name: CardPrint("equipment") for name in (*content.weapons, *content.gear)},
        **_backs(content),
    }


def _action(card: Card) -> CardPrint:
    """An Action card: its Initiative in the corner, its combo symbols below (1.25, 3.37)."""
    symbols = (SymbolView(name, Say(f"stat-{name}"), card.ender) for name in card.combo)
    return CardPrint("action", str(card.initiative), symbols=tuple(symbols))


def _backs(content: Content) -> dict[str, CardPrint]:
    known = {
        back_of(content, card.id): CardPrint("action", str(card.initiative), is_back=True)
        for card in content.cards.values()
    }
    types = sorted({ammo.type for ammo in content.ammunition.values()})
    return {
        **known,
        BACK_OF_CONDITION: CardPrint("condition", is_back=True),
        **{f"back_{kind}": CardPrint(kind, is_back=True) for kind in types},
    }
