"""Taking back: free until chance, a reveal or another seat's decision; else by consent."""

import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient
from playing import STAY, Player, Table
from pretend import RULESET

from grognard.kernel import records
from grognard.kernel.chronicles import check_trace
from grognard.kernel.game import replay

NEAR = {"path": [[8, 9]], "heading": 0}


@pytest.fixture
def friends(client: TestClient[Litestar]) -> tuple[Player, Player]:
    """Two people at two machines: the second joined by invitation."""
    table = Table.of(client, seats=[{}, {"kind": "open"}])
    link = table.player("B").post("join", {}).json()["link"]
    return table.player("A"), Player(client, table.game, link["key"])


def test_a_move_is_taken_back_freely(friends: tuple[Player, Player]) -> None:
    alice, _ = friends
    before, log = alice.decision()["text"], alice.log()
    alice.plays(NEAR)
    assert alice.can_undo() == "free"

    response = alice.undo()

    assert response.status_code == 201
    assert alice.decision()["text"] == before
    assert alice.state()["view"]["pieces"][0]["at"] == [6.0, 4.0]
    assert alice.log() == log


def test_nothing_can_be_taken_back_before_anything_was_chosen(alice: Player) -> None:
    assert alice.can_undo() == "no"
    assert alice.undo().json()["code"] == "nothing-to-undo"


def test_an_undo_that_has_not_seen_the_last_event_is_stale(alice: Player) -> None:
    alice.plays(STAY)

    response = alice.post("undo", {"number": 0})

    assert response.json()["code"] == "stale"


def test_dice_are_only_taken_back_with_consent(friends: tuple[Player, Player]) -> None:
    alice, bob = friends
    alice.plays(NEAR, "strike:b1")
    assert alice.can_undo() == "ask"

    alice.undo()

    assert bob.state()["undo"] == {"can": "no", "proposed_by": "A", "waits_for": ["B"]}
    assert bob.undo("agree").status_code == 201
    assert alice.decision()["topic"] == "deed"
    assert not any("strikes" in line for line in bob.log())


def rolled(player: Player) -> list[str]:
    return [line for line in player.log() if "rolls" in line]


def test_dice_that_were_taken_back_do_not_come_again(friends: tuple[Player, Player]) -> None:
    alice, bob = friends
    fates = []
    alice.plays(STAY)
    for _ in range(6):
        alice.plays("strike:b1")
        fates += rolled(alice)
        alice.undo()
        bob.undo("agree")

    assert len(fates) == 6 and len(set(fates)) > 2
    assert fates[0] != fates[1]


def test_who_plays_both_seats_gets_no_known_dice_back(alice: Player) -> None:
    alice.plays(NEAR, "strike:b1")
    first = rolled(alice)
    alice.undo()
    alice.plays("strike:b1")

    assert rolled(alice) != first


def test_a_move_taken_back_before_any_dice_fell_does_not_change_them(
    alice: Player, client: TestClient[Litestar]
) -> None:
    alice.plays(NEAR)
    alice.undo()
    alice.plays(NEAR, "strike:b1")
    other = Table.of(client).player("A")
    other.plays(NEAR, "strike:b1")

    assert rolled(alice) == rolled(other)


def test_the_record_of_a_game_with_dice_taken_back_is_sound_and_outlives_the_server(
    alice: Player, open_server: Any
) -> None:
    alice.plays(NEAR, "strike:b1")
    alice.undo()
    alice.plays("strike:b1")
    fate = rolled(alice)

    again = Player(open_server(), alice.game, alice.key)
    assert rolled(again) == fate
    again.post("resign", {"number": again.state()["number"]})
    record = records.decode(again.get("record").content)

    assert record.seed is not None and len(record.luck) == 1
    check_trace(replay(RULESET, record), record)


def test_an_undo_of_an_older_journal_brings_the_dice_it_brought_then(
    alice: Player, open_server: Any, tmp_path: Path
) -> None:
    """When it was written, dice that were taken back came again."""
    alice.plays(NEAR, "strike:b1")
    fate = rolled(alice)
    alice.undo()
    alice.plays("strike:b1")
    with sqlite3.connect(tmp_path / "games.db") as database:
        for number, deed in database.execute("select number, deed from deeds").fetchall():
            kept = {k: v for k, v in json.loads(deed).items() if k != "anew"}
            database.execute(
                "update deeds set deed = ? where number = ?", (json.dumps(kept).encode(), number)
            )
    database.close()

    assert rolled(Player(open_server(), alice.game, alice.key)) == fate


def test_a_card_shown_is_only_taken_back_with_consent(friends: tuple[Player, Player]) -> None:
    alice, _ = friends
    alice.plays(STAY)
    shown = next(o["key"] for o in alice.decision()["options"] if o["key"].startswith("show:"))
    alice.plays(shown)

    assert alice.can_undo() == "ask"


def test_another_seats_decision_is_only_taken_back_with_consent(
    friends: tuple[Player, Player],
) -> None:
    alice, bob = friends
    alice.plays(STAY, "wait")
    assert alice.can_undo() == "free"

    bob.plays(STAY)

    assert alice.can_undo() == "ask"
    assert bob.can_undo() == "free"


def test_who_declines_ends_the_proposal(friends: tuple[Player, Player]) -> None:
    alice, bob = friends
    alice.plays(NEAR, "strike:b1")
    alice.undo()

    bob.undo("decline")

    assert alice.state()["undo"]["proposed_by"] is None
    assert bob.undo("agree").json()["code"] == "no-proposal"


def test_playing_on_ends_the_proposal(friends: tuple[Player, Player]) -> None:
    alice, bob = friends
    alice.plays(NEAR, "strike:b1")
    alice.undo()

    bob.plays(STAY)

    assert alice.state()["undo"]["proposed_by"] is None


def test_nobody_agrees_to_their_own_proposal(friends: tuple[Player, Player]) -> None:
    alice, _ = friends
    alice.plays(NEAR, "strike:b1")
    alice.undo()

    assert alice.undo("agree").json()["code"] == "no-proposal"


def test_who_plays_both_seats_needs_nobodys_consent(alice: Player, bob: Player) -> None:
    alice.plays(NEAR, "strike:b1")
    assert alice.can_undo() == "free"

    alice.undo()

    assert alice.decision()["topic"] == "deed"


def test_everybody_has_to_agree_where_three_sit(client: TestClient[Litestar]) -> None:
    table = Table.of(client, seats=[{}, {"kind": "open"}, {"kind": "open"}])
    others = [
        Player(client, table.game, table.player(seat).post("join", {}).json()["link"]["key"])
        for seat in "BC"
    ]
    alice = table.player("A")
    alice.plays(STAY)
    shown = next(o["key"] for o in alice.decision()["options"] if o["key"].startswith("show:"))
    alice.plays(shown)
    alice.undo()

    others[0].undo("agree")
    assert alice.state()["undo"]["waits_for"] == ["C"]
    others[1].undo("agree")

    assert alice.decision()["topic"] == "deed"


def test_a_choice_made_together_is_withdrawn_freely_before_all_are_in(
    friends: tuple[Player, Player],
) -> None:
    alice, bob = friends
    alice.plays(STAY, "wait")
    bob.plays(STAY, "wait")
    alice.plays("high")
    assert alice.can_undo() == "free"

    alice.undo()

    assert set(alice.state()["waits_for"]) == {"A", "B"}
    alice.plays("low")
    bob.plays("low")
    assert alice.log()[-1] == "The bids are low and low."


def test_after_the_end_nothing_is_taken_back(alice: Player) -> None:
    alice.plays(STAY)
    alice.post("resign", {"number": alice.state()["number"]})

    assert alice.can_undo() == "no"
