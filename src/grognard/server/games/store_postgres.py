"""Games in PostgreSQL, for as many processes as there are.

All answers that wait are written by one statement, which also tells the other processes of them;
the database tells them once it is on disk. One connection of each process listens, and holds the
games whose bots think here: when the process dies, the database lets go of them by itself.
"""

import asyncio
import logging
import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import Any, TypeVar
from zlib import crc32

import asyncpg
import sqlalchemy as sql
from msgspec import Struct
from sqlalchemy.dialects.postgresql import ARRAY
from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from grognard.server.games.migrations import migrate
from grognard.server.games.store import LARGEST_BATCH, Ears, Store, StoreFailed, Taken, heed

T = TypeVar("T")
log = logging.getLogger(__name__)

CHANNEL = "grognard"
CALLED = "grognard "
"""How the connections that listen are called, before the name of the process."""
BOTS = 0x626F74
"""The kind of lock a game is held by while its bots think."""
CONNECT = 10
"""Seconds within which the database must let us in."""
PATIENCE = 30
"""Seconds a statement may take."""
AGAIN = 1.0
"""Seconds after which it is tried again to listen."""
SETTINGS = {
    # Whatever the database was told otherwise: what is acknowledged is on disk.
    "synchronous_commit": "on",
    # A process whose machine is gone is noticed within seconds.
    "tcp_keepalives_idle": "5",
    "tcp_keepalives_interval": "2",
    "tcp_keepalives_count": "3",
}
FAILURES = (SQLAlchemyError, asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError)

_APPEND = sql.text(f"""
WITH given AS (
    SELECT * FROM unnest(:games, :numbers, :deeds, :came, :over)
        AS given (game, number, deed, came, over)
), kept AS (
    INSERT INTO deeds (game, number, deed) SELECT game, number, deed FROM given
    ON CONFLICT DO NOTHING RETURNING game, number
), told AS (
    INSERT INTO testimony (game, number, came)
    SELECT game, number, came FROM given JOIN kept USING (game, number) WHERE came <> ''
    ON CONFLICT DO NOTHING
), ended AS (
    UPDATE games SET over = true FROM given JOIN kept USING (game, number)
    WHERE games.id = given.game AND given.over
)
SELECT game, number, pg_notify('{CHANNEL}', concat_ws(' ', cast(:own AS text), game, number))
FROM kept
""").bindparams(  # noqa: S608 (nothing from outside is in it)
    sql.bindparam("games", type_=ARRAY(sql.Text)),
    sql.bindparam("numbers", type_=ARRAY(sql.Integer)),
    sql.bindparam("deeds", type_=ARRAY(sql.LargeBinary)),
    sql.bindparam("came", type_=ARRAY(sql.LargeBinary)),
    sql.bindparam("over", type_=ARRAY(sql.Boolean)),
    sql.bindparam("own", type_=sql.Text),
)


class _Answer(Struct, eq=False):
    """A deed to be written, and who waits for it."""

    game: str
    number: int
    deed: bytes
    came: bytes
    over: bool
    done: "asyncio.Future[None]"

    @property
    def place(self) -> tuple[str, int]:
        return self.game, self.number


class PostgresStore(Store):
    """A store that many processes share."""

    tells = True

    def __init__(self, url: sql.URL) -> None:
        self._engine = create_async_engine(
            url,
            isolation_level="AUTOCOMMIT",
            pool_size=4,
            max_overflow=4,
            connect_args={
                "timeout": CONNECT,
                "command_timeout": PATIENCE,
                "server_settings": SETTINGS,
            },
        )
        self._whole = self._engine.execution_options(isolation_level="READ COMMITTED")
        """For what takes several statements, of which all count or none."""
        self._own = secrets.token_hex(4)
        """What this process is called among those that share the store."""
        self._waiting: list[_Answer] = []
        self._writing: asyncio.Task[None] | None = None
        self._listening: asyncio.Task[None] | None = None
        self._ear: Any = None
        """The connection that listens and holds games; nothing while there is none."""
        self._hand = asyncio.Lock()

    async def start(self) -> None:
        async with self._whole.begin() as connection:
            await connection.run_sync(migrate)

    async def close(self) -> None:
        if self._writing is not None:
            await asyncio.wait((self._writing,))
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.wait((self._listening,))
        await self._engine.dispose()

    async def append(
        self, game: str, number: int, deed: bytes, came: bytes = b"", *, over: bool
    ) -> None:
        done = asyncio.get_running_loop().create_future()
        done.add_done_callback(heed)
        self._waiting.append(_Answer(game, number, deed, came, over, done))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_answers())
        # Whoever asked may go away; what was written is written all the same.
        await asyncio.shield(done)

    async def listen(self, ears: Ears) -> None:
        is_listening = asyncio.Event()
        self._listening = asyncio.create_task(self._listen(ears, is_listening))
        await is_listening.wait()

    async def tell(self, game: str, what: str) -> None:
        await self._write(lambda connection: self._announce(connection, game, what))

    def _announce(self, connection: Connection, game: str, what: str) -> None:
        connection.execute(sql.select(sql.func.pg_notify(CHANNEL, f"{self._own} {game} {what}")))

    async def processes(self) -> set[str]:
        asked = sql.text("SELECT application_name FROM pg_stat_activity")
        names = await self._read(lambda connection: connection.execute(asked).scalars().all())
        return {str(name).removeprefix(CALLED) for name in names}

    async def reserve(self, game: str) -> bool:
        return bool(await self._hold("SELECT pg_try_advisory_lock($1, $2)", game))

    async def release(self, game: str) -> None:
        # A connection that is gone has let go of it.
        await self._hold("SELECT pg_advisory_unlock($1, $2)", game)

    async def _hold(self, statement: str, game: str) -> Any:
        async with self._hand:
            if self._ear is None:
                return None
            with suppress(*FAILURES):
                return await self._ear.fetchval(statement, BOTS, _lot(game))
        return None

    async def _write(self, run: Callable[[Connection], None]) -> None:
        try:
            await asyncio.shield(asyncio.ensure_future(self._write_whole(run)))
        except FAILURES as problem:
            raise StoreFailed(str(problem)) from problem

    async def _write_whole(self, run: Callable[[Connection], None]) -> None:
        for is_last in (False, True):
            is_ending = False
            try:
                async with self._whole.connect() as connection:
                    await connection.run_sync(run)
                    is_ending = True
                    await connection.commit()
                    return
            except FAILURES:
                # Of a connection that was lost before the end nothing has come.
                if is_last or is_ending:
                    raise

    async def _read(self, run: Callable[[Connection], T]) -> T:
        for is_last in (False, True):
            try:
                async with self._engine.connect() as connection:
                    return await connection.run_sync(run)
            except FAILURES as problem:
                # The database may have been started anew: connections of before are of no use.
                if is_last:
                    raise StoreFailed(str(problem)) from problem
        raise AssertionError("the last try ends it")

    async def _write_answers(self) -> None:
        """Write all that waits, and what comes meanwhile, for as long as anything comes."""
        try:
            while self._waiting:
                batch, self._waiting = (
                    self._waiting[:LARGEST_BATCH],
                    self._waiting[LARGEST_BATCH:],
                )
                await self._write_batch(batch)
        finally:
            self._writing = None

    async def _write_batch(self, batch: list[_Answer]) -> None:
        """Write answers by one statement; if one of them cannot be kept, each on its own."""
        # In the same order everywhere, so that no two processes wait for each other.
        first = {answer.place: answer for answer in sorted(batch, key=lambda each: each.place)}
        kept: set[tuple[str, int]] = set()
        problem: Exception = Taken()
        try:
            kept = await self._kept_for_sure(list(first.values()))
        except (*FAILURES, StoreFailed) as failure:
            if isinstance(failure, IntegrityError) and len(batch) > 1:
                for answer in batch:
                    await self._write_batch([answer])
                return
            problem = StoreFailed(str(failure))
            problem.__cause__ = failure
        for answer in batch:
            is_kept = answer.place in kept and first[answer.place] is answer
            _report(answer, None if is_kept else problem)

    async def _kept_for_sure(self, batch: list[_Answer]) -> set[tuple[str, int]]:
        """Which answers were kept; a connection that was lost may have kept them first."""
        try:
            return await self._kept(batch)
        except IntegrityError:
            raise
        except FAILURES as problem:
            log.info("answers are written once more: %s", problem)
        kept = await self._kept(batch)
        for answer in batch:
            if answer.place not in kept:
                there = await self.since(answer.game, answer.number - 1)
                if there[:1] == (answer.deed,):
                    kept.add(answer.place)
        return kept

    async def _kept(self, batch: list[_Answer]) -> set[tuple[str, int]]:
        given = {
            "games": [answer.game for answer in batch],
            "numbers": [answer.number for answer in batch],
            "deeds": [answer.deed for answer in batch],
            "came": [answer.came for answer in batch],
            "over": [answer.over for answer in batch],
            "own": self._own,
        }
        async with self._engine.connect() as connection:
            rows = (await connection.execute(_APPEND, given)).all()
        return {(game, number) for game, number, _ in rows}

    async def _listen(self, ears: Ears, is_listening: asyncio.Event) -> None:
        """Listen for as long as the process lives, over one connection after another."""
        while True:
            try:
                async with self._engine.connect() as connection:
                    await self._hear_all(connection, ears, is_listening)
            except FAILURES as problem:
                log.warning("the database is not heard: %s", str(problem).partition("\n")[0])
            is_listening.set()
            await asyncio.sleep(AGAIN)

    async def _hear_all(
        self, connection: AsyncConnection, ears: Ears, is_listening: asyncio.Event
    ) -> None:
        """Listen over a connection until it is lost."""
        ear: Any = (await connection.get_raw_connection()).driver_connection
        lost = asyncio.Event()

        def hear(_: Any, __: int, ___: str, told: object) -> None:
            whose, game, what = str(told).split(" ", 2)
            if whose == self._own:
                return
            if what.isdigit():
                ears.done(game, int(what))
            else:
                ears.told(whose, game, what)

        ear.add_termination_listener(lambda _: lost.set())
        await ear.execute(f"SET application_name = '{CALLED}{self._own}'")
        await ear.add_listener(CHANNEL, hear)
        self._ear = ear
        is_listening.set()
        ears.missed()
        try:
            await lost.wait()
            ears.deaf()
        finally:
            self._ear = None
            # It still holds games: whoever gets it from the pool shall not.
            await connection.invalidate()


def _lot(game: str) -> int:
    """A number for a game, as locks have one: two games may share it, and then take turns."""
    return crc32(game.encode()) - 2**31


def _report(answer: _Answer, problem: Exception | None) -> None:
    if answer.done.done():
        return
    if problem is None:
        answer.done.set_result(None)
    else:
        answer.done.set_exception(problem)
