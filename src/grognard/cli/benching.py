"""``grognard bench``: the benchmarks of the source checkout."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path
from types import ModuleType

import grognard
from grognard.cli.help import Json, Lang
from grognard.cli.mistakes import Mistake
from grognard.cli.voice import language


def bench(*, lang: Lang = None, json: Json = False) -> int:
    """Run the benchmarks and print a table of ratios."""
    language(lang)
    return int(_benchmarks(Path(grognard.__file__).resolve().parents[2]).main(json=json) or 0)


def _benchmarks(checkout: Path) -> ModuleType:
    if not (checkout / "benchmarks" / "run.py").is_file():
        raise Mistake("no-benchmarks")
    if str(checkout) not in sys.path:
        sys.path.insert(0, str(checkout))
    return importlib.import_module("benchmarks.run")
