"""What a track costs where shapes charge for going through them."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise

from grognard.table.arcs.shapes import Shape
from grognard.table.arcs.tracks import STRETCH, Track


class Toll:
    """What a shape charges a track: so much more for every inch inside, and for each entry."""

    __slots__ = ("box", "per_entry", "per_inch", "shape")

    def __init__(self, shape: Shape, per_inch: float = 0.0, per_entry: float = 0.0) -> None:
        self.shape = shape
        self.per_inch = per_inch
        self.per_entry = per_entry
        self.box = shape.box


class Effort:
    """What a track costs, tolls included, at every point of it.

    >>> from grognard.table.arcs.shapes import Disc
    >>> track = Track.through([(0.0, 0.0), (10.0, 0.0)])
    >>> effort = Effort(track, [Toll(Disc(5.0, 0.0, 2.0), per_inch=1.0)])
    >>> effort.at(10.0), effort.reach(6.0)
    (14.0, 4.5)
    """

    __slots__ = ("_entries", "_slow", "length")

    def __init__(self, track: Track, tolls: Iterable[Toll]) -> None:
        self.length = track.length
        self._slow: list[tuple[float, float, float]] = []
        self._entries: list[tuple[float, float]] = []
        west, south, east, north = track.box
        for toll in tolls:
            box = toll.box
            if box[0] >= east or box[2] <= west or box[1] >= north or box[3] <= south:
                continue
            for low, high in track.spans(toll.shape):
                if toll.per_inch:
                    self._slow.append((low, high, toll.per_inch))
                if toll.per_entry and low > 0.0:
                    self._entries.append((low, toll.per_entry))

    def at(self, gone: float) -> float:
        """What it costs to go so far."""
        if not self._slow and not self._entries:
            return gone
        slow = sum(rate * (min(gone, high) - low) for low, high, rate in self._slow if low < gone)
        return gone + slow + sum(price for entry, price in self._entries if entry < gone - STRETCH)

    def reach(self, allowance: float) -> float:
        """How far along the allowance lasts."""
        if not self._slow and not self._entries:
            return min(self.length, allowance)
        if self.at(self.length) <= allowance:
            return self.length
        low, high = 0.0, min(self.length, allowance)
        marks = sorted(
            {low, high, *(m for span in self._slow for m in span[:2] if m < high)}
            | {m for m, _ in self._entries if m < high}
        )
        for low, high in pairwise(marks):
            if self.at(high) > allowance:
                spent = self.at(low)
                rate = 1.0 + sum(r for a, b, r in self._slow if a <= low and high <= b)
                due = sum(price for m, price in self._entries if m == low)
                if due and spent + due > allowance:
                    return low
                return min(high, low + max(0.0, allowance - spent - due) / rate)
        return marks[-1]
