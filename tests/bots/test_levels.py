"""Levels and budgets."""

from collections import Counter
from typing import Any

import pytest

from grognard.bots import Position, UnknownBot, bot, bots
from grognard.bots.greedy import Greedy
from grognard.bots.levels import BotLevel, Careless, levels, ratings
from grognard.bots.lookahead import Alternative
from grognard.bots.search import Search
from grognard.kernel.compound import SeatQuestion
from grognard.testing.colossus import position, unit


class Fixed(Greedy):
    """Finds the same answers whatever is asked, each of its worth."""

    def __init__(self, **answers: float) -> None:
        self.found = [Alternative(answer, worth) for answer, worth in answers.items()]

    def weigh(self, question: SeatQuestion, position: Position) -> list[Alternative]:
        return self.found


def duel(**now: Any) -> Any:
    return position(unit("a1", "ac_pikestaff", 20, 20), unit("b1", "sr_skiff", 20, 30, 180), **now)


def test_every_level_is_a_bot_by_name() -> None:
    assert list(levels()) == ["easy", "fair", "hard", "master"]
    assert set(levels()) < set(bots())


def test_ratings_are_measured_and_lie_in_their_intervals() -> None:
    measured = [rating for found in ratings().values() for rating in found.values()]

    assert measured and set(ratings()) <= set(levels())
    assert all(rating.low <= rating.elo <= rating.high for rating in measured)


def test_a_budget_follows_the_name() -> None:
    timed, counted = bot("search@0.5s"), bot("greedy@90")

    assert isinstance(timed, Search) and timed.seconds == 0.5
    assert isinstance(counted, Greedy) and counted.effort == 90


@pytest.mark.parametrize(
    "name", ["search@", "search@fast", "search@0", "search@-1s", "search@nans", "random@5", "@5"]
)
def test_a_budget_that_makes_no_sense_is_refused(name: str) -> None:
    if name == "search@":
        assert isinstance(bot(name), Search)
        return
    with pytest.raises(UnknownBot):
        bot(name)


@pytest.mark.parametrize(
    ("found", "taken"),
    [
        ({"a": 4, "b": 3, "c": 2, "d": 1}, {"a": 300, "b": 100}),
        ({"a": 4, "b": 3, "c": 1, "d": 1, "e": 1, "f": 1}, {"a": 300, "b": 100}),
        ({"a": 4, "b": 1, "c": 1, "d": 1}, {"a": 400}),
        ({"a": 2, "b": 1}, {"a": 400}),
        ({"a": 1}, {"a": 400}),
    ],
)
def test_a_lapse_is_nearer_to_the_best_than_to_the_worst(
    found: dict[str, float], taken: dict[str, int]
) -> None:
    game = duel()
    careless = Careless(Fixed(**found), BotLevel(bot="greedy", lapses=0.5), "seed")

    answers = Counter(careless.answer(game.decision, Position(game, "A")) for _ in range(400))

    assert answers.keys() == taken.keys()
    assert all(abs(answers[answer] - times) < 40 for answer, times in taken.items())
