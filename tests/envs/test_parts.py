"""Actions in three parts: what kind, about whom, where."""

import warnings

import numpy
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test

from grognard import envs
from grognard.kernel.compound import Assign, Tick

games = pytest.mark.parametrize("name", envs.GAMES)


def opened(name: str, **how: object) -> envs.TurnBased:
    """A game whose actions have parts, under way."""
    env = envs.aec(name, actions="parts", **how)
    env.reset(seed=3)
    return env


@games
def test_every_option_has_parts_of_its_own_and_all_are_legal(name: str) -> None:
    env, rng = opened(name, most_steps=120), numpy.random.default_rng(1)
    sizes = env.action_space(env.possible_agents[0]).nvec  # type: ignore[attr-defined]
    for seat in env.agent_iter():
        observation, _, over, cut, _ = env.last()
        if over or cut:
            env.step(None)
            continue
        number = int(observation["option_mask"].sum())
        parts = [tuple(row) for row in observation["option_parts"][:number].tolist()]
        assert len(set(parts)) == number and (observation["option_parts"] < sizes).all()
        kinds = envs.part_mask(observation, sizes)
        assert set(numpy.flatnonzero(kinds)) == {kind for kind, _, _ in parts}
        action = envs.sampled_parts(observation, sizes, rng)
        assert action in parts and env.action_space(seat).contains(numpy.array(action))
        env.step(action)


@games
def test_the_parts_of_an_action_answer_what_its_number_answers(name: str) -> None:
    by_parts, by_number = opened(name, most_steps=40), envs.aec(name, most_steps=40)
    by_number.reset(seed=3)
    rng = numpy.random.default_rng(2)
    while not by_number.session.is_cut:
        seat = by_number.agent_selection
        number = envs.sampled(by_number.observe(seat), rng)
        parts = by_parts.observe(seat)["option_parts"][number]
        by_number.step(number)
        by_parts.step(parts)
    assert by_parts.state_key() == by_number.state_key()


def test_places_are_cells_of_the_raster() -> None:
    env, rng = opened("colossus", extras=("raster",)), numpy.random.default_rng(1)
    sizes = env.action_space("A").nvec  # type: ignore[attr-defined]
    while True:
        observation, *_ = env.last()
        places = observation["option_parts"][observation["option_mask"] > 0, 2]
        if env.infos[env.agent_selection]["topic"] == "place-deploy":
            break
        env.step(envs.sampled_parts(observation, sizes, rng))
    assert (places > 0).all()
    offered = observation["raster"][5].ravel()
    assert set(places - 1) == set(numpy.flatnonzero(offered))


@pytest.mark.parametrize("kind", [Tick, Assign])
def test_several_picks_are_made_part_by_part_as_well(kind: type) -> None:
    env, rng = opened("saurian"), numpy.random.default_rng(1)
    sizes = env.action_space("A").nvec  # type: ignore[attr-defined]
    while not isinstance(env.session.question(env.agent_selection), kind):
        env.step(envs.sampled_parts(env.last()[0], sizes, rng))
    seat, question = env.agent_selection, env.session.question(env.agent_selection)
    picked = 0
    while env.session.question(seat) is question:
        env.step(envs.sampled_parts(env.observe(seat), sizes, rng))
        picked += 1
    assert picked


def test_parts_that_fit_no_option_are_illegal() -> None:
    env = opened("colossus")
    with pytest.raises(envs.IllegalAction, match="look at the action mask"):
        env.step((0, 1, 1))


@games
def test_the_contracts_hold_with_parts(name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(envs.aec(name, actions="parts", illegal="lose"), num_cycles=20)
        check_env(envs.gym(name, actions="parts", opponent="random"), skip_render_check=True)


def test_a_vector_takes_parts() -> None:
    vector, rng = (
        envs.vector("colossus", envs=2, opponent="random", actions="parts"),
        numpy.random.default_rng(1),
    )
    observation, _ = vector.reset(seed=1)
    sizes = vector.single_action_space.nvec  # type: ignore[attr-defined]
    for _ in range(10):
        rows = [{name: block[n] for name, block in observation.items()} for n in range(2)]
        actions = numpy.array([envs.sampled_parts(row, sizes, rng) for row in rows])
        observation, _, over, _, _ = vector.step(actions)
        assert not over.any()
    vector.close()
