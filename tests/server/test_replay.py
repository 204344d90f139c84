"""Looking back: replays, records, branches, rematches."""

import json
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient
from playing import STAY, Player, Table, play_out, play_turn
from pretend import RULESET

from grognard.kernel import records
from grognard.kernel.game import replay

NEAR = {"path": [[8, 9]], "heading": 0}


@pytest.fixture
def finished(table: Table, alice: Player, bob: Player) -> Table:
    alice.plays(NEAR, "strike:b1")
    bob.plays(STAY, "wait")
    alice.plays("low")
    bob.plays("high")
    play_out(alice, bob)
    return table


def upload(client: TestClient[Litestar], record: bytes) -> Any:
    return client.post("/api/records", content=record)


def test_every_moment_of_a_game_can_be_seen_again(alice: Player, bob: Player) -> None:
    seen = {0: None}
    for player, answer in ((alice, NEAR), (alice, "wait"), (bob, STAY), (bob, "wait")):
        player.plays(answer)
        state = alice.state()
        seen[state["at"]] = state["view"]
    del seen[0]

    for at, view in seen.items():
        moment = alice.get("replay", at=at).json()

        assert moment["view"] == view
        assert (moment["at"], moment["last"]) == (at, max(seen))
    first = alice.get("replay", at=0).json()
    assert first["lines"] == []
    assert first["view"]["phase"] == "Dealing"


def test_a_moment_that_never_was_is_refused(alice: Player) -> None:
    response = alice.get("replay", at=999)

    assert response.status_code == 422
    assert response.json()["detail"] == "The game has 2 answers; choose a moment from 0 to 2."


def test_the_log_of_a_moment_ends_there(alice: Player) -> None:
    before = alice.log()
    at = alice.state()["at"]
    alice.plays(NEAR)

    assert [line["text"] for line in alice.get("replay", at=at).json()["lines"]] == before
    assert alice.log()[: len(before)] == before


def test_the_timeline_marks_turns_and_choices(finished: Table) -> None:
    timeline = finished.player("A").get("timeline").json()

    assert [mark["turn"] for mark in timeline["turns"]][:3] == [1, 2, 3]
    assert timeline["choices"][0] == 2
    assert timeline["viewers"] == ["A", "B", ""]
    assert timeline["lines"][-1]["text"].startswith("The bids are")


def test_once_it_is_over_everybody_may_look_through_everybodys_eyes(finished: Table) -> None:
    moment = finished.spectator().get("replay", at=4, seat="B").json()

    hand = next(pile for pile in moment["view"]["piles"] if pile["id"] == "hand_B")
    assert all(hand["cards"])


def test_the_log_since_an_event_is_what_is_new(alice: Player) -> None:
    number = alice.state()["number"]
    alice.plays(NEAR)

    lines = alice.get("log", after=number).json()["lines"]

    assert [line["text"] for line in lines] == ["Diplomat walks 5.39″."]


def test_a_record_replays_offline_and_proves_its_dice(finished: Table) -> None:
    alice = finished.player("A")

    response = alice.get("record")

    assert "attachment" in response.headers["content-disposition"]
    record = records.decode(response.content)
    game = replay(RULESET, record)
    assert game.over
    assert record.seed == "one seed for all"
    import hashlib

    promised = hashlib.sha256(str(record.seed).encode()).hexdigest()
    assert alice.state()["luck"]["commitment"] == promised


def test_a_record_comes_back_as_it_went(client: TestClient[Litestar], finished: Table) -> None:
    record = finished.player("A").get("record").content

    archived = Table(client, upload(client, record).json())

    watcher = archived.spectator()
    assert watcher.get("record").content == record
    assert watcher.state()["over"]
    assert [seat["kind"] for seat in watcher.state()["seats"]] == ["empty", "empty"]
    assert watcher.log() == finished.spectator().log()
    assert archived.created["seats"][0]["link"] is None


def test_a_record_of_a_game_under_way_can_be_uploaded(client: TestClient[Litestar]) -> None:
    game = RULESET.new_game(seed="dice to come")
    game.answer(game.question.usual)

    archived = Table(client, upload(client, game.record.encode()).json())

    state = archived.spectator().state()
    assert state["over"]
    assert state["result"] is None
    assert state["waits_for"] == []


def test_a_game_branches_from_any_moment(client: TestClient[Litestar], finished: Table) -> None:
    alice = finished.player("A")
    at = alice.get("timeline").json()["choices"][2]
    moment = alice.get("replay", at=at, seat="A").json()

    response = alice.post("branch", {"at": at, "seats": [{"name": "Again"}, {"kind": "open"}]})

    state = Table(client, response.json()).player("A").state()
    assert state["at"] == at
    assert state["view"] == moment["view"]
    assert state["seats"][0]["name"] == "Again"


def test_a_branch_is_played_to_its_end_and_its_record_replays(
    client: TestClient[Litestar], finished: Table
) -> None:
    at = finished.player("A").get("timeline").json()["choices"][2]
    table = Table(client, finished.player("A").post("branch", {"at": at}).json())
    alice, bob = table.player("A"), table.player("B")
    bob.plays(STAY, "wait")
    alice.plays("low")
    bob.plays("high")
    play_out(alice, bob)

    record = records.decode(alice.get("record").content)

    assert record.seed is None
    assert replay(RULESET, record).over


def test_the_dice_of_a_branch_are_new(open_server: Any) -> None:
    seeds = iter(f"seed {n}" for n in range(100))
    client = open_server(seeds=lambda: next(seeds))
    table = Table.of(client)
    alice = table.player("A")
    alice.plays(NEAR, "strike:b1")
    alice.post("resign", {"number": alice.state()["number"]})
    rolled = [line["faces"] for line in alice.get("log").json()["lines"] if line["faces"]]

    again = []
    for _ in range(8):
        branch = Table(client, alice.post("branch", {"at": 3}).json()).player("A")
        branch.plays("strike:b1")
        lines = branch.get("log").json()["lines"]
        again.append([line["faces"] for line in lines if line["faces"]])

    assert any(faces != rolled for faces in again)


def test_a_branch_from_after_the_end_is_refused(finished: Table) -> None:
    assert finished.player("A").post("branch", {"at": 999}).json()["code"] == "no-such-moment"


def test_a_branch_survives_a_restart(open_server: Any) -> None:
    client = open_server()
    table = Table.of(client)
    alice, bob = table.player("A"), table.player("B")
    play_out(alice, bob)
    branched = Table(client, alice.post("branch", {"at": 4}).json())
    before = branched.player("A").state()
    client.__exit__(None, None, None)

    branched.client = open_server()

    assert branched.player("A").state() == before


@pytest.mark.parametrize("harm", ["digest", "answer", "seed", "version", "ruleset", "cut", "deep"])
def test_a_record_that_was_tampered_with_is_refused(
    client: TestClient[Litestar], finished: Table, harm: str
) -> None:
    record = json.loads(finished.player("A").get("record").content)
    match harm:
        case "digest":
            record["steps"][1]["digest"] = "0" * 16
        case "answer":
            record["steps"][1]["answers"][0] = "win"
        case "seed":
            record["seed"] = "loaded dice"
        case "version":
            record["setup"]["version"] = 99
        case "ruleset":
            record["setup"]["ruleset"] = "nothing"
    data = json.dumps(record).encode()
    if harm == "cut":
        data = data[:-20]
    if harm == "deep":
        data = b"[" * 100_000

    response = upload(client, data)

    assert response.status_code == 422, response.text
    assert response.json()["code"] == "bad-record"


def test_a_file_that_is_no_record_is_spoken_of_in_the_readers_language(
    client: TestClient[Litestar],
) -> None:
    french = client.post("/api/records?lang=fr", content=b"{")

    assert french.json()["detail"].startswith("Cet enregistrement est inutilisable")
    assert "le fichier est abîmé ou incomplet" in french.json()["detail"]


def test_a_rematch_seats_everybody_as_before(client: TestClient[Litestar]) -> None:
    table = Table.of(client, seats=[{"name": "Ada"}, {"kind": "open"}])
    alice = table.player("A")
    link = table.player("B").post("join", {"name": "Bo"}).json()["link"]
    bob = Player(client, table.game, link["key"])
    assert alice.post("rematch").json()["code"] == "not-allowed"
    alice.post("resign", {"number": alice.state()["number"]})

    mine = alice.post("rematch").json()
    theirs = bob.state()["rematch"]

    again = Player(client, mine["game"], mine["key"])
    assert again.state()["seat"] == "A"
    assert [seat["name"] for seat in again.state()["seats"]] == ["Ada", "Bo"]
    assert Player(client, theirs["game"], theirs["key"]).state()["seat"] == "B"
    assert bob.post("rematch").json() == theirs
    assert alice.state()["rematch"] == mine


def test_what_was_taken_back_is_in_no_record(alice: Player, bob: Player) -> None:
    alice.plays(NEAR)
    alice.undo()
    play_turn(alice, bob)
    play_out(alice, bob)

    game = replay(RULESET, records.decode(alice.get("record").content))

    assert game.over
    assert alice.log() == alice.log()


def test_a_finished_game_is_taken_apart_in_the_readers_language(finished: Table) -> None:
    english = finished.spectator("en").get("aftermath").json()
    french = finished.spectator("fr").get("aftermath").json()

    assert [fortune["side"] for fortune in english["fortunes"]] == english["sides"]
    assert english["leads"][-1]["at"] == finished.spectator().state()["at"]
    texts = [[fortune["text"] for fortune in told["fortunes"]] for told in (english, french)]
    assert texts[0] != texts[1]


def test_a_finished_game_can_be_shared_to_be_watched(finished: Table, alice: Player) -> None:
    link = alice.get("aftermath").json()["share"]

    friend = Player(alice.client, link["game"], link["key"])
    assert friend.state()["role"] == "spectator"


def test_nothing_is_taken_apart_before_the_end(alice: Player) -> None:
    response = alice.get("aftermath")

    assert response.status_code == 409
    assert response.json()["code"] == "aftermath-not-yet"


def test_what_is_wrong_with_a_record_is_told_in_french(finished: Table, alice: Player) -> None:
    record = json.loads(alice.get("record").content)
    record["steps"][-1]["answers"].append("once more")

    response = alice.client.post(
        "/api/records", content=json.dumps(record), headers={"accept-language": "fr"}
    )

    assert response.status_code == 422
    detail = response.json()["detail"]
    assert detail.startswith("Cet enregistrement est inutilisable : la réponse ")
    assert detail.endswith("vient après la fin de la partie.")


def test_a_record_that_is_opened_has_its_turns_and_log(
    client: TestClient[Litestar], finished: Table, alice: Player
) -> None:
    played = alice.get("timeline").json()
    opened = Table(client, upload(client, alice.get("record").content).json()).spectator()

    again = opened.get("timeline", seat="A").json()

    begun = [mark for mark in again["turns"] if mark["turn"] > 0]
    assert begun == played["turns"] and len(begun) > 1
    assert again["losses"] == played["losses"]
    assert [line["turn"] for line in again["lines"]] == [line["turn"] for line in played["lines"]]
    assert len(opened.log()) > 0
