"""What may be fielded, in every ruleset: prices, limits, and names that players give."""

from typing import Any

import msgspec
import pytest

import grognard
from grognard.content import Roster, RosterUnit, Terms
from grognard.content.published import Published
from grognard.content.recruits import Recruit, Upgrade, bill, not_offered
from grognard.kernel.said import Name
from grognard.kernel.views import SPECTATOR

RULESETS = grognard.rulesets()


def army(ruleset: str, *units: RosterUnit, faction: str = "any", cards: Any = ()) -> Roster:
    return Roster(ruleset=ruleset, faction=faction, name="Mine", units=units, cards=cards)


def terms(ruleset: Published[Any], scenario: str = "") -> Terms:
    return Terms(ruleset.settings({}), scenario=scenario)


@pytest.mark.parametrize("name", RULESETS)
def test_an_army_built_unit_by_unit_costs_what_the_ready_made_one_costs(name: str) -> None:
    ruleset = grognard.ruleset(name)

    for ready in ruleset.rosters().values():
        built = army(name, *(RosterUnit(profile=unit.profile) for unit in ready.units))
        assert ruleset.bill(built, terms(ruleset)).spent == ready.total


@pytest.mark.parametrize("name", RULESETS)
def test_the_usual_armies_of_every_scenario_stay_within_their_allowance(name: str) -> None:
    ruleset = grognard.ruleset(name)

    for scenario in ruleset.scenario_ids():
        wanted = terms(ruleset, scenario)
        for usual in ruleset.usual_rosters(scenario, ruleset.table_seats[0], wanted.options):
            found = ruleset.bill(ruleset.rosters()[usual], wanted)
            assert found.allowance is not None
            assert found.spent <= found.allowance
            assert ruleset.breaches(ruleset.rosters()[usual], wanted) == []


@pytest.mark.parametrize("name", RULESETS)
def test_one_more_of_a_unit_than_it_may_have_breaks_a_limit_about_it(name: str) -> None:
    ruleset = grognard.ruleset(name)

    for recruit in ruleset.recruits():
        faction = recruit.faction or str(ruleset.recruits()[0].faction)
        units = [RosterUnit(profile=recruit.id)] * (recruit.most + 1)
        found = ruleset.breaches(army(name, *units, faction=faction), terms(ruleset))
        assert any(recruit.id in breach.about for breach in found), recruit.id


@pytest.mark.parametrize("name", RULESETS)
def test_a_stranger_breaks_the_limit_of_factions(name: str) -> None:
    ruleset = grognard.ruleset(name)
    own, other = (recruit for recruit in _one_of_each_faction(ruleset)[:2])

    found = ruleset.breaches(
        army(name, RosterUnit(profile=other.id), faction=own.faction), terms(ruleset)
    )

    assert [b.about for b in found if b.message_id == "breach-faction"] == [(other.id,)]


def _one_of_each_faction(ruleset: Published[Any]) -> list[Recruit]:
    firsts = {recruit.faction: recruit for recruit in reversed(ruleset.recruits())}
    return [recruit for faction, recruit in firsts.items() if faction]


@pytest.mark.parametrize("name", RULESETS)
def test_nobody_at_all_is_no_army(name: str) -> None:
    ruleset = grognard.ruleset(name)

    assert ruleset.breaches(army(name, faction="nowhere"), terms(ruleset))
    assert ruleset.bill(army(name), terms(ruleset)).spent == 0


@pytest.mark.parametrize("name", RULESETS)
def test_upgrades_that_nobody_offers_are_refused(name: str) -> None:
    ruleset = grognard.ruleset(name)
    unit = ruleset.recruits()[0]

    found = ruleset.breaches(
        army(name, RosterUnit(profile=unit.id, options=("wings",)), faction=unit.faction),
        terms(ruleset),
    )

    assert [(b.message_id, b.about) for b in found] == [("breach-no-upgrade", (unit.id,))]


@pytest.mark.parametrize("name", RULESETS)
def test_a_unit_nobody_knows_is_told_and_costs_nothing(name: str) -> None:
    ruleset = grognard.ruleset(name)
    strange = army(name, RosterUnit(profile="unicorn"))

    (breach,) = ruleset.breaches(strange, terms(ruleset))

    assert (breach.message_id, breach.about) == ("breach-unknown-unit", ("unicorn",))
    assert ruleset.bill(strange, terms(ruleset)).spent == 0


def test_an_upgrade_adds_its_price() -> None:
    knight = Recruit(
        "knight", "any", "rider", 10, 3, "1.1", (), upgrades=(Upgrade("lance", 4, ""),)
    )
    roster = army("any", RosterUnit(profile="knight", options=("lance",)))

    found = bill(roster, [knight], 20)

    assert (found.prices, found.spent, found.allowance) == ((14,), 14, 20)


def test_an_upgrade_is_taken_once() -> None:
    roster = army("any", RosterUnit(profile="knight", options=("lance", "lance")))

    (breach,) = not_offered(roster, ["knight"], "1.1", upgrades={"knight": ["lance"]})

    assert breach.args == {"unit": Name("unit-knight"), "upgrade": "lance"}


def test_cards_are_refused_where_a_game_has_none() -> None:
    roster = army("any", RosterUnit(profile="knight"), cards=("ace",))

    assert [b.message_id for b in not_offered(roster, ["knight"], "1.1")] == ["breach-no-cards"]
    assert not_offered(roster, ["knight"], "1.1", cards=True) == []


@pytest.mark.parametrize("name", RULESETS)
def test_every_unit_bears_the_name_its_player_gave_it(name: str) -> None:
    ruleset = grognard.ruleset(name)
    usual = ruleset.usual_rosters(
        ruleset.scenario_ids()[0], ruleset.table_seats[0], ruleset.settings({})
    )
    armies = [_christened(ruleset.rosters()[id_], seat) for id_, seat in zip(usual, "AB")]

    game = ruleset.new_game(rosters=armies, seed=1)
    seen, plain = game.view(SPECTATOR), ruleset.view(game.battle, SPECTATOR)

    for piece, printed in zip(seen.pieces, plain.pieces, strict=True):
        profile = str(piece.name.args["name"]).rpartition(" ")[2]
        assert printed.name.id == f"unit-{profile}"
        assert piece.number == 0
    names = {str(piece.name.args["name"]) for piece in seen.pieces}
    assert names == {str(unit.name) for roster in armies for unit in roster.units}


def _christened(roster: Roster, seat: str) -> Roster:
    units = tuple(
        msgspec.structs.replace(unit, name=f"{seat}{n} {unit.profile}")
        for n, unit in enumerate(reversed(roster.units))
    )
    return msgspec.structs.replace(roster, units=units)


def test_names_in_teams_belong_to_their_players() -> None:
    colossus = grognard.ruleset("colossus")
    seats = ("A1", "A2", "B1", "B2")
    usual = colossus.usual_rosters("iron_reckoning", seats, colossus.settings({}))
    armies = [_christened(colossus.rosters()[id_], seat) for id_, seat in zip(usual, seats)]

    seen = colossus.new_game("iron_reckoning", armies, seats=seats, seed=1).view(SPECTATOR)

    assert all(str(piece.name.args["name"]).startswith(piece.seat) for piece in seen.pieces)


def test_a_name_cannot_command_a_terminal() -> None:
    colossus = grognard.ruleset("colossus")
    squires = [RosterUnit(profile="ac_squire", name="Bo\x1b[2Jb")] * 3
    roster = army("colossus", *squires, faction="anvil_concord")

    seen = colossus.new_game(rosters=(roster, "reaver_gale_pack"), seed=1).view(SPECTATOR)

    assert seen.pieces[0].name.args["name"] == "Bo\\x1b[2Jb"


def test_a_named_game_is_replayed_from_its_record() -> None:
    colossus = grognard.ruleset("colossus")
    squires = [RosterUnit(profile="ac_squire", name="Bertha")] * 3
    roster = army("colossus", *squires, faction="anvil_concord")
    game = colossus.new_game(rosters=(roster, "reaver_gale_pack"), seed=1)

    again = game.fork()

    assert again.view("A") == game.view("A")
    assert again.view("A").pieces[0].name.args == {"name": "Bertha"}
