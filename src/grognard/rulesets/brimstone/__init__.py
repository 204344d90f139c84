"""Brimstone: companies of 7 to 12 fighters clash in the underworld."""

from collections.abc import Mapping, Sequence
from typing import Any

from grognard.content import Breach, Recruit, Roster, Situation, Terms, parse_situation
from grognard.content.published import Choice, Published
from grognard.kernel.questions import Choose, Place, Placement, Point, Seat
from grognard.kernel.refusals import Refusal
from grognard.kernel.ruleset import Effect, Setup, Step
from grognard.kernel.sights import Outlook, Ring, Sight
from grognard.kernel.state import Result, Shared
from grognard.kernel.views import View
from grognard.rulesets.brimstone import content, lists, sights, turn, victory
from grognard.rulesets.brimstone import situation as positions
from grognard.rulesets.brimstone import view as views
from grognard.rulesets.brimstone.battle import SEATS, Battle, Model, Relic, Setting, other
from grognard.rulesets.brimstone.field import CONTACT, gap, on_table
from grognard.rulesets.brimstone.recruits import recruits
from grognard.rulesets.brimstone.windows import WINDOWS
from grognard.rulesets.brimstone.worth import BY_WOUNDS, promise

QUIET: Mapping[str, tuple[str, ...]] = {
    "ask": (),
    "attacks_only": ("w1", "w2", "w3", "w4", "w8"),
    "never": WINDOWS,
}
"""Windows a seat does not want to be asked in, whatever it holds."""


class Brimstone(Published[Battle]):
    """The ruleset."""

    name = "brimstone"
    version = 1
    package = "grognard.rulesets.brimstone"
    battle = Battle
    foresight = 0.0
    passing_effects = frozenset(
        {
            "berserk",
            "brave",
            "sped_up",
            "no_berserk",
            "no_brave",
            "no_controlled",
            "no_immobilized",
            "no_knocked_down",
            "no_slowed",
            "no_sped_up",
            "no_stunned",
        }
    )
    final_effects = frozenset({"dead", "swallowed"})

    def set_up(self, setup: Setup) -> Battle:
        """A battle before its first step, companies checked by clause (2.1-2.8)."""
        if setup.situation is not None:
            return self.from_situation(parse_situation(setup.situation, file="situation"))
        options = self.settings(setup.options)
        if (setup.seats or SEATS) != SEATS or setup.scenario not in content.scenarios():
            raise Refusal("no-such-seats", seats=" ".join(setup.seats)[:80], known="A B")
        scenario = content.scenarios()[setup.scenario]
        points = lists.points_of(scenario, large=options["large"] is True)
        rosters = [
            None if data is None else self.army(data, seat)
            for seat, data in zip(SEATS, setup.rosters, strict=True)
        ]
        ready = tuple(company.id for company in lists.ready(points))
        offers = tuple(ready if roster is None else None for roster in rosters)
        battle = Battle(_setting(scenario, points, options, offers), [], [])
        battle.lay([positions.terrain_piece(entry) for entry in scenario.terrain])
        battle.relics = [Relic(relic.at) for relic in scenario.relics]
        for seat, roster in zip(SEATS, rosters):
            if roster is not None:
                _check(roster, points, seat)
                lists.recruit(battle, seat, [unit.profile for unit in roster.units])
        return battle

    def shared(self, battle: Battle) -> Mapping[str, Shared]:
        # Companies chosen at the table join later, so every printed profile is known at once.
        own = {model.profile.ref: model.profile for model in battle.models}
        printed = {unit: content.profile(unit) for unit in content.unit_entries()}
        return {"setting": battle.setting, **printed, **own}

    def next_step(self, battle: Battle) -> Step | None:
        return turn.next_step(battle)

    def result(self, battle: Battle) -> Result | None:
        return battle.result

    def concede(self, battle: Battle, seat: Seat) -> None:
        """A player may concede; the opponent wins outright (5.9)."""
        battle.cite("5.9")
        victory.end(battle, other(seat), "5.9")

    def seats(self, battle: Battle) -> Sequence[Seat]:
        return SEATS

    def turn(self, battle: Battle) -> int:
        return battle.turn

    def view(self, battle: Battle, viewer: Seat) -> View:
        return views.view(battle, viewer)

    def sight(self, battle: Battle, viewer: Seat, piece: str, target: str | Point) -> Sight | None:
        return sights.sight(battle, piece, target)

    def rings(self, battle: Battle, viewer: Seat, piece: str) -> tuple[Ring, ...]:
        return sights.rings(battle, piece)

    def outlook(self, battle: Battle, asked: Choose | Place, answer: str | Placement) -> Outlook:
        return sights.outlook(battle, asked, answer)

    def worth(self, battle: Battle, seat: Seat) -> float:
        """Own fighters, points and Command against the enemy's, in points of cost."""
        if battle.result is not None:
            return RESULT_WORTH if battle.result.winner == seat else -RESULT_WORTH
        scale = POINT_WORTH[battle.setting.victory]
        balance = 0.0
        for side in SEATS:
            own = sum(_model_worth(model) for model in battle.owned(side))
            own += scale * _points(battle, side) + COMMAND_WORTH * battle.base.get(side, 0)
            balance += own if side == seat else -own
        return balance + promise(battle, seat)

    def effects(self, before: Battle, after: Battle) -> tuple[Effect, ...]:
        """Life lost, deaths, states gained and ended, victory points, the result."""
        found: list[Effect] = []
        for old, new in zip(before.models, after.models):
            found += _changes(old, new)
        for seat in SEATS:
            gained = after.points.get(seat, 0) - before.points.get(seat, 0)
            if gained:
                found.append(Effect(seat, "vp", gained))
        if after.result is not None and before.result is None:
            found.append(Effect(after.result.winner or "", "wins"))
        return tuple(sorted(found))

    def check(self, battle: Battle) -> None:
        """Invariants: nobody overlaps, nobody has too much life, pools are not negative."""
        standing = battle.in_play()
        for seat in SEATS:
            assert 0 <= battle.cmd.get(seat, 0) <= max(battle.base.get(seat, 0), 0)
        for model in battle.models:
            assert model.lp <= model.profile.lp
            assert model.dead == (model.lp <= 0), f"{model.id} has {model.lp} life points"
            assert model.commander == model.owner or "controlled" in model.states
            assert model.relic < 0 or battle.relics[model.relic].carrier == model.id
            assert not (model.dead and model.at is not None)
        for relic in battle.relics:
            assert (relic.at is None) == bool(relic.carrier)
        for place, model in enumerate(standing):
            assert on_table(battle, model.place, model.profile.radius - CONTACT)
            assert all(gap(model, foe) >= -CONTACT - 1e-6 for foe in standing[place + 1 :])

    def scenario_ids(self) -> Sequence[str]:
        return list(content.scenarios())

    def choices(self) -> Sequence[Choice]:
        variants = [Choice(v.id, v.clause, v.default) for v in content.variants().values()]
        quiet = [Choice(f"windows_{s.lower()}", "3.16", "ask", tuple(QUIET)) for s in SEATS]
        return [*variants, *quiet]

    def rosters(self) -> Mapping[str, Roster]:
        return {company.id: lists.roster_of(company) for company in content.companies().values()}

    def usual_rosters(
        self, scenario: str, seats: Sequence[Seat], options: Mapping[str, Any]
    ) -> Sequence[str]:
        """The first ready company of each faction for the game size (7.E)."""
        large = options.get("large") is True
        points = lists.points_of(content.scenarios()[scenario], large=large)
        march = next(c.id for c in lists.ready(points) if c.faction == "gilded_march")
        court = next(c.id for c in lists.ready(points) if c.faction == "ashen_court")
        return [march, court]

    def catalogue(self) -> Mapping[str, Sequence[str]]:
        return {
            "units": [f"unit-{unit}" for unit in content.unit_entries()],
            "weapons": [f"weapon-{weapon}" for weapon in content.weapons()],
            "effects": [f"effect-{effect}" for effect in content.effects()],
            "states": [f"state-{state}" for state in content.states()],
            "factions": [f"faction-{faction}" for faction in content.factions()],
        }

    def breaches(self, roster: Roster, terms: Terms) -> list[Breach]:
        return lists.breaches(roster, self.allowance(roster, terms))

    def recruits(self) -> Sequence[Recruit]:
        return recruits()

    def allowance(self, roster: Roster, terms: Terms) -> int:
        """The game size: the scenario's, or the smallest the list fits (2.1)."""
        large = terms.options.get("large") is True
        scenario = content.scenarios().get(terms.scenario)
        if scenario is not None:
            return lists.points_of(scenario, large=large)
        return lists.LARGE if large else _size_of(roster)

    def from_situation(self, situation: Situation) -> Battle:
        options = self.settings(situation.options.values)
        size = positions.size_of(situation)
        usual = content.scenarios()[next(iter(content.scenarios()))]
        scenario = content.scenarios().get(situation.scenario or "")
        setting = _setting(scenario or usual, (scenario or usual).points, options, ())
        setting.width, setting.height = size.width, size.height
        if scenario is None:
            setting.scenario, setting.victory, setting.objectives = "", "blood", ()
        return positions.battle_of(situation, setting)


POINT_WORTH = {"objectives": 8.0, "relics": 8.0, "heads": 6.0, "blood": 1.0}
"""What a victory point is worth in points of cost, by scenario."""
COMMAND_WORTH = 2.0
RESULT_WORTH = 1000.0
SMALL = 100


def _size_of(roster: Roster) -> int:
    """The smallest game size the list fits."""
    known = content.unit_entries()
    spent = sum(known[u.profile].cost for u in roster.units if u.profile in known)
    return SMALL if spent <= SMALL else lists.STANDARD


def _check(roster: Roster, points: int, seat: Seat) -> None:
    found = lists.breaches(roster, points)
    if found:
        raise Refusal(found[0].message_id, rule=found[0].clause, seat=seat, **found[0].args)


def _setting(
    scenario: content.Scenario,
    points: int,
    options: Mapping[str, Any],
    offers: tuple[tuple[str, ...] | None, ...],
) -> Setting:
    return Setting(
        scenario=scenario.id,
        victory=scenario.victory,
        turns=scenario.turns,
        points=points,
        width=scenario.table.width,
        height=scenario.table.height,
        zones={str(name): zone for name, zone in scenario.zones.items()},
        objectives=scenario.objectives,
        variants=frozenset(name for name, value in options.items() if value is True),
        quiet={seat: QUIET[options[f"windows_{seat.lower()}"]] for seat in SEATS},
        offers=offers,
    )


def _points(battle: Battle, seat: Seat) -> int:
    scored = battle.points.get(seat, 0)
    return scored + (victory.final_points(battle, seat) if battle.zones else 0)


def _model_worth(model: Model) -> float:
    if model.dead:
        return 0.0
    burning = sum([loss * rounds for loss, rounds in model.burns])
    health = max(0, model.lp - burning) / model.profile.lp
    worth = model.profile.cost * (1 - BY_WOUNDS + BY_WOUNDS * health)
    if model.held_by:
        return worth * 0.3
    if model.commander != model.owner:
        return worth * 0.5
    return worth * (0.8 if model.helpless or "stunned" in model.states else 1.0)


def _changes(old: Model, new: Model) -> list[Effect]:
    found = []
    if new.lp != old.lp and not new.dead:
        found.append(Effect(new.id, "lp", new.lp - old.lp))
    if new.dead and not old.dead:
        found.append(Effect(new.id, "dead"))
    if new.held_by and not old.held_by:
        found.append(Effect(new.id, "swallowed"))
    if not new.dead:
        found += [
            Effect(new.id, state, n)
            for state, n in new.states.items()
            if old.states.get(state) != n
        ]
        found += [Effect(new.id, f"no_{state}") for state in old.states if state not in new.states]
        if new.burns != old.burns:
            found.append(Effect(new.id, "consumed", sum(x * y for x, y in new.burns)))
    return found


RULESET = Brimstone()
