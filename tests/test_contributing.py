"""What newcomers are told works."""

import re
import shlex
import shutil
import sys
from io import StringIO
from pathlib import Path

import pytest

import grognard
from grognard.cli.main import run

ROOT = Path(__file__).parents[1]
TEXT = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
VERSION = grognard.ruleset("colossus").version
LOST = ROOT / "tests" / "archive" / f"colossus-v{VERSION}-iron_reckoning.game.json"
PLACES = (ROOT, ROOT / "examples" / "causeway", ROOT / "src" / "grognard" / "rulesets" / "colossus")
"""Where the files are that the page names without saying where."""


@pytest.fixture
def lost(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the record of a game."""
    shutil.copy(LOST, tmp_path / "lost.game.json")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "stdin", StringIO(""))
    return tmp_path


def test_a_game_is_debugged_from_its_record_as_told(
    lost: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    calls = re.findall(r"^    grognard (.*?)(?:  +#.*)?$", TEXT, re.MULTILINE)

    codes = [run(shlex.split(call)) for call in calls]

    assert len(calls) == 4
    assert set(codes) == {0}, capsys.readouterr().err
    assert (lost / "moment.svg").is_file()


def test_the_code_that_is_shown_runs(lost: Path) -> None:
    (block,) = re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL)
    found: dict[str, object] = {}

    exec(compile(block, "CONTRIBUTING.md", "exec"), found)  # noqa: S102 - it is our own text

    assert found["game"].answers == 119  # type: ignore[attr-defined]


def test_every_file_and_page_that_is_named_is_there() -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", TEXT):
        assert (ROOT / target).exists(), target
    for name in re.findall(r"`(\.?[\w/-]+\.(?:md|yaml|py|toml))`", TEXT):
        assert any((place / name).exists() for place in PLACES), name
