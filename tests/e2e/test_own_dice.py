"""People who throw their own dice and draw their own cards, in every game."""

from collections import Counter
from typing import Any

import httpx
import pytest
from playwright.sync_api import expect

import grognard
from tests.e2e.conftest import NewPerson, Person

MOST_ANSWERS = 300


def created(address: str, ruleset: str) -> dict[str, Any]:
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "bot", "bot": "random"}]
    body = {"ruleset": ruleset, "seats": seats, "dice": "table"}
    answer = httpx.post(f"{address}/api/games", json=body)
    assert answer.status_code < 300, answer.text
    found: dict[str, Any] = answer.json()
    return found


@pytest.mark.parametrize("ruleset", grognard.rulesets())
def test_a_whole_turn_is_played_with_own_dice_and_cards(
    ruleset: str, person: NewPerson, address: str
) -> None:
    play_a_turn(ruleset, person, address)


def test_an_act_of_chance_that_only_an_installed_game_knows_is_entered_by_hand(
    person: NewPerson, causeway: str
) -> None:
    ada = play_a_turn("causeway", person, causeway, base_url=causeway)

    assert any(line.startswith("The tide: ") for line in ada.log())


def play_a_turn(ruleset: str, person: NewPerson, address: str, **how: str) -> Person:
    game = created(address, ruleset)
    seat = game["seats"][0]["link"]
    ada = person(**how).visit(seat["path"]).at_the_table()
    bearer = {"authorization": f"Bearer {seat['key']}"}
    kinds: Counter[str] = Counter()
    for _ in range(MOST_ANSWERS):
        if not ada.wait_to_be_asked():
            break
        kinds[ada.kind()] += 1
        if ada.kind() == "enter":
            ada.enter_by_hand()
        else:
            ada.answer_by_mouse()
        state = httpx.get(f"{address}/api/games/{game['id']}", headers=bearer).json()
        if state["view"]["turn"] >= 2 and kinds["enter"]:
            return ada
    pytest.fail(f"no whole turn with dice or cards was played: {kinds}")


def test_dice_half_entered_survive_a_reload_and_any_keyboard(
    person: NewPerson, address: str
) -> None:
    ada = person().visit(created(address, "baroud")["seats"][0]["link"]["path"]).at_the_table()
    page = ada.page
    dice = page.locator(".entering .slots [data-face]")
    for _ in range(MOST_ANSWERS):
        assert ada.wait_to_be_asked()
        slots = page.locator(".entering .part[data-part=dice] .empty")
        if ada.kind() == "enter" and slots.count() > 1:
            break
        if ada.kind() == "enter":
            ada.enter_by_hand()
        else:
            ada.answer_by_mouse()

    ada.strike("-", "Digit6")
    expect(dice).to_have_count(1)
    expect(dice).to_have_attribute("data-face", "6")
    page.reload()
    ada.at_the_table()

    expect(dice).to_have_count(1)
    expect(dice).to_have_attribute("data-face", "6")
    ada.enter_by_hand()
