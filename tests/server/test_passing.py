"""Moments that pass by themselves: nothing can change, or no more of a kind is wanted."""

from typing import Any

import httpx
import pytest
from litestar import Litestar
from litestar.testing import TestClient
from playing import STAY, Player, Table
from pretend import RULESET

from grognard.kernel import records
from grognard.kernel.chronicles import check_trace
from grognard.kernel.game import replay

NEAR = {"path": [[8, 9]], "heading": 0}


def wish(player: Player, *yields: dict[str, Any], auto_pass: bool = True) -> httpx.Response:
    address = f"/api/games/{player.game}/wishes"
    body = {"auto_pass": auto_pass, "yields": list(yields)}
    return player.client.put(address, headers=player.headers, json=body)


def no_more(window: str, span: str = "round", **more: Any) -> dict[str, Any]:
    return {"window": window, "span": span, **more}


@pytest.fixture
def friends(client: TestClient[Litestar]) -> tuple[Player, Player]:
    """Two people at two machines in a council, who have exchanged nothing."""
    table = Table.of(client, seats=[{}, {"kind": "open"}], options={"council": True, "turns": 2})
    link = table.player("B").post("join", {}).json()["link"]
    alice, bob = table.player("A"), Player(client, table.game, link["key"])
    alice.plays([])
    bob.plays([])
    alice.plays([])
    return alice, bob


@pytest.fixture
def alice(friends: tuple[Player, Player]) -> Player:
    """Who acts first."""
    return friends[0]


@pytest.fixture
def bob(friends: tuple[Player, Player]) -> Player:
    """Who looks on."""
    return friends[1]


def topic(player: Player) -> str | None:
    decision = player.state()["decision"]
    return None if decision is None else decision["topic"]


def has_mirror(player: Player) -> bool:
    seat = player.state()["seat"]
    piles = player.state()["view"]["piles"]
    cards = [card["id"] for pile in piles if pile["seat"] == seat for card in pile["cards"]]
    return "mirror" in cards


def test_a_question_tells_its_kind_and_how_to_let_it_pass(alice: Player, bob: Player) -> None:
    alice.plays(STAY, "wait")

    decision = bob.decision()

    assert decision["topic"] == "applause"
    assert (decision["passing"], decision["window"]) == ("pass", "applause")
    assert decision["window_name"] == "applause"
    assert bob.state()["wishes"] == {
        "auto_pass": True,
        "yields": [],
        "spans": ["activation", "round", "game"],
    }


def test_what_nothing_in_the_hand_can_change_passes(alice: Player, bob: Player) -> None:
    asked = has_mirror(bob)
    alice.plays(NEAR, "strike:b1")

    assert topic(bob) == ("parry" if asked else "applause")


@pytest.mark.parametrize("auto_pass", [True, False])
def test_a_player_decides_whether_it_does(open_server: Any, auto_pass: bool) -> None:
    alice, bob = _without_a_mirror(open_server)
    assert wish(bob, auto_pass=auto_pass).status_code == 200
    alice.plays(NEAR, "strike:b1")

    assert topic(bob) == ("applause" if auto_pass else "parry")


def _without_a_mirror(open_server: Any) -> tuple[Player, Player]:
    seeds = iter(range(100))
    client = open_server(seeds=lambda: next(seeds))
    while True:
        table = Table.of(client, options={"council": True, "turns": 2})
        alice, bob = table.player("A"), table.player("B")
        if not has_mirror(bob):
            alice.plays([])
            bob.plays([])
            alice.plays([])
            return alice, bob


def test_what_passed_is_an_answer_like_any_in_the_record(open_server: Any) -> None:
    alice, bob = _without_a_mirror(open_server)
    alice.plays(NEAR, "strike:b1")
    bob.plays("pass", STAY, "fall")

    record = records.decode(alice.get("record").content)

    game = replay(RULESET, record)
    check_trace(game, record)
    assert [a for a in record.answers if a == "pass"] == ["pass", "pass"]


def test_an_undo_does_not_stop_at_what_passed(alice: Player, bob: Player) -> None:
    assert wish(bob, no_more("applause", "game")).status_code == 200
    alice.plays(STAY, "bow")
    assert topic(bob) == "walk"

    assert alice.can_undo() == "free"
    assert alice.undo().status_code == 201

    assert topic(alice) == "deed"
    alice.plays("bow")
    assert topic(bob) == "walk"


def test_whoever_takes_back_is_asked_again(alice: Player, bob: Player) -> None:
    alice.plays(STAY, "wait")
    bob.plays("pass")
    assert wish(bob, no_more("applause", "game")).status_code == 200

    assert bob.undo().status_code == 201

    assert topic(bob) == "applause"
    assert bob.state()["wishes"]["yields"] == []


@pytest.mark.parametrize("span", ["activation", "round", "game"])
def test_a_kind_is_asked_about_again_after_its_span(alice: Player, bob: Player, span: str) -> None:
    """Bob says so at Alice's first deed; she applauds nobody, he is asked at her second one."""
    alice.plays(STAY, "wait")
    assert topic(bob) == "applause"
    wish(bob, no_more("applause", span))

    assert topic(bob) == "walk"
    assert [each["span"] for each in bob.state()["wishes"]["yields"]] == (
        [] if span == "activation" else [span]
    )
    bob.plays(STAY, "wait")
    alice.plays("pass", "low")
    bob.plays("low")
    alice.plays(STAY, "wait")
    assert topic(bob) == ("walk" if span == "game" else "applause")


def test_an_attack_interrupts(alice: Player, bob: Player) -> None:
    wish(bob, no_more("parry", "game"), no_more("applause", "game"), auto_pass=False)
    alice.plays(NEAR, "strike:b1")

    assert topic(bob) == "parry"


def test_an_attack_passes_for_whoever_said_so(alice: Player, bob: Player) -> None:
    wish(bob, no_more("parry", "game", even_attacked=True), auto_pass=False)
    alice.plays(NEAR, "strike:b1")

    assert topic(bob) == "applause"


def test_wishes_end_when_they_are_not_repeated(alice: Player, bob: Player) -> None:
    wish(bob, no_more("applause", "game"))
    wish(bob)
    alice.plays(STAY, "wait")

    assert topic(bob) == "applause"


def test_wishes_outlive_the_server(open_server: Any) -> None:
    first = open_server()
    table = Table.of(first, options={"council": True})
    wish(table.player("B"), no_more("applause", "game"), auto_pass=False)
    first.__exit__(None, None, None)

    bob = Table(open_server(), table.created).player("B")

    assert bob.state()["wishes"] == {
        "auto_pass": False,
        "yields": [
            {"window": "applause", "name": "applause", "span": "game", "even_attacked": False}
        ],
        "spans": ["round", "game"],
    }


def test_others_neither_see_wishes_nor_that_something_passed(
    friends: tuple[Player, Player], client: TestClient[Litestar]
) -> None:
    alice, bob = friends
    wish(bob, no_more("applause", "game"))
    alice.plays(STAY, "wait")

    assert alice.state()["wishes"]["yields"] == []
    assert [each["what"] for each in _events(client, alice)][-3:] == ["answered"] * 3
    assert [each["what"] for each in _events(client, bob)][-1] == "passed"
    assert "wished" in [each["what"] for each in _events(client, bob) if each["seat"] == "B"]
    assert not [
        each for each in _events(client, alice) if each["what"] == "wished" and each["seat"]
    ]


def _events(client: TestClient[Litestar], player: Player) -> list[dict[str, Any]]:
    address = f"/api/games/{player.game}/events?after=0&key={player.key}"
    found = []
    with client.websocket_connect(address) as socket:
        while (message := socket.receive_json())["kind"] == "happened":
            found.append(message)
    return found


def test_whoever_chooses_with_others_is_not_asked_alone(client: TestClient[Litestar]) -> None:
    table = Table.of(client, seats=[{}, {}, {}], options={"council": True})
    alice, bob, carol = (table.player(seat) for seat in "ABC")
    for player in (alice, bob, carol, alice):
        player.plays([])
    wish(bob, no_more("applause", "game"))
    alice.plays(STAY, "wait")

    assert alice.state()["waits_for"] == ["C"]
    assert [each["what"] for each in _events(client, carol)][-1] == "chosen"
    carol.plays("applaud")
    assert topic(bob) == "walk"
    assert carol.can_undo() == "free"
    carol.undo()
    assert topic(carol) == "applause"
    assert topic(bob) == "applause"


def test_wishes_are_bounded_and_for_those_who_play(friends: tuple[Player, Player]) -> None:
    _, bob = friends
    many = [no_more(f"kind-{number}") for number in range(41)]

    assert wish(bob, *many).status_code == 400
    assert wish(bob, no_more("")).status_code == 400
    assert wish(bob, no_more("applause", "century")).status_code == 400
    assert wish(bob, {"window": "applause", "since": "0"}).status_code == 400


def test_the_same_wishes_again_are_no_event(friends: tuple[Player, Player]) -> None:
    _, bob = friends
    wish(bob, no_more("applause", "game"))
    number = bob.state()["number"]

    assert wish(bob, no_more("applause", "game")).json()["number"] == number
    assert bob.state()["number"] == number


def test_a_spectator_wishes_nothing(client: TestClient[Litestar]) -> None:
    watching = Table.of(client, options={"council": True}).spectator()

    assert wish(watching).json()["code"] == "not-allowed"
    assert watching.state()["wishes"] is None
