"""Where the luck of one game after another comes from."""

from __future__ import annotations

from secrets import randbits


class Seeds:
    """Seeds of games: the first is given, or nobody's; the others follow from it.

    >>> seeds = Seeds()
    >>> [seeds.next(7), seeds.next(), seeds.next(), seeds.next(7)]
    [7, '7/1', '7/2', 7]
    """

    def __init__(self) -> None:
        self._first: int | None = None
        self._games = 0

    def next(self, seed: int | None = None) -> int | str:
        """The seed of the next game; one that is given begins anew."""
        if seed is not None or self._first is None:
            self._first = randbits(48) if seed is None else int(seed)
            self._games = 0
            return self._first
        self._games += 1
        return f"{self._first}/{self._games}"
