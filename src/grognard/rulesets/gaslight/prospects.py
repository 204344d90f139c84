"""What standing on a spot promises a model: things to win, enemies to strike, and the danger."""

from collections.abc import Sequence
from functools import cached_property
from itertools import chain
from math import sqrt

from msgspec import Struct

from grognard.kernel.questions import Seat
from grognard.rulesets.gaslight.assaults import (
    UNSEEN,
    Arm,
    arms,
    attack_dice,
    defence_dice,
    duel,
    hindrance,
    promise,
    shot_dice,
    struck,
    volley,
)
from grognard.rulesets.gaslight.battle import Battle, Model, Spot, Token
from grognard.rulesets.gaslight.chances import POINT, fall, healed, life, passes
from grognard.rulesets.gaslight.field import (
    NINE_RAYS,
    blocking_clouds,
    clouds_of,
    distance_to,
    hidden,
    plan,
)
from grognard.rulesets.gaslight.objectives import CONTROL, DISC, LEDGER, STAT, difficulty_of
from grognard.rulesets.gaslight.routes import Field, field
from grognard.rulesets.gaslight.victory import DELIVERY, LEDGER_POINTS
from grognard.table.compiled import running
from grognard.table.heights.cover import hidden_rays_from

DECAY = 0.55
"""What is a turn's way off is worth this share of what is at hand."""
CROWD = 0.3
"""What a goal is worth to each further model that is on its way there."""
SPARE = 0.2
"""What a marker that is held already is worth to one more."""
CONTEST = 0.5
"""What a marker is worth to one who cannot win it alone."""
CARD_HELPS = 0.4
"""How often a Hero has a card for an objective that lacks one success."""
LATER = 0.4
"""What an attack in a later Activation is worth beside one in this."""
CAUTION = 0.5
"""What danger counts for beside harm done."""
SPENT = 0.6
"""The danger from a model that has been activated: it comes only next turn."""
SECOND = 0.6
"""The danger from what an enemy can do only with its second Action."""
AGAIN = 1.4
"""How much worse two Actions of the same are than one."""
UP = 1.5
"""Inches of way that an inch of height counts for, for whoever comes to fight."""
HIGH_UP, PUSHED = 1.0, 0.4
"""Who stands so high at an edge falls with about so much of each attack to be feared (4.100)."""
LOW = 0.5
"""How much less is to be feared from whoever lies."""
BLOCK = 4.0
"""Enemies are hunted by the ways to the middle of a square so wide that they stand in."""
CLEAR = clouds_of(())
DETOUR = 3.0
"""A way so much longer than the straight line may be worth a leap."""
NURSING = 2.0
"""A surgeon looks for a way into contact once it is so near to a patient."""
LANES = 6.0
"""A carrier makes for the nearest of some points of the edge, so far apart."""


class Aim(Struct, frozen=True):
    """Something to go for: the ways to it, what it is worth, and what is left to do there."""

    field: Field
    worth: float
    touch: float
    work: float
    """Inches of way that what is to be done there counts for."""

    def way(self, spot: Spot) -> float:
        """How far it is from there, all told."""
        return max(0.0, self.field.way(spot) - self.touch) + self.work


def token_worth(battle: Battle, token: Token) -> float:
    """What taking a marker or a thing brings (5.10, 5.12)."""
    if battle.setting.victory == "parcel":
        return POINT * DELIVERY * 0.6
    if token.id == LEDGER:
        return POINT * LEDGER_POINTS
    hidden_here = (LEDGER in battle.search) / max(1, len(battle.search))
    return POINT * (1 + LEDGER_POINTS * hidden_here)


def chance_of(battle: Battle, model: Model, token: Token) -> float:
    """How likely a model is to pass the test of a marker at its first try (4.180)."""
    stat: int = getattr(model.profile, STAT[battle.setting.victory])
    if not stat:
        return 0.0
    need = difficulty_of(token)
    chance = passes(stat, need)
    if model.profile.is_hero:
        chance += CARD_HELPS * (passes(stat, need - 1) - chance)
    return chance


def control_worth(battle: Battle, model: Model, at: Spot, worth: float) -> float:
    """What standing by a marker is worth, given who stands there (4.182)."""
    weights: dict[Seat, int] = {}
    for other in battle.in_play():
        near = abs(other.place[2] - at[2]) < 1.0 and not other.toppled
        if other is not model and near and distance_to(other, at) <= CONTROL:
            weights[other.seat] = weights.get(other.seat, 0) + 1 + other.profile.is_hero
    mine = weights.pop(model.seat, 0)
    theirs = max(weights.values(), default=0)
    if mine > theirs + 1:
        return worth * SPARE
    if mine > theirs:
        return worth * (CONTEST if theirs or mine == 1 else SPARE)
    return worth if mine + 1 + model.profile.is_hero > theirs else worth * CONTEST


def aims(battle: Battle, model: Model, at: Spot) -> list[Aim]:
    """All a model at a spot might go for, each worth less the more friends are nearer to it."""
    setting, relief = battle.setting, battle.relief
    radius, stride = model.profile.radius, float(model.profile.move)
    if model.carries:
        return [_home(battle, model)] if setting.victory == "parcel" else []
    found = []
    if setting.victory in STAT:
        for token in battle.tokens:
            chance = chance_of(battle, model, token) if token.at is not None else 0.0
            if chance > 0.0 and token.at is not None:
                ways = field(relief, token.at)
                aim = Aim(ways, token_worth(battle, token), DISC + radius, stride / chance)
                found.append(_shared(battle, model, at, aim, token))
        return found
    left = setting.turns - battle.turn
    for marker in setting.markers.values():
        worth = POINT * marker.points
        worth *= min(2, left + 1) if setting.victory == "beacons" else (1 - left / setting.turns)
        worth = control_worth(battle, model, marker.at, worth)
        aim = Aim(field(relief, marker.at), worth, CONTROL + radius - 0.3, 0.0)
        found.append(_shared(battle, model, at, aim, None))
    return found


def _home(battle: Battle, model: Model) -> Aim:
    """The edge a carrier takes the parcel to (5.12)."""
    south = battle.setting.zones[battle.zones[model.seat]].edge == "south"
    y = 0.5 if south else battle.relief.height - 0.5
    lane = LANES * int(model.place[0] / LANES) + LANES / 2
    return Aim(field(battle.relief, (lane, y, 0.0)), POINT * DELIVERY, 0.0, 0.0)


def _shared(battle: Battle, model: Model, at: Spot, aim: Aim, token: Token | None) -> Aim:
    """A goal that others of the side are nearer to is left to them."""
    friends = [
        friend
        for friend in battle.in_play(model.seat)
        if friend is not model and not friend.carries and not friend.toppled
    ]
    places = chain(at, *(friend.place for friend in friends))
    run = running()
    way, *ways = aim.field.ways_from(run, run.numbers(places))
    own = (max(0.0, way - aim.touch) + aim.work) / (model.profile.move * model.profile.actions)
    worth = aim.worth
    for friend, way in zip(friends, ways):
        profile = friend.profile
        work = 0.0
        if token is not None:
            chance = chance_of(battle, friend, token)
            if chance == 0.0:
                continue
            work = profile.move / chance
        turns = (max(0.0, way - aim.touch) + work) / (profile.move * profile.actions)
        if turns < own or (turns == own and friend.index < model.index):
            if token is None and turns == 0.0:
                continue  # it stands there, which the worth already knows
            worth *= CROWD if token is not None else CONTEST
    return Aim(aim.field, worth, aim.touch, aim.work)


class Foe(Struct):
    """An enemy as seen by a model that looks for a place to stand."""

    model: Model
    place: Spot
    apart: float
    """How far the centres of two bases that touch are apart."""
    prize: float
    """What striking it in melee promises."""
    blow: float
    """What its strike in melee threatens."""
    arms: tuple[Arm, ...]
    ready: float
    """How near its next Activation is, and how much it can do with it."""
    move: int
    stride: int
    """How far it comes with all its Actions."""
    range: float
    """How far off it may shoot somebody, a Move before."""

    def gap(self, spot: Spot) -> float:
        """How far a base on a spot is from its own, every inch of height counted more."""
        x, y, z = self.place
        dx, dy, dz = x - spot[0], y - spot[1], abs(z - spot[2])
        h = max(0.0, sqrt(dx * dx + dy * dy) - self.apart)
        return h + UP * dz if dz >= 1.0 else h


class Prospect:
    """What a model may win or lose by standing somewhere."""

    def __init__(self, battle: Battle, model: Model) -> None:
        self.battle, self.model = battle, model
        self.life = life(battle, model)
        profile = model.profile
        self.stride = float(profile.move * profile.actions)
        self.arms = arms(profile)
        self.reach = max([profile.move, *(arm.reach for arm in self.arms)])
        self.foes = [foe for enemy in battle.enemies(model) if (foe := self._foe(enemy))]
        self.aims = self._aims()
        self.home = self.ground(model.place)
        """What there is to win from where it stands."""
        self._known: dict[tuple[str, int, int, int], float] = {}
        self._here: dict[int, float] = {}

    def _foe(self, enemy: Model) -> Foe | None:
        """An enemy near enough to matter wherever the model goes with this Action."""
        battle, model = self.battle, self.model
        mine, theirs = model.profile, enemy.profile
        gap = _gap(model, model.place, enemy) - mine.move
        stride = theirs.move * theirs.actions
        range_ = max([arm.reach + theirs.move for arm in arms(theirs)], default=-1)
        if gap > max(self.reach, stride, range_):
            return None
        return Foe(
            enemy,
            enemy.place,
            mine.radius + theirs.radius,
            max(0.0, duel(battle, model, enemy)) if gap <= mine.move else 0.0,
            max(0.0, duel(battle, enemy, model)) if gap <= stride else 0.0,
            arms(theirs),
            (1.0 if enemy.ready else SPENT) * (LOW if enemy.toppled else 1.0),
            theirs.move,
            stride,
            range_,
        )

    def _aims(self) -> list[Aim]:
        """What is worth going for: all that might be worth more than the best, once nearer."""
        place = self.model.place
        found = aims(self.battle, self.model, place)
        hunted = self._hunted()
        if hunted is not None:
            found.append(hunted)
        found += [self._to(friend, worth, NURSING) for friend, worth in self.wounded]
        now = [(aim.worth * DECAY ** (aim.way(place) / self.stride), aim) for aim in found]
        best = max([worth for worth, _ in now], default=0.0)
        nearer = DECAY ** (-self.model.profile.move / self.stride)
        return [aim for worth, aim in now if worth * nearer >= best]

    def _hunted(self) -> Aim | None:
        """The way to the enemy most worth fighting, as far as to where it can be fought."""
        best, hunted, place = 0.0, None, self.model.place
        for enemy in self.battle.enemies(self.model):
            harm, reach = promise(self.model.profile, enemy.profile)
            if harm <= best:
                continue
            gap = _gap(self.model, place, enemy)
            worth = harm * DECAY ** (max(0.0, gap - reach) / self.stride)
            if worth > best:
                best, hunted = worth, (enemy, harm, reach)
        if hunted is None:
            return None
        enemy, worth, reach = hunted
        return self._to(enemy, LATER * worth, max(2.0, reach - 2.0))

    def _to(self, other: Model, worth: float, touch: float) -> Aim:
        """The way to somebody, by the way to where about it stands."""
        x, y, z = other.place
        about = BLOCK * int(x / BLOCK) + BLOCK / 2, BLOCK * int(y / BLOCK) + BLOCK / 2
        level = self.battle.relief.footing_at(*about, z)
        goal = (*about, z) if level is not None else (int(x) + 0.5, int(y) + 0.5, z)
        return Aim(field(self.battle.relief, goal), worth, touch, 0.0)

    @cached_property
    def wounded(self) -> list[tuple[Model, float]]:
        """Friends whom a surgeon might treat, and what that is worth (4.164)."""
        amount = self.model.profile.number("surgeon")
        if not amount:
            return []
        friends = [f for f in self.battle.in_play(self.model.seat) if f is not self.model]
        return [(friend, worth) for friend in friends if (worth := healed(friend, amount)) > 0.0]

    @property
    def has_detour(self) -> bool:
        """Whether the way to anything is much longer than it looks."""
        place = self.model.place
        return any(aim.field.way(place) > plan(place, aim.field.goal) + DETOUR for aim in self.aims)

    def ground(self, spot: Spot) -> float:
        """What there is to win near a spot."""
        return self.grounds([spot])[0]

    def grounds(self, spots: Sequence[Spot]) -> list[float]:
        """What there is to win near each of some spots."""
        best, run = [0.0] * len(spots), running()
        numbers = run.numbers(chain.from_iterable(spots))
        for aim in self.aims:
            worth, touch, work = aim.worth, aim.touch, aim.work
            for k, way in enumerate(aim.field.ways_from(run, numbers)):
                near = worth * DECAY ** ((max(0.0, way - touch) + work) / self.stride)
                best[k] = max(best[k], near)
        return best

    def staying(self, left: int) -> float:
        """What it promises to stay where one is, with so many Actions left."""
        value = self._here.get(left)
        if value is None:
            place = self.model.place
            (value,) = self._values([place], [self.home], left, moved=False)
            self._here[left] = value
        return value

    def values(self, spots: Sequence[Spot], left: int) -> list[float]:
        """What each of some spots promises to who goes there, with so many Actions left."""
        return self._values(spots, self.grounds(spots), left, moved=True)

    def _values(
        self, spots: Sequence[Spot], grounds: Sequence[float], left: int, *, moved: bool
    ) -> list[float]:
        size, move, now = len(spots), self.model.profile.move, 1.0 if left else LATER
        best, danger, blows = [0.0] * size, [0.0] * size, [0] * size
        shots = self._ready_arms(now, moved=moved)
        for foe in self.foes:
            prize = foe.prize * now
            rays: Sequence[int] = ()
            for k, spot in enumerate(spots):
                gap = foe.gap(spot)
                fight, threat = prize if gap <= move else 0.0, 0.0
                if gap <= foe.stride:
                    threat = foe.blow * (AGAIN if gap <= foe.move else SECOND)
                if gap <= foe.range or (shots and gap <= self.reach):
                    rays = rays or self._rays(foe.model, spots, moved=moved)
                    if rays[k] < UNSEEN:
                        fight = max(fight, self._shots(foe, spot, gap, rays[k], shots))
                        threat = max(threat, self._shot_at(foe, spot, gap, rays[k]))
                best[k] = max(best[k], fight)
                danger[k] += threat * foe.ready
                blows[k] += threat > 0.0
        for k, spot in enumerate(spots):
            if blows[k] and spot[2] >= HIGH_UP:
                danger[k] += min(1.0, PUSHED * blows[k]) * fall(self.battle, self.model, spot)
        return [
            ground + fight - CAUTION * min(harm, self.life)
            for ground, fight, harm in zip(grounds, best, danger)
        ]

    def _ready_arms(self, now: float, *, moved: bool) -> list[tuple[Arm, int, float]]:
        """The own arms, what moving takes of their dice, and how soon they may be used."""
        return [
            (
                arm,
                hindrance(self.battle, self.model, arm, moved=moved, now=now < 1.0),
                1.0 if arm.is_quick and moved else now,
            )
            for arm in self.arms
        ]

    def _shots(
        self, foe: Foe, spot: Spot, gap: float, rays: int, shots: list[tuple[Arm, int, float]]
    ) -> float:
        """What can be shot or cast at an enemy from a spot, now or in the next Action."""
        best = 0.0
        for arm, less, share in shots:
            if gap <= arm.reach:
                enemy = foe.model
                dice = shot_dice(self.battle, self.model, arm, enemy, spot, rays, less)
                key = arm.id, enemy.index, *dice
                promised = self._known.get(key)
                if promised is None:
                    promised = self._known[key] = volley(self.battle, arm, enemy, *dice)
                best = max(best, share * promised)
        return best

    def _shot_at(self, foe: Foe, spot: Spot, gap: float, rays: int) -> float:
        """What an enemy threatens a model with on a spot from afar."""
        enemy, threat = foe.model, 0.0
        up = foe.place[2] - spot[2]
        for arm in foe.arms:
            if gap > arm.reach + foe.move:
                continue
            mine = attack_dice(self.battle, enemy, arm, min(gap, arm.reach), up)
            theirs = defence_dice(self.battle, enemy, arm, self.model, rays, up)
            key = arm.id, self.model.index, mine, theirs
            harm = self._known.get(key)
            if harm is None:
                harm = struck(self.battle, self.model, arm, mine, theirs) * arm.fast
                self._known[key] = harm
            threat = max(threat, harm * (AGAIN if gap <= arm.reach else SECOND))
        return threat

    def _rays(self, enemy: Model, spots: Sequence[Spot], *, moved: bool) -> list[int]:
        """How much of an enemy is hidden from each spot; about as much as the other way round."""
        battle, model = self.battle, self.model
        if not moved:
            return [hidden(battle, model, enemy)]
        clouds = clouds_of(blocking_clouds(battle, model, enemy)) if battle.templates else CLEAR
        found = hidden_rays_from(
            battle.relief, battle.figures, model.index, model.profile.tall, spots, enemy.index,
            NINE_RAYS, clouds,
        )  # fmt: skip
        return [min(blocked, UNSEEN - 1) if hard < UNSEEN else UNSEEN for hard, blocked in found]

    def peril(self, spot: Spot) -> float:
        """The danger of melee on a spot."""
        total = 0.0
        for foe in self.foes:
            gap = foe.gap(spot)
            if gap <= foe.stride:
                total += foe.blow * foe.ready * (AGAIN if gap <= foe.move else SECOND)
        return CAUTION * min(total, self.life)


def _gap(model: Model, spot: Spot, enemy: Model) -> float:
    """How far a model on a spot is from an enemy's base, every inch of height counted more."""
    ex, ey, ez = enemy.place
    dx, dy, dz = ex - spot[0], ey - spot[1], abs(ez - spot[2])
    h = max(0.0, sqrt(dx * dx + dy * dy) - model.profile.radius - enemy.profile.radius)
    return h + UP * dz if dz >= 1.0 else h
