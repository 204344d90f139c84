"""The race (chapter 3)."""

from fractions import Fraction

import pytest

from causeway.testing import hare, position, tortoise
from grognard.kernel.odds import Distribution, odds
from grognard.kernel.refusals import Refusal
from grognard.testing import play
from grognard.testing.positions import befell, keys, told


@pytest.mark.clause("causeway:3.1")
def test_each_player_moves_one_runner_and_then_the_tide_is_rolled() -> None:
    game = position(hare("a1", (2, 1.5)), hare("a2", (4, 1.5)), tortoise("b1", (8, 14.5)))

    play(game, ["a2", "walk", "walk", ["slack"]])

    assert [event.unit for event in told(game, "went")] == ["a2", "b1"]
    assert game.battle.turn == 2
    assert game.decision is not None and game.decision.seat == "A"


@pytest.mark.clause("causeway:3.2")
def test_a_runner_that_walks_goes_its_pace_straight_ahead() -> None:
    game = position(hare("a1", (2, 1.5)), tortoise("b1", (8, 14.5)))

    play(game, ["walk", "walk"])

    assert game.battle.runner("a1").at == (2, 4.5)
    assert game.battle.runner("b1").at == (8, 12.5)


@pytest.mark.clause("causeway:3.3")
def test_a_runner_that_runs_goes_its_pace_for_each_three_or_more() -> None:
    game = position(hare("a1", (2, 1.5)), tortoise("b1", (8, 14.5)))

    play(game, ["run", [3, 6], "run", [2, 1]])

    assert [event.inches for event in told(game, "went")] == [6, 0]


def test_the_odds_of_a_run_are_exact() -> None:
    game = position(hare("a1", (2, 1.5)), tortoise("b1", (8, 14.5)))

    found = odds(game, ["run"])

    assert isinstance(found, Distribution) and found.exact
    assert found.of(befell("a1", "went")) == Fraction(8, 9)


@pytest.mark.clause("causeway:3.4")
def test_a_runner_stops_a_whole_inch_count_before_whoever_stands_in_its_way() -> None:
    game = position(hare("a1", (2, 1.5)), tortoise("b1", (2.6, 5.5)))

    play(game, ["run", [6, 6]])

    assert game.battle.runner("a1").at == (2, 4.5)


@pytest.mark.clause("causeway:3.4")
def test_a_runner_without_room_cannot_be_chosen_and_says_why() -> None:
    game = position(
        hare("a1", (2, 4)), hare("a2", (4, 4)), hare("a3", (6, 4)), tortoise("b1", (2, 5.5))
    )

    assert keys(game) == ["a2", "a3"]
    with pytest.raises(Refusal) as refused:
        game.answer("a1")
    assert refused.value.reason == "no-room"


@pytest.mark.clause("causeway:3.4")
def test_a_player_whose_runners_have_no_room_stays_put() -> None:
    game = position(hare("a1", (2, 4)), tortoise("b1", (2, 5.5)))

    assert [event.seat for event in told(game, "held-up")] == ["A", "B"]
    play(game, [["slack"]])
    assert game.battle.turn == 2
