"""The turn: upkeep, opportunities, activations, windows (3.1-3.21)."""

from typing import Any

import pytest

from grognard.conformance import random_answer
from grognard.kernel.chance import Lots
from grognard.kernel.game import Game
from grognard.kernel.questions import Choose
from grognard.kernel.wishes import Wishes, Yield, begun, passes
from grognard.rulesets.brimstone import RULESET
from grognard.rulesets.brimstone.battle import Battle
from grognard.rulesets.brimstone.dice import RollPool
from grognard.testing import play
from grognard.testing.brimstone import duel, model, position, to, unit
from grognard.testing.positions import keys, told

FAR = unit("b9", "ac_legion", 34, 34)
NO_WISHES = Wishes(auto_pass=False)
WAITED = {"status": "activated"}


@pytest.mark.clause("brimstone:3.1", "brimstone:3.19")
def test_a_turn_is_upkeep_action_and_end() -> None:
    game = position(unit("a1", "gm_halb", 10, 10), FAR, phase="upkeep", turn=1)
    play(game, ["self", "hold", "hold"])

    kinds = [entry.event.kind for entry in game.log]
    order = ["turn-began", "first-player", "activated", "turn-ended", "turn-began"]
    assert [kind for kind in kinds if kind in order] == [
        "turn-began", "first-player", "activated", "activated", "turn-ended", "turn-began",
    ]  # fmt: skip


@pytest.mark.clause("brimstone:3.2", "brimstone:3.8", "brimstone:7.13")
def test_upkeep_goes_in_order() -> None:
    game = position(
        unit(
            "a1",
            "gm_halb",
            10,
            10,
            lp=6,
            burns=[[1, 2]],
            status="activated",
            changed={"effects": ["litany"]},
            used=["litany"],
        ),
        unit("a2", "gm_giant", lp=14, held_by="b1"),
        unit("b1", "ac_gullet", 30, 30, lp=15, status="activated"),
        seats={"A": {"base": 3, "cmd": 0, "kills": 2}},
        phase="upkeep",
        turn=3,
        dominance="B",
    )

    kinds = [e.event.kind for e in game.log]
    steps = [
        "turn-began", "dominance-taken", "command-refreshed", "digested", "burned", "regenerated",
    ]  # fmt: skip
    assert [kind for kind in dict.fromkeys(kinds) if kind in steps] == steps
    assert game.battle.turn == 3
    assert (model(game, "a1").status, model(game, "a1").used) == ("waiting", [])
    assert model(game, "b1").lp == 16
    assert (game.decision.topic, game.decision.seat) == ("first-player", "A")


@pytest.mark.clause("brimstone:3.3", "brimstone:3.4")
def test_whoever_killed_more_takes_dominance_and_scores_are_reset() -> None:
    game = position(
        unit("a1", "gm_isaura", 10, 10, lp=1, burns=[[1, 1]]),
        unit("a2", "gm_halb", 14, 10),
        unit("b1", "ac_nhal", 20, 20, lp=1, burns=[[1, 1]]),
        unit("b2", "ac_imp", 22, 20, lp=1, burns=[[1, 1]]),
        unit("b3", "ac_legion", 24, 20),
        phase="upkeep",
        turn=2,
        dominance="A",
    )

    assert game.battle.kills == {"A": 2, "B": 3}
    play(game, ["self", "hold", "hold"])
    assert told(game, "dominance-taken")[-1].seat == "B"
    assert game.battle.kills == {"A": 0, "B": 0}


@pytest.mark.clause("brimstone:3.5")
def test_command_is_refreshed_to_base_and_not_more() -> None:
    game = position(
        unit("a1", "gm_halb", 10, 10),
        FAR,
        seats={"A": {"base": 4, "cmd": 1}},
        phase="upkeep",
        turn=2,
    )

    assert game.battle.cmd["A"] == 4


@pytest.mark.clause("brimstone:3.8", "brimstone:3.6", "brimstone:4.618")
def test_a_swallower_that_burns_to_death_releases_a_victim_that_was_digested_first() -> None:
    game = position(
        unit("a1", "gm_giant", lp=5, held_by="b1"),
        unit("a2", "gm_halb", 2, 2),
        unit("b1", "ac_gullet", 20, 20, lp=1, burns=[[1, 1]]),
        FAR,
        phase="upkeep",
        turn=2,
    )

    assert model(game, "a1").lp == 2
    assert model(game, "a1").at == (20.0, 20.0)
    assert model(game, "b1").dead


@pytest.mark.clause("brimstone:3.9")
def test_the_first_player_may_not_pass_at_first() -> None:
    company = [unit(f"b{n}", "ac_legion", 30, 10 + 2 * n) for n in range(1, 4)]
    first = position(
        unit("a1", "gm_halb", 10, 10), unit("a2", "gm_halb", 5, 5), *company, first=True
    )
    later = position(unit("a1", "gm_halb", 10, 10), unit("a2", "gm_halb", 5, 5), *company)

    assert keys(first) == ["a1", "a2"]
    assert keys(later) == ["a1", "a2", "pass"]


@pytest.mark.clause("brimstone:3.10", "brimstone:3.13")
def test_players_take_opportunities_in_turn() -> None:
    game = position(
        unit("a1", "gm_halb", 10, 10),
        unit("a2", "gm_halb", 5, 5),
        unit("b1", "ac_legion", 30, 30),
        unit("b2", "ac_legion", 32, 30),
    )
    play(game, ["a1", "hold", "b1", "hold", "hold"])

    assert [event.model for event in told(game, "activated")][:3] == ["a1", "b1", "a2"]


@pytest.mark.clause("brimstone:3.11")
def test_passing_needs_strictly_fewer_waiting_models_not_counting_the_swallowed() -> None:
    even = position(
        unit("a1", "gm_halb", 10, 10),
        unit("a2", "gm_halb", 5, 5),
        unit("b1", "ac_legion", 30, 30),
        unit("b2", "ac_legion", 33, 30),
        unit("b3", "ac_legion", lp=9, held_by="a1"),
    )
    slowed = position(
        unit("a1", "gm_halb", 10, 10),
        unit("b1", "ac_legion", 30, 30),
        unit("b2", "ac_legion", 33, 30, states={"slowed": 1}),
    )

    assert "pass" not in keys(even)
    assert keys(slowed) == ["a1", "pass"]
    play(slowed, ["pass"])
    assert told(slowed, "passed")[0].seat == "A"
    assert slowed.decision.seat == "B"


@pytest.mark.clause("brimstone:3.12", "brimstone:4.617")
def test_a_player_with_nobody_waiting_is_skipped_and_the_phase_ends() -> None:
    game = position(
        unit("a1", "gm_halb", 10, 10, **WAITED),
        unit("a2", "gm_halb", lp=7, held_by="b1"),
        unit("b1", "ac_gullet", 30, 30),
        unit("b2", "ac_legion", 33, 20),
        seat="A",
        turn=2,
    )

    assert game.decision.seat == "B"
    play(game, ["b1", "hold", "hold"])
    assert game.battle.turn == 3


@pytest.mark.clause("brimstone:3.14")
def test_the_steps_of_an_activation() -> None:
    game = position(
        unit("a1", "gm_ortrud", 10, 10),
        unit("a2", "gm_isaura", 30, 5, spent=["last_stand", "close_ranks", "vae_soli"]),
        unit("a3", "gm_halb", 30, 8),
        unit("b1", "ac_legion", 13, 10),
        active="a1",
    )
    windows = []
    script: list[Any] = ["assault", to((12, 10)), "engage:b1", [1] * 6, [1, 1, 1, 1]]
    answers = iter(script)
    while game.decision is None or game.decision.topic != "vae-victis":
        if game.decision is not None and game.decision.topic == "window":
            windows.append(game.decision.facts["window"])
            play(game, ["pass"])
        else:
            play(game, [next(answers)])

    assert windows == ["w2", "w3", "w4", "w4", "w7", "w8"]
    assert model(game, "a1").status == "activated"


@pytest.mark.clause("brimstone:3.15", "brimstone:4.804", "brimstone:4.805")
def test_a_marked_vertex_opens_a_window_and_the_rest_may_be_replanned() -> None:
    game = position(unit("a1", "gm_ortrud", 10, 10), FAR, active="a1")
    play(game, ["pass", "advance", "pass", to((12, 10), (12, 12))])

    assert keys(game) == ["mark:0", "no-mark"]
    play(game, ["mark:0"])
    assert model(game, "a1").at == (12.0, 10.0)
    assert game.decision.facts["window"] == "w4"
    play(game, ["blood_oath:a1:a1"])
    assert game.decision.topic == "place-replan"
    assert game.decision.region.refuse(to((16, 10))) is None
    assert game.decision.region.refuse(to((16.1, 10))).reason == "too-far"
    play(game, [to((12, 14))])
    assert model(game, "a1").at == (12.0, 14.0)


@pytest.mark.clause("brimstone:3.15", "brimstone:4.807")
def test_a_vertex_may_be_marked_where_an_effect_comes_into_range_only_there() -> None:
    game = position(unit("a1", "gm_buckler", 10, 10), unit("b1", "ac_nhal", 20, 10), active="a1")
    play(game, ["run", to((14, 10), (14, 14), (13, 14))])

    assert keys(game) == ["mark:0", "no-mark"]
    play(game, ["mark:0"])
    assert game.decision.facts["window"] == "w4"
    assert keys(game) == ["dream:b1:a1", "pass"]


@pytest.mark.clause("brimstone:3.16")
def test_players_alternate_in_a_window_until_both_pass() -> None:
    game = position(
        unit("a1", "ac_nhal", 10, 10),
        unit("b1", "ac_nhal", 14, 10),
        unit("b2", "ac_legion", 15, 13),
        active="a1",
    )
    assert (game.decision.seat, game.decision.facts["window"]) == ("A", "w2")

    play(game, ["pass"])
    assert game.decision.seat == "B"
    play(game, ["dream:b1:a1", [1, 1, 1, 1, 1]])
    assert game.decision.seat == "A"
    play(game, ["pass"])
    assert game.decision.topic == "action"


@pytest.mark.clause("brimstone:3.16")
def test_a_window_in_which_nobody_can_do_anything_is_silent() -> None:
    game = duel("gm_halb", "ac_legion")

    play(game, ["melee"])

    assert isinstance(game.question, RollPool)


@pytest.mark.clause("brimstone:3.16")
def test_a_seat_may_ask_not_to_be_asked() -> None:
    def dreamers(**how: Any) -> Game[Battle]:
        return position(
            unit("a1", "gm_halb", 10, 10), unit("b1", "ac_nhal", 14, 10), active="a1", **how
        )

    assert dreamers().decision.topic == "window"
    quiet = dreamers(options={"windows_b": "never"})
    assert quiet.decision.topic == "action"
    picky = dreamers(options={"windows_b": "attacks_only"})
    assert picky.decision.topic == "action"


@pytest.mark.clause("brimstone:3.16")
def test_a_window_only_ever_asks_whoever_has_something_to_use() -> None:
    game = RULESET.new_game(seed=5)
    lot = Lots("windows").lot(0)
    asked = 0
    while (decision := game.decision) is not None:
        if decision.topic == "window":
            assert isinstance(decision, Choose)
            offered = [option.key for option in decision.options]
            assert offered[-1] == "pass" and len(offered) > 1
            asked += 1
        game.trust(random_answer(decision, lot))

    assert asked


OFFICER = ("a1", "gm_isaura", 10, 10)
FRIEND = unit("a2", "gm_halb", 13, 10)


def windows_met(game: Game[Battle], *answers: Any, wishes: Wishes = NO_WISHES) -> list[str]:
    """The windows a player is asked in who lets all of them pass, of one activation."""
    met, left = [], list(answers)
    while game.battle.active == "a1" and (decision := game.decision) is not None:
        if decision.topic != "window":
            game.answer(left.pop(0))
            continue
        assert isinstance(decision, Choose)
        if not passes(decision, wishes, RULESET, game.battle):
            met.append(decision.facts["window"])
        game.answer("pass")
    return met


@pytest.mark.clause("brimstone:3.16")
def test_one_wish_lets_pass_every_window_of_an_officers_activation() -> None:
    def isaura() -> Game[Battle]:
        return position(unit(*OFFICER), FRIEND, FAR, active="a1")

    game = isaura()
    wanted = begun(Yield("any-time", "activation"), RULESET, game.battle)

    assert windows_met(isaura(), "advance", to((10, 14))) == ["w2", "w3", "w4", "w8"]
    wished = Wishes(auto_pass=False, yields=(wanted,))
    assert windows_met(game, "advance", to((10, 14)), wishes=wished) == []


@pytest.mark.clause("brimstone:3.14", "brimstone:3.16", "brimstone:4.804")
def test_a_window_right_before_the_last_one_is_passed_unless_somebody_may_come_between() -> None:
    def alone(*others: Any) -> Game[Battle]:
        return position(unit(*OFFICER), FRIEND, FAR, *others, active="a1")

    assert windows_met(alone(), "hold", wishes=Wishes()) == ["w2", "w8"]
    assert windows_met(alone(), "advance", to((10, 14)), wishes=Wishes()) == ["w2", "w3", "w8"]
    dreamer = unit("b1", "ac_nhal", 14, 13)
    watched = windows_met(alone(dreamer), "hold", wishes=Wishes())
    assert watched == ["w2", "w2", "w3", "w3", "w8", "w8"]


@pytest.mark.clause("brimstone:4.603", "brimstone:4.804")
def test_an_effect_that_gives_nobody_anything_is_not_offered_in_earnest() -> None:
    def oath(**states: int) -> Choose:
        game = position(unit("a1", "gm_ortrud", 10, 10, states=states), FAR, active="a1")
        assert isinstance(game.decision, Choose)
        return game.decision

    vain, sound = oath(berserk=3, brave=3), oath(berserk=3, brave=1)

    assert vain.moot is not None and vain.moot()
    assert sound.moot is not None and not sound.moot()


@pytest.mark.clause("brimstone:4.806")
def test_an_effect_used_in_one_copy_of_a_game_is_still_open_in_another() -> None:
    game = position(unit("a1", "gm_halb", 10, 10), unit("b1", "ac_nhal", 14, 10), phase="action")
    one, two = game.fork(), game.fork()
    assert "dream:b1:a1" in keys(one)

    play(one, ["dream:b1:a1", [1, 1, 1, 1, 1]])

    assert one.decision.topic == "action"
    assert "dream:b1:a1" in keys(two)


@pytest.mark.clause("brimstone:3.17", "brimstone:4.601")
def test_states_count_down_after_each_activation() -> None:
    game = position(
        unit("a1", "gm_halb", 10, 10, states={"brave": 2, "stunned": 1}), FAR, active="a1"
    )
    play(game, ["hold"])

    assert model(game, "a1").states == {"brave": 1}
    assert told(game, "state-faded")[0].state == "stunned"


@pytest.mark.clause("brimstone:3.18")
def test_an_active_model_that_dies_ends_its_activation() -> None:
    game = duel("gm_halb", "ac_legion", unit("a2", "gm_halb", 2, 2), FAR, a={"lp": 1})
    play(game, ["melee", [1] * 3, [4, 4, 4, 4]])

    assert model(game, "a1").dead
    assert game.battle.active != "a1"
    assert game.decision.seat == "B"


@pytest.mark.clause("brimstone:3.18", "brimstone:4.617")
def test_an_active_model_that_is_swallowed_ends_its_activation_without_countdown() -> None:
    game = duel(
        "gm_halb",
        "ac_gullet",
        unit("a2", "gm_halb", 2, 2),
        a={"changed": {"lp": 40}, "states": {"brave": 1}},
        apart=1.6,
    )
    play(game, ["melee", [1] * 5, [4, 4, 4, 4, 4, 4][:5], "swallow"])

    assert model(game, "a1").held_by == "b1"
    assert model(game, "a1").states == {"brave": 1}
    assert model(game, "a1").status == "activated"


@pytest.mark.clause("brimstone:3.19", "brimstone:5.2")
def test_the_game_ends_after_the_last_turn() -> None:
    game = position(
        unit("a1", "gm_halb", 10, 10, **WAITED),
        unit("b1", "ac_legion", 20, 20, **WAITED),
        scenario="the_pit",
        turn=5,
    )

    assert game.over
    assert told(game, "turn-ended")


@pytest.mark.clause("brimstone:3.20", "brimstone:4.708")
def test_an_extra_activation_leaves_the_next_opportunity_to_the_opponent() -> None:
    game = position(
        unit("a1", "gm_isaura", 10, 10, spent=["last_stand"]),
        unit("a2", "gm_halb", 5, 5),
        unit("a3", "gm_halb", 5, 8),
        unit("b1", "ac_legion", 30, 30),
        unit("b2", "ac_legion", 33, 30),
    )
    play(game, ["a2", "hold", "a3", "hold"])

    assert [event.model for event in told(game, "activated")] == ["a2", "a3"]
    assert game.decision.seat == "B"
    assert game.battle.cmd["A"] == 2


@pytest.mark.clause("brimstone:3.21")
def test_a_part_made_impossible_is_skipped_and_the_rest_is_carried_out() -> None:
    game = position(
        unit("a1", "ac_legion", 10, 10),
        unit("a2", "ac_legion", 2, 2),
        unit("b1", "gm_halb", 13.4, 10),
        unit("b2", "ac_nhal", 10, 13, changed={"effects": ["dream", "strings"]}),
        active="a1",
    )
    play(game, ["pass", "charge", "b1"])
    assert game.decision.facts["window"] == "w3"
    model(game, "a1").states["immobilized"] = 1
    play(game, ["pass", "pass"])

    assert model(game, "a1").at == (10.0, 10.0)
    assert told(game, "action-failed")[0].action == "charge"
    assert model(game, "a1").status == "activated"
