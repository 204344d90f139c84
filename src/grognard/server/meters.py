"""What the server counts since it started, for whoever watches over it; nothing of any game."""

import os
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import accumulate
from pathlib import Path
from time import process_time
from typing import Final

from grognard import __version__

Labels = tuple[tuple[str, str], ...]
Gauge = tuple[str, Labels, float]

BOUNDS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""Seconds between which it is counted how long things took."""
HELP: Final = {
    "grognard_info": ("gauge", "The version that runs."),
    "grognard_requests_total": ("counter", "Requests answered, by address and status."),
    "grognard_request_seconds": ("histogram", "How long requests took, by address."),
    "grognard_deeds_total": ("counter", "Things done in games, by kind."),
    "grognard_store_failures_total": ("counter", "Times something could not be written or read."),
    "grognard_rules_failures_total": ("counter", "Times the rules of a game failed."),
    "grognard_bot_failures_total": ("counter", "Times a bot did not answer."),
    "grognard_games_in_memory": ("gauge", "Games that are in memory."),
    "grognard_games_due": ("gauge", "Games that wait on disk until somebody's time is up."),
    "grognard_watchers": ("gauge", "Open streams of events."),
    "grognard_connections": ("gauge", "Open connections."),
    "grognard_thoughts_waiting": ("gauge", "What waits to be thought about, by whom."),
    "grognard_lost_writings": (
        "gauge",
        "Acknowledged writings lost before the start.",
    ),
    "process_cpu_seconds_total": ("counter", "Processor time used."),
    "process_resident_memory_bytes": ("gauge", "Memory used."),
}


class Meters:
    """Counts and durations by name and labels, written in the text format of Prometheus.

    >>> meters = Meters()
    >>> meters.count("grognard_deeds_total", what="joined")
    >>> print(meters.text(()).splitlines()[2])
    grognard_deeds_total{what="joined"} 1
    """

    def __init__(self) -> None:
        self._counts: Counter[tuple[str, Labels]] = Counter()
        self._durations: dict[tuple[str, Labels], list[int]] = {}
        self._sums: Counter[tuple[str, Labels]] = Counter()

    def count(self, name: str, **labels: str) -> None:
        """It happened once more."""
        self._counts[name, tuple(labels.items())] += 1

    def took(self, name: str, seconds: float, **labels: str) -> None:
        """It took so long."""
        key = name, tuple(labels.items())
        self._durations.setdefault(key, [0] * (len(BOUNDS) + 1))[bisect_left(BOUNDS, seconds)] += 1
        self._sums[key] += seconds  # type: ignore[assignment]

    def text(self, gauges: Iterable[Gauge]) -> str:
        """Everything as Prometheus reads it."""
        rows = [*gauges, *((name, labels, n) for (name, labels), n in self._counts.items())]
        found: dict[str, list[str]] = {}
        for name, labels, value in rows:
            found.setdefault(name, []).append(f"{name}{_labels(labels)} {value:.15g}")
        for (name, labels), counts in self._durations.items():
            found.setdefault(name, []).extend(self._histogram(name, labels, counts))
        return "".join(
            f"# HELP {name} {HELP[name][1]}\n# TYPE {name} {HELP[name][0]}\n"
            + "".join(f"{line}\n" for line in found[name])
            for name in sorted(found)
        )

    def _histogram(self, name: str, labels: Labels, counts: list[int]) -> Iterator[str]:
        total = sum(counts)
        for bound, below in zip((*map(str, BOUNDS), "+Inf"), accumulate(counts), strict=True):
            yield f"{name}_bucket{_labels((*labels, ('le', bound)))} {below}"
        yield f"{name}_sum{_labels(labels)} {self._sums[name, labels]:.15g}"
        yield f"{name}_count{_labels(labels)} {total}"


def of_process() -> Iterator[Gauge]:
    """What this process uses, as far as the system tells."""
    yield "grognard_info", (("version", __version__),), 1
    yield "process_cpu_seconds_total", (), round(process_time(), 2)
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
    except (OSError, ValueError, IndexError):
        return
    yield "process_resident_memory_bytes", (), pages * os.sysconf("SC_PAGE_SIZE")


def _labels(labels: Labels) -> str:
    """Labels as they are written; their values are names of ours and need no escaping."""
    return "{" + ",".join(f'{name}="{value}"' for name, value in labels) + "}" if labels else ""
