"""The sequence of play: turns, rounds, activations, what comes next (3.1-3.20)."""

from grognard.kernel.ruleset import Step
from grognard.rulesets.baroud import deployment, grenades, group, morale, orders, victory
from grognard.rulesets.baroud.activation import disband, finish
from grognard.rulesets.baroud.battle import ALL_ACTIVATED, Battle, other_seat
from grognard.rulesets.baroud.events import TurnBegan, TurnPassed


def next_step(battle: Battle) -> Step | None:
    """The next step: a deployment, an activation, an order, a morale test."""
    while battle.result is None:
        if battle.phase != "play":
            step = deployment.next_step(battle)
            if step is not None:
                return step
            begin_turn(battle)
            continue
        if battle.blast is not None:
            return grenades.blast_step(battle)
        if victory.check_now(battle):
            return None
        if battle.fresh:
            morale.enqueue(battle)
        if battle.tests:
            return morale.test_step(battle)
        if battle.acting:
            step = activation_step(battle)
            if step is not None:
                return step
            orders.end_activation(battle)
        if battle.turn_over or not orders.is_anyone_waiting(battle):
            pass_turn(battle)
        else:
            return orders.activate(battle)
    return None


def activation_step(battle: Battle) -> Step | None:
    """The next order of the activation under way, or nothing when it is over."""
    if battle.group:
        if battle.group_waiting:
            if group.due(battle):
                return group.act_in_group(battle)
            battle.group_waiting, battle.group_order = [], ""
        if battle.group_orders > 0 and len(group.group_options(battle)) > 1:
            return group.order_group(battle)
        end_group(battle)
    if battle.actions > 0 and battle.figure(battle.acting).at is not None:
        return orders.give_order(battle)
    return None


def end_group(battle: Battle) -> None:
    """The group has done what it could; its Leader goes on (4.950)."""
    for member in battle.group:
        finish(battle, member)
    disband(battle)


def begin_turn(battle: Battle) -> None:
    """The active player's figures may be activated and fight again (3.2)."""
    if battle.active == battle.first:
        battle.round += 1
    battle.turn_over = ""
    for figure in battle.bands[battle.active]:
        figure.activated = figure.fought = False
    battle.phase = "play"
    battle.tell(TurnBegan(battle.active, battle.round))


def pass_turn(battle: Battle) -> None:
    """The turn passes; the end of the round scores, and may end the game (3.12, 3.20, 5.1)."""
    if not battle.turn_over:
        battle.cite("3.12")
    battle.tell(TurnPassed(battle.active, battle.turn_over or ALL_ACTIVATED))
    if battle.active != battle.first:
        victory.score_round(battle)
        if battle.round >= battle.setting.rounds:
            victory.decide(battle)
            return
    battle.active = other_seat(battle.active)
    begin_turn(battle)
