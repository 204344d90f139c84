"""Games from positions written by hand: played at the terminal, in the browser, by the thousand."""

from __future__ import annotations

import io
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import grognard
from grognard.cli import playing
from tests.cli.conftest import Command
from tests.content.samples import SAMPLES, changed, tables, text

games = pytest.mark.parametrize("name", SAMPLES)


def file_of(folder: Path, position: dict[str, Any]) -> Path:
    file = folder / "duel.toml"
    file.write_text(text(position))
    return file


@games
def test_many_games_start_from_a_position(name: str, command: Command, tmp_path: Path) -> None:
    file = file_of(tmp_path, tables(name))
    call = ("simulate", file, "--bots", "random,random", "--games", 4, "--seed", 7, "--jobs", 1)

    said, again = command(*call, "--json"), command(*call, "--json")

    assert said.code == 0
    assert sum(said.data["wins"].values()) == said.data["games"] == 4
    assert said.data["wins"] == again.data["wins"]


@games
def test_a_position_is_played_at_the_terminal(
    name: str, command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = file_of(tmp_path, tables(name))
    record = tmp_path / "saved.game.json"
    lines = ["board", *["usual"] * 4, f"save {record}", "quit"]
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(lines) + "\n"))

    said = command("play", file, "--terminal", "--bot", "random", "--seed", 2)

    assert said.code == 0
    assert command("verify", record).code == 0
    assert grognard.load(record).setup.situation == text(tables(name))


@games
def test_a_position_is_handed_to_the_browser(
    name: str, command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: dict[str, Any] = {}

    def play(ruleset: str, **how: Any) -> None:
        asked.update(how, ruleset=ruleset)

    monkeypatch.setattr(playing, "_server", lambda: SimpleNamespace(play=play))

    said = command("play", file_of(tmp_path, tables(name)), "--bot", "random", "--no-browser")

    assert said.code == 0
    assert (asked["ruleset"], asked["bot"]) == (name, "random")
    assert asked["situation"] == text(tables(name))


@games
@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("call", [("simulate",), ("play",), ("play", "--terminal"), ("odds",)])
def test_a_position_that_cannot_be_is_one_sentence(
    name: str, lang: str, call: tuple[str, ...], command: Command, tmp_path: Path
) -> None:
    file = file_of(tmp_path, changed(name, {"at": [-5, 3]}))

    said = command(call[0], file, *call[1:], "--lang", lang)

    assert (said.code, said.out) == (2, "")
    assert said.err.count("\n") == 1
    assert "duel.toml" in said.err
    assert {"en": "unit 'a1': field 'at'", "fr": "unit « a1 »"}[lang] in said.err


@pytest.mark.parametrize("call", [("simulate",), ("play",), ("play", "--terminal")])
@pytest.mark.parametrize(
    ("option", "value"),
    [("--scenario", "iron_reckoning"), ("--rosters", "a,b"), ("--option", "points=110")],
)
def test_a_position_says_itself_what_an_option_would(
    call: tuple[str, ...], option: str, value: str, command: Command, duel: Path
) -> None:
    said = command(call[0], duel, *call[1:], option, value)

    assert said.code == 2
    assert said.err == (f"grognard: {duel} says itself what {option} would; leave {option} out.\n")


@pytest.mark.parametrize("call", [("simulate",), ("play",), ("play", "--terminal")])
def test_a_file_that_is_not_there_is_told(call: tuple[str, ...], command: Command) -> None:
    said = command(call[0], "/no/such.toml", *call[1:])

    assert said.code == 2
    assert said.err == "grognard: such.toml: there is no such file\n"
