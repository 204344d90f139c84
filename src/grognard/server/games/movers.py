"""Moves games along when no person does: bots, and the usual answer for whoever is away."""

import asyncio
import logging
from contextlib import suppress
from typing import Any

from grognard.kernel.compound import SeatQuestion
from grognard.server.faults import Fault
from grognard.server.games.herald import Herald
from grognard.server.games.journal import read_head
from grognard.server.games.keeper import Keeper, Overtaken
from grognard.server.games.live import Live, Thinking
from grognard.server.games.room import Room
from grognard.server.games.shares import Share
from grognard.server.games.store import StoreFailed
from grognard.server.thinking.pool import Thinkers, TookTooLong
from grognard.server.thinking.process import AskBot, SoFar
from grognard.server.thinking.turns import Asker

log = logging.getLogger(__name__)

TICK = 0.5
"""Seconds between two looks at who has run out of time."""

ELSEWHERE = 0.5
"""Seconds after which it is asked again whether the bots of a game still think elsewhere."""

SEEN_EVERY = 5.0
"""Seconds between two notes that the server is up, where somebody's time runs."""


class Movers:
    """Whoever answers when nobody is there to."""

    def __init__(
        self,
        keeper: Keeper,
        thinkers: Thinkers,
        think: float,
        share: Share,
        herald: Herald | None = None,
    ) -> None:
        self.keeper, self.thinkers, self.think = keeper, thinkers, think
        self.share = share
        """The games this process goes on with after a start."""
        self.herald = herald

    def start(self) -> None:
        """Go on with what was under way, and watch the time from now on."""
        self.keeper.after = self._changed
        if self.herald is not None:
            self.keeper.spawn(self.herald.tell_all())
        self.keeper.spawn(self._go_on())
        self.keeper.spawn(self._watch_time())

    def _changed(self, live: Live) -> None:
        self.wake(live)
        if self.herald is not None:
            self.herald.heed(live)

    def wake(self, live: Live) -> None:
        """Let the bots of a game answer, if they are asked."""
        room, thinking = live.room, live.thinking
        if thinking is not None and not thinking.is_wanted(room):
            thinking.thought.cancel()
        if room.asked_bots and live.bots is None:
            live.bots = self.keeper.spawn(self._play(live))

    async def _play(self, live: Live) -> None:
        """Let the bots answer for as long as they are asked, here or wherever they are at it."""
        game, store = live.room.head.id, self.keeper.store
        try:
            while live.room.asked_bots:
                if not await store.reserve(game):
                    await asyncio.sleep(ELSEWHERE)
                    continue
                try:
                    await self._play_here(live)
                finally:
                    await store.release(game)
        finally:
            live.bots = None

    async def _play_here(self, live: Live) -> None:
        while True:
            async with live.lock:
                room = live.room
                if not room.asked_bots:
                    return
                seat = room.asked_bots[0]
                expected, task = room.asked_at, AskBot(so_far(room), room.bot(seat), seat)
            thinking = Thinking(seat, expected, asyncio.ensure_future(self._thought(live, task)))
            if not await self._is_thought(live, thinking):
                continue
            async with live.lock:
                if thinking.is_wanted(live.room):
                    await self._move(live, seat, thinking.thought.result())

    async def _is_thought(self, live: Live, thinking: Thinking) -> bool:
        """Wait for a thought; it is dropped if the question is taken back or answered meanwhile."""
        live.thinking = thinking
        try:
            await asyncio.wait((thinking.thought,))
        finally:
            live.thinking = None
            thinking.thought.cancel()
        return not thinking.thought.cancelled()

    async def _thought(self, live: Live, task: AskBot) -> Any:
        """What the bot answers; nothing if it crashes, hangs or babbles."""
        asker = Asker(live.room.head.id, live.whose, lambda: live.urgency)
        try:
            thought = await self.thinkers.think(task, self.think, asker=asker)
        except (TookTooLong, Fault):
            log.warning("bot %s did not answer in game %s", task.bot, task.so_far.game)
            self.keeper.meters.count("grognard_bot_failures_total")
            return None
        if thought.outcome != "ok":
            # Its own words may quote what only its seat may know.
            log.warning("bot %s failed: %s", task.bot, str(thought.value).partition(":")[0])
            self.keeper.meters.count("grognard_bot_failures_total")
            return None
        return thought.value

    async def _move(self, live: Live, seat: str, answer: Any) -> None:
        if answer is not None:
            try:
                await self.keeper.do(live, self.keeper.deed("answered", seat, answer=answer))
                return
            except Fault as fault:
                if fault.code != "refused":
                    raise
        await self._stand_in(live, seat)

    async def _stand_in(self, live: Live, seat: str) -> None:
        usual = live.room.usual(seat)
        await self.keeper.do(live, self.keeper.deed("stood-in", seat, answer=usual))

    async def _watch_time(self) -> None:
        seen = 0.0
        while True:
            await asyncio.sleep(TICK)
            timed = (live.room.deadline for live in self.keeper.lives.values())
            is_timed = bool(self.keeper.due) or any(timed)
            is_due = is_timed and abs(self.keeper.clock() - seen) >= SEEN_EVERY
            if is_due or self.keeper.is_store_away:
                seen = self.keeper.clock()
                try:
                    await self.keeper.be_seen()
                except StoreFailed:
                    # Nothing can be done for anybody, and nobody's time runs.
                    continue
            with suppress(StoreFailed, Fault):
                if self.keeper.shared and not self.keeper.store.tells:
                    await self.keeper.catch_up()
                await self.keeper.forget_the_gone()
            now = self.keeper.clock()
            for game in [game for game, due in self.keeper.due.items() if due <= now]:
                with suppress(Fault):
                    await self.keeper.live(game)
            for live in tuple(self.keeper.lives.values()):
                if live.lock.locked():
                    # Something is being done there; whoever does it wakes the bots.
                    continue
                self.wake(live)
                if not _is_late(live, now):
                    continue
                try:
                    await self._move_on(live, now)
                except Overtaken:
                    # Another process watches the time as well.
                    continue
                except Fault:
                    log.exception("game %s could not go on", live.room.head.id)

    async def _move_on(self, live: Live, now: float) -> None:
        """Answer for everybody who has run out of time."""
        async with live.lock:
            if not _is_late(live, now):
                return
            while (late := live.room.out_of_time(now)) is not None:
                await self.keeper.do(live, self.keeper.deed("timed-out", late))
            if live.room.clocks is not None:
                return
            expected = live.room.asked_at
            for seat in live.room.waits_for:
                asked = live.room.question_for(seat)
                if live.room.asked_at == expected and isinstance(asked, SeatQuestion):
                    await self._stand_in(live, seat)

    async def _go_on(self) -> None:
        """After a restart, take up the games that bots or a clock must move along."""
        store = self.keeper.store
        try:
            for game in filter(self.share.has, await store.unfinished()):
                row = await store.load(game)
                head = read_head(row.head) if row is not None else None
                if head is None:
                    continue
                is_timed = head.patience is not None or head.clock is not None
                if is_timed or any(s.kind == "bot" for s in head.seats):
                    with suppress(Fault):
                        await self.keeper.live(game)
        except StoreFailed:
            log.exception("unfinished games could not be read")


def so_far(room: Room) -> SoFar:
    """A game as those who think about it are told of it."""
    return SoFar(room.head.id, room.head.setup, tuple(room.game.entries))


def _is_late(live: Live, now: float) -> bool:
    deadline = live.room.deadline
    return deadline is not None and deadline <= now
