"""The bot that answers anything legal, all answers alike."""

from grognard.bots.bot import Answer, Position
from grognard.kernel.chance import Lots
from grognard.kernel.questions import Choose, Place


class Random:
    """Picks uniformly among options and lets the region pick a placement."""

    looks_ahead = False

    def __init__(self, seed: int | str) -> None:
        self._lot = Lots(seed).branch("random").lot(0)

    def answer(self, question: Choose | Place, position: Position) -> Answer:
        """Any legal answer."""
        if type(question) is Choose:
            return self._lot.pick(question.options).key
        assert isinstance(question, Place)
        return question.region.any(self._lot)
