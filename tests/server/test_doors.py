"""The door of the server: who comes in, how many, and by which name."""

import asyncio
import logging
import socket
import sqlite3
import stat
import sys
from collections.abc import Callable, Coroutine
from contextlib import ExitStack
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient
from playing import STAY, Table
from postgres import Cluster
from websockets.asyncio.client import connect

from grognard.server.games.databases import check_database, open_store
from grognard.server.games.store import Store
from grognard.server.web import connections, run
from grognard.server.web.connections import Gate, GuardedConfig, quiet, room_for
from grognard.text import Language


async def hello(scope: Any, receive: Any, send: Any) -> None:
    """An application that reads what it is sent and answers; on a socket once it is spoken to."""
    if scope["type"] == "lifespan":
        return
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        await receive()
        await send({"type": "websocket.send", "text": "ok"})
        return
    while (await receive()).get("more_body"):
        pass
    headers = [(b"content-length", b"2")]
    await send({"type": "http.response.start", "status": 200, "headers": headers})
    await send({"type": "http.response.body", "body": b"ok"})


def behind(gate: Gate, visit: Callable[[int], Coroutine[Any, Any, None]]) -> None:
    """Visit a server whose door is guarded."""

    async def work() -> None:
        config = GuardedConfig(hello, gate, lifespan="off", log_level="critical")
        server = connections.uvicorn.Server(config)
        with run._listener("127.0.0.1", 0, "en") as listener:
            serving = asyncio.create_task(server.serve([listener]))
            while not server.started:
                await asyncio.sleep(0.001)
            try:
                await visit(listener.getsockname()[1])
            finally:
                server.should_exit = True
                await serving

    asyncio.run(work())


async def ask(port: int, sent: bytes = b"GET / HTTP/1.1\r\nhost: localhost\r\n\r\n") -> Any:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(sent)
    return reader, writer


async def end_of(line: Any) -> bytes:
    """Everything that comes until the other side hangs up."""
    reader, writer = line
    try:
        return bytes(await asyncio.wait_for(reader.read(), 10))
    except ConnectionError:
        return b""
    finally:
        writer.close()


@pytest.mark.parametrize(
    "half",
    [b"", b"GET / HT", b"POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: 5\r\n\r\nhal"],
    ids=["nothing", "half a head", "half a body"],
)
def test_whoever_does_not_finish_a_request_is_hung_up_on(
    half: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "HEAD", 0.05)
    monkeypatch.setattr(connections, "BODY", 0.05)
    gate = Gate(100, 100)

    async def visit(port: int) -> None:
        assert await end_of(await ask(port, half)) == b""

    behind(gate, visit)

    assert len(gate) == 0


def test_a_request_in_time_is_answered_and_the_connection_kept() -> None:
    async def visit(port: int) -> None:
        reader, writer = await ask(port)
        for _ in range(3):
            assert await reader.readuntil(b"ok")
            writer.write(b"GET / HTTP/1.1\r\nhost: localhost\r\n\r\n")
        writer.close()

    behind(Gate(100, 100), visit)


def test_nobody_has_to_say_anything_on_a_socket(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "HEAD", 0.05)
    monkeypatch.setattr(connections, "BODY", 0.05)

    async def visit(port: int) -> None:
        async with connect(f"ws://127.0.0.1:{port}/") as page:
            await asyncio.sleep(0.2)
            await page.send("hello")
            assert await page.recv() == "ok"

    behind(Gate(100, 100), visit)


def test_half_open_connections_of_one_address_keep_nobody_else_out() -> None:
    gate = Gate(200, 20)

    async def visit(port: int) -> None:
        half = [await ask(port, b"GET /") for _ in range(100)]
        assert await end_of(half[-1]) == b""
        assert len(gate) == 20
        # Somebody from elsewhere, as far as the door can tell.
        assert gate.admit(object(), "127.0.0.2")
        for _, writer in half:
            writer.close()

    behind(gate, visit)


def test_there_are_never_more_connections_than_in_all() -> None:
    gate = Gate(3, 2)

    admitted = [gate.admit(n, f"127.0.0.{n}") for n in range(5)]
    gate.leave(1)
    gate.leave(4)

    assert admitted == [True, True, True, False, False]
    assert gate.admit(5, "127.0.0.5")
    assert len(gate) == 3


def test_a_proxy_brings_more_than_one_address_may() -> None:
    gate = Gate(100, 2, proxies=["127.0.0.1"])

    assert all(gate.admit(n, "127.0.0.1") for n in range(50))


def test_neighbours_in_one_network_count_as_one() -> None:
    gate = Gate(100, 2)

    admitted = [gate.admit(n, f"2001:db8:0:1::{n}") for n in range(4)]

    assert admitted == [True, True, False, False]
    assert gate.admit(9, "2001:db8:0:2::1")


def test_a_crowd_at_the_door_takes_one_line_of_the_log(caplog: pytest.LogCaptureFixture) -> None:
    gate = Gate(1, 1)

    for number in range(1000):
        gate.admit(number, "127.0.0.1")

    assert len(caplog.records) == 1


def test_a_lack_of_descriptors_takes_one_line_of_the_log(caplog: pytest.LogCaptureFixture) -> None:
    async def work() -> None:
        loop = asyncio.get_running_loop()
        quiet(loop)
        for _ in range(1000):
            lack = OSError(24, "Too many open files")
            loop.call_exception_handler({"message": "accept", "exception": lack})
        loop.call_exception_handler({"message": "a real mistake"})

    asyncio.run(work())

    assert [record.levelno for record in caplog.records] == [logging.WARNING, logging.ERROR]


def test_no_more_are_let_in_than_there_are_descriptors_for(monkeypatch: pytest.MonkeyPatch) -> None:
    raised: list[tuple[int, int]] = []
    limited = SimpleNamespace(
        RLIMIT_NOFILE=7,
        RLIM_INFINITY=-1,
        getrlimit=lambda _: (256, 1024),
        setrlimit=lambda _, limits: raised.append(limits),
    )
    monkeypatch.setattr(connections, "resource", limited)

    assert room_for(100) == 100
    assert raised == []
    assert room_for(4000) == 1024 - connections.RESERVED
    assert raised == [(1024, 1024)]


CREATE = {"ruleset": "pretend"}


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://testserver.local:81"])
def test_no_foreign_page_does_anything(client: TestClient[Litestar], origin: str) -> None:
    headers = {"origin": origin, "content-type": "text/plain"}

    refused = client.post("/api/games", content=b'{"ruleset": "pretend"}', headers=headers)

    assert refused.json()["code"] == "wrong-origin"


def test_the_servers_own_page_plays(client: TestClient[Litestar]) -> None:
    own = str(client.base_url).rstrip("/")

    assert client.post("/api/games", json=CREATE, headers={"origin": own}).status_code == 201


def test_no_foreign_page_listens(table: Table) -> None:
    address = f"/api/games/{table.game}/events"
    how = {"params": {"key": table.key("A")}, "headers": {"origin": "http://evil.example"}}

    with table.client.websocket_connect(address, **how) as page:  # type: ignore[attr-defined]
        assert page.receive_json(timeout=10)["problem"]["code"] == "wrong-origin"


def test_a_name_that_points_here_is_not_ours(open_server: Any) -> None:
    client = open_server(hosts=("play.example",))

    def code(host: str) -> Any:
        found = client.post("/api/games", json=CREATE, headers={"host": host})
        return found.json().get("code", found.status_code)

    assert [code("evil.example"), code("evil.example:8000"), code("")] == ["wrong-host"] * 3
    assert [code("play.example"), code("127.0.0.1:8000"), code("localhost")] == [201] * 3


def test_pages_talk_to_their_own_server_only(client: TestClient[Litestar]) -> None:
    policy = client.get("/").headers["content-security-policy"]

    assert "connect-src 'self';" in policy
    assert "ws:" not in policy


def test_nobody_is_believed_where_they_come_from_but_a_proxy_that_was_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[Any] = []

    class Never(run.PatientServer):
        async def serve(self, sockets: Any = None) -> None:
            made.append(self.config)

    monkeypatch.setattr(run, "PatientServer", Never)
    database = str(tmp_path / "games.db")

    run.serve(port=0, database=database, say=lambda _: None)
    run.serve(port=0, database=database, say=lambda _: None, proxies=["127.0.0.1"])

    assert [config.proxy_headers for config in made] == [False, True]
    assert made[1].forwarded_allow_ips == ["127.0.0.1"]


def test_a_database_that_cannot_be_opened_is_one_sentence(tmp_path: Path) -> None:
    said: list[str] = []
    (tmp_path / "text.db").write_text("this is no database, and long enough to be none\n" * 100)

    with socket.socket() as nobody:
        nobody.bind(("127.0.0.1", 0))
        closed = nobody.getsockname()[1]
    databases = (
        str(tmp_path),
        str(tmp_path / "text.db"),
        "postgresql+none://u:secret@h/d",
        f"postgresql://u:secret@127.0.0.1:{closed}/d",
    )
    for database in databases:
        with pytest.raises(OSError, match=r"^The games cannot be kept") as problem:
            run.serve(port=0, database=database, lang="en", say=said.append)
        assert "\n" not in str(problem.value)
        assert "secret" not in str(problem.value)
    assert said == []


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_postgresql_that_does_not_let_us_in_is_one_sentence(
    lang: Language, postgres: Cluster
) -> None:
    with postgres.database() as there:
        missing = there.replace("/games", "/nothing", 1)

    with pytest.raises(OSError, match="nothing") as problem:
        run.serve(port=0, database=missing, lang=lang)

    assert "PostgreSQL" in str(problem.value)
    assert "\n" not in str(problem.value)


def test_a_driver_that_is_not_installed_is_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    monkeypatch.delitem(sys.modules, "grognard.server.games.store_postgres", raising=False)

    with pytest.raises(OSError, match=r"asyncpg.*pip install"):
        run.serve(port=0, database="postgresql://localhost/games", lang="en")


def test_nobody_else_on_the_machine_reads_the_games(tmp_path: Path, open_server: Any) -> None:
    database = tmp_path / "new" / "games.db"
    table = Table.of(open_server("new/games.db"))
    table.player("A").plays(STAY)

    beside = list(database.parent.iterdir())

    assert {file.name for file in beside} >= {"games.db", "games.db-wal", "games.db-mark"}
    assert {stat.S_IMODE(file.stat().st_mode) for file in beside} == {0o600}
    assert stat.S_IMODE(database.parent.stat().st_mode) == 0o700


def test_a_log_of_the_database_that_was_damaged_is_noticed(tmp_path: Path) -> None:
    database = tmp_path / "games.db"
    kept = tmp_path / "kept"

    async def play(deeds: range) -> None:
        store = open_store(str(database))
        if not deeds.start:
            await store.create("g", 1.0, b"head")
        for number in deeds:
            await store.append("g", number + 1, b"deed", over=False)
        # As a power cut leaves it, with everything still in the log.
        for file in tmp_path.glob("games.db*"):
            (kept / file.name).write_bytes(file.read_bytes())
        await store.close()

    with ExitStack() as stack:
        kept.mkdir()
        asyncio.run(play(range(30)))
        log = bytearray((kept / "games.db-wal").read_bytes())
        log[len(log) // 2] ^= 0xFF
        (kept / "games.db-wal").write_bytes(log)
        damaged = open_store(str(kept / "games.db"))
        stack.callback(lambda: asyncio.run(damaged.close()))
        with sqlite3.connect(kept / "games.db") as read:
            left = read.execute("select count(*) from deeds").fetchone()[0]
        read.close()

    assert left < 30
    assert damaged.lost >= 30 - left


def test_a_database_that_is_whole_has_lost_nothing(tmp_path: Path) -> None:
    for number in range(3):
        store = open_store(str(tmp_path / "games.db"))

        async def work(store: Store = store, number: int = number) -> None:
            await store.create(f"g{number}", 1.0, b"head")
            await store.close()

        assert store.lost == 0
        asyncio.run(work())
    check_database(str(tmp_path / "games.db"))
