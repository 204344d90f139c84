"""Entities (section 1): tests, models, cards, space, sight and Templates."""

from typing import Any

import pytest

import grognard
from grognard.kernel.acts import Roll
from grognard.kernel.chance import Lots
from grognard.kernel.questions import Placement
from grognard.kernel.views import SPECTATOR
from grognard.rulesets.gaslight import RULESET
from grognard.rulesets.gaslight.battle import Battle
from grognard.rulesets.gaslight.cards import (
    DECK,
    deed_value,
    highest,
    is_black,
    serves,
    strength,
    suit_of,
)
from grognard.rulesets.gaslight.field import (
    at_most,
    distance,
    hidden,
    higher,
    in_contact,
    in_template,
    is_engaged,
    less,
    near_edges,
    sees,
    sees_spot,
    whole,
)
from grognard.rulesets.gaslight.objectives import touches
from grognard.rulesets.gaslight.spots import is_legal_spot, spot_refusal
from grognard.rulesets.gaslight.trials import closed, pool_of
from grognard.table.heights.edges import edges
from grognard.table.heights.relief import nearest_spot
from grognard.testing import play
from grognard.testing.gaslight import (
    CONSTABLE,
    CROOK,
    FINCH,
    GRUE,
    HULK,
    NURSE,
    PORTER,
    SMALL,
    TOBY,
    TOUCHING,
    VANE,
    WRETCH,
    barrier,
    dice,
    faces,
    model,
    piece,
    position,
    rolls,
    roof,
)
from grognard.testing.positions import keys, seat, told

CONTENT = RULESET.content

FAR = model("b9", WRETCH, 33, 33)


@pytest.mark.clause("gaslight:1.1", "gaslight:1.2")
def test_a_die_of_four_or_more_is_a_success_and_enough_of_them_pass() -> None:
    game = position(roof(15, 15, 21, 21, high=2), model("a1", VANE, 15 - SMALL, 18), active="a1")

    play(game, ["climb:t1.3"])
    assert isinstance(game.question, Roll)
    assert game.question.trust([3, 4, 5, 6]) == 3
    play(game, [[3, 4, 6, 1]])

    assert game.battle.model("a1").at[2] == 2, "two successes against Difficulty 2"


@pytest.mark.clause("gaslight:1.3", "gaslight:1.6")
def test_after_both_rolls_the_active_side_decides_first_then_the_other() -> None:
    game = position(
        model("a1", TOBY, 10, 10),
        model("b1", TOBY, 10 + TOUCHING, 10),
        seat("A", hand=["2S"]),
        seat("B", hand=["3S"]),
        active="a1",
    )

    play(game, ["fight:b1", "fence:mw0"])
    rolls(game, 1, 2)
    asked = []
    while game.decision is not None and game.decision.topic in ("luck", "deed"):
        asked.append((game.decision.topic, game.decision.seat))
        game.answer("keep" if game.decision.topic == "luck" else "none")

    assert asked == [("luck", "A"), ("luck", "B"), ("deed", "A"), ("deed", "B")]
    assert told(game, "clashed")[0].net == -1


@pytest.mark.clause("gaslight:1.4")
def test_penalties_leave_one_die_where_something_is_printed() -> None:
    game = position(
        model("a1", CROOK, 5, 5, changed={"guns": 1}), model("b1", WRETCH, 11, 5), active="a1",
        moved=True,
    )  # fmt: skip

    play(game, ["shoot:rw3:b1", "hold"])

    assert dice(game) == 1
    blunt = position(model("a1", PORTER, 5, 5, changed={"weapons": ["rw3", "tw1"]}), FAR,
                     active="a1")  # fmt: skip
    assert not any(key.startswith(("shoot", "throw")) for key in keys(blunt)), "Guns 0"
    helpless = blunt.battle.model("a1")
    assert closed(helpless, pool_of(blunt.battle, helpless, "mind"), "mind").total == 0


@pytest.mark.clause("gaslight:1.5")
def test_basic_values_ignore_bonuses() -> None:
    buffed = model("a1", WRETCH, 15.6, 18, 4, spells=["sp7"])
    game = position(roof(15, 15, 21, 21), buffed, active="a1")

    play(game, ["jump", Placement(((12.0, 18.0),))])

    assert dice(game) == 5, "Move 5, whatever the spells"


@pytest.mark.clause("gaslight:1.10", "gaslight:1.11", "gaslight:1.12")
def test_only_heroes_have_a_suit_and_use_cards() -> None:
    cards = seat("A", hand=["2D", "2H", "2S", "2C"])
    hench = position(model("a1", CONSTABLE, 5, 5), model("b1", WRETCH, 10, 5), cards, active="a1")

    play(hench, ["shoot:rw2:b1", "hold"])
    rolls(hench, 0, 2)

    assert told(hench, "missed"), "nobody was asked for a card"
    for entry in CONTENT.unit_entries.values():
        card = CONTENT.profile(entry.id)
        assert card.is_hero == bool(card.suit) == bool(card.funds) == (card.cost == 0)
        assert (card.most > 0) == (not card.is_hero)


@pytest.mark.clause("gaslight:1.13", "gaslight:1.14")
def test_bases_and_cylinders() -> None:
    radii = [CONTENT.profile(one).radius for one in (VANE, GRUE, HULK)]
    game = position(model("a1", VANE, 5, 5, toppled=True), active="a1")

    assert radii == pytest.approx([0.5906, 0.7874, 0.9843], abs=1e-4)
    assert [CONTENT.profile(one).tall for one in (VANE, GRUE, HULK)] == [1.5, 2.0, 2.5]
    assert game.battle.model("a1").tall == 0.5


@pytest.mark.clause("gaslight:1.17")
def test_a_toppled_model_can_only_stand_up_and_does_not_topple_again() -> None:
    game = position(model("a1", VANE, 5, 5, toppled=True), model("b1", CROOK, 15, 5), active="a1")
    shot = position(model("a1", VANE, 5, 5, toppled=True), model("b1", CROOK, 15, 5), active="b1")

    assert keys(game) == ["stand", "stop"]
    play(shot, ["shoot:rw3:a1"])
    assert shot.question.topic == "shoot", "it cannot dive again"


@pytest.mark.clause("gaslight:1.18")
def test_only_standing_enemies_engage() -> None:
    game = position(
        model("a1", CROOK, 10, 10),
        model("b1", WRETCH, 10 + TOUCHING, 10, toppled=True),
        model("b2", WRETCH, 20, 10),
        active="a1",
    )
    crook = game.battle.model("a1")

    assert not is_engaged(game.battle, crook)
    assert "shoot:rw3:b2" in keys(game)
    assert "fight:b1" in keys(game)
    game.battle.model("b1").toppled = False
    assert is_engaged(game.battle, crook)


@pytest.mark.clause("gaslight:1.20", "gaslight:3.2")
def test_models_are_ready_until_activated_and_again_next_turn() -> None:
    game = position(model("a1", VANE, 5, 5), FAR)

    play(game, ["stop"])

    assert not game.battle.model("a1").ready
    play(game, ["stop"])
    assert game.battle.turn == 2
    assert all(one.ready for one in game.battle.models)


@pytest.mark.clause("gaslight:1.21", "gaslight:4.155")
def test_an_ability_may_name_the_kind_of_attack_or_of_damage() -> None:
    bold = model("b1", WRETCH, 15, 5, changed={"abilities": ["immunity ranged"]})
    proof = model("b2", WRETCH, 15, 8, changed={"abilities": ["immunity physical"]})
    game = position(model("a1", CROOK, 5, 5), bold, proof, active="a1")

    play(game, ["shoot:rw3:b1", "shoot:rw3:b2"])

    assert [event.target for event in told(game, "automatic-miss")] == ["b1", "b2"]


@pytest.mark.clause("gaslight:1.23", "gaslight:4.71")
def test_a_model_without_a_weapon_has_fists_and_one_with_two_chooses() -> None:
    bare = model("a1", VANE, 10, 10, changed={"weapons": []})
    armed = model(
        "b1", GRUE, 10 + SMALL + 40 / 50.8 + 0.01, 10, changed={"weapons": ["mw9", "mw2"]}
    )
    game = position(bare, armed, active="a1")
    other = position(bare, armed, active="b1")

    assert list(game.battle.model("a1").profile.melee) == ["mw0"]
    play(game, ["fight:b1"])
    assert keys(game) == ["fence:mw2", "fence:mw9", "parry"]
    assert game.decision.ruled == "fence:mw9", "the stronger one"
    play(other, ["fight:a1"])
    assert keys(other) == ["mw2", "mw9"]


@pytest.mark.clause("gaslight:1.24")
def test_a_bomb_names_its_template_and_range() -> None:
    bomb = CONTENT.profile(TOBY).thrown["tw1"]

    assert (bomb.template, bomb.range) == ("smoke", 6)


@pytest.mark.clause("gaslight:1.25")
def test_models_are_numbered_seat_by_seat_heroes_first() -> None:
    game = grognard.ruleset("gaslight").new_game(rosters=("candlewick", "fogbound"), seed=1)

    ids = [one.id for one in game.battle.models]
    profiles = [one.profile.id for one in game.battle.models]

    assert ids == [f"a{n}" for n in range(1, 10)] + [f"b{n}" for n in range(1, 10)]
    assert profiles[:9] == ["cs1", "cs3", "cs4", "cs5", "cs5", "cs6", "cs7", "cs8", "cs8"]
    assert game.battle.clockwise("B") == ["B", "A"]


@pytest.mark.clause("gaslight:1.30", "gaslight:1.31", "gaslight:1.32", "gaslight:1.33")
def test_the_deck_and_the_order_of_its_cards() -> None:
    assert len(DECK) == len(set(DECK)) == 52
    assert highest(["KC", "AD", "AS", "AH"]) == "AS"
    assert sorted(["3C", "2S", "3D", "JH", "10S"], key=strength) == ["2S", "3C", "3D", "10S", "JH"]
    assert [suit_of(card) for card in ("2S", "2C") if is_black(card)] == ["spades", "clubs"]
    assert not is_black("2H") and not is_black("2D")
    assert [deed_value(card) for card in ("JS", "QH", "KD", "AC", "10C", "2S")] == [
        2,
        2,
        2,
        2,
        1,
        1,
    ]


@pytest.mark.clause("gaslight:4.132", "gaslight:4.129", "gaslight:4.130", "gaslight:4.131")
@pytest.mark.parametrize(
    ("use", "own", "black", "red"),
    [
        ("shooting", False, False, True),
        ("melee", False, True, False),
        ("leaving", False, True, False),
        ("cast-friends", True, True, False),
        ("cast-enemies", True, False, True),
        ("objective", True, False, False),
        ("heroic", True, False, False),
        ("falling", True, False, False),
    ],
)
def test_the_card_matrix(use: str, own: bool, black: bool, red: bool) -> None:
    for suit, letter in (("spades", "S"), ("hearts", "H"), ("diamonds", "D"), ("clubs", "C")):
        for card in (f"7{other}" for other in "SHDC"):
            mine = card[-1] == letter
            expected = own if mine else (black if is_black(card) else red)
            assert serves(card, use, suit) == expected, (card, use, suit)


@pytest.mark.clause("gaslight:4.116", "gaslight:4.132")
def test_any_red_card_helps_to_jump_aside_even_of_the_own_suit() -> None:
    assert [serves(card, "crush", "hearts") for card in ("2H", "2D", "2S", "2C")] == [
        True,
        True,
        False,
        False,
    ]


@pytest.mark.clause("gaslight:1.34", "gaslight:1.37")
def test_hands_are_hidden_and_their_size_and_the_discard_pile_are_not() -> None:
    game = position(
        model("a1", VANE, 5, 5),
        FAR,
        seat("A", hand=["AS", "2C"]),
        seat("B", hand=["KH"]),
        active="a1",
        discard=["5D"],
    )

    mine = {pile.id: pile.cards for pile in game.view("A").piles}
    spectator = {pile.id: pile.cards for pile in game.view(SPECTATOR).piles}

    assert mine["hand_A"] == ("AS", "2C")
    assert mine["hand_B"] == (None,)
    assert spectator["hand_A"] == (None, None)
    assert mine["discard"] == ("5D",)
    assert mine["deck"] == (None,) * 48


@pytest.mark.clause("gaslight:1.37")
def test_a_redeal_changes_only_what_the_viewer_cannot_see() -> None:
    game = grognard.ruleset("gaslight").new_game(seed=3)
    battle = game.fork().battle
    before = {name: list(hand) for name, hand in battle.hands.items()}

    game.ruleset.redeal(battle, "A", Lots("x").lot(1))

    assert battle.hands["A"] == before["A"]
    assert battle.hands["B"] != before["B"]
    assert len(battle.hands["B"]) == len(before["B"])
    game.ruleset.check(battle)


@pytest.mark.clause("gaslight:1.35")
def test_an_empty_deck_is_made_anew_out_of_the_discard_pile() -> None:
    held = [card for card in DECK if card not in ("2C", "3C")]
    game = position(
        model("a1", VANE, 5, 5), FAR, phase="draw", turn=2, first="A", discard=held,
    )  # fmt: skip

    play(game, [["3C", "2C"], ["AS", "KS"]])

    assert told(game, "deck-reshuffled")[0].cards == 50
    assert game.battle.hands["A"] == ["AS", "KS", "3C", "2C"]
    assert game.battle.discard == []


@pytest.mark.clause("gaslight:1.36")
def test_sealed_bids_are_revealed_together_and_all_discarded() -> None:
    game = position(
        model("a1", VANE, 5, 5),
        FAR,
        seat("A", hand=["9C"]),
        seat("B", hand=["9D", "2C"]),
        phase="steal",
    )

    play(game, ["steal"])
    game.answer("9D", seat="B")
    assert game.view("A").piles[1].cards == (None, None), "face down until all are in"
    game.answer("9C", seat="A")

    (bids,) = told(game, "bids-revealed")
    assert bids.winner == "B"
    assert sorted(game.battle.discard) == ["9C", "9D"]


@pytest.mark.clause("gaslight:1.36")
def test_no_card_loses_to_any_card() -> None:
    game = position(
        model("a1", VANE, 5, 5), FAR, seat("A", hand=["AS"]), seat("B", hand=["2C"]), phase="steal"
    )

    play(game, ["steal", {"A": "none", "B": "2C"}])

    assert game.battle.first == "B"


@pytest.mark.clause("gaslight:1.40")
def test_bounds_hold_when_missed_by_a_hundredth() -> None:
    assert at_most(6.01, 6) and not at_most(6.02, 6)
    assert less(2.98, 3) and not less(2.995, 3)
    game = position(model("a1", VANE, 18, 18), active="a1")
    assert (game.battle.relief.width, game.battle.relief.height) == (36, 36)


@pytest.mark.clause("gaslight:1.41")
def test_a_base_may_overhang_an_edge_its_centre_may_not() -> None:
    game = position(roof(15, 15, 21, 21), model("a1", VANE, 18, 18, 4), active="a1")
    vane = game.battle.model("a1")

    assert is_legal_spot(game.battle, vane, (15.05, 18, 4))
    refusal = spot_refusal(game.battle, vane, (14.9, 18, 4))
    assert refusal is not None and refusal.reason == "no-surface"


@pytest.mark.clause("gaslight:1.42", "gaslight:1.45")
def test_distances_are_taken_in_space_between_base_edges() -> None:
    game = position(
        roof(15, 15, 21, 21), model("a1", VANE, 18, 18, 4), model("b1", WRETCH, 11.8189, 18),
        active="a1",
    )  # fmt: skip
    vane, wretch = game.battle.models

    assert distance(vane, wretch) == pytest.approx((5**2 + 4**2) ** 0.5, abs=1e-3)
    assert higher(vane, wretch) == 4


@pytest.mark.clause("gaslight:1.43")
def test_movement_is_measured_in_plan() -> None:
    game = position(model("a1", CONSTABLE, 10.6, 18), FAR, scenario="gasworks_ledger", active="a1")

    play(game, ["move", Placement(((14.0, 18.0),))])

    (moved,) = told(game, "moved")
    assert (moved.length, moved.climb) == (3.4, 3.0)


@pytest.mark.clause("gaslight:1.44")
def test_contact_is_five_hundredths_in_plan_and_less_than_three_inches_in_height() -> None:
    def pair(gap: float, z: float) -> bool:
        game = position(
            roof(2, 2, 10, 10, high=z or 0.001),
            model("a1", VANE, 10 - 0.1, 6, z),
            model("b1", WRETCH, 9.9 + 2 * SMALL + gap, 6),
            active="a1",
        )
        return in_contact(*game.battle.models)

    assert pair(0.04, 0)
    assert not pair(0.07, 0)
    assert pair(0.04, 2.9)
    assert not pair(0.04, 3.0)


@pytest.mark.clause("gaslight:1.44", "gaslight:4.180")
def test_a_marker_is_touched_on_its_own_level_only() -> None:
    def touched(x: float, z: float) -> bool:
        game = position(model("a1", VANE, x, 18, z), scenario="gasworks_ledger", active="a1")
        return touches(game.battle.model("a1"), game.battle.token("s5"))

    assert touched(16 + 0.5 + SMALL + 0.04, 4)
    assert not touched(16 + 0.5 + SMALL + 0.06, 4)
    assert not touched(14, 3.0)


@pytest.mark.clause("gaslight:1.46", "gaslight:1.47", "gaslight:1.48")
def test_surfaces_at_a_point() -> None:
    game = position(
        roof(10, 10, 16, 16),
        piece("platform", rect=(16, 12, 20, 14), z1=3),
        piece("stairs", rect=(6, 12, 10, 14), low_edge="west", z0=0, z1=4),
        piece("block", rect=(22, 10, 24, 12), z1=3, walkable=False),
        piece("area", rect=(1, 1, 3, 3)),
        model("a1", VANE, 2, 30),
        active="a1",
    )
    heights = lambda x, y: [level.z for level in game.battle.relief.footings(x, y)]  # noqa: E731

    assert heights(12, 12) == [4.0]
    assert heights(18, 13) == [0.0, 3.0]
    assert heights(7, 13) == [1.0]
    assert heights(23, 11) == []
    assert heights(2, 2) == [0.0]
    assert heights(16, 13) == [0.0, 4.0, 3.0], "edges belong to the piece"


@pytest.mark.clause("gaslight:1.50", "gaslight:1.55")
def test_a_model_needs_headroom_under_a_platform() -> None:
    def stands(profile_id: str, z1: float) -> bool:
        game = position(
            piece("platform", rect=(10, 10, 16, 16), z1=z1), model("a1", profile_id, 2, 2),
            active="a1",
        )  # fmt: skip
        return is_legal_spot(game.battle, game.battle.model("a1"), (13, 13, 0))

    assert stands(VANE, 1.75)
    assert not stands(VANE, 1.7)
    assert stands(HULK, 2.75)
    assert not stands(HULK, 2.7)


@pytest.mark.clause("gaslight:1.51", "gaslight:1.55")
def test_a_base_may_end_over_what_rises_an_inch_but_not_more() -> None:
    def stands(height: float) -> bool:
        game = position(roof(10, 10, 12, 12, high=height), model("a1", VANE, 2, 2), active="a1")
        return is_legal_spot(game.battle, game.battle.model("a1"), (9.7, 11, 0))

    assert stands(1.0)
    assert not stands(1.1)
    edge = position(model("a1", VANE, 2, 2), active="a1")
    assert not is_legal_spot(edge.battle, edge.battle.model("a1"), (0.5, 5, 0))


@pytest.mark.clause("gaslight:1.51")
def test_bases_may_overlap_only_three_inches_apart_in_height() -> None:
    game = position(
        roof(10, 10, 16, 16, high=3), model("a1", VANE, 2, 2), model("b1", WRETCH, 10.1, 13, 3),
        active="a1",
    )  # fmt: skip
    low = position(
        roof(10, 10, 16, 16, high=2.5), model("a1", VANE, 2, 2), model("b1", WRETCH, 10.1, 13, 2.5),
        active="a1",
    )  # fmt: skip

    assert is_legal_spot(game.battle, game.battle.model("a1"), (9.4, 13, 0))
    refusal = spot_refusal(low.battle, low.battle.model("a1"), (9.4, 13, 0))
    assert refusal is not None and refusal.reason == "base-on-base"


def is_elevated(battle: Battle, surface: int) -> bool:
    """A surface with at least one edge is elevated terrain (1.52)."""
    return surface >= 0 and bool(edges(battle.relief)[surface])


@pytest.mark.clause("gaslight:1.52")
def test_what_is_an_edge_and_what_is_not() -> None:
    game = position(
        roof(0, 10, 6, 16, high=2),
        roof(6, 10, 10, 16, high=5),
        roof(0, 16, 6, 20, high=1),
        model("a1", VANE, 3, 13, 2),
        active="a1",
    )
    battle = game.battle

    sides = {drop.outward for drop in near_edges(battle, battle.model("a1"))}
    battle.put(battle.model("a1"), (3.0, 10.7, 2.0))
    south = {drop.outward for drop in near_edges(battle, battle.model("a1"))}

    assert sides == set(), "table edge, wall and a step of one inch are none"
    assert south == {(0.0, -1.0)}
    assert is_elevated(battle, 0)
    assert not is_elevated(battle, -1)


@pytest.mark.clause("gaslight:1.52")
def test_the_sides_of_stairs_are_edges_where_they_are_high_enough() -> None:
    game = position(model("a1", VANE, 14, 17.8, 3), scenario="gasworks_ledger", active="a1")
    low = position(model("a1", VANE, 11.3, 17.8, 0.3), scenario="gasworks_ledger", active="a1")

    assert near_edges(game.battle, game.battle.model("a1"))
    assert all(
        drop.point[0] >= 12 - 1e-6 for drop in near_edges(low.battle, low.battle.model("a1"))
    )


@pytest.mark.clause("gaslight:1.54")
def test_a_barrier_on_another_level_is_not_near() -> None:
    from grognard.rulesets.gaslight.field import barrier_near

    game = position(
        roof(15, 15, 21, 21), barrier((15, 15), (15, 21), 1), model("a1", VANE, 15.6, 18, 4),
        active="a1",
    )  # fmt: skip

    assert barrier_near(game.battle, game.battle.model("a1")) is None


@pytest.mark.clause("gaslight:1.56")
def test_the_nearest_spot_is_looked_for_on_growing_rings_from_the_east() -> None:
    assert nearest_spot((5.0, 5.0), lambda x, y: x * x + y * y > 0, 1) == (5.0, 5.0)
    found = nearest_spot((5.0, 5.0), lambda x, y: abs(x - 5) + abs(y - 5) > 0.09, 2)
    assert found == (5.1, 5.0)
    assert nearest_spot((5.0, 5.0), lambda x, y: False, 0.2) is None


@pytest.mark.clause("gaslight:1.49")
def test_a_barrier_is_never_climbed_and_does_not_raise_a_wall() -> None:
    game = position(
        roof(15, 15, 21, 21, high=3),
        barrier((15, 15), (15, 21), 1, 3),
        model("a1", VANE, 15 - SMALL, 18),
        FAR,
        active="a1",
    )

    play(game, ["climb:t1.3"])
    rolls(game, 3)

    assert told(game, "climbed")[0].height == 3
    fence = position(
        barrier((10, 10), (12, 10), 2), model("a1", VANE, 11, 10 - SMALL), FAR, active="a1"
    )
    assert not any(key.startswith("climb") for key in keys(fence))


@pytest.mark.clause("gaslight:1.61", "gaslight:1.62")
def test_models_alone_never_hide_anyone_altogether() -> None:
    crowd = [model(f"b{n}", HULK, 10, 3 + n * 2, changed={"base": 50}) for n in range(2)]
    game = position(model("a1", CROOK, 5, 5), model("b9", WRETCH, 15, 5), *crowd, active="a1")
    wall = position(
        model("a1", CROOK, 5, 5), model("b9", WRETCH, 15, 5), roof(9, 0, 11, 12, high=6),
        active="a1",
    )  # fmt: skip

    crook, wretch = game.battle.model("a1"), game.battle.model("b9")
    assert hidden(game.battle, crook, wretch) == 8
    assert sees(game.battle, crook, wretch)
    assert not sees(wall.battle, *wall.battle.models)


@pytest.mark.clause("gaslight:1.64")
def test_a_point_is_seen_along_a_single_ray() -> None:
    game = position(
        roof(10, 2, 12, 8, high=3), model("a1", CROOK, 5, 5), active="a1",
    )  # fmt: skip
    crook = game.battle.model("a1")

    assert sees_spot(game.battle, crook, (9, 5, 0))
    assert not sees_spot(game.battle, crook, (13, 5, 0))
    assert not sees_spot(game.battle, crook, (11, 5, 3))


@pytest.mark.clause("gaslight:1.65", "gaslight:1.66", "gaslight:4.170")
def test_a_template_is_three_inches_wide_and_high() -> None:
    fire = [{"kind": "fire", "at": (10, 10, 0)}]

    def inside(x: float, z: float = 0.0, **state: Any) -> bool:
        game = position(
            piece("platform", rect=(8, 8, 14, 12), z1=z or 3),
            model("a1", VANE, x, 10, z, **state),
            active="a1",
            templates=fire,
        )
        return in_template(game.battle.model("a1"), game.battle.templates[0])

    assert inside(10 + 1.5 + SMALL - 0.02)
    assert not inside(10 + 1.5 + SMALL)
    assert not inside(10, 3.0), "on a bridge of three inches"
    assert inside(10, 2.5)


@pytest.mark.clause("gaslight:1.7")
def test_fractions_are_rounded_down() -> None:
    assert [whole(value) for value in (3.9999999, 4.0, 4.99, 0.3)] == [4, 4, 4, 0]


def test_faces_show_as_many_successes_as_asked() -> None:
    assert faces(2, 4) == [6, 6, 1, 1]
    assert CONTENT.profile(NURSE).number("surgeon") == 2
    assert CONTENT.profile(FINCH).number("protection", "magic") == 2
