"""What comes of an answer if everybody then plays by policy: games played on in imagination.

The candidates meet the same luck, try by try, so that only the answers differ; those that do
worse beyond doubt are dropped, and the tries they would have had go to the others.
"""

from math import inf, sqrt
from time import perf_counter
from typing import Any

from msgspec import Struct

from grognard.bots.imagining import Imagination
from grognard.bots.lookahead import Alternative, Late
from grognard.kernel.chance import Lot
from grognard.kernel.compound import Picking, Question, Together
from grognard.kernel.policies import Reply
from grognard.kernel.questions import Chance, Choose, Entry
from grognard.kernel.resuming import Run

LONGEST = 400
"""No game is followed for more answers than this."""


class Candidate(Struct):
    """An answer, and the win chances it led to, try by try."""

    answer: Reply
    chances: list[float] = []

    @property
    def mean(self) -> float:
        """The win chance it led to, on average."""
        return sum(self.chances) / max(1, len(self.chances))


class Rollouts:
    """Plays on from one moment, again and again, for a number of steps."""

    def __init__(self, moment: Imagination, steps: int, deadline: float = inf) -> None:
        self.moment, self.steps, self.deadline = moment, steps, deadline
        self._ruleset = moment.ruleset
        self._luck = moment.lots.branch("rollout")
        self.runs = 0

    def try_out(self, answer: Reply, number: int) -> float:
        """The win chance once an answer was given and everybody played by policy for a while."""
        if perf_counter() > self.deadline:
            raise Late
        self.runs += 1
        lot = self._luck.lot(number)
        run = self.moment.run((), 0 if self.moment.certain else number)
        self._send(run, self._given(run, answer))
        steps = self.steps
        for _ in range(LONGEST):
            question = run.question
            if question is None:
                if steps == 0 or self._ruleset.result(run.battle) is not None:
                    break
                steps -= 1
                if self._begins(run):
                    continue
                break
            self._send(run, self._answered(run, question, lot))
        return self.moment.chance(run)

    def _begins(self, run: Run[Any]) -> bool:
        """Go on with the next step that asks anything; whether there is one."""
        while not run.step():
            pass
        return run.question is not None

    def _given(self, run: Run[Any], answer: Reply) -> Entry:
        question = run.question
        if not isinstance(question, Together):
            return answer
        return self._together(run, question) | {self.moment.seat: answer}

    def _together(self, run: Run[Any], question: Together) -> dict[str, Any]:
        policy = self._ruleset.policy
        return {c.seat: policy(run.battle, c)[0].answer for c in question.choices}

    def _answered(self, run: Run[Any], question: Question, lot: Lot) -> Entry:
        if isinstance(question, Chance):
            return question.sample(lot)
        if isinstance(question, Together):
            return self._together(run, question)
        if isinstance(question, Choose | Picking) and question.needs_nobody:
            return question.usual
        return self._ruleset.policy(run.battle, question)[0].answer

    def _send(self, run: Run[Any], entry: Entry) -> None:
        assert run.question is not None
        run.send(run.question.trust(entry))


def compare(
    rollouts: Rollouts, answers: list[Reply], tries: int, favour: float = 0.0
) -> list[Alternative]:
    """The answers by the win chance they lead to, best first.

    The first answer is the favourite: another one must do better beyond doubt.
    """
    candidates = [Candidate(answer, []) for answer in answers]
    running = list(candidates)
    try:
        number = 0
        while rollouts.runs < tries and len(running) > 1:
            for candidate in running:
                candidate.chances.append(rollouts.try_out(candidate.answer, number))
            number += 1
            if number >= 4 and number % 2 == 0:
                running = _still_open(running)
    except Late:
        pass
    first = candidates[0]
    found = [
        Alternative(
            c.answer, first.mean + _proven(c, first, favour), len(c.chances), len(c.chances)
        )
        for c in candidates
    ]
    found.sort(key=lambda each: -each.worth)
    return found


def _still_open(running: list[Candidate]) -> list[Candidate]:
    best = max(running, key=lambda c: c.mean)
    return [
        c for c in running if c is best or _difference(best, c)[0] < 2 * _difference(best, c)[1]
    ]


def _difference(one: Candidate, other: Candidate) -> tuple[float, float]:
    pairs = [a - b for a, b in zip(one.chances, other.chances)]
    mean = sum(pairs) / len(pairs)
    spread = sqrt(sum((p - mean) ** 2 for p in pairs) / max(1, len(pairs) - 1))
    return mean, spread / sqrt(len(pairs)) + 1e-9


def _proven(candidate: Candidate, first: Candidate, favour: float) -> float:
    if candidate is first or not candidate.chances:
        return 0.0 if candidate is first else -1.0
    mean, doubt = _difference(candidate, first)
    return mean - favour * doubt
