"""How a table lies in columns: bodies, areas and lines, and the flags of the last two.

Positions lie on a lattice of hundredths of a millimetre, far coarser than rounding errors.
"""

from typing import NamedTuple

from grognard.table.compiled import Numbers

BODY = 11
X, Y, R, SIDE, PRESENT, STANDING, ABLE, LEVEL, BARRED, SLOWED, TRAITS = range(BODY)
"""A base: where it is, its radius and side; whether it is there, gets in the way of sight, and can
act; its level; the flags of terrain that bar it and that slow it; bits of the ruleset's own."""

AREA = 6
FLAGS, WEST, SOUTH, EAST, NORTH, HEIGHT = range(AREA)
"""A rectangle; its height is the level of whoever stands on it."""

LINE = 5
AX, AY, BX, BY = range(1, LINE)
"""A line, with its flags first as an area has them."""

BLOCKS = 1
"""No base may enter."""
ROUGH = 2
"""A move that touches this area, or crosses this line, is rough."""
OPAQUE = 4
"""A line of sight ends here."""
HIDES = 8
"""A line of sight ends once it has run far enough through such areas."""
SHELTERS = 16
"""Whoever stands in this area, or close behind this line, is in cover."""
RAISED = 32
"""A base stands on this area whole, at its level, or keeps off it."""
CLIMBS = 64
"""This line leads from level to level."""
OWN = 128
"""The first of the flags that a ruleset may add."""

SAME = 0.01
"""Lengths that differ by no more are the same."""
TOUCH = 0.5
"""Bases so near to one another touch; one so far over a line or an edge is not on it yet."""
OVERLAP = 0.02
"""Two bases overlap by more than the lattice can account for."""
NEVER = 2.0
"""A fraction of a path that lies beyond its end."""


class Table(NamedTuple):
    """All that lies on a table, and the lengths that count there."""

    areas: Numbers
    lines: Numbers
    bodies: Numbers
    width: float
    height: float
    sight: float
    """How far anybody sees."""
    thickness: float
    """How much of what hides a line of sight can run through."""
    beside: float
    """How near its terrain must be to a target to hide or shelter it."""
    across: float
    """How near bases touch one another across a line."""
