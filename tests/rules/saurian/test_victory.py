"""Victory, scenarios (section 5)."""

from typing import Any

import pytest

from grognard.kernel.refusals import Refusal
from grognard.rulesets.saurian import RULESET
from grognard.rulesets.saurian.casualties import eliminate
from grognard.rulesets.saurian.victory import controller, loss_points, standing
from grognard.testing.positions import keys, seat, told
from grognard.testing.saurian import acting, go, hx, last, moving, of, position, topic, unit


def lose(game: Any, name: str, by: str | None = "A") -> None:
    """Eliminate a whole unit."""
    for model in list(of(game, name).models):
        eliminate(game.battle, of(game, name), model, by)


@pytest.mark.clause("saurian:5.1", "saurian:5.2", "saurian:3.13")
def test_victory_is_checked_when_all_have_acted() -> None:
    game = acting(
        unit("a1", "rex", (4, 4, 0)),
        unit("a2", "rap", (1, 1, 0), active="rap_3"),
        unit("b1", "tro", (5, 4)),
    )

    go(game, "base:melee")
    assert of(game, "b1").gone == "eliminated"
    assert not game.over
    go(game, "skip")

    assert game.over
    assert game.result is not None
    assert (game.result.winner, game.result.rule) == ("A", "5.4")


@pytest.mark.clause("saurian:5.2")
def test_the_last_round_ends_the_game_by_points() -> None:
    game = position(
        unit("a1", "rap", (1, 1, 0)),
        unit("b1", "rap", (9, 7, 3)),
        phase="check",
        round=7,
        points={"B": 1},
        rounds=7,
    )

    assert game.result is not None
    assert (game.result.winner, game.result.rule) == ("B", "5.2")
    assert game.result.scores == {"A": 0.0, "B": 1.0}


@pytest.mark.clause("saurian:5.3")
def test_a_unit_is_scored_once_and_for_the_other_side_whoever_did_it() -> None:
    game = acting(
        unit("a1", "rex", (4, 4, 0)),
        unit("b1", "rap", (6, 4, 3), sedated=True, sedatives=["am_1"] * 3),
        unit("b2", "tro", (9, 4)),
    )
    of(game, "b1").scored = True

    lose(game, "b1")
    lose(game, "b2", by="B")

    assert game.battle.points == {"A": 2}
    assert [(e.side, e.points) for e in told(game, "points-scored")] == [("A", 2)]


@pytest.mark.clause("saurian:5.4")
def test_two_sides_wiped_out_compare_points() -> None:
    game = position(
        unit("a1", "rap", (4, 4, 0), sedated=True, sedatives=["am_1"] * 3),
        unit("b1", "rap", (6, 4, 3), sedated=True, sedatives=["am_1"] * 3),
        phase="check",
        points={"A": 1, "B": 2},
    )

    assert game.result is not None
    assert (game.result.winner, game.result.rule) == ("B", "5.4")


@pytest.mark.clause("saurian:5.5")
def test_ties_are_broken_by_losses_then_survivors_then_command() -> None:
    game = position(
        unit("a1", "rap", (1, 1, 0)),
        unit("b1", "rap", (9, 7, 3)),
        seat("A", command=1),
        phase="check",
        round=6,
        rounds=6,
    )
    assert standing(game.battle, "A") == (0, 0, 70, 1)
    assert game.result is not None and game.result.winner == "A"

    even = position(
        unit("a1", "rap", (1, 1, 0)), unit("b1", "rap", (9, 7, 3)), phase="check", round=6, rounds=6
    )
    assert even.result is not None and even.result.winner is None

    richer = position(
        unit("a1", "rex", (2, 1, 0)), unit("b1", "rap", (9, 7, 3)), phase="check", round=6, rounds=6
    )
    assert richer.result is not None and richer.result.winner == "A"


@pytest.mark.clause("saurian:5.6")
def test_an_objective_rewards_humans_with_requisition_too() -> None:
    game = position(
        unit("a1", "tro", (2, 4)),
        unit("b1", "rap", (8, 4, 3)),
        phase="check",
        scenario="nest_ridge",
    )

    rewards = [(p.command, p.requisition) for p in game.battle.players]
    assert rewards == [(1, 1), (1, 0)]


@pytest.mark.clause("saurian:5.7")
@pytest.mark.parametrize(
    ("state", "held"),
    [({}, True), ({"knocked": True}, False), ({"nets": [{"card": "am_4"}]}, False)],
)
def test_an_objective_needs_a_standing_free_model_alone(state: dict[str, Any], held: bool) -> None:
    game = acting(unit("a1", "alp", (4, 4, 0), **state), unit("b1", "rap", (9, 7, 3)))

    assert (controller(game.battle, hx(5, 4)) is not None) == held
    contested = acting(unit("a1", "alp", (4, 4, 0)), unit("b1", "rap", (6, 4, 3)))
    assert controller(contested.battle, hx(5, 4)) is None


@pytest.mark.clause("saurian:5.8", "saurian:5.10")
@pytest.mark.parametrize(
    ("profile", "how", "worth"),
    [
        ("rex", "sedated", (3, True)),
        ("rex", "eliminated", (1, False)),
        ("rap", "escaped", (2, True)),
        ("tro", "eliminated", (2, True)),
        ("hun", "eliminated", (3, True)),
    ],
)
def test_what_a_loss_is_worth_in_the_paddock(
    profile: str, how: str, worth: tuple[int, bool]
) -> None:
    game = acting(unit("a1", profile, (1, 1, 0)), unit("b1", "rap", (9, 7, 3)), victory="paddock")

    assert loss_points(game.battle, of(game, "a1"), how) == worth


@pytest.mark.clause("saurian:5.9", "saurian:5.10", "saurian:5.3")
def test_a_dinosaur_may_leave_by_the_exit_edge() -> None:
    game = moving(
        unit("a1", "alp", (0, 4, 3)),
        unit("b1", "tro", (9, 4), acted=True),
        victory="paddock",
        exit=0,
        grabs=[],
    )
    go(game, "leave")

    assert of(game, "a1").gone == "escaped"
    assert game.battle.points == {"A": 2}
    fallen = moving(
        unit("a1", "alp", (0, 4, 3), knocked=True), unit("b1", "tro", (9, 4), acted=True), exit=0
    )
    assert "leave" not in keys(fallen)


@pytest.mark.clause("saurian:5.9", "saurian:4.41")
def test_whoever_leaves_gives_its_conditions_back() -> None:
    game = moving(
        unit("a1", "alp", (0, 4, 3), discard=["cw_1"], next="fe_2@b1"),
        unit("b1", "tro", (9, 4), acted=True),
        victory="paddock",
        exit=0,
    )

    go(game, "leave")

    assert game.battle.wounds.bottom == ["cw_1"]
    assert game.battle.fear.bottom == ["fe_2"]


@pytest.mark.clause("saurian:5.9")
def test_a_large_dinosaur_leaves_with_either_hex_on_the_edge_and_humans_never() -> None:
    rex = moving(unit("a1", "rex", (1, 4, 0)), unit("b1", "tro", (9, 4)), exit=0)
    hunter = moving(unit("a1", "hun", (0, 4)), unit("b1", "tro", (9, 4)), exit=0)

    assert "leave" in keys(rex)
    assert "leave" not in keys(hunter)


@pytest.mark.clause("saurian:5.10")
def test_six_points_and_more_than_the_other_win_the_paddock_outright() -> None:
    def decided(points: dict[str, int]) -> Any:
        return position(
            unit("a1", "tro", (1, 1)),
            unit("b1", "rex", (9, 7, 3)),
            phase="check",
            scenario="broken_paddock",
            points=points,
        ).result

    assert decided({"A": 6, "B": 5}).winner == "A"
    assert decided({"A": 6, "B": 6}) is None
    assert decided({"A": 5}) is None


@pytest.mark.clause("saurian:5.10", "saurian:2.9")
def test_the_paddock_gives_each_faction_its_zone() -> None:
    game = RULESET.new_game("broken_paddock", ["corps_hunt", "brood_tyrant"], seed=1)
    swapped = RULESET.new_game("broken_paddock", ["brood_tyrant", "corps_hunt"], seed=1)

    assert game.battle.zones == {"A": "west", "B": "east"}
    assert swapped.battle.zones == {"A": "east", "B": "west"}
    scenario = RULESET.content.scenarios["broken_paddock"]
    assert scenario.rounds == 8
    assert {name: zone.columns for name, zone in scenario.zones.items()} == {
        "west": (0, 2),
        "east": (7, 10),
    }


@pytest.mark.clause("saurian:5.11", "saurian:1.18")
def test_a_dinosaur_smashes_a_crate_without_a_test() -> None:
    game = acting(
        unit("a1", "rex", (4, 4, 0)),
        unit("b1", "tro", (9, 7)),
        things=[{"kind": "crate", "at": [5, 4]}],
        victory="supplies",
    )

    go(game, "base:melee")

    assert not told(game, "tested")
    assert game.battle.points == {"A": 2}
    assert (game.battle.player("A").command, game.battle.player("A").requisition) == (1, 0)
    assert game.battle.things == []


@pytest.mark.clause("saurian:5.11")
@pytest.mark.parametrize(("profile", "points"), [("rex", 4), ("tro", 2), ("cpt", 1), ("rap", 2)])
def test_losses_in_the_supply_drop_pay_a_point_for_every_25_of_value(
    profile: str, points: int
) -> None:
    game = acting(unit("a1", profile, (2, 1, 0)), unit("b1", "rap", (9, 7, 3)), victory="supplies")

    assert loss_points(game.battle, of(game, "a1"), "eliminated") == (points, False)


@pytest.mark.clause("saurian:5.11", "saurian:5.12")
@pytest.mark.parametrize(("scenario", "chooser"), [("supply_drop", "B"), ("nest_ridge", "A")])
def test_who_chooses_the_zone(scenario: str, chooser: str) -> None:
    game = RULESET.new_game(scenario, ["corps_capture", "corps_hunt"])

    assert game.battle.first == "A"
    assert (topic(game), game.decision.seat) == ("zone-choice", chooser)  # type: ignore[union-attr]
    go(game, keys(game)[1])
    assert game.battle.zones[chooser] == list(RULESET.content.scenarios[scenario].zones)[1]


@pytest.mark.clause("saurian:5.12", "saurian:5.6")
def test_nests_pay_every_round_and_all_three_win() -> None:
    two = position(
        unit("a1", "rap", (2, 5, 0), (5, 5, 0)),
        unit("b1", "rap", (9, 0, 3)),
        phase="check",
        scenario="nest_ridge",
    )
    assert two.battle.points == {"A": 2}
    assert two.battle.player("A").command == 1
    assert two.result is None

    three = position(
        unit("a1", "rap", (2, 5, 0), (5, 5, 0), (8, 5, 0)),
        unit("b1", "rap", (9, 0, 3)),
        phase="check",
        scenario="nest_ridge",
    )
    assert three.result is not None
    assert (three.result.winner, three.result.rule) == ("A", "5.12")


@pytest.mark.clause("saurian:5.4")
def test_giving_up_loses_for_the_whole_alliance() -> None:
    game = RULESET.new_game("nest_ridge", seats=("A", "B", "C", "D"), seed=1)

    game.concede("C")

    assert game.result is not None and game.result.winners == ("B", "D")
    with pytest.raises(Refusal):
        game.concede("A")
    assert last(game, "game-ended").winner == "B"
