"""What comes of an answer if everybody then plays by policy: the game played on in imagination.

Every try goes on to the end of a turn, so that those compared end at the same moment: halfway
through a turn whoever has yet to act seems to lag behind. All candidates meet the same luck, try
by try, so that only the answers differ. One that does worse beyond doubt is tried no further, nor
is one that has nothing to gain. The first is the favourite, since the policy ranked it so: another
must do better by more than may be luck.
"""

from collections.abc import Sequence
from contextlib import suppress
from itertools import pairwise
from math import inf, sqrt
from time import process_time
from typing import Any

from msgspec import Struct

from grognard.bots.imagining import Imagination
from grognard.bots.lookahead import Alternative, Late, best_first
from grognard.kernel.chance import Lot
from grognard.kernel.compound import Picking, Question, Together
from grognard.kernel.policies import Rated, Reply
from grognard.kernel.questions import Chance, Choose, Entry
from grognard.kernel.resuming import Run

LONGEST = 1000
"""No try is followed for more answers than this."""
FIRM = 3
"""Nobody is dropped before so many tries."""
DROPPED = 1.5
"""Standard errors that leave no doubt that a candidate is worse, or has nothing to gain."""
SURE = 1.0
"""Standard errors by which another must be ahead of the favourite."""
GAIN = 0.02
"""Less win chance than this is not worth another try."""
SPREAD = 0.1
"""How far two answers on the same luck come apart, as a rule: believed before any try..."""
BELIEVED = 2
"""... as firmly as so many tries would show it."""


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

        A few tries may agree by luck, so their spread alone is not believed.

        >>> Candidate("a", [0.5, 0.7]).ahead_of(Candidate("b", [0.5, 0.5]))
        (0.1, 0.082)
        """
        pairs = [own - their for own, their in zip(self.chances, other.chances)]
        count = len(pairs)
        mean = sum(pairs) / count
        squares = sum((each - mean) ** 2 for each in pairs) + BELIEVED * SPREAD**2
        return round(mean, 9), round(sqrt(squares / (count - 1 + BELIEVED) / count), 3)


class Rollouts:
    """Plays on from one moment, again and again, to the end of the turn."""

    def __init__(self, moment: Imagination, deadline: float = inf) -> None:
        self.moment, self.deadline = moment, deadline
        self.tries = 0
        self._by_policy = moment.ruleset.by_policy
        self._luck = moment.lots.branch("rollouts")

    def compare(self, answers: Sequence[Reply], tries: int) -> list[Alternative]:
        """The answers by the win chance they lead to, best first; so many tries in all."""
        candidates = [Candidate(answer, []) for answer in answers]
        running, number = candidates, 0
        with suppress(Late):
            while len(running) > 1 and self.tries + len(running) <= max(tries, len(candidates)):
                chances = [self._chance(each.answer, number) for each in running]
                for candidate, chance in zip(running, chances):
                    candidate.chances.append(chance)
                number += 1
                if number >= FIRM:
                    running = _still_open(running, candidates[0])
        return _judged(candidates)

    def _chance(self, answer: Reply, number: int) -> float:
        if process_time() > self.deadline:
            raise Late
        return self.moment.chance(self.follow(answer, number))

    def world(self, number: int) -> Run[Any]:
        """The moment as a try finds it: what nobody knows is dealt anew each time."""
        return self.moment.run((), 0 if self.moment.certain else number)

    def follow(self, answer: Reply, number: int) -> Run[Any]:
        """What came of an answer in one try: the battle once everybody played on by policy."""
        self.tries += 1
        run, lot = self.world(number), self._luck.lot(number)
        turn = self.moment.ruleset.turn
        now = turn(run.battle)
        _send(run, self._given(run, answer))
        for _ in range(LONGEST):
            question = run.question
            if question is not None:
                _send(run, self._answered(run, question, lot))
            elif not run.over and turn(run.battle) == now:
                run.step()
            else:
                break
        return run

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


def unlike(ranked: Sequence[Rated], most: int) -> list[Reply]:
    """The first so many answers, without those that are rated exactly like a better one.

    Twins lead to much the same. Where all are rated alike, nothing is known about any of them.

    >>> unlike([Rated("a", 9.0), Rated("b", 9.0), Rated("c", 1.0), Rated("d", 0.0)], 2)
    ['a', 'c']
    >>> unlike([Rated("a"), Rated("b"), Rated("c")], 2)
    ['a', 'b']
    """
    if ranked[0].score == ranked[-1].score:
        return [rated.answer for rated in ranked[:most]]
    first = [ranked[0].answer]
    first += [rated.answer for better, rated in pairwise(ranked) if rated.score < better.score]
    return first[:most]


def _send(run: Run[Any], entry: Entry) -> None:
    assert run.question is not None, "nothing is asked"
    run.send(run.question.trust(entry))


def _still_open(running: Sequence[Candidate], favourite: Candidate) -> list[Candidate]:
    """The best of them, and those that may be better than it and than the favourite."""
    best = max(running, key=lambda each: each.mean)
    found = []
    for candidate in running:
        behind, doubt = best.ahead_of(candidate)
        ahead, spread = candidate.ahead_of(favourite)
        is_worse = behind > DROPPED * doubt
        is_idle = candidate is not favourite and ahead + DROPPED * spread < GAIN
        if candidate is best or not (is_worse or is_idle):
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
