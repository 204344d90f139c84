"""Keeps games: reads them from the store, changes them one deed at a time, tells who watches.

A deed is done in memory, put on disk and only then seen by anybody. Each game has a lock, so
of two answers to the same question exactly one is taken.
"""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from typing import Any, TypeVar
from zlib import crc32

import msgspec
from msgspec import Struct

from grognard.content.packs import Pack
from grognard.content.published import Published
from grognard.kernel.refusals import Refusal
from grognard.kernel.ruleset import Setup, UnknownRuleset
from grognard.server.faults import Fault
from grognard.server.games.journal import Deed, Head, Row, read_deed, read_head, write
from grognard.server.games.limits import Limits
from grognard.server.games.live import Live, aside
from grognard.server.games.outages import Outages
from grognard.server.games.packs import PackShelf
from grognard.server.games.room import ASIDES, Happening, Room
from grognard.server.games.store import Store, StoreFailed, Taken
from grognard.server.games.testimony import recall, story_so_far
from grognard.server.meters import Meters
from grognard.server.present.log import refused, told_by
from grognard.server.thinking.process import Sources, found
from grognard.server.wire import What

T = TypeVar("T")
log = logging.getLogger(__name__)

LONGEST_NAME = 32
SEEN, OUTAGES = "seen", "outages"
"""Under which names the store has when the server was last up, and when it was not."""
PRESENT, WHO, SPOKE = "present", "who", "spoke"
"""What processes tell each other about a game: who is there, that they want to know it, and that
somebody said something."""
AWAY = "away"
"""What they tell each other about no game: the store was away, which nobody is charged for."""
SHELVES = 64
"""Games with packs that processes tell each other of; a new one takes the place of another."""
TRY_AGAIN = 10
"""Seconds after which a store that failed may work again."""

LAST_DEEDS = ("resigned", "timed-out", "rematch")
"""What is done also in a game that has gone on for too long."""
LEADS_ON = ("answered", "chosen", "stood-in", "passed", "wished", "joined", "revealed")
"""Deeds after which moments may pass by themselves; whoever takes a choice back is asked."""


class Overtaken(Fault):
    """Another process did something in the game first, which is known here by now."""

    def __init__(self, number: int) -> None:
        super().__init__("stale", number=number)


class Done(Struct, frozen=True):
    """A deed that was done, not yet on disk."""

    happening: Happening
    stored: bytes
    """The deed as it is stored."""
    came: bytes
    """What came of it."""
    passes: str | None
    """The seat whose next moment passes by itself."""


class Keeper:
    """Every game there is, those in use in memory."""

    def __init__(
        self,
        store: Store,
        sources: Sources,
        limits: Limits,
        *,
        packs: Sequence[Pack] = (),
        shared: bool = False,
        is_one_of_many: bool = False,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self.store, self.sources, self.limits = store, sources, limits
        self.packs = PackShelf(packs)
        self.shared = shared or store.tells
        """Whether other processes play on the same store."""
        self.is_one_of_many = is_one_of_many
        """Whether somebody who started them all has noted how long nobody was there."""
        self.clock = clock
        self.meters = Meters()
        """What is counted here, for whoever runs the server."""
        self.outages = Outages()
        self._away_since: float | None = None
        """When the store failed first, if it has not been seen to work since."""
        self.after: Callable[[Live], None] = lambda live: None
        """Called whenever a game has changed."""
        self.lives: OrderedDict[str, Live] = OrderedDict()
        self.due: dict[str, float] = {}
        """Games that were forgotten for now, and when something must be done in them."""
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        # One thread: more would only take turns with the event loop more often. But nobody shall
        # wait for what a stranger has brought along, so that has one of its own.
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="keeper")
        self._foreign = ThreadPoolExecutor(1, thread_name_prefix="keeper-foreign")

    def lane(self, is_foreign: bool) -> ThreadPoolExecutor:
        """The thread that does what takes long, and whatever a stranger has brought along."""
        return self._foreign if is_foreign else self._thread

    def ruleset(self, name: str) -> Published[Any]:
        """The ruleset of that name, which may be what one with packs is called."""
        if "+" in name:
            packed = self.packs.stack(name)
            if packed is None:
                raise Fault("packs-forgotten")
            return packed
        try:
            ruleset: Published[Any] = found(self.sources.ruleset)(name)
        except UnknownRuleset:
            raise Fault("no-such-ruleset", name=name) from None
        return ruleset

    async def find(self, name: str) -> Published[Any]:
        """The ruleset of that name, also if another process was told of its packs."""
        if self.store.tells and "+" in name and self.packs.stack(name) is None:
            stored = await self.store.note(_shelf(name))
            if stored:
                base = self.ruleset(name.partition("+")[0])
                packed = await aside(self.lane(True), base.bringing, msgspec.json.decode(stored))
                self.packs.remember(packed)
        return self.ruleset(name)

    async def remember(self, ruleset: Published[Any]) -> Published[Any]:
        """Know a game with packs by what it is called, in every process."""
        if self.store.tells and ruleset.packs:
            stored = msgspec.json.encode(ruleset.embedded)
            await self.store.write_note(_shelf(ruleset.called), stored)
        return self.packs.remember(ruleset)

    def ruleset_of(self, setup: Setup) -> Published[Any]:
        """The ruleset of a set-up, with the packs that it brings along."""
        return self.packs.remember(self.ruleset(setup.ruleset).bringing(setup.packs))

    def deed(self, what: What, seat: str, **more: Any) -> Deed:
        """Something that is done now."""
        return Deed(what, seat, time=self.clock(), **more)

    async def open(self, head: Head, ruleset: Published[Any], whose: str = "") -> Live:
        """A new game, on disk when this returns."""
        lane = self.lane(head.is_foreign)
        with told_by(ruleset):
            room = await aside(lane, Room, head, ruleset)
        room.outages = self.outages
        story = await aside(lane, story_so_far, room)
        try:
            await self.store.create(head.id, head.created, write(head), story, over=room.over)
        except StoreFailed:
            log.exception("a new game could not be stored")
            self.meters.count("grognard_store_failures_total")
            raise Fault("not-stored", retry_after=TRY_AGAIN) from None
        live = self._keep(head.id, Live(room, lane))
        live.whose = whose
        async with live.lock:
            await self._let_pass(live, await live.aside(_passing, room))
        self.after(live)
        return live

    @asynccontextmanager
    async def at(self, game: str) -> AsyncIterator[Live]:
        """A game while nothing in it is half done, with all that anybody was told is done."""
        async with self.as_known(game) as live:
            if self.shared:
                await self._catch_up(live)
            yield live

    @asynccontextmanager
    async def as_known(self, game: str) -> AsyncIterator[Live]:
        """A game while nothing in it is half done: what is not on disk is seen by nobody.

        Of what another process did there may be more to hear.
        """
        live = await self.live(game)
        async with live.lock:
            # What is played is not forgotten: its cards are asked for by its name.
            self.packs.remember(live.room.ruleset)
            yield live

    async def live(self, game: str) -> Live:
        """A game, read from the store if it is not in memory."""
        live = self.lives.get(game)
        if live is not None:
            self.lives.move_to_end(game)
            return live
        if len(game) > LONGEST_NAME:
            raise Fault("no-such-game")
        if game not in self._loading:
            task = self.spawn(self._load(game))
            self._loading[game] = task
            task.add_done_callback(lambda _: self._loading.pop(game, None))
        return await asyncio.shield(self._loading[game])

    async def do(self, live: Live, deed: Deed) -> Happening:
        """Do a deed, put it on disk, and tell everybody; the lock is held."""
        # Whoever asked may go away in the middle; the deed is done or not done all the same.
        return await asyncio.shield(self.spawn(self._do_all(live, deed)))

    async def listen(self) -> None:
        """Hear from now on of what other processes do."""
        await self.store.listen(self)

    async def catch_up(self) -> None:
        """Ask for what other processes did in the games somebody waits for here."""
        awaited = [game for game, live in self.lives.items() if not live.is_idle]
        for game, number in (await self.store.numbers(awaited)).items():
            self.done(game, number)

    def done(self, game: str, number: int) -> None:
        """Something was done in a game; whoever looks at it next will know in any case."""
        live = self.lives.get(game)
        if live is not None and number > live.room.number and not live.is_idle:
            self.spawn(self._follow(live))

    def told(self, whose: str, game: str, what: str) -> None:
        """Another process tells who sits at a table there or that one spoke, or asks who does."""
        if what == AWAY:
            self.spawn(self._read_outages())
            return
        live = self.lives.get(game)
        if live is None:
            return
        if what == SPOKE:
            self.spawn(self._hear(live))
            return
        seats = tuple(what.removeprefix(PRESENT).split())
        is_news = what == WHO or (seats and whose not in live.elsewhere)
        if what != WHO:
            live.elsewhere[whose] = seats
            live.notify()
        if is_news and live.here_alone:
            self.announce(live)

    def deaf(self) -> None:
        """Whoever is heard no more may be gone: time stands still until it is seen again."""
        self._miss_store(self.clock())

    def missed(self) -> None:
        """Whatever was said meanwhile is asked for, and what was not heard is said again."""
        self.spawn(self.catch_up())
        for live in self.lives.values():
            self.spawn(self._hear(live))
            if live.here_alone:
                self.announce(live)

    def announce(self, live: Live) -> None:
        """Tell other processes who is at a table here."""
        if self.store.tells:
            self.spawn(self._say(live, " ".join((PRESENT, *live.here_alone))))

    async def forget_the_gone(self) -> None:
        """Nobody is at a table any more in a process that has ended."""
        lives = [live for live in self.lives.values() if any(live.elsewhere.values())]
        there = await self.store.processes() if lives else set()
        for live in lives:
            gone = live.elsewhere.keys() - there
            for process in gone:
                del live.elsewhere[process]
            if gone:
                live.notify()

    async def _say(self, live: Live, what: str) -> None:
        with suppress(StoreFailed):
            await self.store.tell(live.room.head.id, what)

    async def _hear(self, live: Live) -> None:
        """Something may have been said at a table: it is read anew for whoever listens."""
        async with live.lock:
            live.chat = None
        live.notify()

    async def _follow(self, live: Live) -> None:
        async with live.lock:
            await self._catch_up(live)

    async def wake_up(self) -> None:
        """Find out for how long nobody could answer; of many processes the first to come does."""
        if not self.is_one_of_many:
            await note_outage(self.store, self.clock())
        self.outages = Outages.read(await self.store.note(OUTAGES))

    async def be_seen(self) -> None:
        """Note that the server is up, and for how long the store was away, if it was."""
        began = self.clock()
        try:
            await be_seen(self.store, began)
            if (since := self._away_since) is not None:
                await self._note_away(since, self.clock())
        except StoreFailed:
            self._miss_store(began)
            raise

    @property
    def is_store_away(self) -> bool:
        """Whether the store has failed and was not seen to work since."""
        return self._away_since is not None

    def _miss_store(self, since: float) -> None:
        """The store fails: nobody can answer from now on."""
        if self._away_since is None:
            self._away_since = since

    async def _note_away(self, since: float, back: float) -> None:
        def add(noted: bytes) -> bytes:
            outages = Outages.read(noted)
            outages.add(since, back)
            return outages.write()

        await self.store.amend_note(OUTAGES, add, tell=AWAY)
        self._away_since = None
        await self._read_outages()

    async def _read_outages(self) -> None:
        """Time that nobody is charged for, for every clock that is shown."""
        with suppress(StoreFailed):
            self.outages.read_again(await self.store.note(OUTAGES))
        for live in self.lives.values():
            if live.room.deadline is not None:
                live.notify()

    async def lives_on(self) -> None:
        """Return once whatever is done in games now is done: never, if that hangs."""
        await aside(self._thread, lambda: None)

    def spawn(self, work: Coroutine[Any, Any, T]) -> "asyncio.Task[T]":
        """Start something that is waited for when the server ends."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    async def close(self) -> None:
        """Stop whatever is under way and let go; what was done is on disk."""
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with suppress(StoreFailed):
            await self.be_seen()
        for thread in (self._thread, self._foreign):
            thread.shutdown(cancel_futures=True)
        await self.store.close()

    async def _do_all(self, live: Live, deed: Deed) -> Happening:
        """Do a deed, and let pass whatever comes of it that its player wishes to let pass."""
        done = await self._do(live, deed)
        await self._let_pass(live, done.passes)
        return done.happening

    async def _let_pass(self, live: Live, seat: str | None) -> None:
        try:
            while seat is not None:
                seat = (await self._do(live, self.deed("passed", seat))).passes
        except Fault:
            # The deed that led here is done; whoever should have been spared is asked.
            log.exception("a moment did not pass in game %s", live.room.head.id)

    async def _do(self, live: Live, deed: Deed) -> Done:
        room = live.room
        game = room.head.id
        if room.number >= self.limits.deeds and deed.what not in LAST_DEEDS:
            raise Fault("game-full")
        if self.is_store_away:
            await self._must_be_back()
        if deed.what in ASIDES and room.asides[deed.seat] >= self.limits.asides:
            raise Fault("too-many-asides")
        try:
            # Rules may take their time: it is not that of everybody else's sockets.
            done = await live.aside(_perform, live, deed)
        except Fault:
            raise
        except Exception:
            # What was answered may be a secret; the journal tells it to whoever may read it.
            log.exception("the rules failed in game %s at a deed (%s)", game, deed.what)
            self.meters.count("grognard_rules_failures_total")
            await self._read_again(live)
            raise Fault("server-error") from None
        try:
            number = done.happening.number
            await self.store.append(game, number, done.stored, done.came, over=room.now.over)
        except Taken:
            await self._read_again(live)
            raise Overtaken(live.room.number) from None
        except StoreFailed as problem:
            log.warning("game %s could not be stored: %s", game, _briefly(problem))
            self.meters.count("grognard_store_failures_total")
            self._miss_store(deed.time)
            await self._read_again(live)
            raise Fault("not-stored", retry_after=TRY_AGAIN) from None
        self.meters.count("grognard_deeds_total", what=done.happening.deed.what)
        self._changed(live)
        return done

    async def _must_be_back(self) -> None:
        """Before anything is done, what nobody is charged for is known."""
        try:
            await self.be_seen()
        except StoreFailed:
            raise Fault("not-stored", retry_after=TRY_AGAIN) from None

    async def _load(self, game: str) -> Live:
        room = await self._stored(game)
        live = self._keep(game, Live(room, self.lane(room.head.is_foreign)))
        if self.store.tells:
            self.spawn(self._say(live, WHO))
        self.after(live)
        return live

    async def _stored(self, game: str) -> Room:
        began = self.clock()
        try:
            row = await self.store.load(game)
            if row is None:
                raise Fault("no-such-game")
            room = await self._restored(game, row)
            room.outages = self.outages
            if not (row.is_witnessed or room.head.is_archive or room.is_told):
                story = await aside(self.lane(room.head.is_foreign), story_so_far, room)
                await self.store.testify(game, room.number, story)
        except StoreFailed as problem:
            log.warning("game %s could not be read: %s", game, _briefly(problem))
            self.meters.count("grognard_store_failures_total")
            self._miss_store(began)
            raise Fault("not-stored", retry_after=TRY_AGAIN) from None
        return room

    async def _restored(self, game: str, row: Row) -> Room:
        """A stored game, done again or, where the rules have changed, told."""
        head = read_head(row.head)
        deeds = [read_deed(deed) for deed in row.deeds]
        lane = self.lane(head.is_foreign)
        ruleset = await aside(lane, self.ruleset_of, head.setup)
        try:
            return await aside(lane, Room.restore, head, ruleset, deeds)
        except Exception as problem:
            log.warning(
                "the rules do not lead to game %s as it was stored: %s", game, _kind(problem)
            )
        return await aside(lane, recall, head, ruleset, deeds, await self.store.testimony(game))

    def _keep(self, game: str, live: Live) -> Live:
        self.lives[game] = live
        self.due.pop(game, None)
        if len(self.lives) > self.limits.rooms:
            idle = next((name for name, each in self.lives.items() if each.is_idle), game)
            if idle != game:
                self._forget(idle)
        return live

    def _forget(self, game: str) -> None:
        """Let go of a game until somebody looks, or until its time is up."""
        deadline = self.lives.pop(game).room.deadline
        if deadline is not None:
            self.due[game] = deadline

    async def _catch_up(self, live: Live) -> None:
        """Do what other processes have done; the lock is held."""
        room, began = live.room, self.clock()
        try:
            stored = await self.store.since(room.head.id, room.number)
        except StoreFailed as problem:
            self._miss_store(began)
            # While a database is away everybody asks: one line for each will do.
            log.warning("game %s could not be read: %s", room.head.id, _briefly(problem))
            raise Fault("not-stored", retry_after=TRY_AGAIN) from None
        if not stored:
            return
        try:
            await live.aside(room.follow, [read_deed(deed) for deed in stored])
        except Exception:
            # Rules of another version may be played there.
            log.exception("game %s is read again", room.head.id)
            await self._read_again(live)
            return
        live.overlook()
        self._changed(live)

    async def _read_again(self, live: Live) -> None:
        """Go back to what is on disk."""
        game = live.room.head.id
        try:
            live.room = await self._stored(game)
        except Exception:
            # Nothing may be seen that is not on disk: forget the game until it can be read.
            self.lives.pop(game, None)
            raise
        self._changed(live)

    def _changed(self, live: Live) -> None:
        live.notify()
        self.after(live)

    def _finished(self, task: "asyncio.Task[Any]") -> None:
        self._tasks.discard(task)
        problem = None if task.cancelled() else task.exception()
        if problem is not None and not isinstance(problem, Fault):
            log.error("unexpected failure", exc_info=problem)


async def note_outage(store: Store, now: float) -> None:
    """The server is up again: note for how long it was not."""
    seen = await store.note(SEEN)
    if seen:
        outages = Outages.read(await store.note(OUTAGES))
        outages.add(float(seen), now)
        await store.write_note(OUTAGES, outages.write())
    await be_seen(store, now)


async def be_seen(store: Store, now: float) -> None:
    """Note that the server is up."""
    await store.write_note(SEEN, str(now).encode())


def _kind(problem: Exception) -> str:
    """What went wrong, without its words: they may quote what is hidden."""
    return type(problem).__name__


def _perform(live: Live, deed: Deed) -> Done:
    """Do a deed and see what comes of it; a fault says why it is refused."""
    room, witness = live.room, live.witness
    try:
        happening = room.perform(room.timed(deed))
    except Refusal as refusal:
        seen = room.seen_by(deed.seat)
        raise refused("refused", refusal, room.ruleset, seen) from None
    came = b"" if witness is None else witness.came(happening)
    passes = _passing(room) if happening.deed.what in LEADS_ON else None
    return Done(happening, write(room.sealed(happening.deed)), came, passes)


def _passing(room: Room) -> str | None:
    """The seat whose moment passes by itself."""
    return room.lets_pass


def _shelf(called: str) -> str:
    """Where the packs of a game are noted: in so many places, whatever strangers bring."""
    return f"packs {crc32(called.encode()) % SHELVES}"


def _briefly(problem: Exception) -> str:
    return str(problem).partition("\n")[0]
