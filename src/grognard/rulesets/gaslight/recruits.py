"""Heroes who bring Funds, and Henchmen who cost them (2.4, 2.6)."""

from functools import cache

from grognard.content import Recruit
from grognard.rulesets.gaslight.content import Profile, profile, unit_entries
from grognard.rulesets.gaslight.view import card


@cache
def recruits() -> tuple[Recruit, ...]:
    """Every Hero and every Henchman of both factions."""
    return tuple(_recruit(profile(unit)) for unit in unit_entries())


def _recruit(member: Profile) -> Recruit:
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
