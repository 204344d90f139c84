"""Pools of dice with the five-dice cap and its rerolls (4.306, 4.307)."""

from collections import Counter
from collections.abc import Callable, Sequence
from functools import lru_cache
from math import comb, factorial
from typing import Any

from grognard.kernel.chance import Lot
from grognard.kernel.entering import Dice, Part, Value
from grognard.kernel.events import Event, Rolled
from grognard.kernel.questions import Chance, Entry, Outcome, Weights
from grognard.kernel.tallies import Tally

MOST_DICE = 5
SIDES = 6


class _Pool(Chance[Outcome], eq=False):
    """At most five dice; each point above is a reroll of the lowest die that missed.

    The entry is the dice as they first lie, then the dice rolled again, in order.
    """

    pool: Tally | int
    need: int

    @property
    def points(self) -> int:
        """The pool before the cap."""
        return self.pool if isinstance(self.pool, int) else self.pool.total

    @property
    def dice(self) -> int:
        """How many dice are thrown first."""
        return min(self.points, MOST_DICE)

    @property
    def rerolls(self) -> int:
        """How many missed dice may be rolled again."""
        return max(0, self.points - MOST_DICE)

    @property
    def tally(self) -> Tally | None:
        """The parts of the pool."""
        return None if isinstance(self.pool, int) else self.pool

    def sample(self, lot: Lot) -> Entry:
        faces = lot.faces(self.dice)
        again = self._again(faces)
        return (*faces, *lot.faces(again)) if again else faces

    def parts(self, entered: Sequence[Value]) -> tuple[Part, ...]:
        note = "misses-again" if self.rerolls else ""
        facts = {"rerolls": self.rerolls}
        first = Dice(count=self.dice, need=self.need, note=note, facts=facts)
        again = self._again(entered[: self.dice]) if len(entered) >= self.dice else 0
        if not again:
            return (first,)
        return (first, Dice(count=again, need=self.need, label="rolled-again"))

    def final(self, entry: Entry) -> list[int]:
        """The dice as they lie in the end: the lowest misses replaced (4.307)."""
        first = sorted(entry[: self.dice])
        again = entry[self.dice :]
        return [*again, *first[len(again) :]]

    def _again(self, faces: Sequence[Any]) -> int:
        missed: int = sum(face < self.need for face in faces)
        return min(self.rerolls, missed)

    def event(self, entry: Entry) -> Event:
        hits = sum(face >= self.need for face in self.final(entry))
        return Rolled(self.seat, self.topic, tuple(entry), self.need, hits)


class RollPool(_Pool[int], eq=False):
    """How many dice of a pool hit in the end.

    >>> RollPool(7, 5).outcomes()[-1]
    (5, 10112)
    >>> RollPool(2, 4).outcomes(), RollPool(2, 4, enough=lambda: 1).outcomes()
    (((0, 9), (1, 18), (2, 9)), [(0, 9), (1, 27)])
    >>> RollPool(6, 4).trust([4, 1, 6, 2, 5, 4])
    4
    """

    enough: Callable[[], int | None] | None = None
    """From how many on more hits make no difference: their odds are told together."""

    def apart(self) -> Weights:
        return hits_of(self.dice, self.rerolls, self.need)

    def outcomes(self) -> Weights:
        weights = self.apart()
        enough = None if self.enough is None else self.enough()
        if enough is None:
            return weights
        fewer = [(hits, weight) for hits, weight in weights if hits < enough]
        more = sum(weight for hits, weight in weights if hits >= enough)
        return [*fewer, (enough, more)] if more else fewer

    def trust(self, entry: Entry) -> int:
        need = self.need
        hits: int = sum([face >= need for face in entry])
        return hits


class RollShot(_Pool[tuple[int, int]], eq=False):
    """How many dice hit in the end, and how many show a natural 1 (4.412).

    >>> RollShot(3, 5).trust([1, 5, 1])
    (1, 2)
    >>> sum(weight for (hits, strays), weight in RollShot(3, 5).outcomes() if strays)
    91
    """

    def outcomes(self) -> Weights:
        return hits_and_strays_of(self.dice, self.rerolls, self.need)

    def trust(self, entry: Entry) -> tuple[int, int]:
        faces = self.final(entry)
        return sum(face >= self.need for face in faces), faces.count(1)


@lru_cache(maxsize=4096)
def hits_of(dice: int, rerolls: int, need: int) -> tuple[tuple[int, int], ...]:
    """Exact weights of each number of final hits."""
    good, bad = SIDES + 1 - need, need - 1
    weights: Counter[int] = Counter()
    for first in range(dice + 1):
        weight = comb(dice, first) * good**first * bad ** (dice - first)
        again = min(rerolls, dice - first)
        spare = SIDES ** (rerolls - again)
        for more in range(again + 1):
            share = comb(again, more) * good**more * bad ** (again - more)
            weights[first + more] += weight * share * spare
    return tuple((hits, weight) for hits, weight in sorted(weights.items()) if weight)


@lru_cache(maxsize=4096)
def hits_and_strays_of(
    dice: int, rerolls: int, need: int
) -> tuple[tuple[tuple[int, int], int], ...]:
    """Exact weights of final hits and natural 1s together."""
    weights: Counter[tuple[int, int]] = Counter()
    for ones, others, hits, weight in _split(dice, need):
        again = min(rerolls, ones + others)
        spare = SIDES ** (rerolls - again)
        kept_ones = max(0, ones - again)
        for new_ones, _, new_hits, share in _split(again, need):
            weights[hits + new_hits, kept_ones + new_ones] += weight * share * spare
    return tuple((outcome, weight) for outcome, weight in sorted(weights.items()) if weight)


def _split(dice: int, need: int) -> list[tuple[int, int, int, int]]:
    """Every way some dice fall into natural 1s, other misses and hits, with its weight."""
    good = SIDES + 1 - need
    middling = SIDES - 1 - good
    found = []
    for ones in range(dice + 1):
        for hits in range(dice - ones + 1):
            others = dice - ones - hits
            ways = factorial(dice) // (factorial(ones) * factorial(hits) * factorial(others))
            found.append((ones, others, hits, ways * good**hits * middling**others))
    return found
