"""The game that the first pages replay is one of today's rules, from first answer to last.

Set GROGNARD_GOLDEN=write to have it played anew.
"""

import os
from pathlib import Path

import grognard
from grognard.bots import Table, bot

FILE = Path(__file__).parents[2] / "examples" / "duel.game.json"


def test_the_example_of_a_record_can_be_replayed_to_its_end() -> None:
    if os.environ.get("GROGNARD_GOLDEN") == "write":
        game = grognard.ruleset("colossus").new_game("iron_reckoning", seed=1815)
        Table(game, {seat: bot("brisk", seat) for seat in game.seats}).play()
        game.record.save(FILE)

    assert grognard.load(FILE).over
