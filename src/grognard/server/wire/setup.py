"""A new game: who sits where, with which army."""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from grognard.content.packs import LARGEST as LARGEST_PACK
from grognard.content.situation import LARGEST
from grognard.server.wire.armies import OptionValue, RosterPlan
from grognard.server.wire.common import Count, Incoming, Name, Nickname, RulesetName
from grognard.server.wire.game import Link


class SeatPlan(Incoming, frozen=True):
    """Who shall sit there: the creator (``person``), a bot, or whoever gets the link (``open``)."""

    kind: Literal["person", "bot", "open"] = "person"
    bot: Name = "random"
    name: Nickname = ""
    anyone: bool = False
    """Whether an open seat is listed, so that anybody may take it."""
    seat: Name | None = None
    """Which seat; needed only where several ways to sit have as many seats."""


class ClockPlan(Incoming, frozen=True):
    """How much time people have: for the whole game, or for every go.

    A go lasts from when a seat is asked until it is asked nothing more.
    """

    per: Literal["game", "go"]
    seconds: Annotated[int, Meta(ge=10, le=2_592_000)]
    increment: Annotated[int, Meta(ge=0, le=86_400)] = 0
    """Seconds that the end of a go earns, up to what one began with; of use ``per`` game only."""
    flag: Literal["forfeit", "bot"] = "forfeit"
    """What becomes of a seat whose time is up: it gives the game up, or a bot plays it."""
    bot: Name = "fair"
    """Which one."""


class CreateGame(Incoming, frozen=True):
    """A new game. What is left out takes the ruleset's own: its first scenario, ready armies."""

    ruleset: RulesetName
    scenario: Name | None = None
    rosters: Annotated[tuple[Name | RosterPlan | None, ...], Meta(max_length=8)] = ()
    """Per seat, in the scenario's order: a ready-made army, one spelled out, or the usual."""
    options: Annotated[dict[Name, OptionValue], Meta(max_length=64)] = field(default_factory=dict)
    seats: Annotated[tuple[SeatPlan, ...], Meta(max_length=8)] = ()
    """Per seat, in order, as many as there are players; left out, all usual seats are one's own."""
    patience: Annotated[int, Meta(ge=5, le=2_592_000)] | None = None
    """Seconds a seat may take for an answer before the usual one stands in."""
    clock: ClockPlan | None = None
    """How much time everybody has in all; nothing: as much as they want. Not with ``patience``."""
    advice: bool = True
    """Whether players may have answers suggested."""
    dice: Literal["server", "shared", "table"] = "server"
    """``shared``: everybody has a part in them, and nobody can choose them; it begins when all
    have done theirs (``PledgeBody``). ``table``: people throw their own dice and draw their
    own cards, and enter them."""
    situation: Annotated[str, Meta(max_length=LARGEST)] | None = None
    """A position to start from, as its file spells it; it says scenario, armies and options."""


class PackBody(Incoming, frozen=True):
    """A pack to lay over a ruleset: an installed one by its id, or the text of a file."""

    ruleset: RulesetName
    """The ruleset, as its card calls it: other packs may lie over it already."""
    installed: Name | None = None
    source: Annotated[str, Meta(max_length=2 * LARGEST_PACK)] | None = None
    """A file that is too large is told so by whoever reads it."""
    file: Annotated[str, Meta(max_length=120)] = ""
    """What the file is called, for whoever has to be told what is wrong with it."""


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


class BranchBody(Incoming, frozen=True):
    """A new game from moment ``at`` of this one."""

    at: Count
    seats: Annotated[tuple[SeatPlan, ...], Meta(max_length=8)] = ()
    patience: Annotated[int, Meta(ge=5, le=2_592_000)] | None = None
