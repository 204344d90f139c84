"""Board, units, cards, principles (section 1)."""

from typing import Any

import msgspec
import pytest

from grognard.content import ContentError
from grognard.kernel.refusals import Refusal
from grognard.rulesets.saurian import RULESET
from grognard.rulesets.saurian.battle import initiative, side_of
from grognard.rulesets.saurian.field import OFF, Board, zone_of_edge
from grognard.rulesets.saurian.reach import front_of
from grognard.rulesets.saurian.scores import movement, score
from grognard.testing.positions import keys, parts_of, seat, told
from grognard.testing.saurian import (
    acting,
    at,
    go,
    ground,
    hx,
    last,
    moving,
    of,
    position,
    topic,
    unit,
)


@pytest.fixture
def board() -> Board:
    return Board.of(RULESET.content.scenarios["broken_paddock"])


@pytest.mark.clause("saurian:1.1", "saurian:1.2")
def test_the_board_is_eleven_by_nine_hexes_told_by_column_and_row(board: Board) -> None:
    assert (board.columns, board.rows, board.size) == (11, 9, 99)
    assert board.axials[hx(4, 3)] == (3, 3)
    assert board.apart[hx(4, 2)][hx(4, 4)] == 2
    assert board.apart[hx(0, 0)][hx(10, 8)] == 14


@pytest.mark.clause("saurian:1.3", "saurian:1.4")
def test_six_directions_lead_to_the_six_adjacent_hexes(board: Board) -> None:
    even = [board.places[n] for n in board.next[hx(5, 4)]]
    odd = [board.places[n] for n in board.next[hx(5, 3)]]

    assert even == [(6, 4), (5, 3), (4, 3), (4, 4), (4, 5), (5, 5)]
    assert odd == [(6, 3), (6, 2), (5, 2), (4, 3), (5, 4), (6, 4)]
    assert all(board.apart[hx(5, 4)][n] == 1 for n in board.next[hx(5, 4)])


@pytest.mark.clause("saurian:1.5")
def test_off_the_board_is_impassable(board: Board) -> None:
    assert board.next[hx(0, 0)][3] == OFF
    game = moving(unit("a1", "tro", (0, 0)), unit("b1", "tro", (9, 9 - 1)))
    go(game, f"g{hx(0, 0)}x4")
    assert sorted(keys(game)) == ["go:0", "go:5", "stop"]


@pytest.mark.clause("saurian:1.6", "saurian:2.5")
def test_a_scenario_sets_out_open_difficult_and_impassable_hexes(board: Board) -> None:
    kinds = [board.ground[hx(*place)] for place in ((0, 0), (3, 3), (5, 0))]

    assert kinds == [0, 1, 2]
    game = RULESET.new_game("broken_paddock", seed=1)
    assert [(t.kind, board.places[t.at]) for t in game.battle.things] == [
        ("crate", (4, 1)),
        ("crate", (4, 7)),
        ("crate", (6, 0)),
        ("truck", (3, 4)),
        ("cart", (6, 3)),
        ("cache", (6, 8)),
    ]


@pytest.mark.clause("saurian:1.7", "saurian:1.8", "saurian:1.21")
def test_models_have_their_own_health_and_a_unit_may_stand_in_several_hexes() -> None:
    game = acting(unit("a1", "tro", (3, 3), (3, 3), (6, 6), (7, 6)), unit("b1", "rap", (9, 4, 3)))

    assert [model.health for model in of(game, "a1").models] == [1, 1, 1, 1]
    assert len(of(game, "a1").at_hex(hx(3, 3))) == 2
    assert len(of(game, "a1").at_hex(hx(7, 6))) == 1


@pytest.mark.clause("saurian:1.9")
@pytest.mark.parametrize(
    "crowd",
    [
        [unit("a1", "rap", (3, 3), (3, 3))],
        [unit("a1", "tro", (3, 3)), unit("a2", "trk", (3, 3))],
    ],
)
def test_a_hex_holds_no_more_than_its_capacity(crowd: list[str]) -> None:
    with pytest.raises(ContentError):
        acting(*crowd)


@pytest.mark.clause("saurian:1.10", "saurian:1.11")
def test_a_large_model_has_head_and_tail_and_swings_about_either() -> None:
    game = moving(unit("a1", "tri", (4, 4, 0)), unit("b1", "tro", (9, 8)))
    tri = of(game, "a1")
    assert game.battle.cells(tri, tri.models[0]) == (hx(4, 4), hx(3, 4))

    head = go(game.fork(), "turn:+:head")
    tail = go(game.fork(), "turn:+:tail")

    assert head.battle.cells(of(head, "a1"), of(head, "a1").models[0]) == (hx(4, 4), hx(3, 5))
    assert tail.battle.cells(of(tail, "a1"), of(tail, "a1").models[0]) == (hx(3, 3), hx(3, 4))


@pytest.mark.clause("saurian:1.12", "saurian:1.13")
def test_front_and_back_are_three_hexes_each() -> None:
    game = acting(unit("a1", "tri", (5, 4, 0)), unit("b1", "tro", (9, 8)))
    tri = of(game, "a1")
    front = front_of(game.battle, tri, tri.models[0])
    back = front_of(game.battle, tri, tri.models[0], back=True)

    assert {game.battle.board.places[h] for h in front} == {(6, 4), (5, 3), (5, 5)}
    assert {game.battle.board.places[h] for h in back} == {(3, 4), (3, 3), (3, 5)}


@pytest.mark.clause("saurian:1.12", "saurian:1.14")
def test_the_corner_of_the_board_is_in_front_of_its_neighbours() -> None:
    game = acting(
        unit("a1", "hun", (1, 0)), unit("a2", "alp", (2, 0, 3)), unit("b1", "tro", (9, 4))
    )
    human, beast = of(game, "a1"), of(game, "a2")

    assert hx(0, 0) in front_of(game.battle, human, human.models[0])
    beast.models[0].at = hx(1, 0)
    assert hx(0, 0) in front_of(game.battle, beast, beast.models[0])


@pytest.mark.clause("saurian:1.22")
@pytest.mark.parametrize("heading", range(6))
def test_every_edge_of_a_model_belongs_to_a_zone(heading: int) -> None:
    def zones(*, large: bool, is_head: bool) -> list[str]:
        return [zone_of_edge(large, True, is_head, heading, (heading + e) % 6) for e in range(6)]

    small = zones(large=False, is_head=True)
    assert small == ["front", "front", "rear", "rear", "rear", "front"]
    head, tail = zones(large=True, is_head=True), zones(large=True, is_head=False)
    assert [head[e] for e in (5, 0, 1)] == ["front"] * 3
    assert [head[e] for e in (2, 4)] == ["side"] * 2
    assert [tail[e] for e in (2, 3, 4)] == ["rear"] * 3
    assert [tail[e] for e in (5, 1)] == ["side"] * 2


@pytest.mark.clause("saurian:1.14")
def test_humans_have_no_orientation() -> None:
    game = moving(unit("a1", "hun", (5, 4)), unit("b1", "rap", (9, 8)))

    assert len(front_of(game.battle, of(game, "a1"), of(game, "a1").models[0])) == 6
    assert not any(key.startswith("turn") for key in keys(game))
    assert zone_of_edge(False, False, True, 0, 3) == "all"


@pytest.mark.clause("saurian:1.15", "saurian:1.49")
def test_every_second_seat_is_allied() -> None:
    assert [side_of(seat) for seat in "ABCD"] == ["A", "B", "A", "B"]
    game = RULESET.new_game("nest_ridge", seats=("A", "B", "C", "D"), seed=3)
    setting = game.battle.setting

    assert setting.players("A") == ("A", "C")
    assert setting.clockwise("C") == ("C", "D", "A", "B")
    assert {p.seat for p in game.battle.players} == set("ABCD")


@pytest.mark.clause("saurian:1.16", "saurian:1.19", "saurian:1.20")
def test_boards_print_what_the_tables_say() -> None:
    rex, captain = RULESET.content.profile("rex"), RULESET.content.profile("cpt")

    assert (rex.health, rex.melee, rex.stability, rex.fear, rex.slots, rex.draw) == (
        14, 5, 6, 4, 4, 4,
    )  # fmt: skip
    assert (rex.armour["front"], rex.armour["side"], rex.armour["rear"]) == (3, 2, 2)
    assert captain.abilities == {"hero", "commander", "steadying_presence"}
    assert captain.fear is None
    assert [p.value for p in map(RULESET.content.profile, RULESET.content.unit_entries)] == [
        70, 50, 85, 115, 45, 40, 50, 55, 40, 40, 35, 50,
    ]  # fmt: skip


@pytest.mark.clause("saurian:1.17", "saurian:1.18")
def test_a_crate_is_pushed_and_a_truck_holds() -> None:
    here: dict[str, Any] = {"active": "a1", "stage": "move"}
    crate = position(
        unit("a1", "hun", (3, 4)),
        unit("b1", "rap", (9, 8)),
        things=[{"kind": "crate", "at": [4, 4]}],
        **here,
    )
    truck = position(
        unit("a1", "hun", (3, 4)),
        unit("b1", "rap", (9, 8)),
        things=[{"kind": "truck", "at": [4, 4]}],
        **here,
    )
    cache = position(
        unit("a1", "hun", (3, 4)),
        unit("b1", "rap", (9, 8)),
        things=[{"kind": "cache", "at": [4, 4]}],
        **here,
    )

    go(crate, "go:0")
    go(truck, "go:0")

    assert (at(crate, "a1"), crate.battle.board.places[crate.battle.things[0].at]) == (
        (4, 4),
        (5, 4),
    )
    assert (at(truck, "a1"), truck.battle.board.places[truck.battle.things[0].at]) == (
        (3, 4),
        (4, 4),
    )
    assert "go:0" not in keys(cache)


@pytest.mark.clause("saurian:1.18", "saurian:4.16")
def test_an_object_against_a_wall_stops_the_mover_unharmed() -> None:
    game = moving(
        unit("a1", "tri", (4, 4, 0)),
        unit("b1", "rap", (9, 8), acted=True),
        ground("impassable", (6, 4)),
        things=[{"kind": "crate", "at": [5, 4]}],
    )

    go(game, "go:0")

    assert at(game, "a1") == (4, 4)
    assert game.battle.board.places[game.battle.things[0].at] == (5, 4)
    assert topic(game) != "step"


@pytest.mark.clause("saurian:1.23", "saurian:3.8")
def test_base_skills_are_always_there_at_base_values() -> None:
    game = acting(
        unit("a1", "alp", (4, 4, 0), active="rap_4", revealed=True),
        unit("b1", "tro", (5, 4)),
    )
    assert [key for key in keys(game) if key.startswith("base")] == [
        "base:melee",
        "base:stab",
        "base:grab",
        "base:fear",
    ]

    go(game, "base:melee")

    assert last(game, "tested").score == 4


@pytest.mark.clause("saurian:1.24", "saurian:1.25", "saurian:1.29")
def test_a_card_counts_only_while_revealed_in_attack_and_defence() -> None:
    game = acting(
        unit("a1", "rap", (4, 4, 0), active="rap_5", revealed=True),
        unit("b1", "rap", (8, 4, 3), active="rap_5"),
    )

    shown = [parts_of(score(game.battle, of(game, "a1"), s)) for s in ("me", "do")]
    hidden = [parts_of(score(game.battle, of(game, "b1"), s)) for s in ("me", "do")]

    assert shown == [{"base": 3, "card": 1}, {"base": 3, "card": 1}]
    assert hidden == [{"base": 3}, {"base": 3}]
    assert initiative(of(game, "a1")) == initiative(of(game, "b1")) == 7


@pytest.mark.clause("saurian:1.26", "saurian:1.27", "saurian:3.17")
def test_a_next_card_becomes_active_in_the_initiative_phase() -> None:
    game = position(
        unit("a1", "rap", (3, 4), active="rap_3", revealed=True, next="rap_1", acted=True),
        unit("b1", "tro", (9, 4), kept=True),
        phase="slide",
    )

    assert of(game, "a1").active == "rap_1"
    assert not of(game, "a1").revealed
    assert of(game, "a1").stack == ["rap_3"]


@pytest.mark.clause("saurian:1.28", "saurian:3.25")
def test_a_condition_card_is_never_idle() -> None:
    game = position(
        unit("a1", "rap", (3, 4), active="rap_3", next="rap_1", hand=["rap_2", "cw_1", "fe_1@b1"]),
        unit("b1", "tro", (9, 4), kept=True),
        phase="spare",
    )

    assert keys(game) == ["a1:rap_2"]


@pytest.mark.clause("saurian:1.30")
def test_a_condition_card_changes_skills_while_it_is_active() -> None:
    game = acting(
        unit("a1", "hun", (4, 4), active="cw_3", revealed=True), unit("b1", "tro", (9, 4))
    )

    assert parts_of(score(game.battle, of(game, "a1"), "do")) == {"base": 3, "condition": -1}
    assert parts_of(score(game.battle, of(game, "a1"), "co")) == {"base": 5, "condition": -1}
    assert score(game.battle, of(game, "a1"), "st").total == of(game, "a1").profile.base["st"]


@pytest.mark.clause("saurian:1.31", "saurian:1.33")
def test_hero_cards_belong_to_a_player_and_adrenaline_to_a_unit() -> None:
    decks = {f: RULESET.content.hero_deck(f) for f in RULESET.content.factions}

    assert {name: len(deck) for name, deck in decks.items()} == {
        "wild_brood": 20,
        "aegis_corps": 20,
    }
    assert all(len(card.sets) == 2 for card in RULESET.content.heroes.values())
    game = RULESET.new_game(seed=2)
    counters = {(c.name.id, c.seat) for c in game.view("B").counters}
    assert {("stat-command", "A"), ("stat-requisition", "A"), ("stat-command", "B")} <= counters


@pytest.mark.clause("saurian:1.32", "saurian:4.100", "saurian:4.101")
def test_a_bought_weapon_is_equipped_at_once() -> None:
    game = acting(unit("a1", "tro", (4, 4)), unit("b1", "rap", (9, 8)), seat("A", requisition=2))

    go(game, "base:interact", "buy:we_3")

    assert of(game, "a1").weapon == "we_3"
    assert game.battle.player("A").requisition == 1
    assert game.battle.supply["we_3"] == 1


@pytest.mark.clause("saurian:1.34")
def test_a_toss_is_fair() -> None:
    game = position(unit("a1", "rap"), unit("b1", "rap"), phase="first-player")

    assert game.question is not None
    assert game.question.outcomes() == (("A", 1), ("B", 1))  # type: ignore[union-attr]


def seen(game: Any, viewer: str, pile: str) -> tuple[str | None, ...]:
    return next((p.cards for p in game.view(viewer).piles if p.id == pile), ())


@pytest.mark.clause("saurian:1.35")
def test_each_seat_knows_its_own_cards_and_the_backs_of_the_others() -> None:
    game = position(
        unit(
            "a1",
            "rap",
            (3, 4),
            active="rap_3",
            next="fe_1@b1",
            idle="rap_1",
            stack=["rap_2"],
            discard=["rap_5"],
            on_top=["fe_2"],
            doses=[{"card": "am_2", "giver": "B"}],
        ),
        unit("b1", "trk", (9, 4)),
        seat("A", hand=["sh_1", "sh_2"]),
    )

    assert seen(game, "A", "a1_active") == ("rap_3",)
    assert seen(game, "A", "a1_next") == ("fe_1",)
    for other in ("B", ""):
        assert seen(game, other, "a1_active") == ("back_6",)
        assert seen(game, other, "a1_next") == ("back_condition",)
        assert seen(game, other, "a1_idle") == ("back_7",)
        assert seen(game, other, "hero_hand_A") == (None, None)
        assert seen(game, other, "a1_stack") == ("rap_2",)
        assert seen(game, other, "a1_discard") == ("rap_5",)
        assert set(seen(game, other, "a1_deck")) == {None}
    assert seen(game, "B", "a1_doses") == ("am_2",)
    assert seen(game, "A", "a1_doses") == seen(game, "", "a1_doses") == (None,)
    assert seen(game, "B", "b1_ammo") == ("am_1", "am_1", "am_2", "am_2")
    assert seen(game, "A", "b1_ammo") == ("back_sedative",) * 4
    fears = [b.count for b in game.view("B").pieces[0].badges if b.name.id == "state-fear"]
    assert fears == [1]


@pytest.mark.clause("saurian:1.35")
def test_an_idle_card_stays_unknown_until_everybody_has_chosen() -> None:
    game = position(
        unit("a1", "rap", (3, 4), active="rap_3", next="rap_1", hand=["rap_2", "rap_4"]),
        unit("b1", "rap", (9, 4), active="rap_3", next="rap_1", hand=["rap_2", "rap_4"]),
        phase="spare",
    )

    game.answer("a1:rap_4", seat="A")

    assert seen(game, "B", "a1_idle") == ()
    assert seen(game, "B", "a1_hand") == (None, None)
    game.answer("none", seat="B")
    assert seen(game, "A", "a1_idle") == ("rap_4",)
    assert seen(game, "B", "a1_idle") == ("back_5",)


@pytest.mark.clause("saurian:1.36", "saurian:1.37", "saurian:1.40")
def test_the_initiator_wins_a_tied_test() -> None:
    game = acting(unit("a1", "rap", (4, 4, 0)), unit("b1", "rap", (5, 4, 3)))

    go(game, "base:melee")

    test = last(game, "tested")
    assert (test.unit, test.skill, test.score, test.against, test.success) == (
        "a1",
        "me",
        3,
        3,
        True,
    )


@pytest.mark.clause("saurian:1.38")
def test_a_score_adds_abilities_and_never_falls_below_zero() -> None:
    game = acting(
        unit("a1", "rap", (4, 4, 0)),
        unit("a2", "alp", (6, 4, 3)),
        unit("b1", "tro", (9, 4)),
        unit("b2", "cpt", (9, 6)),
        unit("b3", "dil", (1, 8), sedatives=["am_2", "am_2"], changed={"melee": 1}),
    )

    assert parts_of(score(game.battle, of(game, "a1"), "co")) == {"base": 3, "pack-sense": 1}
    assert parts_of(score(game.battle, of(game, "b1"), "co")) == {
        "base": 2,
        "steadying-presence": 1,
    }
    assert score(game.battle, of(game, "b3"), "me").total == 0


@pytest.mark.clause("saurian:1.39", "saurian:2.11", "saurian:3.24")
def test_the_first_player_settles_equal_initiatives_then_clockwise() -> None:
    game = position(
        unit("a1", "rap", (3, 4), active="rap_3", hand=["rap_1", "rap_2"]),
        unit("a2", "alp", (3, 6), active="rap_3", hand=["rap_1"]),
        unit("b1", "rap", (9, 4), active="rap_2", hand=["rap_1", "rap_5"]),
        unit("b2", "tro", (9, 6), active="tro_4", hand=["tro_1", "tro_2"]),
        phase="place-next",
        first="A",
    )

    assert keys(game) == ["b2:tro_1", "b2:tro_2"]
    go(game, "b2:tro_1")
    assert (topic(game), keys(game)) == ("next-first", ["A", "B"])
    go(game, "B", "b1:rap_5")

    assert [(e.unit, e.initiative) for e in told(game, "card-placed")] == [("b2", 5), ("b1", 7)]
    assert game.decision is not None and game.decision.seat == "A"
    assert keys(game) == ["a1:rap_1", "a1:rap_2", "a2:rap_1"]
    with pytest.raises(Refusal):
        game.answer("a1:rap_2")
    go(game, "a1:rap_2+a2:rap_1")
    assert [of(game, name).next for name in ("a1", "a2")] == ["rap_2", "rap_1"]


@pytest.mark.clause("saurian:1.42", "saurian:4.57")
def test_a_tie_between_two_players_who_hold_one_beast_is_tossed_for() -> None:
    game = acting(
        unit("a1", "rex", (4, 4, 0), active="rex_8", revealed=True),
        unit("b1", "rap", (5, 4, 3)),
        unit("d1", "rap", (4, 3, 4)),
        unit("c1", "hun", (0, 8)),
        grabs=[{"unit": "b1", "target": "a1"}, {"unit": "d1", "target": "a1"}],
    )

    go(game, "card", "break:grab:0")
    assert topic(game) == "strongest"
    assert game.question is not None and game.question.chance
    go(game, "D")

    tested = last(game, "tested")
    assert (tested.target, tested.score, tested.against) == ("d1", 9, 4)
    assert game.battle.grabs == []


@pytest.mark.clause("saurian:1.47", "saurian:3.33")
def test_two_cards_that_name_another_first_player_are_settled_by_a_toss() -> None:
    game = position(
        unit("a1", "rap", (3, 4)),
        unit("b1", "hun", (9, 4)),
        seat("A", hand=["sh_10"]),
        seat("B", hand=["hh_10"], command=1),
        phase="first-window",
        first="A",
    )

    go(game, {"A": "sh_10", "B": "hh_10:B"}, "B")

    assert topic(game) == "first-player"
    assert game.question is not None and game.question.chance
    go(game, "A")
    assert game.battle.first == "A"
    assert [e.card for e in told(game, "hero-card-played")] == ["hh_10", "sh_10"]


@pytest.mark.clause("saurian:1.43", "saurian:1.44")
def test_a_success_may_be_applied_in_part_and_actions_left_out() -> None:
    game = acting(
        unit("a1", "tri", (4, 4, 0), active="tri_1", revealed=True),
        unit("b1", "cpt", (5, 4), changed={"health": 9}),
    )
    assert keys(game)[-1] == "none"

    go(game, "card", "cw_1", "0")
    assert keys(game) == ["all", "knock", "push", "none"]
    go(game, "push")

    assert at(game, "b1") == (6, 4)
    assert not of(game, "b1").models[0].knocked


@pytest.mark.clause("saurian:1.45", "saurian:4.83")
def test_a_fear_card_must_be_obeyed() -> None:
    game = position(
        unit("a1", "hun", (4, 4), active="fe_1@b1"), unit("b1", "rex", (8, 4, 3), acted=True)
    )

    assert topic(game) == "flee"
    assert "stop" not in keys(game) and "skip" not in keys(game)
    assert all(game.battle.board.apart[int(k.split("^")[0])][hx(8, 4)] == 6 for k in keys(game))


@pytest.mark.clause("saurian:1.46", "saurian:4.111")
def test_a_choice_nobody_is_named_for_belongs_to_the_first_player() -> None:
    game = position(
        unit("a1", "hun", (5, 4), active="fe_3@b1"),
        unit("b1", "rex", (8, 4, 3), acted=True),
        unit("b2", "rap", (2, 4, 0), acted=True),
        first="B",
    )

    assert topic(game) == "panic-target"
    assert game.decision is not None and game.decision.seat == "B"
    assert keys(game) == ["b1", "b2"]


@pytest.mark.clause("saurian:1.48")
def test_half_of_the_adrenaline_is_lost_rounded_up_and_movement_never_below_zero() -> None:
    game = position(
        unit(
            "a1",
            "rap",
            (4, 4),
            adrenaline=5,
            next="rap_1",
            doses=[{"card": "am_1", "giver": "B"}],
            changed={"slots": 5},
        ),
        unit("a2", "rex", (7, 7, 0), sedatives=["am_1", "am_3"], kept=True),
        unit("b1", "tro", (9, 4), kept=True),
        phase="slide",
    )

    assert of(game, "a1").adrenaline == 2
    assert movement(of(game, "a1")).total == 1
    assert movement(of(game, "a2")).total == 0


@pytest.mark.clause("saurian:1.50")
def test_distance_is_measured_from_the_nearest_hexes() -> None:
    game = acting(
        unit("a1", "tri", (3, 4, 3)),
        unit("b1", "tro", (6, 4), (9, 4)),
    )

    assert game.battle.between(of(game, "a1"), of(game, "b1")) == 2


@pytest.mark.clause("saurian:1.35")
def test_views_can_be_sent_and_name_the_viewer() -> None:
    game = RULESET.new_game(seed=9)

    for viewer in ("A", "B", ""):
        assert msgspec.json.decode(msgspec.json.encode(game.view(viewer)))["viewer"] == viewer
