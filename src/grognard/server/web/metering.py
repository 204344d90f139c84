"""Counts what is asked for and how long it takes, and tells it at an address of its own.

That address is given by whoever runs the server and best reached by nobody else: what a server is
asked for is no secret of a game, but nobody's business either.
"""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import suppress
from time import perf_counter

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from grognard.server.games.service import Rooms
from grognard.server.meters import Gauge, Meters, of_process
from grognard.server.web.logs import ACCESS

PATIENCE = 5.0
"""Seconds within which a scraper must have asked."""
LONGEST = 4096
"""Bytes of its request that are read."""


class CannotTell(OSError):
    """The address cannot be had."""


def metered(app: ASGIApp) -> ASGIApp:
    """Counts every request, and logs it by the pattern of its address."""

    async def handle(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return
        began, status = perf_counter(), "000"

        async def tell(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = str(message["status"])
            await send(message)

        try:
            await app(scope, receive, tell)
        finally:
            seconds = perf_counter() - began
            path = str(scope.get("path_template") or "")
            meters: Meters = scope["litestar_app"].state.meters
            meters.count("grognard_requests_total", path=path, status=status)
            meters.took("grognard_request_seconds", seconds, path=path)
            facts = {"method": scope["method"], "path": path, "status": int(status)}
            facts["milliseconds"] = round(seconds * 1000)
            ACCESS.info("request", extra={"facts": facts})

    return handle


def gauges(rooms: Rooms, connections: int) -> Iterator[Gauge]:
    """How it stands now."""
    keeper = rooms.keeper
    yield from of_process()
    yield "grognard_games_in_memory", (), len(keeper.lives)
    yield "grognard_games_due", (), len(keeper.due)
    yield "grognard_watchers", (), sum(len(live.watchers) for live in keeper.lives.values())
    yield "grognard_connections", (), connections
    yield "grognard_lost_writings", (), keeper.store.lost
    for who in ("thinkers", "reckoners", "chroniclers"):
        waiting = getattr(rooms, who).turns.waiting
        yield "grognard_thoughts_waiting", (("who", who),), waiting


async def tell_meters(address: tuple[str, int], text: Callable[[], str]) -> asyncio.Server:
    """Answer whoever asks at this address for ``/metrics``; it is closed by whoever opened it."""

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError, ValueError, asyncio.IncompleteReadError, TimeoutError):
            async with asyncio.timeout(PATIENCE):
                head = await reader.readuntil(b"\r\n\r\n")
                is_meant = head.startswith((b"GET /metrics ", b"GET /metrics?"))
                status = b"200 OK" if is_meant else b"404 Not Found"
                body = text().encode() if is_meant else b""
                writer.write(
                    b"HTTP/1.1 %s\r\ncontent-type: text/plain; version=0.0.4; charset=utf-8\r\n"
                    b"content-length: %d\r\nconnection: close\r\n\r\n" % (status, len(body))
                )
                writer.write(body)
                await writer.drain()
        writer.close()

    try:
        return await asyncio.start_server(answer, *address, limit=LONGEST)
    except (OSError, OverflowError) as problem:
        raise CannotTell(getattr(problem, "errno", 0), str(problem)) from None
