"""What a scenario wants, what a company does well to begin with, and how far it is to victory."""

from collections.abc import Iterator

from grognard.content.briefing import Briefing, Line, line, scored, tip
from grognard.content.standing import standing
from grognard.kernel.questions import Seat
from grognard.kernel.said import Name, Say
from grognard.rulesets.brimstone.battle import SEATS, Battle
from grognard.rulesets.brimstone.victory import (
    CAMP,
    FIRST_SCORING_TURN,
    HEADS,
    OFFICER_WOUNDED,
    POINTS_PER_KILL_VP,
    RELIC_AT_HOME,
    RELIC_CARRIED,
    RELIC_HEADS,
    final_points,
)


def standing_of(battle: Battle) -> tuple[Say, ...]:
    """Who would win if the game ended now, and how many turns are left (5.2, 5.3)."""
    if battle.result is not None:
        return ()
    # Before the zones are taken nobody has scored, and nothing is anybody's home.
    points = {
        seat: battle.points.get(seat, 0) + (final_points(battle, seat) if battle.zones else 0)
        for seat in SEATS
    }
    return standing(points, battle.turn, battle.setting.turns, is_counted_at_the_end=True)


def briefing(battle: Battle, seat: Seat) -> Briefing:
    """What the scenario wants, and what a seat does well to begin with."""
    return Briefing(
        tuple(_scoring(battle)), tuple(_ending(battle)), tuple(_first_moves(battle, seat))
    )


def _scoring(battle: Battle) -> Iterator[Line]:
    setting = battle.setting
    match setting.victory:
        case "objectives":
            held = len(setting.objectives)
            yield line("5.10", "scoring-objectives", n=held, turn=FIRST_SCORING_TURN)
            yield line("5.10", "scoring-dead", per=POINTS_PER_KILL_VP)
        case "relics":
            yield line(
                "5.11", "scoring-relics", points=scored(RELIC_CARRIED), home=scored(RELIC_AT_HOME)
            )
            yield line("5.11", "scoring-leaders", **RELIC_HEADS)
        case "heads":
            officer = scored(HEADS["officer"])
            others = {"independent": HEADS["independent"], "trooper": HEADS["trooper"]}
            yield line("5.12", "scoring-heads", officer=officer, wounded=OFFICER_WOUNDED, **others)
            yield line("5.12", "scoring-camp", points=scored(CAMP))
        case _:
            yield line("5.13", "scoring-blood")


def _ending(battle: Battle) -> Iterator[Line]:
    yield line("5.2", "ending-length", n=battle.setting.turns, period="turn")
    yield line("5.3", "ending-elimination")


def _first_moves(battle: Battle, seat: Seat) -> Iterator[Say]:
    """From the facts of the company: what to take, who hits first, who speaks."""
    company = [model.profile for model in battle.owned(seat)]
    if not company:
        return
    yield tip(f"first-{battle.setting.victory}")
    fastest = max(company, key=lambda profile: (profile.dpt, profile.cbt or 0))
    yield tip("first-fast", unit=Name(f"unit-{fastest.id}"), inches=fastest.dpt)
    officer = next((profile for profile in company if profile.rank == "officer"), company[0])
    yield tip("first-officer", unit=Name(f"unit-{officer.id}"))
