"""What every policy keeps: it knows every question and sees no more than its seat."""

from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest
from thoroughness import examples

import grognard
from grognard.bots import Position, bot
from grognard.bots.imagining import Imagination
from grognard.kernel.compound import SeatQuestion, Together
from grognard.kernel.game import Game
from grognard.kernel.questions import Seat

SEEDS = range(examples(2))
EVERY = 5
"""One question in so many is looked at closely."""
MOST = 8
"""So many answers of each are checked."""
WORLDS = 3
"""In so many ways the unknown is dealt anew."""

SCENARIOS = [
    (name, scenario)
    for name in grognard.rulesets()
    for scenario in grognard.ruleset(name).scenario_ids()
]
SECRETIVE = [(name, scenario) for name, scenario in SCENARIOS if grognard.ruleset(name).secrets]


def questions(game: Game[Any]) -> Iterator[tuple[Seat, SeatQuestion]]:
    """Every question of a game that is played by policy, and to whom it is put."""
    brisk = bot("brisk", 0)
    while (asked := game.decision) is not None:
        put = asked.choices if isinstance(asked, Together) else (asked,)
        answers = {}
        for each in put:
            if each.seat in game.asked:
                yield each.seat, each
                answers[each.seat] = brisk.answer(each, Position(game, each.seat))
        for seat, answer in answers.items():
            game.answer(answer, seat=seat)


@pytest.mark.parametrize(("name", "scenario"), SCENARIOS)
def test_a_policy_knows_every_question_and_answers_it_legally(name: str, scenario: str) -> None:
    ruleset = grognard.ruleset(name)
    raters = ruleset.modules.policy.RATERS
    unknown: set[str] = set()
    for seed in SEEDS:
        game = ruleset.new_game(scenario, seed=seed, keep=False)
        for number, (_, question) in enumerate(questions(game)):
            if question.topic not in raters:
                unknown.add(question.topic)
            if number % EVERY == 0:
                rated = ruleset.policy(game.battle, question)
                scores = [each.score for each in rated]
                assert scores == sorted(scores, reverse=True)
                for each in rated[:MOST]:
                    question.read(each.answer)

    assert not unknown


@pytest.mark.parametrize(("name", "scenario"), SECRETIVE)
def test_a_policy_sees_no_more_than_its_seat(name: str, scenario: str) -> None:
    ruleset = grognard.ruleset(name)
    for seed in SEEDS:
        game = ruleset.new_game(scenario, seed=seed)
        for seat, question in islice(questions(game), 0, None, EVERY):
            known = ruleset.policy(game.battle, question)
            moment = Imagination.of(game, seat)
            for world in range(WORLDS):
                run = moment.run(world=world)
                asked = run.question
                again = asked.of(seat) if isinstance(asked, Together) else asked
                assert ruleset.policy(run.battle, again) == known, f"{question.topic} peeks"
