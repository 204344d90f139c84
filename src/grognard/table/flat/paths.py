"""Paths: how long they are, what the moving base would hit, and whose front it crosses.

All of it is exact geometry of the swept base, never sampling. A base may overlap another base, a
piece that blocks moves or the edge of the table by the tolerance; so it may move into, along and
out of contact.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import Literal, NamedTuple

from grognard.table.compiled import Column, Kernels, running
from grognard.table.distance import between, distance
from grognard.table.flat import kernels
from grognard.table.flat.ground import Bodies, Ground
from grognard.table.flat.kernels import (
    BODY,
    NO_MOVE,
    NOTHING,
    TABLE_EDGE,
    Allowance,
    Mover,
    Table,
)
from grognard.table.headings import FACING_TOLERANCE, VECTORS
from grognard.table.lattice import HUNDREDTHS, SLACK, Point
from grognard.table.polygons import OVERLAP_TOLERANCE, Polygon

NO_MOVER = -1


class Path(NamedTuple):
    """Where a base starts and the points its centre then goes through, in straight legs."""

    start: Point
    waypoints: tuple[Point, ...]

    @property
    def end(self) -> Point:
        return self.waypoints[-1] if self.waypoints else self.start

    @property
    def legs(self) -> list[tuple[Point, Point]]:
        """The straight legs in order.

        >>> Path((0.0, 0.0), ((0.0, 3.0), (4.0, 3.0))).legs
        [((0.0, 0.0), (0.0, 3.0)), ((0.0, 3.0), (4.0, 3.0))]
        """
        return list(zip((self.start, *self.waypoints), self.waypoints))


class StraightMove(NamedTuple):
    """The end of a straight move, and whether rough ground held it back."""

    end: Point
    slowed: bool


class Obstruction(NamedTuple):
    """What a moving base hits, on which leg, how far along the path, and where its centre is."""

    what: Literal["body", "piece", "table"]
    which: int
    leg: int
    distance: float
    point: Point


class Crossing(NamedTuple):
    """A passage of the moving centre from one facing of a watcher to the other."""

    watcher: int
    distance: float
    point: Point
    leg: int
    edge_distance: float
    into_front: bool


def length(path: Path) -> float:
    """The length of a path.

    >>> length(Path((0.0, 0.0), ((0.0, 3.0), (4.0, 3.0))))
    7.0
    """
    gone, a = 0.0, path.start
    for b in path.waypoints:
        gone += between(a, b)
        a = b
    return gone


def length_inside(path: Path, polygon: Polygon) -> float:
    """How much of a path lies strictly inside a polygon.

    >>> from grognard.table.polygons import rectangle
    >>> length_inside(Path((0.0, 0.0), ((0.0, 3.0), (4.0, 3.0))), rectangle(1, 1, 3, 5))
    2.0
    """
    return sum(polygon.length_inside(a, b) for a, b in path.legs)


def obstruction(
    ground: Ground,
    bodies: Bodies,
    mover: int,
    path: Path,
    radius: float,
    tolerance: float = OVERLAP_TOLERANCE,
) -> Obstruction | None:
    """What the base first overlaps illegally on its way; None when the path is free.

    `mover` is the body that moves and so is not in its own way; NO_MOVER if there is none.

    >>> bodies = Bodies([(5.0, 5.0), (5.0, 10.0)], [1.0, 1.0], [0, 1])
    >>> obstruction(Ground(48, 48), bodies, 0, Path((5.0, 5.0), ((5.0, 8.0),)), 1.0)
    >>> met = obstruction(Ground(48, 48), bodies, 0, Path((5.0, 5.0), ((5.0, 9.0),)), 1.0)
    >>> met.what, met.which, round(met.distance, 3)
    ('body', 1, 3.01)
    """
    a, base = path.start, Mover(mover, radius, tolerance, HUNDREDTHS)
    for leg, b in enumerate(path.waypoints):
        met, at = _first_hit(ground, bodies, base, a, b)
        if met != NOTHING:
            gone = length(Path(path.start, path.waypoints[:leg])) + at * between(a, b)
            return _obstruction(met, leg, gone, _on_leg(a, b, at))
        a = b
    return None


def landing_obstruction(
    ground: Ground,
    bodies: Bodies,
    mover: int,
    point: Point,
    radius: float,
    tolerance: float = OVERLAP_TOLERANCE,
) -> Obstruction | None:
    """What the base would overlap illegally if it were put down at a point; None when it may."""
    base = Mover(mover, radius, tolerance, HUNDREDTHS)
    met, _ = _first_hit(ground, bodies, base, point, point)
    return None if met == NOTHING else _obstruction(met, 0, 0.0, point)


def moving(which: int, radius: float) -> Mover:
    """A base that moves as bases do: by the usual tolerance, on the usual lattice."""
    return Mover(which, radius, OVERLAP_TOLERANCE, HUNDREDTHS)


def clear_runs(
    ground: Ground, bodies: Bodies, base: Mover, start: Point, directions: Column, limit: float
) -> list[float]:
    """How far the base may slide in each direction of a fan before it touches something.

    The leg from the start to `lattice.along(start, direction, run)` is then free of obstruction.
    `directions` is a fan `as_column`.

    >>> north_and_east = as_column([(0.0, 1.0), (1.0, 0.0)])
    >>> bodies = Bodies([(5.0, 5.0), (5.0, 10.0)], [1.0, 1.0], [0, 1])
    >>> base = moving(0, radius=1.0)
    >>> clear_runs(Ground(48, 48), bodies, base, (5.0, 5.0), north_and_east, limit=9.0)
    [3.0, 9.0]
    """
    if not 0.0 <= limit < math.inf:
        raise ValueError("A run needs a finite limit that is not negative.")
    run = running()
    runs, fan = run.blanks(len(directions.values) // 2), run.column(directions)
    run.of(kernels.clear_runs)(_table(run, ground, bodies), base, start, fan, limit, runs)
    return run.listed(runs)


def first_straight_move(
    ground: Ground,
    bodies: Bodies,
    base: Mover,
    start: Point,
    directions: Column,
    first: int,
    allowance: Allowance,
    wish: float,
) -> StraightMove | None:
    """The first straight move there is, turning through a fan from one of its directions on.

    In each direction the wished length is tried, then all that is allowed. Sheltering pieces are
    rough ground. `directions` is a fan `as_column`.

    >>> north_and_east = as_column([(0.0, 1.0), (1.0, 0.0)])
    >>> bodies = Bodies([(5.0, 5.0), (5.0, 7.2)], [1.0, 1.0], [0, 1])
    >>> base, allowed = moving(0, radius=1.0), Allowance(6.0, 3.0, 1.0)
    >>> first_straight_move(
    ...     Ground(48, 48), bodies, base, (5.0, 5.0), north_and_east, 0, allowed, wish=2.0
    ... )
    StraightMove(end=(7.0, 5.0), slowed=False)
    """
    run = running()
    slow, fan = run.column(ground.sheltering_pieces), run.column(directions)
    (x, y), held = run.of(kernels.first_straight_move)(
        _table(run, ground, bodies), slow, base, start, fan, first, wish, allowance
    )
    return None if held == NO_MOVE else StraightMove((x + 0.0, y + 0.0), held > 0)


def first_landing(
    ground: Ground,
    bodies: Bodies,
    base: Mover,
    start: Point,
    directions: Column,
    first: int,
    far: float,
    least: float,
) -> Point | None:
    """The first place so far away where the base may be put down, turning through a fan from one
    of its directions on.

    Rounded to the lattice, it is `least` away or more. `directions` is a fan `as_column`.
    """
    run = running()
    (x, y), how = run.of(kernels.first_landing)(
        _table(run, ground, bodies), base, start, run.column(directions), first, far, least
    )
    return None if how == NO_MOVE else (x + 0.0, y + 0.0)


def straight_moves(
    ground: Ground,
    bodies: Bodies,
    base: Mover,
    start: Point,
    directions: Sequence[Point],
    limits: Sequence[float],
    allowance: Allowance,
) -> list[StraightMove | None]:
    """The straight move in each direction, as far as its own limit; None where there is none."""
    if len(limits) != len(directions):
        raise ValueError("Every direction needs a limit.")
    run = running()
    ends, held = run.blanks(2 * len(directions)), run.blank_indices(len(directions))
    slow, fan = run.column(ground.sheltering_pieces), run.column(as_column(directions))
    run.of(kernels.straight_moves)(
        _table(run, ground, bodies), slow, base, start, fan, run.column(Column(limits)), allowance,
        ends, held,
    )  # fmt: skip
    flat = run.listed(ends)
    return [
        None
        if how == NO_MOVE
        else StraightMove((flat[2 * k] + 0.0, flat[2 * k + 1] + 0.0), how > 0)
        for k, how in enumerate(run.listed(held))
    ]


def as_column(directions: Iterable[Point]) -> Column:
    """A fan of directions as the kernels read it, to be made once and kept."""
    return Column(number for direction in directions for number in _unit(*direction))


def fan(count: int) -> list[Point]:
    """So many directions all round, as unit vectors, the first one north.

    >>> fan(4)
    [(0.0, 1.0), (1.0, 0.0), (0.0, -1.0), (-1.0, 0.0)]
    """
    if not 1 <= count <= 360:
        raise ValueError("A fan has from 1 to 360 directions.")
    return [VECTORS[360 * k // count] for k in range(count)]


def facing_crossings(
    path: Path,
    bodies: Bodies,
    watchers: Sequence[int],
    headings: Sequence[int],
    radius: float,
    within: float = math.inf,
    tolerance: float = FACING_TOLERANCE,
) -> list[Crossing]:
    """Every passage of the moving centre between front and rear of the watchers, in path order.

    The line between front and rear runs through the watcher's centre, square to its heading, and
    belongs to the front. So a centre that starts on the line and goes to the rear crosses at its
    start; one that runs along the line crosses where it leaves it for the rear; one that comes from
    the rear crosses where it reaches the line. Crossings at one distance come in the order of
    `watchers`. `within` leaves out crossings farther away than that, from edge to edge.

    >>> bodies = Bodies([(24.0, 24.0)], [1.0], [0])
    >>> facing_crossings(Path((27.0, 27.0), ((27.0, 21.0),)), bodies, [0], [0], 0.5)
    [Crossing(watcher=0, distance=3.0, point=(27.0, 24.0), leg=0, edge_distance=1.5, \
into_front=False)]
    """
    crossings: list[Crossing] = []
    points = (path.start, *path.waypoints)
    xs, ys = zip(*points)
    reach = within + radius + SLACK
    west, east, south, north = min(xs) - reach, max(xs) + reach, min(ys) - reach, max(ys) + reach
    values = bodies.column.values
    for watcher, heading in zip(watchers, headings, strict=True):
        x, y, size = values[watcher * BODY : watcher * BODY + 3]
        if x - east > size or west - x > size or y - north > size or south - y > size:
            continue
        hx, hy = VECTORS[heading % 360]
        ahead = [hx * (px - x) + hy * (py - y) for px, py in points]
        if min(ahead) >= -tolerance or max(ahead) < -tolerance:
            continue
        gone = 0.0
        for leg, (a, b) in enumerate(path.legs):
            long = between(a, b)
            at = _facing_change(ahead[leg], ahead[leg + 1], tolerance)
            if at is not None:
                point = _on_leg(a, b, at)
                apart = distance(point, radius, (x, y), size)
                if apart <= within + SLACK:
                    into_front = ahead[leg] < -tolerance
                    crossings.append(
                        Crossing(watcher, gone + at * long, point, leg, apart, into_front)
                    )
            gone += long
    crossings.sort(key=lambda crossing: crossing.distance)
    return crossings


def _facing_change(ahead_a: float, ahead_b: float, tolerance: float) -> float | None:
    """The fraction of a leg at which it passes between front and rear, if it does."""
    if (ahead_a < -tolerance) == (ahead_b < -tolerance):
        return None
    if abs(ahead_a) <= tolerance:
        return 0.0
    if abs(ahead_b) <= tolerance:
        return 1.0
    return ahead_a / (ahead_a - ahead_b)


def _first_hit(
    ground: Ground, bodies: Bodies, base: Mover, a: Point, b: Point
) -> tuple[int, float]:
    run = running()
    return run.of(kernels.first_hit)(_table(run, ground, bodies), base, a, b, False)


def _table(run: Kernels, ground: Ground, bodies: Bodies) -> Table:
    """What may be in the way of a move."""
    return run.column(bodies.among(ground.move_pieces, ground))


def _obstruction(met: int, leg: int, gone: float, point: Point) -> Obstruction:
    if met == TABLE_EDGE:
        return Obstruction("table", 0, leg, gone, point)
    return Obstruction("piece" if met % 2 else "body", met // 2, leg, gone, point)


def _on_leg(a: Point, b: Point, at: float) -> Point:
    if at >= 1.0:
        return b
    return a[0] + at * (b[0] - a[0]), a[1] + at * (b[1] - a[1])


def _unit(x: float, y: float) -> Point:
    size2 = x * x + y * y
    # The vectors of headings are already units; dividing them would cost their exactness.
    if abs(size2 - 1.0) < 1e-9:
        return x, y
    if not 0.0 < size2 < math.inf:
        raise ValueError("A direction needs two finite numbers, not both zero.")
    size = math.sqrt(size2)
    return x / size, y / size
