"""Situations and rosters from outside: whatever is wrong is told in one sentence."""

from typing import Any

import pytest

from grognard.content import ContentError
from grognard.kernel.game import replay
from grognard.kernel.records import decode
from grognard.rulesets.saurian import RULESET
from grognard.testing.positions import seat
from grognard.testing.saurian import hx, of, position, unit

FAR = unit("b1", "rap", (9, 4, 3))


@pytest.mark.parametrize(
    ("parts", "now"),
    [
        ([unit("a1", "dodo", (1, 1)), FAR], {}),
        ([unit("a1", "rap", (1, 1), active="tro_99"), FAR], {}),
        ([unit("a1", "rap", (1, 1), next="fe_9"), FAR], {}),
        ([unit("a1", "rap", (1, 1), adrenaline=7), FAR], {}),
        ([unit("a1", "rap", (1, 1), health=3), FAR], {}),
        ([unit("a1", "rap", (40, 1)), FAR], {}),
        ([unit("a1", "rap", (1, 1), (2, 1), (3, 1), (4, 1)), FAR], {}),
        ([unit("a1", "rex", (0, 4, 0)), FAR], {}),
        ([unit("a1", "rap", (9, 4)), FAR], {}),
        ([unit("a1", "rap"), FAR], {}),
        ([unit("a1", "rap", (1, 1), sedatives=["am_9"]), FAR], {}),
        ([unit("a1", "rap", (1, 1), nets=[{"card": "am_4", "models": [7]}]), FAR], {}),
        ([unit("a1", "tro", (1, 1), weapon="sword"), FAR], {}),
        ([unit("a1", "rap", (1, 1), wings=2), FAR], {}),
        ([unit("a1", "rap", (1, 1)), FAR, seat("A", hand=["hh_99"])], {}),
        ([unit("a1", "rap", (1, 1)), FAR], {"phase": "dinner"}),
        ([unit("a1", "rap", (1, 1)), FAR], {"active": "z9"}),
        ([unit("a1", "rap", (1, 1)), FAR], {"first": "C"}),
        ([unit("a1", "rap", (1, 1)), FAR], {"grabs": [{"unit": "a1", "target": "zz"}]}),
        ([unit("a1", "rap", (1, 1)), FAR], {"things": [{"kind": "tank", "at": [2, 2]}]}),
        ([unit("a1", "rap", (1, 1)), FAR], {"things": [{"kind": "crate", "at": [1, 1]}]}),
        ([unit("a1", "rap", (1, 1)), FAR], {"scenario": "nowhere"}),
        ([unit("a1", "rap", (1, 1)), unit("e1", "rap", (5, 5)), FAR], {}),
    ],
)
def test_a_broken_situation_is_refused_with_a_sentence(
    parts: list[str], now: dict[str, Any]
) -> None:
    with pytest.raises(ContentError) as problem:
        position(*parts, **now)

    assert str(problem.value)


def test_what_a_situation_leaves_out_is_as_in_a_fresh_battle() -> None:
    game = position(unit("a1", "tro", (1, 1)), FAR)

    assert len(of(game, "a1").models) == 4
    assert len(of(game, "a1").deck) == 18
    assert len(game.battle.player("A").deck) == 20
    assert (len(game.battle.fear), len(game.battle.wounds)) == (12, 10)
    assert game.battle.supply["am_2"] == 6


def test_a_sleeper_may_be_written_down_without_its_darts() -> None:
    game = position(unit("a1", "rap", (1, 1), sedated=True), unit("a2", "rap", (3, 3)), FAR)

    assert of(game, "a1").sedatives == ["am_1"] * 3


def test_a_board_may_be_changed_in_place() -> None:
    game = position(unit("a1", "rap", (1, 1), changed={"melee": 9, "slots": 2}), FAR)

    assert (of(game, "a1").profile.melee, of(game, "a1").slots) == (9, 2)
    assert of(game, "b1").profile.melee == 3


def test_headings_in_degrees_are_understood_too() -> None:
    text = """
ruleset = "saurian"
[[unit]]
id = "a1"
seat = "A"
profile = "rex"
at = [5, 4]
heading = 270
[[unit]]
id = "b1"
seat = "B"
profile = "rap"
at = [9, 4]
heading = 30
"""
    game = RULESET.situation(text)

    assert [u.models[0].heading for u in game.battle.units] == [3, 1]
    assert game.battle.cells(of(game, "a1"), of(game, "a1").models[0]) == (hx(5, 4), hx(6, 4))


def test_a_game_from_a_situation_can_be_saved_and_replayed() -> None:
    game = position(unit("a1", "rap", (1, 1, 0), active="rap_1"), FAR, seed=4)
    for _ in range(12):
        decision = game.decision
        if decision is None:
            break
        game.answer(decision.usual)

    again = replay(RULESET, decode(game.record.encode()))

    assert again.codec.pack(again.battle) == game.codec.pack(game.battle)
