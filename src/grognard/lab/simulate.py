"""Mass play: thousands of games over several processes, the same ones whatever their number."""

import os
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from msgspec import Struct, structs

from grognard.kernel.odds import wilson
from grognard.lab.extras import want
from grognard.lab.matches import DRAW, Match, Played
from grognard.lab.pool import ALONE, Place, collecting_seldom
from grognard.lab.shelf import put
from grognard.table.compiled import compile_now

MOST_GAMES = 10_000_000
MOST_JOBS = 256
LARGEST_CHUNK = 25
"""Games that a process plays without a word: about a second of them at most."""

Progress = Callable[[int], None]
"""Called with the number of games just played."""


Work = Callable[["Match", Iterable[int], bool], "Chunk"]


class Chunk(Struct, frozen=True):
    """Some games of a match, played."""

    rows: tuple[Played, ...]
    fired: Counter[str]
    decisions: tuple[Any, ...] = ()
    """What was decided in them, for whoever wants to note it."""


class Report(Struct, frozen=True):
    """What came of a match."""

    match: Match
    rows: tuple[Played, ...]
    seconds: float
    fired: Counter[str]

    @property
    def games(self) -> int:
        """How many were played."""
        return len(self.rows)

    @property
    def decisions(self) -> int:
        """How many answers bots gave."""
        return sum(row.decisions for row in self.rows)

    @property
    def turns(self) -> float:
        """How many turns a game took on average."""
        return sum(row.turns for row in self.rows) / max(1, self.games)

    @property
    def wins(self) -> dict[str, int]:
        """How often each contestant won."""
        found = dict.fromkeys((*self.match.contestants, DRAW), 0)
        found.update(Counter(row.winner for row in self.rows))
        return found

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % Wilson interval of the share the first contestant wins."""
        return wilson(self.wins["A"], self.games)


def simulate(
    match: Match,
    games: int,
    *,
    place: Place = ALONE,
    fired: bool = False,
    progress: Progress | None = None,
    work: Work | None = None,
    keep: Callable[[int, Chunk], None] | None = None,
) -> Report:
    """Play a match so many times. The result depends on the seed alone, not on the ``place``.

    Other ``work`` plays the games in its own way; what it decides is given to ``keep`` by chunks,
    with the number of the first game, and forgotten.
    """
    started = time.perf_counter()
    chunks: dict[int, Chunk] = {}
    for first, chunk in _played(
        work or play_chunk, match, _chunks(games, place.hands), place, fired
    ):
        if keep is not None:
            keep(first, chunk)
        chunks[first] = structs.replace(chunk, decisions=())
        if progress is not None:
            progress(len(chunk.rows))
    seconds = time.perf_counter() - started
    counted: Counter[str] = Counter()
    rows: list[Played] = []
    for first in sorted(chunks):
        rows += chunks[first].rows
        counted.update(chunks[first].fired)
    return Report(match, tuple(rows), seconds, counted)


def _chunks(games: int, hands: int) -> list[range]:
    """Games in runs small enough to show progress and to keep all hands busy."""
    size = max(1, min(LARGEST_CHUNK, games // (hands * 8)))
    return [range(first, min(games, first + size)) for first in range(0, games, size)]


def _played(
    work: Work, match: Match, chunks: Sequence[range], place: Place, fired: bool
) -> Iterator[tuple[int, Chunk]]:
    yield from over_place(work, match, chunks, ALONE if len(chunks) == 1 else place, fired)


def over_place(
    work: Work, match: Match, chunks: Sequence[range], place: Place, fired: bool
) -> Iterator[tuple[int, Chunk]]:
    """Have chunks played at a place, in whatever order; each with the number of its first game."""
    for chunk, played in place.over(partial(_work, work, match, fired), chunks):
        yield chunk.start, played


def _work(work: Work, match: Match, fired: bool, chunk: range) -> Chunk:
    return work(match, chunk, fired)


def play_chunk(match: Match, numbers: Iterable[int], fired: bool) -> Chunk:
    """Play these games of a match."""
    ruleset = match.rules()
    if any(name != "random" for name in match.bots):
        compile_now()  # Whoever plays for more than a whim asks the geometry often enough.
    counted: Counter[str] | None = Counter() if fired else None
    with collecting_seldom():
        rows = tuple(match.play(ruleset, number, counted) for number in numbers)
    return Chunk(rows, counted if counted is not None else Counter())


def usual_jobs(games: int) -> int:
    """As many processes as pay off for so many games."""
    return max(1, min(os.cpu_count() or 1, games // 200))


def save_parquet(report: Report, path: Path) -> None:
    """Write a row per game, for whoever wants to look closer."""
    want("polars")
    import polars

    names = report.match.contestants
    frame = polars.DataFrame(
        {
            "game": [row.number for row in report.rows],
            "seed": [report.match.seed_of(row.number) for row in report.rows],
            "moved": [row.turned for row in report.rows],
            "winner": [row.winner for row in report.rows],
            "turns": [row.turns for row in report.rows],
            "decisions": [row.decisions for row in report.rows],
            **{f"score_{n}": [row.scores[n] for row in report.rows] for n in names},
        }
    )
    put(frame, path)
