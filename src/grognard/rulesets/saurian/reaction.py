"""Reactions: interrupting another unit's activation (4.62-4.67, 4.110)."""

from collections.abc import Awaitable, Callable

from grognard.kernel.compound import Together
from grognard.kernel.questions import Choose, Option, Seat, Story
from grognard.rulesets.saurian import piles
from grognard.rulesets.saurian.actions import act_once, has_action
from grognard.rulesets.saurian.battle import Activation, Battle, Unit
from grognard.rulesets.saurian.events import Reacted
from grognard.rulesets.saurian.marching import choose_march
from grognard.rulesets.saurian.movement import march_on
from grognard.rulesets.saurian.reach import free_models

WAIT = Option("wait", "option-wait")


def may_react(battle: Battle, unit: Unit, active: Unit) -> bool:
    """Whether a unit has a revealed Reaction card it may still use (4.62, 4.63, 4.110)."""
    if unit is active or not unit.able or not unit.revealed:
        return False
    card = battle.content.cards.get(unit.active)
    if card is None or not card.reaction:
        return False
    return unit.holding or unit.id in battle.group


def can_move(battle: Battle, unit: Unit) -> bool:
    """Whether a unit still has a Movement and a model free to make it."""
    return not unit.used_move and bool(free_models(battle, unit))


async def react_to_movement(battle: Battle, active: Unit) -> bool:
    """Units that hold a Reaction may move (4.64); whether any moved or rotated."""
    stirred = False

    async def move(unit: Unit) -> None:
        nonlocal stirred
        battle.cite("4.64")
        unit.used_move = unit.acted = True
        act = Activation(unit.id, reaction=True)
        march = await choose_march(battle, unit, act)
        if march is not None:
            await march_on(battle, march)
            stirred = stirred or march.stirred

    await _react(battle, active, "movement", can_move, move)
    return stirred


async def react_to_action(battle: Battle, active: Unit) -> None:
    """Units that hold a Reaction may act (4.65)."""

    async def act(unit: Unit) -> None:
        battle.cite("4.65")
        unit.used_action = unit.acted = True
        await act_once(battle, unit, Activation(unit.id, reaction=True))

    def able(battle: Battle, unit: Unit) -> bool:
        return not unit.used_action and has_action(battle, unit)

    await _react(battle, active, "action", able, act)


async def _react(
    battle: Battle,
    active: Unit,
    step: str,
    able: Callable[[Battle, Unit], bool],
    perform: Callable[[Unit], Awaitable[None]],
) -> None:
    """Announcements are simultaneous; the First Player settles who goes first (4.66)."""
    waiting = {unit.id for unit in battle.units if may_react(battle, unit, active)}
    while waiting:
        choices = []
        for seat in battle.setting.clockwise(battle.first):
            mine = [
                unit
                for unit in battle.units
                if unit.id in waiting
                and unit.seat == seat
                and may_react(battle, unit, active)
                and able(battle, unit)
            ]
            if mine:
                choices.append(_announcement(seat, mine, step, active))
        if not choices:
            return
        if len(choices) == 1:
            answers = {choices[0].seat: await choices[0]}
        else:
            answers = await Together(tuple(choices), rule="4.63", topic=f"react-{step}")
        announced = [seat for seat, key in answers.items() if key != "wait"]
        if not announced:
            return
        first = announced[0]
        if len(announced) > 1:
            options = [Option(seat, "option-seat", facts={"seat": seat}) for seat in announced]
            first = await Choose(battle.first, options, rule="4.66", topic="react-first")
        order = [seat for seat in battle.setting.clockwise(first) if seat in announced]
        for seat in order:
            unit = battle.unit(answers[seat])
            waiting.discard(unit.id)
            if may_react(battle, unit, active) and able(battle, unit):
                battle.tell(Reacted(unit.id, step))
                await perform(unit)


def _announcement(seat: Seat, units: list[Unit], step: str, active: Unit) -> Choose:
    options = [piles.active_option(u.id, "option-react", u) for u in units]
    told = Story(f"story-react-{step}", {}, active.id)
    return Choose(
        seat,
        [WAIT, *options],
        rule="4.63",
        topic=f"react-{step}",
        default=WAIT.key,
        piece=active.id,
        story=lambda: told,
        passing=WAIT.key,
        window="reactions",
    )
