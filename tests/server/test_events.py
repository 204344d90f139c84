"""The event stream: numbers without a gap, exact resumption, presence, flow."""

import json
import queue
from typing import Any
from unittest.mock import ANY

import pytest
from listening import connect, happened, receive, receive_any, states, until_changed
from litestar import Litestar
from litestar.testing import TestClient
from playing import STAY, Player, Table, play_turn

from grognard.server.web import sockets

pytestmark = pytest.mark.both_stores


def test_a_stream_starts_with_the_game_as_it_is(alice: Player) -> None:
    with connect(alice) as socket:
        first = receive(socket)

    assert first["kind"] == "changed"
    assert first["state"]["seat"] == "A"
    assert first["state"]["decision"]["topic"] == "walk"


def test_whoever_watches_hears_of_an_answer_at_once(alice: Player, bob: Player) -> None:
    with connect(bob) as socket:
        first = receive(socket)
        done = alice.plays({"path": [[8, 9]], "heading": 0})

        event, told = receive(socket), receive(socket)

    assert event["kind"] == "happened"
    assert (event["number"], event["what"], event["seat"]) == (done["number"], "answered", "A")
    assert [line["text"] for line in event["lines"]] == ["Diplomat walks 5.39″."]
    assert event["lines"][0]["pieces"] == ["a1"]
    shown = states([first, told])[-1]
    assert shown["number"] == done["number"]
    assert shown["view"]["pieces"][0]["at"] == [8.0, 9.0]


def test_whoever_was_told_a_state_is_told_what_differs(alice: Player, bob: Player) -> None:
    with connect(bob) as socket:
        first = [receive(socket)]
        play_turn(alice, bob)
        last = alice.state()["number"]
        told = [*first, *until_changed(socket, last)]

    kinds = [message["kind"] for message in told if message["kind"] != "happened"]
    assert kinds == ["changed"] + ["differs"] * (len(kinds) - 1)
    assert states(told)[-1] == bob.get(outlines="false").json() | {"seats": ANY}
    whole = len(json.dumps(told[0]))
    assert all(len(json.dumps(each)) < whole / 2 for each in told if each["kind"] == "differs")


def test_what_is_the_same_is_not_told_again(alice: Player, bob: Player) -> None:
    with connect(bob) as socket:
        receive(socket)
        alice.plays(STAY)
        told = until_changed(socket, 1)[-1]

    assert "terrain" not in told["state"].get("view", {})
    assert "title" not in told["state"]


def test_a_stream_that_was_cut_begins_with_a_whole_state(alice: Player, bob: Player) -> None:
    with connect(bob) as socket:
        receive(socket)
        alice.plays(STAY)
        until_changed(socket, 1)
    with connect(bob, after=1) as socket:
        assert receive(socket)["kind"] == "changed"


def test_events_come_in_the_language_of_each_reader(alice: Player, table: Table) -> None:
    with connect(table.player("B"), lang="fr") as socket:
        receive(socket)
        alice.plays({"path": [[8, 9]], "heading": 0})

        assert receive(socket)["lines"][0]["text"] == "Diplomate marche de 5,39″."


def test_a_dropped_stream_resumes_exactly_where_it_was(alice: Player, bob: Player) -> None:
    with connect(bob, after=-1) as socket:
        play_turn(alice, bob)
        last = alice.state()["number"]
        whole = until_changed(socket, last)
    numbers = happened(whole)
    assert numbers == list(range(last + 1))

    for after in range(-1, last):
        with connect(bob, after=after) as socket:
            resumed = until_changed(socket, last)

        assert happened(resumed) == numbers[after + 1 :]
        missed = [m for m in whole if m["kind"] == "happened" and m["number"] > after]
        assert [m for m in resumed if m["kind"] == "happened"] == missed


def test_a_stream_survives_a_restart_of_the_server(open_server: Any) -> None:
    first = open_server()
    table = Table.of(first)
    alice, bob = table.player("A"), table.player("B")
    with connect(bob, after=-1) as socket:
        play_turn(alice, bob)
        last = alice.state()["number"]
        before = until_changed(socket, last)
    first.__exit__(None, None, None)

    bob.client = open_server()
    with connect(bob, after=-1) as socket:
        after = until_changed(socket, last)

    assert [m for m in after if m["kind"] == "happened"] == [
        m for m in before if m["kind"] == "happened"
    ]


def test_taking_back_is_an_event_of_its_own(alice: Player, bob: Player) -> None:
    alice.plays(STAY)
    with connect(bob, after=0) as socket:
        until_changed(socket, 1)
        alice.undo()

        event = receive(socket)

    assert (event["number"], event["what"], event["at"]) == (2, "undone", 2)


def test_a_part_of_a_choice_made_together_is_told_but_not_shown(alice: Player, bob: Player) -> None:
    alice.plays(STAY, "wait")
    bob.plays(STAY, "wait")
    with connect(bob) as socket:
        receive(socket)
        alice.plays("high")

        event = receive(socket)

    assert (event["what"], event["seat"], event["lines"]) == ("chosen", "A", [])
    assert "high" not in json.dumps(event)


def test_everybody_sees_who_is_there(alice: Player, bob: Player) -> None:
    with connect(alice) as socket:
        assert receive(socket)["state"]["seats"][0]["present"]
        with connect(bob):
            assert receive(socket) == {"kind": "present", "seats": ["A", "B"]}
        assert receive(socket) == {"kind": "present", "seats": ["A"]}


def test_nobody_waits_for_outlines_to_see_what_is_asked(alice: Player) -> None:
    with connect(alice) as socket:
        asked = receive(socket)["state"]["decision"]
        drawn = receive_any(socket)

    outlines = alice.decision()["region"]["outlines"]
    assert asked["region"]["outlines"] == []
    assert asked["region"]["candidates"]
    assert drawn == {"kind": "drawn", "number": asked["number"], "outlines": outlines}
    assert outlines


def test_outlines_can_be_left_out_of_the_state(alice: Player) -> None:
    region = alice.get(outlines="false").json()["decision"]["region"]

    assert region["outlines"] == []
    assert region["candidates"]


def test_a_client_that_acknowledges_is_not_flooded(
    alice: Player, bob: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sockets, "WINDOW", 2)
    with connect(bob, after=0) as socket:
        receive(socket)
        socket.send_json({"kind": "ack", "number": 0})
        play_turn(alice, bob)
        got = [receive(socket)]
        while len(happened(got)) < 2:
            got.append(receive(socket))
        with pytest.raises(queue.Empty):
            socket.receive_text(timeout=0.3)

        socket.send_json({"kind": "ack", "number": happened(got)[-1]})

        assert receive(socket)


def test_pings_are_welcome(alice: Player) -> None:
    with connect(alice) as socket:
        receive(socket)
        socket.send_json({"kind": "ping"})
        alice.plays(STAY)

        assert receive(socket)["number"] == 1


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ("not json", "bad-request"),
        ("{}", "bad-request"),
        ('{"kind": "ack"}', "bad-request"),
        ('{"kind": "ack", "number": -1}', "bad-request"),
        ('{"kind": "win"}', "bad-request"),
        ("[" * 3000, "bad-request"),
        (" " * 5000, "too-large"),
    ],
)
def test_nonsense_ends_the_stream_with_a_reason(alice: Player, message: str, code: str) -> None:
    with connect(alice) as socket:
        receive(socket)
        socket.send_text(message)

        last = receive(socket)

    assert last["kind"] == "failed"
    assert last["problem"]["code"] == code
    assert alice.state()["number"] == 0


def test_a_flood_of_messages_ends_the_stream(alice: Player) -> None:
    with connect(alice) as socket:
        receive(socket)
        for _ in range(150):
            socket.send_json({"kind": "ping"})

        assert receive(socket)["problem"]["code"] == "too-many-requests"


@pytest.mark.parametrize(
    ("query", "code"),
    [
        ({"key": "forged"}, "bad-key"),
        ({"after": 99}, "stale"),
        ({"after": "soon"}, "bad-request"),
        ({"after": -2}, "bad-request"),
        ({"after": 10**30}, "bad-request"),
    ],
)
def test_a_stream_that_cannot_be_says_why(alice: Player, query: dict[str, Any], code: str) -> None:
    with connect(alice, **query) as socket:
        message = receive(socket)

    assert message["kind"] == "failed"
    assert message["problem"]["code"] == code


def test_there_is_no_stream_of_no_game(client: TestClient[Litestar]) -> None:
    with connect(Player(client, "0" * 16, "x")) as socket:
        assert receive(socket)["problem"]["code"] == "no-such-game"


def test_an_address_may_only_open_so_many_streams(open_server: Any) -> None:
    from grognard.server.games.limits import Limits

    alice = Table.of(open_server(limits=Limits(sockets=2))).player("A")
    with connect(alice) as one, connect(alice) as two, connect(alice) as three:
        assert receive(one)["kind"] == "changed"
        assert receive(two)["kind"] == "changed"
        assert receive(three)["problem"]["code"] == "too-many-sockets"
