"""Where a base may stand (4.116, 4.618, table 2.A)."""

from collections.abc import Iterator
from math import sqrt
from typing import NamedTuple

from grognard.kernel.questions import Point
from grognard.rulesets.brimstone.battle import Battle, Model
from grognard.rulesets.brimstone.field import CONTACT, SLACK, on_table, overlaps_any, snapped
from grognard.table.arcs.legs import Straight, circle_meeting
from grognard.table.arcs.shapes import Disc, Shape
from grognard.table.search import Barrier

SPARE = 0.001
"""Bases are set down this much clear of what they stand beside, for the rounding of centres."""


def overlapped_model(battle: Battle, model: Model, at: Point) -> Model | None:
    """Another model in play the base would overlap there."""
    x, y = at
    radius = model.profile.radius - CONTACT
    for standing in battle.models:
        place = standing.at
        if place is None or standing is model:
            continue
        dx, dy = place[0] - x, place[1] - y
        apart = radius + standing.profile.radius
        if dx * dx + dy * dy < apart * apart:
            return standing
    return None


def stands_free(battle: Battle, model: Model, at: Point) -> bool:
    """Whether a base may stand there: on the table, on no base, no Tall and no Low terrain."""
    radius = model.profile.radius
    if not on_table(battle, at, radius) or overlapped_model(battle, model, at) is not None:
        return False
    field = battle.field
    return not overlaps_any(field.tall, at, radius) and not overlaps_any(field.low, at, radius)


def nearest_legal(battle: Battle, model: Model, at: Point) -> Point:
    """The legal position nearest to a point (4.618).

    The nearest one is the point itself, or on the edge of one obstacle right in front of it, or
    where the edges of two obstacles meet.
    """
    if stands_free(battle, model, snapped(at)):
        return snapped(at)
    reach = 3.0
    while reach < 64.0:
        found = [
            (_apart(at, spot), spot)
            for spot in map(snapped, _edges(battle, model, at, reach))
            if stands_free(battle, model, spot)
        ]
        if found:
            return min(found)[1]
        reach *= 2.0
    raise AssertionError("a table always has room for one more base")


def _apart(a: Point, b: Point) -> float:
    dx, dy = b[0] - a[0], b[1] - a[1]
    return round(sqrt(dx * dx + dy * dy), 6)


def _edges(battle: Battle, model: Model, at: Point, reach: float) -> Iterator[Point]:
    """Points worth trying: nearest points of all edges close by, and where those edges meet."""
    edges = _obstacles(battle, model)
    circles = [c for c in edges.circles if _apart(at, (c.x, c.y)) - c.radius < reach]
    lines = [line for line in edges.lines if line.comes_near(*at) < reach]
    for circle in circles:
        apart = _apart(at, (circle.x, circle.y))
        dx, dy = (at[0] - circle.x, at[1] - circle.y) if apart > 0.0 else (1.0, 0.0)
        scale = circle.radius / (apart or 1.0)
        yield circle.x + dx * scale, circle.y + dy * scale
    for line in lines:
        along, _ = line.nearest(at)
        yield line.at(along)
    yield from Edges(circles, lines).meetings()


class Edges(NamedTuple):
    """Edges along which a centre may slide: circles round bases and corners, straight sides."""

    circles: list[Disc]
    lines: list[Straight]

    def meetings(self) -> Iterator[Point]:
        """Where two of them meet."""
        for n, circle in enumerate(self.circles):
            for twin in self.circles[n + 1 :]:
                a, b = (circle.x, circle.y), (twin.x, twin.y)
                yield from circle_meeting(a, circle.radius, b, twin.radius)
            for line in self.lines:
                for along in line.crosses_circle(*circle):
                    yield line.at(max(0.0, along))
        for n, line in enumerate(self.lines):
            for crossing in self.lines[n + 1 :]:
                for along in line.crosses_segment(crossing.a, crossing.b):
                    yield line.at(max(0.0, along))


def _obstacles(battle: Battle, model: Model) -> Edges:
    """What a base keeps clear of."""
    radius = model.profile.radius + SPARE
    edges = table_edges(battle, radius)
    edges.circles.extend(
        Disc(*m.place, m.profile.radius + radius) for m in battle.in_play() if m is not model
    )
    for piece in (*battle.field.tall, *battle.field.low):
        outline = outline_of(piece, radius)
        edges.circles.extend(outline.circles)
        edges.lines.extend(outline.lines)
    return edges


def table_edges(battle: Battle, margin: float) -> Edges:
    """The edges of the table, so far inside."""
    right, top = battle.setting.width - margin, battle.setting.height - margin
    corners = [(margin, margin), (right, margin), (right, top), (margin, top)]
    return Edges([], [Straight(a, b) for a, b in zip(corners, corners[1:] + corners[:1])])


def outline_of(piece: Shape, reach: float) -> Edges:
    """The outline of a piece, so far outside."""
    if isinstance(piece, Disc):
        return Edges([Disc(piece.x, piece.y, piece.radius + reach)], [])
    corners = piece.vertices
    sides = []
    for c, d in zip(corners, corners[1:] + corners[:1]):
        length = Straight(c, d).length
        nx, ny = (d[1] - c[1]) / length * reach, (c[0] - d[0]) / length * reach
        sides.append(Straight((c[0] + nx, c[1] + ny), (d[0] + nx, d[1] + ny)))
    return Edges([Disc(x, y, reach) for x, y in corners], sides)


def standing_barriers(battle: Battle, model: Model) -> list[Barrier]:
    """What keeps a base from standing at a point, each by itself, as `stands_free` judges it."""
    least = model.profile.radius - SLACK
    pieces = (*battle.field.tall, *battle.field.low)
    return [*moving_barriers(battle, model), *(within_reach(piece, least) for piece in pieces)]


def moving_barriers(battle: Battle, model: Model) -> list[Barrier]:
    """What keeps a base on the move from a point: the edges, other bases, Tall terrain (4.116)."""
    radius = model.profile.radius
    least, width, height = radius - SLACK, battle.setting.width, battle.setting.height
    return [
        lambda at: at[0] < least,
        lambda at: at[1] < least,
        lambda at: at[0] > width - least,
        lambda at: at[1] > height - least,
        *(
            within_disc(other.place, radius + other.profile.radius - CONTACT)
            for other in battle.in_play()
            if other is not model
        ),
        *(within_reach(piece, radius - CONTACT) for piece in battle.field.tall),
    ]


def within_reach(piece: Shape, reach: float) -> Barrier:
    """The points nearer than that to a piece of terrain."""
    return lambda at: piece.distance(at) < reach


def within_disc(middle: Point, radius: float) -> Barrier:
    """The points nearer than that to a place."""
    x, y = middle
    return lambda at: (at[0] - x) ** 2 + (at[1] - y) ** 2 < radius * radius
