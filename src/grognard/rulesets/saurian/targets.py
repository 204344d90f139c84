"""What an attack may be aimed at (4.20-4.24, 4.30)."""

from collections.abc import Callable, Iterable, Iterator, Sequence

from grognard.kernel.questions import Choose, Option
from grognard.kernel.refusals import Refusal
from grognard.rulesets.saurian.battle import Activation, Battle, Model, Unit, piece_of
from grognard.rulesets.saurian.casualties import hex_facts
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
    return list(dict.fromkeys(_shots(battle, unit, weapon)))


def _shots(battle: Battle, unit: Unit, weapon: Weapon) -> Iterator[str]:
    """The same one after another, some of them again: most often the first is all one wants."""
    free = free_models(battle, unit)
    if weapon.area is not None:
        yield from _aims(battle, unit, free, weapon)
        return
    for target in battle.in_play():
        if target is unit:
            continue
        for model in free:
            for other, _, _ in shot(battle, unit, model, target, weapon):
                yield f"{target.id}@{other.at}"


def _aims(battle: Battle, unit: Unit, free: Sequence[Model], weapon: Weapon) -> Iterator[str]:
    """Hexes from which, or near which, an area weapon would strike somebody (4.30)."""
    assert weapon.area is not None, "only area weapons aim at hexes"
    near: dict[Hex, None] = {}
    for target in battle.in_play():
        if target is not unit:
            for hex_ in battle.hexes_of(target):
                near.update(dict.fromkeys(battle.board.within(hex_, weapon.area)))
    for hex_ in sorted(near):
        if any(
            target_hexes(battle, unit, impact, weapon.area)
            for model in free
            for impact in impacts(battle, unit, model, hex_, weapon)
        ):
            yield f"aim@{hex_}"


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
    return any(True for weapon in arms(unit) for _ in _shots(battle, unit, weapon))


def target_option(battle: Battle, unit: Unit, key: str, area: int = 0) -> Option:
    """A target as it is offered: one's own side with a warning."""
    name, _, place = key.partition("@")
    hex_ = int(place)
    at, facts = battle.board.point(hex_), hex_facts(battle, hex_)
    if name == "crate":
        return Option(key, "option-crate", None, at, facts)
    if name == "aim":
        own = any(struck.side == unit.side for struck in target_hexes(battle, unit, hex_, area))
        return Option(key, "option-aim", None, at, facts, caution="caution-own-side" if own else "")
    target = battle.unit(name)
    there = target.at_hex(hex_)
    facts |= {"unit": name, "count": len(there)}
    # Where a unit is split, its sub-units are told apart by their hexes (1.8).
    split = len({model.at for model in target.models}) > 1
    say = "option-target-at" if split else "option-target"
    piece = piece_of(target, there[0])
    return Option(key, say, piece, at, facts, caution=caution_for(unit, target))


def caution_for(unit: Unit, target: Unit) -> str:
    """A warning where somebody turns on his own side."""
    return "caution-own-side" if target.side == unit.side else ""


def enemies_first(options: Iterable[Option]) -> list[Option]:
    """Options against one's own side come last."""
    return sorted(options, key=lambda option: bool(option.caution))


def was_declared(unit: Unit, act: Activation) -> bool:
    """Whether the owner has just chosen this very action, and not only the card it is on."""
    card = unit.profile.content.cards.get(unit.active)
    only_one = card is not None and len(card.actions) == 1
    return act.mode.startswith("base:") or (act.mode == "card" and only_one)


async def pick_target(
    battle: Battle,
    unit: Unit,
    act: Activation,
    topic: str,
    offer: Callable[[], Sequence[str]],
    rule: str,
    area: int = 0,
) -> str:
    """The Initiator names his target, or declines (D20).

    Who has just declared the action is not asked once more where it has one target only.
    """

    def options() -> list[Option]:
        found = [target_option(battle, unit, key, area) for key in offer()]
        alone = len(found) == 1 and not found[0].caution
        return found if alone and was_declared(unit, act) else enemies_first([*found, NOTHING])

    return await Choose(
        unit.seat,
        options,
        rule=rule,
        topic=topic,
        default=lambda: usual_target(options()),
        piece=unit.id,
        barred=(lambda: _out_of_reach(battle, unit, offer())) if topic == "shoot" else None,
    )


def usual_target(options: Sequence[Option]) -> str:
    """The first that is no friend; nobody where there is none."""
    return next((option.key for option in options if not option.caution), NOTHING.key)


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
