"""Whatever a player reads is words: no id of a question, option, piece or place gets through."""

import re
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import grognard
from grognard.conformance import play_randomly
from grognard.kernel.compound import SeatQuestion, Together
from grognard.kernel.events import Told
from grognard.kernel.game import Game
from grognard.kernel.odds import Distribution, odds
from grognard.kernel.questions import Choose, Placement
from grognard.kernel.refusals import Refusal
from grognard.kernel.said import Language
from grognard.rulesets.colossus.events import Moved
from grognard.rulesets.saurian.events import Moved as Stepped
from grognard.server import wire
from grognard.server.present import decisions
from grognard.server.present.log import line, words_of
from grognard.server.present.odds import odds_text
from grognard.text.telling import Teller

EVERY = 7
"""Of so many decisions one is looked at."""
AN_ID = re.compile(r"\b[a-z0-9]+_[a-z0-9_]+\b|\b[a-z_]+:[a-z0-9_]+")
NOT_READ = {
    *("key", "id", "topic", "kind", "rule", "rules", "seat", "piece", "pieces", "fraction"),
    *("pile", "slot", "what", "to", "by", "usual", "window"),
}
"""Fields that are no text for people."""


def texts(told: Any) -> Iterator[str]:
    """Everything in a message that somebody reads."""
    match told:
        case dict():
            for name, value in told.items():
                if name not in NOT_READ:
                    yield from texts(value)
        case list():
            for value in told:
                yield from texts(value)
        case str():
            yield told


def read(sent: Any, ids: set[str]) -> list[str]:
    """Texts in which an id shows."""
    found = texts(msgspec.json.decode(msgspec.json.encode(sent)))
    return [text for text in found if AN_ID.search(text) or text in ids]


def asked(game: Game[Any]) -> SeatQuestion:
    decision = game.decision
    assert decision is not None
    return decision.choices[0] if isinstance(decision, Together) else decision


def weighed(game: Game[Any], number: int) -> Distribution | None:
    """The odds of one option."""
    decision = game.decision
    if not isinstance(decision, Choose):
        return None
    option = decision.options[number % len(decision.options)]
    try:
        return odds(game, [option.key], policy="tree", budget=300, samples=10)
    except Refusal:
        return None


def ids_of(game: Game[Any], seat: str) -> set[str]:
    """What nobody should read: ids of pieces and topics, where they are no words themselves."""
    view = game.view(seat)
    topics = {asked(game).topic}
    return {piece.id for piece in view.pieces} | {topic for topic in topics if "-" in topic}


@pytest.mark.parametrize("name", grognard.rulesets())
def test_questions_and_odds_are_told_in_words(name: str) -> None:
    ruleset = grognard.ruleset(name)
    game = ruleset.new_game(seed=5)
    languages = [words_of(ruleset, lang) for lang in ("en", "fr")]
    raw: list[str] = []

    for number in play_randomly(game, "told"):
        if number % EVERY or game.over:
            continue
        decision = asked(game)
        ids = ids_of(game, decision.seat)
        region = wire.Region(None, (), ())
        found = weighed(game, number)
        for words in languages:
            teller = Teller(words, game.view(decision.seat))
            shown = decisions.decision(decision, decision.seat, 0, teller, where=region)
            raw += read(shown, ids)
            raw += [] if found is None else read(odds_text(found, teller), ids)

    assert raw == []


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("name", grognard.rulesets())
def test_the_log_is_told_in_words(name: str, lang: Language) -> None:
    ruleset = grognard.ruleset(name)
    game = ruleset.new_game(seed=6)
    teller = Teller(words_of(ruleset, lang), game.view(""))
    raw: list[str] = []

    heard = 0
    for _ in play_randomly(game, "log"):
        teller.see(game.view(""))
        for told in game.log[heard:]:
            raw += read(line(told, teller, {}), set())
        heard = len(game.log)

    assert raw == []


def test_a_choice_met_on_the_way_is_named() -> None:
    ruleset = grognard.ruleset("gaslight")
    words = {lang: words_of(ruleset, lang) for lang in ("en", "fr")}
    game = ruleset.new_game(seed=5)
    named: set[tuple[str, str]] = set()

    for number in play_randomly(game, "met"):
        if game.over or number % 3:
            continue
        found = weighed(game, number)
        if found is None:
            continue
        for lang, spoken in words.items():
            told = odds_text(found, Teller(spoken, game.view(asked(game).seat)))
            if told.met is not None:
                named |= {(lang, answer.label) for answer in told.met.answers}
                assert told.met.text != ""
        if {lang for lang, _ in named} == {"en", "fr"}:
            break

    english = {label for lang, label in named if lang == "en"}
    french = {label for lang, label in named if lang == "fr"}
    assert english and french and not english & french


def test_a_move_is_told_with_the_way_it_went_and_whose_it_is() -> None:
    ruleset = grognard.ruleset("colossus")
    teller = Teller(words_of(ruleset, "en"), ruleset.new_game(seed=1).view(""))
    moved = Told(3, 1, Moved("a1", "standard", 9.0, (8.0, 9.0)))
    path = ((2.0, 3.0), (8.0, 9.0))

    told = line(moved, teller, {"a1": "A"}, ["go", Placement(path, 90).entry()])
    further = Placement(((2.0, 3.0), (12.0, 9.0)), 90).entry()
    cut_short = line(moved, teller, {"a1": "A"}, ["go", further])

    assert (told.way, told.seat) == (path, "A")
    assert cut_short.way == ((8.0, 9.0),)


def test_who_moves_on_hexes_is_told_with_the_hex() -> None:
    ruleset = grognard.ruleset("saurian")
    teller = Teller(words_of(ruleset, "en"), ruleset.new_game(seed=1).view(""))

    told = line(Told(3, 1, Stepped("a1", 1, 4, 6)), teller, {"a1": "A"})

    assert told.way == ((4.0, 6.0),)
