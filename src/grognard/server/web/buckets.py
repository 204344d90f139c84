"""Lets an address do something so often, and no oftener."""

from collections import OrderedDict
from collections.abc import Callable
from time import monotonic

from msgspec import Struct


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
