"""A move: its allowance, what holds it up, and the routes open to it (4.115-4.118, 4.2)."""

from collections.abc import Sequence
from math import sqrt

from grognard.kernel.questions import Point
from grognard.rulesets.brimstone import stats
from grognard.rulesets.brimstone.battle import Battle, Model
from grognard.rulesets.brimstone.events import Scorched
from grognard.rulesets.brimstone.field import (
    CONTACT,
    SLACK,
    behind_tall,
    enemy_zones,
    gap,
    on_table,
    overlaps_any,
    snapped,
    touched_enemies,
    zones_within,
)
from grognard.rulesets.brimstone.states import consume
from grognard.table.arcs.detours import EQUAL, Goal, Obstacles, shortest
from grognard.table.arcs.legs import Straight, circle_meeting
from grognard.table.arcs.shapes import Disc, Shape
from grognard.table.arcs.tolls import Effort, Toll
from grognard.table.arcs.tracks import Track
from grognard.table.arcs.zones import Entrance, Zone, entrance

PASSING = 0.02
"""How far a route keeps from enemies it is not meant to touch (4.118)."""
POOL_BURN = (1, 2)
BACK = 0.02
FINE = 1e-4
MARGIN = 0.1
"""Farther than the tolerances reach within which zones are entered together (4.208)."""


class Move:
    """One move of one model: how far it may go, and what holds it up."""

    def __init__(
        self,
        battle: Battle,
        model: Model,
        multiple: int = 1,
        *,
        inches: float | None = None,
        ignored: frozenset[str] = frozenset(),
        heedless: bool = False,
        free_end: bool = False,
        surefoot: bool = False,
    ) -> None:
        self.battle = battle
        self.model = model
        self.multiple = multiple
        self.inches = inches
        self.ignored = ignored
        """Zones that have no effect on this move: paid, or of models fled from (4.112, 4.216)."""
        self.heedless = heedless or model.profile.abilities.elusive
        """No Zone of Control has any effect (4.218, 7.4)."""
        self.free_end = free_end
        self.surefoot = surefoot or model.profile.abilities.pathfinder
        self.spent = 0.0
        self.length = 0.0
        self._gone: list[Track] = []
        self._known: tuple[Track, Effort] | None = None

    @property
    def allowance(self) -> float:
        """How far it may go in all; states gained on the way count at once (4.810)."""
        if self.inches is not None:
            return self.inches
        return float(self.multiple * stats.displacement(self.model))

    @property
    def left(self) -> float:
        """What is left of the allowance."""
        return max(0.0, self.allowance - self.spent)

    @property
    def tolls(self) -> list[Toll]:
        """What terrain charges this model (table 2.A, 7.8)."""
        return [] if self.surefoot else self.battle.field.tolls

    @property
    def can_go_on(self) -> bool:
        """Whether the model is still able to move."""
        return self.battle.now.goes_on and not self.model.helpless

    def entrance(self, way: Track) -> Entrance | None:
        """Where a way first enters Zones of Control that affect this move (4.204, 4.208)."""
        return self.entrance_to(self.zones_near(way.box), way)

    def zones_near(self, box: tuple[float, float, float, float]) -> list[Zone]:
        """The Zones of Control that affect this move, of those that reach into a box."""
        if self.heedless:
            return []
        zones = enemy_zones(self.battle, self.model, box)
        return [zone for zone in zones if zone.key not in self.ignored]

    def entrance_to(self, zones: Sequence[Zone], way: Track) -> Entrance | None:
        """Where a way first enters one of these zones, or several at once (4.208).

        What the rest of the allowance does not reach is not entered, nor entered together with
        what it does reach.
        """
        if not zones:
            return None
        hidden = self._hidden if self.battle.field.tall else None
        met = entrance(way, zones, hidden)
        if met is None or self.effort(way).at(met.gone) <= self.left:
            return met
        return entrance(way.cut(self.reach(way)), zones, hidden)

    def _hidden(self, zone: Zone, at: Point) -> bool:
        enemy = self.battle.model(zone.key)
        radius = self.model.profile.radius
        return behind_tall(self.battle, at, radius, enemy.place, enemy.profile.radius)

    def effort(self, way: Track) -> Effort:
        """What a way costs, worked out once for the way last asked about."""
        if self._known is None or self._known[0] is not way:
            self._known = way, Effort(way, self.tolls)
        return self._known[1]

    def stretch_ahead(self, way: Track) -> Track:
        """The stretch of a way on which the move must end, and a little more.

        No inch costs less than an inch, so what lies farther off than the rest of the allowance
        does not matter; a charge is declared across the whole table, and measuring all of its
        route cost as much as finding it.
        """
        return way.cut(self.left + MARGIN)

    def go(self, way: Track) -> None:
        """Follow a way to its end; pools burn whoever touches them."""
        if not way.legs:
            return
        battle, model = self.battle, self.model
        self.spent += self.effort(way).at(way.length)
        battle.cite("1.5", "4.116", "4.117")
        if self.surefoot:
            battle.cite("7.8")
        self.length += way.length
        self._gone.append(way)
        battle.put(model, snapped(way.end))
        scorch(battle, model, way)

    def reach(self, way: Track) -> float:
        """How far along a way the rest of the allowance lasts."""
        effort = self.effort(way)
        if effort.at(way.length) <= self.left + SLACK:
            return way.length
        return effort.reach(self.left)

    def as_far_as_it_goes(self, way: Track) -> Track:
        """The way as far as the allowance lasts, back to where the base may rest."""
        return way.cut(self.last_rest(way, self.reach(way)) or 0.0)

    def last_rest(self, way: Track, gone: float) -> float | None:
        """The last point of a way, not farther along than that, where the base may rest."""
        last = gone
        while not self.may_end(snapped(way.at(gone))):
            if gone <= 0.0:
                return None
            last, gone = gone, max(0.0, gone - BACK)
        while last - gone > FINE:
            middle = (gone + last) / 2.0
            if self.may_end(snapped(way.at(middle))):
                gone = middle
            else:
                last = middle
        return gone

    @property
    def may_stop(self) -> bool:
        """Whether stopping leads to a legal end: a fleer must end free (4.112, 4.206)."""
        if not self.free_end:
            return True
        return any(self.last_rest(way, way.length) is not None for way in self._gone)

    def settle(self) -> None:
        """Back along the path to the last point where the base may rest, or all of it (4.206)."""
        model = self.model
        if not self._gone or model.at is None or self.may_end(model.at):
            return
        self.battle.cite("4.206")
        way = self._gone.pop()
        back = self.last_rest(way, way.length)
        while back is None and self._gone:
            way = self._gone.pop()
            back = self.last_rest(way, way.length)
        kept = way.cut(back or 0.0)
        self.length = sum(earlier.length for earlier in self._gone) + kept.length
        self.battle.put(model, snapped(kept.end))

    def may_end(self, at: Point) -> bool:
        """Whether the base may rest there: not on Low out of contact; a fleer only free (4.112)."""
        if self.free_end and touches_at(self.battle, self.model, at):
            return False
        return may_rest(self.battle, self.model, at)


def may_rest(battle: Battle, model: Model, at: Point) -> bool:
    """A base may not end its move on Low terrain unless it touches an enemy (table 2.A)."""
    radius = model.profile.radius
    if not overlaps_any(battle.field.low, at, radius):
        return True
    return bool(touches_at(battle, model, at))


def touches_at(battle: Battle, model: Model, at: Point) -> list[Model]:
    """Enemies a model would touch there."""
    return [enemy for enemy in battle.enemies(model) if gap_at(model, at, enemy) <= CONTACT]


def gap_at(model: Model, at: Point, enemy: Model) -> float:
    """The gap to another model if one stood there."""
    x, y = enemy.place
    dx, dy = x - at[0], y - at[1]
    return sqrt(dx * dx + dy * dy) - model.profile.radius - enemy.profile.radius


def scorch(battle: Battle, model: Model, way: Track) -> None:
    """A pool touched in one's own activation sets one alight, once (table 2.A)."""
    if touched_pool(battle, model, way) is not None:
        _catch_fire(battle, model)


def stand_in_pool(battle: Battle, model: Model) -> None:
    """A pool it stands in when it becomes active sets it alight (table 2.A)."""
    if overlaps_any(battle.field.pools, model.place, model.profile.radius):
        _catch_fire(battle, model)


def _catch_fire(battle: Battle, model: Model) -> None:
    model.scorched = True
    if not model.burns:
        battle.tell(Scorched(model.id))
        consume(battle, model, *POOL_BURN)


def touched_pool(battle: Battle, model: Model, way: Track) -> Shape | None:
    """The pool a way touches, where that still matters in this activation (table 2.A)."""
    if model.scorched or model is not battle.now.model or not battle.field.pools:
        return None
    reach = model.profile.radius - SLACK
    west, south, east, north = way.box
    for pool, box in battle.field.pool_boxes:
        if (
            box[0] >= east + reach or box[2] <= west - reach
            or box[1] >= north + reach or box[3] <= south - reach
        ):  # fmt: skip
            continue
        if way.comes_near(pool) < reach:
            return pool
    return None


def obstacles(battle: Battle, mover: Model, goals: Sequence[Model]) -> Obstacles:
    """What a route goes round: other bases, Tall terrain, the edge of the table (4.118)."""
    radius = mover.profile.radius
    touched = [enemy.id for enemy in touched_enemies(battle, mover)]
    discs = []
    for model in battle.models:
        if model.at is None or model is mover or (len(goals) == 1 and model is goals[0]):
            continue
        clear = radius + model.profile.radius
        enemy = model.commander != mover.commander
        if enemy and model not in goals and model.id not in touched:
            clear += PASSING
        discs.append(Disc(*model.at, clear))
    field = battle.field
    return Obstacles(
        mover.place,
        [*discs, *field.tall_discs(radius)],
        field.tall_walls(radius),
        field.bounds(radius),
    )


def routes_to(battle: Battle, mover: Model, target: Model) -> list[Track]:
    """The shortest routes to contact; none where the target cannot be engaged (4.118)."""
    key = (mover.id, target.id, "routes")
    known: list[Track] | None = battle.facts.get(key)
    if known is None:
        known = battle.facts[key] = _routes_to(battle, mover, target)
    return known


def _routes_to(battle: Battle, mover: Model, target: Model) -> list[Track]:
    reach = mover.profile.radius + target.profile.radius
    straight = _straight_to(battle, mover, target, reach)
    if straight is not None:
        return [straight]
    return shortest(Goal(*target.place, reach), obstacles(battle, mover, [target]))


def _straight_to(battle: Battle, mover: Model, target: Model, reach: float) -> Track | None:
    """The straight line into contact, if nothing at all is near it: most routes are."""
    (x, y), (tx, ty) = mover.place, target.place
    dx, dy = tx - x, ty - y
    apart = sqrt(dx * dx + dy * dy)
    run = apart - reach
    if run <= CONTACT:
        return None
    ux, uy = dx / apart, dy / apart
    wide = mover.profile.radius + PASSING + CONTACT
    field = battle.field
    round_ = [(piece.x, piece.y, piece.radius) for piece in field.tall if isinstance(piece, Disc)]
    if len(round_) < len(field.tall):
        return None
    bases = [(*m.at, m.profile.radius) for m in battle.models if m.at is not None]
    for px, py, radius in (*bases, *round_):
        vx, vy = px - x, py - y
        along = vx * ux + vy * uy
        if -wide - radius < along < run + wide + radius:
            across = abs(ux * vy - uy * vx)
            if across < wide + radius and (px, py) != (x, y) and (px, py) != (tx, ty):
                return None
    end = x + ux * run, y + uy * run
    if not on_table(battle, end, mover.profile.radius):
        return None
    return Track(mover.place, [Straight(mover.place, end)])


def routes_to_several(battle: Battle, mover: Model, targets: Sequence[Model]) -> list[Track]:
    """The shortest routes to a place in contact with all of these at once (4.210)."""
    radius = mover.profile.radius
    one, two = targets[0], targets[1]
    spots = circle_meeting(
        one.place, radius + one.profile.radius, two.place, radius + two.profile.radius
    )
    found: list[Track] = []
    for spot in spots:
        touching = all(gap_at(mover, spot, target) <= CONTACT for target in targets)
        if touching and _is_open(battle, mover, spot):
            found += shortest(Goal(*spot), obstacles(battle, mover, targets))
    if not found:
        return []
    best = min(way.length for way in found)
    return [way for way in found if way.length <= best + EQUAL]


def _is_open(battle: Battle, mover: Model, at: Point) -> bool:
    """Whether a base may stand there, contact with enemies aside."""
    radius = mover.profile.radius
    if not on_table(battle, at, radius):
        return False
    if overlaps_any(battle.field.tall, at, radius):
        return False
    others = (m for m in battle.models if m.at is not None and m is not mover)
    return all(gap_at(mover, at, other) >= -CONTACT for other in others)


class Engagement:
    """A way into contact with one enemy or several at once."""

    def __init__(self, enemies: tuple[Model, ...], ways: list[Track], cost: float) -> None:
        self.enemies = enemies
        self.ways = ways
        self.cost = cost

    @property
    def key(self) -> str:
        """How the choice is recorded: the enemies' ids."""
        return "+".join(enemy.id for enemy in self.enemies)


def engagements(battle: Battle, move: Move, enemies: Sequence[Model]) -> list[Engagement]:
    """Every contact the rest of the move can reach: with one of these, or with several."""
    found = []
    for group in _groups(enemies):
        mover = move.model
        ways = (
            routes_to(battle, mover, group[0])
            if len(group) == 1
            else routes_to_several(battle, mover, group)
        )
        if ways:
            cost = min(move.effort(way).at(way.length) for way in ways)
            found.append(Engagement(group, ways, cost))
    return found


def _groups(enemies: Sequence[Model]) -> list[tuple[Model, ...]]:
    """One enemy, every pair, every triple: no base touches more of them at once than fit."""
    singles = [(enemy,) for enemy in enemies]
    pairs = [(a, b) for n, a in enumerate(enemies) for b in enemies[n + 1 :]]
    triples = [
        (a, b, c)
        for n, a in enumerate(enemies)
        for m, b in enumerate(enemies[n + 1 :], start=n + 1)
        for c in enemies[m + 1 :]
    ]
    return [*singles, *pairs, *triples]


def note_zones(battle: Battle, model: Model) -> list[str]:
    """Enemies in whose Zone of Control the model starts; none for the Elusive (4.211, 7.4)."""
    if model.profile.abilities.elusive:
        battle.cite("7.4", "1.17")
        return []
    return zones_within(battle, model)


def nearest_models(battle: Battle, model: Model) -> list[Model]:
    """The closest models to one, friend or enemy; enemies before friends in a tie (4.607)."""
    spares = battle.has_variant("berserk_spares_friends")
    others = battle.enemies(model) if spares else [m for m in battle.in_play() if m is not model]
    if not others:
        return []
    least = min(gap(model, m) for m in others) + SLACK
    tied = [m for m in others if gap(model, m) <= least]
    enemies = [m for m in tied if m.commander != model.commander]
    return enemies or tied
