"""Agents of environments as bots."""

import subprocess
import sys
from pathlib import Path

import numpy
import pytest

from grognard import envs, ruleset
from grognard.bots import Table, UnknownBot, bot
from grognard.cli.mistakes import told
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


AGENTS = """
from grognard import envs

class Agent(envs.Seated):
    def __init__(self, seed):
        super().__init__(lambda observation: 0)

class Failing:
    def __init__(self, seed):
        raise RuntimeError("no weights")

class Mute:
    def __init__(self, seed):
        self.seed = seed
"""


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """Where a package of agents lies."""
    (tmp_path / "my_package.py").write_text(AGENTS, encoding="utf-8")
    return tmp_path


def test_an_agent_climbs_the_ladder_from_where_it_lies(package: Path) -> None:
    grognard = Path(sys.executable).with_name("grognard")
    bots = ["--bots", "my_package:Agent,random", "--games", "2", "--jobs", "1"]
    command = [grognard, "ladder", "colossus", *bots]
    ran = subprocess.run(command, cwd=package, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    assert "my_package:Agent" in ran.stdout


@pytest.mark.parametrize(
    ("agent", "why"),
    [
        ("no_such_package:Agent", "No module named"),
        ("my_package:Nobody", "no attribute"),
        ("my_package:Failing", "no weights"),
        ("my_package:Mute", "it has no method answer"),
    ],
)
def test_an_agent_that_cannot_be_made_is_told_in_one_sentence(
    package: Path, monkeypatch: pytest.MonkeyPatch, agent: str, why: str
) -> None:
    monkeypatch.syspath_prepend(package)
    monkeypatch.delitem(sys.modules, "my_package", raising=False)
    with pytest.raises(UnknownBot) as raised:
        bot(agent)
    sentence = told(raised.value, "en")
    assert f"The bot “{agent}” cannot be made" in sentence and why in sentence
