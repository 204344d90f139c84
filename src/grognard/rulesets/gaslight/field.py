"""Measuring on the table: distance, contact, sight, cover, Templates (1.40-1.66)."""

from collections.abc import Sequence
from functools import lru_cache
from math import floor, sqrt

from grognard.kernel.questions import Point
from grognard.rulesets.gaslight.battle import (
    TEMPLATE_HEIGHT,
    TEMPLATE_RADIUS,
    Battle,
    Model,
    Spot,
    Template,
)
from grognard.table.compiled import Column
from grognard.table.distance import nearest_on
from grognard.table.heights.cover import (
    NO_VOLUMES,
    Silhouette,
    Volume,
    hidden_rays,
    sees_point,
    volumes,
)
from grognard.table.heights.edges import Drop, drops, walls
from grognard.table.heights.kernels import segment_distance
from grognard.table.heights.relief import Relief

SLACK = 0.01
"""How much a bound may be missed by (1.40)."""
CONTACT = 0.05
CONTACT_HEIGHT = 3.0
WIDEST = 1.0
"""No base is wider than twice this."""
SAME_LEVEL = 1.0
NEAR_EDGE = 1.0
BARRIER_LEVEL = 0.1
NINE_RAYS = Silhouette(eye=0.9, wide=0.8, tolerance=SLACK)
CLOUDS = ("smoke", "mist")


def at_most(value: float, bound: float) -> bool:
    """A bound that is missed by up to 0.01 still holds (1.40)."""
    return value <= bound + SLACK


def at_least(value: float, bound: float) -> bool:
    """A bound that is missed by up to 0.01 still holds (1.40)."""
    return value >= bound - SLACK


def less(value: float, bound: float) -> bool:
    """Strictly less only by more than 0.01 (1.40)."""
    return value < bound - SLACK


def more(value: float, bound: float) -> bool:
    """Strictly more only by more than 0.01 (1.40)."""
    return value > bound + SLACK


def whole(value: float) -> int:
    """Inches rounded down, 3.9999999 being 4 (1.7).

    >>> whole(3.9999999), whole(4.22)
    (4, 4)
    """
    return floor(value + 0.000001)


def plan(a: Spot | Point, b: Spot | Point) -> float:
    """Distance in plan between two points."""
    dx: float = b[0] - a[0]
    dy: float = b[1] - a[1]
    return sqrt(dx * dx + dy * dy)


def gap(one: Model, other: Model) -> float:
    """Plan distance between base edges, never less than 0 (1.42)."""
    reach = one.profile.radius + other.profile.radius
    return max(0.0, plan(one.place, other.place) - reach)


def distance(one: Model, other: Model) -> float:
    """Distance in three dimensions between nearest base edges (1.42)."""
    ax, ay, az = one.place
    bx, by, bz = other.place
    dx, dy, v = bx - ax, by - ay, bz - az
    h = sqrt(dx * dx + dy * dy) - one.profile.radius - other.profile.radius
    return sqrt(h * h + v * v) if h > 0.0 else abs(v)


def distance_to(model: Model, spot: Spot) -> float:
    """Distance in three dimensions from a base edge to a point (1.42)."""
    h = max(0.0, plan(model.place, spot) - model.profile.radius)
    v = model.place[2] - spot[2]
    return sqrt(h * h + v * v)


def higher(one: Model, other: Model) -> float:
    """How much higher one base is than another (1.45)."""
    return one.place[2] - other.place[2]


def in_contact(one: Model, other: Model) -> bool:
    """Base-to-base contact (1.44)."""
    ax, ay, az = one.place
    bx, by, bz = other.place
    reach = one.profile.radius + other.profile.radius + CONTACT
    dx, dy = bx - ax, by - ay
    return dx * dx + dy * dy <= reach * reach and abs(az - bz) < CONTACT_HEIGHT


def would_touch(model: Model, spot: Spot, other: Model) -> bool:
    """Whether a model standing on a spot would be in base-to-base contact (1.44)."""
    apart = plan(spot, other.place) - model.profile.radius - other.profile.radius
    return apart <= CONTACT and abs(spot[2] - other.place[2]) < CONTACT_HEIGHT


def touching(battle: Battle, model: Model) -> list[Model]:
    """Enemies in base-to-base contact, Toppled ones included."""
    facts = battle.facts
    found: list[int] | None = facts.get(model.index)
    if found is None:
        x, y, _ = model.place
        reach = model.profile.radius + WIDEST + CONTACT
        found = [
            enemy.index
            for enemy in battle.enemies(model)
            if -reach <= enemy.place[0] - x <= reach
            and -reach <= enemy.place[1] - y <= reach
            and in_contact(model, enemy)
        ]
        facts[model.index] = found
    return [battle.models[index] for index in found]


def engaging(battle: Battle, model: Model) -> list[Model]:
    """Standing enemies in contact: those that engage a model (1.18)."""
    return [enemy for enemy in touching(battle, model) if not enemy.toppled]


def is_engaged(battle: Battle, model: Model) -> bool:
    """Whether a standing enemy is in contact (1.18)."""
    return any(not enemy.toppled for enemy in touching(battle, model))


def surface_of(battle: Battle, model: Model) -> int:
    """The number of the surface a model stands on; -1 for the ground (1.41)."""
    x, y, z = model.place
    if z == 0.0:
        return -1
    level = battle.relief.footing_at(x, y, z)
    return level.surface if level is not None else -1


def in_template(model: Model, template: Template) -> bool:
    """Whether a model is in a Template (1.66)."""
    return _overlaps(model, model.place, model.tall, template)


def passes(model: Model, spot: Spot, tall: float, template: Template) -> bool:
    """Whether a model passing over a spot is in a Template there (4.28)."""
    return _overlaps(model, spot, tall, template)


def _overlaps(model: Model, spot: Spot, tall: float, template: Template) -> bool:
    low, floor_ = spot[2], template.at[2]
    return (
        less(plan(spot, template.at), TEMPLATE_RADIUS + model.profile.radius)
        and less(low, floor_ + TEMPLATE_HEIGHT)
        and more(low + tall, floor_)
    )


def blocking_clouds(battle: Battle, viewer: Model, target: Model) -> list[Template]:
    """The Smoke and Mist that block this sight line (4.175, 4.176, 4.162)."""
    return [template for template in battle.templates if _blocks(template, viewer, target)]


def spot_clouds(battle: Battle, viewer: Model, spot: Spot) -> list[Template]:
    """The Smoke and Mist that block the sight of a point (1.64)."""
    return [
        template
        for template in battle.templates
        if _blocks(template, viewer, None) and not _holds(template, spot)
    ]


def clouds_of(templates: Sequence[Template]) -> Column:
    """Templates as the sight query wants them."""
    if not templates:
        return NO_VOLUMES
    return volumes(
        Volume(x, y, TEMPLATE_RADIUS, z, z + TEMPLATE_HEIGHT)
        for template in templates
        for x, y, z in (template.at,)
    )


def _blocks(template: Template, viewer: Model, target: Model | None) -> bool:
    if template.kind not in CLOUDS or (template.kind == "mist" and viewer.has("mist_walker")):
        return False
    if in_template(viewer, template):
        return False
    return target is None or not in_template(target, template)


def hidden(battle: Battle, viewer: Model, target: Model) -> int:
    """How many of the nine rays are blocked; 9 means no line of sight (1.60-1.63)."""
    facts = battle.facts
    key = viewer.index, target.index
    found: int | None = facts.get(key)
    if found is None:
        clouds = clouds_of(blocking_clouds(battle, viewer, target))
        hard, blocked = hidden_rays(
            battle.relief, battle.figures, viewer.index, target.index, NINE_RAYS, clouds
        )
        # Intervening models alone never hide anyone altogether (1.62).
        found = min(blocked, 8) if hard < 9 else 9
        facts[key] = found
    return found


def sees(battle: Battle, viewer: Model, target: Model) -> bool:
    """Line of sight: at least one ray is free (1.62)."""
    return viewer is target or hidden(battle, viewer, target) < 9


def sees_spot(battle: Battle, viewer: Model, spot: Spot) -> bool:
    """Line of sight to a point of a surface: one ray to 0.1" above it (1.64)."""
    x, y, z = spot
    clouds = clouds_of(spot_clouds(battle, viewer, spot))
    return sees_point(
        battle.relief, battle.figures, viewer.index, (x, y, z + 0.1), NINE_RAYS, clouds
    )


def _holds(template: Template, spot: Spot) -> bool:
    above = spot[2] + 0.1 - template.at[2]
    return less(plan(spot, template.at), TEMPLATE_RADIUS) and 0.0 <= above <= TEMPLATE_HEIGHT


def is_hanging(battle: Battle, model: Model) -> bool:
    """Whether a model has nothing under its base but the wall it climbs to hold on to (4.124)."""
    return battle.setting.hanging and battle.relief.footing_at(*model.place) is None


def ground_under(battle: Battle, model: Model) -> Spot:
    """Where a model stands, or what is below it if it hangs on a wall (1.41, 4.124)."""
    x, y, z = model.place
    if not is_hanging(battle, model):
        return x, y, z
    level = battle.relief.highest(x, y, not_above=z)
    return x, y, level.z if level is not None else 0.0


def near_edges(battle: Battle, model: Model, at: Spot | None = None) -> tuple[Drop, ...]:
    """Edges within 1" of the surface a model stands on, or would, nearest first (1.52, 1.53)."""
    spot = model.place if at is None else at
    if spot[2] == 0.0:
        return ()
    return _edges_near(battle.relief, spot, NEAR_EDGE + model.profile.radius + SLACK)


@lru_cache(maxsize=1024)
def _edges_near(relief: Relief, place: Spot, within: float) -> tuple[Drop, ...]:
    """Edges near a place; odds throw the same model off the same roof many times."""
    x, y, z = place
    level = relief.footing_at(*place)
    if level is None:
        return _hold(relief, place, within - NEAR_EDGE)
    own = _terrain(relief, level.surface)
    found = [drop for one in own for drop in drops(relief, one, x, y, within)]
    found += [
        drop
        for other in relief.surfaces
        if other.number not in own
        for drop in drops(relief, other.number, x, y, within - NEAR_EDGE - 2 * SLACK)
        if z - SAME_LEVEL - SLACK <= other.height(*drop.point) <= z + SLACK
    ]  # a base may hang over the edge of what lies a little lower
    return tuple(sorted(found, key=lambda drop: drop.distance))


def _hold(relief: Relief, place: Spot, within: float) -> tuple[Drop, ...]:
    """Whoever hangs on a wall falls straight down along it (4.124)."""
    x, y, z = place
    for wall in walls(relief):
        contact = nearest_on(x, y, wall.a, wall.b)
        away = plan(contact, place)
        if away <= within + CONTACT and relief.height_on(wall.surface, *contact) > z:
            return (Drop(0.0, contact, ((x - contact[0]) / away, (y - contact[1]) / away)),)
    return ()


@lru_cache(maxsize=1024)
def _terrain(relief: Relief, surface: int) -> tuple[int, ...]:
    """A surface and all of its height that adjoin it: one terrain for falling (1.52)."""
    from shapely import Polygon as Shape

    shapes = [Shape(other.polygon.vertices) for other in relief.surfaces]
    found = [surface]
    for one in found:
        here = relief.surfaces[one]
        found += [
            other.number
            for other in relief.surfaces
            if other.number not in found
            and here.is_flat
            and other.is_flat
            and abs(other.height(0, 0) - here.height(0, 0)) <= SLACK
            and shapes[one].distance(shapes[other.number]) <= SLACK
        ]
    return tuple(found)


def barrier_near(battle: Battle, model: Model, at: Spot | None = None) -> float | None:
    """The height of the tallest barrier near a model, if there is one (1.54, 4.103)."""
    x, y, z = model.place if at is None else at
    heights = [
        barrier.height
        for _, barrier in battle.relief.barriers
        if abs(barrier.low - z) <= BARRIER_LEVEL
        and segment_distance(x, y, *barrier.a, *barrier.b) - model.profile.radius <= 1.0
    ]
    return max(heights, default=None)
