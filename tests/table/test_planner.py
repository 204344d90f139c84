from __future__ import annotations

import math
from heapq import heappop, heappush

import pytest
import shapely
from hypothesis import assume, example, given, settings
from hypothesis import strategies as st
from table_strategies import HEIGHT, WIDTH, crowds, legal_positions, points
from thoroughness import examples

from grognard.table import lattice
from grognard.table.flat import paths, planner
from grognard.table.flat.ground import Bodies, Ground, Patch
from grognard.table.flat.paths import NO_MOVER, Path
from grognard.table.lattice import Point
from grognard.table.polygons import rectangle

NOBODY = Bodies([], [], [])
SLIT = Ground(WIDTH, HEIGHT, [
    Patch(rectangle(18, 15.2, 21.03, 15.5), blocks_moves=True),
    Patch(rectangle(22.99, 12, 23.29, 14.51), blocks_moves=True),
])  # fmt: skip
"""Two walls whose corners leave a gap in which no point set around either of them is free."""
POST_AND_WALL = Ground(WIDTH, HEIGHT, [
    Patch(rectangle(27.44, 15.65, 29.96, 19.03), blocks_moves=True),
    Patch(rectangle(23.07, 15.89, 24.01, 16.97), blocks_moves=True),
])  # fmt: skip
"""With a base of 1.5 at (27.49, 16.28), a gap passed only by overlapping as much as one may."""
STEPS = [(dx, dy) for dx in range(-2, 3) for dy in range(-2, 3) if math.gcd(abs(dx), abs(dy)) == 1]


def by_grid(
    ground: Ground, bodies: Bodies, start: Point, limit: float, spacing: float = 0.5
) -> dict[Point, float]:
    """The least cost of every grid point about the start, walking from point to point."""
    radius = bodies.radius(0)
    costs: dict[Point, float] = {}
    queue = [(0.0, start)]
    while queue:
        cost, at = heappop(queue)
        if at in costs:
            continue
        costs[at] = cost
        for dx, dy in STEPS:
            to = lattice.snap_point((at[0] + spacing * dx, at[1] + spacing * dy))
            total = cost + math.dist(at, to)
            if total <= limit and to not in costs:
                met = paths.obstruction(ground, bodies, 0, Path(at, (to,)), radius)
                if met is None:
                    heappush(queue, (total, to))
    return costs


@settings(max_examples=examples(25))
@given(crowds(), st.data())
def test_the_planner_is_no_worse_than_walking_on_a_grid(
    position: tuple[Ground, Bodies], data: st.DataObject
) -> None:
    ground, bodies = position
    start, radius = bodies.at(0), bodies.radius(0)
    walked = by_grid(ground, bodies, start, 6.0)
    goal = data.draw(st.sampled_from(sorted(walked)))
    assume(goal != start)

    path = planner.shortest_path(ground, bodies, 0, start, goal, radius, 7.0)

    assert path is not None
    assert math.dist(start, goal) - 1e-9 <= paths.length(path) <= walked[goal] + 0.1
    assert paths.obstruction(ground, bodies, 0, path, radius) is None


@given(legal_positions(), points(1.5), st.floats(0.0, 40.0))
def test_a_proposed_path_is_legal_short_enough_and_on_the_lattice(
    position: tuple[Ground, Bodies], goal: Point, limit: float
) -> None:
    ground, bodies = position
    start, radius = bodies.at(0), bodies.radius(0)

    path = planner.shortest_path(ground, bodies, 0, start, goal, radius, limit)

    if path is None:
        straight = paths.obstruction(ground, bodies, 0, Path(start, (goal,)), radius)
        assert math.dist(start, goal) > limit or straight is not None
        return
    assert (path.start, path.end) == (start, goal)
    assert 1 <= len(path.waypoints) <= 8
    assert paths.length(path) <= limit
    assert all(lattice.is_on_lattice(point) for point in path.waypoints)
    assert paths.obstruction(ground, bodies, 0, path, radius) is None


def test_a_wall_is_walked_round_closely() -> None:
    wall = Ground(48, 48, [Patch(rectangle(20, 10, 22, 30), blocks_moves=True)])

    path = planner.shortest_path(wall, NOBODY, NO_MOVER, (18.0, 28.0), (24.0, 28.0), 1.0)

    assert path is not None
    tangent, arc = math.sqrt(8 - 1), math.radians(45) + math.asin(1 / math.sqrt(8))
    exact = 2 * tangent + 2 * arc + 2.0
    assert exact - 0.05 < paths.length(path) < exact + 0.15


def test_there_is_no_way_into_a_closed_yard() -> None:
    walls = [(10, 10, 20, 11), (10, 19, 20, 20), (10, 10, 11, 20), (19, 10, 20, 20)]
    ground = Ground(48, 48, [Patch(rectangle(*wall), blocks_moves=True) for wall in walls])
    inside, outside = (15.0, 15.0), (30.0, 30.0)

    assert planner.shortest_path(ground, NOBODY, NO_MOVER, outside, inside, 0.5) is None
    breached = ground.without(0)
    assert planner.shortest_path(breached, NOBODY, NO_MOVER, outside, inside, 0.5) is not None


def test_a_goal_that_is_taken_or_too_far_is_not_reached() -> None:
    bodies = Bodies([(5.0, 5.0), (10.0, 5.0)], [0.5, 0.5], [0, 1])
    ground = Ground(48, 48)

    assert planner.shortest_path(ground, bodies, 0, (5.0, 5.0), (10.0, 5.5), 0.5) is None
    assert planner.shortest_path(ground, bodies, 0, (5.0, 5.0), (5.0, 12.0), 0.5, 6.9) is None


def test_rough_ground_is_walked_round_when_it_is_avoided() -> None:
    wood = Ground(48, 48, [Patch(rectangle(18, 16, 22, 32), sheltering=True)])
    start, goal = (16.0, 28.0), (24.0, 28.0)

    through = planner.shortest_path(wood, NOBODY, NO_MOVER, start, goal, 0.5)
    around = planner.shortest_path(wood, NOBODY, NO_MOVER, start, goal, 0.5, avoiding=[0])

    assert through == Path(start, (goal,))
    assert around is not None
    assert paths.length_inside(around, wood.pieces[0].polygon) <= 0.001
    assert paths.length(around) == pytest.approx(2 * math.hypot(2, 4) + 4, abs=0.05)


@given(crowds())
@example((SLIT, Bodies([(24.0, 18.0)], [1.0], [0])))
@example((POST_AND_WALL, Bodies([(24.0, 18.0), (27.49, 16.28)], [1.0, 1.5], [0, 1])))
@settings(max_examples=examples(20))
def test_the_outline_holds_what_a_grid_walk_reaches_and_little_else(
    position: tuple[Ground, Bodies],
) -> None:
    ground, bodies = position
    start, radius, allowance = bodies.at(0), bodies.radius(0), 5.0
    walked = by_grid(ground, bodies, start, allowance - 0.3)

    reach = planner.reachable(ground, bodies, 0, start, radius, allowance)

    area = shapely.union_all([shapely.Polygon(part.shell, part.holes) for part in reach]).buffer(
        0.05
    )
    for point in walked:
        assert area.covers(shapely.Point(point))
    assert area.area <= math.pi * 5.1**2
    for part in reach:
        for point in part.shell:
            assert not paths.landing_obstruction(ground, bodies, 0, point, radius, tolerance=0.1)


def test_rough_ground_is_reached_with_the_rough_allowance_only() -> None:
    wood = Ground(48, 48, [Patch(rectangle(26, 20, 34, 28), sheltering=True)])
    start = (24.0, 24.0)

    reach = planner.reachable(
        wood, NOBODY, NO_MOVER, start, 0.5, 6.0, rough=[0], rough_allowance=3.0
    )

    area = shapely.union_all([shapely.Polygon(*part) for part in reach])
    assert area.covers(shapely.Point(18.1, 24.0))
    assert area.covers(shapely.Point(26.9, 24.0))
    assert not area.covers(shapely.Point(27.2, 24.0))
    assert area.covers(shapely.Point(27.0, 28.2))


def test_who_starts_in_the_rough_has_the_rough_allowance() -> None:
    wood = Ground(48, 48, [Patch(rectangle(20, 20, 28, 28), sheltering=True)])

    reach = planner.reachable(
        wood, NOBODY, NO_MOVER, (24.0, 24.0), 0.5, 9.0, rough=[0], rough_allowance=3.0
    )

    area = shapely.union_all([shapely.Polygon(*part) for part in reach])
    assert area.area == pytest.approx(math.pi * 9, rel=0.01)


@pytest.mark.parametrize("allowance", [-1.0, math.inf, math.nan])
def test_an_allowance_is_a_number_of_inches(allowance: float) -> None:
    with pytest.raises(ValueError, match="allowance"):
        planner.reachable(Ground(48, 48), NOBODY, NO_MOVER, (5.0, 5.0), 0.5, allowance)
