"""Fighters a company may be built of (2.1-2.6)."""

from functools import cache

from grognard.content import Recruit
from grognard.rulesets.brimstone.content import Profile, factions, profile, unit_entries
from grognard.rulesets.brimstone.view import card


@cache
def recruits() -> tuple[Recruit, ...]:
    """Every fighter of both factions, and the Sellswords either may hire."""
    return tuple(_recruit(profile(unit)) for unit in unit_entries())


def _recruit(fighter: Profile) -> Recruit:
    hired = factions()[fighter.faction].hired
    return Recruit(
        id=fighter.id,
        faction="" if hired else fighter.faction,
        group="sellsword" if hired else fighter.rank,
        cost=fighter.cost,
        most=1 if fighter.named else fighter.rarity,
        clause="2.1",
        card=card(fighter),
    )
