"""What came of each deed, written down with it, so that a game outlives the rules it was played by.

A stored game is done again, deed by deed, by the rules there are. Where these lead elsewhere, it
is told from its testimony: a record of how it stood at some event, and what came of each deed
since. Nothing else remembers what rules that are gone had made of an answer.
"""

import logging
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from msgspec import Struct, field
from msgspec.structs import replace

from grognard.content.published import Published
from grognard.kernel import records
from grognard.kernel.chronicles import Chronicle, recalled
from grognard.kernel.game import catch_up, new_game
from grognard.kernel.pledges import Dice
from grognard.kernel.records import FORMAT, Record, Redrawn
from grognard.kernel.state import Result
from grognard.kernel.traces import Change, Happened, Onlooker, Trace, TraceError, unpack, written
from grognard.server.faults import Fault
from grognard.server.games.journal import Deed, Head
from grognard.server.games.room import Happening, Room

log = logging.getLogger(__name__)


class Came(Struct, frozen=True, array_like=True, omit_defaults=True):
    """What came of a deed, after ``since`` answers; those that followed before are taken back."""

    since: int
    answers: tuple[Any, ...] = ()
    """Given since, those of chance and the engine included."""
    choices: tuple[int, ...] = ()
    """Which of all answers players gave."""
    digests: tuple[tuple[int, str], ...] = ()
    """Where the battle was complete, and its digests."""
    events: tuple[Happened, ...] = ()
    change: Change | None = None
    """What everybody sees otherwise now."""
    luck: Redrawn | None = None
    result: Result | None = None


class Witness:
    """Sees what comes of the deeds done in a room."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self._onlooker = Onlooker(room.views)

    def came(self, happening: Happening) -> bytes:
        """What came of a deed, to be written down with it; nothing where it changed nothing."""
        game, at = self.room.game, happening.at
        if happening.deed.what == "undone":
            # What is seen then was told when the game first was there.
            self._onlooker.look(self.room.views)
            luck = game.redrawn[-1:]
            return msgspec.json.encode(Came(at, luck=luck[0] if luck else None))
        since = self.room.happenings[happening.number - 1].at
        if at == since:
            return b""
        return msgspec.json.encode(
            Came(
                since,
                answers=tuple(game.entries[since:]),
                choices=tuple(place for place in game.choices if place >= since),
                digests=tuple(game.digests(since)),
                events=tuple(written(told) for told in happening.told),
                change=self._onlooker.change(at, self.room.views),
                result=game.result if game.over else None,
            )
        )


def story_so_far(room: Room) -> bytes:
    """How a game stands, for what will come of further deeds to go on from."""
    return b"" if room.head.is_archive else room.game.record.traced().encode()


class Testimony(Struct):
    """All that was written down of a game, put together."""

    seats: tuple[str, ...] = ()
    answers: list[Any] = field(default_factory=list)
    choices: list[int] = field(default_factory=list)
    digests: list[tuple[int, str]] = field(default_factory=list)
    events: list[Happened] = field(default_factory=list)
    changes: list[Change] = field(default_factory=list)
    luck: list[Redrawn] = field(default_factory=list)
    result: Result | None = None
    answers_at: dict[int, int] = field(default_factory=dict)
    """How many answers there were after an event."""

    @classmethod
    def of(cls, rows: Iterable[tuple[int, bytes]]) -> "Testimony":
        """What these rows of the store amount to, each with the number of its event."""
        testimony = cls()
        for number, row in rows:
            if row.startswith(b"{"):
                testimony._begin(records.decode(row))
            else:
                testimony._hear(_came.decode(row))
            testimony.answers_at[number] = len(testimony.answers)
        return testimony

    @property
    def trace(self) -> Trace:
        """All that happened and was seen."""
        return Trace(self.seats, tuple(self.choices), tuple(self.events), tuple(self.changes))

    def record(self, head: Head, version: int) -> Record:
        """The game as a file, made by rules of this version."""
        seed = None if head.opening or head.is_shared else head.seed
        record = Record(
            FORMAT,
            replace(head.setup, version=version),
            seed,
            records.steps(self.digests, self.answers),
            self.result,
            luck=tuple(self.luck),
            dice=_dice(head, seed),
        )
        return record.remember(self.trace.pack)

    def _begin(self, record: Record) -> None:
        trace = unpack(record.trace)
        places, at = [], 0
        for step in record.steps:
            places.append((at, step.digest))
            at += len(step.answers)
        self.seats, self.answers = trace.seats, list(record.answers)
        self.choices, self.digests = list(trace.choices), places
        self.events, self.changes = list(trace.events), list(trace.changes)
        self.luck, self.result = list(record.luck), record.result

    def _hear(self, came: Came) -> None:
        if came.since < len(self.answers):
            self._take_back(came.since)
        self.answers += came.answers
        self.choices += came.choices
        self.digests += came.digests
        self.events += came.events
        if came.change is not None:
            self.changes.append(came.change)
        if came.luck is not None:
            self.luck = [each for each in self.luck if each.after < came.luck.after]
            self.luck.append(came.luck)
        self.result = came.result

    def _take_back(self, since: int) -> None:
        del self.answers[since:]
        self.choices = [place for place in self.choices if place < since]
        self.digests = [each for each in self.digests if each[0] <= since]
        self.events = [each for each in self.events if each.at <= since]
        self.changes = [each for each in self.changes if each.at <= since]
        self.luck = [each for each in self.luck if each.after <= since]


def _dice(head: Head, seed: int | str | None) -> Dice:
    if seed is not None:
        return "seed"
    return "branched" if head.opening else "undisclosed" if head.is_shared else "people"


_came = msgspec.json.Decoder(Came)


def recall(
    head: Head,
    ruleset: Published[Any],
    deeds: Sequence[Deed],
    rows: Sequence[tuple[int, bytes]],
) -> Room:
    """A game that the rules of today do not lead to: told from its testimony, if there is any."""
    try:
        testimony = Testimony.of(rows)
    except (records.RecordError, TraceError, msgspec.DecodeError):
        log.exception("the testimony of game %s cannot be read", head.id)
        testimony = Testimony()
    if not testimony.changes:
        return _as_far_as_it_goes(head, ruleset, deeds)
    versions = [deed.version for deed in deeds if deed.version]
    record = testimony.record(head, versions[-1] if versions else head.setup.version)
    opened = recalled(ruleset, record, testimony.trace)
    return Room.told(head, ruleset, deeds, opened, testimony.answers_at)


def _as_far_as_it_goes(head: Head, ruleset: Published[Any], deeds: Sequence[Deed]) -> Room:
    """A game nobody wrote a testimony of, up to where the rules of today fail to go on."""
    begun = _with_what_can_be_opened(head, ruleset)
    answers_at: dict[int, int] = {}
    try:
        room = Room(begun, ruleset)
        for number, deed in enumerate(deeds if begun is head else (), 1):
            at = room.perform(deed).at
            if room.game.over and len(deeds) > number and deeds[number].what != "rematch":
                break
            answers_at[number] = at
    except Exception as problem:
        log.info("game %s goes no further than this: %s", head.id, type(problem).__name__)
    # What failed may be half done, and an end that was none is not shown.
    try:
        room = Room.restore(begun, ruleset, deeds[: len(answers_at)])
    except Exception:
        raise Fault("game-lost") from None
    record = room.game.record.traced()
    opened = Chronicle(record, room.game, unpack(record.trace))
    return Room.told(head, ruleset, deeds, opened, answers_at, is_cut_short=True)


def _with_what_can_be_opened(head: Head, ruleset: Published[Any]) -> Head:
    """The head of a game that begins with those answers of its opening that are still legal."""
    try:
        game = new_game(ruleset, head.setup, None)
    except Exception as problem:
        log.info("game %s can no longer be set up: %s", head.id, type(problem).__name__)
        raise Fault("game-lost") from None
    try:
        catch_up(game, head.opening)
    except Exception as problem:
        log.info("game %s opens no further than this: %s", head.id, type(problem).__name__)
        return replace(head, opening=tuple(game.entries))
    return head
