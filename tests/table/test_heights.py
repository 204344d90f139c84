"""A relief as screens want it: from above, from the side, and ray by ray."""

import math

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from thoroughness import examples

from grognard.table.heights.cover import (
    Silhouette,
    Volume,
    hidden_rays,
    sees_point,
    traced,
    traced_to_point,
    volumes,
)
from grognard.table.heights.edges import borders
from grognard.table.heights.passages import passages
from grognard.table.heights.relief import (
    Area,
    Barrier,
    Block,
    Figures,
    Ladder,
    Platform,
    Ramp,
    Relief,
    RoundArea,
)
from grognard.table.heights.section import Line, section
from grognard.table.heights.views import cut_of_round_area, cuts, levels, rises, ways_up
from grognard.table.polygons import Polygon, rectangle

WEST = Block("west", rectangle(4, 10, 10, 16), 0, 3)
EAST = Block("east", rectangle(12.5, 10, 18, 16), 0, 4)
BRIDGE = Platform("bridge", rectangle(10, 12, 12.5, 14), 3)
STAIRS = Ramp("stairs", rectangle(0, 12, 4, 14), ((0, 12), (0, 14)), 0, 3)
PARAPET = Barrier("parapet", (12.5, 16), (15, 16), 4, 1)
LADDER = Ladder("ladder", (16, 16), (0, 1), 0, 4)
POND = Area("pond", rectangle(20, 10, 24, 16), "rough")
TOWER = Block("tower", rectangle(28, 10, 30, 16), 0, 6, walkable=False)
ELL = Block("ell", Polygon([(24, 20), (30, 20), (30, 26), (28, 26), (28, 22), (24, 22)]), 0, 2)
ROW = Relief(36, 36, [WEST, EAST, BRIDGE, STAIRS, PARAPET, LADDER, POND, TOWER, ELL])
NINE = Silhouette()


def kinds(name: str) -> list[tuple[tuple[float, float], tuple[float, float], str]]:
    return [(edge.a, edge.b, edge.kind) for edge in rises(ROW)[name].edges]


def test_levels_are_those_one_may_stand_at() -> None:
    assert levels(ROW) == (0.0, 2.0, 3.0, 4.0)


def test_a_parapet_makes_part_of_an_edge_a_barrier() -> None:
    north = [edge for edge in kinds("east") if edge[0][1] == edge[1][1] == 16.0]

    assert north == [((18.0, 16.0), (15.0, 16.0), "open"), ((15.0, 16.0), (12.5, 16.0), "barrier")]


def test_there_is_no_edge_where_stairs_and_bridge_lead_on() -> None:
    west = [edge for edge in kinds("west") if edge[0][0] == edge[1][0] == 4.0]
    east = [edge for edge in kinds("west") if edge[0][0] == edge[1][0] == 10.0]

    assert west == [((4.0, 16.0), (4.0, 14.0), "open"), ((4.0, 12.0), (4.0, 10.0), "open")]
    assert east == [((10.0, 10.0), (10.0, 12.0), "open"), ((10.0, 14.0), (10.0, 16.0), "open")]


def test_a_roof_ends_at_the_wall_of_a_taller_house() -> None:
    low, high = (
        Block("low", rectangle(2, 2, 6, 6), 0, 2),
        Block("high", rectangle(6, 2, 9, 6), 0, 5),
    )

    east = borders(Relief(36, 36, [low, high]))[0][1:2]

    assert [(edge.a, edge.b, edge.kind) for edge in east] == [((6.0, 2.0), (6.0, 6.0), "wall")]


def test_what_nobody_may_stand_on_has_no_edges() -> None:
    assert not rises(ROW)["tower"].walkable
    assert rises(ROW)["tower"].edges == ()
    assert "pond" not in rises(ROW)


def test_stairs_ladders_bridges_and_gaps_are_marked_with_their_heights() -> None:
    found = {(way.kind, way.a, way.b): (way.a_high, way.b_high) for way in ways_up(ROW)}

    assert found == {
        ("bridge", (12.5, 13.0), (10.0, 13.0)): (3.0, 3.0),
        ("stairs", (0.0, 13.0), (4.0, 13.0)): (0.0, 3.0),
        ("ladder", (16.0, 16.6), (16.0, 16.0)): (0.0, 4.0),
        ("gap", (10.0, 11.0), (12.5, 11.0)): (3.0, 4.0),
        ("gap", (10.0, 15.0), (12.5, 15.0)): (3.0, 4.0),
    }


def test_no_gap_where_something_stands_in_it() -> None:
    apart = [Block("a", rectangle(0, 0, 4, 4), 0, 3), Block("b", rectangle(8, 0, 12, 4), 0, 3)]
    between = Block("c", rectangle(5, 0, 7, 4), 0, 9, walkable=False)

    assert [way.kind for way in passages(Relief(36, 36, apart))] == ["gap"]
    assert passages(Relief(36, 36, [*apart, between])) == ()


@pytest.mark.parametrize(
    ("far", "high", "count"), [(6.0, 3.0, 1), (6.1, 3.0, 0), (3.0, 5.0, 1), (3.0, 5.1, 0)]
)
def test_only_what_might_be_jumped_is_a_gap(far: float, high: float, count: int) -> None:
    one = Block("a", rectangle(0, 0, 4, 4), 0, 3)
    other = Block("b", rectangle(4 + far, 0, 16, 4), 0, high)

    assert len(passages(Relief(36, 36, [one, other]))) == count


def test_a_bridge_is_a_roof_to_whoever_stands_below_it() -> None:
    assert ROW.roof_over(11, 13, 0.0) == "bridge"
    assert ROW.roof_over(11, 13, 3.0) is None
    assert ROW.roof_over(11, 11, 0.0) is None
    assert ROW.roof_over(7, 13, 3.0) is None


def test_a_line_cuts_what_stands_on_it_from_side_to_side() -> None:
    """Along y = 13: up the stairs, over both houses and the bridge, through pond and tower."""
    line = Line((0.0, 13.0), (34.0, 13.0))

    found = {cut.id: cut for cut in cuts(ROW, line, 0.0, 34.0)}

    spans = {name: (cut.kind, cut.start, cut.end, cut.low, cut.tops) for name, cut in found.items()}
    assert spans == {
        "west": ("solid", 4.0, 10.0, 0.0, (3.0, 3.0)),
        "east": ("solid", 12.5, 18.0, 0.0, (4.0, 4.0)),
        "bridge": ("deck", 10.0, 12.5, 2.75, (3.0, 3.0)),
        "stairs": ("slope", 0.0, 4.0, 0.0, (0.0, 3.0)),
        "pond": ("area", 20.0, 24.0, 0.0, (0.0, 0.0)),
        "tower": ("solid", 28.0, 30.0, 0.0, (6.0, 6.0)),
    }
    assert [name for name, cut in found.items() if cut.walkable] == [
        "west",
        "east",
        "bridge",
        "stairs",
    ]


def test_a_slanted_line_measures_along_itself() -> None:
    """A 3-4-5 line through the corner of a house: x from 4 to 7 is 5 along it."""
    house = Relief(36, 36, [Block("house", rectangle(4, 0, 7, 36), 0, 3)])

    (cut,) = section(house, Line((1.0, 1.0), (10.0, 13.0)), 0.0, 15.0)

    assert (round(cut.start, 9), round(cut.end, 9)) == (5.0, 10.0)


def test_a_concave_piece_is_cut_twice() -> None:
    line = Line((24.0, 21.0), (24.0, 25.0))
    across = Line((22.0, 24.0), (34.0, 24.0))
    along = [(cut.start, cut.end) for cut in section(ROW, across, 0.0, 12.0)]

    assert [cut.piece for cut in section(ROW, line, 0.0, 4.0)] == []
    assert along == [(6.0, 8.0)]


def test_a_thin_wall_is_as_thick_as_it_is_for_sight() -> None:
    line = Line((13.5, 14.0), (13.5, 18.0))

    parapet = next(cut for cut in cuts(ROW, line, 0.0, 4.0) if cut.id == "parapet")

    assert (parapet.start, parapet.end) == (1.875, 2.125)
    assert (parapet.low, parapet.tops) == (4.0, (5.0, 5.0))


def test_a_ladder_beside_the_line_is_shown_and_one_far_away_is_not() -> None:
    near, far = Line((15.5, 14.0), (15.5, 20.0)), Line((14.5, 14.0), (14.5, 20.0))

    assert [cut.id for cut in cuts(ROW, near, 0.0, 6.0) if cut.kind == "ladder"] == ["ladder"]
    assert [cut.id for cut in cuts(ROW, far, 0.0, 6.0) if cut.kind == "ladder"] == []


def test_a_round_template_is_cut_by_its_chord() -> None:
    """Radius 1.5, passed 0.9 from its middle: half a chord is 1.2."""
    smoke = RoundArea(10.0, 5.9, 1.5, 0.0, 3.0)
    line = Line((0.0, 5.0), (20.0, 5.0))

    cut = cut_of_round_area("smoke", smoke, line, 0.0, 20.0)

    assert cut is not None
    assert (cut.start, cut.end, cut.tops) == (8.8, 11.2, (3.0, 3.0))
    assert cut_of_round_area("smoke", smoke, Line((0.0, 4.0), (20.0, 4.0)), 0.0, 20.0) is None
    assert cut_of_round_area("smoke", smoke, line, 12.0, 20.0) is None


def test_a_picture_does_not_run_off_the_table() -> None:
    assert Line((1.0, 5.0), (35.5, 5.0)).extent(36, 36, 2.0) == (-1.0, 35.0)
    assert Line((5.0, 35.0), (5.0, 30.0)).extent(36, 36, 2.0) == (-1.0, 7.0)


def test_a_ray_stops_where_it_has_been_inside_a_fence_for_more_than_the_tolerance() -> None:
    """Eye at 1.35; the fence 1 high stands from 13.875 to 14.125.

    The lowest ray falls 1.2 over 10 and enters the fence 8.875 along, at 0.285; the middle one
    falls 0.6 and enters at 0.8175; the highest runs level at 1.35, over it.
    """
    fence = Barrier("fence", (14.0, 2.0), (14.0, 8.0), 0, 1)
    figures = Figures([(5.0, 5.0, 0.0), (15.0, 5.0, 0.0)], [0.5, 0.5], [0, 1], [1.5, 1.5])

    low, middle, high = traced(Relief(36, 36, [fence]), figures, 0, 1, NINE)[3:6]

    assert high.blocker is None
    assert low.blocker is not None
    assert middle.blocker is not None
    assert (low.blocker.kind, low.blocker.number) == ("terrain", 0)
    assert low.blocker.at == pytest.approx((13.885, 5.0, 0.2838), abs=1e-3)
    assert middle.blocker.at == pytest.approx((13.885, 5.0, 0.8169), abs=1e-3)
    assert (low.start, low.end) == ((5.0, 5.0, 1.35), (15.0, 5.0, pytest.approx(0.15)))


def test_the_first_thing_in_the_way_is_the_one_that_is_named() -> None:
    wall = Block("wall", rectangle(9, 0, 10, 10), 0, 5)
    figures = Figures(
        [(2.0, 5.0, 0.0), (16.0, 5.0, 0.0), (6.0, 5.0, 0.0)], [0.5] * 3, [0, 1, 1], [1.5, 1.5, 3.0]
    )
    smoke = volumes([Volume(12.0, 5.0, 1.5, 0.0, 3.0)])

    behind_wall = traced(Relief(36, 36, [wall]), figures, 0, 1, NINE, smoke)
    in_the_open = traced(Relief(36, 36), figures, 0, 1, NINE)
    in_smoke = traced(Relief(36, 36), figures, 0, 1, NINE, smoke)

    assert {(ray.blocker.kind, ray.blocker.number) for ray in behind_wall if ray.blocker} == {
        ("terrain", 0)
    }
    assert {(ray.blocker.kind, ray.blocker.number) for ray in in_the_open if ray.blocker} == {
        ("figure", 2)
    }
    assert {(ray.blocker.kind, ray.blocker.number) for ray in in_smoke if ray.blocker} == {
        ("cloud", 0)
    }


coordinates = st.integers(100, 3500).map(lambda value: value / 100.0)
places = st.tuples(coordinates, coordinates, st.sampled_from([0.0, 3.0, 4.0]))


@given(st.lists(places, min_size=4, max_size=4), st.booleans())
@settings(max_examples=examples(150))
def test_as_many_rays_are_stopped_as_the_rules_count(
    stood: list[tuple[float, float, float]], is_smoky: bool
) -> None:
    figures = Figures(stood, [0.59, 0.79, 0.98, 0.59], [0, 1, 0, 1], [1.5, 2.0, 2.5, 0.5])
    clouds = volumes([Volume(11.0, 12.0, 1.5, 0.0, 3.0)] if is_smoky else [])

    _, blocked = hidden_rays(ROW, figures, 0, 1, NINE, clouds)
    rays = traced(ROW, figures, 0, 1, NINE, clouds)

    assert len(rays) == NINE.rays
    assert sum(ray.blocker is not None for ray in rays) == blocked
    for ray in rays:
        if ray.blocker is not None:
            parts = math.dist(ray.start, ray.blocker.at) + math.dist(ray.blocker.at, ray.end)
            assert parts == pytest.approx(math.dist(ray.start, ray.end), abs=1e-6)


@given(places, places)
@settings(max_examples=examples(100))
def test_the_ray_to_a_point_is_stopped_when_the_point_is_not_seen(
    viewer: tuple[float, float, float], point: tuple[float, float, float]
) -> None:
    figures = Figures([viewer], [0.59], [0], [1.5])

    ray = traced_to_point(ROW, figures, 0, point, NINE)

    assert (ray.blocker is None) == sees_point(ROW, figures, 0, point, NINE)
