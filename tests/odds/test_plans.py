"""Odds of whole plans: answers that depend on what happened, and what of it matters."""

from pathlib import Path
from typing import Any

import pytest
from gambit import gambit
from odds.enumerator import Enumerator

import grognard
from grognard.kernel.game import Game
from grognard.kernel.odds import odds
from grognard.kernel.plans import Juncture, written
from grognard.kernel.questions import Choose, Place
from grognard.kernel.refusals import Refusal
from grognard.testing import baroud, gaslight, play
from grognard.testing.gaslight import CONSTABLE, CROOK, DANCER, casualty, model, roof
from grognard.testing.positions import befell, keys

AMBUSH = Path(__file__).parents[2] / "examples" / "ambush.toml"
DEAL = [["1x"], ["2x", "3x", "4y"], ["5x", "6y", "2y"]]


def runs_the_gauntlet() -> Game[Any]:
    """A figure with two actions left and an enemy in plain sight."""
    return baroud.acting(
        baroud.figure("a1", "rifleman", 300, 300),
        baroud.figure("b1", "rifleman", 300, 500),
        actions=2,
    )


def test_an_own_placement_on_the_way_does_not_end_the_passage() -> None:
    """One's own Constable may jump aside below whoever is shot off the edge (Gaslight 4.113)."""
    game = gaslight.position(
        roof(14, 2, 20, 8, high=2),
        model("a1", CROOK, 5, 5),
        model("a2", CONSTABLE, 13.38, 5.2),
        model("b1", DANCER, 14.7, 5, 2.0),
        active="a1",
    )

    found = odds(game, ["shoot:rw3:b1"])

    true = Enumerator(game, 20_000).outcomes(game, ["shoot:rw3:b1"])
    assert found.exact
    assert {c.outcome: c.probability for c in found.outcomes} == true
    assert 0 < found.of(casualty("b1")) < 1


def test_a_place_that_nobody_has_said_is_a_missing_answer() -> None:
    game = play(gambit(), [*DEAL, {"A": "2x", "B": "2y"}])

    with pytest.raises(Refusal) as missing:
        odds(game, ["gamble"])

    assert missing.value.reason == "answer-missing"


def test_an_answer_to_a_choice_that_is_none_may_be_given_or_left_out() -> None:
    game = runs_the_gauntlet()
    shot = next(key for key in keys(game) if key.startswith("shoot"))

    left_out = odds(game, [shot])
    targets = odds(game, [shot, "b1"])

    assert left_out.outcomes == targets.outcomes


def test_a_plan_goes_on_into_the_next_action() -> None:
    game = runs_the_gauntlet()
    shot = next(key for key in keys(game) if key.startswith("shoot"))

    at_once = odds(game, [shot])
    nearer = odds(game, ["move", baroud.to(300, 390), shot])

    def first_nearer(juncture: Juncture) -> object:
        match juncture.given, juncture.question:
            case 0, Choose():
                return "move"
            case 1, Place():
                return baroud.to(300, 390)
            case 2, Choose(topic="order"):
                return shot
        return None

    assert nearer.exact
    assert nearer.of(befell("a1", "moved")) == 1
    assert nearer.of(befell("b1", "killed")) == at_once.of(befell("b1", "killed")) > 0
    assert odds(game, first_nearer).outcomes == nearer.outcomes


def test_words_and_a_function_say_the_same_plan() -> None:
    game = grognard.situation(AMBUSH)

    def function(juncture: Juncture) -> object:
        if juncture.given == 0:
            return "ranged:b1"
        return "keep" if juncture.question is not None and _asks(juncture, "tracking") else None

    told = odds(game, function)
    words = odds(game, written("ranged:b1; if attack >= 0 then keep"))

    assert told.outcomes == words.outcomes


def test_a_condition_is_judged_when_its_turn_has_come() -> None:
    """Whether the reroll is used may hang on how the attack came out."""
    game = grognard.situation(AMBUSH)
    never = odds(game, written("ranged:b1; keep"))
    if_none = odds(game, written("ranged:b1; if attack <= 1 then miss else keep"))
    if_many = odds(
        game, written("ranged:b1; if attack > 1 and not attack >= 5 then miss else keep")
    )

    hurt = [found.of(befell("b1", "damage")) for found in (never, if_none, if_many)]

    assert hurt[0] < hurt[1]
    assert hurt[0] < hurt[2]
    usual = odds(game, ["ranged:b1"]).of(befell("b1", "damage"))
    assert max(hurt) <= usual


def test_a_plan_may_be_spaced_as_one_likes() -> None:
    assert written(" if\tattack>=2\n then  a  then b   else c ;d") == written(
        "if attack >= 2 then a then b else c; d"
    )


def test_long_gaps_in_a_plan_are_no_longer_to_read() -> None:
    """Tried gap by gap, two thousand blanks would take a pattern a quarter of a minute."""
    with pytest.raises(Refusal) as refused:
        written("if " + " " * 1_990 + "x")

    assert refused.value.reason == "plan-no-then"


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("", "plan-empty"),
        ("ranged:b1;", "plan-empty"),
        ("ranged:b1; if attack", "plan-no-then"),
        ("if then pass", "plan-no-then"),
        ("if attack >> 2 then pass", "plan-condition"),
        ("if attack then pass", "plan-condition"),
        ("if attack > 1 then if attack > 2 then keep", "plan-nested"),
        ("x" * 2001, "plan-too-long"),
    ],
)
def test_a_plan_that_makes_no_sense_says_why(words: str, reason: str) -> None:
    with pytest.raises(Refusal) as refused:
        written(words)

    assert refused.value.reason == reason


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("ranged:b1; if atack >= 2 then keep else keep", "plan-never-rolled"),
        ("ranged:b1; fly", "not-an-answer"),
        ("ranged:b1; if zz9 destroyed then keep else keep", "plan-no-piece"),
        ("pass; pass; pass", "answer-not-used"),
    ],
)
def test_a_plan_that_does_not_fit_says_why(words: str, reason: str) -> None:
    with pytest.raises(Refusal) as refused:
        odds(grognard.situation(AMBUSH), written(words))

    assert refused.value.reason == reason


def test_what_matters_may_be_what_happened_rather_than_what_is_left() -> None:
    """Dead and gruesomely dead leave the same table behind."""
    game = runs_the_gauntlet()
    shot = next(key for key in keys(game) if key.startswith("shoot"))
    deaths = ("killed", "gruesomely-killed")

    told = odds(game, [shot], hearing=lambda e: e.kind if e.kind in deaths else None)
    killed = odds(game, [shot]).of(befell("b1", "killed"))

    assert {chanced.outcome for chanced in told.outcomes} >= {(), ("killed",)}
    assert told.of(bool) == killed


def test_a_grenade_is_followed_until_it_has_reached_everybody() -> None:
    """The burst and each victim are steps of their own, and one throw all the same (4.711)."""
    game = baroud.acting(
        baroud.figure("a1", "grenadier", 300, 300),
        baroud.figure("b1", "rifleman", 300, 420),
        actions=2,
    )
    throw = next(key for key in keys(game) if key.startswith("grenade"))

    found = odds(game, [throw])

    assert found.exact
    assert 0 < found.of(befell("b1", "killed")) < 1


def _asks(juncture: Juncture, topic: str) -> bool:
    return juncture.question is not None and juncture.question.topic == topic
