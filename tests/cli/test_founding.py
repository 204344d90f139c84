"""A package that `grognard new ruleset` lays out plays, passes every law, and is found."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from grognard.cli import founding
from tests.cli.conftest import Command
from tests.installing import as_installed

COMMAND = Path(sys.executable).with_name("grognard")


@pytest.fixture
def pebbles(command: Command, tmp_path: Path) -> Path:
    """A game that somebody has just begun."""
    folder = tmp_path / "work" / "pebbles"
    folder.parent.mkdir()
    call = ["new", "ruleset", "pebbles", "--title", "Pebbles & Co", "--folder", folder]
    said = command(*call)
    assert said.code == 0, said.err
    return folder


def run(*call: object, env: dict[str, str], cwd: Path) -> subprocess.CompletedProcess[str]:
    words = [str(word) for word in call]
    return subprocess.run(words, env=env, cwd=cwd, capture_output=True, text=True, check=False)


def test_a_new_package_keeps_nothing_of_the_name_it_was_copied_from(pebbles: Path) -> None:
    for file in pebbles.rglob("*"):
        assert founding.EXAMPLE not in file.name
        if file.suffix == ".py":
            imported = re.findall(r"^(?:from|import) (\w+)", file.read_text("utf-8"), re.MULTILINE)
            assert founding.EXAMPLE not in imported
    assert 'pebbles = "pebbles:RULESET"' in (pebbles / "pyproject.toml").read_text("utf-8")
    words = (pebbles / "src" / "pebbles" / "text" / "fr.ftl").read_text("utf-8")
    assert words.startswith("ruleset-pebbles = Pebbles & Co\n")
    assert "# Pebbles & Co\n" in (pebbles / "README.md").read_text("utf-8")


def test_a_new_package_passes_its_own_tests_and_every_law(pebbles: Path, tmp_path: Path) -> None:
    env = as_installed(pebbles, tmp_path / "site")

    said = run(sys.executable, "-m", "pytest", "-q", "-p", "no:randomly", ".", env=env, cwd=pebbles)

    assert said.returncode == 0, said.stdout[-2000:]
    assert " passed" in said.stdout


def test_a_new_package_is_listed_and_played_at_once(pebbles: Path, tmp_path: Path) -> None:
    env = as_installed(pebbles, tmp_path / "site") | {"GROGNARD_LANG": "en"}

    listed = run(COMMAND, "list", env=env, cwd=tmp_path)
    played = run(COMMAND, "simulate", "pebbles", "--games", 4, "--jobs", 1, env=env, cwd=tmp_path)

    assert "pebbles – Pebbles & Co" in listed.stdout
    assert played.returncode == 0, played.stderr
    assert "4 games" in played.stdout


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("Pebbles", "cannot be the name of a game"),
        ("../pebbles", "cannot be the name of a game"),
        ("class", "cannot be the name of a game"),
        ("colossus", "already"),
        ("msgspec", "already"),
    ],
)
def test_a_name_that_would_not_work_is_refused_and_nothing_written(
    command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, reason: str
) -> None:
    monkeypatch.chdir(tmp_path)

    said = command("new", "ruleset", name)

    assert said.code == 2
    assert reason in said.err
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_exists_is_left_alone(command: Command, tmp_path: Path) -> None:
    (tmp_path / "mine").mkdir()

    said = command("new", "ruleset", "pebbles", "--folder", tmp_path / "mine")

    assert said.code == 2
    assert list((tmp_path / "mine").iterdir()) == []


def test_a_title_cannot_break_the_files_it_stands_in(command: Command, tmp_path: Path) -> None:
    title = 'Peb"bles {x} \\ \n"""'

    said = command("new", "ruleset", "pebbles", "--title", title, "--folder", tmp_path / "pebbles")

    assert said.code == 0
    env = as_installed(tmp_path / "pebbles", tmp_path / "site")
    found = run(sys.executable, "-c", "import pebbles", env=env, cwd=tmp_path)
    assert found.returncode == 0, found.stderr


GUIDES = Path(__file__).parents[2] / "docs"
SOURCES = {
    "toml": ["src/pebbles/rulebook.toml"],
    "python": ["tests/test_race.py", "src/pebbles/movement.py"],
    "ftl": ["src/pebbles/text/en.ftl", "src/pebbles/text/fr.ftl"],
    "diff": ["src/pebbles/movement.py", "src/pebbles/movement.py", "src/pebbles/policy.py"],
}
"""What each block of the guide is written into, in the order of the guide."""


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_whoever_follows_the_guide_has_a_game_that_passes(
    pebbles: Path, tmp_path: Path, lang: str
) -> None:
    guide = (GUIDES / lang / "how-to" / "add-a-ruleset.md").read_text("utf-8")
    blocks = re.findall(r"```(\w+)\n(.*?)```", guide, re.DOTALL)
    left = {kind: list(files) for kind, files in SOURCES.items()}

    for kind, block in blocks:
        file = pebbles / left[kind].pop(0)
        text = file.read_text("utf-8")
        file.write_text(changed(text, block) if kind == "diff" else f"{text}\n\n{block}", "utf-8")
    env = as_installed(pebbles, tmp_path / "site")
    said = run(sys.executable, "-m", "pytest", "-q", "-p", "no:randomly", ".", env=env, cwd=pebbles)

    assert not any(left.values())
    assert said.returncode == 0, said.stdout[-2000:]


def changed(text: str, block: str) -> str:
    """A text in which the lines that a block takes away give way to those it adds."""
    lines = block.splitlines(keepends=True)
    old = "".join(line[1:] for line in lines if line.startswith("-"))
    new = "".join(line[1:] for line in lines if line.startswith("+"))
    assert text.count(old) == 1, old
    return text.replace(old, new)
