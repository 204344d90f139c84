"""The bot that looks one decision ahead and takes what is worth most."""

from math import inf
from time import perf_counter

from grognard.bots.bot import Answer, Position
from grognard.bots.lookahead import Alternative, Lookahead
from grognard.kernel.compound import SeatQuestion
from grognard.kernel.policies import offered

EFFORT = 80
"""How many runs of the rules one answer is worth."""
DEPTH = 1
"""It looks at what it would choose next, which gives many an answer its meaning, and no further."""
SAFETY = 0.95
"""Share of the time that is used: the last run may take a moment longer."""


class Greedy:
    """Takes the answer with the best expected worth, its own next choice made as well as it can.

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
        lookahead = Lookahead(position.imagine(), deadline, depth=DEPTH)
        return lookahead.judge(offered(question), self.effort)
