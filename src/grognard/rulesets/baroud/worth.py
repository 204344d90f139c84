"""What the ground promises: figures are of use near the enemy, in danger near a stronger one.

A band goes forward as one, within hearing of its Leader, and the turn is kept for as many of
its figures as possible.
"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from math import hypot, inf

from grognard.kernel.questions import Point, Seat
from grognard.kernel.ruleset import Effect
from grognard.rulesets.baroud.battle import (
    LONG,
    MEDIUM,
    SEATS,
    SHORT,
    Battle,
    Blast,
    Figure,
    other_seat,
)
from grognard.rulesets.baroud.clash import FALLEN
from grognard.rulesets.baroud.content import Profile
from grognard.rulesets.baroud.field import to_point
from grognard.rulesets.baroud.grenades import blast_clash
from grognard.rulesets.baroud.quality import is_led
from grognard.rulesets.baroud.shooting import stick_length
from grognard.rulesets.baroud.strikes import (
    BOUND,
    CERTAIN,
    HARM,
    LIKELY,
    Strike,
    Strikes,
    appeal,
    share_lost,
)
from grognard.rulesets.baroud.terrain import EFFECTS
from grognard.rulesets.baroud.victory import standing_scores
from grognard.table.sticks.shapes import span

VICTORY_POINT = {"losses": 4.0, "tower": 15.0, "breakthrough": 15.0, "relic": 20.0}
"""What a victory point is worth in points of the band, by kind of victory."""
PULL = 0.5
"""Share of a figure's points that standing where it is of use adds."""
MARCH = 0.067
"""Share that each action adds which a figure has, to come closer with."""
STRIKE = 1.2
"""What a point counts that a strike is likely to cost the enemy: it scores as well (5.6)."""
WAITING = 1.2
"""How many actions a figure counts for that is still to be activated in this turn."""
MATURING = 1.5
"""Rounds it takes until having come closer has paid."""
READY = 0.02
"""Share that being on overwatch adds."""
HEARD = 0.03
"""Share that being within hearing of the Leader adds (4.512)."""
AHEAD = 5 / 6
"""A Leader is of no more use farther ahead of its band than this, in sticks of length M."""
DANGER = 0.15
"""Share that standing within reach of an enemy who outfights it by far takes."""
BY_FAR = 4
"""Difference in Combat, and one more, that leaves a figure hardly a chance."""
SHY = 2.0
"""So much farther away, in sticks of length M, seems an enemy that had better be left alone."""
TEMPTING = 8.0
"""Points that going for an enemy must promise if nothing is to keep a figure away from it."""
SHAKEN = 0.2
"""Share of a figure that a morale test it has yet to take is likely to cost."""
SLOWED = {SHORT: 1.0, MEDIUM: 0.6, LONG: 0.5}
"""How much longer a way over difficult ground takes, by the stick of who goes it (4.102, 4.103)."""

TOUCH = 0.01
"""A line that comes no deeper into a wall than this, in millimetres, runs along it."""

Box = tuple[float, float, float, float]
"""From its south-west to its north-east corner."""


FEATURES = ("figures", "points", "pending", "promise", "their_promise")
"""What decides a game, in points of the band, ours less theirs."""


def worth(battle: Battle, seat: Seat) -> float:
    """Own figures and victory points against the enemy's, in points of the band.

    What the enemy's places promise is left out: a band that minds it as much never goes forward.
    """
    return sum(_balance(battle, seat))


def features(battle: Battle, seat: Seat) -> tuple[float, ...]:
    """What speaks for a player, part by part, as ``FEATURES`` names them."""
    return (*_balance(battle, seat), -promise(battle, other_seat(seat)))


def _balance(battle: Battle, seat: Seat) -> tuple[float, ...]:
    scale, scores = VICTORY_POINT[battle.setting.victory], standing_scores(battle)
    return (
        sum(
            _figure_worth(figure) * (1 if figure.seat == seat else -1) for figure in battle.figures
        ),
        scale * (scores[seat] - scores[other_seat(seat)]),
        pending(battle, seat),
        promise(battle, seat),
    )


def stage(battle: Battle) -> tuple[str, float]:
    """What the bands fight for, and the share of the game that is over."""
    return battle.setting.victory, min(1.0, battle.round / battle.setting.rounds)


def promise(battle: Battle, seat: Seat) -> float:
    """What the places of a player's figures promise, in points of the band."""
    enemies = battle.band(other_seat(seat))
    fighters = [e for e in enemies if e.is_able]
    band = [figure for figure in battle.band(seat) if figure.is_able]
    ways = [_way(battle, figure, enemies) for figure in band]
    move = battle.setting.sticks[MEDIUM]
    front = sum(ways) / len(ways) - AHEAD * move if ways else 0.0
    strikes, time = Strikes(battle, band, enemies), _time_left(battle)
    total, prospects = 0.0, []
    for figure, way in zip(band, ways):
        points = figure.profile.points
        forward = max(way, front) if figure.has("leader") else way
        share = time * PULL * max(0.0, 1.0 - forward / battle.setting.height)
        share += READY * bool(figure.watch) + HEARD * is_led(battle, figure)
        total += points * (share - DANGER * _threat(figure, fighters, move))
        if (actions := _actions(battle, figure)) > 0.0:
            # Whoever has arrived gains nothing by going on, nor a Leader ahead of its band.
            march = time * MARCH * points * min(1.0, way / move) * (forward == way)
            total += march * (actions - 1)
            prospects.append((_strike(battle, figure, strikes), march))
    return total + _spent(prospects)


def _time_left(battle: Battle) -> float:
    """How much it still matters to come closer: where only losses score, nothing at the end."""
    setting = battle.setting
    if setting.victory != "losses":
        return 1.0
    return min(1.0, (setting.rounds - battle.round) / MATURING)


def _actions(battle: Battle, figure: Figure) -> float:
    """The actions that a figure has, or may win in this turn."""
    if battle.acting == figure.id:
        return float(battle.actions)
    return WAITING if _waits(battle, figure) else 0.0


def _waits(battle: Battle, figure: Figure) -> bool:
    """Whether a figure may still be activated in this turn."""
    return battle.active == figure.seat and not battle.turn_over and not figure.activated


def _strike(battle: Battle, figure: Figure, strikes: Strikes) -> Strike:
    """The best strike of the figure that acts, or of one that may still be activated."""
    if battle.acting == figure.id:
        return strikes.best(figure, CERTAIN[battle.actions], casts=battle.announced)
    may_cast = figure.has("magic_user") and not figure.magic_lost
    return strikes.best(figure, LIKELY, casts=may_cast)


def _spent(prospects: list[tuple[Strike, float]]) -> float:
    """What one action of each figure is good for: the best strike it has, or marching.

    It strikes once in a turn (4.14); and where many may strike at one enemy, the later ones
    only strike at it if the others did not get it.
    """
    total, left = 0.0, dict[str, float]()
    for (value, enemy), march in sorted(prospects, key=_hardest_first):
        if enemy is None:
            total += march
            continue
        standing = left.get(enemy.id, 1.0)
        strike = STRIKE * value * standing
        if strike > march:
            left[enemy.id] = standing * max(0.0, 1.0 - value / enemy.profile.points)
        total += max(strike, march)
    return total


def _hardest_first(prospect: tuple[Strike, float]) -> float:
    return -prospect[0][0]


def pending(battle: Battle, seat: Seat) -> float:
    """What a burst and morale tests that are still to come will cost the enemy, less us."""
    balance = 0.0
    if battle.blast is not None:
        balance += _blast(battle, battle.blast, seat)
    for test in (*battle.tests, *battle.fresh):
        whole_band = test.subject in SEATS
        frightened = battle.band(test.subject) if whole_band else [battle.figure(test.subject)]
        for figure in frightened:
            cost = SHAKEN * figure.profile.points * (figure.at is not None)
            balance += -cost if figure.seat == seat else cost
    return balance


def _blast(battle: Battle, blast: Blast, seat: Seat) -> float:
    """What those a burst has yet to reach are likely to suffer: the enemy's loss, less ours."""
    thrower, balance = battle.figure(blast.thrower), 0.0
    for name, modifier, covered in blast.victims:
        victim = battle.figure(name)
        weights = blast_clash(battle, thrower, victim, modifier, covered).outcomes()
        cost = victim.profile.points * share_lost(weights, "target")
        balance += -cost if victim.seat == seat else cost
    return balance


def _threat(figure: Figure, enemies: Sequence[Figure], move: float) -> float:
    """How badly the worst enemy who may reach a figure outfights it, from 0 to 1."""
    x, y = figure.place
    own, radius = figure.profile.combat, figure.profile.radius
    worst = 0.0
    for enemy in enemies:
        stronger = enemy.profile.combat - own + 1
        if stronger > 0:
            ex, ey = enemy.place
            short = hypot(ex - x, ey - y) - enemy.profile.radius - radius - move
            edge = min(1.0, stronger / BY_FAR)
            worst = max(worst, edge if short <= 0 else edge * 0.25 ** (short / move))
    return worst


def _way(battle: Battle, figure: Figure, enemies: Sequence[Figure]) -> float:
    """How far a figure still has to go to what it fights for, in millimetres."""
    setting = battle.setting
    match setting.victory:
        case "tower" if setting.objective is not None:
            return max(0.0, to_point(figure, setting.objective) - setting.sticks[SHORT])
        case "breakthrough" if figure.seat == battle.attacker:
            return setting.height - figure.place[1]
        case "relic":
            return _way_to_relic(battle, figure, enemies)
        case _:
            return _way_to_enemies(battle, figure, enemies)


def _way_to_relic(battle: Battle, figure: Figure, enemies: Sequence[Figure]) -> float:
    if battle.carrier == figure.id:
        x, y = figure.place
        width, height = battle.setting.width, battle.setting.height
        edges = {"south": y, "north": height - y, "west": x, "east": width - x}
        return edges[battle.own_edge(figure.seat)] / 2
    if battle.token is not None:
        return to_point(figure, battle.token)
    return _way_to_enemies(battle, figure, enemies)


def _way_to_enemies(battle: Battle, figure: Figure, enemies: Sequence[Figure]) -> float:
    """To the enemy that is nearest and worth going for; a shooter stops at the length of its stick.

    A way seems longer to an enemy who had better be left alone.
    """
    setting, (x, y) = battle.setting, figure.place
    # Nobody has deployed yet, or nobody is left: the middle is a good place.
    straight, doubt, goal = inf, 0.0, (setting.width / 2, setting.height / 2)
    for enemy in enemies:
        ex, ey = enemy.place
        length = hypot(ex - x, ey - y) - enemy.profile.radius
        doubts = SHY * setting.sticks[MEDIUM] * _doubt(figure.profile, enemy.profile)
        if length + doubts < straight + doubt:
            straight, doubt, goal = length, doubts, enemy.place
    if straight == inf:
        straight = hypot(goal[0] - x, goal[1] - y)
    sticks = [stick_length(battle, weapon.range) for weapon in figure.profile.weapons]
    way = max(0.0, straight - figure.profile.radius - max(sticks, default=0.0))
    longer = doubt + _drag(battle, figure, goal, way)
    if not sticks:
        longer += _detour(battle, figure, goal)
    return way + longer


@lru_cache(maxsize=1 << 12)
def _doubt(one: Profile, other: Profile) -> float:
    """How little going for an enemy promises, from 0 to 1."""
    return min(1.0, max(0.0, 1.0 - appeal(one, other) / TEMPTING))


def _drag(battle: Battle, figure: Figure, goal: Point, way: float) -> float:
    """How much longer the way towards a place seems for the difficult ground it leads over."""
    (ax, ay), (gx, gy) = figure.place, goal
    whole = hypot(gx - ax, gy - ay)
    if figure.has("flying") or not whole:
        return 0.0
    share, radius, over = way / whole, figure.profile.radius, 0.0
    bx, by = ax + share * (gx - ax), ay + share * (gy - ay)
    for piece in battle.setting.terrain:
        if piece.rect is not None and EFFECTS[piece.kind] & figure.profile.footing.slowed:
            enters, leaves = span(*_grown(piece.rect, radius), ax, ay, bx, by)
            if enters < leaves:
                over += (leaves - enters) * way
    return over * SLOWED[figure.profile.stick]


def _grown(box: Box, radius: float) -> Box:
    """Where the middle of a base of that radius may not be without touching a box."""
    west, south, east, north = box
    return west - radius, south - radius, east + radius, north + radius


def _detour(battle: Battle, figure: Figure, goal: Point) -> float:
    """How much longer than straight the way to a place is, round the walls that bar it."""
    setting, radius = battle.setting, figure.profile.radius
    table = (radius, radius, setting.width - radius, setting.height - radius)
    longer = 0.0
    for piece in setting.terrain:
        if piece.kind == "wall" and piece.rect is not None:
            wall = _grown(piece.rect, radius)
            if _crosses(figure.place, goal, wall):
                longer += _longer(figure.place, goal, wall, table)
    return longer


@lru_cache(maxsize=1 << 14)
def _longer(start: Point, goal: Point, wall: Box, table: Box) -> float:
    """How much longer than straight the shortest way round one wall is."""
    x1, y1, x2, y2 = wall
    corners = [(x1, y1), (x2, y1), (x2, y2), (x1, y2)]
    ways = [[corner] for corner in corners]
    ways += [[corners[n - turn], corners[n - 1 + turn]] for n in range(4) for turn in (0, 1)]
    lengths = [_length([start, *way, goal], wall) for way in ways if _is_within(way, table)]
    shortest = min(lengths, default=inf)
    straight = hypot(goal[0] - start[0], goal[1] - start[1])
    return 0.0 if shortest == inf else shortest - straight


def _is_within(way: Sequence[Point], box: Box) -> bool:
    return all(box[0] <= x <= box[2] and box[1] <= y <= box[3] for x, y in way)


def _length(way: Sequence[Point], wall: Box) -> float:
    """How long a way from point to point is; without end where the wall bars it."""
    legs = list(pairwise(way))
    if any(_crosses(a, b, wall) for a, b in legs):
        return inf
    return sum(hypot(b[0] - a[0], b[1] - a[1]) for a, b in legs)


def _crosses(start: Point, end: Point, box: Box) -> bool:
    """Whether a line runs through the inside of a box."""
    west, south, east, north = box
    within = west + TOUCH, south + TOUCH, east - TOUCH, north - TOUCH
    enters, leaves = span(*within, *start, *end)
    return bool(enters < leaves)


def effects(before: Battle, after: Battle) -> tuple[Effect, ...]:
    """Losses, falls, pushes, markers, fear, actions and the turn."""
    found: list[Effect] = []
    for old, new in zip(before.figures, after.figures):
        found += _figure_effects(old, new)
    acting = after.acting or before.acting
    if acting and after.actions > before.actions:
        found.append(Effect(acting, "actions", after.actions - before.actions))
    if after.turn_over and not before.turn_over:
        found.append(Effect(before.active, "turn-passes"))
    if frightened := sum(test.kind == "gruesome" for test in after.fresh):
        found.append(Effect("", "frightened", frightened))
    if after.group_orders > before.group_orders:
        found.append(Effect(acting, "group-orders", after.group_orders))
    return tuple(sorted(found))


def _figure_effects(old: Figure, new: Figure) -> list[Effect]:
    if old == new:
        return []
    if new.gone and not old.gone:
        return [Effect(new.id, new.gone)]
    found = [
        Effect(new.id, name.replace("_", "-"), int(getattr(new, name)) or -1)
        for name in ("fallen", "immobilised", "grenades_out", "magic_lost", "tough_used")
        if getattr(new, name) != getattr(old, name)
    ]
    if bool(new.watch) != bool(old.watch):
        found.append(Effect(new.id, "overwatch", 1 if new.watch else -1))
    if bool(new.rattled) != bool(old.rattled):
        found.append(Effect(new.id, "rattled", 1 if new.rattled else -1))
    if new.at != old.at:
        found.append(Effect(new.id, "moved"))
    return found


def _figure_worth(figure: Figure) -> float:
    if figure.gone:
        return float(figure.profile.points) if figure.gone == "exited" else 0.0
    share = 1.0
    if figure.fallen:
        share -= HARM[FALLEN]
    if figure.immobilised:
        share -= BOUND
    if figure.magic_lost or figure.grenades_out or figure.tough_used:
        share -= 0.15
    return figure.profile.points * share
