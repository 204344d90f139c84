"""Tells a program of the operator's, and whoever wants a letter, that it is somebody's turn.

Only who is away is told. Where a program is told is said by whoever runs the server and by nobody
else, so no player can have the server call an address of their choice; a redirection is not
followed. No key is told.
"""

import asyncio
import logging
from typing import Final
from urllib.error import URLError
from urllib.request import HTTPRedirectHandler, Request, build_opener

import msgspec
from msgspec import Struct

from grognard.server.games.live import Live
from grognard.server.games.mailing import Mailing
from grognard.server.games.store import StoreFailed

log = logging.getLogger(__name__)

PATIENCE: Final = 5.0
"""Seconds the program may take to answer."""
MOST_WAITING: Final = 1000
"""News that wait to be told; more are dropped."""


class Turn(Struct, frozen=True):
    """Somebody's turn, as it is told."""

    game: str
    page: str
    """The page of the game, without the key of anybody's seat."""
    ruleset: str
    seat: str
    name: str
    """What the person is called, if they said so."""
    until: float | None
    """When their time is up, in seconds since 1970."""
    event: str = "turn"


class Stay(HTTPRedirectHandler):
    """Goes nowhere else."""

    def redirect_request(self, *_: object, **__: object) -> None:
        """Nothing is asked at the other address."""
        return


class Herald:
    """Tells of turns, one after another, at one address and by letter; without either nobody."""

    def __init__(self, address: str, mailing: Mailing) -> None:
        self._address, self._mailing = address, mailing
        self._news: asyncio.Queue[Turn] = asyncio.Queue(MOST_WAITING)
        self._opener = build_opener(Stay)

    def heed(self, live: Live, is_own: bool) -> list[Turn]:
        """A game has changed: whose turn it is since, of those who are not there.

        What another process did is told by that one.
        """
        room = live.room
        asked = frozenset(seat for seat in room.waits_for if room.kind(seat) == "person")
        before, live.asked = live.asked, asked
        if before is None or room.over or not is_own:
            return []
        new = [_turn(live, seat) for seat in sorted(asked - before) if seat not in live.here]
        for turn in new if self._address else ():
            if not self._news.full():
                self._news.put_nowait(turn)
        return new

    async def write(self, live: Live, turns: list[Turn]) -> None:
        """Write to whoever wants a letter; once a game is over nobody will."""
        try:
            for turn in turns:
                await self._mailing.tell(live, turn.seat, turn.until)
            if live.room.over:
                await self._mailing.forget(live.room.head.id)
        except StoreFailed:
            log.warning("nobody was written to: the database is away")

    async def tell_all(self) -> None:
        """Tell whatever there is, until the server ends."""
        while self._address:
            turn = await self._news.get()
            try:
                await asyncio.to_thread(self._tell, turn)
            except (URLError, OSError, ValueError) as problem:
                log.warning("nobody was told of a turn: %s", type(problem).__name__)

    def _tell(self, turn: Turn) -> None:
        request = Request(  # noqa: S310 (whoever runs the server said where)
            self._address,
            data=msgspec.json.encode(turn),
            headers={"content-type": "application/json", "user-agent": "grognard"},
        )
        self._opener.open(request, timeout=PATIENCE).close()


def _turn(live: Live, seat: str) -> Turn:
    room = live.room
    until = room.deadline if room.clocks is None else room.clocks.until(seat, room.outages)
    game = room.head.id
    return Turn(game, f"/game/{game}", room.ruleset.name, seat, room.people.get(seat, ""), until)
