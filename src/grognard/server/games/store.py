"""Keeps games: an append-only list of deeds per game, on disk before anybody hears of it.

What is stored and asked is the same in every database; ``store_sqlite`` and ``store_postgres``
say how it gets there, and ``databases`` which of them an address means.
"""

import asyncio
import secrets
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeVar

import sqlalchemy as sql
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import Connection

from grognard.server.games.journal import Row

T = TypeVar("T")


class Ears(Protocol):
    """Whoever hears what other processes do."""

    def done(self, game: str, number: int) -> None:
        """Something was done in a game, which has this number."""

    def told(self, whose: str, game: str, what: str) -> None:
        """A process told the others something about a game."""

    def deaf(self) -> None:
        """The store is gone, or so it seems: nothing more is heard for now."""

    def missed(self) -> None:
        """Something may have been said that nobody heard."""


LARGEST_BATCH = 512
SECRET = "secret"  # noqa: S105 (the name of a row)


class Taken(Exception):
    """Another answer got this number first."""


class StoreFailed(Exception):
    """The store cannot write: nothing was kept."""


class CannotKeep(OSError):
    """There is no such database, or it cannot be opened: ``server-<problem>`` is its sentence."""

    def __init__(self, problem: str, **facts: str) -> None:
        super().__init__(problem, *facts.values())
        self.problem, self.facts = f"server-{problem}", facts


metadata = sql.MetaData()
meta = sql.Table(
    "meta",
    metadata,
    sql.Column("name", sql.String(64), primary_key=True),
    sql.Column("value", sql.LargeBinary, nullable=False),
)
games = sql.Table(
    "games",
    metadata,
    sql.Column("id", sql.String(32), primary_key=True),
    sql.Column("created", sql.Float, nullable=False),
    sql.Column("head", sql.LargeBinary, nullable=False),
    sql.Column("over", sql.Boolean, nullable=False, default=False),
    sql.Index("unfinished", "over"),
)
deeds = sql.Table(
    "deeds",
    metadata,
    sql.Column("game", sql.String(32), sql.ForeignKey("games.id"), primary_key=True),
    sql.Column("number", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("deed", sql.LargeBinary, nullable=False),
)
testimony = sql.Table(
    "testimony",
    metadata,
    sql.Column("game", sql.String(32), sql.ForeignKey("games.id"), primary_key=True),
    sql.Column("number", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("came", sql.LargeBinary, nullable=False),
)


class Store(ABC):
    """What the server keeps, in whichever database."""

    lost = 0
    """How many times something was written and acknowledged that is no longer there."""
    tells = False
    """Whether it tells what other processes write; where not, they have to be asked."""

    async def start(self) -> None:  # noqa: B027 (a file needs none)
        """Be ready to read and write, in tables of today."""

    @abstractmethod
    async def close(self) -> None:
        """Write what waits and let go."""

    @abstractmethod
    async def _write(self, run: Callable[[Connection], None]) -> None:
        """Write something, on disk when this returns."""

    @abstractmethod
    async def _read(self, run: Callable[[Connection], T]) -> T:
        """Read something."""

    async def listen(self, ears: Ears) -> None:  # noqa: B027 (a file needs none)
        """Be told from now on what other processes do."""

    async def tell(self, game: str, what: str) -> None:  # noqa: B027 (a file needs none)
        """Tell the other processes something about a game, which is not kept."""

    def _announce(self, connection: Connection, game: str, what: str) -> None:  # noqa: B027
        """Tell the other processes something once what is written with it counts."""

    async def processes(self) -> set[str]:
        """The processes that listen."""
        return set()

    async def reserve(self, game: str) -> bool:
        """Have a game to oneself, among the processes that let their bots play."""
        return True

    async def release(self, game: str) -> None:  # noqa: B027 (a file needs none)
        """Let others have a game."""

    async def secret(self) -> bytes:
        """The secret all keys are derived from, the same for ever."""
        await self._write(
            lambda connection: write_once(connection, SECRET, secrets.token_bytes(32))
        )
        return await self.note(SECRET)

    async def note(self, name: str) -> bytes:
        """What was noted under a name; nothing if nothing was."""
        return await self._read(lambda connection: noted(connection, name))

    async def write_note(self, name: str, value: bytes) -> None:
        """Note something under a name, in place of what was noted before."""

        def write(connection: Connection) -> None:
            put = insert(connection, meta).values(name=name, value=value)
            over = put.on_conflict_do_update(index_elements=[meta.c.name], set_={"value": value})
            connection.execute(over)

        await self._write(write)

    async def amend_note(
        self, name: str, change: Callable[[bytes], bytes], *, tell: str, game: str = ""
    ) -> None:
        """Change what was noted, whoever else does at the same time, and tell of it."""

        def write(connection: Connection) -> None:
            write_once(connection, name, b"")
            own = meta.c.name == name
            before = connection.execute(sql.select(meta.c.value).where(own).with_for_update())
            after = change(bytes(before.scalar_one()))
            connection.execute(meta.update().where(own).values(value=after))
            self._announce(connection, game, tell)

        await self._write(write)

    async def create(
        self, game: str, created: float, head: bytes, came: bytes = b"", *, over: bool = False
    ) -> None:
        """Keep a new game, and how it stands."""
        row = games.insert().values(id=game, created=created, head=head, over=over)

        def write(connection: Connection) -> None:
            connection.execute(row)
            _testify(connection, game, 0, came)

        await self._write(write)

    async def append(
        self, game: str, number: int, deed: bytes, came: bytes = b"", *, over: bool
    ) -> None:
        """Keep deed ``number`` of a game and what came of it; ``Taken`` if that number is there."""
        row = {"game": game, "number": number, "deed": deed}

        def write(connection: Connection) -> None:
            put = insert(connection, deeds).values(row).on_conflict_do_nothing()
            if connection.execute(put).rowcount != 1:
                raise Taken
            _testify(connection, game, number, came)
            if over:
                connection.execute(games.update().where(games.c.id == game).values(over=True))

        await self._write(write)

    async def testify(self, game: str, number: int, came: bytes) -> None:
        """Keep how a game stands after deed ``number``, of which nobody had written that down."""
        await self._write(lambda connection: _testify(connection, game, number, came))

    async def testimony(self, game: str) -> tuple[tuple[int, bytes], ...]:
        """What came of the deeds of a game, each with its number."""
        asked = (
            sql.select(testimony.c.number, testimony.c.came)
            .where(testimony.c.game == game)
            .order_by(testimony.c.number)
        )
        rows = await self._read(lambda connection: connection.execute(asked).all())
        return tuple((int(number), bytes(came)) for number, came in rows)

    async def load(self, game: str) -> Row | None:
        """A game and all its deeds."""

        def read(connection: Connection) -> Row | None:
            head = connection.execute(sql.select(games.c.head).where(games.c.id == game)).scalar()
            if head is None:
                return None
            witnessed = connection.execute(
                sql.select(testimony.c.number).where(testimony.c.game == game).limit(1)
            )
            return Row(bytes(head), _deeds(connection, game, 0), witnessed.first() is not None)

        return await self._read(read)

    async def since(self, game: str, number: int) -> tuple[bytes, ...]:
        """The deeds of a game after that number."""
        return await self._read(lambda connection: _deeds(connection, game, number))

    async def numbers(self, of: Sequence[str]) -> dict[str, int]:
        """The number of the last deed of each of these games."""
        asked = (
            sql.select(deeds.c.game, sql.func.max(deeds.c.number))
            .where(deeds.c.game.in_(of))
            .group_by(deeds.c.game)
        )
        rows = await self._read(lambda connection: connection.execute(asked).all())
        return {str(game): int(number) for game, number in rows}

    async def unfinished(self) -> list[str]:
        """The games that are not over, the latest first."""
        newest = games.c.created.desc()
        asked = sql.select(games.c.id).where(games.c.over.is_(False)).order_by(newest)
        rows = await self._read(lambda connection: connection.execute(asked).scalars().all())
        return [str(row) for row in rows]


def insert(connection: Connection, table: sql.Table) -> Any:
    """An insert that may say what is to be done where the row is there already."""
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    return dialect.insert(table)


def write_once(connection: Connection, name: str, value: bytes) -> None:
    """Note something, unless something was noted under that name before."""
    row = {"name": name, "value": value}
    connection.execute(insert(connection, meta).values(row).on_conflict_do_nothing())


def noted(connection: Connection, name: str) -> bytes:
    """What was noted under a name; nothing if nothing was."""
    asked = sql.select(meta.c.value).where(meta.c.name == name)
    return bytes(connection.execute(asked).scalar() or b"")


def _testify(connection: Connection, game: str, number: int, came: bytes) -> None:
    if came:
        row = {"game": game, "number": number, "came": came}
        connection.execute(insert(connection, testimony).values(row).on_conflict_do_nothing())


def _deeds(connection: Connection, game: str, after: int) -> tuple[bytes, ...]:
    asked = (
        sql.select(deeds.c.deed)
        .where(deeds.c.game == game, deeds.c.number > after)
        .order_by(deeds.c.number)
    )
    return tuple(bytes(deed) for deed in connection.execute(asked).scalars())


def heed(done: "asyncio.Future[None]") -> None:
    """Nobody need be left to hear of a failure."""
    if not done.cancelled():
        done.exception()
