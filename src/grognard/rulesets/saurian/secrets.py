"""Who may know which card, and dealing anew what a viewer does not know (1.35)."""

from collections.abc import Callable, Iterable

from grognard.kernel.chance import Lot
from grognard.kernel.questions import Seat
from grognard.rulesets.saurian.battle import (
    UNSEEN,
    Battle,
    Unit,
    is_condition,
    is_fear,
    is_wound,
    name_of,
)
from grognard.rulesets.saurian.content import ammunition, cards

SHOWN_WHEN_DRAWN = "cw_2"
"""Bleeding is shown to everybody whenever it is drawn (7F)."""


class Slot:
    """A place a hidden card lies in, to be read and changed."""

    __slots__ = ("get", "put")

    def __init__(self, get: Callable[[], str], put: Callable[[str], None]) -> None:
        self.get = get
        self.put = put


def _item(cards_: list[str], place: int) -> Slot:
    def put(card: str) -> None:
        cards_[place] = card

    return Slot(lambda: cards_[place], put)


def _field(unit: Unit, name: str) -> Slot:
    return Slot(lambda: getattr(unit, name), lambda card: setattr(unit, name, card))


def redeal(battle: Battle, viewer: Seat, lot: Lot) -> None:
    """Deal anew, in place, everything this viewer does not know."""
    _redeal_conditions(battle, viewer, lot, is_fear, battle.fear.middle)
    _redeal_conditions(battle, viewer, lot, is_wound, battle.wounds.middle)
    for unit in battle.units:
        if unit.seat != viewer:
            _redeal_actions(unit, lot)
    for player in battle.players:
        if player.seat != viewer:
            pool = shuffled([*player.hand, *player.deck.middle], lot)
            held = len(player.hand)
            player.hand, player.deck.middle = pool[:held], sorted(pool[held:])
    _redeal_ammunition(battle, viewer, lot)


def shuffled(items: Iterable[str], lot: Lot) -> list[str]:
    """The same cards in any order, whichever order they came in.

    A seat may know the lot of a redeal: were the cards not sorted first, it could read back from
    where they end up where they were.
    """
    left = sorted(items)
    return [left.pop(lot.below(len(left))) for _ in range(len(left))]


def hidden_slots(unit: Unit) -> list[str]:
    """The slots of a unit whose card lies face down."""
    names = ["next", "idle"] if unit.revealed else ["active", "next", "idle"]
    return [name for name in names if getattr(unit, name)]


def _redeal_conditions(
    battle: Battle, viewer: Seat, lot: Lot, kind: Callable[[str], bool], rest: list[str]
) -> None:
    """Swap the identities of Fear or Wound cards among all places where they are unknown."""
    unknown: list[Slot] = []
    never_shown: list[Slot] = []
    for unit in battle.units:
        for pile in (unit.deck.top, unit.deck.middle):
            for place, card in enumerate(pile):
                known_to_owner = pile is unit.deck.top and unit.seat != viewer
                if kind(card) and (card.startswith(UNSEEN) or known_to_owner):
                    unknown.append(_item(pile, place))
        if unit.seat == viewer:
            continue
        for place, card in enumerate(unit.hand):
            if kind(card) and name_of(card) != SHOWN_WHEN_DRAWN:
                never_shown.append(_item(unit.hand, place))
        for name in hidden_slots(unit):
            card = getattr(unit, name)
            if kind(card) and name_of(card) != SHOWN_WHEN_DRAWN:
                never_shown.append(_field(unit, name))
    unknown += [_item(rest, place) for place in range(len(rest))]
    names = shuffled((name_of(slot.get()) for slot in [*unknown, *never_shown]), lot)
    for slot in never_shown:
        place = next(n for n, name in enumerate(names) if name != SHOWN_WHEN_DRAWN)
        slot.put(_renamed(slot.get(), names.pop(place)))
    for slot, name in zip(unknown, names, strict=True):
        slot.put(_renamed(slot.get(), name))
    rest.sort()
    for unit in battle.units:
        unit.deck.middle.sort()


def _renamed(card: str, name: str) -> str:
    """Another Condition card in the same place, caused by the same unit."""
    _, at, source = card.partition("@")
    prefix = UNSEEN if card.startswith(UNSEEN) else ""
    return f"{prefix}{name}{at}{source}"


def _redeal_actions(unit: Unit, lot: Lot) -> None:
    """Face-down cards keep their Initiative, which is public; hand and deck are any cards."""
    places = [
        n
        for n, card in enumerate(unit.hand)
        if not is_fear(card) and name_of(card) != SHOWN_WHEN_DRAWN
    ]
    slots = [name for name in hidden_slots(unit) if not is_condition(getattr(unit, name))]
    # An Idle card that is not yet revealed shows no Initiative: it takes what the others leave.
    slots.sort(key=lambda name: name == "idle" and unit.idle_pending)
    faces = [getattr(unit, name) for name in slots]
    mixed = shuffled([*(unit.hand[n] for n in places), *faces, *unit.deck.middle], lot)
    for name, face in zip(slots, faces):
        free = name == "idle" and unit.idle_pending
        chosen = next(
            n
            for n, card in enumerate(mixed)
            if card in cards() and (free or cards()[card].initiative == cards()[face].initiative)
        )
        setattr(unit, name, mixed.pop(chosen))
    for place in places:
        chosen = next(n for n, card in enumerate(mixed) if name_of(card) != SHOWN_WHEN_DRAWN)
        unit.hand[place] = mixed.pop(chosen).lstrip(UNSEEN)
    unit.deck.middle = sorted(mixed)


def _redeal_ammunition(battle: Battle, viewer: Seat, lot: Lot) -> None:
    """Swap ammunition of one type and cost among everybody else's cards and the supply."""
    slots: dict[tuple[str, int], list[Slot]] = {}
    for unit in battle.units:
        if unit.seat != viewer:
            for place, card in enumerate(unit.ammo):
                slots.setdefault(_sort(card), []).append(_item(unit.ammo, place))
        for dose in unit.doses:
            if dose.giver != viewer and not dose.shown:
                slot = Slot(
                    lambda dose=dose: dose.card,  # type: ignore[misc]
                    lambda card, dose=dose: setattr(dose, "card", card),  # type: ignore[misc]
                )
                slots.setdefault(_sort(dose.card), []).append(slot)
    for sort, found in slots.items():
        kinds = [card.id for card in ammunition().values() if _sort(card.id) == sort]
        stock = [kind for kind in kinds for _ in range(battle.supply.get(kind, 0))]
        mixed = shuffled([*(slot.get() for slot in found), *stock], lot)
        for slot in found:
            slot.put(mixed.pop())
        for kind in kinds:
            battle.supply[kind] = mixed.count(kind)


def _sort(card: str) -> tuple[str, int]:
    return ammunition()[card].type, ammunition()[card].cost
