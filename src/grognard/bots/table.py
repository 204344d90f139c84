"""Bots at a table: whatever a bot does, the game goes on by the rules."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from grognard.bots.bot import Answer, Bot, Position, keeps_time
from grognard.bots.patience import Patience
from grognard.kernel.game import Game
from grognard.kernel.questions import Choose, Option, Place, Placement, Seat, Together
from grognard.kernel.refusals import Refusal
from grognard.table.compiled import compile_now

OURS = "grognard.bots."
PATIENCE = 30.0
"""Seconds a bot from elsewhere may think about one answer."""


class Table:
    """Bots that play some or all seats of a game.

    Built-in bots only answer what they are offered and are trusted. Any other bot's answer is
    checked; where it is not legal, or the bot fails, or does not answer for so many seconds,
    the usual answer stands in and ``faults`` counts it for that seat. A bot that did not
    answer in time is not asked again.
    """

    def __init__(
        self, game: Game[Any], bots: Mapping[Seat, Bot], patience: float = PATIENCE
    ) -> None:
        self.game = game
        self.bots = dict(bots)
        self.faults: Counter[Seat] = Counter()
        self.decisions = 0
        self._positions = {seat: Position(game, seat) for seat in bots}
        self._trusted = {s: type(b).__module__.startswith(OURS) for s, b in bots.items()}
        self._patience = {
            seat: Patience(bots[seat], patience)
            for seat, trusted in self._trusted.items()
            if not trusted
        }
        if any(keeps_time(bot) for bot in bots.values()):
            # Sooner or later it would happen anyway, and then in the middle of an answer.
            compile_now()

    def play(self) -> None:
        """Play until the game is over or somebody who is no bot is asked."""
        game, bots = self.game, self.bots
        while (question := game.decision) is not None:
            if isinstance(question, Together):
                if not self._gather(question):
                    return
            elif question.seat not in bots:
                return
            elif self._trusted[question.seat]:
                answer = bots[question.seat].answer(question, self._positions[question.seat])
                self.decisions += 1
                game.trust(_entry(answer))
            else:
                self._answer(question, question.seat)

    def _gather(self, question: Together) -> bool:
        """Have every bot that is asked answer; whether any did."""
        waiting = [seat for seat in self.game.asked if seat in self.bots]
        for seat in waiting:
            choice = question.of(seat)
            assert choice is not None, f"{seat} is asked nothing"
            self._answer(choice, seat)
        return bool(waiting)

    def _answer(self, question: Choose | Place, seat: Seat) -> None:
        self.decisions += 1
        position = self._positions[seat]
        if self._trusted[seat]:
            entry = _entry(self.bots[seat].answer(question, position))
        else:
            entry = _checked(self._patience[seat].answer(question, position))
        try:
            self.game.answer(entry, seat=seat)
        except Refusal:
            self.faults[seat] += 1
            self.game.answer(_entry(question.usual), seat=seat)


def _checked(answer: object) -> Any:
    """The recorded form of an answer of any kind; nothing where it cannot be one."""
    if type(answer) is str or isinstance(answer, Option | Placement):
        return _entry(answer)
    return None


def _entry(answer: Answer) -> Any:
    """The recorded form of an answer."""
    if isinstance(answer, Placement):
        return answer.entry()
    return answer.key if isinstance(answer, Option) else answer
