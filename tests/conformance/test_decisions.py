"""A row of the data set of decisions tells nothing that its seat could not know."""

from __future__ import annotations

from typing import Any

import pytest

import grognard
from grognard.kernel.chance import Lots
from grognard.kernel.compound import Decision, Together
from grognard.kernel.game import Game
from grognard.lab.decisions import Decided, noted
from grognard.lab.matches import match

EVERY = 9
"""One decision in so many is looked at in another world."""
SECRETIVE = [name for name in grognard.rulesets() if grognard.ruleset(name).secrets]


def elsewhere(game: Game[Any], asked: Decision, answer: object) -> Decided:
    """The row in a world that looks the same to the seat, with everything else dealt anew."""
    twin = game.fork()
    twin.ruleset.redeal(twin.battle, asked.seat, Lots("elsewhere").lot(game.answers))
    question = twin.decision
    assert question is not None
    own = question.of(asked.seat) if isinstance(question, Together) else question
    assert own is not None
    return noted(twin, own, answer)


@pytest.mark.parametrize("name", SECRETIVE)
def test_worlds_that_look_alike_to_a_seat_give_the_same_row(name: str) -> None:
    ruleset = grognard.ruleset(name)
    for scenario in ruleset.scenario_ids():
        table = match(ruleset, scenario=scenario, bots=("brisk",)).table(ruleset, 0, record=True)
        game, answers = table.game, 0

        def look(question: Decision, answer: object, game: Game[Any] = game) -> None:
            nonlocal answers
            answers += 1
            if answers % EVERY == 0:
                assert noted(game, question, answer) == elsewhere(game, question, answer)

        table.watch = look
        table.play()

        assert answers > EVERY


def test_the_bare_features_would_tell_more() -> None:
    ruleset = grognard.ruleset("saurian")
    table = match(ruleset, bots=("brisk",)).table(ruleset, 0, record=True)
    game, differ = table.game, 0

    def look(question: Decision, answer: object) -> None:
        nonlocal differ
        twin = game.codec.copy(game.battle)
        ruleset.redeal(twin, question.seat, Lots("elsewhere").lot(game.answers))
        differ += ruleset.features(twin, question.seat) != ruleset.features(
            game.battle, question.seat
        )

    table.watch = look
    table.play()

    assert differ > 0
