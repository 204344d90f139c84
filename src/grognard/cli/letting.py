"""What players at the terminal need not be asked."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from grognard.cli.voice import Voice
from grognard.kernel.compound import SeatQuestion, Together
from grognard.kernel.game import Game
from grognard.kernel.questions import Chance, Choose, Seat
from grognard.kernel.wishes import Span, Wishes, Yield, begun, passes, standing

SPANS: dict[str, Span] = {
    "": "round",
    "activation": "activation",
    "round": "round",
    "tour": "round",
    "game": "game",
    "partie": "game",
}
"""How a span is typed."""
EVEN_ATTACKED = ("attacked", "attaqué", "attaque")
NEVER = ("off", "fin")


class Letting:
    """What every seat wishes, and what passes because of it."""

    def __init__(self, game: Game[Any], voice: Voice) -> None:
        self.game, self.voice = game, voice
        self._wishes: dict[Seat, Wishes] = {}
        self._is_wary = False
        """Something was taken back just now: whoever did so wants to be asked."""

    def let_pass(self, people: tuple[Seat, ...]) -> bool:
        """Let pass what these need not be asked; whether anything did."""
        wary, self._is_wary = self._is_wary, False
        for seat in () if wary else people:
            asked, wishes = self._asked(seat), self._wishes.get(seat, Wishes())
            if asked is not None and passes(asked, wishes, self.game.ruleset, self.game.battle):
                self.game.let_pass(seat)
                return True
        return False

    def take_back(self, seat: Seat) -> None:
        """Something is taken back: whoever wanted no more of a kind is asked again."""
        self._wishes[seat] = replace(self._wishes.get(seat, Wishes()), yields=())
        self._is_wary = True

    def switch(self, seat: Seat) -> None:
        """Pass where nothing can change, or no more."""
        wishes = self._wishes.get(seat, Wishes())
        self._wishes[seat] = replace(wishes, auto_pass=not wishes.auto_pass)
        self.voice.say("terminal-auto", on="no" if wishes.auto_pass else "yes")

    def give_way(self, words: str, question: SeatQuestion | Chance[Any], seat: Seat) -> bool:
        """Want no more of a kind of moments for a while; whether this one is let pass."""
        wishes = self._wishes.get(seat, Wishes())
        said = words.lower().split()
        if said and said[0] in NEVER:
            self._wishes[seat] = replace(wishes, yields=())
            self._tell(seat)
            return False
        even = any(word in EVEN_ATTACKED for word in said)
        span = SPANS.get(" ".join(word for word in said if word not in EVEN_ATTACKED))
        if span is None or not isinstance(question, Choose) or not question.window:
            self.voice.say("terminal-yield-how")
            self._tell(seat)
            return False
        wanted = begun(Yield(question.window, span, even), self.game.ruleset, self.game.battle)
        others = tuple(each for each in wishes.yields if each.window != question.window)
        self._wishes[seat] = replace(wishes, yields=(*others, wanted))
        self._tell(seat)
        self.game.answer(question.passing, seat)
        return True

    def _tell(self, seat: Seat) -> None:
        """Say what is not asked for now."""
        ruleset, battle = self.game.ruleset, self.game.battle
        for each in standing(self._wishes.get(seat, Wishes()), ruleset, battle):
            what = self.voice.teller.window(each.window)
            self.voice.say(f"terminal-yield-{each.span}", what=what)

    def _asked(self, seat: Seat) -> SeatQuestion | None:
        question = self.game.decision
        return question.of(seat) if isinstance(question, Together) else question
