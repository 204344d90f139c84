"""Dice of everybody: nobody chooses them, and one file proves it."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar import Litestar
from litestar.testing import TestClient
from msgspec.structs import replace
from playing import STAY, Player, Table, play_out
from pretend import RULESET

from grognard.kernel import records
from grognard.kernel.game import replay
from grognard.kernel.pledges import Pledge, commitment_of, seed_of
from grognard.kernel.records import Record, RecordError, check_commitments

SECRETS = {"A": "a" * 64, "B": "b" * 64}
OTHER = "c" * 64


def pledge(player: Player, seat: str, secret: str = "", round_: int = 1) -> Any:
    seal = commitment_of(player.game, seat, secret or SECRETS[seat])
    return player.post("luck", {"round": round_, "commitment": seal})


def show(player: Player, seat: str, secret: str = "", round_: int = 1) -> Any:
    return player.post("luck", {"round": round_, "secret": secret or SECRETS[seat]})


@pytest.fixture
def table(client: TestClient[Litestar]) -> Table:
    """A game whose dice are everybody's, and for which nobody has done anything yet."""
    return Table.of(client, dice="shared")


def begun(alice: Player, bob: Player) -> None:
    for player, seat in ((alice, "A"), (bob, "B")):
        assert pledge(player, seat).status_code == 201
    for player, seat in ((alice, "A"), (bob, "B")):
        assert show(player, seat).status_code == 201


def test_no_dice_fall_before_everybody_has_done_their_part(alice: Player, bob: Player) -> None:
    states = [alice.state()]
    for deed in (lambda: pledge(alice, "A"), lambda: pledge(bob, "B"), lambda: show(bob, "B")):
        assert deed().status_code == 201
        states.append(alice.state())

    assert [state["luck"]["awaits"] for state in states] == [
        "commitments",
        "commitments",
        "secrets",
        "secrets",
    ]
    assert all(state["at"] == 0 and not state["waits_for"] for state in states)
    assert alice.log() == []

    show(alice, "A")

    state = alice.state()
    assert state["luck"]["awaits"] == ""
    assert state["at"] > 0
    assert state["decision"] is not None


def test_nobody_shows_a_secret_before_all_are_committed(alice: Player, bob: Player) -> None:
    pledge(alice, "A")

    assert show(alice, "A").json()["code"] == "luck-settled"
    assert alice.state()["luck"]["seats"][0]["secret"] == ""


def test_nobody_exchanges_a_secret_that_was_committed_to(alice: Player, bob: Player) -> None:
    pledge(alice, "A")
    pledge(bob, "B")

    assert show(bob, "B", OTHER).json()["code"] == "wrong-secret"
    # Nor is that of somebody else, or of another game, of any use.
    assert show(bob, "B", SECRETS["A"]).json()["code"] == "wrong-secret"


def test_the_dice_are_made_of_every_secret(alice: Player, bob: Player) -> None:
    begun(alice, bob)
    play_out(alice, bob)
    record = records.decode(alice.get("record").content)

    assert record.dice == "shared"
    assert record.pledges is not None
    by_seat = {pledge.who: pledge for pledge in record.pledges.pledges}
    assert by_seat[""].commitment == alice.state()["luck"]["commitment"]
    for who in ("", "A", "B"):
        changed = [*by_seat.values()]
        changed.remove(by_seat[who])
        changed.append(Pledge(who, "", OTHER))
        assert seed_of(alice.game, changed) != record.seed


def test_what_was_done_for_the_dice_may_be_done_again_and_outlives_the_server(
    open_server: Any,
) -> None:
    table = Table.of(first := open_server(), dice="shared")
    alice, bob = table.player("A"), table.player("B")
    pledge(alice, "A")
    assert pledge(alice, "A").status_code == 201
    assert alice.state()["number"] == 1
    pledge(bob, "B")
    show(alice, "A")
    first.__exit__(None, None, None)
    alice.client = bob.client = open_server()

    assert show(alice, "A").status_code == 201
    assert show(bob, "B").status_code == 201
    assert alice.state()["decision"] is not None


def test_whoever_lost_the_secret_begins_anew_and_everybody_needs_another(
    alice: Player, bob: Player
) -> None:
    pledge(alice, "A")
    pledge(bob, "B")
    show(alice, "A")

    assert pledge(bob, "B", OTHER).status_code == 201

    luck = alice.state()["luck"]
    assert (luck["round"], luck["awaits"]) == (2, "commitments")
    assert [each["seat"] for each in luck["seats"]] == ["B"]
    assert show(alice, "A").json()["code"] == "stale"
    assert pledge(alice, "A", OTHER, 2).status_code == 201


def test_nobody_begins_anew_for_ever(alice: Player, bob: Player) -> None:
    codes = [
        pledge(alice, "A", f"{number:064x}", max(1, number)).status_code for number in range(12)
    ]

    assert codes.count(201) == 8
    assert codes[-1] == 409


def test_an_open_seat_does_its_part_once_somebody_sits_there(client: TestClient[Litestar]) -> None:
    table = Table.of(client, dice="shared", seats=[{}, {"kind": "open"}])
    alice = table.player("A")
    pledge(alice, "A")
    assert alice.state()["luck"]["awaits"] == "commitments"
    key = table.player("B").post("join", {}).json()["link"]["key"]
    bob = Player(client, table.game, key)

    pledge(bob, "B")
    show(alice, "A")
    show(bob, "B")

    assert alice.state()["decision"] is not None


def test_the_server_answers_for_its_bots(client: TestClient[Litestar]) -> None:
    table = Table.of(client, dice="shared", seats=[{}, {"kind": "bot", "bot": "random"}])
    alice = table.player("A")

    pledge(alice, "A")
    show(alice, "A")

    assert alice.state()["decision"] is not None


def test_bots_among_themselves_need_nobody(client: TestClient[Litestar]) -> None:
    bots = [{"kind": "bot", "bot": "random"}] * 2

    state = Table.of(client, dice="shared", seats=bots).spectator().state()

    assert state["luck"]["kind"] == "server"


def test_a_rematch_has_dice_of_its_own(alice: Player, bob: Player) -> None:
    begun(alice, bob)
    play_out(alice, bob)
    link = alice.post("rematch").json()

    luck = Player(alice.client, link["game"], link["key"]).state()["luck"]

    assert (luck["kind"], luck["awaits"]) == ("shared", "commitments")
    assert luck["commitment"] != alice.state()["luck"]["commitment"]


def test_dice_that_were_agreed_to_be_taken_back_do_not_come_again(
    client: TestClient[Litestar],
) -> None:
    table = Table.of(client, dice="shared", seats=[{}, {"kind": "open"}])
    alice = table.player("A")
    key = table.player("B").post("join", {}).json()["link"]["key"]
    bob = Player(client, table.game, key)
    begun(alice, bob)
    alice.plays({"path": [[8, 9]], "heading": 0}, "strike:b1")
    alice.undo()
    assert bob.undo("agree").status_code == 201
    alice.plays("strike:b1")
    while not alice.state()["over"]:
        for player in (alice, bob):
            decision = player.state()["decision"]
            if decision is not None:
                usual = {"deed": "wait", "bid": "low"}.get(decision["topic"], STAY)
                player.plays(usual)

    record = records.decode(alice.get("record").content)

    assert len(record.luck) == 1
    assert replay(RULESET, record).over


@pytest.fixture
def record(alice: Player, bob: Player) -> Record:
    begun(alice, bob)
    play_out(alice, bob)
    return records.decode(alice.get("record").content)


def _other_secret(record: Record, who: str) -> Record:
    assert record.pledges is not None
    pledges = tuple(
        replace(each, secret=OTHER) if each.who == who else each for each in record.pledges.pledges
    )
    return replace(record, pledges=replace(record.pledges, pledges=pledges))


def _without(record: Record, who: str) -> Record:
    assert record.pledges is not None
    pledges = tuple(each for each in record.pledges.pledges if each.who != who)
    return replace(record, pledges=replace(record.pledges, pledges=pledges))


TAMPERED = {
    "no-seed": lambda record: replace(record, seed=None),
    "other-seed": lambda record: replace(record, seed="0" * 64),
    "no-dice": lambda record: replace(record, dice=""),
    "no-pledges": lambda record: replace(record, pledges=None),
    "pledge-broken": lambda record: _other_secret(record, "B"),
    "pledges": lambda record: _without(record, ""),
    "seed-unasked": lambda record: replace(record, dice="people", pledges=None),
}


@pytest.mark.parametrize("reason", TAMPERED)
def test_a_record_whose_dice_were_tampered_with_says_why_it_does_not_hold(
    record: Record, reason: str
) -> None:
    assert replay(RULESET, record).over

    with pytest.raises(RecordError) as problem:
        replay(RULESET, TAMPERED[reason](record))

    assert problem.value.reason == reason


def test_a_seat_that_was_left_out_of_the_dice_is_missed(record: Record) -> None:
    with pytest.raises(RecordError) as problem:
        replay(RULESET, _without(record, "B"))

    assert problem.value.reason == "other-seed"


def test_a_record_of_own_dice_is_not_the_game_somebody_saw_the_commitment_of(
    record: Record,
) -> None:
    assert record.pledges is not None
    seen = record.pledges.commitments["A"]
    stripped = replace(record, seed=None, dice="people", pledges=None)

    check_commitments(record, [seen, seen.upper()])
    with pytest.raises(RecordError) as problem:
        check_commitments(stripped, [seen])

    assert problem.value.reason == "not-committed"


def test_before_the_end_a_record_does_not_tell_the_dice_to_come(alice: Player, bob: Player) -> None:
    begun(alice, bob)
    live = alice.client.app.state.rooms.keeper.lives[alice.game]  # type: ignore[attr-defined]

    record = live.room.record()

    assert (record.seed, record.dice, record.pledges) == (None, "undisclosed", None)
    assert b"one seed for all" not in msgspec.json.encode(alice.state())


def test_branched_games_and_own_dice_say_what_they_are(
    client: TestClient[Litestar], record: Record, alice: Player
) -> None:
    branched = Table(client, alice.post("branch", {"at": 4}).json()).player("A").state()["luck"]
    own = Table.of(client, dice="table").player("A").state()["luck"]

    assert (branched["kind"], branched["commitment"]) == ("branched", "")
    assert (own["kind"], own["commitment"]) == ("table", "")


def test_one_file_proves_the_game_without_the_server(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A whole game of Colossus with its real rules, from the seed to the end."""
    import grognard
    from grognard.bots import Table as Bots
    from grognard.bots import bot
    from grognard.cli.main import run
    from grognard.kernel.pledges import Pledges

    pledges = Pledges(
        "g", tuple(Pledge(who, commitment_of("g", who, who * 3), who * 3) for who in ("", "A", "B"))
    )
    game = grognard.ruleset("colossus").new_game(seed=seed_of("g", pledges.pledges))
    Bots(game, {seat: bot("brisk", seed=1) for seat in game.seats}).play()
    file = tmp_path / "online.game.json"
    replace(game.record.traced(), dice="shared", pledges=pledges).save(file)

    def verify(*more: str) -> tuple[int, dict[str, Any]]:
        code = run(["verify", str(file), "--json", *more])
        return code, json.loads(capsys.readouterr().out)

    code, told = verify("--commitment", pledges.commitments["A"], "--rolls")
    assert (code, told["valid"], told["dice"]) == (0, True, "shared")
    assert told["commitments"] == pledges.commitments
    assert len(told["rolls"]) == sum(by.value == "chance" for by in game.by)
    assert verify("--commitment", "0" * 64)[0] == 1

    file.write_bytes(file.read_bytes().replace(b'"secret":"AAA"', b'"secret":"AAB"'))
    code, told = verify()
    assert (code, told["valid"]) == (1, False)
    assert "committed" in told["problem"]
