"""Starts thinking processes, gives them tasks, and ends those that take too long."""

import asyncio
import os
import sys
from contextlib import suppress
from typing import Any

import msgspec

from grognard.server.faults import Fault
from grognard.server.thinker import LENGTH, AnyTask, Sources, Thought, framed

LARGEST_THOUGHT = 32 * 1024 * 1024
START_LIMIT = 180.0
"""Seconds a process may take to start; the first one ever has geometry to compile."""


class TookTooLong(Exception):
    """The process was ended: it crashed, or did not answer in time."""


class Thinkers:
    """A few processes that think, each started when it is first needed.

    A process that hangs, crashes or babbles is killed and replaced; its task fails, and
    nothing else does.
    """

    def __init__(self, sources: Sources, processes: int = 2, waiting: int = 200) -> None:
        self.sources = sources
        self._idle: asyncio.LifoQueue[asyncio.subprocess.Process | None] = asyncio.LifoQueue()
        for _ in range(processes):
            self._idle.put_nowait(None)
        self._running: set[asyncio.subprocess.Process] = set()
        self._waiting, self._most_waiting = 0, waiting
        self._decoder = msgspec.msgpack.Decoder(Thought)

    async def think(self, task: AnyTask, limit: float) -> Thought:
        """The thought for a task, within so many seconds of its turn coming."""
        if self._waiting >= self._most_waiting:
            raise Fault("busy", retry_after=5)
        self._waiting += 1
        try:
            process = await self._idle.get()
        finally:
            self._waiting -= 1
        try:
            if process is None:
                process = await self._start()
            return await asyncio.wait_for(self._ask(process, task), limit)
        except BaseException as problem:
            await self._end(process)
            process = None
            if isinstance(problem, TimeoutError | OSError | EOFError | msgspec.MsgspecError):
                raise TookTooLong from problem
            raise
        finally:
            self._idle.put_nowait(process)

    async def close(self) -> None:
        """End all processes."""
        for process in tuple(self._running):
            await self._end(process)

    async def _start(self) -> asyncio.subprocess.Process:
        paths = os.pathsep.join(path for path in sys.path if path)
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "grognard.server.thinker",
            msgspec.json.encode(self.sources).decode(),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
            env=os.environ | {"PYTHONPATH": paths},
        )
        self._running.add(process)
        try:
            await asyncio.wait_for(self._hear(process), START_LIMIT)
        except BaseException:
            await self._end(process)
            raise
        return process

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
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()
        _close_pipes(process)


def _close_pipes(process: Any) -> None:
    """Close the pipes now: the garbage collector would complain about them later."""
    transport = getattr(process, "_transport", None)
    if transport is not None:
        transport.close()
