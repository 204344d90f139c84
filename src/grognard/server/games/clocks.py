"""Clocks: how much time each seat has, and how much of it is left.

A go lasts from when a seat is asked until it is asked nothing more. Time runs for whoever is asked
and for nobody else: not before everybody sits at the table and has done their part for the dice,
not while somebody enters dice, never for bots, and never while the server was away. Every deed says
how long the clocks ran before it, so that the journal alone tells what is left.

Taking a choice back gives no time back: the go goes on with what was left when it ended, and
whatever it had earned by ending is taken back too. Asking for it stops no clock.
"""

from collections.abc import Iterable
from typing import Literal

from msgspec import Struct

from grognard.server.games.outages import Outages

GOES_ON = ("undone", "withdrawn")
"""Deeds by which a go that had ended goes on."""


class Clock(Struct, frozen=True):
    """What was agreed about time when the game was set up."""

    per: Literal["game", "go"]
    """Whether a seat has its time for the whole game, or anew for every go."""
    seconds: int
    increment: int = 0
    """Seconds that the end of a go earns; nobody ever has more than they began with."""
    flag: Literal["forfeit", "bot"] = "forfeit"
    """What becomes of a seat whose time is up."""
    bot: str = ""
    """Who plays it then."""


class Clocks:
    """The clocks at one table.

    >>> clocks = Clocks(Clock("game", 60, increment=5), ("A", "B"))
    >>> clocks.go_on(0.0, "created", ("A",), 100.0)
    >>> clocks.go_on(20.0, "answered", ("B",), 120.0)
    >>> clocks.left["A"], clocks.until("B", Outages())
    (45.0, 180.0)
    """

    def __init__(self, clock: Clock, seats: Iterable[str]) -> None:
        self.clock = clock
        self.left = dict.fromkeys(seats, float(clock.seconds))
        """Seconds of each seat, when the clocks were last looked at."""
        self.running: tuple[str, ...] = ()
        self._since = 0.0
        self._ended: dict[str, float] = {}
        """What each seat had left when its last go ended."""

    def spent(self, now: float, outages: Outages) -> float:
        """How long the clocks ran since they were last looked at."""
        if not self.running:
            return 0.0
        return round(max(0.0, now - self._since - outages.since(self._since)), 3)

    def until(self, seat: str, outages: Outages) -> float | None:
        """When the time of a seat is up; nothing while its clock stands."""
        if seat not in self.running:
            return None
        return self._since + self.left[seat] + outages.since(self._since)

    def first_out(self, outages: Outages) -> tuple[float, str] | None:
        """Whose time is up first, and when."""
        found = ((self.until(seat, outages), seat) for seat in self.running)
        return min(((until, seat) for until, seat in found if until is not None), default=None)

    def is_out(self, seat: str, spent: float) -> bool:
        """Whether the time of a seat is up once the clocks have run so long."""
        return seat in self.running and spent >= self.left[seat]

    def go_on(self, spent: float, what: str, running: tuple[str, ...], now: float) -> None:
        """Something was done after so long: now these clocks run."""
        for seat in self.running:
            self.left[seat] = max(0.0, self.left[seat] - spent)
            if seat not in running:
                self._end_go(seat)
        if what in GOES_ON:
            for seat in set(running) - set(self.running):
                self.left[seat] = self._ended.get(seat, self.left[seat])
        self.running, self._since = running, now

    def _end_go(self, seat: str) -> None:
        self._ended[seat] = self.left[seat]
        if self.clock.per == "go":
            self.left[seat] = float(self.clock.seconds)
        else:
            earned = self.left[seat] + self.clock.increment
            self.left[seat] = min(float(self.clock.seconds), earned)
