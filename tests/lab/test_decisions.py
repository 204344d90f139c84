"""The data set of decisions: a row for each, and what became of it."""

from __future__ import annotations

from pathlib import Path

import pytest

import grognard
from grognard.lab.decisions import DecisionFile, note_chunk, offered, written
from grognard.lab.matches import Match, match
from grognard.lab.pool import Processes, SimulationError
from grognard.lab.simulate import Report, simulate

polars = pytest.importorskip("polars")

RULESET = grognard.ruleset("brimstone")


@pytest.fixture(scope="module")
def contest() -> Match:
    return match(RULESET, scenario="the_pit", bots=("brisk", "random"), seed=2)


def kept(contest: Match, file: Path, jobs: int = 1) -> Report:
    with DecisionFile(file, RULESET) as noting:
        report = simulate(contest, 4, place=Processes(jobs), work=note_chunk, keep=noting.add)
        noting.close()
    return report


def test_every_decision_is_a_row_with_its_outcome(contest: Match, tmp_path: Path) -> None:
    file = tmp_path / "decisions.parquet"
    report = kept(contest, file)

    rows = polars.read_parquet(file).to_dicts()

    assert len(rows) == report.decisions
    assert list(tmp_path.iterdir()) == [file]
    for played in report.rows:
        own = [row for row in rows if row["game"] == played.number]
        assert [row["number"] for row in own] == list(range(played.decisions))
        assert {row["bot"] for row in own if row["contestant"] == "B"} == {"random"}
        for row in own:
            assert row["outcome"] == (
                played.share if row["contestant"] == "A" else 1 - played.share
            )
            assert list(row["features"]) == list(RULESET.feature_names)
            assert 0 <= row["win_chance"] <= 1
    chosen = [row for row in rows if row["chosen"] is not None]
    assert chosen
    assert all(row["options"][row["chosen"]] == row["choice"] for row in chosen)


def test_games_are_the_same_whether_they_are_noted_or_not(contest: Match, tmp_path: Path) -> None:
    assert kept(contest, tmp_path / "noted.parquet").rows == simulate(contest, 4).rows


def test_the_number_of_processes_changes_nothing(contest: Match, tmp_path: Path) -> None:
    one, two = tmp_path / "one.parquet", tmp_path / "two.parquet"
    kept(contest, one)
    kept(contest, two, jobs=2)

    assert polars.read_parquet(one).equals(polars.read_parquet(two))


def test_a_run_that_fails_leaves_nothing_behind(contest: Match, tmp_path: Path) -> None:
    def fail(first: int, chunk: object) -> None:
        raise RuntimeError

    with pytest.raises(RuntimeError), DecisionFile(tmp_path / "d.parquet", RULESET):
        simulate(contest, 2, work=note_chunk, keep=fail)

    assert not list(tmp_path.iterdir())


def test_a_place_that_cannot_be_written_is_said_before_a_game(tmp_path: Path) -> None:
    with (
        pytest.raises(SimulationError) as refused,
        DecisionFile(tmp_path / "no" / "d.parquet", RULESET),
    ):
        pass

    assert refused.value.reason == "not-written"


def test_choices_and_places_are_written_as_records_have_them() -> None:
    game = RULESET.new_game("the_pit", seed=1)
    decision = game.decision
    assert decision is not None and not hasattr(decision, "choices")

    keys = offered(decision)

    assert keys and all(isinstance(key, str) for key in keys)
    assert written(("b", "a")) == '["b","a"]'
