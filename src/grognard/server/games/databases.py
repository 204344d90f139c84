"""Which database an address means, and whether it can be had."""

import asyncio

import sqlalchemy as sql
from sqlalchemy.exc import SQLAlchemyError

from grognard.server.games.store import CannotKeep, Store
from grognard.server.games.store_sqlite import SqliteStore, opened

POSTGRES = ("postgres", "postgresql", "postgresql+asyncpg")
"""How an address of PostgreSQL may begin."""
SQLITE = ("sqlite", "sqlite+pysqlite")


class UnknownDatabase(ValueError):
    """Games are kept in SQLite or in PostgreSQL."""


def database_url(database: str) -> sql.URL:
    """The address of a database; a plain file name means SQLite.

    >>> database_url("games.db")
    sqlite:///games.db
    >>> database_url("postgres://somebody@localhost/games?sslmode=require")
    postgresql+asyncpg://somebody@localhost/games?ssl=require
    """
    kind, is_url, _ = database.partition("://")
    if not is_url:
        return sql.URL.create("sqlite", database=database)
    url = sql.make_url(database.replace("postgres://", "postgresql://", 1))
    if kind in SQLITE:
        return url.set(drivername="sqlite")
    if kind not in POSTGRES:
        raise UnknownDatabase(kind)
    # The driver calls by another name what every program of PostgreSQL calls sslmode.
    query = {"ssl" if key == "sslmode" else key: value for key, value in url.query.items()}
    return url.set(drivername="postgresql+asyncpg", query=query)


def is_shareable(database: str) -> bool:
    """Whether several processes can play on it and hear of each other."""
    return database_url(database).get_backend_name() == "postgresql"


def open_store(database: str) -> Store:
    """The store at an address."""
    url = database_url(database)
    if url.get_backend_name() == "sqlite":
        return SqliteStore(url)
    # Whoever keeps games in a file need not have the driver.
    from grognard.server.games.store_postgres import PostgresStore

    return PostgresStore(url)


def check_database(database: str) -> None:
    """Open a database and close it again; ``CannotKeep`` says why that is not possible."""
    # An address may hold a password: nothing of what is said here repeats it.
    try:
        url = database_url(database)
    except (SQLAlchemyError, ValueError):
        raise CannotKeep("no-such-database", kind=database.partition("://")[0][:40]) from None
    try:
        if url.get_backend_name() == "sqlite":
            opened(url).dispose()
        else:
            asyncio.run(_try(database))
    except ImportError as problem:
        raise CannotKeep("no-driver", module=str(problem.name)) from None
    except (SQLAlchemyError, OSError, ValueError) as problem:
        reason = _first_line(getattr(problem, "orig", None) or problem)
        if url.get_backend_name() == "sqlite":
            raise CannotKeep("no-database", reason=reason) from None
        raise CannotKeep("no-postgres", where=_place(url), reason=reason) from None


def _first_line(problem: BaseException) -> str:
    """What went wrong, in the words of whoever tried; drivers put the name of a class before it."""
    text = str(problem) or "no answer"
    return text.splitlines()[0].rpartition("'>: ")[2].rstrip(".")


def _place(url: sql.URL) -> str:
    """Where a database is, without who asks for it."""
    host = url.host or str(url.query.get("host", "localhost"))
    return f"{host}:{url.port}/{url.database}" if url.port else f"{host}/{url.database or ''}"


async def _try(database: str) -> None:
    store = open_store(database)
    try:
        await store.start()
    finally:
        await store.close()
