"""The turn (section 3): initiative, order of movement, links, combat order, resolution."""

from typing import Any

import pytest

from grognard.kernel.acts import RollOff
from grognard.kernel.game import Game
from grognard.kernel.questions import Choose, Placement
from grognard.kernel.refusals import Refusal
from grognard.rulesets.colossus.links import captain
from grognard.testing import play
from grognard.testing.colossus import position, terrain, unit
from grognard.testing.positions import told

STAY = ["stationary"]


@pytest.mark.clause(
    "colossus:3.10", "colossus:3.11", "colossus:3.13", "colossus:3.14", "colossus:3.16"
)
def test_the_higher_roll_is_the_offense_and_the_defense_moves_first() -> None:
    game = position(
        unit("a1", "ac_ordinant", 10, 10),
        unit("b1", "ac_maul", 10, 40),
        phase="initiative",
        offense="B",
    )

    play(game, [[4, 4]])

    assert (game.battle.offense, game.battle.defense) == ("A", "B")
    assert [event.side for event in told(game, "initiative-won")] == ["A"]
    assert game.decision.seat == "B"


@pytest.mark.clause("colossus:3.11", "colossus:4.905")
def test_a_destroyed_commander_adds_nothing() -> None:
    game = position(
        unit("a1", "ac_ordinant", 10, 10, structure=0, destroyed="movement"),
        unit("b1", "ac_maul", 10, 40),
        phase="initiative",
    )

    assert isinstance(game.question, RollOff)
    assert game.question.sides_of == ((0,), (0,))


@pytest.mark.clause("colossus:3.12")
def test_each_player_adds_only_his_own_modifiers_and_one_without_units_still_rolls() -> None:
    game = position(
        unit("a1", "ac_ordinant", 10, 10, seat="A1"),
        unit("b1", "ac_maul", 10, 40),
        "[seat.A2]",
        phase="initiative",
    )

    assert game.question.sides_of == ((1, 0), (0,))


@pytest.mark.clause("colossus:3.20", "colossus:4.201")
def test_contacts_are_noted_when_the_phase_starts() -> None:
    game = position(
        unit("a1", "ac_maul", 10, 10),
        unit("b1", "ac_maul", 10, 12.5),
        unit("a2", "ac_maul", 30, 10),
        unit("b2", "ac_maul", 30, 13),
        phase="linking",
    )

    assert game.battle.danger == ["a1", "b1"]


@pytest.mark.clause("colossus:3.21", "colossus:3.30")
def test_links_are_made_before_anyone_moves_and_only_when_numbers_differ() -> None:
    def asked(*extra: str) -> str:
        game = position(
            unit("a1", "ac_maul", 10, 10),
            unit("a2", "ac_maul", 20, 10),
            unit("b1", "ac_maul", 10, 40),
            *extra,
            phase="linking",
        )
        return game.decision.topic

    even = asked(unit("b2", "ac_maul", 20, 40))
    uneven = asked(unit("b2", "ac_maul", 20, 40), unit("b3", "ac_maul", 30, 40))

    assert even == "select-mover"
    assert uneven == "link"


@pytest.mark.clause("colossus:3.32", "colossus:3.38")
def test_units_are_dealt_in_turn_and_after_other_choices_as_near_as_may_be() -> None:
    game = position(
        *(unit(f"a{n}", "ac_maul", 10 * n, 10) for n in range(1, 4)),
        *(unit(f"b{n}", "ac_maul", 8 * n, 40) for n in range(1, 6)),
        phase="linking",
    )

    dealt = game.decision.ruled
    game.answer("b2+b3")

    assert dealt == ("b1", "b4")
    assert [option.key for option in game.decision.options] == ["b1", "b4", "b5"]
    assert game.decision.ruled == ("b1", "b5")


def test_a_side_alone_on_the_table_links_nothing() -> None:
    alone = unit("a1", "ac_maul", 10, 10), unit("a2", "ac_maul", 20, 10)

    game = position(*alone, phase="linking")

    assert game.decision.topic == "select-mover"


@pytest.mark.clause("colossus:3.22", "colossus:3.23")
def test_sides_alternate_and_every_unit_moves_exactly_once() -> None:
    game = position(
        *(unit(f"a{n}", "ac_maul", 10 * n, 6) for n in (1, 2, 3)),
        *(unit(f"b{n}", "ac_maul", 10 * n, 42) for n in (1, 2, 3)),
        phase="movement",
    )
    order = []

    while game.battle.phase == "movement":
        decision = game.decision
        assert isinstance(decision, Choose) and decision.topic in ("select-mover", "declare-move")
        if decision.topic == "declare-move":
            order.append(decision.piece)
            play(game, STAY)
        else:
            assert "pass" not in [option.key for option in decision.options]
            play(game, [decision.options[-1].key])

    assert order == ["b3", "a3", "b2", "a2", "b1", "a1"]


@pytest.mark.clause("colossus:3.24")
def test_slots_go_to_the_players_of_a_side_in_rotation() -> None:
    game = position(
        unit("a1", "ac_maul", 5, 6, seat="A1"),
        unit("a2", "ac_maul", 15, 6, seat="A2"),
        unit("a3", "ac_maul", 25, 6, seat="A2"),
        *(unit(f"b{n}", "ac_maul", 10 * n, 42) for n in (1, 2, 3)),
        phase="movement",
        offense="A",
    )
    seats = []

    while game.battle.phase == "movement":
        seats.append(game.battle.slot_seat)
        decision = game.decision
        play(game, ([decision.options[0].key] if decision.topic == "select-mover" else []) + STAY)

    assert seats == ["B", "A1", "B", "A2", "B", "A2"]


@pytest.mark.clause("colossus:3.31")
def test_the_captain_is_the_player_with_the_most_units_then_the_lowest_seat() -> None:
    game = position(
        unit("a1", "ac_maul", 5, 6, seat="A1"),
        unit("a2", "ac_maul", 15, 6, seat="A2"),
        unit("a3", "ac_maul", 25, 6, seat="A2"),
        unit("b1", "ac_maul", 5, 40, seat="B1"),
        unit("b2", "ac_maul", 15, 40, seat="B2"),
        phase="linking",
    )

    assert captain(game.battle, "A") == "A2"
    assert captain(game.battle, "B") == "B1"
    assert (game.decision.topic, game.decision.seat) == ("link", "A2")


def three_against_two(*seats: str) -> Game[Any]:
    a1, a2, a3 = seats or ("A", "A", "A")
    return position(
        unit("a1", "ac_maul", 5, 6, seat=a1),
        unit("a2", "ac_maul", 15, 6, seat=a2),
        unit("a3", "ac_maul", 25, 6, seat=a3),
        unit("b1", "ac_maul", 5, 40),
        unit("b2", "ac_maul", 15, 40),
        phase="linking",
        offense="B",
    )


@pytest.mark.clause("colossus:3.33")
def test_links_are_public_before_anyone_moves_and_made_afresh_each_turn() -> None:
    game = play(three_against_two(), ["a1+a2"])

    assert [unit.link for unit in game.battle.on_table("A")] == [1, 1, 2]
    assert not any(unit.moved for unit in game.battle.units)
    while game.battle.phase == "movement":
        game.answer(game.decision.usual)
    assert all(unit.link == 0 for unit in game.battle.units)


@pytest.mark.clause("colossus:3.34", "colossus:3.35")
def test_a_whole_link_group_moves_in_one_slot_each_in_its_own_way() -> None:
    game = play(three_against_two(), ["a1+a2"])

    play(game, ["a2", "standard", Placement(((15.0, 9.0),), 0)])
    assert game.battle.slot == "A"
    assert (game.decision.topic, game.decision.piece) == ("declare-move", "a1")
    play(game, STAY)

    assert game.battle.slot == "B"
    assert (game.battle.unit("a1").stationary, game.battle.unit("a2").stationary) == (True, False)


@pytest.mark.clause("colossus:3.34")
def test_the_slots_player_chooses_the_order_within_the_group() -> None:
    game = position(
        *(unit(f"a{n}", "ac_maul", 6 * n, 6) for n in (1, 2, 3)),
        unit("b1", "ac_maul", 5, 40),
        phase="linking",
        offense="B",
    )

    play(game, ["a3", *STAY])

    assert [option.key for option in game.decision.options] == ["a1", "a2"]


@pytest.mark.clause("colossus:3.36")
def test_a_mixed_group_belongs_to_its_lowest_seat_but_each_player_moves_his_own() -> None:
    game = play(three_against_two("A1", "A2", "A2"), ["a1+a2"])

    assert game.battle.slot_seat == "A1"
    play(game, ["a2"])
    assert (game.decision.topic, game.decision.seat) == ("declare-move", "A2")
    play(game, STAY)
    assert (game.decision.topic, game.decision.seat) == ("declare-move", "A1")


@pytest.mark.clause("colossus:3.37")
def test_link_tokens_come_off_when_the_group_has_moved() -> None:
    game = play(three_against_two(), ["a1+a2"])

    play(game, ["a1", *STAY, *STAY])

    assert [told.event.kind for told in game.log].count("unlinked") == 1


@pytest.mark.clause("colossus:3.38")
def test_the_default_partition_deals_round_robin() -> None:
    game = three_against_two()

    while game.decision.topic == "link":
        game.answer(game.decision.ruled)

    assert [unit.link for unit in game.battle.on_table("A")] == [1, 2, 1]


@pytest.mark.clause("colossus:3.40")
def test_only_unmoved_units_can_be_selected() -> None:
    game = position(
        unit("a1", "ac_maul", 5, 6, moved=True),
        unit("a2", "ac_maul", 15, 6),
        unit("a3", "ac_maul", 25, 6),
        unit("b1", "ac_maul", 5, 40),
        unit("b2", "ac_maul", 15, 40),
        unit("b3", "ac_maul", 25, 40),
        phase="movement",
        slot="A",
    )

    assert [option.key for option in game.decision.options] == ["a2", "a3"]
    with pytest.raises(Refusal):
        game.answer("a1")


@pytest.mark.clause("colossus:3.42", "colossus:4.202")
def test_danger_close_halves_the_move_of_a_unit_that_began_in_contact() -> None:
    game = position(
        unit("a1", "ac_maul", 20, 20),
        unit("b1", "ac_maul", 20, 22.5),
        phase="movement",
        offense="B",
    )
    play(game, ["standard"])

    assert game.decision.region.refuse(Placement(((20.0, 17.0),), 0)) is None
    assert game.decision.region.refuse(Placement(((20.0, 16.99),), 0)).reason == "too-far"


@pytest.mark.clause("colossus:3.43", "colossus:4.604", "colossus:4.605", "colossus:4.917")
def test_declaring_places_tokens_and_stress_at_once() -> None:
    game = position(
        unit("a1", "sr_cutlass", 20, 10, armor=0, structure=1),
        unit("b1", "ac_rampart", 20, 24, 0, moved=True),
        phase="movement",
        offense="A",
        slot="A",
    )

    play(game, ["ram+overdrive:b1"])

    kinds = [told.event.kind for told in game.log]
    assert kinds.index("stressed") < kinds.index("moved")
    # Overdrive 1, a target two Sizes bigger 1, and a recoil it would not survive 2.
    assert game.battle.unit("a1").stress == 4


@pytest.mark.clause("colossus:3.44", "colossus:3.45")
def test_the_danger_close_window_comes_before_the_move_and_triggers_after() -> None:
    game = position(
        unit("a1", "ac_pikestaff", 20, 20, 0, used=["sentinel"]),
        unit("b1", "ac_squire", 21.25, 20, 0),
        phase="movement",
        offense="A",
    )

    play(game, ["standard", Placement(((21.25, 16.0),), 180)])
    assert game.question.topic == "melee-overwatch"
    assert game.battle.unit("b1").at == (21.25, 20.0)

    play(game, ["nobody"])
    assert game.question.topic == "overwatch"


@pytest.mark.clause("colossus:3.60", "colossus:3.61")
def test_the_offense_resolves_all_its_attacks_first_in_any_order() -> None:
    game = position(
        unit("a1", "ac_pikestaff", 10, 10, moved=True),
        unit("a2", "ac_pikestaff", 20, 10, moved=True),
        unit("b1", "ac_pikestaff", 10, 24, 180, moved=True),
        offense="A",
    )

    assert [option.key for option in game.decision.options] == ["a1", "a2"]
    play(game, ["a2", "ranged:b1", [1, 1, 1], [1, 1, 1, 1]])
    assert (game.decision.topic, game.decision.piece) == ("declare-attack", "a1")
    play(game, ["pass"])
    assert game.decision.piece == "b1"


@pytest.mark.clause("colossus:3.61")
def test_players_of_a_side_attack_in_seat_order() -> None:
    game = position(
        unit("a1", "ac_pikestaff", 10, 10, seat="A1", moved=True),
        unit("a2", "ac_pikestaff", 20, 10, seat="A2", moved=True),
        unit("b1", "ac_pikestaff", 15, 24, 180, moved=True),
    )

    assert game.decision.seat == "A1"
    play(game, ["pass"])
    assert game.decision.seat == "A2"


@pytest.mark.clause("colossus:3.62", "colossus:4.607")
def test_each_unit_makes_one_attack_or_passes_but_a_ram_may_not_be_passed() -> None:
    game = position(
        unit("a1", "ac_maul", 20, 10, moved=True, ram="b1", ram_distance=4),
        unit("b1", "ac_maul", 20, 12.5, 180, moved=True),
    )

    assert game.question.topic == "attack"

    play(game, [[1] * 4, [1] * 3])
    assert game.battle.unit("a1").attacked
    assert game.decision.piece == "b1"
    assert "pass" in [option.key for option in game.decision.options]


@pytest.mark.clause("colossus:3.63", "colossus:4.501", "colossus:4.502")
def test_contact_in_the_forward_arc_allows_only_melee() -> None:
    game = position(
        unit("a1", "ac_pikestaff", 20, 10, 0, moved=True),
        unit("b1", "ac_pikestaff", 20, 11.5, 180, moved=True),
        unit("b2", "ac_pikestaff", 30, 11.5, 180, moved=True),
    )

    assert [option.key for option in game.decision.options] == ["melee:b1", "pass"]
    with pytest.raises(Refusal) as caught:
        game.answer("melee:b2")
    assert caught.value.rule == "3.63"


@pytest.mark.clause("colossus:3.65")
def test_a_unit_destroyed_while_moving_makes_no_attack() -> None:
    game = position(
        unit("a1", "ac_pikestaff", 20, 10, moved=True, structure=0, destroyed="movement"),
        unit("b1", "ac_pikestaff", 20, 20, 180, moved=True),
    )

    assert game.decision.piece == "b1"


@pytest.mark.clause("colossus:3.70", "colossus:3.71", "colossus:4.411")
def test_the_target_is_named_first_and_focus_fire_is_paid_then() -> None:
    game = position(
        unit("a1", "ac_pikestaff", 20, 10, moved=True),
        unit("b1", "ac_pikestaff", 20, 15, moved=True),
        unit("b2", "ac_pikestaff", 27, 15, moved=True),
    )

    play(game, ["ranged:b2"])

    assert game.battle.unit("a1").stress == 1
    assert game.question.topic == "attack"


@pytest.mark.clause(
    "colossus:3.72",
    "colossus:3.73",
    "colossus:3.74",
    "colossus:3.75",
    "colossus:3.76",
    "colossus:3.77",
    "colossus:3.78",
)
def test_the_windows_of_an_attack_come_in_their_order() -> None:
    game = position(
        unit("a1", "ac_halberd", 20, 10, moved=True, changed={"tags": ["flanker"]}),
        unit(
            "b1",
            "ac_rampart",
            20,
            22,
            0,
            moved=True,
            attacked=True,
            changed={"tags": ["reactive_plates"]},
        ),
        terrain("area", 18, 20, 22, 24),
    )
    asked = []

    play(game, ["ranged:b1"])
    for answer in ("use", [4, 4, 1, 1], [1, 1], "miss", [4], "t0:miss", [1], "use"):
        asked.append(game.question.topic)
        play(game, [answer])

    assert asked == [
        "flanker",
        "attack",
        "defence",
        "tracking",
        "reroll",
        "cover",
        "reroll",
        "reactive_plates",
    ]
    assert game.battle.unit("b1").armor == 7


@pytest.mark.clause("colossus:3.73")
def test_the_defender_chooses_his_tags_before_the_roll() -> None:
    game = position(
        unit("a1", "ac_pikestaff", 20, 10, moved=True),
        unit("b1", "ac_halberd", 20, 22, 180, moved=True),
    )

    play(game, ["ranged:b1"])

    assert (game.question.topic, game.question.seat) == ("bulwark", "B")


@pytest.mark.clause("colossus:3.80", "colossus:3.81", "colossus:4.711")
def test_wrecks_of_both_sides_are_removed_together_after_all_attacks() -> None:
    game = position(
        unit(
            "a1", "ac_pikestaff", 20, 10, moved=True, attacked=True, structure=0, destroyed="combat"
        ),
        unit("a2", "ac_pikestaff", 40, 10, moved=True, attacked=True),
        unit(
            "b1", "ac_pikestaff", 20, 20, moved=True, attacked=True, structure=0, destroyed="combat"
        ),
        unit("b2", "ac_pikestaff", 40, 40, moved=True, attacked=True),
    )

    assert game.battle.phase == "initiative"
    assert [u.id for u in game.battle.on_table()] == ["a2", "b2"]
    assert [told.event.kind for told in game.log].count("removed") == 2


@pytest.mark.clause("colossus:3.82", "colossus:3.83")
def test_scores_come_before_the_victory_check_and_end_the_game_without_stress_checks() -> None:
    game = position(
        unit("a1", "ac_monolith", 36, 24, moved=True, attacked=True, stress=3),
        unit("b1", "ac_maul", 60, 40, moved=True, attacked=True),
        scenario="crown_of_slag",
        points={"A": 8},
    )

    assert game.over
    assert game.battle.points["A"] == 10
    assert game.battle.unit("a1").stress == 3


@pytest.mark.clause("colossus:3.84", "colossus:4.906")
def test_rally_comes_before_the_checks_offense_first() -> None:
    game = position(
        unit("a1", "ac_ordinant", 10, 10, moved=True, attacked=True, stress=1),
        unit("b1", "sr_matriarch", 40, 40, moved=True, attacked=True, stress=1),
        offense="B",
    )

    assert (game.decision.topic, game.decision.seat) == ("rally", "B")
    play(game, ["b1"])
    assert (game.decision.topic, game.decision.seat) == ("rally", "A")
    play(game, ["nobody"])
    assert game.question.topic == "stress-check"
    assert game.battle.queue == []


@pytest.mark.clause("colossus:3.85", "colossus:4.801")
def test_every_stressed_unit_checks_offense_first() -> None:
    game = position(
        unit("a1", "ac_halberd", 10, 10, moved=True, attacked=True, stress=1),
        unit("a2", "ac_halberd", 20, 10, moved=True, attacked=True),
        unit("b1", "ac_halberd", 40, 40, moved=True, attacked=True, stress=2),
        offense="B",
    )

    assert game.question.seat == "B"
    play(game, [[6]])
    assert game.question.seat == "A"
    play(game, [[1]])
    assert game.battle.unit("a1").panicked and not game.battle.unit("a2").panicked


@pytest.mark.clause("colossus:3.84", "colossus:3.85")
@pytest.mark.parametrize("phase", ["rally", "stress"])
def test_a_situation_in_the_resolution_phase_begins_with_the_offense(phase: str) -> None:
    game = position(
        unit("a1", "ac_ordinant", 10, 10, stress=1),
        unit("b1", "sr_matriarch", 40, 40, stress=1),
        phase=phase,
        offense="B",
    )

    assert game.question.piece == "b1"


@pytest.mark.clause("colossus:3.86", "colossus:4.806")
def test_a_panicked_unit_without_stress_calms_down_without_a_roll() -> None:
    game = position(
        unit("a1", "ac_halberd", 10, 10, moved=True, attacked=True, panicked=True),
        unit("b1", "ac_halberd", 40, 40, moved=True, attacked=True),
    )

    assert game.battle.phase == "initiative"
    assert not game.battle.unit("a1").panicked


@pytest.mark.clause("colossus:3.88", "colossus:4.901")
def test_clean_up_takes_off_the_markers_and_refreshes_tags() -> None:
    game = position(
        unit(
            "a1",
            "sr_harpooner",
            10,
            10,
            moved=True,
            attacked=True,
            stationary=True,
            smoke=True,
            distance=3,
            used=["deadeye", "smoke"],
            link=2,
        ),
        unit("b1", "ac_halberd", 40, 40, moved=True, attacked=True, ram="a1", ram_distance=5),
    )

    harpooner, halberd = game.battle.units
    assert game.battle.phase == "initiative"
    assert not (harpooner.stationary or harpooner.smoke or harpooner.moved or harpooner.used)
    assert (harpooner.distance, harpooner.link, halberd.ram, halberd.ram_distance) == (
        0.0,
        0,
        "",
        0.0,
    )


@pytest.mark.clause("colossus:3.24")
def test_players_of_a_side_take_turns_even_if_one_still_has_units_of_his_own() -> None:
    game = position(
        *(unit(f"a{n}", "ac_maul", 10 * n, 6, seat="A1" if n < 3 else "A2") for n in range(1, 5)),
        *(unit(f"b{n}", "ac_maul", 10 * n, 42) for n in range(1, 5)),
        phase="movement",
        offense="A",
    )
    seats = []

    while game.battle.phase == "movement":
        seats.append(game.battle.slot_seat)
        decision = game.decision
        play(game, ([decision.options[0].key] if decision.topic == "select-mover" else []) + STAY)

    assert seats == ["B", "A1", "B", "A2", "B", "A1", "B", "A2"]


@pytest.mark.clause("colossus:3.32")
def test_the_last_group_takes_all_who_would_be_too_many() -> None:
    game = position(
        *(unit(f"a{n}", "ac_maul", 6 * n, 6) for n in range(1, 6)),
        unit("b1", "ac_maul", 5, 40),
        unit("b2", "ac_maul", 15, 40),
        phase="linking",
        offense="B",
    )

    game.answer("a1+a2")

    assert game.decision.topic == "select-mover"
    assert [unit.link for unit in game.battle.on_table("A")] == [1, 1, 2, 2, 2]


@pytest.mark.clause("colossus:3.82", "colossus:4.906")
def test_a_leader_usually_rallies_whoever_is_stressed_most() -> None:
    game = position(
        unit("a1", "ac_ordinant", 10, 10),
        unit("a2", "ac_maul", 14, 10, stress=1),
        unit("a3", "ac_maul", 10, 14, stress=3),
        unit("b1", "ac_maul", 40, 40),
        phase="rally",
    )

    assert game.decision.topic == "rally"
    assert game.decision.ruled == "a3"
