"""The bot that answers at a glance: what its ruleset's policy ranks first."""

from grognard.bots.bot import Answer, Position
from grognard.bots.lookahead import Alternative
from grognard.kernel.compound import SeatQuestion


class Brisk:
    """Plays the policy: sound, quick, and the same answer to the same question."""

    looks_ahead = False

    def __init__(self, seed: int | str) -> None:
        """The seed is not used: a policy leaves nothing to chance."""

    def answer(self, question: SeatQuestion, position: Position) -> Answer:
        """The answer that promises most."""
        return position.ranked(question)[0].answer

    def weigh(self, question: SeatQuestion, position: Position) -> list[Alternative]:
        """Every answer the policy rates, best first."""
        return [Alternative(rated.answer, rated.score) for rated in position.ranked(question)]
