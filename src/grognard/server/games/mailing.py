"""Who at a table wants a letter when it is their turn, and where to.

Whoever holds a seat names an address; a number is sent there and has to be entered at the table
before anything else is written to it, so nobody can have letters sent to others. Addresses are
noted beside the game, shown to nobody, and forgotten when it is over.
"""

import secrets
import time
from collections.abc import Callable
from hmac import compare_digest

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from grognard.kernel.said import Language
from grognard.server import wire
from grognard.server.faults import Fault
from grognard.server.games.keeper import Keeper
from grognard.server.games.letters import Letter, Postman
from grognard.server.games.live import Live
from grognard.server.present.log import own_words, words_of

LASTS = 3600.0
"""Seconds in which the number must be entered."""
TRIES = 5
"""Wrong numbers after which a new one is needed."""
SELDOM = 600.0
"""Seconds between two letters to one seat, however often it is asked."""


class Reader(Struct, frozen=True):
    """Where to write to a seat, and in which language."""

    address: str
    lang: Language
    code: str = ""
    """What has to be entered; nothing once that was done."""
    until: float = 0.0
    tries: int = 0

    @property
    def is_confirmed(self) -> bool:
        """Whether whoever reads what is sent there wants it."""
        return not self.code


Readers = dict[str, Reader]
_readers = msgspec.json.Decoder(Readers)


def note_of(game: str) -> str:
    """The name under which the addresses of a game are noted."""
    return f"mail {game}"


class Mailing:
    """Writes to whoever wants it; without a postman nobody is written to."""

    def __init__(self, keeper: Keeper, postman: Postman | None) -> None:
        self._keeper, self._postman = keeper, postman
        self._last: dict[tuple[str, str], float] = {}

    async def state(self, game: str, seat: str) -> wire.Mail:
        """What a seat has asked for, for whoever holds it."""
        if self._postman is None:
            return wire.Mail(False)
        reader = _read(await self._keeper.store.note(note_of(game))).get(seat)
        if reader is None:
            return wire.Mail(True)
        veiled = _veiled(reader.address)
        return wire.Mail(True, "confirmed" if reader.is_confirmed else "unconfirmed", veiled)

    async def ask(self, game: str, seat: str, address: str, lang: Language) -> wire.Mail:
        """Send a number to an address, to be entered at the table."""
        if self._postman is None:
            raise Fault("no-mail")
        code = f"{secrets.randbelow(10**8):08}"
        reader = Reader(address, lang, code, self._keeper.clock() + LASTS)
        await self._amend(game, lambda readers: {**readers, seat: reader})
        words = own_words(lang)
        subject, text = words("mail-code-subject"), words("mail-code", code=code)
        if not self._postman.post(Letter(address, subject, text)):
            raise Fault("busy", retry_after=60)
        return await self.state(game, seat)

    async def confirm(self, game: str, seat: str, code: str) -> wire.Mail:
        """The number is entered: if it is the one, letters are written from now on."""
        if self._postman is None:
            raise Fault("no-mail")
        now, is_right = self._keeper.clock(), False

        def enter(readers: Readers) -> Readers:
            nonlocal is_right
            reader = readers.get(seat)
            if reader is None or reader.is_confirmed:
                is_right = reader is not None
                return readers
            is_right = reader.until > now and compare_digest(reader.code, code)
            if is_right:
                return {**readers, seat: Reader(reader.address, reader.lang)}
            wrong = replace(reader, tries=reader.tries + 1)
            return {**_without(readers, seat), **({seat: wrong} if wrong.tries < TRIES else {})}

        await self._amend(game, enter)
        if not is_right:
            raise Fault("wrong-code")
        return await self.state(game, seat)

    async def stop(self, game: str, seat: str) -> wire.Mail:
        """Forget an address."""
        if self._postman is not None:
            await self._amend(game, lambda readers: _without(readers, seat))
        return await self.state(game, seat)

    async def forget(self, game: str) -> None:
        """A game is over: nobody has a turn any more."""
        name = note_of(game)
        if await self._keeper.store.note(name):
            await self._keeper.store.write_note(name, b"")

    async def tell(self, live: Live, seat: str, until: float | None) -> None:
        """Write to a seat that it is its turn, if that is wanted and was not done just now."""
        game, now = live.room.head.id, self._keeper.clock()
        if self._postman is None or now - self._last.get((game, seat), -SELDOM) < SELDOM:
            return
        reader = _read(await self._keeper.store.note(note_of(game))).get(seat)
        if reader is None or not reader.is_confirmed or seat in live.here:
            return
        self._last = {where: at for where, at in self._last.items() if now - at < SELDOM}
        self._last[game, seat] = now
        words = own_words(reader.lang)
        title = words_of(live.room.ruleset, reader.lang)(f"ruleset-{live.room.ruleset.name}")
        late = "" if until is None else time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime(until))
        text = words(
            "mail-turn",
            game=title,
            page=f"{self._postman.office.page}/game/{game}",
            until=late or "none",
        )
        self._postman.post(Letter(reader.address, words("mail-turn-subject", game=title), text))

    async def _amend(self, game: str, change: Callable[[Readers], Readers]) -> None:
        def amended(noted: bytes) -> bytes:
            return msgspec.json.encode(change(_read(noted)))

        await self._keeper.store.amend_note(note_of(game), amended)


def _read(noted: bytes) -> Readers:
    return _readers.decode(noted) if noted else {}


def _without(readers: Readers, seat: str) -> Readers:
    return {each: reader for each, reader in readers.items() if each != seat}


def _veiled(address: str) -> str:
    """An address as its owner knows it again, and nobody else learns it.

    >>> _veiled("ada@example.org")
    'a…@e…'
    """
    name, _, domain = address.partition("@")
    return f"{name[:1]}…@{domain[:1]}…"
