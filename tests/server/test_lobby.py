"""The lobby, the rulebook, armies, pages and health."""

from pathlib import Path
from typing import Any

from litestar import Litestar
from litestar.testing import TestClient
from pretend import RULESET

import grognard
from grognard.server.present import lobby


def test_the_lobby_shows_what_can_be_played(client: TestClient[Litestar]) -> None:
    found = client.get("/api/rulesets").json()

    (card,) = found["rulesets"]
    assert (card["name"], card["title"], card["secrets"]) == ("pretend", "Parley", True)
    assert card["layouts"] == [["A", "B"], ["A", "B", "C"]]
    (scenario,) = card["scenarios"]
    assert scenario["title"] == "The Crossing"
    assert scenario["map"]["table"] == {
        "width": 24.0,
        "height": 24.0,
        "grid": "inches",
        "ground": "steppe",
        "unit": "inch",
        "levels": [],
    }
    assert scenario["map"]["terrain"][0]["name"] == "Ford"
    assert [slot["roster"] for slot in scenario["seats"]] == ["diplomat", "duellist"]
    assert [way["seats"] for way in scenario["layouts"]] == card["layouts"]
    assert not card["builds"]
    assert card["rosters"][0]["title"] == "A lone Diplomat"
    assert card["rosters"][0]["units"] == [{"name": "Diplomat", "count": 1, "profile": "diplomat"}]
    assert card["options"][0] == {
        "id": "turns",
        "title": "Turns",
        "summary": "How long the parley lasts.",
        "rule": "3.2",
        "default": 4,
        "apart": 4,
        "choices": [1, 2, 4, 40],
        "labels": ["1", "2", "4", "40"],
    }
    assert found["bots"][0]["title"] == "Random"


def test_the_lobby_is_french_for_the_french(client: TestClient[Litestar]) -> None:
    found = client.get("/api/rulesets", params={"lang": "fr"}).json()

    assert found["language"] == "fr"
    assert found["rulesets"][0]["title"] == "Pourparlers"
    assert found["rulesets"][0]["rosters"][1]["units"][0]["name"] == "Bretteur"
    assert found["bots"][0]["title"] == "Au hasard"


def test_one_ruleset_can_be_asked_for(client: TestClient[Litestar]) -> None:
    one = client.get("/api/rulesets/pretend").json()

    assert one == client.get("/api/rulesets").json()["rulesets"][0]
    assert client.get("/api/rulesets/chess").status_code == 404


def test_the_rulebook_is_read_in_the_readers_language(client: TestClient[Litestar]) -> None:
    english = client.get("/api/rules/pretend").json()
    french = client.get("/api/rules/pretend", params={"lang": "fr"}).json()

    clause = english["chapters"][1]["clauses"][0]
    assert (clause["id"], clause["title"], clause["origin"]) == ("2.1", "Walking", "H")
    assert clause["text"] == "An envoy walks up to six inches."
    assert french["chapters"][1]["clauses"][0]["title"] == "Marcher"
    assert client.get("/api/rules/chess").json()["code"] == "no-such-ruleset"


def test_a_clause_comes_with_its_rulings(client: TestClient[Litestar]) -> None:
    french = client.get("/api/rules/pretend", params={"lang": "fr"}).json()
    (ruling,) = french["chapters"][1]["clauses"][0]["rulings"]

    assert ruling["question"] == "Un émissaire peut-il s’arrêter n’importe où\u00a0?"
    assert ruling["answer"] == "Oui."
    assert ruling["alternatives"] == [
        {
            "text": "Seulement là où on le voit.",
            "option": "fog",
            "value": True,
            "setting": "Brouillard\u00a0: oui",
        },
        {"text": "Seulement après six pouces.", "option": None, "value": None, "setting": ""},
    ]
    assert french["chapters"][2]["clauses"][0]["rulings"] == []


def test_an_army_is_checked_by_clause(client: TestClient[Litestar]) -> None:
    one = {"faction": "court", "name": "Mine", "units": [{"profile": "duellist"}]}
    two = one | {"units": one["units"] * 2}  # type: ignore[operator]

    assert client.post("/api/rulesets/pretend/roster", json=one).json()["legal"]
    verdict = client.post("/api/rulesets/pretend/roster", json=two).json()
    assert not verdict["legal"]
    assert verdict["breaches"] == [
        {"text": "An envoy comes alone, not 2 together", "rule": "1.2", "about": []}
    ]


def test_the_server_says_it_is_well(client: TestClient[Litestar]) -> None:
    assert client.get("/healthz").json() == {"status": "ok", "version": grognard.__version__}


def test_without_a_client_a_page_says_how_to_build_one(open_server: Any, tmp_path: Path) -> None:
    client = open_server(static=tmp_path / "nothing")

    english = client.get("/")
    french = client.get("/game/abc", headers={"accept-language": "fr"})

    assert english.status_code == 503
    assert "The browser client is not built" in english.text
    assert "make web" in english.text
    assert "n’est pas construit" in french.text


def test_the_client_is_served_with_a_strict_policy(open_server: Any, tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html>hello")
    (static / "assets" / "app-1234.js").write_text("1")
    (tmp_path / "secret.txt").write_text("secret")
    client = open_server(static=static)

    for address in ("/", "/game/0123", "/replay/0123"):
        page = client.get(address)
        assert page.text == "<!doctype html>hello"
        assert "default-src 'self'" in page.headers["content-security-policy"]
    script = client.get("/assets/app-1234.js")
    assert "immutable" in script.headers["cache-control"]
    assert "javascript" in script.headers["content-type"]
    assert client.get("/%2e%2e/secret.txt").status_code == 404
    assert client.get("/assets/../../secret.txt").status_code == 404


def test_a_person_at_a_wrong_address_is_led_to_the_first_page(client: Any) -> None:
    browser = {"accept": "text/html,*/*;q=0.8", "accept-language": "fr"}

    page = client.get("/nowhere", headers=browser)
    program = client.get("/nowhere", headers={"accept-language": "fr"})

    assert page.status_code == program.status_code == 404
    assert "Il n’y a rien à cette adresse." in page.text
    assert '<a href="/">Vers l’accueil</a>' in page.text
    assert program.json()["code"] == "no-such-page"


def test_every_installed_ruleset_has_a_card_in_both_languages() -> None:
    for name in grognard.rulesets():
        ruleset = grognard.ruleset(name)
        english = lobby.ruleset_card(ruleset, "en")
        french = lobby.ruleset_card(ruleset, "fr")

        assert english.scenarios
        assert len(english.scenarios) == len(french.scenarios)
        assert lobby.rulebook(ruleset, "fr").chapters


def test_every_scenario_is_drawn_with_the_zones_it_is_played_from() -> None:
    for name in grognard.rulesets():
        for scenario in lobby.ruleset_card(grognard.ruleset(name), "en").scenarios:
            zones = [zone for zone in scenario.map.zones if zone.kind == "zone"]

            assert len(zones) >= 2, (name, scenario.id)
            assert all(zone.outlines for zone in zones)


def test_every_setting_has_its_rule_and_its_choices_a_name() -> None:
    for name in grognard.rulesets():
        ruleset = grognard.ruleset(name)
        for option in lobby.ruleset_card(ruleset, "fr").options:
            ids = {value for value in option.choices if isinstance(value, str)}

            assert option.rule in {clause.id for clause in ruleset.rulebook.clauses}
            assert option.summary
            assert len(option.labels) == len(option.choices)
            assert not ids & set(option.labels)


def test_the_pretend_ruleset_keeps_every_law() -> None:
    from grognard.conformance import conform

    for seed in range(5):
        assert conform(RULESET.new_game(seed=seed), seed=seed, every=3).ended


def test_every_scenario_names_the_clause_that_lays_it_down() -> None:
    for name in grognard.rulesets():
        ruleset = grognard.ruleset(name)
        for scenario in lobby.ruleset_card(ruleset, "en").scenarios:
            assert ruleset.rulebook.clause(scenario.rule).title["en"] == scenario.title


def test_only_the_broken_paddock_sets_faction_against_faction() -> None:
    opposed = [
        scenario.id
        for name in grognard.rulesets()
        for scenario in lobby.ruleset_card(grognard.ruleset(name), "en").scenarios
        if scenario.opposed
    ]
    assert opposed == ["broken_paddock"]


def test_the_languages_there_are_can_be_asked_for(client: TestClient[Litestar]) -> None:
    found = client.get("/api/languages").json()

    # The browser has these in its own files.
    assert found == {"languages": [{"tag": "en", "words": ""}, {"tag": "fr", "words": ""}]}


def test_a_reader_gets_the_first_of_their_languages_that_is_there(
    client: TestClient[Litestar],
) -> None:
    def language(asked: str, **query: str) -> str:
        headers = {"accept-language": asked}
        found: str = client.get("/api/rulesets", headers=headers, params=query).json()["language"]
        return found

    assert language("de-DE,fr-CA;q=0.8,en;q=0.5") == "fr"
    assert language("de-DE,tlh") == "en"
    assert language("en-GB", lang="fr") == "fr"
