"""The tide (chapter 4)."""

from collections import Counter

import pytest

from causeway.field import is_wet
from causeway.movement import run_dice
from causeway.testing import hare, position, tortoise
from causeway.tide import RollTide
from grognard.kernel.chance import Lots
from grognard.kernel.refusals import Refusal
from grognard.testing import play
from grognard.testing.positions import parts_of


@pytest.mark.clause("causeway:4.1")
@pytest.mark.parametrize(
    ("tide", "before", "after"),
    [
        (["ebb"], 3, 2),
        (["ebb"], 0, 0),
        (["slack"], 3, 3),
        (["flood", 2, 5], 3, 8),
    ],
)
def test_the_water_falls_stays_or_rises_by_the_higher_die(
    tide: list[object], before: int, after: int
) -> None:
    game = position(hare("a1", (2, 1.5)), tortoise("b1", (8, 14.5)), to_move=["B"], water=before)

    play(game, ["walk", tide])

    assert game.battle.water == after


@pytest.mark.clause("causeway:4.1")
def test_outcomes_weigh_as_much_as_they_are_drawn() -> None:
    lots, roll = Lots("tide"), RollTide()
    drawn = Counter(roll.trust(roll.sample(lots.lot(number))) for number in range(10_800))

    weights = dict(roll.outcomes())

    assert sum(weights.values()) == 108
    assert drawn.keys() == weights.keys()
    for outcome, weight in weights.items():
        assert abs(drawn[outcome] - 100 * weight) < 4 * (100 * weight) ** 0.5 + 10


@pytest.mark.parametrize(
    "entered", [["flow"], ["flood"], ["flood", 3], ["flood", 7, 1], ["ebb", 1]]
)
def test_a_tide_that_cannot_lie_on_the_table_is_refused(entered: list[object]) -> None:
    with pytest.raises(Refusal):
        RollTide().read(entered)


@pytest.mark.clause("causeway:4.2")
@pytest.mark.parametrize(("y", "wet"), [(5.99, False), (6, True), (10, True), (10.01, False)])
def test_water_covers_the_middle_of_the_causeway(y: float, wet: bool) -> None:
    game = position(hare("a1", (2, y)), tortoise("b1", (8, 14.5)), water=4)

    assert is_wet(game.battle, game.battle.runner("a1")) is wet
    assert game.view("A").terrain[0].outlines == (((0, 6), (12, 6), (12, 10), (0, 10)),)


@pytest.mark.clause("causeway:4.3")
def test_wet_feet_cost_a_die_and_tortoises_do_not_mind() -> None:
    game = position(hare("a1", (2, 8)), tortoise("b1", (8, 8)), water=4)

    assert parts_of(run_dice(game.battle, game.battle.runner("a1"))) == {"legs": 2, "wet": -1}
    assert parts_of(run_dice(game.battle, game.battle.runner("b1"))) == {"legs": 2}
