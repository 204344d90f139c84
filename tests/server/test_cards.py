"""What cards look like, for whoever draws them."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

import grognard
from grognard.server.games.limits import Limits
from grognard.server.web.app import create_app


@pytest.fixture(scope="module")
def shop(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Litestar]]:
    database: Path = tmp_path_factory.mktemp("cards") / "games.db"
    with TestClient(create_app(str(database), limits=Limits(burst=1000), processes=1)) as client:
        yield client


@pytest.mark.parametrize("name", grognard.rulesets())
def test_every_card_of_a_game_can_be_drawn(shop: TestClient[Litestar], name: str) -> None:
    book = shop.get(f"/api/rulesets/{name}/cards").json()

    assert book["ruleset"] == name
    assert set(book["cards"]) == set(grognard.ruleset(name).cards())


def test_a_playing_card_has_a_rank_and_a_suit(shop: TestClient[Litestar]) -> None:
    cards = shop.get("/api/rulesets/gaslight/cards").json()["cards"]

    assert len(cards) == 52
    assert (cards["10H"]["corner"], cards["10H"]["suit"]) == ("10", "hearts")


def test_symbols_are_named_in_the_readers_language(shop: TestClient[Litestar]) -> None:
    named = [
        shop.get("/api/rulesets/saurian/cards", params={"lang": lang}).json()["cards"]["rap_1"]
        for lang in ("en", "fr")
    ]

    assert [symbol["id"] for symbol in named[0]["symbols"]] == ["me", "do"]
    assert named[0]["symbols"][0]["name"] != named[1]["symbols"][0]["name"]
