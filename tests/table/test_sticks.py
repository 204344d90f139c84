"""Discs among rectangles and lines, checked against shapely and against counting by steps."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from shapely import LineString, box
from shapely import Point as Dot
from test_compiled import bits, lattice, plain
from thoroughness import examples

from grognard.table import compiled
from grognard.table.compiled import Column, Kernels
from grognard.table.headings import VECTORS
from grognard.table.sticks import bases, shapes, sight, sweeps
from grognard.table.sticks.bases import ACROSS_CLIMB, ACROSS_LINE, APART, TOUCHING, contact
from grognard.table.sticks.columns import (
    AREA,
    BLOCKS,
    BODY,
    CLIMBS,
    HIDES,
    LINE,
    NEVER,
    OPAQUE,
    OWN,
    RAISED,
    ROUGH,
    SAME,
    SHELTERS,
    Table,
)
from grognard.table.sticks.shapes import comes_within, crosses, crosses_any, span, to_segment
from grognard.table.sticks.sight import is_line_blocked, is_screened, is_seen, is_sheltered
from grognard.table.sticks.sweeps import (
    GROUND,
    clear_of,
    is_barred,
    is_off_table,
    is_on_base,
    is_rough,
    platform_at,
    platform_of,
    runs_into,
)

SIZE = 900.0

coordinate = st.integers(-90_000, 90_000).map(lambda n: n / 100)
path = st.tuples(coordinate, coordinate, coordinate, coordinate)


def body(
    x: float,
    y: float,
    side: int = 0,
    radius: float = 12.5,
    level: int = 0,
    barred: int = BLOCKS,
    slowed: int = ROUGH,
) -> list[float]:
    return [x, y, radius, side, 1.0, 1.0, 1.0, level, barred, slowed, 0.0]


def table(
    *bodies: Sequence[float],
    areas: Sequence[Sequence[float]] = (),
    lines: Sequence[Sequence[float]] = (),
    across: float = 15.0,
) -> Table:
    columns = ([float(n) for row in rows for n in row] for rows in (areas, lines, bodies))
    return Table(*columns, SIZE, SIZE, 400.0, 75.0, 25.0, across)


@given(path)
def test_a_segment_in_a_rectangle_is_what_shapely_says(
    segment: tuple[float, float, float, float],
) -> None:
    ax, ay, bx, by = segment

    enter, leave = span(100.0, 200.0, 400.0, 300.0, ax, ay, bx, by)
    length = ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5
    inside = (leave - enter) * length if enter <= 1.0 else 0.0

    expected = box(100, 200, 400, 300).intersection(LineString([(ax, ay), (bx, by)]))
    along_the_side = expected.length > SAME and inside == 0.0
    if not along_the_side:
        assert abs(inside - expected.length) < 1e-6 * max(1.0, length)


@given(coordinate, coordinate, path)
def test_the_distance_to_a_path_is_what_shapely_says(
    px: float, py: float, segment: tuple[float, float, float, float]
) -> None:
    ax, ay, bx, by = segment

    found = to_segment(px, py, ax, ay, bx, by)

    way = LineString([(ax, ay), (bx, by)]) if (ax, ay) != (bx, by) else Dot(ax, ay)
    assert abs(found - way.distance(Dot(px, py))) < 1e-6


@given(path, st.integers(1, 30_000).map(lambda n: n / 100))
def test_what_a_path_comes_near_is_what_shapely_says(
    segment: tuple[float, float, float, float], reach: float
) -> None:
    ax, ay, bx, by = segment
    area = [float(ROUGH), -100.0, 200.0, 400.0, 300.0, 0.0]

    found = comes_within(area, 0, ax, ay, bx, by, reach)

    way = LineString([(ax, ay), (bx, by)]) if (ax, ay) != (bx, by) else Dot(ax, ay)
    away = way.distance(box(-100, 200, 400, 300))
    if abs(away - reach) > 1e-6:
        assert found == (away < reach)


@given(path)
def test_a_line_is_crossed_where_shapely_says(segment: tuple[float, float, float, float]) -> None:
    ax, ay, bx, by = segment
    line = [float(ROUGH), -300.0, -200.0, 500.0, 400.0]

    found = crosses(line, 0, ax, ay, bx, by)

    if (ax, ay) != (bx, by):
        fence = LineString([(-300, -200), (500, 400)])
        assert found == LineString([(ax, ay), (bx, by)]).crosses(fence)


def test_only_lines_and_areas_with_one_of_the_flags_count() -> None:
    fence = [ROUGH | SHELTERS, 100, 0, 100, 200]
    ladder = [CLIMBS, 200, 0, 200, 200]
    lines = [float(n) for n in fence + ladder]

    assert crosses_any(lines, CLIMBS, 190.0, 50.0, 210.0, 50.0)
    assert not crosses_any(lines, CLIMBS, 90.0, 50.0, 110.0, 50.0)
    assert crosses_any(lines, SHELTERS | CLIMBS, 90.0, 50.0, 110.0, 50.0)
    assert not crosses_any(lines, BLOCKS, 0.0, 50.0, 300.0, 50.0)


@given(st.integers(0, 360), st.integers(0, 200))
@settings(max_examples=examples(200))
def test_contact_is_the_same_seen_from_either_side(degrees: int, hundredths: int) -> None:
    ux, uy = VECTORS[degrees % 360]
    gap = 25.0 + hundredths / 100
    x, y = round(450 + ux * gap, 2), round(450 + uy * gap, 2)
    both = table(body(450.0, 450.0), body(x, y, side=1))

    assert contact(both, 0, 1) == contact(both, 1, 0)
    if abs(gap - 25.5) > 0.02:
        assert contact(both, 0, 1) == (TOUCHING if gap < 25.5 else APART)


def test_a_line_that_climbs_joins_levels_and_any_other_divides_one() -> None:
    fence, ladder = [ROUGH, 400, 450, 500, 450], [CLIMBS, 400, 450, 500, 450]

    def how(line: list[int], level: int, gap: float = 0.0, across: float = 15.0) -> int:
        above = body(450.0, 462.5, side=1, level=level)
        return contact(table(body(450.0, 437.5 - gap), above, lines=[line], across=across), 0, 1)

    assert how(fence, 0) == ACROSS_LINE
    assert how(ladder, 1) == ACROSS_CLIMB
    assert how(fence, 1) == APART
    assert how(ladder, 0) == TOUCHING
    assert how(fence, 0, gap=0.5) == ACROSS_LINE
    assert how(fence, 0, gap=0.6) == APART
    assert how(fence, 0, gap=0.5, across=0.2) == APART


boxes = st.lists(
    st.tuples(
        st.sampled_from([ROUGH, OPAQUE, HIDES, HIDES | SHELTERS, BLOCKS | OPAQUE, RAISED]),
        st.integers(0, 850),
        st.integers(0, 850),
        st.integers(1, 120),
        st.integers(1, 120),
    ),
    max_size=6,
)


@given(boxes, path)
def test_a_line_of_sight_ends_at_what_is_opaque_or_in_too_much_of_what_hides(
    found: list[tuple[int, int, int, int, int]], segment: tuple[float, float, float, float]
) -> None:
    ax, ay, bx, by = (abs(n) for n in segment)
    rows = [[flags, x, y, x + w, y + h, 0] for flags, x, y, w, h in found]

    blocked = is_line_blocked(table(areas=rows), ax, ay, bx, by, False, bx, by, 12.5)

    line = LineString([(ax, ay), (bx, by)])

    def inside(flag: int) -> list[float]:
        shapes = [box(*row[1:5]).buffer(-1e-9) for row in rows if row[0] & flag]
        return [shape.intersection(line).length for shape in shapes]

    opaque, hidden = max(inside(OPAQUE), default=0.0), sum(inside(HIDES))
    if abs(opaque - SAME) > 1e-6 and abs(hidden - 75.0 - SAME) > 1e-6:
        assert blocked == (opaque > SAME or hidden > 75.0 + SAME)


def test_from_level_to_level_one_looks_over_what_hides_unless_the_target_is_beside_it() -> None:
    woods = [HIDES, 200, 0, 300, 900, 0]

    def blocked(tx: float, levels_differ: bool) -> bool:
        return is_line_blocked(
            table(areas=[woods]), 100.0, 450.0, tx, 450.0, levels_differ, tx, 450.0, 12.5
        )

    assert blocked(337.5, False) and blocked(337.5, True)
    assert blocked(338.0, False) and not blocked(338.0, True)


def test_cover_is_shelter_round_a_target_or_somebody_in_the_way() -> None:
    copse, fence = [SHELTERS, 400, 400, 500, 500, 0], [SHELTERS, 300, 300, 300, 600]
    scene = table(
        body(100, 450), body(450, 450, side=1), body(250, 455), areas=[copse], lines=[fence]
    )

    assert is_sheltered(scene, 100.0, 450.0, 450.0, 450.0, 12.5)
    assert not is_sheltered(scene, 100.0, 450.0, 350.0, 450.0, 12.5)
    assert is_sheltered(scene, 100.0, 450.0, 337.0, 450.0, 12.5)
    assert not is_sheltered(scene, 337.0, 450.0, 100.0, 450.0, 12.5)
    assert is_screened(scene, 100.0, 450.0, 0, 1)
    assert not is_screened(scene, 250.0, 455.0, 2, 1)
    assert not is_screened(scene, 100.0, 560.0, 0, 1)


def test_nobody_is_seen_beyond_the_limit_of_sight() -> None:
    assert is_seen(table(body(100, 450), body(525, 450, side=1)), 0, 1)
    assert not is_seen(table(body(100, 450), body(525.02, 450, side=1)), 0, 1)


@given(
    st.integers(20_000, 40_000).map(lambda n: n / 100),
    st.integers(20_000, 30_000).map(lambda n: n / 100),
    st.integers(0, 359),
    st.sampled_from([12.5, 20.0, 30.0]),
)
def test_a_base_comes_clear_of_a_platform_where_shapely_says(
    x: float, y: float, degrees: int, radius: float
) -> None:
    tower = [float(RAISED), 200.0, 200.0, 400.0, 300.0, 2.0]
    ux, uy = VECTORS[degrees]

    share = clear_of(tower, 0, x, y, x + 400 * ux, y + 400 * uy, radius)

    shape = box(200, 200, 400, 300)
    assert share != NEVER
    at = Dot(x + 400 * ux * share, y + 400 * uy * share)
    assert abs(shape.distance(at) - radius) < 1e-6
    assert clear_of(tower, 0, x, y, x, y, radius) == NEVER


def test_a_platform_holds_whole_bases_only() -> None:
    tower = [float(RAISED), 200.0, 200.0, 300.0, 300.0, 2.0]

    assert platform_at(tower, 212.0, 250.0, 12.5) == 0
    assert platform_at(tower, 211.9, 250.0, 12.5) == GROUND
    assert platform_at([float(ROUGH), *tower[1:]], 250.0, 250.0, 12.5) == GROUND
    upstairs, below = body(250, 250, level=2), body(250, 250)
    assert platform_of(table(upstairs, areas=[tower]), 0) == 0
    assert platform_of(table(below, areas=[tower]), 0) == GROUND


def test_a_body_minds_the_flags_that_bar_and_slow_it_and_no_others() -> None:
    areas = [[ROUGH, 200, 0, 250, 900, 0], [OWN, 400, 0, 450, 900, 0]]
    lines = [[CLIMBS, 600, 0, 600, 900]]
    everyone, rider = body(100, 100), body(100, 100, barred=OWN | CLIMBS, slowed=0)
    scene = table(everyone, rider, areas=areas, lines=lines)

    def over(test: object, i: int, bx: float) -> bool:
        extra = (GROUND, GROUND) if test is is_barred else ()
        return test(scene, i, *extra, 100.0, 100.0, bx, 100.0)  # type: ignore[operator]

    assert [over(is_rough, 0, x) for x in (187.5, 187.6, 700.0)] == [False, True, True]
    assert not over(is_rough, 1, 700.0)
    assert not over(is_barred, 0, 700.0)
    assert [over(is_barred, 1, x) for x in (387.5, 387.6)] == [False, True]
    fenced = table(rider, lines=lines)
    assert not is_barred(fenced, 0, GROUND, GROUND, 100.0, 100.0, 600.0, 100.0)
    assert is_barred(fenced, 0, GROUND, GROUND, 100.0, 100.0, 600.1, 100.0)


def test_a_platform_bars_whoever_neither_leaves_nor_enters_it() -> None:
    scene = table(body(100, 250), areas=[[RAISED, 200, 200, 300, 300, 1]])

    assert is_barred(scene, 0, GROUND, GROUND, 100.0, 250.0, 400.0, 250.0)
    assert not is_barred(scene, 0, GROUND, 0, 100.0, 250.0, 250.0, 250.0)
    assert not is_barred(scene, 0, 0, GROUND, 250.0, 250.0, 400.0, 250.0)


@given(path)
def test_a_path_runs_into_what_shapely_says_it_sweeps(
    segment: tuple[float, float, float, float],
) -> None:
    ax, ay, bx, by = segment
    scene = table(body(ax, ay), body(100, 100), body(300, -200, side=1))

    found = runs_into(scene, 0, ax, ay, bx, by, 1.0)

    if (ax, ay) != (bx, by):
        way = LineString([(ax, ay), (bx, by)])
        gaps = [way.distance(Dot(100, 100)) - 25.0, way.distance(Dot(300, -200)) - 26.0]
        starts = [Dot(ax, ay).distance(Dot(100, 100)), Dot(ax, ay).distance(Dot(300, -200))]
        if all(start > 27.0 for start in starts) and all(abs(gap + 0.02) > 1e-6 for gap in gaps):
            assert found == any(gap < -0.02 for gap in gaps)


def test_bases_that_touch_are_left_freely_but_not_pushed_aside() -> None:
    scene = table(body(100, 100), body(125, 100, side=1))

    assert not runs_into(scene, 0, 100.0, 100.0, 50.0, 100.0, 1.0)
    assert not runs_into(scene, 0, 100.0, 100.0, 100.0, 150.0, 1.0)
    assert runs_into(scene, 0, 100.0, 100.0, 110.0, 100.0, 1.0)


def test_a_base_rests_on_the_table_and_on_nobody() -> None:
    scene = table(body(100, 100), body(125, 100))

    assert not is_off_table(scene, 12.5, 887.5, 12.5)
    assert is_off_table(scene, 12.4, 450.0, 12.5)
    assert not is_on_base(scene.bodies, 0, 100.0, 100.0)
    assert is_on_base(scene.bodies, 0, 100.1, 100.0)


def random_table(rng: np.random.Generator) -> Table:
    flags = [BLOCKS, ROUGH, OPAQUE, HIDES, SHELTERS, RAISED, ROUGH | OWN, HIDES | SHELTERS]
    areas, lines, bodies = [], [], []
    for _ in range(rng.integers(7)):
        x, y = lattice(rng, 0, 300), lattice(rng, 0, 300)
        east, north = round(x + lattice(rng, 1, 120), 2), round(y + lattice(rng, 1, 120), 2)
        areas.append([int(rng.choice(flags)), x, y, east, north, int(rng.integers(3))])
    for _ in range(rng.integers(5)):
        ends = [lattice(rng, 0, 300) for _ in range(4)]
        lines.append([int(rng.choice([ROUGH, CLIMBS, ROUGH | SHELTERS])), *ends])
    for _ in range(rng.integers(2, 9)):
        row = body(lattice(rng, 0, 300), lattice(rng, 0, 300), side=int(rng.integers(2)))
        row[2] = float(rng.choice([12.5, 20.0, 30.0]))
        row[4:8] = [float(n) for n in rng.integers(2, size=4)]
        row[8:10] = [float(n) for n in rng.choice([0, BLOCKS, ROUGH, OWN, ROUGH | CLIMBS], 2)]
        bodies.append(row)
    return table(*bodies, areas=areas, lines=lines)


def answers(run: Kernels, seed: int) -> list[object]:
    """Many answers of every kernel on one random table."""
    rng = np.random.default_rng(seed)
    laid = random_table(rng)
    areas, lines, column = (run.column(Column(numbers)) for numbers in laid[:3])
    here = laid._replace(areas=areas, lines=lines, bodies=column)
    count = len(column) // BODY
    said: list[object] = []
    for i in range(count):
        j = (i + 1) % count
        ax, ay, bx, by = (lattice(rng, 0, 300) for _ in range(4))
        way = (ax, ay, bx, by)
        radius = float(rng.choice([12.5, 20.0]))
        found = run.blank_indices(count)
        met = run.of(bases.contacts_at)(here, i, ax, ay, 0.0, found)
        said += [met, run.listed(found)]
        said += [run.of(test)(here, i, j) for test in (bases.contact, sight.is_seen)]
        said += [run.of(bases.gap_between)(column, i * BODY, j * BODY)]
        said += [run.of(bases.contact_at)(here, ax, ay, radius, 0.0, j)]
        said += [run.of(bases.is_touched)(here, i), run.of(sweeps.platform_of)(here, i)]
        said += [run.of(bases.is_touched_near)(here, ax, ay, 50.0)]
        said += [run.of(bases.nearest_enemy)(column, i)]
        said += [run.of(sight.is_line_blocked)(here, *way, i > 1, bx, by, radius)]
        said += [run.of(sight.lines_blocked)(here, *way, radius, i > 1)]
        said += [run.of(sight.is_beyond_sight)(here, ax, ay, radius, bx, by, radius)]
        said += [run.of(sight.is_seen_at)(here, i, j, ax, ay)]
        said += [run.of(sight.is_sheltered)(here, *way, radius)]
        said += [run.of(sight.is_screened)(here, ax, ay, i, j)]
        said += [run.of(sweeps.platform_at)(areas, ax, ay, radius)]
        said += [run.of(sweeps.is_off_table)(here, ax, ay, radius)]
        said += [run.of(sweeps.is_on_base)(column, i, ax, ay)]
        said += [run.of(sweeps.is_rough)(here, i, *way)]
        said += [run.of(sweeps.is_barred)(here, i, GROUND, GROUND, *way)]
        said += [run.of(sweeps.runs_into)(here, i, *way, 1.0)]
        said += [run.of(shapes.touches_any)(areas, ROUGH | BLOCKS, *way, radius)]
        said += [run.of(shapes.crosses_any)(lines, ROUGH | CLIMBS, *way)]
        for a in range(0, len(areas), AREA):
            said += [run.of(shapes.span)(*laid.areas[a + 1 : a + 5], *way)]
            said += [run.of(shapes.to_area)(areas, a, ax, ay)]
            said += [run.of(shapes.comes_within)(areas, a, *way, radius)]
            said += [run.of(sweeps.clear_of)(areas, a, *way, radius)]
            said += [run.of(sweeps.holds_base)(areas, a, ax, ay, radius)]
        for k in range(0, len(lines), LINE):
            said += [run.of(shapes.to_line)(lines, k, ax, ay)]
            said += [run.of(shapes.side_of)(lines, k, ax, ay)]
            said += [run.of(shapes.crosses)(lines, k, *way)]
    return said


def test_compiled_and_plain_kernels_agree_bit_for_bit() -> None:
    pytest.importorskip("numba")
    with compiled.only(is_compiled=True):
        fast = compiled.running()
        for seed in range(200):
            assert bits(answers(fast, seed)) == bits(answers(plain(), seed)), f"table {seed}"


@pytest.mark.parametrize("seed", range(100))
def test_whoever_is_seen_has_a_line_of_three_free(seed: int) -> None:
    scene = random_table(np.random.default_rng(seed))
    for i in range(0, len(scene.bodies), BODY):
        for j in range(0, len(scene.bodies), BODY):
            (ox, oy), (tx, ty) = scene.bodies[i : i + 2], scene.bodies[j : j + 2]
            differ = scene.bodies[i + 7] != scene.bodies[j + 7]
            blocked = sight.lines_blocked(scene, ox, oy, tx, ty, scene.bodies[j + 2], differ)
            assert is_seen(scene, i // BODY, j // BODY) == (blocked < 3)
