"""Whether a Move may lead to somebody at all: who stands on another level is reached by few ways.

Flat levels that adjoin make one storey. From storey to storey one walks by gates alone: ladders and
slopes. No way is shorter than this says, so where a Move does not reach by it, no path does.
"""

from collections.abc import Iterator
from functools import lru_cache
from math import hypot, inf

from msgspec import Struct

from grognard.kernel.questions import Point
from grognard.rulesets.gaslight.battle import Battle, Model
from grognard.rulesets.gaslight.field import CONTACT, CONTACT_HEIGHT, SLACK, surface_of
from grognard.table.heights.relief import Relief

Box = tuple[float, float, float, float]
HAIR = 0.02
"""Above all tolerances of the table."""
TALLEST_STEP = 3.0
"""What is as tall cannot be stepped on or off (4.20)."""
RUNG_COST = 2.0
"""A ladder is an inch of Rough Ground (4.21)."""
GROUND = -1


class Spread(Struct, frozen=True):
    """A part of the table: all that is within a margin of a box."""

    box: Box
    margin: float = 0.0

    def away(self, other: "Spread") -> float:
        """How far apart two parts are at least."""
        (ax, ay, bx, by), (cx, cy, dx, dy) = self.box, other.box
        x, y = max(0.0, ax - dx, cx - bx), max(0.0, ay - dy, cy - by)
        return max(0.0, hypot(x, y) - self.margin - other.margin)


class Gate(Struct, frozen=True):
    """A slope, or a ladder one way: where it is entered and left, and what it takes at least."""

    enter: Spread
    leave: Spread
    of: frozenset[int]
    """The storeys it is entered from."""
    to: frozenset[int]
    cost: float = 0.0


class Storeys(Struct, frozen=True):
    """The storeys of a table and the gates between them."""

    of: dict[int, int]
    """The storey of each surface; slopes are storeys by themselves."""
    gates: tuple[Gate, ...]

    def at(self, relief: Relief, x: float, y: float) -> set[int]:
        """The storeys a walker may be on at a point."""
        found = {GROUND} if relief.has_ground(x, y) else set()
        for surface in relief.surfaces:
            west, south, east, north = surface.polygon.box
            if west - HAIR <= x <= east + HAIR and south - HAIR <= y <= north + HAIR:
                found.add(self.of[surface.number])
        return found


class Approach:
    """The ways of a model to somebody it would charge: how long they are at least (4.79)."""

    def __init__(self, battle: Battle, model: Model, target: Model) -> None:
        self._relief = relief = battle.relief
        radius, (x, y, z) = model.profile.radius, target.place
        self._storeys = storeys_of(relief, radius, is_heroic=battle.heroic)
        self._there = Spread((x, y, x, y), radius + target.profile.radius + CONTACT + HAIR)
        self._ends = {GROUND} if z < CONTACT_HEIGHT else set()
        for surface in relief.surfaces:
            low, high = _span(relief, surface.number)
            is_level = low - CONTACT_HEIGHT < z < high + CONTACT_HEIGHT
            if is_level and self._there.away(Spread(surface.polygon.box)) <= HAIR:
                self._ends.add(self._storeys.of[surface.number])
        self._gates = self._measured()

    def _measured(self) -> dict[Gate, float]:
        """The gates that lead to the target, and how far it is from where each is entered."""
        ways = {
            gate: gate.cost + gate.leave.away(self._there)
            for gate in self._storeys.gates
            if gate.to & self._ends
        }
        todo = list(ways)
        while todo:
            ahead = todo.pop()
            for gate in self._storeys.gates:
                way = gate.cost + gate.leave.away(ahead.enter) + ways[ahead]
                if gate.to & ahead.of and way < ways.get(gate, inf) - HAIR:
                    ways[gate] = way
                    todo.append(gate)
        return ways

    def left(self, point: Point, enough: float = inf) -> float:
        """How much way is left at a point at least, on whatever level one is there.

        Where that is more than enough as the crow flies, nothing else is looked at.
        """
        x, y = point
        straight = Spread((x, y, x, y)).away(self._there)
        if straight > enough:
            return straight
        return self._least(x, y, self._storeys.at(self._relief, x, y))

    def left_from(self, x: float, y: float, surface: int) -> float:
        """How much way is left at a point of a surface at least."""
        return self._least(x, y, {self._storeys.of[surface]})

    def _least(self, x: float, y: float, storeys: set[int]) -> float:
        here = Spread((x, y, x, y))
        if storeys & self._ends:
            return here.away(self._there)
        return min(
            (here.away(g.enter) + way for g, way in self._gates.items() if g.of & storeys),
            default=inf,
        )


def may_charge(battle: Battle, model: Model, target: Model) -> bool:
    """Whether there may be a way to charge somebody; no says that there is none (4.79)."""
    x, y, z = model.place
    surface = surface_of(battle, model)
    if abs(z - target.place[2]) < HAIR or (surface == GROUND and z > HAIR):
        return True
    least = Approach(battle, model, target).left_from(x, y, surface)
    return least <= model.profile.move + SLACK + HAIR


@lru_cache(maxsize=128)
def storeys_of(relief: Relief, radius: float, *, is_heroic: bool) -> Storeys:
    """The storeys of a table as a base so wide passes between them."""
    storeys = {GROUND: GROUND} | {surface.number: surface.number for surface in relief.surfaces}
    slopes = {surface.number for surface in relief.surfaces if not surface.is_flat}
    joined = list(_adjoining(relief))
    for one, other in joined:
        if not slopes & {one, other}:
            old, new = sorted((storeys[one], storeys[other]), reverse=True)
            storeys = {k: new if storey == old else storey for k, storey in storeys.items()}
    gates = []
    for number in sorted(slopes):
        beside = {number} | {n for pair in joined if number in pair for n in pair}
        spread = Spread(relief.surfaces[number].polygon.box)
        sides = frozenset(storeys[n] for n in beside)
        gates.append(Gate(spread, spread, sides, sides))
    for ladder in relief.ladders:
        (fx, fy), (tx, ty) = ladder.foot, ladder.top_spot(radius)
        foot = Spread((fx, fy, fx, fy), radius + CONTACT + HAIR)
        top = Spread((tx, ty, tx, ty), HAIR)
        low, high = (
            frozenset(storeys[n] for n in _levels(relief, spread, z))
            for spread, z in ((foot, ladder.low), (top, ladder.high))
        )
        cost = 0.0 if is_heroic else RUNG_COST
        gates += [Gate(foot, top, low, high, cost), Gate(top, foot, high, low, cost)]
    return Storeys(storeys, tuple(gates))


def _levels(relief: Relief, spread: Spread, z: float) -> Iterator[int]:
    """The levels of a height in a part of the table."""
    if z <= HAIR:
        yield GROUND
    for surface in relief.surfaces:
        low, high = _span(relief, surface.number)
        is_there = spread.away(Spread(surface.polygon.box)) <= HAIR
        if is_there and low - HAIR <= z <= high + HAIR:
            yield surface.number


def _adjoining(relief: Relief) -> Iterator[tuple[int, int]]:
    """Pairs of levels such that one might step from one to the other."""
    from shapely import Polygon as Shape

    shapes = [Shape(surface.polygon.vertices) for surface in relief.surfaces]
    tallest = TALLEST_STEP - relief.tolerance
    for one, shape in enumerate(shapes):
        low, high = _span(relief, one)
        if low < tallest:
            yield GROUND, one
        for other in range(one):
            least, most = _span(relief, other)
            is_step = low - most < tallest and least - high < tallest
            if is_step and shape.distance(shapes[other]) <= HAIR:
                yield one, other


@lru_cache(maxsize=4096)
def _span(relief: Relief, surface: int) -> tuple[float, float]:
    """The lowest and the highest point of a surface."""
    there = relief.surfaces[surface]
    heights = [there.height(x, y) for x, y in there.polygon.vertices]
    return min(heights), max(heights)
