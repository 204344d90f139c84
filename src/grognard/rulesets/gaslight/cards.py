"""Playing cards: order, colours and what each may be spent on (1.30-1.36, 4.127-4.132)."""

from collections.abc import Iterable
from functools import cache
from typing import Literal

from grognard.kernel.questions import Seat
from grognard.kernel.views import CardPrint

Suit = Literal["spades", "hearts", "diamonds", "clubs"]

SUITS = ("spades", "hearts", "diamonds", "clubs")
"""In the order that splits equal ranks, highest first (1.31)."""
RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
LETTERS: dict[str, Suit] = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}
DECK = tuple(rank + letter for letter in LETTERS for rank in RANKS)

OWN_SUIT = {
    "cast-friends",
    "cast-enemies",
    "objective",
    "heroic",
    "falling",
}
"""Uses for which a Hero's own suit serves (4.131)."""
BLACK_USES = {"melee", "leaving", "cast-friends"}
RED_USES = {"shooting", "cast-enemies"}


def suit_of(card: str) -> Suit:
    """The suit of a card.

    >>> suit_of("10H")
    'hearts'
    """
    return LETTERS[card[-1]]


@cache
def prints() -> dict[str, CardPrint]:
    """What every card looks like: its rank and its suit.

    >>> prints()["10H"].corner, prints()["10H"].suit
    ('10', 'hearts')
    """
    return {card: CardPrint("playing", card[:-1], suit_of(card)) for card in DECK}


def hand_of(seat: Seat) -> str:
    """The pile a view shows a player's hand as."""
    return f"hand_{seat}"


def is_black(card: str) -> bool:
    """Spades and clubs are black (1.33)."""
    return card[-1] in "SC"


def strength(card: str) -> tuple[int, int]:
    """What makes a card higher than another: rank first, then suit (1.32).

    >>> strength("KS") > strength("KH") > strength("QS")
    True
    """
    return RANKS.index(card[:-1]), -SUITS.index(LETTERS[card[-1]])


def highest(cards: Iterable[str]) -> str:
    """The highest of these cards (1.32)."""
    return max(cards, key=strength)


def lowest(cards: Iterable[str]) -> str:
    """The lowest of these cards."""
    return min(cards, key=strength)


def deed_value(card: str) -> int:
    """Successes a card adds: court cards and aces two, all others one (4.127).

    >>> deed_value("QD"), deed_value("10D")
    (2, 1)
    """
    return 2 if card[:-1] in ("A", "K", "Q", "J") else 1


def deed_kind(card: str) -> tuple[str, int] | None:
    """What tells cards apart until the next bid: suit and value, not rank.

    >>> deed_kind("KD") == deed_kind("JD"), deed_kind("2D") == deed_kind("2H"), deed_kind("none")
    (True, False, None)
    """
    return None if card == "none" else (suit_of(card), deed_value(card))


def serves(card: str, use: str, suit: str) -> bool:
    """Whether a Hero of a suit may discard a card for a use: Table 4-C (4.129-4.132).

    >>> serves("4C", "melee", "spades"), serves("AS", "melee", "spades")
    (True, False)
    """
    if use == "crush":
        return not is_black(card)
    if LETTERS[card[-1]] == suit:
        return use in OWN_SUIT
    return use in (BLACK_USES if is_black(card) else RED_USES)


_PLACES = {card: n for n, card in enumerate(sorted(DECK, key=strength, reverse=True))}


def in_order(cards: Iterable[str]) -> list[str]:
    """Cards as a player would hold them, highest first; equal hands are equal states."""
    return sorted(cards, key=_PLACES.__getitem__)
