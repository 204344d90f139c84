"""The rulebook file: order, lookup, search, and what it refuses."""

from __future__ import annotations

from pathlib import Path

import pytest

from grognard.content import ContentError, Rulebook, parse_rulebook
from grognard.content.rulebook import read_rulebook, told_in

BOOK = """
[[chapter]]
id = "1"
title = { en = "Terms", fr = "Termes" }
[[chapter]]
id = "3"
title = { en = "The turn", fr = "Le tour" }
[[clause]]
id = "1.2"
chapter = "1"
origin = "S+H"
title = { en = "Unit", fr = "Unité" }
text = { en = "A unit is one machine with an Eye.", fr = "Une unité est une machine à Œil dégagé." }
[[clause]]
id = "1.10"
chapter = "1"
origin = "H"
title = { en = "Machine", fr = "Machine" }
text = { en = "It walks.", fr = "Elle marche." }
[[clause]]
id = "3.1"
chapter = "3"
origin = "S"
title = { en = "Turn", fr = "Tour" }
text = { en = "Each machine moves.", fr = "Chaque machine bouge." }
"""


@pytest.fixture
def book() -> Rulebook:
    return parse_rulebook(BOOK, file="rulebook.toml")


def test_chapters_and_clauses_keep_the_order_of_the_file(book: Rulebook) -> None:
    assert [chapter.id for chapter in book.chapters] == ["1", "3"]
    assert [clause.id for clause in book.clauses] == ["1.2", "1.10", "3.1"]
    assert [clause.id for clause in book.clauses_of("1")] == ["1.2", "1.10"]


def test_a_clause_is_found_by_its_id_and_read_in_either_language(book: Rulebook) -> None:
    clause = book.clause("1.10")

    assert told_in("en", clause.text) == "It walks."
    assert told_in("fr", clause.text) == "Elle marche."
    assert told_in("fr", book.chapter(clause.chapter).title) == "Termes"
    assert "1.10" in book
    assert "9.9" not in book


def test_a_book_may_be_in_english_alone_or_in_more_languages_than_ours() -> None:
    book = parse_rulebook(
        BOOK.replace(', fr = "Tour"', ', de = "Runde"').replace(', fr = "Le tour"', ""),
        file="x.toml",
    )

    assert told_in("fr", book.clause("3.1").title) == "Turn"
    assert told_in("de", book.clause("3.1").title) == "Runde"
    assert told_in("fr", book.chapter("3").title) == "The turn"
    assert [c.id for c in book.search("runde", "de")] == ["3.1"]


def test_a_translation_may_lie_in_a_file_of_its_own(tmp_path: Path) -> None:
    (tmp_path / "rulebook.toml").write_text(BOOK, "utf-8")
    (tmp_path / "rulebook.de.toml").write_text(
        '[chapter]\n"3" = "Die Runde"\n'
        '[clause."3.1"]\ntitle = "Runde"\ntext = "Jede Maschine bewegt sich."\n'
        '[clause."9.9"]\ntitle = "Neuer"\ntext = "Als das Buch."\n',
        "utf-8",
    )

    book = read_rulebook(tmp_path / "rulebook.toml", [("de", tmp_path / "rulebook.de.toml")])

    assert told_in("de", book.clause("3.1").text) == "Jede Maschine bewegt sich."
    assert told_in("fr", book.clause("3.1").text) == "Chaque machine bouge."
    assert told_in("de", book.chapter("3").title) == "Die Runde"
    assert told_in("de", book.clause("1.2").title) == "Unit"


def test_an_unknown_clause_is_answered_with_the_closest_one(book: Rulebook) -> None:
    with pytest.raises(KeyError, match=r"no clause '1\.11'; did you mean '1\.10'\?"):
        book.clause("1.11")


def test_an_unknown_chapter_is_a_key_error(book: Rulebook) -> None:
    with pytest.raises(KeyError, match="no chapter '7'"):
        book.chapter("7")


def test_a_clause_knows_its_neighbours(book: Rulebook) -> None:
    first, middle, last = book.clauses

    assert book.neighbours("1.2") == (None, middle)
    assert book.neighbours("1.10") == (first, last)
    assert book.neighbours("3.1") == (middle, None)


def test_a_search_puts_titles_before_texts(book: Rulebook) -> None:
    assert [c.id for c in book.search("MACHINE", "en")] == ["1.10", "1.2", "3.1"]


def test_a_search_wants_every_word(book: Rulebook) -> None:
    assert [c.id for c in book.search("machine mov", "en")] == ["3.1"]
    assert book.search("machine dragon", "en") == []
    assert book.search("  ", "en") == []


def test_a_search_ignores_accents_and_ligatures(book: Rulebook) -> None:
    assert [c.id for c in book.search("oeil DEGAGE", "fr")] == ["1.2"]
    assert [c.id for c in book.search("unité", "fr")] == ["1.2"]


def test_a_search_reads_only_the_language_asked_for(book: Rulebook) -> None:
    assert book.search("walks", "fr") == []


def test_a_search_finds_a_clause_by_its_number(book: Rulebook) -> None:
    assert [c.id for c in book.search("3.1", "en")] == ["3.1"]


@pytest.mark.parametrize(
    ("before", "after", "complaint"),
    [
        ('id = "1.10"', 'id = "1.2"', "clause '1.2': entries 1 and 2 have the same id"),
        ('id = "3"\n', 'id = "1"\n', "chapter '1': entries 1 and 2 have the same id"),
        ('chapter = "3"', 'chapter = "4"', "clause '3.1': there is no chapter '4'"),
        ('chapter = "3"', 'chapter = "1"', "chapter '3' has no clause"),
        ('en = "Turn", ', "", "clause '3.1': field 'title': field 'en' is missing"),
        (
            '"Chaque machine bouge."',
            '" "',
            "clause '3.1': field 'text.fr': expected a text that is not empty"
            ' with at most 10000 characters, got " "',
        ),
        (
            'origin = "S"\n',
            'origin = "X"\n',
            "clause '3.1': field 'origin': expected a text that matches ^[SPH](\\+[SPH])*$(?!\\n)"
            ' with at most 8 characters, got "X"',
        ),
    ],
)
def test_a_faulty_book_is_refused(before: str, after: str, complaint: str) -> None:
    assert BOOK.count(before) == 1

    with pytest.raises(ContentError) as refused:
        parse_rulebook(BOOK.replace(before, after), file="rulebook.toml")

    assert str(refused.value) == f"rulebook.toml: {complaint}"
