"""Records of earlier games still replay; a change that breaks one raises its rules version.

Set GROGNARD_ARCHIVE=write to add the games of a new version.
"""

import os
from pathlib import Path

import pytest

import grognard
from grognard.conformance import play_randomly
from grognard.kernel import records
from grognard.kernel.game import replay

FOLDER = Path(__file__).parent

if os.environ.get("GROGNARD_ARCHIVE") == "write":
    for name in grognard.rulesets():
        ruleset = grognard.ruleset(name)
        for scenario in ruleset.scenario_ids():
            game = ruleset.new_game(scenario, seed=11)
            for _ in play_randomly(game, "archive"):
                pass
            game.record.save(FOLDER / f"{name}-v{ruleset.version}-{scenario}.game.json")


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.game.json")), ids=lambda path: path.stem)
def test_an_archived_game_replays(path: Path) -> None:
    record = records.read(path)
    ruleset = grognard.ruleset(record.setup.ruleset)
    if record.setup.version != ruleset.version:
        pytest.skip(f"made with version {record.setup.version} of the rules")

    assert replay(ruleset, record).over


def test_every_ruleset_has_games_in_the_archive() -> None:
    kept = {path.name.split("-")[0] for path in FOLDER.glob("*.game.json")}

    assert kept >= set(grognard.rulesets())
