"""Plays many games of every scenario and checks what must hold in each state: `make soak`.

Whatever it finds is told with the seed that finds it again, and becomes a test.
"""

import argparse
import os
import sys
import time
import traceback
from concurrent.futures import ProcessPoolExecutor
from itertools import cycle, islice
from typing import Any

import grognard
from grognard.bots import Position, bot
from grognard.conformance import LONGEST, random_answer
from grognard.kernel.chance import Lots
from grognard.kernel.compound import Decision, Together
from grognard.kernel.questions import Choose

EVERY = int(os.environ.get("GROGNARD_SOAK_EVERY", "3"))
"""One state in so many is checked."""
CHUNK = 25
"""So many games at a time are played by a process."""

Job = tuple[str, str, str, int]
"""A ruleset, a scenario, a bot and the number of the first game."""


def play(job: Job) -> tuple[Job, int, list[str]]:
    """Play a few games; how many answers were given, and whatever went wrong."""
    name, scenario, player, first = job
    answers, faults = 0, []
    for seed in range(first, first + CHUNK):
        try:
            answers += _play(name, scenario, player, seed)
        except Exception:
            last = traceback.format_exc().strip().splitlines()
            faults.append(f"{name} {scenario} {player} seed {seed}: " + " | ".join(last[-3:]))
    return job, answers, faults


def _play(name: str, scenario: str, player: str, seed: int) -> int:
    ruleset = grognard.ruleset(name)
    game = ruleset.new_game(scenario, seed=seed, keep=player != "random")
    lot = Lots(seed).branch("soak").lot(0)
    bots = {seat: bot(player, f"{seed}/{seat}") for seat in game.seats}
    while (question := game.decision) is not None:
        assert game.answers < LONGEST, "the game does not end"
        if player == "random":
            answer: Any = random_answer(question, lot)
        elif isinstance(question, Together):
            answer = {
                choice.seat: bots[choice.seat].answer(choice, Position(game, choice.seat))
                for choice in question.choices
            }
        else:
            answer = bots[question.seat].answer(question, Position(game, question.seat))
        is_checked = game.answers % EVERY == 0
        if is_checked:
            _check_offer(question)
        game.answer(answer)
        if is_checked:
            ruleset.check(game.battle)
    assert game.result is not None, "a game that is over has a result"
    return game.answers


def _check_offer(question: Decision) -> None:
    """What is usual is legal, and nobody is asked for nothing."""
    for choice in question.choices if isinstance(question, Together) else (question,):
        if isinstance(choice, Choose):
            keys = [option.key for option in choice.options]
            assert keys and len(set(keys)) == len(keys), f"{choice.topic} offers {keys}"
        choice.read(choice.usual)


def main() -> int:
    """Play, and say what was found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("rulesets", nargs="*", default=grognard.rulesets())
    parser.add_argument("--games", type=int, default=1_000, help="per ruleset, over all scenarios")
    parser.add_argument("--bot", default="random")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    faults: list[str] = []
    with ProcessPoolExecutor(asked.jobs) as pool:
        for name in asked.rulesets:
            begun, answers, games = time.monotonic(), 0, 0
            for (_, _, _, first), given, found in pool.map(play, _jobs(name, asked)):
                answers, games = answers + given, games + CHUNK
                faults += found
                for fault in found:
                    print(f"  {fault}", flush=True)
                seconds = time.monotonic() - begun
                print(f"\r{name}: {games} games, {seconds:.0f} s ({first})", end="", flush=True)
            print(f"\r{name}: {games} games, {answers} answers, {seconds:.0f} s", flush=True)
    print(f"{len(faults)} faults")
    return 1 if faults else 0


def _jobs(name: str, asked: argparse.Namespace) -> list[Job]:
    scenarios = cycle(grognard.ruleset(name).scenario_ids())
    chunks = range(asked.seed, asked.seed + asked.games, CHUNK)
    return [
        (name, scenario, asked.bot, first)
        for scenario, first in zip(islice(scenarios, len(chunks)), chunks, strict=True)
    ]


if __name__ == "__main__":
    sys.exit(main())
