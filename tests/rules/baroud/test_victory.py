"""Scenarios, victory points and the end of the game (5.1-5.12)."""

from typing import Any

import pytest

from grognard.kernel import records
from grognard.kernel.game import Game, replay
from grognard.kernel.refusals import Refusal
from grognard.rulesets.baroud import RULESET
from grognard.rulesets.baroud.battle import LONG, MEDIUM
from grognard.testing import play
from grognard.testing.baroud import acting, area, at, figure, position, to, why_not
from grognard.testing.positions import keys, told

CONTENT = RULESET.content


def last_turn(*parts: str, scenario: str, **now: Any) -> Any:
    """The last turn of the last round, about to end."""
    rounds = CONTENT.scenarios[scenario].rounds
    game = position(
        *parts, scenario=scenario, bare=False, round=rounds, active="B", first="A", **now
    )
    return play(game, ["end-turn"])


A1 = figure("a1", "rifleman", 100, 100)
B1 = figure("b1", "rifleman", 800, 800)


@pytest.mark.clause("baroud:5.1")
@pytest.mark.parametrize(
    ("scenario", "rounds"),
    [("warning_shot", 8), ("belfry", 7), ("ford_road", 8), ("reliquary", 10), ("wake", 7)],
)
def test_a_game_lasts_as_long_as_its_scenario(scenario: str, rounds: int) -> None:
    assert CONTENT.scenarios[scenario].rounds == rounds

    game = position(A1, B1, scenario=scenario, bare=False, round=rounds - 1, active="B")
    play(game, ["end-turn", "end-turn"])
    assert not game.over
    play(game, ["end-turn"])
    assert game.over


@pytest.mark.clause("baroud:5.1", "baroud:5.2")
def test_a_band_without_figures_loses_at_once() -> None:
    game = acting(
        figure("a1", "conscript", 450, 450, combat=6), figure("b1", "conscript", 450, 475, combat=0)
    )

    play(game, ["melee", [3, 2]])

    assert game.over
    assert game.result is not None
    assert (game.result.winner, game.result.rule) == ("A", "5.2")


@pytest.mark.clause("baroud:5.2")
def test_points_decide_when_somebody_had_left() -> None:
    game = acting(
        figure("a1", "conscript", 450, 450, combat=0),
        figure("a2", "captain", 450, 475, gone="exited"),
        figure("b1", "conscript", 450, 475, combat=6),
        scenario="ford_road",
    )

    play(game, ["melee", [1, 6]])

    assert game.over
    assert game.result is not None
    assert game.result.scores == {"A": 86 // 20, "B": 0}
    assert game.result.winner == "A"


@pytest.mark.clause("baroud:5.2")
def test_points_decide_when_nobody_is_left() -> None:
    game = acting(
        figure("a1", "grenadier", 450, 100, combat=1, fallen=False),
        figure("b1", "captain", 450, 200, combat=1),
    )

    play(game, ["grenade", "b1", [6], [6], [6]])

    assert game.result is not None
    assert game.result.scores == {"A": 66 // 10 + 5, "B": 33 // 10}
    assert (game.result.winner, game.result.rule) == ("A", "5.2")


@pytest.mark.clause("baroud:5.3")
def test_points_per_points_are_taken_on_the_sum_and_rounded_down() -> None:
    game = last_turn(
        A1,
        B1,
        figure("b2", "conscript", 1, 1, gone="killed"),
        figure("b3", "conscript", 1, 1, gone="routed"),
        scenario="warning_shot",
    )

    assert game.result.scores["A"] == 36 // 10


@pytest.mark.clause("baroud:5.4")
@pytest.mark.parametrize(
    ("more", "winner"),
    [
        ((figure("a2", "conscript", 200, 100),), "A"),
        ((figure("b2", "conscript", 1, 1, gone="exited"),), "B"),
        ((), None),
    ],
)
def test_ties_go_to_what_is_left_and_then_nobody(more: tuple[str, ...], winner: str | None) -> None:
    game = last_turn(A1, B1, *more, scenario="warning_shot")

    assert game.result.winner == winner
    assert game.result.rule == "5.4"


@pytest.mark.clause("baroud:5.4")
def test_fewer_losses_break_a_further_tie() -> None:
    game = last_turn(
        figure("a1", "conscript", 100, 100),
        figure("a2", "crewman", 1, 1, gone="killed"),
        figure("a3", "crewman", 1, 1, gone="killed"),
        figure("b1", "conscript", 800, 800),
        figure("b2", "cannoneer", 1, 1, gone="killed"),
        scenario="warning_shot",
    )

    assert game.result.scores == {"A": 4, "B": 4}
    assert game.result.winner == "B"


@pytest.mark.clause("baroud:5.5")
def test_whoever_concedes_loses() -> None:
    game = position(A1, B1)

    game.concede("A")

    assert game.result is not None
    assert (game.result.winner, game.result.rule) == ("B", "5.5")


def refused_to_concede(game: Game[Any], seat: str) -> str:
    before = game.record.encode()
    with pytest.raises(Refusal) as refused:
        game.concede(seat)
    assert game.record.encode() == before, "nothing is recorded"
    return f"{refused.value.rule} {refused.value.reason}"


@pytest.mark.clause("baroud:5.5")
def test_nobody_concedes_in_the_turn_of_the_other() -> None:
    game = position(A1, B1)

    assert refused_to_concede(game, "B") == "5.5 concede-own-turn"
    assert refused_to_concede(RULESET.new_game(seed=1), "A") == "5.5 concede-own-turn"


@pytest.mark.clause("baroud:5.5")
def test_nobody_concedes_in_the_middle_of_an_order() -> None:
    game = acting(figure("a1", "rifleman", 450, 100), figure("b1", "conscript", 450, 250))

    play(game, ["shoot"])
    assert refused_to_concede(game, "A") == "5.5 concede-between-orders"
    play(game, [[2], [1, 6]])
    game.concede("A")

    assert game.over


@pytest.mark.clause("baroud:5.5")
def test_whoever_leaves_the_table_loses_at_any_time_and_the_record_says_so() -> None:
    game = RULESET.new_game(seed=1)
    while game.question.topic != "activate":  # type: ignore[union-attr]
        game.answer(game.decision.usual)
    waits = "B" if game.battle.active == "A" else "A"
    game.concede(waits, leaving=True)

    assert game.result is not None and game.result.winner != waits
    assert told(game, "departed")[0].seat == waits
    loaded = replay(RULESET, records.decode(game.record.encode()))
    assert loaded.record.encode() == game.record.encode()


@pytest.mark.clause("baroud:5.6")
def test_warning_shot_counts_losses_and_the_leader() -> None:
    game = last_turn(A1, B1, figure("b2", "captain", 1, 1, gone="killed"), scenario="warning_shot")

    assert game.result.scores == {"A": 86 // 10 + 5, "B": 0}


@pytest.mark.clause("baroud:5.13")
def test_the_wake_is_fought_at_close_quarters_and_counts_losses_and_the_leader() -> None:
    wake = CONTENT.scenarios["wake"]
    sticks = RULESET.new_game("wake", seed=1).battle.setting.sticks
    assert wake.zones["defender"].y[0] - wake.zones["attacker"].y[1] == sticks[MEDIUM]
    assert wake.sight == sticks[LONG]

    game = last_turn(A1, B1, figure("b2", "captain", 1, 1, gone="killed"), scenario="wake")
    assert game.result.scores == {"A": 86 // 10 + 5, "B": 0}


@pytest.mark.clause("baroud:5.7", "baroud:5.10")
def test_the_belfry_scores_at_the_end_of_each_round_from_the_second() -> None:
    tower = (
        figure("a1", "rifleman", 450, 450),
        figure("a2", "rifleman", 100, 100),
        figure("b1", "rifleman", 450, 380),
        B1.replace("b1", "b2"),
    )

    def points(round_: int, *more: str) -> dict[str, int]:
        game = position(
            *tower, *more, scenario="belfry", bare=False, round=round_, active="B", first="A"
        )
        play(game, ["end-turn"])
        found: dict[str, int] = game.battle.points
        return found

    assert points(1) == {}
    assert points(2) == {"A": 2}
    assert points(2, figure("b3", "rifleman", 480, 380)) == {}
    three = (figure("b3", "rifleman", 480, 380), figure("b4", "rifleman", 420, 380))
    assert points(2, *three) == {"B": 2}


@pytest.mark.clause("baroud:5.10")
@pytest.mark.parametrize(
    ("other", "holder"),
    [
        (figure("b1", "rifleman", 450, 380), None),
        (figure("b1", "rifleman", 450, 380, fallen=True), "A"),
        (figure("b1", "rifleman", 450, 380, immobilised=True), "A"),
        (figure("b1", "hound", 450, 380), "A"),
        (figure("b1", "rifleman", 450, 362), "A"),
    ],
)
def test_only_the_able_who_are_near_and_no_animal_control_the_belfry(
    other: str, holder: str | None
) -> None:
    game = position(
        figure("a1", "rifleman", 450, 520),
        other,
        figure("b2", "rifleman", 800, 800),
        figure("b3", "rifleman", 100, 800),
        scenario="belfry",
        round=2,
        active="B",
        first="A",
    )

    play(game, ["end-turn"])

    assert game.battle.points == ({holder: 2} if holder else {})


@pytest.mark.clause("baroud:5.7")
def test_the_belfry_counts_losses_by_25() -> None:
    game = last_turn(A1, B1, figure("b2", "captain", 1, 1, gone="killed"), scenario="belfry")

    assert game.result.scores["A"] == 86 // 25


@pytest.mark.clause("baroud:5.8", "baroud:5.12")
def test_an_attacker_leaves_the_ford_road_by_the_north() -> None:
    game = acting(
        figure("a1", "rifleman", 450, 800),
        figure("a2", "rifleman", 100, 100),
        figure("b1", "rifleman", 800, 600),
        scenario="ford_road",
        bare=False,
    )

    play(game, ["move", to(450, 920)])

    assert game.battle.figure("a1").gone == "exited"
    assert not game.battle.figure("a1").is_lost
    assert not told(game, "half-strength")


@pytest.mark.clause("baroud:5.12")
def test_an_exit_needs_distance_left_and_the_right_edge() -> None:
    game = acting(
        figure("a1", "rifleman", 450, 767.5),
        figure("a2", "rifleman", 100, 100),
        figure("b1", "rifleman", 450, 600),
        scenario="ford_road",
        bare=False,
    )
    play(game, ["move"])
    assert why_not(game, to(450, 890)) == "4.101 too-far"
    play(game, [to(450, 887.5)])
    assert at(game, "a1") == (450, 887.5)

    defender = acting(
        figure("a1", "rifleman", 100, 100),
        figure("b1", "rifleman", 450, 860),
        who="b1",
        active="B",
        scenario="ford_road",
        bare=False,
    )
    play(defender, ["move"])
    assert why_not(defender, to(450, 920)) == "4.106 off-table"


@pytest.mark.clause("baroud:5.12", "baroud:4.106")
def test_nobody_leaves_through_a_house_or_an_enemy() -> None:
    def refused(*more: str) -> str:
        game = acting(
            figure("a1", "rifleman", 450, 800),
            figure("b1", "rifleman", 450, 700),
            *more,
            scenario="ford_road",
        )
        play(game, ["move"])
        return why_not(game, to(450, 920))

    assert refused(area("wall", 400, 840, 500, 850)) == "4.106 way-blocked"
    assert refused(figure("b2", "rifleman", 455, 850)) == "4.104 through-enemy"


@pytest.mark.clause("baroud:5.12", "baroud:4.605")
def test_overwatch_comes_before_an_exit() -> None:
    game = acting(
        figure("a1", "rifleman", 450, 790),
        figure("a2", "rifleman", 100, 100),
        figure("b1", "rifleman", 540, 880, watch="rifle"),
        scenario="ford_road",
        bare=False,
    )

    play(game, ["move", to(450, 900), "fire", [4, 2]])

    assert game.battle.figure("a1").gone == "killed"


@pytest.mark.clause("baroud:5.8")
def test_the_ford_road_counts_who_got_through_and_who_fell() -> None:
    game = last_turn(
        A1,
        B1,
        figure("a2", "captain", 1, 1, gone="exited"),
        figure("a3", "dragoon", 1, 1, gone="killed"),
        figure("b2", "captain", 1, 1, gone="killed"),
        scenario="ford_road",
    )

    assert game.result.scores == {"A": 86 // 20, "B": 66 // 20}


@pytest.mark.clause("baroud:5.8")
def test_the_ford_road_ends_with_the_last_attacker() -> None:
    game = acting(
        figure("a1", "captain", 450, 880),
        figure("b1", "rifleman", 100, 600),
        scenario="ford_road",
        bare=False,
    )

    play(game, ["move", to(450, 950)])

    assert game.over
    assert game.result is not None
    assert game.result.winner == "A"


@pytest.mark.clause("baroud:5.9")
def test_the_night_hides_what_is_beyond_360_mm() -> None:
    def targets(y: float) -> bool:
        game = acting(
            figure("a1", "rifleman", 300, 100),
            figure("b1", "rifleman", 300, y),
            scenario="reliquary",
            bare=False,
        )
        return "shoot" in keys(game)

    assert targets(100 + 25 + 360)
    assert not targets(100 + 25 + 361)


RELIC = {"scenario": "reliquary", "bare": False}


@pytest.mark.clause("baroud:5.9", "baroud:5.12")
def test_carrying_the_relic_home_ends_the_game() -> None:
    game = acting(figure("a1", "rifleman", 40, 450), B1, carrier="a1", token=[450, 450], **RELIC)

    play(game, ["move", to(0, 450)])

    assert game.over
    assert game.result is not None
    assert game.result.scores["A"] == 8


@pytest.mark.clause("baroud:5.9")
def test_only_the_carrier_may_leave_the_reliquary() -> None:
    game = acting(figure("a1", "rifleman", 40, 450), B1, **RELIC)

    play(game, ["move"])

    assert why_not(game, to(0, 450)) == "4.106 off-table"


@pytest.mark.clause("baroud:5.9")
def test_the_reliquary_counts_relic_losses_and_horrors() -> None:
    game = last_turn(
        A1,
        B1,
        figure("b2", "priest", 1, 1, gone="killed"),
        figure("b3", "colossus", 1, 1, gone="killed"),
        scenario="reliquary",
        carrier="a1",
    )

    assert game.result.scores == {"A": 140 // 50 + 2 + 4, "B": 0}


@pytest.mark.clause("baroud:5.10", "baroud:5.11")
def test_picking_up_takes_an_action_and_a_base_on_the_token() -> None:
    def offered(y: float, profile: str = "rifleman", **state: Any) -> bool:
        game = acting(figure("a1", profile, 450, y, **state), B1, **RELIC)
        return "pick-up" in keys(game)

    assert offered(450)
    assert offered(437)
    assert not offered(436.9)
    assert not offered(450, "hound")
    assert not offered(450, fallen=True)
    game = acting(figure("a1", "rifleman", 450, 450), B1, **RELIC)
    play(game, ["pick-up"])
    assert (game.battle.carrier, game.battle.actions) == ("a1", 2)


@pytest.mark.clause("baroud:5.11")
def test_a_token_in_somebodys_hands_is_not_there_to_pick_up() -> None:
    game = acting(
        figure("a1", "rifleman", 450, 462.5), figure("a2", "rifleman", 450, 437.5), B1, **RELIC
    )

    play(game, ["pick-up"])
    assert [event.figure for event in told(game, "picked-up")] == ["a1"]
    play(game, ["move", to(500, 462.5), "a2", "1", [4]])

    assert why_not(game, "pick-up") == "5.11 nothing-to-pick-up"


@pytest.mark.clause("baroud:5.11")
def test_a_load_shortens_the_stick_and_ties_the_hands() -> None:
    game = acting(
        figure("a1", "rifleman", 200, 450), figure("b1", "rifleman", 200, 600),
        carrier="a1", **RELIC,
    )  # fmt: skip

    for order in ("shoot", "aim", "overwatch"):
        assert why_not(game, order) == "5.11 carries"
    play(game, ["move"])
    assert why_not(game, to(276, 450)) == "4.101 too-far"
    play(game, [to(275, 450), "drop"])
    assert game.battle.token == (275, 450)
    assert [event.at for event in told(game, "dropped")] == [(275, 450)]
    assert "shoot" in keys(game)


@pytest.mark.clause("baroud:5.11")
def test_a_short_mover_with_a_load_pays_two_actions() -> None:
    game = acting(figure("a1", "drowned", 200, 450), B1, carrier="a1", actions=2, **RELIC)
    play(game, ["move", to(275, 450)])
    assert game.battle.active == "B"

    game = acting(figure("a1", "drowned", 200, 450), B1, carrier="a1", actions=1, **RELIC)
    assert keys(game) == ["drop", "end"]


@pytest.mark.clause("baroud:5.11")
def test_an_unarmed_load_bearer_does_not_react() -> None:
    game = acting(
        figure("a1", "bruiser", 200, 350), figure("b1", "rifleman", 200, 450),
        carrier="b1", **RELIC,
    )  # fmt: skip

    play(game, ["charge", "path", to(200, 417.5)])

    assert not told(game, "reacted")


@pytest.mark.clause("baroud:5.11")
def test_the_token_falls_with_its_carrier() -> None:
    game = acting(
        figure("a1", "conscript", 200, 450, combat=3),
        figure("b1", "conscript", 200, 475, combat=3),
        carrier="b1",
        **RELIC,
    )

    play(game, ["melee", [5, 2]])

    assert (game.battle.carrier, game.battle.token) == ("", (200, 475))


@pytest.mark.clause("baroud:5.11")
def test_whoever_falls_with_empty_hands_drops_nothing() -> None:
    game = acting(
        figure("a1", "conscript", 200, 450, combat=3),
        figure("b1", "conscript", 200, 475, combat=3),
        figure("b2", "conscript", 700, 450),
        carrier="b2",
        **RELIC,
    )

    play(game, ["melee", [5, 2]])

    assert game.battle.figure("b1").fallen
    assert game.battle.carrier == "b2"
    assert not told(game, "dropped")


@pytest.mark.clause("baroud:4.801", "baroud:5.11")
def test_a_mage_with_a_load_may_announce_put_it_down_and_cast() -> None:
    game = position(
        figure("a1", "hexer", 200, 350), figure("b1", "rifleman", 200, 400), carrier="a1", **RELIC
    )

    play(game, ["a1", "yes", "2", [4, 4]])
    assert why_not(game, "cast") == "5.11 carries"
    play(game, ["drop"])

    assert "cast" in keys(game)


@pytest.mark.clause("baroud:5.11", "baroud:4.808")
def test_the_token_slips_from_bound_hands() -> None:
    game = acting(
        figure("a1", "hexer", 200, 350),
        figure("b1", "rifleman", 200, 450),
        carrier="b1",
        announced=True,
        **RELIC,
    )

    play(game, ["cast", "bind", "2", [4, 1]])

    assert (game.battle.carrier, game.battle.token) == ("", (200, 450))


@pytest.mark.clause("baroud:5.6", "baroud:5.7", "baroud:5.8", "baroud:5.9")
@pytest.mark.parametrize("scenario", CONTENT.scenarios)
def test_every_scenario_plays_from_set_up_to_result(scenario: str) -> None:
    game = RULESET.new_game(scenario, seed=3)

    while not game.over:
        assert game.decision is not None
        game.answer(game.decision.usual)

    assert game.result is not None
