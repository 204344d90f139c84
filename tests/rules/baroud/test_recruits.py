"""Limits of army building: which clause an army breaks, and what breaks it."""

import pytest

from grognard.content import Roster, RosterUnit, Terms
from grognard.rulesets.baroud import RULESET


def broken(*units: str, faction: str = "lantern") -> list[tuple[str, tuple[str, ...]]]:
    roster = Roster(
        ruleset="baroud",
        faction=faction,
        name="Mine",
        units=tuple(RosterUnit(profile=unit) for unit in units),
    )
    return [(b.clause, tuple(dict.fromkeys(b.about))) for b in RULESET.breaches(roster, Terms())]


RIFLES = ("rifleman",) * 4


@pytest.mark.clause("baroud:2.2")
def test_a_recruit_costs_what_the_formula_says() -> None:
    prices = {recruit.id: recruit.cost for recruit in RULESET.recruits()}

    assert (prices["rifleman"], prices["captain"], prices["duelist"]) == (32, 86, 104)


@pytest.mark.clause("baroud:2.3")
def test_a_band_has_a_budget_a_size_one_faction_and_one_free_lance() -> None:
    assert broken(*RIFLES) == []
    assert broken(*("dragoon",) * 3, *("rifleman",) * 8, "marksman") == [("2.3", ())]
    assert broken("rifleman") == [("2.3", ())]
    assert broken(*RIFLES, "rats") == [("2.3", ("rats",))]
    assert broken(*RIFLES, "duelist", "moth") == [("2.3", ("duelist", "moth"))]


@pytest.mark.clause("baroud:2.4")
def test_personalities_cost_at_most_half_the_limit() -> None:
    marsh = ("priest", "hexer", "hexer", "colossus", *("drowned",) * 2)

    assert broken(*marsh, faction="marsh") == []
    assert broken(*marsh, "duelist", faction="marsh") == [
        ("2.4", ("priest", "hexer", "colossus", "duelist"))
    ]


@pytest.mark.clause("baroud:2.5")
@pytest.mark.clause("baroud:2.6")
def test_a_second_leader_breaks_two_limits() -> None:
    assert broken(*RIFLES, "captain", "captain") == [("2.5", ("captain",)), ("2.6", ("captain",))]
