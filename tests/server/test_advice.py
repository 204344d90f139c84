"""Suggestions: what to answer, how likely that wins, and why."""

from typing import Any

from litestar import Litestar
from litestar.testing import TestClient
from playing import STAY, Player, Table

NEAR = {"path": [[8, 9]], "heading": 0}


def advice(player: Player) -> Any:
    response = player.post("advice", {"expect": player.decision()["number"]})
    assert response.status_code == 200
    return response.json()


def test_the_best_answers_are_suggested_with_their_win_chance(alice: Player) -> None:
    alice.plays(NEAR)

    told = advice(alice)

    first, *others = told["suggestions"]
    offered = {option["key"]: option["label"] for option in alice.decision()["options"]}
    assert len(others) == 2
    assert first["answer"] == "strike:b1"
    assert first["chance"] > told["now"]
    assert [each["chance"] for each in others] == sorted(
        (each["chance"] for each in others), reverse=True
    )
    for each in told["suggestions"]:
        assert each["label"] == offered[each["answer"]]
        assert 0 <= each["chance"] <= 1 and each["margin"] >= 0


def test_a_suggestion_says_why_in_the_readers_language(table: Table) -> None:
    table.player("A").plays(NEAR)
    for lang, text in (
        ("en", "it betters our position (+"),
        ("fr", "notre position s’améliore (+"),
    ):
        told = advice(table.player("A", lang=lang))

        reasons = told["suggestions"][0]["reasons"]
        assert any(each["text"].startswith(text) and each["gain"] > 0 for each in reasons)


def test_what_is_suggested_can_be_answered(alice: Player) -> None:
    for _ in range(2):
        best = advice(alice)["suggestions"][0]
        assert alice.answer(best["answer"]).status_code == 201


def test_choices_made_together_have_suggestions_of_their_own(alice: Player, bob: Player) -> None:
    alice.plays(STAY, "wait")
    bob.plays(STAY, "wait")

    assert {each["answer"] for each in advice(alice)["suggestions"]} == {"low", "high"}


def test_only_who_is_asked_gets_suggestions(table: Table, alice: Player, bob: Player) -> None:
    number = alice.decision()["number"]

    assert bob.post("advice", {"expect": number}).json()["code"] == "not-your-turn"
    assert alice.post("advice", {"expect": number + 1}).json()["code"] == "stale"
    assert table.spectator().post("advice", {"expect": number}).json()["code"] == "not-allowed"
    assert alice.state()["advice"] and not table.spectator().state()["advice"]


def test_nothing_is_suggested_to_whoever_throws(client: TestClient[Litestar]) -> None:
    alice = Table.of(client, dice="table").player("A")

    response = alice.post("advice", {"expect": alice.decision()["number"]})

    assert response.json()["code"] == "nothing-to-suggest"


def test_a_game_may_be_set_up_without_suggestions(client: TestClient[Litestar]) -> None:
    alice = Table.of(client, advice=False).player("A")

    response = alice.post("advice", {"expect": alice.decision()["number"]})

    assert response.status_code == 403
    assert response.json()["code"] == "no-advice"
    assert not alice.state()["advice"]
