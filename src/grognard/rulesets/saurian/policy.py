"""What to answer at a glance, question by question."""

from collections.abc import Mapping, Sequence

from grognard.kernel.compound import SeatQuestion
from grognard.kernel.policies import Rated, Rater, rate
from grognard.rulesets.saurian.battle import Battle


def policy(battle: Battle, question: SeatQuestion) -> Sequence[Rated]:
    """The answers to a question, best first."""
    return rate(battle, question, RATERS)


RATERS: Mapping[str, Rater[Battle]] = {}
"""Who rates the answers to each topic."""
