"""Adrenaline buys the reinforced effect of an Action card (4.94)."""

from collections.abc import Callable

from grognard.kernel.questions import Choose, Option, Story
from grognard.kernel.said import Say
from grognard.rulesets.saurian.battle import Activation, Battle, Unit
from grognard.rulesets.saurian.content import Boost
from grognard.rulesets.saurian.events import Boosted


def affordable_boost(unit: Unit, act: Activation, *, card: bool) -> Boost | None:
    """The Boost a unit could buy now: once per activation, for an action of its card."""
    if not card or act.boosted or not unit.revealed:
        return None
    found = unit.profile.content.cards.get(unit.active)
    if found is None or found.boost is None or found.boost.cost > unit.adrenaline:
        return None
    return found.boost


async def pays(
    battle: Battle,
    unit: Unit,
    act: Activation,
    boost: Boost,
    *,
    story: Callable[[], Story] | None = None,
    moot: Callable[[], bool] | None = None,
) -> bool:
    """Whether the owner buys the Boost (D22)."""
    facts = {"cost": boost.cost, "left": unit.adrenaline, "effects": _effects(boost)}
    answer = await Choose(
        unit.seat,
        [Option("no", "option-no-boost"), Option("yes", "option-boost", facts=facts)],
        rule="4.94",
        topic="boost",
        default="no",
        piece=unit.id,
        facts=facts,
        story=story,
        passing="no",
        window="boosts",
        moot=moot,
    )
    if answer == "no":
        return False
    unit.adrenaline -= boost.cost
    act.boosted = True
    battle.tell(Boosted(unit.id, boost.cost))
    return True


def _effects(boost: Boost) -> list[Say]:
    """What a Boost gives, for the screen."""
    found = [
        Say("hero-icon", {"skill": Say(f"skill-{skill}"), "amount": amount})
        for skill, amount in boost.bonus.items()
    ]
    found += [
        Say("hero-icon", {"skill": Say(f"tally-{name}"), "amount": amount})
        for name, amount in (("damage", boost.damage), ("piercing", boost.pierce))
        if amount
    ]
    return [*found, Say("boost-repeat")] if boost.repeat is not None else found
