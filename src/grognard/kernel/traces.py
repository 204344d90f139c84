"""What happened in a game, written down beside its answers.

A record's answers are played again by the rules that took them. Once those rules have changed,
its trace still tells the game: every event, and what everybody saw at every moment, as data.
Words are found when it is told, so a trace reads in any language.
"""

import zlib
from base64 import b64decode, b64encode
from bisect import bisect_right
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from grognard.kernel.beats import MOVE, ROLL, Beat
from grognard.kernel.differences import Difference, between, patch, plain
from grognard.kernel.events import Event, Told
from grognard.kernel.questions import Seat
from grognard.kernel.said import Say
from grognard.kernel.views import SPECTATOR, View

LARGEST = 16 * 1024 * 1024
"""Bytes of a trace once it is inflated; those of long games have one or two million."""

Count = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Clauses = Annotated[tuple[str, ...], Meta(max_length=100)]
Seats = Annotated[tuple[Seat, ...], Meta(max_length=16)]
Plain = bool | int | float | str | None
Facts = Annotated[dict[str, Plain | list[Plain]], Meta(max_length=100)]
Seen = View[Say, Say | int | float | str, str]

PRINTED = "card"
"""What a piece's card is called in its view."""


class TraceError(ValueError):
    """A trace that cannot be read; a few words say why."""


class Happened(Struct, frozen=True, array_like=True, omit_defaults=True):
    """An event as it is written down."""

    at: Count
    turn: int
    facts: Facts
    """Its fields, and its kind as ``event``."""
    rules: Clauses = ()
    secret_from: Seats = ()


class Change(Struct, frozen=True, array_like=True, omit_defaults=True):
    """What is seen otherwise from a moment on."""

    at: Count
    view: Difference
    """Of a spectator's view since the moment before."""
    lenses: dict[Seat, Difference] = {}
    """What some seats see otherwise than a spectator, where that changed as well."""


class Recalled(Event, frozen=True):
    """An event as it was written down: of other rules, and maybe of no kind there is today."""

    written: Happened

    @property
    def rules(self) -> tuple[str, ...]:  # type: ignore[override]
        """The clauses it happened by, as they were then."""
        return self.written.rules

    @property
    def beat(self) -> Beat | None:
        """How it was seen then nobody wrote down; that something moved, its name says."""
        return MOVE if self.kind.endswith("moved") else ROLL if self.kind == "rolled" else None

    @property
    def kind(self) -> str:
        """What it was called then."""
        return str(self.written.facts.get("event"))

    @property
    def facts(self) -> dict[str, Any]:
        """What was known of it."""
        return {name: fact for name, fact in self.written.facts.items() if name != "event"}

    @property
    def secret_from(self) -> tuple[str, ...]:
        """Seats that might not learn of it."""
        return self.written.secret_from


class Trace(Struct, frozen=True, forbid_unknown_fields=True):
    """All that happened in a game, and all that was seen of it."""

    seats: Annotated[tuple[Seat, ...], Meta(min_length=1, max_length=16)]
    choices: tuple[Count, ...]
    """The answers that players gave, as opposed to chance and the engine."""
    events: tuple[Happened, ...]
    changes: tuple[Change, ...]

    def log(self, until: int) -> list[Told]:
        """Everything that had happened after so many answers."""
        return [
            Told(each.at, each.turn, Recalled(each)) for each in self.events if each.at <= until
        ]

    def views(self, viewer: Seat, until: int) -> Iterator[tuple[int, View]]:
        """What a viewer saw, wherever it changed, up to so many answers."""
        for at, data in self._seen(viewer, until):
            yield at, _read(data)

    def view(self, viewer: Seat, at: int) -> View:
        """What a viewer saw after so many answers."""
        *_, (_, data) = self._seen(viewer, at)
        return _read(data)

    def _seen(self, viewer: Seat, until: int) -> Iterator[tuple[int, Any]]:
        seen: Any = None
        lens: Difference = {}
        for change in self.changes:
            if change.at > until:
                return
            try:
                seen = patch(seen, change.view)
                lens = change.lenses.get(viewer, lens)
                yield change.at, patch(seen, lens)
            except (ValueError, RecursionError) as problem:
                raise TraceError(f"at answer {change.at}: {problem}") from None

    def agrees(self, other: "Trace") -> bool:
        """Whether another trace, which may tell more moments, tells the same of this game.

        Nothing happened otherwise, and everybody saw the same wherever this one says something
        changed, and wherever anybody chose. Views may have learnt to show more since.
        """
        if (self.seats, self.choices, self.events) != (other.seats, other.choices, other.events):
            return False
        moments = sorted({*self.choices, *(change.at for change in self.changes)})
        return all(
            _shows(other._at(viewer, moments), self._at(viewer, moments))
            for viewer in (SPECTATOR, *self.seats)
        )

    def _at(self, viewer: Seat, moments: Sequence[int]) -> list[Any]:
        """What a viewer saw at these moments, as plain data."""
        seen = list(self._seen(viewer, moments[-1]))
        return [
            seen[bisect_right(seen, moment, key=lambda each: each[0]) - 1][1] for moment in moments
        ]

    def check(self, answers: int) -> None:
        """Refuse what cannot be told to its end, for a game of so many answers."""
        places = [change.at for change in self.changes]
        if not places or places[0] != 0 or any(b <= a for a, b in pairwise(places)):
            raise TraceError("its moments are not in order")
        latest = max([*places, *self.choices, *(each.at for each in self.events)])
        if latest > answers:
            raise TraceError(f"it goes on after answer {answers}")
        for viewer in (SPECTATOR, *self.seats):
            for at, seen in self.views(viewer, answers):
                if seen.seats != self.seats or seen.viewer != viewer:
                    raise TraceError(f"at answer {at}: the view is of somebody else")

    def pack(self) -> str:
        """The trace as text, small."""
        return b64encode(zlib.compress(msgspec.json.encode(self), 9)).decode()


def unpack(packed: str) -> Trace:
    """Read a packed trace; whatever comes from outside ends in a trace or a ``TraceError``."""
    try:
        squeezed = zlib.decompressobj()
        data = squeezed.decompress(b64decode(packed, validate=True), LARGEST)
        if not squeezed.eof:
            why = "it is too large" if squeezed.unconsumed_tail else "it is cut short"
            raise TraceError(why)
        return msgspec.json.decode(data, type=Trace)
    except (zlib.error, msgspec.DecodeError, ValueError, RecursionError) as problem:
        raise TraceError(str(problem)) from None


def written(told: Told) -> Happened:
    """An event in the form that is written down."""
    event = told.event
    if isinstance(event, Recalled):
        return event.written
    return Happened(told.at, told.turn, plain(event), event.rules, event.secret_from)


Views = Mapping[Seat, View]
"""What everybody sees at a moment, a spectator included."""


class Onlooker:
    """Tells what changed from one moment of a game to the next."""

    def __init__(self, views: Views | None = None) -> None:
        self._before: View | None = None
        self._lenses: dict[Seat, Difference] = {}
        if views is not None:
            self.look(views)

    def look(self, views: Views) -> None:
        """See a moment that is told already."""
        common = self._before = views[SPECTATOR]
        self._lenses = {
            seat: between(common, seen) for seat, seen in views.items() if seat != SPECTATOR
        }

    def change(self, at: int, views: Views) -> Change | None:
        """What is seen otherwise than at the moment before; nothing where all is the same."""
        before, lenses = self._before, self._lenses
        self.look(views)
        view = between(before, views[SPECTATOR])
        changed = {seat: lens for seat, lens in self._lenses.items() if lens != lenses.get(seat)}
        return Change(at, view, changed) if view or changed else None


def changes(seen: Iterable[tuple[int, Views]]) -> Iterator[Change]:
    """Moments of a game as what changed from one to the next; nothing where nothing did."""
    onlooker = Onlooker()
    for at, views in seen:
        if change := onlooker.change(at, views):
            yield change


def _read(data: Any) -> View:
    try:
        return msgspec.convert(data, Seen)
    except (msgspec.ValidationError, RecursionError) as problem:
        raise TraceError(str(problem)) from None


def _shows(seen: Any, told: Any) -> bool:
    """Whether what is seen shows all that was told; it may show more.

    What is printed on a card belongs to the game and not to what happened in one.

    >>> _shows({"turn": 2, "called": "round"}, {"turn": 2}), _shows({"turn": 2}, {"turn": 3})
    (True, False)
    """
    if isinstance(told, dict) and isinstance(seen, dict):
        return all(
            name == PRINTED or (name in seen and _shows(seen[name], value))
            for name, value in told.items()
        )
    if isinstance(told, list | tuple) and isinstance(seen, list | tuple):
        return len(seen) == len(told) and all(map(_shows, seen, told))
    return bool(seen == told)
