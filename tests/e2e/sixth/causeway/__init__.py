"""Causeway: runners cross before the tide. A whole game system, installed like anybody's own.

Each player fields runners for six points. In turn a player chooses a runner and how it goes:
walking is sure, running is two dice. Whoever has a runner across first wins.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct

from grognard.content import (
    Breach,
    Recruit,
    Roster,
    RosterUnit,
    Situation,
    Terms,
    Upgrade,
    not_offered,
)
from grognard.content.entries import Choice
from grognard.content.published import Published
from grognard.kernel.events import Event
from grognard.kernel.questions import Choose, Option, Roll, Seat
from grognard.kernel.refusals import Refusal
from grognard.kernel.ruleset import Effect, Setup, Step
from grognard.kernel.said import Say
from grognard.kernel.state import Battle, Result, Shared
from grognard.kernel.tallies import Tally
from grognard.kernel.views import Bar, Fact, PieceView, TableView, View, ZoneView

SEATS = ("A", "B")
LENGTH, WIDTH = 12, 12
POINTS, MOST = 6, 4
PACES = {"hare": 3, "tortoise": 2}
COSTS = {"hare": 3, "tortoise": 2}
DRUM = Upgrade("drum", 1, "1.3")


class Tide(Shared):
    """What never changes in a game: how many turns there are before the water comes."""

    ref = "tide"

    def __init__(self, turns: int) -> None:
        self.turns = turns


class Runner(Struct, array_like=True):
    id: str
    seat: Seat
    profile: str
    drum: bool
    gone: int = 0

    @property
    def pace(self) -> int:
        return PACES[self.profile] + self.drum


class Race(Battle, array_like=True):
    tide: Tide
    runners: list[Runner]
    steps: int = 0
    result: Result | None = None

    def of(self, seat: Seat) -> list[Runner]:
        return [runner for runner in self.runners if runner.seat == seat]


class Went(Event, frozen=True):
    rules = ("2.1",)
    unit: str
    inches: int


async def step(race: Race) -> None:
    """A player chooses a runner and how it goes (2.1, 2.2)."""
    seat = SEATS[race.steps % 2]
    offered = [Option(runner.id, piece=runner.id) for runner in race.of(seat)]
    chosen = await Choose(seat, offered, rule="2.1", topic="runner")
    runner = next(one for one in race.runners if one.id == chosen)
    how = await Choose(
        seat, [Option("walk"), Option("run")], rule="2.2", topic="pace", piece=runner.id
    )
    inches = runner.pace
    if how == "run":
        dice = Tally("run").add("2.2", "legs", 2)
        inches *= await Roll(dice, 4, seat=seat, rule="2.2", topic="run")
    inches = min(inches, LENGTH - runner.gone)
    runner.gone += inches
    race.tell(Went(runner.id, inches))
    race.steps += 1
    if runner.gone == LENGTH:
        end(race, (seat,), "3.1")
    elif race.steps == 2 * race.tide.turns:
        far = scores(race)
        end(race, tuple(seat for seat in SEATS if far[seat] > min(far.values())), "3.2")


def scores(race: Race) -> dict[str, float]:
    return {seat: float(sum(runner.gone for runner in race.of(seat))) for seat in SEATS}


def end(race: Race, winners: tuple[Seat, ...], rule: str) -> None:
    race.result = Result(winners, scores(race), rule)


def roster(name: str, *units: str) -> Roster:
    members = tuple(RosterUnit(profile=unit) for unit in units)
    total = sum(COSTS[unit] for unit in units)
    return Roster(ruleset="causeway", faction="shore", name=name, total=total, units=members)


class Causeway(Published[Race]):
    name = "causeway"
    version = 1
    package = "causeway"
    battle = Race

    def set_up(self, setup: Setup) -> Race:
        options = self.settings(setup.options)
        race = Race(Tide(int(options["turns"])), [])
        for seat, data in zip(SEATS, setup.rosters, strict=True):
            army = self.army(data, seat)
            for breach in self.breaches(army, Terms(options)):
                raise Refusal(breach.message_id, rule=breach.clause, **breach.args)
            ids = self.piece_ids(seat, [unit.profile for unit in army.units], SEATS)
            race.runners += [
                Runner(id_, seat, unit.profile, DRUM.id in unit.options)
                for id_, unit in zip(ids, army.units, strict=True)
            ]
        return race

    def shared(self, battle: Race) -> Mapping[str, Shared]:
        return {"tide": battle.tide}

    def next_step(self, battle: Race) -> Step | None:
        return step(battle) if battle.result is None else None

    def result(self, battle: Race) -> Result | None:
        return battle.result

    def concede(self, battle: Race, seat: Seat) -> None:
        end(battle, tuple(other for other in SEATS if other != seat), "3.3")

    def seats(self, battle: Race) -> Sequence[Seat]:
        return SEATS

    def turn(self, battle: Race) -> int:
        return battle.steps // 2 + 1

    def worth(self, battle: Race, seat: Seat) -> float:
        leads = {one: max(runner.gone for runner in battle.of(one)) for one in SEATS}
        return float(2 * leads[seat] - sum(leads.values()))

    def effects(self, before: Race, after: Race) -> tuple[Effect, ...]:
        pairs = zip(before.runners, after.runners, strict=True)
        return tuple(Effect(b.id, "went", b.gone - a.gone) for a, b in pairs if a.gone != b.gone)

    def scenario_ids(self) -> Sequence[str]:
        return ["spring_tide"]

    def choices(self) -> Sequence[Choice]:
        return [Choice("turns", "3.2", 6, (3, 6, 9))]

    def rosters(self) -> Mapping[str, Roster]:
        return {
            "hares": roster("hares", "hare", "hare"),
            "tortoises": roster("tortoises", "tortoise", "tortoise", "tortoise"),
        }

    def usual_rosters(
        self, scenario: str, seats: Sequence[Seat], options: Mapping[str, Any]
    ) -> Sequence[str]:
        return ["hares", "tortoises"]

    def catalogue(self) -> Mapping[str, Sequence[str]]:
        return {"units": [f"unit-{unit}" for unit in PACES], "factions": ["faction-shore"]}

    def recruits(self) -> Sequence[Recruit]:
        return [
            Recruit(unit, "shore", "runner", COSTS[unit], MOST, "1.2", card(pace), upgrades=(DRUM,))
            for unit, pace in PACES.items()
        ]

    def allowance(self, roster: Roster, terms: Terms) -> int:
        return POINTS

    def breaches(self, roster: Roster, terms: Terms) -> list[Breach]:
        found = not_offered(roster, PACES, "1.1", upgrades=dict.fromkeys(PACES, (DRUM.id,)))
        spent = self.bill(roster, terms).spent
        if spent > POINTS:
            found.append(Breach("1.2", "breach-budget", {"spent": spent, "points": POINTS}))
        if not 1 <= len(roster.units) <= MOST:
            found.append(Breach("1.1", "breach-size", {"units": len(roster.units), "most": MOST}))
        return found

    def from_situation(self, situation: Situation) -> Race:
        raise Refusal("no-situations")

    def view(self, battle: Race, viewer: Seat) -> View:
        return View(
            ruleset=self.name,
            viewer=viewer,
            scenario=Say("scenario-spring_tide"),
            seats=SEATS,
            sides={seat: seat for seat in SEATS},
            turn=min(self.turn(battle), battle.tide.turns),
            turns=battle.tide.turns,
            phase=Say("phase-race"),
            table=TableView(WIDTH, LENGTH, "inches", "snow"),
            zones=(
                ZoneView("south", "zone", Say("zone-shore"), "A", outlines=(strip(0, 1),)),
                ZoneView("north", "zone", Say("zone-shore"), "B", outlines=(strip(11, 12),)),
            ),
            pieces=tuple(piece(battle, runner) for runner in battle.runners),
            result=battle.result,
        )


def card(pace: int) -> tuple[Fact, ...]:
    return (Fact(Say("stat-pace"), pace, "2.1"),)


def strip(low: float, high: float) -> tuple[tuple[float, float], ...]:
    return ((0.0, low), (WIDTH, low), (WIDTH, high), (0.0, high))


def piece(race: Race, runner: Runner) -> PieceView:
    own = race.of(runner.seat)
    lane = 1.5 + 3 * own.index(runner) + (0.0 if runner.seat == "A" else 1.0)
    north = runner.gone if runner.seat == "A" else LENGTH - runner.gone
    twins = [one.id for one in own if one.profile == runner.profile]
    return PieceView(
        id=runner.id,
        seat=runner.seat,
        side=runner.seat,
        name=Say(f"unit-{runner.profile}"),
        number=twins.index(runner.id) + 1 if len(twins) > 1 else 0,
        kind="envoy",
        at=(lane, float(north)),
        radius=0.4,
        bars=(Bar(Say("stat-gone"), runner.gone, LENGTH),),
        card=card(runner.pace),
    )


RULESET = Causeway()
