"""Grenades: the throw, the drift and the blast (4.704-4.712)."""

import math
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import product

from grognard.kernel.acts import RollDie
from grognard.kernel.chance import Lot
from grognard.kernel.entering import Dice, Part, Value
from grognard.kernel.events import Event, Rolled
from grognard.kernel.questions import (
    Chance,
    Choose,
    Entry,
    Option,
    Place,
    Placement,
    Point,
    Weights,
)
from grognard.kernel.refusals import Refusal
from grognard.kernel.tallies import Tally
from grognard.rulesets.baroud.battle import LONG, MEDIUM, RANGED, SHORT, Battle, Blast, Figure
from grognard.rulesets.baroud.clash import Clash, Side, Terms
from grognard.rulesets.baroud.content import Grenade
from grognard.rulesets.baroud.events import GrenadeBurst, GrenadeLost, GrenadesGone, GrenadeThrown
from grognard.rulesets.baroud.field import (
    COVERED,
    HIDDEN,
    distance,
    level_at,
    piece_option,
    point_at,
    sees_point,
    sight_from_point,
    targets_within,
    to_point,
    within,
)
from grognard.rulesets.baroud.looking import Patch, corner_of, how_near
from grognard.rulesets.baroud.quality import threshold
from grognard.rulesets.baroud.results import suffer
from grognard.rulesets.baroud.shooting import BANDS, band, stick_length
from grognard.table.compiled import hot
from grognard.table.headings import VECTORS
from grognard.table.lattice import is_on_lattice
from grognard.table.search import Square, first_place
from grognard.table.sticks.bases import is_touched, is_touched_near
from grognard.table.sticks.columns import (
    AREA,
    BODY,
    EAST,
    FLAGS,
    HIDES,
    LEVEL,
    NEVER,
    NORTH,
    OPAQUE,
    PRESENT,
    SAME,
    SOUTH,
    WEST,
    R,
    Table,
    X,
    Y,
)
from grognard.table.sticks.shapes import span, to_area

GROUND = Option("ground")
DRIFTS = (SHORT, MEDIUM, LONG)
"""How far a grenade goes astray, by failures less one (4.707)."""
MODIFIERS = (-3, -1, 0)
"""Blast modifier within S, M and L (4.710)."""
TURN = 60
AROUND = 24
"""Points looked at all round a thrower, at each range."""


class Throw(Chance[tuple[int, bool]], eq=False):
    """Quality dice of a throw; the rule gets failures and whether any die is a natural 1.

    >>> Throw(1, 4).outcomes()
    (((0, False), 3), ((1, False), 2), ((1, True), 1))
    """

    dice: int
    need: int
    quality: Tally | None = None

    @property
    def tally(self) -> Tally | None:
        """The threshold and its parts."""
        return self.quality

    def sample(self, lot: Lot) -> Entry:
        return lot.faces(self.dice)

    def outcomes(self) -> Weights:
        return throw_weights(self.dice, self.need)

    def parts(self, entered: Sequence[Value]) -> tuple[Part, ...]:
        return (Dice(count=self.dice, need=self.need),)

    def trust(self, entry: Entry) -> tuple[int, bool]:
        return sum(face < self.need for face in entry), 1 in entry

    def event(self, entry: Entry) -> Event:
        missed, _ = self.trust(entry)
        return Rolled(self.seat, self.topic, tuple(entry), self.need, self.dice - missed)


@lru_cache(maxsize=64)
def throw_weights(dice: int, need: int) -> Weights:
    """The exact weight of each number of failures, with and without a natural 1."""
    weights: dict[tuple[int, bool], int] = {}
    for faces in product(range(1, 7), repeat=dice):
        found = (sum(face < need for face in faces), 1 in faces)
        weights[found] = weights.get(found, 0) + 1
    return tuple(sorted(weights.items()))


def grenade_reach(battle: Battle, grenade: Grenade) -> float:
    """How far a grenade goes (4.705)."""
    return BANDS * stick_length(battle, grenade.range)


def can_throw(battle: Battle, figure: Figure) -> bool:
    """Whether it has a grenade left and a hand free (4.708, 5.11)."""
    return (
        figure.profile.grenade is not None
        and not figure.grenades_out
        and not battle.is_carrying(figure)
    )


def aim_fault(battle: Battle, figure: Figure, point: Point) -> Refusal | None:
    """Why a point of the ground may not be aimed at (4.706)."""
    setting = battle.setting
    grenade = figure.profile.grenade
    assert grenade is not None, "only a figure with grenades throws one"
    if not (0.0 <= point[0] <= setting.width and 0.0 <= point[1] <= setting.height):
        return Refusal("off-table", rule="4.706")
    if not within(to_point(figure, point), grenade_reach(battle, grenade)):
        return Refusal("out-of-range", rule="4.705", allowed=grenade_reach(battle, grenade))
    if not sees_point(battle, figure, point):
        return Refusal("no-line-of-sight", rule="4.706")
    measure = battle.geometry()
    if measure.of(is_touched_near)(measure.table, *point, setting.sticks[SHORT]):
        return Refusal("too-near-melee", rule="4.706")
    return None


@hot
def least_inside(table: Table, a: int, ax: float, ay: float, patch: Patch) -> float:
    """How much of every line from a point to a square lies inside an area, at the least."""
    areas = table.areas
    least = math.inf
    for n in range(4):
        x, y = corner_of(patch, n)
        enter, leave = span(
            areas[a + WEST], areas[a + SOUTH], areas[a + EAST], areas[a + NORTH], ax, ay, x, y
        )
        dx, dy = x - ax, y - ay
        inside = (leave - enter) * math.sqrt(dx * dx + dy * dy) if enter != NEVER else 0.0
        least = min(least, inside)
    return least


@hot
def is_hidden(table: Table, i: int, patch: Patch) -> bool:
    """Whether no line of sight leads to anywhere in a square (4.120, 4.706)."""
    areas, bodies = table.areas, table.bodies
    b = i * BODY
    ax, ay = bodies[b + X], bodies[b + Y]
    # Lines between those to the corners may run through a little less.
    spare = patch.east - patch.west + patch.north - patch.south + SAME
    hidden = 0.0
    for a in range(0, len(areas), AREA):
        flags = int(areas[a + FLAGS])
        if not flags & (OPAQUE | HIDES):
            continue
        inside = least_inside(table, a, ax, ay, patch)
        if flags & OPAQUE:
            if inside > SAME + SAME:
                return True
            continue
        beside = 0
        for n in range(4):
            x, y = corner_of(patch, n)
            beside += to_area(areas, a, x, y) <= table.beside
        if beside == 4 or bodies[b + LEVEL] == 0.0:
            hidden += inside
    return hidden > table.thickness + spare


@hot
def no_aim_in(table: Table, i: int, reach: float, short: float, patch: Patch) -> bool:
    """Whether no point of a square may be aimed at; never says so wrongly (4.705, 4.706)."""
    bodies = table.bodies
    b = i * BODY
    if how_near(patch, bodies[b + X], bodies[b + Y]) - bodies[b + R] > reach + SAME:
        return True
    if (
        patch.east < 0.0
        or patch.north < 0.0
        or patch.west > table.width
        or patch.south > table.height
    ):
        return True
    for k in range(0, len(bodies), BODY):
        if not bodies[k + PRESENT] or not is_touched(table, k // BODY):
            continue
        near = 0
        for n in range(4):
            x, y = corner_of(patch, n)
            dx, dy = x - bodies[k + X], y - bodies[k + Y]
            near += math.sqrt(dx * dx + dy * dy) - bodies[k + R] <= short
        if near == 4:
            return True
    return is_hidden(table, i, patch)


class AimRegion:
    """Points of the ground a grenade may be thrown at (4.706)."""

    def __init__(self, battle: Battle, figure: Figure) -> None:
        self.piece: str | None = figure.id
        self._battle, self._figure = battle, figure

    def refuse(self, placement: Placement) -> Refusal | None:
        if len(placement.path) != 1:
            return Refusal("one-point", rule="4.706")
        if not is_on_lattice(placement.path[0]):
            return Refusal("off-lattice", rule="1.23")
        return aim_fault(self._battle, self._figure, placement.path[0])

    def _point(self, number: int) -> Point:
        """One of the points all round at each range, the nearest first."""
        grenade = self._figure.profile.grenade
        assert grenade is not None
        ring, turn = divmod(number, AROUND)
        far = (ring + 1) * stick_length(self._battle, grenade.range)
        x, y = self._figure.place
        dx, dy = VECTORS[turn * 360 // AROUND]
        return point_at(x + dx * far, y + dy * far)

    def _legal(self) -> Iterator[Point]:
        seen = False
        for number in range(BANDS * AROUND):
            point = self._point(number)
            if aim_fault(self._battle, self._figure, point) is None:
                seen = True
                yield point
        if not seen:
            yield from self._elsewhere()

    def _elsewhere(self) -> Iterator[Point]:
        """A legal point that none of those all round is, if there is any."""
        battle, figure = self._battle, self._figure
        grenade = figure.profile.grenade
        assert grenade is not None
        measure, setting = battle.geometry(), battle.setting
        reach = min(grenade_reach(battle, grenade), setting.sight)

        def is_out(square: Square) -> bool:
            return measure.of(no_aim_in)(
                measure.table, figure.index, reach, setting.sticks[SHORT], Patch(*square)
            )

        found = first_place(
            Square.about(figure.place, reach + figure.profile.radius + SAME),
            is_out,
            lambda point: aim_fault(battle, figure, point) is None,
        )
        if found is not None:
            yield found

    def candidates(self) -> Sequence[Placement]:
        """Points all round at each range that are legal; any other, where none of them is."""
        return [Placement((point,)) for point in self._legal()]

    def is_possible(self) -> bool:
        """Whether there is any point that may be aimed at."""
        return next(self._legal(), None) is not None

    def any(self, lot: Lot) -> Placement:
        for _ in range(4):
            point = self._point(lot.below(BANDS * AROUND))
            if aim_fault(self._battle, self._figure, point) is None:
                return Placement((point,))
        return self.default()

    def default(self) -> Placement:
        return Placement((next(self._legal()),))

    def outline(self) -> Sequence[Sequence[Point]]:
        grenade = self._figure.profile.grenade
        assert grenade is not None
        far = grenade_reach(self._battle, grenade) + self._figure.profile.radius
        x, y = self._figure.place
        return [[(x + far * vx, y + far * vy) for vx, vy in VECTORS[::5]]]


def grenade_targets(battle: Battle, figure: Figure) -> list[Figure]:
    """Enemies a grenade may be aimed at (4.706)."""
    grenade = figure.profile.grenade
    if grenade is None:
        return []
    reach = grenade_reach(battle, grenade)
    return [
        t for t in targets_within(battle, figure, reach) if within(to_point(figure, t.place), reach)
    ]


def aims(battle: Battle, figure: Figure) -> list[Option]:
    """What a grenade may be aimed at: enemies, or the ground."""
    legal = sorted(_aim_option(battle, figure, t) for t in grenade_targets(battle, figure))
    options = [option for _, _, option in legal]
    if AimRegion(battle, figure).is_possible():
        options.append(GROUND)
    return options


def _aim_option(battle: Battle, figure: Figure, target: Figure) -> tuple[int, int, Option]:
    """An enemy to aim at; after all others, where friends would be hit hard as well (4.710)."""
    friends = friends_near(battle, figure, target.place)
    if not friends:
        return 0, target.index, piece_option(target.id)
    facts, caution = {"friends": friends}, "caution-own-figures"
    return 1, target.index, Option(target.id, piece=target.id, facts=facts, caution=caution)


def friends_near(battle: Battle, figure: Figure, aim: Point) -> int:
    """How many of the thrower's own figures a grenade that bursts there hits hard (4.710)."""
    reach = battle.setting.sticks[SHORT]
    own = [f for f in battle.bands[figure.seat] if f.at is not None]
    return sum(within(to_point(friend, aim), reach) for friend in own)


def can_aim(battle: Battle, figure: Figure) -> bool:
    """Whether there is anything to throw a grenade at."""
    return bool(grenade_targets(battle, figure)) or AimRegion(battle, figure).is_possible()


def usual_aim(battle: Battle, figure: Figure) -> str:
    """The enemy with most enemies of the thrower within S, then the nearest (D16)."""
    enemies = [f for f in battle.on_table() if f.seat != figure.seat]
    reach = battle.setting.sticks[SHORT]

    def crowd(target: Figure) -> int:
        return sum(within(to_point(enemy, target.place), reach) for enemy in enemies)

    legal = grenade_targets(battle, figure)
    if not legal:
        return GROUND.key
    return min(legal, key=lambda t: (-crowd(t), distance(figure, t), t.index)).id


async def throw_grenade(battle: Battle, figure: Figure) -> None:
    """Prepare and throw a grenade (4.10, 4.704-4.712)."""
    wish = await Choose(
        figure.seat,
        lambda: aims(battle, figure),
        rule="4.706",
        topic="grenade",
        default=lambda: usual_aim(battle, figure),
        piece=figure.id,
    )
    if wish == GROUND.key:
        region = AimRegion(battle, figure)
        aim = (await Place(figure.seat, region, rule="4.706", topic="aim", aims=True)).path[0]
    else:
        aim = battle.figure(wish).place
    burst = await land(battle, figure, aim)
    battle.note_combat(figure, RANGED)
    battle.cite("4.712")
    if burst is not None:
        explode(battle, figure, burst)


async def land(battle: Battle, figure: Figure, aim: Point) -> Point | None:
    """Where the grenade comes down; nothing if that is off the table (4.707-4.709)."""
    grenade = figure.profile.grenade
    assert grenade is not None, "only a figure with grenades throws one"
    bands = band(to_point(figure, aim), stick_length(battle, grenade.range))
    need = threshold(battle, figure)
    failures, natural_one = await Throw(
        bands,
        need.total,
        need,
        piece=figure.id,
        seat=figure.seat,
        rule="4.704",
        topic="throw",
    )
    battle.tell(GrenadeThrown(figure.id, aim, failures))
    if natural_one:
        figure.grenades_out = True
        battle.tell(GrenadesGone(figure.id))
    if not failures:
        return aim
    face = await RollDie(piece=figure.id, seat=figure.seat, rule="4.709", topic="drift")
    burst = drift(battle, figure.place, aim, face, battle.setting.sticks[DRIFTS[failures - 1]])
    battle.cite("4.709")
    if burst is None:
        battle.tell(GrenadeLost(figure.id))
    return burst


def drift(battle: Battle, start: Point, aim: Point, face: int, far: float) -> Point | None:
    """The burst point of a grenade that went astray (4.709)."""
    ux, uy = heading(start, aim)
    sine, cosine = VECTORS[TURN * (face - 1) % 360]
    dx, dy = ux * cosine + uy * sine, uy * cosine - ux * sine
    end = (aim[0] + dx * far, aim[1] + dy * far)
    share = first_wall(battle, aim, end)
    x, y = aim[0] + dx * far * share, aim[1] + dy * far * share
    setting = battle.setting
    if not (0.0 <= x <= setting.width and 0.0 <= y <= setting.height):
        return None
    return point_at(x, y)


def heading(start: Point, aim: Point) -> Point:
    """The unit vector of a throw; north if it is thrown at the thrower's own feet."""
    dx, dy = aim[0] - start[0], aim[1] - start[1]
    length = math.sqrt(dx * dx + dy * dy)
    return (dx / length, dy / length) if length else (0.0, 1.0)


def first_wall(battle: Battle, start: Point, end: Point) -> float:
    """The share of a drift after which a wall stops it."""
    walls = [piece.rect for piece in battle.setting.terrain if piece.kind == "wall" and piece.rect]
    met = [span(*wall, *start, *end)[0] for wall in walls]
    return min([1.0, *(enter for enter in met if enter != NEVER)])


def explode(battle: Battle, thrower: Figure, burst: Point) -> None:
    """Find everybody in the blast as things stand; they are attacked one by one (4.710, 4.711)."""
    battle.tell(GrenadeBurst(thrower.id, burst))
    push = heading(thrower.place, burst) if thrower.at != burst else None
    battle.blast = Blast(thrower.id, burst, push, victims(battle, burst))
    battle.cite("4.412")


def victims(battle: Battle, burst: Point) -> list[tuple[str, int, bool]]:
    """Who is in the blast, the blast modifier and cover of each, as things stand (4.711)."""
    sticks = battle.setting.sticks
    level = level_at(battle, burst, 0.5)
    found = []
    for figure in battle.on_table():
        far = to_point(figure, burst)
        if not within(far, sticks[LONG]):
            continue
        seen = sight_from_point(battle, burst, level, figure)
        if seen != HIDDEN:
            ring = (
                SHORT
                if within(far, sticks[SHORT])
                else MEDIUM
                if within(far, sticks[MEDIUM])
                else LONG
            )
            found.append((far, figure.index, figure.id, MODIFIERS[ring], seen == COVERED))
    found.sort(key=lambda row: row[:2])
    return [(victim, modifier, covered) for _, _, victim, modifier, covered in found]


def blast_clash(
    battle: Battle, thrower: Figure, victim: Figure, modifier: int, covered: bool
) -> Clash:
    """A grenade's die against a figure without one (4.410, 4.711).

    The thrower's Combat counts only where that is played (1.22).
    """
    grenade = thrower.profile.grenade
    assert grenade is not None
    power = Tally("grenade").add("4.711", "power", grenade.power)
    if battle.setting.thrower_counts:
        power.add("1.22", "combat", thrower.profile.combat)
    if covered:
        power.add("4.711", "cover", -1)
    score = Tally("victim").add("1.3", "combat", victim.profile.combat)
    score.add("4.710", "blast", modifier)
    helpless = (victim.fallen or victim.immobilised) and battle.setting.quick_kill
    theirs = Side(rolls=False, armoured=victim.has("heavy_armour"), helpless=helpless)
    return Clash(
        "blast",
        thrower.id,
        victim.id,
        power,
        score,
        Terms(Side(is_safe=True), theirs, battle.setting.parity_by_die),
        seat=thrower.seat,
        rule="4.711",
        topic="blast",
    )


async def blast_step(battle: Battle) -> None:
    """The next figure in the blast; only it can be hurt (4.711)."""
    blast = battle.blast
    assert blast is not None, "nothing has burst"
    if not blast.victims:
        battle.blast = None
        return
    victim_id, modifier, covered = blast.victims.pop(0)
    victim, thrower = battle.figure(victim_id), battle.figure(blast.thrower)
    if victim.at is None:
        return
    battle.cite("4.410")
    who, result = await blast_clash(battle, thrower, victim, modifier, covered)
    if who:
        await suffer(battle, victim, result, source=blast.at, winner=thrower, push=blast.push)
