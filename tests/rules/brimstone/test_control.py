"""Zones of Control (4.201-4.221)."""

from math import sqrt
from typing import Any

import pytest

from grognard.kernel.game import Game
from grognard.rulesets.brimstone.battle import Battle
from grognard.rulesets.brimstone.dice import RollPool
from grognard.rulesets.brimstone.field import gap, has_zone, zones_within
from grognard.testing import play
from grognard.testing.brimstone import duel, model, near, position, terrain, to, unit, why_not
from grognard.testing.positions import keys, told


@pytest.mark.clause("brimstone:4.201")
def test_a_zone_reaches_one_inch_from_the_base() -> None:
    inside = position(unit("a1", "gm_halb", 10, 10), unit("b1", "ac_legion", 12.2, 10))
    outside = position(unit("a1", "gm_halb", 10, 10), unit("b1", "ac_legion", 12.203, 10))

    assert zones_within(inside.battle, model(inside, "a1")) == ["b1"]
    assert zones_within(outside.battle, model(outside, "a1")) == []


@pytest.mark.clause("brimstone:4.202")
def test_an_engaged_model_has_no_zone_until_it_is_free_again() -> None:
    game = position(
        unit("a1", "gm_halb", 10, 10),
        unit("a2", "gm_halb", 12, 10),
        unit("b1", "ac_legion", 13.2, 10),
    )
    assert not has_zone(game.battle, model(game, "b1"))
    assert zones_within(game.battle, model(game, "a1")) == []

    game.battle.put(model(game, "a2"), (30.0, 30.0))
    game.battle.put(model(game, "b1"), (12.0, 10.0))

    assert has_zone(game.battle, model(game, "b1"))
    assert zones_within(game.battle, model(game, "a1")) == ["b1"]


@pytest.mark.clause("brimstone:4.203", "brimstone:7.4")
def test_who_has_no_zone_and_whom_it_does_not_reach() -> None:
    def zones(*more: str, who: str = "gm_halb", **state: Any) -> list[str]:
        game = position(
            unit("a1", who, 10, 10), unit("b1", "ac_legion", 12, 10, **state), *more, active="a1"
        )
        return game.battle.now.zones

    assert zones() == ["b1"]
    assert zones(states={"knocked_down": 0}) == []
    assert zones(states={"immobilized": 1}) == []
    assert zones(terrain("tall", 10.9, 9.5, 11.1, 10.5)) == []
    assert zones(who="ac_imp") == []
    swallowed = position(
        unit("a1", "gm_halb", 10, 10),
        unit("a2", "ac_gullet", 20, 20),
        unit("b1", "ac_legion", lp=9, held_by="a2"),
        unit("b2", "ac_legion", 30, 30),
        active="a1",
    )
    assert swallowed.battle.now.zones == []


@pytest.mark.clause("brimstone:4.203")
def test_a_zone_behind_basalt_is_entered_only_past_it() -> None:
    game = position(
        unit("a1", "gm_halb", 10, 8),
        unit("b1", "ac_legion", 12, 12),
        terrain("tall", 10.9, 9, 11.1, 12.1),
        active="a1",
    )
    play(game, ["run", to((10, 15))])

    assert keys(game)[-1] == "stop"
    assert model(game, "a1").place[1] > 12.0
    assert told(game, "zone-entered")


@pytest.mark.clause("brimstone:4.203")
def test_a_zone_screened_where_a_leg_begins_is_entered_past_the_screen() -> None:
    wall = terrain("tall", 10.95, 9.4, 11.05, 10.3)

    def entered(*path: tuple[float, float]) -> float:
        game = position(
            unit("a1", "gm_halb", *path[0]), unit("b1", "ac_legion", 12, 10), wall, active="a1"
        )
        assert game.battle.now.zones == []
        play(game, ["advance", to(*path[1:])])
        assert [event.enemies for event in told(game, "zone-entered")] == [("b1",)]
        return model(game, "a1").place[1]

    straight = entered((10, 10), (10, 12))
    assert 10.5 < straight < 11.0
    assert entered((10, 9), (10, 10), (10, 12)) == pytest.approx(straight, abs=0.002)


@pytest.mark.clause("brimstone:4.204")
def test_engaging_ignores_other_zones_on_the_way() -> None:
    game = position(
        unit("a1", "gm_halb", 10, 10),
        unit("b1", "ac_legion", 14, 10),
        unit("b2", "ac_legion", 13.2, 12.3),
        active="a1",
    )
    play(game, ["advance", to((13, 10)), "engage:b1"])

    assert near(model(game, "a1").at, 12.8, 10)
    assert [event.enemies for event in told(game, "zone-entered")] == [("b1",)]


@pytest.mark.clause("brimstone:4.204")
def test_engaging_needs_enough_allowance() -> None:
    game = position(unit("a1", "gm_halb", 10, 10), unit("b1", "ac_legion", 15.9, 10), active="a1")
    play(game, ["advance", to((14, 10))])

    assert keys(game) == ["approach:b1", "stop"]


@pytest.mark.clause("brimstone:4.205", "brimstone:4.207")
def test_an_approach_stops_at_any_gap_before_contact() -> None:
    game = position(unit("a1", "gm_halb", 10, 10), unit("b1", "ac_legion", 14, 10), active="a1")
    play(game, ["assault", to((13, 10)), "approach:b1"])

    region = game.decision.region
    assert region.refuse(to((12.7, 10))) is None
    assert region.refuse(to((12.795, 10))).reason == "not-contact"
    assert region.refuse(to((12.3, 10.2))).reason == "off-route"
    play(game, [to((12.7, 10))])
    assert gap(model(game, "a1"), model(game, "b1")) == pytest.approx(0.1)
    assert not told(game, "engaged") and told(game, "action-failed")


@pytest.mark.clause("brimstone:4.206", "brimstone:4.207")
def test_stopping_at_the_edge_engages_nobody() -> None:
    game = position(unit("a1", "gm_halb", 10, 10), unit("b1", "ac_legion", 14, 10), active="a1")
    play(game, ["advance", to((13, 10)), "stop"])

    assert near(model(game, "a1").at, 11.8, 10)
    assert not told(game, "engaged")


@pytest.mark.clause("brimstone:4.206", "brimstone:2.10")
def test_who_stops_on_a_low_wall_goes_back_to_where_it_may_stand() -> None:
    game = position(
        unit("a1", "gm_halb", 10, 10),
        unit("b1", "ac_legion", 14, 10),
        terrain("low", 11.6, 9, 12, 11),
        active="a1",
    )
    play(game, ["advance", to((13, 10)), "stop"])

    assert near(model(game, "a1").at, 11.002, 10)
    assert told(game, "moved")[0].distance == pytest.approx(1.002, abs=0.001)


@pytest.mark.clause("brimstone:4.208")
def test_zones_entered_within_a_twentieth_of_an_inch_count_as_one_entry() -> None:
    def entered(second: float) -> tuple[str, ...]:
        game = position(
            unit("a1", "gm_halb", 10, 10),
            unit("b1", "ac_legion", 15, 11),
            unit("b2", "ac_legion", second, 9),
            active="a1",
        )
        play(game, ["run", to((17, 10))])
        return told(game, "zone-entered")[0].enemies

    assert entered(15.04) == ("b1", "b2")
    assert entered(15.06) == ("b1",)


@pytest.mark.clause("brimstone:4.204", "brimstone:4.208")
def test_a_zone_beyond_the_allowance_does_not_swallow_the_first() -> None:
    # The first zone begins 3.99" away, the second 0.04" farther: a Halberdier goes 4".
    first, second = 10 + 3.99 + sqrt(2.2**2 - 1), 10 + 4.03 + sqrt(2.2**2 - 1)
    game = position(
        unit("a1", "gm_halb", 10, 10),
        unit("b1", "ac_legion", round(first, 3), 11),
        unit("b2", "ac_legion", round(second, 3), 9),
        active="a1",
    )
    play(game, ["advance", to((14.5, 10))])

    assert [event.enemies for event in told(game, "zone-entered")] == [("b1",)]
    assert near(model(game, "a1").at, 13.99, 10)


@pytest.mark.clause("brimstone:4.106", "brimstone:4.208")
def test_a_charge_enters_the_zone_in_reach_and_not_the_one_beyond() -> None:
    first, second = 10 + 7.99 + sqrt(2.2**2 - 1.5**2), 10 + 8.03 + sqrt(2.2**2 - 1.5**2)
    game = position(
        unit("a1", "gm_halb", 10, 10),
        unit("b1", "ac_legion", round(first, 3), 11.5),
        unit("b2", "ac_legion", round(second, 3), 8.5),
        unit("b3", "ac_legion", 24, 10),
        active="a1",
    )
    play(game, ["charge", "b3"])

    assert [event.enemies for event in told(game, "zone-entered")] == [("b1",)]


@pytest.mark.clause("brimstone:4.209", "brimstone:4.220")
def test_moving_toward_one_may_leave_the_zone_of_another() -> None:
    game = position(
        unit("a1", "gm_buckler", 10, 10),
        unit("b1", "ac_legion", 15, 11.9),
        unit("b2", "ac_legion", 15, 8.1),
        active="a1",
    )
    play(game, ["run", to((17, 10))])
    assert len(zones_within(game.battle, model(game, "a1"))) == 2
    play(game, ["engage:b1"])

    assert told(game, "engaged")[0].enemies == ("b1",)
    assert gap(model(game, "a1"), model(game, "b2")) > 1.0


@pytest.mark.clause("brimstone:4.210")
def test_several_are_engaged_only_where_one_base_can_touch_them() -> None:
    def offers(half: float) -> list[str]:
        game = position(
            unit("a1", "gm_buckler", 10, 10),
            unit("b1", "ac_legion", 15, 10 + half),
            unit("b2", "ac_legion", 15, 10 - half),
            active="a1",
        )
        return keys(play(game, ["run", to((17, 10))]))

    assert "engage:b1+b2" in offers(1.0)
    assert "engage:b1+b2" not in offers(1.3)


@pytest.mark.clause("brimstone:4.211", "brimstone:4.219")
def test_starting_in_a_zone_binds_a_model_when_it_is_activated() -> None:
    game = position(
        unit("a1", "gm_halb", 10, 10),
        unit("a2", "gm_halb", 5, 5),
        unit("b1", "ac_legion", 14, 10),
        unit("b2", "ac_legion", 30, 30),
        active="b1",
    )
    play(game, ["advance", to((12, 10)), "stop"])
    assert near(model(game, "b1").at, 12.2, 10)
    assert game.decision.topic == "activate"

    play(game, ["a1"])
    assert game.battle.now.zones == ["b1"]
    assert why_not(game, "run:pay") == "4.216"
    assert "hold" in keys(game)


@pytest.mark.clause("brimstone:4.212")
def test_a_bound_model_may_engage_what_holds_it_by_the_most_direct_way() -> None:
    def bound(action: str, dpt: int = 4) -> Game[Battle]:
        return position(
            unit("a1", "gm_halb", 10, 10, changed={"dpt": dpt}),
            unit("b1", "ac_legion", 12.1, 10),
            unit("b2", "ac_legion", 16, 10),
            active="a1",
        )

    for action in ("advance", "run", "assault", "charge"):
        game = play(bound(action), [action])
        assert near(model(game, "a1").at, 10.9, 10)
    stuck = bound("advance", dpt=0)
    assert why_not(stuck, "advance") == "4.212"


@pytest.mark.clause("brimstone:4.213")
def test_a_bound_model_may_concentrate_focus_or_shoot_without_moving() -> None:
    game = position(
        unit("a1", "gm_isaura", 10, 10, spent=["last_stand"]),
        unit("b1", "ac_legion", 12.1, 10),
        seats={"A": {"cmd": 0}},
        active="a1",
    )

    assert {"concentration", "focusing", "shooting"} <= set(keys(game))
    play(game, ["shooting"])
    assert isinstance(game.question, RollPool) and game.question.points == 3


@pytest.mark.clause("brimstone:4.214", "brimstone:4.216", "brimstone:4.220")
def test_a_paid_zone_stays_paid_even_if_entered_again() -> None:
    game = position(
        unit("a1", "gm_halb", 10, 10),
        unit("b1", "ac_legion", 12.1, 10),
        unit("b2", "ac_legion", 10, 15),
        seats={"A": {"base": 1}},
        active="a1",
    )
    play(game, ["run:pay", to((8, 10), (10.5, 10), (10.5, 13))])

    assert [event.enemies for event in told(game, "zone-entered")] == [("b2",)]
    assert game.battle.cmd["A"] == 0
    assert told(game, "zones-paid")[0].points == 1


@pytest.mark.clause("brimstone:4.215")
def test_paying_is_not_an_order_and_needs_no_officer() -> None:
    game = position(
        unit("a1", "gm_halb", 10, 10, states={"berserk": 1}),
        unit("b1", "ac_legion", 12.1, 10),
        seats={"A": {"base": 3}},
        active="a1",
    )

    assert game.battle.officer("A") is None
    assert {"advance:pay", "run:pay", "assault:pay", "charge:pay"} <= set(keys(game))


@pytest.mark.clause("brimstone:4.216")
def test_payment_is_all_or_nothing() -> None:
    game = position(
        unit("a1", "gm_halb", 10, 10),
        unit("b1", "ac_legion", 12.1, 10),
        unit("b2", "ac_legion", 7.9, 10),
        seats={"A": {"base": 1}},
        active="a1",
    )

    assert why_not(game, "advance:pay") == "4.216"


@pytest.mark.clause("brimstone:4.217")
def test_a_fleer_pays_for_a_free_enemy_nearby() -> None:
    game = duel("gm_halb", "ac_legion", unit("b2", "ac_imp", 8.2, 10.4), seats={"A": {"base": 1}})
    play(game, ["flee:pay", [1] * 4, to((10, 7))])

    assert model(game, "a1").at == (10.0, 7.0)
    assert game.battle.cmd["A"] == 0


@pytest.mark.clause("brimstone:4.218")
def test_a_berserk_rush_ignores_zones() -> None:
    game = position(
        unit("a1", "ac_hound", 10, 10),
        unit("b1", "ac_imp", 11.2, 10),
        unit("b2", "gm_halb", 8.1, 10.0),
        unit("b3", "gm_halb", 8.1, 12.25),
        active="a1",
    )
    play(game, ["melee", [4] * 5, [1, 1], [4]])

    assert told(game, "went-berserk")[0].target == "b2"
    assert not told(game, "zone-entered")


@pytest.mark.clause("brimstone:4.220")
def test_no_point_can_be_spent_on_a_zone_entered_on_the_way() -> None:
    game = position(
        unit("a1", "gm_halb", 10, 10),
        unit("b1", "ac_legion", 14, 10),
        seats={"A": {"base": 5}},
        active="a1",
    )
    play(game, ["run", to((13, 10))])

    assert keys(game) == ["engage:b1", "approach:b1", "stop"]


@pytest.mark.clause("brimstone:4.221", "brimstone:4.810")
def test_a_zone_that_vanishes_in_the_window_lets_the_move_go_on() -> None:
    def entering() -> Game[Battle]:
        game = position(
            unit("a1", "gm_ortrud", 10, 10),
            unit("b1", "ac_legion", 14, 10),
            unit("b2", "ac_legion", 30, 30),
            active="a1",
        )
        play(game, ["pass", "run", "pass", to((12, 10), (12, 15))])
        return play(game, ["no-mark"])

    gone = entering()
    assert gone.decision.facts["window"] == "w4"
    model(gone, "b1").states["knocked_down"] = 0
    play(gone, ["pass"])
    assert model(gone, "a1").at == (12.0, 15.0)

    held = entering()
    model(held, "a1").states["immobilized"] = 1
    play(held, ["pass", "pass"])
    assert near(model(held, "a1").at, 11.8, 10)


@pytest.mark.clause("brimstone:4.221", "brimstone:4.116")
def test_the_rest_of_a_path_is_looked_at_when_the_zone_before_it_vanishes() -> None:
    game = position(
        unit("a1", "gm_ortrud", 10, 10),
        unit("b1", "ac_legion", 14, 10),
        unit("b2", "ac_legion", 30, 30),
        active="a1",
    )
    play(game, ["pass", "run", "pass", to((16, 10))])
    assert game.decision.facts["window"] == "w4"
    model(game, "b1").states["knocked_down"] = 0
    play(game, ["pass"])

    assert game.decision.topic == "place-replan"
    assert game.decision.region.refuse(to((16, 10))).reason == "path-blocked"
    play(game, [to((12.8, 10))])
    assert told(game, "engaged")[0].enemies == ("b1",)
