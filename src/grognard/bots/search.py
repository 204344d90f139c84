"""The bot that looks beyond its own step: Monte Carlo search over the unknown dealt anew.

First sight, the look ahead of the greedy bot made as close as time allows, ranks the answers.
In rulesets that set time aside for it the best of them are followed further: each iteration
gives one of them, plays the step to its end as the dice fall, and finds what whoever decides
next can make of it. Candidates meet the same luck, the worse half of them is dropped round by
round, more are let in the longer it lasts, and one replaces the favourite of first sight only
by as much as it did better beyond doubt.
"""

from collections.abc import Sequence
from contextlib import suppress
from math import inf, sqrt
from time import perf_counter
from typing import Any

from msgspec import Struct

from grognard.bots.bot import Answer, Position
from grognard.bots.imagining import Imagination, Outcome, World
from grognard.bots.lookahead import (
    LONGEST,
    Alternative,
    Late,
    Lookahead,
    best_first,
    key_of,
)
from grognard.kernel.chance import Lot
from grognard.kernel.compound import Picking, Question, SeatQuestion, Together
from grognard.kernel.policies import Reply, offered
from grognard.kernel.questions import Chance, Choose, Entry
from grognard.kernel.refusals import Refusal
from grognard.kernel.resuming import Checkpoint, Run

SECONDS = 0.2
GLANCE = 32
"""Effort of the first look at every answer, which shows how much there is time for."""
LOOK = 1000
"""Effort of the closer look at all of them, where there is time for it."""
SAFETY = 0.93
"""Share of the time that is used: the last run may take a moment longer."""
CANDIDATES = 4
"""As many answers are followed further at first."""
REPLY = 40
"""Effort of the look at what may be made of one of them."""
MOST_STEPS = 6
"""Nobody is waited for through more steps than this."""
SURE = 1.0
"""Standard errors beyond which a difference is taken for true."""
FIRM = 4
"""Nothing is sure before a candidate was followed this often."""
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

    def answer(self, question: SeatQuestion, position: Position) -> Answer:
        """The answer that turned out best."""
        return self.weigh(question, position)[0].answer

    def weigh(self, question: SeatQuestion, position: Position) -> list[Alternative]:
        """Every answer it considered, best first."""
        began = perf_counter()
        time = inf if self.seconds is None else self.seconds
        deadline = began + time * SAFETY
        sight = Lookahead(position.imagine(), deadline)
        foresight = sight.imagination.ruleset.foresight
        until = min(deadline, began + time * (1 - foresight))
        found = first_sight(sight, offered(question), until, self.iterations or LOOK)
        if not foresight or len(found) == 1 or not found[0].effort:
            return found
        return Pursuit(sight, found, deadline).go_on(self.iterations or ENOUGH)


def first_sight(
    sight: Lookahead, answers: Sequence[Reply], until: float, most: int = LOOK
) -> list[Alternative]:
    """What every answer is worth at a glance, then at a look as long as there is time for."""
    began = perf_counter()
    found = sight.judge(answers, GLANCE)
    now = perf_counter()
    if sight.is_exact or len(found) == 1 or now >= until:
        return found
    # A look that cannot be finished teaches nothing, so it is made to fit.
    fitting = most if until == inf else int(sight.runs * (until - now) / max(now - began, TICK))
    effort = min(most, LOOK, fitting)
    return sight.deepen(found, effort) if effort > GLANCE else found


def proven(lead: Sequence[float], noise: float) -> float:
    """How much better something went, on average, as far as that is no accident.

    The mean is drawn towards nothing by as much as it may be luck (James and Stein).

    >>> [proven([3.0, 5.0, 3.0, 5.0], noise) for noise in (0.0, 2.0, 9.0)]
    [4.0, 3.75, 0.0]
    """
    if not lead:
        return 0.0
    mean, doubt = sum(lead) / len(lead), SURE * noise / sqrt(len(lead))
    return 0.0 if abs(mean) <= doubt else mean * (1 - (doubt / mean) ** 2)


class Pursuit:
    """What came of the best answers of one moment, followed again and again."""

    def __init__(self, sight: Lookahead, found: Sequence[Alternative], deadline: float) -> None:
        self.sight = sight
        self.root: Imagination = sight.imagination
        self.deadline = deadline
        sight.deadline = deadline
        # What was not even looked at is not worth a try.
        self.candidates = [Candidate(seen, []) for seen in found if seen.effort]
        self.others = found[len(self.candidates) :]
        self._lots = self.root.lots.branch("search")

    @property
    def favourite(self) -> Candidate:
        """The best answer at first sight, which all others are compared with."""
        return self.candidates[0]

    def go_on(self, iterations: int) -> list[Alternative]:
        """Follow so many times, or until the time is up; the answers, best first."""
        wide, left = CANDIDATES, iterations
        with suppress(Late):
            while left > 0:
                left -= self._compare(self.candidates[:wide], left)
                if wide >= len(self.candidates):
                    break
                wide *= 2
        return self._judged()

    def _compare(self, running: list[Candidate], most: int) -> int:
        """Follow candidates until one is left or all is clear; how often that was."""
        done = 0
        while len(running) > 1:
            tries = (running * max(1, CANDIDATES // len(running)))[: most - done]
            for candidate in tries:
                # The n-th try of every candidate meets the same luck, so that they compare.
                worth = self._follow(candidate.seen.answer, len(candidate.followed))
                candidate.followed.append(worth)
            done += len(tries)
            if done == most:
                break
            running = self._still_open(running)
        return done

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
        judged.sort(key=best_first)
        return [*judged, *self.others]

    def _follow(self, answer: Reply, number: int) -> float:
        """Give an answer and see what is made of it: how much the battle changes by that.

        What the step under way brings was weighed at first sight, and better than by one run.
        """
        if perf_counter() > self.deadline:
            raise Late
        world: World = 0 if self.root.certain else number
        lot = self._lots.lot(number)
        run = self.root.run((), world)
        outcome = self.sight.whole(run, answer, lot)
        run.send(outcome)
        self._end_own_step(run, [outcome], lot)
        before = self.root.worth(run)
        return self._answered(run, lot, number) - before

    def _end_own_step(self, run: Run[Any], path: list[Outcome], lot: Lot) -> None:
        """Play the step under way to its end, as it was planned at first sight."""
        plans = self.sight.plans
        while (question := run.question) is not None and len(path) < LONGEST:
            entry = self._forced(question, lot)
            if entry is None:
                assert isinstance(question, SeatQuestion)
                planned = plans.get(key_of(path))
                entry = planned if self._may(question, planned) else question.usual
            path.append(question.trust(entry))
            run.send(path[-1])

    def _forced(self, question: Question, lot: Lot) -> Entry | None:
        """What comes where no seat decides by itself: by chance, all together, or of need."""
        if isinstance(question, Chance):
            return question.sample(lot)
        if isinstance(question, Together):
            return question.any(lot)
        if isinstance(question, Choose | Picking) and question.needs_nobody:
            return question.usual
        return None

    def _may(self, question: Question, reply: Reply | None) -> bool:
        """Whether a reply thought of before is still legal: in another world it may not be."""
        if reply is None or self.root.certain:
            return reply is not None
        if isinstance(question, Choose):
            return any(option.key == reply for option in question.options)
        try:
            question.read(reply)
        except Refusal:
            return False
        return True

    def _answered(self, run: Run[Any], lot: Lot, number: int) -> float:
        """What the battle is worth once whoever decides next has done the best of it."""
        for _ in range(MOST_STEPS):
            if run.question is not None:
                break
            checkpoint = self._go_on(run)
            given: list[Entry] = []
            while (question := run.question) is not None and len(given) < LONGEST:
                entry = self._forced(question, lot)
                if entry is None:
                    assert isinstance(question, SeatQuestion)
                    return self._reply(question, checkpoint, given, number)
                given.append(entry)
                run.send(question.trust(entry))
        return self.root.worth(run)

    def _go_on(self, run: Run[Any]) -> Checkpoint:
        """Begin the next step that comes to anything; the battle as it was before."""
        while True:
            packed = self.root.codec.pack(run.battle)
            if run.step():
                return Checkpoint(packed, {})

    def _reply(
        self,
        question: SeatQuestion,
        checkpoint: Checkpoint,
        given: Sequence[Entry],
        number: int,
    ) -> float:
        """What the battle is worth to us once a seat has answered as suits it, or hurts us."""
        moment = self.root.later(checkpoint, given, question.seat, number)
        look = Lookahead(moment, self.deadline, is_varied=True)
        best = look.judge(offered(question), REPLY)[0]
        if perf_counter() > self.deadline:
            raise Late  # A look that was cut short may not have come to any worth.
        return best.worth if self.root.is_ours(question) else -best.worth
