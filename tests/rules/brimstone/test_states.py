"""The ten states (4.601-4.619)."""

from typing import Any

import pytest

from grognard.kernel.game import Game
from grognard.rulesets.brimstone import RULESET
from grognard.rulesets.brimstone.battle import Battle
from grognard.rulesets.brimstone.dice import RollPool
from grognard.rulesets.brimstone.states import inflict
from grognard.rulesets.brimstone.stats import displacement, faith_pool, shooting_pool
from grognard.testing import play
from grognard.testing.brimstone import duel, model, near, position, terrain, unit, why_not
from grognard.testing.positions import keys, told

CONTENT = RULESET.content

FAR = unit("b9", "ac_legion", 34, 34)
OWN_FAR = unit("a9", "gm_halb", 2, 34)


def bearer(profile: str = "gm_halb", **state: Any) -> Game[Battle]:
    return position(unit("a1", profile, 10, 10, **state), OWN_FAR, FAR, active="a1")


@pytest.mark.clause("brimstone:4.601")
def test_a_state_lasts_as_many_activations_as_its_counter_says() -> None:
    game = position(
        unit("a1", "gm_halb", 10, 10, states={"stunned": 2}),
        unit("b1", "ac_legion", 30, 30),
        turn=1,
    )
    play(game, ["hold", "hold"])
    assert model(game, "a1").states == {"stunned": 1}
    play(game, ["self", "hold"])
    assert model(game, "a1").states == {}


@pytest.mark.clause("brimstone:4.602")
def test_a_state_of_ones_own_activation_is_not_counted_in_it() -> None:
    game = position(unit("a1", "gm_ortrud", 10, 10), FAR, active="a1")
    play(game, ["blood_oath:a1:a1", "hold"])

    assert model(game, "a1").states == {"berserk": 2, "brave": 2}


@pytest.mark.clause("brimstone:4.603")
def test_the_larger_counter_stands_and_a_renewed_state_is_fresh() -> None:
    game = bearer(states={"stunned": 2})
    halberdier = model(game, "a1")

    inflict(game.battle, halberdier, "stunned", 1)
    assert (halberdier.states, halberdier.fresh) == ({"stunned": 2}, [])
    inflict(game.battle, halberdier, "stunned", 2)
    assert (halberdier.states, halberdier.fresh) == ({"stunned": 2}, ["stunned"])
    play(game, ["hold"])
    assert halberdier.states == {"stunned": 2}


@pytest.mark.clause("brimstone:4.604")
def test_modifiers_of_different_states_add_up() -> None:
    game = duel("gm_halb", "ac_legion", b={"states": {"knocked_down": 0, "stunned": 1, "brave": 1}})
    play(game, ["melee", [1] * 4])

    assert game.question.points == 4 - 2 - 1 + 1


@pytest.mark.clause("brimstone:4.605")
def test_five_states_stop_orders() -> None:
    assert {"berserk", "immobilized", "knocked_down", "stunned", "swallowed"} == CONTENT.no_orders
    for name in ("berserk", "brave", "immobilized", "slowed", "sped_up", "stunned"):
        game = bearer(states={name: 1})
        assert model(game, "a1").commandable == (name not in CONTENT.no_orders)
    officer = position(
        unit("a1", "gm_isaura", 10, 10, states={"stunned": 1}),
        unit("b1", "ac_legion", 11.2, 10),
        active="a1",
    )
    play(officer, ["melee"])
    assert isinstance(officer.question, RollPool)


@pytest.mark.clause("brimstone:4.606", "brimstone:4.607")
def test_a_berserk_target_may_rush_too_and_a_fallen_one_does_not() -> None:
    def killed_by_target(**state: Any) -> Game[Battle]:
        game = position(
            unit("a1", "ac_imp", 10, 10),
            unit("a2", "ac_imp", 12.6, 10),
            unit("b1", "ac_hound", 11.2, 10, **state),
            unit("b2", "gm_halb", 30, 30),
            active="a1",
        )
        return play(game, ["melee", [1, 1]])

    standing = play(killed_by_target(), [[4] * 5])
    assert standing.question.topic == "berserk"
    play(standing, [[4]])
    assert told(standing, "went-berserk")[0].target == "a2"
    fallen = play(killed_by_target(states={"knocked_down": 0}), [[4] * 3])
    assert not told(fallen, "went-berserk") and not told(fallen, "stayed-calm")


@pytest.mark.clause("brimstone:4.607")
def test_a_rush_that_falls_short_makes_no_attack() -> None:
    game = position(
        unit("a1", "ac_hound", 10, 10),
        unit("b1", "ac_imp", 11.2, 10),
        unit("b2", "gm_halb", 10, 16),
        active="a1",
    )
    play(game, ["melee", [4] * 5, [1, 1], [4]])

    assert near(model(game, "a1").at, 10, 12)
    assert len(told(game, "melee-declared")) == 1


@pytest.mark.clause("brimstone:4.607")
def test_a_tie_goes_to_enemies_and_then_to_the_commander() -> None:
    def hunt(*more: str) -> Game[Battle]:
        game = position(
            unit("a1", "ac_hound", 10, 10),
            unit("b1", "ac_imp", 11.2, 10),
            unit("b2", "gm_halb", 10, 12.5),
            *more,
            active="a1",
        )
        return play(game, ["melee", [4] * 5, [1, 1], [4]])

    assert told(hunt(unit("a2", "ac_legion", 7.5, 10)), "went-berserk")[0].target == "b2"
    tied = hunt(unit("b3", "gm_halb", 10, 7.5))
    assert (tied.decision.topic, keys(tied)) == ("berserk-target", ["b2", "b3"])


@pytest.mark.clause("brimstone:4.607")
def test_powers_and_losses_bring_no_berserk_check() -> None:
    game = position(
        unit("a1", "ac_hound", 10, 10),
        unit("b1", "ac_imp", 11.2, 10, lp=1, burns=[[1, 1]]),
        FAR,
        phase="upkeep",
        turn=2,
    )

    assert model(game, "b1").dead
    assert not told(game, "rolled")


@pytest.mark.clause("brimstone:4.608", "brimstone:1.8")
def test_brave_adds_one_to_what_there_is() -> None:
    game = position(
        unit("a1", "gm_isaura", 10, 10, states={"brave": 1}),
        unit("a2", "gm_amos", 5, 5, states={"brave": 1}),
        FAR,
    )

    isaura, amos = model(game, "a1"), model(game, "a2")
    assert (displacement(isaura), shooting_pool(isaura, moved=False).total) == (6, 4)
    assert faith_pool(amos).total == 5
    assert faith_pool(isaura).total == 0
    assert isaura.commandable


@pytest.mark.clause("brimstone:4.609")
def test_consumed_instances_burn_separately_by_rounds() -> None:
    game = position(
        unit("a1", "gm_giant", 10, 10, burns=[[1, 2], [2, 1]]), FAR, phase="upkeep", turn=2
    )

    assert model(game, "a1").lp == 11
    assert model(game, "a1").burns == [(1, 1)]


@pytest.mark.clause("brimstone:4.610")
def test_a_controlled_model_serves_its_controller_within_its_list() -> None:
    game = position(
        unit("a1", "gm_musk", 10, 10, states={"controlled": 1}),
        unit("a2", "gm_halb", 20, 10),
        unit("b1", "ac_legion", 30, 30, status="activated"),
        seat="B",
    )

    assert (game.decision.seat, game.decision.piece) == ("B", "a1")
    assert keys(game) == ["advance", "run", "assault", "charge", "shooting", "hold"]
    assert why_not(game, "concentration") == "4.610"
    play(game, ["hold"])
    assert model(game, "a1").commander == "A"
    assert model(game, "a1").status == "activated"


@pytest.mark.clause("brimstone:4.610")
def test_control_changes_hands_and_ends_by_its_owner_and_spares_officers() -> None:
    game = bearer()
    battle, halberdier = game.battle, model(game, "a1")

    inflict(battle, halberdier, "controlled", 2, by="B")
    assert (halberdier.commander, halberdier.states["controlled"]) == ("B", 2)
    inflict(battle, halberdier, "controlled", 1, by="A")
    assert (halberdier.commander, halberdier.states) == ("A", {})
    officer = bearer("gm_isaura")
    inflict(officer.battle, model(officer, "a1"), "controlled", 1, by="B")
    assert model(officer, "a1").commander == "A"


@pytest.mark.clause("brimstone:4.611")
def test_an_immobilized_model_neither_moves_nor_attacks() -> None:
    free = bearer(states={"immobilized": 2})
    assert keys(free) == ["concentration", "focusing", "hold"]
    assert why_not(free, "advance") == "4.611"

    fighting = duel("gm_halb", "ac_legion", a={"states": {"immobilized": 1}})
    play(fighting, ["concentration"])
    assert [event.attacker for event in told(fighting, "melee-declared")] == ["a1"]
    assert (fighting.question.seat, fighting.question.need) == ("B", 2)
    both = bearer(states={"immobilized": 1, "knocked_down": 0})
    assert keys(both) == ["stand_up", "hold"]


@pytest.mark.clause("brimstone:4.612")
def test_a_fallen_model_can_only_stand_up_and_still_fights_at_minus_two() -> None:
    down = bearer(states={"knocked_down": 0})
    assert keys(down) == ["stand_up", "hold"]
    play(down, ["hold"])
    assert model(down, "a1").states == {"knocked_down": 0}

    attacked = duel("ac_legion", "gm_halb", b={"states": {"knocked_down": 0}})
    play(attacked, ["melee"])
    assert attacked.question.need == 2
    play(attacked, [[1] * 4])
    assert attacked.question.points == 2


@pytest.mark.clause("brimstone:4.613", "brimstone:4.707")
def test_a_slowed_model_loses_two_inches_goes_last_and_gets_no_vae_soli() -> None:
    game = position(
        unit("a1", "gm_halb", 10, 10, states={"slowed": 1}),
        unit("a2", "gm_isaura", 30, 30, spent=["last_stand", "close_ranks"]),
        unit("b1", "ac_legion", 11.2, 10),
        FAR,
        active="a1",
    )

    assert displacement(model(game, "a1")) == 2
    assert model(game, "a1").commandable
    play(game, ["melee"])
    assert isinstance(game.question, RollPool)


@pytest.mark.clause("brimstone:4.614")
def test_a_sped_up_model_gains_two_inches_and_free_vae_soli() -> None:
    game = position(
        unit("a1", "gm_halb", 10, 10, states={"sped_up": 1}),
        unit("a2", "gm_isaura", 30, 30, spent=["last_stand", "close_ranks"]),
        unit("b1", "ac_legion", 11.2, 10),
        FAR,
        seats={"A": {"cmd": 0}},
        active="a1",
    )

    assert displacement(model(game, "a1")) == 6
    play(game, ["melee", "vae_soli:a2:a1/2"])
    assert game.question.points == 6
    assert game.battle.cmd["A"] == 0


@pytest.mark.clause("brimstone:4.615")
def test_a_stunned_model_fights_worse() -> None:
    game = duel("ac_legion", "gm_halb", b={"states": {"stunned": 1}})
    play(game, ["melee"])

    assert game.question.need == 3
    play(game, [[1] * 4])
    assert game.question.points == 3


@pytest.mark.clause("brimstone:4.616", "brimstone:4.617")
def test_a_swallowed_model_is_out_of_play_but_not_dead() -> None:
    game = position(
        unit("a1", "gm_amos", lp=9, held_by="b1", states={"brave": 1}, burns=[[1, 2]]),
        unit("a2", "gm_halb", 2, 2),
        unit("b1", "ac_gullet", 20, 20),
        phase="upkeep",
        turn=2,
    )

    amos = model(game, "a1")
    assert amos.lp == 9 - 3 - 1
    assert (amos.states, amos.dead, amos.at) == ({"brave": 1}, False, None)
    assert game.battle.cmd["A"] == 1
    assert amos not in game.battle.in_play()
    assert not amos.commandable


@pytest.mark.clause("brimstone:4.618")
def test_a_released_model_stands_at_the_nearest_legal_place() -> None:
    game = position(
        unit("a1", "gm_halb", 11.6, 10),
        unit("a2", "gm_giant", lp=10, held_by="b1"),
        unit("b1", "ac_gullet", 10, 10, lp=1),
        FAR,
        terrain("low", 8, 9.5, 9.5, 10.5),
        active="a1",
    )
    play(game, ["melee", [2] * 4, [1] * 5])

    giant = model(game, "a2")
    assert giant.at is not None and not giant.held_by
    distance = ((giant.at[0] - 10) ** 2 + (giant.at[1] - 10) ** 2) ** 0.5
    assert 0.1 < distance < 1.0
    game.ruleset.check(game.battle)
    assert giant.status == "waiting"


@pytest.mark.clause("brimstone:4.619")
def test_conflicting_states() -> None:
    game = bearer(states={"slowed": 1, "sped_up": 1})

    assert displacement(model(game, "a1")) == 4


@pytest.mark.clause("brimstone:4.605", "brimstone:4.608")
def test_the_ten_states_are_those_of_the_table() -> None:
    table = {
        "berserk": (0, 0, 0, 0, 0, False),
        "brave": (1, 1, 0, 1, 1, True),
        "consumed": (0, 0, 0, 0, 0, True),
        "controlled": (0, 0, 0, 0, 0, True),
        "immobilized": (0, 0, -3, 0, 0, False),
        "knocked_down": (0, -2, -2, 0, 0, False),
        "slowed": (-2, 0, 0, 0, 0, True),
        "sped_up": (2, 0, 0, 0, 0, True),
        "stunned": (0, -1, -1, 0, 0, False),
        "swallowed": (0, 0, 0, 0, 0, False),
    }

    assert {
        s.id: (s.dpt, s.cbt, s.def_, s.tir, s.foi, s.orders) for s in CONTENT.states.values()
    } == table
