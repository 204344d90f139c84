"""A table with heights: blocks, platforms, ramps, barriers, ladders, areas, and who stands there.

A *surface* is a top one may walk on: the bare table (number -1, height 0), the top of a block or
platform, the slope of a ramp. A *solid* is what fills space below it. Heights at which two things
count as the same belong to the game; `tolerance` is how much a bound may be missed by.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Literal, NamedTuple, TypeVar

from grognard.table.compiled import Bundle, Column, running
from grognard.table.heights import kernels
from grognard.table.heights.kernels import (
    CLOSED,
    FIGURE,
    PRESENT,
    RADIUS,
    ROUGH,
    SIDE,
    TALL,
    Base,
    Land,
    Place,
    Solids,
    X,
    Y,
    Z,
)
from grognard.table.lattice import SLACK, Point
from grognard.table.polygons import Polygon

TOLERANCE = 0.01
Going = Literal["open", "rough", "closed"]


@dataclass(frozen=True, slots=True)
class Block:
    """A solid from `low` to `high`; one may stand on it if it is walkable."""

    id: str
    polygon: Polygon
    low: float
    high: float
    walkable: bool = True

    def __post_init__(self) -> None:
        _check_finite(self.id, self.low, self.high)


@dataclass(frozen=True, slots=True)
class Platform:
    """A slab on nothing: free above and below."""

    id: str
    polygon: Polygon
    high: float
    thickness: float = 0.25

    def __post_init__(self) -> None:
        _check_finite(self.id, self.high, self.thickness)


@dataclass(frozen=True, slots=True)
class Ramp:
    """Stairs: a wedge that rises evenly from its low edge to the opposite one."""

    id: str
    polygon: Polygon
    low_edge: tuple[Point, Point]
    low: float
    high: float

    def __post_init__(self) -> None:
        _check_finite(self.id, *self.low_edge[0], *self.low_edge[1], self.low, self.high)
        _slope(self)


@dataclass(frozen=True, slots=True)
class Barrier:
    """A line that stands up: a fence, a parapet. Its thickness matters for sight alone."""

    id: str
    a: Point
    b: Point
    low: float
    height: float
    thickness: float = 0.25

    def __post_init__(self) -> None:
        _check_finite(self.id, *self.a, *self.b, self.low, self.height, self.thickness)
        if math.dist(self.a, self.b) <= SLACK:
            raise ValueError(f"The barrier {self.id!r} needs a length.")

    @property
    def high(self) -> float:
        """The height of its top."""
        return self.low + self.height


@dataclass(frozen=True, slots=True)
class Ladder:
    """A way up a wall: its foot on the wall's line, and the direction away from the wall."""

    id: str
    foot: Point
    normal: Point
    low: float
    high: float

    def __post_init__(self) -> None:
        _check_finite(self.id, *self.foot, *self.normal, self.low, self.high)
        if abs(math.dist(self.normal, (0.0, 0.0)) - 1.0) > TOLERANCE:
            raise ValueError(f"The normal of the ladder {self.id!r} must be a unit vector.")

    def foot_spot(self, radius: float) -> Point:
        """Where a base stands that touches the foot from outside."""
        return self.foot[0] + self.normal[0] * radius, self.foot[1] + self.normal[1] * radius

    def top_spot(self, radius: float) -> Point:
        """Where a base stands just inside the upper edge."""
        return self.foot[0] - self.normal[0] * radius, self.foot[1] - self.normal[1] * radius


@dataclass(frozen=True, slots=True)
class Area:
    """A part of the bare table with a going of its own."""

    id: str
    polygon: Polygon
    going: Going


ReliefPiece = Block | Platform | Ramp | Barrier | Ladder | Area
P = TypeVar("P", Barrier, Ladder, Area)


@dataclass(frozen=True, slots=True)
class RoundArea:
    """A round zone laid on the table during play, such as a fire."""

    x: float
    y: float
    radius: float
    low: float
    high: float
    going: Going = "rough"


class Footing(NamedTuple):
    """A height at a point, and the number of the surface that has it."""

    z: float
    surface: int


@dataclass(frozen=True, slots=True)
class Surface:
    """A top one may walk on, as a plane over a polygon."""

    number: int
    piece: int
    polygon: Polygon
    plane: tuple[float, float, float]
    standable: bool

    def height(self, x: float, y: float) -> float:
        """Its height at a point."""
        return self.plane[0] * x + self.plane[1] * y + self.plane[2]

    @property
    def is_flat(self) -> bool:
        """Whether it has one height everywhere."""
        return self.plane[0] == 0.0 and self.plane[1] == 0.0


@dataclass(frozen=True, slots=True)
class Solid:
    """What fills space: a polygon from an underside up to a plane."""

    piece: int
    polygon: Polygon
    low: float
    plane: tuple[float, float, float]

    def top(self, x: float, y: float) -> float:
        """The height of its top at a point."""
        return self.plane[0] * x + self.plane[1] * y + self.plane[2]

    @property
    def high(self) -> float:
        """Its highest point."""
        return max(self.top(x, y) for x, y in self.polygon.vertices)


class Relief:
    """A rectangular table with its pieces in three dimensions. It never changes.

    >>> from grognard.table.polygons import rectangle
    >>> roof = Block("roof", rectangle(10, 10, 16, 16), 0, 4)
    >>> bridge = Platform("bridge", rectangle(16, 12, 20, 14), 3)
    >>> relief = Relief(36, 36, [roof, bridge])
    >>> [level.z for level in relief.footings(17.0, 13.0)]
    [0.0, 3.0]
    >>> relief.highest(12.0, 12.0, not_above=9.0)
    Footing(z=4.0, surface=0)
    """

    def __init__(
        self,
        width: float,
        height: float,
        pieces: Iterable[ReliefPiece] = (),
        *,
        tolerance: float = TOLERANCE,
    ) -> None:
        if not (math.isfinite(width) and math.isfinite(height) and width > 0 and height > 0):
            raise ValueError("A table needs a width and a height greater than zero.")
        self.width, self.height, self.tolerance = float(width), float(height), tolerance
        self.pieces = tuple(pieces)
        self.surfaces = tuple(_surfaces(self.pieces))
        self.solids = tuple(_solids(self.pieces))
        self.barriers = tuple(_numbered(self.pieces, Barrier))
        self.ladders = tuple(piece for _, piece in _numbered(self.pieces, Ladder))
        self.areas = tuple(_numbered(self.pieces, Area))
        self._corners: list[float] = []
        surfaces = Column(self._surface_numbers())
        filling = Column(self._solid_numbers(self.solids))
        self.upright = (*self.solids, *_slabs_of_barriers(self.barriers))
        """All that hides what is behind it: solids, and barriers as thick as they are."""
        hiding = Column(self._solid_numbers(self.upright))
        barriers = Column(
            number
            for index, wall in self.barriers
            for number in (*wall.a, *wall.b, wall.low, wall.high, index)
        )
        slow = [area for _, area in self.areas if area.going != "open"]
        self.zones = Zones(slow, [self._area_row(area) for area in slow])
        self.corners = Column(self._corners)
        self.filling = Bundle(Solids, filling, self.corners)
        self.hiding = Bundle(Solids, hiding, self.corners)
        self.land = Bundle(Land, self.filling, surfaces, barriers)
        outlines = [*(s.polygon for s in self.surfaces), *(area.polygon for area in slow)]
        self.crossings = sum(len(o.vertices) for o in outlines) + len(self.barriers) + 1
        """How many stretches a leg may have at most, the discs laid on the table aside."""
        self._footing_room = 2 * (len(self.surfaces) + 1)
        slopes = [s.polygon for s in self.surfaces if not s.is_flat]
        self.ring_room = max((2 * len(polygon.ring) for polygon in slopes), default=0)
        """How many numbers the part of a slope above some height may take: no side is cut twice."""

    def surface(self, number: int) -> Surface | None:
        """The surface of that number; nothing for the bare table."""
        return self.surfaces[number] if number >= 0 else None

    def height_on(self, number: int, x: float, y: float) -> float:
        """The height of a surface at a point."""
        return self.surfaces[number].height(x, y) if number >= 0 else 0.0

    def has_ground(self, x: float, y: float) -> bool:
        """Whether the bare table is there, and not inside something that stands on it."""
        run = running()
        return run.of(kernels.has_ground)(run.column(self.filling), x, y, self.tolerance)

    def footings(self, x: float, y: float) -> list[Footing]:
        """The surfaces one may stand on at a point, in the order of the pieces, table first."""
        run = running()
        found = run.blanks(self._footing_room)
        count = run.of(kernels.footings)(run.column(self.land), x, y, self.tolerance, found)
        levels = run.listed(found)
        return [Footing(levels[k], int(levels[k + 1])) for k in range(0, 2 * count, 2)]

    def footing_at(self, x: float, y: float, z: float) -> Footing | None:
        """The surface of that height at a point."""
        for level in self.footings(x, y):
            if abs(level.z - z) <= self.tolerance:
                return level
        return None

    def highest(self, x: float, y: float, *, not_above: float) -> Footing | None:
        """The highest surface at a point that is not above a height."""
        best = None
        for level in self.footings(x, y):
            if level.z <= not_above + self.tolerance and (best is None or level.z > best.z):
                best = level
        return best

    def highest_of(self, points: Sequence[Point], *, not_above: float) -> list[float]:
        """The height of the highest surface at each of some points; infinite where there is none.

        >>> from grognard.table.polygons import rectangle
        >>> Relief(36, 36, [Block("roof", rectangle(10, 10, 16, 16), 0, 4)]).highest_of(
        ...     [(12.0, 12.0), (20.0, 12.0)], not_above=9.0
        ... )
        [4.0, 0.0]
        """
        run = running()
        column = run.numbers(chain.from_iterable(points))
        found, out = run.blanks(self._footing_room), run.blanks(len(points))
        land = run.column(self.land)
        run.of(kernels.highest_footings)(land, column, not_above, self.tolerance, found, out)
        return run.listed(out)

    def has_room(self, x: float, y: float, z: float, tall: float) -> bool:
        """Whether a body of that height fits over a point."""
        run = running()
        return run.of(kernels.has_room)(run.column(self.filling), (x, y, z), tall, self.tolerance)

    def roof_over(self, x: float, y: float, z: float) -> str | None:
        """The lowest piece that hangs over a point at a height: a bridge, a roof."""
        above = [
            (solid.low, solid.piece)
            for solid in self.solids
            if solid.low > z + self.tolerance and solid.polygon.contains((x, y))
        ]
        return self.pieces[min(above)[1]].id if above else None

    def holds(self, x: float, y: float, radius: float) -> bool:
        """Whether a whole base is on the table."""
        least = radius - self.tolerance
        return least <= x <= self.width - least and least <= y <= self.height - least

    def solid_under(
        self, x: float, y: float, z: float, radius: float, tall: float, step: float
    ) -> str | None:
        """The piece under a base that rises more than a step above it, below its head."""
        run = running()
        land, ring = run.column(self.land), run.blanks(self.ring_room)
        index = run.of(kernels.solid_under_disc)(
            land, (x, y, z), radius, tall, step, self.tolerance, ring
        )
        return self.pieces[index].id if index >= 0 else None

    def stands(
        self, figures: Figures, base: Base, points: Sequence[Point], low: float, high: float
    ) -> list[bool]:
        """Whether a base may stand at each of some points on a level between two heights."""
        run = running()
        out = run.blanks(len(points))
        run.of(kernels.stands)(
            run.column(self.land), run.column(figures.column), base,
            run.numbers(chain.from_iterable(points)), low, high, self.tolerance,
            run.blanks(self._footing_room), run.blanks(self.ring_room), out,
        )  # fmt: skip
        return [
            self.holds(x, y, base.radius) and is_free > 0.0
            for (x, y), is_free in zip(points, run.listed(out))
        ]

    def obstacle(self, a: Point, b: Point, z: float, tall: float, step: float) -> str | None:
        """A piece on the straight line from a to b that rises more than a step above z."""
        run = running()
        land, ring = run.column(self.land), run.blanks(self.ring_room)
        low, high = z + step + self.tolerance, z + tall - self.tolerance
        index = run.of(kernels.line_obstacle)(land, a, b, low, high, self.tolerance, ring)
        return self.pieces[index].id if index >= 0 else None

    def _surface_numbers(self) -> Iterator[float]:
        for surface in self.surfaces:
            first, last = self._ring(surface.polygon)
            yield from (*surface.polygon.box, first, last, *surface.plane, surface.standable)
            yield surface.piece

    def _solid_numbers(self, solids: Iterable[Solid]) -> Iterator[float]:
        for solid in solids:
            first, last = self._ring(solid.polygon)
            yield from (*solid.polygon.box, first, last, solid.polygon.is_convex)
            yield from (solid.low, solid.high, *solid.plane, solid.piece)

    def _area_row(self, area: Area) -> Sequence[float]:
        first, last = self._ring(area.polygon)
        slack = self.tolerance
        box = area.polygon.box
        return (0, *box, first, last, 0, 0, 0, -slack, slack, _class_of(area.going))

    def _ring(self, polygon: Polygon) -> tuple[int, int]:
        first = len(self._corners)
        self._corners.extend(polygon.ring)
        return first, len(self._corners) - 2


class Zones:
    """The areas of a relief and the discs laid on it, those that overlap joined to components."""

    __slots__ = ("_areas", "_rows", "column", "components", "crossings")

    def __init__(
        self,
        areas: Sequence[Area],
        rows: Sequence[Sequence[float]],
        discs: Sequence[RoundArea] = (),
    ) -> None:
        self._areas, self._rows = areas, rows
        joined = _components((*areas, *discs))
        numbers: list[float] = []
        for row, component in zip((*rows, *(_disc_row(disc) for disc in discs)), joined):
            numbers += (*row, component)
        self.column = Column(numbers)
        self.components = max(joined, default=-1) + 1
        self.crossings = 2 * len(discs)
        """How often a leg may go into a disc or out of one."""

    def with_round_areas(self, discs: Iterable[RoundArea]) -> Zones:
        """The same areas with other discs laid on them."""
        return Zones(self._areas, self._rows, tuple(discs))


class Figures:
    """The upright cylinders on a relief, by index; the one place where their numbers are written.

    >>> figures = Figures([(5.0, 5.0, 0.0), (9.0, 5.0, 3.0)], [0.5, 0.5], [0, 1], [1.5, 1.5])
    >>> figures.put(1, 9.0, 6.0, 0.0, 0.5)
    >>> figures.at(1)
    (9.0, 6.0, 0.0)
    """

    __slots__ = ("column",)

    def __init__(
        self,
        places: Sequence[Place | None],
        radii: Sequence[float],
        sides: Sequence[int],
        talls: Sequence[float],
    ) -> None:
        if not len(places) == len(radii) == len(sides) == len(talls):
            raise ValueError("Every figure needs a place, a radius, a side and a height.")
        numbers: list[float] = []
        for place, radius, side, tall in zip(places, radii, sides, talls):
            x, y, z = place or (0.0, 0.0, 0.0)
            numbers += (x, y, radius, side, place is not None, z, tall)
        self.column = Column(numbers)

    def __len__(self) -> int:
        return len(self.column.values) // FIGURE

    def at(self, index: int) -> Place:
        """Where a figure stands."""
        row, i = self.column.values, index * FIGURE
        return row[i + X], row[i + Y], row[i + Z]

    def is_present(self, index: int) -> bool:
        """Whether a figure is on the table."""
        return self.column.values[index * FIGURE + PRESENT] > 0.0

    def radius(self, index: int) -> float:
        """The radius of a figure's base."""
        return self.column.values[index * FIGURE + RADIUS]

    def side(self, index: int) -> int:
        """The side a figure is on."""
        return int(self.column.values[index * FIGURE + SIDE])

    def tall(self, index: int) -> float:
        """How tall a figure is now."""
        return self.column.values[index * FIGURE + TALL]

    def put(self, index: int, x: float, y: float, z: float, tall: float) -> None:
        """Put a figure somewhere, standing as tall as that."""
        if not all(map(math.isfinite, (x, y, z, tall))):
            raise ValueError("A figure needs a finite place and height.")
        i = index * FIGURE
        for offset, value in ((X, x), (Y, y), (Z, z), (TALL, tall), (PRESENT, 1.0)):
            self.column.write(i + offset, value)

    def remove(self, index: int) -> None:
        """Take a figure off the table."""
        self.column.write(index * FIGURE + PRESENT, 0.0)

    def under(
        self, x: float, y: float, z: float, radius: float, *, but: int, reach: float, slack: float
    ) -> int | None:
        """The figure whose base a disc would overlap, if any."""
        run = running()
        found = run.of(kernels.figure_under_disc)(
            run.column(self.column), but, (x, y, z), radius, reach, slack
        )
        return int(found) if found >= 0 else None


_DIRECTIONS = tuple(
    (round(math.cos(math.radians(5 * k)), 12), round(math.sin(math.radians(5 * k)), 12))
    for k in range(72)
)
_RING = 0.05
_ROUNDING = 0.001
"""Points of a ring are rounded, and so are bases: no ring this near a bound is passed over."""


def nearest_spot(
    wanted: Point,
    is_legal: Callable[[float, float], bool],
    farthest: float,
    *,
    none_within: float = 0.0,
) -> Point | None:
    """The first legal spot on growing rings: 72 directions each, counter-clockwise from east.

    Whoever knows that there is none within a distance need not have those rings searched.

    >>> nearest_spot((1.0, 1.0), lambda x, y: x >= 1.2, farthest=3.0)
    (1.2, 1.0)
    >>> nearest_spot((1.0, 1.0), lambda x, y: x >= 1.2, farthest=3.0, none_within=0.19)
    (1.2, 1.0)
    """
    x, y = wanted
    if none_within <= 0.0 and is_legal(x, y):
        return wanted
    first = max(1, int((none_within - _ROUNDING) / _RING))
    for ring in range(first, int(farthest / _RING + 1e-9) + 1):
        radius = round(ring * _RING, 6)
        for dx, dy in _DIRECTIONS:
            px, py = round(x + radius * dx, 6), round(y + radius * dy, 6)
            if is_legal(px, py):
                return px, py
    return None


def _disc_row(disc: RoundArea) -> Sequence[float]:
    x, y, r = disc.x, disc.y, disc.radius
    box = x - r, y - r, x + r, y + r
    return (1, *box, 0, 0, x, y, r, disc.low, disc.high, _class_of(disc.going))


def _class_of(going: Going) -> float:
    return ROUGH if going == "rough" else CLOSED


def _check_finite(name: str, *numbers: float) -> None:
    if not all(math.isfinite(number) for number in numbers):
        raise ValueError(f"The piece {name!r} must be made of finite numbers.")


def _numbered(pieces: Sequence[ReliefPiece], kind: type[P]) -> Iterator[tuple[int, P]]:
    for index, piece in enumerate(pieces):
        if isinstance(piece, kind):
            yield index, piece


def _surfaces(pieces: Sequence[ReliefPiece]) -> Iterator[Surface]:
    number = 0
    for index, piece in enumerate(pieces):
        match piece:
            case Block():
                plane, standable = (0.0, 0.0, float(piece.high)), piece.walkable
            case Platform():
                plane, standable = (0.0, 0.0, float(piece.high)), True
            case Ramp():
                plane, standable = _slope(piece), True
            case _:
                continue
        yield Surface(number, index, piece.polygon, plane, standable)
        number += 1


def _solids(pieces: Sequence[ReliefPiece]) -> Iterator[Solid]:
    for index, piece in enumerate(pieces):
        match piece:
            case Block():
                yield Solid(index, piece.polygon, piece.low, (0.0, 0.0, float(piece.high)))
            case Platform():
                under = piece.high - piece.thickness
                yield Solid(index, piece.polygon, under, (0.0, 0.0, float(piece.high)))
            case Ramp():
                yield Solid(index, piece.polygon, piece.low, _slope(piece))
            case _:
                pass


def _slope(ramp: Ramp) -> tuple[float, float, float]:
    """The plane that is `low` on the low edge and `high` at the corner farthest from it."""
    (ax, ay), (bx, by) = ramp.low_edge
    ex, ey = bx - ax, by - ay
    length = math.sqrt(ex * ex + ey * ey)
    if length == 0.0:
        raise ValueError(f"The low edge of the ramp {ramp.id!r} needs a length.")
    nx, ny = -ey / length, ex / length
    depths = [(x - ax) * nx + (y - ay) * ny for x, y in ramp.polygon.vertices]
    depth = max(depths, key=abs)
    if abs(depth) < 1e-9:
        raise ValueError(f"The ramp {ramp.id!r} needs a depth from its low edge.")
    rise = (ramp.high - ramp.low) / depth
    sx, sy = round(rise * nx, 12) + 0.0, round(rise * ny, 12) + 0.0
    return sx, sy, ramp.low - sx * ax - sy * ay


def _slabs_of_barriers(barriers: Sequence[tuple[int, Barrier]]) -> Iterator[Solid]:
    for index, wall in barriers:
        (ax, ay), (bx, by) = wall.a, wall.b
        length = math.sqrt((bx - ax) ** 2 + (by - ay) ** 2)
        half = wall.thickness / 2.0
        ox, oy = -(by - ay) / length * half, (bx - ax) / length * half
        ring = [(ax - ox, ay - oy), (bx - ox, by - oy), (bx + ox, by + oy), (ax + ox, ay + oy)]
        yield Solid(index, Polygon(ring), wall.low, (0.0, 0.0, float(wall.high)))


def _components(zones: Sequence[Area | RoundArea]) -> list[int]:
    """Which zones are one, because they overlap, by number of component."""
    joined = list(range(len(zones)))
    for i, one in enumerate(zones):
        for k in range(i):
            if joined[i] != joined[k] and _overlap(one, zones[k]):
                old, new = joined[i], joined[k]
                joined = [new if number == old else number for number in joined]
    names = {number: place for place, number in enumerate(dict.fromkeys(joined))}
    return [names[number] for number in joined]


def _overlap(one: Area | RoundArea, other: Area | RoundArea) -> bool:
    match one, other:
        case RoundArea(), RoundArea():
            apart = math.sqrt((one.x - other.x) ** 2 + (one.y - other.y) ** 2)
            return apart < one.radius + other.radius and one.low < other.high > other.low < one.high
        case RoundArea(), Area():
            return one.low < 0.0 < one.high and other.polygon.distance((one.x, one.y)) < one.radius
        case Area(), RoundArea():
            return _overlap(other, one)
        case Area(), Area():
            return one.going == other.going and _polygons_overlap(one.polygon, other.polygon)
    raise AssertionError("a zone is an area or a disc")


def _polygons_overlap(one: Polygon, other: Polygon) -> bool:
    from shapely.geometry import Polygon as Shape

    return bool(Shape(one.vertices).intersection(Shape(other.vertices)).area > 1e-9)
