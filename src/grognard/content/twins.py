"""Twins: pieces of one player with the same profile, told apart by a number."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from operator import attrgetter
from typing import Any, TypeVar

from grognard.kernel.questions import Seat

P = TypeVar("P")


def numbered(
    pieces: Iterable[P], owner: Callable[[Any], Seat] = attrgetter("seat")
) -> Iterator[tuple[P, int]]:
    """Every piece, which has a profile, with its number among its twins; 0 where it has none."""
    of_profile = attrgetter("profile.id")
    known = [(piece, (owner(piece), of_profile(piece))) for piece in pieces]
    twins = Counter(kind for _, kind in known)
    seen: Counter[tuple[Seat, str]] = Counter()
    for piece, kind in known:
        seen[kind] += 1
        yield piece, seen[kind] if twins[kind] > 1 else 0
