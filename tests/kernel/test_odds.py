"""Odds are exact, or say that they are not."""

from collections import Counter
from fractions import Fraction

import pytest
from gambit import gambit

from grognard.conformance import state
from grognard.kernel.acts import RollOff
from grognard.kernel.chance import Lots
from grognard.kernel.odds import Distribution, odds, wilson
from grognard.kernel.questions import Choose
from grognard.kernel.refusals import Refusal
from grognard.testing import play

DEAL = [["1x"], ["2x", "3x", "4y"], ["5x", "6y", "2y"]]


def points(seat: str):
    return lambda before, after: after.points[seat] - before.points[seat]


def test_a_gamble_of_two_dice() -> None:
    game = play(gambit(), [*DEAL, {"A": "2x", "B": "2y"}])

    gamble = odds(game, ["gamble", [[[1, 1]], 0]], by=points("A"))

    # A wins with a trump; two dice at 4+.
    assert [gamble[n] for n in (0, 1, 2)] == [Fraction(1, 4), Fraction(1, 2), Fraction(1, 4)]
    assert [(t.name, t.total) for t in gamble.tallies] == [("gamble", 2)]


def test_asking_changes_nothing() -> None:
    game = play(gambit(), [*DEAL, {"A": "2x", "B": "2y"}])
    before = state(game)

    odds(game, ["gamble", [[[1, 1]], 0]])

    assert state(game) == before and game.answers == 4


def test_a_tie_that_may_last_for_ever_has_a_closed_form() -> None:
    game = play(gambit(), [["1x"], ["2x", "3x", "4y"], ["5y", "6y", "3y"]])

    game.answer({"A": "4y", "B": "3y"})
    assert isinstance(game.question, Choose)

    tied = play(gambit(), [["1z"], ["2y", "3x", "4y"], ["5x", "6y", "3y"]])
    play(tied, [{"A": "3x", "B": "3y"}])
    assert isinstance(tied.question, RollOff)
    assert odds(tied, by=points("A"))[1] == Fraction(1, 2)


def test_a_choice_met_on_the_way_is_not_averaged_away() -> None:
    game = play(gambit(), DEAL)

    tree = odds(game, ["3x"], policy="tree", by=points("A"))

    assert tree.met is not None and tree.met.topic == "spoils"
    assert set(tree.met.answers) == {"take", "gamble"}
    won = tree.met.answers["take"][1]
    assert 0 < won <= 1
    # A gamble goes on with a placement of the asker's own, which is made as usual.
    assert tree.met.answers["gamble"][0] == Fraction(1, 4)


def test_the_best_policy_maximises_its_owners_worth() -> None:
    game = play(gambit(), DEAL)

    best = odds(game, ["3x"], policy="best", by=points("A"))
    usual = odds(game, ["3x"], policy="usual", by=points("A"))

    # Taking and gambling are both worth one point on average: neither choice gains on the other.
    assert _mean(best) == _mean(usual)


def _mean(found: Distribution) -> Fraction:
    return sum((c.probability * c.outcome for c in found.outcomes), Fraction(0))


def test_past_the_budget_the_answer_is_sampled_and_says_so() -> None:
    game = play(gambit(), [*DEAL, {"A": "2x", "B": "2y"}])

    sampled = odds(game, ["gamble", [[[1, 1]], 0]], by=points("A"), budget=2, samples=600)

    assert not sampled.exact and sampled.samples == 600
    for chanced in sampled.outcomes:
        true = {0: 0.25, 1: 0.5, 2: 0.25}[chanced.outcome]
        assert chanced.low <= true <= chanced.high


def test_an_answer_nobody_asked_for_is_refused() -> None:
    game = play(gambit(), [*DEAL, {"A": "2x", "B": "2y"}])

    with pytest.raises(Refusal):
        odds(game, ["take", "take", "take"])
    with pytest.raises(Refusal):
        odds(game, ["steal"])


def test_what_the_asker_cannot_see_is_averaged_over_redeals() -> None:
    """Two battles that differ only in the other hand give the asker the same odds."""
    found = []
    for hand in (["5x", "6y", "2y"], ["1y", "3y", "5y"]):
        game = play(gambit(), [["1x"], ["2x", "3x", "4y"], hand])
        game.answer({"A": "2x", "B": hand[-1]})
        found.append(odds(game, ["gamble", [[[1, 1]], 0]], by=points("A")))

    assert found[0].outcomes == found[1].outcomes
    assert not found[0].exact


def test_odds_over_several_steps_merge_equal_states() -> None:
    game = play(gambit(), DEAL)

    whole = odds(
        game,
        ["3x"],
        by=points("A"),
        until=lambda duel: duel.tricks == 2,
    )

    assert sum(c.probability for c in whole.outcomes) == 1


def test_enumeration_agrees_with_playing_it_out() -> None:
    game = play(gambit(), [*DEAL, {"A": "2x", "B": "2y"}])
    exact = odds(game, ["gamble", [[[1, 1]], 0]], by=points("A"))
    seen: Counter[int] = Counter()
    for number in range(2000):
        twin = game.fork(Lots(number))
        twin.answer("gamble")
        twin.answer([[[1, 1]], 0])
        seen[twin.battle.points["A"]] += 1

    for chanced in exact.outcomes:
        low, high = wilson(seen[chanced.outcome], 2000)
        assert low - 0.02 <= chanced.probability <= high + 0.02
