"""Words as numbers: every word has a code of its own, the same in every game and every version."""

from functools import cache
from hashlib import blake2b

import numpy
from numpy.typing import NDArray

BITS = 12
"""Signs of a code: enough that words of one question are never taken for each other."""
SCALE = BITS**-0.5


@cache
def code(word: str) -> tuple[float, ...]:
    """The code of a word: signs that look like chance, of length one together.

    >>> len(code("move")), code("move") == code("move"), code("move") == code("shoot")
    (12, True, False)
    """
    drawn = int.from_bytes(blake2b(word.encode(), digest_size=4).digest(), "little")
    return tuple(SCALE if drawn >> bit & 1 else -SCALE for bit in range(BITS))


def columns(name: str) -> tuple[str, ...]:
    """What the columns of a code are called.

    >>> columns("word")[:2]
    ('word_0', 'word_1')
    """
    return tuple(f"{name}_{bit}" for bit in range(BITS))


class Codebook:
    """Codes in one array, so that many are looked up at once; it grows as words are met."""

    def __init__(self) -> None:
        self._places: dict[str, int] = {"": 0}
        self._codes = numpy.zeros((256, BITS), numpy.float32)

    def place(self, word: str) -> int:
        """Where the code of a word stands; the empty word has none of its own, only naughts."""
        found = self._places.get(word)
        if found is None:
            found = self._places[word] = len(self._places)
            if found == len(self._codes):
                self._codes = numpy.concatenate([self._codes, numpy.zeros_like(self._codes)])
            self._codes[found] = code(word)
        return found

    def codes(self, places: list[int]) -> NDArray[numpy.float32]:
        """The codes at these places."""
        return self._codes[places]
