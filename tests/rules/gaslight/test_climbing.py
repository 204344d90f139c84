"""Climbing and jumping, mundane and heroic (4.30-4.45, 4.120-4.126)."""

from typing import Any

import pytest

from grognard.kernel.game import Game
from grognard.kernel.questions import Placement
from grognard.rulesets.gaslight.climbing import JumpRegion, climbs, slant
from grognard.testing import play
from grognard.testing.gaslight import (
    CONSTABLE,
    CROOK,
    HERON,
    SMALL,
    TOBY,
    TOUCHING,
    VANE,
    WRETCH,
    barrier,
    dice,
    model,
    piece,
    position,
    rolls,
    roof,
)
from grognard.testing.positions import keys, seat, told

FAR = model("b9", WRETCH, 33, 33)
AT_WALL = 15 - SMALL - 0.01


def to(*points: tuple[float, float]) -> Placement:
    return Placement(tuple(points))


def at_the_wall(*more: str, high: float = 4.0, who: str = VANE, **now: Any) -> Game[Any]:
    return position(
        roof(15, 15, 21, 21, high=high), model("a1", who, AT_WALL, 18), FAR, *more,
        active="a1", **now,
    )  # fmt: skip


@pytest.mark.clause("gaslight:4.30", "gaslight:4.34", "gaslight:4.1")
def test_a_climb_that_is_passed_ends_a_radius_inside_the_edge() -> None:
    game = at_the_wall()

    play(game, ["climb:t1.3"])
    rolls(game, 4)

    assert game.battle.model("a1").at == pytest.approx((15 + SMALL, 18, 4), abs=1e-3)
    assert not game.battle.model("a1").toppled


@pytest.mark.clause("gaslight:4.34")
@pytest.mark.parametrize(
    ("below", "above"), [(15 - SMALL - 0.01, 15 + SMALL), (21 + SMALL + 0.01, 21 - SMALL)]
)
def test_walls_to_the_north_and_south_are_climbed_alike(below: float, above: float) -> None:
    game = position(roof(15, 15, 21, 21), model("a1", VANE, 18, below), FAR, active="a1")

    play(game, [next(key for key in keys(game) if key.startswith("climb:"))])
    rolls(game, 4)

    assert game.battle.model("a1").at == pytest.approx((18, above, 4), abs=1e-3)


@pytest.mark.clause("gaslight:4.2", "gaslight:4.30")
def test_a_climb_is_quick_and_may_follow_a_move() -> None:
    game = position(roof(15, 15, 21, 21), model("a1", VANE, 11, 18), FAR, active="a1")

    play(game, ["move", to((AT_WALL, 18.0)), "climb:t1.3"])
    rolls(game, 4)

    assert game.battle.model("a1").at[2] == 4
    assert game.battle.actions == 1


@pytest.mark.clause("gaslight:4.31")
def test_nobody_climbs_higher_than_the_basic_move() -> None:
    assert "climb:t1.3" in keys(at_the_wall(high=6))
    assert "climb:t1.3" not in keys(at_the_wall(high=6.1))


@pytest.mark.clause("gaslight:4.32", "gaslight:4.33")
def test_helpers_stand_touch_both_and_may_be_engaged() -> None:
    helper = (AT_WALL, 18 + TOUCHING)
    engaged = at_the_wall(
        model("a2", CONSTABLE, *helper), model("b1", WRETCH, AT_WALL - TOUCHING, 18 + TOUCHING)
    )
    lying = at_the_wall(model("a2", CONSTABLE, *helper, toppled=True))
    away = at_the_wall(model("a2", CONSTABLE, AT_WALL - TOUCHING, 18))

    for game, expected in ((engaged, 4 + 3), (lying, 4), (away, 4)):
        play(game, ["climb:t1.3"])
        assert dice(game) == expected


@pytest.mark.clause("gaslight:4.34", "gaslight:4.6")
def test_a_climb_needs_room_on_top() -> None:
    crowded = at_the_wall(model("a2", CONSTABLE, 15.5, 18, 4))

    assert "climb:t1.3" not in keys(crowded)


@pytest.mark.clause("gaslight:4.35", "gaslight:4.194")
def test_a_failed_climb_leaves_the_model_toppled_at_the_foot() -> None:
    game = at_the_wall()

    play(game, ["climb:t1.3"])
    rolls(game, 3)

    vane = game.battle.model("a1")
    assert vane.toppled
    assert vane.at == pytest.approx((AT_WALL, 18, 0), abs=1e-3)
    assert keys(game) == ["stand", "stop"]


@pytest.mark.clause("gaslight:4.36", "gaslight:4.100")
def test_climbing_down_lands_outside_and_a_failure_on_top_may_lead_to_a_fall() -> None:
    start = model("a1", VANE, 15 + SMALL, 18, 4)
    down = position(roof(15, 15, 21, 21), start, FAR, active="a1")
    slip = position(roof(15, 15, 21, 21), start, FAR, active="a1")

    play(down, ["climb:t1.3"])
    rolls(down, 4)
    play(slip, ["climb:t1.3"])
    rolls(slip, 1)

    assert down.battle.model("a1").at == pytest.approx((15 - SMALL, 18, 0), abs=1e-3)
    assert slip.question.topic == "falling"


@pytest.mark.clause("gaslight:4.36")
def test_a_wall_under_an_inch_is_no_test_of_anything() -> None:
    game = at_the_wall(high=0.9)

    play(game, ["climb:t1.3"])
    rolls(game, 0)

    assert game.battle.model("a1").at[2] == 0.9


@pytest.mark.clause("gaslight:1.49")
def test_a_wall_joins_two_levels_that_are_next_to_each_other() -> None:
    bridge = piece("platform", rect=(12, 17, 15, 19), z1=3)
    below = position(roof(15, 15, 21, 21), bridge, model("a1", VANE, AT_WALL, 18), FAR, active="a1")
    above = position(
        roof(15, 15, 21, 21), bridge, model("a1", VANE, AT_WALL, 18, 3), FAR, active="a1"
    )

    assert "climb:t1.3" not in keys(below), "the bridge is in between"
    heights = [c.height for c in climbs(above.battle, above.battle.model("a1")) if c.key == "t1.3"]
    assert heights == [1.0]


@pytest.mark.clause("gaslight:4.37", "gaslight:4.38")
def test_a_jump_is_measured_on_the_slant() -> None:
    assert slant((0, 0, 3), (4, 0, 0)) == 5
    game = position(roof(2, 2, 8, 8), model("a1", VANE, 7.5, 5, 4), FAR, active="a1")

    play(game, ["jump", to((10.5, 5.0))])
    assert dice(game) == 6
    rolls(game, 5)

    assert told(game, "jumped")[0].distance == 5
    assert game.battle.model("a1").at == (10.5, 5.0, 0.0), "jumping down is no fall"
    assert game.battle.model("a1").wounds == 6


@pytest.mark.clause("gaslight:4.39", "gaslight:4.40")
def test_limits_of_a_jump() -> None:
    game = position(
        roof(9, 2, 12, 8, high=1),
        roof(9, 12, 12, 18, high=1.2),
        roof(2, 9, 8, 10, high=2, walkable=False),
        barrier((2, 2), (8, 2), 2),
        model("a1", VANE, 7, 5),
        FAR,
        active="a1",
    )
    region = JumpRegion(game.battle, game.battle.model("a1"), heroic=False)

    assert region.refuse(to((10.5, 5.0))) is None, "one inch up"
    assert region.refuse(to((13.1, 5.0))).rule == "4.39"
    assert region.refuse(to((7.0, 1.0))).reason == "jump-blocked"
    assert region.refuse(to((7.0, 10.8))).reason == "jump-blocked"
    over = position(model("a1", VANE, 5, 5), model("b1", WRETCH, 7, 5), FAR, active="a1")
    above = JumpRegion(over.battle, over.battle.model("a1"), heroic=False)
    assert above.refuse(to((9.0, 5.0))) is None, "models on the way are ignored"
    assert above.refuse(to((7.0, 5.0))).reason == "no-landing"


@pytest.mark.clause("gaslight:4.41", "gaslight:4.42")
def test_a_landing_near_an_edge_calls_for_a_falling_test() -> None:
    near = position(
        roof(2, 2, 8, 8), roof(10, 2, 16, 8), model("a1", VANE, 7, 5, 4), FAR, active="a1"
    )
    middle = position(
        roof(2, 2, 8, 8), roof(10, 2, 16, 8), model("a1", VANE, 7.5, 5, 4), FAR, active="a1"
    )

    play(near, ["jump", to((11.0, 5.0))])
    rolls(near, 4)
    play(middle, ["jump", to((13.0, 5.0))])
    rolls(middle, 5)

    assert near.question.topic == "falling"
    assert middle.decision.topic == "action"


@pytest.mark.clause("gaslight:4.45", "gaslight:4.199")
def test_a_jump_that_fails_on_the_flat_only_topples() -> None:
    game = position(model("a1", VANE, 5, 5), FAR, active="a1")

    play(game, ["jump", to((10.0, 5.0))])
    rolls(game, 2)

    vane = game.battle.model("a1")
    assert (vane.at, vane.toppled, vane.wounds) == ((7.0, 5.0, 0.0), True, 6)


@pytest.mark.clause("gaslight:4.44", "gaslight:4.111")
def test_a_failed_jump_onto_somebody_crushes_him() -> None:
    game = position(
        roof(2, 2, 8, 8),
        model("a1", VANE, 7.4, 5, 4, changed={"strength": 3}),
        model("b1", WRETCH, 9.4, 5),
        FAR,
        active="a1",
    )

    play(game, ["jump", to((11.4, 5.0))])
    rolls(game, 3)
    assert game.question.topic == "crush"
    rolls(game, 1, 0)

    assert game.battle.model("b1").gone == "casualty"
    assert game.battle.model("a1").at[0] > 9.4, "shifted along the route"


@pytest.mark.clause("gaslight:4.181")
def test_a_carrier_may_neither_climb_nor_jump_but_leap() -> None:
    game = position(
        roof(15, 15, 21, 21),
        model("a1", VANE, AT_WALL, 18, carries="parcel"),
        FAR,
        scenario="pneumatic_parcel",
        active="a1",
        heroic=True,
    )

    offered = keys(game)
    assert "jump" not in offered
    assert not any(key.startswith("climb") for key in offered)
    assert "leap" in offered
    assert "scale:t1.3" in offered


@pytest.mark.clause("gaslight:4.121", "gaslight:4.123", "gaslight:4.124", "gaslight:4.126")
def test_a_heroic_climb_needs_no_test_and_may_lead_into_a_charge() -> None:
    game = position(
        roof(15, 15, 21, 21),
        model("a1", VANE, 11, 18),
        model("b1", WRETCH, 15 + SMALL + TOUCHING, 18, 4),
        seat("A", hand=["2S"]),
        active="a1",
    )

    play(game, ["2S", "move", to((AT_WALL, 18.0)), "scale:t1.3", "charge:b1", "fence:mw10"])

    assert game.battle.model("a1").at[2] == 4
    assert game.question.topic == "fight"
    assert game.battle.moved


@pytest.mark.clause("gaslight:4.123")
def test_a_heroic_climb_ends_touching_the_wall_that_was_climbed() -> None:
    """A ledge 2" up, the house wall 1.2" behind it: no mundane Climb takes her off the ledge."""
    game = position(
        roof(15, 15, 16.2, 21, high=2), roof(16.2, 15, 21, 21, high=5),
        model("a1", VANE, AT_WALL, 18), FAR, active="a1", heroic=True,
    )  # fmt: skip

    play(game, ["scale:t1.3"])
    on_the_ledge = keys(game)
    play(game, ["done"])

    assert "climb:t2.3" not in on_the_ledge
    assert "climb:t1.3" in on_the_ledge, "down the same wall she still touches it"
    assert "climb:t2.3" in keys(game), "the next Action is free"


@pytest.mark.clause("gaslight:4.124")
def test_a_heroic_climb_may_go_down() -> None:
    game = position(
        roof(15, 15, 21, 21), model("a1", VANE, 15 + SMALL, 18, 4), FAR, active="a1", heroic=True
    )

    play(game, ["scale:t1.3"])

    assert game.battle.model("a1").at[2] == 0


@pytest.mark.clause("gaslight:4.125")
def test_limits_of_a_heroic_jump() -> None:
    def region(z: float, *parts: str) -> JumpRegion:
        game = position(
            *parts, model("a1", HERON, 7, 5, z, changed={"move": 5}), FAR, active="a1", heroic=True
        )
        return JumpRegion(game.battle, game.battle.model("a1"), heroic=True)

    low = region(0, roof(9, 2, 12, 8, high=2))
    tall = region(0, roof(9, 2, 12, 8, high=2.2))
    fence = region(0, barrier((9, 2), (9, 8), 2))
    deep = region(5, roof(2, 2, 8, 8, high=5))
    deeper = region(9, roof(2, 2, 8, 8, high=9))

    assert low.refuse(to((10.5, 5.0))) is None
    assert tall.refuse(to((10.5, 5.0))) is not None
    assert fence.refuse(to((11.0, 5.0))) is None
    assert deep.refuse(to((10.0, 5.0))) is None
    assert deeper.refuse(to((10.0, 5.0))) is None, "the source limits only the way up"


@pytest.mark.clause("gaslight:4.125")
@pytest.mark.parametrize(("high", "reason"), [(5.0, None), (5.1, "no-landing")])
def test_by_agreement_a_heroic_jump_leads_down_the_basic_move(
    high: float, reason: str | None
) -> None:
    game = position(
        roof(2, 2, 8, 8, high=high), model("a1", HERON, 7, 5, high, changed={"move": 5}), FAR,
        active="a1", heroic=True, options={"jump_down": "move"},
    )  # fmt: skip
    refusal = JumpRegion(game.battle, game.battle.model("a1"), heroic=True).refuse(to((10.0, 5.0)))

    assert (refusal and refusal.reason) == reason


@pytest.mark.clause("gaslight:4.40", "gaslight:4.125")
@pytest.mark.parametrize("heroic", [False, True])
def test_no_jump_leads_through_the_floor(heroic: bool) -> None:
    """From a gallery one jumps over its rim, not through its boards to the ground below."""

    def region(x: float, z: float) -> JumpRegion:
        game = position(
            piece("platform", rect=(5, 2, 10, 8), z1=3), roof(0, 2, 3, 8, high=z),
            model("a1", HERON, x, 5, z), FAR, active="a1", heroic=heroic,
        )  # fmt: skip
        return JumpRegion(game.battle, game.battle.model("a1"), heroic=heroic)

    gallery, steep = region(8, 3), region(2, 3)
    below = [spot for spot in gallery.spots((7.0, 5.0)) if spot[2] == 0]

    assert not below
    assert gallery.spots((7.0, 5.0)) == [(7.0, 5.0, 3.0)]
    assert (11.5, 5.0, 0.0) in gallery.spots((11.5, 5.0)), "over the rim"
    assert [spot[2] for spot in steep.spots((8.0, 5.0))] == [0.0, 3.0], "in under the boards"


@pytest.mark.clause("gaslight:4.125", "gaslight:4.42")
def test_a_heroic_jump_calls_for_no_landing_test() -> None:
    game = position(
        roof(2, 2, 8, 8), roof(10, 2, 16, 8), model("a1", HERON, 7, 5, 4), FAR,
        active="a1", heroic=True,
    )  # fmt: skip

    play(game, ["leap", to((11.0, 5.0))])

    assert game.decision.topic == "action"
    assert game.battle.model("a1").at == (11.0, 5.0, 4.0)


@pytest.mark.clause("gaslight:4.106", "gaslight:4.151")
def test_spells_help_a_climber_and_luck_may_be_pressed() -> None:
    game = position(
        roof(15, 15, 21, 21), model("a1", TOBY, AT_WALL, 18, spells=["sp7"]), FAR, active="a1"
    )

    play(game, ["climb:t1.3"])
    assert dice(game) == 7
    rolls(game, 3)
    play(game, ["reroll"])
    rolls(game, 4)

    assert game.battle.model("a1").at[2] == 4
    assert not game.battle.model("a1").lucky


@pytest.mark.clause("gaslight:4.132", "gaslight:4.128")
def test_no_card_helps_a_climb_or_a_jump() -> None:
    game = at_the_wall(seat("A", hand=["AH", "AC", "AD"]), who=CROOK, high=3, window=False)

    play(game, ["climb:t1.3"])
    rolls(game, 0)

    assert game.battle.model("a1").toppled


@pytest.mark.clause("gaslight:4.44", "gaslight:4.108")
def test_a_failed_jump_does_not_end_under_the_base_of_somebody_higher() -> None:
    game = position(
        roof(8, 4, 10, 6, high=1.5),
        model("a1", VANE, 10.4, 3.55),
        model("a2", CONSTABLE, 9.95, 6, 1.5),
        FAR,
        active="a1",
    )

    play(game, ["jump", to((11.6941, 8.3796))])
    rolls(game, 2)

    assert game.battle.model("a1").toppled
    game.ruleset.check(game.battle)
