"""One thing has one name in each language, and the texts keep to it."""

from pathlib import Path

import pytest

import grognard
from grognard.content import package_file, read_text
from grognard.content.rulebook import Term
from grognard.text.glossary import Pairs, breaches, of_book, of_messages, typed_badly

STICK = Term(en="stick", fr="réglette", shun=("bâton",))


def texts_of(name: str) -> Pairs:
    ruleset = grognard.ruleset(name)
    english, french = (
        read_text(package_file(ruleset.package, f"text/{lang}.ftl")) for lang in ("en", "fr")
    )
    return of_book(ruleset.rulebook) | of_messages(english, french)


@pytest.mark.parametrize("name", grognard.rulesets())
def test_the_texts_of_a_game_keep_to_its_glossary(name: str) -> None:
    terms = grognard.ruleset(name).rulebook.terms

    assert terms
    assert breaches(terms, texts_of(name)) == []


@pytest.mark.parametrize(
    ("english", "french", "fault"),
    [
        ("Two sticks", "Deux réglettes", []),
        ("Two sticks", "Deux règles", ["1: 'stick' should be 'réglette' in French"]),
        ("A drumstick", "Une baguette", []),
        ("", "Un bâton", ["1: 'bâton' should be 'réglette'"]),
    ],
)
def test_a_text_that_calls_a_thing_otherwise_is_found(
    english: str, french: str, fault: list[str]
) -> None:
    used = {"0": ("", "La réglette")}

    assert breaches([STICK], used | {"1": (english, french)}) == fault


def test_a_term_that_nothing_uses_is_found() -> None:
    assert breaches([STICK], {"1": ("", "Rien")}) == ["réglette: nothing uses this term"]


def test_a_word_may_mean_something_else_where_the_glossary_says_so() -> None:
    term = Term(en="stick", fr="réglette", elsewhere=("1",))
    used = {"0": ("", "La réglette")}

    assert breaches([term], used | {"1": ("They stick together", "Elles restent ensemble")}) == []


def test_messages_are_read_without_what_is_put_into_them() -> None:
    source = """\
a = { $stick } { $n ->
    [one] one stick
   *[other] { $n } sticks
}
# stick
b = x
"""
    found = of_messages(source, source)

    assert found["a"][0].split() == ["one", "stick", "*", "sticks", "}"]
    assert found["b"][0].strip() == "x"


FRENCH = sorted(Path(grognard.__file__).parent.rglob("fr.ftl"))


@pytest.mark.parametrize("source", FRENCH, ids=lambda path: path.parent.parent.name)
def test_french_messages_have_their_hard_spaces(source: Path) -> None:
    text = source.read_text()

    found = {id_: typed_badly(french) for id_, (_, french) in of_messages(text, text).items()}
    assert {id_: faults for id_, faults in found.items() if faults} == {}


@pytest.mark.parametrize("name", grognard.rulesets())
def test_french_rulebooks_have_their_hard_spaces(name: str) -> None:
    found = {
        id_: typed_badly(fr) for id_, (_, fr) in of_book(grognard.ruleset(name).rulebook).items()
    }

    assert {id_: faults for id_, faults in found.items() if faults} == {}
