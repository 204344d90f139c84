"""New games that start from a position written by hand."""

from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from grognard.server.thinking.process import Sources
from tests.content.samples import SAMPLES, changed, tables, text
from tests.server.conftest import AppMaker

games = pytest.mark.parametrize("name", SAMPLES)


@pytest.fixture
def client(open_server: AppMaker) -> TestClient[Litestar]:
    """A server with the games there are."""
    return open_server(sources=Sources(warm=False))


def create(client: TestClient[Litestar], name: str, situation: str, **more: Any) -> Any:
    body = {"ruleset": name, "situation": situation, **more}
    return client.post("/api/games", json=body, headers={"Accept-Language": "fr"})


@games
def test_a_game_starts_from_a_position(client: TestClient[Litestar], name: str) -> None:
    made = create(client, name, text(tables(name)))

    assert made.status_code == 201, made.text
    assert [seat["seat"] for seat in made.json()["seats"]] == ["A", "B"]
    key = made.json()["seats"][0]["link"]["key"]
    state = client.get(
        f"/api/games/{made.json()['id']}", headers={"Authorization": f"Bearer {key}"}
    ).json()
    assert {"a1", "b1"} <= {piece["id"] for piece in state["view"]["pieces"]}


@games
def test_a_position_that_cannot_be_is_a_problem_in_words(
    client: TestClient[Litestar], name: str
) -> None:
    problem = create(client, name, text(changed(name, {"at": [-5, 3]})))

    assert problem.status_code == 422, problem.text
    assert problem.json()["code"] == "bad-setup"
    assert "unit" in problem.json()["detail"]


def test_a_position_says_scenario_armies_and_options_itself(client: TestClient[Litestar]) -> None:
    problem = create(client, "colossus", text(tables("colossus")), scenario="iron_reckoning")

    assert problem.json()["code"] == "bad-setup"
    assert problem.json()["detail"].startswith("Une situation dit elle-même le scénario")


def test_an_enormous_position_is_refused_unread(client: TestClient[Litestar]) -> None:
    assert create(client, "colossus", "#" * 63_000).status_code in (400, 413, 422)
