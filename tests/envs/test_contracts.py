"""The contracts of others, by their own tests."""

import subprocess
import sys
import warnings
from collections.abc import Iterator

import gymnasium
import numpy
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test

from grognard import envs, ruleset

games = pytest.mark.parametrize(
    ("name", "scenario"),
    [(name, scenario) for name in envs.GAMES for scenario in ruleset(name).scenario_ids()],
)


@pytest.fixture
def _without_advice() -> Iterator[None]:
    """Their tests warn of what might be meant otherwise; here it is not."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


@games
@pytest.mark.usefixtures("_without_advice")
def test_the_turn_based_environment_keeps_its_contract(name: str, scenario: str) -> None:
    api_test(envs.aec(name, scenario=scenario), num_cycles=150)


@games
def test_the_same_seed_gives_the_same_game(name: str, scenario: str) -> None:
    seed_test(lambda: envs.aec(name, scenario=scenario), num_cycles=20)


@games
@pytest.mark.usefixtures("_without_advice")
def test_the_parallel_environment_keeps_its_contract(name: str, scenario: str) -> None:
    parallel_api_test(envs.parallel(name, scenario=scenario), num_cycles=150)


@games
@pytest.mark.usefixtures("_without_advice")
def test_the_single_seat_keeps_its_contract(name: str, scenario: str) -> None:
    check_env(envs.gym(name, scenario=scenario, opponent="random"), skip_render_check=True)


@games
def test_every_way_to_look_at_a_game_shows_it(
    name: str, scenario: str, capsys: pytest.CaptureFixture[str]
) -> None:
    render_test(
        lambda render_mode: envs.aec(name, scenario=scenario, render_mode=render_mode),
        custom_tests={"svg": lambda shown: shown.startswith("<?xml")},
    )
    assert capsys.readouterr().out


@pytest.mark.parametrize("name", envs.GAMES)
def test_every_game_is_known_by_name(name: str) -> None:
    env = gymnasium.make(f"grognard/{name.capitalize()}-v{envs.VERSION}", opponent="random")
    observation, info = env.reset(seed=7)
    legal = numpy.flatnonzero(observation["action_mask"])
    _, reward, over, _, _ = env.step(int(legal[0]))
    assert (reward, over) == (0.0, False) and info["clause"]


@pytest.mark.parametrize("name", envs.GAMES)
def test_no_two_columns_of_a_block_have_one_name(name: str) -> None:
    for block, columns in envs.terms(name, extras=envs.EXTRAS).layout.columns.items():
        assert len(set(columns)) == len(columns), block


def test_who_sits_at_a_larger_table_has_allies() -> None:
    env = envs.aec("colossus", seats=("A1", "A2", "B1", "B2"))
    env.reset(seed=1)
    assert env.possible_agents == ["A1", "A2", "B1", "B2"]
    seen = env.observe("A1")["pieces"][:, env.columns["pieces"].index("whose")]
    assert {1.0, 0.5, -1.0} <= set(seen.tolist())


def test_a_game_that_says_nothing_of_numbers_is_told_by_its_views(
    with_causeway: dict[str, str],
) -> None:
    program = (
        "from grognard import envs\n"
        "from grognard.envs.laws import check_observation, play_randomly\n"
        "for session in play_randomly(envs.terms('causeway'), 1):\n"
        "    check_observation(session)\n"
        "print(session.is_over)\n"
    )
    ran = subprocess.run(
        [sys.executable, "-c", program],
        env=with_causeway,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (ran.stdout.strip(), ran.returncode) == ("True", 0), ran.stderr
