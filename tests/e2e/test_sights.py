"""Looking before leaping: the ruler, the reach of pieces, and what a move would run into."""

from collections.abc import Callable
from typing import Any

import httpx
import pytest
from playwright.sync_api import expect

ME = {"kind": "person"}
WIDTH = HEIGHT = 48

pytestmark = pytest.mark.slow

NewGame = Callable[..., dict[str, Any]]
NewPerson = Callable[..., Any]


class Seats:
    """Both seats of a game, answered for without a browser."""

    def __init__(self, address: str, created: dict[str, Any]) -> None:
        self.address, self.created = address, created
        self.links = {each["seat"]: each["link"] for each in created["seats"]}

    def call(self, seat: str, what: str = "", body: Any = None) -> Any:
        address = f"{self.address}/api/games/{self.created['id']}{what}"
        headers = {"authorization": f"Bearer {self.links[seat]['key']}"}
        answer = httpx.request(
            "GET" if body is None else "POST", address, headers=headers, json=body, timeout=30
        )
        assert answer.status_code < 300, answer.text
        return answer.json()

    def until(self, seat: str, topic: str) -> dict[str, Any]:
        """Answers everything in the simplest way until a seat is asked about a topic."""
        rank = dict.fromkeys("AB", 0)
        while True:
            asked = self.call("A")["waits_for"][0]
            state = self.call(asked)
            decision = state["decision"]
            if (asked, decision["topic"]) == (seat, topic):
                return state
            answer: Any = decision["options"][0]["key"] if decision["options"] else None
            if decision["topic"] == "place-deploy":
                # Shoulder to shoulder, so that one stands in another's way.
                answer = {"path": [[20 + 3 * rank[asked], 5 if asked == "A" else 43]], "heading": 0}
                rank[asked] += 1
            elif decision["kind"] == "place":
                answer = decision["region"]["usual"]
            elif decision["topic"] == "declare-move" and asked == seat:
                answer = "standard"
            self.call(asked, "/answers", {"expect": decision["number"], "answer": answer})


@pytest.fixture
def about_to_move(address: str, new_game: NewGame) -> tuple[Seats, dict[str, Any]]:
    seats = Seats(address, new_game(ME, ME))
    return seats, seats.until("A", "place-move")


def test_the_ruler_by_keyboard_says_what_one_sees(
    person: NewPerson, about_to_move: tuple[Seats, dict[str, Any]]
) -> None:
    seats, state = about_to_move
    mine = next(p for p in state["view"]["pieces"] if p["seat"] == "A")
    theirs = next(p for p in state["view"]["pieces"] if p["seat"] == "B")
    said = seats.call("B", "/sight", {"piece": theirs["id"], "target": mine["id"]})
    ada = person().visit(seats.links["B"]["path"]).at_the_table()

    ada.page.keyboard.press("m")
    for piece in (theirs, mine):
        ada.page.locator(f"[data-piece='{piece['id']}'] [role=button]").first.focus()
        ada.page.keyboard.press("Enter")

    expect(ada.page.locator(".hint")).to_contain_text(said["text"])
    expect(ada.page.locator("g.sight text")).to_contain_text(said["text"])
    ada.page.keyboard.press("m")
    expect(ada.page.locator(".hint")).to_have_count(0)


def test_pieces_show_how_far_they_reach_and_enemies_where_they_threaten(
    person: NewPerson, about_to_move: tuple[Seats, dict[str, Any]]
) -> None:
    seats, state = about_to_move
    theirs = next(p for p in state["view"]["pieces"] if p["seat"] == "B")
    ada = person(locale="fr-FR").visit(seats.links["B"]["path"]).at_the_table()

    ada.page.locator(f"[data-piece='{theirs['id']}'] [role=button]").first.focus()
    expect(ada.page.locator("g.reaches text").first).to_be_visible()
    expect(ada.page.locator("g.reaches")).to_contain_text("Secteur avant")

    ada.page.get_by_role("button", name="Portée ennemie").click()
    expect(ada.page.locator("g.reaches.threat path.ring")).to_have_count(3)
    ada.page.keyboard.press("x")
    expect(ada.page.locator("g.reaches.threat")).to_have_count(0)


def test_a_blocked_way_is_mended_with_one_click(
    person: NewPerson, about_to_move: tuple[Seats, dict[str, Any]]
) -> None:
    seats, state = about_to_move
    pieces = {piece["id"]: piece for piece in state["view"]["pieces"]}
    mover = pieces.pop(state["decision"]["region"]["piece"])
    x, y = mover["at"]
    friends = [piece["at"][0] for piece in pieces.values() if piece["seat"] == "A"]
    beside = min(friends, key=lambda friend: abs(friend - x))
    end = beside + (beside - x) / 2
    ada = person().visit(seats.links["A"]["path"]).at_the_table()
    number = ada.number()

    ada.page.mouse.click(*ada.on_screen(end, y, WIDTH, HEIGHT))

    expect(ada.page.locator(".placing .offer")).to_contain_text("This way leads there too")
    ada.page.locator(".placing button.primary:enabled").click()
    ada.answered(number)
