"""Set-up (2.1-2.17)."""

from typing import Any

import pytest

from grognard.content import Roster, RosterUnit
from grognard.kernel.game import Game
from grognard.kernel.questions import Place
from grognard.kernel.refusals import Refusal
from grognard.rulesets.brimstone import RULESET, lists
from grognard.rulesets.brimstone.battle import Battle
from grognard.rulesets.brimstone.deployment import dominance_value
from grognard.rulesets.brimstone.terraforming import bad_piece, piece_at
from grognard.rulesets.brimstone.victory import wholly_inside
from grognard.testing import play
from grognard.testing.brimstone import model, to
from grognard.testing.positions import keys, told

CONTENT = RULESET.content

MARCH = ["gm_isaura", "gm_halb", "gm_halb", "gm_buckler"]


def roster(*units: str, faction: str = "gilded_march") -> Roster:
    return Roster(
        ruleset="brimstone",
        faction=faction,
        name="test",
        units=tuple(RosterUnit(profile=unit) for unit in units),
    )


def broken(*units: str, points: int = 200, faction: str = "gilded_march") -> list[str]:
    found = lists.broken_limits(CONTENT, roster(*units, faction=faction), points)
    return [breach.clause for breach in found]


def settled(game: Game[Battle], until: str) -> Game[Battle]:
    """Answer with defaults until a question of that topic."""
    while game.question is not None and game.question.topic != until:
        game.answer(game.question.usual)
    return game


@pytest.mark.clause("brimstone:2.1")
def test_game_sizes_are_100_200_and_300_points() -> None:
    sizes = {s.id: lists.points_of(s, large=False) for s in CONTENT.scenarios.values()}
    large = {s.id: lists.points_of(s, large=True) for s in CONTENT.scenarios.values()}

    assert set(sizes.values()) == {200, 100}
    assert large["ford_of_cinders"] == 300 and large["the_pit"] == 100
    assert broken(*MARCH, "gm_ortrud", "gm_amos", "gm_giant", "gm_musk", points=200) == []
    assert broken(*MARCH, "gm_ortrud", "gm_amos", "gm_giant", "gm_musk", points=100) == ["2.1"]
    game = RULESET.new_game(rosters=("march_300", "court_300"), options={"large": True}, seed=1)
    assert game.battle.setting.points == 300


@pytest.mark.clause("brimstone:2.2")
def test_a_company_has_exactly_one_officer() -> None:
    assert broken("gm_halb", "gm_halb", "gm_buckler") == ["2.2"]
    assert broken(*MARCH) == []


@pytest.mark.clause("brimstone:2.3")
def test_a_named_model_comes_once() -> None:
    assert "2.3" in broken(*MARCH, "gm_amos", "gm_amos")


@pytest.mark.clause("brimstone:2.4")
def test_rarity_limits_copies() -> None:
    assert broken(*MARCH, "gm_netter", "gm_netter") == []
    assert broken(*MARCH, "gm_netter", "gm_netter", "gm_netter") == ["2.4"]


@pytest.mark.clause("brimstone:2.5")
def test_independents_are_limited_by_points_and_three_troopers_are_needed() -> None:
    assert broken("gm_isaura", "gm_halb", "gm_halb") == ["2.5"]
    assert broken("gm_isaura", "gm_amos", "gm_ortrud", "gm_halb", "gm_halb", "gm_halb", points=99)[
        -1:
    ] == ["2.5"]


@pytest.mark.clause("brimstone:2.6")
def test_one_faction_and_at_most_two_sellswords() -> None:
    assert broken(*MARCH, "ss_lance", "ss_scout") == []
    assert broken(*MARCH, "ss_lance", "ss_lance", "ss_scout") == ["2.6"]
    assert broken(*MARCH, "ac_imp") == ["2.6"]
    assert broken(*MARCH, faction="sellswords")[0] == "2.6"
    with pytest.raises(Refusal) as refused:
        RULESET.new_game(rosters=(roster(*MARCH, "ac_imp"), "court_200"))
    assert refused.value.rule == "2.6"


@pytest.mark.clause("brimstone:2.7")
def test_both_players_may_lead_the_same_faction() -> None:
    game = RULESET.new_game(rosters=("march_200", "march_200"), seed=1)

    captains = [m.owner for m in game.battle.models if m.profile.id == "gm_isaura"]
    assert captains == ["A", "B"]


@pytest.mark.clause("brimstone:2.9")
def test_the_table_is_36_or_24_inches_square_and_holds_every_base() -> None:
    assert {(s.table.width, s.points) for s in CONTENT.scenarios.values()} == {
        (36, 200),
        (24, 100),
    }
    game = settled(RULESET.new_game("the_pit", seed=1), "place-deploy")
    region = game.decision.region
    radius = model(game, game.decision.piece).radius
    assert region.refuse(to((0.5, 21))).rule == "2.9"
    assert region.refuse(to((radius, 21))) is None


@pytest.mark.clause("brimstone:2.11", "brimstone:7.10")
def test_terraforming_lays_six_pieces_and_scouts_shift_them() -> None:
    game = RULESET.new_game(
        rosters=("march_giant_200", "court_200"), options={"terraforming": True}, seed=1
    )
    battle = game.battle
    assert battle.terrain == [] and battle.dominance == "A"
    assert game.decision.seat == "B"
    assert keys(game) == ["tall", "low", "area", "pool"]

    play(game, ["tall"])
    region = game.decision.region
    assert region.refuse(to((1, 18))).reason == "off-table"
    assert region.refuse(to((18, 7.4))).reason == "in-deployment-zone"
    play(game, [to((18, 18))])
    assert game.decision.seat == "A"
    play(game, ["low", "north-south"])
    assert game.decision.region.refuse(to((21, 18))).reason == "too-near-piece"
    play(game, [to((25, 18))])
    assert battle.terrain[1].shape == (24.75, 16.0, 25.25, 20.0)
    play(game, ["tall", to((8, 18)), "low", "east-west", to((18, 25)), "area", "east-west"])
    play(game, [to((31, 24)), to((31, 12))])

    assert [piece.kind for piece in battle.terrain] == [
        "tall",
        "low",
        "tall",
        "low",
        "area",
        "pool",
    ]
    assert (game.decision.topic, game.decision.seat) == ("shift", "A")
    play(game, ["shift:0"])
    assert game.decision.region.refuse(to((18, 22.1))).reason == "too-far"
    play(game, [to((18, 14.5))])
    assert battle.terrain[0].shape == (18.0, 14.5, 1.5)
    assert game.decision.topic == "take-zone"


@pytest.mark.clause("brimstone:2.11")
def test_tall_and_low_pieces_may_not_cover_a_relic() -> None:
    game = RULESET.new_game("scattered_reliquary", options={"terraforming": True}, seed=1)

    refusal = bad_piece(game.battle, piece_at("tall", False, (18.0, 16.2)))
    assert refusal is not None and refusal.reason == "on-relic"
    assert bad_piece(game.battle, piece_at("pool", False, (18.0, 18.0))) is None


@pytest.mark.clause("brimstone:2.12", "brimstone:7.6", "brimstone:7.7")
def test_initial_dominance_counts_leaders_models_and_vanguard() -> None:
    game = RULESET.new_game(rosters=("march_200", "court_200"), seed=1)

    assert [dominance_value(game.battle, seat) for seat in "AB"] == [14, 13]
    assert game.battle.dominance == "A"
    assert told(game, "initial-dominance")


@pytest.mark.clause("brimstone:2.13")
def test_a_full_tie_is_settled_by_a_coin() -> None:
    for face, holder in ((4, "A"), (3, "B")):
        game = RULESET.new_game(rosters=("march_200", "march_200"))
        assert game.question.topic == "dominance"
        play(game, [[face]])
        assert game.battle.dominance == holder


@pytest.mark.clause("brimstone:2.14")
def test_the_dominance_holder_takes_his_zone() -> None:
    game = play(RULESET.new_game(seed=1), ["north"])

    assert game.battle.zones == {"A": "north", "B": "south"}


@pytest.mark.clause("brimstone:2.15")
def test_models_are_placed_in_turn_wholly_inside_their_zone() -> None:
    game = play(RULESET.new_game(seed=1), ["south", "opponent"])
    assert game.decision.seat == "B"
    play(game, ["b1"])

    region = game.decision.region
    assert isinstance(game.decision, Place)
    assert region.refuse(to((10, 30.2))).reason == "outside-zone"
    assert region.refuse(to((10, 30.3))) is None
    play(game, [to((10, 32))])
    assert game.decision.seat == "A"
    assert model(game, "b1").at == (10.0, 32.0)
    play(game, ["a1", to((10, 3)), "b2"])
    assert game.decision.region.refuse(to((10.5, 32))).reason == "on-model"


@pytest.mark.clause("brimstone:2.15", "brimstone:7.10")
def test_scouts_come_last_and_far_from_the_enemy() -> None:
    game = RULESET.new_game(rosters=("march_giant_200", "court_swarm_200"), seed=1)
    settled(game, "deploy")
    while game.decision.topic != "place-deploy" or game.decision.piece != "a7":
        game.answer(game.decision.usual)

    assert all(m.at is not None for m in game.battle.models if m.id != "a7")
    region = game.decision.region
    enemy = next(m for m in game.battle.models if m.owner == "B" and m.at is not None)
    x, y = enemy.place
    zone = game.battle.setting.zones[game.battle.zones["A"]]
    assert any(not wholly_inside(zone, p.path[0], 0.6) for p in region.candidates())
    near = to((x, y - 6 if y > 18 else y + 6))
    assert region.refuse(near).reason in ("scout-too-near", "in-enemy-zone")


@pytest.mark.clause("brimstone:2.16")
def test_starting_command_is_the_sum_of_printed_cmd() -> None:
    game = settled(RULESET.new_game(seed=1), "first-player")

    assert game.battle.base == {"A": 5, "B": 5}
    assert game.battle.cmd == {"A": 5, "B": 5}


@pytest.mark.clause("brimstone:2.17")
def test_the_set_up_goes_in_order_and_turn_one_begins() -> None:
    game = RULESET.new_game(rosters=(None, None), options={"terraforming": True}, seed=1)
    topics = []
    while game.decision.topic != "first-player":
        if game.decision.topic not in topics:
            topics.append(game.decision.topic)
        game.answer(game.decision.usual)

    order = ["company", "terraform", "place-terrain", "take-zone", "deploys-first", "deploy"]
    assert [topic for topic in topics if topic in order] == order
    assert game.battle.turn == 1


@pytest.mark.clause("brimstone:2.5", "brimstone:2.1")
def test_every_ready_company_is_legal() -> None:
    expected: dict[str, Any] = {
        "march_200": 189, "court_200": 200, "march_100": 99, "court_100": 98,
        "march_giant_200": 200, "court_swarm_200": 200,
    }  # fmt: skip
    for company in CONTENT.forces.values():
        found = RULESET.rosters()[company.id]
        assert lists.broken_limits(CONTENT, found, company.size) == []
        if company.id in expected:
            assert found.total == expected[company.id]
