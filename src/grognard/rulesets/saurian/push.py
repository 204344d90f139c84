"""What stands in the way: who has to give way, in which order, and who cannot (4.13-4.17, 4.47)."""

from collections.abc import Sequence

from msgspec import Struct

from grognard.kernel.questions import Choose, Option, Story
from grognard.kernel.tallies import Tally
from grognard.rulesets.saurian.battle import Battle, Body, Model, Thing, Unit
from grognard.rulesets.saurian.casualties import knock, let_go, release
from grognard.rulesets.saurian.events import Displaced, ThingDisplaced
from grognard.rulesets.saurian.field import OFF, Hex
from grognard.rulesets.saurian.scores import score
from grognard.rulesets.saurian.skill import Test, decide


class Pushed(Struct):
    """A sub-unit or object that would have to move one hex."""

    unit: Unit | None
    models: list[Model]
    thing: Thing | None
    cells: tuple[Hex, ...]
    after: tuple[Hex, ...]
    stuck: bool = False
    """It would have to go where nobody can stand."""


class Chain(Struct):
    """Everything that would have to give way, nearest first (4.14)."""

    pushed: list[Pushed]
    direction: int

    @property
    def stuck(self) -> list[Pushed]:
        """Those against Impassable terrain."""
        return [body for body in self.pushed if body.stuck]


def _body(battle: Battle, hex_: Hex) -> Pushed:
    body: Body = battle.occupied[hex_]
    if body.thing is not None:
        return Pushed(None, [], body.thing, (hex_,), ())
    assert body.unit is not None, "a body is a unit or an object"
    unit, model = body.unit, body.models[0]
    return Pushed(unit, unit.at_hex(model.at), None, battle.cells(unit, model), ())


def chain(battle: Battle, direction: int, needed: Sequence[Hex], mover: Unit) -> Chain | None:
    """Who gives way if ``needed`` is to be freed in a direction; nothing where it cannot be."""
    occupied, near = battle.occupied, battle.board.passable
    waiting = [hex_ for hex_ in needed if hex_ in occupied]
    found: list[Pushed] = []
    taken: set[Hex] = set()
    while waiting:
        hex_ = waiting.pop(0)
        if hex_ in taken:
            continue
        body = _body(battle, hex_)
        if body.unit is mover or (body.thing is not None and body.thing.kind_in(battle).fixed):
            return None
        taken.update(body.cells)
        body.after = tuple(near[cell][direction] for cell in body.cells)
        body.stuck = OFF in body.after
        found.append(body)
        if not body.stuck:
            waiting += [
                cell
                for cell in body.after
                if cell not in taken and cell in occupied and not _may_join(battle, body, cell)
            ]
    moving_to = {cell for body in found if not body.stuck for cell in body.after}
    if not any(body.stuck for body in found) and moving_to & set(needed):
        return None
    return Chain(found, direction)


def _may_join(battle: Battle, body: Pushed, hex_: Hex) -> bool:
    """Whether displaced models join models of their own unit there (4.14, 1.9)."""
    there = battle.occupied[hex_]
    return (
        body.unit is not None
        and there.unit is body.unit
        and len(there.models) + len(body.models) <= body.unit.profile.capacity
    )


def opposing(battle: Battle, body: Pushed) -> Tally:
    """The Stability that resists being moved (4.42, 1.18)."""
    if body.unit is None:
        assert body.thing is not None, "a body is a unit or an object"
        return Tally("st").add("1.18", "object", body.thing.kind_in(battle).stability)
    return score(battle, body.unit, "st", knocked=body.models[0].knocked)


async def overcome(battle: Battle, mover: Unit, body: Pushed, strength: Tally) -> int | None:
    """Test the mover's Stability against one body: by how much it won, or nothing."""
    name = body.thing.kind if body.thing is not None else ""
    # Against Impassable terrain the gap is the Damage (4.16).
    stake = "gap" if body.stuck else ""
    test = Test(mover, body.unit, strength, opposing(battle, body), name, stake=stake)
    return test.gap if await decide(battle, test) else None


async def knocks(mover: Unit, body: Pushed) -> bool:
    """Whether the mover also knocks down whom it pushes (1.43): it may spare its own side."""
    unit = body.unit
    if unit is None or unit.side != mover.side or body.models[0].knocked:
        return True
    answer = await Choose(
        mover.seat,
        [
            Option("spare", "option-effect-spare"),
            Option("knock", "option-effect-knock", caution="caution-own-side"),
        ],
        rule="1.43",
        topic="effect",
        default="spare",
        piece=unit.id,
        story=lambda: Story("story-overpowers", {}, mover.id, (unit.id,)),
    )
    return answer == "knock"


async def spared(mover: Unit, bodies: Sequence[Pushed]) -> list[Pushed]:
    """Those of a chain that stay on their feet."""
    return [body for body in bodies if not await knocks(mover, body)]


def displace(battle: Battle, chain_: Chain, standing: Sequence[Pushed]) -> None:
    """Move everything in a chain one hex, farthest first; all but those spared fall (4.13)."""
    for body in reversed(chain_.pushed):
        column, row = battle.board.places[body.after[0]]
        if body.unit is None:
            assert body.thing is not None, "a body is a unit or an object"
            body.thing.at = body.after[0]
            battle.moved()
            battle.tell(ThingDisplaced(body.thing.kind, column, row))
            continue
        unit = body.unit
        for model in body.models:
            let_go(battle, unit, model)
            release(battle, unit, model)
            model.at = body.after[0]
        battle.moved()
        battle.tell(Displaced(unit.id, column, row))
        upright = any(body is other for other in standing)
        if not upright or any(model.knocked for model in unit.at_hex(body.after[0])):
            knock(battle, unit, body.after[0])
