"""Questions tell why they are asked, in every language, and never propose to harm oneself."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import grognard
from grognard.conformance import random_answer
from grognard.kernel.chance import Lots
from grognard.kernel.compound import Picking, Together
from grognard.kernel.game import Game
from grognard.kernel.questions import Choose, Place
from grognard.languages import ENGLISH
from grognard.text.telling import Teller, words_of

GAMES = 4


def asked(name: str) -> Iterator[tuple[Game[Any], Choose | Place | Picking]]:
    """Everything a few games ask, and the game at that moment."""
    ruleset = grognard.ruleset(name)
    scenarios = list(ruleset.scenario_ids())
    for seed in range(GAMES):
        game = ruleset.new_game(scenarios[seed % len(scenarios)], seed=seed)
        lot = Lots(seed).branch("stories").lot(0)
        while (decision := game.decision) is not None:
            for each in decision.choices if isinstance(decision, Together) else (decision,):
                yield game, each
            game.trust(random_answer(decision, lot))


@pytest.mark.parametrize("lang", [ENGLISH, "fr"])
@pytest.mark.parametrize("name", grognard.rulesets())
def test_stories_notes_and_cautions_have_words(name: str, lang: str) -> None:
    teller = Teller(words_of(grognard.ruleset(name), lang, strict=True))
    for game, question in asked(name):
        if question.story is None and isinstance(question, Place):
            continue
        teller.see(game.view(question.seat))
        if question.story is not None:
            story = question.story()
            assert teller.story(story)
            assert all(teller.tally(tally) for tally in story.tallies)
            assert all(teller.piece(piece) != piece for piece in story.to)
        if isinstance(question, Choose | Picking):
            for option in question.options:
                teller.about(option, option.note)
                teller.about(option, option.caution)


@pytest.mark.parametrize("name", grognard.rulesets())
def test_what_harms_oneself_comes_last_and_is_never_the_usual(name: str) -> None:
    for _, question in asked(name):
        if not isinstance(question, Choose) or not any(o.caution for o in question.options):
            continue
        offered = [option for option in question.options if option.key != question.passing]
        warned = [bool(option.caution) for option in offered]
        usual = next(option for option in question.options if option.key == question.usual)
        assert warned == sorted(warned), question.topic
        assert not usual.caution or all(option.caution for option in question.options)


@pytest.mark.parametrize("name", grognard.rulesets())
def test_a_moment_that_passes_has_a_kind_with_a_name(name: str) -> None:
    words = words_of(grognard.ruleset(name), ENGLISH, strict=True)
    for _, question in asked(name):
        if isinstance(question, Choose) and question.window:
            assert f"window-{question.window}" in words, question.topic
            assert question.passing in {option.key for option in question.options}
