"""Takes pictures of every screen and of typical moments: wide, on a phone, and in the dark.

python -m tests.e2e.pictures --out pictures
python -m tests.e2e.pictures --only lobby baroud --how wide
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser

import grognard
from tests.e2e.conftest import WIDE
from tests.e2e.studio import branch, opened, played, studio, visited

PHONE = {"width": 390, "height": 844}
HOWS: dict[str, dict[str, Any]] = {
    "wide": {"viewport": WIDE, "color_scheme": "light"},
    "dark": {"viewport": WIDE, "color_scheme": "dark"},
    "phone": {"viewport": PHONE, "color_scheme": "light", "has_touch": True, "is_mobile": True},
}
MOMENTS = {"early": 0.2, "late": 0.6}
"""How far into a game its pictures are taken."""
Stops = list[tuple[str, str]]


def main() -> None:
    """Takes the pictures that were asked for."""
    asked = _asked()
    asked.out.mkdir(parents=True, exist_ok=True)
    with studio() as (browser, address):
        stops = list(_stops(address, asked.only))
        for how in asked.how:
            for name, path in stops:
                file = asked.out / f"{name}-{how}.png"
                _take(browser, f"{address}{path}", file, **HOWS[how])
                sys.stdout.write(f"{file}\n")


def _asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--out", type=Path, default=Path("pictures"), help="the folder for them")
    parser.add_argument("--how", nargs="+", choices=HOWS, default=list(HOWS))
    parser.add_argument("--only", nargs="+", default=["lobby", "screens", *grognard.rulesets()])
    return parser.parse_args()


def _stops(address: str, only: list[str]) -> Iterator[tuple[str, str]]:
    """What is photographed, each with its address."""
    if "lobby" in only:
        yield "lobby", "/"
    for name in grognard.rulesets():
        if name in only:
            yield f"{name}-set-up", f"/set-up/{name}"
            yield from moments(address, name)
    if "screens" in only:
        yield "rules", "/rules/colossus"
        yield "army", "/set-up/colossus/army/A"
        yield "nowhere", "/no/such/page"


def moments(address: str, name: str) -> Iterator[tuple[str, str]]:
    """One game between two bots: what is asked at typical moments, its replay and its end."""
    game = played(name)
    there = opened(address, game)
    watching = there["spectator"]
    for moment, share in MOMENTS.items():
        at = int(game.answers * share)
        yield f"{name}-{moment}", branch(address, there, game, at)
    path, _, key = watching["path"].partition("#")
    yield f"{name}-replay", f"{path}?at={int(game.answers * 0.5)}#{key}"
    yield f"{name}-end", watching["path"]


def _take(browser: Browser, address: str, file: Path, **how: Any) -> None:
    page = visited(browser, address, locale="en-GB", device_scale_factor=1, **how)
    page.screenshot(path=file)
    page.context.close()


if __name__ == "__main__":
    main()
