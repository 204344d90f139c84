"""Who sees whom, how far pieces reach, and the table from the side."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from grognard.server.wire.common import AnyKey, Coordinate, Count, Incoming, Point
from grognard.server.wire.view import Fact

# Neither a Name nor a pair: msgspec 0.22 crashes on a pattern or a fixed length beside the other.
Anchor = AnyKey | Annotated[tuple[Coordinate, ...], Meta(min_length=2, max_length=2)]
"""A piece by its id, or a place."""


class SightBody(Incoming, frozen=True):
    """How does a piece see another one, or a point?"""

    piece: AnyKey
    target: Anchor
    at: Count | None = None
    """At this moment of the game, as in a replay; now, where nothing is said."""


class Sight(Struct, frozen=True):
    """The line from a piece to another piece or a point, and what is in its way."""

    start: Point
    end: Point
    distance: float
    """As the rules measure it, in the unit of the table."""
    clear: bool | None
    """Nothing where the rules say nothing about sight."""
    text: str
    """How it is seen, or why not."""
    rule: str = ""
    blocker: str | None = None
    """The piece or terrain in the way."""
    at: Point | None = None
    """Where the line meets it."""


class RingsBody(Incoming, frozen=True):
    """How far do these pieces reach?"""

    pieces: Annotated[tuple[AnyKey, ...], Meta(max_length=64)]
    at: Count | None = None
    """At this moment of the game, as in a replay; now, where nothing is said."""


class Ring(Struct, frozen=True):
    """An area round a piece: a part of a circle or of a ring, or some hexes."""

    piece: str
    kind: Literal["range", "arc", "watch", "control", "move"]
    name: str
    rule: str
    at: Point
    radius: float = 0
    inner: float = 0
    start: int = 0
    """Where the part begins, in degrees clockwise from north."""
    sweep: int = 360
    hexes: tuple[Point, ...] = ()
    threat: bool = False
    """Its enemies had better know: from here on it can hurt them."""


class Rings(Struct, frozen=True):
    """All that is worth drawing round some pieces; those not on the table are left out."""

    rings: tuple[Ring, ...]


class ProfileBody(Incoming, frozen=True):
    """How does the table look from the side, between two pieces (by their ids) or places?

    With ``at`` it is asked of that moment of a replay.
    """

    start: Anchor
    end: Anchor
    at: Count | None = None


class Cut(Struct, frozen=True):
    """A piece of terrain or a template where the line cuts it, from ``start`` to ``end`` along it.

    ``tops`` is the height of its top where the cut starts and where it ends.
    """

    id: str
    kind: Literal["solid", "slope", "deck", "barrier", "ladder", "area", "cloud"]
    start: float
    end: float
    low: float
    tops: tuple[float, float]
    walkable: bool = False


class Stand(Struct, frozen=True):
    """A piece on the line or near it; ``aside`` is how far its middle is to the left of it."""

    piece: str
    along: float
    aside: float
    radius: float
    low: float
    high: float


class Ray(Struct, frozen=True):
    """A line of sight from the side; ``stopped`` where ``blocker`` is in its way."""

    start: Point
    end: Point
    stopped: Point | None = None
    blocker: str = ""
    by: Literal["", "terrain", "template", "piece"] = ""


class LineOfSight(Struct, frozen=True):
    """What one piece sees of another (``target``), or of a place, in words and as rays."""

    viewer: str
    target: str
    clear: bool
    hidden: int
    """How many of the rays count as hidden."""
    verdict: str
    rule: str
    rays: tuple[Ray, ...]


class Profile(Struct, frozen=True):
    """The table from the side, along a line.

    Lengths run along the line from its start, heights up from the bare table, both in the unit
    of the table; the picture runs from ``first`` to ``last``.
    """

    start: Point
    end: Point
    length: float
    first: float
    last: float
    cuts: tuple[Cut, ...]
    stands: tuple[Stand, ...]
    sight: LineOfSight | None = None
    facts: tuple[Fact, ...] = ()
