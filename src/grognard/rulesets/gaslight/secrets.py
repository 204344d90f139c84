"""What a viewer does not know, dealt anew."""

from grognard.kernel.chance import Lot
from grognard.kernel.questions import Seat
from grognard.rulesets.gaslight.battle import Battle
from grognard.rulesets.gaslight.cards import in_order


def redeal(battle: Battle, viewer: Seat, lot: Lot) -> None:
    """Deal the hands this viewer cannot see anew, out of them and the deck (1.37)."""
    others = [s for s in battle.setting.seats if s != viewer and battle.hands.get(s)]
    unseen = sorted([*battle.deck.middle, *(c for s in others for c in battle.hands[s])])
    for seat in others:
        dealt = [unseen.pop(lot.below(len(unseen))) for _ in battle.hands[seat]]
        battle.hands[seat] = in_order(dealt)
    battle.deck.middle = unseen
