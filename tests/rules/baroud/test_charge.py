"""Charges and the graded reaction of armed targets (4.122-4.137)."""

from math import dist
from typing import Any

import pytest

from grognard.testing import play
from grognard.testing.baroud import (
    acting,
    area,
    at,
    figure,
    line,
    need,
    parts_of,
    scores,
    to,
    why_not,
)
from grognard.testing.positions import keys, told


def charge(
    *more: str,
    profile: str = "bruiser",
    target: str = "faithful",
    a: dict[str, Any] | None = None,
    b: dict[str, Any] | None = None,
    **situation: Any,
) -> Any:
    """A charger at (450, 100), its target 100 mm north of it, the path declared."""
    game = acting(
        figure("a1", profile, 450, 100, **(a or {})),
        figure("b1", target, 450, 200, **(b or {})),
        *more,
        **situation,
    )
    radius = game.battle.figure("a1").profile.radius + game.battle.figure("b1").profile.radius
    play(game, ["charge", "path"])
    return play(
        game, [*(["b1"] if game.decision.topic == "charge-target" else []), to(450, 200 - radius)]
    )


@pytest.mark.clause("baroud:4.122")
def test_a_charge_is_a_straight_way_into_contact_within_the_stick() -> None:
    game = acting(figure("a1", "bruiser", 450, 100), figure("b1", "drowned", 450, 240))

    play(game, ["charge", "path"])

    assert why_not(game, to(450, 200)) == "4.122 misses-target"
    assert why_not(game, [[], 0]) == "4.122 one-straight-line"
    play(game, [to(450, 207.5)])
    assert told(game, "charge-declared")[0].distance == 107.5


@pytest.mark.clause("baroud:4.122")
def test_a_charge_is_offered_through_the_narrowest_gap() -> None:
    game = acting(
        figure("a1", "rifleman", 450, 350),
        figure("b1", "drowned", 450, 450),
        figure("b2", "drowned", 434, 430),
        figure("b3", "drowned", 478, 443),
    )

    play(game, ["charge", "b1"])

    assert told(game, "charge-declared")[0].target == "b1"
    assert at(game, "a1") == pytest.approx((459.2, 426.4), abs=0.5)


@pytest.mark.clause("baroud:4.122")
def test_naming_the_enemy_is_enough_for_a_straight_charge() -> None:
    game = acting(figure("a1", "bruiser", 450, 100), figure("b1", "drowned", 450, 200))

    play(game, ["charge"])
    assert keys(game) == ["b1", "path"]
    assert game.decision.ruled == "b1"  # type: ignore[union-attr]
    play(game, ["b1"])

    assert at(game, "a1") == (450, 167.5)


@pytest.mark.clause("baroud:4.122")
def test_an_enemy_out_of_reach_or_behind_a_wall_cannot_be_charged() -> None:
    far = acting(figure("a1", "bruiser", 450, 100), figure("b1", "drowned", 450, 253.1))
    assert "charge" not in keys(far)
    # Half a millimetre off is contact still (1.9).
    within_reach = acting(figure("a1", "bruiser", 450, 100), figure("b1", "drowned", 450, 253))
    play(within_reach, ["charge", "b1"])
    assert at(within_reach, "a1") == pytest.approx((450, 220), abs=0.05)

    walled = acting(
        figure("a1", "bruiser", 450, 100),
        figure("b1", "drowned", 450, 200),
        area("wall", 300, 140, 600, 150),
    )
    assert "charge" not in keys(walled)


@pytest.mark.clause("baroud:4.122", "baroud:4.104")
def test_nobody_charges_through_another_enemy() -> None:
    game = acting(
        figure("a1", "hound", 450, 100),
        figure("b1", "drowned", 450, 250),
        figure("b2", "drowned", 430, 180),
        figure("b3", "drowned", 470, 180),
    )

    play(game, ["charge"])

    assert keys(game) == ["b2", "b3", "path"]


@pytest.mark.clause("baroud:4.122", "baroud:4.105")
def test_a_charge_may_brush_past_others_and_touch_more_than_one() -> None:
    game = acting(
        figure("a1", "bruiser", 450, 100),
        figure("b1", "drowned", 450, 200),
        figure("b2", "drowned", 417.5, 150),
        figure("b3", "drowned", 482.5, 167.5),
    )

    play(game, ["charge", "path", "b1", to(450, 167.5)])

    assert at(game, "a1") == (450, 167.5)
    assert keys(game)[0] == "melee"


@pytest.mark.clause("baroud:4.123")
def test_an_engaged_enemy_may_be_charged_and_does_not_react() -> None:
    game = charge(figure("a2", "conscript", 450, 225))

    assert at(game, "a1") == (450, 167.5)
    assert not told(game, "reacted")


@pytest.mark.clause("baroud:4.124", "baroud:4.503")
def test_charging_terror_is_tested_before_moving() -> None:
    game = charge(target="colossus")
    assert game.question.topic == "morale-terror"

    play(game, [[4, 4, 4]])
    assert at(game, "a1") == (450, 150)


@pytest.mark.clause("baroud:4.124", "baroud:4.503", "baroud:4.507")
def test_a_charger_that_fails_flees_and_spends_the_action() -> None:
    game = acting(figure("a1", "bruiser", 450, 400), figure("b1", "colossus", 450, 500), actions=2)
    play(game, ["charge", "path", to(450, 450)])

    play(game, [[4, 4, 1]])

    assert at(game, "a1") == (450, 280)
    assert game.battle.active == "B"
    assert not told(game, "contacted")


@pytest.mark.clause("baroud:4.125")
@pytest.mark.parametrize(
    ("b", "more", "reacts"),
    [
        ({}, (), True),
        ({"equipment": []}, (), False),
        ({"fallen": True}, (), False),
        ({"immobilised": True}, (), False),
        ({}, (figure("a2", "conscript", 475, 200),), False),
    ],
)
def test_only_an_armed_able_free_target_reacts(
    b: dict[str, Any], more: tuple[str, ...], reacts: bool
) -> None:
    game = charge(*more, b=b)

    assert (getattr(game.question, "topic", "") == "reaction") == reacts


@pytest.mark.clause("baroud:4.125")
def test_a_target_that_does_not_see_the_charger_start_does_not_react() -> None:
    game = charge(area("woods", 400, 90, 500, 190), actions=3)

    assert not told(game, "reacted")
    assert at(game, "a1") == (450, 167.5)


@pytest.mark.clause("baroud:4.126")
def test_the_reaction_is_three_dice_with_the_leaders_bonus() -> None:
    game = charge(figure("b2", "priest", 450, 300))

    assert (game.question.dice, need(game)) == (3, 3)


@pytest.mark.clause("baroud:4.127")
def test_a_reaction_costs_no_ammunition_and_may_use_a_tripod() -> None:
    game = charge(target="gunner", b={"moved": True})

    play(game, [[4, 4, 4], "brink", [1, 6]])

    assert not [e for e in told(game, "rolled") if e.purpose == "ammunition"]
    assert not game.battle.figure("b1").fought
    assert not game.battle.figure("a1").gone


@pytest.mark.clause("baroud:4.127")
def test_the_owner_chooses_among_several_weapons() -> None:
    game = charge(b={"equipment": ["pistol", "shotgun"]})

    play(game, [[4, 4, 1]])

    assert keys(game) == ["pistol", "shotgun"]
    assert game.decision.ruled == "shotgun"
    play(game, ["pistol"])
    assert parts_of(game)["weapon"] == 1


@pytest.mark.clause("baroud:4.128")
def test_three_successes_shoot_at_once_or_at_the_brink() -> None:
    game = play(charge(), [[4, 4, 4]])
    assert keys(game) == ["before", "brink"]

    play(game, ["before"])
    assert (at(game, "a1"), scores(game)[0]) == ((450, 100), 6)

    game = play(charge(), [[4, 4, 4], "brink"])
    assert (at(game, "a1"), scores(game)[0]) == ((450, 166.5), 6)


@pytest.mark.clause("baroud:4.128")
def test_the_usual_moment_is_the_one_with_the_higher_total() -> None:
    far = acting(figure("a1", "hound", 450, 100), figure("b1", "faithful", 450, 275))
    play(far, ["charge", "path", to(450, 250), [4, 4, 4]])
    assert far.decision.ruled == "brink"  # type: ignore[union-attr]

    rifle = acting(figure("a1", "hound", 450, 100), figure("b1", "rifleman", 450, 275))
    play(rifle, ["charge", "path", to(450, 250), [4, 4, 4]])
    assert rifle.decision.ruled == "before"  # type: ignore[union-attr]


@pytest.mark.clause("baroud:4.128")
def test_a_shot_kept_for_the_brink_is_lost_if_the_charge_ends_earlier() -> None:
    game = acting(
        figure("a1", "hound", 450, 100),
        figure("b1", "faithful", 450, 275),
        figure("b2", "rifleman", 360, 180, watch="rifle"),
    )

    play(game, ["charge", "path", "b1", to(450, 250), [4, 4, 4], "brink", "fire", [5, 4]])

    assert len(told(game, "clashed")) == 1
    assert game.battle.figure("a1").fallen


@pytest.mark.clause("baroud:4.129")
def test_a_tripled_charger_dies_gruesomely() -> None:
    game = charge(a={"combat": 0})

    play(game, [[4, 4, 4], "brink", [6, 1]])

    assert told(game, "clashed")[0].result == "gruesome"


@pytest.mark.clause("baroud:4.130", "baroud:4.131")
@pytest.mark.parametrize(
    ("dice", "expected"),
    [
        ([4, 4, 1], {"combat": 2, "weapon": 3, "large-target": 1}),
        ([4, 1, 1], {"combat": 2, "large-target": 1}),
    ],
)
def test_fewer_successes_shoot_at_the_brink_with_less(
    dice: list[int], expected: dict[str, int]
) -> None:
    game = play(charge(), [dice])

    assert parts_of(game) == expected
    assert at(game, "a1") == (450, 166.5)


@pytest.mark.clause("baroud:4.132")
def test_a_charger_hit_at_the_brink_stays_out_of_contact() -> None:
    fallen = play(charge(a={"combat": 4, "abilities": ["big"]}), [[4, 4, 1], [2, 3]])
    assert at(fallen, "a1") == (450, 166.5)
    assert fallen.battle.figure("a1").fallen

    pushed = play(charge(a={"combat": 4, "abilities": ["big"]}), [[4, 4, 1], [3, 3]])
    assert at(pushed, "a1") == (450, 141.5)

    missed = play(charge(), [[4, 4, 1], [1, 6]])
    assert at(missed, "a1") == (450, 167.5)


@pytest.mark.clause("baroud:4.133", "baroud:1.17")
def test_a_rattled_target_recovers_when_the_charger_is_done() -> None:
    game = charge(actions=2)

    play(game, [[1, 1, 1]])
    assert game.battle.figure("b1").rattled == "a1"
    play(game, ["melee"])
    assert parts_of(game, 1)["rattled"] == -1

    play(game, [[3, 6]])
    assert game.battle.figure("b1").rattled == ""


@pytest.mark.clause("baroud:4.134", "baroud:4.504")
def test_terror_tests_those_it_reaches_and_they_flee_unhacked() -> None:
    game = charge(profile="colossus", target="drowned", b={"abilities": ["short_move"]})

    assert game.question.topic == "morale-terror"
    play(game, [[5, 5, 1]])

    assert at(game, "a1") == (450, 157.5)
    assert at(game, "b1") == (450, 275)
    assert not told(game, "clashed")


@pytest.mark.clause("baroud:4.135", "baroud:4.906")
def test_only_a_ferocious_charge_brings_an_attack() -> None:
    game = charge(profile="hound", b={"equipment": []})
    assert keys(game) == ["attack", "decline"]

    play(game, ["decline"])
    assert not told(game, "clashed")
    assert "melee" in keys(game)

    calm = charge(b={"equipment": []})
    assert "melee" in keys(calm)


@pytest.mark.clause("baroud:4.136")
def test_a_target_on_overwatch_fires_instead_of_reacting() -> None:
    outside = acting(
        figure("a1", "hound", 450, 100), figure("b1", "faithful", 450, 275, watch="shotgun")
    )
    play(outside, ["charge", "path", to(450, 250)])
    assert outside.question.topic == "overwatch"  # type: ignore[union-attr]

    inside = acting(
        figure("a1", "hound", 450, 200), figure("b1", "faithful", 450, 275, watch="shotgun")
    )
    play(inside, ["charge", "path", to(450, 250)])
    assert inside.question.topic == "reaction"  # type: ignore[union-attr]


@pytest.mark.clause("baroud:4.137")
def test_if_the_target_is_gone_the_path_is_completed_and_nobody_reacts() -> None:
    game = acting(
        figure("a1", "hound", 450, 100),
        figure("b1", "faithful", 450, 275),
        figure("b2", "rifleman", 360, 180, watch="rifle"),
    )
    play(game, ["charge", "path", "b1", to(450, 250), [4, 4, 1]])

    game.battle.put(game.battle.figure("b1"), (450, 500))
    play(game, ["fire", [1, 6]])

    assert at(game, "a1") == (450, 250)
    assert told(game, "target-gone")
    assert len(told(game, "clashed")) == 1


@pytest.mark.clause("baroud:4.308", "baroud:4.122")
def test_a_charge_may_end_at_an_obstacle_the_enemy_leans_on() -> None:
    game = acting(
        figure("a1", "conscript", 450, 100),
        figure("b1", "drowned", 450, 212.5),
        line("obstacle", 400, 200, 500, 200),
    )

    play(game, ["charge", "path", to(450, 187.5), "melee"])

    assert parts_of(game, 1)["defends-obstacle"] == 1


@pytest.mark.clause("baroud:4.128", "baroud:4.130")
def test_the_brink_of_a_slanting_charge_is_a_millimetre_from_contact_too() -> None:
    game = acting(figure("a1", "bruiser", 450, 100), figure("b1", "faithful", 450, 200))

    play(game, ["charge", "path", to(430.5, 174), [4, 4, 1]])

    brink = at(game, "a1")
    assert brink is not None
    assert dist(brink, (450, 200)) == pytest.approx(20 + 12.5 + 1, abs=0.01)
    assert (brink[0] - 450) / (brink[1] - 100) == pytest.approx(-19.5 / 74, abs=0.001)


@pytest.mark.clause("baroud:4.127", "baroud:4.920")
def test_a_stealthy_charger_in_cover_is_shot_at_the_brink_only() -> None:
    def charged(*abilities: str) -> Any:
        game = acting(
            figure("a1", "rifleman", 450, 100, abilities=["long_move", *abilities]),
            figure("a2", "rifleman", 450, 160),
            figure("b1", "faithful", 450, 275),
        )
        return play(game, ["charge", "b1", [4, 4, 4]])

    assert keys(charged()) == ["before", "brink"]

    hidden = charged("stealth")
    assert told(hidden, "shot-kept")
    assert at(hidden, "a1") == (450, 249)


@pytest.mark.clause("baroud:1.14", "baroud:4.134")
@pytest.mark.parametrize(("profile", "shoots"), [("gunner", False), ("rifleman", True)])
def test_a_charge_is_a_move_after_which_no_tripod_fires(profile: str, shoots: bool) -> None:
    game = acting(
        figure("a1", profile, 450, 100, abilities=["terror"]), figure("b1", "butcher", 450, 200)
    )

    play(game, ["charge", "b1", [4, 4, 1]])

    assert told(game, "fled")
    assert ("shoot" in keys(game)) == shoots


@pytest.mark.clause("baroud:3.18", "baroud:3.19", "baroud:4.135")
def test_morale_shaken_by_terror_is_tested_before_the_ferocious_attack() -> None:
    game = acting(
        figure("a1", "colossus", 450, 100, abilities=["huge", "terror", "ferocious_charge"]),
        figure("b1", "drowned", 450, 200, abilities=[]),
        figure("b2", "drowned", 475, 195, abilities=[]),
        strength={"B": 4},
    )

    play(game, ["charge", "path", "b1", to(454.55, 157.74)])
    play(game, [[6, 6, 6], [1, 1, 1]])

    assert game.battle.figure("b2").gone == "routed"
    assert game.question.topic == "morale-half-strength"  # type: ignore[union-attr]
    play(game, [[6, 6, 6]])
    assert game.decision.topic == "ferocious"  # type: ignore[union-attr]
