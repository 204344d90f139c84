"""The stream of a game's events over a WebSocket."""

import asyncio
from contextlib import aclosing, suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from grognard.server import wire
from grognard.server.faults import Fault
from grognard.server.games.keys import Holder
from grognard.server.present.log import problem
from grognard.server.web.buckets import Buckets
from grognard.server.web.callers import Caller
from grognard.server.web.origins import check_caller

WINDOW = 64
"""Events in flight to a client that acknowledges them."""
MESSAGES, MESSAGES_AT_ONCE = 20.0, 100
"""What a client may send, per second and at once."""
CLOSED_BY_FAULT = 4000
"""Added to the status of a problem, this is the code a stream is closed with."""
_messages = msgspec.json.Decoder(wire.ToServer)

AnySocket = WebSocket[Any, Any, Any]


class Stream:
    """One open page: sends it what happens, hears what it has got."""

    def __init__(self, socket: AnySocket, game: str) -> None:
        self.socket = socket
        self.game = game
        self.caller = Caller(socket)
        self.sent = -1
        self.acknowledged: int | None = None
        self._room_in_window = asyncio.Event()
        self._room_in_window.set()

    async def run(self) -> None:
        """Send and hear until the page is closed or a fault ends it."""
        sockets, address = self.caller.doors.sockets, self.caller.address
        await self.socket.accept()
        sockets[address] += 1
        try:
            await self._run_both()
        except Fault as fault:
            await self._fail(fault)
        except WebSocketDisconnect:
            return
        finally:
            sockets[address] -= 1
            if not sockets[address]:
                del sockets[address]

    async def _run_both(self) -> None:
        check_caller(self.socket, self.socket.app.state.hosts)
        doors = self.caller.doors
        doors.pass_(doors.requests, self.caller.address, "too-many-requests")
        if doors.sockets[self.caller.address] > doors.limits.sockets:
            raise Fault("too-many-sockets", retry_after=10)
        after = _number(self.socket.query_params.get("after"))
        holder = await self.caller.holder(self.game)
        sender = asyncio.create_task(self._send(holder, after))
        hearer = asyncio.create_task(self._hear())
        try:
            done, _ = await asyncio.wait((sender, hearer), return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            for task in (sender, hearer):
                task.cancel()
            await asyncio.gather(sender, hearer, return_exceptions=True)

    async def _send(self, holder: Holder, after: int | None) -> None:
        events = self.caller.rooms.watch(self.game, holder, self.caller.lang, after)
        async with aclosing(events):
            async for number, message in events:
                await self._room_in_window.wait()
                await self.socket.send_text(message.decode())
                if number is not None:
                    self.sent = number
                    self._measure_window()

    async def _hear(self) -> None:
        limit = Buckets(MESSAGES, MESSAGES_AT_ONCE)
        largest = self.caller.doors.limits.message
        while True:
            text = await self.socket.receive_text()
            if len(text) > largest:
                raise Fault("too-large", limit=largest)
            self.caller.doors.pass_(limit, "", "too-many-requests")
            try:
                message = _messages.decode(text)
            except (msgspec.MsgspecError, RecursionError) as error:
                raise Fault("bad-request", reason=str(error)[:200]) from None
            if isinstance(message, wire.Ack):
                self.acknowledged = message.number
                self._measure_window()

    def _measure_window(self) -> None:
        """Wait for a client that acknowledges when it falls behind; others are trusted to TCP."""
        if self.acknowledged is None or self.sent - self.acknowledged < WINDOW:
            self._room_in_window.set()
        else:
            self._room_in_window.clear()

    async def _fail(self, fault: Fault) -> None:
        document = problem(fault, self.caller.lang)
        with suppress(WebSocketDisconnect, RuntimeError):
            await self.socket.send_text(msgspec.json.encode(wire.Failed(document)).decode())
            await self.socket.close(CLOSED_BY_FAULT + fault.status, document.code)


def _number(text: Any) -> int | None:
    if text in (None, ""):
        return None
    try:
        number = int(str(text)[:12])
    except ValueError:
        raise Fault("bad-request", reason="after") from None
    if not -1 <= number <= 2_000_000_000:
        raise Fault("bad-request", reason="after")
    return number


@websocket("/api/games/{game:str}/events")
async def events(socket: AnySocket, game: FromPath[str]) -> None:
    """Everything that happens in a game, from event ``after`` on."""
    await Stream(socket, game).run()
