"""The rulebooks."""

from msgspec import Struct


class AlternativeText(Struct, frozen=True):
    """Another answer to a ruling's question, and the option that plays it where there is one."""

    text: str
    option: str | None = None
    value: bool | int | str | None = None
    setting: str = ""
    """The option and its value in words."""


class RulingText(Struct, frozen=True):
    """What is played where the source is silent or may be read in several ways."""

    id: str
    clauses: tuple[str, ...]
    question: str
    answer: str
    alternatives: tuple[AlternativeText, ...]


class ClauseText(Struct, frozen=True):
    """A clause of the rulebook, and the rulings it gives."""

    id: str
    title: str
    text: str
    origin: str
    rulings: tuple[RulingText, ...]


class ChapterText(Struct, frozen=True):
    """A chapter of the rulebook."""

    id: str
    title: str
    clauses: tuple[ClauseText, ...]


class RulebookText(Struct, frozen=True):
    """A rulebook in the reader's language."""

    ruleset: str
    title: str
    language: str
    chapters: tuple[ChapterText, ...]
