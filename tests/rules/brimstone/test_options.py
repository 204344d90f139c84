"""Other readings of the source, played where a game's options ask for them."""

from typing import Any

import pytest

from grognard.testing import play
from grognard.testing.brimstone import model, position, unit
from grognard.testing.positions import keys, told


@pytest.mark.clause("brimstone:4.216")
@pytest.mark.parametrize(("once", "left"), [(False, 1), (True, 2)])
def test_leaving_two_zones_costs_a_point_each_or_one_in_all(once: bool, left: int) -> None:
    game = position(
        unit("a1", "gm_halb", 10, 10),
        unit("b1", "ac_legion", 12, 10),
        unit("b2", "ac_legion", 8, 10),
        seats={"A": {"base": 3, "cmd": 3}},
        options={"pay_once": once},
        active="a1",
    )
    play(game, ["advance:pay"])

    assert game.battle.cmd["A"] == left


@pytest.mark.clause("brimstone:4.607")
@pytest.mark.parametrize(("spares", "target"), [(False, "a2"), (True, "b2")])
def test_a_berserk_model_rushes_at_anybody_or_at_enemies_only(spares: bool, target: str) -> None:
    game = position(
        unit("a1", "ac_hound", 10, 10),
        unit("a2", "ac_legion", 7.8, 10),
        unit("b1", "ac_imp", 11.2, 10),
        unit("b2", "gm_halb", 10, 12.6),
        options={"berserk_spares_friends": spares},
        active="a1",
    )
    play(game, ["melee", [4, 4, 4, 4, 4], [1, 1], [4]])

    assert told(game, "went-berserk")[0].target == target


@pytest.mark.clause("brimstone:4.613", "brimstone:3.12")
def test_slowed_models_wait_for_their_own_side_or_for_both() -> None:
    def asked(**options: Any) -> tuple[str, list[str]]:
        game = position(
            unit("a1", "gm_halb", 10, 10, states={"slowed": 1}),
            unit("b1", "ac_legion", 20, 10),
            unit("b2", "ac_legion", 20, 20, states={"slowed": 1}),
            unit("b3", "ac_legion", 20, 26),
            options=options,
            seat="A",
        )
        return game.decision.seat, keys(game)

    assert asked() == ("A", ["a1", "pass"])
    assert asked(slowed_last_of_all=True) == ("B", ["b1", "b3"])


@pytest.mark.clause("brimstone:4.613")
def test_the_last_of_all_go_when_only_slowed_models_wait() -> None:
    game = position(
        unit("a1", "gm_halb", 10, 10, states={"slowed": 2}),
        unit("b1", "ac_legion", 20, 10),
        unit("b2", "ac_legion", 20, 20, states={"slowed": 2}),
        options={"slowed_last_of_all": True},
        seat="B",
    )
    play(game, ["hold"])

    assert game.decision.topic == "action"
    assert game.decision.piece == "a1"
    assert model(game, "b1").status == "activated"


@pytest.mark.clause("brimstone:4.613", "brimstone:3.11")
def test_nobody_passes_to_a_side_of_which_all_must_wait_to_the_last() -> None:
    game = position(
        unit("a1", "gm_halb", 10, 10, states={"slowed": 2}),
        unit("a2", "gm_halb", 10, 14, states={"slowed": 2}),
        unit("a3", "gm_halb", 10, 18, states={"slowed": 2}),
        unit("b1", "ac_legion", 25, 10),
        unit("b2", "ac_legion", 25, 15),
        options={"slowed_last_of_all": True},
        seat="B",
    )

    assert keys(game) == ["b1", "b2"]
