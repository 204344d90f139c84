"""Company lists: game size, limits and ready companies (2.1-2.8, 7.E)."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from grognard.content import Breach, Force, Name, Roster, Terms, Value, made_for, not_offered
from grognard.kernel.questions import Seat
from grognard.rulesets.brimstone.battle import Battle, Model
from grognard.rulesets.brimstone.content import Content, Profile, Scenario

SMALL, STANDARD, LARGE = 100, 200, 300
LEAST_TROOPERS = 3
POINTS_PER_INDEPENDENT = 50
MOST_HIRED = 2


def points_of(scenario: Scenario, *, large: bool) -> int:
    """The game size: the scenario's, or 300 for a large game of a 200-point one (2.1)."""
    return LARGE if large and scenario.points == STANDARD else scenario.points


def ready(content: Content, points: int) -> list[Force]:
    """The ready companies made for a game size."""
    return [company for company in content.forces.values() if company.size == points]


def usual(
    content: Content, scenario: str, seats: Sequence[Seat], options: Mapping[str, Any]
) -> list[str]:
    """The first ready company of each faction for the game size (7.E)."""
    points = points_of(content.scenarios[scenario], large=options.get("large") is True)
    sides = [faction.id for faction in content.factions.values() if not faction.hired]
    return [made_for(content.forces.values(), faction, points)[0].id for faction in sides]


def allowance(content: Content, roster: Roster, terms: Terms) -> int:
    """The game size: the scenario's, or the smallest the list fits (2.1)."""
    large = terms.options.get("large") is True
    scenario = content.scenarios.get(terms.scenario)
    if scenario is not None:
        return points_of(scenario, large=large)
    return LARGE if large else _smallest(content, roster)


def _smallest(content: Content, roster: Roster) -> int:
    known = content.unit_entries
    spent = sum(known[u.profile].cost for u in roster.units if u.profile in known)
    return SMALL if spent <= SMALL else STANDARD


def breaches(content: Content, roster: Roster, terms: Terms) -> list[Breach]:
    """Every limit of recruiting that a roster breaks, by clause."""
    return broken_limits(content, roster, allowance(content, roster, terms))


def broken_limits(content: Content, roster: Roster, points: int) -> list[Breach]:
    """Every limit that a roster breaks in a game of that size."""
    unknown = not_offered(roster, content.unit_entries, "2.6")
    if unknown:
        return unknown
    profiles = [content.profile(unit.profile) for unit in roster.units]
    return [
        *_size(profiles, points),
        *_officer(profiles),
        *_copies(profiles),
        *_structure(profiles, points),
        *_faction(content, roster.faction, profiles),
    ]


def _size(profiles: Sequence[Profile], points: int) -> list[Breach]:
    spent = sum(p.cost for p in profiles)
    return [Breach("2.1", "breach-points", {"spent": spent, "points": points})] * (spent > points)


def _officer(profiles: Sequence[Profile]) -> list[Breach]:
    officers = tuple(p.id for p in profiles if p.rank == "officer")
    if len(officers) == 1:
        return []
    return [Breach("2.2", "breach-officer", {"officers": len(officers)}, officers)]


def _copies(profiles: Sequence[Profile]) -> list[Breach]:
    found = []
    cards = {p.id: p for p in profiles}
    for unit, number in sorted(Counter(p.id for p in profiles).items()):
        card = cards[unit]
        if card.named and number > 1:
            found.append(Breach("2.3", "breach-named", {"unit": Name(f"unit-{unit}")}, (unit,)))
        elif number > card.rarity:
            facts: dict[str, Value] = {"unit": Name(f"unit-{unit}"), "number": number}
            found.append(Breach("2.4", "breach-rarity", facts | {"most": card.rarity}, (unit,)))
    return found


def _structure(profiles: Sequence[Profile], points: int) -> list[Breach]:
    found = []
    independents = tuple(p.id for p in profiles if p.rank == "independent")
    most = points // POINTS_PER_INDEPENDENT
    facts: dict[str, Value]
    if len(independents) > most:
        facts = {"number": len(independents), "most": most}
        found.append(Breach("2.5", "breach-independents", facts, independents))
    troopers = sum(p.rank == "trooper" for p in profiles)
    if troopers < LEAST_TROOPERS:
        facts = {"number": troopers, "least": LEAST_TROOPERS}
        found.append(Breach("2.5", "breach-troopers", facts))
    return found


def _faction(content: Content, faction: str, profiles: Sequence[Profile]) -> list[Breach]:
    found = []
    if faction not in content.factions or content.factions[faction].hired:
        found.append(Breach("2.6", "breach-no-faction", {"faction": faction}))
    hired = [p for p in profiles if content.factions[p.faction].hired]
    if len(hired) > MOST_HIRED:
        facts: dict[str, Value] = {"number": len(hired), "most": MOST_HIRED}
        found.append(Breach("2.6", "breach-hired", facts, tuple(p.id for p in hired)))
    strange = {p.id for p in profiles if p not in hired and p.faction != faction}
    found += [
        Breach("2.6", "breach-faction", {"unit": Name(f"unit-{unit}")}, (unit,))
        for unit in sorted(strange)
    ]
    return found


def make_model(model_id: str, index: int, seat: Seat, card: Profile) -> Model:
    """A fresh fighter, not yet on the table."""
    return Model(model_id, index, seat, seat, card, card.lp)


def recruit(battle: Battle, seat: Seat, units: Sequence[str]) -> None:
    """Put a company into the battle."""
    stem = seat.lower()
    cards = [battle.content.profile(unit) for unit in units]
    company = [make_model(f"{stem}{n}", 0, seat, card) for n, card in enumerate(cards, start=1)]
    models = sorted([*battle.models, *company], key=lambda model: model.owner)
    for index, model in enumerate(models):
        model.index = index
    battle.muster(models)
