"""Copies of a database that is a file: made while the server runs, checked, and put back.

A copy holds every link of every game (the secret they are derived from), so nobody but its owner
may read it.
"""

import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, Literal

import msgspec
from msgspec import Struct

from grognard.content.published import Published
from grognard.kernel.ruleset import Setup
from grognard.server.games.journal import read_deed, read_head
from grognard.server.games.room import Room
from grognard.server.games.testimony import recall

OWNERS_ONLY = 0o600
BESIDE = ("-wal", "-shm", "-mark")
"""What lies beside a database and belongs to it."""
ASIDE = ".before-restore"
"""Added to the name of a database that another one took the place of."""


class Unsound(Exception):
    """A file that is no sound database of games; why, in the words of whoever read it."""


class InUse(Exception):
    """A server still plays on the database."""


class Finding(Struct, frozen=True):
    """What became of a stored game when it was played again."""

    game: str
    state: Literal["plays", "told", "damaged"]
    """``told``: its rules have changed since, and what happened is told from what was noted."""
    why: str = ""


def copy(source: Path, target: Path) -> int:
    """Copy a database, whoever writes to it meanwhile; how many games are in the copy."""
    part = target.with_name(f"{target.name}.part")
    part.unlink(missing_ok=True)
    os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, OWNERS_ONLY))
    try:
        with closing(_opened(source)) as there, closing(sqlite3.connect(part)) as here:
            there.backup(here)
            # One file is easier to keep than one with its log.
            here.execute("PRAGMA journal_mode=DELETE")
        games = count(part)
        part.replace(target)
    except sqlite3.DatabaseError as problem:
        raise Unsound(str(problem)) from None
    finally:
        part.unlink(missing_ok=True)
    return games


def count(file: Path) -> int:
    """How many games a sound database holds."""
    try:
        with closing(_opened(file)) as database:
            found = database.execute("PRAGMA integrity_check(1)").fetchone()[0]
            if found != "ok":
                raise Unsound(str(found).splitlines()[0])
            return int(database.execute("SELECT count(*) FROM games").fetchone()[0])
    except sqlite3.DatabaseError as problem:
        raise Unsound(str(problem)) from None


def put_back(backup: Path, database: Path) -> int:
    """Put a copy in the place of a database, which is kept beside it; how many games there are."""
    count(backup)
    if database.exists():
        _must_be_idle(database)
        for name in ("", *BESIDE):
            old = database.with_name(database.name + name)
            if old.exists():
                old.replace(database.with_name(database.name + ASIDE + name))
    return copy(backup, database)


def check(file: Path, ruleset_of: Callable[[Setup], Published[Any]]) -> Iterator[Finding]:
    """Play every game of a database again, and compare what comes of it with what was noted."""
    with closing(_opened(file)) as database:
        for game, head in database.execute("SELECT id, head FROM games ORDER BY created"):
            deeds = _rows(database, "SELECT number, deed FROM deeds", game)
            came = _rows(database, "SELECT number, came FROM testimony", game)
            yield _checked(game, head, deeds, came, ruleset_of)


def _checked(
    game: str,
    stored: bytes,
    rows: list[tuple[int, bytes]],
    came: list[tuple[int, bytes]],
    ruleset_of: Callable[[Setup], Published[Any]],
) -> Finding:
    if [number for number, _ in rows] != list(range(1, len(rows) + 1)):
        return Finding(game, "damaged", "deeds are missing")
    try:
        head, deeds = read_head(stored), [read_deed(deed) for _, deed in rows]
    except msgspec.MsgspecError as problem:
        return Finding(game, "damaged", str(problem))
    ruleset = ruleset_of(head.setup)
    try:
        Room.restore(head, ruleset, deeds)
    except Exception:
        try:
            recall(head, ruleset, deeds, came)
        except Exception as problem:
            return Finding(game, "damaged", type(problem).__name__)
        return Finding(game, "told")
    return Finding(game, "plays")


def _rows(database: sqlite3.Connection, asked: str, game: str) -> list[tuple[int, bytes]]:
    return database.execute(f"{asked} WHERE game = ? ORDER BY number", (game,)).fetchall()


def _opened(file: Path) -> sqlite3.Connection:
    """A database that is read and not made."""
    return sqlite3.connect(f"file:{file.resolve()}?mode=rw", uri=True, timeout=30)


def _must_be_idle(database: Path) -> None:
    """Refuse a database that anybody else has open: only alone may its log be given up."""
    try:
        with closing(sqlite3.connect(database, timeout=1)) as opened:
            opened.execute("PRAGMA journal_mode=DELETE")
    except sqlite3.OperationalError:
        raise InUse from None
