"""What a seat or a spectator may know of a battle, ready to be drawn.

Screens know no ruleset: whatever is special to a game arrives here as data. Words are message
ids with their arguments, put into the reader's language at the edge.
"""

from typing import Literal

from msgspec import Struct

from grognard.kernel.questions import Point, Seat
from grognard.kernel.state import Result

SPECTATOR = ""
"""The viewer who sits at no seat."""


class Say(Struct, frozen=True):
    """A message and its arguments, not yet in any language."""

    id: str
    args: "dict[str, Say | bool | int | float | str]" = {}


class TableView(Struct, frozen=True):
    """The table: its size, its unit, and how places on it are told."""

    width: float
    height: float
    grid: Literal["inches", "hexes"] = "inches"
    ground: str = "steppe"
    """Names the look of the bare table."""
    unit: Literal["inch", "mm", "hex"] = "inch"
    """What lengths on it are told in."""
    levels: tuple[float, ...] = ()
    """The heights one may stand at, lowest first; none where the table is flat."""


class EdgeView(Struct, frozen=True):
    """A stretch of the boundary of something one may stand on."""

    a: Point
    b: Point
    kind: Literal["open", "barrier", "wall"]
    """Over it one falls, a barrier runs along it, or a wall rises behind it."""


class RiseView(Struct, frozen=True):
    """How a piece of terrain stands up from the table."""

    kind: Literal["block", "deck", "slope", "barrier", "ladder"]
    low: float
    high: float
    walkable: bool = False
    """Whether one may stand on it."""
    edges: tuple[EdgeView, ...] = ()


class PassageView(Struct, frozen=True):
    """A way from one height to another, or over a drop."""

    kind: Literal["ladder", "stairs", "bridge", "gap"]
    a: Point
    b: Point
    a_high: float
    b_high: float


class TerrainView(Struct, frozen=True):
    """A piece of terrain: what it is and where it lies."""

    id: str
    kind: str
    """What it looks like: wood, rubble, building, rock…"""
    name: Say
    outlines: tuple[tuple[Point, ...], ...]
    traits: tuple[Say, ...] = ()
    rise: RiseView | None = None
    """Nothing where it lies flat, or the ruleset knows no heights."""


class ZoneView(Struct, frozen=True):
    """An area or point that means something: deployment zone, objective, template."""

    id: str
    kind: Literal["zone", "objective", "area", "template"]
    name: Say
    seat: Seat | None = None
    """Whose it is, or who holds it now."""
    at: Point | None = None
    radius: float = 0
    outlines: tuple[tuple[Point, ...], ...] = ()
    z: float = 0
    """The height it lies at."""


class Bar(Struct, frozen=True):
    """A quantity that runs down."""

    name: Say
    value: int
    most: int


class Badge(Struct, frozen=True):
    """A state a piece is in."""

    name: Say
    count: int = 1
    bad: bool = False


class Fact(Struct, frozen=True):
    """A line of a piece's card."""

    name: Say
    value: int | float | str | Say
    rule: str = ""


class PieceView(Struct, frozen=True):
    """A piece on the table, or waiting beside it."""

    id: str
    seat: Seat
    side: str
    name: Say
    number: int
    """Tells apart pieces of the same name; 0 where there is only one."""
    kind: str
    """Chooses the silhouette."""
    at: Point | None = None
    heading: int | None = None
    radius: float = 0
    bars: tuple[Bar, ...] = ()
    badges: tuple[Badge, ...] = ()
    card: tuple[Fact, ...] = ()
    done: bool = False
    """Has nothing left to do in this phase."""
    out: bool = False
    """Destroyed, but not yet removed."""
    covers: tuple[Point, ...] = ()
    """Further hexes it stands on, where it is larger than one."""
    z: float = 0
    """The height it stands at."""
    under: str = ""
    """The terrain that hangs over it."""


class PileView(Struct, frozen=True):
    """Cards together: a deck, a hand, a slot. An unknown card is nothing."""

    id: str
    seat: Seat | None
    name: Say
    cards: tuple[str | None, ...] = ()


class CounterView(Struct, frozen=True):
    """A number on the side of the table: score, points, pool."""

    name: Say
    value: int | float
    seat: Seat | None = None


class View(Struct, frozen=True):
    """A battle as one viewer may know it."""

    ruleset: str
    viewer: Seat
    scenario: Say
    seats: tuple[Seat, ...]
    sides: dict[Seat, str]
    turn: int
    turns: int
    phase: Say
    table: TableView
    terrain: tuple[TerrainView, ...] = ()
    passages: tuple[PassageView, ...] = ()
    zones: tuple[ZoneView, ...] = ()
    pieces: tuple[PieceView, ...] = ()
    piles: tuple[PileView, ...] = ()
    counters: tuple[CounterView, ...] = ()
    result: Result | None = None

    def piece(self, piece_id: str) -> PieceView | None:
        """The piece of that id."""
        return next((piece for piece in self.pieces if piece.id == piece_id), None)
