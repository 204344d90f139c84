"""Agents of environments as bots."""

import numpy
import pytest

from grognard import envs, ruleset
from grognard.bots import Table, bot
from grognard.envs.session import Observation


class Chancer(envs.Seated):
    """Acts by chance, as an agent in a package of its own would."""

    def __init__(self, seed: int | str) -> None:
        super().__init__(self.act)
        self.rng = numpy.random.default_rng(abs(hash(seed)))
        self.acted = 0

    def act(self, observation: Observation) -> int:
        """Any legal action."""
        self.acted += 1
        return envs.sampled(observation, self.rng)


@pytest.mark.parametrize("name", ["colossus", "saurian"])
def test_an_agent_plays_a_whole_game_as_a_bot(name: str) -> None:
    game = ruleset(name).new_game(seed=4)
    agent = Chancer(1)
    table = Table(game, {"A": agent, "B": bot("random", 2)})
    table.play()
    assert game.over and agent.acted > 50 and not table.faults
