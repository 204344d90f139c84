"""Colossus: a skirmish of giant war machines, 3 to 8 a side."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from grognard.content import Breach, Recruit, Roster, Situation, Terms
from grognard.content.published import Choice, Published
from grognard.kernel.questions import Choose, Place, Placement, Point, Seat
from grognard.kernel.refusals import Refusal
from grognard.kernel.ruleset import Effect, Setup, Step
from grognard.kernel.sights import Outlook, Ring, Sight
from grognard.kernel.state import Result, Shared
from grognard.kernel.views import View
from grognard.rulesets.colossus import content, lists, sights, turn, victory
from grognard.rulesets.colossus import situation as situations
from grognard.rulesets.colossus import view as views
from grognard.rulesets.colossus import worth as worths
from grognard.rulesets.colossus.battle import SIDES, Battle, Setting, other_side
from grognard.rulesets.colossus.field import gap
from grognard.rulesets.colossus.recruits import recruits

OVERLAP = 0.01


class Colossus(Published[Battle]):
    """The ruleset."""

    name = "colossus"
    version = 1
    package = "grognard.rulesets.colossus"
    battle = Battle
    passing_effects = frozenset({"stress", "calm", "offense"})
    final_effects = frozenset({"destroyed"})
    table_seats = (
        ("A", "B"),
        ("A1", "A2", "B1", "B2"),
        ("A1", "A2", "A3", "B1", "B2", "B3"),
        ("A1", "A2", "B"),
        ("A", "B1", "B2"),
        ("A1", "A2", "A3", "B"),
        ("A", "B1", "B2", "B3"),
        ("A1", "A2", "A3", "B1", "B2"),
        ("A1", "A2", "B1", "B2", "B3"),
    )

    def set_up(self, setup: Setup) -> Battle:
        """A battle before its first step, armies checked by clause (2.1-2.5)."""
        if setup.situation is not None:
            from grognard.content import parse_situation

            return self.from_situation(parse_situation(setup.situation, file="situation"))
        options = self.settings(setup.options)
        seats = setup.seats or self.table_seats[0]
        if seats not in self.table_seats or len(seats) != len(setup.rosters):
            raise Refusal("no-such-seats", seats=" ".join(seats)[:80], known="A B")
        if setup.scenario not in content.scenarios():
            raise Refusal("no-such-scenario", scenario=setup.scenario[:40], known="")
        variants = frozenset(name for name, value in options.items() if value is True)
        battle = Battle(_setting(setup.scenario, seats, int(options["points"]), variants), [])
        for seat, data in zip(seats, setup.rosters, strict=True):
            if data is None:
                continue
            roster = self.army(data, seat)
            found = self.breaches(roster, Terms(options, len(battle.setting.players(seat[0]))))
            if found:
                raise Refusal(found[0].message_id, rule=found[0].clause, seat=seat, **found[0].args)
            lists.recruit(battle, seat, [unit.profile for unit in roster.units])
        return battle

    def shared(self, battle: Battle) -> Mapping[str, Shared]:
        # Armies chosen at the table join later, so every printed profile is known from the start.
        own = {unit.profile.ref: unit.profile for unit in battle.units}
        printed = {unit: content.profile(unit) for unit in content.unit_entries()}
        return {"setting": battle.setting, **printed, **own}

    def next_step(self, battle: Battle) -> Step | None:
        return turn.next_step(battle)

    def result(self, battle: Battle) -> Result | None:
        return battle.result

    def concede(self, battle: Battle, seat: Seat) -> None:
        """A Side may concede at any decision; the other wins (5.7)."""
        victory.end(battle, other_side(seat[0]), "5.7")

    def seats(self, battle: Battle) -> Sequence[Seat]:
        return battle.setting.seats

    def side(self, seat: Seat) -> str:
        return seat[0]

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
        return worths.worth(battle, seat)

    def effects(self, before: Battle, after: Battle) -> tuple[Effect, ...]:
        """Damage, destruction, Stress, Panic, demolished terrain, and the initiative."""
        found: list[Effect] = []
        for old, new in zip(before.units, after.units):
            lost = old.armor + old.structure - new.armor - new.structure
            if lost:
                found.append(Effect(new.id, "damage", lost))
            if new.destroyed and not old.destroyed:
                found.append(Effect(new.id, "destroyed"))
            if new.stress != old.stress:
                found.append(Effect(new.id, "stress", new.stress - old.stress))
            if new.panicked != old.panicked:
                found.append(Effect(new.id, "panicked" if new.panicked else "calm"))
        found += [Effect(f"t{n}", "demolished") for n in after.lost if n not in before.lost]
        if after.offense != before.offense:
            found.append(Effect(after.offense, "offense"))
        return tuple(sorted(found))

    def check(self, battle: Battle) -> None:
        """Invariants: nothing negative, nothing overlapping, everyone on the table."""
        standing = battle.on_table()
        for unit in battle.units:
            profile = unit.profile
            assert 0 <= unit.armor <= profile.armor
            assert 0 <= unit.structure <= profile.structure
            assert unit.stress >= 0
            assert bool(unit.destroyed) == (unit.structure == 0)
        if battle.leg is not None:
            return
        for place, unit in enumerate(standing):
            assert battle.ground.holds(unit.place, unit.profile.radius, OVERLAP)
            later = standing[place + 1 :]
            assert all(gap(battle, unit, other) >= -OVERLAP - 1e-6 for other in later)

    def scenario_ids(self) -> Sequence[str]:
        return list(content.scenarios())

    def choices(self) -> Sequence[Choice]:
        budgets = tuple(lists.BUDGETS.values())
        variants = [Choice(v.id, v.clause, v.default) for v in content.variants().values()]
        return [Choice("points", "2.1", lists.BUDGETS["standard"], budgets), *variants]

    def rosters(self) -> Mapping[str, Roster]:
        return lists.starters()

    def usual_rosters(
        self, scenario: str, seats: Sequence[Seat], options: Mapping[str, Any]
    ) -> Sequence[str]:
        """The first starter forces of either faction for each player's share (7.5)."""
        factions = dict(zip(SIDES, content.factions(), strict=True))
        players = {side: sum(seat[0] == side for seat in seats) for side in SIDES}
        share = {side: lists.share_of(int(options["points"]), players[side]) for side in SIDES}
        return [lists.starter(factions[s[0]], share[s[0]]).id for s in seats]

    def catalogue(self) -> Mapping[str, Sequence[str]]:
        return {
            "units": [f"unit-{unit}" for unit in content.unit_entries()],
            "weapons": [
                *(f"weapon-{mount.id}" for mount in content.weapons().ranged),
                *(f"weapon-{fit.id}" for fit in content.weapons().melee),
            ],
            "tags": [f"tag-{tag}" for tag in content.tags()],
            "factions": [f"faction-{faction}" for faction in content.factions()],
        }

    def schemas(self) -> Mapping[str, type]:
        return {
            "factions": content.Factions,
            "forces": content.Forces,
            "options": content.Variants,
            "scenario": content.Scenario,
            "tags": content.Tags,
            "units": content.Units,
            "weapons": content.Weapons,
        }

    def breaches(self, roster: Roster, terms: Terms) -> list[Breach]:
        return lists.breaches(roster, _points(terms), terms.players)

    def recruits(self) -> Sequence[Recruit]:
        return recruits()

    def piece_ids(self, seat: Seat, units: Sequence[str], seats: Sequence[Seat]) -> Sequence[str]:
        return lists.unit_ids(seat, len(units), seats)

    def allowance(self, roster: Roster, terms: Terms) -> int:
        """The player's share of the budget (2.1)."""
        return lists.share_of(_points(terms), terms.players)

    def from_situation(self, situation: Situation) -> Battle:
        return situations.battle_of(situation, self.settings(situation.options.values))


def _points(terms: Terms) -> int:
    return int(terms.options.get("points", lists.BUDGETS["standard"]))


@lru_cache(maxsize=64)
def _setting(name: str, seats: tuple[Seat, ...], points: int, variants: frozenset[str]) -> Setting:
    """Settings never change, so games of one kind share theirs."""
    scenario = content.scenarios()[name]
    return Setting(
        scenario=scenario.id,
        victory=scenario.victory,
        turns=scenario.turns,
        width=scenario.table.width,
        height=scenario.table.height,
        terrain=scenario.terrain,
        zones={side: scenario.zones[side] for side in scenario.zones},
        markers=scenario.markers,
        seats=seats,
        points=points,
        variants=variants,
    )


RULESET = Colossus()
