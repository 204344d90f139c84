"""The doctor looks at everything, changes nothing, and says what to do."""

from __future__ import annotations

import sqlite3
import tomllib
import webbrowser
from collections.abc import Callable
from importlib import metadata
from pathlib import Path
from typing import Any

import pytest

import grognard
from grognard.cli import examining
from grognard.cli.voice import own_words
from grognard.table import compiled
from tests.cli.conftest import Command, Said

PROJECT = Path(__file__).parents[2] / "pyproject.toml"


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder of its own, a client that is built and a browser."""
    monkeypatch.setenv("GROGNARD_DATA", str(tmp_path / "data"))
    client = tmp_path / "static" / "index.html"
    client.parent.mkdir()
    client.write_text("<html>")
    monkeypatch.setattr(examining, "CLIENT", client)
    monkeypatch.setattr(webbrowser, "get", object)
    return tmp_path


def check(said: Said, name: str) -> Any:
    (found,) = [each for each in said.data["checks"] if each["name"] == name]
    return found


def without(*missing: str) -> Callable[[str], str]:
    """Package metadata in which these packages are not to be found."""
    real = metadata.version

    def version(name: str) -> str:
        if name in missing:
            raise metadata.PackageNotFoundError(name)
        return real(name)

    return version


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_sound_installation_has_nothing_wrong(command: Command, lang: str) -> None:
    said = command("doctor", "--lang", lang)

    assert said.code == 0
    assert f"Grognard {grognard.__version__}" in said.out
    assert "✗ " not in said.out
    assert ("Nothing is wrong." if lang == "en" else "Rien ne cloche.") in said.out


def test_for_programs_every_check_has_its_name_and_state(command: Command) -> None:
    said = command("doctor", "--json")

    assert said.data["sound"] is True
    names = [each["name"] for each in said.data["checks"]]
    assert {"program", "libraries", "games", "kernels", "client", "data", "database"} <= {*names}
    assert len(names) == len(set(names))
    assert all(each["advice"] for each in said.data["checks"] if each["state"] != "fine")


def test_looking_makes_no_folder_and_no_database(command: Command, home: Path) -> None:
    command("doctor")

    assert not (home / "data").exists()


def test_an_extra_that_is_not_installed_is_no_fault(
    command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(metadata, "version", without("polars"))

    said = command("doctor", "--json")

    assert said.code == 0
    assert check(said, "extra-lab")["state"] == "lacking"
    assert "polars" in check(said, "extra-lab")["says"]
    assert check(said, "extra-lab")["advice"] == 'pip install "grognard[lab]"'


def test_a_library_that_is_needed_and_missing_is_a_fault(
    command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(metadata, "version", without("shapely"))

    said = command("doctor", "--json")

    assert said.code == 1
    assert said.data["sound"] is False
    assert check(said, "libraries")["says"] == "Libraries are missing: shapely"


def test_a_game_that_cannot_be_loaded_is_named(
    command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(grognard, "rulesets", lambda: ["colossus", "no_such_game"])

    said = command("doctor")

    assert said.code == 1
    assert "✗ The game no_such_game cannot be loaded" in said.out
    assert "✓ Games: colossus" in said.out


def test_a_client_that_is_not_built_is_a_fault(command: Command, home: Path) -> None:
    (home / "static" / "index.html").unlink()

    said = command("doctor", "--json")

    assert said.code == 1
    assert check(said, "client")["advice"] == "make web"


def test_no_browser_is_no_fault(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    def none() -> None:
        raise webbrowser.Error

    monkeypatch.setattr(webbrowser, "get", none)

    said = command("doctor", "--json")

    assert said.code == 0
    assert check(said, "browser")["state"] == "lacking"


def test_a_data_folder_that_is_a_file_is_a_fault(command: Command, home: Path) -> None:
    (home / "data").write_text("not a folder")

    said = command("doctor", "--json")

    assert said.code == 1
    assert check(said, "data")["state"] == "wrong"


def test_the_games_of_the_database_are_counted(command: Command, home: Path) -> None:
    (home / "data").mkdir()
    base = sqlite3.connect(home / "data" / "games.db")
    base.execute("create table games (id text)")
    base.execute("insert into games values ('one')")
    base.commit()
    base.close()

    assert "✓ Database: 1 game\n" in command("doctor").out


def test_a_database_that_is_none_is_a_fault(command: Command, home: Path) -> None:
    (home / "data").mkdir()
    (home / "data" / "games.db").write_text("these are no games, and never were " * 100)

    said = command("doctor", "--json")

    assert said.code == 1
    assert check(said, "database")["state"] == "wrong"


@pytest.mark.parametrize(
    ("environment", "numba", "left", "state", "advice"),
    [
        ("", True, 0, "fine", ""),
        ("", True, 3, "lacking", "grognard doctor --compile"),
        ("", False, 0, "lacking", 'pip install "grognard[fast]"'),
        ("0", True, 0, "lacking", "unset GROGNARD_COMPILED"),
    ],
)
def test_the_doctor_tells_whether_geometry_is_compiled(
    command: Command,
    monkeypatch: pytest.MonkeyPatch,
    environment: str,
    numba: bool,
    left: int,
    state: str,
    advice: str,
) -> None:
    monkeypatch.setenv("GROGNARD_COMPILED", environment)
    if not numba:
        monkeypatch.setattr(metadata, "version", without("numba"))
    monkeypatch.setattr(compiled, "to_compile", lambda: left)

    found = check(command("doctor", "--json"), "kernels")

    assert (found["state"], found["advice"]) == (state, advice)


def test_the_doctor_compiles_on_request(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    called = []

    def compile_now(each: Callable[[], object]) -> bool:
        each()
        called.append("compiled")
        return True

    monkeypatch.setattr(compiled, "compile_now", compile_now)

    assert command("doctor", "--compile").code == 0
    assert called == ["compiled"]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_extra_says_what_it_is_for(lang: str) -> None:
    extras = tomllib.loads(PROJECT.read_text("utf-8"))["project"]["optional-dependencies"]
    words = own_words(lang)

    for extra in extras.keys() - {examining.FOR_DEVELOPERS}:
        assert words.has_own(f"doctor-for-{extra}"), extra
