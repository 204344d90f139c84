"""Random play of our own rulesets, measured the way the peers are."""

from __future__ import annotations

import gc
import statistics
import time
from collections import Counter
from random import Random  # noqa: TID251 - players of a benchmark, not rules
from typing import TYPE_CHECKING, Any

import grognard
from grognard.conformance import random_answer
from grognard.kernel.chance import Lot, Lots
from grognard.kernel.game import By, Game
from grognard.lab.simulate import collecting_seldom
from grognard.table.compiled import compile_now

if TYPE_CHECKING:
    from benchmarks.peers import Figures

OPENING = 60
"""Decisions before a fork is timed, as for the peers."""


class QuickLot(Lot):
    """As cheap as the players of the peers: what is measured is the game."""

    __slots__ = ("_random",)

    def __init__(self, seed: int) -> None:
        super().__init__(b"unused", 0)
        self._random = Random(seed).random  # noqa: S311

    def below(self, sides: int) -> int:
        return int(self._random() * sides)


def play(ruleset: str, seed: int) -> Game[Any]:
    """One random game of the standard scenario: options enumerated, events recorded."""
    game = grognard.ruleset(ruleset).new_game(seed=seed, keep=False)
    lot = QuickLot(seed)
    game.run(lambda question: random_answer(question, lot))
    return game


def measure(ruleset: str, seconds: float, seed: int = 1) -> Figures:
    """Whole games for that many CPU seconds, and the time of a fork in the middle of one."""
    compile_now()
    play(ruleset, 0)
    gc.collect()
    counted: Counter[By] = Counter()
    games = 0
    with collecting_seldom():
        began = time.process_time()
        while (spent := time.process_time() - began) < seconds:
            counted.update(play(ruleset, seed + games).by)
            games += 1
    return {
        "decisions": counted[By.PLAYER] + counted[By.ENGINE],
        "choices": counted[By.PLAYER],
        "chance": counted[By.CHANCE],
        "games": games,
        "seconds": spent,
        "copy_us": fork_microseconds(ruleset),
    }


def fork_microseconds(ruleset: str) -> float:
    """The median time of a complete, playable fork in the middle of an activation."""
    game = opened(ruleset)
    times = []
    for _ in range(7):
        began = time.process_time()
        for _ in range(300):
            game.fork()
        times.append((time.process_time() - began) / 300 * 1e6)
    return statistics.median(times)


def opened(ruleset: str) -> Game[Any]:
    """A game after the opening, suspended inside a step."""
    game = grognard.ruleset(ruleset).new_game(seed=1)
    lot = Lots("opening").lot(0)
    made = 0
    while game.decision is not None:
        if made >= OPENING and len(game.bookmark.answers) >= 2:
            return game
        game.trust(random_answer(game.decision, lot))
        made += 1
    raise AssertionError("the game ended in its opening")
