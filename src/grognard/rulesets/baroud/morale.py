"""Morale: who tests, and what becomes of those who fail (3.19, 4.501-4.514)."""

from collections.abc import Sequence
from math import dist

from grognard.kernel.questions import Choose, Point
from grognard.rulesets.baroud import stories
from grognard.rulesets.baroud.activation import cut_short
from grognard.rulesets.baroud.battle import SHORT, Battle, Figure, Test
from grognard.rulesets.baroud.clash import NOTHING, RECOIL
from grognard.rulesets.baroud.events import (
    Cornered,
    Crumbled,
    Fled,
    FledOff,
    FleeMoved,
    HeldFirm,
    Routed,
    StoodUp,
)
from grognard.rulesets.baroud.field import (
    distance,
    enemies_in_contact,
    piece_option,
    point_at,
    to_point,
)
from grognard.rulesets.baroud.march import is_way_free, set_back
from grognard.rulesets.baroud.melee import melee_clash
from grognard.rulesets.baroud.quality import NERVES, quality_roll
from grognard.rulesets.baroud.results import (
    EDGES,
    away,
    drop_token,
    end_watch,
    remove,
    suffer,
)
from grognard.rulesets.baroud.terrain import FLIES
from grognard.table.compiled import hot
from grognard.table.headings import VECTORS
from grognard.table.sticks.columns import BODY, SAME, TRAITS, Table, X, Y
from grognard.table.sticks.sweeps import is_rough, platform_of

DICE = 3
HELD, FLED, GONE = "held", "fled", "gone"
RANKS = {"gruesome": 0, "half": 1, "leader": 2}
LEAST_FREE = 25.0
BERTH = 1.0
"""How near to an enemy a flight leads (4.509)."""
HALVINGS = 16
"""Of the way that is looked at, to find where a flight is stopped."""
TURNS = (0, 15, -15, 30, -30, 45, -45, 60, -60, 75, -75, 90, -90)
"""Headings tried by whoever flees, clockwise from straight away (4.509)."""


def enqueue(battle: Battle) -> None:
    """Put the tests of an event in order at the end of the queue (3.19)."""
    battle.tests += sorted(battle.fresh, key=lambda test: _turn_of(battle, test))
    battle.fresh = []
    battle.cite("3.19")


def _turn_of(battle: Battle, test: Test) -> tuple[int, bool, float, int]:
    """By kind, the player who is not active first, then whoever is nearest to the cause (3.19)."""
    rank = RANKS[test.kind]
    if test.kind != "gruesome":
        return rank, test.subject == battle.active, 0.0, 0
    figure = battle.figure(test.subject)
    cause, _ = cause_of(battle, figure, test)
    far = to_point(figure, cause) if figure.at is not None and cause is not None else 0.0
    return rank, figure.seat == battle.active, far, figure.index


async def test_step(battle: Battle) -> None:
    """The next morale test of the queue; one that stands for a band is spelled out first."""
    test = battle.tests.pop(0)
    if test.kind in ("half", "leader"):
        battle.tests = [
            Test(f"{test.kind}-strength" if test.kind == "half" else "leader-loss", figure.id)
            for figure in battle.band(test.subject)
        ] + battle.tests
        return
    figure = battle.figure(test.subject)
    if figure.at is None:
        return
    reason = "gruesome" if test.kind == "gruesome" else test.kind
    await take_test(battle, figure, reason, *cause_of(battle, figure, test))


async def run_queue(battle: Battle) -> None:
    """Take every test that waits, where more is to come in the same order (3.18, W8)."""
    while battle.fresh or battle.tests:
        if battle.fresh:
            enqueue(battle)
        await test_step(battle)


def cause_of(battle: Battle, figure: Figure, test: Test) -> tuple[Point | None, Point | None]:
    """Where the cause is, and the direction to take if that is right here (4.502, 4.505, 4.507)."""
    if test.kind == "gruesome":
        killer = battle.figure(test.cause) if test.cause else None
        if killer is not None and killer.at is not None:
            return killer.at, test.push
        return test.at, test.push
    enemies = [f for f in battle.on_table() if f.seat != figure.seat]
    if not enemies:
        return None, None
    nearest = min(enemies, key=lambda enemy: (distance(figure, enemy), enemy.index))
    return nearest.at, None


async def take_test(
    battle: Battle,
    figure: Figure,
    reason: str,
    cause: Point | None,
    push: Point | None = None,
    *,
    hacks: bool = True,
) -> str:
    """A morale test of three dice: holds, flees or routs (4.501, 4.506-4.508)."""
    topic = f"morale-{reason}"
    for ability in NERVES:
        if figure.has(ability):
            battle.cite(battle.content.abilities[ability].clause)
    successes = await quality_roll(battle, figure, DICE, rule="4.501", topic=topic, morale=True)
    failures = DICE - successes
    if not failures:
        battle.tell(HeldFirm(figure.id, reason))
        return HELD
    if figure.has("undead"):
        battle.tell(Crumbled(figure.id, reason))
        remove(battle, figure, "killed")
    elif failures == DICE:
        battle.tell(Routed(figure.id, reason))
        remove(battle, figure, "routed")
    elif figure.immobilised:
        battle.tell(Cornered(figure.id))
        return HELD
    else:
        battle.tell(Fled(figure.id, reason, failures))
        await flee(battle, figure, failures, cause, push, hacks=hacks)
    cut_short(battle, figure)
    return GONE if figure.at is None else FLED


async def flee(
    battle: Battle,
    figure: Figure,
    actions: int,
    cause: Point | None,
    push: Point | None,
    *,
    hacks: bool = True,
) -> None:
    """Flee actions straight away from the cause, free hacks first (4.507, 4.509)."""
    if hacks and await hacked(battle, figure):
        return
    drop_token(battle, figure)
    end_watch(battle, figure)
    for _ in range(actions):
        if figure.fallen:
            figure.fallen = False
            battle.mirror(figure)
            battle.tell(StoodUp(figure.id))
        elif not run_away(battle, figure, cause, push):
            return


def hackers(battle: Battle, figure: Figure) -> list[Figure]:
    """Enemies that strike at the back of whoever leaves them (4.112, 4.917, 4.931)."""
    if figure.has("free_disengage") or figure.has("flying"):
        battle.cite("4.917" if figure.has("free_disengage") else "4.931")
        return []
    return [enemy for enemy in enemies_in_contact(battle, figure) if enemy.is_able]


async def hacked(battle: Battle, figure: Figure) -> bool:
    """Free hacks against whoever leaves; whether they stop it (4.112)."""
    waiting = hackers(battle, figure)
    while waiting:
        hacker = await next_hacker(battle, figure, waiting)
        waiting.remove(hacker)
        _, result = await melee_clash(battle, hacker, figure, hack=True)
        if result not in (NOTHING, RECOIL):
            await suffer(battle, figure, result, source=hacker.place, winner=hacker, melee=True)
            return True
    return False


async def next_hacker(battle: Battle, figure: Figure, waiting: Sequence[Figure]) -> Figure:
    """The player who leaves chooses the order of the hacks (D12)."""
    key = await Choose(
        figure.seat,
        [piece_option(enemy.id) for enemy in waiting],
        rule="4.112",
        topic="hack-order",
        story=stories.of_leaving(figure, waiting),
    )
    return battle.figure(key)


def run_away(battle: Battle, figure: Figure, cause: Point | None, push: Point | None) -> bool:
    """One flee action; whether the figure is still on the table (4.509)."""
    if cause is None:
        straight = EDGES[battle.own_edge(figure.seat)]
    else:
        straight = away(battle, figure, cause, push)
    for turn in TURNS:
        direction = turned(straight, turn)
        free = free_run(battle, figure, direction)
        leaves = reach_of_edge(battle, figure, direction) + SAME < free
        if leaves:
            battle.tell(FledOff(figure.id))
            remove(battle, figure, "fled")
            return False
        if free >= LEAST_FREE - SAME and _run(battle, figure, direction, free):
            return True
    battle.tell(Cornered(figure.id))
    return True


def turned(direction: Point, degrees: int) -> Point:
    """A direction turned clockwise.

    >>> turned((0.0, 1.0), 90)
    (1.0, 0.0)
    """
    sine, cosine = VECTORS[degrees % 360]
    x, y = direction
    return x * cosine + y * sine, y * cosine - x * sine


def _run(battle: Battle, figure: Figure, direction: Point, free: float) -> bool:
    """Run as far as there is a place to stop; a flyer needs one far enough away (4.113, 4.931)."""
    start = figure.place
    end = point_at(start[0] + direction[0] * free, start[1] + direction[1] * free)
    place = set_back(battle, figure, start, end, BERTH)
    if figure.has("flying") and dist(start, place) < LEAST_FREE - SAME:
        return False
    battle.put(figure, place)
    battle.tell(FleeMoved(figure.id, place))
    return True


@hot
def flight(table: Table, i: int, ux: float, uy: float, stick: float, rough_stick: float) -> float:
    """How far a figure can flee along a heading: to the border of difficult ground if that takes
    it farther than going on into it (4.509)."""
    bodies = table.bodies
    b = i * BODY
    if int(bodies[b + TRAITS]) & FLIES:
        return stick
    ax, ay = bodies[b + X], bodies[b + Y]
    platform = platform_of(table, i)
    free = stick
    if not is_way_free(table, i, platform, ax + ux * stick, ay + uy * stick, BERTH):
        low, high = 0.0, stick
        for _ in range(HALVINGS):
            middle = 0.5 * (low + high)
            if is_way_free(table, i, platform, ax + ux * middle, ay + uy * middle, BERTH):
                low = middle
            else:
                high = middle
        free = low
    if not is_rough(table, i, ax, ay, ax + ux * free, ay + uy * free):
        return free
    low, high = 0.0, free
    if is_rough(table, i, ax, ay, ax, ay):
        high = 0.0
    for _ in range(HALVINGS):
        middle = 0.5 * (low + high)
        if is_rough(table, i, ax, ay, ax + ux * middle, ay + uy * middle):
            high = middle
        else:
            low = middle
    return max(low, min(free, rough_stick))


def free_run(battle: Battle, figure: Figure, direction: Point) -> float:
    """The longest flight along a heading, difficult ground counted (4.102, 4.509)."""
    measure, sticks, category = battle.geometry(), battle.setting.sticks, figure.profile.stick
    rough = sticks[max(SHORT, category - 1)]
    return measure.of(flight)(measure.table, figure.index, *direction, sticks[category], rough)


def reach_of_edge(battle: Battle, figure: Figure, direction: Point) -> float:
    """How far a base can go before it reaches the table edge."""
    radius = figure.profile.radius
    found = 2.0 * (battle.setting.width + battle.setting.height)
    sizes = (battle.setting.width, battle.setting.height)
    for place, way, size in zip(figure.place, direction, sizes, strict=True):
        if way > 0.0:
            found = min(found, (size - radius - place) / way)
        elif way < 0.0:
            found = min(found, (radius - place) / way)
    return max(0.0, found)


def fears(figure: Figure) -> bool:
    """Whether a figure takes the tests of Terror (4.903, 4.915)."""
    return not (figure.has("terror") or figure.has("fearless"))
