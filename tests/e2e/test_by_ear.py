"""Somebody who cannot see the table: roles, names and what is said are all there is."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.conftest import NewPerson, Person
from tests.e2e.test_whole_games import BOT, LONGEST, ME, SHORT_GAMES

pytestmark = pytest.mark.slow

NewGame = Callable[..., dict[str, Any]]


class Listener:
    """Goes by roles and names alone: no picture, no class, no place on the screen."""

    def __init__(self, ada: Person) -> None:
        self.ada = ada
        self.page = page = ada.page
        self.decision = page.get_by_role("region", name="Your decision")
        self.heard: list[str] = []

    @property
    def question(self) -> Locator:
        return self.decision.get_by_role("heading", level=2)

    @property
    def answers(self) -> Locator:
        return self.decision.get_by_role("list", name="Options").get_by_role("listitem")

    @property
    def said(self) -> str:
        """What is told without being asked for."""
        return " ".join(self.page.get_by_role("status").all_inner_texts())

    def play(self, until: Callable[[], bool]) -> None:
        """Answers whatever is asked, until it is enough or the game is over."""
        for count in range(LONGEST):
            self.heard.append(self.said)
            if not self.ada.wait_to_be_asked() or until():
                return
            number = self.ada.number()
            self.answer(count)
            self.ada.answered(number)

    def answer(self, number: int) -> None:
        places = self.decision.get_by_role("textbox", name="Type a place")
        confirm = self.decision.get_by_role("button", name="Confirm")
        if places.count() and confirm.count():
            self._place(places, confirm)
        elif confirm.count():
            self._pick(confirm)
        else:
            self._choose(number)
        sure = self.decision.get_by_role("button", name="Yes, do it")
        if sure.count() and sure.is_visible():
            sure.press("Enter")

    def _choose(self, number: int) -> None:
        """One of the answers, and of its targets where it has some."""
        options = self.answers.get_by_role("button").filter(has_not_text="§")
        expect(options.first).to_be_enabled()
        named = [
            one for one in options.all() if "Odds of" not in (one.get_attribute("aria-label") or "")
        ]
        chosen = named[number % len(named)]
        opens = "target" in chosen.inner_text()
        chosen.press("Enter")
        if opens:
            expect(self.decision.get_by_role("button", name="Other actions")).to_be_visible()
            self._choose(number)

    def _pick(self, confirm: Locator) -> None:
        """Toggles one thing after the other until that is enough."""
        for _ in range(40):
            if confirm.first.is_enabled():
                break
            self.decision.get_by_role("button", pressed=False).first.press("Space")
        confirm.first.press("Enter")

    def _place(self, places: Locator, confirm: Locator) -> None:
        """Types where to; where that is refused, takes what is proposed."""
        places.fill("24, 24")
        places.press("Enter")
        self.page.wait_for_timeout(400)
        if not confirm.is_enabled():
            self.decision.get_by_role("button", name="Next place").press("Enter")
        expect(confirm).to_be_enabled()
        confirm.press("Enter")


@pytest.fixture
def listener(person: NewPerson, new_game: NewGame) -> Callable[..., Listener]:
    def sit(ruleset: str = "colossus", locale: str = "en-GB") -> Listener:
        created = new_game(ME, BOT, ruleset=ruleset, **SHORT_GAMES[ruleset])
        ada = person(locale=locale).visit(created["seats"][0]["link"]["path"]).at_the_table()
        ada.wait_to_be_asked()
        return Listener(ada)

    return sit


def test_a_game_is_played_to_its_end_through_roles_and_names_alone(
    listener: Callable[..., Listener],
) -> None:
    ear = listener()
    ear.play(until=lambda: False)

    expect(ear.page.get_by_role("heading", name="What decided it")).to_be_visible()
    told = " ".join(ear.heard)
    assert "Your decision:" in told
    assert "Dice " in told


def test_a_place_that_is_typed_is_told_with_what_the_rules_say(
    listener: Callable[..., Listener],
) -> None:
    ear = listener()
    places = ear.decision.get_by_role("textbox", name="Type a place")
    ear.play(until=lambda: places.count() > 0)
    status = ear.page.get_by_role("status").filter(has_text=": 24.0 ; 5.0")

    places.fill("24, 5 facing north-east")
    places.press("Enter")
    expect(status).to_contain_text("facing north-east (45 degrees)")
    places.fill("6 toward Nobody")
    places.press("Enter")

    expect(ear.decision.get_by_role("alert")).to_contain_text("Nothing on the table is called")
    expect(places).to_have_value("6 toward Nobody")


def test_options_are_one_tab_and_a_press_away(listener: Callable[..., Listener]) -> None:
    page = listener().page

    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="To your decision")).to_be_focused()
    page.keyboard.press("Enter")

    focused = page.locator(":focus")
    expect(focused).to_have_role("button")
    assert focused.evaluate("one => one.closest('section.decision') !== null")


def test_the_next_question_goes_on_where_the_last_one_was_answered(
    listener: Callable[..., Listener],
) -> None:
    ear = listener()
    before = ear.question.inner_text()
    ear.answers.get_by_role("button").first.press("Enter")
    expect(ear.question).not_to_have_text(before)

    expect(ear.question).to_be_focused()


def test_tab_leads_through_all_proposals_and_then_on(listener: Callable[..., Listener]) -> None:
    ear = listener()
    places = ear.decision.get_by_role("textbox", name="Type a place")
    ear.play(until=lambda: places.count() > 0)
    ear.page.evaluate("document.activeElement.blur()")

    for _ in range(200):
        ear.page.keyboard.press("Tab")
        if ear.page.evaluate("document.activeElement !== document.body"):
            break

    assert ear.page.evaluate("document.activeElement !== document.body")


def test_the_table_as_text_tells_size_zones_ground_and_on_demand_what_is_seen(
    listener: Callable[..., Listener],
) -> None:
    ear = listener("gaslight")
    pieces = ear.page.get_by_role("group", name="The table").get_by_role("button")
    ear.play(until=lambda: pieces.count() > 3)
    ear.page.get_by_role("button", name="Table as text").press("Enter")
    text = ear.page.get_by_role("region", name="Table as text")

    expect(text).to_contain_text("The table is 36.0″ by 36.0″")
    expect(text.get_by_role("listitem").filter(has_text="high")).not_to_have_count(0)
    expect(text.get_by_role("listitem").filter(has_text="from")).not_to_have_count(0)
    text.get_by_role("button", pressed=False).first.press("Enter")
    text.get_by_role("button", name="sees").press("Enter")
    expect(text.get_by_text("Sight:").first).to_be_visible()
