"""Many machines: a Ray cluster as a place to work.

Nodes play with their own installation, so each is asked whether it is the same as the one here.
"""

from __future__ import annotations

import os
import platform
import re
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from hashlib import blake2b
from itertools import islice
from math import ceil
from pathlib import Path
from typing import Any, Self

from msgspec import Struct

from grognard.lab.extras import want
from grognard.lab.pool import AHEAD, LIVES, Done, Item, SimulationError

LOCAL = "local"
"""The address of a cluster that is this machine alone, for as long as it is needed."""
SHORTEST = 0.5
"""Seconds of work that are worth sending to another machine."""
LARGEST = 1000
"""The most items that are sent at a time."""
RETRIES = 2
"""How often Ray itself tries again what a dying worker took with it."""
KNOCKING = 5.0
"""Seconds within which the machine of an address answers."""
JOINING = 15.0
"""Seconds within which a cluster lets one in."""
STORE = 200_000_000
"""Bytes that a local cluster sets aside for what is sent; games are small."""

QUIET: dict[str, Any] = {"log_to_driver": False, "logging_level": "ERROR"}
"""Ray's own words go to its log files; ours are all that is said."""
SETTINGS = {
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",
}
"""Ray tells nobody what is done here, and warns of nothing that does not concern games."""
TRIAL = f"import sys, ray; ray.init(address=sys.argv[1], **{QUIET!r})"


class Bundle(Struct):
    """Some items that are sent together."""

    items: tuple[Any, ...]
    lives: int = LIVES


LOOPBACK = "127.0.0.1"


class Cluster:
    """All processors of a Ray cluster, between entering and leaving it."""

    def __init__(self, address: str) -> None:
        self._address = address

    def __enter__(self) -> Self:
        want("ray")
        for name, value in SETTINGS.items():
            os.environ.setdefault(name, value)
        import ray

        _hush()
        if self._address == LOCAL:
            # Nobody beyond this machine has any business with it.
            ray.init(
                LOCAL,
                include_dashboard=False,
                object_store_memory=STORE,
                _node_ip_address=LOOPBACK,
                **QUIET,
            )
        else:
            _knock(self._address)
            _try_to_join(self._address)
            ray.init(self._address, **QUIET)
        return self

    def __exit__(self, *ended_by: object) -> None:
        import ray

        ray.shutdown()

    @property
    def hands(self) -> int:
        """One for each processor of the nodes that are there by now."""
        import ray

        there: dict[str, float] = ray.cluster_resources()  # type: ignore[no-untyped-call]
        return max(1, int(there.get("CPU", 0)))

    def over(
        self, work: Callable[[Item], Done], items: Iterable[Item]
    ) -> Iterator[tuple[Item, Done]]:
        """Have every item worked on by some node; what is done, as it is done.

        Items that take less than is worth a message are sent together.
        """
        given, source, size = _Given(work), iter(items), 1
        while True:
            for _ in range(self.hands * AHEAD - len(given)):
                if some := tuple(islice(source, size)):
                    given.out(Bundle(some))
            if not given:
                return
            for bundle, done, seconds in given.finished():
                size = _size(seconds / len(bundle.items))
                yield from zip(bundle.items, done, strict=True)


class _Given:
    """What was given out and is not done.

    What nobody waits for any more ends when the cluster is left: to cancel a task that is just
    being finished kills the process that asks (Ray 2.60).
    """

    def __init__(self, work: Callable[[Any], Any]) -> None:
        import ray

        self._work = ray.put(work)
        self._through: Any = ray.remote(num_cpus=1, max_retries=RETRIES)(work_through)
        self._open: dict[Any, Bundle] = {}

    def __len__(self) -> int:
        return len(self._open)

    def out(self, bundle: Bundle) -> None:
        """Give this to whichever node has a hand free."""
        self._open[self._through.remote(self._work, bundle.items, installation())] = bundle

    def finished(self) -> Iterator[tuple[Bundle, Sequence[Any], float]]:
        """Wait for a bundle: what came of it, in how many seconds; what is lost goes out again."""
        import ray
        from ray.exceptions import RayError, RayTaskError

        ready, _ = ray.wait(list(self._open))
        for each in ready:
            bundle = self._open.pop(each)
            try:
                done, seconds = ray.get(each)
            except RayTaskError as failed:
                raise _reason(failed.cause) from None
            except RayError:
                bundle.lives -= 1
                if not bundle.lives:
                    raise SimulationError("nodes-die", chunks=len(self) + 1) from None
                self.out(bundle)
            else:
                yield bundle, done, seconds


def work_through(
    work: Callable[[Item], Done], items: Sequence[Item], expected: str
) -> tuple[list[Done], float]:
    """Do some items, on whatever node this is; with the seconds that it took."""
    if installation() != expected:
        raise SimulationError("cluster-differs", node=platform.node())
    started = time.perf_counter()
    done = [work(item) for item in items]
    return done, time.perf_counter() - started


@cache
def installation() -> str:
    """What tells this program from any other version of it: its code and its content."""
    root, told = Path(__file__).parent.parent, blake2b(digest_size=8)
    for file in sorted(root.rglob("*")):
        if file.suffix in (".py", ".toml"):
            told.update(file.relative_to(root).as_posix().encode() + b"\0" + file.read_bytes())
    return told.hexdigest()


def _size(seconds: float) -> int:
    """How many items of so many seconds are worth a message.

    >>> _size(2.0), _size(0.1), _size(0.0)
    (1, 5, 1000)
    """
    return max(1, min(LARGEST, ceil(SHORTEST / max(seconds, SHORTEST / LARGEST))))


def _reason(cause: BaseException) -> BaseException:
    """Why work failed: a node that lacks the program cannot even read what it is to do."""
    if isinstance(cause, ImportError) or "failed to import" in str(cause):
        return SimulationError("cluster-differs", node="?")
    return cause


def _hush() -> None:
    """Keep standard output for results: Ray prints there what befalls nodes, with no way to say no.

    All of it is in Ray's log files too.
    """
    from ray._private import worker

    printing: Any = worker
    printing.print_to_stdstream = lambda *told, **how: None


def _knock(address: str) -> None:
    """Refuse an address at which nobody answers; Ray itself would wait for minutes."""
    known = re.fullmatch(r"(\[[0-9a-fA-F:.]+\]|[\w.-]{1,253}):(\d{1,5})", address)
    if known is None or not 0 < int(known[2]) < 65536:
        raise SimulationError("cluster-address", address=address[:80])
    try:
        socket.create_connection((known[1].strip("[]"), int(known[2])), KNOCKING).close()
    except OSError:
        raise SimulationError("no-cluster", address=address) from None


def _try_to_join(address: str) -> None:
    """Have another process join first: where no cluster is, Ray neither returns nor gives up."""
    trial = [sys.executable, "-c", TRIAL, address]
    try:
        tried = subprocess.run(  # noqa: S603
            trial, check=False, capture_output=True, text=True, timeout=JOINING
        )
    except subprocess.TimeoutExpired as waiting:
        is_strange = b"InvalidAuthToken" in (waiting.stderr or b"")
        reason = "cluster-token" if is_strange else "not-joined"
        raise SimulationError(reason, address=address) from None
    if "ersion mismatch" in tried.stderr:
        raise SimulationError("cluster-versions", address=address)
    if tried.returncode:
        raise SimulationError("not-joined", address=address)
