"""The store: durable, in order, and of two writers exactly one."""

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from playing import STAY, Player, Table
from sqlalchemy.engine import Connection

from grognard.server.games.databases import (
    UnknownDatabase,
    check_database,
    database_url,
    open_store,
)
from grognard.server.games.migrations import TODAY, version
from grognard.server.games.store import Store, StoreFailed, Taken, metadata
from grognard.server.games.store_sqlite import SqliteStore

pytestmark = pytest.mark.both_stores


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(work)


@asynccontextmanager
async def opened(database: str) -> AsyncIterator[Store]:
    store = open_store(database)
    await store.start()
    try:
        yield store
    finally:
        await store.close()


def store_of(player: Player) -> type[Store]:
    """How the games of a player's server are kept."""
    app: Any = player.client
    return type(app.app.state.rooms.keeper.store)


def test_what_is_stored_comes_back_in_order(database: str) -> None:
    async def work() -> None:
        async with opened(database) as store:
            await store.create("g", 1.0, b"head")
            for number in (1, 2, 3):
                await store.append("g", number, b"deed %d" % number, over=False)
        async with opened(database) as store:
            row = await store.load("g")
            assert row is not None
            assert row.head == b"head"
            assert row.deeds == (b"deed 1", b"deed 2", b"deed 3")
            assert await store.numbers(["g", "h"]) == {"g": 3}
            assert await store.load("h") is None

    run(work())


def test_of_many_that_write_the_same_number_exactly_one_succeeds(database: str) -> None:
    async def work() -> None:
        async with opened(database) as one, opened(database) as other:
            await one.create("g", 1.0, b"head")
            writers = [
                store.append("g", 1, b"%d" % n, over=False)
                for n, store in enumerate([one, other] * 20)
            ]
            outcomes = await asyncio.gather(*writers, return_exceptions=True)
            assert outcomes.count(None) == 1
            assert sum(isinstance(outcome, Taken) for outcome in outcomes) == 39

    run(work())


def test_games_that_are_over_need_no_going_on(database: str) -> None:
    async def work() -> None:
        async with opened(database) as store:
            for game, created in (("old", 1.0), ("new", 2.0), ("over", 3.0)):
                await store.create(game, created, b"head")
            await store.append("over", 1, b"end", over=True)
            assert await store.unfinished() == ["new", "old"]

    run(work())


def test_the_secret_stays_the_same_for_ever(database: str) -> None:
    secrets = []

    async def work() -> None:
        async with opened(database) as store:
            secrets.append(await store.secret())

    run(work())
    run(work())

    assert len(secrets[0]) == 32
    assert secrets[0] == secrets[1]


def test_every_commit_reaches_the_disk(tmp_path: Path) -> None:
    store = SqliteStore(database_url(str(tmp_path / "games.db")))
    with store._engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
    asyncio.run(store.close())


def test_writers_that_wait_together_share_one_commit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    batches: list[int] = []
    commit = SqliteStore._commit

    def counted(self: SqliteStore, batch: list[Any]) -> None:
        batches.append(len(batch))
        commit(self, batch)

    monkeypatch.setattr(SqliteStore, "_commit", counted)

    async def work() -> None:
        async with opened(str(tmp_path / "games.db")) as store:
            await store.create("g", 1.0, b"head")
            await asyncio.gather(
                *(store.append("g", n, b"deed", over=False) for n in range(1, 201))
            )

    run(work())

    assert sum(batches) == 201
    assert len(batches) < 100


def test_a_store_that_cannot_write_says_so(database: str) -> None:
    async def work() -> None:
        async with opened(database) as store:
            with pytest.raises(StoreFailed):
                await store.append("no such game", 1, b"deed", over=False)
            await store.create("g", 1.0, b"head")
            with pytest.raises(StoreFailed):
                await store.create("g", 1.0, b"head")
            both = await asyncio.gather(
                store.append("no such game", 1, b"deed", over=False),
                store.append("g", 1, b"deed", over=False),
                return_exceptions=True,
            )
            assert isinstance(both[0], StoreFailed)
            assert both[1] is None

    run(work())


def test_an_answer_that_cannot_be_stored_does_not_count(
    alice: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = alice.state()

    async def fails(*_: Any, **__: Any) -> None:
        raise StoreFailed("disk full")

    with monkeypatch.context() as broken:
        broken.setattr(store_of(alice), "append", fails)
        response = alice.answer(STAY)

    assert response.status_code == 503
    assert response.json()["code"] == "not-stored"
    assert alice.state() == before
    alice.plays(STAY)


def test_nothing_is_shown_before_it_is_on_disk(
    table: Table, alice: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever looks while an answer is being written waits for it."""
    import threading

    order: list[str] = []
    writing = threading.Event()
    store = store_of(alice)
    append = store.append

    async def slow(self: Store, *args: Any, **more: Any) -> None:
        writing.set()
        await asyncio.sleep(0.3)
        await append(self, *args, **more)
        order.append("on disk")

    monkeypatch.setattr(store, "append", slow)
    player = threading.Thread(target=lambda: alice.plays(STAY))
    player.start()
    writing.wait(timeout=10)
    state = table.spectator().state()
    order.append("seen")
    player.join()

    assert order == ["on disk", "seen"]
    assert state["number"] == 1


def test_two_servers_share_a_store(open_server: Any) -> None:
    one, other = open_server(shared=True), open_server(shared=True)
    table = Table.of(one)
    alice = table.player("A")
    bob = Player(other, table.game, table.key("B"))
    assert bob.state()["number"] == 0

    alice.plays(STAY, "wait")

    assert bob.state()["number"] == 2
    bob.plays(STAY)
    assert alice.state()["number"] == 3


def test_of_two_servers_that_take_an_answer_at_once_one_wins(open_server: Any) -> None:
    """Neither has heard of the other's deed: the store decides."""
    one, other = open_server(), open_server()
    table = Table.of(one)
    here, there = table.player("A"), Player(other, table.game, table.key("A"))
    number = there.decision()["number"]
    here.plays(STAY)

    late = there.answer({"path": [[7, 4]], "heading": 0}, expect=number)

    assert late.status_code == 409
    assert late.json()["code"] == "stale"
    assert there.state() == here.state()


def test_a_watcher_hears_of_what_happens_on_another_server(open_server: Any) -> None:
    from listening import connect, receive

    one, other = open_server(shared=True), open_server(shared=True)
    table = Table.of(one)
    with connect(Player(other, table.game, table.key("B"))) as socket:
        receive(socket)
        table.player("A").plays(STAY)

        assert receive(socket)["number"] == 1


@pytest.mark.parametrize("store_kind", ["postgresql"])
def test_who_is_at_a_table_is_known_to_every_process(new_database: Any, open_server: Any) -> None:
    from listening import connect, receive

    one, other = open_server(), open_server()
    table = Table.of(one)
    bob = Player(other, table.game, table.key("B"))

    def present() -> list[str]:
        return [seat["seat"] for seat in bob.state()["seats"] if seat["present"]]

    with connect(table.player("A")) as socket:
        receive(socket)
        _wait_until(lambda: present() == ["A"])
    _wait_until(lambda: present() == [])


def _wait_until(happens: Any) -> None:
    for _ in range(500):
        if happens():
            return
        time.sleep(0.02)
    raise AssertionError("it did not happen")


def test_a_plain_name_is_a_file_of_sqlite() -> None:
    assert str(database_url("games.db")) == "sqlite:///games.db"


def test_games_are_kept_in_no_other_kind_of_database() -> None:
    with pytest.raises(UnknownDatabase):
        database_url("mysql://localhost/games")


def test_the_database_is_a_plain_sqlite_file(tmp_path: Path, open_server: Any) -> None:
    Table.of(open_server("plain.db")).player("A").plays(STAY)

    with sqlite3.connect(tmp_path / "plain.db") as database:
        kept = database.execute("select number, deed from deeds").fetchall()
    database.close()

    assert kept[0][0] == 1
    assert b'"answered"' in kept[0][1]


def test_a_file_of_before_there_were_versions_is_taken_over(tmp_path: Path) -> None:
    file = tmp_path / "old.db"
    with closing(sqlite3.connect(file)) as old, old:
        old.executescript("""
            CREATE TABLE meta (name VARCHAR(64) PRIMARY KEY, value BLOB NOT NULL);
            CREATE TABLE games (id VARCHAR(32) PRIMARY KEY, created FLOAT NOT NULL,
                head BLOB NOT NULL, over BOOLEAN NOT NULL);
            CREATE INDEX unfinished ON games (over);
            CREATE TABLE deeds (game VARCHAR(32) NOT NULL REFERENCES games (id),
                number INTEGER NOT NULL, deed BLOB NOT NULL, PRIMARY KEY (game, number));
        """)
        old.execute("INSERT INTO games VALUES ('g', 1.0, ?, 0)", (b"head",))
        old.execute("INSERT INTO deeds VALUES ('g', 1, ?)", (b"deed 1",))
        old.execute("INSERT INTO meta VALUES ('secret', ?)", (b"the same for ever",))

    async def work() -> None:
        async with opened(str(file)) as store:
            await store.append("g", 2, b"deed 2", b"[2]", over=False)
            row = await store.load("g")
            assert row is not None
            assert row.deeds == (b"deed 1", b"deed 2")
            assert row.is_witnessed
            assert await store.secret() == b"the same for ever"

    run(work())
    with closing(sqlite3.connect(file)) as database:
        assert database.execute("SELECT version_num FROM alembic_version").fetchall() == [(TODAY,)]


def test_the_versions_lead_to_the_tables_of_today(database: str) -> None:
    def differences(connection: Connection) -> list[Any]:
        assert version(connection) == TODAY
        return compare_metadata(MigrationContext.configure(connection), metadata)

    async def work() -> None:
        async with opened(database) as store:
            assert await store._read(differences) == []

    run(work())


def test_two_that_make_the_tables_at_once_do_not_get_in_each_others_way(database: str) -> None:
    async def work() -> None:
        first = [asyncio.to_thread(check_database, database) for _ in range(4)]
        await asyncio.gather(*first)
        async with opened(database) as store:
            assert await store.unfinished() == []

    run(work())
