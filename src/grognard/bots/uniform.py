"""The bot that answers anything legal, all answers alike."""

from grognard.bots.bot import Answer, Position
from grognard.kernel.chance import Lots
from grognard.kernel.compound import SeatQuestion


class Random:
    """Picks uniformly among options and lets the region pick a placement."""

    looks_ahead = False

    def __init__(self, seed: int | str) -> None:
        self._lot = Lots(seed).branch("random").lot(0)

    def answer(self, question: SeatQuestion, position: Position) -> Answer:
        """Any legal answer."""
        return question.any(self._lot)
