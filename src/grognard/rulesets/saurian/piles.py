"""Where cards lie, by the names that views and options give these places (1.26-1.28)."""

from typing import Literal

from grognard.kernel.questions import Seat

Slot = Literal["active", "next", "idle"]
SLOTS: tuple[Slot, ...] = ("active", "next", "idle")


def of_unit(unit: str, kind: str) -> str:
    """A place on a Unit Board, or beside it.

    >>> of_unit("a1", "active")
    'a1_active'
    """
    return f"{unit}_{kind}"


def hero_hand(seat: Seat) -> str:
    """The hero cards a player holds (1.31)."""
    return f"hero_hand_{seat}"
