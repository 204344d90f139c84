"""Where armies deploy, any good place will do: a bot draws one, by its seed.

Who plays two hundred games of one opening has learnt about that opening and no other.
"""

from collections.abc import Sequence

from grognard.bots.bot import Position
from grognard.kernel.chance import Lots
from grognard.kernel.compound import SeatQuestion
from grognard.kernel.policies import Rated


class Openings:
    """What a policy ranks, in an order that the seed decides where all of it is as good."""

    def __init__(self, seed: int | str) -> None:
        self._lots = Lots(seed).branch("openings")

    def ranked(self, question: SeatQuestion, position: Position) -> Sequence[Rated]:
        """The answers, best first; of a deployment the one that was drawn, then the others."""
        ranked = position.ranked(question)
        if len(ranked) == 1 or not position.is_opening(question):
            return ranked
        drawn = self._lots.lot(position.answered).below(len(ranked))
        return [ranked[drawn], *ranked[:drawn], *ranked[drawn + 1 :]]
