"""Suggestions at the terminal: what to answer, how likely that wins, and why."""

from __future__ import annotations

from typing import Any

from grognard.bots import Position
from grognard.bots.advice import Advice, advise, explain
from grognard.cli.voice import Voice
from grognard.kernel.compound import SeatQuestion
from grognard.kernel.game import Game
from grognard.kernel.questions import Chance, Entry


class Suggesting:
    """Suggests answers, and knows what it has suggested."""

    def __init__(self, game: Game[Any], voice: Voice) -> None:
        self.game, self.voice = game, voice
        self._told: tuple[tuple[int, str], Advice] | None = None
        """What was suggested last: after how many answers, and to whom."""

    def suggest(self, number: str, question: SeatQuestion | Chance[Any], seat: str) -> Entry | None:
        """Tell suggestions; the answer of that number where one was told before."""
        if isinstance(question, Chance):
            self.voice.say("terminal-not-now")
            return None
        moment = self.game.answers, seat
        if self._told is None or self._told[0] != moment:
            self._told = moment, advise(question, Position(self.game, seat))
        elif number.isdecimal() and 1 <= int(number[:9]) <= len(self._told[1].suggestions):
            return question.read(self._told[1].suggestions[int(number[:9]) - 1].answer)
        for line in explain(self._told[1], question, self.voice.teller):
            self.voice.line(f"  {line}")
        self.voice.say("terminal-suggest")
        return None
