"""OpenSpiel's contract, by its own test."""

import pyspiel
import pytest

from grognard import envs
from grognard.envs import spiel


@pytest.mark.parametrize("name", envs.GAMES)
def test_openspiel_plays_a_random_game(name: str) -> None:
    pyspiel.random_sim_test(spiel.load(name), num_sims=1, serialize=False, verbose=False)


def test_a_copied_state_goes_its_own_way() -> None:
    state = spiel.load("colossus").new_initial_state()
    twin = state.clone()
    before = str(state)
    for _ in range(10):
        actions = twin.legal_actions()
        twin.apply_action(actions[-1])
    assert str(state) == before != str(twin)


def test_a_table_for_four_is_not_for_openspiel() -> None:
    with pytest.raises(ValueError, match="two seats"):
        spiel.load("colossus", seats=("A1", "A2", "B1", "B2"))
