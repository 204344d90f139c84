"""Several processes serve the same games: any of them any game, and none of them is needed."""

import json
import os
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from playing import STAY, Player, Table, play_turn
from pretend import RULESET
from serving import Server, serving
from websockets.sync.client import connect

from grognard.kernel import records
from grognard.kernel.game import replay
from grognard.server.games.shares import home
from grognard.server.web import run

PATIENCE = 30.0


@pytest.fixture
def address(postgres: Any) -> Iterator[str]:
    with postgres.database() as found:
        yield found


@pytest.fixture
def server(address: str) -> Iterator[Server]:
    with serving(address, workers=2) as started:
        yield started


def eventually(happens: Callable[[], Any]) -> Any:
    """What comes of something that may fail for a few seconds."""
    late = time.monotonic() + PATIENCE
    while True:
        try:
            found = happens()
        except (httpx.TransportError, AssertionError):
            found = None
        if found is not None:
            return found
        assert time.monotonic() < late, "it took too long"
        time.sleep(0.05)


def one_by_one(server: Server) -> httpx.Client:
    """A caller whose every request is a connection of its own, for the worker it is meant for."""
    limits = httpx.Limits(max_keepalive_connections=0)
    return httpx.Client(base_url=server.address, limits=limits, timeout=PATIENCE)


def anywhere(server: Server, table: Table, seat: str, own: int) -> Player:
    """A player whose requests all go to one worker, whichever the game is at home with."""
    client = httpx.Client(base_url=server.address, timeout=PATIENCE)
    # The first request of a connection says where it goes; it is kept for the others.
    game = next(name for name in map(str, range(99)) if home(name, 2) == own)
    client.get(f"/api/games/{game}", headers={"authorization": "Bearer none"})
    return Player(client, table.game, table.key(seat))


def test_a_game_is_played_on_whichever_worker(server: Server) -> None:
    with one_by_one(server) as client:
        table = Table.of(client)
        alice, bob = anywhere(server, table, "A", 0), anywhere(server, table, "B", 1)

        with closing(alice.client), closing(bob.client):
            alice.plays(STAY, "wait")
            bob.plays(STAY, "wait")
            alice.plays("low")
            bob.plays("high")

            assert alice.state()["number"] == bob.state()["number"] == 6


def test_new_games_are_spread_over_the_workers(server: Server) -> None:
    with one_by_one(server) as client:
        homes = {home(Table.of(client).game, 2) for _ in range(4)}

    assert homes == {0, 1}


def test_a_page_hears_of_what_is_done_on_another_worker(server: Server) -> None:
    with one_by_one(server) as client:
        table = Table.of(client)
        stream = server.address.replace("http", "ws") + f"/api/games/{table.game}/events"
        elsewhere = 1 - home(table.game, 2)
        alice = anywhere(server, table, "A", elsewhere)
        with closing(alice.client), connect(f"{stream}?key={table.key('B')}") as page:
            page.recv(timeout=PATIENCE)
            alice.plays(STAY)

            heard = json.loads(page.recv(timeout=PATIENCE))

    assert (heard["kind"], heard["number"]) == ("happened", 1)


def test_what_is_said_on_one_worker_is_heard_at_once_on_another(server: Server) -> None:
    with one_by_one(server) as client:
        table = Table.of(client)
        stream = server.address.replace("http", "ws") + f"/api/games/{table.game}/events"
        alice = anywhere(server, table, "A", 1 - home(table.game, 2))
        with closing(alice.client), connect(f"{stream}?key={table.key('B')}") as page:
            while json.loads(page.recv(timeout=PATIENCE))["kind"] != "changed":
                pass
            alice.post("chat", {"text": "Well met"})

            while (heard := json.loads(page.recv(timeout=PATIENCE)))["kind"] != "spoke":
                pass

    assert heard["line"]["text"] == "Well met"


def test_of_what_is_said_on_two_workers_at_once_nothing_is_lost(server: Server) -> None:
    from concurrent.futures import ThreadPoolExecutor

    with one_by_one(server) as client, ThreadPoolExecutor(2) as both:
        table = Table.of(client)
        players = [anywhere(server, table, seat, own) for own, seat in enumerate("AB")]
        with closing(players[0].client), closing(players[1].client):

            def talk(player: Player) -> None:
                for number in range(5):
                    assert player.post("chat", {"text": str(number)}).status_code == 201

            list(both.map(talk, players))
            for player in players:
                lines = player.get("talk").json()["lines"]
                assert sorted((each["seat"], each["text"]) for each in lines) == [
                    (seat, str(number)) for seat in "AB" for number in range(5)
                ]
                assert [each["number"] for each in lines] == list(range(1, 11))


def test_of_the_same_request_at_two_workers_one_is_done_and_both_are_acknowledged(
    server: Server,
) -> None:
    from concurrent.futures import ThreadPoolExecutor

    with one_by_one(server) as client, ThreadPoolExecutor(2) as both:
        for _ in range(5):
            table = Table.of(client)
            here, there = (anywhere(server, table, "A", own) for own in (0, 1))
            with closing(here.client), closing(there.client):
                expect = here.decision()["number"]
                there.state()
                asked = [
                    both.submit(player.answer, STAY, expect, request="0123456789abcdef")
                    for player in (here, there)
                ]
                replies = [each.result() for each in asked]

                assert [each.status_code for each in replies] == [201, 201]
                assert replies[0].json() == replies[1].json()
                assert here.state()["number"] == there.state()["number"] == 1


def test_a_worker_killed_in_mid_game_loses_nothing_and_the_game_goes_on(server: Server) -> None:
    with one_by_one(server) as client:
        tables = [Table.of(client) for _ in range(6)]
        promised = {}
        for table in tables:
            promised[table.game] = table.player("A").plays(STAY, "wait")["number"]
        before = server.workers()
        os.kill(before[0], signal.SIGKILL)

        for table in tables:
            found = eventually(table.player("B").state)
            assert found["number"] == promised[table.game]
            eventually(lambda table=table: table.player("B").plays(STAY, "wait"))

        after = eventually(lambda: _two(server))
        assert before[1] in after
        assert before[0] not in after
        for table in tables:
            alice, bob = table.player("A"), table.player("B")
            while not eventually(alice.state)["over"]:
                _answer_anything(alice, bob)
            record = records.decode(eventually(lambda a=alice: a.get("record")).content)
            assert replay(RULESET, record).over


def test_a_worker_that_hangs_is_killed_and_started_again(server: Server) -> None:
    with one_by_one(server) as client:
        table = Table.of(client)
        promised = table.player("A").plays(STAY, "wait")["number"]
        before = server.workers()
        os.kill(before[0], signal.SIGSTOP)

        after = eventually(lambda: _others(server, before))

        assert before[1] in after, "the other one is left alone"
        assert eventually(table.player("B").state)["number"] == promised


def test_a_worker_whose_rules_hang_is_started_again_and_nothing_is_lost(address: str) -> None:
    with serving(address, rules="sources:endless", workers=2) as server, one_by_one(server) as http:
        table = Table.of(http)
        before = server.workers()
        with pytest.raises(httpx.TransportError):
            play_turn(table.player("A"), table.player("B"))

        after = eventually(lambda: _others(server, before))

        assert len(set(before) & set(after)) == 1, "the other one is left alone"
        assert eventually(table.player("B").state)["waits_for"] == ["B"]


def test_bots_go_on_after_the_worker_they_thought_in_was_killed(server: Server) -> None:
    with one_by_one(server) as client:
        table = Table.of(client, seats=[{}, {"kind": "bot", "bot": "random"}])
        alice = table.player("A")
        for victim in server.workers():
            os.kill(victim, signal.SIGKILL)
            eventually(lambda: alice.plays(STAY if alice.decision()["region"] else _first(alice)))
            eventually(lambda: _two(server))

        assert eventually(lambda: alice.state()["decision"]) is not None


def test_workers_end_with_whoever_started_them(server: Server) -> None:
    workers = server.workers()

    assert server.interrupt() == 0
    assert len(workers) == 2
    assert not any(Path(f"/proc/{each}").exists() for each in workers)
    assert server.line() == "The server has ended; all games are saved.\n"


def test_workers_do_not_outlive_whoever_started_them(server: Server) -> None:
    workers = server.workers()
    server.kill()

    eventually(lambda: True if not any(map(_is_there, workers)) else None)


def test_a_half_request_holds_nobody_up(server: Server) -> None:
    import socket

    host, port = server.address.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port))) as slow, one_by_one(server) as client:
        slow.sendall(b"GET /api/ga")

        assert client.get("/healthz").status_code == 200

        slow.sendall(b"mes/none HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n")
        assert slow.recv(12) == b"HTTP/1.1 401"


def test_several_workers_on_a_file_are_refused_in_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(OSError, match="PostgreSQL"):
        run.serve(port=0, database=str(tmp_path / "games.db"), workers=2, lang="en")


def _two(server: Server) -> list[int] | None:
    workers = server.workers()
    return workers if len(workers) == 2 else None


def _others(server: Server, before: list[int]) -> list[int] | None:
    """Two workers of which one is new."""
    workers = _two(server)
    return workers if workers is not None and set(workers) != set(before) else None


def _is_there(process: int) -> bool:
    stat = Path(f"/proc/{process}/stat")
    return stat.exists() and stat.read_text().rpartition(")")[2].split()[0] != "Z"


def _first(player: Player) -> str:
    return str(player.decision()["options"][0]["key"])


def _answer_anything(*players: Player) -> None:
    for player in players:
        asked = eventually(player.state)["decision"]
        if asked is not None:
            answer = STAY if asked["region"] else asked["options"][0]["key"]
            eventually(lambda p=player, a=answer: p.plays(a))
