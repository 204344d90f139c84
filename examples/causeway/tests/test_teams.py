"""Teams (chapter 1)."""

import pytest

from causeway import RULESET
from causeway.movement import run_dice
from causeway.testing import hare, position, tortoise
from grognard.content import Roster, RosterUnit, Terms
from grognard.kernel.refusals import Refusal
from grognard.testing.positions import parts_of


def team(*runners: str, drums: int = 0) -> Roster:
    members = tuple(
        RosterUnit(profile=runner, options=("drum",) if place < drums else ())
        for place, runner in enumerate(runners)
    )
    return Roster(ruleset="causeway", faction="shore", name="Team", units=members)


def broken(roster: Roster) -> list[str]:
    return [breach.clause for breach in RULESET.breaches(roster, Terms())]


@pytest.mark.clause("causeway:1.1")
def test_a_team_has_four_runners_at_most() -> None:
    assert broken(team(*["tortoise"] * 5)) == ["1.1", "1.2"]
    assert broken(team("hare", "snail")) == ["1.1"]
    assert broken(team("hare")) == []


@pytest.mark.clause("causeway:1.2")
def test_a_team_costs_six_points_at_most() -> None:
    assert broken(team("hare", "hare")) == []
    assert broken(team("hare", "tortoise", "tortoise")) == ["1.2"]
    with pytest.raises(Refusal) as refused:
        RULESET.new_game(rosters=[team("hare", "hare", "hare"), team("hare")])
    assert refused.value.reason == "breach-budget"


@pytest.mark.clause("causeway:1.3")
def test_a_drum_costs_a_point_and_adds_a_die() -> None:
    roster = team("hare", "tortoise", drums=1)
    assert RULESET.bill(roster, Terms()).spent == 6
    assert broken(team("hare", "tortoise", drums=2)) == ["1.2"]

    game = position(hare("a1", (2, 1.5), drum=True), tortoise("b1", (8, 14.5)))

    assert parts_of(run_dice(game.battle, game.battle.runner("a1"))) == {"legs": 2, "drum": 1}
    assert parts_of(run_dice(game.battle, game.battle.runner("b1"))) == {"legs": 2}


def test_a_drum_of_the_list_is_carried_at_the_table() -> None:
    game = RULESET.new_game(rosters=[team("hare", "tortoise", drums=1), team("hare")])

    assert [runner.has_drum for runner in game.battle.team("A")] == [True, False]
