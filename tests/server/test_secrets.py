"""Nothing hidden leaves the server: two worlds that look the same send the same bytes."""

import json
import time
from contextlib import ExitStack
from typing import Any

import pytest
from listening import connect, until_changed
from playing import STAY, Player, Table
from pretend import RULESET

from grognard.server.games import store

NEAR = {"path": [[8, 9]], "heading": 0}


@pytest.fixture
def two_worlds(open_server: Any, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Two servers alike to the last byte, but for what a test makes different."""
    monkeypatch.setattr(store.secrets, "token_bytes", lambda size: b"k" * size)

    def open_(number: int, **how: Any) -> Any:
        game = iter(f"{n:016x}" for n in range(100))
        return open_server(
            f"world{number}.db", names=lambda: next(game), clock=lambda: 1000.0, **how
        )

    return open_


class Ear:
    """Everything one link brings, from every channel, as bytes."""

    def __init__(self, player: Player) -> None:
        self.player = player

    def all(self) -> list[tuple[str, bytes]]:
        player = self.player
        last = player.get().json()["at"]
        heard = [(what, player.get(what)) for what in ("", "log", "timeline", "record")]
        heard += [(f"replay {at}", player.get("replay", at=at)) for at in range(last + 2)]
        heard += [(f"as {seat}", player.get("replay", at=last, seat=seat)) for seat in "AB"]
        heard += [(f"timeline {seat}", player.get("timeline", seat=seat)) for seat in "AB"]
        heard += [("branch", player.post("branch", {"at": 0}))]
        heard += [("log since", player.get("log", after=1))]
        heard += [("mine", self._mine())]
        heard += [(f"{do} undo", player.post("undo", {"number": 999, "do": do})) for do in DO]
        heard += [
            (f"{what} {number}", player.post(what, body | {"expect": number}))
            for what, body in ASKED
            for number in (0, 999)
        ]
        heard += [(f"{what} {body}", player.post(what, body)) for what, body in LOOKED]
        found = [(name, _bytes(response)) for name, response in heard]
        return [*found, ("stream", self._stream())]

    def _mine(self) -> Any:
        link = {"game": self.player.game, "key": self.player.key}
        return self.player.client.post("/api/mine", json={"links": [link]})

    def _stream(self) -> bytes:
        """What a stream brings, opened and closed so that it leaves no trace in what follows."""
        here = self._here()
        with connect(self.player, after=-1) as socket:
            number = self.player.get().json()["number"]
            heard = json.dumps(until_changed(socket, number)).encode()
        while self._here() != here:
            time.sleep(0.01)
        return heard

    def _here(self) -> list[bool]:
        return [seat["present"] for seat in self.player.get().json()["seats"]]


DO = ("undo", "agree", "decline")
ASKED: tuple[tuple[str, dict[str, Any]], ...] = (
    ("answers", {"answer": "nonsense"}),
    ("answers", {"answer": "show:letter"}),
    ("check", {"placement": STAY}),
    ("odds", {"answers": ["wait"]}),
    ("headlines", {}),
    ("headlines", {"keys": ["wait"]}),
    ("advice", {}),
)
LOOKED: tuple[tuple[str, dict[str, Any]], ...] = (
    ("sight", {"piece": "a1", "target": "b1"}),
    ("sight", {"piece": "b1", "target": [3, 4], "at": 1}),
    ("sight", {"piece": "hand_A", "target": "a1"}),
    ("rings", {"pieces": ["a1", "b1", "hand_A"]}),
    ("rings", {"pieces": ["a1"], "at": 1}),
)


def _told(messages: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """All that a stream brings but who is there, which comes and goes with other streams."""
    return [message for message in messages if message["kind"] != "present"]


def _bytes(response: Any) -> bytes:
    headers = {k: v for k, v in response.headers.items() if k != "date"}
    return json.dumps([response.status_code, headers]).encode() + response.content


def compare(one: Ear, other: Ear) -> None:
    """Every channel brings the same, byte for byte."""
    for (name, first), (_, second) in zip(one.all(), other.all(), strict=True):
        assert first == second, f"{name} tells the two worlds apart"


def test_bob_and_a_spectator_cannot_tell_which_cards_alice_was_dealt(two_worlds: Any) -> None:
    """People throw their own dice, so that all but Alice's cards can be the same."""
    tables = [Table.of(two_worlds(n), dice="table") for n in range(2)]
    hands = (["ambush", "letter"], ["bribe", "mirror"])
    script: list[tuple[str, Any]] = [
        ("B", ["letter", "mirror"]),
        ("A", NEAR),
        ("A", "strike:b1"),
        ("A", [4, 1, 2]),
        ("B", STAY),
        ("B", "strike:a1"),
        ("B", [1, 5, 3]),
        ("A", "high"),
        ("B", "low"),
        ("A", STAY),
        ("A", "wait"),
        ("B", STAY),
    ]
    for table, hand in zip(tables, hands, strict=True):
        table.player("A").plays(hand)

    with ExitStack() as open_all_along:
        streams = []
        for who in (lambda table: table.player("B"), lambda table: table.spectator()):
            streams.append([open_all_along.enter_context(connect(who(table))) for table in tables])
            # Whoever is heard has come in: from here on Bob is there for all who look.
            first = [_told(until_changed(socket, 0)) for socket in streams[-1]]
            assert first[0] == first[1], "a stream that opens tells the two worlds apart"
        for seat, answer in script:
            compare(*[Ear(table.player("B")) for table in tables])
            compare(*[Ear(table.spectator()) for table in tables])
            for table in tables:
                table.player(seat).plays(answer)
            number = tables[0].spectator().get().json()["number"]
            for one, other in streams:
                told = [_told(until_changed(socket, number)) for socket in (one, other)]
                assert told[0] == told[1], "a stream that was open tells the two worlds apart"
        compare(*[Ear(table.player("B")) for table in tables])

    own = [table.player("A").get().content for table in tables]
    assert own[0] != own[1], "the worlds must differ for the test to mean anything"


def test_bob_cannot_tell_what_alice_bids_before_he_has_bid(two_worlds: Any) -> None:
    tables = [Table.of(two_worlds(n), dice="table") for n in range(2)]
    for table, bid in zip(tables, ("low", "high"), strict=True):
        alice, bob = table.player("A"), table.player("B")
        alice.plays(["ambush", "letter"])
        bob.plays(["letter", "mirror"])
        alice.plays(STAY, "wait")
        bob.plays(STAY, "wait")
        alice.plays(bid)

    compare(*[Ear(table.player("B")) for table in tables])
    compare(*[Ear(table.spectator()) for table in tables])


@pytest.mark.parametrize(
    ("address", "asked"),
    [
        ("odds", {"answers": ["strike:a1"]}),
        ("headlines", {}),
        ("headlines", {"keys": ["strike:a1"]}),
        ("advice", {}),
    ],
)
def test_the_odds_bob_is_told_do_not_depend_on_alices_hand(
    two_worlds: Any, address: str, asked: dict[str, Any]
) -> None:
    found = []
    for number, hand in enumerate((["ambush", "letter"], ["bribe", "mirror"])):
        table = Table.of(two_worlds(number), dice="table")
        alice, bob = table.player("A"), table.player("B")
        alice.plays(hand)
        bob.plays(["letter", "mirror"])
        alice.plays(NEAR, "wait")
        bob.plays(STAY)
        response = bob.post(address, {"expect": bob.decision()["number"]} | asked)
        assert response.status_code == 200
        found.append(response.content)

    assert found[0] == found[1]


def test_what_is_suggested_to_bob_does_not_depend_on_what_alice_has_bid(two_worlds: Any) -> None:
    found = []
    for number, bid in enumerate(("low", "high")):
        table = Table.of(two_worlds(number), dice="table")
        alice, bob = table.player("A"), table.player("B")
        alice.plays(["ambush", "letter"])
        bob.plays(["letter", "mirror"])
        alice.plays(STAY, "wait")
        bob.plays(STAY, "wait")
        alice.plays(bid)
        response = bob.post("advice", {"expect": bob.decision()["number"]})
        assert response.status_code == 200
        found.append(response.content)

    assert found[0] == found[1]


def test_with_the_servers_dice_only_the_commitment_differs(two_worlds: Any) -> None:
    """Two seeds that deal Bob the same hand and Alice another."""
    seeds = _seeds_alike_for("B")
    tables = []
    for number, seed in enumerate(seeds):
        table = Table.of(two_worlds(number, seeds=lambda seed=seed: seed))
        table.player("A").plays(STAY, "wait")
        table.player("B").plays(STAY)
        tables.append(table)

    states = [table.player("B").state() for table in tables]

    assert states[0].pop("luck") != states[1].pop("luck")
    assert states[0] == states[1]
    assert tables[0].player("B").log() == tables[1].player("B").log()


def _seeds_alike_for(seat: str) -> tuple[str, str]:
    met: dict[tuple[str, ...], tuple[str, dict[str, list[str]]]] = {}
    for number in range(1000):
        seed = f"seed {number}"
        hands = RULESET.new_game(seed=seed).battle.hands
        other = met.setdefault(tuple(hands[seat]), (seed, hands))
        if other[1] != hands:
            return other[0], seed
    raise AssertionError("no two seeds are alike")


def test_alice_sees_her_own_cards_and_nobody_elses(open_server: Any) -> None:
    table = Table.of(open_server())

    piles = {pile["id"]: pile["cards"] for pile in table.player("A").state()["view"]["piles"]}

    assert all(card["name"] for card in piles["hand_A"])
    assert piles["hand_B"] == [None, None]
    assert piles["deck"] == [None] * 4


def test_secret_events_reach_only_whom_they_concern(open_server: Any) -> None:
    table = Table.of(open_server())

    mine = table.player("A").state()["seats"][0]["name"]
    assert sum(f"{mine} is dealt" in line for line in table.player("A").log()) == 2
    assert not any(f"{mine} is dealt" in line for line in table.player("B").log())
    assert not any("is dealt" in line for line in table.spectator().log())


def test_the_record_waits_for_the_end_where_something_is_hidden(open_server: Any) -> None:
    alice = Table.of(open_server()).player("A")

    assert alice.get("record").json()["code"] == "record-not-yet"
    assert alice.post("branch", {"at": 0}).json()["code"] == "record-not-yet"
    assert alice.state()["can_save"] is False


def test_nobody_looks_through_others_eyes_before_the_end(open_server: Any) -> None:
    table = Table.of(open_server())

    for what in ("replay", "timeline"):
        assert table.player("A").get(what, seat="B").json()["code"] == "not-allowed"
        assert table.spectator().get(what, seat="A").json()["code"] == "not-allowed"
