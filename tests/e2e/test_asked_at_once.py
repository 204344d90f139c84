"""Several answers at once, warnings, and moments one lets pass; in the pretend game."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import NewPerson, Person, serving

pytestmark = pytest.mark.slow

SUPPORT = Path(__file__).parents[1] / "server" / "support"


@pytest.fixture
def council(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A server on which the pretend game is played."""
    monkeypatch.syspath_prepend(str(SUPPORT))
    from playing import SOURCES

    with serving(
        tmp_path / "games.db", sources=SOURCES, seeds=lambda: "mirrors for nobody"
    ) as found:
        yield found


def seated(address: str, person: NewPerson) -> tuple[Person, Person]:
    """Two people in one council, each before a browser of their own."""
    plan = {"ruleset": "pretend", "options": {"council": True}}
    made = httpx.post(f"{address}/api/games", json=plan).json()
    paths = [seat["link"]["path"] for seat in made["seats"]]
    alice, bob = (person(base_url=address).visit(path).read_the_briefing() for path in paths)
    return alice, bob


def test_cards_are_ticked_gifts_given_and_moments_let_pass(council: str, person: NewPerson) -> None:
    alice, bob = seated(council, person)

    # Cards are ticked in the list and in the hand, by mouse and by key.
    alice.wait_to_be_asked()
    assert alice.kind() == "tick"
    number = alice.number()
    alice.page.keyboard.press("1")
    expect(alice.page.locator(".ticks [aria-pressed=true]")).to_have_count(1)
    alice.page.locator("button.face[aria-pressed=true]").click()
    expect(alice.page.locator("[data-picked='0']")).to_be_visible()
    alice.page.keyboard.press("Enter")
    alice.answered(number)
    bob.wait_to_be_asked()
    bob.page.locator("[data-confirm]").click()

    # A gift is taken in hand and given to an envoy.
    alice.wait_to_be_asked()
    number = alice.number()
    assert alice.kind() == "assign"
    alice.page.locator("[data-thing=sword]").click()
    alice.page.locator("[data-place=b1]").click()
    expect(alice.page.locator("g.tick")).to_have_count(1)
    expect(alice.page.locator("[data-confirm]")).to_contain_text("Sword → Duellist")
    alice.page.locator("[data-confirm]").click()
    alice.answered(number)

    # What nobody would expect is asked once more.
    number = alice.number()
    alice.page.keyboard.press("Tab")
    alice.page.keyboard.press("Enter")
    alice.answered(number)
    number = alice.number()
    alice.page.locator("button[data-key=fall]").click()
    expect(alice.page.get_by_role("alertdialog")).to_contain_text("fall on its own sword?")
    alice.page.keyboard.press("Escape")
    expect(alice.page.get_by_role("alertdialog")).to_have_count(0)
    assert alice.number() == number
    alice.page.locator("button[data-key=wait]").click()

    # Bob applauds nobody in this game, until he wants to be asked again.
    bob.wait_to_be_asked()
    expect(bob.asked.locator("h2")).to_contain_text("Applaud")
    bob.page.locator("[data-span=game]").click()
    expect(bob.page.locator("[data-window=applause]")).to_be_visible()
    expect(bob.asked.locator("h2")).to_contain_text("Walk")
    bob.page.keyboard.press("y")
    expect(bob.page.locator("[data-window=applause]")).to_have_count(0)
