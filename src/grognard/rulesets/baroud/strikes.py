"""What the next actions of a figure may do to an enemy, by the printed values of both.

Sight, cover and the ground between them are left out: this is asked for every two figures of
every position a bot thinks about.
"""

from collections.abc import Sequence
from functools import lru_cache
from math import comb

from msgspec import Struct

from grognard.kernel.questions import Weights
from grognard.rulesets.baroud.battle import CLOSE, RANGED, SHORT, Battle, Figure
from grognard.rulesets.baroud.charge import DICE
from grognard.rulesets.baroud.clash import DEAD, FALLEN, GRUESOME, Side, Terms, clash_weights
from grognard.rulesets.baroud.content import STICKS, Profile
from grognard.rulesets.baroud.field import distance
from grognard.rulesets.baroud.quality import LEAST_NEED, leader_counts
from grognard.rulesets.baroud.shooting import BANDS, PENALTY, band
from grognard.table.sticks.columns import TOUCH

HARM = {FALLEN: 0.25, DEAD: 1.0, GRUESOME: 1.2}
"""Share of a figure that a result costs; a gruesome death frightens others."""
BOUND = 0.35
"""Share of a figure that being immobilised costs."""
LOADED = 5 / 6
"""How often the ammunition die lets a shot happen (4.702)."""
SHOOTER = Side(is_safe=True)

Odds = Sequence[float]
"""How likely a figure is to have none, one, two or three actions at least."""
LIKELY: Odds = (1.0, 0.75, 0.45, 0.15)
"""Before the dice of an activation."""
CERTAIN: Sequence[Odds] = ((1, 0, 0, 0), (1, 1, 0, 0), (1, 1, 1, 0), (1, 1, 1, 1))
"""By the actions it has."""
Sticks = tuple[float, float, float]
Strike = tuple[float, Figure | None]
"""What a strike is likely to bring, in points of the band, and at whom."""


class Meeting(Struct, gc=False):
    """A figure, an enemy and how they stand to each other."""

    figure: Figure
    enemy: Figure
    gap: float
    helpers: int
    """Other able friends in contact with the enemy (4.304)."""
    is_held: bool
    """Whether another able enemy is in contact with the figure."""
    need: int
    """What each die of a Quality roll of the enemy must show (3.6)."""


class Strikes:
    """Who of a band may strike at whom, and what comes of it."""

    def __init__(self, battle: Battle, band: Sequence[Figure], enemies: Sequence[Figure]) -> None:
        self._sticks = battle.setting.sticks
        self._enemies = enemies
        self._gaps = {f.id: [distance(f, e) for e in enemies] for f in band}
        rows = list(self._gaps.values())
        self._touching = [sum(row[k] <= TOUCH for row in rows) for k in range(len(enemies))]
        self._needs = [_need(battle, enemy) for enemy in enemies]

    def best(self, figure: Figure, odds: Odds, *, casts: bool) -> Strike:
        """The best strike of a figure."""
        gaps = self._gaps[figure.id]
        touched = [gap <= TOUCH for gap in gaps]
        held = sum(near and e.is_able for near, e in zip(touched, self._enemies))
        best: Strike = (0.0, None)
        for k, enemy in enumerate(self._enemies):
            near = touched[k]
            meeting = Meeting(
                figure,
                enemy,
                gaps[k],
                self._touching[k] - near,
                held > (near and enemy.is_able),
                self._needs[k],
            )
            value = strike(meeting, self._sticks, odds, casts=casts)
            if value > best[0]:
                best = value, enemy
        return best


def strike(meeting: Meeting, sticks: Sticks, odds: Odds, *, casts: bool) -> float:
    """What striking at one enemy is likely to bring, less what it may cost (4.15)."""
    figure, enemy = meeting.figure, meeting.enemy
    if meeting.gap <= TOUCH:
        return odds[1] * _blow(meeting) if figure.may_fight(CLOSE) else 0.0
    if meeting.is_held:
        return 0.0
    best = _charge(meeting, sticks, odds)
    if not meeting.helpers and figure.may_fight(RANGED):
        best = max(best, _shot(meeting, sticks, odds))
        if casts and not enemy.immobilised:
            best = max(best, _spell(meeting, sticks, odds))
    return best


def _blow(meeting: Meeting) -> float:
    """An attack on an enemy in contact; both are at risk (4.302)."""
    one, other = meeting.figure.profile, meeting.enemy.profile
    hurts, costs = melee_harm(
        one, other, meeting.enemy.fallen, meeting.enemy.immobilised, meeting.helpers
    )
    return other.points * hurts - one.points * costs


def _charge(meeting: Meeting, sticks: Sticks, odds: Odds) -> float:
    """A charge and an attack, a step before it if need be (4.122-4.135)."""
    figure, enemy = meeting.figure, meeting.enemy
    stick = sticks[figure.profile.stick]
    is_ferocious = figure.has("ferocious_charge")
    cost = (1 if is_ferocious else 2) + (meeting.gap > stick)
    if meeting.gap > 2 * stick or not odds[cost]:
        return 0.0
    if not is_ferocious and not figure.may_fight(CLOSE):
        return 0.0
    arrives, costs = 1.0, 0.0
    if enemy.profile.weapons and enemy.is_able and not meeting.helpers:
        arrives, costs = reaction(enemy.profile, meeting.need, figure.profile)
    return odds[cost] * (arrives * _blow(meeting) - figure.profile.points * costs)


def _shot(meeting: Meeting, sticks: Sticks, odds: Odds) -> float:
    """A shot from where it stands, or one step closer (4.201, 1.14)."""
    profile, enemy, gap = meeting.figure.profile, meeting.enemy, meeting.gap
    best = 0.0
    for weapon in profile.weapons:
        ranges = [(gap, 1)]
        if gap > sticks[SHORT] and "tripod" not in weapon.tags:
            ranges.append((max(sticks[SHORT], gap - sticks[profile.stick]), 2))
        for length, cost in ranges:
            bands = band(length, sticks[STICKS.index(weapon.range)])
            if bands <= BANDS:
                is_near = length <= sticks[SHORT]
                harm = shot_harm(
                    profile,
                    weapon.id,
                    bands,
                    is_near,
                    enemy.profile,
                    enemy.fallen,
                    enemy.immobilised,
                )
                best = max(best, odds[cost] * harm)
    return best * enemy.profile.points


def _spell(meeting: Meeting, sticks: Sticks, odds: Odds) -> float:
    """The better spell of any power that reaches so far (4.802)."""
    enemy = meeting.enemy
    return enemy.profile.points * max(
        odds[power] * spell_harm(enemy.profile, meeting.need, enemy.fallen, power)
        if meeting.gap <= sticks[power - 1]
        else 0.0
        for power in range(1, len(sticks) + 1)
    )


@lru_cache(maxsize=1 << 12)
def appeal(one: Profile, other: Profile) -> float:
    """What going for such an enemy promises, both fresh and alone, in points of the band."""
    arrives, costs = 1.0, 0.0
    if other.weapons:  # Most are within hearing of their Leader.
        arrives, costs = reaction(other, max(LEAST_NEED, other.quality - 1), one)
    hurts, risks = melee_harm(one, other, False, False, 0)
    blow = arrives * (other.points * hurts - one.points * risks) - one.points * costs
    shots = [shot_harm(one, weapon.id, 1, True, other, False, False) for weapon in one.weapons]
    return max(blow, other.points * max(shots, default=0.0))


@lru_cache(maxsize=1 << 14)
def shot_harm(
    shooter: Profile,
    weapon_id: str,
    bands: int,
    is_near: bool,
    target: Profile,
    fallen: bool,
    immobilised: bool,
    covered: bool = False,
) -> float:
    """Share of the target that a shot is likely to cost (4.201, 4.206-4.208, 4.701)."""
    weapon, penalty = shooter.armoury[weapon_id], PENALTY[bands]
    if "unerring_aim" in shooter.abilities:
        penalty //= 2
    score = shooter.combat + penalty + (weapon.short_bonus if is_near else weapon.bonus)
    score += ("good_shot" in shooter.abilities) + 2 * immobilised
    score += _exposure(target) - ("acrobat" in target.abilities and not immobilised) - covered
    harm = _harm(score, target, fallen=fallen, immobilised=immobilised)
    return harm * LOADED if weapon.ammo else harm


@lru_cache(maxsize=1 << 10)
def spell_harm(target: Profile, need: int, fallen: bool, power: int) -> float:
    """Share of the target that the better spell of a power is likely to cost (4.806, 4.808)."""
    binds = 1 - _success(need) ** power
    bolt = _harm(power + target.is_large, target, fallen=fallen, immobilised=False)
    return max(binds * BOUND, bolt)


@lru_cache(maxsize=1 << 12)
def reaction(target: Profile, need: int, charger: Profile) -> tuple[float, float]:
    """How likely a charge arrives, and the share of the charger it costs (4.126-4.133)."""
    chance, best = _success(need), max(weapon.short_bonus for weapon in target.weapons)
    arrives = costs = 0.0
    for successes in range(DICE + 1):
        share = comb(DICE, successes) * chance**successes * (1 - chance) ** (DICE - successes)
        if not successes:
            arrives += share
            continue
        score = target.combat + (best if successes > 1 else 0) + _exposure(charger)
        score += "good_shot" in target.abilities
        shooter = Side(is_safe=True, out_of_play=successes == DICE)
        weights = clash_weights(score, charger.combat, Terms(shooter, _defence(charger)))
        whole = sum(n for _, n in weights)
        arrives += share * sum(n for (who, _), n in weights if not who) / whole
        costs += share * share_lost(weights, "target")
    return arrives, costs


@lru_cache(maxsize=1 << 14)
def melee_harm(
    one: Profile, other: Profile, fallen: bool, immobilised: bool, helpers: int
) -> tuple[float, float]:
    """Shares of the other and of itself that an attack is likely to cost (4.301-4.307)."""
    is_helpless = fallen or immobilised
    score = one.combat + _edge(one, other) + 2 * is_helpless
    against = other.combat + _edge(other, one)
    if "combat_master" not in other.abilities:
        against -= helpers
    terms = Terms(_fighter(one, other), _fighter(other, one, rolls=not is_helpless))
    weights = clash_weights(score, against, terms)
    return share_lost(weights, "target", fallen=fallen), share_lost(weights, "attacker")


def _edge(one: Profile, other: Profile) -> int:
    """What size and a mount add against another (4.305, 4.306)."""
    is_higher = "mounted" in one.abilities and "mounted" not in other.abilities
    return is_higher + (one.is_large and not other.is_large)


def _fighter(one: Profile, other: Profile, *, rolls: bool = True) -> Side:
    return Side(
        rolls=rolls,
        armoured="heavy_armour" in one.abilities,
        lethal=any(kind in other.abilities for kind in one.lethal),
        savage="savage" in one.abilities,
    )


def _exposure(target: Profile) -> int:
    """What the nature of a target adds to a shot at it (4.207, 4.208)."""
    is_hard = "undead" in target.abilities or "swarm" in target.abilities
    return target.is_large - 2 * is_hard


def _defence(target: Profile, *, rolls: bool = True) -> Side:
    return Side(rolls=rolls, armoured="heavy_armour" in target.abilities)


def _harm(score: int, target: Profile, *, fallen: bool, immobilised: bool) -> float:
    """Share of a target that a score against it is likely to cost."""
    terms = Terms(SHOOTER, _defence(target, rolls=not (fallen or immobilised)))
    return share_lost(clash_weights(score, target.combat, terms), "target", fallen=fallen)


def share_lost(weights: Weights, loser: str, *, fallen: bool = False) -> float:
    """Share of one of two fighters that a combat is likely to cost; nobody falls twice."""
    whole = sum(n for _, n in weights)
    return (
        sum(
            n * HARM.get(result, 0.0)
            for (who, result), n in weights
            if who == loser and not (fallen and result == FALLEN)
        )
        / whole
    )


def _need(battle: Battle, figure: Figure) -> int:
    """What each die of a figure that is charged must show (4.126)."""
    return max(LEAST_NEED, figure.profile.quality - leader_counts(battle, figure))


def _success(need: int) -> float:
    """How likely one die shows what it must (3.6)."""
    return (7 - need) / 6
