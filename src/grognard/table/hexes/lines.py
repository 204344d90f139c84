"""Straight lines between hexes: which they cross or touch, and by which edges."""

from __future__ import annotations

from functools import lru_cache

from grognard.table.hexes.grid import CORNERS, Hex, centre, distance, neighbours


def line(a: Hex, b: Hex) -> list[tuple[Hex, ...]]:
    """The hexes on the straight line between two hexes, one step after the other.

    Where the line runs exactly along a border both hexes are given, left of the line first.

    >>> line((0, 0), (2, 0))
    [((0, 0),), ((1, 0),), ((2, 0),)]
    >>> line((3, 2), (2, 4))
    [((3, 2),), ((3, 3), (2, 3)), ((2, 4),)]
    """
    steps = distance(a, b)
    if steps == 0:
        return [(a,)]
    return [_nearest(a, b, step, steps) for step in range(steps + 1)]


def _nearest(a: Hex, b: Hex, step: int, steps: int) -> tuple[Hex, ...]:
    """The hexes whose centres are nearest the point so far along the line."""
    q = a[0] * steps + (b[0] - a[0]) * step
    r = a[1] * steps + (b[1] - a[1]) * step
    low_q, low_r = q // steps, r // steps
    ranked: dict[int, list[Hex]] = {}
    for place in [(low_q + i, low_r + j) for i in (0, 1) for j in (0, 1)]:
        dq, dr = place[0] * steps - q, place[1] * steps - r
        ranked.setdefault(dq * dq + dq * dr + dr * dr, []).append(place)
    best = ranked[min(ranked)]
    return tuple(sorted(best, key=lambda place: -_left_of(a, b, place)))


def _left_of(a: Hex, b: Hex, place: Hex) -> int:
    """How far left of the line from a to b a hex lies, in no particular unit."""
    (ax, ay), (bx, by), (x, y) = centre(a), centre(b), centre(place)
    # Rows grow southwards, so left has the opposite sign of the usual cross product.
    return (by - ay) * (x - ax) - (bx - ax) * (y - ay)


def meets(place: Hex, a: Hex, b: Hex) -> bool:
    """Whether the line between two centres crosses or touches a hex; a corner is enough.

    >>> meets((2, 3), (3, 2), (2, 4)), meets((1, 3), (3, 2), (2, 4))
    (True, False)
    """
    (x, y), (ax, ay), (bx, by) = centre(place), centre(a), centre(b)
    ax, ay, bx, by = ax - x, ay - y, bx - x, by - y
    sides = [(bx - ax) * (cy - ay) - (by - ay) * (cx - ax) for cx, cy in CORNERS]
    if min(sides) > 0 or max(sides) < 0:
        return False
    # Across each of the three pairs of opposite edges the hex reaches from -reach to reach.
    for nx, ny, reach in ((1, 0, 1), (1, 1, 2), (1, -1, 2)):
        along_a, along_b = nx * ax + ny * ay, nx * bx + ny * by
        if min(along_a, along_b) > reach or max(along_a, along_b) < -reach:
            return False
    return True


@lru_cache(8192)
def touched(a: Hex, b: Hex) -> tuple[Hex, ...]:
    """Every hex the line between two centres crosses or touches, both ends included, in order.

    >>> touched((3, 2), (2, 4))
    ((3, 2), (3, 3), (2, 3), (2, 4))
    """
    near = {
        place for step in line(a, b) for middle in step for place in [middle, *neighbours(middle)]
    }
    (ax, ay), (bx, by) = centre(a), centre(b)

    def along(place: Hex) -> tuple[int, int, Hex]:
        x, y = centre(place)
        # One unit of the grid is three times as long across as along a column, squared.
        progress = 3 * (x - ax) * (bx - ax) + (y - ay) * (by - ay)
        return progress, -_left_of(a, b, place), place

    return tuple(sorted((place for place in near if meets(place, a, b)), key=along))


def exit_edges(a: Hex, b: Hex) -> tuple[int, ...]:
    """The edge by which the line from a to b leaves a: two of them if it leaves by a corner.

    >>> exit_edges((0, 0), (3, 0)), exit_edges((2, 4), (3, 2))
    ((0,), (1, 2))
    """
    (ax, ay), (bx, by) = centre(a), centre(b)
    x, y = bx - ax, by - ay
    if x == 0 == y:
        return ()
    edges = []
    for k in range(6):
        (x1, y1), (x2, y2) = CORNERS[k], CORNERS[(k + 1) % 6]
        if x1 * y - y1 * x <= 0 and x * y2 - y * x2 <= 0:
            edges.append(k)
    return tuple(edges)
