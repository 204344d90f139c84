"""Shares with intervals that know which games belong together.

Games that share their dice are not independent: two whose contestants only change places may
always have the same winner, or never. So the unit is not a game but all games on the same dice,
and how much units differ says how much their mean can be trusted.
"""

from collections.abc import Sequence
from math import hypot, sqrt
from statistics import NormalDist

from msgspec import Struct

SURE = 0.95
"""How often an interval is to hold the truth."""
PRIOR_UNITS = 2.0
"""So many units that differ as much as they can are believed in before any are seen: a few that
happen to be alike do not prove that all are."""


class Estimate(Struct, frozen=True):
    """A share between 0 and 1, with its 95 % interval."""

    share: float
    low: float
    high: float
    games: int
    units: int
    """Games on the same dice count as one."""

    @property
    def margin(self) -> float:
        """Half the width of the interval."""
        return (self.high - self.low) / 2

    def differs(self, other: "Estimate", comparisons: int = 1) -> bool:
        """Whether two shares can hardly be the same, given how many such pairs are looked at."""
        wider = _errors(1 - (1 - SURE) / comparisons) / _errors(SURE)
        return abs(self.share - other.share) > wider * hypot(self.margin, other.margin)


UNKNOWN = Estimate(0.5, 0.0, 1.0, 0, 0)


def estimate(units: Sequence[float], games_each: int) -> Estimate:
    """The mean of units, each the mean of so many games on the same dice.

    It is Wilson's interval for as many independent games as would be known as well.

    >>> same = estimate([1.0, 0.0] * 50, 2)
    >>> one = estimate([1.0, 0.0] * 50, 1)
    >>> round(same.low, 2) == round(one.low, 2) == 0.4
    True
    >>> round(estimate([0.5] * 100, 2).margin, 2)  # Whoever sits first wins: no army is better.
    0.01
    """
    count = len(units)
    if not count:
        return UNKNOWN
    mean = sum(units) / count
    low, high = _wilson(mean, _worth(units, mean), spread(SURE, count))
    return Estimate(mean, low, high, count * games_each, count)


def _worth(units: Sequence[float], mean: float) -> float:
    """As many independent games would tell as much as these units."""
    count = len(units)
    if mean in (0.0, 1.0):
        # Where nobody ever lost, nothing tells whether games on the same dice would differ.
        return count
    drawn = (mean * count + PRIOR_UNITS / 2) / (count + PRIOR_UNITS)
    seen = sum((unit - mean) ** 2 for unit in units)
    variance = (seen + PRIOR_UNITS * drawn * (1 - drawn)) / (count - 1 + PRIOR_UNITS)
    return mean * (1 - mean) * count / variance


def _wilson(share: float, trials: float, z: float) -> tuple[float, float]:
    centre = share + z * z / (2 * trials)
    half = z * sqrt(share * (1 - share) / trials + z * z / (4 * trials * trials))
    scale = 1 + z * z / trials
    return max(0.0, (centre - half) / scale), min(1.0, (centre + half) / scale)


def spread(sure: float, units: int) -> float:
    """Standard errors either way that hold the truth so surely: Student's, for few units.

    >>> round(spread(0.95, 1_000_000), 2), round(spread(0.95, 15), 2)
    (1.96, 2.14)
    """
    z = _errors(sure)
    freedom = max(1, units - 1)
    first = (z**3 + z) / (4 * freedom)
    second = (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
    return z + first + second


def _errors(sure: float) -> float:
    """Standard errors either way that hold the truth so surely, where much is known."""
    return NormalDist().inv_cdf((1 + sure) / 2)


def pooled(estimates: Sequence[Estimate]) -> Estimate:
    """What several estimates of one share come to together, each by how sure it is.

    >>> sure, vague = Estimate(0.5, 0.45, 0.55, 400, 200), Estimate(0.7, 0.5, 0.9, 40, 20)
    >>> round(pooled([sure, vague]).share, 2)
    0.51
    """
    known = [each for each in estimates if each.units]
    if not known:
        return UNKNOWN
    weights = [each.margin**-2 for each in known]
    share = sum(weight * each.share for weight, each in zip(weights, known)) / sum(weights)
    margin = sum(weights) ** -0.5
    return Estimate(
        share,
        max(0.0, share - margin),
        min(1.0, share + margin),
        sum(each.games for each in known),
        sum(each.units for each in known),
    )


class Difference(Struct, frozen=True):
    """How far something moved, with its 95 % interval."""

    mean: float
    low: float
    high: float
    units: int

    @property
    def is_seen(self) -> bool:
        """Whether it can hardly be nothing."""
        return self.units > 0 and not self.low <= 0 <= self.high

    @property
    def clarity(self) -> float:
        """How many margins it is from nothing."""
        margin = (self.high - self.low) / 2
        return abs(self.mean) / margin if margin else 0.0


def difference(before: Sequence[float], after: Sequence[float]) -> Difference:
    """How far units moved, each held against the one on the same dice.

    >>> moved = difference([0.0, 0.5, 1.0, 0.5] * 25, [0.5, 0.5, 1.0, 1.0] * 25)
    >>> round(moved.mean, 2), moved.is_seen
    (0.25, True)
    >>> difference([1.0, 0.0], [1.0, 0.0]).is_seen
    False
    """
    moved = [new - old for old, new in zip(before, after)]
    count = len(moved)
    if not count:
        return Difference(0.0, 0.0, 0.0, 0)
    mean = sum(moved) / count
    seen = sum((each - mean) ** 2 for each in moved)
    margin = spread(SURE, count) * sqrt(seen / max(1, count - 1) / count)
    return Difference(mean, mean - margin, mean + margin, count)
