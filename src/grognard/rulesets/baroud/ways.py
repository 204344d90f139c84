"""How far it is to a goal on foot from every place of the table: round walls, over rough ground."""

from functools import lru_cache
from heapq import heapify, heappop, heappush
from math import hypot, inf

from grognard.kernel.questions import Point
from grognard.rulesets.baroud.battle import SHORT, Battle, Figure
from grognard.rulesets.baroud.content import RADIUS
from grognard.rulesets.baroud.movement import exit_edge
from grognard.table.compiled import Column
from grognard.table.sticks.columns import AREA, RAISED
from grognard.table.sticks.shapes import to_area

SPACING = 45.0
"""Between the nodes of the grid, in millimetres."""
SLOW = 1.6
"""How much longer a way over difficult ground takes (4.102)."""
NO_GOAL = Column([0.0])
STEPS = [(dx, dy, hypot(dx, dy)) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy]

Node = tuple[int, int]
Goal = tuple[str, float, float, float]
"""An edge of the table; or none, a place, and how near to it is near enough."""


def goal_of(battle: Battle, figure: Figure) -> Goal | None:
    """Where a figure should go for the sake of the scenario, if anywhere (5.7-5.12)."""
    setting = battle.setting
    edge = exit_edge(battle, figure)
    if edge is not None:
        return (edge, 0.0, 0.0, 0.0)
    near = setting.sticks[SHORT]
    if setting.objective is not None:
        return ("", *setting.objective, near)
    if battle.token is None:
        return None
    bearer = battle.by_id.get(battle.carrier)
    if bearer is None:
        return None if figure.has("animal") else ("", *battle.token, 0.0)
    x, y = bearer.place
    # One grid serves for a while.
    return ("", SPACING * round(x / SPACING), SPACING * round(y / SPACING), near)


def ways(battle: Battle, figure: Figure) -> Column:
    """A figure's ways to its goal from everywhere; none where the enemy is all it looks for."""
    goal = goal_of(battle, figure)
    if goal is None:
        return NO_GOAL
    setting, footing = battle.setting, figure.profile.footing
    size = (setting.width, setting.height)
    return _ways(tuple(setting.areas.values), size, goal, footing.barred | RAISED, footing.slowed)


@lru_cache(maxsize=256)
def _ways(areas: tuple[float, ...], size: Point, goal: Goal, barred: int, slowed: int) -> Column:
    """The grid: nodes a side, their spacing, and the way from each, row by row."""
    side = int(max(size) / SPACING) + 2
    nodes = [(m, n) for n in range(side) for m in range(side)]
    toll = {node: _toll(areas, node, barred, slowed) for node in nodes}
    away = dict.fromkeys(nodes, inf)
    queue = []
    for node in nodes:
        short = _short_of(node, size, goal)
        if short <= SPACING and toll[node] < inf:
            away[node] = short
            queue.append((short, node))
    heapify(queue)
    while queue:
        far, (m, n) = heappop(queue)
        if far > away[m, n]:
            continue
        for dx, dy, length in STEPS:
            node = (m + dx, n + dy)
            there = far + SPACING * length * toll.get(node, inf)
            if there < away.get(node, 0.0):
                away[node] = there
                heappush(queue, (there, node))
    # Where the goal is reached, nothing is left of the way, as on a tower that has to be climbed.
    reached = {node: 0.0 for node in nodes if _short_of(node, size, goal) == 0.0}
    left = {node: _filled(away, node) for node in nodes} | reached
    return Column([side, SPACING, *left.values()])


def _toll(areas: tuple[float, ...], node: Node, barred: int, slowed: int) -> float:
    """How much longer a step takes for the ground it leads to."""
    x, y = SPACING * node[0], SPACING * node[1]
    toll = 1.0
    for a in range(0, len(areas), AREA):
        flags = int(areas[a])
        if flags & (barred | slowed) and to_area(areas, a, x, y) < RADIUS:
            toll = inf if flags & barred else max(toll, SLOW)
    return toll


def _short_of(node: Node, size: Point, goal: Goal) -> float:
    """How far a node is from where the goal is reached."""
    x, y = SPACING * node[0], SPACING * node[1]
    edge, gx, gy, near = goal
    edges = {"south": y, "north": size[1] - y, "west": x, "east": size[0] - x}
    away = edges[edge] if edge else hypot(x - gx, y - gy) - RADIUS
    return max(0.0, away - near)


def _filled(away: dict[Node, float], node: Node) -> float:
    """The way from a node; where nobody may stand, a little more than from beside it."""
    if away[node] < inf:
        return away[node]
    m, n = node
    beside = [away.get((m + dx, n + dy), inf) for dx, dy, _ in STEPS]
    least = min(beside)
    return least + 2 * SPACING if least < inf else 2 * SPACING * SPACING
