"""Who may be connected: so many at once, and none that keeps us waiting for its request.

The library that serves HTTP waits for ever for the rest of a request, and the event loop writes
a traceback for every connection there is no file descriptor for. Here a connection has so many
seconds to say what it wants, an address has so many connections, and there are never more in all
than there are descriptors; whoever comes beyond that is hung up on, and the log says so in one
line a minute.
"""

import asyncio
import errno
import logging
from collections import Counter
from collections.abc import Callable, Collection
from ipaddress import IPv6Address, IPv6Network, ip_address
from time import monotonic
from types import FrameType
from typing import Any, cast

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

try:
    import resource
except ImportError:  # pragma: no cover (Windows has no such limit)
    resource = None  # type: ignore[assignment]

log = logging.getLogger(__name__)

HEAD = 10.0
"""Seconds within which the head of a request must be there."""
BODY = 30.0
"""Seconds within which its body must be."""
RESERVED = 128
"""File descriptors for the store, the processes that think, and whatever else."""
MOST_FILES = 65_536
QUIET = 60.0
"""Seconds between two lines of the log about the same trouble."""
OUT_OF_FILES = (errno.EMFILE, errno.ENFILE)


def block(address: str) -> str:
    """What counts as one address: one of version 4, or the network of 64 bits of version 6.

    A household gets such a network; to whoever has one, 2**64 addresses are as good as one.

    >>> block("192.0.2.7"), block("2001:db8::17"), block("::ffff:192.0.2.7"), block("pipe")
    ('192.0.2.7', '2001:db8::/64', '192.0.2.7', 'pipe')
    """
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Network((found, 64), strict=False))


class Seldom:
    """Says the same thing once in a while, and how often it would have been said."""

    def __init__(self, text: str, clock: Callable[[], float] = monotonic) -> None:
        self._text, self._clock = text, clock
        self._times, self._next = 0, -QUIET

    def say(self) -> None:
        """It happened again."""
        self._times += 1
        if self._clock() >= self._next:
            log.warning(self._text, self._times)
            self._times, self._next = 0, self._clock() + QUIET


class Gate:
    """Counts connections: in all, and by the address they come from."""

    def __init__(self, most: int, each: int, proxies: Collection[str] = ()) -> None:
        self.most, self.each, self.proxies = most, each, proxies
        """Behind a proxy everybody comes from its address, and it does the counting."""
        self._from: dict[Any, str] = {}
        self._each: Counter[str] = Counter()
        self._full = Seldom("too many connections: %d were turned away")

    def __len__(self) -> int:
        return len(self._from)

    def admit(self, transport: Any, address: str) -> bool:
        """Whether one more may come in."""
        place = block(address)
        is_crowd = self._each[place] >= self.each and address not in self.proxies
        if len(self._from) >= self.most or is_crowd:
            self._full.say()
            return False
        self._from[transport] = place
        self._each[place] += 1
        return True

    def leave(self, transport: Any) -> None:
        """One that came in, or did not, is gone."""
        place = self._from.pop(transport, None)
        if place is not None:
            self._each[place] -= 1
            if not self._each[place]:
                del self._each[place]


class GuardedConfig(uvicorn.Config):
    """How to serve, and who guards the door."""

    def __init__(self, app: Any, gate: Gate, **how: Any) -> None:
        super().__init__(app, http=GuardedHttp, ws=GuardedSocket, **how)
        self.gate = gate


class GuardedHttp(H11Protocol):
    """A connection that has to say in time what it wants."""

    _timer: asyncio.TimerHandle | None = None
    _awaits: float | None = None
    """What there is to wait for, by the seconds it may take."""

    @property
    def _gate(self) -> Gate:
        return cast(GuardedConfig, self.config).gate

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self._gate.admit(transport, self.client[0] if self.client else ""):
            self._wait_for_request()
        else:
            transport.abort()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._wait_for_request()

    def connection_lost(self, exc: Exception | None) -> None:
        self._gate.leave(self.transport)
        self._wait(None)
        super().connection_lost(exc)

    def _wait_for_request(self) -> None:
        """Wait for whatever is not there yet, from when it was first waited for."""
        if self.transport.get_protocol() is not self:
            # It has become a WebSocket, on which nobody has to say anything.
            self._wait(None)
            return
        match self.conn.their_state:
            case h11.IDLE:
                self._wait(HEAD)
            case h11.SEND_BODY:
                self._wait(BODY)
            case _:
                self._wait(None)

    def _wait(self, seconds: float | None) -> None:
        if seconds == self._awaits:
            return
        if self._timer is not None:
            self._timer.cancel()
        self._awaits = seconds
        is_closing = self.transport.is_closing()
        late = None if seconds is None or is_closing else self.loop.call_later(seconds, self._late)
        self._timer = late

    def _late(self) -> None:
        self.transport.abort()


class GuardedSocket(WebSocketsSansIOProtocol):
    """A connection that became a WebSocket; it counts until it is closed."""

    def connection_lost(self, exc: Exception | None) -> None:
        cast(GuardedConfig, self.config).gate.leave(self.transport)
        super().connection_lost(exc)


def room_for(wanted: int) -> int:
    """How many of these connections there are file descriptors for; as many as may be are had."""
    if resource is None:
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft < min(most, wanted + RESERVED):
        soft = min(most, wanted + RESERVED)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return max(1, min(wanted, soft - RESERVED))


def quiet(loop: asyncio.AbstractEventLoop) -> None:
    """Let the event loop say in one line that there is no descriptor for a connection."""
    seldom = Seldom("there are no more file descriptors (%d times)")

    def handle(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        problem = context.get("exception")
        if isinstance(problem, OSError) and problem.errno in OUT_OF_FILES:
            seldom.say()
        else:
            loop.default_exception_handler(context)

    loop.set_exception_handler(handle)


class PatientServer(uvicorn.Server):
    """A server that ends in order however often it is told to: it takes a few seconds at most.

    Uvicorn ends at once if it is told twice, leaves undone what is to be done at the end, and sends
    itself the signals anew once it has ended, in the middle of what ends after it.
    """

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        self.should_exit = True
