"""Commands run in this process, and files for them."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import grognard
from grognard.bots import Table, bot
from grognard.cli.main import run

DUEL = """
ruleset = "colossus"

[[unit]]
id = "a1"
seat = "A"
profile = "ac_halberd"
at = [20, 20]
heading = 0

[[unit]]
id = "b1"
seat = "B"
profile = "sr_skiff"
at = [20, 23.5]
heading = 180

[now]
phase = "combat"
"""

ARMY = """
ruleset = "colossus"
faction = "anvil_concord"
name = "Three of a kind"
{units}
"""


class Said(NamedTuple):
    """What a command said and how it ended."""

    code: int
    out: str
    err: str

    @property
    def data(self) -> Any:
        """The one JSON object of its answer."""
        assert self.out.count("\n") == 1, self.out
        return json.loads(self.out)


Command = Callable[..., Said]


@pytest.fixture
def command(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Command:
    """Runs a command as the console would."""
    for name in ("GROGNARD_LANG", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C")
    monkeypatch.setenv("GROGNARD_STRICT", "1")
    # Rich looks at these for the width of help pages.
    monkeypatch.setenv("COLUMNS", "100")

    def call(*arguments: object) -> Said:
        capsys.readouterr()
        code = run([str(argument) for argument in arguments])
        out, err = capsys.readouterr()
        assert "Traceback" not in out + err
        return Said(code, out, err)

    return call


@pytest.fixture
def duel(tmp_path: Path) -> Path:
    """A situation: a Halberd may shoot a Skiff at short range."""
    file = tmp_path / "duel.toml"
    file.write_text(DUEL)
    return file


def army(folder: Path, *profiles: str) -> Path:
    """A roster of these units."""
    units = "".join(f'[[unit]]\nprofile = "{profile}"\n' for profile in profiles)
    file = folder / "army.toml"
    file.write_text(ARMY.format(units=units))
    return file


@pytest.fixture(scope="session")
def recorded(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a whole game."""
    game = grognard.ruleset("colossus").new_game("three_furnaces", seed=3)
    Table(game, {seat: bot("random", seat) for seat in game.seats}).play()
    file = tmp_path_factory.mktemp("records") / "whole.game.json"
    game.record.save(file)
    return file
