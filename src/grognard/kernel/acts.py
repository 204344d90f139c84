"""Acts of chance that rules of many games await: dice, cards of a deck, lots.

A ruleset adds its own kinds the same way, each a ``Chance`` that says what a person enters.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from math import comb, prod
from typing import Any

from grognard.kernel.chance import Lot
from grognard.kernel.decks import Deck
from grognard.kernel.entering import Cards, Dice, Names, Part, Value
from grognard.kernel.events import Drawn, Event, Rolled, Tossed
from grognard.kernel.questions import Chance, Entry, Weights
from grognard.kernel.tallies import Tally


@lru_cache(maxsize=4096)
def successes_of(dice: int, need: int, sides: int = 6) -> tuple[tuple[int, int], ...]:
    """The exact weights of each number of successes.

    >>> successes_of(2, 4)
    ((0, 9), (1, 18), (2, 9))
    """
    good = min(max(sides + 1 - need, 0), sides)
    bad = sides - good
    weights = ((k, comb(dice, k) * good**k * bad ** (dice - k)) for k in range(dice + 1))
    return tuple((k, weight) for k, weight in weights if weight)


class Roll(Chance[int], eq=False):
    """How many of these dice show ``need`` or more.

    >>> roll = Roll(Tally("attack").add("4.400", "base", 3), 4)
    >>> roll.trust([4, 1, 6])
    2
    >>> roll.outcomes()
    ((0, 27), (1, 81), (2, 81), (3, 27))
    >>> Roll(3, 4, enough=2).outcomes()
    [(0, 108), (2, 108)]
    >>> Roll(3, 4, enough=2).apart()
    ((0, 27), (1, 81), (2, 81), (3, 27))
    """

    pool: Tally | int
    need: int
    sides: int = 6
    enough: int | None = None
    """Where only this matters, so many successes or fewer: the odds tell no more than these two."""

    @property
    def dice(self) -> int:
        """How many dice are thrown."""
        return self.pool if isinstance(self.pool, int) else self.pool.total

    @property
    def tally(self) -> Tally | None:
        """The parts of the pool."""
        return None if isinstance(self.pool, int) else self.pool

    def sample(self, lot: Lot) -> Entry:
        return lot.faces(self.dice, self.sides)

    def apart(self) -> Weights:
        return successes_of(self.dice, self.need, self.sides)

    def outcomes(self) -> Weights:
        weights = self.apart()
        if self.enough is None:
            return weights
        fewer = [(k, weight) for k, weight in weights if k < self.enough]
        more = [(k, weight) for k, weight in weights if k >= self.enough]
        return [(alike[0][0], sum(w for _, w in alike)) for alike in (fewer, more) if alike]

    def coming_to(self, outcome: int, lot: Lot) -> Entry:
        """Dice of which so many succeed, in any order.

        >>> Roll(3, 4).trust(Roll(3, 4).coming_to(3, Lot(b"", 0)))
        3
        """
        least = min(max(self.need, 1), self.sides + 1)
        good = [least + lot.below(self.sides + 1 - least) for _ in range(outcome)]
        bad = [1 + lot.below(least - 1) for _ in range(self.dice - outcome)]
        left = good + bad
        return tuple(left.pop(lot.below(len(left))) for _ in range(self.dice))

    def parts(self, entered: Sequence[Value]) -> tuple[Part, ...]:
        return (Dice(count=self.dice, sides=self.sides, need=self.need),)

    def trust(self, entry: Entry) -> int:
        need = self.need
        return sum([face >= need for face in entry])

    def event(self, entry: Entry) -> Event:
        return Rolled(self.seat, self.topic, tuple(entry), self.need, self.trust(entry))


class RollDie(Chance[int], eq=False):
    """One die; the rule gets its face.

    >>> RollDie().outcomes()[:2]
    ((1, 1), (2, 1))
    """

    sides: int = 6

    def sample(self, lot: Lot) -> Entry:
        return lot.faces(1, self.sides)

    def outcomes(self) -> Weights:
        return tuple((face, 1) for face in range(1, self.sides + 1))

    def parts(self, entered: Sequence[Value]) -> tuple[Part, ...]:
        return (Dice(sides=self.sides),)

    def trust(self, entry: Entry) -> int:
        return int(entry[0])

    def event(self, entry: Entry) -> Event:
        return Rolled(self.seat, self.topic, tuple(entry), 0, 0)


class RollOff(Chance[int], eq=False):
    """Sides roll against each other, highest wins, ties are rolled again until one does.

    Each side is the modifiers of its dice; its result is its best modified die. The rule gets
    the winning side's place. However long the ties may last, the outcome has a closed form:
    the odds of the first throw that is not a tie.

    >>> RollOff(((1,), (0,))).outcomes()
    ((0, 21), (1, 10))
    >>> RollOff(((0,), (0,))).trust([[3, 3], [2, 5]])
    1
    """

    sides_of: tuple[tuple[int, ...], ...]
    sides: int = 6
    names: tuple[str, ...] = ()
    """What the sides are, where they are not those of the table in order."""

    @property
    def dice(self) -> int:
        """How many dice one throw takes."""
        return sum(len(side) for side in self.sides_of)

    def results(self, throw: Sequence[int]) -> tuple[int, ...]:
        """Each side's best modified die."""
        faces = iter(throw)
        return tuple(max(next(faces) + bonus for bonus in side) for side in self.sides_of)

    def winner(self, throw: Sequence[int]) -> int | None:
        """The side that wins a throw, or nothing for a tie."""
        results = self.results(throw)
        best = max(results)
        return results.index(best) if results.count(best) == 1 else None

    def sample(self, lot: Lot) -> Entry:
        throws = []
        while True:
            throws.append(list(lot.faces(self.dice, self.sides)))
            if self.winner(throws[-1]) is not None:
                return throws

    def outcomes(self) -> Weights:
        return _roll_off(self.sides_of, self.sides)

    def parts(self, entered: Sequence[Value]) -> tuple[Part, ...]:
        throws = self._throws(entered)
        is_tied = bool(throws) and len(throws[-1]) == self.dice and self.winner(throws[-1]) is None
        again = max(len(throws), 1) - 1 + is_tied
        return self._throw("ties-again") + self._throw("tied") * again

    def _throw(self, note: str) -> tuple[Part, ...]:
        """The dice of one throw, each with what its side adds to it."""
        return tuple(
            Dice(
                sides=self.sides,
                label="die-of-side",
                note=note,
                facts={"side": self.names[k] if self.names else chr(ord("A") + k), "bonus": bonus},
            )
            for k, side in enumerate(self.sides_of)
            for bonus in side
        )

    def values(self, answer: object) -> Sequence[object]:
        rows = Chance.values(self, answer)
        if not rows or not all(isinstance(row, list | tuple) for row in rows):
            return rows
        # A throw that is a die short must not be filled up from the next.
        fitting = [row for row in rows if isinstance(row, list | tuple) and len(row) == self.dice]
        return [face for row in fitting for face in row]

    def assemble(self, values: Sequence[int]) -> Entry:
        return self._throws(values)

    def _throws(self, values: Sequence[Any]) -> list[list[Any]]:
        dice = self.dice
        return [list(values[k : k + dice]) for k in range(0, len(values), dice)]

    def trust(self, entry: Entry) -> int:
        winner = self.winner(entry[-1])
        assert winner is not None, "a recorded roll-off ends with a winner"
        return winner

    def event(self, entry: Entry) -> Event:
        return Rolled(self.seat, self.topic, tuple(face for row in entry for face in row), 0, 0)


@lru_cache(maxsize=256)
def _roll_off(sides_of: tuple[tuple[int, ...], ...], sides: int) -> Weights:
    """Weights of each side winning outright, from how many throws leave each at most k."""
    values = sorted(
        {face + bonus for side in sides_of for bonus in side for face in range(sides + 1)}
    )

    def at_most(side: tuple[int, ...], value: int) -> int:
        return prod(min(max(value - bonus, 0), sides) for bonus in side)

    weights = []
    for place, side in enumerate(sides_of):
        others = [other for k, other in enumerate(sides_of) if k != place]
        weight = sum(
            (at_most(side, value) - at_most(side, value - 1))
            * prod(at_most(other, value - 1) for other in others)
            for value in values
        )
        weights.append((place, weight))
    return tuple((place, weight) for place, weight in weights if weight)


class Draw(Chance[tuple[str, ...]], eq=False):
    """The next cards of a deck; the rule gets them in the order drawn and takes them itself.

    Known cards come first and are no chance at all; the rest come out of the middle.

    >>> Draw(Deck.of("aab"), 2).outcomes()
    ((('a', 'a'), 2), (('a', 'b'), 2), (('b', 'a'), 2))
    """

    deck: Deck
    count: int = 1
    printed: Callable[[], Iterable[str]] | None = None
    """Lists every card that could ever be in it, so that a person can pick from all of them."""
    shows: Callable[[str], str] = str
    """What is printed on a card, where the deck knows more of it."""

    @property
    def _count(self) -> int:
        return min(self.count, len(self.deck))

    @property
    def is_vast(self) -> bool:
        return self.deck.unknown_among(self.count) > 1

    def sample(self, lot: Lot) -> Entry:
        deck = self.deck
        drawn = deck.known_next(self._count)[: len(deck.top)]
        middle = list(deck.middle)
        for _ in range(deck.unknown_among(self._count)):
            drawn.append(middle.pop(lot.below(len(middle))))
        return drawn + deck.bottom[: self._count - len(drawn)]

    def completed(self, unknown: Sequence[str]) -> tuple[str, ...]:
        """All that is drawn, where these come out of the middle.

        >>> Draw(Deck(top=["a"], middle=["b", "c"]), 2).completed(["c"])
        ('a', 'c')
        """
        deck = self.deck
        known = deck.top[: self._count]
        tail = deck.bottom[: self._count - len(known) - deck.unknown_among(self._count)]
        return (*known, *unknown, *tail)

    def outcomes(self) -> Weights:
        deck = self.deck
        weights: Counter[tuple[str, ...]] = Counter({(): 1})
        for _ in range(deck.unknown_among(self._count)):
            longer: Counter[tuple[str, ...]] = Counter()
            for drawn, weight in weights.items():
                left = Counter(deck.middle)
                left.subtract(drawn)
                for card, number in left.items():
                    if number:
                        longer[(*drawn, card)] += weight * number
            weights = longer
        return tuple((self.completed(drawn), weight) for drawn, weight in weights.items())

    def coming_to(self, outcome: tuple[str, ...], lot: Lot) -> Entry:
        return list(outcome)

    def parts(self, entered: Sequence[Value]) -> tuple[Part, ...]:
        return (self._cards,)

    @property
    def _cards(self) -> Cards:
        printed = tuple(dict.fromkeys(self.printed())) if self.printed is not None else ()
        return Cards(count=self._count, deck=self.deck, printed=printed, shows=self.shows)

    def assemble(self, values: Sequence[str]) -> Entry:
        return self._cards.drawn(values)

    def trust(self, entry: Entry) -> tuple[str, ...]:
        return tuple(entry)

    def event(self, entry: Entry) -> Event:
        return Drawn(self.seat, self.topic, len(entry))


class Flip(Draw, eq=False):
    """The next card of a deck, turned face up for all to see."""


class Toss(Chance[str], eq=False):
    """One of these, each as likely as the others: a coin, or lots drawn among more.

    >>> Toss(("A", "B")).outcomes()
    (('A', 1), ('B', 1))
    """

    among: tuple[str, ...]

    def sample(self, lot: Lot) -> Entry:
        return lot.pick(self.among)

    def outcomes(self) -> Weights:
        return tuple((name, 1) for name in self.among)

    def parts(self, entered: Sequence[Value]) -> tuple[Part, ...]:
        return (Names(among=self.among),)

    def assemble(self, values: Sequence[str]) -> Entry:
        return values[0]

    def trust(self, entry: Entry) -> str:
        return str(entry)

    def event(self, entry: Entry) -> Event:
        return Tossed(self.topic, self.among, str(entry))
