"""Nothing legal withheld, nothing illegal offered: a brute search judges what a game offers.

A ruleset says of a state what it offers and what it withholds, each with the region that would be
asked about and with placements to try, as many as it can think of. It should think of them without
the code that decides what is offered: all that is believed of the rules is ``Region.refuse``.
"""

from collections.abc import Callable, Iterable, Iterator
from math import cos, pi, sin
from typing import Any, NamedTuple

from grognard.conformance import play_randomly
from grognard.content.published import Published
from grognard.kernel.chance import Lot
from grognard.kernel.game import Game
from grognard.kernel.questions import Placement, Point, Region


class Offer(NamedTuple):
    """Something a piece may do, or may not: whether it is on offer, and where it would lead."""

    what: str
    is_offered: bool
    region: Region
    tries: Iterable[Placement]


def check(offer: Offer, lot: Lot) -> None:
    """What is on offer has a legal placement, and proposes no other; what is withheld has none."""
    region = offer.region
    if offer.is_offered:
        for placement in (region.default(), region.any(lot), *region.candidates()):
            refusal = region.refuse(placement)
            assert refusal is None, f"{offer.what} proposes {placement}, yet {refusal!r}"
        return
    for placement in offer.tries:
        refused = region.refuse(placement) is not None
        assert refused, f"{offer.what} is withheld, yet {placement} is legal"


def reached(ruleset: Published[Any], games: int, every: int, **setup: Any) -> Iterator[Game[Any]]:
    """States of random games, one in so many decisions."""
    for seed in range(games):
        game = ruleset.new_game(seed=seed, **setup)
        for number in play_randomly(game, seed):
            if number % every == 0 and not game.over:
                yield game


def about(
    start: Point,
    lengths: Iterable[float],
    turns: int,
    snap: Callable[[float, float], Point],
    first: float = 0.0,
) -> Iterator[Point]:
    """Points all round a place, in so many directions and at each of these lengths."""
    x, y = start
    for length in lengths:
        for k in range(turns):
            turn = first + 2 * pi * k / turns
            yield snap(x + length * cos(turn), y + length * sin(turn))


def grid(middle: Point, reach: float, step: float, per_unit: float) -> Iterator[Point]:
    """Points of the lattice about a place, so far apart."""
    x, y = (round(value * per_unit) for value in middle)
    stride = round(step * per_unit)
    count = int(reach * per_unit / stride)
    for i in range(-count, count + 1):
        for j in range(-count, count + 1):
            yield (x + i * stride) / per_unit, (y + j * stride) / per_unit


def straight(points: Iterable[Point]) -> Iterator[Placement]:
    """Straight ways to points."""
    return (Placement((point,)) for point in points)
