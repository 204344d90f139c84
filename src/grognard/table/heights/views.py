"""A relief as screens want it: levels, edges and ways up from above, cuts from the side."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from math import sqrt
from typing import Literal

from grognard.kernel.profiles import CutView, Matter
from grognard.kernel.views import EdgeView, PassageView, RiseView
from grognard.table.heights.edges import borders
from grognard.table.heights.passages import passages
from grognard.table.heights.relief import (
    Barrier,
    Block,
    Ladder,
    Platform,
    Ramp,
    Relief,
    ReliefPiece,
    RoundArea,
)
from grognard.table.heights.section import Line, section

RiseKind = Literal["block", "deck", "slope", "barrier", "ladder"]
DIGITS = 4


def levels(relief: Relief) -> tuple[float, ...]:
    """The heights one may stand at for good, the bare table first.

    >>> from grognard.table.polygons import rectangle
    >>> levels(Relief(36, 36, [Block("roof", rectangle(4, 2, 10, 8), 0, 3)]))
    (0.0, 3.0)
    """
    tops = {s.height(0.0, 0.0) for s in relief.surfaces if s.standable and s.is_flat}
    return tuple(sorted({0.0, *tops}))


@lru_cache(maxsize=64)
def rises(relief: Relief) -> dict[str, RiseView]:
    """How each piece stands up from the table, by its id; areas lie flat."""
    bounds = {s.piece: borders(relief)[s.number] for s in relief.surfaces if s.standable}
    found = {}
    for index, piece in enumerate(relief.pieces):
        rise = _rise(piece)
        if rise is not None:
            edges = tuple(EdgeView(e.a, e.b, e.kind) for e in bounds.get(index, ()))
            kind, low, high = rise
            found[piece.id] = RiseView(kind, low, high, index in bounds, edges)
    return found


@lru_cache(maxsize=64)
def ways_up(relief: Relief) -> tuple[PassageView, ...]:
    """Ladders, stairs, bridges and gaps."""
    return tuple(PassageView(p.kind, p.a, p.b, p.a_high, p.b_high) for p in passages(relief))


def cuts(relief: Relief, line: Line, first: float, last: float) -> Iterator[CutView]:
    """All terrain that a line cuts between two places along it."""
    bounds = {s.piece for s in relief.surfaces if s.standable}
    for cut in section(relief, line, first, last):
        piece = relief.pieces[cut.piece]
        start, end = _told(cut.start), _told(cut.end)
        tops = _told(cut.tops[0]), _told(cut.tops[1])
        yield CutView(piece.id, _matter(piece), start, end, cut.low, tops, cut.piece in bounds)


def cut_of_round_area(
    name: str, area: RoundArea, line: Line, first: float, last: float
) -> CutView | None:
    """A round template where a line cuts it, if it does."""
    along, aside = line.place((area.x, area.y))
    if abs(aside) >= area.radius:
        return None
    half = sqrt(area.radius**2 - aside**2)
    start, end = max(first, along - half), min(last, along + half)
    if start >= end:
        return None
    tops = area.high, area.high
    return CutView(name, "cloud", _told(start), _told(end), area.low, tops)


def _told(length: float) -> float:
    """A length no finer than anybody reads it, and never minus nothing."""
    return round(length, DIGITS) + 0.0


MATTER: dict[RiseKind, Matter] = {
    "block": "solid",
    "deck": "deck",
    "slope": "slope",
    "barrier": "barrier",
    "ladder": "ladder",
}


def _matter(piece: ReliefPiece) -> Matter:
    rise = _rise(piece)
    return MATTER[rise[0]] if rise is not None else "area"


def _rise(piece: ReliefPiece) -> tuple[RiseKind, float, float] | None:
    match piece:
        case Block():
            return "block", piece.low, piece.high
        case Platform():
            return "deck", piece.high - piece.thickness, piece.high
        case Ramp():
            return "slope", piece.low, piece.high
        case Barrier():
            return "barrier", piece.low, piece.high
        case Ladder():
            return "ladder", piece.low, piece.high
        case _:
            return None
