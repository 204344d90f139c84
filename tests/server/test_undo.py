"""Taking back: free until chance, a reveal or another seat's decision; else by consent."""

import pytest
from litestar import Litestar
from litestar.testing import TestClient
from playing import STAY, Player, Table

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


def test_taking_dice_back_brings_the_same_dice(friends: tuple[Player, Player]) -> None:
    alice, bob = friends
    alice.plays(NEAR, "strike:b1")
    rolled = [line for line in alice.log() if "rolls" in line]
    alice.undo()
    bob.undo("agree")

    alice.plays("strike:b1")

    assert [line for line in alice.log() if "rolls" in line] == rolled


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
