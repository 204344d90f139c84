"""Environments, step by step with observation and mask, beside PettingZoo's chess_v6.

python -m benchmarks.envs                  # every game, each beside chess in the same round
python -m benchmarks.envs colossus --vector 2
"""

from __future__ import annotations

import argparse
import gc
import json
import time
from functools import partial
from typing import TYPE_CHECKING

import numpy

from benchmarks import peers
from grognard import envs
from grognard.lab.simulate import collecting_seldom
from grognard.table.compiled import compile_now

if TYPE_CHECKING:
    from benchmarks.peers import Figures

PEER = "pettingzoo"


def measure(name: str, seconds: float, seed: int = 1) -> Figures:
    """Whole games of masked actions by chance, every observation looked at, as the peer plays."""
    compile_now()
    env, rng = envs.aec(name), numpy.random.default_rng(seed)
    _play(env, rng, seed)
    gc.collect()
    steps = choices = games = 0
    with collecting_seldom():
        began = time.process_time()
        while (spent := time.process_time() - began) < seconds:
            taken, free = _play(env, rng, None)
            steps, choices, games = steps + taken, choices + free, games + 1
    return {"decisions": steps, "choices": choices, "chance": 0, "games": games, "seconds": spent}


def _play(env: envs.TurnBased, rng: numpy.random.Generator, seed: int | None) -> tuple[int, int]:
    steps = choices = 0
    env.reset(seed=seed)
    for _ in env.agent_iter():
        observation, _, over, cut, _ = env.last()
        if over or cut:
            env.step(None)
            continue
        legal = numpy.flatnonzero(observation["action_mask"])
        steps += 1
        choices += len(legal) > 1
        env.step(int(legal[int(rng.random() * len(legal))]))
    return steps, choices


def vector_rate(name: str, processes: int, seconds: float, number: int = 16) -> float:
    """Steps a second of wall time of a vector of single seats against random bots."""
    vector, rng = (
        envs.vector(name, envs=number, processes=processes, opponent="random"),
        numpy.random,
    )
    try:
        observation, _ = vector.reset(seed=1)
        draw, steps, began = rng.default_rng(1), 0, time.perf_counter()
        while time.perf_counter() - began < seconds:
            mask = observation["action_mask"]
            actions = (mask * draw.random(mask.shape)).argmax(1)
            observation, *_ = vector.step(actions)
            steps += number
        return steps / (time.perf_counter() - began)
    finally:
        vector.close()


def main() -> None:
    """Measure the games that are named, or all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(envs.GAMES))
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--vector", type=int, default=0, help="processes of a vector, too")
    given = parser.parse_args()
    for name in given.games:
        rows = peers.interleaved(
            partial(measure, name),
            [PEER],
            rounds=given.rounds,
            seconds=given.seconds,
            name=f"{name}, environment",
        )
        for row in rows:
            print(json.dumps(row))
        for processes in {0, given.vector} if given.vector else ():
            rate = round(vector_rate(name, processes, given.seconds * given.rounds))
            print(json.dumps({"name": f"{name}, vector of {processes} processes", "value": rate}))


if __name__ == "__main__":
    main()
