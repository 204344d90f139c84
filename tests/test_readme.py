"""What the README shows works."""

import re
import shutil
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
BLOCKS = [
    block
    for block in re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text("utf-8"), re.S)
    if block.startswith("import grognard")
]


@pytest.mark.parametrize("block", BLOCKS, ids=range(len(BLOCKS)))
def test_the_code_of_the_readme_runs(
    block: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shutil.copytree(ROOT / "examples", tmp_path / "examples")
    monkeypatch.chdir(tmp_path)

    exec(compile(block, "README.md", "exec"), {})  # noqa: S102 - it is our own text

    assert capsys.readouterr().out
