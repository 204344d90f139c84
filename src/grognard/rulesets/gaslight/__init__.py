"""Gaslight: steampunk clubs duelling over the rooftops with guns, blades, spells and cards."""

from collections.abc import Mapping, Sequence
from typing import Any

from grognard.content import Breach, Recruit, Roster, Situation, Terms, parse_situation
from grognard.content.published import Choice, Published
from grognard.kernel.chance import Lot
from grognard.kernel.decks import Deck
from grognard.kernel.profiles import ProfileView
from grognard.kernel.questions import Choose, Place, Placement, Point, Seat
from grognard.kernel.refusals import Refusal
from grognard.kernel.ruleset import Effect, Setup, Step
from grognard.kernel.sights import Outlook, Ring, Sight
from grognard.kernel.state import Result, Shared
from grognard.kernel.views import View
from grognard.rulesets.gaslight import content, lists, sights, turn, victory
from grognard.rulesets.gaslight import situation as positions
from grognard.rulesets.gaslight import view as views
from grognard.rulesets.gaslight.battle import Battle, Model, Setting
from grognard.rulesets.gaslight.cards import DECK, in_order
from grognard.rulesets.gaslight.field import SLACK
from grognard.rulesets.gaslight.profile import profile
from grognard.rulesets.gaslight.recruits import recruits
from grognard.rulesets.gaslight.spots import overlapped
from grognard.rulesets.gaslight.worth import POINT_WORTH, promise

CARD_WORTH = 0.3
USUAL_CLUBS = {
    2: ("candlewick_patrol", "fogbound_patrol"),
    3: ("candlewick", "fogbound", "candlewick", "fogbound_alt"),
    4: ("candlewick_grand", "fogbound_grand"),
}


class Gaslight(Published[Battle]):
    """The ruleset."""

    name = "gaslight"
    version = 1
    package = "grognard.rulesets.gaslight"
    battle = Battle
    secrets = True
    odds_runs = 1_000
    foresight = 0.0
    table_seats = (("A", "B"), ("A", "B", "C"), ("A", "B", "C", "D"))
    passing_effects = frozenset({"first", "standing"})
    final_effects = frozenset({"casualty", "left", "conceded"})

    def set_up(self, setup: Setup) -> Battle:
        """A battle before its first step, clubs checked by clause (2.11)."""
        if setup.situation is not None:
            return self.from_situation(parse_situation(setup.situation, file="situation"))
        options = self.settings(setup.options)
        seats = setup.seats or self.table_seats[0]
        scenario = content.scenarios().get(setup.scenario)
        if scenario is None or seats not in self.table_seats:
            raise Refusal("no-such-seats", seats=" ".join(seats)[:80], known="A B")
        if len(seats) not in scenario.players:
            raise Refusal("not-for-so-many", rule="2.2", players=len(seats), scenario=scenario.id)
        battle = Battle(_setting(scenario, seats, int(options["heroes"])), [], Deck.of(DECK))
        battle.tokens = positions.fresh_tokens(battle.setting.markers)
        battle.points = dict.fromkeys(seats, 0)
        battle.hands = {seat: [] for seat in seats}
        if scenario.victory == "ledger":
            battle.search = positions.hidden_ledger(len(battle.tokens))
        for seat, data in zip(seats, setup.rosters, strict=True):
            if data is not None:
                self._muster(battle, seat, data, options)
        return battle

    def _muster(
        self, battle: Battle, seat: Seat, data: Any, options: Mapping[str, bool | int | str]
    ) -> None:
        roster = self.army(data, seat)
        found = self.breaches(roster, Terms(options))
        if found:
            raise Refusal(found[0].message_id, rule=found[0].clause, seat=seat, **found[0].args)
        lists.recruit(battle, seat, [unit.profile for unit in roster.units])

    def shared(self, battle: Battle) -> Mapping[str, Shared]:
        # Clubs chosen at the table join later, so every printed profile is known from the start.
        own = {model.profile.ref: model.profile for model in battle.models}
        printed = {unit: content.profile(unit) for unit in content.unit_entries()}
        return {"setting": battle.setting, **printed, **own}

    def next_step(self, battle: Battle) -> Step | None:
        return turn.next_step(battle)

    def result(self, battle: Battle) -> Result | None:
        return battle.result

    def concede(self, battle: Battle, seat: Seat) -> None:
        """A player gives up: with two the other wins, with more he is out (3.15, 3.16)."""
        for model in battle.models:
            if model.seat == seat:
                if model.at is not None:
                    battle.take_off(model, "conceded")
                model.gone = model.gone or "conceded"
        if seat not in battle.out:
            battle.out.append(seat)
            battle.discard += battle.hands.get(seat, [])
            battle.hands[seat] = []
        left = battle.seated
        if len(left) == 1:
            victory.end(battle, left[0], "3.15")
        else:
            turn.after_concession(battle, seat)

    def seats(self, battle: Battle) -> Sequence[Seat]:
        return battle.setting.seats

    def turn(self, battle: Battle) -> int:
        return battle.turn

    def view(self, battle: Battle, viewer: Seat) -> View:
        return views.view(battle, viewer)

    def profile(
        self, battle: Battle, viewer: Seat, start: str | Point, end: str | Point
    ) -> ProfileView | None:
        return profile(battle, start, end)

    def redeal(self, battle: Battle, viewer: Seat, lot: Lot) -> None:
        """Deal the hands this viewer cannot see anew, out of them and the deck (1.37)."""
        others = [s for s in battle.setting.seats if s != viewer and battle.hands.get(s)]
        unseen = sorted([*battle.deck.middle, *(c for s in others for c in battle.hands[s])])
        for seat in others:
            dealt = [unseen.pop(lot.below(len(unseen))) for _ in battle.hands[seat]]
            battle.hands[seat] = in_order(dealt)
        battle.deck.middle = unseen

    def turns_on_secrets(self, battle: Battle) -> bool:
        """Bids and draws do; in an Activation unseen cards are spent by choice alone (4.127)."""
        return not battle.active

    def sight(self, battle: Battle, viewer: Seat, piece: str, target: str | Point) -> Sight | None:
        return sights.sight(battle, piece, target)

    def rings(self, battle: Battle, viewer: Seat, piece: str) -> tuple[Ring, ...]:
        return sights.rings(battle, piece)

    def outlook(self, battle: Battle, asked: Choose | Place, answer: str | Placement) -> Outlook:
        return sights.outlook(battle, asked, answer)

    def worth(self, battle: Battle, seat: Seat) -> float:
        """Own models, points and cards against the strongest opponent's."""
        worths = {s: _worth_of(battle, s) for s in battle.setting.seats}
        return worths.pop(seat) - max(worths.values()) + promise(battle, seat)

    def effects(self, before: Battle, after: Battle) -> tuple[Effect, ...]:
        """Wounds, casualties, models toppled, risen or fallen, points scored."""
        found: list[Effect] = []
        for old, new in zip(before.models, after.models):
            if new.wounds < old.wounds:
                found.append(Effect(new.id, "wounds", old.wounds - new.wounds))
            elif new.wounds > old.wounds:
                found.append(Effect(new.id, "healed", new.wounds - old.wounds))
            if new.gone and not old.gone:
                found.append(Effect(new.id, new.gone))
                continue
            if new.toppled != old.toppled:
                found.append(Effect(new.id, "toppled" if new.toppled else "standing"))
            if old.at is not None and new.at is not None and new.toppled:
                fallen = old.at[2] - new.at[2]
                if fallen > 1:
                    found.append(Effect(new.id, "fell", round(fallen)))
        for seat in after.setting.seats:
            gained = after.points.get(seat, 0) - before.points.get(seat, 0)
            if gained:
                found.append(Effect(seat, "points", gained))
        if after.first != before.first:
            found.append(Effect(after.first, "first"))
        return tuple(sorted(found))

    def check(self, battle: Battle) -> None:
        """Invariants: cards conserved, nothing negative, nobody overlapping, all on surfaces."""
        cards = [*battle.deck, *battle.discard, *(c for h in battle.hands.values() for c in h)]
        assert sorted(cards) == sorted(DECK)
        for model in battle.models:
            assert 0 <= model.wounds <= model.profile.wounds
            assert not (model.at is not None and model.gone)
        if battle.pending.open:
            return
        for model in battle.in_play():
            _check_place(battle, model)

    def scenario_ids(self) -> Sequence[str]:
        return list(content.scenarios())

    def choices(self) -> Sequence[Choice]:
        return [
            Choice(option.id, option.clause, option.default, option.values)
            for option in content.options().values()
        ]

    def rosters(self) -> Mapping[str, Roster]:
        return {club.id: lists.roster_of(club) for club in content.clubs().values()}

    def usual_rosters(
        self, scenario: str, seats: Sequence[Seat], options: Mapping[str, Any]
    ) -> Sequence[str]:
        """The sample clubs of that many Heroes, the two factions in turn (7.5)."""
        clubs_of = USUAL_CLUBS[int(options.get("heroes", lists.USUAL))]
        return [clubs_of[number % len(clubs_of)] for number in range(len(seats))]

    def catalogue(self) -> Mapping[str, Sequence[str]]:
        return {
            "units": [f"unit-{unit}" for unit in content.unit_entries()],
            "weapons": [f"weapon-{weapon}" for weapon in sorted(content.weapon_ids())],
            "spells": [f"spell-{spell}" for spell in content.spells()],
            "factions": [f"faction-{faction}" for faction in content.factions()],
        }

    def breaches(self, roster: Roster, terms: Terms) -> list[Breach]:
        return lists.breaches(roster, int(terms.options.get("heroes", lists.USUAL)))

    def recruits(self) -> Sequence[Recruit]:
        return recruits()

    def piece_ids(self, seat: Seat, units: Sequence[str], seats: Sequence[Seat]) -> Sequence[str]:
        numbers = {place: n for n, place in enumerate(lists.in_order(units), start=1)}
        return [f"{seat.lower()}{numbers[place]}" for place in range(len(units))]

    def allowance(self, roster: Roster, terms: Terms) -> int:
        """The Funds of the Heroes picked so far (2.6)."""
        known = content.unit_entries()
        return lists.purse_of([u.profile for u in roster.units if u.profile in known])

    def from_situation(self, situation: Situation) -> Battle:
        options = self.settings(situation.options.values)
        return positions.battle_of(situation, int(options["heroes"]))


def _setting(scenario: content.Scenario, seats: tuple[Seat, ...], heroes: int) -> Setting:
    return Setting(
        scenario=scenario.id,
        victory=scenario.victory,
        turns=scenario.turns,
        width=36.0,
        height=36.0,
        terrain=scenario.terrain,
        zones=scenario.zones,
        markers=scenario.markers,
        seats=seats,
        heroes=heroes,
    )


def _worth_of(battle: Battle, seat: Seat) -> float:
    models = sum(
        m.profile.worth * (0.4 + 0.6 * m.wounds / m.profile.wounds) - (0.5 if m.toppled else 0.0)
        for m in battle.in_play(seat)
    )
    cards = CARD_WORTH * len(battle.hands.get(seat, ()))
    return models + POINT_WORTH * battle.points.get(seat, 0) + cards


def _check_place(battle: Battle, model: Model) -> None:
    x, y, z = model.place
    assert battle.relief.holds(x, y, model.profile.radius - SLACK), f"{model.id} is off the table"
    assert battle.relief.level_at(x, y, z) is not None, f"{model.id} stands on nothing at {x, y, z}"
    assert not overlapped(battle, model, model.place), f"{model.id} overlaps a base"


RULESET = Gaslight()
