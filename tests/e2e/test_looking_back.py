"""Replays in a browser: step, link, play on from there, save and open again."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import expect

import grognard
from tests.e2e.conftest import serving

pytestmark = pytest.mark.slow

NewPerson = Callable[..., Any]


def test_a_finished_game_is_stepped_through(person: NewPerson, finished: dict[str, Any]) -> None:
    ada = person().visit(finished["spectator"]["path"]).at_the_table()

    ada.page.get_by_role("button", name="Replay").first.click()
    bar = ada.page.get_by_role("slider")
    expect(bar).to_be_visible()
    ada.page.get_by_role("button", name="To the start").click()
    expect(bar).to_have_value("0")
    ada.page.get_by_role("button", name="One step on").click()

    expect(bar).not_to_have_value("0")


def test_the_address_of_a_moment_shows_that_moment(
    person: NewPerson, finished: dict[str, Any]
) -> None:
    ada = person().visit(finished["spectator"]["path"].replace("#", "?at=12#")).at_the_table()

    expect(ada.page.get_by_role("slider")).to_have_value("12")


def test_somebody_plays_on_from_a_moment(person: NewPerson, finished: dict[str, Any]) -> None:
    path = finished["spectator"]["path"]
    ada = person().visit(path.replace("#", "?at=30#")).at_the_table()

    ada.page.get_by_role("button", name="Play on from here").click()
    dialog = ada.page.get_by_role("dialog")
    for side in ("Few (A)", "Few (B)"):
        dialog.get_by_label(side).select_option("me")
    dialog.get_by_role("button", name="Play on from here").click()
    expect(ada.asked).to_be_visible()

    assert finished["id"] not in ada.page.url
    ada.at_the_table()
    ada.answer_by_keyboard()


def test_a_saved_game_is_opened_again(
    person: NewPerson, finished: dict[str, Any], tmp_path: Path
) -> None:
    ada = person().visit(finished["spectator"]["path"]).at_the_table()
    with ada.page.expect_download() as caught:
        ada.page.get_by_role("link", name="Save the game").click()
    saved = tmp_path / "saved.game.json"
    caught.value.save_as(saved)

    ada.visit("/")
    ada.page.locator("input[type=file]").set_input_files(saved)

    ada.at_the_table()
    assert finished["id"] not in ada.page.url


def test_a_game_of_older_rules_is_told_from_where_they_part(
    person: NewPerson, finished: dict[str, Any], tmp_path: Path
) -> None:
    ada = person().visit(finished["spectator"]["path"]).at_the_table()
    with ada.page.expect_download() as caught:
        ada.page.get_by_role("link", name="Save the game").click()
    record = json.loads(caught.value.path().read_text())
    record["setup"]["version"] = 0
    record["steps"][len(record["steps"]) // 2]["digest"] = "0" * 16
    saved = tmp_path / "older.game.json"
    saved.write_text(json.dumps(record))
    ada.visit("/")
    ada.page.locator("input[type=file]").set_input_files(saved)
    ada.at_the_table()
    told = ada.page.get_by_role("region", name="Replay").get_by_role("status")
    branch = ada.page.get_by_role("button", name="Play on from here")

    expect(ada.over).to_contain_text("is told from its record and not played")
    ada.page.get_by_role("button", name="Replay").first.click()
    ada.page.get_by_role("button", name="To the end").click()
    expect(told).to_contain_text("is told from its record and not played")
    expect(branch).to_be_disabled()
    ada.page.get_by_role("button", name="To the start").click()

    expect(told).to_have_count(0)
    expect(branch).to_be_enabled()


def _end_with_the_first_machine_on_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """Change the rules of Colossus in a new version."""
    ruleset = grognard.ruleset("colossus")
    next_step = ruleset.next_step

    def changed(battle: Any) -> Any:
        pieces = ruleset.view(battle, "").pieces
        if ruleset.result(battle) is None and any(piece.at for piece in pieces):
            ruleset.concede(battle, "A")
        return next_step(battle)

    monkeypatch.setattr(ruleset, "version", ruleset.version + 1)
    monkeypatch.setattr(ruleset, "next_step", changed)


def test_players_read_that_their_game_cannot_go_on(
    person: NewPerson, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plan = {"ruleset": "colossus", "seats": [{}, {"kind": "bot", "bot": "random"}]}
    with serving(tmp_path / "games.db") as address:
        created = httpx.post(f"{address}/api/games", json=plan).json()
        path = created["seats"][0]["link"]["path"]
        ada = person(base_url=address).visit(path).at_the_table()
        ada.play(ada.answer_by_keyboard, at_most=3)
        ada.wait_to_be_asked()
        log = ada.log()
        ada.visit("about:blank")
    _end_with_the_first_machine_on_the_table(monkeypatch)
    with serving(tmp_path / "games.db") as address:
        again = person(base_url=address).visit(path).at_the_table()

        expect(again.over).to_contain_text("The rules have changed since this game was played.")
        expect(again.asked).to_have_count(0)
        assert again.log() == log
        again.over.get_by_role("button", name="Replay").click()
        again.page.get_by_role("button", name="To the end").click()
        expect(again.page.get_by_role("button", name="Play on from here")).to_be_disabled()
        again.visit("about:blank")


def test_a_finished_game_tells_what_decided_it_and_leads_there(
    person: NewPerson, finished: dict[str, Any]
) -> None:
    ada = person().visit(finished["spectator"]["path"]).at_the_table()

    expect(ada.over.get_by_role("columnheader", name="Luck")).to_be_visible(timeout=60_000)
    expect(ada.over.locator("li.fortune")).to_have_count(2)
    ada.over.get_by_role("button", name="Win chance, turn by turn").press("Enter")

    expect(ada.page.get_by_role("slider")).to_be_visible()


def test_a_phone_never_scrolls_sideways_with_cards_on_the_table(
    person: NewPerson, new_game: Callable[..., dict[str, Any]]
) -> None:
    saurian = {"ruleset": "saurian", "scenario": None, "rosters": []}
    created = new_game({"kind": "person"}, {"kind": "bot", "bot": "random"}, **saurian)
    path = created["seats"][0]["link"]["path"]

    ada = person(viewport={"width": 360, "height": 740}).visit(path).at_the_table()

    width = ada.page.evaluate("document.documentElement.scrollWidth")
    assert width == 360
