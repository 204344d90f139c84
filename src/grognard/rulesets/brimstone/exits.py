"""Whether there is any way out: an exhaustive look, for when straight runs find none (4.112)."""

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from math import hypot

from grognard.kernel.questions import Placement, Point
from grognard.rulesets.brimstone.battle import Battle, Model
from grognard.rulesets.brimstone.field import CONTACT, on_table, snapped, touched_enemies
from grognard.rulesets.brimstone.moves import Move, gap_at
from grognard.table.arcs.detours import Goal, Obstacles, shortest
from grognard.table.arcs.legs import circle_meeting
from grognard.table.arcs.shapes import Disc, Shape
from grognard.table.headings import VECTORS

APART = 0.0125
"""Clear of contact, rounding and the chords of an arc included."""
SQUEEZE = 0.008
"""So much bases and walls may overlap on the way, of the hundredth that 1.5 forgives."""
NEAR, RING, FAR_RING = 0.015, 0.1, 0.3
STEP = 0.05
DIRECTIONS = tuple(VECTORS[k * 5] for k in range(72))


def way_out(battle: Battle, move: Move, is_legal: Callable[[Placement], bool]) -> Placement | None:
    """Some legal path to a place where the base may rest, if there is one.

    Ends are tried on narrow rings about the start and wherever the edges of two things in the way
    meet: what room there is among them has a corner there. Each is sought by its shortest route.
    """
    obstacles = _obstacles(battle, move)
    for end in _ends(battle, move):
        for way in shortest(Goal(*end), obstacles):
            if way.length <= move.left:
                path = [snapped(point) for point in way.points(STEP)[1:-1]]
                placement = Placement((*path, end))
                if is_legal(placement):
                    return placement
    return None


def _obstacles(battle: Battle, move: Move) -> Obstacles:
    mover, field = move.model, battle.field
    radius = mover.profile.radius - SQUEEZE
    leaving = touched_enemies(battle, mover)
    return Obstacles(
        mover.place,
        [*_bases(battle, mover, leaving, -SQUEEZE), *field.tall_discs(radius)],
        field.tall_walls(radius),
        field.bounds(mover.profile.radius),
    )


def _bases(
    battle: Battle, mover: Model, touchable: Sequence[Model], squeeze: float
) -> Iterator[Disc]:
    """Other bases as the mover's centre meets them; it keeps clear of other enemies (4.117)."""
    for model in battle.in_play():
        if model is not mover:
            shy = model.commander != mover.commander and model not in touchable
            apart = APART if shy else squeeze
            yield Disc(*model.place, mover.profile.radius + model.profile.radius + apart)


def _ends(battle: Battle, move: Move) -> Iterator[Point]:
    """Places in reach where the base may rest, the nearest first."""
    x, y = move.model.place
    found = {snapped(point) for point in (*_rings(move), *_corners(battle, move))}
    for end in sorted(found, key=lambda point: hypot(point[0] - x, point[1] - y)):
        if (
            end != (x, y)
            and hypot(end[0] - x, end[1] - y) <= move.left
            and _fits(battle, move, end)
        ):
            yield end


def _fits(battle: Battle, move: Move, at: Point) -> bool:
    mover = move.model
    radius = mover.profile.radius
    return (
        on_table(battle, at, radius)
        and all(piece.distance(at) >= radius - CONTACT for piece in battle.field.tall)
        and all(gap_at(mover, at, m) >= -CONTACT for m in battle.in_play() if m is not mover)
        and move.may_end(at)
    )


def _rings(move: Move) -> Iterator[Point]:
    x, y = move.model.place
    near, far = min(1.0, move.left), move.left
    radii = [*(NEAR * n for n in (1, 2, 4)), *_every(RING, near), *_every(FAR_RING, far), far]
    for run in radii:
        for ux, uy in DIRECTIONS:
            yield x + ux * run, y + uy * run


def _every(step: float, reach: float) -> list[float]:
    return [step * n for n in range(1, int(reach / step) + 1)]


def _corners(battle: Battle, move: Move) -> Iterator[Point]:
    """Where the edges of two things in the way meet, as the centre of the base meets them."""
    mover, field = move.model, battle.field
    x, y = mover.place
    edges = list(_bases(battle, mover, (), 0.0))
    for piece in (*field.tall, *field.low):
        edges += _edges(piece, mover.profile.radius)
    edges.append(Disc(x, y, move.left))
    near = [e for e in edges if hypot(e.x - x, e.y - y) <= e.radius + move.left]
    for one, two in combinations(near, 2):
        yield from circle_meeting((one.x, one.y), one.radius, (two.x, two.y), two.radius)


def _edges(piece: Shape, radius: float) -> list[Disc]:
    if isinstance(piece, Disc):
        return [Disc(piece.x, piece.y, piece.radius + radius)]
    return [Disc(*corner, radius) for corner in piece.vertices]
