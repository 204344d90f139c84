"""What a reader is asked, the answer, and whether it would be legal."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from grognard.server.wire.common import AnyKey, Coordinate, Count, Incoming, Point, Reason
from grognard.server.wire.view import CardText


class Warned(Struct, frozen=True):
    """What an answer would provoke or lead to, who would do it, and where."""

    text: str
    rule: str = ""
    piece: str | None = None
    at: Point | None = None


class Option(Struct, frozen=True):
    """One thing the seat may do; with ``why_not``, one it may not do."""

    key: str
    label: str
    piece: str | None = None
    at: Point | None = None
    rule: str = ""
    why_not: Reason | None = None
    cost: float | None = None
    """What it takes, where the ruleset tells."""
    warnings: tuple[Warned, ...] = ()


class Placement(Incoming, frozen=True):
    """A place on the table: the way there, point by point, and the heading at its end.

    The path starts where the piece stands, which is not repeated; an empty path stays there.
    """

    path: Annotated[tuple[tuple[Coordinate, Coordinate], ...], Meta(max_length=64)] = ()
    heading: Annotated[int, Meta(ge=0, lt=360)] = 0


class Region(Struct, frozen=True):
    """Where a piece may be placed."""

    piece: str | None
    outlines: tuple[tuple[Point, ...], ...]
    """Empty in a stream, where ``RegionDrawn`` follows with them: drawing them takes a while."""
    candidates: tuple[Placement, ...]
    """Legal placements worth considering, best first, for keyboards and as suggestions."""
    usual: Placement | None = None
    """What is placed when nobody answers."""


class Dice(Struct, frozen=True):
    """Dice that people throw themselves: enter ``dice`` faces from 1 to ``sides``.

    Where ``until_won`` holds, sides roll against each other and every tied throw is entered
    as well, each as a list of its own.
    """

    dice: int
    sides: int
    need: int = 0
    until_won: bool = False


class Cards(Struct, frozen=True):
    """Cards that people draw themselves: enter the ids of ``count`` cards.

    ``known`` lists what may come, except in games where that would give hands away.
    """

    count: int
    known: tuple[CardText, ...]


class Part(Struct, frozen=True):
    """One line of a tally: what adds how much, by which clause."""

    text: str
    amount: int
    rule: str = ""
    ignored: bool = False
    """Shown, but not counted: some rule sets it aside."""


class Tally(Struct, frozen=True):
    """A number as its parts."""

    name: str
    total: int
    parts: tuple[Part, ...]


class Decision(Struct, frozen=True):
    """What the reader is asked. Send the answer with ``expect`` set to ``number``."""

    number: int
    """Identifies the question: an answer that expects another one is refused."""
    seat: str
    kind: Literal["choose", "place", "dice", "cards"]
    topic: str
    text: str
    """One sentence that says what to do."""
    rule: str = ""
    piece: str | None = None
    together: bool = False
    """Others choose at the same time, and nobody sees the others' choice before all are in."""
    options: tuple[Option, ...] = ()
    unavailable: tuple[Option, ...] = ()
    region: Region | None = None
    dice: Dice | None = None
    cards: Cards | None = None
    tally: Tally | None = None


Answer = (
    AnyKey
    | Placement
    | Annotated[
        tuple[int | AnyKey | Annotated[tuple[int, ...], Meta(max_length=100)], ...],
        Meta(max_length=100),
    ]
)
"""The key of an option, a placement, or dice and cards that people threw and drew."""


class AnswerBody(Incoming, frozen=True):
    """An answer to the question of number ``expect``.

    With a ``request`` of the sender's choice, sending the same again is harmless: it is
    acknowledged with the same event and not played twice.
    """

    expect: Count
    answer: Answer
    request: Annotated[str, Meta(max_length=64)] = ""


class Acknowledged(Struct, frozen=True):
    """It is on disk, as event ``number``; the game now has ``at`` answers."""

    number: int
    at: int


class CheckBody(Incoming, frozen=True):
    """Is this placement legal?"""

    expect: Count
    placement: Placement


class CheckVerdict(Struct, frozen=True):
    """Whether a placement is legal, why not, and what it takes."""

    legal: bool
    why_not: Reason | None = None
    length: float | None = None
    """How long the path is, in the unit of the table."""
    cost: float | None = None
    """What the path takes out of the allowance, where the ruleset tells."""
    allowed: float | None = None
    warnings: tuple[Warned, ...] = ()
    """What the path would provoke, that of ``placement`` where the one asked about is refused."""
    placement: Placement | None = None
    """A legal way to the same end, where the ruleset finds one."""
