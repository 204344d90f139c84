"""What to answer at a glance: what is offered, ranked without playing the rules on.

A ruleset has one *rater* for each topic it asks about. A rater scores answers by what they
promise (damage, danger, ground, tempo, cards) from the state as it stands, as far as the seat
that is asked may know it: two battles that differ only in what it cannot see are rated alike.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import islice
from operator import itemgetter
from typing import Any, TypeVar

from msgspec import Struct

from grognard.kernel.compound import Picking, Picks, SeatQuestion
from grognard.kernel.questions import Choose, Option, Place, Placement
from grognard.kernel.state import Battle

B = TypeVar("B", bound=Battle)

CLOSE = 0.25
"""Share of the way from the best answer to a middling one within which nobody can tell."""
MANY = 12
"""So many places that are as good as one another are plenty."""

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


def as_good(found: Iterable[Rated]) -> list[Rated]:
    """The answers that promise about as much as the best of them, as equals, the best first.

    >>> weighed = [Rated("a", 9.0), Rated("b", 8.8), Rated("c", 8.0), Rated("d", -99.0)]
    >>> [each.answer for each in as_good(weighed)]
    ['a', 'b']
    """
    ranked = sorted(found, key=_best_first)
    return list(_equals(ranked, ranked))


def good_places(question: Place, found: Iterable[tuple[float, Placement]]) -> list[Rated]:
    """The legal places that promise about as much as the best of them; the usual where none is."""
    scored = sorted(found, key=itemgetter(0), reverse=True)
    ranked = [Rated(place, score) for score, place in scored]
    refuse = question.region.refuse
    legal = (rated for rated, (_, place) in zip(ranked, scored) if refuse(place) is None)
    return list(islice(_equals(legal, ranked), MANY)) or [Rated(question.usual)]


def _equals(found: Iterable[Rated], ranked: Sequence[Rated]) -> Iterator[Rated]:
    """Those that come first, as long as they are much nearer to the best than a middling one is."""
    best = least = None
    for rated in found:
        if best is None or least is None:
            best = rated.score
            least = best - CLOSE * max(0.0, best - ranked[len(ranked) // 2].score)
        if rated.score < least:
            return
        yield Rated(rated.answer, best)


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
