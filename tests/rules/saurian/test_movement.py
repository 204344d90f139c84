"""Movement and its consequences (4.1-4.18, 4.53-4.55)."""

from typing import Any

import pytest

from grognard.kernel.questions import Choose
from grognard.kernel.said import Say
from grognard.rulesets.saurian import RULESET
from grognard.rulesets.saurian.battle import Activation
from grognard.rulesets.saurian.movement import selectable
from grognard.rulesets.saurian.ways import begin_march
from grognard.testing.positions import keys, seat, told
from grognard.testing.saurian import at, go, ground, hx, last, moving, of, position, topic, unit

CONTENT = RULESET.content


def far() -> str:
    """Somebody of the other side who does not matter."""
    return unit("b9", "tro", (10, 8), acted=True)


def steps(game: Any) -> list[str]:
    """Single steps; where several lead is told by ``walks``."""
    return sorted(key for key in keys(game) if key != "stop" and not key.startswith("walk:"))


def walks(game: Any) -> list[str]:
    return sorted(key for key in keys(game) if key.startswith("walk:"))


@pytest.mark.clause("saurian:4.1", "saurian:4.3")
def test_forward_costs_one_backward_two() -> None:
    game = moving(unit("a1", "alp", (4, 4, 0)), far())

    assert {"go:0", "go:1", "go:5", "go:2", "go:3", "go:4"} <= set(keys(game))
    go(game, "go:0")
    assert {key for key in keys(game) if key.startswith("go")} == {"go:0", "go:1", "go:5"}
    go(game, "go:0")

    assert at(game, "a1") == (6, 4)
    assert not any(key.startswith("go") for key in keys(game))


@pytest.mark.clause("saurian:4.2")
def test_models_move_in_any_order_each_with_full_points_and_may_split() -> None:
    game = moving(unit("a1", "tro", (3, 4)), far())
    assert keys(game) == ["done", "m0", f"g{hx(3, 4)}x2", f"g{hx(3, 4)}x3", f"g{hx(3, 4)}x4"]

    go(game, f"g{hx(3, 4)}x2", "go:0", "m2", "go:1")

    assert [at(game, "a1", n) for n in range(4)] == [(4, 4), (4, 4), (3, 3), (3, 4)]


@pytest.mark.clause("saurian:4.2")
def test_models_of_one_unit_pass_through_each_other() -> None:
    game = moving(unit("a1", "rap", (3, 4, 0), (4, 4, 0)), far())

    go(game, "m0")
    assert "go:0" not in keys(game)
    go(game, "go:0.0")

    assert at(game, "a1", 0) == (5, 4)


@pytest.mark.clause("saurian:4.4")
def test_decks_respect_the_movement_of_their_kind() -> None:
    bonus = {
        deck: [c.move for c in CONTENT.cards.values() if c.deck == deck for _ in range(c.copies)]
        for deck in ("rap", "tri", "rex", "tro")
    }

    assert max(bonus["rap"]) == 2 and sum(m > 0 for m in bonus["rap"]) == 17
    assert max(bonus["tri"]) == 1 and sum(m > 0 for m in bonus["tri"]) == 5
    assert max(bonus["rex"]) == 1 and sum(m > 0 for m in bonus["rex"]) == 13
    assert max(bonus["tro"]) == 1 and sum(m > 0 for m in bonus["tro"]) == 6


@pytest.mark.clause("saurian:4.5")
def test_rotations_are_free_up_to_the_pivot_then_cost_a_point() -> None:
    game = moving(unit("a1", "alp", (4, 4, 0)), far())

    go(game, "turn:+", "turn:+")
    assert game.decision is not None and game.decision.facts == {"points": 2, "pivots": 0}
    go(game, "turn:+")

    assert game.decision.facts == {"points": 1, "pivots": 0}
    assert of(game, "a1").models[0].heading == 3


@pytest.mark.clause("saurian:4.6")
def test_fix_allows_rotations_only() -> None:
    game = moving(unit("a1", "tri", (4, 4, 0), active="tri_3", revealed=True), far())

    go(game, "card")
    assert all(key.startswith("turn") for key in steps(game))
    go(game, "turn:+:head", "turn:+:head")

    assert topic(game) != "step"
    assert of(game, "a1").models[0].heading == 2


@pytest.mark.clause("saurian:4.6", "saurian:1.14")
def test_fix_roots_humans_to_the_spot_so_that_they_move_without_their_card() -> None:
    game = moving(unit("a1", "tro", (4, 4), active="tro_2", revealed=True), far())
    act, soldiers = Activation("a1"), of(game, "a1")

    by_card = begin_march(soldiers, act, by_card=True)
    by_base = begin_march(soldiers, act, by_card=False)

    assert not selectable(game.battle, by_card, resumed=False)
    assert selectable(game.battle, by_base, resumed=False)
    assert topic(game) == "mover"


@pytest.mark.clause("saurian:4.6", "saurian:3.7")
def test_a_fixed_giant_chooses_as_its_card_may_help_it_to_turn() -> None:
    game = moving(unit("a1", "tri", (4, 4, 0), active="tri_3", revealed=True), far())

    assert (topic(game), keys(game)) == ("movement", ["card", "base"])


@pytest.mark.clause("saurian:4.7")
def test_a_charge_goes_forward_and_turns_after_each_hex() -> None:
    game = moving(unit("a1", "rex", (3, 4, 0), active="rex_4", revealed=True), far())

    go(game, "card")
    assert steps(game) == ["go:0", "go:1", "go:5"]
    assert all(set(key) <= set("walk:015.") for key in walks(game)), "a charge goes forward only"
    go(game, "go:0", "turn:+:head")
    assert steps(game) == ["go:0", "go:1", "go:2"]
    go(game, "go:1")

    assert game.decision is not None
    assert game.decision.facts == {"points": 0, "pivots": 1}


@pytest.mark.clause("saurian:1.43", "saurian:4.13")
@pytest.mark.parametrize(("answer", "fallen"), [("knock", True), ("spare", False)])
def test_a_friend_pushed_aside_may_be_left_on_its_feet(answer: str, fallen: bool) -> None:
    game = moving(unit("a1", "rex", (3, 4, 0)), unit("a2", "alp", (4, 4, 0)), far())

    go(game, "go:0", answer)

    assert (at(game, "a1"), at(game, "a2")) == ((4, 4), (5, 4))
    assert of(game, "a2").models[0].knocked is fallen


@pytest.mark.clause("saurian:4.5")
@pytest.mark.parametrize(("rotation", "left"), [("pivot", 1), ("paid", 0)])
def test_where_agreed_every_edge_costs_a_point(rotation: str, left: int) -> None:
    game = moving(unit("a1", "tri", (3, 4, 0)), far(), options={"rotation": rotation})

    go(game, "turn:+:head")

    assert (topic(game) == "step") is bool(left)


@pytest.mark.clause("saurian:4.7")
def test_the_rotations_of_a_charge_are_not_saved_for_later() -> None:
    game = moving(
        unit(
            "a1",
            "alp",
            (3, 4, 0),
            active="rex_4",
            revealed=True,
            changed={"movement": 3, "deck": "rex"},
        ),
        far(),
    )

    go(game, "card", "go:0", "go:0", "go:0", "turn:+")

    assert steps(game) == ["go:0", "go:1", "go:2"]
    go(game, "go:1")
    assert "turn:+" in steps(game)


@pytest.mark.clause("saurian:4.8")
def test_difficult_ground_ends_the_movement() -> None:
    game = moving(unit("a1", "alp", (4, 4, 0)), far(), ground("difficult", (5, 4)))

    go(game, "go:0")

    assert at(game, "a1") == (5, 4)
    assert topic(game) != "step"


@pytest.mark.clause("saurian:4.8")
def test_a_large_model_stops_when_any_hex_enters_difficult_ground() -> None:
    tri = unit("a1", "tri", (4, 4, 0), active="tri_1", revealed=True)
    game = moving(tri, far(), ground("difficult", (5, 4)))
    inside = moving(tri, far(), ground("difficult", (4, 4), (3, 4)))

    go(game, "card", "go:0")
    go(inside, "card", "go:0")

    assert topic(game) != "step"
    assert "go:0" in keys(inside)


@pytest.mark.clause("saurian:4.9")
def test_impassable_ground_cannot_be_entered() -> None:
    game = moving(unit("a1", "hun", (4, 4)), far(), ground("impassable", (5, 4), (4, 3)))

    board = game.battle.board
    reached = {board.places[board.next[hx(4, 4)][int(key[3:])]] for key in steps(game)}
    assert reached == {(3, 4), (3, 3), (3, 5), (4, 5)}


@pytest.mark.clause("saurian:4.10")
def test_a_jump_skips_occupied_and_impassable_hexes() -> None:
    game = moving(
        unit("a1", "alp", (3, 4, 0), active="rap_2", revealed=True),
        unit("b1", "tri", (5, 4, 3), acted=True),
        ground("impassable", (4, 4)),
    )
    assert "go:0.0.0" not in keys(game)

    wide = moving(
        unit("a1", "alp", (3, 4, 0), active="rap_2", revealed=True),
        unit("b1", "tro", (5, 4), acted=True),
        ground("impassable", (4, 4)),
    )
    go(wide, "go:0.0.0")
    assert at(wide, "a1") == (6, 4)
    assert not told(wide, "tested")


@pytest.mark.clause("saurian:4.10", "saurian:4.13")
def test_a_jump_may_land_on_somebody_and_needs_the_test() -> None:
    game = moving(
        unit("a1", "alp", (3, 4, 0), active="rap_2", revealed=True),
        unit("b1", "tro", (5, 4), acted=True),
        ground("impassable", (4, 4)),
    )

    go(game, "go:0.0")

    assert last(game, "tested").success
    assert (at(game, "a1"), at(game, "b1")) == ((5, 4), (6, 4))


@pytest.mark.clause("saurian:4.11")
def test_flyers_cross_everything_but_the_border_and_never_bog_down() -> None:
    game = moving(
        unit("a1", "pte", (3, 4, 0)),
        far(),
        ground("impassable", (4, 4)),
        ground("difficult", (5, 4)),
    )
    go(game, "go:0.0")
    assert at(game, "a1") == (5, 4)
    assert "go:0" in keys(game)

    edge = moving(unit("a1", "pte", (10, 4, 0)), far())
    assert "go:0" not in keys(edge)


@pytest.mark.clause("saurian:4.12")
def test_a_knocked_unit_stands_first_even_at_the_cost_of_its_whole_movement() -> None:
    game = moving(unit("a1", "alp", (3, 4, 0), knocked=True), far())
    assert steps(game) == ["stand"]
    go(game, "stand")
    assert game.decision is not None and game.decision.facts == {"points": 1, "pivots": 2}

    slow = moving(
        unit("a1", "rex", (3, 4, 0), knocked=True, sedatives=["am_1"], active="rex_1"), far()
    )
    go(slow, "stand")
    assert not of(slow, "a1").models[0].knocked
    assert topic(slow) != "step"


@pytest.mark.clause("saurian:4.49", "saurian:4.2")
def test_whoever_joins_fellows_on_the_ground_lies_down_with_them() -> None:
    game = moving(
        unit("a1", "tro", models=[{"at": (4, 4)}, {"at": (5, 4), "knocked": True}]), far()
    )

    go(game, "m0", "go:0")

    assert [model.knocked for model in of(game, "a1").models] == [True, True]


@pytest.mark.clause("saurian:4.13", "saurian:4.42")
def test_a_winner_pushes_the_loser_down_and_goes_on() -> None:
    game = moving(
        unit("a1", "tri", (3, 4, 0), active="tri_1", revealed=True),
        unit("b1", "tro", (4, 4), acted=True),
    )

    go(game, "card", "go:0")

    assert (last(game, "tested").score, last(game, "tested").against) == (7, 1)
    assert (at(game, "a1"), at(game, "b1")) == ((4, 4), (5, 4))
    assert all(model.knocked for model in of(game, "b1").models)
    assert "go:0" in keys(game)


@pytest.mark.clause("saurian:4.13")
def test_a_loser_stays_and_its_movement_ends() -> None:
    game = moving(unit("a1", "alp", (3, 4, 0)), unit("b1", "tri", (4, 4, 3), acted=True))

    assert "go:0" in keys(game)
    go(game, "go:0")

    assert at(game, "a1") == (3, 4)
    assert not of(game, "b1").models[0].knocked
    assert topic(game) != "step"


@pytest.mark.clause("saurian:4.13")
def test_a_step_that_would_not_free_the_hexes_is_not_allowed() -> None:
    along = moving(unit("a1", "tri", (3, 4, 1)), unit("b1", "rex", (3, 3, 5), acted=True))

    assert all(
        not game_step_frees_nothing(along, key) for key in keys(along) if key.startswith("go")
    )


def game_step_frees_nothing(game: Any, key: str) -> bool:
    from grognard.rulesets.saurian.push import chain

    tri = of(game, "a1")
    direction = int(key[3:])
    near = game.battle.board.next
    cells = [near[cell][direction] for cell in game.battle.cells(tri, tri.models[0])]
    own = set(game.battle.cells(tri, tri.models[0]))
    needed = [cell for cell in cells if cell not in own]
    return chain(game.battle, direction, needed, tri) is None


@pytest.mark.clause("saurian:4.14")
@pytest.mark.parametrize(("second", "moves"), [("tro", True), ("rex", False)])
def test_a_chain_must_be_won_throughout(second: str, moves: bool) -> None:
    game = moving(
        unit("a1", "tri", (3, 4, 0), changed={"stability": 5}),
        unit("b1", "cpt", (4, 4), acted=True),
        unit("b2", second, (5, 4, 3), acted=True),
    )

    go(game, "go:0")

    assert [t.target for t in told(game, "tested")] == ["b1", "b2"]
    assert at(game, "b1") == ((5, 4) if moves else (4, 4))
    assert of(game, "b1").models[0].knocked == moves
    assert of(game, "b2").models[0].knocked == moves


@pytest.mark.clause("saurian:4.14", "saurian:1.9")
def test_displaced_models_fill_a_hex_of_their_own_to_the_last_place() -> None:
    game = moving(
        unit("a1", "tri", (3, 4, 0)), unit("b1", "tro", (4, 4), (4, 4), (5, 4), (5, 4), acted=True)
    )

    go(game, "go:0")

    assert len(told(game, "tested")) == 1
    assert len(of(game, "b1").at_hex(hx(5, 4))) == 4


@pytest.mark.clause("saurian:4.15")
def test_an_allied_squad_may_let_a_unit_through() -> None:
    board = (
        unit("a1", "alp", (3, 4, 0)),
        unit("c1", "tro", (4, 4), acted=True),
        unit("b1", "rap", (10, 8), acted=True),
    )
    game = moving(*board)
    go(game, "go:0.0", "yes")
    assert at(game, "a1") == (5, 4)
    assert not told(game, "tested")

    barred = moving(*board)
    go(barred, "go:0.0", "no")
    assert at(barred, "a1") == (3, 4)
    assert "go:0.0" not in keys(barred)


@pytest.mark.clause("saurian:4.15")
def test_a_movement_that_cannot_end_among_allies_is_undone() -> None:
    game = moving(
        unit("a1", "pte", (2, 4, 0), changed={"movement": 2}),
        unit("c1", "tro", (4, 4), acted=True, changed={"stability": 5}),
        unit("b1", "rap", (10, 8), acted=True),
    )

    go(game, "go:0", "go:0", "yes")

    assert last(game, "movement-cancelled").unit == "a1"
    assert at(game, "a1") == (2, 4)
    assert topic(game) != "step"


@pytest.mark.clause("saurian:4.16")
def test_only_the_unit_at_the_wall_is_crushed_in_a_chain() -> None:
    game = moving(
        unit("a1", "tri", (3, 4, 0)),
        unit("b1", "hun", (4, 4), acted=True),
        unit("b2", "cpt", (5, 4), acted=True, changed={"health": 9}),
        ground("impassable", (6, 4)),
    )

    go(game, "go:0")

    assert (last(game, "crushed").unit, last(game, "crushed").damage) == ("b2", 4)
    assert of(game, "b2").models[0].health == 5
    assert of(game, "b2").models[0].knocked
    assert not of(game, "b1").models[0].knocked
    assert (at(game, "a1"), at(game, "b1"), at(game, "b2")) == ((3, 4), (4, 4), (5, 4))


@pytest.mark.clause("saurian:4.17")
def test_a_rotation_of_a_large_model_pushes_away_from_the_pivot() -> None:
    game = moving(unit("a1", "tri", (4, 4, 0)), unit("b1", "tro", (3, 5), acted=True))

    go(game, "turn:+:head")

    assert at(game, "b1") == (3, 6)
    assert of(game, "b1").models[0].knocked
    assert game.battle.cells(of(game, "a1"), of(game, "a1").models[0]) == (hx(4, 4), hx(3, 5))


@pytest.mark.clause("saurian:4.18")
def test_a_grabbed_unit_moves_one_less_for_each_holder() -> None:
    game = moving(
        unit("a1", "alp", (4, 4, 0), active="rap_1", revealed=True),
        unit("b1", "rap", (5, 4, 3), acted=True),
        grabs=[{"unit": "b1", "target": "a1"}],
    )

    assert game.decision is not None and game.decision.facts == {"points": 3, "pivots": 2}


@pytest.mark.clause("saurian:4.52", "saurian:4.53")
def test_whoever_holds_a_moving_model_is_dragged_along() -> None:
    game = moving(
        unit("a1", "alp", (4, 4, 0)),
        unit("b1", "rap", (4, 3, 5), acted=True),
        grabs=[{"unit": "b1", "target": "a1"}],
    )

    go(game, "go:0", "hold")

    assert (at(game, "a1"), at(game, "b1")) == ((5, 4), (5, 3))
    assert len(game.battle.grabs) == 1
    assert of(game, "b1").models[0].heading == 5


@pytest.mark.clause("saurian:4.53")
def test_a_third_unit_in_the_way_ends_the_grab() -> None:
    game = moving(
        unit("a1", "alp", (4, 4, 0)),
        unit("b1", "rap", (4, 3, 5), acted=True),
        unit("b2", "tro", (5, 3), acted=True),
        grabs=[{"unit": "b1", "target": "a1"}],
    )

    go(game, "go:0", "hold")

    assert at(game, "b1") == (4, 3)
    assert game.battle.grabs == []


@pytest.mark.clause("saurian:4.53")
def test_a_holder_that_cannot_be_dragged_is_in_the_way_of_the_next() -> None:
    game = moving(
        unit("a1", "alp", (4, 4, 0)),
        unit("b1", "rap", (4, 3, 5), (5, 4, 3), acted=True),
        ground("impassable", (4, 5)),
        grabs=[
            {"unit": "b1", "model": 0, "target": "a1"},
            {"unit": "b1", "model": 1, "target": "a1"},
        ],
    )

    go(game, "turn:-", "hold", "hold")

    places = [game.battle.board.places[m.at] for m in of(game, "b1").models]
    assert len(set(places)) == 2
    game.ruleset.check(game.battle)


@pytest.mark.clause("saurian:4.55")
def test_a_grabbing_model_lets_go_when_it_moves_but_not_when_it_turns() -> None:
    game = moving(
        unit("a1", "alp", (4, 4, 0)),
        unit("b1", "rap", (5, 4, 3), acted=True),
        grabs=[{"unit": "a1", "target": "b1"}],
    )

    go(game, "turn:+")
    assert len(game.battle.grabs) == 1
    go(game, "go:3" if "go:3" in keys(game) else "go:2")

    assert game.battle.grabs == []


@pytest.mark.clause("saurian:4.109")
def test_a_grabbed_model_that_is_pushed_by_another_is_free() -> None:
    game = moving(
        unit("a1", "tri", (3, 4, 0)),
        unit("b1", "cpt", (4, 4), acted=True),
        unit("a2", "rap", (4, 3, 5), acted=True),
        grabs=[{"unit": "a2", "target": "b1", "blocked": True}],
    )

    go(game, "go:0")

    assert at(game, "b1") == (5, 4)
    assert game.battle.grabs == []


@pytest.mark.clause("saurian:4.2", "saurian:4.52")
def test_a_held_model_leaves_apart_from_its_fellows() -> None:
    game = moving(
        unit("a1", "tro", (4, 4)),
        unit("b1", "rap", (5, 4, 3), acted=True),
        grabs=[{"unit": "b1", "target": "a1", "target_model": 1}],
    )

    here = hx(4, 4)
    assert keys(game) == ["done", "m1", "m0", f"g{here}x2", f"g{here}x3"]


@pytest.mark.clause("saurian:4.56")
def test_a_blocked_unit_neither_moves_nor_turns() -> None:
    game = moving(
        unit("a1", "alp", (4, 4, 0), nets=[{"card": "am_4"}]),
        unit("b1", "rap", (9, 4, 3), acted=True),
    )

    assert topic(game) == "action"
    assert keys(game) == ["break:net", "none"]


@pytest.mark.clause("saurian:4.104", "saurian:4.8")
def test_double_time_carries_humans_through_the_mud() -> None:
    game = position(
        unit("a1", "hun", (4, 4), active="ldr_2"),
        far(),
        ground("difficult", (5, 4)),
        seat("A", hand=["hh_3"], command=1),
    )

    go(game, "go", "hh_3", "go:0")

    assert "go:0" in keys(game)


@pytest.mark.clause("saurian:4.17")
def test_the_owner_orders_the_tests_of_a_large_model_that_meets_two_units() -> None:
    game = moving(
        unit("a1", "rex", (4, 4, 0), active="rex_1", revealed=True),
        unit("b1", "cpt", (4, 3)),
        unit("b2", "hun", (3, 3)),
    )

    go(game, "go:1")
    assert (topic(game), keys(game)) == ("order", [str(hx(4, 3)), str(hx(3, 3))])
    go(game, str(hx(3, 3)))

    assert [test.target for test in told(game, "tested")] == ["b2", "b1"]


@pytest.mark.clause("saurian:4.3", "saurian:4.8")
def test_a_far_hex_is_reached_at_once_as_far_as_the_way_is_plain() -> None:
    mud = ground("difficult", (4, 4))
    game = moving(unit("a1", "alp", (2, 4, 0)), unit("b1", "tro", (3, 3)), far(), mud)

    assert all(key.split(":")[1].split(".")[:2] != ["0", "0"] for key in walks(game)[1:])
    go(game, "walk:0.0")

    assert at(game, "a1") == (4, 4)
    assert topic(game) != "step", "the mud ends the Movement"


@pytest.mark.clause("saurian:4.11")
def test_hexes_farther_away_are_listed_by_the_way_they_lie() -> None:
    game = moving(unit("a1", "pte", (5, 4, 3)), far(), ground("impassable", (4, 4)))

    assert isinstance(game.decision, Choose)
    groups = {option.key: option.group for option in game.decision.options}
    assert {key for key, group in groups.items() if group is None} == {
        "stop", "go:0", "go:1", "go:2", "go:4", "go:5", "turn:+", "turn:-",
    }  # fmt: skip
    assert groups["walk:2.2"] == Say("group-farther-2")
    assert groups["go:3.3"] == Say("group-farther-3")
