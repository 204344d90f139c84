"""What attacks may be expected to cost, in closed form: dice of both sides, damage and Stress."""

from typing import NamedTuple

from grognard.rulesets.colossus.battle import Battle, Unit
from grognard.rulesets.colossus.content import RANKS
from grognard.rulesets.colossus.damage import is_below_half
from grognard.rulesets.colossus.field import SHORT, full_steps
from grognard.rulesets.colossus.melee import BASE_ATTACK, BASE_DEFENCE
from grognard.rulesets.colossus.ranged import HIGH_SPEED
from grognard.rulesets.colossus.stress import MOST_OF_A_DIE
from grognard.rulesets.colossus.victory import CONTROL, RAIDERS
from grognard.rulesets.colossus.worth import POINT_WORTH, hit_chance, loss, turns_to_come

SHAKEN = 0.12
"""Share of its PV that being Panicked costs a machine's Side: a Turn or two at half its dice."""
OUT_OF_THE_WAY = 0.25
"""Share of the points at stake that Panic costs where a machine holds ground or leaves by it."""


class Stance(NamedTuple):
    """How a machine has moved, as far as dice ask for it."""

    stationary: bool = False
    jumping: bool = False
    distance: float = 0.0

    @classmethod
    def of(cls, unit: Unit) -> "Stance":
        """As it stands."""
        return cls(unit.stationary, unit.jumping, unit.distance)


MOVED, STAYED, JUMPED = Stance(), Stance(stationary=True), Stance(jumping=True)
RAN = Stance(distance=HIGH_SPEED)


class Fire(NamedTuple):
    """What one machine's shot at another is expected to cost, by range bracket (4.410)."""

    short: float
    effective: float
    long: float
    limit: float
    """The outer limit of the Effective bracket."""

    def at(self, apart: float) -> float:
        """From so far away."""
        if apart <= SHORT:
            return self.short
        return self.effective if apart <= self.limit else self.long


MOST_DAMAGE = 256
"""More than any hit deals."""
NO_FIRE = Fire(0.0, 0.0, 0.0, 0.0)


class Tolls:
    """What hits cost, in PV, worked out once for every machine and damage of a position."""

    def __init__(self, battle: Battle) -> None:
        self._battle = battle
        self._known: dict[int, float] = {}
        self._nerves: dict[int, float] = {}

    def hit(self, unit: Unit, damage: int, *, dread: bool = False) -> float:
        """What a hit of that much damage costs a machine's Side, the Stress of it included."""
        key = MOST_DAMAGE * unit.index + damage
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self._of(unit, damage)
        return found + self.token(unit) if dread and found else found

    def _of(self, unit: Unit, damage: int) -> float:
        if not damage or unit.destroyed:
            return 0.0
        tokens = 2 if is_below_half(unit) else 2 * (unit.armor - damage) < unit.profile.armor
        return loss(self._battle, unit, damage) + tokens * self.token(unit)

    def token(self, unit: Unit) -> float:
        """What one more Stress token costs: a sixth of what being Panicked would (4.804)."""
        found = self._nerves.get(unit.index)
        if found is None:
            found = self._nerves[unit.index] = nerve(self._battle, unit)
        return found


def _halved(dice: int, panicked: bool) -> int:
    return max(1, dice // 2) if panicked else dice


def gun_dice(unit: Unit, stance: Stance) -> int:
    """Dice of its Ranged Attack beyond Short range (4.400-4.404)."""
    dice = RANKS[unit.profile.rank][0]
    if unit.panicked:
        return _halved(dice, True)
    swaying = stance.jumping and not unit.profile.has("stabilised")
    return dice + 2 * stance.stationary - swaying


def guard_dice(unit: Unit, stance: Stance) -> int:
    """Dice against a Ranged Attack in Effective range (4.420-4.425)."""
    base = _halved(RANKS[unit.profile.rank][1], unit.panicked)
    return base + (0 if stance.stationary else unit.profile.evasion) + stance.jumping


def fire(tolls: Tolls, gunner: Unit, dice: int, target: Unit, guard: int) -> Fire:
    """What a Ranged Attack with so many dice against so many is expected to cost."""
    damage, at_short = gunner.profile.damage, dice + (not gunner.panicked)
    dread = "dread" in gunner.profile.tags
    dice, hit = max(1, dice), tolls.hit
    return Fire(
        hit_chance(max(1, at_short), guard) * hit(target, damage["short"], dread=dread),
        hit_chance(dice, guard) * hit(target, damage["effective"], dread=dread),
        hit_chance(dice, guard + 2) * hit(target, damage["long"], dread=dread),
        gunner.profile.effective,
    )


def blow(tolls: Tolls, fighter: Unit, stance: Stance, target: Unit, other: Stance) -> float:
    """What a Melee Attack is expected to cost (4.510-4.525)."""
    dice = _brawl_dice(fighter, stance) + fighter.profile.tags.get("close_fighter", 0)
    guard = _halved(BASE_DEFENCE, target.panicked) + _dodge(target, other)
    guard += stance.distance >= HIGH_SPEED
    dealt = tolls.hit(target, fighter.profile.damage["melee"])
    return hit_chance(max(1, dice), guard) * dealt


def _brawl_dice(unit: Unit, stance: Stance) -> int:
    return _halved(BASE_ATTACK, unit.panicked) + 2 * stance.stationary - stance.jumping


def _dodge(unit: Unit, stance: Stance) -> int:
    """Half its Evasion, all of it if Nimble, unless Stationary; and the Jumping token."""
    evasion = unit.profile.evasion
    dodge = evasion if unit.profile.has("nimble") else evasion // 2
    return (0 if stance.stationary else dodge) + stance.jumping


class Impact(NamedTuple):
    """What a Ram from so far is expected to do to its target, and to the rammer (4.601-4.632)."""

    dealt: float
    suffered: float


def impact(tolls: Tolls, rammer: Unit, target: Unit, other: Stance, apart: float) -> Impact:
    """A Ram of that length; declaring it may cost Stress as well."""
    size, its = rammer.profile.size, target.profile.size
    prow = rammer.profile.has("ram_prow")
    dice = _brawl_dice(rammer, MOVED) + prow + (its - size >= 2)
    guard = _halved(target.profile.skill + full_steps(apart, 6.0), target.panicked)
    guard += (size - its >= 2) + _dodge(target, other)
    damage = size + full_steps(apart, 3.0) + (size - its >= 3)
    chance = hit_chance(max(1, dice), max(1, guard))
    recoil = 0 if prow else max(1, damage // 2)
    daring = (its - size >= 2) + 2 * (0 < rammer.armor + rammer.structure <= recoil)
    return Impact(
        chance * tolls.hit(target, damage),
        chance * tolls.hit(rammer, recoil) + daring * tolls.token(rammer),
    )


def nerve(battle: Battle, unit: Unit) -> float:
    """What one more Stress token costs: a sixth of what being Panicked would (4.804)."""
    if unit.stress >= MOST_OF_A_DIE or not turns_to_come(battle):
        return 0.0
    return panic(battle, unit) / MOST_OF_A_DIE


def panic(battle: Battle, unit: Unit) -> float:
    """What being Panicked costs a machine's Side: dice, and the ground it no longer holds."""
    return SHAKEN * unit.profile.pv + OUT_OF_THE_WAY * _at_stake(battle, unit)


def _at_stake(battle: Battle, unit: Unit) -> float:
    """The points that a machine takes part in scoring next Turn (5.6, 5.12, 5.13)."""
    if unit.at is None:
        return 0.0
    setting, (x, y), move = battle.setting, unit.at, unit.profile.move
    if setting.victory == "gate":
        leaves = unit.side == RAIDERS and y - unit.profile.radius - 1.0 <= move
        return unit.profile.pv if leaves else 0.0
    points = 0.0
    for marker in setting.markers:
        reach = (marker.radius or CONTROL + unit.profile.radius) + move
        mx, my = marker.at
        if (mx - x) ** 2 + (my - y) ** 2 <= reach * reach:
            points = max(points, marker.points)
    return points * POINT_WORTH[setting.victory]
