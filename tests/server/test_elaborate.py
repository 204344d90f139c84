"""Tables so full that they take long to look at keep nobody else waiting."""

import asyncio
import threading
from math import cos, pi, sin
from pathlib import Path
from typing import Any

import pytest
from playing import SOURCES

import grognard
from grognard.content.errors import ContentError
from grognard.content.published import Published
from grognard.kernel.game import new_game
from grognard.kernel.records import RecordError
from grognard.server import wire
from grognard.server.faults import Fault
from grognard.server.games.databases import open_store
from grognard.server.games.journal import Head, Sitting
from grognard.server.games.keys import Holder
from grognard.server.games.service import Rooms
from grognard.server.thinking import process
from grognard.server.thinking.process import AskTrial, Sources, Thinker
from tests.content.samples import tables, text


def round_blocks(blocks: int, corners: int) -> str:
    """A position of Gaslight among towers that are nearly round."""
    terrain = []
    for number in range(blocks):
        x, y = 2.0 + 3.5 * (number % 9), 2.0 + 4.5 * (number // 9)
        angles = [2 * pi * corner / corners for corner in range(corners)]
        outline = [[round(x + cos(a), 2), round(y + sin(a), 2)] for a in angles]
        terrain.append({"kind": "block", "poly": outline, "z1": 4, "walkable": True})
    return text(tables("gaslight") | {"terrain": terrain})


def test_a_table_has_only_so_many_corners() -> None:
    with pytest.raises(ContentError, match="corners"):
        grognard.ruleset("gaslight").situated(round_blocks(50, 40))


def test_a_table_that_takes_too_long_to_lay_is_refused_where_it_is_in_nobodys_way(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    setup = grognard.ruleset("gaslight").situated(round_blocks(9, 40))
    thinker = Thinker(Sources(warm=False))

    assert thinker.think(AskTrial(setup)).outcome == "ok"
    monkeypatch.setattr(process, "SETTING_UP", 0.0)
    assert thinker.think(AskTrial(setup)).outcome == "refused"


def test_a_record_that_takes_too_long_to_look_at_is_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ruleset: Published[Any] = grognard.ruleset("gaslight")
    record = new_game(ruleset, ruleset.situated(round_blocks(2, 5)), 7).record
    assert process._verified(ruleset, record, 100).record.setup == record.setup
    monkeypatch.setattr(process, "LOOKING_THROUGH", 0.0)

    with pytest.raises(RecordError) as problem:
        process._verified(ruleset, record, 100)

    assert problem.value.reason == "too-elaborate"


def test_whoever_lays_such_a_table_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        rooms = Rooms(open_store(str(tmp_path / "games.db")), sources=Sources(warm=False))
        await rooms.start()

        async def refused(*_: Any, **__: Any) -> process.Thought:
            return process.Thought("refused")

        monkeypatch.setattr(rooms.chroniclers, "think", refused)
        try:
            with pytest.raises(Fault, match="too-elaborate"):
                await rooms.create(wire.CreateGame("gaslight", situation=round_blocks(2, 5)))
        finally:
            await rooms.close()

    asyncio.run(play())


def test_nobody_waits_for_what_a_stranger_brought(tmp_path: Path) -> None:
    async def play() -> None:
        rooms = Rooms(open_store(str(tmp_path / "games.db")), sources=SOURCES)
        await rooms.start()
        looking, go_on = threading.Event(), threading.Event()

        def look() -> None:
            looking.set()
            go_on.wait(60)

        try:
            record = new_game(rooms.ruleset("pretend"), rooms.ruleset("pretend").setup(), 1).record
            sittings = tuple(Sitting(seat, "empty") for seat in "AB")
            head = Head("brought", record.setup, sittings, 1.0, 1, record=record)
            live = await rooms.keeper.open(head, rooms.ruleset("pretend"))
            stalled = asyncio.create_task(live.aside(look))
            await asyncio.to_thread(looking.wait, 60)

            game = (await rooms.create(wire.CreateGame("pretend"))).id
            state = await rooms.state(game, Holder("seat", "A"), "en")

            assert state.decision is not None
            assert not stalled.done()
            go_on.set()
            await stalled
        finally:
            go_on.set()
            await rooms.close()

    asyncio.run(play())
