"""The turn (section 3): effects, draws, initiative, delays, activations, expiration."""

from typing import Any

import pytest

from grognard.kernel.acts import Draw
from grognard.kernel.compound import Together
from grognard.kernel.game import Game
from grognard.kernel.questions import Placement
from grognard.rulesets.gaslight.battle import Instance
from grognard.testing import play
from grognard.testing.gaslight import (
    CONSTABLE,
    CROOK,
    FINCH,
    HULK,
    NOOR,
    TOUCHING,
    VANE,
    WRETCH,
    model,
    position,
    rolls,
)
from grognard.testing.positions import keys, seat, told

FAR = model("b9", WRETCH, 33, 33)
STAY = Placement()


@pytest.mark.clause("gaslight:3.1", "gaslight:4.165")
def test_regeneration_heals_all_at_the_start_and_nobody_is_asked_for_an_order() -> None:
    game = position(
        model("a1", VANE, 5, 5),
        model("b1", HULK, 10, 30, wounds=3),
        model("b2", HULK, 20, 30, wounds=6),
        model("b3", HULK, 30, 30, wounds=5),
        phase="start",
        turn=2,
    )

    healed = {event.model: event.amount for event in told(game, "regenerated")}
    assert healed == {"b1": 1, "b3": 1}
    assert [game.battle.model(f"b{n}").wounds for n in (1, 2, 3)] == [4, 6, 6]


@pytest.mark.clause("gaslight:3.3", "gaslight:4.195")
def test_each_player_draws_three_and_one_per_hero_in_play() -> None:
    game = position(
        model("a1", VANE, 5, 5), model("a2", CROOK, 8, 5), model("b1", WRETCH, 30, 30),
        phase="draw", turn=2,
    )  # fmt: skip

    assert isinstance(game.question, Draw)
    assert game.question.count == 5
    play(game, [["AS", "KS", "QS", "JS", "10S"]])
    assert game.question.count == 3


@pytest.mark.clause("gaslight:3.4")
def test_nobody_draws_in_the_first_turn_but_stealing_is_played() -> None:
    game = position(
        model("a1", VANE, 5, 5), FAR, seat("A", hand=["2C"]), seat("B", hand=["3C"]), phase="draw"
    )

    assert game.decision.topic == "steal"
    assert game.decision.seat == "B"


def stealing(*hands: list[str], **now: Any) -> Game[Any]:
    seats = [seat(name, hand=hand) for name, hand in zip("ABCD", hands)]
    places = {"A": (5, 5), "B": (30, 5), "C": (30, 30), "D": (5, 30)}
    models = [model(f"{n.lower()}1", WRETCH, *places[n]) for n, _ in zip("ABCD", hands)]
    return position(*models, *seats, phase="steal", **now)


@pytest.mark.clause("gaslight:3.5")
def test_stealers_must_bid_and_the_first_player_may() -> None:
    game = stealing(["KH"], ["AC"])

    play(game, ["steal"])
    assert isinstance(game.decision, Together)
    offers = {c.seat: [o.key for o in c.options] for c in game.decision.choices}
    assert offers == {"B": ["AC"], "A": ["none", "KH"]}
    play(game, [{"A": "KH", "B": "AC"}])

    assert game.battle.first == "B"
    assert game.decision.seat == "B"


@pytest.mark.clause("gaslight:3.5")
def test_the_higher_card_of_the_first_player_keeps_the_marker() -> None:
    game = stealing(["KH"], ["KD"])

    play(game, ["steal", {"A": "KH", "B": "KD"}])

    assert game.battle.first == "A"
    assert told(game, "initiative-kept")


@pytest.mark.clause("gaslight:3.5")
def test_a_player_without_cards_cannot_steal_and_nobody_need_to() -> None:
    game = stealing(["KH"], [], ["2C"])

    assert game.decision.seat == "C"
    play(game, ["pass"])

    assert game.battle.phase == "activations"
    assert game.battle.hands["A"] == ["KH"]


@pytest.mark.clause("gaslight:3.6")
def test_a_player_activates_exactly_one_ready_model() -> None:
    game = position(
        model("a1", VANE, 5, 5), model("a2", CROOK, 8, 5), model("a3", FINCH, 11, 5, ready=False),
        FAR,
    )  # fmt: skip

    assert keys(game) == ["a1", "a2"]
    play(game, ["a2", "stop"])

    assert game.decision.seat == "B"


@pytest.mark.clause("gaslight:3.7", "gaslight:3.8")
def test_a_delay_that_is_won_passes_the_opportunity_which_cannot_be_delayed_again() -> None:
    game = position(
        model("a1", VANE, 5, 5), model("a2", CROOK, 8, 5), FAR, model("b8", WRETCH, 30, 33),
        seat("A", hand=["AS"]), seat("B", hand=["KS"]),
    )  # fmt: skip

    assert keys(game) == ["a1", "a2", "delay"]
    play(game, ["delay", {"A": "AS", "B": "KS"}])

    assert game.decision.seat == "B"
    assert "delay" not in keys(game)
    assert len(game.battle.ready("A")) == 2


@pytest.mark.clause("gaslight:3.7", "gaslight:3.8")
def test_a_delay_that_is_lost_makes_the_player_activate_at_once() -> None:
    game = position(
        model("a1", VANE, 5, 5), model("a2", CROOK, 8, 5), FAR,
        seat("A", hand=["QS", "2C"]), seat("B", hand=["KS"]),
    )  # fmt: skip

    play(game, ["delay", {"A": "QS", "B": "KS"}])

    assert game.decision.seat == "A"
    assert keys(game) == ["a1", "a2"], "one try per opportunity"
    assert told(game, "delay-lost")


@pytest.mark.clause("gaslight:3.8", "gaslight:3.10")
def test_there_is_no_delay_in_the_surplus_phase() -> None:
    game = position(
        model("a1", VANE, 5, 5), model("a2", CROOK, 8, 5), model("b1", WRETCH, 30, 30, ready=False),
        seat("A", hand=["AS"]), phase="surplus",
    )  # fmt: skip

    assert keys(game) == ["a1", "a2"]


@pytest.mark.clause("gaslight:3.11", "gaslight:4.190")
def test_an_activation_has_as_many_actions_as_printed_and_may_stop_at_once() -> None:
    game = position(model("a1", WRETCH, 5, 5), model("b1", WRETCH, 33, 33), active="a1")

    play(game, ["move", STAY])
    assert game.decision.facts["left"] == 1
    play(game, ["move", STAY])
    assert not game.battle.model("a1").ready
    lazy = position(model("a1", WRETCH, 5, 5), model("b1", WRETCH, 33, 33), active="a1")
    play(lazy, ["stop"])
    assert lazy.battle.opportunity == "B"


@pytest.mark.clause("gaslight:3.12")
def test_a_model_removed_in_its_own_activation_is_done() -> None:
    game = position(
        model("a1", WRETCH, 10, 10, wounds=1),
        model("a2", WRETCH, 30, 3),
        model("b1", VANE, 10 + TOUCHING, 10),
        active="a1",
    )

    play(game, ["fight:b1", "fence:mw1"])
    rolls(game, 0, 2)

    assert game.battle.model("a1").gone == "casualty"
    assert game.battle.active != "a1"
    assert game.decision.seat == "B"


@pytest.mark.clause("gaslight:3.13", "gaslight:3.14")
def test_at_the_end_templates_spells_acid_and_hands_go_and_the_marker_passes() -> None:
    game = position(
        model("a1", VANE, 5, 5, ready=False, acid=2, spells=["sp7"]),
        model("b1", WRETCH, 33, 33, ready=False),
        seat("A", hand=["AS"]),
        seat("B", hand=["KS"]),
        templates=[{"kind": "fire", "at": (20, 20, 0)}],
        auras=[{"spell": "sp5", "caster": "a1"}],
        phase="end",
    )
    battle = game.battle

    assert battle.turn == 2
    assert battle.first == "B"
    assert (battle.templates, battle.auras) == ([], [])
    assert (battle.model("a1").acid, battle.model("a1").spells) == (0, [])
    assert battle.hands["A"] == [] == battle.hands["B"]
    assert sorted(battle.discard) == ["AS", "KS"]
    assert isinstance(game.question, Draw)
    assert game.question.seat == "B", "the First Player draws first"


@pytest.mark.clause("gaslight:3.15")
def test_the_last_player_with_models_wins_at_once() -> None:
    game = position(
        model("a1", VANE, 10, 10), model("b1", WRETCH, 10 + TOUCHING, 10, wounds=1),
        seat("B", points=9), active="a1",
    )  # fmt: skip

    play(game, ["fight:b1", "fence:mw10"])
    rolls(game, 2, 0)
    play(game, ["stop"])

    assert game.over
    assert game.result.winner == "A"
    assert game.result.rule == "3.15"


@pytest.mark.clause("gaslight:3.15")
def test_if_nobody_is_left_points_decide() -> None:
    game = position(
        model("a1", WRETCH, 10, 10, wounds=1),
        model("b1", NOOR, 10 + TOUCHING, 10, wounds=1),
        seat("B", points=2),
        active="a1",
    )
    game.battle.pending.damage += [
        Instance("a1", 5, "magic", credit="B"),
        Instance("b1", 5, "magic", credit="A"),
    ]
    play(game, ["fight:b1", "parry"])
    rolls(game, 0, 0)

    assert game.over
    assert game.result.winner == "B"


@pytest.mark.clause("gaslight:3.16")
def test_with_three_players_one_without_models_is_passed_over() -> None:
    game = position(
        model("a1", VANE, 10, 10),
        model("b1", WRETCH, 10 + TOUCHING, 10, wounds=1),
        model("c1", WRETCH, 30, 30),
        model("c2", WRETCH, 33, 30),
        model("a2", CROOK, 3, 3),
        seat("B", hand=["AS"]),
        active="a1",
        first="B",
        opportunity="A",
    )

    play(game, ["fight:b1", "fence:mw10"])
    rolls(game, 2, 0)
    play(game, ["stop"])

    assert game.battle.out == ["B"]
    assert game.battle.discard == ["AS"]
    assert game.battle.first == "C", "the marker goes on clockwise"
    play(game, ["stop"])
    assert game.decision.seat == "C", "and so does the opportunity"
    assert game.battle.phase == "activations"


@pytest.mark.clause("gaslight:3.9", "gaslight:3.10")
def test_surplus_activations_start_with_the_player_after_the_one_who_ran_out() -> None:
    game = position(
        model("a1", CONSTABLE, 5, 5, ready=False),
        model("b1", WRETCH, 30, 5),
        model("b2", WRETCH, 33, 5),
        model("c1", WRETCH, 30, 30),
        first="A",
        opportunity="A",
    )

    assert game.battle.phase == "surplus"
    assert game.decision.seat == "B"
    play(game, ["b1", "stop"])
    play(game, ["stop"])
    assert [event.model for event in told(game, "activated")][:2] == ["b1", "c1"]
