"""Brings letters to a mail server: the one whoever runs the server names, and no other.

Letters wait in a bounded line and are brought one after another by a thread of their own; each
takes only so long, however slow the other side is, and is tried once. Nothing is encrypted only
where the mail server is on this machine.
"""

import asyncio
import logging
import smtplib
import ssl
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from socket import SHUT_RDWR
from typing import Any, Final, Literal
from urllib.parse import SplitResult, parse_qsl, unquote, urlsplit

from msgspec import Struct

log = logging.getLogger(__name__)

PATIENCE: Final = 5.0
"""Seconds the mail server may be silent."""
LONGEST: Final = 20.0
"""Seconds a letter may take in all."""
MOST_WAITING: Final = 500
"""Letters that wait; more are dropped."""
LOOPBACK: Final = ("localhost", "127.0.0.1", "::1")
PORTS: Final = {"smtp": 587, "smtps": 465}
SAFE: Final = ("none", "start", "whole")
KNOWN: Final = {"from", "page", "tls"}


class BadOffice(ValueError):
    """An address of a mail server that cannot be understood."""


class Office(Struct, frozen=True):
    """Where letters are brought, who writes them, and where readers find their game."""

    host: str
    port: int
    tls: Literal["none", "start", "whole"]
    """Not encrypted, encrypted after the first words, or from the start."""
    sender: str
    page: str
    """The address of the server as its players know it."""
    user: str = ""
    password: str = ""


def office(address: str) -> Office:
    """A mail server, as ``smtp://`` or ``smtps://user:password@host:port?from=…&page=https://…``.

    >>> office("smtps://me:p%40ss@mail.example?from=games@example.org&page=https://play.example")
    ... # doctest: +ELLIPSIS
    Office(host='mail.example', port=465, tls='whole', ... user='me', password='p@ss')
    >>> office("smtp://localhost:25?from=a@example.org&page=http://localhost:8000").tls
    'none'
    """
    try:
        parts = urlsplit(address)
        more, port = dict(parse_qsl(parts.query, strict_parsing=True)), parts.port
    except ValueError:
        raise BadOffice from None
    host, page = parts.hostname or "", more.get("page", "").rstrip("/")
    is_known = parts.scheme in PORTS and more.keys() <= KNOWN and parts.path in ("", "/")
    if not (host and is_known and "@" in more.get("from", "")):
        raise BadOffice
    if not page.startswith(("http://", "https://")):
        raise BadOffice
    return Office(
        host,
        port or PORTS[parts.scheme],
        _tls(parts, more.get("tls")),
        more["from"],
        page,
        unquote(parts.username or ""),
        unquote(parts.password or ""),
    )


def _tls(parts: SplitResult, wanted: str | None) -> Literal["none", "start", "whole"]:
    is_here = parts.hostname in LOOPBACK
    if wanted not in (None, *SAFE) or (wanted == "none" and not is_here):
        raise BadOffice
    if parts.scheme == "smtps":
        return "whole"
    return "start" if wanted == "start" or (wanted is None and not is_here) else "none"


class Letter(Struct, frozen=True):
    """Something to be told to one reader."""

    to: str
    subject: str
    text: str


class Postman:
    """Brings letters, one after another."""

    def __init__(self, office: Office, dropped: Callable[[], None] = lambda: None) -> None:
        self.office = office
        self._dropped = dropped
        """Called for every letter that nobody will read."""
        self._letters: asyncio.Queue[Letter] = asyncio.Queue(MOST_WAITING)
        self._lane = ThreadPoolExecutor(1, thread_name_prefix="postman")

    def post(self, letter: Letter) -> bool:
        """Have a letter brought; whether there was room for it."""
        if self._letters.full():
            self._dropped()
            return False
        self._letters.put_nowait(letter)
        return True

    async def deliver_all(self) -> None:
        """Bring whatever there is, until the server ends."""
        try:
            while True:
                await self._deliver(await self._letters.get())
        finally:
            self._lane.shutdown(wait=False, cancel_futures=True)

    async def _deliver(self, letter: Letter) -> None:
        walk = Walk(self.office)
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(LONGEST):
                await loop.run_in_executor(self._lane, walk.bring, letter)
        except (OSError, ValueError, smtplib.SMTPException) as problem:
            # Its words may name whom it was for.
            log.warning("a letter was not delivered: %s", type(problem).__name__)
            self._dropped()
        finally:
            walk.hang_up()


class Walk:
    """One way to the mail server and back, which can be broken off from outside."""

    def __init__(self, office: Office) -> None:
        self.office = office
        self.line: smtplib.SMTP | None = None

    def bring(self, letter: Letter) -> None:
        """Hand a letter over."""
        office = self.office
        trusted = ssl.create_default_context()
        how: dict[str, Any] = {"context": trusted} if office.tls == "whole" else {}
        kind = _SealedLine if office.tls == "whole" else _Line
        with kind(self, office.host, office.port, timeout=PATIENCE, **how) as line:
            if office.tls == "start":
                line.starttls(context=trusted)
            if office.user:
                line.login(office.user, office.password)
            line.send_message(_written(letter, office.sender))

    def hang_up(self) -> None:
        """End it, whatever is being waited for."""
        sock = getattr(self.line, "sock", None)
        if sock is not None:
            with suppress(OSError):
                sock.shutdown(SHUT_RDWR)


class _Line(smtplib.SMTP):
    """A connection that is known from its beginning, so that it can be ended."""

    def __init__(self, walk: Walk, *args: Any, **how: Any) -> None:
        walk.line = self
        super().__init__(*args, **how)


class _SealedLine(smtplib.SMTP_SSL):
    """The same, encrypted from its beginning."""

    def __init__(self, walk: Walk, *args: Any, **how: Any) -> None:
        walk.line = self
        super().__init__(*args, **how)


def _written(letter: Letter, sender: str) -> EmailMessage:
    message = EmailMessage()
    message["From"], message["To"] = sender, letter.to
    message["Subject"] = letter.subject
    message["Date"] = formatdate()
    message["Message-ID"] = make_msgid(domain=sender.rpartition("@")[2])
    # So that nobody's note of absence comes back.
    message["Auto-Submitted"] = "auto-generated"
    message.set_content(letter.text)
    return message
