import os
import signal
import socket
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import grognard
from grognard.cli.main import run
from grognard.lab import cluster as lab_cluster
from grognard.lab.balance import games, measure
from grognard.lab.cluster import Cluster, installation, work_through
from grognard.lab.contests import Question
from grognard.lab.matches import Match, Played, match
from grognard.lab.pool import AHEAD, ALONE, Place, SimulationError
from grognard.lab.simulate import play_chunk, simulate

ray = pytest.importorskip("ray", reason="Ray cannot be installed here")


@pytest.fixture(scope="module", autouse=True)
def work_of_this_file_is_sent_along() -> Iterator[None]:
    here = sys.modules[__name__]
    ray.cloudpickle.register_pickle_by_value(here)
    yield
    ray.cloudpickle.unregister_pickle_by_value(here)


@pytest.fixture(scope="module")
def duel() -> Match:
    ruleset = grognard.ruleset("colossus")
    return match(ruleset, scenario="three_furnaces", bots=("random",), seed=5)


@pytest.fixture(scope="module")
def local() -> Iterator[Cluster]:
    with Cluster("local") as place:
        yield place


def test_a_cluster_changes_nothing_about_many_games(duel: Match, local: Cluster) -> None:
    here, there = simulate(duel, 12, fired=True), simulate(duel, 12, fired=True, place=local)

    assert there.rows == here.rows
    assert there.fired == here.fired


def test_a_cluster_changes_nothing_about_a_measurement(local: Cluster, tmp_path: Path) -> None:
    asked = Question(bots=("random",), games=4, sample=2, scenarios=("the_pit",))
    brimstone = grognard.ruleset("brimstone")

    def measured(folder: Path, place: Place) -> list[Any]:
        grown = measure(brimstone, asked, folder, seconds=600, place=place)
        return [(growth.units, games(growth, folder)) for growth in grown]

    assert measured(tmp_path / "there", local) == measured(tmp_path / "here", ALONE)


def test_games_of_a_worker_that_died_are_given_to_another(
    duel: Match, local: Cluster, tmp_path: Path
) -> None:
    mortal = partial(dies_once, tmp_path / "died", duel)

    assert dict(local.over(mortal, range(6))) == {n: played(duel, n) for n in range(6)}
    assert (tmp_path / "died").exists()


def test_workers_that_keep_dying_are_given_up(local: Cluster) -> None:
    with pytest.raises(SimulationError) as refused:
        list(local.over(dies_always, [1]))

    assert refused.value.reason == "nodes-die"
    assert refused.value.facts == {"chunks": 1}


def test_a_fault_of_the_work_itself_is_told_as_it_is(local: Cluster) -> None:
    with pytest.raises(ZeroDivisionError):
        list(local.over(divided, [0]))


def test_short_pieces_are_sent_together_and_few_are_taken_before_they_are_needed(
    local: Cluster,
) -> None:
    taken = 0

    def endless() -> Iterator[int]:
        nonlocal taken
        while True:
            taken += 1
            yield taken

    done = local.over(abs, endless())

    assert next(done)[1] > 0
    assert taken <= local.hands * AHEAD
    for _ in range(100):
        next(done)
    assert taken <= 101 + local.hands * AHEAD * lab_cluster.LARGEST
    done.close()


def played(duel: Match, number: int) -> Played:
    return play_chunk(duel, [number], False).rows[0]


def dies_once(mark: Path, duel: Match, number: int) -> Played:
    if not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return played(duel, number)


def dies_always(number: int) -> int:
    os._exit(1)


def divided(number: int) -> float:
    return 1 / number


def test_a_cluster_without_ray_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)

    assert run(["simulate", "colossus", "--cluster", "local"]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert (
        told.err == 'grognard: A cluster needs Ray; install it with: pip install "grognard[ray]"\n'
    )


@pytest.mark.parametrize(
    ("address", "reason"),
    [
        ("nowhere", "cluster-address"),
        ("localhost:99999", "cluster-address"),
        ("ray://localhost:10001", "cluster-address"),
        ("-x:1\n", "cluster-address"),
        ("no-such-host.invalid:6379", "no-cluster"),
    ],
)
def test_a_wrong_address_is_refused(address: str, reason: str) -> None:
    with pytest.raises(SimulationError) as refused, Cluster(address):
        pass

    assert refused.value.reason == reason


def test_a_port_at_which_something_else_listens_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab_cluster, "JOINING", 3.0)
    with socket.create_server(("127.0.0.1", 0)) as other:
        address = f"127.0.0.1:{other.getsockname()[1]}"
        with pytest.raises(SimulationError) as refused, Cluster(address):
            pass

    assert refused.value.reason == "not-joined"


def test_processes_and_a_cluster_exclude_one_another(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["simulate", "colossus", "--cluster", "local", "--jobs", "2"]) == 2
    assert "--jobs or --cluster, not both" in capsys.readouterr().err


def test_a_node_with_another_grognard_plays_nothing() -> None:
    assert work_through(abs, [-1], installation())[0] == [1]
    with pytest.raises(SimulationError) as refused:
        work_through(abs, [-1], "another")

    assert refused.value.reason == "cluster-differs"
