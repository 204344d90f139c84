"""Exact odds of a choice, by executing the rules themselves over every act of chance."""

from collections.abc import Callable, Hashable, Sequence
from fractions import Fraction
from math import sqrt
from typing import Any, TypeVar

from msgspec import Struct, structs

from grognard.kernel.events import Event
from grognard.kernel.exploring import (
    Act,
    Explorer,
    Inquiry,
    MetChoice,
    OverBudget,
    Policy,
    Seen,
    Weighed,
    mix,
    sample,
)
from grognard.kernel.game import Game
from grognard.kernel.plans import Juncture, Plan, plan_of
from grognard.kernel.questions import Choose, Option, Seat
from grognard.kernel.refusals import Refusal
from grognard.kernel.state import Battle
from grognard.kernel.tallies import Tally
from grognard.kernel.views import SPECTATOR

B = TypeVar("B", bound=Battle)

BUDGET = 20_000
"""How many times the rules are run before the answer is sampled instead."""
SAMPLES = 4_000
WORLDS = 24
"""Over how many redeals the unknown is averaged."""
ALIKE = 6
"""If so many redeals lead to the very same odds, no more are tried."""
FEWEST_SAMPLES = 100
"""A branch of a tree is never estimated from fewer runs, however many branches share them."""


class Chanced(Struct, frozen=True):
    """One outcome and how likely it is; an interval where it was sampled."""

    outcome: Any
    probability: Fraction
    low: float
    high: float


class Met(Struct, frozen=True):
    """A choice met on the way, and what each of its answers leads to."""

    seat: Seat
    topic: str
    rule: str
    piece: str | None
    answers: dict[str, "Distribution"]
    options: tuple[Option, ...] = ()
    """What the answers are called, in their order."""
    facts: dict[str, Any] | None = None

    @property
    def question(self) -> Choose:
        """The choice, to be told in words."""
        return Choose(
            self.seat, self.options, self.rule, self.topic, piece=self.piece, facts=self.facts
        )


class Distribution(Struct, frozen=True):
    """How likely each outcome of a choice is.

    ``exact`` says whether every act of chance was enumerated; if not, probabilities are
    estimates from ``samples`` runs, and their 95 % intervals are given.
    """

    exact: bool
    outcomes: tuple[Chanced, ...]
    samples: int = 0
    acts: tuple[Act, ...] = ()
    """The acts of chance that were met and have numbers behind them."""
    worth: float = 0.0
    """Expected worth for the seat that asks, where the policy is ``best``."""
    left_open: tuple[Seat, ...] = ()
    """Other seats whose choices on the way were taken to be the usual ones."""
    met: Met | None = None

    @property
    def tallies(self) -> tuple[Tally, ...]:
        """The numbers behind acts of chance, each once."""
        told = {repr(tally): tally for act in self.acts for tally in act.tallies}
        return tuple(told.values())

    def of(self, wanted: Callable[[Any], bool]) -> Fraction:
        """The probability that the outcome satisfies a condition."""
        return sum((c.probability for c in self.outcomes if wanted(c.outcome)), Fraction(0))

    def __getitem__(self, outcome: Any) -> Fraction:
        return self.of(lambda found: bool(found == outcome))


def wilson(hits: float, trials: int) -> tuple[float, float]:
    """The 95 % Wilson interval of a share.

    >>> low, high = wilson(50, 100)
    >>> round(low, 4), round(high, 4)
    (0.4038, 0.5962)
    >>> wilson(0, 12)[0], wilson(12, 12)[1]
    (0.0, 1.0)
    """
    if not trials:
        return 0.0, 1.0
    z = 1.959963984540054
    share = hits / trials
    centre = share + z * z / (2 * trials)
    spread = z * sqrt(share * (1 - share) / trials + z * z / (4 * trials * trials))
    scale = 1 + z * z / trials
    # At either end rounding would leave a trace of a doubt where there is none.
    low = 0.0 if hits <= 0 else max(0.0, (centre - spread) / scale)
    high = 1.0 if hits >= trials else min(1.0, (centre + spread) / scale)
    return low, high


def odds(
    game: Game[B],
    answers: Sequence[object] | Callable[[Juncture], object] | Plan = (),
    *,
    policy: Policy = "usual",
    by: Callable[[B, B], Hashable] | None = None,
    hearing: Callable[[Event], Hashable | None] | None = None,
    until: Callable[[B], bool] | None = None,
    budget: int = BUDGET,
    samples: int = SAMPLES,
    viewer: Seat | None = None,
    in_passing: frozenset[str] | None = None,
    enough: Callable[[], bool] = lambda: False,
) -> Distribution:
    """How likely each outcome is if these answers are given next.

    The answers are a list, or a plan: a function that is asked at every choice and may look at
    what has happened, or ``plans.written`` words. Outcomes are what the ruleset says a player
    cares about, or ``by(before, after)``, or, with ``hearing``, all that it makes of the events
    on the way, in order.

    The passage ends with the step under way, once what it began is resolved, or at the first end
    of a step that satisfies ``until``; a plan goes on into steps that begin by asking the same
    seat, as long as it has an answer. Choices on the way are answered by the policy. What the
    asking seat cannot see is averaged over redeals, never looked at; it is the seat whose turn
    it is to answer, unless a ``viewer`` is named. What that seat has to choose before anything
    happens is answered as usual as well; where the topics it may pass over are given, the answers
    must say everything else.

    What is not enumerated within the budget is sampled; without samples ``OverBudget`` is raised.
    Somebody who cannot wait for the end says when it is ``enough``: from then on nothing is
    enumerated, few samples are taken, and no more choices are told apart.
    """
    if viewer is None and game.decision is not None:
        viewer = game.decision.seat
    ruleset, before, plan = game.ruleset, game.codec.copy(game.battle), plan_of(answers)
    _refuse_strangers(plan, game, viewer)
    effects: Callable[[B, B], Hashable] = by or ruleset.effects
    redeals = ruleset.secrets and viewer is not None
    guesses = by is not None or until is not None or plan.watches or policy == "best"
    inquiry = Inquiry(
        game.bookmark,
        lambda after: effects(before, after),
        plan,
        until,
        policy,
        viewer,
        redeals,
        before=before,
        hearing=hearing and _as_heard_by(viewer, hearing),
        in_passing=in_passing,
    )
    worlds = WORLDS if redeals and (guesses or ruleset.turns_on_secrets(before)) else 1
    seen = Seen(enough)
    found = _Telling(worlds, seen).solve(inquiry, budget, samples)
    _refuse_unused(plan, seen)
    return found


def _as_heard_by(
    viewer: Seat | None, hearing: Callable[[Event], Hashable | None]
) -> Callable[[Event], Hashable | None]:
    """What matters of the events that a seat may learn of."""
    return lambda event: None if viewer in event.secret_from else hearing(event)


def _refuse_strangers(plan: Plan, game: Game[Any], viewer: Seat | None) -> None:
    """A plan that speaks of a piece there is not is a mistake."""
    if not plan.pieces:
        return
    view = game.view(viewer or SPECTATOR)
    known = [*(piece.id for piece in view.pieces), *game.seats]
    strange = sorted(plan.pieces - {*known, *(terrain.id for terrain in view.terrain)})
    if strange:
        raise Refusal("plan-no-piece", piece=strange[0], known=", ".join(known))


def _refuse_unused(plan: Plan, seen: Seen) -> None:
    """A plan that speaks of what never comes is a mistake, and says nothing about the odds."""
    if seen.unused is not None:
        raise Refusal("answer-not-used", answer=plan.told(seen.unused)[:80])
    strange = sorted(plan.topics - seen.topics)
    if strange:
        known = ", ".join(sorted(seen.topics)) or "–"
        raise Refusal("plan-never-rolled", topic=strange[0], known=known)


class _Telling(Struct, frozen=True):
    """Makes distributions of what is explored."""

    worlds: int
    """Over how many redeals they are averaged."""
    seen: Seen

    def solve(self, inquiry: Inquiry[Any], budget: int, samples: int) -> Distribution:
        """The exact distribution, where the budget allows it."""
        try:
            return self._enumerate(inquiry, budget)
        except MetChoice as met:
            if self.seen.enough():
                return self.solve(structs.replace(inquiry, policy="usual"), budget, samples)
            return self._tree(inquiry, met.choice, budget, samples)
        except OverBudget:
            if not samples:
                raise
            return self._estimate(inquiry, samples)

    def _enumerate(self, inquiry: Inquiry[Any], budget: int) -> Distribution:
        explorer = Explorer(inquiry, budget, self.seen)
        if self.worlds == 1:
            return self._distribution(inquiry, explorer.explore(), 0)
        found = []
        for world in range(self.worlds):
            found.append((1, explorer.explore(world)))
            if len(found) == ALIKE and all(each == found[0] for each in found):
                break
        return self._distribution(inquiry, mix(found), len(found))

    def _estimate(self, inquiry: Inquiry[Any], samples: int) -> Distribution:
        if inquiry.policy == "tree":
            inquiry = structs.replace(inquiry, policy="usual")
        found = sample(inquiry, samples, self.seen)
        return self._distribution(inquiry, found, found.total)

    def _distribution(self, inquiry: Inquiry[Any], found: Weighed, samples: int) -> Distribution:
        chances = []
        for outcome, weight in found.of.items():
            share = Fraction(weight, found.total)
            low, high = wilson(float(share) * samples, samples) if samples else (float(share),) * 2
            chances.append(Chanced(outcome, share, low, high))
        chances.sort(key=lambda chanced: -chanced.probability)
        worth = found.worth.get(inquiry.viewer or "", 0.0)
        return Distribution(
            samples == 0, tuple(chances), samples, self.seen.acts, worth, self.seen.left_open
        )

    def _tree(
        self, inquiry: Inquiry[Any], choice: Choose, budget: int, samples: int
    ) -> Distribution:
        """One distribution per answer of the choice met, and the whole's, if all is as usual."""
        # A choice that comes again need not have the usual answer it had first.
        whole = self.solve(structs.replace(inquiry, policy="usual"), budget, samples)
        branches: dict[str, Distribution] = {}
        known: dict[Hashable, Distribution] = {}
        kinds = {option.key: _kind(choice, option.key) for option in choice.options}
        before, ways = self.seen.runs, len(set(kinds.values()))
        for key, kind in kinds.items():
            if kind in known:
                branches[key] = known[kind]
                continue
            # What one answer leaves of its share goes to those after it.
            left = budget - (self.seen.runs - before)
            to_come = {kinds[other] for other in kinds if other not in branches} - known.keys()
            found = self.solve(
                structs.replace(inquiry, fixed={**inquiry.fixed, choice.topic: key}),
                max(budget // ways, left // len(to_come)),
                max(FEWEST_SAMPLES, samples // ways),
            )
            branches[key] = found
            if found.met is None:
                known[kind] = found
            else:
                # A choice further on names what is left to choose from, and that is not alike.
                ways = len(kinds)
        met = Met(
            choice.seat,
            choice.topic,
            choice.rule,
            choice.piece,
            branches,
            tuple(choice.options),
            choice.facts,
        )
        return structs.replace(whole, acts=self.seen.acts, met=met)


def _kind(choice: Choose, key: str) -> Hashable:
    return key if choice.alike is None else choice.alike(key)
