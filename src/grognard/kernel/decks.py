"""Decks without a secret order: a known top, an unknown middle, a known bottom."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from msgspec import Struct


class Deck(Struct):
    """Cards of which only what some rule fixed has an order.

    The middle is a multiset: which of its cards lies where is decided when one is drawn, by
    a chance question. So there is no order to leak, and redealing is trivial. Cards put back
    on top or below in a known order wait there; a shuffle dissolves them into the middle.
    Who *knows* a card of the top or bottom is the ruleset's matter: its view says it.

    >>> deck = Deck.of(["ace", "king", "king"])
    >>> deck.put_on_top(["joker"])
    >>> len(deck), deck.known_next(2)
    (4, ['joker'])
    >>> deck.take(["joker", "king"])
    >>> deck.middle, len(deck)
    (['ace', 'king'], 2)
    """

    top: list[str] = []
    middle: list[str] = []
    """Kept sorted, so that equal decks are equal states."""
    bottom: list[str] = []

    @classmethod
    def of(cls, cards: Iterable[str]) -> "Deck":
        """A shuffled deck of these cards."""
        return cls(middle=sorted(cards))

    def __len__(self) -> int:
        return len(self.top) + len(self.middle) + len(self.bottom)

    def __iter__(self) -> Iterator[str]:
        """All its cards, in no meaningful order."""
        yield from self.top
        yield from self.middle
        yield from self.bottom

    def known_next(self, count: int) -> list[str]:
        """As many of the next ``count`` cards as have a fixed order, first first."""
        if len(self.top) >= count or self.middle:
            return self.top[:count]
        return (self.top + self.bottom)[:count]

    def unknown_among(self, count: int) -> int:
        """How many of the next ``count`` cards come out of the unordered middle."""
        return max(0, min(count - len(self.top), len(self.middle)))

    def possible_next(self) -> list[str]:
        """The cards that may be drawn next: the top one, or any of the middle, or the bottom's."""
        return self.top[:1] or self.middle or self.bottom[:1]

    def take(self, cards: Sequence[str]) -> None:
        """Remove these cards from the top, in this order; they must be able to lie there."""
        for card in cards:
            if self.top:
                if self.top[0] != card:
                    raise ValueError(f"the top card is {self.top[0]!r}, not {card!r}")
                del self.top[0]
            elif self.middle:
                self.middle.remove(card)
            elif self.bottom and self.bottom[0] == card:
                del self.bottom[0]
            else:
                raise ValueError(f"{card!r} cannot be the next card")

    def put_on_top(self, cards: Sequence[str]) -> None:
        """Put cards on top; the first of them will be drawn first."""
        self.top[:0] = cards

    def put_below(self, cards: Sequence[str]) -> None:
        """Put cards under the deck; the last of them will be drawn last."""
        self.bottom.extend(cards)

    def shuffle(self, *more: str) -> None:
        """Shuffle everything, and these cards with it."""
        self.middle = sorted([*self, *more])
        self.top.clear()
        self.bottom.clear()

    def remove(self, card: str) -> None:
        """Take a card out of the deck by name (a search), wherever it lies."""
        for part in (self.top, self.middle, self.bottom):
            if card in part:
                part.remove(card)
                return
        raise ValueError(f"there is no {card!r} in the deck")

    def counts(self) -> Counter[str]:
        """How many of each card it holds."""
        return Counter(self)
