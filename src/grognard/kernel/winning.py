"""How likely a position is won: what speaks for a side, weighed as results of games have shown.

A ruleset names what decides its games, in points of the army; a logistic model fitted to many
finished games turns these into a chance. What counts early need not count late, so every part
has a weight for the beginning and one for the end of a game, and the share of it that is over
decides between them.
"""

from collections.abc import Mapping, Sequence
from math import exp
from typing import Annotated, TypeVar

from msgspec import Meta, Struct

from grognard.kernel.questions import Seat
from grognard.kernel.state import Result

N = TypeVar("N")
"""A number, or an array of them."""

UNFITTED = 0.05
"""What a point of the army weighs where nobody has fitted it yet."""
SUREST = 0.995
"""Nothing is certain before it has happened."""


class Fit(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How well a model foretells games it was not fitted to."""

    games: Annotated[int, Meta(ge=1)]
    held_out: Annotated[int, Meta(ge=1)]
    positions: Annotated[int, Meta(ge=1)]
    brier: Annotated[float, Meta(ge=0, le=1)]
    """Mean square of what was foretold less what came; 0.25 is what knowing nothing gives."""
    gap: Annotated[float, Meta(ge=0, le=1)]
    """By how much a tenth of the positions was won more or less often than foretold, at most."""


class Model(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The weights of one kind of victory."""

    early: tuple[float, ...]
    late: tuple[float, ...]
    seats: dict[Seat, float] = {}
    """What sitting there is worth by itself while all is still to come."""
    fit: Fit | None = None

    def chance(self, seat: Seat, features: Sequence[float], over: float) -> float:
        """How likely this seat's side wins, when that share of the game is over.

        >>> even = Model(early=(0.1,), late=(0.4,))
        >>> [round(even.chance("A", (5.0,), over), 2) for over in (0.0, 0.5, 1.0)]
        [0.62, 0.77, 0.88]
        """
        score = self.seats.get(seat, 0.0) * (1 - over)
        for value, early, late in zip(features, self.early, self.late, strict=True):
            score += value * (early + over * (late - early))
        return hedged(logistic(score))

    def pulls(self, features: Sequence[float], over: float) -> tuple[float, ...]:
        """How far each part moves the score, when that share of the game is over.

        >>> Model(early=(0.1, 0.0), late=(0.4, 1.0)).pulls((5.0, 2.0), 1.0)
        (2.0, 2.0)
        """
        return tuple(
            [
                value * (early + over * (late - early))
                for value, early, late in zip(features, self.early, self.late, strict=True)
            ]
        )


class Winning(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The models of a ruleset, by what its scenarios are fought for, and where they come from."""

    date: str
    rules: int
    """The version of the rules that the games were played by."""
    features: tuple[str, ...]
    models: dict[str, Model]


def unfitted(features: Sequence[str]) -> Model:
    """What is believed where no game has taught anything else."""
    return Model(early=(UNFITTED,) * len(features), late=(UNFITTED,) * len(features))


def logistic(score: float) -> float:
    """A score as a chance.

    >>> logistic(0.0), round(logistic(1.0), 3), logistic(-800.0)
    (0.5, 0.731, 0.0)
    """
    if score < -700:
        return 0.0
    return 1 / (1 + exp(-score))


def hedged(chance: N) -> N:
    """A chance, or many of them, without the certainty that a model cannot have.

    >>> hedged(0.5), hedged(1.0)
    (0.5, 0.995)
    """
    return 1 - SUREST + (2 * SUREST - 1) * chance  # type: ignore[return-value, operator]


def share_of(result: Result, side: Sequence[Seat]) -> float:
    """What a result is to a side: a win, a loss, or its part of a draw.

    >>> share_of(Result(("A1", "A2")), ("A1", "A2")), share_of(Result(), ("B",))
    (1.0, 0.5)
    """
    if not result.winners:
        return 0.5
    return float(any(seat in result.winners for seat in side))


def evened(chances: Mapping[str, float]) -> dict[str, float]:
    """The chances of all sides, each judged by itself, as parts of one.

    >>> evened({"A": 0.6, "B": 0.6})
    {'A': 0.5, 'B': 0.5}
    """
    whole = sum(chances.values())
    return {side: chance / whole if whole else 1 / len(chances) for side, chance in chances.items()}
