"""An enumerator that shares nothing with the odds of the program.

It plays on in forks of the game itself and enters dice as they may lie on a table, one after
another, and cards as they may come off a deck: no question lists or weighs its own outcomes here.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import combinations_with_replacement, product
from math import comb, factorial, prod
from typing import Any

from grognard.kernel.compound import Question
from grognard.kernel.entering import Cards, Dice, Names, Part
from grognard.kernel.game import Game
from grognard.kernel.questions import Chance

Found = dict[Any, Fraction]

TOLD_IN_ORDER = 3
"""Of so many dice every order is tried."""
MOST_THROWS = 4_000
DEEPEST = 14
"""Dice that are thrown again and again have no end."""


class TooMuch(Exception):
    """There are more ways than anybody wants to wait for."""


class Enumerator:
    """Plays every way a passage may go, to the end of the step under way."""

    def __init__(self, game: Game[Any], most: int) -> None:
        self._before = game.codec.copy(game.battle)
        self._ruleset = game.ruleset
        self._most = most
        self.ways = 0

    def outcomes(self, game: Game[Any], answers: Sequence[object]) -> Found:
        """What may come of these answers and how likely it is; later choices are as usual."""
        question = game.question
        assert question is not None
        found: Counter[Any] = Counter()
        for share, entry, left in _answered(question, answers):
            for outcome, chance in self._after(game, entry, left).items():
                found[outcome] += share * chance
        return dict(found)

    def _after(self, game: Game[Any], entry: object, answers: Sequence[object]) -> Found:
        self.ways += 1
        if self.ways > self._most:
            raise TooMuch
        twin = game.fork()
        ends: list[tuple[bytes, int]] = []
        between = twin._course.between
        assert between is not None
        # Only the moment a step ends is looked at: the next one may change the battle at once.
        twin._course.between = lambda: (
            ends.append((twin.codec.pack(twin.battle), len(twin.log))),
            between(),
        )[1]
        twin.answer(entry)
        for packed, told in ends:
            if not self._ruleset.is_resolving(twin.codec.unpack(packed)):
                return self._came_to(twin, packed, told)
        return self.outcomes(twin, answers)

    def _came_to(self, twin: Game[Any], packed: bytes, told: int) -> Found:
        """What a passage came to, by the battle at its end and how much had been told by then."""
        battle = twin.codec.unpack(packed)
        return {self._ruleset.effects(self._before, battle): Fraction(1)}


def _answered(
    question: Question, answers: Sequence[object]
) -> Iterator[tuple[Fraction, object, Sequence[object]]]:
    """Each way to answer, how likely it is, and the answers left."""
    if isinstance(question, Chance):
        for entered, share in told_apart(question):
            yield share, entered, answers
    elif answers:
        yield Fraction(1), answers[0], answers[1:]
    else:
        yield Fraction(1), question.usual, ()


def told_apart(question: Chance[Any]) -> list[tuple[object, Fraction]]:
    """One entry for everything a rule may get for an answer, and how likely that is."""
    shares: dict[str, tuple[object, Fraction]] = {}
    for share, entered in _entries(question, ()):
        entry = question.assemble(entered)
        outcome = repr(question.trust(entry))
        first, so_far = shares.get(outcome, (entry, Fraction(0)))
        shares[outcome] = first, so_far + share
    return list(shares.values())


def _entries(
    question: Chance[Any], entered: tuple[Any, ...]
) -> Iterator[tuple[Fraction, tuple[Any, ...]]]:
    """Every way the dice may lie, cards may come and lots may fall."""
    entering = question.entering(entered)
    if not entering.left:
        yield Fraction(1), entered
        return
    if len(entered) >= DEEPEST:
        raise TooMuch
    part = _part_under_way(entering.parts, len(entered))
    for share, values in _values(part):
        for rest, whole in _entries(question, (*entered, *values)):
            yield share * rest, whole


def _part_under_way(parts: Sequence[Part], entered: int) -> Part:
    """The part the next value belongs to; each is entered as a whole."""
    for part in parts:
        if part.count and not entered:
            return part
        entered -= part.count
    raise AssertionError("something is left to enter")


def _values(part: Part) -> Iterator[tuple[Fraction, tuple[Any, ...]]]:
    match part:
        case Dice():
            yield from _throws(part.count, part.sides)
        case Names():
            for name in part.among:
                yield Fraction(1, len(part.among)), (name,)
        case Cards():
            yield from _hands(part, part.count)
        case _:
            raise TooMuch


def _throws(count: int, sides: int) -> Iterator[tuple[Fraction, tuple[int, ...]]]:
    """Every throw; of many dice, those that differ only in their order are one."""
    faces = range(1, sides + 1)
    if count <= TOLD_IN_ORDER:
        for throw in product(faces, repeat=count):
            yield Fraction(1, sides**count), throw
        return
    if comb(count + sides - 1, sides - 1) > MOST_THROWS:
        raise TooMuch
    for throw in combinations_with_replacement(faces, count):
        orders = factorial(count) // prod(map(factorial, Counter(throw).values()))
        yield Fraction(orders, sides**count), throw


def _hands(part: Cards, count: int) -> Iterator[tuple[Fraction, tuple[str, ...]]]:
    """Every hand that may be drawn, in every order."""
    hands: list[tuple[Fraction, tuple[str, ...]]] = [(Fraction(1), ())]
    for _ in range(count):
        hands = [
            (share * further, (*drawn, card))
            for share, drawn in hands
            for further, card in _next_cards(part, drawn)
        ]
        if len(hands) > MOST_THROWS:
            raise TooMuch
    yield from hands


def _next_cards(part: Cards, drawn: tuple[str, ...]) -> Iterator[tuple[Fraction, str]]:
    top, middle, bottom = (
        list(part.deck.top),
        Counter(part.deck.middle),
        list(part.deck.bottom),
    )
    for card in drawn:
        if top:
            top.pop(0)
        elif middle.total():
            middle[card] -= 1
        else:
            bottom.pop(0)
    if top:
        yield Fraction(1), top[0]
    elif middle.total():
        for card, number in middle.items():
            if number:
                yield Fraction(number, middle.total()), card
    else:
        yield Fraction(1), bottom[0]
