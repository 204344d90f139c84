"""Fighters a company may be built of (2.1-2.6)."""

from grognard.content import Recruit
from grognard.rulesets.brimstone.content import Profile
from grognard.rulesets.brimstone.view import card


def recruit(fighter: Profile) -> Recruit:
    """A fighter of a faction, or a Sellsword whom either may hire."""
    hired = fighter.content.factions[fighter.faction].hired
    return Recruit(
        id=fighter.id,
        faction="" if hired else fighter.faction,
        group="sellsword" if hired else fighter.rank,
        cost=fighter.cost,
        most=1 if fighter.named else fighter.rarity,
        clause="2.1",
        card=card(fighter),
    )
