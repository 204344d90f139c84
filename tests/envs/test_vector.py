"""Many games at once."""

from typing import Any

import numpy
import pytest
from numpy.typing import NDArray

from grognard import envs


def by_chance(mask: NDArray[Any], rng: numpy.random.Generator) -> NDArray[Any]:
    """A legal action of every game; anything where there is none."""
    return numpy.array([rng.choice(numpy.flatnonzero(row)) if row.any() else 0 for row in mask])


def play(vector: envs.Vector, steps: int) -> list[bytes]:
    """Act by chance; all that was seen on the way."""
    rng = numpy.random.default_rng(3)
    observation, _ = vector.reset(seed=11)
    seen = []
    for _ in range(steps):
        mask = observation["action_mask"]
        actions = by_chance(mask, rng)
        observation, rewards, _, cut, _ = vector.step(actions)
        seen.append(b"".join(block.tobytes() for block in observation.values()) + rewards.tobytes())
        assert not cut.any()
    return seen


def test_processes_play_the_same_games_as_one_does() -> None:
    alone = envs.vector("baroud", envs=3, opponent="random")
    shared = envs.vector("baroud", envs=3, processes=2, opponent="random")
    try:
        assert play(alone, 25) == play(shared, 25)
    finally:
        alone.close()
        shared.close()


def test_a_game_that_has_ended_begins_anew() -> None:
    vector = envs.vector("baroud", envs=2, opponent="random")
    rng = numpy.random.default_rng(1)
    observation, _ = vector.reset(seed=1)
    ended = numpy.zeros(2, bool)
    for _ in range(400):
        mask = observation["action_mask"]
        assert (mask.any(1) != ended).all()
        actions = by_chance(mask, rng)
        observation, rewards, over, _, _ = vector.step(actions)
        assert not rewards[ended].any()
        ended = over
    vector.close()


def test_a_vector_has_an_environment_for_every_process() -> None:
    with pytest.raises(ValueError, match="one for each process"):
        envs.vector("baroud", envs=1, processes=2)
