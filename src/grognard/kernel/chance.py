"""Seeded chance: the same on every platform, addressable by number, free to copy."""

from collections.abc import Sequence
from functools import cache, cached_property, lru_cache
from hashlib import blake2b
from itertools import product
from typing import TypeVar

T = TypeVar("T")

_BITS = 512
_LEAST = 128
"""With fewer bits left a lot is topped up, so that no draw is ever measurably biased."""


_LARGEST_TABLE = 6**4


@cache
def _throws(dice: int, sides: int) -> list[tuple[int, ...]]:
    """Every throw of a few dice: one division of a large number then serves for all of them."""
    faces = range(1, sides + 1)
    return [throw[::-1] for throw in product(faces, repeat=dice)]


@lru_cache(maxsize=256)
def _keyed(seed: bytes) -> blake2b:
    """The hash of a seed before anything is drawn: to copy it takes half the time of making it."""
    return blake2b(key=seed)


class Lot:
    """A large uniform number from which draws are peeled off.

    A lot has 512 bits, so the bias of any draw is below one in 2**64 of its weight; it
    refills itself from its own hash, so it never runs dry.

    >>> lot = Lot(b"seed", 0)
    >>> sorted({lot.below(6) for _ in range(1000)})
    [0, 1, 2, 3, 4, 5]
    """

    __slots__ = ("_left", "_number", "_refills", "_seed", "_value")

    def __init__(self, seed: bytes, number: int) -> None:
        self._seed = seed
        self._number = number
        self._refills = 0
        drawn = _keyed(seed).copy()
        drawn.update(number.to_bytes(8, "little"))
        self._value = int.from_bytes(drawn.digest(), "little")
        self._left = _BITS

    def below(self, sides: int) -> int:
        """A whole number from 0 to ``sides - 1``."""
        left = self._left
        if left < _LEAST:
            self._refill()
            left = _BITS
        self._left = left - sides.bit_length()
        self._value, drawn = divmod(self._value, sides)
        return drawn

    def faces(self, dice: int, sides: int = 6) -> tuple[int, ...]:
        """That many dice, as they lie."""
        needed = dice * sides.bit_length()
        if self._left - needed < _LEAST or sides > _LARGEST_TABLE:
            return tuple(self.below(sides) + 1 for _ in range(dice))
        throws: int = sides**dice
        if throws <= _LARGEST_TABLE:
            self._left -= needed
            self._value, throw = divmod(self._value, throws)
            return _throws(dice, sides)[throw]
        return self.faces(dice // 2, sides) + self.faces(dice - dice // 2, sides)

    def pick(self, among: Sequence[T]) -> T:
        """One of these, each as likely as the others."""
        return among[self.below(len(among))]

    def _refill(self) -> None:
        self._refills += 1
        more = blake2b(
            self._number.to_bytes(8, "little") + self._refills.to_bytes(8, "little"), key=self._seed
        )
        self._value = int.from_bytes(more.digest(), "little")
        self._left = _BITS


class Lots:
    """A seeded stream of lots: act of chance number n is a function of seed and n alone.

    Nothing is stored but the seed, so a copy is free and an act of chance can be looked up by
    its number. A game that is taken back goes on with the next number, never with a known one.

    >>> Lots(7).lot(3).faces(4) == Lots(7).lot(3).faces(4)
    True
    >>> Lots(7).lot(3).faces(9) == Lots(8).lot(3).faces(9)
    False
    """

    def __init__(self, seed: int | str) -> None:
        self.seed = seed

    @cached_property
    def _key(self) -> bytes:
        return blake2b(str(self.seed).encode(), digest_size=32).digest()

    def lot(self, number: int) -> Lot:
        """The lot of act of chance ``number``."""
        return Lot(self._key, number)

    def branch(self, name: str) -> "Lots":
        """An independent stream, for a bot or a redeal.

        >>> Lots(7).branch("bot A").seed
        '7/bot A'
        """
        return Lots(f"{self.seed}/{name}")
