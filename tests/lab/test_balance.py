"""Who wins with which army: the same answer however it was come by."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from msgspec import structs

import grognard
from grognard.kernel.refusals import Refusal
from grognard.lab.balance import CHUNKS, Growth, games, measure
from grognard.lab.contests import Cell, Question, cells, edition, name_of, series
from grognard.lab.findings import CellFinding, Voiced, course, findings, judge, notable
from grognard.lab.intervals import Estimate
from grognard.lab.pool import Processes, SimulationError
from grognard.lab.watching import decided, lead_changes

pytest.importorskip("polars")

BRIMSTONE = grognard.ruleset("brimstone")
ASKED = Question(scenarios=("the_pit",), bots=("brisk", "random"), games=80, sample=8, width=0.2)
RUN = """
import sys
from pathlib import Path
import grognard
from grognard.lab.balance import measure
from tests.lab.test_balance import ASKED
measure(grognard.ruleset("brimstone"), ASKED, Path(sys.argv[1]), seconds=600)
"""


def played(folder: Path, *, jobs: int = 1, seconds: float = 600) -> list[Growth]:
    return measure(BRIMSTONE, ASKED, folder, seconds=seconds, place=Processes(jobs))


def told(growths: list[Growth], folder: Path) -> list[object]:
    return [(growth.estimate, games(growth, folder)) for growth in growths]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("balance")


@pytest.fixture(scope="module")
def growths(folder: Path) -> list[Growth]:
    return played(folder)


def test_a_cell_is_played_by_each_bot_and_crosswise(growths: list[Growth]) -> None:
    bots = [growth.series.bots for growth in growths]

    assert bots == [("brisk", "brisk"), ("random", "random"), ("brisk", "random")]
    assert [growth.series.unit for growth in growths] == [2, 2, 4]
    assert all(growth.is_known for growth in growths)
    assert growths[1].games == growths[2].games == 8


def test_crosswise_both_bots_lead_both_armies_from_both_seats_on_the_same_dice(
    growths: list[Growth], folder: Path
) -> None:
    rows = games(growths[2], folder)[:4]

    assert {(row.bots, row.turned) for row in rows} == {
        (bots, turned) for bots in (("brisk", "random"), ("random", "brisk")) for turned in (0, 1)
    }
    assert len({row.seed for row in rows}) == 1


def test_the_number_of_processes_changes_nothing(
    growths: list[Growth], folder: Path, tmp_path: Path
) -> None:
    spread = played(tmp_path, jobs=2)

    assert told(spread, tmp_path) == told(growths, folder)


def test_what_was_played_before_is_not_played_again(folder: Path, growths: list[Growth]) -> None:
    before = {file: file.stat().st_mtime_ns for file in (folder / CHUNKS).iterdir()}

    again = played(folder)

    assert {file: file.stat().st_mtime_ns for file in (folder / CHUNKS).iterdir()} == before
    assert told(again, folder) == told(growths, folder)


def test_a_run_that_is_killed_goes_on_where_it_was(
    folder: Path, growths: list[Growth], tmp_path: Path
) -> None:
    chunks = tmp_path / CHUNKS
    run = subprocess.Popen([sys.executable, "-c", RUN, str(tmp_path)], env=os.environ)
    while run.poll() is None and not list(chunks.glob("*.parquet")):
        time.sleep(0.01)
    run.send_signal(signal.SIGKILL)
    run.wait()
    kept = {file: file.read_bytes() for file in chunks.glob("*.parquet")}

    resumed = played(tmp_path)

    assert kept
    assert all(file.read_bytes() == content for file, content in kept.items())
    assert told(resumed, tmp_path) == told(growths, folder)


def test_without_time_every_call_plays_a_little(tmp_path: Path) -> None:
    first = played(tmp_path, seconds=0)
    second = played(tmp_path, seconds=0)

    assert sum(growth.games for growth in first) < sum(growth.games for growth in second)
    assert not all(growth.is_known for growth in first)


def test_a_series_ends_with_the_chunk_that_made_it_known() -> None:
    one = series(BRIMSTONE, structs.replace(ASKED, games=1, width=0.4))[0]
    early, late = Growth(one, "early"), Growth(one, "late")
    chunks = [[1.0, 0.0] * (one.chunk // 2), [1.0] * one.chunk]

    for number in (0, 1):
        early.add(number, chunks[number])
    for number in (1, 0):
        late.add(number, chunks[number])

    assert early.estimate == late.estimate
    assert (early.chunks, late.chunks) == (1, 1)


def test_games_of_other_content_or_another_seed_are_not_mistaken_for_these() -> None:
    names = {
        name_of(each, BRIMSTONE)
        for asked in (ASKED, structs.replace(ASKED, seed=1), structs.replace(ASKED, bots=("easy",)))
        for each in series(BRIMSTONE, asked)
    }

    assert len(names) == 3 + 3 + 1
    assert edition("grognard.rulesets.brimstone") != edition("grognard.rulesets.colossus")


def test_all_armies_are_those_of_the_size_of_the_game() -> None:
    asked = Question(scenarios=("ford_of_cinders",), armies=("all",))

    found = [cell for cell, _ in cells(BRIMSTONE, asked)]

    armies = {army for cell in found for army in cell.armies}
    assert armies == {"march_200", "court_200", "march_giant_200", "court_swarm_200"}
    assert len(found) == 6


def test_without_armies_every_scenario_has_its_own() -> None:
    found = [cell for cell, _ in cells(BRIMSTONE, Question())]

    assert [cell.scenario for cell in found] == list(BRIMSTONE.scenario_ids())
    assert Cell("the_pit", ("march_100", "court_100")) in found


def test_armies_that_may_not_meet_are_no_question() -> None:
    with pytest.raises(SimulationError) as refused:
        cells(BRIMSTONE, Question(scenarios=("the_pit",), armies=("march_300", "court_300")))

    assert refused.value.reason == "balance-nothing"


@pytest.mark.parametrize(
    "asked", [Question(scenarios=("nowhere",)), Question(armies=("nobody", "march_200"))], ids=str
)
def test_what_does_not_exist_is_refused(asked: Question) -> None:
    with pytest.raises(Refusal):
        cells(BRIMSTONE, asked)


def test_a_missing_package_is_said_before_anything_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "polars", None)

    with pytest.raises(SimulationError) as refused:
        played(tmp_path)

    assert refused.value.reason == "no-polars"
    assert not list(tmp_path.iterdir())


def test_findings_tell_seats_length_drama_and_clauses(growths: list[Growth], folder: Path) -> None:
    found = findings(BRIMSTONE, growths, folder, seed=ASKED.seed, width=ASKED.width)
    rows = games(growths[0], folder)
    most = found.cells[0].voices[0]

    assert found.is_complete
    assert found.games == sum(growth.games for growth in growths)
    assert most.first_army.share == pytest.approx(sum(row.share for row in rows) / len(rows))
    assert most.first_seat.share == pytest.approx(sum(row.first_seat for row in rows) / len(rows))
    assert most.as_seated.games == len(rows) // 2
    assert most.course.turns == sum(row.turns for row in rows) / len(rows)
    assert 0 < most.course.decided <= 1
    better = found.cells[0].voices[2].first_bot
    assert better is not None and better.share > 0.5
    assert set(found.clauses.never) < {clause.id for clause in BRIMSTONE.rulebook.clauses}
    assert all(found.clauses.shares[clause]["the_pit"] == 0 for clause in found.clauses.never)


def judged(*shares: tuple[float, float], bots: str = "brisk,greedy") -> CellFinding:
    """A cell of which bots say these shares, each with its margin."""
    names = bots.split(",")
    voices = []
    for number, (share, margin) in enumerate(shares):
        own = Estimate(share, share - margin, share + margin, 200, 100)
        pair = (names[number % len(names)],) * 2
        voices.append(Voiced(pair, own, own, own, True, course([])))
    one = series(BRIMSTONE, ASKED)[0]
    return judge(Cell("pit", ("red", "blue")), voices, one, ())


def test_a_verdict_is_robust_only_where_bots_of_different_kinds_agree() -> None:
    assert judged((0.5, 0.05), (0.55, 0.12)).is_robust
    assert judged((0.5, 0.05), (0.9, 0.1)).disagree == ((0, 1),)
    assert not judged((0.5, 0.05), (0.9, 0.1)).is_robust
    assert not judged((0.5, 0.05), bots="brisk").is_robust


def test_a_verdict_says_how_even_a_cell_is() -> None:
    assert judged((0.52, 0.05), (0.5, 0.1)).verdict == "even"
    assert judged((0.58, 0.05), (0.6, 0.1)).verdict == "near"
    assert judged((0.75, 0.05), (0.7, 0.1)).verdict == "lopsided"
    assert judged((0.5, 0.05), (0.9, 0.1)).verdict == "disagree"
    assert judged((0.5, 0.3), (0.5, 0.3)).verdict == "vague"
    assert not judged((0.5, 0.3), (0.5, 0.3)).is_robust


def test_a_lead_that_changes_and_a_late_decision_are_drama() -> None:
    assert lead_changes([0.7, 0.3, 0.7]) == 2
    assert lead_changes([0.52, 0.48, 0.52]) == 0
    assert decided([0.4, 0.4, 0.4, 0.9], 1.0) == 0.75
    assert decided([0.9, 0.9], 0.5) == 1.0


def test_the_games_worth_looking_at_are_typical_or_like_no_other(
    growths: list[Growth], folder: Path
) -> None:
    rows = games(growths[0], folder)

    found = {each.why: each.game for each in notable(rows)}

    assert found["typical"].decisions == pytest.approx(
        sorted(row.decisions for row in rows)[len(rows) // 2], rel=0.2
    )
    assert found["swings"].lead_changes == max(row.lead_changes for row in rows)
    assert found["shortest"].decisions == min(row.decisions for row in rows)
    assert len({game.number for game in found.values()}) == len(found)
