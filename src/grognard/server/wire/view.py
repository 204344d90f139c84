"""A battle as one reader may know it."""

from typing import Literal

from msgspec import Struct

from grognard.server.wire.common import Outline, Point


class Table(Struct, frozen=True):
    """The table: its size and how places on it are told."""

    width: float
    height: float
    grid: Literal["inches", "hexes"]
    ground: str
    """Names the look of the bare table."""
    unit: Literal["inch", "mm", "hex"]
    """What lengths on it are told in."""
    levels: tuple[float, ...] = ()
    """The heights one may stand at, lowest first; none where the table is flat."""


class Edge(Struct, frozen=True):
    """A stretch of the boundary of something one may stand on.

    Over an open one one falls; a barrier runs along it, or a wall rises behind it.
    """

    a: Point
    b: Point
    kind: Literal["open", "barrier", "wall"]


class Rise(Struct, frozen=True):
    """How a piece of terrain stands up from the table: underside, top, and what bounds the top."""

    kind: Literal["block", "deck", "slope", "barrier", "ladder"]
    low: float
    high: float
    walkable: bool = False
    edges: tuple[Edge, ...] = ()


class Passage(Struct, frozen=True):
    """A way from one height to another, or over a drop."""

    kind: Literal["ladder", "stairs", "bridge", "gap"]
    a: Point
    b: Point
    a_high: float
    b_high: float


class Terrain(Struct, frozen=True):
    """A piece of terrain: what it looks like (``kind``), its name and its shape."""

    id: str
    kind: str
    name: str
    outlines: tuple[Outline, ...]
    traits: tuple[str, ...] = ()
    rise: Rise | None = None
    """Nothing where it lies flat, or the game knows no heights."""


class Zone(Struct, frozen=True):
    """An area or point that means something."""

    id: str
    kind: Literal["zone", "objective", "area", "template"]
    name: str
    seat: str | None = None
    at: Point | None = None
    radius: float = 0
    outlines: tuple[Outline, ...] = ()
    z: float = 0
    """The height it lies at."""


class Bar(Struct, frozen=True):
    """A quantity that runs down."""

    name: str
    value: int
    most: int


class Badge(Struct, frozen=True):
    """A state a piece is in."""

    name: str
    count: int = 1
    bad: bool = False


class Fact(Struct, frozen=True):
    """A line of a card, with the clause it rests on."""

    name: str
    value: str
    rule: str = ""


class Piece(Struct, frozen=True):
    """A piece on the table, or waiting beside it."""

    id: str
    seat: str
    side: str
    name: str
    """As it is called in sentences, its number included where there are several."""
    number: int
    kind: str
    """Chooses the silhouette."""
    at: Point | None = None
    heading: int | None = None
    radius: float = 0
    covers: tuple[Point, ...] = ()
    """Further places it stands on, besides the one it is at."""
    bars: tuple[Bar, ...] = ()
    badges: tuple[Badge, ...] = ()
    card: tuple[Fact, ...] = ()
    done: bool = False
    out: bool = False
    z: float = 0
    """The height it stands at."""
    under: str = ""
    """The terrain that hangs over it."""


class Card(Struct, frozen=True):
    """A card whose face the reader knows."""

    id: str
    name: str
    text: str = ""


class Pile(Struct, frozen=True):
    """Cards together: a deck, a hand, a slot. ``null`` is a card face down."""

    id: str
    seat: str | None
    name: str
    cards: tuple[Card | None, ...] = ()


class Counter(Struct, frozen=True):
    """A number at the side of the table."""

    name: str
    value: float
    seat: str | None = None


class Result(Struct, frozen=True):
    """How a game ended."""

    winners: tuple[str, ...]
    scores: dict[str, float]
    text: str
    rule: str = ""


class View(Struct, frozen=True):
    """A battle as one reader may know it, every word in the reader's language."""

    ruleset: str
    viewer: str
    """The seat that looks; empty for a spectator."""
    scenario: str
    seats: tuple[str, ...]
    sides: dict[str, str]
    turn: int
    turns: int
    phase: str
    table: Table
    terrain: tuple[Terrain, ...] = ()
    passages: tuple[Passage, ...] = ()
    zones: tuple[Zone, ...] = ()
    pieces: tuple[Piece, ...] = ()
    piles: tuple[Pile, ...] = ()
    counters: tuple[Counter, ...] = ()
    result: Result | None = None
