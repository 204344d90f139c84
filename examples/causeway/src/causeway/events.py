"""What happens in a race, as facts.

An event is never a sentence: ``event-went`` in ``text/en.ftl`` and ``text/fr.ftl`` makes one, in
the language of whoever reads it. A field named ``unit`` or ``piece`` is told by the name of that
piece, ``seat`` as a seat, and any other text by the message ``FIELD-TEXT`` if there is one.
``shows`` says how it is seen where a step is told in beats (``grognard.kernel.beats``).
"""

from grognard.kernel import beats
from grognard.kernel.events import Event
from grognard.kernel.questions import Seat


class TurnBegan(Event, frozen=True):
    """A turn began."""

    rules = ("3.1",)
    shows = beats.TURN
    turn: int


class LinedUp(Event, frozen=True):
    """A runner took its place at the start."""

    rules = ("2.1", "2.2")
    shows = beats.PLACE
    unit: str


class Went(Event, frozen=True):
    """A runner went so many inches."""

    rules = ("3.2",)
    shows = beats.MOVE
    unit: str
    inches: int


class HeldUp(Event, frozen=True):
    """None of a player's runners had room to go."""

    rules = ("3.4",)
    seat: Seat


class TideRolled(Event, frozen=True):
    """The tide die, and the dice of a flood, as they lie."""

    rules = ("4.1",)
    tide: str
    waves: tuple[int, ...]


class WaterMoved(Event, frozen=True):
    """The water rose or fell, and covers so many inches now."""

    rules = ("4.2",)
    water: int
