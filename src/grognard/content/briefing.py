"""What somebody is told before the first move, and taught in the first turn.

What a scenario wants is worked out from its data; what is special about an army, and how its
first turn is played well, is written by whoever wrote the scenario, as words of the content.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from grognard.content.files import Entry, Id
from grognard.kernel.said import Say, Value

FIRST_MOVES = 3
"""So many good first moves are told."""


class Line(Struct, frozen=True):
    """Something that a scenario lays down, and its clause."""

    text: Say
    rule: str


def line(rule: str, message: str, /, **facts: Value) -> Line:
    """What a clause lays down, in words."""
    return Line(Say(message, facts), rule)


def scored(n: int) -> Say:
    """So many points, in words."""
    return Say("points", {"n": n})


def tip(message: str, /, **facts: Value) -> Say:
    """Something that is good to begin with."""
    return Say(message, facts)


class Briefing(Struct, frozen=True):
    """What one seat is told before the first move."""

    scoring: tuple[Line, ...] = ()
    """What brings points."""
    ending: tuple[Line, ...] = ()
    """When the game ends."""
    first_moves: tuple[Say, ...] = ()
    """What is good to begin with, where nobody wrote it down for this scenario and army."""


ScreenPart = Literal["table", "options", "decision", "seats", "cards", "log"]
"""A part of the screen that a lesson points at."""


class Lesson(Entry, frozen=True, kw_only=True):
    """A step of the taught first turn: a kind of question, and what it is about.

    ``lesson-ID`` is its title; its attribute ``text`` says what to do now and why.
    """

    id: Id
    topics: Annotated[tuple[str, ...], Meta(min_length=1, max_length=8)]
    """The questions it is taught at; answering one of them is doing it."""
    clause: str
    part: ScreenPart = "options"


class Section(Entry, frozen=True, kw_only=True):
    """A part of the quick reference: clauses of the book, in the order of play.

    It is named by the message ``section-ID``.
    """

    id: Id
    clauses: Annotated[tuple[str, ...], Meta(min_length=1, max_length=40)]


class Guide(Entry, frozen=True, kw_only=True):
    """How a ruleset is taught: the lessons of the first turn, and the quick reference."""

    lessons: tuple[Lesson, ...] = field(name="lesson", default=())
    sections: tuple[Section, ...] = field(name="section", default=())
