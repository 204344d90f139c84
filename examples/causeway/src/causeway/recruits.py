"""What a team may be built of, as army builders show it (1.1-1.3)."""

from causeway.content import Profile
from causeway.lists import MOST
from causeway.view import card
from grognard.content import Recruit, Upgrade


def recruit(profile: Profile) -> Recruit:
    """A kind of runner, with its price and what it may have."""
    offered = [profile.content.upgrades[id_] for id_ in profile.upgrades]
    return Recruit(
        id=profile.id,
        faction=profile.faction,
        group="runner",
        cost=profile.cost,
        most=MOST,
        clause="1.2",
        card=card(profile),
        upgrades=tuple(Upgrade(each.id, each.cost, each.clause) for each in offered),
    )
