"""What a viewer may know of a race: everything, since nothing is hidden.

Screens know no game. They draw what is described here: a table, pieces with their bars and
badges, counters. Names are messages, put into words for each reader.
"""

from collections.abc import Sequence

from causeway.battle import SEATS, Race, Runner
from causeway.briefing import standing_of
from causeway.content import Content, Profile
from causeway.field import LENGTH, RADIUS, STONE, WIDTH, is_wet, shore, strip, under_water
from grognard.content import numbered
from grognard.content.legend import legend_of
from grognard.kernel.questions import Seat
from grognard.kernel.said import Say
from grognard.kernel.views import (
    Badge,
    Bar,
    CounterView,
    Fact,
    PieceView,
    TableView,
    TerrainView,
    View,
    ZoneView,
)

LEGEND = legend_of(good={"drum": "1.3"}, bad={"wet": "4.3"})
"""Every badge, with the clause that says what it does."""


def view(race: Race, viewer: Seat) -> View:
    """The race as one viewer may know it."""
    return View(
        ruleset="causeway",
        viewer=viewer,
        scenario=Say(f"scenario-{race.setting.scenario}"),
        seats=SEATS,
        sides={seat: seat for seat in SEATS},
        turn=race.turn,
        turns=race.setting.turns,
        phase=Say(f"phase-{race.phase}"),
        table=TableView(WIDTH, LENGTH, "inches", "slate"),
        terrain=_water(race),
        zones=tuple(_shore(seat) for seat in SEATS),
        pieces=tuple(_piece(race, runner, number) for runner, number in numbered(race.runners)),
        counters=(CounterView(Say("stat-water"), race.water),),
        result=race.result,
        standing=standing_of(race),
    )


def _shore(seat: Seat) -> ZoneView:
    name = Say("zone-shore")
    return ZoneView(f"shore_{seat}", "zone", name, seat, outlines=(strip(*shore(seat)),))


def _water(race: Race) -> tuple[TerrainView, ...]:
    if not race.water:
        return ()
    return (TerrainView("water", "water", Say("terrain-water"), (strip(*under_water(race)),)),)


def _piece(race: Race, runner: Runner, number: int) -> PieceView:
    return PieceView(
        id=runner.id,
        seat=runner.seat,
        side=runner.seat,
        name=Say(f"unit-{runner.profile.id}"),
        number=number,
        kind="beast",
        at=runner.at,
        heading=0 if runner.seat == "A" else 180,
        radius=RADIUS,
        bars=(Bar(Say("stat-gone"), runner.gone, STONE),),
        badges=_badges(race, runner),
        card=card(runner.profile),
        done=race.phase == "race" and runner.seat not in race.to_move,
    )


def _badges(race: Race, runner: Runner) -> tuple[Badge, ...]:
    shown = {"drum": runner.has_drum, "wet": runner.at is not None and is_wet(race, runner)}
    return tuple(LEGEND[name] for name, here in shown.items() if here)


def legend(content: Content) -> Sequence[Badge]:
    """Every badge that a runner may show."""
    return tuple(LEGEND.values())


def card(profile: Profile) -> tuple[Fact, ...]:
    """What is printed about a runner, line by line, each with its clause."""
    swims = Fact(Say("stat-swims"), Say("yes" if profile.swims else "no"), "4.3")
    return (Fact(Say("stat-pace"), profile.pace, "1.1"), swims)
