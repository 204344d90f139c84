from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grognard.table.headings import heading_of, is_forward, vector
from grognard.table.lattice import along, is_on_lattice, snap, snap_point


@given(st.integers(-720, 720))
def test_a_vector_is_a_unit_that_gives_its_heading_back(heading: int) -> None:
    x, y = vector(heading)

    assert math.hypot(x, y) == pytest.approx(1.0, abs=1e-11)
    assert heading_of(x, y) == heading % 360
    assert heading_of(7.3 * x, 7.3 * y) == heading % 360


@given(st.integers(-5000, 5000), st.integers(-5000, 5000))
def test_a_heading_is_the_nearest_whole_degree(dx: int, dy: int) -> None:
    if dx == 0 == dy:
        return
    exact = math.degrees(math.atan2(dx, dy))

    apart = abs((heading_of(dx / 100, dy / 100) - exact + 180) % 360 - 180)

    assert apart <= 0.5 + 1e-9


@given(st.integers(0, 359), st.integers(-500, 500), st.integers(-500, 500))
def test_opposite_directions_have_opposite_headings(turn: int, dx: int, dy: int) -> None:
    if dx == 0 == dy:
        return

    assert (heading_of(dx, dy) + 180) % 360 == heading_of(-dx, -dy)


@pytest.mark.parametrize("direction", [(0.0, 0.0), (math.nan, 1.0), (math.inf, 1.0)])
def test_no_direction_has_no_heading(direction: tuple[float, float]) -> None:
    with pytest.raises(ValueError, match="direction"):
        heading_of(*direction)


@given(st.integers(0, 359))
def test_the_boundary_line_belongs_to_the_front(heading: int) -> None:
    x, y = vector(heading)
    centre = (24.0, 24.0)

    assert is_forward(centre, heading, centre)
    assert is_forward(centre, heading, (24.0 + 5 * y, 24.0 - 5 * x))
    assert not is_forward(centre, heading, (24.0 + 5 * y - 0.01 * x, 24.0 - 5 * x - 0.01 * y))


@given(st.floats(-100, 100), st.floats(-100, 100))
def test_snapping_twice_changes_nothing_and_moves_by_half_a_step(x: float, y: float) -> None:
    snapped = snap_point((x, y))

    assert is_on_lattice(snapped)
    assert max(abs(snapped[0] - x), abs(snapped[1] - y)) <= 0.005 + 1e-9
    assert snapped == (round(snapped[0], 2), round(snapped[1], 2))


def test_a_number_that_is_no_number_cannot_be_snapped() -> None:
    with pytest.raises(ValueError, match="finite"):
        snap(math.nan)


@given(
    st.tuples(st.integers(0, 4800), st.integers(0, 4800)),
    st.integers(0, 359),
    st.floats(0.0, 20.0),
)
def test_the_end_of_a_run_is_near_it_and_never_beyond(
    start: tuple[int, int], heading: int, run: float
) -> None:
    x, y = start[0] / 100, start[1] / 100
    direction = vector(heading)

    end = along((x, y), direction, run)

    exact = (x + run * direction[0], y + run * direction[1])
    assert is_on_lattice(end)
    assert math.dist((x, y), end) <= run + 1e-6
    assert math.dist(exact, end) <= 0.015
