"""Where a model may go, and why not elsewhere (4.115-4.117, 4.205)."""

from collections.abc import Callable, Iterator, Sequence
from copy import copy
from functools import cached_property
from math import ceil, sqrt

from grognard.kernel.chance import Lot
from grognard.kernel.questions import Placement, Point
from grognard.kernel.refusals import Refusal
from grognard.rulesets.brimstone.battle import Battle, Model
from grognard.rulesets.brimstone.exits import way_out
from grognard.rulesets.brimstone.field import (
    CONTACT,
    PER_INCH,
    SLACK,
    on_table,
    snapped,
    touched_enemies,
)
from grognard.rulesets.brimstone.moves import Move, gap_at, routes_to, touches_at
from grognard.table.arcs.shapes import Disc
from grognard.table.arcs.tracks import Track
from grognard.table.arcs.zones import Entrance, Zone
from grognard.table.distance import between
from grognard.table.headings import VECTORS
from grognard.table.lattice import is_on_lattice
from grognard.table.pointing import contacts

STAY = Placement()
FAN = tuple(VECTORS[k * 15] for k in range(24))
FINE_FAN = tuple(VECTORS[k * 5] for k in range(72))
GRAZE = 0.1
"""A last stretch this long may already touch the enemy one ends in contact with (4.117)."""
BRUSH = 0.011
"""Clear of contact, rounding included."""
TOUCH = 0.008
"""In contact, rounding included; a run at a slant has not yet slid along the base there."""
TRIES = 4
ROUNDING = 0.004


class PathRegion:
    """Every legal path of a move: its length, what it may not cross, where it may end."""

    def __init__(
        self,
        battle: Battle,
        move: Move,
        *,
        must_leave: bool = False,
        planned: tuple[Point, ...] = (),
        suits: Callable[[], bool] | None = None,
    ) -> None:
        self.piece: str | None = move.model.id
        self._suits = suits
        self._battle, self.move = battle, move
        self._start = move.model.place
        self._left = move.left
        self._must_leave = must_leave
        self._planned = planned
        self.may_stay = move.may_end(self._start) if move.spent > 0.0 else not must_leave
        """A model that has gone nowhere yet stays where it is; a fleer goes until it is free."""
        self._leaving = frozenset(e.id for e in touched_enemies(battle, move.model))

    def refuse(self, placement: Placement) -> Refusal | None:
        """Why a path is illegal; what lies beyond the first zone it enters does not matter."""
        if any(not is_on_lattice(point, PER_INCH) for point in placement.path):
            return Refusal("off-lattice", rule="1.5")
        if any(not on_table(self._battle, point, 0.0) for point in placement.path):
            return Refusal("off-table", rule="4.116")
        way = self._way(placement)
        if not way.legs:
            return None if self.may_stay else self._must_go()
        return self._refuse_way(way)

    def _refuse_way(self, way: Track) -> Refusal | None:
        if way.length <= self._left:
            met = self.move.entrance_to(self._near_zones, way)
        else:
            met = self.move.entrance(way)
        walked = way if met is None else way.cut(met.gone)
        return (
            self._too_far(walked)
            or self._blocked(walked)
            or self._slides(walked)
            or (self._bad_end(walked.end) if met is None else self._held_fast(walked, met))
        )

    @cached_property
    def _near_zones(self) -> list[Zone]:
        """The zones a path no longer than the allowance could enter."""
        (x, y), left = self._start, self._left
        return self.move.zones_near((x - left, y - left, x + left, y + left))

    @cached_property
    def _near(self) -> list[Model]:
        """The other models a legal path could touch; the rest of the table does not matter."""
        mover = self.move.model
        x, y = self._start
        reach = self._left + mover.profile.radius + BRUSH + SLACK
        found = []
        for model in self._battle.models:
            if model.at is not None and model is not mover:
                dx, dy = model.at[0] - x, model.at[1] - y
                apart = reach + model.profile.radius
                if dx * dx + dy * dy <= apart * apart:
                    found.append(model)
        return found

    def _must_go(self) -> Refusal:
        if self._must_leave:
            return Refusal("must-leave", rule="4.112")
        return Refusal("rests-on-low", rule="2.10")

    def _too_far(self, way: Track) -> Refusal | None:
        left = self._left
        if way.length <= left + SLACK:
            cost = self.move.effort(way).at(way.length)
            if cost <= left + SLACK:
                return None
        else:
            cost = way.length
        return Refusal("too-far", rule="4.115", allowed=round(left, 3), length=round(cost, 3))

    def _blocked(self, way: Track) -> Refusal | None:
        battle, mover = self._battle, self.move.model
        radius = mover.profile.radius
        for leg in way.legs:
            if not on_table(battle, leg.b, radius):
                return Refusal("off-table", rule="4.116")
            for model in self._near:
                if leg.comes_near(*model.place) < radius + model.profile.radius - CONTACT:
                    return Refusal("path-blocked", rule="4.116", model=model.id)
        for piece in battle.field.tall:
            if not way.passes_by(piece, radius) and way.comes_near(piece) < radius - CONTACT:
                return Refusal("path-through-tall", rule="4.116")
        return None

    def _slides(self, way: Track) -> Refusal | None:
        """Contact ends movement, except where the end touches several enemies (4.117)."""
        mover = self.move.model
        enemies = [model for model in self._near if model.commander != mover.commander]
        at_end = [enemy.id for enemy in enemies if gap_at(mover, way.end, enemy) <= CONTACT]
        for enemy in enemies:
            if enemy.id in self._leaving:
                continue
            reach = mover.profile.radius + enemy.profile.radius + CONTACT
            if all(leg.comes_near(*enemy.place) > reach for leg in way.legs):
                continue
            if enemy.id not in at_end:
                return Refusal("contact-ends-move", rule="4.117", model=enemy.id)
            touching = way.spans(Disc(*enemy.place, reach))
            if len(at_end) == 1 and sum(high - low for low, high in touching) > GRAZE:
                return Refusal("contact-ends-move", rule="4.117", model=enemy.id)
        return None

    def _held_fast(self, way: Track, met: Entrance) -> Refusal | None:
        """A fleer must be able to end free at the zone it enters: stop or approach (4.112)."""
        move = self.move
        if not move.free_end or move.last_rest(way, way.length) is not None:
            return None
        if move.may_stop and move.spent > 0.0:
            return None
        return None if self._may_approach(way, met) else Refusal("must-end-free", rule="4.112")

    def _may_approach(self, way: Track, met: Entrance) -> bool:
        """Whether an approach from the end of a way can end where the model may rest."""
        battle, model = self._battle, self.move.model
        there = copy(self.move)
        there.spent += there.effort(way).at(way.length)
        battle.put(model, snapped(way.end))
        enemies = [battle.model(key) for key in met.keys]
        found = any(is_approachable(there, routes_to(battle, model, enemy)) for enemy in enemies)
        battle.put(model, self._start)
        return found

    def _bad_end(self, end: Point) -> Refusal | None:
        if self.move.free_end and touches_at(self._battle, self.move.model, end):
            return Refusal("must-end-free", rule="4.112")
        if not self.move.may_end(end):
            return Refusal("rests-on-low", rule="2.10")
        return None

    def candidates(self) -> Sequence[Placement]:
        """Staying, a fan of straight runs, and the way toward each enemy."""
        found = [STAY] if self.may_stay else []
        if self._planned and self.refuse(Placement(self._planned)) is None:
            found.append(Placement(self._planned))
        x, y = self._start
        for enemy in self._battle.enemies(self.move.model):
            ex, ey = enemy.place
            apart = sqrt((ex - x) ** 2 + (ey - y) ** 2)
            found += self._runs(((ex - x) / apart, (ey - y) / apart), (1.0,))
        for direction in FAN:
            found += self._runs(direction, (1.0, 0.5))
        if not found and self._exit is not None:
            found.append(self._exit)
        return list(dict.fromkeys(found)) or [STAY]

    def can_leave(self) -> bool:
        """Whether any legal end position exists other than staying (4.112)."""
        return self._exit is not None

    @cached_property
    def _exit(self) -> Placement | None:
        """Some legal path: a straight run, or what an exhaustive look finds."""
        for direction in FINE_FAN:
            runs = self._runs(direction, (1.0, 0.75, 0.5, 0.25, 0.1))
            if runs:
                return runs[0]
        return way_out(self._battle, self.move, lambda placement: self.refuse(placement) is None)

    def _runs(self, direction: Point, parts: Sequence[float]) -> list[Placement]:
        run = self._clear_run(direction, self._left)
        found = []
        for part in parts:
            placement = self._along(direction, run * part)
            if placement.path and self._refuse_way(self._way(placement)) is None:
                found.append(placement)
        return found

    def straight(self, direction: Point) -> Placement:
        """As far as a straight run goes that way, into contact where an enemy is."""
        return self._along(direction, self._clear_run(direction, self._left))

    def _along(self, direction: Point, run: float) -> Placement:
        x, y = self._start
        end = snapped((x + direction[0] * run, y + direction[1] * run))
        return Placement((end,)) if end != self._start else STAY

    def _clear_run(self, direction: Point, limit: float) -> float:
        """How far a straight run goes before something stops it."""
        battle, mover = self._battle, self.move.model
        (x, y), (ux, uy) = self._start, direction
        radius = mover.profile.radius
        run = min(limit, _edge(x, ux, radius, battle.setting.width))
        run = min(run, _edge(y, uy, radius, battle.setting.height))
        seat = mover.commander
        for model in self._near:
            ex, ey = model.place
            vx, vy = ex - x, ey - y
            along = vx * ux + vy * uy
            if along <= 0.0:
                continue
            across2 = vx * vx + vy * vy - along * along
            apart = radius + model.profile.radius
            enemy = model.commander != seat and model.id not in self._leaving
            wide = apart + BRUSH if enemy else apart
            if across2 >= wide * wide:
                continue
            touch = apart + TOUCH
            if enemy and across2 < touch * touch and not self.move.free_end:
                wide = touch
            run = min(run, max(0.0, along - sqrt(wide * wide - across2)))
        return self._short_of_tall(direction, run) if battle.field.tall else run

    def _short_of_tall(self, direction: Point, run: float) -> float:
        (x, y), (ux, uy) = self._start, direction
        radius = self.move.model.profile.radius
        for piece in self._battle.field.tall:
            if isinstance(piece, Disc):
                vx, vy = piece.x - x, piece.y - y
                along = vx * ux + vy * uy
                across2 = vx * vx + vy * vy - along * along
                wide = piece.radius + radius
                if along > 0.0 and across2 < wide * wide:
                    run = min(run, max(0.0, along - sqrt(wide * wide - across2)))
                continue
            while run > 0.0 and self._straight(direction, run).comes_near(piece) < radius:
                run = max(0.0, run - 0.25)
        return run

    def _way(self, placement: Placement) -> Track:
        return Track.through([self._start, *placement.path])

    def _straight(self, direction: Point, run: float) -> Track:
        x, y = self._start
        return Track.through([self._start, (x + direction[0] * run, y + direction[1] * run)])

    def meant(self, point: Point) -> Iterator[Placement]:
        """Contact with an enemy that is pointed at, as far as one gets (4.117)."""
        mover = self.move.model
        for enemy in self._battle.enemies(mover):
            (x, y), radius = enemy.place, enemy.profile.radius
            apart = mover.profile.radius + radius + TOUCH
            if between((x, y), point) > radius or between((x, y), self._start) > apart + self._left:
                continue
            for at in contacts((x, y), apart, self._start, point):
                yield Placement((snapped(at),))

    def any(self, lot: Lot) -> Placement:
        """A straight run, often toward an enemy, now and then with a bend in it."""
        for _ in range(TRIES):
            placement = self._some(lot)
            if placement is not None:
                return placement
        if self.may_stay:
            return STAY
        legal = [p for p in self.candidates() if p.path]
        return lot.pick(legal) if legal else STAY

    def _some(self, lot: Lot) -> Placement | None:
        draw = lot.below(16)
        if draw == 0 and self.may_stay:
            return STAY
        direction = self._toward(lot) if draw < 8 else FAN[lot.below(24)]
        left = self._left
        run = self._clear_run(direction, left * (lot.below(4) + 1) / 4)
        if run < 0.05:
            return None
        # Rounding the end to the lattice may cost up to twice its own length in bad ground.
        effort = self.move.effort(self._straight(direction, run))
        if effort.at(run) > left - ROUNDING:
            run = effort.reach(max(0.0, left - ROUNDING))
        placement = self._along(direction, run)
        if draw == 15 and len(placement.path) == 1:
            x, y = self._start
            middle = snapped(((x + placement.path[0][0]) / 2, (y + placement.path[0][1]) / 2))
            bent = Placement((middle, placement.path[0]))
            return bent if self.refuse(bent) is None else None
        if not placement.path:
            return None
        if self.move.free_end:
            # A zone on the way may hold it in contact, where it may not rest (4.112).
            return placement if self.refuse(placement) is None else None
        # Along the edge of bad ground, rounding may lead through all of it.
        is_near = self._too_far(self._way(placement)) is None
        return placement if is_near and self._bad_end(placement.path[0]) is None else None

    def _toward(self, lot: Lot) -> Point:
        enemies = self._battle.enemies(self.move.model)
        if not enemies:
            return FAN[lot.below(len(FAN))]
        enemy = enemies[lot.below(len(enemies))]
        (x, y), (ex, ey) = self._start, enemy.place
        apart = sqrt((ex - x) ** 2 + (ey - y) ** 2)
        return (ex - x) / apart, (ey - y) / apart

    def default(self) -> Placement:
        """Stay; what was planned, if that is still legal; whatever is legal, if one must go."""
        if self._planned and self.refuse(Placement(self._planned)) is None:
            return Placement(self._planned)
        if self._suits is not None and not self._suits():
            return self._first_that_suits(self._suits)
        return STAY if self.may_stay else self.candidates()[0]

    def _first_that_suits(self, suits: Callable[[], bool]) -> Placement:
        """The first place from where it can do what it moves for; else wherever it gets on."""
        battle, model, stood = self._battle, self.move.model, self._start
        found = [placement for placement in self.candidates() if placement.path]
        try:
            for placement in found:
                battle.put(model, placement.path[-1])
                if suits():
                    return placement
        finally:
            battle.put(model, stood)
        return found[0] if found else STAY

    def outline(self) -> list[list[Point]]:
        """How far a straight run goes in every direction."""
        x, y = self._start
        return [
            [
                snapped((x + ux * run, y + uy * run))
                for ux, uy in FINE_FAN
                for run in (self._clear_run((ux, uy), self._left),)
            ]
        ]


def _edge(at: float, along: float, radius: float, size: float) -> float:
    """How far one may go before the base leaves the table on one axis."""
    if along > 1e-12:
        return max(0.0, (size - radius - at) / along)
    if along < -1e-12:
        return max(0.0, (radius - at) / along)
    return 1e9


def is_approachable(move: Move, ways: Sequence[Track]) -> bool:
    """Whether there is any way to go before contact, and a legal end on it (4.205, 4.112)."""
    if not ways or min(move.left, ways[0].length - 2 * CONTACT) <= 2 * SLACK:
        return False
    return move.may_stop or bool(ApproachRegion(move.battle, move, ways[0]).candidates())


class ApproachRegion:
    """Points on the shortest route toward an enemy, short of contact (4.205)."""

    def __init__(self, battle: Battle, move: Move, way: Track) -> None:
        self.piece: str | None = move.model.id
        self._battle, self.move, self._way = battle, move, way
        self._far = min(move.effort(way).reach(move.left), way.length - 2 * CONTACT)

    def way_to(self, placement: Placement) -> Track:
        """The part of the route that leads there."""
        if placement.end is None:
            return self._way.cut(0.0)
        return self._way.cut(self._way.nearest(placement.end)[0])

    def refuse(self, placement: Placement) -> Refusal | None:
        if not placement.path:
            return self._stays_engaged()
        if len(placement.path) != 1:
            return Refusal("one-point", rule="4.205")
        point = placement.path[0]
        if not is_on_lattice(point, PER_INCH):
            return Refusal("off-lattice", rule="1.5")
        gone, aside = self._way.nearest(point)
        if aside > SLACK:
            return Refusal("off-route", rule="4.205")
        if gone > self._way.length - CONTACT:
            return Refusal("not-contact", rule="4.205")
        if gone > self._far + SLACK:
            return Refusal("too-far", rule="4.115", allowed=round(self.move.left, 3))
        if self.move.free_end and touches_at(self._battle, self.move.model, point):
            return Refusal("must-end-free", rule="4.112")
        if not self.move.may_end(point):
            return Refusal("rests-on-low", rule="2.10")
        return None

    def _stays_engaged(self) -> Refusal | None:
        """A fleer who is not free yet may not stay at the edge of the zone (4.112)."""
        return None if self.move.may_stop else Refusal("must-end-free", rule="4.112")

    def candidates(self) -> list[Placement]:
        """Staying, and steps of an eighth of the way; every hundredth if none of those is legal."""
        return self._steps(8) or self._steps(ceil(max(0.0, self._far) / CONTACT))

    def _steps(self, parts: int) -> list[Placement]:
        ends = [snapped(self._way.at(self._far * part / parts)) for part in range(1, parts + 1)]
        steps = [STAY, *(Placement((end,)) for end in ends)]
        return [placement for placement in steps if self.refuse(placement) is None]

    def meant(self, point: Point) -> Iterator[Placement]:
        """The point of the route nearest to the one pointed at, or the last one before it."""
        gone = max(0.0, min(self._far, self._way.nearest(point)[0]))
        back = ceil(gone / CONTACT)
        for step in range(back + 1):
            yield Placement((snapped(self._way.at(max(0.0, gone - step * CONTACT))),))

    def any(self, lot: Lot) -> Placement:
        """Some point of the route."""
        placement = Placement((snapped(self._way.at(self._far * (lot.below(8) + 1) / 8)),))
        return placement if self.refuse(placement) is None else self.default()

    def default(self) -> Placement:
        """Stay at the edge of the zone, or the first legal step of a fleer."""
        return self.candidates()[0]

    def outline(self) -> list[list[Point]]:
        """The route itself."""
        return [self._way.cut(self._far).points()]
