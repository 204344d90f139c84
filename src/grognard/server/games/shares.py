"""Which of the processes that share a store is at home with a game.

Any of them serves any game. But whoever plays a game is best served where it is in memory, and
after a start somebody has to go on with those that bots or a clock must move along.
"""

import secrets
from zlib import crc32

from msgspec import Struct


class Share(Struct, frozen=True):
    """A part of all games: those at home with process ``own`` of so many.

    >>> share = Share(1, 4)
    >>> share.has(share.name())
    True
    """

    own: int = 0
    of: int = 1

    def has(self, game: str) -> bool:
        """Whether a game is at home here."""
        return home(game, self.of) == self.own

    def name(self) -> str:
        """A name for a new game that is at home here: 64 bits, of which nobody knows another."""
        while not self.has(name := secrets.token_hex(8)):
            pass
        return name


def home(game: str, processes: int) -> int:
    """The process a game is at home with.

    >>> home("any game", 1)
    0
    """
    return crc32(game.encode()) % processes
