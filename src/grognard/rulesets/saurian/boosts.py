"""Adrenaline buys the reinforced effect of an Action card (4.94)."""

from grognard.kernel.questions import Choose, Option
from grognard.rulesets.saurian.battle import Activation, Battle, Unit
from grognard.rulesets.saurian.content import Boost, cards
from grognard.rulesets.saurian.events import Boosted


def affordable_boost(unit: Unit, act: Activation, *, card: bool) -> Boost | None:
    """The Boost a unit could buy now: once per activation, for an action of its card."""
    if not card or act.boosted or not unit.revealed:
        return None
    found = cards().get(unit.active)
    if found is None or found.boost is None or found.boost.cost > unit.adrenaline:
        return None
    return found.boost


async def pays(battle: Battle, unit: Unit, act: Activation, boost: Boost) -> bool:
    """Whether the owner buys the Boost (D22)."""
    answer = await Choose(
        unit.seat,
        [
            Option("no", "option-no-boost"),
            Option("yes", "option-boost", facts={"cost": boost.cost}),
        ],
        rule="4.94",
        topic="boost",
        default="no",
        piece=unit.id,
    )
    if answer == "no":
        return False
    unit.adrenaline -= boost.cost
    act.boosted = True
    battle.tell(Boosted(unit.id, boost.cost))
    return True
