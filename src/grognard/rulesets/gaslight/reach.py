"""How far a Move reaches over all levels, and a way there: up ladders and stairs, round corners.

A planner is an aid: whatever it proposes is walked by the rules, and only what they allow counts.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from heapq import heappop, heappush
from itertools import compress, groupby
from math import sqrt
from operator import itemgetter
from typing import Protocol

from grognard.kernel.questions import Placement, Point
from grognard.kernel.refusals import Refusal
from grognard.rulesets.gaslight.battle import Battle, Model, snap
from grognard.rulesets.gaslight.field import CONTACT_HEIGHT, plan
from grognard.rulesets.gaslight.gates import Approach
from grognard.rulesets.gaslight.spots import stands
from grognard.table.headings import VECTORS
from grognard.table.heights.passages import passages
from grognard.table.heights.relief import Relief

Path = tuple[Point, ...]

AROUND = tuple(VECTORS[k * 15] for k in range(24))
ALL_ROUND = VECTORS[::5]
STRIDE = 0.25
MOST_TURNINGS = 40
"""So many places to turn at are looked at, the nearest ones."""
MOST_BENDS = 120
"""So many are looked at where no way leads by one of those."""
ROW = 0.5
CLEARANCE = 0.05
BEVEL = 0.92
"""How near to its middle the sides of an eight-sided ring come, the corners being at 1."""
LEEWAY = 0.2
"""Well above all tolerances: whoever lacks so much does not get there."""
HAIR = 1e-6
SMALLEST = 0.01
LEAST_RING = 3
"""A ring needs so many corners that lie apart to enclose anything."""


class Walking(Protocol):
    """What the planner needs of a region: the cost of a path, and whether it may end there."""

    def cost(self, path: Path) -> float | None: ...

    def costs(self, path: Path, ends: Sequence[Point]) -> list[float | None]: ...

    def within(self, path: Path, ends: Sequence[Point]) -> list[bool]: ...

    def refuse(self, placement: Placement) -> Refusal | None: ...


def ways(battle: Battle, model: Model, region: Walking) -> list[tuple[float, Path]]:
    """The cheapest paths to every place where one might turn, cheapest first."""
    key = ("ways", model.id, battle.heroic)
    known: list[tuple[float, Path]] | None = battle.facts.get(key)
    if known is None:
        known = battle.facts[key] = list(_cheapest(model, region, _nearest(battle, model)))
    return known


def _nearest(battle: Battle, model: Model) -> list[Path]:
    """The nearest places to turn at."""
    near = sorted(set(_turnings(battle, model)), key=lambda way: plan(model.place, way[0]))
    return near[:MOST_TURNINGS]


def _cheapest(
    model: Model,
    region: Walking,
    turnings: Sequence[Path],
    left: Callable[[Point, float], float] | None = None,
) -> Iterator[tuple[float, Path]]:
    """The cheapest paths to these places by way of one another, cheapest first.

    Where all that matters is to come to a target, paths that cannot are left out: from each place
    there is so much way left at least.
    """
    far = model.profile.move + LEEWAY
    x, y, _ = model.place
    rests = []
    for turning in turnings:
        most = far - plan(turning[0], (x, y))
        if most >= 0.0:
            rest = left(turning[-1], most) if left else 0.0
            if rest <= most:
                rests.append((turning, *turning[0], turning[-1], rest))
    queue: list[tuple[float, Path]] = [(0.0, ())]
    settled: set[Point] = set()
    cheapest: dict[Point, float] = {}
    while queue:
        cost, path = heappop(queue)
        if path:
            if path[-1] in settled:
                continue
            settled.add(path[-1])
        yield cost, path
        if path:
            x, y = path[-1]
        # No path is shorter than the straight line, and the rules are slower to say so.
        rests = [each for each in rests if each[3] not in settled]
        near = []
        for turning, tx, ty, end, rest in rests:
            dx, dy = tx - x, ty - y
            least = cost + sqrt(dx * dx + dy * dy)
            if least + rest <= far and least <= cheapest.get(end, far):
                near.append(turning)
        for turning, price in zip(near, region.costs(path, [turning[0] for turning in near])):
            end, longer = turning[-1], (*path, *turning)
            whole = price if len(turning) == 1 or price is None else region.cost(longer)
            if whole is not None:
                cheapest[end] = min(whole + HAIR, cheapest.get(end, far))
                heappush(queue, (whole, longer))


def way_to(battle: Battle, model: Model, region: Walking, end: Point) -> Placement | None:
    """The cheapest legal path to a point by way of ladders, stairs and corners, if there is one."""
    end = snap(end[0]), snap(end[1])
    priced = []
    for _, path in ways(battle, model, region):
        placement = Placement((*path, end))
        price = region.cost(placement.path)
        if price is not None and region.refuse(placement) is None:
            priced.append((price, placement.path))
    return Placement(min(priced)[1]) if priced else None


def way_into(
    battle: Battle, model: Model, region: Walking, target: Model, touching: float
) -> Placement | None:
    """A legal path into contact with somebody, by way of ladders, stairs and corners.

    Where these lead nowhere, it may bend anywhere between the two and beside anybody.
    """
    apart = model.profile.radius + target.profile.radius
    ends = _ends(battle, model, target, touching)
    if not ends:
        return None
    approach = Approach(battle, model, target)

    def paths(turnings: Sequence[Path]) -> Iterator[tuple[float, Path]]:
        return _cheapest(model, region, turnings, approach.left)

    found = _first_into(model, region, ends, approach, paths(_nearest(battle, model)))
    if found is not None:
        return found
    far = model.profile.move + apart + touching

    def detours(turnings: Iterable[Path]) -> list[tuple[float, Path]]:
        ways = dict.fromkeys(turnings)
        found = [(plan(model.place, w[0]) + plan(w[-1], target.place), w) for w in ways]
        return [each for each in found if each[0] <= far]

    known = [way for _, way in detours(_turnings(battle, model))]
    others = sorted(detours(_between(battle, model, target, far)), key=itemgetter(0))
    bends = [*known, *(way for _, way in others)][:MOST_BENDS]
    return _first_into(model, region, ends, approach, paths(bends))


@lru_cache(maxsize=256)
def _ring_round(centre: Point, apart: float, touching: float) -> list[Point]:
    """Points all round somebody, near enough to be in contact."""
    x, y = centre
    return [
        _snapped((x + dx * (apart + gap), y + dy * (apart + gap)))
        for gap in (touching / 2, touching * 0.95)
        for dx, dy in ALL_ROUND
    ]


def _ends(battle: Battle, model: Model, target: Model, touching: float) -> list[Point]:
    """Places about a target where a model may end in contact with it."""
    ring = _ring_round(target.place[:2], model.profile.radius + target.profile.radius, touching)
    low, high = target.place[2] - CONTACT_HEIGHT, target.place[2] + CONTACT_HEIGHT
    return list(compress(ring, stands(battle, model, ring, low, high)))


def _near(ends: Sequence[Point], x: float, y: float, most: float) -> list[Point]:
    """The ends no farther than that from a point."""
    square = most * most
    return [(ex, ey) for ex, ey in ends if (ex - x) * (ex - x) + (ey - y) * (ey - y) <= square]


def _first_into(
    model: Model,
    region: Walking,
    ends: Sequence[Point],
    approach: Approach,
    paths: Iterable[tuple[float, Path]],
) -> Placement | None:
    """The first of some paths that leads straight on to one of these ends about a target."""
    for cost, path in paths:
        here = path[-1] if path else model.place[:2]
        left = model.profile.move - cost + CLEARANCE
        if approach.left(here, left + LEEWAY) > left + LEEWAY:
            continue
        near = _near(ends, *here, left)
        for end in compress(near, region.within(path, near)):
            placement = Placement((*path, end))
            if region.refuse(placement) is None:
                return placement
    return None


def _between(battle: Battle, model: Model, target: Model, far: float) -> Iterator[Path]:
    """Places all about two models, in rows and beside every enemy; rows only as far as that."""
    for enemy in battle.enemies(model):
        x, y, _ = enemy.place
        away = model.profile.radius + enemy.profile.radius + CLEARANCE
        for dx, dy in AROUND[::3]:
            yield (_snapped((x + dx * away / BEVEL, y + dy * away / BEVEL)),)
    (ax, ay, _), (bx, by, _) = model.place, target.place
    x, y = (ax + bx) / 2, (ay + by) / 2
    rows = int(model.profile.move / ROW)
    steps = [step * ROW for step in range(-rows, rows + 1)]
    for dx in steps:
        px = x + dx
        for dy in steps:
            py = y + dy
            way = sqrt((px - ax) ** 2 + (py - ay) ** 2) + sqrt((px - bx) ** 2 + (py - by) ** 2)
            if way <= far + LEEWAY:
                yield (_snapped((px, py)),)


def outlines(battle: Battle, model: Model, region: Walking) -> list[list[Point]]:
    """The area a Move reaches, seen from above, all levels together."""
    rings = [
        _ring(model, region, path, model.profile.move - cost)
        for cost, path in ways(battle, model, region)
    ]
    return _joined([ring for ring in rings if len(set(ring)) >= LEAST_RING])


def landings(model: Model, is_legal: Callable[[Point], bool]) -> list[list[Point]]:
    """The places within a Move in plan that are legal, whatever lies between."""
    x, y, _ = model.place
    strides = range(1, int(model.profile.move / STRIDE) + 1)
    strips = []
    for k, (dx, dy) in enumerate(AROUND):
        along = [(x + dx * stride * STRIDE, y + dy * stride * STRIDE) for stride in strides]
        legal = dict(zip(strides, map(is_legal, along), strict=True))
        # Joining areas takes longest, so those in a row make one strip from the start.
        rows = [list(run) for is_free, run in groupby(strides, legal.__getitem__) if is_free]
        strips += [_strip(model, k, row[0], row[-1]) for row in rows]
    return _joined(strips)


def _strip(model: Model, k: int, first: int, last: int) -> list[Point]:
    """The piece of a sector between two strides, both of them included."""
    x, y, _ = model.place
    (ax, ay), (bx, by) = _half_way(k), _half_way(k + 1)
    near = (first - 0.5) * STRIDE
    most = min((last + 0.5) * STRIDE, model.profile.move)
    return [
        (x + ax * near, y + ay * near),
        (x + ax * most, y + ay * most),
        (x + bx * most, y + by * most),
        (x + bx * near, y + by * near),
    ]


def _half_way(k: int) -> Point:
    """The direction between one and the one before it."""
    (ax, ay), (bx, by) = AROUND[k - 1], AROUND[k % len(AROUND)]
    length = plan((0.0, 0.0), (ax + bx, ay + by))
    return (ax + bx) / length, (ay + by) / length


def _joined(rings: Sequence[Sequence[Point]]) -> list[list[Point]]:
    """Areas joined to one, as its rings; holes are rings as well."""
    from shapely.geometry import Polygon
    from shapely.ops import unary_union

    area = unary_union([Polygon(ring).buffer(0) for ring in rings])
    parts = [part for part in getattr(area, "geoms", [area]) if part.area > SMALLEST]
    found = [ring for part in parts for ring in (part.exterior, *part.interiors)]
    return [
        [_snapped(point) for point in ring.coords[:-1]]
        for ring in found
        if Polygon(ring).area > SMALLEST
    ]


def _ring(model: Model, region: Walking, path: Path, left: float) -> list[Point]:
    """How far straight legs reach all round from the end of a path."""
    x, y = path[-1] if path else model.place[:2]
    ring = []
    for dx, dy in AROUND:
        length = left
        while length > STRIDE:
            point = snap(x + dx * length), snap(y + dy * length)
            if region.refuse(Placement((*path, point))) is None:
                break
            length -= STRIDE
        else:
            point = x, y
        ring.append(point)
    return ring


def _turnings(battle: Battle, model: Model) -> list[Path]:
    """Where a way may bend not far from a model."""
    reach = model.profile.move + 2.0
    known = _bends(battle.relief, model.profile.radius)
    return [way for way in known if plan(model.place, way[0]) <= reach]


@lru_cache(maxsize=128)
def _bends(relief: Relief, radius: float) -> list[Path]:
    """Where the way of such a base bends: at ladders, stairs and bridges, past corners."""
    found: list[Path] = []
    for ladder in relief.ladders:
        foot, top = _snapped(ladder.foot_spot(radius)), _snapped(ladder.top_spot(radius))
        found += [(foot, top), (top, foot)]
    for passage in passages(relief):
        if passage.kind in ("stairs", "bridge"):
            found += [(passage.a,), (passage.b,)]
    boxes = [solid.polygon.box for solid in relief.solids]
    boxes += [
        (min(a[0], b[0]), min(a[1], b[1]), max(a[0], b[0]), max(a[1], b[1]))
        for a, b in ((barrier.a, barrier.b) for _, barrier in relief.barriers)
    ]
    away = radius + CLEARANCE
    for west, south, east, north in boxes:
        for x, sx in ((west, -1), (east, 1)):
            for y, sy in ((south, -1), (north, 1)):
                found.append((_snapped((x + sx * away, y + sy * away)),))
    return found


def _snapped(point: Point) -> Point:
    return snap(point[0]), snap(point[1])
