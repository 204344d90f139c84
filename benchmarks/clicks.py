"""How long a click on an answer takes until the next question is on the screen, in all games.

Both seats are played in one browser, so that nobody waits for a bot. Run it from the root of the
repository, with the client built: ``.venv/bin/python -m benchmarks.clicks``.
"""

from __future__ import annotations

import statistics
import tempfile
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import httpx
from playwright.sync_api import Browser, sync_playwright

import grognard
from tests.e2e.conftest import CHROMIUM, QUIET, WIDE, Person, remembering, serving, shipped

ANSWERS = 40
"""Clicks that are timed in each game."""

STOPWATCH = """() => {
    const number = () => document.querySelector('section.decision')?.dataset.number ?? '';
    let clicked = null;
    let asked = number();
    window.waited = [];
    addEventListener('click', (event) => {
        clicked = event.target.closest('.curtain') ? null : performance.now();
    }, true);
    new MutationObserver(() => {
        const now = number();
        if (now === '' || now === asked) return;
        asked = now;
        const began = clicked;
        clicked = null;
        if (began !== null) {
            requestAnimationFrame(() => window.waited.push(performance.now() - began));
        }
    }).observe(document.body, { attributes: true, childList: true, subtree: true });
}"""
"""Times every click from when it is made until what it led to is about to be drawn."""


def waits(browser: Browser, address: str, ruleset: str) -> Iterator[float]:
    """How long each answer took, in milliseconds, in game after game."""
    while True:
        made = httpx.post(f"{address}/api/games", json={"ruleset": ruleset}, timeout=60).json()
        context = browser.new_context(base_url=address, viewport=WIDE, locale="en-GB")
        context.add_init_script(remembering("instant", *shipped()))
        one = Person(context.new_page())
        for seat in reversed(made["seats"]):
            one.visit(seat["link"]["path"]).at_the_table()
        one.page.evaluate(STOPWATCH)
        while _is_asked(one):
            one.answer_on_the_table()
            one.page.wait_for_timeout(100)
            yield from one.page.evaluate("window.waited.splice(0)")
        context.close()


def _is_asked(one: Person) -> bool:
    """Whether the game goes on; a curtain between two players is lifted."""
    curtain = one.page.locator(".curtain button.primary")
    curtain.or_(one.asked).or_(one.over).first.wait_for()
    if curtain.is_visible():
        curtain.click()
    return one.wait_to_be_asked()


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder) / "games.db") as address,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        for ruleset in grognard.rulesets():
            times = sorted(islice(waits(browser, address, ruleset), ANSWERS))
            median, late = statistics.median(times), times[int(len(times) * 0.95)]
            print(
                f"{ruleset:10} p50 {median:5.0f} ms  p95 {late:5.0f} ms  of {len(times)}",
                flush=True,
            )


if __name__ == "__main__":
    main()
