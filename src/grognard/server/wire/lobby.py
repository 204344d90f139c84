"""The game systems on offer, and all that is chosen to set up a game."""

from typing import Annotated

from msgspec import Meta, Struct, field

from grognard.kernel.views import TableView
from grognard.server.wire.armies import OptionValue
from grognard.server.wire.common import Incoming, Name
from grognard.server.wire.view import Terrain, Zone


class Map(Struct, frozen=True):
    """A scenario's table before the first move, small."""

    table: TableView
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


class Card(Struct, frozen=True):
    """Something to choose, and what is said of it."""

    id: str
    title: str
    summary: str


class ScenarioCard(Card, frozen=True):
    """A scenario to choose."""

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


class FactionCard(Card, frozen=True):
    """A faction an army belongs to."""


class RuleOption(Card, frozen=True):
    """A variant of the rules that may be chosen, and the clause that describes it."""

    rule: str
    default: bool | int | str
    apart: bool | int | str
    """The default where people sit apart."""
    choices: tuple[bool | int | str, ...] = ()
    labels: tuple[str, ...] = ()
    """What each choice is called, in the same order."""


class BotRating(Struct, frozen=True):
    """Strength as it was measured, in Elo points, the random bot being 0."""

    elo: int
    low: int
    high: int
    games: int


class BotCard(Card, frozen=True):
    """A bot to play against."""

    level: int | None = None
    """How strong it is among the levels made for people, from 1; nothing for an engine."""
    ratings: dict[str, BotRating] = {}
    """By ruleset, where it was measured."""


class LanguageCard(Struct, frozen=True):
    """A language that can be asked for."""

    tag: str
    words: str
    """What the browser says in it, as Fluent; nothing where the browser knows that itself."""


class Languages(Struct, frozen=True):
    """The languages there are, English first."""

    languages: tuple[LanguageCard, ...]


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
    game: str
    """The game system itself; ``name`` says which packs are laid over it as well."""
    packs: tuple[str, ...] = ()
    """The packs that are laid over it."""
    installed: tuple[str, ...] = ()
    """The packs of this server that can be."""


class Lobby(Struct, frozen=True):
    """Everything the first page shows."""

    language: str
    rulesets: tuple[RulesetCard, ...]
    bots: tuple[BotCard, ...]
    version: str


class TermsBody(Incoming, frozen=True):
    """Who may field what: a scenario, the settings, and the seats by name."""

    scenario: Name
    seats: Annotated[tuple[Name, ...], Meta(min_length=1, max_length=8)]
    options: Annotated[dict[Name, OptionValue], Meta(max_length=64)] = field(default_factory=dict)


class TermsCard(Struct, frozen=True):
    """The seats of a game that is being set up."""

    seats: tuple[SeatSlot, ...]
