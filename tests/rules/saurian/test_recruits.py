"""Limits of army building: which clause an army breaks, and what breaks it."""

import pytest

from grognard.content import Roster, RosterUnit, Terms
from grognard.rulesets.saurian import RULESET


def broken(
    *units: str, faction: str = "aegis_corps", army: int = 200, cards: tuple[str, ...] = ()
) -> list[tuple[str, tuple[str, ...]]]:
    roster = Roster(
        ruleset="saurian",
        faction=faction,
        name="Mine",
        units=tuple(RosterUnit(profile=unit) for unit in units),
        cards=cards,
    )
    found = RULESET.breaches(roster, Terms({"army": army}))
    return [(b.clause, tuple(dict.fromkeys(b.about))) for b in found]


@pytest.mark.clause("saurian:2.1")
def test_an_army_keeps_its_value_its_faction_and_its_copies() -> None:
    assert broken("cpt", "tro", "tro") == []
    assert broken("cpt", "tro", "tro", "trk", army=150) == [("2.1", ())]
    assert broken("cpt", "cpt") == [("2.1", ("cpt",))]
    assert broken("cpt", "pte") == [("2.1", ("pte",))]
    assert broken("tro") == [("2.1", ())]
    assert broken("pte", "pte", "pte", faction="wild_brood") == [("2.1", ("pte",))]


@pytest.mark.clause("saurian:2.2")
def test_the_usual_hero_deck_is_legal_and_another_card_too_many_is_not() -> None:
    usual = tuple(RULESET.card_rule().usual["aegis_corps"])
    strange = RULESET.card_rule().usual["wild_brood"][0]

    assert broken("cpt", cards=usual) == []
    assert broken("cpt", cards=usual[1:]) == [("2.2", ())]
    assert broken("cpt", cards=(*usual[1:], strange)) == [("2.2", (strange,))]
    assert broken("cpt", cards=(usual[0],) * 3 + usual[3:])[-1] == ("2.2", (usual[0],))
