"""How long the figures of all options of an attack take, in positions that bots have reached."""

from __future__ import annotations

import statistics
import time
from collections.abc import Iterator
from typing import Any

import grognard
from grognard.kernel.game import Game
from grognard.kernel.headlines import headlines
from grognard.kernel.questions import Choose
from grognard.lab.matches import match
from grognard.table.compiled import compile_now

BOT = "easy"
QUESTIONS = 40
"""Attacks that are timed in each game."""
MOST_GAMES = 8


def percentiles(ruleset: str) -> tuple[float, float]:
    """The median and the 90th percentile of the time for all headlines of a question, in ms."""
    compile_now()
    times = []
    for game in attacks(ruleset):
        began = time.process_time()
        told = list(_headlines(game))
        times.append((time.process_time() - began) * 1e3)
        assert told
    times.sort()
    return statistics.median(times), times[int(len(times) * 0.9)]


def attacks(ruleset: str) -> Iterator[Game[Any]]:
    """Moments of games between bots at which an option may go one way or another."""
    rules = grognard.ruleset(ruleset)
    contest = match(rules, bots=(BOT,), seed=1)
    found = 0
    for number in range(MOST_GAMES):
        table = contest.table(rules, number)
        table.play()
        game = rules.replay(table.game.record)
        for answers in range(game.answers):
            moment = game.fork()
            moment.rewind(answers)
            if is_attack(moment):
                yield moment
                found += 1
                if found == QUESTIONS:
                    return


def is_attack(game: Game[Any]) -> bool:
    """Whether something of note that is not certain may befall a piece an option is aimed at."""
    question = game.decision
    if not isinstance(question, Choose) or not any(each.piece for each in question.options):
        return False
    aimed = {option.key: option.piece for option in question.options}
    return any(
        found is not None and found.piece == aimed[key] and found.share < 1
        for key, found in _headlines(game)
    )


def _headlines(game: Game[Any]) -> Iterator[tuple[str, Any]]:
    assert game.decision is not None
    runs = game.ruleset.odds_runs
    return headlines(game, game.decision.seat, budget=runs, samples=runs // 4)
