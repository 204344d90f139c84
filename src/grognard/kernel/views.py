"""What a seat or a spectator may know of a battle, ready to be drawn.

Screens know no ruleset: whatever is special to a game arrives here as data. It is described
once, for all who draw it: rules give messages, figures and the ids of cards, and at the edge
these become words of the reader's language, so that ``View`` inside is ``View[str, str, CardText]``
on its way to a browser.
"""

from typing import Generic, Literal

from msgspec import Struct
from typing_extensions import TypeVar

from grognard.kernel.questions import Point, Seat
from grognard.kernel.said import Say
from grognard.kernel.state import Result

SPECTATOR = ""
"""The viewer who sits at no seat."""


Text = TypeVar("Text", default=Say, covariant=True)
"""What is read: a message, or the words of one."""
Figure = TypeVar("Figure", default=Say | int | float | str, covariant=True)
"""What stands beside a name: a number or a sign may speak for itself, where no words are yet."""
Face = TypeVar("Face", default=str, covariant=True)
"""What a card shows: its id, or the card in words."""


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


class TerrainView(Struct, Generic[Text], frozen=True):
    """A piece of terrain: what it is and where it lies."""

    id: str
    kind: str
    """What it looks like: wood, rubble, building, rock…"""
    name: Text
    outlines: tuple[tuple[Point, ...], ...]
    traits: tuple[Text, ...] = ()
    rise: RiseView | None = None
    """Nothing where it lies flat, or the ruleset knows no heights."""


class ZoneView(Struct, Generic[Text], frozen=True):
    """An area or point that means something: deployment zone, objective, template."""

    id: str
    kind: Literal["zone", "objective", "area", "template"]
    name: Text
    seat: Seat | None = None
    """Whose it is, or who holds it now."""
    at: Point | None = None
    radius: float = 0
    outlines: tuple[tuple[Point, ...], ...] = ()
    z: float = 0
    """The height it lies at."""


class Bar(Struct, Generic[Text], frozen=True):
    """A quantity that runs down."""

    name: Text
    value: int
    most: int


class Badge(Struct, Generic[Text], frozen=True):
    """A state a piece is in."""

    name: Text
    count: int = 1
    bad: bool = False
    sign: str = ""
    """The state by what it goes by in every language, which chooses its emblem."""
    rule: str = ""
    """The clause that says what it does."""


FactKind = Literal["stat", "weapon", "rule", "spell", "price"]
"""Which part of a card a line belongs to."""


class Fact(Struct, Generic[Text, Figure], frozen=True):
    """A line of a piece's card."""

    name: Text
    value: Figure
    rule: str = ""
    kind: FactKind = "stat"
    what: Text | None = None
    """What it does, where the card says it and no clause of the book does."""


class PieceView(Struct, Generic[Text, Figure], frozen=True):
    """A piece on the table, or waiting beside it."""

    id: str
    seat: Seat
    side: str
    name: Text
    """In words it includes the number, as in sentences."""
    number: int
    """Tells apart pieces of the same name; 0 where there is only one."""
    kind: str
    """What it is like: chooses the silhouette where its profile has none of its own."""
    at: Point | None = None
    heading: int | None = None
    radius: float = 0
    bars: tuple[Bar[Text], ...] = ()
    badges: tuple[Badge[Text], ...] = ()
    card: tuple[Fact[Text, Figure], ...] = ()
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
    unit: str = ""
    """The piece that speaks for all models of its unit; nothing for that piece itself."""
    member: int = 0
    """Which model of its unit it is; 0 where it is the only one."""
    profile: str = ""
    """The entry of the game's content that it was made from: chooses the silhouette."""


PileKind = Literal["hand", "slot", "stack", "deck", "discard", "open"]
"""How cards lie: held, one in its place, one under another, face down, done with, open."""


class PileView(Struct, Generic[Text, Face], frozen=True):
    """Cards together: a deck, a hand, a slot. An unknown card is nothing."""

    id: str
    seat: Seat | None
    name: Text
    """What it is; of whom, where it lies on a board, is said by ``piece``."""
    cards: tuple[Face | None, ...] = ()
    """The first one lies on top."""
    kind: PileKind = "open"
    piece: str | None = None
    """The piece whose board it lies on."""
    room: int = 0
    """The most cards it holds, as a slot holds one; 0 where there is no limit."""
    is_face_down: bool = False
    """Whether others see no more of it than its back, whoever may look at it."""


class SymbolView(Struct, Generic[Text], frozen=True):
    """A sign printed on a card."""

    id: str
    name: Text
    ends: bool = False
    """Whether whatever it is counted with ends here."""


class CardPrint(Struct, Generic[Text], frozen=True):
    """What a card looks like, beside its name and its text."""

    kind: str
    """Chooses its look: playing, action, hero, condition…"""
    corner: str = ""
    """The figure in its corner: a rank, an Initiative, a price."""
    suit: Literal["", "spades", "hearts", "diamonds", "clubs"] = ""
    symbols: tuple[SymbolView[Text], ...] = ()
    is_back: bool = False
    """Whether this is all that is seen of it: it lies face down."""


class StopView(Struct, frozen=True):
    """When a piece acts."""

    piece: str
    value: int
    """The number that gives it its place in the order."""
    state: Literal["done", "now", "to_come"] = "to_come"


class TimelineView(Struct, Generic[Text], frozen=True):
    """Who acts when, first to last, as far as the viewer may know."""

    name: Text
    stops: tuple[StopView, ...]


class CounterView(Struct, Generic[Text], frozen=True):
    """A number on the side of the table: score, points, pool."""

    name: Text
    value: float
    seat: Seat | None = None
    goal: float = 0
    """So much wins at once; 0 where no number does."""


class View(Struct, Generic[Text, Figure, Face], frozen=True):
    """A battle as one viewer may know it."""

    ruleset: str
    viewer: Seat
    """The seat that looks; empty for a spectator."""
    scenario: Text
    seats: tuple[Seat, ...]
    sides: dict[Seat, str]
    turn: int
    turns: int
    phase: Text
    table: TableView
    terrain: tuple[TerrainView[Text], ...] = ()
    passages: tuple[PassageView, ...] = ()
    zones: tuple[ZoneView[Text], ...] = ()
    pieces: tuple[PieceView[Text, Figure], ...] = ()
    piles: tuple[PileView[Text, Face], ...] = ()
    counters: tuple[CounterView[Text], ...] = ()
    timelines: tuple[TimelineView[Text], ...] = ()
    """The order of this round and of those to come; none where players simply alternate."""
    result: Result | None = None
    called: Text | None = None
    """What its turns are called, where the game has a word of its own."""
    standing: tuple[Text, ...] = ()
    """How far it is to victory: who leads, what would win, how long is left."""

    def piece(self, piece_id: str) -> PieceView[Text, Figure] | None:
        """The piece of that id."""
        return next((piece for piece in self.pieces if piece.id == piece_id), None)

    def place(self, piece_id: str | None) -> Point | None:
        """Where the piece of that id stands, if it is on the table."""
        piece = self.piece(piece_id) if piece_id else None
        return piece.at if piece is not None else None
