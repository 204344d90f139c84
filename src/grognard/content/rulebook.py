"""The rulebook of a ruleset: every clause, in English and French."""

from __future__ import annotations

import functools
import unicodedata
from typing import Annotated

from msgspec import Meta, field

from grognard.content.describe import FILLED_PATTERN, closest
from grognard.content.errors import ContentError
from grognard.content.files import Entry, File, Id, fit, parse_tables, read_bytes
from grognard.kernel.said import Language, Say

ClauseId = Annotated[str, Meta(pattern=r"^[A-Za-z0-9]+(\.[A-Za-z0-9]+)*$(?!\n)", max_length=16)]
Origin = Annotated[str, Meta(pattern=r"^[SPH](\+[SPH])*$(?!\n)", max_length=8)]
Title = Annotated[str, Meta(pattern=FILLED_PATTERN, max_length=200)]
Prose = Annotated[str, Meta(pattern=FILLED_PATTERN, max_length=10_000)]


class BothTitles(Entry, frozen=True, kw_only=True):
    en: Title
    fr: Title

    def of(self, lang: Language) -> str:
        return self.fr if lang == "fr" else self.en


class BothTexts(Entry, frozen=True, kw_only=True):
    en: Prose
    fr: Prose

    def of(self, lang: Language) -> str:
        return self.fr if lang == "fr" else self.en


class Chapter(Entry, frozen=True, kw_only=True):
    id: ClauseId
    title: BothTitles


class Clause(Entry, frozen=True, kw_only=True):
    """One numbered rule; `origin` says whether it is stated (S), public (P) or a ruling (H)."""

    id: ClauseId
    chapter: ClauseId
    origin: Origin
    silent: Id | None = None
    """Why games seldom or never show it at work, named by the message ``silent-REASON``."""
    title: BothTitles
    text: BothTexts


class Rulebook(Entry, frozen=True, kw_only=True, dict=True):
    """All chapters and clauses, in the order of the book."""

    chapters: tuple[Chapter, ...] = field(name="chapter")
    clauses: tuple[Clause, ...] = field(name="clause")

    def clause(self, id_: str) -> Clause:
        """The clause of this id; `KeyError` names the closest one there is."""
        if id_ in self._places:
            return self.clauses[self._places[id_]]
        guess = closest(id_, self._places)
        raise KeyError(f"no clause {id_!r}" + (f"; did you mean {guess!r}?" if guess else ""))

    def __contains__(self, id_: str) -> bool:
        return id_ in self._places

    def chapter(self, id_: str) -> Chapter:
        for chapter in self.chapters:
            if chapter.id == id_:
                return chapter
        raise KeyError(f"no chapter {id_!r}")

    def clauses_of(self, chapter: str) -> list[Clause]:
        return [clause for clause in self.clauses if clause.chapter == chapter]

    def neighbours(self, id_: str) -> tuple[Clause | None, Clause | None]:
        """The clauses before and after this one in the book."""
        clause = self.clause(id_)
        place = self._places[clause.id]
        before = self.clauses[place - 1] if place > 0 else None
        after = self.clauses[place + 1] if place + 1 < len(self.clauses) else None
        return before, after

    def search(self, words: str, lang: Language) -> list[Clause]:
        """The clauses that have all these words, those with them in the title first.

        Case and accents do not matter, and part of a word is enough.
        """
        wanted = plain(words).split()
        if not wanted:
            return []
        titled, others = [], []
        for clause, (title, text) in zip(self.clauses, self._searchable(lang), strict=True):
            if all(word in title for word in wanted):
                titled.append(clause)
            elif all(word in title or word in text for word in wanted):
                others.append(clause)
        return titled + others

    def _searchable(self, lang: Language) -> list[tuple[str, str]]:
        return self._plain_french if lang == "fr" else self._plain_english

    @functools.cached_property
    def _places(self) -> dict[str, int]:
        return {clause.id: place for place, clause in enumerate(self.clauses)}

    @functools.cached_property
    def _plain_english(self) -> list[tuple[str, str]]:
        return [(plain(f"{c.id} {c.title.en}"), plain(c.text.en)) for c in self.clauses]

    @functools.cached_property
    def _plain_french(self) -> list[tuple[str, str]]:
        return [(plain(f"{c.id} {c.title.fr}"), plain(c.text.fr)) for c in self.clauses]


def read_rulebook(path: File) -> Rulebook:
    return parse_rulebook(read_bytes(path), file=path.name)


def parse_rulebook(source: bytes | str, *, file: str) -> Rulebook:
    rulebook = fit(parse_tables(source, file=file), Rulebook, file=file)
    chapters = {chapter.id for chapter in rulebook.chapters}
    for clause in rulebook.clauses:
        if clause.chapter not in chapters:
            place = Say("content-entry", {"kind": "clause", "id": clause.id})
            raise ContentError(file, (place,), _no_chapter(clause.chapter))
    for empty in sorted(chapters - {clause.chapter for clause in rulebook.clauses}):
        raise ContentError(file, (), Say("content-no-clauses", {"chapter": empty}))
    return rulebook


def _no_chapter(id_: str) -> Say:
    return Say("content-no-chapter", {"chapter": id_})


def plain(text: str) -> str:
    """The text without case, accents, ligatures or curly apostrophes.

    >>> plain("L’Œil dégagé")
    "l'oeil degage"
    """
    text = text.casefold().replace("œ", "oe").replace("æ", "ae").replace("’", "'")
    return "".join(c for c in unicodedata.normalize("NFKD", text) if not unicodedata.combining(c))
