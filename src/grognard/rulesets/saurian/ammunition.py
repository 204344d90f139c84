"""Special ammunition: Sedatives, Nets, and what becomes of a spent card (4.68-4.77)."""

from grognard.kernel.questions import Seat
from grognard.rulesets.saurian.battle import Battle, Dose, Net, Unit
from grognard.rulesets.saurian.casualties import let_go, return_conditions
from grognard.rulesets.saurian.events import (
    AdrenalineLost,
    AmmunitionSpent,
    CalmedDown,
    Dosed,
    Netted,
    Sedated,
    SedativeDiscarded,
    Woke,
)
from grognard.rulesets.saurian.field import Hex
from grognard.rulesets.saurian.victory import score_loss

MOST_EXTRA_NETS = 2


def spend(battle: Battle, unit: Unit, place: int) -> None:
    """An ammunition card is revealed and discarded (4.72)."""
    battle.tell(AmmunitionSpent(unit.id, unit.ammo.pop(place)))


def dose(battle: Battle, unit: Unit, place: int, target: Unit) -> None:
    """A Sedative goes, face down, under the target's Next card (4.68)."""
    target.doses.append(Dose(unit.ammo.pop(place), unit.seat))
    battle.tell(Dosed(target.id))


def catch(battle: Battle, unit: Unit, place: int, target: Unit, hex_: Hex) -> None:
    """A Net holds the sub-unit in the hit hex (4.75)."""
    card = unit.ammo.pop(place)
    caught = target.at_hex(hex_)
    target.nets.append(Net(card, [model.number for model in caught]))
    for model in caught:
        let_go(battle, target, model)
    battle.tell(Netted(target.id, card))


def net_strength(unit: Unit) -> int:
    """What a unit must reach to break its Nets (4.76)."""
    strongest = max(unit.profile.content.ammunition[net.card].stability for net in unit.nets)
    return strongest + min(MOST_EXTRA_NETS, len(unit.nets) - 1)


def calm_down(battle: Battle, unit: Unit) -> None:
    """The Furious card is removed (4.91)."""
    if unit.furious:
        unit.furious = False
        battle.tell(CalmedDown(unit.id))


def flip(battle: Battle, unit: Unit, card: str, giver: Seat) -> None:
    """A Sedative takes effect and locks the lowest slot (4.69, 4.70)."""
    effect = battle.content.ammunition[card]
    lost = 0
    if effect.adrenaline_lost == "half":
        battle.cite("1.48")
        lost = (unit.adrenaline + 1) // 2
    elif effect.adrenaline_lost == "all":
        lost = unit.adrenaline
    if lost:
        unit.adrenaline -= lost
        battle.tell(AdrenalineLost(unit.id, lost))
    if effect.ends_fury:
        calm_down(battle, unit)
    unit.sedatives.append(card)
    if unit.slots <= 0:
        sedate(battle, unit, giver)
        return
    while len(unit.stack) > unit.slots - 1:
        # The lowest combo card makes room for it.
        unit.discard.append(unit.stack.pop())


def sedate(battle: Battle, unit: Unit, giver: Seat | None) -> None:
    """Every slot is locked: the unit sleeps, without cards (4.71)."""
    unit.sedated = True
    unit.revealed = unit.holding = unit.fresh = unit.kept = False
    board = [card for card in (unit.active, unit.next, unit.idle, *unit.stack, *unit.hand) if card]
    unit.discard += return_conditions(battle, board)
    unit.active = unit.next = unit.idle = ""
    unit.stack, unit.hand = [], []
    calm_down(battle, unit)
    for waiting in unit.doses:
        battle.tell(SedativeDiscarded(unit.id, waiting.card))
    unit.doses = []
    for model in unit.models:
        let_go(battle, unit, model)
    battle.tell(Sedated(unit.id))
    score_loss(battle, unit, "sedated", giver)


def unlock(battle: Battle, unit: Unit, card: str) -> None:
    """A Sedative is discarded: its slot is free; a sleeper wakes (4.74)."""
    unit.sedatives.remove(card)
    battle.tell(SedativeDiscarded(unit.id, card))
    if unit.sedated:
        unit.sedated = False
        unit.fresh = True
        for model in unit.models:
            model.knocked = False
        battle.tell(Woke(unit.id))
