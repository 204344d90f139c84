"""Machines an army may be built of (2.1, 2.2)."""

from grognard.content import Recruit
from grognard.rulesets.colossus.content import Profile
from grognard.rulesets.colossus.lists import BIGGEST, MOST_OF_A_KIND
from grognard.rulesets.colossus.view import card


def recruit(machine: Profile) -> Recruit:
    """A machine of either faction."""
    commands = machine.has("command")
    return Recruit(
        id=machine.id,
        faction=machine.faction,
        group="command" if commands else "machine",
        cost=machine.pv,
        most=1 if commands or machine.size == BIGGEST else MOST_OF_A_KIND,
        clause="2.1",
        card=card(machine),
    )
