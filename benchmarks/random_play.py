"""Random play of our own rulesets, measured the way the peers are."""

from __future__ import annotations

import gc
import statistics
import time
from typing import TYPE_CHECKING, Any

import grognard
from grognard.conformance import random_answer
from grognard.kernel.chance import Lots
from grognard.kernel.game import By, Game
from grognard.table.compiled import compile_now

if TYPE_CHECKING:
    from benchmarks.peers import Figures

OPENING = 60
"""Decisions before a fork is timed, as for the peers."""


def play(ruleset: str, seed: int) -> Game[Any]:
    """One random game of the standard scenario: options enumerated, events recorded."""
    game = grognard.ruleset(ruleset).new_game(seed=seed, keep=False)
    lot = Lots(seed).branch("bench").lot(0)
    game.run(lambda question: random_answer(question, lot))
    return game


def measure(ruleset: str, seconds: float, seed: int = 1) -> Figures:
    """Whole games for that many CPU seconds, and the time of a fork in the middle of one."""
    compile_now()
    play(ruleset, 0)
    gc.collect()
    gc.freeze()
    decisions = choices = games = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        game = play(ruleset, seed + games)
        choices += game.by.count(By.PLAYER)
        decisions += len(game.by) - game.by.count(By.CHANCE)
        games += 1
    return {
        "decisions": decisions,
        "choices": choices,
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
        if made >= OPENING and game.answers - game._marks[-1].answers >= 2:
            return game
        game.trust(random_answer(game.decision, lot))
        made += 1
    raise AssertionError("the game ended in its opening")
