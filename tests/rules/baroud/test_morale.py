"""Morale: who tests and how they flee (4.501-4.514)."""

from math import radians, tan
from typing import Any

import pytest

from grognard.rulesets.baroud.morale import turned
from grognard.testing import play
from grognard.testing.baroud import acting, area, at, figure, line, need, position, to, tower
from grognard.testing.positions import keys, told

KILLER = figure("a1", "conscript", 450, 450, combat=6, abilities=[], equipment=[])
VICTIM = figure("b1", "conscript", 450, 475, combat=0, fallen=True)


def horror(*more: str, **situation: Any) -> Any:
    """Somebody has died gruesomely; the first test is asked for."""
    situation.setdefault("strength", {"B": 0})
    game = acting(KILLER, VICTIM, *more, **situation)
    return play(game, ["melee", [6]])


@pytest.mark.clause("baroud:4.501", "baroud:4.506")
def test_three_successes_hold() -> None:
    game = horror(figure("b2", "rifleman", 500, 500))
    assert (game.question.dice, need(game)) == (3, 4)

    play(game, [[4, 4, 4]])
    assert at(game, "b2") == (500, 500)


@pytest.mark.clause("baroud:4.502")
def test_with_the_option_only_friends_within_l_of_the_victim_test() -> None:
    game = horror(
        figure("b2", "rifleman", 450, 475 + 25 + 180),
        figure("b3", "rifleman", 450 + 25 + 180.5, 475),
        figure("a2", "rifleman", 400, 450),
        area("wall", 300, 550, 600, 560),
        options={"gruesome_scope": "friends"},
    )

    play(game, [[4, 4, 4]])

    assert [event.figure for event in told(game, "held-firm")] == ["b2"]
    assert not game.battle.tests


@pytest.mark.clause("baroud:4.502", "baroud:1.22")
def test_both_bands_test_except_the_killer() -> None:
    game = horror(
        figure("b2", "rifleman", 500, 500),
        figure("a2", "rifleman", 400, 450),
    )

    play(game, [[4, 4, 4], [4, 4, 4]])

    assert [event.figure for event in told(game, "held-firm")] == ["b2", "a2"]


@pytest.mark.clause("baroud:4.505")
def test_half_strength_tests_everyone_on_the_table_once_in_a_game() -> None:
    game = acting(
        figure("a1", "conscript", 450, 450, combat=3),
        figure("b1", "conscript", 450, 475, combat=0),
        figure("b2", "rifleman", 100, 850),
        strength={"B": 2},
    )

    play(game, ["melee", [6, 1], [4, 4, 4]])

    assert [event.figure for event in told(game, "held-firm")] == ["b2"]
    assert game.battle.halved == ["B"]


@pytest.mark.clause("baroud:4.505")
def test_figures_that_left_by_an_exit_still_count() -> None:
    game = acting(
        figure("a1", "conscript", 450, 450, combat=3),
        figure("b1", "conscript", 450, 475, combat=0),
        figure("b2", "rifleman", 100, 850),
        figure("b3", "rifleman", 100, 850, gone="exited"),
    )

    play(game, ["melee", [6, 1]])

    assert not told(game, "half-strength")


@pytest.mark.clause("baroud:4.505")
def test_the_cause_of_half_strength_is_the_nearest_enemy() -> None:
    game = acting(
        figure("a1", "conscript", 450, 450, combat=3),
        figure("a2", "conscript", 100, 700),
        figure("b1", "conscript", 450, 475, combat=0),
        figure("b2", "rifleman", 100, 600),
        strength={"B": 2},
    )

    play(game, ["melee", [6, 1], [4, 4, 1]])

    assert at(game, "b2") == (100, 480)


@pytest.mark.clause("baroud:4.507")
@pytest.mark.parametrize(("dice", "y"), [([4, 4, 1], 670), ([4, 1, 1], 790)])
def test_each_failure_is_a_flee_action_straight_away_from_the_cause(
    dice: list[int], y: float
) -> None:
    game = play(horror(figure("b2", "rifleman", 450, 550)), [dice])

    assert at(game, "b2") == (450, y)
    assert told(game, "flee-moved")[-1].at == (450, y)


@pytest.mark.clause("baroud:4.507", "baroud:4.404")
def test_a_burst_right_below_sends_it_along_the_throw() -> None:
    game = acting(
        figure("a1", "grenadier", 450, 100),
        figure("b1", "rifleman", 450, 300, combat=6),
        figure("b2", "conscript", 500, 300, combat=1),
        strength={"B": 0},
    )

    play(game, ["grenade", "b1", [6, 6], [5], [6], [4, 4, 1]])

    assert told(game, "clashed")[0].result == "recoil"
    assert at(game, "b1") == (450, 445)


@pytest.mark.clause("baroud:4.508")
def test_three_failures_rout() -> None:
    game = play(
        horror(figure("b2", "rifleman", 450, 550), figure("b3", "boss", 880, 880)), [[1, 2, 3]]
    )

    assert game.battle.figure("b2").gone == "routed"


@pytest.mark.clause("baroud:4.509")
def test_whoever_flees_from_contact_is_hacked_first() -> None:
    enemy = figure("a2", "conscript", 450, 575, combat=4)
    game = horror(figure("b2", "rifleman", 450, 550), enemy)

    play(game, [[4, 4, 1], [4, 4]])

    assert told(game, "clashed")[-1].how == "hack"
    assert game.battle.figure("b2").fallen
    assert at(game, "b2") == (450, 550)


@pytest.mark.clause("baroud:4.509")
def test_a_fallen_fugitive_first_gets_up() -> None:
    game = play(horror(figure("b2", "rifleman", 450, 550, fallen=True)), [[4, 1, 1]])

    assert not game.battle.figure("b2").fallen
    assert at(game, "b2") == (450, 670)


@pytest.mark.clause("baroud:4.509")
@pytest.mark.parametrize(
    ("ground", "y"),
    [
        (area("difficult", 300, 500, 600, 700), 625),
        (area("difficult", 300, 650, 600, 700), 637.49),
        (area("difficult", 300, 580, 600, 700), 625),
        (area("wall", 300, 620, 600, 700), 607.5),
    ],
)
def test_a_flight_stops_where_it_gets_farthest(ground: str, y: float) -> None:
    game = play(horror(figure("b2", "rifleman", 450, 550), ground), [[4, 4, 1]])

    place = at(game, "b2")
    assert place is not None
    assert place[1] == pytest.approx(y, abs=0.05)


@pytest.mark.clause("baroud:4.509")
def test_a_short_mover_in_mud_still_flees_s() -> None:
    mud = area("difficult", 300, 500, 600, 700)
    game = horror(figure("b2", "drowned", 450, 550, abilities=["short_move"]), mud)

    play(game, [[5, 5, 1]])

    assert at(game, "b2") == (450, 625)


@pytest.mark.clause("baroud:4.509")
def test_a_flight_stops_before_figures() -> None:
    friend = play(
        horror(figure("b2", "rifleman", 450, 550), figure("b3", "rifleman", 450, 640)),
        [[4, 4, 1], [4, 4, 4]],
    )
    assert at(friend, "b2")[1] == pytest.approx(615, abs=0.05)  # type: ignore[index]

    enemy = play(
        horror(figure("b2", "rifleman", 450, 550), figure("a2", "rifleman", 450, 640)),
        [[4, 4, 1]],
    )
    assert at(enemy, "b2")[1] == pytest.approx(614, abs=0.05)  # type: ignore[index]


@pytest.mark.clause("baroud:4.509")
@pytest.mark.parametrize("edge", range(4))
@pytest.mark.parametrize(("free", "leaves"), [(119.0, True), (120.0, False)])
def test_every_edge_is_left_with_distance_to_spare(edge: int, free: float, leaves: bool) -> None:
    near = 12.5 + free
    places = [(450, 900 - near), (900 - near, 450), (450, near), (near, 450)]
    causes = [(450, 600), (600, 450), (450, 300), (300, 450)]
    (x, y), (cause_x, cause_y) = places[edge], causes[edge]
    game = acting(
        figure("a1", "conscript", cause_x, cause_y, combat=6, abilities=[]),
        figure("b1", "conscript", cause_x + 25, cause_y, combat=0, fallen=True),
        figure("b2", "rifleman", x, y),
        figure("b3", "rifleman", 100, 100),
        strength={"B": 0},
    )

    play(game, ["melee", [6], [4, 4, 1]])

    assert (game.battle.figure("b2").gone == "fled") == leaves


@pytest.mark.clause("baroud:4.509")
def test_a_blocked_fugitive_turns_until_25_mm_are_free() -> None:
    game = play(
        horror(figure("b2", "rifleman", 450, 550), area("wall", 300, 570, 455, 600)), [[4, 4, 1]]
    )

    x, y = at(game, "b2")  # type: ignore[misc]
    assert x > 450
    assert y > 550
    assert turned((0.0, 1.0), -90) == (-1.0, 0.0)


@pytest.mark.clause("baroud:4.509")
@pytest.mark.parametrize("side", [1, -1])
@pytest.mark.parametrize(
    ("room", "turn"), [(24.5, 15), (23, 30), (20, 45), (15, 60), (10, 75), (0, 90)]
)
def test_the_nearer_the_wall_the_farther_a_fugitive_turns(
    room: float, turn: int, side: int
) -> None:
    corner = () if side == 1 else (area("wall", 462.5, 300, 500, 800),)
    game = horror(
        figure("b2", "rifleman", 450, 600),
        area("wall", 100, 612.5 + room, 800, 700),
        *corner,
    )

    play(game, [[4, 4, 1]])

    aside = room * tan(radians(turn)) if room else 120
    assert at(game, "b2") == pytest.approx((450 + side * aside, 600 + room), abs=0.1)


@pytest.mark.clause("baroud:4.509")
def test_a_cornered_fugitive_loses_the_action() -> None:
    cage = [
        area("wall", 420, 565, 480, 580),
        area("wall", 420, 530, 435, 580),
        area("wall", 465, 530, 480, 580),
    ]
    game = play(horror(figure("b2", "rifleman", 450, 550), *cage), [[4, 4, 1]])

    assert told(game, "cornered")
    assert at(game, "b2") == (450, 550)


@pytest.mark.clause("baroud:4.509", "baroud:4.108")
def test_a_flight_never_leaves_its_level() -> None:
    game = acting(
        figure("a1", "conscript", 450, 350, combat=6, abilities=[], equipment=[]),
        figure("b1", "conscript", 450, 325, combat=0, fallen=True),
        figure("b2", "rifleman", 450, 450),
        *tower(),
        strength={"B": 0},
    )

    play(game, ["melee", [6], [4, 4, 1]])

    assert at(game, "b2")[1] == pytest.approx(488, abs=0.05)  # type: ignore[index]
    assert game.battle.figure("b2").level == 1


@pytest.mark.clause("baroud:4.509")
def test_flight_triggers_no_overwatch_and_ends_it() -> None:
    game = horror(
        figure("b2", "rifleman", 450, 550, watch="rifle"),
        figure("a2", "rifleman", 450, 780, watch="rifle"),
    )

    play(game, [[4, 4, 1]])

    assert not told(game, "overwatch-triggered")
    assert game.battle.figure("b2").watch == ""


@pytest.mark.clause("baroud:4.509", "baroud:4.809")
def test_the_immobilised_cannot_flee_but_can_rout() -> None:
    bound = figure("b2", "rifleman", 450, 550, immobilised=True)
    stays = play(horror(bound), [[4, 1, 1]])
    assert at(stays, "b2") == (450, 550)

    routs = play(horror(bound, figure("b3", "boss", 880, 880)), [[1, 1, 1]])
    assert at(routs, "b2") is None


@pytest.mark.clause("baroud:4.509", "baroud:3.16")
def test_whoever_flees_in_its_own_activation_loses_its_actions() -> None:
    game = acting(figure("a1", "bruiser", 450, 400), figure("b1", "colossus", 450, 500), actions=3)

    play(game, ["charge", "path", to(450, 450), [4, 4, 1]])

    assert game.battle.acting == ""


@pytest.mark.clause("baroud:4.510", "baroud:4.511", "baroud:4.904", "baroud:4.905")
@pytest.mark.parametrize(("ability", "expected"), [("coward", 5), ("steadfast", 3)])
def test_cowards_and_the_steadfast_test_apart(ability: str, expected: int) -> None:
    game = horror(figure("b2", "rifleman", 450, 550, abilities=[ability]))

    assert need(game) == expected


@pytest.mark.clause("baroud:4.904", "baroud:4.905")
@pytest.mark.parametrize("ability", ["coward", "steadfast"])
def test_nerve_counts_in_morale_only(ability: str) -> None:
    game = position(
        figure("a1", "rifleman", 450, 100, abilities=[ability]), figure("b1", "boss", 800, 800)
    )

    play(game, ["a1", "1"])

    assert need(game) == 4


@pytest.mark.clause("baroud:4.512", "baroud:4.901")
def test_the_leaders_bonus_reaches_l_and_needs_an_able_leader() -> None:
    def threshold(y: float, **leader: Any) -> int:
        game = position(
            figure("a1", "rifleman", 450, 100),
            figure("a2", "captain", 450, y, **leader),
            figure("b1", "boss", 800, 800),
        )
        return need(play(game, ["a1", "1"]))

    assert threshold(100 + 25 + 180) == 3
    assert threshold(100 + 25 + 181) == 4
    assert threshold(200, fallen=True) == 4
    assert threshold(200, immobilised=True) == 4


@pytest.mark.clause("baroud:4.512")
def test_two_leaders_give_no_more_than_one() -> None:
    game = position(
        figure("a1", "rifleman", 450, 100),
        figure("a2", "captain", 450, 200),
        figure("a3", "captain", 500, 200),
        figure("b1", "boss", 800, 800),
    )

    assert need(play(game, ["a1", "1"])) == 3


@pytest.mark.clause("baroud:4.513", "baroud:4.910")
def test_the_undead_are_steady_until_they_crumble() -> None:
    game = horror(figure("b2", "drowned", 450, 550))
    assert need(game) == 3

    play(game, [[3, 3, 2]])
    assert told(game, "crumbled")
    assert not told(game, "gruesomely-killed")[1:]


BURST = (
    figure("a1", "grenadier", 450, 240),
    figure("a2", "rifleman", 560, 420, combat=6),
    figure("b1", "conscript", 450, 420, combat=1),
    figure("b2", "conscript", 480, 440, combat=1),
    figure("b3", "rifleman", 450, 590, combat=6),
    figure("b4", "rifleman", 380, 430, combat=6),
)


@pytest.mark.clause("baroud:4.502", "baroud:4.514", "baroud:3.19")
def test_one_burst_is_one_event_and_its_thrower_the_killer() -> None:
    game = acting(*BURST, strength={"A": 0, "B": 0})

    play(game, ["grenade", "b1", [6, 6], [6], [6], *[[1]] * 4, *[[4, 4, 4]] * 3])

    assert len(told(game, "gruesomely-killed")) == 2
    # The player who is not active first, and among friends whoever is nearest to the burst.
    assert [event.figure for event in told(game, "held-firm")] == ["b4", "b3", "a2"]
    assert not game.battle.tests


@pytest.mark.clause("baroud:4.502")
@pytest.mark.parametrize("scope", ["all", "friends"])
def test_a_killer_who_is_a_friend_does_not_test(scope: str) -> None:
    game = acting(
        figure("a1", "conscript", 450, 300, combat=0),
        figure("a2", "rifleman", 450, 100, watch="rifle"),
        figure("a3", "rifleman", 400, 100),
        figure("b1", "boss", 800, 800),
        options={"gruesome_scope": scope},
        strength={"A": 0},
    )

    play(game, ["move", to(450, 190), "fire", [6, 1], [4, 4, 4]])

    assert told(game, "gruesomely-killed")
    assert [event.figure for event in told(game, "held-firm")] == ["a3"]


@pytest.mark.clause("baroud:4.502")
def test_whoever_is_frightened_by_a_burst_flees_from_the_burst() -> None:
    game = acting(*BURST, strength={"A": 0, "B": 0})

    play(game, ["grenade", "b1", [6, 6], [6], [6], *[[1]] * 4, [4, 4, 4], [4, 4, 1]])

    assert at(game, "b3") == (450, 710)


@pytest.mark.clause("baroud:4.502")
def test_a_thrower_off_to_the_side_does_not_turn_a_flight_from_the_burst() -> None:
    game = acting(
        figure("a1", "grenadier", 200, 420),
        figure("b1", "conscript", 450, 420, combat=1),
        figure("b2", "rifleman", 450, 560, combat=6),
        strength={"B": 0},
    )

    play(game, ["grenade", "b1", [6, 6], [6], [1], [4, 4, 1]])

    assert at(game, "b2") == (450, 680)


@pytest.mark.clause("baroud:4.404", "baroud:2.7")
@pytest.mark.parametrize(
    ("scenario", "seat", "place"),
    [
        ("warning_shot", "a", (450, 425)),
        ("warning_shot", "b", (450, 475)),
        ("reliquary", "a", (425, 450)),
        ("reliquary", "b", (475, 450)),
    ],
)
def test_a_grenade_at_its_own_feet_sends_the_thrower_homeward(
    scenario: str, seat: str, place: tuple[float, float]
) -> None:
    thrower, other = f"{seat}1", "b9" if seat == "a" else "a9"
    game = acting(
        figure(thrower, "grenadier", 450, 450, combat=6),
        figure(other, "conscript", 880, 880),
        who=thrower,
        active=seat.upper(),
        scenario=scenario,
    )

    play(game, ["grenade", to(450, 450), [6], [5]])

    assert at(game, thrower) == place


@pytest.mark.clause("baroud:4.514")
def test_two_deaths_in_two_combats_are_two_tests() -> None:
    game = horror(
        figure("b2", "conscript", 520, 480, combat=0, fallen=True),
        figure("a2", "conscript", 545, 480, combat=6, equipment=[]),
        figure("b3", "rifleman", 450, 600),
        options={"gruesome_scope": "friends"},
    )

    play(game, [[6, 6, 6], [4, 4, 4], "end", "a2", "1", [6], "melee", [6], [4, 4, 4]])

    assert [event.figure for event in told(game, "held-firm")] == ["b2", "b3", "b3"]


@pytest.mark.clause("baroud:4.113", "baroud:4.509")
def test_a_fugitive_is_set_back_from_a_fence_it_would_straddle() -> None:
    fence = line("obstacle", 400, 620, 500, 620)
    game = play(horror(figure("b2", "rifleman", 450, 550), fence), [[4, 4, 1]])

    assert at(game, "b2")[1] == pytest.approx(608, abs=0.51)  # type: ignore[index]
    assert keys(game)


MOTH = ["flying"]


@pytest.mark.clause("baroud:4.509", "baroud:4.931")
def test_a_fleeing_flyer_never_lands_in_contact() -> None:
    game = horror(
        figure("b2", "rifleman", 450, 550, abilities=MOTH), figure("a2", "rifleman", 450, 694.8)
    )

    play(game, [[4, 4, 1]])

    assert at(game, "b2")[1] == pytest.approx(668.8, abs=0.51)  # type: ignore[index]
    assert not told(game, "cornered")


@pytest.mark.clause("baroud:4.509", "baroud:4.931")
def test_a_fleeing_flyer_passes_over_what_it_need_not_land_on() -> None:
    game = horror(
        figure("b2", "rifleman", 450, 550, abilities=MOTH),
        figure("a2", "rifleman", 450, 600),
        area("wall", 400, 620, 500, 640),
    )

    play(game, [[4, 4, 1]])

    assert at(game, "b2") == (450, 670)


@pytest.mark.clause("baroud:4.509", "baroud:4.931")
def test_a_fleeing_flyer_with_a_building_behind_it_turns_aside() -> None:
    game = horror(
        figure("b2", "rifleman", 450, 550, abilities=MOTH), area("wall", 440, 565, 460, 700)
    )

    play(game, [[4, 4, 1]])

    x, y = at(game, "b2")  # type: ignore[misc]
    assert (x, y) == pytest.approx((450 + 120 * 0.2588, 550 + 120 * 0.9659), abs=0.6)


@pytest.mark.clause("baroud:4.509", "baroud:1.9")
def test_a_flight_never_ends_in_contact_across_a_low_wall() -> None:
    game = horror(
        figure("b2", "rifleman", 450, 550),
        figure("a2", "rifleman", 457, 682.6),
        line("obstacle", 400, 670, 500, 670),
        area("wall", 400, 671, 420, 700),
    )

    play(game, [[4, 4, 1]])

    assert at(game, "b2")[1] < 657  # type: ignore[index]
    assert keys(game)
