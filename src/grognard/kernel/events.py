"""What happened, as typed facts; sentences are made at the edge, in the reader's language."""

import re
from functools import cache
from typing import Any, ClassVar

from msgspec import Struct, structs

from grognard.kernel.beats import ROLL, Beat


@cache
def kebab(name: str) -> str:
    """A class name as messages spell it.

    >>> kebab("ArmorBreached")
    'armor-breached'
    """
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).lower()


class Event(Struct, frozen=True, gc=False, tag_field="event", tag=kebab):
    """Something that happened. ``rules`` names the clauses by which it happened.

    ``shows`` says how it is seen on the table; nothing where it is only told.

    It holds plain values only, so the garbage collector need not watch it.

    >>> class Fell(Event, frozen=True):
    ...     rules = ("4.61",)
    ...     unit: str
    >>> Fell("a1").kind
    'fell'
    """

    rules: ClassVar[tuple[str, ...]] = ()
    shows: ClassVar[Beat | None] = None

    @property
    def beat(self) -> Beat | None:
        """How it is seen on the table, as far as its facts say."""
        return self.shows

    @property
    def kind(self) -> str:
        """The name of the event, as messages and records spell it."""
        return kebab(type(self).__name__)

    @property
    def facts(self) -> dict[str, Any]:
        """What there is to tell of it, by name."""
        return structs.asdict(self)

    @property
    def secret_from(self) -> tuple[str, ...]:
        """Seats that may not learn of this event."""
        return ()


class Rolled(Event, frozen=True):
    """Dice were thrown, and this is how they lie."""

    shows = ROLL
    seat: str
    purpose: str
    faces: tuple[int, ...]
    need: int
    successes: int


class Drawn(Event, frozen=True):
    """Cards left a deck. Who may know which, the cards' own pile says."""

    seat: str
    purpose: str
    count: int


class Tossed(Event, frozen=True):
    """A coin was tossed, or lots were drawn."""

    purpose: str
    among: tuple[str, ...]
    result: str


class Conceded(Event, frozen=True):
    """A seat gave up."""

    seat: str


class Departed(Event, frozen=True):
    """A seat's player left the table, which gives the game up."""

    seat: str


class RanOutOfTime(Event, frozen=True):
    """A seat had no time left, which gives the game up."""

    seat: str


class Told(Struct, frozen=True, gc=False):
    """An event, and how many answers had been given and which turn it was when it happened."""

    at: int
    turn: int
    event: Event
