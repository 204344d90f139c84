"""Limits of army building: which clause an army breaks, and what breaks it."""

import pytest

from grognard.content import Roster, RosterUnit, Terms
from grognard.rulesets.gaslight import RULESET

CONTENT = RULESET.content


def club(*members: str) -> Roster:
    return Roster(
        ruleset="gaslight",
        faction="candlewick_society",
        name="Mine",
        units=tuple(RosterUnit(profile=member) for member in members),
    )


def broken(*members: str, heroes: int = 3) -> list[tuple[str, tuple[str, ...]]]:
    found = RULESET.breaches(club(*members), Terms({"heroes": heroes}))
    return [(b.clause, tuple(dict.fromkeys(b.about))) for b in found]


HEROES = ("cs1", "cs2", "cs3")


@pytest.mark.clause("gaslight:2.1")
@pytest.mark.clause("gaslight:2.4")
@pytest.mark.clause("gaslight:2.11")
def test_a_club_has_its_number_of_different_heroes_of_one_faction() -> None:
    assert broken(*HEROES) == []
    assert broken(*HEROES, heroes=2) == [("2.1", ())]
    assert broken("cs1", "cs1", "cs2") == [("2.4", ("cs1",))]
    assert broken("cs1", "cs2", "fc1") == [("2.11", ("fc1",))]


@pytest.mark.clause("gaslight:2.6")
def test_heroes_bring_the_funds_that_henchmen_cost() -> None:
    hired = club(*HEROES, "cs7", "cs7")

    found = RULESET.bill(hired, Terms({"heroes": 3}))

    assert (found.spent, found.allowance) == (8, 16)
    assert RULESET.bill(club("cs5"), Terms()).allowance == 0
    assert broken(*HEROES, "cs7", "cs7", "cs6", "cs6", "cs6") == [("2.6", ())]
    assert broken(*HEROES, *("cs8",) * 3) == [("2.6", ("cs8",))]


def test_henchmen_may_be_listed_before_their_heroes() -> None:
    members = ("cs7", "cs1", "cs5", "cs2", "cs3")

    ids = RULESET.piece_ids("A", members, ("A", "B"))
    game = RULESET.new_game(rosters=(club(*members), "fogbound"), seed=1)

    assert [game.battle.model(id_).profile.id for id_ in ids] == list(members)


@pytest.mark.clause("gaslight:4.155", "gaslight:4.160", "gaslight:4.151", "gaslight:4.173")
def test_the_usual_clubs_meet_the_rules_of_their_own_cards() -> None:
    """Whatever a Vulnerability or an Immunity names, the other club brings; fire and smoke too."""
    usual = CONTENT.forces["candlewick"], CONTENT.forces["fogbound"]
    clubs = [[CONTENT.profile(unit) for unit in force.units] for force in usual]
    for club, other in (clubs, clubs[::-1]):
        arms = [arm for one in other for arm in (*one.ranged.values(), *one.melee.values())]
        brought = {arm.damage for arm in arms}
        brought |= {CONTENT.spells[spell].damage for one in other for spell in one.spells}
        feared = {text.split()[-1] for one in club for text in one.abilities
                  if text.startswith(("vulnerability", "immunity"))}  # fmt: skip
        assert feared and feared <= brought
    everyone = [one for club in clubs for one in club]
    assert {bomb.template for one in everyone for bomb in one.thrown.values()} >= {"fire", "smoke"}
    assert any(one.has("beginners_luck") for one in everyone)
    assert any(arm.has("gruesome") for one in everyone for arm in one.ranged.values())
