"""What a seat may do now, as a list that an action points into.

A choice offers its options in their stable order, a placement so many places, or all candidates
that its region lists. What takes
several answers at once is answered one small choice after the other: every action picks one
more, and one of them stops.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from grognard.envs.parts import Triple
from grognard.kernel.chance import Lot
from grognard.kernel.compound import Assign, Picking, Picks, SeatQuestion, Tick
from grognard.kernel.questions import Choose, Option, Place, Placement, Region

STOP: Final = Option("stop", say="envs-stop")
"""The action that ends a row of picks."""

Offered = Option | Placement


class IllegalAction(ValueError):
    """An action that points at nothing."""

    def __init__(self, action: object, legal: int) -> None:
        super().__init__(
            f"action {action!r} is not legal: there are {legal}, numbered from 0; "
            "look at the action mask, or answer with a key or a placement"
        )


class Offer:
    """The actions of a question, and what each of them answers."""

    __slots__ = ("actions", "left_out", "parts", "picks", "question")

    def __init__(
        self, question: SeatQuestion, most: int, places: int | None, picks: Picks = ()
    ) -> None:
        self.question = question
        self.picks = picks
        """What was picked so far, where several answers are given at once."""
        actions = _actions(question, places, picks)
        self.left_out = max(0, len(actions) - most)
        """Candidates there was no room for; they are answered as any other placement."""
        self.actions: Sequence[Offered] = actions[:most] if self.left_out else actions
        self.parts: list[Triple] | None = None
        """What kind, about whom and where each action is, once somebody has looked."""

    def __len__(self) -> int:
        return len(self.actions)

    def take(self, action: int) -> Any:
        """What an action answers; nothing while there is more to pick."""
        if not 0 <= action < len(self.actions):
            raise IllegalAction(action, len(self.actions))
        taken = self.actions[action]
        if isinstance(taken, Placement):
            return taken
        if isinstance(self.question, Choose):
            return taken.key
        return self._picked(taken)

    def _picked(self, taken: Option) -> Picks | None:
        question = self.question
        assert isinstance(question, Tick | Assign), "picks answer questions for several"
        if taken is STOP:
            return self.picks
        self.picks = (*self.picks, taken.key)
        if question.further(self.picks):
            self.actions, self.parts = _further(question, self.picks), None
            return None
        return self.picks


def _actions(question: SeatQuestion, places: int | None, picks: Picks) -> Sequence[Offered]:
    if isinstance(question, Choose):
        return question.options
    if isinstance(question, Place):
        return question.region.candidates() if places is None else some_of(question.region, places)
    return _further(question, picks)


def some_of(region: Region, places: int) -> Sequence[Placement]:
    """So many legal placements or a few less: the same ones for the same position.

    They are drawn as bots by chance draw them, mostly towards something, from a lot that is the
    same for everybody.
    """
    lot = Lot(b"places", places)
    return list(dict.fromkeys([region.any(lot) for _ in range(places)]))


def _further(question: Picking, picks: Picks) -> Sequence[Option]:
    options, places = question.options, question.places
    found = [options[places[key]] for key in question.further(picks)]
    return [*found, STOP] if question.is_enough(picks) else found
