"""Climbing and jumping, mundane and heroic (4.30-4.45, 4.123-4.126)."""

from collections.abc import Callable, Iterator, Sequence
from math import sqrt

from msgspec import Struct

from grognard.kernel.chance import Lot
from grognard.kernel.questions import Place, Placement, Point
from grognard.kernel.refusals import Refusal
from grognard.kernel.tallies import Tally
from grognard.rulesets.gaslight.battle import Battle, Model, Spot, snap
from grognard.rulesets.gaslight.events import (
    Climbed,
    ClimbFailed,
    Jumped,
    JumpFailed,
    Leapt,
    Scaled,
    there,
)
from grognard.rulesets.gaslight.falling import FARTHEST, SAME_LEVEL, come_down
from grognard.rulesets.gaslight.field import (
    CONTACT,
    SLACK,
    at_least,
    at_most,
    ground_under,
    is_hanging,
    less,
    more,
    near_edges,
    plan,
    surface_of,
    whole,
)
from grognard.rulesets.gaslight.movement import FAN
from grognard.rulesets.gaslight.reach import landings
from grognard.rulesets.gaslight.shooting import choose_level
from grognard.rulesets.gaslight.spots import (
    STEP,
    is_free_air,
    is_legal_spot,
    legal_levels,
    overlapped,
)
from grognard.rulesets.gaslight.states import topple, trigger_fall
from grognard.rulesets.gaslight.templates import cross
from grognard.rulesets.gaslight.trials import Throw, closed, pool_of, test
from grognard.table.distance import nearest_on
from grognard.table.heights.edges import Wall, beyond, walls
from grognard.table.heights.relief import nearest_spot

HELPER_LEVEL = 1.0
LANDING_UP = 1.0
HEROIC_UP = 2.0
SLIDE = 0.05


class Climb(Struct, frozen=True):
    """A wall in contact, and where climbing it up or down leads."""

    key: str
    wall: Wall
    contact: Point
    spot: Spot
    height: float

    def keeps_to(self, wall: Wall, radius: float) -> bool:
        """Whether a base that climbs here touches another wall when it is up (1.44)."""
        x, y, _ = self.spot
        return plan((x, y), nearest_on(x, y, wall.a, wall.b)) <= radius + CONTACT


def climbs(battle: Battle, model: Model) -> list[Climb]:
    """The walls a model may climb from where it stands (4.30, 4.31, 4.34, 4.36)."""
    if is_hanging(battle, model):
        return _from_hold(battle, model)
    own = surface_of(battle, model)
    found = []
    for wall, contact in _touched(battle, model):
        if wall.surface == own:
            climb = _down(battle, model, wall, contact)
        else:
            climb = _up(battle, model, wall, contact, own)
        if climb is not None:
            found.append(climb)
    return found


def _touched(battle: Battle, model: Model) -> Iterator[tuple[Wall, Point]]:
    """The walls a base touches, each with the point of it that is nearest (1.44, 1.49)."""
    x, y, _ = model.place
    reach = model.profile.radius + CONTACT
    relief = battle.relief
    near = {
        surface.number
        for surface in relief.surfaces
        if surface.polygon.box[0] - reach <= x <= surface.polygon.box[2] + reach
        and surface.polygon.box[1] - reach <= y <= surface.polygon.box[3] + reach
    }
    if not near:
        return
    for wall in walls(relief):
        if wall.surface not in near:
            continue
        contact = nearest_on(x, y, wall.a, wall.b)
        if plan((x, y), contact) <= reach:
            yield wall, contact


def _up(battle: Battle, model: Model, wall: Wall, contact: Point, own: int) -> Climb | None:
    """Onto the level above, r inside the edge over the contact point (4.34)."""
    relief = battle.relief
    top = relief.height_on(wall.surface, *contact)
    height = top - model.place[2]
    if height <= SLACK or not at_most(height, model.profile.move):
        return None
    below = beyond(relief, wall, contact, top - 2 * SLACK)
    # The face must join the model's own level to the top, with nothing between them (1.49).
    if below is None or (below.surface != own and abs(below.z - model.place[2]) > SLACK):
        return None
    return _onto(battle, model, wall, contact, height)


def _onto(battle: Battle, model: Model, wall: Wall, contact: Point, height: float) -> Climb | None:
    relief, radius = battle.relief, model.profile.radius
    x = snap(contact[0] - wall.outward[0] * radius)
    y = snap(contact[1] - wall.outward[1] * radius)
    spot = x, y, relief.height_on(wall.surface, x, y)
    return _checked(battle, model, wall, contact, spot, height)


def _down(battle: Battle, model: Model, wall: Wall, contact: Point) -> Climb | None:
    """Down to the level below, r outside the wall (4.36)."""
    relief, radius = battle.relief, model.profile.radius
    z = model.place[2]
    x = snap(contact[0] + wall.outward[0] * radius)
    y = snap(contact[1] + wall.outward[1] * radius)
    if not relief.holds(x, y, radius):
        return None
    level = relief.highest(x, y, not_above=z - 2 * SLACK)
    just_below = beyond(relief, wall, contact, z - 2 * SLACK)
    if level is None or just_below is None or abs(level.z - just_below.z) > SLACK:
        return None
    height = z - level.z
    if not at_most(height, model.profile.move):
        return None
    return _checked(battle, model, wall, contact, (x, y, level.z), height)


def _checked(
    battle: Battle, model: Model, wall: Wall, contact: Point, spot: Spot, height: float
) -> Climb | None:
    if not is_legal_spot(battle, model, spot):
        return None
    return Climb(_key(battle, wall), wall, contact, spot, height)


def _key(battle: Battle, wall: Wall) -> str:
    piece = battle.relief.pieces[battle.relief.surfaces[wall.surface].piece].id
    return f"{piece}.{wall.side}"


def holds(battle: Battle, model: Model) -> list[Climb]:
    """Where a Heroic Climb may end half-way, where that is played: at every whole inch (4.124)."""
    if not battle.setting.hanging:
        return []
    own = None if is_hanging(battle, model) else surface_of(battle, model)
    found = []
    for wall, contact in _touched(battle, model):
        x, y, z = model.place
        top = battle.relief.height_on(wall.surface, *contact)
        if wall.surface == own:
            x = snap(contact[0] + wall.outward[0] * model.profile.radius)
            y = snap(contact[1] + wall.outward[1] * model.profile.radius)
            top = z
        foot = beyond(battle.relief, wall, contact, min(z, top - 2 * SLACK))
        if foot is None or top <= z - SLACK or not battle.relief.holds(x, y, model.profile.radius):
            continue
        for inches in range(1, whole(top - foot.z) + 1):
            spot = x, y, foot.z + inches
            if _is_hold(battle, model, wall, contact, spot, top):
                key = f"{_key(battle, wall)}.{inches}"
                found.append(Climb(key, wall, contact, spot, float(inches)))
    return found


def _is_hold(
    battle: Battle, model: Model, wall: Wall, contact: Point, spot: Spot, top: float
) -> bool:
    """Below the top, within the basic Move, the bare face all the way, and room (4.123, 1.49)."""
    z, start = spot[2], model.place[2]
    low, high = min(z, start), max(z, start)
    level = beyond(battle.relief, wall, contact, high - 2 * SLACK)
    return (
        less(z, top)
        and high - low > SLACK
        and at_most(high - low, model.profile.move)
        and (level is None or at_most(level.z, low))
        and battle.relief.footing_at(*spot) is None
        and is_free_air(battle, model, spot)
    )


def _from_hold(battle: Battle, model: Model) -> list[Climb]:
    """From half-way up on to the top, or down again to what is below (4.30, 4.36, 4.124)."""
    relief, z = battle.relief, model.place[2]
    found = []
    for wall, contact in _touched(battle, model):
        top = relief.height_on(wall.surface, *contact)
        level = beyond(relief, wall, contact, top - 2 * SLACK)
        if top <= z or level is None or not at_most(level.z, z):
            continue
        up = _onto(battle, model, wall, contact, top - z)
        if up is not None and at_most(up.height, model.profile.move):
            found.append(up)
        below = ground_under(battle, model)
        height = z - below[2]
        if at_most(height, model.profile.move) and is_legal_spot(battle, model, below):
            key = f"{_key(battle, wall)}.0"
            found.append(Climb(key, wall, contact, below, height))
    return found


def climb_pool(battle: Battle, model: Model, climb: Climb) -> Tally:
    """Plain Reflex and the basic Strength of every helper (4.30, 4.32, 4.33)."""
    tally = pool_of(battle, model, "reflex")
    for friend in battle.in_play(model.seat):
        if friend is not model and _helps(model, friend, climb):
            tally.add("4.32", "helper", friend.profile.strength)
            battle.cite("4.33")
    return closed(model, tally, "reflex")


def _helps(model: Model, friend: Model, climb: Climb) -> bool:
    """Standing, on the climber's level, touching both climber and wall (4.32, 4.33)."""
    if friend.toppled or not at_most(abs(friend.place[2] - model.place[2]), HELPER_LEVEL):
        return False
    radius = friend.profile.radius
    if plan(friend.place, model.place) - radius - model.profile.radius > CONTACT:
        return False
    x, y, _ = friend.place
    return plan((x, y), nearest_on(x, y, climb.wall.a, climb.wall.b)) - radius <= CONTACT


async def climb_wall(battle: Battle, model: Model, climb: Climb) -> bool:
    """Reflex against the height of the wall; whether the model is up (4.30-4.36)."""
    difficulty = whole(climb.height)
    battle.cite("4.31", "1.49", "4.106")
    if difficulty == 0:
        battle.cite("4.36")
    pool = climb_pool(battle, model, climb)
    throw = Throw(model, pool, "climb", rule="4.30", alike=difficulty.__le__, need=difficulty)
    if await test(battle, throw) < difficulty:
        battle.tell(ClimbFailed(model.id, round(climb.height, 3)))
        battle.cite("4.194")
        topple(battle, model)
        return False
    _place(battle, model, climb)
    battle.tell(Climbed(model.id, *there(model.place), round(climb.height, 3)))
    return True


def scale(battle: Battle, model: Model, climb: Climb) -> None:
    """A Heroic Climb: no test (4.123, 4.124)."""
    _place(battle, model, climb)
    battle.tell(Scaled(model.id, *there(model.place)))


def _place(battle: Battle, model: Model, climb: Climb) -> None:
    start = model.place
    low = start if start[2] < climb.spot[2] else climb.spot
    battle.put(model, climb.spot)
    top = max(start[2], climb.spot[2])
    cross(battle, model, [low, (low[0], low[1], top)])
    cross(battle, model, [model.place])


class JumpRegion:
    """Where a Jump may land: a straight line, no higher than allowed, a legal spot (4.39, 4.40)."""

    def __init__(self, battle: Battle, model: Model, *, heroic: bool) -> None:
        self.piece: str | None = model.id
        self.is_heroic = heroic
        self._battle, self._model = battle, model
        self._rule = "4.125" if heroic else "4.39"
        self._up = HEROIC_UP if heroic else LANDING_UP
        self._over = HEROIC_UP if heroic else STEP
        is_limited = heroic and battle.setting.jump_down == "move"
        self._lowest = model.place[2] - model.profile.move if is_limited else 0.0
        self._known: dict[Point, list[Spot]] = {}

    def spots(self, point: Point) -> list[Spot]:
        """The landing spots at a point, one for each level."""
        found = self._known.get(point)
        if found is None:
            found = self._known[point] = self._spots(point)
        return found

    def _spots(self, point: Point) -> list[Spot]:
        _, _, z = self._model.place
        px, py = snap(point[0]), snap(point[1])
        battle, model = self._battle, self._model
        if self._reach_fault((px, py)) is not None:
            return []
        return [
            spot
            for spot in legal_levels(battle, model, px, py)
            if at_most(spot[2], z + self._up)
            and at_least(spot[2], self._lowest)
            and not self._is_floored(spot)
        ]

    def _is_floored(self, landing: Spot) -> bool:
        """Whether a slab that roofs the landing is met from above on the way (4.40, 4.125)."""
        start = self._model.place
        for solid in self._battle.relief.solids:
            is_roof = at_least(solid.low, landing[2]) and less(solid.low, start[2])
            if is_roof and solid.polygon.contains(landing[:2]):
                under = solid.polygon.last_entry(start[:2], landing[:2])
                if more(start[2] + under * (landing[2] - start[2]), solid.low):
                    return True
        return False

    def _reach_fault(self, point: Point) -> Refusal | None:
        x, y, z = self._model.place
        profile = self._model.profile
        if not at_most(plan((x, y), point), profile.move):
            return Refusal("too-far-to-jump", rule=self._rule, most=profile.move)
        solid = self._battle.relief.obstacle((x, y), point, z, profile.tall, self._over)
        if solid is not None:
            return Refusal("jump-blocked", rule="4.40" if self._over == STEP else "4.125")
        return None

    def refuse(self, placement: Placement) -> Refusal | None:
        if len(placement.path) != 1:
            return Refusal("one-point", rule=self._rule)
        point = placement.path[0]
        fault = self._reach_fault(point)
        if fault is not None or self.spots(point):
            return fault
        x, y = snap(point[0]), snap(point[1])
        if any(self._is_floored(spot) for spot in legal_levels(self._battle, self._model, x, y)):
            return Refusal("floor-in-way", rule="4.125" if self.is_heroic else "4.40")
        return Refusal("no-landing", rule=self._rule)

    def candidates(self) -> Sequence[Placement]:
        x, y, _ = self._model.place
        move = self._model.profile.move
        tries = [
            (snap(x + dx * length), snap(y + dy * length))
            for length in (move, move * 0.6, move * 0.3)
            for dx, dy in FAN
        ]
        found = [Placement((point,)) for point in tries if self.spots(point)]
        return found or [self.default()]

    def any(self, lot: Lot) -> Placement:
        x, y, _ = self._model.place
        for _ in range(6):
            dx, dy = lot.pick(FAN)
            length = self._model.profile.move * (lot.below(5) + 1) / 5
            point = snap(x + dx * length), snap(y + dy * length)
            if self.spots(point):
                return Placement((point,))
        return self.default()

    def default(self) -> Placement:
        """A hop on the spot."""
        x, y, _ = self._model.place
        return Placement(((x, y),))

    def outline(self) -> Sequence[Sequence[Point]]:
        return landings(self._model, lambda point: bool(self.spots(point)))


def can_jump(battle: Battle, model: Model, *, heroic: bool) -> bool:
    """A hop on the spot is always possible, unless somebody is right below a wall hung on."""
    if not is_hanging(battle, model):
        return True
    region = JumpRegion(battle, model, heroic=heroic)
    return region.refuse(region.default()) is None


async def landing_of(battle: Battle, model: Model, *, heroic: bool) -> Spot:
    """Ask where a Jump goes."""
    region = JumpRegion(battle, model, heroic=heroic)
    rule = "4.125" if heroic else "4.40"
    placement = await Place(model.seat, region, rule=rule, topic="place-jump")
    assert placement.end is not None
    return await choose_level(battle, model, region.spots(placement.end), "4.29")


async def jump(battle: Battle, model: Model) -> None:
    """Move dice against the distance (4.37-4.45)."""
    landing = await landing_of(battle, model, heroic=False)
    start = model.place
    length = slant(start, landing)
    pool = Tally("move").add("1.5", "move", model.profile.move)
    battle.cite("4.39", "1.7")
    successes = await test(battle, Throw(model, pool, "jump", rule="4.37"))
    if successes < whole(length):
        await _falls_short(battle, model, landing, successes / length)
        return
    battle.put(model, landing)
    battle.tell(Jumped(model.id, *there(model.place), round(length, 3)))
    cross(battle, model, [start, model.place])
    if near_edges(battle, model):
        battle.cite("4.42")
        trigger_fall(battle, model)


def slant(start: Spot, end: Spot) -> float:
    """The distance jumped, measured on the slant (4.38)."""
    h, v = plan(start, end), end[2] - start[2]
    return sqrt(h * h + v * v)


async def leap(battle: Battle, model: Model) -> bool:
    """A Heroic Jump: no test, no landing test (4.125). Whether it really moved."""
    landing = await landing_of(battle, model, heroic=True)
    start = model.place
    battle.put(model, landing)
    battle.tell(Leapt(model.id, *there(model.place)))
    cross(battle, model, [start, model.place])
    return slant(start, landing) > SLACK


async def _falls_short(battle: Battle, model: Model, landing: Spot, part: float) -> None:
    """Toppled as far along the route as successes were rolled (4.43-4.45)."""
    start = model.place
    spot = short_spot(battle, model, start, landing, part)
    length = plan(start, landing)
    outward = (
        ((landing[0] - start[0]) / length, (landing[1] - start[1]) / length)
        if length > 0
        else (1.0, 0.0)
    )
    height = start[2] - spot[2]
    battle.tell(JumpFailed(model.id, *there(spot), round(height, 4)))
    cross(battle, model, [start, (spot[0], spot[1], start[2])])
    if height <= SLACK:
        battle.cite("4.45")
    await come_down(battle, model, spot, height, outward, start)
    trigger_fall(battle, model)


def short_spot(battle: Battle, model: Model, start: Spot, landing: Spot, part: float) -> Spot:
    """Where a failed Jump ends: terrain pushes it along the route, back first (4.44)."""
    relief = battle.relief

    def at(t: float) -> Point:
        x = start[0] + t * (landing[0] - start[0])
        y = start[1] + t * (landing[1] - start[1])
        return snap(x), snap(y)

    level = relief.highest(*at(part), not_above=start[2])
    if level is None:
        back = _slide(
            part, 0.0, start, landing,
            lambda t: relief.highest(*at(t), not_above=start[2]) is not None,
        )  # fmt: skip
        part = 0.0 if back is None else back
        level = relief.highest(*at(part), not_above=start[2])
    z = level.z if level is not None else start[2]

    def fits(t: float) -> bool:
        return _fits(battle, model, (*at(t), z), start[2])

    if fits(part):
        return (*at(part), z)
    for end in (0.0, 1.0):
        found = _slide(part, end, start, landing, fits)
        if found is not None:
            return (*at(found), z)
    wanted = at(part)
    near = nearest_spot(wanted, lambda x, y: _fits(battle, model, (x, y, z), start[2]), FARTHEST)
    return (*(near or wanted), z)


def _fits(battle: Battle, model: Model, spot: Spot, not_above: float) -> bool:
    """Whether a body can lie there, without the tolerance of the table (4.44).

    Ruling: a base more than 1" higher or lower is in the way, as for any fall (4.108).
    """
    relief, profile = battle.relief, model.profile
    x, y, z = spot
    level = relief.highest(x, y, not_above=not_above)
    if level is None or abs(level.z - z) > SLACK or not relief.holds(x, y, profile.radius):
        return False
    if any(abs(m.place[2] - z) > SAME_LEVEL + SLACK for m in overlapped(battle, model, spot)):
        return False
    inflated = profile.radius + SLACK - 1e-4
    return relief.solid_under(x, y, z, inflated, profile.tall, STEP) is None


def _slide(
    part: float, end: float, start: Spot, landing: Spot, fits: Callable[[float], bool]
) -> float | None:
    """The first part of a route that fits, from a point of it towards one end."""
    length = plan(start, landing)
    if length <= 0.0:
        return None
    step = SLIDE / length * (1 if end > part else -1)
    bad, good = part, part
    while not fits(good):
        if good == end:
            return None
        bad = good
        good = min(good + step, end) if step > 0 else max(good + step, end)
    for _ in range(20):
        middle = (bad + good) / 2
        if fits(middle):
            good = middle
        else:
            bad = middle
    return good
