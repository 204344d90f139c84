"""Victory, objectives, relics and scenarios (5.1-5.13)."""

from typing import Any

import pytest

from grognard.kernel.game import Game
from grognard.rulesets.brimstone import RULESET
from grognard.rulesets.brimstone.battle import Battle
from grognard.rulesets.brimstone.damage import swallow
from grognard.rulesets.brimstone.states import inflict
from grognard.rulesets.brimstone.stats import displacement
from grognard.rulesets.brimstone.victory import controller, final_points, presence
from grognard.testing import play
from grognard.testing.brimstone import model, position, to, unit, why_not
from grognard.testing.positions import keys, told

CONTENT = RULESET.content

DONE = {"status": "activated"}


def end_of(scenario: str, *parts: str, turn: int = 6, **how: Any) -> Game[Battle]:
    """The end phase of a turn."""
    return position(*parts, scenario=scenario, phase="end", turn=turn, **how)


@pytest.mark.clause("brimstone:5.1", "brimstone:5.6", "brimstone:5.10")
def test_objectives_score_from_turn_two_for_strictly_more_presence() -> None:
    parts = [
        unit("a1", "gm_halb", 9, 18),
        unit("a2", "gm_halb", 18, 18),
        unit("b1", "ac_legion", 18, 20),
        unit("b2", "ac_duke", 27, 18),
    ]
    early = end_of("ford_of_cinders", *parts, turn=1)
    assert early.battle.points == {"A": 0, "B": 0}

    later = end_of("ford_of_cinders", *parts, turn=2)
    assert later.battle.points == {"A": 1, "B": 1}
    assert told(later, "objectives-held")


@pytest.mark.clause("brimstone:5.10", "brimstone:5.8", "brimstone:3.4")
def test_the_ford_pays_for_every_full_25_points_dead() -> None:
    game = end_of(
        "ford_of_cinders",
        unit("a1", "gm_halb", 2, 2),
        unit("b1", "ac_legion", 34, 34),
        unit("b2", "ac_duke", dead=True),
        unit("b3", "ac_legion", dead=True),
    )

    assert final_points(game.battle, "A") == (50 + 14) // 25
    assert game.over and game.result.winner == "A"


@pytest.mark.clause("brimstone:5.2", "brimstone:5.3")
def test_the_game_ends_at_once_when_a_player_owns_nobody_in_play() -> None:
    game = position(
        unit("a1", "gm_halb", 10, 10),
        unit("a2", "ac_gullet", 20, 20),
        unit("b1", "ac_imp", 11.2, 10),
        unit("b2", "ac_legion", lp=9, held_by="a2"),
        seats={"B": {"vp": 50}},
        active="a1",
    )
    play(game, ["melee", [4] * 4, [1, 1]])

    assert game.over
    assert (game.result.winner, game.result.rule) == ("A", "5.3")


@pytest.mark.clause("brimstone:5.2")
def test_a_controlled_model_counts_for_its_owner() -> None:
    game = position(
        unit("a1", "gm_halb", 10, 10),
        unit("a2", "gm_halb", 5, 5),
        unit("b1", "ac_imp", 11.2, 10),
        unit("b2", "ac_legion", 30, 30, states={"controlled": 2}),
        active="a1",
    )
    play(game, ["melee", [4] * 4, [1, 1]])

    assert not game.over


@pytest.mark.clause("brimstone:5.3")
def test_if_nobody_is_left_points_decide() -> None:
    game = position(
        unit("a1", "gm_halb", 10, 10, lp=1),
        unit("b1", "ac_imp", 11.2, 10, lp=1),
        active="a1",
    )
    play(game, ["melee", [4] * 3, [4, 4]])

    assert game.over
    assert game.result.winner == "B"
    assert game.result.scores == {"A": 6.0, "B": 15.0}


@pytest.mark.clause("brimstone:5.4")
def test_ties_go_by_cost_alive_and_then_by_dominance() -> None:
    cost = end_of(
        "the_pit",
        unit("a1", "gm_halb", 2, 2),
        unit("b1", "ac_legion", 20, 20),
        turn=5,
        dominance="B",
    )
    assert (cost.result.winner, cost.result.rule) == ("A", "5.4")

    for holder in "AB":
        even = end_of(
            "the_pit",
            unit("a1", "gm_halb", 2, 2),
            unit("b1", "gm_halb", 20, 20),
            turn=5,
            dominance=holder,
        )
        assert even.result.winner == holder


@pytest.mark.clause("brimstone:5.5", "brimstone:7.6")
def test_presence_by_rank_and_by_state() -> None:
    game = position(
        unit("a1", "gm_isaura", 2, 2),
        unit("a2", "gm_amos", 5, 2),
        unit("a3", "gm_halb", 8, 2),
        unit("a4", "gm_halb", 11, 2, states={"knocked_down": 0}),
        unit("a5", "gm_halb", 14, 2, states={"immobilized": 1}),
        unit("a6", "gm_halb", 18, 14.45, states={"controlled": 1}),
        unit("b1", "ac_imp", 18, 18),
        scenario="ford_of_cinders",
    )

    assert [presence(m) for m in game.battle.models] == [3, 2, 1, 0, 0, 1, 0]
    middle = game.battle.setting.objectives[1]
    assert controller(game.battle, middle) == "B"


@pytest.mark.clause("brimstone:5.7")
def test_a_free_model_may_pick_up_a_relic_before_or_after_its_action() -> None:
    game = position(
        unit("a1", "gm_halb", 11, 16.05),
        unit("b1", "ac_legion", 30, 30),
        scenario="scattered_reliquary",
        active="a1",
    )
    assert keys(game) == ["take-relic", "leave-relic"]
    play(game, ["take-relic"])

    carrier = model(game, "a1")
    assert (carrier.relic, displacement(carrier)) == (0, 3)
    assert why_not(game, "run") == why_not(game, "charge") == "5.7"
    late = position(
        unit("a1", "gm_halb", 11, 18),
        unit("b1", "ac_legion", 30, 30),
        scenario="scattered_reliquary",
        active="a1",
    )
    play(late, ["advance", to((11, 15)), "take-relic"])
    assert late.battle.relics[0].carrier == "a1"


@pytest.mark.clause("brimstone:5.7", "brimstone:7.6")
def test_imps_and_fighters_in_melee_pick_up_nothing() -> None:
    imp = position(
        unit("a1", "ac_imp", 11, 15),
        unit("b1", "gm_halb", 30, 30),
        scenario="scattered_reliquary",
        active="a1",
    )
    fighter = position(
        unit("a1", "gm_halb", 11, 15),
        unit("b1", "ac_legion", 12.2, 15),
        scenario="scattered_reliquary",
        active="a1",
    )

    assert imp.decision.topic == fighter.decision.topic == "action"


@pytest.mark.clause("brimstone:5.7")
def test_a_relic_drops_when_its_carrier_is_knocked_down_controlled_or_swallowed() -> None:
    def carrier() -> Game[Battle]:
        return position(
            unit("a1", "gm_halb", 10, 10, relic=0),
            unit("a2", "gm_halb", 3, 3),
            unit("b1", "ac_gullet", 30, 30),
            scenario="scattered_reliquary",
            active="b1",
        )

    def drop(game: Game[Battle], how: str) -> None:
        if how == "swallowed":
            swallow(game.battle, model(game, "b1"), model(game, "a1"))
        else:
            inflict(game.battle, model(game, "a1"), how, int(how == "controlled"), by="B")

    for how in ("knocked_down", "controlled", "swallowed"):
        game = carrier()
        drop(game, how)
        assert game.battle.relics[0].at == (10.0, 10.0)
        assert model(game, "a1").relic == -1


@pytest.mark.clause("brimstone:5.9")
def test_conceding_gives_the_opponent_the_game() -> None:
    game = position(unit("a1", "gm_halb", 10, 10), unit("b1", "ac_legion", 30, 30))
    game.concede("A")

    assert (game.result.winner, game.result.rule) == ("B", "5.9")


@pytest.mark.clause("brimstone:5.11")
def test_relics_are_worth_more_at_home() -> None:
    game = end_of(
        "scattered_reliquary",
        unit("a1", "gm_halb", 10, 6.9, relic=0),
        unit("a2", "gm_halb", 14, 7.0, relic=1),
        unit("a3", "gm_halb", 18, 20, relic=2),
        unit("b1", "ac_legion", 30, 10),
        unit("b2", "ac_nhal", dead=True),
        unit("b3", "ac_duke", dead=True),
        unit("b4", "ac_legion", dead=True),
    )

    # Of the dead, an Independent counts 1 and an Officer 2; troopers do not.
    assert game.result.scores["A"] == 3 + 2 + 2 + 1 + 2


@pytest.mark.clause("brimstone:5.12", "brimstone:7.3")
def test_severing_the_head() -> None:
    game = end_of(
        "sever_the_head",
        unit("a1", "gm_isaura", 30, 29),
        unit("a2", "gm_halb", dead=True),
        unit("b1", "ac_duke", 10, 10, lp=5),
        unit("b2", "ac_nhal", dead=True),
        unit("b3", "ac_imp", dead=True),
        unit("b4", "ac_legion", dead=True),
    )
    assert game.result.scores == {"A": 2 + 2 + 1 + 3, "B": 1.0}

    headless = end_of(
        "sever_the_head",
        unit("a1", "gm_isaura", 5, 5),
        unit("b1", "ac_duke", dead=True),
        unit("b2", "ac_legion", 30, 30),
    )
    assert headless.result.scores["A"] == 6


@pytest.mark.clause("brimstone:5.13")
def test_the_pit_counts_the_cost_of_the_dead() -> None:
    game = end_of(
        "the_pit",
        unit("a1", "gm_halb", 2, 2),
        unit("b1", "ac_legion", 20, 20),
        unit("b2", "ac_imp", dead=True),
        unit("b3", "ac_hound", dead=True),
        turn=5,
    )

    assert game.result.scores["A"] == 20


@pytest.mark.clause("brimstone:5.10", "brimstone:5.11", "brimstone:5.12", "brimstone:5.13")
def test_the_scenarios_are_laid_out_as_written() -> None:
    found = {
        s.id: (s.points, s.turns, s.table.width, len(s.terrain), len(s.objectives), len(s.relics))
        for s in CONTENT.scenarios.values()
    }

    assert found == {
        "ford_of_cinders": (200, 6, 36, 10, 3, 0),
        "scattered_reliquary": (200, 6, 36, 8, 0, 5),
        "sever_the_head": (200, 6, 36, 7, 0, 0),
        "the_pit": (100, 5, 24, 3, 0, 0),
    }
    depths = {
        s.id: s.zones["south"].below or s.zones["south"].diagonal_below
        for s in CONTENT.scenarios.values()
    }
    assert depths == {
        "ford_of_cinders": 6.5, "scattered_reliquary": 7.5, "sever_the_head": 16, "the_pit": 5,
    }  # fmt: skip
