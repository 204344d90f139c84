"""A newcomer is briefed before the first move and taught the first turn, in every game."""

from collections.abc import Callable
from typing import Any

import httpx
import pytest
from playwright.sync_api import expect

import grognard

pytestmark = pytest.mark.slow

NewPerson = Callable[..., Any]
MOST = 90
"""Answers within which at least three lessons come up in every game."""


def start(address: str, ruleset: str) -> str:
    """A game against a bot as a newcomer starts it, and the way to the person's seat."""
    seats = [{"kind": "person"}, {"kind": "bot", "bot": "fair"}]
    made = httpx.post(f"{address}/api/games", json={"ruleset": ruleset, "seats": seats}, timeout=90)
    path: str = made.json()["seats"][0]["link"]["path"]
    return path


@pytest.mark.parametrize("ruleset", grognard.rulesets())
def test_the_briefing_comes_first_and_never_again_unless_asked_for(
    ruleset: str, address: str, person: NewPerson
) -> None:
    ada = person(is_new=True).visit(start(address, ruleset))
    briefing = ada.page.locator("dialog:has(.briefing)")

    expect(briefing).to_be_visible()
    expect(briefing.locator("ol li")).to_have_count(3)
    expect(briefing.locator("dl > div")).to_have_count(2)
    expect(briefing.locator(".dots li").first).not_to_be_empty()
    ada.read_the_briefing()

    ada.page.reload()
    expect(ada.page.locator("svg.board")).to_be_visible()
    expect(ada.page.locator("aside.guide")).to_be_visible()
    expect(briefing).to_have_count(0)
    ada.page.locator("header .title").click()
    expect(briefing).to_be_visible()


@pytest.mark.parametrize("ruleset", grognard.rulesets())
def test_the_first_turn_is_taught_at_the_questions_it_asks(
    ruleset: str, address: str, person: NewPerson
) -> None:
    ada = person(is_new=True).visit(start(address, ruleset))
    expect(ada.page.locator("svg.board")).to_be_visible()
    ada.read_the_briefing()
    guide = ada.page.locator("aside.guide")
    expect(guide).to_be_visible()
    lessons = {lesson.id: lesson for lesson in grognard.ruleset(ruleset).guide.lessons}
    taught: list[str] = []

    for _ in range(MOST):
        assert ada.wait_to_be_asked()
        shown = guide.get_attribute("data-lesson") or ""
        if shown and shown not in taught:
            assert ada.state()["decision"]["topic"] in lessons[shown].topics
            expect(guide.locator("h3")).to_be_visible()
            taught.append(shown)
        if len(taught) == 3:
            break
        ada.answer_by_mouse()
    assert len(taught) == 3
    expect(guide.locator(".track .full")).to_have_count(2)

    guide.get_by_role("button", name="Close for good").click()
    expect(guide).to_have_count(0)
    ada.page.reload()
    expect(ada.page.locator("svg.board")).to_be_visible()
    expect(guide).to_have_count(0)
    ada.page.get_by_role("button", name="Help").click()
    ada.page.get_by_role("button", name="Teach me the first turn again").click()
    expect(guide).to_be_visible()


def test_a_lesson_is_done_although_its_answer_is_told_in_scenes(
    address: str, person: NewPerson
) -> None:
    ada = person(pace="fast", is_new=True).visit(start(address, "baroud")).at_the_table()
    ada.read_the_briefing()
    guide = ada.page.locator("aside.guide")

    for _ in range(MOST):
        assert ada.wait_to_be_asked()
        if guide.get_attribute("data-lesson"):
            break
        ada.answer_by_keyboard()
    ada.answer_by_keyboard()

    expect(guide.locator(".track .full")).to_have_count(1)


def test_a_word_on_a_card_explains_itself_to_keyboard_and_mouse(
    address: str, person: NewPerson
) -> None:
    ada = person().visit(start(address, "colossus")).at_the_table()
    ada.page.locator(".seats li button").first.click()
    word = ada.page.locator("article.card").get_by_role("button", name="Rally")

    word.hover()
    expect(ada.page.get_by_role("tooltip")).to_contain_text("Remove 1 Stress token")
    ada.page.mouse.move(700, 400)
    expect(ada.page.get_by_role("tooltip")).to_have_count(0)
    word.focus()
    expect(ada.page.get_by_role("tooltip")).to_contain_text("Remove 1 Stress token")
    ada.press("Escape")
    expect(ada.page.get_by_role("tooltip")).to_have_count(0)


def test_the_quick_reference_has_an_address_of_its_own(address: str, person: NewPerson) -> None:
    ada = person().visit("/reference/baroud")

    expect(ada.page.get_by_role("heading", name="Badges on pieces")).to_be_visible()
    expect(ada.page.locator(".legend .emblem").first).to_be_visible()
    expect(ada.page.get_by_text("On overwatch").first).to_be_visible()
