"""Traces a game: looks at every moment of it again, from its own checkpoints."""

from collections.abc import Iterator, Sequence
from typing import Any, Generic, TypeVar

from msgspec import Struct

from grognard.kernel.events import Told
from grognard.kernel.questions import Entry, Placement, Seat
from grognard.kernel.resuming import Bookmark, Checkpoint
from grognard.kernel.ruleset import Ruleset, Setup
from grognard.kernel.state import Battle, Codec
from grognard.kernel.traces import Trace, Views, changes, written
from grognard.kernel.views import SPECTATOR

B = TypeVar("B", bound=Battle)


class Mark(Checkpoint, frozen=True):
    """A checkpoint, and how many answers led to it."""

    answers: int


class Past(Struct, Generic[B], frozen=True, eq=False):
    """All that has been of a game, as it was when somebody wanted to keep it."""

    ruleset: Ruleset[B]
    setup: Setup
    codec: Codec[B]
    seats: tuple[Seat, ...]
    marks: Sequence[Mark]
    answers: Sequence[Entry | Placement]
    choices: tuple[int, ...]
    log: Sequence[Told]

    def trace(self) -> str:
        """What happened, packed; it takes about as long as playing the game did."""
        seen = ((at, self._views(battle)) for at, battle in self._moments())
        events = tuple(written(told) for told in self.log)
        return Trace(self.seats, self.choices, events, tuple(changes(seen))).pack()

    def _views(self, battle: B) -> Views:
        ruleset, setup = self.ruleset, self.setup
        common = ruleset.christened(ruleset.view(battle, SPECTATOR), setup)
        own = {
            seat: ruleset.christened(ruleset.seen_by(battle, seat, common), setup)
            for seat in self.seats
        }
        return {SPECTATOR: common, **own}

    def _moments(self) -> Iterator[tuple[int, B]]:
        """The battle after no answer, after one, after two; it is looked at and played on."""
        ends = [mark.answers for mark in self.marks[1:]] + [len(self.answers)]
        for mark, end in zip(self.marks, ends, strict=True):
            run = Bookmark(self.ruleset, self.codec, mark).run()
            yield mark.answers, run.battle
            for at, entry in enumerate(self.answers[mark.answers : end], mark.answers + 1):
                _give(run, entry)
                if run.question is not None:
                    yield at, run.battle


def _give(run: Any, entry: Entry | Placement) -> None:
    if isinstance(entry, dict) and "concede" in entry:
        run.concede(entry["concede"])
    else:
        run.send(run.question.trust(entry))
