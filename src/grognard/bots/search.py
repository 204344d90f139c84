"""The bot that plays on in its mind: information-set Monte Carlo tree search.

Each iteration deals the unknown anew, takes one of the promising answers, and plays on for a
few steps: both sides answer as a quick look ahead tells them, more and more of their
alternatives are tried the more often a moment comes up, and dice fall as they fall. By how much
that changes the battle corrects what the answer seemed to be worth at first sight.
"""

from collections.abc import Sequence
from math import inf, log, sqrt
from time import perf_counter

from msgspec import Struct

from grognard.bots.bot import Answer, Position
from grognard.bots.imagining import Imagination, Outcome, Passage, World
from grognard.bots.lookahead import (
    LONGEST,
    Alternative,
    Key,
    Late,
    Lookahead,
    Reply,
    answers_to,
    key_of,
)
from grognard.kernel.chance import Lot
from grognard.kernel.questions import Chance, Choose, Place, Placement, Together

SECONDS = 0.2
FIRST_SIGHT = 150
"""Effort of the first look at every answer."""
FIRST_SHARE = 0.4
"""Share of the time it may take."""
SAFETY = 0.93
"""Share of the time that is used: the last run may take a moment longer."""
QUICK = 24
"""Effort of a look ahead on the way."""
STEPS = 2
"""How many further steps are played before the battle is judged."""
DOUBT = 4.0
"""As many iterations as first sight is worth."""
CURIOSITY = 0.4
ENOUGH = 4000
"""More iterations than this teach nothing."""


class Arm(Struct):
    """An answer to the question that was asked, and what came of it so far."""

    seen: Alternative
    visits: int = 0
    total: float = 0.0

    @property
    def surprise(self) -> float:
        """How much better the battle became by what followed, on average."""
        return self.total / self.visits if self.visits else 0.0


class Node(Struct):
    """A moment further on: what its seat would consider, and what came of each."""

    ours: bool
    alternatives: list[Alternative]
    plans: dict[Key, Reply]
    """Its own best further answers in this step, as far as they were looked for."""
    visits: int = 0
    totals: dict[int, tuple[int, float]] = {}
    """By alternative: how often it was tried, and the sum of what came of it."""

    def choose(self) -> int:
        """The place of the alternative to try: the better, or the less known."""
        self.visits += 1
        wide = min(len(self.alternatives), 1 + int(sqrt(self.visits / 2)))
        for place in range(wide):
            if place not in self.totals:
                return place
        sign = 1.0 if self.ours else -1.0
        means = [sign * total / visits for visits, total in self.totals.values()]
        width = max(means) - min(means) or 1.0

        def promise(place: int) -> float:
            visits, total = self.totals[place]
            return sign * total / visits + width * sqrt(log(self.visits) / visits)

        return max(range(wide), key=promise)

    def learn(self, place: int, worth: float) -> None:
        """Note what came of an alternative."""
        visits, total = self.totals.get(place, (0, 0.0))
        self.totals[place] = visits + 1, total + worth


class Search:
    """Searches as long as its budget lasts; an answer is ready from the first look on.

    With a number of ``iterations`` it answers the same on every machine; with ``seconds`` it
    keeps the time.
    """

    def __init__(
        self, seed: int | str, *, seconds: float | None = None, iterations: int | None = None
    ) -> None:
        self.iterations = iterations
        self.seconds = SECONDS if seconds is None and iterations is None else seconds

    def answer(self, question: Choose | Place, position: Position) -> Answer:
        """The answer that turned out best."""
        return self.weigh(question, position)[0].answer

    def weigh(self, question: Choose | Place, position: Position) -> list[Alternative]:
        """Every answer it considered, best first."""
        began = perf_counter()
        time = inf if self.seconds is None else self.seconds
        deadline = began + time * SAFETY
        sight = Lookahead(position.imagine(), began + time * FIRST_SHARE)
        found = sight.judge(answers_to(question), FIRST_SIGHT)
        if len(found) == 1:
            return found
        return Tree(sight, found, deadline).grow(self.iterations or ENOUGH)


class Tree:
    """What came of playing on from one moment, again and again."""

    def __init__(self, sight: Lookahead, found: Sequence[Alternative], deadline: float) -> None:
        self.sight = sight
        self.root: Imagination = sight.imagination
        self.deadline = deadline
        sight.deadline = deadline
        # What was not even looked at is not worth a try.
        self.arms = [Arm(alternative) for alternative in found if alternative.effort]
        self.unseen = [alternative for alternative in found if not alternative.effort]
        self.nodes: dict[Key, Node] = {}
        self._lots = self.root.lots.branch("search")

    def grow(self, iterations: int) -> list[Alternative]:
        """Play on so many times, or until the time is up; the answers, best first."""
        if not self.arms:
            return self.unseen
        try:
            for number in range(iterations):
                arm = self._promising(number)
                # The n-th try of every answer meets the same luck, so that they compare.
                arm.total += self._play(arm.seen.answer, arm.visits)
                arm.visits += 1
        except Late:
            pass
        return self._judged() + self.unseen

    def _judged(self) -> list[Alternative]:
        mean = self._mean_surprise()
        tried = [arm for arm in self.arms if arm.visits]
        others = [arm.seen for arm in self.arms if not arm.visits]
        judged = [
            Alternative(arm.seen.answer, self._belief(arm, mean), arm.seen.effort, arm.visits)
            for arm in tried
        ]
        judged.sort(key=lambda alternative: -alternative.worth)
        return judged + others

    def _mean_surprise(self) -> float:
        visits = sum(arm.visits for arm in self.arms)
        return sum(arm.surprise * arm.visits for arm in self.arms) / visits if visits else 0.0

    def _belief(self, arm: Arm, mean: float) -> float:
        """What an answer is worth: first sight, corrected by what followed.

        Only what followed beyond the mean counts, since to play on changes the worth of every
        answer alike.
        """
        trust = arm.visits / (arm.visits + DOUBT)
        return arm.seen.worth + trust * (arm.surprise - mean)

    def _promising(self, number: int) -> Arm:
        """The answer to try next: good as it is believed to be, or little known."""
        arms = self.arms[: 2 + int(sqrt(number))]
        mean = self._mean_surprise()
        beliefs = [self._belief(arm, mean) for arm in arms]
        width = max(beliefs) - min(beliefs) or 1.0

        def promise(place: int) -> float:
            unknown = sqrt(log(number + 2) / (arms[place].visits + 1))
            return beliefs[place] + CURIOSITY * width * unknown

        return arms[max(range(len(arms)), key=promise)]

    def _play(self, answer: Reply, number: int) -> float:
        """Give an answer and play on for a few steps: how much the battle changed by these.

        What the step under way brings was weighed at first sight, and better than by one run.
        """
        if perf_counter() > self.deadline:
            raise Late
        world: World = 0 if self.root.certain else number
        lot = self._lots.lot(number)
        passage = self.root.passage((), world)
        outcome = self.sight.whole(passage, answer, lot)
        passage.send(outcome)
        path = self._end_own_step(passage, [outcome], lot)
        before = self.root.worth(passage)
        taken: list[tuple[Node, int]] = []
        for _ in range(STEPS):
            if not self._play_step(passage, path, taken, lot):
                break
        worth = self.root.worth(passage)
        for node, place in taken:
            node.learn(place, worth)
        return worth - before

    def _end_own_step(self, passage: Passage, path: list[Outcome], lot: Lot) -> list[Outcome]:
        """Play the step under way to its end, as it was planned at first sight."""
        plans = self.sight.plans
        while (question := passage.question) is not None and len(path) < LONGEST:
            if isinstance(question, Chance):
                outcome: Outcome = question.trust(question.sample(lot))
            elif isinstance(question, Together):
                outcome = question.usual
            else:
                planned = plans.get(key_of(path))
                outcome = planned if self._may(question, planned) else question.usual
            path.append(outcome)
            passage.send(outcome)
        return path

    def _may(self, question: Choose | Place, reply: Reply | None) -> bool:
        """Whether a reply thought of before is still legal: in another world it may not be."""
        if reply is None or self.root.certain:
            return reply is not None
        if isinstance(question, Choose):
            return any(option.key == reply for option in question.options)
        return isinstance(reply, Placement) and question.region.refuse(reply) is None

    def _play_step(
        self, passage: Passage, path: list[Outcome], taken: list[tuple[Node, int]], lot: Lot
    ) -> bool:
        """Play the next step; whether there was one."""
        if not passage.has_ended:
            return False
        packed = self.root.codec.pack(passage.battle)
        passage.go_on()
        prefix: list[Outcome] = []
        plans: dict[Key, Reply] = {}
        began = len(path)
        while (question := passage.question) is not None and len(prefix) < LONGEST:
            outcome: Outcome
            if isinstance(question, Chance):
                outcome = question.trust(question.sample(lot))
            elif isinstance(question, Together):
                outcome = {choice.seat: lot.pick(choice.options).key for choice in question.choices}
            elif isinstance(question, Choose) and question.needs_nobody:
                outcome = question.options[0].key
            elif self._may(question, planned := plans.get(key_of(prefix))):
                outcome = planned
            else:
                outcome = self._reply(question, packed, prefix, path, taken, plans)
            prefix.append(outcome)
            path.append(outcome)
            passage.send(outcome)
        return len(path) > began

    def _reply(
        self,
        question: Choose | Place,
        packed: bytes,
        prefix: list[Outcome],
        path: list[Outcome],
        taken: list[tuple[Node, int]],
        plans: dict[Key, Reply],
    ) -> Reply:
        """What whoever is asked answers: one of the best at a quick look."""
        key = key_of(path)
        node = self.nodes.get(key)
        if node is None:
            moment = self.root.later(packed, tuple(prefix), question.seat)
            look = Lookahead(moment, self.deadline)
            found = look.judge(answers_to(question), QUICK)
            further = {(*key_of(prefix), *after): a for after, a in look.plans.items()}
            node = self.nodes[key] = Node(self.root.is_ours(question), found, further)
        plans.update(node.plans)
        place = node.choose()
        reply = node.alternatives[place].answer
        if not self._may(question, reply):
            return question.usual
        taken.append((node, place))
        return reply
