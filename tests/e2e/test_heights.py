"""The rooftops in a browser: heights from above, and the table from the side."""

from collections.abc import Callable
from typing import Any

import httpx
import pytest
from playwright.sync_api import expect

from grognard.testing.gaslight import HULK, NOOR, PORTER, RIFLEMAN, VANE, model, position

pytestmark = pytest.mark.slow

NewPerson = Callable[..., Any]


@pytest.fixture
def rooftops(address: str) -> str:
    """The page of a position on Tallow Row: two on roofs, one under a bridge, one in the street."""
    game = position(
        model("p1", VANE, 6, 18, 3.0, seat="A"),
        model("p2", RIFLEMAN, 10.5, 20.5, 3.0, seat="A"),
        model("p3", PORTER, 13.2, 18, seat="A"),
        model("q1", NOOR, 19, 18, 4.0, seat="B"),
        model("q2", HULK, 18, 26, seat="B"),
        scenario="tallow_row",
        phase="activations",
        turn=2,
        first="A",
        opportunity="A",
    )
    record = httpx.post(f"{address}/api/records", content=game.record.encode(), timeout=60).json()
    key = record["spectator"]["key"]
    played_on = httpx.post(
        f"{address}/api/games/{record['id']}/branch",
        json={"at": len(game.record.answers), "seats": [{"kind": "person"}, {"kind": "person"}]},
        headers={"authorization": f"Bearer {key}"},
        timeout=60,
    ).json()
    return str(played_on["seats"][0]["link"]["path"])


def test_heights_are_seen_from_above_and_from_the_side(person: NewPerson, rooftops: str) -> None:
    ada = person().visit(rooftops).at_the_table()
    page = ada.page

    expect(page.locator("details.legend li").first).to_have_text("4″")
    expect(page.locator("[data-piece='q1'] .height text")).to_have_text("4″")
    expect(page.get_by_role("button", name="Brass Porter", exact=False).first).to_be_visible()
    assert "under: Bridge" in (
        page.locator("[data-piece='p3'] [role=button]").get_attribute("aria-label") or ""
    )

    page.keyboard.press("v")
    side = page.get_by_role("region", name="From the side")
    side.get_by_label("From").select_option("q2")
    side.get_by_label("To").select_option("p2")
    expect(side.get_by_role("status")).to_contain_text("3 of 9 rays are blocked")
    expect(side).to_contain_text("In the way: House (3)")
    expect(side.locator("line.ray")).to_have_count(9)

    side.get_by_role("button", name="The other way round").click()
    expect(side.get_by_label("From")).to_have_value("p2")
    expect(side.get_by_role("status")).to_be_visible()


def test_a_line_drawn_over_the_table_is_cut(person: NewPerson, rooftops: str) -> None:
    ada = person(locale="fr-FR").visit(rooftops).at_the_table()
    page = ada.page
    page.get_by_role("button", name="Vue de côté").click()
    side = page.get_by_role("region", name="Vue de côté")
    expect(side.locator(".picture svg")).to_be_visible()

    start, end = (ada.on_screen(x, y, 36, 36) for x, y in ((2, 15), (34, 15)))
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(*end, steps=6)
    page.mouse.up()

    expect(side.locator("path.cut.solid")).to_have_count(3)
    expect(side.locator("line.ray")).to_have_count(0)
    side.get_by_text("En toutes lettres").click()
    expect(side.locator("details li").first).to_have_text(
        "Parapet : de 1,9 à 2,1, de 3″ à 3,5″ de haut"
    )
    page.keyboard.press("Escape")
    expect(side).to_have_count(0)
