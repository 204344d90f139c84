"""Saurian: dinosaurs and recovery teams, hexes and cards, and not a single die."""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from grognard.content import Breach, CardRule, Recruit, Roster, Situation, Terms, parse_situation
from grognard.content.published import Choice, Published
from grognard.kernel.chance import Lot
from grognard.kernel.decks import Deck
from grognard.kernel.questions import Choose, Place, Placement, Point, Seat
from grognard.kernel.refusals import Refusal
from grognard.kernel.ruleset import Effect, Setup, Step
from grognard.kernel.sights import Outlook, Ring, Sight
from grognard.kernel.state import Result, Shared
from grognard.kernel.views import View
from grognard.rulesets.saurian import content, lists, secrets, sights, turn, victory
from grognard.rulesets.saurian import view as views
from grognard.rulesets.saurian.battle import (
    HAND_LIMIT,
    SIDES,
    Battle,
    Setting,
    Unit,
    is_fear,
    is_wound,
    name_of,
    other_side,
    side_of,
)
from grognard.rulesets.saurian.field import IMPASSABLE, OFF, Board
from grognard.rulesets.saurian.recruits import card_rule, recruits
from grognard.rulesets.saurian.situation import battle_of, full_supply, make_things
from grognard.rulesets.saurian.worth import (
    COMMAND,
    HERO_CARD,
    exchange,
    points_worth,
    promise,
    unit_worth,
)


class Saurian(Published[Battle]):
    """The ruleset."""

    name = "saurian"
    version = 1
    package = content.SHELF.package
    battle = Battle
    secrets = True
    table_seats = (("A", "B"), ("A", "B", "C"), ("A", "B", "C", "D"))
    passing_effects = frozenset({"adrenaline", "first-player", "fear", "dosed"})
    final_effects = frozenset({"eliminated", "escaped"})

    def set_up(self, setup: Setup) -> Battle:
        """A battle before its first step, armies checked by clause (2.1-2.5)."""
        if setup.situation is not None:
            return self.from_situation(parse_situation(setup.situation, file="situation"))
        options = self.settings(setup.options)
        seats = setup.seats or self.table_seats[0]
        if seats not in self.table_seats or len(seats) != len(setup.rosters):
            raise Refusal("no-such-seats", seats=" ".join(seats)[:80], known="A B")
        if setup.scenario not in content.scenarios():
            known = ", ".join(content.scenarios())
            raise Refusal("no-such-scenario", scenario=setup.scenario[:40], known=known)
        setting = _setting(setup.scenario, seats, int(options["army"]), bool(options["poker_face"]))
        battle = fresh_battle(setting)
        for seat, data in zip(seats, setup.rosters, strict=True):
            if data is None:
                continue
            roster = self.army(data, seat)
            found = self.breaches(roster, Terms(options))
            if found:
                raise Refusal(found[0].message_id, rule=found[0].clause, seat=seat, **found[0].args)
            lists.recruit(battle, seat, roster)
        lists.check_factions(battle)
        return battle

    def shared(self, battle: Battle) -> Mapping[str, Shared]:
        own = {unit.profile.ref: unit.profile for unit in battle.units}
        printed = {content.profile(u).ref: content.profile(u) for u in content.unit_entries()}
        return {"setting": battle.setting, **printed, **own}

    def next_step(self, battle: Battle) -> Step | None:
        return turn.next_step(battle)

    def result(self, battle: Battle) -> Result | None:
        return battle.result

    def concede(self, battle: Battle, seat: Seat) -> None:
        """A side that gives up has lost."""
        victory.end(battle, other_side(side_of(seat)), "5.4")

    def seats(self, battle: Battle) -> Sequence[Seat]:
        return battle.setting.seats

    def side(self, seat: Seat) -> str:
        return side_of(seat)

    def turn(self, battle: Battle) -> int:
        return battle.round

    def view(self, battle: Battle, viewer: Seat) -> View:
        return views.view(battle, viewer)

    def redeal(self, battle: Battle, viewer: Seat, lot: Lot) -> None:
        secrets.redeal(battle, viewer, lot)

    def sight(self, battle: Battle, viewer: Seat, piece: str, target: str | Point) -> Sight | None:
        return sights.sight(battle, piece, target)

    def rings(self, battle: Battle, viewer: Seat, piece: str) -> tuple[Ring, ...]:
        return sights.rings(battle, piece)

    def outlook(self, battle: Battle, asked: Choose | Place, answer: str | Placement) -> Outlook:
        return sights.outlook(battle, asked, answer)

    def worth(self, battle: Battle, seat: Seat) -> float:
        """Own units and points against the enemy's, in Army value."""
        mine = side_of(seat)
        if battle.result is not None:
            winner = battle.result.winner
            return 0.0 if winner is None else (1000.0 if side_of(winner) == mine else -1000.0)
        balance = 0.0
        for side in SIDES:
            own = sum(unit_worth(battle, unit) for unit in battle.units if unit.side == side)
            own += points_worth(battle, side)
            for player in battle.players:
                if side_of(player.seat) == side:
                    own += COMMAND * player.command + HERO_CARD * len(player.hand)
            balance += own if side == mine else -own
        return balance + exchange(battle, mine) + promise(battle, mine)

    def effects(self, before: Battle, after: Battle) -> tuple[Effect, ...]:
        """Health, Elimination, conditions, cards received, resources and points."""
        found: list[Effect] = []
        for old, new in zip(before.units, after.units):
            found += unit_effects(before, old, after, new)
        for side in SIDES:
            gained = after.points.get(side, 0) - before.points.get(side, 0)
            if gained:
                found.append(Effect(side, "points", gained))
        if after.first != before.first:
            found.append(Effect(after.first, "first-player"))
        return tuple(sorted(found))

    def check(self, battle: Battle) -> None:
        """Invariants: places, health, cards and hands."""
        check_places(battle)
        check_cards(battle)

    def scenario_ids(self) -> Sequence[str]:
        return list(content.scenarios())

    def opposes_factions(self, scenario: str) -> bool:
        """Where the zones are by faction, as in the Broken Paddock (5.10)."""
        return content.scenarios()[scenario].zone_choice == "faction"

    def choices(self) -> Sequence[Choice]:
        switches = [Choice(o.id, o.clause, o.default) for o in content.game_options().values()]
        return [Choice("army", "2.1", lists.ARMIES[0], tuple(sorted(lists.ARMIES))), *switches]

    def rosters(self) -> Mapping[str, Roster]:
        return {force.id: lists.roster_of(force) for force in content.forces().values()}

    def usual_rosters(
        self, scenario: str, seats: Sequence[Seat], options: Mapping[str, Any]
    ) -> Sequence[str]:
        """Humans against dinosaurs, with different armies inside an alliance (5.13)."""
        factions = {"A": "aegis_corps", "B": "wild_brood"}
        army = int(options["army"])
        found = []
        for seat in seats:
            number = 0 if seat in ("A", "B") else 1
            found.append(lists.starter(factions[side_of(seat)], army, number).id)
        return found

    def catalogue(self) -> Mapping[str, Sequence[str]]:
        return {
            "units": [f"unit-{unit}" for unit in content.unit_entries()],
            "cards": [f"card-{card}" for card in content.cards()],
            "hero cards": [f"card-{card}" for card in content.heroes()],
            "conditions": [f"card-{card}" for card in content.conditions()],
            "weapons": [f"card-{weapon}" for weapon in content.weapons()],
            "ammunition": [f"card-{card}" for card in content.ammunition()],
            "gear": [f"card-{item}" for item in content.gear()],
            "factions": [f"faction-{faction}" for faction in content.factions()],
        }

    def breaches(self, roster: Roster, terms: Terms) -> list[Breach]:
        return lists.breaches(roster, self.allowance(roster, terms))

    def recruits(self) -> Sequence[Recruit]:
        return recruits()

    def card_rule(self) -> CardRule:
        return card_rule()

    def allowance(self, roster: Roster, terms: Terms) -> int:
        """The Army value agreed (2.1)."""
        return int(terms.options.get("army", lists.ARMIES[0]))

    def from_situation(self, situation: Situation) -> Battle:
        return battle_of(situation, self.settings(situation.options.values))


@lru_cache(maxsize=64)
def _setting(name: str, seats: tuple[Seat, ...], army: int, poker_face: bool) -> Setting:
    """Settings never change, so games of one kind share theirs."""
    scenario = content.scenarios()[name]
    return Setting(scenario, Board.of(scenario), seats, poker_face, army)


def fresh_battle(setting: Setting) -> Battle:
    """The table before anybody sits down (2.5)."""
    battle = Battle(setting, [], [])
    battle.things = make_things(setting.scenario, setting.board)
    battle.fear = Deck.of(content.condition_deck("fear"))
    battle.wounds = Deck.of(content.condition_deck("wound"))
    battle.supply = full_supply()
    return battle


def unit_effects(before: Battle, old: Unit, after: Battle, new: Unit) -> list[Effect]:
    """What befell one unit."""
    found = []
    lost = sum(m.health for m in old.models) - sum(m.health for m in new.models)
    if lost and new.gone != "escaped":
        found.append(Effect(new.id, "health", -lost))
    if len(new.models) < len(old.models):
        kind = "escaped" if new.gone == "escaped" else "eliminated"
        found.append(Effect(new.id, kind, len(old.models) - len(new.models)))
    counts = {
        "knocked": (_knocked(old), _knocked(new)),
        "grabbed": (len(before.grabs_on(old)), len(after.grabs_on(new))),
        "netted": (len(old.nets), len(new.nets)),
        "sedated": (old.sedated, new.sedated),
        "dosed": (len(old.doses), len(new.doses)),
        "furious": (old.furious, new.furious),
        "fear": (_scared(old), _scared(new)),
        "wounded": (_wounded(old), _wounded(new)),
        "adrenaline": (old.adrenaline, new.adrenaline),
    }
    for kind, (was, is_) in counts.items():
        if int(is_) != int(was):
            found.append(Effect(new.id, kind, int(is_) - int(was)))
    return found


def _knocked(unit: Unit) -> int:
    return sum(model.knocked for model in unit.models)


def _scared(unit: Unit) -> int:
    return sum(is_fear(card) for card in unit.deck.top)


def _wounded(unit: Unit) -> int:
    slots = (unit.active, unit.next)
    return sum(is_wound(card) for card in [*unit.deck, *unit.hand, *unit.discard, *slots] if card)


def check_places(battle: Battle) -> None:
    """Everybody stands on the board, alone or within capacity, and alive."""
    taken: dict[int, str] = {}
    for unit in battle.units:
        assert not (unit.gone and unit.models), unit.id
        here: Counter[int] = Counter()
        for model in unit.models:
            assert 1 <= model.health <= unit.profile.health, unit.id
            for cell in battle.cells(unit, model):
                assert cell != OFF, unit.id
                assert battle.board.ground[cell] != IMPASSABLE, unit.id
                assert taken.setdefault(cell, unit.id) == unit.id, (unit.id, taken[cell])
                here[cell] += 1
        assert not here or max(here.values()) <= unit.profile.capacity, unit.id
        assert 0 <= unit.adrenaline <= unit.profile.adrenaline, unit.id
        assert unit.gone or unit.sedated == (unit.slots <= 0), unit.id
    for thing in battle.things:
        assert thing.at not in taken, thing.id
    for grab in battle.grabs:
        assert battle.unit(grab.unit).model(grab.model) is not None
        assert battle.unit(grab.target).model(grab.target_model) is not None


def check_cards(battle: Battle) -> None:
    """No card is ever lost or made, apart from those of units that left play."""
    conditions: Counter[str] = Counter(name_of(c) for c in [*battle.fear, *battle.wounds])
    for unit in battle.units:
        slots = [card for card in (unit.active, unit.next, unit.idle) if card]
        mine = [*unit.deck, *unit.hand, *unit.discard, *unit.stack, *slots]
        actions = Counter(card for card in mine if card in content.cards())
        conditions.update(name_of(card) for card in mine if card not in content.cards())
        if unit.gone:
            assert not actions, unit.id
        else:
            assert actions == Counter(content.action_deck(unit.profile.deck)), unit.id
            assert len(unit.stack) <= max(0, unit.slots - 1) or unit.revealed, unit.id
    for deck in ("fear", "wound"):
        for card, number in Counter(content.condition_deck(deck)).items():
            assert conditions[card] == number, (card, conditions[card])
    for player in battle.players:
        everything = [*player.deck, *player.hand, *player.discard, *player.announced]
        assert len(everything) == content.DEFAULT_HERO_DECK, player.seat
        assert battle.phase == "heroes" or len(player.hand) <= HAND_LIMIT, player.seat
        assert player.command >= 0 and player.requisition >= 0, player.seat
    assert all(number >= 0 for number in battle.supply.values())


RULESET = Saurian()
