"""What an attack may be aimed at (4.20-4.24, 4.30)."""

from collections.abc import Callable, Sequence

from grognard.kernel.questions import Choose, Option
from grognard.kernel.refusals import Refusal
from grognard.rulesets.saurian.battle import Battle, Model, Unit, piece_of
from grognard.rulesets.saurian.content import Action, Weapon
from grognard.rulesets.saurian.field import Hex
from grognard.rulesets.saurian.reach import (
    aims,
    arms,
    free_models,
    front_of,
    shot,
)
from grognard.rulesets.saurian.victory import CRATES

NOTHING = Option("none", "option-no-target")


def melee_targets(
    battle: Battle, unit: Unit, action: Action, *, standing: bool = False
) -> list[str]:
    """What a unit may strike: ``unit@hex`` for each sub-unit, ``crate@hex`` for a crate.

    ``standing`` leaves out models on the ground, where they may not take part.
    """
    back = action.sweep == "back"
    found: dict[str, None] = {}
    smash = battle.setting.scenario.victory == "supplies" and not unit.profile.human
    for model in free_models(battle, unit):
        if standing and model.knocked:
            continue
        for hex_ in front_of(battle, unit, model, back=back):
            body = battle.occupied.get(hex_)
            if body is None:
                continue
            if body.unit is not None:
                if body.unit is not unit:
                    found[f"{body.unit.id}@{body.models[0].at}"] = None
            elif smash and body.thing is not None and body.thing.kind in CRATES:
                found[f"crate@{hex_}"] = None
    return list(found)


def shoot_targets(battle: Battle, unit: Unit, weapon: Weapon) -> list[str]:
    """Sub-units in range and line of a weapon; hexes to aim at for an area weapon."""
    free = free_models(battle, unit)
    if weapon.area is not None:
        return _aims(battle, unit, free, weapon)
    found: dict[str, None] = {}
    for target in battle.in_play():
        if target is unit:
            continue
        for model in free:
            for other, _, _ in shot(battle, unit, model, target, weapon):
                found[f"{target.id}@{other.at}"] = None
    return list(found)


def _aims(battle: Battle, unit: Unit, free: Sequence[Model], weapon: Weapon) -> list[str]:
    """Hexes from which, or near which, an area weapon would strike somebody (4.30)."""
    assert weapon.area is not None, "only area weapons aim at hexes"
    near: dict[Hex, None] = {}
    for target in battle.in_play():
        if target is not unit:
            for hex_ in battle.hexes_of(target):
                near.update(dict.fromkeys(battle.board.within(hex_, weapon.area)))
    return [
        f"aim@{hex_}"
        for hex_ in sorted(near)
        if any(
            target_hexes(battle, unit, impact, weapon.area)
            for model in free
            for impact in impacts(battle, unit, model, hex_, weapon)
        )
    ]


def impacts(battle: Battle, unit: Unit, model: Model, aim: Hex, weapon: Weapon) -> list[Hex]:
    """Where a shot at a hex strikes: there, or the last hexes in range on the line (4.30)."""
    board = battle.board
    if aim == model.at:
        return []
    near = [aim]
    if board.apart[model.at][aim] > weapon.range:
        near = board.last_on_line(model.at, aim, weapon.range)
    return [hex_ for hex_ in near if aims(battle, unit, model, hex_)]


def target_hexes(battle: Battle, unit: Unit, impact: Hex, area: int) -> list[Unit]:
    """Units with a model in an area, the shooter never among them (4.30)."""
    apart = battle.board.apart[impact]
    return [
        target
        for target in battle.in_play()
        if target is not unit and any(apart[hex_] <= area for hex_ in battle.hexes_of(target))
    ]


def can_melee(battle: Battle, unit: Unit, action: Action) -> bool:
    """Whether there is anything to strike."""
    return unit.profile.melee > 0 and bool(melee_targets(battle, unit, action))


def can_shoot(battle: Battle, unit: Unit) -> bool:
    """Whether there is anything to shoot at."""
    return any(shoot_targets(battle, unit, weapon) for weapon in arms(unit))


def target_option(battle: Battle, key: str) -> Option:
    """A target as it is offered."""
    name, _, place = key.partition("@")
    at = battle.board.point(int(place))
    column, row = battle.board.places[int(place)]
    if name in ("aim", "crate"):
        return Option(key, f"option-{name}", None, at, {"column": column, "row": row})
    target = battle.unit(name)
    piece = piece_of(target, target.at_hex(int(place))[0])
    if len({model.at for model in target.models}) == 1:
        return Option(key, "option-target", piece, at, {"unit": name})
    # Where a unit is split, its sub-units are told apart by their hexes (1.8).
    facts = {"unit": name, "column": column, "row": row}
    return Option(key, "option-target-at", piece, at, facts)


async def pick_target(
    battle: Battle, unit: Unit, topic: str, offer: Callable[[], Sequence[str]], rule: str
) -> str:
    """The Initiator names his target, or declines (D20)."""
    return await Choose(
        unit.seat,
        lambda: [*(target_option(battle, key) for key in offer()), NOTHING],
        rule=rule,
        topic=topic,
        default="none",
        piece=unit.id,
        barred=(lambda: _out_of_reach(battle, unit, offer())) if topic == "shoot" else None,
    )


def _out_of_reach(battle: Battle, unit: Unit, offered: Sequence[str]) -> list[Option]:
    """Enemy units that cannot be shot at, and that they are out of range or line (4.21)."""
    within = {key.partition("@")[0] for key in offered}
    return [
        Option(
            f"{target.id}@{target.models[0].at}",
            "option-target",
            target.id,
            facts={"unit": target.id},
            refusal=Refusal("out-of-reach", rule="4.21"),
        )
        for target in battle.in_play()
        if target.side != unit.side and target.id not in within
    ]
