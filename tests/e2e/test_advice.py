"""Suggestions at a question, and what the end card makes of a game in win chance."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.test_headlines import ATTACK, PLAIN

pytestmark = pytest.mark.slow

NewGame = Callable[..., dict[str, Any]]
NewPerson = Callable[..., Any]

PERCENT = re.compile(r"\d+\s?%")


def test_answers_are_suggested_shown_on_the_table_and_taken(
    person: NewPerson, new_game: NewGame
) -> None:
    created = new_game({"kind": "person"}, {"kind": "person"}, situation=ATTACK, **PLAIN)
    ada = person().visit(created["seats"][0]["link"]["path"]).at_the_table()
    ada.wait_to_be_asked()
    number = ada.number()

    ada.page.get_by_role("button", name="Suggest").click()
    best = ada.page.locator("[data-suggested='1']")
    expect(best).to_contain_text(PERCENT)
    expect(best.locator(".why")).not_to_be_empty()
    expect(ada.page.locator("svg.board [data-advised='1']")).to_be_visible()
    ada.press("s")
    expect(best).to_have_count(0)
    ada.press("s")
    best.click()

    ada.answered(number)
    expect(ada.page.locator("[data-advised]")).to_have_count(0)


def test_a_place_that_is_suggested_is_shown_as_a_ghost_and_taken(
    person: NewPerson, new_game: NewGame
) -> None:
    created = new_game({"kind": "person"}, {"kind": "bot", "bot": "random"})
    ada = person("fr-FR").visit(created["seats"][0]["link"]["path"]).at_the_table()
    while ada.wait_to_be_asked() and ada.kind() != "place":
        number = ada.number()
        ada.asked.locator("button.option").first.click()
        ada.answered(number)
    number = ada.number()

    ada.page.get_by_role("button", name="Suggérer").click()
    best = ada.page.locator("[data-suggested='1']")
    best.hover()
    expect(ada.page.locator("svg.board .advised-ghost").first).to_be_visible()
    expect(ada.page.locator("svg.board .ghost.pinned")).to_be_visible()
    best.click()

    ada.answered(number)


def test_a_table_set_up_without_suggestions_has_none(person: NewPerson, new_game: NewGame) -> None:
    people = {"kind": "person"}, {"kind": "person"}
    created = new_game(*people, situation=ATTACK, advice=False, **PLAIN)
    ada = person().visit(created["seats"][0]["link"]["path"]).at_the_table()
    ada.wait_to_be_asked()

    expect(ada.page.get_by_role("button", name="Suggest")).to_have_count(0)


def test_the_end_card_adds_up_to_the_result(person: NewPerson, finished: dict[str, Any]) -> None:
    ada = person().visit(finished["spectator"]["path"]).at_the_table()
    rows = ada.over.locator("table.account tbody tr")
    expect(rows).to_have_count(2)

    for row in rows.all():
        told = [cell.replace("−", "-") for cell in row.locator("td").all_inner_texts()]
        start, luck, choices, end = (int(re.findall(r"-?\d+", cell)[0]) for cell in told)
        assert start + luck + choices == end
        assert end in (0, 50, 100)
    expect(ada.over.locator("figure text.scale").first).to_contain_text(PERCENT)
