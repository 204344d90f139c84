"""Advice: what to answer, how likely that wins, and why."""

from time import perf_counter
from typing import Any

import pytest
from msgspec import structs

import grognard
from grognard.bots import Position, bot
from grognard.bots.advice import THE_GAME, Reason, advise, explain, reason_of
from grognard.bots.imagining import Imagination
from grognard.kernel.chance import Lots
from grognard.kernel.compound import SeatQuestion, Together
from grognard.kernel.game import Game
from grognard.kernel.questions import Seat
from grognard.kernel.resuming import Checkpoint
from grognard.testing.colossus import position, unit
from grognard.text import Language, Words
from grognard.text.telling import Teller, words_of

EVERY = 9
"""One question in so many is advised on."""
MOST = 8
"""So many in a game..."""
FEW = 4
"""... and so many where no clock ends a thought."""


def duel(**now: Any) -> Any:
    return position(unit("a1", "ac_pikestaff", 20, 20), unit("b1", "sr_skiff", 20, 30, 180), **now)


def questions(game: Game[Any]) -> list[tuple[Seat, SeatQuestion]]:
    asked = game.decision
    put = asked.choices if isinstance(asked, Together) else (asked,)
    return [(each.seat, each) for each in put if each is not None and each.seat in game.asked]


@pytest.mark.parametrize(
    ("lang", "now", "why"),
    [
        ("en", "Win chance now: ", "it brings our guns to bear (+"),
        ("fr", "Chances de gagner à présent\u00a0: ", "nos canons ont de quoi tirer"),
    ],
)
def test_advice_is_told_in_words_and_says_why(lang: Language, now: str, why: str) -> None:
    game = duel(turn=4)
    teller = Teller(words_of(game.ruleset, lang), game.view("A"))

    advice = advise(game.decision, Position(game, "A"))
    lines = explain(advice, game.decision, teller)

    assert advice.answer == "ranged:b1"
    assert lines[0].startswith(now)
    assert lines[1].startswith("1  ")
    assert any(line.strip().startswith(why) for line in lines)


def test_advice_on_a_placement_names_the_place() -> None:
    game = duel(phase="movement", slot="A")
    game.answer("standard")
    teller = Teller(words_of(game.ruleset, "en"), game.view("A"))

    advice = advise(game.decision, Position(game, "A"))
    lines = explain(advice, game.decision, teller)

    assert "facing" in lines[1]
    assert game.decision.region.refuse(advice.answer) is None


def test_the_same_moment_gets_the_same_advice() -> None:
    found = [advise(duel().decision, Position(duel(), "A"), seconds=60) for _ in range(2)]

    assert found[0] == found[1]


def test_reasons_add_up_to_the_change_of_the_win_chance_at_most() -> None:
    game = duel()

    advice = advise(game.decision, Position(game, "A"))

    for each in advice.suggestions:
        assert sum(reason.gain for reason in each.reasons if reason.gain > 0) <= 1
        assert all(abs(reason.gain) >= 0.005 for reason in each.reasons)


@pytest.mark.parametrize("name", grognard.rulesets())
def test_what_is_advised_is_legal_and_best_first_and_in_time(name: str) -> None:
    game = grognard.ruleset(name).new_game(seed=4)
    brisk, number, advised = bot("brisk", 0), 0, 0
    while game.decision is not None and advised < MOST:
        for seat, question in questions(game):
            at = Position(game, seat)
            if number % EVERY == 0:
                began = perf_counter()
                advice = advise(question, at, seconds=0.2)
                advised += 1
                chances = [each.chance for each in advice.suggestions]
                assert chances == sorted(chances, reverse=True)
                assert all(0 <= chance <= 1 for chance in (advice.now, *chances))
                assert perf_counter() - began < 5, "one try takes a moment, not an age"
                for each in advice.suggestions:
                    question.read(each.answer)
            number += 1
            game.answer(brisk.answer(question, at), seat=seat)


class Elsewhere(Position):
    """The same moment in a world that looks the same to the seat."""

    def imagine(self) -> Imagination:
        game = self._game
        truth = game.bookmark
        battle = truth.codec.unpack(truth.checkpoint.packed)
        game.ruleset.redeal(battle, self.seat, Lots("elsewhere").lot(game.answers))
        packed = truth.codec.pack(battle)
        assert packed != truth.checkpoint.packed, "nothing is hidden here"
        moment = structs.replace(truth, checkpoint=Checkpoint(packed, {}))
        lots = Lots(f"imagined by {self.seat} at {game.answers}")
        return Imagination(moment, self.seat, lots)


@pytest.mark.parametrize("name", [n for n in grognard.rulesets() if grognard.ruleset(n).secrets])
def test_two_worlds_that_look_alike_get_the_same_advice(name: str) -> None:
    game = grognard.ruleset(name).new_game(seed=7)
    brisk, asked, advised = bot("brisk", 0), 0, 0
    while game.decision is not None and advised < FEW:
        is_fresh = not game.bookmark.answers and game.ruleset.turn(game.battle) > 0
        for seat, question in questions(game):
            asked += is_fresh
            if is_fresh and asked % 3 == 0:
                there = advise(question, Elsewhere(game, seat), seconds=60)
                assert advise(question, Position(game, seat), seconds=60) == there
                advised += 1
            game.answer(brisk.answer(question, Position(game, seat)), seat=seat)

    assert advised == FEW


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("name", grognard.rulesets())
def test_every_feature_has_words(name: str, lang: Language) -> None:
    ruleset = grognard.ruleset(name)
    teller = Teller(words_of(ruleset, lang, strict=True))
    other = teller.words("gain-else")

    for part in (*ruleset.feature_names, THE_GAME):
        told = {reason_of(Reason(part, gain), teller) for gain in (0.1, -0.1)}
        assert len(told) == 2
        assert not any(each.startswith(other) for each in told)


def test_a_feature_nobody_has_words_for_is_told_in_general() -> None:
    told = reason_of(Reason("weather", -0.05), Teller(Words("en", strict=True)))

    assert told == "other things speak against it (−5%)"
