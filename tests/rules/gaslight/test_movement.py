"""Movement and ground (4.1-4.6, 4.10-4.29)."""

from typing import Any

import pytest

from grognard.kernel.questions import Placement
from grognard.kernel.refusals import Refusal
from grognard.rulesets.gaslight.movement import MoveRegion
from grognard.table.heights.walks import Walk
from grognard.testing import play
from grognard.testing.gaslight import (
    CONSTABLE,
    CROOK,
    FINCH,
    GRUE,
    HULK,
    PYKE,
    SMALL,
    TOUCHING,
    VANE,
    WRETCH,
    barrier,
    model,
    piece,
    position,
    rolls,
    roof,
)
from grognard.testing.positions import keys, seat, told

FAR = model("b9", WRETCH, 33, 33)
STAY = Placement()


def to(*points: tuple[float, float]) -> Placement:
    return Placement(tuple(points))


def region(*parts: str, **now: Any) -> MoveRegion:
    game = position(*parts, FAR, active="a1", **now)
    return MoveRegion(game.battle, game.battle.model("a1"))


def walk(found: MoveRegion, *points: tuple[float, float]) -> Walk:
    (only,) = found.walks(to(*points))
    return only


def refused(found: MoveRegion, *points: tuple[float, float]) -> Refusal:
    refusal = found.refuse(to(*points))
    assert refusal is not None
    return refusal


@pytest.mark.clause("gaslight:4.1", "gaslight:4.6")
def test_the_actions_on_offer_are_those_that_can_be_carried_out() -> None:
    alone = position(model("a1", CROOK, 5, 5), model("b1", WRETCH, 5, 5 + TOUCHING), active="a1")
    seen = position(model("a1", CROOK, 5, 5), model("b1", WRETCH, 9, 5), active="a1")

    assert keys(alone) == ["move", "fight:b1", "jump", "stop"]
    assert keys(seen) == ["move", "charge:b1", "shoot:rw3:b1", "jump", "stop"]


@pytest.mark.clause("gaslight:4.2", "gaslight:4.4", "gaslight:4.158")
def test_a_quick_action_has_a_move_in_front_and_the_move_comes_first() -> None:
    game = position(model("a1", VANE, 5, 5), model("b1", WRETCH, 20, 5), active="a1")

    assert not any(key.startswith("shoot") for key in keys(game)), "out of range from here"
    play(game, ["move", to((10, 5))])
    assert game.decision.topic == "follow-up"
    play(game, ["shoot:rw1:b1", "hold"])

    assert game.question.topic == "shoot"
    assert {p.reason: p.amount for p in game.question.tally.parts}["quick-moved"] == -1


@pytest.mark.clause("gaslight:4.3")
def test_one_action_never_holds_two_quick_actions() -> None:
    game = position(model("a1", PYKE, 5, 5), model("b1", CONSTABLE, 9, 5), active="a1")

    play(game, ["move", to((9 - TOUCHING, 5)), "charge:b1", "fence:mw2"])
    rolls(game, 0, 0)

    assert game.decision.topic == "action", "no spell after the Charge"


@pytest.mark.clause("gaslight:4.4", "gaslight:4.166")
def test_a_movement_of_no_length_is_no_movement() -> None:
    game = position(model("a1", VANE, 5, 5), model("b1", WRETCH, 10, 5), active="a1")

    play(game, ["move", STAY, "shoot:rw1:b1", "hold"])

    assert "quick-moved" not in {p.reason for p in game.question.tally.parts}
    assert not game.battle.moved


@pytest.mark.clause("gaslight:4.158", "gaslight:4.166")
def test_a_way_there_and_back_is_a_movement() -> None:
    game = position(model("a1", VANE, 5, 5), model("b1", WRETCH, 10, 5), active="a1")

    play(game, ["move", to((5, 7), (5, 5)), "shoot:rw1:b1", "hold"])

    assert {p.reason: p.amount for p in game.question.tally.parts}["quick-moved"] == -1
    assert game.battle.moved


@pytest.mark.clause("gaslight:4.5")
def test_actions_may_be_repeated_but_each_spell_only_once() -> None:
    game = position(model("a1", FINCH, 5, 5), model("b1", WRETCH, 12, 5), active="a1")

    play(game, ["cast:sp1:b1", "hold"])
    rolls(game, 0, 0)

    assert not any(key.startswith("cast:sp1") for key in keys(game))
    assert any(key.startswith("cast:sp7") for key in keys(game))
    play(game, ["move", to((6, 5)), "done"])
    assert game.battle.model("a1").at[0] == 6


@pytest.mark.clause("gaslight:4.10", "gaslight:4.11")
def test_rough_inches_count_twice() -> None:
    rubble = piece("area", rect=(8, 0, 20, 12))
    found = region(rubble, model("a1", VANE, 5, 5))

    assert walk(found, (8.0, 5.0), (9.5, 5.0)).cost == pytest.approx(6)
    assert refused(found, (9.6, 5.0)).rule == "4.11"
    inside = region(rubble, model("a1", VANE, 10, 5))
    assert walk(inside, (13.0, 5.0)).cost == pytest.approx(6)


@pytest.mark.clause("gaslight:4.12")
def test_heights_up_and_down_are_budgeted_separately() -> None:
    steps = [roof(6 + n, 0, 7 + n, 10, high=1 + n) for n in range(4)]
    found = region(*steps, model("a1", CROOK, 5, 5))

    up = walk(found, (9.5, 5.0))
    assert (up.z, up.vertical) == pytest.approx((4, 4))
    down = region(*steps, model("a1", CROOK, 9.5, 5, 4))
    assert refused(down, (5.3, 5.0), (6.5, 5.0)).rule in ("4.11", "4.12")
    ladder = piece("ladder", foot=(6, 5), normal=(-1, 0), z0=0, z1=3)
    high = region(roof(6, 0, 12, 10, high=3), ladder, model("a1", CROOK, 6 - SMALL, 5))
    there = high.refuse(to((6 + SMALL, 5.0), (6 - SMALL, 5.0)))
    assert there is not None and there.rule == "4.12"


@pytest.mark.clause("gaslight:4.13", "gaslight:4.14", "gaslight:4.15", "gaslight:4.17")
@pytest.mark.parametrize(("height", "cost"), [(1.0, 3.0), (1.2, 5.0), (2.9, 5.0), (3.0, None)])
def test_ground_is_classed_by_its_height_above_the_mover(height: float, cost: float | None) -> None:
    found = region(roof(7, 0, 12, 10, high=height), model("a1", VANE, 5, 5))
    down = region(roof(7, 0, 12, 10, high=height), model("a1", VANE, 8, 5, height))

    if cost is None:
        assert refused(found, (8.0, 5.0)).rule in ("4.20", "4.23")
        assert refused(down, (5.0, 5.0)).rule == "4.20"
    else:
        assert walk(found, (8.0, 5.0)).cost == pytest.approx(cost)
        assert walk(down, (5.0, 5.0)).cost == pytest.approx(cost), "a drop is classed like a rise"


@pytest.mark.clause("gaslight:4.15")
def test_a_roof_is_not_rough_to_those_who_walk_on_it() -> None:
    found = region(
        roof(4, 0, 8, 10, high=4), roof(8, 0, 12, 10, high=5), model("a1", VANE, 5, 5, 4)
    )

    assert walk(found, (10.0, 5.0)).cost == pytest.approx(5)


@pytest.mark.clause("gaslight:4.16")
def test_stairs_are_open_ground_whatever_their_height() -> None:
    tall = piece("stairs", rect=(6, 4, 10, 6), low_edge="west", z0=0, z1=5)
    found = region(tall, model("a1", VANE, 5, 5))

    up = walk(found, (9.8, 5.0))
    assert up.cost == pytest.approx(4.8)
    assert up.vertical == pytest.approx(4.75)


@pytest.mark.clause("gaslight:4.18")
def test_an_area_entered_counts_at_least_an_inch_and_one_left_its_true_length() -> None:
    strip = piece("area", rect=(7, 0, 7.4, 10))
    found = region(strip, model("a1", VANE, 5, 5))
    leaving = region(strip, model("a1", VANE, 7.2, 5))

    assert walk(found, (9.0, 5.0)).cost == pytest.approx(3.6 + 2)
    assert walk(leaving, (9.0, 5.0)).cost == pytest.approx(1.6 + 2 * 0.2)


@pytest.mark.clause("gaslight:4.18", "gaslight:4.173")
def test_fire_is_rough_and_joins_the_area_it_overlaps() -> None:
    fire = [{"kind": "fire", "at": (8, 5, 0)}]
    strip = piece("area", rect=(7, 0, 7.2, 10))
    fast = model("a1", VANE, 5, 5, changed={"move": 8})
    burning = region(fast, templates=fire)
    both = region(strip, fast, templates=fire)

    assert walk(burning, (9.0, 5.0)).cost == pytest.approx(1.5 + 2 * 2.5)
    assert walk(both, (9.0, 5.0)).cost == pytest.approx(1.5 + 2 * 2.5)


@pytest.mark.clause("gaslight:4.18", "gaslight:4.173")
def test_forty_fires_in_a_row_are_one_rough_area() -> None:
    fires = [{"kind": "fire", "at": (7 + 0.01 * k, 5, 0)} for k in range(40)]
    burning = region(model("a1", VANE, 5, 5, changed={"move": 12}), templates=fires)

    assert walk(burning, (10.0, 5.0)).cost == pytest.approx(0.5 + 2 * 3.39 + 1.11)


@pytest.mark.clause("gaslight:4.19", "gaslight:4.15")
def test_a_barrier_is_as_tall_as_over_its_lower_side() -> None:
    on_rim = region(
        roof(7, 0, 12, 10, high=1), barrier((7, 0), (7, 10), 1, 1), model("a1", VANE, 5, 5)
    )
    low = region(barrier((7, 0), (7, 10), 1), model("a1", VANE, 5, 5))

    rim, fence = walk(on_rim, (9.0, 5.0)), walk(low, (9.0, 5.0))
    assert (rim.cost, rim.vertical) == pytest.approx((4 + 2, 2 + 1))
    assert (fence.cost, fence.vertical) == pytest.approx((4, 2))


@pytest.mark.clause("gaslight:4.20")
def test_impassable_ground_stops_every_path() -> None:
    swamp = region(piece("area", rect=(7, 0, 9, 10), **{"class": "impassable"}),
                   model("a1", VANE, 5, 5))  # fmt: skip
    fence = region(barrier((7, 0), (7, 10), 3), model("a1", VANE, 5, 5))

    assert refused(swamp, (8.0, 5.0)).reason == "way-closed-area"
    assert refused(fence, (9.0, 5.0)).reason == "way-barrier"


@pytest.mark.clause("gaslight:4.21")
def test_a_ladder_costs_two_and_its_height_and_the_move_goes_on() -> None:
    ladder = piece("ladder", foot=(8, 5), normal=(-1, 0), z0=0, z1=4)
    found = region(roof(8, 0, 14, 10), ladder, model("a1", VANE, 8 - SMALL - 0.04, 5))
    top = 8 + SMALL

    up = walk(found, (top, 5.0))
    assert (up.z, up.cost, up.vertical) == pytest.approx((4, 2, 4))
    on = walk(found, (top, 5.0), (top + 3, 5.0))
    assert on.cost == pytest.approx(5)
    assert refused(found, (8.0, 5.0)).rule in ("4.20", "4.23", "1.51"), "nobody ends on a ladder"
    down = region(roof(8, 0, 14, 10), ladder, model("a1", VANE, top, 5, 4))
    assert walk(down, (8 - SMALL, 5.0)).z == 0
    away = region(roof(8, 0, 14, 10), ladder, model("a1", VANE, 7, 5))
    assert refused(away, (top, 5.0)).rule in ("4.20", "4.23"), "not from where it cannot be touched"


@pytest.mark.clause("gaslight:4.22", "gaslight:4.23")
@pytest.mark.parametrize(
    ("profile", "gap", "passes"),
    [(VANE, 0.5, True), (VANE, 0.45, False), (GRUE, 1.0, True), (GRUE, 0.9, False),
     (HULK, 2.0, True), (HULK, 1.98, False)],
)  # fmt: skip
def test_gaps_by_base(profile: str, gap: float, passes: bool) -> None:
    walls = roof(4, 10, 10, 11), roof(10 + gap, 10, 16, 11)
    found = region(*walls, model("a1", profile, 10 + gap / 2, 8.9, changed={"move": 8}))

    refusal = found.refuse(to((10 + gap / 2, 12.2)))
    assert (refusal is None) == passes
    assert refusal is None or refusal.rule == "4.23"


@pytest.mark.clause("gaslight:4.22", "gaslight:4.23")
@pytest.mark.parametrize(
    ("profile", "gap", "height", "passes"),
    [(VANE, 0.5, 3, True), (VANE, 0.45, 3, False), (VANE, 0.45, 2.9, True),
     (GRUE, 1.0, 4, True), (GRUE, 0.9, 4, False), (HULK, 2.0, 3, True), (HULK, 1.98, 3, False)],
)  # fmt: skip
def test_a_tall_barrier_closes_a_gap_like_a_wall(
    profile: str, gap: float, height: float, passes: bool
) -> None:
    fence = barrier((4, 10), (10, 10), height)
    mover = model("a1", profile, 10 + gap / 2, 8.5, changed={"move": 8})
    end = to((10 + gap / 2, 11.5))

    between = region(fence, barrier((10 + gap, 10), (16, 10), height), mover)
    beside = region(fence, roof(10 + gap, 9.5, 16, 10.5, high=height), mover)
    for found in (between, beside):
        refusal = found.refuse(end)
        assert (refusal is None) == passes
        assert refusal is None or refusal.rule == "4.23"


@pytest.mark.clause("gaslight:4.24")
def test_friends_are_passed_enemies_are_not_unless_far_above() -> None:
    friend = region(model("a1", VANE, 5, 5), model("a2", CROOK, 7, 5))
    enemy = region(model("a1", VANE, 5, 5), model("b1", WRETCH, 7, 5))
    above = region(
        piece("platform", rect=(6, 0, 8, 10), z1=3),
        model("a1", VANE, 5, 5),
        model("b1", WRETCH, 7, 5, 3),
    )

    assert friend.refuse(to((9.0, 5.0))) is None
    assert refused(friend, (7.0, 5.0)).rule == "1.51"
    assert refused(enemy, (9.0, 5.0)).rule == "4.24"
    assert above.refuse(to((9.0, 5.0))) is None


@pytest.mark.clause("gaslight:4.25")
def test_a_move_may_end_in_contact_and_gives_no_attack_by_itself() -> None:
    game = position(model("a1", CROOK, 5, 5), model("b1", WRETCH, 9, 5), active="a1")

    play(game, ["move", to((9 - TOUCHING, 5)), "done"])

    assert not told(game, "attack-declared")
    edge = region(model("a1", VANE, 1, 5))
    assert refused(edge, (-1.0, 5.0)).rule == "4.25"
    assert refused(edge, (0.3, 5.0)).rule == "1.51"


@pytest.mark.clause("gaslight:4.26", "gaslight:4.194")
def test_standing_up_takes_the_first_action() -> None:
    game = position(model("a1", VANE, 5, 5, toppled=True), FAR, active="a1")

    play(game, ["stand"])

    assert not game.battle.model("a1").toppled
    assert game.battle.actions == 1
    assert "move" in keys(game)


@pytest.mark.clause("gaslight:4.27", "gaslight:4.81")
def test_an_engaged_model_must_leave_melee_before_it_moves() -> None:
    parts = model("a1", VANE, 5, 5), model("b1", WRETCH, 5 + TOUCHING, 5)
    for key in ("move", "jump"):
        game = position(*parts, active="a1")
        play(game, [key])
        assert game.question.topic == "leave"
        rolls(game, 0, 1)
        assert game.battle.model("a1").at == (5, 5, 0)
        assert game.battle.actions == 1, "the Action is lost"
    lying = position(parts[0], model("b1", WRETCH, 5 + TOUCHING, 5, toppled=True), active="a1")
    play(lying, ["move"])
    assert lying.decision.topic == "place-move", "Toppled enemies hold nobody back"


@pytest.mark.clause("gaslight:4.28", "gaslight:4.171")
def test_a_path_through_fire_burns() -> None:
    fire = [{"kind": "fire", "at": (8, 5, 0), "seat": "B"}]
    through = position(model("a1", VANE, 4, 5), FAR, active="a1", templates=fire, heroic=True)
    round_it = position(model("a1", VANE, 4, 9), FAR, active="a1", templates=fire)

    play(through, ["move", to((10.0, 5.0))])
    play(round_it, ["move", to((10.0, 9.0))])

    assert told(through, "wounded")[0].cause == "fire"
    assert not told(round_it, "wounded")


@pytest.mark.clause("gaslight:4.28")
def test_a_jump_over_a_template_passes_through_it_in_space() -> None:
    fire = [{"kind": "fire", "at": (8, 5, 0), "seat": "B"}]
    game = position(model("a1", VANE, 5, 5), FAR, active="a1", templates=fire)
    high = position(
        roof(2, 2, 6, 8), roof(10, 2, 14, 8), model("a1", VANE, 5.4, 5, 4), FAR,
        active="a1", templates=fire,
    )  # fmt: skip

    play(game, ["jump", to((10.0, 5.0))])
    rolls(game, 5)
    play(high, ["jump", to((11.0, 5.0))])
    rolls(high, 5, 3)

    assert told(game, "affected")
    assert not told(high, "affected")


def up_the_ladder(*fires: tuple[float, float, float], path: list[tuple[float, float]]) -> list[str]:
    """The fires that burn Vane, who goes up the ladder of a roof in the east and on along it."""
    game = position(
        roof(8, 0, 20, 12), piece("ladder", foot=(8, 5), normal=(-1, 0), z0=0, z1=4),
        model("a1", VANE, 8 - SMALL, 5), FAR, active="a1",
        templates=[{"kind": "fire", "at": at, "seat": "B"} for at in fires],
    )  # fmt: skip
    play(game, ["move", to(*path), "done"])
    return [event.cause for event in told(game, "wounded")]


@pytest.mark.clause("gaslight:4.28", "gaslight:4.21")
def test_the_path_up_a_ladder_is_the_line_over_its_foot_and_the_place_at_its_top() -> None:
    top = 8 + SMALL, 5.0
    along = [top, (top[0], 8.9)]

    assert up_the_ladder((8 - SMALL, 5 - 2, 0), path=[top]) == ["fire"], "at the foot"
    assert up_the_ladder((8 + SMALL + 2, 5, 4), path=[top]) == ["fire"], "at the top"
    assert up_the_ladder((8 + SMALL + 2, 5, 4), path=along) == ["fire"], "passed on the way"
    assert up_the_ladder((6.3, 8.1, 0), path=along) == [], "no way back to the foot"


@pytest.mark.clause("gaslight:4.28")
def test_going_down_a_ladder_passes_over_its_foot() -> None:
    game = position(
        roof(8, 0, 20, 12), piece("ladder", foot=(8, 5), normal=(-1, 0), z0=0, z1=4),
        model("a1", VANE, 8 + SMALL, 5, 4), FAR, active="a1",
        templates=[{"kind": "fire", "at": (8 - SMALL - 1.9, 5, 0), "seat": "B"}],
    )  # fmt: skip

    play(game, ["move", to((8 - SMALL, 5.0)), "done"])

    assert told(game, "wounded")[0].cause == "fire"


@pytest.mark.clause("gaslight:4.171", "gaslight:1.66")
def test_who_stands_up_into_a_fire_is_burnt() -> None:
    """The fire burns on a walkway 1" up: over a lying man, not over a standing one."""
    fire = [{"kind": "fire", "at": (8, 5, 1), "seat": "B"}]
    walkway = piece("platform", rect=(7, 3, 12, 7), z1=1)
    parts = walkway, FAR

    game = position(*parts, model("a1", VANE, 6, 5, toppled=True), active="a1", templates=fire)
    play(game, ["stand"])
    hero = position(
        *parts, model("a1", VANE, 6, 5, toppled=True), seat("A", hand=["2S"]),
        active="a1", templates=fire,
    )  # fmt: skip
    play(hero, ["2S", "stop"])

    assert told(game, "wounded")[0].cause == "fire"
    assert told(hero, "wounded")[0].cause == "fire", "the Activation does not end before it burns"


@pytest.mark.clause("gaslight:4.29")
def test_where_a_crossing_offers_two_levels_the_player_chooses() -> None:
    low_bridge = piece("platform", rect=(7, 0, 12, 10), z1=2)
    game = position(low_bridge, model("a1", VANE, 5, 5), FAR, active="a1")

    play(game, ["move", to((9.0, 5.0))])
    assert game.decision.topic == "level"
    assert [option.facts["z"] for option in game.decision.options] == [0.0, 2.0]
    play(game, ["z1"])

    assert game.battle.model("a1").at == (9.0, 5.0, 2.0)


@pytest.mark.clause("gaslight:4.29")
def test_stepping_onto_stairs_sideways_is_an_ordinary_step() -> None:
    stairs = piece("stairs", rect=(6, 4, 10, 6), low_edge="west", z0=0, z1=4)
    found = region(stairs, model("a1", VANE, 8, 3))
    low = region(stairs, model("a1", VANE, 6.5, 3))

    assert walk(found, (8.0, 5.0)).cost == pytest.approx(2 + 2), "2 inches high: rough"
    assert walk(low, (6.5, 5.0)).cost == pytest.approx(2), "half an inch high: open"


@pytest.mark.clause("gaslight:1.46", "gaslight:4.15")
def test_a_top_that_is_not_walkable_may_be_crossed_but_not_ended_on() -> None:
    wall = roof(7, 0, 8, 10, high=2, walkable=False)
    found = region(wall, model("a1", VANE, 6, 5, changed={"move": 8}))

    assert walk(found, (9.0, 5.0)).cost == pytest.approx(2 + 2 * 1 + 2 * 2)
    assert refused(found, (7.5, 5.0)).reason == "no-surface"


@pytest.mark.clause("gaslight:4.122")
def test_a_heroic_move_makes_rough_ground_open_but_not_higher() -> None:
    rubble = piece("area", rect=(6, 0, 20, 12))
    heroic = region(rubble, model("a1", VANE, 5, 5), heroic=True)
    ladder = piece("ladder", foot=(8, 5), normal=(-1, 0), z0=0, z1=7)
    tall = region(roof(8, 0, 14, 10, high=7), ladder, model("a1", VANE, 8 - SMALL, 5), heroic=True)

    assert heroic.refuse(to((11.0, 5.0))) is None
    assert refused(tall, (8 + SMALL, 5.0)).rule == "4.12"


@pytest.mark.clause("gaslight:4.120", "gaslight:4.121", "gaslight:4.122", "gaslight:3.11")
def test_recovery_and_heroic_move_are_bought_at_the_start_in_that_order() -> None:
    game = position(
        model("a1", VANE, 5, 5, toppled=True), FAR,
        seat("A", hand=["AS", "2S", "KH"]), active="a1",
    )  # fmt: skip

    assert game.decision.topic == "recovery"
    assert keys(game) == ["AS", "2S", "none"]
    play(game, ["2S"])
    assert game.decision.topic == "heroic-move"
    play(game, ["AS"])

    assert not game.battle.model("a1").toppled
    assert game.battle.heroic
    assert game.battle.actions == 2, "no Action is used"
    assert game.battle.hands["A"] == ["KH"]


@pytest.mark.clause("gaslight:4.120")
def test_a_standing_hero_is_not_asked_to_recover_and_one_without_the_suit_not_at_all() -> None:
    standing = position(model("a1", VANE, 5, 5), FAR, seat("A", hand=["2S"]), active="a1")
    poor = position(model("a1", VANE, 5, 5, toppled=True), FAR, seat("A", hand=["2C"]), active="a1")

    assert standing.decision.topic == "heroic-move"
    assert poor.decision.topic == "action"


@pytest.mark.clause("gaslight:4.6", "gaslight:4.50", "gaslight:4.26")
def test_what_cannot_be_done_is_told_with_its_reason() -> None:
    def reasons_of(*parts: str, **now: Any) -> dict[str, str]:
        game = position(*parts, FAR, active="a1", **now)
        return {option.key: option.refusal.reason for option in game.decision.unavailable}

    crook = model("a1", CROOK, 5, 5)
    assert reasons_of(crook, model("b1", WRETCH, 5 + TOUCHING, 5)) == {"shoot": "engaged"}
    assert reasons_of(crook, barrier((8, 0), (8, 36), 8), roof(0, 8, 36, 9, high=8)) == {
        "shoot": "no-target"
    }
    assert reasons_of(model("a1", VANE, 5, 5, toppled=True))["move"] == "toppled"
    with pytest.raises(Refusal, match="can only stand up"):
        position(model("a1", VANE, 5, 5, toppled=True), FAR, active="a1").answer("move")


@pytest.mark.clause("gaslight:4.27", "gaslight:4.81")
def test_melee_is_left_once_in_an_action() -> None:
    """Vane wins free, goes no farther than along the wall, and climbs: one test is enough."""
    wall = roof(15, 15, 21, 21)
    at_wall = 15 - SMALL - 0.01
    game = position(
        wall, model("a1", VANE, at_wall, 18), model("b1", WRETCH, at_wall - TOUCHING, 18), FAR,
        active="a1",
    )  # fmt: skip

    play(game, ["move"])
    rolls(game, 2, 1)
    play(game, [to((at_wall, 18.02)), "climb:t1.3"])

    assert game.question.topic == "climb", "no second test though the Wretch still touches her"


@pytest.mark.clause("gaslight:4.27")
def test_who_moved_into_contact_must_leave_melee_to_climb_on() -> None:
    wall = roof(15, 15, 21, 21)
    at_wall = 15 - SMALL - 0.01
    game = position(
        wall, model("a1", VANE, at_wall, 15), model("b1", WRETCH, at_wall - TOUCHING, 18), FAR,
        active="a1",
    )  # fmt: skip

    play(game, ["move", to((at_wall, 18.0)), "climb:t1.3"])

    assert game.question.topic == "leave"
