"""How the source is kept: no function longer than one can take in at a glance."""

from __future__ import annotations

import ast
from pathlib import Path

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
