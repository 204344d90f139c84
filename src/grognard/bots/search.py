"""The bot that plays on in its mind: information-set Monte Carlo tree search.

First sight, the exact look ahead of the greedy bot, picks the candidates. Each iteration deals
the unknown anew, gives one of them and plays on until the enemy has acted and it is our turn
again: both sides answer as a quick look ahead tells them, more of their alternatives are tried
the more often a moment comes up, and dice fall as they fall. Candidates meet the same luck, the
worse half of them is dropped round by round, and one replaces the favourite of first sight
only by as much as it did better beyond doubt.
"""

from collections.abc import Sequence
from contextlib import suppress
from math import inf, log, log2, sqrt
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
from grognard.kernel.questions import Chance, Choose, Place, Placement, Question, Together

SECONDS = 0.2
GLANCE = 150
"""Effort of the first look at every answer."""
LOOK = 1000
"""Effort of the closer look at all of them, where there is time for it."""
FIRST_SHARE = 0.6
"""Share of the time that both may take."""
SAFETY = 0.93
"""Share of the time that is used: the last run may take a moment longer."""
CANDIDATES = 4
"""As many answers as are played on from."""
QUICK = 16
"""Effort of a look ahead on the way."""
MOST_STEPS = 6
"""No iteration plays on for more steps than this."""
SURE = 2.0
"""Standard errors beyond which a difference is taken for true."""
FIRM = 4
"""Nothing is sure before a candidate was played on from this often."""
TICK = 1e-6
ENOUGH = 4000
"""More iterations than this teach nothing."""


class Candidate(Struct):
    """An answer to the question that was asked, and what came of it so far."""

    seen: Alternative
    followed: list[float] = []
    """By how much the battle became better by what followed, time after time."""

    def lead(self, favourite: "Candidate") -> list[float]:
        """How much better it went on than with the favourite, on the same luck."""
        return [own - other for own, other in zip(self.followed, favourite.followed)]


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
        wide = min(len(self.alternatives), 1 + int(log2(self.visits) / 2))
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


class Step(Struct):
    """A step on the way, under way."""

    packed: bytes
    """The battle as it was when the step began."""
    answers: list[Outcome] = []
    plans: dict[Key, Reply] = {}
    is_begun: bool = False
    """Whether anybody had a decision to make in it yet."""


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
        sight = Lookahead(position.imagine(), deadline)
        found = first_sight(sight, answers_to(question), began + time * FIRST_SHARE)
        if len(found) == 1 or not found[0].effort:
            return found
        return Tree(sight, found, deadline).grow(self.iterations or ENOUGH)


def first_sight(sight: Lookahead, answers: Sequence[Reply], until: float) -> list[Alternative]:
    """What every answer is worth at a glance, then at a look as long as there is time for."""
    began = perf_counter()
    found = sight.judge(answers, GLANCE)
    now = perf_counter()
    if sight.is_exact or len(found) == 1 or now >= until:
        return found
    # A look that cannot be finished teaches nothing, so it is made to fit.
    fitting = LOOK if until == inf else int(sight.runs * (until - now) / max(now - began, TICK))
    effort = min(LOOK, fitting)
    return sight.deepen(found, effort) if effort > GLANCE else found


def proven(lead: Sequence[float], noise: float) -> float:
    """How much better something went, on average, as far as that is no accident.

    The mean is drawn towards nothing by as much as it may be luck (James and Stein).

    >>> [proven([3.0, 5.0, 3.0, 5.0], noise) for noise in (0.0, 2.0, 9.0)]
    [4.0, 3.0, 0.0]
    """
    if not lead:
        return 0.0
    mean, doubt = sum(lead) / len(lead), SURE * noise / sqrt(len(lead))
    return 0.0 if abs(mean) <= doubt else mean * (1 - (doubt / mean) ** 2)


class Tree:
    """What came of playing on from one moment, again and again."""

    def __init__(self, sight: Lookahead, found: Sequence[Alternative], deadline: float) -> None:
        self.sight = sight
        self.root: Imagination = sight.imagination
        self.deadline = deadline
        sight.deadline = deadline
        # What was not even looked at is not worth a try.
        self.candidates = [Candidate(seen, []) for seen in found[:CANDIDATES] if seen.effort]
        self.others = found[len(self.candidates) :]
        self.nodes: dict[Key, Node] = {}
        self._lots = self.root.lots.branch("search")

    @property
    def favourite(self) -> Candidate:
        """The best answer at first sight, which all others are compared with."""
        return self.candidates[0]

    def grow(self, iterations: int) -> list[Alternative]:
        """Play on so many times, or until the time is up; the answers, best first."""
        running, left = self.candidates, iterations
        with suppress(Late):
            while left > 0 and len(running) > 1:
                tries = (running * (CANDIDATES // len(running)))[:left]
                for candidate in tries:
                    self._try(candidate)
                left -= len(tries)
                if left:
                    running = self._still_open(running)
        return self._judged()

    def _try(self, candidate: Candidate) -> None:
        # The n-th try of every candidate meets the same luck, so that they compare.
        worth = self._play(candidate.seen.answer, len(candidate.followed))
        candidate.followed.append(worth)

    def _still_open(self, running: Sequence[Candidate]) -> list[Candidate]:
        """The favourite and the better half of those of which it is not sure how they compare."""
        noise = self._noise()
        judged = []
        for candidate in running[1:]:
            lead = candidate.lead(self.favourite)
            doubt = noise / sqrt(len(lead))
            first = candidate.seen.worth - self.favourite.seen.worth
            ahead = first + sum(lead) / len(lead)
            if len(lead) < FIRM or abs(ahead) < SURE * doubt:
                judged.append((ahead + doubt, candidate))
        judged.sort(key=lambda each: -each[0])
        keep = max(1, len(running) // 2)
        return [self.favourite, *(candidate for _, candidate in judged[:keep])]

    def _noise(self) -> float:
        """The standard deviation of one comparison, as all candidates show it together."""
        squares, freedom = 0.0, 0
        for candidate in self.candidates[1:]:
            if lead := candidate.lead(self.favourite):
                # One comparison by itself is as likely to be noise as not.
                mean = sum(lead) / len(lead) if len(lead) > 1 else 0.0
                squares += sum((each - mean) ** 2 for each in lead)
                freedom += max(1, len(lead) - 1)
        return sqrt(squares / freedom) if freedom else 0.0

    def _judged(self) -> list[Alternative]:
        """Every answer with what it is worth in the end, best first."""
        noise = self._noise()
        judged = [
            Alternative(
                candidate.seen.answer,
                candidate.seen.worth + proven(candidate.lead(self.favourite), noise),
                candidate.seen.effort,
                len(candidate.followed),
            )
            for candidate in self.candidates
        ]
        judged.sort(key=lambda alternative: -alternative.worth)
        return [*judged, *self.others]

    def _play(self, answer: Reply, number: int) -> float:
        """Give an answer and play on: how much the battle changed after the step under way.

        What that step brings was weighed at first sight, and better than by one run.
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
        taken = self._play_on(passage, path, lot)
        worth = self.root.worth(passage)
        for node, place in taken:
            node.learn(place, worth)
        return worth - before

    def _end_own_step(self, passage: Passage, path: list[Outcome], lot: Lot) -> list[Outcome]:
        """Play the step under way to its end, as it was planned at first sight."""
        plans = self.sight.plans
        while (question := passage.question) is not None and len(path) < LONGEST:
            outcome = self._forced(question, lot)
            if outcome is None:
                assert isinstance(question, Choose | Place)
                planned = plans.get(key_of(path))
                outcome = planned if self._may(question, planned) else question.usual
            path.append(outcome)
            passage.send(outcome)
        return path

    def _forced(self, question: Question, lot: Lot) -> Outcome | None:
        """What comes where no seat decides by itself: by chance, all together, or of need."""
        if isinstance(question, Chance):
            return question.trust(question.sample(lot))
        if isinstance(question, Together):
            return {choice.seat: lot.pick(choice.options).key for choice in question.choices}
        if isinstance(question, Choose) and question.needs_nobody:
            return question.options[0].key
        return None

    def _may(self, question: Question, reply: Reply | None) -> bool:
        """Whether a reply thought of before is still legal: in another world it may not be."""
        if reply is None or self.root.certain:
            return reply is not None
        if isinstance(question, Choose):
            return any(option.key == reply for option in question.options)
        return (
            isinstance(question, Place)
            and isinstance(reply, Placement)
            and question.region.refuse(reply) is None
        )

    def _play_on(self, passage: Passage, path: list[Outcome], lot: Lot) -> list[tuple[Node, int]]:
        """Play until the enemy has acted and it is our turn again; the choices made on the way."""
        taken: list[tuple[Node, int]] = []
        enemy_acted = False
        for _ in range(MOST_STEPS):
            if not passage.has_ended:
                break
            step = Step(self.root.codec.pack(passage.battle))
            passage.go_on()
            while (question := passage.question) is not None and len(step.answers) < LONGEST:
                outcome = self._forced(question, lot)
                if outcome is None:
                    ours = self.root.is_ours(question)
                    if ours and enemy_acted and not step.is_begun:
                        return taken
                    enemy_acted = enemy_acted or not (ours or step.is_begun)
                    step.is_begun = True
                    outcome = self._reply(question, step, path, taken)
                step.answers.append(outcome)
                path.append(outcome)
                passage.send(outcome)
        return taken

    def _reply(
        self, question: Question, step: Step, path: list[Outcome], taken: list[tuple[Node, int]]
    ) -> Reply:
        """What whoever is asked answers: as was planned, or one of the best at a quick look."""
        assert isinstance(question, Choose | Place)
        planned = step.plans.get(key_of(step.answers))
        if planned is not None and self._may(question, planned):
            return planned
        key = key_of(path)
        node = self.nodes.get(key)
        if node is None:
            node = self.nodes[key] = self._look(question, step)
        step.plans.update(node.plans)
        place = node.choose()
        reply = node.alternatives[place].answer
        if not self._may(question, reply):
            return question.usual
        taken.append((node, place))
        return reply

    def _look(self, question: Choose | Place, step: Step) -> Node:
        """What a seat would consider at a moment on the way."""
        moment = self.root.later(step.packed, tuple(step.answers), question.seat)
        look = Lookahead(moment, self.deadline)
        found = look.judge(answers_to(question), QUICK)
        began = key_of(step.answers)
        plans = {(*began, *after): answer for after, answer in look.plans.items()}
        return Node(self.root.is_ours(question), found, plans)
