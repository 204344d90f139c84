"""Overwatch: zones that must be fired into (4.601-4.609)."""

from math import sqrt

from grognard.kernel.questions import Choose, Option, Point, Seat
from grognard.rulesets.baroud import stories
from grognard.rulesets.baroud.battle import LONG, MEDIUM, SHORT, Battle, Figure, other_seat
from grognard.rulesets.baroud.content import Weapon
from grognard.rulesets.baroud.events import (
    CameUnderWatch,
    FireHeld,
    OverwatchTriggered,
    OverwatchWasted,
)
from grognard.rulesets.baroud.field import (
    distance,
    is_engaged,
    piece_option,
    point_at,
    sight,
)
from grognard.rulesets.baroud.march import set_back
from grognard.rulesets.baroud.quality import quality_roll
from grognard.rulesets.baroud.results import suffer
from grognard.rulesets.baroud.shooting import is_protected, shot_clash
from grognard.table.compiled import hot
from grognard.table.lattice import HUNDREDTHS, snapped
from grognard.table.sticks.columns import BODY, SAME, R, Table, X, Y
from grognard.table.sticks.sight import is_seen_at

BEST_QUALITY = 4
FIRE = Option("fire")
FIRE_AT_FRIEND = Option("fire", caution="caution-friend")
HOLD = Option("hold", note="note-hold")
NOWHERE = -1.0


def zone_of(battle: Battle, weapon: Weapon) -> float:
    """The radius of the watch zone (4.604)."""
    sticks = battle.setting.sticks
    if "tripod" in weapon.tags:
        return sticks[LONG]
    if weapon.tags:
        return sticks[MEDIUM]
    return sticks[SHORT]


def watchers(battle: Battle, mover: Figure) -> list[Figure]:
    """Figures on overwatch, friend or enemy, other than the one that moves."""
    return [f for f in battle.figures if f.watch and f is not mover and f.at is not None]


@hot
def is_in_zone(table: Table, watcher: int, mover: int, x: float, y: float, zone: float) -> bool:
    """Whether a mover at a place is in a watch zone: near enough and seen (4.604)."""
    w, bodies = watcher * BODY, table.bodies
    dx, dy = x - bodies[w + X], y - bodies[w + Y]
    gap = sqrt(dx * dx + dy * dy) - bodies[w + R] - bodies[mover * BODY + R]
    return gap <= zone + SAME and is_seen_at(table, watcher, mover, x, y)


@hot
def zone_border(
    table: Table,
    watcher: int,
    reach: float,
    ax: float,
    ay: float,
    ux: float,
    uy: float,
    after: float,
    length: float,
) -> float:
    """How far along a path it enters a circle round a watcher; -1 where it is nowhere near it."""
    bodies = table.bodies
    vx, vy = bodies[watcher * BODY + X] - ax, bodies[watcher * BODY + Y] - ay
    middle = vx * ux + vy * uy
    aside2 = vx * vx + vy * vy - middle * middle
    depth = (reach + SAME) * (reach + SAME) - aside2
    if depth < 0.0:
        return NOWHERE
    half = sqrt(depth)
    if middle + half < after or middle - half > length:
        return NOWHERE
    return max(0.0, middle - sqrt(max(0.0, reach * reach - aside2)))


@hot
def zone_entry(
    table: Table,
    watcher: int,
    mover: int,
    zone: float,
    ax: float,
    ay: float,
    bx: float,
    by: float,
    after: float,
) -> float:
    """How far along a path the mover next enters a watch zone, or -1 (4.605).

    It has come ``after`` so far. The path is walked in steps of 1 mm, beginning where it
    crosses the border of the zone.
    """
    dx, dy = bx - ax, by - ay
    length = sqrt(dx * dx + dy * dy)
    if length <= after:
        return NOWHERE
    ux, uy = dx / length, dy / length
    reach = zone + table.bodies[watcher * BODY + R] + table.bodies[mover * BODY + R]
    border = zone_border(table, watcher, reach, ax, ay, ux, uy, after, length)
    if border == NOWHERE:
        return NOWHERE
    run = after
    was_inside = True
    while True:
        x, y = snapped(ax + ux * run, HUNDREDTHS), snapped(ay + uy * run, HUNDREDTHS)
        is_inside = is_in_zone(table, watcher, mover, x, y, zone)
        if is_inside and not was_inside:
            return run
        if run >= length:
            return NOWHERE
        if run == after and not is_inside and border > after:
            run = min(border, length)
        else:
            run = min(run + 1.0, length)
        was_inside = is_inside


def entry(
    battle: Battle, watcher: Figure, mover: Figure, start: Point, end: Point, after: float
) -> float | None:
    """How far along a straight path the mover next enters a watch zone (4.605).

    ``after`` is how far it has already come.
    """
    zone = zone_of(battle, watcher.weapon(watcher.watch))
    measure = battle.geometry()
    found = measure.of(zone_entry)(
        measure.table, watcher.index, mover.index, zone, *start, *end, after
    )
    return None if found == NOWHERE else found


def next_trigger(
    battle: Battle, mover: Figure, start: Point, end: Point, after: float
) -> tuple[float, list[Figure]] | None:
    """The next place of the path where somebody must fire, and who (4.605, 4.608)."""
    entries = [
        (run, watcher)
        for watcher in watchers(battle, mover)
        if (run := entry(battle, watcher, mover, start, end, after)) is not None
    ]
    if not entries:
        return None
    first = min(run for run, _ in entries)
    return first, [watcher for run, watcher in entries if run <= first + SAME]


def enters_zone(battle: Battle, watcher: Figure, mover: Figure, start: Point, end: Point) -> bool:
    """Whether a path enters the zone of one watcher (4.136)."""
    return bool(watcher.watch) and entry(battle, watcher, mover, start, end, 0.0) is not None


async def advance(battle: Battle, mover: Figure, start: Point, end: Point) -> bool:
    """Walk a straight path through the watch zones; whether it was completed (4.605, 4.113)."""
    after = 0.0
    while (trigger := next_trigger(battle, mover, start, end, after)) is not None:
        after, due = trigger
        battle.put(mover, place_along(start, end, after))
        battle.tell(CameUnderWatch(mover.id, mover.place))
        while due:
            watcher = await next_watcher(battle, mover, due)
            due.remove(watcher)
            if watcher.watch and await fires(battle, watcher, mover, start):
                battle.cite("3.18")
                return False
    battle.put(mover, end)
    return True


def place_along(start: Point, end: Point, length: float) -> Point:
    """Where a mover is that has come so far along a straight path."""
    (ax, ay), (bx, by) = start, end
    share = length / sqrt((bx - ax) ** 2 + (by - ay) ** 2)
    return point_at(ax + (bx - ax) * share, ay + (by - ay) * share)


async def next_watcher(battle: Battle, mover: Figure, due: list[Figure]) -> Figure:
    """At one point the player who is not active goes first, each choosing the order (4.608)."""
    seat: Seat = other_seat(battle.active)
    own = [w for w in due if w.seat == seat] or due
    key = await Choose(
        own[0].seat,
        [piece_option(watcher.id) for watcher in own],
        rule="4.608",
        topic="overwatch-order",
        story=stories.of_watches(mover, own),
    )
    return battle.figure(key)


async def fires(battle: Battle, watcher: Figure, mover: Figure, start: Point) -> bool:
    """Overwatch fire at whoever has just entered; whether it stops the move (4.605-4.607)."""
    battle.tell(OverwatchTriggered(watcher.id, mover.id, mover.place))
    battle.cite("4.604")
    seen = sight(battle, watcher, mover)
    if is_engaged(battle, mover) or is_protected(battle, mover, seen, distance(watcher, mover)):
        battle.tell(OverwatchWasted(watcher.id, mover.id))
        return False
    if await holds(battle, watcher, mover):
        battle.tell(FireHeld(watcher.id, mover.id))
        return False
    weapon = watcher.weapon(watcher.watch)
    battle.cite("4.607")
    who, result = await shot_clash(battle, watcher, mover, weapon)
    if not who:
        return False
    battle.put(mover, set_back(battle, mover, start, mover.place))
    battle.cite("4.113")
    await suffer(battle, mover, result, source=watcher.place, winner=watcher)
    return True


async def holds(battle: Battle, watcher: Figure, mover: Figure) -> bool:
    """The owner may try to hold the fire back: one Quality die (4.606)."""
    wish = await Choose(
        watcher.seat,
        (FIRE, HOLD) if mover.seat != watcher.seat else (HOLD, FIRE_AT_FRIEND),
        rule="4.606",
        topic="overwatch",
        default="fire" if mover.seat != watcher.seat else "hold",
        piece=watcher.id,
        facts={"target": mover.id},
        story=stories.of_clash(
            "story-overwatch",
            lambda: shot_clash(battle, watcher, mover, watcher.weapon(watcher.watch)),
        ),
    )
    if wish == "fire":
        return False
    return bool(await quality_roll(battle, watcher, 1, rule="4.606", topic="hold-fire"))
