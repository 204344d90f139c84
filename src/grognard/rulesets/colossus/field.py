"""Measuring on the table: distance, contact, facings, sight and cover (1.10-1.17, 4.301-4.311)."""

from collections.abc import Sequence
from math import sqrt

from grognard.kernel.questions import Point
from grognard.rulesets.colossus.battle import Battle, Unit
from grognard.table.flat.sight import Blocker
from grognard.table.flat.sight import all_visible as table_all_visible
from grognard.table.flat.sight import sees as table_sees
from grognard.table.flat.sight import sight as table_sight
from grognard.table.flat.sight import visible as table_visible
from grognard.table.headings import FACING_TOLERANCE

SAME = 0.001
"""A value this close to a threshold is equal to it (1.13)."""
NOISE = 1e-6
"""Binary fractions are not decimal ones: what is 0.05 on the lattice may compute as a hair more."""
CONTACT = 0.05 + NOISE
AS_CLOSE = 0.01 + NOISE
SHORT = 4.0
COVER_REACH = 1.0


def gaps(battle: Battle, unit: Unit) -> list[float]:
    """Edge to edge to every unit by index, negative where bases overlap (1.13)."""
    known = battle.facts
    found: list[float] | None = known.get(~unit.index)
    if found is None:
        if battle.phase == "movement":
            found = known[~unit.index] = battle.bodies.gaps(unit.index)
        else:
            # Nobody moves now, so everybody's distances will be wanted and stay.
            rows = battle.bodies.all_gaps()
            known.update((~index, row) for index, row in enumerate(rows))
            found = rows[unit.index]
    return found


def gap(battle: Battle, one: Unit, other: Unit) -> float:
    """Edge to edge, negative where bases overlap (1.13)."""
    return gaps(battle, one)[other.index]


def distance(battle: Battle, one: Unit, other: Unit) -> float:
    """Edge to edge, never less than 0 (1.13)."""
    return max(0.0, gaps(battle, one)[other.index])


def within(length: float, limit: float) -> bool:
    """Whether a length is at most a threshold (1.13)."""
    return length <= limit + SAME


def reaches(length: float, threshold: float) -> bool:
    """Whether a length is at least a threshold (1.13)."""
    return length >= threshold - SAME


def full_steps(length: float, step: float) -> int:
    """How many full steps a length holds (1.13)."""
    return int((length + SAME) // step)


def in_contact(battle: Battle, one: Unit, other: Unit) -> bool:
    """Base-to-base contact (1.14)."""
    return gaps(battle, one)[other.index] <= CONTACT


def touching(battle: Battle, unit: Unit) -> list[Unit]:
    """Enemies in base contact with a unit (1.14)."""
    apart = gaps(battle, unit)
    return [enemy for enemy in battle.enemies(unit) if apart[enemy.index] <= CONTACT]


def is_forward(battle: Battle, unit: Unit, point: Point) -> bool:
    """Whether a point is in a unit's Forward Facing (1.15)."""
    hx, hy = battle.facing(unit)
    x, y = unit.place
    return hx * (point[0] - x) + hy * (point[1] - y) >= -FACING_TOLERANCE


def sees(battle: Battle, viewer: Unit, target: Unit) -> bool:
    """Line of sight from one unit to another, whatever the viewer faces (4.301-4.308)."""
    known = battle.facts.get(viewer.index)
    if known is not None:
        return target.index in known
    return table_sees(battle.ground, battle.bodies, viewer.index, target.index)


def blocker(battle: Battle, viewer: Unit, target: Unit) -> Blocker | None:
    """What blocks the sight: an enemy model of the viewer or a piece of terrain."""
    return table_sight(battle.ground, battle.bodies, viewer.index, target.index)


def visible(battle: Battle, viewer: Unit) -> Sequence[int]:
    """Every enemy in sight, by index, found out once until anything moves."""
    cache = battle.facts
    known: Sequence[int] | None = cache.get(viewer.index)
    if known is None:
        if battle.phase == "movement":
            known = cache[viewer.index] = table_visible(battle.ground, battle.bodies, viewer.index)
        else:
            rows = table_all_visible(battle.ground, battle.bodies)
            cache.update(enumerate(rows))
            known = rows[viewer.index]
    return known


def enemies_in_sight(battle: Battle, viewer: Unit) -> list[Unit]:
    """Enemies in line of sight; with forward guns only those ahead (9.2)."""
    seen = [battle.units[index] for index in visible(battle, viewer)]
    if battle.has_variant("forward_guns"):
        battle.cite("9.2")
        return [unit for unit in seen if is_forward(battle, viewer, unit.place)]
    return seen


def closest(battle: Battle, viewer: Unit, seen: Sequence[Unit]) -> list[Unit]:
    """The closest of these; all within 0.01" of the closest distance are (4.408)."""
    if not seen:
        return []
    apart = gaps(battle, viewer)
    distances = [max(0.0, apart[unit.index]) for unit in seen]
    limit = min(distances) + AS_CLOSE
    return [unit for unit, length in zip(seen, distances) if length <= limit]


def covers(battle: Battle, attacker: Unit, defender: Unit, *, indirect: bool) -> list[str]:
    """What gives the defender Cover, by name: ``smoke``, or ``t`` and a number (4.310)."""
    found = ["smoke"] if defender.smoke else []
    setting, ground = battle.setting, battle.ground
    at = defender.place
    found += [
        f"t{number}"
        for number in setting.areas
        if number not in battle.lost and ground.pieces[number].polygon.contains(at)
    ]
    if not indirect:
        found += [f"t{number}" for number in _corner_covers(battle, attacker, defender)]
    return found


def _corner_covers(battle: Battle, attacker: Unit, defender: Unit) -> list[int]:
    """Solid pieces beside the defender that hide an edge of its base (4.310b)."""
    ground = battle.ground
    at, radius = defender.place, defender.profile.radius
    near = [
        number
        for number in battle.setting.solids
        if number not in battle.lost and _is_near(ground.pieces[number].polygon.box, at, radius)
    ]
    if not near:
        return []
    near = [n for n in near if within(ground.distance_to(n, at, radius), COVER_REACH)]
    origin = attacker.place
    dx, dy = at[0] - origin[0], at[1] - origin[1]
    length = sqrt(dx * dx + dy * dy)
    if not near or length == 0 or not sees(battle, attacker, defender):
        return []
    across = (-dy / length * radius, dx / length * radius)
    edges = (
        (at[0] + across[0], at[1] + across[1]),
        (at[0] - across[0], at[1] - across[1]),
    )
    return [n for n in near if any(ground.passes_through(n, origin, edge) for edge in edges)]


def _is_near(box: Sequence[float], at: Point, radius: float) -> bool:
    reach = radius + COVER_REACH + SAME
    west, south, east, north = box
    return west - reach <= at[0] <= east + reach and south - reach <= at[1] <= north + reach
