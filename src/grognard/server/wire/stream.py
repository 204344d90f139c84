"""What goes back and forth while a game is open in a browser."""

from typing import Literal

from msgspec import Struct

from grognard.kernel.beats import Kind
from grognard.kernel.differences import Difference
from grognard.server.wire.common import Count, Incoming, Point, Problem
from grognard.server.wire.game import GameState, Spoken
from grognard.server.wire.view import CardText


class Pool(Struct, frozen=True):
    """Dice or points that one side brings to a throw or a comparison."""

    seat: str | None
    """Whose they are; nothing where nobody's, as the dice of the ground somebody falls on."""
    faces: tuple[int, ...] = ()
    need: int = 0
    """What a die must show to succeed; 0 where nothing is needed."""
    total: int | None = None
    """What it all comes to, where that is compared."""
    label: str = ""
    """What is thrown for, in a word or two."""
    again: bool = False
    """Whether dice that lay already were thrown anew."""


class Beat(Struct, frozen=True):
    """How an event is seen on the table."""

    kind: Kind
    by: str | None = None
    """The piece that does it."""
    on: tuple[str, ...] = ()
    """The pieces it befalls, or that it is aimed at."""
    amount: int | None = None
    """How much is lost, won or got back; nothing where it is no matter of more or less."""
    at: Point | None = None
    """The place it is aimed at, where that is no piece's."""
    pools: tuple[Pool, ...] = ()
    """The dice of everybody who threw."""


class LogLine(Struct, frozen=True):
    """Something that happened, as a sentence."""

    at: int
    """How many answers there were when it happened: ``replay?at=`` this shows the moment."""
    turn: int
    kind: str
    text: str
    rules: tuple[str, ...] = ()
    seat: str | None = None
    """Whose it is: the seat it tells of, or that of the first of the pieces."""
    pieces: tuple[str, ...] = ()
    faces: tuple[int, ...] = ()
    """Dice as they lie, where any were thrown."""
    need: int = 0
    """What a die had to show to succeed; 0 where nothing was needed."""
    way: tuple[Point, ...] = ()
    """Where the first of the pieces went, the end last; nothing where none moved."""
    cards: tuple[CardText, ...] = ()
    """The cards it tells of."""
    beat: Beat | None = None
    """How it is seen; nothing where it is only told."""


What = Literal[
    "created",
    "joined",
    "answered",
    "chosen",
    "withdrawn",
    "stood-in",
    "passed",
    "wished",
    "undone",
    "undo-proposed",
    "undo-agreed",
    "undo-declined",
    "resigned",
    "timed-out",
    "rematch",
    "offered",
    "withheld",
    "committed",
    "revealed",
]
"""What somebody did.

``chosen``: a seat's part of a choice made together is in, ``withdrawn``: it was taken back.
``stood-in``: nobody answered in time (or a bot failed), so the usual answer was given.
``timed-out``: a seat has no time left: a bot plays it from now on, or it forfeits.
``passed``: a moment passed by itself, as the reader wished; of others it is an answer like any.
``wished``: somebody said what they want to be asked.
``offered``, ``withheld``: anybody may take an open seat now, or only who has its link.
``committed``, ``revealed``: somebody did their part for the dice; with the last the game begins.
"""


class Happened(Struct, frozen=True, tag="happened", tag_field="kind"):
    """Event ``number``: who did what, and the lines it adds to the log.

    Numbers go up by one without a gap. After ``undone``, lines whose ``at`` is greater than
    this ``at`` are to be dropped.
    """

    number: int
    what: What
    seat: str | None
    at: int
    """How many answers the game has now, those of chance included."""
    lines: tuple[LogLine, ...] = ()


class Changed(Struct, frozen=True, tag="changed", tag_field="kind"):
    """The game as it is after event ``state.number``; a stream begins with it."""

    state: GameState


class Differs(Struct, frozen=True, tag="differs", tag_field="kind"):
    """What makes the state of event ``number`` of the one sent last, that of event ``since``.

    Nothing (``{}``), a value in a list of one, or by name or place what differs there; a list of
    none is gone. In a list ``""`` comes first: ``[place, count, items]`` takes some out and puts
    others in. What is not named is as it was.
    """

    since: int
    number: int
    state: Difference


class RegionDrawn(Struct, frozen=True, tag="drawn", tag_field="kind"):
    """The outlines of the region that the decision of this number asks about."""

    number: int
    outlines: tuple[tuple[Point, ...], ...]


class Present(Struct, frozen=True, tag="present", tag_field="kind"):
    """Which seats somebody has open now."""

    seats: tuple[str, ...]


class Spoke(Struct, frozen=True, tag="spoke", tag_field="kind"):
    """Somebody at the table said something; only those who sit there hear it."""

    line: Spoken


class Failed(Struct, frozen=True, tag="failed", tag_field="kind"):
    """The stream ends, and why."""

    problem: Problem


ToClient = Happened | Changed | Differs | RegionDrawn | Present | Spoke | Failed


class Ack(Incoming, frozen=True, tag="ack", tag_field="kind"):
    """Everything up to this event has arrived and is shown."""

    number: Count


class Ping(Incoming, frozen=True, tag="ping", tag_field="kind"):
    """Still here."""


ToServer = Ack | Ping


class Log(Struct, frozen=True):
    """The log from an event on, and the number of the last event it covers."""

    number: int
    lines: tuple[LogLine, ...]
