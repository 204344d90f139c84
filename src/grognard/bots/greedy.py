"""The bots that look one decision ahead and take what is worth most."""

from math import inf
from time import perf_counter

from grognard.bots.bot import Answer, Position
from grognard.bots.guidance import ByPolicy
from grognard.bots.lookahead import Alternative, Lookahead
from grognard.kernel.compound import SeatQuestion
from grognard.kernel.policies import offered

EFFORT = 16
"""How many runs of the rules one answer is worth."""
WIDE = 5
"""As many answers are weighed, those that the policy ranks first."""
NARROW = 3
"""As many of what it would choose next."""
PLAIN_EFFORT = 80
"""What an answer is worth to who has no policy to guide it."""
DEPTH = 1
"""It looks at what it would choose next, which gives many an answer its meaning, and no further."""
SAFETY = 0.95
"""Share of the time that is used: the last run may take a moment longer."""


class Greedy:
    """Plays on from the answers that the policy ranks first, and takes the best of them.

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
        answers = [rated.answer for rated in position.ranked(question)[:WIDE]]
        if len(answers) == 1:
            return [Alternative(answers[0])]
        moment = position.imagine()
        guidance = ByPolicy(moment.ruleset, NARROW)
        lookahead = Lookahead(moment, deadline, guidance=guidance, depth=DEPTH)
        return lookahead.judge(answers, self.effort)


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
        lookahead = Lookahead(position.imagine(), deadline, depth=DEPTH)
        return lookahead.judge(offered(question), self.effort)
