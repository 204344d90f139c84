"""What one fighter could do with its activation, and what each of it promises."""

from collections.abc import Callable, Iterator
from functools import cached_property
from math import hypot, sqrt

from grognard.kernel.questions import Point
from grognard.rulesets.brimstone.actions import zone_price
from grognard.rulesets.brimstone.effects import action_uses
from grognard.rulesets.brimstone.field import CONTACT, SLACK, ZONE, cover_bonus, engaged
from grognard.rulesets.brimstone.gifts import command_price, use_worth
from grognard.rulesets.brimstone.moves import Move, routes_to
from grognard.rulesets.brimstone.prospects import Fighter, Glance, shot
from grognard.rulesets.brimstone.regions import BRUSH, FAN
from grognard.rulesets.brimstone.shooting import band, targets
from grognard.rulesets.brimstone.stats import clamped, shooting_pool
from grognard.table.arcs.shapes import Disc

RISE = 0.3
"""Share of its prize that a fallen fighter regains by standing up."""
STRAY = 0.35
"""How much of a shot into a melee is likely to hit one's own side (4.412)."""
BLIND = 0.7
"""How likely it is that a target is in sight from a place nobody has looked from."""
COARSE = 2
"""Every so many directions of the fan are looked at first."""
CLOSER = 3
"""So many of the best runs are looked at more closely."""
LEAST = 0.3
"""A shorter run than this is none."""
NEVER = -1e6

Spot = tuple[float, float, float]


class Plan:
    """What a fighter that is active could do; paid for, the zones it starts in do not hold it."""

    def __init__(self, glance: Glance, me: Fighter, *, paid: bool = False) -> None:
        self.glance, self.me, self.battle = glance, me, glance.battle
        self.value = glance.standing(me)
        self.here = self.value(me.x, me.y)
        self.zones: list[str] = [] if paid or self.battle.now.paid else self.battle.now.zones
        self.ignored = frozenset(self.battle.now.zones) if not self.zones else frozenset[str]()

    def of(self, action: str) -> float:
        """What an action promises (table 4.A)."""
        me = self.me
        match action:
            case "advance":
                return NEVER if self.zones else self.best_place(me.stride)
            case "run":
                return NEVER if self.zones else self.best_place(2 * me.stride)
            case "assault":
                return self.best_attack(1)[0]
            case "charge":
                return self.best_attack(2)[0]
            case "shooting":
                return self.best_shot()
            case "concentration":
                return self.concentrated()
            case "focusing":
                return self.here + self.best_use("exhausting")
            case "melee":
                return max([self.after_blows(foe) for foe in self.touched()], default=NEVER)
            case "flee":
                return self.fled()
            case "stand_up":
                return self.here + RISE * me.prize
            case _:
                return self.here

    def touched(self) -> list[Fighter]:
        """Enemies in contact."""
        return [self.glance.of(foe.id) for foe in self.me.foes]

    # Attacks

    def after_blows(self, foe: Fighter, more: int = 0, open_: int = 0) -> float:
        """What an exchange with somebody promises, and to stand in contact with it thereafter."""
        me, glance = self.me, self.glance
        apart = hypot(foe.x - me.x, foe.y - me.y) or 1.0
        run = apart - me.radius - foe.radius
        at = me.x + (foe.x - me.x) * run / apart, me.y + (foe.y - me.y) * run / apart
        total = self.value(*at) + glance.exchange(me, foe, more, open_)
        back = glance.exchange(foe, me)
        if back > 0.0 and foe.is_waiting:
            total += 0.5 * back * glance.strike(me, foe, more).kill
        return total + glance.pin(foe)

    def attacks(self, multiple: int) -> list[tuple[float, Fighter]]:
        """Enemies near enough for an Assault or a Charge, the most promising first."""
        me = self.me
        more = -1 if multiple == 2 and not me.profile.abilities.brutal_charge else 0
        found = [
            (self.after_blows(foe, more), foe)
            for foe in self.glance.theirs
            if me.gap(foe) <= multiple * me.stride + CONTACT
            and (not self.zones or foe.model.id in self.zones)
        ]
        found.sort(key=lambda each: -each[0])
        return found

    def best_attack(self, multiple: int) -> tuple[float, Fighter | None]:
        """The most promising attack that gets there."""
        for score, foe in self.attacks(multiple):
            if self.reaches(foe, multiple):
                return score, foe
        return NEVER, None

    def reaches(self, foe: Fighter, multiple: int) -> bool:
        """Whether the shortest route ends in contact, and no other zone lies on it (4.118)."""
        model = self.me.model
        ways = routes_to(self.battle, model, foe.model)
        if not ways:
            return False
        move = Move(self.battle, model, multiple, ignored=self.ignored)
        way = ways[0]
        if move.effort(way).at(way.length) > move.left + SLACK:
            return False
        met = None if self.zones else move.entrance(way)
        return met is None or foe.model.id in met.keys

    def fled(self) -> float:
        """One blow to suffer, then a place to be (4.112)."""
        glance, me = self.glance, self.me
        able = [foe for foe in self.touched() if not foe.model.helpless]
        blow = max([glance.strike(foe, me).share for foe in able], default=0.0)
        return self.best_place(me.stride, leaving=True) - blow * me.prize

    # Shots

    def shot_at(self, foe: Fighter, gap: float, cover: int, *, moved: bool) -> float:
        """What a shot at that distance promises (4.408-4.412)."""
        me, battle = self.me, self.battle
        weapon = me.profile.shooting
        assert weapon is not None, "only models with a shooting weapon shoot"
        pool = shooting_pool(me.model, moved=moved).total
        need = band(gap, weapon.range)[1] - (foe.profile.base == "very_large")
        into = engaged(battle, foe.model)
        found = shot(me.profile, pool, clamped(need + into), foe, cover, self.glance.wounds)
        strays = [m for m in foe.foes if m.commander == me.model.commander]
        lost = STRAY * found.share * self.glance.of(strays[0].id).prize if strays else 0.0
        return foe.prize * found.share - lost

    def shot_from_here(self) -> float:
        """The best shot without a step."""
        me, battle = self.me, self.battle
        found = [self.glance.of(target.id) for target in targets(battle, me.model)]
        return max(
            [
                self.shot_at(
                    foe, me.gap(foe), cover_bonus(battle, me.model, foe.model), moved=False
                )
                for foe in found
            ],
            default=0.0,
        )

    def shot_from(self, x: float, y: float) -> float:
        """A step there and a shot, as far as one can tell without looking (7.21)."""
        me = self.me
        weapon, total = me.profile.shooting, self.value(x, y)
        if weapon is None or weapon.cumbersome or not self.glance.theirs:
            return total
        gap, foe = min(
            [(hypot(f.x - x, f.y - y) - f.radius - me.radius, f) for f in self.glance.theirs],
            key=lambda each: each[0],
        )
        return total + BLIND * self.shot_at(foe, gap, 0, moved=True)

    def best_shot(self) -> float:
        """From here, or after a step where the weapon allows it (4.107, 7.21)."""
        weapon = self.me.profile.shooting
        assert weapon is not None, "only models with a shooting weapon shoot"
        best = self.here + self.shot_from_here()
        if not self.zones and not weapon.cumbersome:
            steps = self.spots(self.me.stride, self.shot_from)
            best = max(best, steps[0][0]) if steps else best
        return best

    # Effects

    def best_use(self, trigger: str) -> float:
        """The best effect of an action from here."""
        uses = action_uses(self.battle, self.me.model, trigger)
        return max([use_worth(self.glance, use) for use in uses], default=0.0)

    def concentrated(self) -> float:
        """An effect and a step; in contact an effect and an exchange at a disadvantage (4.108)."""
        if not self.me.profile.active:
            return NEVER
        use = self.best_use("active")
        if self.me.foes:
            return use + max(self.after_blows(foe, -1, 1) for foe in self.touched())
        if self.zones:
            return self.here + use
        return max(self.best_place(self.me.stride) + use, self.best_step_and_use())

    @property
    def steps_first(self) -> bool:
        """Whether a step brings a better target into range than there is here."""
        now = self.best_place(self.me.stride) + self.best_use("active")
        return self.best_step_and_use() > now

    def best_step_and_use(self) -> float:
        """What a step promises that brings an enemy into the range of an effect."""
        if not self._hostile:
            return NEVER
        steps = self.spots(self.me.stride, self.use_from)
        return steps[0][0] if steps else NEVER

    @cached_property
    def _hostile(self) -> list[tuple[float, float, float, float]]:
        """Enemies an effect could be used on: where, from how far, and what it promises."""
        me = self.me
        return [
            (foe.x, foe.y, card.range + foe.radius + me.radius, use_worth(self.glance, chosen))
            for card in me.profile.active
            if card.hostile and card.range is not None
            for foe in self.glance.theirs
            for chosen in ((card, me.model, foe.model.id),)
            if me.gap(foe) <= card.range + me.stride
        ]

    def use_from(self, x: float, y: float) -> float:
        """A step there and an effect on an enemy who is then in range."""
        best = 0.0
        for ex, ey, reach, worth in self._hostile:
            if worth > best and hypot(ex - x, ey - y) <= reach:
                best = worth
        return self.value(x, y) + BLIND * best if best else NEVER

    # Moves

    def best_place(self, reach: float, *, leaving: bool = False) -> float:
        """What the best place within reach promises."""
        found = self.spots(reach, self.value, leaving=leaving)
        best = found[0][0] if found else NEVER
        return best if leaving else max(self.here, best)

    def spots(
        self, reach: float, worth: Callable[[float, float], float], *, leaving: bool = False
    ) -> list[tuple[float, Point]]:
        """Where a straight run of at most so many inches may end, the most promising first.

        A coarse fan of runs, then a closer look beside the best of them and half-way there.
        """
        me, setting = self.me, self.battle.setting
        x, y = me.x, me.y
        blocks = list(self._blocks(reach, leaving=leaving))
        edges = me.radius, setting.width - me.radius, setting.height - me.radius
        found: list[tuple[float, Point, int]] = []

        def look(ux: float, uy: float, most: float, number: int) -> None:
            run = _clear(x, y, ux, uy, most, blocks, edges)
            if run > LEAST:
                at = x + ux * run, y + uy * run
                found.append((worth(*at), at, number))

        for ux, uy, most in self._to_goals(reach):
            look(ux, uy, most, -1)
        for number in range(0, len(FAN), COARSE):
            look(*FAN[number], reach, number)
        found.sort(reverse=True)
        for _, (ex, ey), number in found[:CLOSER]:
            at = (x + ex) / 2, (y + ey) / 2
            found.append((worth(*at), at, number))
            if number >= 0:
                look(*FAN[number - 1], reach, number)
                look(*FAN[(number + 1) % len(FAN)], reach, number)
        found.sort(reverse=True)
        return [(score, at) for score, at, _ in found]

    def _to_goals(self, reach: float) -> Iterator[Spot]:
        """Straight at what the scenario wants: to its edge, or as far as one gets."""
        me = self.me
        for gx, gy, near, _, _ in self.glance.goals(me):
            dx, dy = gx - me.x, gy - me.y
            way = sqrt(dx * dx + dy * dy)
            if way > near:
                yield dx / way, dy / way, min(reach, way)
                if way - near < reach:
                    yield dx / way, dy / way, way - near + LEAST

    def _blocks(self, reach: float, *, leaving: bool) -> Iterator[Spot]:
        """What ends a straight run: bases, Tall terrain, the edges of zones (4.116, 4.204)."""
        me, battle = self.me, self.battle
        heedless = me.profile.abilities.elusive
        left = {m.id for m in me.foes} if leaving else ()
        for foe in (*self.glance.theirs, *self.glance.ours):
            if foe is me:
                continue
            apart = me.radius + foe.radius + BRUSH
            is_foe = foe.model.commander != me.model.commander
            holds = is_foe and not (heedless or foe.foes or foe.model.helpless)
            if holds and foe.model.id not in self.ignored and foe.model.id not in left:
                apart += ZONE
            if hypot(foe.x - me.x, foe.y - me.y) < apart + reach:
                yield foe.x, foe.y, apart
        for piece in battle.field.tall:
            if isinstance(piece, Disc):
                yield piece.x, piece.y, piece.radius + me.radius

    def price(self) -> float:
        """What it costs to be free of the zones it starts in (4.214)."""
        return zone_price(self.battle) * command_price(self.glance)


def _clear(
    x: float,
    y: float,
    ux: float,
    uy: float,
    run: float,
    blocks: list[Spot],
    edges: tuple[float, float, float],
) -> float:
    """How far a straight run goes before something ends it."""
    least, wide, high = edges
    for at, along, most in ((x, ux, wide), (y, uy, high)):
        if along > 1e-9:
            run = min(run, (most - at) / along)
        elif along < -1e-9:
            run = min(run, (least - at) / along)
    for bx, by, apart in blocks:
        vx, vy = bx - x, by - y
        along = vx * ux + vy * uy
        if along > 0.0:
            room = apart * apart - (vx * vx + vy * vy - along * along)
            if room > 0.0:
                run = min(run, along - sqrt(room))
    return run


def contact_ends(me: Fighter, foe: Fighter) -> Iterator[Point]:
    """Directions from which a fighter may come into contact, the straight one first."""
    dx, dy = foe.x - me.x, foe.y - me.y
    apart = sqrt(dx * dx + dy * dy) or 1.0
    yield dx / apart, dy / apart
    reach = me.radius + foe.radius
    for sine, cosine in ((0.5, 0.866), (-0.5, 0.866), (0.866, 0.5), (-0.866, 0.5), (1, 0), (-1, 0)):
        # The straight line turned about the foe's centre.
        cx = foe.x - (dx * cosine - dy * sine) / apart * reach
        cy = foe.y - (dy * cosine + dx * sine) / apart * reach
        way = hypot(cx - me.x, cy - me.y)
        if way > CONTACT:
            yield (cx - me.x) / way, (cy - me.y) / way


def readiness(glance: Glance, me: Fighter) -> float:
    """How much there is to do for a fighter now, and to lose by letting others go first (3.10)."""
    best, fear = 0.0, 0.0
    weapon = me.profile.shooting
    for foe in glance.theirs:
        gap = me.gap(foe)
        if gap <= me.reach + CONTACT or gap <= CONTACT:
            more = -1 if gap > me.stride and not me.profile.abilities.brutal_charge else 0
            best = max(best, glance.exchange(me, foe, more))
        if weapon is not None and me.profile.tir is not None and not me.foes:
            need = band(gap, weapon.range)[1]
            harm = shot(me.profile, me.profile.tir, need, foe, 0, glance.wounds).share
            best = max(best, BLIND * harm * foe.prize)
        if foe.is_waiting and gap <= max(foe.reach, CONTACT):
            fear = max(fear, glance.exchange(foe, me))
    for card in (*me.profile.active, *me.profile.exhausting):
        if card.hostile and card.range is not None and not me.foes:
            for foe in glance.theirs:
                if me.gap(foe) <= card.range:
                    best = max(best, 0.15 * foe.prize)
    if not me.foes:
        best = max(best, _help(glance, me))
    return best + 0.3 * fear - 0.01 * me.prize


def _help(glance: Glance, me: Fighter) -> float:
    """What a fighter could do for friends who wait: it goes before those it hurries or heartens."""
    if all(card.hostile for card in me.profile.active):
        return 0.0
    uses = action_uses(glance.battle, me.model, "active")
    return max([use_worth(glance, use) for use in uses if not use[0].hostile], default=0.0)
