"""What the README and the first pages show works."""

import re
import shutil
from pathlib import Path

import pytest
from PIL import Image

import grognard

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text("utf-8")
PAGES = [README, *((ROOT / "docs" / lang / "index.md").read_text("utf-8") for lang in ("en", "fr"))]
BLOCKS = [block for page in PAGES for block in re.findall(r"```python\n(.*?)```", page, re.S)]
LARGEST = 1_500_000
"""Bytes that a picture of the README may have."""


@pytest.mark.parametrize("block", BLOCKS, ids=range(len(BLOCKS)))
def test_the_code_of_the_readme_runs(
    block: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shutil.copytree(ROOT / "examples", tmp_path / "examples")
    monkeypatch.chdir(tmp_path)

    exec(compile(block, "README.md", "exec"), {})  # noqa: S102 - it is our own text

    assert capsys.readouterr().out


def test_the_readme_fits_a_screen_or_two_and_shows_every_game_moving_and_still() -> None:
    shown = re.findall(r"!\[[^\]]+\]\(([^)]+)\)", README)

    assert len(README.splitlines()) < 70
    assert {Path(name).stem for name in shown} == {"attack", *grognard.rulesets()}
    assert all((ROOT / name).stat().st_size < LARGEST for name in shown)
    with Image.open(ROOT / shown[0]) as attack:
        assert attack.n_frames > 20


def test_the_commands_and_links_of_the_readme_are_there() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")

    for target in re.findall(r"\bmake ([a-z]+)", README):
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), f"there is no make {target}"
    for target in re.findall(r"\]\(([^)#]+)\)", README):
        assert (ROOT / target).exists(), f"{target} is not there"
