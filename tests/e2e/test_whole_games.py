"""Whole games of all rulesets: by mouse on the table and the cards alone, and by keyboard alone."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

import grognard
from tests.e2e.conftest import NewPerson, Person

pytestmark = pytest.mark.slow

ME = {"kind": "person"}
BOT = {"kind": "bot", "bot": "random"}
LONGEST = 400
"""No game of the few units there are takes more answers."""

NewGame = Callable[..., dict[str, Any]]


def few(faction: str, *profiles: str) -> dict[str, Any]:
    return {"faction": faction, "name": "Few", "units": [{"profile": one} for one in profiles]}


SHORT_GAMES: dict[str, dict[str, Any]] = {
    "baroud": {
        "scenario": "wake",
        "rosters": [
            few("lantern", "captain", "rifleman", "rifleman", "rifleman"),
            few("ring_road", "boss", "bruiser", "bruiser", "bruiser"),
        ],
    },
    "brimstone": {"scenario": "the_pit", "rosters": ["march_100", "court_100"]},
    "colossus": {
        "scenario": "iron_reckoning",
        "rosters": [
            few("anvil_concord", "ac_squire", "ac_squire", "ac_squire"),
            few("saltwind_reavers", "sr_skiff", "sr_skiff", "sr_skiff"),
        ],
    },
    "gaslight": {
        "scenario": "pneumatic_parcel",
        "options": {"heroes": 2},
        "rosters": [few("candlewick_society", "cs1", "cs4"), few("fogbound_court", "fc2", "fc3")],
    },
    "saurian": {
        "scenario": "nest_ridge",
        "options": {"army": 150},
        "rosters": [few("wild_brood", "alp"), few("aegis_corps", "cpt", "trk")],
    },
}
"""The smallest armies the rules allow, where they meet soon."""


WATCHED = """() => {
    window.used = { list: 0, mouse: 0, keys: 0 };
    const count = (event, what) => addEventListener(event, what, true);
    count('pointerdown', () => window.used.mouse++);
    count('pointerdown', (event) => {
        window.used.list += event.target.closest('section.decision') ? 1 : 0;
    });
    count('keydown', () => window.used.keys++);
}"""
"""Counts what hands do from now on."""


def used(ada: Person) -> set[str]:
    """What was used since it is watched: the list, the mouse, the keys."""
    found: dict[str, int] = ada.page.evaluate("window.used")
    return {name for name, times in found.items() if times}


@pytest.fixture
def against_a_bot(person: NewPerson, new_game: NewGame) -> Callable[[str], Person]:
    """Somebody at a short game against a bot, whose hands are watched."""

    def sit(ruleset: str) -> Person:
        created = new_game(ME, BOT, ruleset=ruleset, **SHORT_GAMES[ruleset])
        ada = person().visit(created["seats"][0]["link"]["path"]).at_the_table()
        ada.page.evaluate(WATCHED)
        return ada

    return sit


@pytest.mark.parametrize("ruleset", grognard.rulesets())
def test_a_game_is_played_to_its_end_on_the_table_and_the_cards_alone(
    ruleset: str, against_a_bot: Callable[[str], Person]
) -> None:
    ada = against_a_bot(ruleset)

    ada.play(ada.answer_on_the_table, at_most=LONGEST)

    expect(ada.over).to_be_visible()
    assert used(ada) == {"mouse"}


@pytest.mark.parametrize("ruleset", grognard.rulesets())
def test_a_game_is_played_to_its_end_by_keyboard_alone(
    ruleset: str, against_a_bot: Callable[[str], Person]
) -> None:
    ada = against_a_bot(ruleset)

    ada.play(ada.answer_by_keyboard, at_most=LONGEST)

    expect(ada.over).to_be_visible()
    assert used(ada) == {"keys"}
