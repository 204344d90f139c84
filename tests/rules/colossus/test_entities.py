"""Entities and profiles (section 1): terms, geometry, profile, tokens."""

import msgspec
import pytest

import grognard
from grognard.kernel.compound import Together
from grognard.kernel.events import Rolled
from grognard.kernel.questions import Placement
from grognard.rulesets.colossus import RULESET
from grognard.rulesets.colossus.field import gap, in_contact, is_forward
from grognard.testing import play
from grognard.testing.colossus import position, terrain, unit

CONTENT = RULESET.content


@pytest.mark.clause("colossus:1.1")
def test_a_side_has_one_to_three_players_and_each_unit_one_controller() -> None:
    game = grognard.ruleset("colossus").new_game(seats=("A1", "A2", "A3", "B1", "B2"), seed=1)

    battle = game.battle
    assert battle.setting.players("A") == ("A1", "A2", "A3")
    assert battle.setting.players("B") == ("B1", "B2")
    assert {unit.seat for unit in battle.units} == set(battle.setting.seats)
    first = battle.units[0]
    assert all(unit.side == "A" for unit in battle.units if unit.seat.startswith("A"))
    assert first.side != battle.units[-1].side


@pytest.mark.clause("colossus:1.2")
def test_a_unit_is_exactly_one_model() -> None:
    game = grognard.ruleset("colossus").new_game(seed=1)

    pieces = game.view("A").pieces
    assert [piece.id for piece in pieces] == [unit.id for unit in game.battle.units]


@pytest.mark.clause("colossus:1.3")
def test_a_turn_is_four_phases_in_order() -> None:
    game = position(
        unit("a1", "ac_maul", 10, 10, stress=1),
        unit("b1", "ac_maul", 10, 24),
        phase="initiative",
        offense="A",
    )
    phases = [game.battle.phase]

    for answer in ([6, 1], "stationary", "stationary", [6]):
        play(game, [answer])
        if game.battle.phase != phases[-1]:
            phases.append(game.battle.phase)

    assert phases == ["initiative", "movement", "stress", "initiative"]
    assert game.battle.turn == 2


@pytest.mark.clause("colossus:1.4")
def test_the_active_unit_is_the_one_being_moved() -> None:
    game = position(unit("a1", "ac_maul", 10, 10), unit("b1", "ac_maul", 10, 30), phase="movement")

    assert game.battle.active == "b1"

    play(game, ["stationary"])
    assert game.battle.active == "a1"


@pytest.mark.clause("colossus:1.5")
def test_dice_are_drawn_attacker_first_then_defender_then_rerolls() -> None:
    game = position(
        unit("a1", "ac_halberd", 20, 10, moved=True),
        unit("b1", "ac_maul", 20, 22, moved=True, attacked=True),
        terrain("area", 18, 20, 22, 24),
    )

    play(game, ["ranged:b1", [1, 4, 4], [5, 1, 1], "miss", [6], "t0:miss", [2]])

    rolls = [told.event for told in game.log if isinstance(told.event, Rolled)]
    assert [(roll.seat, roll.purpose) for roll in rolls] == [
        ("A", "attack"),
        ("B", "defence"),
        ("A", "reroll"),
        ("B", "reroll"),
    ]


@pytest.mark.clause("colossus:1.6")
@pytest.mark.parametrize(
    ("base", "halved"), [("ac_squire", 1), ("ac_ordinant", 2), ("sr_undertow", 2)]
)
def test_every_halving_rounds_down_and_base_dice_stay_at_least_one(base: str, halved: int) -> None:
    game = position(
        unit("a1", base, 20, 10, moved=True, panicked=True),
        unit("b1", "ac_maul", 20, 30, moved=True),
    )

    play(game, ["ranged:b1"])

    assert game.question.dice == halved


@pytest.mark.clause("colossus:1.10")
def test_positions_are_stored_in_hundredths_of_an_inch() -> None:
    game = position(unit("a1", "ac_maul", 10.126, 10.001), unit("b1", "ac_maul", 10, 30))

    assert game.battle.unit("a1").at == (10.13, 10.0)


@pytest.mark.clause("colossus:1.11", "colossus:1.15")
@pytest.mark.parametrize(
    ("heading", "ahead", "behind"),
    [(0, (20, 25), (20, 15)), (90, (25, 20), (15, 20)), (225, (15, 15), (25, 25))],
)
def test_headings_run_clockwise_from_north(
    heading: int, ahead: tuple[float, float], behind: tuple[float, float]
) -> None:
    battle = position(unit("a1", "ac_maul", 20, 20, heading), unit("b1", "ac_maul", 20, 40)).battle
    maul = battle.unit("a1")

    assert is_forward(battle, maul, ahead)
    assert not is_forward(battle, maul, behind)
    assert is_forward(battle, maul, maul.place)


@pytest.mark.clause("colossus:1.12", "colossus:1.20")
def test_size_sets_the_base() -> None:
    radii = {
        CONTENT.profile(name).size: CONTENT.profile(name).radius
        for name in ("sr_skiff", "sr_jackdaw", "ac_halberd", "ac_maul", "ac_monolith")
    }

    assert radii == {1: 0.5, 2: 0.75, 3: 1.0, 4: 1.25, 5: 1.5}


@pytest.mark.clause("colossus:1.14")
@pytest.mark.parametrize(("apart", "touching"), [(0.0, True), (0.05, True), (0.06, False)])
def test_base_contact_reaches_to_a_twentieth_of_an_inch(apart: float, touching: bool) -> None:
    battle = position(unit("a1", "ac_maul", 20, 20), unit("b1", "ac_maul", 20, 22.5 + apart)).battle

    assert in_contact(battle, battle.unit("a1"), battle.unit("b1")) is touching
    assert gap(battle, battle.unit("a1"), battle.unit("b1")) == pytest.approx(apart)


@pytest.mark.clause("colossus:1.14", "colossus:1.16")
@pytest.mark.parametrize(
    ("y", "reason"), [(1.24, None), (1.23, "off-table"), (24.01, None), (24.02, "blocked-by-unit")]
)
def test_a_hundredth_of_an_inch_of_overlap_is_allowed(y: float, reason: str | None) -> None:
    game = position(
        unit("a1", "ac_maul", 20, 12, changed={"move": 48}),
        unit("b1", "ac_maul", 20, 26.5, moved=True),
        phase="movement",
        slot="A",
    )
    play(game, ["standard"])

    refusal = game.decision.region.refuse(Placement(((20.0, y),), 0))

    assert (refusal.reason if refusal else None) == reason


@pytest.mark.clause("colossus:1.18", "colossus:3.85")
def test_units_are_taken_by_seat_then_by_place_in_the_list() -> None:
    game = position(
        unit("b2", "ac_maul", 30, 30, seat="B2", stress=1),
        unit("b1", "ac_maul", 30, 40, seat="B1", stress=1),
        unit("a1", "ac_maul", 10, 10, stress=1),
        phase="stress",
    )

    assert [unit.id for unit in game.battle.units] == ["a1", "b1", "b2"]
    assert game.battle.queue == ["b1", "b2"]


@pytest.mark.clause(
    "colossus:1.21",
    "colossus:1.22",
    "colossus:1.23",
    "colossus:1.24",
    "colossus:1.25",
    "colossus:1.26",
    "colossus:1.27",
    "colossus:1.28",
    "colossus:1.29",
)
def test_a_profile_is_its_row_its_mounts_and_its_tags() -> None:
    ordinant = CONTENT.profile("ac_ordinant")

    assert (ordinant.move, ordinant.evasion, ordinant.armor, ordinant.structure) == (6, 1, 7, 4)
    assert (ordinant.skill, ordinant.effective, ordinant.pv) == (4, 20, 39)
    assert ordinant.damage == {"melee": 3, "short": 3, "effective": 3, "long": 3}
    assert ordinant.tags == {"command": 0, "rally": 0, "piercing": 0, "close_fighter": 1}


@pytest.mark.clause("colossus:1.27", "colossus:4.413")
def test_a_bracket_without_damage_cannot_be_attacked_in() -> None:
    game = position(
        unit("a1", "ac_maul", 20, 10, moved=True), unit("b1", "ac_maul", 20, 24, moved=True)
    )

    # The flamer's Effective bracket ends at 8 inches, and beyond it deals nothing.
    assert game.battle.phase == "initiative"
    assert not any(told.event.kind == "attacked" for told in game.log)


@pytest.mark.clause("colossus:1.40")
def test_stress_tokens_have_no_upper_limit() -> None:
    game = position(
        unit("a1", "ac_maul", 20, 10, stress=40), unit("b1", "ac_maul", 20, 40), phase="stress"
    )

    play(game, [[6], "keep"])

    assert game.battle.unit("a1").stress == 40
    assert game.battle.unit("a1").panicked


@pytest.mark.clause("colossus:1.41", "colossus:4.805")
def test_the_panicked_token_is_present_or_absent() -> None:
    game = position(
        unit("a1", "ac_halberd", 20, 10, stress=2, panicked=True),
        unit("b1", "ac_maul", 20, 40),
        phase="stress",
    )

    play(game, [[2]])

    assert game.battle.unit("a1").panicked is True
    assert [b.name.id for b in game.view("A").piece("a1").badges] == [
        "state-panicked",
        "stat-stress",
    ]


@pytest.mark.clause("colossus:1.42", "colossus:1.43", "colossus:3.88")
def test_stationary_and_jumping_tokens_last_until_clean_up() -> None:
    game = position(
        unit("a1", "sr_jackdaw", 10, 10),
        unit("b1", "ac_squire", 40, 40),
        terrain("massif", 20, 1, 24, 47),
        phase="movement",
        offense="B",
    )

    play(game, ["jump", Placement(((10.0, 15.0),), 0)])
    assert game.battle.unit("a1").jumping
    play(game, ["turn"])
    play(game, [Placement((), 0)])

    assert game.battle.phase == "initiative"
    assert not game.battle.unit("a1").jumping
    assert not game.battle.unit("b1").stationary


@pytest.mark.clause("colossus:1.44", "colossus:3.32", "colossus:3.37")
def test_link_tokens_carry_a_group_number_and_single_units_have_none() -> None:
    game = position(
        unit("a1", "ac_maul", 10, 10),
        unit("a2", "ac_maul", 20, 10),
        unit("a3", "ac_maul", 30, 10),
        unit("b1", "ac_maul", 10, 40),
        unit("b2", "ac_maul", 20, 40),
        phase="linking",
        offense="B",
    )

    play(game, ["a1+a2"])

    linked = [told.event for told in game.log if told.event.kind == "linked"]
    assert [event.units for event in linked] == [("a1", "a2")]
    assert game.battle.unit("a3").link == 2


@pytest.mark.clause("colossus:1.45", "colossus:3.46")
def test_the_moved_marker_records_the_distance_in_hundredths() -> None:
    game = position(
        unit("a1", "ac_pikestaff", 10, 10),
        unit("b1", "ac_maul", 10, 40, moved=True),
        phase="movement",
        slot="A",
        offense="A",
    )

    play(game, ["standard", Placement(((11.0, 12.0), (13.0, 13.0)), 45)])

    mover = game.battle.unit("a1")
    assert mover.moved and mover.distance == 4.47
    assert mover.heading == 45


@pytest.mark.clause("colossus:1.46", "colossus:4.603")
def test_the_ram_marker_names_target_and_distance() -> None:
    game = position(
        unit("a1", "ac_maul", 20, 10),
        unit("b1", "ac_maul", 20, 16, moved=True),
        phase="movement",
        offense="A",
        slot="A",
    )

    play(game, ["ram:b1"])

    assert (game.battle.unit("a1").ram, game.battle.unit("a1").ram_distance) == ("b1", 3.5)


@pytest.mark.clause("colossus:1.47", "colossus:4.712")
def test_the_destroyed_flag_records_the_phase_and_the_model_stays() -> None:
    game = position(
        unit("a1", "ac_halberd", 20, 10, moved=True, used=["tracking"]),
        unit("b1", "ac_halberd", 20, 20, 180, moved=True, armor=0, structure=1, used=["bulwark"]),
    )

    play(game, ["ranged:b1", [6, 6, 6], [1, 1, 1]])

    wreck = game.battle.unit("b1")
    assert wreck.destroyed == "combat"
    assert wreck.at == (20.0, 20.0)


@pytest.mark.clause("colossus:1.48", "colossus:4.211")
def test_the_overwatch_marker_is_cleared_when_the_activation_ends() -> None:
    game = position(
        unit("a1", "ac_pikestaff", 24, 24, 0, used=["sentinel"]),
        unit("b1", "sr_skiff", 26.75, 27, 180),
        phase="movement",
        offense="A",
    )

    play(game, ["standard", Placement(((26.75, 21.0), (26.75, 25.0)), 180), "fire"])
    assert game.battle.unit("a1").watched
    play(game, [[1], [1] * 6])

    # The second crossing of the same path opened no second window.
    assert not game.battle.unit("a1").watched
    assert game.battle.active == "a1"


@pytest.mark.clause("colossus:1.49")
def test_army_lists_are_hidden_until_all_are_revealed_together() -> None:
    ruleset = grognard.ruleset("colossus")
    game = ruleset.new_game(rosters=(None, None))
    assert isinstance(game.question, Together)
    before = msgspec.json.encode(game.view("B"))

    game.answer("reaver_gale_pack", seat="A")

    assert msgspec.json.encode(game.view("B")) == before
    assert game.asked == ("B",)
    game.answer("concord_wall_column", seat="B")
    assert len(game.view("B").pieces) == 10
    assert msgspec.json.encode(game.view("A").pieces) == msgspec.json.encode(game.view("B").pieces)
