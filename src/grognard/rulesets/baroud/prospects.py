"""What every figure may do to every other, worked out once, and read off for many places at once.

Values are points of the band: what the enemy is likely to lose, less what it may cost.
"""

from functools import lru_cache
from typing import NamedTuple

from grognard.kernel.questions import Seat
from grognard.rulesets.baroud.battle import Battle
from grognard.rulesets.baroud.clash import Side, Terms, clash_weights
from grognard.rulesets.baroud.content import STICKS, Profile
from grognard.rulesets.baroud.field import COVERED, HIDDEN, graded_sight
from grognard.rulesets.baroud.grenades import MODIFIERS
from grognard.rulesets.baroud.quality import LEAST_NEED, NERVES
from grognard.rulesets.baroud.shooting import BANDS, band
from grognard.rulesets.baroud.strikes import Sticks, melee_harm, reaction, share_lost, shot_harm
from grognard.table.compiled import Bundle, Column, Numbers, hot
from grognard.table.sticks.bases import APART, contact, gap_between, is_touched
from grognard.table.sticks.columns import (
    ABLE,
    BODY,
    LEVEL,
    PRESENT,
    SAME,
    SIDE,
    STANDING,
    R,
    Table,
    X,
    Y,
)

LEADER = 50.0
"""Points that the loss of a Leader is worth beside its own, where it scores five (5.6)."""
HORROR = 60.0
"""The same for a Magic-User or a Terror where the relic lies (5.9)."""
DEFENDER = 0.6
"""Share of their points that figures count for whose loss scores nothing (5.8)."""
FLIGHT = 0.15
"""Share of a figure that fleeing is likely to cost."""

AIMED = 1.8
"""How much more an aimed shot promises (4.6)."""
ROUNDABOUT = 0.8
"""Share of a strike's promise that is left where it takes a step first."""
ON_TARGET = 0.5
"""How likely a grenade bursts near enough to whoever it is thrown at."""
FAR = 1e6

RANGES = 8
"""Lengths at which anything about a shot changes: one to three sticks of every kind (4.206)."""
BLAST = 2 * RANGES
BLOW, HELPED, ARRIVES, COSTS, SCARES = range(3 * RANGES, 3 * RANGES + 5)
"""A row of the book: shots by range in the open, in cover, and grenades; an attack alone and with a
friend; how likely a charge arrives and what it costs on the way; what its Terror does there."""
ROW = 3 * RANGES + 5
STATES = 3
UPRIGHT, DOWN, BOUND = range(STATES)
"""What condition the enemy is in (1.11)."""


def price(profile: Profile, victory: str, *, scores: bool = True) -> float:
    """What a figure is worth to whoever loses it, in points of the band (5.6-5.9)."""
    points = float(profile.points)
    match victory:
        case "losses":
            return points + LEADER * profile.has("leader")
        case "breakthrough":
            return points if scores else DEFENDER * points
        case "relic":
            return points + HORROR * (profile.has("magic_user") or profile.has("terror"))
    return points


class Book(NamedTuple):
    """The rows of all figures against all others, and the lengths they are written for."""

    rows: Numbers
    limits: Numbers
    prices: Numbers
    sticks: Numbers
    blasts: Numbers
    """What a burst within S, M and L takes of each (4.710)."""
    frights: Numbers
    """What a morale test takes of each (4.501)."""
    figures: int


Volume = Bundle[Book]
"""The book in either form of the kernels, which may change between one measurement and the next."""


def limits_of(sticks: Sticks) -> list[float]:
    """Where one of the ranges ends and the next begins (4.206)."""
    return sorted({round(n * stick, 6) for n in (1, 2, 3) for stick in sticks})


Key = tuple[Profile, float, bool]
"""A figure as the book knows it: its profile, its price, and whether it has grenades left."""


def book_of(battle: Battle) -> Volume:
    """The book of a battle; the same bands under the same rules share one."""
    setting, figures = battle.setting, battle.figures
    return _book(
        tuple([figure.profile for figure in figures]),
        tuple([figure.seat for figure in figures]),
        tuple([figure.index for figure in figures if figure.grenades_out]),
        (setting.victory, battle.attacker),
        setting.sticks,
    )


@lru_cache(maxsize=64)
def _book(
    profiles: tuple[Profile, ...],
    seats: tuple[Seat, ...],
    spent: tuple[int, ...],
    stakes: tuple[str, Seat],
    sticks: Sticks,
) -> Volume:
    victory, attacker = stakes
    cast = [
        (profile, price(profile, victory, scores=seat == attacker), n not in spent)
        for n, (profile, seat) in enumerate(zip(profiles, seats))
    ]
    blank = (0.0,) * (ROW * STATES)
    rows = [
        number
        for one, side in zip(cast, seats)
        for other, facing in zip(cast, seats)
        for number in (_rows(one, other, sticks) if side != facing else blank)
    ]
    return Bundle(
        Book,
        Column(rows),
        Column(limits_of(sticks)),
        Column(own for _, own, _ in cast),
        Column(sticks[profile.stick] for profile in profiles),
        Column(own * share for profile, own, _ in cast for share in blast_shares(profile)),
        Column(own * nerve(profile)[1] for profile, own, _ in cast),
        len(profiles),
    )


@lru_cache(maxsize=256)
def blast_shares(profile: Profile) -> tuple[float, ...]:
    """Share of a figure that a burst within S, M and L is likely to cost (4.711)."""
    terms = Terms(Side(is_safe=True), Side(rolls=False, armoured=profile.has("heavy_armour")))
    weights = [clash_weights(0, profile.combat + modifier, terms) for modifier in MODIFIERS]
    return tuple(share_lost(each, "target") for each in weights)


@lru_cache(maxsize=1 << 12)
def _rows(one: Key, other: Key, sticks: Sticks) -> tuple[float, ...]:
    return tuple(number for state in range(STATES) for number in _row(one, other, state, sticks))


def _row(one: Key, other: Key, state: int, sticks: Sticks) -> list[float]:
    (shooter, own, throws), (target, prize, _) = one, other
    down, bound = state == DOWN, state == BOUND
    shots = [
        max(
            (
                prize * shot_harm(shooter, w.id, bands, n == 0, target, down, bound, covered)
                for w in shooter.weapons
                if (bands := band(limit, sticks[STICKS.index(w.range)])) <= BANDS
            ),
            default=0.0,
        )
        for covered in (False, True)
        for n, limit in enumerate(limits_of(sticks))
    ]
    blasts = [0.0] * RANGES
    if throws and shooter.grenade is not None:
        reach = BANDS * sticks[STICKS.index(shooter.grenade.range)]
        harm = prize * ON_TARGET * blast_shares(target)[0]
        blasts = [harm if limit <= reach else 0.0 for limit in limits_of(sticks)]
    blows = []
    for helpers in (0, 1):
        hurts, risks = melee_harm(shooter, target, down, bound, helpers)
        blows.append(prize * hurts - own * risks)
    arrives, costs, scares = 1.0, 0.0, 0.0
    if target.weapons and state == UPRIGHT:
        arrives, share = reaction(target, max(LEAST_NEED, target.quality - 1), shooter)
        costs = own * share
    if target.has("terror") and not _is_fearless(shooter):
        holds, loses = nerve(shooter)
        arrives, costs = arrives * holds, costs * holds + own * loses
    if shooter.has("terror") and not _is_fearless(target):
        scares = prize * nerve(target)[1]
    return [*shots, *blasts, *blows, arrives, costs, scares]


def _is_fearless(profile: Profile) -> bool:
    return profile.has("terror") or profile.has("fearless")


@lru_cache(maxsize=256)
def nerve(profile: Profile, led: bool = True) -> tuple[float, float]:
    """How likely a figure holds in a morale test, and the share of it lost (4.501-4.513)."""
    need = profile.quality - led
    need += sum(change for name, (_, change) in NERVES.items() if profile.has(name))
    good = (7 - min(6, max(LEAST_NEED, need))) / 6
    holds, routs = good**3, (1 - good) ** 3
    if profile.has("undead"):
        return holds, 1 - holds
    return holds, routs + FLIGHT * (1 - holds - routs)


@hot
def row_of(table: Table, book: Book, i: int, j: int) -> int:
    """Where the book tells what one figure may do to another as that stands (1.11)."""
    k = j * BODY
    state = UPRIGHT
    if not table.bodies[k + ABLE]:
        state = BOUND if table.bodies[k + STANDING] else DOWN
    return ((i * book.figures + j) * STATES + state) * ROW


@hot
def shot_value(book: Book, row: int, gap: float, is_covered: bool) -> float:
    """What a shot from so far away is worth (4.206)."""
    for n in range(RANGES):
        if gap <= book.limits[n] + SAME:
            return book.rows[row + n + (RANGES if is_covered else 0)]
    return 0.0


@hot
def charge_value(table: Table, book: Book, row: int, j: int) -> float:
    """What a charge and an attack are worth; nobody reacts who is engaged (4.123, 4.135)."""
    rows = book.rows
    if is_touched(table, j):
        return rows[row + HELPED]
    return rows[row + ARRIVES] * (rows[row + BLOW] + rows[row + SCARES]) - rows[row + COSTS]


class Striker(NamedTuple):
    """A figure that may act, and how."""

    i: int
    stick: float
    shoots: bool
    """May still shoot in this turn (4.14)."""
    fights: bool
    """May still attack (4.14)."""
    is_ferocious: bool
    """Attacks as it charges (4.135)."""
    is_steady: bool
    """Does not shoot after a move (1.14)."""


Promise = tuple[float, float, float, float, float, float]
"""What one, two and three actions are good for; whether one and two are for a shot; how near the
nearest enemy is."""


@hot
def promise_of(table: Table, book: Book, striker: Striker) -> Promise:
    """What a figure may do where it stands: attack, shoot, charge, or go and do it (4.4-4.7)."""
    bodies = table.bodies
    i, stick = striker.i, striker.stick
    b = i * BODY
    one = two = three = 0.0
    shot_one = shot_two = 0.0
    nearest = FAR
    engaged = is_touched(table, i)
    for k in range(0, len(bodies), BODY):
        if not bodies[k + PRESENT] or bodies[k + SIDE] == bodies[b + SIDE]:
            continue
        j = k // BODY
        gap = gap_between(bodies, b, k)
        nearest = min(nearest, gap)
        row = row_of(table, book, i, j)
        if engaged:
            if striker.fights and contact(table, i, j) != APART:
                one = max(one, book.rows[row + BLOW])
                two = max(two, book.rows[row + HELPED])
            continue
        if gap <= 2.0 * stick and (striker.fights or striker.is_ferocious):
            blow = charge_value(table, book, row, j)
            if gap > stick:
                blow *= ROUNDABOUT
                if striker.is_ferocious:
                    two = max(two, blow)
                three = max(three, blow)
            else:
                if striker.is_ferocious:
                    one = max(one, blow)
                two = max(two, blow)
        if striker.shoots and gap - stick <= book.limits[RANGES - 1] and not is_touched(table, j):
            near = shot_value(book, row, max(book.limits[0], gap - stick), False)
            here = 0.0
            if max(near, shot_value(book, row, gap, False)) > 0.0:
                x, y, radius, level = bodies[b + X], bodies[b + Y], bodies[b + R], bodies[b + LEVEL]
                seen = graded_sight(table, x, y, radius, level, i, j)
                if seen != HIDDEN:
                    here = shot_value(book, row, gap, seen == COVERED)
            if here > one:
                one, shot_one = here, 1.0
            if AIMED * here > two:
                two, shot_two = AIMED * here, 1.0
            if not striker.is_steady:
                if ROUNDABOUT * near > two:
                    two, shot_two = ROUNDABOUT * near, 1.0
                three = max(three, ROUNDABOUT * AIMED * near)
    return one, max(one, two), max(one, two, three), shot_one, shot_two, nearest


@hot
def fright_of(table: Table, book: Book, i: int, j: int, reach: float) -> float:
    """What the gruesome death of a figure would cost its friends, less ours beside it (4.502)."""
    bodies = table.bodies
    value = 0.0
    for k in range(0, len(bodies), BODY):
        if not bodies[k + PRESENT] or k in (i * BODY, j * BODY):
            continue
        if gap_between(bodies, j * BODY, k) <= reach:
            fear = book.frights[k // BODY]
            value += fear if bodies[k + SIDE] != bodies[i * BODY + SIDE] else -fear
    return value
