"""Colossus: moves, jumps and deployment in games, judged by a brute search.

Crowds are judged by geometry of their own in ``tests/rules/colossus/test_nothing_withheld.py``.
"""

from collections.abc import Iterator
from math import hypot
from typing import Any

import pytest
from thoroughness import examples

import grognard
from grognard.kernel.chance import Lot
from grognard.kernel.game import Game
from grognard.kernel.questions import Place, Placement, Point
from grognard.rulesets.colossus.battle import Battle, Unit
from grognard.rulesets.colossus.deployment import ZoneRegion
from grognard.rulesets.colossus.movement import JumpRegion, Mode, MoveRegion, mode_options
from grognard.table.lattice import snap
from grognard.testing.colossus import position, terrain, unit
from grognard.testing.offers import Offer, about, check, reached, straight

LENGTHS = (1.0, 1.01, 1.3, 2.0, 3.0, 4.0, 6.0)


def hundredths(x: float, y: float) -> Point:
    return snap(x), snap(y)


def offers(battle: Battle, who: Unit) -> Iterator[Offer]:
    """How a unit may move: straight, to and fro, through the air."""
    modes = {option.key for option in mode_options(battle, who)}
    walk = MoveRegion(battle, who, Mode("standard"))
    ways = [
        *straight(about(who.place, LENGTHS, 180, hundredths)),
        *paces(who, 0.13),
        *paces(who, 0.26),
    ]
    yield Offer(f"{who.id} walks", "standard" in modes, walk, ways)
    if who.may_use("jump"):
        landings = straight(about(who.place, (*LENGTHS, 8.0), 180, hundredths))
        yield Offer(f"{who.id} jumps", "jump" in modes, JumpRegion(battle, who), landings)


def paces(who: Unit, length: float) -> Iterator[Placement]:
    """To and fro until it is an inch."""
    legs = 8 if length < 0.2 else 4
    for point in about(who.place, (length,), 90, hundredths):
        yield Placement(tuple((point, who.place)[turn % 2] for turn in range(legs)))


def cell(seed: int) -> Game[Any]:
    """A machine between four rocks, with a little room, a door, or none; at times in a wood."""
    lot = Lot(b"cell", seed)
    west, east, south, north = (
        round(0.5 + lot.pick([-0.01, 0.0, 0.02, 0.07, 0.13, 0.4]), 2) for _ in range(4)
    )
    door = lot.pick([0, 0, 0.9, 1.0, 1.02])
    parts = [
        unit("a1", "ac_squire", 20, 20, changed={"size": 1, "move": 2 + lot.below(4)}),
        unit("b1", "ac_squire", 46, 46, moved=True),
        terrain("massif", 16, 16, 24, 20 - south),
        terrain("massif", 16, 20 + north, 24, 24),
        terrain("massif", 16, 20 - south, 20 - west, max(20.1 - south, 20 + north - door)),
        terrain("massif", 20 + east, 20 - south, 24, 20 + north),
    ]
    if lot.below(2):
        parts.append(terrain("area", 19.9, 19.0, 22, 20.1))
    return position(*parts, phase="movement", slot="A", offense="B")


@pytest.mark.clause("colossus:4.106", "colossus:4.108", "colossus:4.110")
def test_in_a_cell_a_move_is_offered_if_and_only_if_some_path_is_legal() -> None:
    seen = set()
    for seed in range(examples(60)):
        battle = cell(seed).battle
        for offer in offers(battle, battle.unit("a1")):
            check(offer, Lot(b"cell", seed))
            seen.add(offer.is_offered)
    assert seen == {True, False}


@pytest.mark.clause("colossus:4.106", "colossus:4.903")
def test_in_games_a_move_is_offered_if_and_only_if_some_placement_is_legal() -> None:
    for game in reached(grognard.ruleset("colossus"), games=examples(3), every=40):
        lot = Lot(b"reached", game.answers)
        if isinstance(game.decision, Place):
            check(Offer(game.decision.topic, True, game.decision.region, ()), lot)
        for who in game.battle.on_table():
            for offer in offers(game.battle, who):
                check(offer, lot)


@pytest.mark.clause("colossus:2.7")
def test_the_last_machine_finds_the_gap_between_those_of_the_grid() -> None:
    """A single street is left of the zone, between two rows of the grid."""
    machine = unit("a1", "ac_squire", 20, 30, changed={"size": 1})
    rest = unit("b1", "ac_squire", 46, 46)
    now: dict[str, Any] = {"phase": "movement", "slot": "A", "offense": "B"}
    zone = position(machine, rest, **now).battle.setting.zones["A"]
    middle = (zone.y[0] + zone.y[1]) / 2 + 0.25
    walled = position(
        machine,
        rest,
        terrain("massif", zone.x[0], zone.y[0], zone.x[1], middle - 0.51),
        terrain("massif", zone.x[0], middle + 0.51, zone.x[1], zone.y[1]),
        **now,
    )
    region = ZoneRegion(walled.battle, walled.battle.unit("a1"))

    check(Offer("a1 deploys", True, region, ()), Lot(b"deploy", 0))
    assert region.default().path[0][1] == pytest.approx(middle, abs=0.03)


@pytest.mark.clause("colossus:4.107", "colossus:4.108", "colossus:4.110")
def test_every_reason_against_a_move_is_true() -> None:
    seen = set()
    for game in reached(grognard.ruleset("colossus"), games=examples(2), every=50):
        battle = game.battle
        for who in battle.on_table():
            region = MoveRegion(battle, who, Mode("standard"))
            for end in about(who.place, (0.5, 2.0, 6.0, 14.0), 24, hundredths):
                refusal = region.refuse(Placement((end,)))
                if refusal is not None:
                    seen.add(refusal.reason)
                    assert_true(refusal.reason, battle, who, end, region.allowance.open)
    assert {"too-far", "too-short", "off-table"} <= seen


def assert_true(reason: str, battle: Battle, who: Unit, end: Point, allowed: float) -> None:
    """What a reason says, measured anew."""
    (x, y), (ex, ey), radius = who.place, end, who.profile.radius
    length = hypot(ex - x, ey - y)
    match reason:
        case "too-far":
            assert length > allowed
        case "too-short":
            assert length < 1.0
        case "off-table":
            wide, high = battle.ground.width, battle.ground.height
            assert not (radius <= ex <= wide - radius and radius <= ey <= high - radius)
        case "blocked-by-unit":
            others = [u for u in battle.units if u is not who and u.at is not None]
            steps = [(x + (ex - x) * k / 400, y + (ey - y) * k / 400) for k in range(401)]
            assert any(
                hypot(u.place[0] - a, u.place[1] - b) < radius + u.profile.radius
                for u in others
                for a, b in steps
            )
