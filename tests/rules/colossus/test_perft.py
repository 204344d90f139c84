"""How many passages follow from fixed positions: a fingerprint of all the rules at once."""

import pytest

from grognard.testing import perft
from grognard.testing.colossus import position, terrain, unit


@pytest.mark.parametrize(("depth", "passages"), [(1, 2), (2, 6), (3, 26), (4, 66), (5, 264)])
def test_a_duel_of_two_pikestaffs(depth: int, passages: int) -> None:
    game = position(
        unit("a1", "ac_pikestaff", 20, 10, moved=True),
        unit("b1", "ac_pikestaff", 20, 21.5, 180, moved=True),
        terrain("area", 18, 20, 22, 23),
    )

    assert perft(game, depth) == passages


@pytest.mark.parametrize(("depth", "passages"), [(1, 4), (2, 179)])
def test_a_jackdaw_about_to_move(depth: int, passages: int) -> None:
    game = position(
        unit("a1", "sr_jackdaw", 20, 20),
        unit("b1", "ac_halberd", 24, 24),
        phase="movement",
        slot="A",
    )

    assert perft(game, depth) == passages
