"""Stress, Panic and Tags (4.801-4.924)."""

from typing import Any

import pytest

from grognard.kernel.game import Game
from grognard.kernel.odds import odds
from grognard.kernel.questions import Placement
from grognard.rulesets.colossus import RULESET
from grognard.testing import play
from grognard.testing.colossus import pools, position, terrain, unit

CONTENT = RULESET.content


def stressed(stress: int, profile: str = "ac_halberd", **state: Any) -> Game[Any]:
    return position(
        unit("a1", profile, 10, 10, stress=stress, **state),
        unit("b1", "ac_squire", 40, 40),
        phase="stress",
    )


@pytest.mark.clause("colossus:4.801", "colossus:4.802", "colossus:4.803")
@pytest.mark.parametrize(("roll", "panicked", "left"), [(4, False, 0), (3, True, 3), (1, True, 3)])
def test_higher_than_the_tokens_passes_anything_else_panics(
    roll: int, panicked: bool, left: int
) -> None:
    game = play(stressed(3), [[roll]])

    assert (game.battle.unit("a1").panicked, game.battle.unit("a1").stress) == (panicked, left)


@pytest.mark.clause("colossus:4.802", "colossus:4.806")
def test_a_passed_check_also_ends_panic() -> None:
    game = play(stressed(3, panicked=True), [[4]])

    assert not game.battle.unit("a1").panicked


@pytest.mark.clause("colossus:4.804")
def test_with_six_tokens_the_die_is_rolled_in_vain() -> None:
    game = play(stressed(6), [[6]])

    assert game.battle.unit("a1").panicked


@pytest.mark.clause(
    "colossus:4.807",
    "colossus:4.411",
    "colossus:4.720",
    "colossus:4.721",
    "colossus:4.917",
    "colossus:4.923",
)
def test_every_source_of_stress_names_itself() -> None:
    game = position(
        unit("a1", "ac_maul", 20, 10, moved=True),
        unit("b1", "ac_halberd", 20, 15, 0, moved=True, armor=3, used=["bulwark"], attacked=True),
    )

    play(game, ["ranged:b1", [6] * 4, [1] * 3])

    reasons = [told.event.reason for told in game.log if told.event.kind == "stressed"]
    assert reasons == ["breached", "dread"]


@pytest.mark.clause("colossus:4.900")
def test_every_tag_declares_its_window() -> None:
    windows = {tag.id: tag.windows for tag in CONTENT.tags.values()}

    assert windows["jump"] == ("act",)
    assert windows["sentinel"] == ("ow",)
    assert windows["command"] == ("init", "always")
    assert all(windows.values())


@pytest.mark.clause("colossus:4.901")
def test_a_tag_is_used_once_per_turn_but_always_tags_are_never_used() -> None:
    game = position(
        unit("a1", "ac_pikestaff", 20, 10, moved=True),
        unit("a2", "ac_pikestaff", 24, 10, moved=True),
        unit("b1", "ac_halberd", 22, 20, 180, moved=True, attacked=True),
    )

    play(game, ["a1", "ranged:b1", "use", [1] * 3, [1] * 4])
    play(game, ["ranged:b1"])

    assert game.question.topic == "attack"
    assert game.battle.unit("b1").used == ["bulwark"]


@pytest.mark.clause("colossus:4.901")
def test_the_highest_x_counts() -> None:
    game = position(
        unit("a1", "sr_cutlass", 20, 10, moved=True, changed={"tags": ["close_fighter 1"]}),
        unit("b1", "ac_maul", 20, 12, moved=True),
    )

    assert game.battle.unit("a1").profile.tags["close_fighter"] == 2


def battery(*more: str, **state: Any) -> Game[Any]:
    return position(
        unit("a1", "ac_culverin", 10, 10, moved=True, **state),
        unit("b1", "ac_maul", 10, 30, 180, moved=True, attacked=True),
        terrain("massif", 5, 20, 15, 22),
        *more,
    )


@pytest.mark.clause("colossus:4.904", "colossus:4.405")
def test_indirect_fire_needs_a_friend_who_sees() -> None:
    blind = battery()
    assert blind.battle.phase == "initiative"

    spotted = battery(unit("a2", "ac_maul", 30, 30, moved=True, attacked=True))
    assert [o.key for o in spotted.decision.options] == ["indirect:b1", "pass"]
    assert pools(odds(spotted, ["indirect:b1"]))["attack"] == 1

    wreck = battery(
        unit("a2", "ac_maul", 30, 30, moved=True, attacked=True, structure=0, destroyed="movement")
    )
    assert not any(told.event.kind == "attacked" for told in wreck.log)


@pytest.mark.clause("colossus:4.904", "colossus:4.411")
def test_indirect_fire_past_the_closest_enemy_in_sight_is_focus_fire() -> None:
    game = battery(
        unit("a2", "ac_maul", 30, 30, moved=True, attacked=True),
        unit("b2", "ac_squire", 20, 12, moved=True, attacked=True),
    )

    notes = {option.key: option.note for option in game.decision.options}
    assert (notes["indirect:b1"], notes["indirect:b2"]) == ("note-focus-fire", "")
    play(game, ["indirect:b1"])

    assert game.battle.unit("a1").stress == 1


@pytest.mark.clause("colossus:4.906")
def test_rally_takes_one_token_off_a_friend_within_eight_inches() -> None:
    def asked(x: float, **state: Any) -> Game[Any]:
        return position(
            unit("a1", "ac_ordinant", 10, 10, **state),
            unit("a2", "ac_halberd", x, 10, stress=2),
            unit("b1", "ac_squire", 40, 40),
            phase="rally",
        )

    near = asked(20)
    assert [o.key for o in near.decision.options] == ["a2", "nobody"]
    play(near, ["a2"])
    assert near.battle.unit("a2").stress == 1

    assert asked(20.01).question.topic == "stress-check"
    assert asked(20, panicked=True).question.topic == "stress-check"
    assert [o.key for o in asked(20, stress=1).decision.options] == ["a1", "a2", "nobody"]


@pytest.mark.clause("colossus:4.907")
def test_deadeye_works_once_per_turn() -> None:
    game = position(
        unit("a1", "sr_harpooner", 20, 10, moved=True, used=["deadeye"]),
        unit("b1", "ac_maul", 20, 20, moved=True),
        unit("b2", "ac_maul", 30, 20, moved=True),
    )

    assert [o.key for o in game.decision.options] == ["ranged:b1", "ranged:b2", "pass"]


@pytest.mark.clause("colossus:4.910")
def test_a_flak_screen_stops_only_indirect_fire() -> None:
    def game() -> Game[Any]:
        return position(
            unit("a1", "ac_culverin", 20, 10, moved=True),
            unit("b1", "ac_culverin", 20, 30, moved=True, attacked=True),
        )

    assert play(game(), ["ranged:b1"]).question.topic == "attack"
    indirect = game()
    play(indirect, ["indirect:b1"])
    assert indirect.question.topic == "flak_screen"
    assert pools(odds(indirect, ["use"]))["defence"] == 4


@pytest.mark.clause("colossus:4.911")
def test_close_fighter_does_not_help_a_ram() -> None:
    game = position(
        unit("a1", "sr_cutlass", 20, 10, moved=True, ram="b1", ram_distance=3),
        unit("b1", "ac_halberd", 20, 11.75, moved=True, used=["bulwark"]),
    )

    assert pools(odds(game))["attack"] == 3


@pytest.mark.clause("colossus:4.912")
def test_bulwark_looks_forward_and_helps_against_any_attack() -> None:
    def asked(heading: int, **state: Any) -> str:
        game = position(
            unit("a1", "ac_pikestaff", 20, 10, moved=True, **state),
            unit("b1", "ac_rampart", 20, 12, heading, moved=True),
        )
        if not state:
            play(game, ["melee:b1"])
        return game.question.topic

    assert asked(180) == "bulwark"
    assert asked(0) == "attack"
    assert asked(180, ram="b1", ram_distance=3) == "bulwark"


@pytest.mark.clause("colossus:4.913")
def test_a_flanker_strikes_from_behind() -> None:
    def game(heading: int) -> Game[Any]:
        return position(
            unit("a1", "sr_skiff", 20, 10, moved=True),
            unit("b1", "ac_maul", 20, 20, heading, moved=True),
        )

    behind = play(game(0), ["ranged:b1"])
    assert behind.question.topic == "flanker"
    assert pools(odds(behind, ["use"]))["attack"] == 4
    assert play(game(180), ["ranged:b1"]).question.topic == "attack"


@pytest.mark.clause("colossus:4.914")
def test_iron_nerve_rerolls_one_failed_check() -> None:
    game = stressed(2, "ac_maul")
    play(game, [[1]])
    assert game.question.topic == "iron_nerve"

    play(game, ["use", [5]])

    assert (game.battle.unit("a1").stress, game.battle.unit("a1").panicked) == (0, False)
    assert play(stressed(2, "ac_maul"), [[3]]).battle.phase == "initiative"


@pytest.mark.clause("colossus:4.915")
def test_a_nimble_unit_uses_all_its_evasion_in_melee() -> None:
    game = position(
        unit("a1", "ac_maul", 20, 10, moved=True), unit("b1", "sr_cutlass", 20, 12, moved=True)
    )

    assert pools(odds(game, ["melee:b1"]))["defence"] == 4


@pytest.mark.clause("colossus:4.916")
def test_a_strider_still_may_not_pass_buildings() -> None:
    game = position(
        unit("a1", "sr_skiff", 20, 20),
        unit("b1", "ac_squire", 46, 46, moved=True),
        terrain("area", 18, 21, 22, 24),
        terrain("solid", 24, 18, 26, 22),
        phase="movement",
        slot="A",
    )
    play(game, ["standard"])

    assert game.decision.region.refuse(Placement(((20.0, 32.0),), 0)) is None
    assert game.decision.region.refuse(Placement(((25.0, 20.0),), 0)).reason == "blocked-by-terrain"


@pytest.mark.clause("colossus:4.917")
def test_overdrive_adds_four_inches_and_a_stress_token() -> None:
    game = position(
        unit("a1", "sr_cutlass", 20, 10),
        unit("b1", "ac_squire", 46, 46, moved=True),
        phase="movement",
        slot="A",
    )

    play(game, ["standard+overdrive", Placement(((20.0, 24.0),), 0)])

    assert game.battle.unit("a1").stress == 1
    assert "standard+overdrive" not in game.battle.unit("a1").used


@pytest.mark.clause("colossus:4.918")
def test_piercing_takes_one_point_from_structure() -> None:
    game = position(
        unit("a1", "ac_ordinant", 20, 10, moved=True),
        unit("b1", "ac_maul", 20, 24, moved=True, attacked=True),
    )

    play(game, ["ranged:b1", [6] * 4, [1] * 3])

    assert (game.battle.unit("b1").armor, game.battle.unit("b1").structure) == (6, 4)


@pytest.mark.clause("colossus:4.918")
def test_piercing_does_not_work_in_melee() -> None:
    game = position(
        unit("a1", "ac_ordinant", 20, 10, moved=True),
        unit("b1", "ac_maul", 20, 12.25, moved=True, attacked=True),
    )

    play(game, ["melee:b1", [6] * 4, [1] * 2])

    assert (game.battle.unit("b1").armor, game.battle.unit("b1").structure) == (5, 5)


@pytest.mark.clause("colossus:4.919")
def test_reactive_plates_reduce_one_attack_never_below_one() -> None:
    def game(long: int) -> Game[Any]:
        return position(
            unit(
                "a1", "ac_pikestaff", 20, 10, moved=True, changed={"damage": [1, long, long, long]}
            ),
            unit("b1", "ac_rampart", 20, 24, 0, moved=True, attacked=True),
        )

    play(three := game(3), ["ranged:b1", [6] * 3, [1] * 2, "use"])
    assert three.battle.unit("b1").armor == 7
    play(one := game(1), ["ranged:b1", [6] * 3, [1] * 2])
    assert one.battle.unit("b1").armor == 8


@pytest.mark.clause("colossus:4.920")
def test_a_sentinel_strikes_in_melee_overwatch_at_full_strength() -> None:
    game = position(
        unit("a1", "ac_maul", 20, 20),
        unit("b1", "ac_pikestaff", 20, 22, 180),
        phase="movement",
        offense="B",
    )
    play(game, ["stationary"])

    assert pools(odds(game, ["b1", "use"]))["attack"] == 4


@pytest.mark.clause("colossus:4.921")
def test_tracking_works_on_ranged_attacks_only() -> None:
    game = position(
        unit("a1", "ac_halberd", 20, 10, moved=True), unit("b1", "ac_maul", 20, 12.25, moved=True)
    )

    play(game, ["melee:b1", [1] * 3, [1] * 2])

    assert "tracking" not in game.battle.unit("a1").used


@pytest.mark.clause("colossus:4.922")
def test_smoke_has_its_uses_per_game_one_per_turn_until_clean_up() -> None:
    def asked(used: int) -> Game[Any]:
        return position(
            unit("a1", "sr_harpooner", 20, 20, smoke_used=used),
            unit("b1", "ac_squire", 46, 46, moved=True),
            phase="movement",
            slot="A",
        )

    fresh = play(asked(1), ["use"])
    assert fresh.battle.unit("a1").smoke and fresh.battle.unit("a1").smoke_used == 2
    assert asked(2).decision.topic == "declare-move"


@pytest.mark.clause("colossus:4.923")
def test_dread_adds_stress_only_when_something_is_lost() -> None:
    def game(**state: Any) -> Game[Any]:
        return position(
            unit("a1", "sr_undertow", 20, 10, moved=True),
            unit(
                "b1",
                "ac_rampart",
                20,
                15,
                0,
                moved=True,
                attacked=True,
                used=["reactive_plates"],
                **state,
            ),
        )

    hit = play(game(), ["ranged:b1", [6] * 6, [1] * 2])
    assert hit.battle.unit("b1").stress == 2
    wreck = play(game(structure=0, armor=0, destroyed="combat"), ["ranged:b1", [6] * 6, [1] * 2])
    assert wreck.battle.unit("b1").stress == 0


@pytest.mark.clause("colossus:4.924")
def test_a_spotter_must_see_the_target_himself() -> None:
    def asked(x: float) -> str:
        game = battery(
            unit("a2", "ac_squire", x, 30, moved=True, attacked=True),
            unit("a3", "ac_maul", 10, 44, moved=True, attacked=True),
            terrain("massif", 12, 24, 14, 34),
        )
        play(game, ["indirect:b1"])
        return game.question.topic

    assert asked(4) == "spotter"
    assert asked(20) == "attack"


@pytest.mark.clause("colossus:4.901", "colossus:4.924")
def test_a_wreck_keeps_its_tags_and_may_spot_for_a_friend() -> None:
    wreck: dict[str, Any] = {"structure": 0, "armor": 0, "moved": True, "attacked": True}
    game = battery(
        unit("a2", "ac_squire", 4, 30, destroyed="combat", **wreck),
        unit("a3", "ac_maul", 10, 44, moved=True, attacked=True),
    )

    play(game, ["indirect:b1"])

    assert (game.question.topic, game.question.piece) == ("spotter", "a2")
    assert pools(odds(game, ["use"]))["attack"] == pools(odds(game, ["keep"]))["attack"] + 1


@pytest.mark.clause("colossus:4.919", "colossus:4.901")
def test_reactive_plates_take_two_down_to_one_and_only_once_a_turn() -> None:
    def gun(id_: str, x: float) -> str:
        return unit(id_, "ac_pikestaff", x, 10, moved=True, changed={"damage": [1, 2, 2, 2]})

    game = position(
        gun("a1", 20), gun("a2", 24), unit("b1", "ac_rampart", 22, 24, 0, moved=True, attacked=True)
    )

    play(game, ["a1", "ranged:b1", [6] * 3, [1] * 2, "use"])
    assert game.battle.unit("b1").armor == 8
    play(game, ["ranged:b1", [6] * 3, [1] * 2])

    assert game.battle.unit("b1").armor == 6


@pytest.mark.clause("colossus:4.921")
def test_a_hit_rerolled_by_tracking_may_be_lost() -> None:
    tracks = {"changed": {"tags": ["tracking"]}}
    game = position(
        unit("a1", "ac_halberd", 20, 10, moved=True, **tracks),
        unit("b1", "ac_maul", 20, 24, moved=True, attacked=True),
    )

    play(game, ["ranged:b1", [6, 1, 1], [1] * 3, "hit", [1]])

    assert game.battle.unit("b1").armor == game.battle.unit("b1").profile.armor


@pytest.mark.clause("colossus:4.924")
def test_a_spotter_who_sees_nothing_does_not_keep_another_from_spotting() -> None:
    game = battery(
        unit("a2", "ac_squire", 20, 30, moved=True, attacked=True),
        unit("a3", "ac_squire", 4, 30, moved=True, attacked=True),
        terrain("massif", 12, 24, 14, 34),
    )

    play(game, ["indirect:b1"])

    assert (game.question.topic, game.question.piece) == ("spotter", "a3")


@pytest.mark.clause("colossus:4.904", "colossus:4.411")
def test_indirect_fire_goes_any_way_and_is_no_focus_fire_while_nobody_is_in_sight() -> None:
    game = battery(unit("a2", "ac_maul", 30, 30, moved=True, attacked=True), heading=180)

    assert {option.key: option.note for option in game.decision.options} == {
        "indirect:b1": "",
        "pass": "",
    }
    play(game, ["indirect:b1"])
    assert game.battle.unit("a1").stress == 0


@pytest.mark.clause("colossus:4.901", "colossus:4.917", "colossus:4.922")
def test_smoke_and_overdrive_are_marked_as_used() -> None:
    game = position(
        unit("a1", "sr_cutlass", 20, 10, changed={"tags": ["smoke 2", "overdrive"]}),
        unit("b1", "ac_squire", 46, 46, moved=True),
        phase="movement",
        slot="A",
    )

    play(game, ["use", "standard+overdrive", Placement(((20.0, 24.0),), 0)])

    assert game.battle.unit("a1").used == ["smoke", "overdrive"]


def kinds(game: Game[Any]) -> list[str]:
    return [told.event.kind for told in game.log]


@pytest.mark.clause("colossus:4.802", "colossus:4.803", "colossus:4.806")
def test_panic_and_its_end_are_told_once() -> None:
    assert kinds(play(stressed(3), [[1]])).count("panicked") == 1
    assert kinds(play(stressed(3, panicked=True), [[1]])).count("panicked") == 0
    assert kinds(play(stressed(3, panicked=True), [[4]])).count("calmed") == 1
    assert kinds(stressed(0, panicked=True)).count("calmed") == 1
