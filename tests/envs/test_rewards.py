"""What a game is worth, and when."""

import numpy
import pytest

from grognard import envs


@pytest.mark.parametrize("name", ["colossus", "gaslight"])
def test_a_game_is_won_or_lost_or_neither(name: str) -> None:
    env = envs.gym(name, opponent="random")
    rng = numpy.random.default_rng(1)
    observation, _ = env.reset(seed=2)
    rewards, over = [], False
    while not over:
        observation, reward, over, _, _ = env.step(envs.sampled(observation, rng))
        rewards.append(reward)
    assert set(rewards[:-1]) == {0.0} and rewards[-1] in (-1.0, 0.0, 1.0)


@pytest.mark.parametrize("name", ["colossus", "saurian"])
def test_the_chance_to_win_adds_up_to_the_result(name: str) -> None:
    env = envs.gym(name, opponent="random", reward="win_chance")
    rng = numpy.random.default_rng(1)
    observation, _ = env.reset(seed=2)
    start, total, over = env.session.win_chance(env.seat), 0.0, False
    while not over:
        observation, reward, over, _, _ = env.step(envs.sampled(observation, rng))
        total += reward
    result = env.session.game.result
    assert result is not None
    share = 0.5 if not result.winners else float(env.seat in result.winners)
    assert total == pytest.approx(2 * (share - start), abs=1e-3)


def test_a_game_that_takes_too_long_is_broken_off() -> None:
    env = envs.gym("colossus", opponent="random", most_steps=5)
    rng = numpy.random.default_rng(1)
    observation, _ = env.reset(seed=2)
    over = cut = False
    while not (over or cut):
        observation, reward, over, cut, _ = env.step(envs.sampled(observation, rng))
    assert (over, cut, reward, env.session.steps) == (False, True, 0.0, 5)


def test_the_agent_sits_wherever_the_seed_says() -> None:
    env = envs.gym("colossus", opponent="random", seat="any")
    seats = set()
    for seed in range(12):
        env.reset(seed=seed)
        seats.add(env.seat)
    assert seats == {"A", "B"}
