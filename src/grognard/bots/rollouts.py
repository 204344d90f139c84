"""What comes of an answer if everybody then plays by policy: the game played on in imagination.

All candidates meet the same luck, try by try, so that only the answers differ. One that does
worse beyond doubt is tried no further. The first is the favourite, since the policy ranked it
so: another must do better by more than may be luck.
"""

from collections.abc import Sequence
from contextlib import suppress
from math import inf, sqrt
from time import perf_counter
from typing import Any

from msgspec import Struct

from grognard.bots.imagining import Imagination
from grognard.bots.lookahead import Alternative, Late, best_first
from grognard.kernel.chance import Lot
from grognard.kernel.compound import Picking, Question, Together
from grognard.kernel.policies import Reply
from grognard.kernel.questions import Chance, Choose, Entry
from grognard.kernel.resuming import Run

LONGEST = 400
"""No try is followed for more answers than this."""
FIRM = 4
"""Nobody is dropped before so many tries."""
DROPPED = 2.0
"""Standard errors behind the best of them at which a candidate is dropped."""
SURE = 1.0
"""Standard errors by which another must be ahead of the favourite."""
EXACT = 1e-9
"""A difference without any spread is beyond doubt."""


class Candidate(Struct):
    """An answer, and the win chances it led to, try by try."""

    answer: Reply
    chances: list[float]

    @property
    def mean(self) -> float:
        """The win chance it led to, on average."""
        return sum(self.chances) / len(self.chances)

    def ahead_of(self, other: "Candidate") -> tuple[float, float]:
        """By how much it did better on the same luck, and the standard error of that.

        >>> Candidate("a", [0.5, 0.7]).ahead_of(Candidate("b", [0.5, 0.5]))
        (0.1, 0.1)
        """
        pairs = [own - their for own, their in zip(self.chances, other.chances)]
        count = len(pairs)
        mean = sum(pairs) / count
        squares = sum((each - mean) ** 2 for each in pairs)
        return round(mean, 9), round(sqrt(squares / max(1, count - 1) / count), 9)


class Rollouts:
    """Plays on from one moment, again and again, until so many steps after the one under way."""

    def __init__(self, moment: Imagination, steps: int, deadline: float = inf) -> None:
        self.moment, self.steps, self.deadline = moment, steps, deadline
        self.tries = 0
        self._by_policy = moment.ruleset.by_policy
        self._luck = moment.lots.branch("rollouts")

    def compare(self, answers: Sequence[Reply], tries: int) -> list[Alternative]:
        """The answers by the win chance they lead to, best first; so many tries in all."""
        candidates = [Candidate(answer, []) for answer in answers]
        running, number = candidates, 0
        with suppress(Late):
            while len(running) > 1 and self.tries + len(running) <= max(tries, len(candidates)):
                chances = [self.follow(each.answer, number) for each in running]
                for candidate, chance in zip(running, chances):
                    candidate.chances.append(chance)
                number += 1
                if number >= FIRM:
                    running = _still_open(running)
        return _judged(candidates)

    def follow(self, answer: Reply, number: int) -> float:
        """The win chance once an answer was given and everybody played by policy for a while."""
        if perf_counter() > self.deadline:
            raise Late
        self.tries += 1
        lot, steps = self._luck.lot(number), self.steps
        run = self.moment.run((), 0 if self.moment.certain else number)
        _send(run, self._given(run, answer))
        for _ in range(LONGEST):
            question = run.question
            if question is not None:
                _send(run, self._answered(run, question, lot))
            elif steps and not run.over:
                steps -= 1
                _go_on(run)
            else:
                break
        return self.moment.chance(run)

    def _given(self, run: Run[Any], answer: Reply) -> Entry:
        """The answer; asked together, all others answer by policy."""
        question = run.question
        if not isinstance(question, Together):
            return answer
        return self._by_policy(run.battle, question) | {self.moment.seat: answer}

    def _answered(self, run: Run[Any], question: Question, lot: Lot) -> Entry:
        if isinstance(question, Chance):
            return question.sample(lot)
        if isinstance(question, Choose | Picking) and question.needs_nobody:
            return question.usual
        return self._by_policy(run.battle, question)


def _send(run: Run[Any], entry: Entry) -> None:
    assert run.question is not None, "nothing is asked"
    run.send(run.question.trust(entry))


def _go_on(run: Run[Any]) -> None:
    """Begin the next step that asks anything; the game may end before."""
    while not run.step():
        pass


def _still_open(running: Sequence[Candidate]) -> list[Candidate]:
    """The best of them, and those of which it is not sure that they are worse."""
    best = max(running, key=lambda each: each.mean)
    found = []
    for candidate in running:
        ahead, doubt = best.ahead_of(candidate)
        if candidate is best or ahead <= DROPPED * doubt + EXACT:
            found.append(candidate)
    return found


def _judged(candidates: Sequence[Candidate]) -> list[Alternative]:
    """The answers that were tried, best first, then those there was no time for."""
    favourite = candidates[0]
    if not favourite.chances:
        return [Alternative(each.answer) for each in candidates]
    judged = []
    for each in candidates:
        ahead, doubt = each.ahead_of(favourite)
        worth = favourite.mean + min(ahead, max(0.0, ahead - SURE * doubt))
        judged.append(Alternative(each.answer, worth, visits=len(each.chances)))
    judged.sort(key=best_first)
    return judged
