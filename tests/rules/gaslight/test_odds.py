"""Odds where cards are hidden: honest about what is averaged, quick where it does not matter."""

from collections.abc import Iterator
from fractions import Fraction

from positions.gaslight import CROOK, HERON, WRETCH, casualty, model, position, roof, seat

from grognard.kernel.odds import ALIKE, WORLDS, Distribution, odds


def test_a_shot_that_no_hidden_card_can_touch_needs_few_redeals() -> None:
    game = position(
        model("a1", CROOK, 5, 5),
        model("b1", WRETCH, 25, 5),
        seat("B", hand=["AH", "KS", "2C"]),
        active="a1",
    )

    found = odds(game, ["shoot:rw3:b1"])

    assert found.of(casualty("b1")) == Fraction(99, 128)
    assert (found.exact, found.samples) == (False, ALIKE)


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


def _topics(found: Distribution) -> Iterator[str]:
    if found.met is not None:
        yield found.met.topic
        for branch in found.met.answers.values():
            yield from _topics(branch)
