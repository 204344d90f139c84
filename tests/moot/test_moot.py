"""What is said to be moot is: no answer is better than letting the moment pass."""

from __future__ import annotations

import pytest
from moot.oracle import TooMuch, betters, moot_moments

import grognard

SPENT = {
    "colossus": ("units.used", "units.smoke"),
    "gaslight": ("hands", "discard", "models.lucky"),
    "brimstone": ("cmd", "models.used", "muted"),
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
