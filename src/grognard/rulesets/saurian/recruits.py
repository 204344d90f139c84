"""Units an army may be built of, and the cards of its hero deck (2.1, 2.2)."""

from functools import cache

from grognard.content import CardChoice, CardRule, Recruit
from grognard.rulesets.saurian.content import (
    DEFAULT_HERO_DECK,
    MOST_OF_A_NAME,
    Profile,
    factions,
    hero_deck,
    heroes,
)
from grognard.rulesets.saurian.lists import most_of
from grognard.rulesets.saurian.view import card


def recruit(board: Profile) -> Recruit:
    """A unit of either faction."""
    return Recruit(
        id=board.id,
        faction=board.faction,
        group="hero" if "hero" in board.abilities else "unit",
        cost=board.value,
        most=most_of(board),
        clause="2.1",
        card=card(board),
    )


@cache
def card_rule() -> CardRule:
    """The hero deck: 20 cards of the faction, at most 2 of a name (2.2)."""
    return CardRule(
        size=DEFAULT_HERO_DECK,
        clause="2.2",
        cards=tuple(CardChoice(c.id, c.faction, MOST_OF_A_NAME) for c in heroes().values()),
        usual={faction: hero_deck(faction) for faction in factions()},
    )
