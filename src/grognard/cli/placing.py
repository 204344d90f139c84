"""Where games are played: processes of this machine, or a cluster."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager

from grognard.cli.asking import within
from grognard.cli.mistakes import Mistake
from grognard.lab.cluster import Cluster
from grognard.lab.pool import Place, Processes
from grognard.lab.simulate import MOST_JOBS
from grognard.table.compiled import compile_now, to_compile


@contextmanager
def working(jobs: int | None, cluster: str | None, usual: int | None = None) -> Iterator[Place]:
    """The place that was asked for; as many processes as is usual, or one for each processor."""
    if cluster is None:
        if jobs is None:
            jobs = usual or os.cpu_count() or 1
        if within("--jobs", jobs, 1, MOST_JOBS) > 1 and to_compile():
            # Else each of the processes would, and say nothing; so they read it from disk.
            compile_now()
        yield Processes(jobs)
        return
    if jobs is not None:
        raise Mistake("jobs-on-cluster")
    with Cluster(cluster) as place:
        yield place
