"""Bands, tables, roles, deployment and the first turn (2.1-2.12)."""

from typing import Any

import pytest

from grognard.content import ContentError, Roster, RosterUnit, Terms
from grognard.kernel.refusals import Refusal
from grognard.rulesets.baroud import RULESET
from grognard.testing import play
from grognard.testing.baroud import area, figure, position, to, why_not
from grognard.testing.positions import told

CONTENT = RULESET.content


def roster(faction: str, *units: str) -> Roster:
    return Roster(
        ruleset="baroud",
        faction=faction,
        name="test",
        units=tuple(RosterUnit(profile=unit) for unit in units),
    )


def clauses(faction: str, *units: str) -> set[str]:
    return {breach.clause for breach in RULESET.breaches(roster(faction, *units), Terms())}


RIFLES = ("rifleman",) * 4


@pytest.mark.clause("baroud:2.1")
def test_baroud_is_for_two() -> None:
    assert RULESET.table_seats == (("A", "B"),)
    with pytest.raises(Refusal):
        RULESET.new_game(rosters=["lantern_patrol"] * 3, seed=1)


@pytest.mark.clause("baroud:2.2")
@pytest.mark.parametrize(
    ("unit", "points"),
    [
        ("captain", 86), ("rifleman", 32), ("grenadier", 41), ("bomber", 50), ("gunner", 47),
        ("marksman", 66), ("dragoon", 66), ("conscript", 18), ("priest", 80), ("hexer", 36),
        ("faithful", 29), ("drowned", 21), ("rats", 24), ("hound", 54), ("butcher", 44),
        ("colossus", 60), ("boss", 108), ("heavy", 47), ("cannoneer", 42), ("crewman", 21),
        ("biker", 57), ("bruiser", 39), ("runner", 52), ("firebug", 22), ("duelist", 104),
        ("moth", 38),
    ],
)  # fmt: skip
def test_points_follow_from_the_formula(unit: str, points: int) -> None:
    assert CONTENT.profile(unit).points == points


@pytest.mark.clause("baroud:2.2")
def test_halves_are_rounded_up_and_nobody_is_free() -> None:
    assert CONTENT.cost(4, 1, (), ()) == 8
    assert CONTENT.cost(6, 0, ("coward",), ()) == 1


@pytest.mark.clause("baroud:2.2")
@pytest.mark.parametrize(
    ("band", "figures", "points"),
    [
        ("lantern_patrol", 12, 454),
        ("lantern_sharpshooters", 11, 493),
        ("lantern_sortie", 11, 445),
        ("lantern_levy", 15, 499),
        ("ring_road_outing", 13, 491),
        ("ring_road_convoy", 11, 494),
        ("marsh_procession", 11, 500),
        ("marsh_hunt", 10, 486),
    ],
)
def test_the_bands_ready_to_play_cost_what_they_should(
    band: str, figures: int, points: int
) -> None:
    found = RULESET.rosters()[band]

    assert (len(found.units), found.total) == (figures, points)
    assert RULESET.breaches(found, Terms()) == []


@pytest.mark.clause("baroud:2.3")
def test_a_band_has_at_most_500_points_and_4_to_15_figures() -> None:
    assert clauses("lantern", *RIFLES) == set()
    assert clauses("lantern", *RIFLES[:3]) == {"2.3"}
    assert clauses("marsh", *["faithful"] * 8, *["drowned"] * 8) == {"2.3"}
    rich = ("captain", "marksman", "gunner", "gunner", "dragoon", "dragoon", "dragoon", "bomber")
    assert clauses("lantern", *rich, "grenadier") == {"2.3"}


@pytest.mark.clause("baroud:2.3")
def test_a_band_is_of_one_faction_and_at_most_one_free_lance() -> None:
    assert clauses("lantern", *RIFLES, "moth") == set()
    assert clauses("lantern", *RIFLES, "moth", "duelist") == {"2.3"}
    assert clauses("lantern", *RIFLES, "faithful") == {"2.3"}
    assert clauses("lantern", *RIFLES, "nobody") == {"2.3"}


@pytest.mark.clause("baroud:2.4")
def test_personalities_cost_at_most_half_the_limit() -> None:
    marsh = ("priest", "hexer", "hexer", "colossus", "faithful")
    assert clauses("marsh", *marsh) == set()
    assert clauses("marsh", *marsh, "duelist") == {"2.4"}


@pytest.mark.clause("baroud:2.5", "baroud:2.6")
def test_one_leader_and_no_more_copies_than_printed() -> None:
    assert clauses("lantern", *RIFLES, "captain", "captain") == {"2.5", "2.6"}
    assert clauses("lantern", *["rifleman"] * 9) == {"2.6"}


@pytest.mark.clause("baroud:2.3", "baroud:2.6")
def test_an_illegal_band_is_refused_by_its_clause() -> None:
    with pytest.raises(Refusal) as found:
        RULESET.new_game(rosters=[roster("lantern", *RIFLES[:3]), "marsh_procession"], seed=1)

    assert found.value.rule == "2.3"


@pytest.mark.clause("baroud:2.7")
def test_the_table_is_900_mm_square_with_opposite_edges() -> None:
    game = RULESET.new_game(seed=1)

    assert (game.battle.setting.width, game.battle.setting.height) == (900, 900)
    zones = game.battle.setting.zones
    assert (zones["attacker"].edge, zones["defender"].edge) == ("south", "north")
    reliquary = CONTENT.scenarios["reliquary"].zones
    assert (reliquary["attacker"].edge, reliquary["defender"].edge) == ("west", "east")


@pytest.mark.clause("baroud:2.8")
def test_every_kind_of_terrain_is_on_some_table() -> None:
    kinds = {piece.kind for scenario in CONTENT.scenarios.values() for piece in scenario.terrain}

    assert kinds == {
        "difficult", "woods", "ruins", "obstacle", "wall", "water", "platform", "ladder",
    }  # fmt: skip


def fresh(scenario: str = "warning_shot", **how: Any) -> Any:
    return RULESET.new_game(scenario, ["lantern_patrol", "marsh_procession"], **how)


@pytest.mark.clause("baroud:2.9")
def test_the_higher_roll_chooses_its_role_and_ties_are_rolled_again() -> None:
    game = play(fresh(), [[[3, 3], [2, 5]]])
    assert game.decision.seat == "B"
    assert game.decision.ruled == "attacker"

    play(game, ["defender"])
    assert game.battle.attacker == "A"
    assert told(game, "roles-taken")[0].defender == "B"


@pytest.mark.clause("baroud:2.10")
def test_the_defender_deploys_first_and_wholly_inside_the_zone() -> None:
    game = play(fresh(), [[[5, 2]], "attacker"])
    assert game.decision.seat == "B"

    assert why_not(game, to(450, 760)) == "2.10 outside-zone"
    assert why_not(game, to(450, 895)) == "2.10 outside-zone"
    play(game, [to(450, 800)])
    assert why_not(game, to(450, 820)) == "4.104 ends-on-figure"
    play(game, [to(450, 830)])
    assert [e.figure for e in told(game, "deployed")] == ["b1", "b2"]


@pytest.mark.clause("baroud:2.10")
def test_nobody_deploys_in_a_house() -> None:
    game = play(fresh(), [[[2, 5]], "attacker"])

    for _ in range(12):
        game.answer(game.decision.usual)

    assert game.decision.seat == "B"
    assert why_not(game, to(780, 135)) == "4.106 way-blocked"


@pytest.mark.clause("baroud:2.10")
@pytest.mark.parametrize("scenario", CONTENT.scenarios)
def test_places_left_to_the_rules_line_the_front_of_the_zone(scenario: str) -> None:
    game = play(fresh(scenario), [[[5, 2]], "attacker"])
    zone = game.battle.zone("B")

    while game.decision is not None and game.decision.topic == "deploy":
        game.answer(game.decision.ruled)

    first = game.battle.figure("b1")
    along = 900 * 0.5 / 11
    front = zone.y[0] + 12.5 if zone.edge == "north" else zone.x[0] + 12.5
    expected = (round(along, 2), front) if zone.edge == "north" else (front, round(along, 2))
    assert first.at == pytest.approx(expected, abs=5.01)
    RULESET.check(game.battle)


def deployed(scenario: str = "warning_shot") -> Any:
    game = play(fresh(scenario), [[[5, 2]], "attacker"])
    while game.decision is not None and game.decision.topic == "deploy":
        game.answer(game.decision.usual)
    return game


@pytest.mark.clause("baroud:2.11", "baroud:2.12")
def test_the_higher_roll_plays_first_and_the_numbers_are_noted() -> None:
    game = play(deployed(), [[[4, 4], [1, 6]]])

    assert (game.battle.first, game.battle.active) == ("B", "B")
    assert game.battle.strength == {"A": 12, "B": 11}


@pytest.mark.clause("baroud:2.11")
def test_a_scenario_may_say_who_starts() -> None:
    game = deployed("ford_road")

    assert game.battle.active == "A"
    assert game.decision.topic == "activate"


@pytest.mark.clause("baroud:2.3")
def test_players_without_a_band_choose_one_at_the_table() -> None:
    game = RULESET.new_game("warning_shot", [None, "marsh_procession"])

    assert keys_of(game) == list(CONTENT.forces)
    game.answer({"A": "ring_road_outing"})
    assert [e.points for e in told(game, "mustered")] == [491, 500]


def keys_of(game: Any) -> list[str]:
    return [option.key for option in game.decision.choices[0].options]


@pytest.mark.clause("baroud:2.3")
def test_three_factions_of_eight_profiles_and_two_free_lances() -> None:
    entries = list(CONTENT.unit_entries.values())

    assert list(CONTENT.factions) == ["lantern", "ring_road", "marsh"]
    assert all(sum(u.faction == f for u in entries) == 8 for f in CONTENT.factions)
    assert [u.id for u in entries if u.faction is None] == ["duelist", "moth"]


@pytest.mark.parametrize(
    ("parts", "problem"),
    [
        ((figure("a1", "nobody", 100, 100),), "there is no unit 'nobody'"),
        ((figure("a1", "rifleman", 950, 100),), "not on the table"),
        ((figure("a1", "rifleman", 100, 100, abilities=["nope"]),), "'nope' names nothing"),
        ((figure("a1", "rifleman", 100, 100, equipment=["rifle_grenades"]),), "names nothing"),
        ((figure("a1", "rifleman", 100, 100, watch="shotgun"),), "'shotgun' names nothing"),
        ((figure("a1", "rifleman", 100, 100, level=2),), "nothing may stand there"),
        (
            (figure("a1", "rifleman", 100, 100), figure("b1", "rifleman", 110, 100)),
            "its base overlaps that of 'b1'",
        ),
        ((area("obstacle", 1, 2, 3, 4),), "needs line"),
    ],
)
def test_a_situation_that_cannot_be_says_why(parts: tuple[str, ...], problem: str) -> None:
    with pytest.raises(ContentError, match=problem):
        position(*parts)


@pytest.mark.clause("baroud:5.2")
def test_a_situation_with_one_band_only_is_over() -> None:
    game = position(figure("a1", "rifleman", 100, 100))

    assert game.over
    assert game.result is not None
    assert game.result.winner == "A"
