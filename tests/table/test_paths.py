from __future__ import annotations

import math

import pytest
import shapely
from hypothesis import assume, given
from hypothesis import strategies as st
from table_strategies import companies, grounds, legal_positions, points, polygons, radii

from grognard.table import lattice
from grognard.table.flat import paths
from grognard.table.flat.ground import Bodies, Ground, Patch
from grognard.table.flat.kernels import Allowance, Mover
from grognard.table.flat.paths import NO_MOVER, Path, StraightMove
from grognard.table.headings import is_forward, vector
from grognard.table.lattice import Point
from grognard.table.polygons import Polygon, rectangle

OPEN = Ground(48, 36)
NOBODY = Bodies([], [], [])
UNSURE = 1e-6

ways = st.builds(Path, points(), st.lists(points(), min_size=1, max_size=4).map(tuple))


def deepest_overlap(
    ground: Ground, bodies: Bodies, mover: int, line: shapely.Geometry, radius: float
) -> float:
    """How far the swept base at most runs into anything, by shapely."""
    west, south, east, north = line.bounds
    overlaps = [
        radius - west,
        radius - south,
        east + radius - ground.width,
        north + radius - ground.height,
    ]
    for other in bodies:
        if other != mover:
            apart = line.distance(shapely.Point(bodies.at(other)))
            overlaps.append(radius + bodies.radius(other) - apart)
    for index in ground.standing():
        if ground.pieces[index].blocks_moves:
            outline = shapely.Polygon(ground.pieces[index].polygon.vertices)
            overlaps.append(radius - line.distance(outline))
    return max(overlaps)


@given(grounds, companies(), ways, radii)
def test_a_path_is_obstructed_when_the_swept_base_overlaps_by_shapely(
    ground: Ground, bodies: Bodies, path: Path, radius: float
) -> None:
    line = shapely.LineString([path.start, *path.waypoints])
    deepest = deepest_overlap(ground, bodies, 0, line, radius)

    met = paths.obstruction(ground, bodies, 0, path, radius)

    if abs(deepest - 0.01) > UNSURE:
        assert (met is not None) == (deepest > 0.01)


@given(grounds, companies(), ways, radii)
def test_the_place_of_an_obstruction_is_where_the_overlap_begins(
    ground: Ground, bodies: Bodies, path: Path, radius: float
) -> None:
    met = paths.obstruction(ground, bodies, 0, path, radius)
    assume(met is not None)
    assert met is not None
    a, b = path.legs[met.leg]
    before = paths.length(Path(path.start, path.waypoints[: met.leg]))
    line = shapely.LineString([path.start, *path.waypoints[: met.leg], met.point])

    assert met.distance == pytest.approx(before + math.dist(a, met.point), abs=1e-9)
    assert math.dist(a, met.point) + math.dist(met.point, b) == pytest.approx(math.dist(a, b))
    deepest = deepest_overlap(ground, bodies, 0, line, radius)
    assert deepest == pytest.approx(0.01, abs=1e-5) or met.distance == 0.0
    assert deepest >= 0.01 - 1e-5


@given(grounds, companies(), points(), radii)
def test_a_landing_is_judged_at_its_point_alone(
    ground: Ground, bodies: Bodies, point: Point, radius: float
) -> None:
    deepest = deepest_overlap(ground, bodies, 0, shapely.Point(point), radius)

    if abs(deepest - 0.01) > UNSURE:
        met = paths.landing_obstruction(ground, bodies, 0, point, radius)
        assert (met is None) == (deepest <= 0.01)


@given(polygons, ways)
def test_the_length_of_a_path_inside_is_that_of_its_legs(polygon: Polygon, path: Path) -> None:
    outline = shapely.Polygon(polygon.vertices)
    legs = [shapely.LineString(leg) for leg in path.legs]
    expected = sum(
        leg.intersection(outline).length - leg.intersection(outline.exterior).length for leg in legs
    )

    assert paths.length_inside(path, polygon) == pytest.approx(expected, abs=1e-6)
    assert paths.length(path) == pytest.approx(sum(leg.length for leg in legs))


def test_moving_into_along_and_out_of_contact_is_allowed() -> None:
    post = Bodies([(5.0, 5.0), (10.0, 10.0)], [1.0, 1.0], [0, 1])
    into = Path((10.0, 5.0), ((10.0, 8.0),))
    along = Path((8.0, 8.0), ((12.0, 8.0),))
    out = Path((10.0, 8.01), ((10.0, 5.0),))
    deeper = Path((10.0, 8.01), ((10.0, 8.02),))

    assert paths.obstruction(OPEN, post, 0, into, 1.0) is None
    assert paths.obstruction(OPEN, post, 0, along, 1.0) is None
    assert paths.obstruction(OPEN, post, 0, out, 1.0) is None
    assert paths.obstruction(OPEN, post, 0, deeper, 1.0) is not None


def test_sliding_along_a_wall_and_the_table_edge_is_allowed() -> None:
    wall = Ground(48, 36, [Patch(rectangle(10, 10, 20, 12), blocks_moves=True)])

    assert paths.obstruction(wall, NOBODY, NO_MOVER, Path((8, 9), ((22, 9),)), 1.0) is None
    assert paths.obstruction(wall, NOBODY, NO_MOVER, Path((8, 9.01), ((22, 9.01),)), 1.0) is None
    hit = paths.obstruction(wall, NOBODY, NO_MOVER, Path((8, 9.02), ((22, 9.02),)), 1.0)
    assert hit is not None
    assert hit.what == "piece"
    assert paths.obstruction(wall, NOBODY, NO_MOVER, Path((0.99, 3), ((0.99, 9),)), 1.0) is None
    edge = paths.obstruction(wall, NOBODY, NO_MOVER, Path((3, 3), ((0.5, 3),)), 1.0)
    assert edge is not None
    assert (edge.what, round(edge.distance, 6)) == ("table", 2.01)


def test_a_base_that_starts_off_the_table_is_obstructed_at_its_start() -> None:
    across = Path((5.0, 35.52), ((5.0, 0.0),))

    met = paths.obstruction(OPEN, NOBODY, NO_MOVER, across, 0.5)

    assert met is not None
    assert (met.what, met.distance, met.point) == ("table", 0.0, (5.0, 35.52))


def test_destroyed_terrain_is_in_nobodys_way() -> None:
    wall = Ground(48, 36, [Patch(rectangle(10, 10, 20, 12), blocks_moves=True)])
    path = Path((15.0, 5.0), ((15.0, 20.0),))

    assert paths.obstruction(wall, NOBODY, NO_MOVER, path, 1.0) is not None
    assert paths.obstruction(wall.without(0), NOBODY, NO_MOVER, path, 1.0) is None


def moving_first(bodies: Bodies) -> Mover:
    """The first of the bodies, about to move."""
    return paths.moving(0, bodies.radius(0))


def clear_run(
    ground: Ground,
    bodies: Bodies,
    mover: int,
    start: Point,
    direction: Point,
    radius: float,
    limit: float,
) -> float:
    """The clear run in a single direction."""
    fan = paths.as_column([direction])
    [run] = paths.clear_runs(ground, bodies, paths.moving(mover, radius), start, fan, limit)
    return run


@given(legal_positions(), st.integers(1, 72), st.floats(0.0, 14.0))
def test_a_clear_run_ends_in_a_legal_leg_and_something_stops_it(
    position: tuple[Ground, Bodies], count: int, limit: float
) -> None:
    ground, bodies = position
    start, radius = bodies.at(0), bodies.radius(0)
    directions = paths.fan(count)

    runs = paths.clear_runs(
        ground, bodies, moving_first(bodies), start, paths.as_column(directions), limit
    )

    for direction, run in zip(directions, runs):
        assert 0.0 <= run <= limit
        end = lattice.along(start, direction, run)
        assert paths.obstruction(ground, bodies, 0, Path(start, (end,)), radius) is None
        if run < limit - 0.05:
            beyond = (start[0] + direction[0] * limit, start[1] + direction[1] * limit)
            touched = paths.obstruction(
                ground, bodies, 0, Path(start, (beyond,)), radius, tolerance=-1e-6
            )
            assert touched is not None


@given(legal_positions(), st.integers(0, 359), st.floats(0.0, 14.0))
def test_a_clear_run_stops_within_a_step_of_first_touching(
    position: tuple[Ground, Bodies], heading: int, limit: float
) -> None:
    ground, bodies = position
    start, radius, direction = bodies.at(0), bodies.radius(0), vector(heading)
    run = clear_run(ground, bodies, 0, start, direction, radius, limit)
    far = (start[0] + direction[0] * limit, start[1] + direction[1] * limit)
    assume(not paths.landing_obstruction(ground, bodies, 0, start, radius, tolerance=-1e-6))

    touched = paths.obstruction(ground, bodies, 0, Path(start, (far,)), radius, tolerance=0.0)

    assert run == pytest.approx(limit if touched is None else touched.distance, abs=0.05)


ALLOWED = Allowance(open=9.0, rough=4.0, least=1.0, rounding=0.001)


def straight_by_its_parts(
    ground: Ground, bodies: Bodies, direction: Point, limit: float
) -> StraightMove | None:
    """A straight move put together from a clear run and the pieces its leg goes through."""
    start, radius = bodies.at(0), bodies.radius(0)
    run = clear_run(ground, bodies, 0, start, direction, radius, limit)
    end = lattice.along(start, direction, run)
    through = any(
        piece.sheltering and piece.polygon.length_inside(start, end) > 0.01 + 1e-6
        for piece in ground.pieces
    )
    slowed = run > ALLOWED.rough and through
    if slowed:
        end = lattice.along(start, direction, ALLOWED.rough)
    gone = paths.length(Path(start, (end,)))
    enough = run >= ALLOWED.least and gone >= ALLOWED.least - ALLOWED.rounding
    return StraightMove(end, slowed) if enough else None


@given(legal_positions(), st.lists(st.floats(0.0, 9.0), min_size=1, max_size=24))
def test_a_straight_move_is_a_clear_run_that_rough_ground_holds_back(
    position: tuple[Ground, Bodies], limits: list[float]
) -> None:
    ground, bodies = position
    directions = paths.fan(len(limits))

    moves = paths.straight_moves(
        ground, bodies, moving_first(bodies), bodies.at(0), directions, limits, ALLOWED
    )

    assert moves == [
        straight_by_its_parts(ground, bodies, direction, limit)
        for direction, limit in zip(directions, limits)
    ]


@given(legal_positions(), st.integers(0, 23), st.floats(1.0, 9.0))
def test_the_first_straight_move_is_the_wished_one_or_the_longest_in_the_next_direction(
    position: tuple[Ground, Bodies], first: int, wish: float
) -> None:
    ground, bodies = position
    fan = paths.fan(24)

    found = paths.first_straight_move(
        ground,
        bodies,
        moving_first(bodies),
        bodies.at(0),
        paths.as_column(fan),
        first,
        ALLOWED,
        wish,
    )

    tried = (
        straight_by_its_parts(ground, bodies, direction, limit)
        for direction in fan[first:] + fan[:first]
        for limit in (wish, ALLOWED.open)
    )
    assert found == next((move for move in tried if move is not None), None)


@given(legal_positions(), st.integers(0, 23), st.floats(0.5, 9.0))
def test_the_first_landing_is_the_first_free_place_all_round(
    position: tuple[Ground, Bodies], first: int, far: float
) -> None:
    ground, bodies = position
    start, radius, fan = bodies.at(0), bodies.radius(0), paths.fan(24)

    found = paths.first_landing(
        ground, bodies, moving_first(bodies), start, paths.as_column(fan), first, far, 1.0
    )

    places = [lattice.along(start, direction, far) for direction in fan[first:] + fan[:first]]
    free = (
        place
        for place in places
        if paths.length(Path(start, (place,))) >= 1.0
        and paths.landing_obstruction(ground, bodies, 0, place, radius) is None
    )
    assert found == next(free, None)


def test_a_base_in_contact_may_run_away_from_it_but_not_into_it() -> None:
    pair = Bodies([(10.0, 10.0), (10.0, 11.99)], [1.0, 1.0], [0, 1])

    def run(direction: Point) -> float:
        return clear_run(OPEN, pair, 0, (10.0, 10.0), direction, 1.0, 6.0)

    assert run((0.0, 1.0)) == 0.0
    assert run((0.0, -1.0)) == 6.0
    assert run((1.0, 0.0)) == 6.0
    assert run((-1.0, 0.0)) == 6.0


@pytest.mark.parametrize("direction", [(0.0, 0.0), (math.nan, 0.0), (math.inf, 0.0)])
def test_a_run_needs_a_direction(direction: Point) -> None:
    with pytest.raises(ValueError, match="direction"):
        clear_run(OPEN, NOBODY, NO_MOVER, (5.0, 5.0), direction, 1.0, 6.0)


@pytest.mark.parametrize("limit", [-1.0, math.inf, math.nan])
def test_a_run_needs_a_limit(limit: float) -> None:
    with pytest.raises(ValueError, match="limit"):
        clear_run(OPEN, NOBODY, NO_MOVER, (5.0, 5.0), (1.0, 0.0), 1.0, limit)


def test_a_run_takes_any_length_of_direction() -> None:
    assert clear_run(OPEN, NOBODY, NO_MOVER, (5.0, 5.0), (0.0, -9.0), 1.0, 6.0) == 4.0


def watched(path: Path, heading: int = 0, within: float = math.inf) -> list[tuple[object, ...]]:
    """Crossings of one watcher at (24, 24) by a base of half an inch."""
    watcher = Bodies([(24.0, 24.0)], [1.0], [0])
    found = paths.facing_crossings(path, watcher, [0], [heading], 0.5, within)
    return [(c.distance, c.point, c.leg, c.edge_distance, c.into_front) for c in found]


def test_crossing_the_flank_of_a_watcher() -> None:
    """Worked example E24 of the colossus rules."""
    near = watched(Path((27.0, 27.0), ((27.0, 21.0),)), within=4.0)
    far = Path((31.0, 27.0), ((31.0, 21.0),))

    assert near == [(3.0, (27.0, 24.0), 0, 1.5, False)]
    assert watched(far, within=4.0) == []
    assert watched(far) == [(3.0, (31.0, 24.0), 0, 5.5, False)]


def test_leaving_the_line_for_the_rear_crosses_where_it_is_left() -> None:
    at_once = Path((27.0, 24.0), ((27.0, 21.0),))
    after_a_while = Path((27.0, 24.0), ((29.0, 24.0), (29.0, 21.0)))

    assert watched(at_once) == [(0.0, (27.0, 24.0), 0, 1.5, False)]
    assert watched(after_a_while) == [(2.0, (29.0, 24.0), 1, 3.5, False)]


def test_leaving_the_line_for_the_front_or_running_along_it_crosses_nothing() -> None:
    assert watched(Path((27.0, 24.0), ((27.0, 27.0),))) == []
    assert watched(Path((27.0, 24.0), ((30.0, 24.0),))) == []
    assert watched(Path((27.0, 27.0), ((27.0, 24.0), (30.0, 24.0), (30.0, 27.0)))) == []


def test_reaching_the_line_from_the_rear_crosses_there() -> None:
    reach = Path((27.0, 21.0), ((27.0, 24.0),))
    touch_and_return = Path((27.0, 21.0), ((27.0, 24.0), (28.0, 21.0)))

    assert watched(reach) == [(3.0, (27.0, 24.0), 0, 1.5, True)]
    assert [c[:3] for c in watched(touch_and_return)] == [
        (3.0, (27.0, 24.0), 0),
        (3.0, (27.0, 24.0), 1),
    ]


def test_a_zigzag_crosses_again_and_again_in_path_order() -> None:
    zigzag = Path((20.0, 25.0), ((22.0, 23.0), (24.0, 25.0), (26.0, 23.0)))
    watchers = Bodies([(24.0, 24.0), (40.0, 24.0)], [1.0, 1.0], [0, 0])

    found = paths.facing_crossings(zigzag, watchers, [1, 0], [180, 0], 0.5)

    assert [c.distance for c in found] == sorted(c.distance for c in found)
    assert [c.watcher for c in found] == [1, 0] * 3
    assert [c.into_front for c in found] == [True, False, False, True, True, False]
    assert [c.leg for c in found] == [0, 0, 1, 1, 2, 2]


@given(ways, points(), st.integers(0, 359))
def test_crossings_are_the_changes_of_facing_seen_by_sampling(
    path: Path, centre: Point, heading: int
) -> None:
    watcher = Bodies([centre], [1.0], [0])
    found = paths.facing_crossings(path, watcher, [0], [heading], 0.5)

    for leg, (a, b) in enumerate(path.legs):
        here = [crossing for crossing in found if crossing.leg == leg]
        fronts = [is_forward(centre, heading, point) for point in (a, b)]
        assert len(here) == (fronts[0] != fronts[1])
        for crossing in here:
            assert crossing.into_front == fronts[1]
            before = paths.length(Path(path.start, path.waypoints[:leg]))
            along = crossing.distance - before
            assert 0.0 <= along <= math.dist(a, b) + 1e-9
            x, y = vector(heading)
            off = x * (crossing.point[0] - centre[0]) + y * (crossing.point[1] - centre[1])
            assert abs(off) <= 1e-5


def test_every_direction_of_a_straight_move_needs_a_limit() -> None:
    base, four = paths.moving(NO_MOVER, 0.5), paths.fan(4)

    with pytest.raises(ValueError, match="limit"):
        paths.straight_moves(OPEN, NOBODY, base, (5.0, 5.0), four, [1.0, 2.0], ALLOWED)
