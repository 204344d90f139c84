"""The bot that answers at a glance: what its ruleset's policy ranks first."""

from grognard.bots.bot import Answer, Position
from grognard.bots.lookahead import Alternative
from grognard.bots.openings import Openings
from grognard.kernel.compound import SeatQuestion


class Brisk:
    """Plays the policy: sound and quick. Its seed decides where it deploys, and nothing else."""

    looks_ahead = False

    def __init__(self, seed: int | str) -> None:
        self._openings = Openings(seed)

    def answer(self, question: SeatQuestion, position: Position) -> Answer:
        """The answer that promises most."""
        return self._openings.ranked(question, position)[0].answer

    def weigh(self, question: SeatQuestion, position: Position) -> list[Alternative]:
        """Every answer the policy rates, best first."""
        ranked = self._openings.ranked(question, position)
        return [Alternative(rated.answer, rated.score) for rated in ranked]
