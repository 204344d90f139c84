"""Whose turn it is: people before bots, watched before unwatched, everybody before a second."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from playing import SOURCES

from grognard.server import wire
from grognard.server.faults import Fault
from grognard.server.games.databases import open_store
from grognard.server.games.keys import Holder
from grognard.server.games.service import Rooms
from grognard.server.thinking.process import REMEMBERED_BOTS, AskBot, SoFar, Thinker
from grognard.server.thinking.turns import IN_PERSON, SOON, UNWATCHED, Asker, Turns


class Line:
    """Those who wait for one of a few places, and the order in which they get one."""

    def __init__(self, places: int, **how: int) -> None:
        self.turns = Turns(places, **{"waiting": 100, "of_each": 100, "of_game": 100} | how)
        self.served: list[str] = []

    async def join(self, name: str, rank: int = IN_PERSON, game: str = "") -> "asyncio.Task[Any]":
        asker = Asker(game or name, name[0], lambda: rank)
        task = asyncio.create_task(self._take(name, asker))
        await asyncio.sleep(0)
        return task

    async def _take(self, name: str, asker: Asker) -> bool:
        place = await self.turns.take(asker)
        self.served.append(name)
        return place

    async def serve(self, first: "asyncio.Task[Any]") -> list[str]:
        """Give the place of the first back, and then that of everybody who comes after."""
        self.turns.give_back(first.result())
        before = 0
        for _ in range(100):
            await asyncio.sleep(0)
            for _ in self.served[max(before, 1) :]:
                self.turns.give_back(False)
            before = len(self.served)
        return self.served[1:]


def test_whoever_waits_in_person_goes_before_what_nobody_watches() -> None:
    async def play() -> list[str]:
        line = Line(1)
        first = await line.join("x")
        await line.join("unwatched", UNWATCHED)
        await line.join("soon", SOON)
        await line.join("person")
        return await line.serve(first)

    # What nobody watches counts as such when its place is given back, too.
    assert asyncio.run(play())[:3] == ["person", "soon", "unwatched"]


def test_everybody_gets_a_turn_before_anybody_gets_a_second() -> None:
    async def play() -> list[str]:
        line = Line(1)
        first = await line.join("x")
        for name in ("a1", "a2", "a3", "b1", "b2", "c1"):
            await line.join(name)
        return await line.serve(first)

    assert asyncio.run(play()) == ["a1", "b1", "c1", "a2", "b2", "a3"]


def test_one_place_is_kept_free_of_what_nobody_waits_for() -> None:
    async def play() -> None:
        line = Line(2)
        for number in range(40):
            await line.join(f"{number}", UNWATCHED)
        assert len(line.served) == 1
        await line.join("person")
        assert line.served[1:] == ["person"]

    asyncio.run(play())


def test_whoever_begins_to_watch_is_served_sooner() -> None:
    async def play() -> list[str]:
        line, rank = Line(1), {"b": UNWATCHED}
        first = await line.join("x")
        await line.join("a", UNWATCHED)
        asyncio.get_running_loop().create_task(line._take("b", Asker("b", "b", lambda: rank["b"])))
        await asyncio.sleep(0)
        rank["b"] = IN_PERSON
        line.turns.look_again()
        line.turns.give_back(first.result())
        await asyncio.sleep(0)
        return line.served[1:]

    assert asyncio.run(play()) == ["b"]


def test_an_asker_and_a_game_keep_only_so_many_waiting() -> None:
    async def play() -> None:
        line = Line(1, of_each=3, of_game=2)
        await line.join("x")
        waiting = [await line.join(f"a{n}", game=f"{n}") for n in range(4)]
        assert waiting[3].done()
        with pytest.raises(Fault, match="busy"):
            waiting[3].result()
        assert not (await line.join("b1", game="1")).done()
        assert (await line.join("c1", game="1")).done()

    asyncio.run(play())


def test_whoever_leaves_the_line_leaves_no_gap() -> None:
    async def play() -> list[str]:
        line = Line(1)
        first = await line.join("x")
        leaving = [await line.join("a1"), await line.join("a2")]
        await line.join("b1")
        leaving[0].cancel()
        line.turns.give_back(first.result())
        # The second is called in this very moment, and leaves.
        leaving[1].cancel()
        await asyncio.gather(*leaving, return_exceptions=True)
        await asyncio.sleep(0)
        return line.served[1:]

    assert asyncio.run(play()) == ["b1"]


async def _rooms(path: Path, **how: Any) -> Rooms:
    rooms = Rooms(open_store(str(path / "games.db")), sources=SOURCES, **how)
    await rooms.start()
    return rooms


BOTS = (wire.SeatPlan("bot", "hangs"), wire.SeatPlan("bot", "hangs"))


def test_forty_games_nobody_watches_do_not_keep_a_player_waiting(tmp_path: Path) -> None:
    async def play() -> int:
        rooms = await _rooms(tmp_path, processes=2, think=600.0)
        try:
            for _ in range(40):
                await rooms.create(wire.CreateGame("pretend", seats=BOTS))
            seats = (wire.SeatPlan("person"), wire.SeatPlan("bot", "random"))
            game = (await rooms.create(wire.CreateGame("pretend", seats=seats))).id
            alice = Holder("seat", "A")
            stream = rooms.watch(game, alice, "en", None)
            await anext(stream)
            for given in (wire.Placement((), 0), "wait"):
                state = await rooms.state(game, alice, "en")
                assert state.decision is not None
                await rooms.answer(game, alice, wire.AnswerBody(state.decision.number, given))
            while (await rooms.state(game, alice, "en")).decision is None:
                await anext(stream)
            await stream.aclose()
            return rooms.thinkers.turns.waiting
        finally:
            await rooms.close()

    # All this while one of them was thought about, and would have been for ever.
    assert asyncio.run(play()) == 39


def test_a_thought_about_what_was_taken_back_is_dropped(tmp_path: Path) -> None:
    async def play() -> None:
        rooms = await _rooms(tmp_path, processes=1, think=600.0)
        try:
            seats = (wire.SeatPlan("person"), wire.SeatPlan("bot", "hangs"))
            game = (await rooms.create(wire.CreateGame("pretend", seats=seats))).id
            alice = Holder("seat", "A")
            for given in (wire.Placement((), 0), "wait"):
                state = await rooms.state(game, alice, "en")
                assert state.decision is not None
                await rooms.answer(game, alice, wire.AnswerBody(state.decision.number, given))
            live = await rooms.keeper.live(game)
            while live.thinking is None:
                await asyncio.sleep(0.01)
            thought = live.thinking.thought

            await rooms.resign(game, alice, wire.ResignBody(live.room.number))
            await asyncio.wait((thought,), timeout=60)

            assert thought.cancelled()
        finally:
            await rooms.close()

    asyncio.run(play())


def test_bots_that_have_not_been_asked_for_long_are_forgotten() -> None:
    from pretend import RULESET

    thinker = Thinker(SOURCES)
    setup = RULESET.setup()
    for number in range(REMEMBERED_BOTS + 10):
        thinker._player(AskBot(SoFar(f"g{number}", setup, ()), "random", "A"))

    assert len(thinker._bots) == REMEMBERED_BOTS
    assert ("g0", "A", "random") not in thinker._bots
