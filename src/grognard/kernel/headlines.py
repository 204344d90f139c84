"""What an option comes to, in one figure: how likely it is that something of note happens."""

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from fractions import Fraction
from typing import Any

from msgspec import Struct

from grognard.kernel.exploring import OverBudget
from grognard.kernel.game import Game
from grognard.kernel.odds import Distribution, odds
from grognard.kernel.questions import Choose, Option, Seat
from grognard.kernel.refusals import Refusal
from grognard.kernel.ruleset import Effect, Ruleset

HALF = Fraction(1, 2)


class Headline(Struct, frozen=True):
    """How likely it is that something, or anything graver, befalls a piece."""

    kind: str
    piece: str
    share: Fraction
    exact: bool
    is_boon: bool = False
    """Whether it is good for the piece."""
    mean: Fraction | None = None
    """The amount to be expected, where there is one whenever it happens."""
    left_open: tuple[Seat, ...] = ()
    """Other seats whose choices on the way were taken to be the usual ones."""


def headlines(
    game: Game[Any],
    seat: Seat,
    keys: Iterable[str] = (),
    *,
    budget: int,
    samples: int,
    enough: Callable[[], bool] = lambda: False,
) -> Iterator[tuple[str, Headline | None]]:
    """The headlines of these options of the question, or of all of them, one after another.

    Where an option has no headline, nothing of note comes of it, or more has to be chosen first.
    Without samples, whatever the budget does not suffice for, or has not been enumerated when it
    is ``enough``, is left out.
    """
    question = game.decision
    if not isinstance(question, Choose) or question.seat != seat:
        return
    wanted = set(keys)
    known: dict[Hashable, Distribution | None] = {}
    for option in question.options:
        if wanted and option.key not in wanted:
            continue
        kind = option.key if question.alike is None else question.alike(option.key)
        if kind not in known:
            try:
                known[kind] = _weighed(game, option.key, seat, budget, samples, enough)
            except OverBudget:
                continue
        yield option.key, headline(game, question, option, known[kind])


def headline(
    game: Game[Any], question: Choose, option: Option, found: Distribution | None
) -> Headline | None:
    """What to tell first of what may come of an option."""
    if found is None:
        return None
    near = [piece for piece in (option.piece, question.piece) if piece is not None]
    return headline_of(found, game.ruleset, near)


def headline_of(
    found: Distribution, ruleset: Ruleset[Any], near: Sequence[str] = ()
) -> Headline | None:
    """The headline of a distribution.

    It tells of the first of the pieces ``near`` that anything befalls, else of the one likeliest
    to be befallen; of the first ladder that has a rung for it; and of the gravest rung that is
    at least half as likely as the lowest one.
    """
    ladders = ruleset.headlines
    rungs = {kind for ladder in ladders for kind in ladder}
    befallen: dict[str, Fraction] = {}
    for chanced in found.outcomes:
        for piece in {effect.piece for effect in chanced.outcome if named(effect) in rungs}:
            befallen[piece] = befallen.get(piece, Fraction(0)) + chanced.probability
    if not befallen:
        return None
    likeliest = max(sorted(befallen), key=lambda piece: befallen[piece])
    piece = next((each for each in near if each in befallen), likeliest)
    for ladder in ladders:
        shares = [(kind, _share(found, piece, ladder[: n + 1])) for n, kind in enumerate(ladder)]
        lowest = shares[-1][1]
        if lowest:
            kind, share = next(rung for rung in shares if rung[1] >= HALF * lowest)
            return Headline(
                kind,
                piece,
                share,
                found.exact,
                kind in ruleset.boons,
                _mean(found, piece, kind, share),
                found.left_open,
            )
    raise AssertionError("what befalls a piece is on a ladder")


def named(effect: Effect) -> str:
    """How a ladder names an effect.

    >>> named(Effect("a1", "health", -2)), named(Effect("a1", "dead"))
    ('health-less', 'dead')
    """
    return f"{effect.kind}-less" if effect.amount < 0 else effect.kind


def _share(found: Distribution, piece: str, kinds: Sequence[str]) -> Fraction:
    """How likely any of this befalls a piece."""
    return found.of(lambda effects: any(e.piece == piece and named(e) in kinds for e in effects))


def _mean(found: Distribution, piece: str, kind: str, share: Fraction) -> Fraction | None:
    """The amount to be expected; nothing where it may happen without one."""
    total, counted = Fraction(0), Fraction(0)
    for chanced in found.outcomes:
        amounts = [abs(e.amount) for e in chanced.outcome if e.piece == piece and named(e) == kind]
        if sum(amounts):
            counted += chanced.probability
            total += chanced.probability * sum(amounts)
    return total if counted == share else None


def _weighed(
    game: Game[Any], key: str, seat: Seat, budget: int, samples: int, enough: Callable[[], bool]
) -> Distribution | None:
    """All that may come of an option, others answering as usual; nothing where more is to say."""
    try:
        return odds(
            game,
            [key],
            budget=budget,
            samples=samples,
            viewer=seat,
            in_passing=game.ruleset.in_passing,
            enough=enough,
        )
    except Refusal as refusal:
        if refusal.reason != "answer-missing":
            raise
        return None
