"""Team lists: what a team may cost and have (chapter 1)."""

from collections.abc import Mapping, Sequence
from typing import Any

from causeway.battle import Race, Runner
from causeway.content import Content
from grognard.content import Breach, Roster, Terms, not_offered
from grognard.kernel.questions import Seat

POINTS = 6
MOST = 4


def allowance(content: Content, roster: Roster, terms: Terms) -> int:
    """What a team may cost (1.2)."""
    return POINTS


def breaches(content: Content, roster: Roster, terms: Terms) -> list[Breach]:
    """Every limit that a team breaks, by clause (1.1-1.3)."""
    offered = {unit: entry.upgrades for unit, entry in content.unit_entries.items()}
    unknown = not_offered(roster, offered, "1.1", upgrades=offered)
    if unknown:
        return unknown
    found = []
    if not 1 <= len(roster.units) <= MOST:
        found.append(Breach("1.1", "breach-size", {"units": len(roster.units), "most": MOST}))
    spent = price(content, roster)
    if spent > POINTS:
        found.append(Breach("1.2", "breach-budget", {"spent": spent, "points": POINTS}))
    return found


def price(content: Content, roster: Roster) -> int:
    """What a team costs (1.2, 1.3)."""
    runners = sum(content.unit_entries[unit.profile].cost for unit in roster.units)
    taken = [upgrade for unit in roster.units for upgrade in unit.options]
    return runners + sum(content.upgrades[upgrade].cost for upgrade in taken)


def usual(
    content: Content, scenario: str, seats: Sequence[Seat], options: Mapping[str, Any]
) -> list[str]:
    """The teams of a quick game: one that is fast, one that is many."""
    return list(content.forces)[: len(seats)]


def recruit(race: Race, seat: Seat, units: Sequence[str]) -> None:
    """Put a team into the race."""
    race.runners += [
        Runner(f"{seat.lower()}{number}", seat, race.setting.content.profile(unit))
        for number, unit in enumerate(units, start=1)
    ]
