"""What holds in every state of a battle."""

from collections import Counter

from grognard.rulesets.saurian import content
from grognard.rulesets.saurian.battle import HAND_LIMIT, Battle, name_of
from grognard.rulesets.saurian.field import IMPASSABLE, OFF


def check(battle: Battle) -> None:
    """Places, health, cards and hands are as they can be."""
    _check_places(battle)
    _check_cards(battle)


def _check_places(battle: Battle) -> None:
    """Everybody stands on the board, alone or within capacity, and alive."""
    taken: dict[int, str] = {}
    for unit in battle.units:
        assert not (unit.gone and unit.models), unit.id
        here: Counter[int] = Counter()
        for model in unit.models:
            assert 1 <= model.health <= unit.profile.health, unit.id
            for cell in battle.cells(unit, model):
                assert cell != OFF, unit.id
                assert battle.board.ground[cell] != IMPASSABLE, unit.id
                assert taken.setdefault(cell, unit.id) == unit.id, (unit.id, taken[cell])
                here[cell] += 1
        assert not here or max(here.values()) <= unit.profile.capacity, unit.id
        assert 0 <= unit.adrenaline <= unit.profile.adrenaline, unit.id
        assert unit.gone or unit.sedated == (unit.slots <= 0), unit.id
    for thing in battle.things:
        assert thing.at not in taken, thing.id
    for grab in battle.grabs:
        assert battle.unit(grab.unit).model(grab.model) is not None
        assert battle.unit(grab.target).model(grab.target_model) is not None


def _check_cards(battle: Battle) -> None:
    """No card is ever lost or made, apart from those of units that left play."""
    conditions: Counter[str] = Counter(name_of(c) for c in [*battle.fear, *battle.wounds])
    for unit in battle.units:
        slots = [card for card in (unit.active, unit.next, unit.idle) if card]
        mine = [*unit.deck, *unit.hand, *unit.discard, *unit.stack, *slots]
        actions = Counter(card for card in mine if card in battle.content.cards)
        conditions.update(name_of(card) for card in mine if card not in battle.content.cards)
        if unit.gone:
            assert not actions, unit.id
        else:
            assert actions == Counter(battle.content.action_deck(unit.profile.deck)), unit.id
            assert len(unit.stack) <= max(0, unit.slots - 1) or unit.revealed, unit.id
    for deck in ("fear", "wound"):
        for card, number in Counter(battle.content.condition_deck(deck)).items():
            assert conditions[card] == number, (card, conditions[card])
    for player in battle.players:
        everything = [*player.deck, *player.hand, *player.discard, *player.announced]
        assert len(everything) == content.DEFAULT_HERO_DECK, player.seat
        assert battle.phase == "heroes" or len(player.hand) <= HAND_LIMIT, player.seat
        assert player.command >= 0 and player.requisition >= 0, player.seat
    assert all(number >= 0 for number in battle.supply.values())
