"""What the drivers share: whole random games in one window of CPU time, then the cost of a copy."""

import argparse
import gc
import json
import math
import statistics
import time
from collections.abc import Callable, Mapping
from importlib.metadata import version
from random import Random  # noqa: TID251 - players of a benchmark, not rules
from typing import NamedTuple, TypeVar

T = TypeVar("T")
Copier = Callable[[Random], Callable[[], object]]
"""Leads a game to its position after COPIES_AFTER decisions and returns what copies it."""

SHORTEST_WINDOW = 0.3
LONGEST_WINDOW = 600.0
COLLECTED_AFTER = 50_000
"""As in our own mass play: the collector is no part of what is compared."""
COPIES_AFTER = 60
COPY_BATCHES = 7
COPIES_PER_BATCH = 300


class Played(NamedTuple):
    """One whole game: actions taken, those with an alternative, and steps of chance beside them."""

    decisions: int
    choices: int
    chance: int = 0


def pick(options: list[T], random: Random) -> T:
    """Uniform, and several times cheaper than `Random.choice`, so as not to slow the peer down."""
    return options[int(random.random() * len(options))]


def run(
    peer: str,
    distribution: str,
    play: Callable[[Random], Played],
    copiers: Mapping[str, Copier] | None = None,
) -> None:
    """Measures and prints one line of JSON; `copiers` go by the name of the figure they give."""
    asked = arguments(peer)
    play(Random(asked.seed + 1))  # noqa: S311
    gc.collect()
    gc.freeze()
    gc.set_threshold(COLLECTED_AFTER)
    figures = window(play, Random(asked.seed), asked.seconds)  # noqa: S311
    for name, copier in (copiers or {}).items():
        figures[name] = microseconds_per_copy(copier(Random(asked.seed)))  # noqa: S311
    print(json.dumps({"peer": peer, "version": version(distribution), **figures}))


def arguments(peer: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=f"Random games of {peer}, as one line of JSON.")
    parser.add_argument("--seconds", type=window_length, default=1.0, help="CPU time to play for")
    parser.add_argument("--seed", type=seed, default=1, help="of the random players")
    return parser.parse_args()


def window_length(text: str) -> float:
    seconds = float(text)
    if not (math.isfinite(seconds) and 0 < seconds <= LONGEST_WINDOW):
        raise argparse.ArgumentTypeError(f"give more than 0 and at most {LONGEST_WINDOW:g} seconds")
    return max(seconds, SHORTEST_WINDOW)


def seed(text: str) -> int:
    number = int(text)
    if not 0 <= number < 2**31:
        raise argparse.ArgumentTypeError("give a seed from 0 to 2147483647")
    return number


def window(play: Callable[[Random], Played], random: Random, seconds: float) -> dict[str, float]:
    """Whole games only: openings and endings differ in cost, and a cut game would favour one."""
    decisions = choices = chance = games = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        played = play(random)
        decisions += played.decisions
        choices += played.choices
        chance += played.chance
        games += 1
    return {
        "decisions": decisions,
        "choices": choices,
        "chance": chance,
        "games": games,
        "seconds": spent,
    }


def microseconds_per_copy(copy: Callable[[], object]) -> float:
    def batch() -> float:
        start = time.process_time()
        for _ in range(COPIES_PER_BATCH):
            copy()
        return (time.process_time() - start) / COPIES_PER_BATCH

    return 1e6 * statistics.median(batch() for _ in range(COPY_BATCHES))
