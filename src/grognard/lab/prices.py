"""What units are worth in points: learnt from games of armies drawn at random, checked by games.

Every two armies play a pair of games. A logistic regression on how many of each unit either side
has tells what a unit adds to the chance of winning; what all units add for their price tells what
a point buys; so what a unit adds says at how many points it would be fair.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from statistics import fmean
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from grognard.content.published import Published
from grognard.content.recruits import Terms
from grognard.content.roster import Roster
from grognard.kernel.chance import Lot, Lots
from grognard.lab.armies import counted, draw
from grognard.lab.balance import Growth, Progress, games, grow
from grognard.lab.contests import Cell, Goal, Question, Series, name_of
from grognard.lab.extras import want
from grognard.lab.fitting import regress
from grognard.lab.intervals import Estimate, estimate
from grognard.lab.matches import Match, match
from grognard.lab.pool import ALONE, Place, SimulationError

if TYPE_CHECKING:
    import numpy as np

LEAST_FULL = 0.6
"""Armies that use less of their allowance than this are not drawn."""
BATCH = 10
"""Pairings of armies that are played at a time."""
RESAMPLES = 200
"""How often games are drawn anew to see how far off a price may be."""
NEAR = 0.02
"""By how much of the allowance an army may miss what it is to cost."""
DRAWS = 6
"""How often a pairing is looked for before it is left out."""
LEAST_SEEN = 10
"""A unit that fewer armies have says nothing."""


class Price(Struct, frozen=True):
    """What a unit costs, and what it would be fair at."""

    unit: str
    cost: int
    fair: float
    low: float
    high: float
    armies: int
    """How many of the armies drawn had it."""

    @property
    def per_point(self) -> float:
        """What it gives for a point, where 1 is what all give together."""
        return self.fair / self.cost if self.cost else 0.0


class PriceCheck(Struct, frozen=True):
    """How often armies with a unit beat equals without it, if it costs so much."""

    price: float
    share: Estimate


class Prices(Struct, frozen=True):
    """What the units of a ruleset are worth."""

    ruleset: str
    scenario: str
    units: tuple[Price, ...]
    games: int
    unit: str = ""
    checks: tuple[PriceCheck, ...] = ()
    """Of one unit: at its price, and at the one that was found."""

    def of(self, unit: str) -> Price | None:
        """What was found of a unit."""
        return next((price for price in self.units if price.unit == unit), None)


class Pairing(Struct, frozen=True):
    """Two armies that meet."""

    one: Roster
    other: Roster


def prices(
    ruleset: Published[Any],
    asked: Question,
    folder: Path,
    *,
    unit: str | None = None,
    seconds: float,
    place: Place = ALONE,
    progress: Progress = lambda standing: None,
) -> Prices:
    """Find what every unit is worth; of one unit, check it by games of its own."""
    want("polars", "scipy")
    costs = {recruit.id: recruit.cost for recruit in ruleset.recruits()}
    if not costs:
        raise SimulationError("prices-none")
    if unit is not None and unit not in costs:
        raise SimulationError("prices-unit", unit=unit[:40], known=", ".join(costs))
    scenario = (asked.scenarios or tuple(ruleset.scenario_ids()))[0]
    terms = Terms(ruleset.settings(asked.options), 1, scenario)
    lab = _Lab(ruleset, asked, terms, folder, seconds / (1 if unit is None else 2), place, progress)
    pairings = list(_at_random(ruleset, terms, asked.games // 2, asked.seed))
    shares = lab.play("drawn", pairings)
    units = _fair(pairings[: len(shares)], shares, costs)
    played = 2 * len(shares)
    found = Prices(ruleset.name, scenario, units, played)
    own = found.of(unit) if unit is not None else None
    if own is None:
        return found
    checks = []
    for price in (float(own.cost), float(max(1, round(own.fair)))):
        equal = list(_equals(ruleset, terms, own, price, asked.games // 4, asked.seed))
        got = lab.play(f"checked/{price:g}", equal)
        checks.append(PriceCheck(price, estimate(got, 2)))
        played += 2 * len(got)
    return Prices(ruleset.name, scenario, units, played, own.unit, tuple(checks))


class _Lab(Struct):
    """Plays pairings and keeps what came of them."""

    ruleset: Published[Any]
    asked: Question
    terms: Terms
    folder: Path
    seconds: float
    place: Place
    progress: Progress

    def play(self, name: str, pairings: Sequence[Pairing]) -> list[float]:
        """What the first army of each pairing had of its pair of games; as far as time went."""
        growths = [
            self._batch(name, first, pairings[first : first + BATCH])
            for first in range(0, len(pairings), BATCH)
        ]
        grow(growths, self.folder, seconds=self.seconds, place=self.place, progress=self.progress)
        shares: list[float] = []
        for growth in growths:
            if not growth.is_known:
                break
            rows = games(growth, self.folder)
            places = len(growth.series.contests[0].setups)
            shares += [
                fmean(row.share for row in rows[place : place + places])
                for place in range(0, len(rows), places)
            ]
        return shares

    def _batch(self, name: str, first: int, pairings: Sequence[Pairing]) -> Growth:
        contests = tuple(
            self._match(pairing, f"{self.asked.seed}/{name}/{first + place}")
            for place, pairing in enumerate(pairings)
        )
        size = len(contests) * len(contests[0].setups)
        bots = contests[0].bots
        cell = Cell(self.terms.scenario, ("", ""))
        series = Series(cell, (bots[0], bots[-1]), contests, Goal(size), size)
        return Growth(series, name_of(series, self.ruleset))

    def _match(self, pairing: Pairing, seed: str) -> Match:
        return match(
            self.ruleset,
            scenario=self.terms.scenario,
            rosters=(pairing.one, pairing.other),
            bots=self.asked.bots[:1],
            options=self.asked.options,
            seed=seed,
        )


def _full(ruleset: Published[Any], terms: Terms) -> Callable[[Roster], bool]:
    def is_full(army: Roster) -> bool:
        bill = ruleset.bill(army, terms)
        return bill.allowance is None or bill.spent >= LEAST_FULL * bill.allowance

    return is_full


def _at_random(
    ruleset: Published[Any], terms: Terms, pairs: int, seed: int | str
) -> Iterator[Pairing]:
    """Armies of all sizes drawn at random, every two of which may meet."""
    lots = Lots(f"armies/{seed}")
    for number in range(pairs):
        lot = lots.lot(number)
        for _ in range(DRAWS):
            one = draw(ruleset, terms, lot, wanted=_full(ruleset, terms))
            other = draw(ruleset, terms, lot, wanted=_full(ruleset, terms))
            if one and other and _may_meet(ruleset, terms, one, other):
                yield Pairing(one, other)
                break


def _may_meet(ruleset: Published[Any], terms: Terms, one: Roster, other: Roster) -> bool:
    return one.faction != other.faction or not ruleset.opposes_factions(terms.scenario)


def _equals(
    ruleset: Published[Any], terms: Terms, unit: Price, price: float, pairs: int, seed: int | str
) -> Iterator[Pairing]:
    """Armies with a unit against armies without it that cost the same, if it costs so much."""
    lots = Lots(f"equals/{seed}/{unit.unit}/{price:g}")
    is_full = _full(ruleset, terms)
    for number in range(pairs):
        found = _equal(ruleset, terms, unit, price, is_full, lots.lot(number))
        if found is not None:
            yield found


def _equal(
    ruleset: Published[Any],
    terms: Terms,
    unit: Price,
    price: float,
    is_full: Callable[[Roster], bool],
    lot: Lot,
) -> Pairing | None:
    for _ in range(DRAWS):
        one = draw(
            ruleset, terms, lot, wanted=lambda army: counted(army)[unit.unit] > 0 and is_full(army)
        )
        if one is None:
            return None
        bill = ruleset.bill(one, terms)
        worth = bill.spent + counted(one)[unit.unit] * (price - unit.cost)
        slack = NEAR * (bill.allowance or bill.spent)

        def is_equal(army: Roster, worth: float = worth, slack: float = slack) -> bool:
            without = not counted(army)[unit.unit]
            return without and abs(ruleset.bill(army, terms).spent - worth) <= slack

        other = draw(ruleset, terms, lot, wanted=is_equal)
        if other is not None and _may_meet(ruleset, terms, one, other):
            return Pairing(one, other)
    return None


def _fair(
    pairings: Sequence[Pairing], shares: Sequence[float], costs: dict[str, int]
) -> tuple[Price, ...]:
    """At how many points each unit that was seen often enough would be fair."""
    import numpy as np

    if len(shares) < LEAST_SEEN:
        raise SimulationError("prices-few", least=2 * LEAST_SEEN)
    armies = {
        name: sum(name in counted(army) for pair in pairings for army in (pair.one, pair.other))
        for name in costs
    }
    names = [name for name, seen in armies.items() if seen >= LEAST_SEEN]
    given = np.array(
        [
            [float(counted(pair.one)[name] - counted(pair.other)[name]) for name in names]
            for pair in pairings
        ]
    )
    came = np.array(shares)
    cost = np.array([float(costs[name]) for name in names])
    worth, rate = _worth(given, came, cost)
    chance = np.random.default_rng(0)
    again, rates = [], []
    for _ in range(RESAMPLES):
        picked = chance.integers(0, len(came), len(came))
        other, bought = _worth(given[picked], came[picked], cost)
        rates.append(bought)
        if bought > 0:
            again.append(other / bought)
    if np.quantile(rates, 0.025) <= 0:
        # Where more points do not win more often, nothing can be told in points.
        raise SimulationError("prices-unclear", games=2 * len(shares))
    found = worth / rate
    low, high = np.quantile(np.array(again), [0.025, 0.975], axis=0)
    return tuple(
        Price(
            name,
            costs[name],
            round(float(found[place]), 1),
            round(float(low[place]), 1),
            round(float(high[place]), 1),
            armies[name],
        )
        for place, name in enumerate(names)
    )


def _worth(
    given: np.ndarray[Any, Any], came: np.ndarray[Any, Any], cost: np.ndarray[Any, Any]
) -> tuple[np.ndarray[Any, Any], float]:
    """What each unit adds to the chance of winning, and what a point of all together does.

    Units are believed to be worth their price until games say otherwise: what an army costs is
    weighed first, and what sets a unit apart from its price only as far as it shows.
    """
    import numpy as np

    weights = regress(np.column_stack([given @ cost, given]), came, 0)
    worth: np.ndarray[Any, Any] = weights[0] * cost + weights[1:]
    often = np.abs(given).sum(axis=0)
    return worth, float((often * worth * cost).sum() / max(1e-9, (often * cost * cost).sum()))
