"""Figures a band may be built of, at the price of the formula (2.2-2.6)."""

from grognard.content import Recruit
from grognard.rulesets.baroud.content import Profile
from grognard.rulesets.baroud.view import card


def recruit(figure: Profile) -> Recruit:
    """A figure of a faction, or a free lance."""
    return Recruit(
        id=figure.id,
        faction=figure.faction or "",
        group=_group(figure),
        cost=figure.points,
        most=figure.most if figure.faction else 1,
        clause="2.2",
        card=card(figure),
    )


def _group(figure: Profile) -> str:
    if figure.faction is None:
        return "free_lance"
    return "personality" if figure.is_personality else "figure"
