"""Whether there is any way out: an exhaustive look, for when straight runs find none (4.112)."""

from collections.abc import Callable, Iterator, Sequence
from math import hypot

from grognard.kernel.questions import Placement, Point
from grognard.rulesets.brimstone.battle import Battle, Model
from grognard.rulesets.brimstone.field import (
    CONTACT,
    PER_INCH,
    SLACK,
    on_table,
    snapped,
    touched_enemies,
)
from grognard.rulesets.brimstone.moves import Move, gap_at
from grognard.rulesets.brimstone.placing import (
    Edges,
    moving_barriers,
    outline_of,
    table_edges,
    within_disc,
)
from grognard.table.arcs.detours import Goal, Obstacles, shortest
from grognard.table.arcs.shapes import Disc
from grognard.table.headings import VECTORS
from grognard.table.search import Square, covered, first_place

APART = 0.0125
"""Clear of contact, rounding and the chords of an arc included."""
SQUEEZE = 0.008
"""So much bases and walls may overlap on the way, of the hundredth that 1.5 forgives."""
HAIR = 0.0006
"""Inside an edge by more than rounding takes back."""
NEAR = 0.015
VERY_NEAR = 0.1
SPACING = 0.2
STEP = 0.05
NEIGHBOURS = tuple(
    sorted(
        ((i / PER_INCH, j / PER_INCH) for i in range(-2, 3) for j in range(-2, 3)),
        key=lambda step: (hypot(*step), step),
    )
)
"""From a point to those about it on the lattice, itself first."""
DIRECTIONS = tuple(VECTORS[k * 5] for k in range(72))


def way_out(battle: Battle, move: Move, is_legal: Callable[[Placement], bool]) -> Placement | None:
    """Some legal path to a place where the base may rest, if there is one.

    Whoever comes free does so over the edge of what held it: of a base it touches, or of Low
    terrain. The room that begins there has corners where that edge meets another, or has no
    corner; so ends are tried at all such corners and along those edges, by their shortest routes.
    """
    ends = list(_ends(battle, move))
    for end in ends:
        if is_legal(Placement((end,))):
            return Placement((end,))
    step = _first_step(battle, move, is_legal)
    if step is not None:
        return Placement((step,))
    obstacles = _obstacles(battle, move)
    for end in ends:
        for way in shortest(Goal(*end), obstacles):
            if way.length <= move.left:
                path = [snapped(point) for point in way.points(STEP)[1:-1]]
                placement = Placement((*path, end))
                if is_legal(placement):
                    return placement
    return None


def _first_step(battle: Battle, move: Move, is_legal: Callable[[Placement], bool]) -> Point | None:
    """Any legal end a little off the start: so near, bases that overlap a hair leave no route."""
    mover = move.model
    barriers = [
        within_disc(foe.place, mover.profile.radius + foe.profile.radius + CONTACT)
        for foe in battle.enemies(mover)
    ]
    return first_place(
        Square.about(mover.place, min(VERY_NEAR, move.left)),
        covered([*barriers, *moving_barriers(battle, mover)]),
        lambda end: end != mover.place and is_legal(Placement((end,))),
        PER_INCH,
    )


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
    found = dict.fromkeys(
        end
        for point in (*_all_round(move), *_corners(battle, move), *_brims(battle, move))
        if (end := _resting(battle, move, point)) is not None
    )
    yield from sorted(found, key=lambda point: hypot(point[0] - x, point[1] - y))


def _resting(battle: Battle, move: Move, point: Point) -> Point | None:
    """The first place, at a point or as good as at it, where the base may rest."""
    x, y = snapped(point)
    for dx, dy in NEIGHBOURS:
        end = snapped((x + dx, y + dy))
        if end != move.model.place and _is_in_reach(move, end) and _fits(battle, move, end):
            return end
    return None


def _is_in_reach(move: Move, end: Point) -> bool:
    x, y = move.model.place
    return hypot(end[0] - x, end[1] - y) <= move.left


def _fits(battle: Battle, move: Move, at: Point) -> bool:
    mover = move.model
    radius = mover.profile.radius
    return (
        on_table(battle, at, radius)
        and all(piece.distance(at) >= radius - CONTACT for piece in battle.field.tall)
        and all(gap_at(mover, at, m) >= -CONTACT for m in battle.in_play() if m is not mover)
        and move.may_end(at)
    )


def _all_round(move: Move) -> Iterator[Point]:
    """A little off the start, on all sides."""
    x, y = move.model.place
    for run in (NEAR, move.left):
        for ux, uy in DIRECTIONS:
            yield x + ux * run, y + uy * run


def _corners(battle: Battle, move: Move) -> Iterator[Point]:
    """Where the edges of two things in the way meet, as the centre of the base meets them."""
    x, y = move.model.place
    edges = _edges(battle, move)
    edges.circles.append(Disc(x, y, move.left))
    circles = [c for c in edges.circles if hypot(c.x - x, c.y - y) <= c.radius + move.left]
    lines = [line for line in edges.lines if line.comes_near(x, y) <= move.left]
    return Edges(circles, lines).meetings()


def _edges(battle: Battle, move: Move) -> Edges:
    """The edges of the room in which the base may rest, a hair inside it."""
    mover, field = move.model, battle.field
    radius = mover.profile.radius
    edges = table_edges(battle, radius - SLACK + HAIR)
    for model in battle.in_play():
        if model is not mover:
            touch = CONTACT if model.commander != mover.commander else -CONTACT
            edges.circles.append(Disc(*model.place, radius + model.profile.radius + touch + HAIR))
    for pieces, forgiven in ((field.tall, CONTACT), (field.low, SLACK)):
        for piece in pieces:
            outline = outline_of(piece, radius - forgiven + HAIR)
            edges.circles.extend(outline.circles)
            edges.lines.extend(outline.lines)
    return edges


def _brims(battle: Battle, move: Move) -> Iterator[Point]:
    """Points along the edges of what holds the base: bases it touches, Low terrain in reach."""
    mover = move.model
    radius = mover.profile.radius
    held = [
        Disc(*foe.place, radius + foe.profile.radius + CONTACT + HAIR)
        for foe in touched_enemies(battle, mover)
    ]
    outlines = [
        outline_of(piece, radius - SLACK + HAIR)
        for piece in battle.field.low
        if piece.distance(mover.place) <= move.left + radius
    ]
    for circle in (*held, *(circle for outline in outlines for circle in outline.circles)):
        for ux, uy in DIRECTIONS:
            yield circle.x + ux * circle.radius, circle.y + uy * circle.radius
    for line in (line for outline in outlines for line in outline.lines):
        for n in range(int(line.length / SPACING) + 1):
            yield line.at(n * SPACING)
        yield line.at(line.nearest(mover.place)[0])
