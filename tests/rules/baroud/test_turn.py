"""Turns, activations and what passes the turn (3.1-3.20)."""

from typing import Any

import pytest

from grognard.kernel.odds import odds
from grognard.testing import play
from grognard.testing.baroud import acting, at, figure, need, position, to
from grognard.testing.positions import keys, told

FAR = figure("b9", "conscript", 880, 880)


def two_a_side(**situation: Any) -> Any:
    return position(
        figure("a1", "rifleman", 100, 100),
        figure("a2", "rifleman", 300, 100),
        figure("b1", "rifleman", 100, 800),
        figure("b2", "rifleman", 300, 800),
        **situation,
    )


@pytest.mark.clause("baroud:3.1")
def test_a_round_is_one_turn_of_each_player() -> None:
    game = two_a_side(active="B", first="B")

    play(game, ["end-turn"])
    assert (game.battle.active, game.battle.round) == ("A", 1)
    play(game, ["end-turn"])
    assert (game.battle.active, game.battle.round) == ("B", 2)


@pytest.mark.clause("baroud:3.2")
def test_a_turn_starts_with_fresh_figures_and_keeps_overwatch() -> None:
    game = position(
        figure("a1", "rifleman", 100, 100),
        figure("b1", "rifleman", 100, 800, activated=True, fought=True),
        figure("b2", "rifleman", 300, 800, activated=True, watch="rifle"),
    )

    play(game, ["end-turn"])

    for enemy in game.battle.band("B"):
        assert not (enemy.activated or enemy.fought)
    assert game.battle.figure("b2").watch == "rifle"


@pytest.mark.clause("baroud:3.3")
def test_any_figure_not_activated_may_be_picked_in_any_condition() -> None:
    game = position(
        figure("a1", "rifleman", 100, 100, activated=True),
        figure("a2", "rifleman", 200, 100, fallen=True),
        figure("a3", "rifleman", 300, 100, immobilised=True),
        FAR,
    )

    assert keys(game) == ["a2", "a3", "end-turn"]


@pytest.mark.clause("baroud:3.4", "baroud:4.603")
def test_a_figure_is_activated_once_and_loses_its_marker() -> None:
    game = position(
        figure("a1", "rifleman", 100, 100, watch="rifle"),
        figure("a2", "rifleman", 300, 100),
        FAR,
    )

    play(game, ["a1"])
    assert game.battle.figure("a1").watch == ""
    play(game, ["1", [2]])

    assert keys(game) == ["a2", "end-turn"]


@pytest.mark.clause("baroud:3.5")
def test_the_player_chooses_one_two_or_three_dice_before_rolling() -> None:
    game = play(two_a_side(), ["a1"])

    assert keys(game) == ["1", "2", "3"]
    assert game.decision.ruled == "2"  # type: ignore[union-attr]
    play(game, ["3"])
    assert game.question.dice == 3  # type: ignore[union-attr]


@pytest.mark.clause("baroud:3.6", "baroud:3.7", "baroud:3.8")
@pytest.mark.parametrize(
    ("quality", "led", "expected"), [(4, 0, 4), (4, 1, 3), (2, 1, 2), (6, 0, 6)]
)
def test_modifiers_move_the_threshold_between_two_and_six(
    quality: int, led: int, expected: int
) -> None:
    leader = [figure("a2", "captain", 200, 100)] if led else []
    game = position(figure("a1", "rifleman", 100, 100, quality=quality), *leader, FAR)

    play(game, ["a1", "1"])

    assert need(game) == expected


@pytest.mark.clause("baroud:3.8")
def test_a_natural_six_succeeds_even_for_a_coward_of_quality_six() -> None:
    game = acting(
        figure("a1", "conscript", 450, 450, combat=6, abilities=[]),
        figure("b1", "conscript", 450, 475, combat=0, fallen=True),
        figure("b2", "conscript", 500, 500, quality=6, abilities=["coward"]),
        strength={"B": 0},
    )

    play(game, ["melee", [6]])

    assert need(game) == 6
    play(game, [[6, 6, 6]])
    assert told(game, "held-firm")


@pytest.mark.clause("baroud:3.9", "baroud:3.15")
def test_actions_are_successes_and_one_failed_die_does_not_end_the_turn() -> None:
    game = play(two_a_side(), ["a1", "3", [4, 5, 6]])
    assert game.battle.actions == 3
    (won,) = told(game, "actions-won")
    assert (won.actions, won.failures) == (3, 0)

    game = play(two_a_side(), ["a1", "1", [3]])
    assert game.battle.active == "A"
    assert keys(game) == ["a2", "end-turn"]


@pytest.mark.clause("baroud:3.10")
@pytest.mark.parametrize(("faces", "passes"), [([4, 1], False), ([1, 1], True)])
def test_two_failures_pass_the_turn(faces: list[int], passes: bool) -> None:
    game = play(two_a_side(), ["a1", "2", faces])

    assert (game.battle.active == "B") == passes


@pytest.mark.clause("baroud:3.11", "baroud:3.13")
def test_won_actions_come_first_and_unspent_ones_are_lost() -> None:
    game = play(two_a_side(), ["a1", "3", [1, 1, 4]])
    assert keys(game) == ["move", "end"]

    play(game, ["end"])
    assert game.battle.active == "B"
    assert game.battle.actions == 0


@pytest.mark.clause("baroud:3.12")
def test_the_turn_passes_when_everyone_has_been_activated() -> None:
    game = play(two_a_side(), ["a1", "1", [2], "a2", "1", [2]])

    assert game.battle.active == "B"
    assert told(game, "turn-passed")[0].reason == "all-activated"


@pytest.mark.clause("baroud:3.13")
def test_orders_are_spent_one_at_a_time_and_may_be_repeated() -> None:
    game = acting(figure("a1", "rifleman", 100, 100), FAR, actions=3)

    play(game, ["move", to(100, 220), "move", to(220, 220), "move", to(220, 100)])

    assert at(game, "a1") == (220, 100)
    assert game.battle.active == "B"


@pytest.mark.clause("baroud:3.14")
def test_the_player_may_end_the_turn_between_activations() -> None:
    game = play(two_a_side(), ["end-turn"])

    assert game.battle.active == "B"
    assert told(game, "turn-passed")[0].reason == "ended"


@pytest.mark.clause("baroud:3.16")
def test_orders_are_worked_out_anew_after_each_one() -> None:
    game = acting(
        figure("a1", "conscript", 450, 450, combat=3),
        figure("b1", "conscript", 450, 475, combat=3),
        actions=2,
    )

    play(game, ["melee", [1, 3]])

    assert game.battle.figure("a1").fallen
    assert keys(game) == ["stand", "end"]


@pytest.mark.clause("baroud:3.16")
def test_a_figure_that_is_lost_loses_its_actions_but_not_the_turn() -> None:
    game = acting(
        figure("a1", "conscript", 450, 450, combat=0),
        figure("a2", "rifleman", 100, 100),
        figure("b1", "conscript", 450, 475, combat=6),
        actions=3,
        strength={"A": 0},
    )

    play(game, ["melee", [1, 1]])

    assert at(game, "a1") is None
    assert game.battle.active == "A"
    assert keys(game) == ["a2", "end-turn"]


@pytest.mark.clause("baroud:3.17", "baroud:4.702")
def test_an_ammunition_failure_ends_the_turn_at_once() -> None:
    game = acting(
        figure("a1", "rifleman", 450, 100),
        figure("a2", "rifleman", 100, 100),
        figure("b1", "conscript", 450, 300),
        actions=3,
    )

    play(game, ["shoot", [1]])

    assert game.battle.active == "B"
    assert not told(game, "clashed")


@pytest.mark.clause("baroud:3.10", "baroud:3.12", "baroud:3.14", "baroud:3.17")
def test_the_log_says_why_a_turn_passed() -> None:
    def reason(*answers: object, **situation: Any) -> str:
        game = position(
            figure("a1", "rifleman", 450, 100),
            figure("a2", "rifleman", 100, 100),
            figure("b1", "conscript", 450, 300),
            **situation,
        )
        play(game, answers)
        assert game.battle.active == "B"
        return str(told(game, "turn-passed")[0].reason)

    assert reason("end-turn") == "ended"
    assert reason("a1", "2", [1, 1]) == "turnover"
    assert reason("a1", "1", [4], "shoot", [1]) == "ammunition"
    assert reason("a1", "1", [1], "a2", "1", [1]) == "all-activated"
    assert reason("a1", "1", [1], "a2", "2", [1, 1]) == "turnover"


@pytest.mark.clause("baroud:3.18")
def test_a_charge_goes_through_its_windows_in_order() -> None:
    game = acting(
        figure("a1", "colossus", 450, 100, abilities=["huge", "terror", "ferocious_charge"]),
        figure("b1", "rifleman", 450, 225, abilities=["terror"]),
        figure("b2", "conscript", 480.05, 212.55),
        figure("b3", "rifleman", 340, 158, watch="rifle"),
    )
    # A Terror charger never tests itself; overwatch comes before the brink, contact before tests.
    play(game, ["charge", "path", "b1", to(450, 182.5)])
    order = []
    answers: list[object] = [[4, 4, 1], "fire", [1, 6], [1, 6], [6, 6, 6], "decline"]
    for answer in answers:
        order.append(game.question.topic)  # type: ignore[union-attr]
        play(game, [answer])

    assert order == ["reaction", "overwatch", "shot", "shot", "morale-terror", "ferocious"]


@pytest.mark.clause("baroud:3.18", "baroud:4.113")
def test_a_mover_that_falls_on_the_way_stays_there() -> None:
    game = acting(
        figure("a1", "faithful", 450, 300),
        figure("b1", "rifleman", 450, 100, watch="rifle"),
        actions=2,
    )

    play(game, ["move", to(450, 180), "fire", [3, 3]])

    assert at(game, "a1") == (450, 200)
    assert game.battle.figure("a1").fallen
    assert keys(game) == ["stand", "end"]


@pytest.mark.clause("baroud:3.19")
def test_the_other_player_tests_first_and_the_nearest_first() -> None:
    game = acting(
        figure("a1", "conscript", 450, 450, combat=6, abilities=[]),
        figure("a2", "rifleman", 420, 520),
        figure("b1", "conscript", 450, 475, combat=0, fallen=True),
        figure("b2", "rifleman", 450, 600),
        figure("b3", "rifleman", 500, 500),
        options={"gruesome_scope": "all"},
        strength={"B": 0},
    )

    play(game, ["melee", [6], *[[6, 6, 6]] * 3])

    assert [event.figure for event in told(game, "held-firm")] == ["b3", "b2", "a2"]


@pytest.mark.clause("baroud:3.19")
def test_gruesome_tests_come_before_half_strength_before_the_leader() -> None:
    game = acting(
        figure("a1", "conscript", 450, 450, combat=6, abilities=[]),
        figure("b1", "captain", 450, 475, combat=0, fallen=True),
        figure("b2", "rifleman", 500, 500),
        options={"leader_loss_test": "on"},
    )

    play(game, ["melee", [6], *[[6, 6, 6]] * 3])

    reasons = [event.reason for event in told(game, "held-firm")]
    assert reasons == ["gruesome", "half-strength", "leader-loss"]


@pytest.mark.clause("baroud:3.19")
def test_a_figure_lost_before_its_test_is_skipped() -> None:
    game = acting(
        figure("a1", "conscript", 450, 450, combat=6, abilities=[]),
        figure("b1", "captain", 450, 475, combat=0, fallen=True),
        figure("b2", "rifleman", 500, 500),
        figure("b3", "rifleman", 100, 850),
    )
    game.battle.strength["B"] = 6

    play(game, ["melee", [6], [1, 1, 1], [6, 6, 6]])

    assert [event.figure for event in told(game, "routed")] == ["b2"]
    assert [event.figure for event in told(game, "held-firm")] == ["b3"]


@pytest.mark.clause("baroud:3.20", "baroud:5.1")
def test_the_last_turn_of_the_last_round_ends_the_game() -> None:
    game = two_a_side(round=8, active="B", first="A")

    play(game, ["end-turn"])

    assert game.over


@pytest.mark.clause("baroud:3.10", "baroud:3.11")
def test_the_odds_of_an_activation_are_exact_and_need_few_runs() -> None:
    found = odds(two_a_side(), ["a1", "3"])

    assert found.exact
    assert len(found.outcomes) == 4
