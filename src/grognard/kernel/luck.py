"""How much better or worse than expected an act of chance turned out, by running the rules."""

from collections.abc import Callable, Hashable, Mapping
from typing import Any, TypeVar

from msgspec import Struct

from grognard.kernel.chance import Lots
from grognard.kernel.compound import Decision
from grognard.kernel.exploring import Explorer, Inquiry, OverBudget, Seen, sample
from grognard.kernel.game import Game
from grognard.kernel.questions import Chance, Entry
from grognard.kernel.state import Battle

B = TypeVar("B", bound=Battle)
Values = tuple[float, ...]

BUDGET = 400
"""How many times the rules are run for one act of chance before it is sampled instead."""
SAMPLES = 200
PROBES = 12
"""If so many runs all lead to the same values, the act of chance is taken to change none."""


class Luck(Struct, frozen=True):
    """What an act of chance gave beyond what could be expected of it, value by value."""

    expected: Values
    """What could be expected before it."""
    gained: Values
    variance: Values
    """How far it could have gone either way, squared."""
    doubt: Values
    """How far what was gained may be off, squared: nothing where all outcomes were listed."""
    exact: bool


Answerer = Callable[[Any, Decision], object]
"""How later choices are answered."""


def luck(
    game: Game[B],
    entry: Entry,
    value: Callable[[B], Values],
    *,
    by: Answerer | None = None,
    budget: int = BUDGET,
    samples: int = SAMPLES,
) -> Luck:
    """What this answer to the act of chance asked now gains over its expectation.

    Values are those at the end of the step under way, with later choices answered ``by`` somebody,
    else as usual, and later chance averaged: so an attack that hits counts before the defence is
    rolled.
    """
    question = game.question
    assert isinstance(question, Chance), "no act of chance is asked now"
    inquiry = Inquiry(game.bookmark, value, by=by)
    came = question.trust(entry)
    try:
        return _enumerated(Explorer(inquiry, budget, Seen()), question, came)
    except OverBudget:
        return _sampled(inquiry, question, came, samples)


def foreseen(
    game: Game[B],
    value: Callable[[B], Values],
    *,
    by: Answerer | None = None,
    budget: int = BUDGET,
    samples: int = SAMPLES,
) -> Values:
    """What can be expected at the end of the step under way, whatever is asked now."""
    inquiry = Inquiry(game.bookmark, value, by=by)
    try:
        return _mean(Explorer(inquiry, budget, Seen()).explore().of)
    except OverBudget:
        return _mean(sample(inquiry, samples, Seen()).of)


def _enumerated(explorer: Explorer[Any], question: Chance[Any], came: Any) -> Luck:
    listed = explorer.outcomes(question)
    weights = [weight for _, weight in listed]
    means = [_expected(explorer, outcome) for outcome, _ in listed]
    # Outcomes that make no difference are listed as one, which need not be the one that came.
    actual = _expected(explorer, came)
    expected = _average(means, weights)
    return Luck(
        expected, _less(actual, expected), _spread(means, weights), _nothing(expected), True
    )


def _sampled(inquiry: Inquiry[Any], question: Chance[Any], came: Any, samples: int) -> Luck:
    """Luck from runs: two for each of many outcomes, and as many for the one that came.

    What two runs from the same outcome have in common is owed to that outcome alone.
    """
    probes = {**sample(inquiry, PROBES, Seen()).of, **sample(inquiry, 1, Seen(), [came]).of}
    if len(probes) == 1:
        found = _mean(probes)
        return Luck(found, _nothing(found), _nothing(found), _nothing(found), False)
    lots = Lots("luck")
    outcomes = [question.trust(question.sample(lots.lot(number))) for number in range(samples)]
    ones = [_run(inquiry, outcome, f"luck/{n}/one") for n, outcome in enumerate(outcomes)]
    others = [_run(inquiry, outcome, f"luck/{n}/other") for n, outcome in enumerate(outcomes)]
    once = [1] * samples
    mean, other_mean = _average(ones, once), _average(others, once)
    common = _average(
        [_times(_less(a, mean), _less(b, other_mean)) for a, b in zip(ones, others)], once
    )
    both = [_average([a, b], [1, 1]) for a, b in zip(ones, others)]
    expected = _average(both, once)
    after = sample(inquiry, samples, Seen(), [came]).of
    spreads = zip(_spread(both, once), _spread(list(after), list(after.values())), strict=True)
    return Luck(
        expected,
        _less(_mean(after), expected),
        tuple(max(0.0, share) for share in common),
        tuple((before + since) / samples for before, since in spreads),
        False,
    )


def _run(inquiry: Inquiry[Any], outcome: Any, seed: str) -> Values:
    return _mean(sample(inquiry, 1, Seen(), [outcome], seed).of)


def _expected(explorer: Explorer[Any], outcome: Any) -> Values:
    return _mean(explorer.explore(prefix=[outcome]).of)


def _mean(found: Mapping[Hashable, int]) -> Values:
    return _average(list(found), list(found.values()))


def _average(values: list[Any], weights: list[int]) -> Values:
    whole = sum(weights)
    return tuple(
        sum(value * weight for value, weight in zip(column, weights)) / whole
        for column in zip(*values, strict=True)
    )


def _spread(values: list[Any], weights: list[int]) -> Values:
    """The variance of values."""
    mean = _average(values, weights)
    apart = [_less(value, mean) for value in values]
    return _average([_times(each, each) for each in apart], weights)


def _nothing(values: Values) -> Values:
    return (0.0,) * len(values)


def _times(values: Values, others: Values) -> Values:
    return tuple(value * other for value, other in zip(values, others, strict=True))


def _less(values: Values, others: Values) -> Values:
    return tuple(value - other for value, other in zip(values, others, strict=True))
