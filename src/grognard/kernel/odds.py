"""Exact odds of a choice, by executing the rules themselves over every act of chance."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from fractions import Fraction
from math import lcm, sqrt
from typing import Any, Generic, Literal, TypeVar

from msgspec import Struct

from grognard.kernel.chance import Lots
from grognard.kernel.course import Course
from grognard.kernel.game import Game
from grognard.kernel.questions import Chance, Choose, Draw, Option, Place, Seat, Together, Weights
from grognard.kernel.refusals import Refusal
from grognard.kernel.state import Battle
from grognard.kernel.tallies import Tally
from grognard.kernel.views import View

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
DEEPEST = 3
"""How many choices met on the way are told apart; further ones are answered as usual."""

Policy = Literal["usual", "best", "tree"]
"""What becomes of a choice met on the way.

``usual``: its default is taken. ``best``: whatever its owner gains most by. ``tree``: each of
its answers gets a distribution of its own.
"""


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
    tallies: tuple[Tally, ...] = ()
    worth: float = 0.0
    """Expected worth for the seat that asks, where the policy is ``best``."""
    met: Met | None = None

    def of(self, wanted: Callable[[Any], bool]) -> Fraction:
        """The probability that the outcome satisfies a condition."""
        return sum((c.probability for c in self.outcomes if wanted(c.outcome)), Fraction(0))

    def __getitem__(self, outcome: Any) -> Fraction:
        return self.of(lambda found: bool(found == outcome))


class OverBudget(Exception):
    """The rules would have to be run more often than is allowed."""


class _Boundary(Exception):
    """The step is over: the battle is complete and nothing is suspended."""


class _Lull(_Boundary):
    """The battle is complete in the middle of a step, which goes on from the state alone."""


class _MetChoice(Exception):
    def __init__(self, choice: Choose) -> None:
        super().__init__(choice.topic)
        self.choice = choice


Rest = type[_Boundary] | None
"""Where a run of the rules came to rest, if it waits on no question."""


class Weighed(Struct):
    """Outcomes with whole weights, their sum, and the mean worth of them for each seat."""

    of: dict[Hashable, int]
    total: int
    worth: dict[Seat, float]


def _mix(parts: Sequence[tuple[int, Weighed]]) -> Weighed:
    """Weighted sum of distributions, kept in whole numbers."""
    common = lcm(*(part.total for _, part in parts))
    mixed: dict[Hashable, int] = {}
    whole = sum(weight for weight, _ in parts)
    worth: dict[Seat, float] = {}
    for weight, part in parts:
        scale = weight * (common // part.total)
        for outcome, share in part.of.items():
            mixed[outcome] = mixed.get(outcome, 0) + share * scale
        for seat, value in part.worth.items():
            worth[seat] = worth.get(seat, 0.0) + value * weight / whole
    return Weighed(mixed, whole * common, worth)


def _fold(found: Weighed, beside: Sequence[tuple[int, Sequence[tuple[int, Weighed]]]]) -> Weighed:
    """Mix what one run found with the branches it passed, the last one first."""
    for weight, branches in reversed(beside):
        found = _mix([(weight, found), *branches])
    return found


class Explorer(Generic[B]):
    """Runs the rules from one moment over every act of chance, again and again.

    A suspended rule cannot be copied, so each branch is run anew from the last checkpoint;
    wherever the battle is complete, equal states are merged and explored once.
    """

    def __init__(
        self,
        game: Game[B],
        answers: Sequence[object],
        by: Callable[[B, B], Hashable] | None,
        until: Callable[[B], bool] | None,
        policy: Policy,
        budget: int,
        viewer: Seat | None,
    ) -> None:
        self.game = game
        self.ruleset = game.ruleset
        self.script = list(answers)
        self.until = until
        self.policy = policy
        self.budget = budget
        self.viewer = viewer
        self.world: int | None = None
        self.guesses = (
            policy == "best"
            or by is not None
            or until is not None
            or self.ruleset.turns_on_secrets(game.battle)
        )
        self.fixed: dict[str, str] = {}
        self.tallies: dict[bytes, Tally] = {}
        self.used = 0
        self.runs = 0
        self.spent = 0
        self.merged: dict[tuple[bytes, int], Weighed] = {}
        mark = game._marks[-1]
        self.packed = mark.packed
        self._facts: dict[bytes, dict[Any, Any]] = {mark.packed: mark.facts}
        self._past = game._entries[mark.answers :]
        self._before = game.codec.copy(game.battle)
        effects: Callable[[B, B], Hashable] = self.ruleset.effects
        self.by = by or effects

    def _course(
        self, packed: bytes, prefix: Sequence[object], *, merging: bool = True
    ) -> tuple[Course[B], Rest]:
        """The battle after the past and this prefix, and whether it came to rest there."""
        self.runs += 1
        self.spent += 1
        if self.runs > self.budget:
            raise OverBudget
        battle = self.game.codec.unpack(packed)
        vars(battle)["facts"] = self._facts.setdefault(packed, {})
        course = Course(self.ruleset, battle, _one_step())
        try:
            course.begin()
            if packed is self.packed:
                self._catch_up(course)
            if merging:
                vars(battle)["lull"] = _pause
            for outcome in prefix:
                course.send(outcome)
        except _Boundary as rest:
            return course, type(rest)
        return course, None

    def _catch_up(self, course: Course[B]) -> None:
        """Bring the last checkpoint to the moment of asking, the unknown dealt anew."""
        for entry in self._past:
            assert course.question is not None
            course.send(course.question.trust(entry))
        if self.world is not None and self.viewer is not None:
            lot = Lots("odds").lot(self.world)
            self.ruleset.redeal(course.battle, self.viewer, lot)

    def explore(self, packed: bytes, prefix: list[object], used: int) -> Weighed:
        """Everything that may come of this moment.

        At an act of chance this run goes on with the first outcome; each other outcome takes a
        run of its own.
        """
        course, rest = self._course(packed, prefix)
        beside: list[tuple[int, list[tuple[int, Weighed]]]] = []
        while rest is None:
            question = course.question
            if question is None:
                break
            if isinstance(question, Chance):
                for tally in question.tallies:
                    self._note(tally)
                (choice, weight), *others = self.outcomes(question)
                if others:
                    branches = [(w, self.explore(packed, [*prefix, o], used)) for o, w in others]
                    beside.append((weight, branches))
            else:
                choice, used, open_ = self._choice(question, used, course.battle)
                if open_:
                    if isinstance(question, Choose) and self.policy == "best":
                        return _fold(self._best(question, packed, prefix, used), beside)
                    break
            rest = self._send(course, prefix, choice)
        return _fold(self._leaf(course.battle, used, rest), beside)

    def outcomes(self, question: Chance[Any]) -> Weights:
        """Every outcome; a large hand has more than could even be listed."""
        if isinstance(question, Draw) and _orders(question) > self.budget:
            raise OverBudget
        return question.outcomes()

    def _send(self, course: Course[B], prefix: list[object], outcome: object) -> Rest:
        prefix.append(outcome)
        try:
            course.send(outcome)
        except _Boundary as rest:
            return type(rest)
        return None

    def _choice(
        self, question: Choose | Place | Together, used: int, battle: B
    ) -> tuple[object, int, bool]:
        """The answer to a choice, and whether it is left open."""
        if isinstance(question, Choose) and len(question.options) == 1:
            return question.options[0].key, used, False
        if used < len(self.script):
            entry = question.read(self._whole(question, self.script[used]))
            return question.trust(entry), used + 1, False
        if isinstance(question, Choose):
            fixed = self.fixed.get(question.topic)
            if fixed is not None:
                legal = any(option.key == fixed for option in question.options)
                return (fixed if legal else question.usual), used, False
            if self._tells_apart(question, battle):
                raise _MetChoice(question)
            if self.policy == "best":
                return None, used, True
        if isinstance(question, Place) and question.seat == self.viewer:
            return None, used, True
        return question.usual, used, False

    def _whole(self, question: Choose | Place | Together, answer: object) -> object:
        """Asked of several seats at once, the asker answers for its own; the others as usual."""
        if isinstance(question, Together) and not isinstance(answer, Mapping):
            return {choice.seat: choice.usual for choice in question.choices} | {
                self.viewer: answer
            }
        return answer

    def _tells_apart(self, question: Choose, battle: B) -> bool:
        """Whether each answer gets odds of its own; cards only a redeal put into a hand do not."""
        if self.policy != "tree" or len(self.fixed) >= DEEPEST:
            return False
        if self.world is None or self.viewer is None or question.seat == self.viewer:
            return True
        held = _cards(self.ruleset.view(battle, question.seat))
        hidden = held - _cards(self.ruleset.view(battle, self.viewer))
        return all(option.key not in hidden for option in question.options)

    def _best(self, question: Choose, packed: bytes, prefix: list[object], used: int) -> Weighed:
        found = [self.explore(packed, [*prefix, option.key], used) for option in question.options]
        return max(found, key=lambda weights: weights.worth.get(question.seat, 0.0))

    def _leaf(self, battle: B, used: int, rest: Rest) -> Weighed:
        self.used = max(self.used, used)
        if rest is not None and self._goes_on(battle, rest):
            packed = self.game.codec.pack(battle)
            if (packed, used) not in self.merged:
                self.merged[packed, used] = self.explore(packed, [], used)
            return self.merged[packed, used]
        outcome = self.by(self._before, battle)
        worth = {}
        if self.policy == "best":
            worth = {s: self.ruleset.worth(battle, s) for s in self.ruleset.seats(battle)}
        return Weighed({outcome: 1}, 1, worth)

    def _goes_on(self, battle: B, rest: type[_Boundary]) -> bool:
        if rest is _Lull:
            return True
        return self.until is not None and not self.until(battle)

    def _note(self, tally: Tally) -> None:
        if len(self.tallies) < 32:
            self.tallies.setdefault(repr(tally).encode(), tally)

    def sample(
        self, samples: int, prefix: Sequence[object] = (), seed: str = "odds/sample"
    ) -> dict[Hashable, int]:
        """Play the passage out many times with seeded chance and usual answers."""
        found: dict[Hashable, int] = {}
        lots = Lots(seed)
        number = 0
        self.budget = 1 << 62
        for world in range(samples):
            if self.world is not None:
                self.world = world
            course, rest = self._course(self.packed, prefix, merging=False)
            used = 0
            while True:
                question = course.question
                if rest is not None:
                    if not self._goes_on(course.battle, rest):
                        break
                    course, rest = self._next(course.battle)
                    continue
                if question is None:
                    break
                if isinstance(question, Chance):
                    number += 1
                    answer: object = question.trust(question.sample(lots.lot(number)))
                    for tally in question.tallies:
                        self._note(tally)
                else:
                    answer, used, open_ = self._choice(question, used, course.battle)
                    if open_:
                        if not isinstance(question, Choose):
                            break
                        answer = question.usual
                rest = self._send(course, [], answer)
            self.used = max(self.used, used)
            outcome = self.by(self._before, course.battle)
            found[outcome] = found.get(outcome, 0) + 1
        return found

    def _next(self, battle: B) -> tuple[Course[B], Rest]:
        course = Course(self.ruleset, battle, _one_step())
        try:
            course.begin()
        except _Boundary as rest:
            return course, type(rest)
        return course, None


def _cards(view: View) -> set[str]:
    """The cards whose faces a view shows."""
    return {card for pile in view.piles for card in pile.cards if card is not None}


def _one_step() -> Callable[[], None]:
    """Lets one step begin, and stops where it is over."""
    begun = False

    def between() -> None:
        nonlocal begun
        if begun:
            raise _Boundary
        begun = True

    return between


def _pause() -> None:
    raise _Lull


def _orders(draw: Draw) -> int:
    """At most so many different hands may be drawn, told apart by their order.

    >>> from grognard.kernel.decks import Deck
    >>> _orders(Draw(Deck.of("aabc"), 2)), _orders(Draw(Deck.of("abc"), 0))
    (9, 1)
    """
    kinds = len(set(draw.deck.middle))
    return int(kinds ** draw.deck.unknown_among(draw.count))


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
    answers: Sequence[object] = (),
    *,
    policy: Policy = "usual",
    by: Callable[[B, B], Hashable] | None = None,
    until: Callable[[B], bool] | None = None,
    budget: int = BUDGET,
    samples: int = SAMPLES,
    viewer: Seat | None = None,
) -> Distribution:
    """How likely each outcome is if these answers are given next.

    Outcomes are what the ruleset says a player cares about, or ``by(before, after)``. The
    passage ends with the step under way, or at the first end of a step that satisfies
    ``until``. What the asking seat cannot see is averaged over redeals, never looked at; it is
    the seat whose turn it is to answer, unless a ``viewer`` is named.
    """
    if viewer is None and game.decision is not None:
        viewer = game.decision.seat
    explorer = Explorer(game, answers, by, until, policy, budget, viewer)
    if game.ruleset.secrets and viewer is not None:
        explorer.world = 0
    found = _solve(explorer, samples)
    if explorer.used < len(explorer.script):
        raise Refusal("answer-not-used", answer=str(explorer.script[explorer.used])[:80])
    return found


def _solve(explorer: Explorer[Any], samples: int) -> Distribution:
    try:
        return _enumerate(explorer)
    except _MetChoice as met:
        return _tree(explorer, met.choice, samples)
    except OverBudget:
        return _estimate(explorer, samples)


def _enumerate(explorer: Explorer[Any]) -> Distribution:
    if explorer.world is None or not explorer.guesses:
        weights = explorer.explore(explorer.packed, [], 0)
        return _distribution(explorer, weights, 0)
    worlds = []
    for world in range(WORLDS):
        explorer.world = world
        worlds.append((1, explorer.explore(explorer.packed, [], 0)))
        if len(worlds) == ALIKE and all(found == worlds[0] for found in worlds):
            break
    return _distribution(explorer, _mix(worlds), len(worlds))


def _distribution(explorer: Explorer[Any], weights: Weighed, samples: int) -> Distribution:
    chances = []
    for outcome, weight in weights.of.items():
        share = Fraction(weight, weights.total)
        low, high = wilson(float(share) * samples, samples) if samples else (float(share),) * 2
        chances.append(Chanced(outcome, share, low, high))
    chances.sort(key=lambda chanced: -chanced.probability)
    worth = weights.worth.get(explorer.viewer or "", 0.0)
    tallies = tuple(explorer.tallies.values())
    return Distribution(samples == 0, tuple(chances), samples, tallies, worth)


def _estimate(explorer: Explorer[Any], samples: int) -> Distribution:
    policy, budget = explorer.policy, explorer.budget
    if policy == "tree":
        explorer.policy = "usual"
    found = explorer.sample(samples)
    # Other branches of the same tree are still to be enumerated.
    explorer.policy, explorer.budget = policy, budget
    return _distribution(explorer, Weighed(dict(found), samples, {}), samples)


def _tree(explorer: Explorer[Any], choice: Choose, samples: int) -> Distribution:
    """One distribution per answer of the choice met; the usual answer's is the whole's."""
    branches: dict[str, Distribution] = {}
    known: dict[Hashable, Distribution] = {}
    kinds = {option.key: _kind(choice, option.key) for option in choice.options}
    whole_budget, before, ways = explorer.budget, explorer.spent, len(set(kinds.values()))
    for key, kind in kinds.items():
        if kind in known:
            branches[key] = known[kind]
            continue
        # What one answer leaves of its share goes to those after it.
        left = whole_budget - (explorer.spent - before)
        to_come = {kinds[other] for other in kinds if other not in branches} - known.keys()
        explorer.budget = max(whole_budget // ways, left // len(to_come))
        found = _branch(explorer, choice.topic, key, max(FEWEST_SAMPLES, samples // ways))
        branches[key] = found
        if found.met is None:
            known[kind] = found
        else:
            # A choice further on names what is left to choose from, and that is not alike.
            ways = len(kinds)
    explorer.budget = whole_budget
    met = Met(
        choice.seat,
        choice.topic,
        choice.rule,
        choice.piece,
        branches,
        tuple(choice.options),
        choice.facts,
    )
    whole = branches[choice.usual]
    return Distribution(whole.exact, whole.outcomes, whole.samples, whole.tallies, whole.worth, met)


def _kind(choice: Choose, key: str) -> Hashable:
    return key if choice.alike is None else choice.alike(key)


def _branch(explorer: Explorer[Any], topic: str, key: str, samples: int) -> Distribution:
    explorer.fixed[topic] = key
    explorer.runs = 0
    explorer.merged.clear()
    found = _solve(explorer, samples)
    del explorer.fixed[topic]
    return found
