"""Packs in the browser: dropped in set-up, chosen from, played with."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from grognard.content.packs import read_pack
from tests.e2e.conftest import NewPerson, serving

FILE = Path(__file__).parents[2] / "examples" / "packs" / "long_guns.toml"
DROP = """([name, text]) => {
    const data = new DataTransfer();
    data.items.add(new File([text], name));
    for (const type of ['dragenter', 'dragover', 'drop']) {
        const how = { dataTransfer: data, bubbles: true, cancelable: true };
        document.querySelector('h2').dispatchEvent(new DragEvent(type, how));
    }
}"""


@pytest.fixture
def installed(tmp_path: Path) -> Iterator[str]:
    """A server that offers a pack."""
    with serving(tmp_path / "games.db", packs=[read_pack(FILE)]) as address:
        yield address


def drop(page: Page, text: str, name: str = "long_guns.toml") -> None:
    page.evaluate(DROP, [name, text])


def test_a_pack_is_dropped_its_army_chosen_and_a_move_played(person: NewPerson) -> None:
    anna = person().visit("/set-up/colossus")
    page = anna.page
    own_dice = page.get_by_label("We throw our own dice")
    own_dice.check()
    drop(page, FILE.read_text(encoding="utf-8"))

    expect(page.get_by_role("heading", name="Packs: long_guns")).to_be_focused()
    assert "/set-up/colossus+" in page.url
    expect(own_dice).to_be_checked()
    own_dice.uncheck()
    army = page.locator("[data-army='0']")
    army.select_option("ready:concord_long_guns")
    page.reload()
    expect(army).to_have_value("ready:concord_long_guns")
    expect(army.locator("option:checked")).to_contain_text("Concord Long Guns")
    page.get_by_role("button", name="Start").last.click()

    anna.at_the_table()
    expect(page.locator(".bar .where")).to_contain_text("with long_guns")
    expect(page.locator("aside.left")).to_contain_text("Arbalest")
    anna.play(anna.answer_by_keyboard, 2)
    assert anna.state()["packs"] == ["long_guns"]


def test_a_broken_pack_is_told_where_it_was_dropped_and_nothing_is_lost(person: NewPerson) -> None:
    page = person("fr-FR").visit("/set-up/colossus").page
    page.get_by_label("Nous lançons nos propres dés").check()

    drop(page, '[pack]\nruleset = "saurian"\n', "mine.toml")

    expect(page.locator(".packs [role=alert]")).to_contain_text("mine.toml")
    assert page.url.endswith("/set-up/colossus")
    expect(page.get_by_label("Nous lançons nos propres dés")).to_be_checked()


def test_an_installed_pack_is_added_and_taken_off_by_keys(
    person: NewPerson, installed: str
) -> None:
    bea = person(base_url=installed).visit("/set-up/colossus")
    page = bea.page
    add = page.get_by_role("button", name="Add long_guns")
    expect(add).to_be_visible()
    bea.tab_to(add).press("Enter")
    expect(page.get_by_role("heading", name="Packs: long_guns")).to_be_focused()
    expect(add).to_have_count(0)

    bea.tab_to(page.get_by_role("button", name="Play plain Colossus")).press("Enter")

    expect(page.get_by_role("heading", name="Packs", exact=True)).to_be_visible()
    page.go_forward()
    expect(page.get_by_role("heading", name="Packs: long_guns")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("heading", name="Packs", exact=True)).to_be_visible()
    bea.tab_to(page.locator(".packs input[type=file]"))


def test_packs_that_the_server_has_forgotten_are_to_be_added_once_more(person: NewPerson) -> None:
    page = person().visit("/set-up/colossus+0000000000000000").page

    expect(page.locator(".packs [role=alert]")).to_have_text(
        "The server no longer remembers the packs of this set-up. Add them once more."
    )
    assert page.url.endswith("/set-up/colossus")
