"""A game in memory, and who watches it."""

import asyncio
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from msgspec import Struct

from grognard.kernel.questions import Place
from grognard.kernel.said import Language
from grognard.server import wire
from grognard.server.games.chat import Chat
from grognard.server.games.keys import Holder
from grognard.server.games.room import Room
from grognard.server.games.showing import Showing
from grognard.server.games.testimony import Witness
from grognard.server.present import decisions
from grognard.server.thinking.turns import IN_PERSON, SOON, UNWATCHED

T = TypeVar("T")
Headlines = dict[str, wire.Headline | None]
"""What options come to, by key; nothing where nothing of note does."""


async def aside(lane: ThreadPoolExecutor, work: Callable[..., T], *args: Any) -> T:
    """Do something long in a thread, so that others are answered meanwhile."""
    return await asyncio.get_running_loop().run_in_executor(lane, work, *args)


class Thinking(Struct, frozen=True, eq=False):
    """A thought that is under way: for which seat, about which question."""

    seat: str
    about: int
    thought: "asyncio.Future[Any]"

    def is_wanted(self, room: Room) -> bool:
        """Whether the question is still asked."""
        return room.asked_at == self.about and self.seat in room.waits_for


class Live:
    """A room with its lock, its watchers and whoever moves its bots."""

    def __init__(self, room: Room, lane: ThreadPoolExecutor) -> None:
        self.room = room
        self._lane = lane
        self.lock = asyncio.Lock()
        self.watchers: set[asyncio.Event] = set()
        self.present: Counter[str] = Counter()
        self.elsewhere: dict[str, tuple[str, ...]] = {}
        """The seats that other processes have open, by process."""
        self.bots: asyncio.Task[None] | None = None
        self.thinking: Thinking | None = None
        self.whose = ""
        """The address it was opened from, as long as anybody remembers."""
        self.asked: frozenset[str] | None = None
        """The people who were asked something when the game last changed."""
        self.chat: Chat | None = None
        """What is said at the table, once somebody asked."""
        self._showings: dict[tuple[Holder, Language], Showing] = {}
        self.aftermath: dict[Language, asyncio.Task[wire.Aftermath]] = {}
        """The finished game taken apart, by language."""
        self._headlines: tuple[int, dict[tuple[str, Language], Headlines]] = (-1, {})
        self._advice: tuple[int, dict[tuple[str, Language], wire.Advice]] = (-1, {})
        self._witness: Witness | None = None
        self._region: tuple[int, wire.Region] | None = None
        self._outlines: tuple[int, tuple[tuple[wire.Point, ...], ...]] | None = None

    async def aside(self, work: Callable[..., T], *args: Any) -> T:
        """Do something long about this game, so that others are answered meanwhile."""
        return await aside(self._lane, work, *args)

    @property
    def here(self) -> tuple[str, ...]:
        """The seats somebody has open now, wherever that is."""
        there = {seat for seats in self.elsewhere.values() for seat in seats}
        return tuple(seat for seat in self.room.seats if self.present[seat] or seat in there)

    @property
    def here_alone(self) -> tuple[str, ...]:
        """The seats somebody has open in this process."""
        return tuple(seat for seat in self.room.seats if self.present[seat])

    @property
    def urgency(self) -> int:
        """Who waits for what its bots do."""
        people = self.room.people
        if any(seat in people for seat in self.here):
            return IN_PERSON
        return SOON if people or self.watchers else UNWATCHED

    @property
    def is_idle(self) -> bool:
        """Whether it can be forgotten until somebody looks again."""
        return not (self.watchers or self.bots or self.lock.locked())

    @property
    def witness(self) -> Witness | None:
        """Whoever sees what comes of deeds; nobody where nothing is played any more."""
        if self.room.is_told:
            return None
        if self._witness is None or self._witness.room is not self.room:
            self._witness = Witness(self.room)
        return self._witness

    def overlook(self) -> None:
        """Something was done that nobody here saw coming: whoever sees comes anew."""
        self._witness = None

    def headlines(self, number: int, seat: str, lang: Language) -> Headlines:
        """What is known of the options of a question; that of the one before is forgotten."""
        if self._headlines[0] != number:
            self._headlines = (number, {})
        return self._headlines[1].setdefault((seat, lang), {})

    def advice(self, number: int) -> dict[tuple[str, Language], wire.Advice]:
        """What was suggested at a question, by seat and language."""
        if self._advice[0] != number:
            self._advice = (number, {})
        return self._advice[1]

    def showing(self, holder: Holder, lang: Language) -> Showing:
        """What those who hold such a link and read this language are shown."""
        return self._showings.setdefault((holder, lang), Showing())

    def region(self, seat: str) -> wire.Region | None:
        """The region a seat is asked to place something in, without its outlines."""
        asked = self.room.question_for(seat)
        if not isinstance(asked, Place):
            return None
        if self._region is None or self._region[0] != self.room.asked_at:
            self._region = self.room.asked_at, decisions.region(asked)
        return self._region[1]

    def drawn(self, seat: str) -> wire.RegionDrawn | None:
        """The outlines of that region, drawn once."""
        asked = self.room.question_for(seat)
        if not isinstance(asked, Place):
            return None
        if self._outlines is None or self._outlines[0] != self.room.asked_at:
            self._outlines = self.room.asked_at, decisions.outlines(asked)
        return wire.RegionDrawn(*self._outlines)

    def notify(self) -> None:
        """Wake whoever watches."""
        for showing in self._showings.values():
            showing.forget()
        if not self.watchers:
            self._showings.clear()
        for watcher in self.watchers:
            watcher.set()
