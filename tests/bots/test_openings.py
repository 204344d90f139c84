"""Bots begin their games differently, by their seed, and never foolishly."""

from collections.abc import Iterator
from typing import Any

import pytest

import grognard
from grognard.bots import Bot, Position, bot
from grognard.kernel.compound import SeatQuestion, Together
from grognard.kernel.game import Game
from grognard.kernel.policies import Rated, good_places
from grognard.kernel.questions import Place, Placement

RULESETS = grognard.rulesets()
BOTS = ("brisk", "greedy", "search@4")


def openings(name: str, player: Bot) -> Iterator[tuple[Game[Any], SeatQuestion, object]]:
    """Where a bot that plays both sides deploys, always on the same dice."""
    ruleset = grognard.ruleset(name)
    game = ruleset.new_game(seed=0)
    while (asked := game.decision) is not None and ruleset.turn(game.battle) < 1:
        seat = game.asked[0]
        question = asked.of(seat) if isinstance(asked, Together) else asked
        assert question is not None, f"{seat} is asked nothing"
        answer = player.answer(question, Position(game, seat))
        if question.topic in ruleset.openings:
            yield game, question, answer
        game.answer(answer, seat=seat)


@pytest.mark.parametrize("name", RULESETS)
@pytest.mark.parametrize("who", BOTS)
def test_another_seed_deploys_elsewhere_and_the_same_seed_alike(name: str, who: str) -> None:
    one, again, other = (
        [answer for _, _, answer in openings(name, bot(who, seed))] for seed in (1, 1, 2)
    )

    assert one == again
    assert one != other


@pytest.mark.parametrize("name", RULESETS)
def test_wherever_a_bot_deploys_is_as_good_as_the_best_place(name: str) -> None:
    for game, question, answer in openings(name, bot("brisk", 3)):
        named = game.ruleset.policy(game.battle, question)

        assert answer in [rated.answer for rated in named]
        assert len({rated.score for rated in named}) == 1


@pytest.mark.parametrize("name", RULESETS)
def test_a_bot_that_is_asked_twice_deploys_in_the_same_place(name: str) -> None:
    player = bot("brisk", 5)
    for game, question, answer in openings(name, player):
        assert player.answer(question, Position(game, question.seat)) == answer


class Shore:
    """Whatever is west of a line is refused."""

    piece = None

    def __init__(self, line: float) -> None:
        self.line = line

    def refuse(self, placement: Placement) -> str | None:
        return "wet" if placement.path[-1][0] < self.line else None


def beside(shore: float) -> list[float]:
    """Where to stand among places that are the better the farther west they are."""
    places = [(-float(x), Placement(((float(x), 0.0),))) for x in range(9)]
    found = good_places(Place("A", Shore(shore)), places)  # type: ignore[arg-type]
    return [rated.answer.path[-1][0] for rated in found if isinstance(rated.answer, Placement)]


def test_places_much_nearer_to_the_best_than_to_a_middling_one_are_as_good() -> None:
    assert beside(0.0) == [0.0, 1.0]


def test_where_the_best_places_are_refused_the_best_of_the_others_counts() -> None:
    assert beside(1.5) == [2.0]
    assert beside(6.0) == [6.0]


def test_places_that_are_as_good_are_rated_alike() -> None:
    found = good_places(
        Place("A", Shore(0.0)),  # type: ignore[arg-type]
        [(score, Placement(((score, 0.0),))) for score in (9.0, 8.9, 4.0, 3.0, 2.0)],
    )

    assert found == [Rated(Placement(((9.0, 0.0),)), 9.0), Rated(Placement(((8.9, 0.0),)), 9.0)]
