"""What people at a table say to each other: a few plain lines, and no part of the game.

It is neither in the journal nor in the record; it is noted beside them, so that a restart does not
cut anybody short. Only those who sit at the table hear it.
"""

from collections import deque

import msgspec
from msgspec import Struct

MOST = 60
"""Lines that are kept."""


class Line(Struct, frozen=True):
    """Something that was said."""

    number: int
    seat: str
    text: str
    time: float
    request: str = ""


_lines = msgspec.json.Decoder(list[Line])


def note_of(game: str) -> str:
    """The name under which the lines of a game are noted."""
    return f"chat {game}"


class Chat:
    """The last lines of a table.

    >>> chat = Chat()
    >>> chat.say("A", "Good luck!", 7.0).number, chat.since(0)[0].text, chat.since(1)
    (1, 'Good luck!', [])
    """

    def __init__(self, noted: bytes = b"") -> None:
        self._lines = deque(_lines.decode(noted) if noted else (), MOST)

    @property
    def last(self) -> int:
        """The number of the last line."""
        return self._lines[-1].number if self._lines else 0

    def since(self, number: int) -> list[Line]:
        """Everything said after a line."""
        return [line for line in self._lines if line.number > number]

    def said(self, seat: str, request: str) -> Line | None:
        """The line this very request led to before, if it did."""
        mine = (line for line in self._lines if request and line.seat == seat)
        return next((line for line in mine if line.request == request), None)

    def say(self, seat: str, text: str, time: float, request: str = "") -> Line:
        """One more line; the oldest makes way."""
        line = Line(self.last + 1, seat, text, time, request)
        self._lines.append(line)
        return line

    def noted(self) -> bytes:
        """To be read after a restart."""
        return msgspec.json.encode(list(self._lines))
