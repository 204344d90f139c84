"""What a reader is asked, the answer, and whether it would be legal."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from grognard.server.wire.common import AnyKey, Coordinate, Count, Incoming, Point, Reason, Request
from grognard.server.wire.view import CardText


class Warned(Struct, frozen=True):
    """What an answer would provoke or lead to, who would do it, and where."""

    text: str
    rule: str = ""
    piece: str | None = None
    at: Point | None = None
    grave: bool = False
    """Whether nobody would expect it: whoever answers like this says so once more."""


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
    note: str = ""
    """What it would change, where its name does not tell."""
    caution: str = ""
    """What nobody would expect of it: ask once more before it is sent."""
    what: str = ""
    """The thing that is given, where things are given to places."""
    to: str = ""
    """The place it is given to."""
    place: str = ""
    """That place in words."""
    leads: Literal["", "move", "target"] = ""
    """Whether the plain move of the piece asked about follows, or the choice of a target."""
    mark: int = 0
    """Its number among options of the same name, which is drawn where it lies; else 0."""
    group: str = ""
    """The action it belongs to: options of one group are shown as that action, then its targets."""
    card: CardText | None = None
    """The card it plays or is about."""
    pile: str = ""
    """The pile of the view that card lies in."""
    slot: str = ""
    """The pile of the view that card goes to."""


class Story(Struct, frozen=True):
    """What led to a question: who does what to whom, and how it stands."""

    text: str
    by: str | None = None
    to: tuple[str, ...] = ()
    tallies: tuple["Tally", ...] = ()


class Picking(Struct, frozen=True):
    """How many of the options may be picked; the answer is the list of their keys."""

    least: int
    most: int
    usual: tuple[str, ...] = ()
    fills: bool = False
    """No place that something could be given to may stay empty."""
    stock: dict[str, int] = {}
    """How many there are of a thing that is given; of what is not named there are enough."""
    checks: bool = False
    """Not everything goes together: ask whether picks may be made before they are confirmed."""


class NextAnswer(Incoming, frozen=True):
    """One answer of several in a row: it is given only where that very topic is asked."""

    topic: Annotated[str, Meta(max_length=64)]
    key: AnyKey
    spare: bool = False
    """Passed over where it is not asked."""


class Walk(Struct, frozen=True):
    """The way some pieces would go, point by point, or the place where they would be put."""

    pieces: tuple[str, ...]
    way: tuple[Point, ...]
    heading: int | None = None


class Course(Struct, frozen=True):
    """Answers in a row that lead to a place: send the first one, and the others as ``next``."""

    at: Point
    links: tuple[NextAnswer, ...]
    end: tuple[NextAnswer, ...] = ()
    """What is sent after them, unless one wants to go on from there."""
    walks: tuple[Walk, ...] = ()
    cost: float | None = None
    allowed: float | None = None
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
    stays: bool = True
    """Whether an empty path is an answer: the piece stays where it is."""
    turns: bool = False
    """Whether the heading matters."""
    goes: bool = True
    """Whether the place matters; where it does not, only the heading is asked for."""
    aims: bool = False
    """Whether the point is only aimed at, and the piece stays where it is."""
    bends: bool = False
    """Whether the path may have several points."""


class ToEnter(Struct, frozen=True):
    """Dice that people threw, cards they drew, a name that came out: ``count`` values of them.

    A die is entered as its face from 1 to ``sides``, anything else as an id of ``among``.
    """

    kind: Literal["dice", "cards", "names"]
    count: int
    label: str = ""
    """Whose they are or what they are for, where the question does not say it."""
    note: str = ""
    """What of it is thrown again, or why it is."""
    sides: int = 0
    need: int = 0
    """What a die must show to succeed; 0 where nothing is needed."""
    among: tuple[CardText, ...] = ()
    """All the cards a deck may hold where what is left would give hands away."""


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
    kind: Literal["choose", "place", "tick", "assign", "enter"]
    topic: str
    text: str
    """One sentence that says what to do."""
    rule: str = ""
    piece: str | None = None
    together: bool = False
    """Others choose at the same time, and nobody sees the others' choice before all are in."""
    options: tuple[Option, ...] = ()
    unavailable: tuple[Option, ...] = ()
    story: Story | None = None
    courses: tuple[Course, ...] = ()
    """Places that several answers in a row lead to, each with the answers."""
    passing: str = ""
    """The key that lets the moment pass, where such moments come again and again."""
    window: str = ""
    """The kind of such a moment, to say of it that no more are wanted."""
    window_name: str = ""
    region: Region | None = None
    picking: Picking | None = None
    enter: tuple[ToEnter, ...] = ()
    """What is entered one value after the other; ``entering`` tells what else there is then."""
    tallies: tuple[Tally, ...] = ()


Entered = Annotated[tuple[int | AnyKey, ...], Meta(max_length=100)]
"""Dice, cards and names that people threw and drew, in the order they are asked for."""

Answer = AnyKey | Placement | Entered
"""The key of an option, a placement, or all that is entered or picked."""


class AnswerBody(Incoming, frozen=True):
    """An answer to the question of number ``expect``.

    With a ``request`` of the sender's choice, sending the same again is harmless: it is
    acknowledged with the same event and not played twice.
    """

    expect: Count
    answer: Answer
    request: Request = ""
    next: Annotated[tuple[NextAnswer, ...], Meta(max_length=64)] = ()
    """What to answer next, for as long as nothing else is asked in between."""


class Acknowledged(Struct, frozen=True):
    """It is on disk, as event ``number``; the game now has ``at`` answers."""

    number: int
    at: int


class EnteringBody(Incoming, frozen=True):
    """What is still to be entered, after these values?"""

    expect: Count
    entered: Entered


class Entering(Struct, frozen=True):
    """All that is to be entered: what was asked before, and what is thrown again because of it."""

    enter: tuple[ToEnter, ...]


class CheckBody(Incoming, frozen=True):
    """Is this placement legal, or may these be picked?"""

    expect: Count
    placement: Placement | None = None
    picks: Annotated[tuple[AnyKey, ...], Meta(max_length=100)] | None = None


class CheckVerdict(Struct, frozen=True):
    """Whether a placement is legal, why not, and what to do instead.

    Length, cost and warnings are those of ``placement`` where there is one.
    """

    legal: bool
    why_not: Reason | None = None
    length: float | None = None
    """How long the path is, in the unit of the table."""
    cost: float | None = None
    """What the path takes out of the allowance, where the ruleset tells."""
    allowed: float | None = None
    warnings: tuple[Warned, ...] = ()
    """What the path would provoke."""
    placement: Placement | None = None
    """What is legal where the one asked about is not: another way to the same end, or the nearest
    place, an overlong way being cut."""
