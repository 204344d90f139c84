"""Bands: limits, points and bands ready to play (2.2-2.6, 7.6)."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from grognard.content import Breach, Name, Roster, Terms, Value, made_for, not_offered
from grognard.kernel.questions import Seat
from grognard.rulesets.baroud.battle import Battle, Figure
from grognard.rulesets.baroud.content import Content, Profile

LIMIT = 500
LEAST, MOST = 4, 15


def usual(
    content: Content, scenario: str, seats: Sequence[Seat], options: Mapping[str, Any]
) -> list[str]:
    """The bands that the scenario names, else those of the first two factions (7.6)."""
    named = content.scenarios[scenario].armies
    if named:
        return list(named)[: len(seats)]
    bands = [made_for(content.forces.values(), faction) for faction in content.factions]
    return [ready[0].id for ready in bands][: len(seats)]


def allowance(content: Content, roster: Roster, terms: Terms) -> int:
    """The limit of every band (2.3)."""
    return LIMIT


def breaches(content: Content, roster: Roster, terms: Terms) -> list[Breach]:
    """Every limit that a band breaks, by clause (2.3-2.6)."""
    unknown = not_offered(roster, content.unit_entries, "2.3")
    if unknown:
        return unknown
    profiles = [content.profile(unit.profile) for unit in roster.units]
    return [
        *_size(profiles),
        *_origins(roster, profiles),
        *_personalities(profiles),
        *_copies(profiles),
    ]


def _size(profiles: Sequence[Profile]) -> list[Breach]:
    found = []
    spent = sum(p.points for p in profiles)
    if spent > LIMIT:
        found.append(Breach("2.3", "breach-budget", {"spent": spent, "limit": LIMIT}))
    if not LEAST <= len(profiles) <= MOST:
        facts = {"figures": len(profiles), "least": LEAST, "most": MOST}
        found.append(Breach("2.3", "breach-size", dict(facts)))
    return found


def _origins(roster: Roster, profiles: Sequence[Profile]) -> list[Breach]:
    """One faction and at most one free lance (2.3)."""
    strangers = sorted({p.id for p in profiles if p.faction not in (roster.faction, None)})
    found = [Breach("2.3", "breach-faction", {"unit": Name(f"unit-{s}")}, (s,)) for s in strangers]
    lances = [p.id for p in profiles if p.faction is None]
    if len(lances) > 1:
        facts: dict[str, Value] = {"figures": len(lances)}
        found.append(Breach("2.3", "breach-free-lances", facts, tuple(lances)))
    return found


def _personalities(profiles: Sequence[Profile]) -> list[Breach]:
    """Personalities cost at most half the limit; one Leader (2.4, 2.5)."""
    found = []
    personalities = [p for p in profiles if p.is_personality]
    spent = sum(p.points for p in personalities)
    if spent > LIMIT // 2:
        facts: dict[str, Value] = {"spent": spent, "limit": LIMIT // 2}
        about = tuple(p.id for p in personalities)
        found.append(Breach("2.4", "breach-personalities", facts, about))
    leaders = tuple(p.id for p in profiles if p.has("leader"))
    if len(leaders) > 1:
        found.append(Breach("2.5", "breach-leaders", {"figures": len(leaders)}, leaders))
    return found


def _copies(profiles: Sequence[Profile]) -> list[Breach]:
    found = []
    limits = {p.id: p.most for p in profiles}
    for kind, number in sorted(Counter(p.id for p in profiles).items()):
        most = limits[kind]
        if number > most:
            unit = Name(f"unit-{kind}")
            args: dict[str, Value] = {"unit": unit, "figures": number, "most": most}
            found.append(Breach("2.6", "breach-copies", args, (kind,)))
    return found


def recruit(battle: Battle, seat: Seat, units: Sequence[str]) -> None:
    """Put a band into the battle."""
    stem = seat.lower()
    cards = [battle.content.profile(unit) for unit in units]
    band = [Figure(f"{stem}{n}", seat, 0, card) for n, card in enumerate(cards, start=1)]
    battle.figures = sorted([*battle.figures, *band], key=lambda figure: figure.seat)
    battle.renumber()
