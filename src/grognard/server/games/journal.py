"""What is stored of a game: how it began and everything done since."""

from typing import Any, Literal

import msgspec
from msgspec import Struct

from grognard.kernel.records import Record
from grognard.kernel.ruleset import Setup
from grognard.server.games.clocks import Clock
from grognard.server.wire import What

FORMAT = 1


class Sitting(Struct, frozen=True):
    """Who was meant to sit at a seat when the game was created."""

    seat: str
    kind: Literal["person", "bot", "open", "empty"]
    bot: str = ""
    name: str = ""
    anyone: bool = False
    """Whether an open seat is offered to everybody, and not only to who gets the link."""


class Head(Struct, frozen=True):
    """How a game began."""

    id: str
    setup: Setup
    seats: tuple[Sitting, ...]
    created: float
    seed: int | str | None
    """Where chance comes from; nothing where people throw their own dice."""
    opening: tuple[Any, ...] = ()
    """The answers of the record this game goes on from."""
    record: Record | None = None
    """The record that is looked at here, with all it takes to tell it by other rules."""
    patience: int | None = None
    clock: Clock | None = None
    """How much time seats have; nothing where they have all they want, or patience ends."""
    advice: bool = True
    """Whether players may have answers suggested."""
    follows: str = ""
    """The game this one is a rematch of."""
    is_shared: bool = False
    """Whether everybody at the table has a part in the dice, and the seed is the server's."""
    format: int = FORMAT

    @property
    def is_archive(self) -> bool:
        """A record to look at, in which nobody plays."""
        return all(sitting.kind == "empty" for sitting in self.seats)

    @property
    def is_foreign(self) -> bool:
        """Whether it is played on content that a stranger may have brought."""
        return self.record is not None or brings_content(self.setup)

    def sitting(self, seat: str) -> Sitting:
        """Who was meant to sit there."""
        return next(sitting for sitting in self.seats if sitting.seat == seat)


def brings_content(setup: Setup) -> bool:
    """Whether a set-up holds terrain or units of its own, as large as they may be."""
    return bool(setup.situation or setup.packs)


class Deed(Struct, frozen=True, omit_defaults=True):
    """One thing somebody did. Doing all of them again gives the same game."""

    what: What
    seat: str = ""
    answer: Any = None
    """The recorded form of the answer; of a pledge the commitment, then the secret."""
    to: int = 0
    """Of an undo: how many answers remain."""
    anew: bool = False
    """Of an undo: chance that was seen is drawn anew. In the first journals the same came again."""
    name: str = ""
    """Of a join: what the person is called. Of a rematch: the game that follows."""
    request: str = ""
    time: float = 0.0
    spent: float = 0.0
    """Seconds the clocks ran before it."""
    digest: str = ""
    """What the game was after it; nothing in the first journals."""
    version: int = 0
    """Of the rules it was done by, where they are not those the game began with."""


class Row(Struct, frozen=True):
    """A game as the store gives it back."""

    head: bytes
    deeds: tuple[bytes, ...]
    is_witnessed: bool
    """Whether what came of its deeds was written down."""


_head = msgspec.json.Decoder(Head)
_deed = msgspec.json.Decoder(Deed)


def read_head(stored: bytes) -> Head:
    """The head of a stored game."""
    return _head.decode(stored)


def read_deed(stored: bytes) -> Deed:
    """A stored deed."""
    return _deed.decode(stored)


def write(thing: Head | Deed) -> bytes:
    """The stored form of a head or a deed."""
    return msgspec.json.encode(thing)
