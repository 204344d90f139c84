"""A first game by mouse: where to click, what just happened, and what it was for."""

from collections.abc import Callable
from typing import Any

import httpx
import pytest
from playwright.sync_api import expect

pytestmark = pytest.mark.slow

NewPerson = Callable[..., Any]


def start(address: str, ruleset: str) -> str:
    """A game against a bot, and the way to the person's seat."""
    seats = [{"kind": "person"}, {"kind": "bot", "bot": "random"}]
    made = httpx.post(f"{address}/api/games", json={"ruleset": ruleset, "seats": seats}, timeout=60)
    path: str = made.json()["seats"][0]["link"]["path"]
    return path


def play_until(one: Any, topic: str) -> Any:
    """Answers by mouse until that is asked, and what is asked then."""
    for _ in range(120):
        assert one.wait_to_be_asked()
        asked = one.state()["decision"]
        if asked["topic"] == topic:
            return asked
        one.answer_by_mouse()
    pytest.fail(f"{topic} is not asked")


def test_a_zone_is_chosen_where_it_lies(address: str, person: NewPerson) -> None:
    ada = person().visit(start(address, "brimstone")).at_the_table()
    asked = play_until(ada, "take-zone")
    expect(ada.page.locator("g.zone.choice")).to_have_count(2)

    ada.page.mouse.click(*ada.on_screen(18, 33, 36, 36))

    ada.answered(str(asked["number"]))
    assert any("North zone" in line for line in ada.log())


def test_a_piece_that_may_move_first_may_stay_at_a_click(address: str, person: NewPerson) -> None:
    ada = person().visit(start(address, "brimstone")).at_the_table()
    asked = play_until(ada, "action")
    shooting = ada.asked.locator("[data-key=advance]")
    shooting.click()
    ada.answered(str(asked["number"]))
    ada.wait_to_be_asked()
    number = ada.number()

    ada.page.locator("[data-bar-stay]:enabled").click()

    ada.answered(number)
    assert not any(" moves " in line for line in ada.log()[-2:])


def test_what_befell_since_ones_last_choice_is_drawn(address: str, person: NewPerson) -> None:
    ada = person().visit(start(address, "colossus")).at_the_table()
    play_until(ada, "select-mover")

    seen = ada.page.locator("[data-moved], [data-lost], [data-fell]")
    for _ in range(60):
        if seen.count():
            break
        ada.answer_by_mouse()
        ada.wait_to_be_asked()

    expect(seen.first).to_be_attached()
    expect(ada.page.locator(".log .news").first).to_be_attached()
