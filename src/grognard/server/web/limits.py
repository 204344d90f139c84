"""How much anybody may ask of the server."""

from collections import OrderedDict
from collections.abc import Callable
from time import monotonic

from msgspec import Struct


class Limits(Struct, frozen=True, kw_only=True):
    """Bounds on what comes from outside."""

    body: int = 64 * 1024
    """Bytes of an ordinary request."""
    record: int = 4 * 1024 * 1024
    """Bytes of a record that somebody uploads."""
    message: int = 4 * 1024
    """Bytes of a message on a socket."""
    answers: int = 20_000
    """Answers of a record that somebody uploads."""
    requests: float = 40.0
    """Requests per second and address, in the long run."""
    burst: int = 200
    """Requests an address may make at once."""
    games: float = 120.0
    """Games per hour and address, in the long run."""
    games_at_once: int = 60
    """Games an address may create at once."""
    odds: float = 8.0
    """Questions for odds per second and address, in the long run."""
    odds_at_once: int = 40
    failures: int = 60
    """Wrong keys an address may try at once; it regains one a second."""
    sockets: int = 64
    """Open sockets per address."""
    rooms: int = 2_000
    """Games kept in memory; others are read from the store when somebody looks."""
    addresses: int = 50_000
    """Addresses remembered; the one not heard of for longest is forgotten first."""
    deeds: int = 20_000
    """What may be done in one game."""


class Bucket(Struct):
    """Holds so many tokens and regains them with time."""

    tokens: float
    seen: float


class Buckets:
    """A bucket per address: taking from an empty one says how long to wait.

    >>> now = 0.0
    >>> buckets = Buckets(rate=1.0, most=2, clock=lambda: now)
    >>> buckets.take("a"), buckets.take("a"), buckets.take("a")
    (0.0, 0.0, 1.0)
    >>> now = 1.0
    >>> buckets.take("a")
    0.0
    """

    def __init__(
        self,
        rate: float,
        most: int,
        *,
        remembered: int = 50_000,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self.rate, self.most = rate, most
        self._remembered = remembered
        self._clock = clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> float:
        """Take a token: 0 if there was one, else the seconds until there is."""
        bucket = self._filled(address)
        if bucket.tokens < 1:
            return (1 - bucket.tokens) / self.rate
        bucket.tokens -= 1
        return 0.0

    def wait(self, address: str) -> float:
        """The seconds until there is a token, without taking it."""
        return max(0.0, (1 - self._filled(address).tokens) / self.rate)

    def _filled(self, address: str) -> Bucket:
        now = self._clock()
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(float(self.most), now)
            if len(self._buckets) > self._remembered:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(address)
        bucket.tokens = min(float(self.most), bucket.tokens + (now - bucket.seen) * self.rate)
        bucket.seen = now
        return bucket
