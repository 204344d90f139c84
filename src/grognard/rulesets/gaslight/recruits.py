"""Heroes who bring Funds, and Henchmen who cost them (2.4, 2.6)."""

from grognard.content import Recruit
from grognard.rulesets.gaslight.content import Profile
from grognard.rulesets.gaslight.view import card


def recruit(member: Profile) -> Recruit:
    """A Hero or a Henchman of either faction."""
    return Recruit(
        id=member.id,
        faction=member.faction,
        group="hero" if member.is_hero else "henchman",
        cost=member.cost,
        most=1 if member.is_hero else member.most,
        clause="2.6",
        card=card(member),
        brings=member.funds,
    )
