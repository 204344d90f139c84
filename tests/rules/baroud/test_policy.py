"""What the policy does where one answer is plainly right."""

from itertools import combinations
from math import dist
from typing import Any

from grognard.kernel.game import Game
from grognard.kernel.questions import Placement
from grognard.rulesets.baroud import RULESET
from grognard.rulesets.baroud.field import distance
from grognard.testing import play
from grognard.testing.baroud import acting, figure, position

FAR = figure("b9", "conscript", 880, 880)


def best(game: Game[Any]) -> Any:
    """What the policy answers to the question that is open."""
    asked: Any = game.decision
    return RULESET.policy(game.battle, asked)[0].answer


def end(game: Game[Any]) -> tuple[float, float]:
    """Where the policy goes."""
    answer = best(game)
    assert isinstance(answer, Placement)
    assert answer.end is not None
    return answer.end


def crowd(*more: str) -> list[str]:
    """Three enemies side by side, beyond the blast of their own middle."""
    places = [(420, 450), (450, 450), (480, 450)]
    return [*(figure(f"b{n}", "faithful", *at) for n, at in enumerate(places, 1)), *more]


def test_the_last_figure_presses_its_luck_with_three_dice() -> None:
    game = play(position(figure("a1", "rifleman", 450, 100), FAR), ["a1"])

    assert best(game) == "3"


def test_where_many_still_wait_one_die_risks_nothing() -> None:
    friends = [figure(f"a{n}", "rifleman", 60 * n, 100) for n in range(2, 13)]
    game = play(position(figure("a1", "conscript", 30, 40), *friends, FAR), ["a1"])

    assert best(game) == "1"


def test_a_figure_with_nothing_to_risk_goes_before_one_whose_shot_may_end_the_turn() -> None:
    marcher = figure("a2", "drowned", 100, 450, quality=3)
    game = position(figure("a1", "rifleman", 450, 100), marcher, figure("b1", "faithful", 450, 250))

    assert best(game) == "a2"


def test_a_sentry_keeps_its_marker_while_it_has_nothing_better_to_do() -> None:
    sentry = figure("a1", "gunner", 450, 100, watch="tripod_gun")
    game = position(sentry, *(figure(f"b{n}", "drowned", 300 + 40 * n, 345) for n in range(1, 7)))

    assert best(game) == "end-turn"


def test_a_grenade_goes_into_a_crowd() -> None:
    game = acting(figure("a1", "grenadier", 450, 200), *crowd(), actions=2)

    assert best(game) == "grenade"


def test_no_grenade_bursts_among_friends() -> None:
    friends = [figure(f"a{n}", "rifleman", 300 + 50 * n, 410) for n in range(2, 5)]
    game = acting(figure("a1", "grenadier", 450, 200), *crowd(), *friends, actions=2)

    assert best(game) != "grenade"


def test_with_two_actions_a_shot_is_aimed() -> None:
    game = acting(figure("a1", "rifleman", 450, 100), figure("b1", "faithful", 450, 250), actions=2)

    assert best(game) == "aim"


def test_the_shot_goes_to_whoever_it_is_likely_to_cost_most() -> None:
    game = acting(
        figure("a1", "rifleman", 450, 100),
        figure("b1", "drowned", 400, 250),
        figure("b2", "hexer", 500, 250),
        actions=1,
    )

    assert best(play(game, ["shoot"])) == "b2"


def test_a_hound_charges_a_man_who_is_down_rather_than_one_with_a_shotgun_ready() -> None:
    game = acting(
        figure("a1", "hound", 450, 100),
        figure("b1", "faithful", 400, 230),
        figure("b2", "faithful", 500, 230, fallen=True),
        actions=2,
    )

    assert best(game) == "charge"
    assert best(play(game, ["charge"])) == "b2"


def test_nobody_charges_a_colossus_who_would_only_run_from_it() -> None:
    game = acting(figure("a1", "faithful", 450, 100), figure("b1", "colossus", 450, 220), actions=2)

    assert best(game) != "charge"


def test_a_gunner_gets_away_from_a_weak_enemy_and_a_butcher_does_not() -> None:
    held = acting(figure("a1", "runner", 450, 100), figure("b1", "butcher", 450, 132.5), actions=2)
    fights = acting(
        figure("a1", "butcher", 450, 100), figure("b1", "faithful", 450, 132.5), actions=2
    )

    assert best(held) == "disengage"
    assert best(fights) == "power"


def test_whoever_can_no_longer_shoot_watches_where_the_enemy_must_come() -> None:
    near = [figure(f"b{n}", "drowned", 200 + 100 * n, 345) for n in range(1, 4)]
    game = acting(figure("a1", "gunner", 450, 100, fought=True), *near, actions=2)

    assert best(game) == "overwatch"


def test_a_sentry_fires_at_enemies_and_tries_not_to_at_friends() -> None:
    for walker, wish in (("faithful", "fire"), ("rifleman", "hold")):
        seat = "b" if wish == "fire" else "a"
        game = acting(
            figure(f"{seat}1", walker, 450, 300),
            figure("a2", "rifleman", 450, 100, watch="rifle"),
            figure("b9", "conscript", 880, 880),
            who=f"{seat}1",
        )

        assert best(play(game, ["move", [[[450, 180]], 0]])) == wish


def test_a_spell_is_announced_only_where_it_would_reach_somebody() -> None:
    near = position(figure("a1", "hexer", 450, 100), figure("b1", "captain", 450, 200))
    far = position(figure("a1", "hexer", 450, 100), figure("b1", "captain", 450, 600))

    assert best(play(near, ["a1"])) == "yes"
    assert best(play(far, ["a1"])) == "no"


def test_whoever_is_free_is_bound_and_whoever_is_bound_is_struck() -> None:
    for state, spell in (({}, "bind"), ({"immobilised": True}, "bolt")):
        enemy = figure("b1", "captain", 450, 170, **state)
        game = position(figure("a1", "priest", 450, 100), enemy)
        play(game, ["a1", "yes", "2", [6, 6]])

        assert best(game) == "cast"
        assert best(play(game, ["cast"])) == spell


def test_a_leader_marches_a_group_that_is_in_contact_and_has_no_target() -> None:
    men = [figure(f"a{n}", "rifleman", 400 + 25.2 * n, 140) for n in range(2, 6)]
    game = acting(figure("a1", "captain", 450, 60), *men, FAR, actions=1)

    assert best(game) == "group"
    assert best(play(game, ["group"])) == ("a2", "a3", "a4", "a5")


def test_a_group_that_marches_stays_in_contact() -> None:
    men = [figure(f"a{n}", "rifleman", 400 + 25.2 * n, 140) for n in range(2, 4)]
    game = acting(figure("a1", "captain", 450, 60), *men, FAR, actions=1)
    play(game, ["group", "1", [6]])

    while game.decision is not None and game.battle.group:
        game.answer(best(game))

    one, other = (game.battle.figure(name) for name in ("a2", "a3"))
    assert one.place != (450.4, 140.0)
    assert distance(one, other) < 0.5


def test_the_relic_is_taken_up_and_carried_home() -> None:
    game = acting(
        figure("a1", "rifleman", 300, 450),
        figure("b1", "faithful", 860, 800),
        scenario="reliquary",
        token=[310, 450],
        actions=3,
    )

    assert best(game) == "pick-up"
    play(game, ["pick-up", "move"])
    assert end(game)[0] < 300


def test_the_way_to_the_relic_leads_into_contact_with_it() -> None:
    game = acting(
        figure("a1", "rifleman", 250, 450),
        figure("b1", "faithful", 860, 800),
        scenario="reliquary",
        token=[310, 450],
        actions=2,
    )

    x, y = end(play(game, ["move"]))
    assert dist((x, y), (310, 450)) <= 13.0


def test_whoever_may_leave_the_table_for_points_leaves_it() -> None:
    game = acting(
        figure("a1", "rifleman", 450, 820),
        figure("b1", "faithful", 450, 600),
        scenario="ford_road",
        actions=1,
    )

    assert best(game) == "move"
    play(game, ["move"])
    game.answer(best(game))
    assert game.battle.figure("a1").gone == "exited"


def test_the_way_over_the_river_leads_through_the_ford() -> None:
    game = acting(
        figure("a1", "rifleman", 200, 380),
        figure("b1", "faithful", 60, 860),
        scenario="ford_road",
        bare=False,
        actions=1,
    )

    assert end(play(game, ["move"]))[0] > 250


def test_the_tower_is_climbed_by_its_ladder() -> None:
    game = acting(
        figure("a1", "rifleman", 450, 385),
        figure("b1", "faithful", 60, 860),
        scenario="belfry",
        bare=False,
        actions=1,
    )

    play(game, ["move"])
    game.answer(best(game))

    assert game.battle.figure("a1").level == 1


def test_where_grenades_fly_a_band_deploys_apart_and_otherwise_side_by_side() -> None:
    assert _gap_facing("ring_road_outing") > 15.0
    assert _gap_facing("marsh_procession") < 0.5


def _gap_facing(band: str) -> float:
    """How near to one another the nearest of a band deploy, against another band."""
    game = RULESET.new_game("warning_shot", ["lantern_patrol", band], seed=1)
    while game.decision is not None and game.battle.phase != "play":
        game.answer(best(game))
    own = game.battle.band("A")
    return min(distance(one, other) for one, other in combinations(own, 2))
