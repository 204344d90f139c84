"""Links are capabilities: who holds one may do what it is for, and nothing else."""

import pytest
from litestar import Litestar
from litestar.testing import TestClient
from playing import STAY, Player, Table, play_out


@pytest.mark.parametrize("key", ["", "x", "A" * 32, "é" * 20, "A" * 5000])
def test_a_forged_link_opens_nothing(client: TestClient[Litestar], table: Table, key: str) -> None:
    for address in ("", "/log", "/replay", "/timeline", "/record"):
        response = client.get(f"/api/games/{table.game}{address}", params={"key": key})

        assert response.status_code == 401
        assert response.json()["code"] == "bad-key"


def test_who_has_no_key_is_told_so_before_what_they_send_is_looked_at(
    client: TestClient[Litestar], table: Table
) -> None:
    for ending in ("join", "answers", "undo", "resign"):
        response = client.post(f"/api/games/{table.game}/{ending}", json={"request": 7})

        assert response.status_code == 401


def test_a_link_of_one_game_opens_no_other(client: TestClient[Litestar], alice: Player) -> None:
    other = Table.of(client)

    intruder = Player(client, other.game, alice.key)

    assert intruder.get().status_code == 401
    assert intruder.post("answers", {"expect": 0, "answer": STAY}).status_code == 401


def test_a_link_of_one_seat_does_not_answer_for_another(alice: Player, bob: Player) -> None:
    number = alice.decision()["number"]

    assert bob.answer(STAY, expect=number).json()["code"] == "not-your-turn"


@pytest.mark.parametrize(
    ("what", "body"),
    [
        ("answers", {"expect": 0, "answer": STAY}),
        ("check", {"expect": 0, "placement": STAY}),
        ("odds", {"expect": 0, "answers": ["wait"]}),
        ("headlines", {"expect": 0}),
        ("advice", {"expect": 0}),
        ("undo", {"number": 0}),
        ("resign", {"number": 0}),
        ("rematch", None),
    ],
)
def test_a_spectator_only_watches(table: Table, what: str, body: object) -> None:
    response = table.spectator().post(what, body)

    assert response.status_code == 403
    assert response.json()["code"] == "not-allowed"


def test_a_link_works_in_the_address_too(client: TestClient[Litestar], table: Table) -> None:
    response = client.get(f"/api/games/{table.game}", params={"key": table.key("A")})

    assert response.json()["seat"] == "A"


def test_there_is_no_game_where_there_is_none(client: TestClient[Litestar]) -> None:
    for game in ("0" * 16, "x" * 200, "%00", "..%2f"):
        response = client.get(f"/api/games/{game}", params={"key": "k"})

        assert response.status_code in (400, 404)


def test_an_open_seat_is_taken_with_its_invitation(client: TestClient[Litestar]) -> None:
    table = Table.of(client, seats=[{}, {"kind": "open"}])
    guest = table.player("B")
    assert guest.state()["role"] == "invited"
    assert [seat["kind"] for seat in guest.state()["seats"]] == ["person", "open"]

    joined = guest.post("join", {"name": "  Camille "})

    assert joined.status_code == 201
    seated = Player(client, table.game, joined.json()["link"]["key"])
    assert seated.state()["role"] == "seat"
    assert seated.state()["seats"][1]["name"] == "Camille"
    assert seated.state()["seats"][1]["kind"] == "person"


def test_an_invitation_is_used_up_by_joining(client: TestClient[Litestar]) -> None:
    table = Table.of(client, seats=[{}, {"kind": "open"}])
    guest = table.player("B")
    guest.post("join", {})

    again = guest.post("join", {})

    assert again.status_code == 409
    assert again.json()["code"] == "seat-taken"
    assert guest.state()["role"] == "spectator"
    assert guest.state()["taken"] == "B"
    assert guest.answer(STAY, expect=0).status_code == 403


def test_seats_are_called_by_their_players_else_by_their_armies(
    client: TestClient[Litestar],
) -> None:
    table = Table.of(client, seats=[{"name": "Ada"}, {}])
    ada = table.player("A")

    assert [seat["name"] for seat in ada.state()["seats"]] == ["Ada", "A lone Duellist"]
    ada.post("resign", {"number": ada.state()["number"]})
    assert ada.state()["result"]["text"] == "A lone Duellist wins"
    assert ada.log()[-1] == "Ada concedes."


def test_armies_of_one_name_are_told_apart(client: TestClient[Litestar]) -> None:
    names = [seat["name"] for seat in Table.of(client).player("A").state()["seats"]]

    assert len(set(names)) == 2


def test_an_invitation_does_not_answer_before_its_holder_has_joined(
    client: TestClient[Litestar],
) -> None:
    table = Table.of(client, seats=[{"kind": "open"}, {}])

    assert table.player("A").answer(STAY, expect=0).json()["code"] == "not-allowed"


def test_a_seat_link_cannot_join(alice: Player) -> None:
    assert alice.post("join", {}).json()["code"] == "seat-taken"


def test_a_browser_lists_the_games_behind_its_links(
    client: TestClient[Litestar], alice: Player, bob: Player
) -> None:
    over = Table.of(client)
    play_out(over.player("A"), over.player("B"))
    waiting = Table.of(client)
    links = [
        {"game": over.game, "key": over.key("A")},
        {"game": bob.game, "key": bob.key},
        {"game": waiting.game, "key": waiting.key("A")},
        {"game": waiting.game, "key": "forged"},
        {"game": "0" * 16, "key": "gone"},
    ]

    games = client.post("/api/mine", json={"links": links}).json()["games"]

    assert [game["id"] for game in games] == [waiting.game, bob.game, over.game]
    assert [game["your_turn"] for game in games] == [True, False, False]
    assert games[2]["result"]["text"] == "A lone Duellist wins"
    assert games[0]["scenario"] == "The Crossing"
