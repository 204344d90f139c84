"""Mass play: the same games whatever plays them."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import grognard
from grognard.bots import UnknownBot
from grognard.content.roster import Roster, RosterUnit
from grognard.kernel.refusals import Refusal
from grognard.lab.matches import Match, match
from grognard.lab.pool import Processes, SimulationError
from grognard.lab.simulate import (
    Report,
    over_place,
    play_chunk,
    save_parquet,
    simulate,
)

MORTAL = """
import os, pathlib
from grognard.lab.simulate import play_chunk

def dies_once(match, numbers, fired):
    marker = pathlib.Path(__file__).with_name("died")
    if numbers.start == 2 and not marker.exists():
        marker.touch()
        os._exit(1)
    return play_chunk(match, numbers, fired)

def dies_always(match, numbers, fired):
    os._exit(1)
"""


@pytest.fixture(scope="module")
def duel() -> Match:
    return match(grognard.ruleset("colossus"), scenario="three_furnaces", seed=5)


@pytest.fixture(scope="module")
def report(duel: Match) -> Report:
    return simulate(duel, 12, fired=True)


def test_every_game_is_played_once_and_counted_once(report: Report) -> None:
    assert [row.number for row in report.rows] == list(range(12))
    assert sum(report.wins.values()) == report.games == 12
    assert report.decisions == sum(row.decisions for row in report.rows)
    low, high = report.interval
    assert 0 <= low <= report.wins["A"] / 12 <= high <= 1
    assert 1 <= report.turns <= 6


def test_a_pair_of_games_swaps_the_armies_and_shares_its_seed(duel: Match) -> None:
    first, second = duel.setups

    assert first.rosters == second.rosters[::-1]
    assert duel.seed_of(0) == duel.seed_of(1) != duel.seed_of(2)


def test_the_first_contestant_is_followed_to_the_other_seat() -> None:
    units = tuple(RosterUnit(profile="ac_squire") for _ in range(3))
    weak = Roster(ruleset="colossus", faction="anvil_concord", name="Weak", units=units)
    uneven = match(grognard.ruleset("colossus"), rosters=("reaver_gale_pack", weak), seed=1)

    rows = play_chunk(uneven, range(4), False).rows

    assert [uneven.contestant_at(0, row.turned) for row in rows] == [0, 1, 0, 1]
    assert [row.winner for row in rows] == ["A"] * 4


def test_the_number_of_processes_changes_nothing(duel: Match, report: Report) -> None:
    spread = simulate(duel, 12, place=Processes(2), fired=True)

    assert spread.rows == report.rows
    assert spread.fired == report.fired


def test_clauses_are_counted_only_when_asked(duel: Match, report: Report) -> None:
    assert report.fired["3.10"] > 0
    assert not play_chunk(duel, range(1), False).fired


def test_compiled_geometry_changes_nothing(report: Report) -> None:
    script = (
        "import grognard; from grognard.lab.matches import match; "
        "from grognard.lab.simulate import simulate; "
        "m = match(grognard.ruleset('colossus'), scenario='three_furnaces', seed=5); "
        "print([(r.winner, r.turns, r.decisions) for r in simulate(m, 4).rows])"
    )

    told = {
        subprocess.run(
            [sys.executable, "-c", script],
            env={**os.environ, "GROGNARD_COMPILED": compiled},
            capture_output=True,
            text=True,
            check=True,
        ).stdout.strip()
        for compiled in ("0", "1")
    }

    assert told == {str([(r.winner, r.turns, r.decisions) for r in report.rows[:4]])}


def test_games_of_a_process_that_died_are_given_to_another(
    duel: Match, report: Report, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mortal = mortal_work(tmp_path, monkeypatch)
    chunks = [range(first, first + 2) for first in range(0, 6, 2)]

    played = dict(over_place(mortal.dies_once, duel, chunks, Processes(2), False))

    rows = [row for first in sorted(played) for row in played[first].rows]
    assert (tmp_path / "died").exists()
    assert tuple(rows) == report.rows[:6]


def test_processes_that_keep_dying_are_given_up(
    duel: Match, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mortal = mortal_work(tmp_path, monkeypatch)

    with pytest.raises(SimulationError) as refused:
        list(over_place(mortal.dies_always, duel, [range(2), range(2, 4)], Processes(2), False))

    assert refused.value.reason == "workers-die"
    assert refused.value.facts == {"chunks": 2}


def mortal_work(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    import importlib

    (folder / "mortal_work.py").write_text(MORTAL)
    monkeypatch.syspath_prepend(str(folder))
    monkeypatch.delitem(sys.modules, "mortal_work", raising=False)
    return importlib.import_module("mortal_work")


def test_a_match_refuses_bots_that_do_not_fit_and_bots_there_are_not() -> None:
    ruleset = grognard.ruleset("colossus")

    with pytest.raises(Refusal, match="3 bots"):
        match(ruleset, bots=("random", "random", "random"))
    with pytest.raises(UnknownBot):
        match(ruleset, bots=("random", "hal"))


def test_sides_of_unequal_size_keep_their_places() -> None:
    ruleset = grognard.ruleset("colossus")
    rosters = ("concord_80", "concord_80", "reaver_gale_pack")

    uneven = match(ruleset, rosters=rosters)

    assert uneven.sides == (("A1", "A2"), ("B",))
    assert len(uneven.setups) == 1
    assert simulate(uneven, 2).games == 2


def test_teams_change_places_whole() -> None:
    ruleset = grognard.ruleset("colossus")
    rosters = ("concord_80", "concord_73", "reaver_80", "reaver_73")

    teams = match(ruleset, rosters=rosters)

    names = [[army["name"] for army in setup.rosters] for setup in teams.setups]
    assert names == [list(rosters), [*rosters[2:], *rosters[:2]]]
    assert set(simulate(teams, 2).wins) == {"A", "B", "draw"}


@pytest.mark.parametrize("name", grognard.rulesets())
def test_any_ruleset_is_played_by_the_mass(name: str) -> None:
    report = simulate(match(grognard.ruleset(name), seed="any"), 4)

    assert report.games == 4
    assert sum(report.wins.values()) == 4


def test_results_are_kept_as_parquet(report: Report, tmp_path: Path) -> None:
    polars = pytest.importorskip("polars")

    save_parquet(report, tmp_path / "games.parquet")

    frame = polars.read_parquet(tmp_path / "games.parquet")
    assert frame["winner"].to_list() == [row.winner for row in report.rows]
    assert frame["score_A"].to_list() == [row.scores["A"] for row in report.rows]


def test_a_parquet_file_that_cannot_be_written_is_told(report: Report, tmp_path: Path) -> None:
    pytest.importorskip("polars")

    with pytest.raises(SimulationError) as refused:
        save_parquet(report, tmp_path / "no" / "such" / "folder.parquet")

    assert refused.value.reason == "not-written"


def test_parquet_without_polars_says_what_to_install(
    report: Report, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "polars", None)

    with pytest.raises(SimulationError) as refused:
        save_parquet(report, tmp_path / "games.parquet")

    assert refused.value.reason == "no-polars"


def test_bots_change_places_in_a_position_and_its_armies_stay() -> None:
    ruleset = grognard.ruleset("colossus")
    one = '[[unit]]\nid = "a1"\nseat = "A"\nprofile = "ac_halberd"\nat = [20, 20]\n'
    two = '[[unit]]\nid = "b1"\nseat = "B"\nprofile = "sr_skiff"\nat = [20, 24]\n'
    start = ruleset.situated(f'ruleset = "colossus"\n{one}{two}')

    duel = match(ruleset, bots=("random", "greedy"), seed=5, start=start)

    assert duel.setups == (start, start)
    seated = [duel.table(ruleset, number).bots for number in range(2)]
    assert [type(bots["A"]).__name__ for bots in seated] == ["Random", "Greedy"]
    assert [type(bots["B"]).__name__ for bots in seated] == ["Greedy", "Random"]
    assert duel.play(ruleset, 0, None) == duel.play(ruleset, 0, None)
