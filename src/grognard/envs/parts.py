"""Actions in three parts, one after the other: what kind, about whom, where.

A policy that points at a map chooses the kind of its action, then the piece it is about, then
the cell of the raster where it leads. Every action that is offered has three parts of its own:
where two would have the same, the later one counts as another kind.

The kinds are numbered as they come up in the question; what they are is told by the codes of
their words in ``options``. A target is a row of ``pieces`` plus one, a place a cell of the raster
plus one, row by row from the south-west; naught is nobody and nowhere.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import numpy
from numpy.typing import NDArray

PARTS = ("kind", "target", "place")

Triple = tuple[int, int, int]


def split(told: Iterable[tuple[int, int, int]]) -> list[Triple]:
    """The three parts of each action, given its word, its target and its place.

    >>> split([(7, 0, 0), (3, 1, 0), (3, 2, 0), (3, 2, 0)])
    [(0, 0, 0), (1, 1, 0), (1, 2, 0), (2, 2, 0)]
    """
    met: dict[Triple, int] = {}
    kinds: dict[tuple[int, int], int] = {}
    found = []
    for word, target, place in told:
        before = met.get((word, target, place), 0)
        met[word, target, place] = before + 1
        kind = kinds.setdefault((word, before), len(kinds))
        found.append((kind, target, place))
    return found


def part_mask(
    observation: dict[str, NDArray[Any]], sizes: Sequence[int], chosen: Sequence[int] = ()
) -> NDArray[numpy.int8]:
    """Which numbers are legal for the next part, after those that are chosen already.

    ``sizes`` are those of the action space: ``env.action_space.nvec``.
    """
    rows = observation["option_parts"][observation["option_mask"] > 0]
    for part, number in enumerate(chosen):
        rows = rows[rows[:, part] == number]
    mask = numpy.zeros(sizes[len(chosen)], numpy.int8)
    mask[rows[:, len(chosen)]] = 1
    return mask


def sampled_parts(
    observation: dict[str, NDArray[Any]], sizes: Sequence[int], rng: numpy.random.Generator
) -> Triple:
    """A legal action by chance, part by part."""
    chosen: list[int] = []
    for _ in PARTS:
        legal = numpy.flatnonzero(part_mask(observation, sizes, chosen))
        chosen.append(int(rng.choice(legal)))
    return chosen[0], chosen[1], chosen[2]
