"""What a newcomer is told: before the first move, in the first turn, and on one page."""

from msgspec import Struct

from grognard.content.briefing import ScreenPart


class BriefingLine(Struct, frozen=True):
    """Something that a scenario lays down, and its clause."""

    text: str
    rule: str


class ArmyBrief(Struct, frozen=True):
    """Who fights, and what is special about them."""

    seat: str
    side: str
    name: str
    faction: str
    special: str


class LessonText(Struct, frozen=True):
    """A step of the taught first turn."""

    id: str
    title: str
    text: str
    topics: tuple[str, ...]
    """The questions it is taught at; answering one of them is doing it."""
    rule: str
    part: ScreenPart
    """The part of the screen it points at."""


class Briefing(Struct, frozen=True):
    """What somebody is told before the first move."""

    id: str
    """The scenario, in its game system: whoever closed it for this one need not see it again."""
    title: str
    aim: str
    rule: str
    scoring: tuple[BriefingLine, ...]
    ending: tuple[BriefingLine, ...]
    armies: tuple[ArmyBrief, ...]
    first_moves: tuple[str, ...]
    """What is good to begin with; nothing for a spectator."""
    lessons: tuple[LessonText, ...]


class Explained(Struct, frozen=True):
    """A word of cards or a badge, what it does, and the clause that says so."""

    name: str
    text: str
    rule: str
    bad: bool = False
    sign: str = ""
    """Of a badge: what chooses its emblem."""


class ReferenceSection(Struct, frozen=True):
    """A part of the quick reference."""

    title: str
    lines: tuple[Explained, ...]


class Reference(Struct, frozen=True):
    """A game on one page, made from its rulebook and its content."""

    ruleset: str
    title: str
    language: str
    sections: tuple[ReferenceSection, ...]
    badges: tuple[Explained, ...]
    keywords: tuple[Explained, ...]
