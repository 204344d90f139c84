"""Whatever comes from outside: a clear error, and no harm."""

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from litestar import Litestar
from litestar.testing import TestClient
from playing import STAY, Player, Table
from thoroughness import examples

from grognard.server.games.limits import Limits

JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=10), inner),
    max_leaves=10,
)


def is_problem(response: Any) -> bool:
    problem = response.json()
    return (
        response.headers["content-type"] == "application/problem+json"
        and problem["status"] == response.status_code
        and bool(problem["title"])
        and bool(problem["detail"])
        and "Traceback" not in response.text
    )


MALFORMED = {
    "empty": b"",
    "cut short": b"{",
    "null": b"null",
    "list": b"[]",
    "text": b'"x"',
    "not UTF-8": b"\xff\xfe",
    "several": b"{}{}{}",
    "deep": b"[" * 20_000,
    "deep answer": b'{"expect": 0, "answer": ' + b"[" * 20_000,
    "infinite": b'{"expect": 1e400}',
}


@pytest.mark.parametrize("kind", MALFORMED)
def test_malformed_bodies_are_refused(alice: Player, kind: str) -> None:
    before = alice.state()

    response = alice.client.post(
        f"/api/games/{alice.game}/answers",
        content=MALFORMED[kind],
        headers=alice.headers | {"content-type": "application/json"},
    )

    assert response.status_code == 400
    assert is_problem(response)
    assert alice.state() == before


@pytest.mark.parametrize(
    "address", ["answers", "odds", "headlines", "advice", "check", "join", "branch"]
)
def test_ten_megabytes_are_too_much(alice: Player, address: str) -> None:
    before = alice.state()

    response = alice.post(address, {"expect": 0, "answer": "x" * 10_000_000})

    assert response.status_code == 413
    assert is_problem(response)
    assert alice.state() == before


def test_a_record_of_ten_megabytes_is_too_much(client: TestClient[Litestar]) -> None:
    response = client.post("/api/records", content=b" " * 10_000_000)

    assert response.status_code == 413
    assert is_problem(response)


@pytest.mark.parametrize(
    "answer",
    [
        {"path": [[1e308, 1e308]], "heading": 0},
        {"path": [[1, 2, 3]], "heading": 0},
        {"path": [[1, "x"]], "heading": 0},
        {"path": [[0, 0]] * 65, "heading": 0},
        {"path": [], "heading": 360},
        {"path": [], "heading": 0.5},
        {"path": [], "heading": 0, "then": "win"},
        {"heading": "north"},
        True,
        None,
        7,
        "",
        "k" * 201,
        [[[1]]],
        [1] * 101,
    ],
)
def test_answers_out_of_bounds_are_refused(alice: Player, answer: Any) -> None:
    before = alice.state()

    response = alice.answer(answer)

    assert response.status_code == 400
    assert is_problem(response)
    assert alice.state() == before


@pytest.mark.parametrize("answer", ["", [], [6], ["ambush"], [[1, 2]], {"path": [[0.1, 0.2]] * 64}])
def test_answers_that_do_not_fit_the_question_are_refused(alice: Player, answer: Any) -> None:
    response = alice.answer(answer)

    assert response.status_code in (400, 409)
    assert is_problem(response)


@settings(
    max_examples=examples(60),
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
@given(
    body=JSON,
    address=st.sampled_from(
        ["answers", "odds", "headlines", "advice", "check", "undo", "resign", "branch"]
    ),
)
def test_no_body_does_harm(alice: Player, body: Any, address: str) -> None:
    before = alice.state()

    response = alice.post(address, body)

    assert 400 <= response.status_code < 500
    assert is_problem(response)
    assert alice.state() == before


def test_a_flood_of_requests_is_slowed_down(open_server: Any) -> None:
    client = open_server(limits=Limits(requests=0.001, burst=20))
    alice = Table.of(client).player("A")

    statuses = [alice.get().status_code for _ in range(40)]

    assert statuses == [200] * 19 + [429] * 21
    refused = alice.get()
    assert is_problem(refused)
    assert int(refused.headers["retry-after"]) >= 1


def test_an_address_creates_only_so_many_games(open_server: Any) -> None:
    client = open_server(limits=Limits(games_at_once=3))

    statuses = [client.post("/api/games", json={"ruleset": "pretend"}).status_code for _ in "12345"]

    assert statuses == [201] * 3 + [429] * 2


def test_keys_cannot_be_guessed_by_trying(open_server: Any) -> None:
    client = open_server(limits=Limits(failures=5))
    table = Table.of(client)

    statuses = [
        client.get(f"/api/games/{table.game}", params={"key": f"guess{n}"}).status_code
        for n in range(8)
    ]

    assert statuses == [401] * 5 + [429] * 3


@pytest.mark.parametrize(
    ("method", "address", "status"),
    [
        ("GET", "/nothing", 404),
        ("GET", "/api/nothing", 404),
        ("DELETE", "/api/games", 405),
        ("PUT", "/healthz", 405),
        ("GET", "/../../etc/passwd", 404),
        ("GET", "/%2e%2e/%2e%2e/etc/passwd", 404),
        ("GET", "/assets/%00", 404),
    ],
)
def test_wrong_addresses_are_problems_too(
    client: TestClient[Litestar], method: str, address: str, status: int
) -> None:
    response = client.request(method, address)

    assert response.status_code == status
    assert is_problem(response)


def test_a_mistake_of_the_rules_harms_nobody(
    alice: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The rules fail in the middle of a move: the move is undone, the game goes on."""
    import pretend

    async def fails(battle: Any, envoy: Any) -> None:
        envoy.wounds = 0
        raise ZeroDivisionError("secret: the seed is one seed for all")

    monkeypatch.setattr(pretend, "deed", fails)
    before = alice.state()
    response = alice.answer(STAY)
    monkeypatch.undo()

    assert response.status_code == 500
    assert is_problem(response)
    assert "secret" not in response.text
    assert alice.state() == before
    alice.plays(STAY)


def test_names_are_kept_short(client: TestClient[Litestar]) -> None:
    response = client.post(
        "/api/games", json={"ruleset": "pretend", "seats": [{"name": "x" * 41}, {}]}
    )

    assert response.status_code == 400


def test_a_game_that_goes_on_for_too_long_is_stopped(open_server: Any) -> None:
    alice = Table.of(open_server(limits=Limits(deeds=3))).player("A")
    for _ in range(3):
        alice.plays(STAY) if alice.state()["decision"]["kind"] == "place" else alice.undo()

    response = alice.undo()

    assert response.json()["code"] == "game-full"
