import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from itertools import count
from pathlib import Path

import pytest

import grognard
from grognard.lab import cluster as lab_cluster
from grognard.lab.cluster import Cluster
from grognard.lab.matches import Match, Played, match
from grognard.lab.simulate import play_chunk

ray = pytest.importorskip("ray", reason="Ray cannot be installed here")

SMALL = 100_000_000
"""Bytes that a node of a test sets aside, about the least that Ray accepts."""


@pytest.fixture
def two_nodes(monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[str, str, Callable[[], None]]]:
    """The address of a cluster of two nodes, the id of the second, and how to kill that."""
    from ray.cluster_utils import Cluster as Machines

    for name, value in lab_cluster.SETTINGS.items():
        monkeypatch.setenv(name, value)
    ray.cloudpickle.register_pickle_by_value(sys.modules[__name__])
    one = {"num_cpus": 1, "object_store_memory": SMALL}
    machines = Machines(initialize_head=True, head_node_args=one)
    second = machines.add_node(**one)
    yield machines.address, second.node_id, lambda: machines.remove_node(second, False)
    machines.shutdown()
    ray.cloudpickle.unregister_pickle_by_value(sys.modules[__name__])


def test_a_node_that_is_killed_in_mid_run_loses_nothing(
    two_nodes: tuple[str, str, Callable[[], None]],
    tmp_path: Path,
    capfd: pytest.CaptureFixture[str],
) -> None:
    duel = match(grognard.ruleset("colossus"), bots=("random",), seed=5)
    address, doomed, kill = two_nodes
    begun, is_killed = tmp_path / "begun", False
    found: dict[int, Played] = {}

    with Cluster(address) as place:
        assert place.hands == 2
        # Nothing that the second node begins ends there, so it comes back only if given out again.
        for number, row in place.over(partial(stuck_on, doomed, begun, duel), count()):
            found[number] = row
            if begun.exists() and not is_killed:
                kill()
                is_killed = True
            if is_killed and int(begun.read_text()) in found:
                break

    assert capfd.readouterr().out == ""
    assert found == {number: played(duel, number) for number in found}


def stuck_on(doomed: str, begun: Path, duel: Match, number: int) -> Played:
    if ray.get_runtime_context().get_node_id() == doomed:
        written = begun.with_suffix(".part")
        written.write_text(str(number))
        written.rename(begun)
        time.sleep(3600)
    return played(duel, number)


def played(duel: Match, number: int) -> Played:
    return play_chunk(duel, [number % 12], False).rows[0]
