"""Shortest routes: checked against a brute-force visibility graph."""

import heapq
import math
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grognard.table.arcs.detours import Bounds, Goal, Hull, Obstacles, shortest
from grognard.table.arcs.legs import Arc, Straight
from grognard.table.arcs.shapes import Disc
from grognard.table.lattice import Point
from grognard.table.polygons import rectangle

CORNERS = 24
ROUNDER = 1.0 / math.cos(math.pi / CORNERS)

spots = st.tuples(st.integers(0, 40), st.integers(0, 40)).map(lambda p: (p[0] / 2, p[1] / 2))
discs = st.builds(
    Disc,
    st.integers(2, 38).map(lambda n: n / 2),
    st.integers(2, 38).map(lambda n: n / 2),
    st.sampled_from([0.9, 1.3, 2.1]),
)


def apart(a: Point, b: Point) -> float:
    return math.dist(a, b)


def is_outside(point: Point, around: list[Disc]) -> bool:
    return all(apart(point, (d.x, d.y)) >= d.radius + 1e-6 for d in around)


def brute_force(start: Point, end: Point, around: list[Disc]) -> float | None:
    """Dijkstra over the corners of polygons drawn round the discs: never too short."""
    nodes = [start, end]
    for disc in around:
        reach = disc.radius * ROUNDER + 1e-9
        for k in range(CORNERS):
            angle = 2 * math.pi * k / CORNERS
            corner = (disc.x + reach * math.cos(angle), disc.y + reach * math.sin(angle))
            if all(apart(corner, (d.x, d.y)) >= d.radius - 1e-9 for d in around):
                nodes.append(corner)
    links: dict[int, list[tuple[float, int]]] = {n: [] for n in range(len(nodes))}
    for n, m in combinations(range(len(nodes)), 2):
        leg = Straight(nodes[n], nodes[m])
        if all(leg.comes_near(d.x, d.y) >= d.radius - 1e-9 for d in around):
            links[n].append((leg.length, m))
            links[m].append((leg.length, n))
    best = {0: 0.0}
    waiting = [(0.0, 0)]
    while waiting:
        cost, node = heapq.heappop(waiting)
        if node == 1:
            return cost
        for length, following in links[node]:
            if cost + length < best.get(following, math.inf):
                best[following] = cost + length
                heapq.heappush(waiting, (cost + length, following))
    return None


@given(spots, spots, st.lists(discs, max_size=4))
def test_a_route_is_as_short_as_brute_force_can_find(
    start: Point, end: Point, around: list[Disc]
) -> None:
    if not is_outside(start, around) or not is_outside(end, around):
        return

    found = shortest(Goal(*end), Obstacles(start, around))
    bound = brute_force(start, end, around)

    if bound is None:
        return
    assert found, "there is a way"
    assert found[0].length <= bound + 1e-6
    assert found[0].length >= bound / ROUNDER - 1e-6


@given(spots, spots, st.lists(discs, max_size=8))
def test_a_route_ends_at_first_contact_and_enters_nothing(
    start: Point, goal: Point, around: list[Disc]
) -> None:
    if not is_outside(start, around) or apart(start, goal) < 1.5:
        return

    for route in shortest(Goal(*goal, 1.4), Obstacles(start, around, bounds=Bounds(0, 0, 20, 20))):
        assert apart(route.end, goal) == pytest.approx(1.4, abs=1e-4) or not route.legs
        for step in range(60):
            point = route.at(route.length * step / 60)
            assert apart(point, goal) >= 1.4 - 1e-4
            assert all(apart(point, (d.x, d.y)) >= d.radius - 1e-4 for d in around)
            assert all(-1e-4 <= value <= 20 + 1e-4 for value in point)


def test_a_clear_way_is_straight() -> None:
    [route] = shortest(Goal(10.0, 0.0, 1.2), Obstacles((0.0, 0.0), [Disc(5.0, 5.0, 2.0)]))

    assert route.legs == (Straight((0.0, 0.0), (8.8, 0.0)),)


def test_a_detour_is_two_tangents_and_an_arc() -> None:
    [route] = shortest(Goal(10.0, 0.0), Obstacles((0.0, 0.0), [Disc(5.0, 0.5, 2.0)]))

    first, arc, last = route.legs
    assert isinstance(arc, Arc)
    assert apart(first.b, (5.0, 0.5)) == pytest.approx(2.0)
    tangent = math.sqrt(25.25 - 4.0)
    assert first.length == last.length == pytest.approx(tangent)
    angle = math.pi - 2 * math.atan2(0.5, 5.0) - 2 * math.acos(2.0 / math.sqrt(25.25))
    assert arc.length == pytest.approx(2.0 * angle)


def test_equally_short_routes_are_all_told() -> None:
    routes = shortest(Goal(10.0, 0.0), Obstacles((0.0, 0.0), [Disc(5.0, 0.0, 1.0)]))

    assert len(routes) == 2
    assert {math.copysign(1, route.at(5.0)[1]) for route in routes} == {1.0, -1.0}


def test_the_edge_of_the_table_closes_one_side() -> None:
    bounds = Bounds(0.6, 0.6, 35.4, 35.4)

    [route] = shortest(Goal(10.0, 1.0), Obstacles((1.0, 1.0), [Disc(5.0, 1.5, 1.2)], bounds=bounds))

    assert route.at(route.length / 2)[1] > 2.0


def test_no_route_where_everything_is_closed() -> None:
    ring = [
        Disc(10 + 3 * math.cos(2 * math.pi * k / 8), 10 + 3 * math.sin(2 * math.pi * k / 8), 1.3)
        for k in range(8)
    ]

    assert shortest(Goal(10.0, 10.0), Obstacles((1.0, 1.0), ring)) == []


def test_a_route_goes_round_the_corners_of_a_wall() -> None:
    wall = Hull(rectangle(4, -3, 6, 1), 0.6)

    [route] = shortest(Goal(10.0, 0.0), Obstacles((0.0, 0.0), [], [wall]))

    assert [type(leg).__name__ for leg in route.legs] == [
        "Straight", "Arc", "Straight", "Arc", "Straight",
    ]  # fmt: skip
    assert route.at(route.length / 2) == pytest.approx((5.0, 1.6))


def test_one_may_slide_off_an_obstacle_that_already_overlaps_the_start() -> None:
    [route] = shortest(Goal(5.0, 0.0), Obstacles((0.0, 0.0), [Disc(-1.19, 0.0, 1.2)]))

    assert route.length == pytest.approx(5.0)


def test_contact_beyond_the_edge_of_the_table_cannot_be_made() -> None:
    bounds = Bounds(0.8, 0.8, 35.2, 35.2)

    assert shortest(Goal(5.0, 0.6, 1.4), Obstacles((10.0, 0.8), [], bounds=bounds)) == []
