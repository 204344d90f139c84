"""Zones entered along a way, one by one and several at once."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grognard.table.arcs.legs import Arc
from grognard.table.arcs.shapes import Disc
from grognard.table.arcs.tolls import Effort, Toll
from grognard.table.arcs.tracks import Track
from grognard.table.arcs.zones import Zone, entered, entrance
from grognard.table.lattice import Point

EAST = Track.through([(0.0, 0.0), (10.0, 0.0)])


def test_the_first_zone_is_entered_at_its_edge() -> None:
    met = entrance(EAST, [Zone("far", 9.0, 0.0, 1.0), Zone("near", 5.0, 0.0, 2.0)])

    assert met is not None
    assert (met.gone, met.keys) == (3.0, ("near",))


def test_zones_entered_at_once_are_answered_at_the_last_of_them() -> None:
    zones = [Zone("a", 5.0, 1.0, 2.0), Zone("b", 5.04, -1.0, 2.0), Zone("c", 5.2, 1.0, 2.0)]

    met = entrance(EAST, zones)

    assert met is not None
    assert met.keys == ("a", "b")
    assert met.gone == pytest.approx(5.04 - 3**0.5)


def test_a_zone_one_starts_in_is_entered_only_after_leaving_it() -> None:
    out_and_back = Track.through([(0.0, 0.0), (5.0, 0.0), (0.0, 1.0)])
    zone = Zone("home", 0.0, 0.0, 2.0)

    assert entered(EAST, zone) is None
    back = entered(out_and_back, zone)
    assert back is not None and back > 5.0


def test_a_way_that_grazes_a_zone_within_the_slack_has_entered_it() -> None:
    assert entered(EAST, Zone("z", 5.0, 2.001, 2.0)) == pytest.approx(5.0)
    assert entered(EAST, Zone("z", 5.0, 2.003, 2.0)) is None


def test_a_hidden_zone_is_entered_where_it_comes_into_view() -> None:
    def hidden(zone: Zone, at: Point) -> bool:
        return at[0] < 4.5

    gone = entered(EAST, Zone("z", 5.0, 0.0, 2.0), hidden)

    assert gone == pytest.approx(4.5, abs=0.001)
    assert entered(EAST, Zone("z", 2.0, 0.0, 1.0), hidden) is None


def test_an_arc_enters_a_zone_too() -> None:
    way = Track((2.0, 0.0), [Arc((0.0, 0.0), 2.0, (2.0, 0.0), 3.14159)])

    gone = entered(way, Zone("z", 0.0, 3.0, 1.5))

    assert gone is not None
    x, y = way.at(gone)
    assert (x * x + (y - 3.0) ** 2) ** 0.5 == pytest.approx(1.5)


@given(
    st.lists(st.tuples(st.integers(0, 20), st.integers(0, 20)), min_size=2, max_size=5),
    st.integers(0, 20),
    st.integers(0, 20),
)
def test_entering_agrees_with_walking_in_small_steps(
    corners: list[tuple[int, int]], x: int, y: int
) -> None:
    way = Track.through([(float(a), float(b)) for a, b in corners])
    zone = Zone("z", float(x), float(y), 2.37)

    gone = entered(way, zone)

    steps = [way.length * n / 2000 for n in range(2001)] if way.legs else []
    outside = False
    walked = None
    for step in steps:
        inside = zone.depth(way.at(step)) >= 0.0
        if inside and outside:
            walked = step
            break
        outside = not inside
    if walked is None:
        # Small steps may miss a zone that is only just touched.
        assert gone is None or zone.depth(way.at(gone)) <= 0.01
    else:
        assert gone == pytest.approx(walked, abs=way.length / 1000 + 0.01)


def test_effort_counts_tolls_by_the_inch_and_by_the_entry() -> None:
    slow = Toll(Disc(5.0, 0.0, 2.0), per_inch=1.0)
    wall = Toll(Disc(8.5, 0.0, 0.5), per_entry=1.0)
    effort = Effort(EAST, [slow, wall])

    assert effort.at(3.0) == 3.0
    assert effort.at(7.0) == 11.0
    assert effort.at(10.0) == 15.0
    assert effort.reach(5.0) == 4.0
    assert effort.reach(12.5) == 8.0
    assert effort.reach(14.0) == pytest.approx(9.0)


@given(st.floats(0.5, 12.0), st.floats(0.0, 9.0), st.floats(0.1, 3.0))
def test_reach_is_the_inverse_of_effort(allowance: float, x: float, radius: float) -> None:
    effort = Effort(EAST, [Toll(Disc(x, 0.3, radius), per_inch=1.0)])

    reach = effort.reach(allowance)

    assert effort.at(reach) <= allowance + 0.01
    assert reach == pytest.approx(10.0) or effort.at(reach) >= allowance - 0.01
