"""Levels, edges, walls, walking and sight in three dimensions."""

import math
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from thoroughness import examples

from grognard.table import compiled
from grognard.table.heights.cover import (
    Silhouette,
    Volume,
    hidden_rays,
    hidden_rays_from,
    sees_point,
    volumes,
)
from grognard.table.heights.edges import beyond, drops, edges, walls
from grognard.table.heights.kernels import Base, part_in_solid
from grognard.table.heights.relief import (
    Area,
    Barrier,
    Block,
    Figures,
    Ladder,
    Platform,
    Ramp,
    Relief,
    ReliefPiece,
    RoundArea,
    nearest_spot,
)
from grognard.table.heights.walks import Walker, is_pinched, offers_choice, walk
from grognard.table.polygons import Polygon, rectangle

HOUSE = Block("house", rectangle(10, 10, 16, 16), 0, 4)
BRIDGE = Platform("bridge", rectangle(16, 12, 20, 14), 3)
STAIRS = Ramp("stairs", rectangle(6, 12, 10, 14), ((6, 12), (6, 14)), 0, 4)
FENCE = Barrier("fence", (2, 20), (12, 20), 0, 1)
LADDER = Ladder("ladder", (13, 10), (0, -1), 0, 4)
RUBBLE = Area("rubble", rectangle(22, 22, 26, 26), "rough")
ELL = Block("ell", Polygon([(24, 2), (30, 2), (30, 8), (28, 8), (28, 4), (24, 4)]), 0, 2)
TOWN = Relief(36, 36, [HOUSE, BRIDGE, STAIRS, FENCE, LADDER, RUBBLE, ELL])
WALKER = Walker(0, 0, 1.5, 0.59, 0.5)
NOBODY = Figures([None], [0.59], [0], [1.5])


def reach(start: tuple[float, float, float], *path: tuple[float, float], surface: int = -1):  # type: ignore[no-untyped-def]
    return walk(TOWN, NOBODY, WALKER, start, surface, path)


def test_levels_are_listed_table_first() -> None:
    assert [level.z for level in TOWN.footings(18, 13)] == [0.0, 3.0]
    assert [level.z for level in TOWN.footings(8, 13)] == [2.0]
    assert [level.z for level in TOWN.footings(13, 13)] == [4.0]
    assert TOWN.highest(18, 13, not_above=2.5) == TOWN.footings(18, 13)[0]
    assert TOWN.footing_at(18, 13, 1.0) is None


def test_a_table_needs_a_size_and_a_ramp_a_depth() -> None:
    with pytest.raises(ValueError, match="width"):
        Relief(0, 36)
    with pytest.raises(ValueError, match="low edge"):
        Ramp("flat", rectangle(0, 0, 4, 4), ((0, 0), (0, 0)), 0, 2)


@pytest.mark.parametrize(
    ("misshapen", "what"),
    [
        (lambda: Barrier("fence", (2, 2), (2, 2), 0, 1), "length"),
        (lambda: Barrier("fence", (2, 2), (2, math.inf), 0, 1), "finite"),
        (lambda: Barrier("fence", (2, 2), (2, 4), math.nan, 1), "finite"),
        (lambda: Ladder("ladder", (2, 2), (0, 0), 0, 3), "unit"),
        (lambda: Ladder("ladder", (2, 2), (math.nan, 1), 0, 3), "finite"),
        (lambda: Block("house", rectangle(0, 0, 2, 2), 0, math.nan), "finite"),
        (lambda: Platform("deck", rectangle(0, 0, 2, 2), math.inf), "finite"),
        (lambda: Ramp("flat", rectangle(0, 0, 4, 4), ((0, 0), (0, 4)), 0, math.inf), "finite"),
    ],
)
def test_a_misshapen_piece_is_refused_in_words(
    misshapen: Callable[[], ReliefPiece], what: str
) -> None:
    with pytest.raises(ValueError, match=what):
        misshapen()


def test_a_figure_stands_at_finite_numbers() -> None:
    with pytest.raises(ValueError, match="finite"):
        Figures([(1.0, math.nan, 0.0)], [0.59], [0], [1.5])
    figures = Figures([(1.0, 1.0, 0.0)], [0.59], [0], [1.5])
    with pytest.raises(ValueError, match="finite"):
        figures.put(0, 1.0, math.inf, 0.0, 1.5)
    assert figures.at(0) == (1.0, 1.0, 0.0)


@pytest.mark.parametrize("is_compiled", [False, True])
def test_nobody_walks_from_a_surface_or_looks_at_a_figure_there_is_not(is_compiled: bool) -> None:
    pair = Figures([(5.0, 5.0, 0.0), (15.0, 5.0, 0.0)], [0.59, 0.59], [0, 1], [1.5, 1.5])
    with compiled.only(is_compiled=is_compiled):
        with pytest.raises(IndexError, match="surface"):
            walk(TOWN, NOBODY, WALKER, (1, 5, 0), 99, [(2, 5)])
        for viewer, target in ((0, 2), (2, 0), (0, -1)):
            with pytest.raises(IndexError, match="figure"):
                hidden_rays(TOWN, pair, viewer, target, Silhouette())


def test_edges_stop_where_a_bridge_or_stairs_lead_on() -> None:
    house = edges(TOWN)[0]
    east = [(e.a, e.b) for e in house if e.outward == (1.0, 0.0)]
    west = [(e.a, e.b) for e in house if e.outward == (-1.0, 0.0)]

    assert east == [((16.0, 10.0), (16.0, 12.0)), ((16.0, 14.0), (16.0, 16.0))]
    assert west == [((10.0, 16.0), (10.0, 14.0)), ((10.0, 12.0), (10.0, 10.0))]


def test_the_side_of_a_ramp_is_an_edge_from_more_than_an_inch_up() -> None:
    side = [e for e in edges(TOWN)[2] if e.outward == (0.0, -1.0)]

    assert min(e.a[0] for e in side) == pytest.approx(7.01, abs=0.05)
    assert drops(TOWN, 2, 6.2, 12.3, 0.5) == []


def test_walls_and_what_lies_beyond_them() -> None:
    (south,) = [w for w in walls(TOWN) if w.surface == 0 and w.outward == (0.0, -1.0)]
    (east,) = [w for w in walls(TOWN) if w.surface == 0 and w.outward == (1.0, 0.0)]

    below = beyond(TOWN, south, (13, 10), 3.9)
    bridge = beyond(TOWN, east, (16, 13), 3.9)
    assert below is not None and below.z == 0
    assert bridge is not None and bridge.z == 3


def test_a_walk_up_the_stairs_spends_length_and_height_apart() -> None:
    up = reach((5, 13, 0), (12, 13))

    assert (up.z, up.cost, up.vertical) == pytest.approx((4, 7, 4))
    assert up.surface == 0
    assert not up.stop


def test_a_wall_a_barrier_and_a_base_stop_a_walk() -> None:
    assert reach((13, 8, 0), (13, 12)).stop in ("too-tall", "solid")
    assert reach((4, 18, 0), (4, 22)).vertical == pytest.approx(2)
    enemies = Figures([(3, 3, 0), (6, 3, 0)], [0.59, 0.59], [0, 1], [1.5, 1.5])
    met = walk(TOWN, enemies, WALKER, (3, 3, 0), -1, [(9, 3)])
    assert (met.stop, met.what) == ("figure", 1)
    assert met.at == pytest.approx((3 - 0.25 - 0.59 + 0.01) / 6)


def test_rough_ground_and_discs_that_overlap_it_are_one() -> None:
    assert reach((20, 24, 0), (28, 24)).cost == pytest.approx(4 + 8)
    fire = TOWN.zones.with_round_areas([RoundArea(26, 24, 1.5, -1, 1)])
    burning = walk(TOWN, NOBODY, WALKER, (20, 24, 0), -1, [(28, 24)], fire)
    assert burning.rough == pytest.approx(5.5)
    assert fire.components == 1
    apart = TOWN.zones.with_round_areas([RoundArea(5, 5, 1.5, -1, 1)])
    assert apart.components == 2


def test_a_ladder_leg_climbs() -> None:
    foot, top = LADDER.foot_spot(0.59), LADDER.top_spot(0.59)

    up = walk(TOWN, NOBODY, WALKER, (*foot, 0), -1, [top])
    down = walk(TOWN, NOBODY, WALKER, (*top, 4), 0, [foot])

    assert (up.z, up.vertical, up.steps, up.length) == (4, 4, 1, 0)
    assert (down.z, down.surface) == (0, -1)


def test_a_low_bridge_offers_a_choice_and_a_high_one_does_not() -> None:
    low = Relief(36, 36, [Platform("low", rectangle(10, 10, 14, 14), 2)])

    assert offers_choice(low, 3.0)
    assert not offers_choice(TOWN, 3.0)
    over = walk(low, NOBODY, WALKER, (8, 12, 0), -1, [(12, 12)], prefer="highest")
    under = walk(low, NOBODY, WALKER, (8, 12, 0), -1, [(12, 12)], prefer="lowest")
    assert (over.z, under.z) == (2, 0)


def test_a_walker_wider_than_its_base_is_pinched() -> None:
    posts = Relief(
        36,
        36,
        [
            Block("a", rectangle(5, 10, 10, 12), 0, 4),
            Block("b", rectangle(11.98, 10, 15, 12), 0, 4),
        ],
    )
    wide = Walker(0, 0, 2.5, 0.98, 2.0)

    assert is_pinched(posts, NOBODY, wide, (10.99, 8, 0), [(10.99, 14)])
    assert not is_pinched(posts, NOBODY, wide, (10.99, 8, 0), [(10.99, 9)])


def test_clouds_hide_and_points_are_seen_along_one_ray() -> None:
    figures = Figures([(3, 3, 0), (13, 3, 0)], [0.59, 0.59], [0, 1], [1.5, 1.5])
    smoke = volumes([Volume(8, 3, 1.5, 0, 3)])

    assert hidden_rays(TOWN, figures, 0, 1, Silhouette()) == (0, 0)
    assert hidden_rays(TOWN, figures, 0, 1, Silhouette(), smoke) == (9, 9)
    assert sees_point(TOWN, figures, 0, (6, 3, 0.1), Silhouette())
    assert not sees_point(TOWN, figures, 0, (12, 3, 0.1), Silhouette(), smoke)
    assert not sees_point(TOWN, figures, 0, (13, 18, 0.1), Silhouette())


def test_figures_between_hide_but_are_told_apart_from_terrain() -> None:
    figures = Figures(
        [(3, 3, 0), (13, 3, 0), (8, 3, 0)], [0.59, 0.59, 0.98], [0, 1, 1], [1.5, 1.5, 2.5]
    )

    hard, blocked = hidden_rays(TOWN, figures, 0, 1, Silhouette())

    assert hard == 0
    assert blocked == 9


def sampled(a: tuple[float, ...], b: tuple[float, ...], steps: int = 4000) -> float:
    """The length of a segment inside the solids of the town, by walking along it."""
    inside = 0
    for k in range(steps):
        t = (k + 0.5) / steps
        x, y, z = (p + t * (q - p) for p, q in zip(a, b))
        inside += any(
            solid.low < z < solid.top(x, y) and solid.polygon.contains((x, y))
            for solid in TOWN.solids
        )
    return inside / steps * math.dist(a, b)


PLACE = st.tuples(st.integers(1, 35), st.integers(1, 35), st.integers(0, 9)).map(
    lambda p: (p[0] + 0.37, p[1] + 0.41, p[2] * 0.5 + 0.13)
)


@settings(max_examples=examples(60))
@given(a=PLACE, b=PLACE)
def test_length_in_solids_is_what_sampling_finds(
    a: tuple[float, float, float], b: tuple[float, float, float]
) -> None:
    run = compiled.running()
    solids = run.column(TOWN.filling)
    found = sum(
        run.of(part_in_solid)(solids, j, a, b) * math.dist(a, b)
        for j in range(0, len(solids.rows), 13)
    )

    assert found == pytest.approx(sampled(a, b), abs=0.06)


def test_what_would_be_seen_from_a_place_is_what_is_seen_once_there() -> None:
    spots = [(x + 0.3, y + 0.2, 0.0) for x in range(1, 34, 4) for y in range(1, 34, 4)]
    figures = Figures([(3, 3, 0), (13, 13, 4), (20, 20, 0)], [0.59] * 3, [0, 1, 1], [1.5] * 3)
    smoke = volumes([Volume(18, 17, 1.5, 0, 3)])

    from_there = hidden_rays_from(TOWN, figures, 0, 1.5, spots, 1, Silhouette(), smoke)

    for spot, rays in zip(spots, from_there, strict=True):
        figures.put(0, *spot, 1.5)
        assert hidden_rays(TOWN, figures, 0, 1, Silhouette(), smoke) == rays
    assert len(set(from_there)) > 3


def test_the_highest_of_many_points_are_those_of_each() -> None:
    points = [(x + 0.5, y + 0.5) for x in range(36) for y in range(36)]

    found = TOWN.highest_of(points, not_above=3.2)

    one_by_one = [TOWN.highest(x, y, not_above=3.2) for x, y in points]
    assert found == [level.z if level is not None else math.inf for level in one_by_one]
    assert {0.0, 2.0, 3.0, math.inf} <= set(found)


def test_a_base_stands_where_there_is_room_on_some_level_and_nobody() -> None:
    figures = Figures([(3, 3, 0), (13, 13, 4)], [0.59] * 2, [0, 1], [1.5] * 2)
    base = Base(0, 0.59, 1.5, 1.0, 3.0, 0.01)
    points = [(0.2, 8.0), (3.0, 8.0), (13.0, 13.0), (11.5, 11.5), (9.8, 11.0), (18.0, 13.0)]

    def at(low: float, high: float) -> list[bool]:
        return TOWN.stands(figures, base, points, low, high)

    assert at(-1.0, 9.0) == [False, True, False, True, False, True]
    assert at(-1.0, 1.0) == [False, True, False, False, False, True]


def test_both_forms_of_the_kernels_agree(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("numba")
    figures = Figures(
        [(3.2, 3.1, 0), (21.3, 24.4, 0), (13.7, 12.9, 4)], [0.59] * 3, [0, 1, 1], [1.5] * 3
    )
    found = []
    for kernels in (compiled._Now().kernels, compiled._compile()):
        monkeypatch.setattr(compiled._now, "kernels", kernels)
        seen = [hidden_rays(TOWN, figures, i, k, Silhouette()) for i in range(3) for k in range(3)]
        walks = [
            walk(TOWN, figures, WALKER, (3.2, 3.1, 0), -1, [(x, y)])
            for x in range(2, 34, 5)
            for y in range(2, 34, 5)
        ]
        spots = [(x + 0.3, y + 0.2) for x in range(1, 35, 3) for y in range(1, 35, 3)]
        ground = [(x, y, 0.0) for x, y in spots]
        glimpses = hidden_rays_from(TOWN, figures, 0, 1.5, ground, 2, Silhouette())
        base = Base(0, 0.59, 1.5, 1.0, 3.0, 0.01)
        levels = [TOWN.footings(x, y) for x, y in spots], TOWN.highest_of(spots, not_above=3.0)
        stood = TOWN.stands(figures, base, spots, -1.0, 9.0)
        found.append((kernels.is_compiled, seen, walks, glimpses, levels, stood))

    assert [form for form, *_ in found] == [False, True]
    assert found[0][1:] == found[1][1:]


@pytest.mark.parametrize("is_compiled", [False, True])
def test_a_leg_may_cross_any_number_of_fires(is_compiled: bool) -> None:
    bare = Relief(60, 10)
    fires = bare.zones.with_round_areas(RoundArea(5 + 1.2 * k, 5, 0.5, -1, 1) for k in range(40))

    with compiled.only(is_compiled=is_compiled):
        found = walk(bare, NOBODY, WALKER, (1, 5, 0), -1, [(58, 5)], fires)

    assert (found.rough, found.open) == pytest.approx((40, 17))


@pytest.mark.parametrize("is_compiled", [False, True])
def test_a_leg_over_any_number_of_pieces_is_told_to_its_end(is_compiled: bool) -> None:
    planks = [
        Area(f"p{k}", rectangle(2 + 0.4 * k, 4, 2.2 + 0.4 * k, 6), "rough") for k in range(140)
    ]

    with compiled.only(is_compiled=is_compiled):
        found = walk(Relief(60, 10, planks), NOBODY, WALKER, (1, 5, 0), -1, [(59, 5)])

    [track] = found.tracks
    assert track[-1] == (59, 5, 0)
    assert all(a == b for a, b in zip(track[1::2], track[2::2]))


@pytest.mark.parametrize("is_compiled", [False, True])
def test_stairs_may_have_any_number_of_corners(is_compiled: bool) -> None:
    corners = [(6 + 0.1 * k, 14 + 0.01 * k * (38 - k)) for k in range(39, -1, -1)]
    stairs = Ramp("stairs", Polygon([(6, 12), (10, 12), *corners]), ((6, 12), (6, 14)), 0, 4)
    relief = Relief(36, 36, [stairs])

    with compiled.only(is_compiled=is_compiled):
        assert relief.solid_under(9, 11.8, 0, 0.59, 1.5, 1.0) == "stairs"
        assert relief.obstacle((9, 11), (9, 14), 0, 1.5, 1.0) == "stairs"
        up = walk(relief, NOBODY, WALKER, (5, 13, 0), -1, [(9, 13)])

    assert (up.z, up.stop) == (pytest.approx(3.0, abs=0.1), "")


def test_the_nearest_spot_is_the_wanted_one_if_it_will_do() -> None:
    assert nearest_spot((3.0, 4.0), lambda x, y: True, 1.0) == (3.0, 4.0)


def test_a_base_rests_on_the_table_and_clear_of_what_rises_too_high() -> None:
    assert TOWN.holds(0.59, 5, 0.59)
    assert not TOWN.holds(0.5, 5, 0.59)
    assert TOWN.solid_under(9.8, 11, 0, 0.59, 1.5, 1.0) == "house"
    assert TOWN.solid_under(18, 13, 0, 0.59, 1.5, 1.0) is None, "there is room under the bridge"
    assert TOWN.solid_under(5.6, 13, 0, 0.59, 1.5, 1.0) is None, "the foot of the stairs is low"
    assert TOWN.solid_under(7.5, 11.6, 0, 0.59, 1.5, 1.0) == "stairs"
    assert TOWN.obstacle((4, 18), (4, 22), 0, 1.5, 0.5) == "fence"
    assert TOWN.obstacle((4, 18), (4, 22), 0, 1.5, 1.0) is None
    assert TOWN.has_room(18, 13, 0, 2.5)
    assert not TOWN.has_room(18, 13, 0, 2.8)
