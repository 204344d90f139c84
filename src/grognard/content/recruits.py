"""What may be fielded: units with their prices, in a form that any army builder can show.

A ruleset tells its recruits and its allowance; what an army costs follows from them, and
whether it is legal stays with the ruleset's own check.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any

from msgspec import Struct

from grognard.content.roster import Breach, Roster, RosterUnit
from grognard.kernel.said import Name, Value
from grognard.kernel.views import Fact


class Terms(Struct, frozen=True):
    """What an army is built for: the settings of the game, and who shares the side."""

    options: Mapping[str, Any] = {}
    players: int = 1
    """Players on the army's side."""
    scenario: str = ""
    """Nothing where the army is built for no scenario in particular."""


class Upgrade(Struct, frozen=True):
    """Something a unit may take, named by the message ``upgrade-ID``."""

    id: str
    cost: int
    clause: str


class Recruit(Struct, frozen=True):
    """A unit that an army may take, named by the message ``unit-ID``."""

    id: str
    faction: str
    """Empty for a unit that may join any faction."""
    group: str
    """Where it is listed, named by the message ``recruits-GROUP``."""
    cost: int
    most: int
    """How many of it one army may have."""
    clause: str
    """The clause that sets its price."""
    card: tuple[Fact, ...]
    brings: int = 0
    """What it adds to the allowance."""
    upgrades: tuple[Upgrade, ...] = ()


class CardChoice(Struct, frozen=True):
    """A card that an army may bring, named by the message ``card-ID``."""

    id: str
    faction: str
    most: int
    copies: int = 0
    """How many of it the printed list has."""
    units: tuple[str, ...] = ()
    """The units it is for, one of which the army must have; none where it is for all."""

    def is_for(self, units: Collection[str]) -> bool:
        """Whether an army of these units may bring it."""
        return not self.units or any(unit in units for unit in self.units)


class CardRule(Struct, frozen=True):
    """The cards an army brings besides its units."""

    size: int
    clause: str
    cards: tuple[CardChoice, ...]

    def usual(self, faction: str, units: Collection[str]) -> tuple[str, ...]:
        """The cards that are brought when none are named: those printed for these units.

        For each that is for others there is one more of those that are not.
        """
        cards = [card for card in self.cards if card.faction == faction and card.is_for(units)]
        printed = [card.id for card in cards for _ in range(card.copies)]
        spare = [card.id for card in cards for _ in range(card.most - card.copies)]
        return tuple([*printed, *spare][: self.size])


class Bill(Struct, frozen=True):
    """What each unit of an army costs, and what the army may cost altogether."""

    prices: tuple[int, ...]
    allowance: int | None

    @property
    def spent(self) -> int:
        """What the army costs."""
        return sum(self.prices)


def price(unit: RosterUnit, recruits: Mapping[str, Recruit]) -> int:
    """What a unit costs with all it takes; what nobody offers has no price."""
    recruit = recruits.get(unit.profile)
    if recruit is None:
        return 0
    upgrades = {upgrade.id: upgrade.cost for upgrade in recruit.upgrades}
    return recruit.cost + sum(upgrades.get(taken, 0) for taken in unit.options)


def bill(roster: Roster, recruits: Iterable[Recruit], allowance: int | None) -> Bill:
    """What an army costs, unit by unit."""
    known = {recruit.id: recruit for recruit in recruits}
    return Bill(tuple(price(unit, known) for unit in roster.units), allowance)


def not_offered(
    roster: Roster,
    units: Collection[str],
    clause: str,
    *,
    upgrades: Mapping[str, Collection[str]] | None = None,
    cards: bool = False,
) -> list[Breach]:
    """Whatever a roster takes that the ruleset does not offer: units, upgrades, cards."""
    offered = upgrades or {}
    found = [
        Breach(clause, "breach-unknown-unit", {"unit": unit.profile}, (unit.profile,))
        for unit in roster.units
        if unit.profile not in units
    ]
    found += [
        _no_upgrade(clause, unit.profile, taken)
        for unit in roster.units
        if unit.profile in units
        for taken in _surplus(unit.options, offered.get(unit.profile, ()))
    ]
    if roster.cards and not cards:
        found.append(Breach(clause, "breach-no-cards"))
    return found


def _surplus(taken: Sequence[str], offered: Collection[str]) -> list[str]:
    """Upgrades that are not offered, and those taken more than once."""
    return [
        each for place, each in enumerate(taken) if each not in offered or each in taken[:place]
    ]


def _no_upgrade(clause: str, unit: str, upgrade: str) -> Breach:
    facts: dict[str, Value] = {"unit": Name(f"unit-{unit}"), "upgrade": upgrade}
    return Breach(clause, "breach-no-upgrade", facts, (unit,))
