"""The headlines of a question as a page wants them: some figure at once, the true one soon."""

import time
from collections.abc import Callable, Sequence
from typing import Any

from grognard.kernel.game import Game
from grognard.kernel.headlines import Headline, headlines

AT_ONCE = 0.07
"""Seconds in which headlines are enumerated before the others are guessed at."""
SOON = 0.12
"""Seconds after which no further headline is even guessed at."""
QUICK_RUNS = 250
"""How often the rules are run for a headline before the others have had their turn."""
ROUGH_SAMPLES = 40
"""How often an option is tried out for a first guess."""
PATIENT = 3.0
"""Seconds the other headlines may take together, and the odds of an answer by themselves."""

Headlines = dict[str, Headline | None]


def at_once(
    game: Game[Any], seat: str, keys: Sequence[str], budget: int
) -> tuple[Headlines, Headlines]:
    """The headlines that are soon exact, those that take least first; and guesses at others."""
    found: Headlines = {}
    rough: Headlines = {}
    late = until(SOON)
    enough = until(AT_ONCE)
    for runs in (min(QUICK_RUNS, budget), budget):
        left = [key for key in keys if key not in found]
        if left and not enough():
            found.update(headlines(game, seat, left, budget=runs, samples=0, enough=enough))
    left = [key for key in keys if key not in found]
    if left:
        for key, guess in headlines(game, seat, left, budget=0, samples=ROUGH_SAMPLES):
            rough[key] = guess
            if late():
                break
    return found, rough


def in_the_end(
    game: Game[Any], seat: str, keys: Sequence[str], budget: int, samples: int
) -> Headlines:
    """All of them: each has its share of the time to be enumerated, else it is sampled."""
    found: Headlines = {}
    end = time.monotonic() + PATIENT
    for number, key in enumerate(keys):
        share = (end - time.monotonic()) / (len(keys) - number)
        for how in ({"budget": budget, "samples": 0}, {"budget": 0, "samples": samples}):
            found.update(headlines(game, seat, [key], enough=until(share / 2), **how))
            if key in found:
                break
    return found


def until(seconds: float, clock: Callable[[], float] | None = None) -> Callable[[], bool]:
    """Says when so many seconds are over, by the clock on the wall if by no other."""
    clock = clock or time.monotonic
    end = clock() + seconds
    return lambda: clock() >= end
