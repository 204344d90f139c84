"""Hexes: places, directions, two-hex footprints, lines and reach on a board of hexagons.

A hex is its axial coordinates (q, r). Hexes are pointy-topped; rows grow southwards. The six
directions go counter-clockwise from east, and edge k of a hex is the one it shares with its
neighbour in direction k. Everything but drawing is exact integer arithmetic.

On paper a rectangular board is numbered by column and row, odd rows shifted half a hex to the
right: see `from_offset` and `to_offset`.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from heapq import heappop, heappush
from typing import NamedTuple

Hex = tuple[int, int]

DIRECTIONS: tuple[Hex, ...] = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
EAST, NORTH_EAST, NORTH_WEST, WEST, SOUTH_WEST, SOUTH_EAST = range(6)

# Corners of a hex round its centre, on the integer grid of `_centre`; edge k runs between corners
# k and k + 1.
_CORNERS = ((1, 1), (1, -1), (0, -2), (-1, -1), (-1, 1), (0, 2))


def from_offset(column: int, row: int) -> Hex:
    """The hex in a column and row of a rectangular board.

    >>> from_offset(4, 2), from_offset(4, 3)
    ((3, 2), (3, 3))
    """
    return column - (row - (row & 1)) // 2, row


def to_offset(place: Hex) -> tuple[int, int]:
    """The column and row of a hex on a rectangular board.

    >>> to_offset((3, 3))
    (4, 3)
    """
    q, r = place
    return q + (r - (r & 1)) // 2, r


def board(columns: int, rows: int) -> list[Hex]:
    """All hexes of a rectangular board, row by row.

    >>> board(2, 2)
    [(0, 0), (1, 0), (0, 1), (1, 1)]
    """
    if columns < 1 or rows < 1:
        raise ValueError("A board of hexes needs at least one column and one row.")
    return [from_offset(column, row) for row in range(rows) for column in range(columns)]


def neighbour(place: Hex, direction: int, steps: int = 1) -> Hex:
    """The hex so many steps away in a direction.

    >>> neighbour((3, 3), NORTH_EAST), neighbour((3, 3), EAST, steps=-2)
    ((4, 2), (1, 3))
    """
    q, r = DIRECTIONS[direction % 6]
    return place[0] + steps * q, place[1] + steps * r


def neighbours(place: Hex) -> list[Hex]:
    """The six hexes around a hex, by direction.

    >>> neighbours((0, 0)) == list(DIRECTIONS)
    True
    """
    return [neighbour(place, direction) for direction in range(6)]


def distance(a: Hex, b: Hex) -> int:
    """The number of steps between two hexes.

    >>> distance((0, 0), (2, -1)), distance((0, 0), (2, 1))
    (2, 3)
    """
    q, r = b[0] - a[0], b[1] - a[1]
    return (abs(q) + abs(r) + abs(q + r)) // 2


def direction_to(a: Hex, b: Hex) -> int | None:
    """The direction from one hex to another straight in line with it; None if it is not.

    >>> direction_to((3, 3), (6, 3)), direction_to((3, 3), (5, 4))
    (0, None)
    """
    steps = distance(a, b)
    if steps == 0:
        return None
    for direction in range(6):
        if neighbour(a, direction, steps) == b:
            return direction
    return None


def rotated(place: Hex, turns: int, about: Hex = (0, 0)) -> Hex:
    """A hex turned about another, by sixths of a circle counter-clockwise.

    >>> rotated((2, 0), 1), rotated((2, 0), -1), rotated((2, 0), 3)
    ((2, -2), (0, 2), (-2, 0))
    """
    q, r = place[0] - about[0], place[1] - about[1]
    for _ in range(turns % 6):
        q, r = q + r, -q
    return about[0] + q, about[1] + r


def turns_between(a: int, b: int) -> int:
    """The least number of sixths to turn from one direction to another, counter-clockwise positive.

    >>> turns_between(0, 2), turns_between(0, 5), turns_between(1, 4)
    (2, -1, 3)
    """
    turns = (b - a) % 6
    return turns - 6 if turns > 3 else turns


def ring(centre: Hex, radius: int) -> list[Hex]:
    """The hexes at exactly a distance, counter-clockwise from the east.

    >>> ring((0, 0), 1) == neighbours((0, 0)), len(ring((5, 5), 3))
    (True, 18)
    """
    if radius < 0:
        raise ValueError("The radius of a ring cannot be negative.")
    if radius == 0:
        return [centre]
    place = neighbour(centre, EAST, radius)
    found = []
    for direction in range(6):
        for _ in range(radius):
            found.append(place)
            place = neighbour(place, direction + 2)
    return found


def disc(centre: Hex, radius: int) -> list[Hex]:
    """The hexes within a distance, ring by ring.

    >>> len(disc((0, 0), 2))
    19
    """
    return [place for steps in range(radius + 1) for place in ring(centre, steps)]


class Stance(NamedTuple):
    """Where a model stands (its head, if it covers two hexes) and which edge it faces."""

    at: Hex
    facing: int

    @property
    def tail(self) -> Hex:
        """The hex behind the head, which a model of two hexes also covers."""
        return neighbour(self.at, self.facing + 3)

    def footprint(self, is_long: bool) -> tuple[Hex, ...]:
        """The hexes covered, head first.

        >>> Stance((3, 3), 0).footprint(is_long=True)
        ((3, 3), (2, 3))
        """
        return (self.at, self.tail) if is_long else (self.at,)

    def front(self) -> tuple[Hex, Hex, Hex]:
        """The three hexes before the head."""
        left, ahead, right = (neighbour(self.at, self.facing + turn) for turn in (1, 0, -1))
        return left, ahead, right

    def back(self, is_long: bool) -> tuple[Hex, Hex, Hex]:
        """The three hexes behind the model."""
        hindmost = self.tail if is_long else self.at
        left, behind, right = (neighbour(hindmost, self.facing + turn) for turn in (2, 3, 4))
        return left, behind, right

    def stepped(self, direction: int) -> Stance:
        """The same stance one hex away, facing kept."""
        return Stance(neighbour(self.at, direction), self.facing)

    def turned(self, turns: int, about_tail: bool = False) -> Stance:
        """The stance after turning on the head, or on the tail, which swings the head.

        >>> Stance((3, 3), 0).turned(1), Stance((3, 3), 0).turned(1, about_tail=True)
        (Stance(at=(3, 3), facing=1), Stance(at=(3, 2), facing=1))
        """
        facing = (self.facing + turns) % 6
        return Stance(neighbour(self.tail, facing) if about_tail else self.at, facing)


def line(a: Hex, b: Hex) -> list[tuple[Hex, ...]]:
    """The hexes on the straight line between two hexes, one step after the other.

    Where the line runs exactly along a border both hexes are given, left of the line first.

    >>> line((0, 0), (2, 0))
    [((0, 0),), ((1, 0),), ((2, 0),)]
    >>> line((3, 2), (2, 4))
    [((3, 2),), ((3, 3), (2, 3)), ((2, 4),)]
    """
    steps = distance(a, b)
    if steps == 0:
        return [(a,)]
    return [_nearest(a, b, step, steps) for step in range(steps + 1)]


def _nearest(a: Hex, b: Hex, step: int, steps: int) -> tuple[Hex, ...]:
    """The hexes whose centres are nearest the point so far along the line."""
    q = a[0] * steps + (b[0] - a[0]) * step
    r = a[1] * steps + (b[1] - a[1]) * step
    low_q, low_r = q // steps, r // steps
    ranked: dict[int, list[Hex]] = {}
    for place in [(low_q + i, low_r + j) for i in (0, 1) for j in (0, 1)]:
        dq, dr = place[0] * steps - q, place[1] * steps - r
        ranked.setdefault(dq * dq + dq * dr + dr * dr, []).append(place)
    best = ranked[min(ranked)]
    return tuple(sorted(best, key=lambda place: -_left_of(a, b, place)))


def _left_of(a: Hex, b: Hex, place: Hex) -> int:
    """How far left of the line from a to b a hex lies, in no particular unit."""
    (ax, ay), (bx, by), (x, y) = _centre(a), _centre(b), _centre(place)
    # Rows grow southwards, so left has the opposite sign of the usual cross product.
    return (by - ay) * (x - ax) - (bx - ax) * (y - ay)


def _centre(place: Hex) -> tuple[int, int]:
    """The centre of a hex on an integer grid that also holds its corners."""
    q, r = place
    return 2 * q + r, 3 * r


def meets(place: Hex, a: Hex, b: Hex) -> bool:
    """Whether the line between two centres crosses or touches a hex; a corner is enough.

    >>> meets((2, 3), (3, 2), (2, 4)), meets((1, 3), (3, 2), (2, 4))
    (True, False)
    """
    (x, y), (ax, ay), (bx, by) = _centre(place), _centre(a), _centre(b)
    ax, ay, bx, by = ax - x, ay - y, bx - x, by - y
    sides = [(bx - ax) * (cy - ay) - (by - ay) * (cx - ax) for cx, cy in _CORNERS]
    if min(sides) > 0 or max(sides) < 0:
        return False
    # Across each of the three pairs of opposite edges the hex reaches from -reach to reach.
    for nx, ny, reach in ((1, 0, 1), (1, 1, 2), (1, -1, 2)):
        along_a, along_b = nx * ax + ny * ay, nx * bx + ny * by
        if min(along_a, along_b) > reach or max(along_a, along_b) < -reach:
            return False
    return True


def touched(a: Hex, b: Hex) -> list[Hex]:
    """Every hex the line between two centres crosses or touches, both ends included, in order.

    >>> touched((3, 2), (2, 4))
    [(3, 2), (3, 3), (2, 3), (2, 4)]
    """
    near = {
        place for step in line(a, b) for middle in step for place in [middle, *neighbours(middle)]
    }
    (ax, ay), (bx, by) = _centre(a), _centre(b)

    def along(place: Hex) -> tuple[int, int, Hex]:
        x, y = _centre(place)
        # One unit of the grid is three times as long across as along a column, squared.
        progress = 3 * (x - ax) * (bx - ax) + (y - ay) * (by - ay)
        return progress, -_left_of(a, b, place), place

    return sorted((place for place in near if meets(place, a, b)), key=along)


def exit_edges(a: Hex, b: Hex) -> tuple[int, ...]:
    """The edge by which the line from a to b leaves a: two of them if it leaves by a corner.

    >>> exit_edges((0, 0), (3, 0)), exit_edges((2, 4), (3, 2))
    ((0,), (1, 2))
    """
    (ax, ay), (bx, by) = _centre(a), _centre(b)
    x, y = bx - ax, by - ay
    if x == 0 == y:
        return ()
    edges = []
    for k in range(6):
        (x1, y1), (x2, y2) = _CORNERS[k], _CORNERS[(k + 1) % 6]
        if x1 * y - y1 * x <= 0 and x * y2 - y * x2 <= 0:
            edges.append(k)
    return tuple(edges)


def entry_edges(a: Hex, b: Hex) -> tuple[int, ...]:
    """The edge by which the line from a to b enters b: two of them if it enters by a corner.

    >>> entry_edges((0, 0), (3, 0)), entry_edges((3, 2), (2, 4))
    ((3,), (1, 2))
    """
    return exit_edges(b, a)


Cost = Callable[[Stance, Stance], int | None]


class _Moment(NamedTuple):
    """A point of a movement: the stance, the free turns left, and whether it has had to stop."""

    stance: Stance
    free_turns: int
    is_over: bool


@dataclass(frozen=True)
class HexReach:
    """Every stance within a movement budget: the least cost of each, and the way to it."""

    costs: dict[Stance, int]
    _moments: dict[Stance, _Moment]
    _before: dict[_Moment, _Moment | None]

    def way(self, stance: Stance) -> list[Stance]:
        """The stances on a cheapest way, from the start to this one."""
        moment: _Moment | None = self._moments[stance]
        way = []
        while moment is not None:
            way.append(moment.stance)
            moment = self._before[moment]
        return way[::-1]


def reach(
    start: Stance,
    budget: int,
    step_cost: Cost,
    turn_cost: Cost,
    *,
    is_long: bool = False,
    free_turns: int = 0,
    stops: Callable[[Stance, Stance], bool] | None = None,
) -> HexReach:
    """Everything a model can reach by steps that keep its facing and turns by one edge.

    `step_cost` and `turn_cost` say what it costs to go from one stance to the next, None if it may
    not. The first `free_turns` turns cost nothing. Where `stops` says so of a change of stance, the
    movement ends. A long model turns on its head or on its tail.

    >>> def forward(before: Stance, after: Stance) -> int | None:
    ...     return 1 if after.at in before.front() else None
    >>> ahead = reach(Stance((0, 0), 0), 1, forward, lambda before, after: 1)
    >>> sorted(stance.at for stance in ahead.costs if stance.facing == 0)
    [(0, 0), (0, 1), (1, -1), (1, 0)]
    >>> ahead.way(Stance((1, 0), 0))
    [Stance(at=(0, 0), facing=0), Stance(at=(1, 0), facing=0)]
    """
    first = _Moment(start, free_turns, False)
    before: dict[_Moment, _Moment | None] = {first: None}
    spent = {first: 0}
    costs: dict[Stance, int] = {}
    moments: dict[Stance, _Moment] = {}
    queue = [(0, first)]
    while queue:
        cost, moment = heappop(queue)
        if cost > spent[moment]:
            continue
        stance, turns_left, is_over = moment
        if stance not in costs:
            costs[stance], moments[stance] = cost, moment
        if is_over:
            continue
        for following, is_turn in _changes(stance, is_long):
            price = turn_cost(stance, following) if is_turn else step_cost(stance, following)
            if price is None:
                continue
            if price < 0:
                raise ValueError("A step or a turn cannot cost less than nothing.")
            is_free = is_turn and turns_left > 0
            total = cost if is_free else cost + price
            halts = stops is not None and stops(stance, following)
            arrived = _Moment(following, turns_left - is_free, halts)
            if total <= budget and total < spent.get(arrived, math.inf):
                spent[arrived] = total
                before[arrived] = moment
                heappush(queue, (total, arrived))
    return HexReach(costs, moments, before)


def _changes(stance: Stance, is_long: bool) -> Iterator[tuple[Stance, bool]]:
    """The stances one step or one turn away, and which of the two it is."""
    for direction in range(6):
        yield stance.stepped(direction), False
    for turns in (1, -1):
        yield stance.turned(turns), True
        if is_long:
            yield stance.turned(turns, about_tail=True), True


def pixel_centre(place: Hex, size: float) -> tuple[float, float]:
    """Where to draw the centre of a hex whose corners are `size` from it; y grows downwards.

    >>> pixel_centre((0, 2), 10.0)
    (17.32050807568877, 30.0)
    """
    x, y = _centre(place)
    return x * math.sqrt(3.0) / 2.0 * size, y / 2.0 * size


def pixel_corners(place: Hex, size: float) -> list[tuple[float, float]]:
    """Where to draw the corners of a hex; edge k runs between corners k and k + 1."""
    x, y = _centre(place)
    return [((x + dx) * math.sqrt(3.0) / 2.0 * size, (y + dy) / 2.0 * size) for dx, dy in _CORNERS]


def bounds(places: Iterable[Hex], size: float) -> tuple[float, float, float, float]:
    """The box around hexes as they are drawn: left, top, right, bottom.

    >>> bounds([(0, 0)], 2.0)
    (-1.7320508075688772, -2.0, 1.7320508075688772, 2.0)
    """
    corners = [corner for place in places for corner in pixel_corners(place, size)]
    if not corners:
        raise ValueError("There are no hexes to draw.")
    xs, ys = [x for x, _ in corners], [y for _, y in corners]
    return min(xs), min(ys), max(xs), max(ys)
