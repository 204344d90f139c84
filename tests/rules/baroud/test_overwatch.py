"""Overwatch, ammunition, grenades and spells (4.601-4.809)."""

from typing import Any

import pytest

from grognard.rulesets.baroud.grenades import AimRegion
from grognard.testing import play
from grognard.testing.baroud import (
    STAY,
    acting,
    area,
    at,
    figure,
    need,
    parts_of,
    position,
    scores,
    to,
    why_not,
)
from grognard.testing.positions import keys, told

FAR = figure("b9", "conscript", 880, 880)


def walker(*more: str, y: float = 180.0, **watcher: Any) -> Any:
    """A figure walks from (450, 300) toward a rifle on overwatch at (450, 100)."""
    watcher.setdefault("watch", "rifle")
    game = acting(
        figure("a1", "faithful", 450, 300), figure("b1", "rifleman", 450, 100, **watcher), *more
    )
    return play(game, ["move", to(450, y)])


@pytest.mark.clause("baroud:4.601")
@pytest.mark.parametrize(
    ("state", "allowed"),
    [({}, True), ({"quality": 5}, False), ({"equipment": []}, False)],
)
def test_overwatch_takes_quality_four_and_a_weapon(state: dict[str, Any], allowed: bool) -> None:
    game = acting(figure("a1", "rifleman", 450, 100, **state), FAR)

    assert ("overwatch" in keys(game)) == allowed


@pytest.mark.clause("baroud:4.601")
def test_a_good_leader_does_not_make_a_bad_shot_a_sentry() -> None:
    game = acting(figure("a1", "conscript", 450, 100), figure("a2", "captain", 450, 200), FAR)

    assert why_not(game, "overwatch") == "4.601 no-overwatch"


@pytest.mark.clause("baroud:4.602")
def test_the_weapon_is_named_with_the_marker() -> None:
    game = acting(figure("a1", "rifleman", 450, 100, equipment=["pistol", "rifle"]), FAR)

    play(game, ["overwatch", "pistol"])

    assert game.battle.figure("a1").watch == "pistol"
    assert told(game, "went-on-overwatch")[0].weapon == "pistol"


@pytest.mark.clause("baroud:4.603")
def test_falling_binding_recoil_and_contact_end_overwatch_but_firing_does_not() -> None:
    fired = play(walker(), ["fire", [1, 6]])
    assert fired.battle.figure("b1").watch == "rifle"

    def after(dice: list[int]) -> tuple[str, str]:
        game = acting(
            figure("a1", "rifleman", 450, 100), figure("b1", "rifleman", 450, 280, watch="rifle")
        )
        play(game, ["shoot", [2], dice])
        return told(game, "clashed")[0].result, game.battle.figure("b1").watch

    assert after([4, 2]) == ("fallen", "")
    assert after([5, 2]) == ("recoil", "")
    assert after([1, 6]) == ("nothing", "rifle")


@pytest.mark.clause("baroud:4.604")
@pytest.mark.parametrize(
    ("profile", "weapon", "zone"),
    [("rifleman", "rifle", 75), ("heavy", "belt_gun", 120), ("cannoneer", "crew_gun", 120),
     ("gunner", "tripod_gun", 180)],
)  # fmt: skip
def test_the_zone_depends_on_the_weapon(profile: str, weapon: str, zone: float) -> None:
    game = acting(
        figure("a1", "hound", 450, 350), figure("b1", profile, 450, 100, watch=weapon), actions=1
    )

    play(game, ["move", to(450, 180)])

    assert at(game, "a1") == (450, 125 + zone)


@pytest.mark.clause("baroud:4.604")
def test_a_figure_that_is_not_seen_is_not_in_the_zone() -> None:
    game = acting(
        figure("a1", "faithful", 330, 150),
        figure("b1", "rifleman", 450, 100, watch="rifle"),
        area("wall", 400, 60, 410, 300),
    )

    play(game, ["move", to(380, 150)])

    assert not told(game, "overwatch-triggered")


@pytest.mark.clause("baroud:4.605")
def test_it_fires_at_friends_and_in_either_turn() -> None:
    game = acting(
        figure("a1", "faithful", 450, 300), figure("a2", "rifleman", 450, 100, watch="rifle"), FAR
    )

    play(game, ["move", to(450, 180)])

    assert game.decision.seat == "A"  # type: ignore[union-attr]
    assert game.decision.ruled == "hold"  # type: ignore[union-attr]
    assert walker().decision.ruled == "fire"


@pytest.mark.clause("baroud:4.605")
@pytest.mark.parametrize("start", [100, 100.4, 99.73])
def test_whoever_enters_a_zone_is_stopped_right_at_its_border(start: float) -> None:
    game = acting(
        figure("a1", "rifleman", 450, start), figure("b1", "rifleman", 450, 300, watch="rifle")
    )

    play(game, ["move", to(450, 205)])

    assert game.decision.topic == "overwatch"  # type: ignore[union-attr]
    assert at(game, "a1") == (450, 200)


@pytest.mark.clause("baroud:4.605", "baroud:4.607")
def test_those_already_inside_trigger_nothing_until_they_enter_again() -> None:
    game = acting(
        figure("a1", "faithful", 450, 180), figure("b1", "rifleman", 450, 100, watch="rifle")
    )

    play(game, ["move", to(450, 160), "move", to(450, 250)])
    assert not told(game, "overwatch-triggered")

    play(game, ["move", to(450, 180)])
    assert at(game, "a1") == (450, 200)


@pytest.mark.clause("baroud:4.606")
def test_fire_may_be_held_with_a_quality_die() -> None:
    held = walker()
    play(held, ["hold", [4]])
    assert told(held, "fire-held")
    assert at(held, "a1") == (450, 180)

    fails = walker()
    play(fails, ["hold", [3]])
    assert fails.question.topic == "shot"


@pytest.mark.clause("baroud:4.607")
def test_an_overwatch_shot_costs_nothing() -> None:
    game = play(walker(), ["fire"])
    assert parts_of(game) == {"combat": 2, "weapon": 1}

    play(game, [[1, 6]])
    assert not game.battle.figure("b1").fought
    assert at(game, "a1") == (450, 180)


@pytest.mark.clause("baroud:4.607")
def test_a_trigger_is_wasted_on_the_engaged_and_the_hidden() -> None:
    sneak = acting(
        figure("a1", "runner", 450, 330),
        figure("b1", "gunner", 450, 100, watch="tripod_gun"),
        area("ruins", 400, 250, 500, 330),
    )
    play(sneak, ["move", to(450, 290)])
    assert told(sneak, "overwatch-wasted")
    assert at(sneak, "a1") == (450, 290)


@pytest.mark.clause("baroud:4.608")
def test_the_other_player_fires_first_and_each_chooses_the_order() -> None:
    game = acting(
        figure("a1", "faithful", 450, 300),
        figure("a2", "rifleman", 450, 100, watch="rifle"),
        figure("b1", "rifleman", 390, 120, watch="rifle"),
        figure("b2", "rifleman", 510, 120, watch="rifle"),
    )

    play(game, ["move", to(450, 180)])
    assert game.decision.seat == "B"  # type: ignore[union-attr]
    assert keys(game) == ["b1", "b2"]
    (came,) = told(game, "came-under-watch")
    assert (came.figure, came.at) == ("a1", at(game, "a1"))
    play(game, ["b2", "fire", [1, 6], "fire", [1, 6], "fire", [1, 6]])

    assert [event.figure for event in told(game, "overwatch-triggered")] == ["b2", "b1", "a2"]


@pytest.mark.clause("baroud:4.609")
def test_whoever_faces_an_enemy_on_overwatch_has_minus_one() -> None:
    game = play(walker(), ["fire"])
    assert parts_of(game, 1) == {"combat": 2, "against-overwatch": -1}

    bolt = acting(
        figure("a1", "priest", 450, 100),
        figure("b1", "rifleman", 450, 250, watch="rifle"),
        announced=True,
    )
    play(bolt, ["cast", "bolt"])
    assert parts_of(bolt) == {"power": 3, "against-overwatch": -1}


@pytest.mark.clause("baroud:4.701", "baroud:4.703")
@pytest.mark.parametrize(("order", "weapon", "rolls"), [
    ("shoot", "rifle", True), ("aim", "rifle", True), ("shoot", "crossbow", False),
])  # fmt: skip
def test_a_weapon_with_ammunition_rolls_for_it_first(order: str, weapon: str, rolls: bool) -> None:
    game = acting(
        figure("a1", "rifleman", 450, 100, quality=6, equipment=[weapon]),
        figure("b1", "conscript", 450, 225),
    )

    play(game, [order])

    assert (game.question.topic == "ammunition") == rolls  # type: ignore[union-attr]
    if rolls:
        assert game.question.outcomes() == ((0, 1), (1, 5))  # type: ignore[union-attr]


@pytest.mark.clause("baroud:4.702")
def test_running_dry_carries_nothing_over() -> None:
    game = acting(figure("a1", "rifleman", 450, 100), figure("b1", "conscript", 450, 225))

    play(game, ["shoot", [1], "end-turn", "a1", "3", [4, 4, 4]])

    assert "shoot" in keys(game)


@pytest.mark.clause("baroud:4.702", "baroud:4.952")
def test_an_empty_magazine_is_no_combat() -> None:
    game = acting(figure("a1", "rifleman", 450, 100), figure("b1", "conscript", 450, 225))
    play(game, ["shoot", [1]])
    assert not game.battle.figure("a1").fought

    game = acting(
        figure("a1", "captain", 450, 100),
        figure("a2", "rifleman", 475, 100),
        figure("a3", "rifleman", 500, 100),
        figure("b1", "conscript", 450, 225),
    )
    play(game, ["group", "1", [3], "fire", "a2", [1]])
    assert not any(game.battle.figure(member).fought for member in ("a2", "a3"))


@pytest.mark.clause("baroud:4.704")
@pytest.mark.parametrize(("y", "dice"), [(232.5, 1), (233, 2), (352.5, 2), (353, 3), (472.5, 3)])
def test_a_throw_takes_a_die_per_band(y: float, dice: int) -> None:
    game = acting(figure("a1", "grenadier", 450, 100), figure("b1", "conscript", 450, y))

    play(game, ["grenade", "b1"])

    assert game.question.dice == dice  # type: ignore[union-attr]
    assert need(game) == 4


@pytest.mark.clause("baroud:4.705")
def test_a_hand_grenade_goes_360_mm_and_a_rifle_grenade_540() -> None:
    def reach(profile: str) -> AimRegion:
        game = acting(figure("a1", profile, 450, 100), FAR)
        return AimRegion(game.battle, game.battle.figure("a1"))

    def legal(region: AimRegion, y: float) -> bool:
        from grognard.kernel.questions import Placement

        return region.refuse(Placement(((450.0, y),))) is None

    assert legal(reach("grenadier"), 0)
    assert legal(reach("grenadier"), 472.5)
    assert not legal(reach("grenadier"), 472.6)
    assert legal(reach("bomber"), 652.5)
    assert not legal(reach("bomber"), 652.6)


@pytest.mark.clause("baroud:4.706")
def test_the_ground_may_be_aimed_at_away_from_any_melee() -> None:
    game = acting(
        figure("a1", "grenadier", 450, 100),
        figure("a2", "conscript", 450, 300),
        figure("b1", "conscript", 450, 325),
        area("wall", 470, 150, 520, 160),
    )

    play(game, ["grenade"])

    assert why_not(game, to(450, 250)) == "4.706 too-near-melee"
    assert why_not(game, to(550, 250)) == "4.706 no-line-of-sight"
    assert why_not(game, to(450, 480)) == "4.705 out-of-range"
    assert why_not(game, to(450, -1)) == "4.706 off-table"
    assert why_not(game, to(-1, 200)) == "4.706 off-table"
    play(game, [to(350, 200)])


@pytest.mark.clause("baroud:4.706", "baroud:4.15")
@pytest.mark.parametrize(("north", "offered"), [(190, False), (260, True)])
def test_no_grenade_is_offered_where_nothing_may_be_aimed_at(north: float, offered: bool) -> None:
    game = acting(
        figure("a1", "grenadier", 450, 130),
        figure("a2", "conscript", 430, 165),
        figure("b1", "conscript", 455, 165),
        area("wall", 400, 90, 500, 110),
        area("wall", 400, north, 500, north + 10),
        area("wall", 390, 90, 410, north + 10),
        area("wall", 490, 90, 510, north + 10),
    )

    assert ("grenade" in keys(game)) == offered


@pytest.mark.clause("baroud:4.706")
def test_the_usual_aim_is_the_biggest_crowd() -> None:
    game = acting(
        figure("a1", "grenadier", 450, 100),
        figure("b1", "conscript", 450, 200),
        figure("b2", "conscript", 300, 350),
        figure("b3", "conscript", 330, 370),
    )

    play(game, ["grenade"])

    assert game.decision.ruled in ("b2", "b3")  # type: ignore[union-attr]


@pytest.mark.clause("baroud:4.707")
@pytest.mark.parametrize(
    ("dice", "burst"),
    [([4, 4, 4], 450), ([4, 4, 1], 525), ([4, 2, 2], 570), ([2, 2, 2], 630)],
)
def test_each_failure_sends_the_grenade_farther(dice: list[int], burst: float) -> None:
    game = acting(figure("a1", "grenadier", 450, 100), FAR)

    play(game, ["grenade", to(450, 450), dice, *([] if 2 not in dice and 1 not in dice else [[1]])])

    assert told(game, "grenade-burst")[0].at == (450, burst)


@pytest.mark.clause("baroud:4.708")
def test_a_natural_one_uses_up_the_grenades_after_the_throw() -> None:
    game = acting(figure("a1", "grenadier", 450, 100), FAR)

    play(game, ["grenade", to(450, 300), [1, 6], [4]])

    assert told(game, "grenade-burst")
    assert game.battle.figure("a1").grenades_out
    game = acting(figure("a1", "grenadier", 450, 100, grenades_out=True), FAR)
    assert "grenade" not in keys(game)


@pytest.mark.clause("baroud:4.709")
@pytest.mark.parametrize(
    ("face", "point"),
    [(1, (450, 375)), (2, (514.95, 337.5)), (4, (450, 225)), (5, (385.05, 262.5))],
)
def test_the_drift_turns_sixty_degrees_a_pip(face: int, point: tuple[float, float]) -> None:
    game = acting(figure("a1", "grenadier", 450, 100, combat=6), FAR)

    play(game, ["grenade", to(450, 300), [6, 2], [face]])

    assert told(game, "grenade-burst")[0].at == point


@pytest.mark.clause("baroud:4.709")
def test_a_wall_stops_a_drift() -> None:
    game = acting(figure("a1", "grenadier", 450, 100), FAR, area("wall", 400, 340, 500, 360))
    play(game, ["grenade", to(450, 300), [6, 2], [1]])
    assert told(game, "grenade-burst")[0].at == (450, 340)

    game = acting(figure("a1", "grenadier", 300, 100), FAR, area("wall", 440, 80, 460, 120))
    play(game, ["grenade", to(400, 100), [2], [1]])
    assert told(game, "grenade-burst")[0].at == (440, 100)


@pytest.mark.clause("baroud:4.709")
@pytest.mark.parametrize(
    ("thrower", "aim", "lost"),
    [
        ((450, 725), (450, 825), False),
        ((450, 726), (450, 826), True),
        ((450, 175), (450, 75), False),
        ((450, 174), (450, 74), True),
        ((725, 450), (825, 450), False),
        ((726, 450), (826, 450), True),
        ((175, 450), (75, 450), False),
        ((174, 450), (74, 450), True),
    ],
)
def test_a_grenade_that_drifts_beyond_an_edge_is_lost(
    thrower: tuple[float, float], aim: tuple[float, float], lost: bool
) -> None:
    game = acting(figure("a1", "grenadier", *thrower), FAR)

    play(game, ["grenade", to(*aim), [2], [1]])

    assert bool(told(game, "grenade-lost")) == lost
    assert bool(told(game, "grenade-burst")) != lost


@pytest.mark.clause("baroud:4.710")
def test_everyone_near_a_burst_is_attacked_the_thrower_too() -> None:
    game = acting(
        figure("a1", "grenadier", 450, 100, combat=6),
        figure("a2", "conscript", 300, 220, combat=6),
        figure("b1", "conscript", 325, 220, combat=6),
        figure("b2", "conscript", 450, 420, combat=6),
        area("wall", 430, 300, 470, 310),
    )

    play(game, ["grenade", to(450, 220), [6]])
    hit = []
    while game.question.topic == "blast":  # type: ignore[union-attr]
        hit.append((game.question.target, parts_of(game, 1).get("blast", 0)))  # type: ignore[union-attr]
        play(game, [[1]])

    assert hit == [("a1", -1), ("b1", -1), ("a2", 0)]


@pytest.mark.clause("baroud:4.711")
def test_cover_helps_against_a_blast_and_nothing_else_does() -> None:
    game = acting(
        figure("a1", "grenadier", 450, 100),
        figure("b1", "conscript", 450, 400, immobilised=True, fallen=True, abilities=["big"]),
        area("ruins", 400, 380, 500, 480),
    )

    play(game, ["grenade", "ground", to(450, 330), [6, 6]])

    assert parts_of(game) == {"cover": -1}
    assert parts_of(game, 1) == {"combat": 2, "blast": -3}


@pytest.mark.clause("baroud:4.801")
def test_a_spell_is_announced_before_the_dice() -> None:
    game = play(position(figure("a1", "priest", 450, 100), FAR), ["a1"])

    assert game.decision.topic == "announce"  # type: ignore[union-attr]
    assert game.decision.ruled == "no"  # type: ignore[union-attr]
    play(game, ["yes"])
    assert told(game, "spell-announced")[0].figure == "a1"
    assert keys(game) == ["1", "2", "3"]


@pytest.mark.clause("baroud:4.801", "baroud:4.902")
@pytest.mark.parametrize("state", ["magic_lost", "fallen", "immobilised"])
def test_some_may_not_announce(state: str) -> None:
    game = play(position(figure("a1", "priest", 450, 100, **{state: True}), FAR), ["a1"])
    assert game.decision.topic == "dice"  # type: ignore[union-attr]

    engaged = position(figure("a1", "priest", 450, 100), figure("b1", "conscript", 450, 125))
    assert play(engaged, ["a1"]).decision.topic == "dice"  # type: ignore[union-attr]
    lay = position(figure("a1", "rifleman", 450, 100), FAR)
    assert play(lay, ["a1"]).decision.topic == "dice"  # type: ignore[union-attr]


@pytest.mark.clause("baroud:4.802")
@pytest.mark.parametrize(("apart", "powers"), [(75, ["1", "2", "3"]), (120, ["2", "3"]), (181, [])])
def test_power_sets_the_reach(apart: float, powers: list[str]) -> None:
    game = acting(
        figure("a1", "priest", 450, 100),
        figure("b1", "conscript", 450, 125 + apart),
        announced=True,
    )

    if not powers:
        assert "cast" not in keys(game)
        return
    play(game, ["cast", "bolt"])
    assert keys(game) == powers
    assert game.decision.ruled == powers[-1]  # type: ignore[union-attr]


@pytest.mark.clause("baroud:4.802")
def test_other_successes_are_ordinary_actions() -> None:
    game = acting(
        figure("a1", "priest", 450, 100), figure("b1", "conscript", 450, 230), announced=True
    )

    play(game, ["move", to(450, 130), "cast", "bind", "1", [6]])

    assert game.battle.actions == 1
    assert "move" in keys(game)


@pytest.mark.clause("baroud:4.803")
def test_two_failures_pass_the_turn_after_the_spell() -> None:
    game = position(figure("a1", "priest", 450, 100), figure("b1", "conscript", 450, 180))

    play(game, ["a1", "yes", "3", [3, 1, 2], "cast", "bind", [6]])

    assert told(game, "resisted")
    assert game.battle.active == "B"


@pytest.mark.clause("baroud:4.804")
def test_three_failures_lose_the_magic_for_good() -> None:
    game = position(figure("a1", "priest", 450, 100), figure("a2", "hexer", 100, 100), FAR)

    play(game, ["a1", "yes", "3", [1, 2, 2]])

    assert game.battle.figure("a1").magic_lost
    assert game.battle.active == "B"


@pytest.mark.clause("baroud:4.805")
def test_one_spell_an_activation_and_only_if_announced() -> None:
    near = figure("b1", "conscript", 450, 180)
    game = acting(figure("a1", "priest", 450, 100), near, announced=True)
    play(game, ["cast", "bind", "1", [6]])
    assert "cast" not in keys(game)

    silent = acting(figure("a1", "priest", 450, 100), near)
    assert "cast" not in keys(silent)
    declined = acting(figure("a1", "priest", 450, 100), near, announced=True)
    play(declined, ["move", STAY])
    assert "cast" in keys(declined)


@pytest.mark.clause("baroud:4.806", "baroud:4.14")
def test_a_bolt_strikes_with_its_power_and_is_the_one_combat() -> None:
    game = acting(
        figure("a1", "hexer", 450, 100), figure("b1", "conscript", 450, 180), announced=True
    )

    play(game, ["cast", "bolt", "2"])
    assert scores(game) == (2, 2)
    play(game, [[1, 6]])

    assert not game.battle.figure("a1").fallen
    assert "shoot" not in keys(game)


@pytest.mark.clause("baroud:4.807")
def test_a_spell_has_the_limits_of_a_shot() -> None:
    hidden = acting(
        figure("a1", "priest", 450, 100),
        figure("b1", "conscript", 450, 250),
        figure("b2", "conscript", 300, 130),
        figure("a2", "conscript", 300, 155),
        area("wall", 400, 150, 500, 160),
        announced=True,
    )
    assert "cast" not in keys(hidden)

    ruins = area("ruins", 400, 200, 500, 300)
    game = acting(
        figure("a1", "priest", 450, 100),
        figure("b1", "drowned", 450, 250, abilities=["undead", "big"]),
        ruins,
        announced=True,
    )
    play(game, ["cast", "bolt", "3"])
    assert parts_of(game) == {"power": 3, "cover": -1, "large-target": 1}


@pytest.mark.clause("baroud:4.808")
def test_one_failure_is_enough_to_be_bound() -> None:
    game = acting(
        figure("a1", "priest", 450, 100),
        figure("b1", "rifleman", 450, 180, watch="rifle"),
        announced=True,
    )

    play(game, ["cast", "bind", "3", [4, 4, 3]])

    bound = game.battle.figure("b1")
    assert (bound.immobilised, bound.watch) == (True, "")
    assert not game.battle.figure("a1").fought


@pytest.mark.clause("baroud:4.809")
def test_a_bound_figure_is_helpless_and_holds_nobody() -> None:
    game = acting(
        figure("a1", "conscript", 450, 450),
        figure("b1", "conscript", 450, 475),
        figure("b2", "conscript", 475, 450, immobilised=True),
    )
    play(game, ["melee", "b1"])
    assert "outnumbered" not in parts_of(game)

    alone = acting(
        figure("a1", "conscript", 450, 450), figure("b1", "conscript", 450, 475, immobilised=True)
    )
    assert "move" in keys(alone)
    play(alone, ["melee"])
    assert parts_of(alone)["helpless-enemy"] == 2
    assert alone.question.dice == 1  # type: ignore[union-attr]


@pytest.mark.clause("baroud:4.706")
def test_the_ground_of_a_small_courtyard_may_be_aimed_at() -> None:
    game = acting(
        figure("a1", "grenadier", 450, 100),
        figure("b1", "conscript", 450, 800),
        area("wall", 400, 50, 410, 150),
        area("wall", 490, 50, 500, 150),
        area("wall", 400, 40, 500, 50),
        area("wall", 400, 150, 500, 160),
    )
    assert "grenade" in keys(game)

    play(game, ["grenade"])
    assert game.question.region.refuse(game.question.region.default()) is None  # type: ignore[union-attr]
