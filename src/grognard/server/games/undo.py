"""When a choice may be taken back: freely as long as nobody learned or decided anything since."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Literal

from msgspec import Struct

from grognard.kernel.game import By, Game
from grognard.kernel.views import SPECTATOR, View

Look = Callable[[str], View]
"""Tells what a viewer sees."""
LookBack = Callable[[int, str], View]
"""Tells what a viewer saw when so many answers had been given."""


class StandingChoice(Struct, frozen=True):
    """A choice that has not been taken back: how many answers there were before, and whose."""

    at: int
    seat: str
    """Empty where everybody chose together."""


class CanUndo(Struct, frozen=True):
    """Whether a choice may be taken back, and how many answers remain if it is."""

    how: Literal["no", "free", "ask"]
    to: int = 0


def can_undo(
    game: Game[Any], standing: Sequence[StandingChoice], seat: str, look: Look, look_back: LookBack
) -> CanUndo:
    """Whether a seat may take back its last choice: freely until chance, a reveal or another.

    ``look`` tells what a viewer sees of the game now, ``look_back`` what it was at a moment.
    """
    own = [choice for choice in standing if choice.seat in (seat, "")]
    if not own:
        return CanUndo("no")
    last = own[-1]
    if last.seat != seat or last is not standing[-1]:
        return CanUndo("ask", last.at)
    if acted_by_chance(game, last.at) or (
        game.ruleset.secrets and revealed(seat, look, partial(look_back, last.at))
    ):
        return CanUndo("ask", last.at)
    return CanUndo("free", last.at)


def acted_by_chance(game: Game[Any], since: int) -> bool:
    """Whether dice were thrown or cards drawn since."""
    return By.CHANCE in game.by[since:]


def revealed(seat: str, look: Look, before: Look) -> bool:
    """Whether something hidden came to light by the choice a seat made.

    Judged by what the seat and a spectator saw before and see now, and by nothing else, so
    that whether an undo is free tells the seat nothing it does not know.
    """
    was, now = before(seat), look(seat)
    if _of_others(now, seat) != _of_others(was, seat) or _known(now) - _known(was):
        return True
    return bool(_known(look(SPECTATOR)) - _known(before(SPECTATOR)))


def _known(view: View) -> set[tuple[str, str, int]]:
    """Every card and piece a viewer knows; of equal cards, how many of them."""
    known = {("piece", piece.id, 0) for piece in view.pieces}
    seen: dict[str, int] = {}
    for pile in view.piles:
        for card in pile.cards:
            if card is not None:
                seen[card] = seen.get(card, 0) + 1
                known.add(("card", card, seen[card]))
    return known


def _of_others(view: View, seat: str) -> tuple[Any, ...]:
    """All that is not the seat's own: where it changed, something showed itself."""
    return (
        [piece for piece in view.pieces if piece.seat != seat],
        [pile for pile in view.piles if pile.seat not in (seat, None)],
        [counter for counter in view.counters if counter.seat not in (seat, None)],
    )
