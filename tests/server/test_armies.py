"""Armies that people build: what they are built of, checks, files and games with them."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

import grognard
from grognard.content import parse_roster
from grognard.server.games.limits import Limits
from grognard.server.present import armies
from grognard.server.web.app import create_app

SQUIRES = {"faction": "anvil_concord", "name": "Few", "units": [{"profile": "ac_squire"}] * 3}
ROSTER = "/api/rulesets/colossus/roster"


@pytest.fixture(scope="module")
def shop(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Litestar]]:
    """A server with every game system that is installed."""
    database: Path = tmp_path_factory.mktemp("armies") / "games.db"
    limits = Limits(requests=10_000, burst=100_000, games_at_once=10_000)
    with TestClient(create_app(str(database), limits=limits, processes=1)) as client:
        yield client


@pytest.mark.parametrize("name", grognard.rulesets())
def test_recruits_are_told_in_both_languages(shop: TestClient[Litestar], name: str) -> None:
    address = f"/api/rulesets/{name}/recruits"
    english = shop.get(address, params={"lang": "en"}).json()
    french = shop.get(address, params={"lang": "fr"}).json()

    assert len(english["units"]) == len(grognard.ruleset(name).recruits())
    assert all(unit["card"] and unit["group"] for unit in english["units"])
    assert [unit["points"] for unit in english["units"]] == [u["points"] for u in french["units"]]
    assert [army["title"] for army in english["ready"]] != [a["title"] for a in french["ready"]]


def test_points_count_down_as_an_army_grows(shop: TestClient[Litestar]) -> None:
    nobody = shop.post(ROSTER, json=SQUIRES | {"units": []}).json()
    squires = shop.post(ROSTER, json=SQUIRES).json()

    assert (nobody["points"], nobody["allowance"], nobody["legal"]) == (0, 160, False)
    assert (squires["points"], squires["prices"], squires["legal"]) == (57, [19, 19, 19], True)


def test_a_broken_limit_is_told_in_the_readers_language_beside_what_breaks_it(
    shop: TestClient[Litestar],
) -> None:
    body = SQUIRES | {"units": [{"profile": "ac_squire"}] * 4}

    english = shop.post(ROSTER, json=body).json()["breaches"]
    french = shop.post(ROSTER, json=body, params={"lang": "fr"}).json()["breaches"]

    assert english == [
        {
            "text": "4 × Squire, and an army may have 3 of a kind",
            "rule": "2.2",
            "about": ["ac_squire"],
        }
    ]
    assert french[0]["text"] != english[0]["text"]


def test_settings_scenario_and_partners_set_the_allowance(shop: TestClient[Litestar]) -> None:
    brimstone = "/api/rulesets/brimstone/roster"
    officer = {"faction": "gilded_march", "name": "X", "units": [{"profile": "gm_isaura"}]}

    def allowed(address: str, body: dict[str, Any]) -> int:
        found: int = shop.post(address, json=body).json()["allowance"]
        return found

    assert allowed(ROSTER, SQUIRES | {"options": {"points": 220}}) == 220
    assert allowed(ROSTER, SQUIRES | {"players": 3}) == 53
    assert allowed(brimstone, officer | {"scenario": "the_pit"}) == 100
    assert allowed(brimstone, officer | {"scenario": "sever_the_head"}) == 200


@pytest.mark.parametrize(
    ("more", "status"),
    [
        ({"options": {"points": 161}}, 422),
        ({"scenario": "nowhere"}, 422),
        ({"players": 4}, 422),
        ({"players": 99}, 400),
        ({"units": [{"profile": "ac_squire"}] * 101}, 400),
        ({"units": [{"profile": "ac_squire", "name": " "}]}, 400),
        ({"name": "x" * 61}, 400),
        ({"surprise": 1}, 400),
    ],
)
def test_what_cannot_be_checked_is_refused_with_a_sentence(
    shop: TestClient[Litestar], more: dict[str, Any], status: int
) -> None:
    answer = shop.post(ROSTER, json=SQUIRES | more)

    assert answer.status_code == status
    assert answer.json()["detail"]


def test_the_terms_of_a_game_tell_who_may_field_what(shop: TestClient[Litestar]) -> None:
    body = {"scenario": "iron_reckoning", "seats": ["A1", "A2", "B"], "options": {"points": 110}}

    seats = shop.post("/api/rulesets/colossus/terms", json=body).json()["seats"]

    assert [(slot["seat"], slot["players"], slot["points"]) for slot in seats] == [
        ("A1", 2, 55),
        ("A2", 2, 55),
        ("B", 1, 110),
    ]
    assert "concord_55" in seats[0]["ready"]
    assert "concord_110" not in seats[0]["ready"]
    assert seats[2]["roster"] in seats[2]["ready"]


def test_seats_that_do_not_exist_have_no_terms(shop: TestClient[Litestar]) -> None:
    body = {"scenario": "iron_reckoning", "seats": ["A", "Z"]}

    answer = shop.post("/api/rulesets/colossus/terms", json=body)

    assert answer.status_code == 422
    assert "A B" in answer.json()["detail"]


def test_the_usual_army_of_every_seat_is_legal_under_all_terms() -> None:
    for name in grognard.rulesets():
        ruleset = grognard.ruleset(name)
        for scenario in ruleset.scenario_ids():
            for choice in ruleset.choices():
                for value in choice.values:
                    body = armies.wire.TermsBody(
                        scenario, ruleset.table_seats[0], {choice.id: value}
                    )
                    slots = armies.terms_card(ruleset, body, "en").seats
                    assert all(slot.roster in slot.ready for slot in slots), (name, scenario)


def test_a_scenario_tells_the_ways_to_sit_at_it(shop: TestClient[Litestar]) -> None:
    card = shop.get("/api/rulesets/gaslight").json()
    ways = {one["id"]: [way["seats"] for way in one["layouts"]] for one in card["scenarios"]}

    assert ways["tallow_row"] == [["A", "B"]]
    assert ways["four_cornered_quarrel"] == [["A", "B"], ["A", "B", "C"], ["A", "B", "C", "D"]]


def test_a_game_is_played_with_the_army_that_was_built(shop: TestClient[Litestar]) -> None:
    named = SQUIRES | {"units": [{"profile": "ac_squire", "name": "Bertha"}] * 3}
    body = {
        "ruleset": "colossus",
        "rosters": [named, None],
        "seats": [{"kind": "person"}, {"kind": "bot", "bot": "random"}],
    }

    created = shop.post("/api/games", json=body).json()
    link = created["seats"][0]["link"]
    state = shop.get(
        f"/api/games/{created['id']}", headers={"authorization": f"Bearer {link['key']}"}
    ).json()

    mine = [piece["name"] for piece in state["view"]["pieces"] if piece["seat"] == "A"]
    assert mine == ["Bertha"] * 3


def test_a_game_is_refused_to_an_army_that_breaks_a_limit(shop: TestClient[Litestar]) -> None:
    crowd = SQUIRES | {"units": [{"profile": "ac_squire"}] * 4}

    answer = shop.post("/api/games", json={"ruleset": "colossus", "rosters": [crowd, None]})

    assert answer.status_code == 422
    assert (answer.json()["rule"], answer.json()["code"]) == ("2.2", "bad-setup")


def test_an_army_is_saved_as_the_file_that_is_opened_again(shop: TestClient[Litestar]) -> None:
    named = SQUIRES | {"units": [{"profile": "ac_squire", "name": 'Big "B"'}] * 3}

    saved = shop.post(f"{ROSTER}/file", json=named)
    opened = shop.post("/api/rosters", content=saved.text).json()

    assert saved.headers["content-type"].startswith("application/toml")
    assert parse_roster(saved.text, file="few.toml").total == 57
    assert opened["ruleset"] == "colossus"
    assert opened["roster"]["units"][0] == {
        "profile": "ac_squire",
        "name": 'Big "B"',
        "options": [],
    }


@pytest.mark.parametrize(
    ("content", "status"),
    [
        (b"\xff\xfe", 422),
        (b"faction = 3", 422),
        (b'ruleset = "chess"\nfaction = "x"\nname = "x"\n[[unit]]\nprofile = "x"\n', 404),
        (b"#" * 2_000_000, 413),
    ],
)
def test_a_file_that_is_no_army_is_refused(
    shop: TestClient[Litestar], content: bytes, status: int
) -> None:
    answer = shop.post("/api/rosters", content=content)

    assert answer.status_code == status
    assert answer.json()["detail"]
