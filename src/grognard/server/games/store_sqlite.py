"""Games in a file of SQLite.

One thread writes. It takes everything that waits, writes it in one transaction and reports
when that is on disk, so many games share the cost of one flush.
"""

import asyncio
import os
import queue
import secrets
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import sqlalchemy as sql
from msgspec import Struct
from sqlalchemy.engine import Connection, Engine
from sqlalchemy.event import listen
from sqlalchemy.exc import SQLAlchemyError

from grognard.server.games.migrations import migrate
from grognard.server.games.store import (
    LARGEST_BATCH,
    Store,
    StoreFailed,
    Taken,
    heed,
    noted,
    write_once,
)

T = TypeVar("T")

COMMITS = "commits"
IDENTITY = "identity"
OWNERS_ONLY = 0o600


class _Write(Struct):
    """Something to be written, and who waits for it."""

    run: Callable[[Connection], None]
    loop: asyncio.AbstractEventLoop
    done: "asyncio.Future[None]"


class SqliteStore(Store):
    """A store in a file of this machine."""

    def __init__(self, url: sql.URL) -> None:
        self._engine = opened(url)
        self._mark = _Mark.of(self._engine)
        """Beside the database, how much was written to it; nothing where it is no file."""
        self.lost = 0 if self._mark is None else self._mark.lost
        self._queue: queue.SimpleQueue[_Write | None] = queue.SimpleQueue()
        self._readers = ThreadPoolExecutor(2, thread_name_prefix="store-reader")
        self._writer = threading.Thread(target=self._write_all, name="store-writer", daemon=True)
        self._writer.start()

    async def close(self) -> None:
        self._queue.put(None)
        await asyncio.get_running_loop().run_in_executor(None, self._writer.join)
        self._readers.shutdown()
        self._engine.dispose()
        if self._mark is not None:
            self._mark.close()

    async def _write(self, run: Callable[[Connection], None]) -> None:
        loop = asyncio.get_running_loop()
        write = _Write(run, loop, loop.create_future())
        write.done.add_done_callback(heed)
        self._queue.put(write)
        # Whoever asked may go away; what was written is written all the same.
        await asyncio.shield(write.done)

    async def _read(self, run: Callable[[Connection], T]) -> T:
        def read() -> T:
            with self._engine.connect() as connection:
                return run(connection)

        try:
            return await asyncio.get_running_loop().run_in_executor(self._readers, read)
        except SQLAlchemyError as problem:
            raise StoreFailed(str(problem)) from problem

    def _write_all(self) -> None:
        while (first := self._queue.get()) is not None:
            batch = [first]
            last = False
            while len(batch) < LARGEST_BATCH and not last:
                try:
                    more = self._queue.get_nowait()
                except queue.Empty:
                    break
                if more is None:
                    last = True
                else:
                    batch.append(more)
            self._commit(batch)
            if last:
                return

    def _commit(self, batch: list[_Write]) -> None:
        """Write a batch in one transaction; if the transaction fails, each on its own."""
        try:
            refused: dict[int, Exception] = {}
            with self._engine.begin() as connection:
                for place, write in enumerate(batch):
                    try:
                        write.run(connection)
                    except Taken as taken:
                        refused[place] = taken
                written = 0 if self._mark is None else self._mark.count(connection)
            if self._mark is not None:
                self._mark.put(written)
        except SQLAlchemyError as problem:
            if len(batch) > 1:
                for write in batch:
                    self._commit([write])
                return
            refused = {0: StoreFailed(str(problem))}
            refused[0].__cause__ = problem
        for place, write in enumerate(batch):
            _report(write, refused.get(place))


_ONE_MORE = sql.text(
    "UPDATE meta SET value = CAST(CAST(value AS INTEGER) + 1 AS BLOB)"
    " WHERE name = :name RETURNING value"
)


class _Mark:
    """How often a database was written to, kept beside it.

    SQLite leaves out whatever is damaged at the end of its log, and says nothing: the database is
    sound, only older. A mark that knows of more than the database does tells that.
    """

    def __init__(self, engine: Engine, file: Path) -> None:
        with engine.begin() as connection:
            for name, first in ((IDENTITY, secrets.token_hex(8)), (COMMITS, "0")):
                write_once(connection, name, first.encode())
            self._identity = noted(connection, IDENTITY)
            there = int(noted(connection, COMMITS))
        self._file = os.open(file, os.O_RDWR | os.O_CREAT, OWNERS_ONLY)
        identity, _, count = os.pread(self._file, 64, 0).strip().partition(b" ")
        known = int(count) if identity == self._identity and count.isdigit() else 0
        self.lost = max(0, known - there)
        self.put(there)

    @classmethod
    def of(cls, engine: Engine) -> "_Mark | None":
        """The mark of a database that is a file of this machine."""
        file = _file(engine.url)
        if file is None or not hasattr(os, "pwrite"):
            return None
        return cls(engine, file.with_name(f"{file.name}-mark"))

    def count(self, connection: Connection) -> int:
        """Count one more, as a part of what is being written."""
        return int(connection.execute(_ONE_MORE, {"name": COMMITS}).scalar_one())

    def put(self, written: int) -> None:
        """Note what is on disk; a mark that a power cut takes back raises no alarm."""
        os.pwrite(self._file, b"%s %020d\n" % (self._identity, written), 0)

    def close(self) -> None:
        os.close(self._file)


def opened(url: sql.URL) -> Engine:
    """The file, made if there is none, with tables of today."""
    file = _file(url)
    if file is not None:
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        # Whoever can read it can play for everybody. What SQLite puts beside it is as private.
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, OWNERS_ONLY))
    engine = sql.create_engine(url, connect_args={"timeout": 30})
    listen(engine, "connect", _make_durable)
    with engine.begin() as connection:
        migrate(connection)
    return engine


def _file(url: sql.URL) -> Path | None:
    """The file a database is, if it is one."""
    return None if url.database in (None, "", ":memory:") else Path(str(url.database))


def _make_durable(connection: Any, _: Any) -> None:
    """Every commit is on disk when it returns, and readers never wait for the writer."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


def _report(write: _Write, problem: Exception | None) -> None:
    def tell() -> None:
        if write.done.done():
            return
        if problem is None:
            write.done.set_result(None)
        else:
            write.done.set_exception(problem)

    try:
        write.loop.call_soon_threadsafe(tell)
    except RuntimeError:
        # The loop of whoever asked has ended; nobody is left to tell.
        return
