"""A game looked back on: its moments, the bar of a replay, and what decided it."""

from msgspec import Struct

from grognard.lab.aftermath import Lead
from grognard.server.wire.game import Link, LostPiece
from grognard.server.wire.stream import LogLine
from grognard.server.wire.view import View


class Snapshot(Struct, frozen=True):
    """A game at answer ``at`` of ``last``, as one reader may know it."""

    at: int
    last: int
    view: View
    waits_for: tuple[str, ...]
    lines: tuple[LogLine, ...]
    """The log up to this moment."""
    lost: tuple[LostPiece, ...] = ()
    """Pieces that are in the view no more."""


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
    """How a side came to its result: what chance did, and what was chosen."""

    side: str
    name: str
    text: str
    """How lucky it was, in a few words."""
    start: float
    """Its win chance when the first turn began."""
    luck: float
    """Win chance gained beyond expectation, whoever threw."""
    choices: float
    """Win chance gained by what was chosen, whoever chose."""
    end: float
    """What start, luck and choices add up to: 1 for a win, 0 for a loss, a half for a draw."""
    margin: float
    """How far luck and choices may be off either way, with a confidence of 95 %."""
    deviation: float
    """The standard deviation of that luck."""
    dice: int
    """Dice the side threw that needed a number to succeed."""
    successes: int
    expected: float
    dice_deviation: float


class DecisiveMomentText(Struct, frozen=True):
    """A step that moved the balance of the game; ``replay?at=`` its ``at`` shows what preceded."""

    at: int
    end: int
    turn: int
    seat: str | None
    text: str
    """What was lost or won."""
    swing: tuple[float, ...]
    """What it brought each side, in win chance."""
    luck: tuple[float, ...]
    """The part of it that chance gave beyond expectation."""
    deed: str = ""
    """Who did it to whom, as the log tells it; nothing where nobody laid a hand on anybody."""


class Aftermath(Struct, frozen=True):
    """A finished game taken apart: who led when, what decided it, whom chance favoured."""

    sides: tuple[str, ...]
    fortunes: tuple[SideFortune, ...]
    leads: tuple[Lead, ...]
    moments: tuple[DecisiveMomentText, ...]
    exact: bool
    """Whether all luck was weighed against every possible outcome; else some was sampled."""
    share: Link
    """A spectator's place: to be passed on to whoever wants to see the game."""
