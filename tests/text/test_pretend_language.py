"""A third language is a set of files: a package without code makes everything speak it."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import grognard
from grognard import languages
from grognard.content.rulebook import read_rulebook, told_in
from grognard.languages import books_of
from grognard.text import Words
from tests.text import brackets
from tests.text.brackets import PACKAGE, TAG

GROGNARD = [sys.executable, "-c", "from grognard.cli.main import main; main()"]


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    brackets.install(folder)
    return folder


@pytest.fixture
def at_hand(installed: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The package on the path of this very process."""
    monkeypatch.syspath_prepend(installed)
    languages._brought.cache_clear()
    yield
    monkeypatch.undo()
    languages._brought.cache_clear()


def console(installed: Path, *arguments: str) -> str:
    path = os.pathsep.join((str(installed), os.environ.get("PYTHONPATH", "")))
    done = subprocess.run(
        [*GROGNARD, *arguments],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    return done.stdout + done.stderr


def test_the_package_has_no_code(installed: Path) -> None:
    assert not list(installed.rglob("*.py"))


@pytest.mark.usefixtures("at_hand")
def test_a_language_is_there_once_its_files_are() -> None:
    assert languages.languages() == ("en", "fr", TAG)
    assert languages.known("QAA_XX.UTF-8") == TAG


@pytest.mark.usefixtures("at_hand")
@pytest.mark.parametrize("name", grognard.rulesets())
def test_every_game_is_told_in_it(name: str) -> None:
    words = Words(TAG, grognard.ruleset(name).package, strict=True)

    assert (
        words(f"ruleset-{name}")
        == f"⟦{Words('en', grognard.ruleset(name).package)(f'ruleset-{name}')}⟧"
    )
    assert words("points", n=1) == "⟦1 point⟧"


@pytest.mark.usefixtures("at_hand")
def test_its_rulebooks_stand_beside_the_books() -> None:
    package = grognard.ruleset("colossus").package
    book = read_rulebook(languages._file(package, "rulebook.toml"), books_of(package))

    clause = book.clause("4.402")
    assert told_in(TAG, clause.title) == f"⟦{clause.title['en']}⟧"
    assert told_in(TAG, clause.text).startswith("⟦")
    assert told_in(TAG, book.chapters[0].title).startswith("⟦")


def test_the_command_line_speaks_it(installed: Path) -> None:
    front = console(installed, "--lang", TAG).splitlines()
    assert [line for line in front if line and "⟦" not in line] == []
    assert "⟦How many games.⟧" in console(installed, "simulate", "--help", "--lang", TAG)
    assert "⟦Scenarios⟧" in console(installed, "list", "colossus", "--lang", TAG)
    assert "4.402  ⟦" in console(installed, "rules", "colossus", "4.402", "--lang", TAG)
    assert f"say en, fr or {TAG}" in console(installed, "list", "--lang", "tlh")


def test_what_it_lacks_is_told_in_english(tmp_path: Path) -> None:
    brackets.install(tmp_path)
    (tmp_path / PACKAGE / "grognard.rulesets.colossus.ftl").unlink()
    (tmp_path / PACKAGE / "grognard.rulesets.colossus.rulebook.toml").unlink()

    told = console(tmp_path, "list", "colossus", "--lang", TAG)
    assert "⟦Scenarios⟧" in told and "Iron Reckoning" in told and "⟦Iron" not in told
    assert "4.402  ⟦" not in console(tmp_path, "rules", "colossus", "4.402", "--lang", TAG)
