"""Whole games as readable text: a change of the rules shows as a difference one can read.

Set GROGNARD_GOLDEN=write to write the files anew, in a commit of their own.
"""

import os
from pathlib import Path

import pytest

import grognard
from grognard.conformance import play_randomly
from grognard.testing import playthrough

FOLDER = Path(__file__).parent
CASES = [
    pytest.param(name, scenario, id=f"{name}-{scenario}")
    for name in grognard.rulesets()
    for scenario in grognard.ruleset(name).scenario_ids()[:2]
]


@pytest.mark.parametrize(("name", "scenario"), CASES)
def test_the_same_game_for_ever(name: str, scenario: str) -> None:
    game = grognard.ruleset(name).new_game(scenario, seed=2026)
    text = playthrough(game, play_randomly(game, "golden"))
    file = FOLDER / f"{name}-{scenario}.txt"

    if os.environ.get("GROGNARD_GOLDEN") == "write":
        file.write_text(text, encoding="utf-8")

    assert file.read_text(encoding="utf-8") == text
