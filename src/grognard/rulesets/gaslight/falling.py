"""Falling tests, falls and those who stand below (4.100-4.117)."""

from collections.abc import Callable, Hashable, Sequence
from functools import lru_cache
from math import atan2, pi, sqrt

from grognard.kernel.chance import Lot
from grognard.kernel.questions import Choose, Option, Place, Placement, Point
from grognard.kernel.refusals import Refusal
from grognard.kernel.tallies import Tally
from grognard.rulesets.gaslight import stories
from grognard.rulesets.gaslight.battle import Battle, Instance, Model, Spot, snap
from grognard.rulesets.gaslight.content import Profile
from grognard.rulesets.gaslight.damage import crits_of, damage_of
from grognard.rulesets.gaslight.events import (
    CameToLie,
    CardSpent,
    Crushed,
    FallTested,
    Fell,
    JumpedAside,
    there,
)
from grognard.rulesets.gaslight.field import (
    CONTACT,
    CONTACT_HEIGHT,
    SLACK,
    at_least,
    at_most,
    barrier_near,
    less,
    near_edges,
    plan,
    whole,
    would_touch,
)
from grognard.rulesets.gaslight.looking import Search
from grognard.rulesets.gaslight.spots import (
    ground_refusal,
    is_legal_spot,
    overlapped,
    terrain_refusal,
)
from grognard.rulesets.gaslight.states import topple
from grognard.rulesets.gaslight.templates import cross
from grognard.rulesets.gaslight.trials import (
    Throw,
    can_pay,
    card_options,
    closed,
    pool_of,
    test,
)
from grognard.table.heights.edges import Drop
from grognard.table.heights.relief import Relief, nearest_spot
from grognard.table.search import Square

DIFFICULTY = 2
BEHIND_BARRIER = 1
SAME_LEVEL = 1.0
ASIDE = 2.0
TALL_BARRIER = 1.0
FARTHEST = 50.0
Nearby = tuple[float, float, float, float]
"""Where a base is, and how far from its centre another one touches it."""


async def falling_test(battle: Battle, model: Model) -> None:
    """Reflex, Difficulty 2; a barrier near makes it easier (4.100-4.105)."""
    found = near_edges(battle, model)
    if model.at is None or not found:
        return
    pool, difficulty = falling_pool(battle, model)
    throw = Throw(model, pool, "falling", rule="4.100", alike=difficulty.__le__, need=difficulty)
    successes = await test(battle, throw)
    battle.tell(FallTested(model.id, difficulty, successes))
    if successes >= difficulty or await _clings_on(battle, model):
        return
    await fall(battle, model, found)


def falling_pool(battle: Battle, model: Model) -> tuple[Tally, int]:
    """Plain Reflex (4.106) with the best barrier bonus, and the Difficulty (4.102, 4.103)."""
    battle.cite("4.106")
    pool = pool_of(battle, model, "reflex")
    barrier = barrier_near(battle, model)
    if barrier is None:
        return closed(model, pool, "reflex"), DIFFICULTY
    battle.cite("4.102", "1.54")
    pool.add("4.103", "barrier", 2 if at_least(barrier, TALL_BARRIER) else 1)
    return closed(model, pool, "reflex"), BEHIND_BARRIER


async def _clings_on(battle: Battle, model: Model) -> bool:
    """A Hero may discard a card of its suit to pass a failed Falling test (4.105)."""
    if not can_pay(battle, model, "falling"):
        return False
    card = await Choose(
        model.seat,
        lambda: card_options(battle, model, "falling"),
        rule="4.105",
        topic="cling",
        default="none",
        piece=model.id,
        story=stories.of_model("story-cling", model),
        passing="none",
        window="heroics",
    )
    if card == "none":
        return False
    battle.spend(model.seat, card)
    battle.tell(CardSpent(model.seat, model.id, card, "falling"))
    return True


async def fall(battle: Battle, model: Model, found: Sequence[Drop]) -> None:
    """Over the nearest edge, to the level below (4.107, 4.108, 4.110)."""
    near = [drop for drop in found if drop.distance <= found[0].distance + SLACK]
    drop, outward = await _edge(battle, model, near)
    x, y, z = model.place
    radius = model.profile.radius
    qx, qy = drop.point
    relief = battle.relief
    wanted = (
        snap(min(max(qx + outward[0] * radius, radius), relief.width - radius)),
        snap(min(max(qy + outward[1] * radius, radius), relief.height - radius)),
    )
    spot = landing(battle, model, wanted, z)
    height = z - spot[2]
    await come_down(battle, model, spot, height, outward, (x, y, z))


async def _edge(battle: Battle, model: Model, near: Sequence[Drop]) -> tuple[Drop, Point]:
    """Which of several equally near edges, and the way out over it (4.108, 4.110)."""
    x, y, _ = model.place
    different: list[Drop] = []
    for drop in near:
        if all(plan(drop.point, other.point) > SLACK for other in different):
            different.append(drop)
    different.sort(key=lambda drop: atan2(drop.point[1] - y, drop.point[0] - x) % (2 * pi))
    chosen = different[0]
    if len(different) > 1:
        key = await Choose(
            model.seat,
            lambda: [
                Option(f"edge{n}", say="option-edge", at=drop.point)
                for n, drop in enumerate(different)
            ],
            rule="4.110",
            topic="edge",
            piece=model.id,
        )
        chosen = different[int(key[4:])]
    if chosen.distance > 1e-6:
        qx, qy = chosen.point
        return chosen, ((qx - x) / chosen.distance, (qy - y) / chosen.distance)
    here = [drop.outward for drop in near if plan(drop.point, chosen.point) <= SLACK]
    nx, ny = sum(n[0] for n in here), sum(n[1] for n in here)
    length = sqrt(nx * nx + ny * ny) or 1.0
    return chosen, (nx / length, ny / length)


def landing(battle: Battle, model: Model, wanted: Point, z: float) -> Spot:
    """The landing point, or the nearest legal spot on that level (4.108, 1.56)."""
    facts = battle.facts
    known: Spot | None = facts.get((model.id, wanted, z))
    if known is None:
        known = facts[model.id, wanted, z] = _landing(battle, model, wanted, z)
    return known


def _landing(battle: Battle, model: Model, wanted: Point, z: float) -> Spot:
    relief = battle.relief
    level = relief.highest(*wanted, not_above=z - 2 * SLACK)
    height = level.z if level is not None else None

    def is_free(x: float, y: float) -> bool:
        here = relief.highest(x, y, not_above=z - 2 * SLACK)
        if here is None or (height is not None and abs(here.z - height) > SLACK):
            return False
        spot = x, y, here.z
        return terrain_refusal(battle, model, spot) is None and not any(
            abs(other.place[2] - here.z) > SAME_LEVEL for other in overlapped(battle, model, spot)
        )

    found = nearest_spot(wanted, is_free, FARTHEST) or wanted
    below = relief.highest(*found, not_above=z - 2 * SLACK)
    return (*found, below.z if below is not None else 0.0)


async def come_down(
    battle: Battle, model: Model, spot: Spot, height: float, outward: Point, start: Spot
) -> None:
    """A body comes down: damage to it, and to whoever is below (4.109, 4.111-4.115)."""
    battle.put(model, spot)
    if height > SLACK:
        battle.tell(Fell(model.id, *there(spot), round(height, 4)))
    topple(battle, model, near_edge=False)
    cross(battle, model, [spot, (spot[0], spot[1], max(start[2], spot[2]))])
    if whole(height) >= 1:
        _fall_damage(battle, model, whole(height))
    else:
        battle.cite("4.199")
    victims = [m for m in overlapped(battle, model, spot) if at_most(abs(m.place[2] - spot[2]), 1)]
    if victims:
        await _crush(battle, model, victims, whole(height), outward)


def _fall_damage(battle: Battle, model: Model, strength: int) -> None:
    """Strength is the height fallen, Armor does not count (4.109)."""
    battle.cite("4.109", "1.7")
    battle.pending.damage.append(
        Instance(
            model.id, strength, "fall", ignores_armor=True, credit=active_seat(battle), cause="fall"
        )
    )


def active_seat(battle: Battle) -> str:
    """The active player, who has the credit of falls and crushes (4.97)."""
    return battle.model(battle.active).seat if battle.active else ""


async def _crush(
    battle: Battle, faller: Model, victims: Sequence[Model], height: int, outward: Point
) -> None:
    """The faller rolls Strength once for all; whoever rolls more jumps aside (4.111-4.115)."""
    battle.cite("4.111")
    pool = Tally("strength").add("4.112", "strength", faller.profile.strength)
    weight = await test(battle, Throw(faller, pool, "crush", rule="4.112"))
    hit = []
    for victim in victims:
        reflex = closed(victim, pool_of(battle, victim, "reflex"), "reflex")
        throw = Throw(
            victim, reflex, "dodge", "crush", "4.111", alike=_blow(battle, victim, weight, height)
        )
        dodge = await test(battle, throw)
        margin = weight - dodge
        if margin < 0 and await _jumps_aside(battle, victim):
            continue
        _crushed(battle, faller, victim, max(0, margin), height)
        hit.append(victim)
    if hit:
        _settle(battle, faller, hit, outward)
        cross(battle, faller, [faller.place])


def _blow(battle: Battle, victim: Model, weight: int, height: int) -> Callable[[int], Hashable]:
    """What a dodge makes of a fall: clear of it, killed by it, or hit with so many Criticals."""

    def comes_of(dodge: int) -> Hashable:
        if dodge > weight:
            return "clear"
        crits = crits_of(weight - dodge)
        taken = damage_of(battle, victim, Instance(victim.id, height + crits, "fall")).total
        # An Aura may end before the damage is taken; all else only ever lowers Armor.
        return "killed" if taken >= victim.profile.wounds and not battle.auras else crits

    return comes_of


def _crushed(battle: Battle, faller: Model, victim: Model, margin: int, height: int) -> None:
    """Hit, Toppled, and damage as high as the fall (4.112, 4.114, 4.117)."""
    battle.tell(Crushed(victim.id, faller.id, margin))
    battle.pending.damage.append(
        Instance(
            victim.id,
            height + crits_of(margin),
            "fall",
            credit=active_seat(battle),
            cause="crush",
        )
    )
    battle.cite("4.117")
    topple(battle, victim)


async def _jumps_aside(battle: Battle, victim: Model) -> bool:
    """Its controller shifts it clear of all bases, if there is room within 2" (4.113)."""
    region = AsideRegion(battle, victim)
    if region.nearest is None:
        return False
    placement = await Place(victim.seat, region, rule="4.113", topic="place-aside")
    assert placement.end is not None
    spot = region.spot(placement.end)
    assert spot is not None
    battle.put(victim, spot)
    battle.tell(JumpedAside(victim.id, *there(victim.place)))
    cross(battle, victim, [victim.place])
    return True


def _settle(battle: Battle, faller: Model, hit: Sequence[Model], outward: Point) -> None:
    """The faller lies in contact with those it hit, overlapping nobody (4.115)."""
    x, y, z = faller.place

    def touches(px: float, py: float) -> bool:
        return is_legal_spot(battle, faller, (px, py, z)) and any(
            would_touch(faller, (px, py, z), victim) for victim in hit
        )

    shifted = _shift(battle, faller, outward)
    if touches(*shifted[:2]):
        found: Point | None = shifted[:2]
    else:
        found = nearest_spot((x, y), touches, 4.0) or nearest_spot(
            (x, y), lambda px, py: is_legal_spot(battle, faller, (px, py, z)), FARTHEST
        )
    if found is not None:
        battle.put(faller, (*found, z))
        battle.tell(CameToLie(faller.id, *there(faller.place)))


def _shift(battle: Battle, faller: Model, outward: Point) -> Spot:
    """The least distance along the way out at which the faller overlaps no base."""
    x, y, z = faller.place
    nx, ny = outward
    along = 0.0
    for _ in battle.models:
        spot = snap(x + along * nx), snap(y + along * ny), z
        others = overlapped(battle, faller, spot)
        if not others:
            return spot
        for other in others:
            vx, vy = other.place[0] - x, other.place[1] - y
            ahead = vx * nx + vy * ny
            apart = faller.profile.radius + other.profile.radius
            depth = ahead * ahead - (vx * vx + vy * vy - apart * apart)
            along = max(along, ahead + sqrt(max(0.0, depth)))
    return snap(x + along * nx), snap(y + along * ny), z


class AsideRegion:
    """Any legal spot within 2" that touches no base (4.113)."""

    def __init__(self, battle: Battle, victim: Model) -> None:
        self.piece: str | None = victim.id
        self._battle, self._victim = battle, victim
        self._from = victim.place
        z = victim.place[2]
        self._near = tuple(
            (*other.place, victim.profile.radius + other.profile.radius + CONTACT)
            for other in battle.in_play()
            if other is not victim
            and less(abs(other.place[2] - z), CONTACT_HEIGHT + SAME_LEVEL + 2 * SLACK)
            and plan(other.place, victim.place) <= ASIDE + 3.0
        )
        self.nearest = _nearest_aside(battle.relief, victim.profile, victim.place, self._near)

    def spot(self, point: Point) -> Spot | None:
        """The legal spot at a point, on the victim's own level."""
        return _spot_aside(
            self._battle.relief, self._victim.profile, self._from[2], self._near, point
        )

    def _is_free(self, x: float, y: float) -> bool:
        return self.spot((x, y)) is not None

    def refuse(self, placement: Placement) -> Refusal | None:
        if len(placement.path) != 1:
            return Refusal("one-point", rule="4.113")
        point = placement.path[0]
        if not at_most(plan(point, self._from), ASIDE):
            return Refusal("too-far-aside", rule="4.113", most=ASIDE)
        return None if self._is_free(*point) else Refusal("not-clear-aside", rule="4.113")

    def candidates(self) -> Sequence[Placement]:
        """The nearest spot, and others round about."""
        assert self.nearest is not None
        x, y, _ = self._from
        ring = [(x + ASIDE * c, y + ASIDE * s) for c, s in _EIGHT]
        free = [p for p in ring if self._is_free(*p)]
        return [Placement((point,)) for point in (self.nearest, *free)]

    def any(self, lot: Lot) -> Placement:
        return lot.pick(self.candidates())

    def default(self) -> Placement:
        assert self.nearest is not None
        return Placement((self.nearest,))

    def outline(self) -> Sequence[Sequence[Point]]:
        x, y, _ = self._from
        return [[(x + ASIDE * c, y + ASIDE * s) for c, s in _EIGHT]]


@lru_cache(maxsize=1024)
def _nearest_aside(
    relief: Relief, profile: Profile, place: Spot, near: tuple[Nearby, ...]
) -> Point | None:
    """The nearest spot aside that touches no base near; odds ask for the same one many times."""
    x, y, z = place
    # Nearer than this, every point is still on the base that overlaps the victim most.
    deepest = max(
        (
            apart - plan((ox, oy), (x, y))
            for ox, oy, oz, apart in near
            if less(abs(oz - z), CONTACT_HEIGHT - SAME_LEVEL)
        ),
        default=0.0,
    )
    nearest = nearest_spot(
        (x, y),
        lambda px, py: _spot_aside(relief, profile, z, near, (px, py)) is not None,
        ASIDE,
        none_within=deepest,
    )
    return nearest or _any_aside(relief, profile, place, near)


def _any_aside(
    relief: Relief, profile: Profile, place: Spot, near: tuple[Nearby, ...]
) -> Point | None:
    """A spot aside that none of the rings has met, if there is any (4.113)."""
    x, y, z = place
    bases = [(*base, CONTACT_HEIGHT) for base in near]
    return Search(relief, profile, bases, z - SAME_LEVEL, z + SAME_LEVEL).first(
        Square.about((x, y), ASIDE),
        lambda point: (
            at_most(plan(point, (x, y)), ASIDE)
            and _spot_aside(relief, profile, z, near, point) is not None
        ),
        lambda square: square.nearest((x, y)) > ASIDE + SLACK,
    )


def _spot_aside(
    relief: Relief, profile: Profile, z: float, near: tuple[Nearby, ...], point: Point
) -> Spot | None:
    """Where a model may stand at a point, on its own level and in contact with no base near."""
    x, y = snap(point[0]), snap(point[1])
    at = [oz for ox, oy, oz, apart in near if (ox - x) ** 2 + (oy - y) ** 2 <= apart * apart]
    for level in relief.footings(x, y):
        if (
            at_most(abs(level.z - z), SAME_LEVEL)
            and all(abs(level.z - oz) >= CONTACT_HEIGHT for oz in at)
            and ground_refusal(relief, profile, (x, y, level.z)) is None
        ):
            return x, y, level.z
    return None


_HALF = 0.707106781187
_EIGHT: tuple[Point, ...] = (
    (1.0, 0.0),
    (_HALF, _HALF),
    (0.0, 1.0),
    (-_HALF, _HALF),
    (-1.0, 0.0),
    (-_HALF, -_HALF),
    (0.0, -1.0),
    (_HALF, -_HALF),
)
