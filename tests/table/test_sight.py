from __future__ import annotations

import pytest
import shapely
from hypothesis import given
from hypothesis import strategies as st
from table_strategies import companies, grounds, points, rectangles

from grognard.table.distance import to_point
from grognard.table.flat.ground import Bodies, Ground, Patch
from grognard.table.flat.sight import Blocker, sees, sight, sight_between, visible
from grognard.table.lattice import Point
from grognard.table.polygons import Polygon, rectangle

OPEN = Ground(48, 36)
UNSURE = 1e-6


def blockers_by_shapely(
    ground: Ground, bodies: Bodies, viewer: int, target: int
) -> tuple[set[Blocker], bool]:
    """Everything that blocks the line, and whether any of it is too close a call to judge."""
    a, b = bodies.at(viewer), bodies.at(target)
    line = shapely.LineString([a, b])
    blockers: set[Blocker] = set()
    unsure = False
    for other in bodies:
        if other != target and bodies.side(other) != bodies.side(viewer):
            spare = bodies.radius(other) - 0.001 - line.distance(shapely.Point(bodies.at(other)))
            unsure = unsure or abs(spare) < UNSURE
            if spare > 0:
                blockers.add(("body", other))
    for index in ground.standing():
        piece = ground.pieces[index]
        outline = shapely.Polygon(piece.polygon.vertices)
        if not piece.blocks_sight:
            continue
        if piece.sheltering and (
            outline.contains(shapely.Point(a)) or outline.contains(shapely.Point(b))
        ):
            continue
        inside = line.intersection(outline).length - line.intersection(outline.exterior).length
        unsure = unsure or abs(inside - 0.01) < UNSURE
        if inside > 0.01:
            blockers.add(("piece", index))
    return blockers, unsure


@given(grounds, companies())
def test_sight_agrees_with_shapely_on_random_tables(ground: Ground, bodies: Bodies) -> None:
    blockers, unsure = blockers_by_shapely(ground, bodies, 0, 1)

    met = sight(ground, bodies, 0, 1)

    if not unsure:
        assert (met is None) == (not blockers)
        assert met is None or met in blockers
        assert sees(ground, bodies, 0, 1) == (met is None)


@given(grounds, companies())
def test_the_blocker_named_is_the_nearest_to_the_viewer(ground: Ground, bodies: Bodies) -> None:
    met = sight(ground, bodies, 0, 1)
    if met is None or bodies.at(0) == bodies.at(1):
        return
    blockers, unsure = blockers_by_shapely(ground, bodies, 0, 1)
    line = shapely.LineString([bodies.at(0), bodies.at(1)])
    viewer = shapely.Point(bodies.at(0))

    def first_met(blocker: Blocker) -> float:
        kind, index = blocker
        if kind == "piece":
            outline = shapely.Polygon(ground.pieces[index].polygon.vertices)
            return float(line.intersection(outline).distance(viewer))
        centre = shapely.Point(bodies.at(index))
        disc = centre.buffer(bodies.radius(index) - 0.001, quad_segs=256)
        return float(line.intersection(disc).distance(viewer))

    if not unsure:
        # Touching a piece before entering it, and a disc drawn with corners, make the margin.
        assert first_met(met) <= min(map(first_met, blockers)) + 0.01


@given(grounds, companies())
def test_visible_is_sight_asked_many_times(ground: Ground, bodies: Bodies) -> None:
    enemies = [other for other in bodies if bodies.side(other) != bodies.side(0)]

    assert visible(ground, bodies, 0) == [e for e in enemies if sees(ground, bodies, 0, e)]


@given(grounds, companies(), points(), points(), st.sets(st.integers(0, 1)))
def test_ignored_bases_might_as_well_be_gone(
    ground: Ground, bodies: Bodies, a: Point, b: Point, ignored: set[int]
) -> None:
    gone = bodies.copy()
    for index in ignored:
        gone.remove(index)

    assert sight_between(ground, bodies, a, b, 0, ignored) == sight_between(ground, gone, a, b, 0)


def test_any_number_of_bases_may_be_ignored() -> None:
    row = Bodies([(10.0, 12.0 + k) for k in range(5)], [0.5] * 5, [1] * 5)
    a, b = (10.0, 10.0), (10.0, 20.0)

    assert sight_between(OPEN, row, a, b, 0, ignoring=[0, 1]) == ("body", 2)
    assert sight_between(OPEN, row, a, b, 0, ignoring=[0, 1, 2]) == ("body", 3)
    assert sight_between(OPEN, row, a, b, 0, ignoring=range(5)) is None
    assert sight_between(OPEN, row, a, b) == ("body", 0)


@given(rectangles(), st.data())
def test_a_line_along_the_side_of_a_piece_is_clear(area: Polygon, data: st.DataObject) -> None:
    west, south, east, north = area.box
    ground = Ground(48, 36, [Patch(area, blocks_sight=True)])
    nobody = Bodies([], [], [])
    x = data.draw(st.sampled_from([west, east]))
    y = data.draw(st.sampled_from([south, north]))

    assert sight_between(ground, nobody, (x, 0.0), (x, 36.0)) is None
    assert sight_between(ground, nobody, (0.0, y), (48.0, y)) is None
    middle = (west + east) / 2
    assert sight_between(ground, nobody, (middle, 0.0), (middle, 36.0)) == ("piece", 0)


def test_a_tangent_base_does_not_block_and_a_friend_blocks_only_the_view_back() -> None:
    """Worked example E25 of the colossus rules."""

    def table(at: Point, side: int) -> Bodies:
        return Bodies([(10.0, 10.0), (10.0, 20.0), at], [0.75] * 3, [0, 1, side])

    assert sight(OPEN, table((10.75, 15.0), 1), 0, 1) is None
    assert sight(OPEN, table((10.74, 15.0), 1), 0, 1) == ("body", 2)
    assert sight(OPEN, table((10.0, 15.0), 0), 0, 1) is None
    assert sight(OPEN, table((10.0, 15.0), 0), 1, 0) == ("body", 2)


def test_a_line_along_the_edge_of_an_area_is_clear() -> None:
    """Worked example E41 of the colossus rules."""
    area = Patch(rectangle(14, 24, 18, 28), blocks_sight=True, sheltering=True)
    bodies = Bodies([(14.0, 10.0), (14.0, 30.0)], [0.5, 0.5], [0, 1])

    assert sight(Ground(48, 48, [area]), bodies, 0, 1) is None


def test_an_edge_of_the_base_may_be_covered_while_the_centre_is_not() -> None:
    """Worked example E26 of the colossus rules."""
    solid = Patch(rectangle(10.3, 17, 12, 19), blocks_sight=True, blocks_moves=True)
    ground = Ground(48, 48, [solid])
    bodies = Bodies([(10.0, 10.0), (10.0, 20.0)], [0.5, 1.0], [0, 1])

    assert sight(ground, bodies, 0, 1) is None
    assert ground.passes_through(0, (10.0, 10.0), (11.0, 20.0))
    assert not ground.passes_through(0, (10.0, 10.0), (9.0, 20.0))
    assert ground.distance_to(0, (10.0, 20.0), 1.0) == pytest.approx(0.04, abs=0.005)
    assert to_point((10.0, 20.0), 1.0, (10.3, 19.0)) == ground.distance_to(0, (10.0, 20.0), 1.0)


def test_a_sheltering_piece_blocks_only_lines_that_pass_through_it() -> None:
    wood = Patch(rectangle(10, 14, 14, 16), blocks_sight=True, sheltering=True)
    ground = Ground(48, 48, [wood])
    places = [(12.0, 10.0), (12.0, 20.0), (12.0, 15.0)]
    bodies = Bodies(places, [0.5] * 3, [0, 1, 0])

    assert sight(ground, bodies, 0, 1) == ("piece", 0)
    assert sight(ground, bodies, 2, 1) is None
    assert sight(ground, bodies, 0, 2) is None
    assert sight(ground.without(0), bodies, 0, 1) is None


def test_two_bases_on_one_spot_see_each_other_unless_an_enemy_covers_the_spot() -> None:
    spot = (10.0, 10.0)

    assert sight(OPEN, Bodies([spot, spot], [0.5, 0.5], [0, 1]), 0, 1) is None
    covered = Bodies([spot, spot, (10.3, 10.0)], [0.5] * 3, [0, 1, 1])
    assert sight(OPEN, covered, 0, 1) == ("body", 2)


@pytest.mark.parametrize(("viewer", "target"), [(-1, 0), (0, 2), (7, 0)])
def test_a_base_that_does_not_exist_sees_nothing_but_an_error(viewer: int, target: int) -> None:
    bodies = Bodies([(1.0, 1.0), (5.0, 5.0)], [0.5, 0.5], [0, 1])

    with pytest.raises(IndexError, match="no base"):
        sight(OPEN, bodies, viewer, target)
