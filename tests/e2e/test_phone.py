"""A phone in the hand: the question on a sheet, and fingers that look before they act."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Locator, expect

from tests.e2e.conftest import NewPerson, Person
from tests.e2e.hands import FingerHand
from tests.e2e.test_whole_games import BOT, LONGEST, ME, SHORT_GAMES

pytestmark = pytest.mark.slow

PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
}
NewGame = Callable[..., dict[str, Any]]


@pytest.fixture
def phone(person: NewPerson, new_game: NewGame) -> Callable[..., Person]:
    """Somebody who plays against a bot on a phone, and never uses a mouse."""

    def sit(ruleset: str = "colossus", locale: str = "en-GB") -> Person:
        created = new_game(ME, BOT, ruleset=ruleset, **SHORT_GAMES[ruleset])
        ada = person(locale=locale, **PHONE).visit(created["seats"][0]["link"]["path"])
        ada.at_the_table()
        ada.wait_to_be_asked()
        return ada

    return sit


def placing(ada: Person) -> Person:
    """Plays on until something is placed."""
    while ada.kind() != "place":
        finger_answers(ada)
        ada.wait_to_be_asked()
    return ada


def box(found: Locator) -> dict[str, float]:
    seen = found.bounding_box()
    assert seen is not None
    return {**seen}


def test_the_table_has_the_width_and_most_of_the_height(phone: Callable[..., Person]) -> None:
    page = phone().page
    table = box(page.locator(".table"))
    assert table["width"] > 380
    assert table["height"] > 844 / 2

    header = box(page.locator("header.bar"))
    assert header["height"] < 60
    page.locator("[data-sheet] > .grip").tap()
    expect(page.locator("[data-sheet]")).to_have_attribute("data-sheet", "low")
    page.wait_for_function("() => document.querySelector('.table').clientHeight > 844 * 0.7")


def test_the_sheet_is_dragged_tapped_and_raised_by_keys(phone: Callable[..., Person]) -> None:
    page = phone().page
    sheet, grip = (
        page.locator("[data-sheet]"),
        page.get_by_role("slider", name="Height of the sheet"),
    )
    at = box(grip)
    finger = page.context.new_cdp_session(page)

    drag(finger, (195, at["y"] + 10), (195, 60))
    expect(sheet).to_have_attribute("data-sheet", "full")
    drag(finger, (195, box(grip)["y"] + 10), (195, 800))
    expect(sheet).to_have_attribute("data-sheet", "low")
    grip.focus()
    page.keyboard.press("ArrowUp")
    expect(sheet).to_have_attribute("data-sheet", "half")
    expect(grip).to_have_attribute("aria-valuetext", "half")


def drag(finger: CDPSession, start: tuple[float, float], end: tuple[float, float]) -> None:
    """One finger goes from here to there, and is lifted once it rests."""
    touch(finger, "touchStart", start)
    for step in range(1, 11):
        part = step / 10
        at = tuple(a + (b - a) * part for a, b in zip(start, end, strict=True))
        touch(finger, "touchMove", (at[0], at[1]))
    touch(finger, "touchMove", end)
    touch(finger, "touchEnd")


def touch(finger: CDPSession, what: str, *points: tuple[float, float]) -> None:
    touches = [{"x": x, "y": y, "id": i} for i, (x, y) in enumerate(points)]
    finger.send("Input.dispatchTouchEvent", {"type": what, "touchPoints": touches})


def test_two_fingers_zoom_and_choose_nothing(phone: Callable[..., Person]) -> None:
    ada = phone()
    page, number = ada.page, ada.number()
    sheet = page.locator("svg.board > g").first
    before = sheet.get_attribute("transform")
    table = box(page.locator("svg.board"))
    x, y = table["x"] + table["width"] / 2, table["y"] + table["height"] / 2
    fingers = page.context.new_cdp_session(page)

    touch(fingers, "touchStart", (x - 20, y), (x + 20, y))
    for step in range(1, 6):
        touch(fingers, "touchMove", (x - 20 - 15 * step, y), (x + 20 + 15 * step, y))
    touch(fingers, "touchEnd")

    expect(sheet).not_to_have_attribute("transform", before or "")
    assert ada.number() == number


def test_a_tap_looks_the_next_one_takes_and_nothing_carries_over(
    phone: Callable[..., Person],
) -> None:
    ada = phone()
    for _ in range(2):
        number = ada.number()
        first = ada.asked.locator("button.option").first
        expect(ada.asked.get_by_text("tap again")).to_have_count(0)
        first.tap()
        expect(first).to_contain_text("tap again")
        assert ada.number() == number
        first.tap()
        ada.answered(number)
        ada.wait_to_be_asked()
        if ada.kind() != "choose":
            break
    expect(ada.asked.get_by_text("tap again")).to_have_count(0)


def test_what_is_placed_is_seen_enlarged_and_moved_by_small_steps(
    phone: Callable[..., Person],
) -> None:
    ada = placing(phone())
    page = ada.page
    assert "Shift" not in ada.asked.inner_text()
    assert "Tab" not in ada.asked.inner_text()
    region = ada.state()["decision"]["region"]
    x, y = region["candidates"][0]["path"][-1]
    page.touchscreen.tap(*ada.on_screen(x, y, 48, 48))
    expect(page.locator(".loupe use")).to_be_visible()

    told = page.locator(".placing .place")
    expect(told).to_be_visible()
    before = told.inner_text()
    ada.asked.get_by_role("button", name="Move east").tap()
    expect(told).not_to_have_text(before)


def test_a_finger_that_rests_on_a_piece_opens_its_card(phone: Callable[..., Person]) -> None:
    ada = phone()
    page, number = ada.page, ada.number()
    while not page.locator("g.piece").count():
        finger_answers(ada)
        ada.wait_to_be_asked()
        number = ada.number()
    at = box(page.locator("g.piece .base").first)
    spot = (at["x"] + at["width"] / 2, at["y"] + at["height"] / 2)
    finger = page.context.new_cdp_session(page)

    touch(finger, "touchStart", spot)
    expect(page.locator(".menu")).to_be_visible()
    touch(finger, "touchEnd")

    expect(page.locator(".menu")).to_be_visible()
    assert ada.number() == number


@pytest.mark.parametrize("ruleset", ["baroud", "saurian"])
def test_a_game_is_played_to_its_end_by_touch(ruleset: str, phone: Callable[..., Person]) -> None:
    ada = phone(ruleset)
    ada.page.evaluate(MICE)

    ada.play(lambda: finger_answers(ada), at_most=LONGEST)

    expect(ada.over).to_be_visible()
    assert ada.page.evaluate("window.mice") == 0


MICE = """() => {
    window.mice = 0;
    addEventListener('pointerdown', (event) => {
        window.mice += event.pointerType === 'touch' ? 0 : 1;
    }, true);
}"""


def finger_answers(ada: Person) -> None:
    number = ada.number()
    FingerHand(ada.page).answer(ada.state())
    ada.answered(number)
