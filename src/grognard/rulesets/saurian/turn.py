"""The sequence of a game: which step comes next, from the state alone (3.1)."""

from collections.abc import Callable

from grognard.kernel.ruleset import Step
from grognard.rulesets.saurian import activation, deployment, heroes, initiative, windows
from grognard.rulesets.saurian.battle import Activation, Battle
from grognard.rulesets.saurian.content import Content

PHASES: dict[str, Callable[[Battle], Step]] = {
    "muster": deployment.muster,
    "first-player": deployment.first_player,
    "zones": deployment.choose_zones,
    "opening": deployment.opening_cards,
    "mulligan": deployment.mulligan,
    "deploy": deployment.deploy,
    "place-active": initiative.place_active,
    "place-next": initiative.place_next,
    "spare": initiative.spare,
    "drop": initiative.drop,
    "command": activation.gain_command_points,
    "activation": activation.choose_next,
    "held": activation.complete_held,
    "check": initiative.check_victory,
    "first-window": initiative.first_player_window,
    "fury": initiative.fury,
    "skipped": initiative.skipped_cards,
    "slide": initiative.slide,
    "flip": initiative.flip_sedatives,
    "trim": initiative.trim_stacks,
    "slid": initiative.after_slide,
    "idle": initiative.idle_cards,
    "draw": initiative.draw_hands,
    "dropped": initiative.after_drop,
    "heroes": initiative.draw_heroes,
}
"""Every phase and the step it makes; a phase lasts until its step names another."""

STAGES: dict[str, Callable[[Battle, Activation], Step]] = {
    "start": activation.begin_activation,
    "move": activation.movement_step,
    "act": activation.action_step,
    "end": activation.end_activation,
}

assert all(card.effect in windows.EFFECTS for card in Content().heroes.values()), heroes.__name__


def next_step(battle: Battle) -> Step | None:
    """One stage of an activation, one card placed, one draw…"""
    if battle.result is not None:
        return None
    act = battle.act
    if act is not None:
        stage = act.stage
        if not battle.unit(act.unit).able:
            battle.cite("3.9")
            stage = "end"
        return STAGES[stage](battle, act)
    return PHASES[battle.phase](battle)
