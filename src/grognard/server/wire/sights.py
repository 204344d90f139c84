"""Who sees whom, how far pieces reach, and the table from the side."""

from typing import Annotated

from msgspec import Meta, Struct

from grognard.kernel.sights import Ring
from grognard.server.wire.common import AnyKey, Coordinate, Count, Incoming, Point

# Neither a Name nor a pair: msgspec 0.22 crashes on a pattern or a fixed length beside the other.
Anchor = AnyKey | Annotated[tuple[Coordinate, ...], Meta(min_length=2, max_length=2)]
"""A piece by its id, or a place."""


class SightBody(Incoming, frozen=True):
    """How does a piece see another one, or a point?"""

    piece: AnyKey
    target: Anchor
    at: Count | None = None
    """At this moment of the game, as in a replay; now, where nothing is said."""


class SightText(Struct, frozen=True):
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


class PieceRing(Ring[str], frozen=True, kw_only=True):
    """An area round this piece: a part of a circle or of a ring, or some hexes."""

    piece: str


class Rings(Struct, frozen=True):
    """All that is worth drawing round some pieces; those not on the table are left out."""

    rings: tuple[PieceRing, ...]


class ProfileBody(Incoming, frozen=True):
    """How does the table look from the side, between two pieces (by their ids) or places?

    With ``at`` it is asked of that moment of a replay.
    """

    start: Anchor
    end: Anchor
    at: Count | None = None
