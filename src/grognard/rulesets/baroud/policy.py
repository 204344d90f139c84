"""What to answer at a glance, question by question: the quick bot plays nothing else.

A rater scores the answers to one topic from the state as it stands; no rule is played on. Scores
are points of the band: what the enemy is likely to lose, less what it may cost.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from math import dist

from grognard.kernel.compound import Picks, SeatQuestion, Tick
from grognard.kernel.policies import Rated, Rater, as_usual, rate
from grognard.kernel.questions import Choose, Place, Placement, Point
from grognard.rulesets.baroud.battle import MEDIUM, Battle, Figure, other_seat
from grognard.rulesets.baroud.charge import chargeable
from grognard.rulesets.baroud.clash import FALLEN
from grognard.rulesets.baroud.content import Weapon
from grognard.rulesets.baroud.field import distance, enemies_in_contact, point_at
from grognard.rulesets.baroud.group import (
    could_shoot,
    group_threshold,
    members_on_table,
)
from grognard.rulesets.baroud.march import DISENGAGE, MOVE
from grognard.rulesets.baroud.movement import FAN, STAY, MarchRegion, exit_edge
from grognard.rulesets.baroud.overwatch import zone_of
from grognard.rulesets.baroud.prospects import (
    Book,
    book_of,
    charge_value,
    row_of,
    throw_value,
)
from grognard.rulesets.baroud.quality import threshold
from grognard.rulesets.baroud.ratings import (
    LATER,
    blow,
    chances,
    future,
    here,
    marchers,
    marching,
    ordering,
    prize,
    prospect,
    shot,
    spelled,
    spelling,
    spots,
    throwing,
    waiting,
)
from grognard.rulesets.baroud.results import EDGES
from grognard.rulesets.baroud.shooting import (
    stick_length,
    targets,
    usable_weapons,
    weapon_targets,
)
from grognard.rulesets.baroud.spells import spell_targets
from grognard.rulesets.baroud.strikes import BOUND, HARM, LOADED

FIRST = 1e4
"""More than any prospect, for those who come before all others."""
CAUTION = 0.03
"""Added to the chance that a turn ends: of two that hardly risk it, the more useful goes first."""
BUSY = 0.15
"""Share of an armed figure that keeping it from shooting is worth."""
CONTACT = 0.3
"""Share of an attack's promise that is left where it must wait for another activation."""
LIKELY_BLOW = 0.5
"""How likely an enemy in contact attacks before a figure acts again."""
SENTRY = 0.075
"""Share of an enemy who may come into a watch zone that this is likely to cost it (4.605)."""
MISHAP = 0.01
"""Share of a friend that its walking into a watch zone is likely to cost (4.605, 4.606)."""
WARY = 0.03
"""Share of a figure that the marker alone is worth: it is harder to hit (4.609)."""
RELIC = 200.0
"""What taking up the relic is worth (5.9)."""
ESCAPE = 400.0
"""What leaving the table is worth where it scores (5.8, 5.9)."""
BESIDE = 0.2
"""Between one and the next of those who deploy side by side, for group orders (4.950)."""
FORD = 0.7
"""Share of the front that is held where the enemy must come through the middle of it (5.8)."""
ROWS = 45.0
"""How far behind the first row the second stands."""


def policy(battle: Battle, question: SeatQuestion) -> Sequence[Rated]:
    """The answers to a question, best first."""
    return rate(battle, question, RATERS)


# Deployment -------------------------------------------------------------------------------------


def _deploy(battle: Battle, question: Place) -> list[Rated]:
    """Side by side round the middle of the front, or far apart where grenades fly (2.10, 4.710)."""
    region = question.region
    figure = battle.figure(region.piece or "")
    apart = has_grenades(battle, other_seat(figure.seat))
    slots = _open_order(battle, figure) if apart else _close_order(battle, figure)
    for point in slots:
        placement = Placement((point,))
        if region.refuse(placement) is None:
            return [Rated(placement)]
    return as_usual(battle, question)


def _close_order(battle: Battle, figure: Figure) -> Iterable[Point]:
    """In contact from the middle outward, the Leader behind the others (4.950)."""
    radius, number = figure.profile.radius, len(battle.bands[figure.seat])
    step = 2 * radius + BESIDE
    first = 1 if figure.has("leader") else 0
    for row in (first, 1 - first, 2):
        for k in range(2 * number):
            side = (k + 1) // 2 * (1 if k % 2 else -1)
            yield _in_zone(battle, figure, side * step, radius + row * ROWS)


def _open_order(battle: Battle, figure: Figure) -> Iterable[Point]:
    """One row over the whole front, as far from one another as there is room (4.710)."""
    zone, count = battle.zone(figure.seat), len(battle.bands[figure.seat])
    low, high = zone.x if EDGES[zone.edge][1] else zone.y
    radius, step = figure.profile.radius, (high - low) / (count + 1)
    if battle.setting.victory == "breakthrough":
        step *= FORD
    for row in (1, 0) if figure.has("leader") else (0, 1):
        for shift in range(count):
            place = (_rank(battle, figure) + shift) % count
            side = (place + 1) // 2 * (1 if place % 2 else -1)
            yield _in_zone(battle, figure, side * step, radius + row * ROWS)


def _rank(battle: Battle, figure: Figure) -> int:
    """Who stands how far from the middle: the Leader in it, those who charge beside it."""
    own = battle.bands[figure.seat]
    order = sorted(own, key=lambda f: (not f.has("leader"), bool(f.profile.weapons), f.index))
    return order.index(figure)


def _in_zone(battle: Battle, figure: Figure, side: float, back: float) -> Point:
    """A point so far from the middle of the front, and so far behind it."""
    zone = battle.zone(figure.seat)
    bx, by = EDGES[zone.edge]
    if by:
        front = zone.y[1] if by < 0 else zone.y[0]
        return point_at((zone.x[0] + zone.x[1]) / 2 + side, front + by * back)
    front = zone.x[1] if bx < 0 else zone.x[0]
    return point_at(front + bx * back, (zone.y[0] + zone.y[1]) / 2 + side)


def has_grenades(battle: Battle, seat: str) -> bool:
    """Whether a band has anybody who throws grenades."""
    return any(f.profile.grenade is not None for f in battle.bands[seat])


# Activation -------------------------------------------------------------------------------------


def _activate(battle: Battle, question: Choose) -> list[Rated]:
    """Whoever gains much and risks little goes first, as its turn may be the last (3.3, 3.10).

    The Leader comes before those it may give orders to; whoever is on watch stays so unless it
    has something better to do (3.4).
    """
    book = book_of(battle)
    found = [(f, prospect(battle, f, book)) for f in waiting(battle, battle.active)]
    total = sum(each.gain(2) for _, each in found)
    rated = []
    for figure, each in found:
        value, dice = each.best(LATER * (total - each.gain(2)))
        if figure.watch:
            value -= watching(battle, figure)
        if value > 0.0:
            first = FIRST if figure.has("leader") and len(found) > 1 else 0.0
            rated.append(Rated(figure.id, first + each.gain(dice) / (each.risk(dice) + CAUTION)))
    return [*rated, Rated("end-turn")]


def _dice(battle: Battle, question: Choose) -> list[Rated]:
    """As many dice as the actions are worth, against what is lost with the turn (3.5, 3.10)."""
    book = book_of(battle)
    figure = battle.figure(question.piece or "")
    each, rest = prospect(battle, figure, book), future(battle, book)
    rated = [Rated(str(dice), each.gain(dice) - each.risk(dice) * rest) for dice in (1, 2, 3)]
    if any(option.key == "free-move" for option in question.options):
        rated.append(Rated("free-move", each.worth[1]))
    return rated


def _announce(battle: Battle, question: Choose) -> list[Rated]:
    """A spell is announced where one would reach somebody worth it (4.801)."""
    figure = battle.figure(question.piece or "")
    best = max(spelling(battle, figure, power) for power in (1, 2, 3))
    return [Rated("yes", best), Rated("no", 1.0)]


# Orders -----------------------------------------------------------------------------------------


class Moment:
    """A figure with actions to spend, and what is worked out about it once."""

    def __init__(self, battle: Battle, figure: Figure) -> None:
        self.battle, self.figure, self.actions = battle, figure, battle.actions
        self.book = book_of(battle)
        self.own = prize(battle, figure)

    @cached_property
    def rest(self) -> float:
        """What is lost with the turn."""
        return future(self.battle, self.book)

    @cached_property
    def targets(self) -> list[tuple[Weapon, Figure]]:
        """Whom it may shoot, and with what."""
        found = weapon_targets(self.battle, self.figure)
        return [(self.figure.weapon(w), target) for w, whom in found.items() for target in whom]

    @cached_property
    def contacts(self) -> list[Figure]:
        """Enemies in contact."""
        return enemies_in_contact(self.battle, self.figure)


def _order(battle: Battle, question: Choose) -> list[Rated]:
    """The order that promises most with the actions left (3.13)."""
    now = Moment(battle, battle.figure(battle.acting))
    return [Rated(option.key, ORDERS[option.key](now)) for option in question.options]


def _move(now: Moment) -> float:
    """The best place within reach against staying (4.1)."""
    battle, figure = now.battle, now.figure
    if _exit(battle, figure, now.actions) is not None:
        return ESCAPE
    found = spots(battle, figure, MOVE, now.actions, _goals(battle, figure))
    return found[0][0] - here(battle, figure, 0) if found else 0.0


def _melee(now: Moment) -> float:
    """An attack on whoever it is best against (4.4)."""
    return max(blow(now.battle, now.figure, enemy) for enemy in now.contacts)


def _power(now: Moment) -> float:
    """The same with all its strength (4.5)."""
    return max(blow(now.battle, now.figure, enemy, power=True) for enemy in now.contacts)


def _leave(now: Moment) -> float:
    """Leaving a fight costs free hacks; it is for whoever would be lost in it (4.111, 4.112)."""
    battle, figure = now.battle, now.figure
    enemies = [enemy for enemy in now.contacts if enemy.is_able]
    threat = sum(max(0.0, blow(battle, enemy, figure)) for enemy in enemies)
    hacks = 0.0 if figure.has("free_disengage") or figure.has("flying") else threat
    shoots = BUSY * now.own if figure.profile.weapons else 0.0
    return LIKELY_BLOW * threat + shoots - hacks


def _shoot(now: Moment) -> float:
    """The best shot, against the turn that an empty magazine loses (4.201, 4.702)."""
    return _shots(now, aimed=False) + (now.actions - 1) * LOADED * marching(now.battle, now.figure)


def _aim(now: Moment) -> float:
    """The same, aimed (4.6)."""
    return _shots(now, aimed=True) + (now.actions - 2) * LOADED * marching(now.battle, now.figure)


def _shots(now: Moment, *, aimed: bool) -> float:
    return max(
        shot(now.battle, now.figure, target, weapon, aimed=aimed)
        - (now.rest * (1 - LOADED) if weapon.ammo else 0.0)
        for weapon, target in now.targets
    )


def _grenade(now: Moment) -> float:
    """A grenade at the enemy where the blast pays most (4.10, 4.710)."""
    return throwing(now.battle, now.figure, now.book)[0]


def _watch(now: Moment) -> float:
    return watching(now.battle, now.figure)


def watching(battle: Battle, figure: Figure) -> float:
    """Those who may come into its zone, and the harder target it makes (4.604, 4.609)."""
    zone, sticks = zone_of(battle, figure.profile.weapons[0]), battle.setting.sticks
    value = WARY * prize(battle, figure)
    for enemy in battle.enemies(figure.seat):
        if enemy.is_able and zone < distance(figure, enemy) <= zone + sticks[enemy.profile.stick]:
            value += SENTRY * prize(battle, enemy)
    for friend in battle.band(figure.seat):
        if friend is not figure and distance(figure, friend) <= zone + sticks[MEDIUM]:
            value -= MISHAP * prize(battle, friend)
    return value


def _charge(now: Moment) -> float:
    """The charge that promises most (4.7)."""
    return max(
        charging(now.battle, now.figure, enemy, now.book, now.actions)
        for enemy in chargeable(now.battle, now.figure, now.actions)
    )


def charging(battle: Battle, figure: Figure, enemy: Figure, book: Book, actions: int) -> float:
    """A charge and what follows it: an attack, or keeping the enemy busy (4.122-4.135)."""
    measure = battle.geometry()
    row = measure.of(row_of)(measure.table, book, figure.index, enemy.index)
    value = measure.of(charge_value)(measure.table, book, row, enemy.index)
    if actions > 1 or figure.has("ferocious_charge"):
        return value
    busy = BUSY * prize(battle, enemy) if enemy.profile.weapons and value > 0.0 else 0.0
    return CONTACT * value + busy


def _cast(now: Moment) -> float:
    """The best spell that the successes are good for (4.802)."""
    powers = range(1, now.actions + 1)
    return max(spelling(now.battle, now.figure, power) for power in powers)


def _group(now: Moment) -> float:
    """One roll for many who have nothing better to do than march (4.950)."""
    return ordering(now.battle, now.figure, now.book) or -1.0


ORDERS: Mapping[str, Callable[[Moment], float]] = {
    "end": lambda now: 0.0,
    "stand": lambda now: HARM[FALLEN] * now.own,
    "break": lambda now: BOUND * now.own,
    "pick-up": lambda now: RELIC,
    "drop": lambda now: -RELIC,
    "move": _move,
    "charge": _charge,
    "disengage": _leave,
    "melee": _melee,
    "power": _power,
    "shoot": _shoot,
    "aim": _aim,
    "grenade": _grenade,
    "cast": _cast,
    "overwatch": _watch,
    "group": _group,
}
"""What each order promises."""


# Moves ------------------------------------------------------------------------------------------


def _goals(battle: Battle, figure: Figure) -> list[Point]:
    """Places to go to exactly: the objective, the way up to it, the relic."""
    goals: list[Point] = []
    objective, far = battle.setting.objective, figure.profile.radius
    if objective is not None:
        goals.append(objective)
        for piece in battle.setting.terrain:
            if piece.kind == "ladder" and piece.line is not None and figure.level == 0:
                x1, y1, x2, y2 = piece.line
                x, y = (x1 + x2) / 2, (y1 + y2) / 2
                away = dist(objective, (x, y)) or 1.0
                off = figure.profile.radius + 1.0
                goals.append(
                    (x + (x - objective[0]) / away * off, y + (y - objective[1]) / away * off)
                )
    if battle.token is not None and not battle.carrier and not figure.has("animal"):
        x, y = battle.token
        goals.append(battle.token)
        goals += [(x + far * ux, y + far * uy) for ux, uy in FAN[::3]]
    for fellow in battle.group:
        other = battle.figure(fellow)
        if other is not figure and other.at is not None and fellow not in battle.group_waiting:
            off = other.profile.radius + figure.profile.radius + BESIDE
            x, y = other.at
            goals += [(x + off, y), (x - off, y), (x, y + off), (x, y - off)]
    return goals


def _exit(battle: Battle, figure: Figure, actions: int) -> Placement | None:
    """A way off the table, if it is near enough (5.12)."""
    edge = exit_edge(battle, figure)
    if edge is None:
        return None
    region = MarchRegion(battle, figure, MOVE, actions)
    (x, y), (ux, uy) = figure.place, EDGES[edge]
    for stick in region.allowed:
        end = Placement((point_at(x + ux * stick, y + uy * stick),))
        if stick > 0.0 and region.march(end.path[0]).leaves and region.refuse(end) is None:
            return end
    return None


def _place(battle: Battle, question: Place) -> list[Rated]:
    """The best place that a straight line leads to (4.101)."""
    region = question.region
    figure = battle.figure(region.piece or "")
    in_group = bool(battle.group) and figure.id in battle.group
    actions = 1 if in_group else battle.actions
    if (out := _exit(battle, figure, actions)) is not None:
        return [Rated(out, ESCAPE)]
    found = spots(battle, figure, MOVE, actions, _goals(battle, figure))
    if in_group:
        found = _together(battle, figure, found)
    stays = here(battle, figure, 0)
    rated = []
    for value, point in found:
        if value <= stays or len(rated) > 8:
            break
        placement = Placement((point,))
        if not battle.regrouping or region.refuse(placement) is None:
            rated.append(Rated(placement, value))
    rated.append(Rated(STAY, stays))
    return rated


TOGETHER = 3.0
"""What staying in contact with its group is worth to a figure (4.950)."""


def _together(
    battle: Battle, figure: Figure, found: list[tuple[float, Point]]
) -> list[tuple[float, Point]]:
    """The same places, those in contact with the group worth more."""
    fellows = [m for m in members_on_table(battle) if m is not figure]
    fellows = [m for m in fellows if m.id not in battle.group_waiting]
    rows = []
    for value, point in found:
        touching = any(
            dist(point, m.place) - m.profile.radius - figure.profile.radius <= 0.5 for m in fellows
        )
        rows.append((value + TOGETHER * touching, point))
    rows.sort(key=lambda row: -row[0])
    return rows


def _disengage(battle: Battle, question: Place) -> list[Rated]:
    """The best place out of contact (4.111)."""
    figure = battle.figure(question.region.piece or "")
    found = spots(battle, figure, DISENGAGE, 2)
    if not found:
        return as_usual(battle, question)
    return [Rated(Placement((point,)), value) for value, point in found[:8]]


# Strikes ----------------------------------------------------------------------------------------


def _weapon(battle: Battle, question: Choose) -> list[Rated]:
    """The weapon with the best shot (D9)."""
    figure = battle.figure(question.piece or "")
    found = []
    for option in question.options:
        weapon = figure.weapon(option.key)
        whom = targets(battle, figure, weapon)
        best = max((shot(battle, figure, t, weapon) for t in whom), default=0.0)
        found.append(Rated(option.key, best))
    return found


def _reaction_weapon(battle: Battle, question: Choose) -> list[Rated]:
    """At the brink the short bonus counts (4.130)."""
    figure = battle.figure(question.piece or "")
    return [
        Rated(option.key, float(figure.weapon(option.key).short_bonus))
        for option in question.options
    ]


def _watch_weapon(battle: Battle, question: Choose) -> list[Rated]:
    """The widest zone, then the best bonus (4.602, 4.604)."""
    figure = battle.figure(question.piece or "")
    armoury = [figure.weapon(option.key) for option in question.options]
    return [Rated(w.id, zone_of(battle, w) + w.short_bonus) for w in armoury]


def _shot_target(battle: Battle, question: Choose) -> list[Rated]:
    """The enemy whom a shot is likely to cost most; helpers count in a group (4.203, 4.952)."""
    figure = battle.figure(question.piece or "")
    weapons = usable_weapons(figure)
    helpers = [m for m in members_on_table(battle) if m is not figure and m.is_able]
    rated = []
    for option in question.options:
        target = battle.figure(option.key)
        count = sum(could_shoot(battle, m, target) for m in helpers) if battle.group else 0
        value = max(shot(battle, figure, target, w, helpers=count) for w in weapons)
        rated.append(Rated(option.key, value))
    return rated


def _melee_target(battle: Battle, question: Choose) -> list[Rated]:
    """The enemy whom an attack is likely to cost most (4.303)."""
    figure = battle.figure(question.piece or "")
    return [Rated(o.key, blow(battle, figure, battle.figure(o.key))) for o in question.options]


def _charge_target(battle: Battle, question: Choose) -> list[Rated]:
    """The enemy whom a charge promises most against (4.122)."""
    figure, book = battle.figure(question.piece or ""), book_of(battle)
    actions = 1 if battle.group else battle.actions
    return [
        Rated(o.key, charging(battle, figure, battle.figure(o.key), book, actions))
        for o in question.options
        if not o.is_by_hand
    ]


def _ferocious(battle: Battle, question: Choose) -> list[Rated]:
    """An attack for nothing, unless it is likely to cost more than it brings (4.135)."""
    figure = battle.figure(question.piece or "")
    target = battle.figure((question.facts or {})["target"])
    return [Rated("attack", blow(battle, figure, target)), Rated("decline", -5.0)]


def _follow(battle: Battle, question: Choose) -> list[Rated]:
    """After an enemy whom it is good to be in contact with (4.406)."""
    figure = battle.figure(question.piece or "")
    target = battle.figure((question.facts or {})["target"])
    gain = blow(battle, figure, target) - blow(battle, target, figure)
    pinned = BUSY * prize(battle, target) if target.profile.weapons else 0.0
    shoots = BUSY * prize(battle, figure) if figure.profile.weapons else 0.0
    return [Rated("follow", gain + pinned - shoots), Rated("stay", 0.0)]


def _fire(battle: Battle, question: Choose) -> list[Rated]:
    """At enemies; at friends never willingly (4.605, 4.606)."""
    figure = battle.figure(question.piece or "")
    target = battle.figure((question.facts or {})["target"])
    value = 1.0 if target.seat != figure.seat else -1.0
    return [Rated("fire", value), Rated("hold", 0.0)]


def _hack_order(battle: Battle, question: Choose) -> list[Rated]:
    """The first hack that stops the flight is the last: the weakest should strike it (4.112)."""
    return [Rated(o.key, -float(battle.figure(o.key).profile.combat)) for o in question.options]


def _watch_order(battle: Battle, question: Choose) -> list[Rated]:
    """The best shot first (4.608)."""
    return [Rated(o.key, float(battle.figure(o.key).profile.combat)) for o in question.options]


# Grenades and spells ----------------------------------------------------------------------------


def _throw(battle: Battle, figure: Figure, point: Point, book: Book) -> float:
    grenade = figure.profile.grenade
    assert grenade is not None, "only a figure with grenades throws one"
    measure, sticks = battle.geometry(), battle.setting.sticks
    stick, need = stick_length(battle, grenade.range), threshold(battle, figure).total
    return measure.of(throw_value)(measure.table, book, figure.index, *point, stick, need, *sticks)


def _grenade_target(battle: Battle, question: Choose) -> list[Rated]:
    """Where the blast takes most of the enemy and least of us (4.706, 4.710)."""
    figure, book = battle.figure(question.piece or ""), book_of(battle)
    return [
        Rated(o.key, _throw(battle, figure, battle.figure(o.key).place, book))
        for o in question.options
        if o.key != "ground"
    ] or [Rated("ground")]


def _aim_point(battle: Battle, question: Place) -> list[Rated]:
    """The same for a point of the ground."""
    figure, book = battle.figure(question.region.piece or ""), book_of(battle)
    return [
        Rated(each, _throw(battle, figure, each.path[0], book))
        for each in question.region.candidates()
    ]


def _spell(battle: Battle, question: Choose) -> list[Rated]:
    """The spell that is likely to do most (4.806, 4.808)."""
    figure = battle.figure(question.piece or "")
    best = {"bolt": 0.0, "bind": 0.0}
    for power in range(1, battle.actions + 1):
        for target in spell_targets(battle, figure, power):
            for key in best:
                best[key] = max(best[key], spelled(battle, figure, target, key, power))
    return [Rated(option.key, best[option.key]) for option in question.options]


def _power_of(battle: Battle, question: Choose) -> list[Rated]:
    figure = battle.figure(question.piece or "")
    return [
        Rated(
            o.key,
            max(
                max(spelled(battle, figure, t, s, int(o.key)) for s in ("bolt", "bind"))
                for t in spell_targets(battle, figure, int(o.key))
            ),
        )
        for o in question.options
    ]


def _spell_target(battle: Battle, question: Choose) -> list[Rated]:
    figure = battle.figure(question.piece or "")
    return [
        Rated(
            o.key,
            max(
                spelled(battle, figure, battle.figure(o.key), spell, 2)
                for spell in ("bolt", "bind")
            ),
        )
        for o in question.options
    ]


# Group orders -----------------------------------------------------------------------------------


def _members(battle: Battle, question: Tick) -> list[Rated]:
    """Those who have nothing better to do (4.950)."""
    leader = battle.figure(question.piece or "")
    picks: Picks = tuple(member.id for member in marchers(battle, leader, book_of(battle)))
    if len(picks) < 2 or not set(picks) <= set(question.places):
        return [Rated(question.usual)]
    return [Rated(question.in_order(picks))]


def _group_dice(battle: Battle, question: Choose) -> list[Rated]:
    """As many dice as the marches of all are worth (4.950)."""
    members = members_on_table(battle)
    need = group_threshold(battle, members).total
    step = sum(marching(battle, member) for member in members)
    rest = future(battle, book_of(battle))
    rated = []
    for dice in (1, 2, 3):
        wins, passes = chances(dice, need)
        gain = sum(chance * n for n, chance in enumerate(wins)) * step
        rated.append(Rated(str(dice), gain - passes * rest))
    return rated


def _group_order(battle: Battle, question: Choose) -> list[Rated]:
    """Strike where somebody can, or march together (4.950, 4.952)."""
    members = members_on_table(battle)
    step = sum(marching(battle, member) for member in members)
    worth = {"done": 0.0, "move": step}
    for option in question.options:
        if option.key == "fire":
            worth["fire"] = _volley(battle, members)
        elif option.key == "melee":
            worth["melee"] = sum(
                max(0.0, *(blow(battle, m, e) for e in enemies_in_contact(battle, m)), 0.0)
                for m in members
            )
        elif option.key == "charge":
            book, orders = book_of(battle), battle.group_orders
            worth["charge"] = sum(
                max(
                    (charging(battle, m, e, book, orders) for e in chargeable(battle, m, 1)),
                    default=0.0,
                )
                for m in members
                if m.is_able
            )
    return [Rated(option.key, worth[option.key]) for option in question.options]


def _volley(battle: Battle, members: Sequence[Figure]) -> float:
    """The best shot of a group, made to count by the others (4.952)."""
    fire = [
        (m, w, t)
        for m in members
        if m.is_able
        for w, ts in weapon_targets(battle, m).items()
        for t in ts
    ]
    return max(
        (
            shot(battle, m, t, m.weapon(w), helpers=len({o.id for o, _, x in fire if x is t}) - 1)
            for m, w, t in fire
        ),
        default=0.0,
    )


def _group_member(battle: Battle, question: Choose) -> list[Rated]:
    """Whoever is ahead goes first, so that nobody is in the way (D22)."""
    enemies = [e for e in battle.enemies(question.seat) if e.at is not None]
    return [
        Rated(o.key, -min((distance(battle.figure(o.key), e) for e in enemies), default=0.0))
        for o in question.options
    ]


def _shooter(battle: Battle, question: Choose) -> list[Rated]:
    """The member with the best shot (4.952)."""
    return [
        Rated(
            o.key,
            max(
                shot(battle, figure, target, figure.weapon(weapon))
                for weapon, whom in weapon_targets(battle, figure).items()
                for target in whom
            ),
        )
        for o in question.options
        for figure in [battle.figure(o.key)]
    ]


RATERS: Mapping[str, Rater[Battle]] = {
    "muster": as_usual,
    "role": as_usual,
    "deploy": _deploy,
    "activate": _activate,
    "announce": _announce,
    "dice": _dice,
    "order": _order,
    "move": _place,
    "disengage": _disengage,
    "charge": _charge_target,
    "charge-target": _charge_target,
    "charge-path": as_usual,
    "moment": as_usual,
    "ferocious": _ferocious,
    "follow-up": _follow,
    "grenade": _grenade_target,
    "aim": _aim_point,
    "group-members": _members,
    "group-dice": _group_dice,
    "group-order": _group_order,
    "group-member": _group_member,
    "group-shooter": _shooter,
    "weapon": _weapon,
    "reaction-weapon": _reaction_weapon,
    "overwatch-weapon": _watch_weapon,
    "overwatch": _fire,
    "overwatch-order": _watch_order,
    "hack-order": _hack_order,
    "shot-target": _shot_target,
    "melee-target": _melee_target,
    "spell": _spell,
    "power": _power_of,
    "spell-target": _spell_target,
}
"""Who rates the answers to each topic."""
