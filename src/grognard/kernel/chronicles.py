"""A record opened: played as long as the rules agree with it, and told from there on.

Rules change, and a record made by older ones may part from those of today. Up to the last
digest that is right it is a game like any other; what follows is told from the record's trace.
"""

from collections.abc import Iterator
from typing import Any, TypeAlias

from msgspec import Struct

from grognard.kernel.events import Told
from grognard.kernel.game import Game, replay
from grognard.kernel.questions import Seat
from grognard.kernel.records import Record, RecordError
from grognard.kernel.ruleset import Ruleset, Setup
from grognard.kernel.state import Result
from grognard.kernel.traces import Trace, TraceError, unpack
from grognard.kernel.views import View


class Retold(Struct, frozen=True, eq=False):
    """A game at a moment that is told and not played: it can be looked at like any game."""

    record: Record
    trace: Trace
    answers: int

    @property
    def setup(self) -> Setup:
        """How the game was set up."""
        return self.record.setup

    @property
    def seats(self) -> tuple[Seat, ...]:
        """All seats at the table."""
        return self.trace.seats

    @property
    def asked(self) -> tuple[Seat, ...]:
        """Nobody: what was asked belongs to rules that are no more."""
        return ()

    @property
    def question(self) -> None:
        """Nothing is asked here."""
        return None

    @property
    def over(self) -> bool:
        """Whether the game has ended at this moment."""
        return self.record.result is not None and self.answers == len(self.record.answers)

    @property
    def result(self) -> Result | None:
        """Who had won, if it has ended."""
        return self.record.result if self.over else None

    @property
    def choices(self) -> list[int]:
        """The answers that players had given."""
        return [choice for choice in self.trace.choices if choice < self.answers]

    @property
    def log(self) -> list[Told]:
        """Everything that had happened."""
        return self.trace.log(self.answers)

    def view(self, viewer: Seat) -> View:
        """What a seat, or a spectator, could know."""
        return self.trace.view(viewer, self.answers)

    def views(self, viewer: Seat) -> Iterator[tuple[int, View]]:
        """All that a viewer has seen, and when."""
        return self.trace.views(viewer, self.answers)


Moment: TypeAlias = Game[Any] | Retold
"""A game at some moment, to be looked at."""


class Chronicle(Struct, frozen=True, eq=False):
    """The whole of a recorded game, to be looked at moment by moment."""

    record: Record
    game: Game[Any] | None
    """What can be played of it; nothing where not even its set-up is legal any more."""
    trace: Trace | None = None
    """What tells the rest; nothing where all of it is played."""

    @property
    def last(self) -> int:
        """How many answers it has."""
        return len(self.record.answers)

    @property
    def played(self) -> int:
        """How many of them are played; it can be branched and played on up to there."""
        return min(self.game.answers, self.last) if self.game is not None else 0

    @property
    def end(self) -> Moment:
        """Its last moment."""
        return self.at(self.last)

    def at(self, answers: int) -> Moment:
        """The game as it was when this many answers had been given."""
        # Where the rules part, those of today have begun a step that may not be the recorded one.
        if self.trace is not None and answers >= self.played:
            return Retold(self.record, self.trace, answers)
        assert self.game is not None, "what is not told is played"
        if answers == self.played:
            return self.game
        past = self.game.fork()
        past.rewind(answers)
        return past


def chronicle(ruleset: Ruleset[Any], record: Record, until: int | None = None) -> Chronicle:
    """Open a record, an error says what is wrong with it; up to a moment, what follows is not seen.

    Of older rules all of it is seen: where they part shows only later.
    """
    is_older = record.setup.version < ruleset.version
    try:
        return Chronicle(record, replay(ruleset, record, None if is_older else until))
    except RecordError as problem:
        if not is_older or not record.trace:
            raise
        agreed = problem.agreed
    trace = _trace(record)
    game = None if agreed is None else replay(ruleset, record, agreed)
    return Chronicle(record, game, trace)


def recalled(ruleset: Ruleset[Any], record: Record, trace: Trace) -> Chronicle:
    """A game that went otherwise by rules that were not those of today, whatever they are called.

    It is played as long as they agree; all that follows is told, its last moment in any case.
    """
    try:
        return Chronicle(record, replay(ruleset, record), trace)
    except Exception as problem:
        agreed: int | None = getattr(problem, "agreed", None)
    return Chronicle(record, None if agreed is None else replay(ruleset, record, agreed), trace)


def _trace(record: Record) -> Trace:
    try:
        trace = unpack(record.trace)
        trace.check(len(record.answers))
    except TraceError as problem:
        text = f"its trace cannot be read: {problem}"
        raise RecordError(text, "trace", detail=str(problem)[:200]) from None
    return trace


def check_trace(game: Game[Any], record: Record) -> None:
    """Compare the trace of a record with what its answers lead to."""
    if not record.trace:
        return
    own = unpack(game.record.traced().trace)
    if not _trace(record).agrees(own):
        text = "the recorded trace is not what its answers lead to"
        raise RecordError(text, "other-trace")
