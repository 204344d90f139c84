"""Where to go: a few places worth a look, the best of them first, and a legal way there."""

from collections.abc import Iterator, Sequence
from itertools import islice
from math import inf

from msgspec import Struct

from grognard.kernel.questions import Placement, Point
from grognard.rulesets.gaslight.assaults import strike
from grognard.rulesets.gaslight.battle import Battle, Model, Spot, snap
from grognard.rulesets.gaslight.chances import POINT
from grognard.rulesets.gaslight.climbing import JumpRegion, slant
from grognard.rulesets.gaslight.field import plan, whole
from grognard.rulesets.gaslight.movement import FAN, TOUCH, MoveRegion, touching_point
from grognard.rulesets.gaslight.prospects import Aim, Prospect
from grognard.rulesets.gaslight.routes import Knot
from grognard.rulesets.gaslight.victory import DELIVERY

LOOKED_AT = 4
"""So many places are looked at closely, the best at a glance."""
KEPT = 2
"""So many legal ones are named."""
NEAREST_GOALS = 2
BACK = 3
"""So many steps short of the end of a way are tried where it cannot be reached."""
TOO_TALL = 3.0
Path = tuple[Point, ...]


class Manoeuvre(Struct, frozen=True):
    """A place to go to, and ways that may lead there, the likeliest first."""

    spot: Spot
    ways: tuple[Path, ...]
    prize: float = 0.0
    """What getting there brings at once."""


class Move(Struct, frozen=True):
    """A legal move and how much better it leaves the model off than staying."""

    gain: float
    placement: Placement


def best_moves(
    battle: Battle, model: Model, left: int, prospect: Prospect | None = None
) -> list[Move]:
    """The moves worth making, best first, with so many Actions left after it."""
    key = ("moves", model.id, battle.turn, left, battle.heroic, battle.moved)
    known: list[Move] | None = battle.facts.get(key)
    if known is None:
        known = _best_moves(battle, prospect or Prospect(battle, model), left)
        battle.facts[key] = known
    return known


def _best_moves(battle: Battle, prospect: Prospect, left: int) -> list[Move]:
    model = prospect.model
    region = MoveRegion(battle, model)
    looked = list(_manoeuvres(battle, model, prospect))
    grounds = prospect.grounds([one.spot for one in looked])
    best = sorted(range(len(looked)), key=lambda k: -grounds[k] - looked[k].prize)
    near = [looked[k] for k in best[:LOOKED_AT]]
    here = prospect.staying(left)
    values = prospect.values([one.spot for one in near], left)
    rated = [(one.prize + value - here, one) for one, value in zip(near, values)]
    rated.sort(key=lambda pair: -pair[0])
    # One query tells which straight ways lead nowhere; the rules take their time over each.
    ends = list({way[0]: None for _, one in rated for way in one.ways if len(way) == 1})
    shut = {end for end, is_open in zip(ends, region.within((), ends)) if not is_open}
    found: list[Move] = []
    for gain, one in rated:
        likely = (way for way in one.ways if way[:-1] or way[-1] not in shut)
        way = next((way for way in likely if region.refuse(Placement(way)) is None), None)
        if way is not None:
            found.append(Move(gain, Placement(way)))
        if len(found) == KEPT:
            break
    return found


def _manoeuvres(battle: Battle, model: Model, prospect: Prospect) -> Iterator[Manoeuvre]:
    place = model.place
    worth = sorted(prospect.aims, key=lambda aim: aim.way(place) - 2.0 * aim.worth)
    for aim in worth[:NEAREST_GOALS]:
        yield from _towards(battle, model, aim)
    if model.carries and battle.setting.victory == "parcel":
        yield from _off_table(battle, model)
    for friend, prize in prospect.wounded:
        yield from _beside(battle, model, friend, prize)
    yield from _fan(battle, model)


def _fan(battle: Battle, model: Model) -> Iterator[Manoeuvre]:
    """Straight moves all round, far and half as far, on the level one would walk on."""
    x, y, z = model.place
    move, radius = float(model.profile.move), model.profile.radius
    ends = [(x + dx * move, y + dy * move) for dx, dy in FAN[::2]]
    ends += [(x + dx * move / 2, y + dy * move / 2) for dx, dy in FAN[1::4]]
    snapped = [(snap(ex), snap(ey)) for ex, ey in ends]
    points = [point for point in snapped if battle.relief.holds(*point, radius)]
    for point, level in zip(points, battle.relief.highest_of(points, not_above=z + TOO_TALL)):
        if z - TOO_TALL < level < inf:
            yield Manoeuvre((*point, level), ((point,),))


def _beside(battle: Battle, model: Model, friend: Model, prize: float) -> Iterator[Manoeuvre]:
    """Into contact with a friend who needs treatment, from whichever side is free (4.164)."""
    apart = model.profile.radius + friend.profile.radius + TOUCH
    is_level = abs(friend.place[2] - model.place[2]) < TOO_TALL
    if is_level and apart < plan(model.place, friend.place) <= model.profile.move + apart:
        x, y, z = friend.place
        sides = [touching_point(model, friend)]
        sides += [(x + dx * apart, y + dy * apart) for dx, dy in FAN[::4]]
        sides = [(snap(sx), snap(sy)) for sx, sy in sides]
        yield Manoeuvre((*sides[0], z), tuple((side,) for side in sides), prize)


def _off_table(battle: Battle, model: Model) -> Iterator[Manoeuvre]:
    """Straight off the own edge with the parcel (5.12)."""
    south = battle.setting.zones[battle.zones[model.seat]].edge == "south"
    x, y, _ = model.place
    edge = 0.0 if south else battle.relief.height
    if abs(y - edge) <= model.profile.move:
        yield Manoeuvre((x, edge, 0.0), (((x, edge),),), POINT * DELIVERY)


def _towards(battle: Battle, model: Model, aim: Aim) -> Iterator[Manoeuvre]:
    """Along the way to a goal, as far as the Move leads; straight wherever that will do."""
    move = float(model.profile.move)
    knots = aim.field.route(model.place, move)
    points = [_point(battle, model, knot) for knot in knots]
    gx, gy, gz = aim.field.goal
    if plan(model.place, aim.field.goal) <= move + aim.touch:
        goal = snap(gx), snap(gy)
        bent = (*_bends(model, points), goal)
        near = _short_of(model, goal, aim.touch)
        yield Manoeuvre((*near, gz), ((near,), (goal,), bent))
    if not knots:
        return
    ways: list[Path] = []
    for end in range(len(points), max(0, len(points) - BACK), -1):
        ways += [(points[end - 1],), _bends(model, points[:end])]
    yield Manoeuvre(knots[-1].at, tuple(ways))


def _point(battle: Battle, model: Model, knot: Knot) -> Point:
    """A point of the net as a model goes there: at a ladder it depends on its base (4.21)."""
    if knot.ladder < 0:
        return knot.at[0], knot.at[1]
    ladder, radius = battle.relief.ladders[knot.ladder], model.profile.radius
    x, y = ladder.top_spot(radius) if knot.is_top else ladder.foot_spot(radius)
    return snap(x), snap(y)


def _bends(model: Model, points: Sequence[Point]) -> Path:
    """The same way without the points it passes straight on."""
    found: list[Point] = []
    before = model.place[:2]
    for here, after in zip(points, [*points[1:], None]):
        if after is None or not _is_straight(before, here, after):
            found.append(here)
        before = here
    return tuple(found)


def _is_straight(a: Point, b: Point, c: Point) -> bool:
    return abs((b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0])) < 1e-3


def _short_of(model: Model, goal: Point, touch: float) -> Point:
    """On the straight line to a goal, just near enough."""
    x, y, _ = model.place
    length = plan(model.place, goal)
    part = max(0.0, length - touch + TOUCH) / length if length else 0.0
    return snap(x + part * (goal[0] - x)), snap(y + part * (goal[1] - y))


class Landing(Struct, frozen=True):
    """A place to jump to, and how much better it leaves the model off."""

    gain: float
    spot: Spot


def landings(battle: Battle, prospect: Prospect, left: int, *, heroic: bool) -> list[Landing]:
    """Where a jump may lead, best first, whatever it takes to get there (4.37, 4.125)."""
    model = prospect.model
    region = JumpRegion(battle, model, heroic=heroic)
    levels = [
        (*point, level.z)
        for point in _jumps(battle, model, prospect)
        for level in battle.relief.footings(*point)
    ]
    grounds = prospect.grounds(levels)
    best = sorted(range(len(levels)), key=lambda k: -grounds[k])
    legal = (levels[k] for k in best if levels[k] in region.spots(levels[k][:2]))
    spots, here = list(islice(legal, LOOKED_AT)), prospect.staying(left)
    values = prospect.values(spots, left)
    found = [Landing(value - here, spot) for value, spot in zip(values, spots)]
    if heroic:
        found += _assaults(battle, model, region)
    return sorted(found, key=lambda landing: -landing.gain)


def _jumps(battle: Battle, model: Model, prospect: Prospect) -> Iterator[Point]:
    """Points to land on: as near as may be to what is worth most, and all round."""
    x, y, _ = model.place
    move = float(model.profile.move)
    for aim in prospect.aims:
        length = plan(model.place, aim.field.goal)
        part = min(1.0, move / length) if length else 0.0
        goal = aim.field.goal
        yield snap(x + part * (goal[0] - x)), snap(y + part * (goal[1] - y))
    yield from ((snap(x + dx * move), snap(y + dy * move)) for dx, dy in FAN[::3])


def _assaults(battle: Battle, model: Model, region: JumpRegion) -> Iterator[Landing]:
    """Straight at an enemy, perhaps from above: a Charge by Heroic Jump (4.79, 4.82, 4.126)."""
    for enemy in battle.enemies(model):
        if plan(model.place, enemy.place) <= model.profile.move + 2.0:
            point = touching_point(model, enemy)
            for spot in region.spots(point):
                if abs(spot[2] - enemy.place[2]) < 1.0:
                    yield Landing(strike(battle, model, enemy, model.place), spot)


def jump_need(model: Model, spot: Spot) -> int:
    """The Difficulty of a mundane Jump (4.37)."""
    return whole(slant(model.place, spot))
