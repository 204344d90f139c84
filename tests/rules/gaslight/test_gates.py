"""How long a way to another level is at least: what rules a charge out before it is planned."""

from itertools import product
from typing import Any

import pytest

from grognard.rulesets.gaslight.gates import Approach, may_charge
from grognard.rulesets.gaslight.movement import ChargeRegion
from grognard.testing.gaslight import HERON, VANE, WRETCH, model, piece, position, roof

HOUSE = roof(4, 10, 12, 18, high=3.0)
LADDER = piece("ladder", foot=[8, 10], normal=[0, -1], z1=3)
HIGH = model("b1", WRETCH, 8, 12.5, 3)


def may(*parts: str, **now: Any) -> bool:
    """Whether a1 may come to charge b1 on a table of these parts."""
    battle = position(*parts, active="a1", **now).battle
    return may_charge(battle, battle.model("a1"), battle.model("b1"))


def test_nobody_on_a_roof_is_charged_where_nothing_leads_up() -> None:
    assert not may(HOUSE, model("a1", VANE, 8, 9), HIGH)
    assert may(HOUSE, LADDER, model("a1", VANE, 8, 9), HIGH)


def test_a_ladder_takes_two_inches_besides_the_way_there() -> None:
    near, far = model("a1", VANE, 8, 7.5), model("a1", VANE, 8, 4.5)

    assert may(HOUSE, LADDER, near, HIGH)
    assert not may(HOUSE, LADDER, far, HIGH)


def test_a_heroic_move_takes_the_ladder_for_nothing() -> None:
    start = model("a1", VANE, 8, 5.5)

    assert not may(HOUSE, LADDER, start, HIGH)
    assert may(HOUSE, LADDER, start, HIGH, heroic=True)


def test_a_low_roof_is_stepped_on_anywhere() -> None:
    low = roof(4, 10, 12, 18, high=2.9)

    assert may(low, model("a1", VANE, 8, 9), model("b1", WRETCH, 8, 12, 2.9))


def test_what_is_left_grows_with_the_way_to_the_ladder() -> None:
    battle = position(HOUSE, LADDER, model("a1", VANE, 8, 9), HIGH, active="a1").battle
    approach = Approach(battle, battle.model("a1"), battle.model("b1"))

    assert approach.left((8.0, 12.0)) < approach.left((8.0, 9.0)) < approach.left((8.0, 5.0))


@pytest.mark.parametrize(
    ("scenario", "spots"),
    [
        ("tallow_row", [(8, 24.4, 0), (8, 21.5, 3), (18, 14, 4), (18, 11.8, 0)]),
        ("gasworks_ledger", [(16.5, 16, 4), (13, 18, 2), (10, 16.5, 0), (16.5, 13.5, 0)]),
    ],
)
def test_whoever_can_be_charged_may_be(
    scenario: str, spots: list[tuple[float, float, float]]
) -> None:
    charged = 0
    for here, there in product(spots, repeat=2):
        if here == there:
            continue
        parts = model("a1", HERON, *here), model("b1", WRETCH, *there)
        battle = position(*parts, scenario=scenario, active="a1").battle
        region = ChargeRegion(battle, battle.model("a1"), battle.model("b1"))
        if region.planned() is not None:
            charged += 1
            assert may_charge(battle, battle.model("a1"), region.target), (here, there)
    assert charged
