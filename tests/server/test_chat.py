"""What people at a table say to each other: plain, bounded, and no part of the game."""

import json
from typing import Any

import pytest
from listening import connect, receive_any
from playing import STAY, Player, Table, play_out

from grognard.server.games import chat
from grognard.server.games.limits import Limits

SAID = "Well met, <b>Ada</b> <3"


def say(player: Player, text: str, **more: Any) -> Any:
    return player.post("chat", {"text": text, **more})


def lines(player: Player) -> list[tuple[str, str]]:
    return [(line["seat"], line["text"]) for line in player.get("talk").json()["lines"]]


def test_what_is_said_is_heard_at_the_table(alice: Player, bob: Player) -> None:
    assert say(alice, SAID).status_code == 201
    say(bob, "And you")

    assert lines(alice) == lines(bob) == [("A", SAID), ("B", "And you")]


def test_whoever_has_the_page_open_hears_it_at_once(alice: Player, bob: Player) -> None:
    say(alice, "before anybody listened")
    with connect(bob) as socket:
        while receive_any(socket)["kind"] != "changed":
            pass
        say(alice, SAID)
        while (heard := receive_any(socket))["kind"] != "spoke":
            pass

    assert (heard["line"]["seat"], heard["line"]["text"]) == ("A", SAID)


def test_spectators_and_strangers_hear_and_say_nothing(table: Table, alice: Player) -> None:
    say(alice, SAID)
    watcher = table.spectator()

    assert watcher.get("talk").json()["code"] == "not-allowed"
    assert say(watcher, "Boo").json()["code"] == "not-allowed"
    assert SAID not in watcher.get().text


def test_signs_that_would_turn_the_page_round_are_left_out(alice: Player) -> None:
    say(alice, "one\u202e two\n\x00three")

    assert lines(alice) == [("A", "one two three")]
    assert say(alice, "\u202e \n").json()["code"] == "bad-request"


@pytest.mark.parametrize("text", ["", "x" * 301])
def test_a_line_has_its_bounds(alice: Player, text: str) -> None:
    assert say(alice, text).status_code == 400


def test_only_the_last_lines_are_kept(alice: Player, open_server: Any) -> None:
    client = open_server("much.db", limits=Limits(chat_at_once=1000, burst=10_000))
    alice = Table.of(client).player("A")
    for number in range(chat.MOST + 5):
        say(alice, str(number))

    assert lines(alice)[0] == ("A", "5")
    assert len(lines(alice)) == chat.MOST


def test_nobody_talks_all_the_time(alice: Player, bob: Player) -> None:
    said = [say(alice, "and another thing").status_code for _ in range(20)]

    assert 429 in said
    assert say(bob, "I may speak all the same").status_code == 201


def test_what_was_said_and_not_acknowledged_is_said_once(alice: Player) -> None:
    first, again = say(alice, SAID, request="r1"), say(alice, SAID, request="r1")

    assert first.json() == again.json()
    assert len(lines(alice)) == 1


def test_it_is_remembered_after_a_restart(open_server: Any) -> None:
    before = open_server()
    alice = Table.of(before).player("A")
    say(alice, SAID)
    before.__exit__(None, None, None)

    alice.client = open_server()

    assert lines(alice) == [("A", SAID)]


def test_it_is_no_part_of_the_game_nor_of_its_record(
    alice: Player, bob: Player, caplog: pytest.LogCaptureFixture
) -> None:
    alice.plays(STAY)
    number = alice.state()["number"]
    say(alice, SAID)
    assert alice.state()["number"] == number, "nobody's answer becomes stale by it"

    alice.plays("wait")
    bob.plays(STAY, "wait")
    alice.plays("low")
    bob.plays("high")
    play_out(alice, bob)

    assert SAID not in json.dumps(alice.get("record").json())
    assert SAID not in caplog.text
