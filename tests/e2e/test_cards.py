"""Cards on the screen: boards, hands and playing cards, at the sizes people have."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.conftest import NewPerson, Person

ME = {"kind": "person"}
BOT = {"kind": "bot", "bot": "random"}
NewGame = Callable[..., dict[str, Any]]
SIZES = [(1366, 768), (1920, 1080)]


def link(created: dict[str, Any], seat: int) -> str:
    path: str = created["seats"][seat]["link"]["path"]
    return path


def play_until(ada: Person, wanted: Locator, at_most: int = 120) -> None:
    """Answers whatever is asked until something is there."""
    for _ in range(at_most):
        assert ada.wait_to_be_asked()
        if wanted.count():
            return
        ada.answer_by_keyboard()
    pytest.fail(f"{wanted} never came")


def in_sight(part: Locator, width: int, height: int) -> bool:
    box = part.bounding_box()
    assert box is not None
    inside = box["x"] >= 0 and box["y"] >= 0 and box["x"] + box["width"] <= width + 1
    return inside and box["y"] + box["height"] <= height + 1


@pytest.fixture
def saurian(new_game: NewGame) -> dict[str, Any]:
    return new_game(ME, BOT, ruleset="saurian", scenario="broken_paddock", rosters=[])


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_question_table_boards_and_hero_hand_are_in_sight_together(
    size: tuple[int, int], person: NewPerson, saurian: dict[str, Any]
) -> None:
    width, height = size
    ada = person(viewport={"width": width, "height": height})
    ada.visit(link(saurian, 0)).at_the_table()
    page = ada.page

    play_until(ada, page.locator(".slot.awaits"))

    for part in (".ask h2", "svg.board", ".boards", "[data-pile^=hero_hand]"):
        assert in_sight(page.locator(part).first, width, height), f"{part} is not in sight"
    table = page.locator("svg.board").bounding_box()
    assert table is not None
    assert table["height"] > height * 0.4
    strip = page.locator(".boards").evaluate("one => one.scrollWidth - one.clientWidth")
    assert strip <= 1, "boards lie below one another, not in a long row"
    # Nobody has a place in the order before the first card lies.
    play_until(ada, page.locator(".timeline"))
    assert in_sight(page.locator(".timeline").first, width, height)


def test_a_card_is_played_by_a_click_and_lies_on_the_slot(
    person: NewPerson, saurian: dict[str, Any]
) -> None:
    ada = person().visit(link(saurian, 0)).at_the_table()
    page = ada.page
    play_until(ada, page.locator(".slot.awaits"))
    number = ada.number()
    card = page.locator("button.face.live").first
    name = card.get_attribute("data-card")
    board = card.locator("xpath=ancestor::article[1]")
    slot = board.locator(".slot.awaits").get_attribute("data-slot")

    card.click()
    ada.answered(number)

    expect(page.locator(f"[data-slot={slot}] [data-card={name}]")).to_be_visible()


def test_a_card_is_played_by_dragging_it_onto_its_slot(
    person: NewPerson, saurian: dict[str, Any]
) -> None:
    ada = person().visit(link(saurian, 0)).at_the_table()
    page = ada.page
    play_until(ada, page.locator(".slot.awaits"))
    number = ada.number()
    card = page.locator("button.face.live").first
    name = card.get_attribute("data-card")
    slot = card.locator("xpath=ancestor::article[1]").locator(".slot.awaits")
    place = slot.get_attribute("data-slot")

    card.drag_to(slot)
    ada.answered(number)

    expect(page.locator(f"[data-slot={place}] [data-card={name}]")).to_be_visible()


def test_a_unit_that_is_chosen_brings_its_board_into_sight(
    person: NewPerson, saurian: dict[str, Any]
) -> None:
    ada = person(viewport={"width": 1366, "height": 768})
    ada.visit(link(saurian, 0)).at_the_table()
    page = ada.page
    play_until(ada, page.locator(".slot.awaits"))
    boards = page.locator(".boards > [data-board]")

    page.locator(".seats li button").filter(
        has_text=boards.last.locator(".name").inner_text()
    ).first.click()

    expect(boards.last).to_be_in_viewport()


def test_a_card_one_looks_at_closely_is_read_whole(
    person: NewPerson, saurian: dict[str, Any]
) -> None:
    ada = person().visit(link(saurian, 0)).at_the_table()
    page = ada.page
    play_until(ada, page.locator(".slot.awaits"))

    page.locator("button.face.live").first.hover()
    expect(page.locator(".looked .text")).to_contain_text("Initiative")
    page.mouse.move(5, 5)
    expect(page.locator(".looked")).to_have_count(0)
    page.locator("button.face.live").first.focus()
    expect(page.locator(".looked .text")).to_be_visible()


def test_playing_cards_are_drawn_with_pips_in_hand_and_bid(
    person: NewPerson, new_game: NewGame
) -> None:
    game = new_game(ME, BOT, ruleset="gaslight", scenario=None, rosters=[])
    ada = person().visit(link(game, 0)).at_the_table()
    page = ada.page

    play_until(ada, page.locator("button.face.live"))

    hand = page.locator("[data-pile=hand_A] [data-card]")
    expect(hand).to_have_count(6)
    expect(hand.locator("svg.playing")).to_have_count(6)
    expect(page.locator("button.option .chip.suited")).to_have_count(6)
    bid = hand.first.get_attribute("data-card")
    number = ada.number()
    hand.first.click()
    ada.answered(number)
    expect(page.locator(f"[data-pile=hand_A] [data-card='{bid}']")).to_have_count(0)


def test_the_board_that_may_take_the_next_card_is_brought_into_sight(
    person: NewPerson, saurian: dict[str, Any]
) -> None:
    ada = person(viewport={"width": 1366, "height": 768})
    ada.visit(link(saurian, 0)).at_the_table()
    page = ada.page
    awaiting = page.locator(".slot.awaits")
    play_until(ada, awaiting.nth(1))
    # Both sides place in turn, whoever begins: the first card is placed with a click.
    assert ada.kind() == "choose"
    assert lies_in(awaiting.first, page.locator(".boards"))
    taken = awaiting.first.get_attribute("data-slot")
    number = ada.number()

    page.locator("[data-board]:has(.slot.awaits)").first.locator("button.face.live").first.click()
    ada.answered(number)
    assert ada.wait_to_be_asked()

    expect(awaiting.first).to_be_visible()
    assert awaiting.first.get_attribute("data-slot") != taken
    assert lies_in(awaiting.first, page.locator(".boards"))


def lies_in(part: Locator, whole: Locator) -> bool:
    """Whether the upper edge of a part is in sight within a strip that is scrolled."""
    inner, outer = part.bounding_box(), whole.bounding_box()
    assert inner is not None
    assert outer is not None
    return outer["y"] <= inner["y"] < outer["y"] + outer["height"]


READABLE = """face => {
  face.scrollIntoView({ block: "nearest", inline: "nearest" });
  const said = face.querySelector("strong, svg.playing text, .corner");
  const box = said.getBoundingClientRect();
  const seen = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return face.contains(seen);
}"""
"""Whether what names a card is on top where it is drawn."""


@pytest.mark.parametrize("ruleset", ["saurian", "gaslight"])
def test_every_card_of_a_hand_held_close_shows_what_it_is(
    ruleset: str, person: NewPerson, new_game: NewGame
) -> None:
    game = new_game(ME, BOT, ruleset=ruleset, scenario=None, rosters=[])
    ada = person(viewport={"width": 1024, "height": 700})
    ada.visit(link(game, 0)).at_the_table()
    page = ada.page
    play_until(ada, page.locator("button.face.live"))
    page.mouse.move(5, 5)

    # Held as closely as cards ever are.
    close = "max-width: var(--card-strip, 24px)"
    page.add_style_tag(content=f".held:has(> .face):not(:last-child) {{ {close} }}")
    hands = page.locator(".held .face:not(.back)")

    assert hands.count() >= 4
    assert [hands.nth(n).evaluate(READABLE) for n in range(hands.count())] == [True] * hands.count()
