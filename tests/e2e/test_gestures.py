"""Whatever can be pointed at is answered on the board: hexes, pieces, drags, menus and cards."""

import re
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from playwright.sync_api import Locator, expect

from grognard.testing import gaslight, saurian
from tests.content.samples import text

pytestmark = pytest.mark.slow

NewPerson = Callable[..., Any]
Point = tuple[float, float]


@pytest.fixture
def seated(person: NewPerson, address: str) -> Callable[..., Any]:
    """Somebody who plays both seats of a position."""

    def sit(ruleset: str, position: str) -> Any:
        body = {"ruleset": ruleset, "situation": position}
        answer = httpx.post(f"{address}/api/games", json=body, timeout=60)
        assert answer.status_code < 300, answer.text
        link = answer.json()["seats"][0]["link"]["path"]
        return person().visit(link).at_the_table()

    return sit


def middle(found: Locator) -> Point:
    box = found.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def hex_at(ada: Any, column: int, row: int) -> Point:
    """The middle of a hex, a little below the name written in it."""
    name = ada.page.locator("text.place", has_text=f"{column},{row}")
    x, y = middle(name.filter(has_text=f"{column},{row}").first)
    return x, y + 16


def piece(ada: Any, name: str) -> Locator:
    found: Locator = ada.page.locator(f"[data-piece='{name}'] .base")
    return found


def drag(ada: Any, start: Point, end: Point) -> None:
    mouse = ada.page.mouse
    mouse.move(*start)
    mouse.down()
    mouse.move((start[0] + end[0]) / 2, (start[1] + end[1]) / 2, steps=4)
    mouse.move(*end, steps=4)
    mouse.up()


FAR = saurian.unit("b1", "rap", (9, 7))
MACHINES = text(
    {
        "ruleset": "colossus",
        "terrain": [],
        "unit": [
            {"id": "a1", "seat": "A", "profile": "ac_halberd", "at": [20, 10]},
            {"id": "a2", "seat": "A", "profile": "ac_halberd", "at": [34, 10]},
            {"id": "b1", "seat": "B", "profile": "sr_skiff", "at": [20, 43]},
        ],
        "now": {"phase": "movement", "slot": "A"},
    }
)


def test_a_unit_goes_several_hexes_by_one_click(seated: Callable[..., Any]) -> None:
    walker = saurian.situation(
        saurian.unit("a1", "cpt", (1, 1)), FAR, active="a1", stage="move", bonus_move=3
    )
    ada = seated("saurian", walker)
    number = ada.number()
    expect(ada.page.locator("path.hex.far")).not_to_have_count(0)

    there = hex_at(ada, 3, 5)
    ada.page.mouse.move(*there)
    expect(ada.page.locator("path.hex.far.eyed")).to_have_count(1)
    expect(ada.page.locator("g.ghost")).to_have_count(1)
    ada.page.mouse.click(*there)
    ada.answered(number)

    expect(ada.page.locator(".log .line p", has_text="moves to")).to_have_count(4)
    expect(ada.page.locator("[data-piece='a1'] [role=button]")).to_have_attribute(
        "aria-label", re.compile(r"3(\.0)?\D+5(\.0)?\b")
    )


def test_a_squad_follows_as_one_and_one_model_may_go_alone(seated: Callable[..., Any]) -> None:
    squad = saurian.situation(saurian.unit("a1", "tro", (1, 4)), FAR, active="a1", stage="move")
    ada = seated("saurian", squad)
    number = ada.number()

    ada.page.mouse.click(*middle(piece(ada, "a1.2")))
    menu = ada.page.locator(".menu .choice")
    expect(menu).to_have_count(4)
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator(".menu")).to_have_count(0)
    ada.page.mouse.click(*hex_at(ada, 2, 4))
    ada.answered(number)

    assert [line for line in ada.log() if "(2,4)" in line and "4" in line]


def test_an_option_and_its_hex_light_each_other(seated: Callable[..., Any]) -> None:
    walker = saurian.situation(saurian.unit("a1", "cpt", (1, 1)), FAR, active="a1", stage="move")
    ada = seated("saurian", walker)

    ada.asked.locator("button.option", has_text="To (2,1)").hover()
    expect(ada.page.locator("path.hex.eyed[data-option]")).to_have_count(1)
    ada.page.mouse.move(*hex_at(ada, 1, 0))

    expect(ada.asked.locator("button.option.eyed")).to_contain_text("(1,0)")


def test_dragging_a_machine_moves_it(seated: Callable[..., Any]) -> None:
    ada = seated("colossus", MACHINES)
    start = middle(piece(ada, "a1"))

    drag(ada, start, (start[0], start[1] - 60))

    expect(ada.page.locator("section.decision[data-kind=place]")).to_be_visible()
    expect(ada.page.locator("g.ghost")).to_be_visible()
    ghost = middle(ada.page.locator("g.ghost circle").first)
    assert ghost[1] < start[1] - 20


def test_dragging_a_machine_onto_an_enemy_attacks_it(seated: Callable[..., Any]) -> None:
    stood = {"moved": True, "stationary": True}
    duel = {
        "ruleset": "colossus",
        "terrain": [],
        "unit": [
            {"id": "a1", "seat": "A", "profile": "ac_halberd", "at": [20, 20], **stood},
            {"id": "b1", "seat": "B", "profile": "sr_skiff", "at": [20, 30], **stood},
            {"id": "b2", "seat": "B", "profile": "sr_skiff", "at": [30, 30], **stood},
        ],
        "now": {"phase": "combat"},
    }
    ada = seated("colossus", text(duel))

    drag(ada, middle(piece(ada, "a1")), middle(piece(ada, "b1")))

    expect(ada.page.locator(".log")).to_contain_text(re.compile("Halberd.*Skiff 1", re.DOTALL))


def test_a_right_click_tells_what_a_piece_is_and_can_do(seated: Callable[..., Any]) -> None:
    ada = seated("colossus", MACHINES)

    ada.page.mouse.click(*middle(piece(ada, "a1")), button="right")
    card = ada.page.locator(".menu")
    expect(card).to_contain_text("Halberd")
    expect(card.locator(".choice")).not_to_have_count(0)
    ada.press("Escape")
    expect(card).to_have_count(0)
    ada.page.get_by_role("button", name="Whole table").click()
    ada.page.mouse.click(*middle(piece(ada, "b1")), button="right")

    expect(card).to_contain_text("Skiff")
    expect(card).to_contain_text("Nothing to be done with it now.")


def test_a_drag_on_the_empty_table_pans_it(seated: Callable[..., Any]) -> None:
    ada = seated("colossus", MACHINES)
    start = middle(piece(ada, "a1"))

    drag(ada, (start[0] + 150, start[1] - 150), (start[0] + 200, start[1] - 190))

    now = middle(piece(ada, "a1"))
    assert now[0] > start[0] + 20


def test_an_action_is_chosen_first_and_its_target_on_the_board(
    seated: Callable[..., Any],
) -> None:
    caster = text(
        {
            "ruleset": "gaslight",
            "terrain": [],
            "unit": [
                {"id": "a1", "seat": "A", "profile": "cs3", "at": [10, 10]},
                {"id": "a2", "seat": "A", "profile": "cs6", "at": [12, 10]},
                {"id": "a3", "seat": "A", "profile": "cs6", "at": [10, 12]},
                {"id": "b1", "seat": "B", "profile": "fc5", "at": [20, 20]},
            ],
            "now": {"active": "a1", "actions": 2},
        }
    )
    ada = seated("gaslight", caster)
    groups = ada.asked.locator("button[data-group]")
    expect(groups).not_to_have_count(0)
    number = ada.number()

    groups.first.click()
    expect(ada.asked.locator("button[data-group]")).to_have_count(0)
    lit = ada.page.locator("g.piece.choice .base")
    expect(lit).not_to_have_count(0)
    ada.page.mouse.click(*middle(lit.first))

    ada.answered(number)


def test_a_wall_is_climbed_by_clicking_where_its_climber_touches_it(
    seated: Callable[..., Any],
) -> None:
    touching = 15 - gaslight.SMALL - 0.01
    at_a_wall = text(
        {
            "ruleset": "gaslight",
            "terrain": [{"kind": "block", "rect": [15, 15, 21, 21], "z1": 4}],
            "unit": [
                {"id": "a1", "seat": "A", "profile": gaslight.VANE, "at": [touching, 18]},
                {"id": "b1", "seat": "B", "profile": gaslight.WRETCH, "at": [33, 33]},
            ],
            "now": {"active": "a1", "actions": 2},
        }
    )
    ada = seated("gaslight", at_a_wall)
    number = ada.number()

    ada.page.mouse.click(*middle(ada.page.locator("[data-option^='climb:']")))

    ada.answered(number)
