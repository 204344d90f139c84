"""The board: hexes, directions, footprints, zones and lines of shot (1.1-1.14, 1.22, 4.24, 4.33).

Hexes are numbered row by row. Everything a rule asks often (neighbours, distances, edges,
lines) is looked up in tables made once per board.
"""

from collections.abc import Iterable

from grognard.rulesets.saurian.content import Scenario
from grognard.table.hexes import grid, lines

Hex = int
OFF: Hex = -1
"""Any place off the board: Impassable (1.5)."""

OPEN, DIFFICULT, IMPASSABLE = 0, 1, 2


class Board:
    """The hexes of one battle and all that can be looked up about them."""

    def __init__(
        self,
        columns: int,
        rows: int,
        difficult: Iterable[tuple[int, int]] = (),
        impassable: Iterable[tuple[int, int]] = (),
    ) -> None:
        self.columns = columns
        self.rows = rows
        self.size = columns * rows
        self.places = [(n % columns, n // columns) for n in range(self.size)]
        self.axials = [grid.from_offset(*place) for place in self.places]
        self.ground = [OPEN] * self.size
        for place in difficult:
            self.ground[self.number(place)] = DIFFICULT
        for place in impassable:
            self.ground[self.number(place)] = IMPASSABLE
        self.next = [
            tuple(self.at_axial(near) for near in grid.neighbours(place)) for place in self.axials
        ]
        self.apart = [[grid.distance(a, b) for b in self.axials] for a in self.axials]
        self.towards = [
            {neighbour: d for d, neighbour in enumerate(near) if neighbour != OFF}
            for near in self.next
        ]
        self.passable = [
            tuple(h if h != OFF and self.ground[h] != IMPASSABLE else OFF for h in near)
            for near in self.next
        ]
        self._walls = [n for n in range(self.size) if self.ground[n] == IMPASSABLE]
        self._clear: dict[int, bool] = {}
        self._edges: dict[int, tuple[int, ...]] = {}
        self._within: dict[tuple[Hex, int], list[Hex]] = {}
        self._last: dict[tuple[Hex, Hex, int], list[Hex]] = {}

    @classmethod
    def of(cls, scenario: Scenario) -> "Board":
        """The board of a scenario."""
        table = scenario.table
        hexes: dict[str, list[tuple[int, int]]] = {"difficult": [], "impassable": []}
        for patch in scenario.terrain:
            hexes[patch.class_] += patch.hexes
        return cls(table.columns, table.rows, hexes["difficult"], hexes["impassable"])

    def number(self, place: tuple[int, int]) -> Hex:
        """The number of a hex told as column and row."""
        column, row = place
        if not (0 <= column < self.columns and 0 <= row < self.rows):
            raise ValueError(f"({column},{row}) is off the board")
        return row * self.columns + column

    def at_axial(self, place: grid.Hex) -> Hex:
        """The number of an axial hex, or ``OFF``."""
        column, row = grid.to_offset(place)
        if 0 <= column < self.columns and 0 <= row < self.rows:
            return row * self.columns + column
        return OFF

    def turned(self, hex_: Hex, pivot: Hex, turn: int) -> Hex:
        """Where a hex comes to lie when it swings about a pivot by one edge (+1 or -1)."""
        return self.at_axial(grid.rotated(self.axials[hex_], turn, self.axials[pivot]))

    def is_clear(self, a: Hex, b: Hex) -> bool:
        """Whether the line of shot between two hexes meets no Impassable hex (4.24)."""
        key = a * self.size + b
        found = self._clear.get(key)
        if found is None:
            start, end = self.axials[a], self.axials[b]
            found = not any(lines.meets(self.axials[wall], start, end) for wall in self._walls)
            self._clear[key] = found
        return found

    def edges(self, from_: Hex, to: Hex) -> tuple[int, ...]:
        """The edges of ``from_`` that the line to ``to`` crosses: one, or two at a corner."""
        key = from_ * self.size + to
        found = self._edges.get(key)
        if found is None:
            found = self._edges[key] = lines.exit_edges(self.axials[from_], self.axials[to])
        return found

    def within(self, middle: Hex, radius: int) -> list[Hex]:
        """All hexes at most ``radius`` from one, in number order."""
        found = self._within.get((middle, radius))
        if found is None:
            found = [n for n, apart in enumerate(self.apart[middle]) if apart <= radius]
            self._within[middle, radius] = found
        return found

    def last_on_line(self, a: Hex, b: Hex, reach: int) -> list[Hex]:
        """The last hexes within ``reach`` of ``a`` on its line to ``b``; two on an edge (4.30)."""
        found = self._last.get((a, b, reach))
        if found is None:
            start, end = self.axials[a], self.axials[b]
            found = self._last[a, b, reach] = [
                n
                for n in range(self.size)
                if self.apart[a][n] == reach
                and self.apart[a][n] + self.apart[n][b] == self.apart[a][b]
                and lines.meets(self.axials[n], start, end)
            ]
        return found

    def point(self, hex_: Hex) -> tuple[float, float]:
        """Column and row as the table draws them."""
        column, row = self.places[hex_]
        return float(column), float(row)


FRONT = (-1, 0, 1)
BACK = (2, 3, 4)


def zone_of_edge(large: bool, oriented: bool, is_head: bool, heading: int, edge: int) -> str:
    """The Armour zone behind an edge of one hex of a model (1.22)."""
    if not oriented:
        return "all"
    turn = (edge - heading) % 6
    if not large:
        return "front" if turn in (5, 0, 1) else "rear"
    if is_head:
        return "front" if turn in (5, 0, 1) else "side"
    return "rear" if turn in (2, 3, 4) else "side"
