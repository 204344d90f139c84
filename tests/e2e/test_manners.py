"""Manners at the table: nobody is left to guess what the other did."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

pytestmark = pytest.mark.slow

NewPerson = Callable[..., Any]
NewGame = Callable[..., dict[str, Any]]

ADA = {"kind": "person", "name": "Ada"}
OPEN = {"kind": "open"}


def test_a_taken_invitation_says_so_and_offers_to_watch(
    person: NewPerson, new_game: NewGame
) -> None:
    invitation = new_game(ADA, OPEN)["seats"][1]["link"]["path"]
    bob, carol = person().visit(invitation), person()
    bob.page.get_by_label("Your name").fill("Bob")
    bob.page.get_by_role("button", name="Take the seat").click()
    bob.at_the_table()

    carol.visit(invitation)
    expect(carol.page.get_by_role("heading", name="This seat has been taken")).to_be_visible()
    carol.page.get_by_role("button", name="Watch the game").click()

    carol.at_the_table()
    expect(carol.page.locator(".seats").first).to_contain_text("Bob")
    bob.visit(invitation)
    bob.page.get_by_role("link", name="That was me").click()
    bob.at_the_table()


def test_what_is_asked_is_two_keys_away(person: NewPerson, new_game: NewGame) -> None:
    ada = person().visit(
        new_game(ADA, {"kind": "bot", "bot": "random"})["seats"][0]["link"]["path"]
    )
    ada.at_the_table().wait_to_be_asked()
    ada.page.evaluate("document.activeElement?.blur()")
    ada.page.reload()
    ada.at_the_table().wait_to_be_asked()

    ada.press("Tab", "Enter")

    expect(ada.asked.locator("button.option").first).to_be_focused()
