"""What a scenario wants, what a Side does well to begin with, and how far it is to victory."""

from collections.abc import Iterator, Sequence

from grognard.content.briefing import Briefing, Line, line, scored, tip
from grognard.content.standing import standing
from grognard.kernel.questions import Seat
from grognard.kernel.said import Name, Say
from grognard.rulesets.colossus.battle import SIDES, Battle, Unit, side_of
from grognard.rulesets.colossus.content import Marker
from grognard.rulesets.colossus.victory import (
    CONTROL,
    FURNACE_KILL,
    FURNACE_TURN,
    RAIDERS,
    WARDENS,
    goal,
)


def standing_of(battle: Battle) -> tuple[Say, ...]:
    """Who leads, what wins at once, and how many Turns are left (5.1)."""
    if battle.result is not None:
        return ()
    points = {side: battle.points.get(side, 0) for side in SIDES}
    return standing(points, battle.turn, battle.setting.turns, goal=goal(battle))


def briefing(battle: Battle, seat: Seat) -> Briefing:
    """What the scenario wants, and what a seat does well to begin with."""
    return Briefing(
        tuple(_scoring(battle)), tuple(_ending(battle)), tuple(_first_moves(battle, seat))
    )


def _scoring(battle: Battle) -> Iterator[Line]:
    setting = battle.setting
    match setting.victory:
        case "kills":
            yield line("5.5", "scoring-wrecks")
        case "furnaces":
            for marker in setting.markers:
                yield line(
                    "5.11",
                    "scoring-furnace",
                    marker=Name(f"marker-{marker.id}"),
                    points=scored(marker.points),
                    turn=FURNACE_TURN,
                    inches=CONTROL,
                )
            yield line("5.11", "scoring-each-wreck", points=scored(FURNACE_KILL))
        case "gate":
            yield line("5.12", "scoring-exit", side=RAIDERS)
            yield line("5.12", "scoring-half", side=RAIDERS)
            yield line("5.12", "scoring-raiders", side=WARDENS)
        case "crown":
            crown = setting.markers[0]
            yield line("5.13", "scoring-crown", points=scored(crown.points), inches=crown.radius)


def _ending(battle: Battle) -> Iterator[Line]:
    if goal(battle):
        yield line("5.13", "ending-goal", points=scored(goal(battle)))
    yield line("5.3", "ending-length", n=battle.setting.turns, period="turn")
    yield line("5.2", "ending-elimination")


def _first_moves(battle: Battle, seat: Seat) -> Iterator[Say]:
    """From the facts of table and army: where to go, who shoots, who runs."""
    army = [unit for unit in battle.units if unit.seat == seat]
    if not army:
        return
    yield _where_to(battle, seat, army)
    gun = max(army, key=lambda unit: (unit.profile.effective, unit.profile.damage["effective"]))
    yield tip("first-gun", unit=Name(f"unit-{gun.profile.id}"), inches=gun.profile.effective)
    yield tip("first-together")


def _where_to(battle: Battle, seat: Seat, army: Sequence[Unit]) -> Say:
    fastest = max(army, key=lambda unit: unit.profile.move).profile
    unit, move = Name(f"unit-{fastest.id}"), fastest.move
    match battle.setting.victory:
        case "gate" if side_of(seat) == RAIDERS:
            return tip("first-break-out", unit=unit, move=move)
        case "gate":
            return tip("first-bar-the-way", unit=unit, move=move)
        case "furnaces" | "crown":
            marker = Name(f"marker-{_nearest(battle, seat).id}")
            return tip("first-marker", unit=unit, move=move, marker=marker)
        case _:
            return tip("first-lane", unit=unit, move=move)


def _nearest(battle: Battle, seat: Seat) -> Marker:
    """The marker nearest to the middle of the own zone; of several the one that pays most."""
    zone = battle.setting.zones[side_of(seat)]
    x, y = sum(zone.x) / 2, sum(zone.y) / 2

    def far(marker: Marker) -> tuple[float, int]:
        return (marker.at[0] - x) ** 2 + (marker.at[1] - y) ** 2, -marker.points

    return min(battle.setting.markers, key=far)
