"""How the source is kept: functions one takes in at a glance, tools that start."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import grognard

LONGEST = 80


def longer_than(most: int) -> set[str]:
    root = Path(grognard.__file__).parent
    return {
        f"{file.relative_to(root).as_posix()}: {node.name}"
        for file in root.rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and node.end_lineno is not None
        and node.end_lineno - node.lineno >= most
    }


def test_no_function_is_longer_than_eighty_lines() -> None:
    assert longer_than(LONGEST) == set()


ROOT = Path(__file__).parents[1]
CALLED = re.compile(r"python -m ((?:tests|benchmarks|tools)[\w.]*)")
TOOLS = sorted(
    {f"benchmarks.{each.stem}" for each in (ROOT / "benchmarks").glob("[a-z]*.py")}
    | set(CALLED.findall((ROOT / "Makefile").read_text(encoding="utf-8")))
)


@pytest.mark.parametrize("tool", TOOLS)
def test_every_tool_of_the_house_starts_where_only_the_package_is_installed(tool: str) -> None:
    """Tests find more modules than a tool does that is called by its name."""
    bare = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    subprocess.run([sys.executable, "-c", f"import {tool}"], cwd=ROOT, env=bare, check=True)
