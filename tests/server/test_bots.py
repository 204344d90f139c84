"""Bots play, and whatever they do, no game freezes; nor does it when a person is away."""

import asyncio
import shutil
import time
from pathlib import Path
from typing import Any

import pytest
from playing import STAY, Player, Table, wait_for

from grognard.server.games import movers
from grognard.server.games.databases import open_store

PATIENCE = 5


def against(client: Any, bot: str, **plan: Any) -> Player:
    return Table.of(client, seats=[{}, {"kind": "bot", "bot": bot}], **plan).player("A")


def test_a_bot_answers_in_its_turn(open_server: Any) -> None:
    alice = against(open_server(), "random")

    alice.plays(STAY, "wait")

    state = wait_for(alice, lambda state: "A" in state["waits_for"])
    assert state["seats"][1] == {
        "seat": "B",
        "side": "B",
        "name": "A lone Duellist",
        "kind": "bot",
        "bot": "random",
        "present": False,
    }


def test_bots_among_themselves_play_to_the_end(open_server: Any) -> None:
    bots = [{"kind": "bot", "bot": "random"}] * 2
    table = Table.of(open_server(), seats=bots)

    state = wait_for(table.spectator(), lambda state: state["over"])

    assert state["result"] is not None
    assert table.created["seats"][0]["link"] is None


@pytest.mark.parametrize(
    "bot", ["crashes", "exits", "hangs", "clings", "cheats", "babbles", "meddles"]
)
def test_a_hostile_bot_cannot_stop_a_game(open_server: Any, bot: str) -> None:
    alice = against(open_server(think=0.3), bot, options={"turns": 1})
    alice.plays(STAY, "wait")

    wait_for(alice, lambda state: "A" in state["waits_for"])
    alice.plays("low")
    state = wait_for(alice, lambda state: state["over"])

    assert state["result"]["scores"]["A"] == 0
    assert state["result"]["scores"]["B"] <= 1


def test_the_usual_answer_stands_in_for_a_bot_that_fails(open_server: Any) -> None:
    alice = against(open_server(), "cheats", options={"turns": 1})
    alice.plays(STAY, "wait")

    wait_for(alice, lambda state: state["waits_for"] == ["A"])

    from listening import connect, until_changed

    with connect(alice, after=2) as socket:
        happened = until_changed(socket, alice.state()["number"])
    assert [message["what"] for message in happened[:-1]] == ["stood-in"] * 3


def test_a_bot_that_hangs_does_not_keep_others_waiting(open_server: Any) -> None:
    client = open_server(think=1.0, processes=2)
    against(client, "hangs").plays(STAY, "wait")
    alice = against(client, "random")

    alice.plays(STAY, "wait")

    wait_for(alice, lambda state: "A" in state["waits_for"])


def test_bots_go_on_after_a_restart(open_server: Any) -> None:
    first = open_server(think=60)
    alice = against(first, "hangs")
    alice.plays(STAY, "wait")
    first.__exit__(None, None, None)

    alice.client = open_server(think=0.2)

    wait_for(alice, lambda state: "A" in state["waits_for"])


def test_a_choice_can_be_taken_back_from_a_bot(open_server: Any) -> None:
    alice = against(open_server(), "random")
    alice.plays(STAY, "wait")
    wait_for(alice, lambda state: "A" in state["waits_for"])
    assert alice.can_undo() == "free"

    alice.undo()

    assert alice.decision()["topic"] == "deed"


def test_the_usual_answer_stands_in_for_who_is_away(open_server: Any) -> None:
    now = [1000.0]
    table = Table.of(open_server(clock=lambda: now[0]), patience=PATIENCE)
    alice = table.player("A")
    assert alice.state()["deadline"] == 1000.0 + PATIENCE

    now[0] += PATIENCE + 1

    state = wait_for(alice, lambda state: state["number"] >= 1)
    assert state["decision"]["topic"] == "deed"
    assert state["deadline"] == now[0] + PATIENCE


def test_nobody_is_hurried_where_time_is_free(alice: Player) -> None:
    assert alice.state()["deadline"] is None


def test_whoever_has_not_chosen_in_time_has_chosen_as_usual(open_server: Any) -> None:
    now = [1000.0]
    table = Table.of(open_server(clock=lambda: now[0]), patience=PATIENCE)
    alice, bob = table.player("A"), table.player("B")
    alice.plays(STAY, "wait")
    bob.plays(STAY, "wait")
    alice.plays("high")

    now[0] += PATIENCE + 1

    wait_for(alice, lambda state: state["view"]["turn"] == 2)
    assert "The bids are high and low." in alice.log()


def test_nobody_is_charged_for_the_time_the_server_was_down(open_server: Any) -> None:
    now = [1000.0]
    alice = Table.of(first := open_server(clock=lambda: now[0]), patience=PATIENCE).player("A")
    now[0] += 1
    first.__exit__(None, None, None)
    now[0] += 10 * PATIENCE

    alice.client = second = open_server(clock=lambda: now[0])
    assert alice.state()["deadline"] == now[0] + PATIENCE - 1
    second.__exit__(None, None, None)
    now[0] += 10 * PATIENCE
    alice.client = open_server(clock=lambda: now[0])
    assert alice.state()["deadline"] == now[0] + PATIENCE - 1

    now[0] += PATIENCE

    wait_for(alice, lambda state: state["number"] >= 1)


def test_a_power_cut_charges_nobody_for_more_than_a_moment(
    tmp_path: Path, open_server: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [1000.0]
    monkeypatch.setattr(movers, "TICK", 0.01)
    alice = Table.of(open_server(clock=lambda: now[0]), patience=60).player("A")
    now[0] += movers.SEEN_EVERY
    store = open_store(str(tmp_path / "games.db"))
    while asyncio.run(store.note("seen")) != str(now[0]).encode():
        time.sleep(0.01)
    # As a power cut leaves it: the first server takes no leave.
    shutil.copy(tmp_path / "games.db", tmp_path / "cut.db")
    shutil.copy(tmp_path / "games.db-wal", tmp_path / "cut.db-wal")
    now[0] += 600

    alice.client = open_server("cut.db", clock=lambda: now[0])

    assert alice.state()["deadline"] == now[0] + 60 - movers.SEEN_EVERY
    asyncio.run(store.close())
