"""What the readers of one place are shown of a game as it goes on.

A place is a link's role and seat, in one language: all who share it see the same. Their state is
drawn once, what did not change keeps its words, and whoever has seen one state is told what makes
the next of it.
"""

import msgspec

from grognard.kernel.differences import between
from grognard.server import wire
from grognard.server.games.keys import Keys
from grognard.server.games.reader import Drawn, Reader


class Showing:
    """One place's newest state, for as many as look."""

    def __init__(self) -> None:
        self._state: wire.GameState | None = None
        self._drawn: Drawn | None = None
        self._told: dict[int, tuple[wire.GameState | None, bytes]] = {}

    def forget(self) -> None:
        """Something happened: what is shown has to be drawn anew."""
        self._state = None
        self._told.clear()

    def state(
        self, reader: Reader, keys: Keys, here: tuple[str, ...], region: wire.Region | None
    ) -> wire.GameState:
        """The game as it is now."""
        if self._state is None:
            before = self._drawn if self._drawn and self._drawn.names == reader.names else None
            self._drawn = reader.drawn(before)
            self._state = reader.state(keys, here, region, self._drawn.shown)
        return self._state

    def since(self, told: wire.GameState | None, now: wire.GameState) -> bytes:
        """What to tell whoever was told that state last; everything to whoever was told none."""
        found = self._told.get(id(told))
        if found is None:
            # Whatever is known by its id is kept: ids come again.
            found = self._told[id(told)] = told, msgspec.json.encode(_news(told, now))
        return found[1]


def _news(told: wire.GameState | None, now: wire.GameState) -> wire.Changed | wire.Differs:
    if told is None:
        return wire.Changed(now)
    return wire.Differs(told.number, now.number, between(told, now))
