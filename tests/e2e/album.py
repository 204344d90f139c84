"""Takes the pictures that the README and the pages show, at tables where bots have played.

python -m tests.e2e.album
python -m tests.e2e.album --only colossus film colossus-deploy --out pictures
"""

from __future__ import annotations

import argparse
import io
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, Locator, Page, expect

from grognard.kernel.game import Game
from tests.e2e.studio import SEED, branched, played, studio, visited

OUT = Path(__file__).parents[2] / "docs" / "pictures"
WINDOW = {"width": 1440, "height": 760}
SMALLER, SMALLEST = (1120, 591), (960, 507)
"""How large pictures are kept: those of the README, and those of the first games."""
QUALITY, LIGHT = 82, 72
ANSWERED = 900
"""Milliseconds after which the server has answered, and what it said is drawn."""


@dataclass(frozen=True)
class Moment:
    """A question of a game: the so-many-th about its topic, and what is looked at there."""

    name: str
    ruleset: str
    topic: str
    nth: int = 0
    scenario: str | None = None
    seed: int = SEED
    point_at: str = ""
    """What the pointer rests on, as a selector."""
    closer: int = 0
    """How far the wheel is turned to come closer to it."""
    shown: str = ""
    """What must be seen before the picture is taken, as a selector."""


PIECE = "g.piece.choice .grip"
ODDS = "svg.board .odds"
"""What says how likely it is, beside a piece that may be chosen."""
ALBUM = (
    Moment("colossus", "colossus", "declare-attack", 26, point_at=PIECE, closer=500, shown=ODDS),
    Moment("baroud", "baroud", "grenade", 1, point_at=PIECE, closer=400, shown=ODDS),
    Moment("gaslight", "gaslight", "place-jump"),
    Moment("brimstone", "brimstone", "charge-target", 3, point_at=PIECE, shown=ODDS),
    Moment("saurian", "saurian", "shoot", 3, point_at=PIECE),
)
LEARN = (
    Moment("colossus-deploy", "colossus", "place-deploy", 4),
    Moment("colossus-place", "colossus", "place-move", 1),
    Moment("colossus-attack", "colossus", "declare-attack", 4, point_at=PIECE),
    Moment("baroud-dice", "baroud", "dice", 6),
    Moment("baroud-move", "baroud", "move", 8),
    Moment("baroud-watch", "baroud", "shot-target", 4, point_at=PIECE),
    Moment("gaslight-opportunity", "gaslight", "opportunity", 2),
    Moment("gaslight-place", "gaslight", "place-move", 6),
    Moment("gaslight-deed", "gaslight", "deed", 4),
    Moment("brimstone-deploy", "brimstone", "place-deploy", 9),
    Moment("brimstone-action", "brimstone", "action", 6),
    Moment("brimstone-zone", "brimstone", "place-move", 14),
    Moment("saurian-active", "saurian", "place-active", 1),
    Moment("saurian-move", "saurian", "step", 4),
    Moment("saurian-window", "saurian", "passive", 6),
)
"""What the pages of the first games show, at the lesson after which each is named."""
LOCALES = {"en": "en-GB", "fr": "fr-FR"}
ATTACK = Moment("film", "colossus", "declare-attack", 14)
EVERYTHING = (*ALBUM, *LEARN, ATTACK)
MOST_TRIES = 6
"""Dice are dice: so many attacks are made until one hits."""


def main() -> None:
    """Takes the pictures that were asked for."""
    asked = _asked()
    asked.out.mkdir(parents=True, exist_ok=True)
    with studio() as (browser, address):
        for moment in ALBUM:
            if moment.name in asked.only:
                page = at_the_table(browser, address, moment)
                _save(_seen(page), asked.out / f"{moment.name}.webp", SMALLER)
                page.context.close()
        for moment in LEARN:
            for lang in LOCALES if moment.name in asked.only else ():
                page = at_the_table(browser, address, moment, lang=lang)
                _save(_seen(page), asked.out / "learn" / f"{moment.name}.{lang}.webp", SMALLEST)
                page.context.close()
        if ATTACK.name in asked.only:
            _bind(_hit(browser, address), asked.out / "attack.webp")


def _asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--out", type=Path, default=OUT, help="the folder for them")
    parser.add_argument("--only", nargs="+", default=[each.name for each in EVERYTHING])
    return parser.parse_args()


def at_the_table(
    browser: Browser, address: str, moment: Moment, pace: str = "instant", lang: str = "en"
) -> Page:
    """A browser before a game that came as far as this moment."""
    game = played(moment.ruleset, "brisk", scenario=moment.scenario, seed=moment.seed)
    path = branched(address, game, _where(game, moment))
    page = visited(browser, f"{address}{path}", pace, viewport=WINDOW, locale=LOCALES[lang])
    return _led(page, moment)


def _where(game: Game, moment: Moment) -> int:
    """After how many answers that question is asked."""
    back, found = game.fork(), list[int]()
    for at in range(game.answers - 1, 0, -1):
        back.rewind(at)
        if back.decision is not None and back.decision.topic == moment.topic:
            found.insert(0, at)
    return found[moment.nth]


def _led(page: Page, moment: Moment) -> Page:
    """Does what leads to what the picture shows."""
    if moment.point_at:
        page.mouse.move(*_middle(page.locator(moment.point_at).first))
    if moment.closer:
        page.mouse.wheel(0, -moment.closer)
        page.wait_for_timeout(ANSWERED)
        page.mouse.move(*_middle(page.locator(moment.point_at).first))
    if moment.shown:
        expect(page.locator(moment.shown).first).to_be_visible()
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(ANSWERED)
    return page


def _middle(what: Locator) -> tuple[float, float]:
    box = what.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def _seen(page: Page) -> Image.Image:
    return Image.open(io.BytesIO(page.screenshot())).convert("RGB")


def _save(picture: Image.Image, file: Path, size: tuple[int, int]) -> None:
    file.parent.mkdir(exist_ok=True)
    picture.resize(size, Image.Resampling.LANCZOS).save(
        file, quality=QUALITY if size == SMALLER else LIGHT, method=6
    )
    sys.stdout.write(f"{file}  {file.stat().st_size // 1024} kB\n")


FRAME = 80
"""Milliseconds from one frame to the next."""
MOST_FRAMES = 120
FILM = (960, 507)
POINTER = """() => {
    const arrow = document.createElement('div');
    arrow.innerHTML = `<svg width="26" height="26" viewBox="0 0 16 16">
        <path d="M2 1l11 8-5 .6L5.6 14.5z" fill="#fff" stroke="#111"/></svg>`;
    arrow.style.cssText = 'position:fixed;z-index:99999;pointer-events:none;left:0;top:0';
    document.documentElement.append(arrow);
    addEventListener('mousemove', (at) => {
        arrow.style.transform = `translate(${at.clientX - 3}px, ${at.clientY - 1}px)`;
    }, true);
}"""
"""A pointer to be seen: a browser without a screen draws none."""
ON = """passed => {
    for (const moving of document.getAnimations()) {
        if (moving.playState === 'finished') continue;
        moving.pause();
        const at = (moving.currentTime ?? 0) + passed;
        if (at >= moving.effect.getComputedTiming().endTime) moving.finish();
        else moving.currentTime = at;
    }
}"""
"""Lets so many milliseconds pass for all that moves, however slow the machine is."""

Frames = list[tuple[Image.Image, int]]


def _hit(browser: Browser, address: str) -> Frames:
    """An attack that hits, at the same table."""
    for _ in range(MOST_TRIES):
        page = at_the_table(browser, address, ATTACK, pace="slow")
        frames = film(page)
        told = " ".join(page.locator(".log .line p").all_inner_texts())
        page.context.close()
        if " hits " in told[told.rindex(" attacks ") :]:
            return frames
    raise AssertionError("no attack hits")


def film(page: Page) -> Frames:
    """An attack, from the look at its odds to what came of it."""
    page.evaluate(POINTER)
    frames = list(_pointed(page, page.locator(PIECE).last))
    frames.append((_seen(page), 2000))
    page.mouse.down()
    page.mouse.up()
    offer = page.locator("[data-menu]")
    expect(offer).to_be_visible()
    frames.append((_seen(page), 400))
    frames += _pointed(page, offer)
    frames.append((_seen(page), 1600))
    page.clock.install(time=datetime(2026, 1, 1, tzinfo=UTC))
    page.clock.pause_at(datetime(2026, 1, 1, 1, tzinfo=UTC))
    page.mouse.down()
    page.mouse.up()
    expect(page.locator("[data-beat]")).to_be_visible()
    frames += _told(page)
    frames.append((_seen(page), 2500))
    return frames


def _pointed(page: Page, what: Locator) -> Iterator[tuple[Image.Image, int]]:
    """The pointer comes from aside and rests there, until what it shows is seen."""
    x, y = _middle(what)
    for step in range(6, 0, -1):
        page.mouse.move(x + 12 * step, y - 16 * step)
        yield _seen(page), FRAME
    page.mouse.move(x, y)
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(ANSWERED)


def _told(page: Page) -> Iterator[tuple[Image.Image, int]]:
    """Frame by frame, until nothing is told any more."""
    for _ in range(MOST_FRAMES):
        page.clock.run_for(FRAME)
        page.evaluate(ON, FRAME)
        yield _seen(page), FRAME
        if not page.locator("[data-beat]").count():
            return


def _bind(frames: Frames, file: Path) -> None:
    """One moving picture; frames that are alike become one that lasts longer."""
    kept: Frames = []
    for picture, lasts in frames:
        if kept and kept[-1][0].tobytes() == picture.tobytes():
            kept[-1] = (picture, kept[-1][1] + lasts)
        else:
            kept.append((picture, lasts))
    pictures = [picture.resize(FILM, Image.Resampling.LANCZOS) for picture, _ in kept]
    pictures[0].save(
        file,
        save_all=True,
        append_images=pictures[1:],
        duration=[lasts for _, lasts in kept],
        loop=0,
        quality=QUALITY,
        method=4,
        minimize_size=False,
    )
    sys.stdout.write(f"{file}  {file.stat().st_size // 1024} kB, {len(kept)} frames\n")


if __name__ == "__main__":
    main()
