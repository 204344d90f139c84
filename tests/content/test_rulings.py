"""The rulings: what is played where the source is silent, and what else could be."""

from __future__ import annotations

from pathlib import Path

import pytest

import grognard
from grognard.content import ContentError, Rulebook, Ruling, parse_rulebook
from grognard.content.rulebook import read_rulebook, told_in

RULESETS = grognard.rulesets()
LANGUAGES = {"en", "fr"}

NO_READINGS = {
    # Sizes of a game, and ways to ask.
    "colossus": {"points"},
    "baroud": {"scale", "free_move"},
    "gaslight": {"heroes"},
    "brimstone": {"large", "terraforming", "windows_a", "windows_b"},
    "saurian": {"army", "poker_face"},
}
"""The options of the house that are no other reading of the source."""

BOOK = """
[[chapter]]
id = "1"
title = { en = "The turn", fr = "Le tour" }
[[clause]]
id = "1.1"
chapter = "1"
origin = "S"
title = { en = "Move", fr = "Bouger" }
text = { en = "Each machine moves.", fr = "Chaque machine bouge." }
[[clause]]
id = "1.2"
chapter = "1"
origin = "H"
title = { en = "Turn", fr = "Tourner" }
text = { en = "Turning is free.", fr = "Tourner est gratuit." }
[[ruling]]
id = "R1"
clauses = ["1.2", "1.1"]
question = { en = "Does turning cost?", fr = "Tourner coûte-t-il ?" }
answer = { en = "No.", fr = "Non." }
[[ruling.alternative]]
text = { en = "An inch for a quarter.", fr = "Un pouce par quart." }
option = "paid_turns"
value = true
[[ruling.alternative]]
text = { en = "The whole move.", fr = "Tout le déplacement." }
[[ruling]]
id = "R2"
clauses = ["1.1"]
question = { en = "Must a machine move?", fr = "Une machine doit-elle bouger ?" }
answer = { en = "It may stay.", fr = "Elle peut rester." }
[[ruling.alternative]]
text = { en = "It must.", fr = "Elle le doit." }
"""


@pytest.fixture
def book() -> Rulebook:
    return parse_rulebook(BOOK, file="rulebook.toml")


def shipped(name: str) -> tuple[Ruling, ...]:
    return grognard.ruleset(name).rulebook.rulings


def test_a_clause_has_its_rulings_in_the_order_of_the_book(book: Rulebook) -> None:
    assert [ruling.id for ruling in book.rulings_on("1.1")] == ["R1", "R2"]
    assert [ruling.id for ruling in book.rulings_on("1.2")] == ["R1"]
    assert book.rulings_on("9.9") == ()


def test_a_search_finds_a_clause_by_the_words_of_its_rulings(book: Rulebook) -> None:
    assert [clause.id for clause in book.search("quarter inch", "en")] == ["1.1", "1.2"]
    assert [clause.id for clause in book.search("peut rester", "fr")] == ["1.1"]
    assert [clause.id for clause in book.search("R2", "en")] == ["1.1"]
    assert book.search("quarter", "fr") == []


def test_a_translation_tells_rulings_too(tmp_path: Path) -> None:
    (tmp_path / "rulebook.toml").write_text(BOOK, "utf-8")
    (tmp_path / "rulebook.de.toml").write_text(
        '[ruling.R1]\nquestion = "Kostet Drehen?"\nanswer = "Nein."\n'
        'alternative = ["Ein Zoll.", "Alles."]\n'
        '[ruling.R2]\nquestion = "Muss sie?"\nanswer = "Nein."\nalternative = ["Ja.", "Oft."]\n',
        "utf-8",
    )

    book = read_rulebook(tmp_path / "rulebook.toml", [("de", tmp_path / "rulebook.de.toml")])
    first, second = book.rulings

    assert told_in("de", first.question) == "Kostet Drehen?"
    assert [told_in("de", other.text) for other in first.alternatives] == ["Ein Zoll.", "Alles."]
    assert told_in("fr", first.answer) == "Non."
    # It has another number of answers than the ruling, so it is about another one.
    assert told_in("de", second.question) == "Must a machine move?"


@pytest.mark.parametrize(
    ("before", "after", "complaint"),
    [
        ('["1.2", "1.1"]', '["1.2", "1.3"]', "ruling 'R1': there is no clause '1.3'"),
        ('id = "R2"', 'id = "R1"', "ruling 'R1': entries 1 and 2 have the same id"),
        (
            '{ en = "No.", fr = "Non." }',
            '{ fr = "Non." }',
            "ruling 'R1': field 'answer': field 'en' is missing",
        ),
        (
            '{ en = "It must.", fr',
            "{ fr",
            "ruling 'R2': field 'alternative 1': field 'en' is missing",
        ),
    ],
)
def test_a_faulty_ruling_is_refused(before: str, after: str, complaint: str) -> None:
    assert BOOK.count(before) == 1

    with pytest.raises(ContentError) as refused:
        parse_rulebook(BOOK.replace(before, after), file="rulebook.toml")

    assert str(refused.value) == f"rulebook.toml: {complaint}"


def test_an_option_goes_with_its_value() -> None:
    with pytest.raises(ContentError, match="an option goes with its value"):
        parse_rulebook(BOOK.replace("value = true\n", ""), file="rulebook.toml")


@pytest.mark.parametrize("name", RULESETS)
def test_every_ruling_is_told_in_both_languages(name: str) -> None:
    for ruling in shipped(name):
        texts = (ruling.question, ruling.answer, *(other.text for other in ruling.alternatives))

        assert all(set(text) == LANGUAGES for text in texts), ruling.id
        assert all("?" in text for text in ruling.question.values()), ruling.id


@pytest.mark.parametrize("name", RULESETS)
def test_what_can_be_played_otherwise_is_not_what_is_played(name: str) -> None:
    choices = {choice.id: choice for choice in grognard.ruleset(name).choices()}
    for ruling in shipped(name):
        for other in ruling.alternatives:
            if other.option is not None:
                assert other.option in choices, (ruling.id, other.option)
                assert choices[other.option].takes(other.value), (ruling.id, other.value)
                assert other.value != choices[other.option].default, (ruling.id, other.option)


@pytest.mark.parametrize("name", RULESETS)
def test_every_option_is_another_reading_or_one_of_the_house(name: str) -> None:
    choices = {choice.id: choice for choice in grognard.ruleset(name).choices()}
    read = {
        (other.option, other.value)
        for ruling in shipped(name)
        for other in ruling.alternatives
        if other.option is not None
    }
    otherwise = {
        (choice.id, value)
        for choice in choices.values()
        for value in choice.values
        if value != choice.default and choice.id not in NO_READINGS[name]
    }

    assert read == otherwise
    assert NO_READINGS[name] <= set(choices)


@pytest.mark.parametrize("name", RULESETS)
def test_the_rulings_of_a_book_are_numbered_without_a_gap(name: str) -> None:
    rulings = shipped(name)

    assert [ruling.id for ruling in rulings] == [f"R{n}" for n in range(1, len(rulings) + 1)]


@pytest.mark.parametrize("name", RULESETS)
def test_a_game_keeps_the_readings_it_is_played_with(name: str) -> None:
    ruleset = grognard.ruleset(name)
    chosen = next(
        (other.option, other.value)
        for ruling in shipped(name)
        for other in ruling.alternatives
        if other.option is not None
    )

    setup = ruleset.setup(options=dict([chosen]))

    assert setup.options[chosen[0]] == chosen[1]
    assert set(setup.options) == {choice.id for choice in ruleset.choices()}
