"""The bot that plays the turn on, by policy, from the answers it may give."""

from math import inf
from time import process_time

from grognard.bots.bot import Answer, Position
from grognard.bots.lookahead import Alternative
from grognard.bots.openings import Openings
from grognard.bots.rollouts import Rollouts, unlike
from grognard.kernel.compound import SeatQuestion

SECONDS = 0.2
WIDE = 4
"""As many answers are played on from, those that the policy ranks first..."""
WIDER = 8
"""... and as many by who has ample time."""
AMPLE_SECONDS, AMPLE_TRIES = 1.0, 200
ENOUGH = 60
"""More tries than this teach nothing."""
SAFETY = 0.9
"""Share of the time that is used: the last try may take a moment longer."""


class Search:
    """Plays on as long as its budget lasts; an answer is ready at any time, the policy's own.

    It thinks before it begins a step: who acts, and to do what. How that is done in detail the
    policy knows about as well, and only who has ample time thinks about that too.
    With a number of ``iterations`` it answers the same on every machine; with ``seconds`` it
    keeps the time.
    """

    def __init__(
        self, seed: int | str, *, seconds: float | None = None, iterations: int | None = None
    ) -> None:
        self._openings = Openings(seed)
        self.iterations = iterations
        self.seconds = SECONDS if seconds is None and iterations is None else seconds

    @property
    def is_ample(self) -> bool:
        """Whether there is time for many answers, and for every detail."""
        return (self.seconds or 0) >= AMPLE_SECONDS or (self.iterations or 0) >= AMPLE_TRIES

    def answer(self, question: SeatQuestion, position: Position) -> Answer:
        """The answer that turned out best."""
        return self.weigh(question, position)[0].answer

    def weigh(self, question: SeatQuestion, position: Position) -> list[Alternative]:
        """Every answer it considered, best first."""
        deadline = process_time() + (inf if self.seconds is None else self.seconds * SAFETY)
        ranked = self._openings.ranked(question, position)
        answers = unlike(ranked, WIDER if self.is_ample else WIDE)
        if len(answers) == 1 or not (position.begins_a_step or self.is_ample):
            return [Alternative(rated.answer, rated.score) for rated in ranked]
        rollouts = Rollouts(position.imagine(), deadline)
        return rollouts.compare(answers, self.iterations or ENOUGH * len(answers))
