"""The examples do what they say."""

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import numpy
import pytest

from grognard import envs

EXAMPLES = Path(__file__).parents[2] / "examples" / "envs"


def example(name: str) -> ModuleType:
    """An example as a module."""
    spec = spec_from_file_location(f"example_{name}", EXAMPLES / f"{name}.py")
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def test_the_search_finds_a_legal_action() -> None:
    ismcts = example("ismcts")
    session = envs.session("colossus", **ismcts.SMALLEST)
    action = ismcts.search(session, 8, numpy.random.default_rng(1))
    before = session.steps
    session.act(session.asked[0], action)
    assert session.steps == before + 1


def test_the_learner_changes_what_it_does() -> None:
    torch = pytest.importorskip("torch")
    ppo = example("ppo")
    torch.manual_seed(1)
    vector = envs.vector("colossus", envs=2, opponent="random", **ppo.SMALLEST)
    agent = ppo.Agent(vector.columns)
    learner = ppo.Learner(vector, agent)
    before = [weights.clone() for weights in agent.parameters()]
    learner.learn(learner.collect(12), epochs=1)
    vector.close()
    assert any((a != b).any() for a, b in zip(before, agent.parameters(), strict=True))
