"""The rulebook of a ruleset: its clauses and rulings, in every language they are written in."""

from __future__ import annotations

import functools
import unicodedata
from collections.abc import Iterable, Mapping
from typing import Annotated, TypeAlias

from msgspec import Meta, field
from msgspec.structs import replace

from grognard.content.describe import FILLED_PATTERN, closest
from grognard.content.errors import ContentError
from grognard.content.files import Entry, File, Id, fit, parse_tables, read_bytes, read_toml
from grognard.kernel.said import Language, Say
from grognard.languages import ENGLISH

ClauseId = Annotated[str, Meta(pattern=r"^[A-Za-z0-9]+(\.[A-Za-z0-9]+)*$(?!\n)", max_length=16)]
Origin = Annotated[str, Meta(pattern=r"^[SPH](\+[SPH])*$(?!\n)", max_length=8)]
Title = Annotated[str, Meta(pattern=FILLED_PATTERN, max_length=200)]
Prose = Annotated[str, Meta(pattern=FILLED_PATTERN, max_length=10_000)]


Tag = Annotated[str, Meta(pattern=r"^[a-z]{2,3}(-[A-Za-z0-9]+)*$(?!\n)", max_length=16)]
Titles: TypeAlias = dict[Tag, Title]
"""A title in each language it is written in; English is always among them."""
Texts: TypeAlias = dict[Tag, Prose]
RulingId = Annotated[str, Meta(pattern=r"^R[1-9][0-9]{0,2}$(?!\n)")]


def told_in(lang: Language, texts: Mapping[Language, str]) -> str:
    """A text in a language, or in English where nobody has translated it.

    >>> told_in("fr", {"en": "Turn", "fr": "Tour"}), told_in("de", {"en": "Turn"})
    ('Tour', 'Turn')
    """
    return texts[lang] if lang in texts else texts[ENGLISH]


class Chapter(Entry, frozen=True, kw_only=True):
    """A chapter of the rulebook."""

    id: ClauseId
    title: Titles


class Clause(Entry, frozen=True, kw_only=True):
    """One numbered rule; `origin` says whether it is stated (S), public (P) or a ruling (H)."""

    id: ClauseId
    chapter: ClauseId
    origin: Origin
    silent: Id | None = None
    """Why games seldom or never show it at work, named by the message ``silent-REASON``."""
    title: Titles
    text: Texts


class Alternative(Entry, frozen=True, kw_only=True):
    """Another answer people give; where it can be played, the option that does so and its value."""

    text: Texts
    option: Id | None = None
    value: bool | int | str | None = None

    def __post_init__(self) -> None:
        if (self.option is None) != (self.value is None):
            raise ValueError("an option goes with its value")


class Ruling(Entry, frozen=True, kw_only=True):
    """What is played where the source is silent, or may be read in several ways."""

    id: RulingId
    clauses: Annotated[tuple[ClauseId, ...], Meta(min_length=1, max_length=12)]
    """The clauses that say so, the one that matters most first."""
    question: Texts
    answer: Texts
    alternatives: Annotated[tuple[Alternative, ...], Meta(min_length=1, max_length=6)] = field(
        name="alternative"
    )

    def told(self, lang: Language) -> str:
        """All its words in a language, for a search."""
        texts = (self.question, self.answer, *(other.text for other in self.alternatives))
        return " ".join((self.id, *(told_in(lang, text) for text in texts)))


class TranslatedClause(Entry, frozen=True, kw_only=True):
    title: Title
    text: Prose


class TranslatedRuling(Entry, frozen=True, kw_only=True):
    question: Prose
    answer: Prose
    alternatives: tuple[Prose, ...] = field(name="alternative")
    """As many as the ruling has; of a ruling that has gained or lost some, none is taken over."""


class Translation(Entry, frozen=True, kw_only=True):
    """A rulebook in one further language, by the ids of its chapters, clauses and rulings.

    What it lacks is told in English; what the book lacks is left alone, for a translation may be
    older or newer than the book.
    """

    chapters: dict[ClauseId, Title] = field(name="chapter", default_factory=dict)
    clauses: dict[ClauseId, TranslatedClause] = field(name="clause", default_factory=dict)
    rulings: dict[RulingId, TranslatedRuling] = field(name="ruling", default_factory=dict)


class Term(Entry, frozen=True, kw_only=True):
    """A word that means one thing in this game, in English and in French."""

    en: Title
    fr: Title
    shun: tuple[Title, ...] = ()
    """French words for it that are used nowhere: one thing has one name."""
    elsewhere: tuple[Annotated[str, Meta(max_length=80)], ...] = ()
    """The clauses and messages where the English word means something else."""


class Rulebook(Entry, frozen=True, kw_only=True, dict=True):
    """All chapters, clauses, rulings and terms, in the order of the book."""

    chapters: tuple[Chapter, ...] = field(name="chapter")
    clauses: tuple[Clause, ...] = field(name="clause")
    rulings: tuple[Ruling, ...] = field(name="ruling", default=())
    terms: tuple[Term, ...] = field(name="term", default=())

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

    def rulings_on(self, clause: str) -> tuple[Ruling, ...]:
        """The rulings that this clause gives, in the order of the book."""
        return self._rulings.get(clause, ())

    def neighbours(self, id_: str) -> tuple[Clause | None, Clause | None]:
        """The clauses before and after this one in the book."""
        clause = self.clause(id_)
        place = self._places[clause.id]
        before = self.clauses[place - 1] if place > 0 else None
        after = self.clauses[place + 1] if place + 1 < len(self.clauses) else None
        return before, after

    def search(self, words: str, lang: Language) -> list[Clause]:
        """The clauses that have all these words, those with them in the title first.

        The words of a clause's rulings are among its own. Case and accents do not matter, and
        part of a word is enough.
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

    def translated(self, lang: Language, into: Translation) -> Rulebook:
        """The same book with another language in it."""
        chapters = tuple(
            replace(chapter, title={**chapter.title, lang: into.chapters[chapter.id]})
            if chapter.id in into.chapters
            else chapter
            for chapter in self.chapters
        )
        clauses = tuple(_translated(clause, lang, into.clauses) for clause in self.clauses)
        rulings = tuple(_translated_ruling(each, lang, into.rulings) for each in self.rulings)
        return Rulebook(chapters=chapters, clauses=clauses, rulings=rulings)

    def _searchable(self, lang: Language) -> list[tuple[str, str]]:
        if lang not in self._plain:
            self._plain[lang] = [
                (plain(f"{c.id} {told_in(lang, c.title)}"), plain(self._told(c, lang)))
                for c in self.clauses
            ]
        return self._plain[lang]

    def _told(self, clause: Clause, lang: Language) -> str:
        rulings = (ruling.told(lang) for ruling in self.rulings_on(clause.id))
        return " ".join((told_in(lang, clause.text), *rulings))

    @functools.cached_property
    def _plain(self) -> dict[Language, list[tuple[str, str]]]:
        return {}

    @functools.cached_property
    def _rulings(self) -> dict[str, tuple[Ruling, ...]]:
        found: dict[str, tuple[Ruling, ...]] = {}
        for ruling in self.rulings:
            for clause in ruling.clauses:
                found[clause] = (*found.get(clause, ()), ruling)
        return found

    @functools.cached_property
    def _places(self) -> dict[str, int]:
        return {clause.id: place for place, clause in enumerate(self.clauses)}


def _translated(clause: Clause, lang: Language, into: Mapping[str, TranslatedClause]) -> Clause:
    if clause.id not in into:
        return clause
    found = into[clause.id]
    return replace(
        clause,
        title={**clause.title, lang: found.title},
        text={**clause.text, lang: found.text},
    )


def _translated_ruling(
    ruling: Ruling, lang: Language, into: Mapping[str, TranslatedRuling]
) -> Ruling:
    found = into.get(ruling.id)
    if found is None or len(found.alternatives) != len(ruling.alternatives):
        return ruling
    alternatives = tuple(
        replace(other, text={**other.text, lang: text})
        for other, text in zip(ruling.alternatives, found.alternatives, strict=True)
    )
    return replace(
        ruling,
        question={**ruling.question, lang: found.question},
        answer={**ruling.answer, lang: found.answer},
        alternatives=alternatives,
    )


def read_rulebook(path: File, translations: Iterable[tuple[Language, File]] = ()) -> Rulebook:
    """A book, with the languages that come in files of their own."""
    book = parse_rulebook(read_bytes(path), file=path.name)
    for lang, file in translations:
        book = book.translated(lang, read_toml(file, Translation))
    return book


def parse_rulebook(source: bytes | str, *, file: str) -> Rulebook:
    """A rulebook as its file spells it, checked for what is missing."""
    rulebook = fit(parse_tables(source, file=file), Rulebook, file=file)
    for chapter in rulebook.chapters:
        _check_english("chapter", chapter.id, {"title": chapter.title}, file)
    for clause in rulebook.clauses:
        _check_english("clause", clause.id, {"title": clause.title, "text": clause.text}, file)
    for ruling in rulebook.rulings:
        _check_ruling(ruling, rulebook, file)
    chapters = {chapter.id for chapter in rulebook.chapters}
    for clause in rulebook.clauses:
        if clause.chapter not in chapters:
            place = Say("content-entry", {"kind": "clause", "id": clause.id})
            raise ContentError(file, (place,), _no_chapter(clause.chapter))
    for empty in sorted(chapters - {clause.chapter for clause in rulebook.clauses}):
        raise ContentError(file, (), Say("content-no-clauses", {"chapter": empty}))
    return rulebook


def _check_ruling(ruling: Ruling, book: Rulebook, file: str) -> None:
    texts = {"question": ruling.question, "answer": ruling.answer}
    texts |= {f"alternative {n}": other.text for n, other in enumerate(ruling.alternatives, 1)}
    _check_english("ruling", ruling.id, texts, file)
    for clause in ruling.clauses:
        if clause not in book:
            place = Say("content-entry", {"kind": "ruling", "id": ruling.id})
            raise ContentError(file, (place,), Say("content-no-clause", {"clause": clause}))


def _check_english(kind: str, id_: str, texts: Mapping[str, Mapping[str, str]], file: str) -> None:
    """English is what every other language falls back on."""
    for name, found in texts.items():
        if ENGLISH not in found:
            place = Say("content-entry", {"kind": kind, "id": id_})
            where = (place, Say("content-field", {"field": name}))
            raise ContentError(file, where, Say("content-missing", {"field": ENGLISH}))


def _no_chapter(id_: str) -> Say:
    return Say("content-no-chapter", {"chapter": id_})


def plain(text: str) -> str:
    """The text without case, accents, ligatures or curly apostrophes.

    >>> plain("L’Œil dégagé")
    "l'oeil degage"
    """
    text = text.casefold().replace("œ", "oe").replace("æ", "ae").replace("’", "'")
    return "".join(c for c in unicodedata.normalize("NFKD", text) if not unicodedata.combining(c))
