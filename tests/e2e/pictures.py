"""Takes pictures of every screen and of typical moments: wide, on a phone, and in the dark.

python -m tests.e2e.pictures --out pictures
python -m tests.e2e.pictures --only lobby baroud --how wide
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import Browser, Page, expect, sync_playwright

import grognard
from grognard.bots import Table, bot
from grognard.kernel.game import Game
from tests.e2e.conftest import CHROMIUM, QUIET, WIDE, remembering, serving, shipped

PHONE = {"width": 390, "height": 844}
HOWS: dict[str, dict[str, Any]] = {
    "wide": {"viewport": WIDE, "color_scheme": "light"},
    "dark": {"viewport": WIDE, "color_scheme": "dark"},
    "phone": {"viewport": PHONE, "color_scheme": "light", "has_touch": True, "is_mobile": True},
}
MOMENTS = {"early": 0.2, "late": 0.6}
"""How far into a game its pictures are taken."""
SETTLED = 900
"""Milliseconds after which nothing moves any more."""

Stops = list[tuple[str, str]]


def main() -> None:
    """Takes the pictures that were asked for."""
    asked = _asked()
    asked.out.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder) / "games.db") as address,
        sync_playwright() as player,
    ):
        browser = player.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        stops = list(_stops(address, asked.only))
        for how in asked.how:
            for name, path in stops:
                file = asked.out / f"{name}-{how}.png"
                _take(browser, f"{address}{path}", file, **HOWS[how])
                sys.stdout.write(f"{file}\n")
        browser.close()


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
    game = grognard.ruleset(name).new_game(seed=12)
    Table(game, {seat: bot("random", seat) for seat in game.seats}).play()
    opened = _opened(address, game)
    watching = opened["spectator"]
    for moment, share in MOMENTS.items():
        at = int(game.answers * share)
        yield f"{name}-{moment}", _branched(address, opened, game, at)
    path, _, key = watching["path"].partition("#")
    yield f"{name}-replay", f"{path}?at={int(game.answers * 0.5)}#{key}"
    yield f"{name}-end", watching["path"]


def branched(address: str, game: Game, at: int) -> str:
    """The link of whoever is asked something after so many answers, people in all seats."""
    return _branched(address, _opened(address, game), game, at)


def _opened(address: str, game: Game) -> dict[str, Any]:
    return _post(address, "/api/records", content=game.record.traced().encode())


def _branched(address: str, opened: dict[str, Any], game: Game, at: int) -> str:
    body = {"at": at, "seats": [{"kind": "person", "seat": seat} for seat in game.seats]}
    key = opened["spectator"]["key"]
    branch = _post(address, f"/api/games/{opened['id']}/branch", key, json=body)
    return _asked_seat(address, branch)


def _asked_seat(address: str, created: dict[str, Any]) -> str:
    """The link of whoever is asked something."""
    links: list[dict[str, str]] = [seat["link"] for seat in created["seats"]]
    for link in links:
        state = httpx.get(f"{address}/api/games/{created['id']}", headers=_bearer(link["key"]))
        if state.json()["decision"]:
            return link["path"]
    return links[0]["path"]


def _post(address: str, path: str, key: str = "", **what: Any) -> dict[str, Any]:
    answer = httpx.post(f"{address}{path}", headers=_bearer(key), timeout=60, **what)
    answer.raise_for_status()
    found: dict[str, Any] = answer.json()
    return found


def _bearer(key: str) -> dict[str, str]:
    return {"authorization": f"Bearer {key}"} if key else {}


def _take(browser: Browser, address: str, file: Path, **how: Any) -> None:
    context = browser.new_context(locale="en-GB", device_scale_factor=1, **how)
    context.add_init_script(remembering("instant", *shipped()))
    page = context.new_page()
    page.goto(address)
    settle(page)
    page.screenshot(path=file)
    context.close()


def settle(page: Page) -> None:
    """Waits for what the page is about, and until it lies still."""
    expect(page.locator("h1, h2, svg.board").first).to_be_visible(timeout=60_000)
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(SETTLED)


if __name__ == "__main__":
    main()
