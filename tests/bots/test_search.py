"""The search: an answer always ready, within its budget, the same for the same iterations."""

from typing import Any

import pytest
from gambit import gambit

from grognard.bots import Position, Table, rollouts, search
from grognard.bots.lookahead import Alternative
from grognard.bots.rollouts import Candidate, Rollouts, _judged, _still_open
from grognard.bots.search import Search
from grognard.bots.uniform import Random
from grognard.kernel.game import Game
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
    clock = Clock(0.01)
    monkeypatch.setattr(search, "process_time", clock)
    monkeypatch.setattr(rollouts, "process_time", clock)
    return clock


def skirmish() -> Game[Any]:
    return position(
        unit("a1", "ac_pikestaff", 20, 20),
        unit("a2", "ac_halberd", 24, 20),
        unit("b1", "sr_skiff", 20, 30, 180),
        unit("b2", "sr_skiff", 24, 30, 180, structure=1, armor=0),
    )


def weigh(game: Game[Any], bot: Search) -> list[Alternative]:
    decision: Any = game.decision
    return bot.weigh(decision, Position(game, decision.seat))


def played_on(game: Game[Any], answers: list[str], tries: int) -> list[Alternative]:
    decision: Any = game.decision
    moment = Position(game, decision.seat).imagine()
    return Rollouts(moment).compare(answers, tries)


def test_the_same_iterations_give_the_same_answer() -> None:
    first, second = (weigh(skirmish(), Search(0, iterations=6)) for _ in range(2))

    assert first == second


@pytest.mark.parametrize("iterations", [2, 5, 9])
def test_no_more_is_played_than_the_iterations_allow(iterations: int) -> None:
    found = weigh(skirmish(), Search(0, iterations=iterations))

    assert 0 < sum(each.visits for each in found) <= max(iterations, len(found))


@pytest.mark.parametrize("seconds", [0.1, 0.5])
def test_the_time_is_kept(clock: Clock, seconds: float) -> None:
    weigh(skirmish(), Search(0, seconds=seconds))

    assert clock.now <= seconds + clock.tick


def test_more_time_is_used(clock: Clock) -> None:
    short, long = (weigh(skirmish(), Search(0, seconds=seconds)) for seconds in (0.1, 0.8))

    assert sum(each.visits for each in short) < sum(each.visits for each in long)


def test_without_any_time_the_answer_is_that_of_the_policy(clock: Clock) -> None:
    clock.tick = 10.0
    game = skirmish()
    asked = game.decision
    assert isinstance(asked, Choose)

    answer = weigh(game, Search(0, seconds=0.01))[0].answer

    assert answer == asked.usual


def test_candidates_that_are_worse_beyond_doubt_are_tried_no_further() -> None:
    one, other = Candidate("a", [0.6, 0.61, 0.6, 0.61]), Candidate("b", [0.2, 0.2, 0.21, 0.2])

    assert _still_open([one, other], one) == [one]


def test_candidates_that_may_be_as_good_are_tried_further() -> None:
    one, other = Candidate("a", [0.6, 0.4, 0.6, 0.5]), Candidate("b", [0.2, 0.9, 0.1, 0.8])

    assert _still_open([one, other], one) == [one, other]


def test_candidates_that_have_nothing_to_gain_are_tried_no_further() -> None:
    favourite, twin = Candidate("a", [0.5, 0.7] * 6), Candidate("b", [0.5, 0.7] * 6)

    assert _still_open([favourite, twin], favourite) == [favourite]


def test_every_try_ends_with_the_turn() -> None:
    game = skirmish()
    now = game.ruleset.turn(game.battle)
    rollouts = Rollouts(Position(game, "A").imagine())

    ends = [rollouts.follow("a1", number) for number in range(3)]

    assert [game.ruleset.turn(run.battle) for run in ends] == [now + 1] * 3
    assert not any(run.over for run in ends)


def test_details_are_left_to_the_policy_unless_there_is_ample_time() -> None:
    game = skirmish()
    game.answer("a1")

    hasty, patient = (weigh(game, Search(0, iterations=tries)) for tries in (60, 200))

    assert not any(each.visits for each in hasty)
    assert any(each.visits for each in patient)


def test_another_answer_than_the_favourite_must_do_better_beyond_doubt() -> None:
    favourite = Candidate("a", [0.5, 0.5, 0.5, 0.5])
    lucky, better = Candidate("b", [0.9, 0.2, 0.9, 0.1]), Candidate("c", [0.6, 0.6, 0.61, 0.6])

    assert [each.answer for each in _judged([favourite, lucky])] == ["a", "b"]
    assert [each.answer for each in _judged([favourite, better])] == ["c", "a"]


def test_what_follows_is_judged_by_its_win_chance() -> None:
    game = skirmish()
    game.answer("a1")
    game.answer("pass")

    found = played_on(game, ["pass", "ranged:b2"], tries=80)

    assert [each.answer for each in found] == ["ranged:b2", "pass"]
    assert all(0.0 < each.worth < 1.0 for each in found)


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
