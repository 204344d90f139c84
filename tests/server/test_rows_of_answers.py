"""Several answers in one request: each is recorded by itself, and they stop at any surprise."""

from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from grognard.server.thinking.process import Sources
from grognard.testing.saurian import situation, unit
from tests.server.conftest import AppMaker

WALKER = situation(
    unit("a1", "cpt", (1, 1)),
    unit("a2", "tro", (0, 8)),
    unit("b1", "rap", (9, 7)),
    active="a1",
    stage="move",
    bonus_move=3,
)


class Walker:
    """Seat A of a game in which its captain may go four hexes."""

    def __init__(self, client: TestClient[Litestar]) -> None:
        self.client = client
        body = {"ruleset": "saurian", "situation": WALKER}
        created = client.post("/api/games", json=body).json()
        self.game = f"/api/games/{created['id']}"
        key = created["seats"][0]["link"]["key"]
        self.headers = {"authorization": f"Bearer {key}"}

    def state(self) -> Any:
        return self.client.get(self.game, headers=self.headers).json()

    def course(self, *at: float) -> Any:
        found = self.state()["decision"]["courses"]
        return next(course for course in found if course["at"] == list(at))

    def answer(self, first: Any, rest: Any, **more: Any) -> Any:
        number = self.state()["decision"]["number"]
        body = {"expect": number, "answer": first["key"], "next": rest, **more}
        return self.client.post(f"{self.game}/answers", json=body, headers=self.headers)

    def stands(self) -> Any:
        return next(piece["at"] for piece in self.state()["view"]["pieces"] if piece["id"] == "a1")


@pytest.fixture
def walker(open_server: AppMaker) -> Walker:
    return Walker(open_server(sources=Sources(warm=False)))


def test_a_place_is_told_with_its_way_and_its_price(walker: Walker) -> None:
    course = walker.course(3, 5)

    assert (course["cost"], course["allowed"]) == (4.0, 4.0)
    assert [link["key"] for link in course["links"]] == ["go:5"] * 4
    assert course["walks"][0]["pieces"] == ["a1"]
    assert course["walks"][0]["way"][-1] == [3.0, 5.0]


def test_the_offered_a_place_are_given_one_after_the_other(walker: Walker) -> None:
    before = walker.state()["at"]
    first, *rest = walker.course(3, 5)["links"]

    done = walker.answer(first, rest)

    assert done.status_code == 201, done.text
    assert walker.stands() == [3.0, 5.0]
    assert done.json()["at"] >= before + 4


def test_answers_stop_where_something_else_is_asked(walker: Walker) -> None:
    first, second, *_ = walker.course(3, 5)["links"]
    surprise = {"topic": "mover", "key": "done", "spare": False}

    walker.answer(first, [second, surprise, {"topic": "step", "key": "go:5"}])

    assert walker.state()["decision"]["topic"] == "step"
    assert walker.stands() == [2.0, 3.0]


def test_what_is_not_asked_and_not_needed_is_passed_over(walker: Walker) -> None:
    first, second, *_ = walker.course(3, 5)["links"]
    spare = {"topic": "mover", "key": "done", "spare": True}

    walker.answer(first, [spare, second, {"topic": "step", "key": "no such step"}])

    assert walker.stands() == [2.0, 3.0]


def test_the_same_request_again_walks_no_further(walker: Walker) -> None:
    number = walker.state()["decision"]["number"]
    first, *rest = walker.course(3, 5)["links"]
    walker.answer(first, rest[:1], request="once", expect=number)

    again = walker.answer(first, rest, request="once", expect=number)

    assert again.status_code == 201
    assert walker.stands() == [2.0, 3.0]


def test_endless_rows_of_answers_are_refused_unread(walker: Walker) -> None:
    first = walker.course(3, 5)["links"][0]

    assert walker.answer(first, [first] * 65).status_code == 400
    assert walker.stands() == [1.0, 1.0]
