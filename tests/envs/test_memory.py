"""What is remembered from game to game has an end."""

import gc

import numpy

from grognard import envs
from grognard.envs import observer


def test_one_game_after_the_other_leaves_nothing_behind() -> None:
    env, rng = envs.aec("baroud"), numpy.random.default_rng(1)

    def play(games: int) -> int:
        for _ in range(games):
            env.reset()
            for _ in env.agent_iter():
                observation, _, over, _, _ = env.last()
                env.step(None if over else envs.sampled(observation, rng))
        gc.collect()
        return len(gc.get_objects())

    env.reset(seed=1)
    play(4)
    before = play(1)
    assert play(8) - before < 500


def test_zones_that_lay_somewhere_once_are_forgotten() -> None:
    terms = envs.terms("gaslight")
    session = envs.Session(terms, 1)
    known = terms.observer._zones
    known.update({("t", (float(n), 0.0)): ([], []) for n in range(observer.MOST_ZONES)})
    session.observe(session.seats[0])
    assert len(known) < observer.MOST_ZONES
