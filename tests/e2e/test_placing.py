"""Putting pieces down: a click or a drag moves the ghost, and only confirming commits."""

from collections.abc import Callable
from math import dist
from typing import Any

import httpx
import pytest
from playwright.sync_api import expect

from grognard.testing import baroud, colossus, gaslight
from grognard.testing.positions import situation

pytestmark = pytest.mark.slow

ME = {"kind": "person"}
NEAR = 0.15
"""A hand is not steadier than this, in inches."""

NewPerson = Callable[..., Any]


class Moment:
    """A position in which seat A is asked where something goes, before a browser."""

    def __init__(self, address: str, person: NewPerson, source: str, *answers: str) -> None:
        self.address = address
        ruleset = source.split('"')[1]
        body = {"ruleset": ruleset, "situation": source, "seats": [ME, ME]}
        made = httpx.post(f"{address}/api/games", json=body, timeout=60)
        assert made.status_code < 300, made.text
        self.id, self.link = made.json()["id"], made.json()["seats"][0]["link"]
        for answer in answers:
            number = self.state()["decision"]["number"]
            self.call("/answers", {"expect": number, "answer": answer})
        assert self.state()["decision"]["kind"] == "place", self.state()["decision"]
        self.hand = person().visit(self.link["path"]).at_the_table()
        self.page = self.hand.page
        self.number = self.hand.number()

    def call(self, what: str = "", body: Any = None) -> Any:
        answer = httpx.request(
            "GET" if body is None else "POST",
            f"{self.address}/api/games/{self.id}{what}",
            headers={"authorization": f"Bearer {self.link['key']}"},
            json=body,
            timeout=60,
        )
        assert answer.status_code < 300, answer.text
        return answer.json()

    def state(self) -> Any:
        return self.call()

    def piece(self, name: str) -> Any:
        return next(piece for piece in self.state()["view"]["pieces"] if piece["id"] == name)

    def on_screen(self, x: float, y: float) -> tuple[float, float]:
        table = self.state()["view"]["table"]
        at: tuple[float, float] = self.hand.on_screen(x, y, table["width"], table["height"])
        return at

    def rests(self) -> "Moment":
        """Waits until the camera is where it was going."""
        seen = None
        while seen != (now := self.on_screen(0, 0)):
            seen = now
            self.page.wait_for_timeout(200)
        return self

    def click(self, x: float, y: float) -> None:
        self.page.mouse.click(*self.on_screen(x, y))

    def drag(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        self.page.mouse.move(*self.on_screen(*start))
        self.page.mouse.down()
        self.page.mouse.move(*self.on_screen(*end), steps=6)
        self.page.mouse.up()

    def is_still_asked(self) -> bool:
        return bool(self.hand.number() == self.number)

    def confirm(self) -> None:
        self.page.locator(".placing button.primary:enabled").click()
        self.hand.answered(self.number)

    @property
    def offer(self) -> Any:
        return self.page.locator(".placing .offer")


@pytest.fixture
def moment(address: str, person: NewPerson) -> Callable[..., Moment]:
    return lambda source, *answers: Moment(address, person, source, *answers)


NewMoment = Callable[..., Moment]


def march(*more: str) -> str:
    """A machine of Colossus about to move, in the open."""
    parts = [
        colossus.unit("a1", "ac_squire", 24, 12),
        colossus.unit("b1", "ac_halberd", 24, 40, 180),
    ]
    return situation("colossus", [*parts, *more], {"phase": "movement", "slot": "A"})


def test_every_click_moves_the_ghost_and_only_confirming_moves_the_piece(
    moment: NewMoment,
) -> None:
    now = moment(march(), "standard")

    for x, y in ((27, 14), (24, 44), (21, 13)):
        now.click(x, y)
    expect(now.page.locator("g.ghost.pinned")).to_be_visible()
    now.page.mouse.move(*now.on_screen(40, 30))
    assert now.is_still_asked()
    now.confirm()

    assert dist(now.piece("a1")["at"], (21, 13)) < NEAR


def test_a_way_that_is_too_long_is_cut_and_says_so(moment: NewMoment) -> None:
    now = moment(march(), "standard")

    now.click(24, 30)

    expect(now.offer).to_contain_text("as near as the rules allow")
    expect(now.page.locator("div.placing")).to_contain_text("Path 9.0″ of 9.0″")
    now.confirm()
    assert dist(now.piece("a1")["at"], (24, 21)) < NEAR


def test_a_double_click_on_the_ghost_confirms(moment: NewMoment) -> None:
    now = moment(march(), "standard")

    now.click(26, 15)
    expect(now.page.locator(".placing button.primary")).to_be_enabled()
    now.page.mouse.dblclick(*now.on_screen(26, 15))

    now.hand.answered(now.number)
    assert dist(now.piece("a1")["at"], (26, 15)) < NEAR


def test_dragging_the_piece_takes_its_ghost_along_and_leaves_the_table_where_it_is(
    moment: NewMoment,
) -> None:
    now = moment(march(), "standard").rests()
    before = now.on_screen(0, 0)

    now.drag((24.2, 12), (27.2, 15))
    now.drag((27, 15), (22, 16))

    assert now.on_screen(0, 0) == before
    now.confirm()
    assert dist(now.piece("a1")["at"], (22, 16)) < NEAR


def test_the_handle_before_the_ghost_turns_it(moment: NewMoment) -> None:
    now = moment(march(), "standard")
    now.click(24, 16)
    expect(now.page.locator(".placing .heading")).to_have_text("0°")
    knob = now.page.locator("g.ghost .handle").bounding_box()

    now.page.mouse.move(knob["x"] + knob["width"] / 2, knob["y"] + knob["height"] / 2)
    now.page.mouse.down()
    now.page.mouse.move(*now.on_screen(30, 16), steps=6)
    now.page.mouse.up()
    expect(now.page.locator(".placing .heading")).to_have_text("90°")
    now.confirm()

    assert dist(now.piece("a1")["at"], (24, 16)) < NEAR
    assert now.piece("a1")["heading"] == 90


def test_a_question_about_a_heading_only_turns(moment: NewMoment) -> None:
    now = moment(march(), "turn")

    expect(now.page.locator(".placing .how")).to_contain_text("only turns")
    now.click(12, 12)
    expect(now.page.locator(".placing .heading")).to_have_text("270°")
    now.page.keyboard.press("e")
    expect(now.page.locator(".placing .heading")).to_have_text("285°")
    now.click(24, 2)
    expect(now.page.locator(".placing .heading")).to_have_text("180°")
    now.confirm()

    assert (now.piece("a1")["at"], now.piece("a1")["heading"]) == ([24, 12], 180)


def test_a_place_that_is_taken_gives_way_to_the_nearest_that_is_not(moment: NewMoment) -> None:
    source = baroud.source(
        baroud.figure("a1", "rifleman", 450, 300),
        baroud.figure("a2", "rifleman", 450, 380),
        baroud.figure("b1", "rifleman", 450, 800),
        acting="a1",
        actions=2,
    )
    now = moment(source, "move")

    now.click(452, 385)

    expect(now.offer).to_contain_text("as near as the rules allow")
    expect(now.page.locator(".placing .turning")).to_have_count(0)
    now.confirm()
    place, other = now.piece("a1"), now.piece("a2")
    apart = place["radius"] + other["radius"]
    assert apart - 0.01 <= dist(place["at"], other["at"]) < apart + 12


@pytest.mark.parametrize("beside", [(0.0, 0.0), (0.3, -0.2)])
def test_pointing_at_whom_one_charges_means_contact(
    moment: NewMoment, beside: tuple[float, float]
) -> None:
    parts = [
        gaslight.model("a1", gaslight.CONSTABLE, 10, 10),
        gaslight.model("b1", gaslight.WRETCH, 14, 10),
    ]
    now = moment(situation("gaslight", parts, {"active": "a1", "actions": 2}), "charge:b1")

    now.click(14 + beside[0], 10 + beside[1])

    expect(now.offer).to_be_visible()
    now.confirm()
    charger, target = now.piece("a1"), now.piece("b1")
    gap = dist(charger["at"], target["at"]) - charger["radius"] - target["radius"]
    assert 0 <= gap < 0.1


def test_on_a_phone_the_hints_speak_of_fingers(
    address: str, person: NewPerson, moment: NewMoment
) -> None:
    now = moment(march(), "standard")
    phone = person(viewport={"width": 390, "height": 780}, has_touch=True, is_mobile=True)
    phone.visit(now.link["path"]).at_the_table()
    how = phone.page.locator(".placing .how")

    expect(how).to_contain_text("Tap")
    for word in ("Shift", "Click", "click", "Tab", "wheel"):
        expect(phone.page.locator("div.placing")).not_to_contain_text(word)
    phone.page.touchscreen.tap(*phone.on_screen(24, 16, 48, 48))
    phone.page.touchscreen.tap(*phone.on_screen(21, 16, 48, 48))
    phone.page.locator(".placing button.primary:enabled").tap()
    phone.answered(now.number)

    assert dist(now.piece("a1")["at"], (21, 16)) < 0.5
