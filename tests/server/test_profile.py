"""The side view over the wire: in the reader's words, bounded, for every link and every moment."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient
from playing import Player, Table

from grognard.server.games.limits import Limits
from grognard.server.web.app import create_app
from grognard.testing.gaslight import NOOR, VANE, model, position


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Litestar]]:
    database: Path = tmp_path_factory.mktemp("profile") / "games.db"
    limits = Limits(requests=10_000, burst=100_000, games_at_once=10_000)
    with TestClient(create_app(str(database), limits=limits, processes=1)) as client:
        yield client


@pytest.fixture(scope="module")
def spectator(client: TestClient[Litestar]) -> Player:
    """Who looks at a position on Tallow Row, brought as a record."""
    game = position(
        model("a1", VANE, 5, 10),
        model("b1", NOOR, 5.5, 21, 3.0),
        scenario="tallow_row",
        phase="activations",
        turn=1,
        first="A",
        opportunity="A",
    )
    created = client.post("/api/records", content=game.record.encode()).json()
    return Player(client, created["id"], created["spectator"]["key"])


def look(player: Player, **body: Any) -> Any:
    return player.post("profile", {"start": "a1", "end": "b1"} | body)


def test_the_side_view_names_what_it_cuts_and_who_stands_there(spectator: Player) -> None:
    found = look(spectator).json()

    assert {cut["id"]: cut["tops"] for cut in found["cuts"]}["b1"] == [3.0, 3.0]
    assert [stand["piece"] for stand in found["stands"]] == ["a1", "b1"]
    assert len(found["sight"]["rays"]) == 9


def test_the_verdict_is_in_the_readers_language(spectator: Player) -> None:
    french = Player(spectator.client, spectator.game, spectator.key, "fr")

    english, francais = (look(one).json()["sight"]["verdict"] for one in (spectator, french))

    assert "rays" in english
    assert "rayons" in francais


def test_a_place_may_be_looked_at(spectator: Player) -> None:
    found = look(spectator, end=[8.0, 18.0]).json()

    assert found["end"] == [8.0, 18.0]
    assert found["sight"]["target"] == ""


def test_a_moment_of_the_replay_has_its_own_side_view(spectator: Player) -> None:
    assert look(spectator, at=0).json() == look(spectator).json()
    assert look(spectator, at=99).status_code == 422


@pytest.mark.parametrize(
    "body",
    [
        {"end": "a1"},
        {"end": "nobody"},
        {"end": [99.0, 5.0]},
        {"start": [5.0, 5.0], "end": [5.0, 5.0]},
    ],
)
def test_no_line_no_side_view(spectator: Player, body: dict[str, Any]) -> None:
    response = look(spectator, **body)

    assert response.status_code == 422
    assert response.json()["code"] == "no-profile"


@pytest.mark.parametrize(
    "body",
    [
        {"end": [1.0]},
        {"end": [1.0, 2.0, 3.0]},
        {"end": [1e9, 2.0]},
        {"end": "x" * 201},
        {"end": None},
        {"at": -1},
        {"more": 1},
    ],
)
def test_nonsense_is_refused(spectator: Player, body: dict[str, Any]) -> None:
    assert look(spectator, **body).status_code == 400


def test_whoever_has_no_link_sees_nothing(spectator: Player) -> None:
    stranger = Player(spectator.client, spectator.game, "wrong")

    assert look(stranger).status_code == 401


def test_a_flat_game_offers_no_side_view(client: TestClient[Litestar]) -> None:
    table = Table.of(client, ruleset="colossus", scenario="iron_reckoning")
    alice = table.player("A")
    pieces = [piece["id"] for piece in alice.state()["view"]["pieces"]]

    response = alice.post("profile", {"start": pieces[0], "end": pieces[1]})

    assert response.status_code == 422
    assert alice.state()["view"]["table"]["levels"] == []
