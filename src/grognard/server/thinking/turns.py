"""Whose turn it is to have something thought about.

Whoever waits in person goes first, whatever nobody watches last, and among equals everybody who
asks gets a turn before anybody gets a second one.
"""

import asyncio
from collections import Counter
from collections.abc import Callable
from itertools import count
from typing import Final

from msgspec import Struct

from grognard.server.faults import Fault

IN_PERSON: Final = 0
"""Somebody looks at the page and waits."""
SOON: Final = 1
"""Somebody will want it."""
UNWATCHED: Final = 2
"""Nobody waits for it."""


class Asker(Struct, frozen=True):
    """For whom something is thought about."""

    game: str = ""
    whose: str = ""
    """The address it is done for; what is not known counts by game."""
    rank: Callable[[], int] = lambda: IN_PERSON
    """How urgent it is, which may change while it waits."""

    @property
    def account(self) -> str:
        """To whose account it goes."""
        return self.whose or self.game


class _Waiter(Struct, frozen=True, eq=False):
    asker: Asker
    start: int
    """The round in which it may be served: one further on for each turn its asker had before."""
    number: int
    called: "asyncio.Future[bool]"


class Turns:
    """So many places, and who waits for one; each game and each asker has so many waiting.

    Of two places and more one is kept free of whatever nobody waits for.
    """

    def __init__(self, places: int, *, waiting: int, of_each: int, of_game: int) -> None:
        self.places = places
        self._most, self._of_each, self._of_game = waiting, of_each, of_game
        self._taken = self._unwatched = 0
        self._waiting: list[_Waiter] = []
        self._round = 0
        self._next: dict[str, int] = {}
        """The round in which an account may be served next."""
        self._numbers = count()

    @property
    def waiting(self) -> int:
        """How many wait."""
        return len(self._waiting)

    async def take(self, asker: Asker) -> bool:
        """Wait for a place; ``give_back`` wants to know what this returns."""
        if self._waiting or not self._is_place(asker):
            return await self._wait(asker)
        return self._sit(asker)

    def give_back(self, is_unwatched: bool) -> None:
        """A place is free again."""
        self._taken -= 1
        self._unwatched -= is_unwatched
        self._call()

    def look_again(self) -> None:
        """Somebody came or went: it may be somebody else's turn."""
        self._call()

    async def _wait(self, asker: Asker) -> bool:
        self._must_have_room(asker)
        start = max(self._round, self._next.get(asker.account, 0))
        self._next[asker.account] = start + 1
        called: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        waiter = _Waiter(asker, start, next(self._numbers), called)
        self._waiting.append(waiter)
        self._call()
        try:
            return await called
        except asyncio.CancelledError:
            if waiter in self._waiting:
                self._waiting.remove(waiter)
            elif not called.cancelled():
                # It had a place by then, and left it.
                self.give_back(called.result())
            raise

    def _sit(self, asker: Asker) -> bool:
        is_unwatched = asker.rank() >= UNWATCHED
        self._taken += 1
        self._unwatched += is_unwatched
        return is_unwatched

    def _is_place(self, asker: Asker) -> bool:
        if self._taken >= self.places:
            return False
        return asker.rank() < UNWATCHED or self._unwatched < max(1, self.places - 1)

    def _call(self) -> None:
        """Call whoever is next, for as long as there are places."""
        while self._waiting:
            waiter = min(self._waiting, key=_place_in_line)
            if not self._is_place(waiter.asker):
                return
            self._waiting.remove(waiter)
            if not waiter.called.done():
                self._round = max(self._round, waiter.start)
                waiter.called.set_result(self._sit(waiter.asker))
        # Nobody waits: what anybody had before is forgotten.
        self._next.clear()

    def _must_have_room(self, asker: Asker) -> None:
        mine = Counter(each.asker.account for each in self._waiting)[asker.account]
        of_game = sum(each.asker.game == asker.game for each in self._waiting)
        if self.waiting >= self._most or mine >= self._of_each or of_game >= self._of_game:
            raise Fault("busy", retry_after=5)


def _place_in_line(waiter: _Waiter) -> tuple[int, int, int]:
    return waiter.asker.rank(), waiter.start, waiter.number
