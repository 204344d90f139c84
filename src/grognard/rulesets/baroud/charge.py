"""Charges, and the graded reaction of an armed target (4.122-4.137)."""

from collections.abc import Iterator, Sequence
from math import sqrt
from typing import NamedTuple

from grognard.kernel.chance import Lot
from grognard.kernel.questions import Choose, Option, Place, Placement, Point
from grognard.kernel.refusals import Refusal
from grognard.rulesets.baroud import stories
from grognard.rulesets.baroud.battle import Battle, Figure
from grognard.rulesets.baroud.content import Weapon
from grognard.rulesets.baroud.events import (
    ChargeDeclared,
    ChargeStopped,
    Contacted,
    Rattled,
    Reacted,
    ShotKept,
    TargetGone,
)
from grognard.rulesets.baroud.field import (
    contact_from,
    distance,
    enemies_in_contact,
    enemies_touched_at,
    in_contact,
    is_engaged,
    piece_option,
    point_at,
    sees,
    sight,
    within,
)
from grognard.rulesets.baroud.looking import Going, end_anywhere
from grognard.rulesets.baroud.march import CHARGE, LEGAL, TOO_FAR, March, course, set_back
from grognard.rulesets.baroud.melee import fight, melee_clash
from grognard.rulesets.baroud.morale import HELD, fears, run_queue, take_test
from grognard.rulesets.baroud.movement import FAN, allowances, price, refusal_of
from grognard.rulesets.baroud.overwatch import advance, enters_zone
from grognard.rulesets.baroud.quality import quality_roll
from grognard.rulesets.baroud.results import end_engaged_watches, suffer
from grognard.rulesets.baroud.shooting import (
    BANDS,
    choose_weapon,
    is_armed,
    is_protected,
    nearest,
    shot_clash,
    shot_score,
    stick_length,
)
from grognard.rulesets.baroud.terrain import ACROSS
from grognard.table.compiled import Column, Indices, Numbers, hot
from grognard.table.distance import between
from grognard.table.headings import VECTORS
from grognard.table.lattice import HUNDREDTHS, is_on_lattice, snap, snapped
from grognard.table.pointing import contacts
from grognard.table.sticks.bases import APART, contact, contact_at
from grognard.table.sticks.columns import (
    AX,
    AY,
    BODY,
    BX,
    BY,
    LINE,
    PRESENT,
    SAME,
    SIDE,
    TOUCH,
    R,
    Table,
    X,
    Y,
)
from grognard.table.sticks.shapes import side_of, to_line

DICE = 3
BRINK = 1.0
BEFORE = Option("before")
AT_BRINK = Option("brink")
ATTACK = Option("attack")
DECLINE = Option("decline")
PATH = Option("path", is_by_hand=True)


RING = Column(number for direction in VECTORS[::10] for number in direction)
"""Directions from a target in which a charge is tried first."""


class Charger(NamedTuple):
    """Who charges whom, and how far it may go in the open and over difficult ground."""

    i: int
    target: int
    stick: float
    rough_stick: float


Way = tuple[int, float, float]
"""Why a charge is not legal, and where it ends."""


@hot
def charge_to(table: Table, charger: Charger, x: float, y: float) -> Way:
    """A charge to a place, which must end in contact with its target (4.122)."""
    x, y = snapped(x, HUNDREDTHS), snapped(y, HUNDREDTHS)
    fault, _, level, _, _, _ = course(
        table, charger.i, x, y, CHARGE, charger.stick, charger.rough_stick
    )
    radius = table.bodies[charger.i * BODY + R]
    if fault == LEGAL and contact_at(table, x, y, radius, level, charger.target) == APART:
        fault = TOO_FAR
    return fault, x, y


@hot
def charge_round(table: Table, charger: Charger, ring: Numbers, off: float) -> Way:
    """The first legal charge to a place all round the near side of the target, so far off."""
    bodies = table.bodies
    b, t = charger.i * BODY, charger.target * BODY
    tx, ty = bodies[t + X], bodies[t + Y]
    dx, dy = tx - bodies[b + X], ty - bodies[b + Y]
    for v in range(0, len(ring), 2):
        ux, uy = ring[v], ring[v + 1]
        if ux * dx + uy * dy > 0.0:
            continue
        way = charge_to(table, charger, tx + ux * off, ty + uy * off)
        if way[0] == LEGAL:
            return way
    return TOO_FAR, tx, ty


@hot
def charge_across(table: Table, charger: Charger) -> Way:
    """The first legal charge to the far side of a line that the target leans on (1.9)."""
    bodies, lines = table.bodies, table.lines
    t = charger.target * BODY
    tx, ty, radius = bodies[t + X], bodies[t + Y], bodies[charger.i * BODY + R]
    for m in range(0, len(lines), LINE):
        lx, ly = lines[m + BX] - lines[m + AX], lines[m + BY] - lines[m + AY]
        size = sqrt(lx * lx + ly * ly)
        side = side_of(lines, m, tx, ty)
        if size == 0.0 or side == 0.0 or to_line(lines, m, tx, ty) > bodies[t + R] + TOUCH:
            continue
        s = -1.0 if side > 0.0 else 1.0
        along = ((tx - lines[m + AX]) * lx + (ty - lines[m + AY]) * ly) / (size * size)
        along = min(1.0, max(0.0, along))
        x = lines[m + AX] + along * lx - s * ly / size * radius
        y = lines[m + AY] + along * ly + s * lx / size * radius
        way = charge_to(table, charger, x, y)
        if way[0] == LEGAL:
            return way
    return TOO_FAR, tx, ty


@hot
def way_to(table: Table, charger: Charger, ring: Numbers) -> Way:
    """A legal charge, or why the straight one is none (4.122).

    The straight way is tried first, then places all round the target, then the far sides of
    the lines the target leans on; where none of these is legal, every place in contact is looked
    at.
    """
    bodies = table.bodies
    b, t = charger.i * BODY, charger.target * BODY
    tx, ty, apart = bodies[t + X], bodies[t + Y], bodies[b + R] + bodies[t + R]
    dx, dy = tx - bodies[b + X], ty - bodies[b + Y]
    centres = sqrt(dx * dx + dy * dy)
    if centres - apart > charger.stick + table.across + SAME or centres == 0.0:
        return TOO_FAR, tx, ty
    straight = charge_to(table, charger, tx + -dx / centres * apart, ty + -dy / centres * apart)
    if straight[0] == LEGAL:
        return straight
    way = charge_round(table, charger, ring, apart)
    if way[0] != LEGAL:
        way = charge_across(table, charger)
    if way[0] == LEGAL:
        return way
    going = Going(charger.i, CHARGE, charger.stick, charger.rough_stick, charger.target)
    is_there, x, y = end_anywhere(table, going)
    return (LEGAL, x, y) if is_there else straight


@hot
def reachable(
    table: Table,
    i: int,
    stick: float,
    rough_stick: float,
    ring: Numbers,
    found: Indices,
) -> int:
    """Write the enemies that a charge can reach into ``found``; say how many (4.122, 4.123)."""
    bodies = table.bodies
    b = i * BODY
    count = 0
    for k in range(0, len(bodies), BODY):
        if not bodies[k + PRESENT] or bodies[k + SIDE] == bodies[b + SIDE]:
            continue
        near = bodies[k + R] + bodies[b + R] + stick + table.across + SAME
        dx, dy = bodies[k + X] - bodies[b + X], bodies[k + Y] - bodies[b + Y]
        if dx * dx + dy * dy > near * near or contact(table, i, k // BODY) != APART:
            continue
        charger = Charger(i, k // BODY, stick, rough_stick)
        if way_to(table, charger, ring)[0] == LEGAL:
            found[count] = k // BODY
            count += 1
    return count


def find_way(battle: Battle, figure: Figure, target: Figure, actions: int) -> Point | int:
    """The end of a legal charge, or why there is none (4.122)."""
    smooth, rough = allowances(battle, figure, actions)
    if distance(figure, target) > smooth + ACROSS:
        return TOO_FAR
    measure = battle.geometry()
    ring = measure.run.column(RING)
    charger = Charger(figure.index, target.index, smooth, rough)
    fault, x, y = measure.of(way_to)(measure.table, charger, ring)
    return (x, y) if fault == LEGAL else fault


def chargeable(battle: Battle, figure: Figure, actions: int) -> list[Figure]:
    """Enemies it may charge: not in contact, with a straight legal way (4.122, 4.123)."""
    measure = battle.geometry()
    ring = measure.run.column(RING)
    allowed = allowances(battle, figure, actions)
    count = measure.of(reachable)(measure.table, figure.index, *allowed, ring, measure.found)
    return [battle.figures[k] for k in measure.listed(count)]


class ChargeRegion:
    """Straight ways that end in contact with the named target (4.122)."""

    def __init__(self, battle: Battle, figure: Figure, target: Figure, actions: int) -> None:
        self.piece: str | None = figure.id
        self._battle, self._figure, self.target = battle, figure, target
        self._actions = actions
        self.allowed = allowances(battle, figure, actions)

    def refuse(self, placement: Placement) -> Refusal | None:
        if len(placement.path) != 1:
            return Refusal("one-straight-line", rule="4.122")
        end = placement.path[0]
        if not is_on_lattice(end):
            return Refusal("off-lattice", rule="1.23")
        march = March(self._battle, self._figure, end, CHARGE, self.allowed)
        if march.fault == TOO_FAR and self.allowed[march.rough] < 0.0:
            return Refusal("needs-two-actions", rule="4.103")
        if march.fault == TOO_FAR:
            return Refusal("charge-too-far", rule="4.122", allowed=self.allowed[march.rough])
        if march.fault != LEGAL:
            return refusal_of(march.fault)
        if contact_from(self._battle, self._figure, end, march.level, self.target) == APART:
            return Refusal("misses-target", rule="4.122", target=self.target.id)
        return None

    def default(self) -> Placement:
        way = find_way(self._battle, self._figure, self.target, self._actions)
        assert not isinstance(way, int), "a charge that was offered has a way"
        return Placement((way,))

    def candidates(self) -> Sequence[Placement]:
        """The way found, and others that end elsewhere round the target."""
        found = {self.default().path: self.default()}
        apart = self._figure.profile.radius + self.target.profile.radius
        x, y = self.target.place
        for ux, uy in FAN:
            placement = Placement((point_at(x + ux * apart, y + uy * apart),))
            if self.refuse(placement) is None:
                found.setdefault(placement.path, placement)
        return list(found.values())

    def meant(self, point: Point) -> Iterator[Placement]:
        """Contact with the target on the side pointed at, or wherever there is a way to it."""
        apart = self._figure.profile.radius + self.target.profile.radius
        for at in contacts(self.target.place, apart, self._figure.place, point):
            yield Placement((point_at(*at),))
        yield self.default()

    def any(self, lot: Lot) -> Placement:
        return self.default()

    def outline(self) -> Sequence[Sequence[Point]]:
        apart = self._figure.profile.radius + self.target.profile.radius
        x, y = self.target.place
        return [[(x + apart * vx, y + apart * vy) for vx, vy in VECTORS[::5]]]


async def declare(battle: Battle, figure: Figure, actions: int) -> tuple[Figure, Point]:
    """Name the enemy, which is charged straight, or choose the way as well (4.122)."""
    key = await Choose(
        figure.seat,
        lambda: [*[piece_option(e.id) for e in chargeable(battle, figure, actions)], PATH],
        rule="4.122",
        topic="charge",
        default=lambda: nearest(battle, figure, chargeable(battle, figure, actions)).id,
        piece=figure.id,
    )
    if key != PATH.key:
        target = battle.figure(key)
        way = find_way(battle, figure, target, actions)
        assert not isinstance(way, int), "a charge that was offered has a way"
        return target, way
    key = await Choose(
        figure.seat,
        lambda: [piece_option(e.id) for e in chargeable(battle, figure, actions)],
        rule="4.122",
        topic="charge-target",
        piece=figure.id,
    )
    target = battle.figure(key)
    region = ChargeRegion(battle, figure, target, actions)
    placement = await Place(figure.seat, region, rule="4.122", topic="charge-path")
    return target, placement.path[0]


async def charge(battle: Battle, figure: Figure, actions: int) -> int:
    """A charge, window by window (3.18); returns the actions it cost (4.7, 4.103)."""
    target, end = await declare(battle, figure, actions)
    start = figure.place
    march = March(battle, figure, end, CHARGE, allowances(battle, figure, actions))
    cost = price(battle, figure, march.rough)
    figure.moved = True
    figure.marches += 1
    battle.tell(ChargeDeclared(figure.id, target.id, snap(between(start, end))))
    if await quails(battle, figure, target, end, march.level):
        return cost
    before = enemies_in_contact(battle, figure)
    if await closes_in(battle, figure, target, end):
        battle.put(figure, end, march.level)
        await make_contact(battle, figure, target, before)
    return cost


async def quails(battle: Battle, figure: Figure, target: Figure, end: Point, level: int) -> bool:
    """Whoever charges into contact with Terror tests once before moving (4.124, 4.503)."""
    feared = [
        enemy for enemy in enemies_touched_at(battle, figure, end, level) if enemy.has("terror")
    ]
    if not feared:
        return False
    if not fears(figure):
        battle.cite("4.915" if figure.has("fearless") else "4.903")
        return False
    battle.cite("4.124", "4.503", "4.903")
    cause = target if target in feared else feared[0]
    return await take_test(battle, figure, "terror", cause.at) != HELD


def reacts(battle: Battle, target: Figure, charger: Figure, end: Point) -> bool:
    """Armed, able, not engaged, and sees the charger start (4.125); not on overwatch (4.136)."""
    if not (is_armed(battle, target) and target.is_able and sees(battle, target, charger)):
        return False
    if is_engaged(battle, target):
        battle.cite("4.123")
        return False
    if enters_zone(battle, target, charger, charger.place, end):
        battle.cite("4.136")
        return False
    return True


async def closes_in(battle: Battle, figure: Figure, target: Figure, end: Point) -> bool:
    """Reaction, movement and the brink; whether the charger gets to its end (W3-W5)."""
    start, stood = figure.place, target.place
    brink = brink_of(figure, target, start, end)
    grade = 0
    if reacts(battle, target, figure, end):
        grade = await reaction(battle, figure, target)
    weapon = None
    if grade:
        weapon = await choose_weapon(
            battle,
            target,
            list(target.profile.weapons),
            "reaction-weapon",
            stories.of_charge(figure, target, grade),
        )
    if grade == DICE and weapon and await moment(battle, figure, target, weapon, brink) == "before":
        if await reaction_shot(battle, figure, target, weapon, grade, start):
            return False
        grade = 0
    if not grade or weapon is None:
        return await advance(battle, figure, start, end)
    if not await advance(battle, figure, start, brink):
        return False
    if target.at == stood and await reaction_shot(battle, figure, target, weapon, grade, start):
        return False
    return await advance(battle, figure, brink, end)


async def reaction(battle: Battle, figure: Figure, target: Figure) -> int:
    """The reaction roll; without a success the target is rattled (4.126, 4.133)."""
    successes = await quality_roll(battle, target, DICE, rule="4.126", topic="reaction")
    battle.tell(Reacted(target.id, figure.id, successes))
    if not successes:
        target.rattled = figure.id
        battle.tell(Rattled(target.id, figure.id))
    return successes


async def moment(
    battle: Battle, figure: Figure, target: Figure, weapon: Weapon, brink: Point
) -> str:
    """Three successes: shoot before the charger moves, or at the brink (4.128, D21)."""
    now = [BEFORE] if may_shoot_now(battle, target, figure, weapon) else []
    wish = await Choose(
        target.seat,
        [*now, AT_BRINK],
        rule="4.128",
        topic="moment",
        default=lambda: better_moment(battle, figure, target, weapon, brink),
        piece=target.id,
        facts={"target": figure.id},
        story=stories.of_clash("story-moment", lambda: shot_clash(battle, target, figure, weapon)),
    )
    if wish == "brink":
        battle.tell(ShotKept(target.id))
    return wish


def may_shoot_now(battle: Battle, target: Figure, charger: Figure, weapon: Weapon) -> bool:
    """Whether the charger is a legal target where it starts (4.127)."""
    length = distance(target, charger)
    if is_engaged(battle, charger) or is_protected(
        battle, charger, sight(battle, target, charger), length
    ):
        return False
    return within(length, BANDS * stick_length(battle, weapon.range))


def better_moment(
    battle: Battle, figure: Figure, target: Figure, weapon: Weapon, brink: Point
) -> str:
    """The moment with the higher total before the die, at once if equal (D21)."""
    if not may_shoot_now(battle, target, figure, weapon):
        return "brink"
    start = figure.place
    now = shot_score(battle, target, figure, weapon, distance(target, figure)).total
    battle.put(figure, brink)
    later = shot_score(battle, target, figure, weapon, distance(target, figure)).total
    battle.put(figure, start)
    return "brink" if later > now else "before"


async def reaction_shot(
    battle: Battle, figure: Figure, target: Figure, weapon: Weapon, grade: int, start: Point
) -> bool:
    """The target shoots at the charger; whether that ends the charge (4.127-4.132)."""
    if is_engaged(battle, figure):
        battle.cite("4.204")
        return False
    battle.cite("4.127")
    who, result = await shot_clash(
        battle, target, figure, weapon, grade=grade, out_of_play=grade == DICE
    )
    if not who:
        return False
    battle.put(figure, set_back(battle, figure, start, figure.place))
    battle.tell(ChargeStopped(figure.id))
    await suffer(battle, figure, result, source=target.place, winner=target)
    return True


def brink_of(figure: Figure, target: Figure, start: Point, end: Point) -> Point:
    """Where the path comes within 1 mm of contact (4.128)."""
    (ax, ay), (bx, by), (tx, ty) = start, end, target.place
    length = between(start, end)
    if length == 0.0:
        return start
    radii = figure.profile.radius + target.profile.radius
    last = between(end, target.place) - radii
    near = radii + (BRINK if last <= TOUCH else last + BRINK)
    ux, uy = (bx - ax) / length, (by - ay) / length
    middle = (tx - ax) * ux + (ty - ay) * uy
    aside2 = (tx - ax) ** 2 + (ty - ay) ** 2 - middle * middle
    run = middle - sqrt(max(0.0, near * near - aside2))
    run = min(max(0.0, run), length)
    return point_at(ax + ux * run, ay + uy * run)


async def make_contact(
    battle: Battle, figure: Figure, target: Figure, before: list[Figure]
) -> None:
    """Contact, the tests of those whom Terror reaches, and a ferocious attack (W6, W7)."""
    end_engaged_watches(battle)
    if target.at is None or not in_contact(battle, figure, target):
        battle.tell(TargetGone(figure.id))
        return
    battle.tell(Contacted(figure.id, target.id))
    if figure.has("terror"):
        for enemy in enemies_in_contact(battle, figure):
            if enemy not in before and enemy.at is not None:
                await meets_terror(battle, figure, enemy)
        await run_queue(battle)
    await ferocious_attack(battle, figure, target)


async def meets_terror(battle: Battle, figure: Figure, enemy: Figure) -> None:
    """Terror has come into contact: the enemy tests, and flees without hacks (4.134, 4.504)."""
    if not fears(enemy):
        battle.cite("4.915" if enemy.has("fearless") else "4.903")
        return
    battle.cite("4.134", "4.504", "4.903")
    await take_test(battle, enemy, "terror", figure.at, hacks=False)


async def ferocious_attack(battle: Battle, figure: Figure, target: Figure) -> None:
    """One melee attack for no action at the end of a charge (4.135, 4.906)."""
    if not figure.has("ferocious_charge") or not figure.is_able or target.at is None:
        return
    if not in_contact(battle, figure, target):
        return
    wish = await Choose(
        figure.seat,
        (ATTACK, DECLINE),
        rule="4.135",
        topic="ferocious",
        piece=figure.id,
        facts={"target": target.id},
        story=stories.of_clash("story-ferocious", lambda: melee_clash(battle, figure, target)),
        passing="decline",
        window="attacks",
    )
    if wish == "attack":
        battle.cite("4.906")
        await fight(battle, figure, target)
