"""All that travels between server and browser, as structs.

Whatever leaves the server is already in the reader's language; whatever enters it is bounded
here and checked by the rules afterwards. ``python -m grognard.server.wire`` prints one JSON
Schema with every type, from which the client's types are generated.

How it is used (all under ``/api``; ``key`` is the secret of a link, sent as
``Authorization: Bearer KEY`` or ``?key=KEY``; the language is ``?lang=fr`` or the browser's):

========================================  ======================  =========================
``GET  /rulesets``                                                ``Lobby``
``GET  /rulesets/{name}``                                         ``RulesetCard``
``GET  /rules/{ruleset}``                                         ``RulebookText``
``GET  /rulesets/{name}/recruits``                                ``ArmyBook``
``POST /rulesets/{name}/terms``           ``TermsBody``           ``TermsCard``
``POST /rulesets/{name}/roster``          ``RosterBody``          ``RosterVerdict``
``POST /rulesets/{name}/roster/file``     ``RosterPlan``          the roster, a file
``POST /rosters``                         the roster, a file      ``OpenedRoster``
``POST /games``                           ``CreateGame``          ``CreatedGame``
``POST /mine``                            ``MyLinks``             ``MyGames``
``GET  /games/{id}``                                              ``GameState``
``POST /games/{id}/join``                 ``JoinBody``            ``SeatLink``
``POST /games/{id}/answers``              ``AnswerBody``          ``Acknowledged``
``POST /games/{id}/check``                ``CheckBody``           ``CheckVerdict``
``POST /games/{id}/sight``                ``SightBody``           ``Sight``
``POST /games/{id}/rings``                ``RingsBody``           ``Rings``
``POST /games/{id}/odds``                 ``OddsBody``            ``OddsText``
``POST /games/{id}/profile``              ``ProfileBody``         ``Profile``
``POST /games/{id}/undo``                 ``UndoBody``            ``Acknowledged``
``POST /games/{id}/resign``               ``ResignBody``          ``Acknowledged``
``POST /games/{id}/rematch``                                      ``Link``
``GET  /games/{id}/log?after=N``                                  ``Log``
``GET  /games/{id}/replay?at=N&seat=A``                           ``Moment``
``GET  /games/{id}/timeline``                                     ``Timeline``
``GET  /games/{id}/aftermath``                                    ``Aftermath``
``GET  /games/{id}/record``                                       the record, a file
``POST /games/{id}/branch``               ``BranchBody``          ``CreatedGame``
``POST /records``                         the record, a file      ``CreatedGame``
``WS   /games/{id}/events?after=N``       ``ToServer``            ``ToClient``
========================================  ======================  =========================

Errors are ``Problem`` documents (RFC 9457). Points are ``[x, y]`` with the origin at the
south-west corner, x east and y north; headings are degrees clockwise from north.
"""

import json
import sys
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct, field

Point = tuple[float, float]
Outline = tuple[Point, ...]

Name = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_.:-]+$")]
"""The name of a ruleset, scenario, roster, option or bot."""
Nickname = Annotated[str, Meta(max_length=40)]
"""What a person is called at the table; nothing means the seat's own name."""
Count = Annotated[int, Meta(ge=0, le=2_000_000_000)]
Key = Annotated[str, Meta(min_length=1, max_length=128)]
AnyKey = Annotated[str, Meta(min_length=1, max_length=200)]
Coordinate = Annotated[float, Meta(ge=-10_000, le=10_000)]


class Incoming(Struct, frozen=True, forbid_unknown_fields=True):
    """What a browser may send: unknown fields are an error."""


class Reason(Struct, frozen=True):
    """Why something is not possible, in words, and the clause that says so."""

    text: str
    rule: str = ""


class Problem(Struct, frozen=True, omit_defaults=True):
    """What went wrong (RFC 9457). ``code`` is stable, the rest is for people."""

    type: str
    title: str
    status: int
    code: str
    detail: str = ""
    rule: str = ""
    number: int | None = None
    """Where the game stands now, when somebody answered a question that is no longer asked."""
    retry_after: int | None = None
    """Seconds to wait before trying again."""


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


class Warned(Struct, frozen=True):
    """What an answer would provoke or lead to, who would do it, and where."""

    text: str
    rule: str = ""
    piece: str | None = None
    at: Point | None = None


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


class Placement(Incoming, frozen=True):
    """A place on the table: the way there, point by point, and the heading at its end.

    The path starts where the piece stands, which is not repeated; an empty path stays there.
    """

    path: Annotated[tuple[tuple[Coordinate, Coordinate], ...], Meta(max_length=64)] = ()
    heading: Annotated[int, Meta(ge=0, lt=360)] = 0


class Region(Struct, frozen=True):
    """Where a piece may be placed."""

    piece: str | None
    outlines: tuple[Outline, ...]
    """Empty in a stream, where ``Drawn`` follows with them: drawing them takes a while."""
    candidates: tuple[Placement, ...]
    """Legal placements worth considering, best first, for keyboards and as suggestions."""
    usual: Placement | None = None
    """What is placed when nobody answers."""


class Dice(Struct, frozen=True):
    """Dice that people throw themselves: enter ``dice`` faces from 1 to ``sides``.

    Where ``until_won`` holds, sides roll against each other and every tied throw is entered
    as well, each as a list of its own.
    """

    dice: int
    sides: int
    need: int = 0
    until_won: bool = False


class Cards(Struct, frozen=True):
    """Cards that people draw themselves: enter the ids of ``count`` cards.

    ``known`` lists what may come, except in games where that would give hands away.
    """

    count: int
    known: tuple[Card, ...]


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
    kind: Literal["choose", "place", "dice", "cards"]
    topic: str
    text: str
    """One sentence that says what to do."""
    rule: str = ""
    piece: str | None = None
    together: bool = False
    """Others choose at the same time, and nobody sees the others' choice before all are in."""
    options: tuple[Option, ...] = ()
    unavailable: tuple[Option, ...] = ()
    region: Region | None = None
    dice: Dice | None = None
    cards: Cards | None = None
    tally: Tally | None = None


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


What = Literal[
    "created",
    "joined",
    "answered",
    "chosen",
    "withdrawn",
    "stood-in",
    "undone",
    "undo-proposed",
    "undo-agreed",
    "undo-declined",
    "resigned",
    "rematch",
]
"""What somebody did.

``chosen``: a seat's part of a choice made together is in, ``withdrawn``: it was taken back.
``stood-in``: nobody answered in time (or a bot failed), so the usual answer was given.
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


class UndoState(Struct, frozen=True):
    """Whether the reader may take back the last choice, and who wants to."""

    can: Literal["no", "free", "ask"]
    """``ask``: chance, a reveal or another seat's decision came since, so others must agree."""
    proposed_by: str | None = None
    waits_for: tuple[str, ...] = ()
    """Seats that have not yet said whether they agree."""


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


class Link(Struct, frozen=True):
    """An address that gives its holder a seat, or a spectator's place."""

    game: str
    seat: str
    """Empty for a spectator."""
    key: str
    path: str
    """The page to open, such as ``/game/abc#key``."""


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
    result: Result | None = None
    deadline: float | None = None
    """When the usual answer stands in, in seconds since 1970; nothing where time is free."""
    rematch: Link | None = None
    """The reader's place in the game that follows this one."""
    can_save: bool = False
    """Whether the record may be downloaded and branched now."""
    commitment: str = ""
    """Hash of the seed of all dice, published before the first one; the record proves it."""


class Changed(Struct, frozen=True, tag="changed", tag_field="kind"):
    """The game as it is after event ``state.number``; sent for the newest event only."""

    state: GameState


class Drawn(Struct, frozen=True, tag="drawn", tag_field="kind"):
    """The outlines of the region that the decision of this number asks about."""

    number: int
    outlines: tuple[Outline, ...]


class Present(Struct, frozen=True, tag="present", tag_field="kind"):
    """Which seats somebody has open now."""

    seats: tuple[str, ...]


class Failed(Struct, frozen=True, tag="failed", tag_field="kind"):
    """The stream ends, and why."""

    problem: Problem


ToClient = Happened | Changed | Drawn | Present | Failed


class Ack(Incoming, frozen=True, tag="ack", tag_field="kind"):
    """Everything up to this event has arrived and is shown."""

    number: Count


class Ping(Incoming, frozen=True, tag="ping", tag_field="kind"):
    """Still here."""


ToServer = Ack | Ping


class Map(Struct, frozen=True):
    """A scenario's table before the first move, small."""

    table: Table
    terrain: tuple[Terrain, ...] = ()
    zones: tuple[Zone, ...] = ()


class SeatSlot(Struct, frozen=True):
    """A seat of a scenario: its side, its name there, and the points it may spend."""

    seat: str
    side: str
    name: str
    points: int | None = None
    roster: str = ""
    """The ready-made army that is taken when none is named."""
    players: int = 1
    """Players on its side."""
    ready: tuple[str, ...] = ()
    """The ready-made armies that keep every limit here."""


class Layout(Struct, frozen=True):
    """A way to sit at the table: the seats in order, and the side of each."""

    seats: tuple[str, ...]
    sides: tuple[str, ...]


class ScenarioCard(Struct, frozen=True):
    """A scenario to choose."""

    id: str
    title: str
    summary: str
    rule: str
    turns: int
    seats: tuple[SeatSlot, ...]
    """The usual seats, with the usual settings."""
    map: Map
    layouts: tuple[Layout, ...] = ()
    """The ways to sit at this table, the usual one first."""
    opposed: bool = False
    """Whether each side fields one faction, and not the other side's."""


class UnitLine(Struct, frozen=True):
    """Some units of an army that are alike."""

    name: str
    count: int
    profile: str = ""


class RosterCard(Struct, frozen=True):
    """A ready-made army."""

    id: str
    title: str
    faction: str
    faction_title: str
    points: int
    units: tuple[UnitLine, ...]
    summary: str = ""


class UnitCard(Struct, frozen=True):
    """A unit that an army may take."""

    id: str
    name: str
    faction: str
    """Empty for a unit that may join any faction."""
    group: str
    """What it is listed under."""
    points: int
    most: int
    """How many of it one army may have."""
    rule: str
    brings: int = 0
    """What it adds to the points to spend."""
    card: tuple[Fact, ...] = ()
    options: tuple["UnitOption", ...] = ()


class UnitOption(Struct, frozen=True):
    """Something a unit may take for points."""

    id: str
    name: str
    points: int
    rule: str = ""


class FactionCard(Struct, frozen=True):
    """A faction an army belongs to."""

    id: str
    title: str
    summary: str = ""


class RuleOption(Struct, frozen=True):
    """A variant of the rules that may be chosen, and the clause that describes it."""

    id: str
    title: str
    summary: str
    rule: str
    default: bool | int | str
    choices: tuple[bool | int | str, ...] = ()
    labels: tuple[str, ...] = ()
    """What each choice is called, in the same order."""


class BotCard(Struct, frozen=True):
    """A bot to play against."""

    id: str
    title: str
    summary: str = ""


class RulesetCard(Struct, frozen=True):
    """A game system and all that is needed to set up a game of it."""

    name: str
    title: str
    summary: str
    version: int
    secrets: bool
    scenarios: tuple[ScenarioCard, ...]
    rosters: tuple[RosterCard, ...]
    factions: tuple[FactionCard, ...]
    builds: bool
    """Whether armies can be built: its recruits can be asked for."""
    options: tuple[RuleOption, ...]
    layouts: tuple[tuple[str, ...], ...]
    """The ways to sit at the table, the usual one first."""


class Lobby(Struct, frozen=True):
    """Everything the first page shows."""

    language: Literal["en", "fr"]
    rulesets: tuple[RulesetCard, ...]
    bots: tuple[BotCard, ...]
    version: str


OptionValue = bool | int | Annotated[str, Meta(max_length=64)]


class RosterUnitBody(Incoming, frozen=True):
    """A unit of an army somebody built."""

    profile: Name
    name: Nickname | None = None
    options: Annotated[tuple[Name, ...], Meta(max_length=20)] = ()


class RosterBody(Incoming, frozen=True):
    """An army somebody built."""

    faction: Name
    name: Annotated[str, Meta(min_length=1, max_length=60)]
    units: Annotated[tuple[RosterUnitBody, ...], Meta(max_length=100)]
    cards: Annotated[tuple[Name, ...], Meta(max_length=200)] = ()
    scenario: Name | None = None
    """Checked against the limits of this scenario, where one is named."""
    options: Annotated[dict[Name, OptionValue], Meta(max_length=64)] = field(default_factory=dict)
    players: Annotated[int, Meta(ge=1, le=4)] = 1
    """Players on the army's side."""


class BrokenLimit(Struct, frozen=True):
    """A limit of army building that is broken, the clause that sets it, and what breaks it."""

    text: str
    rule: str
    about: tuple[str, ...] = ()
    """The units and cards that break it; none where it is the army as a whole."""


class RosterVerdict(Struct, frozen=True):
    """Whether an army is legal, what it costs, and what it breaks."""

    legal: bool
    points: int
    allowance: int | None
    """What it may cost; nothing where the ruleset sets no limit."""
    prices: tuple[int, ...]
    """What each unit costs with all it takes, in order."""
    breaches: tuple[BrokenLimit, ...] = ()


class RosterPlan(Incoming, frozen=True):
    """An army spelled out in a new game."""

    faction: Name
    name: Annotated[str, Meta(min_length=1, max_length=60)]
    units: Annotated[tuple[RosterUnitBody, ...], Meta(max_length=100)]
    cards: Annotated[tuple[Name, ...], Meta(max_length=200)] = ()


class CardChoice(Struct, frozen=True):
    """A card that an army may bring."""

    id: str
    name: str
    text: str
    faction: str
    most: int


class CardRule(Struct, frozen=True):
    """The cards an army brings besides its units."""

    size: int
    rule: str
    cards: tuple[CardChoice, ...]
    usual: dict[str, tuple[str, ...]]
    """What is brought when no cards are named, by faction."""


class ReadyArmy(Struct, frozen=True):
    """A ready-made army, spelled out to be changed."""

    id: str
    title: str
    points: int
    roster: RosterPlan


class ArmyBook(Struct, frozen=True):
    """All that armies of a ruleset are built of."""

    ruleset: str
    units: tuple[UnitCard, ...]
    cards: CardRule | None
    ready: tuple[ReadyArmy, ...]


class OpenedRoster(Struct, frozen=True):
    """An army out of a file, and the game system it is for."""

    ruleset: str
    roster: RosterPlan


class TermsBody(Incoming, frozen=True):
    """Who may field what: a scenario, the settings, and the seats by name."""

    scenario: Name
    seats: Annotated[tuple[Name, ...], Meta(min_length=1, max_length=8)]
    options: Annotated[dict[Name, OptionValue], Meta(max_length=64)] = field(default_factory=dict)


class TermsCard(Struct, frozen=True):
    """The seats of a game that is being set up."""

    seats: tuple[SeatSlot, ...]


class SeatPlan(Incoming, frozen=True):
    """Who shall sit there: the creator (``person``), a bot, or whoever gets the link (``open``)."""

    kind: Literal["person", "bot", "open"] = "person"
    bot: Name = "random"
    name: Nickname = ""
    seat: Name | None = None
    """Which seat; needed only where several ways to sit have as many seats."""


class CreateGame(Incoming, frozen=True):
    """A new game. What is left out takes the ruleset's own: its first scenario, ready armies."""

    ruleset: Name
    scenario: Name | None = None
    rosters: Annotated[tuple[Name | RosterPlan | None, ...], Meta(max_length=8)] = ()
    """Per seat, in the scenario's order: a ready-made army, one spelled out, or the usual."""
    options: Annotated[dict[Name, OptionValue], Meta(max_length=64)] = field(default_factory=dict)
    seats: Annotated[tuple[SeatPlan, ...], Meta(max_length=8)] = ()
    """Per seat, in order, as many as there are players; left out, all usual seats are one's own."""
    patience: Annotated[int, Meta(ge=5, le=2_592_000)] | None = None
    """Seconds a seat may take for an answer before the usual one stands in."""
    dice: Literal["server", "table"] = "server"
    """``table``: people throw their own dice and draw their own cards, and enter them."""


class SeatLink(Struct, frozen=True):
    """A seat and the link to it. The link of an open seat is an invitation: join with it."""

    seat: str
    kind: Literal["person", "bot", "open", "empty"]
    link: Link | None
    """Nothing for a bot."""


class CreatedGame(Struct, frozen=True):
    """A new game and all its links; they are shown to its creator only."""

    id: str
    seats: tuple[SeatLink, ...]
    spectator: Link


class JoinBody(Incoming, frozen=True):
    """Takes the open seat of the invitation used as key."""

    name: Nickname = ""


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
    number: int
    over: bool
    your_turn: bool
    result: Result | None
    changed: float
    """When something last happened, in seconds since 1970."""


class MyGames(Struct, frozen=True):
    """The games behind a browser's links, those that wait for it first; dead links are left out."""

    games: tuple[GameSummary, ...]


Answer = (
    AnyKey
    | Placement
    | Annotated[
        tuple[int | AnyKey | Annotated[tuple[int, ...], Meta(max_length=100)], ...],
        Meta(max_length=100),
    ]
)
"""The key of an option, a placement, or dice and cards that people threw and drew."""


class AnswerBody(Incoming, frozen=True):
    """An answer to the question of number ``expect``.

    With a ``request`` of the sender's choice, sending the same again is harmless: it is
    acknowledged with the same event and not played twice.
    """

    expect: Count
    answer: Answer
    request: Annotated[str, Meta(max_length=64)] = ""


class Acknowledged(Struct, frozen=True):
    """It is on disk, as event ``number``; the game now has ``at`` answers."""

    number: int
    at: int


class UndoBody(Incoming, frozen=True):
    """Takes the last choice back, asks for it, or answers somebody who asked."""

    number: Count
    """The last event the sender has seen."""
    do: Literal["undo", "agree", "decline"] = "undo"


class ResignBody(Incoming, frozen=True):
    """Gives the game up."""

    number: Count


class CheckBody(Incoming, frozen=True):
    """Is this placement legal?"""

    expect: Count
    placement: Placement


class CheckVerdict(Struct, frozen=True):
    """Whether a placement is legal, why not, and what it takes."""

    legal: bool
    why_not: Reason | None = None
    length: float | None = None
    """How long the path is, in the unit of the table."""
    cost: float | None = None
    """What the path takes out of the allowance, where the ruleset tells."""
    allowed: float | None = None
    warnings: tuple[Warned, ...] = ()
    """What the path would provoke, that of ``placement`` where the one asked about is refused."""
    placement: Placement | None = None
    """A legal way to the same end, where the ruleset finds one."""


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


class OddsBody(Incoming, frozen=True):
    """How likely is each outcome of these answers, given one after another?"""

    expect: Count
    answers: Annotated[tuple[Answer, ...], Meta(min_length=1, max_length=8)]
    policy: Literal["usual", "best", "tree"] = "tree"
    """What becomes of others' choices on the way: the usual, the best, or each told apart."""


class Outcome(Struct, frozen=True):
    """Something that may come of it."""

    text: str
    probability: float
    fraction: str
    """The exact probability, such as ``27/64``; empty where it was sampled."""
    low: float
    high: float
    """The 95 % interval where it was sampled, else the probability itself."""


class MetChoice(Struct, frozen=True):
    """A choice another seat has on the way, and what each of its answers leads to."""

    seat: str
    text: str
    rule: str
    piece: str | None
    answers: tuple["MetAnswer", ...]


class MetAnswer(Struct, frozen=True):
    """One answer of a choice met on the way."""

    key: str
    label: str
    odds: "OddsText"


class OddsText(Struct, frozen=True):
    """How likely each outcome is, most likely first, and the numbers behind it."""

    exact: bool
    samples: int
    outcomes: tuple[Outcome, ...]
    tallies: tuple[Tally, ...] = ()
    met: MetChoice | None = None
    more: int = 0
    """How many unlikely outcomes were left out."""


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


class Log(Struct, frozen=True):
    """The log from an event on, and the number of the last event it covers."""

    number: int
    lines: tuple[LogLine, ...]


class Moment(Struct, frozen=True):
    """A game at answer ``at`` of ``last``, as one reader may know it."""

    at: int
    last: int
    view: View
    waits_for: tuple[str, ...]
    lines: tuple[LogLine, ...]
    """The log up to this moment."""


class TurnMark(Struct, frozen=True):
    """Where a turn starts on the bar of a replay."""

    at: int
    turn: int


class LossMark(Struct, frozen=True):
    """Where pieces left the table or the game, and which."""

    at: int
    text: str


class Timeline(Struct, frozen=True):
    """The whole game for the bar of a replay."""

    last: int
    turns: tuple[TurnMark, ...]
    choices: tuple[int, ...]
    """The answers that seats gave, as opposed to chance: where a replay stops."""
    lines: tuple[LogLine, ...]
    viewers: tuple[str, ...]
    """The seats whose view the reader may take; the empty one is a spectator's."""
    losses: tuple[LossMark, ...] = ()


class SideFortune(Struct, frozen=True):
    """How chance treated a side."""

    side: str
    name: str
    text: str
    """How lucky it was, in a few words."""
    luck: float
    """Points gained beyond expectation, whoever threw."""
    deviation: float
    """The standard deviation of that luck."""
    dice: int
    """Dice the side threw that needed a number to succeed."""
    successes: int
    expected: float
    dice_deviation: float


class LeadMark(Struct, frozen=True):
    """What the position was worth to each side at a moment."""

    at: int
    turn: int
    worth: tuple[float, ...]


class DecisiveMoment(Struct, frozen=True):
    """A step that moved the balance of the game; ``replay?at=`` its ``at`` shows what preceded."""

    at: int
    end: int
    turn: int
    seat: str | None
    text: str
    swing: tuple[float, ...]
    """What it brought each side, in points."""
    luck: tuple[float, ...]
    """The part of it that chance gave beyond expectation."""


class Aftermath(Struct, frozen=True):
    """A finished game taken apart: who led when, what decided it, whom chance favoured."""

    sides: tuple[str, ...]
    fortunes: tuple[SideFortune, ...]
    leads: tuple[LeadMark, ...]
    moments: tuple[DecisiveMoment, ...]
    exact: bool
    """Whether all luck was weighed against every possible outcome; else some was sampled."""
    share: Link
    """A spectator's place: to be passed on to whoever wants to see the game."""


class BranchBody(Incoming, frozen=True):
    """A new game from moment ``at`` of this one."""

    at: Count
    seats: Annotated[tuple[SeatPlan, ...], Meta(max_length=8)] = ()
    patience: Annotated[int, Meta(ge=5, le=2_592_000)] | None = None


class ClauseText(Struct, frozen=True):
    """A clause of the rulebook."""

    id: str
    title: str
    text: str
    origin: str


class ChapterText(Struct, frozen=True):
    """A chapter of the rulebook."""

    id: str
    title: str
    clauses: tuple[ClauseText, ...]


class RulebookText(Struct, frozen=True):
    """A rulebook in the reader's language."""

    ruleset: str
    title: str
    language: Literal["en", "fr"]
    chapters: tuple[ChapterText, ...]


class Health(Struct, frozen=True):
    """The server is up."""

    status: Literal["ok"]
    version: str


TRAVELS: tuple[Any, ...] = (
    Problem,
    Lobby,
    RulesetCard,
    RulebookText,
    ArmyBook,
    TermsBody,
    TermsCard,
    RosterBody,
    RosterVerdict,
    OpenedRoster,
    CreateGame,
    CreatedGame,
    MyLinks,
    MyGames,
    GameState,
    JoinBody,
    SeatLink,
    AnswerBody,
    Acknowledged,
    CheckBody,
    CheckVerdict,
    SightBody,
    Sight,
    RingsBody,
    Rings,
    OddsBody,
    OddsText,
    ProfileBody,
    Profile,
    UndoBody,
    ResignBody,
    Link,
    Log,
    Moment,
    Timeline,
    Aftermath,
    BranchBody,
    Health,
    ToClient,
    ToServer,
)


def components(place: str) -> dict[str, Any]:
    """The JSON Schema of every type that travels, by name; references look for it in ``place``."""
    tops, types = msgspec.json.schema_components(TRAVELS, ref_template=f"{place}/{{name}}")
    for name, described in types.items():
        kind = globals().get(name)
        if isinstance(kind, type) and not issubclass(kind, Incoming | Problem):
            # Whatever the server sends, it sends with all its fields.
            described["required"] = list(described["properties"])
    to_client, to_server = tops[-2:]
    types = dict(types) | {"ToClient": to_client, "ToServer": to_server}
    return {name: types[name] for name in sorted(types)}


def schema() -> dict[str, Any]:
    """One JSON Schema with every type that travels."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Wire",
        "$defs": components("#/$defs"),
    }


if __name__ == "__main__":
    json.dump(schema(), sys.stdout, indent=2, ensure_ascii=False)
    sys.stdout.write("\n")
