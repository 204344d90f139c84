"""Several processes that serve the same games, and whoever hands them their connections.

One process accepts connections. It looks at the first line of what comes, hands the connection to
the worker at home with that game, which has it in memory, and has nothing more to do with it. A
worker that dies is started again; until then its games are served by the others, who know all that
was acknowledged from the store. So is one that gives no sign of life: it is killed first.
"""

import asyncio
import logging
import multiprocessing
import re
import signal
import socket
import sys
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from itertools import count
from multiprocessing.context import SpawnProcess
from typing import Any

import uvicorn
from litestar import Litestar
from msgspec import Struct
from uvicorn.config import LOGGING_CONFIG

from grognard.processes import without_ctrl_c
from grognard.server.games.databases import open_store
from grognard.server.games.keeper import note_outage
from grognard.server.games.limits import Limits
from grognard.server.games.service import Rooms
from grognard.server.games.shares import Share, home
from grognard.server.meters import Meters
from grognard.server.web.app import create_app
from grognard.server.web.connections import (
    HEAD,
    OUT_OF_FILES,
    Gate,
    GuardedConfig,
    PatientServer,
    Seldom,
    quiet,
    room_for,
)
from grognard.server.web.logs import Kind, write_json
from grognard.server.web.metering import CannotTell, gauges, tell_meters

log = logging.getLogger(__name__)

LAST_WORDS = 3
"""Seconds open pages get to take leave when the server ends."""
PEEK = 1024
"""Bytes that are looked at to see which game a connection is for."""
GLANCE = 0.02
"""Seconds between two looks at a first line that came in parts, or at a worker that is full."""
SOUND = 10.0
"""Seconds after which a worker has proved that it works; one that died sooner has to wait."""
LONGEST_WAIT = 5.0
BEAT = 1.0
"""Seconds between two signs of life of a worker."""
HUNG = 30.0
"""Seconds without one after which a worker hangs: rules in its way take a small part of that."""
LONGEST_START = 120.0
"""Seconds a worker may take until it is ready."""
READY = b"R"
ALIVE = b"+"
HERE = b"."
MOST_AT_ONCE = 64
"""Connections that a worker takes over in one go."""
_GAME = re.compile(rb"[A-Z]+ /(?:api/games|game)/([0-9a-z]{1,32})[/? #]")


class WorkerFailed(OSError):
    """A worker could not even start."""


class Plan(Struct, frozen=True):
    """What a server is to be, which every worker is told."""

    database: str
    limits: Limits
    how: dict[str, Any]
    proxies: Sequence[str] = ()
    metrics: tuple[str, int] | None = None
    """Where the first worker tells what it counts; the next one at the port after it."""
    log: Kind = "text"

    def configured(self, **more: Any) -> tuple[Litestar, GuardedConfig]:
        """The application, and how it is served."""
        if self.log == "json":
            write_json()
        app = create_app(self.database, limits=self.limits, **self.how, **more)
        return app, GuardedConfig(
            app,
            self.gate(),
            log_config=LOGGING_CONFIG if self.log == "text" else None,
            log_level="warning",
            access_log=False,
            ws_max_size=self.limits.message,
            ws_ping_interval=20.0,
            timeout_graceful_shutdown=LAST_WORDS,
            server_header=False,
            proxy_headers=bool(self.proxies),
            forwarded_allow_ips=list(self.proxies),
        )

    async def tell_meters(self, app: Litestar, config: GuardedConfig, nth: int = 0) -> None:
        """Tell what is counted here, if that is wished."""
        if self.metrics is None:
            return

        def text() -> str:
            meters: Meters = app.state.meters
            return meters.text(gauges(app.state.rooms, len(config.gate)))

        host, port = self.metrics
        app.state.telling = await tell_meters((host, port + nth), text)

    def gate(self) -> Gate:
        """Whoever counts connections."""
        most = room_for(self.limits.connections)
        return Gate(most, self.limits.connections_each, self.proxies)


class Worker:
    """One of the processes, as whoever started it sees it."""

    def __init__(self, plan: Plan, share: Share) -> None:
        self.share = share
        self.is_ready = False
        self.channel, theirs = socket.socketpair()
        self.channel.setblocking(False)
        spawn = multiprocessing.get_context("spawn")
        self.process: SpawnProcess = spawn.Process(
            target=work, args=(plan, share, theirs), name=f"grognard-{share.own + 1}"
        )
        with without_ctrl_c():
            self.process.start()
        theirs.close()

    def take(self, connection: socket.socket) -> bool:
        """Hand it a connection; whether it could take it."""
        try:
            socket.send_fds(self.channel, [HERE], [connection.fileno()])
        except BlockingIOError:
            raise
        except OSError:
            self.is_ready = False
        return self.is_ready

    def kill(self) -> None:
        """End it, whatever it does."""
        self.is_ready = False
        with suppress(OSError, ValueError):
            self.process.kill()

    def end(self) -> None:
        """Ask it to end."""
        with suppress(OSError, ValueError):
            self.process.terminate()

    def bury(self) -> None:
        """Let go of what is left of it."""
        self.process.join()
        self.process.close()
        self.channel.close()


class Supervisor:
    """Starts workers, starts them again, and hands them connections."""

    def __init__(self, plan: Plan, workers: int, listener: socket.socket) -> None:
        self._plan, self._many, self._listener = plan, workers, listener
        self._gate = plan.gate()
        self._workers: dict[int, Worker] = {}
        self._turn = count()
        self._someone = asyncio.Event()
        """Set while there is a worker to hand connections to."""
        self._end = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()
        self._full = Seldom("there are no more file descriptors (%d times)")

    async def run(self, welcome: Callable[[], None]) -> None:
        """Serve until told to end."""
        loop = asyncio.get_running_loop()
        for ending in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(ending, self._end.set)
        self._listener.setblocking(False)
        first = [asyncio.create_task(self._start(own)) for own in range(self._many)]
        ended = asyncio.create_task(self._end.wait())
        try:
            starting = asyncio.gather(*first)
            await asyncio.wait((starting, ended), return_when=asyncio.FIRST_COMPLETED)
            if not ended.done():
                starting.result()
                welcome()
                for own in range(self._many):
                    self._spawn(self._keep(own))
                self._spawn(self._accept())
            await ended
        finally:
            tasks: list[asyncio.Task[Any]] = [*first, ended, *self._tasks]
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await self._end_all()

    async def _start(self, own: int) -> None:
        """Start a worker, and wait until it can be handed connections."""
        worker = self._workers[own] = Worker(self._plan, Share(own, self._many))
        said = b""
        with suppress(OSError, TimeoutError):
            async with asyncio.timeout(LONGEST_START):
                said = await asyncio.get_running_loop().sock_recv(worker.channel, 1)
        if said != READY:
            worker.kill()
            raise WorkerFailed
        worker.is_ready = True
        self._someone.set()

    async def _keep(self, own: int) -> None:
        """Start a worker again whenever it ends."""
        loop = asyncio.get_running_loop()
        wait = 0.0
        while True:
            worker, since = self._workers[own], loop.time()
            pulse = asyncio.create_task(self._feel_pulse(worker))
            try:
                await _readable(worker.process.sentinel)
            finally:
                pulse.cancel()
            worker.is_ready = False
            self._look_around()
            worker.process.join()
            log.error("worker %d ended with code %s", own + 1, worker.process.exitcode)
            worker.bury()
            wait = 0.0 if loop.time() - since > SOUND else min(LONGEST_WAIT, 2 * wait + 0.1)
            await asyncio.sleep(wait)
            with suppress(WorkerFailed):
                await self._start(own)

    async def _feel_pulse(self, worker: Worker) -> None:
        """Kill a worker that gives no sign of life any more; one that is dead is buried."""
        while worker.is_ready:
            try:
                async with asyncio.timeout(HUNG):
                    await _readable(worker.channel.fileno())
            except TimeoutError:
                log.error("worker %d hangs and is killed", worker.share.own + 1)
                worker.kill()
                return
            try:
                if not worker.channel.recv(PEEK):
                    return
            except OSError:
                return

    async def _accept(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            try:
                connection, address = await loop.sock_accept(self._listener)
            except OSError as problem:
                if problem.errno in OUT_OF_FILES:
                    self._full.say()
                await asyncio.sleep(GLANCE)
                continue
            if self._gate.admit(connection, str(address[0])):
                self._spawn(self._hand_over(connection))
            else:
                connection.close()

    async def _hand_over(self, connection: socket.socket) -> None:
        """Give a connection to whoever is at home with the game it is for."""
        try:
            with connection, suppress(TimeoutError, OSError):
                async with asyncio.timeout(HEAD):
                    game = _game(await _first_line(connection))
                    while not await self._given(connection, game):
                        await asyncio.sleep(GLANCE)
        finally:
            self._gate.leave(connection)

    async def _given(self, connection: socket.socket, game: str) -> bool:
        await self._someone.wait()
        first = home(game, self._many) if game else next(self._turn)
        for place in range(self._many):
            worker = self._workers[(first + place) % self._many]
            if worker.is_ready:
                with suppress(BlockingIOError):
                    return worker.take(connection)
        self._look_around()
        return False

    def _look_around(self) -> None:
        if not any(worker.is_ready for worker in self._workers.values()):
            self._someone.clear()

    async def _end_all(self) -> None:
        """End the workers; one that does not obey is killed."""
        for worker in self._workers.values():
            worker.end()
        for worker in self._workers.values():
            with suppress(ValueError):
                await asyncio.to_thread(worker.process.join, 3 * LAST_WORDS)
                worker.process.kill()
                worker.bury()

    def _spawn(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def supervise(
    plan: Plan, workers: int, listener: socket.socket, welcome: Callable[[], None]
) -> None:
    """Serve by so many workers until told to end."""

    async def run() -> None:
        store = open_store(plan.database)
        await store.start()
        await note_outage(store, time.time())
        await store.close()
        quiet(asyncio.get_running_loop())
        await Supervisor(plan, workers, listener).run(welcome)

    asyncio.run(run())


def work(plan: Plan, share: Share, channel: socket.socket) -> None:
    """Serve what comes through the channel; this is all that a worker does."""
    # Threads that plan moves shall give way to the event loop quickly.
    sys.setswitchinterval(0.001)
    app, config = plan.configured(share=share)

    async def lives() -> None:
        rooms: Rooms = app.state.rooms
        await rooms.keeper.lives_on()

    async def began() -> None:
        try:
            await plan.tell_meters(app, config, share.own)
        except CannotTell:
            log.warning("what worker %d counts cannot be told at its address", share.own + 1)

    with suppress(KeyboardInterrupt), channel:
        asyncio.run(_serve(PatientServer(config), channel, began, lives))


async def _serve(
    server: uvicorn.Server,
    channel: socket.socket,
    began: Callable[[], Awaitable[None]],
    lives: Callable[[], Awaitable[None]],
) -> None:
    loop = asyncio.get_running_loop()
    quiet(loop)
    channel.setblocking(False)
    serving = asyncio.create_task(server.serve([]))
    while not server.started and not serving.done():
        await asyncio.sleep(GLANCE)
    if server.started:
        await began()
        connecting: set[asyncio.Task[Any]] = set()
        loop.add_reader(channel, _take, server, channel, connecting)
        channel.send(READY)
        beating = asyncio.create_task(_beat(channel, lives))
        await serving
        beating.cancel()
    await serving


async def _beat(channel: socket.socket, lives: Callable[[], Awaitable[None]]) -> None:
    """Give signs of life for as long as games go on here."""
    while True:
        await lives()
        # Whoever listens may have much to do, or be gone.
        with suppress(OSError):
            channel.send(ALIVE)
        await asyncio.sleep(BEAT)


def _take(server: uvicorn.Server, channel: socket.socket, connecting: set[Any]) -> None:
    """Take over the connections that wait in the channel; if it is closed, all is over."""
    loop = asyncio.get_running_loop()
    try:
        said, files, _, _ = socket.recv_fds(channel, MOST_AT_ONCE, MOST_AT_ONCE)
    except BlockingIOError:
        return
    if not said:
        loop.remove_reader(channel)
        server.should_exit = True
    for file in files:
        connection = socket.socket(fileno=file)
        connection.setblocking(False)
        made = loop.create_task(loop.connect_accepted_socket(_protocol(server), connection))
        connecting.add(made)
        made.add_done_callback(connecting.discard)


def _protocol(server: uvicorn.Server) -> Callable[[], asyncio.Protocol]:
    def protocol() -> asyncio.Protocol:
        kind: Any = server.config.http_protocol_class
        made: asyncio.Protocol = kind(
            config=server.config, server_state=server.server_state, app_state=server.lifespan.state
        )
        return made

    return protocol


async def _first_line(connection: socket.socket) -> bytes:
    """What a connection begins with, left where it is for whoever serves it."""
    connection.setblocking(False)
    while True:
        await _readable(connection.fileno())
        with suppress(BlockingIOError):
            seen = connection.recv(PEEK, socket.MSG_PEEK)
            if not seen:
                raise ConnectionResetError
            if b"\n" in seen or len(seen) == PEEK:
                return seen
            # It stays readable: wait for the rest without looking all the time.
            await asyncio.sleep(GLANCE)


def _game(line: bytes) -> str:
    """The game a request is about; nothing if it is about none.

    >>> _game(b"GET /api/games/0123abcd/events?after=3 HTTP/1.1"), _game(b"GET / HTTP/1.1")
    ('0123abcd', '')
    """
    found = _GAME.match(line)
    return "" if found is None else found[1].decode()


async def _readable(file: int) -> None:
    """Wait until there is something to read."""
    loop = asyncio.get_running_loop()
    ready = asyncio.Event()
    loop.add_reader(file, ready.set)
    try:
        await ready.wait()
    finally:
        loop.remove_reader(file)
