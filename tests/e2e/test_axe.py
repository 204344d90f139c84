"""No screen breaks a rule of axe-core, in either language, light and dark, wide and on a phone."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import grognard
from tests.e2e.conftest import NewPerson, Person
from tests.e2e.test_secrets import World, at_one_screen
from tests.e2e.test_whole_games import SHORT_GAMES

pytestmark = pytest.mark.slow

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PACK = Path(__file__).parents[2] / "examples" / "packs" / "long_guns.toml"
ME = {"kind": "person"}
BOT = {"kind": "bot", "bot": "random"}
OPEN = {"kind": "open"}

READERS: dict[str, dict[str, Any]] = {
    "english by day": {"locale": "en-GB", "color_scheme": "light"},
    "french by night": {"locale": "fr-FR", "color_scheme": "dark"},
}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}

NewGame = Callable[..., dict[str, Any]]

STAND_STILL = "() => document.getAnimations().forEach((one) => one.finish?.())"
"""What fades in has no contrast yet."""
VIOLATIONS = """async () => {
    const found = await axe.run(document, { resultTypes: ['violations'] });
    return found.violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, any }) => `${id}: ${html.slice(0, 160)} ${any[0]?.message ?? ''}`));
}"""


class Examiner:
    """Looks at one screen after the other, and tells of all of them at the end."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.faults: list[str] = []

    def look(self, screen: str) -> None:
        if not self.page.evaluate("() => 'axe' in window"):
            # Not as a script of the page, which allows none but its own.
            self.page.evaluate(AXE.read_text(encoding="utf-8"))
        self.page.evaluate(STAND_STILL)
        self.faults += [f"{screen}: {one}" for one in self.page.evaluate(VIOLATIONS)]

    def is_content(self) -> None:
        assert not self.faults, "\n".join(self.faults)


@pytest.fixture(params=READERS)
def reader(request: pytest.FixtureRequest, person: NewPerson) -> Person:
    """Somebody who reads one of the languages, by day or by night."""
    return person(**READERS[request.param])


def path_of(created: dict[str, Any], seat: int = 0) -> str:
    path: str = created["seats"][seat]["link"]["path"]
    return path


def test_the_rooms_before_a_game(reader: Person, new_game: NewGame) -> None:
    page, examiner = reader.page, Examiner(reader.page)

    reader.visit("/")
    expect(page.locator("article").nth(4)).to_be_visible()
    examiner.look("lobby")
    reader.visit("/set-up/colossus")
    expect(page.locator(".seat").first).to_be_visible()
    examiner.look("set-up")
    page.locator("input[type=file]").first.set_input_files(PACK)
    page.wait_for_url("**/set-up/colossus+*")
    examiner.look("packs")
    reader.visit("/set-up/gaslight")
    page.locator(".seat .army button").first.click()
    page.locator("[data-recruit]").first.click()
    expect(page.locator("li.unit").first).to_be_visible()
    examiner.look("army builder")
    reader.visit("/rules/saurian")
    expect(page.get_by_role("heading", level=2).first).to_be_visible()
    examiner.look("rules")
    reader.visit("/nowhere")
    examiner.look("nowhere")
    reader.visit(path_of(new_game(ME, OPEN), 1))
    expect(page.get_by_role("textbox")).to_be_visible()
    examiner.look("invitation")

    examiner.is_content()


@pytest.mark.parametrize("ruleset", grognard.rulesets())
def test_a_game_while_it_is_played(reader: Person, new_game: NewGame, ruleset: str) -> None:
    page, examiner = reader.page, Examiner(reader.page)
    created = new_game(ME, BOT, ruleset=ruleset, **SHORT_GAMES[ruleset])

    reader.visit(path_of(created))
    expect(page.locator("svg.board")).to_be_visible()
    examiner.look("guide")
    reader.at_the_table()
    seen: set[str] = set()
    for _ in range(14):
        reader.wait_to_be_asked()
        if reader.kind() not in seen:
            examiner.look(reader.kind())
            seen.add(reader.kind())
        reader.answer_by_keyboard()
    reader.wait_to_be_asked()
    page.keyboard.press("t")
    examiner.look("table as text")

    examiner.is_content()


@pytest.mark.parametrize("how", READERS)
def test_the_parts_of_a_phone(how: str, person: NewPerson, new_game: NewGame) -> None:
    created = new_game(ME, BOT, ruleset="saurian", **SHORT_GAMES["saurian"])
    reader = person(**READERS[how], **PHONE).visit(path_of(created)).at_the_table()
    page, examiner = reader.page, Examiner(reader.page)
    reader.wait_to_be_asked()

    for number, tab in enumerate(page.locator("[data-sheet] nav button").all()):
        if number:
            tab.tap()
        examiner.look(f"part {number}")
    page.locator("[data-tool=more]").tap()
    expect(page.locator("dialog")).to_be_visible()
    examiner.look("tools")

    examiner.is_content()


def test_what_opens_over_a_game(reader: Person, new_game: NewGame) -> None:
    page, examiner = reader.page, Examiner(reader.page)
    created = new_game(ME, BOT, ruleset="gaslight", **SHORT_GAMES["gaslight"])
    reader.visit(path_of(created)).at_the_table().wait_to_be_asked()

    while not page.locator("g.piece").count():
        reader.answer_by_keyboard()
        reader.wait_to_be_asked()
    for key, what in (("?", "dialog"), ("r", "aside.drawer"), ("v", "section.side"), ("s", ".ask")):
        page.keyboard.press(key)
        expect(page.locator(what).first).to_be_visible()
        examiner.look(f"{key} opens {what}")
        page.keyboard.press("Escape")
        if what != ".ask":
            expect(page.locator(what)).to_have_count(0)
    page.locator("g.piece").first.click(button="right")
    expect(page.locator(".menu")).to_be_visible()
    examiner.look("card beside the piece")
    page.keyboard.press("Escape")
    page.locator(".tools [data-tool=resign]").click()
    expect(page.locator("dialog")).to_be_visible()
    examiner.look("giving up")
    page.keyboard.press("Escape")

    examiner.is_content()


def test_dice_of_ones_own(reader: Person, new_game: NewGame) -> None:
    examiner = Examiner(reader.page)
    reader.visit(path_of(new_game(ME, BOT, dice="table"))).at_the_table()
    reader.wait_to_be_asked()
    while reader.kind() != "enter":
        reader.answer_by_keyboard()
        reader.wait_to_be_asked()
    examiner.look("entering dice")

    examiner.is_content()


def test_a_game_that_is_over_and_its_replay(reader: Person, finished: dict[str, Any]) -> None:
    page, examiner = reader.page, Examiner(reader.page)
    reader.visit(finished["spectator"]["path"])
    expect(reader.over.locator("table").nth(1)).to_be_visible()
    examiner.look("end card")
    reader.visit(finished["spectator"]["path"].replace("#", "?at=12#"))
    expect(page.get_by_role("slider")).to_have_value("12")
    examiner.look("replay")
    page.locator("[data-branch]").click()
    expect(page.locator("dialog")).to_be_visible()
    examiner.look("playing on from there")

    examiner.is_content()


def test_the_curtain_between_two_at_one_screen(reader: Person, address: str) -> None:
    examiner = Examiner(reader.page)
    at_one_screen(reader, World(address, "saurian"))
    examiner.look("curtain")

    examiner.is_content()
