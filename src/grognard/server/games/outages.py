"""When nobody could answer, since server or store were away: time that nobody is charged for."""

from collections.abc import Iterable

import msgspec

LONGEST = 2_592_000.0
"""Seconds after which nobody waits for an answer any more, so that what was before is forgotten."""


class Outages:
    """Every time the server, or what it keeps its games in, was away.

    >>> away = Outages([(100.0, 130.0), (200.0, 210.0)])
    >>> away.since(0.0), away.since(120.0), away.since(150.0), away.since(300.0)
    (40.0, 20.0, 10.0, 0.0)

    What several processes have noticed counts once.

    >>> away.add(205.0, 215.0)
    >>> away.since(0.0)
    45.0
    """

    def __init__(self, times: Iterable[tuple[float, float]] = ()) -> None:
        self._times = list(times)

    @classmethod
    def read(cls, noted: bytes) -> "Outages":
        """What was written down of them."""
        return cls(_times(noted))

    def read_again(self, noted: bytes) -> None:
        """Know what was written down since, for all who look here."""
        self._times = _times(noted)

    def write(self) -> bytes:
        """To be read after the next one."""
        return msgspec.json.encode(self._times)

    def add(self, last_seen: float, back: float) -> None:
        """One that has just ended."""
        new = [(last_seen, back)] if back > last_seen else []
        merged: list[tuple[float, float]] = []
        for start, end in sorted([*self._times, *new]):
            if merged and start <= merged[-1][1]:
                merged[-1] = merged[-1][0], max(end, merged[-1][1])
            else:
                merged.append((start, end))
        self._times = [each for each in merged if each[1] > back - LONGEST]

    def since(self, moment: float) -> float:
        """How many seconds of those since then nobody could answer."""
        return sum(max(0.0, end - max(start, moment)) for start, end in self._times)


def _times(noted: bytes) -> list[tuple[float, float]]:
    return msgspec.json.decode(noted, type=list[tuple[float, float]]) if noted else []
