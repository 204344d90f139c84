"""French as it is read: whole games in sentences, and the messages and rules they are made of."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import grognard
from grognard.conformance import play_randomly
from grognard.kernel.compound import Together
from grognard.kernel.game import Game
from grognard.kernel.questions import Choose
from grognard.text.glossary import misspoken, of_book, typed_badly
from grognard.text.names import seat_names
from grognard.text.telling import Teller, words_of
from tests.text.test_numbers import ROOT, said, sources

FRENCH = sources("fr")
GUIDES = sorted((ROOT / "docs" / "fr").rglob("*.md"))
BARE = re.compile(
    r"\b(?:[Dd]e|[Dd]u|[Ll][ea]|[Aa]ux?|[Dd]es|[Qq]ue) "
    r"\{ \$(?:seats?|sides?|winner|who|credit|units?|models?|figures?|pieces?|targets?|enemies"
    r"|members|card|old|unit_name) \}"
)
"""A name without its article after a word that would be elided or contracted before some names."""


def faults(french: str) -> list[str]:
    return misspoken(french) + typed_badly(french)


@pytest.mark.parametrize("path", FRENCH, ids=lambda path: path.parent.parent.name)
@pytest.mark.parametrize("number", [1, 2])
def test_french_messages_are_well_spoken(path: Path, number: int) -> None:
    found = {(id_, *faults(text)) for id_, text in said(path, "fr", number)}

    assert sorted(fault for fault in found if fault[1:]) == []


@pytest.mark.parametrize("name", grognard.rulesets())
def test_french_rulebooks_are_well_spoken(name: str) -> None:
    book = of_book(grognard.ruleset(name).rulebook)
    found = {id_: misspoken(french) for id_, (_, french) in book.items()}

    assert {id_: wrong for id_, wrong in found.items() if wrong} == {}


def prose(page: str) -> str:
    """A page without its code, addresses and remarks."""
    page = re.sub(r"^```.*?^```|^ {4}.*?$", "", page, flags=re.DOTALL | re.MULTILINE)
    return re.sub(r"`[^`]*`|\]\([^)]*\)|<!--.*?-->", "…", page)


@pytest.mark.parametrize("path", GUIDES, ids=lambda path: path.stem)
def test_french_guides_are_well_spoken(path: Path) -> None:
    assert faults(prose(path.read_text(encoding="utf-8"))) == []


@pytest.mark.parametrize("path", FRENCH, ids=lambda path: path.parent.parent.name)
def test_no_name_stands_bare_where_french_elides_or_contracts(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()

    assert [line for line in lines if BARE.search(line)] == []


@pytest.mark.parametrize("name", grognard.rulesets())
def test_a_feminine_article_goes_with_a_feminine_gender(name: str) -> None:
    words = words_of(grognard.ruleset(name), "fr")
    units = grognard.ruleset(name).catalogue()["units"]
    genders = {unit: words.first(f"{unit}.gender")[:1] for unit in units}
    feminine = {unit for unit in units if words.first(f"{unit}.article") == "la"}

    assert feminine
    if any(genders.values()):
        assert {unit for unit in feminine if genders[unit] != "f"} == set()


def told(game: Game[Any], teller: Teller) -> Iterator[tuple[str, str]]:
    """All that is said in a game of random answers, and what sort of sentence it is."""
    heard = 0
    for _ in play_randomly(game, "french"):
        teller.see(game.view("A"))
        for entry in game.log[heard:]:
            yield "event", teller.event(entry.event)
        heard = len(game.log)
        if game.decision is None or isinstance(game.decision, Together):
            continue
        yield "question", teller.question(game.decision)
        if isinstance(game.decision, Choose):
            yield from (("option", option) for option, _ in teller.options(game.decision.options))
            if game.decision.story is not None:
                yield "story", teller.story(game.decision.story())


@pytest.mark.parametrize("name", grognard.rulesets())
def test_a_whole_game_reads_well(name: str) -> None:
    ruleset = grognard.ruleset(name)
    game = ruleset.new_game(seed=7)
    words = words_of(ruleset, "fr", strict=True)
    armies = seat_names(ruleset, game.record.setup, game.view("A").seats, {}, words)
    sentences = set(told(game, Teller(words, names=armies)))

    assert len(sentences) > 100
    assert [text for _, text in sentences if faults(text)] == []
    whole = [text for sort, text in sentences if sort in ("event", "story")]
    assert [text for text in whole if not re.match(r"[A-ZÀÂÇÉÈÊÎÔŒ\d«+]", text)] == []
    assert [text for text in whole if not text.endswith((".", "!", "?"))] == []


def test_a_bare_name_is_found() -> None:
    assert BARE.search("La bande du { $seat }")
    assert not BARE.search("La bande { $figure_du } : { $seat }")


def test_the_program_the_client_and_the_guides_are_read() -> None:
    names = {str(path.relative_to(ROOT)) for path in (*FRENCH, *GUIDES)}

    assert {"src/grognard/text/fr.ftl", "web/src/text/fr.ftl"} <= names
    assert "docs/fr/how-to/make-a-pack.md" in names
