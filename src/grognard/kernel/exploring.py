"""Walks the tree of choices and chance that follows a moment, by executing the rules themselves."""

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from functools import partial
from itertools import count
from math import lcm
from typing import Any, Generic, Literal, TypeVar

from msgspec import Struct, structs

from grognard.kernel.chance import Lot, Lots
from grognard.kernel.questions import Chance, Choose, Draw, Place, Seat, Together, Weights
from grognard.kernel.resuming import Bookmark, Checkpoint, Run
from grognard.kernel.state import Battle
from grognard.kernel.tallies import Tally
from grognard.kernel.views import View

B = TypeVar("B", bound=Battle)

DEEPEST = 3
"""How many choices met on the way are told apart; further ones are answered as usual."""
MOST_TALLIES = 32

Policy = Literal["usual", "best", "tree"]
"""What becomes of a choice met on the way.

``usual``: its default is taken. ``best``: whatever its owner gains most by. ``tree``: each of
its answers gets a distribution of its own.
"""


class OverBudget(Exception):
    """The rules would have to be run more often than is allowed."""


class MetChoice(Exception):
    """A choice whose answers are to be told apart."""

    def __init__(self, choice: Choose) -> None:
        super().__init__(choice.topic)
        self.choice = choice


class _Lull(Exception):
    """The battle is complete in the middle of a step, which goes on from the state alone."""


class Weighed(Struct, frozen=True):
    """Outcomes with whole weights, their sum, and the mean worth of them for each seat."""

    of: Mapping[Hashable, int]
    total: int
    worth: Mapping[Seat, float]


def mix(parts: Sequence[tuple[int, Weighed]]) -> Weighed:
    """Weighted sum of distributions, kept in whole numbers.

    >>> coin, die = Weighed({"hit": 1, "miss": 1}, 2, {}), Weighed({"hit": 1, "miss": 5}, 6, {})
    >>> mix([(1, coin), (1, die)])
    Weighed(of={'hit': 4, 'miss': 8}, total=12, worth={})
    """
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
        found = mix([(weight, found), *branches])
    return found


class Inquiry(Struct, Generic[B], frozen=True, eq=False):
    """What is to be found out about a moment."""

    bookmark: Bookmark[B]
    outcome: Callable[[B], Hashable]
    """What a battle has come to, told apart as the asker wants it."""
    script: Sequence[object] = ()
    """The answers given next."""
    until: Callable[[B], bool] | None = None
    """Ends it at the end of a step; without it, it ends with the one under way."""
    policy: Policy = "usual"
    viewer: Seat | None = None
    """Who asks."""
    redeals: bool = False
    """Whether what the viewer cannot see is dealt anew for every world."""
    fixed: Mapping[str, str] = {}
    """How choices met on the way are answered, by topic."""

    def start(self, world: int) -> Run[B]:
        """The moment again, the unknown dealt anew."""
        run = self.bookmark.run()
        if self.redeals and self.viewer is not None:
            run.ruleset.redeal(run.battle, self.viewer, Lots("odds").lot(world))
        return run

    def goes_on(self, battle: B) -> bool:
        """Whether there is more to find out at the end of a step."""
        return self.until is not None and not self.until(battle)

    def answer(
        self, question: Choose | Place | Together, used: int, battle: B
    ) -> tuple[object, int]:
        """The answer to a choice, nothing where it is left open; how much of the script is used."""
        if isinstance(question, Choose) and len(question.options) == 1:
            return question.options[0].key, used
        if used < len(self.script):
            entry = question.read(self._whole(question, self.script[used]))
            return question.trust(entry), used + 1
        if isinstance(question, Choose):
            fixed = self.fixed.get(question.topic)
            if fixed is not None:
                legal = any(option.key == fixed for option in question.options)
                return (fixed if legal else question.usual), used
            if self._tells_apart(question, battle):
                raise MetChoice(question)
            if self.policy == "best":
                return None, used
        if isinstance(question, Place) and question.seat == self.viewer:
            return None, used
        return question.usual, used

    def _whole(self, question: Choose | Place | Together, answer: object) -> object:
        """Asked of several seats at once, the asker answers for its own; the others as usual."""
        if isinstance(question, Together) and not isinstance(answer, Mapping):
            return question.usual | {self.viewer: answer}
        return answer

    def _tells_apart(self, question: Choose, battle: B) -> bool:
        """Whether each answer gets odds of its own; cards only a redeal put into a hand do not."""
        if self.policy != "tree" or len(self.fixed) >= DEEPEST:
            return False
        if not self.redeals or self.viewer is None or question.seat == self.viewer:
            return True
        ruleset = self.bookmark.ruleset
        held = _cards(ruleset.view(battle, question.seat))
        hidden = held - _cards(ruleset.view(battle, self.viewer))
        return all(option.key not in hidden for option in question.options)


class Seen:
    """What was met while exploring, however often it was begun anew."""

    def __init__(self) -> None:
        self.runs = 0
        """How often the rules were run."""
        self.used = 0
        """How many answers of the script found their question."""
        self._tallies: dict[str, Tally] = {}

    @property
    def tallies(self) -> tuple[Tally, ...]:
        """The numbers behind acts of chance, each once."""
        return tuple(self._tallies.values())

    def run(self) -> None:
        """The rules are run once more."""
        self.runs += 1

    def meet(self, question: Chance[Any]) -> None:
        """An act of chance was met."""
        for tally in question.tallies:
            if len(self._tallies) < MOST_TALLIES:
                self._tallies.setdefault(repr(tally), tally)

    def use(self, answers: int) -> None:
        """So many answers of the script were given in one run."""
        self.used = max(self.used, answers)


class Explorer(Generic[B]):
    """Runs the rules from one moment over every act of chance, again and again.

    A suspended rule cannot be copied, so each branch is run anew from the last checkpoint;
    wherever the battle is complete, equal states are merged and explored once.
    """

    def __init__(self, inquiry: Inquiry[B], budget: int, seen: Seen) -> None:
        self._inquiry = inquiry
        self._budget = budget
        self._seen = seen
        self._runs = 0
        self._merged: dict[tuple[bytes, int], Weighed] = {}

    def explore(self, world: int = 0, prefix: Sequence[object] = ()) -> Weighed:
        """Everything that may come of the moment and these outcomes, in one of the worlds."""
        return self._explore(partial(self._inquiry.start, world), list(prefix), 0)

    def outcomes(self, question: Chance[Any]) -> Weights:
        """Every outcome; a large hand has more than could even be listed."""
        if isinstance(question, Draw) and _orders(question) > self._budget:
            raise OverBudget
        return question.outcomes()

    def _explore(self, start: Callable[[], Run[B]], prefix: list[object], used: int) -> Weighed:
        """Everything that may follow.

        At an act of chance this run goes on with the first outcome; each other outcome takes a
        run of its own.
        """
        run = self._begin(start)
        lulled = False
        for outcome in prefix:
            lulled = _send(run, outcome)
        beside: list[tuple[int, list[tuple[int, Weighed]]]] = []
        while (question := run.question) is not None:
            if isinstance(question, Chance):
                self._seen.meet(question)
                (choice, weight), *others = self.outcomes(question)
                if others:
                    branches = [(w, self._explore(start, [*prefix, o], used)) for o, w in others]
                    beside.append((weight, branches))
            else:
                choice, used = self._inquiry.answer(question, used, run.battle)
                if choice is None:
                    if isinstance(question, Choose):
                        return _fold(self._best(question, start, prefix, used), beside)
                    break
            prefix.append(choice)
            lulled = _send(run, choice)
        return _fold(self._leaf(run, used, lulled), beside)

    def _begin(self, start: Callable[[], Run[B]]) -> Run[B]:
        self._seen.run()
        self._runs += 1
        if self._runs > self._budget:
            raise OverBudget
        run = start()
        vars(run.battle)["lull"] = _pause
        return run

    def _best(
        self, question: Choose, start: Callable[[], Run[B]], prefix: list[object], used: int
    ) -> Weighed:
        found = [self._explore(start, [*prefix, option.key], used) for option in question.options]
        return max(found, key=lambda weights: weights.worth.get(question.seat, 0.0))

    def _leaf(self, run: Run[B], used: int, lulled: bool) -> Weighed:
        self._seen.use(used)
        battle, inquiry = run.battle, self._inquiry
        if run.question is None and not run.over and (lulled or inquiry.goes_on(battle)):
            packed = inquiry.bookmark.codec.pack(battle)
            if (packed, used) not in self._merged:
                self._merged[packed, used] = self._explore(self._from(packed), [], used)
            return self._merged[packed, used]
        worth = {}
        if inquiry.policy == "best":
            worth = {s: run.ruleset.worth(battle, s) for s in run.ruleset.seats(battle)}
        return Weighed({inquiry.outcome(battle): 1}, 1, worth)

    def _from(self, packed: bytes) -> Callable[[], Run[B]]:
        """How to begin at a complete battle."""
        checkpoint = Checkpoint(packed, {})
        return structs.replace(self._inquiry.bookmark, checkpoint=checkpoint, answers=()).run


def sample(
    inquiry: Inquiry[Any],
    samples: int,
    seen: Seen,
    prefix: Sequence[object] = (),
    seed: str = "odds/sample",
) -> Weighed:
    """What came of the moment and these outcomes, played on so many times by seeded chance.

    Choices that are left open are answered as usual.
    """
    found: dict[Hashable, int] = {}
    lots = map(Lots(seed).lot, count(1))
    for world in range(samples):
        seen.run()
        run = inquiry.start(world)
        for outcome in prefix:
            run.send(outcome)
        _play_out(inquiry, run, lots, seen)
        reached = inquiry.outcome(run.battle)
        found[reached] = found.get(reached, 0) + 1
    return Weighed(found, samples, {})


def _play_out(inquiry: Inquiry[B], run: Run[B], lots: Iterator[Lot], seen: Seen) -> None:
    used = 0
    while True:
        question = run.question
        if question is None:
            if run.over or not inquiry.goes_on(run.battle):
                break
            run.step()
            continue
        if isinstance(question, Chance):
            seen.meet(question)
            answer: object = question.trust(question.sample(next(lots)))
        else:
            answer, used = inquiry.answer(question, used, run.battle)
            if answer is None:
                if not isinstance(question, Choose):
                    break
                answer = question.usual
        run.send(answer)
    seen.use(used)


def _send(run: Run[Any], outcome: object) -> bool:
    """Go on; whether the battle is complete though the step is not over."""
    try:
        run.send(outcome)
    except _Lull:
        run.question = None
        return True
    return False


def _pause() -> None:
    raise _Lull


def _cards(view: View) -> set[str]:
    """The cards whose faces a view shows."""
    return {card for pile in view.piles for card in pile.cards if card is not None}


def _orders(draw: Draw) -> int:
    """At most so many different hands may be drawn, told apart by their order.

    >>> from grognard.kernel.decks import Deck
    >>> _orders(Draw(Deck.of("aabc"), 2)), _orders(Draw(Deck.of("abc"), 0))
    (9, 1)
    """
    kinds = len(set(draw.deck.middle))
    return int(kinds ** draw.deck.unknown_among(draw.count))
