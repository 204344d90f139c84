"""An agent of an environment as a bot: it plays in ladders, simulations and against people."""

from __future__ import annotations

from collections.abc import Callable

from grognard.bots import Position
from grognard.bots.bot import Answer
from grognard.envs.layout import USUAL_SIZES, Extra, Layout, Sizes
from grognard.envs.observer import Observer
from grognard.envs.offers import Offer
from grognard.envs.plain import observing_of
from grognard.envs.session import USUAL_PLACES, Observation
from grognard.kernel.compound import SeatQuestion

Act = Callable[[Observation], int]
"""What an agent does: an observation in, the number of an action out."""


class Seated:
    """A bot that sees what an environment shows, and answers by the number of an action.

    It looks at the game as its seat may imagine it, what it cannot see dealt anew: a world that
    is told exactly like the true one.
    """

    looks_ahead = True

    def __init__(
        self,
        act: Act,
        *,
        places: int | None = USUAL_PLACES,
        sizes: Sizes = USUAL_SIZES,
        extras: tuple[Extra, ...] = (),
    ) -> None:
        self._act, self._places, self._sizes = act, places, sizes
        self._extras = extras
        self._observer: Observer | None = None

    def answer(self, question: SeatQuestion, position: Position) -> Answer:
        """What the agent does, pick by pick where there are several."""
        game = position.fork()
        if self._observer is None:
            layout = Layout(observing_of(game.ruleset), self._sizes, self._extras)
            self._observer = Observer(game.ruleset, layout)
        observer, layout = self._observer, self._observer.layout
        offer = Offer(question, self._sizes.options, self._places)
        while True:
            rooms = layout.opened(layout.blank())
            observer.write(rooms, game.battle, position.seat, offer)
            answer: Answer | None = offer.take(self._act(rooms))
            if answer is not None:
                return answer
