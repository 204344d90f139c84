"""Intervals hold the truth as often as they say, whatever games on the same dice have in common."""

from collections.abc import Callable

import numpy as np
import pytest

from grognard.lab.intervals import Estimate, estimate, pooled

TRIALS = 600

Pair = Callable[[np.random.Generator, float], float]


def alike(luck: np.random.Generator, chance: float) -> float:
    """A pair of games that always have the same winner."""
    return float(luck.random() < chance)


def independent(luck: np.random.Generator, chance: float) -> float:
    return ((luck.random() < chance) + (luck.random() < chance)) / 2


def opposed(luck: np.random.Generator, chance: float) -> float:
    """A pair that mostly goes to whoever sits first."""
    if luck.random() < 0.7:
        return 0.5
    return independent(luck, chance)


def truth(pair: Pair, chance: float) -> float:
    return 0.7 * 0.5 + 0.3 * chance if pair is opposed else chance


@pytest.mark.parametrize("pair", [alike, independent, opposed])
@pytest.mark.parametrize("chance", [0.5, 0.8, 0.95])
@pytest.mark.parametrize("pairs", [15, 100])
def test_an_interval_holds_the_truth(pair: Pair, chance: float, pairs: int) -> None:
    luck = np.random.default_rng([round(100 * chance), pairs])
    held = 0
    for _ in range(TRIALS):
        found = estimate([pair(luck, chance) for _ in range(pairs)], 2)
        held += found.low <= truth(pair, chance) <= found.high

    # Nineteen times out of twenty, and not more than three standard errors less.
    assert held / TRIALS > 0.95 - 3 * (0.95 * 0.05 / TRIALS) ** 0.5


def test_pairs_that_are_always_alike_are_worth_half_as_many_games() -> None:
    luck = np.random.default_rng(3)
    same = estimate([alike(luck, 0.5) for _ in range(400)], 2)
    free = estimate([independent(luck, 0.5) for _ in range(400)], 2)

    assert same.margin / free.margin == pytest.approx(2**0.5, rel=0.1)


def test_nothing_played_is_nothing_known() -> None:
    assert estimate([], 2) == Estimate(0.5, 0.0, 1.0, 0, 0)
    assert pooled([]) == Estimate(0.5, 0.0, 1.0, 0, 0)


def test_a_few_wins_in_a_row_prove_little() -> None:
    found = estimate([1.0] * 5, 2)

    assert found.share == found.high == 1.0
    assert found.low < 0.6


def test_estimates_differ_only_beyond_their_intervals_and_their_number() -> None:
    half = Estimate(0.5, 0.45, 0.55, 400, 200)
    more = Estimate(0.59, 0.54, 0.64, 400, 200)

    assert half.differs(more)
    assert not half.differs(more, comparisons=10)
    assert not half.differs(half)
