"""Ranged combat, melee and what they do (4.201-4.412)."""

from typing import Any

import pytest

from grognard.rulesets.baroud.shooting import band
from grognard.testing import play
from grognard.testing.baroud import (
    acting,
    area,
    at,
    figure,
    line,
    parts_of,
    position,
    scores,
    to,
    tower,
    why_not,
)
from grognard.testing.positions import keys, told


def shot(
    apart: float = 150.0,
    *more: str,
    order: str = "shoot",
    a: dict[str, Any] | None = None,
    b: dict[str, Any] | None = None,
) -> Any:
    """A rifleman shoots at a figure of Combat 2, the dice of the combat are asked for."""
    game = acting(
        figure("a1", "rifleman", 450, 100, **(a or {})),
        figure("b1", "conscript", 450, 125 + apart, **(b or {})),
        *more,
    )
    return play(game, [order, [2]])


def brawl(*more: str, order: str = "melee", **sides: Any) -> Any:
    """Two figures of Combat 3 in contact, the dice of the melee are asked for."""
    plain: dict[str, Any] = {"combat": 3, "abilities": [], "equipment": []}
    game = acting(
        figure("a1", "conscript", 450, 450, **{**plain, **sides.pop("a", {})}),
        figure("b1", "conscript", 450, 475, **{**plain, **sides.pop("b", {})}),
        *more,
        **sides,
    )
    return play(game, [order])


@pytest.mark.clause("baroud:4.201")
def test_a_shot_is_a_die_and_combat_and_weapon_against_a_die_and_combat() -> None:
    game = shot()

    assert parts_of(game) == {"combat": 2, "weapon": 1}
    assert parts_of(game, 1) == {"combat": 2}
    assert game.question.dice == 2


@pytest.mark.clause("baroud:4.202")
@pytest.mark.parametrize("dice", [[1, 6], [3, 4]])
def test_a_lost_or_even_shot_does_nothing(dice: list[int]) -> None:
    game = play(shot(), [dice])

    assert told(game, "clashed")[0].result == "nothing"
    assert not game.battle.figure("a1").fallen
    assert at(game, "b1") == (450, 275)


@pytest.mark.clause("baroud:4.203")
def test_any_enemy_in_sight_and_reach_may_be_the_target() -> None:
    game = acting(
        figure("a1", "rifleman", 450, 100),
        figure("b1", "conscript", 450, 200),
        figure("b2", "conscript", 500, 670),
        figure("b3", "conscript", 200, 300),
        figure("b4", "conscript", 100, 100),
        area("wall", 180, 260, 220, 270),
        area("wall", 220, 180, 240, 300),
    )

    play(game, ["shoot"])

    assert keys(game) == ["b1", "b4"]
    assert game.decision.ruled == "b1"  # type: ignore[union-attr]


@pytest.mark.clause("baroud:4.204")
def test_an_engaged_enemy_may_not_be_shot() -> None:
    game = acting(
        figure("a1", "rifleman", 450, 100),
        figure("a2", "conscript", 450, 300),
        figure("b1", "conscript", 450, 325),
    )

    assert "shoot" not in keys(game)


@pytest.mark.clause("baroud:4.205")
def test_an_engaged_figure_may_not_shoot_throw_or_cast() -> None:
    game = acting(
        figure("a1", "grenadier", 450, 100, abilities=["magic_user"]),
        figure("b1", "conscript", 450, 125, fallen=True),
        figure("b2", "conscript", 450, 300),
        announced=True,
    )

    for order in ("shoot", "aim", "grenade", "cast", "overwatch"):
        assert order not in keys(game)
        assert why_not(game, order) == "4.205 is-engaged"


@pytest.mark.clause("baroud:4.206")
@pytest.mark.parametrize(("length", "bands"), [(0, 1), (180.01, 1), (180.5, 2), (361, 3), (541, 4)])
def test_range_bands_are_counted_in_sticks(length: float, bands: int) -> None:
    assert band(length, 180.0) == bands


@pytest.mark.clause("baroud:4.206")
@pytest.mark.parametrize(("apart", "penalty"), [(180, 0), (200, -2), (400, -4)])
def test_the_second_band_costs_two_and_the_third_four(apart: float, penalty: int) -> None:
    parts = parts_of(shot(apart))

    assert sum(amount for name, amount in parts.items() if name.startswith("band")) == penalty


@pytest.mark.clause("baroud:4.206")
def test_beyond_the_third_band_there_is_no_shot() -> None:
    game = acting(figure("a1", "rifleman", 450, 100), figure("b1", "conscript", 450, 666))

    assert "shoot" not in keys(game)


@pytest.mark.clause("baroud:4.207")
@pytest.mark.parametrize(
    ("a", "b", "more", "ours", "theirs"),
    [
        ({}, {}, (area("ruins", 430, 260, 470, 300),), {"cover": -1}, {}),
        ({}, {"abilities": ["big"]}, (), {"large-target": 1}, {}),
        ({}, {"abilities": ["huge"]}, (), {"large-target": 1}, {}),
        ({"ambush": True}, {}, (), {"ambush": 1}, {}),
        ({}, {"immobilised": True}, (), {"immobilised-target": 2}, {}),
        ({}, {"watch": "rifle"}, (), {"against-overwatch": -1}, {}),
        ({}, {"abilities": ["undead"]}, (), {"undead-or-swarm": -2}, {}),
    ],
)
def test_modifiers_of_ranged_combat(
    a: dict[str, Any],
    b: dict[str, Any],
    more: tuple[str, ...],
    ours: dict[str, int],
    theirs: dict[str, int],
) -> None:
    game = shot(150, *more, a=a, b=b)

    assert parts_of(game) == {"combat": 2, "weapon": 1, **ours}
    assert parts_of(game, 1) == {"combat": 2, **theirs}


@pytest.mark.clause("baroud:4.207", "baroud:4.6")
def test_modifiers_add_up_and_an_aimed_shot_hampers_the_target() -> None:
    game = shot(200, area("ruins", 400, 300, 500, 350), order="aim", b={"immobilised": True})

    assert scores(game) == (2 + 1 - 2 - 1 + 2, 1)


@pytest.mark.clause("baroud:4.208")
def test_undead_swarms_count_once() -> None:
    game = shot(b={"abilities": ["undead", "swarm"], "equipment": []})

    assert parts_of(game)["undead-or-swarm"] == -2


@pytest.mark.clause("baroud:4.209")
def test_a_score_below_one_counts_as_one() -> None:
    game = play(shot(400, a={"combat": 0}, b={"combat": 0}), [[1, 1]])

    event = told(game, "clashed")[0]
    assert (event.score, event.against, event.result) == (1, 1, "nothing")


@pytest.mark.clause("baroud:4.210")
def test_a_fallen_target_has_no_die_and_gives_no_bonus() -> None:
    game = shot(b={"fallen": True})

    assert game.question.dice == 1
    assert scores(game) == (3, 2)


@pytest.mark.clause("baroud:4.301")
def test_weapons_do_not_count_in_melee() -> None:
    game = brawl(a={"equipment": ["shotgun"]}, b={"equipment": ["shotgun"]})

    assert parts_of(game) == parts_of(game, 1) == {"combat": 3}


@pytest.mark.clause("baroud:4.302")
def test_whoever_loses_a_melee_suffers() -> None:
    game = play(brawl(), [[2, 5]])
    assert game.battle.figure("a1").fallen

    game = play(brawl(), [[5, 2]])
    assert game.battle.figure("b1").fallen

    game = play(brawl(), [[4, 4]])
    assert not any(f.fallen for f in game.battle.figures)


@pytest.mark.clause("baroud:4.303")
def test_only_an_enemy_in_contact_may_be_attacked() -> None:
    game = acting(
        figure("a1", "conscript", 450, 450),
        figure("b1", "conscript", 450, 475),
        figure("b2", "conscript", 475, 450),
        figure("b3", "conscript", 450, 400),
    )

    play(game, ["melee"])

    assert keys(game) == ["b1", "b2"]


@pytest.mark.clause("baroud:4.304")
def test_each_further_able_enemy_costs_one() -> None:
    more = (
        figure("b2", "conscript", 475, 450),
        figure("b3", "conscript", 425, 450, fallen=True),
    )
    game = acting(figure("a1", "conscript", 450, 450), figure("b1", "conscript", 450, 475), *more)

    play(game, ["melee", "b1"])
    assert parts_of(game)["outnumbered"] == -1

    game = acting(figure("a1", "conscript", 450, 450), figure("b1", "conscript", 450, 475), *more)
    play(game, ["melee", "b3"])
    assert parts_of(game)["outnumbered"] == -2


@pytest.mark.clause("baroud:4.305")
def test_a_rider_has_the_better_of_those_on_foot() -> None:
    def parts(other: str, far: float) -> dict[str, int]:
        game = acting(figure("a1", "biker", 450, 450), figure("b1", other, 450, 450 + far))
        return parts_of(play(game, ["melee"]))

    assert parts("conscript", 32.5)["mounted"] == 1
    assert "mounted" not in parts("dragoon", 40)


@pytest.mark.clause("baroud:4.306")
def test_the_big_have_the_better_of_the_normal() -> None:
    game = acting(figure("a1", "butcher", 450, 450), figure("b1", "conscript", 450, 482.5))
    assert parts_of(play(game, ["melee"]))["size"] == 1

    game = acting(figure("a1", "butcher", 450, 450), figure("b1", "colossus", 450, 500))
    play(game, ["melee"])
    assert "size" not in parts_of(game)
    assert "size" not in parts_of(game, 1)


@pytest.mark.clause("baroud:4.307", "baroud:4.312")
def test_two_for_a_helpless_enemy_whichever_attacks() -> None:
    assert parts_of(brawl(b={"fallen": True}))["helpless-enemy"] == 2
    assert parts_of(brawl(b={"fallen": True, "immobilised": True}))["helpless-enemy"] == 2

    game = brawl(a={"fallen": True})
    assert parts_of(game, 1)["helpless-enemy"] == 2
    assert game.question.dice == 2


@pytest.mark.clause("baroud:4.308")
def test_an_obstacle_helps_the_one_attacked() -> None:
    game = acting(
        figure("a1", "conscript", 450, 187.5),
        figure("b1", "conscript", 450, 212.5),
        line("obstacle", 400, 200, 500, 200),
    )

    play(game, ["melee"])

    assert "defends-obstacle" not in parts_of(game)
    assert parts_of(game, 1)["defends-obstacle"] == 1


@pytest.mark.clause("baroud:4.309")
def test_higher_ground_counts_across_a_ladder() -> None:
    game = acting(
        figure("a1", "conscript", 450, 412.5), figure("b1", "conscript", 450, 387.5), *tower()
    )

    play(game, ["melee"])

    assert parts_of(game)["higher"] == 1
    assert "higher" not in parts_of(game, 1)


@pytest.mark.clause("baroud:4.310")
def test_an_ambush_is_prepared_unseen_at_the_start_of_the_activation() -> None:
    wall = area("wall", 300, 200, 480, 210)
    game = position(figure("a1", "rifleman", 450, 100), figure("b1", "conscript", 450, 300), wall)
    play(game, ["a1", "3", [4, 4, 4]])
    assert game.battle.figure("a1").ambush

    play(game, ["move", to(550, 160), "shoot", [2]])
    assert parts_of(game)["ambush"] == 1
    play(game, [[1, 6]])
    assert not [f for f in game.battle.figures if f.ambush and f.id != "a1"]


@pytest.mark.clause("baroud:4.310")
def test_only_able_enemies_spoil_an_ambush() -> None:
    game = position(
        figure("a1", "rifleman", 450, 100), figure("b1", "conscript", 450, 300, fallen=True)
    )

    play(game, ["a1", "3", [4, 4, 4]])

    assert game.battle.figure("a1").ambush


@pytest.mark.clause("baroud:4.311")
def test_a_power_attack_hampers_the_opponent() -> None:
    game = brawl(order="power")

    assert parts_of(game, 1)["power-attack"] == -1


@pytest.mark.clause("baroud:4.312")
def test_a_fallen_figure_may_attack_those_in_contact() -> None:
    game = acting(
        figure("a1", "conscript", 450, 450, fallen=True), figure("b1", "conscript", 450, 475)
    )

    play(game, ["melee", [6, 1]])

    assert game.battle.figure("b1").fallen or at(game, "b1") != (450, 475)


@pytest.mark.clause("baroud:4.313")
def test_a_helpless_figure_can_win_on_its_bare_score() -> None:
    game = play(brawl(a={"combat": 0}, b={"combat": 6, "fallen": True}), [[1]])

    assert told(game, "clashed")[0].loser == "a1"


@pytest.mark.clause("baroud:4.314", "baroud:4.603")
def test_contact_takes_the_marker_so_melee_never_meets_overwatch() -> None:
    game = acting(
        figure("a1", "bruiser", 450, 160), figure("b1", "rifleman", 450, 225, watch="rifle")
    )

    play(game, ["charge", "path", to(450, 192.5), [1, 1, 1], "melee"])

    assert game.battle.figure("b1").watch == ""
    assert "against-overwatch" not in parts_of(game)


@pytest.mark.clause("baroud:4.403")
def test_the_fallen_stay_in_contact() -> None:
    game = play(brawl(), [[5, 2]])

    assert at(game, "b1") == (450, 475)
    assert game.battle.figure("b1").fallen


@pytest.mark.clause("baroud:4.404")
def test_a_recoil_is_25_mm_straight_back() -> None:
    game = play(brawl(), [[4, 2], "stay"])

    assert at(game, "b1") == (450, 500)
    assert not game.battle.figure("b1").fallen


@pytest.mark.clause("baroud:4.404")
def test_the_fallen_and_the_bound_slide_too() -> None:
    game = play(brawl(b={"combat": 4, "fallen": True}), [[2], "stay"])

    assert told(game, "clashed")[0].result == "recoil"
    assert at(game, "b1") == (450, 500)
    assert game.battle.figure("b1").fallen


@pytest.mark.clause("baroud:4.405")
@pytest.mark.parametrize(
    "blocker",
    [
        figure("b2", "conscript", 450, 510),
        area("wall", 400, 495, 500, 520),
        area("water", 400, 495, 500, 520),
        line("obstacle", 400, 500, 500, 500),
    ],
)
def test_whoever_has_no_room_falls_instead(blocker: str) -> None:
    game = play(brawl(blocker), [[4, 2]])

    assert at(game, "b1") == (450, 475)
    assert game.battle.figure("b1").fallen


@pytest.mark.clause("baroud:4.405")
def test_the_table_edge_and_the_side_of_a_platform_leave_no_room() -> None:
    edge = acting(
        figure("a1", "conscript", 450, 855, combat=3), figure("b1", "conscript", 450, 880, combat=3)
    )
    play(edge, ["melee", [4, 2]])
    assert edge.battle.figure("b1").fallen

    side = acting(
        figure("a1", "conscript", 450, 350, combat=3),
        figure("b1", "conscript", 450, 375, combat=3),
        *tower(),
    )
    play(side, ["melee", [4, 2]])
    assert side.battle.figure("b1").fallen


@pytest.mark.clause("baroud:4.405")
@pytest.mark.parametrize("x", [237.5, 250, 261.9])
def test_a_fence_behind_leaves_no_room_whichever_way_it_runs(x: float) -> None:
    game = acting(
        figure("a1", "conscript", 200, 600, combat=3),
        figure("b1", "conscript", 225, 600, combat=3),
        line("obstacle", x, 560, x, 640),
    )

    play(game, ["melee", [4, 2]])

    assert at(game, "b1") == (225, 600)
    assert told(game, "no-room")


@pytest.mark.clause("baroud:4.406")
def test_an_able_winner_may_follow_up() -> None:
    game = play(brawl(), [[4, 2]])
    assert game.decision.ruled == "follow"

    play(game, ["follow"])
    assert at(game, "a1") == (450, 475)

    game = play(brawl(), [[2, 4]])
    assert game.decision.ruled == "stay"
    assert game.decision.seat == "B"


@pytest.mark.clause("baroud:4.406")
def test_no_follow_up_from_another_fight_nor_over_a_line_nor_after_a_shot() -> None:
    game = play(brawl(figure("b2", "conscript", 425, 450)), ["b1"])
    play(game, [[5, 2]])
    assert not told(game, "followed-up")
    assert game.decision.topic == "order"

    fence = acting(
        figure("a1", "conscript", 450, 187.5, combat=3),
        figure("b1", "conscript", 450, 212.5, combat=3),
        line("obstacle", 400, 200, 500, 200),
    )
    play(fence, ["melee", [6, 2]])
    assert at(fence, "b1") == (450, 237.5)
    assert fence.decision.topic == "order"  # type: ignore[union-attr]

    far = play(shot(), [[6, 4]])
    assert at(far, "b1") == (450, 300)
    assert far.decision.topic == "order"


@pytest.mark.clause("baroud:4.406", "baroud:4.104")
@pytest.mark.parametrize(("y", "follows"), [(482.5, False), (500, True)])
def test_a_wide_winner_needs_room_to_follow(y: float, follows: bool) -> None:
    game = acting(
        figure("a1", "butcher", 450, 450, combat=3),
        figure("a2", "conscript", 476, y),
        figure("b1", "conscript", 450, 482.5, combat=3),
    )

    play(game, ["melee", [3, 1]])

    assert at(game, "b1") == (450, 507.5)
    assert (game.decision.topic == "follow-up") == follows  # type: ignore[union-attr]


@pytest.mark.clause("baroud:4.407", "baroud:4.408", "baroud:1.18")
def test_the_dead_are_removed_and_a_gruesome_death_frightens() -> None:
    witness = figure("b2", "conscript", 500, 500)
    dead = play(brawl(witness, b={"combat": 0}, strength={"B": 0}), [[1, 2]])
    assert at(dead, "b1") is None
    assert not [e for e in told(dead, "rolled") if e.purpose.startswith("morale")]

    horror = play(brawl(witness, b={"combat": 0}, strength={"B": 0}), [[3, 2]])
    assert told(horror, "gruesomely-killed")
    assert horror.question.topic == "morale-gruesome"


@pytest.mark.clause("baroud:4.409", "baroud:4.411")
def test_a_recoil_over_the_edge_is_a_fall() -> None:
    game = acting(
        figure("a1", "conscript", 440, 450, combat=3),
        figure("b1", "conscript", 415, 450, combat=3),
        *tower(),
    )

    play(game, ["melee", [4, 2], [1, 6]])

    victim = game.battle.figure("b1")
    assert (victim.at, victim.level, victim.fallen) == ((387.5, 450), 0, True)


@pytest.mark.clause("baroud:4.409")
def test_a_parapet_or_a_figure_below_stops_the_fall() -> None:
    def pushed(*more: str) -> Any:
        game = acting(
            figure("a1", "conscript", 440, 450, combat=3),
            figure("b1", "conscript", 415, 450, combat=3),
            *tower(),
            *more,
        )
        play(game, ["melee", [4, 2]])
        assert told(game, "no-room")
        return game.battle.figure("b1")

    for more in (line("obstacle", 400, 400, 400, 500), figure("b2", "conscript", 380, 450)):
        victim = pushed(more)
        assert (victim.at, victim.level, victim.fallen) == ((415, 450), 1, True)


@pytest.mark.clause("baroud:4.405", "baroud:4.409")
def test_whatever_stops_a_recoil_on_a_platform_keeps_it_from_falling_off() -> None:
    def pushed(*more: str) -> Any:
        game = acting(
            figure("a1", "conscript", 450, 450, combat=3),
            figure("b1", "conscript", 425, 450, combat=3),
            *tower(),
            *more,
        )
        play(game, ["melee", [4, 2]])
        return game.battle.figure("b1")

    for more in (
        figure("b2", "conscript", 412.5, 472),
        line("obstacle", 400, 459, 405, 459),
        area("wall", 405, 461, 407, 490),
    ):
        victim = pushed(more)
        assert (victim.at, victim.level, victim.fallen) == ((425, 450), 1, True)


@pytest.mark.clause("baroud:4.405", "baroud:4.409")
def test_somebody_below_who_is_not_in_the_landing_stops_no_fall() -> None:
    game = acting(
        figure("a1", "conscript", 440, 450, combat=3),
        figure("b1", "conscript", 415, 450, combat=3),
        figure("b2", "conscript", 387.5, 476),
        *tower(),
    )

    play(game, ["melee", [4, 2], [1, 6]])

    assert at(game, "b1") == (387.5, 450)


@pytest.mark.clause("baroud:4.603", "baroud:4.409")
def test_a_fall_into_contact_ends_an_overwatch() -> None:
    game = acting(
        figure("a1", "conscript", 440, 450, combat=3),
        figure("a2", "rifleman", 362.5, 450, watch="rifle"),
        figure("b1", "conscript", 415, 450, combat=3),
        *tower(),
    )

    play(game, ["melee", [4, 2], [1, 6]])

    assert at(game, "b1") == (387.5, 450)
    assert not game.battle.figure("a2").watch


@pytest.mark.clause("baroud:4.411")
@pytest.mark.parametrize(
    ("level", "dice", "dead"),
    [
        (1, [6, 1], True),
        (1, [5, 1], False),
        (1, [6, 2], False),
        (2, [6, 2], True),
        (2, [5, 2], False),
    ],
)
def test_the_ground_counts_two_a_level_and_kills_whom_it_doubles(
    level: int, dice: list[int], dead: bool
) -> None:
    game = acting(
        figure("a1", "conscript", 420, 450, combat=3),
        figure("b1", "conscript", 800, 800),
        area("platform", 400, 400, 500, 500, level=level),
    )

    play(game, ["move", to(330, 450), dice])

    assert (at(game, "a1") is None) == dead
    assert dead or game.battle.figure("a1").fallen


@pytest.mark.clause("baroud:4.411")
def test_a_doubled_faller_dies_but_never_gruesomely() -> None:
    game = acting(
        figure("a1", "conscript", 420, 450, combat=0),
        figure("a2", "conscript", 300, 450),
        figure("b1", "conscript", 800, 800),
        *tower(),
        strength={"A": 0},
    )

    play(game, ["move", to(330, 450), [6, 1]])

    assert told(game, "killed")
    assert not told(game, "gruesomely-killed")


@pytest.mark.clause("baroud:4.410", "baroud:4.412")
def test_a_blast_is_resolved_figure_by_figure_and_morale_waits() -> None:
    game = acting(
        figure("a1", "grenadier", 450, 100),
        figure("b1", "conscript", 450, 420, combat=1),
        figure("b2", "conscript", 500, 440, combat=1),
        figure("b3", "conscript", 560, 440, combat=1),
        strength={"B": 0},
    )

    play(game, ["grenade", "b1", [6, 6, 6]])
    topics = []
    for dice in ([6], [6], [1]):
        topics.append(game.question.topic)  # type: ignore[union-attr]
        assert game.question.dice == 1  # type: ignore[union-attr]
        play(game, [dice])

    assert topics == ["blast"] * 3
    assert game.question.topic == "morale-gruesome"  # type: ignore[union-attr]
