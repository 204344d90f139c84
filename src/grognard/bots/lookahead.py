"""How good an answer is: the worth of what comes of it, by playing the rules on.

The run that is looked at ends with the step under way. Acts of chance are enumerated
where that is cheap and sampled otherwise; the seat's own further choices are looked through,
as many of them as there is effort left for; the enemy's best answer is feared where it has
few, and taken for the usual one where it has many.
"""

from collections.abc import Sequence
from contextlib import suppress
from math import inf
from time import process_time
from typing import Any

from msgspec import Struct

from grognard.bots.imagining import Imagination, World
from grognard.kernel.chance import Lot
from grognard.kernel.compound import Decision, Together
from grognard.kernel.policies import Reply, offered
from grognard.kernel.questions import Chance, Place
from grognard.kernel.resuming import Run

LONGEST = 60
"""No run is followed for more answers than this."""
DEEPEST = 4
"""More further choices than this are not looked through."""
MOST_WORLDS = 4
EFFORT_A_WORLD = 6
SECOND_LOOKS = 2
"""So many answers that were dropped may be looked at again."""
ROUNDING = 1e-6
"""No answer is better than another by less than this."""
FEARED = 4
"""The enemy's answers are compared where there are at most this many."""


class Late(Exception):
    """There is no time left to think."""


class Alternative(Struct):
    """An answer, what it is worth for who gives it, and how hard it was thought about."""

    answer: Reply
    worth: float = 0.0
    effort: int = 0
    visits: int = 0
    """How often it was played on from."""


class Lookahead:
    """Judges the answers to one question within an effort: about so many runs of the rules."""

    def __init__(
        self,
        imagination: Imagination,
        deadline: float = inf,
        *,
        depth: int = DEEPEST,
    ) -> None:
        self.imagination = imagination
        self.deadline = deadline
        self.depth = depth
        """How many further choices are looked through, one after the other."""
        self.runs = 0
        self._worths: dict[bytes, float] = {}
        self.is_exact = True
        """Whether looking closer would change nothing."""
        self._chance = imagination.lots.branch("chance")

    def judge(self, answers: Sequence[Reply], effort: int) -> list[Alternative]:
        """The answers, best first; the better ones are thought about harder."""
        return self.deepen([Alternative(answer) for answer in answers], effort)

    def deepen(self, found: Sequence[Alternative], effort: int) -> list[Alternative]:
        """Think about answers anew, with more effort; best first.

        Every round the worse half is dropped and the effort for each of the others doubled,
        until one is left or nothing is to be gained by looking closer. A round that time cuts
        short counts for nothing, unless it is the first look at all.
        """
        running, dropped = list(found), list[Alternative]()
        rounds = max(1, (len(running) - 1).bit_length())
        enough = self.runs + effort
        while True:
            self.is_exact = True
            share = max(1, round(effort / rounds / len(running)))
            judged: list[Alternative] = []
            try:
                for each in running:
                    worth = self._expect(each.answer, share)
                    judged.append(Alternative(each.answer, worth, share))
            except Late:
                if not running[0].effort:
                    running = sorted(judged, key=best_first) + running[len(judged) :]
                return running + dropped
            running = sorted(judged, key=best_first)
            if len(running) <= 2 or self.is_exact or self.runs >= enough:
                break
            half = (len(running) + 1) // 2
            running, dropped = running[:half], running[half:] + dropped
        return self._reconsidered(running, dropped)

    def _reconsidered(
        self, running: list[Alternative], dropped: list[Alternative]
    ) -> list[Alternative]:
        """All answers, best first; one that was dropped gets a second look if it seems better.

        The closer look may have disappointed all that were left.
        """
        best = running[0]
        with suppress(Late):
            for each in sorted(dropped, key=best_first)[:SECOND_LOOKS]:
                if each.worth > best.worth + ROUNDING:
                    worth = self._expect(each.answer, best.effort)
                    running.append(Alternative(each.answer, worth, best.effort))
                    dropped.remove(each)
                    best = min(running, key=best_first)
        return sorted(running, key=best_first) + dropped

    def _expect(self, answer: Reply, effort: int) -> float:
        """The expected worth of an answer, over a few ways the unknown may be dealt."""
        worlds = 1
        if not self.imagination.certain:
            worlds = min(MOST_WORLDS, 1 + effort // EFFORT_A_WORLD)
            self.is_exact = False
        total = 0.0
        for world in range(worlds):
            run = self._run([], world)
            outcome = self.whole(run, answer, self._lot(world, 0))
            run.send(outcome)
            total += self._follow(run, [outcome], world, effort / worlds, self.depth)
        return total / worlds

    def whole(self, run: Run[Any], answer: Reply, lot: Lot) -> Any:
        """What the rules get for an answer; asked together, others answer as they please."""
        question = run.question
        if not isinstance(question, Together):
            return answer
        return question.any(lot) | {self.imagination.seat: answer}

    def _run(self, prefix: Sequence[Any], world: World) -> Run[Any]:
        self.runs += 1
        if process_time() > self.deadline:
            raise Late
        return self.imagination.run(prefix, world)

    def _lot(self, world: World, place: int) -> Lot:
        """The same luck for every answer that is compared, so that only the answers differ."""
        return self._chance.lot(world * LONGEST + place)

    def _value(self, prefix: list[Any], world: World, effort: float, depth: int) -> float:
        return self._follow(self._run(prefix, world), prefix, world, effort, depth)

    def _follow(
        self, run: Run[Any], prefix: list[Any], world: World, effort: float, depth: int
    ) -> float:
        """The worth of what comes of a run that has come as far as these answers."""
        while (question := run.question) is not None and len(prefix) < LONGEST:
            found = (
                self._chances(question, prefix, world, effort, depth)
                if isinstance(question, Chance)
                else self._choices(question, prefix, world, effort, depth)
            )
            if found is None:
                break
            if not isinstance(found, tuple):
                return found
            prefix = [*prefix, *found]
            run.send(found[0])
        return self.worth(run)

    def _chances(
        self, question: Chance[Any], prefix: list[Any], world: World, effort: float, depth: int
    ) -> float | tuple[Any]:
        """The mean over what chance may bring; or the one thing it brings."""
        lot = self._lot(world, len(prefix))
        if effort < 2 or question.is_vast:
            self.is_exact = False
            return (question.trust(question.sample(lot)),)
        outcomes = question.outcomes()
        if len(outcomes) == 1:
            return (outcomes[0][0],)
        if len(outcomes) > effort:
            self.is_exact = False
            outcomes = strata(outcomes, int(effort), lot)
        whole = sum(weight for _, weight in outcomes)
        return float(
            sum(
                weight * self._value([*prefix, outcome], world, effort * weight / whole, depth)
                for outcome, weight in outcomes
            )
            / whole
        )

    def _choices(
        self,
        question: Decision,
        prefix: list[Any],
        world: World,
        effort: float,
        depth: int,
    ) -> float | tuple[Any] | None:
        """The worth of the best answer, ours or the enemy's; or the answer that is taken."""
        if isinstance(question, Together):
            return (question.usual,)
        if not isinstance(question, Place) and question.needs_nobody:
            return (question.usual,)
        ours = self.imagination.is_ours(question)
        if isinstance(question, Place):
            if not ours:
                return (question.usual,)
            if effort < 2 or depth == 0:
                self.is_exact = False
                return None  # It may still be left undone: the battle as it stands tells as much.
        elif effort < 2 or depth == 0:
            self.is_exact = False
            return (question.usual,)
        answers = offered(question)
        if not ours and len(answers) > FEARED:
            self.is_exact = False
            return (question.usual,)
        if len(answers) > effort:
            self.is_exact = False
            answers = spread(answers, int(effort))
        share = effort / len(answers)
        values = [self._value([*prefix, a], world, share, depth - 1) for a in answers]
        return max(values) if ours else min(values)

    def worth(self, run: Run[Any]) -> float:
        """What the battle is worth now, found out once for each state."""
        battle = run.battle
        packed = self.imagination.codec.pack(battle)
        found = self._worths.get(packed)
        if found is None:
            found = self._worths[packed] = self.imagination.worth(run)
        return found


def best_first(alternative: Alternative) -> float:
    """To sort alternatives by."""
    return -alternative.worth


def spread(answers: Sequence[Reply], count: int) -> list[Reply]:
    """So many of the answers: some of the first ones, then evenly over all others.

    >>> spread(["a", "b", "c", "d", "e", "f", "g"], 3)
    ['a', 'b', 'e']
    """
    head = (count + 1) // 3
    rest, places = answers[head:], count - head
    return [*answers[:head], *(rest[n * len(rest) // places] for n in range(places))]


def strata(outcomes: Sequence[tuple[Any, int]], count: int, lot: Lot) -> list[tuple[Any, int]]:
    """So many outcomes drawn evenly over the weight of all, each counted as often as drawn.

    >>> strata([("miss", 1), ("hit", 3)], 4, Lot(b"seed", 0))
    [('miss', 1), ('hit', 3)]
    """
    whole = sum(weight for _, weight in outcomes)
    fine = 1 << 20
    start = lot.below(fine)
    drawn: dict[int, int] = {}
    place, passed = 0, outcomes[0][1]
    for number in range(count):
        mark = (number * fine + start) * whole
        while passed * count * fine <= mark:
            place += 1
            passed += outcomes[place][1]
        drawn[place] = drawn.get(place, 0) + 1
    return [(outcomes[place][0], times) for place, times in drawn.items()]
