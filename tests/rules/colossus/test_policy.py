"""What the quick bot answers at a glance: the obvious, where there is an obvious answer."""

from math import hypot
from typing import Any

import pytest

from grognard.content import Roster, RosterUnit
from grognard.kernel.game import Game
from grognard.kernel.questions import Placement, Point
from grognard.rulesets.colossus import RULESET
from grognard.rulesets.colossus.courses import Course, by_worth
from grognard.rulesets.colossus.deployment import ZoneRegion
from grognard.rulesets.colossus.detours import SOUTH_EDGE, detours
from grognard.rulesets.colossus.prospects import Prospect
from grognard.testing import play
from grognard.testing.colossus import position, terrain, unit

NOTHING_MUCH = Prospect(0.0, 0.0, 0.0, -1, False)


def best(game: Game[Any]) -> Any:
    """What the policy answers."""
    question: Any = game.decision
    return RULESET.policy(game.battle, question)[0].answer


def after(game: Game[Any], *answers: Any) -> Any:
    """What the policy answers once so much has been answered."""
    return best(play(game, list(answers)))


def moving(*parts: str, slot: str = "A", **now: Any) -> Game[Any]:
    return position(*parts, phase="movement", slot=slot, **now)


def test_a_prow_rams_what_it_may_wreck() -> None:
    game = moving(
        unit("a1", "ac_maul", 20, 20),
        unit("b1", "sr_squall", 20, 27.8, moved=True, armor=2),
    )

    assert best(game) == "ram:b1"


def test_whoever_would_not_survive_the_recoil_does_not_ram() -> None:
    game = moving(
        unit("a1", "sr_cutlass", 20, 20, armor=0, structure=1),
        unit("b1", "ac_rampart", 20, 28, moved=True),
    )

    assert not best(game).startswith("ram")


def test_a_gunner_without_evasion_stays_where_it_has_a_target() -> None:
    game = moving(
        unit("a1", "ac_culverin", 20, 10),
        unit("b1", "ac_halberd", 20, 28, moved=True),
    )

    assert best(game) == "stationary"


def test_a_machine_shut_in_jumps_out() -> None:
    walls = [(18, 22, 22, 23), (18, 17, 22, 18), (17, 17, 18, 23), (22, 17, 23, 23)]
    game = moving(
        unit("a1", "sr_jackdaw", 20, 20),
        unit("b1", "ac_squire", 20, 32, moved=True, stationary=True, armor=0, structure=1),
        *[terrain("massif", *wall) for wall in walls],
    )

    assert best(game) == "jump"


def test_nobody_runs_through_overwatch_for_nothing() -> None:
    game = moving(unit("a1", "sr_skiff", 27, 27), unit("b1", "ac_pikestaff", 24, 24, moved=True))
    past, away = (
        Course("standard", (end,), 1.0, NOTHING_MUCH) for end in ((27.0, 21.0), (33.0, 27.0))
    )

    ranked = by_worth(game.battle, game.battle.unit("a1"), [past, away])

    assert [course.way for course in ranked] == [away.way, past.way]
    assert ranked[1].score < past.score


def test_whoever_is_passed_at_close_range_fires() -> None:
    game = moving(unit("a1", "sr_skiff", 27, 27), unit("b1", "ac_pikestaff", 24, 24, moved=True))

    answer = after(game, "standard", Placement(((27.0, 21.0),), 0))

    assert answer == "fire"


def test_the_heaviest_blow_falls_on_whoever_leaves() -> None:
    game = moving(
        unit("a1", "ac_halberd", 20, 20),
        unit("b1", "ac_squire", 20, 21.5, 180, moved=True),
        unit("b2", "ac_maul", 20, 17.75, 0, moved=True),
    )

    assert after(game, "stationary") == "b2"


def test_those_with_most_at_stake_are_linked_to_move_last() -> None:
    game = position(
        unit("a1", "ac_pikestaff", 24, 20),
        unit("a2", "ac_pikestaff", 2, 2),
        unit("a3", "ac_pikestaff", 28, 20),
        unit("b1", "ac_halberd", 24, 36),
        unit("b2", "ac_halberd", 28, 36),
        phase="linking",
    )

    assert best(game) == ("a1", "a3")


def test_whoever_is_out_of_it_moves_first() -> None:
    game = moving(
        unit("a1", "ac_pikestaff", 24, 20),
        unit("a2", "ac_pikestaff", 2, 2),
        unit("b1", "ac_halberd", 24, 36),
    )

    assert best(game) == "a2"


def test_howitzers_fire_at_what_their_spotter_sees() -> None:
    game = position(
        unit("a1", "ac_culverin", 20, 10, moved=True, stationary=True),
        unit("a2", "ac_squire", 30, 20, moved=True, attacked=True),
        unit("b1", "sr_squall", 20, 30, moved=True, attacked=True),
        terrain("solid", 18, 14, 22, 18),
    )

    assert best(game) == "indirect:b1"
    assert after(game, "indirect:b1") == "use"


def test_deadeye_picks_the_one_that_may_be_wrecked() -> None:
    game = position(
        unit("a1", "sr_harpooner", 20, 10, moved=True),
        unit("b1", "ac_monolith", 20, 18, moved=True, attacked=True),
        unit("b2", "ac_ordinant", 28, 24, moved=True, armor=0, structure=1, attacked=True),
    )

    assert best(game) == "deadeye:b2"


def test_nobody_pays_in_stress_for_a_target_no_better_than_the_closest() -> None:
    game = position(
        unit("a1", "ac_halberd", 20, 10, moved=True),
        unit("b1", "ac_halberd", 20, 20, moved=True, attacked=True),
        unit("b2", "ac_halberd", 26, 20, moved=True, attacked=True),
    )

    assert best(game) == "ranged:b1"


def test_nobody_shoots_at_a_wreck() -> None:
    game = position(
        unit("a1", "ac_halberd", 20, 10, moved=True),
        unit("b1", "ac_halberd", 20, 20, moved=True, attacked=True, structure=0, armor=0,
             destroyed="combat"),
    )  # fmt: skip

    assert best(game) == "pass"


@pytest.mark.parametrize(("guns", "answer"), [(1, "keep"), (4, "use")])
def test_smoke_is_kept_for_heavy_fire(guns: int, answer: str) -> None:
    enemies = [unit(f"b{k}", "ac_halberd", 10 + 6 * k, 30, moved=True) for k in range(1, guns + 1)]
    game = moving(unit("a1", "sr_harpooner", 24, 18), *enemies, turn=2)

    assert best(game) == answer


def test_a_gunner_turns_its_back_on_whoever_would_lock_it_in_melee() -> None:
    game = moving(
        unit("a1", "ac_rampart", 20, 20),
        unit("b1", "ac_maul", 20, 22.5, 180, moved=True, stationary=True),
    )

    assert after(game, "turn").heading == 180


def test_plates_are_not_spent_on_whoever_is_lost_anyway() -> None:
    game = position(
        unit("a1", "ac_rampart", 20, 10, moved=True),
        unit("b1", "ac_monolith", 20, 20, 0, moved=True, attacked=True, armor=0, structure=2),
    )

    assert after(game, "ranged:b1", [6] * 4, [1] * 3) == "keep"


def test_rally_calms_whoever_may_be_calmed() -> None:
    game = position(
        unit("a1", "ac_ordinant", 20, 20),
        unit("a2", "ac_halberd", 20, 25, stress=8),
        unit("a3", "ac_halberd", 25, 20, stress=3),
        unit("b1", "ac_halberd", 40, 40),
        phase="rally",
    )

    assert best(game) == "a3"


def crossing(scenario: str, profile: str, at: Point, seat: str = "a") -> Placement:
    """Where a machine goes that has nothing but the ground to think of."""
    other = "a" if seat == "b" else "b"
    game = moving(
        unit(f"{seat}1", profile, *at),
        unit(f"{other}1", "ac_squire", 70 if scenario == "crown_of_slag" else 46, 2, moved=True),
        slot=seat.upper(),
        scenario=scenario,
        bare=False,
        turn=3,
    )
    placement: Placement = after(game, "standard")
    return placement


def test_the_crown_is_reached_round_the_building_before_it() -> None:
    at = (22.5, 24.5)

    end = crossing("crown_of_slag", "ac_maul", at).path[-1]

    assert abs(end[1] - 24) > 2
    assert hypot(end[0] - at[0], end[1] - at[1]) > 4


def test_a_furnace_nobody_holds_is_taken() -> None:
    end = crossing("three_furnaces", "ac_pikestaff", (6.0, 28.0)).path[-1]

    assert hypot(end[0] - 10, end[1] - 24) <= 3.75


def test_raiders_leave_by_the_south_edge() -> None:
    end = crossing("break_the_gate", "sr_cutlass", (24.0, 9.0), "b").path[-1]

    assert end[1] - 0.75 <= 1.0


def test_the_way_out_leads_through_the_gate() -> None:
    setting = RULESET.new_game("break_the_gate", seed=1).battle.setting
    way = detours(setting, SOUTH_EDGE, strides=False)

    assert way.far((24.0, 26.0)) == pytest.approx(26, abs=0.5)
    assert way.far((8.0, 26.0)) > 28


@pytest.mark.parametrize("scenario", ["iron_reckoning", "three_furnaces", "crown_of_slag"])
def test_the_way_to_a_marker_is_as_far_from_either_end_of_a_turned_table(scenario: str) -> None:
    setting = RULESET.new_game(scenario, seed=1).battle.setting
    width, height = setting.ground.width, setting.ground.height
    way = detours(setting, (width / 2, height / 2), strides=False)
    places = [(x / 2, y / 2) for x in range(3, 40, 5) for y in range(3, 94, 5)]

    here = [way.far((x, y)) for x, y in places]
    there = [way.far((width - x, height - y)) for x, y in places]

    assert here == pytest.approx(there)


@pytest.mark.parametrize("scenario", ["iron_reckoning", "three_furnaces", "crown_of_slag"])
@pytest.mark.parametrize("size", ["ac_squire", "ac_pikestaff", "ac_ordinant", "ac_maul"])
def test_both_sides_think_of_the_same_places_to_deploy(scenario: str, size: str) -> None:
    army = Roster(
        ruleset="colossus",
        faction="anvil_concord",
        name="same",
        units=tuple(RosterUnit(profile=profile) for profile in ("ac_squire", size, "ac_maul")),
    )
    battle = RULESET.new_game(scenario, rosters=(army, army), seed=1).battle
    ground = battle.setting.ground

    def places(unit_id: str) -> list[Point]:
        region = ZoneRegion(battle, battle.unit(unit_id))
        return [placement.path[0] for placement in region.candidates()]

    turned = [(ground.width - x, ground.height - y) for x, y in places("b2")]
    assert places("a2") == turned
    assert len(turned) > 40
