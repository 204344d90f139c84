"""Nobody's game waits for what somebody else is curious about."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from playing import SOURCES
from pretend import RULESET

from grognard.kernel.game import new_game
from grognard.server import wire
from grognard.server.games import service
from grognard.server.games.databases import open_store
from grognard.server.games.keys import Holder
from grognard.server.games.service import Rooms
from grognard.server.thinking.pool import Thinkers, TookTooLong
from grognard.server.thinking.process import AskBot, SoFar
from grognard.server.web.app import create_app
from grognard.table import compiled

BROODING = replace(SOURCES, ruleset="sources:brooding")
"""Odds are never done here."""
ALICE = Holder("seat", "A")
AGES = 60.0
"""Seconds that no test waits for."""


@asynccontextmanager
async def open_rooms(path: Path, **how: Any) -> AsyncIterator[Rooms]:
    rooms = Rooms(open_store(str(path / "games.db")), processes=1, **how)
    await rooms.start()
    try:
        yield rooms
    finally:
        await rooms.close()


async def against_a_bot(rooms: Rooms) -> str:
    """A game against a bot, in which Alice is asked for her deed."""
    seats = (wire.SeatPlan("person"), wire.SeatPlan("bot", "random"))
    game = (await rooms.create(wire.CreateGame("pretend", seats=seats))).id
    await answer(rooms, game, wire.Placement((), 0))
    return game


async def answer(rooms: Rooms, game: str, given: Any) -> None:
    await rooms.answer(game, ALICE, wire.AnswerBody(await asked(rooms, game), given))


async def asked(rooms: Rooms, game: str) -> int:
    """The number of what Alice is asked, once she is."""
    for _ in range(1000):
        decision = (await rooms.state(game, ALICE, "en")).decision
        if decision is not None:
            return decision.number
        await asyncio.sleep(0.03)
    raise AssertionError("the game is frozen")


async def wonder(rooms: Rooms, game: str) -> "asyncio.Task[wire.OddsText]":
    """Ask for the odds of a deed, and go on."""
    body = wire.OddsBody(await asked(rooms, game), ("wait",))
    wondering = asyncio.create_task(rooms.odds(game, ALICE, body, "en"))
    await asyncio.sleep(0)
    return wondering


def test_odds_that_are_never_done_do_not_keep_a_bot_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(service, "ODDS", AGES)

    async def play() -> None:
        async with open_rooms(tmp_path, sources=BROODING) as rooms:
            game = await against_a_bot(rooms)
            wondering = [await wonder(rooms, game) for _ in range(3)]

            await answer(rooms, game, "wait")
            await asked(rooms, game)

            assert not any(each.done() for each in wondering)
            for each in wondering:
                each.cancel()
            await asyncio.gather(*wondering, return_exceptions=True)

    asyncio.run(play())


def test_odds_wait_only_so_long_for_their_turn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with open_rooms(tmp_path, sources=BROODING) as rooms:
            game = await against_a_bot(rooms)
            monkeypatch.setattr(service, "ODDS", AGES)
            first = await wonder(rooms, game)
            monkeypatch.setattr(service, "ODDS", 0.1)

            with pytest.raises(Exception, match="busy"):
                await (await wonder(rooms, game))

            assert not first.done()
            first.cancel()
            await asyncio.gather(first, return_exceptions=True)

    asyncio.run(play())


def test_whoever_hangs_up_is_no_longer_thought_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(service, "ODDS", AGES)
    app = create_app(str(tmp_path / "games.db"), sources=BROODING, processes=1)
    sent: list[Any] = []

    async def call() -> None:
        async with app.lifespan():
            rooms: Rooms = app.state.rooms
            game = await against_a_bot(rooms)
            body = {"expect": await asked(rooms, game), "answers": ["wait"]}
            key = rooms.keys.link(game, ALICE).key
            heard = iter([json.dumps(body).encode()])

            async def receive() -> Any:
                part = next(heard, None)
                if part is None:
                    return {"type": "http.disconnect"}
                return {"type": "http.request", "body": part, "more_body": False}

            async def send(message: Any) -> None:
                sent.append(message)

            await asyncio.wait_for(app(_post(f"/api/games/{game}/odds", key), receive, send), 30)

    asyncio.run(call())

    assert sent[0]["status"] == 503


def _post(path: str, key: str) -> Any:
    return {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": "POST",
        "scheme": "http",
        "path": path,
        "raw_path": path.encode(),
        "root_path": "",
        "query_string": b"",
        "headers": [
            (b"authorization", f"Bearer {key}".encode()),
            (b"content-type", b"application/json"),
        ],
        "client": ("127.0.0.1", 1),
        "server": ("127.0.0.1", 80),
    }


def ask(bot: str) -> AskBot:
    """The first question of a game, put to a bot."""
    setup = RULESET.setup()
    dealt = new_game(RULESET, setup, 1).record.answers
    return AskBot(SoFar("game", setup, tuple(dealt)), bot, "A")


def test_a_process_whose_task_is_dropped_goes_on_with_the_next() -> None:
    async def think() -> None:
        thinkers = Thinkers(SOURCES, 1)
        with pytest.raises(TookTooLong):
            await thinkers.think(ask("hangs"), 0.3)
        kept = set(thinkers._running)

        thought = await thinkers.think(ask("random"), AGES)

        assert thought.outcome == "ok"
        assert thinkers._running == kept
        await thinkers.close()

    asyncio.run(think())


def test_a_process_that_does_not_let_go_is_replaced() -> None:
    async def think() -> None:
        thinkers = Thinkers(SOURCES, 1)
        with pytest.raises(TookTooLong):
            await thinkers.think(ask("clings"), 0.3)
        assert not thinkers._running

        thought = await thinkers.think(ask("random"), AGES)

        assert thought.outcome == "ok"
        await thinkers.close()

    asyncio.run(think())


def test_a_prepared_process_takes_the_place_of_one_started_in_haste() -> None:
    async def think() -> None:
        thinkers = Thinkers(SOURCES, 1)
        await thinkers.think(ask("random"), AGES)
        hasty = set(thinkers._running)

        await thinkers.prepare()
        thought = await thinkers.think(ask("random"), AGES)

        assert thought.outcome == "ok"
        assert len(thinkers._running) == 1
        assert not thinkers._running & hasty
        await thinkers.close()

    asyncio.run(think())


def test_no_query_of_a_server_stops_to_compile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    compilations: list[bool] = []
    monkeypatch.setattr(compiled._now, "queries_left", 1)
    monkeypatch.setattr(compiled, "compile_now", lambda: compilations.append(True))

    async def query() -> None:
        async with open_rooms(tmp_path, sources=SOURCES):
            compiled.running()

    asyncio.run(query())

    assert compilations == []
