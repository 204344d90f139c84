"""The one figure on an option is what all that may come of it adds up to."""

from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import count
from typing import Any

import pytest
from odds.enumerator import Enumerator, TooMuch
from odds.test_enumerated import moments
from thoroughness import IS_FUZZING

import grognard
from grognard.kernel.exploring import OverBudget
from grognard.kernel.game import Game
from grognard.kernel.headlines import Headline, headline_of, headlines, named
from grognard.kernel.odds import Chanced, Distribution, odds
from grognard.kernel.questions import Choose
from grognard.kernel.ruleset import Effect, Ruleset
from grognard.testing import brimstone
from grognard.text.telling import words_of

COMPARED = 600 if IS_FUZZING else 12
"""So many headlines of what is not certain are compared in every game."""
CERTAIN = 40
"""Where cards decide, hardly anything is left to chance: so many are compared in all."""
MOST_WAYS = 400


def told(game: Game[Any]) -> dict[str, Headline | None]:
    assert game.decision is not None
    return dict(headlines(game, game.decision.seat, budget=MOST_WAYS, samples=0))


def share(outcomes: dict[Any, Fraction], ruleset: Ruleset[Any], found: Headline) -> Fraction:
    """How likely what the headline speaks of is, rung by rung, added up here."""
    ladder = next(each for each in ruleset.headlines if found.kind in each)
    rungs = ladder[: ladder.index(found.kind) + 1]
    return sum(
        (
            chance
            for effects, chance in outcomes.items()
            if any(each.piece == found.piece and named(each) in rungs for each in effects)
        ),
        Fraction(0),
    )


@pytest.mark.parametrize("name", grognard.rulesets())
def test_headlines_are_what_an_enumerator_adds_up_to(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    # What nobody sees would be averaged over redeals; here the true cards are looked at, by both.
    monkeypatch.setattr(type(grognard.ruleset(name)), "secrets", False)
    compared = certain = 0
    for game in moments(name):
        if isinstance(game.question, Choose):
            for key, found in told(game).items():
                if found is not None and agrees(game, key, found):
                    compared += found.share < 1
                    certain += found.share == 1
        if compared >= COMPARED or certain >= CERTAIN:
            return


def agrees(game: Game[Any], key: str, found: Headline) -> bool:
    """Whether there was something to compare; it must be the same."""
    assert found.exact
    try:
        outcomes = Enumerator(game, MOST_WAYS).outcomes(game, [key])
    except TooMuch:
        return False
    assert share(outcomes, game.ruleset, found) == found.share
    return True


@pytest.mark.parametrize("name", grognard.rulesets())
def test_headlines_agree_with_the_odds_that_fold_out(name: str) -> None:
    compared = 0
    for game in moments(name):
        if not isinstance(game.question, Choose):
            continue
        for key, found in told(game).items():
            if found is not None:
                whole = odds(game, [key], budget=MOST_WAYS, samples=1)
                outcomes = {each.outcome: each.probability for each in whole.outcomes}
                assert share(outcomes, game.ruleset, found) == found.share
                assert 0 < found.share <= 1
                compared += 1
        if compared >= COMPARED:
            return


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("name", grognard.rulesets())
def test_every_rung_has_a_word_in_every_language(name: str, lang: str) -> None:
    ruleset = grognard.ruleset(name)
    words = words_of(ruleset, lang, strict=True)
    for kind in _rungs(ruleset):
        assert 0 < len(words(f"headline-{kind}")) <= 16, "it has to fit on a button"


@pytest.mark.parametrize("name", grognard.rulesets())
def test_boons_are_on_a_ladder_and_what_is_passed_over_is_asked(name: str) -> None:
    ruleset = grognard.ruleset(name)
    words = words_of(ruleset, "en")
    assert ruleset.boons <= set(_rungs(ruleset))
    assert len(list(_rungs(ruleset))) == len(set(_rungs(ruleset)))
    assert [topic for topic in ruleset.in_passing if f"ask-{topic}" not in words] == []


def _rungs(ruleset: Ruleset[Any]) -> Iterator[str]:
    for ladder in ruleset.headlines:
        yield from ladder


def distribution(*outcomes: tuple[int, list[Effect]]) -> Distribution:
    """Outcomes by their share in twelfths."""
    return Distribution(
        True, tuple(Chanced(tuple(e), Fraction(n, 12), n / 12, n / 12) for n, e in outcomes)
    )


HIT, WRECK = Effect("b1", "damage", 3), Effect("b1", "destroyed")
COLOSSUS = grognard.ruleset("colossus")


def test_the_gravest_thing_is_told_that_is_half_as_likely_as_anything() -> None:
    often = headline_of(distribution((6, [HIT, WRECK]), (2, [HIT]), (4, [])), COLOSSUS)
    assert often is not None
    assert (often.kind, often.share, often.mean) == ("destroyed", Fraction(1, 2), None)
    seldom = headline_of(distribution((1, [HIT, WRECK]), (7, [HIT]), (4, [])), COLOSSUS)
    assert seldom is not None
    assert (seldom.kind, seldom.share, seldom.mean) == ("damage", Fraction(2, 3), Fraction(2))


def test_the_target_is_told_of_first_then_whoever_acts_then_the_likeliest() -> None:
    own = Effect("a1", "stress", 1)
    found = distribution((3, [HIT, own]), (9, [own]))
    pieces = [("b1", "a1"), ("c9", "a1"), ("c9",)]
    heads = [headline_of(found, COLOSSUS, near) for near in pieces]
    assert [head and head.piece for head in heads] == ["b1", "a1", "a1"]
    assert [head and head.share for head in heads] == [Fraction(1, 4), 1, 1]


def test_where_nothing_of_note_happens_there_is_no_headline() -> None:
    assert headline_of(distribution((12, [])), COLOSSUS) is None


def test_whoever_has_yet_to_say_at_whom_gets_no_figure() -> None:
    game = brimstone_charge(declared=False)
    assert told(game)["charge"] is None


def test_a_charge_tells_what_becomes_of_its_target_though_a_zone_is_in_the_way() -> None:
    found = told(brimstone_charge())
    assert found["b1"] is not None
    assert (found["b1"].piece, found["b1"].exact) == ("b1", True)
    assert found["b2"] is None, "it is out of reach"


def counted(runs: int) -> Callable[[], bool]:
    made = count(1)
    return lambda: next(made) > runs


def test_what_is_not_enumerated_in_time_is_left_out_or_sampled() -> None:
    game = brimstone_charge()
    seat = game.asked[0]
    exact = dict(headlines(game, seat, budget=4_000, samples=0))
    assert exact
    hurried = dict(headlines(game, seat, budget=4_000, samples=0, enough=counted(2)))
    assert set(hurried) < set(exact)
    sampled = dict(headlines(game, seat, budget=0, samples=200))
    assert set(sampled) == set(exact)
    for key, head in sampled.items():
        known = exact[key]
        assert (head is None) == (known is None)
        if head is not None and known is not None:
            assert not head.exact
            assert abs(float(head.share - known.share)) < 0.12


def test_without_samples_odds_over_the_budget_are_refused() -> None:
    game = brimstone_charge()
    with pytest.raises(OverBudget):
        odds(game, ["b1"], budget=1, samples=0)


def test_a_tree_that_takes_too_long_still_has_an_answer() -> None:
    game = brimstone_charge()
    whole = odds(game, ["b1"], policy="tree")
    hurried = odds(game, ["b1"], policy="tree", enough=counted(3))
    assert not hurried.exact
    assert sum(each.probability for each in hurried.outcomes) == 1
    assert whole.exact


def brimstone_charge(*, declared: bool = True) -> Game[Any]:
    """One who declares a Charge, and an enemy within its reach, behind its Zone of Control."""
    game = brimstone.position(
        brimstone.unit("a1", "gm_halb", 10, 10),
        brimstone.unit("b1", "ac_legion", 16, 10),
        brimstone.unit("b2", "ac_legion", 34, 34),
        active="a1",
    )
    if declared:
        game.answer("charge")
    return game
