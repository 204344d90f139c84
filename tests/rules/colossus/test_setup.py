"""Set-up (section 2): armies, table, terrain, deployment."""

from typing import Any

import pytest

import grognard
from grognard.content import ContentError, Roster, RosterUnit, Terms
from grognard.kernel.acts import RollOff
from grognard.kernel.questions import Placement
from grognard.kernel.refusals import Refusal
from grognard.rulesets.colossus import RULESET
from grognard.rulesets.colossus.lists import share_of
from grognard.table.polygons import rectangle
from grognard.testing import play
from grognard.testing.colossus import position, terrain, unit

CONTENT = RULESET.content


def army(*profiles: str, faction: str = "anvil_concord") -> Roster:
    units = tuple(RosterUnit(profile=name) for name in profiles)
    return Roster(ruleset="colossus", faction=faction, name="test", units=units)


def broken(roster: Roster, points: int = 160, players: int = 1) -> list[tuple[str, str]]:
    terms = Terms({"points": points}, players)
    return [(breach.clause, breach.message_id) for breach in RULESET.breaches(roster, terms)]


@pytest.mark.clause("colossus:2.1")
@pytest.mark.parametrize(
    ("points", "players", "share"), [(110, 1, 110), (160, 3, 53), (220, 3, 73), (110, 2, 55)]
)
def test_each_player_gets_an_equal_share_rounded_down(
    points: int, players: int, share: int
) -> None:
    assert share_of(points, players) == share


@pytest.mark.clause("colossus:2.1")
def test_an_army_may_not_cost_more_than_its_budget() -> None:
    roster = army("ac_monolith", "ac_ordinant", "ac_rampart", "ac_halberd")

    assert broken(roster, 160) == []
    assert broken(roster, 110) == [("2.1", "breach-budget")]


@pytest.mark.clause("colossus:2.2")
def test_all_units_come_from_one_faction() -> None:
    assert broken(army("ac_maul", "ac_halberd", "sr_skiff")) == [("2.2", "breach-faction")]


@pytest.mark.clause("colossus:2.2")
@pytest.mark.parametrize(
    ("players", "units", "legal"),
    [
        (1, 2, False),
        (1, 3, True),
        (1, 8, True),
        (1, 9, False),
        (2, 1, False),
        (2, 4, True),
        (3, 1, True),
        (3, 3, False),
    ],
)
def test_how_many_units_a_player_fields(players: int, units: int, legal: bool) -> None:
    kinds = ["ac_squire", "ac_pikestaff", "ac_halberd"]
    roster = army(*(kinds[n % 3] for n in range(units)))

    assert (("2.2", "breach-size") not in broken(roster, 1000, players)) is legal


@pytest.mark.clause("colossus:2.2")
def test_one_commander_one_giant_and_three_of_a_kind() -> None:
    assert ("2.2", "breach-command") in broken(army("ac_ordinant", "ac_ordinant", "ac_squire"))
    assert ("2.2", "breach-giants") in broken(army("ac_monolith", "ac_monolith", "ac_squire"))
    assert ("2.2", "breach-copies") in broken(army(*["ac_squire"] * 4))
    assert broken(army(*["ac_squire"] * 3)) == []


@pytest.mark.clause("colossus:2.2")
def test_an_illegal_army_is_refused_at_the_table() -> None:
    with pytest.raises(Refusal) as caught:
        grognard.ruleset("colossus").new_game(
            rosters=(army("ac_squire", "ac_squire"), "reaver_gale_pack")
        )

    assert caught.value.rule == "2.2"


@pytest.mark.clause("colossus:2.3")
def test_the_scenario_gives_the_table() -> None:
    sizes = {s.id: (s.table.width, s.table.height) for s in CONTENT.scenarios.values()}

    assert sizes == {
        "iron_reckoning": (48, 48),
        "three_furnaces": (48, 48),
        "break_the_gate": (48, 48),
        "crown_of_slag": (72, 48),
    }
    game = grognard.ruleset("colossus").new_game(
        "iron_reckoning", seats=("A1", "A2", "B1", "B2"), seed=1
    )
    assert len(game.seats) == 4


@pytest.mark.clause("colossus:2.4")
def test_terrain_classes_block_and_shelter_as_they_should() -> None:
    game = grognard.ruleset("colossus").new_game("iron_reckoning", seed=1)
    setting = game.battle.setting

    for piece, built in zip(setting.terrain, setting.ground.pieces, strict=True):
        assert built.blocks_sight
        assert built.blocks_moves is (piece.class_ != "area")
        assert built.sheltering is (piece.class_ == "area")
        west, south, east, north = piece.rect
        assert east - west <= 8 and north - south <= 8
    assert set(setting.solids).isdisjoint(setting.areas)


@pytest.mark.clause("colossus:2.5")
@pytest.mark.parametrize("name", list(CONTENT.scenarios))
def test_no_two_pieces_overlap(name: str) -> None:
    pieces = [rectangle(*piece.rect) for piece in CONTENT.scenarios[name].terrain]

    for place, one in enumerate(pieces):
        for other in pieces[place + 1 :]:
            (w1, s1, e1, n1), (w2, s2, e2, n2) = one.box, other.box
            assert w1 >= e2 or w2 >= e1 or s1 >= n2 or s2 >= n1


@pytest.mark.clause("colossus:2.6")
def test_the_low_roll_deploys_first_then_sides_alternate_and_the_short_side_is_skipped() -> None:
    ruleset = grognard.ruleset("colossus")
    game = ruleset.new_game(rosters=("concord_great_engine", "reaver_gale_pack"))
    assert isinstance(game.question, RollOff)
    with pytest.raises(Refusal):
        game.answer([3, 3])

    play(game, [[[3, 3], [5, 2]]])
    seats = []
    while game.battle.phase == "deployment":
        decision = game.decision
        assert decision is not None
        if decision.topic == "place-deploy":
            seats.append(decision.seat)
        game.answer(decision.usual)

    assert seats == ["B", "A", "B", "A", "B", "A", "B", "A", "B"]


@pytest.mark.clause("colossus:2.6")
def test_players_of_a_side_deploy_in_rotation() -> None:
    game = grognard.ruleset("colossus").new_game(seats=("A1", "A2", "B1", "B2"))
    play(game, [[1, 6]])
    seats = []
    while game.battle.phase == "deployment" and len(seats) < 4:
        decision = game.decision
        assert decision is not None
        if decision.topic == "place-deploy":
            seats.append(decision.seat)
        game.answer(decision.usual)

    assert seats == ["A1", "B1", "A2", "B2"]


@pytest.mark.clause("colossus:2.7")
@pytest.mark.parametrize(
    ("point", "reason"),
    [
        ((24.0, 4.0), None),
        ((24.0, 11.0), None),
        ((24.0, 11.02), "outside-zone"),
        ((0.5, 4.0), "outside-zone"),
        ((10.0, 5.0), "deploy-on-body"),
        ((24.005, 4.0), "off-lattice"),
    ],
)
def test_a_base_is_deployed_wholly_inside_the_zone(
    point: tuple[float, float], reason: str | None
) -> None:
    game = position(
        unit("a1", "ac_halberd", 10, 4),
        unit("b1", "ac_halberd", 10, 44),
        '[[unit]]\nid = "a2"\nseat = "A"\nprofile = "ac_halberd"',
        scenario="iron_reckoning",
        phase="deployment",
        bare=False,
    )
    play(game, [[1, 6]])

    refusal = game.decision.region.refuse(Placement((point,), 123))

    assert (refusal.reason if refusal else None) == reason


@pytest.mark.clause("colossus:2.7")
def test_nothing_is_deployed_on_a_building() -> None:
    game = position(
        '[[unit]]\nid = "a1"\nseat = "A"\nprofile = "ac_halberd"',
        unit("b1", "ac_halberd", 10, 44),
        scenario="break_the_gate",
        phase="deployment",
        bare=False,
    )
    play(game, [[1, 6]])

    assert game.decision.region.refuse(Placement(((21.0, 11.0),), 0)).reason == "deploy-on-piece"
    assert game.decision.ruled.path == ((24.0, 7.0),)


@pytest.mark.clause("colossus:2.8", "colossus:3.13", "colossus:3.14")
def test_there_is_no_fixed_first_player() -> None:
    def first_mover(throw: list[int]) -> str:
        game = position(
            unit("a1", "ac_maul", 10, 10), unit("b1", "ac_maul", 10, 40), phase="initiative"
        )
        play(game, [throw])
        return game.decision.seat

    assert first_mover([6, 1]) == "B"
    assert first_mover([1, 6]) == "A"


def test_a_situation_may_not_give_a_tag_there_is_not() -> None:
    with pytest.raises(ContentError, match="'nonsense' names nothing there is"):
        position(unit("a1", "ac_monolith", 12, 12, **{"with": {"tags": ["nonsense"]}}))


@pytest.mark.clause("colossus:1.14", "colossus:1.16", "colossus:2.7")
@pytest.mark.parametrize(
    ("x", "y", "problem"),
    [
        (20.0, 12.0, "its base overlaps that of "),
        (32.0, 20.0, "nothing may stand there"),
        (0.9, 20.0, "that place is not on the table"),
        (20.0, 60.0, "that place is not on the table"),
    ],
)
def test_a_situation_puts_nobody_on_a_base_in_a_building_or_off_the_table(
    x: float, y: float, problem: str
) -> None:
    with pytest.raises(ContentError, match=f"unit 'a[12]': field 'at': {problem}"):
        position(
            unit("a1", "ac_halberd", 20, 10.5),
            unit("a2", "ac_halberd", x, y),
            terrain("solid", 30, 18, 34, 22),
        )


@pytest.mark.clause("colossus:1.14", "colossus:4.311")
def test_a_situation_takes_bases_in_contact_and_those_where_a_building_stood() -> None:
    game = position(
        unit("a1", "ac_halberd", 20, 10),
        unit("b1", "ac_halberd", 20, 12),
        unit("b2", "ac_halberd", 32, 20),
        terrain("solid", 30, 18, 34, 22),
        lost=[0],
    )

    assert len(game.battle.on_table()) == 3


@pytest.mark.clause("colossus:1.47", "colossus:4.901", "colossus:4.922")
@pytest.mark.parametrize(
    ("state", "problem"),
    [
        ({"destroyed": "combat"}, "field 'destroyed': 'destroyed' and 'structure' do not go"),
        ({"structure": 0}, "field 'destroyed': 'destroyed' and 'structure' do not go"),
        (
            {"stationary": True, "jumping": True},
            "field 'stationary': 'stationary' and 'jumping' do not go together",
        ),
        ({"stationary": True, "ram": "b1"}, "'stationary' and 'ram' do not go together"),
        ({"armor": 50}, "field 'armor': a unit cannot have more than its card says"),
        ({"smoke_used": 5}, "field 'smoke_used': a unit cannot have more than its card says"),
        ({"used": ["whistle"]}, "field 'used': 'whistle' names nothing there is"),
        ({"ram": "b7"}, "field 'ram': 'b7' names nothing there is"),
        ({"ram": "a1"}, "field 'ram': 'a1' names nothing there is"),
    ],
)
def test_a_situation_may_not_contradict_itself(state: dict[str, Any], problem: str) -> None:
    with pytest.raises(ContentError, match=f"unit 'a1': .*{problem}"):
        position(unit("a1", "sr_harpooner", 10, 10, **state), unit("b1", "ac_maul", 20, 20))


@pytest.mark.clause("colossus:3.20", "colossus:4.311")
@pytest.mark.parametrize(("name", "value"), [("danger", ["a9"]), ("lost", [3])])
def test_a_situation_names_only_units_and_terrain_there_are(name: str, value: list[Any]) -> None:
    with pytest.raises(ContentError, match=f"field '{name}': .* names nothing there is"):
        position(unit("a1", "ac_maul", 10, 10), phase="movement", **{name: value})
