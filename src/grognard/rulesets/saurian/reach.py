"""Whom a model can reach: Front and Back, Melee, lines of shot (1.12-1.14, 4.20-4.25)."""

from grognard.rulesets.saurian.battle import Battle, Model, Unit
from grognard.rulesets.saurian.content import Weapon
from grognard.rulesets.saurian.field import BACK, FRONT, Hex

Reach = list[tuple[Model, Hex, Hex]]
"""Target models that can be struck: the model, its hex, and the hex the blow comes from."""


def front_of(battle: Battle, unit: Unit, model: Model, *, back: bool = False) -> list[Hex]:
    """The hexes a model attacks: its Front, or its Back (1.12, 1.13, 4.20)."""
    if not unit.profile.oriented:
        return [hex_ for hex_ in battle.board.next[model.at] if hex_ >= 0]
    base = battle.cells(unit, model)[-1] if back else model.at
    near = battle.board.next[base]
    turns = BACK if back else FRONT
    return [hex_ for turn in turns if (hex_ := near[(model.heading + turn) % 6]) >= 0]


def struck(battle: Battle, unit: Unit, model: Model, target: Unit, *, back: bool = False) -> Reach:
    """Models of a target in the hexes a model attacks in Melee (4.22)."""
    base = battle.cells(unit, model)[-1] if back else model.at
    found = []
    for hex_ in front_of(battle, unit, model, back=back):
        body = battle.occupied.get(hex_)
        if body is not None and body.unit is target:
            found += [(other, hex_, base) for other in body.models]
    return found


def shot(battle: Battle, unit: Unit, model: Model, target: Unit, weapon: Weapon) -> Reach:
    """Models of a target in range and line of a shooting model (4.20, 4.23, 4.24)."""
    board, here = battle.board, model.at
    apart, far = board.apart[here], weapon.range
    return [
        (other, hex_, here)
        for other in target.models
        for hex_ in battle.cells(target, other)
        if 1 <= apart[hex_] <= far and aims(battle, unit, model, hex_)
    ]


def aims(battle: Battle, unit: Unit, model: Model, hex_: Hex) -> bool:
    """Whether a line of shot to a hex is clear and leaves by the Front (4.20, 4.24)."""
    board = battle.board
    if not board.is_clear(model.at, hex_):
        return False
    if not unit.profile.oriented:
        return True
    return any((e - model.heading) % 6 in (5, 0, 1) for e in board.edges(model.at, hex_))


def free_models(battle: Battle, unit: Unit) -> list[Model]:
    """Models that may act: those not Blocked (4.56)."""
    if not unit.nets and not battle.grabs:
        return unit.models.copy()
    return [model for model in unit.models if not battle.is_blocked(unit, model)]


def arms(unit: Unit) -> list[Weapon]:
    """The weapons a unit can shoot with (4.101)."""
    if unit.profile.ballistic is None:
        return []
    return [
        unit.profile.content.weapons[name] for name in (unit.profile.weapon, unit.weapon) if name
    ]
