"""Bots at a table: whatever a bot does, the game goes on by the rules."""

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from grognard.bots.bot import Answer, Bot, Position, keeps_time
from grognard.bots.patience import Patience
from grognard.kernel.compound import Decision, Picks, SeatQuestion, Together
from grognard.kernel.game import Game
from grognard.kernel.questions import Entry, Option, Placement, Seat
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
        self.watch: Callable[[Decision, object], None] | None = None
        """Told of every answer a bot is about to give, by whoever wants to look on."""
        self._seated = {
            seat: (self._believed(seat, bot, patience), Position(game, seat))
            for seat, bot in bots.items()
        }
        if any(keeps_time(bot) for bot in bots.values()):
            # Sooner or later it would happen anyway, and then in the middle of an answer.
            compile_now()

    def play(self) -> None:
        """Play until the game is over or somebody who is no bot is asked."""
        while True:
            self.decisions += self.game.run(self._choose)
            asked = self.game.decision
            if not isinstance(asked, Together) or not self._gather(asked):
                return

    def _choose(self, question: Decision) -> str | Placement | Picks | None:
        """What a bot answers; nothing where somebody else is asked, or several at once."""
        seated = self._seated.get(question.seat)
        if seated is None or type(question) is Together:
            return None
        bot, position = seated
        answer = bot.answer(question, position)  # type: ignore[arg-type]
        if self.watch is not None:
            self.watch(question, answer)
        return answer.key if type(answer) is Option else answer  # type: ignore[return-value]

    def _gather(self, question: Together) -> bool:
        """Have every bot that is asked answer; whether any did."""
        waiting = [seat for seat in self.game.asked if seat in self.bots]
        for seat in waiting:
            choice = question.of(seat)
            assert choice is not None, f"{seat} is asked nothing"
            self.game.answer(self._choose(choice), seat=seat)
        self.decisions += len(waiting)
        return bool(waiting)

    def _believed(self, seat: Seat, bot: Bot, patience: float) -> Bot:
        """A bot as it is asked: one from elsewhere is not trusted."""
        if type(bot).__module__.startswith(OURS):
            return bot
        return _Doubted(seat, Patience(bot, patience), self.faults)


class _Doubted:
    """A bot whose answers are checked; the usual one stands in for any that is not legal."""

    def __init__(self, seat: Seat, patience: Patience, faults: Counter[Seat]) -> None:
        self._seat, self._patience, self._faults = seat, patience, faults

    def answer(self, question: SeatQuestion, position: Position) -> Answer:
        """A legal answer."""
        answer = self._patience.answer(question, position)
        try:
            legal: Answer = question.read(_written(answer))
        except Refusal:
            self._faults[self._seat] += 1
            return question.usual
        return legal


def _written(answer: object) -> Entry:
    """The recorded form of an answer of any kind; nothing where it cannot be one."""
    if isinstance(answer, Placement):
        return answer.entry()
    return answer if isinstance(answer, str | Option | tuple | list) else None
