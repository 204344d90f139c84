"""Straight moves, difficult ground, levels, sight and cover (4.101-4.121)."""

from typing import Any

import pytest

from grognard.rulesets.baroud.field import is_covered, sees
from grognard.testing import play
from grognard.testing.baroud import STAY, acting, area, at, figure, line, scores, to, tower, why_not
from grognard.testing.positions import keys, told

FAR = figure("b9", "conscript", 880, 880)


def mover(*more: str, profile: str = "rifleman", actions: int = 1, **state: Any) -> Any:
    """A figure at (450, 100), about to move."""
    game = acting(figure("a1", profile, 450, 100, **state), FAR, *more, actions=actions)
    return play(game, ["move"])


def goes(game: Any, x: float, y: float) -> bool:
    play(game, [to(x, y)])
    return at(game, "a1") == (x, y)


@pytest.mark.clause("baroud:4.101")
def test_a_move_is_one_straight_line_up_to_the_stick() -> None:
    game = mover()

    assert why_not(game, [[[450, 150], [500, 150]], 0]) == "4.101 one-straight-line"
    assert why_not(game, to(450, 221)) == "4.101 too-far"
    play(game, [STAY])
    assert at(game, "a1") == (450, 100)


@pytest.mark.clause("baroud:4.101")
def test_the_whole_base_sweeps_along() -> None:
    game = mover(area("wall", 460, 130, 500, 200))

    assert why_not(game, to(450, 220)) == "4.106 way-blocked"
    assert goes(game, 430, 215)


@pytest.mark.clause("baroud:4.102")
@pytest.mark.parametrize(("profile", "reach"), [("rifleman", 75), ("hound", 120), ("captain", 75)])
def test_touching_mud_takes_one_category_off_the_whole_line(profile: str, reach: float) -> None:
    game = mover(area("difficult", 400, 160, 500, 300), profile=profile)

    assert why_not(game, to(450, round(100.02 + reach, 2))) == "4.102 too-far-rough"
    assert goes(game, 450, 100 + reach)


@pytest.mark.clause("baroud:4.102")
def test_starting_in_mud_is_enough() -> None:
    game = mover(area("difficult", 400, 50, 500, 105))

    assert why_not(game, to(450, 180)) == "4.102 too-far-rough"


@pytest.mark.clause("baroud:4.103")
def test_a_charge_of_a_short_mover_in_mud_costs_two_actions() -> None:
    mud = area("difficult", 400, 50, 500, 300)
    game = acting(
        figure("a1", "drowned", 450, 100), figure("b1", "bruiser", 450, 200), mud, actions=2
    )
    play(game, ["charge", "path", to(450, 167.5)])
    assert game.battle.active == "B"

    game = acting(
        figure("a1", "drowned", 450, 100), figure("b1", "bruiser", 450, 200), mud, actions=1
    )
    assert "charge" not in keys(game)


@pytest.mark.clause("baroud:4.104")
def test_friends_may_be_passed_enemies_not_and_nobody_is_stood_upon() -> None:
    friend = figure("a2", "rifleman", 450, 140)
    enemy = figure("b1", "conscript", 500, 140)
    game = mover(friend, enemy)

    assert why_not(game, to(450, 150)) == "4.104 ends-on-figure"
    assert why_not(game, to(540, 179)) == "4.104 through-enemy"
    assert goes(game, 450, 200)


@pytest.mark.clause("baroud:4.105")
def test_a_move_may_neither_touch_nor_pass_close_to_an_enemy() -> None:
    game = mover(figure("b1", "conscript", 450, 200))

    assert why_not(game, to(450, 175)) == "4.105 too-near-enemy"
    assert why_not(game, to(450, 174.5)) == "4.105 too-near-enemy"
    assert goes(game, 450, 174.4)


@pytest.mark.clause("baroud:4.105", "baroud:4.110")
def test_a_helpless_enemy_may_be_left_and_brushed_but_not_touched() -> None:
    game = acting(
        figure("a1", "rifleman", 450, 100), figure("b1", "conscript", 450, 125, fallen=True), FAR
    )

    play(game, ["move"])
    assert why_not(game, to(470, 190)) == "4.104 through-enemy"
    play(game, [to(450, 40)])

    assert at(game, "a1") == (450, 40)
    assert not told(game, "clashed")


@pytest.mark.clause("baroud:4.105")
def test_a_move_may_not_end_in_contact_with_a_helpless_enemy() -> None:
    game = mover(figure("b1", "conscript", 450, 200, fallen=True))

    assert why_not(game, to(450, 175)) == "4.105 ends-in-contact"


@pytest.mark.clause("baroud:4.106")
@pytest.mark.parametrize("kind", ["wall", "water"])
def test_impassable_ground_and_the_table_edge_refuse_a_move(kind: str) -> None:
    game = mover(area(kind, 400, 150, 500, 160))

    assert why_not(game, to(450, 220)) == "4.106 way-blocked"
    assert why_not(game, to(450, 10)) == "4.106 off-table"


@pytest.mark.clause("baroud:4.107")
def test_crossing_an_obstacle_is_difficult_and_reaching_it_is_not() -> None:
    fence = line("obstacle", 400, 140, 500, 140)
    game = mover(fence)

    assert why_not(game, to(450, 200)) == "4.102 too-far-rough"
    assert goes(game, 450, 175)
    game = mover(line("obstacle", 400, 232.5, 500, 232.5))
    assert goes(game, 450, 220)


@pytest.mark.clause("baroud:4.108")
def test_a_ladder_is_the_only_way_up_and_needs_room_for_the_whole_base() -> None:
    game = acting(figure("a1", "rifleman", 450, 380), FAR, *tower(), actions=2)
    play(game, ["move"])

    assert why_not(game, to(450, 405)) == "1.23 ends-on-line"
    assert why_not(game, to(415, 430)) == "4.108 needs-ladder"
    play(game, [to(450, 413)])
    assert (at(game, "a1"), game.battle.figure("a1").level) == ((450, 413), 1)

    play(game, ["move", to(450, 380)])
    assert game.battle.figure("a1").level == 0


@pytest.mark.clause("baroud:4.108", "baroud:1.23")
@pytest.mark.parametrize(("x", "climbs"), [(612, True), (611.9, False)])
def test_a_platform_is_climbed_wherever_it_stands(x: float, climbs: bool) -> None:
    game = acting(
        figure("a1", "rifleman", 580, 250),
        FAR,
        area("platform", 600, 200, 700, 300, level=1),
        line("ladder", 600, 240, 600, 260),
    )

    play(game, ["move"])

    if climbs:
        play(game, [to(x, 250)])
        assert game.battle.figure("a1").level == 1
    else:
        assert why_not(game, to(x, 250)) == "1.23 ends-on-line"


@pytest.mark.clause("baroud:4.109", "baroud:4.411")
def test_jumping_down_lands_just_clear_and_hurts() -> None:
    game = acting(figure("a1", "rifleman", 420, 450), FAR, *tower(), actions=2)

    play(game, ["move", to(320, 450), [1, 6]])

    assert at(game, "a1") == (387.5, 450)
    assert game.battle.figure("a1").level == 0
    assert game.battle.figure("a1").fallen


@pytest.mark.clause("baroud:4.109")
def test_a_jump_needs_a_free_landing_within_the_stick_and_is_no_charge() -> None:
    game = acting(
        figure("a1", "rifleman", 420, 450), figure("a2", "rifleman", 380, 450), FAR, *tower()
    )
    play(game, ["move"])
    assert why_not(game, to(330, 450)) == "4.109 nowhere-to-land"
    assert why_not(game, to(395, 450)) == "4.109 nowhere-to-land"

    game = acting(figure("a1", "rifleman", 420, 450), figure("b1", "drowned", 340, 450), *tower())
    assert "charge" not in keys(game)


@pytest.mark.clause("baroud:4.110")
def test_a_charge_may_leave_a_helpless_enemy() -> None:
    game = acting(
        figure("a1", "bruiser", 450, 100),
        figure("b1", "conscript", 450, 67.5, fallen=True),
        figure("b2", "drowned", 450, 200),
    )

    play(game, ["charge", "path", to(450, 167.5)])

    assert at(game, "a1") == (450, 167.5)


@pytest.mark.clause("baroud:4.111")
def test_a_surrounded_figure_may_not_disengage() -> None:
    ring = [
        (475, 100),
        (462.5, 121.65),
        (437.5, 121.65),
        (425, 100),
        (437.5, 78.35),
        (462.5, 78.35),
    ]
    enemies = [figure(f"b{n}", "conscript", x, y) for n, (x, y) in enumerate(ring, start=1)]
    game = acting(figure("a1", "rifleman", 450, 100), *enemies)

    assert "disengage" not in keys(game)
    assert why_not(game, "disengage") == "4.111 no-way-out"


@pytest.mark.clause("baroud:4.111")
def test_a_disengagement_ends_out_of_every_contact() -> None:
    game = acting(
        figure("a1", "rifleman", 450, 100),
        figure("b1", "conscript", 450, 125),
        figure("b2", "conscript", 450, 40, fallen=True),
    )

    play(game, ["disengage"])

    assert why_not(game, to(450, 65)) == "4.105 ends-in-contact"


@pytest.mark.clause("baroud:4.112")
@pytest.mark.parametrize(
    ("dice", "place", "fallen"),
    [([3, 6], (450, 50), False), ([5, 2], (450, 50), False), ([4, 1], (450, 100), True)],
)
def test_a_free_hack_stops_only_by_fall_or_death(
    dice: list[int], place: tuple[float, float], fallen: bool
) -> None:
    game = acting(
        figure("a1", "conscript", 450, 100, combat=4), figure("b1", "conscript", 450, 125, combat=4)
    )

    play(game, ["disengage", to(450, 50), dice])

    assert at(game, "a1") == place
    assert game.battle.figure("a1").fallen == fallen
    assert game.battle.actions == 1


@pytest.mark.clause("baroud:4.112")
def test_the_leaver_chooses_the_order_of_hacks_and_only_it_is_at_risk() -> None:
    game = acting(
        figure("a1", "conscript", 450, 100),
        figure("b1", "conscript", 450, 125),
        figure("b2", "conscript", 475, 100),
    )

    play(game, ["disengage", to(400, 50), "b2", [1, 6], [1, 6]])

    assert [event.attacker for event in told(game, "clashed")] == ["b2", "b1"]
    assert not any(f.fallen for f in game.battle.band("B"))


@pytest.mark.clause("baroud:4.113")
def test_a_mover_shot_down_inside_a_friend_is_set_back() -> None:
    game = acting(
        figure("a1", "faithful", 450, 300),
        figure("a2", "faithful", 450, 205),
        figure("b1", "rifleman", 450, 100, watch="rifle"),
        actions=1,
    )

    play(game, ["move", to(450, 180), "fire", [4, 3]])

    place = at(game, "a1")
    assert place is not None
    assert place[1] == pytest.approx(230, abs=0.51)


def look(
    *terrain: str,
    a: tuple[float, float] = (100, 100),
    b: tuple[float, float] = (100, 400),
    **situation: Any,
) -> tuple[bool, bool]:
    """Whether the second figure is seen by the first, and whether it is in cover."""
    game = acting(figure("a1", "rifleman", *a), figure("b1", "rifleman", *b), *terrain, **situation)
    one, other = game.battle.figure("a1"), game.battle.figure("b1")
    return sees(game.battle, one, other), is_covered(game.battle, one, other)


@pytest.mark.clause("baroud:4.120")
def test_walls_block_sight_when_all_three_lines_meet_them() -> None:
    assert look() == (True, False)
    assert look(area("wall", 50, 200, 150, 220)) == (False, False)
    assert look(area("wall", 100.5, 200, 200, 220)) == (True, True)


@pytest.mark.clause("baroud:4.120")
def test_woods_block_sight_after_75_mm_in_all() -> None:
    assert look(area("woods", 50, 200, 150, 274.5)) == (True, False)
    assert look(area("woods", 50, 200, 150, 276)) == (False, False)
    pair = (area("woods", 50, 200, 150, 240), area("woods", 50, 300, 150, 340))
    assert look(*pair) == (False, False)


@pytest.mark.clause("baroud:4.120")
def test_woods_on_the_ground_do_not_hide_another_level() -> None:
    woods = area("woods", 400, 200, 500, 320)
    assert look(woods, a=(450, 100), b=(450, 450)) == (False, False)
    assert look(woods, *tower(), a=(450, 100), b=(450, 450)) == (True, False)
    beside = area("woods", 400, 280, 500, 390)
    assert look(beside, *tower(), a=(450, 100), b=(450, 415)) == (False, False)


@pytest.mark.clause("baroud:4.121")
@pytest.mark.parametrize("kind", ["woods", "ruins"])
def test_a_target_in_woods_or_ruins_is_in_cover(kind: str) -> None:
    assert look(area(kind, 80, 380, 120, 420)) == (True, True)
    assert look(area(kind, 80, 401, 120, 420)) == (True, False)


@pytest.mark.clause("baroud:4.121")
def test_an_obstacle_close_to_the_target_gives_cover() -> None:
    assert look(line("obstacle", 50, 365, 150, 365)) == (True, True)
    assert look(line("obstacle", 50, 360, 150, 360)) == (True, False)


@pytest.mark.clause("baroud:4.121")
def test_a_standing_figure_in_between_gives_cover() -> None:
    assert look(figure("a2", "rifleman", 105, 250)) == (True, True)
    assert look(figure("a2", "rifleman", 105, 250, fallen=True)) == (True, False)
    assert look(figure("b2", "rifleman", 112.5, 250)) == (True, False)


@pytest.mark.clause("baroud:4.121")
def test_whoever_is_shot_down_covers_nobody_any_more() -> None:
    game = acting(
        figure("a1", "rifleman", 450, 100),
        figure("b1", "rifleman", 450, 200),
        figure("b2", "rifleman", 450, 300),
    )
    shooter, hidden = game.battle.figure("a1"), game.battle.figure("b2")
    assert is_covered(game.battle, shooter, hidden)

    play(game, ["shoot", "b1", [2], [5, 4]])

    assert game.battle.figure("b1").fallen
    assert not is_covered(game.battle, shooter, hidden)


@pytest.mark.clause("baroud:4.111")
def test_a_narrow_way_out_of_contact_is_found() -> None:
    # Only about 7.5 degrees, between two walls that begin right at the figure.
    game = acting(
        figure("a1", "rifleman", 450, 100),
        figure("b1", "conscript", 450, 125),
        area("wall", 400, 80, 437, 112),
        area("wall", 463.5, 60, 500, 112),
        area("wall", 400, 40, 442.5, 79),
        area("wall", 400, 20, 500, 39),
    )
    assert "disengage" in keys(game)

    play(game, ["disengage"])
    assert game.question.region.refuse(game.question.region.default()) is None  # type: ignore[union-attr]


def terraces() -> tuple[str, str]:
    """A platform of two levels with one of a single level on its west side."""
    return (
        area("platform", 300, 400, 400, 500, level=1),
        area("platform", 400, 400, 500, 500, level=2),
    )


@pytest.mark.clause("baroud:4.109", "baroud:4.411")
@pytest.mark.parametrize("x", [340, 290])
def test_one_jumps_down_to_the_next_lower_platform(x: float) -> None:
    game = acting(
        *terraces(), figure("a1", "dragoon", 430, 450, level=2), figure("b1", "rifleman", 800, 450)
    )

    play(game, ["move", to(x, 450)])

    assert (at(game, "a1"), game.battle.figure("a1").level) == ((380, 450), 1)
    assert scores(game) == (2, 3)


@pytest.mark.clause("baroud:4.409", "baroud:4.411")
def test_a_recoil_leads_down_to_the_next_lower_platform() -> None:
    game = acting(
        *terraces(),
        figure("a1", "butcher", 450, 450, level=2),
        figure("b1", "rifleman", 417.5, 450, level=2),
    )

    play(game, ["melee", [4, 5]])

    assert (at(game, "b1"), game.battle.figure("b1").level) == ((387.5, 450), 1)
    assert scores(game) == (2, 2)


@pytest.mark.clause("baroud:4.103", "baroud:4.111")
def test_a_short_mover_in_mud_disengages_for_two_actions_all_the_same() -> None:
    game = acting(
        figure("a1", "drowned", 450, 200),
        figure("b1", "drowned", 450, 225),
        area("difficult", 400, 100, 500, 300),
        actions=2,
    )

    play(game, ["disengage"])

    assert why_not(game, to(450, 124)) == "4.102 too-far-rough"
    play(game, [to(450, 125), [1, 6]])
    assert at(game, "a1") == (450, 125)
