"""What a combat does to its loser: fallen, pushed back, dead (4.403-4.412, 4.927, 4.928)."""

from math import sqrt

from grognard.kernel.questions import Choose, Option, Point
from grognard.kernel.tallies import Tally
from grognard.rulesets.baroud import stories
from grognard.rulesets.baroud.battle import LONG, Battle, Figure, Test
from grognard.rulesets.baroud.clash import DEAD, FALLEN, GRUESOME, MINOR, RECOIL, Clash, Side, Terms
from grognard.rulesets.baroud.content import Edge
from grognard.rulesets.baroud.events import (
    Dropped,
    Fell,
    FellOff,
    FollowedUp,
    GruesomelyKilled,
    HalfStrength,
    Killed,
    NoRoom,
    OverwatchEnded,
    Poisoned,
    PushedBack,
    ToughedOut,
)
from grognard.rulesets.baroud.field import (
    contact_from,
    distance,
    enemies_in_contact,
    is_engaged,
    level_at,
    point_at,
    within,
)
from grognard.rulesets.baroud.march import CHARGE, LEGAL, March, rest_fault
from grognard.rulesets.baroud.quality import quality_roll
from grognard.rulesets.baroud.terrain import PARAPET
from grognard.table.compiled import hot
from grognard.table.sticks.bases import APART
from grognard.table.sticks.columns import (
    BODY,
    CLIMBS,
    FLAGS,
    LINE,
    NEVER,
    ROUGH,
    TOUCH,
    R,
    Table,
    X,
    Y,
)
from grognard.table.sticks.shapes import crosses_any, to_line
from grognard.table.sticks.sweeps import (
    GROUND,
    clear_of,
    is_barred,
    is_off_table,
    platform_at,
    platform_of,
    runs_into,
)

PUSH = 25.0
FAR = 400.0
"""Beyond the reach of any platform edge, along a recoil."""
EDGES: dict[Edge, Point] = {
    "south": (0.0, -1.0),
    "north": (0.0, 1.0),
    "west": (-1.0, 0.0),
    "east": (1.0, 0.0),
}
FOLLOW = Option("follow")
STAY = Option("stay")


async def suffer(
    battle: Battle,
    loser: Figure,
    result: str,
    *,
    source: Point,
    winner: Figure | None = None,
    push: Point | None = None,
    melee: bool = False,
) -> str:
    """Apply a result to the loser; returns what became of it."""
    if result in MINOR:
        battle.cite("4.402")
    if result in (DEAD, GRUESOME):
        outcome = kill(battle, loser, winner, source, push, gruesome=result == GRUESOME)
    elif result == FALLEN:
        outcome = fall(battle, loser)
    else:
        outcome = await recoil(battle, loser, source, push)
    # Pushed back, or set back where it was stopped, it may rest beside somebody.
    end_engaged_watches(battle)
    if melee and winner is not None and loser.at is not None and winner.has("poison"):
        return await poison(battle, loser, winner, outcome)
    return outcome


def kill(
    battle: Battle,
    victim: Figure,
    killer: Figure | None,
    source: Point,
    push: Point | None = None,
    *,
    gruesome: bool = False,
) -> str:
    """Dead or gruesomely dead, unless it is Tough for the first time (4.407, 4.408, 4.927)."""
    if victim.has("tough") and not victim.tough_used:
        victim.tough_used = True
        battle.tell(ToughedOut(victim.id))
        return fall(battle, victim)
    if gruesome:
        frighten(battle, victim, killer, source, push)
        battle.tell(GruesomelyKilled(victim.id))
    else:
        battle.tell(Killed(victim.id))
    remove(battle, victim, "killed")
    return DEAD


def frighten(
    battle: Battle, victim: Figure, killer: Figure | None, source: Point, push: Point | None
) -> None:
    """Those near a gruesome death will test their morale, once in an event (4.502, 4.514).

    The thrower of a grenade is the killer, but it is the burst that one flees from.
    """
    everyone = battle.setting.options["gruesome_scope"] == "all"
    reach = battle.setting.sticks[LONG]
    frightened = {test.subject for test in battle.fresh if test.kind == "gruesome"}
    cause = killer.id if killer is not None and battle.blast is None else ""
    battle.fresh += [
        Test("gruesome", figure.id, cause, source, push)
        for figure in (battle.on_table() if everyone else battle.band(victim.seat))
        if figure is not victim
        and figure is not killer
        and figure.id not in frightened
        and within(distance(figure, victim), reach)
    ]
    battle.cite("4.502", "4.514")


def remove(battle: Battle, figure: Figure, how: str) -> None:
    """Take a figure off the table for good (1.18)."""
    drop_token(battle, figure)
    figure.at = None
    figure.gone = how
    figure.fallen = figure.immobilised = False
    figure.watch = ""
    battle.mirror(figure)
    if not figure.is_lost:
        return
    seat = figure.seat
    remaining = sum(not f.is_lost for f in battle.figures if f.seat == seat)
    if seat not in battle.halved and 2 * remaining <= battle.strength.get(seat, 0):
        battle.halved.append(seat)
        battle.fresh.append(Test("half", seat))
        battle.tell(HalfStrength(seat))
    if figure.has("leader") and battle.setting.has("leader_loss_test"):
        battle.fresh.append(Test("leader", seat))
        battle.cite("1.22")


def drop_token(battle: Battle, figure: Figure) -> None:
    """The token stays under the middle of the base of whoever lets it go (5.11)."""
    if battle.carrier == figure.id and figure.at is not None:
        battle.carrier = ""
        battle.token = figure.at
        battle.tell(Dropped(figure.id, figure.at))


def end_watch(battle: Battle, figure: Figure) -> None:
    """Take away an overwatch marker (4.603)."""
    if figure.watch:
        figure.watch = ""
        battle.tell(OverwatchEnded(figure.id))


def end_engaged_watches(battle: Battle) -> None:
    """Whoever becomes engaged is no longer on overwatch (4.603, 4.314)."""
    for figure in battle.figures:
        if figure.watch and figure.at is not None and is_engaged(battle, figure):
            battle.cite("4.314")
            end_watch(battle, figure)


def fall(battle: Battle, figure: Figure) -> str:
    """Down; no change if it already was (4.403)."""
    drop_token(battle, figure)
    end_watch(battle, figure)
    figure.fallen = True
    battle.mirror(figure)
    battle.tell(Fell(figure.id))
    return FALLEN


async def poison(battle: Battle, loser: Figure, winner: Figure, outcome: str) -> str:
    """Whoever a poisonous figure brings down or pushes back may die of it (4.928)."""
    if loser.has("undead") or loser.has("swarm"):
        battle.cite("4.910" if loser.has("undead") else "4.911")
        return outcome
    resists = await quality_roll(battle, loser, 1, rule="4.928", topic="poison")
    if resists:
        return outcome
    battle.tell(Poisoned(loser.id))
    return kill(battle, loser, winner, winner.at or loser.place)


def away(battle: Battle, figure: Figure, source: Point, push: Point | None) -> Point:
    """The unit vector straight away from a source (4.404)."""
    (x, y), (sx, sy) = figure.place, source
    dx, dy = x - sx, y - sy
    if dx == 0.0 and dy == 0.0:
        dx, dy = push or (0.0, 0.0)
    if dx == 0.0 and dy == 0.0:
        return EDGES[battle.own_edge(figure.seat)]
    length = sqrt(dx * dx + dy * dy)
    return dx / length, dy / length


@hot
def is_push_stopped(table: Table, i: int, platform: int, bx: float, by: float) -> bool:
    """Whether anything on its own level stops a figure that is pushed back to a place (4.405)."""
    b, bodies, lines = i * BODY, table.bodies, table.lines
    ax, ay = bodies[b + X], bodies[b + Y]
    if is_off_table(table, bx, by, bodies[b + R]) or crosses_any(lines, PARAPET, ax, ay, bx, by):
        return True
    for k in range(0, len(lines), LINE):
        if int(lines[k + FLAGS]) & PARAPET and to_line(lines, k, bx, by) < bodies[b + R] - TOUCH:
            return True
    return (
        runs_into(table, i, ax, ay, bx, by, 0.0)
        or is_barred(table, i, platform, platform, ax, ay, bx, by)
        or (platform == GROUND and crosses_any(lines, CLIMBS, ax, ay, bx, by))
    )


async def recoil(battle: Battle, loser: Figure, source: Point, push: Point | None = None) -> str:
    """Pushed 25 mm straight back, or down where there is no room (4.404, 4.405, 4.409)."""
    ux, uy = away(battle, loser, source, push)
    x, y = loser.place
    end = point_at(x + ux * PUSH, y + uy * PUSH)
    measure = battle.geometry()
    of, table = measure.of, measure.table
    platform = of(platform_of)(table, loser.index)
    if of(is_push_stopped)(table, loser.index, platform, *end):
        battle.tell(NoRoom(loser.id))
        return fall(battle, loser)
    if platform != GROUND and of(platform_at)(table.areas, *end, loser.profile.radius) != platform:
        return await topple(battle, loser, (ux, uy), platform)
    end_watch(battle, loser)
    battle.put(loser, end)
    battle.tell(PushedBack(loser.id, end))
    return RECOIL


async def topple(battle: Battle, loser: Figure, direction: Point, platform: int) -> str:
    """Pushed over the edge of a platform: placed just clear of it, below (4.409)."""
    measure = battle.geometry()
    x, y = loser.place
    ux, uy = direction
    far = (x + ux * FAR, y + uy * FAR)
    share = measure.of(clear_of)(measure.table.areas, platform, x, y, *far, loser.profile.radius)
    place = point_at(x + ux * FAR * share, y + uy * FAR * share)
    blocked = share == NEVER or measure.of(crosses_any)(measure.table.lines, PARAPET, x, y, *place)
    below = level_at(battle, place, loser.profile.radius)
    drop = loser.level - below
    if blocked or drop <= 0 or rest_fault(battle, loser, place, below) != LEGAL:
        battle.tell(NoRoom(loser.id))
        return fall(battle, loser)
    end_watch(battle, loser)
    battle.put(loser, place, below)
    battle.tell(FellOff(loser.id, place))
    end_engaged_watches(battle)
    return await tumble(battle, loser, drop)


async def tumble(battle: Battle, figure: Figure, drop: int) -> str:
    """A fall of some levels: dead if doubled, down in every other case (4.411)."""
    _, result = await Clash(
        "fall",
        "",
        figure.id,
        Tally("ground").add("4.411", "drop", 2 * drop),
        Tally("figure").add("1.3", "combat", figure.profile.combat),
        Terms(Side(is_safe=True), Side(), is_fall=True),
        seat=figure.seat,
        rule="4.411",
        topic="fall",
    )
    if result == DEAD:
        return kill(battle, figure, None, figure.place)
    return fall(battle, figure)


async def follow_up(battle: Battle, winner: Figure, loser: Figure) -> None:
    """An able winner may move into contact with the figure it pushed back (4.406)."""
    if not may_follow(battle, winner, loser):
        return
    wish = await Choose(
        winner.seat,
        (FOLLOW, STAY),
        rule="4.406",
        topic="follow-up",
        default="follow" if winner.seat == battle.active else "stay",
        piece=winner.id,
        facts={"target": loser.id},
        story=stories.of_push(winner, loser),
        passing="stay",
        window="follow-ups",
    )
    if wish == "stay":
        return
    place = follow_place(winner, loser)
    battle.put(winner, place)
    battle.tell(FollowedUp(winner.id, place))
    end_engaged_watches(battle)


def follow_place(winner: Figure, loser: Figure) -> Point:
    """Up to 25 mm straight toward the loser."""
    (ax, ay), (bx, by) = winner.place, loser.place
    dx, dy = bx - ax, by - ay
    centres = sqrt(dx * dx + dy * dy)
    share = min(PUSH, distance(winner, loser)) / centres
    return point_at(ax + dx * share, ay + dy * share)


def may_follow(battle: Battle, winner: Figure, loser: Figure) -> bool:
    """Able, free of other able enemies, with an open way that crosses nothing (4.406)."""
    if not winner.is_able or loser.at is None or winner.level != loser.level:
        return False
    if any(enemy.is_able for enemy in enemies_in_contact(battle, winner) if enemy is not loser):
        return False
    measure = battle.geometry()
    end = follow_place(winner, loser)
    if measure.of(crosses_any)(measure.table.lines, ROUGH, *winner.place, *end):
        return False
    march = March(battle, winner, end, CHARGE, (PUSH, PUSH))
    if march.fault != LEGAL or march.drop or march.level != winner.level:
        return False
    return contact_from(battle, winner, end, winner.level, loser) != APART
