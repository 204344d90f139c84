"""What somebody means who points where the rules will not have a piece.

A way that is too long is cut, and a place that will not do gives way to the nearest one that does.
All that is asked of the rules is whether a placement is legal, so this holds in every ruleset, and
only so often, so that an answer comes at once. Lengths are in the unit of the table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import pairwise
from typing import NamedTuple, Protocol, runtime_checkable

from grognard.kernel.questions import Placement, Region
from grognard.table.distance import between
from grognard.table.headings import VECTORS, heading_of
from grognard.table.lattice import HUNDREDTHS, SLACK, Point, along, snap_point

MOST_TRIES = 400
"""So many placements are tried before the best one so far is good enough."""
PARTS = 48
"""A way is cut at one of so many places first, and then between two of them."""
SHARES = tuple(1 - part / 32 for part in range(24))
"""How far a way round something is tried: in full, then ever less."""
RINGS = 12
"""So many rings about the place pointed at, each half as wide again, up to the best so far."""
WIDER = 1.5
AROUND = VECTORS[::15]
TURN = 5
STEP = 1 / HUNDREDTHS


@runtime_checkable
class Snaps(Protocol):
    """A region in which pointing at something means a certain place: into contact, onto a route."""

    def meant(self, point: Point) -> Iterable[Placement]:
        """What somebody means who points there, likeliest first; not all of it need be legal."""
        ...


WayRound = Callable[[Point], Placement | None]
"""Finds a legal way to a point past whatever is in the way."""


def no_way(point: Point) -> Placement | None:
    """There is none but the straight one."""
    return None


def contacts(target: Point, apart: float, start: Point, point: Point) -> Iterator[Point]:
    """Places round a base, from the side somebody points at on, both ways round.

    Whoever points at the base itself means the side one comes from.

    >>> next(contacts((0.0, 0.0), 1.0, (0.0, -5.0), (0.1, 0.1)))
    (0.0, -1.0)
    >>> next(contacts((0.0, 0.0), 1.0, (0.0, -5.0), (3.0, 0.0)))
    (1.0, 0.0)
    """
    side = start if between(target, point) < apart / 2 else point
    (x, y), far = target, between(target, side)
    if far > SLACK:
        yield x + (side[0] - x) / far * apart, y + (side[1] - y) / far * apart
    first = heading_of(side[0] - x, side[1] - y) if far > SLACK else 0
    for turn in range(0, 181, TURN):
        for heading in (first + turn, first - turn):
            vx, vy = VECTORS[heading % 360]
            yield x + vx * apart, y + vy * apart


class Offer(NamedTuple):
    """A legal placement, how far it ends from where somebody points, and how long its way is."""

    placement: Placement
    apart: float
    length: float

    def is_better(self, other: Offer | None) -> bool:
        """Whether it is nearer, or as near by a shorter way."""
        if other is None or self.apart < other.apart - SLACK:
            return True
        return self.apart <= other.apart + SLACK and self.length < other.length - SLACK


def instead(
    region: Region,
    pointed: Placement,
    start: Point | None,
    reach: float | None = None,
    way_round: WayRound = no_way,
) -> Placement | None:
    """The legal placement nearest to one that is refused, with the heading that was asked for.

    ``start`` is where the piece stands, nothing if it is not on the table yet; no way like the one
    pointed at is longer than ``reach``, where that is known; ``way_round`` finds ways past what is
    in the way.
    """
    goal = pointed.end or start
    if goal is None:
        return None
    pointed = Placement(_without_repeats(pointed.path), pointed.heading)
    if isinstance(region, Snaps):
        for placement in region.meant(goal):
            meant = Placement(placement.path, pointed.heading)
            if region.refuse(meant) is None:
                return meant
    found = _Pointing(region, pointed, goal, start, reach, way_round).nearest()
    if found is None and len(pointed.path) > 1:
        # Where a single point is asked for, bends are of no use.
        straight = Placement(pointed.path[-1:], pointed.heading)
        found = _Pointing(region, straight, goal, start, reach, way_round).nearest()
    if found is None and reach is not None:
        # What was said of the way pointed at, through a wood perhaps, need not hold for others.
        return instead(region, pointed, start, None, way_round)
    return found


class _Pointing:
    """One search, and the best there was so far."""

    def __init__(
        self,
        region: Region,
        pointed: Placement,
        goal: Point,
        start: Point | None,
        reach: float | None,
        way_round: WayRound,
    ) -> None:
        self._region, self._goal, self._start, self._reach = region, goal, start, reach
        self._way_round = way_round
        self._path, self._heading = pointed.path, pointed.heading
        self._bends = pointed.path[:-1]
        self._best: Offer | None = None
        self._left = MOST_TRIES

    def nearest(self) -> Placement | None:
        self._cut()
        self._go_round()
        if self._best is None:
            self._proposals()
        if self._best is not None:
            self._rings(self._best.apart)
            self._closer()
        return self._best.placement if self._best is not None else None

    def _tries(self, path: tuple[Point, ...]) -> bool:
        """Whether a way is legal; if so, it may be the best one."""
        length = _length(self._start, path)
        if self._left <= 0 or (self._reach is not None and length > self._reach + STEP):
            return False
        self._left -= 1
        placement = Placement(path, self._heading)
        if self._region.refuse(placement) is not None:
            return False
        end = placement.end or self._start
        offer = Offer(placement, between(end, self._goal) if end else 0.0, length)
        if offer.is_better(self._best):
            self._best = offer
        return True

    def _at(self, point: Point) -> bool:
        return self._tries((*self._bends, snap_point(point)))

    def _cut(self) -> None:
        """Goes back along the way until it is legal, then forth as far as it still is."""
        if self._start is None or not self._path:
            return
        whole = _length(self._start, self._path)
        most = whole if self._reach is None else min(whole, self._reach)
        step = most / PARTS
        if step < SLACK:
            return
        for back in range(PARTS):
            legal = most - back * step
            if self._tries(self._cut_at(legal)):
                break
        else:
            return
        barred = legal + step if back else legal
        while barred - legal > STEP:
            middle = (legal + barred) / 2
            if self._tries(self._cut_at(middle)):
                legal = middle
            else:
                barred = middle

    def _go_round(self) -> None:
        """Where something stops a straight way, another one may lead on in the same direction."""
        if self._start is None or self._reach is None or len(self._path) != 1:
            return
        far = between(self._start, self._goal)
        most = min(far, self._reach)
        if far < SLACK:
            return
        (x, y), (gx, gy) = self._start, self._goal
        ahead = (gx - x) / far, (gy - y) / far
        straight, barred = self._best, most
        for share in SHARES:
            legal = most * share
            if straight is not None and far - legal >= straight.apart - STEP:
                return
            if self._leads_to(along(self._start, ahead, legal)):
                break
            barred = legal
        else:
            return
        while barred - legal > 2 * STEP:
            middle = (legal + barred) / 2
            if self._leads_to(along(self._start, ahead, middle)):
                legal = middle
            else:
                barred = middle

    def _leads_to(self, point: Point) -> bool:
        way = self._way_round(point)
        return way is not None and self._tries(way.path)

    def _cut_at(self, length: float) -> tuple[Point, ...]:
        """The way, no longer than this."""
        assert self._start is not None, "only a piece on the table goes a way"
        walked: tuple[Point, ...] = ()
        for a, b in pairwise((self._start, *self._path)):
            leg = between(a, b)
            if leg >= length - SLACK:
                ahead = ((b[0] - a[0]) / leg, (b[1] - a[1]) / leg) if leg > 0.0 else (0.0, 0.0)
                end = along(a, ahead, length)
                return walked if end == a and walked else (*walked, end)
            walked, length = (*walked, b), length - leg
        return walked

    def _proposals(self) -> None:
        """What the rules propose, the nearest first."""
        here = self._start or self._goal
        ways = dict.fromkeys(placement.path for placement in self._region.candidates())
        for way in sorted(ways, key=lambda way: between((way or (here,))[-1], self._goal)):
            if self._tries(way):
                return

    def _rings(self, widest: float) -> None:
        """All round the place pointed at, until somewhere will do."""
        for back in range(RINGS, 0, -1):
            far = widest / WIDER**back
            if far >= STEP and [point for point in _ring(self._goal, far) if self._at(point)]:
                return

    def _closer(self) -> None:
        """From the best place on, by steps that get shorter, as long as they lead nearer."""
        assert self._best is not None, "there is somewhere to begin"
        step = self._best.apart / 2
        while step >= STEP / 2 and self._left > 0:
            before = self._best
            (x, y), (gx, gy) = before.placement.end or self._start or self._goal, self._goal
            ahead = min(1.0, step / before.apart) if before.apart > 0.0 else 1.0
            if not self._at((x + (gx - x) * ahead, y + (gy - y) * ahead)):
                for point in _ring((x, y), step):
                    if between(point, self._goal) < before.apart:
                        self._at(point)
            if self._best is before:
                step /= 2


def _without_repeats(path: tuple[Point, ...]) -> tuple[Point, ...]:
    """A way that goes somewhere with every leg but, maybe, the first."""
    return tuple(b for a, b in pairwise((None, *path)) if b is not None and a != b)


def _length(start: Point | None, path: tuple[Point, ...]) -> float:
    points = path if start is None else (start, *path)
    return sum(between(a, b) for a, b in pairwise(points))


def _ring(middle: Point, far: float) -> Iterator[Point]:
    x, y = middle
    return ((x + far * vx, y + far * vy) for vx, vy in AROUND)
