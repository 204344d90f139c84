"""The sheet a table is drawn on: places on the table, places on paper, and bare elements."""

from __future__ import annotations

import re
from collections.abc import Sequence
from html import escape
from math import cos, radians, sin, sqrt

from grognard.kernel.questions import Point
from grognard.kernel.views import TableView
from grognard.table.hexes.grid import from_offset
from grognard.table.hexes.pixels import pixel_centre, pixel_corners

LONG_SIDE = 1000.0
"""How long the longer side of the table is on paper, so that ink has one thickness."""

# Signs that XML 1.0 has no room for, however they are written.
_UNWRITABLE = re.compile("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def number(value: float) -> str:
    """A length on paper, to the hundredth and no longer than needed.

    >>> number(12.5), number(-0.001), number(3.14159)
    ('12.5', '0', '3.14')
    """
    told = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if told == "-0" else told


def text(words: str) -> str:
    """Words that are safe between tags and in attributes.

    >>> text('<b> & "\\x00"')
    '&lt;b&gt; &amp; &quot;&quot;'
    """
    return escape(_UNWRITABLE.sub("", words), quote=True)


def element(name: str, *inside: str, **attributes: float | str | None) -> str:
    """One element; ``inside`` is written already, attribute values are not.

    >>> element("circle", cx=1.50, cy=2, stroke_width="a<b")
    '<circle cx="1.5" cy="2" stroke-width="a&lt;b"/>'
    """
    told = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{_attribute(value)}"'
        for key, value in attributes.items()
        if value is not None
    )
    return f"<{name}{told}>{''.join(inside)}</{name}>" if inside else f"<{name}{told}/>"


def circle(at: Point, radius: float, *inside: str, **style: float | str | None) -> str:
    """A circle round a point."""
    return element("circle", *inside, cx=at[0], cy=at[1], r=radius, **style)


def _attribute(value: float | str) -> str:
    return text(value) if isinstance(value, str) else number(value)


class Sheet:
    """A measured table on paper: x to the right, north at the top."""

    def __init__(self, table: TableView) -> None:
        self.scale = LONG_SIDE / max(table.width, table.height, 1.0)
        """Units of paper per unit of the table."""
        self.width = table.width * self.scale
        self.height = table.height * self.scale
        self._table = table

    def place(self, at: Point) -> Point:
        """Where a point of the table is on paper."""
        return at[0] * self.scale, (self._table.height - at[1]) * self.scale

    def outline(self, points: Sequence[Point]) -> list[Point]:
        """An outline of the table on paper."""
        return [self.place(point) for point in points]

    def base(self, radius: float) -> float:
        """How large a base is on paper."""
        return max(radius * self.scale, 4.0)

    def grid(self) -> str:
        """Ticks every unit along the edges, longer ones every six."""
        ticks = []
        for along in range(1, int(self._table.width)):
            x, size = along * self.scale, 9.0 if along % 6 == 0 else 4.0
            ticks.append(f"M{number(x)} 0v{number(size)}")
            ticks.append(f"M{number(x)} {number(self.height)}v{number(-size)}")
        for along in range(1, int(self._table.height)):
            y, size = along * self.scale, 9.0 if along % 6 == 0 else 4.0
            ticks.append(f"M0 {number(y)}h{number(size)}")
            ticks.append(f"M{number(self.width)} {number(y)}h{number(-size)}")
        return "".join(ticks)


class HexSheet(Sheet):
    """A board of pointed hexes told as column and row, odd rows to the right, row 0 on top."""

    def __init__(self, table: TableView) -> None:
        super().__init__(table)
        self._columns, self._rows = round(table.width), round(table.height)
        across = self._columns + (0.5 if self._rows > 1 else 0.0)
        down = (self._rows * 1.5 + 0.5) / sqrt(3)
        self.scale = LONG_SIDE / max(across, down, 1.0)
        self._side = self.scale / sqrt(3)
        self.width, self.height = across * self.scale, down * self.scale

    def place(self, at: Point) -> Point:
        column, row = at
        x, y = pixel_centre(from_offset(round(column), round(row)), self._side)
        return x + self.scale / 2, y + self._side

    def outline(self, points: Sequence[Point]) -> list[Point]:
        if len(points) != 1:
            return super().outline(points)
        column, row = points[0]
        corners = pixel_corners(from_offset(round(column), round(row)), self._side)
        return [(x + self.scale / 2, y + self._side) for x, y in corners]

    def base(self, radius: float) -> float:
        return (radius or 0.38) * self.scale

    def grid(self) -> str:
        """The edge of every hex, as one path."""
        hexes = ((c, r) for r in range(self._rows) for c in range(self._columns))
        return "".join(path(self.outline([(float(c), float(r))])) for c, r in hexes)


def sheet(table: TableView) -> Sheet:
    """The sheet of a table."""
    return HexSheet(table) if table.grid == "hexes" else Sheet(table)


def path(points: Sequence[Point]) -> str:
    """A closed outline.

    >>> path([(0, 0), (4, 0), (4, 2.5)])
    'M0 0L4 0L4 2.5Z'
    """
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points) + "Z" if points else ""


def on_rim(at: Point, radius: float, heading: float) -> Point:
    """The point of a circle in a direction, clockwise from north."""
    turn = radians(heading)
    return at[0] + radius * sin(turn), at[1] - radius * cos(turn)


def arc(at: Point, radius: float, share: float) -> str:
    """Part of a rim, clockwise from the top."""
    if share <= 0:
        return ""
    start, end = on_rim(at, radius, 0), on_rim(at, radius, min(share, 0.9995) * 360)
    long_way = 1 if share > 0.5 else 0
    r = number(radius)
    return (
        f"M{number(start[0])} {number(start[1])}"
        f"A{r} {r} 0 {long_way} 1 {number(end[0])} {number(end[1])}"
    )
