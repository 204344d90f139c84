"""What an option comes to stands on it and on its target, and nothing moves when it comes."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Route, expect

pytestmark = pytest.mark.slow

NewGame = Callable[..., dict[str, Any]]
NewPerson = Callable[..., Any]

PLAIN: dict[str, Any] = {"scenario": None, "rosters": []}
ATTACK = """
ruleset = "colossus"
terrain = []
[[unit]]
id = "a1"
seat = "A"
profile = "sr_undertow"
at = [20, 10]
moved = true
[[unit]]
id = "a2"
seat = "A"
profile = "ac_squire"
at = [5, 40]
moved = true
attacked = true
[[unit]]
id = "b1"
seat = "B"
profile = "sr_skiff"
at = [20, 20]
heading = 180
moved = true
[[unit]]
id = "b2"
seat = "B"
profile = "sr_skiff"
at = [24, 22]
heading = 180
moved = true
[now]
phase = "combat"
"""


def test_figures_come_on_options_and_targets_and_move_nothing(
    person: NewPerson, new_game: NewGame
) -> None:
    created = new_game({"kind": "person"}, {"kind": "person"}, situation=ATTACK, **PLAIN)
    ada = person()
    held: list[Route] = []
    released: list[bool] = []
    ada.page.route(
        "**/headlines**", lambda route: route.continue_() if released else held.append(route)
    )
    ada.visit(created["seats"][0]["link"]["path"]).at_the_table()
    ada.wait_to_be_asked()
    ada.asked.locator("button[data-group]").first.click()
    options = ada.asked.locator("button.option")
    expect(options.locator(".pending")).to_have_count(options.count())
    assert ada.page.locator("svg.board g.odds").count() == 0
    before = boxes(ada)

    released.append(True)
    for route in held:
        route.continue_()
    attack = ada.asked.locator("button.option[data-key='ranged:b1']")
    expect(attack.locator(".headline .figures")).to_contain_text("%")
    expect(attack.locator(".headline .what")).not_to_be_empty()
    expect(options.locator(".pending")).to_have_count(0)
    expect(ada.page.locator("svg.board g.odds")).to_have_count(2)
    expect(ada.page.locator("svg.board g.odds").first).to_contain_text("%")

    assert boxes(ada) == before


def test_the_odds_fold_out_under_their_option_and_in_again(
    person: NewPerson, new_game: NewGame
) -> None:
    created = new_game({"kind": "person"}, {"kind": "person"}, situation=ATTACK, **PLAIN)
    ada = person().visit(created["seats"][0]["link"]["path"]).at_the_table()
    ada.wait_to_be_asked()
    ada.asked.locator("button[data-group]").first.click()
    row = ada.asked.locator("li").filter(has=ada.page.locator("[data-key='ranged:b1']"))
    expect(row.locator(".headline .figures")).to_contain_text("%")

    row.locator("button.fold").click()
    expect(row.locator(".unfolded")).to_contain_text("exact odds")
    row.locator("button.option").focus()
    ada.press("ArrowLeft")
    expect(row.locator(".unfolded")).to_have_count(0)
    ada.press("ArrowRight")
    expect(row.locator(".unfolded")).to_contain_text("exact odds")


def boxes(who: Any) -> list[dict[str, float]]:
    """Where every option, piece and name is on the screen."""
    found: list[dict[str, float]] = who.page.evaluate(
        """() => [...document.querySelectorAll('.option, .fold, .label, g.piece, text.name')].map(
            (one) => { const { x, y, width, height } = one.getBoundingClientRect();
                       return { x, y, width, height }; })"""
    )
    return found
