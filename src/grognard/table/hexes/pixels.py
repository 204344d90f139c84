"""Where hexes are drawn; the only part that is not exact."""

from __future__ import annotations

import math
from collections.abc import Iterable

from grognard.table.hexes.grid import CORNERS, Hex, centre


def pixel_centre(place: Hex, size: float) -> tuple[float, float]:
    """Where to draw the centre of a hex whose corners are `size` from it; y grows downwards.

    >>> pixel_centre((0, 2), 10.0)
    (17.32050807568877, 30.0)
    """
    x, y = centre(place)
    return x * math.sqrt(3.0) / 2.0 * size, y / 2.0 * size


def pixel_corners(place: Hex, size: float) -> list[tuple[float, float]]:
    """Where to draw the corners of a hex; edge k runs between corners k and k + 1."""
    x, y = centre(place)
    return [((x + dx) * math.sqrt(3.0) / 2.0 * size, (y + dy) / 2.0 * size) for dx, dy in CORNERS]


def bounds(places: Iterable[Hex], size: float) -> tuple[float, float, float, float]:
    """The box around hexes as they are drawn: left, top, right, bottom.

    >>> bounds([(0, 0)], 2.0)
    (-1.7320508075688772, -2.0, 1.7320508075688772, 2.0)
    """
    corners = [corner for place in places for corner in pixel_corners(place, size)]
    if not corners:
        raise ValueError("There are no hexes to draw.")
    xs, ys = [x for x, _ in corners], [y for _, y in corners]
    return min(xs), min(ys), max(xs), max(ys)
