"""How far it is to a goal for a machine that has to go round buildings and slowly through woods.

Worked out once for a table and a goal, on a coarse lattice. Terrain that has been destroyed since
still counts: whoever plans ahead need not be exact.
"""

from functools import lru_cache
from heapq import heappop, heappush
from math import hypot, inf

from grognard.kernel.questions import Point
from grognard.rulesets.colossus.battle import Setting
from grognard.rulesets.colossus.content import TerrainPiece

STEP = 2.0
ROOM = 0.8
"""How far from a wall the middle of a machine keeps, be it large or small."""
SLOW = 2.0
"""An inch through terrain takes as much of a move as two in the open (4.110)."""
SOUTH_EDGE = (-1.0, -1.0)
"""No point, but the whole edge that raiders leave by (5.12)."""
STEPS = [(dx, dy) for dx in range(-2, 3) for dy in range(-2, 3) if abs(dx) % 2 or abs(dy) % 2]
"""From one point of the lattice to others, in sixteen directions."""

Node = tuple[int, int]


def _halves(way: int) -> set[int]:
    """The middle of a step along one axis, or what lies on either side of it."""
    return {way // 2, -(-way // 2)}


BETWEEN = {
    (dx, dy): [(mx, my) for mx in _halves(dx) for my in _halves(dy) if 2 in (abs(dx), abs(dy))]
    for dx, dy in STEPS
}
"""The points of the lattice that a long step passes between, whichever way it goes."""


class Detours:
    """The way to one goal from anywhere on a table."""

    def __init__(
        self, terrain: tuple[TerrainPiece, ...], size: Point, goal: Point, *, strides: bool
    ) -> None:
        self._terrain = terrain
        self._columns, self._rows = int(size[0] / STEP) + 1, int(size[1] / STEP) + 1
        self._strides = strides
        self._goal = goal
        self._far = self._explored()

    def _explored(self) -> dict[Node, float]:
        """How far every point of the lattice is, the nearest first (Dijkstra)."""
        paces = {
            (i, j): self._pace((i * STEP, j * STEP))
            for i in range(self._columns)
            for j in range(self._rows)
        }
        far: dict[Node, float] = {}
        waiting = [(self._start(node), node) for node in paces]
        waiting = [(gone, node) for gone, node in waiting if gone < inf]
        waiting.sort()
        while waiting:
            gone, node = heappop(waiting)
            if node in far:
                continue
            far[node] = gone
            for dx, dy in STEPS:
                other = node[0] + dx, node[1] + dy
                pace = paces.get(other, inf)
                if pace == inf or other in far:
                    continue
                # What lies between may be a wall as thin as a step.
                for mx, my in BETWEEN[dx, dy]:
                    pace = max(pace, paces.get((node[0] + mx, node[1] + my), inf))
                if pace < inf:
                    heappush(waiting, (gone + hypot(dx, dy) * STEP * pace, other))
        return far

    def _start(self, node: Node) -> float:
        """How far a point next to the goal is from it; others have to be found."""
        if self._goal == SOUTH_EDGE:
            return 0.0 if node[1] == 0 else inf
        apart = hypot(node[0] * STEP - self._goal[0], node[1] * STEP - self._goal[1])
        return apart if apart <= STEP else inf

    def _pace(self, at: Point) -> float:
        """What an inch takes there; no end where nobody can be."""
        pace = 1.0
        for piece in self._terrain:
            west, south, east, north = piece.rect
            room = 0.0 if piece.class_ == "area" else ROOM
            if west - room < at[0] < east + room and south - room < at[1] < north + room:
                if piece.class_ != "area":
                    return inf
                pace = pace if self._strides else SLOW
        return pace

    def far(self, at: Point) -> float:
        """How far it is from a point, on average of the points of the lattice around it."""
        x, y = at[0] / STEP, at[1] / STEP
        i, j = int(x), int(y)
        u, v = x - i, y - j
        known = self._far
        corners = [
            known.get((i, j)), known.get((i + 1, j)), known.get((i, j + 1)),
            known.get((i + 1, j + 1)),
        ]  # fmt: skip
        shares = ((1 - u) * (1 - v), u * (1 - v), (1 - u) * v, u * v)
        total = weight = 0.0
        for corner, share in zip(corners, shares):
            if corner is not None:
                total += share * corner
                weight += share
        return total / weight if weight > 0.0 else inf


@lru_cache(maxsize=256)
def _detours(terrain: tuple[TerrainPiece, ...], size: Point, goal: Point, strides: bool) -> Detours:
    return Detours(terrain, size, goal, strides=strides)


def detours(setting: Setting, goal: Point, *, strides: bool) -> Detours:
    """The way to a goal on the table of a battle, for those whom terrain slows or not."""
    size = setting.ground.width, setting.ground.height
    return _detours(setting.terrain, size, goal, strides)
