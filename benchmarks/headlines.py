"""How long it takes until every option of an attack has a figure, in positions of bots' games."""

from __future__ import annotations

import statistics
import time
from collections.abc import Iterator, Mapping
from itertools import islice

import grognard
from grognard.kernel.game import replay
from grognard.kernel.headlines import Headline
from grognard.kernel.questions import Choose
from grognard.lab.matches import match
from grognard.server.thinking.figures import at_once
from grognard.table.compiled import compile_now

BOT = "easy"
QUESTIONS = 40
"""Attacks that are timed in each game."""
MOST_GAMES = 8


def percentiles(ruleset: str) -> tuple[float, float]:
    """The median and the 90th percentile of the time for all headlines of a question, in ms."""
    compile_now()
    times = sorted(islice(attack_times(ruleset), QUESTIONS))
    return statistics.median(times), times[int(len(times) * 0.9)]


def attack_times(ruleset: str) -> Iterator[float]:
    """How long it took, at every moment of games between bots that turned out to be an attack.

    Each is looked at once, from the end of a game on: nothing is known of it beforehand.
    """
    rules = grognard.ruleset(ruleset)
    contest = match(rules, bots=(BOT,), seed=1)
    for number in range(MOST_GAMES):
        table = contest.table(rules, number, record=True)
        table.play()
        game = replay(rules, table.game.record)
        for answers in reversed(range(game.answers)):
            game.rewind(answers, same_luck=True)
            question = game.decision
            if isinstance(question, Choose) and any(each.piece for each in question.options):
                keys = [option.key for option in question.options]
                began = time.process_time()
                found, rough = at_once(game, question.seat, keys, rules.odds_runs)
                spent = time.process_time() - began
                if is_attack(question, found | rough):
                    yield spent * 1e3


def is_attack(question: Choose, found: Mapping[str, Headline | None]) -> bool:
    """Whether some harm may befall a piece an option is aimed at."""
    aimed = {option.key: option.piece for option in question.options}
    return any(
        each is not None and each.piece == aimed[key] and not each.is_boon
        for key, each in found.items()
    )
