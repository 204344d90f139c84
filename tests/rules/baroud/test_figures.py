"""Figures, measuring, weapons and conditions (1.1-1.23)."""

from typing import Any

import pytest

from grognard.kernel.questions import Place
from grognard.rulesets.baroud import RULESET
from grognard.rulesets.baroud.content import Profile, UnitEntry
from grognard.rulesets.baroud.field import contact, distance, in_contact, to_point, within
from grognard.rulesets.baroud.shooting import is_armed, weapon_bonus
from grognard.table.sticks.bases import ACROSS_CLIMB, ACROSS_LINE, APART, TOUCHING
from grognard.testing import play
from grognard.testing.baroud import (
    acting,
    area,
    figure,
    line,
    parts_of,
    position,
    scores,
    to,
    tower,
    why_not,
)
from grognard.testing.positions import keys, told

CONTENT = RULESET.content

FAR = figure("b9", "conscript", 880, 880)


def with_abilities(*abilities: str) -> Profile:
    entry = UnitEntry(id="someone", quality=4, combat=2, abilities=abilities, most=1)
    return Profile(CONTENT, entry, {})


@pytest.mark.clause("baroud:1.1")
def test_a_band_is_all_the_figures_of_one_player() -> None:
    game = position(figure("a1", "rifleman", 100, 100), figure("a2", "captain", 200, 100), FAR)

    assert [f.id for f in game.battle.band("A")] == ["a1", "a2"]
    assert {f.seat for f in game.battle.band("B")} == {"B"}


@pytest.mark.clause("baroud:1.2", "baroud:1.3")
def test_every_profile_has_a_quality_and_a_combat_in_bounds() -> None:
    for unit in CONTENT.unit_entries.values():
        assert 2 <= unit.quality <= 6
        assert 0 <= unit.combat <= 6


@pytest.mark.clause("baroud:1.2", "baroud:1.3")
def test_quality_is_the_number_to_reach_and_combat_is_added_to_the_die() -> None:
    game = position(figure("a1", "rifleman", 450, 100, quality=5), FAR)
    play(game, ["a1", "1"])
    assert game.question.need == 5  # type: ignore[union-attr]

    game = acting(figure("a1", "butcher", 450, 450), figure("b1", "conscript", 450, 482.5))
    play(game, ["melee"])
    assert parts_of(game)["combat"] == 4


@pytest.mark.clause("baroud:1.4", "baroud:4.912", "baroud:4.913")
@pytest.mark.parametrize(
    ("abilities", "reach"), [((), 120), (("long_move",), 180), (("short_move",), 75)]
)
def test_the_stick_of_a_figure_follows_from_its_abilities(
    abilities: tuple[str, ...], reach: float
) -> None:
    game = acting(figure("a1", "rifleman", 450, 100, abilities=list(abilities)), FAR, actions=1)

    play(game, ["move"])

    assert why_not(game, to(450, 100 + reach + 0.02)) == "4.101 too-far"
    play(game, [to(450, 100 + reach)])
    assert told(game, "moved")[0].distance == reach


@pytest.mark.clause("baroud:1.5", "baroud:1.6", "baroud:4.908", "baroud:4.909")
@pytest.mark.parametrize(
    ("abilities", "radius"),
    [
        ((), 12.5),
        (("mounted",), 20),
        (("swarm",), 20),
        (("big",), 20),
        (("huge",), 30),
        (("huge", "mounted"), 30),
    ],
)
def test_size_sets_the_base(abilities: tuple[str, ...], radius: float) -> None:
    found = with_abilities(*abilities)

    assert found.radius == radius
    assert found.is_large == bool({"big", "huge"} & set(abilities))


@pytest.mark.clause("baroud:1.7", "baroud:1.22")
@pytest.mark.parametrize(("scale", "reach"), [("28mm", 120), ("15mm", 80)])
def test_the_scale_changes_the_sticks_only(scale: str, reach: float) -> None:
    game = acting(figure("a1", "rifleman", 450, 100), FAR, options={"scale": scale}, actions=1)

    play(game, ["move"])

    assert why_not(game, to(450, round(100.02 + reach, 2))) == "4.101 too-far"
    assert game.battle.figure("a1").profile.radius == 12.5


@pytest.mark.clause("baroud:1.8", "baroud:1.23")
def test_distances_are_from_edge_to_edge_and_zero_under_a_base() -> None:
    game = position(figure("a1", "rifleman", 100, 100), figure("b1", "butcher", 100, 200))
    one, other = game.battle.figures

    assert distance(one, other) == 100 - 12.5 - 20
    assert to_point(one, (110, 100)) == 0
    assert to_point(one, (130, 100)) == 17.5
    assert within(75.01, 75)
    assert not within(75.02, 75)


@pytest.mark.clause("baroud:1.9")
def test_contact_is_half_a_millimetre_on_one_level() -> None:
    def touch(gap: float) -> bool:
        game = position(
            figure("a1", "rifleman", 450, 100), figure("b1", "rifleman", 450, 125 + gap)
        )
        return in_contact(game.battle, *game.battle.figures)

    assert touch(0.5)
    assert not touch(0.51)


@pytest.mark.clause("baroud:1.9")
def test_contact_across_an_obstacle_reaches_15_mm() -> None:
    def how(dx: float, wall: str) -> int:
        game = position(
            figure("a1", "rifleman", 450, 87.5), figure("b1", "rifleman", 450 + dx, 112.5), wall
        )
        return contact(game.battle, *game.battle.figures)

    wall = line("obstacle", 400, 100, 500, 100)
    assert how(0, wall) == ACROSS_LINE
    assert how(31, wall) == ACROSS_LINE
    assert how(32, wall) == APART
    assert how(10, line("obstacle", 400, 300, 500, 300)) == APART
    assert how(0, line("obstacle", 400, 300, 500, 300)) == TOUCHING


@pytest.mark.clause("baroud:1.9")
def test_contact_across_a_ladder_joins_two_levels() -> None:
    game = position(
        figure("a1", "rifleman", 450, 387.5), figure("b1", "rifleman", 450, 412.5), *tower()
    )
    below, above = game.battle.figures

    assert (below.level, above.level) == (0, 1)
    assert contact(game.battle, below, above) == ACROSS_CLIMB


@pytest.mark.clause("baroud:1.9")
def test_an_enemy_in_any_condition_engages() -> None:
    game = acting(
        figure("a1", "rifleman", 450, 100), figure("b1", "conscript", 450, 125, fallen=True)
    )

    assert "melee" in keys(game)
    assert "shoot" not in keys(game)


@pytest.mark.clause("baroud:1.10")
def test_able_is_standing_free_and_on_the_table() -> None:
    game = position(
        figure("a1", "rifleman", 100, 100),
        figure("a2", "rifleman", 200, 100, fallen=True),
        figure("a3", "rifleman", 300, 100, immobilised=True),
        figure("a4", "rifleman", 400, 100, gone="killed"),
        FAR,
    )

    assert [f.is_able for f in game.battle.figures] == [True, False, False, False, True]


@pytest.mark.clause("baroud:1.11")
@pytest.mark.parametrize("state", ["fallen", "immobilised"])
def test_a_defenceless_figure_rolls_no_die(state: str) -> None:
    game = acting(
        figure("a1", "conscript", 450, 450),
        figure("b1", "conscript", 450, 475, **{state: True}),
    )

    play(game, ["melee"])

    assert game.question.dice == 1  # type: ignore[union-attr]
    assert scores(game)[1] == 2


@pytest.mark.clause("baroud:1.12")
def test_the_short_bonus_counts_within_s() -> None:
    game = position(FAR, figure("a1", "faithful", 100, 100))
    gun = CONTENT.weapons["shotgun"]

    assert weapon_bonus(game.battle, gun, 75.0) == 3
    assert weapon_bonus(game.battle, gun, 75.5) == 1


@pytest.mark.clause("baroud:1.13")
def test_grenades_and_spells_do_not_arm_a_figure() -> None:
    game = position(
        figure("a1", "grenadier", 100, 100, equipment=["hand_grenades"]),
        figure("a2", "priest", 200, 100),
        figure("a3", "hexer", 300, 100),
        FAR,
    )

    assert [is_armed(game.battle, f) for f in game.battle.band("A")] == [False, False, True]


@pytest.mark.clause("baroud:1.14")
def test_a_tripod_may_not_fire_after_a_move_but_may_watch() -> None:
    game = acting(figure("a1", "gunner", 450, 100), figure("b1", "conscript", 450, 300))
    assert "shoot" in keys(game)

    play(game, ["move", to(450, 120)])

    assert "shoot" not in keys(game)
    assert "overwatch" in keys(game)
    assert why_not(game, "shoot") == "4.203 no-target"


@pytest.mark.clause("baroud:1.15")
def test_a_short_cannon_without_a_crewman_shoots_at_minus_one() -> None:
    def shooter(*more: str) -> dict[str, int]:
        game = acting(
            figure("a1", "cannoneer", 450, 100), figure("b1", "conscript", 450, 250), *more
        )
        return parts_of(play(game, ["shoot", [2]]))

    assert shooter()["no-crewman"] == -1
    assert "no-crewman" not in shooter(figure("a2", "crewman", 475, 100))
    assert "no-crewman" in shooter(figure("a2", "crewman", 475, 100, fallen=True))


@pytest.mark.clause("baroud:1.9", "baroud:1.15")
def test_a_crewman_may_serve_the_gun_across_a_low_wall() -> None:
    def served(*more: str) -> bool:
        game = acting(
            figure("a1", "cannoneer", 450, 100),
            figure("a2", "crewman", 475.8, 100),
            figure("b1", "conscript", 450, 250),
            *more,
        )
        return "no-crewman" not in parts_of(play(game, ["shoot", [2]]))

    assert served(line("obstacle", 462.9, 50, 462.9, 150))
    assert not served()


@pytest.mark.clause("baroud:1.16", "baroud:4.604")
def test_a_belt_only_widens_the_watch_zone() -> None:
    game = acting(
        figure("a1", "conscript", 450, 300), figure("b1", "heavy", 450, 100, watch="belt_gun")
    )

    play(game, ["move", to(450, 240)])

    assert game.battle.figure("a1").at == (450, 245)


@pytest.mark.clause("baroud:1.17", "baroud:1.20")
def test_conditions_are_shown_to_everyone() -> None:
    game = position(
        figure("a1", "rifleman", 100, 100, fallen=True, fought=True, activated=True),
        figure("a2", "gunner", 200, 100, watch="tripod_gun"),
        figure("a3", "priest", 300, 100, magic_lost=True, immobilised=True),
        figure("a4", "grenadier", 400, 100, grenades_out=True),
        figure("a5", "boss", 500, 100, tough_used=True, rattled="b9"),
        FAR,
        active="B",
    )

    for viewer in ("A", "B", ""):
        badges = {
            piece.id: {badge.name.id for badge in piece.badges}
            for piece in RULESET.view(game.battle, viewer).pieces
        }
        assert badges["a1"] == {"state-fallen", "state-fought"}
        assert badges["a2"] == {"state-overwatch"}
        assert badges["a3"] == {"state-magic-lost", "state-immobilised"}
        assert badges["a4"] == {"state-grenades-out"}
        assert badges["a5"] == {"state-tough-used", "state-rattled"}


@pytest.mark.clause("baroud:1.20")
def test_both_players_see_the_same_table() -> None:
    game = RULESET.new_game(seed=5)
    one, other = (RULESET.view(game.battle, seat) for seat in ("A", "B"))

    assert one.pieces == other.pieces
    assert one.counters == other.counters


@pytest.mark.clause("baroud:1.18")
@pytest.mark.parametrize(
    ("gone", "lost"), [("killed", True), ("routed", True), ("fled", True), ("exited", False)]
)
def test_what_counts_as_lost(gone: str, lost: bool) -> None:
    game = position(
        figure("a1", "rifleman", 100, 100), figure("a2", "rifleman", 200, 100, gone=gone), FAR
    )

    assert game.battle.figure("a2").is_lost == lost


@pytest.mark.clause("baroud:1.19")
def test_the_log_keeps_every_die_with_its_purpose() -> None:
    game = position(figure("a1", "rifleman", 450, 100), figure("b1", "faithful", 450, 275))

    play(game, ["a1", "2", [4, 5], "shoot", [3], [2, 6]])

    rolls = [(event.purpose, event.faces) for event in told(game, "rolled")]
    assert rolls == [("activation", (4, 5)), ("ammunition", (3,))]
    assert told(game, "clashed")[0].faces == (2, 6)


@pytest.mark.clause("baroud:1.21")
def test_personalities_are_told_by_their_abilities() -> None:
    stars = {unit for unit in CONTENT.unit_entries if CONTENT.profile(unit).is_personality}

    assert stars == {"captain", "priest", "hexer", "colossus", "boss", "duelist"}


@pytest.mark.clause("baroud:1.22")
def test_every_option_is_off_by_default() -> None:
    game = RULESET.new_game(seed=1)

    assert game.battle.setting.options == {
        "parity_source": "total",
        "leader_loss_test": "off",
        "gruesome_scope": "all",
        "quick_kill": "off",
        "free_move": "off",
        "scale": "28mm",
        "leader_bonus": "all",
        "grenade_strength": "grenade",
        "one_attack": "no",
    }


@pytest.mark.clause("baroud:1.22")
def test_parity_may_be_that_of_the_natural_die() -> None:
    def result(options: dict[str, Any]) -> str:
        game = acting(
            figure("a1", "conscript", 450, 450, combat=3),
            figure("b1", "conscript", 450, 475, combat=3),
            options=options,
        )
        play(game, ["melee", [4, 2]])
        found: str = told(game, "clashed")[0].result
        return found

    assert result({}) == "recoil"
    assert result({"parity_source": "die"}) == "fallen"


@pytest.mark.clause("baroud:1.22")
def test_parity_of_a_winner_without_a_die_is_that_of_its_total() -> None:
    game = acting(
        figure("a1", "conscript", 450, 450, combat=0),
        figure("b1", "conscript", 450, 475, combat=5, fallen=True),
        options={"parity_source": "die"},
    )

    play(game, ["melee", [1]])

    assert told(game, "clashed")[0].result == "recoil"


@pytest.mark.clause("baroud:1.22")
def test_a_quick_kill_makes_any_win_against_the_helpless_deadly() -> None:
    game = acting(
        figure("a1", "conscript", 450, 450, combat=2),
        figure("b1", "conscript", 450, 475, combat=4, fallen=True),
        options={"quick_kill": "on"},
    )

    play(game, ["melee", [1]])

    event = told(game, "clashed")[0]
    assert (event.score, event.against, event.result) == (5, 4, "dead")


@pytest.mark.clause("baroud:1.22")
def test_a_free_move_is_for_those_far_from_every_able_enemy() -> None:
    def game_at(y: float, **enemy: Any) -> Any:
        return position(
            figure("a1", "rifleman", 100, 100),
            figure("b1", "rifleman", 100, y, **enemy),
            options={"free_move": "on"},
        )

    near = play(game_at(100 + 25 + 360), ["a1"])
    assert keys(near) == ["1", "2", "3"]
    helpless = play(game_at(200, fallen=True), ["a1"])
    assert "free-move" in keys(helpless)

    far = play(game_at(100 + 25 + 361), ["a1", "free-move"])
    assert keys(far) == ["move", "end"]
    assert why_not(far, "shoot") == "1.22 only-one-move"
    play(far, ["move", to(100, 200)])
    assert not far.battle.acting


@pytest.mark.clause("baroud:1.23")
def test_no_base_may_rest_astride_a_line() -> None:
    game = acting(
        figure("a1", "rifleman", 450, 100), FAR, line("obstacle", 400, 150, 500, 150), actions=1
    )

    play(game, ["move"])

    assert isinstance(game.decision, Place)
    assert why_not(game, to(450, 145)) == "1.23 ends-on-line"
    assert game.decision.region.refuse(_placement(450, 138)) is None


@pytest.mark.clause("baroud:1.23")
def test_brushing_a_side_is_not_being_inside() -> None:
    mud = area("difficult", 462.5, 0, 600, 300)
    game = acting(figure("a1", "rifleman", 450, 100), FAR, mud, actions=1)

    play(game, ["move", to(450, 220)])

    assert game.battle.figure("a1").at == (450, 220)


@pytest.mark.clause("baroud:1.23")
def test_places_lie_on_a_lattice_of_hundredths() -> None:
    game = acting(figure("a1", "rifleman", 450, 100), FAR, actions=1)

    play(game, ["move"])

    assert why_not(game, to(450.001, 120)) == "1.23 off-lattice"


def _placement(x: float, y: float) -> Any:
    from grognard.kernel.questions import Placement

    return Placement(((x, y),))
