"""A bot knows what its seat may know, however hard it looks."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from gambit import GAMBIT, SETUP, gambit

from grognard.bots import Bot, Position, Table
from grognard.bots.greedy import Greedy
from grognard.bots.search import Search
from grognard.bots.uniform import Random
from grognard.kernel.chance import Lots
from grognard.kernel.compound import SeatQuestion
from grognard.kernel.game import Game
from grognard.kernel.questions import Choose
from grognard.kernel.refusals import Refusal

WORLDS = 30


def worlds(seed: int) -> tuple[Game[Any], Game[Any]]:
    """Two games that differ only in what seat A cannot see."""
    game = gambit(seed=seed)
    twins = []
    for number in range(2):
        battle = game.codec.copy(game.battle)
        if number:
            GAMBIT.redeal(battle, "A", Lots("another world").lot(seed))
        twins.append(Game(GAMBIT, SETUP, battle, Lots(seed)))
    assert twins[0].battle.hands["B"] != twins[1].battle.hands["B"]
    return twins[0], twins[1]


class Peeping:
    """Writes down everything it can find about the other hand."""

    def __init__(self) -> None:
        self.seen: list[bytes] = []
        self.hands: list[tuple[str, ...]] = []

    def answer(self, question: SeatQuestion, position: Position) -> Any:
        imagination = position.imagine()
        for world in range(WORLDS):
            run = imagination.run((), world)
            self.hands.append(tuple(run.battle.hands["B"]))
            self.seen.append(imagination.codec.pack(run.battle))
            fork = position.fork()
            self.hands.append(tuple(fork.battle.hands["B"]))
            self.seen.append(fork.codec.pack(fork.battle))
            assert not fork.log
        self.seen.append(msgspec.json.encode(position.view))
        if isinstance(question, Choose):
            for option in question.options:
                self.seen.append(_told(position, option.key))
        return question.usual


def _told(position: Position, key: str) -> bytes:
    """The odds of an answer, or what is missing for them."""
    try:
        return repr(position.odds([key]).outcomes).encode()
    except Refusal as missing:
        return missing.reason.encode()


@pytest.mark.parametrize("seed", range(4))
def test_in_two_worlds_that_look_alike_a_peeping_bot_sees_the_same(seed: int) -> None:
    found = []
    for game in worlds(seed):
        peeping = Peeping()
        decision: Any = game.decision
        peeping.answer(decision.of("A"), Position(game, "A"))
        found.append(peeping)

    assert found[0].seen == found[1].seen


def test_a_peeping_bot_finds_many_hands_and_not_the_true_one_above_all() -> None:
    game = gambit(seed=3)
    true = tuple(game.battle.hands["B"])
    peeping = Peeping()
    decision: Any = game.decision

    peeping.answer(decision.of("A"), Position(game, "A"))

    assert len(set(peeping.hands)) > WORLDS
    assert peeping.hands.count(true) <= 2


@pytest.mark.parametrize("bot", [Greedy(1), Search(1, iterations=20)], ids=["greedy", "search"])
@pytest.mark.parametrize("seed", range(3))
def test_in_two_worlds_that_look_alike_a_bot_answers_the_same(bot: Bot, seed: int) -> None:
    answers = []
    for game in worlds(seed):
        decision: Any = game.decision
        answers.append(bot.answer(decision.of("A"), Position(game, "A")))

    assert answers[0] == answers[1]


def test_the_other_card_of_a_trick_is_not_known_before_both_lie() -> None:
    answers = []
    for card in (0, 2):
        game = gambit(seed=9)
        game.answer(game.battle.hands["B"][card], seat="B")
        decision: Any = game.decision
        answers.append(Search(1, iterations=20).answer(decision.of("A"), Position(game, "A")))

    assert answers[0] == answers[1]


def test_odds_asked_together_are_those_of_the_seat_that_asks() -> None:
    game = gambit(seed=9)
    for seat in ("A", "B"):
        card = game.battle.hands[seat][0]

        found = Position(game, seat).odds([card])

        assert not found.exact


def test_a_bot_that_peeps_plays_on() -> None:
    game = gambit(seed=6)
    table = Table(game, {"A": Peeping(), "B": Random(1)})

    table.play()

    assert game.over
    assert not table.faults
