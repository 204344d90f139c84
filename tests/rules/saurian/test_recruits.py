"""Limits of army building: which clause an army breaks, and what breaks it."""

import pytest

from grognard.content import Roster, RosterUnit, Terms
from grognard.rulesets.saurian import RULESET


def broken(
    *units: str,
    faction: str = "aegis_corps",
    army: int = 200,
    cards: tuple[str, ...] = (),
    hero_deck: str = "units",
) -> list[tuple[str, tuple[str, ...]]]:
    roster = Roster(
        ruleset="saurian",
        faction=faction,
        name="Mine",
        units=tuple(RosterUnit(profile=unit) for unit in units),
        cards=cards,
    )
    found = RULESET.breaches(roster, Terms({"army": army, "hero_deck": hero_deck}))
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
    usual = RULESET.card_rule().usual("aegis_corps", ["cpt"])
    strange = RULESET.card_rule().usual("wild_brood", ["rex"])[0]

    assert broken("cpt", cards=usual) == []
    assert broken("cpt", cards=usual[1:]) == [("2.2", ())]
    assert broken("cpt", cards=(*usual[1:], strange)) == [("2.2", (strange,))]
    assert broken("cpt", cards=(usual[0],) * 3 + usual[3:])[-1] == ("2.2", (usual[0],))


@pytest.mark.clause("saurian:2.2", "saurian:4.103")
def test_a_hero_card_that_names_units_is_for_an_army_that_has_one_of_them() -> None:
    printed = RULESET.content.hero_deck("aegis_corps")
    assert "hh_11" in printed

    assert broken("cpt", "trk", cards=printed) == []
    assert broken("cpt", "rig", cards=printed) == []
    assert broken("cpt", "tro", cards=printed) == [("2.2", ("hh_11",))]
    assert broken("cpt", "tro", cards=printed, hero_deck="faction") == []


@pytest.mark.clause("saurian:2.2")
def test_the_usual_deck_is_the_printed_one_made_to_fit_the_units() -> None:
    rule = RULESET.card_rule()

    assert rule.usual("aegis_corps", ["cpt", "trk"]) == RULESET.content.hero_deck("aegis_corps")
    without = rule.usual("aegis_corps", ["cpt", "tro"])
    assert "hh_11" not in without
    assert len(without) == 20
    assert without.count("hh_4") == 2, "a second copy takes its place"
    assert broken("cpt", "tro", cards=without) == []


@pytest.mark.clause("saurian:2.2")
@pytest.mark.parametrize(("by", "overpressures"), [("units", 0), ("faction", 1)])
def test_an_army_that_names_no_deck_has_the_usual_one(by: str, overpressures: int) -> None:
    army = Roster(
        ruleset="saurian",
        faction="aegis_corps",
        name="Column",
        units=(RosterUnit(profile="cpt"), RosterUnit(profile="tro")),
    )
    game = RULESET.new_game(rosters=(army, "brood_herd"), seed=1, options={"hero_deck": by})
    player = next(p for p in game.battle.players if p.seat == "A")
    cards = [*player.deck, *player.hand, *player.discard]

    assert cards.count("hh_11") == overpressures
    assert len(cards) == 20
