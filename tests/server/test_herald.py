"""A program of the operator's is told whose turn it is; nobody else decides where."""

import json
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from queue import Queue
from typing import Any

import pytest
from listening import connect, receive
from playing import STAY, Table


class Sink(HTTPServer):
    """Hears on loopback what is told."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Hearer)
        self.heard: Queue[dict[str, Any]] = Queue()
        self.paths: list[str] = []
        self.status = 204

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.server_port}/turns"


class Hearer(BaseHTTPRequestHandler):
    server: Sink

    def do_POST(self) -> None:
        self.server.paths.append(self.path)
        body = self.rfile.read(int(self.headers["content-length"] or 0)) or b"{}"
        self.send_response(self.server.status)
        if self.server.status == 302:
            self.send_header("location", "/elsewhere")
        self.end_headers()
        self.server.heard.put(json.loads(body))

    do_GET = do_POST  # noqa: N815 (by this name it is called)

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002 (it is called so)
        """Nobody reads it."""


@pytest.fixture
def sink() -> Iterator[Sink]:
    with Sink() as server:
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        yield server
        server.shutdown()
        thread.join()


def test_whoever_is_away_is_told_of_their_turn(open_server: Any, sink: Sink) -> None:
    client = open_server(webhook=sink.address, clock=lambda: 1000.0)
    table = Table.of(client, seats=[{}, {"name": "Bob"}], clock={"per": "go", "seconds": 86_400})

    table.player("A").plays(STAY, "wait")

    told = sink.heard.get(timeout=20)
    assert told == {
        "event": "turn",
        "game": table.game,
        "page": f"/game/{table.game}",
        "ruleset": "pretend",
        "seat": "B",
        "name": "Bob",
        "until": 87_400.0,
    }
    assert table.key("B") not in json.dumps(told)


def test_whoever_is_there_is_not_told(open_server: Any, sink: Sink) -> None:
    client = open_server(webhook=sink.address)
    table = Table.of(client)
    with connect(table.player("B")) as socket:
        receive(socket)
        table.player("A").plays(STAY, "wait")
        table.player("B").plays(STAY, "wait")

    assert [sink.heard.get(timeout=20)["seat"]] == ["A"], "who is asked next, and away"
    assert sink.heard.empty()


def test_an_address_that_sends_elsewhere_or_fails_is_not_followed(
    open_server: Any, sink: Sink
) -> None:
    sink.status = 302
    table = Table.of(open_server(webhook=sink.address))
    alice, bob = table.player("A"), table.player("B")

    alice.plays(STAY, "wait")
    sink.heard.get(timeout=20)
    sink.status = 500
    bob.plays(STAY, "wait")
    sink.heard.get(timeout=20)

    assert set(sink.paths) == {"/turns"}
    assert alice.state()["waits_for"], "the game goes on all the same"
