"""The search: an answer always ready, within its budget, the same for the same iterations."""

from typing import Any

import pytest
from positions.colossus import position, unit
from positions.gambit import gambit

from grognard.bots import Position, Table, lookahead, search
from grognard.bots.search import Search
from grognard.bots.uniform import Random
from grognard.kernel.game import Game
from grognard.kernel.questions import Choose


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
    weigh(skirmish(), Search(0, seconds=0.6))

    assert clock.now > 0.5


def test_without_any_time_there_is_still_a_legal_answer(clock: Clock) -> None:
    clock.tick = 10.0
    game = skirmish()

    answer = weigh(game, Search(0, seconds=0.01))[0].answer

    assert isinstance(game.decision, Choose)
    assert game.decision.read(answer) == answer


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
