"""Moving a model, and dragging whoever holds it (4.53-4.55)."""

from collections.abc import Callable, Sequence

from msgspec import Struct

from grognard.kernel.questions import Choose, Option, Story
from grognard.rulesets.saurian.battle import Battle, Grab, Model, Unit
from grognard.rulesets.saurian.casualties import (
    drop_lost_grabs,
    end_grab,
    let_go,
    lose_health,
    release,
)
from grognard.rulesets.saurian.events import (
    Crushed,
)
from grognard.rulesets.saurian.field import IMPASSABLE, OFF, Hex
from grognard.rulesets.saurian.scores import score


async def offer_release(battle: Battle, unit: Unit, models: Sequence[Model]) -> None:
    """Before each step of a Grabbed model whoever holds it may let go (4.54)."""
    for model in models:
        for grab in battle.grabs_on(unit, model):
            if await _disengaging(unit, battle.unit(grab.unit)) == "let-go":
                end_grab(battle, grab)


def _disengaging(unit: Unit, holder: Unit) -> Choose:
    return Choose(
        holder.seat,
        [Option("hold", "option-hold-on"), Option("let-go", "option-let-go")],
        rule="4.54",
        topic="disengage",
        default="hold",
        piece=holder.id,
        story=lambda: Story("story-drags", {}, unit.id, (holder.id,)),
        passing="hold",
        window="grabs",
    )


async def relocate(
    battle: Battle,
    unit: Unit,
    models: Sequence[Model],
    at: Hex,
    heading: int,
    shift: Callable[[Hex], Hex],
    *,
    turn: int = 0,
    by_itself: bool = False,
) -> None:
    """Put models somewhere else, dragging whoever holds them along (4.53)."""
    grabs = [grab for model in models for grab in battle.grabs_on(unit, model)]
    for model in models:
        if by_itself:
            let_go(battle, unit, model)
        model.at, model.heading = at, heading
    battle.moved()
    if grabs:
        await _drag(battle, unit, grabs, shift, turn)
    if battle.grabs:
        drop_lost_grabs(battle)


class Dragged(Struct, eq=False):
    """A model that holds another which is moving."""

    grab: Grab
    unit: Unit
    model: Model
    after: list[Hex]

    @property
    def key(self) -> tuple[str, int]:
        """Tells it apart from other models."""
        return self.unit.id, self.model.number


async def _drag(
    battle: Battle, unit: Unit, grabs: Sequence[Grab], shift: Callable[[Hex], Hex], turn: int
) -> None:
    """Grabbing models are moved like the model they hold, as far as they can be (4.53)."""
    battle.cite("4.52", "4.53")
    holders = []
    for grab in grabs:
        holder = battle.unit(grab.unit)
        model = holder.model(grab.model)
        if grab in battle.grabs and model is not None:
            after = [shift(cell) for cell in battle.cells(holder, model)]
            holders.append(Dragged(grab, holder, model, after))
    staying = _stuck(battle, holders)
    for dragged in holders:
        if dragged.key in staying:
            continue
        release(battle, dragged.unit, dragged.model)
        dragged.model.at = dragged.after[0]
        if dragged.unit.profile.oriented:
            dragged.model.heading = (dragged.model.heading + turn) % 6
    battle.moved()
    for dragged in holders:
        if dragged.key in staying:
            await _tear_loose(battle, unit, dragged)


def _stuck(battle: Battle, holders: Sequence[Dragged]) -> set[tuple[str, int]]:
    """Who cannot be dragged; whoever stays is in the way of the others."""
    stuck: set[tuple[str, int]] = set()
    while True:
        moving = {dragged.key for dragged in holders} - stuck
        found = {
            dragged.key
            for dragged in holders
            if dragged.key in moving
            and (
                _walled(battle, dragged)
                or any(_third(battle, dragged.unit, cell, moving) for cell in dragged.after)
            )
        }
        if not found:
            return stuck
        stuck |= found


def _walled(battle: Battle, dragged: Dragged) -> bool:
    ground = battle.board.ground
    return any(cell == OFF or ground[cell] == IMPASSABLE for cell in dragged.after)


async def _tear_loose(battle: Battle, unit: Unit, dragged: Dragged) -> None:
    """A model that cannot be dragged lets go; against Impassable terrain it is hurt (4.53)."""
    end_grab(battle, dragged.grab)
    if not _walled(battle, dragged) or dragged.model not in dragged.unit.models:
        return
    strength = score(battle, unit, "st").total
    resistance = score(battle, dragged.unit, "st", knocked=dragged.model.knocked).total
    damage = strength - resistance
    if damage > 0:
        battle.tell(Crushed(dragged.unit.id, damage))
        await lose_health(
            battle, dragged.unit, [dragged.model], damage, by=unit.seat, critical=False
        )


def _third(battle: Battle, holder: Unit, hex_: Hex, dragged: set[tuple[str, int]]) -> bool:
    """Whether a hex is taken by somebody who is not dragged away as well."""
    body = battle.occupied.get(hex_)
    if body is None:
        return False
    if body.unit is None:
        return True
    staying = [m for m in body.models if (body.unit.id, m.number) not in dragged]
    if body.unit is holder:
        return len(staying) + 1 > holder.profile.capacity
    return bool(staying)
