"""Gaslight: charges, jumps aside and steps into Mist, judged by a brute search."""

from collections.abc import Iterator
from itertools import combinations
from math import cos, hypot, pi, sin
from typing import Any

import pytest
from thoroughness import examples

import grognard
from grognard.kernel.chance import Lot
from grognard.kernel.game import Game
from grognard.kernel.questions import Placement, Point
from grognard.rulesets.gaslight.battle import Battle, Model, snap
from grognard.rulesets.gaslight.falling import AsideRegion
from grognard.rulesets.gaslight.field import in_contact
from grognard.rulesets.gaslight.movement import (
    ChargeRegion,
    MistRegion,
    MoveRegion,
    chargeable,
    mists,
)
from grognard.testing.gaslight import (
    CROOK,
    SMALL,
    TOUCHING,
    VANE,
    WRETCH,
    barrier,
    model,
    position,
    roof,
)
from grognard.testing.offers import Offer, about, check, grid, reached, straight


def point(x: float, y: float) -> Point:
    return snap(x), snap(y)


def offers(battle: Battle, who: Model, lot: Lot) -> Iterator[Offer]:
    """The charges of a model, where it could jump aside to, and the Mist it could step into."""
    in_reach = chargeable(battle, who)
    for enemy in battle.enemies(who):
        apart = who.profile.radius + enemy.profile.radius
        far = hypot(enemy.place[0] - who.place[0], enemy.place[1] - who.place[1])
        if far - apart > who.profile.move or in_contact(who, enemy):
            continue
        ways = charges(who, enemy, lot)
        region = ChargeRegion(battle, who, enemy)
        yield Offer(f"{who.id} charges {enemy.id}", enemy in in_reach, region, ways)
    aside = AsideRegion(battle, who)
    spots = straight(grid(who.place[:2], 2.0, 0.05, 1000.0))
    yield Offer(f"{who.id} jumps aside", aside.nearest is not None, aside, spots)
    open_mists = mists(battle, who)
    for template in battle.templates:
        if template.kind == "mist" and who.has("mist_walker") and len(battle.templates) > 1:
            region_ = MistRegion(battle, who, template)
            if template in open_mists or not region_.candidates():
                spots = straight(grid(template.at[:2], 2.2, 0.06, 1000.0))
                yield Offer(f"{who.id} steps into mist", template in open_mists, region_, spots)


def charges(who: Model, enemy: Model, lot: Lot) -> Iterator[Placement]:
    """Straight to every side of the enemy, and by way of places round about."""
    x, y, _ = who.place
    apart = who.profile.radius + enemy.profile.radius
    ends = list(about(enemy.place[:2], (apart + 0.01, apart + 0.045), 90, point, 0.01))
    yield from straight(ends)
    reach = who.profile.move
    for _ in range(60):
        turn, far = lot.below(360) * pi / 180, (lot.below(90) + 10) / 100 * reach
        corner = point(x + far * cos(turn), y + far * sin(turn))
        for end in ends[lot.below(9) :: 9]:
            if far + hypot(end[0] - corner[0], end[1] - corner[1]) <= reach:
                yield Placement((corner, end))


def crowd(seed: int) -> Game[Any]:
    """A model among others, on the ground or on a small roof, with a mist laid over them."""
    lot = Lot(b"crowd", seed)
    z = lot.pick([0.0, 0.0, 4.0])
    x, y = lot.pick([(15.0, 15.0), (0.6, 0.6)]) if z == 0.0 else (15.0, 15.0)
    parts = [model("a1", VANE, x, y, z, changed={"abilities": ["mist_walker"]})]
    if z:
        half = lot.pick([0.7, 1.2, 2.5])
        parts.append(roof(15 - half, 15 - half, 15 + half, 15 + half))
    elif lot.below(3) == 0:
        parts.append(barrier((x + 2, max(0, y - 2)), (x + 2, y + 2), 3))
    taken: list[Point] = [(x, y)]
    for n in range(5 + lot.below(14)):
        turn, far = lot.below(3600) * pi / 1800, TOUCHING + lot.below(18) / 10
        px, py = round(x + far * cos(turn), 3), round(y + far * sin(turn), 3)
        is_free = all(hypot(px - a, py - b) >= 2 * SMALL for a, b in taken)
        is_up = z == 0.0 or max(abs(px - 15), abs(py - 15)) <= half
        is_off_wall = z or abs(px - x - 2) > SMALL
        if is_free and is_up and is_off_wall and min(px, py) >= SMALL:
            taken.append((px, py))
            side, profile = lot.pick([("b", WRETCH), ("b", WRETCH), ("a", CROOK)])
            parts.append(model(f"{side}{n + 2}", profile, px, py, z))
    parts.append(model("b90", WRETCH, 30, 30))
    templates = [
        {"kind": "mist", "at": (x, y, z)},
        {"kind": "mist", "at": (round(x + 1.4, 2), y, z)},
    ]
    return position(*parts, active="a1", templates=templates)


def throng(seed: int) -> Game[Any]:
    """As many models about one as find room, so that next to nowhere is free."""
    lot = Lot(b"throng", seed)
    x, y = lot.pick([(15.0, 15.0), (0.6, 0.6)])
    taken: list[Point] = [(x, y)]
    parts = [model("a1", CROOK, x, y)]
    for n in range(600):
        px = round(x + (lot.below(8000) - 4000) / 1000, 3)
        py = round(y + (lot.below(8000) - 4000) / 1000, 3)
        is_free = all(hypot(px - a, py - b) >= 2 * SMALL for a, b in taken)
        if is_free and min(px, py) >= SMALL and hypot(px - x, py - y) < 3.4:
            taken.append((px, py))
            parts.append(model(f"a{n + 2}", CROOK, px, py))
    return position(*parts, model("b900", WRETCH, 30, 30), active="a1")


def hollows(battle: Battle, who: Model) -> Iterator[Point]:
    """Where one would just not touch two others at once: the corners of what room there is.

    The edges of the table, two of which are near, are edges of it as well.
    """
    others = [m for m in battle.in_play() if m is not who]
    edge = SMALL - 0.0065
    yield point(edge, edge)
    for other in others:
        for a, b in (other.place[:2], other.place[1::-1]):
            up = (2 * SMALL + 0.0505) ** 2 - (a - edge) ** 2
            if up > 0:
                yield from (point(edge, b + up**0.5), point(edge, b - up**0.5))
                yield from (point(b + up**0.5, edge), point(b - up**0.5, edge))
    for one, other in combinations(others, 2):
        (ax, ay, _), (bx, by, _) = one.place, other.place
        far = hypot(bx - ax, by - ay)
        apart = 2 * SMALL + 0.0505
        if far < 2 * apart:
            up = (apart**2 - far**2 / 4) ** 0.5
            for side in (up, -up):
                x, y = (ax + bx) / 2, (ay + by) / 2
                yield point(x - side * (by - ay) / far, y + side * (bx - ax) / far)


@pytest.mark.clause("gaslight:4.113")
def test_in_a_throng_one_jumps_aside_if_and_only_if_any_spot_is_free() -> None:
    seen = set()
    for seed in range(examples(80)):
        battle = throng(seed).battle
        who = battle.model("a1")
        region = AsideRegion(battle, who)
        spots = [*hollows(battle, who), *grid(who.place[:2], 2.0, 0.04, 1000.0)]
        offer = Offer("a1 jumps aside", region.nearest is not None, region, straight(spots))
        check(offer, Lot(b"aside", seed))
        seen.add(offer.is_offered)
    assert seen == {True, False}


@pytest.mark.clause("gaslight:4.79", "gaslight:4.113", "gaslight:4.162")
def test_in_a_crowd_an_order_is_offered_if_and_only_if_some_placement_is_legal() -> None:
    seen = set()
    for seed in range(examples(40)):
        lot = Lot(b"gaslight", seed)
        battle = crowd(seed).battle
        for offer in offers(battle, battle.model("a1"), lot):
            check(offer, lot)
            seen.add((offer.what.split()[1], offer.is_offered))
    assert {("charges", True), ("jumps", True), ("steps", True)} <= seen


@pytest.mark.clause("gaslight:4.79", "gaslight:4.113")
def test_in_games_an_order_is_offered_if_and_only_if_some_placement_is_legal() -> None:
    for game in reached(grognard.ruleset("gaslight"), games=examples(2), every=90):
        lot = Lot(b"reached", game.answers)
        for who in list(game.battle.in_play()):
            if not who.toppled:
                for offer in offers(game.battle, who, lot):
                    check(offer, lot)


@pytest.mark.clause("gaslight:4.79")
def test_a_charge_goes_round_a_corner() -> None:
    """A wall too tall to be climbed over stands between them; its end is near."""
    game = position(
        model("a1", VANE, 5, 5),
        model("b1", WRETCH, 8, 5),
        barrier((6.5, 4.5), (6.5, 12), 3),
        active="a1",
    )
    battle = game.battle
    region = ChargeRegion(battle, battle.model("a1"), battle.model("b1"))

    assert region.refuse(Placement(((8 - TOUCHING, 5.0),))) is not None
    assert battle.model("b1") in chargeable(battle, battle.model("a1"))
    assert region.refuse(region.default()) is None


@pytest.mark.clause("gaslight:4.11", "gaslight:4.25")
def test_every_reason_against_a_move_is_true() -> None:
    seen = set()
    for seed in range(examples(20)):
        battle = crowd(seed).battle
        who = battle.model("a1")
        region = MoveRegion(battle, who)
        for end in about(who.place[:2], (0.5, 2.0, 5.0, 9.0), 36, point):
            refusal = region.refuse(Placement((end,)))
            if refusal is not None:
                seen.add(refusal.reason)
                assert_true(refusal.reason, battle, who, end)
    assert {"too-far", "leaves-table", "enemy-in-way", "base-on-base"} <= seen


def assert_true(reason: str, battle: Battle, who: Model, end: Point) -> None:
    """What a reason says, measured anew."""
    (x, y, _), (ex, ey), radius = who.place, end, who.profile.radius
    others = [m for m in battle.in_play() if m is not who]
    length = hypot(ex - x, ey - y)
    match reason:
        case "too-far":
            # Rough ground counts twice.
            assert 2 * length > who.profile.move
        case "leaves-table":
            assert not (0 <= ex <= battle.relief.width and 0 <= ey <= battle.relief.height)
        case "base-on-base":
            assert any(_away(m, end) < radius + m.profile.radius for m in others)
        case "enemy-in-way":
            steps = [(x + (ex - x) * k / 400, y + (ey - y) * k / 400) for k in range(401)]
            foes = [m for m in others if m.seat != who.seat]
            assert any(_away(m, step) < radius + m.profile.radius for m in foes for step in steps)


def _away(other: Model, at: Point) -> float:
    return hypot(other.place[0] - at[0], other.place[1] - at[1])
