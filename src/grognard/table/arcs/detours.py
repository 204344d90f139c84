"""Detours: the shortest tracks of a round base past other bases and walls, exactly.

A base of radius r among obstacles is a point among the same obstacles grown by r: discs stay discs,
and a wall becomes the discs of its corners with the strip between them. The shortest way round them
consists of common tangents and arcs. Only obstacles that are in the way are ever looked at: the
shortest route past some of them that happens to clear all of them is the shortest of all.
"""

from __future__ import annotations

import heapq
import math
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from msgspec import Struct

from grognard.table.arcs.legs import Arc, Leg, Straight, circle_meeting, sweep_between
from grognard.table.arcs.shapes import Disc
from grognard.table.arcs.tracks import Track
from grognard.table.lattice import Point
from grognard.table.polygons import Polygon

GRAZE = 1e-6
"""A leg may come this much closer to an obstacle than it should: it is a tangent of it."""
EQUAL = 0.01
"""Routes that differ by no more than this are equally short."""
MOST_ROUNDS = 64


class Hull(NamedTuple):
    """A wall as a moving centre meets it: a polygon, and how far away from it to stay."""

    polygon: Polygon
    clearance: float


class Bounds(NamedTuple):
    """The rectangle the centre may not leave."""

    west: float
    south: float
    east: float
    north: float

    def holds(self, box: tuple[float, float, float, float]) -> bool:
        """Whether all of a box is inside."""
        return (
            box[0] >= self.west - GRAZE and box[1] >= self.south - GRAZE
            and box[2] <= self.east + GRAZE and box[3] <= self.north + GRAZE
        )  # fmt: skip


class Goal(NamedTuple):
    """Where a route ends: as soon as the centre is this close to a point (0: at the point)."""

    x: float
    y: float
    reach: float = 0.0


class Obstacles:
    """All that may be in the way, seen from where the route starts.

    An obstacle that already overlaps the start is shrunk until the start is on its edge.
    """

    def __init__(
        self,
        start: Point,
        discs: Iterable[Disc],
        walls: Iterable[Hull] = (),
        bounds: Bounds | None = None,
    ) -> None:
        self.start = start
        self.bounds = bounds
        self.discs = [_clear_of(disc, start) for disc in discs]
        self.walls = [
            wall._replace(clearance=min(wall.clearance, wall.polygon.distance(start)))
            for wall in walls
        ]

    def holds(self, point: Point) -> bool:
        """Whether the centre may be at a point at all, obstacles aside."""
        return self.bounds is None or self.bounds.holds((*point, *point))

    def blocking(self, leg: Leg) -> list[Disc | Hull]:
        """What a leg runs into."""
        walls = [wall for wall in self.walls if _hits_wall(leg, wall)]
        return [*_hit_discs(leg, self.discs), *walls]


def _clear_of(disc: Disc, point: Point) -> Disc:
    dx, dy = disc.x - point[0], disc.y - point[1]
    apart = math.sqrt(dx * dx + dy * dy)
    return disc if apart >= disc.radius else disc._replace(radius=apart)


def _hit_discs(leg: Leg, discs: Sequence[Disc]) -> list[Disc]:
    """The discs a leg runs into. All at once: a call for each took a third of a search."""
    if isinstance(leg, Straight):
        return _hit_by_straight(leg, discs)
    (cx, cy), radius = leg.centre, leg.radius
    found = []
    for disc in discs:
        # The whole circle of an arc is mostly far enough away, and cheaper to measure.
        x, y, near = disc
        dx, dy, near = x - cx, y - cy, near - GRAZE
        if abs(math.sqrt(dx * dx + dy * dy) - radius) < near and leg.comes_near(x, y) < near:
            found.append(disc)
    return found


def _hit_by_straight(leg: Straight, discs: Sequence[Disc]) -> list[Disc]:
    (ax, ay), (bx, by) = leg.a, leg.b
    dx, dy = bx - ax, by - ay
    length2 = dx * dx + dy * dy
    found = []
    for disc in discs:
        x, y, near = disc
        vx, vy, near = x - ax, y - ay, near - GRAZE
        along = vx * dx + vy * dy
        if length2 > 0.0 and along > 0.0:
            part = along / length2 if along < length2 else 1.0
            vx -= part * dx
            vy -= part * dy
        if near > 0.0 and vx * vx + vy * vy < near * near:
            found.append(disc)
    return found


def _hits_wall(leg: Leg, wall: Hull) -> bool:
    near = wall.clearance - GRAZE
    if near <= 0.0:
        return False
    west, south, east, north = wall.polygon.box
    box = leg.box()
    if (
        box[0] >= east + near or box[2] <= west - near
        or box[1] >= north + near or box[3] <= south - near
    ):  # fmt: skip
        return False
    if wall.polygon.contains(leg.a) or wall.polygon.contains(leg.b):
        return True
    corners = wall.polygon.vertices
    sides = zip(corners, corners[1:] + corners[:1])
    return any(leg.comes_near_segment(c, d) < near for c, d in sides)


def shortest(goal: Goal, obstacles: Obstacles) -> list[Track]:
    """The shortest routes to a goal; more than one only where they are equally short.

    >>> past = Obstacles((0.0, 0.0), [Disc(5.0, 0.5, 2.0)])
    >>> [route] = shortest(Goal(10.0, 0.0), past)
    >>> [type(leg).__name__ for leg in route.legs], round(route.length, 4)
    (['Straight', 'Arc', 'Straight'], 10.4583)
    >>> [round(r.length, 3) for r in shortest(Goal(10.0, 0.0, 1.2), Obstacles((0.0, 0.0), []))]
    [8.8]
    """
    start = obstacles.start
    straight = _last_leg(start, goal)
    if straight is None:
        return [Track(start, ())]
    active: list[Disc] = []
    walls: list[Hull] = []
    met = obstacles.blocking(straight)
    if not met:
        return [Track(start, [straight])] if obstacles.holds(straight.b) else []
    for _ in range(MOST_ROUNDS):
        for thing in met:
            if isinstance(thing, Disc):
                active.append(thing)
            else:
                walls.append(thing)
        routes = _Tangents(start, goal, _round_ends(active, walls), active, walls, obstacles).best()
        known = {*active, *walls}
        met = []
        for route in routes:
            for leg in route.legs:
                met += [m for m in obstacles.blocking(leg) if m not in known and m not in met]
        if not met:
            return routes
    return []


def _round_ends(discs: Sequence[Disc], walls: Sequence[Hull]) -> list[Disc]:
    corners = [
        Disc(x, y, wall.clearance) for wall in walls for x, y in wall.polygon.vertices
        if wall.clearance > GRAZE
    ]  # fmt: skip
    return [*discs, *corners]


def _last_leg(at: Point, goal: Goal) -> Straight | None:
    """The straight leg to the goal; nothing where one is there already."""
    dx, dy = goal.x - at[0], goal.y - at[1]
    apart = math.sqrt(dx * dx + dy * dy)
    run = apart - goal.reach
    if run <= GRAZE:
        return None
    part = run / apart
    return Straight(at, (at[0] + dx * part, at[1] + dy * part))


class _Arrival(Struct, frozen=True, order=True, gc=False):
    """A place on a round obstacle, reached by a tangent, and the way on round it."""

    disc: int
    counter_clockwise: bool
    at: Point


class _Lead(Struct, frozen=True, order=True, gc=False):
    """Legs worth trying next: how long the whole route would be at least, and where they lead."""

    least: float
    number: int
    cost: float
    legs: tuple[Leg, ...]
    """The legs so far, all free."""
    onward: tuple[Leg, ...]
    """The legs to be tried: an arc, a straight leg, or both."""
    arrival: _Arrival | None
    """Where they lead; nothing for the goal."""


class _Tangents:
    """Searches the graph of tangents and arcs, nearest to the goal first."""

    def __init__(
        self,
        start: Point,
        goal: Goal,
        round_: Sequence[Disc],
        discs: Sequence[Disc],
        walls: Sequence[Hull],
        obstacles: Obstacles,
    ) -> None:
        self.start, self.goal = start, goal
        self.round = round_
        self.discs, self.walls = discs, walls
        self.bounds = obstacles.bounds
        self._found: list[tuple[float, tuple[Leg, ...]]] = []
        self._shortest = math.inf
        self._seen: dict[_Arrival, float] = {}
        self._open: list[_Lead] = []

    def best(self) -> list[Track]:
        """All routes that are equally short."""
        leg = _last_leg(self.start, self.goal)
        if leg is not None:
            self._lead(0.0, (), (leg,), None)
        for place, disc in enumerate(self.round):
            for turn in (True, False):
                touch = _tangent_point(self.start, disc, turn)
                if touch is not None:
                    onward = (Straight(self.start, touch),) if touch != self.start else ()
                    self._lead(0.0, (), onward, _Arrival(place, turn, touch))
        while self._open:
            lead = heapq.heappop(self._open)
            if lead.least > self._shortest + EQUAL:
                break
            self._try(lead)
        routes: list[Track] = []
        for cost, legs in sorted(self._found, key=lambda found: found[0]):
            track = Track(self.start, legs)
            if cost <= self._shortest + EQUAL and not any(_same(track, other) for other in routes):
                routes.append(track)
        return routes

    def _lead(
        self,
        cost: float,
        legs: tuple[Leg, ...],
        onward: tuple[Leg, ...],
        arrival: _Arrival | None,
    ) -> None:
        met = _first_meeting(onward, self.goal) if arrival is not None else None
        if met is not None:
            onward, arrival = met, None
        for leg in onward:
            cost += leg.length
        least = cost
        if arrival is not None:
            dx, dy = self.goal.x - arrival.at[0], self.goal.y - arrival.at[1]
            least += max(0.0, math.sqrt(dx * dx + dy * dy) - self.goal.reach)
        if least <= self._shortest + EQUAL:
            number = len(self._open) + len(self._seen)
            heapq.heappush(self._open, _Lead(least, number, cost, legs, onward, arrival))

    def _try(self, lead: _Lead) -> None:
        """Go there, if the legs are free and nobody has been there for less."""
        arrival = lead.arrival
        legs = (*lead.legs, *lead.onward)
        if arrival is None:
            if self._all_clear(lead.onward):
                self._found.append((lead.cost, legs))
                self._shortest = min(self._shortest, lead.cost)
            return
        at = round(arrival.at[0], 6), round(arrival.at[1], 6)
        key = _Arrival(arrival.disc, arrival.counter_clockwise, at)
        if self._seen.get(key, math.inf) > lead.cost + GRAZE and self._all_clear(lead.onward):
            self._seen[key] = lead.cost
            self._leave(lead.cost, legs, arrival)

    def _all_clear(self, legs: tuple[Leg, ...]) -> bool:
        return all(self._clear(leg) for leg in legs)

    def _clear(self, leg: Leg) -> bool:
        if self.bounds is not None and not self._on_table(leg):
            return False
        if _hit_discs(leg, self.discs):
            return False
        return not any(_hits_wall(leg, wall) for wall in self.walls)

    def _on_table(self, leg: Leg) -> bool:
        assert self.bounds is not None
        if isinstance(leg, Straight):
            return self.bounds.holds((*leg.b, *leg.b))
        (x, y), r = leg.centre, leg.radius
        return self.bounds.holds((x - r, y - r, x + r, y + r)) or self.bounds.holds(leg.box())

    def _leave(self, cost: float, legs: tuple[Leg, ...], arrival: _Arrival) -> None:
        """Go round to every point where one may leave the circle, or where the goal is met."""
        disc = self.round[arrival.disc]
        turn = arrival.counter_clockwise
        for end in _goal_meets(disc, self.goal):
            self._lead(cost, legs, self._arc(disc, arrival, end), None)
        away = _tangent_away(disc, (self.goal.x, self.goal.y), turn)
        if away is not None:
            last = _last_leg(away, self.goal)
            if last is not None:
                self._lead(cost, legs, (*self._arc(disc, arrival, away), last), None)
        for place, other in enumerate(self.round):
            if place == arrival.disc:
                continue
            for other_turn in (True, False):
                ends = _common_tangent(disc, turn, other, other_turn)
                if ends is not None:
                    onward: tuple[Leg, ...] = self._arc(disc, arrival, ends[0])
                    onward = (*onward, Straight(*ends))
                    self._lead(cost, legs, onward, _Arrival(place, other_turn, ends[1]))

    def _arc(self, disc: Disc, arrival: _Arrival, end: Point) -> tuple[Arc, ...]:
        """The arc round to a point; none where one is there already."""
        sweep = sweep_between((disc.x, disc.y), arrival.at, end, arrival.counter_clockwise)
        if sweep * disc.radius <= GRAZE or sweep > 2.0 * math.pi - 1e-7:
            return ()
        signed = sweep if arrival.counter_clockwise else -sweep
        return (Arc((disc.x, disc.y), disc.radius, arrival.at, signed),)


def _first_meeting(legs: tuple[Leg, ...], goal: Goal) -> tuple[Leg, ...] | None:
    """The legs up to where they first reach the goal; nothing where they do not."""
    if goal.reach <= 0.0:
        return None
    for number, leg in enumerate(legs):
        if isinstance(leg, Arc):
            dx, dy = goal.x - leg.centre[0], goal.y - leg.centre[1]
            if math.sqrt(dx * dx + dy * dy) >= leg.radius + goal.reach:
                continue
        if leg.comes_near(goal.x, goal.y) < goal.reach - GRAZE:
            crossings = leg.crosses_circle(goal.x, goal.y, goal.reach)
            gone = min(max(0.0, s) for s in crossings) if crossings else 0.0
            return (*legs[:number], leg.head(gone)) if gone > GRAZE else legs[:number]
    return None


def _same(track: Track, other: Track) -> bool:
    """Whether two routes are one and the same, found twice."""
    return all(
        Straight(track.at(part * track.length), other.at(part * other.length)).length < 1e-3
        for part in (0.25, 0.5, 0.75)
    )


def _goal_meets(disc: Disc, goal: Goal) -> list[Point]:
    """Where a circle meets the goal."""
    if goal.reach > 0.0:
        return circle_meeting((disc.x, disc.y), disc.radius, (goal.x, goal.y), goal.reach)
    dx, dy = goal.x - disc.x, goal.y - disc.y
    on_it = abs(math.sqrt(dx * dx + dy * dy) - disc.radius) <= GRAZE
    return [(goal.x, goal.y)] if on_it else []


def _tangent_point(point: Point, disc: Disc, counter_clockwise: bool) -> Point | None:
    """Where a tangent from a point touches a disc, to go on round it that way.

    >>> _tangent_point((0.0, 0.0), Disc(5.0, 0.0, 3.0), True)
    (3.2, -2.4)
    """
    dx, dy = disc.x - point[0], disc.y - point[1]
    apart2 = dx * dx + dy * dy
    run2 = apart2 - disc.radius * disc.radius
    if run2 <= GRAZE:
        return point if run2 > -GRAZE else None
    along, across = run2 / apart2, disc.radius * math.sqrt(run2) / apart2
    if counter_clockwise:
        across = -across
    return _tidy(point[0] + along * dx - across * dy, point[1] + along * dy + across * dx)


def _tangent_away(disc: Disc, point: Point, counter_clockwise: bool) -> Point | None:
    """Where one leaves a disc, going round it that way, to go straight to a point."""
    return _tangent_point(point, disc, not counter_clockwise)


def _common_tangent(
    disc: Disc, counter_clockwise: bool, other: Disc, other_counter_clockwise: bool
) -> tuple[Point, Point] | None:
    """Where one leaves a disc and where one reaches another, going round them these ways."""
    dx, dy = other.x - disc.x, other.y - disc.y
    apart2 = dx * dx + dy * dy
    turn = 1.0 if counter_clockwise else -1.0
    signed = other.radius if other_counter_clockwise == counter_clockwise else -other.radius
    difference = disc.radius - signed
    square = apart2 - difference * difference
    if apart2 == 0.0 or square < 0.0:
        return None
    root = math.sqrt(square)
    # The normal that points from the centre to where one leaves.
    nx = (dx * difference + turn * dy * root) / apart2
    ny = (dy * difference - turn * dx * root) / apart2
    a = _tidy(disc.x + nx * disc.radius, disc.y + ny * disc.radius)
    b = _tidy(other.x + nx * signed, other.y + ny * signed)
    return a, b


def _tidy(x: float, y: float) -> Point:
    return round(x, 12) + 0.0, round(y, 12) + 0.0
