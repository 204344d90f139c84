"""Measuring: distance, contact, Zones of Control, sight and cover (1.2-1.5, 4.2, 4.404-4.407)."""

from collections.abc import Sequence
from math import sqrt

from grognard.kernel.questions import Point
from grognard.rulesets.brimstone.battle import Battle, Model
from grognard.rulesets.brimstone.content import COVER_BONUS, RADII
from grognard.table.arcs.legs import Straight, spans_of_leg
from grognard.table.arcs.shapes import Disc, Shape
from grognard.table.arcs.zones import Zone
from grognard.table.lattice import snap

CONTACT = 0.01 + 1e-9
"""Bases this close touch (1.5); the last digit is room for the rounding of doubles."""
SLACK = 0.002 + 1e-9
"""What every other comparison of lengths forgives (1.5)."""
ZONE = 1.0
PER_INCH = 1000.0
"""Centres are recorded in thousandths (1.5)."""
LINES = 11
OBSCURED = 4
"""So many obscured lines of the eleven are cover (4.405)."""
DEEP = 3.0
NEAR_WALL = 0.5


def snapped(point: Point) -> Point:
    """A centre as it is recorded (1.5)."""
    return snap(point[0], PER_INCH), snap(point[1], PER_INCH)


def gap(one: Model, two: Model) -> float:
    """The distance between the nearest edges of two bases (1.2)."""
    ax, ay = one.at  # type: ignore[misc]
    bx, by = two.at  # type: ignore[misc]
    dx, dy = bx - ax, by - ay
    return sqrt(dx * dx + dy * dy) - one.profile.radius - two.profile.radius


def within(length: float, limit: float) -> bool:
    """At most (1.5)."""
    return length <= limit + SLACK


def in_contact(one: Model, two: Model) -> bool:
    """Whether two bases touch (1.5)."""
    return gap(one, two) <= CONTACT


def touched_enemies(battle: Battle, model: Model) -> list[Model]:
    """Enemies in contact (1.14)."""
    facts = battle.facts
    known: list[int] | None = facts.get(model.id)
    if known is None:
        known = facts[model.id] = _touched(battle, model)
    if not known:
        return []
    models = battle.models
    return [models[place] for place in known]


def _touched(battle: Battle, model: Model) -> list[int]:
    """The places in the list of models of those it touches."""
    x, y = model.place
    reach = model.profile.radius + CONTACT
    seat = model.commander
    found = []
    for place, enemy in enumerate(battle.models):
        at = enemy.at
        if at is None or enemy.commander == seat:
            continue
        dx, dy = at[0] - x, at[1] - y
        apart = reach + enemy.profile.radius
        if dx * dx + dy * dy <= apart * apart:
            found.append(place)
    return found


def enemies_within(battle: Battle, model: Model, reach: float | None) -> list[Model]:
    """Enemies within so many inches, or all of them (1.2)."""
    if reach is None:
        return battle.enemies(model)
    x, y = model.place
    seat = model.commander
    limit = reach + SLACK + model.profile.radius
    found = []
    for enemy in battle.models:
        at = enemy.at
        if at is None or enemy.commander == seat:
            continue
        dx, dy = at[0] - x, at[1] - y
        apart = limit + enemy.profile.radius
        if dx * dx + dy * dy <= apart * apart:
            found.append(enemy)
    return found


def engaged(battle: Battle, model: Model) -> bool:
    """Whether it is in contact with an enemy (1.14)."""
    return bool(touched_enemies(battle, model))


def has_zone(battle: Battle, model: Model) -> bool:
    """Whether a model has a Zone of Control now (4.202, 4.203)."""
    return model.at is not None and not model.helpless and not touched_enemies(battle, model)


def enemy_zones(battle: Battle, mover: Model, box: tuple[float, float, float, float]) -> list[Zone]:
    """The Zones of Control of enemies near a way, as the mover's centre meets them (4.201)."""
    west, south, east, north = box
    seat = mover.commander
    found = []
    for enemy in battle.models:
        at = enemy.at
        if at is None or enemy.commander == seat:
            continue
        reach = ZONE + mover.profile.radius + enemy.profile.radius
        wide = reach + SLACK
        x, y = at
        near = west - wide <= x <= east + wide and south - wide <= y <= north + wide
        if near and has_zone(battle, enemy):
            found.append(Zone(enemy.id, x, y, reach))
    return found


def behind_tall(battle: Battle, at: Point, radius: float, other_at: Point, other: float) -> bool:
    """Whether Tall terrain lies between the nearest points of two bases (4.203)."""
    tall = battle.field.tall
    if not tall:
        return False
    dx, dy = other_at[0] - at[0], other_at[1] - at[1]
    apart = sqrt(dx * dx + dy * dy)
    if apart <= radius + other:
        return False
    a = (at[0] + dx * radius / apart, at[1] + dy * radius / apart)
    b = (other_at[0] - dx * other / apart, other_at[1] - dy * other / apart)
    return any(inside(Straight(a, b), piece) > SLACK for piece in tall)


def zones_within(battle: Battle, model: Model) -> list[str]:
    """Enemies in whose Zone of Control a model is (4.201-4.203)."""
    found = []
    at, radius = model.place, model.profile.radius
    x, y = at
    seat = model.commander
    for enemy in battle.models:
        place = enemy.at
        if place is None or enemy.commander == seat:
            continue
        dx, dy = place[0] - x, place[1] - y
        reach = ZONE + SLACK + radius + enemy.profile.radius
        if dx * dx + dy * dy > reach * reach:
            continue
        if not has_zone(battle, enemy):
            battle.cite("4.203" if enemy.helpless else "4.202")
            continue
        if not behind_tall(battle, at, radius, place, enemy.profile.radius):
            found.append(enemy.id)
    return found


def overlaps_any(shapes: Sequence[Shape], at: Point, radius: float) -> bool:
    """Whether a base overlaps any of these pieces of terrain."""
    reach = radius - SLACK
    return any(shape.distance(at) < reach for shape in shapes)


def on_table(battle: Battle, at: Point, radius: float) -> bool:
    """Whether a base is wholly on the table (2.9)."""
    x, y = at
    least = radius - SLACK
    width, height = battle.setting.width, battle.setting.height
    return least <= x <= width - least and least <= y <= height - least


def inside(leg: Straight, shape: Shape) -> float:
    """How much of a line lies inside a piece; nothing where it barely grazes it (1.5)."""
    west, south, east, north = shape.box
    (ax, ay), (bx, by) = leg.a, leg.b
    if (ax <= west and bx <= west) or (ax >= east and bx >= east):
        return 0.0
    if (ay <= south and by <= south) or (ay >= north and by >= north):
        return 0.0
    if isinstance(shape, Disc) and leg.comes_near(shape.x, shape.y) >= shape.radius:
        return 0.0
    return _stretch(leg, shape)


def _stretch(leg: Straight, shape: Shape) -> float:
    length = sum([high - low for low, high in spans_of_leg(leg, shape)])
    return length if length > SLACK else 0.0


class Seen:
    """What eleven lines from a shooter's centre to a target's width meet (4.404, 4.405)."""

    __slots__ = ("obscured", "obstructed")

    def __init__(self, obstructed: int, obscured: int) -> None:
        self.obstructed = obstructed
        self.obscured = obscured

    @property
    def clear(self) -> bool:
        """Whether there is a line of sight."""
        return self.obstructed < LINES

    @property
    def cover(self) -> bool:
        """Whether the target is in cover."""
        return self.obscured >= OBSCURED


OPEN = Seen(0, 0)


def sight(battle: Battle, viewer: Model, target: Model) -> Seen:
    """The line of sight from one model to another, found out once until anything moves."""
    key = (viewer.id, target.id)
    known: Seen | None = battle.facts.get(key)
    if known is None:
        known = battle.facts[key] = _sight(battle, viewer, target)
    return known


def _sight(battle: Battle, viewer: Model, target: Model) -> Seen:
    field = battle.field
    (sx, sy), (tx, ty) = viewer.place, target.place
    dx, dy = tx - sx, ty - sy
    length = sqrt(dx * dx + dy * dy)
    radius = target.profile.radius
    blockers = _blockers(battle, viewer, target, dx, dy, length)
    covered = overlaps_any(field.areas, target.place, radius)
    corridor = _box(sx, sy, tx, ty, radius)
    tall = [s for s in field.tall if _meets(s, corridor)]
    areas = [s for s in field.areas if _meets(s, corridor)]
    low = [s for s in field.low if _meets(s, corridor) and not _leans(s, viewer, target)]
    if not (blockers or tall or areas or low):
        return Seen(0, LINES) if covered else OPEN
    vx, vy = -dy / length, dx / length
    obstructed = obscured = 0
    for k in range(-5, 6):
        aside = radius * 0.98 * k / 5
        line = Straight((sx, sy), (tx + vx * aside, ty + vy * aside))
        blocked = (
            any(_crosses(line, disc) for disc in blockers)
            or any(inside(line, piece) for piece in tall)
            or (bool(areas) and _depth(line, areas) > DEEP + SLACK)
        )
        obstructed += blocked
        obscured += blocked or covered or any(inside(line, piece) for piece in low)
    return Seen(obstructed, obscured)


def _depth(line: Straight, areas: Sequence[Shape]) -> float:
    """How much of a line lies inside Area terrain, all pieces together, none counted twice."""
    spans = sorted(
        span for piece in areas if inside(line, piece) for span in spans_of_leg(line, piece)
    )
    depth = reached = 0.0
    for low, high in spans:
        depth += max(0.0, high - max(low, reached))
        reached = max(reached, high)
    return depth


def _blockers(
    battle: Battle, viewer: Model, target: Model, dx: float, dy: float, length: float
) -> list[Disc]:
    """Other models that may be in the way: standing, and not smaller than the target (4.404)."""
    sx, sy = viewer.place
    size, width = target.profile.radius, target.profile.radius
    found = []
    for model in battle.models:
        at = model.at
        if at is None or model is viewer or model is target:
            continue
        radius = model.profile.radius
        if radius < size or "knocked_down" in model.states:
            continue
        vx, vy = at[0] - sx, at[1] - sy
        along = (vx * dx + vy * dy) / length
        across = abs(dx * vy - dy * vx) / length
        if -radius < along < length + radius and across < radius + width:
            found.append(Disc(at[0], at[1], radius))
    return found


def _crosses(line: Straight, disc: Disc) -> bool:
    return line.comes_near(disc.x, disc.y) < disc.radius and _stretch(line, disc) > 0.0


def _box(sx: float, sy: float, tx: float, ty: float, wide: float) -> tuple[float, ...]:
    return min(sx, tx - wide), min(sy, ty - wide), max(sx, tx + wide), max(sy, ty + wide)


def _meets(shape: Shape, box: tuple[float, ...]) -> bool:
    west, south, east, north = shape.box
    return west < box[2] and east > box[0] and south < box[3] and north > box[1]


def _leans(wall: Shape, viewer: Model, target: Model) -> bool:
    """Whether the shooter stands at a wall and the target does not (table 2.A)."""
    near = within(wall.distance(viewer.place) - viewer.profile.radius, NEAR_WALL)
    return near and not within(wall.distance(target.place) - target.profile.radius, NEAR_WALL)


def cover_bonus(battle: Battle, shooter: Model, target: Model) -> int:
    """Protection from cover, by base size; nothing in the open (4.405-4.407)."""
    return COVER_BONUS[target.profile.base] if sight(battle, shooter, target).cover else 0


def larger(one: Model, two: Model) -> bool:
    """Whether one base is larger than another (1.6)."""
    return RADII[one.profile.base] > RADII[two.profile.base]
