"""What whoever runs a server is told: counts, whether it is ready, and a log without secrets."""

import asyncio
import json
import logging
import re
import sys
from typing import Any

import pytest
from playing import STAY, Player, Table, wait_for

from grognard.server.games.store import StoreFailed
from grognard.server.meters import HELP, Meters
from grognard.server.web import logs, metering

QUEEN = "the queen of spades"
SAMPLE = re.compile(r'^[a-z_]+(\{[a-z]+="[^"]*"(,[a-z]+="[^"]*")*\})? [0-9.e+-]+$')


def told(client: Any) -> str:
    app = client.app
    return str(app.state.meters.text(metering.gauges(app.state.rooms, 7)))


def test_everything_counted_is_explained_and_readable(client: Any) -> None:
    Table.of(client).player("A").plays(STAY)

    lines = told(client).splitlines()

    samples = [line for line in lines if not line.startswith("#")]
    assert all(SAMPLE.match(line) for line in samples)
    explained = {line.split()[2] for line in lines if line.startswith("# HELP")}
    named = {re.sub(r"_(bucket|sum|count)$", "", line.split("{")[0].split()[0]) for line in samples}
    assert named == explained <= set(HELP)


def test_requests_are_counted_by_pattern_and_status(client: Any) -> None:
    alice = Table.of(client).player("A")
    alice.plays(STAY)
    client.get("/api/games/nothing")

    text = told(client)

    assert 'grognard_requests_total{path="/api/games/{game}/answers",status="201"} 1' in text
    assert 'grognard_requests_total{path="/api/games/{game}",status="401"} 1' in text
    assert 'grognard_request_seconds_count{path="/api/games/{game}/answers"} 1' in text
    assert 'grognard_deeds_total{what="answered"} 1' in text
    assert alice.game not in text
    assert alice.key not in text


def test_durations_are_counted_below_each_bound() -> None:
    meters = Meters()
    for seconds in (0.004, 0.3, 99.0):
        meters.took("grognard_request_seconds", seconds, path="/")

    text = meters.text(())

    assert 'grognard_request_seconds_bucket{path="/",le="0.005"} 1' in text
    assert 'grognard_request_seconds_bucket{path="/",le="0.5"} 2' in text
    assert 'grognard_request_seconds_bucket{path="/",le="+Inf"} 3' in text
    assert 'grognard_request_seconds_count{path="/"} 3' in text


def test_what_is_counted_is_not_told_where_games_are_played(client: Any) -> None:
    assert client.get("/metrics").status_code == 404


def test_counts_are_told_at_their_own_address_and_nothing_else_is() -> None:
    async def ask(port: int, what: bytes) -> bytes:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(what)
        found = await reader.read()
        writer.close()
        return found

    async def scrape() -> list[bytes]:
        server = await metering.tell_meters(("127.0.0.1", 0), lambda: "grognard_watchers 3\n")
        port = server.sockets[0].getsockname()[1]
        asked = (
            b"GET /metrics HTTP/1.1\r\nhost: x\r\n\r\n",
            b"GET /api/rulesets HTTP/1.1\r\n\r\n",
            b"x" * (2 * metering.LONGEST),
        )
        found = [await ask(port, each) for each in asked]
        server.close()
        return found

    counts, other, flood = asyncio.run(scrape())

    assert counts.startswith(b"HTTP/1.1 200 OK\r\n")
    assert counts.endswith(b"\r\n\r\ngrognard_watchers 3\n")
    assert other.startswith(b"HTTP/1.1 404 ")
    assert flood == b""


def test_the_server_is_ready_once_it_reaches_its_games(
    client: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert client.get("/readyz").json()["status"] == "ready"

    async def fail(name: str) -> bytes:
        raise StoreFailed("gone")

    monkeypatch.setattr(client.app.state.rooms.keeper.store, "note", fail)

    found = client.get("/readyz")
    assert (found.status_code, found.json()["code"]) == (503, "not-ready")
    assert client.get("/healthz").status_code == 200, "it is up all the same"


def written(record: logging.LogRecord) -> dict[str, Any]:
    line = logs.JsonLines().format(record)
    assert "\n" not in line
    found: dict[str, Any] = json.loads(line)
    return found


def test_of_an_error_the_log_tells_kind_and_place_but_not_its_words() -> None:
    try:
        raise ValueError(QUEEN)
    except ValueError:
        record = logging.LogRecord(
            "grognard.x", logging.ERROR, "x.py", 1, "game %s failed", ("g1",), sys.exc_info()
        )

    found = written(record)

    assert (found["message"], found["level"], found["error"]) == (
        "game g1 failed",
        "error",
        "ValueError",
    )
    assert found["at"][-1].startswith("test_watched_over.py:")
    assert QUEEN not in json.dumps(found)


def test_a_request_is_logged_without_its_key(client: Any, caplog: pytest.LogCaptureFixture) -> None:
    alice = Table.of(client).player("A")
    with caplog.at_level(logging.INFO, "grognard.access"):
        client.get(f"/api/games/{alice.game}", params={"key": alice.key})

    (found,) = (written(record) for record in caplog.records if record.name == "grognard.access")
    assert (found["method"], found["path"], found["status"]) == ("GET", "/api/games/{game}", 200)
    assert alice.key not in json.dumps(found)


def test_rules_that_fail_are_logged_without_what_was_answered(
    client: Any, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    alice = Table.of(client).player("A")
    room = client.app.state.rooms.keeper.lives[alice.game].room

    def fail(*_: Any) -> None:
        raise RuntimeError(QUEEN)

    monkeypatch.setattr(room.game, "answer", fail)
    alice.answer(STAY)

    lines = [logs.JsonLines().format(record) for record in caplog.records]
    assert any("the rules failed" in line for line in lines)
    assert not any(QUEEN in line or "heading" in line for line in lines)
    assert "grognard_rules_failures_total 1" in told(client)


def test_a_bot_that_fails_is_counted_and_its_words_are_not_logged(
    open_server: Any, caplog: pytest.LogCaptureFixture
) -> None:
    client = open_server()
    seats = [{}, {"kind": "bot", "bot": "crashes"}]
    alice: Player = Table.of(client, seats=seats).player("A")
    alice.plays(STAY, "wait")
    wait_for(alice, lambda state: "A" in state["waits_for"])

    failed = [record.getMessage() for record in caplog.records if "failed" in record.getMessage()]
    assert failed
    assert all(re.fullmatch(r"bot crashes failed: \w+", each) for each in failed)
    assert "grognard_bot_failures_total" in told(client)


def test_refusals_are_no_failures(client: Any) -> None:
    Table.of(client).player("A").answer("nonsense")

    assert "failures" not in told(client)
