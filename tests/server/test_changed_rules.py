"""Games on a server whose rules change from one start to the next."""

import json
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar import Litestar
from litestar.testing import TestClient
from msgspec.structs import replace
from playing import SOURCES, STAY, Player, Table, play_out, play_turn
from pretend import RULESET
from serving import serving
from sources import REVISED

from grognard.kernel import records
from grognard.kernel.chronicles import check_trace, chronicle
from grognard.kernel.game import replay

Restart = Callable[..., TestClient[Litestar]]


@pytest.fixture
def restart(open_server: Any) -> Restart:
    """Ends the server there is and starts one by other rules on the same games."""
    running: list[TestClient[Litestar]] = []

    def again(rules: str = "ruleset", **how: Any) -> TestClient[Litestar]:
        for server in running:
            server.__exit__(None, None, None)
        sources = replace(SOURCES, ruleset=f"sources:{rules}")
        running[:] = [open_server(sources=sources, **how)]
        return running[0]

    return again


@pytest.fixture
def table(restart: Restart) -> Table:
    """A game of two people by the old rules."""
    return Table.of(restart())


def play_three_turns(table: Table) -> None:
    """Dice, an undo, a card and bids: the new rules part after the second turn."""
    alice, bob = table.player("A"), table.player("B")
    alice.plays(STAY, "strike:b1")
    alice.undo()
    alice.plays("strike:b1")
    bob.plays(STAY, "wait")
    alice.plays("low")
    bob.plays("high")
    play_turn(alice, bob)
    alice.plays(STAY)
    shown = next(o["key"] for o in alice.decision()["options"] if o["key"].startswith("show:"))
    alice.plays(shown)


def same_table(table: Table, client: TestClient[Litestar]) -> Table:
    return Table(client, table.created)


def moments(player: Player) -> list[Any]:
    """What a player can look back on, wherever somebody chose."""
    line = player.get("timeline").json()
    looked = [player.get("replay", at=at) for at in (*line["choices"], line["last"])]
    return [{k: v for k, v in each.json().items() if k != "waits_for"} for each in looked]


def kept_rows(tmp_path: Path, what: str) -> list[Any]:
    with sqlite3.connect(tmp_path / "games.db") as database:
        rows = database.execute(what).fetchall()
    database.close()
    return rows


def as_of_old(tmp_path: Path) -> None:
    """Make the database one that was written before anything came with the deeds."""
    with sqlite3.connect(tmp_path / "games.db") as database:
        database.execute("drop table testimony")
        database.execute("drop table alembic_version")
        for game, number, deed in database.execute("select * from deeds").fetchall():
            old = {k: v for k, v in json.loads(deed).items() if k not in ("digest", "version")}
            database.execute(
                "update deeds set deed = ? where game = ? and number = ?",
                (json.dumps(old).encode(), game, number),
            )
    database.close()


def test_a_game_that_the_rules_have_left_is_told_as_it_was(table: Table, restart: Restart) -> None:
    play_three_turns(table)
    before = {seat: table.player(seat) for seat in "AB"}
    seen = {seat: moments(player) for seat, player in before.items()}
    logs = {seat: player.log() for seat, player in before.items()}
    at = before["A"].state()["at"]

    client = restart("revised")

    for seat in "AB":
        player = same_table(table, client).player(seat)
        state = player.state()
        assert state["at"] == at and state["over"] and state["result"] is None
        assert state["decision"] is None and state["waits_for"] == []
        assert player.log() == logs[seat]
        assert moments(player) == seen[seat]


def test_players_are_told_why_it_cannot_go_on(table: Table, restart: Restart) -> None:
    play_three_turns(table)
    number = table.player("B").decision()["number"]
    client = restart("revised")

    english, french = (Player(client, table.game, table.key("B"), lang) for lang in ("en", "fr"))
    told = english.state()["told"]
    refused = [
        english.answer(STAY, expect=number),
        english.undo(),
        english.post("resign", {"number": english.state()["number"]}),
    ]

    assert 0 < told["after"] < english.state()["at"]
    assert told["text"].startswith("The rules have changed since this game was played.")
    assert f"up to answer {told['after']};" in told["text"]
    assert french.state()["told"]["text"].startswith("Les règles ont changé depuis que cette")
    assert [each.json()["code"] for each in refused] == ["only-told"] * 3
    assert "the rules have changed since" in refused[0].json()["detail"]


def test_it_is_branched_up_to_where_the_rules_part(table: Table, restart: Restart) -> None:
    play_three_turns(table)
    client = restart("revised")
    alice = same_table(table, client).player("A")
    after = alice.state()["told"]["after"]

    early, late = alice.post("branch", {"at": after - 1}), alice.post("branch", {"at": after + 1})

    again = Table(client, early.json()).player("A").state()
    assert again["at"] == after - 1 and not again["over"]
    assert late.json()["code"] == "only-told"


def test_its_record_is_sound_by_the_old_rules_and_told_by_the_new(
    table: Table, restart: Restart
) -> None:
    play_three_turns(table)
    at = table.player("A").state()["at"]
    alice = same_table(table, restart("revised")).player("A")

    record = records.decode(alice.get("record").content)

    assert record.setup.version == RULESET.version and len(record.answers) == at
    game = replay(RULESET, record)
    check_trace(game, record)
    opened = chronicle(REVISED, record)
    assert opened.trace is not None and opened.played == alice.state()["told"]["after"]


def test_a_game_the_rules_agree_with_goes_on_by_the_new_ones(
    table: Table, restart: Restart
) -> None:
    play_turn(table.player("A"), table.player("B"))

    again = same_table(table, restart("revised"))
    alice, bob = again.player("A"), again.player("B")
    assert alice.state()["told"] is None
    play_turn(alice, bob)

    state = alice.state()
    assert state["over"] and state["result"]["winners"] == ["B"], "it ends before its third turn"
    record = records.decode(alice.get("record").content)
    assert record.setup.version == REVISED.version
    check_trace(replay(REVISED, record), record)


def test_a_game_that_went_on_by_new_rules_is_told_once_they_change_again(
    table: Table, restart: Restart
) -> None:
    play_turn(table.player("A"), table.player("B"))
    again = same_table(table, restart("revised"))
    play_turn(again.player("A"), again.player("B"))
    seen = moments(again.player("A"))

    later = same_table(table, restart("loaded")).player("A")

    assert later.state()["told"] is not None
    assert moments(later) == seen
    record = records.decode(later.get("record").content)
    assert record.setup.version == REVISED.version
    check_trace(replay(REVISED, record), record)


@pytest.mark.parametrize("rules", ["mended", "failing"])
def test_whatever_the_rules_do_to_it_the_game_can_be_looked_at(
    table: Table, restart: Restart, rules: str
) -> None:
    """They changed under the old number, or fail where they used to go on."""
    play_three_turns(table)
    seen = moments(table.player("A"))

    alice = same_table(table, restart(rules)).player("A")

    assert alice.state()["told"]["after"] > 0
    assert moments(alice) == seen


def test_a_game_that_can_no_longer_be_set_up_is_told_from_its_first_answer(
    table: Table, restart: Restart
) -> None:
    play_three_turns(table)
    seen = moments(table.player("A"))

    alice = same_table(table, restart("closed")).player("A")

    assert alice.state()["told"]["after"] == 0
    assert moments(alice) == seen
    assert alice.post("branch", {"at": 0}).json()["code"] == "only-told"


def test_a_finished_game_keeps_its_result_and_its_rematch(table: Table, restart: Restart) -> None:
    play_out(table.player("A"), table.player("B"))
    result, seen = table.player("A").state()["result"], moments(table.player("A"))

    client = restart("revised")
    alice = same_table(table, client).player("A")
    link = alice.post("rematch").json()

    assert alice.state()["result"] == result and moments(alice) == seen
    assert alice.get("aftermath").json()["code"] == "only-told"
    assert alice.state()["rematch"] == link
    assert not Player(client, link["game"], link["key"]).state()["over"]
    assert same_table(table, restart("revised")).player("A").state()["rematch"] == link


def test_a_game_that_was_given_up_is_told_to_its_end(table: Table, restart: Restart) -> None:
    play_three_turns(table)
    alice = table.player("A")
    alice.post("resign", {"number": alice.state()["number"]})
    result, log, seen = alice.state()["result"], alice.log(), moments(alice)

    again = same_table(table, restart("revised")).player("A")

    assert (again.state()["result"], again.log(), moments(again)) == (result, log, seen)
    check_trace(replay(RULESET, record := records.decode(again.get("record").content)), record)


def test_a_game_that_went_on_from_a_replay_is_told_as_well(table: Table, restart: Restart) -> None:
    alice, bob = table.player("A"), table.player("B")
    play_turn(alice, bob)
    alice.post("resign", {"number": alice.state()["number"]})
    created = alice.post("branch", {"at": 2}).json()
    branch = Table(table.client, created)
    play_three_turns(branch)
    seen = moments(branch.player("A"))

    again = same_table(branch, restart("revised")).player("A")

    assert again.state()["told"] is not None
    assert moments(again) == seen


def test_nobody_has_to_hurry_in_a_told_game(restart: Restart) -> None:
    table = Table.of(restart(), patience=60)
    play_three_turns(table)

    state = same_table(table, restart("revised")).player("A").state()

    assert state["told"] is not None and state["deadline"] is None


def test_names_and_seats_stay_as_they_were(restart: Restart) -> None:
    table = Table.of(restart(), seats=[{"name": "Ada"}, {"kind": "open"}])
    link = table.player("B").post("join", {"name": "Bo"}).json()["link"]
    bob = Player(table.client, table.game, link["key"])
    for _ in range(2):
        play_turn(table.player("A"), bob)
    table.player("A").plays(STAY)

    seats = same_table(table, restart("revised")).player("A").state()["seats"]

    assert [(seat["name"], seat["kind"]) for seat in seats] == [("Ada", "person"), ("Bo", "person")]


def test_what_came_of_a_deed_is_on_disk_when_it_is_acknowledged(tmp_path: Path) -> None:
    """The server is killed; the one that follows has other rules and tells all that was said."""
    database = tmp_path / "games.db"
    with serving(database) as server, httpx.Client(base_url=server.address) as client:
        table = Table.of(client)
        play_three_turns(table)
        log, view = table.player("A").log(), table.player("A").state()["view"]
        server.kill()

    with (
        serving(database, "sources:revised") as server,
        httpx.Client(base_url=server.address) as client,
    ):
        alice = Player(client, table.game, table.key("A"))
        assert alice.state()["told"] is not None
        assert alice.log() == log
        assert alice.state()["view"] == view


def test_an_answer_costs_few_more_bytes(table: Table, tmp_path: Path) -> None:
    alice, bob = table.player("A"), table.player("B")
    for _ in range(3):
        play_turn(alice, bob)

    rows = kept_rows(tmp_path, "select number, length(came) from testimony order by number")
    sizes = [size for number, size in rows if number > 0]

    assert len(sizes) == 15, "of a bid that waits for another nothing comes"
    assert max(sizes) < 1000


def test_a_game_of_an_older_database_goes_on_and_is_told_from_then_on(
    table: Table, restart: Restart, tmp_path: Path
) -> None:
    play_three_turns(table)
    as_of_old(tmp_path)

    again = same_table(table, restart())
    again.player("B").plays(STAY)
    seen = moments(again.player("B"))
    later = same_table(table, restart("revised")).player("B")

    assert later.state()["told"]["after"] > 0
    assert [each["lines"] for each in moments(later)] == [each["lines"] for each in seen]
    assert moments(later) == seen


def test_a_game_of_an_older_database_loads_as_far_as_it_goes(
    table: Table, restart: Restart, tmp_path: Path
) -> None:
    play_three_turns(table)
    log = table.player("A").log()
    as_of_old(tmp_path)

    client = restart("revised")
    alice = same_table(table, client).player("A")
    state = alice.state()

    assert state["over"] and state["result"] is None
    assert state["told"]["after"] == state["at"] > 0
    assert "the rest cannot be shown" in state["told"]["text"]
    french = Player(client, table.game, table.key("A"), "fr").state()["told"]["text"]
    assert "la suite ne peut pas être montrée" in french
    assert log[: len(alice.log())] == alice.log()
    assert alice.post("branch", {"at": state["at"] - 1}).status_code == 201
    assert alice.get("record").status_code == 200
    assert alice.answer(STAY, expect=state["number"]).json()["code"] == "only-told"


@pytest.mark.parametrize(("lang", "words"), [("en", "cannot even set"), ("fr", "mettre en place")])
def test_a_game_of_an_older_database_that_cannot_be_set_up_is_one_sentence(
    table: Table, restart: Restart, tmp_path: Path, lang: str, words: str
) -> None:
    play_three_turns(table)
    as_of_old(tmp_path)

    response = Player(restart("closed"), table.game, table.key("A"), lang).get()

    assert response.status_code == 404
    assert response.json()["code"] == "game-lost"
    assert words in response.json()["detail"]


def test_testimony_that_is_broken_is_as_good_as_none(
    table: Table, restart: Restart, tmp_path: Path
) -> None:
    play_three_turns(table)
    with sqlite3.connect(tmp_path / "games.db") as database:
        database.execute("update testimony set came = ? where number = 3", (b"[nonsense",))
    database.close()

    state = same_table(table, restart("revised")).player("A").state()

    assert "the rest cannot be shown" in state["told"]["text"]


def test_a_record_that_was_brought_is_told_although_no_version_was_raised(
    restart: Restart,
) -> None:
    game = RULESET.new_game(seed="long ago")
    while not game.over:
        game.answer(game.question.usual)
    created = restart().post("/api/records", content=game.record.encode()).json()

    state = Table(restart("mended"), created).spectator().state()

    assert state["told"]["after"] > 0 and state["at"] == game.answers
