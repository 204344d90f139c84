"""How long the geometry of a table takes, plain and compiled: microseconds, medians of a few runs.

The table is the one of the anchors in the documentation: 48 by 48 inches, 10 pieces of terrain and
10 bases unless told otherwise, laid out the same way every time.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable

from grognard.table import compiled
from grognard.table.flat import paths, planner, sight
from grognard.table.flat.ground import Bodies, Ground, Patch
from grognard.table.flat.paths import Path
from grognard.table.polygons import rectangle

SIZE = 48.0
RUNS = 7


def scattered(count: int, salt: int) -> list[tuple[float, float]]:
    """Points spread over the table, the same every time."""
    return [
        (round(3 + (salt + 17.3 * k) % 41, 2), round(3 + (2 * salt + 29.9 * k) % 41, 2))
        for k in range(count)
    ]


def table(pieces: int = 10, bases: int = 10) -> tuple[Ground, Bodies]:
    """A table with terrain of three kinds and two sides."""
    terrain = [
        Patch(
            rectangle(x, y, x + 2 + k % 4, y + 1 + k % 5),
            blocks_sight=True,
            blocks_moves=k % 3 > 0,
            sheltering=k % 3 == 0,
        )
        for k, (x, y) in enumerate(scattered(pieces, 5))
    ]
    ground = Ground(SIZE, SIZE, terrain)
    solid = [piece.polygon for piece in terrain if piece.blocks_moves]
    places: list[tuple[float, float]] = []
    for at in scattered(40 * bases, 11):
        free = all(polygon.distance(at) >= 1.0 for polygon in solid)
        if free and at not in places and len(places) < bases:
            places.append(at)
    return ground, Bodies(places, [0.75] * bases, [k % 2 for k in range(bases)])


def microseconds(action: Callable[[], object], calls: int = 1) -> float:
    """The median time of one call when an action makes so many."""
    times = []
    for _ in range(RUNS):
        rounds, began = 0, time.process_time()
        while time.process_time() - began < 0.05:
            action()
            rounds += 1
        times.append((time.process_time() - began) / rounds)
    return statistics.median(times) / calls * 1e6


def sight_times() -> dict[str, float]:
    """A sight query asked alone, and as one of all a base asks."""
    ground, bodies = table()
    pairs = [(i, j) for i in bodies for j in bodies if bodies.side(i) != bodies.side(j)]
    return {
        "sight, with the nearest blocker": microseconds(
            lambda: [sight.sight(ground, bodies, i, j) for i, j in pairs], len(pairs)
        ),
        "sight, yes or no": microseconds(
            lambda: [sight.sees(ground, bodies, i, j) for i, j in pairs], len(pairs)
        ),
        "sight, all enemies of a base, each": microseconds(
            lambda: [sight.visible(ground, bodies, i) for i in bodies], len(pairs)
        ),
    }


def move_times() -> dict[str, float]:
    """A leg checked, a fan of runs, and the crossings of a path."""
    ground, bodies = table()
    start, fan = bodies.at(0), paths.as_column(paths.fan(36))
    end = (round(start[0] + 4, 2), round(start[1] + 3, 2))
    leg = Path(start, (end,))
    enemies = [i for i in bodies if bodies.side(i) != bodies.side(0)]
    headings = [40 * i for i in enemies]
    return {
        "obstruction of one leg": microseconds(
            lambda: paths.obstruction(ground, bodies, 0, leg, 0.75)
        ),
        "clear runs in 36 directions": microseconds(
            lambda: paths.clear_runs(ground, bodies, paths.moving(0, 0.75), start, fan, 8.0)
        ),
        "facing crossings of one leg, 5 watchers": microseconds(
            lambda: paths.facing_crossings(leg, bodies, enemies, headings, 0.75, 4.0)
        ),
    }


def planner_times() -> dict[str, float]:
    """The shortest path round what is in the way, and the whole reach with its outline."""
    ground, bodies = table()
    start = bodies.at(0)
    goal = next(
        point
        for point in scattered(400, 3)
        if 6.0 < sum((a - b) ** 2 for a, b in zip(point, start)) ** 0.5 < 10.0
        and paths.landing_obstruction(ground, bodies, 0, point, 0.75) is None
        and paths.obstruction(ground, bodies, 0, Path(start, (point,)), 0.75) is not None
    )
    return {
        "shortest path of about 8 inches": microseconds(
            lambda: planner.shortest_path(ground, bodies, 0, start, goal, 0.75, 16.0)
        ),
        "reach of 8 inches, outline to draw": microseconds(
            lambda: planner.reachable(ground, bodies, 0, start, 0.75, 8.0)
        ),
    }


def all_times() -> dict[str, dict[str, float]]:
    """Everything, by the form of the kernels."""
    measured = [sight_times, move_times, planner_times]
    times: dict[str, dict[str, float]] = {}
    for form in ("plain", "compiled"):
        with compiled.only(is_compiled=form == "compiled") as works:
            if works:
                times[form] = {
                    name: value for measure in measured for name, value in measure().items()
                }
    return times
