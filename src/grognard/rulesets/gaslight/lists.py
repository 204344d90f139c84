"""Clubs: Heroes, Funds and Henchmen (2.1, 2.4-2.6, 2.11)."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from grognard.content import Breach, Name, Roster, Terms, Value, made_for, not_offered
from grognard.kernel.questions import Seat
from grognard.rulesets.gaslight.battle import Battle, Model
from grognard.rulesets.gaslight.content import Content, Profile

USUAL = 3


def purse_of(content: Content, heroes: Sequence[str]) -> int:
    """The sum of the Funds of the Heroes (2.6)."""
    return sum(content.profile(hero).funds for hero in heroes)


def cost_of(content: Content, henchmen: Sequence[str]) -> int:
    """The total Cost of some Henchmen (2.6)."""
    return sum(content.profile(one).cost for one in henchmen)


def greedy_purchase(content: Content, faction: str, purse: int) -> tuple[str, ...]:
    """Cheapest first (D3)."""
    chosen: list[str] = []
    order = content.henchmen_of(faction)
    for kind in sorted(order, key=lambda one: content.profile(one).cost):
        for _ in range(content.profile(kind).most):
            if cost_of(content, [*chosen, kind]) <= purse:
                chosen.append(kind)
    return tuple(sorted(chosen, key=order.index))


def usual(
    content: Content, scenario: str, seats: Sequence[Seat], options: Mapping[str, Any]
) -> list[str]:
    """The sample clubs of that many Heroes, the two factions in turn (7.5)."""
    size, sides = heroes_agreed(options), list(content.factions)
    found = []
    for place in range(len(seats)):
        turn, faction = divmod(place, len(sides))
        clubs = made_for(content.forces.values(), sides[faction], size)
        found.append(clubs[turn % len(clubs)].id)
    return found


def heroes_agreed(options: Mapping[str, Any]) -> int:
    """How many Heroes each club has (2.1)."""
    return int(options.get("heroes", USUAL))


def allowance(content: Content, roster: Roster, terms: Terms) -> int:
    """The Funds of the Heroes picked so far (2.6)."""
    known = content.unit_entries
    return purse_of(content, [u.profile for u in roster.units if u.profile in known])


def breaches(content: Content, roster: Roster, terms: Terms) -> list[Breach]:
    """Every limit a club breaks, by clause (2.11)."""
    unknown = not_offered(roster, content.unit_entries, "2.11")
    if unknown:
        return unknown
    members = [content.profile(unit.profile) for unit in roster.units]
    heroes = [one for one in members if one.is_hero]
    henchmen = [one for one in members if not one.is_hero]
    return [
        *_strangers(roster, members),
        *_wrong_heroes(heroes, heroes_agreed(terms.options)),
        *_wrong_henchmen(heroes, henchmen),
    ]


def _strangers(roster: Roster, members: Sequence[Profile]) -> list[Breach]:
    strangers = sorted({one.id for one in members if one.faction != roster.faction})
    return [
        Breach("2.11", "breach-faction", {"unit": Name(f"unit-{one}")}, (one,)) for one in strangers
    ]


def _wrong_heroes(heroes: Sequence[Profile], number: int) -> list[Breach]:
    found = []
    if len(heroes) != number:
        found.append(Breach("2.1", "breach-heroes", {"heroes": len(heroes), "wanted": number}))
    for hero, copies in sorted(Counter(one.id for one in heroes).items()):
        if copies > 1:
            found.append(Breach("2.4", "breach-twice", {"unit": Name(f"unit-{hero}")}, (hero,)))
    return found


def _wrong_henchmen(heroes: Sequence[Profile], henchmen: Sequence[Profile]) -> list[Breach]:
    found = []
    purse = sum(one.funds for one in heroes)
    spent = sum(one.cost for one in henchmen)
    if spent > purse:
        found.append(Breach("2.6", "breach-funds", {"spent": spent, "purse": purse}))
    limits = {one.id: one.most for one in henchmen}
    for kind, copies in sorted(Counter(one.id for one in henchmen).items()):
        most = limits[kind]
        if copies > most:
            facts: dict[str, Value] = {"unit": Name(f"unit-{kind}"), "copies": copies}
            found.append(Breach("2.6", "breach-copies", facts | {"most": most}, (kind,)))
    return found


def in_order(content: Content, members: Sequence[str]) -> list[int]:
    """Where in its list each model stands that is numbered 1, 2…: Heroes, then Henchmen (1.25)."""
    listed = content.henchmen_of(content.profile(members[0]).faction)
    ranks = [-1 if content.profile(one).is_hero else listed.index(one) for one in members]
    return sorted(range(len(members)), key=ranks.__getitem__)


def recruit(battle: Battle, seat: Seat, members: Sequence[str]) -> None:
    """Put a club's models into the battle, numbered seat by seat (1.25)."""
    heroes = [one for one in members if battle.content.profile(one).is_hero]
    club = [
        make_model(f"{seat.lower()}{n}", seat, battle.content.profile(members[place]))
        for n, place in enumerate(in_order(battle.content, members), start=1)
    ]
    seats = battle.setting.seats
    battle.models = sorted([*battle.models, *club], key=lambda model: seats.index(model.seat))
    for index, model in enumerate(battle.models):
        model.index = index
    battle.heroes[seat] = heroes
    battle.recruited()


def make_model(model_id: str, seat: Seat, card: Profile) -> Model:
    """A fresh model, unhurt and off the table."""
    return Model(model_id, seat, 0, card, card.wounds)
