"""Whole games in a browser: by mouse, by keyboard, at one screen and over a line that breaks."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Route, WebSocketRoute, expect

import grognard

ME = {"kind": "person"}
BOT = {"kind": "bot", "bot": "random"}
OPEN = {"kind": "open"}

pytestmark = pytest.mark.slow

NewGame = Callable[..., dict[str, Any]]
NewPerson = Callable[..., Any]


def link(created: dict[str, Any], seat: int) -> str:
    path: str = created["seats"][seat]["link"]["path"]
    return path


def test_a_game_against_a_bot_is_played_to_its_end_by_mouse(
    person: NewPerson, new_game: NewGame
) -> None:
    ada = person().visit(link(new_game(ME, BOT), 0)).at_the_table()

    ada.play(ada.answer_by_mouse, at_most=400)

    expect(ada.over).to_be_visible()
    expect(ada.over.locator("table tr")).to_have_count(2)


def test_a_game_against_a_bot_is_played_to_its_end_by_keyboard_alone(
    person: NewPerson, new_game: NewGame
) -> None:
    ada = person().visit(link(new_game(ME, BOT), 0)).at_the_table()

    ada.play(ada.answer_by_keyboard, at_most=400)

    expect(ada.over).to_be_visible()


@pytest.mark.parametrize("ruleset", grognard.rulesets())
def test_play_now_starts_any_game_with_one_click(person: NewPerson, ruleset: str) -> None:
    ada = person().visit("/")

    ada.page.locator(f"[data-ruleset={ruleset}]").get_by_role("button", name="Play now").click()
    ada.at_the_table()

    assert ada.play(ada.answer_by_keyboard, at_most=6) == 6
    ada.wait_to_be_asked()
    assert "Your turn" in ada.page.title()


def test_a_game_is_set_up_in_three_clicks(person: NewPerson) -> None:
    ada = person().visit("/")

    colossus = ada.page.locator("[data-ruleset=colossus]")
    colossus.get_by_role("button", name="Set up").click()
    ada.page.locator("button.scenario").nth(1).click()
    ada.page.get_by_role("button", name="Start the game").click()

    ada.at_the_table()
    assert ada.wait_to_be_asked()


def test_a_piece_is_put_down_where_the_pointer_says_and_looks_where_it_is_turned(
    person: NewPerson, new_game: NewGame
) -> None:
    ada = person().visit(link(new_game(ME, BOT), 0)).at_the_table()
    ada.wait_to_be_asked()
    while ada.kind() != "place":
        ada.answer_by_mouse()
        ada.wait_to_be_asked()
    name = ada.page.locator(".seats button.selected .name").inner_text()
    number = ada.number()

    ada.page.mouse.click(*ada.on_screen(10, 5, 48, 48))
    ada.page.mouse.click(*ada.on_screen(20, 5, 48, 48))
    for _ in range(6):
        ada.page.keyboard.press("e")
    expect(ada.page.locator(".placing .heading")).to_have_text("90°")
    expect(ada.page.locator(".placing button.primary")).to_be_enabled()
    ada.page.mouse.dblclick(*ada.on_screen(20, 5, 48, 48))
    ada.answered(number)

    label = (
        ada.page.locator("g.piece")
        .filter(has_text=name)
        .first.get_by_role("button")
        .get_attribute("aria-label")
    )
    assert "facing east" in label
    x, y = label.split("at ")[1].split(",")[0].split(" ; ")
    assert abs(float(x) - 20) < 0.2
    assert abs(float(y) - 5) < 0.2


def test_an_illegal_place_says_why_and_the_nearest_legal_one_is_confirmed(
    person: NewPerson, new_game: NewGame
) -> None:
    ada = person().visit(link(new_game(ME, BOT), 0)).at_the_table()
    ada.wait_to_be_asked()
    while ada.kind() != "place":
        ada.answer_by_mouse()
        ada.wait_to_be_asked()
    name = ada.page.locator(".seats button.selected .name").inner_text()
    number = ada.number()

    ada.page.mouse.click(*ada.on_screen(24, 30, 48, 48))

    expect(ada.page.locator(".placing .offer")).to_contain_text("inside the deployment zone")
    ada.page.locator(".placing button.primary:enabled").click()
    ada.answered(number)
    label = (
        ada.page.locator("g.piece")
        .filter(has_text=name)
        .first.get_by_role("button")
        .get_attribute("aria-label")
    )
    x, y = label.split("at ")[1].split(",")[0].split(" ; ")
    assert abs(float(x) - 24) < 0.5
    assert 10 < float(y) < 12


def test_two_people_at_one_screen_are_asked_in_turn(person: NewPerson, new_game: NewGame) -> None:
    ada = person()
    created = new_game(ME, ME)
    ada.visit(link(created, 1)).at_the_table()
    ada.visit(link(created, 0)).at_the_table()

    seats = set()
    for _ in range(6):
        assert ada.wait_to_be_asked()
        seats.add(ada.page.url)
        ada.answer_by_keyboard()

    assert len(seats) == 2


class Cable:
    """A network that can be pulled out and put back."""

    def __init__(self, page: Any) -> None:
        self.out = False
        self.sockets: list[WebSocketRoute] = []
        page.route("**/api/**", self._call)
        page.route_web_socket("**/events**", self._talk)

    def _call(self, route: Route) -> None:
        if self.out:
            route.abort()
        else:
            route.continue_()

    def _talk(self, socket: WebSocketRoute) -> None:
        if self.out:
            socket.close()
        else:
            self.sockets.append(socket)
            socket.connect_to_server()

    def pull(self) -> None:
        self.out = True
        for socket in self.sockets:
            socket.close()
        self.sockets.clear()

    def put_back(self) -> None:
        self.out = False


def test_two_people_play_online_and_one_who_drops_out_misses_nothing(
    person: NewPerson, new_game: NewGame
) -> None:
    created = new_game(ME, OPEN)
    ada, ben = person(), person()
    ada.visit(link(created, 0)).at_the_table()
    cable = Cable(ben.page)
    ben.visit(link(created, 1))
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="Take the seat").click()
    ben.at_the_table()
    expect(ada.page.locator(".seats h2", has_text="Ben")).to_be_visible()

    take_turns([ada, ben], 4)
    cable.pull()
    expect(ben.page.locator(".lost")).to_be_visible()
    take_turns([ada], 3)
    cable.put_back()

    expect(ben.page.locator(".lost")).to_have_count(0)
    take_turns([ada, ben], 4)
    expect(ben.page.locator(".log .line")).to_have_count(ada.page.locator(".log .line").count())
    assert ben.log() == ada.log()


def take_turns(people: list[Any], answers: int) -> None:
    """Whoever is asked answers; it stops when nobody here is asked any more."""
    for _ in range(answers):
        one = next_asked(people)
        if one is None:
            return
        one.answer_by_keyboard()


def next_asked(people: list[Any]) -> Any:
    for _ in range(20):
        for one in people:
            if one.asked.is_visible():
                return one
        people[0].page.wait_for_timeout(100)
    return None


SHOT = "button.option:is([data-key^='ranged:'], [data-group='Shoot'])"


def test_odds_are_told_before_the_choice_is_made(person: NewPerson, new_game: NewGame) -> None:
    ada = person().visit(link(new_game(ME, BOT), 0)).at_the_table()
    shot = ada.page.locator(SHOT)
    # Dice and the opponent differ from game to game: not in every one is there a shot to take.
    for _ in range(4):
        while ada.wait_to_be_asked() and not shot.count():
            ada.answer_by_keyboard()
        if shot.count():
            break
        ada = ada.visit(link(new_game(ME, BOT), 0)).at_the_table()
        shot = ada.page.locator(SHOT)
    if shot.first.get_attribute("data-group") is not None:
        shot.first.click()

    ada.asked.locator("button.option[data-key^='ranged:']").first.focus()
    ada.press("ArrowRight")

    told = ada.page.locator(".unfolded .odds")
    expect(told).to_contain_text("%", timeout=20_000)
    expect(told.locator(".tally").first).to_be_visible()


def test_a_rule_is_read_where_it_is_named(person: NewPerson, new_game: NewGame) -> None:
    ada = person().visit(link(new_game(ME, BOT), 0)).at_the_table()
    ada.wait_to_be_asked()
    rule = ada.asked.locator("h2 .rule")
    clause = rule.inner_text().removeprefix("§ ")

    rule.click()

    expect(ada.page.locator(f"[data-clause='{clause}'].here")).to_be_in_viewport()
    ada.page.keyboard.press("Escape")


def test_a_ruling_stands_under_its_clause_and_is_found_by_its_words(
    person: NewPerson, new_game: NewGame
) -> None:
    page = person(locale="fr-FR").visit(link(new_game(ME, BOT), 0)).at_the_table().page

    page.keyboard.press("r")
    page.get_by_role("searchbox").fill("enfoncement donne 1")
    ruling = page.locator("[data-clause='4.721'] [data-ruling='R9']")

    expect(ruling).to_contain_text("on juge si le Blindage")
    expect(ruling.get_by_role("list", name="Autres réponses")).to_contain_text(
        "(option «\u00a0Enfoncé du même coup\u00a0: oui\u00a0»)"
    )
    expect(page.locator("[data-clause='4.402']")).to_have_count(0)


def test_people_who_throw_their_own_dice_enter_them(person: NewPerson, new_game: NewGame) -> None:
    ada = person()
    created = new_game(ME, ME, dice="table")
    ada.visit(link(created, 1)).at_the_table()
    ada.visit(link(created, 0)).at_the_table()
    ada.wait_to_be_asked()
    assert ada.kind() == "enter"
    number = ada.number()

    for key in ("4", "Backspace", "2", "5"):
        ada.page.keyboard.press(key)
    ada.page.keyboard.press("Enter")
    ada.answered(number)

    expect(ada.page.get_by_role("img", name="Dice 2, 5").first).to_be_visible()
