"""The examples do what they say."""

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy
import pytest

from grognard import envs
from grognard.cli.main import run

EXAMPLES = Path(__file__).parents[2] / "examples" / "envs"


def example(name: str) -> ModuleType:
    """An example as a module."""
    spec = spec_from_file_location(f"example_{name}", EXAMPLES / f"{name}.py")
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def _torch() -> Any:
    """PyTorch on one core: its threads only wait for each other in so small a network."""
    torch = pytest.importorskip("torch", reason="PyTorch is not installed: nothing learns")
    torch.set_num_threads(1)
    return torch


def test_the_search_finds_a_legal_action() -> None:
    ismcts = example("ismcts")
    session = envs.session("colossus", **ismcts.SMALLEST)
    action = ismcts.search(session, 8, numpy.random.default_rng(1))
    before = session.steps
    session.act(session.asked[0], action)
    assert session.steps == before + 1


def test_the_learner_is_shown_what_a_bot_does() -> None:
    torch = _torch()
    ppo = example("ppo")
    torch.manual_seed(1)
    at, actions = ppo.shown(1, ("brisk", "random"))
    agent = ppo.Agent(envs.terms("colossus", **ppo.SMALLEST).layout.columns)
    first = ppo.imitate(agent, at, actions, epochs=1)
    later = ppo.imitate(agent, at, actions, epochs=8)
    assert len(actions) > 20 and later > first


def test_the_learner_changes_what_it_does() -> None:
    torch = _torch()
    ppo = example("ppo")
    torch.manual_seed(1)
    vector = envs.vector("colossus", envs=2, opponent="random", **ppo.SMALLEST)
    agent = ppo.Agent(vector.columns)
    learner = ppo.Learner(vector, agent)
    before = {name: weights.clone() for name, weights in agent.named_parameters()}

    learner.learn(learner.collect(12), epochs=1, only_worth=True)
    changed = {name for name, now in agent.named_parameters() if (now != before[name]).any()}
    assert changed and all(name.startswith("worth") for name in changed)

    learner.learn(learner.collect(12), epochs=1)
    vector.close()
    changed = {name for name, now in agent.named_parameters() if (now != before[name]).any()}
    assert any(name.startswith("score") for name in changed)


def test_the_clone_foretells_decisions_of_simulated_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    _torch()
    cloning, file = example("cloning"), tmp_path / "decisions.parquet"
    simulated = ["--bots", "brisk", "--games", "2", "--jobs", "1", "--decisions", str(file)]
    assert run(["simulate", "colossus", *simulated]) == 0
    monkeypatch.setattr(sys, "argv", ["cloning.py", str(file), "--epochs", "1"])
    cloning.main()
    assert "decisions foretold" in capsys.readouterr().out
