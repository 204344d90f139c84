"""Odds where cards are hidden: honest about what is averaged, quick where it does not matter."""

from collections.abc import Iterator
from fractions import Fraction
from typing import Any

import pytest

from grognard.kernel import exploring
from grognard.kernel.acts import Roll
from grognard.kernel.game import Game
from grognard.kernel.odds import WORLDS, Distribution, odds
from grognard.rulesets.gaslight import RULESET
from grognard.rulesets.gaslight.trials import Successes
from grognard.testing.gaslight import CROOK, HERON, WRETCH, casualty, model, position, roof
from grognard.testing.positions import seat


def test_a_shot_turns_on_no_hidden_card_unless_somebody_spends_one() -> None:
    game = position(
        model("a1", CROOK, 5, 5),
        model("b1", WRETCH, 25, 5),
        seat("B", hand=["AH", "KS", "2C"]),
        active="a1",
    )

    found = odds(game, ["shoot:rw3:b1"])

    assert found.of(casualty("b1")) == Fraction(99, 128)
    assert (found.exact, found.samples) == (True, 0)


def test_what_a_hidden_hand_decides_is_averaged_over_redeals() -> None:
    game = position(
        roof(22, 2, 30, 8, high=2),
        model("a1", CROOK, 2, 5),
        model("b1", HERON, 23, 5, 2, changed={"wounds": 20}),
        seat("B", hand=["2D", "3D", "4D"]),
        active="a1",
    )

    found = odds(game, ["shoot:rw3:b1", "hold"], policy="best")
    fell = found.of(lambda effects: any(e.kind == "fell" for e in effects))

    assert not found.exact
    assert found.samples == WORLDS, "some redealt hands hold a diamond to cling on with"
    assert 0 < fell < Fraction(579, 8192)


def test_a_choice_met_on_the_way_gets_a_branch_of_its_own() -> None:
    game = position(
        roof(22, 2, 30, 8, high=2),
        model("a1", CROOK, 2, 5),
        model("b1", HERON, 23, 5, 2, changed={"suit": ""}),
        active="a1",
    )

    found = odds(game, ["shoot:rw3:b1"], policy="tree")

    assert found.met is not None
    assert (found.met.topic, sorted(found.met.answers)) == ("reaction", ["dive", "hold"])
    hold, dive = (
        found.met.answers[key].of(lambda effects: any(e.kind == "wounds" for e in effects))
        for key in ("hold", "dive")
    )
    assert dive < hold


def test_cards_that_only_a_redeal_put_into_a_hand_are_not_told_apart() -> None:
    """The shooter's own card is a branch; whether the other holds one to cling on with is not."""
    game = position(
        roof(14, 2, 20, 8, high=4),
        model("a1", CROOK, 5, 5),
        model("b1", HERON, 14.7, 5, 4.0),
        seat("A", hand=["2S", "7D"]),
        seat("B", hand=["3S", "9S", "5H", "JC"]),
        active="a1",
    )

    found = odds(game, ["shoot:rw3:b1"], policy="tree", budget=2_000, samples=200)

    topics = set(_topics(found))
    assert "reaction" in topics
    assert "cling" not in topics


def test_a_branch_that_is_sampled_leaves_the_others_their_share() -> None:
    game = position(
        roof(14, 2, 20, 8, high=4),
        model("a1", CROOK, 5, 5),
        model("b1", HERON, 14.7, 5, 4.0),
        seat("B", hand=["3S"]),
        active="a1",
    )

    found = odds(game, ["shoot:rw3:b1"], policy="tree", budget=40, samples=400)

    assert found.met is not None
    assert {branch.samples for branch in found.met.answers.values()} == {200}


def test_a_fall_on_somebody_below_is_exact_within_what_the_server_allows() -> None:
    game = over_somebody(hand=["KD", "2C"])

    found = odds(
        game, ["shoot:rw3:b1"], policy="tree", budget=RULESET.odds_runs, samples=1, viewer="A"
    )

    leaves = list(_leaves(found))
    assert len(leaves) == 4, "held or dived, with and without the card"
    assert all(leaf.exact for leaf in leaves)
    assert all(leaf.of(casualty("b2")) > 0 for leaf in leaves)


@pytest.mark.parametrize("armor", [0, 2, 4])
def test_what_is_told_together_is_what_would_be_told_apart(
    monkeypatch: pytest.MonkeyPatch, armor: int
) -> None:
    """Merged states and alike dice change how much is run, never what comes of it."""
    game = over_somebody(high=2, armor=armor, wounds=3)

    quick = odds(game, ["shoot:rw3:b1"])
    monkeypatch.setattr(exploring, "_pause", lambda: None)
    monkeypatch.setattr(Successes, "outcomes", Roll.outcomes)
    thorough = odds(game, ["shoot:rw3:b1"])

    assert quick.exact
    assert thorough.exact
    assert _chances(quick) == _chances(thorough)


def test_cards_of_one_suit_and_value_share_their_odds() -> None:
    game = position(
        model("a1", CROOK, 5, 5),
        model("b1", HERON, 14.7, 5),
        seat("A", hand=["KD", "JD", "4D"]),
        active="a1",
    )

    found = odds(game, ["shoot:rw3:b1", "hold"], policy="tree")

    assert found.met is not None
    branches = found.met.answers
    assert list(branches) == ["KD", "JD", "4D", "none"]
    assert branches["KD"] is branches["JD"]
    hurt = {key: branch.of(_wounds_somebody) for key, branch in branches.items()}
    assert hurt["none"] < hurt["4D"] < hurt["KD"]


def over_somebody(high: int = 4, hand: list[str] | None = None, **changed: Any) -> Game[Any]:
    """A Hero to be shot off the edge of a roof, and somebody right below."""
    return position(
        roof(14, 2, 20, 8, high=high),
        model("a1", CROOK, 5, 5),
        model("b1", HERON, 14.7, 5, float(high)),
        model("b2", WRETCH, 13.4, 5.2, changed=changed or None),
        seat("A", hand=hand or []),
        active="a1",
    )


def _wounds_somebody(effects: Any) -> bool:
    return any(effect.kind in ("wounds", "casualty") for effect in effects)


def _chances(found: Distribution) -> dict[Any, Fraction]:
    return {chanced.outcome: chanced.probability for chanced in found.outcomes}


def _leaves(found: Distribution) -> Iterator[Distribution]:
    if found.met is None:
        yield found
        return
    for branch in found.met.answers.values():
        yield from _leaves(branch)


def _topics(found: Distribution) -> Iterator[str]:
    if found.met is not None:
        yield found.met.topic
        for branch in found.met.answers.values():
            yield from _topics(branch)
