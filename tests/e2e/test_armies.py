"""Armies that people build in the lobby, and a game system that somebody else brings."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

import grognard

PHONE = {"width": 390, "height": 844}

pytestmark = pytest.mark.slow

NewPerson = Callable[..., Any]


def set_up(ada: Any, ruleset: str) -> Any:
    """From the first page to the settings of a game; a fresh server draws its tables first."""
    button = ada.page.locator(f"[data-ruleset={ruleset}] button").nth(1)
    expect(button).to_be_visible(timeout=90_000)
    button.click()
    expect(ada.page.locator(".seat").first).to_be_visible()
    return ada


def muster(ada: Any, ruleset: str) -> Any:
    """From the first page to the army of the first seat."""
    set_up(ada, ruleset)
    ada.page.locator(".seat .army button").first.click()
    expect(ada.page.locator("[data-recruit]").first).to_be_visible()
    return ada


def recruit(ada: Any, unit: str) -> Any:
    return ada.page.locator(f"[data-recruit={unit}]")


def usual_army(name: str) -> str:
    """The ready-made army that usually sits first at the first table."""
    game = grognard.ruleset(name)
    usual = game.usual_rosters(game.scenario_ids()[0], game.table_seats[0], game.settings({}))
    return str(usual[0])


def test_an_army_is_built_by_keyboard_alone_and_played(person: NewPerson) -> None:
    ada = person().visit("/")
    page = ada.page
    expect(page.locator("[data-ruleset=colossus]")).to_be_visible()
    status = page.locator(".purse [role=status]")

    ada.tab_to(page.locator("[data-ruleset=colossus] button").nth(1)).press("Enter")
    expect(page.locator(".seat").first).to_be_visible()
    ada.tab_to(page.locator(".seat .army button").first).press("Enter")
    expect(status).to_contain_text("160 of 160 points left")
    ada.tab_to(recruit(ada, "ac_squire")).press("Enter", "Enter", "Enter", "Enter")
    expect(page.locator("li.unit").last).to_contain_text("an army may have 3 of a kind")
    expect(page.get_by_role("button", name="Use this army")).to_be_disabled()
    ada.tab_to(page.locator("li.unit button.remove").last).press("Delete")
    expect(status).to_contain_text("103 of 160 points left")
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Shift+Tab")
    page.keyboard.type("Bertha")
    expect(status).to_contain_text("within all limits")
    ada.tab_to(page.get_by_role("button", name="Use this army")).press("Enter")

    expect(page.locator("[data-army='0']")).to_be_focused()
    expect(page.locator(".seat").first).to_contain_text("3 units, 57 points")
    ada.tab_to(page.get_by_role("button", name="Start the game")).press("Enter")
    ada.at_the_table()
    assert ada.play(ada.answer_by_keyboard, at_most=12) == 12
    expect(page.locator(".seats").first).to_contain_text("Bertha")


@pytest.mark.parametrize("ruleset", grognard.rulesets())
def test_a_ready_made_army_of_any_game_is_changed_and_played(
    person: NewPerson, ruleset: str
) -> None:
    ada = muster(person().visit("/"), ruleset)
    page = ada.page

    page.locator(".head select").last.select_option(f"ready:{usual_army(ruleset)}")
    expect(page.locator("li.unit").first).to_be_visible()
    expect(page.locator(".purse")).to_contain_text("within all limits")
    page.locator("li.unit input[type=text]").first.fill("Old Reliable")
    page.get_by_role("button", name="Use this army").click()
    page.get_by_role("button", name="Start the game").click()

    ada.at_the_table()
    expect(page.locator(".seats").first).to_contain_text("Old Reliable")
    assert ada.wait_to_be_asked()


def test_an_army_is_saved_opened_again_and_remembered(person: NewPerson, tmp_path: Path) -> None:
    ada = muster(person().visit("/"), "gaslight")
    page = ada.page
    for member in ("cs1", "cs2", "cs3", "cs5"):
        recruit(ada, member).click()
    expect(page.locator(".purse")).to_contain_text("14 of 16 points left")

    with page.expect_download() as download:
        page.get_by_role("button", name="Save as a file").click()
    file = tmp_path / "club.toml"
    download.value.save_as(file)
    page.get_by_role("button", name="Remember").click()
    expect(page.get_by_role("button", name="Forget")).to_be_visible()

    page.get_by_role("button", name="Back").click()
    page.locator(".seat .army button").last.click()
    expect(page.locator("[data-recruit]").first).to_be_visible()
    expect(page.locator("li.unit")).to_have_count(0)
    page.locator("input[type=file]").set_input_files(file)
    expect(page.locator("li.unit")).to_have_count(4)
    page.get_by_role("button", name="Back").click()
    page.locator("[data-army='0']").select_option("kept:My army")
    expect(page.locator(".seat").first).to_contain_text("4 units, 2 points")


def test_settings_change_what_may_be_fielded(person: NewPerson) -> None:
    ada = set_up(person().visit("/"), "colossus")
    page = ada.page
    armies = page.locator("[data-army='0'] option")
    before = armies.all_inner_texts()

    page.get_by_label("Points", exact=True).select_option("110")
    expect(armies).not_to_have_count(len(before))
    page.get_by_label("Players").select_option(label="2 against 2")
    expect(page.locator(".seat")).to_have_count(4)
    page.get_by_role("button", name="Start the game").click()

    ada.at_the_table()
    assert ada.wait_to_be_asked()


def test_an_opponent_of_the_same_faction_makes_way_where_factions_are_opposed(
    person: NewPerson,
) -> None:
    ada = set_up(person().visit("/"), "saurian")
    page = ada.page

    page.locator("[data-army='0']").select_option("ready:brood_tyrant")

    expect(page.locator("[data-army='1']")).to_have_value("ready:corps_hunt")
    expect(page.locator(".seat .notice")).to_contain_text("a faction of its own")
    page.get_by_role("button", name="Start the game").click()
    ada.at_the_table()


def test_the_builder_fits_a_phone_and_speaks_french(person: NewPerson) -> None:
    ada = muster(person(locale="fr-FR", viewport=PHONE).visit("/"), "saurian")
    page = ada.page

    recruit(ada, "tro").click()

    expect(page.locator(".purse")).to_contain_text("150 points sur 200")
    expect(page.locator(".army")).to_contain_text("Une armée humaine")
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= PHONE["width"]


def test_a_game_system_somebody_installed_is_set_up_and_played_to_its_end(
    person: NewPerson, causeway: str
) -> None:
    ada = muster(person(base_url=causeway).visit("/"), "causeway")
    page = ada.page
    purse = page.locator(".purse")

    recruit(ada, "hare").click()
    recruit(ada, "tortoise").click()
    page.get_by_role("checkbox", name="Drum").first.check()
    expect(purse).to_contain_text("0 of 6 points left")
    page.get_by_role("checkbox", name="Drum").last.check()
    expect(purse).to_contain_text("1 over the 6 points")
    page.get_by_role("checkbox", name="Drum").last.uncheck()
    page.get_by_role("button", name="Use this army").click()
    page.get_by_role("button", name="Start the game").click()
    ada.at_the_table()
    ada.play(ada.answer_by_keyboard, at_most=40)

    expect(ada.over).to_be_visible()
    assert any("Hare" in line for line in ada.log())
