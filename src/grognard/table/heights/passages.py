"""How one gets from level to level: ladders, stairs, bridges, and the gaps one might jump."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from typing import Literal

from grognard.table.heights.edges import Edge, borders, edges
from grognard.table.heights.relief import Ladder, Platform, Ramp, Relief
from grognard.table.lattice import Point
from grognard.table.polygons import Polygon

PassageKind = Literal["ladder", "stairs", "bridge", "gap"]

RUNG = 0.6
"""How far a ladder is drawn away from its wall."""
WIDEST_GAP = 6.0
STEEPEST_GAP = 2.0
"""Roofs whose heights differ by more are not two sides of one gap."""
NARROWEST = 1.0
"""Sides that face each other over less than this leave no room to jump."""
HEADROOM = 1.0
FACING = -0.99


@dataclass(frozen=True, slots=True)
class Passage:
    """A way from one level to another: from `a` at one height to `b` at another."""

    kind: PassageKind
    a: Point
    b: Point
    a_high: float
    b_high: float
    piece: str = ""

    @property
    def length(self) -> float:
        """How long it is in plan."""
        return math.dist(self.a, self.b)


@lru_cache(maxsize=64)
def passages(relief: Relief) -> tuple[Passage, ...]:
    """All passages of a table, those of its pieces first.

    >>> from grognard.table.polygons import rectangle
    >>> from grognard.table.heights.relief import Block
    >>> roofs = [Block("west", rectangle(4, 4, 10, 10), 0, 3)]
    >>> roofs.append(Block("east", rectangle(12.5, 4, 18, 10), 0, 4))
    >>> gap = passages(Relief(36, 36, roofs))[0]
    >>> gap.kind, gap.a, gap.b, gap.a_high, gap.b_high, gap.length
    ('gap', (10.0, 7.0), (12.5, 7.0), 3.0, 4.0, 2.5)
    """
    return (*_built(relief), *_gaps(relief))


def _built(relief: Relief) -> Iterator[Passage]:
    for index, piece in enumerate(relief.pieces):
        match piece:
            case Ladder():
                (x, y), (nx, ny) = piece.foot, piece.normal
                away = x + nx * RUNG, y + ny * RUNG
                yield Passage("ladder", away, piece.foot, piece.low, piece.high, piece.id)
            case Ramp():
                foot = _middle(*piece.low_edge)
                head = _across(piece.polygon, foot, piece.low_edge)
                yield Passage("stairs", foot, head, piece.low, piece.high, piece.id)
            case Platform():
                landings = _landings(relief, index)
                if len(landings) == 2:
                    a, b = landings
                    yield Passage("bridge", a, b, piece.high, piece.high, piece.id)
            case _:
                pass


def _landings(relief: Relief, index: int) -> list[Point]:
    """The middles of the sides of a platform over which one walks on."""
    surface = next(s for s in relief.surfaces if s.piece == index)
    ring = surface.polygon.vertices
    bounded = {border.a for border in borders(relief)[surface.number]}
    sides = zip(ring, [*ring[1:], ring[0]])
    return [_middle(a, b) for a, b in sides if a not in bounded]


def _gaps(relief: Relief) -> Iterator[Passage]:
    flat = {s.number for s in relief.surfaces if s.is_flat and s.standable}
    brinks = [edge for group in edges(relief) for edge in group if edge.surface in flat]
    for one, other in combinations(brinks, 2):
        gap = _gap(relief, one, other) if one.surface != other.surface else None
        if gap is not None:
            yield gap


def _gap(relief: Relief, one: Edge, other: Edge) -> Passage | None:
    """The middle of the stretch over which two edges face each other, if they do."""
    ox, oy = one.outward
    if ox * other.outward[0] + oy * other.outward[1] > FACING:
        return None
    wide = (other.a[0] - one.a[0]) * ox + (other.a[1] - one.a[1]) * oy
    if not relief.tolerance < wide <= WIDEST_GAP:
        return None
    dx, dy = -oy, ox
    spans = [sorted(x * dx + y * dy for x, y in (edge.a, edge.b)) for edge in (one, other)]
    low, high = max(spans[0][0], spans[1][0]), min(spans[0][1], spans[1][1])
    if high - low < NARROWEST:
        return None
    shift = 0.5 * (low + high) - (one.a[0] * dx + one.a[1] * dy)
    a = round(one.a[0] + shift * dx, 9) + 0.0, round(one.a[1] + shift * dy, 9) + 0.0
    b = round(a[0] + wide * ox, 9) + 0.0, round(a[1] + wide * oy, 9) + 0.0
    heights = relief.height_on(one.surface, *a), relief.height_on(other.surface, *b)
    if abs(heights[0] - heights[1]) > STEEPEST_GAP or not _is_free(relief, a, b, heights):
        return None
    return Passage("gap", a, b, *heights)


def _is_free(relief: Relief, a: Point, b: Point, heights: tuple[float, float]) -> bool:
    """Whether there is nothing in a gap: neither a wall nor another way across."""
    if relief.obstacle(a, b, max(heights), HEADROOM, HEADROOM) is not None:
        return False
    below = relief.highest(*_middle(a, b), not_above=max(heights) + HEADROOM)
    return below is not None and below.z < min(heights) - HEADROOM


def _across(polygon: Polygon, foot: Point, low_edge: tuple[Point, Point]) -> Point:
    """The point opposite the middle of a low edge, as deep as the polygon is."""
    (ax, ay), (bx, by) = low_edge
    length = math.dist(*low_edge)
    nx, ny = -(by - ay) / length, (bx - ax) / length
    depth = max(((x - ax) * nx + (y - ay) * ny for x, y in polygon.vertices), key=abs)
    return foot[0] + nx * depth, foot[1] + ny * depth


def _middle(a: Point, b: Point) -> Point:
    return (a[0] + b[0]) / 2.0, (a[1] + b[1]) / 2.0
