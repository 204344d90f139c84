"""Which Movement a unit makes: by its card, by its Base Skill, or none (3.5, 3.7)."""

from grognard.kernel.questions import Choose, Option
from grognard.rulesets.saurian.battle import Activation, Battle, Unit
from grognard.rulesets.saurian.content import cards
from grognard.rulesets.saurian.reach import free_models
from grognard.rulesets.saurian.ways import March, begin_march


async def choose_march(battle: Battle, unit: Unit, act: Activation) -> March | None:
    """The owner's choice of Movement (D15); nothing where it makes none."""
    if not free_models(battle, unit):
        battle.cite("4.56")
        return None
    battle.cite("4.4")
    card = cards().get(unit.active) if unit.revealed else None
    if card is None:
        return begin_march(unit, act, by_card=False)
    if not card.move and not card.keywords:
        return begin_march(unit, act, by_card=True)
    key = await Choose(
        unit.seat,
        [
            Option("card", "option-card-movement", leads="move"),
            Option("base", "option-base-movement"),
            Option("none", "option-no-movement"),
        ],
        rule="3.7",
        topic="movement",
        default="card",
        piece=unit.id,
    )
    return None if key == "none" else begin_march(unit, act, by_card=key == "card")
