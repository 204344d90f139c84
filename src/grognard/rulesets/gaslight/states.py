"""Falling over, standing up, and the special effects an Action leaves to its end (1.15, 4.8)."""

from collections.abc import Iterable

from grognard.rulesets.gaslight.battle import Aura, Battle, Model, Trigger
from grognard.rulesets.gaslight.events import AuraEnded, TokenDropped, Toppled, there
from grognard.rulesets.gaslight.field import ground_under, near_edges

KINDS = ("template", "knockdown", "falling", "objective")
"""Special effects of the same moment are resolved in this order (4.8)."""


def trigger(battle: Battle, kind: str, models: Iterable[Model], about: str = "") -> None:
    """Queue a special effect for each of these models, all of the same moment (4.8)."""
    pending = battle.pending
    pending.moment += 1
    for model in models:
        pending.triggers.append(Trigger(kind, model.id, pending.moment, about))


def trigger_fall(battle: Battle, model: Model, *, same_moment: bool = False) -> None:
    """Queue the one Falling test of this Action if the model is near an edge (4.100, 4.101)."""
    pending = battle.pending
    if model.id in pending.fall_tested or not near_edges(battle, model):
        return
    pending.fall_tested.append(model.id)
    if not same_moment:
        pending.moment += 1
    pending.triggers.append(Trigger("falling", model.id, pending.moment))


def topple(battle: Battle, model: Model, *, near_edge: bool = True) -> None:
    """A model falls over; one that lies already is not affected again (1.17)."""
    if model.toppled:
        battle.cite("1.17")
        return
    model.toppled = True
    battle.reshape(model)
    battle.tell(Toppled(model.id))
    drop_token(battle, model)
    end_auras(battle, model)
    if near_edge:
        trigger_fall(battle, model)


def stand(battle: Battle, model: Model) -> None:
    """A model gets up."""
    model.toppled = False
    battle.reshape(model)


def drop_token(battle: Battle, model: Model) -> None:
    """What a model carries drops at its centre (4.181, 4.196)."""
    if not model.carries:
        return
    token = battle.token(model.carries)
    place = ground_under(battle, model)
    token.at, token.carrier, token.loose = place, "", True
    model.carries = ""
    battle.tell(TokenDropped(token.id, *there(place)))


def end_auras(battle: Battle, model: Model) -> None:
    """An Aura ends when its caster is removed or Toppled (4.193)."""
    ended: list[Aura] = [aura for aura in battle.auras if aura.caster == model.id]
    for aura in ended:
        battle.auras.remove(aura)
        battle.tell(AuraEnded(model.id, aura.spell))
    battle.forget()
