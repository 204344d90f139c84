"""Army lists: budget, limits and starter forces (2.1, 2.2)."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from grognard.content import Breach, Name, Roster, Terms, Value, made_for, not_offered
from grognard.kernel.questions import Seat
from grognard.rulesets.colossus.battle import SIDES, Battle, Unit, side_of
from grognard.rulesets.colossus.content import Content, Profile

STANDARD = 160
"""The usual budget (2.1)."""
SIZES = {1: (3, 8), 2: (2, 4), 3: (1, 2)}
"""How many units each player fields, by the number of players on the Side (2.2)."""
MOST_OF_A_KIND = 3
BIGGEST = 5


def share_of(points: int, players: int) -> int:
    """A player's share of the Side's budget, rounded down (2.1)."""
    return points // players


def total(units: Iterable[Unit]) -> int:
    """The PV of some units."""
    return sum(unit.profile.pv for unit in units)


def usual(
    content: Content, scenario: str, seats: Sequence[Seat], options: Mapping[str, Any]
) -> list[str]:
    """The first starter forces of either faction for each player's share (7.5)."""
    found = []
    for seat in seats:
        faction = list(content.factions)[SIDES.index(side_of(seat))]
        players = sum(side_of(other) == side_of(seat) for other in seats)
        share = share_of(int(options["points"]), players)
        fitting = made_for(content.forces.values(), faction, share)
        found.append(fitting[0].id)
    return found


def allowance(content: Content, roster: Roster, terms: Terms) -> int:
    """The player's share of the budget (2.1)."""
    return share_of(int(terms.options.get("points", STANDARD)), terms.players)


def breaches(content: Content, roster: Roster, terms: Terms) -> list[Breach]:
    """Every limit of army building that a roster breaks, by clause."""
    unknown = not_offered(roster, content.unit_entries, "7.3")
    if unknown:
        return unknown
    profiles = [content.profile(unit.profile) for unit in roster.units]
    return [
        *_over_budget(profiles, allowance(content, roster, terms)),
        *_limits(roster, profiles, terms.players),
    ]


def _over_budget(profiles: Sequence[Profile], share: int) -> list[Breach]:
    spent = sum(p.pv for p in profiles)
    if spent <= share:
        return []
    return [Breach("2.1", "breach-budget", {"spent": spent, "share": share})]


def _limits(roster: Roster, profiles: Sequence[Profile], players: int) -> list[Breach]:
    strangers = sorted({p.id for p in profiles if p.faction != roster.faction})
    found = [Breach("2.2", "breach-faction", {"unit": Name(f"unit-{s}")}, (s,)) for s in strangers]
    least, most = SIZES[players]
    if not least <= len(profiles) <= most:
        facts = {"units": len(profiles), "least": least, "most": most}
        found.append(Breach("2.2", "breach-size", dict(facts)))
    commanders = tuple(p.id for p in profiles if p.has("command"))
    if len(commanders) > 1:
        found.append(Breach("2.2", "breach-command", {"units": len(commanders)}, commanders))
    giants = tuple(p.id for p in profiles if p.size == BIGGEST)
    if len(giants) > 1:
        found.append(Breach("2.2", "breach-giants", {"units": len(giants)}, giants))
    for kind, number in sorted(Counter(p.id for p in profiles).items()):
        if number > MOST_OF_A_KIND:
            copies: dict[str, Value] = {"unit": Name(f"unit-{kind}"), "units": number}
            copies["most"] = MOST_OF_A_KIND
            found.append(Breach("2.2", "breach-copies", copies, (kind,)))
    return found


def unit_ids(seat: Seat, number: int, seats: Sequence[Seat]) -> list[str]:
    """What the units of a player are called in records: a1, a2, or a1_1 in a team."""
    single = sum(other[0] == seat[0] for other in seats) == 1
    stem = seat[0].lower() if single else f"{seat.lower()}_"
    return [f"{stem}{n}" for n in range(1, number + 1)]


def recruit(battle: Battle, seat: Seat, profiles: Sequence[str]) -> None:
    """Put an army list into the battle, keeping list order over all seats (1.18)."""
    seats = battle.setting.seats
    ids = unit_ids(seat, len(profiles), seats)
    cards = [battle.content.profile(unit) for unit in profiles]
    army = [make_unit(id_, seat, card) for id_, card in zip(ids, cards, strict=True)]
    battle.units = sorted([*battle.units, *army], key=lambda unit: seats.index(unit.seat))
    for index, unit in enumerate(battle.units):
        unit.index = index
    for name in ("by_id", "bodies", "standing"):
        vars(battle).pop(name, None)


def make_unit(unit_id: str, seat: Seat, card: Profile) -> Unit:
    """A fresh machine, undamaged and off the table."""
    return Unit(unit_id, seat, 0, card, card.armor, card.structure)
