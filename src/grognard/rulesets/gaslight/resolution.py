"""The end of every Action: special effects, healing, damage (4.7-4.9, 4.96)."""

from grognard.rulesets.gaslight import damage, objectives, victory
from grognard.rulesets.gaslight.battle import Battle, Model, Pending, Trigger
from grognard.rulesets.gaslight.events import Healed, Removed
from grognard.rulesets.gaslight.falling import falling_test
from grognard.rulesets.gaslight.states import KINDS, drop_token, end_auras, topple
from grognard.rulesets.gaslight.templates import take_effect


async def end_action(battle: Battle) -> None:
    """Three steps in fixed order; nothing dies before the third (4.7, 4.9)."""
    battle.cite("4.7", "4.9")
    battle.lull()
    while battle.pending.triggers:
        await _resolve(battle, _next_trigger(battle))
    for model_id, amount in battle.pending.healing:
        heal(battle, battle.model(model_id), amount)
    fallen = damage.apply(battle)
    for model_id, credit in fallen.items():
        remove(battle, battle.model(model_id), credit)
    battle.pending = Pending()
    victory.after_action(battle)


def _next_trigger(battle: Battle) -> Trigger:
    """First in, first out; of one moment by kind; of one kind in list order (4.8).

    The active player may choose the last, but only Templates affect several models at once, and
    they hurt each by itself: nothing depends on who is first, so nobody is asked.
    """
    waiting = battle.pending.triggers
    chosen = min(
        waiting, key=lambda t: (t.moment, KINDS.index(t.kind), battle.model(t.model).index)
    )
    waiting.remove(chosen)
    return chosen


async def _resolve(battle: Battle, trigger: Trigger) -> None:
    model = battle.model(trigger.model)
    battle.cite("4.8")
    match trigger.kind:
        case "template":
            take_effect(battle, model, trigger.about)
        case "knockdown":
            battle.cite("4.163")
            topple(battle, model)
        case "falling":
            await falling_test(battle, model)
        case "objective":
            await objectives.succeed(battle, model, trigger.about)


def heal(battle: Battle, model: Model, amount: int) -> None:
    """Healing never exceeds the printed Wounds (1.19)."""
    gained = min(amount, model.profile.wounds - model.wounds)
    if gained > 0 and model.at is not None:
        model.wounds += gained
        battle.tell(Healed(model.id, gained))


def remove(battle: Battle, model: Model, credit: str) -> None:
    """A casualty leaves the table (4.96), and whoever is credited scores (5.3)."""
    drop_token(battle, model)
    end_auras(battle, model)
    battle.take_off(model, "casualty")
    battle.tell(Removed(model.id, credit))
    battle.cite("4.195")
    victory.casualty(battle, model, credit)
