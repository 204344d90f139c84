from __future__ import annotations

from itertools import pairwise

import pytest
import shapely
from hypothesis import given
from hypothesis import strategies as st

from grognard.table.hexes import grid, lines, pixels
from grognard.table.hexes.grid import Hex
from grognard.table.hexes.stances import Stance

places = st.tuples(st.integers(-8, 8), st.integers(-8, 8))
directions = st.integers(0, 5)


def outline(place: Hex) -> shapely.Polygon:
    return shapely.Polygon(pixels.pixel_corners(place, 1.0))


def shot(a: Hex, b: Hex) -> shapely.LineString:
    return shapely.LineString([pixels.pixel_centre(a, 1.0), pixels.pixel_centre(b, 1.0)])


@given(places)
def test_offset_coordinates_come_back(place: Hex) -> None:
    assert grid.from_offset(*grid.to_offset(place)) == place


def test_neighbours_of_even_and_odd_rows_on_paper() -> None:
    even = [grid.to_offset(place) for place in grid.neighbours(grid.from_offset(4, 2))]
    odd = [grid.to_offset(place) for place in grid.neighbours(grid.from_offset(4, 3))]

    assert even == [(5, 2), (4, 1), (3, 1), (3, 2), (3, 3), (4, 3)]
    assert odd == [(5, 3), (5, 2), (4, 2), (3, 3), (4, 4), (5, 4)]


@given(places, places)
def test_distance_is_the_number_of_steps_by_breadth_first_search(a: Hex, b: Hex) -> None:
    steps, reached, edge = 0, {a}, {a}
    while b not in reached:
        steps += 1
        edge = {n for place in edge for n in grid.neighbours(place)} - reached
        reached |= edge

    assert grid.distance(a, b) == steps


@given(places, st.integers(0, 6))
def test_a_ring_holds_the_hexes_at_its_distance(centre: Hex, radius: int) -> None:
    found = grid.ring(centre, radius)

    assert len(found) == len(set(found)) == max(1, 6 * radius)
    assert {grid.distance(centre, place) for place in found} == {radius}
    assert len(set(grid.disc(centre, radius))) == 1 + 3 * radius * (radius + 1)


@given(places, places, st.integers(-12, 12))
def test_rotation_keeps_distances_and_comes_round(place: Hex, about: Hex, turns: int) -> None:
    turned = grid.rotated(place, turns, about)

    assert grid.distance(about, turned) == grid.distance(about, place)
    assert grid.rotated(turned, -turns, about) == place
    for direction in range(6):
        expected = grid.neighbour(about, direction + turns)
        assert grid.rotated(grid.neighbour(about, direction), turns, about) == expected


@given(places, directions, st.integers(-6, 6))
def test_a_long_model_keeps_its_pivot(head: Hex, facing: int, turns: int) -> None:
    stance = Stance(head, facing)

    on_head, on_tail = stance.turned(turns), stance.turned(turns, about_tail=True)

    assert on_head.at == stance.at
    assert on_tail.tail == stance.tail
    assert on_head.facing == on_tail.facing == (facing + turns) % 6
    for placed in (stance, on_head, on_tail):
        assert grid.distance(*placed.footprint(is_long=True)) == 1


@given(places, directions)
def test_front_and_back_of_a_small_model_are_its_six_neighbours(at: Hex, facing: int) -> None:
    stance = Stance(at, facing)

    assert {*stance.front(), *stance.back(is_long=False)} == set(grid.neighbours(at))
    assert stance.front()[1] == grid.neighbour(at, facing)
    assert stance.back(is_long=False)[1] == grid.neighbour(at, facing + 3)


@given(places, directions)
def test_the_back_of_a_long_model_is_behind_its_tail(at: Hex, facing: int) -> None:
    stance = Stance(at, facing)

    assert set(stance.back(is_long=True)) <= set(grid.neighbours(stance.tail))
    assert stance.at not in stance.back(is_long=True)
    assert stance.front() == Stance(at, facing).front()


@given(places, places)
def test_a_line_takes_one_step_at_a_time_and_gives_both_sides_of_a_border(a: Hex, b: Hex) -> None:
    steps = lines.line(a, b)
    way = shot(a, b)

    assert steps[0] == (a,)
    assert steps[-1] == (b,)
    for k, choice in enumerate(steps):
        assert 1 <= len(choice) <= 2
        assert {grid.distance(a, place) for place in choice} == {k}
        assert all(outline(place).distance(way) < 1e-9 for place in choice)
    for choice, following in pairwise(steps):
        assert any(grid.distance(here, there) == 1 for here in choice for there in following)


@given(places, places)
def test_a_line_gives_all_hexes_whose_centres_are_equally_near(a: Hex, b: Hex) -> None:
    steps = lines.line(a, b)
    for k, choice in enumerate(steps):
        share = k / max(1, len(steps) - 1)
        sample = shot(a, b).interpolate(share, normalized=True)
        apart = {
            place: sample.distance(shapely.Point(pixels.pixel_centre(place, 1.0)))
            for place in grid.disc(choice[0], 2)
        }
        nearest = {place for place, away in apart.items() if away < min(apart.values()) + 1e-9}
        assert set(choice) == nearest


@given(places, places, places)
def test_a_hex_is_met_when_shapely_says_the_line_touches_it(a: Hex, b: Hex, place: Hex) -> None:
    assert lines.meets(place, a, b) == (outline(place).distance(shot(a, b)) < 1e-9)


@given(places, places)
def test_touched_lists_every_hex_on_the_line_and_no_other(a: Hex, b: Hex) -> None:
    found = lines.touched(a, b)
    around = grid.disc(a, grid.distance(a, b) + 1)

    assert len(found) == len(set(found))
    assert set(found) == {place for place in around if lines.meets(place, a, b)}
    assert found[0] == a
    assert found[-1] == b


@given(places, places)
def test_a_line_leaves_by_the_edges_it_crosses(a: Hex, b: Hex) -> None:
    edges = lines.exit_edges(a, b)
    if a == b:
        assert edges == ()
        return
    corners = pixels.pixel_corners(a, 1.0)
    crossed = tuple(
        k
        for k in range(6)
        if shapely.LineString([corners[k], corners[(k + 1) % 6]]).distance(shot(a, b)) < 1e-9
    )

    assert edges == crossed


@given(places, directions)
def test_edge_k_is_shared_with_neighbour_k(place: Hex, direction: int) -> None:
    across = grid.neighbour(place, direction)

    shared = outline(place).intersection(outline(across).buffer(1e-9))

    assert shared.length > 1.9
    assert lines.exit_edges(place, across) == (direction,)


def test_a_shot_along_the_edge_of_a_cliff() -> None:
    """Worked example E27 of the saurian rules."""
    shooter, target = grid.from_offset(4, 2), grid.from_offset(4, 4)

    assert lines.meets(grid.from_offset(3, 3), shooter, target)
    assert grid.distance(shooter, target) == 2
    assert lines.exit_edges(target, shooter) == (1, 2)


def test_a_shot_at_a_long_target() -> None:
    """Worked example E28 of the saurian rules, the geometry of it."""
    target = Stance(grid.from_offset(6, 4), 3)
    shooter = grid.from_offset(5, 1)

    assert target.tail == grid.from_offset(7, 4)
    assert [grid.distance(shooter, place) for place in target.footprint(True)] == [3, 3]
    assert 2 in lines.exit_edges(target.at, shooter)
    assert 2 in lines.exit_edges(target.tail, shooter)
    assert grid.distance(grid.from_offset(9, 4), target.tail) == 2


def test_nonsense_is_refused() -> None:
    with pytest.raises(ValueError, match="at least one column"):
        grid.board(0, 4)
    with pytest.raises(ValueError, match="negative"):
        grid.ring((0, 0), -1)
    with pytest.raises(ValueError, match="no hexes"):
        pixels.bounds([], 1.0)


def test_a_board_is_drawn_within_its_bounds() -> None:
    places = grid.board(11, 9)
    left, top, right, bottom = pixels.bounds(places, 20.0)

    assert len(set(places)) == 99
    assert right - left == pytest.approx(11.5 * 20 * 3**0.5)
    assert bottom - top == pytest.approx((1.5 * 8 + 2) * 20)
