"""Random games of OpenSpiel: rules in C++, driven from Python one step at a time."""

from collections.abc import Callable

import pyspiel
from window import COPIES_AFTER, Copier, Played, Random, pick, run


def roll(state: pyspiel.State, random: Random) -> int:
    outcomes, weights = zip(*state.chance_outcomes())
    return random.choices(outcomes, weights)[0]


def player_of(game: pyspiel.Game) -> Callable[[Random], Played]:
    def play(random: Random) -> Played:
        decisions = choices = chance = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                chance += 1
                state.apply_action(roll(state, random))
                continue
            actions = state.legal_actions()
            decisions += 1
            choices += len(actions) > 1
            state.apply_action(pick(actions, random))
        return Played(decisions, choices, chance)

    return play


def copier_of(game: pyspiel.Game) -> Copier:
    def copier(random: Random) -> Callable[[], object]:
        state, decisions = game.new_initial_state(), 0
        while decisions < COPIES_AFTER or not state.is_player_node():
            if state.is_chance_node():
                state.apply_action(roll(state, random))
            elif state.is_terminal():
                state, decisions = game.new_initial_state(), 0
            else:
                state.apply_action(pick(state.legal_actions(), random))
                decisions += 1
        return state.clone

    return copier


def drive(name: str) -> None:
    game = pyspiel.load_game(name)
    run(f"open_spiel_{name}", "open_spiel", player_of(game), {"copy_us": copier_of(game)})
