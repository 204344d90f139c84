"""Keeps games: an append-only list of deeds per game, on disk before anybody hears of it.

One thread writes. It takes everything that waits, writes it in one transaction and reports
when that is on disk, so many games share the cost of one flush.
"""

import asyncio
import os
import queue
import secrets
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import sqlalchemy as sql
from msgspec import Struct
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import Connection, Engine
from sqlalchemy.event import listen
from sqlalchemy.exc import SQLAlchemyError

from grognard.server.games.journal import Row

T = TypeVar("T")

LARGEST_BATCH = 512
SECRET = "secret"  # noqa: S105 (the name of a row)
COMMITS = "commits"
IDENTITY = "identity"
OWNERS_ONLY = 0o600


class Taken(Exception):
    """Another answer got this number first."""


class StoreFailed(Exception):
    """The store cannot write: nothing was kept."""


class CannotKeep(OSError):
    """There is no such database, or it cannot be opened; why, in the words of whoever tried."""


_metadata = sql.MetaData()
_meta = sql.Table(
    "meta",
    _metadata,
    sql.Column("name", sql.String(64), primary_key=True),
    sql.Column("value", sql.LargeBinary, nullable=False),
)
_games = sql.Table(
    "games",
    _metadata,
    sql.Column("id", sql.String(32), primary_key=True),
    sql.Column("created", sql.Float, nullable=False),
    sql.Column("head", sql.LargeBinary, nullable=False),
    sql.Column("over", sql.Boolean, nullable=False, default=False),
    sql.Index("unfinished", "over"),
)
_deeds = sql.Table(
    "deeds",
    _metadata,
    sql.Column("game", sql.String(32), sql.ForeignKey("games.id"), primary_key=True),
    sql.Column("number", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("deed", sql.LargeBinary, nullable=False),
)
_testimony = sql.Table(
    "testimony",
    _metadata,
    sql.Column("game", sql.String(32), sql.ForeignKey("games.id"), primary_key=True),
    sql.Column("number", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("came", sql.LargeBinary, nullable=False),
)


class _Write(Struct):
    """Something to be written, and who waits for it."""

    run: Callable[[Connection], None]
    loop: asyncio.AbstractEventLoop
    done: "asyncio.Future[None]"


def database_url(database: str) -> str:
    """The address of a database; a plain file name means SQLite.

    >>> database_url("games.db")
    'sqlite:///games.db'
    """
    return database if "://" in database else f"sqlite:///{database}"


class SqlStore:
    """A store in SQLite, or in any database SQLAlchemy reaches through a synchronous driver."""

    def __init__(self, database: str) -> None:
        self._engine = _opened(database)
        self._mark = _Mark.of(self._engine)
        """Beside the database, how much was written to it; nothing where it is no file."""
        self._queue: queue.SimpleQueue[_Write | None] = queue.SimpleQueue()
        self._readers = ThreadPoolExecutor(2, thread_name_prefix="store-reader")
        self._writer = threading.Thread(target=self._write_all, name="store-writer", daemon=True)
        self._writer.start()

    async def secret(self) -> bytes:
        """The secret all keys are derived from, the same for ever."""
        fresh = secrets.token_bytes(32)
        insert = self._insert_once(_meta).values(name=SECRET, value=fresh)
        await self._write(lambda connection: _execute(connection, insert))
        return await self.note(SECRET)

    async def note(self, name: str) -> bytes:
        """What was noted under a name; nothing if nothing was."""
        return await self._read(lambda connection: _noted(connection, name))

    async def write_note(self, name: str, value: bytes) -> None:
        """Note something under a name, in place of what was noted before."""

        def write(connection: Connection) -> None:
            connection.execute(_meta.delete().where(_meta.c.name == name))
            connection.execute(_meta.insert().values(name=name, value=value))

        await self._write(write)

    @property
    def lost(self) -> int:
        """How many times something was written and acknowledged that is no longer there."""
        return 0 if self._mark is None else self._mark.lost

    async def create(
        self, game: str, created: float, head: bytes, came: bytes = b"", *, over: bool = False
    ) -> None:
        """Keep a new game, and how it stands."""
        insert = _games.insert().values(id=game, created=created, head=head, over=over)

        def write(connection: Connection) -> None:
            connection.execute(insert)
            self._testify(connection, game, 0, came)

        await self._write(write)

    async def append(
        self, game: str, number: int, deed: bytes, came: bytes = b"", *, over: bool
    ) -> None:
        """Keep deed ``number`` of a game and what came of it; ``Taken`` if that number is there."""
        insert = self._insert_once(_deeds).values(game=game, number=number, deed=deed)

        def write(connection: Connection) -> None:
            if connection.execute(insert).rowcount != 1:
                raise Taken
            self._testify(connection, game, number, came)
            if over:
                connection.execute(_games.update().where(_games.c.id == game).values(over=True))

        await self._write(write)

    async def testify(self, game: str, number: int, came: bytes) -> None:
        """Keep how a game stands after deed ``number``, of which nobody had written that down."""
        await self._write(lambda connection: self._testify(connection, game, number, came))

    async def testimony(self, game: str) -> tuple[tuple[int, bytes], ...]:
        """What came of the deeds of a game, each with its number."""
        asked = (
            sql.select(_testimony.c.number, _testimony.c.came)
            .where(_testimony.c.game == game)
            .order_by(_testimony.c.number)
        )
        rows = await self._read(lambda connection: connection.execute(asked).all())
        return tuple((int(number), bytes(came)) for number, came in rows)

    async def load(self, game: str) -> Row | None:
        """A game and all its deeds."""

        def read(connection: Connection) -> Row | None:
            head = connection.execute(sql.select(_games.c.head).where(_games.c.id == game)).scalar()
            if head is None:
                return None
            deeds = connection.execute(
                sql.select(_deeds.c.deed).where(_deeds.c.game == game).order_by(_deeds.c.number)
            ).scalars()
            witnessed = connection.execute(
                sql.select(_testimony.c.number).where(_testimony.c.game == game).limit(1)
            )
            return Row(
                bytes(head), tuple(bytes(deed) for deed in deeds), witnessed.first() is not None
            )

        return await self._read(read)

    async def numbers(self, games: Sequence[str]) -> dict[str, int]:
        """The number of the last deed of each of these games."""
        asked = (
            sql.select(_deeds.c.game, sql.func.max(_deeds.c.number))
            .where(_deeds.c.game.in_(games))
            .group_by(_deeds.c.game)
        )
        rows = await self._read(lambda connection: connection.execute(asked).all())
        return {str(game): int(number) for game, number in rows}

    async def unfinished(self) -> list[str]:
        """The games that are not over, the latest first."""
        newest = _games.c.created.desc()
        asked = sql.select(_games.c.id).where(_games.c.over.is_(False)).order_by(newest)
        rows = await self._read(lambda connection: connection.execute(asked).scalars().all())
        return [str(row) for row in rows]

    async def close(self) -> None:
        """Write what waits and let go."""
        self._queue.put(None)
        await asyncio.get_running_loop().run_in_executor(None, self._writer.join)
        self._readers.shutdown()
        self._engine.dispose()
        if self._mark is not None:
            self._mark.close()

    def _insert_once(self, table: sql.Table) -> Any:
        """An insert that does nothing where the row is there already."""
        dialect = postgresql if self._engine.dialect.name == "postgresql" else sqlite
        return dialect.insert(table).on_conflict_do_nothing()

    def _testify(self, connection: Connection, game: str, number: int, came: bytes) -> None:
        if came:
            row = {"game": game, "number": number, "came": came}
            connection.execute(self._insert_once(_testimony).values(row))

    async def _write(self, run: Callable[[Connection], None]) -> None:
        loop = asyncio.get_running_loop()
        write = _Write(run, loop, loop.create_future())
        write.done.add_done_callback(_heed)
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


class _Mark:
    """How often a database was written to, kept beside it.

    SQLite leaves out whatever is damaged at the end of its log, and says nothing: the database is
    sound, only older. A mark that knows of more than the database does tells that.
    """

    def __init__(self, engine: Engine, file: Path) -> None:
        with engine.begin() as connection:
            for name, first in ((IDENTITY, secrets.token_hex(8)), (COMMITS, "0")):
                insert = sqlite.insert(_meta).on_conflict_do_nothing()
                connection.execute(insert.values(name=name, value=first.encode()))
            self._identity = _noted(connection, IDENTITY)
            there = int(_noted(connection, COMMITS))
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
        more = sql.text(
            "UPDATE meta SET value = CAST(CAST(value AS INTEGER) + 1 AS BLOB)"
            " WHERE name = :name RETURNING value"
        )
        return int(connection.execute(more, {"name": COMMITS}).scalar_one())

    def put(self, written: int) -> None:
        """Note what is on disk; a mark that a power cut takes back raises no alarm."""
        os.pwrite(self._file, b"%s %020d\n" % (self._identity, written), 0)

    def close(self) -> None:
        os.close(self._file)


def check_database(database: str) -> None:
    """Open a database and close it again; ``CannotKeep`` says why that is not possible."""
    try:
        _opened(database).dispose()
    except (SQLAlchemyError, OSError, ImportError) as problem:
        cause = getattr(problem, "orig", None) or problem
        # An address may hold a password.
        raise CannotKeep(str(cause).splitlines()[0]) from None


def _opened(database: str) -> Engine:
    url = sql.make_url(database_url(database))
    file = _file(url)
    if file is not None:
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        # Whoever can read it can play for everybody. What SQLite puts beside it is as private.
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, OWNERS_ONLY))
    engine = _engine(url)
    _metadata.create_all(engine)
    return engine


def _file(url: sql.URL) -> Path | None:
    """The file a database is, if it is one."""
    is_file = url.get_backend_name() == "sqlite" and url.database not in (None, "", ":memory:")
    return Path(str(url.database)) if is_file else None


def _noted(connection: Connection, name: str) -> bytes:
    asked = sql.select(_meta.c.value).where(_meta.c.name == name)
    return bytes(connection.execute(asked).scalar() or b"")


def _engine(url: sql.URL) -> Engine:
    if url.get_backend_name() != "sqlite":
        return sql.create_engine(url, pool_pre_ping=True)
    engine = sql.create_engine(url, connect_args={"timeout": 30})
    listen(engine, "connect", _make_durable)
    return engine


def _make_durable(connection: Any, _: Any) -> None:
    """Every commit is on disk when it returns, and readers never wait for the writer."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


def _execute(connection: Connection, statement: Any) -> None:
    connection.execute(statement)


def _heed(done: "asyncio.Future[None]") -> None:
    """Nobody need be left to hear of a failure."""
    if not done.cancelled():
        done.exception()


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
