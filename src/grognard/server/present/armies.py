"""Armies that people build: what they are built of, what they cost, what they break."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

import msgspec

from grognard.content.errors import ContentError
from grognard.content.published import Published
from grognard.content.recruits import CardRule, Recruit, Terms, Upgrade
from grognard.content.roster import Breach, Roster, parse_roster, roster_toml
from grognard.kernel.questions import Seat
from grognard.kernel.refusals import Refusal
from grognard.server import wire
from grognard.server.faults import Fault
from grognard.server.present.log import reason, told_by, unreadable, words_of
from grognard.server.present.wording import beside, card, facts
from grognard.text import Language, Words
from grognard.text.telling import Teller


@lru_cache(maxsize=64)
def army_book(ruleset: Published[Any], lang: Language) -> wire.ArmyBook:
    """All that armies of a ruleset are built of."""
    words = words_of(ruleset, lang)
    cards = ruleset.card_rule()
    return wire.ArmyBook(
        ruleset=ruleset.name,
        units=tuple(_unit(recruit, words) for recruit in ruleset.recruits()),
        cards=None if cards is None else _cards(cards, words),
        ready=tuple(_ready(ruleset, id_, words) for id_ in ruleset.rosters()),
    )


def _unit(recruit: Recruit, words: Words) -> wire.UnitCard:
    return beside(
        wire.UnitCard,
        recruit,
        name=words(f"unit-{recruit.id}"),
        group=words(f"recruits-{recruit.group}"),
        points=recruit.cost,
        rule=recruit.clause,
        card=facts(recruit.card, words),
        options=tuple(_upgrade(upgrade, words) for upgrade in recruit.upgrades),
    )


def _upgrade(upgrade: Upgrade, words: Words) -> wire.UnitOption:
    name = words(f"upgrade-{upgrade.id}")
    return wire.UnitOption(upgrade.id, name, upgrade.cost, upgrade.clause)


def _cards(rule: CardRule, words: Words) -> wire.CardRule:
    cards = (
        beside(wire.CardChoice, card(choice.id, words), faction=choice.faction, most=choice.most)
        for choice in rule.cards
    )
    return wire.CardRule(rule.size, rule.clause, tuple(cards))


def _ready(ruleset: Published[Any], id_: str, words: Words) -> wire.ReadyArmy:
    army = ruleset.rosters()[id_]
    title = Teller(words).army(id_, army)
    spent = ruleset.bill(army, Terms(ruleset.settings({}))).spent
    return wire.ReadyArmy(id_, title, spent, plan_of(army, title))


def plan_of(army: Roster, name: str) -> wire.RosterPlan:
    """An army as it travels."""
    units = tuple(wire.RosterUnitBody(u.profile, u.name, u.options) for u in army.units)
    return wire.RosterPlan(army.faction, name, units, army.cards)


def roster_of(ruleset: Published[Any], plan: wire.RosterPlan) -> Roster:
    """An army somebody built, in the form the ruleset reads."""
    try:
        return msgspec.convert(
            {
                "ruleset": ruleset.name,
                "faction": plan.faction,
                "name": plan.name,
                "cards": list(plan.cards),
                "unit": [_named(msgspec.to_builtins(unit)) for unit in plan.units],
            },
            Roster,
        )
    except msgspec.ValidationError as error:
        raise Fault("bad-request", reason=str(error)) from None


def _named(unit: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in unit.items() if value not in (None, "")}


def roster_verdict(
    ruleset: Published[Any], body: wire.RosterBody, lang: Language
) -> wire.RosterVerdict:
    """Whether an army is legal, what it costs, and every limit it breaks."""
    army = _draft(ruleset, body)
    with told_by(ruleset):
        terms = _terms(ruleset, body.options, body.players, body.scenario or "")
        found = ruleset.breaches(army, terms)
        bill = ruleset.bill(army, terms)
    teller = Teller(words_of(ruleset, lang))
    return wire.RosterVerdict(
        legal=not found,
        points=bill.spent,
        allowance=bill.allowance,
        prices=bill.prices,
        breaches=tuple(_broken(breach, teller) for breach in found),
        usual=_usual_cards(ruleset, army),
    )


def _usual_cards(ruleset: Published[Any], army: Roster) -> tuple[str, ...]:
    rule = ruleset.card_rule()
    return () if rule is None else rule.usual(army.faction, {u.profile for u in army.units})


def _draft(ruleset: Published[Any], body: wire.RosterBody) -> Roster:
    """An army on its way: it may still be empty, which no file and no game allows."""
    if body.units:
        return roster_of(ruleset, body)
    return Roster(
        ruleset=ruleset.name, faction=body.faction, name=body.name, cards=body.cards, units=()
    )


def _broken(breach: Breach, teller: Teller) -> wire.BrokenLimit:
    told = reason(Refusal(breach.message_id, rule=breach.clause, **breach.args), teller)
    return wire.BrokenLimit(told.text, told.rule, tuple(dict.fromkeys(breach.about)))


def _terms(
    ruleset: Published[Any], options: Mapping[str, Any], players: int, scenario: str
) -> Terms:
    if scenario and scenario not in ruleset.scenario_ids():
        known = ", ".join(ruleset.scenario_ids())
        raise Refusal("no-such-scenario", scenario=scenario[:40], known=known)
    most = max(_players(ruleset, way, seat) for way in ruleset.table_seats for seat in way)
    if players > most:
        raise Refusal("no-such-players", players=players, most=most)
    return Terms(ruleset.settings(options), players, scenario)


def terms_card(ruleset: Published[Any], body: wire.TermsBody, lang: Language) -> wire.TermsCard:
    """Who may field what in a game with these settings."""
    with told_by(ruleset):
        if body.seats not in ruleset.table_seats:
            known = "; ".join(" ".join(way) for way in ruleset.table_seats)
            raise Refusal("no-such-seats", seats=" ".join(body.seats)[:80], known=known)
        terms = _terms(ruleset, body.options, 1, body.scenario)
        slots = seat_slots(ruleset, body.seats, terms, words_of(ruleset, lang))
    return wire.TermsCard(slots)


def seat_slots(
    ruleset: Published[Any], seats: Sequence[Seat], terms: Terms, words: Words
) -> tuple[wire.SeatSlot, ...]:
    """Every seat with its name and the armies it may field."""
    usual = ruleset.usual_rosters(terms.scenario, seats, terms.options)
    return tuple(
        _slot(ruleset, seat, army, _shared(ruleset, seats, seat, terms), words)
        for seat, army in zip(seats, usual, strict=True)
    )


def _shared(ruleset: Published[Any], seats: Sequence[Seat], seat: Seat, terms: Terms) -> Terms:
    return msgspec.structs.replace(terms, players=_players(ruleset, seats, seat))


def _players(ruleset: Published[Any], seats: Sequence[Seat], seat: Seat) -> int:
    return sum(ruleset.side(other) == ruleset.side(seat) for other in seats)


def _slot(
    ruleset: Published[Any], seat: Seat, usual: str, terms: Terms, words: Words
) -> wire.SeatSlot:
    rosters = ruleset.rosters()
    side = ruleset.side(seat)
    called = f"scenario-{terms.scenario}.side_{side}"
    alone = terms.players == 1
    return wire.SeatSlot(
        seat=seat,
        side=side,
        name=(words.first(called) if alone else "") or words("seat", seat=seat),
        points=ruleset.allowance(rosters[usual], terms),
        roster=usual,
        players=terms.players,
        ready=tuple(id_ for id_, army in rosters.items() if not ruleset.breaches(army, terms)),
    )


def roster_file(ruleset: Published[Any], plan: wire.RosterPlan) -> str:
    """An army as the text of its file, its total included."""
    army = roster_of(ruleset, plan)
    spent = ruleset.bill(army, Terms(ruleset.settings({}))).spent
    return roster_toml(msgspec.structs.replace(army, total=spent))


def opened_roster(body: bytes) -> Roster:
    """An army out of a file."""
    try:
        return parse_roster(body, file="roster.toml")
    except ContentError as error:
        raise unreadable("bad-roster", error) from None
