"""Random tables, on the lattice of hundredths, for the tests of this folder."""

from __future__ import annotations

import math

from hypothesis import strategies as st

from grognard.table.flat.ground import Bodies, Ground, Patch
from grognard.table.lattice import Point, snap_point
from grognard.table.polygons import Polygon, rectangle

WIDTH, HEIGHT = 48.0, 36.0


def lattice_values(low: float, high: float) -> st.SearchStrategy[float]:
    return st.integers(round(low * 100), round(high * 100)).map(lambda value: value / 100.0)


def points(margin: float = 0.0) -> st.SearchStrategy[Point]:
    return st.tuples(
        lattice_values(margin, WIDTH - margin), lattice_values(margin, HEIGHT - margin)
    )


radii = st.sampled_from([0.5, 0.75, 1.0, 1.25, 1.5])


@st.composite
def rectangles(draw: st.DrawFn) -> Polygon:
    x, y = draw(lattice_values(0, 40)), draw(lattice_values(0, 28))
    width, height = draw(lattice_values(0.1, 8)), draw(lattice_values(0.1, 8))
    return rectangle(x, y, round(x + width, 2), round(y + height, 2))


@st.composite
def stars(draw: st.DrawFn) -> Polygon:
    """Simple polygons, mostly concave: corners at rising angles about a centre."""
    count = draw(st.integers(3, 9))
    x, y = draw(lattice_values(8, 40)), draw(lattice_values(8, 28))
    offset = draw(st.floats(0.0, 1.0))
    corners = []
    for k in range(count):
        angle = 2 * math.pi * (k + offset) / count
        reach = draw(lattice_values(0.5, 6))
        corners.append(snap_point((x + reach * math.cos(angle), y + reach * math.sin(angle))))
    return Polygon(corners)


polygons = st.one_of(rectangles(), stars())

pieces = st.builds(
    Patch,
    polygons,
    blocks_sight=st.booleans(),
    blocks_moves=st.booleans(),
    sheltering=st.booleans(),
)

grounds = st.lists(pieces, max_size=6).map(lambda listed: Ground(WIDTH, HEIGHT, listed))


@st.composite
def companies(draw: st.DrawFn, least: int = 2, most: int = 8) -> Bodies:
    """Bases anywhere, overlapping or not, of two sides."""
    count = draw(st.integers(least, most))
    return Bodies(
        [draw(points()) for _ in range(count)],
        [draw(radii) for _ in range(count)],
        [draw(st.integers(0, 1)) for _ in range(count)],
        [draw(st.integers(0, 5)) > 0 for _ in range(count)],
    )


@st.composite
def legal_positions(draw: st.DrawFn, most: int = 6) -> tuple[Ground, Bodies]:
    """A table on which no base overlaps anything it may not."""
    ground = draw(grounds)
    places: list[Point] = []
    sizes: list[float] = []
    for _ in range(draw(st.integers(1, most))):
        radius = draw(radii)
        at = draw(points(radius))
        if all(math.dist(at, p) >= radius + r for p, r in zip(places, sizes)) and all(
            piece.polygon.distance(at) >= radius for piece in ground.pieces
        ):
            places.append(at)
            sizes.append(radius)
    if not places:
        places, sizes = [(1.5, 1.5)], [0.5]
        ground = Ground(WIDTH, HEIGHT)
    return ground, Bodies(places, sizes, [index % 2 for index in range(len(places))])


@st.composite
def crowds(draw: st.DrawFn) -> tuple[Ground, Bodies]:
    """A base in the middle of the table, with others and walls close about it."""
    places, sizes = [(24.0, 18.0)], [draw(st.sampled_from([0.5, 1.0]))]
    walls = []
    for _ in range(draw(st.integers(1, 5))):
        x, y = draw(lattice_values(18, 29)), draw(lattice_values(12, 23))
        width, height = draw(lattice_values(0.3, 4)), draw(lattice_values(0.3, 4))
        wall = rectangle(x, y, round(x + width, 2), round(y + height, 2))
        if wall.distance(places[0]) >= sizes[0]:
            walls.append(Patch(wall, blocks_sight=True, blocks_moves=True))
    for _ in range(draw(st.integers(1, 6))):
        radius = draw(radii)
        at = draw(lattice_values(18, 30)), draw(lattice_values(12, 24))
        if all(math.dist(at, p) >= radius + r for p, r in zip(places, sizes)):
            places.append(at)
            sizes.append(radius)
    ground = Ground(WIDTH, HEIGHT, walls)
    return ground, Bodies(places, sizes, [index % 2 for index in range(len(places))])
