"""Where a straight line first meets something, so that it can be shown."""

from __future__ import annotations

from collections.abc import Iterable

from grognard.table.arcs.legs import Straight, spans_of_leg
from grognard.table.arcs.shapes import Shape
from grognard.table.lattice import Point


def first_met(a: Point, b: Point, shapes: Iterable[tuple[str, Shape]]) -> tuple[str, Point] | None:
    """Which of some named shapes the line from a to b meets first, and where; None for none.

    >>> from grognard.table.arcs.shapes import Box, Disc
    >>> wall, post = ("wall", Box(4.0, -1.0, 5.0, 1.0)), ("post", Disc(8.0, 0.0, 1.0))
    >>> first_met((0.0, 0.0), (10.0, 0.0), [post, wall])
    ('wall', (4.0, 0.0))
    >>> first_met((0.0, 5.0), (10.0, 5.0), [post, wall])
    """
    line = Straight(a, b)
    met = [(spans[0][0], name) for name, shape in shapes if (spans := spans_of_leg(line, shape))]
    if not met:
        return None
    gone, name = min(met)
    return name, line.at(gone)
