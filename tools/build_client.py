"""Builds the browser client into the package before a wheel or source archive is made of it.

Hatchling calls it (see `pyproject.toml`). A client that is newer than its sources is taken as it
is; one made from an archive, which has no sources of it, too. `GROGNARD_CLIENT=without` leaves it
out, for those who want the library alone.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

WITHOUT = "without"


class ClientHook(BuildHookInterface[Any]):
    """The client, as a step of the build."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Have the client ready; an editable package is served from the checkout, by `make`."""
        if version != "editable" and os.environ.get("GROGNARD_CLIENT") != WITHOUT:
            build(Path(self.root))


def build(root: Path) -> None:
    """Build the client of a checkout, unless that is done already."""
    web, index = root / "web", root / "src" / "grognard" / "server" / "static" / "index.html"
    if index.is_file() and not (web.is_dir() and _is_older(index, web)):
        return
    npm = shutil.which("npm")
    if npm is None or not web.is_dir():
        raise SystemExit(
            "The browser client is not built and Node 20 or later (npm) was not found; install it, "
            f"or leave the client out with GROGNARD_CLIENT={WITHOUT}."
        )
    if not (web / "node_modules").exists():
        _run(npm, "install", "--no-save", "--silent", "--no-fund", "--no-audit", folder=web)
    _run(npm, "run", "--silent", "build", folder=web)


def _is_older(index: Path, web: Path) -> bool:
    built = index.stat().st_mtime
    return any(source.stat().st_mtime > built for source in _sources(web))


def _sources(web: Path) -> Iterator[Path]:
    """What the client is built of."""
    for folder in ("src", "public"):
        yield from (file for file in (web / folder).rglob("*") if file.is_file())
    yield from (web / name for name in ("index.html", "package.json", "vite.config.ts"))


def _run(*command: str, folder: Path) -> None:
    subprocess.run(command, cwd=folder, check=True)
