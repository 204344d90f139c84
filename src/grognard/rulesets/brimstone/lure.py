"""Lures: who must attack whom (7.9)."""

from grognard.kernel.questions import Choose, Option
from grognard.rulesets.brimstone.actions import (
    can_attack,
    charge_handicaps,
    charge_move,
    may_move,
    verdict,
)
from grognard.rulesets.brimstone.battle import Battle, Model
from grognard.rulesets.brimstone.events import ActionDeclared, ActionFailed, Lured
from grognard.rulesets.brimstone.field import engaged, gap, touched_enemies, within
from grognard.rulesets.brimstone.melee import melee
from grognard.rulesets.brimstone.movement import end_move
from grognard.rulesets.brimstone.moves import Move, routes_to
from grognard.rulesets.brimstone.stats import displacement


def lures(battle: Battle, model: Model) -> list[str]:
    """Assaults and Charges a Lure forces on a model that could reach its bearer (7.9)."""
    if not battle.lures or model.profile.abilities.insignificant or engaged(battle, model):
        return []
    bearers = [
        e
        for e in battle.lures
        if e.at is not None
        and e.commander != model.commander
        and within(gap(model, e), e.profile.abilities.lure)
        and not engaged(battle, e)
    ]
    found = []
    for bearer in bearers:
        ways = routes_to(battle, model, bearer)
        if not ways:
            continue
        for action, multiple in (("assault", 1), ("charge", 2)):
            reach = multiple * displacement(model)
            if within(ways[0].length, reach) and verdict(battle, model, action) is None:
                found.append(f"{action}:{bearer.id}")
    return found


async def follow_lure(battle: Battle, model: Model, lured: list[str]) -> str:
    """The lured model's commander chooses which Lure it follows, and how (7.9)."""
    chosen = await Choose(
        battle.now.seat,
        [
            Option(key, f"option-lured-{key.partition(':')[0]}", key.partition(":")[2])
            for key in lured
        ],
        rule="7.9",
        topic="lure",
        piece=model.id,
    )
    action, _, bearer = chosen.partition(":")
    battle.tell(Lured(model.id, bearer))
    battle.tell(ActionDeclared(model.id, action))
    battle.now.action, battle.now.declared = action, bearer
    return action


async def lured_attack(battle: Battle, model: Model, action: str) -> None:
    """By the shortest route at the bearer, heedless of zones and of bad ground (7.9)."""
    bearer = battle.model(battle.now.declared)
    if may_move(battle, model):
        multiple = 1 if action == "assault" else 2
        move = Move(battle, model, multiple, heedless=True, surefoot=True)
        await charge_move(battle, move, bearer)
        await end_move(battle, move)
    if not can_attack(battle, model):
        battle.tell(ActionFailed(model.id, action))
        return
    foes = touched_enemies(battle, model)
    target = bearer if bearer in foes else foes[0]
    handicaps = charge_handicaps(battle, model) if action == "charge" else ()
    await melee(battle, model, target, handicaps)
