"""The end (chapter 5)."""

import pytest

from causeway import RULESET
from causeway.testing import hare, position, tortoise
from grognard.testing import play


@pytest.mark.clause("causeway:5.1")
def test_whoever_is_across_first_wins() -> None:
    game = position(hare("a1", (2, 12.5), gone=11), tortoise("b1", (8, 6), gone=9))

    play(game, ["walk"])

    assert game.result is not None
    assert (game.result.winners, game.result.rule) == (("A",), "5.1")
    assert game.battle.runner("a1").at == (2, 14.5)


@pytest.mark.clause("causeway:5.2")
def test_high_water_ends_the_race_for_the_team_that_went_farther() -> None:
    game = position(
        hare("a1", (2, 4.5), gone=3),
        tortoise("b1", (8, 12), gone=2),
        tortoise("b2", (10, 12), gone=2),
        to_move=["A"],
        water=9,
    )

    play(game, ["run", [1], ["flood", 1, 4]])

    assert game.result is not None
    assert (game.result.winners, game.result.rule) == (("B",), "5.2")
    assert game.battle.water == 12


@pytest.mark.clause("causeway:5.3")
def test_after_the_last_turn_the_team_that_went_farther_wins() -> None:
    game = position(
        hare("a1", (2, 4.5), gone=2),
        tortoise("b1", (8, 12), gone=3),
        to_move=["B"],
        turn=4,
        options={"turns": 4},
    )

    play(game, ["run", [1, 2], ["ebb"]])

    assert game.result is not None
    assert (game.result.winners, game.result.rule) == (("B",), "5.3")


@pytest.mark.clause("causeway:5.3")
def test_nobody_wins_where_both_went_as_far() -> None:
    game = position(
        hare("a1", (2, 4.5), gone=3), tortoise("b1", (8, 12), gone=3), to_move=["B"], turn=6
    )

    play(game, ["run", [1, 2], ["ebb"]])

    assert game.result is not None and game.result.winners == ()


@pytest.mark.clause("causeway:5.4")
def test_whoever_gives_up_has_lost() -> None:
    game = RULESET.new_game(seed=1)

    game.concede("A")

    assert game.result is not None
    assert (game.result.winners, game.result.rule) == (("B",), "5.4")
