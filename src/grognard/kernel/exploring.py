"""Walks the tree of choices and chance that follows a moment, by executing the rules themselves."""

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from functools import partial
from itertools import count
from math import lcm
from typing import Any, Generic, Literal, TypeVar

from msgspec import Struct, structs

from grognard.kernel.acts import Draw
from grognard.kernel.chance import Lot, Lots
from grognard.kernel.compound import Decision, Picking, Together
from grognard.kernel.events import Event
from grognard.kernel.plans import NOTHING_PLANNED, Given, Juncture, Plan, understood
from grognard.kernel.questions import Chance, Choose, Place, Seat, Weights
from grognard.kernel.refusals import Refusal
from grognard.kernel.resuming import Bookmark, Checkpoint, Run
from grognard.kernel.state import Battle
from grognard.kernel.tallies import Tally
from grognard.kernel.views import View

B = TypeVar("B", bound=Battle)

DEEPEST = 3
"""How many choices met on the way are told apart; further ones are answered as usual."""
MOST_ACTS = 32
IN_HASTE = 40
"""Samples that are taken even when nobody wants to wait any longer."""

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


Ear = Callable[[Event], None]
Start = Callable[[Ear | None], Run[B]]
"""How to be at a moment again, with somebody who listens from its beginning."""


class Thread(Struct, frozen=True):
    """What has been given and heard on the way to a moment: all that a branch must remember."""

    left: Hashable
    """What is left of the plan."""
    given: int = 0
    part: int | None = None
    """The part of the plan that was given last."""
    is_fresh: bool = True
    """Whether nothing has happened yet but what the plan answered."""
    rolled: tuple[tuple[str, Any], ...] = ()
    """The last outcome of each topic, where the plan may ask for it."""
    heard: tuple[Hashable, ...] = ()

    def gave(self, given: Given) -> "Thread":
        """An answer of the plan was given."""
        return structs.replace(self, left=given.left, given=self.given + 1, part=given.part)

    def went_on(self) -> "Thread":
        """Something happened that the plan did not answer."""
        return structs.replace(self, is_fresh=False) if self.is_fresh else self

    def rolls(self, topic: str, outcome: object) -> "Thread":
        """An act of chance came out."""
        others = tuple(each for each in self.rolled if each[0] != topic)
        return structs.replace(self, is_fresh=False, rolled=(*others, (topic, outcome)))

    def hears(self, heard: Sequence[Hashable]) -> "Thread":
        """Something that matters was told."""
        return structs.replace(self, heard=(*self.heard, *heard)) if heard else self


class Inquiry(Struct, Generic[B], frozen=True, eq=False):
    """What is to be found out about a moment."""

    bookmark: Bookmark[B]
    outcome: Callable[[B], Hashable]
    """What a battle has come to, told apart as the asker wants it."""
    plan: Plan = NOTHING_PLANNED
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
    before: B | None = None
    """The battle as it was, for a plan that depends on what has changed."""
    hearing: Callable[[Event], Hashable | None] | None = None
    """What matters of an event; where it is given, outcomes are all of it that was told."""
    in_passing: frozenset[str] | None = None
    """Where given, the plan must make every choice of its seat but those about these topics."""
    by: Callable[[B, Decision], object] | None = None
    """How a choice that is left open is answered; without it, as usual."""

    @property
    def tells_apart(self) -> bool:
        """Whether it matters how chance came out, and not only what came of it."""
        return self.hearing is not None or self.plan.watches

    @property
    def thread(self) -> Thread:
        """Where every branch begins."""
        return Thread(self.plan.whole)

    def start(self, world: int, ear: Ear | None = None) -> Run[B]:
        """The moment again, the unknown dealt anew; what led to it is no news to anybody."""
        run = self.bookmark.run()
        if self.redeals and self.viewer is not None:
            run.ruleset.redeal(run.battle, self.viewer, Lots("odds").lot(world))
        return run

    def from_here(self, packed: bytes) -> "Start[B]":
        """How to begin at a complete battle."""
        return structs.replace(self.bookmark, checkpoint=Checkpoint(packed, {}), answers=()).run

    def came_to(self, battle: B, thread: Thread) -> Hashable:
        """The outcome, as the asker wants it told."""
        return self.outcome(battle) if self.hearing is None else thread.heard

    def goes_on(self, battle: B) -> bool:
        """Whether there is more to find out at the end of a step, whatever is planned."""
        if self.until is not None:
            return not self.until(battle)
        return self.bookmark.ruleset.is_resolving(battle)

    def may_plan_on(self, part: int | None) -> bool:
        """Whether there may be more to the plan in another step, this part being next."""
        return self.until is None and (part is not None or not self.plan.waits)

    def plans_on(self, run: Run[B], thread: Thread) -> bool:
        """Whether the next step begins with a question to the same seat that the plan answers."""
        while run.question is None and not run.over:
            run.step()
        question = run.question
        if question is None or isinstance(question, Chance) or self._asks_others(question):
            return False
        given = self._planned(question, thread, run.battle)
        return given is not None and self._is_legal(question, given.answer)

    def _read(self, question: Decision, answer: object) -> object:
        try:
            return question.trust(question.read(self._whole(question, answer)))
        except Refusal as refusal:
            if refusal.reason != "not-an-option" or not isinstance(question, Choose | Picking):
                raise
            known = ", ".join(option.key for option in question.options)
            raise Refusal(
                "not-an-answer", rule=question.rule, question=question, known=known, **refusal.facts
            ) from None

    def _is_legal(self, question: Decision, answer: object) -> bool:
        try:
            question.read(self._whole(question, answer))
        except Refusal:
            return False
        return True

    def answer(self, question: Decision, thread: Thread, battle: B) -> tuple[object, Thread]:
        """The answer to a choice, nothing where it is left open."""
        given = self._planned(question, thread, battle)
        if isinstance(question, Choose) and len(question.options) == 1:
            # Whoever plans need not know that there is no choice, and may.
            key = question.options[0].key
            return key, (thread.gave(given) if given and given.answer == key else thread)
        if isinstance(question, Picking) and question.needs_nobody:
            return question.usual, thread
        if given is not None and (
            # What is meant for oneself need not fit what others are asked meanwhile.
            not self._asks_others(question) or self._is_legal(question, given.answer)
        ):
            return self._read(question, given.answer), thread.gave(given)
        if self._lacks(question, thread):
            raise Refusal("answer-missing", rule=question.rule, question=question)
        left_open = self._left_open(question, battle)
        return left_open, thread if self._is_in_passing(question) else thread.went_on()

    def _lacks(self, question: Decision, thread: Thread) -> bool:
        """Whether the plan ends where its seat must say a place; the best one would be found."""
        if isinstance(question, Together) or question.seat != self.viewer:
            return False
        must_say = isinstance(question, Place) or (
            self.in_passing is not None and not self._is_in_passing(question)
        )
        return must_say and thread.is_fresh and self.policy != "best"

    def _is_in_passing(self, question: Decision) -> bool:
        return self.in_passing is not None and question.topic in self.in_passing

    def _left_open(self, question: Decision, battle: B) -> object:
        """What becomes of a choice nobody planned for; nothing where its owner takes the best."""
        if isinstance(question, Choose):
            fixed = self.fixed.get(question.topic)
            if fixed is not None:
                return fixed if any(o.key == fixed for o in question.options) else question.usual
            if self._tells_apart(question, battle):
                raise MetChoice(question)
        if self.policy == "best" and not isinstance(question, Together):
            return None
        return question.usual if self.by is None else self.by(battle, question)

    def _planned(self, question: Decision, thread: Thread, battle: B) -> Given | None:
        given = self.plan.next(thread.left, self._juncture(thread, battle, question))
        if given is None:
            return None
        return structs.replace(given, answer=understood(question, given.answer))

    def left(self, thread: Thread, battle: B) -> int | None:
        """The part of the plan that would be given next."""
        return self.plan.waiting(thread.left, self._juncture(thread, battle))

    def _juncture(self, thread: Thread, battle: B, question: Decision | None = None) -> Juncture:
        ruleset = self.bookmark.ruleset
        return Juncture(ruleset, battle, self.before, dict(thread.rolled), thread.given, question)

    def _asks_others(self, question: Decision) -> bool:
        if isinstance(question, Together):
            return self.viewer is None or question.of(self.viewer) is None
        return question.seat != self.viewer

    def _whole(self, question: Decision, answer: object) -> object:
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


class Act(Struct, frozen=True):
    """An act of chance that was met, and the numbers behind it."""

    topic: str
    rule: str
    seat: Seat
    piece: str | None
    tallies: tuple[Tally, ...]


class Seen:
    """What was met while exploring, however often it was begun anew."""

    def __init__(self, enough: Callable[[], bool] = lambda: False) -> None:
        self.enough = enough
        """Whether nobody wants to wait any longer."""
        self.runs = 0
        """How often the rules were run."""
        self.topics: set[str] = set()
        """The acts of chance that were met."""
        self._used: set[int] = set()
        self._left: set[int] = set()
        self._acts: dict[str, Act] = {}
        self._left_open: dict[Seat, None] = {}

    @property
    def left_open(self) -> tuple[Seat, ...]:
        """The seats whose choices were answered as usual, but for the one that asks."""
        return tuple(self._left_open)

    @property
    def acts(self) -> tuple[Act, ...]:
        """The acts of chance that have numbers behind them, each once."""
        return tuple(self._acts.values())

    @property
    def unused(self) -> int | None:
        """The first part of the plan that never found its question."""
        return min(self._left - self._used, default=None)

    def run(self) -> None:
        """The rules are run once more."""
        self.runs += 1

    def meet(self, question: Chance[Any]) -> None:
        """An act of chance was met."""
        self.topics.add(question.topic)
        if question.tallies and len(self._acts) < MOST_ACTS:
            act = Act(
                question.topic, question.rule, question.seat, question.piece, question.tallies
            )
            self._acts.setdefault(repr(act), act)

    def leave_open(self, seat: Seat) -> None:
        """Somebody had a choice and took the usual answer."""
        self._left_open[seat] = None

    def gave(self, thread: Thread) -> None:
        """So far the plan has come in one branch."""
        if thread.part is not None:
            self._used.add(thread.part)

    def leave(self, part: int | None) -> None:
        """A branch ends before this part of the plan."""
        if part is not None:
            self._left.add(part)


_NO_ANSWER = object()


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
        self._merged: dict[tuple[bytes, Thread], Weighed] = {}

    def explore(self, world: int = 0, prefix: Sequence[object] = ()) -> Weighed:
        """Everything that may come of the moment and these outcomes, in one of the worlds."""
        start = partial(self._inquiry.start, world)
        return self._explore(start, list(prefix), self._inquiry.thread)

    def outcomes(self, question: Chance[Any]) -> Weights:
        """Every outcome; a large hand has more than could even be listed."""
        if isinstance(question, Draw) and _orders(question) > self._budget:
            raise OverBudget
        return question.apart() if self._inquiry.tells_apart else question.outcomes()

    def _explore(
        self,
        start: Start[B],
        prefix: list[object],
        thread: Thread,
        answer: object = _NO_ANSWER,
    ) -> Weighed:
        """Everything that may follow the answers of the prefix, which were heard, and a new one.

        At an act of chance this run goes on with the first outcome; each other outcome takes a
        run of its own.
        """
        ear = _Heard(self._inquiry.hearing)
        is_news = not prefix and answer is _NO_ANSWER
        run, lulled = self._begin(start, ear.hear if is_news else None), False
        for outcome in prefix:
            lulled = _send(run, outcome)
        ear.listen(run)
        if answer is not _NO_ANSWER:
            prefix.append(answer)
            lulled = _send(run, answer)
        beside: list[tuple[int, list[tuple[int, Weighed]]]] = []
        while (question := run.question) is not None:
            thread = ear.heard_by(thread)
            if isinstance(question, Chance):
                (choice, weight), *others = self._met(question)
                if others:
                    after = self._rolling(thread, question)
                    branches = [
                        (w, self._explore(start, prefix.copy(), after(o), o)) for o, w in others
                    ]
                    beside.append((weight, branches))
                thread = self._rolling(thread, question)(choice)
            else:
                choice, thread = _answered(self._inquiry, question, thread, run.battle, self._seen)
                if choice is None:
                    return _fold(self._best(question, start, prefix, thread), beside)
            prefix.append(choice)
            lulled = _send(run, choice)
        return _fold(self._leaf(run, ear.heard_by(thread), lulled), beside)

    def _begin(self, start: Start[B], ear: Ear | None = None) -> Run[B]:
        self._seen.run()
        self._runs += 1
        if self._runs > self._budget or self._seen.enough():
            raise OverBudget
        run = start(ear)
        vars(run.battle)["lull"] = _pause
        return run

    def _met(self, question: Chance[Any]) -> Weights:
        self._seen.meet(question)
        return self.outcomes(question)

    def _rolling(self, thread: Thread, question: Chance[Any]) -> Callable[[object], Thread]:
        """How an outcome is remembered; a plan that watches nothing need not tell them apart."""
        if self._inquiry.plan.watches:
            return partial(thread.rolls, question.topic)
        went_on = thread.went_on()
        return lambda outcome: went_on

    def _best(
        self,
        question: Decision,
        start: Start[B],
        prefix: list[object],
        thread: Thread,
    ) -> Weighed:
        found = [
            self._explore(start, prefix.copy(), thread, answer) for answer in _answers(question)
        ]
        return max(found, key=lambda weights: weights.worth.get(question.seat, 0.0))

    def _leaf(self, run: Run[B], thread: Thread, lulled: bool) -> Weighed:
        battle, inquiry = run.battle, self._inquiry
        part = inquiry.left(thread, battle)
        if run.question is None and not run.over:
            packed = inquiry.bookmark.codec.pack(battle)
            known = self._merged.get((packed, thread))
            if known is not None:
                return known
            if lulled or inquiry.goes_on(battle) or self._plans_on(packed, thread, part):
                found = self._explore(inquiry.from_here(packed), [], thread)
                self._merged[packed, thread] = found
                return found
        self._seen.leave(part)
        worth = {}
        if inquiry.policy == "best":
            worth = {s: run.ruleset.worth(battle, s) for s in run.ruleset.seats(battle)}
        return Weighed({inquiry.came_to(battle, thread): 1}, 1, worth)

    def _plans_on(self, packed: bytes, thread: Thread, part: int | None) -> bool:
        inquiry = self._inquiry
        return inquiry.may_plan_on(part) and inquiry.plans_on(
            self._begin(inquiry.from_here(packed)), thread
        )


def _answered(
    inquiry: Inquiry[B],
    question: Decision,
    thread: Thread,
    battle: B,
    seen: Seen,
) -> tuple[object, Thread]:
    """The answer to a choice, and what was seen of it."""
    answer, after = inquiry.answer(question, thread, battle)
    seen.gave(after)
    if after.given == thread.given and question.seat != inquiry.viewer and _has_choice(question):
        seen.leave_open(question.seat)
    return answer, after


def _has_choice(question: Decision) -> bool:
    return isinstance(question, Place) or not question.needs_nobody


class _Heard:
    """What matters of all that is told."""

    def __init__(self, hearing: Callable[[Event], Hashable | None] | None) -> None:
        self._hearing = hearing
        self._heard: list[Hashable] = []

    def listen(self, run: Run[Any]) -> None:
        """Hear what a run tells from now on."""
        if self._hearing is not None:
            run.battle.listen(self.hear)

    def hear(self, event: Event) -> None:
        """Something is told."""
        what = self._hearing(event) if self._hearing is not None else None
        if what is not None:
            self._heard.append(what)

    def heard_by(self, thread: Thread) -> Thread:
        """The thread with all that was heard since it was last asked for."""
        if not self._heard:
            return thread
        thread, self._heard = thread.hears(self._heard), []
        return thread


def _answers(question: Decision) -> Sequence[object]:
    """What its owner may take the best of: of a region, the placements worth considering."""
    if isinstance(question, Choose):
        return [option.key for option in question.options]
    if isinstance(question, Picking):
        return question.worth_weighing()
    assert isinstance(question, Place), "what is chosen together is answered as usual"
    return question.region.candidates()


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
        if world >= IN_HASTE and seen.enough():
            samples = world
            break
        seen.run()
        run = inquiry.start(world)
        for outcome in prefix:
            run.send(outcome)
        reached = _play_out(inquiry, run, lots, seen)
        found[reached] = found.get(reached, 0) + 1
    return Weighed(found, samples, {})


def _play_out(inquiry: Inquiry[B], run: Run[B], lots: Iterator[Lot], seen: Seen) -> Hashable:
    """Play one branch to its end; what it came to."""
    thread, ear = inquiry.thread, _Heard(inquiry.hearing)
    ear.listen(run)
    while True:
        question = run.question
        thread = ear.heard_by(thread)
        if question is None:
            if run.over or not _goes_on(inquiry, run, thread):
                break
            run.step()
            continue
        if isinstance(question, Chance):
            seen.meet(question)
            answer: object = question.trust(question.sample(next(lots)))
            thread = thread.rolls(question.topic, answer)
        else:
            answer, thread = _answered(inquiry, question, thread, run.battle, seen)
            if answer is None:
                answer = question.usual
        run.send(answer)
    seen.leave(inquiry.left(thread, run.battle))
    return inquiry.came_to(run.battle, thread)


def _goes_on(inquiry: Inquiry[B], run: Run[B], thread: Thread) -> bool:
    if inquiry.goes_on(run.battle):
        return True
    if not inquiry.may_plan_on(inquiry.left(thread, run.battle)):
        return False
    packed = inquiry.bookmark.codec.pack(run.battle)
    return inquiry.plans_on(inquiry.from_here(packed)(None), thread)


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
