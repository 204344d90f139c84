"""The bot that looks beyond its own step: it plays on, by policy, from the answers it may give."""

from math import inf
from time import perf_counter

from grognard.bots.bot import Answer, Position
from grognard.bots.lookahead import Alternative
from grognard.bots.rollouts import Rollouts
from grognard.kernel.compound import SeatQuestion

SECONDS = 0.2
WIDE = 4
"""As many answers are played on from, those that the policy ranks first..."""
WIDER = 8
"""... and as many by who has the time: a second, or so many tries."""
AMPLE_SECONDS, AMPLE_TRIES = 1.0, 200
ENOUGH = 60
"""More tries than this teach nothing."""
SAFETY = 0.9
"""Share of the time that is used: the last try may take a moment longer."""


class Search:
    """Plays on as long as its budget lasts; an answer is ready at any time, the policy's own.

    With a number of ``iterations`` it answers the same on every machine; with ``seconds`` it
    keeps the time.
    """

    def __init__(
        self, seed: int | str, *, seconds: float | None = None, iterations: int | None = None
    ) -> None:
        self.iterations = iterations
        self.seconds = SECONDS if seconds is None and iterations is None else seconds

    @property
    def wide(self) -> int:
        """How many answers it plays on from."""
        ample = (self.seconds or 0) >= AMPLE_SECONDS or (self.iterations or 0) >= AMPLE_TRIES
        return WIDER if ample else WIDE

    def answer(self, question: SeatQuestion, position: Position) -> Answer:
        """The answer that turned out best."""
        return self.weigh(question, position)[0].answer

    def weigh(self, question: SeatQuestion, position: Position) -> list[Alternative]:
        """Every answer it considered, best first."""
        deadline = perf_counter() + (inf if self.seconds is None else self.seconds * SAFETY)
        answers = [rated.answer for rated in position.ranked(question)[: self.wide]]
        if len(answers) == 1:
            return [Alternative(answers[0])]
        rollouts = Rollouts(position.imagine(), deadline)
        return rollouts.compare(answers, self.iterations or ENOUGH * len(answers))
