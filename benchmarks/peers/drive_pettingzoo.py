"""Random masked actions in PettingZoo's chess_v6: every step pays for observation and mask."""

import numpy as np
from pettingzoo.classic import chess_v6
from window import Played, Random, run

ENVIRONMENT = chess_v6.env()


def play(random: Random) -> Played:
    decisions = choices = 0
    ENVIRONMENT.reset(seed=random.randrange(2**31))
    for _ in ENVIRONMENT.agent_iter():
        observation, _, terminated, truncated, _ = ENVIRONMENT.last()
        if terminated or truncated:
            ENVIRONMENT.step(None)
            continue
        legal = np.flatnonzero(observation["action_mask"])
        decisions += 1
        choices += len(legal) > 1
        ENVIRONMENT.step(legal[int(random.random() * len(legal))])
    return Played(decisions, choices)


if __name__ == "__main__":
    run("pettingzoo", "pettingzoo", play)
