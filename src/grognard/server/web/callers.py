"""Who calls: their address, their language and the key they bring."""

import asyncio
from collections import Counter
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from litestar.connection import ASGIConnection

from grognard.content.published import Published
from grognard.languages import ENGLISH, known
from grognard.server.faults import Fault
from grognard.server.games.keys import Holder
from grognard.server.games.limits import Limits
from grognard.server.games.reader import Reader
from grognard.server.games.service import Rooms
from grognard.server.web.buckets import Buckets
from grognard.server.web.connections import block
from grognard.text import Language

AnyConnection = ASGIConnection[Any, Any, Any, Any]
LONGEST_KEY = 128
T = TypeVar("T")


class Doors:
    """Counts what every address asks for."""

    def __init__(self, limits: Limits) -> None:
        known = limits.addresses
        self.limits = limits
        self.requests = Buckets(limits.requests, limits.burst, remembered=known)
        self.games = Buckets(limits.games / 3600, limits.games_at_once, remembered=known)
        self.odds = Buckets(limits.odds, limits.odds_at_once, remembered=known)
        self.chat = Buckets(limits.chat, limits.chat_at_once, remembered=known)
        self.mail = Buckets(limits.mail / 3600, limits.mail_at_once, remembered=known)
        self.failures = Buckets(1.0, limits.failures, remembered=known)
        self.sockets: Counter[str] = Counter()

    def pass_(self, buckets: Buckets, address: str, code: str) -> None:
        """Let an address through, or say how long it has to wait."""
        wait = buckets.take(address)
        if wait > 0:
            raise Fault(code, retry_after=max(1, round(wait + 0.5)))


class Caller:
    """One request or socket."""

    def __init__(self, connection: AnyConnection) -> None:
        self.connection = connection
        self.rooms: Rooms = connection.app.state.rooms
        self.doors: Doors = connection.app.state.doors

    @property
    def address(self) -> str:
        """Where the caller is; a whole network where that is in one hand."""
        client = self.connection.client
        return block(client.host) if client is not None else "unknown"

    @property
    def lang(self) -> Language:
        """The language asked for, or the first of the browser's that there is."""
        wanted = [self.connection.query_params.get("lang", "")]
        wanted += self.connection.headers.get("accept-language", "")[:200].split(",")
        for each in wanted:
            found = known(each.partition(";")[0])
            if found:
                return found
        return ENGLISH

    @property
    def key(self) -> str:
        """The key of the caller's link."""
        scheme, _, bearer = self.connection.headers.get("authorization", "").partition(" ")
        if scheme.lower() == "bearer" and bearer:
            return bearer.strip()[:LONGEST_KEY]
        return str(self.connection.query_params.get("key", ""))[:LONGEST_KEY]

    async def while_here(self, work: Coroutine[Any, Any, T]) -> T:
        """What comes of something long, which is dropped once nobody waits for it any more."""
        working, leaving = asyncio.ensure_future(work), asyncio.ensure_future(self._gone())
        try:
            await asyncio.wait((working, leaving), return_when=asyncio.FIRST_COMPLETED)
            if not working.done():
                raise Fault("busy", retry_after=1)
            return working.result()
        finally:
            for task in (working, leaving):
                task.cancel()
            await asyncio.gather(working, leaving, return_exceptions=True)

    async def _gone(self) -> None:
        """Wait until the caller has hung up."""
        while (await self.connection.receive())["type"] != "http.disconnect":
            pass

    async def holder(self, game: str) -> Holder:
        """What the caller's key makes of them in this game; guessing is slow."""
        if not self.key:
            raise Fault("bad-key")
        wait = self.doors.failures.wait(self.address)
        if wait > 0:
            raise Fault("too-many-keys", retry_after=max(1, round(wait + 0.5)))
        try:
            return await self.rooms.holder(game, self.key)
        except Fault as fault:
            if fault.code in ("bad-key", "no-such-game"):
                self.doors.failures.take(self.address)
            raise

    async def ruleset(self, name: str) -> Published[Any]:
        """The ruleset of that name, with the packs it is called after."""
        return await self.rooms.keeper.find(name)

    async def read(self, game: str, what: Callable[[Reader], T]) -> T:
        """Whatever the caller wants to know of a game."""
        return await self.rooms.read(game, await self.holder(game), self.lang, what)
