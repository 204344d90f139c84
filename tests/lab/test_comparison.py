"""With and without a change: what does not change is not told as a difference."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from msgspec import structs

import grognard
from grognard.lab.comparison import compare
from grognard.lab.contests import Question
from grognard.lab.intervals import difference
from grognard.lab.pool import SimulationError

pytest.importorskip("polars")

BRIMSTONE = grognard.ruleset("brimstone")
ASKED = Question(scenarios=("the_pit",), bots=("brisk",), games=40)


def test_no_change_makes_no_difference(tmp_path: Path) -> None:
    found = compare(BRIMSTONE, BRIMSTONE, ASKED, tmp_path, seconds=600)

    (moved,) = found.moved
    assert found.is_complete
    assert moved.before == moved.after
    assert (moved.first_army.mean, moved.first_army.is_seen) == (0.0, False)
    assert found.events == ()


def test_a_paired_difference_holds_the_truth_and_is_narrow() -> None:
    luck = np.random.default_rng(9)
    held, wide, paired = 0, [], []
    for _ in range(400):
        before = (luck.random(300) < 0.5).astype(float)
        # One loss in ten becomes a win: five points.
        after = np.where((before == 0) & (luck.random(300) < 0.1), 1.0, before)
        found = difference(before.tolist(), after.tolist())
        alone = difference(before.tolist(), luck.permutation(after).tolist())
        held += found.low <= 0.05 <= found.high
        paired.append(found.high - found.low)
        wide.append(alone.high - alone.low)

    assert held / 400 > 0.9
    assert np.mean(paired) < np.mean(wide) / 2


def test_pairings_that_are_no_longer_legal_are_told_apart(tmp_path: Path) -> None:
    dearer = grognard.ruleset("brimstone", changes=["units.gm_giant.cost=90"])
    armies = ("march_200", "court_200", "march_giant_200")
    asked = structs.replace(ASKED, scenarios=("ford_of_cinders",), armies=armies)

    found = compare(BRIMSTONE, dearer, asked, tmp_path, seconds=0)

    assert [cell.armies for cell in found.illegal] == [
        ("march_200", "march_giant_200"),
        ("court_200", "march_giant_200"),
    ]
    assert [moved.cell.armies for moved in found.moved] == [("march_200", "court_200")]


def test_a_change_that_leaves_no_army_is_told_before_a_game(tmp_path: Path) -> None:
    dearer = grognard.ruleset("brimstone", changes=["units.gm_isaura.cost=90"])

    with pytest.raises(SimulationError) as refused:
        compare(BRIMSTONE, dearer, ASKED, tmp_path, seconds=600)

    assert refused.value.reason == "compare-illegal"
    assert not list(tmp_path.iterdir())
