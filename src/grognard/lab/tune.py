"""Plays games to learn from: positions of many, and how each ended.

Games are played in chunks, each of which follows from the seed and its number and is kept as a
Parquet file, so that whoever stops loses nothing and whoever goes on repeats nothing.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Any

from msgspec import Struct, structs

from grognard.bots.table import Table
from grognard.content.published import Published
from grognard.kernel.compound import Decision
from grognard.kernel.game import Game
from grognard.kernel.refusals import Refusal
from grognard.kernel.ruleset import Setup
from grognard.kernel.winning import share_of
from grognard.lab.extras import want
from grognard.lab.matches import Match, match
from grognard.lab.pool import ALONE, Place, collecting_seldom
from grognard.lab.positions import Observed, keep
from grognard.table.compiled import compile_now

CHUNK = 20
"""Games of one file; in pairs of which the armies change places."""
EVERY = 7
"""One answer in so many is a moment to look at the position."""
USUAL_BOTS = ("brisk",) * 9 + ("greedy",)
"""Who plays the chunks in turn: most games are quick ones, some by a bot that looks ahead."""


class Chunk(Struct, frozen=True):
    """Some games to be played, and what their positions are kept as."""

    contest: Match
    file: str


def chunks(ruleset: Published[Any], seed: int | str) -> Iterator[Chunk]:
    """What may be played, without an end: all scenarios in turn, all bots, several armies."""
    for number in count():
        for scenario in ruleset.scenario_ids():
            usual = match(
                ruleset,
                scenario=scenario,
                bots=(USUAL_BOTS[number % len(USUAL_BOTS)],),
                seed=f"{seed}/{scenario}/{number}",
            )
            contest = _mirrored(usual, ruleset, (None, 0, 1)[number % 3])
            yield Chunk(contest, f"{scenario}-{number:05d}.parquet")


def _mirrored(usual: Match, ruleset: Published[Any], army: int | None) -> Match:
    """A match in which everybody leads one of its armies, where the scenario lets them."""
    if army is None:
        return usual
    alike = structs.replace(usual, setups=tuple(_alike(setup, army) for setup in usual.setups))
    try:
        ruleset.set_up(alike.setups[0])
    except Refusal:
        return usual
    return alike


def _alike(setup: Setup, army: int) -> Setup:
    chosen = setup.rosters[army % len(setup.rosters)]
    return structs.replace(setup, rosters=(chosen,) * len(setup.rosters))


def gather(
    ruleset: Published[Any],
    folder: Path,
    *,
    seconds: float,
    place: Place = ALONE,
    seed: int | str = 0,
    progress: Callable[[int], None] | None = None,
) -> int:
    """Play for so long, and keep every position; how many games were played."""
    want("polars", "scipy")
    folder.mkdir(parents=True, exist_ok=True)
    until = time.monotonic() + seconds
    waiting = (chunk for chunk in chunks(ruleset, seed) if not (folder / chunk.file).exists())
    played = 0
    for chunk, rows in place.over(play_chunk, _until(waiting, until)):
        keep(rows, folder / chunk.file)
        played += CHUNK
        if progress is not None:
            progress(CHUNK)
    return played


def _until(waiting: Iterator[Chunk], until: float) -> Iterator[Chunk]:
    for chunk in waiting:
        yield chunk
        if time.monotonic() > until:
            return


def play_chunk(chunk: Chunk) -> list[Observed]:
    """Play the games of a chunk; their positions."""
    ruleset = chunk.contest.rules()
    compile_now()
    with collecting_seldom():
        return [row for number in range(CHUNK) for row in observe(chunk.contest, ruleset, number)]


def observe(contest: Match, ruleset: Published[Any], number: int) -> list[Observed]:
    """Play a game; some of its positions as every side saw them, and how it ended."""
    table = contest.table(ruleset, number)
    seen = _Watcher(table, f"{contest.seed}/{number}")
    table.watch = seen
    table.play()
    return seen.told()


class _Watcher:
    """Notes every so often what speaks for each side."""

    def __init__(self, table: Table, name: str) -> None:
        self._game: Game[Any] = table.game
        self._name = name
        self._answers = 0
        self._rows: list[Observed] = []
        ruleset = self._game.ruleset
        self._sides: dict[str, list[str]] = {}
        for seat in self._game.seats:
            self._sides.setdefault(ruleset.side(seat), []).append(seat)

    def __call__(self, question: Decision, answer: object) -> None:
        self._answers += 1
        ruleset, battle = self._game.ruleset, self._game.battle
        if self._answers % EVERY or not ruleset.turn(battle):
            return
        kind, over = ruleset.stage(battle)
        for side, seats in self._sides.items():
            features = ruleset.features(battle, seats[0])
            self._rows.append(Observed(self._name, kind, over, side, features, 0.5))

    def told(self) -> list[Observed]:
        """What was noted, now that the end is known."""
        result = self._game.result
        assert result is not None, "the game is over"
        shares = {side: share_of(result, seats) for side, seats in self._sides.items()}
        return [structs.replace(row, share=shares[row.side]) for row in self._rows]
