"""A game as the holder of one link may see it, and what the holder may do with it."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from grognard.kernel.wishes import MOST_YIELDS
from grognard.server.wire.common import (
    AnyKey,
    Count,
    Hex,
    Incoming,
    Key,
    LongRequest,
    Name,
    Nickname,
    Request,
)
from grognard.server.wire.decision import Decision
from grognard.server.wire.view import ResultText, View


class UndoState(Struct, frozen=True):
    """Whether the reader may take back the last choice, and who wants to."""

    can: Literal["no", "free", "ask"]
    """``ask``: chance, a reveal or another seat's decision came since, so others must agree."""
    proposed_by: str | None = None
    waits_for: tuple[str, ...] = ()
    """Seats that have not yet said whether they agree."""


Span = Literal["activation", "round", "game"]
"""How long no more of something is wanted."""


class YieldBody(Incoming, frozen=True):
    """No more moments of this kind, until the end of what is under way or of the game.

    An attack on a piece of one's own is asked about all the same, unless ``even_attacked``.
    """

    window: AnyKey
    span: Span = "round"
    even_attacked: bool = False


class WishesBody(Incoming, frozen=True):
    """What a seat wants to be asked from now on; it takes the place of all it wished before."""

    auto_pass: bool = True
    """Not where the rules prove that no answer changes anything."""
    yields: Annotated[tuple[YieldBody, ...], Meta(max_length=MOST_YIELDS)] = ()


class YieldState(Struct, frozen=True):
    """Moments of a kind that are not asked about for now."""

    window: str
    name: str
    span: Span
    even_attacked: bool = False


class WishesState(Struct, frozen=True):
    """What the reader wants to be asked."""

    auto_pass: bool
    yields: tuple[YieldState, ...] = ()
    spans: tuple[Span, ...] = ()
    """How long he may want no more of something from now on."""


class SeatState(Struct, frozen=True):
    """Who sits where."""

    seat: str
    side: str
    name: str
    kind: Literal["person", "bot", "open", "empty"]
    """``open``: waits for somebody to join; ``empty``: a record, where nobody plays."""
    bot: str = ""
    present: bool = False
    """Somebody has this seat open in a browser now."""


class SeatClock(Struct, frozen=True):
    """The time of one seat."""

    seat: str
    left: float
    """Seconds it had when its clock was last stopped or started."""
    until: float | None
    """When its time is up, in seconds since 1970; nothing while its clock stands."""


class ClockState(Struct, frozen=True):
    """What was agreed about time, and how much everybody has."""

    per: Literal["game", "go"]
    seconds: int
    increment: int
    flag: Literal["forfeit", "bot"]
    bot: str
    seats: tuple[SeatClock, ...]
    """Those that people play; a seat whose time is up is not among them any more."""


class Link(Struct, frozen=True):
    """An address that gives its holder a seat, or a spectator's place."""

    game: str
    seat: str
    """Empty for a spectator."""
    key: str
    path: str
    """The page to open, such as ``/game/abc#key``."""


class ToldFrom(Struct, frozen=True):
    """A record of other rules is played up to answer ``after``, then told: a sentence says so."""

    after: int
    text: str


class Aim(Struct, frozen=True):
    """What the scenario wants, in a sentence, and the clause that says it all."""

    text: str
    rule: str = ""
    id: str = ""
    """The scenario, in its game system: whoever read its briefing need not read it again."""


class LostPiece(Struct, frozen=True):
    """A piece that is out of the game, for the list of those who were in it."""

    id: str
    seat: str
    name: str
    kind: str
    unit: str = ""
    """The unit whose model it was; nothing where it was all there was of it."""


class Pledged(Struct, frozen=True):
    """A seat's part for the dice."""

    seat: str
    commitment: str
    secret: str
    """Empty until it is shown."""


class LuckState(Struct, frozen=True):
    """Where the dice come from.

    ``shared``: from secrets of everybody at the table and of the server; ``server``: from the
    server's alone; ``table``: people throw their own; ``branched``: the first ones from another
    game, then from the server; ``record``: from a record that is looked at.
    """

    kind: Literal["server", "shared", "table", "branched", "record"]
    commitment: str
    """That of the server, shown before the first dice fall; the record proves it."""
    round: int
    awaits: Literal["", "commitments", "secrets"]
    """What is lacking before the game begins."""
    seats: tuple[Pledged, ...]


class GameState(Struct, frozen=True):
    """A game as the holder of one link may see it now."""

    id: str
    number: int
    """The last event it includes."""
    at: int
    role: Literal["seat", "spectator", "invited"]
    seat: str
    """The reader's seat; of an invitation, the seat it is for; empty for a spectator."""
    title: str
    seats: tuple[SeatState, ...]
    view: View
    waits_for: tuple[str, ...]
    """The seats that have an answer to give."""
    undo: UndoState
    over: bool
    decision: Decision | None = None
    result: ResultText | None = None
    deadline: float | None = None
    """When the usual answer stands in, in seconds since 1970; nothing where time is free."""
    clock: ClockState | None = None
    """How much time everybody has; nothing where time is free, or ends by ``deadline``."""
    offered: tuple[str, ...] = ()
    """The seats that anybody may take."""
    rematch: Link | None = None
    """The reader's place in the game that follows this one."""
    can_save: bool = False
    """Whether the record may be downloaded and branched now."""
    wishes: WishesState | None = None
    """What the reader's seat wants to be asked; nothing for a spectator."""
    told: ToldFrom | None = None
    """From where on a record of other rules is told; nothing where all of it is played."""
    taken: str = ""
    """The seat of the reader's invitation, where somebody else took it up before."""
    aim: Aim | None = None
    """What the scenario wants; nothing where the table was laid without one."""
    advice: bool = False
    """Whether the reader may have answers suggested."""
    content: str = ""
    """What the ruleset is called with its packs: by this name its cards are asked for."""
    packs: tuple[str, ...] = ()
    """The packs it is played with."""
    lost: tuple[LostPiece, ...] = ()
    """Pieces that are in the view no more."""
    luck: LuckState | None = None
    """Where the dice come from."""


class PledgeBody(Incoming, frozen=True):
    """A seat's part for the dice: the commitment first, and when all are there the secret."""

    round: Count
    commitment: Hex | None = None
    """SHA-256 of ``grognard dice 1``, the game, the seat and the secret, a line each."""
    secret: Hex | None = None


class JoinBody(Incoming, frozen=True):
    """Takes the open seat of the invitation used as key."""

    name: Nickname = ""
    request: LongRequest = ""
    """Whoever asks again under the same name gets the same seat."""


class OfferBody(Incoming, frozen=True):
    """Lists the open seats of a game for everybody, or takes them off the list."""

    offered: bool


class TakeBody(Incoming, frozen=True):
    """Takes a seat that is offered to everybody; the first one where none is named."""

    name: Nickname = ""
    request: LongRequest = ""
    """Whoever asks again under the same name gets the same seat."""
    seat: Name | None = None


class Offer(Struct, frozen=True):
    """A game that anybody may join."""

    id: str
    ruleset: str
    title: str
    scenario: str
    packs: tuple[str, ...]
    seats: tuple[SeatState, ...]
    open: tuple[str, ...]
    """The seats on offer."""
    created: float
    """When it was opened, in seconds since 1970."""
    clock: ClockState | None


class Offers(Struct, frozen=True):
    """The games that anybody may join, the newest first."""

    offers: tuple[Offer, ...]


class SayBody(Incoming, frozen=True):
    """Something to say to the others at the table."""

    text: Annotated[str, Meta(min_length=1, max_length=300)]
    request: Request = ""


class Spoken(Struct, frozen=True):
    """Something that was said at the table, as plain text."""

    number: int
    seat: str
    text: str
    time: float
    """When, in seconds since 1970."""


class Talk(Struct, frozen=True):
    """The last things said at the table, the newest last."""

    lines: tuple[Spoken, ...]


class MyLink(Incoming, frozen=True):
    """A link this browser remembers."""

    game: Name
    key: Key


class MyLinks(Incoming, frozen=True):
    """The links a browser remembers."""

    links: Annotated[tuple[MyLink, ...], Meta(max_length=100)]


class GameSummary(Struct, frozen=True):
    """A game in a list."""

    id: str
    ruleset: str
    title: str
    scenario: str
    seat: str
    """The reader's seat there; empty for a spectator."""
    seats: tuple[SeatState, ...]
    turn: int
    turns: int
    called: str | None
    """What its turns are called, where the game has a word of its own."""
    number: int
    over: bool
    your_turn: bool
    result: ResultText | None
    changed: float
    """When something last happened, in seconds since 1970."""
    packs: tuple[str, ...] = ()
    """The packs it is played with."""
    waits_for: tuple[str, ...] = ()
    """The seats that have an answer to give."""
    clock: ClockState | None = None
    """How much time everybody has; nothing where time is free."""


class MyGames(Struct, frozen=True):
    """The games behind a browser's links, those that wait for it first; dead links are left out."""

    games: tuple[GameSummary, ...]


class UndoBody(Incoming, frozen=True):
    """Takes the last choice back, asks for it, or answers somebody who asked."""

    number: Count
    """The last event the sender has seen."""
    do: Literal["undo", "agree", "decline"] = "undo"
    request: Request = ""


class ResignBody(Incoming, frozen=True):
    """Gives the game up."""

    number: Count
    request: Request = ""
