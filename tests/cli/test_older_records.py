"""Records of rules that have changed since, on the command line."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import grognard
from tests.cli.conftest import Command, Said

OLD = grognard.ruleset("colossus").version
NEW = OLD + 1
WORDS = {"en": "is told from its record and not played", "fr": "est racontée d’après son"}


@pytest.fixture
def before(command: Command, recorded: Path) -> Said:
    """What was told of the game before the rules changed."""
    return command("replay", recorded)


@pytest.fixture
def renumbered(before: Said, monkeypatch: pytest.MonkeyPatch) -> None:
    """The rules have a new version in which nothing of this game has changed."""
    monkeypatch.setattr(grognard.ruleset("colossus"), "version", NEW)


@pytest.fixture
def changed(renumbered: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """The rules have changed: every game ends before its third turn."""
    ruleset = grognard.ruleset("colossus")
    next_step = ruleset.next_step

    def shorter(battle: Any) -> Any:
        if ruleset.turn(battle) == 3 and ruleset.result(battle) is None:
            ruleset.concede(battle, "A")
        return next_step(battle)

    monkeypatch.setattr(ruleset, "next_step", shorter)


@pytest.mark.usefixtures("renumbered")
def test_a_record_of_older_rules_that_agrees_to_its_end_is_sound(
    command: Command, recorded: Path, before: Said
) -> None:
    said = command("verify", recorded)

    assert said.code == 0 and said.out.startswith("The record is sound")
    assert command("replay", recorded).out == before.out


@pytest.mark.usefixtures("changed")
def test_a_record_that_parts_is_told_to_its_end_and_says_so(
    command: Command, recorded: Path, before: Said
) -> None:
    said = command("replay", recorded)
    notice, _, log = said.out.partition("\n")

    assert said.code == 0
    assert WORDS["en"] in notice
    assert log == before.out
    assert WORDS["fr"] in command("replay", recorded, "--lang", "fr").out


@pytest.mark.usefixtures("changed")
def test_its_early_moments_are_played_and_its_late_ones_drawn(
    command: Command, recorded: Path, tmp_path: Path
) -> None:
    data = command("replay", recorded, "--json").data
    picture = tmp_path / "late.svg"

    early = command("replay", recorded, "--at", data["played"] - 1)
    late = command("replay", recorded, "--at", data["answers"], "--svg", picture, "--seat", "B")

    assert 0 < data["played"] < data["answers"] and data["over"]
    assert WORDS["en"] not in early.out
    assert WORDS["en"] in late.out and picture.read_text().count("<svg")
    assert "told and not played" in command("replay", recorded, "--summary").err


@pytest.mark.usefixtures("changed")
def test_verify_says_how_far_it_holds(command: Command, recorded: Path) -> None:
    said, data = command("verify", recorded), command("verify", recorded, "--json")

    assert said.code == data.code == 1
    assert said.out == (
        f"Verified up to answer {data.data['played']}; "
        f"the rest was made with version {OLD} of the rules and is told from its trace.\n"
    )
    assert data.data["valid"] is False
    assert "n’est que racontée" in command("verify", recorded, "--lang", "fr").out


@pytest.mark.usefixtures("changed")
def test_it_is_played_on_from_where_it_can_be(
    command: Command, recorded: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("builtins.input", lambda prompt: "quit")

    said = command("play", "--resume", recorded)

    assert said.code == 0
    assert WORDS["en"] in said.out and "play on from where" in said.out


@pytest.mark.usefixtures("changed")
def test_without_a_trace_it_is_refused_as_ever(
    command: Command, recorded: Path, tmp_path: Path
) -> None:
    written = json.loads(recorded.read_text())
    del written["trace"]
    file = tmp_path / "bare.game.json"
    file.write_text(json.dumps(written))

    verified, replayed = command("verify", file), command("replay", file)

    assert verified.code == 1 and replayed.code == 2
    assert f"version {OLD} of the rules of colossus; this" in verified.out
    assert f"plays version {NEW}" in verified.out
    assert f"version {OLD} of the rules of colossus" in replayed.err


def test_a_trace_of_another_game_does_not_pass(
    command: Command, recorded: Path, tmp_path: Path
) -> None:
    other = grognard.ruleset("colossus").new_game("three_furnaces", seed=4)
    written = json.loads(recorded.read_text())
    written["trace"] = other.record.traced().trace
    file = tmp_path / "other.game.json"
    file.write_text(json.dumps(written))

    said = command("verify", file)

    assert said.code == 1
    assert "its trace is not what its answers lead to" in said.out
