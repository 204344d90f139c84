"""Whoever hears no reply asks again: nothing is done twice, and nothing is lost."""

from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient
from playing import STAY, Player, Table, play_out

pytestmark = pytest.mark.both_stores

REQUEST = "0123456789abcdef"


@pytest.fixture
def friends(client: TestClient[Litestar]) -> tuple[Player, Player]:
    """Two people at two machines: the second joined by invitation."""
    table = Table.of(client, seats=[{}, {"kind": "open"}])
    link = table.player("B").post("join", {}).json()["link"]
    return table.player("A"), Player(client, table.game, link["key"])


def test_whoever_joined_and_heard_nothing_has_the_seat(client: TestClient[Litestar]) -> None:
    guest = Table.of(client, seats=[{}, {"kind": "open"}]).player("B")

    first, again = (guest.post("join", {"request": REQUEST}) for _ in range(2))
    other = guest.post("join", {"request": REQUEST[::-1]})

    assert first.json() == again.json()
    assert again.status_code == 201
    assert other.json()["code"] == "seat-taken"


def test_a_seat_is_not_had_by_knowing_what_its_player_answered(
    client: TestClient[Litestar],
) -> None:
    table = Table.of(client, seats=[{"kind": "open"}, {}])
    guest = table.player("A")
    link = guest.post("join", {"request": REQUEST}).json()["link"]
    seated = Player(client, table.game, link["key"])
    assert seated.answer(STAY, request="an answer of some length").status_code == 201

    stolen = guest.post("join", {"request": "an answer of some length"})

    assert stolen.json()["code"] == "seat-taken"


def test_a_join_is_not_repeated_under_a_name_that_can_be_guessed(
    client: TestClient[Litestar],
) -> None:
    guest = Table.of(client, seats=[{}, {"kind": "open"}]).player("B")

    assert guest.post("join", {"request": "1"}).status_code == 400


@pytest.mark.parametrize(
    ("what", "body"),
    [("undo", {"request": REQUEST}), ("resign", {"request": REQUEST})],
)
def test_what_was_done_is_acknowledged_again_and_not_done_twice(
    open_server: Any, what: str, body: dict[str, Any]
) -> None:
    alice = Table.of(first := open_server()).player("A")
    alice.plays(STAY)
    asked = body | {"number": alice.state()["number"]}

    done = alice.post(what, asked)
    again = alice.post(what, asked)
    first.__exit__(None, None, None)
    alice.client = open_server()
    later = alice.post(what, asked)

    assert done.status_code == 201, done.text
    assert done.json() == again.json() == later.json()
    assert alice.state()["number"] == done.json()["number"]


def test_whoever_agreed_and_heard_nothing_agrees_once(friends: tuple[Player, Player]) -> None:
    alice, bob = friends
    alice.plays(STAY, "wait")
    bob.plays(STAY)
    alice.undo()
    asked = {"number": bob.state()["number"], "do": "agree", "request": REQUEST}

    done, again = (bob.post("undo", asked) for _ in range(2))

    assert done.status_code == 201, done.text
    assert done.json() == again.json()


def test_a_rematch_asked_for_twice_is_one(alice: Player, bob: Player) -> None:
    play_out(alice, bob)

    assert alice.post("rematch").json() == alice.post("rematch").json()


def test_who_was_declined_may_not_go_on_asking(friends: tuple[Player, Player]) -> None:
    alice, bob = friends
    alice.plays(STAY, "wait")
    bob.plays(STAY)
    assert alice.undo().status_code == 201
    bob.undo("decline")

    assert alice.undo().json()["code"] == "declined-already"
    bob.plays("wait")
    assert alice.undo().status_code == 201


def test_whoever_loses_cannot_fill_the_journal_with_asides(open_server: Any) -> None:
    from grognard.server.games.limits import Limits

    limits = Limits(requests=10_000, burst=100_000, asides=4, deeds=12)
    alice = Table.of(open_server(limits=limits)).player("A")
    for _ in range(4):
        alice.plays(STAY)
        alice.undo()
    alice.plays(STAY)

    assert alice.undo().json()["code"] == "too-many-asides"
    assert alice.answer("wait").status_code == 201


def test_a_game_that_is_full_can_be_given_up(open_server: Any) -> None:
    from grognard.server.games.limits import Limits

    alice = Table.of(open_server(limits=Limits(burst=1000, deeds=1))).player("A")
    alice.plays(STAY)
    assert alice.answer("wait").json()["code"] == "game-full"

    given_up = alice.post("resign", {"number": alice.state()["number"]})

    assert given_up.status_code == 201
    assert alice.state()["over"]


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("Ada\u202e\u2066", "Ada"),
        ("\0Ada\x07", "Ada"),
        ("<b>Ada</b>", "bAda/b"),
        ("A\n\n  B", "A B"),
        ("Zoë \N{WOMAN}\u200d\N{ROCKET}", "Zoë \N{WOMAN}\u200d\N{ROCKET}"),
        ("a" + "\u0301" * 20, "á\u0301\u0301"),
    ],
)
def test_a_name_disturbs_nothing_beside_it(
    client: TestClient[Litestar], typed: str, shown: str
) -> None:
    table = Table.of(client, seats=[{"name": typed}, {"kind": "open"}])
    table.player("B").post("join", {"name": typed})

    names = [seat["name"] for seat in table.player("A").state()["seats"]]

    # Both are called the same, so they are told apart.
    assert names == [f"{shown} (A)", f"{shown} (B)"]
