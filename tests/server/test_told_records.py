"""Records of rules that have changed since: looked at to their end, played on as far as it goes."""

import json
import zlib
from base64 import b64decode, b64encode
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient
from msgspec.structs import replace
from playing import SOURCES, Player, Table
from pretend import RULESET

from grognard.conformance import play_randomly
from grognard.kernel.game import Game

REVISED = replace(SOURCES, ruleset="sources:revised")
"""Every game ends before its third turn here."""


@pytest.fixture(scope="module")
def game() -> Game[Any]:
    """A game by the old rules, of several turns."""
    game = RULESET.new_game(seed="long ago")
    while not game.over:
        game.answer(game.question.usual)
    return game


@pytest.fixture(scope="module")
def record(game: Game[Any]) -> bytes:
    return game.record.traced().encode()


@pytest.fixture
def revised(open_server: Any) -> TestClient[Litestar]:
    client: TestClient[Litestar] = open_server(sources=REVISED)
    return client


def opened(client: TestClient[Litestar], record: bytes, lang: str = "en") -> Player:
    response = client.post("/api/records", content=record)
    assert response.status_code == 201, response.text
    return Table(client, response.json()).spectator(lang)


@pytest.fixture
def watcher(revised: TestClient[Litestar], record: bytes) -> Player:
    return opened(revised, record)


def test_it_says_from_where_on_it_is_told(revised: TestClient[Litestar], record: bytes) -> None:
    english = opened(revised, record).state()["told"]
    french = opened(revised, record, "fr").state()["told"]

    assert english["after"] == french["after"] > 0
    assert english["text"].startswith(f"From answer {english['after'] + 1} on, this game is told")
    assert french["text"].startswith(f"À partir de la réponse {french['after'] + 1}, cette partie")


def test_every_moment_of_it_is_seen_as_it_was(
    watcher: Player, client: TestClient[Litestar], record: bytes, game: Game[Any]
) -> None:
    played = opened(client, record)
    after = watcher.state()["told"]["after"]

    for at in (0, after, after + 1, game.answers - 3, game.answers):
        for seat in ("A", ""):
            now, then = (p.get("replay", at=at, seat=seat).json() for p in (watcher, played))
            assert now["view"] == then["view"]
            assert [line["text"] for line in now["lines"]] == [
                line["text"] for line in then["lines"]
            ]
    assert watcher.state()["result"] == played.state()["result"]
    assert watcher.log() == played.log()
    for what in ("turns", "choices", "losses", "lines", "viewers", "last"):
        assert watcher.get("timeline").json()[what] == played.get("timeline").json()[what]


def test_it_can_be_played_on_up_to_there(watcher: Player, revised: TestClient[Litestar]) -> None:
    after = watcher.state()["told"]["after"]

    branched = watcher.post("branch", {"at": after - 1})
    too_late = watcher.post("branch", {"at": after + 1})

    state = Table(revised, branched.json()).player("A").state()
    assert state["at"] == after - 1 and not state["over"]
    assert too_late.status_code == 409
    assert too_late.json()["detail"].startswith(f"After answer {after} this game is told")


def test_it_is_downloaded_as_it_came(watcher: Player, record: bytes) -> None:
    assert watcher.get("record").content == record


def test_what_decided_it_is_not_guessed(watcher: Player) -> None:
    assert watcher.get("aftermath").json()["code"] == "only-told"


def test_nothing_is_measured_on_a_table_that_is_told(watcher: Player) -> None:
    last = watcher.state()["at"]

    sight = watcher.post("sight", {"piece": "a1", "target": "b1", "at": last})
    rings = watcher.post("rings", {"pieces": ["a1"], "at": last})

    assert sight.json()["code"] == "no-sight"
    assert rings.json()["rings"] == []


def test_a_record_that_was_brought_before_the_rules_changed_is_still_there(
    open_server: Any, game: Game[Any]
) -> None:
    before = open_server()
    created = before.post("/api/records", content=game.record.encode()).json()
    log = Table(before, created).spectator().log()
    before.__exit__(None, None, None)

    again = Table(open_server(sources=REVISED), created).spectator()

    assert again.state()["told"]["after"] > 0
    assert again.log() == log


def test_without_a_trace_it_is_refused(revised: TestClient[Litestar], game: Game[Any]) -> None:
    response = revised.post("/api/records", content=game.record.encode())

    assert response.status_code == 422
    assert "version 1 of the rules of pretend; this program plays version 2" in response.text


def spoiled(record: bytes, spoil: Any) -> bytes:
    written = json.loads(record)
    trace = json.loads(zlib.decompress(b64decode(written["trace"])))
    spoil(trace)
    written["trace"] = b64encode(zlib.compress(json.dumps(trace).encode())).decode()
    return json.dumps(written).encode()


def test_events_nobody_knows_any_more_are_told_by_their_facts(
    revised: TestClient[Litestar], record: bytes
) -> None:
    def spoil(trace: Any) -> None:
        trace["events"][-1][2] = {"event": "sky-fell", "unit": "a1", "seat": 7, "faces": "x"}
        trace["events"][-2][2] = {"event": "walked", "at": "nowhere", "column": [], "need": "much"}
        trace["events"][-3][2] = {"event": "rolled"}

    watcher = opened(revised, spoiled(record, spoil))

    assert watcher.log()[-1].startswith("sky fell (unit: ")
    assert watcher.log()[-2].startswith("walked (at: nowhere")
    assert watcher.log()[-3] == "rolled."


@pytest.mark.parametrize("harm", ["bomb", "cut", "types", "foreign"])
def test_a_hostile_trace_is_refused_in_one_sentence(
    revised: TestClient[Litestar], record: bytes, harm: str
) -> None:
    written = json.loads(record)
    match harm:
        case "bomb":
            written["trace"] = b64encode(zlib.compress(b" " * 40_000_000)).decode()
        case "cut":
            written["trace"] = written["trace"][:400]
        case "types":
            written["trace"] = b64encode(zlib.compress(b'{"seats": 3}')).decode()
        case "foreign":
            other = RULESET.new_game(seed="another", seats=("A", "B", "C"))
            list(play_randomly(other, 1))
            written["trace"] = other.record.traced().trace

    response = revised.post("/api/records", content=json.dumps(written))

    assert response.status_code == 422, response.text
    assert response.json()["detail"].startswith(
        "This record cannot be used: its trace cannot be read"
    )
    assert len(response.json()["detail"]) < 400
