"""What a person enters for an act of chance, part by part: dice, cards or names.

Whoever puts an act of chance to people (a screen, a line of text, a script) reads no more
than this: so many values, part after part, and what each may be. What comes next may depend
on what was entered, since ties are thrown again and misses rerolled; so one asks anew with
the values entered so far, until nothing is missing.
"""

from collections.abc import Callable, Sequence
from typing import Any

from msgspec import Struct

from grognard.kernel.decks import Deck
from grognard.kernel.refusals import Refusal

Value = int | str
"""One die as it lies, one card, one name."""

MOST_VALUES = 400
"""No throw is this long, not even with all the ties that ever happened."""


class Part(Struct, frozen=True, kw_only=True):
    """Values of one kind that are entered together."""

    count: int = 1
    label: str = ""
    """``enter-<label>`` says whose they are or what for, where the question does not."""
    note: str = ""
    """``enter-<note>`` says what of it is thrown again, or why it is."""
    facts: dict[str, Any] = {}
    """Arguments of both messages."""

    def refuse(self, values: Sequence[Any]) -> Refusal | None:
        """Why these cannot be its first values, or nothing."""
        raise NotImplementedError

    def missing(self, count: int) -> Refusal:
        """Says that so many of its values are missing."""
        raise NotImplementedError


class Dice(Part, frozen=True):
    """Dice, as they lie.

    >>> Dice(count=2).refuse([3, 7])
    Refusal('not-these-dice', rule='', {'value': '7', 'sides': 6})
    """

    sides: int = 6
    need: int = 0
    """What a die must show to succeed; 0 where nothing is needed."""

    def __str__(self) -> str:
        return f"{self.count}d{self.sides}" + (f" at {self.need}+" if self.need else "")

    def refuse(self, values: Sequence[Any]) -> Refusal | None:
        for value in values:
            if type(value) is not int or not 1 <= value <= self.sides:
                return Refusal("not-these-dice", value=str(value)[:20], sides=self.sides)
        return None

    def missing(self, count: int) -> Refusal:
        return Refusal("dice-missing", n=count)


class Cards(Part, frozen=True):
    """The next cards of a deck, in the order drawn.

    >>> Cards(deck=Deck.of("ab"), count=2).refuse(["a", "a"])
    Refusal('not-the-next-card', rule='', {'card': 'a'})
    """

    deck: Deck
    printed: tuple[str, ...] = ()
    """Every card that could ever be in it, in order: it tells nothing of what is left."""

    shows: Callable[[str], str] = str
    """What is printed on a card, where the deck knows more of it."""

    def __str__(self) -> str:
        return f"{self.count} of {len(self.deck)} cards"

    def among(self, secrets: bool) -> tuple[str, ...]:
        """The cards to pick from; what is left in a deck may tell what is in other hands.

        >>> Cards(deck=Deck.of("baa"), printed=("a", "b", "c")).among(secrets=False)
        ('a', 'b')
        """
        return self.printed if secrets else tuple(sorted({self.shows(card) for card in self.deck}))

    def drawn(self, values: Sequence[str]) -> list[str]:
        """The cards of the deck that are meant, each by itself or by what is printed on it."""
        deck = Deck(list(self.deck.top), list(self.deck.middle), list(self.deck.bottom))
        found = []
        for value in values:
            possible = deck.possible_next()
            card = value if value in possible else self._showing(value, possible)
            if card is None:
                raise Refusal("not-the-next-card", card=str(value)[:80])
            deck.take([card])
            found.append(card)
        return found

    def _showing(self, value: object, cards: Sequence[str]) -> str | None:
        return next((card for card in cards if self.shows(card) == value), None)

    def refuse(self, values: Sequence[Any]) -> Refusal | None:
        try:
            self.drawn(values)
        except Refusal as refusal:
            return refusal
        return None

    def missing(self, count: int) -> Refusal:
        return Refusal("cards-missing", n=count)


class Names(Part, frozen=True):
    """One of these names: a coin, or lots drawn among more."""

    among: tuple[str, ...]
    of: str = "seat"
    """What they are names of: seats, or whatever ``<of>-<name>`` is a message for."""

    def __str__(self) -> str:
        return " or ".join(self.among)

    def refuse(self, values: Sequence[Any]) -> Refusal | None:
        if all(value in self.among for value in values):
            return None
        return self.missing(self.count)

    def missing(self, count: int) -> Refusal:
        return Refusal("not-this-toss", among=", ".join(self.among))


class Entering(Struct, frozen=True):
    """All that is entered for an act of chance, as far as the values so far tell."""

    parts: tuple[Part, ...]
    entered: tuple[Value, ...] = ()

    @property
    def left(self) -> int:
        """How many values are missing for now."""
        return sum(part.count for part in self.parts) - len(self.entered)

    def filled(self) -> list[tuple[Part, tuple[Value, ...]]]:
        """Each part with the values it has so far.

        >>> [values for _, values in Entering((Dice(count=2), Dice()), (3,)).filled()]
        [(3,), ()]
        """
        found, begin = [], 0
        for part in self.parts:
            found.append((part, self.entered[begin : begin + part.count]))
            begin += part.count
        return found

    def refuse(self) -> Refusal | None:
        """Why the values do not fit, however many are still missing."""
        if self.left < 0:
            return Refusal("entered-too-many", n=-self.left)
        refusals = (part.refuse(values) for part, values in self.filled())
        return next((refusal for refusal in refusals if refusal is not None), None)

    def missing(self) -> Refusal | None:
        """What must still be entered, or nothing."""
        for part, values in self.filled():
            if len(values) < part.count:
                return part.missing(part.count - len(values))
        return None
