"""The server as a process: it starts, it ends cleanly, and a power cut loses nothing."""

import asyncio
import json
import os
import socket
import threading
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from playing import SOURCES, STAY, Player, Table
from pretend import RULESET
from serving import serving

from grognard.kernel import records
from grognard.kernel.game import replay
from grognard.server.games.limits import Limits
from grognard.server.games.service import Rooms
from grognard.server.web import run


def test_it_listens_and_ends_cleanly_on_ctrl_c(tmp_path: Path) -> None:
    with serving(tmp_path / "games.db") as server:
        health = httpx.get(f"{server.address}/healthz")
        code = server.interrupt()
        last = server.line()

    assert health.json()["status"] == "ok"
    assert code == 0
    assert last == "The server has ended; all games are saved.\n"


def test_it_ends_although_pages_are_open(tmp_path: Path) -> None:
    from websockets.sync.client import connect

    with serving(tmp_path / "games.db") as server, httpx.Client(base_url=server.address) as client:
        table = Table.of(client)
        address = server.address.replace("http", "ws")
        stream = f"{address}/api/games/{table.game}/events?key={table.key('A')}"
        with connect(stream) as page:
            page.recv()

            assert server.interrupt() == 0


def test_a_restart_tells_open_pages_to_come_back_and_they_miss_nothing(tmp_path: Path) -> None:
    from websockets.exceptions import ConnectionClosed
    from websockets.sync.client import connect

    def stream(server: Any, after: int) -> str:
        address = server.address.replace("http", "ws")
        return f"{address}/api/games/{table.game}/events?key={table.key('B')}&after={after}"

    with serving(tmp_path / "games.db") as server, httpx.Client(base_url=server.address) as client:
        table = Table.of(client)
        with connect(stream(server, 0)) as page:
            page.recv()
            table.player("A").plays(STAY)
            assert server.terminate() == 0
            with suppress(ConnectionClosed):
                while page.recv(timeout=10):
                    pass
            assert page.close_code == 1012, "service restart: whoever hears it comes back"

    with serving(tmp_path / "games.db") as server, connect(stream(server, 0)) as page:
        event, state = json.loads(page.recv()), json.loads(page.recv())
    assert (event["number"], event["what"]) == (1, "answered")
    assert state["state"]["number"] == 1


@pytest.mark.skipif(os.name != "posix", reason="sockets are handed over by descriptor")
def test_a_socket_that_was_handed_over_is_listened_on(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket() as held:
        held.bind(("127.0.0.1", 0))
        held.listen()
        monkeypatch.setattr(run, "FIRST_HANDED", os.dup(held.fileno()))
        monkeypatch.setenv("LISTEN_FDS", "1")
        monkeypatch.setenv("LISTEN_PID", "1")
        with run._listener("127.0.0.1", 0, "en") as other:
            assert other.getsockname() != held.getsockname(), "it was meant for somebody else"

        monkeypatch.setenv("LISTEN_PID", str(os.getpid()))
        with run._listener("127.0.0.1", 0, "en") as listener:
            assert listener.getsockname() == held.getsockname()


def test_games_outlive_the_server(tmp_path: Path) -> None:
    with serving(tmp_path / "games.db") as server, httpx.Client(base_url=server.address) as client:
        table = Table.of(client)
        table.player("A").plays(STAY)
        before = table.player("A").state()
        server.interrupt()

    with serving(tmp_path / "games.db") as server, httpx.Client(base_url=server.address) as client:
        table.client = client

        assert table.player("A").state() == before


def test_a_port_in_use_is_one_clear_sentence(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]

        with pytest.raises(run.CannotListen, match=str(port)):
            run.serve(port=port, database=str(tmp_path / "games.db"))


def test_no_message_waits_for_the_one_before_to_be_acknowledged() -> None:
    async def is_hurried() -> bool:
        hurried: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

        async def serve(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            accepted = writer.get_extra_info("socket")
            hurried.set_result(bool(accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)))
            writer.close()

        with run._listener("127.0.0.1", 0, "en") as listener:
            async with await asyncio.start_server(serve, sock=listener):
                _, writer = await asyncio.open_connection(*listener.getsockname())
                found = await hurried
                writer.close()
        return found

    assert asyncio.run(is_hurried())


def test_a_message_too_large_for_a_socket_closes_it_and_nothing_else(tmp_path: Path) -> None:
    from websockets.exceptions import ConnectionClosed
    from websockets.sync.client import connect

    with serving(tmp_path / "games.db") as server, httpx.Client(base_url=server.address) as client:
        table = Table.of(client)
        address = server.address.replace("http", "ws")
        stream = f"{address}/api/games/{table.game}/events?key={table.key('A')}"
        with connect(stream, max_size=None) as page:
            state, outlines = page.recv(), page.recv()
            with suppress(ConnectionClosed):
                page.send("x" * 10_000_000)
            with pytest.raises(ConnectionClosed):
                page.recv(timeout=10)

        assert "changed" in state
        assert "drawn" in outlines
        assert table.player("A").state()["number"] == 0


def test_play_creates_the_game_and_says_where_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []
    said: list[str] = []
    stop = threading.Event()
    monkeypatch.setattr(run.webbrowser, "open", opened.append)

    class Once(run.PatientServer):
        """A server that ends as soon as the browser has been opened."""

        async def main_loop(self) -> None:
            while not opened:
                await asyncio.sleep(0.01)
            stop.set()

    monkeypatch.setattr(run, "PatientServer", Once)

    run.play(
        "pretend",
        bot="random",
        database=str(tmp_path / "games.db"),
        lang="fr",
        say=said.append,
        sources=SOURCES,
        processes=1,
    )

    assert stop.is_set()
    (address,) = opened
    assert "/game/" in address
    assert "?lang=fr#" in address
    assert said[0] == f"Ouvrez {address} dans un navigateur. Ctrl-C arrête le serveur."
    assert said[-1] == "Le serveur est arrêté\u00a0; toutes les parties sont enregistrées."


@pytest.mark.parametrize(
    ("how", "luck"), [({"seed": "final"}, "final"), ({"own_dice": True}, None)], ids=str
)
def test_play_takes_the_settings_the_seed_and_real_dice_from_the_call(
    how: dict[str, Any], luck: str | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    created: list[Any] = []

    class Once(run.PatientServer):
        """A server that ends as soon as there is a game."""

        async def main_loop(self) -> None:
            while not created:
                await asyncio.sleep(0.01)

    create = Rooms.create

    async def watched(rooms: Rooms, *asked: Any) -> Any:
        made = await create(rooms, *asked)
        async with rooms.keeper.at(made.id) as live:
            created.append(live.room.head)
        return made

    monkeypatch.setattr(run, "PatientServer", Once)
    monkeypatch.setattr(Rooms, "create", watched)

    run.play(
        "pretend",
        options={"turns": 2},
        browser=False,
        database=str(tmp_path / "games.db"),
        say=lambda _: None,
        sources=SOURCES,
        processes=1,
        **how,
    )

    (head,) = created
    assert head.seed == luck
    assert head.setup.options["turns"] == 2


def test_a_mistake_in_the_call_ends_the_server_with_it(tmp_path: Path) -> None:
    from grognard.server.faults import Fault

    with pytest.raises(Fault, match="no-such-ruleset"):
        run.play("chess", database=str(tmp_path / "g.db"), say=lambda _: None, sources=SOURCES)


class Load:
    """Clients that play until the server dies under them, and remember what was acknowledged."""

    def __init__(self, address: str, games: int) -> None:
        self.address = address
        self.acknowledged: dict[str, tuple[Table, int, int]] = {}
        self.threads = [threading.Thread(target=self._play) for _ in range(games)]

    def start(self) -> None:
        for thread in self.threads:
            thread.start()

    def join(self) -> None:
        for thread in self.threads:
            thread.join(timeout=30)

    def _play(self) -> None:
        with httpx.Client(base_url=self.address, timeout=20) as client:
            try:
                table = Table.of(client, options={"turns": 40})
                while True:
                    for seat in ("A", "B"):
                        self._answer(table, seat)
            except httpx.HTTPError:
                return

    def _answer(self, table: Table, seat: str) -> None:
        player = table.player(seat)
        decision = player.state()["decision"]
        if decision is None:
            return
        answer: Any = STAY if decision["kind"] == "place" else decision["options"][0]["key"]
        response = player.answer(answer, expect=decision["number"])
        assert response.status_code == 201
        done = response.json()
        self.acknowledged[table.game] = (table, done["number"], done["at"])


def test_a_power_cut_under_load_loses_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    database = tmp_path / "games.db"
    with serving(database) as server:
        load = Load(server.address, games=20)
        load.start()
        while sum(number for _, number, _ in list(load.acknowledged.values())) < 300:
            assert server.process.poll() is None
            load.threads[0].join(timeout=0.02)
        server.kill()
        load.join()

    assert len(load.acknowledged) == 20
    with serving(database) as server, httpx.Client(base_url=server.address) as client:
        for table, number, at in load.acknowledged.values():
            player = Player(client, table.game, table.key("A"))
            state = player.state()
            assert state["number"] >= number
            assert state["at"] >= at
            player.post("resign", {"number": state["number"]})
            record = records.decode(player.get("record").content)
            assert replay(RULESET, record).over


def test_the_limits_of_ones_own_machine_are_wide() -> None:
    assert run.OWN_MACHINE.requests > Limits().requests
