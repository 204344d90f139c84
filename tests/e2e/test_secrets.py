"""Hands at one screen: nothing of a hand is seen by whoever sits down next.

Two worlds that differ in nothing but a hidden hand must look the same to everybody who may not
see it: what the page says is compared word by word, and the picture pixel by pixel.
"""

from typing import Any

import httpx
import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import NewPerson, Person

HOT_SEAT = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Bo"}]
SECRETIVE = ("saurian", "gaslight")
MOST_WORLDS = 40
MOST_ANSWERS = 80


class World:
    """A game of two people at one screen, at its first hand-over after cards were dealt."""

    def __init__(self, address: str, ruleset: str, scenario: str | None = None) -> None:
        body = {"ruleset": ruleset, "scenario": scenario, "seats": HOT_SEAT}
        answer = httpx.post(f"{address}/api/games", json=body)
        assert answer.status_code < 300, answer.text
        created = answer.json()
        self.address = f"{address}/api/games/{created['id']}"
        self.links = {one["seat"]: one["link"] for one in created["seats"]}
        self.spectator = created["spectator"]["key"]
        self.seat = self._play_up_to_a_hand_over()

    def seen(self, key: str) -> dict[str, Any]:
        bearer = {"authorization": f"Bearer {key}"}
        found: dict[str, Any] = httpx.get(self.address, headers=bearer).json()
        return found

    def hand(self) -> list[str]:
        """The cards that whoever sits there now sees, and the others do not."""
        view = self.seen(self.links[self.seat]["key"])["view"]
        return [card["id"] for pile in view["piles"] for card in pile["cards"] if card]

    def open_to_all(self) -> dict[str, Any]:
        return self.seen(self.spectator)["view"] | {"viewer": ""}

    def _play_up_to_a_hand_over(self) -> str:
        """Answers the first option until a seat with cards in hand has the next one asked."""
        for _ in range(MOST_ANSWERS):
            seats = {seat: self.seen(link["key"]) for seat, link in self.links.items()}
            asked = next(seat for seat, state in seats.items() if state["decision"])
            before = self._holds(seats[asked]["view"], asked)
            self._answer(asked, seats[asked]["decision"])
            after = self.seen(self.links[asked]["key"])
            if before and self._holds(after["view"], asked) and not after["decision"]:
                return asked
        raise AssertionError("nobody hands over a seat with cards in hand")

    def _holds(self, view: dict[str, Any], seat: str) -> bool:
        return any(card for pile in view["piles"] if pile["seat"] == seat for card in pile["cards"])

    def _answer(self, seat: str, decision: dict[str, Any]) -> None:
        region = decision["region"]
        answer = region["usual"] if region else decision["options"][0]["key"]
        body = {"expect": decision["number"], "answer": answer}
        bearer = {"authorization": f"Bearer {self.links[seat]['key']}"}
        httpx.post(f"{self.address}/answers", json=body, headers=bearer).raise_for_status()


def two_worlds(address: str, ruleset: str) -> tuple[World, World]:
    """Two games alike in all that is open, in which the one who sits there holds other cards."""
    worlds: list[World] = []
    for _ in range(MOST_WORLDS):
        world = World(address, ruleset)
        for other in worlds:
            alike = other.seat == world.seat and other.open_to_all() == world.open_to_all()
            if alike and other.hand() != world.hand():
                return other, world
        worlds.append(world)
    raise AssertionError("no two worlds differ in a hidden hand alone")


def at_one_screen(ada: Person, world: World) -> Person:
    """Holds both seats in one browser, and looks at the table from the one that has answered."""
    other = next(seat for seat in world.links if seat != world.seat)
    ada.visit(world.links[other]["path"]).at_the_table()
    ada.visit(world.links[world.seat]["path"])
    expect(ada.page.locator("main.curtain")).to_be_visible()
    return ada


@pytest.mark.parametrize("ruleset", SECRETIVE)
def test_a_curtain_looks_the_same_whatever_the_last_player_holds(
    ruleset: str, person: NewPerson, address: str
) -> None:
    pages, pictures = [], []
    for world in two_worlds(address, ruleset):
        ada = at_one_screen(person(reduced_motion="reduce"), world)
        pages.append(ada.page.locator("body").inner_html())
        pictures.append(ada.page.screenshot())

    assert pages[0] == pages[1]
    assert pictures[0] == pictures[1]
    assert '<svg class="board' not in pages[0]


@pytest.mark.parametrize("ruleset", SECRETIVE)
def test_whoever_answers_last_leaves_nothing_on_the_screen(
    ruleset: str, person: NewPerson, address: str
) -> None:
    """Played in the browser: the hand is in sight before the answer, and no trace is left after."""
    world = World(address, ruleset)
    names = {"A": "Ada", "B": "Bo"}
    ada = at_one_screen(person(), world)
    asked = next(seat for seat in world.links if seat != world.seat)
    world.seat = asked

    ada.page.get_by_role("button", name=f"I am {names[asked]}: show me").click()
    ada.at_the_table().wait_to_be_asked()
    view = world.seen(world.links[asked]["key"])["view"]
    held = {
        card["name"]
        for pile in view["piles"]
        if pile["seat"] == asked
        for card in pile["cards"]
        if card
    }
    assert any(name in ada.page.locator("body").inner_text() for name in held)
    while ada.asked.is_visible():
        ada.answer_by_mouse()
        expect(ada.asked.or_(ada.page.locator("main.curtain")).first).to_be_visible()

    said = ada.page.locator("html").inner_html()
    assert [name for name in held if name in said] == []
