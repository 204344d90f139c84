"""Who wins with which army: many games of every cell, until each is known well enough.

What is played is kept in chunks that follow from the seed and their number, so that whoever stops
loses nothing and goes on later. A series ends with the first chunk after which it is known well
enough: whatever processes played beyond it does not count, so their number changes nothing.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

from msgspec import Struct

from grognard.content.published import Published
from grognard.lab.contests import Question, Series, name_of, series
from grognard.lab.extras import want
from grognard.lab.intervals import UNKNOWN, Estimate, estimate
from grognard.lab.pool import ALONE, Place, collecting_seldom
from grognard.lab.shelf import games_of, games_table, put, take
from grognard.lab.watching import Watched, watch
from grognard.table.compiled import compile_now

CHUNKS = "chunks"
"""The folder of what was played."""


class Chunk(Struct, frozen=True):
    """Some games of a series, to be played by any process."""

    series: Series
    name: str
    number: int

    @property
    def file(self) -> str:
        """What they are kept as."""
        return f"{self.name}-{self.number:05d}.parquet"


class Standing(Struct, frozen=True):
    """How far a measurement has come."""

    played: int
    """Games that count so far."""
    expected: int
    """Games that it will take, as far as one can tell."""
    left: int
    """Series that are not known well enough."""


Progress = Callable[[Standing], None]


class Growth:
    """A series as far as it was played."""

    def __init__(self, series: Series, name: str) -> None:
        self.series, self.name = series, name
        self.units: list[float] = []
        self.estimate: Estimate = UNKNOWN
        self.chunks = 0
        """So many from the first on count."""
        self._given = 0
        self._early: dict[int, list[float]] = {}
        """Chunks that were done before one that comes before them."""

    @property
    def games(self) -> int:
        """How many count."""
        return len(self.units) * self.series.unit

    @property
    def is_known(self) -> bool:
        """Whether this was played often enough."""
        goal = self.series.goal
        if self.games < goal.games:
            return False
        return goal.width is None or self.estimate.margin <= goal.width

    @property
    def expected(self) -> int:
        """How many games it will take, as far as one can tell."""
        if self.is_known:
            return self.games
        goal, wanted = self.series.goal, self.series.goal.games
        if goal.width is not None and self.games:
            wanted = max(wanted, round(self.games * (self.estimate.margin / goal.width) ** 2))
        return max(self.games, wanted)

    def wants_more(self) -> bool:
        """Whether another chunk is of use, those under way left aside."""
        enough = self.series.goal.width is None and self._given >= self.series.goal.games
        return not self.is_known and not enough

    def next(self) -> Chunk:
        """The next chunk to be played."""
        chunk = Chunk(self.series, self.name, self._given // self.series.chunk)
        self._given += self.series.chunk
        return chunk

    def add(self, number: int, games: Sequence[float]) -> None:
        """Count what the first contestant had of the games of a chunk, once its turn comes."""
        size = self.series.unit
        self._early[number] = [
            sum(games[place : place + size]) / size for place in range(0, len(games), size)
        ]
        while not self.is_known and self.chunks in self._early:
            self.units += self._early.pop(self.chunks)
            self.chunks += 1
            self.estimate = estimate(self.units, size)

    def skip(self, number: int) -> bool:
        """Whether a chunk was played before."""
        return number < self.chunks or number in self._early


def measure(
    ruleset: Published[Any],
    asked: Question,
    folder: Path,
    *,
    seconds: float,
    place: Place = ALONE,
    progress: Progress = lambda standing: None,
) -> list[Growth]:
    """Play what is asked for so long, or until all is known; everything is kept in a folder."""
    growths = [Growth(each, name_of(each, ruleset)) for each in series(ruleset, asked)]
    grow(growths, folder, seconds=seconds, place=place, progress=progress)
    return growths


def grow(
    growths: Sequence[Growth],
    folder: Path,
    *,
    seconds: float,
    place: Place = ALONE,
    progress: Progress = lambda standing: None,
) -> None:
    """Play these series for so long, or until all are known; everything is kept in a folder."""
    want("polars")
    kept = folder / CHUNKS
    kept.mkdir(parents=True, exist_ok=True)
    for growth in growths:
        _recall(growth, kept)
    by_name: dict[str, list[Growth]] = {}
    for growth in growths:
        by_name.setdefault(growth.name, []).append(growth)
    progress(_standing(growths))
    waiting = _evenly(growths, time.monotonic() + seconds)
    for chunk, games in place.over(play_chunk, waiting):
        put(games_table(games), kept / chunk.file)
        for growth in by_name[chunk.name]:
            growth.add(chunk.number, [game.share for game in games])
        progress(_standing(growths))


def _recall(growth: Growth, kept: Path) -> None:
    """Count what was played before."""
    import polars

    for file in sorted(kept.glob(f"{growth.name}-*.parquet")):
        number = int(file.stem.rpartition("-")[2])
        shares = polars.read_parquet(file, columns=["share"])["share"].to_list()
        growth.add(number, shares)


def _evenly(growths: Sequence[Growth], until: float) -> Iterator[Chunk]:
    """A chunk of every series in turn, so that all grow together."""
    while open_ := [growth for growth in growths if growth.wants_more()]:
        for growth in open_:
            if not growth.wants_more():
                continue
            chunk = growth.next()
            if not growth.skip(chunk.number):
                yield chunk
                if time.monotonic() > until:
                    return


def _standing(growths: Sequence[Growth]) -> Standing:
    return Standing(
        sum(growth.games for growth in growths),
        sum(growth.expected for growth in growths),
        sum(not growth.is_known for growth in growths),
    )


def play_chunk(chunk: Chunk) -> tuple[Watched, ...]:
    """Play the games of a chunk."""
    ruleset = chunk.series.contests[0].rules()
    compile_now()
    size = chunk.series.chunk
    numbers = range(chunk.number * size, (chunk.number + 1) * size)
    with collecting_seldom():
        return tuple(_watched(chunk.series, ruleset, number) for number in numbers)


def _watched(series: Series, ruleset: Published[Any], number: int) -> Watched:
    contest, own = series.game(number)
    return watch(contest, ruleset, own)


def games(growth: Growth, folder: Path) -> list[Watched]:
    """The games of a series that count, in order."""
    files = _files(growth, folder)
    return games_of(take(files)) if files else []


def save_games(growths: Sequence[Growth], folder: Path) -> None:
    """Write all games that count as one table, which names scenario and armies."""
    import polars

    parts = [
        take(files).with_columns(
            scenario=polars.lit(growth.series.cell.scenario),
            first_army=polars.lit(growth.series.cell.armies[0]),
            second_army=polars.lit(growth.series.cell.armies[1]),
        )
        for growth in growths
        if (files := _files(growth, folder))
    ]
    if parts:
        put(polars.concat(parts), folder / "games.parquet")


def _files(growth: Growth, folder: Path) -> list[Path]:
    return [
        folder / CHUNKS / Chunk(growth.series, growth.name, number).file
        for number in range(growth.chunks)
    ]
