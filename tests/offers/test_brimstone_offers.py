"""Brimstone: flights, deployment and terraforming, judged by a brute search."""

from collections import deque
from math import cos, hypot, pi, sin

import pytest
from thoroughness import examples

import grognard
from grognard.conformance import play_randomly, random_answer
from grognard.content.errors import ContentError
from grognard.kernel.chance import Lot, Lots
from grognard.kernel.game import Game
from grognard.kernel.questions import Place, Placement, Point
from grognard.rulesets.brimstone.battle import Battle
from grognard.rulesets.brimstone.moves import Move
from grognard.rulesets.brimstone.regions import PathRegion
from grognard.rulesets.brimstone.terraforming import PieceRegion, has_room
from grognard.testing.brimstone import position, terrain, unit
from grognard.testing.offers import Offer, about, check, grid, reached, straight

SPOT = (18.0, 18.0)
DOWN = {"knocked_down": 0}
STEP = 0.01
ROOM = 1.0
"""How far from the fleer the flood goes."""
Wall = tuple[float, float, float, float]


def cell(seed: int) -> tuple[Game[Battle], list[Wall]]:
    """A fleer held by fallen enemies among walls and friends, with little room or none."""
    lot = Lot(b"cell", seed)
    x, y = SPOT
    walls: list[Wall] = []
    for side in range(4):
        if lot.below(3):
            off = 0.6 + lot.pick([-0.008, 0.0, 0.002, 0.01, 0.03, 0.2])
            long = lot.pick([0.3, 0.9, 3.0])
            low, high = round(-lot.below(10) / 10 * long, 3), round(long, 3)
            near, away = round(off, 3), round(off + 1.0, 3)
            walls.append(
                (
                    (x + near, y + low, x + away, y + high),
                    (x - away, y + low, x - near, y + high),
                    (x + low, y + near, x + high, y + away),
                    (x + low, y - away, x + high, y - near),
                )[side]
            )
    parts, taken = [unit("a1", "gm_halb", x, y)], [SPOT]
    for n in range(2 + lot.below(7)):
        turn = lot.below(3600) * pi / 1800
        far = 1.2 + lot.pick([0.0, 0.0, 0.0, 0.008, 0.02, 0.3])
        px, py = round(x + far * cos(turn), 3), round(y + far * sin(turn), 3)
        is_free = all(hypot(px - a, py - b) >= 1.2 for a, b in taken[1:])
        if is_free and all(to_wall(wall, (px, py)) >= 0.6 for wall in walls):
            taken.append((px, py))
            if n < 2 or lot.below(2):
                parts.append(unit(f"b{n + 2}", "ac_legion", px, py, states=DOWN))
            else:
                parts.append(unit(f"a{n + 2}", "gm_halb", px, py))
    parts.append(unit("b90", "ac_legion", 30, 30))
    parts += [terrain("tall", *(round(edge, 3) for edge in wall)) for wall in walls]
    return position(*parts, active="a1"), walls


def thousandths(x: float, y: float) -> Point:
    return round(x, 3), round(y, 3)


def to_wall(wall: Wall, at: Point) -> float:
    west, south, east, north = wall
    return hypot(max(west - at[0], 0, at[0] - east), max(south - at[1], 0, at[1] - north))


def flight(battle: Battle) -> PathRegion:
    runner = battle.model("a1")
    foes = frozenset(enemy.id for enemy in battle.enemies(runner))
    return PathRegion(battle, Move(battle, runner, ignored=foes, free_end=True), must_leave=True)


def flooded_exit(battle: Battle, walls: list[Wall]) -> Point | None:
    """A free place that small steps lead to, a little room to spare; its own measurements."""
    (x, y), runner = SPOT, battle.model("a1")
    bases = [
        (*m.place, m.profile.radius + runner.profile.radius, m.commander != runner.commander)
        for m in battle.in_play()
        if m is not runner
    ]
    seen, queue = {(0, 0)}, deque([(0, 0)])
    while queue:
        i, j = queue.popleft()
        for di, dj in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            spot = i + di, j + dj
            px, py = x + spot[0] * STEP, y + spot[1] * STEP
            if spot in seen or max(map(abs, spot)) * STEP > ROOM:
                continue
            seen.add(spot)
            gaps = [(hypot(px - bx, py - by) - apart, foe) for bx, by, apart, foe in bases]
            if min(gap for gap, _ in gaps) < -0.004:
                continue
            if any(to_wall(wall, (px, py)) < 0.596 for wall in walls):
                continue
            if all(gap > 0.013 for gap, foe in gaps if foe):
                return px, py
            queue.append(spot)
    return None


@pytest.mark.clause("brimstone:4.112")
def test_a_fleer_leaves_if_and_only_if_a_flood_finds_a_way_out() -> None:
    seen = set()
    for seed in range(examples(120)):
        try:
            game, walls = cell(seed)
        except ContentError:
            # Walls and bases that no battle comes to.
            continue
        region = flight(game.battle)
        can_leave = region.can_leave()
        seen.add(can_leave)
        if not can_leave:
            found = flooded_exit(game.battle, walls)
            assert found is None, f"seed {seed}: nobody leaves, yet {found} is free"
        ways = straight(about(SPOT, (0.02, 0.1, 0.4, 1.5, 3.0), 72, thousandths))
        check(Offer(f"seed {seed}: a1 flees", can_leave, region, ways), Lot(b"flee", seed))
    assert seen == {True, False}


@pytest.mark.clause("brimstone:4.115")
def test_a_random_run_along_the_edge_of_bad_ground_stays_within_its_allowance() -> None:
    """Rounding its end to the lattice used to lead through all of it, in this very game."""
    game = grognard.ruleset("brimstone").new_game(seed=107)

    for _ in play_randomly(game, 107):
        pass

    assert game.over


@pytest.mark.clause("brimstone:4.205", "brimstone:4.118")
@pytest.mark.parametrize(("scenario", "seed"), [("the_pit", 1783), ("scattered_reliquary", 11848)])
def test_games_that_thousands_of_others_led_to_are_played_to_their_end(
    scenario: str, seed: int
) -> None:
    """An approach by another route than the first, and a stop as close by a friend as may be."""
    game = grognard.ruleset("brimstone").new_game(scenario, seed=seed)
    lot = Lots(seed).branch("soak").lot(0)

    while game.decision is not None:
        game.answer(random_answer(game.decision, lot))
        game.ruleset.check(game.battle)

    assert game.result is not None


@pytest.mark.clause("brimstone:4.115", "brimstone:4.116")
def test_in_games_every_place_asked_about_has_a_legal_answer_and_true_reasons() -> None:
    seen = set()
    for game in reached(grognard.ruleset("brimstone"), games=examples(3), every=9):
        question = game.decision
        if not isinstance(question, Place):
            continue
        check(Offer(question.topic, True, question.region, ()), Lot(b"reached", game.answers))
        if isinstance(question.region, PathRegion):
            who = question.region.move.model
            left = question.region.move.left
            for end in about(who.place, (0.5, 2.0, 4.0, 9.0), 16, thousandths):
                refusal = question.region.refuse(Placement((end,)))
                if refusal is None:
                    continue
                seen.add(refusal.reason)
                radius = who.profile.radius
                if refusal.reason == "too-far":
                    assert float(str(refusal.facts["length"])) > left - 0.003
                elif refusal.reason == "off-table":
                    wide, high = game.battle.setting.width, game.battle.setting.height
                    assert not (
                        radius <= end[0] <= wide - radius and radius <= end[1] <= high - radius
                    )
                elif refusal.reason == "path-blocked":
                    other = game.battle.model(refusal.facts["model"])
                    (x, y), (ex, ey) = who.place, end
                    steps = [(x + (ex - x) * k / 300, y + (ey - y) * k / 300) for k in range(301)]
                    near = min(hypot(a - other.place[0], b - other.place[1]) for a, b in steps)
                    assert near < radius + other.profile.radius
    assert {"too-far", "off-table"} <= seen


@pytest.mark.clause("brimstone:2.11")
@pytest.mark.parametrize(("street", "is_room"), [(9.1, True), (8.9, False)])
def test_a_piece_is_set_aside_only_where_there_is_no_room_for_it(
    street: float, is_room: bool
) -> None:
    """A street between two woods, as wide as a tower and twice three inches, or less."""
    game = position(
        unit("a1", "gm_halb", 18, 18),
        unit("b1", "ac_legion", 18, 20),
        terrain("area", 0, 0, 10, 36),
        terrain("area", 10 + street, 0, 36, 36),
        active="a1",
    )
    region = PieceRegion(game.battle, "tall", False)
    spots = straight(grid((10 + street / 2, 18.0), 6.0, 0.05, 1000.0))

    assert has_room(game.battle, "tall") is is_room
    check(Offer("a tower", has_room(game.battle, "tall"), region, spots), Lot(b"piece", 0))
