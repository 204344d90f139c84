"""A language that somebody installed on the server is spoken by the browser."""

import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import NewPerson
from tests.text import brackets
from tests.text.brackets import TAG


@pytest.fixture
def server(tmp_path: Path) -> Iterator[str]:
    """A server beside which a pretend language was installed, and nothing else was done."""
    brackets.install(tmp_path / "site")
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port = found.getsockname()[1]
    grognard_command = Path(sys.executable).with_name("grognard")
    path = os.pathsep.join((str(tmp_path / "site"), os.environ.get("PYTHONPATH", "")))
    running = subprocess.Popen(
        [grognard_command, "serve", "--port", str(port), "--database", str(tmp_path / "games.db")],
        env=os.environ | {"PYTHONPATH": path},
    )
    address = f"http://127.0.0.1:{port}"
    try:
        while running.poll() is None:
            try:
                httpx.get(f"{address}/api/rulesets", params={"lang": TAG}, timeout=60)
                break
            except httpx.TransportError:
                time.sleep(0.1)
        yield address
    finally:
        running.terminate()
        running.wait(timeout=20)


def test_a_language_of_files_alone_is_chosen_and_everything_is_told_in_it(
    person: NewPerson, server: str
) -> None:
    ada = person(base_url=server).visit("/")
    page = ada.page
    choice = page.get_by_role("combobox", name="Language")
    expect(choice.locator("option")).to_have_text(["English", "Français", "⟦English⟧"])

    choice.select_option(TAG)

    expect(page.locator("html")).to_have_attribute("lang", TAG)
    expect(page.get_by_text("⟦Tabletop battles, played exactly by the book.⟧")).to_be_visible()
    expect(page.get_by_text("⟦Colossus⟧").first).to_be_visible()

    page.reload()
    expect(page.get_by_text("⟦Colossus⟧").first).to_be_visible()
    body = {"ruleset": "colossus", "scenario": "iron_reckoning", "seats": [{}, {}]}
    created = httpx.post(f"{server}/api/games", json=body).json()
    ada.visit(created["spectator"]["path"])
    expect(page.locator("svg.board")).to_be_visible()
    expect(page.get_by_text("⟦Waiting for ⟦").first).to_be_visible()
