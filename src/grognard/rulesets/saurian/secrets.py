"""Who may know which card, and dealing anew what a viewer does not know (1.35)."""

from collections.abc import Callable, Iterable, Sequence

from grognard.kernel.chance import Lot
from grognard.kernel.questions import Seat
from grognard.rulesets.saurian.battle import (
    UNSEEN,
    UNSHOWN,
    Battle,
    Unit,
    is_condition,
    is_fear,
    is_wound,
    name_of,
    shown,
)

SHOWN_WHEN_DRAWN = "cw_2"
"""Bleeding is shown to everybody whenever it is drawn (7F)."""
BLANK = UNSEEN + "cw_"
"""A Wound turned down: which one it is, is dealt anew."""


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
    """Deal anew, in place, everything this viewer does not know.

    It depends on nothing but what the viewer knows: from all states he cannot tell apart the same
    lot makes the same state.
    """
    _redeal_fears(battle, viewer, lot)
    wounds = _turn_down(battle, viewer)
    boards = [_Board(unit) for unit in battle.units if unit.seat != viewer]
    room = sum(name != SHOWN_WHEN_DRAWN for name in wounds)
    reserved = sum(board.needed() for board in boards)
    for board in boards:
        reserved -= board.needed()
        room -= _redeal_actions(board, lot, room - reserved)
    _turn_up(battle, viewer, shuffled(wounds, lot))
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


def _redeal_fears(battle: Battle, viewer: Seat, lot: Lot) -> None:
    """Swap the identities of Fear cards among all places where they are unknown."""
    rest = battle.fear.middle
    unknown: list[Slot] = []
    for unit in battle.units:
        for place, card in enumerate(unit.deck.top):
            if is_fear(card) and (card.startswith(UNSEEN) or unit.seat != viewer):
                unknown.append(_item(unit.deck.top, place))
        if unit.seat == viewer:
            continue
        unknown += [_item(unit.hand, n) for n, card in enumerate(unit.hand) if is_fear(card)]
        unknown += [_field(unit, n) for n in hidden_slots(unit) if is_fear(getattr(unit, n))]
    unknown += [_item(rest, place) for place in range(len(rest))]
    names = shuffled((name_of(slot.get()) for slot in unknown), lot)
    for slot, name in zip(unknown, names, strict=True):
        slot.put(_renamed(slot.get(), name))
    rest.sort()


def _renamed(card: str, name: str) -> str:
    """Another Fear card in the same place, caused by the same unit."""
    _, at, source = card.partition("@")
    prefix = UNSEEN if card.startswith(UNSEEN) else ""
    return f"{prefix}{name}{at}{source}"


def _wound_slots(unit: Unit, *, owner: bool) -> list[Slot]:
    """Where a unit's Wounds may lie that its owner, or that another player, has not seen."""
    found = [_item(unit.deck.middle, place) for place in range(len(unit.deck.middle))]
    return found if owner else [*_looked_at(unit), *found]


def _looked_at(unit: Unit) -> list[Slot]:
    """Places of cards that only the owner sees."""
    return [
        *(_field(unit, name) for name in hidden_slots(unit)),
        *(_item(unit.hand, place) for place in range(len(unit.hand))),
    ]


def _turn_down(battle: Battle, viewer: Seat) -> list[str]:
    """Make every Wound the viewer has not seen look alike; which they are, in any order."""
    names = list(battle.wounds.middle)
    for unit in battle.units:
        for slot in _wound_slots(unit, owner=unit.seat == viewer):
            card = slot.get()
            if is_wound(card) and card != shown(card):
                names.append(name_of(card))
                slot.put(BLANK)
        unit.deck.middle.sort()
    return names


def _turn_up(battle: Battle, viewer: Seat, names: list[str]) -> None:
    """Give the Wounds turned down these identities; the rest is the middle of the Wound deck.

    A Bleeding that its owner has drawn would have been shown.
    """
    for unit in battle.units:
        for slot in _looked_at(unit) if unit.seat != viewer else ():
            if slot.get() == BLANK:
                place = next(n for n, name in enumerate(names) if name != SHOWN_WHEN_DRAWN)
                slot.put(UNSHOWN + names.pop(place))
    for unit in battle.units:
        unit.deck.middle = sorted(
            UNSEEN + names.pop() if card == BLANK else card for card in unit.deck.middle
        )
    battle.wounds.middle = sorted(names)


class _Board:
    """The places of a unit whose cards other players do not know, and the cards that lie there."""

    def __init__(self, unit: Unit) -> None:
        self.unit = unit
        self.places = [
            n
            for n, card in enumerate(unit.hand)
            if not is_fear(card) and name_of(card) != SHOWN_WHEN_DRAWN
        ]
        faces = {name: getattr(unit, name) for name in hidden_slots(unit)}
        self.actions = {name: card for name, card in faces.items() if not is_condition(card)}
        self.wounds = [
            name
            for name, card in faces.items()
            if is_wound(card) and name_of(card) != SHOWN_WHEN_DRAWN
        ]
        self.cards = [
            *(unit.hand[n] for n in self.places),
            *self.actions.values(),
            *(faces[name] for name in self.wounds),
            *unit.deck.middle,
        ]

    def needed(self) -> int:
        """How many unknown Wounds must lie in its hand and slots, for want of other cards."""
        return _needed(len(self.wounds), len(self.places) + len(self.actions), self.cards)


def _needed(slots: int, places: int, left: Sequence[str]) -> int:
    if BLANK not in left:
        return 0
    usable = [card for card in left if card not in (BLANK, SHOWN_WHEN_DRAWN)]
    wounds = sum(is_wound(card) for card in usable)
    return max(0, slots - wounds, slots + places - len(usable))


def _redeal_actions(board: _Board, lot: Lot, room: int) -> int:
    """Deal a unit's cards anew; how many unknown Wounds came into its hand and slots.

    Face-down cards keep their Initiative, which is public, or are Wounds as they were; hand and
    deck are any cards. At most ``room`` unknown Wounds are not a Bleeding, which would be shown.
    """
    unit, mixed = board.unit, shuffled(board.cards, lot)
    cards = unit.profile.content.cards
    for name, placed in board.actions.items():
        face = cards[placed]
        chosen = next(
            n
            for n, card in enumerate(mixed)
            if card in cards and cards[card].initiative == face.initiative
        )
        setattr(unit, name, mixed.pop(chosen))
    slots = [_field(unit, name) for name in board.wounds]
    places = [_item(unit.hand, place) for place in board.places]
    taken = 0
    for number, slot in enumerate([*slots, *places], start=1):
        left = max(0, len(slots) - number), len(slots) + len(places) - max(number, len(slots))
        for n, card in enumerate(mixed):
            fits = card != SHOWN_WHEN_DRAWN and (number > len(slots) or is_wound(card))
            after = taken + (card == BLANK)
            if fits and after + _needed(*left, [*mixed[:n], *mixed[n + 1 :]]) <= room:
                slot.put(mixed.pop(n))
                taken = after
                break
    unit.deck.middle = sorted(mixed)
    return taken


def _redeal_ammunition(battle: Battle, viewer: Seat, lot: Lot) -> None:
    """Swap ammunition of one type and cost among everybody else's cards and the supply."""
    slots: dict[tuple[str, int], list[Slot]] = {}
    for unit in battle.units:
        if unit.seat != viewer:
            for place, card in enumerate(unit.ammo):
                slots.setdefault(_sort(battle, card), []).append(_item(unit.ammo, place))
        for dose in unit.doses:
            if dose.giver != viewer and not dose.shown:
                slot = Slot(
                    lambda dose=dose: dose.card,  # type: ignore[misc]
                    lambda card, dose=dose: setattr(dose, "card", card),  # type: ignore[misc]
                )
                slots.setdefault(_sort(battle, dose.card), []).append(slot)
    for sort, found in slots.items():
        kinds = [card for card in battle.content.ammunition if _sort(battle, card) == sort]
        stock = [kind for kind in kinds for _ in range(battle.supply.get(kind, 0))]
        mixed = shuffled([*(slot.get() for slot in found), *stock], lot)
        for slot in found:
            slot.put(mixed.pop())
        for kind in kinds:
            battle.supply[kind] = mixed.count(kind)


def _sort(battle: Battle, card: str) -> tuple[str, int]:
    ammunition = battle.content.ammunition[card]
    return ammunition.type, ammunition.cost
