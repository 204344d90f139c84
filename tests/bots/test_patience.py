"""Bots that hang or fail in any way: the game goes on without them."""

from threading import Event
from typing import Any

import pytest
from gambit import gambit

from grognard.bots import Position, Table, bot
from grognard.kernel.compound import SeatQuestion

SHORT = 0.05


class Hanging:
    """Computes for ever."""

    asked = 0

    def answer(self, question: SeatQuestion, position: Position) -> str:
        self.asked += 1
        while True:
            pass


class Sleeping:
    """Waits for something that never comes."""

    asked = 0

    def answer(self, question: SeatQuestion, position: Position) -> str:
        self.asked += 1
        Event().wait()
        return ""


class Exiting:
    def answer(self, question: SeatQuestion, position: Position) -> str:
        raise SystemExit


@pytest.mark.parametrize("hostile", [Hanging(), Sleeping()], ids=["hangs", "sleeps"])
def test_a_bot_that_does_not_answer_is_asked_once_and_no_more(hostile: Any) -> None:
    game = gambit(seed=2)
    table = Table(game, {"A": hostile, "B": bot("random", 2)}, patience=SHORT)

    table.play()

    assert game.over
    assert hostile.asked == 1
    assert table.faults["A"] > 1


def test_a_bot_cannot_end_the_program() -> None:
    game = gambit(seed=2)
    table = Table(game, {"A": Exiting(), "B": bot("random", 2)})

    table.play()

    assert game.over
    assert table.faults["A"] > 0
