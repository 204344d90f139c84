"""What is to be gained and feared on the table as it stands, in closed form.

Everything is told in points of cost, as a player would weigh it: what an exchange of blows takes
from both, what a place promises, what enemies who reach it may do there.
"""

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from math import hypot, sqrt

from grognard.kernel.questions import Point, Seat
from grognard.rulesets.brimstone.battle import WAITING, Battle, Model, other
from grognard.rulesets.brimstone.content import Profile, WeaponEntry, ZoneEntry
from grognard.rulesets.brimstone.dice import MOST_DICE, SIDES, hits_of
from grognard.rulesets.brimstone.field import CONTACT, touched_enemies
from grognard.rulesets.brimstone.stats import MOST_SUPPORT, clamped, displacement
from grognard.rulesets.brimstone.victory import (
    DIAGONAL,
    POINTS_PER_KILL_VP,
    presence,
    wholly_inside,
    zone_of,
)

WOUNDS = 0.6
"""Share of a fighter's prize that goes with its life points; the rest goes when it dies."""
LAST_WOUNDS = 0.15
"""The same in the last turn, when only deaths are counted."""
POINT = {"objectives": 8.0, "relics": 8.0, "heads": 6.0, "blood": 1.0}
"""What a victory point is worth in points of cost, by scenario."""
KEPT = 0.1
"""Share of its cost a fighter is still worth in the last turn."""
FEAR = {"objectives": 0.45, "relics": 0.45, "heads": 0.3, "blood": 0.5}
"""Share of the worst an enemy may do to a fighter that is feared, by what the scenario rewards."""
BOLD = {"objectives": 0.45, "relics": 0.2, "heads": 0.25, "blood": 0.2}
"""The same for whoever is outshot, and mostly loses by waiting."""
CROWD = 0.35
"""How much of what each further enemy may do is feared as well."""
LATER = 0.5
"""How much of it is feared of an enemy who has been activated and must wait for the next turn."""
PREY = 0.3
"""Share of what an attack would bring that being near its victim is worth."""
SHOT = 0.5
"""Share of a shot's harm that being in its range is worth, or to be feared."""
SPELL = 0.12
"""Share of an enemy's prize that being near enough for a power or a net is worth."""
PIN = 0.08
"""Share of its prize that engaging somebody who shoots or works wonders takes from an enemy."""
COMMAND_WORTH = 2.0
DOMINANCE = 1.0
"""What a point of kill score is worth: whoever has more of them goes first (3.3)."""
BURN = 2.0
"""What it costs to catch fire in a pool."""
CLAIM = 0.5
"""How much a friend on its way to an area counts there already."""
RELIC_POINTS, HOME_POINTS, HEAD_POINTS = 2, 1, 3
MARCH = 1.0
"""So many turns before it must, an Officer sets out for the enemy's zone (5.12)."""
FOREMOST = 5
"""So many enemies are reckoned with at a place, as hunters and as prey."""
ROUNDS = (1.0, 1.6, 2.0)
"""For how many rounds an area is likely to be held, by how many are left."""

Pull = tuple[float, float, float, float, float]
"""A place, how near is near enough, within how many inches its worth halves, and that worth."""

_NEEDS = (3, 4, 5, 6)


class Fighter:
    """A model in play as the other side has to reckon with it now."""

    __slots__ = (
        "defence", "foes", "is_waiting", "model", "pool", "prize", "profile", "radius", "reach",
        "stride", "x", "y",
    )  # fmt: skip

    def __init__(self, battle: Battle, model: Model, prize: float, at: Point | None = None) -> None:
        profile = model.profile
        self.model, self.profile, self.prize = model, profile, prize
        self.x, self.y = at or model.place
        self.radius = profile.radius
        self.is_waiting = model.status == WAITING
        self.foes = touched_enemies(battle, model) if at is None else []
        pool, defence = profile.cbt or 0, profile.defence
        for name in model.states:
            state = profile.content.states[name]
            pool += state.cbt
            defence += state.def_
        if model.hampered:
            pool -= 1
        fights = profile.cbt is not None and "immobilized" not in model.states
        self.pool = max(0, pool) if fights else 0
        self.defence = defence
        self.stride = displacement(model)
        is_tied = bool(self.foes) or model.helpless
        self.reach = 0 if is_tied else self.stride * (1 if model.relic >= 0 else 2)

    def gap(self, foe: "Fighter") -> float:
        """The distance between the edges of two bases (1.2)."""
        return hypot(foe.x - self.x, foe.y - self.y) - self.radius - foe.radius


class Blow:
    """What one fighter's dice do to another on average."""

    __slots__ = ("kill", "share")

    def __init__(self, share: float, kill: float) -> None:
        self.share = share
        """Of all that the victim is worth."""
        self.kill = kill


NOTHING = Blow(0.0, 0.0)


@lru_cache(maxsize=1 << 16)
def blow(
    weapon: WeaponEntry, pool: int, need: int, guard: int, lp: int, whole: int, wounds: float
) -> Blow:
    """An attack against life points behind so much Protection (4.308, 4.411, 4.501)."""
    if pool <= 0:
        return NOTHING
    dice, again = min(pool, MOST_DICE), max(0, pool - MOST_DICE)
    share = kill = 0.0
    guard = max(0, guard - weapon.piercing)
    total = float(SIDES ** (dice + again))
    burns = weapon.searing[0] * weapon.searing[1] if weapon.searing else 0
    for hits, weight in hits_of(dice, again, need):
        if not hits:
            continue
        chance = weight / total
        lost = max(0, weapon.damage[hits - 1] - guard)
        if lost >= lp:
            kill += chance
            share += chance * (wounds * lp / whole + 1.0 - wounds)
            continue
        share += chance * wounds * min(lp, lost + (burns if lost else 0)) / whole
        share += chance * _hindrance(weapon, hits)
    return Blow(share, kill)


HINDRANCE = {"stunning": 0.08, "toppling": 0.2, "slowing": 0.05, "swallow": 0.35}
"""Share of a fighter's prize that a weapon takes with the state it inflicts (7.14-7.20)."""


def _hindrance(weapon: WeaponEntry, hits: int) -> float:
    found = 0.0
    for rule, share in HINDRANCE.items():
        enough: int = getattr(weapon, rule)
        if enough and hits >= enough:
            found += share
    return found


def shot(
    profile: Profile, pool: int, need: int, target: Fighter, cover: int, wounds: float
) -> Blow:
    """A shot at a target (4.410, 4.411)."""
    weapon = profile.shooting
    assert weapon is not None, "only models with a shooting weapon shoot"
    own = target.profile
    return blow(weapon, pool, need, own.pr + cover, target.model.lp, own.lp, wounds)


@lru_cache(maxsize=1024)
def prize(profile: Profile, victory: str, left: float) -> float:
    """What the death of a fighter is worth with that share of the battle left (5.10-5.13)."""
    worth = profile.cost * (KEPT + (1.0 - KEPT) * left)
    worth += DOMINANCE * profile.score + COMMAND_WORTH * profile.cmd
    points: float
    match victory:
        case "objectives":
            points = profile.cost / POINTS_PER_KILL_VP
        case "relics":
            points = {"officer": 2, "independent": 1}.get(profile.rank, 0)
        case "heads":
            rank = {"officer": 6, "independent": 2, "trooper": 1}[profile.rank]
            points = 0 if profile.abilities.insignificant else rank
        case _:
            points = profile.cost
    return worth + POINT[victory] * points


class Glance:
    """The table as one side sees it when it is asked."""

    def __init__(self, battle: Battle, seat: Seat) -> None:
        self.battle, self.seat = battle, seat
        setting = battle.setting
        self.left = max(1, setting.turns - max(0, battle.turn - 1))
        """Turns to play, this one included."""
        self.wounds = WOUNDS if self.left > 1 else LAST_WOUNDS
        self.point = POINT[setting.victory]
        self.ours: list[Fighter] = []
        self.theirs: list[Fighter] = []
        self._by_id: dict[str, Fighter] = {}
        self._goals: dict[str, list[Pull]] = {}
        for model in battle.models:
            if model.at is not None:
                fighter = Fighter(battle, model, self.prize(model))
                self._by_id[model.id] = fighter
                (self.ours if model.commander == seat else self.theirs).append(fighter)
        self.fear = (BOLD if self.is_outshot else FEAR)[setting.victory]

    @property
    def is_outshot(self) -> bool:
        """Whether waiting costs more than it brings: the enemy has more dice to shoot with."""
        own = sum([one.profile.tir or 0 for one in self.ours])
        return own < sum([one.profile.tir or 0 for one in self.theirs])

    def of(self, model: str) -> Fighter:
        """A fighter by its id."""
        return self._by_id[model]

    def prize(self, model: Model) -> float:
        """What the death of a model would be worth to its enemy."""
        if model.commander != model.owner:
            return 0.0
        setting = self.battle.setting
        found = prize(model.profile, setting.victory, (self.left - 1) / setting.turns)
        return found + self.point * RELIC_POINTS if model.relic >= 0 else found

    # Blows

    def strike(self, striker: Fighter, target: Fighter, more: int = 0, guard: int = 0) -> Blow:
        """What a striker's dice do to its target, with support (4.311) and so many more dice."""
        if not striker.pool:
            return NOTHING
        pool = striker.pool + more + self._support(striker, target)
        own, lp = target.profile, target.model.lp
        need = clamped(target.defence - guard)
        weapons = striker.profile.melee
        found = blow(weapons[0], pool, need, own.pr, lp, own.lp, self.wounds)
        for weapon in weapons[1:]:
            best = blow(weapon, pool, need, own.pr, lp, own.lp, self.wounds)
            found = best if best.share > found.share else found
        return found

    def harm(self, striker: Fighter, target: Fighter) -> float:
        """The share of a target that a striker's blow or close shot takes, whichever is more."""
        found, tir = self.strike(striker, target).share, striker.profile.tir
        if striker.profile.shooting is None or tir is None:
            return found
        near = shot(striker.profile, tir, _NEEDS[0], target, 0, self.wounds)
        return max(found, near.share)

    def _support(self, striker: Fighter, target: Fighter) -> int:
        if not target.foes:
            return 0
        helpers = [m for m in target.foes if m is not striker.model and not m.helpless]
        return min(MOST_SUPPORT, len(helpers))

    def exchange(self, attacker: Fighter, target: Fighter, more: int = 0, open_: int = 0) -> float:
        """What an exchange of blows brings the attacker's side, less what it costs (4.312).

        The attacker may have more or fewer dice and be so much easier to hit.
        """
        given = self.strike(attacker, target, more)
        taken = self.strike(target, attacker, 0, open_)
        dealt, suffered = given.share, taken.share
        if attacker.profile.abilities.first_strike:
            suffered *= 1.0 - given.kill
        elif target.profile.abilities.first_strike:
            dealt *= 1.0 - taken.kill
        return target.prize * dealt - attacker.prize * suffered

    def pin(self, foe: Fighter) -> float:
        """What it is worth to engage somebody who shoots or works wonders from afar (4.102)."""
        is_busy = foe.profile.shooting is not None or foe.profile.exhausting
        return PIN * foe.prize if is_busy and not foe.foes else 0.0

    # Places

    def standing(self, fighter: Fighter) -> Callable[[float, float], float]:
        """What a place promises a fighter: what it may do there, less what may befall it."""
        threats = _foremost(fighter, self._threats(fighter))
        goals, prey = self.goals(fighter), _foremost(fighter, self._prey(fighter))
        shots = list(self._shots(fighter))
        radius = fighter.radius
        fear_of = self.fear
        is_burning = bool(fighter.model.burns)
        x, y, far = fighter.x, fighter.y, 2 * fighter.stride + radius
        pools = [
            (west - radius, south - radius, east + radius, north + radius)
            for _, (west, south, east, north) in self.battle.field.pool_boxes
            if not is_burning and west - far < x < east + far and south - far < y < north + far
        ]

        def value(x: float, y: float) -> float:
            worst = rest = 0.0
            for ex, ey, reach, fade, lost in threats:
                dx, dy = ex - x, ey - y
                short = sqrt(dx * dx + dy * dy) - reach
                fear = lost if short <= 0.0 else lost * 0.5 ** (short / fade)
                if fear > worst:
                    rest += worst
                    worst = fear
                else:
                    rest += fear
            total = -fear_of * (worst + CROWD * rest)
            for wanted in (goals, prey):
                best = 0.0
                for gx, gy, near, fade, worth in wanted:
                    dx, dy = gx - x, gy - y
                    way = sqrt(dx * dx + dy * dy) - near
                    gain = worth if way <= 0.0 else worth * 0.5 ** (way / fade)
                    if gain > best:
                        best = gain
                total += best
            for sx, sy, bands, harms in shots:
                dx, dy = sx - x, sy - y
                band = min(3, int(sqrt(dx * dx + dy * dy) / bands))
                total -= harms[band]
            for west, south, east, north in pools:
                if west < x < east and south < y < north:
                    total -= BURN
            return total

        return value

    def _threats(self, fighter: Fighter) -> Iterator[Pull]:
        """Enemies who would gladly attack: where they are, how far they reach, what it costs."""
        foes = self.theirs if fighter.model.commander == self.seat else self.ours
        for foe in foes:
            when = 1.0 if foe.is_waiting else LATER if self.left > 1 else 0.0
            lost = when * self.exchange(foe, fighter) if when and foe.pool else 0.0
            if lost > 0.0:
                reach = foe.reach + foe.radius + fighter.radius + CONTACT
                yield foe.x, foe.y, reach, 1.0 + foe.reach / 4, lost

    def _shots(self, fighter: Fighter) -> Iterator[tuple[float, float, int, tuple[float, ...]]]:
        """Enemies who may shoot: where they are, and what each range band costs (4.408)."""
        foes = self.theirs if fighter.model.commander == self.seat else self.ours
        for foe in foes:
            weapon, tir = foe.profile.shooting, foe.profile.tir
            if weapon is None or tir is None or foe.foes or foe.model.helpless:
                continue
            when = self.fear if foe.is_waiting else self.fear * LATER if self.left > 1 else 0.0
            if when:
                harms = tuple(
                    when * SHOT * fighter.prize
                    * shot(foe.profile, tir, need, fighter, 0, self.wounds).share
                    for need in _NEEDS
                )  # fmt: skip
                yield foe.x, foe.y, weapon.range, harms

    def _prey(self, fighter: Fighter) -> Iterator[Pull]:
        """Enemies worth hunting: near them a fighter is of use, a shooter at some distance."""
        if self.left == 1 and not fighter.is_waiting and fighter.model is not self.battle.now.model:
            return
        stride = 2.0 * fighter.stride + 1.0
        weapon, tir = fighter.profile.shooting, fighter.profile.tir
        spells = [card for card in fighter.profile.effects if card.hostile and card.range]
        for foe in self.theirs:
            apart = fighter.radius + foe.radius
            gain = self.exchange(fighter, foe) + self.pin(foe)
            for card in spells:
                reach = apart + (card.range or 0.0)
                yield foe.x, foe.y, reach, stride, SPELL * foe.prize
            if gain > 0.0:
                yield foe.x, foe.y, apart + fighter.stride, stride, PREY * gain
            if weapon is not None and tir is not None:
                for bands, need in enumerate(_NEEDS[:3], start=1):
                    harm = shot(fighter.profile, tir, need, foe, 0, self.wounds).share
                    yield (
                        foe.x,
                        foe.y,
                        apart + bands * weapon.range,
                        stride,
                        SHOT * foe.prize * harm,
                    )

    # What the scenario wants

    def goals(self, fighter: Fighter) -> list[Pull]:
        """Places the scenario rewards (5.10-5.13)."""
        known = self._goals.get(fighter.model.id)
        if known is None:
            fade = 1.0 + fighter.stride * (1.0 if self.left > 1 else 0.4)
            known = self._goals[fighter.model.id] = list(self._wanted(fighter, fade))
        return known

    def _wanted(self, fighter: Fighter, fade: float) -> Iterable[Pull]:
        match self.battle.setting.victory:
            case "objectives":
                return self._areas(fighter, fade)
            case "relics":
                return self._relics(fighter, fade)
            case "heads":
                return self._enemy_home(fighter, fade)
            case _:
                return ()

    def _areas(self, fighter: Fighter, fade: float) -> Iterator[Pull]:
        """Areas to hold: most where one's presence turns the balance (5.5, 5.6)."""
        counts = presence(fighter.model)
        if not counts:
            return
        worth = self.point * ROUNDS[min(self.left, len(ROUNDS)) - 1]
        for area in self.battle.setting.objectives:
            ax, ay = area.at
            ours = theirs = 0.0
            for one in self._by_id.values():
                if one is fighter:
                    continue
                there = presence(one.model)
                if there:
                    way = hypot(ax - one.x, ay - one.y) - area.radius - one.radius
                    if way > 0.0:
                        there *= CLAIM * 0.5 ** (way / (one.stride + 1.0))
                    if one.model.commander == fighter.model.commander:
                        ours += there
                    else:
                        theirs += there
            margin = ours - theirs
            gain = _balance(margin + counts) - _balance(margin)
            yield ax, ay, area.radius + fighter.radius - 0.1, fade, worth * gain

    def _relics(self, fighter: Fighter, fade: float) -> Iterator[Pull]:
        """Relics to fetch, and home with what one carries (5.7, 5.11)."""
        model, battle = fighter.model, self.battle
        if model.relic >= 0:
            x, y = inside_of(zone_of(battle, model.commander), (fighter.x, fighter.y), 0.7)
            yield x, y, 0.2, fade, self.point * (RELIC_POINTS + HOME_POINTS)
            return
        if model.profile.abilities.insignificant or model.commander != model.owner:
            return
        for relic in battle.relics:
            if relic.at is None:
                continue
            x, y = relic.at
            mine = hypot(x - fighter.x, y - fighter.y)
            nearer = sum(
                hypot(x - one.x, y - one.y) / one.stride < mine / max(1, fighter.stride)
                for one in self.ours
                if one is not fighter and one.stride and one.model.relic < 0
                and not one.profile.abilities.insignificant
            )  # fmt: skip
            yield x, y, fighter.radius + 0.4, fade, self.point * RELIC_POINTS * 0.45**nearer

    def _enemy_home(self, fighter: Fighter, fade: float) -> Iterator[Pull]:
        """The Officer, free in the enemy's zone at the end, is worth three points (5.12)."""
        model = fighter.model
        if model.profile.rank != "officer" or model.commander != model.owner:
            return
        zone = zone_of(self.battle, other(model.commander))
        x, y = inside_of(zone, (fighter.x, fighter.y), 0.0)
        turns = hypot(x - fighter.x, y - fighter.y) / (2.0 * fighter.stride + 0.1)
        if turns + MARCH >= self.left:
            yield x, y, 0.5, fade, HEAD_POINTS * self.point


def _foremost(fighter: Fighter, pulls: Iterable[Pull]) -> list[Pull]:
    """Those that matter most within a run of a fighter: the rest is not worth the look."""
    run = 2.0 * fighter.stride

    def at_most(pull: Pull) -> float:
        x, y, near, fade, worth = pull
        way = hypot(x - fighter.x, y - fighter.y) - near - run
        return -worth if way <= 0.0 else -worth * 0.5 ** (way / fade)

    return sorted(pulls, key=at_most)[:FOREMOST]


def _balance(margin: float) -> float:
    """How surely a margin of presence holds an area, from -1 to 1."""
    return margin / (abs(margin) + 1.0)


def inside_of(zone: ZoneEntry, at: Point, margin: float) -> Point:
    """The point of a zone nearest to another, so far inside."""
    x, y = at
    if wholly_inside(zone, at, margin):
        return at
    if zone.below is not None:
        return x, zone.below - margin
    if zone.above is not None:
        return x, zone.above + margin
    edge = zone.diagonal_below if zone.diagonal_below is not None else zone.diagonal_above
    assert edge is not None, "a zone has one edge"
    inward = -margin if zone.diagonal_below is not None else margin
    aside = (edge + inward * DIAGONAL - x - y) / 2
    return x + aside, y + aside
