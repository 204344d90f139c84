"""The same game in French, on a phone, in the dark and without a mouse."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

ME = {"kind": "person"}
BOT = {"kind": "bot", "bot": "random"}

pytestmark = pytest.mark.slow

NewGame = Callable[..., dict[str, Any]]
NewPerson = Callable[..., Any]

NAMELESS = """() => [...document.querySelectorAll('button, a, input, select, [role=button]')]
    .filter((one) => one.getClientRects().length)
    .filter((one) => !(one.innerText || one.getAttribute('aria-label') || one.labels?.length))
    .map((one) => one.outerHTML.slice(0, 120))"""


def test_everything_is_said_in_french(person: NewPerson, new_game: NewGame) -> None:
    ada = person(locale="fr-FR").visit("/")
    expect(ada.page.get_by_role("button", name="Jouer").first).to_be_visible()
    created = new_game(ME, BOT)
    ada.visit(created["seats"][0]["link"]["path"]).at_the_table()
    ada.wait_to_be_asked()

    expect(ada.page.locator("html")).to_have_attribute("lang", "fr")
    expect(ada.page.get_by_text("Journal").first).to_be_visible()
    french = ada.asked.locator("h2").inner_text()
    ada.page.get_by_role("button", name="English").click()

    expect(ada.asked.locator("h2")).not_to_have_text(french)
    expect(ada.page.locator("html")).to_have_attribute("lang", "en")


@pytest.mark.parametrize("width", [360, 760, 1024, 2560])
def test_nothing_sticks_out_at_any_width(person: NewPerson, new_game: NewGame, width: int) -> None:
    ada = person(viewport={"width": width, "height": 780})
    for path in ("/", new_game(ME, BOT)["seats"][0]["link"]["path"]):
        ada.visit(path)
        expect(ada.page.locator("article, svg.board").first).to_be_visible()
        assert ada.page.evaluate("document.documentElement.scrollWidth") <= width


def test_a_phone_is_enough_to_answer(person: NewPerson, new_game: NewGame) -> None:
    phone = person(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    phone.visit(new_game(ME, BOT)["seats"][0]["link"]["path"]).at_the_table()
    phone.wait_to_be_asked()
    number = phone.number()
    first = phone.asked.locator("button.option").first

    first.tap()
    expect(first).to_contain_text("tap again")
    first.tap()

    phone.answered(number)


def test_every_control_has_a_name(person: NewPerson, new_game: NewGame) -> None:
    ada = person().visit("/")
    expect(ada.page.locator("article").first).to_be_visible()
    assert ada.page.evaluate(NAMELESS) == []

    ada.visit(new_game(ME, BOT)["seats"][0]["link"]["path"]).at_the_table()
    ada.wait_to_be_asked()

    assert ada.page.evaluate(NAMELESS) == []


def test_the_table_can_be_read_as_text(person: NewPerson, new_game: NewGame) -> None:
    ada = person().visit(new_game(ME, BOT)["seats"][0]["link"]["path"]).at_the_table()
    for _ in range(8):
        ada.wait_to_be_asked()
        ada.answer_by_keyboard()
    ada.wait_to_be_asked()

    ada.page.keyboard.press("t")
    text = ada.page.locator("section.text")
    text.locator("li button").first.click()

    expect(text).to_contain_text("facing")
    expect(text).to_contain_text("″")


def test_light_is_chosen_and_remembered(person: NewPerson) -> None:
    ada = person().visit("/")
    switch = ada.page.get_by_role("button", name="Light:")
    switch.click()
    switch.click()
    expect(ada.page.locator("html")).to_have_attribute("data-light", "dark")

    ada.page.reload()

    expect(ada.page.locator("html")).to_have_attribute("data-light", "dark")


def test_a_french_keyboard_chooses_by_its_row_of_digits(
    person: NewPerson, new_game: NewGame
) -> None:
    ada = person(locale="fr-FR").visit(new_game(ME, BOT)["seats"][0]["link"]["path"])
    ada.at_the_table().wait_to_be_asked()
    sheet = ada.page.locator("svg.board g.laid").first
    expect(ada.asked.locator("button.option").nth(1)).to_be_visible()
    number, drawn = ada.number(), sheet.get_attribute("transform")

    ada.strike("-", "Digit6")
    assert sheet.get_attribute("transform") == drawn
    ada.strike(")", "Minus")
    expect(sheet).not_to_have_attribute("transform", drawn)
    ada.strike("é", "Digit2")

    ada.answered(number)
