"""A newcomer is led: briefing, taught first turn, cards and badges that explain themselves."""

from collections.abc import Iterator
from typing import Any

import pytest

import grognard
from grognard.content.briefing import FIRST_MOVES
from grognard.kernel.compound import Together
from grognard.kernel.said import Language
from grognard.server import wire
from grognard.server.games.journal import Head, Sitting
from grognard.server.games.keys import Holder
from grognard.server.games.reader import Reader
from grognard.server.games.room import Room
from grognard.server.present import guide, lobby
from grognard.server.present.log import words_of
from grognard.text.telling import Teller

NEWCOMER = "A"
MOST = 600
"""Answers after which the first turn of every game is over."""
LANGUAGES = ["en", "fr"]
SCENARIOS = [
    (name, scenario)
    for name in grognard.rulesets()
    for scenario in grognard.ruleset(name).scenario_ids()
]


def briefed(name: str, scenario: str | None = None, lang: Language = "en") -> wire.Briefing:
    ruleset = grognard.ruleset(name)
    setup = ruleset.setup(scenario)
    sittings = tuple(Sitting(seat, "person") for seat in setup.seats)
    room = Room(Head("g", setup, sittings, 0.0, "seed"), ruleset)
    return Reader(room, Holder("seat", NEWCOMER), lang).briefing()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("name", "scenario"), SCENARIOS)
def test_a_briefing_says_what_wins_who_fights_and_how_to_begin(
    name: str, scenario: str, lang: Language
) -> None:
    told = briefed(name, scenario, lang)
    book = grognard.ruleset(name).rulebook

    assert told.aim and told.scoring and told.ending
    assert all(line.text and line.rule in book for line in (*told.scoring, *told.ending))
    assert len({army.special for army in told.armies}) == len(told.armies) >= 2
    assert all(army.name and army.special for army in told.armies)
    assert len(set(told.first_moves)) == FIRST_MOVES


@pytest.mark.parametrize("name", grognard.rulesets())
def test_the_first_scenario_has_first_moves_written_for_each_of_its_armies(name: str) -> None:
    ruleset = grognard.ruleset(name)
    setup = ruleset.setup()

    for lang in LANGUAGES:
        words = words_of(ruleset, lang)
        for army in setup.rosters:
            message = f"first-{setup.scenario}-{army['faction']}"
            assert all(words.first(f"{message}.{nth}") for nth in guide.NTH), (lang, message)


def test_figures_of_a_briefing_come_from_the_scenario() -> None:
    ruleset = grognard.ruleset("saurian").with_value("scenarios.broken_paddock.rounds=5")
    game = ruleset.new_game(seed=1)
    words = words_of(ruleset, "en")

    told = [Teller(words).say(line.text) for line in ruleset.briefing(game.battle, NEWCOMER).ending]

    assert "After round 5 most points win." in told


def first_turn(name: str, seed: int) -> Iterator[Any]:
    """What the newcomer is asked until the first turn of the introductory game is over."""
    ruleset = grognard.ruleset(name)
    game = ruleset.new_game(seed=seed)
    for _ in range(MOST):
        if game.over or ruleset.turn(game.battle) > 1:
            return
        asked: Any = game.decision
        own = asked.of(NEWCOMER) if isinstance(asked, Together) else asked
        if own is not None and own.seat == NEWCOMER:
            yield own
        game.answer(asked.usual)
    pytest.fail("the first turn does not end")


@pytest.mark.parametrize("seed", [2, 3, 6])
@pytest.mark.parametrize("name", grognard.rulesets())
def test_every_lesson_is_about_something_that_the_first_turn_asks(name: str, seed: int) -> None:
    asked = [question.topic for question in first_turn(name, seed)]

    for lesson in grognard.ruleset(name).guide.lessons:
        assert any(topic in asked for topic in lesson.topics), lesson.id


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", grognard.rulesets())
def test_a_first_turn_is_taught_in_five_to_eight_steps(name: str, lang: Language) -> None:
    ruleset = grognard.ruleset(name)

    told = guide.lessons(ruleset, words_of(ruleset, lang))

    assert 5 <= len(told) <= 8
    assert len({lesson.id for lesson in told}) == len(told)
    assert all(lesson.title and lesson.text and lesson.rule in ruleset.rulebook for lesson in told)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", grognard.rulesets())
def test_every_word_on_a_card_explains_itself(name: str, lang: Language) -> None:
    ruleset = grognard.ruleset(name)
    teller = Teller(words_of(ruleset, lang))

    for recruit in ruleset.recruits():
        for fact in recruit.card:
            assert fact.rule in ruleset.rulebook, (recruit.id, fact)
            assert teller.say(fact.name) and teller.say(fact.value)
        weapons = [fact for fact in recruit.card if fact.kind == "weapon"]
        assert all(any(c.isdigit() for c in teller.say(f.value)) or f.rule for f in weapons)


@pytest.mark.parametrize("name", grognard.rulesets())
def test_no_two_rules_on_cards_hide_behind_one_clause_unexplained(name: str) -> None:
    words: dict[str, set[str]] = {}
    for recruit in grognard.ruleset(name).recruits():
        for fact in recruit.card:
            if fact.kind in ("rule", "spell") and fact.what is None:
                value: Any = fact.value
                words.setdefault(fact.rule, set()).add(value.id)

    shared = {rule: found for rule, found in words.items() if len(found) > 1}

    # A Hero and a Commander bring Command; two presences steady the courage of others.
    assert set(shared) <= ({"4.97", "1.38"} if name == "saurian" else set())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", grognard.rulesets())
def test_every_badge_is_in_the_legend_with_what_it_does(name: str, lang: Language) -> None:
    told = guide.reference(grognard.ruleset(name), lang)

    assert told.badges and all(badge.name and badge.text for badge in told.badges)
    assert told.sections and all(line.text for part in told.sections for line in part.lines)
    assert told.keywords and all(word.text for word in told.keywords)


@pytest.mark.parametrize("name", grognard.rulesets())
def test_pieces_show_no_badge_that_the_legend_lacks(name: str) -> None:
    ruleset = grognard.ruleset(name)
    known = {badge.name.id for badge in ruleset.legend()}
    game = ruleset.new_game(seed=4)
    seen = set()

    for _ in range(MOST):
        if game.over:
            break
        seen |= {badge.name.id for piece in game.view("").pieces for badge in piece.badges}
        game.answer(game.decision.usual)

    assert seen and seen <= known


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_score_says_how_far_it_is_to_victory(lang: Language) -> None:
    game = grognard.ruleset("saurian").new_game(seed=1)
    game.battle.points["A"] = 4
    view = game.view("A")
    teller = Teller(words_of(grognard.ruleset("saurian"), lang), view, {"A": "Aegis", "B": "Brood"})

    told = [teller.say(line) for line in view.standing]

    assert [counter.goal for counter in view.counters[:2]] == [6, 6]
    assert (
        told[:3]
        == {
            "en": [
                "Aegis leads by 4 points",
                "Aegis: 2 more points win at once",
                "Most points after round 8 win",
            ],
            "fr": [
                "En tête\u00a0: Aegis, de 4 points",
                "Aegis\u00a0: encore 2 points pour gagner aussitôt",
                "Qui a le plus de points après le tour 8 l’emporte",
            ],
        }[lang]
    )


def test_points_that_only_the_end_brings_are_counted_in() -> None:
    game = grognard.ruleset("brimstone").new_game(seed=1)
    for _ in range(60):
        game.answer(game.decision.usual)
    dead = next(model for model in game.battle.models if model.owner == "B")
    dead.lp, dead.at, dead.dead = 0, None, True

    lines = {line.id: line.args for line in game.view("A").standing}

    assert lines["standing-would-win"]["side"] == "A"


def test_bots_for_people_are_levels_with_the_rating_that_was_measured() -> None:
    cards = {
        card.id: card for card in lobby.lobby((), ("easy", "fair", "hard", "greedy"), "en").bots
    }

    assert [cards[name].level for name in ("easy", "fair", "hard", "greedy")] == [1, 2, 3, None]
    assert cards["fair"].ratings["colossus"].games >= 1
    assert all(card.summary for card in cards.values())
    assert not cards["hard"].ratings and not cards["greedy"].ratings
