"""Mass play of our own rulesets, by random and competent bots, measured as the peers are."""

from __future__ import annotations

import gc
import math
import statistics
import time
from collections import Counter
from typing import TYPE_CHECKING, Any

import grognard
from grognard.conformance import random_answer
from grognard.kernel.chance import Lots
from grognard.kernel.game import By, Game
from grognard.lab.matches import match
from grognard.lab.simulate import collecting_seldom
from grognard.table.compiled import compile_now

if TYPE_CHECKING:
    from benchmarks.peers import Figures

OPENING = 60
"""Decisions before a fork is timed, as for the peers."""
MOST_OPENED = 20
"""So many games are begun until one outlasts its opening."""


def measure(ruleset: str, bot: str, seconds: float, seed: int = 1) -> Figures:
    """Whole games of a bot against itself for that many CPU seconds, on the first scenario.

    They are those of ``grognard simulate``, played by the same loop.
    """
    compile_now()
    rules = grognard.ruleset(ruleset)
    contest = match(rules, bots=[bot], seed=seed)
    # The first game finds out what all others share.
    contest.table(rules, 0).play()
    gc.collect()
    counted: Counter[By] = Counter()
    games = 0
    with collecting_seldom():
        began = time.process_time()
        while (spent := time.process_time() - began) < seconds:
            table = contest.table(rules, games)
            table.play()
            counted.update(table.game.by)
            games += 1
    return {
        "decisions": counted[By.PLAYER] + counted[By.ENGINE],
        "choices": counted[By.PLAYER],
        "chance": counted[By.CHANCE],
        "games": games,
        "seconds": spent,
    }


def measure_with_forks(ruleset: str, bot: str, seconds: float) -> Figures:
    """The same, and the time of a fork in the middle of a game."""
    return {**measure(ruleset, bot, seconds), "copy_us": fork_microseconds(ruleset)}


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


def mean_fork_microseconds(ruleset: str) -> float:
    """The mean time of a fork over the decisions of a whole game, each the best of a few."""
    compile_now()
    game = grognard.ruleset(ruleset).new_game(seed=1)
    lot = Lots("opening").lot(0)
    times = []
    with collecting_seldom():
        while game.decision is not None:
            best = math.inf
            for _ in range(4):
                began = time.perf_counter()
                for _ in range(5):
                    game.fork()
                best = min(best, (time.perf_counter() - began) / 5 * 1e6)
            times.append(best)
            game.trust(random_answer(game.decision, lot))
    return statistics.mean(times)


def opened(ruleset: str) -> Game[Any]:
    """A game after the opening, suspended inside a step; games that end before are passed over."""
    for seed in range(1, MOST_OPENED):
        game = grognard.ruleset(ruleset).new_game(seed=seed)
        lot = Lots("opening").lot(0)
        made = 0
        while game.decision is not None:
            if made >= OPENING and len(game.bookmark.answers) >= 2:
                return game
            game.trust(random_answer(game.decision, lot))
            made += 1
    raise AssertionError("every game ended in its opening")
