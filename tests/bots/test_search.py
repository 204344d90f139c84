"""The search: an answer always ready, within its budget, the same for the same iterations."""

from math import inf
from typing import Any

import pytest
from gambit import gambit
from hypothesis import given
from hypothesis import strategies as st

from grognard.bots import Position, Table, lookahead, search
from grognard.bots.lookahead import Late, Lookahead
from grognard.bots.search import Pursuit, Search, first_sight, proven
from grognard.bots.uniform import Random
from grognard.kernel.game import Game
from grognard.kernel.policies import offered
from grognard.kernel.questions import Choose
from grognard.testing.colossus import position, unit


class Clock:
    """Time that passes by a tick whenever somebody looks."""

    def __init__(self, tick: float) -> None:
        self.now = 0.0
        self.tick = tick

    def __call__(self) -> float:
        self.now += self.tick
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock(0.001)
    monkeypatch.setattr(search, "perf_counter", clock)
    monkeypatch.setattr(lookahead, "perf_counter", clock)
    return clock


def skirmish() -> Game[Any]:
    return position(
        unit("a1", "ac_pikestaff", 20, 20),
        unit("a2", "ac_halberd", 24, 20),
        unit("b1", "sr_skiff", 20, 30, 180),
        unit("b2", "sr_skiff", 24, 30, 180, structure=1, armor=0),
    )


def duel() -> Game[Any]:
    """Two machines, one of which is about to choose where to go."""
    ours, theirs = unit("a1", "ac_pikestaff", 20, 20), unit("b1", "ac_halberd", 20, 34, 180)
    game = position(ours, theirs, phase="movement")
    game.answer("standard")
    return game


def weigh(game: Game[Any], bot: Search) -> list[lookahead.Alternative]:
    decision: Any = game.decision
    return bot.weigh(decision, Position(game, decision.seat))


def test_the_same_iterations_give_the_same_answer() -> None:
    first, second = (weigh(skirmish(), Search(0, iterations=6)) for _ in range(2))

    assert first == second
    assert sum(each.visits for each in first) == 6


@pytest.mark.parametrize("seconds", [0.05, 0.3])
def test_the_time_is_kept(clock: Clock, seconds: float) -> None:
    weigh(skirmish(), Search(0, seconds=seconds))

    assert clock.now <= 1.2 * seconds


def test_more_time_is_used(clock: Clock) -> None:
    short, long = (weigh(skirmish(), Search(0, seconds=seconds)) for seconds in (0.2, 0.8))

    assert sum(each.visits for each in short) < sum(each.visits for each in long)


def test_without_any_time_there_is_still_a_legal_answer(clock: Clock) -> None:
    clock.tick = 10.0
    game = skirmish()

    answer = weigh(game, Search(0, seconds=0.01))[0].answer

    assert isinstance(game.decision, Choose)
    assert game.decision.read(answer) == answer


def pursuit(game: Game[Any], answers: int = 0) -> Pursuit:
    """A search that has looked at the answers and not played on yet."""
    decision: Any = game.decision
    sight = Lookahead(Position(game, decision.seat).imagine())
    found = sight.judge(offered(decision), 60)
    return Pursuit(sight, found[: answers or None], inf)


@pytest.mark.parametrize("iterations", [1, 2, 5, 9])
def test_no_more_is_played_than_the_iterations_allow(iterations: int) -> None:
    found = pursuit(skirmish()).go_on(iterations)

    assert sum(each.visits for each in found) <= iterations
    assert found[0].visits


def test_candidates_of_which_it_is_sure_are_played_no_further() -> None:
    pursued = pursuit(skirmish(), answers=2)
    one, other = pursued.candidates
    one.followed, other.followed = [0.0] * 4, [-900.0, -901.0, -900.0, -901.0]

    assert pursued._still_open(pursued.candidates) == [one]


def test_candidates_that_may_be_as_good_are_played_further() -> None:
    pursued = pursuit(skirmish(), answers=2)
    one, other = pursued.candidates
    one.followed, other.followed = [0.0] * 4, [900.0, -900.0, 901.0, -901.0]

    assert pursued._still_open(pursued.candidates) == [one, other]


def test_an_answer_that_goes_on_better_beyond_doubt_is_preferred() -> None:
    pursued = pursuit(skirmish(), answers=2)
    one, other = pursued.candidates
    one.followed, other.followed = [1.0, -2.0, 0.5, 3.0], [101.0, 98.0, 100.5, 104.0]

    assert [each.answer for each in pursued._judged()] == [other.seen.answer, one.seen.answer]


@given(st.lists(st.floats(-50, 50), min_size=1, max_size=9), st.floats(0, 90))
def test_what_is_proven_is_never_more_than_what_was_seen(lead: list[float], noise: float) -> None:
    mean = sum(lead) / len(lead)

    found = proven(lead, noise)

    assert abs(found) <= abs(mean)
    assert found * mean >= 0


def test_more_answers_are_followed_the_longer_it_lasts(monkeypatch: pytest.MonkeyPatch) -> None:
    pursued = pursuit(duel())
    answers = len(pursued.candidates)
    assert answers > 2 * search.CANDIDATES
    monkeypatch.setattr(pursued, "_follow", lambda answer, number: float(number % 2))

    def followed(iterations: int) -> int:
        return sum(each.visits > 0 for each in pursued.go_on(iterations))

    assert followed(4) == search.CANDIDATES
    assert followed(30) == 2 * search.CANDIDATES


def test_a_reply_that_is_cut_short_counts_for_nothing(clock: Clock) -> None:
    pursued = pursuit(duel())
    pursued.deadline = clock.now + 3 * clock.tick

    with pytest.raises(Late):
        pursued._follow(pursued.favourite.seen.answer, 0)


def test_what_follows_is_what_the_enemy_makes_of_it() -> None:
    """A machine that may be shot next is worth less than it seemed."""
    pursued = pursuit(duel())

    assert pursued._follow(pursued.favourite.seen.answer, 0) < 0


@pytest.mark.parametrize("until", [0.02, 0.1, 0.4])
def test_the_first_look_fits_its_time(clock: Clock, until: float) -> None:
    game = skirmish()
    decision: Any = game.decision
    sight = Lookahead(Position(game, decision.seat).imagine())

    found = first_sight(sight, offered(decision), until)

    assert all(each.effort for each in found)
    assert sight.runs * clock.tick <= until + search.GLANCE * clock.tick * 1.5


def test_it_finishes_off_a_cripple() -> None:
    game = skirmish()
    game.answer("a1")
    game.answer("pass")

    assert weigh(game, Search(0, iterations=10))[0].answer == "ranged:b2"


def test_it_plays_whole_games_with_hidden_cards() -> None:
    game = gambit(seed=8)
    table = Table(game, {"A": Search(1, iterations=8), "B": Random(2)})

    table.play()

    assert game.over
    assert not table.faults
