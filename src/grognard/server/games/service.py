"""What people can do with games: open, look, play, watch, take back, look back."""

import asyncio
import logging
import secrets
import time
from collections.abc import (
    AsyncGenerator,
    AsyncIterator,
    Callable,
    Coroutine,
    Iterator,
    Sequence,
)
from contextlib import asynccontextmanager, contextmanager, suppress
from functools import wraps
from importlib import import_module
from typing import Any, ParamSpec, TypeVar

import msgspec
from msgspec.structs import replace

from grognard.content.errors import clean
from grognard.content.packs import Pack, parse_pack
from grognard.content.published import Published
from grognard.kernel.compound import Assign, Tick
from grognard.kernel.questions import Chance, Choose, Place, Placement
from grognard.kernel.records import Record
from grognard.kernel.refusals import Refusal
from grognard.kernel.ruleset import Setup
from grognard.server import wire
from grognard.server.faults import Fault
from grognard.server.games.chat import Chat, Line, note_of
from grognard.server.games.clocks import Clock
from grognard.server.games.herald import Herald
from grognard.server.games.journal import Deed, Head, Sitting
from grognard.server.games.keeper import SPOKE, TRY_AGAIN, Keeper, Overtaken
from grognard.server.games.keys import Holder, Keys
from grognard.server.games.limits import Limits
from grognard.server.games.live import Live, aside
from grognard.server.games.movers import Movers, so_far
from grognard.server.games.nicknames import nickname, plain
from grognard.server.games.offers import Offers
from grognard.server.games.reader import Reader
from grognard.server.games.room import Room
from grognard.server.games.setups import clock_of, setup_of, sittings_of
from grognard.server.games.shares import Share
from grognard.server.games.store import SECRET, Store, StoreFailed
from grognard.server.present.decisions import entry, may_pick
from grognard.server.present.lobby import lobby
from grognard.server.present.log import refused, told_by
from grognard.server.thinking.pool import Thinkers, TookTooLong
from grognard.server.thinking.process import (
    AskAdvice,
    AskAftermath,
    AskHeadlines,
    AskOdds,
    AskRecord,
    AskTrial,
    Sources,
    Verified,
    found,
    spare_what_stays,
)
from grognard.server.thinking.turns import Asker
from grognard.table.compiled import compile_now, compile_only_when_told, to_compile
from grognard.text import Language, languages

T = TypeVar("T")
P = ParamSpec("P")
Act = Callable[P, Coroutine[Any, Any, T]]
log = logging.getLogger(__name__)

THINK = 10.0
"""Seconds after which a bot is given up: twice what the slowest takes of a shared processor."""
ODDS = 6.0
"""Seconds odds may take, and may wait until they are thought about."""
ODDS_SAMPLES = 4
"""Odds that are not enumerated are sampled with this part of the runs."""
AFTERMATH = 60.0
"""Seconds the taking apart of a finished game may take."""
REPLAY = 20.0
"""Seconds the checking of an uploaded record may take."""
TRIES = 3
"""How often something is done again that another process was quicker than."""
READY = 2.0
"""Seconds the store may take to show that it is there."""
NICE = 5
"""How far whatever holds no game up stands back behind the server and its bots."""


def once_more(act: Act[P, T]) -> Act[P, T]:
    """Do something again that another process was quicker than, as the game is by then."""

    @wraps(act)
    async def acted(*args: P.args, **more: P.kwargs) -> T:
        for _ in range(TRIES):
            with suppress(Overtaken):
                return await act(*args, **more)
        return await act(*args, **more)

    return acted


class Rooms:
    """All games of a server, for whoever holds a link."""

    def __init__(
        self,
        store: Store,
        *,
        sources: Sources | None = None,
        limits: Limits | None = None,
        think: float = THINK,
        processes: int = 2,
        shared: bool = False,
        share: Share = Share(),  # noqa: B008 (it cannot be changed)
        packs: Sequence[Pack] = (),
        webhook: str = "",
        clock: Callable[[], float] = time.time,
        seeds: Callable[[], str] = lambda: secrets.token_hex(16),
        names: Callable[[], str] | None = None,
    ) -> None:
        self.sources = sources or Sources()
        self.limits = limits or Limits()
        self.keeper = Keeper(
            store,
            self.sources,
            self.limits,
            packs=packs,
            shared=shared,
            is_one_of_many=share.of > 1,
            clock=clock,
        )
        # Each kind of thinking has processes of its own: no bot waits for anybody's curiosity.
        # Of those who think for people, everybody may keep only so many waiting; a bot's answer is
        # never refused, and no game has more than one at a time.
        rooms = self.limits.rooms
        few = {"of_each": self.limits.waiting_each, "of_game": self.limits.waiting_of_game}
        self.thinkers = Thinkers(self.sources, processes, waiting=rooms, of_each=rooms)
        self.reckoners = Thinkers(self.sources, 1, niceness=NICE, **few)
        self.chroniclers = Thinkers(self.sources, 1, niceness=NICE, **few)
        self.offers = Offers(self.keeper)
        herald = Herald(webhook) if webhook else None
        self.movers = Movers(self.keeper, self.thinkers, think, share, herald)
        self._seeds, self._names = seeds, names or share.name
        self._keys: Keys | None = None

    @property
    def keys(self) -> Keys:
        """Makes the links."""
        assert self._keys is not None, "start the rooms first"
        return self._keys

    async def start(self) -> None:
        """Read the secret and go on with what was under way."""
        # Two threads that import it at once break it: rules reach for it when they plan a move.
        import_module("shapely")
        compile_only_when_told()
        store = self.keeper.store
        await store.start()
        self._keys = Keys(await store.secret())
        await self.keeper.wake_up()
        await self.keeper.listen()
        if store.lost:
            log.error("the database lost the last %d writings that were acknowledged", store.lost)
        self.movers.start()
        if self.sources.warm:
            self.keeper.spawn(self._warm_up())

    async def is_ready(self) -> bool:
        """Whether games can be read now, so that callers may be sent here."""
        try:
            async with asyncio.timeout(READY):
                await self.keeper.store.note(SECRET)
        except (StoreFailed, TimeoutError):
            return False
        return True

    async def close(self) -> None:
        """Stop thinking and let go of everything; what was done is on disk."""
        await self.keeper.close()
        for thinkers in (self.thinkers, self.reckoners, self.chroniclers):
            await thinkers.close()

    async def _warm_up(self) -> None:
        """Do beforehand what would keep the first player waiting.

        The processes go first: if there is geometry to compile, they do it where it is in
        nobody's way, and this process reads what they have compiled.
        """
        await self.thinkers.prepare()
        await asyncio.to_thread(self._ready_own_process)
        await self.reckoners.prepare()

    def _ready_own_process(self) -> None:
        for lang in languages():
            lobby(self.rulesets(), self.bots(), lang)
        compile_now()
        spare_what_stays()

    def to_compile(self) -> int:
        """How many pieces of geometry bots wait for, this once."""
        return to_compile() if self.sources.warm and self.rulesets() else 0

    def rulesets(self) -> list[Published[Any]]:
        """All rulesets that can be played here."""
        return [self.ruleset(name) for name in found(self.sources.rulesets)()]

    def ruleset(self, name: str) -> Published[Any]:
        """The ruleset of that name."""
        return self.keeper.ruleset(name)

    async def lay_over(self, body: wire.PackBody) -> Published[Any]:
        """A ruleset with one more pack: one that is installed, or one that somebody brings."""
        ruleset = await self.keeper.find(body.ruleset)
        packed = await aside(self.keeper.lane(True), self._packed, ruleset, body)
        return await self.keeper.remember(packed)

    def _packed(self, ruleset: Published[Any], body: wire.PackBody) -> Published[Any]:
        with told_by(ruleset):
            pack = self._pack(body)
            # Whoever brings a pack once more has changed it: it takes its own place.
            others = [one for one in ruleset.packs if one.id != pack.id]
            packed = self.ruleset(ruleset.name).with_packs([*others, pack])
            for scenario in packed.scenario_ids():
                packed.set_up(packed.setup(scenario))
        return packed

    def _pack(self, body: wire.PackBody) -> Pack:
        if body.source is not None:
            return parse_pack(body.source, file=clean(body.file or "pack.toml"))
        pack = self.keeper.packs.installed.get(body.installed or "")
        if pack is None:
            raise Fault("no-such-pack", name=body.installed or "")
        return pack

    def installed(self) -> dict[str, tuple[str, ...]]:
        """The packs of this server, by the game they are for."""
        return {name: self.keeper.packs.for_game(name) for name in found(self.sources.rulesets)()}

    def bots(self) -> tuple[str, ...]:
        """The names of all bots."""
        return tuple(found(self.sources.bots)())

    async def create(
        self, plan: wire.CreateGame, seed: int | str | None = None, *, whose: str = ""
    ) -> wire.CreatedGame:
        """A new game and all its links; only who runs the server may say the ``seed``."""
        ruleset = await self.keeper.find(plan.ruleset)
        is_foreign = bool(plan.situation or ruleset.packs)
        setup = await aside(self.keeper.lane(is_foreign), setup_of, ruleset, plan)
        if is_foreign:
            await self._try(setup, whose)
        clock = clock_of(plan, self.bots())
        luck = None if plan.dice == "table" else self._seeds() if seed is None else seed
        sittings = sittings_of(setup.seats, plan.seats, self.bots())
        return await self._open(
            ruleset,
            setup,
            luck,
            sittings,
            patience=plan.patience,
            clock=clock,
            advice=plan.advice,
            is_shared=plan.dice == "shared" and any(each.kind != "bot" for each in sittings),
            whose=whose,
        )

    async def _try(self, setup: Setup, whose: str) -> None:
        """Have a table laid and looked at where it is in nobody's way, before it is here."""
        try:
            task = AskTrial(setup)
            thought = await self.chroniclers.think(task, REPLAY, asker=Asker(whose=whose))
        except TookTooLong:
            raise Fault("too-elaborate") from None
        if thought.outcome != "ok":
            raise Fault("too-elaborate")

    async def upload(self, data: bytes, lang: Language, *, whose: str = "") -> wire.CreatedGame:
        """A record somebody brings, to look at and to branch from."""
        if len(data) > self.limits.record:
            raise Fault("too-large", limit=self.limits.record)
        try:
            task = AskRecord(data, self.limits.answers, lang)
            thought = await self.chroniclers.think(task, REPLAY, asker=Asker(whose=whose))
        except TookTooLong:
            raise Fault("record-too-slow") from None
        if thought.outcome != "ok":
            raise Fault("bad-record", reason=str(thought.value))
        verified = msgspec.convert(thought.value, Verified)
        record = verified.record
        sittings = tuple(Sitting(seat, "empty") for seat in verified.seats)
        lane = self.keeper.lane(True)
        ruleset = await aside(lane, self.keeper.ruleset_of, record.setup)
        return await self._open(ruleset, record.setup, record.seed, sittings, record=record)

    async def branch(
        self, game: str, body: wire.BranchBody, *, whose: str = ""
    ) -> wire.CreatedGame:
        """A new game from a moment of another; its dice are new."""
        async with self.keeper.at(game) as live:
            room = live.room
            if not room.can_save:
                raise Fault("record-not-yet")
            entries = room.playable
        if room.is_told and (entries is None or body.at > len(entries)):
            raise Fault("only-told", last=len(entries or ()))
        if entries is None or body.at > len(entries):
            raise Fault("no-such-moment", last=room.now.answers)
        return await self._open(
            room.ruleset,
            replace(room.head.setup, version=room.ruleset.version),
            self._seeds(),
            sittings_of(room.seats, body.seats, self.bots()),
            opening=entries[: body.at],
            patience=body.patience,
            whose=whose,
        )

    @once_more
    async def rematch(self, game: str, holder: Holder) -> wire.Link:
        """The same game once more, with everybody at their seats."""
        async with self._seated(game, holder) as live:
            room = live.room
            if not room.now.over:
                raise Fault("not-allowed")
            if not room.rematch:
                again = await self._open_again(live)
                deed = self.keeper.deed("rematch", holder.seat, name=again)
                await self.keeper.do(live, deed)
            return self.keys.link(live.room.rematch, holder)

    async def holder(self, game: str, key: str) -> Holder:
        """What this key makes of whoever holds it."""
        live = await self.keeper.live(game)
        holder = self.keys.holder(game, key, live.room.seats)
        if holder is None:
            raise Fault("bad-key")
        if holder.role == "invited" and live.room.kind(holder.seat) != "open":
            return Holder("spectator", "", taken=holder.seat)
        return holder

    async def read(
        self, game: str, holder: Holder, lang: Language, what: Callable[[Reader], T]
    ) -> T:
        """Whatever a reader wants to know of a game."""
        async with self.keeper.at(game) as live:
            return await live.aside(what, Reader(live.room, holder, lang))

    async def state(
        self, game: str, holder: Holder, lang: Language, *, outlines: bool = True
    ) -> wire.GameState:
        """The game as it is now; it is there sooner without the outlines of a region."""
        async with self.keeper.at(game) as live:
            return await live.aside(self._state, live, holder, lang, outlines)

    def _state(self, live: Live, holder: Holder, lang: Language, outlines: bool) -> wire.GameState:
        region = live.region(holder.viewer)
        drawn = live.drawn(holder.viewer) if outlines else None
        if region is not None and drawn is not None:
            region = replace(region, outlines=drawn.outlines)
        return Reader(live.room, holder, lang).state(self.keys, live.here, region)

    async def mine(self, links: Sequence[wire.MyLink], lang: Language) -> wire.MyGames:
        """The games behind these links; a link that leads nowhere is left out."""
        found = []
        for link in links:
            with suppress(Fault):
                holder = await self.holder(link.game, link.key)
                async with self.keeper.at(link.game) as live:
                    reader = Reader(live.room, holder, lang)
                    found.append(await live.aside(reader.summary, live.here))
        found.sort(key=lambda game: (game.over, not game.your_turn, -game.changed))
        return wire.MyGames(tuple(found))

    async def aftermath(self, game: str, lang: Language, *, whose: str = "") -> wire.Aftermath:
        """What decided a finished game, worked out once per language in another process."""
        async with self.keeper.at(game) as live:
            if not live.room.over:
                raise Fault("aftermath-not-yet")
            if live.room.is_told:
                raise Fault("only-told", last=len(live.room.playable or ()))
            if lang not in live.aftermath:
                share = self.keys.link(game, Holder("spectator", ""))
                names = Reader(live.room, Holder("spectator", ""), lang).names
                task = AskAftermath(so_far(live.room), lang, share, names)
                live.aftermath[lang] = self.keeper.spawn(self._aftermath(task, Asker(game, whose)))
        try:
            return await asyncio.shield(live.aftermath[lang])
        except Fault:
            live.aftermath.pop(lang, None)
            raise

    async def _aftermath(self, task: AskAftermath, asker: Asker) -> wire.Aftermath:
        try:
            thought = await self.chroniclers.think(task, AFTERMATH, asker=asker)
        except TookTooLong:
            raise Fault("busy", retry_after=30) from None
        if thought.outcome != "ok":
            kind = str(thought.value).partition(":")[0]
            log.error("game %s cannot be taken apart: %s", task.so_far.game, kind)
            raise Fault("server-error")
        return msgspec.convert(thought.value, wire.Aftermath)

    async def record(self, game: str) -> bytes:
        """The record of a game, once it gives nothing away."""
        async with self.keeper.at(game) as live:
            if not live.room.can_save:
                raise Fault("record-not-yet")
            # It looks at every moment of the game again.
            return (await live.aside(live.room.record)).encode()

    @once_more
    async def join(self, game: str, holder: Holder, body: wire.JoinBody) -> wire.SeatLink:
        """Take the open seat an invitation is for; whoever took it and heard nothing asks again."""
        seat = holder.seat or holder.taken
        async with self.keeper.at(game) as live:
            done = live.room.repeated(body.request, seat)
            if done is None or done.deed.what != "joined":
                if holder.role != "invited":
                    raise Fault("seat-taken")
                name = nickname(body.name)
                deed = self.keeper.deed("joined", seat, name=name, request=body.request)
                await self.keeper.do(live, deed)
        link = self.keys.link(game, Holder("seat", seat))
        return wire.SeatLink(seat, "person", link)

    @once_more
    async def take(self, game: str, body: wire.TakeBody) -> wire.SeatLink:
        """Take a seat that is offered to everybody; asked again, it is the same one."""
        async with self.keeper.at(game) as live:
            room = live.room
            done = room.repeated(body.request, *room.seats)
            if done is not None and done.deed.what == "joined":
                return wire.SeatLink(
                    done.deed.seat, "person", self.keys.link(game, Holder("seat", done.deed.seat))
                )
            wanted = [seat for seat in room.offered if body.seat in (None, seat)]
        if not wanted:
            raise Fault("seat-taken")
        joining = wire.JoinBody(body.name, body.request)
        return await self.join(game, Holder("invited", wanted[0]), joining)

    @once_more
    @once_more
    async def offer(self, game: str, holder: Holder, body: wire.OfferBody) -> wire.Acknowledged:
        """List the open seats of a game for everybody, or take them off the list."""
        async with self._seated(game, holder) as live:
            room = live.room
            if holder.seat not in room.hosts:
                raise Fault("not-allowed")
            room.must_go_on()
            if bool(room.offered) != body.offered:
                what: wire.What = "offered" if body.offered else "withheld"
                await self.keeper.do(live, self.keeper.deed(what, holder.seat))
            return wire.Acknowledged(room.number, room.now.answers)

    async def offered(self, lang: Language) -> wire.Offers:
        """The games that anybody may join."""
        with self._storing():
            return await self.offers.listed(lang)

    async def talk(self, game: str, holder: Holder) -> wire.Talk:
        """What was said at the table, for those who sit there."""
        async with self._seated(game, holder) as live:
            chat = await self._chat(live)
            return wire.Talk(tuple(map(_spoken, chat.since(0))))

    async def say(self, game: str, holder: Holder, body: wire.SayBody) -> wire.Spoken:
        """Say something to the others at the table."""
        text = plain(body.text)
        if not text:
            raise Fault("bad-request", reason="text")
        async with self._seated(game, holder) as live:
            line = (await self._chat(live)).said(holder.seat, body.request)
            if line is None:
                line = await self._spoken(live, holder.seat, text, body.request)
                live.notify()
            return _spoken(line)

    async def _spoken(self, live: Live, seat: str, text: str, request: str) -> Line:
        """One more line, after those that others said in other processes meanwhile."""
        game, now, chat = live.room.head.id, self.keeper.clock(), Chat()
        line: Line | None = None

        def speak(noted: bytes) -> bytes:
            nonlocal chat, line
            chat = Chat(noted)
            line = chat.said(seat, request) or chat.say(seat, text, now, request)
            return chat.noted()

        with self._storing():
            await self.keeper.store.amend_note(note_of(game), speak, game=game, tell=SPOKE)
        assert line is not None, "it was said, or the store has failed"
        live.chat = chat
        return line

    async def _chat(self, live: Live) -> Chat:
        """What was said; a store that tells nothing of other processes is asked every time."""
        store = self.keeper.store
        if live.chat is None or (self.keeper.shared and not store.tells):
            with self._storing():
                live.chat = Chat(await store.note(note_of(live.room.head.id)))
        return live.chat

    @contextmanager
    def _storing(self) -> Iterator[None]:
        """Whoever asks for something that cannot be read or written now may ask again."""
        try:
            yield
        except StoreFailed:
            self.keeper.meters.count("grognard_store_failures_total")
            raise Fault("not-stored", retry_after=TRY_AGAIN) from None

    @once_more
    async def pledge(self, game: str, holder: Holder, body: wire.PledgeBody) -> wire.Acknowledged:
        """Do a seat's part for the dice; with the last one the game begins."""
        async with self._seated(game, holder) as live:
            room, seat = live.room, holder.seat
            room.must_go_on()
            luck = room.luck
            if (body.commitment is None) == (body.secret is None):
                raise Fault("bad-request", reason="commitment, secret")
            if body.round != luck.round:
                raise Fault("stale", number=room.number)
            if not luck.is_done(seat, body.commitment, body.secret):
                what: wire.What = "committed" if body.secret is None else "revealed"
                told = body.secret or body.commitment
                await self.keeper.do(live, self.keeper.deed(what, seat, answer=told))
            return wire.Acknowledged(room.number, room.now.answers)

    @once_more
    async def answer(self, game: str, holder: Holder, body: wire.AnswerBody) -> wire.Acknowledged:
        """Answer what the seat is asked; on disk when this returns."""
        async with self._seated(game, holder) as live:
            room, seat = live.room, holder.seat
            done = room.repeated(body.request, seat)
            if done is None:
                room.expect(seat, body.expect)
                answer = entry(body.answer)
                deed = self.keeper.deed("answered", seat, answer=answer, request=body.request)
                done = await self.keeper.do(live, deed)
                row = room.following(seat, body.next)
                # The first answer stands, whoever is quicker than those that follow.
                with suppress(Overtaken):
                    while (key := await live.aside(next, row, None)) is not None:
                        done = await self.keeper.do(
                            live, self.keeper.deed("answered", seat, answer=key)
                        )
            return wire.Acknowledged(done.number, done.at)

    @once_more
    async def undo(self, game: str, holder: Holder, body: wire.UndoBody) -> wire.Acknowledged:
        """Take a choice back, ask for it, or say yes or no to whoever asked."""
        async with self._seated(game, holder) as live:
            room = live.room
            if room.is_told:
                room.must_go_on()
            # Whoever agrees has the choice of somebody else taken back.
            done = room.repeated(body.request, *room.seats)
            if done is None:
                if body.number != room.number:
                    raise Fault("stale", number=room.number)
                deed = await live.aside(self._undoing, room, holder.seat, body.do)
                done = await self.keeper.do(live, replace(deed, request=body.request))
            return wire.Acknowledged(done.number, done.at)

    @once_more
    async def wish(self, game: str, holder: Holder, body: wire.WishesBody) -> wire.Acknowledged:
        """Say what a seat wants to be asked; what it need not be asked any more passes at once."""
        async with self._seated(game, holder) as live:
            live.room.must_go_on()
            wanted = msgspec.to_builtins(body)
            if not live.room.wishes_already(holder.seat, wanted):
                await self.keeper.do(live, self.keeper.deed("wished", holder.seat, answer=wanted))
            return wire.Acknowledged(live.room.number, live.room.now.answers)

    @once_more
    async def resign(self, game: str, holder: Holder, body: wire.ResignBody) -> wire.Acknowledged:
        """Give the game up."""
        async with self._seated(game, holder) as live:
            done = live.room.repeated(body.request, holder.seat)
            if done is None:
                live.room.must_go_on()
                if body.number != live.room.number:
                    raise Fault("stale", number=live.room.number)
                deed = self.keeper.deed("resigned", holder.seat, request=body.request)
                done = await self.keeper.do(live, deed)
            return wire.Acknowledged(done.number, done.at)

    async def entering(
        self, game: str, holder: Holder, body: wire.EnteringBody, lang: Language
    ) -> wire.Entering:
        """What people enter for an act of chance, after what they have entered."""
        async with self._seated(game, holder) as live:
            asked = live.room.expect(holder.seat, body.expect)
            if not isinstance(asked, Chance):
                raise Fault("nothing-to-enter")
            try:
                reader = Reader(live.room, holder, lang)
                return await live.aside(reader.entering, asked, body.entered)
            except Refusal as refusal:
                seen = live.room.seen_by(holder.seat)
                raise refused("refused", refusal, live.room.ruleset, seen) from None

    async def check(
        self, game: str, holder: Holder, body: wire.CheckBody, lang: Language
    ) -> wire.CheckVerdict:
        """Whether a placement or some picks are legal, why not, and what they would provoke."""
        async with self._seated(game, holder) as live:
            asked = live.room.expect(holder.seat, body.expect)
            reader = Reader(live.room, holder, lang)
            if isinstance(asked, Tick | Assign) and body.picks is not None:
                teller = await live.aside(reader.teller)
                return await live.aside(may_pick, asked, body.picks, teller)
            if not isinstance(asked, Place) or body.placement is None:
                raise Fault("not-a-placement-question")
            place = Placement.of(entry(body.placement))
            return await live.aside(reader.verdict, asked, place)

    async def odds(
        self, game: str, holder: Holder, body: wire.OddsBody, lang: Language, *, whose: str = ""
    ) -> wire.OddsText:
        """How likely each outcome of some answers is, thought out in another process."""
        async with self._seated(game, holder) as live:
            room = live.room
            if room.expect(holder.seat, body.expect) is not room.game.decision:
                raise Fault("no-odds-together")
            answers = tuple(entry(answer) for answer in body.answers)
            runs = room.ruleset.odds_runs
            task = AskOdds(
                so_far(room),
                holder.seat,
                answers,
                body.policy,
                lang,
                runs,
                runs // ODDS_SAMPLES,
                Reader(room, holder, lang).names,
            )
        return msgspec.convert(await self._reckoned(task, whose), wire.OddsText)

    async def headlines(
        self,
        game: str,
        holder: Holder,
        body: wire.HeadlinesBody,
        lang: Language,
        *,
        whose: str = "",
    ) -> wire.Headlines:
        """What the options of the question come to, each in one figure; found once for all."""
        async with self._seated(game, holder) as live:
            room = live.room
            question = room.expect(holder.seat, body.expect)
            if question is not room.game.decision or not isinstance(question, Choose):
                raise Fault("no-odds-together")
            offered = await live.aside(_keys_of, question)
            wanted = [key for key in offered if key in body.keys] if body.keys else offered
            known = live.headlines(body.expect, holder.seat, lang)
            lacking = tuple(key for key in wanted if key not in known)
            runs = room.ruleset.odds_runs
            samples, is_patient = runs // ODDS_SAMPLES, bool(body.keys)
            task = AskHeadlines(
                so_far(room),
                holder.seat,
                lacking,
                lang,
                runs,
                samples,
                is_patient,
                Reader(room, holder, lang).names,
            )
        rough: dict[str, wire.Headline] = {}
        if lacking:
            new = msgspec.convert(await self._reckoned(task, whose), wire.Headlines)
            rough = {each.key: each for each in new.found}
            known.update((key, rough.get(key)) for key in lacking if key not in new.waiting)
        found = (known.get(key, rough.get(key)) for key in wanted)
        return wire.Headlines(
            tuple(each for each in found if each is not None),
            tuple(key for key in wanted if key not in known),
        )

    async def advice(
        self, game: str, holder: Holder, body: wire.AdviceBody, lang: Language, *, whose: str = ""
    ) -> wire.Advice:
        """What a seat might answer, and why, thought out once for a question."""
        async with self._seated(game, holder) as live:
            room = live.room
            question = room.expect(holder.seat, body.expect)
            if not room.head.advice:
                raise Fault("no-advice")
            if isinstance(question, Chance):
                raise Fault("nothing-to-suggest")
            known = live.advice(body.expect)
            names = Reader(room, holder, lang).names
            task = AskAdvice(so_far(room), holder.seat, lang, names)
        if (holder.seat, lang) not in known:
            found = await self._reckoned(task, whose)
            known[holder.seat, lang] = msgspec.convert(found, wire.Advice)
        return known[holder.seat, lang]

    async def _reckoned(self, task: AskOdds | AskHeadlines | AskAdvice, whose: str) -> Any:
        """What came of thinking about odds."""
        asker = Asker(task.so_far.game, whose)
        try:
            thought = await self.reckoners.think(task, ODDS, turn=ODDS, asker=asker)
        except TookTooLong:
            raise Fault("busy", retry_after=5) from None
        if thought.outcome == "refused":
            reason = wire.Reason(str(thought.value), thought.rule)
            raise Fault("refused", rule=thought.rule, speak=lambda _: reason)
        if thought.outcome == "failed":
            raise Fault("busy", retry_after=5)
        return thought.value

    async def watch(
        self, game: str, holder: Holder, lang: Language, after: int | None
    ) -> AsyncGenerator[tuple[int | None, bytes], None]:
        """Everything that happens from event ``after`` on, as it happens, written out.

        With each message comes the number of its event, if it has one. Without ``after`` the
        stream starts with the game as it is.
        """
        async with self.keeper.as_known(game) as live:
            heard = (await self._chat(live)).last if holder.role == "seat" else 0
        wake = asyncio.Event()
        live.watchers.add(wake)
        seat = holder.viewer
        live.present[seat] += 1
        live.notify()
        self.keeper.announce(live)
        self.thinkers.turns.look_again()
        sent, told = after, None
        here: tuple[str, ...] | None = None
        away = live.room.outages.since(0.0)
        # Whoever comes from another process may know more than this one; who stays hears of it.
        look = self.keeper.at
        try:
            while True:
                wake.clear()
                async with look(game) as live:
                    look = self.keeper.as_known
                    room = live.room
                    if sent is not None and sent > room.number:
                        raise Fault("stale", number=room.number)
                    first = room.number + 1 if sent is None else sent + 1
                    is_news = first <= room.number or told is None
                    if away != (away := room.outages.since(0.0)):
                        # Clocks show more time than before.
                        is_news = is_news or room.deadline is not None
                    messages: list[tuple[int | None, bytes]] = []
                    if is_news:
                        work = self._news, live, holder, lang, first, told
                        messages, told = await live.aside(*work)
                    elif here != live.here:
                        messages.append((None, msgspec.json.encode(wire.Present(live.here))))
                    if holder.role == "seat":
                        chat = await self._chat(live)
                        spoke = map(wire.Spoke, map(_spoken, chat.since(heard)))
                        messages += [(None, msgspec.json.encode(each)) for each in spoke]
                        heard = chat.last
                    sent, here = room.number, live.here
                for message in messages:
                    yield message
                if is_news and (drawn := await self._drawn(game, holder, told)) is not None:
                    yield None, drawn
                await wake.wait()
        finally:
            live.watchers.discard(wake)
            live.present[seat] -= 1
            live.notify()
            self.keeper.announce(live)

    @asynccontextmanager
    async def _seated(self, game: str, holder: Holder) -> AsyncIterator[Live]:
        """A game for somebody who plays in it, while nothing in it is half done."""
        if holder.role != "seat":
            raise Fault("not-allowed")
        async with self.keeper.at(game) as live:
            yield live

    def _news(
        self, live: Live, holder: Holder, lang: Language, first: int, told: wire.GameState | None
    ) -> tuple[list[tuple[int | None, bytes]], wire.GameState]:
        """All that happened from an event on, what became of the state, and that state."""
        reader = Reader(live.room, holder, lang)
        new = [reader.happened(each) for each in live.room.happenings[first:]]
        messages = [(each.number, msgspec.json.encode(each)) for each in new]
        showing = live.showing(holder, lang)
        now = showing.state(reader, self.keys, live.here, live.region(holder.viewer))
        return [*messages, (None, showing.since(told, now))], now

    async def _drawn(self, game: str, holder: Holder, told: wire.GameState | None) -> bytes | None:
        """The outlines of the region asked about, which nobody needs to have waited for."""
        if told is None or told.decision is None or told.decision.region is None:
            return None
        async with self.keeper.as_known(game) as live:
            drawn = await live.aside(live.drawn, holder.viewer)
        return None if drawn is None else msgspec.json.encode(drawn)

    async def _open(
        self,
        ruleset: Published[Any],
        setup: Setup,
        seed: int | str | None,
        sittings: tuple[Sitting, ...],
        *,
        opening: tuple[Any, ...] = (),
        record: Record | None = None,
        patience: int | None = None,
        clock: Clock | None = None,
        advice: bool = True,
        follows: str = "",
        is_shared: bool = False,
        whose: str = "",
    ) -> wire.CreatedGame:
        head = Head(
            id=self._names(),
            setup=setup,
            seats=sittings,
            created=self.keeper.clock(),
            seed=seed,
            opening=opening,
            record=record,
            patience=patience,
            clock=clock,
            advice=advice,
            follows=follows,
            is_shared=is_shared,
        )
        await self.keeper.open(head, ruleset, whose)
        return self._links(head)

    async def _open_again(self, live: Live) -> str:
        """A game like this one, with everybody who joined it at the same seat."""
        room, head = live.room, live.room.head
        seed = None if head.seed is None else self._seeds()
        made = await self._open(
            room.ruleset,
            replace(head.setup, version=room.ruleset.version),
            seed,
            head.seats,
            patience=head.patience,
            clock=head.clock,
            advice=head.advice,
            follows=head.id,
            is_shared=head.is_shared,
            whose=live.whose,
        )
        async with self.keeper.at(made.id) as again:
            for sitting in head.seats:
                if sitting.kind == "open" and sitting.seat in room.people:
                    name = room.people[sitting.seat]
                    await self.keeper.do(again, self.keeper.deed("joined", sitting.seat, name=name))
        return made.id

    def _links(self, head: Head) -> wire.CreatedGame:
        spectator = self.keys.link(head.id, Holder("spectator", ""))
        return wire.CreatedGame(
            head.id,
            tuple(wire.SeatLink(s.seat, s.kind, self._link(head.id, s)) for s in head.seats),
            spectator,
        )

    def _link(self, game: str, sitting: Sitting) -> wire.Link | None:
        match sitting.kind:
            case "person":
                return self.keys.link(game, Holder("seat", sitting.seat))
            case "open":
                return self.keys.link(game, Holder("invited", sitting.seat))
            case _:
                return None

    def _undoing(self, room: Room, seat: str, do: str) -> Deed:
        """What an undo, a yes or a no amounts to."""
        deed = self.keeper.deed
        if do == "undo":
            can = room.undo(seat)
            if can.how == "no":
                raise Fault("nothing-to-undo")
            if seat in room.game.chosen:
                return deed("withdrawn", seat)
            if can.how == "ask":
                if (seat, room.asked_at) in room.declined:
                    raise Fault("declined-already")
                return deed("undo-proposed", seat, to=can.to)
            return deed("undone", seat, to=can.to, anew=True)
        proposal = room.proposal
        if proposal is None or seat not in room.must_agree(proposal.seat):
            raise Fault("no-proposal", number=room.number)
        if do == "decline":
            return deed("undo-declined", seat)
        if set(room.must_agree(proposal.seat)) - proposal.agreed - {seat}:
            return deed("undo-agreed", seat)
        return deed("undone", proposal.seat, to=proposal.to, anew=True)


def _spoken(line: Line) -> wire.Spoken:
    return wire.Spoken(line.number, line.seat, line.text, line.time)


def _keys_of(question: Choose) -> list[str]:
    return [option.key for option in question.options]
