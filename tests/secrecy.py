"""Looks whether environments keep secrets, in as many states as one likes: `make secrets`.

    python tests/secrecy.py                     # ten thousand states of every game with secrets
    python tests/secrecy.py saurian --states 500

Every scenario is played with actions by chance. In one state of nine each seat is told the same
moment with all that it does not know dealt anew, and has to be told the same to the byte.
"""

import argparse
import sys
import time
from collections.abc import Iterator
from itertools import count
from typing import NamedTuple

from grognard import envs, ruleset
from grognard.envs.laws import check_secrets, play_randomly
from grognard.envs.layout import Extra
from grognard.table.compiled import compile_now

LAWFUL: tuple[Extra, ...] = ("relations", "ratings")
"""What is told beside the usual, where the law is looked at."""
SECRETIVE = [name for name in envs.GAMES if ruleset(name).secrets]
EVERY = 9
"""One state in so many is looked at: neighbours have much in common."""


class Looked(NamedTuple):
    """How much was looked at so far."""

    states: int
    worlds: int
    """Worlds that were told to a seat beside the true one."""
    games: int


def look(name: str) -> Iterator[Looked]:
    """Play on and on, and say after every state that was looked at how many there were."""
    scenarios, states, worlds = ruleset(name).scenario_ids(), 0, 0
    for seed in count():
        scenario = scenarios[seed % len(scenarios)]
        terms = envs.terms(name, scenario=scenario, reward="win_chance", extras=LAWFUL)
        for session in play_randomly(terms, seed):
            if (session.steps + seed) % EVERY == 0 and (told := check_secrets(session)):
                states, worlds = states + 1, worlds + told
                yield Looked(states, worlds, seed + 1)


def main() -> int:
    """Look, and say what was found."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("rulesets", nargs="*", default=SECRETIVE)
    parser.add_argument("--states", type=int, default=10_000, help="of every game")
    asked = parser.parse_args()
    compile_now()
    is_kept = True
    for name in asked.rulesets:
        began, so_far = time.process_time(), Looked(0, 0, 0)
        try:
            for so_far in look(name):
                if so_far.states % 100 == 0:
                    print(f"\r{name}: {so_far.states} of {asked.states}", end="", flush=True)
                if so_far.states >= asked.states:
                    break
        except AssertionError as problem:
            is_kept = False
            print(f"\r{name}: after {so_far}: {problem}", flush=True)
            continue
        spent = time.process_time() - began
        print(f"\r{name}: the law holds in {so_far}, {spent:.0f} s of processor time", flush=True)
    return 0 if is_kept else 1


if __name__ == "__main__":
    sys.exit(main())
