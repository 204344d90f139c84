"""Where pictures of the browser are taken: a server, a browser, and games that bots have played."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import Browser, Page, expect, sync_playwright

import grognard
from grognard.bots import Table, bot
from grognard.kernel.game import Game
from tests.e2e.conftest import CHROMIUM, QUIET, remembering, serving, shipped

SEED = 12
PATIENCE = 60
"""Seconds that a busy machine may take for an answer."""
SETTLED = 900
"""Milliseconds after which nothing moves any more."""


@contextmanager
def studio() -> Iterator[tuple[Browser, str]]:
    """A browser, and the address of a server that forgets everything afterwards."""
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder) / "games.db") as address,
        sync_playwright() as player,
    ):
        browser = player.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        yield browser, address
        browser.close()


def visited(browser: Browser, address: str, pace: str = "instant", **how: Any) -> Page:
    """A page that lies still, for somebody who has been told everything before."""
    context = browser.new_context(**how)
    context.add_init_script(remembering(pace, *shipped()))
    page = context.new_page()
    page.goto(address)
    settle(page)
    return page


def played(
    name: str, bots: str = "random", *, scenario: str | None = None, seed: int = SEED
) -> Game:
    """A game that bots have played to its end."""
    game = grognard.ruleset(name).new_game(scenario, seed=seed)
    Table(game, {seat: bot(bots, seat) for seat in game.seats}).play()
    return game


def opened(address: str, game: Game) -> dict[str, Any]:
    """The game on the server, where it can be replayed and branched from."""
    return _post(address, "/api/records", content=game.record.traced().encode())


def branched(address: str, game: Game, at: int) -> str:
    """The link of whoever is asked something after so many answers, people in all seats."""
    return branch(address, opened(address, game), game, at)


def branch(address: str, opened: dict[str, Any], game: Game, at: int) -> str:
    """The link of whoever is asked something there after so many answers."""
    body = {"at": at, "seats": [{"kind": "person", "seat": seat} for seat in game.seats]}
    key = opened["spectator"]["key"]
    begun = _post(address, f"/api/games/{opened['id']}/branch", key, json=body)
    return _asked_seat(address, begun)


def _asked_seat(address: str, created: dict[str, Any]) -> str:
    """The link of whoever is asked something."""
    links: list[dict[str, str]] = [seat["link"] for seat in created["seats"]]
    for link in links:
        there = f"{address}/api/games/{created['id']}"
        state = httpx.get(there, headers=_bearer(link["key"]), timeout=PATIENCE)
        if state.json()["decision"]:
            return link["path"]
    return links[0]["path"]


def _post(address: str, path: str, key: str = "", **what: Any) -> dict[str, Any]:
    answer = httpx.post(f"{address}{path}", headers=_bearer(key), timeout=PATIENCE, **what)
    answer.raise_for_status()
    found: dict[str, Any] = answer.json()
    return found


def _bearer(key: str) -> dict[str, str]:
    return {"authorization": f"Bearer {key}"} if key else {}


def settle(page: Page) -> None:
    """Waits for what the page is about, and until it lies still."""
    expect(page.locator("h1, h2, svg.board").first).to_be_visible(timeout=60_000)
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(SETTLED)
