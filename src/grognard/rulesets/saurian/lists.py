"""Armies: value, limits, hero decks and ready-made forces (2.1-2.3)."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any

from grognard.content import (
    Breach,
    CardChoice,
    CardRule,
    Name,
    Roster,
    Several,
    Terms,
    Value,
    made_for,
    not_offered,
)
from grognard.kernel.decks import Deck
from grognard.kernel.questions import Seat
from grognard.kernel.refusals import Refusal
from grognard.rulesets.saurian.battle import SIDES, USUAL_ARMY, Battle, Player, Unit, side_of
from grognard.rulesets.saurian.content import DEFAULT_HERO_DECK, MOST_OF_A_NAME, Content, Profile

MOST_OF_A_KIND = 2


def usual(
    content: Content, scenario: str, seats: Sequence[Seat], options: Mapping[str, Any]
) -> list[str]:
    """Humans against dinosaurs, with different armies inside an alliance (5.13)."""
    named = content.scenarios[scenario].armies
    found = []
    for seat in seats:
        faction = usual_faction(content, seat)
        armies = made_for(content.forces.values(), faction, army_agreed(options))
        armies.sort(key=lambda force: force.id not in named)
        allied = [other for other in seats if side_of(other) == side_of(seat)]
        found.append(armies[allied.index(seat) % len(armies)].id)
    return found


def usual_faction(content: Content, seat: Seat) -> str:
    """Humans sit at A where nobody says otherwise."""
    human = side_of(seat) == "A"
    return next(faction.id for faction in content.factions.values() if faction.human is human)


def army_agreed(options: Mapping[str, Any]) -> int:
    """The Army value agreed (2.1)."""
    return int(options.get("army", USUAL_ARMY))


def allowance(content: Content, roster: Roster, terms: Terms) -> int:
    """The Army value agreed (2.1)."""
    return army_agreed(terms.options)


def breaches(content: Content, roster: Roster, terms: Terms) -> list[Breach]:
    """Every limit of army building that a roster breaks, by clause."""
    unknown = not_offered(roster, content.unit_entries, "2.1", cards=True)
    if unknown:
        return unknown
    profiles = [content.profile(unit.profile) for unit in roster.units]
    limits = _army_limits(roster, profiles, allowance(content, roster, terms))
    return [*limits, *_deck_limits(content, roster), *_strange_cards(content, roster, terms)]


@lru_cache(maxsize=32)
def card_rule(content: Content) -> CardRule:
    """The hero deck: 20 cards of the faction, at most 2 of a name, for its units (2.2)."""
    return CardRule(
        size=DEFAULT_HERO_DECK,
        clause="2.2",
        cards=tuple(
            CardChoice(card.id, card.faction, MOST_OF_A_NAME, card.copies, card.units)
            for card in content.heroes.values()
        ),
    )


def usual_deck(
    content: Content, faction: str, units: Sequence[str], options: Mapping[str, Any]
) -> tuple[str, ...]:
    """The hero deck of an army that names none: the printed one, made to fit its units (2.2)."""
    if by_units(options):
        return card_rule(content).usual(faction, units)
    return content.hero_deck(faction)


def by_units(options: Mapping[str, Any]) -> bool:
    """Whether hero cards are chosen by units too, not by the faction alone (2.2)."""
    return bool(options.get("hero_deck", "units") == "units")


def most_of(board: Profile) -> int:
    """How many of a unit an army may have (2.1)."""
    return 1 if "hero" in board.abilities else MOST_OF_A_KIND


def _army_limits(roster: Roster, profiles: Sequence[Profile], army: int) -> list[Breach]:
    found = []
    spent = sum(p.value for p in profiles)
    if spent > army:
        found.append(Breach("2.1", "breach-army", {"spent": spent, "army": army}))
    strangers = sorted({p.id for p in profiles if p.faction != roster.faction})
    found += [Breach("2.1", "breach-faction", {"unit": Name(f"unit-{s}")}, (s,)) for s in strangers]
    limits = {p.id: most_of(p) for p in profiles}
    for kind, number in sorted(Counter(p.id for p in profiles).items()):
        most = limits[kind]
        if number > most:
            copies: dict[str, Value] = {"unit": Name(f"unit-{kind}"), "units": number}
            found.append(Breach("2.1", "breach-copies", copies | {"most": most}, (kind,)))
    if not profiles:
        found.append(Breach("2.1", "breach-nobody"))
    if any(p.human for p in profiles) and not any("hero" in p.abilities for p in profiles):
        found.append(Breach("2.1", "breach-no-hero"))
    return found


def _deck_limits(content: Content, roster: Roster) -> list[Breach]:
    """The hero deck: 20 cards of the faction, at most 2 of a name (2.2)."""
    deck = roster.cards
    if not deck:
        return []
    known = content.heroes
    found = [
        Breach("2.2", "breach-hero-card", {"card": _card_name(content, card)}, (card,))
        for card in sorted(set(deck))
        if card not in known or known[card].faction != roster.faction
    ]
    if len(deck) != DEFAULT_HERO_DECK:
        found.append(Breach("2.2", "breach-hero-deck", {"cards": len(deck)}))
    for card, number in sorted(Counter(deck).items()):
        if number > MOST_OF_A_NAME and card in known:
            facts: dict[str, Value] = {"card": Name(f"card-{card}"), "copies": number}
            found.append(Breach("2.2", "breach-hero-copies", facts, (card,)))
    return found


def _strange_cards(content: Content, roster: Roster, terms: Terms) -> Iterator[Breach]:
    """Cards for units that are not in the army (2.2)."""
    if not by_units(terms.options):
        return
    units = {unit.profile for unit in roster.units}
    for choice in card_rule(content).cards:
        if choice.id in roster.cards and not choice.is_for(units):
            wanted = Several(tuple(Name(f"unit-{unit}") for unit in choice.units), "or")
            facts: dict[str, Value] = {"card": Name(f"card-{choice.id}"), "units": wanted}
            yield Breach("2.2", "breach-hero-unit", facts, (choice.id,))


def _card_name(content: Content, card: str) -> Value:
    return Name(f"card-{card}") if card in content.heroes else card


def recruit(battle: Battle, seat: Seat, units: Sequence[str], deck: Sequence[str] = ()) -> None:
    """Put an army and its hero deck, the usual one if none is named, into the battle (2.2, 2.3)."""
    profiles = [battle.content.profile(unit) for unit in units]
    faction = profiles[0].faction
    army = [make_unit(f"{seat.lower()}{n}", seat, p) for n, p in enumerate(profiles, start=1)]
    seats = battle.setting.seats
    battle.enlist(sorted([*battle.units, *army], key=lambda unit: seats.index(unit.seat)))
    value = sum(p.value for p in profiles)
    cards = deck or usual_deck(battle.content, faction, units, battle.setting.options)
    player = Player(seat, faction, value, Deck.of(cards))
    player.requisition = 2 if battle.setting.scenario.supplied else 0
    others = [p for p in battle.players if p.seat != seat]
    battle.players = sorted([*others, player], key=lambda p: seats.index(p.seat))


def check_factions(battle: Battle) -> None:
    """The Broken Paddock sets humans against dinosaurs, an alliance of one faction each (5.10)."""
    if battle.setting.scenario.zone_choice != "faction":
        return
    fielded = {
        side: {p.faction for p in battle.players if side_of(p.seat) == side} for side in SIDES
    }
    mixed = any(len(found) > 1 for found in fielded.values())
    if mixed or fielded["A"] & fielded["B"]:
        raise Refusal("factions-of-the-paddock", rule="5.10")


def open_factions(battle: Battle, seat: Seat) -> list[str]:
    """Factions a player may still choose at the table (2.1, 5.10)."""
    known = list(battle.content.factions)
    if battle.setting.scenario.zone_choice != "faction":
        return known
    mine = {p.faction for p in battle.players if side_of(p.seat) == side_of(seat)}
    theirs = {p.faction for p in battle.players if side_of(p.seat) != side_of(seat)}
    if mine:
        return sorted(mine)
    if theirs:
        return [faction for faction in known if faction not in theirs]
    return [usual_faction(battle.content, seat)]


def make_unit(unit_id: str, seat: Seat, board: Profile) -> Unit:
    """A fresh unit with its full deck, off the board (2.3, 2.13)."""
    return Unit(
        unit_id,
        seat,
        board,
        [],
        Deck.of(board.content.action_deck(board.deck)),
        ammo=list(board.ammunition),
    )
