"""Limits of army building: which clause an army breaks, and what breaks it."""

import pytest

from grognard.content import Roster, RosterUnit, Terms
from grognard.rulesets.colossus import RULESET


def broken(*units: str, points: int = 160, players: int = 1) -> list[tuple[str, tuple[str, ...]]]:
    roster = Roster(
        ruleset="colossus",
        faction="anvil_concord",
        name="Mine",
        units=tuple(RosterUnit(profile=unit) for unit in units),
    )
    found = RULESET.breaches(roster, Terms({"points": points}, players))
    return [(b.clause, tuple(dict.fromkeys(b.about))) for b in found]


SQUIRES = ("ac_squire",) * 3


@pytest.mark.clause("colossus:2.1")
def test_a_player_spends_his_share_of_the_budget() -> None:
    army = (*SQUIRES, "ac_ordinant")

    assert broken(*army) == []
    assert broken(*army, "ac_pikestaff", points=110) == [("2.1", ())]
    assert broken(*army, players=2) == [("2.1", ())]
    assert broken(*army, points=220, players=2) == []


@pytest.mark.clause("colossus:2.2")
def test_limits_name_the_machines_that_break_them() -> None:
    assert broken("ac_squire") == [("2.2", ())]
    assert broken(*SQUIRES, "ac_squire") == [("2.2", ("ac_squire",))]
    assert broken(*SQUIRES, "sr_skiff") == [("2.2", ("sr_skiff",))]
    assert broken("ac_squire", "ac_ordinant", "ac_ordinant") == [("2.2", ("ac_ordinant",))]
    assert broken("ac_squire", "ac_monolith", "ac_monolith") == [("2.2", ("ac_monolith",))]
