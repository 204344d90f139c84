"""What holds in every state of a battle."""

from grognard.rulesets.gaslight.battle import Battle, Model
from grognard.rulesets.gaslight.cards import DECK
from grognard.rulesets.gaslight.field import SLACK, is_hanging, near_edges
from grognard.rulesets.gaslight.spots import overlapped


def check(battle: Battle) -> None:
    """Cards are conserved, nothing negative, nobody overlapping, all on surfaces."""
    cards = [*battle.deck, *battle.discard, *(c for h in battle.hands.values() for c in h)]
    assert sorted(cards) == sorted(DECK)
    for model in battle.models:
        assert 0 <= model.wounds <= model.profile.wounds
        assert not (model.at is not None and model.gone)
    if battle.pending.open:
        return
    for model in battle.in_play():
        _check_place(battle, model)


def _check_place(battle: Battle, model: Model) -> None:
    x, y, z = model.place
    assert battle.relief.holds(x, y, model.profile.radius - SLACK), f"{model.id} is off the table"
    assert battle.relief.footing_at(x, y, z) is not None or (
        is_hanging(battle, model) and near_edges(battle, model)
    ), f"{model.id} stands on nothing at {x, y, z}"
    assert not overlapped(battle, model, model.place), f"{model.id} overlaps a base"
