"""Seats that anybody may take: listed, taken once, withdrawn."""

from typing import Any

import pytest
from listening import connect, receive
from playing import STAY, Player, Table

from grognard.server.games import offers

ANYONE = [{"name": "Ada"}, {"kind": "open", "anyone": True}]
HASTY = {"per": "game", "seconds": 600}
REQUEST = "a name nobody guesses"


@pytest.fixture(autouse=True)
def looked_up_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(offers, "FRESH", 0.0)


def listed(client: Any, **query: Any) -> list[dict[str, Any]]:
    response = client.get("/api/offers", params=query)
    assert response.status_code == 200, response.text
    found: list[dict[str, Any]] = response.json()["offers"]
    return found


def take(client: Any, game: str, **body: Any) -> Any:
    return client.post(f"/api/offers/{game}", json=body)


def offer(player: Player, offered: bool) -> Any:
    address = f"/api/games/{player.game}/offer"
    return player.client.put(address, headers=player.headers, json={"offered": offered})


def test_a_seat_for_anybody_is_listed_with_who_offers_it(client: Any) -> None:
    table = Table.of(client, seats=ANYONE)

    (shown,) = listed(client)

    assert (shown["id"], shown["title"], shown["open"]) == (table.game, "Parley", ["B"])
    assert shown["seats"][0]["name"] == "Ada"
    assert "key" not in str(shown)


def test_a_seat_for_a_friend_is_not_listed(client: Any) -> None:
    table = Table.of(client, seats=[{}, {"kind": "open"}])

    assert listed(client) == []
    assert take(client, table.game).json()["code"] == "seat-taken"


def test_an_offered_seat_is_taken_once(client: Any) -> None:
    table = Table.of(client, seats=ANYONE)

    first, second = take(client, table.game, name="Bob"), take(client, table.game)

    assert first.status_code == 201
    assert second.json()["code"] == "seat-taken"
    assert listed(client) == []
    link = first.json()["link"]
    alice, bob = table.player("A"), Player(client, table.game, link["key"])
    alice.plays(STAY, "wait")
    assert bob.decision()["topic"] == "walk"
    assert alice.state()["seats"][1]["name"] == "Bob"


def test_whoever_took_a_seat_and_heard_nothing_gets_the_same_one(client: Any) -> None:
    table = Table.of(client, seats=ANYONE)

    first = take(client, table.game, request=REQUEST).json()

    assert take(client, table.game, request=REQUEST).json() == first


def test_an_offer_can_be_withdrawn_and_made_again(client: Any) -> None:
    table = Table.of(client, seats=ANYONE)
    alice = table.player("A")

    assert offer(alice, False).status_code == 200
    assert listed(client) == []
    assert take(client, table.game).json()["code"] == "seat-taken"
    assert table.player("B").post("join", {}).status_code == 201, "the link is good all the same"

    again = Table.of(client, seats=[{}, {"kind": "open"}])
    offer(again.player("A"), True)
    assert [each["id"] for each in listed(client)] == [again.game]


def test_only_who_opened_the_game_offers_its_seats(client: Any) -> None:
    table = Table.of(client, seats=ANYONE)
    joined = take(client, table.game).json()["link"]["key"]

    assert offer(Player(client, table.game, joined), True).json()["code"] == "not-allowed"
    assert offer(table.spectator(), True).json()["code"] == "not-allowed"


def test_where_minutes_count_a_seat_is_offered_only_while_somebody_is_there(client: Any) -> None:
    table = Table.of(client, seats=ANYONE, clock=HASTY)
    assert listed(client) == []

    with connect(table.player("A")) as socket:
        receive(socket)
        assert [each["id"] for each in listed(client)] == [table.game]


def test_nobody_fills_the_list_alone(client: Any) -> None:
    for _ in range(offers.OF_EACH + 2):
        Table.of(client, seats=ANYONE)

    assert len(listed(client)) == offers.OF_EACH


def test_offers_are_known_after_a_restart(open_server: Any) -> None:
    before = open_server()
    table = Table.of(before, seats=ANYONE)
    before.__exit__(None, None, None)

    assert [each["id"] for each in listed(open_server())] == [table.game]


def test_nobody_waits_for_ever(open_server: Any) -> None:
    now = [1000.0]
    client = open_server(clock=lambda: now[0])
    Table.of(client, seats=ANYONE)

    now[0] += offers.STALE + 1

    assert listed(client) == []


def test_offers_are_told_in_the_readers_language(client: Any) -> None:
    Table.of(client, seats=ANYONE)

    assert listed(client, lang="fr")[0]["title"] != listed(client)[0]["title"]
