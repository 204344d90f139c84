"""Command and Orders, special effects and powers (4.701-4.905, 7.D)."""

from typing import Any

import pytest

from grognard.kernel.compound import Tick
from grognard.kernel.game import Game
from grognard.rulesets.brimstone import RULESET
from grognard.rulesets.brimstone.battle import Battle
from grognard.rulesets.brimstone.dice import RollPool
from grognard.rulesets.brimstone.field import sight
from grognard.testing import play
from grognard.testing.brimstone import model, position, terrain, to, unit
from grognard.testing.positions import keys, told

CONTENT = RULESET.content

FAR = unit("b9", "ac_legion", 34, 34)
QUIET_ISAURA = {"spent": ["last_stand", "close_ranks"]}


def commanded(cmd: int = 4, **state: Any) -> Game[Battle]:
    """A Halberdier in melee, with his Captain far away."""
    return position(
        unit("a1", "gm_halb", 10, 10, **state),
        unit("a2", "gm_isaura", 30, 30, **QUIET_ISAURA),
        unit("b1", "ac_legion", 11.2, 10),
        FAR,
        seats={"A": {"base": 4, "cmd": cmd}},
        active="a1",
    )


@pytest.mark.clause("brimstone:4.701", "brimstone:4.702")
def test_temporary_costs_come_from_one_pool_and_return() -> None:
    game = play(commanded(), ["melee", "vae_soli:a2:a1/2"])

    assert (game.battle.cmd["A"], game.battle.base["A"]) == (2, 4)


@pytest.mark.clause("brimstone:4.703")
def test_permanent_costs_lower_the_base_too() -> None:
    game = position(unit("a1", "ac_duke", 10, 10, lp=5), FAR, active="a1")
    play(game, ["debt:a1:a1"])

    assert (game.battle.cmd["A"], game.battle.base["A"]) == (3, 3)
    assert model(game, "a1").lp == 9
    assert told(game, "command-given")


@pytest.mark.clause("brimstone:4.704")
def test_a_dead_commander_takes_his_points_with_him() -> None:
    game = position(
        unit("a1", "gm_halb", 10, 10),
        unit("b1", "ac_nhal", 11.2, 10, lp=1, used=["dream"]),
        FAR,
        seats={"B": {"base": 5, "cmd": 3}},
        active="a1",
    )
    play(game, ["melee", [3] * 4, [1]])

    assert (game.battle.base["B"], game.battle.cmd["B"]) == (4, 2)


@pytest.mark.clause("brimstone:4.705")
def test_an_order_that_cannot_be_paid_cannot_be_given() -> None:
    assert keys(play(commanded(1), ["melee"])) == ["vae_soli:a2:a1/1", "pass"]
    assert isinstance(play(commanded(0), ["melee"]).question, RollPool)


@pytest.mark.clause("brimstone:4.706")
def test_vae_soli_adds_dice_once_per_principal_and_attack() -> None:
    game = play(commanded(), ["melee", "vae_soli:a2:a1/1"])

    assert isinstance(game.question, RollPool)
    assert game.question.points == 5
    assert [p.rule for p in game.question.tally.parts if p.reason == "vae_soli"] == ["4.706"]


@pytest.mark.clause("brimstone:4.706")
def test_a_target_that_will_not_roll_gets_no_vae_soli() -> None:
    game = position(
        unit("a1", "gm_halb", 10, 10),
        unit("a2", "gm_isaura", 30, 30, **QUIET_ISAURA),
        unit("b1", "ac_legion", 11.2, 10),
        active="a1",
    )
    play(game, ["flee"])

    assert isinstance(game.question, RollPool)


@pytest.mark.clause("brimstone:4.707")
def test_an_officer_who_cannot_command_gives_no_vae_soli() -> None:
    for state in ("stunned", "berserk", "immobilized"):
        game = position(
            unit("a1", "gm_halb", 10, 10),
            unit("a2", "gm_isaura", 30, 30, states={state: 1}, **QUIET_ISAURA),
            unit("b1", "ac_legion", 11.2, 10),
            active="a1",
        )
        assert isinstance(play(game, ["melee"]).question, RollPool)


@pytest.mark.clause("brimstone:4.708")
def test_vae_victis_is_given_once_a_turn_even_after_a_death() -> None:
    game = position(
        unit("a1", "gm_halb", 10, 10, lp=1),
        unit("a2", "gm_isaura", 30, 30, **QUIET_ISAURA),
        unit("a3", "gm_halb", 30, 27),
        unit("a4", "gm_halb", 30, 24, states={"stunned": 1}),
        unit("b1", "ac_legion", 11.2, 10),
        FAR,
        active="a1",
    )
    play(game, ["melee", "pass", [1] * 3, [4] * 4])
    assert model(game, "a1").dead
    assert game.decision.topic == "vae-victis"
    assert keys(game) == ["a2", "a3", "no-victis"]

    play(game, ["a3", "hold"])
    assert [event.model for event in told(game, "activated")] == ["a1", "a3"]
    assert game.decision.topic == "activate"
    assert model(game, "a2").used == ["vae_victis"]


@pytest.mark.clause("brimstone:4.709", "brimstone:4.710")
def test_orders_reach_any_distance_without_sight() -> None:
    game = position(
        unit("a1", "gm_halb", 2, 2),
        unit("a2", "gm_isaura", 34, 34, **QUIET_ISAURA),
        unit("b1", "ac_legion", 3.2, 2),
        terrain("tall", 15, 0, 16, 36),
        active="a1",
    )

    assert "vae_soli:a2:a1/2" in keys(play(game, ["melee"]))


@pytest.mark.clause("brimstone:4.711")
def test_an_effect_without_a_legal_target_is_not_offered_and_costs_nothing() -> None:
    game = position(unit("a1", "ac_duke", 10, 10), FAR, active="a1")

    assert game.decision.topic == "action"
    play(game, ["concentration", "effect-first"])
    assert game.decision.topic == "place-move"
    assert game.battle.cmd["A"] == 4


@pytest.mark.clause("brimstone:4.712")
def test_without_an_officer_the_pool_still_pays_for_zones() -> None:
    game = position(
        unit("a1", "gm_halb", 10, 10),
        unit("b1", "ac_legion", 12, 10),
        seats={"A": {"base": 2}},
        active="a1",
    )

    assert "run:pay" in keys(game)
    play(game, ["assault"])
    assert isinstance(game.question, RollPool)


@pytest.mark.clause("brimstone:4.713")
def test_each_named_order_is_received_once_per_attack() -> None:
    game = position(
        unit("a1", "gm_isaura", 10, 10, spent=["last_stand"]),
        unit("b1", "ac_legion", 11.2, 10),
        active="a1",
    )
    play(game, ["melee", "vae_soli:a1:a1/1"])

    assert keys(game) == ["close_ranks:a1:a1", "pass"]
    play(game, ["close_ranks:a1:a1", [1] * 6 + [1], [4, 4, 4, 1]])
    assert model(game, "a1").lp == 12 - (6 - 2 - 2)


@pytest.mark.clause("brimstone:4.801")
def test_every_effect_card_is_as_printed() -> None:
    cards = {
        card.id: (card.kind, card.trigger, card.cost, card.permanent, card.range, card.limit)
        for card in CONTENT.effects.values()
    }

    assert cards == {
        "vae_soli": ("order", "free", 1, False, None, None),
        "vae_victis": ("order", "free", 2, False, None, "turn"),
        "close_ranks": ("order", "free", 1, False, None, "turn"),
        "double_time": ("order", "active", 1, False, 12, "action"),
        "last_stand": ("order", "passive", 1, True, 6, "game"),
        "litany": ("power", "active", 0, False, 8, None),
        "chains": ("power", "exhausting", 0, False, 10, None),
        "absolve": ("power", "passive", 0, False, 4, "turn"),
        "blood_oath": ("talent", "passive", 0, False, None, "game"),
        "cast_net": ("talent", "active", 0, False, 4, None),
        "whip": ("order", "active", 1, False, 12, "action"),
        "searing_command": ("order", "free", 1, False, None, "turn"),
        "debt": ("order", "passive", 1, True, None, "turn"),
        "spite": ("talent", "free", 0, False, None, "turn"),
        "strings": ("power", "exhausting", 0, False, 8, None),
        "kiss": ("power", "active", 0, False, 8, None),
        "dream": ("power", "free", 0, False, 6, "turn"),
    }


@pytest.mark.clause("brimstone:4.802", "brimstone:4.803")
def test_exhausting_needs_focusing_and_active_needs_concentration() -> None:
    def nhal() -> Game[Battle]:
        return position(
            unit("a1", "ac_nhal", 10, 10, used=["dream"]),
            unit("b1", "gm_halb", 16, 10),
            active="a1",
        )

    assert keys(play(nhal(), ["focusing"])) == ["strings:a1:b1", "none"]
    assert keys(play(nhal(), ["concentration", "effect-first"])) == ["kiss:a1:b1", "none"]


@pytest.mark.clause("brimstone:4.804")
def test_passive_effects_wait_for_ones_own_activation() -> None:
    game = position(
        unit("a1", "gm_ortrud", 10, 10),
        unit("a2", "gm_halb", 2, 2),
        unit("b1", "ac_legion", 30, 30),
        active="a2",
    )

    assert game.decision.topic == "action"


@pytest.mark.clause("brimstone:4.805")
def test_free_effects_may_interrupt_the_opponent() -> None:
    game = position(unit("a1", "gm_halb", 10, 10), unit("b1", "ac_nhal", 14, 10), active="a1")

    assert (game.decision.seat, game.decision.facts["window"]) == ("B", "w2")
    play(game, ["dream:b1:a1", [5, 1, 1, 1, 1]])
    assert model(game, "a1").states == {"slowed": 1}


@pytest.mark.clause("brimstone:4.806")
def test_a_free_effect_is_used_once_a_turn() -> None:
    game = position(unit("a1", "gm_halb", 10, 10), unit("b1", "ac_nhal", 14, 10), active="a1")
    play(game, ["dream:b1:a1", [1] * 5])

    assert game.decision.topic == "action"
    assert model(game, "b1").used == ["dream"]
    play(game, ["hold", "hold", "self"])
    assert model(game, "b1").used == []


@pytest.mark.clause("brimstone:4.807")
def test_hostile_effects_need_range_and_sight_and_friendly_ones_only_range() -> None:
    def offers(trigger: str, *parts: str) -> list[str]:
        game = position(unit("a1", "gm_amos", 10, 10), *parts, FAR, active="a1")
        play(game, [trigger, *(["effect-first"] if trigger == "concentration" else [])])
        return keys(game) if game.decision.topic == "effect" else []

    wall = terrain("tall", 14, 5, 14.5, 15)
    assert offers("focusing", unit("b1", "ac_legion", 21.2, 10)) == ["chains:a1:b1", "none"]
    assert offers("focusing", unit("b1", "ac_legion", 21.21, 10)) == []
    assert offers("focusing", unit("b1", "ac_legion", 18, 10), wall) == []
    assert offers("concentration", unit("a2", "gm_halb", 18, 10), wall) == [
        "litany:a1:a1", "litany:a1:a2", "none",
    ]  # fmt: skip


@pytest.mark.clause("brimstone:4.808")
def test_spite_is_announced_after_the_attack_and_resolved_at_its_end() -> None:
    game = position(
        unit("a1", "ac_duke", 10, 10, spent=["vae_soli", "searing_command"]),
        unit("b1", "gm_ortrud", 11.4, 10, spent=["blood_oath"]),
        FAR,
        active="b1",
    )
    play(game, ["melee", [4, 4, 1, 1, 1, 1], [1] * 7])
    assert game.decision.facts["window"] == "w7"
    assert keys(game) == ["spite:a1:b1", "pass"]
    assert game.decision.ruled == "spite:a1:b1"
    play(game, ["spite:a1:b1"])

    assert told(game, "reaction-announced")
    assert model(game, "b1").burns == [(1, 1)]
    assert model(game, "a1").used == ["spite"]


@pytest.mark.clause("brimstone:4.807")
def test_spite_needs_no_sight_of_whom_it_strikes() -> None:
    # Over a Halberdier one sees the Duke, who is Large; he does not see the Medium Musketeer.
    game = position(
        unit("a1", "ac_duke", 10, 10, spent=["vae_soli", "searing_command"]),
        unit("b1", "gm_musk", 18, 10),
        unit("b2", "gm_halb", 16.7, 10),
        active="b1",
    )
    assert not sight(game.battle, model(game, "a1"), model(game, "b1")).clear
    play(game, ["shooting", to(), [6, 6, 6, 6]])

    assert keys(game) == ["spite:a1:b1", "pass"]


@pytest.mark.clause("brimstone:4.808")
def test_a_reaction_is_lost_with_its_user_or_its_target() -> None:
    game = position(
        unit("a1", "ac_duke", 10, 10, spent=["vae_soli", "searing_command"]),
        unit("b1", "gm_ortrud", 11.4, 10),
        unit("b2", "gm_halb", 30, 30),
        active="b1",
    )
    play(game, ["pass", "melee", "pass", [4, 4, 1, 1, 1, 1], [1] * 7, "pass", "spite:a1:b1"])
    assert game.decision.topic == "window"
    game.battle.take_off(model(game, "b1"))
    play(game, ["pass"])

    assert told(game, "reaction-lost")


@pytest.mark.clause("brimstone:4.809")
def test_a_controlled_model_lends_only_its_free_and_passive_talents() -> None:
    def puppet(profile: str) -> Game[Battle]:
        return position(
            unit("a1", profile, 10, 10, states={"controlled": 1}),
            unit("a2", "gm_halb", 5, 5, states={"stunned": 1}),
            unit("b1", "ac_legion", 30, 30),
            active="a1",
        )

    assert keys(puppet("gm_ortrud"))[:2] == ["blood_oath:a1:a1", "pass"]
    assert puppet("gm_amos").decision.topic == "action"
    stunned = position(
        unit("a1", "gm_amos", 10, 10, states={"stunned": 1}),
        unit("b1", "ac_imp", 16, 10),
        active="a1",
    )
    assert "absolve:a1:a1" in keys(stunned)


@pytest.mark.clause("brimstone:4.810")
def test_a_state_gained_on_the_way_changes_the_allowance_at_once() -> None:
    game = position(
        unit("a1", "gm_halb", 10, 10),
        unit("b1", "ac_nhal", 13.9, 10),
        FAR,
        active="a1",
    )
    play(game, ["pass", "advance", "pass", to((13, 10))])
    assert game.decision.facts["window"] == "w4"
    play(game, ["dream:b1:a1", [5, 1, 1, 1, 1]])

    assert keys(game) == ["approach:b1", "stop"]
    far = position(unit("a1", "gm_halb", 10, 10), unit("b1", "ac_nhal", 15.6, 10), FAR, active="a1")
    play(far, ["pass", "advance", "pass", to((14, 10)), "dream:b1:a1", [5, 1, 1, 1, 1]])
    assert model(far, "a1").at == (13.4, 10.0)
    assert told(far, "moved")


@pytest.mark.clause("brimstone:4.901")
def test_a_power_rolls_faith_with_its_modifiers() -> None:
    game = position(
        unit("a1", "gm_amos", 10, 10, lp=3, states={"brave": 1}, used=["absolve"]),
        unit("b1", "ac_legion", 16, 10),
        active="a1",
    )
    play(game, ["focusing", "chains:a1:b1"])

    assert (game.question.points, game.question.need) == (4, 4)


@pytest.mark.clause("brimstone:4.902")
def test_resistance_cancels_successes_and_only_of_hostile_powers() -> None:
    game = position(unit("a1", "gm_amos", 10, 10), unit("b1", "ac_duke", 16, 10), active="a1")
    play(game, ["focusing", "chains:a1:b1", [4, 4, 1, 1]])

    assert (game.question.topic, game.question.points, game.question.need) == ("resistance", 3, 5)
    play(game, [[5, 5, 1]])
    assert model(game, "b1").states == {}
    friendly = position(
        unit("a1", "gm_amos", 10, 10), unit("a2", "gm_amos", 12, 13), FAR, active="a1"
    )
    play(friendly, ["concentration", "effect-first", "litany:a1:a2", [4, 4, 4, 1]])
    assert model(friendly, "a2").states == {"brave": 2}


@pytest.mark.clause("brimstone:4.903")
def test_without_net_successes_the_action_is_spent_for_nothing() -> None:
    game = position(unit("a1", "gm_amos", 10, 10), unit("b1", "ac_legion", 16, 10), active="a1")
    play(game, ["focusing", "chains:a1:b1", [1] * 4])

    assert model(game, "b1").states == {}
    assert model(game, "a1").status == "activated"


@pytest.mark.clause("brimstone:4.904")
def test_powers_cost_no_command_and_are_no_orders() -> None:
    game = position(
        unit("a1", "ac_nhal", 10, 10, states={"stunned": 1}),
        unit("b1", "gm_halb", 14, 10),
        seats={"A": {"cmd": 0}},
        active="a1",
    )

    assert "dream:a1:b1" in keys(game)


@pytest.mark.clause("brimstone:4.905")
def test_powers_reach_into_melee_without_penalty() -> None:
    game = position(
        unit("a1", "ac_nhal", 10, 10, used=["dream"]),
        unit("a2", "ac_legion", 16, 11.2),
        unit("b1", "gm_halb", 16, 10),
        active="a1",
    )
    play(game, ["concentration", "effect-first", "kiss:a1:b1"])

    assert game.question.need == 4
    play(game, [[4, 4, 1, 1, 1]])
    assert model(game, "b1").burns == [(2, 2)]
    assert model(game, "a2").lp == 9


@pytest.mark.clause("brimstone:4.801", "brimstone:4.703")
def test_last_stand_makes_all_who_can_receive_orders_brave_once_a_game() -> None:
    game = position(
        unit("a1", "gm_isaura", 10, 10),
        unit("a2", "gm_halb", 13, 10),
        unit("a3", "gm_halb", 10, 13, states={"stunned": 1}),
        unit("a4", "gm_halb", 25, 25),
        FAR,
        active="a1",
    )
    play(game, ["last_stand:a1:a1+a2"])

    brave = {m.id: m.states["brave"] for m in game.battle.models if "brave" in m.states}
    assert brave == {"a1": 1, "a2": 1}
    assert [event.model for event in told(game, "state-gained")] == ["a1", "a2"]
    assert game.battle.base["A"] == 3
    assert model(game, "a1").spent == ["last_stand"]


@pytest.mark.clause("brimstone:4.801", "brimstone:4.803")
def test_double_time_speeds_up_one_or_two_friends() -> None:
    game = position(
        unit("a1", "gm_isaura", 10, 10, spent=["last_stand"]),
        unit("a2", "gm_halb", 13, 10),
        unit("a3", "gm_halb", 10, 13),
        FAR,
        active="a1",
    )
    play(game, ["concentration", "effect-first"])
    play(game, ["double_time:a1:"])
    hurried = game.decision
    assert isinstance(hurried, Tick)
    assert list(hurried.answers()) == [("a2",), ("a2", "a3"), ("a3",)]
    play(game, ["a2+a3"])

    assert model(game, "a2").states == model(game, "a3").states == {"sped_up": 1}
    assert game.battle.cmd["A"] == 3


@pytest.mark.clause("brimstone:4.801", "brimstone:7.12")
def test_absolve_takes_one_state_but_never_rage() -> None:
    game = position(
        unit("a1", "gm_amos", 10, 10),
        unit("a2", "gm_halb", 12, 12, states={"stunned": 1}, burns=[[1, 2]]),
        unit("a3", "gm_halb", 8, 12, changed={"abilities": {"rage": True}}),
        FAR,
        active="a1",
    )
    assert keys(game) == ["absolve:a1:a2", "pass"]
    play(game, ["absolve:a1:a2", [4, 1, 1, 1]])
    assert keys(game) == ["stunned", "consumed/0"]
    play(game, ["consumed/0"])

    assert (model(game, "a2").states, model(game, "a2").burns) == ({"stunned": 1}, [])


@pytest.mark.clause("brimstone:4.801", "brimstone:4.610")
def test_puppet_strings_control_troopers_and_only_stun_officers() -> None:
    def strings(target: str, *rolls: list[int]) -> dict[str, int]:
        game = position(
            unit("a1", "ac_nhal", 10, 10, used=["dream"]),
            unit("b1", target, 16, 10),
            FAR,
            active="a1",
        )
        play(game, ["focusing", "strings:a1:b1", *rolls])
        return model(game, "b1").states

    assert strings("gm_halb", [4, 1, 1, 1, 1]) == {"stunned": 1}
    assert strings("gm_halb", [4, 4, 1, 1, 1]) == {"controlled": 1}
    assert strings("gm_halb", [4, 4, 4, 4, 1]) == {"controlled": 2}
    assert strings("gm_isaura", [4, 4, 4, 4, 4]) == {"stunned": 1}


@pytest.mark.clause("brimstone:4.801")
def test_kiss_of_embers_by_net_successes() -> None:
    by_net = {1: (1, 2), 2: (2, 2), 3: (2, 3), 5: (2, 3)}
    for net, burns in by_net.items():
        dice = [4] * net + [1] * (5 - net)
        game = position(
            unit("a1", "ac_nhal", 10, 10, used=["dream"]),
            unit("b1", "gm_halb", 16, 10),
            active="a1",
        )
        play(game, ["concentration", "effect-first", "kiss:a1:b1", dice])

        assert model(game, "b1").burns == [burns]


@pytest.mark.clause("brimstone:4.801", "brimstone:7.15")
def test_close_ranks_protects_the_target_of_a_shot_too() -> None:
    game = position(
        unit("a1", "ac_slinger", 5, 10),
        unit("b1", "gm_halb", 16, 10),
        unit("b2", "gm_isaura", 30, 30, spent=["vae_soli"]),
        active="a1",
    )
    play(game, ["shooting", to(), "close_ranks:b2:b1", [5, 5, 5, 1]])

    assert model(game, "b1").lp == 7 - (5 - 1 - 2)


@pytest.mark.clause("brimstone:4.708", "brimstone:4.705")
@pytest.mark.parametrize(("left", "asked"), [(2, "vae-victis"), (1, "activate")])
def test_vae_victis_takes_two_points_and_no_more(left: int, asked: str) -> None:
    game = position(
        unit("a1", "gm_halb", 10, 10),
        unit("a2", "gm_isaura", 30, 30, **QUIET_ISAURA),
        unit("a3", "gm_halb", 30, 27),
        FAR,
        seats={"A": {"base": 4, "cmd": left}},
        active="a1",
    )

    play(game, ["hold"])

    assert game.decision.topic == asked
