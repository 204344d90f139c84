"""Baroud: Disengages, charges and grenades at the ground, judged by a brute search (4.15)."""

from collections.abc import Iterator
from math import cos, hypot, pi, sin
from typing import Any

import pytest
from thoroughness import examples

import grognard
from grognard.kernel.chance import Lot
from grognard.kernel.game import Game
from grognard.kernel.questions import Placement, Point
from grognard.rulesets.baroud.battle import Battle, Figure
from grognard.rulesets.baroud.charge import ChargeRegion, chargeable
from grognard.rulesets.baroud.field import enemies_in_contact, point_at
from grognard.rulesets.baroud.grenades import AimRegion, can_throw
from grognard.rulesets.baroud.march import DISENGAGE
from grognard.rulesets.baroud.movement import MarchRegion
from grognard.testing.baroud import acting, area, figure, line
from grognard.testing.offers import Offer, about, check, grid, reached, straight
from grognard.testing.positions import keys

LENGTHS = (0.3, 0.55, 0.8, 1.5, 3, 6, 12, 25, 50, 75, 99, 120, 149.9)
OFF = (0.0, 0.2, 0.35, 0.49)
"""How far off a target's base a charge may end."""


def offers(battle: Battle, who: Figure) -> Iterator[Offer]:
    """All that is placed by a figure, as if it were its turn with two actions."""
    contacts = enemies_in_contact(battle, who)
    if contacts:
        leaving = MarchRegion(battle, who, DISENGAGE, 2)
        ways = straight(about(who.place, LENGTHS, 360, point_at, 0.01))
        yield Offer(f"{who.id} disengages", leaving.is_possible(), leaving, ways)
    in_reach = chargeable(battle, who, 2)
    for enemy in battle.enemies(who.seat):
        if enemy.at is not None and enemy not in contacts:
            apart = who.profile.radius + enemy.profile.radius
            if hypot(enemy.at[0] - who.place[0], enemy.at[1] - who.place[1]) > apart + 170:
                continue
            region = ChargeRegion(battle, who, enemy, 2)
            ends = about(enemy.at, [apart + off for off in OFF], 720, point_at, 0.003)
            yield Offer(f"{who.id} charges {enemy.id}", enemy in in_reach, region, straight(ends))
    if can_throw(battle, who):
        aiming = AimRegion(battle, who)
        points = straight(grid(who.place, 260.0, 9.0, 100.0))
        yield Offer(f"{who.id} throws", aiming.is_possible(), aiming, points)


def crowd(seed: int) -> Game[Any]:
    """A figure held by fallen and standing enemies, by friends, walls and hedges all about it."""
    lot = Lot(b"crowd", seed)
    x, y = lot.pick([(450.0, 300.0), (20.0, 20.0), (450.0, 20.1)])
    name, radius = lot.pick([("rifleman", 12.5), ("bruiser", 20.0)])
    parts = [figure("a1", name, x, y), figure("b90", "conscript", 800, 500)]
    west = north = 999.0
    if lot.below(2):
        west = round(x + radius + lot.pick([0.0, 0.3, 4.0]), 2)
        parts.append(area(lot.pick(["wall", "woods"]), west, max(0, y - 80), west + 20, y + 80))
    if lot.below(2):
        north = round(y + radius + lot.pick([-0.4, 0.2, 30.0]), 2)
        parts.append(line("obstacle", max(0, x - 90), north, x + 90, north))
    near = radius + lot.pick([12.5, 12.52, 13.0, 20.0])
    taken: list[Point] = []
    for n in range(4 + lot.below(9)):
        turn = lot.below(7200) * pi / 3600
        far = near + lot.pick([0, 0, 0, 0.3, 3, 26, 60])
        place = px, py = point_at(x + far * cos(turn), y + far * sin(turn))
        is_free = all(hypot(px - a, py - b) >= 25.0 for a, b in taken)
        if is_free and min(place) >= 12.5 and px < west - 12.5 and abs(py - north) > 12.5:
            taken.append(place)
            side, profile = lot.pick([("b", "conscript"), ("b", "drowned"), ("a", "rifleman")])
            state = {"fallen": True} if lot.below(2) else {}
            parts.append(figure(f"{side}{n + 2}", profile, px, py, **state))
    return acting(*parts)


@pytest.mark.clause("baroud:4.111", "baroud:4.122")
def test_in_a_crowd_an_order_is_offered_if_and_only_if_some_placement_is_legal() -> None:
    seen: set[tuple[str, bool]] = set()
    for seed in range(examples(60)):
        game = crowd(seed)
        for offer in offers(game.battle, game.battle.figure("a1")):
            check(offer, Lot(b"baroud", seed))
            seen.add((offer.what.split()[1], offer.is_offered))
    assert {("disengages", True), ("disengages", False)} <= seen
    assert {("charges", True), ("charges", False)} <= seen


@pytest.mark.clause("baroud:4.122", "baroud:4.706")
def test_in_games_an_order_is_offered_if_and_only_if_some_placement_is_legal() -> None:
    for game in reached(grognard.ruleset("baroud"), games=examples(2), every=60):
        for who in list(game.battle.on_table()):
            if who.is_able:
                for offer in offers(game.battle, who):
                    check(offer, Lot(b"reached", game.answers))


@pytest.mark.clause("baroud:4.706")
@pytest.mark.parametrize("seed", range(8))
def test_a_grenade_may_be_thrown_at_whatever_ground_is_seen_in_a_courtyard(seed: int) -> None:
    """A fight goes on outside; what is left to aim at is small."""
    lot = Lot(b"yard", seed)
    x, y = 450.0 + lot.below(100) / 10, 300.0
    west, east = x - 14 - lot.below(30), x + 14 + lot.below(40)
    south, north = y - 14 - lot.below(20), y + 14 + lot.below(60)
    game = acting(
        figure("a1", "grenadier", x, y),
        figure("a2", "rifleman", east + 60, y),
        figure("b1", "conscript", east + 85, y),
        area("wall", west - 10, south - 10, east + 10, south),
        area("wall", west - 10, north, east + 10, north + 10),
        area("wall", west - 10, south, west, north),
        area("wall", east, south, east + 10, north),
    )
    battle = game.battle
    region = AimRegion(battle, battle.figure("a1"))
    points = straight(grid((x, y), 80.0, 0.8, 100.0))

    check(Offer("a1 throws", region.is_possible(), region, points), lot)


@pytest.mark.clause("baroud:4.101", "baroud:4.104", "baroud:4.106")
def test_every_reason_against_a_move_is_true() -> None:
    seen = set()
    for seed in range(examples(20)):
        game = crowd(seed)
        battle, who = game.battle, game.battle.figure("a1")
        region = MarchRegion(battle, who, DISENGAGE, 2)
        for end in about(who.place, (0.8, 9, 60, 140, 200), 40, point_at):
            refusal = region.refuse(Placement((end,)))
            if refusal is not None:
                seen.add(refusal.reason)
                assert_true(refusal.reason, battle, who, end, max(region.allowed))
    assert {"too-far", "through-enemy", "off-table", "ends-on-figure"} <= seen


def assert_true(reason: str, battle: Battle, who: Figure, end: Point, stick: float) -> None:
    """What a reason says, measured anew."""
    (x, y), (ex, ey), radius = who.place, end, who.profile.radius
    others = [f for f in battle.on_table() if f is not who]
    length = hypot(ex - x, ey - y)
    match reason:
        case "too-far":
            assert length > stick
        case "off-table":
            wide, high = battle.setting.width, battle.setting.height
            assert not (radius <= ex <= wide - radius and radius <= ey <= high - radius)
        case "ends-on-figure":
            assert any(_away(f, end) < radius + f.profile.radius for f in others)
        case "through-enemy":
            steps = [(x + (ex - x) * k / 400, y + (ey - y) * k / 400) for k in range(401)]
            foes = [f for f in others if f.seat != who.seat]
            assert any(_away(f, step) < radius + f.profile.radius for f in foes for step in steps)


def _away(other: Figure, point: Point) -> float:
    return hypot(other.place[0] - point[0], other.place[1] - point[1])


@pytest.mark.clause("baroud:4.109", "baroud:4.122")
def test_a_charge_down_from_a_platform_is_soon_found_out_of_reach() -> None:
    """Only a ladder leads down, and that is slow: looking everywhere beyond took a minute."""
    game = acting(
        figure("a1", "rifleman", 450, 300),
        figure("b1", "bruiser", 450, 420, level=1),
        area("platform", 400, 400, 500, 500, level=1),
        line("ladder", 440, 400, 460, 400),
        line("ladder", 440, 500, 460, 500),
        who="b1",
        active="B",
    )

    assert not any(key.startswith("charge") for key in keys(game))
