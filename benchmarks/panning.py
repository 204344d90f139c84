"""How smoothly a full table follows the hand: frames a second while it is panned and zoomed.

    python -m benchmarks.panning

Measured in headless Chromium without a graphics card, where everything is drawn by the processor.
The processor's time for a frame, of all the browser's processes together, does not depend on what
else the machine does: below 16.7 ms a single core that is free keeps up with 60 frames a second.
"""

from __future__ import annotations

import argparse
import os
import statistics
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, ViewportSize, sync_playwright

import grognard
from tests.e2e.conftest import CHROMIUM, QUIET, serving
from tests.e2e.pictures import moments
from tests.e2e.studio import settle

FRAMES = """steps => new Promise((done) => {
    const board = document.querySelector('svg.board');
    const box = board.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + 12];
    const hand = (type, to, target) => target.dispatchEvent(new MouseEvent(type, {
        bubbles: true, cancelable: true, view: window, button: 0, buttons: 1,
        clientX: to[0], clientY: to[1],
    }));
    hand('mousedown', [x, y], board);
    const times = [];
    const step = (now) => {
        times.push(now);
        const turn = times.length / 12;
        hand('mousemove', [x + 120 * Math.sin(turn), y + 80 * Math.sin(turn * 1.7)], window);
        if (times.length < steps) {
            requestAnimationFrame(step);
        } else {
            hand('mouseup', [x, y], window);
            done(times.slice(1).map((time, i) => time - times[i]));
        }
    };
    requestAnimationFrame(step);
})"""
"""Drags the table to and fro, a step for every frame, and tells how long each frame took."""


def main() -> None:
    """Measures every game and prints a table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--frames", type=int, default=180, help="frames to measure")
    parser.add_argument("--only", nargs="+", default=grognard.rulesets())
    asked = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder) / "games.db") as address,
        sync_playwright() as player,
    ):
        mark = f"--panning-of={os.getpid()}"
        browser = player.chromium.launch(executable_path=CHROMIUM, args=[*QUIET, mark])
        print(f"{'game':<10} {'frames/s':>9} {'median ms':>10} {'cpu ms/frame':>13}")
        for name in asked.only:
            page = browser.new_page(viewport=ViewportSize(width=1440, height=900))
            page.goto(address + next(iter(moments(address, name)))[1])
            settle(page)
            page.evaluate(FRAMES, 20)
            before = _spent(mark)
            times = _panned(page, asked.frames)
            spent = (_spent(mark) - before) / asked.frames
            rate = 1000 / statistics.mean(times)
            print(f"{name:<10} {rate:>9.1f} {statistics.median(times):>10.1f} {spent:>13.1f}")
            page.close()
        browser.close()


def _panned(page: Page, frames: int) -> list[float]:
    times: Any = page.evaluate(FRAMES, frames)
    return [float(time) for time in times]


def _spent(mark: str) -> float:
    """Milliseconds of processor time that the marked browser and its children have used."""
    parents: dict[int, int] = {}
    ticks: dict[int, int] = {}
    roots: set[int] = set()
    for entry in Path("/proc").glob("[0-9]*"):
        try:
            fields = (entry / "stat").read_text().rpartition(")")[2].split()
            command = (entry / "cmdline").read_text()
        except (OSError, ValueError):
            continue
        pid = int(entry.name)
        parents[pid], ticks[pid] = int(fields[1]), int(fields[11]) + int(fields[12])
        if mark in command:
            roots.add(pid)
    mine = {pid for pid in parents if any(root in roots for root in _line(pid, parents))}
    return sum(ticks[pid] for pid in mine) * 1000 / os.sysconf("SC_CLK_TCK")


def _line(pid: int, parents: dict[int, int]) -> Iterator[int]:
    """A process and those that started it."""
    while pid in parents:
        yield pid
        pid = parents[pid]


if __name__ == "__main__":
    main()
