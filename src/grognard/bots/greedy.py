"""The bots that look ahead a little: at what comes of their own step."""

from math import inf
from time import perf_counter

from grognard.bots.bot import Answer, Position
from grognard.bots.lookahead import Alternative, Lookahead
from grognard.bots.rollouts import Rollouts
from grognard.kernel.compound import SeatQuestion
from grognard.kernel.policies import offered

EFFORT = 8
"""How often the game is played on for one answer."""
WIDE = 4
"""As many answers are played on from, those that the policy ranks first."""
STEPS = 1
"""It looks at its own step and at whatever comes right after it."""
PLAIN_EFFORT = 80
"""How many runs of the rules an answer is worth to who has no policy."""
PLAIN_DEPTH = 1
"""It looks at what it would choose next, which gives many an answer its meaning, and no further."""
SAFETY = 0.95
"""Share of the time that is used: the last run may take a moment longer."""


class Greedy:
    """Thinks before it begins a step, and then goes on as the policy has it.

    It answers the same on every machine, unless ``seconds`` are so few that they run out.
    """

    def __init__(
        self, seed: int | str, *, seconds: float | None = None, iterations: int | None = None
    ) -> None:
        self.seconds = inf if seconds is None else seconds
        self.effort = iterations or EFFORT

    def answer(self, question: SeatQuestion, position: Position) -> Answer:
        """The best answer it sees."""
        return self.weigh(question, position)[0].answer

    def weigh(self, question: SeatQuestion, position: Position) -> list[Alternative]:
        """Every answer it considered, best first."""
        deadline = perf_counter() + self.seconds * SAFETY
        ranked = position.ranked(question)[:WIDE]
        if len(ranked) == 1 or not position.begins_a_step:
            return [Alternative(rated.answer, rated.score) for rated in ranked]
        rollouts = Rollouts(position.imagine(), STEPS, deadline)
        return rollouts.compare([rated.answer for rated in ranked], self.effort)


class Plain:
    """Plays on from every answer, its own next choice made as well as it can: no policy guides it.

    Kept to compare with: it is what ``greedy`` was before there were policies.
    """

    def __init__(
        self, seed: int | str, *, seconds: float | None = None, iterations: int | None = None
    ) -> None:
        self.seconds = inf if seconds is None else seconds
        self.effort = iterations or PLAIN_EFFORT

    def answer(self, question: SeatQuestion, position: Position) -> Answer:
        """The best answer it sees."""
        return self.weigh(question, position)[0].answer

    def weigh(self, question: SeatQuestion, position: Position) -> list[Alternative]:
        """Every answer it considered, best first."""
        deadline = perf_counter() + self.seconds * SAFETY
        lookahead = Lookahead(position.imagine(), deadline, depth=PLAIN_DEPTH)
        return lookahead.judge(offered(question), self.effort)
