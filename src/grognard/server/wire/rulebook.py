"""The rulebooks."""

from msgspec import Struct


class ClauseText(Struct, frozen=True):
    """A clause of the rulebook."""

    id: str
    title: str
    text: str
    origin: str


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
