"""Zones: where a moving centre comes within reach of others, and of several of them at once."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from typing import NamedTuple

from grognard.table.arcs.legs import Leg, Straight
from grognard.table.arcs.tracks import Track
from grognard.table.lattice import Point

SLACK = 0.002
"""A track that comes this close to a zone without quite reaching it has entered it."""
TOGETHER = 0.05
"""Zones entered within so much of the track after the first are entered at once."""
STEP = 0.02


class Zone(NamedTuple):
    """All centres within reach of a point."""

    key: str
    x: float
    y: float
    reach: float

    def depth(self, point: Point) -> float:
        """How far inside the zone a point is; negative outside."""
        dx, dy = point[0] - self.x, point[1] - self.y
        return self.reach - math.sqrt(dx * dx + dy * dy)


class Entrance(NamedTuple):
    """How far along a track it enters zones, and whose they are, in order."""

    gone: float
    keys: tuple[str, ...]


Hidden = Callable[[Zone, Point], bool]
"""Whether something keeps a zone from a point that it reaches."""


def entrance(
    track: Track, zones: Iterable[Zone], hidden: Hidden | None = None, together: float = TOGETHER
) -> Entrance | None:
    """Where a track first enters zones: at the last of those it enters at once.

    A zone the track begins in is not entered until it has been left; where something hides the
    zone, one is not in it.

    >>> track = Track.through([(10.0, 10.0), (16.0, 10.0)])
    >>> entrance(track, [Zone("b1", 16.0, 10.0, 2.2)])
    Entrance(gone=3.8, keys=('b1',))
    """
    found = []
    for zone in zones:
        gone = entered(track, zone, hidden)
        if gone is not None:
            found.append((gone, zone.key))
    if not found:
        return None
    first = min(found)[0]
    at_once = sorted(entry for entry in found if entry[0] <= first + together)
    return Entrance(at_once[-1][0], tuple(key for _, key in at_once))


def entered(track: Track, zone: Zone, hidden: Hidden | None = None) -> float | None:
    """How far along a track it enters one zone, if it does."""
    if hidden is not None and zone.depth(track.start) >= 0.0:
        revealed = _revealed(track, zone, hidden)
        if revealed is not None:
            return round(revealed, 9)
    gone = 0.0
    for leg in track.legs:
        west, south, east, north = leg.box()
        reach = zone.reach + SLACK
        if west - reach <= zone.x <= east + reach and south - reach <= zone.y <= north + reach:
            for at in _entries(leg, zone):
                entry = _unhidden(track, zone, gone + at, hidden)
                if entry is not None:
                    return round(entry, 9)
        gone += leg.length
    if track.legs and zone.depth(track.start) < -SLACK and -SLACK <= zone.depth(track.end) < 0.0:
        return round(track.length, 9)
    return None


def _entries(leg: Leg, zone: Zone) -> list[float]:
    """Where a leg comes in from outside, or grazes the zone within the slack."""
    crossings = leg.crosses_circle(zone.x, zone.y, zone.reach)
    outside = zone.depth(leg.a) < 0.0
    if crossings:
        return [max(0.0, s) for s in (crossings[::2] if outside else crossings[1::2])]
    if outside and isinstance(leg, Straight):
        (ax, ay), (bx, by) = leg.a, leg.b
        dx, dy = bx - ax, by - ay
        length2 = dx * dx + dy * dy
        along = (zone.x - ax) * dx + (zone.y - ay) * dy
        if 0.0 < along < length2 and leg.comes_near(zone.x, zone.y) <= zone.reach + SLACK:
            return [along / math.sqrt(length2)] if zone.depth(leg.a) < -SLACK else []
    return []


def _unhidden(track: Track, zone: Zone, gone: float, hidden: Hidden | None) -> float | None:
    """The first point from there on, still inside, that nothing keeps the zone from."""
    if hidden is None or not hidden(zone, track.at(gone)):
        return gone
    last = gone
    while last < track.length:
        following = min(track.length, last + STEP)
        point = track.at(following)
        if zone.depth(point) < 0.0:
            return None
        if not hidden(zone, point):
            return _boundary(track, zone, last, following, hidden)
        last = following
    return None


def _revealed(track: Track, zone: Zone, hidden: Hidden) -> float | None:
    """Where a track that begins within reach of a zone comes out from what kept it away."""
    gone = 0.0
    while zone.depth(track.at(gone)) >= 0.0:
        if hidden(zone, track.at(gone)):
            return _unhidden(track, zone, gone, hidden)
        if gone >= track.length:
            break
        gone = min(track.length, gone + STEP)
    return None


def _boundary(track: Track, zone: Zone, low: float, high: float, hidden: Hidden) -> float:
    while high - low > 1e-4:
        middle = (low + high) / 2.0
        if hidden(zone, track.at(middle)):
            low = middle
        else:
            high = middle
    return high
