"""The table: a causeway between two shores, and what stands or lies on it.

These are questions about places that several chapters ask. They change nothing.
"""

from math import ceil, floor, sqrt

from causeway.battle import Race, Runner
from grognard.kernel.questions import Point, Seat
from grognard.table.distance import gap
from grognard.table.lattice import snap

WIDTH = 12.0
SHORE = 2.0
STONE = 12
"""How long the causeway is from shore to shore (6.1)."""
LENGTH = SHORE + STONE + SHORE
RADIUS = 0.5
TOUCH = 1e-6
"""Bases may touch: what is smaller than this is not an overlap."""

Outline = tuple[Point, ...]


def strip(south: float, north: float) -> Outline:
    """A stretch of the table, as wide as it is."""
    return ((0.0, south), (WIDTH, south), (WIDTH, north), (0.0, north))


def shore(seat: Seat) -> tuple[float, float]:
    """Where a player's shore begins and ends, from south to north (2.2)."""
    return (0.0, SHORE) if seat == "A" else (LENGTH - SHORE, LENGTH)


def ahead(seat: Seat) -> int:
    """The way a player's runners go: north is 1."""
    return 1 if seat == "A" else -1


def under_water(race: Race) -> tuple[float, float]:
    """The stretch that is under water, from south to north (4.2)."""
    middle = LENGTH / 2
    return middle - race.water / 2, middle + race.water / 2


def is_wet(race: Race, runner: Runner) -> bool:
    """Whether the middle of a runner that cannot swim is in the water (4.3)."""
    south, north = under_water(race)
    return not runner.profile.swims and race.water > 0 and south <= runner.place[1] <= north


def is_free(race: Race, point: Point, but: Runner) -> bool:
    """Whether a base fits there beside all the others (2.2)."""
    others = [one for one in race.on_table() if one is not but]
    return all(gap(point, RADIUS, one.place, RADIUS) >= -TOUCH for one in others)


def to_far_shore(runner: Runner) -> int:
    """Whole inches until its middle is on the far shore (3.2)."""
    y = runner.place[1]
    return ceil(LENGTH - SHORE - y if runner.seat == "A" else y - SHORE)


def room(race: Race, runner: Runner) -> int:
    """Whole inches until its base meets another one (3.4)."""
    others = [one for one in race.on_table() if one is not runner]
    return min((_room_before(runner, one) for one in others), default=STONE + ceil(SHORE))


def _room_before(runner: Runner, other: Runner) -> int:
    (x, y), (other_x, other_y) = runner.place, other.place
    aside, before = abs(other_x - x), (other_y - y) * ahead(runner.seat)
    if before <= 0 or aside >= 2 * RADIUS - TOUCH:
        return STONE + ceil(SHORE)
    touching = before - sqrt((2 * RADIUS) ** 2 - aside**2)
    return max(0, floor(touching + TOUCH))


def farther(runner: Runner, inches: int) -> Point:
    """The place so many inches ahead of a runner; places lie on a lattice, so that a game is
    the same on any machine."""
    x, y = runner.place
    return x, snap(y + inches * ahead(runner.seat))
