from __future__ import annotations

import math

import pytest
import shapely
from hypothesis import given
from hypothesis import strategies as st
from table_strategies import points, polygons

from grognard.table.distance import distance, gap, gap_to_polygon, to_point, to_polygon
from grognard.table.lattice import Point
from grognard.table.polygons import Polygon, rectangle


def shape(polygon: Polygon) -> shapely.Polygon:
    return shapely.Polygon(polygon.vertices)


@pytest.mark.parametrize(
    ("vertices", "complaint"),
    [
        ([], "at least three"),
        ([(0, 0), (1, 1)], "at least three"),
        ([(0, 0), (0, 0), (1, 1), (0, 0)], "at least three"),
        ([(0, 0), (1, 1), (2, 2)], "area"),
        ([(0, 0), (2, 2), (2, 0), (0, 3)], "cross or touch"),
        ([(0, 0), (4, 0), (4, 4), (2, 0), (0, 4)], "cross or touch"),
        ([(0, 0), (4, 0), (2, 0), (2, 3)], "cross or touch"),
        ([(0, 0), (math.nan, 0), (1, 1)], "finite"),
        ([(0, 0), (math.inf, 0), (1, 1)], "finite"),
        ([(k, k * k) for k in range(2000)], "at most"),
    ],
)
def test_a_bad_outline_is_refused_in_one_sentence(vertices: list[Point], complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint) as refusal:
        Polygon(vertices)

    assert str(refusal.value).count(".") == 1


def test_a_clockwise_outline_is_the_same_polygon() -> None:
    assert Polygon([(0, 0), (0, 2), (2, 2), (2, 0)]).area == rectangle(0, 0, 2, 2).area


def test_a_closing_corner_may_be_repeated() -> None:
    assert len(Polygon([(0, 0), (2, 0), (2, 2), (0, 0)]).vertices) == 3


@given(polygons)
def test_area_box_and_convexity_agree_with_shapely(polygon: Polygon) -> None:
    oracle = shape(polygon)

    assert oracle.is_valid
    assert polygon.area == pytest.approx(oracle.area)
    assert polygon.box == oracle.bounds
    assert polygon.is_convex == (oracle.convex_hull.area - oracle.area < 1e-9)


@given(polygons, points())
def test_a_point_is_contained_when_shapely_says_so(polygon: Polygon, point: Point) -> None:
    oracle = shape(polygon)

    if oracle.exterior.distance(shapely.Point(point)) > 1e-7:
        assert polygon.contains(point) == oracle.contains(shapely.Point(point))


@given(polygons, st.data())
def test_no_corner_nor_middle_of_a_side_is_inside(polygon: Polygon, data: st.DataObject) -> None:
    k = data.draw(st.integers(0, len(polygon.vertices) - 1))
    a, b = polygon.vertices[k - 1], polygon.vertices[k]

    assert not polygon.contains(a)
    assert not polygon.contains(((a[0] + b[0]) / 2, (a[1] + b[1]) / 2))


@given(polygons, points())
def test_distance_agrees_with_shapely(polygon: Polygon, point: Point) -> None:
    assert polygon.distance(point) == pytest.approx(
        shape(polygon).distance(shapely.Point(point)), abs=1e-9
    )


@given(polygons, points(), points())
def test_length_inside_agrees_with_shapely(polygon: Polygon, a: Point, b: Point) -> None:
    oracle = shape(polygon)
    line = shapely.LineString([a, b])
    along_the_edge = line.intersection(oracle.exterior).length

    expected = line.intersection(oracle).length - along_the_edge

    assert polygon.length_inside(a, b) == pytest.approx(expected, abs=1e-6)
    assert polygon.length_inside(b, a) == pytest.approx(polygon.length_inside(a, b), abs=1e-6)


@given(polygons, st.data())
def test_a_segment_along_a_side_is_not_inside(polygon: Polygon, data: st.DataObject) -> None:
    k = data.draw(st.integers(0, len(polygon.vertices) - 1))

    assert polygon.length_inside(polygon.vertices[k - 1], polygon.vertices[k]) == 0.0


def test_a_segment_may_enter_a_concave_polygon_twice() -> None:
    yard = Polygon([(0, 0), (4, 0), (4, 4), (3, 4), (3, 1), (1, 1), (1, 4), (0, 4)])

    assert yard.length_inside((-1.0, 2.0), (5.0, 2.0)) == 2.0
    assert yard.length_inside((-1.0, 1.0), (5.0, 1.0)) == 2.0
    assert yard.length_inside((1.0, 1.0), (3.0, 1.0)) == 0.0
    assert yard.length_inside((2.0, 2.0), (2.0, 3.0)) == 0.0


def test_distances_are_measured_from_the_edge_of_the_base() -> None:
    square = rectangle(5, -1, 7, 1)

    assert gap((0.0, 0.0), 1.0, (4.0, 0.0), 1.5) == 1.5
    assert gap((0.0, 0.0), 1.0, (2.0, 0.0), 1.5) == -0.5
    assert distance((0.0, 0.0), 1.0, (2.0, 0.0), 1.5) == 0.0
    assert to_point((0.0, 0.0), 1.0, (0.0, 3.0)) == 2.0
    assert to_point((0.0, 0.0), 1.0, (0.5, 0.0)) == 0.0
    assert to_polygon((0.0, 0.0), 1.0, square) == 4.0
    assert gap_to_polygon((4.5, 0.0), 1.0, square) == -0.5
    assert to_polygon((4.5, 0.0), 1.0, square) == 0.0
