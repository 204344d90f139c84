"""Odds that say they are exact are what an enumerator finds that shares no code with them."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from odds.enumerator import Enumerator, TooMuch
from thoroughness import IS_FUZZING

import grognard
from grognard.conformance import random_answer
from grognard.kernel.chance import Lots
from grognard.kernel.game import Game
from grognard.kernel.odds import odds
from grognard.kernel.questions import Chance, Choose, Place
from grognard.kernel.refusals import Refusal

COMPARED = 2_000 if IS_FUZZING else 100
"""So many choices are compared in every game."""
FEWER = 100 if IS_FUZZING else 8
"""Where cards are drawn between steps, and hardly ever within one."""
MOST_WAYS = 5_000 if IS_FUZZING else 220
OF_A_KIND = 400 if IS_FUZZING else 25
"""So many of them at most ask the same thing."""


@pytest.mark.parametrize("name", grognard.rulesets())
def test_exact_odds_are_what_an_enumerator_finds(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    # What nobody sees would be averaged over redeals; here the true cards are looked at, by both.
    monkeypatch.setattr(type(grognard.ruleset(name)), "secrets", False)
    tried, compared, certain = Counter[str](), Counter[str](), Counter[str]()
    for game in moments(name):
        for answer, topic in candidates(game):
            tried[topic] += 1
            if tried[topic] <= 4 * OF_A_KIND and compared[topic] < OF_A_KIND:
                ways = agree(game, answer, certain[topic] < OF_A_KIND)
                compared[topic] += ways > 1
                certain[topic] += ways == 1
        if compared.total() >= (FEWER if name == "saurian" else COMPARED):
            break
    assert compared.total() + certain.total() >= COMPARED
    assert len(compared) > 3, "more than a few kinds of choices lead to chance"


def agree(game: Game[Any], answer: object, wants_certain: bool) -> int:
    """How many outcomes were compared; none where there was nothing to compare."""
    try:
        told = odds(game, [answer], budget=MOST_WAYS, samples=1)
    except Refusal as refusal:
        if refusal.reason != "answer-missing":
            raise
        return 0
    if not told.exact or (len(told.outcomes) == 1 and not wants_certain):
        return 0
    try:
        found = Enumerator(game, MOST_WAYS).outcomes(game, [answer])
    except TooMuch:
        return 0
    assert {c.outcome: c.probability for c in told.outcomes} == found
    return len(found)


def candidates(game: Game[Any]) -> Iterator[tuple[object, str]]:
    """Answers that may lead to something, and what each is an answer to."""
    question = game.question
    match question:
        case Choose():
            for option in question.options:
                kind = "piece" if option.piece == option.key else option.key.partition(":")[0]
                yield option.key, f"{question.topic} {kind.rstrip('0123456789')}"
        case Place():
            for place in question.region.candidates()[:3]:
                yield place.entry(), question.topic


def moments(name: str) -> Iterator[Game[Any]]:
    """Moments of random games of every scenario in turn, the dice entered by hand."""
    ruleset = grognard.ruleset(name)
    scenarios = ruleset.scenario_ids()
    for number in range(10_000):
        game = ruleset.new_game(scenarios[number % len(scenarios)], seed=None)
        lots = Lots(f"odds/{name}/{number}")
        chance, choice = lots.branch("chance"), lots.lot(0)
        while not game.over:
            question = game.question
            assert question is not None
            if isinstance(question, Chance):
                game.answer(question.sample(chance.lot(game.answers)))
                continue
            if ruleset.turn(game.battle) and choice.below(4) == 0:
                yield game
            game.answer(random_answer(question, choice))
