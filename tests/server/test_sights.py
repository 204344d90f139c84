"""What a browser may ask of the table before anybody commits."""

from contextlib import suppress
from typing import Any

import pytest
from playing import Player, Table

import grognard
from grognard.kernel.said import Language
from grognard.server import wire
from grognard.server.faults import Fault
from grognard.server.games.journal import Head, Sitting
from grognard.server.games.keys import Holder
from grognard.server.games.reader import Reader
from grognard.server.games.room import Room


def test_a_placement_is_told_with_its_cost_and_what_it_would_provoke(alice: Player) -> None:
    number = alice.decision()["number"]

    def check(x: float, y: float) -> dict[str, Any]:
        body = {"expect": number, "placement": {"path": [[x, y]], "heading": 0}}
        found: dict[str, Any] = alice.post("check", body).json()
        return found

    near, far = check(8, 6), check(2, 1)

    assert (near["legal"], near["allowed"]) == (True, 6.0)
    assert near["cost"] == pytest.approx(2.828, abs=0.001)
    warned = {"text": "Duellist can strike there", "rule": "2.2", "piece": "b1", "at": [8.0, 6.0]}
    assert near["warnings"] == [warned | {"grave": False}]
    assert far["warnings"] == []


def test_a_walk_that_is_too_long_is_cut_and_measured_as_cut(alice: Player) -> None:
    number = alice.decision()["number"]
    body = {"expect": number, "placement": {"path": [[6, 11.5]], "heading": 90}}

    verdict = alice.post("check", body).json()

    assert (verdict["legal"], verdict["placement"]) == (False, {"path": [[6, 10]], "heading": 90})
    assert "6" in verdict["why_not"]["text"]
    assert (verdict["length"], verdict["cost"], verdict["allowed"]) == (6.0, 6.0, 6.0)
    assert alice.plays(verdict["placement"])


def test_a_question_says_whether_place_and_heading_matter(alice: Player) -> None:
    region = alice.decision()["region"]

    assert (region["goes"], region["turns"], region["aims"]) == (True, False, False)


def test_a_sight_line_is_measured_between_pieces_and_to_a_place(table: Table) -> None:
    for reader in (table.player("A"), table.player("B"), table.spectator()):
        between = reader.post("sight", {"piece": "a1", "target": "b1"}).json()
        to_place = reader.post("sight", {"piece": "a1", "target": [6, 8]}).json()

        assert between["distance"] == pytest.approx(9.0)
        assert (to_place["end"], to_place["distance"]) == ([6.0, 8.0], 3.5)


def test_the_table_of_a_past_moment_can_be_asked_about(alice: Player) -> None:
    before = alice.state()["at"]
    was = alice.post("sight", {"piece": "a1", "target": "b1"}).json()
    alice.plays({"path": [[8, 6]], "heading": 0})

    now = alice.post("sight", {"piece": "a1", "target": "b1"}).json()
    then = alice.post("sight", {"piece": "a1", "target": "b1", "at": before}).json()

    assert then == was != now
    assert alice.post("rings", {"pieces": ["a1"], "at": before}).json()["rings"][0]["at"] == [6, 4]
    assert alice.post("sight", {"piece": "a1", "target": "b1", "at": 9_999}).status_code == 422


def test_rings_are_named_in_the_readers_language(table: Table) -> None:
    bob = table.player("B", lang="fr")

    found = bob.post("rings", {"pieces": ["a1", "nobody", "a1"]}).json()["rings"]

    assert [(ring["piece"], ring["name"], ring["radius"]) for ring in found] == [
        ("a1", "Portée de frappe", 12.0)
    ]


@pytest.mark.parametrize(
    ("what", "body", "status"),
    [
        ("sight", {"piece": "nobody", "target": "a1"}, 422),
        ("sight", {"piece": "a1", "target": "nobody"}, 422),
        ("sight", {"piece": "a1", "target": [1]}, 400),
        ("sight", {"piece": "a1", "target": [1e9, 0]}, 400),
        ("sight", {"piece": "a1"}, 400),
        ("sight", {"piece": "a1", "target": "b1", "more": 1}, 400),
        ("rings", {"pieces": ["a1"] * 65}, 400),
        ("rings", {"pieces": "a1"}, 400),
    ],
)
def test_nonsense_about_the_table_is_refused_with_a_sentence(
    alice: Player, what: str, body: dict[str, Any], status: int
) -> None:
    response = alice.post(what, body)

    assert response.status_code == status
    assert response.json()["detail"]


def test_a_stranger_is_told_nothing_of_the_table(table: Table) -> None:
    stranger = Player(table.client, table.game, "no such key")

    assert stranger.post("rings", {"pieces": ["a1"]}).status_code == 401
    assert stranger.post("sight", {"piece": "a1", "target": "b1"}).status_code == 401


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("name", grognard.rulesets())
def test_every_ruleset_answers_about_any_place_in_words(name: str, lang: Language) -> None:
    ruleset = grognard.ruleset(name)
    setup = ruleset.setup()
    head = Head("g", setup, tuple(Sitting(seat, "person") for seat in setup.seats), 0.0, "seed")
    room = Room(head, ruleset)
    while room.game.battle.phase in SETTING_UP or not _stands(room):
        room.game.answer(_usual(room))
    reader = Reader(room, Holder("spectator", ""), lang)
    names = [piece.id for piece in room.game.view("").pieces if piece.at is not None]

    rings = reader.rings(wire.RingsBody(tuple(names[:64]))).rings
    seen = [reader.sight(wire.SightBody(names[0], target)) for target in names[-3:]]

    assert rings and all(ring.name and ring.rule for ring in rings)
    assert all(sight.text and sight.rule for sight in seen)
    for place in ((-50.0, 3.0), (9_999.0, 9_999.0), (0.0, 0.0)):
        with suppress(Fault):
            reader.sight(wire.SightBody(names[0], place))


SETTING_UP = ("muster", "lists", "heroes", "deployment", "deploy", "roles", "terrain", "opening")


def _stands(room: Room) -> bool:
    return sum(piece.at is not None for piece in room.game.view("").pieces) > 5


def _usual(room: Room) -> Any:
    asked = room.game.decision
    assert asked is not None
    return asked.usual
