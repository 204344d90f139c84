"""What is printed short on a card is short for words of the reader's language."""

from __future__ import annotations

import re
from pathlib import Path
from unicodedata import normalize

import pytest

import grognard
from grognard.languages import ENGLISH

RULESETS = Path(grognard.__file__).parent / "rulesets"
SHORT = re.compile(r"^(stat-\S+) = (.+) \(([A-Z]{2,4})\)$", re.MULTILINE)


def texts(name: str, lang: str) -> str:
    """All that a game says in a language, its rulebook left out."""
    return (RULESETS / name / "text" / f"{lang}.ftl").read_text("utf-8")


def short_names(name: str, lang: str) -> dict[str, tuple[str, str]]:
    """By key, what cards call a figure in full and in short."""
    return {key: (full, short) for key, full, short in SHORT.findall(texts(name, lang))}


def is_short_for(short: str, full: str) -> bool:
    """Whether all letters of a short form are in the name, one after the other."""
    letters = iter(normalize("NFD", full).lower())
    return all(letter in letters for letter in short.lower())


def test_there_are_short_names_to_look_at() -> None:
    assert short_names("brimstone", ENGLISH)["stat-dpt"] == ("Move", "MOV")
    assert short_names("brimstone", "fr")["stat-dpt"] == ("Déplacement", "DPT")


@pytest.mark.parametrize("lang", [ENGLISH, "fr"])
@pytest.mark.parametrize("name", grognard.rulesets())
def test_short_names_on_cards_are_short_for_words_of_their_language(name: str, lang: str) -> None:
    for full, short in short_names(name, lang).values():
        assert is_short_for(short, full), (full, short)


@pytest.mark.parametrize("name", grognard.rulesets())
def test_no_french_short_name_is_in_an_english_text(name: str) -> None:
    book = grognard.ruleset(name).rulebook
    clauses = [said[ENGLISH] for one in book.clauses for said in (one.title, one.text)]
    english = "\n".join([texts(name, ENGLISH), *clauses])
    ours = {short for _, short in short_names(name, ENGLISH).values()}
    theirs = {short for _, short in short_names(name, "fr").values()} - ours

    assert [short for short in sorted(theirs) if re.search(rf"\b{short}\b", english)] == []
