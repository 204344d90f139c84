"""Looking everywhere for a spot to stand on, where a few tries have found none.

What keeps a base from a spot does so by itself: a wall, another base, the edge of a roof. The
points of one level it keeps a base from are a convex set.
"""

from collections.abc import Callable, Iterator, Sequence
from math import inf, sqrt

from grognard.kernel.questions import Point
from grognard.rulesets.gaslight.content import Profile
from grognard.rulesets.gaslight.spots import STEP
from grognard.table.distance import nearest_on
from grognard.table.heights.relief import Relief, Surface
from grognard.table.search import Square, first_place

FINENESS = 1000.0
"""So many points to the inch are looked at: more than the tolerances of the table tell apart."""

Nearby = tuple[float, float, float, float, float]
"""Where a base is; how near in plan, and less than how much higher or lower, it is in the way."""


class Search:
    """A look at every spot of a level for one kind of model, bases in the way included."""

    def __init__(
        self,
        relief: Relief,
        profile: Profile,
        near: Sequence[Nearby],
        low: float = -inf,
        high: float = inf,
    ) -> None:
        self._relief, self._profile, self._near = relief, profile, near
        self._low, self._high = low - relief.tolerance, high + relief.tolerance

    def first(
        self,
        within: Square,
        takes: Callable[[Point], bool],
        is_out: Callable[[Square], bool] = lambda square: False,
    ) -> Point | None:
        """A point that is taken, if there is any; ``is_out`` leaves out what is known not to be."""
        return first_place(
            within,
            lambda square: is_out(square) or self._is_closed(square),
            takes,
            FINENESS,
        )

    def _is_closed(self, square: Square) -> bool:
        """Whether nobody can stand anywhere in a square."""
        relief = self._relief
        margin = self._profile.radius - relief.tolerance
        if (
            square.east < margin
            or square.north < margin
            or square.west > relief.width - margin
            or square.south > relief.height - margin
        ):
            return True
        return all(self._is_barred(square, *level) for level in self._levels(square))

    def _levels(self, square: Square) -> Iterator[tuple[float, float]]:
        """From which to which height one might stand there, surface by surface."""
        if self._low <= 0.0 <= self._high:
            yield 0.0, 0.0
        for surface in self._relief.surfaces:
            if surface.standable and not _is_beside(surface, square):
                heights = [surface.height(x, y) for x, y in square.corners]
                low, high = max(min(heights), self._low), min(max(heights), self._high)
                if low <= high:
                    yield low, high

    def _is_barred(self, square: Square, low: float, high: float) -> bool:
        """Whether one thing keeps a base off a whole square, at any of these heights (1.51)."""
        relief, corners = self._relief, square.corners
        for x, y, z, apart, height in self._near:
            if max(abs(low - z), abs(high - z)) < height and square.farthest((x, y)) < apart:
                return True
        reach = self._profile.radius - relief.tolerance
        over, head = high + STEP + relief.tolerance, low + self._profile.tall - relief.tolerance
        for solid in relief.solids:
            is_block = solid.plane[:2] == (0.0, 0.0) and solid.polygon.is_convex
            is_in_way = is_block and solid.low < head and solid.high > over
            if is_in_way and all(solid.polygon.distance(corner) < reach for corner in corners):
                return True
        return any(
            barrier.low < head
            and barrier.high > over
            and all(_to_segment(corner, barrier.a, barrier.b) < reach for corner in corners)
            for _, barrier in relief.barriers
        )


def _is_beside(surface: Surface, square: Square) -> bool:
    """Whether a square lies off a surface, beyond one of its sides."""
    polygon = surface.polygon
    west, south, east, north = polygon.box
    if square.east < west or square.west > east or square.north < south or square.south > north:
        return True
    if not polygon.is_convex:
        return False
    ring = polygon.vertices
    return any(
        all((dx - cx) * (y - cy) - (dy - cy) * (x - cx) < -1e-6 for x, y in square.corners)
        for (cx, cy), (dx, dy) in zip(ring, (*ring[1:], ring[0]), strict=True)
    )


def _to_segment(point: Point, a: Point, b: Point) -> float:
    x, y = nearest_on(*point, a, b)
    return sqrt((x - point[0]) ** 2 + (y - point[1]) ** 2)
