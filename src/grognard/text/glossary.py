"""Checks that texts in two languages keep to the terms of a glossary."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache

from grognard.content.rulebook import Rulebook, Term

LONG = 5
"""From so many letters on a word may end otherwise: inflections are a matter of the last two."""

Pairs = Mapping[str, tuple[str, str]]
"""By clause, ruling or message: what it says in English and in French."""


def breaches(terms: Iterable[Term], texts: Pairs) -> list[str]:
    """Where the French of a text does not use the word that its glossary has for the English one,
    and where it uses one that the glossary shuns."""
    return [fault for term in terms for fault in _of_term(term, texts)]


def _of_term(term: Term, texts: Pairs) -> Iterator[str]:
    if not any(_has_french(term.fr, french) for _, french in texts.values()):
        yield f"{term.fr}: nothing uses this term"
    for where, (english, french) in texts.items():
        for word in term.shun:
            if _has_word(word, french):
                yield f"{where}: {word!r} should be {term.fr!r}"
        is_meant = where not in term.elsewhere and _has_word(term.en, english)
        if is_meant and not _has_french(term.fr, french):
            yield f"{where}: {term.en!r} should be {term.fr!r} in French"


def of_book(book: Rulebook) -> dict[str, tuple[str, str]]:
    """The texts of a rulebook by clause and ruling."""
    found: dict[str, tuple[str, str]] = {}
    for clause in book.clauses:
        texts = [f"{clause.title[lang]}\n{clause.text[lang]}" for lang in ("en", "fr")]
        found[clause.id] = (texts[0], texts[1])
    for ruling in book.rulings:
        found[ruling.id] = (ruling.told("en"), ruling.told("fr"))
    return found


def of_messages(english: str, french: str) -> dict[str, tuple[str, str]]:
    """The messages of two Fluent sources by their ids, without what is put into them."""
    ours, theirs = _messages(english), _messages(french)
    return {id_: (text, theirs[id_]) for id_, text in ours.items() if id_ in theirs}


def _messages(source: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for entry in re.split(r"^(?=[a-z-])", source, flags=re.MULTILINE):
        id_, equals, text = entry.partition("=")
        if equals and not id_.startswith("-"):
            found[id_.strip()] = _said(text)
    return found


def _said(text: str) -> str:
    """The words of a message: no comments, variables, names of attributes or of plural forms."""
    text = re.sub(r"^#.*$", "", text, flags=re.MULTILINE)
    text = re.sub(r"^\s+\.[a-z]+ =|\[[\w-]+\]", " ", text, flags=re.MULTILINE)
    return re.sub(r"\{[^{}]*?->|\{[^{}]*\}", " ", text)


@cache
def _word_pattern(term: str) -> re.Pattern[str]:
    """A term as it stands, or in the plural; in lower case it may begin a sentence."""
    words = r"[\s\u00a0]+".join(re.escape(word) for word in term.split())
    return re.compile(rf"(?<![\w-]){words}(?:s|es|x)?(?![\w-])", _case(term))


@cache
def _french_pattern(term: str) -> re.Pattern[str]:
    """A term in any of its inflections."""
    words = (_stem(word) for word in term.removeprefix("se ").split())
    return re.compile(r"[\s\u00a0’]+".join(words), re.IGNORECASE)


def _case(term: str) -> re.RegexFlag:
    return re.NOFLAG if term != term.lower() else re.IGNORECASE


def _stem(word: str) -> str:
    return rf"{re.escape(word[:-2] if len(word) >= LONG else word)}\w*"


def _has_word(term: str, text: str) -> bool:
    return _word_pattern(term).search(text) is not None


def _has_french(term: str, text: str) -> bool:
    return _french_pattern(term).search(text) is not None


_TYPED_BADLY = re.compile(
    r"(?<=[\w) ])[;!?»](?=[\s.,)]|$)"
    r"|(?<=[^\W\d]):(?=\s)|(?<= ):(?=\s|$)"
    r"|«(?!\u00a0)|(?<=\w)'(?=\w)"
)


def typed_badly(french: str) -> list[str]:
    """Where a French text lacks the hard space before « : ; ! ? » or inside quotes, or has a
    straight apostrophe.

    What is typed on a keyboard, between straight quotes, is left alone.

    >>> typed_badly("Prêt ? L'un")
    ['Prêt ?', "Prêt ? L'"]
    >>> typed_badly('Prêt\\u00a0? Dites "move; 10".')
    []
    """
    prose = re.sub('"[^"]*"', "", french)
    found = _TYPED_BADLY.finditer(prose)
    return [prose[max(0, match.start() - 14) : match.end()].strip() for match in found]


_VOWEL = "aeiouâàéèêëîïôûœAEIOUÂÀÉÈÊËÎÏÔÛŒ"
_ELIDED = "[Ll][ea]|[DdNnSs]e|[Qq]ue|[Ll]orsque|[Pp]uisque"
_ALWAYS_S = "Stress Fonds succès fois pas corps pris plus moins dans sans sous vers après les des"
_MISSPOKEN = re.compile(
    # Numbers, lone letters and names of steps, such as U4, are not elided.
    rf"(?<![\w-])(?:{_ELIDED}) (?=[{_VOWEL}])(?!onze|oui|une?\b|[A-Z]\d*\b)"
    # Before a verb it would be a pronoun, which is not contracted.
    r"|\b(?:[Dd]e|à) (?:les? (?=[A-ZÀÉÊÎŒ«])|Les? )"
    rf"|(?<![\d,.–])\b1 (?!(?:{_ALWAYS_S.replace(' ', '|')})\b)[^\W\d]+s\b"
    r"|\b(?!nous\b|vous\b)([^\W\d]{2,}) \1\b"
    r"|(?<=[a-zà-ÿ,;]) {2}(?! )|[ \u00a0][,.](?=\s|$)|\( | \)|[{}]"
)


def misspoken(french: str) -> list[str]:
    """Where a French sentence lacks an elision or a contraction, counts one thing as many, says a
    word twice, or has a space too many.

    >>> misspoken("Le tir de Écuyer touche, à le Maillet de de tenir  : 1 figurines.")
    ['Le tir de', 'ouche, à le', 'aillet de de', 'e tenir', 'nir  : 1 figurines']
    >>> misspoken("Il reste 1 Stress au Maillet, qui tente de le perdre de 1 à 3 fois.")
    []
    """
    found = _MISSPOKEN.finditer(french)
    return [french[max(0, match.start() - 7) : match.end()].strip() for match in found]
