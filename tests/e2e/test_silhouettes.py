"""Silhouettes as they are seen: small, on a screen."""

from itertools import combinations
from typing import Any

import pytest
from msgspec import to_builtins
from playwright.sync_api import Page

import grognard
from grognard.draw.drawings import EMBLEMS, silhouettes

pytestmark = pytest.mark.slow

SIZE = 24
"""Pixels across."""
DIFFERENT = 0.3
"""The share of the ink of two drawings that lies where only one of them has any."""

INKED = """([drawings, square, size]) => {
    const canvas = new OffscreenCanvas(size, size);
    const context = canvas.getContext('2d', { willReadFrequently: true });
    context.lineCap = context.lineJoin = 'round';
    const seen = {};
    for (const [name, drawing] of Object.entries(drawings)) {
        context.clearRect(0, 0, size, size);
        context.save();
        context.scale(size / square, size / square);
        const lay = (part, how, width, stroke) => {
            if (!part) return;
            context.globalCompositeOperation = how;
            context.lineWidth = width;
            context[stroke ? 'stroke' : 'fill'](new Path2D(part));
        };
        lay(drawing.mass, 'source-over', 0, false);
        lay(drawing.line, 'source-over', square / 15, true);
        lay(drawing.light, 'destination-out', 0, false);
        lay(drawing.over, 'source-over', 0, false);
        lay(drawing.cut, 'destination-out', square / 23, true);
        context.restore();
        const { data } = context.getImageData(0, 0, size, size);
        seen[name] = Array.from({ length: size * size }, (_, i) => data[4 * i + 3]);
    }
    return seen;
}"""


def difference(one: list[int], other: list[int]) -> float:
    apart = sum(abs(a - b) for a, b in zip(one, other, strict=True))
    return apart / max(1, sum(max(a, b) for a, b in zip(one, other, strict=True)))


def alike(page: Page, drawings: dict[str, Any], square: int, size: int) -> list[str]:
    seen = page.evaluate(INKED, [to_builtins(drawings), square, size])
    assert all(sum(ink) for ink in seen.values())
    return [
        f"{a} and {b}: {found:.2f}"
        for a, b in combinations(seen, 2)
        if (found := difference(seen[a], seen[b])) < DIFFERENT
    ]


@pytest.mark.parametrize("name", grognard.rulesets())
def test_any_two_units_of_a_game_can_be_told_apart_at_24_pixels(page: Page, name: str) -> None:
    assert alike(page, dict(silhouettes(name)), 32, SIZE) == []


@pytest.mark.parametrize("name", grognard.rulesets())
def test_any_two_states_of_a_game_can_be_told_apart_on_a_badge(page: Page, name: str) -> None:
    drawn = {state.sign: EMBLEMS.drawn[state.emblem] for state in EMBLEMS.games[name]}

    assert alike(page, drawn, 16, 12) == []
