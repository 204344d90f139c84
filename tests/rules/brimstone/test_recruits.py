"""Limits of army building: which clause an army breaks, and what breaks it."""

import pytest

from grognard.content import Roster, RosterUnit, Terms
from grognard.rulesets.brimstone import RULESET


def broken(
    *units: str, scenario: str = "ford_of_cinders", large: bool = False
) -> list[tuple[str, tuple[str, ...]]]:
    roster = Roster(
        ruleset="brimstone",
        faction="gilded_march",
        name="Mine",
        units=tuple(RosterUnit(profile=unit) for unit in units),
    )
    found = RULESET.breaches(roster, Terms({"large": large}, scenario=scenario))
    return [(b.clause, tuple(dict.fromkeys(b.about))) for b in found]


MARCH = ("gm_isaura", "gm_halb", "gm_halb", "gm_buckler")


@pytest.mark.clause("brimstone:2.1")
def test_the_scenario_sets_the_size_of_the_game() -> None:
    company = (*MARCH, "gm_giant")
    horde = (*MARCH, "gm_giant", "gm_halb", "gm_halb", "gm_amos", "gm_ortrud")

    assert broken(*company) == []
    assert broken(*company, scenario="the_pit") == [("2.1", ())]
    assert broken(*horde) == [("2.1", ())]
    assert broken(*horde, large=True) == []


@pytest.mark.clause("brimstone:2.2")
@pytest.mark.clause("brimstone:2.3")
def test_one_officer_and_one_of_each_name() -> None:
    assert broken(*MARCH[1:]) == [("2.2", ())]
    assert broken("gm_isaura", *MARCH) == [("2.2", ("gm_isaura",)), ("2.3", ("gm_isaura",))]


@pytest.mark.clause("brimstone:2.4")
@pytest.mark.clause("brimstone:2.5")
@pytest.mark.clause("brimstone:2.6")
def test_rarity_structure_and_faction() -> None:
    assert broken(*MARCH, "gm_giant", "gm_giant") == [("2.4", ("gm_giant",))]
    assert broken("gm_isaura", "gm_halb") == [("2.5", ())]
    assert broken(*MARCH, "ac_imp") == [("2.6", ("ac_imp",))]
    assert broken(*MARCH, "ss_lance", "ss_lance", "ss_scout") == [("2.6", ("ss_lance", "ss_scout"))]
    assert broken(*MARCH, "gm_amos", "gm_ortrud", "gm_amos", scenario="the_pit") == [
        ("2.1", ()),
        ("2.3", ("gm_amos",)),
        ("2.5", ("gm_amos", "gm_ortrud")),
    ]
