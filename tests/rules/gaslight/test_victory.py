"""Objectives, victory and scenarios (4.180-4.182, 4.195-4.196, section 5)."""

from typing import Any

import pytest

import grognard
from grognard.kernel.acts import Draw
from grognard.kernel.game import Game
from grognard.kernel.questions import Placement
from grognard.rulesets.gaslight import RULESET
from grognard.rulesets.gaslight.battle import Instance
from grognard.rulesets.gaslight.objectives import controller
from grognard.testing import play
from grognard.testing.gaslight import (
    CONSTABLE,
    CROOK,
    FINCH,
    HERON,
    PORTER,
    SMALL,
    TOUCHING,
    VANE,
    WRETCH,
    dice,
    model,
    position,
    rolls,
)
from grognard.testing.positions import keys, seat, told

CONTENT = RULESET.content

FAR = model("b9", WRETCH, 33, 33)
STAY = Placement()


def to(*points: tuple[float, float]) -> Placement:
    return Placement(tuple(points))


def ledger(*parts: str, **now: Any) -> Game[Any]:
    return position(*parts, FAR, scenario="gasworks_ledger", active="a1", **now)


@pytest.mark.clause("gaslight:4.180", "gaslight:5.10")
def test_a_marker_is_searched_with_mind_and_one_of_six_hides_the_ledger() -> None:
    game = ledger(model("a1", FINCH, 18, 7.5))

    play(game, ["objective:s3"])
    assert dice(game) == 5
    rolls(game, 2)
    assert isinstance(game.question, Draw)
    assert dict(game.question.outcomes()) == {("ledger",): 1, ("nothing",): 5}
    play(game, [["ledger"]])

    assert game.battle.points["A"] == 1
    assert [(event.points, event.reason) for event in told(game, "scored")] == [(1, "search")]
    assert game.battle.model("a1").carries == "ledger"
    assert "s3" not in [token.id for token in game.battle.tokens]


@pytest.mark.clause("gaslight:4.180")
def test_a_failed_or_hindered_search() -> None:
    failed = ledger(model("a1", FINCH, 18, 7.5))
    play(failed, ["objective:s3"])
    rolls(failed, 1)
    assert failed.battle.points["A"] == 0
    engaged = ledger(model("a1", FINCH, 18, 7.5), model("b1", WRETCH, 18 + TOUCHING, 7.5))
    mindless = ledger(model("a1", PORTER, 18, 7.5))
    for game in (engaged, mindless):
        assert not any(key.startswith("objective") for key in keys(game))


@pytest.mark.clause("gaslight:4.131", "gaslight:4.180", "gaslight:4.132")
def test_only_the_own_suit_helps_with_objectives() -> None:
    game = ledger(model("a1", FINCH, 18, 7.5), seat("A", hand=["2D", "2H", "2S"]), window=False)

    play(game, ["objective:s3"])
    rolls(game, 1)

    assert keys(game) == ["2D", "none"]


@pytest.mark.clause("gaslight:5.10", "gaslight:5.1", "gaslight:5.2")
def test_the_carrier_of_the_ledger_scores_four_at_the_end() -> None:
    game = position(
        model("a1", VANE, 5, 5, carries="ledger", ready=False),
        model("b1", WRETCH, 33, 33, ready=False),
        seat("B", points=3),
        scenario="gasworks_ledger",
        phase="end",
        turn=6,
    )

    assert game.over
    assert game.result.scores == {"A": 4, "B": 3}
    assert game.result.winner == "A"


@pytest.mark.clause("gaslight:4.181", "gaslight:4.196")
def test_a_token_drops_where_its_carrier_is_toppled_and_is_easier_to_take() -> None:
    game = position(
        model("a1", CROOK, 5, 5),
        model("b1", VANE, 15, 5, carries="ledger"),
        scenario="gasworks_ledger",
        active="a1",
    )

    play(game, ["shoot:rw3:b1", "dive"])
    assert game.battle.token("ledger").at == (15.0, 5.0, 0.0)
    assert game.battle.model("b1").carries == ""
    dropped = ledger(model("a1", FINCH, 15, 5), tokens={"ledger": (15, 5, 0)}, dropped=["ledger"])
    play(dropped, ["objective:ledger"])
    rolls(dropped, 1)
    assert dropped.battle.model("a1").carries == "ledger", "Difficulty 1"
    play(dropped, ["move", to((16.0, 5.0)), "done"])
    assert dropped.battle.token("ledger").at is None, "it moves with its carrier"


@pytest.mark.clause("gaslight:4.196")
def test_a_token_falls_with_a_carrier_that_stood_until_it_fell() -> None:
    game = position(
        model("a1", CROOK, 5, 13.8),
        model("b1", VANE, 15.6, 18, 4, carries="ledger"),
        model("b2", WRETCH, 33, 33),
        '[[terrain]]\nkind = "block"\nrect = [15, 12, 24, 24]\nz1 = 4',
        scenario="gasworks_ledger",
        active="a1",
    )

    play(game, ["shoot:rw3:b1", "hold"])
    rolls(game, 1, 0, 0)

    assert game.battle.token("ledger").at == game.battle.model("b1").at
    assert game.battle.token("ledger").at[2] == 0


@pytest.mark.clause("gaslight:4.182")
def test_control_counts_heroes_twice_and_the_toppled_not_at_all() -> None:
    def holder(*parts: str) -> str | None:
        game = position(*parts, FAR, scenario="tallow_row", active="b9")
        return controller(game.battle, (18, 18, 4))

    hero = model("a1", VANE, 18, 16.5, 4)
    pair = model("b1", WRETCH, 18, 19.5, 4), model("b2", WRETCH, 16.5, 19, 4)
    assert holder(hero) == "A"
    assert holder(hero, *pair) is None, "two against two"
    assert holder(model("a1", VANE, 18, 16.5, 4, toppled=True), *pair) == "B"
    assert holder(model("a1", VANE, 18, 18 + 2 + SMALL, 4)) == "A"
    assert holder(model("a1", VANE, 18, 18 + 2.1 + SMALL, 4)) is None


@pytest.mark.clause("gaslight:5.11", "gaslight:3.13")
@pytest.mark.parametrize(("turn", "points"), [(1, 0), (2, 3)])
def test_beacons_score_from_the_second_turn_on(turn: int, points: int) -> None:
    game = position(
        model("a1", VANE, 18, 17, 4, ready=False),
        model("a2", CROOK, 8, 17, 3, ready=False),
        model("b1", WRETCH, 33, 33, ready=False),
        scenario="tallow_row",
        phase="end",
        turn=turn,
    )

    assert game.battle.points["A"] == points


def parcel(*parts: str, **now: Any) -> Game[Any]:
    return position(*parts, FAR, scenario="pneumatic_parcel", **now)


@pytest.mark.clause("gaslight:5.12", "gaslight:4.180")
def test_the_parcel_is_lifted_with_strength() -> None:
    game = parcel(model("a1", PORTER, 18, 18, 1), active="a1")

    play(game, ["objective:parcel"])
    assert dice(game) == 5
    rolls(game, 2)

    assert game.battle.model("a1").carries == "parcel"


@pytest.mark.clause("gaslight:5.12", "gaslight:4.25", "gaslight:3.15")
@pytest.mark.parametrize(
    ("own", "other", "begins", "edge"), [("south", "north", 4, 0.0), ("north", "south", 32, 36.0)]
)
def test_a_carrier_that_reaches_its_own_edge_ends_the_game_by_points(
    own: str, other: str, begins: float, edge: float
) -> None:
    game = parcel(
        model("a1", VANE, 18, begins, carries="parcel"),
        seat("A", zone=own),
        seat("B", zone=other, points=9),
        active="a1",
    )

    play(game, ["move", to((18.0, edge))])

    assert game.over
    assert game.battle.points["A"] == 6
    assert (game.result.winner, game.result.rule) == ("B", "5.12")


@pytest.mark.clause("gaslight:5.12")
@pytest.mark.parametrize(("y", "points"), [(17.9, 3), (18.0, 3), (18.5, 1)])
def test_at_the_limit_the_carrier_scores_by_halves(y: float, points: int) -> None:
    game = position(
        model("a1", VANE, 3, y, ready=False, carries="parcel"),
        model("b1", WRETCH, 33, 33, ready=False),
        scenario="pneumatic_parcel",
        phase="end",
        turn=7,
    )

    assert game.over
    assert game.battle.points["A"] == points


@pytest.mark.clause("gaslight:5.13", "gaslight:5.3", "gaslight:4.97")
def test_the_quarrel_counts_every_casualty_and_the_roof() -> None:
    game = position(
        model("a1", VANE, 18, 17, 4),
        model("b1", WRETCH, 30, 30, wounds=1),
        model("b2", HERON, 33, 30, wounds=1),
        FAR,
        scenario="four_cornered_quarrel",
        active="a1",
        turn=5,
    )
    game.battle.pending.damage += [
        Instance("b1", 5, "fire", credit="A", cause="fire"),
        Instance("b2", 5, "fire", credit="A", cause="fire"),
    ]

    play(game, ["move", STAY])
    assert game.battle.points["A"] == 1 + 3
    play(game, ["stop", "stop"])

    assert game.over
    assert game.battle.points["A"] == 4 + 2


@pytest.mark.clause("gaslight:5.2")
@pytest.mark.parametrize(
    ("mine", "theirs", "winner"),
    [
        ((VANE, 2), (WRETCH, 2), "A"),
        ((CONSTABLE, 2), (WRETCH, 1), "A"),
        ((CONSTABLE, 2), (WRETCH, 2), None),
        ((CONSTABLE, 2), (HERON, 1), "B"),
    ],
)
def test_ties_are_split_by_heroes_then_wounds(
    mine: tuple[str, int], theirs: tuple[str, int], winner: str | None
) -> None:
    game = position(
        model("a1", mine[0], 3, 3, ready=False, wounds=mine[1]),
        model("b1", theirs[0], 33, 33, ready=False, wounds=theirs[1]),
        scenario="tallow_row",
        phase="end",
        turn=6,
    )

    assert game.over
    assert game.result.winner == winner


@pytest.mark.clause("gaslight:5.1")
def test_games_are_as_long_as_the_scenario_says() -> None:
    assert {s.id: s.turns for s in CONTENT.scenarios.values()} == {
        "gasworks_ledger": 6,
        "tallow_row": 6,
        "pneumatic_parcel": 7,
        "four_cornered_quarrel": 5,
    }


@pytest.mark.clause("gaslight:4.195")
def test_the_loss_of_a_hero_takes_no_card_but_its_suit_s_uses() -> None:
    game = position(
        model("a1", VANE, 5, 5),
        model("b1", HERON, 20, 20, wounds=1),
        model("b2", WRETCH, 33, 33),
        seat("B", hand=["2D"]),
        active="a1",
    )
    game.battle.pending.damage.append(Instance("b1", 5, "fire", credit="A", cause="fire"))

    play(game, ["move", STAY, "stop"])

    assert game.battle.hands["B"] == ["2D"]
    assert game.battle.heroes_in_play("B") == 0


@pytest.mark.clause("gaslight:3.16", "gaslight:3.15")
def test_whoever_concedes_loses_and_with_three_the_others_play_on() -> None:
    two = position(model("a1", VANE, 5, 5), FAR, active="a1")
    three = position(model("a1", VANE, 5, 5), FAR, model("c1", CROOK, 5, 30), active="a1")

    two.concede("A")
    three.concede("A")

    assert two.result.winner == "B"
    assert not three.over
    assert three.decision.seat in ("B", "C")
    assert three.battle.first in ("B", "C")


@pytest.mark.clause("gaslight:3.16")
@pytest.mark.parametrize("answers", range(0, 14, 2))
def test_a_player_may_give_up_during_set_up_and_the_others_go_on(answers: int) -> None:
    game = grognard.ruleset("gaslight").new_game(
        "four_cornered_quarrel", [None, None, None], seats=("A", "B", "C"), seed=6
    )
    for _ in range(answers):
        game.answer(game.decision.usual)

    game.concede("B")
    while game.battle.turn < 1 or game.battle.phase != "activations":
        assert "B" not in game.asked
        game.answer(game.decision.usual)

    assert {model.seat for model in game.battle.in_play()} == {"A", "C"}
    game.ruleset.check(game.battle)
