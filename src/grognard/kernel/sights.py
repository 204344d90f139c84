"""What anybody may ask of the table before committing to anything.

Who sees whom and what is in the way, how far a piece reaches, what an answer would cost and
provoke. Rules answer with facts; words are made at the edge, per language. All of it is common
knowledge of whoever asks: nothing here may rest on what a viewer cannot see.
"""

from typing import Any, Generic, Literal

from msgspec import Struct

from grognard.kernel.questions import Placement, Point
from grognard.kernel.views import Text


class Sight(Struct, frozen=True):
    """The line from a piece to another piece, or to a point."""

    start: Point
    end: Point
    distance: float
    """As the rules measure it, in the unit of the table."""
    clear: bool | None = None
    """Whether it can be seen; nothing where the rules say nothing about it."""
    grade: str = ""
    """How it is seen, or why not: ``sight-<grade>`` is its sentence."""
    rule: str = ""
    blocker: str = ""
    """The piece, or the terrain or template, that is in the way."""
    is_piece: bool = False
    """Whether that is a piece: terrain may have the same id."""
    at: Point | None = None
    """Where the line meets what is in its way."""


class Ring(Struct, Generic[Text], frozen=True):
    """An area round a piece that is worth drawing: a part of a circle, or some hexes."""

    kind: Literal["range", "arc", "watch", "control", "move"]
    name: Text
    rule: str
    at: Point
    radius: float = 0.0
    """From the middle of the piece to the outer edge."""
    inner: float = 0.0
    start: int = 0
    """Where the part begins, in degrees clockwise from north."""
    sweep: int = 360
    hexes: tuple[Point, ...] = ()
    threat: bool = False
    """Its enemies had better know: from here on it can hurt them."""
    endless: bool = False
    """Whether it is all that lies beyond ``radius``, as far as the table goes."""


class Warned(Struct, frozen=True):
    """Something an answer would provoke or lead to: ``warning-<reason>`` is its sentence."""

    reason: str
    rule: str
    facts: dict[str, Any] = {}
    piece: str | None = None
    """The piece that would do it."""
    at: Point | None = None
    """Where it would happen."""
    grave: bool = False
    """Whether nobody would expect it: whoever answers like this says so once more."""


class Outlook(Struct, frozen=True):
    """What an answer would take and what would come of it, as far as anybody can tell."""

    cost: float | None = None
    allowed: float | None = None
    warnings: tuple[Warned, ...] = ()
    detour: Placement | None = None
    """A legal way to the same end, where the one asked about is not."""


NO_OUTLOOK = Outlook()


class Link(Struct, frozen=True):
    """One answer of several in a row: it is given only where that very topic is asked."""

    topic: str
    key: str
    spare: bool = False
    """Passed over where it is not asked: it only ends what may have ended by itself."""


class Walk(Struct, frozen=True):
    """The way some pieces would go, point by point, or the place where they would be put."""

    pieces: tuple[str, ...]
    way: tuple[Point, ...]
    heading: int | None = None


class Course(Struct, frozen=True):
    """Answers in a row that lead to a place, so that pointing at the place gives them all.

    Each is an ordinary answer to an ordinary question. Whoever gives them stops as soon as
    something else is asked: nothing that comes between is ever answered by accident.
    """

    at: Point
    """What is pointed at."""
    links: tuple[Link, ...]
    walks: tuple[Walk, ...] = ()
    """Who would end where."""
    end: tuple[Link, ...] = ()
    """What is answered after them, unless one wants to go on from there."""
    outlook: Outlook = NO_OUTLOOK
