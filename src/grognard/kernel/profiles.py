"""The table from the side: what a line over it cuts, who stands by it, and what one sees along it.

Lengths run along the line from its start, heights up from the bare table, both in the unit of
the table.
"""

from typing import Generic, Literal

from msgspec import Struct

from grognard.kernel.questions import Point
from grognard.kernel.views import Fact, Figure, Text

Matter = Literal["solid", "slope", "deck", "barrier", "ladder", "area", "cloud"]
"""What is cut: something from the ground up, stairs, a slab on nothing, a thin wall, a ladder,
ground of its own going, or something that only hides."""


class CutView(Struct, frozen=True):
    """A piece of terrain or a template where the line cuts it."""

    id: str
    kind: Matter
    start: float
    end: float
    low: float
    tops: tuple[float, float]
    """The height of its top where the cut starts and where it ends."""
    walkable: bool = False


class StandView(Struct, frozen=True):
    """A piece that stands on the line or near it."""

    piece: str
    along: float
    aside: float
    """How far to the left of the line its middle is; less than its radius means on the line."""
    radius: float
    low: float
    high: float


class RayView(Struct, frozen=True):
    """A line of sight, seen from the side, and what it runs into."""

    start: Point
    end: Point
    stopped: Point | None = None
    blocker: str = ""
    """What is in its way, and of which kind it is."""
    by: Literal["", "terrain", "template", "piece"] = ""


class LineOfSightView(Struct, Generic[Text], frozen=True):
    """What one piece sees of another, or of a place."""

    viewer: str
    target: str
    """Empty where a place is looked at."""
    clear: bool
    hidden: int
    """How many of the rays count as hidden."""
    verdict: Text
    rule: str
    rays: tuple[RayView, ...]


class ProfileView(Struct, Generic[Text, Figure], frozen=True):
    """The table from the side, along a line."""

    start: Point
    end: Point
    length: float
    first: float
    """Where the picture begins along the line: a little before its start."""
    last: float
    cuts: tuple[CutView, ...]
    stands: tuple[StandView, ...]
    sight: LineOfSightView[Text] | None = None
    facts: tuple[Fact[Text, Figure], ...] = ()
