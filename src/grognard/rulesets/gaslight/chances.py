"""Closed forms of tests and blows: how likely, how hard, and what that is worth (1.1-1.3, 4.90).

Everything is counted in points of a club: what a Hero brings and a Henchman costs.
"""

from functools import lru_cache
from math import comb

from msgspec import Struct

from grognard.rulesets.gaslight.battle import Battle, Model, Spot
from grognard.rulesets.gaslight.content import number_of
from grognard.rulesets.gaslight.damage import GRUESOME
from grognard.rulesets.gaslight.falling import BEHIND_BARRIER, DIFFICULTY, TALL_BARRIER
from grognard.rulesets.gaslight.field import at_least, barrier_near, near_edges
from grognard.rulesets.gaslight.objectives import LEDGER
from grognard.rulesets.gaslight.trials import spell_effects
from grognard.rulesets.gaslight.victory import BOUNTY, DELIVERY, LEDGER_POINTS, QUARREL

POINT = 4.0
"""What a victory point is worth."""
HURT = 0.6
"""The share of a model's worth that goes with its Wounds; the rest goes with its life."""
VAIN = -1.0
"""What is worth less than doing nothing."""
LYING = 0.12
"""The share of a model's worth that being Toppled costs: an Action, and a poor defence (1.15)."""
TIME = 0.6
"""What a lost Action costs whoever lies, besides."""
HELD = 0.5
"""The share of what a thing carried scores at the end that it is worth now."""
CLINGS = 0.6
"""How often a Hero that fails a Falling test has no card to cling on with (4.105)."""


@lru_cache(maxsize=4096)
def passes(dice: int, need: int) -> float:
    """The chance of so many successes or more.

    >>> passes(4, 2)
    0.6875
    """
    if need <= 0:
        return 1.0
    return sum(comb(dice, k) for k in range(need, dice + 1)) / 2.0**dice if dice >= need else 0.0


@lru_cache(maxsize=4096)
def exceeds(mine: int, theirs: int, by: int) -> float:
    """The chance to roll at least so many successes more than the other side (section 8).

    >>> exceeds(5, 2, 1) == 99 / 128
    True
    """
    return passes(mine + theirs, theirs + by) if mine + theirs else float(by <= 0)


class Blow(Struct, frozen=True):
    """What a hit does before Armor is looked at (4.90-4.93)."""

    strength: int
    step: int
    """What each Critical Hit adds (4.92)."""
    piercing: int
    ignores_armor: bool
    damage: str
    attack: str
    knocks_down: bool


@lru_cache(maxsize=1024)
def blow(strength: int, rules: tuple[str, ...], damage: str, attack: str) -> Blow:
    """A blow of a Strength with the rules of a weapon or spell."""
    return Blow(
        strength,
        GRUESOME if "gruesome" in rules else 1,
        number_of(rules, "armor_piercing"),
        "ignores_armor" in rules,
        damage,
        attack,
        "knockdown" in rules,
    )


class Toll(Struct, frozen=True):
    """What an attack takes on average: of the Wounds a model has in print, and of its life."""

    hit: float
    share: float
    death: float

    def plus(self, other: "Toll") -> "Toll":
        """Two attacks one after the other."""
        return Toll(
            1.0 - (1.0 - self.hit) * (1.0 - other.hit),
            min(1.0, self.share + other.share),
            1.0 - (1.0 - self.death) * (1.0 - other.death),
        )


ZERO = Toll(0.0, 0.0, 0.0)


@lru_cache(maxsize=16384)
def toll(
    mine: int, theirs: int, strength: int, step: int, factor: int, left: int, full: int, hard: bool
) -> Toll:
    """What so many dice against so many take from a model that has so many Wounds left.

    Strength is what is left of it behind the Armor, below 0 too: Critical Hits add to it.

    >>> toll(5, 2, 4, 1, 1, 2, 2, False) == Toll(99 / 128, 99 / 128, 99 / 128)
    True
    """
    share = death = 0.0
    for margin in range(1, mine + 1):
        chance = exceeds(mine, theirs, margin) - exceeds(mine, theirs, margin + 1)
        taken = min(left, max(0, strength + step * (margin - 1)) * factor)
        if hard and taken >= left > 1:
            taken = left - 1
        share += chance * taken / full
        death += chance * (taken >= left)
    return Toll(exceeds(mine, theirs, 1), share, death)


def suffered(battle: Battle, victim: Model, hit: Blow, mine: int, theirs: int) -> Toll:
    """What an attack with so many dice takes from a victim with so many."""
    profile = victim.profile
    soaked, factor = hit.strength - soak(battle, victim, hit), doubling(victim, hit)
    hard = victim.has("hard_to_kill")
    return toll(mine, theirs, soaked, hit.step, factor, victim.wounds, profile.wounds, hard)


def soak(battle: Battle, victim: Model, hit: Blow) -> int:
    """What Armor and Resistance take off a hit (4.93, 4.159)."""
    armor = 0
    if not hit.ignores_armor:
        armor = victim.profile.armor + stat_bonus(battle, victim, "armor") - victim.acid
        armor = max(0, max(0, armor) - hit.piercing)
    return armor + victim.profile.number("resistance", hit.damage, hit.attack)


def doubling(victim: Model, hit: Blow) -> int:
    """Vulnerability doubles what is left (4.160)."""
    return 2 if victim.profile.is_typed("vulnerability", hit.damage, hit.attack) else 1


def harm(battle: Battle, victim: Model, hit: Blow, margin: int) -> float:
    """What a hit by so much costs its victim, once it is scored (4.90-4.92)."""
    strength = hit.strength + hit.step * (margin - 1) - soak(battle, victim, hit)
    cost = wounds_cost(battle, victim, max(0, strength) * doubling(victim, hit))
    return cost + fall(battle, victim) + (lying(battle, victim) if hit.knocks_down else 0.0)


def stat_bonus(battle: Battle, model: Model, stat: str) -> int:
    """What spells do to a characteristic now."""
    if not model.spells and not battle.auras:
        return 0
    return sum(amount for _, amount in spell_effects(battle, model, stat))


def dice(battle: Battle, model: Model, stat: str, more: int = 0) -> int:
    """A pool with what is added to it; never below one die where one is printed (1.4)."""
    printed: int = getattr(model.profile, stat)
    return max(1 if printed else 0, printed + stat_bonus(battle, model, stat) + more)


def life(battle: Battle, model: Model) -> float:
    """What a model's death would cost its side, and bring the other."""
    profile = model.profile
    kept = profile.worth * (1 - HURT + HURT * model.wounds / profile.wounds)
    return kept + POINT * _bounty(battle, model) + _burden(battle, model)


def _bounty(battle: Battle, model: Model) -> int:
    """The points for a casualty (5.3, 5.13)."""
    if battle.setting.victory == "quarrel":
        return QUARREL[model.profile.is_hero]
    return BOUNTY if model.profile.is_hero else 0


def _burden(battle: Battle, model: Model) -> float:
    """What a thing is worth to who carries it (5.10, 5.12)."""
    if not model.carries:
        return 0.0
    return POINT * HELD * (LEDGER_POINTS if model.carries == LEDGER else DELIVERY)


def price(battle: Battle, victim: Model, paid: Toll) -> float:
    """What a toll costs the victim's side."""
    profile = victim.profile
    hurt = HURT * profile.worth * paid.share
    if paid.death == 0.0:
        return hurt
    rest = life(battle, victim) - HURT * profile.worth * victim.wounds / profile.wounds
    return hurt + rest * paid.death


def fall(battle: Battle, model: Model, at: Spot | None = None) -> float:
    """What a Falling test costs a model on average where it stands, or would (4.100-4.109)."""
    spot = model.place if at is None else at
    if spot[2] == 0.0 or not near_edges(battle, model, spot):
        return 0.0
    barrier, more, need = barrier_near(battle, model, spot), 0, DIFFICULTY
    if barrier is not None:
        more, need = (2 if at_least(barrier, TALL_BARRIER) else 1), BEHIND_BARRIER
    fails = 1.0 - passes(dice(battle, model, "reflex", more), need)
    if model.profile.is_hero:
        fails *= CLINGS
    height = int(spot[2] + 1e-6)
    return fails * (wounds_cost(battle, model, height) + lying(battle, model))


def wounds_cost(battle: Battle, model: Model, taken: int) -> float:
    """What so much damage costs a model that nothing protects from it (4.109, 4.154)."""
    left = model.wounds
    if taken >= left > 1 and model.has("hard_to_kill"):
        taken = left - 1
    share = min(taken, left) / model.profile.wounds
    return price(battle, model, Toll(1.0, share, float(taken >= left)))


def lying(battle: Battle, model: Model) -> float:
    """What it costs a model to be Toppled, a fall aside (1.15-1.17)."""
    if model.toppled:
        return 0.0
    return TIME + LYING * model.profile.worth + _burden(battle, model)


def hits(battle: Battle, victim: Model, hit: Blow, mine: int, theirs: int) -> float:
    """What an attack costs its victim: Wounds, a fall from a roof, being knocked down."""
    paid = suffered(battle, victim, hit, mine, theirs)
    cost = price(battle, victim, paid)
    if victim.place[2] > 0.0:
        cost += paid.hit * fall(battle, victim)
    if hit.knocks_down:
        cost += paid.hit * lying(battle, victim)
    return cost


def healed(model: Model, amount: int) -> float:
    """What healing is worth (1.19)."""
    profile = model.profile
    gained = min(amount, profile.wounds - model.wounds)
    return HURT * profile.worth * gained / profile.wounds if gained else VAIN
