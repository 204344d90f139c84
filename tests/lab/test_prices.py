"""Prices learnt from games: they find what units are worth, and say how far to trust it."""

from __future__ import annotations

from math import exp
from pathlib import Path

import numpy as np
import pytest

import grognard
from grognard.content.recruits import Terms
from grognard.content.roster import Roster, RosterUnit
from grognard.kernel.chance import Lots
from grognard.lab.armies import counted, draw
from grognard.lab.contests import Question
from grognard.lab.pool import SimulationError
from grognard.lab.prices import Pairing, Price, _equals, _fair, prices

pytest.importorskip("polars")

COSTS = {"squire": 10, "knight": 20, "dragon": 40}
WORTH = {"squire": 10, "knight": 20, "dragon": 60}
"""The dragon is cheap: what it brings is half as much again as it costs."""


def army(luck: np.random.Generator) -> Roster:
    names = [name for name in COSTS for _ in range(int(luck.integers(0, 4)))] or ["squire"]
    units = tuple(RosterUnit(profile=name) for name in names)
    return Roster(ruleset="tale", faction="realm", name="Drawn", units=units)


def told(pairs: int) -> tuple[list[Pairing], list[float]]:
    """Armies that win as often as their true worth has it."""
    luck = np.random.default_rng(5)
    pairings, shares = [], []
    for _ in range(pairs):
        pairing = Pairing(army(luck), army(luck))
        lead = sum(
            WORTH[name] * (counted(pairing.one)[name] - counted(pairing.other)[name])
            for name in COSTS
        )
        chance = 1 / (1 + exp(-0.04 * lead))
        shares.append(float((luck.random(2) < chance).mean()))
        pairings.append(pairing)
    return pairings, shares


def test_a_unit_that_is_worth_more_than_it_costs_is_found() -> None:
    found = {price.unit: price for price in _fair(*told(1500), COSTS)}
    dragon, knight = found["dragon"], found["knight"]

    # Prices are relative: what one is worth more than all give, others are worth less.
    assert dragon.low > dragon.cost
    assert knight.high < knight.cost
    assert dragon.fair / knight.fair == pytest.approx(3.0, rel=0.1)
    assert dragon.low < dragon.fair < dragon.high


def test_few_games_leave_a_price_open() -> None:
    few = {price.unit: price for price in _fair(*told(40), COSTS)}["dragon"]
    many = {price.unit: price for price in _fair(*told(1500), COSTS)}["dragon"]

    assert few.high - few.low > 2 * (many.high - many.low)


def test_hardly_any_game_gives_no_price() -> None:
    with pytest.raises(SimulationError) as refused:
        _fair(*told(3), COSTS)

    assert refused.value.reason == "prices-few"


@pytest.mark.parametrize("name", grognard.rulesets())
def test_armies_drawn_at_random_are_legal_and_unlike(name: str) -> None:
    ruleset = grognard.ruleset(name)
    terms = Terms(ruleset.settings({}), 1, ruleset.scenario_ids()[0])

    drawn = [draw(ruleset, terms, Lots("drawn").lot(number)) for number in range(12)]

    assert len({tuple(sorted(counted(army))) for army in drawn if army}) > 6
    assert all(army is not None and not ruleset.breaches(army, terms) for army in drawn)


def test_armies_to_check_a_price_with_cost_the_same_at_that_price() -> None:
    ruleset = grognard.ruleset("colossus")
    terms = Terms(ruleset.settings({}), 1, "iron_reckoning")
    cost = next(each.cost for each in ruleset.recruits() if each.id == "sr_breaker")
    unit = Price("sr_breaker", cost, cost + 10.0, 0.0, 99.0, 20)

    found = list(_equals(ruleset, terms, unit, cost + 10, 8, 0))

    assert found
    for pairing in found:
        have = counted(pairing.one)["sr_breaker"]
        spent = [ruleset.bill(each, terms).spent for each in (pairing.one, pairing.other)]
        assert have and not counted(pairing.other)["sr_breaker"]
        assert abs(spent[0] + 10 * have - spent[1]) <= 0.02 * 160


def by_points(lab: object, name: str, pairings: list[Pairing]) -> list[float]:
    """Games that whoever has spent more wins more often, and nothing else decides."""
    ruleset = grognard.ruleset("colossus")
    luck = np.random.default_rng(len(pairings))
    terms = Terms(ruleset.settings({}), 1, "iron_reckoning")
    leads = [
        ruleset.bill(pair.one, terms).spent - ruleset.bill(pair.other, terms).spent
        for pair in pairings
    ]
    return [float((luck.random(2) < 1 / (1 + exp(-0.05 * lead))).mean()) for lead in leads]


def test_where_points_decide_alone_every_unit_is_worth_its_price(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("grognard.lab.prices._Lab.play", by_points)
    asked = Question(bots=("brisk",), games=800)

    found = prices(grognard.ruleset("colossus"), asked, tmp_path, unit="sr_breaker", seconds=1)

    own = found.of("sr_breaker")
    assert own is not None
    assert [check.price for check in found.checks] == [own.cost, round(own.fair)]
    assert all(check.share.low <= 0.5 <= check.share.high for check in found.checks[:1])
    held = [price.low <= price.cost <= price.high for price in found.units]
    assert sum(held) >= 0.8 * len(held)


def test_where_points_decide_nothing_no_price_is_told() -> None:
    pairings, _ = told(200)
    luck = np.random.default_rng(1)

    with pytest.raises(SimulationError) as refused:
        _fair(pairings, luck.random(200).round().tolist(), COSTS)

    assert refused.value.reason == "prices-unclear"


def test_a_unit_that_does_not_exist_is_told(tmp_path: Path) -> None:
    with pytest.raises(SimulationError) as refused:
        prices(grognard.ruleset("brimstone"), Question(), tmp_path, unit="nobody", seconds=1)

    assert refused.value.reason == "prices-unit"
