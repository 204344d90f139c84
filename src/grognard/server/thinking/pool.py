"""Starts thinking processes, gives them tasks, and ends those that take too long."""

import asyncio
import logging
import os
import sys
from contextlib import suppress
from typing import Any

import msgspec
from msgspec.structs import replace

from grognard.server.thinking.process import LENGTH, LET_GO, AnyTask, Sources, Thought, framed
from grognard.server.thinking.turns import Asker, Turns

log = logging.getLogger(__name__)

LARGEST_THOUGHT = 32 * 1024 * 1024
START_LIMIT = 180.0
"""Seconds a process may take to start; the first one ever has geometry to compile."""
ANYBODY = Asker()
LAST_BREATH = 1.0
"""Seconds a process has to drop a task that nobody waits for before it is killed."""


class TookTooLong(Exception):
    """There is no thought: the process crashed, or there was none in time."""


class Thinkers:
    """A few processes that think, each started when it is first needed; ``turns`` says for whom.

    A process that takes too long is told to drop its task; one that does not, crashes or
    babbles is killed and replaced. The task fails, and nothing else does.
    """

    def __init__(
        self,
        sources: Sources,
        processes: int = 2,
        *,
        waiting: int = 200,
        of_each: int = 200,
        of_game: int = 200,
        niceness: int = 0,
    ) -> None:
        self.sources, self.processes, self.niceness = sources, processes, niceness
        self.turns = Turns(processes, waiting=waiting, of_each=of_each, of_game=of_game)
        self._idle: list[asyncio.subprocess.Process | None] = [None] * processes
        self._running: set[asyncio.subprocess.Process] = set()
        self._spare: list[asyncio.subprocess.Process] = []
        """Processes that take the place of others at the next task."""
        self._prepared: set[asyncio.subprocess.Process] = set()
        self._decoder = msgspec.msgpack.Decoder(Thought)

    async def prepare(self) -> None:
        """Have every process ready before it is needed, and as fast as it gets.

        Whatever is asked meanwhile is answered by processes that start quickly and think slowly.
        """
        for _ in range(self.processes):
            try:
                prepared = await self._start(warm=self.sources.warm)
            except (OSError, EOFError):
                log.exception("a process that thinks did not start")
                return
            self._prepared.add(prepared)
            self._spare.append(prepared)

    async def think(
        self, task: AnyTask, limit: float, turn: float | None = None, asker: Asker = ANYBODY
    ) -> Thought:
        """The thought for a task, within ``limit`` seconds of its turn coming.

        If that does not come within ``turn`` seconds, there is none.
        """
        try:
            async with asyncio.timeout(turn):
                place = await self.turns.take(asker)
        except TimeoutError as problem:
            raise TookTooLong from problem
        process = self._idle.pop()
        try:
            if self._spare and process not in self._prepared:
                await self._end(process)
                process = self._spare.pop()
            if process is None:
                process = await self._started()
            return await self._answered(process, task, limit)
        except (OSError, EOFError, msgspec.MsgspecError) as problem:
            await self._end(process)
            raise TookTooLong from problem
        finally:
            self._idle.append(process if process in self._running else None)
            self.turns.give_back(place)

    async def close(self) -> None:
        """End all processes."""
        for process in tuple(self._running):
            await self._end(process)

    async def _started(self) -> asyncio.subprocess.Process:
        """A process for a task that waits: it is kept even if the task is dropped meanwhile."""
        starting = asyncio.ensure_future(self._start(warm=False))
        try:
            return await asyncio.shield(starting)
        except asyncio.CancelledError:
            with suppress(OSError, EOFError):
                self._spare.append(await starting)
            raise

    async def _start(self, *, warm: bool) -> asyncio.subprocess.Process:
        paths = os.pathsep.join(path for path in sys.path if path)
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "grognard.server.thinking.process",
            msgspec.json.encode(replace(self.sources, warm=warm)).decode(),
            str(self.niceness),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
            env=os.environ | {"PYTHONPATH": paths},
            # A group of its own: the terminal tells Ctrl-C to whoever started this, which ends it.
            process_group=0,
        )
        self._running.add(process)
        try:
            await asyncio.wait_for(self._hear(process), START_LIMIT)
        except BaseException:
            await self._end(process)
            raise
        return process

    async def _answered(
        self, process: asyncio.subprocess.Process, task: AnyTask, limit: float
    ) -> Thought:
        asking = asyncio.ensure_future(self._ask(process, task))
        try:
            await asyncio.wait((asking,), timeout=limit)
            if not asking.done():
                raise TookTooLong
            return asking.result()
        finally:
            if not asking.done():
                await self._drop(process, asking)

    async def _drop(
        self, process: asyncio.subprocess.Process, asking: asyncio.Future[Thought]
    ) -> None:
        """Have a task dropped that nobody waits for; the process is kept if it obeys."""
        if LET_GO is not None:
            with suppress(ProcessLookupError):
                process.send_signal(LET_GO)
            await asyncio.wait((asking,), timeout=LAST_BREATH)
        if not asking.done():
            await self._end(process)
        with suppress(OSError, EOFError, msgspec.MsgspecError):
            await asking

    async def _ask(self, process: asyncio.subprocess.Process, task: AnyTask) -> Thought:
        assert process.stdin is not None
        process.stdin.write(framed(msgspec.msgpack.encode(task)))
        await process.stdin.drain()
        return self._decoder.decode(await self._hear(process))

    async def _hear(self, process: asyncio.subprocess.Process) -> bytes:
        assert process.stdout is not None
        length = int.from_bytes(await process.stdout.readexactly(LENGTH), "big")
        if length > LARGEST_THOUGHT:
            raise EOFError
        return await process.stdout.readexactly(length)

    async def _end(self, process: asyncio.subprocess.Process | None) -> None:
        if process is None:
            return
        self._running.discard(process)
        self._prepared.discard(process)
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()
        _close_pipes(process)


def _close_pipes(process: Any) -> None:
    """Close the pipes now: the garbage collector would complain about them later."""
    transport = getattr(process, "_transport", None)
    if transport is not None:
        transport.close()
