"""Searches from what a seat may know: information set Monte Carlo tree search.

    pip install 'grognard[envs]'
    python examples/envs/ismcts.py --games 10 --iterations 60

Every iteration forks the game with the unknown dealt anew, walks down one tree that all these
worlds share, plays a few actions by chance, and believes the chance to win it finds there.
"""

from __future__ import annotations

import argparse
from math import log, sqrt

import numpy as np

from grognard import envs
from grognard.envs.offers import Offered
from grognard.kernel.questions import Placement

SMALLEST = {
    "scenario": "iron_reckoning",
    "rosters": ("reaver_110", "reaver_110"),
    "options": {"points": 110},
}
CURIOSITY = 0.4
AHEAD = 6
"""Actions that are played by chance below the tree."""


class Node:
    """A moment as the seat knows it: what was tried there, and what came of it."""

    def __init__(self) -> None:
        self.children: dict[object, Node] = {}
        self.visits = self.offered = 0
        self.total = 0.0

    def worth(self) -> float:
        """How good it is for whoever came here, with what is still to be found out."""
        doubt = sqrt(log(max(self.offered, 2)) / self.visits)
        return self.total / self.visits + CURIOSITY * doubt


def name(action: Offered) -> object:
    """What an action is called in every world."""
    return (action.path, action.heading) if isinstance(action, Placement) else action.key


def search(session: envs.Session, iterations: int, rng: np.random.Generator) -> int:
    """The action that was tried most often."""
    seat, root = session.asked[0], Node()
    for _ in range(iterations):
        world, path = session.fork(seat), [(root, seat)]
        while not world.is_over:
            node, mover = path[-1][0], world.asked[0]
            offer = world.offer(mover)
            assert offer is not None
            names = [name(action) for action in offer.actions]
            for known in (node.children[each] for each in names if each in node.children):
                known.offered += 1
            untried = [n for n, each in enumerate(names) if each not in node.children]
            if untried:
                action = int(rng.choice(untried))
                node.children[names[action]] = Node()
            else:
                action = max(range(len(names)), key=lambda n: node.children[names[n]].worth())
            path.append((node.children[names[action]], mover))
            world.act(mover, action)
            if untried:
                break
        for _ in range(AHEAD):
            if world.is_over:
                break
            offer = world.offer(world.asked[0])
            assert offer is not None
            world.act(world.asked[0], int(rng.integers(len(offer))))
        shares = {each: worth(world, each) for each in world.seats}
        for node, mover in path:
            node.visits += 1
            node.total += shares[mover]
    offer = session.offer(seat)
    assert offer is not None
    tried = [root.children.get(name(action)) for action in offer.actions]
    return max(range(len(tried)), key=lambda n: tried[n].visits if tried[n] else 0)  # type: ignore[union-attr]


def worth(session: envs.Session, seat: str) -> float:
    """The result for a seat, or how likely it is to win."""
    return (session.reward(seat) + 1) / 2 if session.is_over else session.win_chance(seat)


def main() -> None:
    """Play some games against a bot."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--iterations", type=int, default=60)
    parser.add_argument("--opponent", default="random")
    given = parser.parse_args()
    rng, won = np.random.default_rng(1), 0.0
    env = envs.gym("colossus", opponent=given.opponent, seat="any", forks=True, **SMALLEST)  # type: ignore[arg-type]
    for game in range(given.games):
        env.reset(seed=game)
        over, reward = False, 0.0
        while not over:
            reward, over, _ = env.act(search(env.session, given.iterations, rng))
        won += (reward + 1) / 2
        print(f"{given.opponent}: {won:g} of {game + 1}", flush=True)  # noqa: T201


if __name__ == "__main__":
    main()
