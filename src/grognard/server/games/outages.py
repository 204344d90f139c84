"""When the server was down: time that nobody is charged for."""

from collections.abc import Iterable

import msgspec

LONGEST = 2_592_000.0
"""Seconds after which nobody waits for an answer any more, so that what was before is forgotten."""


class Outages:
    """Every time the server was away.

    >>> away = Outages([(100.0, 130.0), (200.0, 210.0)])
    >>> away.since(0.0), away.since(120.0), away.since(150.0), away.since(300.0)
    (40.0, 20.0, 10.0, 0.0)
    """

    def __init__(self, times: Iterable[tuple[float, float]] = ()) -> None:
        self._times = list(times)

    @classmethod
    def read(cls, noted: bytes) -> "Outages":
        """What was written down of them."""
        return cls(msgspec.json.decode(noted, type=list[tuple[float, float]]) if noted else ())

    def write(self) -> bytes:
        """To be read after the next one."""
        return msgspec.json.encode(self._times)

    def add(self, last_seen: float, back: float) -> None:
        """One that has just ended."""
        if back > last_seen:
            self._times.append((last_seen, back))
        self._times = [each for each in self._times if each[1] > back - LONGEST]

    def since(self, moment: float) -> float:
        """How many seconds of those since then the server was away."""
        return sum(max(0.0, end - max(start, moment)) for start, end in self._times)
