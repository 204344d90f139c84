"""Where cards lie, by the names that views and options give these places (1.26-1.28)."""

from typing import Literal

from grognard.kernel.questions import Option, Seat
from grognard.rulesets.saurian.battle import Unit, name_of

Slot = Literal["active", "next", "idle"]
SLOTS: tuple[Slot, ...] = ("active", "next", "idle")


def of_unit(unit: str, kind: str) -> str:
    """A place on a Unit Board, or beside it.

    >>> of_unit("a1", "active")
    'a1_active'
    """
    return f"{unit}_{kind}"


def active_option(key: str, say: str, unit: Unit) -> Option:
    """What may be done with the Active card of a unit, told by the card and whose it is."""
    card = name_of(unit.active)
    return Option(
        key,
        say,
        unit.id,
        facts={"unit": unit.id, "card": card},
        card=card,
        pile=of_unit(unit.id, "active"),
    )


def hero_hand(seat: Seat) -> str:
    """The hero cards a player holds (1.31)."""
    return f"hero_hand_{seat}"
