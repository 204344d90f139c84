"""Units an army may be built of (2.1)."""

from grognard.content import Recruit
from grognard.rulesets.saurian.content import Profile
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
