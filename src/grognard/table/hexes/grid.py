"""The grid: where hexes are, which are neighbours, how far apart, and rings of them.

Everything is exact integer arithmetic on axial coordinates (q, r).
"""

from __future__ import annotations

Hex = tuple[int, int]

DIRECTIONS: tuple[Hex, ...] = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
EAST, NORTH_EAST, NORTH_WEST, WEST, SOUTH_WEST, SOUTH_EAST = range(6)

CORNERS = ((1, 1), (1, -1), (0, -2), (-1, -1), (-1, 1), (0, 2))
"""The corners of a hex round its `centre`; edge k runs between corners k and k + 1."""


def from_offset(column: int, row: int) -> Hex:
    """The hex in a column and row of a rectangular board.

    >>> from_offset(4, 2), from_offset(4, 3)
    ((3, 2), (3, 3))
    """
    return column - (row - (row & 1)) // 2, row


def to_offset(place: Hex) -> tuple[int, int]:
    """The column and row of a hex on a rectangular board.

    >>> to_offset((3, 3))
    (4, 3)
    """
    q, r = place
    return q + (r - (r & 1)) // 2, r


def board(columns: int, rows: int) -> list[Hex]:
    """All hexes of a rectangular board, row by row.

    >>> board(2, 2)
    [(0, 0), (1, 0), (0, 1), (1, 1)]
    """
    if columns < 1 or rows < 1:
        raise ValueError("A board of hexes needs at least one column and one row.")
    return [from_offset(column, row) for row in range(rows) for column in range(columns)]


def neighbour(place: Hex, direction: int, steps: int = 1) -> Hex:
    """The hex so many steps away in a direction.

    >>> neighbour((3, 3), NORTH_EAST), neighbour((3, 3), EAST, steps=-2)
    ((4, 2), (1, 3))
    """
    q, r = DIRECTIONS[direction % 6]
    return place[0] + steps * q, place[1] + steps * r


def neighbours(place: Hex) -> list[Hex]:
    """The six hexes around a hex, by direction.

    >>> neighbours((0, 0)) == list(DIRECTIONS)
    True
    """
    return [neighbour(place, direction) for direction in range(6)]


def distance(a: Hex, b: Hex) -> int:
    """The number of steps between two hexes.

    >>> distance((0, 0), (2, -1)), distance((0, 0), (2, 1))
    (2, 3)
    """
    q, r = b[0] - a[0], b[1] - a[1]
    return (abs(q) + abs(r) + abs(q + r)) // 2


def rotated(place: Hex, turns: int, about: Hex = (0, 0)) -> Hex:
    """A hex turned about another, by sixths of a circle counter-clockwise.

    >>> rotated((2, 0), 1), rotated((2, 0), -1), rotated((2, 0), 3)
    ((2, -2), (0, 2), (-2, 0))
    """
    q, r = place[0] - about[0], place[1] - about[1]
    for _ in range(turns % 6):
        q, r = q + r, -q
    return about[0] + q, about[1] + r


def ring(centre: Hex, radius: int) -> list[Hex]:
    """The hexes at exactly a distance, counter-clockwise from the east.

    >>> ring((0, 0), 1) == neighbours((0, 0)), len(ring((5, 5), 3))
    (True, 18)
    """
    if radius < 0:
        raise ValueError("The radius of a ring cannot be negative.")
    if radius == 0:
        return [centre]
    place = neighbour(centre, EAST, radius)
    found = []
    for direction in range(6):
        for _ in range(radius):
            found.append(place)
            place = neighbour(place, direction + 2)
    return found


def disc(centre: Hex, radius: int) -> list[Hex]:
    """The hexes within a distance, ring by ring.

    >>> len(disc((0, 0), 2))
    19
    """
    return [place for steps in range(radius + 1) for place in ring(centre, steps)]


def centre(place: Hex) -> tuple[int, int]:
    """The centre of a hex on an integer grid that also holds its corners."""
    q, r = place
    return 2 * q + r, 3 * r
