"""The start: players put their runners on their shores (chapter 2).

``Place`` is the question for a point on the table. What may be answered is said by a *region*:
it refuses a placement with a reason, proposes good ones to bots, and draws its outline.
"""

from collections.abc import Sequence

from causeway.battle import SEATS, Race, Runner
from causeway.events import LinedUp
from causeway.field import RADIUS, TOUCH, WIDTH, is_free, shore, strip
from grognard.kernel.chance import Lot
from grognard.kernel.questions import Choose, Option, Place, Placement, Point, Seat
from grognard.kernel.refusals import Refusal
from grognard.table.lattice import is_on_lattice


def next_to_line_up(race: Race) -> Seat | None:
    """In turn, A first; a player with none left is skipped (2.1)."""
    lined_up = {seat: len(race.team(seat)) - len(waiting(race, seat)) for seat in SEATS}
    able = [seat for seat in SEATS if waiting(race, seat)]
    return min(able, key=lambda seat: lined_up[seat], default=None)


def waiting(race: Race, seat: Seat) -> list[Runner]:
    """A player's runners that are not on the table yet."""
    return [runner for runner in race.team(seat) if runner.at is None]


async def line_up(race: Race, seat: Seat) -> None:
    """A player puts one runner on the table (2.1, 2.2)."""
    chosen = await Choose(
        seat,
        lambda: [Option(runner.id, piece=runner.id) for runner in waiting(race, seat)],
        rule="2.1",
        topic="line-up",
    )
    runner = race.runner(chosen)
    placement = await Place(seat, ShoreRegion(race, runner), rule="2.2", topic="start-place")
    runner.at = placement.end
    race.tell(LinedUp(runner.id))


class ShoreRegion:
    """The base wholly on the own shore, and on no other (2.2)."""

    def __init__(self, race: Race, runner: Runner) -> None:
        self.piece: str | None = runner.id
        self._race, self._runner = race, runner
        south, north = shore(runner.seat)
        self._west, self._east = RADIUS, WIDTH - RADIUS
        self._south, self._north = south + RADIUS, north - RADIUS

    def refuse(self, placement: Placement) -> Refusal | None:
        if len(placement.path) != 1:
            return Refusal("one-point", rule="2.2")
        x, y = point = placement.path[0]
        if not is_on_lattice(point):
            return Refusal("off-lattice", rule="2.2")
        is_inside = self._west - TOUCH <= x <= self._east + TOUCH
        if not (is_inside and self._south - TOUCH <= y <= self._north + TOUCH):
            return Refusal("off-shore", rule="2.2")
        return None if is_free(self._race, point, self._runner) else Refusal("taken", rule="2.2")

    def candidates(self) -> Sequence[Placement]:
        """Every inch of the shore, those at the front first."""
        rows = sorted((self._south, self._north), reverse=self._runner.seat == "A")
        lanes = [self._west + inch for inch in range(int(self._east - self._west) + 1)]
        points: list[Point] = [(x, y) for y in rows for x in lanes]
        free = [point for point in points if is_free(self._race, point, self._runner)]
        heading = 0 if self._runner.seat == "A" else 180
        return [Placement((point,), heading) for point in free]

    def any(self, lot: Lot) -> Placement:
        return lot.pick(self.candidates())

    def default(self) -> Placement:
        return self.candidates()[0]

    def outline(self) -> Sequence[Sequence[Point]]:
        return [strip(*shore(self._runner.seat))]
