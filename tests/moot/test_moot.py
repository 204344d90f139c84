"""What is said to be moot is: no answer is better than letting the moment pass."""

from __future__ import annotations

from typing import Any

import pytest
from moot.oracle import TooMuch, betters, moot_moments

import grognard
from grognard.kernel.game import Game
from grognard.kernel.questions import Choose
from grognard.testing import play
from grognard.testing.colossus import position, unit

SPENT = {
    "colossus": ("units.used", "units.smoke"),
    "gaslight": ("hands", "discard", "models.lucky"),
    "brimstone": ("cmd", "models.used"),
}
"""What answers spend: tags for this Turn and smoke; cards and luck; Command and Orders."""
GAMES = 12


@pytest.mark.parametrize("name", SPENT)
def test_no_answer_to_a_moot_question_is_better_than_passing(name: str) -> None:
    looked_at = 0
    for game in moot_moments(grognard.ruleset(name), GAMES):
        try:
            assert betters(game, SPENT[name]) == [], (game.decision, game.answers)
            looked_at += 1
        except TooMuch:
            continue

    assert looked_at


def shot(tags: str = "", **target: Any) -> Game[Any]:
    """A shot at a machine that looks away, with one tag for it or against it."""
    gun = {"tags": [tags]} if tags in ("flanker", "tracking") else {"tags": []}
    plates = {"tags": [tags]} if tags in ("bulwark", "reactive_plates") else {"tags": []}
    heading = 180 if tags == "bulwark" else 0
    return play(
        position(
            unit("a1", "ac_pikestaff", 20, 10, moved=True, changed=gun),
            unit("b1", "ac_maul", 20, 20, heading, attacked=True, changed=plates, **target),
        ),
        ["ranged:b1"],
    )


WRECK = {"structure": 0, "destroyed": "combat", "moved": True}


def moot_games() -> dict[str, Game[Any]]:
    """Moments that hardly come up, at which nothing can be gained."""
    frayed = position(
        unit("a1", "ac_maul", 10, 10, stress=6), unit("b1", "ac_squire", 40, 40), phase="stress"
    )
    doomed = {"armor": 0, "structure": 1, "moved": True}
    return {
        "flanker": shot("flanker", **WRECK),
        "bulwark": shot("bulwark", **WRECK),
        "tracking": play(shot("tracking", **WRECK), [[6, 1, 1], [1, 1, 5]]),
        "reactive_plates": play(shot("reactive_plates", **doomed), [[6, 6, 6], [1, 1, 1]]),
        "iron_nerve": play(frayed, [[6]]),
    }


@pytest.mark.parametrize(
    "topic", ["flanker", "bulwark", "tracking", "reactive_plates", "iron_nerve"]
)
def test_a_tag_that_changes_nothing_is_moot(topic: str) -> None:
    game = moot_games()[topic]
    question = game.decision
    assert isinstance(question, Choose) and question.moot is not None

    assert (question.topic, question.moot()) == (topic, True)
    assert betters(game, SPENT["colossus"]) == []


def test_the_oracle_finds_what_is_better_than_passing() -> None:
    game = play(shot("tracking", moved=True), [[6, 1, 1], [5, 1, 1]])
    question = game.decision
    assert isinstance(question, Choose) and question.moot is not None

    assert not question.moot()
    assert betters(game, SPENT["colossus"]) == ["miss"]
