"""Questions with several answers at once, the story behind a question, and warnings."""

from itertools import count
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient
from playing import STAY, Player, Table
from pretend import RULESET

from grognard.kernel import records
from grognard.kernel.game import replay

NEAR = {"path": [[8, 9]], "heading": 0}
ALL = ["a1:sword", "b1:seal"]


@pytest.fixture
def council(client: TestClient[Litestar]) -> Table:
    """Two people in a council."""
    return Table.of(client, options={"council": True, "turns": 1})


@pytest.fixture
def alice(council: Table) -> Player:
    """Who sits at seat A."""
    return council.player("A")


@pytest.fixture
def bob(council: Table) -> Player:
    """Who sits at seat B."""
    return council.player("B")


def hand(player: Player) -> list[str]:
    seat = player.state()["seat"]
    piles = player.state()["view"]["piles"]
    return [card["id"] for pile in piles if pile["seat"] == seat for card in pile["cards"]]


def keys(decision: dict[str, Any]) -> list[str]:
    return [option["key"] for option in decision["options"]]


def to_the_deed(alice: Player, bob: Player, gifts: list[str] | None = None) -> None:
    alice.plays([])
    bob.plays([])
    alice.plays(gifts or [], NEAR)


def test_cards_are_ticked_within_limits(alice: Player) -> None:
    decision = alice.decision()

    assert decision["kind"] == "tick"
    assert decision["text"] == "Which cards do you exchange?"
    cards = [card.title() for card in hand(alice)]
    # Two of a kind are told apart by a number.
    assert [option["label"].partition(" (")[0] for option in decision["options"]] == cards
    assert len({option["label"] for option in decision["options"]}) == len(cards)
    assert decision["picking"] == {
        "least": 0,
        "most": 2,
        "usual": [],
        "fills": False,
        "stock": {},
        "checks": True,
    }
    assert decision["together"]


def test_ticks_made_together_count_once_all_are_in(alice: Player, bob: Player) -> None:
    before = hand(alice)
    first = keys(alice.decision())[:1]

    alice.plays(first)

    assert hand(alice) == before and alice.state()["decision"] is None
    bob.plays([])
    assert alice.decision()["topic"] == "gifts"
    assert "A lone Diplomat exchanges 1." in "\n".join(alice.log())


def test_ticks_are_taken_back_while_others_still_tick(alice: Player, bob: Player) -> None:
    alice.plays(keys(alice.decision())[:1])
    assert alice.can_undo() == "free"

    assert alice.undo().status_code == 201

    assert alice.decision()["topic"] == "exchange"
    alice.plays([])
    bob.plays([])
    assert not any("exchanges" in line for line in alice.log())


def test_too_many_unknown_and_double_ticks_are_refused_in_words(alice: Player) -> None:
    offered = keys(alice.decision())

    wrong: list[tuple[Any, str]] = [
        ([*offered, offered[0]], "Each can be picked only once"),
        (["crown:9"], "“crown:9” is not among the options"),
        (STAY, "is not among the options"),
    ]
    for answer, why in wrong:
        response = alice.answer(answer)
        assert response.status_code == 409
        assert response.json()["code"] == "refused"
        assert why in response.json()["detail"]


def test_what_does_not_go_together_is_told_before_it_is_sent(open_server: Any) -> None:
    client = open_server(seeds=count().__next__)
    tables = (Table.of(client, options={"council": True}) for _ in range(40))
    alice = next(a for a in (t.player("A") for t in tables) if len(set(hand(a))) == 1)
    decision = alice.decision()

    def check(picks: list[str]) -> dict[str, Any]:
        body = {"expect": decision["number"], "picks": picks}
        return dict(alice.post("check", body).json())

    assert check(keys(decision)[:1])["legal"]
    verdict = check(keys(decision))
    assert not verdict["legal"]
    assert verdict["why_not"] == {"text": "Two of a kind are not both given away", "rule": "1.3"}
    assert alice.answer(keys(decision)).json()["rule"] == "1.3"


def test_gifts_are_given_to_envoys(alice: Player, bob: Player) -> None:
    alice.plays([])
    bob.plays([])

    decision = alice.decision()

    assert decision["kind"] == "assign"
    assert decision["picking"]["stock"] == {"seal": 1, "sword": 1}
    sword = next(option for option in decision["options"] if option["key"] == "b1:sword")
    assert sword["label"] == "Sword"
    assert (sword["what"], sword["to"], sword["place"]) == ("sword", "b1", "Duellist")
    assert alice.answer(["a1:sword", "b1:sword"]).json()["code"] == "refused"
    alice.plays(ALL)
    assert "Diplomat is given a Sword." in alice.log()


def test_several_answers_are_recorded_and_taken_back(alice: Player, bob: Player) -> None:
    alice.plays([])
    bob.plays([])
    alice.plays(ALL)
    assert alice.can_undo() == "free"
    assert alice.undo().status_code == 201
    assert not any("is given" in line for line in alice.log())

    alice.plays(["b1:seal"], STAY, "fall")

    record = records.decode(alice.get("record").content)
    assert ["b1:seal"] in [list(a) for a in record.answers if isinstance(a, list)]
    assert replay(RULESET, record).over


def test_a_question_tells_what_led_to_it(alice: Player, bob: Player) -> None:
    to_the_deed(alice, bob)
    wishes = f"/api/games/{bob.game}/wishes"
    bob.client.put(wishes, headers=bob.headers, json={"auto_pass": False})
    alice.plays("strike:b1")

    story = bob.decision()["story"]

    assert story["text"] == "Diplomat strikes at Duellist."
    assert (story["by"], story["to"]) == ("a1", ["b1"])
    assert [(tally["name"], tally["total"]) for tally in story["tallies"]] == [
        ("Strike", 3),
        ("Guard", 3),
    ]


def test_what_nobody_would_expect_is_told_with_the_option(alice: Player, bob: Player) -> None:
    to_the_deed(alice, bob)

    fall = next(option for option in alice.decision()["options"] if option["key"] == "fall")

    assert fall["note"] == "The game ends"
    assert fall["caution"] == "Let Diplomat fall on its own sword?"
