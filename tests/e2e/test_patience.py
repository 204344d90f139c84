"""Curiosity costs nobody time: what is no longer looked at is no longer asked for."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Request

pytestmark = pytest.mark.slow

NewGame = Callable[..., dict[str, Any]]
NewPerson = Callable[..., Any]


class Odds:
    """Odds that never come, and whether they are still waited for."""

    def __init__(self, page: Any) -> None:
        self.page = page
        self.asked: list[Request] = []
        self.called_off: list[Request] = []
        page.route("**/odds**", lambda route: self.asked.append(route.request))
        page.on("requestfailed", self._failed)

    def are(self, asked: int, called_off: int) -> None:
        """Waits until so many were asked for and called off."""
        for _ in range(300):
            if (len(self.asked), len(self.called_off)) == (asked, called_off):
                return
            self.page.wait_for_timeout(50)
        assert (len(self.asked), len(self.called_off)) == (asked, called_off)

    def _failed(self, request: Request) -> None:
        if request in self.asked:
            self.called_off.append(request)


def test_odds_are_called_off_when_others_are_folded_out_and_when_one_answers(
    person: NewPerson, new_game: NewGame
) -> None:
    created = new_game({"kind": "person"}, {"kind": "bot", "bot": "random"})
    ada = person().visit(created["seats"][0]["link"]["path"]).at_the_table()
    options = ada.asked.locator("button.option")
    ada.wait_to_be_asked()
    while ada.kind() != "choose" or options.count() < 3:
        ada.answer_by_mouse()
        ada.wait_to_be_asked()
    odds = Odds(ada.page)

    for place in range(3):
        ada.asked.locator("button.fold").nth(place).click()
        odds.are(asked=place + 1, called_off=place)
    number = ada.number()
    options.nth(2).click()
    ada.answered(number)

    odds.are(asked=3, called_off=3)
