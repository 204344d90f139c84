"""Win chances learnt from results: they find what decides games, and say how far to trust them."""

from math import exp
from pathlib import Path

import numpy as np
import pytest

import grognard
from grognard.content.files import parse_toml
from grognard.kernel.winning import Fit, Model, Winning
from grognard.lab.fitting import _tenths, as_toml, fit, regress
from grognard.lab.pool import SimulationError
from grognard.lab.positions import Observed, keep
from grognard.lab.tune import CHUNK, gather

RULESET = grognard.ruleset("baroud")
PARTS = len(RULESET.feature_names)


def lead(points: float) -> tuple[float, ...]:
    return (points, *(0.0 for _ in range(PARTS - 1)))


def drawn(games: int, weight: float) -> list[Observed]:
    """Games that are won as often as a logistic model of that weight says."""
    luck = np.random.default_rng(7)
    rows = []
    for game in range(games):
        points = float(luck.normal(0, 20))
        won = luck.random() < 1 / (1 + exp(-weight * points))
        for side, sign in (("A", 1), ("B", -1)):
            share = float(won if side == "A" else not won)
            rows.append(Observed(str(game), "losses", 1.0, side, lead(sign * points), share))
    return rows


def test_the_weight_that_made_the_results_is_found_again() -> None:
    rows = drawn(3000, 0.1)
    given = np.array([row.features[:1] for row in rows])

    weights = regress(given, np.array([row.share for row in rows]), 1)

    assert weights[0] == pytest.approx(0.1, abs=0.01)


def test_nothing_that_speaks_for_a_side_counts_against_it() -> None:
    rows = drawn(300, -0.1)
    given = np.array([row.features[:1] for row in rows])

    weights = regress(given, np.array([row.share for row in rows]), 1)

    assert weights[0] == 0.0


def test_a_fit_foretells_games_that_were_held_out(tmp_path: Path) -> None:
    keep(drawn(3000, 0.1), tmp_path / "drawn.parquet")

    tuned = fit(RULESET, tmp_path, "2026-01-01")

    model = tuned.winning.models["losses"]
    assert model.late[0] == pytest.approx(0.1, abs=0.01)
    assert tuned.games == 3000
    assert tuned.gap < 0.05
    assert tuned.brier < 0.2
    assert model.chance("A", lead(30.0), 1.0) == pytest.approx(0.95, abs=0.02)


def test_results_that_hang_on_nothing_foretell_nothing(tmp_path: Path) -> None:
    keep(drawn(1000, 0.0), tmp_path / "drawn.parquet")

    tuned = fit(RULESET, tmp_path, "2026-01-01")

    assert tuned.brier == pytest.approx(0.25, abs=0.01)
    assert tuned.winning.models["losses"].chance("A", lead(30.0), 1.0) == pytest.approx(
        0.5, abs=0.1
    )


def test_too_few_games_teach_nothing(tmp_path: Path) -> None:
    keep(drawn(10, 0.1), tmp_path / "drawn.parquet")

    with pytest.raises(SimulationError) as refused:
        fit(RULESET, tmp_path, "2026-01-01")

    assert refused.value.reason == "too-few-games"


def test_what_was_played_before_is_not_played_again(tmp_path: Path) -> None:
    first = gather(RULESET, tmp_path, seconds=0.001)
    kept = {file.name: file.read_bytes() for file in tmp_path.iterdir()}

    gather(RULESET, tmp_path, seconds=0.001)

    assert first == CHUNK
    assert len(kept) == 1
    assert len(list(tmp_path.iterdir())) == 2
    assert all((tmp_path / name).read_bytes() == content for name, content in kept.items())


def test_weights_are_read_back_as_they_were_written() -> None:
    found = Fit(games=9, held_out=9, positions=80, brier=0.2, gap=0.04)
    model = Model(early=(0.1, -0.2), late=(0.3, 0.0), seats={"A": 0.5, "B": -0.5}, fit=found)
    winning = Winning(date="2026-01-01", rules=4, features=("a", "b"), models={"losses": model})

    assert parse_toml(as_toml(winning), Winning, file="winning.toml") == winning


def test_tenths_go_from_the_least_to_the_most_likely() -> None:
    tenths = _tenths([(chance / 100, float(chance > 50)) for chance in range(100)])

    assert [tenth.positions for tenth in tenths] == [10] * 10
    assert tenths[0].foretold == pytest.approx(0.045)
    assert (tenths[0].came, tenths[-1].came) == (0.0, 1.0)
