from __future__ import annotations

import math

import pytest

from grognard.table.flat.ground import Bodies, Ground, Patch
from grognard.table.polygons import rectangle

WOOD = Patch(rectangle(10, 10, 14, 14), blocks_sight=True, sheltering=True)
ROCK = Patch(rectangle(13, 13, 16, 16), blocks_sight=True, blocks_moves=True)


@pytest.mark.parametrize("size", [(0, 48), (48, -1), (math.nan, 48), (48, math.inf)])
def test_a_table_needs_a_size(size: tuple[float, float]) -> None:
    with pytest.raises(ValueError, match="width and a height"):
        Ground(*size)


def test_the_order_of_destruction_does_not_matter() -> None:
    ground = Ground(48, 48, [WOOD, ROCK])

    assert ground.without(0).without(1) is ground.without(1).without(0)
    assert ground.without(0).without(0) is ground.without(0)
    assert ground.having_lost([]) is ground
    assert ground.without(0).having_lost([]) is ground
    assert ground.without(0).standing() == [1]


def test_what_is_not_there_cannot_be_destroyed() -> None:
    ground = Ground(48, 48, [WOOD])

    with pytest.raises(ValueError, match="no piece of terrain 1"):
        ground.without(1)
    with pytest.raises(ValueError, match="no piece of terrain -1"):
        ground.without(-1)
    with pytest.raises(ValueError, match="Only pieces"):
        ground.having_lost([5])


def test_pieces_keep_their_index_when_others_are_destroyed() -> None:
    ground = Ground(48, 48, [WOOD, ROCK])

    def crossed(table: Ground) -> list[bool]:
        return [table.passes_through(index, (13.4, 13.5), (13.6, 13.5)) for index in (0, 1)]

    assert crossed(ground) == [True, True]
    assert crossed(ground.without(0)) == [False, True]


def test_a_base_is_on_the_table_up_to_the_tolerance() -> None:
    ground = Ground(48, 36)

    assert ground.holds((1.0, 35.0), 1.0)
    assert not ground.holds((0.99, 35.0), 1.0)
    assert ground.holds((0.99, 35.0), 1.0, tolerance=0.01)


def test_bases_are_checked() -> None:
    with pytest.raises(ValueError, match="a place, a radius, a side"):
        Bodies([(1.0, 1.0)], [0.5, 0.5], [0])
    with pytest.raises(ValueError, match="radius greater than zero"):
        Bodies([(1.0, 1.0)], [0.0], [0])
    with pytest.raises(ValueError, match="finite place"):
        Bodies([(math.nan, 1.0)], [0.5], [0])
    bodies = Bodies([(1.0, 1.0)], [0.5], [0])
    with pytest.raises(ValueError, match="finite place"):
        bodies.move(0, math.inf, 1.0)
    for index in (-1, 1):
        with pytest.raises(IndexError, match="no base"):
            bodies.move(index, 1.0, 1.0)


def test_a_copy_is_moved_alone_and_a_removed_base_can_come_back() -> None:
    bodies = Bodies([(1.0, 1.0), (5.0, 1.0)], [0.5, 0.5], [0, 1])
    twin = bodies.copy()

    twin.move(0, 2.0, 1.0)
    twin.remove(1)

    assert (bodies.at(0), twin.at(0)) == ((1.0, 1.0), (2.0, 1.0))
    assert (list(bodies), list(twin)) == ([0, 1], [0])
    twin.move(1, 5.0, 1.0)
    assert twin.gap(0, 1) == 2.0
    assert (twin.radius(1), twin.side(1), len(twin)) == (0.5, 1, 2)


def test_the_gaps_of_a_base_are_its_gap_to_each() -> None:
    bodies = Bodies([(1.0, 1.0), (5.0, 1.0), (9.0, 4.0)], [0.5, 0.5, 1.0], [0, 1, 1])

    assert bodies.gaps(0)[1:] == [bodies.gap(0, 1), bodies.gap(0, 2)]
