"""What every game for Grognard passes: copy this file as it is, and change the name."""

import re
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from causeway import RULESET
from grognard.bots import Table, bot
from grognard.conformance import acts_by_hand, conform, play_randomly
from grognard.content import package_file
from grognard.kernel.questions import Choose
from grognard.kernel.views import SPECTATOR
from grognard.lab.coverage import clause_tests, coverage_of, sample
from grognard.text.telling import teller_of, words_of

SCENARIOS = RULESET.scenario_ids()
OTHERWISE = [
    (choice.id, value)
    for choice in RULESET.choices()
    for value in choice.values
    if value != choice.default
]


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("seed", range(5))
def test_random_games_keep_every_law(scenario: str, seed: int) -> None:
    report = conform(RULESET.new_game(scenario, seed=seed), seed, every=3)

    assert report.ended


@pytest.mark.parametrize(("option", "value"), OTHERWISE)
def test_every_option_can_be_played(option: str, value: Any) -> None:
    assert conform(RULESET.new_game(seed=4, options={option: value}), every=5).ended


def test_what_happens_is_told_with_its_turn() -> None:
    game = RULESET.new_game(seed=5)
    conform(game, every=50)

    begun = [told for before, told in pairwise(game.log) if told.turn != before.turn]

    assert [told.turn for told in begun] == list(range(1, len(begun) + 1))
    assert {told.event.kind for told in begun} == {"turn-began"}


def test_every_clause_has_a_test_and_applies_in_play() -> None:
    tests = clause_tests(Path(__file__).parent)[RULESET.name]

    found = coverage_of(RULESET, tests, games=60)

    assert found.untested == (), "mark a test with each of these clauses"
    unseen = set(found.never_fired) - set(found.silent)
    assert unseen == set(), "cite these clauses where they apply, or say why they are silent"


def test_whatever_is_cited_is_in_the_rulebook() -> None:
    cited = set(sample(RULESET, games=60))

    unwritten = cited - {clause.id for clause in RULESET.rulebook.clauses}
    assert unwritten == set(), "write these clauses into rulebook.toml"


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_whatever_is_asked_offered_and_told_has_its_words(lang: Any, scenario: str) -> None:
    words = words_of(RULESET, lang, strict=True)
    game = RULESET.new_game(scenario, seed=11)
    teller = teller_of(game, words)

    for _ in play_randomly(game, seed=11):
        teller.see(game.view(SPECTATOR))
        if isinstance(question := game.decision, Choose):
            assert teller.question(question)
            assert all(teller.option(option) for option in question.options)

    assert all(teller.event(told.event) for told in game.log)
    for act, _ in acts_by_hand(game):
        assert teller.question(act)
        assert all(teller.tally(tally) for tally in act.tallies)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_whole_games_are_told_without_a_missing_word(lang: Any) -> None:
    words = words_of(RULESET, lang, strict=True)
    game = RULESET.new_game("spring_tide", seed=7)
    Table(game, {seat: bot("greedy", 1) for seat in game.seats}).play()

    teller = teller_of(game, words)

    assert all(teller.event(told.event) for told in game.log)
    assert teller.result(game.result)  # type: ignore[arg-type]
    for said in _said(game.view(SPECTATOR)):
        assert teller.say(said)


def _said(thing: Any) -> list[Any]:
    """Every message of a view, however deep."""
    from msgspec.structs import astuple

    from grognard.kernel.said import Say

    if isinstance(thing, Say):
        return [thing]
    if isinstance(thing, tuple | list):
        return [said for each in thing for said in _said(each)]
    return _said(astuple(thing)) if hasattr(thing, "__struct_fields__") else []


def test_both_languages_have_the_same_messages() -> None:
    ids = {
        lang: set(re.findall(r"^([a-z][\w-]*) =", _text(lang), re.MULTILINE))
        for lang in ("en", "fr")
    }

    assert ids["en"] == ids["fr"]


def _text(lang: str) -> str:
    return package_file(RULESET.package, "text", f"{lang}.ftl").read_text("utf-8")
