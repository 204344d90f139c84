"""What to answer at a glance: what is offered, ranked without playing the rules on.

A ruleset has one *rater* for each topic it asks about. A rater scores answers by what they
promise (damage, danger, ground, tempo, cards) from the state as it stands, as far as the seat
that is asked may know it: two battles that differ only in what it cannot see are rated alike.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TypeVar

from msgspec import Struct

from grognard.kernel.compound import Picking, Picks, SeatQuestion
from grognard.kernel.questions import Choose, Option, Place, Placement
from grognard.kernel.state import Battle

B = TypeVar("B", bound=Battle)

Reply = str | Placement | Picks
"""What is answered: the key of an option, a placement, or the keys of several."""


class Rated(Struct, frozen=True, gc=False):
    """An answer and what it seems to promise; only differences between answers mean anything."""

    answer: Reply
    score: float = 0.0


Rater = Callable[[B, Any], Iterable[Rated]]
"""Rates the answers to a question of one topic, in any order, at least one of them.

Answers it leaves out are not worth a thought; where it names only one, that one is sure.
"""


def rate(battle: B, question: SeatQuestion, raters: Mapping[str, Rater[B]]) -> Sequence[Rated]:
    """The answers to a question, best first; of equals the one that was named first."""
    found = list(raters.get(question.topic, as_usual)(battle, question))
    if len(found) > 1:
        found.sort(key=_best_first)
    return found


def as_usual(battle: Battle, question: SeatQuestion) -> list[Rated]:
    """The usual answer and no other: for what is settled by the rules' own default."""
    return [Rated(question.usual)]


def by_option(score: Callable[[B, Option], float]) -> Rater[B]:
    """A rater of choices that scores every option by itself.

    An option that only asks for every detail leads nowhere else than the others.

    >>> by_size = by_option(lambda battle, option: float(len(option.key)))
    >>> [each.answer for each in by_size(None, Choose("A", [Option("wait"), Option("fight")]))]
    ['wait', 'fight']
    """

    def rater(battle: B, question: Choose) -> list[Rated]:
        options = question.options
        return [Rated(o.key, score(battle, o)) for o in options if not o.is_by_hand]

    return rater


def offered(question: SeatQuestion) -> list[Reply]:
    """Every answer worth considering; the usual one first, as equals keep their order.

    An option that only asks for every detail is none: the more there is to compare, the better
    the best of it seems by mere luck.
    """
    if isinstance(question, Place):
        return list(question.region.candidates()) or [question.usual]
    if isinstance(question, Picking):
        return list(question.worth_weighing())
    usual = question.usual
    others = (o.key for o in question.options if o.key != usual and not o.is_by_hand)
    return [usual, *others]


def _best_first(rated: Rated) -> float:
    return -rated.score
