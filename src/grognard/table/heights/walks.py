"""Walking over a relief: what a path costs along and up, and what stops it.

Length and height have separate budgets. What is higher than `open_up_to` slows a walker, what is
`closed_from` or higher stops it; the height of a step is the difference between the two surfaces at
the point where one is left for the other.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain, pairwise
from operator import itemgetter
from typing import Any, Literal, NamedTuple

from grognard.table.compiled import Blanks, running
from grognard.table.distance import between
from grognard.table.heights import kernels
from grognard.table.heights.kernels import (
    HIGHEST,
    IN_ENTERED,
    IN_LENGTH,
    IN_NOW,
    LEVEL_FIRST,
    LOWEST,
    SURFACE,
    T_AT,
    T_ON,
    T_OPEN,
    T_SLOWED,
    T_STEPS,
    T_VERTICAL,
    T_WHAT,
    T_X,
    T_Y,
    T_Z,
    TRIP,
    ZONED,
    Log,
    Mover,
    Place,
    segment_distance,
    times_between,
)
from grognard.table.heights.relief import Barrier, Figures, Ladder, Relief, Solid, Surface, Zones
from grognard.table.lattice import Point

Stop = Literal["", "too-tall", "figure", "closed-area", "no-room", "solid", "barrier"]
_STOPS: tuple[Stop, ...] = (
    "", "too-tall", "figure", "closed-area", "no-room", "solid", "barrier",
)  # fmt: skip
Preference = Literal["level", "highest", "lowest"]
Track = tuple[Place, ...]
_PREFERENCES = {"level": LEVEL_FIRST, "highest": HIGHEST, "lowest": LOWEST}
TOUCHING = 0.01
NOT_AT_LADDER = 1.0
"""A base so far from the foot of a ladder is at neither end of it."""


@dataclass(frozen=True, slots=True)
class Walker:
    """Who walks: how tall, how wide while moving, on which side, and what slows or stops it."""

    index: int
    side: int
    tall: float
    radius: float
    """Of the whole base."""
    gap: float
    """The narrowest gap it passes; it moves as a disc that wide, never wider than its base."""
    open_up_to: float = 1.0
    closed_from: float = 3.0
    reach: float = 3.0
    """Figures whose heights differ by less than this are in each other's way."""

    @property
    def moving_radius(self) -> float:
        """The radius of the disc it is while moving."""
        return min(self.gap / 2.0, self.radius)


class Walk(NamedTuple):
    """What a path leads to and costs; `stop` says why it cannot be walked to its end."""

    x: float
    y: float
    z: float
    surface: int
    open: float
    rough: float
    """Length over rough ground as it is."""
    entered: float
    """The same, each zone entered from outside counted as at least one."""
    steps: int
    """Rough steps, rough barriers and ladders, each worth one of rough length."""
    vertical: float
    tracks: tuple[Track, ...] = ()
    """Where it passes: a new track begins wherever it is set down, at the end of a ladder."""
    stop: Stop = ""
    at: float = 1.0
    """The part of the last leg that could be walked."""
    leg: int = 0
    what: int = -1

    @property
    def cost(self) -> float:
        """Open length, and rough length twice."""
        return self.open + 2.0 * (self.entered + self.steps)

    @property
    def length(self) -> float:
        """Length in plan, whatever the ground."""
        return self.open + self.rough


def walk(
    relief: Relief,
    figures: Figures,
    walker: Walker,
    start: Place,
    surface: int,
    path: Sequence[Point],
    zones: Zones | None = None,
    prefer: Preference = "level",
) -> Walk:
    """Walk a path, leg by leg; a leg from the foot of a ladder to its top (or back) climbs it.

    >>> from grognard.table.polygons import rectangle
    >>> from grognard.table.heights.relief import Ramp
    >>> stairs = Ramp("stairs", rectangle(11, 17, 15, 19), ((11, 17), (11, 19)), 0, 4)
    >>> walker = Walker(0, 0, 1.5, 0.59, 0.5)
    >>> figures = Figures([(10.0, 18.0, 0.0)], [0.59], [0], [1.5])
    >>> found = walk(Relief(36, 36, [stairs]), figures, walker, (10, 18, 0), -1, [(13.0, 18.0)])
    >>> found.z, found.cost, found.vertical
    (2.0, 3.0, 2.0)
    """
    trek = _Trek(relief, figures, walker, start, surface, zones, prefer)
    why, leg = trek.go(path)
    gone, within = trek.listed()
    rough = entered = 0.0
    for c in range(0, len(within), ZONED):
        rough += within[c + IN_LENGTH]
        least = 1.0 if within[c + IN_ENTERED] else 0.0
        entered += max(least, within[c + IN_LENGTH])
    on = int(gone[T_ON])
    return Walk(
        gone[T_X], gone[T_Y], gone[T_Z], on // SURFACE if on >= 0 else -1,
        gone[T_OPEN], rough + gone[T_SLOWED], entered + gone[T_SLOWED],
        int(gone[T_STEPS]) + trek.ladders, gone[T_VERTICAL], tuple(filter(None, trek.tracks)),
        _STOPS[why], gone[T_AT] if why else 1.0, leg, int(gone[T_WHAT]) if why else -1,
    )  # fmt: skip


class _Trek:
    """A walk under way: where it is, what it has cost so far, and where it has passed."""

    __slots__ = ("_relief", "_run", "_terms", "_walker", "ladders", "log", "tracks")

    def __init__(
        self,
        relief: Relief,
        figures: Figures,
        walker: Walker,
        start: Place,
        surface: int,
        zones: Zones | None,
        prefer: Preference = "level",
    ) -> None:
        ground = relief.zones if zones is None else zones
        if surface >= len(relief.surfaces):
            raise IndexError(f"There is no surface {surface} on this table.")
        self._relief, self._walker = relief, walker
        self._run = run = running()
        area_rows, others = run.column(ground.column), run.column(figures.column)
        land, corners = run.column(relief.land), run.column(relief.corners)
        mover = Mover(
            walker.tall, walker.moving_radius, walker.side, walker.index, walker.open_up_to,
            walker.closed_from, relief.tolerance, walker.reach, _PREFERENCES[prefer],
        )  # fmt: skip
        trip, zoned = run.blanks(TRIP), run.blanks(ZONED * ground.components)
        run.of(kernels.set_out)(area_rows, corners, start, surface, trip, zoned)
        most_stretches = relief.crossings + ground.crossings
        noted, splits = run.blanks(6 * most_stretches + 1), run.blanks(most_stretches)
        self.log = Log(trip, zoned, noted, splits, run.blanks(relief.ring_room))
        self._terms = land, area_rows, others, mover
        self.ladders = 0
        self.tracks: list[Track] = [()]

    @property
    def at(self) -> Place:
        """Where it is now."""
        trip = self.log.trip
        return float(trip[T_X]), float(trip[T_Y]), float(trip[T_Z])

    def listed(self) -> tuple[list[float], list[float]]:
        """What it has come to so far; to read one number of an array costs as much as all of it."""
        return self._run.listed(self.log.trip), self._run.listed(self.log.zoned)

    def go(self, path: Sequence[Point]) -> tuple[int, int]:
        """Go on, leg by leg; why it stops (0: it does not) and on which leg."""
        run, log, tracks = self._run, self.log, self.tracks
        why, leg = 0, -1
        for x, y in path:
            leg += 1
            if self._relief.ladders:
                at = self.at
                ladder = _ladder_between(self._relief, self._walker, at, (x, y))
                if ladder is not None:
                    self.ladders += 1
                    _climb(self._relief, ladder, log.trip, log.zoned, (x, y))
                    there = x, y, float(log.trip[T_Z])
                    tracks += (_rungs(ladder, min(at, there, key=itemgetter(2))), (there,))
                    continue
            log.noted[0] = 0.0
            why = run.of(kernels.walk_leg)(*self._terms, (x, y), log)
            points = run.listed(log.noted[1 : 3 * int(log.noted[0]) + 1])
            tracks[-1] += tuple(zip(points[::3], points[1::3], points[2::3]))
            if why:
                break
        return why, leg

    def fan_out(self, ends: Sequence[Point]) -> list[float]:
        """What going straight on to each of some ends would cost, its length and its height."""
        run, log = self._run, self.log
        out = run.blanks(3 * len(ends) + len(log.trip) + len(log.zoned))
        column = run.numbers(chain.from_iterable(ends))
        run.of(kernels.fan_out)(*self._terms, column, self.ladders, log, out)
        return run.listed(out)


class Outset:
    """A path that was walked, to go straight on from its end to any number of others.

    >>> from grognard.table.polygons import rectangle
    >>> from grognard.table.heights.relief import Block
    >>> wall = Relief(36, 36, [Block("wall", rectangle(11, 0, 12, 36), 0, 4, walkable=False)])
    >>> walker = Walker(0, 0, 1.5, 0.59, 0.5)
    >>> figures = Figures([(10.0, 18.0, 0.0)], [0.59], [0], [1.5])
    >>> outset = Outset(wall, figures, walker, (10, 18, 0), -1, [(9.0, 18.0)])
    >>> outset.to([(7.0, 18.0), (14.0, 18.0)])
    [(3.0, 3.0, 0.0), None]
    """

    __slots__ = ("_is_at_ladder", "_path", "_start", "_stopped", "_terms", "_trek", "_zones")

    def __init__(
        self,
        relief: Relief,
        figures: Figures,
        walker: Walker,
        start: Place,
        surface: int,
        path: Sequence[Point],
        zones: Zones | None = None,
    ) -> None:
        self._terms, self._start = (relief, figures, walker), (start, surface)
        self._path = path
        self._trek = _Trek(relief, figures, walker, start, surface, zones)
        self._stopped = self._trek.go(path)[0] != 0
        self._is_at_ladder = _is_at_ladder(relief, walker, self._trek.at)
        self._zones = zones

    def to(self, ends: Sequence[Point]) -> list[tuple[float, float, float] | None]:
        """What walking the path and straight on to each of some ends takes: cost, length, height.

        There is nothing for an end that cannot be walked to. It is as if each were walked by
        itself, and many times quicker.
        """
        if self._stopped:
            return [None] * len(ends)
        relief, _, walker = self._terms
        if self._is_at_ladder and any(
            _ladder_between(relief, walker, self._trek.at, end) is not None for end in ends
        ):
            walks = [walk(*self._terms, *self._start, (*self._path, e), self._zones) for e in ends]
            return [None if w.stop else (w.cost, w.length, w.vertical) for w in walks]
        out = self._trek.fan_out(ends)
        return [
            (out[k], out[k + 1], out[k + 2]) if out[k] >= 0.0 else None
            for k in range(0, 3 * len(ends), 3)
        ]


@lru_cache(maxsize=64)
def offers_choice(relief: Relief, closed_from: float) -> bool:
    """Whether a step may lead to either of two surfaces that lie one above the other."""
    for upper in relief.surfaces:
        for lower in (None, *relief.surfaces):
            if lower is upper or not _are_stacked(relief, upper, lower):
                continue
            for beside in (None, *relief.surfaces):
                if _reaches(beside, upper, closed_from) and _reaches(beside, lower, closed_from):
                    return True
    return False


def _are_stacked(relief: Relief, upper: Surface, lower: Surface | None) -> bool:
    """Whether one surface lies over another, or over the bare table."""
    if lower is None:
        solid = next(s for s in relief.solids if s.piece == upper.piece)
        return solid.low > relief.tolerance
    shared = _shape(upper).intersection(_shape(lower))
    return bool(shared.area > 1e-6)


def _reaches(beside: Surface | None, to: Surface | None, closed_from: float) -> bool:
    """Whether one might step from a surface to another beside it."""
    apart = (
        _shape(beside).distance(_shape(to))
        if beside is not None and to is not None and beside is not to
        else 0.0
    )
    if apart > TOUCHING:
        return False
    low1, high1 = _span(beside)
    low2, high2 = _span(to)
    return low1 - high2 < closed_from and low2 - high1 < closed_from


def _span(surface: Surface | None) -> tuple[float, float]:
    if surface is None:
        return 0.0, 0.0
    heights = [surface.height(x, y) for x, y in surface.polygon.vertices]
    return min(heights), max(heights)


def brushed(relief: Relief, walker: Walker, walked: Walk) -> Barrier | None:
    """A barrier too tall to be crossed that the disc of a walker meets on its way, if any.

    A barrier is a line without width: it stops whoever would step over it, but it closes the gap
    between its end and something else only to the disc.
    """
    reach = walker.moving_radius - relief.tolerance
    for _, barrier in relief.barriers:
        low = barrier.low - walker.tall + relief.tolerance
        high = barrier.low + barrier.height - walker.closed_from + relief.tolerance
        for a, b in (leg for track in walked.tracks for leg in pairwise(track)):
            first, last = times_between(a[2], b[2], low, high)
            if first <= last and _gap(_along(a, b, first), _along(a, b, last), barrier) < reach:
                return barrier
    return None


def _along(a: tuple[float, ...], b: tuple[float, ...], t: float) -> Point:
    return a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])


def _gap(a: Point, b: Point, barrier: Barrier) -> float:
    """How near a straight way that does not cross a barrier comes to it."""
    c, d = barrier.a, barrier.b
    return min(
        segment_distance(*a, *c, *d),
        segment_distance(*b, *c, *d),
        segment_distance(*c, *a, *b),
        segment_distance(*d, *a, *b),
    )


def is_pinched(
    relief: Relief,
    figures: Figures,
    walker: Walker,
    start: Place,
    path: Sequence[Point],
) -> bool:
    """Whether a path crosses the shortest line between two obstacles closer than the walker's gap.

    Only matters to a walker whose gap is wider than its base: its disc alone would pass.
    """
    from shapely import LineString
    from shapely import Point as Dot
    from shapely.ops import nearest_points

    z = start[2]
    xs, ys = [start[0], *(x for x, _ in path)], [start[1], *(y for _, y in path)]
    west, east = min(xs) - walker.gap, max(xs) + walker.gap
    south, north = min(ys) - walker.gap, max(ys) + walker.gap

    def is_near(low_x: float, low_y: float, high_x: float, high_y: float) -> bool:
        return low_x < east and high_x > west and low_y < north and high_y > south

    obstacles = [
        _shape(solid)
        for solid in relief.solids
        if is_near(*solid.polygon.box)
        and solid.high >= z + walker.closed_from - relief.tolerance
        and solid.low < z + walker.tall
    ]
    obstacles += [
        LineString([barrier.a, barrier.b])
        for _, barrier in relief.barriers
        if barrier.low + barrier.height >= z + walker.closed_from - relief.tolerance
        and barrier.low < z + walker.tall
    ]
    for index in range(len(figures)):
        x, y, other_z = figures.at(index)
        r = figures.radius(index)
        if (
            figures.is_present(index)
            and figures.side(index) != walker.side
            and abs(other_z - z) < walker.reach - relief.tolerance
            and is_near(x - r, y - r, x + r, y + r)
        ):
            obstacles.append(Dot(x, y).buffer(r, 64))
    if len(obstacles) < 2:
        return False
    route = LineString([start[:2], *path]) if path else None
    for number, one in enumerate(obstacles):
        for other in obstacles[:number]:
            apart = one.distance(other)
            if route is not None and 1e-6 < apart < walker.gap - relief.tolerance:
                a, b = nearest_points(one, other)
                if route.crosses(LineString([a, b])):
                    return True
    return False


def _shape(thing: Surface | Solid) -> Any:
    from shapely import Polygon as Shape

    return Shape(thing.polygon.vertices)


def _is_at_ladder(relief: Relief, walker: Walker, at: Place) -> bool:
    """Whether a base may be at an end of some ladder: most are nowhere near."""
    x, y, _ = at
    far = walker.radius + NOT_AT_LADDER
    for ladder in relief.ladders:
        fx, fy = ladder.foot
        if -far <= x - fx <= far and -far <= y - fy <= far:
            return True
    return False


def _ladder_between(relief: Relief, walker: Walker, at: Place, to: Point) -> Ladder | None:
    """The ladder that a leg from here to there climbs, up or down."""
    if not _is_at_ladder(relief, walker, at):
        return None
    x, y, z = at
    for ladder in relief.ladders:
        top, foot = ladder.top_spot(walker.radius), ladder.foot
        if (
            abs(z - ladder.low) <= relief.tolerance
            and between(to, top) <= relief.tolerance
            and between((x, y), foot) - walker.radius <= 0.05
        ) or (
            abs(z - ladder.high) <= relief.tolerance
            and between((x, y), top) <= relief.tolerance
            and between(to, foot) - walker.radius <= 0.05
            and (to[0] - foot[0]) * ladder.normal[0] + (to[1] - foot[1]) * ladder.normal[1] > 0.0
        ):
            return ladder
    return None


def _climb(relief: Relief, ladder: Ladder, trip: Blanks, zoned: Blanks, to: Point) -> None:
    trip[T_VERTICAL] += ladder.high - ladder.low
    upwards = abs(trip[T_Z] - ladder.low) <= relief.tolerance
    z = ladder.high if upwards else ladder.low
    level = relief.footing_at(*to, z)
    surface = level.surface if level is not None else -1
    trip[T_X], trip[T_Y], trip[T_Z] = *to, z
    trip[T_ON] = surface * SURFACE if surface >= 0 else -1.0
    for c in range(0, len(zoned), ZONED):
        zoned[c + IN_NOW] = 0.0


def _rungs(ladder: Ladder, lower: Place) -> Track:
    """The way up or down a ladder: straight over its lower end."""
    x, y, _ = lower
    return (x, y, ladder.low), (x, y, ladder.high)
