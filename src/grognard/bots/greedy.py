"""The bots that look ahead a little: once to the end of the turn, or at their own step alone."""

from math import inf
from time import process_time

from grognard.bots.bot import Answer, Position
from grognard.bots.imagining import Imagination
from grognard.bots.lookahead import Alternative, Lookahead
from grognard.bots.openings import Openings
from grognard.bots.rollouts import Rollouts, unlike
from grognard.kernel.compound import SeatQuestion
from grognard.kernel.policies import offered

EFFORT = 2
"""How often the game is played on for one answer: one glance at what comes of each."""
WIDE = 2
"""As many answers are played on from."""
OPENING = 1
"""In this turn and before it armies close in, and tries gain next to nothing."""
DECIDED = 0.25
"""With less win chance than this, or as much more, there is little left to think about."""
PLAIN_EFFORT = 80
"""How many runs of the rules an answer is worth to who has no policy."""
PLAIN_DEPTH = 1
"""It looks at what it would choose next, which gives many an answer its meaning, and no further."""
SAFETY = 0.95
"""Share of the time that is used: the last run may take a moment longer."""


class Greedy:
    """Thinks before it begins a step while the game is open, and else plays the policy.

    It answers the same on every machine, unless ``seconds`` are so few that they run out.
    """

    def __init__(
        self, seed: int | str, *, seconds: float | None = None, iterations: int | None = None
    ) -> None:
        self._openings = Openings(seed)
        self.seconds = inf if seconds is None else seconds
        self.effort = iterations or EFFORT

    def answer(self, question: SeatQuestion, position: Position) -> Answer:
        """The best answer it sees."""
        return self.weigh(question, position)[0].answer

    def weigh(self, question: SeatQuestion, position: Position) -> list[Alternative]:
        """Every answer it considered, best first."""
        deadline = process_time() + self.seconds * SAFETY
        ranked = self._openings.ranked(question, position)
        answers = unlike(ranked, WIDE)
        if len(answers) > 1 and position.begins_a_step:
            moment = position.imagine()
            if is_open(moment):
                return Rollouts(moment, deadline).compare(answers, self.effort)
        return [Alternative(rated.answer, rated.score) for rated in ranked]


def is_open(moment: Imagination) -> bool:
    """Whether a thought may still decide the game: it has begun in earnest and is not decided."""
    run = moment.run()
    if moment.ruleset.turn(run.battle) <= OPENING:
        return False
    return DECIDED < moment.chance(run) < 1 - DECIDED


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
        deadline = process_time() + self.seconds * SAFETY
        lookahead = Lookahead(position.imagine(), deadline, depth=PLAIN_DEPTH)
        return lookahead.judge(offered(question), self.effort)
