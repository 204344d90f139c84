"""Every room has an address: it survives a reload, the back button and being passed on."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

pytestmark = pytest.mark.slow

NewPerson = Callable[..., Any]
NewGame = Callable[..., dict[str, Any]]

ME = {"kind": "person", "name": "Ada"}
BOT = {"kind": "bot", "bot": "random"}


def set_up(ada: Any, ruleset: str) -> Page:
    """From the first page to the settings of a game."""
    page: Page = ada.visit("/").page
    page.locator(f"[data-ruleset={ruleset}] button").nth(1).click()
    expect(page.locator(".seat").first).to_be_visible()
    return page


def build(page: Page) -> None:
    """From the settings to the army of the first seat."""
    page.locator(".seat .army button").first.click()
    expect(page.locator("[data-recruit]").first).to_be_visible()


def test_an_army_being_built_survives_a_reload_and_the_back_button(person: NewPerson) -> None:
    page = set_up(person(), "gaslight")
    build(page)
    page.locator("[data-recruit=cs1]").click()
    expect(page.locator("li.unit")).to_have_count(1)

    page.reload()
    expect(page.locator("li.unit")).to_have_count(1)
    page.go_back()
    expect(page.locator("[data-army='0']")).to_be_focused()
    page.go_forward()
    expect(page.locator("li.unit")).to_have_count(1)
    page.get_by_role("button", name="Start afresh").click()
    expect(page.locator("li.unit")).to_have_count(0)


def test_back_leads_from_a_game_over_its_set_up_to_the_first_page(person: NewPerson) -> None:
    ada = person()
    page = set_up(ada, "colossus")
    page.get_by_label("We throw our own dice").check()
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("button", name="Start the game").click()
    ada.at_the_table()
    expect(page.locator(".seats").first).to_contain_text("Ada")

    page.go_back()
    expect(page.get_by_label("We throw our own dice")).to_be_checked()
    page.reload()
    expect(page.get_by_label("We throw our own dice")).to_be_checked()
    page.get_by_role("button", name="Start afresh").click()
    expect(page.get_by_label("We throw our own dice")).not_to_be_checked()
    page.get_by_role("button", name="← Back").click()
    expect(page.locator("[data-ruleset]").first).to_be_visible()
    page.go_forward()
    expect(page.locator(".seat").first).to_be_visible()
    page.go_back()
    expect(page.locator("[data-ruleset]").first).to_be_visible()


def test_the_rulebook_is_open_where_it_was_and_escape_closes_it(
    person: NewPerson, new_game: NewGame
) -> None:
    ada = person().visit(new_game(ME, BOT)["seats"][0]["link"]["path"]).at_the_table()
    page = ada.page
    ada.wait_to_be_asked()
    ada.asked.locator("h2 button.rule").click()
    here = page.locator(".drawer article.here")
    expect(here).to_be_in_viewport()
    expect(page.get_by_label("Search the rules")).to_be_focused()

    page.reload()
    expect(here).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(page.locator(".drawer")).to_have_count(0)
    page.keyboard.press("r")
    expect(page.locator(".drawer")).to_be_visible()
    page.go_back()
    expect(page.locator(".drawer")).to_have_count(0)
    expect(page.locator("svg.board")).to_be_visible()


def test_a_clause_is_passed_on_without_the_seat(person: NewPerson, new_game: NewGame) -> None:
    ada = person(permissions=["clipboard-read", "clipboard-write"])
    ada.visit(new_game(ME, BOT)["seats"][0]["link"]["path"]).at_the_table()
    ada.wait_to_be_asked()
    ada.asked.locator("h2 button.rule").click()
    here = ada.page.locator(".drawer article.here")
    clause = here.get_attribute("data-clause")

    here.get_by_role("button", name="Copy a link").click()
    expect(here).to_contain_text("Link copied")
    link = ada.page.evaluate("navigator.clipboard.readText()")

    assert link.endswith(f"/rules/colossus/{clause}")
    bob = person().visit(link)
    expect(bob.page.locator("article.here")).to_be_in_viewport()
    expect(bob.page.locator("article.here")).to_contain_text(clause or "nothing")


def test_the_moment_of_a_replay_survives_a_reload_and_the_back_button(
    person: NewPerson, finished: dict[str, Any]
) -> None:
    page = person().visit(finished["spectator"]["path"]).at_the_table().page
    page.locator(".end").get_by_role("button", name="Replay", exact=True).click()
    moment = page.get_by_role("slider", name="Moment")
    expect(moment).to_have_value("0")
    for _ in range(3):
        page.get_by_role("button", name="One step on").click()
    there = moment.input_value()
    assert int(there) > 0
    page.wait_for_url(f"**?at={there}#*")

    page.reload()
    expect(moment).to_have_value(there)
    page.go_back()
    expect(page.locator(".end")).to_be_visible()
    page.go_forward()
    expect(moment).to_have_value(there)


@pytest.mark.parametrize(
    ("path", "said"),
    [
        ("/set-up/chess", "no game system “chess”"),
        ("/rules/chess/1.1", "“chess” cannot be shown"),
        ("/rules/colossus/99.99", "no rule 99.99"),
        ("/game/nothing#key", "no game here"),
        ("/nowhere/at/all", "first page"),
    ],
)
def test_an_address_where_nothing_is_says_so(person: NewPerson, path: str, said: str) -> None:
    page = person().visit(path).page

    expect(page.get_by_text(said).first).to_be_visible()


def test_an_army_for_a_seat_that_is_not_there_leads_to_the_table(person: NewPerson) -> None:
    page = person().visit("/set-up/colossus/army/Z").page

    expect(page.locator(".seat").first).to_be_visible()
    page.wait_for_url("**/set-up/colossus")
